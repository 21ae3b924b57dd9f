import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; English, part 4. */
export const handed7: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['Sound level on stage | dbmeter → 96 dB(A) peak {pk}, mean {mn}', 'Sound level at the fence | dbfence → {fe}', 'Neighbour list | file_read → {nb} wants calls below {lim} dB only'],
    slots: { pk: '101..118', mn: '84..95', fe: '=71 dB, 68 dB / no reading, battery empty', nb: '=Mrs. Hosking, Dr. Pell, the Aydins', lim: '60..66', eng: 'Toni, Raffael, Jun' },
    tools: ['paDown(db: int, zone?): Turn the PA down', 'sndNote(text): Note in the sound log', 'headset(person, words): Speak to somebody on the headset'],
    steps: `
      headset person={eng} words="peak {pk}" | Peak | On the headset, {eng} gets "peak" and how high it was on stage.
      headset person={eng} words="mean {mn}" | Mean | {eng} gets the mean on the headset: "mean" plus the value.
      @fe sndNote text="fence {fe}" // failed "the fence meter gave no reading" | Fence | Sound log: fence, then what step {step2} measured, unit and all. No measurement → fail.
      @fe failed "the fence meter works" // sndNote text="{fe}" | Fence meter | Should the fence meter not have measured anything, note word for word what it said. If it measured, fail.
      paDown db=6 | Down | Six decibels less on the whole PA.
      paDown db=3 zone=left | Left | Three less in the zone left.
      memory_store key=neighbour content="{nb}" | Neighbour | Which neighbour is on the list? Name under neighbour.
      mqtt_publish topic=stage/limit payload="{lim}" | Limit | The limit in the list, number only, goes out on stage/limit.
      notify message="{pk}/{mn}" | Both | Peak and mean with a slash between, no spaces, no unit.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hr/badge {"person": "{p}", "desk": "{d1}", "start": "{s1}", "boss": "{b1}"}',
    earlier: ['Look in the directory | ldapq → {"person": "{p}", "mail": "{m}", "boss": "{b2}", "room": {rm}}', 'Free desks | deskq → {d2}\n{d3}\n(2 rows)'],
    slots: { p: '=Ewa Zielinska, Tom Fry, Naoko Abe', d1: 'D-11, 4.07, W1', d2: 'D-31, 4.22, W6', d3: 'D-48, 4.39, W9', s1: '=2026-12-01, 2027-01-04', b1: '=Karsten Ohl, Rita Moon', b2: '=Veit Sommer, Ada Lowe', m: '=ewa.z@corp.example, tom.f@corp.example, n.abe@corp.example', rm: '101..477' },
    tools: ['seatGive(person, desk, from?): Give somebody a desk', 'seatFree(desk): Free a desk', 'welcomeMail(to, text): Send a welcome mail', 'roomKey(room: int, person): Order a key'],
    steps: `
      seatGive person="{p}" desk="{d2}" | Desk | Give the new person the first of the free desks.
      seatGive person="{p}" desk="{d3}" from={s1} | Last desk | The last free desk, from the day on which the person starts.
      seatGive person="{p}" desk="{d1}" | Wanted desk | They may have the desk that HR asked for after all.
      seatFree desk="{d1}" | Free it | The desk in the request is not used any more: free it.
      welcomeMail to={m} text="Your boss is {b2}" | Welcome | Mail to the address in the directory: "Your boss is", and the boss by the directory.
      roomKey room={rm} person="{p}" | Key | A key for the room found, for that person.
      roomKey room={rm} person="{b1}" | Key for the boss | The boss named by HR wants a key to the room that was found.
      notify message="{b1} or {b2}?" | Who | HR's boss, "or", the directory's boss, question mark: show that.
      memory_store key="{p}" content="{m}" | Mail | Person → mail address
    `,
  },
  {
    language: 'en',
    earlier: ['Plan a reminder | cron_add → planned as {c1}', 'Plan the purge | cron_add → planned as {c2}', 'Start the backup | sop_execute → {"run": "{r1}", "state": "running"}', 'Start the scan | {r2}'],
    slots: { c1: 'c-17, job-4, 9ab2', c2: 'c-36, job-9, 7fe0', r1: 'run-18, r-2207, b91', r2: '=sop_execute → no procedure of this name, sop_execute → error: busy' },
    tools: ['nasQuiet(minutes: int): Keep the discs quiet', 'nasWatch(run, every: int): Watch a run'],
    steps: `
      cron_remove id="{c1}" | Take the reminder back | The reminder that was planned in step {step1} is to go.
      cron_remove id="{c2}" | Take the purge back | Undo step {step2}, by its id.
      sop_cancel run_id="{r1}" reason="disk noisy" | Stop | Cancel what is running since step {step3}. Why: disk noisy
      sop_status run_id="{r1}" | State | Ask how the backup is getting on.
      nasWatch run="{r1}" every=5 | Watch | Watch the backup run every 5 minutes.
      failed "the scan was not started" | Stop the scan | Cancel the scan of step {step4}, reason "too slow". Without a run there is nothing to cancel, so fail.
      memory_store key=planned content="{c1}, {c2}" | Ids | Both ids from the planning, reminder first, comma and blank, under planned.
      notify message="backup is {r1}" | Id | "backup is" and the id of the run, on this screen.
      nasQuiet minutes=45 | Quiet | 45 minutes of silence for the discs.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiosk/{k} {"kiosk": "{k}", "coins": {c1}, "door": "shut"}',
    earlier: ['Count by hand | ask_operator → I count {c2} coins and {nt} notes', 'Bag number | bagq → next bag {bag}'],
    slots: { k: 'K5, pier kiosk, north 2', c1: '110..190', c2: '201..290', nt: '3..48', bag: 'B-7710, 00931, bag 44' },
    tools: ['coinBag(bag, coins: int, notes?: int): Fill a bag', 'coinFix(kiosk, coins: int): Set a counter', 'coinReport(text): Report to the treasurer'],
    steps: `
      coinBag bag="{bag}" coins={c2} | Coins | The coins counted by hand into the next bag.
      coinBag bag="{bag}" coins={c2} notes={nt} | All | Coins and notes of the count by hand, into the next bag.
      coinBag bag="{bag}" coins={c1} | Machine count | Next bag; enter the coins as the kiosk itself counts them.
      coinFix kiosk="{k}" coins={c2} | Fix | Set the kiosk's counter to what the hand count found.
      coinFix kiosk="{k}" coins=0 | Zero | Set the counter to nil.
      coinReport text="{c1} / {c2}" | Report | Treasurer: machine and hand count, "A / B", coins only.
      memory_store key="{k}" content="{bag}" | Bag | Which bag belongs to the kiosk? Kiosk → bag.
      notify message="{nt} notes" | Notes | How many notes were there? Number and the word notes.
      mqtt_publish topic=kiosk/bag payload="{bag}" | Publish | kiosk/bag: the number of the bag, unchanged
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the fridge | gpio_read → pin {p1} = {v1}', 'Look at the freezer | gpio_read → {x2}', 'Which pin is the buzzer | memory_recall → buzzer: pin {p3}, board {bd}'],
    slots: { p1: '2..9', v1: '=0 / 1', x2: '=pin 11 = 0, pin 14 = 0 / pin 11 = 1, pin 14 = 1 / board not found, no answer', p3: '19..27', bd: 'cold-io, bench, attic-pi' },
    tools: ['coldLog(text): Write into the cold log', 'coldAlarm(level: low|high, text?): Raise an alarm'],
    steps: `
      gpio_write pin={p3} value=1 board="{bd}" | Buzzer | Sound the buzzer (1) on the board and pin that the note gives.
      gpio_write pin={p3} value=0 board="{bd}" | Silence | Buzzer to 0. Pin and board: step {step3}.
      @v1 failed "the fridge reads 0" // coldAlarm level=low | Fridge | A 1 at the fridge raises a low alarm. With a 0 the step fails.
      @x2 coldLog text="freezer shut" // coldAlarm level=high // failed "the freezer was not read" | Freezer | Freezer: 0 → log "freezer shut"; 1 → high alarm; nothing read → fail.
      @x2 failed "the freezer was read" // failed "the freezer was read" // coldAlarm level=low text="{x2}" | Unread | Only if the freezer could not be read: low alarm with the text of step {step2}. Otherwise fail.
      gpio_read pin={p1} | Fridge again | Read the fridge's pin again.
      memory_store key=fridge content="{v1}" | Fridge value | The value of the fridge's pin under fridge.
      notify message="buzzer: pin {p3}" | Where is the buzzer | Show "buzzer: pin" and its number, without the board.
      board_info board="{bd}" | Board | Ask about the board that the buzzer is on.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cafe/table {"table": {t1}, "guests": {g}, "name": "{nm}", "at": "{a1}"}',
    earlier: ['Find a table | tablq → table {t2} from {a2}, seats {s}', 'Allergies | guestbook → {al}'],
    slots: { t1: '2..9', t2: '11..29', g: '=2, 3', nm: '=Pascoe, Lin Yu, Van Houten', a1: '=18:00, 18:15', a2: '=19:30, 20:15', s: '4..8', al: '=none, none known / nuts, shellfish' },
    tools: ['tblSet(table: int, name, at?): Reserve a table', 'tblSms(name, text): Text a guest', 'chefSlip(text): Print a slip in the kitchen'],
    steps: `
      tblSet table={t2} name="{nm}" | Table | Reserve the table that was found, no time.
      tblSet table={t2} name="{nm}" at={a2} | Table and time | Found table, found time, the guest's name.
      tblSet table={t1} name="{nm}" at={a1} | As wanted | Reserve table and time as wanted in the message.
      tblSms name="{nm}" text="Only at {a2}" | Text | Text the guest: Only at (time found)
      @al failed "no allergy is known" // chefSlip text="{al}" | Kitchen | If step {step2} knows of an allergy, print it in the kitchen, just what it is. None known: fail.
      @al chefSlip text="table {t2}" // chefSlip text="table {t2}: {al}" | Slip | Slip "table" and the found number; if there is an allergy, a colon and the allergy follow.
      notify message="{g} at {s} seats" | Seats | guests, "at", seats of the found table, "seats"
      memory_store key="{nm}" content="{a1} -> {a2}" | Times | Name: wanted and found time, "A -> B".
      mqtt_publish topic=cafe/table payload="{t2}" | Number | The number of the table found, bare, to cafe/table.
    `,
  },
  {
    language: 'en',
    earlier: ['Search for the key word | memory_recall → 1. {k1}: {x1}\n2. {k2}: {x2}\n3. {k3}: {x3}', 'Search again | memory_recall → nothing found'],
    slots: { k1: 'belt-size, sun-day, pad-code', k2: 'oil-type, rain-day, fan-code', k3: 'nut-size, snow-day, tap-code', x1: '=SPZ 1250, every second Sunday, grey box', x2: '=15W-40 mineral, Tuesday if dry, left drawer', x3: '=M12 fine thread, after the frost, top shelf', who: 'Gil, Petronella, Hank' },
    tools: ['shedLabel(text, copies?: int): Print a label', 'shedAsk(person, text): Ask somebody'],
    steps: `
      shedLabel text="{x1}" | Label | A label with the content of the first note.
      shedLabel text="{x3}" copies=2 | Two labels | Two copies with what the third note says.
      memory_forget key="{k2}" | Forget | The second note is out of date, delete it.
      memory_forget key="{k3}" | Forget the last | Delete the last of the notes that were found.
      memory_store key="{k1}" content="{x2}" | Overwrite | Write what the second note says under the key of the first.
      failed "step {step2} found nothing" | Second search | Label with what step {step2} found. If it found nothing, fail.
      shedAsk person={who} text="{x2}?" | Ask | Ask {who} the content of note number 2 with a question mark right after it.
      notify message="{k1}, {k2}, {k3}" | Keys | Show the three keys in their order, comma and space between.
      file_write path=shed/notes.txt content="{x1}\\n{x2}" | Two lines | shed/notes.txt: contents of the first and second note, a line each, nothing else in it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt greenhouse/{g} {"house": "{g}", "co2": {c1}, "par": {par}, "grower": "{gr}"}',
    earlier: ['Hand-held CO2 meter | co2pen → CO2={c2}ppm T={t}C', 'Set points | http_request → 200 {"co2": {c3}, "house": "{g}"}'],
    slots: { g: 'G2, east house, H14', c1: '390..490', c2: '510..690', c3: '=800, 900, 1000', par: '180..640', t: '17.5..29.5', gr: '=Marijke, Tjeerd, Noor' },
    tools: ['gasDose(house, ppm: int, hours?: int): Dose CO2', 'gasCal(house, ppm: int): Calibrate a CO2 sensor', 'growCall(person, words): Call a grower'],
    steps: `
      gasCal house="{g}" ppm={c2} | Calibrate | Calibrate the sensor of the house with the hand-held value.
      gasDose house="{g}" ppm={c3} | Dose | Dose up to the set point that was fetched.
      gasDose house="{g}" ppm={c3} hours=2 | Two hours | For two hours dose to the set point.
      gasDose house="{g}" ppm={c1} | Hold | Do not raise it, dose only to what the house itself reported.
      growCall person={gr} words="{c1}, {c2}, {c3}" | Three values | To the grower: reported, hand-held, set point. Numbers with comma and space.
      mqtt_publish topic=greenhouse/pen payload="CO2={c2}ppm T={t}C" | Raw | The line of the pen, untouched, to greenhouse/pen.
      mqtt_publish topic=greenhouse/temp payload="{t}" | Temperature | The temperature of the pen, figure only, to greenhouse/temp.
      notify message="{c2} ppm" | Shown | Hand-held CO2 with a space and ppm.
      memory_store key="{g}" content="{par}" | Light | par of the message under the name of the house
    `,
  },
  {
    language: 'en',
    earlier: ['Unlock the cage | cageq → {u}', 'Feed the parrots | feedq → {f}', 'Weigh the tray | trayq → {w} g left'],
    slots: { u: '=unlocked, done / error: bolt stuck, refused by supervisor', f: '=fed 240 g, fed 180 g / hopper empty, no feed', w: '11..95', k: 'Bram, Sunita, Odile', av: '=aviary 2, big cage, loft' },
    tools: ['cageLock(cage): Lock a cage', 'keeperTell(keeper, text): Tell a keeper', 'feedAdd(cage, grams: int, kind?): Put feed in'],
    steps: `
      @u cageLock cage="{av}" // keeperTell keeper={k} text="{u}" | Lock or tell | If the unlocking worked, lock {av} again now. If it did not, tell {k} what step {step1} said, word for word.
      @f failed "the parrots were fed" // feedAdd cage="{av}" grams=200 | By hand | If the feeding of step {step2} failed, put 200 g into {av}; if the birds were fed, fail.
      @f keeperTell keeper={k} text="fed" // keeperTell keeper={k} text="hungry" | One word | {k} hears "fed" if the parrots got something and "hungry" if not.
      @u failed "the cage could be unlocked" // keeperTell keeper={k} text="Bring tools" | Tools | Only when the bolt did not open: "Bring tools" to {k}.
      feedAdd cage="{av}" grams={w} | The rest | Put back into {av} as many grams as the tray still held.
      feedAdd cage="{av}" grams={w} kind=seed | The rest, seed | As many grams as were left; kind seed; into {av}.
      memory_store key=tray content="{w} g left" | Tray | Answer of step {step3} in full under tray.
      mqtt_publish topic=birds/left payload="{w}" | Left | Grams left, no unit, to birds/left.
      @f notify message="{f}" // notify message="{f}" | Feeding | What came of the feeding? Show it unchanged.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ticket/new {"machine": "{m}", "site": "{s1}", "error": "{e1}", "serial": "{n1}"}',
    earlier: ['Read the type plate | camera_text → {m}\nSER. {n2}\nBUILT {y}', 'Warranty | warrq → until {wu}, site {s2}'],
    slots: { m: 'Bora 40, CX-9, Hydra II', s1: '=Leeds, Gent', s2: '=Turin, Brno, Cork', e1: '=E-04, E-17', n1: 'A1123, 990-14, KX-1', n2: 'A7781, 990-77, KX-8', y: '2009..2024', wu: '=2026-03-31, 2028-06-30', tech: 'Odd, Fenna, Rui' },
    tools: ['svcOpen(serial, error, site?): Open a service case', 'svcVisit(site, technician): Send a technician', 'svcSticker(line1, line2?): Print a sticker'],
    steps: `
      svcOpen serial="{n2}" error="{e1}" | Case | Open a case on the serial that is really on the plate, with the error reported.
      svcOpen serial="{n1}" error="{e1}" site="{s1}" | As reported | A case with nothing but what was reported, site too.
      svcOpen serial="{n2}" error="{e1}" site="{s2}" | Warranty site | Serial from the plate, reported error, and the site where the warranty says it is.
      svcVisit site="{s1}" technician={tech} | Visit | {tech} travels to the site in the ticket.
      svcVisit site="{s2}" technician={tech} | Other site | {tech} travels to the site found in step {step2}.
      svcSticker line1="{m}" line2="{n2}" | Sticker | A sticker: machine above, serial from the plate below.
      svcSticker line1="until {wu}" | Warranty | One line only: "until" and the end of the warranty.
      notify message="{n1} is {n2}" | Serials | reported serial, "is", serial read
      memory_store key="{n2}" content="{y}" | Year | Under the serial on the plate keep the year it was built.
    `,
  },
  {
    language: 'en',
    earlier: ['Who is in the pool | poolcam → lane 1: {a}\nlane 2: {b}\nlane 3: nobody', 'Water | watq → {wt} °C', 'Lifeguard | rotaq → {lg} (until {u}), relief {rl}'],
    slots: { a: '2..5', b: '6..11', lg: '=Xenia, Bert, Omari', rl: '=Fay, Kurt, Lindiwe', u: '=13:30, 17:00', t: '=27, 28', wt: '23.5..26.5' },
    tools: ['laneOpen(lane: int, open: bool): Open or close a lane', 'watTarget(celsius: int): Set the water', 'guardSay(guard, words): Speak to a lifeguard'],
    steps: `
      laneOpen lane=3 open=false | Close | Close the lane in which nobody swims.
      laneOpen lane=2 open=true | Keep open | The fullest lane stays open: send the command for it.
      guardSay guard={lg} words="{b} in lane 2" | Lane two | To the lifeguard on duty: how many are "in lane 2".
      guardSay guard={rl} words="Come at {u}" | Relief | Relief: "Come at" and the end of the shift.
      watTarget celsius={t} | Water | Water to {t} degrees.
      notify message="{a} + {b}" | Sum not needed | Swimmers in the first and the second lane with " + " between; do not add them up.
      memory_store key=water content="{wt} °C" | Water note | What step {step2} measured, with its unit, under water.
      mqtt_publish topic=pool/water payload="{wt}" | Water number | The water temperature of step {step2} goes to pool/water without its unit.
      send_message channel=staff to={lg} text="{rl} comes" | Who comes | On staff, tell the one on duty who comes: relief's name, "comes".
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} asks for the key to {rm}',
    earlier: ['Is {who} allowed | aclq → {ok}', 'Where is the key | keyq → hook {h}, tag {tag}'],
    slots: { who: '=Mr. Ferrant, Ilse Koch, Babak', rm: '=the boiler room, Lab 3, the roof', ok: '=allowed, yes until Friday / denied, not on the list', h: '3..48', tag: '=red 7, T-019, blue 2' },
    tools: ['hookOpen(hook: int): Release a key from its hook', 'hookLog(person, tag, room?): Log a key', 'doorman(words): Speak to the doorman'],
    steps: `
      @ok hookOpen hook={h} // failed "{who} is not allowed" | Release | Release the key if step {step1} allows it; otherwise fail.
      @ok hookLog person="{who}" tag="{tag}" // doorman words="No key for {who}" | Log or refuse | Allowed: log person and tag of the key. Denied: the doorman hears "No key for {who}".
      @ok hookLog person="{who}" tag="{tag}" room="{rm}" // failed "{who} is not allowed" | Log with room | When allowed, log person, tag and the room "{rm}". When denied, fail.
      @ok failed "{who} is allowed" // doorman words="{ok}" | Why not | Denied? The doorman gets the answer of step {step1} as it stands. Allowed? Fail.
      doorman words="Key {tag}" | Tag | Tell the doorman "Key" and the tag.
      memory_store key=last-key content="{h}" | Hook | last-key: number of the hook
      notify message="hook {h}, tag {tag}" | Where | The answer of step {step2}, all of it.
      mqtt_publish topic=keys/tag payload="{tag}" | Publish | Only the tag to keys/tag.
    `,
  },
];
