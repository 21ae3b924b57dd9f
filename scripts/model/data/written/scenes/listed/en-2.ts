import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 2. */
export const listedEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt wharf/crane {"crane": "{cr}", "berth": "{be}", "wind": {w}, "crew": ["{p1}", "{p2}", "{p3}"]}',
    slots: { cr: 'Goliath, LK-3, Hanna', be: '=east quay, E / west quay, W / mole, M', w: '3..21', p1: 'Ada, Knut, Rashid', p2: 'Bojan, Siri, Theo', p3: 'Cem, Wanda, Luigi', a: '2..39', b: '2..39', c: '2..39', io: 'quay-io, port7, dock' },
    tools: ['kranich_slew(crane: text, degrees: int): Turn a crane', 'kranich_roster(name: text, role: driver|banksman|rest): Enter a role'],
    steps: `
      @be gpio_write pin={a} value=1 board={io} // gpio_write pin={b} value=1 board={io} // gpio_write pin={c} value=1 board={io} | Floodlight | Board {io}: E {a}, W {b}, M {c} (east quay, west quay, mole). Light up the berth in the message.
      @be gpio_write pin={c} value=0 // gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | Bollard lamp | The bollard lamps are: {a} west, {b} mole, {c} east. The one at the berth of this crane has to go dark.
      kranich_roster name={p1} role=driver | Driver | Crew in the message: whoever stands first drives.
      kranich_roster name={p3} role=banksman | Banksman | The last one in the crew gives the signals as banksman.
      kranich_roster name={p2} role=rest | Rest | The crew member between the two others rests today.
      @be kranich_slew crane={cr} degrees=40 // kranich_slew crane={cr} degrees=220 // failed "the mole has no angle" | Turn it | Angles: 40 for the east quay, 220 for the west quay. Turn the crane of the message to its berth. No angle, no turning: fail.
      @be send_message channel=vhf72 text="Keep clear" // send_message channel=vhf74 text="Keep clear" // send_message channel=vhf77 text="Keep clear" | Radio | On vhf72 they hear it at the east quay, on vhf74 at the west quay and on vhf77 at the mole. "Keep clear" to the berth concerned.
      gpio_read pin={b} | West | limit switches east {a} / west {b} / mole {c}, the west one is stuck I think, read it
    `,
  },
  {
    language: 'en',
    event: 'manual - {who}: {what} please',
    slots: { who: 'Nina, Otto, Pavel', what: '=coffee / tea / soup / juice, beer', a: '2..39', b: '2..39', c: '2..39', d: '2..39' },
    tools: ['mensina_brew(kind: text, cups: int): Brew', 'mensina_refill(slot: text): Ask for a refill'],
    steps: `
      @what gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "there is no {what} in the list" | Heat | coffee {a} - tea {b} - soup {c}. Heat what is asked for (fail if we haven't got it)
      @what gpio_read pin={a} // gpio_read pin={b} // failed "no sensor" // failed "no sensor" | Is there water? | Water sensors: coffee machine {a}, tea urn {b}, nothing else. Check the one for the wish. A wish without a sensor: fail.
      @what mensina_brew kind=arabica cups=2 // mensina_brew kind=darjeeling cups=2 // failed "soup is not brewed" // failed "{what} is not brewed" | Brew two | Coffee means the kind arabica here, tea means darjeeling. Two cups of the asked kind. All else cannot be brewed; fail.
      mensina_brew kind=darjeeling cups=6 | Six | arabica, darjeeling: six cups of the second
      @what mensina_refill slot=S1 // mensina_refill slot=S2 // mensina_refill slot=S5 // failed "no slot for {what}" | Refill | Slots are S1 coffee, S2 tea, S5 soup. Ask for a refill of the slot for the wish, and fail if it has none.
      gpio_write pin={d} value=0 | The plate | Soup is {c}, the hot plate is {d}, don't mix them up. The plate off.
      gpio_write pin={c} value=0 | The soup | Soup is {c}, the hot plate is {d}, don't mix them up. The soup off.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the weather | meteo_peek → {sky}, wind from {dir}'],
    slots: { sky: '=sunny, clear / rain, showers / snow', dir: '=N, north / S, south', a: '2..39', b: '2..39', c: '2..39', d: '2..39' },
    tools: ['awnex_roll(awning: text, out: bool): Roll an awning', 'awnex_heat(zone: text, level: 1|2|3): Terrace heaters', 'bootsy_playlist(name: text): Play a list'],
    steps: `
      @sky awnex_roll awning=M1 out=true // awnex_roll awning=M1 out=false // failed "it snows" | Big awning | Awnings: M1 big, M2 small. The big one out in sun, in (not out) in rain; with snow touch nothing and fail.
      @dir gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Screen | Wind screens: north {a}, south {b}. Raise (1) the one on the side that the wind comes from.
      @dir gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | Lee side | Wind screens: north {a}, south {b}. Lower (0) the one on the other side than the wind.
      @sky bootsy_playlist name=bossa // bootsy_playlist name=jazz // bootsy_playlist name=carols | Music | Sun: bossa. Rain: jazz. Snow: carols. Play what fits the weather.
      @sky gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // gpio_write pin={d} value=1 | Sign | The sign "garden open" is {c}, for clear and sunny days, "garden closed" is {d}, for any other. Switch on the right one.
      awnex_heat zone=bar level=2 | Bar heaters | zones: street, bar, kids - bar on 2
      awnex_heat zone=kids level=1 | Kids' corner | zones: street, bar, kids - the last on the lowest level (1)
      @dir memory_store key=smoke content="towards the yard" // memory_store key=smoke content="towards the street" | Smoke | Note smoke: with a wind from the north it is "towards the yard", from the south "towards the street".
    `,
  },
  {
    language: 'en',
    event: 'webhook /bees/hive {"hive": "{h}", "kg": {kg}, "hum": "{hum}"}',
    slots: { h: 'Linda, hive 4, H-12', h2: 'Mona, hive 8, H-31', h3: 'Rosi, hive 2, H-27', kg: '18.5..61.0', hum: '=calm, even / piping, queenless', a: '2..39', b: '2..39', c: '2..39', n1: 'Gesa, Tilo, Ravi', n2: 'Pepe, Maud, Ivo' },
    tools: ['imkerio_gate(hive: text, mm: int): Entrance of a hive', 'imkerio_visit(hive: text, keeper: text, urgent?: bool): Plan a visit'],
    steps: `
      gpio_write pin={a} value=1 | Scale | Scales get power over {h} = {a}, {h2} = {b}, {h3} = {c}. Power for the hive that reports.
      gpio_write pin={c} value=0 | Heater off | Heaters {h3} {a}, {h2} {b}, {h} {c}. The reporting hive doesn't need one.
      gpio_read pin={b} | Neighbour | {h} {a}, {h2} {b}: read the other one, not the hive of the report.
      imkerio_visit hive="{h}" keeper={n2} | Visit | {n1} looks after {h2} and {h3}, {n2} after {h}. A visit to the reporting hive by its keeper.
      imkerio_visit hive="{h2}" keeper={n1} urgent=true | Urgent | Urgent visit to {h2}. Keepers: {h} {n2}, {h2} {n1}.
      @hum imkerio_gate hive="{h}" mm=14 // imkerio_gate hive="{h}" mm=7 | Entrance | 14 mm for hives that hum calm or even, 7 mm for those that pipe or have no queen. Set the entrance of the hive in the report.
      file_write path=bees/b.csv content="{kg}" append=true | Book | Books: bees/a.csv for {h2}, bees/b.csv for {h}, bees/c.csv for {h3}. Append the weight to the book of this hive.
      mqtt_publish topic=bees/7/seen payload="{kg}" | Number | {h3} has number 3, {h} number 7, {h2} number 9. Publish the weight to bees/NUMBER/seen for the hive of the report.
    `,
  },
  {
    language: 'en',
    event: 'mqtt studio/cue {"cue": {n}, "scene": "{sc}"}',
    slots: { n: '=11 / 12 / 13 / 14, 15', sc: 'storm, ball, duel', a: '20..39', b: '20..39', c: '20..39', t: '2..9' },
    tools: ['lumeo.fade(channel: int, percent: int, seconds?: int): Fade a lamp', 'lumeo.sound(file: text, loop?: bool): Play a sound', 'lumeo.curtain(move: rise|fall): Move the curtain'],
    steps: `
      @n lumeo.sound file=rain.wav // lumeo.sound file=thunder.wav // lumeo.sound file=bells.wav // failed "cue {n} has no sound" | Sound | Cue 11 rain.wav, cue 12 thunder.wav, cue 13 bells.wav. Play the one of the present cue; a cue without a sound fails.
      @n gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "nothing for cue {n}" | Effect | effects 11/12/13 = fog {a}/wind {b}/snow {c}. Start the effect of the cue, or fail.
      @n gpio_write pin={c} value=0 // gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // failed "nothing before cue {n}" | End of the one before | Fog (cue 11) {a}, wind (cue 12) {b}, snow (cue 13) {c}. At each cue the effect before it ends: at 12 the fog, at 13 the wind, at 11 the snow of last night. Cues after 13: fail.
      @n lumeo.curtain move=rise // lumeo.curtain move=rise // lumeo.curtain move=fall // lumeo.curtain move=fall | Curtain | Up in cues 11 and 12, down in 13 and all later ones.
      lumeo.fade channel=2 percent=60 seconds={t} | Side lamp | channel 1 front, 2 side, 5 back. Side to 60 % in {t} s.
      lumeo.fade channel=5 percent=0 | Back lamp | channel 1 front, 2 side, 5 back. No light from behind!
      lumeo.sound file=bells.wav loop=true | Bells, without an end | rain.wav, thunder.wav, bells.wav: loop the last of them.
      gpio_write pin={a} value=0 | Fog | fog, wind, snow = {a}, {b}, {c}. No more fog, the tenor coughs.
    `,
  },
  {
    language: 'en',
    event: 'cron every-morning',
    earlier: ['Read the sensors | soil_all → herbs {h}, beans {b}, squash {s}'],
    slots: { h: '8..14 / 35..44', b: '20..28', s: '48..60', a: '2..39', c: '2..39', d: '2..39', bd: 'bed-io, pi-garden, sprout', main: '2..39' },
    tools: ['gartnera_water(bed: text, litres: int): Water a bed', 'gartnera_shade(bed: text, closed: bool): Shade a bed'],
    steps: `
      @h gpio_write pin={a} value=1 // gpio_write pin={c} value=1 | The driest | herbs {a}, beans {c}, squash {d}. Open the valve of the driest bed.
      gpio_write pin={d} value=0 | The wettest | squash {d}, herbs {a}, beans {c}: the wettest bed gets nothing more, close its valve
      @h gartnera_water bed=herbs litres=12 // gartnera_water bed=beans litres=12 | Twelve litres | 12 l for the bed with the lowest number.
      @h failed "the herbs have {h}" // gartnera_shade bed=herbs closed=true | Shade | Herbs above 30: shade them (closed). Herbs below: fail.
      gpio_write pin={c} value=1 board={bd} | Beans | On board {bd}: {a} herbs, {c} beans, {d} squash. Beans on, no matter what is measured.
      gpio_write pin={main} value=1 | Main valve | {a}, {c} and {d} are the beds, {main} is the main. Today only the main is opened.
      @h memory_store key=driest content="herbs" // memory_store key=driest content="beans" | Which | Store in the note driest which bed it is (herbs, beans or squash).
      notify message="{s}" | Largest number | The largest of the three numbers as a notification, nothing else.
      mqtt_publish topic=garden/2 payload="{b}" | Second number | herbs garden/1, beans garden/2, squash garden/3. Publish the number of the beans to their topic.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rental/back {"item": "{it}", "customer": "{cu}", "hours": {n}}',
    slots: { it: '=kayak, canoe / bike, e-bike / tent, stove', cu: 'Mr. Falk, J. Ortiz, Ms. Boyd', n: '2..72', a: '2..39', b: '2..39', h1: 'Kirsi, Matteo, Uwe', h2: 'Sanna, Bruno, Elke' },
    tools: ['verleihix_bill(customer: text, hours: int, rate: num): Write a bill', 'verleihix_check(item: text, hand: text): Have an item checked', 'verleihix_shelf(shelf: text): Light a shelf'],
    steps: `
      @it verleihix_bill customer="{cu}" hours={n} rate=9.5 // verleihix_bill customer="{cu}" hours={n} rate=4 // failed "tents and stoves are paid in advance" | Bill | Rates: boats 9.5, bikes 4. Bill the customer for the hours in the message. Camping gear (tent, stove) was paid in advance, fail.
      @it verleihix_check item={it} hand={h1} // verleihix_check item={it} hand={h2} // verleihix_check item={it} hand={h2} | Check | Who checks what: {h1} the boats (kayak, canoe), {h2} all else. Have the item checked.
      @it verleihix_shelf shelf=water // verleihix_shelf shelf=wheels // verleihix_shelf shelf=camp | Shelf | Shelves: water, wheels, camp. Kayaks and canoes, bikes of any kind, tents and stoves, in this order. Light the right one.
      @it gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "no wash for a {it}" | Wash | Boat wash {a}. Bike wash {b}. Start the one for what came back; tents and stoves are not washed, fail.
      @it gpio_write pin={a} value=0 // failed "it is no boat" // failed "it is no boat" | Boat wash off | A kayak or canoe is back, then {a} goes off again. Not for anything else (fail).
      verleihix_shelf shelf=camp | Last shelf | water / wheels / camp: light the last
      gpio_write pin={b} value=0 | Bikes | {a} boats, {b} bikes. The bike wash leaks, off.
      @it file_write path=rental/boats.txt content="{cu}" append=true // file_write path=rental/bikes.txt content="{cu}" append=true // file_write path=rental/camp.txt content="{cu}" append=true | List | Three lists: rental/boats.txt (kayak, canoe), rental/bikes.txt (bike, e-bike), rental/camp.txt (tent, stove). The customer is appended to the right one.
    `,
  },
  {
    language: 'en',
    event: 'mqtt print/job {"printer": "{pr}", "pages": {n}, "toner": "{tn}"}',
    slots: { pr: '=ground, 0 / upstairs, 1 / attic, 2', n: '1..140', tn: '=cyan / magenta / black', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['tonerado_order(code: text, pieces?: int): Order toner', 'tonerado_queue(host: text, hold: bool): Hold a queue'],
    steps: `
      @tn tonerado_order code=TN-44C // tonerado_order code=TN-44M // tonerado_order code=TN-40K | Order | The codes are TN-44C for cyan, TN-44M for magenta, TN-40K for black. Order what is missing according to the message.
      @tn tonerado_order code=TN-44M // tonerado_order code=TN-44C // failed "black is not a colour" | The other colour | Cyan TN-44C, magenta TN-44M. One runs out, then the other does soon: order the other one. If it was black, fail.
      tonerado_order code=TN-40K pieces=3 | Three black | cyan TN-44C; magenta TN-44M; black TN-40K. 3 pieces of black.
      @pr tonerado_queue host=prn-a hold=true // tonerado_queue host=prn-b hold=true // tonerado_queue host=prn-c hold=true | Hold | Hosts: prn-a stands on the ground floor (0), prn-b upstairs (1), prn-c in the attic (2). Hold the queue of this printer.
      tonerado_queue host=prn-b hold=false | Upstairs | prn-a ground / prn-b upstairs / prn-c attic. Let upstairs print.
      @pr gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Socket | 0 ground floor {a}. 1 upstairs {b}. 2 attic {c}. Cut the socket of the printer in question.
      @pr http_request url=http://10.0.0.40/reset method=PUT // http_request url=http://10.0.0.41/reset method=PUT // http_request url=http://10.0.0.42/reset method=PUT | Reset | PUT on /reset: http://10.0.0.40 for the ground floor (0), http://10.0.0.41 for upstairs (1), http://10.0.0.42 for the attic (2).
      gpio_read pin={c} | Attic socket | ground {a}, upstairs {b}, attic {c} - is there power in the attic?
    `,
  },
  {
    language: 'en',
    slots: { p1: 'Ayla, Bernd, Coco', p2: 'Dilan, Emil, Fern', p3: 'Gus, Hilde, Ilan', e1: '=north@farm.example, ops@dock.example', e2: '=south@farm.example, lab@dock.example', e3: '=west@farm.example, shop@dock.example', t: '=06:30, 12:15, 20:45' },
    tools: ['klingelo_call(person: text, at?: text): Call a person', 'klingelo_sms(number: text, text: text): Text a number'],
    steps: `
      klingelo_call person={p2} | Milk is late | phone book: pumps {p1}, milk {p2}, roads {p3}. The milk is late, call whoever it concerns
      klingelo_call person={p3} at={t} | Snow | Pumps: {p1}. Milk: {p2}. Roads: {p3}. A road is snowed in; call the right one at {t}.
      klingelo_call person={p1} | Pump 4 howls | Pumps: {p1}. Milk: {p2}. Roads: {p3}. A pump howls. Call.
      send_message channel=email to={e2} text="The vet comes at {t}" | Mail the second | {e1}, {e2}, {e3}: mail (channel email) the second address "The vet comes at {t}"
      send_message channel=email to={e3} text="The vet comes at {t}" | Mail the last | {e1}, {e2}, {e3}: mail (channel email) the last address "The vet comes at {t}"
      send_message channel=telegram to={p1} text="Keys are in the box" | Early shift | early {p1} / late {p2} / night {p3} (all on telegram). The early one gets "Keys are in the box".
      send_message channel=telegram to={p3} text="Keys are in the box" | Night shift | early {p1} / late {p2} / night {p3} (all on telegram). The one at night gets "Keys are in the box".
      memory_store key=contact-milk content="{p2}" | Contact | Under contact-milk belongs the one for the milk: roads {p3}, milk {p2}, pumps {p1}.
      failed "nobody in the list looks after the horses" | Horses | Call whoever looks after the horses: cows {p1}, goats {p2}, hens {p3}. Nobody there? Then fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/bed {"bed": "{bed}", "call": "{call}"}',
    slots: { bed: '=window / door / middle', call: '=pain / drink / fall', a: '2..39', b: '2..39', c: '2..39', bd: 'ward-io, room12, wall' },
    tools: ['pflegix_page(role: text, words: text): Page somebody by role', 'pflegix_bed(bed: text, cm: int): Height of a bed'],
    steps: `
      @bed gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Bed lamp | Three beds: the one at the window {a}, the one at the door {b}, the one between them {c}. Please light the lamp of the calling bed.
      @bed gpio_write pin={b} value=0 board={bd} // gpio_write pin={c} value=0 board={bd} // gpio_write pin={a} value=0 board={bd} | Quit the call | Please clear the call by a 0 on {bd}: {b} is the window bed, {c} the door bed, {a} the middle one.
      @call pflegix_page role=doctor words="room 12" // pflegix_page role=helper words="room 12" // pflegix_page role=doctor words="room 12" | Page | Pain or a fall: doctor. A drink: helper. Please page the right role with the words "room 12".
      @call pflegix_page role=nurse words="room 12" // failed "a drink does not need a nurse" // pflegix_page role=porter words="room 12" | And also | Besides, with pain the nurse is paged and after a fall the porter, "room 12". For a drink nobody else is needed, so fail.
      @bed pflegix_bed bed=12A cm=45 // pflegix_bed bed=12C cm=45 // pflegix_bed bed=12B cm=45 | Lower it | Bed names: 12A window, 12B middle, 12C door. Please lower the calling bed to 45 cm.
      pflegix_bed bed=12B cm=80 | Raise the middle one | 12A, 12B, 12C: the middle bed up to 80 cm, please.
      gpio_read pin={b} board={bd} | Door bed | Read, please, the mat of the bed at the door (window {a}, door {b}; board {bd}).
      @call notify message="Pain" // notify message="Thirst" // notify message="Emergency" | Show | Words for the screen: pain = "Pain", drink = "Thirst", fall = "Emergency". Please notify here with the word for this call.
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/string {"string": "{s}", "volts": {v}, "order": "{o}"}',
    slots: { s: 'S1, roof-W, pv3', s2: 'S4, roof-E, pv8', s3: 'S6, barn-S, pv5', v: '180..610', o: '=connect, on / isolate, off', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['helionix_curve(string: text, points?: int): Measure a curve', 'helionix_inverter(inverter: text, watts: int): Limit an inverter'],
    steps: `
      @o gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | As ordered | Contactors (1 connects): {s2} at {a}, {s} at {b}, {s3} at {c}. Do to the string in the message what the order says.
      @o gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Inverted | New contactors, 0 = connected, 1 = isolated. Pins: {s3} {a}, {s2} {b}, {s} {c}. Follow the order for the string that is in the message.
      @o gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Lamp | green {a} while connected (on), yellow {b} while isolated (off): light up the one for the order
      gpio_read pin={a} | Feedback | {s}: {a}; {s2}: {b}; {s3}: {c}. Feedback of the string in the message.
      gpio_read pin={c} | Feedback of {s3} | {s} {a} {s2} {b} {s3} {c}
      helionix_curve string={s} | Curve | {s3}, {s2}, {s}: measure the last in the list.
      helionix_curve string={s3} points=50 | Curve of the first | {s3}, {s2}, {s}: the first one, 50 points.
      helionix_inverter inverter=WR2 watts=4000 | Limit | {s} and {s2} feed WR2, {s3} feeds WR5. 4000 W at most for the inverter of the string in the message.
      helionix_inverter inverter=WR5 watts=2500 | Other inverter | {s} and {s2} feed WR2, {s3} feeds WR5. 2500 W at most for the inverter of {s3}.
    `,
  },
  {
    language: 'en',
    event: 'manual - start line {ln}',
    slots: { ln: '=I / II / III / IV, V', a: '2..39', b: '2..39', c: '2..39', r1: '=light-3, malt-2', r2: '=dark-1, rye-7', r3: '=oat-5, wheat-9' },
    tools: ['fabricia_recipe(line: int, recipe: text): Load a recipe', 'fabricia_count(line: int): Read a counter'],
    steps: `
      @ln gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "there is no line {ln}" | Belt | Belt of line 1 on {a}, of line 2 on {b}, of line 3 on {c}. Somebody ordered a line in Roman numerals; start its belt. No such belt, fail.
      @ln fabricia_recipe line=1 recipe={r1} // fabricia_recipe line=2 recipe={r2} // fabricia_recipe line=3 recipe={r3} // failed "no recipe for line {ln}" | Recipe | Recipes 1 {r1}, 2 {r2}, 3 {r3}: load the one for the ordered line (I = 1 and so on). Without a recipe: fail.
      fabricia_recipe line=2 recipe={r3} | Change | {r1}, {r2}, {r3} exist. Line 2 gets the last of these.
      fabricia_count line=3 | Counter | lines are 1, 2 and 3; counter of the last
      @ln gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={a} value=0 // failed "no line after {ln}" | Next line rests | Belts 1 {a}, 2 {b}, 3 {c}, in a ring. The line AFTER the ordered one (I, II, III) stops; after III comes I again. Other lines: fail.
      @ln memory_store key=line content="one" // memory_store key=line content="two" // memory_store key=line content="three" // failed "line {ln} is not known" | In words | Note line: I is "one", II is "two", III is "three". Anything else fails.
      gpio_write pin={b} value=1 | Belt 2 | one {a}; two {b}; three {c}. Two on.
    `,
  },
  {
    language: 'en',
    earlier: ['Find backups | vaultlist → {f1}, {f2}, {f3} (oldest first)', 'Disk | df_peek → {free} GB free'],
    slots: { f1: '=db-0301.tar, home-a.tgz, site-18.zip', f2: '=db-0308.tar, home-b.tgz, site-19.zip', f3: '=db-0315.tar, home-c.tgz, site-20.zip', free: '3..19 / 120..900', h1: 'nas-1, copper, bk2', h2: 'nas-7, nickel, bk9' },
    tools: ['tresora_copy(file: text, host: text): Copy a backup', 'tresora_wipe(file: text, sure: bool): Delete a backup', 'tresora_verify(file: text): Verify a backup'],
    steps: `
      tresora_wipe file={f1} sure=true | Oldest | Delete the oldest backup that was found, we are sure.
      tresora_verify file={f3} | Newest | Verify the newest of the backups found.
      tresora_verify file={f2} | Middle | Verify the one in the middle.
      tresora_copy file={f3} host={h2} | Copy | Newest one, and of {h1} and {h2} take the second as the host.
      tresora_copy file={f1} host={h1} | Copy the oldest | Hosts {h1} (for old things), {h2} (for new ones). Copy the oldest backup to where old things go.
      @free tresora_copy file={f2} host={h1} // tresora_copy file={f2} host={h2} | By space | Below 50 GB of free space use {h1}, above it {h2}. Copy the backup that stands in the middle there.
      @free file_list path=/mnt/small // file_list path=/mnt/large | Folder | /mnt/small is used when fewer than 50 GB are free, otherwise /mnt/large. List the one in use.
      file_write path=/srv/last.txt content="{f3}" | Write down | Only the name of the last one goes into /srv/last.txt, replacing what's there.
    `,
  },
  {
    language: 'en',
    event: 'peripheral keypad/{kp} {"key": "{k}", "long": {lg}}',
    slots: { kp: '1..6', k: '=* / # / 0 / 7, 8', lg: '=true, false', a: '10..39', b: '10..39', c: '10..39' },
    tools: ['arona_alarm(mode: off|night|away): Set the alarm', 'arona_voice(text: text): Speak', 'arona_door(door: text, seconds: int): Open a door'],
    steps: `
      @k arona_alarm mode=night // arona_alarm mode=away // arona_alarm mode=off // failed "key {k} sets nothing" | Alarm | Keys: star = night, hash = away, zero = off. Set the alarm as keyed. Other keys fail.
      @k gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "key {k} has no lamp" | Lamp of the key | * {a}, # {b}, 0 {c}; the lamp for the pressed key on; no lamp, then fail
      @k arona_door door=front seconds=6 // arona_door door=garage seconds=15 // failed "zero opens nothing" // failed "{k} opens nothing" | Door | Star opens the front (6 s), hash the garage (15 s), no other key opens anything, it fails.
      arona_door door=garage seconds=15 | Garage now | front 6 s, garage 15 s. The garage, please, for its time.
      arona_door door=front seconds=6 | Front now | Doors: front 6 s, garage 15 s. The front, please, for its time.
      @k arona_voice text="Good night" // arona_voice text="See you" // arona_voice text="Welcome" // arona_voice text="Try again" | Voice | "Good night" for *, "See you" for #, "Welcome" for 0 and "Try again" for everything else.
      gpio_read pin={b} | Garage contact | front contact {a}, garage contact {b}, {c} is the siren. Is the garage shut?
      gpio_write pin={c} value=0 | Siren | front contact {a}, garage contact {b}, {c} is the siren. Quiet!
    `,
  },
  {
    language: 'en',
    event: 'webhook /sign/text {"stop": "{st}", "line": {ln}, "late_min": {m}}',
    slots: { st: 'Elm Square, Depot, Harbour', ln: '=4, 6, 8 / 3, 5, 7 / 90, 91', m: '3..29', g1: '2..39', g2: '2..39', g3: '2..39' },
    tools: ['stoppi_show(board_no: int, text: text): Text on a board', 'stoppi_say(lang: text, text: text): Announce in a language'],
    steps: `
      @ln stoppi_show board_no=1 text="{m} min late" // stoppi_show board_no=2 text="{m} min late" // failed "line {ln} has no display" | Display | Display 1 is for lines with even numbers up to 9, display 2 for those with odd ones, lines of two digits have none (fail). Show "{m} min late".
      @ln gpio_write pin={g1} value=1 // gpio_write pin={g2} value=1 // gpio_write pin={g3} value=1 | Light | Lights at the platform: {g1} for the lines 4, 6, 8; {g2} for 3, 5, 7; {g3} for 90 and 91. Switch on the light of the late line.
      stoppi_say lang=fi text="Please mind the gap" | Third language | We speak sv, en, fi. In the third: "Please mind the gap"
      stoppi_say lang=sv text="Please mind the gap" | First language | We speak sv, en, fi. In the first: "Please mind the gap"
      @ln send_message channel=zello to=depot-a text="Line {ln} +{m}" // send_message channel=zello to=depot-b text="Line {ln} +{m}" // send_message channel=zello to=depot-c text="Line {ln} +{m}" | Depot | Depots on zello: depot-a (4, 6, 8), depot-b (3, 5, 7), depot-c (90, 91). Tell the line's depot "Line {ln} +{m}".
      @ln sop_execute name=reroute-even // sop_execute name=reroute-odd // failed "night lines are not rerouted" | Reroute | even lines: reroute-even; odd lines: reroute-odd. Start the right procedure. But 90 and 91 are night lines and are never rerouted, fail.
      gpio_write pin={g2} value=0 | Middle light | {g1}, {g2}, {g3} from left to right. The one in the middle flickers, off.
      gpio_read pin={g3} | Last light | {g1}, {g2}, {g3} from left to right. Does the rightmost burn?
    `,
  },
  {
    language: 'en',
    event: 'mqtt stable/horse {"horse": "{h}", "box": {bx}, "temp": {t}}',
    slots: { h: 'Donner, Lady, Pico', h2: 'Wolke, Sultan, Ruby', h3: 'Amigo, Flicka, Ben', bx: '1..9', t: '37.2..38.1 / 39.1..40.8', a: '10..39', b: '10..39', c: '10..39', v1: 'Dr Holm, Dr Rees, Dr Abadi', v2: 'Dr Kern, Dr Zola, Dr Nyman' },
    tools: ['sattelix_feed(horse: text, kg: num): Feed', 'sattelix_vet(vet: text, horse: text): Call a vet', 'sattelix_blanket(horse: text, kind: thin|thick): Blanket'],
    steps: `
      gpio_write pin={c} value=1 | Infrared lamp | infrared lamps: {h2} {a}, {h3} {b}, {h} {c}. Lamp for the horse in the message
      gpio_write pin={a} value=0 | Infrared lamp out | {h2} has {a}, {h3} has {b}. {h2} is warm enough.
      @t sattelix_vet vet="{v1}" horse="{h}" // sattelix_vet vet="{v2}" horse="{h}" | Vet | {v1} comes for teeth and hooves, {v2} comes for fever (from 39 degrees). {h} needs a vet: without fever it is about the teeth.
      @t failed "{t} degrees are no fever" // sattelix_blanket horse="{h}" kind=thin | Blanket | Fever (39 or more): the thin blanket for this horse. No fever: fail, it has the thick one.
      sattelix_feed horse="{h}" kg=2.5 | Feed | Rations are {h} 2.5 kg, {h2} 3 kg, {h3} 1.8 kg. Feed the horse in the message.
      sattelix_feed horse="{h3}" kg=1.8 | {h3} | Rations are {h} 2.5 kg, {h2} 3 kg, {h3} 1.8 kg. Its ration, please.
      gpio_write pin={b} value=1 | Open the paddock | paddock gates - {h3}: {a} - {h}: {b} - {h2}: {c} - open that of the reported horse
      memory_store key=temp-{h} content="{t}" | Note | Notes are temp-{h}, temp-{h2} and temp-{h3}. The measured temperature into the right one, number only.
    `,
  },
  {
    language: 'en',
    event: 'webhook /support/ticket {"kind": "{k}", "prio": {p}, "from": "{f}"}',
    slots: { k: '=billing, invoice / login, password / crash, bug', p: '=1, 2 / 3, 4', f: '=ada@x.example, bo@y.example, cy@z.example', n1: 'Zoe, Faris, Lin', n2: 'Marek, Tess, Omid', n3: 'Ulla, Kofi, Jan', hook: '=https://hooks.example/fin, https://hooks.example/money' },
    tools: ['tickly_assign(person: text): Assign the ticket', 'tickly_due(hours: int): When it is due', 'tickly_tag(tag: text, colour?: red|blue): Tag the ticket'],
    steps: `
      @k tickly_assign person={n1} // tickly_assign person={n2} // tickly_assign person={n3} | Assign | {n1} - money, {n2} - accounts and passwords, {n3} - things that break. Assign the ticket.
      @p tickly_due hours=4 // tickly_due hours=48 | Due | prio 1-2: 4 h, prio 3-4: 48 h
      @k tickly_tag tag=fin // tickly_tag tag=acc // tickly_tag tag=dev | Tag | Tags: fin for billing and invoices; acc for logins and passwords; dev for crashes and bugs. Tag it, no colour.
      @p tickly_tag tag=urgent colour=red // tickly_tag tag=later colour=blue | Urgency | Tag "urgent", red, for 1 and 2; tag "later", blue, for 3 and 4.
      @k http_request url={hook} method=POST // failed "only money goes to the hook" // failed "only money goes to the hook" | Hook | The hook {hook} takes money matters (billing, invoice) only; POST without body. Other kinds fail.
      @k file_search query=invoice path=kb/money // file_search query=password path=kb/accounts // file_search query=crash path=kb/errors | Knowledge | Search kb/money for "invoice" (billing, invoice), kb/accounts for "password" (login, password), kb/errors for "crash" (crash, bug). Just the search that fits the ticket.
      @p pushover message="{f}" // failed "prio {p} can wait" | Push | Priority 1 and 2: push who wrote (address only). Priority 3 and 4: fail.
      tickly_assign person={n3} | Reassign | {n1}, {n2}, {n3}: I want the last one to see it, whatever it is about.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lift/motor {"lift": "{l}", "floor": "{fl}"}',
    slots: { l: '=A / B', fl: '=G, ground / 1, first / 2, second', a: '3..39', b: '3..39', c: '3..39', d: '3..39', ba: 'shaft-a, la, north-io', bb: 'shaft-b, lb, south-io' },
    tools: ['liftoria_park(lift: text, floor: int): Park a lift', 'liftoria_light(lift: text, on: bool): Light of a cabin'],
    steps: `
      @l gpio_write pin={a} value=1 board={ba} // gpio_write pin={b} value=1 board={bb} | Fan of the motor | Lift A: board {ba}, pin {a}. Lift B: board {bb}, pin {b}. Fan on at the reported lift.
      @l gpio_write pin={b} value=0 board={bb} // gpio_write pin={a} value=0 board={ba} | Fan of the other | Lift A: board {ba}, pin {a}. Lift B: board {bb}, pin {b}. Fan off at the lift that was NOT reported.
      @l gpio_read pin={c} board={ba} // gpio_read pin={c} board={bb} | Brake | The brake contact is {c} on both boards, {ba} for A and {bb} for B. Read it for the lift in the message.
      @fl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Floor lamp | Floor lamps G/1/2: {a}/{b}/{c}. On with the one where the lift stands.
      @l liftoria_park lift=LX-1 floor=0 // liftoria_park lift=LX-2 floor=0 | Park | A = LX-1, B = LX-2. Park the reported one on floor 0.
      liftoria_park lift=LX-2 floor=2 | Park B | A = LX-1, B = LX-2. Park B on floor 2.
      @fl liftoria_light lift=LX-1 on=true // failed "it is not at the ground floor" // failed "it is not at the ground floor" | Light | At the ground floor (G): cabin light of LX-1 on. Elsewhere fail.
      @l board_info board={ba} // board_info board={bb} | What is there? | Which board is it? A: {ba} - B: {bb}. Show what the reported lift's one has.
    `,
  },
  {
    language: 'en',
    earlier: ['Shift plan | roster_get → Mon {p1}, Tue {p2}, Wed {p3}', 'Today | calendar_day → {day}'],
    slots: { p1: 'Aino, Brad, Celia', p2: 'Dario, Enya, Fritz', p3: 'Gabor, Heli, Ines', day: '=Monday, Mon / Tuesday, Tue / Wednesday, Wed / Sunday, Sun', k1: '2..39', k2: '2..39', k3: '2..39' },
    tools: ['dienstly_key(person: text, key: text): Give out a key', 'dienstly_remind(person: text, text: text): Remind somebody'],
    steps: `
      @day dienstly_key person={p1} key=K7 // dienstly_key person={p2} key=K7 // dienstly_key person={p3} key=K7 // failed "nobody is on duty on {day}" | Key | Whoever has duty today gets key K7. If the plan doesn't say, fail.
      dienstly_remind person={p3} text="bring boots" | For Wednesday | Remind the last in the plan: "bring boots"
      dienstly_remind person={p1} text="bring boots" | For Monday | Remind the first in the plan: "bring boots"
      @day gpio_write pin={k1} value=1 // gpio_write pin={k2} value=1 // gpio_write pin={k3} value=1 // failed "no lamp for {day}" | Lamp of the day | Mon {k1}, Tue {k2}, Wed {k3} (other days have none and fail). Lamp of today on.
      @day gpio_write pin={k3} value=0 // gpio_write pin={k1} value=0 // gpio_write pin={k2} value=0 // failed "no lamp before {day}" | Lamp of the day before | Mon {k1}, Tue {k2}, Wed {k3}. Put out the lamp of the working day before today: on Monday that is Wednesday's, on Tuesday Monday's, on Wednesday Tuesday's. On other days fail.
      @day send_message channel=slack to={p1} text="Bins out" // send_message channel=slack to={p2} text="Bins out" // send_message channel=slack to={p3} text="Bins out" // failed "nobody for {day}" | Bins | Slack, "Bins out", to today's person. No person today: fail.
      @day file_read path=tasks/mon.md // file_read path=tasks/tue.md // file_read path=tasks/wed.md // failed "no tasks for {day}" | Tasks | tasks/mon.md, tasks/tue.md, tasks/wed.md. Read today's. There are no others; fail on other days.
    `,
  },
  {
    language: 'en',
    event: 'mqtt aquarium/alarm {"tank": "{t}", "fault": "{f}"}',
    slots: { t: 'reef, cube 60, shark', t2: 'discus, cube 20, ray', f: '=temp / level / flow', a: '2..39', b: '2..39', c: '2..39', bd: 'fish-io, sump, tank2' },
    tools: ['riffly_pump(tank: text, percent: int): Set a pump', 'riffly_topup(tank: text, ml: int): Fill up', 'riffly_log(code: text): Enter a code'],
    steps: `
      @f gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | Cure | For temp it is the chiller, for level the refill and for flow the spare pump, pins {a}, {b} and {c} of {bd}. Switch on what cures the fault.
      @f riffly_log code=E1 // riffly_log code=E4 // riffly_log code=E6 | Code | temp E1, level E4, flow E6 - log it
      @f failed "only level is topped up" // riffly_topup tank="{t}" ml=800 // failed "only level is topped up" | Top up | Level faults: 800 ml into the tank. Other faults: the step fails.
      riffly_pump tank="{t2}" percent=70 | Pump | The tanks are {t} and {t2}; the one that is not in the alarm gets 70 %.
      riffly_pump tank="{t}" percent=30 | Pump low | The tanks are {t2} and {t}; 30 % for the one in the alarm.
      gpio_write pin={c} value=0 | Light, not chiller | chiller {a}, refill {b}, light {c}. The fish are scared, no light.
      @f notify message="Warm water" // notify message="Water is missing" // notify message="Pump stands" | Text | Show "Warm water" (temp), "Water is missing" (level) or "Pump stands" (flow).
      gpio_read pin={b} board={bd} | Float | On {bd}: {a} thermostat, {b} float, {c} flow switch. Read the float.
    `,
  },
];
