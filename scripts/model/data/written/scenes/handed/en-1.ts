import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; English, part 1. */
export const handed1: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['Level of the sump | sumpo_level → {lv}', 'Read the float | gpio_read → pin {p} = {f}', 'Who has duty | memory_recall → duty list: {d1} (day), {d2} (night)'],
    slots: { lv: '=41 cm, 37 cm, 62 cm, 58 cm', p: '4..19', f: '=1 / 0', d1: 'Marta, Yannick, Wes', d2: 'Ingo, Fatou, Leandra' },
    tools: ['sumpo_drain(minutes: int, slow?: bool): Drain the sump', 'sumpo_log(entry): Add to the sump log', 'ringout(person, words): Ring somebody'],
    steps: `
      sumpo_log entry="{lv}" | Log it | Put what step {step1} read into the sump log. Nothing added.
      @f sumpo_drain minutes=10 // failed "the float reads 0" | Drain | If the float in step {step2} is 1, drain for 10 minutes. Is it 0, the step fails.
      @f sumpo_drain minutes=4 slow=true // sumpo_drain minutes=12 | Short or long | Float 1: four minutes, slowly. Float 0: twelve minutes at the usual speed.
      ringout person={d2} words="The sump is at {lv}" | Night | Whoever is on duty at night hears "The sump is at" and then the level just measured.
      ringout person={d1} words="{lv}" | Day | The day person only wants the level, as it was read. Ring.
      memory_store key=sump content="{lv} / float {f}" | Both readings | Under sump, both readings: level, then " / float " and the value of the pin.
      mqtt_publish topic=sump/float payload="{f}" | Float | Send the state of the pin to sump/float, just the digit.
      gpio_write pin={p} value=0 | Clear it | Whichever pin step {step2} looked at, set that one to 0.
      notify message="pin {p} = {f}" | Show | Let me see here the answer of step {step2}, from the word pin on.
    `,
  },
  {
    language: 'en',
    event: 'mqtt apiary/hive/{hive} {"hive": "{hive}", "kg": {k1}, "brood_c": {b}}',
    earlier: ['Weigh again | apiscale_get → {k2} kg', 'Search the diary | file_search → {path}'],
    slots: { hive: 'H4, linden 2, H11', k1: '21.0..29.5', k2: '30.5..44.0', b: '32.1..35.9', path: '=diary/2026-may.md, diary/hives/old.md, notes/queens.txt' },
    tools: ['apiscale_tare(hive, kg: num): Set the tare of a scale', 'apibook(hive, text, weight?: num): Write into the bee book', 'beemail(subject, text): Mail the bee club'],
    steps: `
      apibook hive="{hive}" text="second weighing" weight={k2} | Second weighing | Bee book, for the hive that reported: "second weighing". Weight: what came out when we weighed again.
      apibook hive="{hive}" text="first weighing" weight={k1} | First weighing | Bee book, for the hive of the message: "first weighing" and as the weight the one in the message.
      apiscale_tare hive="{hive}" kg={k2} | Tare | Make the newer of the two weights the tare.
      file_read path={path} | Read | Open the file that was found.
      file_write path={path} content="{hive}: {k2} kg" append=true | Add to the file | At the end of the file from step {step2} comes a line: hive, colon, the weight of step {step1} with its unit.
      memory_store key="{hive}" content="{k1} kg / {k2} kg" | Both | Key is the hive. Content: both weights, as "A kg / B kg", the reported one first.
      mqtt_publish topic=apiary/checked payload="{k2}" | Checked weight | apiary/checked gets the weight that was measured afterwards, no unit.
      beemail subject="{hive}" text="Brood at {b} °C" | Brood | Mail the club. Subject: the hive. Text: Brood at (the brood temperature) °C
      notify message="{path}" | Where | Show the path that the search gave.
    `,
  },
  {
    language: 'en',
    earlier: ['Start the wash | sop_execute → run {run} started', 'What is planned | cron_list → {c1}: 0 6 * * * "descale"\n{c2}: 30 22 * * * "lock tanks"', 'Note | memory_recall → brewer: {who}'],
    slots: { run: 'r-8813, run-204, 7f3a91', c1: 'job-12, c-71, plan4', c2: 'job-35, c-88, plan9', who: '=Ottokar, Bridget, Nuala Quinn, Sven-Erik' },
    tools: ['tankwash_hold(run, minutes: int): Hold a washing run', 'tankwash_rate(run, litres: int): Set the flow of a washing run', 'pubchat(name, text): Write to a brewer'],
    steps: `
      sop_cancel run_id="{run}" reason="wrong tank" | Stop the wash | It is the wrong tank! Cancel what step {step1} started, reason "wrong tank".
      sop_status run_id="{run}" | How far | How does the run stand that was started just now?
      tankwash_hold run="{run}" minutes=15 | Hold | The run started in step {step1} is to be held for a quarter of an hour (15).
      tankwash_rate run="{run}" litres=40 | Flow | 40 litres for the run that was started, please.
      cron_remove id="{c1}" | No descaling | Descaling is done by hand from now on. Take it out of the plan.
      cron_remove id="{c2}" | No locking | Remove the planned locking of the tanks, by the id from step {step2}.
      pubchat name="{who}" text="Wash is run {run}" | Brewer | Write to the brewer from the note: "Wash is run", then the id it gave.
      memory_store key=last-wash content="{run}" | Keep the id | last-wash := the id of the run, nothing else
      notify message="{c2} stays, {c1} goes" | Say it | On the screen: the id of the locking, "stays", comma, the id of the descaling, "goes".
    `,
  },
  {
    language: 'en',
    event: 'webhook /parcel/arrived {"parcel": "{par}", "weight_kg": {w1}, "for": "{for}", "shelf": "{s1}"}',
    earlier: ['Weigh it | dropscale → {w2} kg', 'Find a shelf | racko_free → {s2}'],
    slots: { par: 'PX-771, 00340, GLS-18', w1: '1.2..4.8', w2: '5.1..9.7', for: '=Dr. Amsel, Theo Brandt, Mrs. Okafor', s1: 'A3, B7, C1', s2: '=D4, E9, F2 / nothing free, full, no shelf' },
    tools: ['racko_put(parcel, shelf): Put a parcel on a shelf', 'racko_label(parcel, text): Label a parcel', 'feebook(parcel, kg: num, person?): Charge for a parcel'],
    steps: `
      @s2 racko_put parcel="{par}" shelf={s2} // failed "no free shelf" | Shelve | The parcel goes where step {step2} found room. Found none? Then fail.
      racko_put parcel="{par}" shelf={s1} | Shelf of the sender | Never mind the search, use the shelf that came in with the parcel.
      @s2 racko_label parcel="{par}" text="{s2}" // racko_label parcel="{par}" text="counter" | Label | Label with the free shelf that was found; if there is none the label reads "counter".
      feebook parcel="{par}" kg={w2} | Charge | Charge by the weight that our own scale gave.
      feebook parcel="{par}" kg={w1} person="{for}" | Charge as declared | Charge by the declared weight, in the name of the person it is for.
      notify message="{par}: declared {w1} kg, weighed {w2} kg" | Difference | Notification: parcel, ": declared", kilos in the message, "kg, weighed", kilos from step {step1}, "kg".
      memory_store key="{par}" content="{for}" | For whom | The parcel number as key, who it is for as content.
      send_message channel=frontdesk text="{for} has a parcel" | Desk | On the channel frontdesk say who "has a parcel".
    `,
  },
  {
    language: 'en',
    earlier: ['Fetch the forecast | http_request → 200 {"min_c": {mn}, "max_c": {mx}, "wind_kmh": {w}, "place": "{pl}"}'],
    slots: { mn: '-6..1 / 4..9', mx: '11..19', w: '12..64', pl: '=Ebbw Vale, Sankt Veit, Nord-Odal', p: '3..25' },
    tools: ['frostfan_run(hours: int, zone?): Run the frost fans', 'vinesign(text): Show a text at the vineyard gate', 'sprayplan_move(days: int, reason): Move the spraying'],
    steps: `
      @mn frostfan_run hours=5 // failed "the minimum is {mn} °C" | Frost fans | Five hours of frost fans if the lowest temperature in the forecast is below 2 °C, else fail.
      @mn gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Frost lamp | Lamp on pin {p}: lit when less than 2 °C is forecast, dark otherwise. 1 is lit.
      sprayplan_move days=2 reason="wind {w} km/h" | Too windy | Spraying two days later. Reason: "wind", the speed that step {step1} got, "km/h".
      vinesign text="{mn} to {mx} °C" | Gate | At the gate: the low, "to", the high, °C.
      mqtt_publish topic=vines/max payload="{mx}" | High only | The high of the day goes to vines/max as a bare number.
      mqtt_publish topic=vines/min payload="{mn}" | Low only | Publish the low of the forecast to vines/min without a unit.
      memory_store key=forecast-place content="{pl}" | Place | forecast-place: the place the forecast is for.
      pushover title="{pl}" message="Wind {w} km/h" | Wind | Push with the place as the title; the text says Wind and how many km/h.
      file_write path=vines/forecast.csv content="{mn},{mx},{w}" append=true | Row | Add low, high, wind to vines/forecast.csv. Commas, no spaces, no units.
    `,
  },
  {
    language: 'en',
    earlier: ['List the pictures | file_list → {f1} (2.1 MB)\n{f2} (0.4 MB)\n{f3} (11 MB)', 'Test the printer | platen_test → {pr}'],
    slots: { f1: '=wedding_01.tif, Foto 12.jpg, cover-a.png', f2: '=label-red.pdf, Foto 31.jpg, icon.svg', f3: '=poster A1.pdf, panorama.tif, banner_final.psd', pr: '=ready, ok / error 31: no paper, offline' },
    tools: ['platen_print(file, copies: int, glossy?: bool): Print a file', 'platen_proof(file): Make a proof of a file', 'jobslip(line): Print a line on the job slip'],
    steps: `
      platen_proof file="{f3}" | Proof of the big one | A proof of the largest file in the list, please.
      platen_print file="{f2}" copies=50 | Small one | The smallest: 50 copies.
      platen_print file="{f1}" copies=2 glossy=true | First one | Two glossy copies of the file at the top of the list.
      @pr platen_print file="{f3}" copies=1 // failed "the printer says {pr}" | One, if it can | If step {step2} found the printer in order, print the biggest once. If not: failed.
      @pr jobslip line="printer {pr}" // jobslip line="{pr}" | Slip | When the printer is fine the slip says "printer" and the answer; when it is not, the slip shows the answer alone.
      file_read path="{f2}" | Middle line | Read the file in the second line of step {step1}.
      memory_store key=print-next content="{f3}" | Next | The last file listed is the next to print: keep its name as print-next.
      notify message="{f1} + {f2}" | Two of them | Show the first and the second name with " + " between, without sizes.
      send_message channel=studio text="{pr}" | Printer | Whatever the printer test said goes to the channel studio.
    `,
  },
  {
    language: 'en',
    event: 'peripheral shop-io/pin_{pe} {lv}',
    earlier: ['Read the second switch | gpio_read → pin {p2} = {v2}', 'Read the third switch | gpio_read → pin {p3} = {v3}'],
    slots: { pe: '2..9', lv: '=1, 0', p2: '10..18', v2: '=1 / 0', p3: '19..27', v3: '=1 / 0', lamp: '=28, 29, 30, 31' },
    tools: ['guardlite(colour: red|amber|green): Set the tower light', 'pressok(pin: int, who?): Release a press by its switch'],
    steps: `
      @v2 guardlite colour=green // guardlite colour=red | Tower | Green if the second switch was read as 1, red if as 0.
      @v3 guardlite colour=amber // failed "the third switch is 0" | Amber | Third switch closed (1): amber. Otherwise this step has failed.
      @v3 failed "the third switch is 1" // gpio_write pin={lamp} value=1 | Lamp | Pin {lamp} goes to 1, provided that step {step2} read 0. With 1 it is a failure.
      pressok pin={p2} | Release | Release the press by the switch that step {step1} read.
      pressok pin={p3} who=Ludo | Release, third | By the third switch now, and in the name of Ludo.
      mqtt_publish topic=shop/switches payload="{v2}/{v3}" | Both | Publish both readings, second and third, to shop/switches in the form 0/1 (slash, no spaces).
      memory_store key=switch-pins content="{pe}, {p2}, {p3}" | Pins | Store the three pins, the one of the event first, with comma and space, as switch-pins.
      notify message="{lv}" | Event level | What level did the event bring? Show it, just that.
      gpio_read pin={pe} | Again | The switch that started this should be read once more.
    `,
  },
  {
    language: 'en',
    earlier: ['Look for the invoice | {inv}', 'Exchange rate | ratepoint → 1 EUR = {rate} CHF'],
    slots: { inv: '=file_search → inbox/inv-4471.pdf, file_search → scans/2026/R-0093.pdf / file_search → nothing found, file_search → 0 files', rate: '0.921..0.989', no: 'R-2209, INV 77, 2026-311', who: '=Beat Zollinger, Livia, Frau Känzig' },
    tools: ['ledgr_rate(currency, rate: num): Set a rate of exchange', 'ledgr_open(number, note?): Open an account item', 'askclerk(clerk, text): Ask a clerk'],
    steps: `
      @inv ledgr_open number="{no}" // askclerk clerk="{who}" text="Where is {no}?" | Open or ask | If an invoice was found in step {step1}, open item {no}. Otherwise ask {who}: "Where is {no}?"
      @inv failed "an invoice was found" // ledgr_open number="{no}" note="no paper" | Without paper | Only when the search found nothing: open {no}, note "no paper". Found something? Report failure.
      ledgr_rate currency=CHF rate={rate} | Rate | Set for CHF the rate that step {step2} got.
      memory_store key=chf content="{rate}" | Keep the rate | The rate alone under the key chf.
      notify message="1 EUR = {rate} CHF" | Show the rate | Show the whole answer of step {step2}.
      mqtt_publish topic=fx/eurchf payload="{rate}" | Publish | Just the number of francs for one euro, to fx/eurchf.
      askclerk clerk="{who}" text="{rate} today?" | Is it right | Ask {who} the rate and the words "today?", e.g. "1.05 today?".
      failed "no tool can pay an invoice" | Pay | Transfer the sum of the invoice to the supplier.
    `,
  },
  {
    language: 'en',
    earlier: ['Ping the cameras | kamping → gate: {a} ms\nyard: {b} ms\ndock: {c}', 'Free space | diskwatch → {gb} GB free of 500 GB'],
    slots: { a: '4..29', b: '31..88', c: '=140 ms, 212 ms / no reply, timeout', gb: '15..240', t: '14..60' },
    tools: ['kamreset(camera): Restart a camera', 'kamkeep(camera, days: int): Set for how long a camera keeps its pictures', 'nocticket(title, text): Open a ticket'],
    steps: `
      @c failed "the dock camera answers" // kamreset camera=dock | Restart | Restart the dock camera if it did not answer in step {step1}. It did? Then fail.
      @c nocticket title="dock" text="{c}" // nocticket title="dock" text="{c}" | Ticket | A ticket titled "dock"; its text is what came back for the dock, unchanged.
      kamreset camera=yard | Slower one | Of gate and yard, the one that took longer should be restarted.
      kamkeep camera=gate days={t} | Keep | The camera that answered in {a} ms keeps its pictures {t} days.
      mqtt_publish topic=cams/free payload="{gb}" | Free space | cams/free: free gigabytes, the number.
      notify message="{gb} GB free" | On screen | On screen, how much is free, with unit and the word free; not the total.
      memory_store key=cam-ms content="{a}, {b}" | Times | The times of gate and yard, numbers with a comma and a blank, go under cam-ms.
      send_message channel=noc text="gate {a} ms" | Gate | Tell noc (channel) the line of the gate without the colon: gate … ms
      file_write path=cams/dock.txt content="{c}" | Dock file | Write what the dock said into cams/dock.txt, replacing the old text.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/sample {"sample": "{s}", "ph": {p1}, "temp_c": {t1}, "taken_by": "{w1}"}',
    earlier: ['Repeat the pH | phlab_read → pH {p2} at {t2} °C', 'Who signs today | roster_get → {"signs": "{w2}", "ext": {ext}}'],
    slots: { s: 'U-4410, B-093, K77', p1: '5.1..5.9', p2: '6.2..7.4', t1: '18..21', t2: '=22, 24, 25, 27', w1: 'Rhea, Anselm, Priti', w2: 'Dr. Voss, Dr. Amari, Dr. Lund', ext: '210..480' },
    tools: ['limbus_set(sample, ph: num, temp?: int): Enter a pH value', 'limbus_sign(sample, by): Sign a sample', 'intercom_to(ext: int, words): Speak to an extension'],
    steps: `
      limbus_set sample="{s}" ph={p2} | Repeated value | Enter the repeated pH for the sample. Leave the temperature out.
      limbus_set sample="{s}" ph={p2} temp={t2} | With temperature | Enter what the repetition gave, its temperature included.
      limbus_set sample="{s}" ph={p1} temp={t1} | First values | Enter pH and temperature as they were reported at first.
      limbus_sign sample="{s}" by="{w2}" | Sign | Signed by whoever signs today.
      limbus_sign sample="{s}" by="{w1}" | Taken by | No doctor there, so the one who took it signs.
      intercom_to ext={ext} words="Please sign {s}" | Call | To the extension found in step {step2}: "Please sign" and the sample.
      memory_store key="{s}" content="{p1} / {p2}" | Both values | Sample as the key; the content is first and second pH as "A / B".
      notify message="{s}: pH {p2}" | Show | Show sample, colon, pH and the value that counts, the one just measured.
      send_message channel=lab to="{w1}" text="pH was {p2}" | To the collector | On lab, to the person who took it: pH was (second value)
    `,
  },
  {
    language: 'en',
    earlier: ['Run the test | turbotest → FAILED at stage {st}: {err}', 'Run it on the spare | turbotest → passed, {rpm} rpm'],
    slots: { st: '2..6', err: '=bearing hot, no oil pressure, vibration too high', rpm: '1400..2950', spare: 'unit B, TG-2, spare 1', main: '=unit A, TG-1, main set' },
    tools: ['turbo_block(unit, why): Block a unit', 'turbo_use(unit): Use a unit', 'turbo_speed(unit, rpm: int): Set a speed', 'shiftnote(text): Write a shift note'],
    steps: `
      turbo_block unit="{main}" why="{err}" | Block | The one that failed is {main}, {spare} is the other. Block it; why is what the test complained of.
      turbo_use unit="{spare}" | Use | {main} failed in step {step1}, {spare} passed in step {step2}. Use the one that passed.
      turbo_speed unit="{spare}" rpm={rpm} | Speed | Set {spare} to the speed it had in its test.
      shiftnote text="stage {st}" | Stage | Shift note: at which stage it failed, "stage" and the number.
      shiftnote text="{err}, {rpm} rpm" | Both | In one shift note, the complaint of step {step1}, comma, and the speed of step {step2} with rpm.
      memory_store key=turbo-fault content="{err}" | Fault | The fault only, under turbo-fault.
      notify title="{main}" message="FAILED at stage {st}: {err}" | Whole answer | The full answer of the first test under the title {main}.
      mqtt_publish topic=turbo/rpm payload="{rpm}" | Speed out | turbo/rpm, number alone.
      failed "step {step1} did not pass" | Only if both | If both tests passed, put {main} into use. Did one fail, so does this step.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the boat | harbourlist → {boat}, berth {b1}, draught {dr} m, owner {own}', 'Depth at the berth | echopole → {de} m'],
    slots: { boat: '=Sea Otter, Anna-Lena, Kittiwake II, Zephyr', b1: 'C14, N3, East 9', dr: '1.2..1.9', de: '2.1..3.6', own: '=P. Hallam, Ida Brekke, Club Nautique', b2: '=D22, S7, West 1' },
    tools: ['berth_move(boat, from, to): Move a boat', 'berth_bill(owner, item): Bill an owner', 'depthbook(berth, metres: num): Write down a depth', 'vhf_say(words): Say something on VHF'],
    steps: `
      berth_move boat="{boat}" from={b1} to={b2} | Away from there | Move the boat found from where it lies to {b2}.
      berth_move boat="{boat}" from={b2} to={b1} | Back | It lies at {b2} meanwhile. Move it back to the berth that the list in step {step1} names.
      depthbook berth={b1} metres={de} | Depth | Write down for its berth the depth from step {step2}.
      berth_bill owner="{own}" item="mooring {b1}" | Bill | Bill whoever owns it. Item: "mooring" and the berth.
      vhf_say words="{boat}, {de} metres" | VHF | On the radio: name of the boat, comma, the depth measured, metres.
      memory_store key="{boat}" content="draught {dr} m" | Draught | Under the name of the boat: draught … m, as listed.
      notify message="{dr} m / {de} m" | Draught and depth | Show draught and depth as "A m / B m", draught first.
      send_message channel=email to="{own}" text="Your boat lies at {b1}" | Owner | Email to the owner: Your boat lies at (berth)
      mqtt_publish topic=harbour/depth payload="{de}" | Depth only | Just the metres the pole measured go to harbour/depth.
    `,
  },
  {
    language: 'en',
    event: 'manual - night check, started by {by}',
    earlier: ['Search the log for errors | file_search → logs/{d}.log:{n}: {msg}', 'Ask the disk | smartq → {st}'],
    slots: { by: 'Hedda, Ronan, cron', d: '=2026-11-02, 2026-12-24, app, nginx', n: '12..990', msg: '=disk full, connection refused, token expired', st: '=healthy, PASSED / failing: 41 bad sectors, FAILED', host: 'nas1, web-4, vault' },
    tools: ['hostdrain(host): Take a host out of service', 'hostjoin(host): Take a host into service', 'oncall_page(text, loud?: bool): Page whoever is on call'],
    steps: `
      file_read path=logs/{d}.log from_line={n} | From there on | Read the file of step {step1} from the line in which the error stands.
      file_read path=logs/{d}.log from_line={n} lines=20 | Twenty lines | Twenty lines of the found log, starting at the found line.
      oncall_page text="{msg}" | Page | Page the error text, just the words after the line number.
      oncall_page text="{st}" loud=true | Loud | Page what the disk said, loud.
      @st hostjoin host={host} // hostdrain host={host} | Join or drain | Healthy disk → {host} joins. Failing disk → drain {host}.
      @st failed "the disk is {st}" // oncall_page text="Disk of {host}" | Disk | Only if step {step2} shows a bad disk, page "Disk of {host}". With a good one: fail.
      memory_store key=last-error content="{d}.log line {n}" | Where | Note where it was as last-error, like "x.log line 7", without the folder.
      notify message="{msg}" | What | Which error was it? Show its text.
      file_write path=reports/{d}.txt content="{st}" | Report | reports/{d}.txt is to hold the answer of step {step2}.
    `,
  },
  {
    language: 'en',
    earlier: ['Temperature at the core | probe1 → {t1}', 'Temperature at the edge | probe2 → {t2}', 'Recipe | memory_recall → core at least 72, rest {r} min'],
    slots: { t1: '74..81 / 55..68', t2: '82..94', r: '5..15', dish: 'meat loaf, brisket, terrine', oven: '=2, 3, 4', rack: 'upper, lower' },
    tools: ['kuchef_out(oven: int, dish): Take a dish out', 'kuchef_more(oven: int, minutes: int): Cook longer', 'kuchef_rest(dish, minutes: int): Let a dish rest', 'haccp_line(dish, core: num, edge?: num): Add a line to the HACCP list'],
    steps: `
      @t1 kuchef_out oven={oven} dish="{dish}" // kuchef_more oven={oven} minutes=8 | Out or longer | Oven {oven}. If the core has reached what the recipe wants, take the {dish} out, otherwise 8 more minutes.
      kuchef_rest dish="{dish}" minutes={r} | Rest | The {dish} rests for as long as the recipe in step {step3} says.
      haccp_line dish="{dish}" core={t1} | HACCP | Line for {dish}: core temperature. No edge.
      haccp_line dish="{dish}" core={t1} edge={t2} | HACCP with edge | Line for {dish} with both temperatures from the probes.
      @t1 failed "the core is at {t1}" // notify message="Core at {t1}" | Too cold | Below 72 in step {step1}: notification "Core at" and the value. At 72 or more fail.
      memory_store key=edge content="{t2}" | Edge | edge = reading of the second probe
      mqtt_publish topic=kitchen/core payload="{t1}" | Core | Reading of the first probe to kitchen/core.
      send_message channel=kitchen text="{t1} / {t2}" | Both | kitchen channel, core and edge as "A / B"
    `,
  },
  {
    language: 'en',
    event: 'mqtt depot/{bus} {"bus": "{bus}", "soc": {s1}, "driver": "{d1}"}',
    earlier: ['Ask the charger | voltpad_state → {"bay": {bay}, "soc": {s2}, "kw": {kw}}', 'Next trip | tripdesk → line {line} at {at} with {d2}'],
    slots: { bus: 'B104, 7713, E-22', s1: '11..39', s2: '41..88', d1: 'Gerda, Malik, Josip', d2: '=Teuta, Bo, Florin', bay: '1..18', kw: '22..150', line: '3..47', at: '=05:12, 06:40, 14:05' },
    tools: ['voltpad_limit(bay: int, kw: int): Limit a charger', 'voltpad_stop(bay: int): Stop a charger', 'tripdesk_swap(bus, driver): Give a bus another driver', 'blindbox(bus, text): Set the blind of a bus'],
    steps: `
      voltpad_stop bay={bay} | Stop charging | Stop the charger at the bay found in step {step1}.
      voltpad_limit bay={bay} kw=11 | Limit | Bring the charger of that bay down to 11 kW.
      tripdesk_swap bus="{bus}" driver={d2} | Driver of the trip | The bus goes to the driver of the next trip.
      tripdesk_swap bus="{bus}" driver={d1} | Stays | It stays with the driver who reported it.
      blindbox bus="{bus}" text="{line}" | Blind | The blind shows the number of the next line.
      notify message="{bus}: {s2} %" | Charge now | How full is it by now, according to the charger? Bus, colon, value, space, %.
      memory_store key="{bus}" content="{s1} % -> {s2} %" | From to | Under the bus: charge reported and charge read, "A % -> B %".
      send_message channel=sms to={d2} text="{bus} leaves at {at}" | Tell the driver | sms to the driver of step {step2}: bus, "leaves at", the time.
      mqtt_publish topic=depot/kw payload="{kw}" | Power | The power that the charger stated, digits only, to depot/kw.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask for the door id | {door}', 'Count who is inside | headcam → {n} persons'],
    slots: { door: '=doorlist → main gate is id g-17, doorlist → main gate is id 5520 / doorlist → error: database locked, not reached within 10 s', n: '=1, 2, 5 / 0', hall: 'Gym 2, hall west, Aula' },
    tools: ['alarmset(hall, armed: bool): Arm a hall', 'speakhall(hall, words): Say something in a hall', 'keyman(text): Text the key holder'],
    steps: `
      @n failed "there are still {n} inside" // alarmset hall="{hall}" armed=true | Arm | Arm {hall} once nobody is inside. If step {step2} counted anybody, fail.
      @n speakhall hall="{hall}" words="We close now" // alarmset hall="{hall}" armed=true | Say or arm | People inside: say "We close now" in {hall}. Empty: arm {hall}.
      @door failed "the door list answered" // keyman text="Door list is down" | Door list | If no id could be got in step {step1}, text the key holder "Door list is down"; got one, then report failure.
      @n notify message="{n} inside" // notify message="{n} inside" | Count | Show the number counted and the word inside.
      mqtt_publish topic=hall/count payload="{n}" | Only the number | hall/count shall receive how many persons the camera saw.
      memory_store key="{hall}" content="{n} persons" | Keep | What the camera in step {step2} answered, word for word, under {hall}.
      alarmset hall="{hall}" armed=false | Disarm | Whatever was counted: {hall} is to be disarmed.
      failed "no tool can lock the door" | Turn the key | Turn the key in the main gate twice.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the meter | wattmeter → {kwh} kWh', 'Read last month | memory_recall → meter-old: {old} kWh, read by {who}'],
    slots: { kwh: '5210..6990', old: '4100..5100', who: 'Edda, Corin, Mustafa', flat: '=flat 3, flat 12, shop left', diff: '201..890' },
    tools: ['meterly(flat, kwh: int): Enter a meter reading', 'meterbill(flat, used: int, month?): Bill what was used', 'tenantpost(flat, text): Post to a tenant'],
    steps: `
      meterly flat="{flat}" kwh={kwh} | Enter | Enter the new reading for {flat}.
      meterly flat="{flat}" kwh={old} | Undo | It was a mistake: for {flat} enter last month's reading again.
      memory_store key=meter-old content="{kwh} kWh" | For next month | Overwrite meter-old with what step {step1} read, unit included.
      meterbill flat="{flat}" used={diff} | Bill | The difference between the two readings is {diff}. Bill it to {flat}.
      meterbill flat="{flat}" used={diff} month=May | Bill with the month | {flat}, used {diff} (that is the difference), month May.
      tenantpost flat="{flat}" text="{old} kWh -> {kwh} kWh" | Tenant | Post to {flat} the old reading, an arrow "->", the new one, both with kWh.
      notify message="{who} read {old} kWh" | Who read | Who read how much last time? name, "read", value with unit.
      file_write path=meter.csv content="{old},{kwh},{diff}" append=true | Row | meter.csv, one more row: old, new, {diff}. Only commas between.
      mqtt_publish topic=meter/now payload="{kwh}" | Publish | Publish the meter reading of step {step1} without the unit to meter/now.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gallery/loan {"work": "{work}", "from": "{f}", "to": "{t}", "crate": "{c1}", "value_eur": {v}}',
    earlier: ['Check the crate | cratescan → crate {c2}, seal {seal}, {h} % RH', 'Check the van | vanlist → {van}, driver {dr}'],
    slots: { work: '=Still Life with Lemons, Blue Rider, Untitled (7)', f: '=Museum Ost, Villa Rossi, Kunsthaus', t: '=Tate Store, Depot 3, Hall of Arts', c1: 'K-11, K-29, X4', c2: 'K-90, K-77, Z8', seal: '10044..99871', h: '41..58', van: 'V3, Sprinter 2, TX-9', dr: 'Alain, Hedvig, Moses', v: '9000..88000' },
    tools: ['artlog_crate(work, crate, seal?: int): Write down the crate of a work', 'artlog_leg(work, from, to, van): Plan a leg', 'insurio(work, euros: int): Insure a work'],
    steps: `
      artlog_crate work="{work}" crate={c2} | Crate as scanned | The crate that was scanned is the true one. Write it down for the work, without the seal.
      artlog_crate work="{work}" crate={c2} seal={seal} | With seal | The work, the crate on the scan, and its seal.
      artlog_crate work="{work}" crate={c1} | Crate as announced | Write down the crate as it was announced in the request.
      artlog_leg work="{work}" from="{f}" to="{t}" van="{van}" | Leg | Plan the leg as requested, with the van that step {step2} found.
      artlog_leg work="{work}" from="{t}" to="{f}" van="{van}" | Way back | Plan the way back, from where the loan goes to where it comes from, with the van of step {step2}.
      insurio work="{work}" euros={v} | Insure | Insure it for the value in the request.
      notify message="{c1} was announced, {c2} came" | Wrong crate | Say here: announced crate, "was announced,", scanned crate, "came".
      memory_store key=crate-climate content="{h} % RH" | Climate | crate-climate gets the humidity as the scan wrote it.
      send_message channel=transport to={dr} text="Seal {seal}" | Driver | To the driver found, on transport: Seal and its number.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the translator | linguapi → {"text": "{tr}", "confidence": {cf}}', 'Spell check | orthocheck → {sp}'],
    slots: { tr: '=Bitte Schuhe ausziehen, Défense de fumer, Prego suonare', cf: '0.71..0.99', sp: '=0 mistakes, clean / 2 mistakes, 1 mistake: sounre', door: 'north door, Room 5, lobby' },
    tools: ['plaque(place, text, lines?: int): Show a text on a door plate', 'plaque_clear(place): Clear a door plate', 'proofer(text, urgent?: bool): Ask the proofreader'],
    steps: `
      plaque place="{door}" text="{tr}" | Plate | Put the translation on the plate of {door}.
      @sp plaque place="{door}" text="{tr}" lines=2 // proofer text="{tr}" | If it is clean | No mistakes in step {step2}: the translation goes on {door} in 2 lines. Mistakes: send the translation to the proofreader.
      @sp failed "the text has no mistakes" // proofer text="{sp}" urgent=true | Proof | Urgently let the proofreader know what the spell check said, but only if it found mistakes. None? Fail.
      memory_store key=sign-text content="{tr}" | Keep | Copy the translated text, letter by letter, to sign-text.
      notify message="{cf}" | Confidence | Show how confident the translator is, the figure only.
      file_write path=signs/last.txt content="{tr}" | File | signs/last.txt := translated text
      mqtt_publish topic=signs/check payload="{sp}" | Check | What step {step2} answered goes to signs/check as it is.
      plaque_clear place="{door}" | Clear | The translation is not wanted any more. Clear {door}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rink/ice {"surface_c": {s1}, "thickness_mm": {th}, "operator": "{op1}"}',
    earlier: ['Infrared check | irscan → surface {s2} °C', 'Roster | memory_recall → rink: {op2} until {u}, then {op3}'],
    slots: { s1: '-3.9..-2.1', s2: '-8.5..-5.0', th: '24..41', op1: 'Lasse, Petra', op2: 'Jarmo, Celine, Uli', op3: '=Wim, Astrid, Karel', u: '=14:00, 18:30, 21:00' },
    tools: ['icechill(target: num, hours?: int): Chill the ice', 'icebook(surface: num, thickness: int): Write into the ice book', 'rinkradio(person, words): Speak to an operator'],
    steps: `
      icebook surface={s2} thickness={th} | Ice book | Into the ice book: surface from the infrared check, thickness from the message.
      icebook surface={s1} thickness={th} | As reported | Write the ice book only with what the message reported.
      icechill target={s2} | Hold | Hold the surface temperature that step {step1} found.
      icechill target=-6.5 hours=3 | Colder | Three hours with a target of -6.5.
      rinkradio person={op2} words="Surface is {s2} °C" | Who is on | To the one who is on at present by the roster: "Surface is", the checked temperature, "°C".
      rinkradio person={op3} words="You start at {u}" | Who comes | To the one who takes over: You start at (time of the change)
      notify message="{s1} °C / {s2} °C" | Two temperatures | reported and checked surface, "A °C / B °C"
      memory_store key=ice-mm content="{th}" | Thickness | Millimetres of ice, without mm, under ice-mm.
      pushover message="{op1} measured {s1} °C" | Who measured | Push: the operator in the message, "measured", the surface in the message, "°C".
    `,
  },
];
