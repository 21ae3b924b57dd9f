import type { Scene } from '../../scene';

/** Arguments that are lists: what is in the list depends on the event; empty lists; English, part 8. */
export const rowsEn8: readonly Scene[] = [
  // mine ventilation: list may be empty
  {
    language: 'en',
    event: 'mqtt shaft/fans {"running": [{a}, {b}], "faulty": [{f}], "gas_ppm": {g}}',
    slots: { a: '1..9', b: '10..19', c: '20..29', f: '=31, 34, 37, 42 / ', g: '11..48 / 52..95', p: '=60, 70, 80', w: 'Radek, shift B, Ngozi' },
    tools: ['wetterloch_stop(fans: int[], reason?): Stop fans', 'wetterloch_start(fans: int[], percent?: int): Start fans', 'wetterloch_fix(fan: int, by): Have one fan repaired', 'wetterloch_fans(fans: int): How many fans the shaft needs', 'wetterloch_swap(out: int[], in: int[]): Replace fans'],
    steps: `
      @f wetterloch_stop fans=[{f}] reason=faulty // failed "no fan is faulty" | Faulty | Stop what is reported as faulty, reason: faulty. If nothing is, the step fails.
      @f wetterloch_fix fan={f} by="{w}" // failed "the list of faulty fans is empty" | Repair | {w} repairs the faulty fan. An empty list is a failure.
      @f wetterloch_swap out=[{f}] in=[{c}] // failed "nothing is faulty" | Replace | Replace the faulty one by {c}; without a faulty one fail.
      @g wetterloch_start fans=[{c}] // wetterloch_start fans=[{a}, {b}, {c}] | Gas | Below 50 ppm start only {c}. Above 50 start {a}, {b} and {c}.
      @g failed "the gas is at {g} ppm" // wetterloch_start fans=[{b}, {c}] percent=100 | More air | When there is more than 50 ppm of gas, {b} and {c} go to 100 percent. Otherwise it is a failure.
      wetterloch_stop fans=[{b}, {a}] | Blast | We blast in a minute. Stop the running fans, {b} before {a}.
      wetterloch_start fans=[{a}] percent={p} | Start | Start {a} at {p} %.
      wetterloch_fans fans={c} | Need | The shaft needs {c} fans.
    `,
  },
  // ticket machine / subway
  {
    language: 'en',
    event: 'webhook /metro/escalators {"station": "{s}", "up": ["{a}", "{b}"], "down": ["{c}"], "crowd": "{k}"}',
    slots: { s: 'Hauptplatz, Pier 4, Old Mint', a: 'E1, ESC-2, west top', b: 'E5, ESC-6, west low', c: 'E8, ESC-9, mid', d: 'E12, ESC-15, east', k: '=low, normal / high, extreme', t: '=Please walk, Hold on, Mind the gap', m: '10..70' },
    tools: ['rulleta_up(stairs: text[], station?): Let escalators run upwards', 'rulleta_down(stairs: text[], station?): Let escalators run downwards', 'rulleta_halt(stairs: text[], minutes?: int): Halt escalators', 'rulleta_oil(stair): Order oil for one escalator', 'rulleta_voice(stations: text[], words): Speak at stations'],
    steps: `
      @k rulleta_up stairs=["{a}", "{b}"] // rulleta_up stairs=["{a}", "{b}", "{c}"] | Up | Those that run up go on running up. In a high or extreme crowd the one that runs down joins them.
      @k rulleta_halt stairs=["{b}"] minutes={m} // rulleta_halt stairs=["{a}", "{b}"] minutes={m} | Save | {m} minutes of halt for {b}; if the crowd is high or extreme, for {a} and {b}.
      @k failed "the crowd is {k}" // rulleta_voice stations=["{s}"] words="{t}" | Voice | Only with a high or extreme crowd say "{t}" at the station.
      rulleta_down stairs=["{d}", "{c}"] station="{s}" | Down | Down with {d} and {c}, station {s}.
      rulleta_down stairs=["{b}"] | Turn | Of those that run up the second must be turned to run downwards. No station
      rulleta_oil stair="{a}" | Squeak | The first of those that run up squeaks: oil.
      rulleta_voice stations=["{s}", "Depot"] words="{t}" | Two stations | "{t}" is said at {s} and at Depot.
      rulleta_halt stairs=["{c}", "{d}", "{a}"] | Halt | Power cut ahead. Halt {c}, {d}, {a}, open end.
    `,
  },
  // server: services with states
  {
    language: 'en',
    event: 'mqtt hosts/health {"host": "{h}", "services": {"{a}": "up", "{b}": "{s}", "{c}": "up"}, "disk": "{dk}"}',
    slots: { h: 'atlas, node-7, box3', h2: 'juno, node-12, box8', a: 'nginx, redis, smtp', b: 'vault, kafka, ldap', c: 'minio, loki, cups', s: '=up / down, failed', dk: '=ok / full', m: 'ops@lan.test, duty@lan.test', m2: 'boss@lan.test, log@lan.test', t: '5..90' },
    tools: ['hostelry_restart(host, services: text[]): Restart services', 'hostelry_pause(host, services: text[], minutes?: int): Pause services', 'hostelry_log(host, service): Read the log of one service', 'hostelry_copy(service, hosts: text[]): Install a service on hosts', 'hostelry_report(to: text[], text, cc?: text[]): Mail a report', 'hostelry_services(host, services: int): How many services a host may run'],
    steps: `
      @s hostelry_restart host={h} services=["{a}", "{b}", "{c}"] // hostelry_restart host={h} services=["{a}", "{c}"] | Restart | Restart on this host everything that is up.
      @s failed "{b} is up" // hostelry_restart host={h} services=["{b}"] | Broken | Restart {b} if it isn't up; if it is up, fail.
      @dk hostelry_report to=["{m}"] text="disk ok" // hostelry_report to=["{m}", "{m2}"] text="disk full" | Disk | Disk ok: mail "disk ok" to {m}. Disk full: mail "disk full" to {m} and {m2}.
      hostelry_pause host={h} services=["{c}", "{a}"] minutes={t} | Pause | {t} minutes of pause for {c} and {a} (same host)
      hostelry_pause host={h2} services=["{b}"] | Pause | On {h2} pause {b}, I will tell you when to go on.
      hostelry_log host={h} service="{b}" | Log | What does {b} write in its log on the reported host?
      hostelry_copy service="{a}" hosts=["{h}", "{h2}"] | Copy | Install {a} on {h} and {h2}.
      hostelry_copy service="{c}" hosts=["{h2}"] | Copy | Only {h2} still lacks {c}: install it.
      hostelry_report to=["{m2}"] text="all done" cc=["{m}"] | Report | Report "all done" to {m2}, cc {m}.
      hostelry_services host={h} services={t} | Number | This host may run {t} services.
    `,
  },
  // farm gates at night
  {
    language: 'en',
    event: 'cron - 20:00 pasture round',
    earlier: ['Count the sheep | schafzahl → pasture {a}: complete\npasture {b}: {x}\npasture {c}: complete', 'Fence | zaunwert → {v} kV'],
    slots: { a: '1..5', b: '6..10', c: '11..15', d: '16..20', x: '=complete / two missing, one missing', v: '1.1..2.8 / 3.2..7.9', dog: 'Fly, Moss, Bran', dog2: 'Tess, Cap, Nell', k: '21..60' },
    tools: ['weidekka_shut(pastures: int[]): Shut the gates of pastures', 'weidekka_power(pastures: int[], kilovolts?: num): Power on the fences of pastures', 'weidekka_dogs(dogs: text[], pasture: int): Send dogs to a pasture', 'weidekka_join(pastures: int[]): Open the gates between pastures', 'weidekka_hay(pasture: int, bales: int): Bring hay to one pasture'],
    steps: `
      @x weidekka_shut pastures=[{a}, {b}, {c}] // weidekka_shut pastures=[{a}, {c}] | Shut | Shut the gates wherever the sheep are complete.
      @x failed "no sheep is missing" // weidekka_dogs dogs=["{dog}", "{dog2}"] pasture={b} | Dogs | If sheep are missing in {b}, both {dog} and {dog2} are sent there. If none is missing: fail.
      @v weidekka_power pastures=[{a}, {b}, {c}] // weidekka_power pastures=[{b}] | Fence | Under 3 kV all three pastures of step {step1} need power. Over 3 kV only {b} does. The voltage isn't set.
      weidekka_power pastures=[{d}, {a}] kilovolts=6.5 | Fence | 6.5 kV on {d}, 6.5 kV on {a}.
      weidekka_dogs dogs=["{dog2}"] pasture={d} | One dog | {dog} is tired, only {dog2} goes to {d}
      weidekka_join pastures=[{c}, {d}] | Join | May the sheep of {c} and {d} mix? Yes, open between them.
      weidekka_hay pasture={c} bales={k} | Hay | {k} bales to pasture {c}.
      weidekka_shut pastures=[{d}] | Fox | There is a fox at {d}; shut the gate there.
    `,
  },
  // archery range / targets
  {
    language: 'en',
    slots: { a: '1..6', b: '7..12', c: '13..18', d: '19..24', e: '25..30', n: '31..70', ar: 'Sunniva, archer 9, T. Ochoa', ar2: 'Bertil, archer 17, K. Obi', p: '6..8', p2: '9..10', p3: '2..5' },
    tools: ['pfeilgard_targets(targets: int[], metres: int): Put targets at a distance', 'pfeilgard_shoot(archers: text[], target: int): Assign archers to a target', 'pfeilgard_score(archer, rings: int[]): Enter the rings of an archer', 'pfeilgard_total(archer, rings: int): Enter the sum of an archer', 'pfeilgard_clear(targets: int[], by?): Pull the arrows out of targets', 'pfeilgard_face(target: int, new_face: int): Give a target a new face'],
    steps: `
      pfeilgard_targets targets=[{a}, {b}, {c}] metres={n} | Distance | {a}, {b} and {c} at {n} metres.
      pfeilgard_targets targets=[{e}] metres={n} | Distance | {n} m for target {e}, the others stay.
      pfeilgard_shoot archers=["{ar}", "{ar2}"] target={d} | Shoot | At target {d} we see {ar} and {ar2}.
      pfeilgard_shoot archers=["{ar2}"] target={a} | Shoot | Target {a} for {ar2} alone
      pfeilgard_score archer="{ar}" rings=[{p2}, {p}, {p3}] | Score | {ar} shot {p2}, {p}, {p3}.
      pfeilgard_score archer="{ar2}" rings=[{p}, {p}, {p2}] | Score | {ar2} shot {p} twice and then {p2}. Enter all three rings.
      pfeilgard_score archer="{ar2}" rings=[{p3}] | One arrow | A single arrow of {ar2} has hit: {p3}.
      pfeilgard_total archer="{ar}" rings={e} | Sum | The sum of {ar} is {e} rings.
      pfeilgard_clear targets=[{d}, {e}] by="{ar}" | Clear | {ar} pulls the arrows out of {d} and {e}.
      pfeilgard_clear targets=[{c}] | Clear | Arrows out of {c}, whoever is near.
      pfeilgard_face target={b} new_face={p2} | Face | New face {p2} on target {b}.
    `,
  },
  // blueprint printing of shirts
  {
    language: 'en',
    event: 'manual - Shirts for {w}: sizes {a}, {b} and {c}, colour {k}, no size {d}',
    slots: { w: 'Choir 8, Team Fuchs, Rowing Club', a: '=XS, S', b: '=M, L', c: '=XL, XXL', d: '=3XL, 4XL', k: '=navy, olive, sand', k2: '=rust, cream, teal', n: '20..95', pr: 'press 2, Heidi, M-3', pr2: 'press 5, Bertram, M-9' },
    tools: ['siebdrukka_cut(sizes: text[], colour, pieces?: int): Cut shirts', 'siebdrukka_print(presses: text[], motif): Print a motif', 'siebdrukka_ink(press, inks: text[]): Fill inks into a press', 'siebdrukka_resize(from_size, to_size): Change a size in the order', 'siebdrukka_pack(sizes: text[], for): Pack shirts', 'siebdrukka_size(size, pieces: int): How many pieces of one size'],
    steps: `
      siebdrukka_cut sizes=["{a}", "{b}", "{c}"] colour={k} | Cut | Cut what was ordered, in its colour.
      siebdrukka_cut sizes=["{d}"] colour={k2} pieces={n} | Extra | {n} extra pieces, {d} only, in {k2}.
      siebdrukka_cut sizes=["{c}", "{b}"] colour={k2} | Cut | For another customer {c} and {b} in {k2}
      siebdrukka_print presses=["{pr}", "{pr2}"] motif=anchor | Print | Run the motif anchor on both {pr} and {pr2}.
      siebdrukka_print presses=["{pr2}"] motif=heron | Print | heron is printed on one press only, {pr2}.
      siebdrukka_ink press="{pr}" inks=["{k}", "{k2}"] | Inks | Inks for {pr}: {k}, {k2}.
      siebdrukka_ink press="{pr2}" inks=["{k2}"] | Ink | {pr2} needs nothing but {k2}.
      siebdrukka_resize from_size={b} to_size={d} | Resize | {w} wants {d} where {b} was ordered.
      siebdrukka_pack sizes=["{a}", "{c}"] for="{w}" | Pack | Of the ordered sizes all but {b} are ready for {w}. Pack those that are.
      siebdrukka_size size={a} pieces={n} | Size | Of {a} we need {n}.
    `,
  },
  // mushrooms / growing racks: class adds
  {
    language: 'en',
    event: 'mqtt pilzhof/racks {"ripe": [{a}, {b}, {c}], "resting": [{d}], "door": "{dr}", "co2": {co}}',
    slots: { a: '1..9', b: '10..19', c: '20..29', d: '30..39', dr: '=shut / open', co: '600..940 / 1060..1900', h: '41..72', s: 'oyster, shiitake, lion mane', s2: 'enoki, maitake, nameko', p: 'Milica, night team, Wes' },
    tools: ['myzelino_pick(racks: int[], picker?): Pick racks', 'myzelino_rest(racks: int[], hours: int): Let racks rest', 'myzelino_fog(rack: int, seconds: int): Fog one rack', 'myzelino_sow(racks: int[], sorts: text[]): Sow racks', 'myzelino_air(racks: int[]): Blow fresh air at racks', 'myzelino_racks(racks: int): How many racks are planned'],
    steps: `
      @dr myzelino_pick racks=[{a}, {b}, {c}] // failed "the door is open" | Pick | Pick the ripe ones, but never with the door open.
      @co failed "the CO2 is at {co}" // myzelino_air racks=[{a}, {b}, {c}] | Air | More than 1000 of CO2? Then fresh air at all the ripe racks. No more than that: fail.
      @co myzelino_air racks=[{d}] // myzelino_air racks=[{d}, {c}] | Air | Up to 1000 of CO2 only {d} gets air, beyond 1000 {d} and {c}.
      myzelino_pick racks=[{c}, {a}] picker="{p}" | Pick | {p} picks {c} and {a}; {b} waits for tomorrow.
      myzelino_pick racks=[{b}] | Pick | Just {b}, picker open
      myzelino_rest racks=[{a}, {b}] hours={h} | Rest | After picking, {a} and {b} rest {h} h.
      myzelino_fog rack={d} seconds={h} | Fog | {h} seconds of fog on the resting rack.
      myzelino_sow racks=[{d}] sorts=["{s}", "{s2}"] | Sow | Sow {s} and {s2} where a rack is resting.
      myzelino_sow racks=[{a}, {c}, {d}] sorts=["{s2}"] | Sow | Racks {a}, {c}, {d}: sow {s2}.
      myzelino_racks racks={h} | Plan | {h} racks are planned for spring.
    `,
  },
  // hotel rooms
  {
    language: 'en',
    event: 'webhook /hotel/requests {"late_checkout": ["{a}", "{b}"], "early": [], "minibar": ["{c}", "{d}", "{e}"], "manager": "{m}"}',
    slots: { a: '101, 12A, Rose', b: '204, 23C, Tulip', c: '310, 31B, Aster', d: '415, 42D, Peony', e: '520, 55E, Lilac', m: 'Mr. Oyelaran, Dominika, desk A', h: '=12:30, 13:00, 14:15', i: 'cola, nuts, cider', i2: 'soda, chips, tonic', n: '2..9' },
    tools: ['concierga_checkout(rooms: text[], until): Allow a late departure', 'concierga_refill(rooms: text[], items: text[], each?: int): Refill minibars', 'concierga_wake(room, at): Wake one room', 'concierga_swap(room, with_room): Swap the guests of two rooms', 'concierga_clean(rooms: text[], skip_linen?: bool): Clean rooms', 'concierga_tell(people: text[], text): Tell people something'],
    steps: `
      concierga_checkout rooms=["{a}", "{b}"] until={h} | Late | Everybody who asked for a late checkout may stay until {h}.
      concierga_checkout rooms=["{e}"] until={h} | Late | Room {e} may stay until {h} as well, the others know already.
      failed "nobody asked for an early arrival" | Early | Clean the rooms that are listed under early. Nobody listed there: fail.
      concierga_refill rooms=["{c}", "{d}", "{e}"] items=["{i}"] | Minibar | All the minibars in the list get {i}, as many as fit.
      concierga_refill rooms=["{d}"] items=["{i2}", "{i}"] each={n} | Minibar | Room {d} drinks a lot: {n} each of {i2} and {i}.
      concierga_wake room="{c}" at={h} | Wake | {c} to be woken at {h}.
      concierga_swap room="{a}" with_room="{d}" | Swap | The guests of {a} and {d} swap rooms.
      concierga_clean rooms=["{b}", "{c}", "{a}"] | Clean | Clean room {b}, room {c}, room {a}. Linen as always.
      concierga_clean rooms=["{e}"] skip_linen=true | Clean | They don't want new linen in {e}: clean without it.
      concierga_tell people=["{m}"] text="Rooms are ready" | Tell | "Rooms are ready" - to the manager of the message.
    `,
  },
  // drones of warehouse pick list, mixed with known tools
  {
    language: 'en',
    earlier: ['Fetch the pick list | picklist → bins {a}, {b}, {c}, {d} for cart {k}', 'Blocked aisles | ganginfo → {x}, {y}'],
    slots: { a: 'B-101, 12-A, Z1', b: 'B-135, 19-C, Z4', c: 'B-168, 27-F, Z7', d: 'B-192, 33-K, Z12', e: 'B-230, 41-M, Z16', k: 'C5, cart 2, Willi', k2: 'C8, cart 6, Maja', x: '1..9', y: '10..19', z: '20..29', pin: '30..39' },
    tools: ['lagerlotta_route(cart, bins: text[], avoid?: int[]): Send a cart along bins', 'lagerlotta_fill(bins: text[], from_pallet: int): Fill bins', 'lagerlotta_unblock(aisles: int[]): Open aisles again', 'lagerlotta_lamp(bin, on: bool): Lamp at one bin', 'lagerlotta_carts(carts: text[], charge: bool): Charge carts'],
    steps: `
      lagerlotta_route cart="{k}" bins=["{a}", "{b}", "{c}", "{d}"] avoid=[{x}, {y}] | Route | The cart of the pick list drives along its bins and avoids what is blocked.
      lagerlotta_route cart="{k2}" bins=["{d}", "{c}", "{b}", "{a}"] | Route back | {k2} drives the same list from the end to the start. Nothing to avoid.
      lagerlotta_route cart="{k2}" bins=["{e}"] avoid=[{z}] | Short | Send {k2} to {e} and nowhere else, avoiding aisle {z}.
      lagerlotta_fill bins=["{b}", "{e}"] from_pallet={z} | Fill | From pallet {z}: {b}, {e}
      lagerlotta_fill bins=["{c}"] from_pallet={z} | Fill | Fill {c} from pallet {z}.
      lagerlotta_unblock aisles=[{x}] | Unblock | {y} stays blocked; the other of the two may be opened again.
      lagerlotta_unblock aisles=[{y}, {x}] | Unblock | Both blocked aisles again open, the second before the first.
      lagerlotta_lamp bin="{a}" on=true | Lamp | Light at {a}
      lagerlotta_carts carts=["{k2}", "{k}"] charge=true | Charge | Charge {k2} and {k}.
      gpio_write pin={pin} value=1 | Gate | Gate relay, pin {pin}, high.
      notify message="{k}: aisles {x} and {y} are blocked" | Tell | Show "{k}: aisles {x} and {y} are blocked".
    `,
  },
  // recycling yard
  {
    language: 'en',
    event: 'mqtt yard/bins {"full": "{a}; {b}; {c}", "half": "{d}", "contaminated": "{b}", "truck": "{t}"}',
    slots: { a: 'glass 1, PAP-2, wood', b: 'metal 4, PAP-7, bricks', c: 'cans 6, GLS-9, tyres', d: 'oil 8, GLS-12, cables', t: 'LKW 3, tipper, T-20', t2: 'LKW 8, grabber, T-41', m: '15..95', kg: '100..900', kg2: '901..1900' },
    tools: ['muldenfritz_collect(bins: text[], truck): Have bins collected', 'muldenfritz_lock(bins: text[], sign?): Lock bins', 'muldenfritz_press(bin, minutes: int): Press one bin', 'muldenfritz_tip(from_bin, into_bin): Tip one bin into another', 'muldenfritz_weights(kilos: int[], truck?): Enter weights', 'muldenfritz_bins(bins: int): How many empty bins to bring'],
    steps: `
      muldenfritz_collect bins=["{a}", "{b}", "{c}"] truck="{t}" | Collect | The truck of the message fetches whatever is full.
      muldenfritz_collect bins=["{a}", "{c}"] truck="{t2}" | Clean ones | {t2} comes for the full bins that are not contaminated.
      muldenfritz_collect bins=["{d}"] truck="{t2}" | Half | Although it is only half full, {t2} takes {d}.
      muldenfritz_lock bins=["{b}"] sign=dirty | Lock | What is contaminated gets locked, sign dirty.
      muldenfritz_lock bins=["{c}", "{d}"] | Lock | Lock {c} + {d}, no sign
      muldenfritz_press bin="{a}" minutes={m} | Press | Press the first of the full bins for {m} minutes.
      muldenfritz_tip from_bin="{d}" into_bin="{c}" | Tip | {d} goes into {c}. Tip it.
      muldenfritz_weights kilos=[{kg}, {kg2}] truck="{t}" | Weights | Same truck, weights {kg} and {kg2}.
      muldenfritz_weights kilos=[{kg2}] | Weight | The scale says {kg2}; that is the only weight, and of no truck.
      muldenfritz_bins bins={m} | Empty | Bring {m} empty bins.
    `,
  },
  // dance school / playlists & rooms
  {
    language: 'en',
    slots: { a: '=mon, tue', b: '=wed, thu', c: '=fri, sat', r: 'Studio A, mirror room, S1', r2: 'Studio D, attic, S5', k: 'Tango 1, kids jazz, swing', k2: 'Salsa 3, ballet 2, step', t: 'Lucía, Mr. Brandvold, Oksana', t2: 'Amadou, Ms. Fenn, Jiro', h: '=17:00, 18:30, 20:15', n: '5..40' },
    tools: ['walzerix_course(course, days: text[], at, teachers?: text[]): Plan a course', 'walzerix_cancel(courses: text[], day): Cancel courses on a day', 'walzerix_room(course, room): Give a course a room', 'walzerix_heat(rooms: text[], minutes?: int): Heat rooms', 'walzerix_ask(teachers: text[], text): Ask teachers something', 'walzerix_sub(teacher, by_teacher): Replace a teacher', 'walzerix_days(course, days: int): How many days a course lasts'],
    steps: `
      walzerix_course course="{k}" days=["{a}", "{c}"] at={h} teachers=["{t}", "{t2}"] | Course | {k} is on {a} and {c} at {h}, taught by {t} and {t2}.
      walzerix_course course="{k2}" days=["{b}"] at={h} | Course | {k2}: {b}, {h}, teacher to be found
      walzerix_course course="{k}" days=["{a}", "{b}", "{c}"] at={h} teachers=["{t2}"] | Course | Three days, {a}, {b} and {c}, one teacher, {t2}, and {h} each time: that is {k}.
      walzerix_cancel courses=["{k}", "{k2}"] day={b} | Cancel | On {b} neither {k} nor {k2} takes place.
      walzerix_cancel courses=["{k2}"] day={c} | Cancel | {c} without {k2}, please cancel it.
      walzerix_room course="{k}" room="{r2}" | Room | Not {r} but {r2} is the room for {k}.
      walzerix_heat rooms=["{r}", "{r2}"] minutes={n} | Heat | Heat {r} and {r2}, {n} minutes.
      walzerix_heat rooms=["{r2}"] | Heat | It is cold in {r2}, heat it, I don't know for how long.
      walzerix_ask teachers=["{t2}", "{t}"] text="Who has the key?" | Ask | Ask {t2} and then {t}: "Who has the key?"
      walzerix_sub teacher="{t}" by_teacher="{t2}" | Sub | {t} is ill, {t2} comes instead.
      walzerix_days course="{k2}" days={n} | Days | {k2} lasts {n} days.
    `,
  },
  // post office boxes, long lists
  {
    language: 'en',
    event: 'mqtt postbox/doors {"open": [{a}, {b}, {c}, {d}, {e}], "paid": [{a}, {c}, {d}, {e}], "hall": "{h}"}',
    slots: { a: '1..19', b: '20..39', c: '40..59', d: '60..79', e: '80..99', f: '100..119', h: 'front hall, H2, annex', n: 'Mikkel, Dr. Abara, Lotus Ltd', m: '120..190' },
    tools: ['schliessfax_lock(boxes: int[], hall?): Lock boxes', 'schliessfax_rent(name, boxes: int[], months?: int): Rent boxes to somebody', 'schliessfax_warn(boxes: int[], text): Put a note into boxes', 'schliessfax_key(box: int, keys: int): Make keys for one box', 'schliessfax_boxes(boxes: int): How many boxes the hall has'],
    steps: `
      schliessfax_lock boxes=[{a}, {b}, {c}, {d}, {e}] | Lock | Lock every box that stands open, never mind the hall.
      schliessfax_lock boxes=[{e}, {d}, {c}, {b}, {a}] hall="{h}" | Lock | In the hall of the message, lock the open ones from the last to the first.
      schliessfax_lock boxes=[{a}, {b}, {d}, {e}] | Lock | Lock those that are open, all but {c}, where the technician is working.
      schliessfax_rent name="{n}" boxes=[{f}, {b}, {d}, {a}] | Rent | {n} rents four boxes: {f}, {b}, {d} and {a}. The months are agreed later.
      schliessfax_rent name="{n}" boxes=[{f}] months=6 | Rent | Box {f} for {n}, six months.
      schliessfax_warn boxes=[{b}] text="Please pay" | Warn | The open box that is not paid gets the note "Please pay".
      schliessfax_warn boxes=[{a}, {c}, {d}, {e}] text="Thank you" | Thanks | A note "Thank you" into all that are paid.
      schliessfax_key box={f} keys=3 | Keys | Three keys for {f}
      schliessfax_boxes boxes={m} | Number | The hall has {m} boxes.
    `,
  },
];
