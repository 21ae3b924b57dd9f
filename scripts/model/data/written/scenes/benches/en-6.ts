import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in English, part 6. */
export const benchesEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /lab/alarm {"probe": "{p}", "ppm": {ppm}, "limit": {lim}, "room": "{r}", "shift": "{sh}", "siren": {si}, "flap": {fl}}',
    slots: { p: 'G4, NH3-2, ox-7, probe9', ppm: '181..420', lim: '20..180', r: 'still room, annex, K112, gas store', sh: '=early, late, night', si: '3..13', fl: '14..27', lvl: '=high / low' },
    tools: ['siren_test(room, seconds: int, quiet?: bool): Test a siren', 'staff_call(shift, count: int, reason?): Call people of a shift', 'probe_range(probe, low: int, high: int): Set the range of a probe', 'probe_bump(probe, gas?: NH3|CO|O2): Test a probe with gas'],
    steps: `
      notify message="{p} tripped at {ppm} ppm" | Which probe | One sentence in a notification about which probe tripped and at what value.
      ^ | Notification | Tell people at this computer, in a single sentence, what probe tripped at how many ppm.
      pushover message="{ppm} ppm, the limit is {lim} ppm" | Value and limit | Push the measured value and say what the limit is.
      ^ | To the phones | A push with how many ppm there are and, after a comma, that the limit is so many ppm.
      siren_test room="{r}" seconds=5 | Five seconds of siren | In the room of the message; nobody asked for it to be quiet or not.
      siren_test room="{r}" seconds=10 quiet=true | Quiet test | Ten seconds in that room, quietly.
      staff_call shift={sh} count=2 | Two people | Call two of the shift that is on.
      staff_call shift={sh} count=3 reason="{p} tripped" | Three with a reason | Three of that shift; as the reason say which probe tripped.
      probe_bump probe={p} | Bump test | Nothing is said about the gas.
      probe_range probe={p} low=0 high={lim} | Range | From nought to the limit.
      @lvl gpio_write pin={si} value=0 // gpio_write pin={si} value=1 | Silence it | The siren howls as long as its output is {lvl}.
      ^ | Reset the siren | {lvl} makes it howl. It has howled long enough.
      @lvl gpio_write pin={fl} value=1 // gpio_write pin={fl} value=0 | Flap open | A motor opens the flap with {lvl} on its output, a weight closes it. Let air in.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/yeast/{prop} {"cells_m": {c}, "viable_pct": {v}, "o2_lm": {o}, "strain": "{s}", "gen": {g}, "air_pin": {ap}, "harvest_l": {h}}',
    slots: { prop: 'prop-1, Y2, flask9, tower', c: '20..180', v: '61..89 / 91..99', o: '0.5..6.5', s: 'W34-70, US-05, K97, Abbey 2', g: '2..6 / 8..14', ap: '4..27', h: '5..60 / ∅, null, "?"', lvl: '=1 / 0' },
    tools: ['yeastbank_pitch(strain, tank, litres: num): Pitch yeast', 'yeastbank_store(strain, generation: int, litres: num): Store yeast', 'yeastbank_dump(strain, generation: int): Throw yeast away', 'prop_air(propagator, litres_min: num): Set the air'],
    steps: `
      @g yeastbank_store strain="{s}" generation={g} litres=12.5 // yeastbank_dump strain="{s}" generation={g} | Old generations go | Up to the seventh generation store twelve and a half litres; later ones are thrown away.
      ^ | Keep or dump | A generation above 7 is dumped. Otherwise 12.5 litres of the strain go into the store, with its generation.
      @h yeastbank_pitch strain="{s}" tank=FV6 litres={h} // failed "the harvest is missing" | Pitch the harvest | Everything that was harvested goes into FV6. If the message does not say how much that was, stop with a failure.
      ^ | Into FV6 | Pitch as many litres as were harvested. Without that number: fail.
      @v failed "the viability is {v} %" // yeastbank_pitch strain="{s}" tank=FV8 litres=20 | Only lively yeast | Twenty litres into FV8, provided that more than 90 % of it lives.
      prop_air propagator={prop} litres_min={o} | Air as it is | The propagator keeps the air that it reports.
      prop_air propagator={prop} litres_min=0.5 | Half a litre of air
      notify message="{s}: {v} % viable, generation {g}" | Yeast report | Notification: strain, colon, how many % viable, comma, the word generation and which.
      ^ | On this screen | Name the strain and behind a colon "N % viable, generation G" with the values of the message.
      file_write path=brew/yeast.csv content="{s};{c};{v}" append=true | Yeast table | strain;cells;viability as a further line of brew/yeast.csv.
      @lvl gpio_write pin={ap} value=0 // gpio_write pin={ap} value=1 | Stop the air | The air solenoid is open at {lvl}. No more air.
    `,
  },
  {
    language: 'en',
    earlier: ['Search the notes | memory_recall → oven-2_hinge: order from Brandt; oven-2_fan: changed {d1}; oven-4_fan: changed {d2}', 'List the folder | file_list → haccp/{f1}.csv (18 KB), haccp/{f2}.csv (2 KB), recipes/{f3}.md (4 KB)', 'Look at the plans | cron_list → {j1} "dough" 0 2 * * *; {j2} "cleaning" 30 15 * * 5'],
    slots: { d1: '=2025-09-02, 2025-11-17', d2: '=2026-01-08, 2026-02-19', f1: 'january, cold-2025, fridges', f2: 'february, cold-2026, ovens', f3: 'ciabatta, brioche, rye-70', j1: 'job-14, job-208', j2: 'job-33, job-510', word: 'sesame, butter, hinge, descaler' },
    steps: `
      memory_forget key=oven-2_hinge | Hinge is here | The hinge came. Delete the note about it; its key is in step {step1}.
      ^ | Delete the hinge note | Of the notes that were found only the one on the hinge is out of date.
      memory_store key=oven-4_fan content="changed 2026-05-14" | New fan | Under the key that the note about the fan of oven 4 has: "changed 2026-05-14".
      notify message="oven-2 fan: changed {d1}" | Since when | Show "oven-2 fan", a colon, changed and the day that was found for it.
      file_read path=haccp/{f1}.csv lines=20 | Twenty lines of the biggest | Read twenty lines of the biggest file in step {step2}; from where is not said.
      file_read path=haccp/{f2}.csv from_line=5 | From line five | The smallest file, from line 5 on.
      file_read path=recipes/{f3}.md | The recipe | Read the file that is no table.
      ^ | Recipe | One of the files lies in recipes. Read it.
      cron_remove id={j2} | No more Friday cleaning | The second plan is not needed any longer.
      ^ | Remove the cleaning | By its id, which step {step3} found.
      cron_remove id={j1} | Remove the plan for the dough
      file_search query={word} | Where is {word}? | Find files in which {word} stands, anywhere.
      file_search query={word} path=recipes | In the recipes | Look for {word}, but only in the folder recipes.
      memory_recall query={word} limit=4 | Four at most | Search the notes for {word}; no more than four.
    `,
  },
  {
    language: 'en',
    event: 'cron - 06:30',
    earlier: ['Read the pool | pool_probe → free chlorine {cl} mg/l, pH {ph}, {t} °C', 'Ask who opens | roster → {who}, phone {ph1}', 'Visitors yesterday | count → {v} adults, {k} children'],
    slots: { cl: '0.3..1.4', ph: '6.8..7.6', t: '24.5..31.5', who: 'Ronja, Samir, Petros, Edda', ph1: '0170 8821, 0151 4470, 0163 905', v: '201..900', k: '20..200', host: 'city.baths.test, board.aqua.test, ops.lido.test' },
    tools: ['bathboard_show(line: int, text): Show a text on a line of the board', 'bathboard_clear(lines: int[]): Clear lines of the board', 'bathboard_blink(lines: int[], on: bool): Let lines blink'],
    steps: `
      bathboard_show line=1 text="Water {t} °C" | Water on line one | The word Water and how warm it is in °C, as step {step1} found it.
      ^ | First line | On line 1: Water, then its temperature with °C.
      bathboard_show line=2 text="pH {ph}" | Acidity on line two | pH and the value that was found.
      bathboard_clear lines=[3,4] | Lines three and four empty
      ^ | Clear | Lines 3 and 4 have to be empty, the others stay.
      bathboard_blink lines=[1,2,5] on=true | Blink | The first, the second and the fifth line shall blink.
      bathboard_blink lines=[2] on=false | No blinking | Line 2 stops blinking.
      send_message channel=sms to="{ph1}" text="Please open at 07:00" | Text who opens | By sms to the phone of the person who opens: "Please open at 07:00".
      notify message="{v} adults and {k} children" title="Yesterday" | Yesterday | Title Yesterday; how many adults and how many children, with and between them.
      http_request url=https://{host}/visitors method=POST body="{v},{k}" | Report | POST adults and children, a comma between and no blank, to https://{host}/visitors.
      http_request url=https://{host}/ph method=PUT body="{ph}" | Put the pH | PUT only the pH as the body to https://{host}/ph.
      file_write path=pool/morning.txt content="06:30 {cl} mg/l" | Fresh sheet | Write pool/morning.txt anew: the time of the event, a blank, the chlorine with its unit.
      memory_store key=opener content="{who}, {ph1}" | Who opens | Name and phone, a comma between, under opener.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/weld/{cell} {"robot": "{r}", "seam": {se}, "amps": {a}, "volt": {v}, "wire_m": {w}, "gas_l": {g}, "door": "{d}", "torch": {tp}, "clamp": {cp}}',
    slots: { cell: '1..6', r: 'R1, kuka-2, OTC4, robo7', se: '10..99', a: '110..320', v: '17.5..29.5', w: '5..48 / 52..400', g: '6..20', d: '=closed, locked / open', tp: '3..13', cp: '14..27', lvl: '=low / high' },
    tools: ['arc_params(robot, amps: int, volts: num): Set current and voltage', 'arc_skip(robot, seams: int[]): Leave seams out', 'arc_redo(robot, seam: int): Weld a seam again', 'wire_load(robot, spool: thin|thick, metres: int): Load wire', 'nozzle_clean(robot, cycles?: int): Clean the nozzle'],
    steps: `
      arc_params robot={r} amps={a} volts=21.5 | New voltage | The current stays as reported, the voltage becomes 21.5.
      ^ | 21.5 volts | Keep the amps of the message and set twenty-one and a half volts.
      arc_params robot={r} amps=180 volts={v} | New current | 180 A at the voltage of the message.
      @d arc_redo robot={r} seam={se} // failed "the door is open" | Once more | Weld the seam of the message again. With an open door nothing moves.
      ^ | Weld it again | If the cell is closed, repeat the seam that was reported; if it is not, fail.
      arc_skip robot={r} seams=[4,7,8] | Leave out 4, 7 and 8
      arc_skip robot={r} seams=[{se}] | Leave this seam out | Only the seam that was reported.
      @w wire_load robot={r} spool=thin metres=300 // failed "{w} m of wire are left" | Wire | Under fifty metres load three hundred of the thin one.
      nozzle_clean robot={r} | Clean the nozzle | How often is up to the machine.
      nozzle_clean robot={r} cycles=3 | Three cycles of cleaning
      notify message="{r}, seam {se}: {a} A, {v} V" | Foreman | Show the robot, a comma, the seam, a colon, current in A, a comma, voltage in V.
      @lvl gpio_write pin={cp} value=1 // gpio_write pin={cp} value=0 | Release the clamp | It grips while its output is {lvl}. Release.
      @lvl gpio_write pin={tp} value=0 // gpio_write pin={tp} value=1 | Enable the torch | The torch is enabled by {lvl} on its pin. Enable it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/shuttle {"van": "{van}", "driver": "{dr}", "guests": {g}, "bags": {b}, "from": "{from}", "to": "{to}", "at": "{at}", "seats": {se}}',
    slots: { van: 'V1, Sprinter 2, VAN-9, K12', dr: 'Rafael, Dorte, Niko, Imre', g: '2..8 / 10..16', b: '17..30', from: 'station, terminal 2, harbour, fair', to: 'Hotel Linde, Castle Inn, Parkhaus, Seeblick', at: '=05:50, 11:25, 18:40, 22:10', se: '=9' },
    tools: ['shuttle_trip(van, from, to, at): Plan a trip', 'shuttle_swap(van, driver): Give a van another driver', 'shuttle_void(van, at): Cancel a trip', 'taxi_call(from, to, people: int): Call a taxi'],
    steps: `
      @g shuttle_trip van="{van}" from="{from}" to="{to}" at={at} // taxi_call from="{from}" to="{to}" people={g} | Van or taxi | The van has nine seats. Up to nine guests: plan the trip. More: a taxi for all of them, from and to the same places.
      ^ | Who drives them | With more guests than the nine seats call a taxi for that many people; otherwise the van makes the trip at the hour of the message.
      shuttle_trip van="{van}" from="{to}" to="{from}" at=23:30 | Way back | The way back at half past eleven at night.
      ^ | And back again | Same van, the other direction, 23:30.
      shuttle_swap van="{van}" driver={dr} | The driver takes this van
      shuttle_void van="{van}" at={at} | Cancel | The guests have missed their train; the trip does not take place.
      taxi_call from="{to}" to="{from}" people=2 | Two of them go back | A taxi for two people, from where they were brought to where they came from.
      notify message="{dr}: {g} guests, {b} bags at {at}" | Porter | A notification: the driver, a colon, how many guests, how many bags at what time.
      send_message channel=whatsapp to={dr} text="{from} to {to} at {at}" | To the driver | By whatsapp to the driver: from where, the word to, where, at what time.
      pushover message="{g} guests and {b} bags for {to}" title="Shuttle" | Push | Title Shuttle: how many guests and how many bags for which house.
      failed "no tool can carry the bags" | Bags | Carry the bags up to the rooms.
    `,
  },
  {
    language: 'en',
    event: 'mqtt park/deck/{deck} {"bay": {bay}, "kw": {kw}, "plate": "{pl}", "kwh": {kwh}, "price_ct": {pr}, "cable": "{ca}", "contactor": {co}, "led": {led}}',
    slots: { deck: 'P1, P2, roof, U3', bay: '30..99', kw: '4..11 / 12..22', pl: 'EV 4471, MK-L 90, 8TRN552, S 118 E', kwh: '100..180', pr: '181..900', ca: '=locked, in / loose, out', co: '3..13', led: '14..27', lvl: '=high / low' },
    tools: ['evse_begin(bay: int, kw: int): Begin charging', 'evse_end(bay: int): End charging', 'evse_bill(plate, cents: int): Bill a car', 'evse_reserve(bay: int, plate, minutes?: int): Reserve a bay'],
    steps: `
      @ca evse_begin bay={bay} kw=11 // failed "the cable is {ca}" | Begin | Eleven kilowatts at the bay of the message. The cable must be locked in; a loose one is a reason to fail.
      ^ | Charge | If the cable sits tight charge with 11 kW in that bay, else fail.
      @kw failed "it draws {kw} kW" // evse_end bay={bay} | Too much | End charging if it draws more than 11 kW.
      evse_bill plate="{pl}" cents={pr} | Bill | The price of the message for the car of the message.
      ^ | The car pays | What it costs is in the message, mind that kWh are something else.
      evse_bill plate="{pl}" cents=500 | Five euros | A flat five euros for that car, whatever was charged.
      evse_reserve bay={bay} plate="{pl}" | Keep the bay | For the same car; nobody said for how long.
      evse_reserve bay={bay} plate="{pl}" minutes=45 | Keep it for three quarters of an hour
      @lvl gpio_write pin={co} value=0 // gpio_write pin={co} value=1 | Cut the current | The contactor closes at {lvl}. Cut the current.
      @lvl gpio_write pin={led} value=1 // gpio_write pin={led} value=0 | Light the LED | Dark at the other level, bright at {lvl}: make it bright.
      notify message="{pl} charges {kw} kW in bay {bay}" | Attendant | One sentence: which car charges how many kW in which bay.
      file_write path=park/energy.csv content="{bay},{kwh},{pr}" append=true | Energy list | bay,kWh,price as the next line of park/energy.csv.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/stock/low {"item": "{it}", "left": {l}, "par": {par}, "shelf": "{sh}", "requested_by": "{rb}", "approved": "{ap}", "supplier": "{su}", "tel": "{tel}"}',
    slots: { it: 'masks FFP2, tape 2 cm, suture 3-0, saline', l: '2..19', par: '40..200', sh: 'C3, M-12, top-4, R08', rb: 'Ilona, Theo, Farah, Gus', ap: '=yes, granted / no, pending', su: 'Hartwell, Medisor, B&K, Nordmed', tel: '555-0141, 555-0178, 555-0190' },
    tools: ['supply_reorder(item, supplier, packs: int, express?: bool): Order an item', 'supply_return(item, supplier, packs: int): Send an item back', 'supply_par(item, level: int): Set the level to which it is filled', 'shelf_tag(shelf, text): Set the label of a shelf'],
    steps: `
      @ap supply_reorder item="{it}" supplier="{su}" packs={par} // failed "the approval is {ap}" | Order up to par | As many packs as the par level says, from the supplier named. Nothing is ordered before it is approved.
      ^ | Reorder | The approval decides: if it is there, order the par quantity at that supplier; if not, fail.
      supply_reorder item="{it}" supplier="{su}" packs=6 express=true | Six in a hurry | Half a dozen packs by express.
      supply_return item="{it}" supplier="{su}" packs=2 | Two packs back | They were damaged, send them back to where they came from.
      supply_par item="{it}" level=150 | Par to 150 | The level of the message is too low for the winter.
      shelf_tag shelf={sh} text="{it}: {l} left" | Shelf label | On the label of its shelf: the item, a colon, how many are left.
      ^ | Label | The shelf of the message shall say, after the name of the item and a colon, "N left".
      notify message="{rb} needs {it} from {su}" | Who needs what | One sentence on this computer: who needs what from which supplier.
      send_message channel=sms to="{tel}" text="{it} is low: {l} left" | Text | By sms to the number in the message: that the item is low, a colon, how many are left.
      memory_store key=low content="{it} on {sh}, par {par}" | Remember | Under low: what on which shelf, a comma, the word par and its number.
      sop_execute name=restock payload="{it}" | Start restock | Start the procedure restock with the item alone as its payload.
    `,
  },
];
