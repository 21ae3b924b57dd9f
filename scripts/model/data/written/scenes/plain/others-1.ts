import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: tools of other makers, part 1. */
export const plainOthers1: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /monitor/alert {"host": "{host}", "service": "{svc}", "state": "{state}", "reporter": "{who}"}',
    slots: { host: 'web01, mail02, db-east, cache3, files7', svc: 'nginx, postfix, redis, backupd, ldap', state: '=down, failed / up, running', who: 'Marta, Deniz, Pavel, Ines', spare: 'web09, db-west, mail05' },
    tools: ['svcd_restart(host, service): Restart a service on a host', 'svcd_halt(host, service): Stop a service on a host', 'svcd_mute(host, service, minutes: int): Silence the alerts of a service', 'svcd_move(service, from, to): Move a service to another host', 'svcd_log(host, level: all|warnings|errors, lines?: int): Read the log of a host'],
    steps: `
      svcd_restart host={host} service={svc} | Restart it | Please restart the service that the alert is about, on the host where it was found.
      @state svcd_restart host={host} service={svc} // failed "the service is {state}" | Restart only if down | Restart the reported service if the alert says that it is down or failed. If it is working, the step fails.
      svcd_halt host={host} service={svc} | Stop for the repair | Stop the service from the alert on its host, so that we can work on it without users being connected.
      svcd_mute host={host} service={svc} minutes=30 | Quiet for half an hour | Silence the alerts of this service on this host for half an hour, because we already know about the fault.
      svcd_mute host={host} service={svc} minutes=120 | Quiet for longer | We expect the repair to take two hours. Please mute the alerts of the reported service for that long.
      svcd_move service={svc} from={host} to={spare} | Move to the spare host | The reported service should go on running on {spare}. Move it there from the host that is named in the alert.
      svcd_log host={host} level=errors | Look at the errors | Read the log of the host in the alert. We only want to see errors.
      svcd_log host={spare} level=warnings lines=50 | Log of the spare host | Show the last fifty lines of the log of {spare}, warnings only. The host in the alert is not meant here.
      notify message="{svc} on {host} is {state}" | Tell the desk | Show a notification on this computer that says which service on which host is in which state, as in: redis on web04 is down.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stock/request {"item": "{item}", "qty": {qty}, "from": "{from}", "to": "{to}"}',
    slots: { item: 'flour, hinge H4, toner, gloves, filter F7', qty: '2..9 / 11..60', from: 'A12, B03, C07, main store', to: 'D01, E09, workshop, van 2', back: '2..8' },
    tools: ['binly_transfer(item, from, to, count: int): Move items between locations', 'binly_reserve(item, location, count: int): Hold items back at a location', 'binly_release(item, location): Give held items free', 'binly_count(item, location?): Say how many there are', 'binly_label(location, text): Print a label for a location'],
    steps: `
      binly_transfer item="{item}" from="{from}" to="{to}" count={qty} | Carry out the transfer | Please move what was requested, in the requested number, from the place where it lies to the place that needs it.
      binly_transfer item="{item}" from="{to}" to="{from}" count={back} | Send some back | The receiving place had {back} too many. Move them back to the place that they came from.
      @qty binly_reserve item="{item}" location="{from}" count={qty} // failed "{qty} are more than 10" | Reserve up to ten | Hold the requested quantity back at the place where it lies now. More than ten pieces must not be reserved; then the step fails.
      binly_release item="{item}" location="{from}" | Give it free | The customer no longer needs the article. Free what is being held back at the giving location.
      binly_count item="{item}" | Count everywhere | How many of the requested item do we have in all? Count it without naming a location.
      binly_count item="{item}" location="{to}" | Count at the destination | Count how many of this item are already at the place where they should go.
      binly_label location="{to}" text="{item}: {qty}" | Label for the shelf | Print a label for the receiving location. It says the item, a colon and the quantity.
      notify message="{qty} {item} from {from} to {to}" | Say what moves | Notification on this computer: the quantity, the item, from where and to where, for example "4 gloves from A12 to D01".
      failed "no tool can repair the shelf" | Repair the shelf | One board of the shelf at the giving location is broken. Please nail on a new one before anything is moved.
    `,
  },
  {
    language: 'en',
    event: 'mqtt orchard/{field}/soil {"zone": "{zone}", "moisture": {wet}, "valve": {valve}, "minutes": {min}}',
    slots: { field: 'north, east, hill', zone: 'Z1, Z4, pears, apples, plums', wet: '8..29 / 31..60', valve: '1..24', min: '4..45', other: 'cherries, quinces, Z9' },
    tools: ['aquado_run(zone, minutes: int): Water a zone', 'aquado_skip(zone, days: int): Leave a zone out', 'aquado_stop(zone): Stop watering a zone', 'aquado_share(zone, percent: int): Set how much of the usual amount a zone gets', 'aquado_plan(zone, start, minutes?: int): Plan a watering for a time of day'],
    steps: `
      aquado_run zone={zone} minutes={min} | Water the zone | Water the zone that sent the message for as many minutes as the message asks for.
      @wet aquado_run zone={zone} minutes=20 // failed "the moisture is {wet}" | Water only when dry | If the soil moisture in the message is under 30, water this zone for twenty minutes. If it is 30 or more, the step fails.
      @wet aquado_run zone={zone} minutes={min} // aquado_skip zone={zone} days=1 | Dry or wet | With a moisture below 30 the zone is watered for the reported time; otherwise it is left out for one day.
      aquado_skip zone={zone} days=7 | Leave out for a week | The trees in the reported zone were sprayed. Please leave this zone out for a week.
      aquado_share zone={zone} percent=50 | Half the amount | From now on the reported zone gets only half of the usual amount of water.
      aquado_share zone={other} percent=75 | Three quarters | Set {other} to three quarters of the usual amount. The zone in the message stays as it is.
      aquado_plan zone={zone} start=05:30 | Early in the morning | Plan a watering of this zone for half past five in the morning. Do not give a duration.
      aquado_plan zone={other} start=21:00 minutes=15 | Evening watering | Plan a quarter of an hour for {other}, beginning at nine in the evening.
      aquado_stop zone={zone} | Stop it | The reported zone is wet enough; please stop watering it now.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rooms/booking {"room": "{room}", "date": "{date}", "start": "{start}", "end": "{end}", "guest": "{guest}", "host": "{host}"}',
    slots: { room: 'Elm, Room 12, Atlas, Blue room', date: '=2026-05-14, 2026-06-02, 2026-09-21, 2026-11-05', start: '=09:00, 09:30, 10:15, 11:00', end: '=12:00, 13:30, 14:45, 16:00', guest: 'Okoye, Lindahl, Ferrari, Novak', host: 'Baker, Singh, Moreau', other: 'Oak, Room 3, Studio' },
    tools: ['roomio_book(room, date, from, to, name?): Book a room', 'roomio_cancel(room, date, from): Cancel a booking', 'roomio_heat(room, date, at): Heat a room in time', 'roomio_badge(visitor, host, days?: int): Print a badge for a visitor', 'roomio_free(room, date): Say when a room is free'],
    steps: `
      roomio_book room="{room}" date={date} from={start} to={end} | Book the room | Book the requested room on the requested day for the whole time in the request. No name is needed.
      roomio_book room="{room}" date={date} from={start} to={end} name={host} | Book it for the host | Please book the room as it was requested, in the name of the host.
      roomio_book room="{other}" date={date} from=14:00 to=15:30 | Another room | The requested room is being painted. Book {other} on the same day, from two until half past three in the afternoon.
      roomio_cancel room="{room}" date={date} from={start} | Cancel | The guest is ill. Cancel the booking of this room that begins at the time in the request.
      roomio_heat room="{room}" date={date} at=07:30 | Warm in the morning | The requested room should be heated on the day of the meeting, beginning at half past seven.
      roomio_badge visitor={guest} host={host} | Print the badge | Print a visitor badge. The person who comes and the person who receives them both stand in the request.
      roomio_badge visitor={guest} host={host} days=3 | Badge for three days | Please print a badge for the guest of this host that stays valid for three days.
      roomio_free room="{room}" date={date} | When is it free? | Find out when the requested room is free on that day.
      send_message channel=slack to={host} text="{guest} comes to {room} at {start}" | Tell the host | Write to the host in the channel slack who comes to which room and at what time, as in: Novak comes to Elm at 10:15.
    `,
  },
  {
    language: 'en',
    earlier: ['List the deliveries of today | dockr_list → {sup} brings {art}, ramp {ramp}; {sup2} brings {art2}, ramp {ramp2}', 'Temperature of the cold lorry | probe_read → {t} °C'],
    slots: { sup: 'Meyer, Frostline, Agrosa', sup2: 'Poldi, Hartmann, Celtica', art: 'peas, cod, butter', art2: 'carrots, ham, yoghurt', ramp: '1..5', ramp2: '6..12', t: '2..6 / 8..15' },
    tools: ['dockr_accept(supplier, article, ramp?: int): Accept a delivery', 'dockr_refuse(supplier, article, reason): Send a delivery back', 'dockr_gate(ramp: int, position: up|down): Move the gate of a ramp', 'dockr_wait(supplier, minutes: int): Let a driver wait', 'dockr_claim(supplier, article, percent: int): Ask for money back'],
    steps: `
      dockr_accept supplier={sup} article={art} | Accept the first delivery | Accept the delivery that stands first in the list of step {step1}. The ramp need not be given.
      dockr_accept supplier={sup2} article={art2} ramp={ramp2} | Accept the second one | Please accept the second delivery of the list, and give the ramp where it stands.
      dockr_gate ramp={ramp} position=up | Open for {sup} | The lorry of {sup} wants to unload. Raise the gate at its ramp; the list above says which one that is.
      dockr_gate ramp={ramp2} position=down | Close for {sup2} | {sup2} has been unloaded. Lower the gate of the ramp at which this supplier stands in the list.
      @t dockr_accept supplier={sup} article={art} // dockr_refuse supplier={sup} article={art} reason="too warm" | Cold enough? | Look at the temperature from step {step2}. At 7 °C or less, accept what {sup} brings, without a ramp. If it is warmer, send it back; the reason is: too warm.
      dockr_wait supplier={sup2} minutes=45 | Let them wait | The driver of {sup2} has to wait for three quarters of an hour.
      dockr_claim supplier={sup2} article={art2} percent=25 | A quarter back | A quarter of what {sup2} brings is spoilt. Please ask the supplier for this part of the price.
      notify message="{art} from {sup}: {t} °C" | Note the temperature | Show a notification here with what {sup} brings, from whom it is, a colon and the measured temperature, as in "cod from Agrosa: 4 °C".
      failed "no tool can unload the lorry" | Unload | Please unload the pallets from the lorry of {sup} and put them in the cold room.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/oven/{oven} {"deck": {deck}, "t_c": {t}, "set_c": {set}, "batch": "{batch}"}',
    slots: { oven: '1..6', deck: '7..9', t: '120..189 / 191..260', set: '190..250', batch: 'rye, baguette, plum cake, rolls', warm: '160..185' },
    tools: ['krusta_heat(oven: int, deck: int, celsius: int): Set the temperature of a deck', 'krusta_steam(oven: int, deck: int, seconds: int): Give steam', 'krusta_damper(oven: int, open: bool): Move the damper of an oven', 'krusta_mode(oven: int, mode: day|night|off): Choose the mode', 'krusta_timer(oven: int, minutes: int, label?): Start a timer'],
    steps: `
      krusta_heat oven={oven} deck={deck} celsius={set} | Hold the target | Set the reporting deck of this oven to the target temperature of the message, not to the temperature that was measured.
      krusta_heat oven={oven} deck={deck} celsius={warm} | Set {warm} degrees | The next bread is sensitive. Please set the deck in the message to {warm} degrees, whatever the target there says.
      krusta_steam oven={oven} deck={deck} seconds=30 | Half a minute of steam | Give steam to the deck that the message names, for half a minute.
      @t failed "the deck has only {t} degrees" // krusta_steam oven={oven} deck={deck} seconds=15 | Steam when hot | Give the reporting deck fifteen seconds of steam, but only if the measured temperature is over 190 degrees. Otherwise the step fails.
      krusta_damper oven={oven} open=true | Let the steam out | Open the damper of the oven that sent the message, so that the crust gets dry.
      krusta_damper oven={oven} open=false | Keep the heat in | The damper of this oven has to be shut until the bread goes in.
      krusta_mode oven={oven} mode=night | For the night | Nobody bakes until four in the morning. Put this oven into its night mode.
      krusta_timer oven={oven} minutes=90 | An hour and a half | Start a timer at the oven of the message for an hour and a half. It gets no label.
      krusta_timer oven={oven} minutes=25 label="{batch}" | Timer with a name | Start a timer of 25 minutes at this oven and label it with the batch that is in it.
      notify message="Oven {oven}, deck {deck}: {batch}" | What bakes where | Show a notification: the word Oven and its number, a comma, the word deck and its number, a colon and the batch.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/desk {"card": "{card}", "book": "{book}", "due": "{due}", "fine_eur": {fine}, "phone": "{phone}"}',
    slots: { card: 'L4410, L2093, K881', book: 'B7731, B0912, M404', due: '=2026-03-02, 2026-04-17, 2026-10-30', fine: '0 / 2..18', phone: '=030 5512, 0171 884, 040 7719', next: 'K230, L9001' },
    tools: ['shelvo_lend(book, card, weeks?: int): Lend a book to a reader', 'shelvo_return(book, rating?: good|worn|damaged): Take a book back', 'shelvo_extend(book, card, days: int): Let a reader keep a book longer', 'shelvo_hold(book, card): Keep a book for a reader', 'shelvo_block(card, reason): Block a card'],
    steps: `
      shelvo_return book={book} | Take it back | The reader has put the book on the desk. Take it back; nobody has looked at its condition yet.
      shelvo_return book={book} rating=worn | Back, somewhat worn | Take the book of the message back and record that it looks worn.
      shelvo_return book={book} rating=damaged | Back with torn pages | Some pages of the returned book are torn. Please book it in as damaged.
      shelvo_extend book={book} card={card} days=14 | Two more weeks | The reader would like to keep the book for two more weeks. Please extend the loan.
      @fine shelvo_lend book={book} card={card} // failed "a fine of {fine} euros is open" | Lend it | Lend the book to the card in the message, for the usual time. The step fails if there is a fine that is more than zero.
      shelvo_lend book={book} card={next} weeks=3 | For somebody else | Lend this book for three weeks to the reader with the card {next}, who is waiting at the desk. The card in the message is not meant.
      shelvo_hold book={book} card={next} | Keep it for {next} | As soon as the book is back, it should be kept for card {next}.
      shelvo_block card={card} reason="fine of {fine} euros" | Block the card | Block the card from the message. The reason says the amount, as in: fine of 4 euros.
      notify message="{book} is due on {due}" | When is it due? | Say in a notification on this computer which book is due on which date, for example "B7731 is due on 2026-01-09".
    `,
  },
  {
    language: 'en',
    event: 'mqtt house/evening {"room": "{room}", "lux": {lux}, "scene": "{scene}", "persons": {n}}',
    slots: { room: 'hall, kitchen, study, attic', lux: '5..79 / 81..400', scene: 'reading, dinner, film', n: '2..4', other: 'porch, cellar, nursery' },
    tools: ['lumbra_dim(room, percent: int, seconds?: int): Dim the lamps of a room', 'lumbra_switch(room, on: bool): Switch the lamps of a room', 'lumbra_colour(room, tone: warm|neutral|cold): Choose the colour', 'lumbra_recall(room, scene): Call up a stored scene', 'lumbra_blind(room, percent: int): Lower the blinds by so much'],
    steps: `
      lumbra_recall room={room} scene={scene} | The evening scene | Call up the scene that is asked for in the message, in the room that it is asked for.
      lumbra_dim room={room} percent=25 | A quarter | Dim the lamps of the reported room to a quarter of their light.
      lumbra_dim room={other} percent=10 seconds=60 | Slowly | Dim {other} to ten percent, slowly, within one minute. The room in the message stays as it is.
      @lux lumbra_switch room={room} on=true // lumbra_switch room={room} on=false | Light by brightness | If fewer than 80 lux were measured, the lamps of this room are switched on. If it is brighter, they are switched off.
      lumbra_switch room={other} on=false | Put out | Nobody is in {other} any more. Please put out the lamps there.
      lumbra_colour room={room} tone=warm | Cosy light | The light in the reported room should be warm.
      lumbra_blind room={room} percent=50 | Blinds halfway | Lower the blinds of the room in the message halfway, so that the sun does not dazzle.
      lumbra_blind room={room} percent=100 | Blinds all the way | Lower the blinds in this room completely; it is going to be night.
      notify message="{room}: {lux} lux, scene {scene}" | Show the state | Notification on this computer with the room, a colon, the brightness in lux, a comma and the word scene with its name.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/schedule {"patient": "{pat}", "doctor": "{doc}", "date": "{date}", "time": "{time}", "dept": "{dept}"}',
    slots: { pat: 'Vogel, Adeyemi, Rossi, Larsen', doc: 'Dr. Kern, Dr. Amin, Dr. Soto', date: '=2026-07-08, 2026-08-19, 2026-12-01', time: '=08:20, 10:40, 14:10, 15:50', dept: 'radiology, surgery, eye clinic', doc2: 'Dr. Lund, Dr. Petit', newday: '=2026-07-22, 2026-09-03' },
    tools: ['kalma_assign(patient, doctor, date, time): Give a patient an appointment', 'kalma_shift(patient, from, to): Move an appointment from one date to another', 'kalma_drop(patient, date): Cancel an appointment', 'kalma_remind(patient, hours: int, by?: sms|mail|letter): Remind a patient beforehand', 'kalma_refer(patient, from, to): Send a patient from one doctor to another'],
    steps: `
      kalma_assign patient={pat} doctor="{doc}" date={date} time={time} | Enter the appointment | Please give the patient the appointment with the doctor, on the day and at the time that the message names.
      kalma_assign patient={pat} doctor="{doc2}" date={date} time={time} | With another doctor | The doctor in the message is away. Enter the same appointment with {doc2}.
      kalma_shift patient={pat} from={date} to={newday} | Move it | The appointment in the message cannot take place on its day. Move it to {newday}.
      kalma_drop patient={pat} date={date} | Cancel it | The patient has called and does not come. Cancel the appointment on the day in the message.
      kalma_remind patient={pat} hours=24 | Remind one day before | The patient gets a reminder one day before the appointment. It does not matter by which way.
      kalma_remind patient={pat} hours=48 by=sms | Text message two days before | Remind the patient two days beforehand by text message (SMS).
      kalma_refer patient={pat} from="{doc}" to="{doc2}" | To {doc2} | Please refer the patient from the doctor in the message to {doc2}.
      file_write path=lists/day.txt content="{time} {pat} ({doc})" append=true | Day list | Add a line to lists/day.txt: the time, the patient and, in brackets, the doctor, as in 09:00 Moser (Dr. Kern).
      failed "no tool can push the wheelchair" | Fetch the patient | The patient needs a wheelchair. Please push it to the entrance and bring the patient up.
    `,
  },
  {
    language: 'en',
    earlier: ['Who is on duty | rota_show → early {p1}, late {p2}, night {p3}', 'Machines that stand | millo_idle → {m1} since {h1}, {m2} since {h2}'],
    slots: { p1: 'Anna, Bruno, Chidi', p2: 'Dora, Emil, Fatou', p3: 'Goran, Hanna, Ivo', m1: 'press 4, saw 2, lathe 7', m2: 'mill 1, drill 9, robot 3', h1: '=06:10, 06:45', h2: '=08:30, 09:05' },
    tools: ['swap_duty(first, second, shift: early|late|night): Let two people swap', 'rota_call(person, minutes: int): Call somebody in', 'millo_start(machine, speed?: slow|normal|fast): Start a machine', 'millo_lock(machine, person): Lock a machine in somebody’s name', 'millo_note(machine, text): Write into the log of a machine'],
    steps: `
      rota_call person={p2} minutes=30 | Call the late shift | Call in whoever has the late shift according to step {step1}. The person should be here in half an hour.
      rota_call person={p3} minutes=60 | Call the night shift | The night shift has to come earlier. Call the person who has it, with one hour to get here.
      swap_duty first={p1} second={p3} shift=night | Swap | The person on the early shift and the person on the night shift want to swap, in this order; it is about the night shift.
      millo_start machine="{m1}" | Start the first one | Start the machine that stands first in the list of idle machines. Leave the speed as it is.
      millo_start machine="{m2}" speed=slow | Start the second one slowly | The second machine in the list was oiled. Start it, but let it run slowly.
      millo_lock machine="{m2}" person={p1} | Lock for the repair | Lock the machine that stands since {h2}, in the name of the person on the early shift, who is repairing it.
      millo_note machine="{m1}" text="idle since {h1}" | Into the log | Write into the log of the first idle machine since when it stands, in the words: idle since, and the time.
      notify message="{m1} and {m2} stand still" | Two machines | Show a notification here that names both machines from step {step2} in their order and says that they stand still, as in "saw 2 and mill 1 stand still".
      pushover message="Night shift: {p3}" title=Rota | Push who comes at night | Send a push with the title Rota. It says: Night shift, a colon, and the name of the person who has it.
    `,
  },
  {
    language: 'en',
    event: 'webhook parcels.scan {"parcel": "{id}", "weight_kg": {kg}, "from": "{from}", "to": "{to}", "express": {ex}}',
    slots: { id: 'PX4410, RT0932, KD771', kg: '3..24 / 26..48', from: 'Lyon, Porto, Graz, Turku', to: 'Bergen, Cork, Brno, Malmo', ex: '=true / false', hub: 'Hub 3, Leipzig, Liege' },
    tools: ['sendo_route(parcel, via, to): Send a parcel over a place to another', 'sendo_return(parcel, to): Send a parcel back', 'sendo_price(from, to, kg: num, express?: bool): Ask for the price', 'sendo_hold(parcel, hours: int): Keep a parcel back', 'sendo_sort(parcel, belt: light|heavy|fast): Put a parcel on a belt'],
    steps: `
      sendo_route parcel={id} via="{hub}" to={to} | By way of {hub} | Send the scanned parcel to its destination, by way of {hub}.
      sendo_return parcel={id} to={from} | Back to the sender | Nobody accepted the parcel. Please send it back to the town that it came from.
      sendo_price from={from} to={to} kg={kg} | What does it cost? | Ask what the parcel costs from its origin to its destination at its weight, as an ordinary parcel; leave the question of express open.
      sendo_price from={to} to={from} kg={kg} express=true | Price of the way back | Ask for the express price of the way back, that is from the destination to the origin, with the same weight.
      @kg sendo_sort parcel={id} belt=light // sendo_sort parcel={id} belt=heavy | Light or heavy | Parcels of up to 25 kilograms go on the belt for light ones, and heavier ones on the belt for heavy ones. The weight was scanned.
      @ex sendo_sort parcel={id} belt=fast // sendo_hold parcel={id} hours=12 | Express or not | If the parcel is an express parcel, put it on the fast belt. Otherwise hold it back for half a day.
      sendo_hold parcel={id} hours=48 | Two days | The customs office is closed. Keep the parcel back for two days.
      @kg sendo_route parcel={id} via="{hub}" to={to} // failed "the parcel weighs {kg} kg" | Only light ones over {hub} | Route the parcel over {hub} to its destination if it weighs at most 25 kg. Heavier ones are not accepted there, and the step fails.
      notify message="{id}: {kg} kg to {to}" | Show the parcel | Notification on this computer: the number of the parcel, a colon, its weight in kg, the word to and the destination.
    `,
  },
  {
    language: 'en',
    event: 'webhook /helpdesk/ticket {"ticket": "{tk}", "user": "{user}", "assignee": "{agent}", "prio": "{prio}", "subject": "{sub}"}',
    slots: { tk: 'T1044, T2907, HD330', user: 'kowalski, brandt, yilmaz', agent: 'mira, tobias, nuno', prio: '=low, normal / high, urgent', sub: 'printer jams, no sound, mailbox full', agent2: 'elena, ragnar' },
    tools: ['deskly_hand(ticket, from, to): Give a ticket from one agent to another', 'deskly_prio(ticket, level: low|normal|high): Set how urgent it is', 'deskly_reply(ticket, text, internal?: bool): Answer in a ticket', 'deskly_close(ticket, solved: bool): Close a ticket', 'deskly_tag(ticket, tags: text[]): Put words on a ticket'],
    steps: `
      deskly_hand ticket={tk} from={agent} to={agent2} | Hand it over | The agent who has the ticket now is on holiday. Please give it to {agent2}.
      deskly_prio ticket={tk} level=high | It is urgent | The whole office waits for this. Set the ticket of the message to high.
      @prio failed "the priority is {prio}" // deskly_hand ticket={tk} from={agent} to={agent2} | Only urgent ones | Tickets with a high or urgent priority go from their present agent to {agent2}. With any other priority the step fails.
      deskly_reply ticket={tk} text="We are looking into it." | Reassure the user | Answer in the ticket with exactly this text: "We are looking into it."
      deskly_reply ticket={tk} text="{user} called again" internal=true | Internal note | Write an internal answer into the ticket; it says which user called again, as in: brandt called again.
      deskly_close ticket={tk} solved=true | Solved | The user says that everything works again. Close the ticket as solved.
      deskly_close ticket={tk} solved=false | Given up | Nobody could find the cause. Close the ticket, but not as solved.
      deskly_tag ticket={tk} tags=["hardware","floor 2"] | Two words | Put the words hardware and floor 2 on the ticket, so that it is found again.
      notify message="{tk} from {user}: {sub}" title=Helpdesk | Show the ticket | Show a notification with the title Helpdesk. It says the ticket, from which user it is, a colon and the subject.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/water {"basin": "{basin}", "ph": {ph}, "cl_mgl": {cl}, "t_c": {t}, "guests": {n}}',
    slots: { basin: 'main, kids, whirl, basin 2', ph: '6.2..6.9 / 7.1..7.9', cl: '0.2..1.4', t: '22..33', n: '40..90', target: '34..36' },
    tools: ['dosiq_acid(basin, ml: int): Add acid', 'dosiq_base(basin, ml: int): Add base', 'dosiq_chlorine(basin, gram: num): Add chlorine', 'dosiq_pump(basin, hours: num, speed?: low|high): Let the pump run', 'dosiq_warm(basin, celsius: int): Set the temperature'],
    steps: `
      @ph dosiq_base basin="{basin}" ml=200 // dosiq_acid basin="{basin}" ml=200 | Bring the pH to 7 | If the measured pH is below 7, add 200 ml of base to this basin. If it is above 7, add the same amount of acid.
      dosiq_acid basin="{basin}" ml=500 | Half a litre of acid | Add half a litre of acid to the basin that the message is about.
      dosiq_base basin="{basin}" ml=250 | A quarter of a litre of base | Please add a quarter of a litre of base to the reported basin.
      dosiq_chlorine basin="{basin}" gram=12.5 | Chlorine | Add twelve and a half grams of chlorine to the basin of the message.
      dosiq_pump basin="{basin}" hours=1.5 | Pump for an hour and a half | Let the pump of this basin run for an hour and a half; leave the speed as it is set.
      dosiq_pump basin="{basin}" hours=0.5 speed=high | Quick cleaning | Let the pump of the reported basin run at high speed for half an hour.
      dosiq_warm basin="{basin}" celsius={target} | Warmer for the babies | On Saturday there is baby swimming. Set this basin to {target} degrees; the number in the message is only what was measured.
      notify message="{basin}: pH {ph}, {t} °C" | Show the water | Notification on this computer with the basin, a colon, pH and its value, a comma and the temperature in °C.
      file_write path=pool/log.csv content="{ph},{cl}" append=true | Water log | Add a line to pool/log.csv with the pH and the chlorine value, in this order and with a comma between them.
      failed "no tool can fish the leaves out" | Leaves | Please fish the leaves out of the reported basin with the net.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fleet/event {"car": "{car}", "driver": "{drv}", "km": {km}, "fuel_pct": {fuel}, "site": "{site}"}',
    slots: { car: 'van 3, truck 8, VW 12', drv: 'Olsen, Petrov, Abebe', km: '12000..88000', fuel: '3..19 / 21..90', site: 'depot, quarry, harbour', drv2: 'Weber, Castro', site2: 'airport, yard 2' },
    tools: ['flotta_assign(car, driver, until?): Give a car to a driver', 'flotta_send(car, from, to): Send a car from one site to another', 'flotta_fuel(car, litres: int): Order fuel for a car', 'flotta_service(car, date, kind: oil|tyres|brakes): Book the workshop', 'flotta_limit(car, kmh: int): Limit the speed of a car'],
    steps: `
      flotta_assign car="{car}" driver={drv2} | A new driver | From now on the car in the message belongs to {drv2} and no longer to the driver who reported.
      flotta_assign car="{car}" driver={drv} until=18:00 | Until the evening | The driver in the message may keep this car until six in the evening.
      flotta_send car="{car}" from={site} to="{site2}" | Send it on | Send the car from the site where it is now to the {site2}.
      flotta_send car="{car}" from="{site2}" to={site} | And back | After the work at the {site2} the car drives from there back to the site in the message.
      @fuel flotta_fuel car="{car}" litres=60 // failed "the tank is at {fuel} percent" | Fuel when low | Order 60 litres for the reporting car if its tank is below 20 percent; with more in the tank the step fails.
      flotta_service car="{car}" date={date} kind=oil | Oil change | Please book an oil change in the workshop for this car on {date}.
      flotta_service car="{car}" date={date} kind=brakes | The brakes squeal | The driver says that the brakes squeal. Book the workshop on {date} for the brakes of this car.
      flotta_limit car="{car}" kmh=80 | Not faster than 80 | The car has winter tyres of the wrong kind. Limit it to 80 kilometres an hour.
      memory_store key=last-km content="{car}: {km} km" | Remember the kilometres | Store under last-km the car, a colon and its kilometres with the unit, as in "van 6: 20500 km".
    `.replaceAll('{date}', '2026-10-12'),
  },
];
