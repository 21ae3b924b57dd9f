import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 9. */
export const listedEn9: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /taxi/order {"from": "{f}", "seats": {n}, "phone": "{ph}"}',
    slots: { f: '=station / airport / harbour / moon', n: '=1, 2, 3, 4 / 6, 7, 8', ph: '=+4930771, +4840552, 0171-88', a: '2..39', b: '2..39', c: '2..39', d1: 'Aslan, Berit, Curt', d2: 'Dorte, Emin, Fedor', d3: 'Greger, Hana, Ivo' },
    tools: ['taxoro_send(driver: text, stand: text): Send a driver to a stand', 'taxoro_class(kind: car|bus): Note what is needed', 'taxoro_answer(phone: text, text: text): Answer a caller'],
    steps: `
      @f taxoro_send driver={d1} stand=ST // taxoro_send driver={d2} stand=AP // taxoro_send driver={d3} stand=HB // failed "the {f} has no stand" | Send | Stand (code) driver: station (ST) {d1}, airport (AP) {d2}, harbour (HB) {d3}. Send the driver of the stand where the caller is, stand by its code. No stand, no taxi: fail.
      taxoro_send driver={d1} stand=HB | Help out | Stand (code) driver: station (ST) {d1}, airport (AP) {d2}, harbour (HB) {d3}. There's a crowd at the harbour, so let the driver of the station go there.
      @n taxoro_class kind=car // taxoro_class kind=bus | Kind | up to 4 seats car, more seats bus
      @f taxoro_answer phone={ph} text="5 minutes" // taxoro_answer phone={ph} text="10 minutes" // taxoro_answer phone={ph} text="20 minutes" // failed "nobody goes to the {f}" | Answer | Minutes to wait: "5 minutes" at the station, "10 minutes" at the airport, "20 minutes" at the harbour. Answer the caller so. Elsewhere fail.
      @f gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "no lamp for the {f}" | Lamp | On the wall map station = {a}, airport = {b}, harbour = {c}. Lamp on for the order, and fail for places not on the map.
      gpio_write pin={b} value=0 | Airport | On the wall map station = {a}, airport = {b}, harbour = {c}. Airport lamp off.
    `,
  },
  {
    language: 'en',
    event: 'mqtt translate/need {"lang": "{l}", "desk": {d}}',
    slots: { l: '=de, German / fr, French / tr, Turkish / xx, unknown', d: '1..9', n1: 'Jutta, Bernd, Silke', n2: 'Claire, Luc, Odette', n3: 'Aylin, Kerem, Sevgi', f1: '=texts/german.txt, /t/1.txt', f2: '=texts/french.txt, /t/2.txt', f3: '=texts/turkish.txt, /t/3.txt' },
    tools: ['babelo_call(person: text, desk: int): Call an interpreter to a desk', 'babelo_keyboard(layout: text, desk: int): Keyboard of a desk', 'babelo_voice(code: text, speed?: slow|fast): Voice of the machine'],
    steps: `
      @l babelo_call person={n1} desk={d} // babelo_call person={n2} desk={d} // babelo_call person={n3} desk={d} // failed "the language is {l}" | Interpreter | German {n1}, French {n2}, Turkish {n3} (de, fr, tr in messages). Call the one for this language to the desk. Unknown: fail.
      @l babelo_keyboard layout=qwertz desk={d} // babelo_keyboard layout=azerty desk={d} // babelo_keyboard layout=qwerty desk={d} // failed "the language is {l}" | Keyboard | German: qwertz. French: azerty. Turkish: qwerty. Set the desk's keyboard; other languages fail.
      babelo_keyboard layout=azerty desk={d} | French keys | layouts qwertz, azerty, qwerty; the desk in the message gets the one in the middle
      @l file_read path={f1} // file_read path={f2} // file_read path={f3} // failed "there is no text for {l}" | Text | de {f1} / fr {f2} / tr {f3}. Read the text in the language needed; if it's not there, fail.
      babelo_voice code=v7 speed=slow | Voice | v3 is loud, v7 is soft, v9 is a child. Soft and slow, please.
      babelo_voice code=v3 | Voice | v3 is loud, v7 is soft, v9 is a child. The loud one; keep the speed.
      @l memory_store key=lang content="German" // memory_store key=lang content="French" // memory_store key=lang content="Turkish" // failed "the language is {l}" | Note | Under lang: "German" for de, "French" for fr, "Turkish" for tr (or the name itself). Unknown ones fail.
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the calendar | kalendo → {mon}'],
    slots: { mon: '=January, Jan / April, Apr / July, Jul / October, Oct', a: '2..39', b: '2..39', c: '2..39', d: '2..39' },
    tools: ['saisona_plan(code: text): Load a season plan', 'saisona_seed(bed: int, seed: text): Sow', 'saisona_sign(words: text): Sign at the farm shop'],
    steps: `
      @mon saisona_plan code=W // saisona_plan code=SP // saisona_plan code=SU // saisona_plan code=AU | Plan | Plans: W (Dec-Feb), SP (Mar-May), SU (Jun-Aug), AU (Sep-Nov). Load the plan for the month that was looked up.
      @mon gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | Device | January heater {a}, April fleece winch {b}, July shade {c}, October dryer {d}: switch on what this month needs
      @mon failed "in winter nothing is sown" // saisona_seed bed=1 seed=radish // saisona_seed bed=4 seed=chard // saisona_seed bed=6 seed=rye | Sow | April: bed 1, radish. July: bed 4, chard. October: bed 6, rye. January: nothing, fail.
      saisona_seed bed=4 seed=rye | Rye in 4 | Beds 1, 4 and 6, seeds radish, chard and rye. The last seed into the middle bed.
      saisona_seed bed=6 seed=radish | Radish in 6 | Beds 1, 4 and 6, seeds radish, chard and rye. The first seed into the last bed.
      @mon saisona_sign words="Closed" // saisona_sign words="Asparagus" // saisona_sign words="Berries" // saisona_sign words="Pumpkins" | Sign | "Closed" in January, "Asparagus" in April, "Berries" in July, "Pumpkins" in October
      gpio_write pin={d} value=0 | Dryer | heater {a}, winch {b}, shade {c}, dryer {d}; the dryer smells, off
    `,
  },
  {
    language: 'en',
    event: 'webhook /court/booking {"court": "{c}", "sport": "{s}", "until": "{u}"}',
    slots: { c: '=1, one / 2, two / 3, three', s: '=tennis / badminton / squash', u: '=18:00, 19:30, 21:00', a: '4..39', b: '4..39', d: '4..39', bx: 'crt-io, gymlight, hall9' },
    tools: ['courtina_net(height: int): Height of the net in cm', 'courtina_door(code: text, until: text): Door code', 'courtina_line(colour: text): Light the lines'],
    steps: `
      @c gpio_write pin={a} value=1 board={bx} // gpio_write pin={b} value=1 board={bx} // gpio_write pin={d} value=1 board={bx} | Court light | Light on {bx}: court one = {a}; court two = {b}; court three = {d}. On for the booking.
      @s courtina_net height=91 // courtina_net height=155 // failed "squash has no net" | Net | tennis 91, badminton 155, squash no net (fail)
      @s courtina_line colour=blue // courtina_line colour=green // courtina_line colour=red | Lines | blue lines are tennis, green badminton, red squash. Light those that are needed.
      @c courtina_door code=T1 until={u} // courtina_door code=T2 until={u} // courtina_door code=T3 until={u} | Door | Door codes T1, T2, T3 for the three courts. Give the booked court's code, as long as the message says.
      @c gpio_write pin={d} value=0 // gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | Heater | Heaters aren't lights! Heater of court 1 {d}, of court 2 {a}, of court 3 {b}. They play, so heater off at the booked court.
      gpio_read pin={b} board={bx} | Middle court | {a}, {b} and {d} on {bx} for the courts one to three; is the middle one lit?
      courtina_line colour=green | Training | Blue, green, red. The children learn badminton: green is theirs.
    `,
  },
  {
    language: 'en',
    event: 'mqtt office/call {"ext": {e}, "topic": "{t}"}',
    slots: { e: '201..289', t: '=server, mail / door, key / heating, cold / lunch', n1: 'Pit, Quirin, Rosa', n2: 'Swen, Tilda, Ugo', n3: 'Viola, Wim, Xenia', k1: '=311, 312', k2: '=421, 422', k3: '=531, 532' },
    tools: ['vermitto_connect(from_ext: int, to_ext: int): Connect two extensions', 'vermitto_ticket(person: text, topic: text): Write a ticket', 'vermitto_hold(ext: int, music?: text): Let somebody wait'],
    steps: `
      @t vermitto_connect from_ext={e} to_ext={k1} // vermitto_connect from_ext={e} to_ext={k2} // vermitto_connect from_ext={e} to_ext={k3} // failed "nobody is there for {t}" | Connect | {k1}: servers and mail. {k2}: doors and keys. {k3}: heating or when it's cold. Connect the caller with the right one. No one for it: fail.
      @t vermitto_ticket person={n1} topic={t} // vermitto_ticket person={n2} topic={t} // vermitto_ticket person={n3} topic={t} // failed "nobody takes tickets about {t}" | Ticket | {n1} (IT: server, mail), {n2} (house: door, key), {n3} (boiler: heating, cold): ticket for the one it concerns. Anything else: fail.
      vermitto_connect from_ext={k1} to_ext={k3} | Internal | IT {k1}, house {k2}, boiler {k3}. Connect IT with the boiler.
      vermitto_connect from_ext={k3} to_ext={k2} | Internal | IT {k1}, house {k2}, boiler {k3}. Connect the boiler with the house.
      vermitto_hold ext={e} music=waltz | Wait | Music: march, waltz, tango. The caller waits with the second.
      vermitto_hold ext={e} | Wait | Music: march, waltz, tango - but the caller waits without any.
      @t send_message channel=office to={n1} text="Call from {e}" // send_message channel=office to={n2} text="Call from {e}" // failed "the boiler man reads nothing" // failed "nobody reads it" | Tell | Channel office. Server, mail: {n1}. Door, key: {n2}. Text "Call from {e}". Other topics have no reader, fail.
    `,
  },
  {
    language: 'en',
    event: 'cron hourly',
    earlier: ['Current runs | sop_status → {r1} bake (step 2), {r2} clean (step 5), {r3} cool (step 1)', 'Power | wattora → oven {w1} W, fridge {w2} W, lamp {w3} W'],
    slots: { r1: '=r-501, b1, run7', r2: '=r-502, b2, run8', r3: '=r-503, b3, run9', w1: '1800..2400 / 0..9', w2: '90..160', w3: '20..60', a: '2..19', b: '2..19', c: '2..19' },
    tools: ['stromina_cut(socket: text): Cut a socket', 'stromina_cap(socket: text, watts: int): Cap a socket'],
    steps: `
      sop_cancel run_id={r2} reason="shift ends" | Furthest | Cancel the run that is furthest (highest step). Reason: "shift ends"
      sop_cancel run_id={r1} reason="no flour" | Bake | Cancel the baking. Reason: "no flour"
      sop_status run_id={r3} | Cool | How does the cooling stand?
      @w1 stromina_cut socket=S-oven // stromina_cut socket=S-fridge | Biggest | Sockets S-oven, S-fridge, S-lamp. Cut the one that takes the most.
      @w1 stromina_cap socket=S-lamp watts=100 // stromina_cap socket=S-oven watts=100 | Smallest | Sockets S-oven, S-fridge, S-lamp. A cap of 100 W for the one that takes the least.
      @w1 gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | LED of the biggest | LEDs: oven {a}, fridge {b}, lamp {c}. On for the biggest number of watts.
      gpio_write pin={c} value=0 | LED of the lamp | LEDs: oven {a}, fridge {b}, lamp {c}. The lamp's one out.
      mqtt_publish topic=power/fridge payload="{w2}" | Fridge | power/oven, power/fridge, power/lamp. The watts of the fridge, bare, to its topic.
    `,
  },
  {
    language: 'en',
    event: 'webhook /museum/audio {"object": {o}, "lang": "{l}", "age": {y}}',
    slots: { o: '=11 / 25 / 38 / 99', l: '=en / it / ja', y: '5..11 / 18..80', a: '2..9', b: '2..9', c: '2..9' },
    tools: ['audiola_play(track: text): Play a track', 'audiola_spot(percent: int): Spotlight', 'audiola_host(host: text): Choose a voice'],
    steps: `
      @o audiola_play track=amphora // audiola_play track=helmet // audiola_play track=mosaic // failed "object {o} has no track" | Track | 11 amphora, 25 helmet, 38 mosaic. Play the track of the object; unknown objects fail.
      @l audiola_host host=Emma // audiola_host host=Gino // audiola_host host=Yuki | Voice | Emma speaks English (en), Gino Italian (it), Yuki Japanese (ja). Choose the voice.
      @y audiola_play track=fox // audiola_play track=prof | Guide | Two guides, fox for children under 12 and prof for adults. Play the fitting one.
      @o gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "object {o} has no lamp" | Lamp | Lamp pins by object: 11 -> {a}, 25 -> {b}, 38 -> {c}. On. Object not listed -> fail.
      gpio_write pin={c} value=0 | Mosaic dark | amphora {a}, helmet {b}, mosaic {c}: mosaic dark
      audiola_spot percent=40 | Helmet | amphora 70, helmet 40, mosaic 20 %: spotlight as for the helmet
      audiola_spot percent=20 | Mosaic | amphora 70, helmet 40, mosaic 20 %: spotlight as for the mosaic
      audiola_host host=Gino | Guided tour | Emma, Gino, Yuki: the second speaks today, whatever the language.
    `,
  },
  {
    language: 'en',
    slots: { c1: '=#north-crew, crew_n', c2: '=#south-crew, crew_s', c3: '=#all-crew, crew_x', p1: 'Agathe, Bosse, Carl', p2: 'Dean, Efua, Finn', p3: 'Gil, Hope, Ira', u1: '=http://n.farm.lan/door, http://10.5.0.1/d', u2: '=http://s.farm.lan/door, http://10.5.0.2/d' },
    tools: ['hofino_task(person: text, job: text, hours?: int): Give a job', 'hofino_truck(truck: text, to_place: text): Send a truck'],
    steps: `
      send_message channel={c2} text="Cows are out" | South | north {c1}, south {c2}, everybody {c3}. It happened in the south: "Cows are out"
      send_message channel={c3} text="Cows are out" | All | north {c1}, south {c2}, everybody {c3}. Everybody has to know: "Cows are out"
      hofino_task person={p2} job=fence | Fence | milking {p1}; fences {p2}; tractors {p3}. A fence is broken: job "fence" for the right one.
      hofino_task person={p3} job=oil hours=2 | Oil | milking {p1}; fences {p2}; tractors {p3}. The tractor needs oil: job "oil", 2 hours, for the right one.
      hofino_truck truck=T2 to_place=mill | Truck | T1 carries milk, T2 grain, T3 hay. There is grain to go to the mill.
      hofino_truck truck=T3 to_place=stable | Truck | T1 carries milk, T2 grain, T3 hay. The hay has to go to the stable.
      http_request url={u2} method=POST | South door | Doors: N {u1}, S {u2}. POST, without a body, at the south door.
      http_request url={u1} | North door | Doors: N {u1}, S {u2}. Just fetch the page of the north door.
      failed "nobody is listed for the bees" | Bees | milking {p1}; fences {p2}. Give the job "smoke" to the one for the bees, or fail if the list doesn't say who.
    `,
  },
];
