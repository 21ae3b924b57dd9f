import type { Scene } from '../../scene';

/** Servers, networks, offices in English, part 5. */
export const serversEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /relay/ask {"who": "{who}", "pin": {pin}, "for_s": {fors}, "ticket": {ticket}}',
    slots: { who: 'Ansel, Mirela, Duc, Hettie', pin: '4..27 / 0..3 / ∅, null', fors: '5..90', ticket: '300..990' },
    tools: ['coil_pulse(coil: int, ms: int): Pull a coil for a while', 'coil_rest(coil: int): Let a coil go'],
    steps: `
      @pin gpio_write pin={pin} value=1 // failed "pin {pin} belongs to the door locks" // failed "no pin is given" | Somebody wants a pin high | Put the pin of the request high. The pins 0 to 3 belong to the door locks and must not be touched: then "pin N belongs to the door locks". If there is none in the request: "no pin is given".
      ^ | Pin from outside | People send wishes over the web. Whatever pin they name goes to 1, except 0, 1, 2 and 3, which belong to the door locks (fail: pin N belongs to the door locks), and except when they forgot to name one (fail: no pin is given).
      @pin gpio_write pin={pin} value=0 // failed "pin {pin} belongs to the door locks" // failed "no pin is given" | Low | The same wish the other way round: the requested pin low. 0 to 3 are refused because such a pin belongs to the door locks, as in "pin N belongs to the door locks"; a request without a number fails with "no pin is given".
      coil_pulse coil=7 ms=500 | Half a second | The gong hangs on coil 7 and needs half a second.
      coil_rest coil=7 | Let it go | Coil 7 sticks. Let it go.
      notify message="{who} asks for {fors} s (ticket {ticket})" | Who asked | Show here who asks for how many s, and in brackets the word ticket and its number.
      memory_store key=relay-{ticket} content={who} | Who | The name of who asked goes under relay-{ticket}.
      send_message channel=matrix to={who} text="Ticket {ticket} is being looked at." | Answer | On matrix to whoever asked: Ticket N is being looked at. (with the full stop)
    `,
  },
  {
    language: 'en',
    earlier: ['Read the shopping list | file_read → bin liners {q1}, hand soap {q2}, light bulbs {q3}', 'Who delivers | memory_recall → liners and soap: {v1}; bulbs: {v2}; delivery day {day}'],
    slots: { q1: '2..9', q2: '10..24', q3: '30..80', v1: 'Cleanhaus, Dobra, Spindrift', v2: 'Elektro Nord, Lumen & Son, Glim', day: '=Tuesday, Thursday', },
    tools: ['cart_put(shop, goods, pieces: int): Put goods into the cart of a shop', 'cart_drop(shop, goods): Take goods out of the cart', 'cart_send(shop, weekday): Send the order of a shop'],
    steps: `
      cart_put shop="{v1}" goods="bin liners" pieces={q1} | Liners | Put the bin liners into the cart of the shop that delivers them, as many as the list says.
      cart_put shop="{v1}" goods="hand soap" pieces={q2} | Soap | Hand soap: number from the list, shop from the notes.
      cart_put shop="{v2}" goods="light bulbs" pieces={q3} | Light bulbs | And the light bulbs. They come from another shop than the rest; step {step2} knows which.
      cart_drop shop="{v1}" goods="hand soap" | No soap | There is still a canister of 10 litres in the cellar. No hand soap, out of the cart.
      cart_send shop="{v2}" weekday={day} | Send the bulbs | Send the order for the bulbs, for the day on which they deliver.
      cart_send shop="{v1}" weekday=Monday | Liners on Monday | The order at the shop for liners and soap is to come on Monday this time.
      send_message channel=telegram to=janitor text="{q3} light bulbs come on {day}" | Tell the janitor | Telegram to janitor: how many light bulbs come on which day.
      file_write path=shopping.txt content="hand soap {q2}" | Only soap left | Overwrite shopping.txt so that only the line with the hand soap remains.
      notify message="{v1}: {q1} bin liners, {q2} hand soap" | What is ordered where | Notification: the shop, a colon, how many bin liners, a comma, how many hand soap.
    `,
  },
  {
    language: 'en',
    event: 'webhook /meter/reading {"meter": "{meter}", "date": "{date}", "kwh": {kwh}, "prev": {prev}, "reader": "{reader}"}',
    slots: { meter: 'M-1180, M-2044, M-3391, M-4027', date: '=2026-03-31, 2026-06-30, 2026-09-30', kwh: '52000..58000', prev: '41000..47000', reader: 'Noemi, Gustav, Farid' },
    tools: ['mtr_book(meter, day, value: int): Enter a reading', 'mtr_guess(meter, day): Let a reading be estimated', 'mtr_swap(old, new): Replace a meter by another'],
    steps: `
      file_write path=meters/{meter}.csv content="{date},{kwh}" append=true | One row | Append one row to meters/{meter}.csv: date, comma, value, as in 2026-01-31,40211.
      ^ | Add the reading | The sheet of this meter is meters/{meter}.csv. It has rows like 2025-12-31,39870 (day and kWh). Add the row for the reading that came in.
      file_write path=meters/last.txt content="{kwh} kWh" | Newest only | meters/last.txt has only the newest reading with its unit, as in 40211 kWh.
      mtr_book meter={meter} day={date} value={kwh} | Book | Enter the new reading for its day.
      mtr_book meter={meter} day=2026-01-01 value={prev} | New year | The previous reading is entered for New Year's Day, 2026-01-01.
      mtr_guess meter={meter} day=2026-12-31 | Estimate | Let the reading at the end of the year (2026-12-31) be estimated.
      mtr_swap old={meter} new=M-9001 | Replace | M-9001 was put in instead of the meter of the message.
      send_message channel=email to=energy text="{meter}: {prev} to {kwh} kWh, read by {reader}" | From and to | E-mail to energy: meter, colon, the previous value, to, the new value in kWh, a comma, read by and who read it.
      mqtt_publish topic=meter/{meter} payload="{date} {kwh}" | Publish | Under meter/{meter} the day and the value with a blank between, no unit.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rack/console {line}',
    slots: { line: 'link down on eth3, fan 2 at 1180 rpm, psu B absent since 09:41, temp 47 C zone 1', host: 'gull, tern, cormorant', chan: '=slack, matrix, telegram' },
    tools: ['wall_msg(host, text): Write to all consoles of a host', 'blk_note(host, line, severity: info|warn|crit): Note a line for a host'],
    steps: `
      wall_msg host={host} text="{line}" | To the consoles | Everybody on {host} has to see the line that came in, as it is.
      blk_note host={host} line="{line}" severity=warn | A warning | Note the line for {host}, as a warning.
      blk_note host={host} line="{line}" severity=crit | Critical | For {host} this is critical; note it word for word.
      wall_msg host={host} text="Maintenance from 22:00" | Announce | Write to {host} this and nothing else: "Maintenance from 22:00".
      send_message channel={chan} text="{host}: {line}" | Pass on | On {chan}: {host}, a colon, then what the console said.
      file_search query="{line}" path=/srv/kb | Do we know this | Search /srv/kb for exactly what came in.
      memory_recall query="{line}" limit=1 | One hit | Search the notes for the line; a single hit will do.
      memory_store key=console-{host} content="{line}" | Note | The line as it came, under console-{host}.
      http_request url=http://{host}/console method=POST body="{line}" | POST | POST what came in to http://{host}/console, unchanged.
    `,
  },
  {
    language: 'en',
    event: 'webhook /timesheet {"who": "{who}", "day": "{day}", "in": "{in}", "out": "{out}", "break_min": {brk}, "site": "{site}"}',
    slots: { who: 'Wanda, Tarek, Josip, Elin', day: '=Monday, Tuesday, Friday / Saturday, Sunday', in: '=06:00, 07:30, 08:15', out: '=15:30, 16:45, 18:10', brk: '30..60 / 0..20', site: 'depot, main hall, shop 2' },
    tools: ['clk_enter(person, weekday, come, go): Enter a working day', 'clk_break(person, weekday, minutes: int): Enter a break', 'clk_bonus(person, percent: int): Give a bonus', 'clk_flag(person, text): Put a remark at a person'],
    steps: `
      clk_enter person={who} weekday={day} come={in} go={out} | Enter the day | Day, coming and going as reported.
      @brk clk_break person={who} weekday={day} minutes={brk} // clk_flag person={who} text="only {brk} minutes of break" | Break | The break is entered if it was at least half an hour. Otherwise the person gets a remark: only N minutes of break.
      @day failed "{day} is a working day" // clk_bonus person={who} percent=50 | Weekend | Weekends are paid with a bonus of a half (in percent). On other days: "DAY is a working day".
      clk_bonus person={who} percent=25 | A quarter | A quarter as bonus, whatever the day.
      clk_flag person={who} text="{in}-{out} at {site}" | Remark | As a remark at the person: coming, hyphen, going, at, the site.
      file_write path=hours/{who}.txt content="{day} {in} {out}" append=true | Hours | Add day, coming and going to hours/{who}.txt, blanks between.
      notify message="{who} left {site} at {out}" | Left | Show here who left which site at what time: WHO left SITE at TIME.
      memory_forget key=present-{who} | Not present | The note present-{who} is no longer true. Delete it.
    `,
  },
  {
    language: 'en',
    earlier: ['Check the mirrors | rsync_state → {m1} {s1} h behind; {m2} {s2} h behind; {m3} in step'],
    slots: { m1: 'mirror-a, copy-oslo, twin-1', s1: '2..9 / 26..60', m2: 'mirror-b, copy-lyon, twin-2', s2: '10..22', m3: 'mirror-c, copy-jeju, twin-3', bw: '5..90' },
    tools: ['rsync_state(): Say how far the mirrors are', 'rsync_push(mirror, mbit: int, delete: bool): Bring a mirror up to date', 'rsync_stop(mirror): Stop a mirror', 'dns_weight(mirror, percent: int): Share of the requests for a mirror'],
    steps: `
      @s1 failed "{m1} is only {s1} h behind" // rsync_push mirror={m1} mbit={bw} delete=true | Bring up to date | If {m1} is more than a day behind, bring it up to date with {bw} Mbit and delete what is gone. Otherwise: {m1} is only N h behind.
      rsync_push mirror={m2} mbit={bw} delete=false | The second | The second in the list, {bw} Mbit, without deleting anything.
      dns_weight mirror={m3} percent=100 | All to the good one | Only one of the mirrors is in step. It gets all requests, a hundred percent.
      dns_weight mirror={m2} percent=0 | None | {m2} gets none.
      rsync_stop mirror={m1} | Stop the first | The disk of the one that is named first is full; stop it.
      pushover message="{m2} is {s2} h behind" | Push | Push how many h {m2} is behind: NAME is N h behind.
      file_write path=mirrors.csv content="{m1};{s1}" append=true | Row of the first | A row for mirrors.csv: the first mirror, semicolon, its hours.
      mqtt_publish topic=mirror/good payload={m3} | The good one | Publish the name of the one that is in step under mirror/good.
      rsync_state | Again | How far are they now?
    `,
  },
  {
    language: 'en',
    event: 'webhook /elevator {"lift": "{lift}", "floor": "{floor}", "state": "{state}", "people": {people}, "since": "{since}"}',
    slots: { lift: '=A / B / C', floor: '-2..9', state: '=stuck, blocked / moving, waiting', people: '=0 / 1, 2, 4', since: '=08:14, 12:37, 17:02, 23:51' },
    tools: ['lift_call(lift, floor: int): Send a lift to a floor', 'lift_park(lift, doors: open|closed): Park a lift', 'lift_voice(lift, text): Speak in a lift', 'firm_call(firm, text): Call a firm'],
    steps: `
      @state lift_voice lift={lift} text="Help is coming" // failed "the lift is {state}" | Calm them | If it is stuck or blocked, say in the lift: Help is coming. Otherwise: the lift is STATE.
      @people lift_park lift={lift} doors=closed // lift_voice lift={lift} text="Please step out" | Park or ask | An empty lift is parked with its doors closed. If anybody is in it, ask them there: "Please step out".
      @lift gpio_write pin=12 value=0 // gpio_write pin=16 value=0 // gpio_write pin=20 value=0 | Out of service | The lifts A, B and C get their clearance over 12, 16 and 20. Trip the one of the message by taking its clearance away (0).
      @lift gpio_write pin=12 value=1 // gpio_write pin=16 value=1 // gpio_write pin=20 value=1 | Clearance | Lift A 12, lift B 16, lift C 20: high means that it may run. The lift of the message may run again.
      firm_call firm=Otesa text="Lift {lift} at floor {floor} since {since}" | Call the firm | Call Otesa and tell them which lift is at which floor since when: "Lift X at floor N since TIME".
      lift_call lift={lift} floor=0 | Ground floor | The lift goes to floor 0.
      lift_call lift={lift} floor={floor} | Back there | Send it again to the floor that was reported.
      notify message="{people} people in lift {lift}" | How many | Notification: how many people in lift, and which.
      memory_store key=lift-{lift} content="{state} since {since}" | State | Under lift-{lift}: the state, since, the time.
    `,
  },
  {
    language: 'en',
    event: 'cron newsletter',
    earlier: ['Read the draft | file_read → Subject: {subject}\nSend: {date} {time}\nList: {list}\nReply: {reply}', 'Count the list | list_size → {n}'],
    slots: { subject: 'Summer hours, New opening times, Book fair, Parking is changing', date: '=2026-06-12, 2026-07-03, 2026-09-18', time: '=07:45, 10:00, 16:20', list: 'readers, parents, tenants, members', reply: 'hello@lark.example, office@elm.example', n: '40..480 / 900..3200' },
    tools: ['list_size(list): Size of a list', 'nl_queue(list, subject, date, time): Queue a newsletter', 'nl_test(address, subject): Send a trial', 'nl_drop(list): Take a newsletter out of the queue', 'nl_rate(per_minute: int): How fast is sent'],
    steps: `
      nl_queue list={list} subject="{subject}" date={date} time={time} | Queue it | Everything stands in the draft: list, subject, day and time.
      nl_queue list={list} subject="{subject}" date={date} time=20:00 | In the evening | Same day, list and subject as in the draft, but at eight in the evening.
      nl_test address={reply} subject="{subject}" | A trial | Send a trial with the subject to the address for replies.
      @n nl_rate per_minute=200 // nl_rate per_minute=30 | How fast | For lists of under 500 people 200 per minute; longer ones only 30.
      nl_drop list={list} | Not today | The editor found 2 mistakes. Take it out of the queue.
      list_size list={list} | Count again | How long is the list of the draft now?
      notify message="{subject} goes to {n} {list}" | Say it | Show here the subject, goes to, how many, and the name of the list.
      cron_add schedule={date}T{time} action=message text="{subject}" name=newsletter | Reminder | A message at the moment of sending (day, T, time), its text is the subject; call the entry newsletter.
      memory_store key=last-subject content="{subject}" | Subject | Keep the subject under last-subject.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lan/lease {"ip": "{ip}", "mac": "{mac}", "hostname": "{hn}", "hours": {hours}, "known": {known}, "segment": "{seg}"}',
    slots: { ip: '10.7.3.44, 10.7.3.190, 10.9.0.12', mac: '5c:26:0a:77:10:b2, e8:9f:6d:31:44:0c, 44:17:93:aa:2e:51', hn: 'laptop-eva, tv-hall, esp-12, scanner9', hours: '2..48', known: '=true / false', seg: '=green / guest / iot' },
    tools: ['dh_fix(mac, ip): Always give a device this address', 'dh_free(ip): Free an address', 'dh_ban(mac, hours: int): Give a device no address', 'dh_name(ip, name): Name an address', 'sg_move(mac, segment: green|guest|iot): Move a device'],
    steps: `
      @known dh_fix mac={mac} ip={ip} // dh_ban mac={mac} hours=6 | Known? | Known devices always get this address from now on; strangers get none for six hours.
      dh_name ip={ip} name={hn} | Name it | Give the address the name under which the device came.
      dh_free ip={ip} | Free it | The device has gone home. Free the address.
      sg_move mac={mac} segment=iot | Things | It is a thing, so it moves to the segment for things (iot).
      @seg gpio_write pin=5 value=1 // gpio_write pin=6 value=1 // gpio_write pin=13 value=1 | Lamp for the segment | Lamps on the panel, on at 1: green 5, guest 6, iot 13. Light the one of the segment where it showed up.
      dh_ban mac={mac} hours={hours} | For as long | No address for that device, for as many hours as the lease would have lasted.
      file_write path=leases.txt content="{hn} = {ip}" append=true | Leases | Add a line to leases.txt: the host name, a blank, =, a blank, the address.
      pushover message="{hn} ({mac}) in {seg}" | Push | Push: the host name, the hardware address in brackets, in, the segment.
      memory_recall query={hn} | Notes | Search for the host name in the notes.
    `,
  },
  {
    language: 'en',
    earlier: ['The rota | memory_recall → Mon {a}, Tue {b}, Wed {c}, Thu {d}, Fri {a}', 'Phone numbers | file_read → {a} {pa}\n{b} {pb}\n{c} {pc}\n{d} {pd}'],
    slots: { a: 'Hedda, Ivan, Ruth', b: 'Kaito, Lars, Nadine', c: 'Ophelia, Pim, Quentin', d: 'Rosa, Stefan, Ulla', pa: '4101..4190', pb: '4201..4290', pc: '4301..4390', pd: '4401..4490' },
    tools: ['pbx_divert(from: int, to: int): Divert a phone', 'pbx_back(from: int): End a diversion', 'pbx_group(group, members: int[]): Who is in a ringing group'],
    steps: `
      pbx_divert from=4000 to={pb} | Tuesday | 4000 is the phone of the duty. On Tuesdays it rings at the person of the rota. Today is Tuesday: divert it to their number.
      pbx_divert from=4000 to={pc} | Wednesday | Divert 4000 for Wednesday's duty.
      pbx_divert from={pa} to={pd} | Away | {a} is away, {d} takes the calls. Divert from the one number to the other.
      pbx_back from={pd} | End it | {d} is back. End the diversion of that phone.
      pbx_group group=duty members=[{pb},{pc}] | Group | The ringing group duty has the numbers of {b} and of {c}, in this order.
      notify message="Thursday: {d}, {pd}" | Thursday | Show here: Thursday, a colon, who has the duty, a comma, the number.
      send_message channel=sms to={pb} text="You are on duty on Tuesday, {b}." | Remind | SMS to the number of Tuesday's person: You are on duty on Tuesday, NAME. (name of that person, full stop)
      memory_store key=duty-now content="{c} {pc}" | Keep Wednesday | Under duty-now the person of Wednesday and their number, with a blank.
    `,
  },
  {
    language: 'en',
    event: 'webhook /archive/box {"box": "{box}", "year": {year}, "shelf": "{shelf}", "wants": "{wants}", "return_in": "{ret}", "secret": {secret}}',
    slots: { box: 'AB-104, AB-377, CX-012, CX-590', year: '1951..2019', shelf: 'R3/5, R7/1, R11/4', wants: 'Dr Amsel, Prof Iyer, Ms Toft', ret: '=a week, two weeks, a month', secret: '=false / true' },
    tools: ['arc_lend(box, reader, days: int): Lend a box', 'arc_back(box, shelf): A box is back on its shelf', 'arc_scan(box, from_page: int, to_page: int): Scan pages', 'rack_drive(row: int, gap_cm: int): Move the mobile racks'],
    steps: `
      @secret arc_lend box={box} reader="{wants}" days=14 // failed "the box is secret" | Lend it | Two weeks for the reader who wants it. Secret boxes stay: the box is secret.
      arc_lend box={box} reader="{wants}" days=7 | One week | A week, regardless of what the form says about the time.
      arc_back box={box} shelf={shelf} | Back | It is back on the shelf that the message gives.
      arc_scan box={box} from_page=1 to_page=40 | The first forty | Scan the first forty pages of the box.
      rack_drive row=7 gap_cm=90 | Open row seven | Row seven needs a gap of 90 cm.
      file_write path=archive/loans.txt content="{box} ({year}) - {wants}" append=true | Loans | One more line in archive/loans.txt: the box, the year in brackets, a hyphen between blanks, who wants it.
      send_message channel=email to="{wants}" text="Box {box} is ready for {ret}" | It is ready | E-mail to the reader: Box, its number, is ready for, the time for which it is wanted.
      mqtt_publish topic=archive/shelf payload="{shelf}" | Shelf | Publish only the shelf under archive/shelf.
      notify message="{wants} wants {box} of {year}" | At the counter | Show at the counter's computer who wants which box of which year.
    `,
  },
  {
    language: 'en',
    event: 'mqtt parking/bay {"bay": "{bay}", "plate": "{plate}", "min": {min}, "paid_until": "{paid}", "ev": {ev}}',
    slots: { bay: 'P-07, P-15, P-22, P-31', plate: 'RX-21-KL, 7TH 402, BQ 118 M', min: '10..110 / 190..600', paid: '=14:00, 16:30, 19:15', ev: '=true / false' },
    tools: ['bay_charge(bay, kw: int): Start to charge in a bay', 'bay_nocharge(bay): Stop to charge in a bay', 'bay_ticket(plate, euro: num): Write a ticket', 'bay_light(bay, colour: red|green|blue): Light over a bay'],
    steps: `
      @ev bay_charge bay={bay} kw=11 // bay_nocharge bay={bay} | Charge | An electric car (ev) is charged with 11 kW; with any other no current flows in the bay.
      @min bay_light bay={bay} colour=green // bay_ticket plate="{plate}" euro=17.5 | Too long | Two hours are free: under 120 minutes the bay shows green. Whoever has stood longer gets a ticket of seventeen euros fifty.
      bay_light bay={bay} colour=blue | Reserved | Blue over the bay of the message.
      bay_light bay={bay} colour=red | Taken | Blue for reserved, green for free, red for taken. It is taken.
      bay_nocharge bay={bay} | No current | The grid asks us to save. Stop the charging in this bay.
      file_write path=parking.csv content="{plate},{bay},{min}" append=true | List | The plate, the bay, the minutes; commas; another line of parking.csv.
      notify message="{plate} in {bay}, paid until {paid}" | Booth | Show in the booth, on this computer: PLATE in BAY, paid until TIME.
      memory_store key={bay} content="{plate}" | Who stands there | The bay is the key, the plate is the note.
      memory_forget key={bay} | Empty | The car is gone; delete the note that has the bay as its key.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dvr {"cam": "{cam}", "clip": "{clip}", "from": "{from}", "to": "{to}", "for": "{for}", "approved_by": "{app}"}',
    slots: { cam: 'yard-n, till 2, ramp, cellar', clip: 'clip-3301, clip-4518, clip-6072', from: '=09:10:00, 09:42:30, 10:05:00', to: '=10:25:00, 13:58:00, 21:20:30', for: 'insurance, police, facility', app: '=chief, works council / nobody' },
    tools: ['cam_export(camera, begin, end): Export a recording', 'cam_mask(camera, on: bool): Cover or show the picture', 'cam_wipe(clip): Delete a clip', 'cam_keep(clip, days: int): Keep a clip'],
    steps: `
      @app cam_export camera="{cam}" begin={from} end={to} // failed "{app} has approved it" | Export | If somebody approved it, export that camera between the two times. If not, the failure is "nobody has approved it".
      cam_mask camera="{cam}" on=true | Cover | Cover the picture of the camera.
      cam_mask camera="{cam}" on=false | Show | The picture may be seen again.
      cam_keep clip={clip} days=30 | Keep a month | Thirty days for the clip, not the usual 3.
      cam_wipe clip={clip} | Delete | Delete the clip.
      memory_store key={clip} content="{cam} {from}-{to}" | What it shows | Under the clip's number: camera, blank, begin, hyphen, end.
      send_message channel=email to={for} text="{clip} from {cam}" | Send word | E-mail to whom it is for: the clip, from, the camera.
      file_write path=dvr/given.txt content="{clip}: {for}, {app}" append=true | Given out | dvr/given.txt gets one more line: the clip, a colon, for whom, a comma, who approved.
    `,
  },
  {
    language: 'en',
    earlier: ['Who is who | file_read → dock {a}, office {b}, shop {c}', 'Scan the tag | nfc_read → {tag}'],
    slots: { a: 'zone 2, zone 3', b: 'zone 4, zone 6', c: 'zone 7, zone 9', tag: '=04A1F2, 04C7B9, 09E310', zone: '=dock / office / shop', delay: '5..60', ok: '=true, false' },
    event: 'webhook /alarm/arm {"where": "{zone}", "delay": {delay}, "code_ok": {ok}}',
    tools: ['alm_arm(zone, after_s: int): Arm a zone', 'alm_disarm(zone): Disarm a zone', 'nfc_read(): Read a tag', 'nfc_bind(tag, person): Bind a tag to a person'],
    steps: `
      @zone alm_arm zone="{a}" after_s=30 // alm_arm zone="{b}" after_s=30 // alm_arm zone="{c}" after_s=30 | Arm after half a minute | The event says where; the file of step {step1} says which zone that is. Arm this zone half a minute from now.
      @zone alm_disarm zone="{a}" // alm_disarm zone="{b}" // alm_disarm zone="{c}" | Disarm | Disarm the zone that belongs to the place in the event (see who is who).
      nfc_bind tag={tag} person=Adina | Bind | The tag that was scanned is now Adina's.
      alm_disarm zone="{b}" | Office | Whatever came in: disarm the office, by its zone.
      memory_store key=tag content={tag} | Tag | Keep the scanned tag under tag.
      file_search query={tag} path=tags | Where is it | Search the folder tags for what was scanned.
      notify message="dock is {a}, shop is {c}" | Two zones | Show here: dock is, its zone, a comma, shop is, its zone.
      nfc_read | Once more | Read the tag once more.
    `,
  },
  {
    language: 'en',
    event: 'webhook /upload {"file": "{file}", "kb": {kb}, "type": "{type}", "by": "{by}", "album": "{album}", "virus": "{virus}"}',
    slots: { file: 'fair-01.txt, rota-june.txt, plan-b.txt', kb: '12..480 / 2300..9100', type: '=txt', by: 'nils, carmen, aya, tobi', album: 'Open day, Renovation, Retirement party', virus: '=clean, none / found, suspicious' },
    tools: ['gal_add(album, file, caption): Put a file into an album', 'gal_hide(file): Hide a file', 'gal_squeeze(file, percent: int): Make a file smaller', 'scan_deep(file): Look for viruses'],
    steps: `
      @virus gal_add album="{album}" file={file} caption="by {by}" // scan_deep file={file} | Album or scan | A clean file goes into its album, with the caption "by" and who sent it. If the check says anything bad, scan it deeply instead.
      @kb failed "{kb} kB are small enough" // gal_squeeze file={file} percent=50 | Squeeze | Over 1000 kB: squeeze it to half. Under it: N kB are small enough.
      gal_add album="{album}" file={file} caption="{album} ({kb} kB)" | With its size | Into the album with the caption: the album, and in brackets how many kB.
      gal_squeeze file={file} percent=25 | A quarter | Make it as small as a quarter.
      gal_hide file={file} | Hide | {by} wants it hidden.
      file_read path=uploads/{file} lines=3 | First lines | The first three lines of uploads/{file}.
      file_list path=uploads | All uploads | List uploads.
      send_message channel=slack to={by} text="{file} is in {album}" | Tell them | Slack to the sender: the file, is in, the album.
      mqtt_publish topic=uploads/size payload="{file} {kb} kB" | Size | File, blank, size with kB, under uploads/size.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fob {"event": "{ev}", "fob": "{fob}", "owner": "{owner}", "at": "{at}", "floor": {floor}, "left": {left}}',
    slots: { ev: '=lost, stolen / found, returned', fob: 'F-0418, F-1120, F-2271, F-3905', owner: 'Beata Rolf, Chen Yu, Marta Silva, flat 22', at: '=07:20, 13:05, 18:44', floor: '1..12', left: '=0, 1 / 6, 14', lock: '4..27' },
    tools: ['fob_kill(fob): Make a fob useless', 'fob_wake(fob): Make a fob work again', 'fob_make(owner, floors: int[]): Make a new fob', 'fob_order(pieces: int, colour: black|grey|blue): Order blank fobs'],
    steps: `
      @ev fob_kill fob={fob} // fob_wake fob={fob} | Kill or wake | Lost and stolen ones must not work, found and returned ones may.
      fob_make owner="{owner}" floors=[{floor}] | New fob | A new fob for the owner, only for the floor of the message.
      fob_make owner="{owner}" floors=[0,{floor}] | Two floors | New one for the owner, for floor 0 and for the floor of the message, in that order.
      @left fob_order pieces=25 colour=grey // failed "{left} blanks are left" | Blanks | Fewer than five left: order 25 grey ones. Otherwise: "N blanks are left".
      gpio_write pin={lock} value=1 | Lock fast | The strike on {lock} is released when the pin is low; high holds it locked. Lock.
      gpio_write pin={lock} value=0 | Let in | The strike on {lock} is released by a low level. Let {owner} in.
      send_message channel=sms to="{owner}" text="Your fob {fob} was {ev} at {at}." | SMS | SMS to the owner: "Your fob", its number, "was", what happened, "at", the time and a full stop.
      memory_store key={fob} content="{ev}, {owner}" | Note | Under the fob's number: what happened, a comma, the owner.
      sop_execute name=fob-audit payload="{fob}" | Audit | fob-audit has to be started with the number of the fob.
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the plan | cron_list → {i1} water 06:00; {i2} backup 01:30; {i3} blinds 19:00', 'Active runs | sop_status → {r1} water (step 3), {r2} blinds (waits)'],
    slots: { i1: 'job-11, job-14, job-18', i2: 'job-26, job-29, job-33', i3: 'job-41, job-47, job-58', r1: 'run-3f, run-7c, run-9a', r2: 'run-b1, run-d4, run-e8' },
    tools: ['blind_pos(side: east|west, percent: int): Position of the blinds', 'tap_run(minutes: int): Let the water run', 'tap_stop(): Stop the water'],
    steps: `
      cron_remove id={i3} | No blinds | The blinds are being repaired. Take their entry out of the plan.
      cron_remove id={i1} | No water | It rains all week. Remove the entry for the water.
      sop_cancel run_id={r1} reason="it rains" | Stop the run | And cancel the run for the water that is going on, reason: it rains.
      sop_cancel run_id={r2} reason="motor broken" | Blinds | Cancel the run that waits; as the reason give "motor broken".
      sop_status run_id={r1} | How far | How far is the water?
      blind_pos side=west percent=75 | Three quarters | Western blinds three quarters down.
      tap_run minutes=90 | Water | An hour and a half of water.
      tap_stop | Enough | Stop the water.
      cron_add schedule="0 7 * * *" action=procedure text=water | Later | Plan the procedure water for seven each day instead (0 7 * * *).
      file_write path=plan.txt content="{i1} {i2} {i3}" | Ids | Write the three ids of the plan, in order and with blanks, to plan.txt.
      notify message="{r2} waits" | Which waits | Show here which run waits: its id and the word waits.
    `,
  },
  {
    language: 'en',
    event: 'webhook /webshop/return {"rma": "{rma}", "item": "{item}", "reason": "{reason}", "price": {price}, "days": {days}, "customer": "{cust}"}',
    slots: { rma: 'R-5510, R-6204, R-7719', item: 'desk lamp, rain coat, chess set, bike pump', reason: '=too small, broken, wrong colour', price: '12.50..149.90', days: '2..13 / 19..60', cust: 'm.okada, lena77, hugo.f' },
    tools: ['rma_accept(rma, refund: num): Accept a return', 'rma_reject(rma, why): Reject a return', 'rma_voucher(customer, value: num): Give a voucher', 'bin_put(item, bin: A|B|scrap): Put goods into a bin'],
    steps: `
      @days rma_accept rma={rma} refund={price} // rma_reject rma={rma} why="{days} days are too late" | Accept or reject | Up to 14 days we refund the price. After that we reject it, with "N days are too late".
      rma_voucher customer={cust} value={price} | Voucher | A voucher worth the price for the customer.
      rma_voucher customer={cust} value=5 | Five | Five as a comfort for the customer.
      bin_put item="{item}" bin=scrap | Scrap | It cannot be sold again. Put it to the scrap.
      rma_reject rma={rma} why="{reason}" | Reject | Reject it; as why the reason that the customer gave.
      send_message channel=email to={cust} text="We got your {item} ({reason})" | Thanks | E-mail to the customer: We got your, the item, and the reason in brackets.
      file_write path=returns/{rma}.txt content="{item}\\n{price}" | Two lines | Write returns/{rma}.txt with two lines: the item, below it the price.
      memory_store key=returns-{cust} content="{item}: {reason}" | Why | Item, colon, reason under returns-{cust}.
      pushover message="{item} back after {days} days" | Push | A push: which item is back after how many days (ITEM back after N days).
    `,
  },
];
