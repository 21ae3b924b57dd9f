import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 3. */
export const choices3: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['Read the wheel | radkranz.look → wheel {w}: turning {dir}, brake {br}, {rpm} rpm'],
    slots: { w: 'Pelton 1, big one, T2', dir: '=clockwise / anticlockwise', br: '=off, released', rpm: '110..640', w2: 'Pelton 3, small one, T5', p: '5..95', kw: '12.5, 40.2, 8.75' },
    tools: ['radkranz.turn(wheel, direction: clockwise|anticlockwise): Turn a water wheel', 'radkranz.gate(wheel, percent: num, side?: inlet|outlet): Open a gate', 'radkranz.brake(wheel, on: bool): Brake a wheel', 'radkranz.grid(wheel, feed: yes|no|island, kw?: num): Feed the grid'],
    steps: `
      @dir radkranz.turn wheel="{w}" direction=anticlockwise // radkranz.turn wheel="{w}" direction=clockwise | Other direction | Step {step1} says how the wheel turns. Have it turn the other way round.
      @dir radkranz.turn wheel="{w2}" direction=clockwise // radkranz.turn wheel="{w2}" direction=anticlockwise | Same direction | {w2} turns in the same direction as the wheel that was read.
      radkranz.gate wheel="{w2}" percent={p} side=inlet | Inlet | {p} % at the inlet of {w2}.
      radkranz.gate wheel="{w2}" percent={p} side=outlet | Outlet | {p} % at the outlet of {w2}.
      radkranz.gate wheel="{w}" percent={p} | Gate | Gate of the wheel from step {step1}: {p}%, whichever side
      radkranz.brake wheel="{w}" on=true | Brake | The wheel that was read must come to a halt; brake it.
      radkranz.grid wheel="{w2}" feed=no | Off the grid | {w2} gives nothing to the grid.
      radkranz.grid wheel="{w2}" feed=yes kw={kw} | Feed | {kw} kW from {w2} into the grid.
      radkranz.grid wheel="{w}" feed=island | On our own | The wheel in step {step1} runs the farm alone, as an island. The power sets itself.
    `,
  },
  {
    language: 'en',
    slots: { n: 'Nadia, Kofi, Silvan', n2: 'Petra, Jun, Emre', t: '=06:00, 14:30, 22:15', h: '2..9', d: '=2026-10-04, 2026-11-19, 2027-01-08' },
    tools: ['shiftix.set(person, shift: early|late|night|none, date?): Give a person a shift', 'shiftix.swap(gives, takes, date?): One gives a shift to another', 'shiftix.extra(person, hours: int, paid: bool): Enter extra hours', 'shiftix.break(person, at, length?: short|long): Plan a break'],
    steps: `
      shiftix.set person="{n}" shift=night date={d} | Nights | {n} works nights on {d}.
      shiftix.set person="{n2}" shift=early | Mornings | {n2} starts in the mornings from now on. There is no date.
      shiftix.set person="{n}" shift=none date={d} | Day off | {n} has the day off on {d}
      failed "there is no split shift" | Split | Give {n2} the split shift.
      shiftix.swap gives="{n}" takes="{n2}" date={d} | Swap | On {d} {n2} does the shift of {n}.
      shiftix.swap gives="{n2}" takes="{n}" | For good | {n2} hands the shift over to {n}, the date is left open.
      shiftix.extra person="{n}" hours={h} paid=false | Time off | {n}: {h} h more, to be taken as time off and not as money.
      shiftix.extra person="{n2}" hours={h} paid=true | Money | Pay {n2} {h} extra hours.
      shiftix.break person="{n}" at={t} length=long | Break | A long break for {n} at {t}.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"hour": {h}, "night_rate": "{nr}"}',
    slots: { h: '0..23', nr: '=yes / no', b: 'cellar, B2, garage', b2: 'loft, B5, barn', kw: '1.5, 3.7, 7.4, 11.0', p: '20..95', f: '=grid, roof' },
    tools: ['akkuli_mode(battery, mode: fill|use|rest): Say what a battery does', 'akkuli_limit(battery, percent: int, kind: floor|ceiling): Set how full or empty it may get', 'akkuli_power(battery, kw: num, phase?: 1|2|3): Set the power', 'akkuli_source(battery, from: roof|grid|both): Say where it charges from'],
    steps: `
      @nr akkuli_mode battery="{b}" mode=fill // akkuli_mode battery="{b}" mode=use | Night rate | While the night rate holds, fill {b}. Otherwise use what is in it.
      akkuli_mode battery="{b2}" mode=rest | Rest | {b2} neither takes nor gives.
      akkuli_limit battery="{b2}" percent={p} kind=floor | Reserve | Never let {b2} fall below {p}%.
      akkuli_limit battery="{b}" percent={p} kind=ceiling | Gentle | {b} at most {p} percent full
      akkuli_power battery="{b2}" kw={kw} phase=2 | Phase 2 | {kw} kW on phase 2 for {b2}.
      akkuli_power battery="{b2}" kw={kw} | Power | {b2} {kw} kW, no phase.
      akkuli_source battery="{b}" from=roof | Sun only | Charge {b} with the sun and nothing else.
      akkuli_source battery="{b2}" from=both | Any | {b2} takes what it can get, sun or mains.
    `,
  },
  {
    language: 'en',
    event: 'mqtt warehouse/belt {"belt": "{b}", "runs": "{r}", "jam_at": {m}}',
    slots: { b: 'belt 4, spur A, main', r: '=toward dock / toward racks', m: '2.5..48.5', b2: 'belt 9, spur C, riser', s: '0.2..1.8', n: '2..40' },
    tools: ['foerdra_run(belt, to: dock|racks|nowhere): Run a belt', 'foerdra_speed(belt, mps: num, soft_start?: bool): Set the speed', 'foerdra_gate(belt, divert: left|right|pass): Set the diverter', 'foerdra_count(belt, every: int, reset?: bool): Report every so many parcels'],
    steps: `
      @r foerdra_run belt="{b}" to=racks // foerdra_run belt="{b}" to=dock | Reverse | There is a jam. Run this belt in reverse for now.
      foerdra_run belt="{b2}" to=nowhere | Stand still | {b2} moves neither toward the dock nor toward the racks.
      foerdra_run belt="{b2}" to=dock | Outgoing | {b2}: everything out to the dock
      foerdra_speed belt="{b2}" mps={s} soft_start=true | Softly | {s} m/s on {b2}, start softly.
      foerdra_speed belt="{b}" mps={s} | Speed | {s} m/s for the belt in the message.
      foerdra_gate belt="{b2}" divert=pass | Straight on | Parcels on {b2} go straight on.
      foerdra_gate belt="{b2}" divert=left | Left | Parcels on {b2} turn off to the left.
      foerdra_count belt="{b}" every={n} reset=false | Count | The reported belt reports every {n} parcels and goes on counting where it was.
      foerdra_count belt="{b2}" every={n} reset=true | From zero | {b2} every {n}, count from zero.
    `,
  },
  {
    language: 'en',
    slots: { s: 'shop-web, cart, blog', s2: 'wiki, auth, search', v: '=1.8.2, 2.0.0, 3.4.11', v2: '=1.8.1, 1.9.7, 3.3.0', p: '5..60', n: '2..9' },
    tools: ['deployka_ship(service, version, where: staging|live, note?): Bring a version out', 'deployka_back(service, to?): Take a service back, one version or to a given one', 'deployka_share(service, percent: int): Send a part of the traffic to the new version', 'deployka_copies(service, count: int, spread?: even|packed): Set how many run', 'deployka_freeze(service, frozen: bool): Forbid or allow changes'],
    steps: `
      deployka_ship service={s} version={v} where=staging | Try it | {v} of {s}, not for customers yet: staging.
      deployka_ship service={s2} version={v} where=live note="hotfix login" | Live | {s2} {v} live, note "hotfix login".
      deployka_ship service={s} version={v} where=live | Out | Bring {s} {v} out to the customers; a note is not required.
      deployka_back service={s2} | Back | Take {s2} one version back.
      deployka_back service={s2} to={v2} | Back to {v2} | {s2} back to {v2}
      deployka_share service={s} percent={p} | Canary | {p}% of the visitors see the new {s}.
      deployka_copies service={s2} count={n} spread=even | Spread out | {n} copies of {s2}, evenly over the hosts.
      deployka_copies service={s} count={n} | Copies | {n} × {s}, wherever there is room
      deployka_freeze service={s2} frozen=true | Freeze | Nobody changes {s2} over the weekend.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dental/chair {"chair": "{c}", "pose": "{p}", "pose_before": "{pb}", "patient": "{pat}"}',
    slots: { c: '1, 3, blue', p: '=lying, sitting', pb: '=Rest 2, Rinse, Entry high', pat: 'K-88, K-102, M-41', c2: '2, 5, green', m: '2..20', rp: '=5000, 20000, 40000' },
    tools: ['dentora_pose(chair, pose): Move a chair into a stored pose', 'dentora_back(chair, move: recline|raise|hold): Move the back of a chair', 'dentora_lamp(chair, light: bright|soft|out, minutes?: int): Set the lamp', 'dentora_drill(chair, rpm: int, water: bool): Prepare the drill'],
    steps: `
      dentora_pose chair={c} pose="{pb}" | Earlier pose | This chair goes back to the pose it had before.
      dentora_pose chair={c2} pose=Entry | Next, please | Chair {c2} in the pose "Entry".
      dentora_back chair={c2} move=recline | Lean back | Chair {c2}: lower the back.
      dentora_back chair={c2} move=raise | Sit up | Chair {c2}: let the patient sit up.
      dentora_lamp chair={c} light=soft minutes={m} | Softer | Lamp of the chair in the event: soft light, {m} min
      dentora_lamp chair={c2} light=out | Blinded | The light blinds the patient in chair {c2}. No light there.
      dentora_drill chair={c2} rpm={rp} water=true | Drill | {rp} rpm on chair {c2} with water.
      dentora_drill chair={c} rpm={rp} water=false | Dry | This chair's drill dry at {rp}.
      failed "the lamp has no ultraviolet" | Ultraviolet | Set the lamp of chair {c2} to ultraviolet.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mine/fan {"fan": "{f}", "air": "{a}", "co_ppm": {co}}',
    slots: { f: 'F1, shaft west, booster 3', a: '=sucking / blowing', co: '4..48', f2: 'F6, shaft east, booster 8', rp: '300..1400', m: '5..55' },
    tools: ['wetterix_air(fan, way: sucking|blowing|still): Let a fan suck or blow', 'wetterix_rpm(fan, rpm: int, minutes?: int): Set the speed', 'wetterix_door(number: int, leaf: open|shut|ajar): Move an air door', 'wetterix_people(level: int, out: bool): Call people out or let them in'],
    steps: `
      @a wetterix_air fan="{f}" way=blowing // wetterix_air fan="{f}" way=sucking | Turn the air | Smoke on the wrong side: let the fan in the message do the opposite.
      wetterix_air fan="{f2}" way=still | No air | {f2} may neither suck nor blow while Ivo is on the ladder.
      wetterix_air fan="{f2}" way=sucking | Suck | {f2} pulls air out.
      wetterix_rpm fan="{f2}" rpm={rp} minutes={m} | Boost | {f2} at {rp} rpm for {m} minutes.
      wetterix_rpm fan="{f}" rpm={rp} | Speed | {rp} for the reported fan, until someone changes it
      wetterix_door number={m} leaf=ajar | A crack | Air door {m} just a crack.
      wetterix_door number={m} leaf=shut | Tight | Air door {m} tight.
      wetterix_people level={m} out=true | Out | Everyone on level {m} comes out.
      wetterix_people level={m} out=false | Clear | Level {m} is safe, they may go in.
    `,
  },
  {
    language: 'en',
    slots: { a: 'Reception, Annex, Lab wing', b: 'Canteen, Hall C, Gate house', s: '=guest-net, staff 5G, iot', m: '15..240', ch: '1..11' },
    tools: ['funkwolke.radio(area, band: low|high|both|none): Switch the bands of an area', 'funkwolke.guest(area, open: bool, minutes?: int): Open guest access', 'funkwolke.channel(area, channel: int, width?: 20|40|80): Set a channel', 'funkwolke.hide(name, hidden: bool): Hide the name of a network'],
    steps: `
      funkwolke.radio area="{a}" band=both | Everything | Both bands in {a}.
      funkwolke.radio area="{b}" band=none | Exam | No wireless whatsoever in {b} during the exam.
      funkwolke.radio area="{a}" band=high | Fast only | {a}: only the high band
      funkwolke.guest area="{b}" open=true minutes={m} | Guests | Guests may surf in {b} for {m} minutes.
      funkwolke.guest area="{a}" open=true | Guests | Open {a} for guests. No end.
      funkwolke.guest area="{b}" open=false | No guests | The guests in {b} are gone, close it.
      funkwolke.channel area="{a}" channel={ch} width=40 | Channel | Channel {ch}, 40 MHz wide, in {a}.
      funkwolke.channel area="{b}" channel={ch} | Channel {ch} | {b} on {ch}. Leave the width alone.
      funkwolke.hide name="{s}" hidden=false | Show it | People should find {s} in their lists.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kitchen/ticket {"table": "{t}", "dish": "{d}", "doneness": "{dn}", "allergy": "{al}"}',
    slots: { t: '4, 12, terrace 3', d: '=entrecote, tuna, lamb rack', dn: '=rare, medium / bleu, charred', al: '=nuts, none, milk', c: '46..71', m: '2..14', st: 'grill 1, plancha, salamander' },
    tools: ['herdzeit_fire(station, dish, done?: rare|medium|well): Begin a dish', 'herdzeit_core(station, celsius: int, beep: bool): Watch the core temperature', 'herdzeit_hold(dish, minutes: int, under?: lamp|lid): Keep a dish warm', 'herdzeit_pass(table, say): Write a line on the screen at the pass'],
    steps: `
      @dn herdzeit_fire station="{st}" dish="{d}" done={dn} // failed "{dn} cannot be chosen" | As ordered | Begin the dish on {st}, done the way the guest wants it.
      herdzeit_fire station="{st}" dish="{d}" done=well | Pregnant guest | For this guest nothing pink: the dish on {st}, cooked through.
      herdzeit_fire station="{st}" dish="{d}" | Begin | {st}: start the ordered dish, the cook looks after how done it gets. Don't enter that.
      herdzeit_core station="{st}" celsius={c} beep=true | Core | {st} at {c} °C core, beep
      herdzeit_core station="{st}" celsius={c} beep=false | Silently | Watch {st} for {c} degrees, but it must not beep.
      herdzeit_hold dish="{d}" minutes={m} under=lid | Keep warm | The ordered dish {m} min, covered with the lid.
      herdzeit_hold dish="{d}" minutes={m} | Wait | {m} minutes of waiting for {d}
      herdzeit_pass table="{t}" say="core {c} °C" | At the pass | For this table, write "core {c} °C" at the pass.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wind/turbine {"turbine": "{t}", "yaw": "{y}", "pitch_deg": {p}, "pitch_before": {pb}}',
    slots: { t: 'WT3, WT11, hill 2', y: '=left / right', p: '2..14', pb: '15..28', t2: 'WT6, WT19, hill 5', kw: '150..900', d: '3..40' },
    tools: ['rotorka_yaw(turbine, to: left|right|wind, degrees?: int): Turn the nacelle', 'rotorka_pitch(turbine, degrees: int): Turn the blades', 'rotorka_cap(turbine, kw: int, for_bats?: bool): Limit the power', 'rotorka_lamp(turbine, burns: always|night|never): Set the red lamp', 'rotorka_brake(turbine, how: soft|hard|free): Brake'],
    steps: `
      @y rotorka_yaw turbine={t} to=right // rotorka_yaw turbine={t} to=left | Untwist | The cable is twisted. Turn this nacelle the opposite way.
      rotorka_yaw turbine="{t2}" to=left degrees={d} | Left | Nacelle of {t2} {d}° left.
      rotorka_yaw turbine="{t2}" to=wind | Into the wind | {t2} into the wind, no matter how far
      rotorka_pitch turbine="{t}" degrees={pb} | Earlier pitch | Pitch of this turbine as before.
      rotorka_pitch turbine="{t2}" degrees={p} | Copy | {t2} gets the pitch that the reporting turbine has now.
      rotorka_cap turbine="{t2}" kw={kw} for_bats=true | Bats | At most {kw} kW on {t2}, for the bats.
      rotorka_lamp turbine="{t2}" burns=night | Lamp | The lamp of {t2} burns in the dark only.
      rotorka_lamp turbine="{t}" burns=never | Broken | The red lamp of the turbine in the event: never.
      rotorka_brake turbine="{t2}" how=free | Let it turn | Let {t2} turn freely.
    `,
  },
  {
    language: 'en',
    slots: { f: '=report-q3.pdf, plan A.docx, hymns.odt', f2: '=labels.pdf, menu.pdf, map v2.pdf', p: 'Ricoh-2, lp-east, staff room', p2: 'HP-7, lp-west, front office', n: '2..60' },
    tools: ['papirio.print(file, printer, colour?: bool, sides?: one|both): Print a file', 'papirio.tray(printer, tray: upper|lower|hand): Choose a tray', 'papirio.hold(printer, held: bool): Hold or release the jobs', 'papirio.copies(printer, count: int, order?: sorted|stacked): Print the last job again'],
    steps: `
      papirio.print file="{f}" printer="{p}" colour=false | Grey | {f} on {p}, black and white.
      papirio.print file="{f2}" printer="{p2}" colour=true sides=both | Brochure | {f2} in colour, front and back, on {p2}
      papirio.print file="{f}" printer="{p2}" sides=one | One side | {f} on {p2}, leave the backs empty.
      papirio.print file="{f2}" printer="{p}" | Print | Print {f2} on {p}.
      papirio.tray printer="{p}" tray=hand | Envelopes | {p} takes its paper from what I feed by hand.
      papirio.tray printer="{p2}" tray=lower | Below | Paper for {p2}: not the upper tray, the other one. Not by hand either.
      papirio.hold printer="{p2}" held=true | Hold | {p2} keeps its jobs until payday.
      papirio.copies printer="{p}" count={n} order=sorted | Handouts | {n} more of the last job on {p}, sorted.
      papirio.copies printer="{p2}" count={n} | More | {p2}: {n} more, order doesn't matter
    `,
  },
  {
    language: 'en',
    event: 'manual - class 4B, science lesson, {who}',
    slots: { who: 'Mr Adu, Ms Veit, Mr Lind', e: 'incubator, egg box 2, nest A', e2: 'terrarium, egg box 5, nest C', c: '30.5, 37.8, 28.4', rh: '40..80', h: '2..12' },
    tools: ['brutix_warm(box, celsius: num, humidity?: int): Keep a box warm', 'brutix_turn(box, egg_turning: on|off|hourly): Turn the eggs', 'brutix_lamp(box, kind: heat|uv|none, hours?: int): Set the lamp of a box', 'brutix_watch(box, camera: bool, share?: bool): Watch a box'],
    steps: `
      brutix_warm box="{e}" celsius={c} humidity={rh} | Eggs | {e} at {c} °C and {rh}% humidity.
      brutix_warm box="{e2}" celsius={c} | Just warm | {e2} {c} °C, humidity is not needed
      brutix_turn box="{e}" egg_turning=hourly | Turn | Turn the eggs in {e} every hour.
      brutix_turn box="{e}" egg_turning=off | Last days | The chicks hatch soon: the eggs in {e} are not turned any more.
      brutix_lamp box="{e2}" kind=uv hours={h} | UV | {h} hours of UV for {e2}.
      brutix_lamp box="{e2}" kind=none | Night | {e2} without any lamp.
      brutix_lamp box="{e}" kind=heat | Heat lamp | heat lamp on {e}, all day
      brutix_watch box="{e}" camera=true share=false | Watch | Camera on {e}, but the parents don't get to see it: don't share.
      brutix_watch box="{e2}" camera=false | No camera | No camera on {e2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt water/valve {"valve": "{v}", "state": "{s}", "previous": "{pr}", "zone": "{z}"}',
    slots: { v: 'HV-12, HV-30, south main', s: '=closed, throttled', pr: '=open, quarter turn, half open', z: 'K1, K4, Hill', v2: 'HV-44, HV-7, north main', z2: 'K8, K6, Dale', bar: '2.5..6.5', m: '2..30' },
    tools: ['netzwart_valve(valve, to): Move a valve, its state is written as in the event', 'netzwart_pressure(zone, bar: num, ramp_min?: int): Set the pressure of a zone', 'netzwart_source(zone, well: deep|shallow|tower): Say where water comes from', 'netzwart_flush(zone, sign: posted|unposted): Flush a zone, with or without signs'],
    steps: `
      netzwart_valve valve="{v}" to="{pr}" | Put it back | The repair is done; put the valve back to what it was before.
      netzwart_valve valve="{v}" to="{s}" | Confirm | Send the reported valve its present state once more.
      netzwart_valve valve="{v2}" to="{pr}" | Other valve | {v2} gets the previous state of the reported one.
      netzwart_pressure zone="{z2}" bar={bar} ramp_min={m} | Slowly | Zone {z2} to {bar} bar within {m} min.
      netzwart_pressure zone="{z}" bar={bar} | Pressure | {bar} bar in this zone; no ramp.
      netzwart_source zone="{z2}" well=tower | Tower | Zone {z2} drinks from the tower.
      netzwart_source zone="{z}" well=deep | Deep | The shallow well is dirty and the tower is empty, so this zone gets the remaining one.
      netzwart_flush zone="{z2}" sign=posted | Flush | Put up signs and flush zone {z2}.
      netzwart_flush zone="{z}" sign=unposted | Flush quietly | Flush this zone, nobody puts up signs
    `,
  },
  {
    language: 'en',
    slots: { l: 'Loom 3, J-12, left loom', l2: 'Loom 8, J-20, right loom', n: '120..620', y: '12.5, 40.0, 7.25', c: '=indigo, madder, ecru' },
    tools: ['webstuhl_pattern(loom, weave: plain|twill|satin): Choose the weave', 'webstuhl_weft(loom, yarn, tension?: slack|tight): Choose the weft yarn', 'webstuhl_speed(loom, picks: int): Picks a minute', 'webstuhl_cut(loom, metres: num, mark?): Cut the cloth', 'webstuhl_stop(loom, on_break: warp|weft|either|neither): Choose when a loom stops'],
    steps: `
      webstuhl_pattern loom="{l}" weave=twill | Denim | {l} weaves denim, that is a twill.
      webstuhl_pattern loom="{l2}" weave=plain | Plain | {l2} plain
      failed "there is no herringbone" | Herringbone | {l2} weaves herringbone.
      webstuhl_weft loom="{l}" yarn="{c}" tension=tight | Tight | {c} on {l}, tight.
      webstuhl_weft loom="{l2}" yarn="{c}" | Weft | Weft {c} on {l2}. Say nothing about the tension.
      webstuhl_speed loom="{l}" picks={n} | Speed | {n} picks on {l}
      webstuhl_cut loom="{l2}" metres={y} mark="{y} m" | Cut | {y} m off {l2}, marked "{y} m".
      webstuhl_cut loom="{l}" metres={y} | Cut | Cut {y} m on {l} and leave it unmarked.
      webstuhl_stop loom="{l}" on_break=either | Both | {l} stops when a warp thread breaks and also when the weft does.
      webstuhl_stop loom="{l2}" on_break=neither | Run on | {l2} runs on whatever breaks.
    `,
  },
  {
    language: 'en',
    event: 'webhook /helpdesk/case {"case": "{id}", "from": "{f}", "priority": "{p}", "previous_owner": "{po}"}',
    slots: { id: 'C-2041, C-883, H-19', f: 'Rahel, Bo, Tomas', p: '=low, normal / urgent, blocker', po: 'Ines, Wade, Yara', d: '2..14', id2: 'C-3110, C-905, H-44' },
    tools: ['fallakte_give(case, to): Give a case to a person', 'fallakte_rank(case, rank: low|normal|high): Set the rank of a case', 'fallakte_state(case, state: open|waiting|closed, days?: int): Set the state', 'fallakte_reply(case, text, visible: all|team): Reply'],
    steps: `
      fallakte_give case={id} to="{po}" | Back to the one before | Whoever had this case before gets it again.
      @p fallakte_rank case={id} rank={p} // failed "there is no rank {p}" | Rank | Rank the case the way the customer wrote it. If the tool has no such rank, the step fails.
      fallakte_rank case={id2} rank=high | Top | {id2} before everything else.
      fallakte_rank case={id2} rank=low | Whenever | {id2} can lie around.
      fallakte_state case={id2} state=waiting days={d} | Wait | {id2} waits for {d} days.
      fallakte_state case={id} state=waiting | On hold | This case waits, I cannot say how long.
      fallakte_state case={id2} state=closed | Solved | {id2} solved
      fallakte_reply case={id} text="We look into it" visible=all | Reply | Reply "We look into it" so that the customer sees it as well.
      fallakte_reply case={id2} text="Same as last week" visible=team | Internal | On {id2}: "Same as last week", for our eyes only.
    `,
  },
  {
    language: 'en',
    slots: { b: 'Bus 7, shuttle, line 3', b2: 'Bus 12, night bus, line 9', t: '18..24', s: '=Town Hall, Harbour, Mill Road', n: '2..9' },
    tools: ['omnix_doors(bus, which: front|rear|every|no): Open doors', 'omnix_kneel(bus, side: kerb|none): Lower or raise a bus', 'omnix_say(bus, text, repeat?: int): Announce something', 'omnix_climate(bus, celsius: int, seats?: bool): Heat a bus', 'omnix_skip(bus, stop, because?): Leave a stop out'],
    steps: `
      omnix_doors bus="{b}" which=every | All doors | Open all the doors of {b}.
      omnix_doors bus="{b2}" which=front | Front | Passengers get into {b2} where the driver sits, nowhere else.
      omnix_doors bus="{b2}" which=no | Shut | Not one door of {b2} may open.
      omnix_kneel bus="{b}" side=kerb | Pram | A pram wants to get on: lower {b}.
      omnix_kneel bus="{b}" side=none | Up again | Raise {b} again.
      omnix_say bus="{b2}" text="Next stop {s}" repeat={n} | Say it | "Next stop {s}", {n} times in {b2}.
      omnix_climate bus="{b}" celsius={t} seats=false | Not the seats | {t} °C in {b}, but the seats are not heated.
      omnix_climate bus="{b2}" celsius={t} | Warm | {b2}: {t} °C
      omnix_skip bus="{b}" stop="{s}" | Skip | {b} passes {s} without stopping. No reason.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vineyard/press {"press": "{p}", "drum": "{d}", "bar": {b}}',
    slots: { p: 'Press 1, Willmes, old basket', d: '=turning left / turning right', b: '0.2..1.9', p2: 'Press 3, Bucher, new basket', bar: '0.4..1.9', m: '10..80', v: 'tank 4, barrel 19, tank 7' },
    tools: ['keltera_drum(press, rotate: left|right|rest): Turn the drum', 'keltera_squeeze(press, bar: num, minutes?: int): Press', 'keltera_juice(press, run: free|pressed, into): Lead juice somewhere', 'keltera_sulphur(into, dose: light|strong|none): Add sulphur'],
    steps: `
      @d keltera_drum press="{p}" rotate=right // keltera_drum press="{p}" rotate=left | Loosen | Loosen the cake: turn the drum of this press the other way round.
      keltera_drum press="{p2}" rotate=rest | Stop | Drum of {p2} at rest, neither left nor right.
      keltera_squeeze press="{p2}" bar={bar} minutes={m} | Squeeze | {p2} {bar} bar, {m} min.
      keltera_squeeze press="{p}" bar={bar} | {bar} bar | The press in the message at {bar} bar, the time is unimportant.
      keltera_juice press="{p2}" run=free into="{v}" | First juice | What runs off {p2} by itself goes into {v}.
      keltera_juice press="{p2}" run=pressed into="{v}" | Second juice | What is squeezed out of {p2} goes into {v}.
      keltera_sulphur into="{v}" dose=none | Natural | No sulphur in {v}.
      keltera_sulphur into="{v}" dose=light | Pinch | A little sulphur into {v}.
      failed "there is no medium dose" | Medium | {v}: sulphur, medium dose.
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the tracks | gleiswart.list → {a}: {sa}; {b}: {sb}'],
    slots: { a: '=track 1, track 4', sa: '=occupied / clear', b: '=track 6, track 9', sb: '=occupied, clear', n: '3..18', t: 'RE 14, ICE 207, local 5' },
    tools: ['gleiswart.signal(track, aspect: stop|go|slow): Set a signal', 'gleiswart.board(train, track, delay?: int): Show where a train stops', 'gleiswart.lights(track, level: full|half|off): Light a platform', 'gleiswart.gate(track, way: enter|leave|both): Set the gates of a platform'],
    steps: `
      @sa gleiswart.signal track="{a}" aspect=stop // gleiswart.signal track="{a}" aspect=go | Signal | Look at step {step1}: nobody may run into {a} if there is a train on it; if there is none, let the next one in.
      gleiswart.signal track="{b}" aspect=slow | Slowly | Trains creep into {b}.
      gleiswart.board train="{t}" track="{b}" delay={n} | Late | {t} at {b}, {n} minutes late.
      gleiswart.board train="{t}" track="{a}" | On time | {t} at {a}. It is on time, so no delay.
      gleiswart.lights track="{b}" level=off | Save | No light on {b}.
      gleiswart.lights track="{a}" level=half | Dim | Half light on {a}
      gleiswart.gate track="{a}" way=leave | Let them out | At {a} people get out but nobody gets in.
      gleiswart.gate track="{b}" way=enter | Let them in | At {b} people get in but nobody gets out.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lights/room {"room": "{r}", "scene": "{s}", "scene_before": "{sb}", "brightness": {br}}',
    slots: { r: 'atelier, hallway, room 9', s: '=focus, gallery', sb: '=Evening 2, candle, work bright', br: '12..95', r2: 'studio, stairs, room 3', k: '=2700, 4000, 5600', p: '5..95' },
    tools: ['lumenta.scene(room, name): Set a stored scene', 'lumenta.level(room, percent: int, fade?: slow|quick): Set the brightness', 'lumenta.white(room, kelvin: int): Set the white', 'lumenta.sensor(room, presence: bool, daylight: bool): Choose the sensors'],
    steps: `
      lumenta.scene room="{r}" name="{sb}" | Before | This room as it was before.
      lumenta.scene room="{r2}" name="{s}" | Same here | The scene of the reported room in {r2} too.
      lumenta.level room="{r2}" percent={p} fade=slow | Softly | {r2} to {p}%, so gradually that no one notices.
      lumenta.level room="{r2}" percent={p} | {p}% | {r2} {p}%
      lumenta.level room="{r2}" percent={br} | Match | {r2} exactly as bright as the room in the event.
      lumenta.white room="{r}" kelvin={k} | White | {k} K for the room in the event.
      lumenta.sensor room="{r2}" presence=true daylight=false | People only | {r2} looks for people and does not care about daylight.
      lumenta.sensor room="{r2}" presence=false daylight=true | Daylight only | {r2} goes by daylight and does not care about people.
      lumenta.sensor room="{r}" presence=false daylight=false | Neither | Neither sensor in the room that reported.
    `,
  },
  {
    language: 'en',
    slots: { r: 'rig 2, Core-5, drill east', r2: 'rig 6, Core-9, drill west', m: '2..90', kn: '12.5, 30.0, 8.4', l: '20..180' },
    tools: ['bohrwerk_feed(rig, move: advance|retract|hold, metres?: int): Move the drill string', 'bohrwerk_rotate(rig, gear: low|high|neutral): Rotate', 'bohrwerk_force(rig, kilonewton: num): Set the force', 'bohrwerk_mud(rig, litres_min: int, kind?: water|bentonite|foam): Flush the hole'],
    steps: `
      bohrwerk_feed rig="{r}" move=advance metres={m} | Deeper | {r} {m} m deeper.
      bohrwerk_feed rig="{r2}" move=retract | Out | Pull the string of {r2} out.
      bohrwerk_feed rig="{r2}" move=hold | Stay | {r2}: don't go on and don't go back.
      bohrwerk_rotate rig="{r}" gear=neutral | No turning | The string of {r} doesn't turn.
      bohrwerk_rotate rig="{r2}" gear=high | Fast | {r2} in the high gear
      bohrwerk_force rig="{r}" kilonewton={kn} | Force | {kn} kN on {r}.
      bohrwerk_mud rig="{r2}" litres_min={l} kind=foam | Foam | {l} l/min of foam at {r2}.
      bohrwerk_mud rig="{r}" litres_min={l} | Flush | Flush {r} with {l} litres a minute, what with makes no difference.
      failed "polymer is not among the kinds" | Polymer | Flush {r2} with polymer, {l} l/min.
    `,
  },
  {
    language: 'en',
    event: 'mqtt home/heatpump {"unit": "{u}", "runs": "{r}", "curve": {c}, "curve_before": {cb}}',
    slots: { u: 'HP1, cellar unit, annex', r: '=heating / cooling', c: '0.3..0.9', cb: '1.0..1.6', u2: 'HP4, garden unit, attic', t: '38..58', h: '2..12', g: '=eco, boost' },
    tools: ['waermix_run(unit, as: heating|cooling|defrost): Set what a heat pump does', 'waermix_curve(unit, slope: num): Set the heating curve', 'waermix_tank(unit, celsius: int, once?: bool): Heat the water tank', 'waermix_hush(unit, level: loud|quiet|silent, hours?: int): Make a unit quieter'],
    steps: `
      @r waermix_run unit="{u}" as=cooling // waermix_run unit="{u}" as=heating | Switch over | Season change: switch this unit over to the other one of heating and cooling.
      waermix_run unit="{u2}" as=defrost | Ice | There is ice on {u2}.
      waermix_curve unit="{u}" slope={cb} | Curve as before | Curve of this unit as it was before.
      waermix_curve unit="{u2}" slope={c} | Copy | Give {u2} the curve that the reported unit has.
      waermix_tank unit="{u2}" celsius={t} once=true | Just once | Tank of {u2} to {t} °C, just this once.
      waermix_tank unit="{u2}" celsius={t} once=false | Every day | Tank of {u2} to {t} °C, not only this once.
      waermix_hush unit="{u}" level=silent hours={h} | Party | No sound from this unit for {h} h.
      waermix_hush unit="{u2}" level=loud | Neighbours away | The neighbours are away, {u2} may be noisy.
    `,
  },
];
