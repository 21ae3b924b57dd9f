import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 7: which pin of many. */
export const wiredEn7: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt loom/alarm {"loom": {n}, "thread": "{col}", "picks": {pk}}',
    slots: { n: '=1 / 2 / 3 / 4', col: '=red / green / blue', pk: '120..880', a: '2..40', b: '2..40', c: '2..40', d: '2..40', r: '2..40', g: '2..40', u: '2..40', lamp: '2..40' },
    steps: `
      @n gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 | Stop the loom | Four looms from the window to the wall, clutches on {a}, {b}, {c}, {d}. They turn while clutched (high). Declutch the one with the broken thread.
      @n gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | Thread is tied | Clutch in again at the loom which had called. first {a}; second {b}; third {c}; fourth {d}
      @col gpio_write pin={r} value=1 // gpio_write pin={g} value=1 // gpio_write pin={u} value=1 | Colour feeder | red feeder {r}, green feeder {g}, blue feeder {u}: run the one whose thread broke, it pulls new yarn
      @col gpio_write pin={r} value=0 // gpio_write pin={g} value=0 // gpio_write pin={u} value=0 | Colour feeder stops | Blue has {u}, red has {r}, green has {g}. The feeder of the thread in the alarm stops.
      @n gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} // gpio_read pin={d} | Clutch level | Which level has the clutch of the loom in question (1: {a}, 2: {b}, 3: {c}, 4: {d})?
      gpio_write pin={lamp} value=1 | Work lamp | I can't see the knot. Work lamp {lamp}.
      gpio_write pin={d} value=0 | The last of the four | Clutches {a}, {b}, {c}, {d}; the weaver of the last loom goes home, it comes to rest (rests when low).
      gpio_write pin={a} value=1 | The first of the four | Clutches {a}, {b}, {c}, {d}; the first loom may weave (high = weaves).
    `,
  },
  {
    language: 'en',
    event: 'webhook /tank-farm/order {"product": "{p}", "do": "{do}", "m3": {m3}}',
    slots: { p: '=diesel / heating oil / bioethanol', do: '=open, release, deliver / close, hold, block', m3: '2..60', d: '2..29', h: '2..29', e: '2..29', bund: '2..29', vap: '2..29' },
    steps: `
      @p gpio_write pin={d} value=1 // gpio_write pin={h} value=1 // gpio_write pin={e} value=1 | Deliver | Foot valves: diesel {d}; heating oil {h}; bioethanol {e}. Energising opens. {m3} m³ of the product ordered go out, so open its valve.
      @p gpio_write pin={d} value=0 // gpio_write pin={h} value=0 // gpio_write pin={e} value=0 | Truck is full | The foot valve of the product in the order is to be de-energised. Bioethanol {e}; heating oil {h}; diesel {d}.
      @do gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | Diesel as ordered | Whatever product stands there, take the verb and apply it to the diesel valve on {d} (opens with 1).
      @do gpio_write pin={vap} value=0 // gpio_write pin={vap} value=1 | Vapour line alike | The vapour valve on {vap} does the same as ordered, yet it is closed by current, not opened.
      @p gpio_read pin={d} // gpio_read pin={h} // gpio_read pin={e} | Foot valve? | Is the foot valve of that product energised? d {d} / h {h} / b {e}, by first letters.
      gpio_write pin={bund} value=1 | Rain in the bund | Empty the bund: sump pump, IO{bund}.
      gpio_write pin={bund} value=0 | Oil on the water | Something rainbow-coloured is in the bund, therefore IO{bund} mustn't pump.
      gpio_write pin={e} value=0 | Not the ethanol | Keep {e} closed in any case; its valve needs current to open.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the patch panel | file_read → left to right: {a} {b} {c} {d} {e}', 'Who sits where? | memory_recall → 1st jack porch lamp, 2nd jack garage door motor, 3rd jack sprinkler, 4th jack door sensor, 5th jack siren'],
    slots: { a: '2..40', b: '2..40', c: '2..40', d: '2..40', e: '2..40', pol: '=howls at 0 and keeps quiet at 1 / howls at 1 and keeps quiet at 0' },
    steps: `
      gpio_write pin={a} value=1 | Porch lamp | Light it.
      gpio_write pin={a} value=0 | Porch dark | Bugs!
      gpio_write pin={b} value=0 | Garage motor | Whatever moves there is to stop moving. Plain contactor.
      gpio_write pin={c} value=1 | Sprinkler | Water the lawn; 1 lets it flow.
      gpio_write pin={c} value=0 | Sprinkler, no | The lawn is a swamp.
      gpio_read pin={d} | Is the door open? | Have a look at its sensor.
      @pol gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Siren test | Fifth jack. It {pol}. It should howl.
      @pol gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | End of the siren test | Fifth jack. It {pol}. It should keep quiet.
    `,
  },
  {
    language: 'en',
    event: 'mqtt nurses/call {"ward": "{w}", "bed": {bed}, "cancel": {ca}}',
    slots: { w: 'W2, maternity, east', bed: '=21 / 22 / 23', ca: '=false / true', a: '2..19', b: '2..19', c: '2..19', corr: '2..19', buz: '2..19', ck: '=common-anode: the line must sink to light it / common-cathode: the line must source to light it' },
    steps: `
      @bed gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Lamp over the bed | Bed 21 = D{a}. Bed 22 = D{b}. Bed 23 = D{c}. Light up the one that calls, normal sense.
      @bed gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Nurse is there | Lamp of this bed out (D{a} is 21's, D{b} is 22's, D{c} is 23's).
      @ca gpio_write pin={buz} value=1 // gpio_write pin={buz} value=0 | Buzz or not | D{buz} buzzes in the nurses' room. A call buzzes, a cancelled call (cancel: true) does not.
      @ck gpio_write pin={corr} value=0 // gpio_write pin={corr} value=1 | Corridor lamp, on | D{corr} is {ck}. On.
      @ck gpio_write pin={corr} value=1 // gpio_write pin={corr} value=0 | Corridor lamp, off | D{corr} is {ck}. Off.
      @ca failed "no call was cancelled" // gpio_write pin={corr} value=0 | After a cancellation | Only if the call was cancelled: drive D{corr} low, whatever that means for the lamp. Not cancelled: fail.
      @bed gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | Does it burn? | D{a} belongs to 21, D{b} to 22, D{c} to 23. How is the one of the calling bed?
      gpio_write pin={buz} value=0 | Sleeping hours | no buzzing after ten (D{buz})
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { lo: '2..14', hi: '22..40', even: '=12, 14, 26 / 17, 31, 35', ev: '44..50', mid: '15..21', nt: '2..40' },
    steps: `
      gpio_write pin={lo} value=1 | Fill | Two valves, {hi} and {lo}. The smaller number is the inlet, the bigger one the drain; both open at 1. Open the inlet.
      gpio_write pin={hi} value=1 | Drain | Two valves, {lo} and {hi}. The smaller number is the inlet, the bigger one the drain; both open at 1. Open the drain.
      gpio_write pin={lo} value=0 | Inlet shut | Of the valves {hi} and {lo} the inlet is the one with the lower number. Shut it, 0 shuts.
      gpio_write pin={hi} value=0 | Drain shut | Of the valves {lo} and {hi} the drain is the one with the higher number. Shut it, 0 shuts.
      gpio_read pin={mid} | The middle one | {lo} in, {mid} sensor, {hi} out. Sensor please.
      gpio_write pin={mid} value=1 | Not the outer ones | {lo}, {mid}, {hi}: power to the one in the middle.
      gpio_write pin={nt} value=0 | {nt} | Low. Not {ev}, that is the neighbour's.
      @even gpio_write pin={even} value=0 // gpio_write pin={even} value=1 | Odd or even | This is about {even}. Even pins are active low, odd pins active high. Activate.
      @even gpio_write pin={even} value=1 // gpio_write pin={even} value=0 | Odd or even, off | This is about {even}. Even pins are active low, odd pins active high. Deactivate.
    `,
  },
  {
    language: 'en',
    event: 'mqtt conveyor/jam {"segment": "{s}", "eye_pin": {eye}, "motor_pin": {mo}, "brake_pin": {br}, "logic": "{lg}"}',
    slots: { s: 'S1, merge, incline', eye: '2..40', mo: '2..40', br: '2..40', lg: '=positive, PNP / negative, inverted', bk: '=power-on brake (brakes when powered) / power-off brake (brakes when unpowered)', box: '3..90' },
    steps: `
      @lg gpio_write pin={mo} value=0 // gpio_write pin={mo} value=1 | Motor stops | {box} boxes pile up. Stop the motor of the segment; positive or PNP logic runs at 1, negative or inverted logic at 0.
      @lg gpio_write pin={mo} value=1 // gpio_write pin={mo} value=0 | Motor runs | Jam cleared. Motor of the segment on, by the logic in the message (positive, PNP: 1 = on; negative, inverted: 0 = on).
      gpio_read pin={eye} | Is the eye free? | Look at the light barrier of the jam.
      @bk gpio_write pin={br} value=1 // gpio_write pin={br} value=0 | Brake | The brake of {s} is a {bk}. Hold the boxes; a 1 is power.
      @bk gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | Brake off | The brake of {s} is a {bk}. Let the boxes slide; a 1 is power.
      gpio_read pin={mo} | Command | Do we still command the motor? Read it.
      gpio_write pin={br} value=0 | Brake coil cold | The coil of the brake smells. Take its power, whatever the brake does then.
      gpio_read pin={br} | Read the brake coil
    `,
  },
  {
    language: 'en',
    earlier: ['Wire colours | camera_text → brown {br}, white {wh}, green {gr}, yellow {ye}, grey {gy}', 'Key | file_read → brown = pump, white = float (input), green = valve, yellow = heater, grey = stirrer'],
    slots: { br: '2..40', wh: '2..40', gr: '2..40', ye: '2..40', gy: '2..40', v: '=held shut while driven / held open while driven', st: '=it stirs until it is driven / it stirs once it is driven' },
    steps: `
      gpio_write pin={br} value=1 | Pump on
      ^ | Brown wire | power
      gpio_read pin={wh} | Read the float
      @v gpio_write pin={gr} value=0 // gpio_write pin={gr} value=1 | Valve open | It is {v}.
      @v gpio_write pin={gr} value=1 // gpio_write pin={gr} value=0 | Valve shut | It is {v}.
      gpio_write pin={ye} value=0 | Heater | Cold, please.
      @st gpio_write pin={gy} value=0 // gpio_write pin={gy} value=1 | Stir | An oddity of the stirrer: {st}. I need it to stir.
      @st gpio_write pin={gy} value=1 // gpio_write pin={gy} value=0 | Don't stir | An oddity of the stirrer: {st}. I need it still.
      gpio_write pin={ye} value=1 | Yellow wire | Let it heat.
    `,
  },
  {
    language: 'en',
    event: 'webhook /market/stall {"stall": "{s}", "needs": "{n}", "trader": "{who}"}',
    slots: { s: 'fish, flowers, stall 9', n: '=water / current / light', who: 'Gül, Henk, Frau Sommer', w: '2..29', c: '2..29', l: '2..29', siren: '2..29', bol: '2..29', bk: '=kept up by current / kept down by current' },
    steps: `
      @n gpio_write pin={w} value=1 // gpio_write pin={c} value=1 // gpio_write pin={l} value=1 | What {who} needs | water {w} - current {c} - light {l}. Turn on what is needed.
      @n gpio_write pin={w} value=0 // gpio_write pin={c} value=0 // gpio_write pin={l} value=0 | {who} packs up | Turn off what was asked for in the message. (l: {l}, w: {w}, c: {c}, by initial)
      @n gpio_read pin={w} // gpio_read pin={c} // gpio_read pin={l} | Supplied? | See whether {who} already gets it: read water ({w}), current ({c}) or light ({l}), as the need is.
      @bk gpio_write pin={bol} value=0 // gpio_write pin={bol} value=1 | Vans may leave | The bollard is {bk}. It's output {bol}. Bollard down.
      @bk gpio_write pin={bol} value=1 // gpio_write pin={bol} value=0 | No more vans | The bollard is {bk}. It's output {bol}. Bollard up.
      gpio_write pin={siren} value=1 | Eight o'clock | The market opens with a hoot of {siren}.
      gpio_write pin={siren} value=0 | Eight o'clock and ten seconds | Enough hooting ({siren}), they've all heard.
      gpio_write pin={l} value=0 | Broad daylight | {s}: {who} wastes light. {l} is the light; {w} and {c} keep going.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/plant {"pool": "{p}", "swimmers": {n}, "cl": {cl}}',
    slots: { p: '=lap / kids / dive', n: '0..60', cl: '0.1..0.4 / 1.2..2.0', a: '2..29', b: '2..29', c: '2..29', dose: '2..29', wave: '2..29', cov: '2..29', ck: '=drives it over the water, rolls it out / winds it off the water, rolls it up' },
    steps: `
      @p gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Bubbles | Air pads: lap pool GPIO {a}, kids' pool GPIO {b}, dive pool GPIO {c}. Bubbles in the pool in the message.
      @p gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Smooth water | The pool of the message should be smooth, so its air pad gets no current. GPIO {c} dive, GPIO {b} kids, GPIO {a} lap.
      @cl gpio_write pin={dose} value=1 // gpio_write pin={dose} value=0 | Chlorine | Below 0.8 mg/l doser {dose} doses. Above, it does not.
      @ck gpio_write pin={cov} value=1 // gpio_write pin={cov} value=0 | Cover the lap pool | A 1 on {cov} {ck}, the motor knows no other way than that and its opposite at 0. Pool covered for the night.
      @ck gpio_write pin={cov} value=0 // gpio_write pin={cov} value=1 | Uncover the lap pool | A 1 on {cov} {ck}, the motor knows no other way than that and its opposite at 0. Early swimmers are coming.
      gpio_write pin={wave} value=1 | Surf's up | Wave machine, {wave}!
      gpio_write pin={wave} value=0 | Flat as a mirror | Wave machine, {wave}, no more.
      gpio_read pin={dose} | Doser | Pin {dose}, which level?
    `,
  },
  {
    language: 'en',
    earlier: ['Who owns which relay? | file_read → relay 1 – pin {a} – Kemal; relay 2 – pin {b} – Judith; relay 3 – pin {c} – nobody', 'Key cabinet | key_log → relay {n} was taken by the wrong person'],
    slots: { a: '2..29', b: '2..29', c: '2..29', n: '=1 / 2 / 3', rel: '=NC / NO', tool: 'router, welder, kiln' },
    steps: `
      @n gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Let that relay fall off | The one the key log complains of.
      @n gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | Read that relay | The one the key log complains of.
      gpio_write pin={a} value=1 | Kemal's relay pulls in
      gpio_write pin={b} value=0 | Judith's relay falls off
      gpio_write pin={c} value=1 | Nobody's relay | pull in
      @rel gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Kemal's {tool} off | It hangs on the {rel} contact of his relay.
      @rel gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Judith's {tool} on | It hangs on the {rel} contact of her relay.
      @rel gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Judith's {tool} dead | Her relay, {rel} contact. The {tool} must have no current while she cleans it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fireworks/panel {"cue": {cue}, "bank": "{b}", "state": "{s}"}',
    slots: { cue: '=5 / 6 / 7', b: 'east, pier, barge', s: '=safe / armed', a: '2..29', c: '2..29', d: '2..29', arm: '2..29', lamp: '2..29', horn: '2..29', ak: '=Only a 0 arms the bank and a 1 makes it safe / Only a 1 arms the bank and a 0 makes it safe' },
    steps: `
      @cue gpio_write pin={a} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | Fire the cue | Igniters: cue 5 on {a}, cue 6 on {c}, cue 7 on {d}. Current ignites.
      @cue gpio_write pin={a} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 | Igniter dead | Take the current off the igniter of this cue. 5: {a}. 6: {c}. 7: {d}.
      @ak gpio_write pin={arm} value=0 // gpio_write pin={arm} value=1 | Arm | {ak}. Line {arm}. Arm it.
      @ak gpio_write pin={arm} value=1 // gpio_write pin={arm} value=0 | Make safe | {ak}. Line {arm}. People on the {b}: safe!
      @s gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Red lamp when armed | lamp {lamp}: red light while the panel is armed, none while it's safe
      @s failed "the panel is safe" // gpio_write pin={horn} value=1 | Warning | An armed panel is announced by horn {horn}. On a safe one, fail.
      gpio_write pin={horn} value=0 | Hush | horn {horn} mute
      gpio_read pin={arm} | Line {arm} | 0 or 1?
    `,
  },
  {
    language: 'en',
    event: 'webhook /bakery/proofer {"trolley": {t}, "slot": "{s}", "rh": {rh}}',
    slots: { t: '1..60', s: '=upper / middle / lower', rh: '55..70 / 88..97', u: '2..29', m: '2..29', l: '2..29', st: '2..29', fan: '2..29', dk: '=the door of each slot springs open when its coil dies / the door of each slot springs open when its coil is fed' },
    steps: `
      @s gpio_read pin={u} // gpio_read pin={m} // gpio_read pin={l} | Trolley {t} | Coils of the slots: {u} up, {m} in the middle, {l} at the bottom. Which level is on the coil of this one?
      @dk gpio_write pin={u} value=0 // gpio_write pin={u} value=1 | Top slot opens | The coil of the upper slot is {u}, and {dk}. Open it.
      @dk gpio_write pin={u} value=1 // gpio_write pin={u} value=0 | Top slot closed | The coil of the upper slot is {u}, and {dk}. It should be closed.
      @dk gpio_write pin={l} value=0 // gpio_write pin={l} value=1 | Bottom slot opens | As {dk}, open the lower one, whose coil is {l} (the middle one has {m}).
      @rh gpio_write pin={st} value=1 // gpio_write pin={st} value=0 | Steam for the dough | Steamer {st} works below 80 % of humidity and rests above.
      @rh failed "it is only {rh} %" // gpio_write pin={fan} value=1 | Dripping ceiling | Over 80 % fan {fan} has to spin. Otherwise it can't be asked for, fail.
      gpio_write pin={fan} value=0 | Skin on the dough | fan {fan} makes a skin. stop.
      @s gpio_write pin={u} value=0 // gpio_write pin={m} value=0 // gpio_write pin={l} value=0 | Coil dies | The coil of trolley {t}'s slot loses its current (upper {u}, middle {m}, lower {l}).
    `,
  },
  {
    language: 'en',
    event: 'mqtt escalator/state {"esc": "{e}", "dir": "{d}", "steps_wet": {w}}',
    slots: { e: '=E1 / E2', d: '=up / down', w: '=true / false', r1: '2..29', r2: '2..29', dir: '2..29', heat: '2..29', lamp: '2..29', iv: '=The direction relay is at rest for upwards and pulled in for downwards / The direction relay is at rest for downwards and pulled in for upwards' },
    steps: `
      @e gpio_write pin={r1} value=1 // gpio_write pin={r2} value=1 | Run | run contactor E1 {r1}; run contactor E2 {r2}; the one that reports
      @e gpio_write pin={r1} value=0 // gpio_write pin={r2} value=0 | A shoelace! | Reporting escalator to a stop. E2 is {r2}, E1 is {r1}.
      @iv gpio_write pin={dir} value=0 // gpio_write pin={dir} value=1 | Upwards | {iv}. It's at {dir}. Set it for the morning crowd, upwards.
      @iv gpio_write pin={dir} value=1 // gpio_write pin={dir} value=0 | Downwards | {iv}. It's at {dir}. Set it for the evening crowd, downwards.
      @d gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | No-entry sign upstairs | {lamp} = red sign at the upper end. It is lit while the escalator goes up and dark while it goes down.
      @w gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | Step heating | Wet steps freeze: heating {heat} on. Dry steps: off.
      @w failed "the steps are wet" // gpio_write pin={heat} value=0 | Save power | Provided that the steps are not wet, heating {heat} goes off. Wet: fail.
      gpio_read pin={dir} | Direction relay | Pulled in or at rest? Read {dir}.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the guest book | guest_lookup → {g} sleeps in the {r}', 'Cabin pins | memory_recall → attic: heater {ha}, lamp {la}. Tower: heater {ht}, lamp {lt}. Boathouse: heater {hb}, lamp {lb}. Heaters 1 = warm; lamps 0 = bright.'],
    slots: { g: 'Ms Quist, the twins, Bram', r: '=attic / tower / boathouse', ha: '2..50', la: '2..50', ht: '2..50', lt: '2..50', hb: '2..50', lb: '2..50' },
    steps: `
      @r gpio_write pin={ha} value=1 // gpio_write pin={ht} value=1 // gpio_write pin={hb} value=1 | A warm room for {g} | Warm it up before the arrival.
      @r gpio_write pin={ha} value=0 // gpio_write pin={ht} value=0 // gpio_write pin={hb} value=0 | {g} likes it cold | No heat where this guest sleeps.
      @r gpio_write pin={la} value=0 // gpio_write pin={lt} value=0 // gpio_write pin={lb} value=0 | {g} reads | It has to be bright there.
      @r gpio_write pin={la} value=1 // gpio_write pin={lt} value=1 // gpio_write pin={lb} value=1 | {g} sleeps | It has to be dark there.
      @r gpio_read pin={ha} // gpio_read pin={ht} // gpio_read pin={hb} | Heater of {g} | Read it.
      gpio_write pin={la} value=1 | Attic dark
      gpio_write pin={lt} value=0 | Tower bright
      gpio_write pin={hb} value=0 | Boathouse cold
      gpio_write pin={ht} value=1 | Tower warm
    `,
  },
  {
    language: 'en',
    event: 'mqtt rail/yard {"track": {t}, "signal": "{s}", "wagon": "{w}"}',
    slots: { t: '=11 / 12 / 13', s: '=clear, proceed / stop, danger', w: 'tank car, hopper, flat 44', a: '2..10', b: '2..10', c: '2..10', sg: '20..29', der: '20..29', lamp: '20..29', dk: '=lies on the rail unless pulled off by current / lies beside the rail unless pushed on by current' },
    steps: `
      @t gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Retarder | Track brakes grip with current – track 11: {a}, track 12: {b}, track 13: {c}. Grip the {w}.
      @t gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Let it roll | The {w} is let go by the brake of its track. 13: {c}, 12: {b}, 11: {a}; they grip with current.
      @s gpio_write pin={sg} value=1 // gpio_write pin={sg} value=0 | Shunting signal | {sg} shows white when energised (clear, proceed) and red at rest (stop, danger). Show what the message has.
      @dk gpio_write pin={der} value=0 // gpio_write pin={der} value=1 | Derailer on | The derailer on {der} {dk}. It has to lie on the rail: protection for the workers.
      @dk gpio_write pin={der} value=1 // gpio_write pin={der} value=0 | Derailer off | The derailer on {der} {dk}. The rail has to be clear for the {w}.
      @s gpio_write pin={lamp} value=1 // failed "the signal shows {s}" | Yard light | At clear or proceed light lamp {lamp}. At stop or danger this step fails.
      gpio_write pin={lamp} value=0 | Yard dark | {lamp} is to be dark, the owls are back.
      @t gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | Is it gripping? | Read the retarder of the track (11 {a} · 12 {b} · 13 {c}).
    `,
  },
];
