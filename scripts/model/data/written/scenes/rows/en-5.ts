import type { Scene } from '../../scene';

/** Arguments that are lists: numbers in words, replaced, added and doubled entries, lists in titles; English, part 5. */
export const rowsEn5: readonly Scene[] = [
  // skating rink / changing rooms
  {
    language: 'en',
    event: 'mqtt rink/rooms {"used": [{a}, {b}, {c}], "dirty": [{b}], "zamboni": "{z}"}',
    slots: { a: '2..9', b: '10..19', c: '20..29', d: '30..39', aw: '{a} in words', bw: '{b} in words', cw: '{c} in words', dw: '{d} in words', z: 'Z1, old Olga, Z4', t: 'Frost Foxes, U14, Curling Club', m: '61..120' },
    tools: ['glaciolo_unlock(rooms: int[], minutes?: int): Unlock changing rooms', 'glaciolo_mop(rooms: int[], by?): Order mopping', 'glaciolo_team(team, rooms: int[]): Give a team rooms', 'glaciolo_heat(room: int, on: bool): Heat one room', 'glaciolo_rooms(rooms: int): How many rooms a booking gets', 'glaciolo_smooth(machines: text[], laps: int): Smooth the ice'],
    steps: `
      glaciolo_unlock rooms=[{a}, {b}, {c}] | Unlock | Unlock whichever rooms are in use.
      glaciolo_unlock rooms=[{b}, {d}] minutes={m} | For a while | Rooms {bw} and {dw}, unlocked, {m} minutes.
      glaciolo_mop rooms=[{b}] | Mop | A mop for the dirty one, whoever does it.
      glaciolo_mop rooms=[{a}, {c}, {d}] by="{z}" | Mopping | {z} mops room {aw}, room {cw} and room {dw}.
      glaciolo_team team="{t}" rooms=[{d}, {c}] | {t} | The team gets number {dw} and number {cw}: {t}.
      glaciolo_team team="{t}" rooms=[{a}] | One room | {t} fits into room {aw}.
      glaciolo_heat room={c} on=true | Heat | Could you heat room {cw}?
      glaciolo_rooms rooms={a} | Booking | A booking gets {aw} rooms.
      glaciolo_smooth machines=["{z}"] laps=3 | Ice | Three laps with the machine of the message, no other.
    `,
  },
  // logistics drones
  {
    language: 'en',
    event: 'webhook /drone/route {"drone": "{dr}", "stops": ["{a}", "{b}", "{c}"], "banned": ["{d}"]}',
    slots: { dr: 'DX-2, gull 4, K9', dr2: 'DX-7, heron 1, M3', a: 'Hill farm, pad 2, N-04', b: 'Clinic, pad 5, N-11', c: 'Pier, pad 8, N-17', d: 'Prison, pad 12, N-23', e: 'Chapel, pad 15, N-30', k: '1.5..7.5', al: '40..120' },
    tools: ['aeromule_fly(drone, stops: text[], altitude?: int): Fly a drone over stops', 'aeromule_avoid(stops: text[], drones?: text[]): Keep drones away from stops', 'aeromule_drop(drone, stop, kilos: num): Drop a load at one stop', 'aeromule_home(drones: text[]): Call drones home', 'aeromule_stops(drone, stops: int): How many stops a drone may have'],
    steps: `
      aeromule_fly drone="{dr}" stops=["{a}", "{b}", "{c}"] | Fly | Fly the route as it came.
      aeromule_fly drone="{dr}" stops=["{a}", "{e}", "{c}"] altitude={al} | Other stop | The route of the message with {e} in place of {b}; {al} m of altitude.
      aeromule_fly drone="{dr2}" stops=["{a}", "{b}", "{c}", "{e}"] | One more | {dr2} flies the same stops and {e} at the end.
      aeromule_fly drone="{dr2}" stops=["{e}"] altitude={al} | Only there | Altitude {al}. Drone {dr2}. Stop {e}.
      aeromule_avoid stops=["{d}"] | Banned | Keep all drones away from what is banned.
      aeromule_avoid stops=["{d}", "{b}"] drones=["{dr2}"] | Keep away | Drone {dr2} keeps away from {d} and from {b}.
      aeromule_drop drone="{dr}" stop="{c}" kilos={k} | Drop | {k} kg are dropped at the last stop of the route.
      aeromule_home drones=["{dr2}", "{dr}"] | Home | Both home, {dr2} first, then {dr}
      aeromule_stops drone="{dr}" stops=5 | Limit | {dr} may have five stops.
    `,
  },
  // titles carry the list
  {
    language: 'en',
    slots: { a: '1..9', b: '10..19', c: '20..29', d: '30..39', e: '40..49', v: '3..9', s: 'Bach, hymn 12, march', w: '50..95' },
    tools: ['orgelpfiff_pull(stops: int[], manual?: int): Pull organ stops', 'orgelpfiff_push(stops: int[]): Push organ stops in', 'orgelpfiff_tune(stop: int, cents: int): Tune one stop', 'orgelpfiff_store(memory: int, stops: int[], name?): Store stops in a memory', 'orgelpfiff_switch(out: int[], in: int[]): Take some stops out and others in'],
    steps: `
      orgelpfiff_pull stops=[{a}, {c}, {d}] | Pull {a}, {c} and {d}
      orgelpfiff_pull stops=[{e}] | Pull {e}
      orgelpfiff_pull stops=[{b}, {e}] manual=2 | Second manual | Stops {b} and {e} pulled on manual 2
      orgelpfiff_push stops=[{d}, {b}] | Push in {d}, then {b}
      orgelpfiff_push stops=[{c}] | Too loud | {c} is too loud, push it in.
      orgelpfiff_tune stop={c} cents={v} | Tune {c} | {v} cents.
      orgelpfiff_store memory={v} stops=[{a}, {b}, {c}, {d}, {e}] | Memory {v} | Stops: {a}, {b}, {c}, {d}, {e}. No name.
      orgelpfiff_store memory={w} stops=[{d}] name="{s}" | Memory {w} | Stop {d} alone, the memory is called {s}.
      orgelpfiff_switch out=[{a}] in=[{b}, {c}] | For {a} | Take {a} out; {b} and {c} come in for it.
    `,
  },
  // duplicates
  {
    language: 'en',
    event: 'mqtt desk/buttons {"pressed": ["{a}", "{b}", "{a}", "{c}", "{b}"], "desk": "{k}"}',
    slots: { a: 'B1, bell, room 3', b: 'B4, coffee, room 6', c: 'B9, taxi, room 8', d: 'B12, porter, room 14', k: 'lobby, desk 2, east entrance', k2: 'bar, desk 5, spa', t: '6..50' },
    tools: ['pagerosa_answer(buttons: text[], desk?): Mark buttons as answered', 'pagerosa_forward(buttons: text[], desks: text[]): Forward buttons to desks', 'pagerosa_lock(button, minutes: int): Lock one button', 'pagerosa_play(buttons: text[]): Light buttons one after the other', 'pagerosa_presses(presses: int): How many presses count as urgent'],
    steps: `
      pagerosa_answer buttons=["{a}", "{b}", "{c}"] | Answered | Mark each button that was pressed as answered, every one of them once, in the order in which they came first.
      pagerosa_play buttons=["{a}", "{b}", "{a}", "{c}", "{b}"] | Play | Light them exactly as they were pressed, repeats included.
      pagerosa_play buttons=["{d}", "{d}", "{d}"] | Three times | Light {d} three times.
      pagerosa_answer buttons=["{c}"] desk="{k}" | The single one | The button that was pressed only once is answered by the desk of the message.
      pagerosa_forward buttons=["{b}", "{c}"] desks=["{k2}"] | Forward | Forward {b} and {c} to {k2}.
      pagerosa_forward buttons=["{d}"] desks=["{k}", "{k2}"] | To both | From now on {d} is forwarded to {k} and {k2}.
      pagerosa_lock button="{a}" minutes={t} | Kids | Kids are playing with {a}. Lock it, {t} min.
      pagerosa_lock button="{d}" minutes={t} | Lock | {t} minutes, {d}
      pagerosa_presses presses=5 | Urgent | Five presses count as urgent.
    `,
  },
  // solar: plus the named
  {
    language: 'en',
    earlier: ['Compare the strings | strangsum → weak: {a}, {b}', 'Photograph the roof | dachfoto → shaded: {c}; dirty: {d}, {e}'],
    slots: { a: 'S1, string A, R1-2', b: 'S4, string D, R1-7', c: 'S7, string H, R2-3', d: 'S9, string K, R3-1', e: 'S12, string P, R3-8', l: '20..190', cr: 'roof crew, Anselm, firm 2', v: '410.5..680.5', v2: '700.5..790.5' },
    tools: ['heliodach_wash(strings: text[], litres?: int): Wash strings', 'heliodach_off(strings: text[], until?): Take strings off', 'heliodach_measure(string, volts: num): Enter what one string measures', 'heliodach_visit(crew, strings: text[]): Send a crew to strings', 'heliodach_row(volts: num[], label): Store a row of voltages', 'heliodach_strings(strings: int): How many strings the roof has'],
    steps: `
      heliodach_wash strings=["{d}", "{e}"] litres={l} | Wash | {l} litres for the dirty ones.
      heliodach_wash strings=["{a}", "{b}", "{c}"] | Wash these | Wash the weak strings as well as the shaded one.
      heliodach_off strings=["{c}"] until=spring | Shaded | What is in the shade is off until spring.
      heliodach_off strings=["{a}", "{b}", "{e}"] | Weak | Off with the weak ones, plus {e}.
      heliodach_measure string="{b}" volts={v} | Measure | {v} V at {b}.
      heliodach_visit crew="{cr}" strings=["{c}", "{d}", "{e}"] | Visit | {cr} looks at everything that step {step2} found.
      heliodach_visit crew="{cr}" strings=["{b}"] | One visit | Of the weak ones {cr} needs to look at {b} only.
      heliodach_row volts=[{v}, {v2}] label=noon | Row | Store {v} and {v2} under the label noon.
      heliodach_row volts=[{v2}] label="{a}" | Row of one | The label is "{a}", the row consists of {v2}.
      heliodach_strings strings={l} | Strings | The roof has {l} strings
    `,
  },
  // kindergarten / school bus; chat style
  {
    language: 'en',
    event: 'manual - Bus {bus} is late, stops {a}, {b}, {c} still to come',
    slots: { bus: 'B7, yellow 2, line 14', bus2: 'B9, yellow 5, line 18', a: 'Mill, oak corner, stop 3', b: 'Church, pond, stop 6', c: 'Depot, bakery, stop 9', d: 'Quarry, fire house, stop 12', p: 'Mrs. Lund, Karim, family Ott', p2: 'Mr. Baez, Yuna, family Pohl', m: '3..40' },
    tools: ['schulbus_delay(stops: text[], minutes: int, bus?): Announce a delay at stops', 'schulbus_skip(stops: text[]): Leave stops out today', 'schulbus_take(bus, stops: text[]): Let a bus serve stops', 'schulbus_phone(parents: text[], words): Ring parents', 'schulbus_wait(stop, minutes: int): Let a bus wait at one stop', 'schulbus_stops(bus, stops: int): How many stops a bus has left'],
    steps: `
      schulbus_delay stops=["{a}", "{b}", "{c}"] minutes={m} | Late | tell every stop that is still to come: {m} minutes late. leave the bus out of it
      schulbus_delay stops=["{b}"] minutes={m} bus="{bus}" | Late at one | Only {b} has to know that {bus} is {m} minutes late.
      schulbus_skip stops=["{c}", "{d}"] | Skip | hi, nobody waits at {c} or at {d}, so these two are skipped today, ok?
      schulbus_skip stops=["{a}"] | No, not that | I wrote {b}, that was wrong. The stop to be left out is {a}.
      schulbus_take bus="{bus2}" stops=["{a}", "{b}", "{c}"] | Take over | The second bus, {bus2}, serves what the late one hasn't served yet.
      schulbus_take bus="{bus2}" stops=["{d}", "{c}"] | Part | {bus2}: {d}, then {c}, no more
      schulbus_phone parents=["{p}", "{p2}"] words="The bus is late" | Phone | Ring {p} and {p2} and say "The bus is late".
      schulbus_phone parents=["{p2}"] words="{bus} comes later" | Ring | For {p2} only: "{bus} comes later". Ring.
      schulbus_wait stop="{d}" minutes={m} | Wait | At {d} it may wait {m} minutes.
      schulbus_stops bus="{bus}" stops=3 | Left | {bus} has three stops left, enter that.
    `,
  },
  // freight: numbered and bulleted lists
  {
    language: 'en',
    slots: { a: 'C-101, blue box, KX12', b: 'C-122, reefer 4, KX27', c: 'C-148, tank 6, KX33', d: 'C-160, open top, KX48', e: 'C-187, flat 9, KX60', s: 'Alcyone, MV Torrin, barge 3', y: '1..9', y2: '10..19', y3: '20..29', g: '-22..-15' },
    tools: ['containix_load(boxes: text[], ship): Load boxes in this order', 'containix_yard(boxes: text[], rows: int[]): Put boxes into rows of the yard', 'containix_chill(box, celsius: int): Cool one box', 'containix_scan(boxes: text[], doors?: bool): Scan boxes', 'containix_block(rows: int[]): Block rows of the yard', 'containix_boxes(ship, boxes: int): How many boxes a ship takes'],
    steps: `
      containix_load boxes=["{a}", "{b}", "{c}"] ship="{s}" | Load | Onto {s}: 1) {a} 2) {b} 3) {c}
      containix_load boxes=["{e}", "{d}", "{c}", "{b}", "{a}"] ship="{s}" | Stack | For {s}, bottom to top: {e}; {d}; {c}; {b}; {a}. Load in this order.
      containix_load boxes=["{d}"] ship="{s}" | One box | {s} takes one box today, {d}.
      containix_yard boxes=["{b}", "{d}"] rows=[{y}, {y2}] | Yard | Boxes: - {b} - {d} / rows: - {y} - {y2}
      containix_yard boxes=["{e}"] rows=[{y3}] | Yard, one | Row {y3} for {e}.
      containix_chill box="{b}" celsius={g} | Cool | {g} °C in {b}
      containix_scan boxes=["{c}", "{a}", "{e}"] | Scan | Scan {c}, {a} and {e}.
      containix_scan boxes=["{d}"] doors=true | Doors | Scan {d}, doors too.
      containix_block rows=[{y2}, {y3}] | Block | No box may come to rows {y2} and {y3}. Block them.
      containix_boxes ship="{s}" boxes={y3} | Takes | {s} takes {y3} boxes.
    `,
  },
  // dialysis / gym circuits / physio
  {
    language: 'en',
    event: 'webhook /physio/today {"patient": "{p}", "exercises": ["{a}", "{b}", "{c}"], "avoid": ["{d}"], "sets": [{x}, {y}, {z}]}',
    slots: { p: 'Ebba Lind, T. Moreau, patient 31', a: 'squat, bridge, clam', b: 'plank, row, lunge', c: 'step up, heel raise, twist', d: 'jump, sprint, deep bend', x: '8..10', y: '11..14', z: '15..20', m: '21..60' },
    tools: ['physolino_plan(patient, exercises: text[], repeats?: int[]): Plan exercises', 'physolino_forbid(patient, exercises: text[]): Forbid exercises', 'physolino_video(exercise, to): Send the film of one exercise', 'physolino_chart(patient, counts: int[]): Draw counts', 'physolino_pause(patient, minutes: int): Plan a break'],
    steps: `
      physolino_plan patient="{p}" exercises=["{a}", "{b}", "{c}"] repeats=[{x}, {y}, {z}] | Plan | The exercises of today with the sets as repeats.
      physolino_plan patient="{p}" exercises=["{c}"] | Easy | For {p} only {c}, repeats are free.
      physolino_plan patient="{p}" exercises=["{b}", "{a}"] repeats=[{y}, {x}] | Two | Plan for {p}: {b} {y} times, then {a} {x} times.
      physolino_forbid patient="{p}" exercises=["{d}"] | Forbid | What is to be avoided gets forbidden.
      physolino_forbid patient="{p}" exercises=["{d}", "{b}"] | Pain | With that shoulder {p} may do neither {d} nor {b}: forbid both.
      physolino_video exercise="{a}" to="{p}" | Film | {p} would like the film about {a}.
      physolino_chart patient="{p}" counts=[{x}, {y}, {z}] | Chart | Draw the sets of the message.
      physolino_chart patient="{p}" counts=[{z}] | Last | Draw only the last number of the sets.
      physolino_pause patient="{p}" minutes={m} | Break | A break of {m} minutes for {p}
    `,
  },
  // brewing: ranges with classes
  {
    language: 'en',
    slots: { r: '=1 to 4 / 3 to 5 / 6 to 8', r2: '=11-13 / 14-17 / 18-19', b: 'pils 3, stout, amber X', b2: 'wheat, porter 2, bock', c: '1.5..3.5', t: '21..29', n: '30..60' },
    tools: ['gambrinox_cool(tanks: int[], celsius: num): Cool tanks', 'gambrinox_vent(tanks: int[], seconds?: int): Vent tanks', 'gambrinox_fill(tanks: int[], beers: text[]): Fill tanks', 'gambrinox_taste(tank: int): Ask for a sample of one tank', 'gambrinox_tanks(beer, tanks: int): How many tanks a beer needs'],
    steps: `
      @r gambrinox_cool tanks=[1, 2, 3, 4] celsius={c} // gambrinox_cool tanks=[3, 4, 5] celsius={c} // gambrinox_cool tanks=[6, 7, 8] celsius={c} | Cool | Tanks {r} to {c} °C.
      @r gambrinox_vent tanks=[1, 2, 3, 4] // gambrinox_vent tanks=[3, 4, 5] // gambrinox_vent tanks=[6, 7, 8] | Vent | Vent tanks number {r}, first and last included.
      @r2 gambrinox_vent tanks=[11, 12, 13] seconds={t} // gambrinox_vent tanks=[14, 15, 16, 17] seconds={t} // gambrinox_vent tanks=[18, 19] seconds={t} | Vent {r2} | Tanks {r2}, {t} seconds.
      @r2 gambrinox_fill tanks=[11, 12, 13] beers=["{b}"] // gambrinox_fill tanks=[14, 15, 16, 17] beers=["{b}"] // gambrinox_fill tanks=[18, 19] beers=["{b}"] | Fill | {r2} are filled with the one beer {b}.
      gambrinox_fill tanks=[{t}] beers=["{b2}", "{b}"] | Blend | Tank {t} is a blend: fill in {b2} and {b}.
      gambrinox_cool tanks=[{t}, {n}] celsius={c} | Two | Tank {t}, tank {n}: {c} degrees.
      gambrinox_cool tanks=[{n}] celsius={c} | Cool one | {c} degrees in tank {n}, cool it.
      gambrinox_taste tank={n} | Taste | May I taste number {n}?
      gambrinox_tanks beer="{b2}" tanks={t} | Needs | The beer {b2} needs {t} tanks.
    `,
  },
  // property management / smart building
  {
    language: 'en',
    event: 'mqtt block/intercom {"rang": ["{a}", "{b}"], "answered": ["{b}"], "visitor": "{v}", "code": "{cd}"}',
    slots: { a: 'Flat 2A, Weber, T1', b: 'Flat 3C, Osman, T4', c: 'Flat 5B, Lindqvist, T6', d: 'Flat 7D, Moreno, T9', v: 'courier, plumber 2, Aunt Vi', cd: '=4471, 9020, 1183', dr: 'cellar door, gate 1, D-2', dr2: 'bike room, gate 4, D-5', m: '2..45' },
    tools: ['portunix_ring(flats: text[], seconds?: int): Ring at flats', 'portunix_unlock(doors: text[], minutes: int): Unlock doors', 'portunix_code(code, doors: text[], flats?: text[]): Let a code open doors', 'portunix_snap(door): Take a picture at one door', 'portunix_mute(flats: text[], hours: int): No ringing at flats', 'portunix_note(flats, text): Leave a note on the board'],
    steps: `
      portunix_ring flats=["{a}"] | Again | Ring again where nobody answered.
      portunix_ring flats=["{c}", "{d}", "{a}"] seconds={m} | Ring | {m} seconds at {c}, {d} and {a}.
      portunix_unlock doors=["{dr}", "{dr2}"] minutes={m} | Unlock | For {v} both {dr} and {dr2}, unlocked for {m} minutes.
      portunix_unlock doors=["{dr2}"] minutes={m} | One door | Unlock {dr2} for {m} min.
      portunix_code code={cd} doors=["{dr}"] flats=["{b}", "{c}"] | Code | The code of the message opens {dr} for {b} and {c}.
      portunix_code code={cd} doors=["{dr2}", "{dr}"] | Code for all | {cd} opens {dr2} and {dr}, for whatever flat.
      portunix_snap door="{dr}" | Picture | Who is at {dr}? Picture!
      portunix_mute flats=["{b}"] hours={m} | Baby | The one who answered has a baby: no ringing there for {m} hours.
      portunix_mute flats=["{a}", "{d}"] hours={m} | Quiet | {m} hours of quiet for {a}, {d}
      portunix_note flats="{c} and {d}" text="Meter reading" | Board | Leave a note on the board, "Meter reading", for the flats "{c} and {d}".
    `,
  },
  // wind farm
  {
    language: 'en',
    event: 'cron - 05:15 wind farm',
    earlier: ['Ask the turbines | windask → {a}: ok\n{b}: iced\n{c}: iced\n{d}: ok', 'Forecast | wxget → {w} m/s at noon'],
    slots: { a: 'WT1, North 1, E-01', b: 'WT3, North 4, E-05', c: 'WT6, South 2, E-08', d: 'WT8, South 7, E-12', w: '4..24', k: '1100..2900', h: '25..48', te: 'Runa, team west, Igor' },
    tools: ['rotorando_thaw(turbines: text[], hours?: int): Heat blades', 'rotorando_limit(turbines: text[], kilowatts: int): Limit turbines', 'rotorando_turn(turbine, degrees: int): Turn one turbine', 'rotorando_climb(team, turbines: text[], with_rope?: bool): Send a team up', 'rotorando_pause(turbines: text[]): Pause turbines'],
    steps: `
      rotorando_thaw turbines=["{b}", "{c}"] | Thaw | Heat the blades of those that are iced, as long as it takes.
      rotorando_thaw turbines=["{c}"] hours={h} | One | {h} h of heat for {c}.
      rotorando_limit turbines=["{a}", "{d}"] kilowatts={k} | Limit | Not above {k} kW for the ones that are ok.
      rotorando_limit turbines=["{a}", "{b}", "{c}", "{d}"] kilowatts={k} | Limit all | {k} kW for all four turbines that step {step1} lists.
      rotorando_turn turbine="{d}" degrees={h} | Turn | Turn {d} by {h} degrees.
      rotorando_climb team="{te}" turbines=["{d}"] with_rope=true | Up | {te} climbs {d}, with a rope.
      rotorando_climb team="{te}" turbines=["{c}", "{b}"] | Ice team | {te}: up {c} first, {b} afterwards
      rotorando_pause turbines=["{a}", "{b}", "{c}"] | Pause | Of the four turbines all but {d} are paused.
      notify message="Forecast: {w} m/s" | Forecast | Show "Forecast: {w} m/s".
    `,
  },
  // exam hall
  {
    language: 'en',
    event: 'webhook /exam/seats {"absent": [{a}, {b}], "extra_time": [{c}, {d}, {e}], "hall": "{h}"}',
    slots: { a: '1..19', b: '20..39', c: '40..59', d: '60..79', e: '80..99', h: 'aula, hall B, gym', h2: 'library, hall D, room 9', m: '100..140', s: 'maths, physics 2, Latin', s2: 'French, biology, art 1' },
    tools: ['klausurix_absent(seats: int[], hall?): Mark seats as absent', 'klausurix_extra(seats: int[], minutes: int): Give seats more time', 'klausurix_paper(subjects: text[], halls: text[]): Bring papers to halls', 'klausurix_help(seat: int): Send somebody to one seat', 'klausurix_swap(seats: int[]): Swap the people of two seats', 'klausurix_seats(hall, seats: int): How many seats a hall has'],
    steps: `
      klausurix_absent seats=[{a}, {b}] hall="{h}" | Absent | Mark who is absent in the hall of the message.
      klausurix_absent seats=[{e}] | One more | Seat {e} is empty too. Mark it as absent, no hall.
      klausurix_extra seats=[{c}, {d}, {e}] minutes={m} | Extra | {m} minutes more for everybody who has extra time.
      klausurix_extra seats=[{d}] minutes={m} | Extra for {d} | Just seat {d}, {m} more minutes
      klausurix_paper subjects=["{s}", "{s2}"] halls=["{h}"] | Papers | To {h} go the papers in {s} and {s2}.
      klausurix_paper subjects=["{s2}"] halls=["{h2}", "{h}"] | Papers | Papers in {s2} to {h2} and {h}.
      klausurix_help seat={c} | Hand up | Seat {c} has put a hand up. Send somebody.
      klausurix_swap seats=[{b}, {c}] | Swap | The people at {b} and {c} change places.
      klausurix_seats hall="{h2}" seats={m} | Seats | There are {m} seats in {h2}.
    `,
  },
];
