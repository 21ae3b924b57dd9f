import type { Scene } from '../../scene';

/** Values that stand elsewhere and texts, in English, part 2. */
export const toldEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /bus/late {"line": "{line}", "stop": "{stop}", "next_stop": "{next}", "minutes_late": {late}, "driver": "{drv}", "driver_phone": "{tel}", "children": {n}}',
    slots: { line: 'S4, School 2, line 81', stop: '=Mill Bridge, Church Lane, Old Tannery', next: '=Sports Hall, Market, Pine Hill', late: '6..35', drv: 'Berit, Jovan, Carla', tel: '=0660 41877, 0664 90012, 0699 31245', n: '8..39' },
    tools: ['paxline_show(stop, text): Show a text at a bus stop', 'parentapp_post(line, text): Post to the parents of a line', 'telcall(number, say): Call a number and read something out', 'sub_bus(line, from_stop): Send a replacement bus'],
    steps: `
      paxline_show stop="{next}" text="{line} is {late} minutes late" | At the next stop | Those who wait at the next stop want to know which line is late and by how many minutes. Show it there.
      parentapp_post line="{line}" text="The bus is now at {stop}" | Parents | Post to the parents of this line where the bus is at present: "The bus is now at …".
      telcall number="{tel}" say="Please call the office" | Call the driver | Let the driver's number be called; what is read out is "Please call the office".
      sub_bus line="{line}" from_stop="{stop}" | Replacement | A replacement should take over this line from where the bus stands.
      notify message="{n} children are waiting" | How many | Inform the desk here how many children are waiting.
      memory_store key=late-driver content="{drv}" | Driver | late-driver shall contain the name of the driver, nothing but the name.
      send_message channel=sms to=principal text="{line} arrives {late} minutes later" | Principal | Send the principal by sms which line arrives how many minutes later.
      file_write path=bus/late.csv content="{line},{stop},{late}" append=true | Statistics | For the statistics, add to bus/late.csv: line, stop (the present one), minutes; commas, no blanks.
    `,
  },
  {
    language: 'en',
    earlier: ['Tail of the log | logcat_tail → {l1}\n{l2}\n{l3}', 'Make a door code | keypad_new → Code {code}, works until {until}'],
    slots: { l1: '=08:01 pump started, 07:12 filter rinsed, 06:30 lights on', l2: '=09:14 pressure low, 09:40 valve 3 stuck, 08:55 door open', l3: '=10:02 pump stopped, 10:31 tank empty, 11:07 cover missing', code: '1200..9870', until: '=18:00, 20:30, 2026-10-05 07:00', who: 'Wanda, Ferdi, Noemi' },
    tools: ['keypad_text(person, text): Send a person a text from the keypad', 'keypad_kill(code): Make a door code useless', 'shiftbook_add(line): Add a line to the shift book', 'ledbar(text, seconds?: int): Run a text over the LED bar'],
    steps: `
      shiftbook_add line="{l3}" | Only the last | Copy the last line of the log into the shift book, with its time.
      ledbar text="{l1}" | The first one | The LED bar runs the first log line exactly as it stands.
      ledbar text="{l2}" seconds=30 | The second one | Half a minute (30 seconds) of LED bar for the second line.
      keypad_text person={who} text="{code}" | The code only | {who} gets the code only, without the word and without the time.
      keypad_text person={who} text="Door code {code} until {until}" | Code and time | Text {who}: Door code, the code, until, and the time up to which it works.
      keypad_kill code={code} | Kill it | The new code was overheard; make it useless.
      mqtt_publish topic=door/until payload="{until}" | End | Publish to door/until up to when the code works, as it stands in step {step2}.
      memory_store key=log-middle content="{l2}" | Middle line | The line in the middle of step {step1} is worth keeping: store it as log-middle.
      file_write path=log/short.txt content="{l1}\\n{l3}" | First and last | Write log/short.txt afresh with two lines, the first and the last of the log.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/visit {"animal": "{ani}", "chip": "{chip}", "owner": "{own}", "owner_phone": "{tel}", "vet": "{vet}", "vaccine": "{vac}", "batch": "{bat}"}',
    slots: { ani: 'Bello, Minka, Rusty, Pearl', chip: '=276098100, 276094411, 528140007 / ∅', own: 'Hartl, Quinn, Sato', tel: '=555-0131, 555-0178, 555-0102', vet: 'Dr. Wirth, Dr. Nkosi', vac: 'rabies, Rabisin, DHP', bat: 'L4471, L9023, XB77', next: '=2027-09-14, 2027-11-02' },
    tools: ['vetpad_jab(chip, vaccine, batch): Enter a vaccination', 'vetpad_lookup(chip): Look an animal up', 'recall_card(owner, date, words): Prepare a reminder card', 'petsms(number, words): Text an owner'],
    steps: `
      @chip vetpad_jab chip={chip} vaccine={vac} batch={bat} // failed "the visit has no chip number" | Vaccination | Enter what was given, with its batch, for the chip in the visit. Without a chip number it cannot be entered: fail.
      @chip vetpad_lookup chip={chip} // failed "no chip number" | Look it up | Which animal is this? Look it up by the chip, provided that a chip was sent, else fail.
      recall_card owner={own} date={next} words="{ani} needs {vac} again" | Card | A card for the owner, dated {next}. On it: the animal, "needs", the vaccine, "again".
      petsms number={tel} words="{ani} can be fetched" | Fetch | Text the owner's phone who can be fetched, i.e. the name of the animal and "can be fetched".
      memory_recall query={bat} | Batch | Have we noted anything about that batch? Look for it.
      memory_store key=vet-today content="{vet}" | Vet | Save the vet, title and name as they stand, as vet-today.
      notify message="{ani} ({own})" | Who is next | Show the animal and, in brackets after it, the owner.
      file_write path=vet/batches.txt content="{bat} {vac}" append=true | Batch list | Add to vet/batches.txt the batch and the vaccine with a blank between.
      failed "no tool can hold the cat" | Hold | Hold the cat by the scruff while it gets the injection.
    `,
  },
  {
    language: 'en',
    slots: { host: 'build3, web-a, node7', id: '110..980', name: 'Uschi, Benedek, Farah' },
    event: 'webhook /ops/request {"host": "{host}", "ticket": {id}, "by": "{name}"}',
    tools: ['gitlab_pipeline(project, ref): Start a pipeline', 'gitlab_comment(ticket: int, body): Comment on a ticket', 'systemd_timer(unit, calendar): Set a timer'],
    steps: `
      cron_add schedule="0 3 * * 0" action=procedure text=full-backup name=sunday-backup | Sunday backup | Plan the procedure full-backup for Sunday at three in the night (0 3 * * 0) under the name sunday-backup.
      cron_add schedule="*/20 * * * *" action=prompt text="Is {host} reachable?" | Every twenty minutes | Every twenty minutes [*/20 * * * *] the prompt: Is {host} reachable?
      cron_add schedule="45 7 * * 1-5" action=message text="Stand-up in 15 minutes" timezone=Europe/Berlin | Stand-up | On weekdays, 45 7 * * 1-5, in the time zone Europe/Berlin, people get the message "Stand-up in 15 minutes".
      http_request url=http://{host}.lan/api/mode method=POST body="{\\"mode\\":\\"maintenance\\"}" | Maintenance | POST {"mode":"maintenance"} to http://{host}.lan/api/mode.
      http_request url=http://{host}.lan/api/lock method=DELETE | Remove the lock | Send a DELETE to http://{host}.lan/api/lock, without a body.
      http_request url=http://{host}.lan/queue method=PUT body="paused=1" | Pause | PUT to http://{host}.lan/queue with the body paused=1
      gitlab_comment ticket={id} body="{host} is done" | Comment | Comment on the ticket of the request: the host, then "is done".
      gitlab_pipeline project=infra ref=main | Pipeline | Start the pipeline of infra on main.
      systemd_timer unit=cleanup calendar="Mon 04:00" | Timer | The timer of cleanup: "Mon 04:00".
    `,
  },
  {
    language: 'en',
    earlier: ['Ovens | panef_list → deck oven, 240 °C, id {a}\nstone oven, cold, id {b}\nrack oven, 180 °C, id {c}', 'Staff | rota_today → {p1} kneads, {p2} bakes, {p3} sells'],
    slots: { a: 'ov-31, Q4, h12', b: 'ov-55, Q7, h27', c: 'ov-78, Q9, h43', p1: 'Selma, Ruben, Tilde', p2: 'Hamid, Goska, Levi', p3: 'Oona, Petar, Siri' },
    tools: ['panef_fire(id): Light an oven', 'panef_off(id): Put an oven out', 'panef_set(id, celsius: int): Set the temperature of an oven', 'ring_staff(person, words): Ring a member of the staff'],
    steps: `
      panef_fire id={b} | The cold one | Light the oven that is cold.
      panef_set id={c} celsius=195 | Rolls | For the rolls, the rack oven goes to 195 degrees.
      panef_off id={a} | Deck oven | Enough bread for today: the deck oven can be put out.
      ring_staff person={p2} words="The stone oven is free" | Baker | Ring the one who bakes and say "The stone oven is free".
      ring_staff person={p3} words="Pretzels in 10 minutes" | Shop | Whoever sells must hear: Pretzels in 10 minutes
      memory_store key=kneading content="{p1}" | Dough | Who kneads today? Keep the name under kneading.
      notify message="Rack oven: 180 °C" | Rack oven | Display the rack oven and its temperature as listed, in the form "Rack oven: … °C".
      mqtt_publish topic=bakery/hot payload="{a}" | Hottest | Publish to bakery/hot the id of the oven that is at 240 °C.
      failed "no tool can knead dough" | Knead | Knead the dough for ten minutes by hand.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/{hall} rh={rh} t={t} lux={lux} guard={who}',
    slots: { hall: 'east, vault, print-room', rh: '38..49 / 56..67', t: '17.5..23.5', lux: '24..140', who: 'Olga, Didier, Samir' },
    tools: ['climabox_entry(hall, text): Write into the climate book', 'climabox_dry(hall, hours: int): Run the dryer', 'guardphone(name, text): Call a guard'],
    steps: `
      climabox_entry hall={hall} text="{t} °C, {rh} %" | Climate book | Write down for this hall the temperature in °C and the humidity in %, comma between.
      @rh failed "humidity is only {rh} %" // climabox_dry hall={hall} hours=3 | Dry | Three hours of drying for the hall if the humidity (rh) is over 55 %; if it is not, fail.
      guardphone name={who} text="Please close the blinds, {lux} lux" | Blinds | Call the guard who is named in the message: Please close the blinds, (how many) lux
      mqtt_publish topic=museum/raw payload="rh={rh} t={t} lux={lux} guard={who}" | Raw | museum/raw gets the payload untouched.
      notify message="{hall}: {rh} % humidity" | Humidity | A notification here: the hall, then after a colon the humidity with % and the word humidity.
      @rh notify message="{hall} is fine" // failed "humidity is {rh} %" | All well | Up to 55 % of humidity, notify here that the hall is fine ("… is fine"). Above it, the step fails.
      memory_store key=guard-{hall} content="{who}" | Guard | What stands behind guard= is to be stored under guard-{hall}.
      pushover message="{lux}" | Light | Push the lux figure; people know what it means, so add nothing.
    `,
  },
  {
    language: 'en',
    event: 'webhook /desk/move {"guest": "{guest}", "old_room": {old}, "new_room": {neu}, "wake_at": "{wake}", "leaves": "{leaves}", "reason": "{why}"}',
    slots: { guest: '=Ms. Adler, Mr. Ito, Mrs. Pinto, Mr. van Dam', old: '101..199', neu: '301..399', wake: '=05:45, 06:20, 07:10 / ∅, null', leaves: '=2026-10-03, 2026-12-27', why: 'noise, broken shower, no heating' },
    tools: ['oper_keycard(room: int, until): Cut a key card', 'oper_clean(room: int): Ask for cleaning', 'wakeup_set(room: int, time): Set a wake-up call', 'oper_remark(guest, remark): Remark about a guest'],
    steps: `
      oper_keycard room={neu} until={leaves} | Key card | A card for the room that the guest moves into, good until the day of departure.
      oper_clean room={old} | Clean | The room that has become free should be cleaned.
      @wake wakeup_set room={neu} time={wake} // failed "no wake-up time is given" | Wake up | Set the wake-up call for the guest's new room. If the message has no time for it, do not invent one but fail.
      oper_remark guest="{guest}" remark="moved because of {why}" | Remark | Remark about this guest, saying why: "moved because of" and the reason.
      notify message="{guest} has moved from {old} to {neu}" | Porter | The porter sees here who has moved from where to where ("… has moved from … to …").
      mqtt_publish topic=hotel/free payload="{old}" | Free room | The bare number of the room that is free now, to hotel/free.
      send_message channel=hotel to=housekeeping text="No towels in {neu} yet" | Towels | Recipient: housekeeping. Channel: hotel. Text: "No towels in {neu} yet"
      memory_store key=leaving content="{guest}, {leaves}" | Departure | Keep who leaves when, with a comma, as leaving.
      failed "no tool can carry suitcases" | Suitcases | Carry the suitcases up to the new room.
    `,
  },
  {
    language: 'en',
    earlier: ['Brake test of {t} | rigtest_run → {res}', 'Oil sample | lab_result → {lab}, taken {date}'],
    slots: { t: 'T04, T11, WEA 7', res: '=passed in 4.1 s / stopped too late: 9.8 s, no answer from the rotor', lab: '=iron 41 ppm, iron 66 ppm, iron 19 ppm', date: '=2026-08-04, 2026-09-17', who: 'Stine, Marek, Hyun' },
    tools: ['scadax_release(turbine): Release a turbine', 'scadax_halt(turbine, reason): Halt a turbine', 'workorder(turbine, text, person?): Write a work order', 'partsmail(to, subject, text): Mail the parts store'],
    steps: `
      @res scadax_release turbine="{t}" // scadax_halt turbine="{t}" reason="{res}" | Release or halt | If the test was passed, release the tested turbine. If not, halt it and give as the reason the result of the test, word for word.
      @res scadax_release turbine="{t}" // failed "{res}" | Release | Only a turbine that passed its test is released. Otherwise the step fails, and its reason is what the test said.
      workorder turbine="{t}" text="Check the brake" person={who} | Order | Work order for {who}: this turbine, "Check the brake".
      workorder turbine="{t}" text="{lab}" | Order with the lab value | No person yet. The text of the work order is the value from the lab, without the date.
      notify title="{t}" message="{res}" | Result | The turbine is the title, the result of the test is the message.
      memory_store key=oil-date content="{date}" | Sample date | When was the oil taken? The date alone goes to oil-date.
      partsmail to=store subject="Oil for {t}" text="{lab}" | Parts | Mail to store. The subject is "Oil for" and the turbine, the text is what the lab measured.
      send_message channel=signal text="Oil of {t}: {lab}" | Signal | On signal: Oil of (turbine), colon, the lab value.
    `,
  },
  {
    language: 'en',
    event: 'webhook /garage/done {"plate": "{plate}", "vin_end": "{vin}", "job": "{job}", "customer_phone": "{tel}", "mechanic": "{mech}", "mechanic_ext": {ext}, "km": {km}}',
    slots: { plate: '=AB 12 CD, XK-771-F, M RT 4410', vin: 'Z4417, K0092, L8813', job: 'brake pads, timing belt, clutch', tel: '=555-7001, 555-7432, 555-7099', mech: 'Jutta, Bogdan, Idris', ext: '21..89', km: '41000..188000' },
    tools: ['autocrm_sms(phone, body): Text a customer', 'pbx_ring(ext: int): Ring an extension', 'autocrm_history(vin, entry, km: int): Add to the history of a car', 'lift_lower(plate): Lower the lift with a car'],
    steps: `
      autocrm_sms phone={tel} body="{plate} is ready" | Ready | Let the customer know by phone text which car is ready, by its plate.
      pbx_ring ext={ext} | Ring the mechanic | Ring the one who did the job, on the extension that came along.
      autocrm_history vin={vin} entry="{job} done by {mech}" km={km} | History | Into the history of the car (by the end of its VIN): the job, "done by", the mechanic. The kilometres belong to it too.
      lift_lower plate="{plate}" | Lift | Lower the lift with the finished car.
      memory_store key="{vin}" content="{job}" | Job | The end of the VIN is the key, the job the content.
      memory_recall query="{plate}" limit=3 | Earlier notes | At most three notes about that plate, please.
      notify message="{job}: {mech}" | Who did what | Show the job, a colon, and who did it.
      send_message channel=office text="Please write the bill for {plate}" | Bill | Channel office, no recipient: Please write the bill for, followed by the plate.
    `,
  },
  {
    language: 'en',
    earlier: ['Cues tonight | qlab_cues → 14.5 thunder ({a})\n22 moonrise ({b})\n31 curtain fire ({c})\n40 applause light ({d})', 'Radio check | comms_check → stage left: {p1}, fly loft: {p2}, lights: {p3}'],
    slots: { a: 'LX9, q-114, S3', b: 'LX12, q-205, S8', c: 'LX27, q-371, S14', d: 'LX33, q-498, S21', p1: 'Maud, Ciro', p2: 'Elin, Yusuf', p3: 'Brandt, Ottilie' },
    tools: ['qlab_go(cue): Run a cue', 'qlab_skip(cue, note?): Leave a cue out', 'qlab_delay(cue, seconds: num): Delay a cue', 'comms_say(person, words): Say something on the radio'],
    steps: `
      qlab_skip cue={c} | No fire tonight | The fire officer does not allow the fire. Leave it out, no note.
      qlab_skip cue={a} note="speaker broken" | No thunder | Leave the thunder out as well; the note says "speaker broken".
      qlab_delay cue={b} seconds=2.5 | Later moon | The moon should come two and a half seconds later.
      qlab_go cue={d} | Applause | They are clapping! Run the light for it.
      comms_say person={p2} words="Drop the cloth on 31" | Fly loft | To the person in the fly loft: "Drop the cloth on 31"
      comms_say person={p3} words="Cue {b} is late" | Lights | Tell the one at the lights that Cue {b} is late
      notify message="Fly loft: {p2}" | Who is up there | Who answers from the fly loft? Show it as "Fly loft: name".
      memory_store key=moon-cue content="{b}" | Moon | Record under moon-cue which cue the moonrise has, what stands in brackets.
      file_write path=show/left.txt content="{p1}" | Stage left | In show/left.txt: who is at stage left.
    `,
  },
  {
    language: 'en',
    event: 'mqtt silo/truck {"silo": "{silo}", "goods": "{goods}", "ordered_t": {ord}, "delivered_t": {del}, "plate": "{plate}", "note_no": "{note}"}',
    slots: { silo: 'S3, north silo, bin 12', goods: 'barley, cement, pellets', ord: '20..29', del: '12..19', plate: '=LW 55 TR, GZ-808-K', note: 'LS-40123, LS-77120, D-9041', buyer: 'Kuhn, Alvarez, Nyberg' },
    tools: ['sapline_receipt(note, tonnes: num, goods): Book a delivery', 'sapline_claim(note, text): Make a claim', 'yardsign(text): Sign in the yard', 'buyermail(buyer, text): Mail a buyer'],
    steps: `
      sapline_receipt note={note} tonnes={del} goods={goods} | Receipt | Book what really came, under the number of the delivery note.
      sapline_claim note={note} text="{del} t instead of {ord} t" | Claim | Claim on that delivery note how much came instead of how much, as in "3 t instead of 5 t".
      yardsign text="{plate} to {silo}" | Sign | The yard sign sends the truck to its silo: plate, "to", silo.
      buyermail buyer={buyer} text="{goods}: {del} t delivered" | Mail {buyer} | Mail {buyer} the goods, a colon, the delivered tonnes with t, and "delivered".
      notify message="{silo} is filled with {goods}" | What goes where | Which silo is filled with what? Notify, in that order.
      memory_store key="{silo}" content="{goods}" | Contents | The silo as the key, the goods as the content, both copied.
      mqtt_publish topic=silo/ordered payload="{ord}" | Ordered | Only what was ordered, the plain number, on silo/ordered.
      memory_recall query={note} | Delivery note | Use the number of the delivery note to search the notes.
    `,
  },
  {
    language: 'en',
    event: 'webhook /farmshop/ask {"customer": "{cust}", "mail": "{mail}", "wants": "{wants}", "pickup": "{pick}", "alt_pickup": "{alt}"}',
    slots: { cust: 'Renner, Osei, Dubois', mail: '=renner@post.example, osei@mail.example, j.dubois@web.example', wants: '=6 eggs and 1 cheese, 2 kg apples, half a lamb', pick: '=Friday 16:00, Saturday 09:30', alt: '=Monday 17:15, Tuesday 10:00', price: '4.5..38.5' },
    tools: ['shopmail(address, subject, text): Mail a customer', 'slot_book(customer, when): Book a time for picking up', 'crate_label(text): Label for a crate', 'till_open(customer, euros: num): Open a bill'],
    steps: `
      slot_book customer={cust} when="{pick}" | Book | Book the first time that the customer proposes, as it is written.
      slot_book customer={cust} when="{alt}" | The other time | The shop is closed at the wanted time, so book the alternative.
      shopmail address={mail} subject="Your order" text="Ready on {pick}" | Answer | Answer to the address in the request. Subject "Your order", text "Ready on" with the wanted time.
      crate_label text="{cust}: {wants}" | Crate | The label tells whose crate it is and, after a colon, what is wanted, copied exactly.
      till_open customer={cust} euros={price} | Bill | Open a bill over {price} euros for this customer.
      memory_store key=wish-{cust} content="{wants}" | Wish | Under wish-{cust} goes what is wanted, unchanged.
      notify message="{cust} comes {pick}" | When | Who comes when: customer, "comes", the wished time.
      pushover title="Farm shop" message="Pack {wants}" | Pack | Push titled Farm shop: the word Pack and then all that is wanted.
    `,
  },
];
