import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; English, part 2. */
export const handed3: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['Weigh the full drum | {g1}', 'Weigh the empty drum | scaleplate → {g2} kg', 'Work it out | calcbox → difference {df} kg'],
    slots: { g1: '=scaleplate → 218 kg, scaleplate → 204 kg, scaleplate → 231 kg', g2: '12..19', df: '=199, 206, 215', drum: 'drum 7, D-22, blue drum', cust: 'Ahrend, Pesto Bros, Lumen Ltd' },
    tools: ['drumNote(drum, kilos: int, remark?): Note what was in a drum', 'drumReturn(drum, tare: int): Book an empty drum back', 'quoteTo(customer, words): Write to a customer'],
    steps: `
      drumNote drum="{drum}" kilos={df} | Contents | The difference is told in step {step3}. Note it for {drum}.
      drumNote drum="{drum}" kilos={df} remark="weighed twice" | With a remark | {drum}: note the difference, remark "weighed twice".
      drumReturn drum="{drum}" tare={g2} | Return | {drum} goes back; its tare is the reading of step {step2}.
      quoteTo customer="{cust}" words="Net {df} kg" | Customer | {cust} is to read: Net, the difference, kg.
      memory_store key="{drum}" content="{df}" | Net | Under {drum} the net kilos, unit left out.
      mqtt_publish topic=drums/tare payload="{g2} kg" | Tare with unit | To drums/tare goes the second reading with its unit.
      notify message="difference {df} kg" | As worked out | Repeat on this screen what step {step3} came up with, all of it.
      file_write path=drums.csv content="{drum};{g2};{df}" append=true | Row | A row for drums.csv at its end: drum, empty weight, difference; semicolons between, no spaces.
    `,
  },
  {
    language: 'en',
    event: 'webhook /support/mail {"ticket": "{t1}", "from": "{m1}", "subject": "{sub}", "priority": "{pr1}"}',
    earlier: ['Search for older tickets | deskfind → {t2} (closed, by {m2})', 'Rate it | triagebot → priority {pr2}, team {team}'],
    slots: { t1: 'T-5512, 88031, HD-7', t2: 'T-4100, 87112, HD-3', m1: '=ana@orchid.example, kp@forge.example, lee@pier9.example', m2: '=joe@orchid.example, ute@forge.example, max@pier9.example', sub: '=VPN drops, Printer eats paper, No sound', pr1: '=low, normal', pr2: '=high, urgent', team: 'network, devices, audio' },
    tools: ['deskRoute(ticket, team, priority?: low|normal|high|urgent): Give a ticket to a team', 'deskLink(ticket, older): Link a ticket to an older one', 'deskAnswer(to, text): Answer somebody by mail'],
    steps: `
      deskRoute ticket="{t1}" team="{team}" priority={pr2} | Route | Give the new ticket to the team that the bot named, with the bot's priority.
      deskRoute ticket="{t1}" team="{team}" priority={pr1} | Route as sent | The new ticket goes to the team of the bot, yet with the priority that came in with the mail.
      deskRoute ticket="{t2}" team=archive | Old one | The older ticket goes to the team archive.
      deskLink ticket="{t1}" older="{t2}" | Link | Link what came in to what step {step1} found.
      deskAnswer to={m1} text="We know about {sub}" | Answer | Answer whoever wrote: We know about (subject)
      deskAnswer to={m2} text="It happens again" | Old customer | The person of the old ticket shall get "It happens again".
      memory_store key="{sub}" content="{t1}, {t2}" | Both tickets | Under the subject: the new and the old ticket, comma and space between.
      notify message="{pr2}" title="{t1}" | Priority | Title: the new ticket. Message: what the triage thinks of its priority, one word.
      send_message channel=chat to="{team}" text="{t1}: {sub}" | Team | On chat, to the team from step {step2}: ticket, colon, subject.
    `,
  },
  {
    language: 'en',
    earlier: ['Copy to the tape | {tape}', 'Copy to the cloud | {cloud}'],
    slots: { tape: '=tapejob → 41 files written, tapejob → 77 files written / tapejob → error: no tape, tapejob → failed after 3 min', cloud: '=cloudpush → done in 12 min, cloudpush → done in 55 s / cloudpush → HTTP 507, cloudpush → failed: no space', set: 'weekly, photos, books' },
    tools: ['tapeEject(note?): Eject the tape', 'cloudRetry(set, hours?: int): Copy to the cloud again', 'backupFlag(set, ok: bool): Say whether a backup is good'],
    steps: `
      @tape tapeEject // failed "the tape copy went wrong" | Eject | Eject the tape if step {step1} went well. Otherwise fail.
      @tape tapeEject note="good" // tapeEject note="bad" | Eject in any case | Eject the tape; the note says "good" if its copy worked and "bad" if it did not.
      @cloud failed "the cloud copy is done" // cloudRetry set={set} | Again | Should the cloud copy have failed, copy {set} again. If it succeeded, this step counts as failed.
      @cloud backupFlag set={set} ok=true // cloudRetry set={set} hours=2 | Flag or retry | Cloud copy done: flag {set} as good. Cloud copy failed: again in 2 hours.
      @cloud failed "the cloud copy is done" // send_message channel=sms text="{set} is not in the cloud" | Sms | When step {step2} ended badly, sms: {set} is not in the cloud
      @tape memory_store key=tape content=ok // memory_store key=tape content=broken | Remember | Store under tape: "ok" or, if the tape copy failed, "broken".
      backupFlag set={set} ok=false | Not good | No matter what came out, {set} is not a good backup today.
      @cloud gpio_write pin=5 value=0 // gpio_write pin=5 value=1 | Red lamp | Pin 5 is the red lamp (1 = lit). It burns after a failed cloud copy and is out after a good one.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/oven {"oven": "{ov}", "set_c": {sc}, "actual_c": {ac1}}',
    earlier: ['Independent thermometer | fluke_get → {"actual_c": {ac2}, "ambient_c": {am}}', 'Who may change it | memory_recall → {ov}: only {who}'],
    slots: { ov: 'OV-3, muffle A, kiln 9', sc: '=450, 600, 820', ac1: '300..440', ac2: '460..590', am: '19..31', who: 'Tamsin, Dr. Rao, Ole' },
    tools: ['kilnOffset(oven, celsius: int): Correct the sensor of an oven', 'kilnTarget(oven, celsius: int): Set the target of an oven', 'labPing(person, text): Write to a person of the lab'],
    steps: `
      kilnOffset oven="{ov}" celsius={ac2} | Correct | Correct the oven's sensor with the actual temperature of the independent thermometer.
      kilnTarget oven="{ov}" celsius={sc} | Target again | Send the target from the message to that oven once more.
      kilnTarget oven="{ov}" celsius={ac1} | Hold | Let the oven hold what it reported as actual.
      labPing person="{who}" text="{ov}: {ac1} / {ac2} °C" | Two values | To whoever may change it: oven, colon, reported and independent value as "A / B °C".
      labPing person="{who}" text="Set to {sc} °C" | Target told | Tell the person who may change it "Set to … °C", the target of the message.
      mqtt_publish topic=lab/ambient payload="{am}" | Room | How warm the room is, number only, to lab/ambient.
      notify message="{ov} is at {ac2} °C" | Real | On screen: which oven "is at" how many °C in truth, that is by step {step1}.
      memory_store key="{ov}" content="{ac2}" | Store | Oven as the key; the content is the independent actual value, bare.
      file_write path=oven/{ov}.txt content="ambient {am}" append=true | Ambient | Append to oven/{ov}.txt: ambient and its value.
    `,
  },
  {
    language: 'en',
    earlier: ['Tail of the syslog | logtail → 03:{a} kernel: eth0 down\n03:{b} dhcp: lease {ip}\n03:{c} sshd: login {user}', 'Which switch port | portfind → {port}'],
    slots: { a: '10..19', b: '21..29', c: '31..58', ip: '=10.0.4.21, 192.168.7.90, 172.16.3.8', user: 'karim, deploy, root2', port: '=sw2/14, gi0/7, port 22', h: 'atlas, pi-hall, ws-11' },
    tools: ['portShut(port): Shut a switch port', 'portName(port, label, vlan?: int): Name a switch port', 'userLock(user): Lock a user', 'dhcpPin(host, ip): Give a host a fixed address'],
    steps: `
      userLock user="{user}" | Lock | Whoever logged in by ssh last night: lock the account.
      dhcpPin host="{h}" ip={ip} | Fixed address | {h} keeps the address that it was leased.
      portShut port="{port}" | Shut | Shut the port found in step {step2}.
      portName port="{port}" label="{h}" | Name | Label that port {h}.
      portName port="{port}" label="{h}" vlan=30 | Name and VLAN | {h} is the label of the port that was found, VLAN 30.
      memory_store key=last-login content="03:{c} sshd: login {user}" | Last line | Keep the last line of the log as last-login, with the time.
      notify message="03:{a} kernel: eth0 down" | First line | Show the first line of step {step1}.
      mqtt_publish topic=net/lease payload="{ip}" | Lease | Publish the leased address to net/lease.
      file_write path=net/down.txt content="03:{a}" | When | At what time did eth0 go down? Only the time, into net/down.txt.
      sop_cancel run_id=run-31 reason="login {user}" | Cancel | Cancel run-31; the reason is what sshd noted, without time and without the word sshd.
    `,
  },
  {
    language: 'en',
    earlier: ['Read humidity | gpio_read → pin {p1} = {v1}', 'Read frost contact | {r2}'],
    slots: { p1: '2..8', v1: '=1, 0', r2: '=gpio_read → pin 11 = 0, gpio_read → pin 12 = 0 / gpio_read → pin 11 = 1, gpio_read → pin 12 = 1 / timeout, board not connected', p3: '19..27', tank: '=3, 5, 6' },
    tools: ['hatch(tank: int, state: open|shut): Move the hatch of a tank', 'heatband(tank: int, watts: int): Heat a tank', 'oddjob(text): Give the caretaker something to do'],
    steps: `
      @r2 hatch tank={tank} state=open // hatch tank={tank} state=shut // failed "the frost contact was not read" | Hatch | Frost contact 0: open the hatch of tank {tank}. Frost contact 1: shut it. If there is no reading, fail.
      @r2 failed "no frost" // heatband tank={tank} watts=200 // failed "the frost contact was not read" | Heat | Heat tank {tank} with 200 W, but only if step {step2} read a 1.
      @r2 gpio_write pin={p3} value=0 // gpio_write pin={p3} value=0 // gpio_write pin={p3} value=0 | Off | Pin {p3} goes to 0 no matter what was read.
      mqtt_publish topic=tank/humid payload="{v1}" | Humidity | Digit of step {step1} to tank/humid.
      gpio_write pin={p1} value=1 | Same pin | The pin that was read in step {step1}: set it to 1.
      @r2 failed "the contact could be read" // failed "the contact could be read" // oddjob text="Check the frost contact" | Not read | If step {step2} brought no value, the caretaker is to "Check the frost contact". If it brought one, fail.
      memory_store key=humid-pin content="pin {p1} = {v1}" | Keep | The answer for the humidity as it stands, from pin on: key humid-pin.
      oddjob text="Look at pin {p1}" | Look | Caretaker: Look at pin (the number that was read first)
    `,
  },
  {
    language: 'en',
    event: 'webhook /theatre/sick {"actor": "{a1}", "role": "{role}", "until": "{u1}"}',
    earlier: ['Find the understudy | castbook → {"role": "{role}", "understudy": "{a2}", "phone": "{tel}"}', 'Next shows | showlist → {s1}\n{s2}'],
    slots: { a1: '=Helena Marsh, Ivo Brandl, Dede Oyelaran', role: '=Puck, Lady Bracknell, the Inspector', u1: '=2026-11-12, 2027-01-08', a2: '=Corin Vale, Nives Lovric, Sam Teo', tel: '=0170 5518, 0664 220, 555-0177', s1: '=Fri 19:30, Sat 15:00', s2: '=Sun 18:00, Tue 20:00' },
    tools: ['castPut(role, actor, show): Cast a role for a show', 'castSick(actor, until?): Note that somebody is ill', 'phoneOut(number, words): Call a number'],
    steps: `
      castPut role="{role}" actor="{a2}" show="{s1}" | First show | At the first of the shows listed the understudy plays the role.
      castPut role="{role}" actor="{a1}" show="{s2}" | Second show | At the second show the one who reported ill is well again and plays the role.
      castSick actor="{a1}" until={u1} | Ill | Note who is ill, with the date up to which.
      castSick actor="{a2}" | Understudy too | Now the understudy is ill as well, nobody knows until when. Note it.
      phoneOut number="{tel}" words="You play {role}" | Call | Call the number found: "You play" and the role.
      memory_store key="{role}" content="{a1} / {a2}" | Names | Key: the role. Content: ill actor and understudy, "A / B".
      notify message="{s1}, {s2}" | Shows | The two shows of step {step2}, comma and space between, on the screen.
      send_message channel=ensemble text="{a2} plays {role}" | Ensemble | ensemble channel: understudy, "plays", role.
      failed "no tool can sew a costume" | Costume | Sew the costume a little tighter.
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the spare | partsDB → part,bin,qty\n{x},{b1},{q1}\n{y},{b2},{q2}', 'Look up the price | partsPrice → {x} {pr} EUR'],
    slots: { x: 'BR-608, seal 40x52, fan 12V', y: 'BR-6202, seal 50x65, fan 24V', b1: 'A1, K-03, tray 2', b2: 'A9, K-18, tray 7', q1: '=0 / 3, 8, 12', q2: '13..40', pr: '2.15..48.9', who: 'Gus, Nermin, Paola' },
    tools: ['partTake(part, bin, qty: int): Take parts', 'partBuy(part, qty: int, eur?: num): Buy parts', 'benchNote(person, text): Leave a note on a bench'],
    steps: `
      @q1 partBuy part="{x}" qty=5 // partTake part="{x}" bin="{b1}" qty=1 | Take or buy | Take one {x} from its bin. If the table shows none left, buy 5 instead.
      @q1 partBuy part="{x}" qty=10 eur={pr} // failed "there are {q1} left" | Buy at the price | None of {x} left? Buy 10 and give the price from step {step2}. Some left? Fail.
      partTake part="{y}" bin="{b2}" qty=2 | The other | Two of {y}, from the bin in the table.
      benchNote person="{who}" text="{y} is in {b2}" | Note | Leave {who} a note on the bench: {y} is in (its bin)
      notify message="{pr} EUR" | Price | Show the price with the currency, without the part.
      memory_store key="{y}" content="{q2}" | How many | Key {y}; how many there are, from the table.
      mqtt_publish topic=parts/row payload="{y},{b2},{q2}" | Row | Publish the last line of the table to parts/row.
      mqtt_publish topic=parts/price payload="{pr}" | Bare price | parts/price: the price, no currency.
    `,
  },
  {
    language: 'en',
    event: 'cron -',
    earlier: ['Count the eggs | eggeye → {n} eggs ({br} broken)', 'Count yesterday | memory_recall → eggs: {o} eggs', 'Hens | henbook → {h} hens, {sick} ill'],
    slots: { n: '210..320', br: '2..14', o: '120..209', h: '330..390', sick: '=0 / 1, 3, 4', box: 'shop, market, bakery' },
    tools: ['eggBox(dest, eggs: int): Pack eggs for somebody', 'henVet(count: int, urgent?: bool): Ask the vet to come', 'farmTicker(text): Run a text over the ticker'],
    steps: `
      memory_store key=eggs content="{n} eggs" | Today | Under eggs goes today's number in the form in which yesterday's stands there.
      eggBox dest={box} eggs={n} | Pack | Pack all counted eggs for the {box}.
      eggBox dest={box} eggs={o} | Pack the old ones | For the {box}: as many eggs as there were yesterday.
      @sick failed "no hen is ill" // henVet count={sick} | Vet | If the hen book shows ill ones, ask the vet and give their number. None ill: fail.
      @sick farmTicker text="all well" // farmTicker text="{sick} ill" | Ticker | "all well" on the ticker when no hen is ill, else the number and "ill".
      notify message="{n} / {o}" | Both days | today's and yesterday's eggs, "A / B"
      mqtt_publish topic=farm/broken payload="{br}" | Broken | Of step {step1} the number in brackets, digits only, to farm/broken.
      file_write path=eggs.csv content="{n},{br},{h}" append=true | Row | At the end of eggs.csv: eggs, broken ones, hens. Nothing but commas between.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the gateway | loraget → {dev}: {bat}, last seen {seen}', 'Name of the place | memory_recall → {dev} hangs in the {pl}'],
    slots: { dev: 'node-14, EUI-7F2C, trap 9', bat: '=3.61 V, 3.42 V, 2.98 V', seen: '=04:12, 2026-10-30, 09:55', pl: '=bell tower, old barn, culvert north', who: 'Rafe, Ingeborg, Duc' },
    tools: ['nodePing(device): Ping a device', 'nodePeriod(device, minutes: int): How often a device reports', 'chore(person, text, place?): Give somebody something to do'],
    steps: `
      nodePing device="{dev}" | Ping | Ping the device that step {step1} tells about.
      nodePeriod device="{dev}" minutes=60 | Hourly | From now on it reports once in 60 minutes.
      chore person={who} text="New battery" place="{pl}" | Battery | {who} gets the job "New battery"; the place is where it hangs.
      chore person={who} text="Battery at {bat}" | Battery, told | Job for {who}: Battery at (voltage, unit too). No place.
      memory_store key="{dev}" content="{bat}" | Voltage | The voltage with its unit under the name of the device.
      notify message="{dev} in the {pl}" | Where | Say here which device and where: device, "in the", place.
      mqtt_publish topic=lora/seen payload="{seen}" | Seen | When was it last seen? Publish that to lora/seen, exactly so.
      send_message channel=signal to={who} text="{pl}: {bat}" | Signal | Signal to {who}: place, colon, voltage with V
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/order {"order": "{no}", "pages": {p1}, "paper": "{pa}", "customer": "{c}"}',
    earlier: ['Check the PDF | preflight → {"pages": {p2}, "errors": {e}, "file": "{f}"}', 'Price | priceCalc → {eur} EUR incl. VAT'],
    slots: { no: 'PO-188, 2026/77, X-41', p1: '12..40', p2: '44..96', e: '=0 / 2, 5, 7', pa: 'matt 135, silk 170, recycled', c: '=Ostwald Verlag, Tiny Press, A. Moreau', f: '=in/book.pdf, in/2026/catalogue v2.pdf, jobs/zine-03.pdf', eur: '41.5..990' },
    tools: ['pressQueue(file, pages: int, paper): Queue a file', 'pressReject(order, errors: int): Reject an order', 'quoteMail(order, eur: num): Mail an offer'],
    steps: `
      @e pressQueue file="{f}" pages={p2} paper="{pa}" // pressReject order="{no}" errors={e} | Queue or reject | No errors in the check: queue the file with the number of pages that the check counted, paper as ordered. Errors: reject the order with their number.
      pressQueue file="{f}" pages={p1} paper="{pa}" | As ordered | Queue the checked file, but only as many pages as were ordered.
      quoteMail order="{no}" eur={eur} | Offer | Mail the offer with the price from step {step2}.
      @e failed "the check found no errors" // notify message="{e} errors in {f}" | Errors | Errors found → show their number, "errors in", the file. None → this step has failed.
      notify message="{p1} ordered, {p2} counted" | Pages | pages ordered and counted: "A ordered, B counted"
      memory_store key="{no}" content="{f}" | File | What is the path of the file? Keep it under the order.
      file_read path="{f}" | Read | Read the file of step {step1}.
      send_message channel=email to="{c}" text="{eur} EUR incl. VAT" | Price | Email to the customer, text exactly as step {step2} gave it.
    `,
  },
  {
    language: 'en',
    earlier: ['Scan the shelves | rfid_sweep → missing: {m1}; misplaced: {m2} (now in {sh})', 'Where it belongs | catalogue_ask → {m2}: {home}'],
    slots: { m1: '=The Wind Garden, Atlas of Moss, Zoo Poems', m2: '=Iron Tides, Cooking for Two, Lost Maps', sh: 'B4, N-17, east 3', home: '=K2, P-08, west 5', who: 'Ms. Tran, Olek, volunteer desk' },
    tools: ['bookMove(title, shelf): Have a book moved', 'bookMiss(title, since?): Mark a book as missing', 'deskCard(to, text): Leave a card at the desk'],
    steps: `
      bookMove title="{m2}" shelf="{home}" | Home | The misplaced book back to where it belongs.
      bookMove title="{m2}" shelf="{sh}" | Stay | On reflection it may stay: have it moved to the shelf on which the scan saw it.
      bookMiss title="{m1}" | Missing | Mark the one that the scan did not find.
      bookMiss title="{m1}" since=Monday | Missing since | The missing book, marked as missing since Monday.
      deskCard to="{who}" text="{m2} -> {home}" | Card | Card for {who}: misplaced title, "->", its right shelf.
      memory_store key=missing content="{m1}" | Keep | missing holds the title that is missing, letter for letter.
      notify message="{m1} / {m2}" | Two titles | The missing one and the misplaced one as "A / B".
      mqtt_publish topic=library/shelf payload="{sh}" | Wrong shelf | Where is the misplaced one at present? The shelf to library/shelf.
      memory_recall query="{m1}" | Ask the notes | Have we ever noted something about the missing title?
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/{inv} {"inverter": "{inv}", "kw": {k1}, "error": {er1}}',
    earlier: ['Read the inverter | modread → {"kw": {k2}, "error": {er2}, "serial": "{ser}"}', 'Meaning of the error | manual_find → {er2}: {mean}'],
    slots: { inv: 'INV-2, roof south, B3', k1: '0.0..1.9', k2: '2.1..9.4', er1: '=301, 305, 309', er2: '=401, 417, 466', ser: '=SN88102, 2207-0091, A77-4410', mean: '=isolation too low, fan blocked, grid lost' },
    tools: ['invReset(serial, code?: int): Reset an inverter', 'invClaim(serial, text): Make a claim with the maker', 'solarLog(inverter, kw: num): Log the power'],
    steps: `
      invReset serial="{ser}" | Reset | Reset the inverter by the serial that was read.
      invReset serial="{ser}" code={er2} | Reset the code | Reset it and give the error code that the reading shows now.
      invReset serial="{ser}" code={er1} | Reset the old code | Reset it with the error code that came with the message.
      invClaim serial="{ser}" text="{er2}: {mean}" | Claim | Claim with the maker. Text: the line of the manual as step {step2} gave it.
      solarLog inverter="{inv}" kw={k2} | Log | Log the power as read in step {step1}, not as reported.
      solarLog inverter="{inv}" kw={k1} | Log the report | Log the reported power.
      notify message="{inv}: {mean}" | Meaning | inverter, colon, what the error means
      memory_store key="{inv}" content="{er1}, {er2}" | Codes | Both codes, the reported one first, with comma and space, by inverter.
      send_message channel=crew text="{k2} kW" | Power | crew: power read, with kW
    `,
  },
  {
    language: 'en',
    earlier: ['Ask for the runs | sop_status → {r1} flush-lines running\n{r2} water-test waiting for approval', 'Ask for the plan | cron_list → {c1}: "salt check" daily 07:00\n{c2}: "report" Fridays', 'Ask the boards | {bd}'],
    slots: { r1: 'r-101, run-7a, 55f0', r2: 'r-140, run-9c, 81b2', c1: 'j2, cron-5, c-901', c2: 'j8, cron-9, c-977', bd: '=board_info → pool-io connected, board_info → plant-b connected / no board connected, board_info → pool-io offline', p: '4..20' },
    tools: ['linesHold(run): Hold a flushing run', 'approve(run, by?): Approve a run that waits', 'saltSet(grams: int): Set the salt dose'],
    steps: `
      approve run="{r2}" | Approve | Approve the run that waits.
      approve run="{r2}" by=Nadine | Approve for her | In the name of Nadine, the waiting one is approved.
      linesHold run="{r1}" | Hold | Hold the one that is running.
      sop_cancel run_id="{r1}" reason="leak" | Cancel | Leak! Cancel the flushing; "leak" is the reason.
      sop_cancel run_id="{r2}" reason="not needed" | Not needed | Water-test is not needed: cancel it, with this as the reason: not needed
      cron_remove id="{c2}" | Report | No report on Fridays any longer, take it out of the plan.
      cron_remove id="{c1}" | Salt | The salt check need not be planned any more.
      @bd gpio_write pin={p} value=1 // failed "no board is connected" | Pump | Pin {p} to 1 if step {step3} shows a board that is connected. If it does not, fail.
      memory_store key=waiting content="{r2}" | Which one waits | Id of the waiting run, under waiting.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/lab {"animal": "{an}", "glucose": {g1}, "unit": "mg/dL", "owner": "{ow}"}',
    earlier: ['Second sample | bloodbox → glucose {g2} mg/dL, {com}', 'Dose table | file_read → under 100: none\n100-250: {d1} ml\nover 250: {d2} ml'],
    slots: { an: 'Bingo, Mrs. Whiskers, Taro', g1: '112..240', g2: '=268, 301, 344 / 71, 88, 96', com: '=clear, slightly haemolysed, no remark', ow: 'Pryce, Olsen, Takeda', d1: '=0.4, 0.5', d2: '=0.8, 1.2' },
    tools: ['petDose(animal, ml: num): Give insulin', 'petFile(animal, value: int, comment?): Write a value into the file', 'petCall(owner, words): Call an owner'],
    steps: `
      @g2 petDose animal="{an}" ml={d2} // failed "no dose is needed at {g2}" | Dose | Insulin according to the dose table for the second sample. Where the table says none, fail.
      petDose animal="{an}" ml={d1} | Dose of the first | Insulin by the table, but for the value that came from the lab.
      petFile animal="{an}" value={g2} | File | Value of the second sample into the file.
      petFile animal="{an}" value={g2} comment="{com}" | File, comment | Into the file: the value of the second sample, and the comment the box made on it.
      petFile animal="{an}" value={g1} | First value | Into the file with what the lab had sent.
      petCall owner="{ow}" words="It was {g1}, it is {g2}" | Owner | Call the owner. "It was A, it is B" (lab, then second sample)
      notify message="glucose {g2} mg/dL" | Show | glucose of step {step1} with the word and the unit, without the comment
      memory_store key="{an}" content="{g1} / {g2}" | Both | Animal → "A / B", both values.
      mqtt_publish topic=vet/comment payload="{com}" | Comment | The comment on the sample to vet/comment.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask Lew | {ans}', 'Look outside | camcap → {sky}'],
    slots: { ans: '=ask_operator → yes, ask_operator → go ahead / ask_operator → no, ask_operator → wait / ask_operator → no answer within 5 min, timeout', sky: '=clear, overcast, fog', dome: 'dome 1, west dome, big dome', az: '12..340' },
    tools: ['domeSlit(dome, open: bool): Open or close a dome', 'domeTurn(dome, azimuth: int): Turn a dome', 'nightbook(text): Write into the night book'],
    steps: `
      @ans domeSlit dome="{dome}" open=true // domeSlit dome="{dome}" open=false // failed "Lew did not answer" | Slit | If Lew agreed, open {dome}; if he was against it, close it; if he said nothing, fail.
      @ans domeTurn dome="{dome}" azimuth={az} // failed "Lew said no" // failed "Lew did not answer" | Turn | Turn {dome} to {az}. Lew must have said yes in step {step1}.
      @ans nightbook text="agreed" // nightbook text="refused" // nightbook text="no answer" | Night book | Into the night book: "agreed", "refused" or "no answer", whatever applies to Lew.
      nightbook text="sky: {sky}" | Sky | Night book: sky, a colon, what the camera saw
      notify message="{sky}" | See | What did step {step2} see? One word on the screen.
      memory_store key=sky content="{sky}" | Keep | sky = the result of looking outside
      domeTurn dome="{dome}" azimuth=0 | Park | {dome} to azimuth 0, whatever anybody said.
      mqtt_publish topic=dome/target payload="{az}" | Target | Publish {az} to dome/target.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ferry/{f} {"ferry": "{f}", "cars": {c1}, "captain": "{cap}", "dock": "{d1}"}',
    earlier: ['Count the cars by camera | carcount → {c2}', 'Free dock | dockfree → {d2}, {d3}', 'Next captain | memory_recall → {cap2}'],
    slots: { f: 'Nordstern, F4, Hilda', c1: '8..19', c2: '21..36', cap: 'Rune, Agathe, Bo', cap2: '=Signe, Thor, Maren', d1: 'A, dock 1, N1', d2: 'B, dock 4, N3', d3: 'C, dock 6, N8' },
    tools: ['ferryDock(ferry, dock): Send a ferry to a dock', 'ferryToll(ferry, cars: int, captain?): Book the toll', 'quaySign(dock, text): Sign at a dock'],
    steps: `
      ferryDock ferry="{f}" dock="{d2}" | First free | The ferry goes to the first of the free docks.
      ferryDock ferry="{f}" dock="{d3}" | Second free | The ferry goes to the second of the free docks.
      ferryDock ferry="{f}" dock="{d1}" | Stay | The ferry stays at the dock that it reported.
      ferryToll ferry="{f}" cars={c2} | Toll | Toll for the cars that the camera counted.
      ferryToll ferry="{f}" cars={c1} captain="{cap}" | Toll as reported | Toll for the reported number, and name the captain who is in the message.
      ferryToll ferry="{f}" cars={c2} captain="{cap2}" | Next captain | Toll for the counted cars; name the captain of step {step3}.
      quaySign dock="{d2}" text="{c2} cars" | Sign | On the sign of the first free dock: the count of step {step1} and "cars".
      notify message="{c1} / {c2}" | Numbers | reported and counted cars, "A / B"
      memory_store key=docks content="{d2}, {d3}" | Docks | Put what step {step2} found, in full, under docks.
    `,
  },
  {
    language: 'en',
    earlier: ['Make a copy | {cp}', 'Checksum | sumtool → {sum}'],
    slots: { cp: '=file_write → out/copy-a.bin saved, file_write → out/copy-b.bin saved', sum: '=9f2c41, 77aa03, e01b5d', old: '=1c00de, 55fa90', disk: 'usb-a, vault2, disk 9' },
    tools: ['sumSave(sum, where): Save a checksum', 'sumCompare(a, b): Compare two checksums', 'diskLabel(disk, text): Label a disk'],
    steps: `
      sumSave sum={sum} where="{disk}" | Save | Save on {disk} the checksum that came out.
      sumCompare a={sum} b={old} | Compare | Compare the new checksum (a) with {old} (b).
      sumCompare a={old} b={sum} | Other way | a is {old}, b the one from step {step2}.
      diskLabel disk="{disk}" text="{sum}" | Label | Label {disk} with what the tool computed.
      notify message="sum {sum}" | Show | On screen: sum and the checksum.
      memory_store key=sum-old content="{old}" | Old | Keep {old} as sum-old.
      mqtt_publish topic=copy/sum payload="{sum}" | Publish | Checksum to copy/sum
      failed "no tool can destroy a disk" | Drill | Drill a hole through {disk}.
    `,
  },
  {
    language: 'en',
    event: 'peripheral gate-io/pin_{pe} {ev}',
    earlier: ['Read the card | cardbox → {"card": "{card}", "holder": "{ho}", "valid": {va}}', 'Who is porter | roster → {po}'],
    slots: { pe: '2..9', ev: '=1, 0', card: '=04A1B2, 77C0, 9931-4', ho: '=Q. Lindqvist, Bea Roth, Mr. Abara', va: '=true / false', po: 'Enzo, Maud, Sefa', gp: '12..24' },
    tools: ['cardBlock(card, reason?): Block a card', 'passLog(holder, pin: int): Log who passed', 'porterSay(porter, words): Speak to the porter'],
    steps: `
      @va gpio_write pin={gp} value=1 // failed "the card is not valid" | Open | Card valid → pin {gp} to 1 (opens the gate). Not valid → fail.
      @va failed "the card is valid" // cardBlock card="{card}" | Block | Block the card that was read if it is not valid; a valid one must not be blocked, then fail.
      @va passLog holder="{ho}" pin={pe} // porterSay porter={po} words="Stop {ho}" | Log or stop | A valid card: log the holder with the pin of the event. A card that is not valid: the porter hears "Stop" and the holder.
      cardBlock card="{card}" reason=lost | Lost | The card was lost. Block it, reason lost, valid or not.
      porterSay porter={po} words="{ho} is here" | Announce | Whoever is porter: holder of the card, "is here".
      notify message="{ho} ({card})" | Who | Show the holder with the card in brackets.
      memory_store key=last-card content="{card}" | Last card | last-card = the number of the card, as read
      mqtt_publish topic=gate/event payload="{ev}" | Level | Level of the event (one digit) to gate/event.
    `,
  },
  {
    language: 'en',
    earlier: ['Wind at the mast | mast3 → {w1} m/s', 'Wind at the hut | hutmeter → {w2}', 'Limit | memory_recall → lift stops at 18 m/s; chief: {ch}'],
    slots: { w1: '=21.5, 24.0, 19.2 / 6.5, 11.0, 14.8', w2: '=9.1 m/s, 12.4 m/s, 7.7 m/s / no signal, frozen', ch: '=Reto, Ueli Frei, Ladina', lift: 'Sunnegg, lift 4, Grat' },
    tools: ['liftStop(lift, reason?): Stop a lift', 'liftSlow(lift, percent: int): Slow a lift down', 'pistepost(text): Post to the piste board', 'chiefcall(person, words): Call the chief'],
    steps: `
      @w1 liftStop lift="{lift}" // liftSlow lift="{lift}" percent=80 | Stop or slow | Is the wind at the mast above the limit? Then stop {lift}. Otherwise slow it to 80 percent.
      @w1 liftStop lift="{lift}" reason="{w1} m/s" // failed "{w1} m/s is below the limit" | Stop with reason | Above the limit of step {step3}, stop {lift}; reason: the value of the mast with unit. Below it, fail.
      @w2 pistepost text="Hut: {w2}" // failed "the hut meter gave nothing" | Piste | Post on the piste board "Hut:" and what step {step2} measured. If it measured nothing, fail.
      @w2 failed "the hut meter works" // chiefcall person="{ch}" words="Hut meter: {w2}" | Chief | If the hut meter brought no value, call the chief named in the note: Hut meter, colon, what it said. Otherwise fail.
      chiefcall person="{ch}" words="Mast {w1}" | Mast | Chief: "Mast" and the number measured there, no unit.
      memory_store key=mast content="{w1} m/s" | Keep | mast: wind with unit as read
      mqtt_publish topic=lift/wind payload="{w1}" | Publish | Mast value, bare, on lift/wind.
      notify message="{ch}" | Chief's name | Who is the chief? Only the name.
    `,
  },
];
