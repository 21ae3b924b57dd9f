import type { Scene } from '../../scene';

/** Tools of made-up makers that lie near to each other, in English, part 3. */
export const guildsEn3: readonly Scene[] = [
  // Lighthouse
  {
    language: 'en',
    event: 'mqtt light/head {"tower": "{t}", "lamp": {l}, "fog": {f}, "vis_m": {v}, "next_tower": "{t2}"}',
    slots: { t: 'Skarv Head, tower 3, LH-S', t2: 'Gull Rock, tower 7, LH-N', l: '1..3', f: '=true / false', v: '90..9000', s: '5..30', n: '2..8', nm: '8..24', k: 'Brask, the relief keeper, U. Moll', q: '=Lens cleaned, Gull nest on the rail, Painter here on Monday' },
    tools: ['lumaskar_lamp(tower, lamp: int, lit: bool): Light or put out a lamp', 'lumaskar_flash(tower, flashes: int, every_s: int): Set the flash pattern', 'lumaskar_steady(tower): Let the light burn without flashing', 'lumaskar_horn(tower, state: sounding|silent): Switch the fog horn', 'lumaskar_reach(tower, miles: int): Set how far the light is seen', 'lumaskar_book(tower, entry, keeper?): Write into the book of a tower'],
    steps: `
      lumaskar_lamp tower="{t}" lamp={l} lit=true | Light | Light the reported lamp of the reported tower.
      lumaskar_lamp tower="{t2}" lamp={n} lit=false | Spare lamp | Put out lamp {n} in {t2}.
      lumaskar_flash tower="{t}" flashes={n} every_s={s} | Pattern | {n} flashes every {s} seconds, from the tower in the message.
      lumaskar_steady tower="{t2}" | No flashing | {t2} burns without a break tonight, no flashes.
      @f lumaskar_horn tower="{t}" state=sounding // lumaskar_horn tower="{t}" state=silent | Horn | If fog is true the horn of this tower has to blow; if it is false it must not.
      lumaskar_horn tower="{t2}" state=silent | Neighbours complain | Make the horn at {t2} stop.
      lumaskar_reach tower="{t2}" miles={nm} | Range | The light of the next tower must be seen {nm} miles away.
      lumaskar_book tower="{t}" entry="{q}" keeper="{k}" | Book | {k} wants this in the book of {t}: "{q}"
      lumaskar_book tower="{t2}" entry="{q}" | Note | Write "{q}" into the book of {t2}. No name with it.
    `,
  },
  // Laundry of a hotel
  {
    language: 'en',
    slots: { m: '1..9', m2: '10..19', m3: '20..29', m4: '30..39', kg: '4..18', c: '=30, 40, 60, 90', k: '40..55', r: '600..1400', n: '3..50', f: 'floor 2, spa, east wing', f2: 'floor 5, kitchen, west wing', two: '2..12', w: '{two} in words', st: '=wine, grease, rust, ink' },
    tools: ['washelm_fill(machine: int, kg: int, fabric: cotton|wool|linen): Load a machine', 'washelm_start(machine: int, celsius: int, spin_rpm?: int): Start a washing machine', 'washelm_drain(machine: int): Let the water out', 'washelm_doors(machines: int[], locked: bool): Lock or unlock several doors', 'washelm_deliver(floor, sheets: int, towels: int): Book linen out to a floor', 'washelm_pickup(floor, bags: int): Book dirty linen in', 'washelm_stain(machine: int, stain, soak_min?: int): Treat a stain'],
    steps: `
      washelm_fill machine={m} kg={kg} fabric=wool | Sweaters | {kg} kg of woollen things go into machine {m}.
      washelm_fill machine={m2} kg={kg} fabric=cotton | Cotton | Load number {m2} with {kg} kilos, cotton.
      washelm_start machine={m} celsius={c} spin_rpm={r} | Wash | Machine {m}: {c} °C and {r} turns.
      washelm_start machine={m2} celsius={c} | As usual | {m2} runs at {c} degrees; spinning the way it always does.
      washelm_drain machine={m3} | Flood | Water out of {m3}!
      washelm_doors machines=[{m},{m2},{m3}] locked=true | Lock three | The doors of {m}, {m2} and {m3} must not be opened by anyone.
      washelm_doors machines=[{m3},{m4}] locked=false | Let them in | Unlock {m3} and {m4}.
      washelm_deliver floor="{f}" sheets={n} towels={kg} | Up they go | {f} receives {n} sheets and {kg} towels.
      washelm_deliver floor="{f2}" sheets=20 towels={two} | More | Twenty sheets for {f2} and {w} towels with them.
      washelm_pickup floor="{f2}" bags={two} | Dirty linen | From {f2} came {w} bags of used linen.
      washelm_stain machine={m} stain={st} soak_min={k} | Soak | There is a {st} stain in number {m}. Treat it, {k} minutes of soaking.
      washelm_stain machine={m4} stain={st} | Stain | Treat {st}, machine {m4}.
    `,
  },
  // Escape rooms
  {
    language: 'en',
    event: 'mqtt puzzle/state {"room": "{r}", "group": "{g}", "solved": {s}, "left_min": {m}, "other_room": "{r2}", "asked": "{h}"}',
    slots: { r: 'Pharaoh, lab 13, Room 2', r2: 'Submarine, attic, Room 5', g: 'Team Owl, birthday Finn, group 3', s: '0..9', m: '3..48', h: '=Where is the key, What does the clock mean', x: '=Look under the rug, Count the candles, Turn the globe', n: '2..12', k: '1..6' },
    tools: ['ratsella_open(room, box: int): Open a box in a room', 'ratsella_lock(room, box: int): Lock a box in a room', 'ratsella_hint(room, words, spoken?: bool): Give a hint', 'ratsella_clock(room, minutes: int): Add minutes to the time left', 'ratsella_mood(room, sound: thunder|heartbeat|silence): Choose the sound of a room', 'ratsella_move(group, old_room, new_room): Take a group to another room', 'ratsella_end(room, won: bool): End a game'],
    steps: `
      ratsella_open room="{r}" box={k} | They gave up | Box {k} in the room where they play: open it.
      ratsella_lock room="{r2}" box={k} | Reset | Make sure that box {k} of {r2} is locked.
      ratsella_hint room="{r}" words="{x}" spoken=true | Voice | Tell the room that asked, with the voice: "{x}"
      ratsella_hint room="{r2}" words="{x}" | Hint | The people in {r2} get the hint "{x}".
      ratsella_clock room="{r}" minutes={n} | Extra time | {n} minutes more on the clock of this room.
      ratsella_clock room="{r2}" minutes=-{n} | They cheated | As a punishment {r2} loses {n} minutes: minus {n}.
      ratsella_mood room="{r2}" sound=heartbeat | Creepy | In {r2} let a heart beat.
      ratsella_mood room="{r}" sound=silence | Quiet | No more noise in {r}.
      ratsella_move group="{g}" old_room="{r}" new_room="{r2}" | Lamp broken | The group cannot stay where it is, it goes on in {r2}.
      ratsella_end room="{r}" won=true | Done it | They made it! End their game.
      ratsella_end room="{r2}" won=false | Time over | Game over in {r2}, and they did not solve it.
    `,
  },
  // Tram depot
  {
    language: 'en',
    event: 'webhook /depot/arrival {"tram": "{t}", "track": {k}, "fault": "{f}", "km": {km}, "driver": "{d}", "free_track": {k2}}',
    slots: { t: 'tram 4021, T-88, Combo 7', t2: 'tram 5133, T-94, Combo 15', k: '1..12', k2: '13..24', f: '=door 3 stuck, no heating, squeals in curves', km: '41000..380000', d: 'Selma, Mr. Otieno, driver 81', l: '=1, 4, 11', l2: '=6, 9, 17', p: '3..40', w: '=Friday, Monday, Thursday' },
    tools: ['gleiswerk_shunt(tram, from_track: int, to_track: int): Move a tram to another track', 'gleiswerk_pit(tram, reason): Send a tram to the pit', 'gleiswerk_ready(tram): Report a tram as fit for service', 'gleiswerk_line(tram, old_line: int, new_line: int): Change the line of a tram', 'gleiswerk_wash(tram, inside: bool): Wash a tram', 'gleiswerk_sand(tram, kg: int, axle?: front|rear): Fill up sand', 'gleiswerk_km(tram, km: int): Record the kilometres'],
    steps: `
      gleiswerk_shunt tram="{t}" from_track={k} to_track={k2} | Out of the way | It blocks its track. Over to the free one with it.
      gleiswerk_shunt tram="{t2}" from_track={k2} to_track={k} | Other way | {t2} from {k2} to {k}.
      gleiswerk_pit tram="{t}" reason="{f}" | To the pit | The arrival goes to the pit because of the fault as reported.
      gleiswerk_ready tram="{t2}" | Fit | Nothing wrong with {t2} any more, it can run again.
      gleiswerk_line tram="{t2}" old_line={l} new_line={l2} | Other line | {t2} no longer runs on line {l} but on line {l2}.
      gleiswerk_line tram="{t}" old_line={l2} new_line={l} | Back to {l} | Take {t} off line {l2} and put it on {l}.
      gleiswerk_wash tram="{t}" inside=true | Somebody was sick | Wash it, also inside.
      gleiswerk_wash tram="{t2}" inside=false | Mud | {t2} is muddy. Only the outside needs washing.
      gleiswerk_sand tram="{t}" kg={p} axle=rear | Sand | Sand at the back axle of the tram that has arrived: {p} kg.
      gleiswerk_sand tram="{t2}" kg={p} | Fill up | {p} kilos of sand for {t2}, wherever it is needed.
      gleiswerk_km tram="{t}" km={km} | Kilometres | Record how many kilometres the arrival has on it.
    `,
  },
  // Salt works
  {
    language: 'en',
    slots: { p: 'Pan 3, south pan, SP-8', p2: 'Pan 8, east pan, SP-15', p3: 'Pan 14, last pan, SP-21', cm: '2..19', cm2: '20..45', g: '19.5..25.5', x: '20..130', x2: '140..300', d: '1..9', k: '=flakes, coarse, fine', kg: '25..900', t: '=Rain coming, Rake today, Birds nesting' },
    tools: ['salinera_sluice(pan, pos: up|down): Raise or drop the sluice of a pan', 'salinera_run(from_pan, to_pan, cm?: int): Let brine run into another pan', 'salinera_level(pan, min_cm: int, max_cm: int): Set the water level', 'salinera_rake(pan, days: int): Plan raking in some days', 'salinera_sack(kind: flake|coarse|fine, kg: int, iodine?: bool): Fill salt into sacks', 'salinera_flag(pan, note): Put a note on a pan', 'salinera_unflag(pan): Take the note off a pan'],
    steps: `
      salinera_sluice pan="{p}" pos=up | Water in | Raise the sluice of {p}.
      salinera_sluice pan="{p3}" pos=down | Tide | The tide comes, let down the sluice at {p3}.
      salinera_run from_pan="{p}" to_pan="{p2}" cm={cm} | On it goes | {cm} cm of brine out of {p} into {p2}.
      salinera_run from_pan="{p3}" to_pan="{p}" | Back to the start | What stands in {p3} runs into {p}. Let it run till it stops by itself.
      salinera_level pan="{p2}" min_cm={cm} max_cm={cm2} | Level | At least {cm} cm and at most {cm2} cm of water in {p2}.
      salinera_rake pan="{p3}" days={d} | Rake | In {d} days {p3} will be raked.
      salinera_sack kind=coarse kg={kg} iodine=true | Shop salt | {kg} kg of the coarse, with iodine.
      salinera_sack kind=flake kg={kg} | For the cooks | Flakes into sacks, {kg} kg.
      salinera_flag pan="{p}" note="{t}" | Note | Everybody at {p} should read "{t}".
      salinera_unflag pan="{p2}" | Old note | The note on {p2} is from last week, take it away.
    `,
  },
  // Amateur radio club
  {
    language: 'en',
    event: 'webhook /shack/spot {"call": "{c}", "band": "{b}", "mhz": {f}, "heard_by": "{c2}", "antenna": "{a}", "deg": {d}}',
    slots: { c: '=DL3KQT, JA7XW, VK2MPL', c2: '=HB9TZA, OZ4RW, LU5DKN', b: '=20m, 40m, 15m', f: '14.05..14.29', a: 'Yagi 2, long wire, tower B', a2: 'Yagi 5, loop, tower D', d: '5..175', d2: '180..355', w: '5..90', w2: '100..600', k: '3.55..3.79', q: '=Thanks for the contact, Calling any station' },
    tools: ['hamdrell_tune(mhz: num, mode: voice|morse|data): Tune the radio', 'hamdrell_turn(antenna, degrees: int): Turn an antenna', 'hamdrell_select(antenna): Choose the antenna in use', 'hamdrell_power(watts: int): Set the transmitting power', 'hamdrell_send(words, wpm?: int): Send words in Morse', 'hamdrell_log(call, band, report?): Log a contact', 'hamdrell_relay(in_mhz: num, out_mhz: num): Set the frequencies of the relay'],
    steps: `
      hamdrell_tune mhz={f} mode=morse | Go there | Tune to the frequency in the spot, in Morse.
      hamdrell_tune mhz={k} mode=voice | Talk | We talk on {k} MHz tonight: tune to it.
      hamdrell_turn antenna="{a}" degrees={d} | Direction | The antenna of the spot turns to the degrees of the spot.
      hamdrell_turn antenna="{a2}" degrees={d2} | Round with it | Turn {a2} to {d2}°.
      hamdrell_select antenna="{a2}" | Other antenna | From now on we use {a2}.
      hamdrell_power watts={w2} | More | {w2} watts.
      hamdrell_send words="{q}" wpm={w} | Send | With {w} words a minute send "{q}".
      hamdrell_send words="{q}" | Send it | Send "{q}" at whatever speed is set.
      hamdrell_log call={c} band={b} | Log | Log a contact with the station of the spot, band as in the spot. Nobody noted a report.
      hamdrell_log call={c2} band=80m report=599 | Log the finder | On 80m we worked {c2}, report 599; into the log with it.
      hamdrell_relay in_mhz={k} out_mhz={f} | Relay | The relay listens on {k} and sends on {f}.
    `,
  },
  // Blacksmith's forge
  {
    language: 'en',
    slots: { w: 'gate 7, axe head, hinge B', w2: 'lamp 3, chisel set, hinge K', c: '150..320', c2: '780..1250', m: '2..40', p: '10..90', s: '=10, 30, 60', n: '3..60', few: '2..9', n2: '{few} in words', q: '=brine, water, oil', k: '=Forged in Ulm, Made for Ida, No. 12' },
    tools: ['ambossi_heat(piece, celsius: int, minutes?: int): Heat a piece', 'ambossi_quench(piece, bath: brine|water|oil): Cool a piece quickly', 'ambossi_anneal(piece, celsius: int): Cool a piece slowly', 'ambossi_blast(percent: int): Set the air of the forge', 'ambossi_strike(piece, blows: int, force: light|hard): Use the power hammer', 'ambossi_mark(piece, words, depth_mm?: num): Stamp words into a piece', 'ambossi_join(part, target): Weld a part onto another'],
    steps: `
      ambossi_heat piece="{w}" celsius={c2} minutes={m} | Into the fire | {w} at {c2} °C for {m} minutes.
      ambossi_heat piece="{w2}" celsius={c2} | Glow | Bring {w2} up to {c2} degrees.
      ambossi_quench piece="{w}" bath={q} | Quench | Into the {q} with {w}, quickly.
      ambossi_anneal piece="{w2}" celsius={c} | Softly | {w2} cools slowly, starting from {c} °C.
      ambossi_blast percent={p} | Air | {p} % air.
      ambossi_strike piece="{w}" blows={few} force=light | Careful | {n2} gentle blows on {w}.
      ambossi_strike piece="{w2}" blows={n} force=hard | Hammer | Hit {w2} {n} times with full force.
      ambossi_mark piece="{w}" words="{k}" depth_mm=0.5 | Stamp | Stamp "{k}" into {w}, 0.5 mm deep.
      ambossi_mark piece="{w2}" words="{k}" | Name | {w2} gets "{k}" stamped in.
      ambossi_join part="{w2}" target="{w}" | Weld | {w2} is to be welded onto {w}.
      ambossi_join part="{w}" target="{w2}" | Weld on | On {w2} there is a place for {w}: weld it there.
    `,
  },
  // Swimming school
  {
    language: 'en',
    event: 'manual - course {c} moves from {p} to {p2} next week, {n} children, teacher {t}, substitute {t2}',
    slots: { c: 'Frogs 2, Seals, Tue-17', p: 'pool 1, teaching pool, north pool', p2: 'pool 4, diving pool, south pool', n: '5..16', t: 'Marlies, Mr. Kone, Jo B.', t2: 'Yuki, Mrs. Stern, Al R.', d: '=80, 90, 110, 130', d2: '=180, 200, 220', x: '28..33', k: '=Lena, Ravi, Omar, Sofie', m: '5..45', a: '4..7', a2: '8..12' },
    tools: ['plonsbad_move(course, from_pool, to_pool): Move a course to another pool', 'plonsbad_teacher(course, person, from_week?: int): Give a course a teacher', 'plonsbad_floor(pool, depth_cm: int): Raise or lower the floor of a pool', 'plonsbad_slope(pool, shallow_cm: int, deep_cm: int): Tilt the floor', 'plonsbad_heat(pool, celsius: int): Heat a pool', 'plonsbad_badge(child, badge: seahorse|bronze|silver|gold): Give a badge', 'plonsbad_enrol(course, children: text[]): Put children on a course', 'plonsbad_ages(course, youngest: int, oldest: int): Set the ages of a course'],
    steps: `
      plonsbad_move course="{c}" from_pool="{p}" to_pool="{p2}" | Move | Move the course as was said.
      plonsbad_teacher course="{c}" person="{t2}" | {t} is ill | Let the substitute have the course.
      plonsbad_teacher course="{c}" person="{t}" from_week={m} | Again from week {m} | From week {m} on {t} has this course again.
      plonsbad_floor pool="{p}" depth_cm={d} | Small ones | The floor of {p} so that it is {d} cm deep.
      plonsbad_slope pool="{p2}" shallow_cm={d} deep_cm={d2} | Slope | {p2}, {d2} cm at the deep end, {d} at the shallow one.
      plonsbad_heat pool="{p2}" celsius={x} | Warm | Where the course goes the water has to have {x} degrees.
      plonsbad_badge child={k} badge=gold | Well done | {k} has earned gold.
      plonsbad_enrol course="{c}" children=["{k}","Minh"] | Two new ones | {k} and Minh join the course.
      plonsbad_enrol course="{c}" children=["Ada","{k}","Theo"] | Three new ones | Put Ada, {k} and Theo on it.
      plonsbad_ages course="{c}" youngest={a} oldest={a2} | Ages | {c} is for children from {a} to {a2}.
    `,
  },
  // Observatory
  {
    language: 'en',
    slots: { o: 'M 51, NGC 891, IC 434', o2: 'M 101, NGC 2403, IC 1396', s: '20..600', n: '2..40', ra: '0.5..23.5', de: '-29.5..-1.5', f: '=luminance, red, blue', um: '5..90', x: '1..9', h: '=21:30, 22:15, 23:40', h2: '=03:10, 04:20, 05:05', g: '-20..-5' },
    tools: ['celestra.slit(state: open|closed): Move the dome slit', 'celestra.point(ra_h: num, dec_deg: num): Point the telescope at coordinates', 'celestra.find(object): Point the telescope at an object', 'celestra.expose(seconds: int, frames: int, filter?: luminance|red|blue): Take pictures', 'celestra.focus(microns: int): Move the focus', 'celestra.cool(celsius: int): Cool the camera', 'celestra.window(object, not_before, not_after): Say when an object may be taken'],
    steps: `
      celestra.slit state=open | Clear sky | No clouds left. Open up the dome.
      celestra.slit state=closed | Rain | It rains in, shut the slit.
      celestra.point ra_h={ra} dec_deg={de} | Comet | There is a comet at RA {ra}, declination {de}. Point there.
      celestra.find object="{o}" | Target | Next comes {o}.
      celestra.expose seconds={s} frames={n} filter={f} | Through a filter | Filter {f}, {n} frames with {s} s each.
      celestra.expose seconds={s} frames={n} | No matter which filter | Take {n} pictures, each {s} seconds long. The filter stays where it is.
      celestra.focus microns=-{um} | In | Focus: {um} microns inwards, that is minus.
      celestra.focus microns={um} | Out a bit | Move the focus by plus {um}.
      celestra.cool celsius={g} | Camera | The camera wants {g} °C.
      celestra.window object="{o2}" not_before={h} not_after={h2} | Window | {o2}: between {h} and {h2}.
      celestra.window object="{o}" not_before={h} not_after={h2} | Moon | By {h2} the moon spoils {o}, so nothing later than that; and not before {h} either.
    `,
  },
  // Recycling yard
  {
    language: 'en',
    event: 'webhook /yard/weighbridge {"plate": "{p}", "bay": "{b}", "gross_kg": {g}, "tare_kg": {t}, "load": "{l}", "full_bay": "{b2}"}',
    slots: { p: '=ST-RW 81, KX 402, 77-BVD', b: 'bay 4, ramp C, tip 2', b2: 'bay 11, ramp F, tip 9', g: '4100..9800', t: '1900..3200', l: '=garden waste, rubble, old iron', e: '5..90', m: '5..50', x: '=mixed with plastic, painted wood, asbestos suspected', pr: '4.5..39.5' },
    tools: ['rekivo_bay(bay, status: open|full|shut): Set the status of a bay', 'rekivo_send(plate, bay): Send a vehicle to a bay', 'rekivo_weight(plate, loaded_kg: int, empty_kg: int): Record both weights', 'rekivo_bill(plate, euro: num, paid?: bool): Write a bill', 'rekivo_refuse(plate, reason): Turn a vehicle away', 'rekivo_empty(bay, within_min?: int): Order a bay to be emptied'],
    steps: `
      rekivo_bay bay="{b2}" status=full | Nothing fits in | Mark the bay that is reported as full.
      rekivo_bay bay="{b}" status=shut | Glass on the floor | {b} is not to be used until somebody has swept. Shut it.
      rekivo_send plate="{p}" bay="{b}" | Where to | Tell the car on the bridge to go to its bay.
      rekivo_weight plate="{p}" loaded_kg={g} empty_kg={t} | Weights | Record what this car weighs full and what it weighs without its load.
      rekivo_bill plate="{p}" euro={pr} paid=true | Paid | A bill of {pr} euros for the car; he has paid it already.
      rekivo_bill plate="{p}" euro={pr} | Bill | {pr} euros, for this car. Whether it is paid will be entered at the desk.
      rekivo_refuse plate="{p}" reason="{x}" | Not here | Turn the car away. Reason: "{x}"
      rekivo_empty bay="{b2}" within_min={m} | Hurry | The full bay must be emptied within {m} minutes.
      rekivo_empty bay="{b}" | Empty it | {b} should be emptied when there is time.
    `,
  },
  // Chess club and its clocks
  {
    language: 'en',
    slots: { b: '1..12', b2: '13..24', b3: '25..40', w: 'Petrosy, A. Lindh, Kwame', k: 'Novak, R. Silva, Hye-jin', m: '5..90', s: '2..30', r: '1..9', p: '=0.5, 1, 0', t: '=19:00, 18:30, 10:15' },
    tools: ['matterhof_pair(board: int, white, black): Say who plays whom', 'matterhof_clock(board: int, minutes: int, bonus_s?: int): Set a clock', 'matterhof_pause(boards: int[]): Stop clocks', 'matterhof_resume(boards: int[]): Let stopped clocks run again', 'matterhof_result(board: int, outcome: white|black|draw): Enter a result', 'matterhof_add(board: int, colour: white|black, seconds: int): Give one side more time', 'matterhof_round(round: int, starts_at): Announce a round'],
    steps: `
      matterhof_pair board={b} white="{w}" black="{k}" | Board {b} | {w} has the white pieces against {k}.
      matterhof_pair board={b2} white="{k}" black="{w}" | Return game | The return game is on board {b2}: {w} takes black and {k} white.
      matterhof_clock board={b} minutes={m} bonus_s={s} | Clock | {m} minutes for board {b}, plus {s} s for each move.
      matterhof_clock board={b3} minutes={m} | Without bonus | Only {m} minutes and nothing more on board {b3}.
      matterhof_pause boards=[{b},{b2},{b3}] | Fire alarm | Stop the clocks of boards {b}, {b2} and {b3}.
      matterhof_resume boards=[{b},{b3}] | Go on | {b} and {b3} go on playing.
      matterhof_result board={b2} outcome=draw | Handshake | They agreed on half a point each at board {b2}.
      matterhof_result board={b} outcome=black | Mate | White is mated on {b}. Enter who won.
      matterhof_add board={b3} colour=white seconds={s} | His phone rang | Black's phone rang on board {b3}, so the other side gets {s} more seconds.
      matterhof_round round={r} starts_at={t} | Next round | Round {r} begins at {t}.
    `,
  },
  // Backup servers of an archive
  {
    language: 'en',
    event: 'webhook /vault/job {"job": "{j}", "source": "{a}", "target": "{b}", "state": "failed", "gb": {g}, "ticket": "{t}"}',
    slots: { j: 'bk-0412, nightly-maps, J7731', j2: 'bk-0977, weekly-scans, J8120', a: '/srv/maps, nas1:/photos, /var/deeds', b: '/mnt/tape3, nas4:/copy, s3/deeds', g: '4..900', t: 'INC-5510, #4032', d: '7..90', r: '2..9', mb: '20..800', h: '=01:30, 02:45, 04:00', pat: '=*.tmp, *.iso, cache/' },
    tools: ['coffrine_run(job): Run a backup job at once', 'coffrine_cancel(job): Break a running job off', 'coffrine_define(job, source, target, at?): Define a backup job', 'coffrine_restore(from_path, to_path, overwrite?: bool): Bring files back', 'coffrine_keep(job, days: int): Set how long copies are kept', 'coffrine_skip(job, patterns: text[]): Leave files out', 'coffrine_retry(job, times: int, limit_mb?: int): Try a failed job again'],
    steps: `
      coffrine_run job={j2} | Now | Don't wait for the night, run {j2}.
      coffrine_cancel job={j2} | Too slow | It slows everything down. Break {j2} off.
      coffrine_define job={j2} source={a} target={b} at={h} | Same paths | {j2}: source and target as in the job that failed, daily at {h}.
      coffrine_define job=first-copy source={b} target={a} | Reverse | Define "first-copy", which goes the other way: what is the target in the message is its source. No time.
      coffrine_restore from_path={b} to_path={a} overwrite=true | Bring it back | Restore from the target of the message to its source, overwriting what is there.
      coffrine_restore from_path={b} to_path=/tmp/look | Just a look | What lies in {b} should be brought to /tmp/look.
      coffrine_keep job={j} days={d} | Keep | Copies made by the failed job are kept for {d} days.
      coffrine_skip job={j} patterns=["{pat}"] | Skip | {pat} need not be saved by this job.
      coffrine_skip job={j2} patterns=["{pat}","*.bak"] | Leave two out | {j2} leaves out {pat} and *.bak.
      coffrine_retry job={j} times={r} limit_mb={mb} | Try again | {r} tries more for the failed one, with at most {mb} MB.
      coffrine_retry job={j} times={r} | Tries | Try the job of the message {r} times more.
    `,
  },
];
