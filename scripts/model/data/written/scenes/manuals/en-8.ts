import type { Scene } from '../../scene';

/** Manuals of shops, care homes, couriers, print works and weather posts, part 8: polite and formal, passive, with what has to stay as it is. */
export const manuals8: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /care/sensor {"resident": "{re}", "flat": "{fl}", "event": "{ev}", "nurse": "{nu}", "relative": "{rl}", "relative_tel": "{rt}", "device": "{de}", "night_light": {ni}, "door_lock": {dl}}',
    slots: { re: 'Mr. Falkner, Frau Iwersen, Ms. Odili', fl: '2.07, 1.14, EG-3', ev: '=bed left at 02:40, tap running (kitchen), no motion since 9 pm', nu: 'Sister Agnes, Dong-hyun, Petra W.', rl: 'his son Karl, Mrs. Ames / ∅, null', rt: '=0171 555 0133, 0664 555 0178', de: 'HX-00:13:A2:00:41:5D, HX-00:13:A2:00:7B:06', ni: '2..20', dl: '21..39' },
    steps: `
      gpio_write pin={ni} value=1 | 5.1 Night light | The night light of the flat concerned is to be switched on.
      gpio_write pin={dl} value=0 | 5.2 Door | The door of the flat concerned must not be locked: lock to 0. The light is left as it is.
      send_message channel=dect to="{nu}" text="{fl}: {ev}" | 5.3 Nurse | The nurse who is named is informed by dect of the flat and, after a colon and a blank, of what happened, in the words of the message.
      @rl memory_store key="relative {fl}" content="{rl}" // failed "no relative is named" | 5.4 Relative | The relative is noted under "relative", a blank and the flat. Where the message names none, the step is to be reported as failed.
      send_message channel=sms to="{rt}" text="Everything is fine, we are there." | 5.5 Family | To the telephone of the family the following sms is sent: "Everything is fine, we are there."
      memory_store key="{de}" content="{fl}" | 5.6 Device | It is recorded for the device in which flat it is.
      memory_recall query="{re}" category=sop limit=3 | 5.7 Earlier runs | The last three records of runs (category sop) in which the resident is mentioned are to be looked for.
      file_write path=care/{fl}.txt content="{ev}" append=true | 5.8 Care book | What happened is added, word for word, to care/FLAT.txt.
      failed "no tool can help somebody into bed" | 5.9 Back to bed | The resident is helped back into bed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/scale/{sc} {"scale": "{sc}", "article": "{ar}", "plu": "{pl}", "kg": {kg}, "price_kg": {pr}, "clerk": "{cl}", "printer_topic": "{pt}", "display_topic": "{dt}", "drawer_pin": {dp}}',
    slots: { sc: 'S1, S4, deli', ar: '=Comté 24 m., Cherries (cl. I), Ham off the bone', pl: '=PLU 4045, PLU 3082-B, PLU 0117', kg: '0.112..2.980', pr: '3.5..49.9', cl: 'Yasmin, Gottfried', pt: 'shop/print/a, till/2/label', dt: 'shop/led/a, till/2/led', dp: '2..39' },
    steps: `
      mqtt_publish topic={dt} payload="{ar}" | Customer display | The article, with every sign of its name, is to be shown on the display. Its topic is in the message.
      mqtt_publish topic={pt} payload="{kg} kg" | Label | What is printed on the label is the weight, a blank, and kg. The topic for the printer is in the message.
      memory_store key="{pl}" content="{ar}" | PLU | Under the PLU, the article shall be kept.
      memory_store key="{ar}" content="{pr}" | Price | Under the article, the price per kilo shall be kept (number only).
      send_message channel=teams to={cl} text="Please restock {pl}" | Clerk | The clerk is asked on teams: Please restock, PLU.
      gpio_write pin={dp} value=1 | Drawer | The drawer is opened with a 1.
      file_write path=shop/{sc}.csv content="{pl};{kg}" append=true | Journal | The journal of the scale (shop/SCALE.csv) is continued with PLU and weight, semicolon between.
      file_search query="{pl}" path=prices | Price lists | In which list in the folder prices does the PLU stand?
    `,
  },
  {
    language: 'en',
    event: 'webhook /courier/scan {"parcel": "{pa}", "from_hub": "{fh}", "to_hub": "{th}", "van": "{va}", "sender_mail": "{sm}", "recipient_mail": "{rm}", "cold_chain_c": {cc}, "gate_pin": {gp}, "belt_pin": {bp}, "diverter_pin": {dp}}',
    slots: { pa: '=1Z 999 AA1 01 2345 6784, JD0146 0003 9981 27, RR 123 456 785 DE', fh: 'Hub Linz, GRZ-2, Depot 9', th: 'Hub Wels, VIE-1, Depot 3', va: 'V-117, V-204', sm: 'shipping@acme.example, lab@serum.example', rm: 'h.poll@home.example, ward4@clinic.example', cc: '2.1..7.8 / 9.1..16.4', gp: '2..13', bp: '14..26', dp: '27..39' },
    steps: `
      @cc failed "{cc} °C is within the limit" // send_message channel=email to={sm} text="{pa} got too warm" | Cold chain | If the goods were warmer than 8 °C, the one who sent them is written an e-mail: number of the parcel, "got too warm". If they were not, there is nothing to write and the step fails.
      send_message channel=email to={rm} text="{pa} arrives today" | Recipient | The one who gets the parcel is written an e-mail: its number, "arrives today".
      mqtt_publish topic=hub/next payload="{th}" | Destination | Please publish on hub/next where the parcel goes.
      mqtt_publish topic=hub/prev payload="{fh}" | Origin | Please publish on hub/prev where the parcel comes from.
      gpio_write pin={dp} value=1 | Diverter | The diverter is to be set (1); the belt keeps running and the gate is not concerned.
      gpio_write pin={bp} value=0 | Belt | The belt is to be stopped (0); gate and diverter are not concerned.
      memory_store key="{pa}" content="{va}" | Van | In which van is it? Keep that under the number, blanks included.
      http_request url=https://track.example/van/{va} method=POST body="{pa}" | Tracking | The number of the parcel is POSTed as the body to https://track.example/van/VAN.
      file_write path=hub/scans.txt content="{pa} -> {th}" append=true | Scans | hub/scans.txt is continued: number, " -> ", destination.
    `,
  },
  {
    language: 'en',
    earlier: ['Show the hot folders | file_list → in/{f1}\nin/{f2}\nin/rejected/{f3}', 'Preflight | plateflow_check → {f1}: ok\n{f2}: RGB images on page {pg}', 'Customer | memory_recall → contact {co}, {ma}'],
    slots: { f1: 'menu_A4+3mm v2.pdf.txt, flyer-6p.txt', f2: 'poster A1 (final).txt, card_85x55.txt', f3: 'logo old.txt, scan 3.txt', pg: '2..40', co: 'Mr. Petit, Sonya', ma: 'petit@cafe.example, sonya@yoga.example' },
    tools: ['plateflow_check(file): Check a job', 'plateflow_plate(file, copies?: int): Make plates of a job', 'plateflow_reject(file, why): Send a job back'],
    steps: `
      plateflow_plate file="{f1}" | Plates | Plates are made of the job that is ok. The number of copies is not given.
      plateflow_plate file="{f1}" copies=2 | Two sets | Two copies of plates are made of the job that is ok.
      plateflow_reject file="{f2}" why="RGB images on page {pg}" | Send back | The job with the fault is sent back. The reason is what the check said about it.
      plateflow_check file="{f2}" | Check again | The customer has replaced the faulty file. It is checked once more.
      file_read path="in/rejected/{f3}" | Rejected | What is in the rejected file? Open it.
      file_list path=in/rejected | Rejected ones | List the folder in which the rejected ones are.
      send_message channel=email to={ma} text="Page {pg} needs CMYK images" | E-mail | The customer's address gets by email: Page (number) needs CMYK images
      memory_store key="{f2}" content="{co}" | Contact | The contact is stored under the faulty file.
      notify message="{f1} is ok" title="Preflight" | Screen | With the title Preflight it is shown which file "is ok".
    `,
  },
  {
    language: 'en',
    event: 'peripheral sdi12 0{ad}+{t}+{h}-{p}',
    slots: { ad: 'A, C, F', t: '11.2..31.8', h: '34..99', p: '0.1..9.9', st: 'Alm 2140, Pier End, Gletscher-3', he: '2..13', fa: '14..26', mo: '27..39' },
    steps: `
      file_write path=met/raw.txt content="0{ad}+{t}+{h}-{p}" append=true | Raw data | The string is added to met/raw.txt unaltered, signs included.
      mqtt_publish topic=met/raw payload="0{ad}+{t}+{h}-{p}" | Relay | The string is relayed unaltered, signs included, on met/raw.
      mqtt_publish topic=met/t payload="{t}" | Temperature | Temperature is the first value after the address. Its figure (no sign) is published on met/t.
      mqtt_publish topic=met/rh payload="{h}" | Humidity | Humidity is the second value after the address. Its figure (no sign) is published on met/rh.
      memory_store key="{st}" content="{t} °C, {h} %" | Station | For {st}, keep the first value with °C, then a comma, then the second value with %.
      gpio_write pin={he} value=1 | Rim heater | Of heater {he}, fan {fa} and modem {mo}, the heater is to run.
      gpio_write pin={mo} value=0 | Modem | Of heater {he}, fan {fa} and modem {mo}, the modem is to be switched off.
      gpio_read pin={fa} | Fan | Of heater {he}, fan {fa} and modem {mo}, the fan is to be looked at only.
      http_request url=https://wow.example/put?id=77&t={t}&h={h} | Upload | Fetch https://wow.example/put?id=77&t=T&h=H, T and H being the first and the second value.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tax/upload {"client": "{cl}", "client_no": "{cn}", "file": "{fi}", "previous_file": "{pf}", "deadline": "{dl}", "clerk": "{ck}", "partner": "{pa}", "signature": "{si}"}',
    slots: { cl: '=Öztürk & Co. KG, B. O\'Hara, Zum Adler GmbH', cn: '10-4471/3, 10-0098/1', fi: 'in/2026 VAT Q4 (signed).txt, in/payroll_12.txt', pf: 'archive/2026 VAT Q3.txt, archive/payroll_11.txt', dl: '=2027-02-10T17:00, 2027-03-31T12:00', ck: 'Fr. Lamm, Desmond', pa: 'Dr. Seidl, Ms. Quaye', si: '=valid / missing, invalid', n: '20..90' },
    steps: `
      file_read path="{fi}" | Open | The uploaded file is opened (not the previous one).
      file_read path="{pf}" lines={n} | Compare | Of the previous file, {n} lines are read.
      @si send_message channel=teams to="{pa}" text="{cn} is signed" // failed "the signature is {si}" | Partner | Only in case of a valid signature is the partner told on teams: number of the client, "is signed". In all other cases: failed.
      @si failed "the signature is valid" // send_message channel=teams to="{ck}" text="Signature {si}: {cn}" | Clerk | When the signature is anything but valid, the clerk is told on teams: Signature, its state, colon, number of the client. A valid one makes the step fail.
      cron_add schedule={dl} action=message text="{cl}: deadline" delivery={"channel":"teams","to":"{ck}"} | Deadline | At the deadline the clerk gets on teams the planned message: client as written, colon, "deadline".
      cron_add schedule={dl} action=prompt text="Was {cn} filed?" name="{cn}" | Question | At the deadline the prompt "Was NUMBER filed?" is due, with the number of the client, which is also the plan's name.
      memory_store key="{cn}" content="{cl}" | Client | The client is kept as written under the number.
      file_search query="{cl}" path=letters | Letters | Letters (folder letters) with the client as written are searched.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vend/{vm}/col {"machine": "{vm}", "column": "{co}", "product": "{pr}", "left": {le}, "coin_error": "{ce}", "filler": "{fi}", "site_contact": "{sc}", "cooling": {ck}, "light": {li}, "modem_ip": "{ip}"}',
    slots: { vm: 'VM-071, VM-118', co: 'A3, C1, F12', pr: '=Cola Zero 0.33, Nut bar (40 g), Water still', le: '0..3', ce: '=none / E5 2-euro tube, jam', fi: 'Mehmet, Dora', sc: 'porter Haus 2, Mrs. Lim', ck: '2..20', li: '21..39', ip: '=10.64.3.9, 10.64.7.21' },
    steps: `
      send_message channel=whatsapp to={fi} text="{vm} {co}: {pr}" | Filler | The person who fills the machines is written on whatsapp: machine, column, colon, product.
      @ce failed "there is no coin error" // send_message channel=email to=coins@vend.example text="{vm}: {ce}" | Coins | Should there be a coin error, coins@vend.example is e-mailed the machine, a colon and the error. Should there be none, the step fails.
      http_request url=http://{ip}/reboot method=POST | Modem | The modem is rebooted by a POST to http://IP/reboot.
      http_request url=http://{ip}/signal | Signal | The signal is fetched from http://IP/signal.
      gpio_write pin={li} value=0 | Light | Between ten and six the light is off; do that. The cooling stays on.
      gpio_write pin={ck} value=1 | Cooling | The cooling is on at all times; do that. The light is not our concern.
      memory_store key="{vm}/{co}" content="{pr}" | Column | Key: machine, slash, column. Content: the product as written.
      file_write path=vend/refill.txt content="{vm};{co};{le}" append=true | Refill | Added to vend/refill.txt: machine;column;left
      send_message channel=sms to="{sc}" text="{fi} comes today" | Contact | The contact on site is told by sms who fills, followed by "comes today".
    `,
  },
  {
    language: 'en',
    earlier: ['List the boards | board_info → {b1} = ground floor, {b2} = first floor, {b3} = roof', 'Circuit list | file_read → corridor {p1}, stairs {p2}, flag lights {p3}, gutter heating {p4}', 'Who asked | memory_recall → {wh} wants it dark after {t}'],
    slots: { b1: 'eg-pi, floor0', b2: 'og-pi, floor1', b3: 'dg-pi, roof9', p1: '2..9', p2: '10..18', p3: '19..27', p4: '28..39', wh: 'Mr. Stamm, the tenants, Rosa L.', t: '=22:00, 23:30' },
    steps: `
      gpio_write pin={p1} value=0 board={b2} | First floor | The corridor on the first floor is made dark (0). State the board.
      gpio_write pin={p1} value=1 board={b1} | Ground floor | The corridor on the ground floor is lit (1). State the board.
      gpio_write pin={p4} value=1 board={b3} | Gutter | The gutter on the roof is heated. State the board.
      gpio_write pin={p3} value=0 board={b3} | Flags | The flag lights on the roof are put out. State the board.
      gpio_read pin={p2} board={b2} | Stairs | Are the stairs lit on the first floor? Read, and state the board.
      board_info board={b3} | Roof | Information on the board of the roof alone is required.
      board_info | Boards | Information on all boards is required.
      send_message channel=email to="{wh}" text="It is dark after {t}" | Answer | Whoever asked is e-mailed: It is dark after (time)
      memory_store key=dark-after content="{t}" | Note | The time is kept as dark-after.
    `,
  },
  {
    language: 'en',
    event: 'webhook {fr} {"from": "{fr}", "name": "{na}", "subject": "{su}", "iban_end": "{ib}", "amount": "{am}", "invoice": "{iv}", "due": "{du}"}',
    slots: { fr: 'billing@north.example, a.faro@papier.example', na: 'North Energy Ltd., A. Faro e Hijos', su: '=2nd reminder: RE-27/0044, Invoice 88.120-B, Mahnung!', ib: '=AT..0019, DE..4471', am: '=EUR 1.204,50, CHF 88.00', iv: 'RE-27/0044, 88.120-B', du: '=2027-03-15, 2027-04-01', bk: 'Ursula, Ibrahim' },
    steps: `
      cron_add schedule="{du}T08:00" action=message text="Pay {iv}" | On the due date | On the due date at 08:00 (date, T, time) a message is due: Pay, invoice. It is planned once and needs no name.
      cron_add schedule="{du}T08:00" action=message text="Pay {iv}" name="{iv}" | Named | On the due date at 08:00 (date, T, time) a message is due: Pay, invoice. The plan is called like the invoice.
      send_message channel=email to={fr} text="Your invoice has arrived." | Receipt | The address from which it came is answered by email: "Your invoice has arrived."
      send_message channel=slack to={bk} text="{iv}: {am}" | {bk} | {bk} is told on slack: invoice, colon, amount as written
      memory_store key="{iv}" content="{am}, due {du}" | Invoice | Under the invoice: amount as written, comma, "due", date
      memory_store key="{na}" content="{ib}" | Account | The end of the IBAN is stored under the name of the sender.
      file_write path=ap/list.txt content="{su}" append=true | Subjects | ap/list.txt is continued with the subject.
      file_search query="{iv}" path=ap/paid | Paid already? | It is searched in ap/paid for the invoice.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lot/{lo}/count {"lot": "{lo}", "free": {fr}, "total": {to}, "barrier_in": {bi}, "barrier_out": {bo}, "sign_topic": "{st}", "operator": "{op}", "plate_last": "{pl}"}',
    slots: { lo: 'P1, P7, Messe-Nord', fr: '0..0 / 4..180', to: '190..420', bi: '2..20', bo: '21..39', st: 'sign/p1/line2, led/messe/n', op: 'duty-lot, Herr Ebner', pl: '=W-4471 XK, S·OK 1180, AB 12 CDE' },
    steps: `
      @fr mqtt_publish topic={st} payload="FULL" // mqtt_publish topic={st} payload="FREE" | Sign | The sign (topic in the message) has to read FULL when no space is free, and FREE when there is at least one.
      @fr gpio_write pin={bi} value=0 // failed "{fr} spaces are free" | Entrance | The barrier at the entrance is kept down (0) if no space is free. If spaces are free, it is not kept down and the step fails.
      gpio_write pin={bo} value=1 | Exit | The barrier at the exit is to be opened (1) in any case.
      gpio_read pin={bi} | Entrance? | Is the barrier at the entrance up? It is only looked at.
      memory_store key="{lo}" content="{pl}" | Plate | The last plate, as written, is kept for the car park.
      mqtt_publish topic=lot/{lo}/total payload="{to}" | Total | The total is published on lot/LOT/total.
      send_message channel=tetra to="{op}" text="{pl} is stuck" | Operator | The operator is told over tetra: last plate, "is stuck".
      file_write path=lot/{lo}.csv content="{fr},{to}" append=true | Statistics | Free and total (comma) are added to lot/LOT.csv.
    `,
  },
  {
    language: 'en',
    slots: { u: '=https://erp.example/odata/Orders(4711)?$expand=Items&x=%2F, https://erp.example/odata/Items(\'A-7\')?$select=Qty', e: 'W/1a7f-0b, W/99c2-4e', k: 'erp.odata/etag, erp-cursor#3', t: '=erp/out/Orders, erp/out/Items', b: '={"Qty":12}, {"Status":"B2"}, {"Blocked":true}' },
    steps: `
      http_request url={u} | 1 Read | The address {u} is fetched.
      http_request url={u} method=PATCH headers={"If-Match":"{e}"} body={b} | 2 Change | With the header If-Match: {e} the address {u} is patched (PATCH); the body is {b}
      http_request url={u} method=PATCH body={b} | 3 Change without a header | The address {u} is patched (PATCH) with the body {b} and no header.
      http_request url={u} method=DELETE headers={"If-Match":"{e}"} | 4 Delete | The address {u} is deleted (DELETE), with the header If-Match: {e}
      http_request url={u} method=HEAD | 5 Head | Of {u} only the head is asked for (HEAD).
      mqtt_publish topic={t} payload={b} | 6 Publish | {b} is published on {t}.
      memory_store key="{k}" content="{e}" | 7 Store | Under "{k}" the text "{e}" is stored.
      memory_recall query="{k}" | 8 Recall | It is searched in the notes for "{k}".
      memory_forget key="{k}" | 9 Forget | The note "{k}" is deleted.
    `,
  },
  {
    language: 'en',
    event: 'peripheral {p} {"pin": {p}, "board": "{bd}", "label": "{lb}", "area": "{ar}", "level": {lv}, "backup_board": "{bb}"}',
    slots: { p: '2..11', bd: 'srv-io, dock-io, cellar-io', lb: '=Sump high (LSH 3), Door D/12, Fan #2 fault', ar: 'cellar, dock, plant room', lv: '=1 / 0', bb: 'spare-io, aux-io', o1: '12..24', o2: '25..39', te: 'Technician on call, Haustechnik' },
    steps: `
      @lv gpio_write pin={o1} value=1 board={bd} // failed "the contact is at 0" | Pump | Output {o1} of the reporting board is set when the contact is at 1. When it is at 0, nothing is set; the step fails.
      gpio_write pin={o1} value=1 board={bb} | Spare pump | Output {o1} of the backup board is set.
      gpio_write pin={o2} value=0 board={bd} | Lamp | Output {o2} of the reporting board is reset.
      gpio_read pin={p} board={bd} | Contact | The contact that reported is read on its own board.
      board_info board={bb} | Backup | The state of the backup board is asked for.
      send_message channel=sms to="{te}" text="{lb} in {ar}" | {te} | "{te}" is sent an sms: the label, "in", the area
      memory_store key="{lb}" content="{bd}" | Board | The board is kept under the label.
      file_write path=bms/{ar}.txt content="{lb}" append=true | Book | The label is added to bms/AREA.txt.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/appointment {"patient_no": "{pn}", "doctor": "{do}", "room": "{ro}", "at": "{at}", "was_at": "{wa}", "interpreter": "{in}", "mobile": "{mo}", "fasting": {fa}}',
    slots: { pn: 'P-00417, P-19022', do: 'Dr. Amsel, Dr. Onyango', ro: 'U3, U11, X-ray 2', at: '=2027-05-18T09:20, 2027-05-20T14:45', wa: '=2027-05-11T08:00, 2027-05-12T16:10', in: 'Leyla, Mr. Novotny / ∅, null', mo: '=0660 555 118, +44 7700 900 555', fa: '=true / false' },
    steps: `
      cron_add schedule={at} action=message text="{pn} to {ro}" delivery={"channel":"dect","to":"{do}"} | Call in | At the new time, the doctor is delivered by dect the planned message: number of the patient, "to", room.
      cron_add schedule={at} action=procedure text=prepare-room name="{pn}" | Prepare | At the new time prepare-room is started; the plan is named after the number of the patient.
      @in send_message channel=sms to="{in}" text="Please come to {ro}" // failed "no interpreter is named" | Interpreter | The interpreter is asked by sms: Please come to (room). Where there is none, the step has failed.
      @fa send_message channel=sms to="{mo}" text="Please do not eat before." // failed "no fasting is needed" | Fasting | Provided that fasting is needed, the mobile is sent an sms: "Please do not eat before." If it is not needed, the step fails.
      memory_store key="{pn}" content="{at}" | New time | The new time, as written, is kept under the number of the patient.
      file_write path=moved.csv content="{pn};{wa};{at}" append=true | Moved | moved.csv is continued: number, old time, new time, with semicolons
      notify message="{do} in {ro}" | Desk | The desk is shown: doctor, "in", room.
      memory_recall query="{pn}" limit=4 | Patient's notes | Four notes about the patient (by number) are sought.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the seal | file_read → container {cn}, seal {s1}, was {s2}', 'Open tasks | sop_status → {r1}: unload {cn}, step 1 of 4\n{r2}: fumigate, waiting', 'Plans | cron_list → {i1} 0 6 * * 1 gate-list\n{i2} 30 6 * * * tide-mail'],
    slots: { cn: 'MSKU 907032-3, TGHU 118044-0', s1: 'ML-DE 0044718, EU 2210457', s2: 'ML-CN 9907110, HK 0081223', r1: 'ul-204, run-6601', r2: 'fm-118, run-6615', i1: 'gl-1, c31', i2: 'tm-4, c32', cu: 'Customs 4, Officer Reyes', fa: '2..39' },
    steps: `
      sop_cancel run_id={r1} reason="seal was {s2}" | Stop unloading | The unloading is cancelled. The reason reads "seal was" and the former seal.
      sop_cancel run_id={r2} reason="not needed" | Stop fumigating | The fumigation is cancelled, the reason being "not needed".
      sop_status run_id={r2} | Fumigation | How the fumigation stands is asked.
      cron_remove id={i1} | Gate list | The gate list is no longer wanted on Mondays. Its plan is removed.
      cron_remove id={i2} | Tide mail | The tide mail is no longer wanted. Its plan is removed.
      send_message channel=email to="{cu}" text="{cn}: seal {s1}" | {cu} | {cu} is e-mailed: container, colon, "seal", the seal it has now
      memory_store key="{cn}" content="{s1}" | Seal | The seal it has now is kept under the container.
      file_search query="{s2}" path=seals | Former seal | The former seal is sought in seals.
      gpio_write pin={fa} value=1 | Fan | The fan of the hold, pin {fa}, is switched on.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"month": "{mo}", "first": "{fi}", "last": "{la}", "cashier": "{ca}", "auditor": "{au}", "box": "{bo}"}',
    slots: { mo: '=2027-03, 2027-06', fi: '=2027-03-01, 2027-06-01', la: '=2027-03-31, 2027-06-30', ca: 'Wenche, Rolf', au: 'Mr. Patel, Kontroll AS', bo: 'Box 4/blue, Safe B', ch: 'email, teams, threema', mi: '10..50', k: '2..20' },
    steps: `
      cron_add schedule="{la}T17:{mi}" action=procedure text=count-cash | Count | On the last day of the month at 17:{mi} (date, T, time) count-cash starts once.
      cron_add schedule="{fi}T07:{mi}" action=message text="New cash book" | New book | On the first day of the month at 07:{mi} (date, T, time) the message "New cash book" is due once.
      cron_add schedule="{la}T17:{mi}" action=message text="Please count {bo}" delivery={"channel":"{ch}","to":"{ca}"} | Ask to count | On the last day of the month at 17:{mi} (date, T, time) the cashier is to get on {ch}: Please count (the box). Plan it.
      send_message channel={ch} to="{au}" text="{mo} is ready" | Auditor | The auditor is told at once on {ch}: month, "is ready".
      send_message channel={ch} to={ca} text="{mo} is missing" | Cashier | The cashier is told at once on {ch}: month, "is missing".
      file_read path=cash/{mo}.csv | Cash book | The cash book of the month, cash/MONTH.csv, is opened.
      file_read path=cash/{mo}.csv lines={k} | Its head | {k} lines of the cash book of the month, cash/MONTH.csv, are read.
      file_write path=cash/{mo}.csv content="closed" append=true | Close | The line closed is added to the cash book of the month, cash/MONTH.csv.
      memory_store key="{mo}" content="{bo}" | Box | The box is stored under the month.
    `,
  },
];
