import type { Scene } from '../../scene';

/** Servers, networks, offices in English, part 6. */
export const serversEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /read {"path": "{path}", "start": {start}, "count": {count}, "word": "{word}", "folder": "{folder}"}',
    slots: { path: 'notes/shift.md, logs/door.log, etc/rooms.conf, books/q2.txt', start: '20..900', count: '5..19', word: 'timeout, refused, Halvard, leak', folder: 'logs/2026, etc, books, notes' },
    steps: `
      file_read path={path} | The whole file | Read the file that is named, from top to bottom.
      file_read path={path} from_line={start} | From there on | Read it from the line on with which the message wants to begin, to the end.
      file_read path={path} lines={count} | The first few | Only its first lines, as many as the message counts; it starts at the top.
      file_read path={path} from_line={start} lines={count} | A piece | From the start line in the message, as many lines as it counts.
      ^ | Cut out | Somebody wants a piece of a file: which file, where it begins and how many lines it has, all of it stands in the request.
      file_read path={path} from_line=1 lines=5 | The head | Lines 1 to 5 of the file, no matter what the message counts.
      file_read path={path} from_line=50 lines=10 | Lines 50 to 59 | Read the lines 50 to 59 of it, which are ten.
      file_search query={word} path={folder} | Search the folder | Look for the word in the folder of the message.
      file_search query={word} | Search everywhere | Look for the word, but do not limit it to a folder.
      file_list path={folder} | What is in it | List the folder that is named.
      file_list | What is there at all | List the top folder; no path.
    `,
  },
  {
    language: 'en',
    event: 'webhook /note {"key": "{key}", "text": "{text}", "cat": "{cat}", "n": {n}}',
    slots: { key: 'gate-code, spare-fuse, wifi-lab, tuesday-van', text: 'behind the door, ask Milos, four left, top shelf', cat: '=people, places, orders', n: '2..9' },
    steps: `
      memory_store key={key} content="{text}" | Store | Keep the text under the key that the form names.
      memory_store key={key} content="{text} ({n})" | With the number | Keep the text and, in brackets, the number, under the form's key.
      memory_recall query={key} | Find | Search the notes for the key.
      memory_recall query="{text}" limit={n} | As many as they want | Search for the text; as many hits as the number says, not more.
      memory_recall query={key} category={cat} | In a category | Search for the key in the category of the form.
      memory_recall query="{text}" limit=1 category={cat} | A single one | Look for the text within the category; one hit.
      memory_recall query="fuse box" limit=5 | Fuse box | Whatever the form says: look for "fuse box" and bring five.
      memory_forget key={key} | Delete | The note with this key is out of date. Delete it.
      ^ | Away with it | What stands under the key that came in is wrong by now and has to go.
      memory_forget key=old-{key} | The old one | There is still one called old-{key}; delete that one, the other stays.
    `,
  },
  {
    language: 'en',
    earlier: ['Which procedures | sop_list → {a} (checks the racks), {b} (orders paper), {c} (greets visitors)'],
    event: 'webhook /start {"for": "{for}", "pages": {pages}, "rack": "{rack}"}',
    slots: { a: 'rack-round, iron-walk, cage-check', b: 'paper-buy, stock-fill, ream-order', c: 'door-hello, guest-in, lobby-greet', for: 'Tamsin, Ezra, Dr Koh', pages: '500..5000', rack: 'R1, R4, R9' },
    steps: `
      sop_execute name={a} | Racks | Start the procedure that checks the racks, without a payload.
      sop_execute name={a} payload="{rack}" | One rack | Start the one for the racks and give it the rack of the message.
      sop_execute name={b} payload={pages} | Paper | Start whatever orders paper; its payload is the number of pages.
      sop_execute name={b} payload={"pages":{pages},"for":"{for}"} | Paper for somebody | Start the ordering of paper; it wants an object with pages and for, both from the message.
      sop_execute name={c} payload="{for}" | A visitor | Somebody is at the door. Start the greeting with the name from the message.
      ^ | Greet | Of the three procedures in step {step1} the one for visitors has to start; it wants to know for whom.
      sop_list | Once more | List the procedures again.
      memory_store key=paper-sop content={b} | Which one buys | Keep under paper-sop the name of the procedure that orders paper.
      cron_add schedule="0 6 * * 1" action=procedure text={a} name=racks | Mondays | Plan the check of the racks for Mondays at six (0 6 * * 1) and name it racks.
      notify message="{for}: {pages} pages" | Say | Show here for whom, a colon, how many pages.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cancel {"run": "{run}", "by": "{by}", "why": "{why}", "plan": "{plan}"}',
    slots: { run: 'run-19a, run-44c, run-70e, run-8d2', by: 'Ludmila, Ahmed, Jorn', why: 'wrong room, started by mistake, no paper, the guest left', plan: 'job-14, job-27, job-36, job-51' },
    steps: `
      sop_cancel run_id={run} reason="{why}" | As they say | Cancel the run of the message, with the reason that stands there.
      sop_cancel run_id={run} reason="{by}: {why}" | With the name | Cancel it. The reason begins with who wants it, then a colon and why.
      sop_cancel run_id={run} reason="stopped by {by}" | Who stopped it | Cancel the run; reason: stopped by, and the name.
      sop_cancel run_id={run} reason="stopped for maintenance" | Maintenance | Cancel the run. Not the reason of the message: "stopped for maintenance".
      sop_status run_id={run} | This one | How does the run stand?
      sop_status | All | How do all active runs stand?
      cron_remove id={plan} | Unplan it | What was planned is to be removed as well; the message has its id.
      ^ | Out of the plan | Besides the run the message names an entry of the plan. It is not needed.
      cron_list | What is left | Give a list of what is planned.
      file_write path=cancelled.txt content="{run}: {why} ({by})" append=true | List of the cancelled | Add to cancelled.txt: the run, a colon, why, and who in brackets.
      send_message channel=slack to={by} text="{run} is cancelled" | Tell them | Slack to who wanted it: the run, is cancelled.
    `,
  },
  {
    language: 'en',
    event: 'webhook /remind {"what": "{what}", "date": "{date}", "time": "{time}", "to": "{to}", "channel": "{ch}", "tz": "{tz}"}',
    slots: { what: 'Call the auditor, Empty the safe, Feed the fish, Sign the lease', date: '=2026-10-19, 2026-11-30, 2027-01-08', time: '=07:15, 12:30, 17:45', to: 'nadja, rolf, service', ch: '=telegram, slack, email', tz: '=Europe/Paris, Asia/Tokyo, America/Denver' },
    steps: `
      cron_add schedule={date}T{time} action=message text="{what}" | Once | Plan what is to be done as a message at that moment: day, T, time.
      ^ | Reminder | A message at the day and the time in the form, written like 2026-01-02T10:00; it says what has to be done.
      cron_add schedule={date}T{time} action=message text="{what}" timezone={tz} | In their zone | The same as a message at day and time (day, T, time), in the time zone of the form.
      cron_add schedule={date}T{time} action=message text="{what}" delivery={"channel":"{ch}","to":"{to}"} | Deliver it | A message at that moment (day, T, time). It is delivered over the channel of the form to the person of the form.
      cron_add schedule={date}T18:00 action=prompt text="Was this done: {what}?" | In the evening | At six in the evening of that day ({date}T18:00) a prompt: Was this done: and what was to be done, with a question mark.
      send_message channel={ch} to={to} text="{what} on {date}" | Right now | Send it now over the form's channel to the person there: what, on, the day.
      send_message channel={ch} text="{what} at {time}" | To all | Over that channel, to nobody in particular: what, at, the time.
      notify message="{what}" title="{date}" | Here | Show here what is to be done; the day is the title.
      pushover message="{what}, {time}" | Push | Push what is to be done, a comma, the time.
      memory_store key=due-{date} content="{what}" | Note | Under due-{date} what is to be done.
    `,
  },
  {
    language: 'en',
    event: 'mqtt api/down {"name": "{name}", "base": "{base}", "path": "{path}", "code": {code}, "token": "{token}"}',
    slots: { name: 'booking, lockers, weather, signage', base: '=http://10.2.0.14, https://hub.lan, http://gw-2:8080', path: '/health, /v1/state, /ready', code: '=200, 204 / 500, 502, 503', token: 'a81f, 77bc, e09d' },
    tools: ['svc_kick(service): Restart a service', 'svc_sleep(service, minutes: int): Put a service to sleep'],
    steps: `
      http_request url={base}{path} | Ask again | Get the address: base and path directly behind each other.
      http_request url={base}/restart method=POST | Restart over the web | POST to the base with /restart behind it.
      http_request url={base}{path} method=HEAD | Only the head | Ask for the address, base and then path, with HEAD.
      http_request url={base}/tokens/{token} method=DELETE | Delete the token | DELETE base, /tokens/, and the token.
      http_request url={base}/mode method=PUT body=quiet | Quiet | PUT the word quiet to the base with /mode behind it.
      @code failed "{name} answers {code}" // svc_kick service={name} | Kick | Codes under 300 are fine: NAME answers N, and the step fails. From 500 on restart the service.
      svc_sleep service={name} minutes=150 | Sleep | Two and a half hours of sleep for the service.
      notify message="{name} answered {code}" | Answer | Notification here: the service, answered, the code.
      file_write path=api.csv content="{name},{code}" append=true | Table | Service and code, comma between, one more line in api.csv.
      @code mqtt_publish topic=api/{name}/ok payload=yes // mqtt_publish topic=api/{name}/ok payload=no | Yes or no | Under api/{name}/ok publish yes for codes below 300 and no for codes from 500 on.
    `,
  },
  {
    language: 'en',
    event: 'mqtt store/cold {value}',
    slots: { value: '-18.4 °C, -21.0 °C door open, 3.2 °C ok, 6.9 °C compressor 2', where: 'cell 3, the long freezer, the walk-in', nr: '2..40' },
    tools: ['fz_log(cell: int, entry): Enter into the log of a cell', 'fz_tone(seconds: int): Sound a tone'],
    steps: `
      fz_log cell={nr} entry="{value}" | Log | Enter what came in for cell {nr}, as it came.
      fz_log cell={nr} entry="checked" | Round | For cell {nr} the word checked is entered.
      fz_tone seconds=2 | Tone | Two seconds of tone.
      notify message="{where}: {value}" | Show | Notification: {where}, a colon, then what was measured, unchanged.
      pushover message="{value}" title="{where}" | Push | Push the reading, nothing added; the title is {where}.
      send_message channel=signal to=chef text="{where} reads {value}" | The chef | On signal to chef: {where} reads, and then the reading with everything that stands there.
      mqtt_publish topic=store/cold/copy payload="{value}" | Copy | Publish it unchanged under store/cold/copy.
      file_write path=cold/now.txt content="{value}" | Only the newest | cold/now.txt holds only the newest reading. Overwrite it.
      file_write path=cold/all.txt content="{value}" append=true | All of them | cold/all.txt collects every reading. Add this one.
      memory_store key=cold-{nr} content="{value}" | Note | Under cold-{nr}, as it stands.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the inbox | imap_list → 1: {f1}, "{s1}"; 2: {f2}, "{s2}"; 3: {f3}, "{s3}"'],
    slots: { f1: 'jutta@mill.example, kai@mill.example', s1: 'Keys for Monday, Broken chair', f2: 'billing@volt.example, desk@volt.example', s2: 'Your invoice is ready, Meter photo', f3: 'win@lucky.example, deal@lucky.example', s3: 'You have won, Last chance' },
    tools: ['imap_list(): List the inbox', 'imap_file(number: int, folder): Move a mail', 'imap_del(number: int): Delete a mail', 'imap_answer(number: int, text): Answer a mail', 'imap_forward(number: int, to): Forward a mail'],
    steps: `
      imap_del number=3 | Rubbish | One of the mails is obviously rubbish: delete the one from {f3}.
      imap_forward number=2 to=books@hof.example | For the books | Forward the mail from {f2} to books@hof.example.
      imap_file number=1 folder=house | File | The mail from {f1} goes into the folder house.
      imap_answer number=1 text="Thank you, noted." | Answer | Answer the first mail with: Thank you, noted.
      imap_answer number=2 text="Got: {s2}" | Confirm | Answer {f2}: Got, a colon, the subject of their mail.
      memory_store key=last-mail content="{s1} ({f1})" | First mail | Keep under last-mail the subject of the first one and, in brackets, who sent it.
      notify message="{f2}: {s2}" | Show the second | Show the second mail here: who, a colon, the subject.
      send_message channel=email to={f1} text="We look at it: {s1}" | Write back | A new e-mail to who sent the first one: "We look at it:", and the subject.
      file_search query="{f3}" path=mail/blocked | Blocked? | Search mail/blocked for the sender of the third mail.
      imap_list | Again | List the inbox again.
    `,
  },
  {
    language: 'en',
    event: 'webhook /queue/print3d {"job": "{job}", "user": "{user}", "hours": {hours}, "grams": {grams}, "colour": "{colour}", "course": "{course}"}',
    slots: { job: 'bracket, chess king, gear 14, name plate', user: 'yara, finn, okke, dora', hours: '1..5 / 9..22', grams: '8..90 / 260..700', colour: '=white, orange, black', course: '9c, 10a, robotics, evening' },
    tools: ['prn_enqueue(job, colour, owner): Put a job into the queue', 'prn_kick(job): Take a job out of the queue', 'spool_swap(colour): Change the spool', 'bed_heat(celsius: int): Heat the bed', 'acc_debit(user, grams: int): Charge material'],
    steps: `
      @hours prn_enqueue job="{job}" colour={colour} owner={user} // failed "{hours} hours are too long" | Queue | Up to eight hours a job may go into the queue. If it takes longer: N hours are too long.
      @grams acc_debit user={user} grams={grams} // failed "{grams} grams are more than allowed" | Charge | Charge the material to the user. More than 200 are not allowed: N grams are more than allowed.
      prn_kick job="{job}" | Out | {user} has changed their mind. Out of the queue with it.
      spool_swap colour={colour} | Spool | Change the spool to the colour of the job.
      bed_heat celsius=60 | Bed | Sixty degrees for the bed.
      notify message="{job} for {user}: {hours} hours, {grams} grams" | Show | Notification: the job, for whom, a colon, how many hours, how many grams (JOB for WHO: N hours, N grams).
      send_message channel=matrix to={course} text="{user} prints {job}" | The course | On matrix to the course: who prints what.
      file_write path=print3d/{course}.csv content="{user};{grams}" append=true | Sheet of the course | User, semicolon, grams: a new line in print3d/{course}.csv.
      mqtt_publish topic=print3d/next payload="{job} / {colour}" | Next | Under print3d/next the job, " / ", the colour.
      failed "no tool can scrape the bed" | Scrape | Scrape the old print off the bed. If no tool can scrape the bed, say so.
    `,
  },
  {
    language: 'en',
    earlier: ['Fuse box | file_read → F1 lights pin 5, F2 sockets pin 6, F3 server pin 13, F4 kettle pin 19 (all: 1 = on)', 'Load | em_read → F1 {l1} W, F2 {l2} W, F3 {l3} W, F4 {l4} W'],
    slots: { l1: '40..190', l2: '200..490', l3: '500..880', l4: '1900..2300', lim: '=1500' },
    tools: ['em_read(): Read the load', 'em_limit(fuse: F1|F2|F3|F4, watts: int): Limit a fuse', 'em_reset(fuse: F1|F2|F3|F4): Reset a fuse'],
    steps: `
      gpio_write pin=19 value=0 | Too much | One fuse carries more than {lim} W. Switch off its pin.
      gpio_write pin=13 value=1 | Server | The server has to be on. Its pin stands in step {step1}.
      gpio_write pin=5 value=0 | Dark | Lights off, over the pin of their fuse.
      gpio_write pin=6 value=1 | Sockets | The sockets get their current again.
      em_limit fuse=F2 watts={l2} | As it is now | Limit the sockets to what they carry now.
      em_limit fuse=F4 watts=2000 | Kettle | Two kilowatts at most for the kettle, in watts.
      em_reset fuse=F3 | Reset | Reset the fuse of the server.
      notify message="server {l3} W, kettle {l4} W" | Two loads | Show here: server and its W, a comma, kettle and its W.
      file_write path=load.csv content="{l1},{l2},{l3},{l4}" append=true | All four | The four loads in order with commas, appended to load.csv, no units.
      pushover message="Kettle: {l4} W, limit {lim} W" | Push | Push: "Kettle:", its W, a comma, limit {lim} W.
      mqtt_publish topic=load/f1 payload="{l1} W" | Lights | What the lights draw, with W, under load/f1.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cleaning {"room": "{room}", "team": "{team}", "start": "{start}", "mins": {mins}, "wet": {wet}, "score": {score}}',
    slots: { room: 'lab 2, foyer, stairs west, server room', team: 'Blue, Green, Nightingale', start: '=05:30, 18:15, 21:00', mins: '20..90', wet: '=true / false', score: '1..3 / 6..10' },
    tools: ['cln_plan(room, team, time, minutes: int): Plan a cleaning', 'cln_redo(room, team): Have a room cleaned again', 'sign_wet(room, on: bool): Switch the sign for wet floors', 'cln_praise(team, text): Praise a team'],
    steps: `
      cln_plan room="{room}" team={team} time={start} minutes={mins} | Plan | Plan the cleaning as the message says: where, who, when, how long.
      cln_plan room="{room}" team={team} time=22:30 minutes=60 | Later | The room is in use. The same team at 22:30, for an hour.
      @wet sign_wet room="{room}" on=true // sign_wet room="{room}" on=false | Sign | The sign shines as long as the floor is wet.
      @score cln_redo room="{room}" team={team} // cln_praise team={team} text="{room}: {score} points" | Again or praise | Fewer than five points: the same team cleans it again. Otherwise the team is praised with the room, a colon, and N points.
      notify message="{team} cleans {room} at {start}" | Who and when | Show here: who cleans which room at what time.
      send_message channel=telegram to={team} text="{room}, {start}, {mins} minutes" | The team | Telegram to the team: room, time and how many minutes; commas.
      file_write path=cleaning/{team}.txt content="{start} {room} {score}" append=true | Sheet | Add to cleaning/{team}.txt: time, room, points; blanks between.
      memory_store key=score content="{room} {score}" | Points | Room and points, a blank between, under score.
      mqtt_publish topic=cleaning/wet payload={wet} | Wet | Publish the value of wet as it is (true or false) under cleaning/wet.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ward/call {"bed": "{bed}", "kind": "{kind}", "since_s": {since}, "nurse": "{nurse}", "corridor": "{cor}"}',
    slots: { bed: '12-A, 14-B, 07-C, 21-A', kind: '=pain, fall / water, light', since: '10..80 / 190..600', nurse: 'Imke, Solveig, Mateo, Priscilla', cor: '=north / south / east' },
    tools: ['nc_page(nurse, bed, urgent: bool): Page a nurse', 'nc_clear(bed): Clear a call', 'nc_second(corridor): Ask for a second nurse', 'nc_lamp(corridor, blink: bool): Lamp of a corridor'],
    steps: `
      @kind nc_page nurse={nurse} bed={bed} urgent=true // nc_page nurse={nurse} bed={bed} urgent=false | Page | Pain and falls are urgent, water and light are not. Page the nurse of the message for the bed.
      @since nc_lamp corridor={cor} blink=false // nc_lamp corridor={cor} blink=true | Lamp | After more than two minutes (120 s) the lamp of the corridor blinks, before that it does not.
      nc_clear bed={bed} | Clear | Somebody is with the patient. Clear the call.
      nc_second corridor={cor} | Second nurse | A second nurse for the corridor where it rang.
      @cor gpio_write pin=22 value=1 // gpio_write pin=23 value=1 // gpio_write pin=24 value=1 | Door light | Corridor lights, high burns: north 22, south 23, east 24. The one where the call came from has to burn.
      @cor gpio_write pin=22 value=0 // gpio_write pin=23 value=0 // gpio_write pin=24 value=0 | Light out | North 22, south 23, east 24; at 1 they burn. Put out the light of the corridor that called.
      @since failed "only {since} s have passed" // pushover message="Bed {bed} has waited {since} s" | Push | After more than three minutes push "Bed N has waited N s". Before: only N s have passed.
      notify message="{kind}, bed {bed}, {cor}" title="{nurse}" | Show | The nurse is the title; the text: what kind, bed and its number, the corridor, with commas.
      file_write path=ward/calls.csv content="{bed},{kind},{since}" append=true | Calls | Bed, kind, seconds; commas; one more line of ward/calls.csv.
    `,
  },
  {
    language: 'en',
    event: 'webhook /canteen {"dish": "{dish}", "portions": {por}, "left": {left}, "allergen": "{al}", "price": {price}, "counter": {counter}}',
    slots: { dish: 'lentil stew, fish pie, pumpkin curry, potato soup', por: '60..180', left: '0..9 / 25..48', al: '=nuts, milk / none', price: '=3.20, 4.50, 5.10', counter: '=1 / 2' },
    tools: ['menu_show(counter: int, text): Show the menu', 'menu_clear(counter: int): Clear the menu', 'prep_more(dish, portions: int): Cook more', 'price_tag(dish, euro: num): Set a price'],
    steps: `
      menu_show counter={counter} text="{dish}: {price}" | Menu | At the counter of the message: the dish, a colon, the price.
      @left menu_clear counter={counter} // failed "{left} portions are left" | Sold out | Fewer than ten left: clear the menu of that counter. Otherwise fail with "N portions are left".
      prep_more dish="{dish}" portions=30 | More | Thirty more of the dish.
      price_tag dish="{dish}" euro=2.5 | Last hour | For the last hour it costs two euros fifty.
      @al menu_show counter={counter} text="{dish} contains {al}" // failed "there is no allergen" | Allergen | If there is an allergen show at the counter which dish contains which; if none, fail: there is no allergen.
      @counter gpio_write pin=8 value=0 // gpio_write pin=9 value=0 | Heat off | The plate of counter 1 is on pin 8, that of counter 2 on pin 9, and 1 heats. The counter of the message is finished; take its heat away.
      send_message channel=slack text="{left} of {por} portions of {dish} left" | Slack | On slack: how many of how many portions of which dish, left.
      file_write path=menu.txt content="{dish} {price}" | Menu file | menu.txt: dish, blank, price, in place of the old text.
      memory_store key=portions content="{por}" | Portions | How many portions were cooked goes under portions.
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the rules | memory_recall → {r1}: at most {t1} °C; {r2}: at most {t2} °C', 'Measure | thermo_all → {r1} {m1} °C, {r2} {m2} °C'],
    slots: { r1: 'archive, herb store, map room', t1: '=19', m1: '14..18 / 20..26', r2: 'wine shelf, film vault, battery room', t2: '=12', m2: '7..11 / 13..18' },
    tools: ['thermo_all(): Measure everywhere', 'cool_go(room, minutes: int): Cool a room', 'cool_halt(room): Stop to cool a room'],
    steps: `
      @m1 cool_halt room="{r1}" // cool_go room="{r1}" minutes=60 | First room | Compare what was measured in the {r1} with its rule. Too warm: cool it for an hour. Not too warm: stop the cooling.
      @m2 cool_halt room="{r2}" // cool_go room="{r2}" minutes=45 | Second room | The same for the {r2}, three quarters of an hour if it is over its limit, otherwise stop it.
      @m1 failed "{m1} °C is allowed" // pushover message="{r1}: {m1} °C instead of {t1} °C" | Push | If the {r1} is over its limit push the room, a colon, what was measured, instead of, what is allowed, both in °C. If not: N °C is allowed.
      @m2 failed "{m2} °C is allowed" // send_message channel=signal text="{r2} has {m2} °C" | Signal | If the {r2} is too warm, say on signal which room has how many °C (ROOM has N °C). If not: N °C is allowed.
      notify message="{r1} {m1} °C, {r2} {m2} °C" | Both | Show here both rooms with what was measured, like: attic 5 °C, hut 9 °C.
      file_write path=rooms.csv content="{r1};{m1};{t1}" append=true | Row | A row for rooms.csv: the first room, measured, allowed; semicolons, no units.
      memory_store key=measured content="{m1}/{m2}" | Both values | Both measured values with a slash under measured.
      mqtt_publish topic=rooms/second payload="{m2} °C" | Second | What was measured in the {r2}, with °C, under rooms/second.
    `,
  },
  {
    language: 'en',
    event: 'mqtt site/gateway {"id": "{id}", "rssi": {rssi}, "sim": "{sim}", "data_mb": {mb}, "site": "{site}", "tech": "{tech}"}',
    slots: { id: 'GW-031, GW-118, GW-207', rssi: '-112..-99 / -84..-60', sim: '8949-01, 8949-77, 8949-40', mb: '12..880 / 2100..4800', site: 'weir, silo, heights, depot', tech: '=4g, 5g' },
    tools: ['gtw_band(gateway, tech: 3g|4g|5g): Choose a network', 'gtw_sleep(gateway, hours: int): Let a gateway sleep', 'sim_lock(sim): Lock a card', 'sim_topup(sim, mb: int): Book data'],
    steps: `
      @rssi gtw_band gateway={id} tech=3g // gtw_band gateway={id} tech={tech} | Network | Weaker than -95: the gateway goes back to 3g. Stronger than that: it keeps what it reports.
      @mb failed "{mb} MB were used" // sim_topup sim={sim} mb=1000 | More data | Over 2000 MB book another 1000 for the card. Below: "N MB were used".
      sim_lock sim={sim} | Stolen | Somebody took the box. Lock its card.
      gtw_sleep gateway={id} hours=48 | Two days | Let the gateway sleep for two days.
      sim_topup sim={sim} mb=500 | Half a gigabyte | Half a gigabyte (500 MB) more for the card.
      notify message="{site}: {rssi} dBm, {mb} MB" | Show | Show here the site, a colon, dBm and MB (SITE: N dBm, N MB).
      memory_store key={id} content="{site}, sim {sim}" | Where it is | The gateway is the key; content: the site, a comma, sim and its number.
      memory_recall query={sim} | Card | Search the notes for the card.
      file_write path=gateways.txt content="{id} {tech} {rssi}" append=true | Line | Add gateway, network, signal with blanks to gateways.txt.
      http_request url=https://sims.example/{sim}/usage | Usage | Get https://sims.example/, the card, /usage.
    `,
  },
];
