import type { Scene } from '../../scene';

/** Texts of calls, word for word, in English, part 2. */
export const messagesEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /glass/order {"job": "{job}", "panes": {n}, "size": "{size}", "client": "{cl}", "remark": "{rem}"}',
    slots: { job: 'G-771, G-2094, HX-18', n: '2..24', size: '=84 x 120, 60 x 60, 112 x 45', cl: 'Bauer & Sons, Ms. Quist, Hotel Aster', rem: '=mind the corner chip, deliver to rear door (ring twice), safety stamp: not needed' },
    tools: ['cutlist_add(job, what): Add a line to the cutting list', 'glazier_sms(to, words, flash?: bool): Send an SMS to a glazier'],
    steps: `
      cutlist_add job={job} what="{n} panes" | Panes | On the cutting list of this job: how many, then "panes".
      cutlist_add job={job} what="{n} panes {size}" | Panes and size | On the cutting list of this job: how many, "panes", the size as given.
      cutlist_add job={job} what="{size}" | Size | On the cutting list of this job goes the size as given. The number comes from the office.
      glazier_sms to=Alma words="{rem}" | Remark to Alma | SMS to Alma with the remark as the client wrote it.
      glazier_sms to=Alma words="{cl}: {rem}" flash=true | Flash | A flash SMS to Alma: the client, a colon, a blank, and the remark as the client wrote it.
      notify title="{cl}" message="{n} panes for {job}" | Client above | Title: the client. Below: how many, "panes for", the job.
      notify message="{n} panes for {cl}" | No title | A notification without heading: how many, "panes for", the client.
      file_write path=glass/{job}.txt content="{size}\\n{rem}" | Job file | Write glass/{job}.txt anew: size in the first line, remark in the second.
    `,
  },
  {
    language: 'en',
    event: 'mqtt trailrun/cp {"checkpoint": "{cp}", "runner": {no}, "name": "{nm}", "time": "{tm}", "remark": "{rem}"}',
    slots: { cp: 'Alm 2, Kreuz, Saddle', no: '101..899', nm: 'Tove Lind, Ezra Cole, Mina Roth', tm: '=09:41:07, 11:02:55, 12:30:18', rem: '=limps, looks fresh, lost a pole, asked for salt' },
    tools: ['speaker_finish(line): Read a line at the finish', 'racelog_note(bib: int, note, urgent?: bool): Note about a runner'],
    steps: `
      speaker_finish line="{no} {nm} at {cp}" | At the finish | The speaker reads number, name, "at" and the checkpoint. He is hard of hearing, so nothing else.
      speaker_finish line="{nm} at {cp}" | Without the number | The speaker reads name, "at" and the checkpoint.
      speaker_finish line="{nm}" | Only the name | Let the speaker read the name. The place is secret until noon.
      racelog_note bib={no} note="{rem} at {cp}" | Note | Note for this runner: what was remarked, "at", the checkpoint.
      racelog_note bib={no} note="{rem}" urgent=true | Urgent | Urgent note for this runner, in the words of the remark and no others.
      send_message channel=radio to=medics text="{no}: {rem}" | Medics | Radio to medics: number, colon, remark.
      mqtt_publish topic=trailrun/ticker payload="{tm} {no}" | Ticker | Publish time and number, one blank apart, on trailrun/ticker.
      mqtt_publish topic=trailrun/ticker payload="{no} {tm}" | Ticker, number first | Publish number and time, one blank apart, on trailrun/ticker.
      file_write path=cp.csv content="{cp},{no},{tm}" append=true | CSV | Add checkpoint, number and time to cp.csv. Commas, no blanks after them, no name.
    `,
  },
  {
    language: 'en',
    earlier: ['Scan the network | lanscan_run → new: {ip} ({vendor}); gone: {gone}', 'Who had it last | memory_recall → {gone} belongs to {who}'],
    slots: { ip: '=10.0.8.41, 192.168.7.19, 10.20.0.5', vendor: 'Espressif, Hikari, Zyx Labs', gone: 'label-printer, cam-yard, till2', who: 'Pavla, Rufus, Ngozi' },
    tools: ['noc_line(line, severity?: info|warn): Write a line on the wall of the NOC', 'itdesk_mail(to, subject, body): Mail from the help desk'],
    steps: `
      noc_line line="new: {ip} ({vendor})" | New one | Wall of the NOC, as in step {step1}, from "new" to the bracket: the new device.
      noc_line line="gone: {gone}" severity=warn | Gone one | Wall of the NOC, severity warn, as in step {step1}: "gone:" and what is gone.
      noc_line line="new: {ip} ({vendor}); gone: {gone}" | Both | Wall of the NOC: the whole result of step {step1}, unchanged.
      itdesk_mail to={who} subject="{gone}" body="Is it unplugged?" | Ask | Mail to whoever owns what is gone. Subject: the device. Body: "Is it unplugged?"
      itdesk_mail to={who} subject="Is it unplugged?" body="{gone}" | Ask, turned round | Mail to whoever owns what is gone. Subject: "Is it unplugged?" Body: the device.
      itdesk_mail to={who} subject="Network" body="{gone} is missing. Is it unplugged? Tell me by 4." | Long mail | Mail to whoever owns what is gone, subject "Network", body "… is missing. Is it unplugged? Tell me by 4." with the device for the dots.
      pushover message="{ip}" | Address | Push the new address bare, I click on it.
      memory_store key=new-device content="{ip} {vendor}" | Keep | new-device: address and maker, one blank apart, without brackets.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { p: '2..9', who: 'Jasper, Ruta, Olu', dep: '=Packing, Paint shop, Dispatch', t: '=6, 7:15, half past two' },
    tools: ['intercom_page(dept, words): Page a department', 'shiftwiki_edit(page, text, minor?: bool): Write a page of the wiki'],
    steps: `
      intercom_page dept="{dep}" words="filters changed at {t}" | Tell {dep}: filters changed at {t}
      intercom_page dept="{dep}" words="filters and belts changed at {t}" | Tell {dep}: filters and belts changed at {t}
      notify message="filters changed at {t} by {who}" | notify: filters changed at {t} by {who}
      notify message="filters changed at {t}" title="{who}" | Filters | notify, title {who}: filters changed at {t}
      send_message channel=slack to={who} text="pump {p} hums: leave it on, call me" | slack {who}: pump {p} hums: leave it on, call me
      send_message channel=slack to={who} text="pump {p} hums" | slack {who}: pump {p} hums
      shiftwiki_edit page=pumps text="pump {p}: hums above 40 Hz; new bearing ordered" | Wiki | Page pumps of the wiki: "pump {p}: hums above 40 Hz; new bearing ordered"
      shiftwiki_edit page=pumps text="pump {p}: hums above 40 Hz" minor=true | Wiki, minor | Page pumps of the wiki, as a minor edit: "pump {p}: hums above 40 Hz". The bearing is another matter.
      memory_store key=pump-{p} content="hums; bearing ordered" | memory_store pump-{p}: hums; bearing ordered
    `,
  },
  {
    language: 'en',
    event: 'webhook /bikes/dock {"dock": "{dock}", "bike": "{bike}", "fault": "{fault}", "free": {free}, "street": "{st}"}',
    slots: { dock: 'D14, D203, harbour', bike: 'B5571, B90, cargo-7', fault: '=flat rear, brake squeals, lock jammed (key bent)', free: '0..9', st: '=Lindenweg, Quay St., Via Roma' },
    tools: ['riderapp_banner(text): Banner in the app of the riders', 'mech_todo(bike, todo): Put something on the list of the mechanics'],
    steps: `
      riderapp_banner text="Dock {dock}: {free} free" | Banner | Banner in the riders' app: Dock, which one, a colon, how many, "free".
      riderapp_banner text="{free} free at {st}" | Banner by street | Banner in the riders' app: how many, "free at", the street.
      riderapp_banner text="Please lock the front wheel too" | Fixed banner | Banner in the riders' app: Please lock the front wheel too
      mech_todo bike={bike} todo="{fault}" | Mechanics | Put the fault, as it was reported, on the mechanics' list for this bike.
      mech_todo bike={bike} todo="{fault} - at {dock}" | Mechanics, with dock | Put on the mechanics' list for this bike the fault as it was reported, then " - at " and the dock.
      send_message channel=telegram to=van text="fetch {bike} from {dock}" | Van | Telegram to van: fetch (bike) from (dock)
      send_message channel=telegram to=van text="fetch {bike}" | Van, shorter | Telegram to van: fetch (bike). He knows from where.
      http_request url=https://api.bikes.example/out method=POST body="{\\"bike\\": \\"{bike}\\", \\"ok\\": false}" | API | POST {"bike": "{bike}", "ok": false} to https://api.bikes.example/out
      http_request url=https://api.bikes.example/out method=POST body="{bike}" | API, bare | POST to https://api.bikes.example/out with nothing but the bike as the body.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cheese/cave {"shelf": "{sh}", "wheel": "{wh}", "days": {d}, "smell": "{sm}", "turned_by": "{who}"}',
    slots: { sh: 'S12, upper left, C-4', wh: 'W3081, W77, Bergkas 5', d: '20..210', sm: '=fine, ammonia, a bit of cellar', who: 'Vroni, Lenz, Adina' },
    tools: ['cavecard_write(wheel, card): Write the card of a wheel', 'dairyphone_vm(who, message): Leave a voice message'],
    steps: `
      cavecard_write wheel="{wh}" card="{d} days" | Age | On the card of this wheel: its days and the word "days".
      cavecard_write wheel="{wh}" card="{d} days, turned by {who}" | Age and turner | On the card of this wheel: its days, "days, turned by", and who did.
      cavecard_write wheel="{wh}" card="smell: {sm}" | Smell | On the card of this wheel: "smell:" and what was smelt, as written.
      dairyphone_vm who={who} message="Thank you, {sh} looks good" | Thank | Leave whoever turned it a voice message: "Thank you, … looks good", for the dots the shelf.
      dairyphone_vm who={who} message="Thank you" | Thank, short | Leave whoever turned it a voice message: "Thank you". Nothing about the shelf.
      notify message="{wh}: {sm}" title="{sh}" | Notification | Heading: the shelf. Message: the wheel, a colon, the smell.
      memory_store key=last-turned content="{wh} by {who}" | Keep | last-turned: wheel, by, name
      file_write path=cave/log.txt content="{wh};{d};{sm}" append=true | Log | Another line for cave/log.txt: wheel, days, smell, divided by semicolons without blanks.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hive/inspect {"hive": "{h}", "queen": "{q}", "frames": {fr}, "words": "{w}", "keeper": "{k}"}',
    slots: { h: 'H3, linden 2, blue', q: '=seen, not seen, marked red', fr: '3..10', w: '=calm; lots of pollen, two cells -> cut out, robbing? narrow the entrance', k: 'Imke, Baltasar, Noa' },
    tools: ['hivecard(hive, entry): Write on the card of a hive', 'clubforum_post(topic, post, anonymous?: bool): Post in the forum of the club'],
    steps: `
      hivecard hive="{h}" entry="queen {q}" | Queen | Card of this hive: queen, and what is said of her
      hivecard hive="{h}" entry="queen {q}, {fr} frames" | Queen and frames | Card of this hive: queen, what is said of her, a comma, the number of frames and "frames"
      hivecard hive="{h}" entry="{w}" | Words | Card of this hive: the keeper's words, all signs kept.
      clubforum_post topic=spring post="{w}" anonymous=true | Forum | Post the keeper's words under spring without naming anybody (anonymous).
      clubforum_post topic=spring post="{k}: {w}" | Forum, named | Post under spring the keeper, a colon and the keeper's words.
      send_message channel=email to={k} text="Hive {h}: thank you" | Thanks | Email to the keeper: Hive, which one, a colon, thank you
      pushover title="Hive {h}" message="{fr} frames" | Push | Title: Hive and which one. Message: the number and "frames".
      pushover message="Hive {h}: {fr} frames" | Push in one | No heading; the message is Hive, which one, a colon, the number and "frames".
    `,
  },
  {
    language: 'en',
    event: 'mqtt dental/autoclave cycle={cy} result={res} temp_max={t} operator={op}',
    slots: { cy: 'C-2201, C-877, 1409', res: '=PASS, PASS* / FAIL, ABORT', t: '=134.2, 135.0, 121.4', op: 'Meike, Tarek, Yolanda' },
    tools: ['steri_label(label, pouches: int): Print labels for pouches', 'qmfile_entry(entry, folder?): Entry for the quality file'],
    steps: `
      @res steri_label label="{cy} {res}" pouches=12 // failed "the result is {res}" | Labels | Labels for 12 pouches: cycle, blank, result. PASS or PASS* only; with anything else the step fails.
      @res failed "the cycle passed" // notify message="{cy} {res}" | Bad cycle | When the result does not begin with PASS, notify the cycle, a blank and the result. When it does, fail.
      qmfile_entry entry="{cy}: {res}, {t} °C" | Quality file | Entry for the quality file: cycle, colon, result, comma, the maximum with °C.
      qmfile_entry entry="{cy}: {res}" | Shorter entry | Entry for the quality file: cycle, colon, result. The temperature is in the printout.
      qmfile_entry entry="cycle={cy} result={res} temp_max={t} operator={op}" folder=raw | Raw entry | Entry for the quality file, in the folder raw: the message untouched.
      send_message channel=teams to={op} text="Cycle {cy} is finished" | Operator | On teams to the operator: Cycle, its number, is finished
      send_message channel=teams to={op} text="Cycle {cy} is finished, please unload" | Operator, unload | On teams to the operator: Cycle, its number, is finished, please unload
      memory_store key=autoclave content="{op}" | Operator's name | Store who operated it under autoclave.
    `,
  },
  {
    language: 'en',
    event: 'manual - {by}: "{q}"',
    slots: { by: 'Ulf, Sanna, Cosmo', q: '=when is the sauna free?, the kiln is at 1060 - ok?, who took key 7, we need 3 more chairs', room: '2..9' },
    tools: ['askboard_add(question, by?): Put a question on the board', 'janitorbox(msg, floor?: int): Message for the janitor'],
    steps: `
      askboard_add question="{q}" | Question | Put on the board what was asked, without quotation marks and without a name.
      askboard_add question="{q}" by={by} | Question with name | Put on the board what was asked, without quotation marks; by: who asked.
      askboard_add question="{by}: {q}" | Name within | Put on the board, all in the question field: who asked, a colon, what was asked (no quotation marks).
      janitorbox msg="Room {room}: {q}" | Janitor | For the janitor: "Room {room}:", a blank, and what was asked, without quotation marks.
      janitorbox msg="Room {room} is cold" floor=2 | Cold | For the janitor, floor 2: Room {room} is cold
      janitorbox msg="Room {room} on floor 2 is cold" | Cold, floor in the text | For the janitor, floor only in the text: Room {room} on floor 2 is cold
      send_message channel=irc text="{by} asks something" | IRC | To irc, without saying what: the name and "asks something".
      memory_store key=question content="{q}" | Keep | question: what was asked, word for word without the quotation marks.
    `,
  },
  {
    language: 'en',
    earlier: ['Count the till | till_count → cash {cash}, cards {cards}, vouchers {vo}', 'Closing check | gpio_read → pin {pin} is 0'],
    slots: { cash: '=412.50, 388.00, 1020.75', cards: '=1204.10, 980.40, 655.00', vo: '2..19', pin: '4..27', boss: 'Nadja, Rolf, Mrs. Ek' },
    tools: ['dayclose_put(line, register?: int): Line in the book of closings', 'bossping(text): Text to the boss'],
    steps: `
      dayclose_put line="cash {cash}" | Cash | Book of closings: cash and its amount
      dayclose_put line="cash {cash}, cards {cards}" | Cash and cards | Book of closings: cash and its amount, a comma, cards and its amount
      dayclose_put line="cash {cash}, cards {cards}, vouchers {vo}" | All three | Book of closings: the result of the count exactly as step {step1} has it.
      dayclose_put line="cards {cards}" register=2 | Cards, register two | Book of closings, register 2: cards and its amount
      bossping text="{cash}" | Amount | The boss wants the cash, the amount alone.
      bossping text="{cash} + {cards}" | Sum written out | The boss adds it up herself. Text: cash amount, " + ", card amount.
      bossping text="Closed. Cash {cash}. Good night!" | Good night | Text to the boss: "Closed. Cash …. Good night!" with the amount for the dots.
      notify message="Pin {pin} is 0" | Pin | Notify the result of step {step2} in this form: "Pin N is 0"
      send_message channel=email to=tax@count.example text="{vo} vouchers today" | Vouchers | Email tax@count.example: how many, "vouchers today"
    `,
  },
  {
    language: 'en',
    event: 'mqtt aquarium/feed {"tank": "{tk}", "species": "{sp}", "ate": {ate}, "keeper": "{k}", "note_to_vet": "{nv}"}',
    slots: { tk: 'reef, A7, kelp hall', sp: '=clownfish, dogfish, moon jelly', ate: '=true / false', k: 'Saoirse, Wim, Dede', nv: '=left eye cloudy, nothing, slow - see video 14.mp4' },
    tools: ['vetinbox(tank, words, urgent?: bool): Words for the vet', 'feedsheet(tank, remark): Remark on the feeding sheet'],
    steps: `
      vetinbox tank="{tk}" words="{nv}" | Vet | The vet gets the note that is meant for her, unchanged, for this tank.
      vetinbox tank="{tk}" words="{sp}: {nv}" urgent=true | Vet, urgent | The vet gets it as urgent for this tank: species, colon, the note that is meant for her.
      @ate feedsheet tank="{tk}" remark="ate" // feedsheet tank="{tk}" remark="did not eat" | Sheet | Remark on the sheet of this tank: "ate" if they ate, otherwise "did not eat".
      @ate failed "they ate" // pushover message="{tk} did not eat" | Push | If they did not eat, push the tank and "did not eat". If they did, nothing is sent and the step fails.
      feedsheet tank="{tk}" remark="fed by {k}" | Who fed | Remark on the sheet of this tank: fed by, and the keeper
      feedsheet tank="{tk}" remark="fed by {k}, 2 spoons (small)" | Who fed and how much | Remark on the sheet of this tank: fed by, the keeper, then ", 2 spoons (small)"
      notify title="{sp}" message="{nv}" | Title | Show the note for the vet under the title that is the species.
      memory_store key=vet-note content="{nv}" | Keep | vet-note gets the words for the vet.
    `,
  },
  {
    language: 'en',
    event: 'webhook /build/finished {"project": "{pr}", "commit": "{c}", "message": "{m}", "author": "{au}", "status": "{st}"}',
    slots: { pr: 'pumpd, ui-kit, gatewayd', c: 'a41f9c2, 07be113, f5520d8', m: '=fix: retry on 503, docs: typo in README, wip - do not merge, feat(api): add /health', au: 'kreid, moana, tjs', st: '=green, red, canceled' },
    tools: ['buildlamp_say(line): Text of the lamp over the desks', 'relnotes_add(project, line, section?: Added|Fixed): Add a line to the release notes'],
    steps: `
      relnotes_add project={pr} line="{m}" | Notes | Release notes of this project: the commit message word for word, without a section.
      relnotes_add project={pr} line="{m}" section=Fixed | Fixed | Release notes of this project, section Fixed: the commit message word for word.
      relnotes_add project={pr} line="{m} ({c})" | Notes with hash | Release notes of this project: the commit message word for word, and in brackets behind it the commit.
      buildlamp_say line="{pr} {st}" | Lamp | Over the desks: project, blank, status.
      buildlamp_say line="{st}" | Lamp, status | Over the desks: the status alone.
      send_message channel=zulip to={au} text="{c} is {st}" | Author | On zulip to the author: commit, "is", status.
      send_message channel=zulip to={au} text="{c} is {st}, thanks" | Author, thanks | On zulip to the author: commit, "is", status, then ", thanks".
      http_request url=http://ci.local/ack method=POST body="{\\"commit\\":\\"{c}\\",\\"seen\\":true}" | Ack | POST {"commit":"{c}","seen":true} to http://ci.local/ack
      http_request url=http://ci.local/ack method=PUT body="{c}" | Ack by PUT | PUT the commit, nothing around it, to http://ci.local/ack
    `,
  },
  {
    language: 'en',
    event: 'peripheral COM4 {v} {u}',
    slots: { v: '=12.5, 0.88, 104', u: '=bar, kPa, mg', n: '3..40', name: 'Dietlind, Marlow, Kazue' },
    tools: ['scopelabel(text, size?: small|large): Print a label', 'calsheet_row(instrument, cell): Put a text in the row of an instrument'],
    steps: `
      scopelabel text="{v} {u}" | Label | Label: the reading as it came, with its unit.
      scopelabel text="{v}" size=large | Large label | A large label: the figure, no unit.
      scopelabel text="{u}" size=small | Unit label | A small label: the unit, no figure.
      calsheet_row instrument=M{n} cell="{v} {u}" | Sheet | Row of instrument M{n}: the reading with unit.
      calsheet_row instrument=M{n} cell="{v} {u} (checked by {name})" | Sheet, checked | Row of instrument M{n}: the reading with unit, and then "(checked by {name})".
      calsheet_row instrument=M{n} cell="checked by {name}" | Sheet, only checked | Row of instrument M{n}: checked by {name}
      notify message="M{n}: {v} {u}" | Here | Show here: M{n}, a colon, the reading with unit.
      file_write path=cal/M{n}.txt content="{v} {u}" append=true | File | Append the reading with its unit to cal/M{n}.txt.
      mqtt_publish topic=cal/M{n} payload="{v}" | Topic | The figure without unit goes to cal/M{n}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /crate/arrived {"crate": "{cr}", "from": "{fr}", "weight": {w}, "seal": "{seal}", "consignee": "{con}", "carrier_says": "{says}"}',
    slots: { cr: 'X-104, X-88, KD-3', fr: 'Porto, Izmir, Leith', w: '40..960', seal: '=9917, 4420, 6603 / ∅', con: 'Brandt, Okafor, Luz', says: '=top heavy!, one corner wet, do not stack (glass)' },
    tools: ['docktext(dock: int, text): Show a text at a dock', 'bondedbook(crate, line): Line in the book of bonded goods'],
    steps: `
      docktext dock=2 text="{says}" | Dock two | Dock 2 shows what the carrier says, as written.
      docktext dock=2 text="{cr}: {says}" | Dock two, with crate | Dock 2 shows the crate, a colon, and what the carrier says, as written.
      docktext dock=2 text="{cr} for {con}" | For whom | Dock 2 shows the crate, "for", the consignee.
      @seal bondedbook crate={cr} line="seal {seal}" // failed "there is no seal number" | Seal | Bonded book, for this crate: seal and its number. A crate without a seal number fails here.
      bondedbook crate={cr} line="from {fr}" | Origin | Bonded book, for this crate: from, and where it is from
      bondedbook crate={cr} line="from {fr}, {w} kg" | Origin and weight | Bonded book, for this crate: from, where it is from, a comma, its weight and kg
      send_message channel=sms to={con} text="Your crate is here" | Consignee | SMS to the consignee: Your crate is here
      send_message channel=sms to={con} text="Your crate from {fr} is here" | Consignee, origin | SMS to the consignee: "Your crate from … is here", with the place of origin.
      memory_store key=carrier-says content="{says}" | Keep | Remember under carrier-says the carrier's words.
    `,
  },
];
