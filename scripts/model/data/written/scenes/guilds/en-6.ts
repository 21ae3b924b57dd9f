import type { Scene } from '../../scene';

/** Tools of made-up makers that lie near to each other, in English, part 6. */
export const guildsEn6: readonly Scene[] = [
  // Grain mill
  {
    language: 'en',
    event: 'mqtt mill/line {"line": "{l}", "silo": "{s}", "tonnes": {t}, "moisture": {m}, "flap": "{f}", "other_silo": "{s2}"}',
    slots: { l: 'Line 2, rye line, ML-4', s: 'Silo 3, tall silo, S-11', s2: 'Silo 8, short silo, S-19', t: '12..140', m: '10.5..13.4 / 15.2..18.9', f: '=open / shut', g: '0.2..1.9', n: '20..400', h: '2..14', c: '35..60', lo: '11..12', hi: '13..15' },
    tools: ['koernwald_flap_open(line): Open the flap of a line', 'koernwald_flap_close(line): Close the flap of a line', 'koernwald_dry(silo, hours: int, celsius?: int): Dry the grain in a silo', 'koernwald_haul(from_silo, to_silo, tonnes?: int): Carry grain to another silo', 'koernwald_gap(line, mm: num): Set the gap of the rollers', 'koernwald_bags(line, bags: int, sewn: bool): Fill bags', 'koernwald_moist(silo, lower: num, upper: num): Set the moisture limits'],
    steps: `
      @f koernwald_flap_close line="{l}" // koernwald_flap_open line="{l}" | Turn it round | If the flap of this line is open it has to be closed, and if it is shut it has to be opened.
      koernwald_flap_close line="{l}" | Mice | Mice! The flap of the line must be closed whatever it is now.
      @m failed "the moisture is {m} %" // koernwald_dry silo="{s}" hours={h} | Dry it | Over 14 % moisture we dry the reported silo for {h} hours. If it has less than that, the step fails.
      koernwald_dry silo="{s2}" hours={h} celsius={c} | Warm air | Please dry the other silo with air of {c} °C, {h} hours long.
      koernwald_haul from_silo="{s}" to_silo="{s2}" tonnes={t} | Carry over | As many tonnes as the message says, out of its silo into the other.
      koernwald_haul from_silo="{s2}" to_silo="{s}" | All back | Whatever is in {s2} has to be carried into {s}.
      koernwald_gap line="{l}" mm={g} | Rollers | {g} mm between the rollers of this line.
      koernwald_bags line="{l}" bags={n} sewn=true | Bags | {n} bags, and sewn up, from the line in the message.
      koernwald_bags line="{l}" bags={n} sewn=false | Left open | The baker wants {n} bags from {l} that are not sewn.
      koernwald_moist silo="{s2}" lower={lo} upper={hi} | Limits | In {s2} anything from {lo} to {hi} per cent of moisture is all right.
    `,
  },
  // School building
  {
    language: 'en',
    event: 'webhook /school/change {"class": "{c}", "teacher": "{t}", "cover": "{t2}", "room": "{r}", "new_room": "{r2}", "lesson": {n}, "absent": {ab}}',
    slots: { c: '5b, 7c, 9a', t: 'Mrs. Quaye, Mr. Bruun, Ms. Ode', t2: 'Mr. Sato, Mrs. Lorenz, Ms. Pike', r: 'R114, lab 2, room 9', r2: 'R230, gym 1, room 17', n: '1..8', ab: '=true / false', g: '=Use the back door, Bring your gym shoes, No lunch today', m: '3..25', d: '=07:50, 08:05, 08:15', e: '=15:10, 15:45, 16:20', k: '=Mina, Joel, Ahmed', x: '18..21' },
    tools: ['klasova.cover(absent, substitute, lesson?: int): Let a teacher stand in for another', 'klasova.relocate(class, old_room, new_room): Move a class to another room', 'klasova.gong(strokes: int): Ring the school gong', 'klasova.board(text, floor?: int): Put a text on the boards', 'klasova.day(first_bell, last_bell): Set when school starts and ends', 'klasova.blinds(room, down: bool): Move the blinds of a room', 'klasova.late(pupil, minutes: int, excused: bool): Record that a pupil was late', 'klasova.heat(room, celsius: int): Heat a room'],
    steps: `
      @ab klasova.cover absent="{t}" substitute="{t2}" lesson={n} // failed "{t} is not absent" | Cover | If the teacher is absent, the cover takes the lesson that is given. If not, fail.
      klasova.cover absent="{t2}" substitute="{t}" | The other way | For once {t} stands in for {t2}, the whole day, so no lesson is named.
      klasova.relocate class="{c}" old_room="{r}" new_room="{r2}" | Room | The class goes from its room to the new room.
      klasova.relocate class="{c}" old_room="{r2}" new_room="{r}" | Return | The new room is too cold. {c} returns from {r2} to {r}.
      klasova.gong strokes=3 | Gong | Three strokes on the gong, please.
      klasova.board text="{g}" floor={n} | Board | "{g}": on the board of floor {n}.
      klasova.board text="{g}" | Everywhere | All the boards show "{g}".
      klasova.day first_bell={d} last_bell={e} | Short day | School is over at {e} and begins at {d}.
      klasova.blinds room="{r}" down=true | Film | They watch a film in the room given, so let its blinds down.
      klasova.blinds room="{r2}" down=false | Daylight | Let some daylight into {r2}: blinds up.
      klasova.late pupil={k} minutes={m} excused=true | With a note | {k} came {m} minutes late and had a note from the parents; that counts as excused.
      klasova.late pupil={k} minutes={m} excused=false | Overslept | {m} minutes late, and without an excuse: {k}.
      klasova.heat room="{r2}" celsius={x} | Warm up | Where the class is going they need {x} °C.
    `,
  },
  // Car park with chargers
  {
    language: 'en',
    event: 'mqtt park/charger {"charger": "{c}", "plate": "{p}", "kw": {k}, "soc": {s}, "level": {v}, "finished": {f}, "idle_charger": "{c2}"}',
    slots: { c: 'CH-14, wallbox 3, post B2', c2: 'CH-31, wallbox 9, post D5', p: '=HH EV 402, 1-KLP-77, ZT 5510', k: '3.5..21.5', s: '12..98', v: '1..3', f: '=true / false', w: '5..11', w2: '22..50', m: '5..90', e: '0.25..0.79', t: '=22:00, 23:15', u: '=05:00, 06:30', few: '2..12', l: '{few} in words' },
    tools: ['voltaneer_begin(charger, plate): Start charging a car', 'voltaneer_end(charger): Stop charging', 'voltaneer_window(charger, floor_kw: int, ceiling_kw: int): Set the least and the most power', 'voltaneer_move(plate, current_charger, next_charger): Send a car to another charger', 'voltaneer_plug(charger, state: latched|released): Hold or free the plug', 'voltaneer_rate(per_kwh: num, night_only?: bool): Set the price', 'voltaneer_night(starts, stops): Set the night hours', 'voltaneer_spaces(level: int, reserved: int): Reserve spaces on a level', 'voltaneer_fine(plate, minutes_over: int): Fine a car that stays too long'],
    steps: `
      voltaneer_begin charger="{c2}" plate="{p}" | Start | Start the car in the message at the charger that has nothing to do.
      voltaneer_end charger="{c}" | Stop | Enough current for that car: stop its charger.
      @f voltaneer_plug charger="{c}" state=released // voltaneer_plug charger="{c}" state=latched | Plug | Always the same rule: when a car has finished its plug is let go, and as long as it has not, the plug is held.
      voltaneer_plug charger="{c2}" state=released | Stuck | The plug in {c2} is stuck. Let go of it.
      voltaneer_window charger="{c}" floor_kw={w} ceiling_kw={w2} | Power | At least {w} kW and never more than {w2}, for the charger that reports.
      voltaneer_window charger="{c2}" floor_kw={w} ceiling_kw={w2} | Old cable | {c2} has an old cable: {w2} kW is all it stands. Below {w} it makes no sense either.
      voltaneer_move plate="{p}" current_charger="{c}" next_charger="{c2}" | Next one | Would the driver kindly go from this charger to the idle one? Tell the system.
      voltaneer_rate per_kwh={e} | Price | A kilowatt hour costs {e} from now on.
      voltaneer_rate per_kwh={e} night_only=true | At night | At night, and only then, the price is {e}.
      voltaneer_night starts={t} stops={u} | Night hours | Till {u} is night, from {t} on.
      voltaneer_spaces level={v} reserved={few} | Wedding | A wedding needs {l} spaces on the level of the message.
      voltaneer_fine plate="{p}" minutes_over={m} | Too long | The car has been there {m} minutes too long. A fine, please.
    `,
  },
  // Small orchestra hall
  {
    language: 'en',
    earlier: ['Weather | sky_look → rain until {u}', 'Guest list | list_open → {n} guests, {w} in wheelchairs, conductor {m}'],
    slots: { n: '120..480', w: '2..9', m: 'Ms. Ferrand, Aleks Toth, Mr. Njoroge', u: '=17:30, 18:45, 20:15', r: '1..12', r2: '13..24', r3: '25..36', d: '1.5..3.5', d2: '4..7', p: '5..45', p2: '55..95', o: '=Overture, Symphony 5, Violin Concerto', t: '=Doors close in five minutes, Please switch your phones off', v: 'Gert, the harpist, Lan', s: '=harp, celesta, second horn' },
    tools: ['konzerta_doors(state: open|closed): Open or close all doors of the hall', 'konzerta_side_door(door: int, opened: bool): Move one side door', 'konzerta_rows(rows: int[], sold: bool): Put rows on sale or take them off', 'konzerta_lamps(start_pct: int, end_pct: int, seconds?: int): Fade the lamps', 'konzerta_reverb(min_s: num, max_s: num): Set the range of the echo', 'konzerta_piece(title, conductor?): Announce a piece', 'konzerta_replace(leaving, joining): Replace a musician', 'konzerta_lift(instrument, up: bool): Move the stage lift', 'konzerta_say(text): Speak in the foyer', 'konzerta_places(seats: int, wheelchairs: int): Set how many places there are'],
    steps: `
      konzerta_doors state=open | They stand in the rain | It is raining, as step {step1} found, so do let the people in: all doors.
      konzerta_doors state=closed | We begin | We begin. Every door shut.
      konzerta_side_door door={w} opened=false | Draught | Side door {w} lets in a draught; it should be closed.
      konzerta_side_door door={r} opened=true | Harp | The harp comes through side door {r}. Open that one.
      konzerta_rows rows=[{r},{r2}] sold=false | Cameras | Cameras will stand in rows {r} and {r2}, take those off sale.
      konzerta_rows rows=[{r},{r2},{r3}] sold=true | More seats | Rows {r}, {r2} and {r3} can be sold after all.
      konzerta_lamps start_pct={p2} end_pct={p} seconds={w} | Down | Lamps from {p2} to {p} %, in {w} s.
      konzerta_lamps start_pct={p} end_pct={p2} | Interval | It's the interval. From {p} up to {p2} per cent, at the usual pace.
      konzerta_reverb min_s={d} max_s={d2} | Echo | The echo should last {d} to {d2} seconds.
      konzerta_piece title="{o}" conductor="{m}" | Announce | Announce the {o} with the conductor from the guest list.
      konzerta_piece title="{o}" | Without conductor | Next: {o}. They play it without anyone conducting.
      konzerta_replace leaving="{v}" joining=Solveig | Broken arm | {v} has broken an arm, Solveig plays instead.
      konzerta_lift instrument="{s}" up=true | Up | The {s} has to come up to the stage.
      konzerta_say text="{t}" | Foyer | In the foyer say "{t}"
      konzerta_places seats={n} wheelchairs={w} | Places | One seat for each guest and one place for each wheelchair, as counted in step {step2}.
    `,
  },
  // Quarry lake divers' base
  {
    language: 'en',
    slots: { d: 'Tilda, R. Moen, diver 7', d2: 'Jamal, K. Vesely, diver 12', m: '5..20', m2: '21..45', b: '120..160', b2: '180..230', o: '=32, 36, 40', t: '20..70', c: 'C-118, twin 4, tank 31', c2: 'C-240, twin 9, tank 55', k: '4..14', z: '=north wall, wreck, shelf', s: '=strong cold, regulator free flow, saw a pike', w: '2..12' },
    tools: ['tauchgrund_pair(leader, follower): Say who dives with whom', 'tauchgrund_depth(diver, shallowest_m: int, deepest_m: int): Set the depths of a dive', 'tauchgrund_down(diver, site, minutes?: int): Record that a diver went down', 'tauchgrund_up(diver): Record that a diver came up', 'tauchgrund_fill(cylinder, bar: int, oxygen_pct?: int): Fill a cylinder', 'tauchgrund_bleed(cylinder, bar: int): Let gas out down to a pressure', 'tauchgrund_lead(diver, kg: int): Record the lead a diver carries', 'tauchgrund_bar(diver, start_bar: int, end_bar: int): Record the pressure before and after', 'tauchgrund_log(diver, remark): Write a remark', 'tauchgrund_site(site, allowed: bool): Allow or forbid a site'],
    steps: `
      tauchgrund_pair leader="{d}" follower="{d2}" | Buddies | {d} leads, {d2} follows.
      tauchgrund_pair leader="{d2}" follower="{d}" | Second dive | In the second dive it is {d} who follows {d2}.
      tauchgrund_depth diver="{d}" shallowest_m={m} deepest_m={m2} | Depths | {d} stays between {m} m and {m2} m.
      tauchgrund_down diver="{d2}" site="{z}" minutes={t} | Down | {d2} has gone down at the {z}, planned {t} minutes.
      tauchgrund_down diver="{d}" site="{z}" | Just down | Write: {d} is under water, site {z}.
      tauchgrund_up diver="{d2}" | Up | There comes {d2} out of the water. Write it down.
      tauchgrund_fill cylinder="{c}" bar={b2} oxygen_pct={o} | Nitrox | {c}: {b2} bar with {o} % oxygen.
      tauchgrund_fill cylinder="{c2}" bar={b2} | Plain air | Up to {b2} bar in {c2}, plain air as usual.
      tauchgrund_bleed cylinder="{c2}" bar={k} | For the inspection | The inspector wants {c2} nearly empty; let gas out until only {k} bar are left.
      tauchgrund_lead diver="{d}" kg={w} | Lead | {w} kg of lead on {d}.
      tauchgrund_bar diver="{d2}" start_bar={b2} end_bar={b} | Pressure | {d2} came back with {b} bar and had gone in with {b2}.
      tauchgrund_log diver="{d}" remark="{s}" | Remark | {d} remarks: "{s}". Log it.
      tauchgrund_site site="{z}" allowed=false | Bad visibility | Nobody is to dive at the {z} today.
    `,
  },
  // Flower auction
  {
    language: 'en',
    event: 'webhook /auction/lot {"lot": "{l}", "flower": "{f}", "stems": {n}, "seller": "{s}", "cooler": "{c}", "grade": "{g}", "previous_lot": "{l2}"}',
    slots: { l: 'L-5512, 0418/B, lot 77', l2: 'L-4409, 0392/A, lot 52', f: '=rose, tulip, freesia, peony', n: '200..4800', s: 'Van Dorp, Kimani Farm, Gärtnerei Ott', c: 'Cooler 2, hall D, CX-5', c2: 'Cooler 7, hall G, CX-11', g: '=A1 / B1', b: 'Florafix, Mrs. Lund, shop 31', ct: '12..38', ct2: '40..95', t: '2..5', t2: '6..9', x: '=stems too short, botrytis, wrong colour', k: '2..19' },
    tools: ['bloemark_clock(lot, low_cent: int, high_cent: int): Start the clock between two prices', 'bloemark_sell(lot, buyer, cent?: int): Record a sale', 'bloemark_withdraw(lot, reason?): Take a lot back', 'bloemark_split(lot, parts: int): Split a lot', 'bloemark_merge(lot, into_lot): Put a lot together with another', 'bloemark_cool(cooler, min_c: int, max_c: int): Set the temperatures of a cooler', 'bloemark_bring(lot, from_cooler, to_cooler): Carry a lot', 'bloemark_complain(buyer, lot, text): Record a complaint', 'bloemark_belt(speed: slow|fast): Set the speed of the belt', 'bloemark_seller(seller, blocked: bool): Block or admit a seller'],
    steps: `
      bloemark_clock lot="{l}" low_cent={ct} high_cent={ct2} | Clock | The clock for this lot runs from {ct2} cents down to {ct}.
      bloemark_sell lot="{l}" buyer="{b}" cent={ct} | Sold | {b} has bought it for {ct} cents.
      bloemark_sell lot="{l2}" buyer="{b}" | The one before | The lot before went to {b}, the price will be typed in by Jo.
      bloemark_withdraw lot="{l2}" reason="{x}" | Back | {l2} has to be taken back: "{x}".
      bloemark_withdraw lot="{l}" | Changed his mind | The seller wants this lot back and does not say why.
      @g bloemark_belt speed=slow // bloemark_belt speed=fast | Belt | A1 flowers run slowly so that all can look, B1 flowers run fast. Set the belt for this lot.
      bloemark_split lot="{l}" parts={k} | Split | Make {k} parts of the reported lot.
      bloemark_merge lot="{l}" into_lot="{l2}" | Too little | There is too little in it; put it together with the previous lot, which keeps its number.
      bloemark_cool cooler="{c}" min_c={t} max_c={t2} | Cooler | The cooler in the message: {t} to {t2} °C.
      bloemark_bring lot="{l}" from_cooler="{c}" to_cooler="{c2}" | Carry | Carry the lot out of its cooler into {c2}.
      bloemark_bring lot="{l2}" from_cooler="{c2}" to_cooler="{c}" | And the other | {l2} is still in {c2}, it ought to be in {c}.
      bloemark_complain buyer="{b}" lot="{l2}" text="{x}" | Complaint | {b} complains about the lot before: "{x}"
      bloemark_seller seller="{s}" blocked=true | Third time | For the third time trouble with this seller. Block them.
      bloemark_seller seller="{s}" blocked=false | They apologised | They have apologised, so {s} may sell again.
    `,
  },
  // Library of things (tools to borrow)
  {
    language: 'en',
    slots: { i: 'drill 4, tent B, T-118', i2: 'ladder 2, fondue set, T-240', p: 'Fatma, Mr. Olsen, member 88', p2: 'Greta, Mr. Ruiz, member 131', d: '=2026-12-11, 2027-01-08, 2027-02-19', e: '2.5..48.5', s: '1..20', s2: '21..40', x: '=cable frayed, peg missing, blade blunt', n: '2..14', k: '=garden, kitchen, camping' },
    tools: ['ausleyha_lend(item, member, due): Lend an item', 'ausleyha_extend(item, days: int): Let a member keep an item longer', 'ausleyha_return(item, clean: bool): Take an item back', 'ausleyha_pass(item, from_member, to_member): Pass an item from one member to another', 'ausleyha_deposit(member, euro: num, action: take|give_back): Take or give back a deposit', 'ausleyha_reshelve(item, old_shelf: int, new_shelf: int): Move an item', 'ausleyha_repair(item, fault?): Send an item to repair', 'ausleyha_group(items: text[], subject): Put items under a subject', 'ausleyha_member(member, active: bool): Admit or suspend a member'],
    steps: `
      ausleyha_lend item="{i}" member="{p}" due={d} | Lend | {p} borrows {i} until {d}.
      ausleyha_extend item="{i2}" days={n} | Longer | Could {i2} stay out {n} days longer? Yes. Enter it.
      ausleyha_return item="{i}" clean=false | Filthy | {i} has come back dirty.
      ausleyha_return item="{i2}" clean=true | Fine | {i2} came back as clean as new.
      ausleyha_pass item="{i}" from_member="{p}" to_member="{p2}" | Straight on | {p} hands {i} straight on to {p2}.
      ausleyha_pass item="{i2}" from_member="{p2}" to_member="{p}" | Passed | {p} has {i2} now; {p2} had it before.
      ausleyha_deposit member="{p}" euro={e} action=take | Deposit | {p} leaves a deposit of {e} euros.
      ausleyha_deposit member="{p2}" euro={e} action=give_back | Money back | All fine, so {p2} gets the {e} euros of deposit again.
      ausleyha_reshelve item="{i}" old_shelf={s} new_shelf={s2} | Shelf | {i}: shelf {s} becomes shelf {s2}.
      ausleyha_repair item="{i2}" fault="{x}" | Repair | "{x}" is the fault of {i2}. To the repair people with it.
      ausleyha_repair item="{i}" | Broken | {i} is broken, off to repair. They will find out what it is.
      ausleyha_group items=["{i}","{i2}"] subject={k} | Subject | {i} and {i2} belong under {k}.
      ausleyha_member member="{p2}" active=false | Suspended | Until {p2} has paid, no more borrowing: suspended.
    `,
  },
  // Power plant of an alpine hut
  {
    language: 'en',
    event: 'mqtt hut/power {"battery_pct": {b}, "solar_w": {s}, "turbine": "{t}", "load_w": {l}, "circuit": "{c}", "spare_circuit": "{c2}", "warden": "{w}"}',
    slots: { b: '8..19 / 55..96', s: '0..1900', t: '=running / stopped', l: '120..2400', c: 'kitchen, bunk room, drying room', c2: 'terrace, winter room, workshop', w: 'Resi, Toni G., Ms. Aung', lo: '20..35', hi: '75..95', m: '10..90', a: '-25..-5', a2: '5..60', x: '=18:30, 20:00', y: '=21:30, 22:15', n: '2..9', k: '=Lights out soon, Showers closed, Save power please' },
    tools: ['gipfelis.circuit(name, switched: on|off): Switch a circuit', 'gipfelis.shed(circuits: text[]): Switch several circuits off', 'gipfelis.battery(empty_pct: int, full_pct: int): Set when the battery counts as empty and full', 'gipfelis.turbine_start(): Start the water turbine', 'gipfelis.turbine_stop(): Stop the water turbine', 'gipfelis.panel(degrees: int): Tilt the solar panels', 'gipfelis.quiet(from_time, until_time): Set the quiet hours', 'gipfelis.generator(minutes: int, reason?): Run the generator', 'gipfelis.swap(off_circuit, on_circuit): Switch one circuit off and another on', 'gipfelis.tell(guest_room: int, text): Show a text in a guest room', 'gipfelis.warden(person): Say who is in charge'],
    steps: `
      gipfelis.circuit name="{c}" switched=off | Off | No current for the circuit that is named first.
      gipfelis.circuit name="{c2}" switched=on | Guests outside | There are guests who want light: put the spare circuit on.
      gipfelis.shed circuits=["{c}","{c2}"] | Storm | The storm is nearly here. Off with both circuits of the message, the first one first.
      @b gipfelis.generator minutes={m} // failed "the battery has {b} %" | Generator | Below 40 per cent of battery the generator runs for {m} minutes. With more than that it does not, and the step fails.
      gipfelis.generator minutes={m} reason=test | Test run | Run it for {m} minutes, reason: "test".
      gipfelis.battery empty_pct={lo} full_pct={hi} | Battery | {hi} % counts as full and {lo} % as empty.
      @t gipfelis.turbine_stop // gipfelis.turbine_start | Turbine | If the turbine runs, stop it; if it has stopped, start it.
      gipfelis.turbine_stop | Leaves | The turbine has leaves in it and must stop in any case.
      gipfelis.panel degrees={a} | Morning | Panels to {a} degrees.
      gipfelis.panel degrees={a2} | Winter sun | For the winter sun {a2}° would be right, tilt them.
      gipfelis.quiet from_time={y} until_time=06:00 | Quiet | Quiet until 06:00, beginning at {y}.
      gipfelis.swap off_circuit="{c}" on_circuit="{c2}" | Instead | Instead of {c} we need {c2} now.
      gipfelis.tell guest_room={n} text="{k}" | Room {n} | "{k}" for room {n}.
      gipfelis.warden person="{w}" | In charge | The warden in the message is in charge as of now.
    `,
  },
  // Hospital kitchen
  {
    language: 'en',
    event: 'webhook /kitchen/diet {"patient": "{p}", "ward": "{w}", "old_diet": "{d}", "new_diet": "{d2}", "allergy": "{a}", "meal": "{m}", "urgent": {u}}',
    slots: { p: 'PT-4410, K. Brenner, bed 12', p2: 'PT-5521, U. Amadi, bed 27', w: 'W3, children, surgery', d: '=normal, light, vegan', d2: '=liquid, low salt, puree', a: '=nuts, milk, celery', m: '=breakfast, lunch, supper', u: '=true / false', g: '150..450', t: '3..6', t2: '62..75', n: '5..60', h: '=07:10, 11:40, 17:15', s: '=soup, rice, porridge' },
    tools: ['menagerix_diet(patient, previous, next): Change the diet of a patient', 'menagerix_fast(patient, until?): Give a patient nothing to eat', 'menagerix_allergy(patient, allergen, add: bool): Add or remove an allergy', 'menagerix_portion(patient, dish, grams: int): Set the size of a portion', 'menagerix_trolley(ward, trays: int, leaves_at?): Send a trolley', 'menagerix_fridge(max_c: int): Set the limit of the fridge', 'menagerix_serving(cold_c: int, hot_c: int): Set how cold and how hot dishes are served', 'menagerix_label(patient, words): Print a tray label', 'menagerix_skip(patient, meals: text[]): Leave meals out', 'menagerix_priority(patient, level: normal|urgent): Set how soon a tray must come'],
    steps: `
      menagerix_diet patient="{p}" previous="{d}" next="{d2}" | Diet | Change the diet as the ward writes.
      menagerix_diet patient="{p2}" previous="{d2}" next="{d}" | Feeling better | {p2} is off the {d2} diet and may have {d} again.
      menagerix_fast patient="{p2}" until={h} | Before the knife | Nothing to eat for {p2} before {h}.
      menagerix_fast patient="{p}" | Nothing | Nothing at all for the patient in the message, until the doctor says so.
      menagerix_allergy patient="{p}" allergen={a} add=true | Allergy | Add the allergy that is reported.
      menagerix_allergy patient="{p2}" allergen={a} add=false | Wrong entry | {p2} does tolerate {a}; that entry was a mistake, remove it.
      menagerix_portion patient="{p2}" dish={s} grams={g} | Portion | {g} g of {s} for {p2}.
      menagerix_trolley ward="{w}" trays={n} leaves_at={h} | Trolley | At {h} a trolley with {n} trays leaves for the ward of this patient.
      menagerix_trolley ward="{w}" trays={n} | Trays | {n} trays for {w} when the trolley is ready.
      menagerix_fridge max_c={t} | Fridge | The fridge must not go above {t} °C.
      menagerix_serving cold_c={t} hot_c={t2} | Serving | Hot dishes at {t2} °C, cold ones at {t} °C.
      menagerix_label patient="{p}" words="No {a}" | Label | For the tray of this patient print the label "No {a}".
      menagerix_skip patient="{p2}" meals=["{m}"] | Visit | {p2} eats {m} with the family in town, leave that one out.
      @u menagerix_priority patient="{p}" level=urgent // menagerix_priority patient="{p}" level=normal | How soon | Set how soon this tray must come, just as the ward marked it under urgent.
    `,
  },
  // Miniature golf and boat hire
  {
    language: 'en',
    slots: { b: '1..20', b2: '21..40', b3: '41..60', b4: '61..80', m: '15..50', m2: '60..120', k: '=pedal, rowing, canoe', few: '2..9', n: '{few} in words', h: '=09:00, 10:30', h2: '=17:00, 19:30', e: '3.5..18.5', p: 'Ottmar, the Blooms, Ms. Idris', x: '=seat loose, leaks, oar gone', c: '1..18' },
    tools: ['seepferdl_hire(boat: int, guest, minutes?: int): Hire a boat out', 'seepferdl_return(boat: int): Book a boat in', 'seepferdl_exchange(bad_boat: int, good_boat: int): Give guests another boat', 'seepferdl_tie(boats: int[]): Mark boats as tied up for the night', 'seepferdl_times(opening, closing): Set the opening hours', 'seepferdl_prices(half_hour: num, whole_hour: num): Set the prices', 'seepferdl_repair(boat: int, fault, urgent?: bool): Report a boat for repair', 'seepferdl_vests(guest, adult: int, child: int): Hand out life vests', 'seepferdl_wind(flag: green|yellow|red): Set the wind flag', 'seepferdl_golf(lane: int, open: bool): Open or close a lane of the golf course'],
    steps: `
      seepferdl_hire boat={b} guest="{p}" minutes={m} | Hire | Boat {b} for {p}, {m} minutes.
      seepferdl_hire boat={b2} guest="{p}" | Till they come back | {p} take number {b2} and pay when they come back; no time set.
      seepferdl_return boat={b2} | Back | {b2} is lying at the jetty again, book it in.
      seepferdl_exchange bad_boat={b3} good_boat={b} | Exchange | They sit in {b3} and it leaks. Give them {b}.
      seepferdl_exchange bad_boat={b} good_boat={b3} | Other boat | {b3} instead of {b}, which pulls to one side.
      seepferdl_tie boats=[{b},{b2},{b3},{b4}] | Evening | Tied up for tonight: {b}, {b2}, {b3} and {b4}.
      seepferdl_tie boats=[{b4},{b2}] | Two of them | Already tied up are {b4} and {b2}. Mark them.
      seepferdl_times opening={h} closing={h2} | Hours | We close at {h2} and open at {h}.
      seepferdl_prices half_hour={e} whole_hour=20 | Prices | Twenty for an hour, {e} for half of one.
      seepferdl_repair boat={b4} fault="{x}" urgent=true | Quick | Urgent: boat {b4}, "{x}".
      seepferdl_repair boat={b2} fault="{x}" | Repair | Report {b2} for repair with the words "{x}".
      seepferdl_vests guest="{p}" adult=2 child={few} | Vests | {p} get {n} vests for children and two for grown-ups.
      seepferdl_wind flag=red | Storm | Storm is coming up: show the flag that sends everyone home.
      seepferdl_golf lane={c} open=false | Wasps | At lane {c} there is a wasps' nest, close the lane.
      seepferdl_golf lane={c} open=true | Nest gone | The nest is gone. Lane {c} can be played.
    `,
  },
];
