import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 7. */
export const choices7: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt market/stall {"stall": "{s}", "awning": "{a}", "power": "{p}", "rent_paid": "{rp}"}',
    slots: { s: '14, 31, corner', a: '=out / in', p: '=on, off', rp: '=yes / no', s2: '22, 47, fountain', amp: '6..32', t: '=06:30, 13:00, 18:30' },
    tools: ['marktix_awning(stall, awning: out|in): Move the awning of a stall', 'marktix_power(stall, socket: on|off, amps?: int): Switch the socket of a stall', 'marktix_water(stall, tap: on|off|frost): Switch the tap of a stall', 'marktix_sign(stall, text, from?): Write on the sign of a stall'],
    steps: `
      @rp marktix_power stall={s} socket=on // marktix_power stall={s} socket=off | Paid? | Power for the stall in the message if the rent is paid; cut it if the rent is not paid.
      @a marktix_awning stall={s} awning=in // marktix_awning stall={s} awning=out | Awning | The other way with the awning of this stall: out becomes in, in becomes out.
      marktix_awning stall={s2} awning=in | Gusts | Stall {s2}: it gets windy, awning away.
      marktix_power stall={s2} socket=on amps={amp} | Fryer | {amp} A for stall {s2}, there is a fryer.
      marktix_power stall={s2} socket=off | No power | stall {s2} without power
      marktix_water stall={s2} tap=frost | Frost | The tap of stall {s2} is to be protected from frost.
      marktix_sign stall={s} text="Fresh fish" from={t} | Sign | From {t} the sign of this stall reads "Fresh fish".
      marktix_sign stall={s2} text="Closed today" | Sign | "Closed today" on the sign of stall {s2}, beginning now.
    `,
  },
  {
    language: 'en',
    slots: { h: 'GH-3, alpha, rack 9', h2: 'GH-8, omega, rack 14', w: '80..400', c: '45..85', d: '=/mnt/scratch, /data/models, /opt/cache', n: '1..8' },
    tools: ['rechna.power(node, plan: eco|balanced|full, watts?: int): Set the power plan, node such as "beta"', 'rechna.fans(node, curve: quiet|normal|max): Set the fans', 'rechna.clean(node, folder, what: temporary|logs|everything): Clean a folder', 'rechna.drain(node, running: wait|kill): Take jobs off a node', 'rechna.cards(node, count: int, share?: bool): Set how many cards a node offers'],
    steps: `
      rechna.power node="{h}" plan=full watts={w} | Full | Node {h} flat out, up to {w} W.
      rechna.power node="{h2}" plan=eco | Save | Node {h2} is to use as little as it can.
      rechna.power node="{h2}" plan=balanced | In between | {h2}: neither as little nor as much as it can, something in between
      rechna.fans node="{h}" curve=quiet | Meeting | A meeting takes place next to {h}, hush the fans.
      rechna.fans node="{h2}" curve=max | Hot | Fans of {h2} as fast as they go.
      rechna.clean node="{h}" folder={d} what=temporary | Clean | The temporary things in {d} on node {h}, nothing else.
      rechna.clean node="{h2}" folder={d} what=everything | Empty | {h2}, folder {d}: out with everything.
      rechna.drain node="{h}" running=wait | Drain | Take the jobs off {h} but let those that run come to their end.
      rechna.drain node="{h2}" running=kill | Now | Take the jobs off {h2}. Those that run are broken off.
      rechna.cards node="{h}" count={n} | Cards | {n} cards on {h}; sharing is as it is.
    `,
  },
  {
    language: 'en',
    event: 'webhook /choir/plan {"choir": "{c}", "piece": "{p}", "key": "{k}", "key_before": "{kb}", "standing": "{st}"}',
    slots: { c: 'Kantorei, Gospel, boys', p: '=Locus iste, Jubilate, Ave verum', k: '=C major, F minor, A major', kb: '=D flat, B minor, G major', st: '=yes / no', bpm: '48..144', m: '10..60', c2: 'Vox, Jazz, girls' },
    tools: ['stimma_key(choir, piece, key): Set the key of a piece', 'stimma_stand(choir, standing: bool): Stand or sit', 'stimma_tempo(piece, bpm: int, swing?: bool): Set the tempo', 'stimma_parts(choir, voices: high|low|all): Call the voices', 'stimma_break(choir, minutes: int, tea?: bool): Plan a break'],
    steps: `
      stimma_key choir="{c}" piece="{p}" key="{kb}" | Old key | The choir wants this piece in the key it was in before.
      stimma_key choir="{c2}" piece="{p}" key="{k}" | Same key | {c2} sings this piece in the key it has now.
      @st stimma_stand choir="{c}" standing=false // stimma_stand choir="{c}" standing=true | Change | Tell this choir to do the opposite: sit down if it stands, stand up if it sits.
      stimma_stand choir="{c2}" standing=false | Sit | {c2} sits.
      stimma_tempo piece="{p}" bpm={bpm} swing=false | Straight | {p} at {bpm}, straight, no swing.
      stimma_tempo piece="{p}" bpm={bpm} | Tempo | {p} at {bpm}
      stimma_parts choir="{c2}" voices=low | Basses | Only tenors and basses of {c2}, that is the low voices.
      stimma_parts choir="{c2}" voices=all | All | {c2} with every voice.
      stimma_break choir="{c}" minutes={m} tea=true | Break | {m} min of break for this choir, with tea.
    `,
  },
  {
    language: 'en',
    event: 'mqtt silo/elevator {"leg": "{l}", "gate": "{g}", "rate_tph": {r}, "rate_before": {rb}}',
    slots: { l: 'leg 1, tower A, intake', g: '=to_dryer / to_store', r: '20..60', rb: '70..140', l2: 'leg 4, tower C, outload', m: '4..50', t: '10..85' },
    tools: ['elevata_gate(leg, gate: to_dryer|to_store|shut): Set the gate of an elevator', 'elevata_rate(leg, tph: int): Set the rate', 'elevata_run(leg, cups: forward|reverse|stop, minutes?: int): Run the cups', 'elevata_dust(leg, filter: bool, alarm?: int): Set the dust filter'],
    steps: `
      @g elevata_gate leg="{l}" gate=to_store // elevata_gate leg="{l}" gate=to_dryer | Change of way | What this leg lifts goes to the wrong side. Send it to the other one.
      elevata_gate leg="{l2}" gate=shut | Nowhere | {l2} neither to the dryer nor to the store.
      elevata_gate leg="{l2}" gate=to_dryer | Wet | Wet maize on {l2}, it has to be dried.
      elevata_rate leg="{l}" tph={rb} | As before | Rate of this leg as before.
      elevata_rate leg="{l2}" tph={r} | As the other | {l2} with the present rate of the reported leg.
      elevata_run leg="{l2}" cups=reverse minutes={m} | Unblock | {l2} backwards, {m} min.
      elevata_run leg="{l2}" cups=forward | Run | {l2} forwards. Somebody will stop it.
      elevata_dust leg="{l2}" filter=true alarm={t} | Dust | Filter of {l2} on, alarm at {t}.
      elevata_dust leg="{l}" filter=false | No filter | No filter on this leg and no alarm.
    `,
  },
  {
    language: 'en',
    slots: { c: 'Anode 1, nickel line, barrel 3', c2: 'Anode 5, zinc line, barrel 7', a: '5..400', v: '2.5..11.5', m: '3..45', um: '2.5, 12.0, 25.0' },
    tools: ['galvano.current(cell, amps: int, reverse: bool): Set the current', 'galvano.plate(cell, micrometres: num, bath?: acid|cyanide|alkaline): Plate', 'galvano.barrel(cell, roll: left|right|still): Roll a barrel', 'galvano.rinse(cell, stages: int, warm?: bool): Rinse', 'galvano.tag(cell, text): Write a tag'],
    steps: `
      galvano.current cell="{c}" amps={a} reverse=false | Plate | {a} A on {c}, the normal way.
      galvano.current cell="{c2}" amps={a} reverse=true | Strip | Strip {c2}: {a} A the wrong way round.
      galvano.plate cell="{c}" micrometres={um} bath=acid | Acid | {um} µm in {c}, acid bath
      galvano.plate cell="{c2}" micrometres={um} | Plate | {c2} {um} µm. Which bath is decided on the spot.
      failed "neutral is no bath" | Neutral | {um} µm in {c2} in a neutral bath.
      galvano.barrel cell="{c2}" roll=still | Still | {c2} doesn't roll, left or right.
      galvano.barrel cell="{c}" roll=right | Roll | {c} to the right.
      galvano.rinse cell="{c2}" stages=3 warm=true | Rinse | Three stages of warm rinsing for {c2}.
      galvano.tag cell="{c}" text="{um} µm Ni" | Tag | The tag on {c} is "{um} µm Ni".
    `,
  },
  {
    language: 'en',
    event: 'webhook /hostel/bunk {"bunk": "{b}", "guest": "{g}", "level": "{l}", "wants": "{w}"}',
    slots: { b: '4A, 7C, 12B', g: 'Ana, Piet, Yui', l: '=upper / lower', w: '=towel, lock / bath, breakfast in bed', n: '2..9', e: '2.50, 4.00, 7.50', b2: '5D, 9A, 15C' },
    tools: ['schlafix_level(guest, level: upper|lower): Give a guest the upper or lower bed', 'schlafix_rent(guest, thing: towel|lock|sheets, deposit?: num): Rent a thing out', 'schlafix_nights(guest, nights: int, breakfast: bool): Book nights', 'schlafix_door(bunk, card: yes|no|staff): Say who opens a room', 'schlafix_quiet(from, to?): Set quiet hours'],
    steps: `
      @l schlafix_level guest="{g}" level=lower // schlafix_level guest="{g}" level=upper | Swap | The guest would like the other level.
      @w schlafix_rent guest="{g}" thing={w} // failed "{w} cannot be rented" | Rent | Rent out what the guest wants, no deposit. What cannot be rented fails.
      schlafix_rent guest="{g}" thing=sheets deposit={e} | Sheets | Sheets for the guest in the request, {e} € deposit.
      schlafix_nights guest="{g}" nights={n} breakfast=false | Nights | {n} nights for this guest, no breakfast.
      schlafix_nights guest="{g}" nights={n} breakfast=true | Nights | {n} nights and breakfast for {g}
      schlafix_door bunk={b2} card=staff | Staff | Only we get into {b2}.
      schlafix_door bunk={b2} card=no | Bedbugs | Bedbugs in {b2}. No card opens it, ours included.
      schlafix_quiet from=22:00 to=07:00 | Quiet | Quiet from 22:00 to 07:00.
      schlafix_quiet from=23:00 | Quiet | Quiet from 23:00, the end is up to people.
    `,
  },
  {
    language: 'en',
    event: 'mqtt foundry/ladle {"ladle": "{l}", "tilt": "{t}", "melt": "{m}", "celsius": {c}}',
    slots: { l: 'L1, L5, big ladle', t: '=toward_mould / toward_furnace', m: '=brass, iron', c: '980..1480', l2: 'L3, L8, hand ladle', d: '5..80', kg: '12.5, 80.0, 240.0' },
    tools: ['giessix_tilt(ladle, to: toward_mould|toward_furnace|upright, degrees?: int): Tilt a ladle', 'giessix_pour(ladle, kg: num, pace: trickle|steady|gush): Pour', 'giessix_lid(ladle, lid: bool): Set the lid', 'giessix_flux(ladle, grams: int, kind?: salt|borax): Add flux'],
    steps: `
      @t giessix_tilt ladle="{l}" to=toward_furnace // giessix_tilt ladle="{l}" to=toward_mould | Away | This ladle leans to the wrong side; let it lean to the other one.
      giessix_tilt ladle="{l2}" to=upright | Upright | {l2} must not lean, whether to the mould or to the furnace.
      giessix_tilt ladle="{l2}" to=toward_mould degrees={d} | Pour | {l2} {d}° to the mould.
      giessix_pour ladle="{l2}" kg={kg} pace=trickle | Thin wall | Thin walls: {kg} kg from {l2}, only a trickle.
      giessix_pour ladle="{l2}" kg={kg} pace=gush | Thick | {kg} kg from {l2} in one gush
      giessix_lid ladle="{l}" lid=true | Lid | Keep this ladle covered.
      giessix_lid ladle="{l2}" lid=false | No lid | {l2} uncovered.
      giessix_flux ladle="{l2}" grams=250 kind=borax | Borax | 250 g of borax for {l2}.
      giessix_flux ladle="{l}" grams=400 | Flux | 400 g of flux into this ladle, any kind.
    `,
  },
  {
    language: 'en',
    slots: { r: 'route 5, bins north, tour B', r2: 'route 12, bins south, tour E', d: '=2026-12-24, 2027-01-02, 2027-04-05', t: '=05:45, 06:30, 07:10', kg: '120..990', n: '2..19' },
    tools: ['tonnix.empty(route, bin: paper|glass|rest, date?): Plan to empty bins', 'tonnix.shift(route, by: earlier|later|same, minutes?: int): Shift a tour', 'tonnix.crew(route, people: int, driver?): Set the crew', 'tonnix.weight(route, kg: int, dry: bool): Enter a weight', 'tonnix.notice(route, to: all|late_payers|nobody): Notify households'],
    steps: `
      tonnix.empty route="{r}" bin=paper date={d} | Paper | Paper on {r}, {d}.
      tonnix.empty route="{r2}" bin=rest | Rest | Neither paper nor glass on {r2}: the rest. As soon as can be, no date.
      failed "compost is not a bin" | Compost | Empty the compost bins of {r} on {d}.
      tonnix.shift route="{r}" by=earlier minutes=30 | Earlier | {r} half an hour (30 min) earlier.
      tonnix.shift route="{r2}" by=later minutes=45 | Later | {r2} comes 45 minutes later.
      tonnix.shift route="{r2}" by=same | Normal | {r2} at its usual time.
      tonnix.crew route="{r}" people={n} driver=Mirek | Crew | {n} people on {r}, Mirek drives.
      tonnix.weight route="{r2}" kg={kg} dry=false | Rain | {kg} kg on {r2}, wet from the rain, not dry.
      tonnix.notice route="{r}" to=nobody | Nobody | No household on {r} is told.
      tonnix.notice route="{r2}" to=all | Everybody | all households on {r2}
    `,
  },
  {
    language: 'en',
    event: 'mqtt egg/sorter {"line": "{l}", "belt": "{b}", "min_g": {g}, "min_g_before": {gb}, "sort": "{so}"}',
    slots: { l: 'E1, E4, hall A', b: '=running / halted', g: '42..52', gb: '53..63', so: '=weight, colour', l2: 'E2, E7, hall C', n: '6..30', p: '5..60' },
    tools: ['ovix_belt(line, state: running|halted): Run or halt a belt', 'ovix_least(line, grams: int): Set the least weight', 'ovix_sort(line, by: weight|colour|none): Set how eggs are sorted', 'ovix_box(line, eggs: 6|10|30, stamp?: bool): Set the box', 'ovix_light(line, percent: int, side?: left|right): Shine through the eggs'],
    steps: `
      @b ovix_belt line="{l}" state=halted // ovix_belt line="{l}" state=running | Toggle | Halt this belt if it runs, let it run if it has halted.
      ovix_least line="{l}" grams={gb} | As before | The least weight on this line as before.
      ovix_least line="{l2}" grams={g} | Take it over | {l2}: same least weight as the reported line has now.
      ovix_sort line="{l2}" by=colour | Brown and white | {l2}: white ones here, brown ones there.
      ovix_sort line="{l2}" by=none | Mixed | Sort nothing on {l2}, neither by weight nor by colour.
      ovix_box line="{l2}" eggs=10 stamp=true | Ten | Boxes of ten on {l2}, stamped.
      ovix_box line="{l}" eggs=30 | Trays | 30 to a tray on this line.
      failed "there is no box for 12" | Dozen | Boxes of 12 on {l2}.
      ovix_light line="{l2}" percent={p} side=left | Left lamp | {p}% with the left lamp of {l2}.
      ovix_light line="{l2}" percent={p} | Lamps | {l2} {p}% on both sides, so no side is named.
    `,
  },
  {
    language: 'en',
    slots: { k: 'Nova, Trek 4, B-118', k2: 'Cargo 2, Brompton, B-240', bar: '2.5..7.5', nm: '4..40', m: '15..240', c: '=A1, C3, D2' },
    tools: ['radlix_lock(bike, locked: bool, minutes?: int): Lock or unlock a bike', 'radlix_assist(bike, level: off|tour|boost): Set the motor', 'radlix_park(bike, stand): Note the stand, such as "B4"', 'radlix_check(bike, part: brakes|chain|lights, done: bool): Enter a check', 'radlix_tyre(bike, bar: num, wheel?: front|back): Enter the tyre pressure'],
    steps: `
      radlix_lock bike="{k}" locked=false minutes={m} | Ride | Someone rides {k} for {m} min: unlock.
      radlix_lock bike="{k2}" locked=true | Lock | {k2} stays locked till further notice.
      radlix_assist bike="{k}" level=off | Own power | No motor on {k}.
      radlix_assist bike="{k2}" level=boost | Hills | All the push that {k2} has.
      failed "there is no level eco" | Eco | {k2} in eco.
      radlix_park bike="{k}" stand={c} | Parked | {k} is in stand {c}.
      radlix_check bike="{k}" part=chain done=true | Chain | Chain of {k} checked.
      radlix_check bike="{k2}" part=brakes done=false | Brakes | Brakes of {k2}: still to be done.
      radlix_tyre bike="{k}" bar={bar} wheel=back | Back | {bar} bar in the back wheel of {k}.
      radlix_tyre bike="{k2}" bar={bar} | Both | {bar} bar in {k2}, in both wheels
    `,
  },
  {
    language: 'en',
    event: 'webhook /news/desk {"article": "{a}", "section": "{s}", "state": "{st}", "previous_headline": "{h}"}',
    slots: { a: 'N-2291, N-840, bridge-story', s: '=city, sport / gardening, horoscope', st: '=draft / public', h: '=Bridge closed again, Two goals in May, Bread dearer', t: '=06:00, 12:30, 19:15', n: '2..9' },
    tools: ['redakta_state(article, state: draft|public): Publish or withdraw an article', 'redakta_section(article, section: city|sport|culture): Put an article into a section', 'redakta_head(article, headline, size?: small|big): Set a headline', 'redakta_talk(article, comments: open|checked|closed): Set the comments', 'redakta_push(article, when?, sound: bool): Push an article to phones'],
    steps: `
      @st redakta_state article={a} state=public // redakta_state article={a} state=draft | Flip | Publish this article if it is a draft; if it is public, make it a draft again.
      @s redakta_section article={a} section={s} // failed "there is no section {s}" | Section | Into the section that the request names. If there is no such section, fail.
      redakta_section article={a} section=culture | Elsewhere | Not there: put it into culture.
      redakta_head article={a} headline="{h}" | Old headline | Give the article its previous headline back; the size stays.
      redakta_head article={a} headline="{h}" size=big | Old and big | Its previous headline, but big.
      redakta_talk article={a} comments=checked | Check | Comments on this article only after someone has looked at them.
      redakta_talk article={a} comments=closed | Closed | Nobody comments on this article.
      redakta_push article={a} when={t} sound=false | Push | Push the article at {t}, silently.
      redakta_push article={a} sound=true | Push now | Push it right now, with a sound.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rink/ice {"rink": "{r}", "lights": "{l}", "ice_c": {c}, "ice_c_before": {cb}, "music": "{m}"}',
    slots: { r: 'Rink 1, hall B, outdoor', l: '=full / half', c: '-6..-4', cb: '-12..-8', m: '=disco, waltz', r2: 'Rink 3, hall D, kids', n: '5..40', l2: '40..400' },
    tools: ['eisix_lights(rink, level: full|half|off): Set the lights', 'eisix_ice(rink, celsius: int): Set the ice temperature', 'eisix_resurface(rink, litres: int, hot?: bool): Resurface the ice', 'eisix_skate(rink, direction: clockwise|anticlockwise|free): Set which way people skate', 'eisix_music(rink, style, minutes?: int): Play music'],
    steps: `
      @l eisix_lights rink="{r}" level=half // eisix_lights rink="{r}" level=full | Other level | Are the lights of this rink at full, then half; are they at half, then full.
      eisix_lights rink="{r2}" level=off | Off | No light on {r2}.
      eisix_ice rink="{r}" celsius={cb} | Ice as before | Ice of this rink as cold as before.
      eisix_ice rink="{r2}" celsius={c} | Like the reported one | {r2} as cold as the reported rink is now.
      eisix_resurface rink="{r2}" litres={l2} hot=true | Ice | {l2} l of hot water on {r2}.
      eisix_resurface rink="{r2}" litres={l2} hot=false | Ice | {r2} gets {l2} l, but not hot.
      eisix_skate rink="{r2}" direction=free | Anyhow | On {r2} they skate whichever way they like.
      eisix_skate rink="{r2}" direction=anticlockwise | Left turns | Everybody on {r2} goes against the clock
      eisix_music rink="{r2}" style={m} minutes={n} | Music | {n} min of what the reported rink hears, on {r2}.
      eisix_music rink="{r}" style=tango | Tango | tango on this rink, all afternoon
    `,
  },
  {
    language: 'en',
    slots: { m: 'KUKA-2, CNC 4, laser A', m2: 'KUKA-7, CNC 9, laser C', h: '50..2000', d: '2..60', who: 'Selim, Ana-Lena, shift C' },
    tools: ['wartix.plan(machine, job: oil|filter|belt, every?: int, unit?: hours|days): Plan maintenance', 'wartix.done(machine, job: oil|filter|belt, by?): Enter maintenance', 'wartix.tagout(machine, tag: red|yellow|none): Tag a machine', 'wartix.order(part, count: int, urgent: bool): Order a part'],
    steps: `
      wartix.plan machine="{m}" job=oil every={h} unit=hours | Oil | {m}: oil every {h} h.
      wartix.plan machine="{m2}" job=filter every={d} unit=days | Filter | Filter of {m2} every {d} days.
      wartix.plan machine="{m2}" job=belt | Just once | The belt of {m2} is planned just once, it doesn't repeat.
      wartix.done machine="{m}" job=filter by="{who}" | Done | {who} has done the filter of {m}.
      wartix.done machine="{m2}" job=belt | Done | Belt of {m2} done, I don't know by whom
      failed "there is no job nozzle" | Nozzle | Enter that the nozzle of {m2} is done.
      wartix.tagout machine="{m}" tag=red | Dangerous | {m} is dangerous: red tag.
      wartix.tagout machine="{m2}" tag=none | Cleared | Take every tag off {m2}.
      wartix.order part=V-belt count={d} urgent=false | Order | {d} pieces of V-belt, there is no hurry.
    `,
  },
  {
    language: 'en',
    event: 'mqtt nursery/room {"room": "{r}", "window": "{w}", "noise_db": {n}, "sleepers": {s}, "lullaby": "{lu}"}',
    slots: { r: 'Bees, Ladybirds, attic', w: '=tilted / closed', n: '38..79', s: '0..12', lu: '=Moon song, Rain, Sheep', r2: 'Foxes, Snails, garden', m: '5..60', v: '5..60' },
    tools: ['kribbela_window(room, window: tilted|closed|wide): Move a window', 'kribbela_song(room, song, volume?: int): Play a song', 'kribbela_gate(room, gate: latched|free): Set the gate on the stairs', 'kribbela_nap(room, minutes: int, curtains: drawn|open): Begin a nap', 'kribbela_light(room, night_light: bool): Set the night light'],
    steps: `
      @w kribbela_window room="{r}" window=closed // kribbela_window room="{r}" window=tilted | Change | The window of this room: close it if tilted, tilt it if closed.
      kribbela_window room="{r2}" window=wide | Stuffy | {r2} is stuffy, the window as far as it goes.
      kribbela_song room="{r2}" song="{lu}" volume={v} | Song | {r2} hears what this room hears, volume {v}.
      kribbela_song room="{r2}" song="{lu}" | Song | {lu} for {r2}, as loud as always.
      kribbela_gate room="{r2}" gate=latched | Stairs | No child from {r2} may reach the stairs.
      kribbela_gate room="{r2}" gate=free | Way out | Children from {r2} may pass the gate.
      kribbela_nap room="{r}" minutes={m} curtains=drawn | Nap | A nap of {m} min in this room, dark.
      kribbela_nap room="{r2}" minutes={m} curtains=open | Bright nap | {r2} naps {m} min by daylight
      kribbela_light room="{r2}" night_light=false | No lamp | {r2} without the night light.
    `,
  },
  {
    language: 'en',
    slots: { j: 'Jam 4, plum, kettle A', j2: 'Jam 9, quince, kettle C', b: '55..68', g: '200..950', n: '12..240', c: '70..99', t: '=Plum 2026 - 340 g, Quince - 500 ml, Cherry 60 %' },
    tools: ['mussix_stir(kettle, paddle: slow|fast|off): Stir', 'mussix_brix(kettle, percent: int, pectin?: bool): Cook to a sugar content', 'mussix_jars(kettle, count: int, lid: gold|white|none): Fill jars', 'mussix_heat(kettle, celsius: int, minutes?: int): Keep hot', 'mussix_label(kettle, text): Print labels'],
    steps: `
      mussix_stir kettle="{j}" paddle=fast | It burns | {j} is about to burn: stir quickly.
      mussix_stir kettle="{j2}" paddle=off | Foam | Let the foam of {j2} rise, no stirring.
      mussix_brix kettle="{j}" percent={b} pectin=false | Brix | {j} to {b}% with no pectin.
      mussix_brix kettle="{j2}" percent={b} | Brix | {j2} to {b} per cent
      mussix_jars kettle="{j}" count={n} lid=gold | Jars | {n} jars of {j}, golden lids.
      mussix_jars kettle="{j2}" count={n} lid=none | For the canteen | {n} jars of {j2}; the canteen eats them today, so leave them without lids.
      failed "there are no red lids" | Red lids | {n} jars of {j2} with red lids.
      mussix_heat kettle="{j}" celsius={c} minutes=20 | Hot | {c} °C for 20 min, {j}.
      mussix_heat kettle="{j2}" celsius={c} | Hot | Hold {j2} at {c} °C, I call when it may cool.
      mussix_label kettle="{j}" text="{t}" | Label | Labels for {j}: "{t}"
    `,
  },
  {
    language: 'en',
    event: 'webhook /radar/speed {"post": "{p}", "faces": "{f}", "avg": {a}, "shows": "{s}"}',
    slots: { p: 'School St, post 7, entry west', f: '=inbound / outbound', a: '28..49', s: '=smiley, number', p2: 'Mill St, post 12, entry east', l: '30..50', d: '2..28' },
    tools: ['blitzix_face(post, faces: inbound|outbound|both): Say which traffic a post looks at', 'blitzix_show(post, shows: smiley|number|nothing): Say what drivers see', 'blitzix_limit(post, kmh: int, school_hours?: bool): Set the limit of a post', 'blitzix_data(post, days: int, format: table|chart): Get the data'],
    steps: `
      @f blitzix_face post="{p}" faces=outbound // blitzix_face post="{p}" faces=inbound | Turn it | Turn this post to the traffic that it has its back to.
      blitzix_face post="{p2}" faces=both | Both | {p2} looks at those who come and at those who go.
      blitzix_face post="{p2}" faces=inbound | Coming in | {p2} only at those who come in
      blitzix_show post="{p2}" shows={s} | Same display | Drivers at {p2} see what drivers at the reported post see.
      blitzix_show post="{p2}" shows=nothing | Count quietly | {p2} counts, but drivers see neither a face nor a number.
      blitzix_limit post="{p2}" kmh={l} school_hours=true | School | {l} km/h at {p2} in school hours.
      blitzix_limit post="{p2}" kmh={l} school_hours=false | Not school | {l} at {p2}, not in school hours.
      blitzix_data post="{p}" days={d} format=chart | Picture | {d} days of this post as a picture, not as a table: the chart.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} wants to change the net',
    slots: { who: 'Ilse, Raf, Zeynep', p: '3..12', p2: '13..24', s: 'sw-core, sw-hall, closet B', s2: 'sw-edge, sw-lab, closet D', v: '10..200', w: '5..30' },
    tools: ['netzix_port(switch, port: int, state: up|down): Switch a port', 'netzix_vlan(switch, port: int, vlan: int, tagged?: bool): Put a port into a VLAN', 'netzix_poe(switch, port: int, power: on|off|auto, watts?: int): Set the power of a port', 'netzix_speed(switch, port: int, mbps: 10|100|1000): Set the speed of a port', 'netzix_mirror(switch, from_port: int, to_port: int): Mirror a port'],
    steps: `
      netzix_port switch="{s}" port={p} state=down | Loop | There is a loop on port {p} of {s}. Cut it off.
      netzix_port switch="{s2}" port={p2} state=up | Back | Port {p2} of {s2} works again.
      netzix_vlan switch="{s}" port={p} vlan={v} tagged=true | Tagged | {s}, port {p}: VLAN {v}, tagged.
      netzix_vlan switch="{s2}" port={p} vlan={v} tagged=false | Untagged | {s2}, port {p}: VLAN {v}, untagged.
      netzix_vlan switch="{s2}" port={p2} vlan={v} | VLAN | Port {p2} on {s2} into {v}; leave open whether it is tagged.
      netzix_poe switch="{s}" port={p2} power=on watts={w} | Camera | {w} W out of port {p2} of {s}.
      netzix_poe switch="{s2}" port={p} power=off | Burnt | No power from port {p} of {s2}, it burnt a phone.
      netzix_speed switch="{s}" port={p} mbps=100 | Slow device | The old lathe on {s} port {p} takes 100 Mbit/s.
      failed "2500 cannot be chosen" | Faster | Port {p2} of {s} with 2500 Mbit/s.
      netzix_mirror switch="{s2}" from_port={p2} to_port={p} | Mirror | On {s2}, port {p} sees what goes through port {p2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rice/mill {"hopper": "{h}", "polish": "{p}", "polish_before": "{pb}", "broken_pct": {b}, "slide": "{sl}"}',
    slots: { h: 'H1, H5, east hopper', p: '=white, semi', pb: '=brown, pearl', b: '2..14', sl: '=shut / open', h2: 'H3, H9, west hopper', kg: '12.5, 25.0, 50.0', n: '4..90', w: '11..15' },
    tools: ['reisix_slide(hopper, slide: open|shut): Move the slide of a hopper', 'reisix_polish(hopper, degree: brown|semi|white|pearl): Set the polish', 'reisix_bag(hopper, kg: num, bags?: int, print?: text): Fill bags', 'reisix_sieve(hopper, keeps: whole|broken|both): Set the sieve'],
    steps: `
      @sl reisix_slide hopper="{h}" slide=open // reisix_slide hopper="{h}" slide=shut | Slide | Move the slide of this hopper to where it isn't.
      reisix_slide hopper="{h2}" slide=shut | Hold it back | Nothing comes out of {h2}.
      reisix_polish hopper="{h}" degree={pb} | As before | The polish of this hopper as it was.
      reisix_polish hopper="{h2}" degree={p} | As there | Polish in {h2} as in the reported hopper at present.
      reisix_polish hopper="{h2}" degree=brown | Unpolished | Leave the bran on in {h2}: brown rice.
      reisix_bag hopper="{h2}" kg={kg} bags={n} | Bags | {n} bags of {kg} kg from {h2}, unprinted.
      reisix_bag hopper="{h2}" kg={kg} print="{kg} kg net" | Print | Bags of {kg} kg from {h2} until it is empty, printed "{kg} kg net".
      reisix_bag hopper="{h}" kg={kg} | Plain | {kg} kg bags from this hopper, neither a count nor a print
      reisix_sieve hopper="{h2}" keeps=broken | For beer | The brewer wants the broken grains of {h2}.
      reisix_sieve hopper="{h2}" keeps=whole | Whole | No broken grains from {h2}.
    `,
  },
];
