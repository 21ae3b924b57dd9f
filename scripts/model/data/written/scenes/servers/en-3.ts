import type { Scene } from '../../scene';

/** Servers, networks, offices in English, part 3. */
export const serversEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /logs/error {"app": "{app}", "file": "{file}", "line": {line}, "count": {count}, "first": "{first}"}',
    slots: { app: 'billing, intake, labels, gatekeeper', file: '/var/log/app/main.log, /srv/logs/worker.log, logs/http.err', line: '120..9400', count: '1..9 / 55..400', first: '=02:14:08, 11:40:55, 16:03:27' },
    steps: `
      file_read path={file} from_line={line} lines=20 | Around the error | Read twenty lines of the log that is named, beginning with the line where the error stands.
      ^ | Twenty lines | The message says in which file and at which line it broke. Show me that line and the nineteen after it, so 20 lines in all.
      file_read path={file} from_line=1 lines=10 | Head of the log | Lines 1 to 10 of the log, please; the place of the error does not matter now.
      file_search query={app} path=/etc/apps | Its settings | Search in /etc/apps for the name of the app.
      file_search query={app} | Anywhere | Search for the app's name, wherever it may be; no folder is given.
      @count memory_store key=noise-{app} content="{count} errors" // pushover message="{app}: {count} errors since {first}" title=Errors | Push or note | With fewer than fifty errors a note under noise-{app} with how many errors is enough. With fifty or more push it, title Errors: the app, a colon, how many errors since when.
      notify message="{app} failed at line {line}" | Where it failed | A notification on this computer: APP failed at line N.
      file_write path=incidents/{app}.txt content="{first} {count}x" | Incident | Overwrite incidents/{app}.txt with the time of the first error, a blank, and how many times with an x behind the number.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the notes | memory_recall → wifi-guest: {pw} until {d1}; wifi-staff: {pw2} until {d2}; printer-pin: {pin}'],
    slots: { pw: 'meadow-otter, plum-kettle, sand-harbour', d1: '=2026-05-31, 2026-07-31, 2026-06-15', pw2: 'iron-lantern, quiet-maple, blue-anchor', d2: '=2026-12-31, 2026-10-01, 2027-01-15', pin: '1100..9800', room: 'reception, ward 3, the reading room, Hall C' },
    tools: ['ssid_key(network: guest|staff|lab, key): Change the key of a wireless network', 'ssid_off(network: guest|staff|lab): Switch a wireless network off', 'ssid_on(network: guest|staff|lab): Switch a wireless network on'],
    steps: `
      memory_forget key=printer-pin | Printer is gone | The printer was sold, so the note with its number can go. Its key is in the list that was found.
      memory_store key=wifi-guest content="{pw2} until {d1}" | Same word for guests | Guests get the password of the staff, but still until their own day. Store it in the same form as before under wifi-guest.
      ssid_key network=guest key={pw} | Guest key | The access points forgot the guest key. Set what the notes say about guests.
      ssid_key network=staff key={pw2} | Staff key | And the staff network gets the one from the notes, too.
      ssid_off network=lab | Lab off | Nobody works in the lab in summer. Off with its network.
      send_message channel=email to=desk text="Guest wifi: {pw} (until {d1})" | Mail to the desk | E-mail to desk: "Guest wifi:", the password of the guests and in brackets until when it is good.
      notify message="PIN of the printer: {pin}" title="{room}" | Number of the printer | Show on this computer, under the title {room}: PIN of the printer, a colon, and the number.
      cron_add schedule={d1}T08:00 action=message text="Change the guest wifi" name=wifi | On the day it ends | On the day on which the guest password ends, at eight ({d1}T08:00), the message Change the guest wifi; the entry is called wifi.
    `,
  },
  {
    language: 'en',
    event: 'webhook /plan {"what": "{what}", "cron": "{cron}", "tz": "{tz}", "proc": "{proc}", "label": "{label}"}',
    slots: { what: 'Water the plants in the lobby, Collect the old badges, Bring the bins out, Check the eye wash', cron: '=0 7 * * 1-5, 30 18 * * 5, 15 6 * * *, 0 12 1 * *', tz: '=Europe/Oslo, Asia/Seoul, UTC, America/Toronto', proc: 'lobby-round, badge-sweep, bins-out, eyewash-test', label: 'plants, badges, bins, wash-4' },
    steps: `
      cron_add schedule="{cron}" action=procedure text={proc} | Plan the procedure | Plan the procedure of the message at the time that stands there. Nothing else has to be set.
      cron_add schedule="{cron}" action=message text="{what}" timezone={tz} | Message with the zone | Plan a message at those times, in the time zone of the form; its words are what is to be done.
      cron_add schedule="{cron}" action=procedure text={proc} name={label} | With its label | The procedure at its times, and the entry has the name that the form gives as label.
      cron_add schedule="{cron}" action=prompt text="{what}" name={label} timezone={tz} | All of it | A prompt (what is to be done), the times, the label as the name and the zone of the form.
      cron_add schedule="45 16 * * 4" action=message text="{what}" | Thursdays | Not the times of the form: Thursdays at 16:45 (45 16 * * 4) a message that says what is to be done.
      sop_execute name={proc} | Now at once | No plan; start the procedure right away, without a payload.
      sop_execute name={proc} payload="{label}" | With a payload | Start it at once and give it the label.
      memory_store key={label} content="{proc} at {cron}" | Note the plan | The label is the key; the note says the procedure, at, and the cron text.
      notify message="{what}: {proc}" | Tell what was planned | Notification: what is to be done, a colon, the procedure.
    `,
  },
  {
    language: 'en',
    earlier: ['Active runs | sop_status → {r1}: night-sync waiting for {w}; {r2}: print-audit at step {n}; {r3}: door-test finished'],
    slots: { r1: 'run-104, run-226, run-391', w: 'approval, a reply, the clock', r2: 'run-507, run-633, run-718', n: '2..9', r3: 'run-812, run-855, run-940', reason: 'toner empty, ordered twice, superseded by the new plan, tested long enough' },
    steps: `
      sop_cancel run_id={r1} reason="waits too long" | Stop what waits | One of the runs does not move. Cancel it; reason: waits too long.
      sop_cancel run_id={r2} reason="{reason}" | Stop the audit | Cancel the run of print-audit. Reason: {reason}.
      ^ | No audit | print-audit is to be stopped, its number is in the list of step {step1}. Say as the reason "{reason}", these words and no others.
      sop_status run_id={r1} | Still waiting? | Ask once more how night-sync stands, only that one.
      sop_status | And all of them | How do the active runs stand now, all of them?
      sop_execute name=door-test | Once more | The run that has finished was of which procedure? Start that one again.
      notify message="night-sync waits for {w}" | What it waits for | Show here: night-sync waits for, and what it waits for.
      file_write path=runs.txt content="{r1} {r2} {r3}" | Three ids | Write the ids of all three runs into runs.txt, in their order, blanks between; the old content may go.
      send_message channel=slack text="print-audit: step {n}" | Step | On slack: print-audit, a colon, the word step and its number.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hook {"method": "{method}", "url": "{url}", "token": "{token}", "text": "{text}", "id": {id}}',
    slots: { method: '=PUT, POST, PATCH', url: '=http://10.0.3.8/api/items, https://intra.local/v2/tags, http://desk/api/cards', token: 'tk-9f31, tk-a07c, tk-55be', text: 'moved to cellar, broken, handed to Lena, on loan', id: '200..970' },
    steps: `
      http_request url={url} method={method} body="{text}" | As they want it | Send a request to the address in the message, with the method that it names; its body is the text.
      http_request url={url} | Only read | Get what lies at the address of the message.
      ^ | Look | Read the address. No body, no special method.
      http_request url={url}/{id} method=DELETE | Delete the entry | Delete the entry: the address of the message, a slash, the id.
      http_request url={url}/{id} method=HEAD | Is it there | Ask with HEAD whether the address followed by slash and id answers.
      http_request url={url} method=POST headers={"X-Token":"{token}"} body="{id}" | With the token | POST the id as the body to the address, with a header X-Token that has the token of the message.
      http_request url=http://status.local/ping method=POST body="{id}: {text}" | Another address | POST to http://status.local/ping, not to the address in the message. Body: the id, a colon, the text.
      memory_store key=item-{id} content="{text}" | Keep the text | What was said about it goes under item-{id}.
      file_write path=items/{id}.json content="{\\"id\\": {id}}" | A small file | Write items/{id}.json with an object that has only id with its number: {"id": {id}}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt office/meeting-room {"room": "{room}", "co2": {co2}, "people": {people}, "until": "{until}"}',
    slots: { room: 'Aspen, 4.11, Tesla, garden room', co2: '480..790 / 1310..2200', people: '=0 / 2, 5, 8, 11', until: '=10:30, 12:00, 15:45', fan: '4..12', lamp: '13..20', proj: '21..27' },
    steps: `
      @co2 gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Air | The fan of this room hangs on pin {fan} and runs at 1. More than 1000 ppm: it has to run. Below that it stands.
      @people gpio_write pin={lamp} value=0 // failed "{people} people are still there" | Lights out | Pin {lamp} high means light. Put the light out once nobody is in the room. Otherwise: N people are still there.
      gpio_write pin={proj} value=1 | Projector off | The relay on {proj} is wired the other way round: 0 gives the projector current, 1 takes it away. Switch the projector off.
      gpio_write pin={proj} value=0 | Projector on | Relay on {proj}, 0 gives the projector its current and 1 takes it away. It is wanted.
      @co2 failed "{co2} ppm is fine" // send_message channel=slack text="Open a window in {room}: {co2} ppm" | Ask them to air | On slack, if it is over 1000: Open a window in ROOM, a colon, how many ppm. If it is under, fail and say that N ppm is fine.
      notify message="{room} is taken until {until}" | Until when | Notification: which room is taken until when.
      mqtt_publish topic=office/count payload="{people}" | Heads | Publish under office/count how many are in there, the number alone.
      file_write path=rooms/air.csv content="{room},{co2},{people}" append=true | Air table | Another line for rooms/air.csv: the room, the ppm, the heads. Commas, no blanks.
    `,
  },
  {
    language: 'en',
    event: 'manual - {sentence}',
    slots: { sentence: 'The blue folder is in Irene\'s drawer, Lift two stays locked until Friday, Badge printer needs ribbon YMCKO, Dr Obi swaps with Dr Tan on the 14th', key: 'folder, lift, ribbon, swap', file: 'notes/handover.md, desk/today.txt, board/news.txt', ch: '=telegram, slack, matrix' },
    steps: `
      memory_store key={key} content="{sentence}" | Keep it | Keep the sentence that came in under the key {key}, as it is.
      ^ | Note | Store what was written, word for word. Key: {key}.
      file_write path={file} content="{sentence}" append=true | Add it | Add the sentence to {file}; do not lose what already stands there.
      file_write path={file} content="{sentence}" | Only this | {file} is to contain nothing but the sentence.
      notify message="{sentence}" | On the screen | Show what was said here on the computer.
      pushover message="{sentence}" title="From the desk" | Push | Push the sentence, the title is From the desk.
      send_message channel={ch} text="{sentence}" | Pass on | Pass it on over {ch} without changing a word.
      send_message channel={ch} to=porter text="{sentence}" | To the porter | The porter has to know: send it to porter over {ch}.
      mqtt_publish topic=desk/news payload="{sentence}" | Publish | Publish it under desk/news.
      cron_add schedule="0 8 * * *" action=message text="{sentence}" | Each morning | Plan the sentence as a message at eight each day (0 8 * * *).
    `,
  },
  {
    language: 'en',
    event: 'cron inventory',
    earlier: ['Folder | file_list → {f1} ({k1} kB), {f2} ({k2} kB), {f3} (0 kB)', 'Where do they belong | memory_recall → scans go to /srv/scan/2026, lists go to /srv/lists'],
    slots: { f1: 'scan-0117.txt, scan-0342.txt, scan-0529.txt', k1: '210..990', f2: 'list-march.csv, list-april.csv, list-june.csv', k2: '3..90', f3: 'tmp-1.txt, tmp-22.txt, tmp-7.txt' },
    tools: ['fs_move(file, into): Move a file', 'fs_copy(file, into): Copy a file', 'fs_bin(file): Put a file into the bin'],
    steps: `
      fs_move file={f1} into=/srv/scan/2026 | Move the scan | The scan goes where scans belong; step {step2} says where that is.
      fs_move file={f2} into=/srv/lists | Move the list | Move the list into the folder for lists.
      fs_copy file={f2} into=/srv/scan/2026 | A copy | A copy, not the list itself, should lie beside the scans.
      fs_bin file={f3} | Bin | One of the three is empty. Into the bin with it.
      file_read path={f2} lines=5 | First lines | Read five lines of the list.
      file_read path={f1} | The scan | Read all of the scan.
      notify message="{f1}: {k1} kB" | Largest | Show the largest of the three, a colon and its kB.
      file_list path=/srv/lists | Is it there | List the folder in which the lists live.
      memory_store key=empty-file content={f3} | Name of the empty one | Keep under empty-file which of them was empty.
    `,
  },
  {
    language: 'en',
    event: 'webhook /disk-order {"host": "{host}", "bays": {bays}, "size_tb": {tb}, "price": {price}, "vendor": "{vendor}", "approver": "{app}"}',
    slots: { host: 'marten, otter, nas-north, coot', bays: '2..8', tb: '12..24', price: '180..495 / 1040..2600', vendor: 'Nordisk Data, Kappa Parts, Hillside IT', app: 'Greta, Mr Osman, Ludvig, nobody yet' },
    tools: ['po_create(vendor, article, pieces: int): Write an order', 'po_ask(approver, amount: num): Ask for an approval'],
    steps: `
      @price po_create vendor="{vendor}" article="disk {tb} TB" pieces={bays} // po_ask approver="{app}" amount={price} | Order or ask | Up to 500 I may order myself: at the vendor of the message, article "disk" with its size in TB (like disk 99 TB), one for each bay. Over 500 the approver has to be asked, with the price.
      po_create vendor="{vendor}" article=rails pieces=2 | Rails | Two rails, article rails, from the same vendor.
      send_message channel=email to="{app}" text="{bays} disks of {tb} TB for {host}: {price}" | Mail | E-mail to the approver: how many disks of how many TB for which host, a colon, and the price.
      notify message="{vendor}: {price}" title="{host}" | Offer | On this computer, titled with the host: vendor, colon, price.
      memory_store key=offer content="{vendor}, {price}" | Note the offer | Vendor, comma, price under offer.
      file_search query="{vendor}" path=contracts | Contract | Is there a contract? Search the folder contracts for the vendor.
      failed "no tool can put the disks in" | Put them in | Screw the disks into the bays. If no tool can put the disks in, that is the reason of the failure.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rack/pdu {"a1": {a1}, "a2": {a2}, "volt": {volt}, "trip": "{trip}"}',
    slots: { a1: '3.1..7.9', a2: '8.2..14.9', volt: '228..236', trip: '=none / a1, a2', r1: '4..13', r2: '14..27' },
    tools: ['pdu_feed(feed: a1|a2, on: bool): Switch a feed', 'pdu_limit(feed: a1|a2, amps: num): Limit a feed'],
    steps: `
      @trip failed "nothing has tripped" // notify message="{trip} has tripped" | Tripped? | If a feed has tripped show here which: "FEED has tripped". Otherwise nothing has tripped.
      pdu_limit feed=a1 amps=8.5 | Limit the first | The first feed gets a limit of eight and a half amperes.
      pdu_feed feed=a2 on=false | Second off | Off with the feed that carries more.
      gpio_write pin={r1} value=0 | Contactor | The contactor on {r1} is held by a high level and falls off by itself. Let it fall off.
      gpio_write pin={r2} value=1 | Hold the other | On {r2} sits a contactor that closes with 1. Close it.
      mqtt_publish topic=rack/amps payload="{a1};{a2}" | Both currents | Publish both currents under rack/amps, a semicolon between.
      pushover message="a1 {a1} A, a2 {a2} A at {volt} V" | Push | Push both feeds with their A and then "at" and the volts: a1 N A, a2 N A at N V.
      memory_store key=volt content="{volt} V" | Voltage | Keep the voltage with V under volt.
      file_write path=power/pdu.csv content="{volt},{a1},{a2}" append=true | Table | Voltage first, then the first and the second current; commas; append it to power/pdu.csv.
    `,
  },
  {
    language: 'en',
    event: 'webhook /contact {"name": "{name}", "mail": "{mail}", "phone": "{phone}", "topic": "{topic}", "lang": "{lang}"}',
    slots: { name: 'Aoife Brennan, Tomas Rehak, Lin Wei, Sara Holm', mail: 'aoife@brook.example, t.rehak@vlna.example, linwei@east.example', phone: '0171 449 210, 020 7946 011, 0664 331 90', topic: 'opening hours, lost umbrella, a damaged book, room hire', lang: '=en, de, ko' },
    tools: ['crm_add(name, email): Add a contact', 'crm_remove(name): Remove a contact', 'crm_remind(name, days: int): Remind of a contact'],
    steps: `
      crm_add name="{name}" email={mail} | New contact | Add the person with their e-mail address.
      crm_remove name="{name}" | Does not want it | The person asks to be removed. Do it.
      crm_remind name="{name}" days=10 | Ten days | Nobody has time now. Remind us of this person in ten days.
      send_message channel=email to={mail} text="Thank you, {name}. We read about {topic}." | Answer | E-mail to the address they left: "Thank you, NAME. We read about TOPIC."
      send_message channel=sms to="{phone}" text="We call you back." | By text | To the phone number, channel sms: "We call you back."
      notify message="{name} asks about {topic}" | Who asks | Show who asks about what.
      memory_store key=ask-{lang} content="{topic}" | Topic | What it is about goes under ask-{lang}.
      file_write path=contacts.csv content="{name};{phone};{mail}" append=true | Three fields | Name, phone, mail with semicolons to the end of contacts.csv.
      memory_recall query="{topic}" limit=2 | Same question | Look whether somebody asked the same; the topic is what to search for, two hits suffice.
    `,
  },
  {
    language: 'en',
    earlier: ['Addresses | file_read → core 10.1.0.1\nprinter {ip1}\ncamera {ip2}\nclock {ip3}'],
    slots: { ip1: '10.1.4.20, 10.1.4.77, 10.1.9.5', ip2: '10.1.6.31, 10.1.6.8, 10.1.7.90', ip3: '10.1.8.2, 10.1.8.44, 10.1.2.61', pin: '4..27' },
    tools: ['icmp_try(address, count: int): Ping', 'wake_lan(address): Wake a device', 'arp_forget(address): Forget a device'],
    steps: `
      icmp_try address={ip2} count=4 | Camera | Ping the camera four times; the list has its address.
      wake_lan address={ip1} | Printer | Wake the printer.
      arp_forget address={ip3} | Clock | Forget the clock in the table.
      icmp_try address={ip3} count=1 | Just once | One ping to the clock.
      http_request url=http://{ip2}/snapshot | Snapshot | Fetch the page /snapshot from the camera, http and its address before it.
      memory_store key=printer-ip content={ip1} | Printer's address | Note the printer's address under printer-ip.
      notify message="camera {ip2}, clock {ip3}" | Two addresses | Show here: camera and its address, a comma, clock and its address.
      file_write path=hosts.txt content="{ip1} printer" append=true | Hosts | The line for hosts.txt is the address first and then the word printer; append it.
      gpio_write pin={pin} value=1 | Camera gets current | The relay on {pin} has the camera on its closed contact at 1. Give the camera current, whatever its address.
    `,
  },
  {
    language: 'en',
    event: 'webhook /room-booking {"room": "{room}", "day": "{day}", "from": "{from}", "to": "{to}", "club": "{club}", "fee": {fee}}',
    slots: { room: 'gym, aula, music room, kitchen 2', day: '=Monday, Tuesday, Thursday / Saturday, Sunday', from: '=14:00, 15:30, 16:15', to: '=18:00, 19:30, 21:00', club: 'Chess Friends, Harbour Choir, Judo 04, Quilters', fee: '15..90' },
    tools: ['heat_plan(room, start, end): Plan the heating of a room', 'door_plan(room, start, end): Plan when a door is open', 'bill_write(to, amount: num): Write a bill'],
    steps: `
      @day heat_plan room="{room}" start={from} end={to} // failed "{day} is a weekend" | Heat | Plan the heating for the time of the booking, on working days. At the weekend nothing is heated; the reason is "DAY is a weekend".
      @day door_plan room="{room}" start={from} end={to} // door_plan room="{room}" start={from} end=17:00 | Door | The door is open from the first to the second hour of the booking; on Saturday and Sunday, however, it closes at 17:00.
      bill_write to="{club}" amount={fee} | Bill | The club pays the fee. Write the bill.
      send_message channel=email to="{club}" text="{room}, {day}, {from} to {to}" | Confirm | E-mail to the club: the room, the day, from when to when; like attic, Friday, 10:00 to 11:00.
      notify message="{club} in the {room} on {day}" | Caretaker | Show the caretaker: which club, in the which room, on which day.
      memory_store key=club-fee content="{club}: {fee}" | Fee | Under club-fee the club, a colon, the fee.
      file_write path=weekend.txt content="{club}" | Weekend list | Write the name of the club to weekend.txt, replacing what was in it.
      failed "no tool can lay out the mats" | Mats | Lay out the mats for the club. If no tool can lay out the mats, say so.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stairs/light {"floor": {floor}, "lux": {lux}, "motion": {motion}, "hour": {hour}}',
    slots: { floor: '=1 / 2 / 3', lux: '2..24 / 61..300', motion: '=1 / 0', hour: '=6, 12, 16 / 22, 23, 1', bell: '4..9' },
    tools: ['stair_timer(floor: int, seconds: int): Light for a while', 'stair_off(floor: int): Light out'],
    steps: `
      @motion stair_timer floor={floor} seconds=180 // stair_off floor={floor} | Light | If somebody moves (1), light on that floor for three minutes; if nobody does, put it out.
      @lux stair_timer floor={floor} seconds=600 // failed "it is bright enough" | Dark? | Below 40 lux ten minutes of light on the floor that reported. Otherwise fail: it is bright enough.
      @floor gpio_write pin=14 value=1 // gpio_write pin=15 value=1 // gpio_write pin=18 value=1 | Emergency lamp | The emergency lamps: first floor 14, second 15, third 18; they burn at 1. The one of the floor in question on.
      @floor gpio_write pin=14 value=0 // gpio_write pin=15 value=0 // gpio_write pin=18 value=0 | And out | Emergency lamps on 14 (floor 1), 15 (floor 2) and 18 (floor 3), high burns. Put out the one of the floor that sent this.
      @hour gpio_write pin={bell} value=1 // gpio_write pin={bell} value=0 | Bell | The door bell gets its current over {bell}, 1 gives it. From 22 to 6 in the night, up to but without six o'clock, it has none; in the day it has.
      notify message="Floor {floor}: {lux} lux" | Lux | Show Floor, its number, a colon, and the lux.
      memory_store key=floor-{floor} content="{lux} lux at {hour}" | Note | Under floor-{floor}: how many lux, at, the hour.
      mqtt_publish topic=stairs/dark payload="{floor}" | Floor only | Publish just the floor's number under stairs/dark.
    `,
  },
  {
    language: 'en',
    event: 'webhook /scan {"doc": "{doc}", "pages": {pages}, "path": "{path}", "sender": "{sender}", "kind": "{kind}"}',
    slots: { doc: 'D-2219, D-3078, D-4410, D-5126', pages: '1..9 / 60..210', path: 'inbox/scan/a81.txt, inbox/scan/c09.txt, inbox/scan/f44.txt', sender: 'Tax Office, Northwind, City Works, Aldermore', kind: '=invoice / letter / contract' },
    tools: ['dms_file(doc, drawer): Put a document into a drawer', 'dms_shred(doc): Destroy a document', 'dms_share(doc, person, days: int): Show a document to somebody'],
    steps: `
      @kind dms_file doc={doc} drawer=red // dms_file doc={doc} drawer=green // dms_file doc={doc} drawer=grey | Drawer | Invoices lie in red, letters in green, contracts in grey. File the document.
      @kind sop_execute name=pay-round // failed "it is a letter" // failed "it is a contract" | Pay round | If it is an invoice, start pay-round. Otherwise say what it is: it is a letter, or it is a contract.
      @pages file_read path={path} // file_read path={path} lines=40 | Read it | Read the text of the scan. If it has more than 50 pages, only the first 40 lines.
      dms_share doc={doc} person=legal days=14 | Show to legal | The people in legal (person legal) may see it for two weeks.
      dms_shred doc={doc} | Destroy | It was scanned twice. Destroy this one.
      notify message="{sender}: {pages} pages" title={doc} | Mail is here | The title is the document; the text says who sent it, a colon, how many pages.
      memory_store key=post-{doc} content="{kind} from {sender}" | What came | Under post-{doc}: the kind, from, the sender.
      file_write path=post.csv content="{doc},{sender},{kind}" append=true | Post book | Document, sender, kind; with commas; one more line in post.csv.
    `,
  },
  {
    language: 'en',
    event: 'cron month-end',
    earlier: ['Hours | hours_sum → {p1} {h1} h, {p2} {h2} h, {p3} {h3} h', 'Limit | memory_recall → monthly hours: {lim}'],
    slots: { p1: 'Anneke, Rufus, Bao', h1: '120..139', p2: 'Petra, Idris, Colm', h2: '150..158', p3: 'Yuki, Marek, Lotte', h3: '171..196', lim: '=160' },
    tools: ['hours_sum(): Add up the hours', 'hours_carry(person, hours: int): Carry hours over', 'pay_slip(person, month): Write a pay slip', 'shift_set(person, shift: early|late|night): Give somebody a shift'],
    steps: `
      pay_slip person={p1} month=April | First slip | Write the slip for April for the one who is first in the list.
      hours_carry person={p3} hours=10 | Too many | One of the three is over the monthly hours. Carry ten hours over for that person.
      shift_set person={p1} shift=night | Night | Who worked least takes the nights.
      shift_set person={p2} shift=early | Early | {p2} comes early.
      notify message="{p3} has {h3} h, allowed are {lim} h" | Over the limit | Show here who is over the limit, how many h and how many are allowed: "WHO has N h, allowed are N h".
      file_write path=pay/april.csv content="{h1};{h2};{h3}" | Three sums | pay/april.csv gets the three sums in their order with semicolons, and the file is written anew.
      send_message channel=email to=payroll text="{p2}: {h2} h" | Payroll | E-mail to payroll with the hours of {p2}: name, colon, N h.
      memory_store key=least content="{p1} {h1} h" | Least | Who has the least, and how many h? Keep it under least as NAME N h.
    `,
  },
  {
    language: 'en',
    event: 'webhook /board {"board": "{board}", "pin": {pin}, "state": {state}, "label": "{label}"}',
    slots: { board: 'pico-2, uno-hall, esp-roof, rpi-lab', pin: '2..27', state: '=0 / 1', label: 'pump, beacon, lock, buzzer', other: '30..40' },
    steps: `
      gpio_read pin={pin} board={board} | Read it there | Read the pin of the message on the board that sent it.
      gpio_read pin={pin} | Read it here | Read the pin with the number of the message; no board needs to be named.
      gpio_write pin={pin} value=1 board={board} | High over there | Put the pin of the message high on the board of the message.
      @state gpio_write pin={pin} value=1 board={board} // gpio_write pin={pin} value=0 board={board} | Turn it round | On the board that reported, give the pin the opposite of what it reported.
      @state gpio_write pin={other} value=0 // gpio_write pin={other} value=1 | Follow | Pin {other} of our own board shall have the same state as the one in the message.
      board_info board={board} | What kind of board | Get the info about the board.
      board_info | All boards | Which boards are there at all?
      notify message="{label} on {board} is {state}" | State | Show the label, "on", the board, "is", the state.
      memory_store key={label} content="{board} pin {pin}" | Where it hangs | The label is the key; content: the board, the word pin, its number.
    `,
  },
  {
    language: 'en',
    event: 'webhook /quota {"user": "{user}", "used_gb": {used}, "quota_gb": {quota}, "share": "{share}", "locked": {locked}}',
    slots: { user: 'ilse, kwame, jonas.p, mei', used: '12..39 / 92..120', quota: '=80', share: 'projects, scans, music-lab, drafts', locked: '=true / false' },
    tools: ['qt_raise(user, gb: int): Raise a quota', 'qt_freeze(user): Freeze an account', 'qt_thaw(user): Thaw an account'],
    steps: `
      @used failed "only {used} GB are used" // qt_raise user={user} gb=160 | More space | Who has used more than the quota gets twice of it, that is 160 GB. Otherwise: only N GB are used.
      @locked qt_thaw user={user} // qt_freeze user={user} | The other way | A locked account is thawed, one that is not locked is frozen.
      @used notify message="{user} is below {quota} GB" // notify message="{user} is above {quota} GB" | Below or above | Show here: the user, is below or is above, and the quota in GB.
      qt_raise user={user} gb=100 | Round | A round hundred for this user.
      file_list path=/shares/{share} | What is in the share | List /shares/ followed by the share of the message: /shares/{share}.
      send_message channel=email to={user} text="You use {used} of {quota} GB in {share}." | Mail | E-mail to the user: You use N of N GB in SHARE, with a full stop at the end.
      memory_store key=quota-{user} content="{used}/{quota}" | Short note | Under quota-{user}: used, slash, quota; no units.
      mqtt_publish topic=quota/{user} payload="{used} GB" | Used | Publish how much is used with a blank and GB under quota/{user}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wifi/ap {"ap": "{ap}", "clients": {cl}, "chan": {chan}, "noise": {noise}, "fw": "{fw}"}',
    slots: { ap: 'ap-aula, ap-3w, ap-cafe, ap-north', cl: '3..24 / 48..90', chan: '=1, 6, 11 / 3, 8', noise: '-95..-70', fw: '7.2.1, 7.4.0, 8.0.3' },
    tools: ['ap_channel(ap, channel: int): Set the channel', 'ap_power(ap, dbm: int): Set the power', 'ap_firmware(ap, version): Update an access point', 'ap_blink(ap, seconds: int): Let an access point blink'],
    steps: `
      @chan failed "channel {chan} is right" // ap_channel ap={ap} channel=6 | Channel | Only 1, 6 and 11 are allowed. Anything else goes to 6; otherwise say that channel N is right.
      @cl ap_power ap={ap} dbm=14 // ap_power ap={ap} dbm=20 | Power | Up to 40 clients 14 dBm are enough, with more it has to be 20.
      ap_firmware ap={ap} version=8.1.0 | Firmware | Update the access point to 8.1.0, whatever it has now.
      ap_blink ap={ap} seconds=90 | Where is it | Let it blink for a minute and a half.
      notify message="{ap}: {cl} clients on channel {chan}" | Clients | Show the access point, a colon, how many clients on channel which.
      file_write path=wifi/fw.txt content="{ap} {fw}" append=true | Versions | To wifi/fw.txt add the access point and the version it has.
      memory_store key=noise content="{noise} dBm" | Noise | Noise with dBm under noise.
      memory_recall query={ap} | Notes about it | What is noted about the access point?
      http_request url=http://{ap}.lan/reboot method=POST | Reboot | POST http://{ap}.lan/reboot.
    `,
  },
  {
    language: 'en',
    event: 'webhook /visitor {"name": "{name}", "company": "{company}", "host": "{host}", "badge": {badge}, "car": "{car}", "nda": "{nda}"}',
    slots: { name: 'Ingrid Vale, Omar Haddad, Chloe Marsh, Pavel Novy', company: 'Teral, Gridline, Osprey Labs, Wendt', host: 'Ruth, Sanjay, Monique, Per', badge: '10..99', car: 'KLM 442, B-TR 901, 12-GH-7', nda: '=signed / missing, refused' },
    tools: ['badge_arm(badge: int, hours: int): Make a badge work', 'badge_kill(badge: int): Make a badge useless', 'bar_whitelist(plate, hours: int): Let a car in'],
    steps: `
      @nda badge_arm badge={badge} hours=4 // failed "the NDA is {nda}" | Badge | Four hours for the badge, but only with a signed NDA. Otherwise: the NDA is STATE.
      @nda send_message channel=slack to={host} text="{name} is here" // send_message channel=slack to={host} text="{name} has to sign" | Tell the host | Slack to the host: "NAME is here" if the paper is signed, "NAME has to sign" if not.
      badge_kill badge={badge} | Gone | The visitor has left. The badge must not work any more.
      bar_whitelist plate="{car}" hours=2 | Car | Let the car in for two hours.
      notify message="{name} from {company} visits {host}" | Reception | Show at reception, on this computer: WHO from WHERE visits WHOM.
      memory_store key=badge-{badge} content="{name}, {company}" | Who wears it | Under badge-{badge} the name, a comma, the company.
      memory_forget key=badge-{badge} | Delete | Delete the note badge-{badge}.
      file_write path=visitors.csv content="{company};{name};{host}" append=true | Book | visitors.csv gets a line more: company, name, host. Semicolons.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cups {"cups": {cups}, "milk_l": {milk}, "beans_g": {beans}, "err": "{err}", "floor": {floor}}',
    slots: { cups: '20..180', milk: '=0.2, 0.4 / 2.5, 3.8', beans: '110..240 / 900..2400', err: '=none / drip tray, pump, door', floor: '1..6' },
    tools: ['cafe_rinse(floor: int, seconds: int): Rinse the machine', 'cafe_lock(floor: int): Lock the machine', 'cafe_order(goods: milk|beans|cups, amount: int): Order goods'],
    steps: `
      @milk cafe_order goods=milk amount=12 // failed "there are {milk} l of milk" | Milk | Less than a litre: order twelve of milk. Else: there are N l of milk.
      @beans cafe_order goods=beans amount=6 // failed "{beans} g are enough" | Beans | Below 500 g order six of beans; otherwise fail, N g are enough.
      @err cafe_rinse floor={floor} seconds=45 // cafe_lock floor={floor} | Rinse or lock | Without an error rinse it for three quarters of a minute; with one lock it. The floor is in the message.
      cafe_rinse floor={floor} seconds=30 | Rinse | Half a minute of rinsing on that floor.
      notify message="{cups} cups, {milk} l milk" title="Floor {floor}" | Consumption | Under the title Floor with its number: how many cups, how many l milk (N cups, N l milk).
      send_message channel=slack to=kitchen text="Floor {floor} made {cups} cups" | Kitchen | Slack to kitchen: Floor N made N cups.
      file_write path=coffee.txt content="{cups}" | Counter | coffee.txt holds only the number of cups. Write it anew.
      mqtt_publish topic=coffee/{floor}/error payload="{err}" | Error | Publish the error as it is under coffee/{floor}/error.
      failed "no tool can empty the tray" | Tray | Empty the drip tray. When no tool can empty the tray, the step has failed.
    `,
  },
];
