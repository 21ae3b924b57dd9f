import type { Scene } from '../../scene';

/** Arguments that are lists, beside tools that take one value of the same kind; English, part 2. */
export const rowsEn2: readonly Scene[] = [
  // backup host
  {
    language: 'en',
    event: 'cron - 02:00 backup',
    earlier: ['Ask the pool for its datasets | poolls → {a}\n{b}\n{c}\n{d}', 'Which snapshots are old? | snapold → {s1}, {s2}, {s3}'],
    slots: { a: 'tank/home, data/mail, bulk/scans', b: 'tank/photo, data/git, bulk/video', c: 'tank/books, data/wiki, bulk/iso', d: 'tank/vm, data/sql, bulk/old', s1: 'auto-0411, weekly-12, s-901', s2: 'auto-0418, weekly-13, s-914', s3: 'auto-0425, weekly-14, s-933', h: 'vault2, offsite, nas-b', k: '3..40' },
    tools: ['crypticus_snap(datasets: text[], label?): Take snapshots', 'crypticus_send(datasets: text[], host, limit_mb?: int): Send datasets to another host', 'crypticus_purge(snapshots: text[]): Delete snapshots', 'crypticus_hold(snapshot, reason?): Protect a snapshot', 'crypticus_quota(dataset, gb: int): Limit a dataset'],
    steps: `
      crypticus_snap datasets=["{a}", "{b}", "{c}", "{d}"] | Snapshots | Snapshot of every dataset that step {step1} listed, unlabelled.
      crypticus_snap datasets=["{b}"] label=before-upgrade | One snapshot | Of {b} only; the label is before-upgrade.
      crypticus_send datasets=["{d}", "{a}"] host="{h}" | Send | To {h}: the last dataset on the list, then the first.
      crypticus_send datasets=["{c}"] host="{h}" limit_mb={k} | Slowly | Send {c} to {h}, not faster than {k} MB.
      crypticus_purge snapshots=["{s1}", "{s2}", "{s3}"] | Tidy | What step {step2} calls old can be deleted.
      crypticus_purge snapshots=["{s1}", "{s3}"] | Tidy, with care | Delete the old snapshots. Not {s2}, the auditors want that one.
      crypticus_purge snapshots=["{s2}"] | Only {s2} | The snapshot {s2} may go, the others stay.
      crypticus_hold snapshot="{s3}" | Protect | Protect the last of the old snapshots. I have no reason to state.
      crypticus_quota dataset="{c}" gb={k} | Quota | {k} GB and no more for {c}.
    `,
  },
  // airfield
  {
    language: 'en',
    event: 'mqtt field/lights {"out": [{a}, {b}, {c}], "dim": [{d}], "runway": "{r}"}',
    slots: { a: '101..140', b: '141..180', c: '181..220', d: '221..260', r: '=09L, 27R, 04', who: 'Tanvir, crew B, Maud', p: '10..90' },
    tools: ['taxiglow_set(lamps: int[], percent: int): Set lamps', 'taxiglow_ticket(lamps: int[], who?, urgent?: bool): Write a repair ticket', 'taxiglow_test(lamp: int): Test one lamp', 'taxiglow_pair(dark: int[], bright: int[]): Let bright lamps stand in for dark ones'],
    steps: `
      taxiglow_ticket lamps=[{a}, {b}, {c}] | Ticket | A repair ticket for all that are out.
      taxiglow_ticket lamps=[{a}, {c}, {d}] who="{who}" | Ticket for {who} | {who} repairs lamps {a}, {c} and the dim one.
      taxiglow_ticket lamps=[{d}] urgent=true | Urgent | The dim lamp: ticket, urgent.
      taxiglow_set lamps=[{d}] percent={p} | Level | Set the lamp that is dim to {p} per cent.
      taxiglow_set lamps=[{c}, {b}] percent={p} | Two | {c} & {b}: {p} %
      taxiglow_test lamp={b} | Test | Lamp {b} wants testing.
      taxiglow_test lamp={d} | Test the dim one | Is the dim one still working? Test it.
      taxiglow_pair dark=[{a}, {b}] bright=[{d}] | Stand in | {d} stands in for {a} and {b}.
      notify message="Runway {r}: lamps are out" | Tower | Show "Runway {r}: lamps are out".
    `,
  },
  // vineyard valves, separate fields
  {
    language: 'en',
    event: 'webhook /vines/plan {"first": "{a}", "second": "{b}", "third": "{c}", "spare": "{d}", "mm": {mm}}',
    slots: { a: 'row A, Steinberg, V1', b: 'row D, Kirchweg, V4', c: 'row H, Mühlrain, V7', d: 'row M, Lerchen, V11', mm: '4..18', hr: '=05:00, 19:30, 21:15' },
    tools: ['riesla_drip(plots: text[], mm: int, at?): Water plots', 'riesla_halt(plots: text[]): Stop watering plots', 'riesla_spray(plot, agent, litres: num): Spray one plot', 'riesla_order(plots: text[]): Set the order in which plots are harvested', 'riesla_net(cover: text[], uncover?: text[]): Move the nets'],
    steps: `
      riesla_drip plots=["{a}", "{b}", "{c}"] mm={mm} | Drip | First, second, third; as many mm as the plan says.
      riesla_drip plots=["{d}"] mm=3 at={hr} | Spare plot | Three mm at {hr} for the spare plot.
      riesla_halt plots=["{b}", "{c}"] | Rain | It rains at {b} and {c}, so stop watering these two.
      riesla_halt plots=["{a}"] | Stop | No more water for the first plot of the plan.
      riesla_spray plot="{d}" agent=copper litres=2.5 | Copper | 2.5 litres of copper on the spare one.
      riesla_order plots=["{c}", "{b}", "{a}"] | Harvest | We harvest the plan backwards: third, second, first.
      riesla_order plots=["{d}", "{a}", "{b}", "{c}"] | New order | Order of the harvest: the spare plot and after it first, second and third.
      riesla_net cover=["{a}", "{b}"] uncover=["{d}"] | Nets | Nets over {a} and {b}; off at {d}.
      riesla_net cover=["{c}"] | Net | The third one needs a net. None is taken off.
    `,
  },
  // gym lockers
  {
    language: 'en',
    slots: { a: '3..40', b: '41..80', c: '81..120', d: '121..160', e: '161..199', h: '2..24', m: 'Okafor, member 5512, L. Brandt', cd: '=7731, 0429, 5580' },
    tools: ['spindico_open(lockers: int[]): Open lockers', 'spindico_lock(lockers: int[], hours?: int): Lock lockers', 'spindico_code(locker: int, code): Give one locker a code', 'spindico_lend(member, lockers: int[]): Lend lockers to a member', 'spindico_trade(give: int[], take: int[]): Swap lockers'],
    steps: `
      spindico_open lockers=[{b}, {a}, {e}] | Cleaning | Open {b}, then {a}, then {e}.
      spindico_open lockers=[{c}] | Key lost | Somebody has lost the key of {c}. Please open it.
      spindico_lock lockers=[{a}, {b}, {c}, {d}] hours={h} | Lock | Locked for {h} hours: {a} / {b} / {c} / {d}
      spindico_lock lockers=[{e}] | Lock one | Locker {e} stays locked until I say so. Lock it.
      spindico_code locker={d} code={cd} | Code | New code of locker {d}: {cd}.
      spindico_lend member="{m}" lockers=[{a}] | Lend | Lend {m} locker {a}.
      spindico_lend member="{m}" lockers=[{d}, {e}] | Lend two | {m} is tall and wants {d} together with {e}. Lend them.
      spindico_trade give=[{a}, {b}] take=[{c}] | Swap | We give {a} and {b} and take {c}.
      spindico_code locker={a} code={cd} | {a} | Code {cd}, locker {a}
    `,
  },
  // weather station calibration, num[]
  {
    language: 'en',
    event: 'mqtt meteo/cal {"sensor": "{s}", "offsets": [{x}, {y}, {z}], "mast": {m}}',
    slots: { s: 'anemo-2, rain 1, PT100', s2: 'hygro-4, rain 6, PT7', x: '-1.9..-0.1', y: '0.1..1.5', z: '1.6..3.9', w: '4.1..9.9', m: '2..30' },
    tools: ['stratomel_bias(sensor, offsets: num[]): Set the offsets of a sensor', 'stratomel_curve(sensor, points: num[], smooth?: bool): Set the points of a curve', 'stratomel_gain(sensor, gain: num): Set the gain of a sensor', 'stratomel_masts(masts: int[], on: bool): Switch masts', 'stratomel_merge(sensors: text[], name): Show several sensors as one'],
    steps: `
      stratomel_bias sensor="{s}" offsets=[{x}, {y}, {z}] | Offsets | The sensor gets the offsets in the message.
      stratomel_bias sensor="{s2}" offsets=[{w}] | One offset | {s2} has one offset only, {w}.
      stratomel_curve sensor="{s}" points=[{y}, {z}, {w}] smooth=true | Curve | Curve for {s}: {y}, {z}, {w}. Smooth.
      stratomel_curve sensor="{s2}" points=[{z}, {y}] | Curve the other way | The points are {z} and {y}, in this order; the sensor is {s2}.
      stratomel_gain sensor="{s}" gain={w} | Gain | A gain of {w} on the sensor that was calibrated.
      stratomel_gain sensor="{s2}" gain={y} | Gain of {s2} | Gain {y}
      stratomel_masts masts=[{m}] on=false | Lightning | Lightning! Switch the mast of the message off.
      stratomel_masts masts=[1, {m}] on=true | Masts on | Mast 1 on, mast {m} on.
      stratomel_merge sensors=["{s}", "{s2}"] name=average | Merge | Show {s} and {s2} as one sensor called average.
    `,
  },
  // quarry conveyor / which are clear
  {
    language: 'en',
    event: 'mqtt mine/belts {"belts": [{"id": "{a}", "state": "running"}, {"id": "{b}", "state": "{st}"}, {"id": "{c}", "state": "running"}]}',
    slots: { a: 'B1, feeder, C-10', b: 'B4, crusher, C-14', c: 'B7, stacker, C-18', st: '=stopped, jammed / running', sp: '1.2..2.9', mn: '5..40' },
    tools: ['gangart_stop(belts: text[]): Stop belts', 'gangart_speed(belts: text[], metres_s: num): Set the speed of belts', 'gangart_clear(belt, reverse?: bool): Clear a jam on one belt', 'gangart_wash(belts: text[], minutes?: int): Wash belts'],
    steps: `
      @st gangart_stop belts=["{a}", "{c}"] // gangart_stop belts=["{a}", "{b}", "{c}"] | Stop | Stop those that are running.
      @st gangart_speed belts=["{a}", "{c}"] metres_s={sp} // gangart_speed belts=["{a}", "{b}", "{c}"] metres_s={sp} | Speed | {sp} m/s for each belt whose state is running.
      @st gangart_clear belt="{b}" // failed "{b} is running" | Clear | Clear {b}, but never a running belt.
      gangart_wash belts=["{b}"] minutes={mn} | Wash the middle one | Wash the second belt in the message for {mn} minutes.
      gangart_wash belts=["{c}", "{a}"] | Wash | First {c}, then {a}: wash. As long as needed.
      gangart_clear belt="{c}" reverse=true | Backwards | Clear {c} in reverse.
      gangart_speed belts=["{a}", "{b}", "{c}"] metres_s={sp} | All | Whatever their state: all belts of the message at {sp} m/s.
      failed "no tool can splice a belt" | Splice | Splice the torn end of {a} with the hot press.
    `,
  },
  // mailing / newsletters
  {
    language: 'en',
    event: 'webhook /club/signup {"name": "{n}", "mail": "{m1}", "groups": ["{g1}", "{g2}"], "guardian": "{m2}"}',
    slots: { n: 'Ida Novak, Ruben, P. Achebe', m1: 'ida@fern.test, ruben@moss.test, pa@club.test', m2: 'home@fern.test, mum@moss.test, office@club.test', m3: 'desk@hall.test, lea@boats.test', g1: 'sailing, U12, juniors', g2: 'rowing, U16, helpers', g3: 'canoe, masters, cooks', d: '2..60' },
    tools: ['gazetta_send(to: text[], subject, attach?: text[]): Send the club letter', 'gazetta_join(member, groups: text[]): Put a member into groups', 'gazetta_leave(member, groups: text[]): Take a member out of groups', 'gazetta_bill(mail, euros: int): Send one bill', 'gazetta_mute(mails: text[], days?: int): Send nothing to some addresses'],
    steps: `
      gazetta_join member="{n}" groups=["{g1}", "{g2}"] | Groups | Put {n} into the groups that were chosen.
      gazetta_join member="{n}" groups=["{g3}"] | Another group | The new member is put into {g3} and nothing else.
      gazetta_leave member="{n}" groups=["{g2}", "{g3}"] | Leave | {n} leaves {g2} and {g3}.
      gazetta_send to=["{m1}", "{m2}"] subject=Welcome | Welcome | Club letter with the subject Welcome to the member and the guardian.
      gazetta_send to=["{m3}"] subject="New member" attach=["statutes.pdf", "map.png"] | For the desk | To {m3}: subject "New member", attached statutes.pdf and map.png.
      gazetta_send to=["{m2}", "{m3}", "{m1}"] subject=Season attach=["plan.pdf"] | Season | Send the letter Season (that is the subject) to the guardian, {m3} and the member, in this order, with plan.pdf attached.
      gazetta_bill mail="{m2}" euros={d} | Bill | {d} euros, the bill goes to the guardian.
      gazetta_mute mails=["{m1}"] days={d} | Quiet | For {d} days nothing goes to the address of the member.
      gazetta_mute mails=["{m2}", "{m3}"] | Quiet two | Mute {m2} and {m3} with no end.
    `,
  },
  // kitchen orders
  {
    language: 'en',
    event: 'manual - Table {t}: {a}, {b} and {c}, no {al}',
    slots: { t: '2..30', a: 'soup, house salad, oysters', b: 'trout, risotto, lamb', c: 'sorbet, cheese board, tart', al: 'nuts, garlic, milk', al2: 'egg, celery, mustard', mn: '3..25', ch: 'Bela, Noor, chef 2' },
    tools: ['brigada_fire(table: int, dishes: text[], without?: text[]): Order dishes from the kitchen', 'brigada_delay(dishes: text[], minutes: int): Cook dishes later', 'brigada_cook(dish, cook): Name the cook of a dish', 'brigada_join(tables: int[], waiter?): Join tables', 'brigada_strike(dishes: text[]): Take dishes off the menu'],
    steps: `
      brigada_fire table={t} dishes=["{a}", "{b}", "{c}"] without=["{al}"] | Order | Order all that the table wants, without what it doesn't want.
      brigada_fire table={t} dishes=["{b}"] | Main | For table {t} one {b} only, nothing left out.
      brigada_fire table={t} dishes=["{c}", "{a}"] without=["{al}", "{al2}"] | Odd order | Table {t} takes {c} before {a}; no {al}, no {al2} in them.
      brigada_delay dishes=["{c}"] minutes={mn} | Later | The {c} can wait {mn} minutes.
      brigada_delay dishes=["{b}", "{c}"] minutes={mn} | Later | Everything but the {a} is cooked {mn} minutes later.
      brigada_cook dish="{b}" cook="{ch}" | Cook | {ch} cooks the {b}.
      brigada_join tables=[{t}, 31] | Big party | Join table {t} with table 31.
      brigada_strike dishes=["{a}"] | Sold out | The {a} is sold out, off the menu.
      brigada_strike dishes=["{a}", "{c}"] | Sold out | Off the menu: {a}, {c}
    `,
  },
  // greenhouse vents with ids as text
  {
    language: 'en',
    earlier: ['Open vents | ventool → opened {a}, {b}, {c}', 'Wind check | anemo → {w} m/s from the west', 'West side | roofplan → west vents: {d}, {e}'],
    slots: { a: 'V-01, roof 1, E3', b: 'V-05, roof 4, E6', c: 'V-09, roof 7, E8', d: 'W-02, side 1, K3', e: 'W-06, side 5, K7', w: '3.1..19.5', p: '10..95' },
    tools: ['zephyrin_move(vents: text[], percent: int, slow?: bool): Move vents', 'zephyrin_shut(vents: text[]): Shut vents', 'zephyrin_grease(vent): Plan greasing of one vent', 'zephyrin_turn(close_these: text[], open_those: text[]): Close some and open others'],
    steps: `
      zephyrin_shut vents=["{a}", "{b}", "{c}"] | Undo | Shut what step {step1} opened.
      zephyrin_shut vents=["{c}", "{b}", "{a}"] | Undo backwards | Shut those of step {step1}, the last one first.
      zephyrin_shut vents=["{d}"] | {d} | Shut {d}.
      zephyrin_move vents=["{d}", "{e}"] percent={p} | West | West vents to {p} %.
      zephyrin_move vents=["{b}"] percent={p} slow=true | Slow | Slowly, vent {b}, {p} percent
      zephyrin_turn close_these=["{d}", "{e}"] open_those=["{a}"] | Turn | Wind from the west. Close the west side, open {a} for it.
      zephyrin_turn close_these=["{a}", "{c}"] open_those=["{d}", "{e}"] | Change sides | From what was opened close all but {b}; open the west vents.
      zephyrin_grease vent="{e}" | Squeak | {e} squeaks, plan greasing it.
      memory_store key=wind content="{w} m/s" | Wind | Store how strong the wind was as the note wind, number and unit.
    `,
  },
  // museum rooms
  {
    language: 'en',
    event: 'cron - Monday, museum closed',
    slots: { a: 'Egypt, R1, east wing', b: 'Rome, R4, gallery', c: 'Glass, R6, crypt', d: 'Coins, R9, attic', lx: '20..200', g: 'Farid, Ulla, guard 3', tag: 'loan, fragile, oak', tag2: 'restored, glass, heavy', ob: 'K-1881, inv 77, M-204' },
    tools: ['vitrino_light(rooms: text[], lux: int): Light rooms', 'vitrino_guard(guard, rooms: text[], first?): Give a guard rooms', 'vitrino_tag(object, tags: text[]): Tag an object', 'vitrino_shift(object, room): Move an object to a room', 'vitrino_dark(rooms: text[], keep?: text[]): Darken rooms'],
    steps: `
      vitrino_light rooms=["{a}", "{d}"] lux={lx} | Light | {lx} lux in {a} and {d}.
      vitrino_light rooms=["{c}"] lux={lx} | Sensitive | Only {c} gets {lx} lux.
      vitrino_guard guard="{g}" rooms=["{b}", "{c}", "{d}"] | Round | {g} walks through {b}, {c}, {d}.
      vitrino_guard guard="{g}" rooms=["{a}"] | One room | One room for {g} today: {a}.
      vitrino_guard guard="{g}" rooms=["{a}", "{b}"] first="{b}" | Start in {b} | {g} has {a} and {b} and is to begin with {b} as the first.
      vitrino_tag object="{ob}" tags=["{tag}", "{tag2}"] | Tags | Tags of {ob}: {tag}; {tag2}.
      vitrino_tag object="{ob}" tags=["{tag2}"] | Tag | The object {ob} is tagged {tag2}.
      vitrino_shift object="{ob}" room="{c}" | Move | {ob} moves to {c}.
      vitrino_dark rooms=["{a}", "{b}", "{c}"] keep=["{d}"] | Dark | Darken {a}, {b} and {c}, keep {d}.
    `,
  },
  // elevators
  {
    language: 'en',
    event: 'webhook /lift/event {"car": {k}, "stuck_at": {s}, "calls": [{a}, {b}, {c}]}',
    slots: { k: '1..6', k2: '7..12', s: '13..15', a: '16..20', b: '21..25', c: '26..30', d: '31..40', p: 'Fire drill, Moving day, Please wait' },
    tools: ['levatrix_serve(car: int, floors: int[]): Send a car to floors', 'levatrix_skip(floors: int[], car?: int): Pass floors without stopping', 'levatrix_speak(cars: int[], text): Speak in cars', 'levatrix_rest(car: int, floor: int): Where an idle car waits', 'levatrix_fetch(car: int): Bring a car to the ground'],
    steps: `
      levatrix_serve car={k2} floors=[{a}, {b}, {c}] | Take over | Car {k2} takes over all calls in the message.
      levatrix_serve car={k2} floors=[{c}, {b}, {a}] | From the top | Car {k2}: the calls, but backwards.
      levatrix_serve car={k2} floors=[{s}] | Help | Send car {k2} to the floor where the other one is stuck.
      levatrix_skip floors=[{s}] | Pass | No car stops where that one is stuck. Pass that floor.
      levatrix_skip floors=[{a}, {d}] car={k2} | Pass two | Floors {a} and {d} are passed by car {k2}.
      levatrix_speak cars=[{k}] text="{p}" | Speak | Say "{p}" in the stuck car.
      levatrix_speak cars=[{k}, {k2}] text="{p}" | Speak in both | Cars {k} and {k2}: "{p}"
      levatrix_rest car={k2} floor={d} | Wait | When it has nothing to do, car {k2} waits on {d}.
      levatrix_fetch car={k} | Ground | Bring the car of the message to the ground.
    `,
  },
  // print farm
  {
    language: 'en',
    event: 'mqtt farm3d/queue {"queue": ["{a}", "{b}", "{c}", "{d}"], "printer": "{p}"}',
    slots: { a: 'hook.gcode, job-11, clip_v1', b: 'lid.gcode, job-19, knob_v3', c: 'gear.gcode, job-27, foot_v2', d: 'tray.gcode, job-35, cap_v6', p: 'Prusa-2, Voron, X1', p2: 'Ender-8, Bambu, K3', g: '12..200' },
    tools: ['filamund_queue(printer, jobs: text[], copies?: int): Queue jobs', 'filamund_scrap(jobs: text[]): Throw jobs out', 'filamund_front(job): Put one job to the front', 'filamund_warm(printers: text[], celsius: int): Warm printers', 'filamund_sort(jobs: text[]): Set the order of the queue'],
    steps: `
      filamund_queue printer="{p2}" jobs=["{a}", "{b}", "{c}", "{d}"] | Move all | Queue the whole queue on {p2} as well.
      filamund_queue printer="{p2}" jobs=["{d}"] copies={g} | Many | {g} copies of the last job in the queue, on {p2}.
      filamund_queue printer="{p}" jobs=["{b}", "{a}"] | Again | On the printer of the message, queue {b} and {a} once more.
      filamund_scrap jobs=["{b}", "{c}", "{d}"] | Scrap | Out with all of them except the first.
      filamund_scrap jobs=["{c}"] | Scrap one | Throw {c} out.
      filamund_front job="{c}" | Hurry | {c} is urgent, to the front with it.
      filamund_sort jobs=["{d}", "{c}", "{b}", "{a}"] | Turn round | Turn the order of the queue round.
      filamund_sort jobs=["{b}", "{a}", "{c}", "{d}"] | Second first | The second job shall be first, the rest as it is.
      filamund_warm printers=["{p}", "{p2}"] celsius={g} | Warm | Printers {p} and {p2} to {g} °C
    `,
  },
  // railway depot
  {
    language: 'en',
    slots: { a: '2..9', b: '10..19', c: '20..29', d: '30..39', e: '40..49', l: 'D-118, shunter 3, Lok 7', w: 'W11, tank 4, bogie 2', w2: 'W15, tank 9, bogie 6', w3: 'W19, hopper 2, bogie 8', kmh: '50..70' },
    tools: ['rangiera_route(engine, points: int[]): Set a route over points', 'rangiera_lock(points: int[], by?): Lock points', 'rangiera_free(points: int[]): Unlock points', 'rangiera_couple(engine, wagons: text[]): Couple wagons', 'rangiera_heat(point: int, minutes: int): Heat one point', 'rangiera_park(wagon, track: int): Park a wagon'],
    steps: `
      rangiera_route engine="{l}" points=[{c}, {a}, {e}] | Route | Route of {l}: {c} - {a} - {e}
      rangiera_route engine="{l}" points=[{b}] | Short route | The route of {l} goes over point {b} only.
      rangiera_lock points=[{b}, {d}] by="{l}" | Lock | Points {b} and {d} are locked by {l}.
      rangiera_lock points=[{e}] | Lock {e} | Lock point {e}; by nobody.
      rangiera_free points=[{d}, {b}, {a}] | Free | Unlock {d} first, {b} next, {a} at the end.
      rangiera_couple engine="{l}" wagons=["{w}", "{w2}", "{w3}"] | Couple | Couple {w}, {w2} and {w3} to {l}.
      rangiera_couple engine="{l}" wagons=["{w2}"] | One wagon | One wagon is coupled to {l}, and it is {w2}.
      rangiera_heat point={c} minutes={kmh} | Ice | Ice on point {c}. {kmh} minutes of heat.
      rangiera_park wagon="{w3}" track={a} | Park | Wagon {w3} is parked on track {a}.
    `,
  },
];
