import type { Scene } from '../../scene';

/** Short everyday steps with the product's own tools, in English, part 2. */
export const dailyEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt pool/{p}/water {"pool": "{p}", "chlorine": {cl}, "temp_c": {t}, "staff": "{who}"}',
    slots: { p: 'lap, kids, deep', cl: '0.1..0.4 / 1.0..1.9', t: '24..31', who: 'Jonas, Ada, Priya / ∅', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @cl gpio_write pin={a} value=1 // failed "the chlorine is {cl}" | Dose | Chlorine below 0.6: run the dosing pump, pin {a}. If there's enough, fail.
      gpio_write pin={a} value=0 | Dosing off | The dosing pump sits on {a}. Stop it.
      gpio_write pin={b} value=1 | Waterfall | Kids love it: waterfall, GPIO {b}, on.
      gpio_write pin={c} value=0 | Underwater lights | Underwater lights out. D{c}.
      @who send_message channel=sms to={who} text="Chlorine is {cl}" // failed "no staff member is named" | Tell the staff | SMS to the staff member of the message, text "Chlorine is {cl}". If nobody is named, fail.
      mqtt_publish topic=pool/{p}/display payload="{t}" | Display | Topic pool/POOL/display, where POOL is the pool in the payload. Payload: the temperature.
      memory_store key=pool-{p} content="{cl} mg/l" | Remember the chlorine | Key: pool-{p}. Content: {cl} mg/l
      file_read path=pool/rules.md | Rules | Read pool/rules.md.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', wood: 'spruce, larch, ash', n: '12..340' },
    steps: `
      gpio_write pin={a} value=0 | Blade stop | Blade contactor, pin {a}: drop it.
      gpio_write pin={b} value=0 | Brake on | The blade brake on {b} releases at 1 and grips at 0. Grip.
      gpio_write pin={b} value=1 | Brake off | Free the blade: the brake on {b} releases at 1.
      gpio_write pin={c} value=1 | Extraction | Sawdust extraction must run. It hangs on pin {c}.
      gpio_read pin={d} | Guard closed? | Read the guard switch, {d}.
      file_write path=yard/stock.txt content="{wood}: {n} boards" | Stock | Overwrite yard/stock.txt with "{wood}: {n} boards"
      notify message="Don't touch the blade, it's hot" | Hot | Notification: "Don't touch the blade, it's hot"
      memory_recall query="{wood} moisture" limit=4 | Moisture | Look up "{wood} moisture" in the notes, 4 results.
    `,
  },
  {
    language: 'en',
    event: 'mqtt light/{st}/status {"station": "{st}", "vis_km": {v}, "gen": "{gen}", "horn_pin": {h}}',
    slots: { st: 'Skerry, Black-Point, north-mole', v: '0.3..1.5 / 8.0..20.0', gen: '=idle, running', h: '4..14', a: '15..26', b: '27..40' },
    steps: `
      @v gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | Fog horn | Visibility under 3 km, horn on; otherwise horn off. Its pin is in the message.
      @v pushover message="Fog at {st}" // failed "the visibility is {v} km" | Fog push | Under 3 km push "Fog at {st}". With better sight, fail.
      @v failed "the visibility is {v} km" // gpio_write pin={a} value=0 | Second lamp off | Second lamp, pin {a}: off if one can see 3 km or more; else fail and leave it.
      gpio_write pin={a} value=1 | Second lamp | Put the second lamp ({a}) on.
      gpio_write pin={b} value=0 | Generator | Cut pin {b}, the generator has run long enough.
      mqtt_publish topic=coast/{st}/gen payload={gen} | Generator state | Pass the generator's state on to coast/STATION/gen, with the station of the message.
      memory_store key=visibility content="{v} km" | Visibility | Key: visibility. Content: the kilometres and km, e.g. 4.2 km
      sop_status | What's running? | Ask how all active runs stand.
    `,
  },
  {
    language: 'en',
    event: 'webhook /school/bell {"period": {p}, "room": "{room}", "teacher": "{te}"}',
    slots: { p: '1..8', room: '104, gym, lab-2', te: 'Ms Hale, Mr Ito, Dr Wren', a: '9..16', b: '17..28', c: '29..40' },
    steps: `
      gpio_write pin={a} value=1 | Ring | Ring the bell: pin {a} high.
      gpio_write pin={a} value=0 | Bell silent | Bell off, {a}.
      gpio_write pin={b} value=0 | Gate unlocked | The gate magnet on {b} holds while it has power. Unlock the gate, parents are coming.
      gpio_write pin={c} value=1 | Hall projector | Power for the projector: set {c}.
      mqtt_publish topic=school/{room}/screen payload="Period {p}" | Screen | Publish "Period {p}" on school/ROOM/screen. ROOM stands in the webhook.
      send_message channel=email to="{te}" text="Class has moved to {room}" | Teacher | Email {te}: "Class has moved to {room}"
      file_write path=school/bells.log content="period {p}" append=true | Log | Append "period {p}" to school/bells.log.
      cron_add schedule="30 7 * * 1-5" action=procedure text=open-school | Weekdays | Plan the procedure open-school with 30 7 * * 1-5.
    `,
  },
  {
    language: 'en',
    event: 'mqtt funicular/car/{car} {"car": "{car}", "speed": {sp}, "doors": "{do}"}',
    slots: { car: 'car-1, car-2, red', sp: '0 / 2..7', do: '=open / closed', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @sp gpio_write pin={a} value=1 // failed "the car is moving at {sp}" | Doors | Doors may open (pin {a} to 1) at speed 0 only. Moving: fail.
      @do failed "the doors are open" // gpio_write pin={b} value=1 | Departure | Doors closed, release the brake, high on {b}. Doors open, fail.
      gpio_write pin={b} value=0 | Brake | Brake {b} is spring-loaded: low brakes. Brake.
      gpio_write pin={c} value=0 | Cabin light | Cabin light off, that's {c}.
      gpio_read pin={c} | Light? | Read back {c}.
      notify message="{car} is {do}" title="Funicular" | Show | Title "Funicular". Message: car, is, state of the doors; e.g. car 9 is closed
      memory_forget key=stop-{car} | Stop note | Forget stop-{car}.
      mqtt_publish topic=funicular/gong payload=1 | Gong | 1 on funicular/gong
    `,
  },
  {
    language: 'en',
    earlier: ['Read the tanks | level_scan → {t1}: {l1} %, {t2}: {l2} %', 'Open the must valve | gpio_write → pin {mv} set to 1'],
    slots: { t1: 'T3, oak 5, T11', t2: 'T4, oak 8, T12', l1: '3..15 / 60..95', l2: '20..55', mv: '4..14', a: '15..26', b: '27..40' },
    steps: `
      gpio_write pin={mv} value=0 | Must valve shut | Undo step {step2}: the same pin low.
      @l1 gpio_write pin={a} value=1 // failed "{t1} is at {l1} %" | Fill {t1} | Pump {a} on if {t1} is under 30 %. Full enough, fail.
      @l1 notify message="{t1} is low" // failed "{t1} is at {l1} %" | Low? | Less than 30 % in {t1}: notification "{t1} is low". Otherwise fail.
      gpio_write pin={a} value=0 | Pump off | Pump {a}: rest.
      gpio_write pin={b} value=1 | Press | Energise the press, GPIO {b}. We have Merlot today.
      memory_store key={t2} content="{l2} %" | Level of {t2} | Key: {t2}. Content: its level as found, with blank and %.
      file_list path=harvest | Harvest folder | List the folder harvest.
      send_message channel=signal to=cellar text="{t2} has {l2} %" | Cellar | Signal to cellar: "{t2} has {l2} %"
    `,
  },
  {
    language: 'en',
    event: 'mqtt dc/rack/{r} {"rack": "{r}", "inlet_c": {t}, "pdu_pin": {p}}',
    slots: { r: 'R12, R31, cage-4', t: '19..24 / 33..41', p: '4..14', a: '15..26', b: '27..40', tk: 'INC-2207, T-881, OPS-40' },
    steps: `
      @t gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Extra cooling | Spare cooler, pin {a}: on from 28 °C inlet, off below.
      @t failed "the inlet is at {t} °C" // pushover title="{r}" message="Inlet at {t} °C" | Alarm | From 28 °C: push with the rack as title and "Inlet at {t} °C". Cooler: fail.
      gpio_write pin={p} value=0 | Rack off | The PDU pin of the message to 0.
      gpio_write pin={b} value=1 | Cut the modem | Relay on {b} is normally closed: writing 1 cuts the modem's power – cut it.
      gpio_write pin={b} value=0 | Modem back | Relay on {b} is normally closed, 1 cuts the modem. Give it power again.
      http_request url=http://dcim.local/api/ack method=POST body="{tk}" | Ticket | POST {tk} to http://dcim.local/api/ack
      memory_store key={tk} content="{r} {t}" | Ticket note | Key: {tk}. Content: rack, blank, inlet temperature.
      sop_execute name=rack-shutdown | Shutdown | Start the procedure rack-shutdown.
    `,
  },
  {
    language: 'en',
    event: 'mqtt parlour/cow {"cow": "{cow}", "yield_l": {y}, "quarter": "{q}", "withdrawal": "{w}"}',
    slots: { cow: '4417, Bella, 812', y: '4..31', q: 'LF, RR, LR', w: '=none, clear / antibiotics, mastitis', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @w gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Milk to the tank | Diverter {a}: 1 sends milk to the tank, 0 to waste. Anything under withdrawal goes to waste.
      @w failed "the withdrawal is {w}" // send_message channel=sms to=vet text="{cow}: {w}" | Vet | With withdrawal, SMS to vet: "{cow}: {w}". Without one, fail.
      gpio_write pin={b} value=1 | Exit gate | Exit gate opens with pin {b} up. Let her out.
      gpio_write pin={b} value=0 | Gate shut | Exit gate, {b}, shut: low.
      gpio_write pin={c} value=0 | Vacuum | No vacuum now. {c} off.
      file_write path=milk/{cow}.csv content="{y},{q}" append=true | Yield | Append to milk/{cow}.csv: yield comma quarter, no blank.
      memory_recall query="{cow} calving" | Calving | Search the notes for "{cow} calving".
      mqtt_publish topic=parlour/yield payload="{y}" | Yield out | Publish the litres on parlour/yield.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', case: 'case 4, mummy, coin hall', art: 'the bronze cat, a Roman lamp, the jade cup' },
    steps: `
      gpio_write pin={a} value=0 | Case lights | {case} lights, pin {a}, off: light fades silk.
      gpio_write pin={b} value=1 | Alarm armed | Arm the alarm with a 1 on {b}.
      gpio_write pin={b} value=0 | Disarm | Curator inside. Disarm: 0 on {b}.
      gpio_write pin={c} value=1 | Humidifier | Humidifier to {c}. Switch on.
      gpio_read pin={d} | Glass sensor | Read D{d}.
      memory_store key=loan content="{art} is in Vienna" | Loan | Key: loan. Content: {art} is in Vienna
      notify title="Gallery" message="Visitors mustn't use flash" | Flash | Title "Gallery", message "Visitors mustn't use flash".
      failed "no tool can dust" | Dust | Dust the glass of {case} with the soft brush.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pharmacy/fridge {"fridge": "{f}", "temp": {t}, "lot": "{lot}", "contact": "{who}"}',
    slots: { f: 'F1, F6, vaccine', t: '2.5..7.5 / 9.5..14.0', lot: 'VX-118, L9902, AB-31', who: 'Nadia, Omar, Kim / ∅', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @t failed "the fridge is at {t}" // gpio_write pin={a} value=1 | Buzzer | Buzzer on {a} on when it's warmer than 8. Otherwise fail.
      gpio_write pin={a} value=0 | Quiet | Buzzer, pin {a}: quiet.
      gpio_write pin={b} value=0 | Lock | The hatch on {b} unlocks on high, locks on low. Lock.
      gpio_write pin={c} value=1 | Back-up fridge | Start the back-up fridge, GPIO{c}.
      @who send_message channel=email to={who} text="Lot {lot} needs checking" // failed "no contact is given" | Contact | Email the contact of the webhook: "Lot {lot} needs checking". No contact, fail.
      memory_store key={lot} content="seen at {t}" | Lot | Key: {lot}. Content: seen at {t}
      file_search query="{lot}" path=deliveries/2026 | Delivery | Search deliveries/2026 for the lot.
      mqtt_publish topic=pharmacy/{f}/hold payload=1 | Hold | Publish 1 on pharmacy/FRIDGE/hold, fridge as in the webhook.
    `,
  },
  {
    language: 'en',
    event: 'mqtt camp/{site}/meter {"site": "{site}", "kwh": {k}, "paid": "{paid}", "socket": {so}}',
    slots: { site: 'site-12, A7, lakeside', k: '3..48', paid: '=yes / no', so: '4..20', a: '21..30', b: '31..40' },
    steps: `
      @paid gpio_write pin={so} value=1 // failed "it is not paid" | Socket | Paid: switch the socket of the message on. Not paid: fail.
      @paid gpio_write pin={so} value=1 // gpio_write pin={so} value=0 | Socket as paid | The socket of the message is on for those who paid, off for those who didn't.
      gpio_write pin={a} value=1 | Path lights | Path lights, {a}, on. It's getting dark.
      gpio_write pin={b} value=0 | Showers | Shower heater off: pin {b}.
      gpio_read pin={b} | Heater? | And what is pin {b} at?
      pushover message="{site} used {k} kWh" | Usage | Push "{site} used {k} kWh".
      memory_store key=meter/{site} content="{k}" | Meter | Key: meter/{site}. Content: the kWh, number only.
      http_request url=http://booking.camp/sites | Bookings | Get http://booking.camp/sites
    `,
  },
  {
    language: 'en',
    event: 'mqtt silo/{s} {"silo": "{s}", "grain": "{g}", "core_c": {t}, "aer_pin": {p}}',
    slots: { s: 'S1, S5, big-silo', g: 'wheat, barley, maize', t: '9..17 / 28..44', p: '4..16', a: '17..28', b: '29..40' },
    steps: `
      @t gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Aeration | Aeration pin as reported: on if the core is over 22 °C, off if not.
      @t gpio_write pin={a} value=1 // failed "the core is at {t} °C" | Discharge | Open the slide, pin {a} = 1. Never with a core over 22 °C: then fail.
      gpio_write pin={a} value=0 | Slide shut | Slide {a} shut (0).
      gpio_write pin={b} value=1 | Elevator | Bucket elevator: write high to {b}.
      gpio_write pin={b} value=0 | Elevator stop | Bucket elevator: write low to {b}.
      notify message="{g} in {s}: {t} °C" | Values | Show "{g} in {s}: {t} °C".
      memory_recall query="{s} weevils" limit=3 | Weevils? | Notes about "{s} weevils", three at most.
      file_write path=silo.txt content="{s}={t}" | File | Write {s}={t} to silo.txt, replacing what is there.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', film: 'Vertigo, Metropolis, Alien', hall: 'hall 2, screen 5, annex', run: 'run-9, r-118, show-44' },
    steps: `
      gpio_write pin={a} value=0 | House lights down | House lights in {hall}: pin {a} off, the film begins.
      gpio_write pin={a} value=1 | House lights up | Credits are over. Pin {a} on.
      gpio_write pin={b} value=1 | Curtain | Curtain motor: 1 on GPIO{b} opens. Open.
      gpio_write pin={c} value=0 | Popcorn | Popcorn kettle is {c}; turn it off.
      gpio_read pin={d} | Exit door | Input {d} is the exit door, read it.
      mqtt_publish topic=cinema/now payload="{film}" | Title | cinema/now gets the payload {film}
      sop_status run_id={run} | How far? | State of {run}, please.
      memory_store key=tonight content="{film}, {hall}" | Tonight | Key: tonight. Content: {film}, {hall}
    `,
  },
  {
    language: 'en',
    event: 'mqtt depot/bay {"bay": {bay}, "bus": "{bus}", "soc": {soc}}',
    slots: { bay: '1 / 2 / 3', bus: 'E-301, 77, Citaro-4', soc: '8..35 / 95..100', a: '4..13', b: '14..22', c: '23..31', d: '32..40' },
    steps: `
      @bay gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Charge | Chargers: bay 1 on {a}, bay 2 on {b}, bay 3 on {c}. Start the one of this bay.
      @bay gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Stop charging | Chargers: bay 1 on {a}, bay 2 on {b}, bay 3 on {c}. Stop the one of this bay.
      @soc failed "the battery is at {soc} %" // gpio_write pin={d} value=1 | Exit gate | Gate {d} up (1) for a bus with 90 % or more; otherwise fail.
      gpio_write pin={d} value=0 | Gate down | Gate {d} down, write 0.
      @soc notify message="{bus} isn't ready" // failed "the battery is at {soc} %" | Not ready | Under 90 %, notification "{bus} isn't ready". With 90 or more, fail.
      file_write path=depot/{bus}.txt content="{soc}" append=true | Charge log | Append the percentage to depot/{bus}.txt.
      send_message channel=teams to=dispatch text="{bus} is in bay {bay}" | Dispatch | Teams (channel teams) to dispatch: "{bus} is in bay {bay}"
      memory_forget key="{bus}" | Forget it | Delete the note whose key is the bus.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', fish: 'cod, hake, turbot', buyer: 'Nilsen, Marta, Quayside', bd: 'hall-a, ice-room, quay' },
    steps: `
      gpio_write pin={a} value=1 board={bd} | Ice maker | On board {bd} give pin {a} a 1.
      gpio_write pin={b} value=0 board={bd} | Drain shut | Drain valve: {bd}, pin {b}, high opens. Close.
      gpio_write pin={c} value=0 | Auction clock | Active low, pin {c}: start the auction clock.
      gpio_write pin={c} value=1 | Clock stop | Active low, pin {c}: stop the auction clock.
      gpio_read pin={d} board={bd} | Cold door | Board {bd}, read {d}.
      send_message channel=whatsapp to={buyer} text="Today's {fish} is sold" | Buyer | WhatsApp to {buyer}: "Today's {fish} is sold"
      memory_store key=price-{fish} content="9.40 a kilo" | Price | Key: price-{fish}. Content: 9.40 a kilo
      cron_list | Plans | Show what is planned.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiln/{k} {"kiln": "{k}", "c": {t}, "glaze": "{gl}", "stage": "{st}"}',
    slots: { k: 'K1, raku, big-kiln', t: '40..90 / 700..1180', gl: 'celadon, tenmoku, ash', st: 'bisque, soak, cooling', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @t gpio_write pin={a} value=0 // failed "the kiln is at {t} °C" | Unlock the lid | The lid lock on {a} holds while high. Unlock below 150 °C, otherwise fail.
      gpio_write pin={a} value=1 | Lock the lid | Lid lock, {a}, holds while high: lock it.
      @t gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Hood | Hood fan {b}: on above 150 °C, off below.
      gpio_write pin={c} value=0 | Elements off | Kiln elements, D{c}, off.
      mqtt_publish topic=pottery/{st}/lamp payload=on | Stage lamp | Publish on to pottery/STAGE/lamp with the stage of the message.
      pushover title="{k}" message="It's {t} °C, glaze {gl}" | Push | Title {k}, message "It's {t} °C, glaze {gl}".
      file_read path=glazes/{gl}.txt lines=20 | Glaze | Read the first 20 lines of glazes/{gl}.txt.
      memory_store key={gl} content="{k}, {t}" | Firing | Key: {gl}. Content: {k}, {t}
    `,
  },
];
