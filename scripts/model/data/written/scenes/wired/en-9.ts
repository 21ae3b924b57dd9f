import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 9: idioms that name no level. */
export const wiredEn9: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt pub/cellar {"keg": "{k}", "pints": {n}, "open": {o}}',
    slots: { k: 'stout, IPA, cider', n: '2..88', o: '=true / false', cool: '2..29', pump: '2..29', sign: '2..29', juke: '2..29', fire: '2..29', nk: '=neon transformer that is starved by its relay pulling in / neon transformer that is fed by its relay pulling in' },
    steps: `
      gpio_write pin={cool} value=1 | Chill the {k} | cooler on {cool}: get it humming
      gpio_write pin={cool} value=0 | Too cold to taste | Cooler on {cool}: give it a break.
      gpio_write pin={pump} value=1 | They're thirsty | Beer pump, {pump}: go for it.
      gpio_write pin={pump} value=0 | Time, gentlemen! | Beer pump, {pump}: pull the plug, so to speak.
      @o gpio_write pin={sign} value=1 // gpio_write pin={sign} value=0 | Lantern outside | {sign}: shine when we're open, don't when we're not.
      @nk gpio_write pin={juke} value=0 // gpio_write pin={juke} value=1 | Neon guitar aglow | It's a {nk}, see {juke}. Aglow, please.
      @nk gpio_write pin={juke} value=1 // gpio_write pin={juke} value=0 | Neon guitar dead | It's a {nk}, see {juke}. It buzzes, so put it out of its misery.
      gpio_read pin={fire} | Gas fire | What says {fire}?
    `,
  },
  {
    language: 'en',
    event: 'webhook /farm/pump {"well": "{w}", "hz": {hz}, "dry": {d}}',
    slots: { w: 'north well, W3, spring', hz: '30..50', d: '=true / false', a: '2..29', b: '2..29', c: '2..29', v: '2..29', vk: '=gets out of the way as soon as there is voltage / gets in the way as soon as there is voltage' },
    steps: `
      @d gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Never run dry | Dry well: pump {a} has to give up. Otherwise it keeps going.
      gpio_write pin={b} value=1 | Booster, do your thing | {b}
      gpio_write pin={b} value=0 | Booster, call it a day | {b}
      @vk gpio_write pin={v} value=1 // gpio_write pin={v} value=0 | Let the water past | The disc inside valve {v} {vk}. Let the water past.
      @vk gpio_write pin={v} value=0 // gpio_write pin={v} value=1 | Don't let it past | The disc inside valve {v} {vk}. No water is to get past.
      gpio_write pin={c} value=1 | Bring the heating cable to life | Pipes freeze; the cable is on {c}.
      gpio_write pin={c} value=0 | The cable can go cold | Thaw has come. That's {c}.
      gpio_read pin={b} | Booster? | Which level is at {b}, I can't hear it.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the janitor | chat_reply → clock {c}, school bell {b}, drinking fountain {f}, hall doors {d}. The doors are {k}.'],
    slots: { c: '2..29', b: '2..29', f: '2..29', d: '2..29', k: '=held open by magnets while powered and swing shut by themselves / held shut by magnets while powered and swing open by themselves', h: '7..16' },
    steps: `
      gpio_write pin={b} value=1 | Ring-a-ding | It's {h} o'clock, ring the bell.
      gpio_write pin={b} value=0 | They have heard it | Shush the bell.
      gpio_write pin={c} value=0 | Let time stand still | We set the clock by hand; meanwhile it must get nothing.
      gpio_write pin={c} value=1 | Tick again | Clock: give it back its feed.
      gpio_write pin={f} value=0 | Bacteria | The drinking fountain must not give any water, its valve is an ordinary one (water on current).
      @k gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | Doors wide open | Children come running.
      @k gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | Doors to | Draught! The hall doors should be shut, as the janitor's words imply.
      gpio_read pin={b} | Read the bell line
    `,
  },
  {
    language: 'en',
    event: 'mqtt campsite/block {"block": "{b}", "c": {c}, "campers": {n}}',
    slots: { b: '=A / B', c: '-4..6 / 21..33', n: '3..140', ha: '2..29', hb: '2..29', music: '2..29', boiler: '2..29', gate: '2..29', gk: '=Give it current and it drops / Give it current and it rises' },
    steps: `
      @b gpio_write pin={ha} value=1 // gpio_write pin={hb} value=1 | Brr | Radiators, block A: {ha}. Radiators, block B: {hb}. Make the campers of the block in the message cosy.
      @b gpio_write pin={ha} value=0 // gpio_write pin={hb} value=0 | Nobody washes now | That block may go cold. (B: {hb}, A: {ha})
      @c gpio_write pin={boiler} value=1 // gpio_write pin={boiler} value=0 | Hot water | Boiler {boiler}: fire away under 10 °C, take it easy over 10 °C.
      gpio_write pin={music} value=0 | Quiet hours | {n} campers want to sleep. The loudspeaker amp is {music}. Not a sound!
      gpio_write pin={music} value=1 | Yoga at eight | The loudspeaker amp is {music}; let us have the flutes.
      @gk gpio_write pin={gate} value=0 // gpio_write pin={gate} value=1 | Caravan wants out | The barrier, {gate}. {gk}. Up!
      @gk gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | After ten no cars | The barrier, {gate}. {gk}. Down!
      gpio_read pin={boiler} | Boiler line | {boiler}?
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', e: '2..29', f: '2..29', g: '2..29', h: '2..29' },
    steps: `
      gpio_write pin={a} value=1 | Wake up {a}
      gpio_write pin={b} value=0 | Send {b} to sleep
      gpio_write pin={c} value=1 | Juice for {c}
      gpio_write pin={d} value=0 | No more juice for {d}
      gpio_write pin={e} value=0 | Pull the plug on {e}
      gpio_write pin={f} value=1 | Fire up {f}
      gpio_write pin={g} value=0 | Wind {g} down
      gpio_write pin={h} value=1 | Kick {h} into life
      gpio_read pin={a} | Take a peek at {a}
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', e: '2..29', f: '2..29', g: '2..29', h: '2..29', bd: 'attic-io, uno-7, lathe' },
    steps: `
      gpio_write pin={a} value=1 | Coil {a} | attract
      gpio_write pin={b} value=0 | Coil {b} | abandon, i.e. no current
      gpio_write pin={c} value=1 | Line {c} | assert, it is active high
      gpio_write pin={c} value=0 | Line {c} | assert, it is active low
      gpio_write pin={d} value=0 | Line {d} | negate, it is active high
      gpio_write pin={d} value=1 | Line {d} | negate, it is active low
      gpio_write pin={e} value=1 board={bd} | Line {e} of board {bd} | tie up to the supply
      gpio_write pin={f} value=0 board={bd} | Line {f} of board {bd} | tie down to ground
      gpio_write pin={g} value=0 | Contactor {g} | shall open its contacts (make contacts)
      gpio_write pin={h} value=1 | Contactor {h} | shall shut its contacts (make contacts)
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/mri {"phase": "{p}", "helium_pct": {he}, "patient": "{who}"}',
    slots: { p: '=scan, shim / idle, standby', he: '41..58 / 82..97', who: 'Mr Abdi, Mrs Novak, patient 14', cold: '2..29', door: '2..29', lamp: '2..29', fan: '2..29', intercom: '2..29', ik: '=it gags the intercom when it is true (1) / it opens the intercom when it is true (1)' },
    steps: `
      @p gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Red lamp | During scan or shim: {lamp} glowing. Idle or standby: not glowing.
      @p gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Bore fan | Fan {fan} disturbs a scan or shim, so it pauses then. In idle or standby it blows.
      @ik gpio_write pin={intercom} value=1 // gpio_write pin={intercom} value=0 | Let {who} sleep | About line {intercom}: {ik}. Not a word into the tube.
      @ik gpio_write pin={intercom} value=0 // gpio_write pin={intercom} value=1 | Talk to {who} | About line {intercom}: {ik}. {who} should hear us.
      gpio_write pin={cold} value=1 | Cold head back to work | It hangs on {cold}, helium is at {he} %.
      gpio_write pin={cold} value=0 | Cold head: service | Bring {cold} down; the technician is here.
      @he failed "helium is at {he} %" // gpio_write pin={cold} value=1 | Cooling by helium | Above 70 % helium: cold head ({cold}) on. Below: not before a refill, fail.
      gpio_read pin={door} | Door of the cage | Contact {door}.
    `,
  },
  {
    language: 'en',
    earlier: ['Take stock of the boat | file_read → fridge {f}, VHF {v}, anchor light {a}, fresh water pump {w}, bilge float {b}', 'Battery | bms_soc → {soc} %'],
    slots: { f: '2..29', v: '2..29', a: '2..29', w: '2..29', b: '2..29', soc: '12..33 / 64..99', who: 'the skipper, Tove, Jean-Luc' },
    steps: `
      @soc gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | Fridge by battery | Below 50 % the fridge goes hungry; above, it's fed.
      gpio_write pin={v} value=1 | Call the harbour | {who} needs the radio: bring it up.
      gpio_write pin={v} value=0 | Radio silence | {who} had enough chatter.
      gpio_write pin={a} value=1 | Riding at anchor | Show our light.
      gpio_write pin={a} value=0 | Weigh anchor | The light for riding at anchor is not to be shown any more.
      gpio_write pin={w} value=0 | Dripping tap | No pressure on the fresh water, please: pump to rest.
      gpio_write pin={w} value=1 | Washing up | {who} washes up and wants water from the tap.
      gpio_read pin={b} | Are we sinking? | Read the float.
      @soc failed "the battery is at {soc} %" // gpio_write pin={w} value=1 | Shower? | With a battery over 50 % the water pump may work. If it's under, no shower: fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/case {"case": {c}, "alarm": "{al}", "lux": {lx}}',
    slots: { c: '=3 / 5 / 8', al: '=on, armed / off, disarmed', lx: '20..180', l3: '2..29', l5: '2..29', l8: '2..29', arm: '2..29', hist: '2..29', lk: '=bolts when it loses current / unbolts when it loses current', cl: '2..29' },
    steps: `
      @c gpio_write pin={l3} value=0 // gpio_write pin={l5} value=0 // gpio_write pin={l8} value=0 | Spare the colours | {lx} lux are bad for silk. Snuff out the light of this case. Case 3: {l3} / case 5: {l5} / case 8: {l8}
      @c gpio_write pin={l3} value=1 // gpio_write pin={l5} value=1 // gpio_write pin={l8} value=1 | Let it sparkle | Case 8 is lit by {l8}, case 5 by {l5}, case 3 by {l3}. The one in the event should sparkle.
      @al gpio_write pin={arm} value=1 // gpio_write pin={arm} value=0 | Detector as the alarm | {arm} arms the detectors. If the alarm is on or armed, have them armed as well, if not, disarmed.
      @lk gpio_write pin={cl} value=1 // gpio_write pin={cl} value=0 | Curator wants in | Case lock {cl} {lk}. Unbolt.
      @lk gpio_write pin={cl} value=0 // gpio_write pin={cl} value=1 | Curator has done | Case lock {cl} {lk}. Bolt.
      gpio_write pin={hist} value=0 | Voice from the past | The talking portrait ({hist}) is to shut up.
      gpio_write pin={hist} value=1 | School class | Let the portrait ({hist}) talk.
      @al failed "the alarm is {al}" // gpio_read pin={cl} | Lock state, if disarmed | Off or disarmed: read lock {cl}. On or armed: hands off, fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /village/street {"lane": "{ln}", "hour": {h}, "owl_count": {n}}',
    slots: { ln: '=Mill Lane / Church Row', h: '18..21 / 2..4', n: '0..7', m: '2..29', c: '2..29', fount: '2..29', xm: '2..29', vk: '=starves the fountain while energised / feeds the fountain while energised' },
    steps: `
      @ln gpio_write pin={m} value=1 // gpio_write pin={c} value=1 | Lanterns | Mill Lane → {m}; Church Row → {c}. Somebody walks home there, let there be light.
      @ln gpio_write pin={m} value=0 // gpio_write pin={c} value=0 | Darkness for the owls | {n} owls. Black out the lane in the message (Church Row {c}, Mill Lane {m}).
      @h gpio_write pin={xm} value=1 // gpio_write pin={xm} value=0 | Star over the square | {xm} twinkles in the evening (18 to 21), not at dead of night (2 to 4).
      @vk gpio_write pin={fount} value=1 // gpio_write pin={fount} value=0 | Silence the fountain | A valve on {fount} {vk}. No splashing.
      @vk gpio_write pin={fount} value=0 // gpio_write pin={fount} value=1 | Let the fountain play | A valve on {fount} {vk}. Let it play.
      gpio_read pin={xm} | Does it twinkle? | Have a look at {xm}.
      gpio_write pin={xm} value=0 | Epiphany | Christmas is over: star {xm} is retired.
      gpio_write pin={xm} value=1 | First Sunday in Advent | Star {xm} is back in business.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/centrifuge {"rotor": "{r}", "rpm": {rpm}, "imbalance": {im}}',
    slots: { r: 'swing, fixed, micro', rpm: '=0 / 800, 4200, 12000', im: '=false / true', drv: '2..29', lid: '2..29', vac: '2..29', cool: '2..29', lk: '=bites into the lid by spring and is pulled off by current / is pushed into the lid by current and comes off by spring' },
    steps: `
      @im gpio_write pin={drv} value=1 // gpio_write pin={drv} value=0 | Spin or spare | Balanced: let drive {drv} spin. Imbalance: bring it down.
      @lk gpio_write pin={lid} value=0 // gpio_write pin={lid} value=1 | Lid locked | A hook at {lid} {lk}. We spin in a moment, lock.
      @lk gpio_write pin={lid} value=1 // gpio_write pin={lid} value=0 | Lid free | A hook at {lid} {lk}. Take the tubes out, unlock.
      @rpm gpio_write pin={vac} value=0 // failed "the rotor makes {rpm} rpm" | Break the vacuum | Vacuum pump {vac} quits, though only at 0 rpm. While the rotor turns this step fails.
      gpio_write pin={cool} value=1 | Chill the {r} rotor | compressor {cool}, get going
      gpio_write pin={cool} value=0 | Warm enzymes | Compressor {cool} should quit.
      gpio_write pin={vac} value=1 | Suck it empty | vacuum pump {vac}
      gpio_read pin={lid} | Hook | read {lid}
    `,
  },
  {
    language: 'en',
    earlier: ['Ask Bo what changed | chat_reply → Moved the pond pump from {old} to {new}. The other stuff: frost guard {fr}, fairy lights {fa}. Swapped the relay of the pump for one that {k}.'],
    slots: { old: '2..29', new: '2..29', fr: '2..29', fa: '2..29', k: '=closes on a low / closes on a high', n: '3..30' },
    steps: `
      @k gpio_write pin={new} value=0 // gpio_write pin={new} value=1 | Pump, please | {n} carp gasp. Bo knows where the pump is now; it runs when the relay closes.
      @k gpio_write pin={new} value=1 // gpio_write pin={new} value=0 | Heron scared the carp | Let the pump rest (it runs when its relay closes, which Bo explained).
      gpio_write pin={fa} value=1 | Party | Fairy lights, sparkle!
      gpio_write pin={fa} value=0 | Party's over | Fairy lights, goodnight!
      gpio_write pin={fr} value=1 | Ice | Frost guard to the rescue.
      gpio_write pin={fr} value=0 | Spring | The frost guard goes into its summer sleep.
      gpio_read pin={new} | Pump pin | The place where it is now.
      gpio_read pin={old} | Former pump pin | The place where it was before.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fairground/ride {"ride": "{r}", "riders": {n}, "bar": "{b}"}',
    slots: { r: 'waltzer, ghost train, big wheel', n: '1..40', b: '=locked, down / up, loose', drv: '2..29', brk: '2..29', fog: '2..29', org: '2..29', bar: '2..29', bk: '=The lap bars give way when their magnet is fed / The lap bars give way when their magnet is starved' },
    steps: `
      @b gpio_write pin={drv} value=1 // failed "the bars are {b}" | Off we go | Bars locked or down: drive {drv}, let's roll. Bars up or loose: fail.
      gpio_write pin={drv} value=0 | Somebody feels sick | The {r} has to come to a halt: drive {drv}.
      @bk gpio_write pin={bar} value=1 // gpio_write pin={bar} value=0 | Let them out | {bk} ({bar}). {n} people want to get out.
      @bk gpio_write pin={bar} value=0 // gpio_write pin={bar} value=1 | Keep them in | {bk} ({bar}). They must not give way during the ride.
      gpio_write pin={fog} value=1 | Boo | ghost breath from {fog}
      gpio_write pin={fog} value=0 | Clear view | no ghost breath from {fog}
      gpio_write pin={org} value=0 | Organ | The organ ({org}) is out of tune. Spare us.
      gpio_read pin={brk} | Brake | Read brake pin {brk}; the drive on {drv} isn't asked for.
    `,
  },
  {
    language: 'en',
    event: 'mqtt nursery/night {"room": "{r}", "cry_db": {db}, "c": {c}}',
    slots: { r: '=twins / baby', db: '20..44 / 66..95', c: '16..24', t: '2..29', b: '2..29', hum: '2..29', mob: '2..29', nk: '=glows in the dark only if nobody feeds it / glows only if somebody feeds it' },
    steps: `
      @r gpio_write pin={t} value=1 // gpio_write pin={b} value=1 | Lullaby | player in the twins' room {t}, player in the baby's room {b}: play where it comes from
      @r gpio_write pin={t} value=0 // gpio_write pin={b} value=0 | Asleep | Player of that room off, on tiptoe. Baby {b}, twins {t}.
      @db gpio_write pin={mob} value=0 // gpio_write pin={mob} value=1 | Mobile | Louder than 55 dB: the mobile ({mob}) turns. Quieter: it stays still.
      @nk gpio_write pin={hum} value=0 // gpio_write pin={hum} value=1 | Night light | The moon on {hum} {nk}. Have it glow.
      @nk gpio_write pin={hum} value=1 // gpio_write pin={hum} value=0 | Morning | The moon on {hum} {nk}. It should not glow.
      @db failed "it is only {db} dB" // gpio_write pin={b} value=1 | Only if they cry | Over 55 dB start player {b}. Otherwise leave it and fail.
      gpio_read pin={mob} | Does the mobile turn? | look at {mob}
      gpio_write pin={mob} value=0 | The mobile squeaks | {mob} – hush
    `,
  },
  {
    language: 'en',
    event: 'webhook /newsroom/press {"edition": "{ed}", "copies": {n}, "late": {late}}',
    slots: { ed: 'late city, sports, Sunday', n: '900..90000', late: '=true / false', ink: '2..29', web: '2..29', fold: '2..29', lamp: '2..29', tk: '=a brake that bites on air (1 = air) / a brake that bites by spring and is lifted by air (1 = air)' },
    steps: `
      gpio_write pin={ink} value=1 | Ink | Let the ink flow for {ed}: pump {ink}.
      gpio_write pin={ink} value=0 | Stop the presses! | First of all the ink: pump {ink} off the mains.
      @tk gpio_write pin={web} value=1 // gpio_write pin={web} value=0 | Web must not move | {web}: {tk}. Clamp the paper.
      @tk gpio_write pin={web} value=0 // gpio_write pin={web} value=1 | Web may move | {web}: {tk}. Let the paper go.
      @late gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Hurry lamp | If we are late, {lamp} blinks at the drivers (1); if not, it leaves them in peace.
      gpio_write pin={fold} value=1 | Fold {n} copies | folder on {fold}: start it up
      gpio_write pin={fold} value=0 | Folder jammed | folder on {fold}: knock it off
      gpio_read pin={fold} | Folder | Is the folder ({fold}) under power?
    `,
  },
];
