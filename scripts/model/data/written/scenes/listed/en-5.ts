import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 5. */
export const listedEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt wind/vane {"from": "{f}", "knots": {k}}',
    slots: { f: '=N, north, northerly / E, east, easterly / S, south, southerly / W, west, westerly / variable, none', k: '2..44', a: '2..39', b: '2..39', c: '2..39', d: '2..39', bd: 'roof-io, mast2, vent-b' },
    steps: `
      @f gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // failed "the wind has no direction" | Flap | Four flaps: north {a}, east {b}, south {c}, west {d}. Open the one the wind comes from. Without a clear direction the step fails.
      @f gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "the wind has no direction" | Lee flap | N={a} E={b} S={c} W={d}. Air has to go OUT, so open the flap facing away from the wind (north for a south wind, and so on). No direction → fail.
      @f gpio_write pin={a} value=0 board={bd} // gpio_write pin={b} value=0 board={bd} // gpio_write pin={c} value=0 board={bd} // gpio_write pin={d} value=0 board={bd} // failed "the wind has no direction" | Shut the flap | On {bd}, clockwise from north, the flaps are {a}, {b}, {c}, {d}. Too windy: shut the one that the wind blows at, and fail if it blows from nowhere in particular.
      gpio_write pin={d} value=1 board={bd} | West | On {bd}, clockwise from north, the flaps are {a}, {b}, {c}, {d}. Open the west, whatever the wind.
      gpio_write pin={b} value=0 | East | N={a} E={b} S={c} W={d}: shut E
      @f gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} // gpio_read pin={d} // failed "the wind has no direction" | Rain | Rain sensors N {a} / E {b} / S {c} / W {d}. Is it raining on the side that the wind comes from? No side, no reading (fail).
      @f mqtt_publish topic=vane/n payload="{k}" // mqtt_publish topic=vane/e payload="{k}" // mqtt_publish topic=vane/s payload="{k}" // mqtt_publish topic=vane/w payload="{k}" // mqtt_publish topic=vane/x payload="{k}" | Knots | vane/n, vane/e, vane/s, vane/w, and vane/x if it comes from nowhere: publish the bare knots to the right one
    `,
  },
  {
    language: 'en',
    event: 'webhook /harvest/crate {"crop": "{c}", "kg": {kg}, "picker": "{p}"}',
    slots: { c: '=tomato, cherry tomato / cucumber, gherkin / pepper, chili / melon', kg: '3.5..21.0', p: 'Ionut, Fatou, Marek', a: '2..39', b: '2..39', d: '2..39', cold: '2..39' },
    tools: ['cratelia_label(code: text, kg: num): Print a crate label', 'cratelia_bay(bay: int, picker?: text): Send a crate to a bay', 'cratelia_note(picker: text, text: text): Leave a picker a note'],
    steps: `
      @c cratelia_label code=TO kg={kg} // cratelia_label code=CU kg={kg} // cratelia_label code=PE kg={kg} // failed "there is no code for melons" | Label | TO = all tomatoes, CU = cucumbers and gherkins, PE = peppers and chilis. Label with code and weight. Anything without a code fails.
      @c cratelia_bay bay=1 // cratelia_bay bay=1 // cratelia_bay bay=6 // failed "there is no bay for melons" | Bay | Bay 1 takes tomatoes, cucumbers and gherkins. Bay 6 takes peppers and chilis. Send the crate. Other fruit has no bay, so fail.
      cratelia_bay bay=6 picker={p} | Bay 6 | 1 tomatoes / 6 peppers. The label is wrong, there are peppers in it. Send it there and say who picked.
      @c gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={d} value=1 // failed "no conveyor for melons" | Conveyor | conveyor for tomatoes (cherry ones as well): {a}. For cucumbers and gherkins: {b}. For peppers, chilis: {d}. Run the one for this crate; nothing for it means fail.
      gpio_write pin={b} value=0 | Cucumbers | conveyors: {d} pepper, {b} cucumber, {a} tomato. Somebody's sleeve is in the cucumber one. Off.
      gpio_write pin={cold} value=1 | Cold store | Conveyors {a} {b} {d}; cold store {cold}. It's 31 degrees out, start the cold store.
      cratelia_note picker={p} text="Row 9 tomorrow" | Row | Rows for tomorrow - {p}: row 9; Gustavo: row 4; Ilse: row 12. Leave the picker of the crate the note "Row N tomorrow" with his row.
      cratelia_note picker=Ilse text="Row 12 tomorrow" | Row | Rows for tomorrow - {p}: row 9; Gustavo: row 4; Ilse: row 12. Leave Ilse the note "Row N tomorrow" with her row.
    `,
  },
  {
    language: 'en',
    earlier: ['Who answered? | pollbox → Mia yes, Jon no, Eva maybe', 'Which gate? | gatewatch → gate {g} is open'],
    slots: { g: '=east / west / north', a: '2..39', b: '2..39', c: '2..39', t1: '=@mia_k, @mia88', t2: '=@jon_t, @jonny', t3: '=@eva_r, @evar' },
    tools: ['pastora_count(gate: text): Count the sheep at a gate', 'pastora_whistle(tune: text, times?: int): Whistle for the dog'],
    steps: `
      @g gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Shut it | gate drives - east {a}; west {b}; north {c}. shut the open one (0)
      @g gpio_read pin={c} // gpio_read pin={a} // gpio_read pin={b} | Latch | The latches aren't the drives: north {b}, west {a}, east {c}. Read the latch of the gate found open.
      send_message channel=telegram to={t1} text="See you at six" | Yes | Telegram names: Mia {t1}, Jon {t2}, Eva {t3}. Who said yes gets "See you at six".
      send_message channel=telegram to={t2} text="Pity" | No | Telegram names: Mia {t1}, Jon {t2}, Eva {t3}. Who said no gets "Pity".
      send_message channel=telegram to={t3} text="Please decide" | Maybe | Telegram names: Mia {t1}, Jon {t2}, Eva {t3}. Who isn't sure gets "Please decide".
      @g pastora_whistle tune=come-bye // pastora_whistle tune=away // failed "no tune for the north gate" | Whistle | For the east gate it's the tune come-bye, for the west gate away, once. There's none for the north gate; fail.
      pastora_whistle tune=walk-up times=2 | Twice | come-bye, away, walk-up: the last, two times
      @g pastora_count gate=G-E // pastora_count gate=G-W // pastora_count gate=G-N | Count | East is called G-E in there, west G-W, north G-N. Count at the gate that is open.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/step {"phase": "{ph}", "minute": {m}}',
    slots: { ph: '=mash / lauter / boil / whirlpool / chill, rest', m: '1..90', a: '2..39', b: '2..39', c: '2..39', d: '2..39', ex: '2..39' },
    tools: ['suddora_target(celsius: num): Set the target', 'suddora_hop(cup: int): Drop hops', 'suddora_valve(name: text, pos: text): Turn a valve'],
    steps: `
      @ph gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // failed "nothing is switched for {ph}" | Device of the phase | mash: stirrer ({a}). lauter: pump ({b}). boil: big element ({c}). whirlpool: paddle ({d}). Switch on the device of the present phase. Other phases need nothing: fail.
      @ph failed "nothing came before the mash" // gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 | Device of the phase before | Order of phases: mash ({a}), lauter ({b}), boil ({c}), whirlpool ({d}), then chill or rest. Switch off the device of the phase just before the present one; there's none before the mash, so fail.
      @ph suddora_target celsius=66.5 // suddora_target celsius=78 // suddora_target celsius=100 // failed "no target for the whirlpool" // failed "no target for {ph}" | Target | 66.5 mash, 78 lauter, 100 boil. No others: fail.
      suddora_target celsius=78 | Mash out | mash 66.5 - lauter 78 - boil 100. Already go to the lauter temperature.
      suddora_hop cup=2 | Hops | cup 1 bitter, cup 2 aroma, cup 3 empty. The aroma ones now.
      suddora_valve name=V3 pos=drain | Valve | V1 in, V2 out, V3 bottom: the bottom valve to drain
      gpio_write pin={ex} value=1 | Steam | {a} stirrer, {b} pump, {c} element, {ex} extractor. The cellar is full of steam, extractor.
      gpio_write pin={c} value=0 | Element | {a} stirrer, {b} pump, {c} element, {ex} extractor. It boils over! Take the element away.
    `,
  },
  {
    language: 'en',
    event: 'webhook /school/absent {"pupil": "{pu}", "class": "{c}", "days": {n}}',
    slots: { pu: 'Leon M., Aisha R., Ben K.', c: '=5a, 5b / 6a, 6b / 7a, 7b', n: '1..9', t1: 'Mr Moss, Ms Ritter, Mrs Pauli', t2: 'Mr Fenn, Ms Kovac, Mrs Bose', t3: 'Mr Zorn, Ms Ilves, Mrs Dunn', a: '10..39', b: '10..39', d: '10..39' },
    tools: ['klassbuch_mark(pupil: text, book: text): Mark in a class book', 'klassbuch_inform(teacher: text, pupil: text): Inform a teacher', 'klassbuch_copy(sheet: text, copies: int): Print a sheet'],
    steps: `
      @c klassbuch_inform teacher="{t1}" pupil="{pu}" // klassbuch_inform teacher="{t2}" pupil="{pu}" // klassbuch_inform teacher="{t3}" pupil="{pu}" | Inform | Year heads: year 5 {t1}, year 6 {t2}, year 7 {t3}. Inform the head of the pupil's year.
      @c klassbuch_mark pupil="{pu}" book=green // klassbuch_mark pupil="{pu}" book=blue // klassbuch_mark pupil="{pu}" book=grey | Mark | There are three class books, the green for the fifth, the blue for the sixth, the grey for the seventh year. Mark the pupil in the right one.
      klassbuch_copy sheet=B7 copies={n} | Sheets | A1 is maths, B7 is English, C3 is art. Print English, a copy for each day of absence.
      klassbuch_copy sheet=C3 copies=25 | Art | A1 is maths, B7 is English, C3 is art. 25 for the art lesson.
      @c gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={d} value=1 | Lamp at the board | Lamps in the staff room: 5th {a}, 6th {b}, 7th {d}. Lamp of the year concerned on.
      gpio_write pin={d} value=0 | Seventh | 5th {a}, 6th {b}, 7th {d}: the seventh's lamp off
      @c send_message channel=threema to="{t1}" text="{pu}: {n} days" // failed "only year 5 wants it" // failed "only year 5 wants it" | Threema | {t1} (year 5) wants it on threema too: "{pu}: {n} days". {t2} (6) and {t3} (7) don't, then fail.
      @c file_write path=absent/5.txt content="{pu}" append=true // file_write path=absent/6.txt content="{pu}" append=true // file_write path=absent/7.txt content="{pu}" append=true | File | absent/5.txt, absent/6.txt or absent/7.txt: append the pupil to that of the year.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..39', b: '2..39', c: '2..39', d: '2..39', e: '2..39', bd: 'van-io, camper, b-left' },
    steps: `
      gpio_write pin={c} value=1 | 3 | 1) fridge {a} 2) pump {b} 3) awning light {c} 4) heater {d} 5) inverter {e} -- number 3 on
      gpio_write pin={e} value=0 | 5 | 1) fridge {a} 2) pump {b} 3) awning light {c} 4) heater {d} 5) inverter {e} -- number 5 off
      gpio_write pin={b} value=1 board={bd} | Water | Fridge {a}, pump {b}, awning light {c}, heater {d}, inverter {e}. All on board {bd}. I want to wash up, so the pump.
      gpio_write pin={d} value=1 board={bd} | Cold night | (board {bd}) {a} fridge / {b} pump / {c} awning light / {d} heater. Brrr. Heater.
      gpio_write pin={a} value=0 | Fridge empty | The fridge ({a}) is empty, the heater ({d}) is needed all night. Switch off what's not needed.
      gpio_read pin={e} board={bd} | Inverter | On {bd}, {d} = heater, {e} = inverter. Does the inverter run?
      gpio_write pin={b} value=0 | Pump, quick | {e} inverter, {d} heater, {c} light, {b} pump, {a} fridge. The hose has come off!! Pump!
      gpio_write pin={c} value=0 | Moths | {e} inverter, {d} heater, {c} light, {b} pump, {a} fridge. So many moths. Light out.
      failed "the list has no pin for the toilet fan" | Toilet fan | Fridge {a}, pump {b}, light {c}. Start the toilet fan. Not listed? Then this step fails.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/case {"case": "{c}", "alarm": "{al}", "since": "{t}"}',
    slots: { c: '=coins, medals / masks / swords, armour', al: '=glass / humidity / door', t: '=02:14, 11:40, 16:05', a: '2..39', b: '2..39', d: '2..39', g1: 'Hedda, Carlo, Emre', g2: 'Anouk, Bertil, Sana' },
    tools: ['vitrino_lock(case_no: int): Lock a case', 'vitrino_dry(case_no: int, hours?: int): Dry a case', 'vitrino_guard(guard: text, hall: text): Send a guard'],
    steps: `
      @c vitrino_lock case_no=4 // vitrino_lock case_no=9 // vitrino_lock case_no=15 | Lock | Case 4: coins and medals. Case 9: masks. Case 15: swords, armour. Lock the case in alarm.
      @c gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={d} value=0 | Dark | Case lights: coins and medals on {a}, masks on {b}, swords and armour on {d}. The light of the alarmed case off.
      @al vitrino_guard guard={g1} hall=II // failed "no guard is needed" // vitrino_guard guard={g2} hall=II | Guard | Broken glass: {g1}. A door: {g2}. Humidity needs no guard (fail). Send the right one to hall II.
      vitrino_guard guard={g2} hall=III | Hall III | {g1} stays in hall II. {g2} goes into hall III. Send the one who goes.
      @al failed "it is not the humidity" // vitrino_dry case_no=9 hours=6 // failed "it is not the humidity" | Dry | Cases 4, 9, 15. Only if the alarm is about humidity: dry the middle case for 6 hours. Else fail.
      vitrino_dry case_no=15 | Dry the last | Cases 4, 9, 15. Dry the last one, the time is up to it.
      @al send_message channel=police text="Glass alarm" // send_message channel=restorers text="Humidity alarm" // send_message channel=porters text="Door alarm" | Tell | Channels and texts: glass - police, "Glass alarm"; humidity - restorers, "Humidity alarm"; door - porters, "Door alarm".
      gpio_read pin={b} | Mask case | contacts of the cases coins {a}, masks {b}, swords {d}: is the mask case shut
    `,
  },
  {
    language: 'en',
    event: 'webhook /repair/phone {"model": "{mo}", "defect": "{df}", "ticket": {n}}',
    slots: { mo: 'X20, Nova 3, P-mini', mo2: 'X30, Nova 5, P-max', mo3: 'X10, Nova 1, P-go', df: '=screen, glass / battery / water', n: '1100..9800', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['flickli_part(model: text, part: text): Order a part', 'flickli_quote(ticket: int, euro: int): Send a quote', 'flickli_place(ticket: int, drawer: text): Put into a drawer'],
    steps: `
      @df flickli_part model="{mo}" part=LCD // flickli_part model="{mo}" part=BAT // failed "there is no part for water" | Part | LCD for screens and glass, BAT for batteries; with water there is nothing to order (fail). Part for the phone in the message.
      @df flickli_quote ticket={n} euro=129 // flickli_quote ticket={n} euro=59 // flickli_quote ticket={n} euro=35 | Quote | screen or glass 129, battery 59, water 35 (drying only). Quote for the ticket.
      flickli_place ticket={n} drawer=D2 | Drawer | {mo2} lie in drawer D1, {mo} in D2, {mo3} in D3. Place the ticket according to its model.
      flickli_part model="{mo3}" part=BAT | Stock | Models {mo}, {mo2}, {mo3}. Order a battery (BAT) of the last one for the stock.
      flickli_part model="{mo2}" part=LCD | Stock | Models {mo}, {mo2}, {mo3}. Order a display (LCD) of the second one for the stock.
      @df gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Bench | What goes on: hot plate ({a}) for screen or glass, fume fan ({b}) for a battery, dryer ({c}) for water.
      gpio_write pin={a} value=0 | Plate off | plate {a} fan {b} dryer {c}. plate off!
      @df memory_store key=job-{n} content="2 h" // memory_store key=job-{n} content="1 h" // memory_store key=job-{n} content="3 d" | How long | Under job-{n}: "2 h" for a screen or glass, "1 h" for a battery, "3 d" for water.
    `,
  },
  {
    language: 'en',
    event: 'mqtt river/gauge {"gauge": "{g}", "cm": {cm}, "trend": "{tr}"}',
    slots: { g: '=upper, U / mill, M / bridge, B', cm: '60..140 / 180..240 / 290..420', tr: '=rising / falling / steady', a: '2..39', b: '2..39', c: '2..39', bd: 'weir-io, flood1, lock4' },
    tools: ['pegelin_warn(level: green|amber|red): Publish a warning level', 'pegelin_pump(place: text, pumps: int): Start pumps at a place', 'pegelin_ring(brigade: text): Ring a brigade'],
    steps: `
      @cm pegelin_warn level=green // pegelin_warn level=amber // pegelin_warn level=red | Level | up to 150 cm green, 150 to 250 amber, above 250 red
      @g gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | Gate | Weir gates on {bd}: {a} at the upper gauge, {b} at the mill, {c} at the bridge. Open the gate where it was measured.
      @g pegelin_ring brigade=Oberau // pegelin_ring brigade=Oberau // pegelin_ring brigade=Stadt | Brigade | Oberau comes to the upper gauge and to the mill, Stadt comes to the bridge. Ring the right one.
      @tr gpio_write pin={b} value=1 // gpio_write pin={b} value=0 // failed "the water is steady" | Mill gate by trend | Gates: upper {a}, mill {b}, bridge {c}. The mill's gate opens (1) with rising and closes (0) with falling water. Nothing moves when it is steady: fail.
      @g pegelin_pump place=PX1 pumps=2 // pegelin_pump place=PX2 pumps=1 // failed "no pumps at the bridge" | Pumps | upper: PX1, 2 pumps. mill: PX2, 1 pump. bridge: none, fail. Start all that stand at the gauge of the message.
      gpio_read pin={c} board={bd} | Bridge | limit switches on {bd} - upper {a}, mill {b}, bridge {c} - bridge please
      @cm memory_store key=flood content="no" // memory_store key=flood content="watch" // memory_store key=flood content="yes" | Flood | Note flood: below 150 cm "no", 150 to 250 "watch", above 250 "yes"
    `,
  },
  {
    language: 'en',
    event: 'peripheral remote button {bt}',
    slots: { bt: '=red / green / yellow / blue / white, grey', a: '2..39', b: '2..39', c: '2..39', d: '2..39' },
    tools: ['sofari_channel(number: int): Choose a channel', 'sofari_volume(percent: int, room?: text): Set the volume'],
    steps: `
      @bt gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // failed "the {bt} button has no job" | Button | red = screen down ({a}), green = beamer ({b}), yellow = amp ({c}), blue = popcorn machine ({d}). Do a 1 on whatever the button stands for. Other buttons fail.
      @bt gpio_write pin={d} value=0 // gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // failed "the {bt} button has no job" | Long press | Switch off what belongs to the button: blue {a}, yellow {b}, green {c}, red {d}. No other button does anything, that is a failure.
      @bt sofari_channel number=11 // sofari_channel number=24 // sofari_channel number=37 // failed "blue is no channel" // failed "{bt} is no channel" | Channel | Red 11, green 24, yellow 37. Blue and the others: fail.
      sofari_channel number=24 | News | 11 sport, 24 news, 37 films. News!
      sofari_channel number=37 | Films | 11 sport, 24 news, 37 films. Film night.
      sofari_volume percent=30 room=kitchen | Kitchen | living room 55, kitchen 30, bath 20. Set the volume of the kitchen, with its room.
      gpio_write pin={c} value=1 | Amp | beamer {b}, amp {c}, popcorn {d}. I can't hear anything. Amp on.
      gpio_read pin={a} | Screen | screen {a}, beamer {b}: is the screen down?
    `,
  },
  {
    language: 'en',
    earlier: ['Test the samples | probeline → A: {ra}, B: {rb}', 'Storage | coldroom_list → shelf 1 empty, shelf 2 full, shelf 3 empty'],
    slots: { ra: '=negative, clean / positive', rb: '=negative / positive, dirty', p1: '2..39', p2: '2..39', p3: '2..39', l1: 'Dr Amin, Dr Fox, Dr Sato', l2: 'Dr Blum, Dr Cruz, Dr Oja' },
    tools: ['probarix_store(sample: A|B, shelf: int): Store a sample', 'probarix_burn(sample: A|B): Destroy a sample', 'probarix_sign(doctor: text, sample: A|B): Ask a doctor to sign'],
    steps: `
      @ra probarix_store sample=A shelf=1 // probarix_burn sample=A | Sample A | Shelf 1 is for sample A, shelf 3 for B. A is stored if it is negative or clean, and destroyed if it is positive.
      @rb probarix_store sample=B shelf=3 // probarix_burn sample=B | Sample B | Shelf 1 is for sample A, shelf 3 for B. B is stored if it is negative, and destroyed if it is positive or dirty.
      probarix_sign doctor="{l2}" sample=B | Sign for B | {l1} signs for A, {l2} for B. We need the signature for B.
      probarix_sign doctor="{l1}" sample=A | Sign for A | {l2} signs for B, {l1} for A. We need the signature for A.
      gpio_write pin={p2} value=1 | Lamp of the full shelf | Shelf lamps 1, 2, 3: {p1}, {p2}, {p3}. Light the shelf that is full.
      gpio_write pin={p3} value=0 | Third lamp | Shelf lamps 1, 2, 3: {p1}, {p2}, {p3}. The last goes out.
      @ra gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 | Result of A | green {p1} (negative, clean), red {p2} (positive), white {p3} (ready). Light for the result of A.
      @rb gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 | Result of B | green {p1} (negative), red {p2} (positive, dirty), white {p3} (ready). Light for the result of B.
      gpio_write pin={p3} value=1 | Ready | green {p1}, red {p2}, white {p3}. White one on, we are ready.
    `,
  },
  {
    language: 'en',
    event: 'webhook /camp/booking {"pitch": "{pt}", "kind": "{k}", "nights": {n}, "name": "{nm}"}',
    slots: { pt: 'A7, lake 3, 14', pt2: 'B2, lake 9, 28', pt3: 'C5, wood 4, 31', k: '=tent / caravan / motorhome', n: '1..14', nm: 'Olsen, de Wit, Farkas', a: '2..39', b: '2..39', c: '2..39', w: '2..39' },
    tools: ['campolo_meter(pitch: text, amps: 6|10|16): Set the current of a pitch', 'campolo_bill(name: text, nights: int, rate: num): Bill somebody', 'campolo_card(name: text, gate: text): Print a gate card'],
    steps: `
      @k campolo_meter pitch="{pt}" amps=6 // campolo_meter pitch="{pt}" amps=10 // campolo_meter pitch="{pt}" amps=16 | Current | Tent 6 A, caravan 10 A, motorhome 16 A. Set it at the booked pitch.
      campolo_meter pitch="{pt3}" amps=10 | {pt3} | 6 A, 10 A, 16 A: {pt3} gets the middle one
      @k campolo_bill name="{nm}" nights={n} rate=14 // campolo_bill name="{nm}" nights={n} rate=22.5 // campolo_bill name="{nm}" nights={n} rate=27 | Bill | Rates a night are: motorhomes 27, caravans 22.5, tents 14. Bill the guest for the nights booked.
      gpio_write pin={b} value=1 | Socket | sockets: {pt2} {a} / {pt} {b} / {pt3} {c}. Power for the booked pitch
      gpio_write pin={c} value=0 | Socket off | sockets: {pt2} {a} / {pt} {b} / {pt3} {c}. {pt3} has left, cut it
      @k campolo_card name="{nm}" gate=foot // campolo_card name="{nm}" gate=north // campolo_card name="{nm}" gate=north | Card | There's a gate called foot and one called north. Tents get a card for foot, anything with wheels for north.
      gpio_read pin={w} | Water | {a}, {b}, {c} are sockets, {w} is the water meter. Read the meter.
      send_message channel=sms to="{nm}" text="Your code is 7712" | Code | Gate codes: {pt2} 4410, {pt} 7712, {pt3} 9038. SMS the guest "Your code is" and the code of the booked pitch.
    `,
  },
  {
    language: 'en',
    event: 'mqtt steel/furnace {"furnace": {f}, "phase": "{p}", "c": {t}}',
    slots: { f: '=1 / 2 / 3', p: '=melt / hold / pour', t: '900..1640', a: '4..39', b: '4..39', c: '4..39', x: '4..39', bd: 'melt-io, foundry, bay2' },
    tools: ['giessor_tilt(furnace: int, degrees: int): Tilt a furnace', 'giessor_power(furnace: int, kw: int): Power of a furnace', 'giessor_sample(probe: text): Take a sample'],
    steps: `
      @p giessor_power furnace=2 kw=450 // giessor_power furnace=2 kw=120 // giessor_power furnace=2 kw=0 | Power | melt 450 kW, hold 120 kW, pour 0 kW. Furnace 2 by the phase in the message.
      @f gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // gpio_write pin={c} value=0 | Cooling | Cooling pumps: furnace 1 = pin {a}, active low; furnace 2 = pin {b}, active high; furnace 3 = pin {c}, active low. Run the one of the furnace in the message.
      @f gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // gpio_write pin={c} value=1 | Cooling stop | Furnace 1 {a} low-active. Furnace 2 {b} high-active. Furnace 3 {c} low-active. Stop the cooling pump of the furnace in the message.
      gpio_write pin={c} value=0 board={bd} | Third pump | ({bd}) 1: {a}, low = runs; 2: {b}, high = runs; 3: {c}, low = runs. Let the third run.
      gpio_write pin={b} value=0 board={bd} | Second pump | ({bd}) 1: {a}, low = runs; 2: {b}, high = runs; 3: {c}, low = runs. Let the second stand.
      @p failed "it is not poured yet" // failed "it is not poured yet" // gpio_write pin={x} value=1 | Horn | {a}, {b}, {c} are pumps, {x} is the horn. Horn on while pouring; in other phases fail.
      @f giessor_tilt furnace=1 degrees=35 // giessor_tilt furnace=2 degrees=50 // failed "furnace 3 does not tilt" | Tilt | 1 tilts 35 degrees, 2 tilts 50, 3 doesn't tilt (fail). Tilt the reported one as far as the list says.
      @p giessor_sample probe=S-a // giessor_sample probe=S-b // failed "no sample is taken from a pour" | Sample | S-a when it melts, S-b while it is held. Not during the pour, fail.
    `,
  },
  {
    language: 'en',
    event: 'manual - print for {w}',
    slots: { w: '=the shop / the kitchen / the office / the cellar', h1: '=10.2.0.11, prn1.lan', h2: '=10.2.0.12, prn2.lan', h3: '=10.2.0.13, prn3.lan', a: '2..9', b: '14..39', c: '14..39' },
    tools: ['druckli_job(host: text, file: text): Print a file on a host', 'druckli_paper(host: text, tray: int): Choose a tray'],
    steps: `
      @w druckli_job host={h1} file=menu.pdf // druckli_job host={h2} file=menu.pdf // druckli_job host={h3} file=menu.pdf // failed "the cellar has no printer" | Print | shop {h1}, kitchen {h2}, office {h3}; print menu.pdf where it was asked for; no printer there = fail
      @w druckli_job host={h1} file=prices.pdf // druckli_job host={h2} file=recipes.pdf // druckli_job host={h3} file=letters.pdf // failed "the cellar has no printer" | Its own file | Shop: {h1}, prices.pdf. Kitchen: {h2}, recipes.pdf. Office: {h3}, letters.pdf. Print the file of the place that somebody asked for (none for the cellar: fail).
      druckli_paper host={h3} tray=2 | Office | {h1} shop / {h2} kitchen / {h3} office. Tray 2 for the office.
      druckli_paper host={h2} tray=1 | Kitchen | {h1} shop / {h2} kitchen / {h3} office. Tray 1 for the kitchen.
      @w http_request url=http://{h1}/wake method=POST // http_request url=http://{h2}/wake method=POST // http_request url=http://{h3}/wake method=POST // failed "nothing to wake in the cellar" | Wake | Wake the printer: POST to http://HOST/wake without a body. HOST is {h1} in the shop, {h2} in the kitchen, {h3} in the office. In the cellar nothing can be woken (fail).
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "no socket in the cellar" | Socket | Sockets shop={a} kitchen={b} office={c}. On, for the place that was said. Fail if it isn't there.
      gpio_write pin={b} value=0 | Kitchen socket | Sockets shop={a} kitchen={b} office={c}. kitchen off
    `,
  },
  {
    language: 'en',
    event: 'mqtt cheese/cave {"cave": "{cv}", "rh": {rh}, "mould": "{mo}"}',
    slots: { cv: '=left / centre, center / right', rh: '70..84 / 95..99', mo: '=white / blue / black', a: '2..39', b: '2..39', c: '2..39', bd: 'cave-io, afin2, brie' },
    tools: ['affino_brush(rack: text, passes?: int): Brush wheels', 'affino_turn(rack: text): Turn wheels', 'affino_doc(code: text): Enter a code'],
    steps: `
      @cv gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | Mist | nozzles on {bd}, left to right: {a} {b} {c}. mist the cave in the message
      @cv gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | Fan off | fans, RIGHT to LEFT: {a} {b} {c}. fan of the cave in the message off
      @rh gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Dry or wet | {b} nozzles / {c} dryer. Below 85 % nozzles, above 94 % dryer.
      @mo affino_doc code=W // affino_doc code=B // failed "black mould is thrown away" | Code | White mould is W, blue mould is B. Black mould has no code, it is thrown away: fail.
      @cv affino_turn rack=K1 // affino_turn rack=K2 // affino_turn rack=K3 | Turn | K1 left, K2 centre, K3 right; turn the wheels in the reported cave
      affino_brush rack=K3 passes=3 | Brush | K1 left, K2 centre, K3 right; brush the right ones, 3 passes
      affino_brush rack=K1 | Brush | K1 left, K2 centre, K3 right; brush the left ones
      @mo mqtt_publish topic=cheese/ok payload="1" // mqtt_publish topic=cheese/ok payload="1" // mqtt_publish topic=cheese/bad payload="1" | Topic | White and blue are fine, black isn't. cheese/ok or cheese/bad gets a 1.
      gpio_read pin={b} board={bd} | Door | Doors on {bd}: left {a}, centre {b}, right {c}. Is the centre shut?
    `,
  },
  {
    language: 'en',
    event: 'webhook /ev/plug {"post": "{po}", "card": "{cd}", "kw": {kw}}',
    slots: { po: 'P1, Left, dock 4', po2: 'P6, Right, dock 7', po3: 'P9, Rear, dock 2', cd: '=staff, crew / guest / fleet / ∅', kw: '3..21', a: '2..39', b: '2..39', c: '2..39', bd: 'car-io, ev-hub, park2' },
    tools: ['ladora_rate(post: text, cents: int): Set the price of a post', 'ladora_limit(post: text, kw: int): Limit a post'],
    steps: `
      gpio_write pin={a} value=1 board={bd} | Contactor | On board {bd}: {po} = {a}, {po2} = {b}, {po3} = {c}. Close (1) the contactor of the post in the message.
      gpio_write pin={c} value=0 board={bd} | Contactor | On board {bd}: {po2} = {a}, {po3} = {b}, {po} = {c}. Open (0) the contactor of the post in the message.
      @cd ladora_rate post="{po}" cents=19 // ladora_rate post="{po}" cents=49 // ladora_rate post="{po}" cents=0 // failed "no card was shown" | Price | staff and crew 19, guests 49, fleet 0 cents. Set it at the post. Without a card in the message fail.
      ladora_limit post="{po3}" kw=11 | Limit | Limits: {po} 22, {po3} 11, {po2} 7 kW. Limit {po3} to what is listed.
      ladora_limit post="{po}" kw=22 | Limit | Limits: {po3} 11, {po} 22, {po2} 7 kW. Limit the post of the message to what is listed.
      @cd gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={b} value=1 // failed "no card was shown" | Lamp | green {b} for staff, crew and fleet; white {c} for guests; no card, no lamp (fail)
      gpio_read pin={b} | Neighbour | cables locked? {po} {a} - {po2} {b} - {po3} {c} - look at {po2}
      @cd file_write path=ev/staff.csv content="{kw}" append=true // file_write path=ev/guest.csv content="{kw}" append=true // file_write path=ev/fleet.csv content="{kw}" append=true // failed "no card was shown" | Book | ev/staff.csv (staff, crew), ev/guest.csv, ev/fleet.csv: append kw to the one of the card. Without a card this can't be booked and fails.
    `,
  },
  {
    language: 'en',
    event: 'mqtt zoo/feed {"animal": "{an}", "hour": {h}, "keeper": "{kp}"}',
    slots: { an: '=otter, seal / lion, tiger / lemur, gibbon / okapi', h: '=7, 8, 9 / 15, 16, 17', kp: 'Rena, Joao, Stig', a: '18..39', b: '18..39', c: '18..39', hay: '18..39' },
    tools: ['zoolino_drop(feeder: int, kg: num): Drop food', 'zoolino_slide(slide: text, open: bool): Move a slide', 'zoolino_board(line: text): Show on the visitors board'],
    steps: `
      @an zoolino_drop feeder=2 kg=4 // zoolino_drop feeder=5 kg=6.5 // zoolino_drop feeder=8 kg=1.2 // failed "the okapi has no feeder" | Food | Feeder 2, 4 kg: otters and seals. Feeder 5, 6.5 kg: lions and tigers. Feeder 8, 1.2 kg: lemurs and gibbons. Drop the animal's food. No feeder: fail.
      @an gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "no door for the okapi" | Door | pool door {a} (otter, seal), cat door {b} (lion, tiger), ape door {c} (lemur, gibbon). open. what has no door fails
      @an gpio_read pin={b} // failed "it is a cat" // gpio_read pin={a} // failed "the okapi has no sensor" | Inside? | Presence sensors: apes (lemur, gibbon) {a}, water animals (otter, seal) {b}. Read the right one; cats and okapis have no sensor, fail.
      zoolino_slide slide=S-cat open=false | Cats in | S-sea, S-cat, S-ape. Close the cats' one.
      zoolino_slide slide=S-ape open=true | Apes out | S-sea, S-cat, S-ape. Open the last.
      @h zoolino_board line="Morning feeding" // zoolino_board line="Afternoon feeding" | Board | "Morning feeding" till noon, "Afternoon feeding" after noon. Show it by the hour in the message (24 h).
      gpio_write pin={hay} value=1 | Hay lift | doors {a}/{b}/{c}, hay lift {hay}. up with the hay (lift on)
      @an send_message channel=walkie to={kp} text="Fish" // send_message channel=walkie to={kp} text="Meat" // send_message channel=walkie to={kp} text="Fruit" // send_message channel=walkie to={kp} text="Leaves" | Keeper | Walkie to the keeper, one word: Fish (otter, seal), Meat (lion, tiger), Fruit (lemur, gibbon), Leaves (okapi).
    `,
  },
  {
    language: 'en',
    event: 'peripheral board/status {"up": ["{b1}", "{b2}"], "down": ["{b3}"], "spare_pins": [{p1}, {p2}, {p3}]}',
    slots: { b1: 'north, alpha-io, pico4', b2: 'south, beta-io, pico6', b3: 'attic, gamma-io, pico9', p1: '2..12', p2: '13..25', p3: '26..39' },
    tools: ['platino_flash(target: text, image: text): Flash a board', 'platino_name(old: text, fresh: text): Rename a board'],
    steps: `
      gpio_write pin={p1} value=1 board={b1} | First | On the first board that is up, the first spare pin to 1.
      gpio_write pin={p3} value=0 board={b2} | Last | On the second board that is up, the last spare pin to 0.
      gpio_read pin={p2} board={b1} | Middle | Read the middle one of the spare pins on the first board that is up.
      board_info board={b3} | Down | What does the board say that is down?
      board_info board={b2} | Up | Ask the second of those that are up for its state.
      gpio_write pin={p3} value=1 board={b2} | Highest | Highest spare pin, board {b2} (not {b1}): to 1.
      gpio_write pin={p1} value=0 board={b1} | Lowest | Lowest spare pin, board {b1} (not {b2}): to 0.
      platino_flash target={b3} image=rescue-2 | Flash | Images are full-7, lite-7, rescue-2. The board that is down gets the last one.
      platino_flash target={b1} image=lite-7 | Lite | Images are full-7, lite-7, rescue-2. {b1} gets the middle one.
    `,
  },
  {
    language: 'en',
    event: 'webhook /theft/bike {"stand": {s}, "chain": "{c}", "cam": ["{c1}", "{c2}", "{c3}"]}',
    slots: { s: '=1, 2, 3 / 4, 5, 6 / 9', c: '=cut / open / ok', c1: 'cam-a, eye1, door', c2: 'cam-b, eye2, tree', c3: 'cam-c, eye3, wall', a: '10..39', b: '10..39', h: '10..39' },
    tools: ['radwaechter_film(cam: text, seconds: int): Film', 'radwaechter_shout(tone: text): Shout through the speaker'],
    steps: `
      @s gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "stand {s} has no floodlight" | Floodlight | stands 1-3: {a}, stands 4-6: {b}. On. Stand without a floodlight: fail.
      @s radwaechter_film cam={c1} seconds=30 // radwaechter_film cam={c2} seconds=30 // radwaechter_film cam={c3} seconds=30 | Film | The cameras are in the message. The first sees stands 1 to 3, the second 4 to 6, the third all the rest. 30 s from the right one.
      radwaechter_film cam={c3} seconds=10 | Last camera | 10 s from the last camera of the list in the message
      radwaechter_film cam={c1} seconds=10 | First camera | 10 s from the first camera of the list in the message
      @c radwaechter_shout tone=dog // radwaechter_shout tone=voice // failed "the chain is ok" | Shout | "dog" when a chain is cut, "voice" when one is just open. ok: fail
      gpio_write pin={h} value=0 | Horn off | {a} and {b} are floodlights and stay on till morning, {h} is the horn. Turn off the horn.
      @c pushover message="Chain cut at {s}" // failed "the chain is not cut" // failed "the chain is not cut" | Push | Push "Chain cut at {s}" if it is. If it is only open or ok, fail.
      @s mqtt_publish topic=bikes/front payload="{c}" // mqtt_publish topic=bikes/back payload="{c}" // mqtt_publish topic=bikes/other payload="{c}" | Publish | bikes/front is for stands 1 to 3, bikes/back for 4 to 6, bikes/other for the rest. Payload: what is said of the chain.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pharmacy/robot {"drug": "{d}", "count": {n}, "exit": "{ex}"}',
    slots: { d: 'Ibu 400, Pantop 20, ASS 100', d2: 'Ibu 600, Pantop 40, ASS 500', d3: 'Novalgin, L-Thyrox, Biso 5', n: '1..9', ex: '=shop, counter / night hatch, hatch / ward', a: '10..39', b: '10..39', c: '10..39' },
    tools: ['apotico_fetch(channel_no: int, count: int): Fetch packs', 'apotico_stock(drug: text, shelf: text): Enter a shelf', 'apotico_tell(exit_: text, text: text): Text at an exit'],
    steps: `
      apotico_fetch channel_no=61 count={n} | Fetch | {d2} lies in channel 60, {d} in 61, {d3} in 75. Fetch what the message wants, as many packs as it says.
      apotico_fetch channel_no=75 count=2 | Fetch {d3} | {d2} lies in channel 60, {d} in 61, {d3} in 75. Two packs of {d3}.
      @ex gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "the ward has no belt" | Belt | belts: shop counter {a}, night hatch {b}. Run the belt to the exit that is wanted. The ward has none, fail.
      @ex gpio_write pin={c} value=0 // gpio_write pin={c} value=1 // failed "the ward has no lamp" | Hatch lamp | The lamp {c} burns for the hatch (1) and not for the shop or counter (0). For the ward fail.
      @ex apotico_tell exit_=E1 text="Please wait" // apotico_tell exit_=E2 text="Please wait" // apotico_tell exit_=E4 text="Please wait" | Text | E1 is at the shop counter, E2 is the night hatch, E4 the ward. "Please wait" at the exit in the message.
      apotico_stock drug="{d}" shelf=R-18 | Shelf | Shelves: R-17 {d2}, R-18 {d}, R-20 {d3}. Enter the shelf for the drug of the message.
      gpio_read pin={b} | Night hatch | doors {a} shop, {b} hatch, {c} ward; is the hatch closed?
      gpio_write pin={a} value=0 | Shop belt | {a} = shop, {b} = hatch. Stop the shop belt.
    `,
  },
];
