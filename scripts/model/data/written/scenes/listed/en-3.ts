import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 3. */
export const listedEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt silo/level {"silo": {s}, "pct": {p}}',
    slots: { s: '=1 / 2 / 3 / 7, 8', p: '4..96', a: '10..39', b: '10..39', c: '10..39', ba: 'mill-a, io-left, s1box', bb: 'mill-b, io-right, s2box', bc: 'mill-c, io-rear, s3box' },
    steps: `
      @s gpio_write pin={a} value=1 board={ba} // gpio_write pin={b} value=1 board={bb} // gpio_write pin={c} value=1 board={bc} // failed "silo {s} is not in the table" | Slide open | silo;board;pin: 1;{ba};{a} 2;{bb};{b} 3;{bc};{c}. Open (1) the slide of the silo in the message. Row missing: fail.
      @s gpio_write pin={a} value=0 board={ba} // gpio_write pin={b} value=0 board={bb} // gpio_write pin={c} value=0 board={bc} // failed "silo {s} is not in the table" | Slide shut | Board and pin per silo are 1 {ba} {a}, 2 {bb} {b}, 3 {bc} {c}. Shut the one reported, 0 shuts. Any other silo is an error.
      @s gpio_read pin={c} board={ba} // gpio_read pin={c} board={bb} // gpio_read pin={c} board={bc} // failed "no paddle in silo {s}" | Paddle | Every board has the paddle on {c}. {ba} is for silo 1, {bb} for silo 2, {bc} for silo 3. Read the paddle of the silo in question; for another silo fail.
      gpio_write pin={b} value=1 board={bb} | Silo 2 | The lorry takes from silo 2 ({bb}, {b}), not from silo 1 ({ba}, {a}). Open 2.
      gpio_write pin={a} value=0 board={ba} | Silo 1 | The lorry took from silo 1 ({ba}, {a}), not from silo 2 ({bb}, {b}). Shut 1 again.
      @s file_read path=silo/wheat.txt // file_read path=silo/barley.txt // file_read path=silo/maize.txt // failed "nothing is known of silo {s}" | What is in there | 1 wheat, 2 barley, 3 maize; the files are silo/wheat.txt and so on. Read the file for the silo reported. Not 1 to 3? Fail.
      @s mqtt_publish topic=mill/w payload="{p}" // mqtt_publish topic=mill/b payload="{p}" // mqtt_publish topic=mill/m payload="{p}" // failed "silo {s} has no topic" | Pass on | mill/w for silo 1, mill/b for silo 2, mill/m for silo 3: the percentage there, bare. No topic = failure.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/fume {"hood": "{h}", "flow": {fl}, "state": "{st}"}',
    slots: { h: 'H1, acid, HF-2', h2: 'H4, solvent, HF-7', h3: 'H6, radio, HF-9', fl: '0.2..0.9', st: '=ok, fine / alarm, low', a: '2..39', b: '2..39', c: '2..39', d: '2..39' },
    tools: ['digestoria_sash(hood: text, cm: int): Move the sash', 'digestoria_trip(hood: text, why?: text): Take a hood out of use'],
    steps: `
      gpio_write pin={a} value=0 | Blower on | hood (pin, level for "on"): {h} ({a}, low), {h2} ({b}, high), {h3} ({c}, high). Switch on the blower of the hood in the message.
      gpio_write pin={b} value=1 | Blower of {h2} on | hood (pin, level for "on"): {h} ({a}, low), {h2} ({b}, high), {h3} ({c}, high). On, for {h2}.
      gpio_write pin={b} value=1 | Blower off | Pin and "on" level: {h3} {c} high; {h} {b} low; {h2} {a} high. The hood in the message goes off.
      gpio_write pin={c} value=0 | {h3} off | Pin and "on" level: {h3} {c} high; {h} {b} low; {h2} {a} high. {h3} goes off.
      @st gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Lamp | Lamps: {a} green (state ok or fine), {b} red (alarm or low). Light what belongs to the state.
      digestoria_sash hood={h3} cm=10 | Sash | Hoods: {h}, {h2}, {h3}. Bring the sash of the last to 10 cm.
      digestoria_trip hood={h} why="filter" | Trip | From {h2}, {h} and {h3} take the one that the message is about out of use, why: "filter".
      digestoria_trip hood={h2} | Trip the other | Only {h} and {h2} share a duct. The other one of the two, not the hood in the message, is taken out of use. No reason.
      gpio_read pin={d} | Door of the room | hoods {a}, {b}, {c} / room door {d}. Is the door closed?
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..39', b: '2..39', c: '2..39', d: '2..39', x: '2..39', bd: 'attic-io, hutch, pi3' },
    steps: `
      gpio_write pin={a} value=1 | Incubator | {a}=incubator, {b}=brooder, {c}=coop door, leave {x} alone (freezer!). incubator on
      gpio_write pin={b} value=0 | Brooder | leave {x} alone, it is the freezer. {a}=incubator, {b}=brooder. brooder off
      gpio_write pin={c} value=1 board={bd} | Coop | On {bd}: coop door {c} (1 opens), brooder {b}, freezer {x}, and never touch the freezer. It's morning, let them out.
      gpio_write pin={c} value=0 board={bd} | Coop at night | On {bd}: coop door {c} (1 opens, 0 closes), brooder {b}, freezer {x}. It's night, close up.
      gpio_read pin={x} | Freezer | Incubator {a}, freezer {x}. The freezer may be looked at but not switched: look.
      failed "the freezer must never be switched" | Defrost | Incubator {a}, freezer {x} (must never be switched by anybody or anything, refuse it). Freezer off, to defrost it.
      gpio_write pin={d} value=1 | The one that's left | There are four relays, {a}, {b}, {c} and {d}. The first three are on. Switch on the one that's left.
      gpio_write pin={b} value=0 | Second of four | There are four relays, {a}, {b}, {c} and {d}, all on. Switch the second off.
      gpio_write pin={c} value=0 | Last but one | There are four relays, {a}, {b}, {c} and {d}, all on. The last but one goes off.
    `,
  },
  {
    language: 'en',
    earlier: ['Active runs | sop_status → {r1} rinse (waiting), {r2} fill (running), {r3} drain (failed)', 'Plans | cron_list → {c1} 0 6 * * * wake; {c2} 0 22 * * * sleep'],
    slots: { r1: '=run-301, r-a1, x11', r2: '=run-302, r-b2, x22', r3: '=run-303, r-c3, x33', c1: '=c4, plan-am, j10', c2: '=c9, plan-pm, j20', p: '2..39', q: '2..39', r: '2..39' },
    tools: ['spuelo_nozzle(name: text, on: bool): Switch a nozzle'],
    steps: `
      sop_cancel run_id={r1} reason="no water" | Cancel the waiting one | Of the runs in step {step1} cancel the one that waits. Reason: "no water"
      sop_cancel run_id={r2} reason="no water" | Cancel the filling | Of the runs in step {step1} cancel the fill. Reason: "no water"
      sop_status run_id={r3} | The broken one | How does the failed run stand?
      sop_status run_id={r2} | Second | Ask again about the second run in the list.
      cron_remove id={c1} | Morning | Remove the plan for the morning from what step {step2} listed.
      cron_remove id={c2} | Evening | Remove the plan that runs at 22:00.
      gpio_write pin={q} value=1 | Fill valve | rinse {p}, fill {q}, drain {r}. Open the valve of the procedure that is running.
      gpio_write pin={r} value=0 | Drain valve | rinse {p}, fill {q}, drain {r}. Close the valve of the procedure that has failed.
      spuelo_nozzle name=N3 on=false | Nozzle | N1 rinse / N2 fill / N3 drain: the last nozzle off
    `,
  },
  {
    language: 'en',
    event: 'mqtt church/organ {"stop": "{st}", "manual": "{m}"}',
    slots: { st: '=flute 8, F8 / trumpet 8, T8 / mixture, Mx', m: '=great / swell / choir', a: '2..39', b: '2..39', c: '2..39', bl: '2..39' },
    tools: ['orgelino_pull(stop: int, out: bool): Move a stop', 'orgelino_couple(from_keys: text, to_keys: text): Couple', 'orgelino_tune(rank: text, cents?: int): Tune a rank'],
    steps: `
      @st orgelino_pull stop=11 out=true // orgelino_pull stop=14 out=true // orgelino_pull stop=19 out=true | Pull | Stops: 11 flute 8 (F8), 14 trumpet 8 (T8), 19 mixture (Mx). Pull out the one in the message.
      orgelino_pull stop=14 out=false | Trumpet in | 11 is the flute, 14 the trumpet, 19 the mixture. Push the trumpet in.
      @m gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Magnet | Magnets of the manuals: great {a} / swell {b} / choir {c}. Power for the manual in the message.
      @m orgelino_couple from_keys=swell to_keys=great // failed "swell is not coupled" // orgelino_couple from_keys=choir to_keys=great | Couple | Great in the message: couple swell to great. Choir in the message: couple choir to great. Swell in the message: fail.
      @st orgelino_tune rank=flute cents=4 // orgelino_tune rank=trumpet cents=-3 // failed "no correction for the mixture" | Tune | Corrections: flute +4 cents, trumpet -3 cents, mixture none (fail there). Tune the rank of the message's stop by its correction.
      gpio_write pin={bl} value=0 | Blower | {a}, {b}, {c}: manuals. {bl}: blower. The service is over, blower off.
      @m file_read path=organ/I.txt // file_read path=organ/II.txt // file_read path=organ/III.txt | Notes | The great is manual I, the swell II, the choir III. Read organ/I.txt, organ/II.txt or organ/III.txt accordingly.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fleet/van {"van": "{v}", "driver": "{d}", "fault": "{f}", "km": {km}}',
    slots: { v: 'KA-17, Blue, V-3', v2: 'KA-31, White, V-8', v3: 'KA-44, Red, V-9', d: 'Sofia, Ants, Luis', f: '=oil, coolant / tyre, wheel / light, bulb', km: '12000..240000', g1: 'Pit 5, Ruuskanen, Hall A', g2: 'Tyre Max, Kummi, Bay 9', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['flottova_book(garage: text, van: text, day?: text): Book a garage', 'flottova_block(van: text): Nobody may drive a van', 'flottova_hint(driver: text, code: int): Send a driver a hint'],
    steps: `
      @f flottova_book garage="{g1}" van="{v}" // flottova_book garage="{g2}" van="{v}" // failed "bulbs are changed by the driver" | Book | {g1} does oil and coolant. {g2} does tyres and wheels. Lights and bulbs are changed by the driver, then fail. Book for the van in the message, any day.
      flottova_book garage="{g2}" van="{v3}" day=Friday | Winter wheels | {g1} (engines), {g2} (wheels): {v3} gets winter wheels on Friday
      @f flottova_hint driver={d} code=21 // flottova_hint driver={d} code=35 // flottova_hint driver={d} code=40 | Hint | Codes of hints are 21 for oil or coolant, 35 for tyres or wheels, 40 for lights or bulbs. Send the driver the one for the fault.
      flottova_block van="{v2}" | Block | The fleet: {v}, {v2}, {v3}. The second may not be driven.
      gpio_write pin={b} value=1 | Gate | Gates: {v3} {a}, {v} {b}, {v2} {c}. Open the gate of the reporting van.
      gpio_write pin={a} value=0 | Charger | chargers {v2}={a}, {v3}={b}, {v}={c}; no current for {v2}
      @f memory_store key=oil content="{km}" // memory_store key=tyres content="{km}" // memory_store key=lights content="{km}" | Odometer | Under oil (oil, coolant), tyres (tyre, wheel) or lights (light, bulb), depending on the fault, store the km, bare.
      send_message channel=whatsapp to={d} text="Leave the key in box 2" | Box | Boxes: {v3} box 1, {v} box 2, {v2} box 3. WhatsApp to the driver: "Leave the key in box N", N being the box of this van.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wine/tank {"tank": "{t}", "brix": {bx}, "temp": {tc}}',
    slots: { t: '=7, seven / 8, eight / 9, nine', bx: '1.5..23.0', tc: '12..17 / 27..33', a: '10..39', b: '10..39', c: '10..39', e: '10..39', bd: 'cuverie, chai-io, vat1' },
    tools: ['vinolio_pumpover(tank: int, minutes: int): Pump over', 'vinolio_jacket(loop: text, mode: cold|warm|off): Jacket of a tank'],
    steps: `
      @t gpio_write pin={c} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={a} value=1 board={bd} | Cooling valve | Cooling valves on {bd}, tank nine to tank seven: {a}, {b}, {c}. Open the one of the tank in the message.
      @t gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Cooling valve shut | Tanks 7, 8, 9 are on {a}, {b}, {c} respectively. Shut the reported one.
      @t vinolio_jacket loop=L-west mode=cold // vinolio_jacket loop=L-west mode=cold // vinolio_jacket loop=L-east mode=cold | Jacket | L-west cools seven and eight, L-east cools nine. Set the loop of this tank to cold.
      @tc vinolio_jacket loop=L-mid mode=warm // vinolio_jacket loop=L-mid mode=cold | Middle loop | Loop L-mid: "warm" for a must below 20 degrees, "cold" for one above 25. Mode by the temperature reported.
      vinolio_pumpover tank=8 minutes=15 | Pump over | Minutes: tank 7 ten, tank 8 fifteen, tank 9 twenty. Pump over tank 8 for as long as the list says.
      vinolio_pumpover tank=7 minutes=10 | Pump over | Minutes: tank 7 ten, tank 8 fifteen, tank 9 twenty. Pump over tank 7 for as long as the list says.
      gpio_write pin={e} value=0 | Fan | valves {a} {b} {c}, CO2 fan {e}. The gas is gone; fan off.
      @tc gpio_write pin={a} value=1 // gpio_write pin={e} value=1 | Heat or cool | heater {a}, cooler {e}. Below 20 heat, above 25 cool.
    `,
  },
  {
    language: 'en',
    event: 'webhook /flat/meter {"unit": "{u}", "kwh": {k}, "due": {due}}',
    slots: { u: '=1L / 1R / 2L / 2R', k: '120..980', due: '=true / false', a: '3..39', b: '3..39', c: '3..39', d: '3..39', n1: 'Adams, Bauer, Cruz', n2: 'Dufour, Eklund, Fiore', n3: 'Gray, Haddad, Ito', n4: 'Jensen, Koch, Lopez' },
    tools: ['mietora_letter(tenant: text, form: text): Print a letter', 'mietora_meter(tenant: text, kwh: int): Enter a reading'],
    steps: `
      @u gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | Breaker in | First floor: left {a}, right {b}. Second floor: left {c}, right {d}. Breaker of the unit in the message in (1). 1L means first floor, left.
      @u gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // gpio_write pin={d} value=0 // gpio_write pin={c} value=0 | Breaker opposite | 1L {a}, 1R {b}, 2L {c}, 2R {d}. Open (0) the breaker of the unit opposite, on the same floor as the reported one.
      @u mietora_meter tenant={n1} kwh={k} // mietora_meter tenant={n2} kwh={k} // mietora_meter tenant={n3} kwh={k} // mietora_meter tenant={n4} kwh={k} | Reading | Tenants: 1L {n1}, 1R {n2}, 2L {n3}, 2R {n4}. Enter the kWh for the tenant.
      @due mietora_letter tenant={n3} form=reminder // failed "nothing is due" | Reminder | {n3} (2L) and {n4} (2R). If something is due, form "reminder" for the left one, otherwise fail.
      mietora_letter tenant={n4} form=lease | Lease | 2L: {n3} - 2R: {n4} - 1R: {n2} - the one in 2R gets the form "lease"
      @u send_message channel=post to={n1} text="The plumber comes" // send_message channel=post to={n2} text="The plumber comes" // failed "the second floor has no leak" // failed "the second floor has no leak" | Plumber | By post, "The plumber comes", to the tenant of the unit if it is on the first floor (1L {n1}, 1R {n2}). The second floor has no leak: fail.
      gpio_read pin={c} | Breaker of 2L | 1L/1R/2L/2R = {a}/{b}/{c}/{d}, read 2L
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/till {"till": {n}, "alert": "{al}", "sum": {sum}}',
    slots: { n: '=1, 2 / 3, 4 / 9', al: '=queue / paper / theft', sum: '12.5..840.0', a: '10..39', b: '10..39', c: '10..39', s1: 'Greta, Musa, Piet', s2: 'Nora, Juri, Fay', s3: 'Igor, Lea, Rex' },
    tools: ['kassora_call(person: text, till: int): Call somebody to a till', 'kassora_open(till: int, belt?: bool): Open a till', 'kassora_order(article: text, boxes: int): Order supplies'],
    steps: `
      @al kassora_call person={s1} till={n} // kassora_call person={s2} till={n} // kassora_call person={s3} till={n} | Call | queue -> {s1}, paper -> {s2}, theft -> {s3}. Call the right one to the till.
      @n gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "till {n} has no lamp" | Lamp | Tills 1 and 2 share the lamp {a}; tills 3 and 4 the lamp {b}; no others have one, there the step fails. Lamp of the till in the alert on.
      @al gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Colour | yellow {a} = queue / white {b} = paper / red {c} = theft. Colour of this alert on
      @al kassora_open till=5 belt=true // failed "it is no queue" // failed "it is no queue" | Open five | Tills 5 and 6 are closed. With a queue, open the first of these, with its belt. Otherwise fail.
      kassora_open till=6 | Open six | Tills 5 and 6 are closed. Open the second, I say nothing about its belt.
      kassora_order article=PR-80 boxes=4 | Paper | PR-57 narrow rolls, PR-80 wide rolls, BG-2 bags. Order 4 boxes of wide rolls.
      kassora_order article=BG-2 boxes=2 | Bags | PR-57 narrow rolls, PR-80 wide rolls, BG-2 bags. Order 2 boxes of bags.
      @al send_message channel=store text="Till {n} needs help" // failed "paper is no reason" // send_message channel=security text="Till {n} needs help" | Channel | A queue goes to the channel store, a theft to the channel security: "Till {n} needs help". Paper isn't announced, fail.
    `,
  },
  {
    language: 'en',
    earlier: ['Scan the racks | rack_temps → r1={a}, r2={b}, r3={c}'],
    slots: { a: '21.0..24.9 / 36.0..39.9', b: '30.0..33.0', c: '26.0..29.5', p1: '2..20', p2: '2..20', p3: '2..20', h1: 'pdu-a, kestrel, fan1', h2: 'pdu-b, merlin, fan2', h3: 'pdu-c, falcon, fan3' },
    tools: ['rackula_fan(unit: text, level: int): Set fans', 'rackula_cut(unit: text): Cut the power', 'rackula_led(rack: int, colour: red|blue|off): Light of a rack'],
    steps: `
      @a rackula_fan unit={h2} level=9 // rackula_fan unit={h1} level=9 | Hottest | Units: {h1} in r1, {h2} in r2, {h3} in r3. Level 9 for the unit of the hottest rack.
      @a rackula_fan unit={h1} level=2 // rackula_fan unit={h3} level=2 | Coolest | Units: {h1} in r1, {h2} in r2, {h3} in r3. Level 2 for the unit of the coolest rack.
      rackula_fan unit={h3} level=5 | Last | {h1} r1, {h2} r2, {h3} r3. Level 5 for r3.
      @a gpio_write pin={p2} value=1 // gpio_write pin={p1} value=1 | Damper | r1: {p1}, r2: {p2}, r3: {p3}. Damper open where it's hottest
      @a gpio_write pin={p1} value=0 // gpio_write pin={p3} value=0 | Other damper | r1: {p1}, r2: {p2}, r3: {p3}. Damper shut where it's coolest
      gpio_read pin={p3} | Door of r3 | doors {p1}/{p2}/{p3} (r1/r2/r3); r3?
      @a failed "r1 has only {a} degrees" // rackula_cut unit={h1} | Cut | Unit {h1} (r1) is cut from 35 degrees on. Cooler than that: fail.
      rackula_led rack=2 colour=blue | Blue | 1, 2, 3. Blue light for the middle rack.
      @a memory_store key=hot content="{b}" // memory_store key=hot content="{a}" | Store | The highest of the three temperatures, bare, under hot.
    `,
  },
  {
    language: 'en',
    event: 'peripheral gate {"plate": "{pl}", "class": "{cl}", "weight_t": {w}}',
    slots: { pl: 'HH-K 410, B-XY 77, M-77 Q', cl: '=car / truck / bus / bicycle, tram', w: '1.1..38.0', a: '2..39', b: '2..39', c: '2..39', bd: 'gate-io, toll, booth2' },
    tools: ['mautix_charge(plate: text, euro: num): Charge a fee', 'mautix_lane(lane: int, arrow: green|cross): Set a lane'],
    steps: `
      @cl mautix_charge plate="{pl}" euro=4 // mautix_charge plate="{pl}" euro=18.5 // mautix_charge plate="{pl}" euro=11 // failed "there is no fee for a {cl}" | Fee | Car 4, truck 18.5, bus 11 euro. Charge this plate its fee; what has no fee fails.
      @cl gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} // failed "no barrier for a {cl}" | Barrier | Barriers at {bd}, a 1 lifts: cars {a}, trucks {b}, buses {c}. Lift the one for this vehicle. Whatever else comes: fail.
      @cl gpio_write pin={a} value=0 // gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // failed "no barrier for a {cl}" | Down | barrier car {a}, bus {b}, truck {c} - lower (0) the vehicle's. not in list, fail
      @cl mautix_lane lane=1 arrow=green // mautix_lane lane=4 arrow=green // mautix_lane lane=4 arrow=green // failed "no lane for a {cl}" | Lane | Lane 1 is for cars, lane 4 for trucks and buses. Green arrow on its lane. No lane, fail.
      mautix_lane lane=2 arrow=cross | Cross | Lanes 1, 2 and 4. The middle one of them gets a cross.
      gpio_read pin={b} board={bd} | Loop | On {bd} the loops are {a} (front) and {b} (rear). Is anything over the rear loop?
      gpio_read pin={a} board={bd} | Loop again | On {bd} the loops are {a} (front) and {b} (rear). Is anything over the front loop?
      @cl file_write path=toll/cars.csv content="{w}" append=true // file_write path=toll/heavy.csv content="{w}" append=true // file_write path=toll/heavy.csv content="{w}" append=true // failed "no file for a {cl}" | Weight | Append the weight: cars in toll/cars.csv, trucks and buses in toll/heavy.csv. Otherwise fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt nursery/cot {"child": "{ch}", "state": "{st}"}',
    slots: { ch: 'Mila, Finn, Juno', ch2: 'Otis, Emmi, Raf', ch3: 'Pola, Sami, Kit', st: '=awake / asleep / crying', a: '2..39', b: '2..39', c: '2..39', t1: 'Ms Lund, Ms Berger, Mr Oz', t2: 'Mr Falk, Ms Ruiz, Ms Tan' },
    tools: ['krippo_song(cot: int, song: text): Play a song', 'krippo_tell(carer: text, text: text): Tell a carer'],
    steps: `
      gpio_write pin={b} value=1 | Night light | Please light the lamp of the child in the message. {ch3} {a}, {ch} {b}, {ch2} {c}.
      gpio_write pin={c} value=0 | Light out | Please put out the lamp of {ch2}. ({ch3} {a}, {ch} {b}, {ch2} {c})
      @st krippo_song cot=2 song=sunrise // failed "the child sleeps" // krippo_song cot=2 song=whale | Song | Cots: {ch2} 1, {ch} 2, {ch3} 3. Songs: sunrise for awake, whale for crying. Please play the right song at the cot of the child; nothing for a child that sleeps, fail then.
      krippo_song cot=3 song=whale | Whale | Cot 1 {ch2}, cot 2 {ch}, cot 3 {ch3}: "whale" for {ch3}, please
      krippo_tell carer="{t2}" text="{ch} is {st}" | Carer | {t1} cares for {ch2} and {ch3}, {t2} for {ch}. Please tell the carer of the child in the message "{ch} is {st}".
      krippo_tell carer="{t1}" text="The bottle is warm" | Bottle | {ch2}: {t1}. {ch}: {t2}. Please tell the carer of {ch2} "The bottle is warm".
      @st mqtt_publish topic=door/green payload="1" // mqtt_publish topic=door/blue payload="1" // mqtt_publish topic=door/red payload="1" | Door lamp | The door lamp: door/green awake, door/blue asleep, door/red crying. Please publish 1 to the right topic.
      gpio_read pin={a} | Mat | Mats: {ch} {a}, {ch2} {b}, {ch3} {c}. Please read the mat of the child that the message names.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..39', b: '2..39', c: '2..39', u1: '=http://cam1.lan/snap, http://10.1.0.4/shot', u2: '=http://cam2.lan/snap, http://10.1.0.5/shot', u3: '=http://cam3.lan/snap, http://10.1.0.6/shot', f1: '=conf/a.ini, etc/left.conf', f2: '=conf/b.ini, etc/right.conf', k1: '=wifi-home, code-shed', k2: '=wifi-guest, code-gate' },
    steps: `
      http_request url={u2} | Picture | Cameras: door {u1}, yard {u2}, barn {u3}. Fetch the picture from the yard.
      http_request url={u3} | Picture | Cameras: door {u1}, yard {u2}, barn {u3}. Fetch the picture from the barn.
      http_request url={u1} method=DELETE | Delete | DELETE at the first of these: {u1}, {u3}
      file_read path={f2} | Settings of the right one | left {f1} / right {f2}. Read the settings of the right one.
      file_read path={f1} from_line=1 lines=20 | Settings of the left one | left {f1} / right {f2}. Of the left one's file, 20 lines from line 1.
      memory_recall query={k2} | Guests | Notes: {k1} (ours), {k2} (for visitors). A visitor is here; search for the right note.
      memory_forget key={k1} | Ours is old | Notes: {k1} (ours), {k2} (for visitors). Ours has changed, delete that note.
      gpio_write pin={b} value=1 | Yard light | For the picture: lights door {a}, yard {b}, barn {c}. I want the yard.
      gpio_write pin={c} value=0 | Barn light | lights: door {a} yard {b} barn {c}. barn out
    `,
  },
  {
    language: 'en',
    event: 'mqtt ferry/ramp {"side": "{s}", "tide": "{td}", "cars": {n}}',
    slots: { s: '=bow, front / stern, rear', td: '=high / low / slack', n: '1..60', a: '2..39', b: '2..39', la: '2..39', lb: '2..39', bo: 'bow-io, f-io', st: 'stern-io, r-io' },
    tools: ['rampino_angle(ramp: text, degrees: int): Angle of a ramp', 'rampino_count(side: port|starboard, cars: int): Enter cars'],
    steps: `
      @s gpio_write pin={a} value=1 board={bo} // gpio_write pin={b} value=1 board={st} | Ramp motor | Bow ramp: {bo}/{a}. Stern ramp: {st}/{b}. (board/pin) Motor of the ramp in the message on.
      @s gpio_write pin={b} value=0 board={st} // gpio_write pin={a} value=0 board={bo} | Opposite motor | Bow ramp: {bo}/{a}. Stern ramp: {st}/{b}. (board/pin) Never both: the motor at the other end of the ship off.
      @s gpio_write pin={la} value=0 // gpio_write pin={lb} value=1 | Ramp lamp | Lamp at the bow {la}, lit by a 0. Lamp at the stern {lb}, lit by a 1. Light the lamp at the side in the message (front is bow, rear is stern).
      @s gpio_write pin={la} value=1 // gpio_write pin={lb} value=0 | Ramp lamp dark | The bow lamp {la} is lit low and dark high; the stern lamp {lb} is lit high and dark low. Make the one at the reported side (front is bow, rear is stern) dark.
      @td rampino_angle ramp=R1 degrees=-4 // rampino_angle ramp=R1 degrees=9 // rampino_angle ramp=R1 degrees=2 | Angle | Ramp R1. High tide -4, low tide 9, slack 2 degrees. Set it by the tide.
      rampino_angle ramp=R2 degrees=9 | R2 | high -4 / low 9 / slack 2 - set R2 as for low tide
      rampino_count side=port cars={n} | Count | Lanes: 1 and 2 on the port side, 3 and 4 on the starboard side. All cars of the message stand in lane 2; enter them for that side.
      rampino_count side=starboard cars={n} | Count | Lanes: 1 and 2 on the port side, 3 and 4 on the starboard side. All cars of the message stand in lane 3; enter them for that side.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/wish {"room": {r}, "wish": "{w}"}',
    slots: { r: '=101, 108, 115 / 203, 211, 219 / 304, 310', w: '=towels / taxi / late checkout', a: '2..39', b: '2..39', c: '2..39', m1: 'Rosa, Dina, Alba', m2: 'Eno, Karl, Minh', m3: 'Vita, Bela, Noor' },
    tools: ['conciergo_task(person: text, room: int, task: text): Give somebody a task', 'conciergo_fee(room: int, euro: int): Put a fee on the bill', 'conciergo_cab(stand: text): Call a cab'],
    steps: `
      @r conciergo_task person={m1} room={r} task="{w}" // conciergo_task person={m2} room={r} task="{w}" // conciergo_task person={m3} room={r} task="{w}" | Task | 1st floor {m1}, 2nd floor {m2}, 3rd floor {m3} (the first digit of a room is its floor). Give the wish, as it is, to who is on the room's floor.
      @w conciergo_fee room={r} euro=0 // conciergo_fee room={r} euro=3 // conciergo_fee room={r} euro=25 | Fee | towels: 0, taxi: 3, late checkout: 25 - put the euros on the room's bill
      @r gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Floor bell | Bells: {a} first floor, {b} second, {c} third. Ring on the floor of the room.
      @w failed "no cab is wanted" // conciergo_cab stand="Station" // failed "no cab is wanted" | Cab | Stands: Station (near), Airport (far). If a taxi is wished for, call the near one, else fail.
      conciergo_cab stand="Airport" | Cab for the minister | Stands: Station (near), Airport (far). The far one, they have the big cars.
      conciergo_task person={m2} room=212 task="minibar" | Minibar | {m1} first floor, {m2} second, {m3} third: task "minibar" in 212, for whoever has that floor.
      gpio_write pin={c} value=0 | Quiet on 3 | floor 1 {a}, floor 2 {b}, floor 3 {c}. bell of floor 3 off
      @r memory_store key=wish-1 content="{w}" // memory_store key=wish-2 content="{w}" // memory_store key=wish-3 content="{w}" | Note | Notes wish-1, wish-2, wish-3 by floor. Write the wish into the one of the room's floor.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hydro/reservoir {"pump": "{p}", "run": {rn}}',
    slots: { p: '=P1 / P2 / P3 / P8, P9', rn: '=true / false', a: '12..39', b: '12..39', c: '12..39', ac: '12..39' },
    tools: ['nutrio_mix(recipe: a|b|c, litres: int): Mix a solution', 'nutrio_lamp(row: int, hours: int): Light for a row'],
    steps: `
      @p gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // gpio_write pin={c} value=1 // failed "pump {p} is not in the list" | Start | P1 {a} active high, P2 {b} active low, P3 {c} active high. Start the pump of the message (not in the list -> fail).
      @p gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // gpio_write pin={c} value=0 // failed "pump {p} is not in the list" | Stop | P1 {a} active high, P2 {b} active low, P3 {c} active high. Stop the pump of the message (not in the list -> fail).
      @rn gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | P2 by run | P1 on {a} runs on a 1. P2 on {b} runs on a 0. Let P2 do what "run" says: true runs, false rests.
      @rn gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | P1 by run | P1 on {a} runs on a 1. P2 on {b} runs on a 0. Let P1 do what "run" says: true runs, false rests.
      gpio_write pin={ac} value=0 | Air | {a}, {b}, {c} = pumps; {ac} = air stone, active low. Bubbles on.
      @p nutrio_mix recipe=a litres=20 // nutrio_mix recipe=a litres=20 // nutrio_mix recipe=c litres=20 // failed "no recipe for {p}" | Mix | Recipes: a for P1 and P2, b for nobody now, c for P3. 20 l for the pump in the message, and fail for any other.
      nutrio_lamp row=4 hours=16 | Lamp | Lettuce rows 1 to 3 get 14 h, basil (row 4) gets 16 h. Set the basil.
      nutrio_lamp row=2 hours=14 | Lamp | Lettuce rows 1 to 3 get 14 h, basil (row 4) gets 16 h. Set row 2.
    `,
  },
  {
    language: 'en',
    event: 'cron weekly-report',
    earlier: ['Sales | salesline → Mon {m}, Tue {t}, Wed {w}, Thu {h}', 'Best seller | top_item → {item}'],
    slots: { m: '110..190', t: '400..480 / 20..60', w: '200..260', h: '300..360', item: '=scarf, mug, candle / none, unknown', a: '=boss@shop.example, owner@craft.example', b: '=team@shop.example, crew@craft.example', p: '2..39', q: '2..39', r: '2..39' },
    tools: ['kontorix_chart(kind: bar|line|pie, title?: text): Draw a chart', 'kontorix_price(item: text, cents: int): Set a price'],
    steps: `
      @t memory_store key=best-day content="{t}" // memory_store key=best-day content="{h}" | Best day | The biggest number of the four as the note best-day.
      @t memory_store key=worst-day content="{m}" // memory_store key=worst-day content="{t}" | Worst day | The smallest number of the four as the note worst-day.
      mqtt_publish topic=shop/last payload="{h}" | Last | The last number of the sales goes to shop/last.
      mqtt_publish topic=shop/first payload="{m}" | First | The first number of the sales goes to shop/first.
      send_message channel=email to={b} text="The report is ready" | Mail | E-mail. Boss {a}, team {b}. To the team: "The report is ready"
      send_message channel=email to={a} text="The report is ready" | Mail | E-mail. Boss {a}, team {b}. To the boss: "The report is ready"
      @item kontorix_price item={item} cents=1290 // failed "there is no best seller" | Price | Price groups: 990, 1290, 1590 cents. The best seller of step {step2} comes into the middle one. No best seller, no price: fail.
      kontorix_chart kind=line | Chart | Bar, line, pie. I like the second.
      gpio_write pin={r} value=1 | Sign | signs: open {p}, closed {q}, sale {r}. the sale sign on
    `,
  },
  {
    language: 'en',
    event: 'webhook /match/goal {"team": "{t}", "minute": {min}, "by": "{by}"}',
    slots: { t: '=home / guest / own goal', min: '1..90', by: 'Silva, Kane, Urbig', a: '2..39', b: '2..39', c: '2..39', horn: '2..39' },
    tools: ['arenio_score(side: left|right, points: int): Add points', 'arenio_jingle(track: int): Play a jingle', 'arenio_text(line: int, text: text): Text on the board'],
    steps: `
      @t arenio_jingle track=3 // arenio_jingle track=8 // failed "no jingle for an own goal" | Jingle | home 3, guest 8. An own goal gets none (fail).
      @t gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Lamp | Home: {a}, blue. Guest: {b}, white. Own goal: {c}, grey. The lamp that fits comes on.
      @t arenio_score side=left points=1 // arenio_score side=right points=1 // failed "the referee enters own goals" | Score | home = left, guest = right, one point. own goals are entered by the referee, so fail
      arenio_text line=2 text="{by} {min}'" | Text | Line 1 is the result, line 2 the scorer, line 3 ads. Write the scorer, a space, the minute and an apostrophe to his line, like: Müller 5'
      arenio_text line=3 text="Fresh pretzels" | Ad | Line 1 is the result, line 2 the scorer, line 3 ads. Advertise: "Fresh pretzels"
      gpio_write pin={horn} value=0 | Horn | {a}, {b}, {c} lamps; {horn} horn. The horn is stuck, off!
      arenio_jingle track=8 | The other jingle | home 3, guest 8: play the guests' one
      @t send_message channel=fans-home text="Goal!" // send_message channel=fans-guest text="Goal!" // failed "nobody cheers" | Fans | "Goal!" on fans-home or fans-guest, whoever scored. Nobody cheers about an own goal, fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/door {"door": "{d}", "open_s": {s}}',
    slots: { d: '=D1 / D2 / D3', s: '5..25 / 90..400', a: '4..39', b: '4..39', c: '4..39', d2: '4..39', n: 'Ute, Jakub, Sam' },
    steps: `
      @d gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Close it | D1 cold room ({a}), D2 flour store ({b}), D3 yard ({c}). 1 drives the closer. Close the door of the message.
      @d gpio_write pin={b} value=1 // gpio_write pin={b} value=1 // failed "the yard door is no matter" | Curtain | Doors D1 (cold room) and D2 (flour store) lead to the hall with the air curtain on {b}; D3 (yard) doesn't. Air curtain on for a door that leads there. For D3 fail.
      @s failed "it is open for {s} s only" // gpio_write pin={d2} value=1 | Buzzer | {a} {b} {c} are closers, {d2} the buzzer. Open for more than a minute: buzz. Shorter: fail.
      @d pushover message="Cold room is open" // pushover message="Flour store is open" // pushover message="Yard is open" | Push | Push one of: "Cold room is open" (D1), "Flour store is open" (D2), "Yard is open" (D3).
      @d cron_add schedule="0 5 * * *" action=message text="Check D1" // cron_add schedule="0 6 * * *" action=message text="Check D2" // cron_add schedule="0 7 * * *" action=message text="Check D3" | Check daily | D1 at five, D2 at six, D3 at seven (0 5 * * *, 0 6 * * *, 0 7 * * *): plan the message "Check" and the door, only for the door in the event.
      cron_add schedule="0 6 * * *" action=message text="Sweep" | Sweep | Times: 0 5 * * * baker, 0 6 * * * sweeper, 0 7 * * * driver. Plan the message "Sweep" at the sweeper's time.
      cron_add schedule="0 7 * * *" action=procedure text=load-van | Van | Times: 0 5 * * * baker, 0 6 * * * sweeper, 0 7 * * * driver. At the driver's time start the procedure load-van, from tomorrow on.
      gpio_write pin={c} value=0 | Yard door free | closers {a}, {b}, {c} for cold, flour, yard. let go of the yard one
      send_message channel=irc to={n} text="Look after the yard" | Yard | cold: Olga, flour: Olga, yard: {n}. IRC to the one for the yard, "Look after the yard"
    `,
  },
  {
    language: 'en',
    event: 'peripheral rfid/{rd} {"tag": "{t}", "ok": {ok}}',
    slots: { rd: '=r1 / r2', t: '04-A7, 9C-11, F3-20', t2: '07-B2, 8D-40, E1-55', t3: '0A-C9, 7E-63, D4-18', ok: '=true / false', n1: 'Mara, Egon, Yusuf', n2: 'Pina, Lars, Chen', n3: 'Rita, Oleg, Tom', a: '3..39', b: '3..39', c: '3..39' },
    tools: ['badgera_name(name: text, room?: text): Enter who came', 'badgera_void(tag: text): Make a tag worthless'],
    steps: `
      badgera_name name={n2} | Who is it? | Tags: {t2} {n1}, {t} {n2}, {t3} {n3}. Enter who came (the room doesn't matter).
      badgera_name name={n1} room=B4 | With a room | {n1} has {t}; {n2} has {t2}. Enter the one with the tag in the message, room B4.
      badgera_void tag={t3} | Lost | {t} is {n1}'s, {t2} {n2}'s, {t3} {n3}'s. {n3} has lost the tag, make it worthless.
      badgera_void tag={t2} | Lost | {t} is {n1}'s, {t2} {n2}'s, {t3} {n3}'s. {n2} has lost the tag, make it worthless.
      @rd gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Lock | Reader r1 → lock {a}; reader r2 → lock {b}. Unlock (1) at the reader where somebody stands.
      @rd gpio_read pin={b} // gpio_read pin={a} | The other door | Reader r1 → contact {a}; reader r2 → contact {b}. Read the contact at the reader where nobody stands.
      @ok gpio_write pin={a} value=1 // gpio_write pin={c} value=1 | Lamp | green {a} for ok, red {c} for not ok
      @ok send_message channel=wire to={n3} text="{t} is in" // failed "the tag is not ok" | Tell | Gate {n2}, office {n3}. An ok tag: tell the office on wire "{t} is in". Not ok: fail.
    `,
  },
];
