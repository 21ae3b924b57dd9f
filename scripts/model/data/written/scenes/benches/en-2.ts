import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in English, part 2. */
export const benchesEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /lab/book {"instrument": "{ins}", "user": "{user}", "day": "{day}", "from": "{from}", "to": "{to}", "training": "{tr}", "pin": {pin}}',
    slots: { ins: 'HPLC-2, NMR400, SEM, cyto-1', user: 'Farida, Jonas, Lucia, Wen', day: '=2026-04-02, 2026-04-21, 2026-05-13, 2026-06-30', from: '=08:00, 09:30, 11:15', to: '=13:00, 14:45, 18:30', tr: '=done, current / open, lapsed', pin: '4..27' },
    tools: ['slot_take(instrument, user, date, start, end): Book an instrument', 'slot_give(instrument, date, start): Give a booking back', 'tutor_ask(user, instrument, tutor): Ask a tutor to train a user'],
    steps: `
      @tr slot_take instrument={ins} user={user} date={day} start={from} end={to} // tutor_ask user={user} instrument={ins} tutor=Bergson | Book or train | Users whose training is done get the booking they ask for. For others ask Bergson to train them on that instrument.
      @tr slot_take instrument={ins} user={user} date={day} start={from} end={to} // failed "the training is {tr}" | Book | As asked; without a valid training the step fails.
      slot_give instrument={ins} date={day} start={from} | Give back | The booking of the message is given back.
      slot_take instrument={ins} user=Bergson date={day} start={to} end=20:00 | Service after it | Book the same instrument for Bergson on the same day, from the end of the booking until eight in the evening.
      gpio_write pin={pin} value=0 | Shut the door valve | The valve is open at 1 and closes at 0. Close it; the pin came along.
      notify message="{ins}: {user}, {from} to {to}" | On the door | Notification here: the instrument, a colon, the user, a comma, from when to when.
      file_write path=lab/bookings.csv content="{day},{from},{to},{user}" append=true | Table | Append day, start, end and user to lab/bookings.csv with commas between.
      memory_recall query={user} limit=3 | Earlier bookings | Three notes at most about the user.
      memory_recall query={ins} | What do we know of it | Look in the notes for the instrument.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/freezer/{f}/alarm {t} °C',
    slots: { f: 'ULT-1, cold3, BF-7, minus80', t: '-79..-71 / -64..-40', co2: '4..12', bell: '13..27', lvl: '=high / low' },
    tools: ['lnx_inject(freezer, seconds: int): Inject liquid nitrogen', 'lnx_order(litres: int, supplier): Order nitrogen', 'freezer_lockout(freezer, hours: int): Lock a freezer'],
    steps: `
      @t failed "it is at {t} °C" // lnx_inject freezer={f} seconds=90 | Inject | A minute and a half of nitrogen, if the freezer of the topic is warmer than -70 °C.
      lnx_order litres=200 supplier=Airgas | Order nitrogen | Two hundred litres from Airgas.
      freezer_lockout freezer={f} hours=6 | Keep it shut | For six hours nobody may open it.
      mqtt_publish topic=lab/display payload="{t} °C" | Display | Pass what came in on to lab/display as it is.
      file_write path=lab/{f}.log content="{t} °C" append=true | Log | Append the reading with its unit, unchanged, to lab/{f}.log.
      notify message="{f} is at {t} °C, the limit is -70 °C" | Warn | Show one sentence here: which freezer is at how many °C, a comma, and that the limit is -70 °C.
      @lvl gpio_write pin={bell} value=0 // gpio_write pin={bell} value=1 | Bell off | The bell hangs on {bell} and rings at {lvl}. Silence it.
      @lvl gpio_write pin={co2} value=1 // gpio_write pin={co2} value=0 | Backup cooling | CO2 backup: {co2}, bell: {bell}. The backup flows while {lvl}. Let it flow.
      @t memory_store key={f} content=fine // memory_store key={f} content=warm | Verdict | Under the freezer's name the word fine if it is colder than minus 70, the word warm if not.
    `,
  },
  {
    language: 'en',
    earlier: ['Titrate | titrator_run → sample {s}: {ml} ml, pH {ph}, factor {fac}', 'Ask the stock | reagent_left → NaOH {naoh} ml, HCl {hcl} ml'],
    slots: { s: 'T-118, W4, K-27, 9031', ml: '4.2..24.8', ph: '6.2..6.9 / 7.1..8.4', fac: '0.96..1.04', naoh: '20..190 / 210..900', hcl: '910..1800' },
    tools: ['titr_result(sample, ml: num, factor: num): Keep a result', 'titr_again(sample, speed: slow|normal): Repeat a titration', 'reagent_fill(reagent: NaOH|HCl, ml: int): Fill up a reagent'],
    steps: `
      titr_result sample={s} ml={ml} factor={fac} | Keep the result | Volume and factor as step {step1} found them.
      titr_again sample={s} speed=slow | Again, slowly | Repeat the sample of step {step1}, slowly.
      @naoh reagent_fill reagent=NaOH ml=500 // failed "{naoh} ml are left" | Caustic | Fill half a litre of NaOH up if step {step2} found less than 200 ml of it.
      @ph titr_again sample={s} speed=normal // titr_result sample={s} ml={ml} factor={fac} | Sour? | With a pH under 7 repeat at normal speed, with one over 7 keep the result with its volume and factor.
      file_write path=lab/titration.txt content="{s}: {ml} ml" append=true | Line | Append to lab/titration.txt the sample, a colon and the volume in ml.
      notify message="{s} needs {ml} ml, factor {fac}" | Result here | Show: which sample needs how many ml, a comma, the factor with its name.
      pushover message="HCl {hcl} ml left" | Acid left | Push how many ml of HCl are left, as "HCl N ml left".
      mqtt_publish topic=lab/ph payload="{ph}" | The pH alone
      failed "nobody gave a concentration" | Set the concentration | Store the concentration of the standard under standard.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/keg/{line} {"beer": "{beer}", "keg_l": {l}, "co2_bar": {bar}, "line_c": {t}, "tap": {tap}, "valve": {va}}',
    slots: { line: '1..16', beer: 'Amber, Helles, Porter, Saison', l: '2..9 / 11..50', bar: '0.4..0.9 / 1.6..2.8', t: '3.1..11.5', tap: '1..12', va: '13..27' },
    tools: ['taphouse.swap(tap: int, beer): Put another beer on a tap', 'taphouse.shut(tap: int): Shut a tap', 'taphouse.flush(line: int, seconds: int): Flush a line', 'taphouse.gas(line: int, bar: num): Set the gas pressure'],
    steps: `
      @l taphouse.shut tap={tap} // failed "there are {l} litres in the keg" | Shut when low | With under ten litres in the keg shut the tap of the message.
      taphouse.swap tap={tap} beer="Pale Ale" | Another beer | Put Pale Ale on the tap of the message, not on the line's number.
      taphouse.swap tap=13 beer="{beer}" | Also on thirteen | The beer of the message goes on tap 13 as well.
      taphouse.flush line={line} seconds=45 | Flush | Three quarters of a minute, the line of the topic.
      @bar taphouse.gas line={line} bar=1.2 // taphouse.gas line={line} bar=1.4 | Gas | Under one bar set it to 1.2; over one bar to 1.4.
      gpio_write pin={va} value=1 | Glycol | Glycol flows at 1. Let it flow; the output is the valve in the message.
      notify message="Tap {tap}: {beer}, {l} litres left" | Bar | Show here which tap, a colon, the beer, a comma, how many litres are left.
      send_message channel=telegram to=cellar text="{beer} on line {line} is at {t} °C" | Cellar | Telegram to cellar, one sentence: which beer on which line is at how many °C.
      sop_execute name=change-keg payload={l} | Start change-keg | Start the procedure change-keg and give it how many litres are left.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bottling/fault {"line": "{line}", "station": {st}, "code": "{code}", "bottles": {n}, "speed_bph": {sp}, "who": "{who}"}',
    slots: { line: 'KHS-1, glass, can-2, PET3', st: '1..12', code: 'F204, E-31, B17, A0.9', n: '300..9000', sp: '2400..18000', who: 'Radek, Simone, Olu, Priya' },
    tools: ['filler_rate(line, bottles_h: int): Set the speed of a line', 'filler_stop(line, station: int): Stop a station', 'filler_reset(line, code): Reset a fault', 'shift_call(person, line): Call a person to a line'],
    steps: `
      filler_reset line={line} code={code} | Reset | The fault that came in, on the line that sent it.
      filler_stop line={line} station={st} | Stop the station | Only the one with the fault.
      filler_rate line={line} bottles_h=6000 | Slow down | Six thousand an hour on that line.
      filler_rate line={line} bottles_h={sp} | Back to speed | The line gets the speed again that the message gives.
      shift_call person={who} line={line} | Call the one on duty
      shift_call person=Hedda line={line} | Call Hedda | Hedda comes to the line, not the person of the message.
      notify message="{line}, station {st}: {code}" title="Bottling" | Fault | Title "Bottling". The line, a comma, the station with its number, a colon, the code of the fault.
      pushover message="{n} bottles at {sp} an hour" | Count | Push how many bottles at how many an hour.
      file_write path=bottling/faults.csv content="{code},{st},{n}" append=true | Fault list | Append code, station, bottles to bottling/faults.csv: commas, no blanks.
      memory_store key=fault-{code} content="{line}, {who}" | Keep | Under fault-{code} the line and who it was.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"date": "{date}", "weekday": "{wd}", "hour": {h}}',
    earlier: ['Read the sourdough | ferm_probe → pH {ph}, {t} °C, risen {rise} %', 'Flour in the silo | silo_level → wheat {w} kg, rye {r} kg'],
    slots: { date: '=2026-01-12, 2026-02-19, 2026-03-27, 2026-10-08', wd: '=Monday, Wednesday, Friday / Saturday, Sunday', h: '=2, 3, 4 / 9, 11, 14', ph: '3.6..3.9 / 4.1..4.6', t: '21.5..28.5', rise: '40..190', w: '200..480 / 520..2400', r: '2500..3900' },
    tools: ['starter_feed(flour_g: int, water_g: int): Feed the sourdough', 'starter_cool(celsius: num): Cool the sourdough', 'silo_draw(flour: wheat|rye, kilos: int): Draw flour', 'silo_order(flour: wheat|rye, kilos: int, date): Order flour'],
    steps: `
      @ph failed "the pH is {ph}" // starter_feed flour_g=2000 water_g=1600 | Feed | Two kilos of flour and 1.6 kilos of water, as long as the pH of step {step1} is still above 4.
      starter_cool celsius=5.5 | Cool it | To five and a half degrees.
      @wd silo_draw flour=wheat kilos=180 // silo_draw flour=wheat kilos=240 | Draw wheat | 240 kilos on Saturdays and Sundays, 180 on other days. The weekday is in the event.
      @h silo_draw flour=rye kilos=60 // failed "it is {h} o'clock" | Rye before five | Draw sixty kilos of rye, but only before five in the morning.
      @w silo_order flour=wheat kilos=1000 date={date} // failed "there are {w} kg of wheat" | Order wheat | If step {step2} found less than half a ton of wheat, order a ton for the day of the event.
      notify message="Sourdough: pH {ph}, {t} °C, risen {rise} %" | Show | Here, after Sourdough and a colon: the pH, the temperature in °C and by how many % it has risen.
      file_write path=bakery/starter.csv content="{date},{ph}" append=true | One line | Append to bakery/starter.csv: date, comma, pH, as in 2026-03-02,4.1.
      memory_store key=rye content="{r} kg" | Rye left | Under rye, how many kg of it the silo holds.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/slicer/{n} {"mode": "{mode}", "mm": {mm}, "loaves": {l}, "jam": {jam}, "guard": {guard}, "belt_pin": {bp}, "blow_pin": {bl}}',
    slots: { n: '1..5', mode: '=thin, thick, toast', mm: '8..18', l: '20..900', jam: '=true / false', guard: '=false / true', bp: '3..14', bl: '15..27', lvl: '=0 / 1' },
    tools: ['slice_width(slicer: int, mm: int): Set the width', 'slice_run(slicer: int, loaves: int): Slice loaves', 'slice_halt(slicer: int): Halt', 'bag_size(slicer: int, size: small|large): Choose the bag'],
    steps: `
      @jam slice_halt slicer={n} // slice_run slicer={n} loaves=50 | Jam? | If the message reports a jam halt the slicer, else let it slice fifty loaves.
      @guard failed "the guard is off" // slice_run slicer={n} loaves=20 | Slice | Twenty loaves. The guard has to be on: true means on.
      slice_width slicer={n} mm=11 | Eleven millimetres | Set the width of that slicer.
      slice_width slicer={n} mm={mm} | The width of the message
      bag_size slicer={n} size=large | Bags | The large ones.
      @lvl gpio_write pin={bp} value=1 // gpio_write pin={bp} value=0 | Belt stop | The belt moves while its pin is {lvl}. Stop it.
      @lvl gpio_write pin={bl} value=0 // gpio_write pin={bl} value=1 | Blow | The blower's pin stands in the message too. It blows at {lvl}. Blow the crumbs off.
      notify message="Slicer {n}: {l} loaves, {mode}, {mm} mm" | Show | Which slicer, a colon, how many loaves, the mode, how many mm: as a notification here.
      failed "no tool can sharpen the blades" | Sharpen | The blades have become blunt and must be sharpened.
    `,
  },
  {
    language: 'en',
    event: 'webhook /canteen/order {"order": {o}, "table": {tb}, "dish": "{dish}", "without": "{wo}", "guests": {g}, "allergy": "{al}", "waiter": "{wt}"}',
    slots: { o: '100..999', tb: '1..40', dish: 'gnocchi, curry, schnitzel, ramen', wo: '=onion, cream, egg, peanuts', g: '1..9', al: '=nuts, milk, gluten / none, no', wt: 'Marisol, Peer, Anouk, Joe' },
    tools: ['kds_push(order: int, dish, station: cold|grill|pan): Send a dish to a station', 'kds_void(order: int, dish): Take a dish off an order', 'kds_rush(order: int, minutes: int): Bring an order forward', 'bill_split(table: int, parts: int): Split a bill', 'bill_discount(table: int, percent: int): Give a discount'],
    steps: `
      kds_push order={o} dish={dish} station=pan | To the pan | Send the dish of the order there.
      kds_push order={o} dish="green salad" station=cold | A salad with it | Green salad for this order, from the cold station.
      kds_void order={o} dish={dish} | Take it off | The guest does not want the dish any more.
      kds_rush order={o} minutes=10 | Ten minutes earlier
      bill_split table={tb} parts={g} | Split | The bill of the table goes into as many parts as there are guests.
      bill_discount table={tb} percent=25 | A quarter off | For the table of the order.
      @al notify message="Table {tb}: {dish}, allergy {al}" // failed "no allergy is named" | Allergy | If an allergy is named show here: the table, a colon, the dish, a comma, the word allergy and which. If none is named the step fails.
      pushover message="{dish} without {wo} for table {tb}" | To the cook | Push which dish without what for which table.
      send_message channel=signal to={wt} text="Order {o}: {g} guests" | Waiter | By signal to the waiter: Order with its number, a colon, how many guests.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kitchen/fryer/{n} {"oil_c": {t}, "tpm_pct": {tpm}, "basket": "{b}", "hood": {hp}, "gas": {gp}}',
    slots: { n: '1..4', t: '150..184 / 192..215', tpm: '6..23 / 25..32', b: '=up / down', hp: '2..13', gp: '14..27' },
    tools: ['fry_lift(fryer: int, up: bool): Lift or lower the basket', 'fry_temp(fryer: int, celsius: int): Set the oil', 'fry_drain(fryer: int, litres: int): Drain oil', 'fry_time(fryer: int, seconds: int): Set the time'],
    steps: `
      @b fry_lift fryer={n} up=false // fry_lift fryer={n} up=true | The other way | If the basket is up lower it; if it is down lift it.
      fry_lift fryer={n} up=true | Out with the chips | The basket of the fryer in the topic comes out of the oil.
      fry_temp fryer={n} celsius=175 | Oil to one hundred seventy-five degrees
      fry_time fryer={n} seconds=210 | Three and a half minutes
      @tpm failed "the oil has {tpm} %" // fry_drain fryer={n} litres=8 | Old oil | With more than 24 % the oil is spent: drain eight litres. Otherwise fail.
      @t gpio_write pin={gp} value=1 // gpio_write pin={gp} value=0 | Burner | The burner burns with its gas output at 1. Above 190 °C cut it off, below that let it burn.
      gpio_write pin={hp} value=1 | Hood | Hood output of the message to 1, it extracts then.
      notify message="Fryer {n}: oil {t} °C, {tpm} %" | Show | Here: the fryer, a colon, the word oil and its temperature in °C, a comma, the percentage.
      memory_store key=fryer-{n} content="{tpm} %" | Quality of the oil | Only the percentage with its sign, under fryer-{n}.
    `,
  },
  {
    language: 'en',
    earlier: ['Sharpening list | knife_list → chef 1: {d1} days, boning: {d2} days, bread: {d3} days', 'Who is on | roster_today → {p1} at the grill, {p2} at the pass, {p3} in the cold kitchen'],
    slots: { d1: '1..9', d2: '30..60', d3: '10..29', p1: 'Hugo, Saskia, Emre', p2: 'Lotte, Benedikt, Ravi', p3: 'Nadia, Piet, Chiara' },
    tools: ['roster_swap(person, with): Let two people change places', 'roster_send(person, station): Send a person to a station', 'edge_book(knife, grit: int): Book a sharpening'],
    steps: `
      edge_book knife=boning grit=3000 | The one longest ago | Book the knife that was sharpened longest ago, by step {step1}, with grit 3000.
      edge_book knife=bread grit=1000 | Bread knife, grit a thousand
      roster_send person={p2} station=bar | Pass to bar | Whoever stands at the pass goes to the station bar. Step {step2} says who.
      roster_send person={p3} station=grill | Help at the grill | Send the person from the cold kitchen to the grill.
      roster_swap person={p1} with={p3} | Swap | The one at the grill changes places with the one in the cold kitchen.
      notify message="{p1} grill, {p2} pass" | Board | Show here who is at the grill and who at the pass, each name followed by the place, with a comma between.
      send_message channel=whatsapp to={p1} text="Please start at 16:30" | To the grill | By whatsapp to the person at the grill, exactly: "Please start at 16:30".
      memory_store key=bread-knife content="{d3} days" | Bread knife | Under bread-knife how many days ago it was.
      failed "no tool can wash the knives" | Wash the knives
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/lift/{lift} {"car": "{car}", "kg": {kg}, "arms": "{arms}", "height_cm": {h}, "lock_pin": {lk}, "motor_pin": {mo}, "mechanic": "{me}"}',
    slots: { lift: '1..6', car: 'BN-K 4471, TX 90 RR, F-771-AB, 66-ZPH', kg: '900..2900 / 3100..4200', arms: '=locked, safe / loose, unlocked', h: '10..180', lk: '4..13', mo: '14..27', me: 'Gunnar, Toni, Aysel, Mack', lvl: '=1 / 0' },
    tools: ['hoist_to(lift: int, cm: int): Bring a lift to a height', 'hoist_rest(lift: int): Set a lift on its catches', 'bay_assign(bay: int, car, mechanic): Give a bay to a car and a mechanic', 'part_fetch(part, bay: int): Fetch a part to a bay'],
    steps: `
      @arms hoist_to lift={lift} cm=170 // failed "the arms are {arms}" | Lift | Up to 1.7 metres, but only with the arms secured.
      @kg hoist_to lift={lift} cm=60 // failed "{kg} kg are too heavy" | Half height | To sixty centimetres, if the car weighs no more than 3000 kg.
      hoist_rest lift={lift} | On the catches
      bay_assign bay=4 car="{car}" mechanic={me} | Bay four | The car and the mechanic of the message get bay 4.
      part_fetch part="brake disc" bay={lift} | Brake disc | A brake disc to the bay with the same number as the lift.
      @lvl gpio_write pin={lk} value=1 // gpio_write pin={lk} value=0 | Lock | The catch locks at {lvl}; its pin is in the message. Lock it.
      @lvl gpio_write pin={mo} value=0 // gpio_write pin={mo} value=1 | Motor off | The lift's motor runs at {lvl}. Off with it.
      notify message="{me}: {car} is on lift {lift}" | Call | Show here the mechanic, a colon, and which car is on which lift.
      file_write path=garage/lifts.txt content="{car}, {kg} kg, {h} cm" append=true | Log | Car, weight in kg, height in cm onto the end of garage/lifts.txt.
    `,
  },
  {
    language: 'en',
    event: 'webhook /garage/test {"plate": "{plate}", "brake_l": {bl}, "brake_r": {br}, "co_pct": {co}, "lamp": "{lamp}", "tester": "{te}", "slot": "{sl}"}',
    slots: { plate: 'KA 55 MM, 2TRR410, GH-118-P, WP 60 JKL', bl: '210..340', br: '341..420', co: '0.1..0.2 / 0.4..2.8', lamp: '=ok, fine / dim, broken', te: 'Ingrid, Dev, Paulo', sl: '=08:15, 10:40, 13:20' },
    tools: ['mot_pass(plate, months: int): Pass a vehicle', 'mot_fail(plate, reason: brakes|lamps|exhaust): Fail a vehicle', 'mot_note(plate, left: int, right: int): Note the brakes left and right', 'mot_retest(plate, date, time): Plan a retest'],
    steps: `
      @lamp mot_pass plate="{plate}" months=24 // mot_fail plate="{plate}" reason=lamps | Lamps | Good lamps: pass for two years. Bad lamps: fail it because of them.
      @co mot_pass plate="{plate}" months=12 // mot_fail plate="{plate}" reason=exhaust | Exhaust | Up to 0.3 % CO it passes for a year, above it fails because of the exhaust.
      mot_note plate="{plate}" left={bl} right={br} | Brakes | Note both values of the message.
      mot_retest plate="{plate}" date=2026-05-19 time={sl} | Retest | On 2026-05-19 at the same hour as now.
      notify message="{plate}: left {bl}, right {br}" | Brake values | Show here the plate, a colon, the left value after left, a comma, the right after right.
      memory_store key=last-co content="{plate}: {co} % CO" | Exhaust | Under last-co: the plate, a colon and how many % CO.
      send_message channel=email to={te} text="{plate} failed because of the lamps" | Mail | Email to the tester: which plate failed, because of the lamps.
      mqtt_publish topic=garage/co payload="{co}" | CO alone | Publish just the CO to garage/co.
    `,
  },
  {
    language: 'en',
    event: 'mqtt print3d/{p} {"job": "{job}", "layer": {la}, "nozzle_c": {nz}, "bed_c": {bed}, "spool": "{sp}", "grams_left": {g}, "part_pin": {pp}}',
    slots: { p: 'prusa-2, voron, X1-b, delta3', job: 'bracket-4, gear22, lamp foot, cover', la: '3..480', nz: '190..255', bed: '50..105', sp: '=PLA, PETG, ABS', g: '12..95 / 105..900', pp: '4..27' },
    tools: ['fdm_heat(printer, nozzle: int, bed: int): Set nozzle and bed', 'fdm_hold(printer, layer: int): Pause at a layer', 'fdm_go(printer, job): Print a job', 'spool_swap(printer, from: PLA|PETG|ABS|TPU, to: PLA|PETG|ABS|TPU): Change the material'],
    steps: `
      fdm_heat printer={p} nozzle=215 bed=60 | PLA heat | Bed 60, nozzle 215.
      fdm_heat printer={p} nozzle={nz} bed={bed} | Keep both | Set what the message reports for nozzle and bed.
      @g fdm_hold printer={p} layer={la} // failed "{g} grams are left" | Spool nearly empty | With less than a hundred grams left pause at the layer it is in.
      fdm_go printer={p} job="{job}" | Once more | Print the job again on the same printer.
      spool_swap printer={p} from={sp} to=TPU | Soft | TPU instead of what is in.
      gpio_write pin={pp} value=0 | Part fan | The part fan blows at 1. It has to stand.
      notify message="{p}: {job}, layer {la}" | Show | Which printer, a colon, which job, a comma, which layer.
      pushover message="{g} grams of {sp} left" | Spool | Push how many grams of what are left.
      failed "no tool can level the bed" | Level the bed | Level the bed by hand with a sheet of paper.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bindery/job {"title": "{ti}", "copies": {c}, "pages": {pg}, "binding": "{bi}", "spine_mm": {spn}, "glue_c": {gl}, "customer": "{cu}"}',
    slots: { ti: 'Annual Report, Cookbook, Atlas, Yearbook', c: '50..4000', pg: '48..640', bi: '=perfect, saddle, thread', spn: '4..42', gl: '130..158 / 162..185', cu: 'Adler Press, City of Lund, Brome College' },
    tools: ['bind_set(binding: perfect|saddle|thread, spine: int): Set the binder', 'bind_glue(celsius: int): Set the glue', 'bind_start(copies: int, pages: int): Start binding', 'parcel_label(customer, copies: int): Print parcel labels'],
    steps: `
      bind_set binding={bi} spine={spn} | Set up | As the job says: binding and spine.
      bind_set binding=saddle spine=5 | Brochure | This one is stapled through the fold, spine five: saddle.
      bind_start copies={c} pages={pg} | Go | All copies with the pages of the job.
      bind_start copies=10 pages={pg} | Ten for proof | Ten copies with the job's pages.
      @gl bind_glue celsius=170 // failed "the glue is at {gl} °C" | Glue | If the glue is below 160 °C bring it to 170.
      parcel_label customer="{cu}" copies={c} | Labels | For the customer, the copies of the job.
      notify message="{ti}: {c} copies, {pg} pages" | Show | Notification here: title, colon, how many copies, comma, how many pages.
      send_message channel=email to="{cu}" text="{ti} will be bound on Thursday" | Mail the customer | Email to the customer that the book, by its title, will be bound on Thursday.
      file_write path=bindery/today.txt content="{ti} / {bi} / {spn} mm" append=true | List | Append to bindery/today.txt: title / binding / spine with mm.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sewing/line/{l} {"station": {s}, "operator": "{op}", "style": "{st}", "done": {d}, "target": {tg}, "thread": "{th}", "lamp": {lp}}',
    slots: { l: '1..9', s: '10..40', op: 'Mina, Rosa, Thuy, Esra', st: 'polo-7, JK22, shirt 4, apron', d: '41..99', tg: '100..240', th: '=red 40, white 60, navy 40', lp: '4..27' },
    tools: ['seam_order(thread, cones: int): Order thread', 'line_goal(line: int, pieces: int): Set the goal of a line', 'op_move(operator, station: int): Move an operator to a station', 'op_break(operator, minutes: int): Give an operator a break'],
    steps: `
      seam_order thread="{th}" cones=12 | Thread | A dozen cones of the thread that is running out.
      line_goal line={l} pieces={tg} | Goal | The line of the topic gets the target of the message.
      line_goal line={l} pieces={d} | Lower the goal | Its goal becomes what has been done so far.
      op_move operator={op} station=3 | Move | The operator of the message goes to station 3.
      op_move operator=Yara station={s} | Yara steps in | Yara takes the station that the message names.
      op_break operator={op} minutes=15 | A quarter of an hour off | For the operator who reported.
      gpio_write pin={lp} value=1 | Call lamp | The call lamp of the station burns when its pin is high. It must burn.
      notify message="Line {l}: {d} of {tg} {st}" | Status | Show here: the line, a colon, how many done, the word of, the target, and the style.
      memory_store key=station-{s} content="{op}, {th}" | Keep | Operator and thread under station-{s}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/gas {"zone": "{z}", "gas": "{gas}", "ppm": {ppm}, "cyl_bar": {bar}, "since": "{since}"}',
    slots: { z: '=A / B / C', gas: '=hydrogen, propane, ammonia, CO', ppm: '12..190', bar: '14..39 / 45..180', since: '=09:12, 13:47, 02:31', a: '4..10', b: '11..18', c: '19..27' },
    tools: ['cylbank_swap(from: left|right, to: left|right): Change the cylinder side', 'cylbank_shut(zone): Shut the gas of a zone', 'cylbank_free(zone): Free the gas of a zone', 'evac_call(zone, floor: int): Call for leaving'],
    steps: `
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Horn of the zone | The horns: A on {a}, B on {b}, C on {c}. Sound the one of the zone that reported; 1 sounds.
      ^ | Sound the right horn | {a} is the horn of A, {b} that of B, {c} that of C. The pin of the reported zone goes high.
      @z gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Cut the valve | The gas valves hang on {a}, {b} and {c} for zones A, B and C in this order and are held open by a 1. Let the valve of the reported zone fall shut.
      cylbank_shut zone={z} | Shut the zone of the message
      @bar cylbank_swap from=left to=right // failed "the cylinders have {bar} bar" | Other side | If less than 40 bar are left change over from the left to the right side.
      cylbank_swap from=right to=left | Back to the left
      evac_call zone={z} floor=2 | Leave floor two | Call for leaving the zone of the message, on the second floor.
      notify message="Zone {z}: {ppm} ppm {gas} since {since}" | Alarm | Show here: the zone, a colon, how many ppm of which gas, since when.
      pushover message="{gas} {ppm} ppm, limit 25 ppm" | Push with the limit | Push the gas and its ppm, a comma, then that the limit is 25 ppm.
    `,
  },
  {
    language: 'en',
    event: 'webhook /io/request {"device": "{dev}", "pin": {pin}, "state": "{state}", "by": "{by}", "minutes": {min}}',
    slots: { dev: 'shaker, chiller, centrifuge, stirrer', pin: '0..3 / 8..27', state: '=on / off', by: 'Fabian, Noor, Elise, Kwame', min: '5..90 / ∅, null, "?"' },
    tools: ['rigbook_add(device, person, minutes: int): Enter the use of a device', 'rigbook_close(device, person): End the use of a device'],
    steps: `
      @pin failed "pin {pin} belongs to the safety chain" // gpio_write pin={pin} value=1 | On, if allowed | Pins 0 to 3 belong to the safety chain and are refused. Any other pin of a request is set to 1.
      ^ | Not the safety chain | Switch on the output that was asked for. A request for 0, 1, 2 or 3 fails.
      @pin failed "pin {pin} is reserved" // gpio_write pin={pin} value=0 | Off, if allowed | Everything under pin 4 is reserved. The rest may be put low as requested.
      @state rigbook_add device={dev} person={by} minutes=30 // rigbook_close device={dev} person={by} | Book or close | State on: enter half an hour for the device and the person. State off: end it for both.
      @min rigbook_add device={dev} person={by} minutes={min} // failed "the request has no minutes" | Enter the time | Device, person and minutes as requested. If the minutes are missing, do not invent any: fail.
      @state gpio_write pin=22 value=1 // gpio_write pin=22 value=0 | The lamp follows | The lamp on 22 burns at 1. It burns when the request says on and is dark when it says off.
      @state gpio_write pin=23 value=0 // gpio_write pin=23 value=1 | The lock is the other way round | The lock on 23 follows inverted: 0 for on, 1 for off.
      notify message="{by} wants the {dev} {state}" | Show | Here, in one sentence: who wants which device in what state, as in "Ann wants the pump on".
    `,
  },
  {
    language: 'en',
    earlier: ['Read the two probes | probe_pair → mash {m} °C, sparge {s} °C', 'Look at the valves | valve_list → steam on pin {p1}, water on pin {p2}, drain on pin {p3}', 'Ask the brewer | ask → {yn}'],
    slots: { m: '61..64 / 66..72', s: '74..77 / 80..88', p1: '3..9', p2: '10..18', p3: '19..27', yn: '=yes, go ahead / no, wait' },
    tools: ['lauter_rake(level_cm: int, rpm: num): Set the rake', 'lauter_sparge(litres: int, celsius: int): Sparge', 'grist_dose(kilos: num): Add grist'],
    steps: `
      @m gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | Steam | Every valve opens at 1. Mash under 65 °C in step {step1}: open the steam. Over 65: close it. Pins in step {step2}.
      @yn lauter_sparge litres=80 celsius=77 // failed "the brewer said no" | Sparge | Eighty litres at 77 degrees, if the brewer said yes in step {step3}.
      @yn gpio_write pin={p3} value=1 // failed "the brewer said no" | Drain | With the brewer's consent open the drain, with 1.
      gpio_write pin={p2} value=0 | Close the water | Water valve to 0; its pin was found with the others.
      gpio_write pin={p3} value=0 | Drain shut | The last valve of the list is closed by a 0.
      @s failed "the sparge water has {s} °C" // lauter_sparge litres=60 celsius={s} | Hot water | Sixty litres at the temperature that was found for sparge, but only above 78 °C.
      lauter_rake level_cm=12 rpm=0.5 | Rake | Twelve centimetres, half a turn a minute.
      grist_dose kilos=2.5 | Two and a half kilos of grist
      notify message="Mash {m} °C, sparge {s} °C" | Two temperatures | Show here mash and sparge, each with its temperature in °C, a comma between.
      file_write path=brew/sparge.txt content="{s} °C" | Sparge only | Write to brew/sparge.txt what was found for sparge, with °C.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hotel/plant {"boiler_c": {bo}, "pool_c": {po}, "sauna_c": {sa}, "guests": {g}, "pumps": {"boiler": {pb}, "pool": {pp}, "sauna": {ps}}}',
    slots: { bo: '48..59 / 61..72', po: '25.5..31.5', sa: '65..84 / 86..99', g: '0 / 2..12', pb: '3..9', pp: '10..17', ps: '18..27' },
    tools: ['spa_kiln(celsius: int, humidity: int): Set the sauna', 'spa_light(scene: day|dusk|stars, percent: int): Set the light', 'plant_target(circuit: boiler|pool, celsius: int): Set a circuit', 'spa_close(minutes: int): Close the spa for some minutes'],
    steps: `
      @g spa_close minutes=120 // failed "{g} guests are inside" | Close | Close the spa for two hours once no guest is inside.
      @sa gpio_write pin={ps} value=1 // gpio_write pin={ps} value=0 | Sauna heater | Its pin stands under pumps, at sauna. 1 heats. Below 85 °C heat, above it do not.
      gpio_write pin={pp} value=0 | Pool pump | Stop the pump of the pool; 0 stops it.
      gpio_write pin={pb} value=1 | Boiler pump | Of the three pumps only that of the boiler is started, with 1.
      @bo plant_target circuit=boiler celsius=65 // failed "the boiler has {bo} °C" | Against germs | Below 60 °C the boiler is set to 65. At 60 or above the step fails.
      plant_target circuit=pool celsius=29 | Pool to 29
      spa_kiln celsius=80 humidity=15 | Sauna | Fifteen percent and eighty degrees.
      spa_light scene=stars percent=40 | Stars | The stars at forty percent.
      notify message="Boiler {bo} °C, pool {po} °C, sauna {sa} °C" | Three temperatures | Show here boiler, pool and sauna, each with its °C, commas between.
      pushover message="{g} guests, sauna {sa} °C" | Push | Push how many guests, then the word sauna and its °C.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/minibar {"room": {room}, "taken": ["{x}", "{y}"], "total_cents": {ct}, "maid": "{maid}", "checkout": "{co}"}',
    slots: { room: '101..720', x: '=cola, beer, gin', y: '=nuts, chocolate, water', ct: '250..4800', maid: 'Vera, Amparo, Dilek, Joy', co: '=today / tomorrow, Friday' },
    tools: ['folio_add(room: int, cents: int, kind: bar|laundry|phone): Put an amount on a bill', 'folio_cut(room: int, cents: int, kind: bar|laundry|phone): Take an amount off a bill', 'minibar_fill(room: int, first, second): Fill two things up', 'minibar_lock(room: int, locked: bool): Lock or unlock a minibar'],
    steps: `
      folio_add room={room} cents={ct} kind=bar | On the bill | The total goes on the bill of the room, as bar.
      folio_cut room={room} cents=300 kind=phone | Three off | Take three euros for the phone off the bill of the room.
      folio_add room={room} cents=1250 kind=laundry | Laundry | Twelve euros fifty of laundry for the same room.
      minibar_fill room={room} first={x} second={y} | Refill | Both things that were taken, in the order of the message.
      @co minibar_lock room={room} locked=true // failed "checkout is {co}" | Lock | If the guest checks out today lock the minibar.
      minibar_lock room={room} locked=false | Unlock the minibar | The one in the room of the message has to be free.
      notify message="Room {room}: {x} and {y}" | Taken | Show here: the room, a colon, the first thing taken, and, the second.
      send_message channel=telegram to={maid} text="Please refill room {room}" | Ask the maid | Telegram to the maid: Please refill room, with its number.
      file_write path=hotel/bar.csv content="{room},{ct}" append=true | List | Append room and total to hotel/bar.csv with a comma and no blank.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/guard/{tour} {"post": {post}, "guard": "{gu}", "time": "{time}", "door": "{door}", "battery_pct": {bat}, "lamp": {lamp}}',
    slots: { tour: 'T1, night-2, roof, cellar3', post: '1..40', gu: 'Klaas, Wanda, Silvio, Peng', time: '=22:14, 23:40, 01:05, 03:52', door: '=shut, locked / open, forced', bat: '4..19 / 21..99', lamp: '4..27' },
    tools: ['patrol_tick(tour, post: int): Tick off a post', 'patrol_late(tour, post: int, minutes: int): Enter a delay', 'patrol_relief(guard, relief): Relieve a guard', 'door_seal(post: int, sealed: bool): Seal or unseal a door'],
    steps: `
      patrol_tick tour={tour} post={post} | Tick | Tick off the post that reported, on the tour of the topic.
      patrol_late tour={tour} post={post} minutes=20 | Late | Twenty minutes late at that post.
      patrol_relief guard={gu} relief=Oskar | Relief | Oskar relieves the guard of the message.
      patrol_relief guard=Oskar relief={gu} | The other way | The guard of the message relieves Oskar.
      @door door_seal post={post} sealed=true // failed "the door is {door}" | Seal | Seal the door at the post, if it is shut.
      @bat notify message="{gu}: battery at {bat} %" // failed "the battery is at {bat} %" | Battery | Below 20 %: show here the guard, a colon, and that the battery is at so many %. Otherwise fail.
      gpio_write pin={lamp} value=0 | Lamp off | The post's lamp is lit by a 1. It is to be dark.
      file_write path=museum/tour.txt content="{time} / {gu} / {post}" append=true | Tour book | Onto the end of museum/tour.txt: time / guard / post.
      pushover message="Post {post}: door {door} at {time}" | Push | The post, a colon, how the door is and at what time: "Post 3: door open at 21:00".
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/device {"device": "{dev}", "serial": "{ser}", "room": {room}, "hours": {h}, "next_check": "{nc}", "state": "{st}"}',
    slots: { dev: 'infusion pump, monitor, defibrillator, ventilator', ser: 'SN-40117, D2-889, 77310, VX-04', room: '1..38', h: '120..1900 / 2100..7000', nc: '=2026-02-10, 2026-07-01, 2026-11-20', st: '=ok, ready / defect, leaking' },
    tools: ['medev_check(serial, date): Plan a check', 'medev_lend(serial, from_room: int, to_room: int): Lend a device', 'medev_out(serial, reason: defect|service): Take a device out of use', 'medev_in(serial, room: int): Put a device into use'],
    steps: `
      medev_check serial={ser} date={nc} | Plan the check | On the day of the next check in the message.
      medev_lend serial={ser} from_room={room} to_room=40 | Lend to forty | From its room to room 40.
      medev_lend serial={ser} from_room=40 to_room={room} | Bring it back | From 40 to the room of the message.
      @st medev_in serial={ser} room={room} // medev_out serial={ser} reason=defect | In or out | If it is fine put it into use in its room; if it is not, take it out as defect.
      @h failed "it has {h} hours" // medev_out serial={ser} reason=service | Service | More than 2000 hours: out of use for service. Fewer: the step fails.
      notify message="{dev} {ser} in room {room}: {st}" | Show | Here: which device with its serial number in which room, a colon, its state.
      memory_store key={ser} content="{dev}, {h} hours" | Keep | Under the serial number: the device, a comma and how many hours it has.
      send_message channel=email to=workshop text="Please check {ser} on {nc}" | Mail to the workshop | Please check, the serial number, on, the date: by email to workshop.
      failed "no tool can clean the device" | Disinfect | Wipe the housing with alcohol.
    `,
  },
  {
    language: 'en',
    earlier: ['Blood fridge | hemo_list → 0 neg: {a} bags, A pos: {b} bags, B pos: {c} bags', 'Next surgery | or_plan → {pat} at {t} in theatre {th}, group {gr}'],
    slots: { a: '0..4 / 6..20', b: '21..40', c: '41..60', pat: 'Kowalski, Abara, Lindholm', t: '=07:45, 10:30, 13:15', th: '1..8', gr: '=A pos, B pos' },
    tools: ['hemo_reserve(group, bags: int, theatre: int): Reserve blood', 'hemo_call(group, bags: int): Order blood', 'or_shift(theatre: int, time): Move a surgery', 'or_team(theatre: int, people: int): Call a team'],
    steps: `
      hemo_reserve group="{gr}" bags=3 theatre={th} | Reserve | Three bags of the group of the next surgery, for its theatre.
      @a hemo_call group="0 neg" bags=10 // failed "{a} bags are there" | Call 0 neg | Ten bags of 0 neg if fewer than five are there.
      hemo_call group="B pos" bags=2 | Order two bags of B pos
      or_shift theatre={th} time=15:00 | Move | The next surgery moves to three in the afternoon, in its own theatre.
      or_team theatre={th} people=5 | Team of five | For the theatre of step {step2}.
      notify message="{pat}: {t}, theatre {th}" | Board | Show here who is next, a colon, at what time, a comma, in which theatre.
      send_message channel=teams text="A pos: {b} bags" | Teams | On teams the group A pos, a colon, how many bags there are.
      memory_store key=next-group content="{gr}" | Group | Keep the group of the next surgery under next-group.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stage/mic/{n} {"rf": {rf}, "batt_min": {bm}, "actor": "{ac}", "part": "{pt}", "freq_mhz": {f}, "muted": {mu}}',
    slots: { n: '1..32', rf: '12..39 / 41..96', bm: '5..28 / 32..400', ac: 'Linnea, Marcus, Zofia, Tariq', pt: '=Romeo, Juliet, Nurse, Prince', f: '470.2..698.5', mu: '=true / false' },
    tools: ['wl_tune(pack: int, mhz: num): Tune a pack', 'wl_mute(pack: int, muted: bool): Mute or unmute a pack', 'wl_gain(pack: int, db: int): Set the gain', 'wl_swap(from: int, to: int): Give the actor another pack'],
    steps: `
      @mu wl_mute pack={n} muted=false // wl_mute pack={n} muted=true | Toggle | If the pack is muted unmute it, if it is not mute it.
      wl_mute pack={n} muted=true | Quiet | The pack that reported must not be heard.
      @bm wl_swap from={n} to=33 // failed "the battery lasts {bm} minutes" | Spare pack | When the battery lasts less than half an hour the actor gets pack 33 instead.
      @rf wl_tune pack={n} mhz=614.4 // failed "the signal is {rf}" | Other frequency | Signal below 40: tune the pack to 614.4. Otherwise fail.
      wl_tune pack=34 mhz={f} | Spare on the same | Pack 34 gets the frequency of the message.
      wl_gain pack={n} db=-6 | Six decibels down | Set it to minus six.
      notify message="{ac} ({pt}): {bm} minutes" | Show | Here: the actor, the part in brackets, a colon, for how many minutes the battery lasts.
      pushover message="Pack {n} of {ac}: signal {rf}" | Push | Which pack of which actor, a colon, the word signal and its value.
      file_write path=sound/rf.txt content="{n} {f} MHz" append=true | RF list | Append pack and frequency with MHz to sound/rf.txt, a blank between.
    `,
  },
  {
    language: 'en',
    event: 'webhook /festival/water {"point": "{p}", "litres": {l}, "flow_lm": {fl}, "tank": {t}, "valve": {v}, "pump": {pu}, "driver": "{dr}"}',
    slots: { p: 'camp-A, stage-2, kitchen, gate-W', l: '100..900 / 1100..9000', fl: '0 / 4..80', t: '1..6', v: '4..13', pu: '14..27', dr: 'Ollie, Fatou, Bernd, Chase', lvl: '=high / low' },
    tools: ['bowser_send(driver, point, litres: int): Send a water lorry', 'bowser_back(driver): Call a water lorry back', 'tank_link(from: int, to: int): Connect two tanks', 'tap_limit(point, litres_min: int): Limit a water point'],
    steps: `
      @l bowser_send driver={dr} point={p} litres=5000 // failed "{l} litres are left" | Send water | Below a thousand litres send the driver to the point with five thousand.
      bowser_back driver={dr} | Back | Call the driver of the message back.
      tank_link from={t} to=7 | Into seven | The tank of the message is connected so that it feeds tank 7.
      tank_link from=7 to={t} | From seven | Tank 7 shall feed the tank of the message.
      tap_limit point={p} litres_min=12 | Twelve a minute | Limit the point that reports.
      @fl gpio_write pin={pu} value=0 // gpio_write pin={pu} value=1 | Pump | The pump runs at 1. If nothing flows stop it so that it does not run dry, else it runs.
      @lvl gpio_write pin={v} value=1 // gpio_write pin={v} value=0 | Open the valve | Held shut by a spring, opened by {lvl}. Open it.
      @lvl gpio_write pin={v} value=0 // gpio_write pin={v} value=1 | Let the spring shut it | The valve in the message opens at {lvl}. It has to be shut.
      notify message="{p}: {l} litres, tank {t}" | Show | Which point, a colon, how many litres, a comma, which tank. Here on this computer.
      send_message channel=radio to={dr} text="Please go to {p} with 5000 litres" | Radio | On radio to the driver: Please go to the point with 5000 litres, the point by its name.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wash/tunnel {"car": "{car}", "program": "{pg}", "foam_pct": {fo}, "wax_l": {wx}, "brush_rpm": {rpm}, "outs": {"foam": {of}, "brush": {ob}, "dryer": {od}}}',
    slots: { car: 'B-LM 203, 44-TR-9, HX 8821, P 501 KD', pg: '=basic, wax, premium', fo: '5..14 / 16..60', wx: '2..19', rpm: '60..110 / 121..180', of: '3..9', ob: '10..18', od: '19..27' },
    tools: ['wash_prog(car, program: basic|wax|premium): Choose a program', 'wash_speed(brush: int, belt: int): Set brush and belt', 'foam_refill(litres: int): Refill the foam', 'wash_coupon(car, percent: int): Give a coupon'],
    steps: `
      wash_prog car="{car}" program=premium | A better one | The car gets the premium program, whatever it ordered.
      wash_prog car="{car}" program={pg} | The ordered one
      @fo foam_refill litres=25 // failed "there is {fo} % foam" | Foam | Refill 25 litres if less than 15 % are left.
      wash_speed brush=90 belt=12 | Speeds | Belt 12, brush 90.
      @rpm failed "the brush turns at {rpm}" // gpio_write pin={ob} value=0 | Brush too fast | At more than 120 turns take the brush's output low. Under that the step fails.
      gpio_write pin={od} value=1 | Dryer | Of the three outputs the dryer's goes to 1.
      gpio_write pin={of} value=0 | No foam | The foam flows at 1. Stop it.
      wash_coupon car="{car}" percent=50 | Half price | A coupon of one half for the car.
      notify message="{car}: {pg}, wax {wx} litres" | Show | Here: the car, a colon, the program, a comma, the word wax and how many litres.
      memory_store key="{car}" content="{pg}" | Regular customer | Under the car's plate the program it took.
    `,
  },
  {
    language: 'en',
    event: 'webhook /key/return {"locker": {lo}, "tag": "{tag}", "guest": "{gu}", "deposit_eur": {de}, "hours": {h}, "area": "{ar}"}',
    slots: { lo: '1..280', tag: 'W-0481, B99, 7712, GX-3', gu: 'Mrs Pohl, Mr Idowu, Ms Fried', de: '5..30', h: '0.5..3.4 / 3.6..7.5', ar: '=pool / sauna / gym' },
    tools: ['locker_free(locker: int): Free a locker', 'locker_hold(locker: int, guest): Hold a locker for a guest', 'cash_refund(guest, euros: int): Give money back', 'cash_charge(guest, euros: int): Charge money', 'area_count(area: pool|sauna|gym, change: int): Change the number of people in an area'],
    steps: `
      locker_free locker={lo} | Free the locker
      locker_hold locker={lo} guest="{gu}" | Hold it | The guest comes back; the locker is held for this guest.
      cash_refund guest="{gu}" euros={de} | Deposit back | The guest gets the deposit back.
      @h failed "the guest stayed {h} hours" // cash_charge guest="{gu}" euros=4 | Over time | Whoever stayed longer than three and a half hours pays four euros more.
      @ar area_count area=pool change=-1 // area_count area=sauna change=-1 // area_count area=gym change=-1 | One fewer | One person fewer in the area of the message.
      @ar gpio_write pin=5 value=0 // gpio_write pin=6 value=0 // gpio_write pin=7 value=0 | Turnstile | Pool on 5, sauna on 6, gym on 7, free at 0. Free the one of the area.
      @ar gpio_write pin=17 value=1 // gpio_write pin=20 value=1 // gpio_write pin=24 value=1 | Lamp at the way out | 17 pool, 20 sauna, 24 gym. The lamp of the area in the message on.
      notify message="{gu}: locker {lo}, {de} euros" | Desk | Show here the guest, a colon, the locker, a comma, how many euros of deposit.
      file_write path=bath/times.csv content="{tag};{h}" append=true | Times | Append tag and hours to bath/times.csv with a semicolon between.
    `,
  },
  {
    language: 'en',
    earlier: ['Scan the shelf | shelf_scan → {x} on shelf {sx}, {y} on shelf {sy}', 'Expiry dates | expiry_list → {x}: {dx}, {y}: {dy}'],
    slots: { x: 'saline, heparin, glucose', y: 'lidocaine, ringer, atropine', sx: 'A1, C4, F12', sy: 'B3, D9, H2', dx: '=2026-01-31, 2026-02-28', dy: '=2027-05-31, 2027-09-30' },
    tools: ['drugshelf_pull(item, shelf): Take an item off its shelf', 'drugshelf_put(item, shelf): Put an item on a shelf', 'drug_expire(item, date): Enter an expiry date', 'drug_label(item, copies: int): Print labels'],
    steps: `
      drugshelf_pull item={x} shelf={sx} | Off the shelf | What expires first according to step {step2} is taken off the shelf where step {step1} found it.
      drugshelf_pull item={y} shelf={sy} | Take {y} off | From where it was found.
      drugshelf_put item={x} shelf={sy} | Together | {x} goes to the shelf on which {y} was found.
      drugshelf_put item={y} shelf=Z1 | {y} to Z1
      drug_expire item={y} date={dy} | Enter | For {y} the date of step {step2}.
      drug_expire item={x} date={dx} | The earlier date | Enter the item that expires earlier, with its date.
      drug_label item={x} copies=6 | Labels | Half a dozen for {x}.
      notify message="{x} expires on {dx}" | Show | Here in one sentence: that {x} expires on which date.
      memory_store key={y} content="{sy}, {dy}" | Keep | Under {y}: its shelf and its date.
      mqtt_publish topic=pharmacy/next-expiry payload={dx} | Earliest | Publish the earlier one of the two dates.
    `,
  },
  {
    language: 'en',
    event: 'peripheral gpio/{pin} {"pin": {pin}, "level": {lev}, "at": "{at}"}',
    slots: { pin: '=4 / 5 / 6', lev: '=1 / 0', at: '=06:10, 11:45, 17:30, 23:05' },
    tools: ['andon_raise(cell: int, colour: green|amber|red): Set the light of a cell', 'andon_drop(cell: int): Take the light of a cell away', 'shiftlog_add(cell: int, time, text): Enter something in the shift log'],
    steps: `
      @pin andon_raise cell=1 colour=red // andon_raise cell=2 colour=red // andon_raise cell=3 colour=red | Red | The pull cords: pin 4 is cell 1, pin 5 cell 2, pin 6 cell 3. Red for the cell whose cord was pulled.
      @lev andon_raise cell=9 colour=amber // andon_drop cell=9 | Cell nine follows | At level 1 amber for cell 9, at level 0 its light is taken away.
      @pin gpio_write pin=21 value=1 // gpio_write pin=22 value=1 // gpio_write pin=23 value=1 | Horn | 4 belongs to horn 21, 5 to horn 22, 6 to horn 23. Sound it with 1.
      @lev gpio_write pin=25 value=1 // gpio_write pin=25 value=0 | Copy the level | Output 25 takes the level that was read.
      @lev gpio_write pin=26 value=0 // gpio_write pin=26 value=1 | Inverted | Output 26 always takes the opposite of the level in the event.
      @lev notify message="Pin {pin} went high at {at}" // notify message="Pin {pin} went low at {at}" | Show | Here one sentence: which pin went high (1) or low (0) at what time, such as "Pin 9 went low at 08:00".
      file_write path=line/cords.txt content="{at} {pin} {lev}" append=true | Log | Append time, pin and level, blanks between, to line/cords.txt.
      @pin shiftlog_add cell=1 time={at} text="cord pulled" // shiftlog_add cell=2 time={at} text="cord pulled" // shiftlog_add cell=3 time={at} text="cord pulled" | Shift log | Pins 4, 5, 6 are the cords of cells 1, 2, 3. Enter for the right cell, with the time of the event: "cord pulled".
    `,
  },
];
