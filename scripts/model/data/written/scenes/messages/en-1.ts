import type { Scene } from '../../scene';

/** Texts of calls, word for word, in English, part 1. */
export const messagesEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt mill/filters {"unit": "{unit}", "changed_at": "{at}", "by": "{who}", "next_due": "{due}"}',
    slots: { unit: 'AF3, DX-9, blower 2', at: '=06:10, 13:45, 22:05', who: 'Renske, Odile, Marek', due: '=2027-02-01, 2027-03-15, 2027-05-09', n: '4..28' },
    tools: ['hoist_ledger(line, page?: int): Write a line into the ledger', 'hallspeak_read(words): Read words out over the loudspeakers'],
    steps: `
      send_message channel=sms to=night-shift text="filters changed at {at}" | Tell the night shift | By sms to night-shift: filters changed at {at}
      send_message channel=sms to=night-shift text="filters changed at {at}, spares in cage {n}" | Tell them about the spares too | By sms to night-shift: filters changed at {at}, spares in cage {n}
      notify message="{unit}: filters changed" | On this screen | Put the unit here on the screen, then a colon and "filters changed". Leave the time out.
      notify message="{unit}: filters changed at {at}" | With the time | Put the unit here on the screen, then a colon and "filters changed at" with the time of the change.
      hoist_ledger line="next due {due}" page={n} | Ledger | Page {n} of the ledger gets the line "next due" plus the date from the message.
      hoist_ledger line="{who}" | Who did it | A line in the ledger with the name of whoever changed them, nothing around it. No page is needed.
      hallspeak_read words="Line two starts again in {n} minutes" | Loudspeakers | Over the loudspeakers: Line two starts again in {n} minutes
      memory_store key=filters-{unit} content="{due}" | Next date | Under filters-{unit} goes the next due date as it was sent, only that.
    `,
  },
  {
    language: 'en',
    event: 'webhook /returns/new {"order": "{ord}", "serial": "{ser}", "complaint": "{what}", "customer": "{cust}", "courier": "{cour}"}',
    slots: { ord: 'R-5512, R-8090, R-4127', ser: 'SN44-0917, SN71-3302, KX-20418', what: '=beeps at night, lid will not close, no display', cust: 'Mrs. Oyelaran, Mr. Feld, Ms. Lindqvist', cour: 'DPX, Veloz, Parcelin' },
    tools: ['benchslip_print(slip, copies: int): Print a slip for the bench', 'rmadesk_comment(order, comment, visible?: bool): Comment on a return'],
    steps: `
      pushover message="{ser}" | Serial number | Push me the serial number. Only that, I paste it into the form.
      pushover message="{what}" | Complaint | Push me what the customer complains about, just as it stands in the webhook.
      pushover message="{ser}: {what}" | Both | Push me the serial number and the complaint, with a colon and a blank between the two.
      benchslip_print slip="{ser} / {ord}" copies=2 | Slip | Two slips for the bench. On them the serial number, then " / ", then the order.
      benchslip_print slip="{ord} / {ser}" copies=2 | Slip, the other way round | Two slips for the bench, order first: the order, then " / ", then the serial number.
      rmadesk_comment order={ord} comment="waiting for {cour}" | Comment | Comment on this return: "waiting for" and the courier.
      rmadesk_comment order={ord} comment="waiting for {cour}" visible=true | Comment she can see | Same comment, but visible to the customer: "waiting for" and the courier, on this return.
      send_message channel=email to=desk@fixit.example text="{cust} wants a refund" | Refund | Mail desk@fixit.example who wants a refund: the name, then "wants a refund". Title or greeting aren't needed.
    `,
  },
  {
    language: 'en',
    earlier: ['Run the job | batch_run → failed: {err}', 'Look who is on duty | rota_now → {who} until {till}'],
    slots: { err: '=disk quota exceeded on /srv/out, no such table: meter_2026, connection reset by peer (10.0.3.9), permission denied: /etc/feeds.d', who: 'Ilse, Bram, Kwame', till: '=14:00, 18:30, 22:00', tk: '1020..9870' },
    tools: ['ticketo_note(ticket: int, note, private?: bool): Add a note to a ticket', 'wallpanel(line1, line2?): Show one or two lines on the panel'],
    steps: `
      notify message="{err}" | Whole error | Show the whole error text of step {step1} here, without the word failed.
      notify title="Job" message="{err}" | Whole error with a heading | The title is Job and the message is the whole error text of step {step1}, without the word failed.
      ticketo_note ticket={tk} note="{err}" | Into ticket {tk} | Copy the error of step {step1} (what follows "failed:") into ticket {tk} as a note. Don't translate it.
      ticketo_note ticket={tk} note="job failed, {who} informed" private=true | Private note | A private note for ticket {tk}: "job failed," and then who is on duty and "informed".
      wallpanel line1="Job failed" line2="Ask {who}" | Two lines | First line of the panel: Job failed. Second line: Ask, then the name of the one on duty.
      wallpanel line1="Ask {who}" | One line | A single line on the panel: Ask, then the name of the one on duty. Nothing below.
      send_message channel=slack to={who} text="Can you look at the job before {till}?" | Ask | On slack to whoever is on duty: "Can you look at the job before …?" with the end of the duty for the dots.
      memory_store key=job-error content="{err}" | Keep | Keep the error text exactly as it came in the note job-error.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { who: 'Gustav, Amina, Teo', hr: '=5, 6, 7', gate: '2..9', dish: '=barley soup, leek tart, fish pie' },
    tools: ['kitchenboard_chalk(words, corner?: left|right): Write on the board in the kitchen', 'tableticket(table: int, remark): Print a remark for a table'],
    steps: `
      send_message channel=whatsapp to={who} text="back door: use bell {gate}, not the knocker" | Back door | whatsapp to {who} - back door: use bell {gate}, not the knocker
      send_message channel=whatsapp to={who} text="use bell {gate}, not the knocker" | Bell | whatsapp to {who}: use bell {gate}, not the knocker
      kitchenboard_chalk words="86 {dish}" | Sold out | The board in the kitchen says: 86 {dish}
      kitchenboard_chalk words="86 {dish}, push the salad" corner=left | Sold out, and more | In the left corner of the kitchen board: 86 {dish}, push the salad
      tableticket table={gate} remark="no onions; no garlic; wants it \\"hot hot\\"" | Remark | Remark for table {gate}: "no onions; no garlic; wants it "hot hot""
      tableticket table={gate} remark="no onions; no garlic" | Shorter remark | Remark for table {gate}: "no onions; no garlic". She wants it hot, but that the cook knows.
      notify title="{dish}" message="Only 3 left" | Only three | Title {dish}, text "Only 3 left".
      notify message="Only 3 left: {dish}" | In one | Show, all in one and without a title: Only 3 left: {dish}
      cron_add schedule="0 {hr} * * *" action=message text="Take the butter out" | Butter | Each morning at {hr} o'clock (0 {hr} * * *) a message "Take the butter out"; name and time zone aren't needed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/centrifuge {"id": "{id}", "rpm": {rpm}, "imbalance": "{imb}", "sample": "{smp}"}',
    slots: { id: 'CF-2, Z400, spin-b', rpm: '1200..9800', imb: '=2 g, 5 g, 11 g', smp: 'P-3301, HB-77, Q-1402', who: 'Dr. Sato, Dr. Ilic, Dr. Wren' },
    tools: ['elnote_append(page, entry): Append an entry to the notebook', 'benchlcd(text, blink?: bool): Text on the display of the bench'],
    steps: `
      send_message channel=teams to="{who}" text="{smp} is ready" | Tell {who} | {who} gets on teams the sample and "is ready". She likes it short, so no more than that.
      send_message channel=teams to="{who}" text="{smp} is ready, imbalance was {imb}" | Tell {who} all | {who} gets on teams the sample, "is ready, imbalance was" and the imbalance.
      benchlcd text="{rpm}" | Speed | The bench display shows the speed. One number, no unit.
      benchlcd text="{rpm} rpm" blink=true | Blinking speed | The bench display shows the speed, this time followed by a blank and rpm, and it blinks.
      elnote_append page=spin entry="{id}: imbalance {imb}" | Notebook | Entry on page spin: the id of the centrifuge, a colon, "imbalance" and what it was.
      elnote_append page=spin entry="{id}: balanced again" | Balanced | Entry on page spin: the id of the centrifuge, a colon, "balanced again".
      notify message="{imb}" title="{id}" | Title and message | Title: the centrifuge (its id). Message: only the imbalance.
      http_request url=http://lims.local/api/hold method=POST body="{\\"sample\\":\\"{smp}\\",\\"hold\\":true}" | Hold | POST to http://lims.local/api/hold this body: {"sample":"{smp}","hold":true}
    `,
  },
  {
    language: 'en',
    event: 'peripheral /dev/ttyS1 {line}',
    slots: { line: '=ERR 12: belt slipped at 40 cm, WARN: hopper low (18 %), ERR 7: door/lid open, INFO: 300 bags done - stop?, ERR 31: "home" not found', st: '2..9' },
    tools: ['packline_hmi(station: int, text): Text on the screen of a station', 'shiftmail(subject, text): Mail to the shift leader'],
    steps: `
      packline_hmi station={st} text="{line}" | Station {st} | Show the serial line on station {st} exactly as the machine sent it.
      packline_hmi station={st} text="Machine says: {line}" | Station {st}, with lead-in | Show on station {st}: "Machine says:", a blank, and then the serial line unchanged.
      shiftmail subject="Packing" text="{line}" | Mail | Mail to the shift leader. Subject: Packing. Text: what the machine sent, colon and numbers included.
      shiftmail subject="{line}" text="See above." | Subject only | Mail to the shift leader with the machine's line as the subject, and as text "See above."
      file_write path=packing/serial.log content="{line}" append=true | Log | Append what came over the serial port to packing/serial.log.
      file_write path=packing/last.log content="{line}" | Only the last | packing/last.log shall hold what came over the serial port and nothing older.
      pushover message="{line}" title="Bagger" | Push | Push titled Bagger; message: the line as it came in.
      memory_store key=bagger-last content="{line}" | Keep | Keep the line from the serial port, untouched, as bagger-last.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the tide table | file_read → High water {hw}, low water {lw}', 'Ask the harbour master | hm_ask → {ans}'],
    slots: { hw: '=04:12, 05:38, 16:47', lw: '=10:25, 11:50, 22:59', ans: '=berth 4 is yours until noon, come in on the north side, wait outside: dredger in the channel', boat: 'Tern, Aurelia, Kittiwake' },
    tools: ['chartnote(boat, text, colour?: red|blue): Put a note on the chart', 'vhfset_speak(channel: int, text): Read a text out on VHF'],
    steps: `
      notify message="High water {hw}" | High | Notify "High water" and its time, not the low one.
      notify message="High water {hw}, low water {lw}" | Both tides | Notify what the tide table says in step {step1}, the whole line as it is.
      vhfset_speak channel=72 text="{ans}" | Read out the answer | On channel 72 read out what the harbour master answered, word for word.
      vhfset_speak channel=72 text="{boat}: {ans}" | With the boat | On channel 72: {boat}, a colon, and then word for word what the harbour master answered.
      chartnote boat={boat} text="low {lw}" | Note on the chart | For {boat} note on the chart "low" and the time of low water.
      chartnote boat={boat} text="low {lw}" colour=red | In red | For {boat} note on the chart, in red, "low" and the time of low water.
      send_message channel=sms to=crew text="{boat} leaves at {hw}" | Crew | By sms to the crew: {boat} leaves at, and the time of high water.
      send_message channel=sms to=crew text="{boat} leaves at {hw}, bring boots" | Crew, boots | By sms to the crew: {boat} leaves at, the time of high water, then ", bring boots".
      memory_store key=hm-answer content="{ans}" | Keep the answer | Store the whole answer from step {step2} as hm-answer.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brewery/tank/{fv} {"fv": "{fv}", "gravity": {sg}, "temp": {t}, "yeast": "{y}"}',
    slots: { fv: 'FV2, FV11, bright-1', sg: '=1.008, 1.012, 1.021', t: '11.5..21.5', y: '=US-05, W34/70, Belle Saison', name: 'Dry Stout, Harvest Ale, Old Ferry' },
    tools: ['taplist_set(tap: int, words): Words for a tap on the list', 'brewlog_add(vessel, words, gravity?: num): Add to the log of a vessel'],
    steps: `
      brewlog_add vessel={fv} words="dry hopped, 3 g/l, lid \\"loose\\"" | Dry hop | Log of this vessel: "dry hopped, 3 g/l, lid "loose""
      brewlog_add vessel={fv} words="dry hopped, 3 g/l" | Dry hop, short | Log of this vessel: "dry hopped, 3 g/l". The lid is loose, but don't write that.
      brewlog_add vessel={fv} words="cold crash" gravity={sg} | Crash | Log of this vessel, with its gravity in the field for it: cold crash
      taplist_set tap=4 words="{name} - back on Friday" | Tap four | Tap 4: {name} - back on Friday
      taplist_set tap=4 words="{name}" | Tap four, name only | Tap 4 carries the name {name} and no more; that it is back on Friday stands elsewhere.
      notify message="{fv}: {sg} at {t} °C" | Numbers | Notify the vessel, a colon, its gravity, "at", its temperature with °C.
      notify message="{fv}: {sg}" | Gravity only | Notify the vessel, a colon, its gravity. No temperature this time.
      send_message channel=slack to=cellar text="yeast in {fv} is {y}" | Yeast | On slack to cellar: yeast in, the vessel, is, and which yeast it is; "yeast" has a small y.
    `,
  },
  {
    language: 'en',
    earlier: ['Search the notes | memory_recall → gate code: {code}; spare key: {place}; vet: {vet}', 'Weather | wx_now → {wx}'],
    slots: { code: '=4471#, 9020*, 1186#', place: '=under the blue pot, in the tin by the hens, with the neighbour', vet: '=0664 31870, 0512 90442, 0699 41205', wx: '=sleet, 2 °C, dry and cold, gusts 60 km/h', who: 'Hedda, Jorun, Piet' },
    tools: ['stablephone_text(name, text): Text somebody from the stable', 'feedboard(line: int, text): Write on a line of the feed board'],
    steps: `
      stablephone_text name={who} text="{code}" | Code | {who} stands at the gate. Text the gate code and no other word.
      stablephone_text name={who} text="gate code {code}" | Code with a word | {who} forgets what numbers are for. Text "gate code" and then the code.
      stablephone_text name={who} text="{place}" | Key | Text {who} where the spare key is, in the words of the note.
      stablephone_text name={who} text="The key is {place}" | Key in a sentence | Text {who}: "The key is" and where it is, in the words of the note.
      feedboard line=3 text="{wx}" | Weather | Line 3 of the feed board: the weather of step {step2} word for word.
      feedboard line=3 text="{wx} - rugs on" | Weather and rugs | Line 3 of the feed board: the weather of step {step2} word for word, then " - rugs on".
      notify message="Vet: {vet}" | Vet | Show "Vet:", a blank and the number of the vet.
      send_message channel=telegram to={who} text="Die Stute frisst wieder, keine Kolik" | In German | {who} is from Graz. Send on telegram, in German as it stands: Die Stute frisst wieder, keine Kolik
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/door {"door": "{door}", "alarm": "{al}", "guard": "{gd}", "guard_phone": "{tel}"}',
    slots: { door: 'D7, east wing, loading dock', al: '=forced, held open, tamper', gd: 'Mireille, Anton, Siv', tel: '=0171 5520, 0171 8814 / ∅', n: '2..12' },
    tools: ['guardsms(number, words): Text a guard', 'audioguide_break(words, minutes: int): Announcement on the audio guides'],
    steps: `
      @tel guardsms number="{tel}" words="{door} {al}" // failed "there is no number of the guard" | Guard | Text the number of the guard: the door, a blank, the alarm. If the message has no number, let the step fail.
      @tel guardsms number="{tel}" words="{door}" // failed "no phone number came with the event" | Door only | Text the number of the guard the name of the door alone, provided that a number came; else fail.
      audioguide_break words="This room closes in {n} minutes. Thank you!" minutes={n} | Closing | For {n} minutes on all audio guides: "This room closes in {n} minutes. Thank you!"
      audioguide_break words="This room closes in {n} minutes." minutes={n} | Closing, no thanks | For {n} minutes on all audio guides: "This room closes in {n} minutes." The thanks are spoken by the guard.
      notify message="{gd} goes to {door}" | Who goes | Show who goes where: the guard, "goes to", the door.
      notify message="{gd}" | Guard's name | Show the guard's name and no more.
      memory_store key=door-alarm content="{door}: {al}" | Keep | door-alarm := door, colon, alarm
      send_message channel=email to=security@museum.example text="Alarm \\"{al}\\" at {door}, checked" | Mail | Mail security@museum.example: "Alarm "{al}" at {door}, checked"
    `,
  },
  {
    language: 'en',
    event: 'cron',
    slots: { day: '=Monday, Tuesday, Friday', k: 'rota-nov, rota-b, duty-7', a: 'Lilo, Zeno, Marit', b: 'Oskar, Ines, Yann', h: '=7:30, 8:15, 9:00' },
    tools: ['choirlist_send(subject, body, voice?: soprano|alto|tenor|bass): Mail the choir or one voice', 'hallsign(text): Sign at the hall'],
    steps: `
      choirlist_send subject="Rehearsal" body="{day} at {h}, bring the green books" | All voices | Mail everybody. Subject Rehearsal, body: {day} at {h}, bring the green books
      choirlist_send subject="Rehearsal" body="{day} at {h}" | Without books | Mail everybody. Subject Rehearsal, body: {day} at {h}
      choirlist_send subject="Rehearsal {day}" body="At {h}. Doors open: 10 min before. Parking? Yes, behind!" | Long one | Mail everybody, subject "Rehearsal {day}", body "At {h}. Doors open: 10 min before. Parking? Yes, behind!"
      choirlist_send subject="Tenors" body="Please come early" voice=tenor | Tenors | Only the tenor voice gets a mail; subject: Tenors; body: Please come early
      hallsign text="Rehearsal: {day}, {h}" | Sign | Sign at the hall - Rehearsal: {day}, {h}
      hallsign text="{day}, {h}" | Sign without the word | Sign at the hall: {day}, {h}
      memory_store key={k} content="{a} opens, {b} locks" | Keys | Write into {k}: {a} opens, {b} locks
      memory_store key={k} content="{a} opens, {b} locks, the spare key stays with the verger" | Keys, all of it | Write into {k}: {a} opens, {b} locks, the spare key stays with the verger
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/booking {"name": "{nm}", "slot": "{slot}", "room": "{room}", "reason": "{why}", "language": "{lang}"}',
    slots: { nm: 'Mr. Adeyemi, Ms. Kowal, Mrs. Lopes', slot: '=09:20, 11:40, 15:10', room: 'R2, R5, blue room', why: '=blood test, stitches out, vaccination', lang: '=pl, pt, yo' },
    tools: ['waitscreen_call(text): Text on the screen of the waiting room', 'chartflag(name, flag): Put a flag on a chart'],
    steps: `
      waitscreen_call text="{slot} {room}" | Screen | The waiting room must not show names. Only the slot and the room, with a blank between.
      waitscreen_call text="{nm}: {room}" | Screen with name | Today names are allowed: name, colon, room on the screen of the waiting room.
      chartflag name="{nm}" flag="{why}" | Flag | Flag on this person's chart: the reason as booked.
      chartflag name="{nm}" flag="speaks {lang}" | Language | Flag on this person's chart: "speaks" and the language code.
      send_message channel=pager to=nurse text="{room} {slot} {why}" | Nurse | Page the nurse: room, slot, reason, in that order, blanks between, no name.
      send_message channel=pager to=nurse text="{why} {slot}" | Nurse, shorter | Page the nurse: reason, slot, in that order, a blank between. The room she knows.
      notify title="{slot}" message="{nm}" | Time above, name below | Title: the slot. Message: the name.
      notify title="{nm}" message="{slot}" | Name above, time below | Title: the name. Message: the slot.
    `,
  },
];
