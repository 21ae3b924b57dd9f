import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 4. */
export const listedEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /config/push {"pins": {"heater": {a}, "fan": {b}, "lamp": {c}}, "board": "{bd}", "order": "{o}"}',
    slots: { a: '2..39', b: '2..39', c: '2..39', d: '2..39', bd: 'oven-io, node4, dryer', o: '=heater / fan / lamp' },
    tools: ['trockno_time(minutes: int): Set the timer', 'trockno_drum(turn: left|right|off): Turn the drum'],
    steps: `
      gpio_write pin={b} value=1 board={bd} | Fan | The fan on, pin and board as in the message.
      gpio_write pin={a} value=0 board={bd} | Heater | Pins are in the message. Heater off, name its board too.
      gpio_write pin={c} value=1 board={bd} | Lamp | Light! The list in the message has the pin, and the board.
      @o gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | What was ordered | Look up the ordered thing among the pins of the message and switch it on, on the message's board.
      @o gpio_read pin={a} board={bd} // gpio_read pin={b} board={bd} // gpio_read pin={c} board={bd} | Is it on? | Read the pin of whatever was ordered (board and pins: see the message).
      @o trockno_time minutes=40 // trockno_time minutes=15 // failed "a lamp needs no timer" | Timer | heater 40 min, fan 15 min, a lamp needs no timer (fail)
      gpio_write pin={d} value=0 board={bd} | Door magnet | The door magnet isn't in the message, it is {d} on the same board. Release it (0).
      @o trockno_drum turn=left // trockno_drum turn=right // trockno_drum turn=off | Drum | While heating it turns left, with the fan right, and it is off for the lamp. Do it for the order.
    `,
  },
  {
    language: 'en',
    event: 'mqtt paint/booth {"colour": "{c}", "booth": {bo}}',
    slots: { c: '=red, crimson / blue, navy / white, ivory / green', bo: '1..3', a: '4..39', b: '4..39', d: '4..39', fl: '4..39' },
    tools: ['lackido_nozzle(size: num, booth: int): Fit a nozzle', 'lackido_rinse(line: text, litres?: num): Rinse a line'],
    steps: `
      @c gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={d} value=1 // failed "there is no line for {c}" | Paint pump | Reds {a} (crimson too), blues {b} (navy too), whites {d} (ivory too). Start the pump for this colour; no pump = step failed.
      @c lackido_rinse line=R // lackido_rinse line=B // lackido_rinse line=W // failed "no line for {c}" | Rinse | Lines R, B, W stand for red, blue and white tones. Rinse the one just used (colour in the message). Fails if there's none.
      @c lackido_nozzle size=1.3 booth={bo} // lackido_nozzle size=1.3 booth={bo} // lackido_nozzle size=1.6 booth={bo} // failed "no nozzle for {c}" | Nozzle | Nozzles: 1.3 for red or crimson, blue or navy. 1.6 for white or ivory. Nothing for others, fail. Fit the right one in the booth of the message.
      lackido_rinse line=W litres=2.5 | White | R, B, W - rinse the last, 2.5 l
      gpio_write pin={b} value=0 | Blue off | red {a} blue {b} white {d}. we're through with blue
      gpio_write pin={fl} value=1 | Filter | reds {a}, blues {b}, whites {d}. These are pumps. The filter fan is {fl} and has to run first, start it.
      gpio_read pin={d} | Level | levels: red {a}; blue {b}; white {d}. how is white
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the pins | memory_recall → fog {a}, drip {b}, vent {c}, siren {d}', 'Which one? | panelask → operator chose {o}'],
    slots: { o: '=fog / drip / vent / pump, none', a: '2..39', b: '2..39', c: '2..39', d: '2..39', bd: 'tropic-io, palmbox, west4' },
    steps: `
      @o gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "{o} is not among the pins" | On | Switch on what the operator chose, at its pin of step {step1}. If it isn't among them, fail.
      @o gpio_write pin={a} value=0 board={bd} // gpio_write pin={b} value=0 board={bd} // gpio_write pin={c} value=0 board={bd} // failed "{o} is not among the pins" | Off | On board {bd} switch the chosen one off. No such pin in the note? The step fails.
      gpio_write pin={c} value=1 | Vent | Vent open. The pin was looked up.
      gpio_write pin={b} value=0 | Drip | No more dripping (pin from step {step1}).
      gpio_read pin={a} board={bd} | Fog | Is it foggy? Read the fog pin from the note; the board is {bd}.
      gpio_write pin={d} value=0 | Siren | The last pin of the note to 0, it hurts my ears.
      gpio_write pin={a} value=1 | The first | First pin of the note to 1.
      @o memory_store key=chosen content="{a}" // memory_store key=chosen content="{b}" // memory_store key=chosen content="{c}" // failed "{o} has no pin" | Store its pin | The pin of what was chosen, number only, goes under chosen. Fail if it has none.
    `,
  },
  {
    language: 'en',
    event: 'mqtt recycling/belt {"item": "{it}", "g": {g}}',
    slots: { it: '=PET, bottle / can, alu / paper, card / battery', g: '5..900', a: '2..39', b: '2..39', c: '2..39', d: '2..39', bd: 'sort-io, belt7, mrf2' },
    tools: ['sortirix_kick(flap: int, ms?: int): Kick a flap', 'sortirix_bin(bin: text): Empty a bin', 'sortirix_stop(why: text): Stop the belt'],
    steps: `
      @it gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} // failed "a battery must not be blown out" | Air jet | ({bd}) jets: plastic {a} / metal {b} / paper {c}. Fire the jet for the item. Batteries must not be blown, fail.
      @it sortirix_kick flap=2 // sortirix_kick flap=4 // sortirix_kick flap=6 // failed "a battery has no flap" | Flap | PET and bottles: flap 2. Cans and alu: flap 4. Paper and card: flap 6. Kick it; nothing for other stuff (fail).
      @it failed "no danger" // failed "no danger" // failed "no danger" // sortirix_stop why="battery" | Stop | PET, bottles, cans, alu, paper and card are harmless: fail. Stop the belt only for a battery, and say why: "battery"
      sortirix_kick flap=4 ms=80 | Flap 4 | 2 plastic, 4 metal, 6 paper: metal, 80 ms
      sortirix_bin bin=B-PAP | Full | B-PET, B-ALU, B-PAP. Paper is full, empty it.
      gpio_write pin={d} value=1 | Warning lamp | jets {a}, {b}, {c} must stay shut now, a man is at the belt. {d} is the warning lamp, that one on.
      gpio_write pin={b} value=0 | Metal jet | plastic {a}, metal {b}, paper {c}: metal off
      @it mqtt_publish topic=mrf/plastic payload="{g}" // mqtt_publish topic=mrf/metal payload="{g}" // mqtt_publish topic=mrf/paper payload="{g}" // mqtt_publish topic=mrf/danger payload="{g}" | Grams | mrf/plastic, mrf/metal, mrf/paper, mrf/danger. Publish the grams to the topic of the item.
    `,
  },
  {
    language: 'en',
    event: 'manual - {n} is stuck',
    slots: { n: 'hatch A, winch, left boom', n2: 'hatch B, capstan, right boom', n3: 'hatch C, davit, jib', a: '2..39', b: '2..39', c: '2..39', d: '2..39', bd: 'deck-io, fore, aft4' },
    steps: `
      gpio_write pin={c} value=0 | Cut it | fuses: {n3} {a}, {n2} {b}, {n} {c}. cut the stuck one
      gpio_write pin={a} value=0 board={bd} | Cut it there | On the {bd} board {n} is {a} and {n2} is {b}. What is stuck loses its power.
      gpio_write pin={b} value=1 | Use the other | {n}: {a}. {n2}: {b}. One of the two is stuck, so switch on the other.
      gpio_read pin={b} board={bd} | End switch | End switches ({bd}): {n2} {a}; {n} {b}; {n3} {c}. Read that of the stuck one.
      gpio_read pin={a} | End switch of {n3} | {n3} = {a}, {n} = {c}
      gpio_write pin={d} value=1 | Signal | {a}, {b} and {c} move things and are dangerous, {d} is the signal lamp and isn't. Signal lamp on.
      gpio_write pin={c} value=1 | {n3} | {n} is {a}, {n2} is {b}, {n3} is {c}. Run the last.
      gpio_write pin={b} value=0 | {n2} | {n} is {a}, {n2} is {b}, {n3} is {c}. Stop the second.
      failed "there is no pin for the crane" | Crane | {n} {a}, {n2} {b}. Switch the crane off, and if you find no pin for it here, fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ci/red {"repo": "{r}", "branch": "{br}", "runner": "{ru}", "mins": {m}}',
    slots: { r: '=api, backend / web, frontend / docs', br: '=main, master / dev, fix-7, topic', ru: 'rn-4, hetz2, mac1', ru2: 'rn-9, hetz6, mac5', m: '2..50', p1: 'Asel, Piet, Moritz', p2: 'Frida, Nils, Otis', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['pipelino_retry(repo: text, runner: text): Try again', 'pipelino_owner(person: text, repo: text): Name who repairs it', 'pipelino_freeze(branch: text, on: bool): Freeze a branch'],
    steps: `
      @r pipelino_owner person={p1} repo={r} // pipelino_owner person={p2} repo={r} // pipelino_owner person={p2} repo={r} | Who repairs | api, backend: {p1} / web, frontend, docs: {p2}. Name the one who repairs the repo that is red.
      pipelino_retry repo={r} runner={ru2} | Other runner | Runners we have: {ru}, {ru2}. Not the one from the message, the other. Try the repo again there.
      pipelino_retry repo={r} runner={ru} | Same runner | Runners we have: {ru2}, {ru}. Try the repo again on the one from the message.
      @br pipelino_freeze branch={br} on=true // failed "{br} is not frozen" | Freeze | main and master are frozen when red. Other branches aren't: fail
      @r gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Lava lamp | lava lamps: {a} backend/api, {b} frontend/web, {c} docs. on with it
      @r send_message channel=dev-core text="{br} is red" // send_message channel=dev-ui text="{br} is red" // failed "nobody listens for docs" | Chat | dev-core (api, backend), dev-ui (web, frontend): "{br} is red". docs has no chat -> fail
      gpio_write pin={b} value=0 | UI lamp | {a} backend, {b} frontend, {c} docs. The frontend is green again, lamp off.
      @r file_read path=owners/core.txt // file_read path=owners/ui.txt // file_read path=owners/docs.txt | Owners file | Under owners/ there's core.txt for api and backend, ui.txt for web and frontend, docs.txt for docs. Read the right one.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vet/kennel {"dog": "{d}", "kennel": {k}, "barks": {n}}',
    slots: { d: 'Bello, Rex, Luna', d2: 'Wanda, Fips, Odin', d3: 'Kira, Snoopy, Ace', k: '=1 / 2 / 3', n: '4..90', a: '4..39', b: '4..39', c: '4..39', w: '4..39' },
    tools: ['wuffero_feed(dog: text, food: dry|wet|diet): Feed a dog', 'wuffero_walk(dog: text, person: text): Plan a walk'],
    steps: `
      @k gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Hatch | Hatches from kennel 1 to 3 = {a}, {b}, {c}. Let the barking dog out (1).
      @k gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | Heat | Heated floors from kennel 3 to 1 = {a}, {b}, {c}. The floor of the kennel in the message off.
      wuffero_feed dog={d} food=diet | Feed | {d2} dry, {d3} wet, {d} diet. Feed the dog that barks.
      wuffero_feed dog={d2} food=dry | Feed {d2} | {d2} dry, {d3} wet, {d} diet. And {d2} too.
      wuffero_walk dog={d} person=Jette | Walk | Jette walks with {d} and {d3}, Arno with {d2}. Plan a walk for the dog in the message.
      wuffero_walk dog={d2} person=Arno | Walk too | Jette walks with {d} and {d3}, Arno with {d2}. Now {d2}.
      gpio_read pin={w} | Water bowl | Hatches {a}, {b}, {c}, water bowl {w}. Is there water left?
      @k mqtt_publish topic=cam/one payload="rec" // mqtt_publish topic=cam/two payload="rec" // mqtt_publish topic=cam/three payload="rec" | Camera | cam/one, cam/two and cam/three look into kennels 1, 2 and 3. Send rec to the right one.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..39', b: '2..39', c: '2..39', d: '2..39', e: '2..39', x: 'loft, left-io, node1', y: 'yard, right-io, node2', z: 'cave, rear-io, node3' },
    steps: `
      gpio_write pin={a} value=1 board={x} | Boiler | Boiler {x}:{a}, pump {y}:{b}, valve {z}:{c}. Boiler on. (board:pin)
      gpio_write pin={b} value=1 board={y} | Pump | Boiler {x}:{a}, pump {y}:{b}, valve {z}:{c}. Pump on. (board:pin)
      gpio_write pin={c} value=0 board={z} | Valve | Pins are given as pin@board. boiler {a}@{x}, pump {b}@{y}, valve {c}@{z}. Valve shut.
      gpio_read pin={d} board={y} | Meter | board {x} has no inputs, board {y} has the meter on {d}, board {z} the flow switch on {e}. Meter, please.
      gpio_read pin={e} board={z} | Flow | board {x} has no inputs, board {y} has the meter on {d}, board {z} the flow switch on {e}. Flow switch, please.
      gpio_write pin={d} value=1 board={x} | Lamp | Boards: {x} ({a} horn, {d} lamp), {y} ({a} fan, {d} heater). I want the lamp.
      gpio_write pin={d} value=0 board={y} | Heater | At {x} ({a} horn, {d} lamp), {y} ({a} fan, {d} heater). No more heating.
      gpio_write pin={a} value=1 board={y} | Fan | {x} ({a} horn, {d} lamp), {y} ({a} fan, {d} heater). Air!
      board_info board={z} | The third | Boards: {x}, {y}, {z}. Tell me about the third.
    `,
  },
  {
    language: 'en',
    event: 'mqtt office/air {"room": "{r}", "co2": {co}, "people": {n}}',
    slots: { r: '=Oslo / Lima / Kyoto / Cairo', co: '420..780 / 1300..2400', n: '1..14', a: '15..39', b: '15..39', c: '15..39', bd: 'hvac-2, east-io, flr3' },
    tools: ['buerolux_blind(room: text, percent: int): Blinds', 'buerolux_free(seat: text): Free a seat', 'buerolux_ask(room: text, question: text): Ask at the door panel'],
    steps: `
      @r gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} // failed "Cairo has no fan" | Fresh air | fans on {bd} - Oslo {a}, Lima {b}, Kyoto {c}, Cairo: none (then fail). Fan of the reported room on.
      @r gpio_read pin={b} // gpio_read pin={a} // failed "no window contact in Kyoto" // failed "no window contact in Cairo" | Window | Window contacts: Lima {a}, Oslo {b}. In the other rooms no windows can be opened; for those fail. Read the contact.
      @co gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Lamp at the door | {b} green, {c} red. Red above 1000 ppm, else green.
      @r buerolux_blind room=N-1 percent=60 // buerolux_blind room=N-2 percent=60 // buerolux_blind room=S-1 percent=60 // buerolux_blind room=S-2 percent=60 | Blinds | Oslo is N-1, Lima N-2, Kyoto S-1 and Cairo S-2 in the plan. Blinds of this room to 60 %; use the name from the plan.
      buerolux_blind room=S-1 percent=0 | Kyoto up | Oslo N-1, Lima N-2, Kyoto S-1, Cairo S-2: Kyoto to 0
      buerolux_free seat=D14 | Seat | D12 is Tim's, D14 Ana's, D17 nobody's. Ana is on holiday: free her seat.
      @r send_message channel=chat to=Berit text="Please air {r}" // send_message channel=chat to=Berit text="Please air {r}" // send_message channel=chat to=Hugo text="Please air {r}" // send_message channel=chat to=Hugo text="Please air {r}" | Ask | Berit sits in the north (Oslo, Lima), Hugo in the south (Kyoto, Cairo). Chat to the one near the room: "Please air {r}"
      gpio_write pin={c} value=0 | Kyoto fan | Oslo {a} - Lima {b} - Kyoto {c}. nobody in Kyoto any more
    `,
  },
  {
    language: 'en',
    event: 'webhook /fire/detector {"loop": {lp}, "device": "{dv}", "zone": "{z}"}',
    slots: { lp: '=1 / 2 / 3', dv: '=smoke, heat / button / sprinkler', z: 'Z4, attic, Hall 2', a: '4..39', b: '4..39', c: '4..39', s: '4..39' },
    tools: ['brandix_door(number: int, closed: bool): Move a fire door', 'brandix_dial(code: text): Dial a code', 'brandix_sheet(page: int): Print a page of the plan'],
    steps: `
      @lp gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Release the magnets | Door magnets hold with a 1 and release with a 0. Loop 1: {a}. Loop 2: {b}. Loop 3: {c}. Release those of the loop that reported.
      @lp gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Hold again | All clear. Loop 1 {a}, loop 2 {b}, loop 3 {c}; a 1 holds the doors again. Only for the loop in the message.
      @dv brandix_dial code="*41" // brandix_dial code="*42" // brandix_dial code="*49" | Dial | Codes: *41 detector (smoke or heat), *42 button, *49 sprinkler. Dial what fits the device.
      brandix_dial code="*49" | Sprinkler test | *41 detector, *42 button, *49 sprinkler; dial the sprinkler code for the test
      @lp brandix_sheet page=3 // brandix_sheet page=7 // brandix_sheet page=12 | Plan | pages of the plan - loop 1: 3; loop 2: 7; loop 3: 12. Print this loop's page.
      brandix_door number=2 closed=true | Middle door | fire doors 1, 2 and 5; close the middle one of these
      brandix_door number=5 closed=false | Last door | fire doors 1, 2 and 5; open the last one of these
      @dv gpio_write pin={s} value=1 // gpio_write pin={s} value=1 // failed "the sprinkler has its own gong" | Siren | {a}, {b}, {c} are magnets, {s} is the siren. Siren on for smoke, heat or a button. A sprinkler has its own gong: fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt observatory/dome {"target": "{t}", "az": {az}, "cloud": {cl}}',
    slots: { t: '=M31 / M42 / Jupiter / comet', az: '4..356', cl: '2..20 / 70..98', a: '2..39', b: '2..39', c: '2..39', f: '2..39' },
    tools: ['astrodomo_filter(slot: int): Choose a filter', 'astrodomo_expose(seconds: num, count?: int): Expose', 'astrodomo_turn(azimuth: int): Turn the dome'],
    steps: `
      @t astrodomo_filter slot=1 // astrodomo_filter slot=3 // astrodomo_filter slot=5 // failed "no filter is given for a comet" | Filter | filters: M31 - slot 1, M42 - slot 3, Jupiter - slot 5. Choose for the target; not given = fail.
      @t astrodomo_expose seconds=120 count=20 // astrodomo_expose seconds=60 count=30 // astrodomo_expose seconds=0.5 count=500 // failed "no time is given for a comet" | Expose | M31 20 x 120 s, M42 30 x 60 s, Jupiter 500 x 0.5 s. Expose the target. If it has no entry the step fails.
      astrodomo_expose seconds=60 | One for M42 | seconds: M31 120, M42 60, Jupiter 0.5. A single exposure as for M42, without a count.
      @cl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Shutter | Shutter motor: {a} opens, {b} closes (a 1 drives it). Open with less than 30 % cloud, close with more than 60 %.
      gpio_write pin={c} value=0 | Heater | {a} open, {b} close, {c} dew heater, {f} flat lamp. dew heater off
      gpio_write pin={f} value=1 | Flats | {a} open, {b} close, {c} dew heater, {f} flat lamp. for the flats we need the lamp
      @t memory_store key=obj content="galaxy" // memory_store key=obj content="nebula" // memory_store key=obj content="planet" // memory_store key=obj content="other" | Kind | Note obj: M31 galaxy, M42 nebula, Jupiter planet, all else "other". Only the word.
      astrodomo_turn azimuth={az} | Turn | parked is 180, flats is 90, the message has the target. Turn to the target.
    `,
  },
  {
    language: 'en',
    event: 'peripheral scale {"kg": {kg}, "what": "{w}", "bay": "{bay}"}',
    slots: { kg: '1.2..9.9 / 24.0..70.0 / 180.0..400.0', w: 'apples, scrap, wool', bay: '=left / right', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['wiegora_ticket(class_: text, kg: num): Print a ticket', 'wiegora_lift(lift: text): Call a lift', 'wiegora_price(code: int): Set a price group'],
    steps: `
      @kg wiegora_ticket class_=S kg={kg} // wiegora_ticket class_=M kg={kg} // wiegora_ticket class_=L kg={kg} | Ticket | Classes: S up to 10 kg, M up to 100 kg, L above. Ticket with class and weight, please.
      @kg failed "{kg} kg can be carried" // wiegora_lift lift=small // wiegora_lift lift=big | Lift | Up to 10 kg: carried by hand, then the step fails. Up to 100 kg: lift "small". More: lift "big".
      @kg gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Lamp | three lamps, {a} up to 10 kg, {b} up to 100 kg, {c} above that; light the fitting one
      @kg wiegora_price code=11 // wiegora_price code=12 // wiegora_price code=13 | Price | Price groups 11, 12 and 13 are for up to 10 kg, up to 100 kg and everything heavier.
      @bay gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Gate | Left gate {a}; right gate {b}; roof {c}. Open the gate of the bay.
      @bay gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | Other gate | Left gate {a}; right gate {b}; roof {c}. Shut the gate of the bay opposite.
      gpio_write pin={c} value=1 | Roof | gates {a} and {b}, roof {c}. open the roof, sun's out
      @bay send_message channel=radio to=Lena text="{w} for you" // send_message channel=radio to=Rudi text="{w} for you" | Who takes it | Left is Lena's, right is Rudi's. Radio to whose bay it is: "{w} for you"
    `,
  },
  {
    language: 'en',
    event: 'mqtt tram/depot {"track": {tr}, "car": "{car}", "job": "{j}"}',
    slots: { tr: '=11 / 12 / 13 / 20, 21', car: '2044, 3107, V6-12', j: '=wash / sand / charge', a: '2..10', b: '14..24', c: '25..39', q: '30..39' },
    tools: ['depotto_point(point: text, way: straight|branch): Set a point', 'depotto_job(car: text, code: text): Enter a job'],
    steps: `
      @tr depotto_point point=W1 way=straight // depotto_point point=W1 way=branch // depotto_point point=W2 way=branch // failed "no way is known to track {tr}" | Point | Ways: track 11 = W1 straight, track 12 = W1 branch, track 13 = W2 branch. Set the point for the track in the message. Unknown track: fail.
      @j depotto_job car={car} code=WA // depotto_job car={car} code=SA // depotto_job car={car} code=CH | Job | Codes are WA wash, SA sand, CH charge. Enter the job for the car.
      @j gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Device | wash brush {a}; sand blower {b}; charger {c}. Start what the job needs.
      @tr gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "track {tr} has no pit light" | Pit light | Pit lights 11/12/13: {a}/{b}/{c}. No light at any other track, fail there. Light at the message's track on.
      depotto_point point=W2 way=straight | W2 | points W1, W2. the second to straight
      depotto_job car={car} code=CH | Charge it as well | WA wash, SA sand, CH charge. In any case enter charging for the car.
      gpio_write pin={q} value=0 | Overhead line | {a} brush, {b} blower, {q} overhead line. A man is on the roof: the line off.
      gpio_read pin={b} | Sand | levels: water {a}, sand {b}, soap {c} - how about the sand
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the panel | panelo → {"valves": [{v1}, {v2}, {v3}], "open": {op}}', 'Names | file_read → row 1 lettuce, row 2 leek, row 3 kale'],
    slots: { v1: '2..39', v2: '2..39', v3: '2..39', op: '=1 / 2 / 3', bd: 'row-io, field2, bed-b' },
    tools: ['feldario_drone(row: int, metres?: int): Fly along a row'],
    steps: `
      gpio_write pin={v1} value=1 | First valve | Open the first of the valves in step {step1}.
      gpio_write pin={v3} value=0 | Last valve | Close the last of the valves in step {step1}.
      gpio_write pin={v2} value=1 board={bd} | Leek | The valves stand in the order of the rows, on board {bd}. Open for the leek.
      gpio_write pin={v3} value=1 board={bd} | Kale | The valves stand in the order of the rows, on board {bd}. Open for the kale.
      gpio_write pin={v1} value=0 | Lettuce | valves are in the same order as the names, close lettuce
      @op gpio_write pin={v1} value=0 // gpio_write pin={v2} value=0 // gpio_write pin={v3} value=0 | The open one | "open" says which row is open, 1 the first. Close the valve of that row.
      @op gpio_read pin={v1} board={bd} // gpio_read pin={v2} board={bd} // gpio_read pin={v3} board={bd} | Read it | Read the valve of the row that "open" names (board {bd}).
      @op memory_store key=open-row content="lettuce" // memory_store key=open-row content="leek" // memory_store key=open-row content="kale" | Note | In the note open-row write what grows in the open row.
      feldario_drone row=2 | Drone | lettuce, leek, kale: fly along the leek (rows as in step {step2})
    `,
  },
  {
    language: 'en',
    event: 'webhook /bank/queue {"counter": "{c}", "ticket": "{t}", "wait": {m}}',
    slots: { c: '=cash / loans / foreign / safe', t: 'A114, B-20, K077', m: '1..55', a: '2..39', b: '2..39', d: '2..39', p1: 'Herr Lang, Mrs Pope, Mr Deng', p2: 'Frau Zell, Mr Quint, Ms Saar' },
    tools: ['schaltera_call(ticket: text, desk: int): Call a ticket', 'schaltera_swap(desk: int, clerk: text): Another clerk'],
    steps: `
      @c schaltera_call ticket={t} desk=1 // schaltera_call ticket={t} desk=4 // schaltera_call ticket={t} desk=6 // failed "the safe has no desk" | Call | cash desk 1, loans desk 4, foreign currency desk 6. Call the ticket to its desk. Is it about the safe, fail.
      @c gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={d} value=1 // failed "no lamp at the safe" | Lamp | Lamps over the counters: cash {a}, loans {b}, foreign {d}. Light the one of this counter, fail for one without a lamp.
      schaltera_swap desk=4 clerk="{p2}" | Loans | {p1} does cash, {p2} does loans. Put the right clerk at desk 4, the one for loans.
      schaltera_swap desk=1 clerk="{p1}" | Cash | {p1} does cash, {p2} does loans. Put the right clerk at desk 1, the one for cash.
      @c send_message channel=intercom to="{p1}" text="Next please" // send_message channel=intercom to="{p2}" text="Next please" // failed "nobody for foreign" // failed "nobody for the safe" | Intercom | "Next please" by intercom: {p1} (cash), {p2} (loans). The rest has gone home, fail.
      gpio_write pin={d} value=0 | Last lamp | {a}, {b}, {d}: the last lamp out
      gpio_write pin={a} value=0 | First lamp | {a}, {b}, {d}: the first lamp out
      @c pushover message="{t}: {m} min" // pushover message="{t}: {m} min" // failed "foreign can wait" // failed "the safe can wait" | Push | Cash and loans: push the ticket, a colon, a blank, the wait and min. Others can wait: fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tea/dryer {"tray": {tr}, "leaf": "{lf}", "rh": {rh}}',
    slots: { tr: '=1, 4, 7 / 2, 5, 8 / 3, 6, 9', lf: '=oolong / sencha / assam', rh: '8..70', a: '10..39', b: '10..39', c: '10..39', bd: 'tea-io, dry4, leafbox' },
    tools: ['chaya_roll(minutes: int, pressure?: soft|hard): Roll leaves', 'chaya_heat(celsius: int): Set the heat'],
    steps: `
      @tr gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | Fan | Fan {a} blows on trays 1, 4 and 7, fan {b} on 2, 5 and 8, fan {c} on 3, 6 and 9; all on board {bd}. The fan of this tray on.
      @tr gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Fan off | 1+4+7 = {a}, 2+5+8 = {b}, 3+6+9 = {c}. That tray is dry. Its fan off.
      @lf chaya_heat celsius=95 // chaya_heat celsius=70 // chaya_heat celsius=110 | Heat | oolong 95 / sencha 70 / assam 110 °C
      @lf chaya_roll minutes=12 pressure=hard // failed "sencha is steamed first" // chaya_roll minutes=30 pressure=soft | Roll | Oolong: 12 min, hard. Assam: 30 min, soft. Sencha is steamed first and not rolled here (fail).
      chaya_roll minutes=30 | Roll like assam | oolong 12 min, assam 30 min. Same time as assam, any pressure.
      chaya_heat celsius=70 | Careful | oolong 95, sencha 70, assam 110: the lowest of these
      chaya_heat celsius=110 | Hot | oolong 95, sencha 70, assam 110: the highest of these
      gpio_read pin={c} board={bd} | Third fan | On {bd}: {a}, {b}, {c}. Does the third run?
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} wants {w}',
    slots: { who: 'Mum, Kalle, the boss', w: '=it warm, more heat / it cool, fresh air / it dark, less light', a: '2..39', b: '2..39', c: '2..39', dl: '2..39' },
    steps: `
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Wish | Wishes: warm or heat → heater {a}. Cool or air → fan {b}. Dark or less light → shutter {c}. Switch on what fulfils the wish.
      @w gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // failed "nothing has to go off" | And off | When it is to be warm (heat), the fan {b} goes off. When it is to be cool (air), the heater {a} goes off. With other wishes nothing does, then fail.
      gpio_write pin={c} value=0 | Shutter up | heater {a} / fan {b} / shutter {c} (0 = up). Shutter up.
      gpio_write pin={b} value=1 | Fan | Leave {dl} alone, that is the dog's lamp. Heater {a}, fan {b}. Fan on.
      gpio_write pin={a} value=0 | Heater | Heater {a}, fan {b}, and {dl} is the dog's lamp and stays. Heater off.
      failed "{dl} is the dog's lamp and is left alone" | All dark | Heater {a}, fan {b}. {dl} is the dog's lamp, which is always left alone: any order to switch it is refused. Switch {dl} off.
      gpio_read pin={b} | Fan? | {a} heater {b} fan {c} shutter - is the fan running
      notify message="{who}" | Who | Show on the screen only who has the wish.
    `,
  },
  {
    language: 'en',
    event: 'mqtt press/hall {"press": "{p}", "state": "{s}", "oil": {o}}',
    slots: { p: 'P-200, Big Red, HP9', p2: 'P-400, Old Blue, HP3', p3: 'P-630, Green, HP6', s: '=ready, idle / jam, fault', o: '30..75', a: '2..29', b: '2..29', c: '2..29' },
    tools: ['stanzo_tool(press: text, die: text): Fit a die', 'stanzo_stroke(press: text, mm: int): Set the stroke'],
    steps: `
      @s gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Main | mains: {p3} {a}, {p} {b}, {p2} {c}. Main of the press in the message: in (1) if it is ready or idle, out (0) if it has jammed or has a fault.
      gpio_write pin={c} value=0 | {p2} | mains: {p3} {a}, {p} {b}, {p2} {c}. {p2} out
      gpio_write pin={a} value=1 | {p3} | mains: {p3} {a}, {p} {b}, {p2} {c}. {p3} in
      stanzo_tool press="{p}" die=D-41 | Die | {p2} takes die D-40, {p} takes D-41, {p3} takes D-60. Fit the right die to the press reported.
      stanzo_tool press="{p3}" die=D-60 | Die | {p2} takes die D-40, {p} takes D-41, {p3} takes D-60. Now {p3}, its die.
      @s stanzo_stroke press="{p}" mm=120 // failed "the press has a {s}" | Stroke | strokes {p3} 80, {p2} 100, {p} 120 mm. Set the stroke of the reporting press if it's ready or idle; otherwise fail
      file_write path=press/red.log content="{o}" append=true | Log | {p2} logs to press/blue.log, {p} to press/red.log. Append the oil value of the press in the message to its log.
      gpio_read pin={b} | Guard | guards {p} {b} / {p2} {c} / {p3} {a}. guard of the press in the message
    `,
  },
  {
    language: 'en',
    event: 'webhook /dorm/laundry {"machine": "{m}", "prog": "{p}", "user": "{u}"}',
    slots: { m: '=W1 / W2 / D1 / D2', p: '=cotton / wool / mix', u: 'Ahn, Bello, Chavez', a: '3..39', b: '3..39', c: '3..39', d: '3..39', bd: 'wash-io, cellar1, dorm' },
    tools: ['waschbaer_start(machine: text, celsius: int, spin: int): Start a machine', 'waschbaer_pay(user: text, cents: int): Take money'],
    steps: `
      @m gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} // gpio_write pin={d} value=1 board={bd} | Power | On {bd}: washers W1 {a}, W2 {b}; dryers D1 {c}, D2 {d}. Power for the machine.
      @m gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // gpio_write pin={d} value=0 // gpio_write pin={c} value=0 | Its twin | W1 {a} and W2 {b} are twins, and so are D1 {c} and D2 {d}. The twin of the machine in the message loses power.
      @m waschbaer_pay user={u} cents=250 // waschbaer_pay user={u} cents=250 // waschbaer_pay user={u} cents=150 // waschbaer_pay user={u} cents=150 | Pay | Washers cost 250, dryers 150 cents. Take it from the user.
      @p waschbaer_start machine={m} celsius=60 spin=1400 // waschbaer_start machine={m} celsius=30 spin=600 // waschbaer_start machine={m} celsius=40 spin=1000 | Start | prog/°C/spin: cotton/60/1400, wool/30/600, mix/40/1000. Start the machine of the message with its programme.
      waschbaer_start machine=W2 celsius=30 spin=600 | W2, wool | prog/°C/spin: cotton/60/1400, wool/30/600, mix/40/1000. Start W2 with wool.
      @m gpio_read pin={a} // gpio_read pin={b} // failed "dryers have no water sensor" // failed "dryers have no water sensor" | Water | Water sensors at the washers only, W1 {a}, W2 {b}. Read the machine's, or fail for a dryer.
      gpio_write pin={d} value=0 board={bd} | Last dryer | W1, W2, D1, D2 = {a}, {b}, {c}, {d} on {bd}. The last off.
    `,
  },
  {
    language: 'en',
    event: 'mqtt port/reefer {"box": "{b}", "slot": "{sl}", "set": {st}}',
    slots: { b: 'MSKU 4410, HLXU-77, TCLU 9', sl: '=A1, A2 / B1, B2 / C1', st: '-24..4', a: '5..39', b1: '5..39', c: '5..39', m1: 'Yann, Oyvind, Rafi', m2: 'Eero, Sunil, Petra' },
    tools: ['kuehlo_plug(box: text, socket: text): Plug a box in', 'kuehlo_set(box: text, celsius: int): Set the temperature', 'kuehlo_inspect(box: text, by: text): Have a box looked at'],
    steps: `
      @sl gpio_write pin={a} value=1 // gpio_write pin={b1} value=1 // gpio_write pin={c} value=1 | Power for the row | Rows: A - {a}, B - {b1}, C - {c}. Switch on the row that the box stands in.
      @sl gpio_write pin={a} value=0 // gpio_write pin={b1} value=0 // failed "row C is never cut" | Cut the row | A={a} B={b1}. Cut the row of the box. Row C is never cut, fail.
      @sl kuehlo_inspect box="{b}" by={m1} // kuehlo_inspect box="{b}" by={m2} // kuehlo_inspect box="{b}" by={m2} | Look at it | {m1} walks row A; {m2} walks B and C. Have the box looked at by who walks its row.
      @sl kuehlo_plug box="{b}" socket=S10 // kuehlo_plug box="{b}" socket=S20 // kuehlo_plug box="{b}" socket=S30 | Plug | S10 for anything in A, S20 for anything in B, S30 for C
      kuehlo_set box="{b}" celsius=-20 | Fish | fish -20, meat -18, fruit 2. It is full of fish. Set the box of the message.
      kuehlo_set box="{b}" celsius=2 | Fruit | fish -20, meat -18, fruit 2. Someone wrote it is bananas. Set the box of the message.
      gpio_read pin={b1} | Row B | feedbacks {a} (A), {b1} (B), {c} (C). has B got power
      mqtt_publish topic=reefer/cold payload="{st}" | Set point | Publish the set point from the message, bare, to the second of these: reefer/alarm, reefer/cold, reefer/door.
    `,
  },
];
