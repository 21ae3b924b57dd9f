import type { Scene } from '../../scene';

/** Servers, networks, offices in English, part 2. */
export const serversEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /till/close {"till": {till}, "cash": {cash}, "card": {card}, "diff": {diff}, "by": "{by}"}',
    slots: { till: '1..7', cash: '210.50..980.75', card: '1010.20..3900.90', diff: '=0.00, 0.05, 0.20 / 12.40, 31.00, 8.75', by: 'Rowan, Celine, Joost, Amira' },
    tools: ['ledger_post(account, amount: num, note?): Book an amount', 'ledger_void(entry): Cancel a booking', 'drawer_lock(till: int): Lock a till'],
    steps: `
      ledger_post account=cash amount={cash} | Book the notes and coins | Post what was in the drawer to the account cash.
      ledger_post account=card amount={card} note="till {till}" | Book the cards | Post the card takings to the account card, with a note that says which till: the word till and its number.
      @diff drawer_lock till={till} // failed "the till is {diff} off" | Lock the till | A difference of up to 1.00 is forgiven and the till is locked. If more is missing, do not lock; the reason is "the till is N off".
      notify message="{by}: difference {diff}" | Tell the office | Show here who closed, a colon, the word difference, and how much it was.
      file_write path=tills/till-{till}.csv content="{cash};{card};{diff}" append=true | Daily sheet | Three amounts in the order of the message, with semicolons, as a new line of tills/till-{till}.csv.
      mqtt_publish topic=shop/till/{till} payload={cash} | Cash only | Under shop/till/{till} nothing but the cash.
      memory_store key=closed-{till} content={by} | Who closed | Remember who closed it, under closed-{till}.
      send_message channel=telegram to=owner text="Cash {cash}, card {card}" | Takings to the owner | Telegram to owner: Cash and its amount, a comma, card and its amount.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/order {"no": "{no}", "article": "{art}", "qty": {qty}, "stock": {stock}, "customer": "{cust}", "paid": {paid}}',
    slots: { no: 'B-4471, B-5820, B-6093, B-7718', art: 'linen apron, oak board, felt slippers, enamel mug', qty: '1..9', stock: '20..60 / 0..8', cust: 'Hartley, Nkemelu, Dubois, Sorensen', paid: '=true / false' },
    tools: ['parcel_make(order, pieces: int): Make a parcel', 'restock_ask(article, pieces: int): Order at the supplier', 'order_park(order, days: int): Let an order wait'],
    steps: `
      @paid parcel_make order={no} pieces={qty} // order_park order={no} days=5 | Parcel or wait | Paid orders become a parcel with as many pieces as ordered. What is not paid waits five days.
      @stock failed "{stock} are in stock" // restock_ask article="{art}" pieces=50 | Restock | Fewer than ten left: order fifty of the article. Otherwise: N are in stock.
      order_park order={no} days=7 | A week | The customer is away. Let the order wait a week.
      send_message channel=email to={cust} text="Your order {no}: {qty} x {art}" | Mail to the customer | E-mail to the customer: "Your order", the number, a colon, how many, x, the article.
      memory_store key=last-order content={no} | Number | The order number goes under last-order.
      memory_recall query={cust} limit=5 | Older notes | What do the notes know about the customer? Five at most.
      pushover message="{art}: {stock} left" | Push the stock | Push the article and how many are left: ARTICLE: N left.
      file_write path=orders/{no}.txt content="{cust}, {qty} pieces" | Order file | Write orders/{no}.txt with the customer, a comma, the number of pieces and the word pieces.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/fridge/{cab} {"t_c": {t}, "set": {set}, "door_s": {door}, "defrost": "{df}"}',
    slots: { cab: 'dairy, drinks, flowers, salads', t: '2.1..4.8 / 8.3..12.9', set: '3..5', door: '0..20 / 95..400', df: '=off / running', rel: '4..12' },
    tools: ['cab_setp(cabinet, celsius: num): Set the temperature of a cabinet', 'cab_defrost(cabinet, minutes: int): Start to defrost', 'cab_endfrost(cabinet): Stop to defrost'],
    steps: `
      @df cab_defrost cabinet={cab} minutes=20 // cab_endfrost cabinet={cab} | Defrost | If it does not defrost yet, let it do so for twenty minutes; if it already runs, end it.
      @t failed "it has {t} °C" // pushover message="{cab}: {t} °C, set to {set} °C" | Too warm | Above 7 °C push the cabinet, its temperature and what it is set to (CABINET: N °C, set to N °C). Otherwise: it has N °C.
      cab_setp cabinet={cab} celsius=3.5 | Three and a half | Set the cabinet of the message to three and a half degrees.
      @door gpio_write pin={rel} value=0 // gpio_write pin={rel} value=1 | Door lamp | The lamp over the door hangs on pin {rel}, high is on. It burns when the door was open for more than a minute, and is dark otherwise.
      notify message="The door was open for {door} s" | Door time | Notification: The door was open for N s.
      memory_store key=fridge-{cab} content="{t}/{set}" | Is and should | Under fridge-{cab}: temperature, slash, set value.
      file_write path=haccp.csv content="{cab},{t}" append=true | HACCP | One more line in haccp.csv: cabinet, comma, temperature.
      cron_add schedule="0 5 * * *" action=procedure text=defrost-round | Early | Plan the procedure defrost-round for five every morning (0 5 * * *).
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/booking {"patient_no": {pat}, "doctor": "{doc}", "day": "{day}", "time": "{time}", "room": "{room}", "status": "{status}"}',
    slots: { pat: '10200..99800', doc: 'Dr Halvorsen, Dr Mbeki, Dr Ruiz, Dr Lindgren', day: '=2026-06-02, 2026-06-11, 2026-07-08, 2026-05-29', time: '=08:20, 09:45, 13:10, 15:35', room: 'B2, C1, A4, D3', status: '=new, confirmed / cancelled, no-show' },
    tools: ['slot_take(doctor, date, time, patient: int): Book an appointment', 'slot_free(doctor, date, time): Free an appointment', 'room_reserve(room, date, time, minutes: int): Reserve a room'],
    steps: `
      @status slot_take doctor="{doc}" date={day} time={time} patient={pat} // slot_free doctor="{doc}" date={day} time={time} | Book or free | Is the visit new or confirmed, book it for the patient; if it is cancelled or nobody came, free the slot.
      room_reserve room={room} date={day} time={time} minutes=30 | The room | Reserve the room of the booking for half an hour from that time on.
      room_reserve room={room} date={day} time={time} minutes=45 | Three quarters | The doctor needs the room three quarters of an hour.
      send_message channel=sms to={pat} text="{day}, {time}, room {room}" | Text to the patient | An SMS (channel sms) to the patient number: the day, the time and the room, with commas, like 2026-01-05, 10:00, room F9.
      @status cron_add schedule={day}T07:00 action=message text="{doc} at {time}" // failed "the booking is {status}" | Reminder of the day | For seven o'clock on the day of the visit, that is {day}T07:00, plan a message: the doctor, at, the time. Not for bookings that fell through; then say "the booking is STATUS".
      notify message="{doc}: {time} in {room}" title=Booking | Front desk | Notification with the title Booking: doctor, colon, time, in, room.
      memory_store key=patient-{pat} content="{doc}" | Which doctor | Keep the doctor under patient-{pat}.
      memory_forget key=patient-{pat} | Data protection | The patient wants no notes. Delete patient-{pat}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt clinic/waiting {"waiting": {n}, "longest_min": {m}, "next": "{next}", "desk": {desk}}',
    slots: { n: '0..6 / 13..28', m: '41..95', next: 'K17, A04, B22, D31', desk: '=1 / 2 / 3' },
    tools: ['queue_call(ticket, desk: int): Call a ticket', 'queue_hold(ticket): Put a ticket on hold', 'panel_text(text, seconds: int): Show words on the panel'],
    steps: `
      queue_call ticket={next} desk={desk} | Next, please | Call the ticket that is next to the desk that is free.
      @n queue_call ticket={next} desk=4 // failed "{n} are waiting" | Desk four | With at most ten people waiting, call the next ticket to desk 4. With more: "N are waiting".
      queue_hold ticket={next} | Hold | The papers are missing. Whoever would be next goes on hold.
      panel_text text="{n} waiting, about {m} minutes" seconds=20 | Panel | Show for twenty seconds how many wait and how long at most: N waiting, about N minutes.
      panel_text text="Please have your card ready" seconds=15 | Please | A quarter of a minute on the panel, word for word: "Please have your card ready".
      @desk gpio_write pin=5 value=1 // gpio_write pin=6 value=1 // gpio_write pin=13 value=1 | Lamp over the desk | Lamps: desk 1 on pin 5, desk 2 on pin 6, desk 3 on pin 13. Switch on (high) the one of the desk in the message.
      memory_store key=wait content="{m} min" | Longest | The longest wait with min behind it, under wait.
      http_request url=http://panel.local/clear method=DELETE | Clear | DELETE http://panel.local/clear.
    `,
  },
  {
    language: 'en',
    event: 'webhook /school/absence {"pupil": "{pupil}", "class": "{cls}", "from": "{from}", "days": {days}, "note": "{note}"}',
    slots: { pupil: 'Noor Hadley, Timo Brandt, Freya Quist, Owen Adeyemi', cls: '5b, 7a, 9c, 10d', from: '=2026-03-16, 2026-04-20, 2026-09-07, 2026-11-02', days: '1..2 / 4..12', note: '=yes / no' },
    tools: ['roll_absent(pupil, date, days: int): Enter an absence', 'roll_present(pupil, date): Delete an absence', 'meal_cancel(pupil, days: int): Cancel meals'],
    steps: `
      roll_absent pupil="{pupil}" date={from} days={days} | Enter it | Put the absence into the roll as it was reported.
      roll_present pupil="{pupil}" date={from} | Was there after all | The pupil was seen in class that day. Take the absence out again.
      meal_cancel pupil="{pupil}" days={days} | Meals | No meals for as long as the pupil is away.
      @days failed "{days} days need no paper" // send_message channel=email to=office text="{pupil}, class {cls}: paper missing" | Doctor's paper | From three days on the office wants a paper: e-mail to office, "NAME, class CLASS: paper missing". For fewer, fail with "N days need no paper".
      @note memory_store key=excused content="{pupil}" // failed "there is no note from the parents" | Excused | If a note from the parents is there, keep the name under excused. Otherwise that it is not there is the reason.
      file_write path=classes/{cls}.txt content="{from} {pupil} {days}" append=true | Class book | In classes/{cls}.txt a new line: first day, pupil, number of days, blanks between.
      notify message="{pupil} is away for {days} days from {from}" | Tell the office | Notification here: who is away for how many days from when.
      file_search query="{pupil}" path=classes | Earlier ones | Search the folder classes for the pupil's name.
    `,
  },
  {
    language: 'en',
    event: 'cron bells',
    earlier: ['Read the timetable | file_read → 1 {b1}, 2 {b2}, 3 {b3}, break after 2, pins: yard 7, gym 11, hall 19'],
    slots: { b1: '=08:00, 07:50, 08:10', b2: '=08:45, 08:40, 08:55', b3: '=09:50, 09:45, 10:05', loud: '40..90', late: '2..9' },
    tools: ['bell_ring(zone: yard|gym|hall|all, seconds: int): Ring', 'bell_quiet(zone: yard|gym|hall|all, until): Keep a bell quiet', 'bell_level(percent: int): How loud'],
    steps: `
      bell_quiet zone=gym until={b3} | Exam in the gym | The bell of the gym stays quiet until the third lesson begins.
      bell_quiet zone=all until={b2} | All quiet | No bell anywhere before the second lesson.
      bell_ring zone=yard seconds=6 | Yard | Ring in the yard for six seconds.
      bell_level percent={loud} | Loudness | Neighbours complained. {loud} percent.
      gpio_write pin=11 value=1 | Gym by hand | The timetable file lists the pins of the bells. Put the one of the gym high.
      gpio_write pin=19 value=0 | Hall off | Low on the pin of the hall, see the end of the timetable.
      notify message="Lesson 3 begins at {b3}" | Say when | Show here: Lesson 3 begins at, and the time from the file.
      send_message channel=slack to=teachers text="Today the bells are {late} minutes late." | Teachers | Slack to teachers, verbatim: "Today the bells are {late} minutes late."
      cron_add schedule="0 9 * * 1-5" action=message text="First lesson at {b1}" name=bells | On school days | At nine on school days (0 9 * * 1-5) the message First lesson at with the time of lesson 1; name it bells.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/return {"barcode": "{bc}", "title": "{title}", "reader": {reader}, "late_days": {late}, "shelf": "{shelf}"}',
    slots: { bc: '30114882, 30117265, 30120931', title: 'The Winter Garden, Tides and Moons, A Field Guide, Letters Home', reader: '2001..8999', late: '=0 / 3, 9, 21, 40', shelf: 'K4, R12, M7, S3' },
    tools: ['loan_end(barcode): Take a book back', 'loan_prolong(barcode, weeks: int): Prolong a loan', 'fee_add(reader: int, cents: int): Charge a reader', 'fee_waive(reader: int): Waive the fees of a reader'],
    steps: `
      loan_end barcode={bc} | Take it back | Book the return.
      loan_prolong barcode={bc} weeks=3 | Three weeks more | The reader keeps it. Prolong the loan by three weeks.
      @late fee_waive reader={reader} // fee_add reader={reader} cents=150 | Fee | A book that came late costs one euro fifty, in cents. Was it in time, waive what the reader still owes.
      @late failed "it was not late" // memory_store key=late-{reader} content="{title}, {late} days" | Note lateness | If it came late, keep under late-{reader} the title and how many days. If it was not late, fail.
      notify message="{title} belongs on {shelf}" | Where to put it | Show which title belongs on which shelf.
      mqtt_publish topic=library/shelf payload={shelf} | Shelf lamp | Publish the shelf under library/shelf.
      file_write path=returns.txt content="{bc} {reader}" append=true | Journal | Append barcode and reader number to returns.txt, a blank between.
      send_message channel=email to={reader} text="Thank you for bringing back {title}." | Thanks | E-mail to the reader number: Thank you for bringing back, then the title and a full stop.
    `,
  },
  {
    language: 'en',
    event: 'mqtt library/gate {"tag": "{tag}", "lane": {lane}, "checked_out": {co}, "alarm": {alarm}}',
    slots: { tag: 'E004-71, E004-9C, E004-2F, E004-B8', lane: '=1 / 2', co: '=true / false', alarm: '=1, 2, 3' },
    tools: ['gate_siren(lane: int, on: bool): Switch the siren of a lane', 'tag_disarm(tag): Disarm a tag', 'tag_arm(tag): Arm a tag'],
    steps: `
      @co tag_disarm tag={tag} // tag_arm tag={tag} | Arm or disarm | A book that is checked out gets its tag disarmed; one that is not gets it armed.
      @co gate_siren lane={lane} on=false // gate_siren lane={lane} on=true | Siren | The siren of the lane sounds only for books that nobody checked out; otherwise it is silenced.
      @lane gpio_write pin=20 value=1 // gpio_write pin=21 value=1 | Stop lamp | Lane 1 has its lamp on 20, lane 2 on 21, high lights it. The lane of the message, please.
      pushover message="Tag {tag} in lane {lane}" title=Gate | Push | Push with the title Gate: Tag, which one, in lane, which one.
      memory_recall query={tag} | Known tag | Search the notes for the tag.
      file_write path=gate.log content="{tag} {alarm}" append=true | Log | To gate.log add the tag and the number of the alarm, a blank between.
      sop_execute name=gate-check payload="{tag}" | Check it | Start gate-check with the tag as its payload.
    `,
  },
  {
    language: 'en',
    event: 'webhook /copier {"room": "{room}", "code": "{code}", "tray": {tray}, "meter": {meter}, "text": "{text}"}',
    slots: { room: 'staff room, 1.04, registry, ground floor', code: 'E-052, J-7, SC400, C2557', tray: '1..4', meter: '41200..98700', text: 'paper jam, waste box full, fuser hot, no staples', cust: 'BW-3310, BW-4872, BW-5901', lim: '5000..39000' },
    earlier: ['Contract | memory_recall → copier contract: Bellweather, customer {cust}, free until {lim} pages'],
    tools: ['service_call(customer, fault, when: today|tomorrow|week): Order a technician', 'service_cancel(customer): Send the technician away'],
    steps: `
      service_call customer={cust} fault={code} when=tomorrow | Technician | Order the technician for tomorrow. Our customer number stands in the contract, the fault code in the message.
      service_call customer={cust} fault="{text}" when=today | Still today | Somebody has to come today. As the fault give what the copier says in words.
      service_cancel customer={cust} | Works again | No technician is needed any more; customer number as in step {step1}.
      notify message="{room}: {text}, tray {tray}" | Where and what | Show here the room, a colon, what the copier says, and the tray with its number (ROOM: TEXT, tray N).
      memory_store key=copier-meter content={meter} | Meter | What the counter of the copier shows goes under copier-meter.
      file_write path=copiers.csv content="{room};{meter};{code}" append=true | Table | A line for copiers.csv: room, meter, code, with semicolons.
      send_message channel=email to=admin text="Free until {lim} pages, now {meter}" | Pages so far | E-mail to admin: Free until N pages, now N; the first from the contract, the second from the copier.
      failed "no tool can take the paper out" | The jam | Take the crumpled sheet out of the tray. Should it be that no tool can take the paper out, fail like that.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pharmacy/stock {"item": "{item}", "pzn": "{pzn}", "have": {have}, "min": {min}, "exp": "{exp}"}',
    slots: { item: 'saline 0.9, nitrile gloves M, gauze 10x10, swabs', pzn: '04417288, 11563020, 08829341', have: '1..9 / 60..140', min: '=20, 30, 40', exp: '=2026-08, 2027-01, 2026-11, 2027-05' },
    tools: ['whs_order(pzn, boxes: int, express?: bool): Order from the wholesaler', 'whs_return(pzn, boxes: int): Send back'],
    steps: `
      @have whs_order pzn={pzn} boxes=40 // failed "there are {have}" | Order | If there are fewer than the minimum, order forty boxes. If there are enough: "there are N".
      @have whs_order pzn={pzn} boxes=12 express=true // failed "there are {have}" | Express | A dozen by express when stock has sunk below the minimum; otherwise fail with "there are N".
      whs_return pzn={pzn} boxes=2 | Two back | Two boxes were damaged and go back.
      notify message="{item}: {have}, minimum {min}" title=Stock | Stock | Titled Stock, here on the screen: the item, a colon, how many there are, a comma, minimum and its number.
      memory_store key=exp-{pzn} content={exp} | Use by | Until when it may be used goes under exp-{pzn}.
      file_write path=stock/{pzn}.txt content="{exp} {have}" | Sheet | stock/{pzn}.txt is written anew: month of expiry, blank, how many.
      mqtt_publish topic=pharmacy/low payload="{item}" | Which item | Under pharmacy/low publish the name of the item.
      cron_add schedule="0 8 1 * *" action=prompt text="Which items expire next month?" | Monthly | On the first at eight (0 8 1 * *) ask: "Which items expire next month?"
    `,
  },
  {
    language: 'en',
    event: 'mqtt clinic/vaccine-fridge {reading}',
    slots: { reading: '4.8 °C, 6.1 °C, 3.9 °C ok, 5.5 °C door shut', limit: '7.5..8.5', r: '4..27', who: 'Sister Agnes, the night desk, Mr Falk' },
    steps: `
      mqtt_publish topic=clinic/copy payload="{reading}" | Mirror | Publish what came in as it is under clinic/copy.
      ^ | Copy | The reading goes to clinic/copy without any change.
      file_write path=vaccine/today.txt content="{reading}" append=true | Write down | Add the reading to vaccine/today.txt with unit and all.
      memory_store key=vaccine content="{reading}" | Last reading | Keep it under vaccine.
      pushover message="Vaccine fridge: {reading}, limit {limit} °C" | Push | Push: "Vaccine fridge: ", the reading, a comma, limit {limit} °C.
      send_message channel=signal text="Vaccine fridge reads {reading}" | Signal | Say on signal what the Vaccine fridge reads: Vaccine fridge reads, and the reading.
      gpio_write pin={r} value=0 | Alarm off | A relay on {r} drives the alarm and is active high. Silence the alarm.
      gpio_write pin={r} value=1 | Alarm on | The alarm hangs on pin {r} and sounds as long as it is high. Let it sound.
      notify message="{who} has been told." | Word for word | Notification, exactly: {who} has been told.
    `,
  },
  {
    language: 'en',
    event: 'webhook /parcel/in {"code": "{code}", "carrier": "{car}", "for": "{who}", "kg": {kg}, "size": "{size}"}',
    slots: { code: 'PX-77120, PX-81344, PX-90871, PX-65502', car: 'Hermod, Parcelo, BlueVan, Ostkurier', who: 'Elif Aydin, Ruben Maas, Hye-jin, flat 14', kg: '0.8..4.5 / 21.5..31', size: '=S / M / L' },
    tools: ['locker_assign(parcel, bank: left|middle|right): Give a parcel a locker', 'locker_empty(parcel): Take a parcel out of its locker', 'locker_pin(parcel, digits: int): Make a code for a parcel'],
    steps: `
      @size locker_assign parcel={code} bank=left // locker_assign parcel={code} bank=middle // locker_assign parcel={code} bank=right | Which bank | Small ones go left, M to the middle, large ones right.
      @kg locker_pin parcel={code} digits=6 // failed "{kg} kg is too heavy" | Code | A code of six digits for the parcel, unless it weighs more than 20: then "N kg is too heavy".
      locker_empty parcel={code} | Nobody came | A week is over. Take it out of its locker again.
      send_message channel=sms to="{who}" text="Parcel {code} from {car} is here" | Text | SMS (channel sms) to whom the parcel is for: Parcel, its code, from, the carrier, is here.
      notify message="{car}: {kg} kg for {who}" | At the desk | Show here: carrier, colon, the weight in kg, for, whom.
      memory_store key={code} content="{who}" | Whose | Note under the code of the parcel whom it is for.
      memory_forget key={code} | Collected | It was collected. Delete the note that has the parcel's code as its key.
      file_write path=parcels.csv content="{code},{size}" append=true | List | Append code and size to parcels.csv, comma between.
    `,
  },
  {
    language: 'en',
    earlier: ['Waiting parcels | locker_list → {p1} in locker {l1} since {d1} days; {p2} in locker {l2} since {d2} days; {p3} in locker {l3} since today'],
    slots: { p1: 'K-2210, K-3487, K-4102', l1: '3..9', d1: '8..15', p2: 'K-5530, K-6021, K-6998', l2: '10..17', d2: '2..5', p3: 'K-7714, K-8105, K-9260', l3: '18..26' },
    tools: ['locker_list(): List what waits', 'flap_open(locker: int): Open a flap', 'flap_seal(locker: int): Seal a flap', 'return_book(parcel, carrier): Send a parcel back'],
    steps: `
      flap_open locker={l2} | Open for {p2} | The owner of {p2} stands in front of it. Open the locker.
      ^ | Second entry | Open the flap behind which the second parcel of the list lies.
      return_book parcel={p1} carrier=BlueVan | Send back | What has waited longer than a week goes back with BlueVan.
      flap_seal locker={l1} | Seal | Seal the flap of {p1}.
      flap_open locker={l3} | The newest | The parcel that came today has to be out again. Open its locker.
      send_message channel=telegram text="{p1} has waited {d1} days" | Say how long | On telegram: which parcel has waited longest and how many days, "PARCEL has waited N days".
      memory_store key=oldest content="{p1}, locker {l1}" | Oldest | Under oldest: the parcel that has waited longest, comma, locker and its number.
      file_write path=lockers.txt content="{l1} {l2} {l3}" | Occupied | Write the numbers of the three lockers into lockers.txt, in the order of the list, blanks between.
      locker_list | Once more | List again what waits.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tenant {"flat": "{flat}", "name": "{name}", "says": "{says}", "urgent": {urg}, "phone": "{phone}"}',
    slots: { flat: '2-left, 4-right, attic, 1-mid', name: 'Mrs Okonjo, Mr Lund, Ms Farkas, Mr Petit', says: 'the tap drips, no light on the stairs, the lift hums, heating stays cold', urg: '=true / false', phone: '0151 2240, 0170 9912, 030 4471' },
    tools: ['job_open(place, what, priority: low|high): Open a job for the caretaker', 'job_close(place): Close the jobs of a place'],
    steps: `
      @urg job_open place={flat} what="{says}" priority=high // job_open place={flat} what="{says}" priority=low | Open a job | For the flat, with what the tenant says. High if it is urgent, otherwise low.
      job_close place={flat} | Done | The caretaker was there. Close what is open for the flat.
      @urg send_message channel=sms to="{phone}" text="We come today." // send_message channel=sms to="{phone}" text="We come this week." | Answer | SMS to the number of the message: "We come today." if it is urgent, "We come this week." if not.
      notify message="Flat {flat}: {says}" | Tell the caretaker | Notification: the word Flat, which one, a colon, what is said.
      memory_store key=flat-{flat} content="{name}: {says}" | Note | Under flat-{flat}: the name, a colon, what they say.
      file_write path=jobs.txt content="{name}, {phone}" append=true | Call back list | Append the name and the phone number, a comma between, to jobs.txt.
      pushover message="{says}" title="{flat}" | Push | A push; the title is the flat, the message what the tenant says.
      file_search query="{says}" path=manuals | Manual | Search manuals for what was said.
    `,
  },
  {
    language: 'en',
    event: 'mqtt house/boiler {"flow": {flow}, "return": {ret}, "bar": {bar}, "mode": "{mode}"}',
    slots: { flow: '48..72', ret: '30..45', bar: '1.2..1.9 / 0.3..0.8', mode: '=heat, night / fault, off', feed: '5..27' },
    tools: ['boil_curve(house: A|B, shift_k: int): Shift the heating curve', 'boil_reset(house: A|B): Reset a fault', 'boil_mode(house: A|B, mode: heat|night|off): Choose the mode'],
    steps: `
      @bar gpio_write pin={feed} value=0 // gpio_write pin={feed} value=1 | Feed water | The feed valve on pin {feed} is closed without current and opens on 1. Under 1.0 bar open it, from 1.0 bar on close it.
      @mode failed "there is no fault" // boil_reset house=A | Reset | When house A reports fault or off, reset it. Otherwise there is no fault.
      boil_mode house=B mode=night | House B at night | House B goes to night mode.
      boil_curve house=A shift_k=-3 | Curve | In house A three kelvin down.
      boil_curve house=B shift_k=2 | Warmer | The people in B freeze: two kelvin up.
      notify message="Flow {flow} °C, return {ret} °C, {bar} bar" | Three values | Show flow, return and pressure: Flow N °C, return N °C, N bar.
      memory_store key=bar content="{bar} bar" | Pressure | Pressure with its unit under bar.
      file_write path=boiler/2026.csv content="{flow},{ret},{bar}" append=true | Row | Flow, return, pressure with commas, appended to boiler/2026.csv.
      mqtt_publish topic=house/spread payload="{flow} / {ret}" | Both | Under house/spread flow and return, with a blank, a slash and a blank between them.
    `,
  },
  {
    language: 'en',
    event: 'webhook /keys/loan {"key_no": {key}, "room": "{room}", "person": "{person}", "back_by": "{by}", "deposit": {dep}}',
    slots: { key: '101..399', room: 'bike cellar, gym hall, laundry, roof', person: 'Pavlina, Anselm, Yusra, Dario', by: '=16:00, 18:30, 20:15, 12:45', dep: '=20, 50 / 0, 5' },
    tools: ['hook_unlock(key: int): Unlock the hook of a key', 'hook_lock(key: int): Lock the hook of a key'],
    steps: `
      @dep hook_unlock key={key} // failed "the deposit is only {dep}" | Hand it out | Unlock the key's hook when the deposit is 20 or more. Otherwise the deposit is only N.
      hook_lock key={key} | It is back | The key hangs there again. Lock its hook.
      memory_store key=key-{key} content="{person} until {by}" | Who has it | Under key-{key}: who, until, when.
      memory_recall query="{room}" limit=1 | Who had it last | Look in the notes for the room; one hit is enough.
      send_message channel=telegram to={person} text="Key {key} is due at {by}" | Remind | Telegram to whoever borrowed it: Key, number, is due at, time.
      notify message="{person} has the key of the {room}" | Desk | Show who has the key of the which room: "WHO has the key of the ROOM".
      file_write path=keys.csv content="{key};{person};{by}" append=true | Key book | Number, person and time with semicolons into keys.csv, as a new line.
    `,
  },
  {
    language: 'en',
    event: 'webhook /invoice {"no": "{no}", "vendor": "{ven}", "net": {net}, "vat": {vat}, "due": "{due}", "approved": {ok}}',
    slots: { no: 'R-20418, R-20977, R-31160, R-33802', ven: 'Kestrel Paper, Odense Kaffe, Lumo Power, Haus & Hof', net: '118.40..940.90', vat: '20.10..99.90', due: '=2026-06-30, 2026-07-15, 2026-08-01, 2026-05-31', ok: '=true / false' },
    tools: ['payrun_add(invoice, amount: num, date): Put an invoice into the payment run', 'payrun_drop(invoice): Take an invoice out of the payment run', 'dunning_stop(vendor): Ask a vendor not to remind'],
    steps: `
      @ok payrun_add invoice={no} amount={net} date={due} // failed "the invoice is not approved" | Pay it | Put the net amount into the payment run for the day on which it is due. Only when it is approved.
      @ok payrun_add invoice={no} amount={vat} date={due} // payrun_drop invoice={no} | The tax | The tax of an approved invoice is paid on the day it is due; an invoice that nobody approved leaves the payment run.
      payrun_drop invoice={no} | Not this month | Take it out of the payment run.
      dunning_stop vendor="{ven}" | No reminders | The vendor should not remind us.
      notify message="{ven}: {net} net, {vat} VAT" title=Invoice | Show | Title Invoice: the vendor, a colon, the amount with net behind it, the tax with VAT behind it (NAME: N net, N VAT).
      file_write path=books/open.csv content="{due},{no},{net}" append=true | Open items | books/open.csv gets one more line: due date, number, net amount.
      cron_add schedule={due}T09:00 action=message text="{no} is due today" | Remind us | On the day it is due at nine ({due}T09:00) a message: the number, "is due today".
      memory_store key=invoice-{no} content="{ven}, due {due}" | Memory | Under invoice-{no} the vendor, a comma, due and the day.
    `,
  },
  {
    language: 'en',
    earlier: ['Bank | bank_read → {s1} paid {a1} ({r1}); {s2} paid {a2} ({r2})', 'Open invoices | books_open → {r1} {o1}, {r2} {a2}'],
    slots: { s1: 'Quill & Co, Marsh Ltd, Anders Bau', a1: '120.50..390.80', r1: 'F-118, F-124, F-131', o1: '500.10..690.90', s2: 'Pettersen, Bloom GmbH, Ikeda', a2: '705.00..960.40', r2: 'F-208, F-219, F-233' },
    tools: ['bank_read(): Read what came in', 'books_open(): List open invoices', 'books_settle(invoice): Mark an invoice as paid', 'books_part(invoice, amount: num): Book a part payment', 'remind_send(invoice, level: 1|2|3): Send a reminder'],
    steps: `
      books_settle invoice={r2} | Paid in full | Of the two payments in step {step1} one matches its invoice exactly: mark that invoice as paid.
      books_part invoice={r1} amount={a1} | Part | {s1} paid less than was open. Book the part payment for their invoice.
      remind_send invoice={r1} level=1 | First reminder | A first reminder for the invoice that is not covered by what came in.
      notify message="{s2} paid {a2}" | Good news | Show that {s2} paid and how much: "WHO paid N".
      send_message channel=email to=books text="{r1}: {a1} of {o1} paid" | To the books | E-mail to books about {r1}: the invoice, a colon, what came in, of, what was open, paid.
      memory_store key=part content={r1} | Keep the number | The invoice number of {s1} under part.
      file_write path=paid.txt content="{r2} {a2}" append=true | Paid list | Add to paid.txt the number of the invoice that is settled and what was paid, a blank between.
      books_open | Again | List the open invoices once more.
    `,
  },
  {
    language: 'en',
    event: 'webhook /calendar {"title": "{title}", "date": "{date}", "start": "{start}", "room": "{room}", "seats": {seats}, "host": "{host}"}',
    slots: { title: 'Budget round, Fire drill, Parents evening, Team day', date: '=2026-09-14, 2026-10-02, 2026-06-18, 2026-11-27', start: '=09:30, 11:00, 14:15, 18:00', room: 'Lindgren, aula, 2.17, glass box', seats: '4..24 / 31..60', host: 'Ewa, Matteo, Siobhan, Kofi' },
    tools: ['meet_put(title, date, time, room): Enter a meeting', 'meet_move(title, date, time): Move a meeting', 'meet_off(title, date): Call a meeting off', 'chairs_ask(room, count: int): Order chairs'],
    steps: `
      meet_put title="{title}" date={date} time={start} room="{room}" | Enter | Put the meeting into the calendar as it was asked for.
      meet_move title="{title}" date={date} time=16:45 | Later | Same day, but only at a quarter to five in the afternoon (16:45).
      meet_off title="{title}" date={date} | Off | The host is ill. Call it off.
      @seats failed "{seats} seats are there anyway" // chairs_ask room="{room}" count=10 | Chairs | From 30 seats on order ten more chairs for the room. Otherwise: "N seats are there anyway".
      send_message channel=slack to=all text="{title}: {date}, {start}, {room}" | Invite | Slack to all: the title, a colon, date, start and room with commas.
      cron_add schedule={date}T{start} action=message text="{title} begins" name=meeting | At the start | At the moment it starts (date, T, time) the message: the title and begins. Name the entry meeting.
      notify message="{host} invites to {title}" | Who invites | Show here who invites to what: WHO invites to WHAT.
      memory_store key=host content="{host}" | Host | Keep under host who invites.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ticket {"id": "{id}", "from": "{from}", "subject": "{sub}", "prio": {prio}, "age_h": {age}, "team": "{team}"}',
    slots: { id: 'T-8120, T-8344, T-9017, T-7755', from: 'grace, piotr, anneli, sam.t', sub: 'no sound in 3.02, password gone, slow wifi, screen flickers', prio: '=1 / 2 / 3', age: '1..20 / 50..190', team: '=av, desk, net' },
    tools: ['tk_assign(ticket, team): Give a ticket to a team', 'tk_close(ticket, note?): Close a ticket', 'tk_raise(ticket, to: 1|2|3): Change the priority of a ticket', 'tk_reply(ticket, text): Answer in a ticket'],
    steps: `
      tk_assign ticket={id} team={team} | Assign | To the team that the form names.
      @prio tk_reply ticket={id} text="We start at once." // tk_reply ticket={id} text="We start today." // tk_reply ticket={id} text="We start this week." | First answer | Answer in the ticket. Priority 1: "We start at once." Priority 2: "We start today." Priority 3: "We start this week."
      @age failed "it is only {age} hours old" // tk_raise ticket={id} to=1 | Raise | Older than two days (48 hours): priority 1. Otherwise it is only N hours old.
      tk_close ticket={id} | Close | Close it without a note.
      tk_close ticket={id} note="solved by phone" | Solved | Solved by phone; close it with the note "solved by phone".
      notify message="{id}: {sub}" title="Ticket from {from}" | Show it | Notification; title: Ticket from and the sender; text: the number, a colon, the subject.
      memory_store key={id} content="{sub} ({from})" | Note | Under the number of the ticket: the subject and, in brackets, who sent it.
      send_message channel=matrix to={team} text="{id} has waited {age} hours" | Remind the team | On matrix to the team: the ticket, "has waited", how many hours.
    `,
  },
];
