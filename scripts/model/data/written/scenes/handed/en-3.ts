import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; English, part 3. */
export const handed5: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['Find the notes about hoses | memory_recall → hose-front: green, {l1} m\nhose-rear: red, {l2} m', 'List the folder | file_list → {f1}\n{f2}\n{f3}', 'Ask for the address | http_request → {"url": "{url}", "token": "{tok}"}'],
    slots: { l1: '12..19', l2: '21..34', f1: '=plan/2025.md, beds/a.txt, img/01.png', f2: '=plan/2026.md, beds/b.txt, img/02.png', f3: '=plan/old.md, beds/z.txt, img/99.png', url: '=http://10.0.0.7/valve, http://hub.lan/api/7, http://garden.local/on', tok: '=k81f, zz-40, p9q2' },
    tools: ['hoseReel(place: front|rear, metres: int): Wind out a hose', 'gardenPad(text): Write on the garden pad'],
    steps: `
      memory_forget key=hose-rear | Forget one | Delete the note about the red hose.
      memory_forget key=hose-front | Forget the other | The green hose is gone, so the note about it can go as well.
      hoseReel place=rear metres={l2} | Whole hose | Wind out the rear hose in its full noted length.
      hoseReel place=front metres={l1} | Front | Wind out the front hose, as long as it is according to step {step1}.
      file_read path={f3} | Last file | Read the last file in the folder.
      file_write path={f2} content="{l1}, {l2}" | Middle file | Overwrite the middle one of the files with the two lengths, front first, comma and a space between.
      http_request url={url} method=POST body="{tok}" | Post | POST the token to the address that was found. The token alone is the body.
      http_request url={url} method=DELETE | Delete | DELETE at the address of step {step3}, no body.
      gardenPad text="red, {l2} m" | Pad | On the pad: what is noted on the rear hose, without its key.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vat/{vat} {"vat": "{vat}", "reply_to": "{top}", "brix": {b1}}',
    earlier: ['Refractometer | {b2}', 'Where the old data is | file_search → {path}'],
    slots: { vat: 'V7, tank Nord, 12', top: '=vat/answer, cellar/cmd/7, reply/x1', b1: '18.1..21.9', b2: '22.1..25.9', path: '=cellar/2025/brix.csv, old data.txt, logs/vat-12.log', note: 'vat-note, last-brix, cellar' },
    tools: ['mustFix(vat, brix: num): Correct a value', 'cellarSays(text, loud?: bool): Announce in the cellar'],
    steps: `
      mqtt_publish topic={top} payload="{b2}" | Answer | Answer on the topic that the message asks for, with the value of the refractometer.
      mqtt_publish topic={top} payload="{b1}" | Echo | Send the value of the message back on its reply topic.
      mqtt_publish topic=vat/path payload="{path}" | Path | The path that the search found, to vat/path.
      mustFix vat="{vat}" brix={b2} | Correct | Correct the vat to what step {step1} read.
      file_write path="{path}" content="{vat};{b1};{b2}" append=true | Add | Add a line to the found file: vat, brix reported, brix measured. Semicolons only.
      file_write path="{path}" content="{b2}" | Overwrite | Let the found file contain the measured value and nothing else.
      cellarSays text="{b2} brix" | Say | In the cellar: the measured value and the word brix.
      cellarSays text="{b1} was wrong" loud=true | Loud | Loudly: the reported value and "was wrong".
      memory_store key={note} content="{b1} -> {b2}" | Note | In {note}: "A -> B", reported to measured.
    `,
  },
  {
    language: 'en',
    earlier: ['Book the van | Reserved: van {van}, key in box {box}, booking {bk}.', 'Ask the driver | Driver answered: I am at {pl} and need {min} minutes.'],
    slots: { van: '3..9', box: '11..48', bk: 'BK-3311, VX90, 2207-A', pl: '=the ferry, Exit 14, Gate North', min: '=15, 25, 40', cu: 'Mrs. Lamb, Ostrava Foods, Kemal' },
    tools: ['vanCancel(booking, reason?): Cancel a booking', 'keyBox(box: int, open: bool): Open or lock a key box', 'etaTell(customer, minutes: int): Tell a customer when the van comes'],
    steps: `
      vanCancel booking="{bk}" | Cancel | Cancel what step {step1} has booked.
      vanCancel booking="{bk}" reason="tour moved" | Cancel, reason | Cancel the booking that was made, with the reason "tour moved".
      keyBox box={box} open=true | Key | Open the box with the key in it.
      keyBox box={box} open=false | Lock | Lock the key's box again.
      etaTell customer="{cu}" minutes={min} | Customer | {cu} wants to know how many minutes the driver still needs.
      notify message="van {van}, box {box}" | Show | Show van and box as "van N, box N".
      memory_store key=van content="{van}" | Number | Which van was it? The number under van.
      send_message channel=sms to="{cu}" text="The driver is at {pl}" | Where | sms to {cu}: The driver is at (where he says he is)
      mqtt_publish topic=fleet/booking payload="{bk}" | Publish | fleet/booking <- id of the booking
    `,
  },
  {
    language: 'en',
    event: 'webhook /pool/kit {"pool": "{pool}", "ph": {ph1}, "cl_mg": {cl1}, "by": "{by}"}',
    earlier: ['Electronic probe | poolprobe → pH {ph2}, ok', 'Chlorine probe | poolprobe → error 12, cell dry'],
    slots: { pool: 'P1, kids pool, lane pool', ph1: '7.6..7.9', ph2: '6.8..7.1', cl1: '0.3..0.9', by: '=Sunniva, Greg P., Ozan', g: '=120, 250, 400' },
    tools: ['poolAcid(pool, grams: int): Dose acid', 'poolBase(pool, grams: int): Dose soda', 'poolCard(pool, ph: num, chlorine?: num): Fill in the pool card'],
    steps: `
      poolCard pool="{pool}" ph={ph2} | Card, probe | Fill in the card with the pH that the probe read.
      poolCard pool="{pool}" ph={ph1} chlorine={cl1} | Card, kit | Fill in the card with both values of the kit, i.e. those in the message.
      poolCard pool="{pool}" ph={ph2} chlorine={cl1} | Card, mixed | pH by the probe; chlorine, as the probe is dry, by the kit. Fill in the card.
      poolBase pool="{pool}" grams={g} | Soda | The probe reads below 7.2: {g} g of soda. (Above 7.2 it would have been acid.)
      poolAcid pool="{pool}" grams={g} | Acid | Going by the kit the water is above 7.2, and today the kit counts: {g} g of acid.
      failed "the chlorine probe gave an error" | Chlorine from the probe | Store under cl what step {step2} measured. If it measured nothing, fail.
      notify message="pH {ph1} / pH {ph2}" | Two | kit and probe as "pH A / pH B"
      send_message channel=staff to="{by}" text="Probe says {ph2}" | Back to them | To whoever used the kit, on staff: Probe says (the probe's pH, number only)
      memory_store key="{pool}" content="{ph1}" | Kit value | Pool → the pH of the kit.
    `,
  },
  {
    language: 'en',
    earlier: ['Is the key in the cabinet | {key}', 'Is the alarm armed | alarmq → {al}'],
    slots: { key: '=cabinet_look → yes, cabinet_look → key present / cabinet_look → no, cabinet_look → hook empty', al: '=armed, armed since 22:00 / disarmed, off', who: 'Hilde, Mr. Quaye, Abel', p: '3..25' },
    tools: ['cabinetLock(strict?: bool): Lock the key cabinet', 'wardPatrol(person, text): Send somebody round', 'alarmOff(minutes: int): Turn the alarm off'],
    steps: `
      @key cabinetLock // wardPatrol person="{who}" text="Find the key" | Lock or search | Key there: lock the cabinet. Key not there: {who} has to "Find the key".
      @key cabinetLock strict=true // failed "the key is not there" | Strictly | Lock the cabinet strictly, if the key hangs in it; without key this step fails.
      @al alarmOff minutes=10 // failed "the alarm is not armed" | Alarm off | Ten minutes of no alarm, in case it is armed. If it is not, fail.
      @al failed "the alarm is armed" // wardPatrol person="{who}" text="Alarm is off" | Patrol | As long as the alarm is off, {who} goes round with the text "Alarm is off"; armed, the step fails.
      @al gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Lamp | Lamp at pin {p}: 1 while armed, 0 while not.
      @key notify message="key is there" // notify message="key is gone" | Say | Notify "key is there" or "key is gone", whichever step {step1} tells.
      notify title=Alarm message="{al}" | Alarm | Under the title Alarm: the answer of step {step2}.
      wardPatrol person="{who}" text="Round at 23:00" | Round | Never mind key and alarm, {who}: "Round at 23:00".
    `,
  },
  {
    language: 'en',
    event: 'webhook /flat/repair {"flat": {fl}, "tenant": "{tn}", "what": "{wh}", "date": "{d1}"}',
    earlier: ['Free dates of the plumber | plumbcal → {d2}, {d3}', 'Costs | costbook → {wh}: {eu} EUR, paid by {pay}'],
    slots: { fl: '2..38', tn: 'Baptiste, Ms. Rowe, Ilkay', wh: '=dripping tap, blocked drain, cold radiator', d1: '=2026-12-01, 2026-12-02', d2: '=2026-12-04, 2026-12-07', d3: '=2026-12-09, 2026-12-11', eu: '60..240', pay: '=landlord, tenant' },
    tools: ['fixDate(flat: int, date): Set a date for a repair', 'fixBill(flat: int, euros: int, payer?): Bill a repair', 'letterBox(flat: int, text): Put a letter into a box'],
    steps: `
      fixDate flat={fl} date={d2} | Earlier | Take the earlier of the plumber's dates.
      fixDate flat={fl} date={d3} | Later | Take the plumber's second date, the first one is a holiday.
      fixDate flat={fl} date={d1} | As wished | The plumber will come on the date in the request after all.
      fixBill flat={fl} euros={eu} | Bill | Bill the costs. Who pays is left open.
      fixBill flat={fl} euros={eu} payer={pay} | Bill with payer | Bill the costs and say who pays, as in step {step2}.
      letterBox flat={fl} text="Plumber on {d2}" | Letter | Letter: Plumber on (first date found)
      notify message="{tn}: {wh}" | What | tenant: what, on the screen
      memory_store key=flat-{fl} content="{eu} EUR" | Costs | The costs with currency, nothing about who pays, under flat-{fl}.
      send_message channel=email to="{tn}" text="{d2} or {d3}?" | Ask | Email the tenant both dates of the plumber with "or" between them and a question mark.
    `,
  },
  {
    language: 'en',
    earlier: ['Try line one | dialbot → busy', 'Try line two | dialbot → answered by {p}, ref {ref}', 'Try line three | dialbot → no answer'],
    slots: { p: '=Norbert, Ms. Sim, the duty nurse', ref: 'C-2219, 77-AB, 50331', n1: '=0151 220, 040 771', n2: '=0152 331, 040 882', n3: '=0153 442, 040 993' },
    tools: ['dialAgain(number, minutes?: int): Call again', 'callLog(ref, text): Write about a call', 'noteFor(person, text): Leave a note for somebody'],
    steps: `
      callLog ref="{ref}" text="{p} answered" | Log | Log the call that was answered, by its ref: who, then "answered".
      dialAgain number="{n1}" | Busy one | Line one is {n1}, line two {n2}, line three {n3}. Call the busy one again.
      dialAgain number="{n3}" minutes=30 | The silent one | The one where nobody answered: again in 30 minutes. (One {n1}, two {n2}, three {n3}.)
      dialAgain number="{n2}" | The good one | {n1}, {n2} and {n3} were tried in this order; call the one that answered.
      noteFor person="{p}" text="Thank you" | Thanks | Note for the one who answered: "Thank you"
      memory_store key=calls content="busy / no answer" | First and third | Results of step {step1} and step {step3}, as "A / B", under calls.
      notify message="{ref}" | Ref | Show the ref, bare.
      mqtt_publish topic=calls/who payload="{p}" | Who | calls/who: the person
      failed "line one was busy" | Only if | If line one was answered, leave a note for who answered. It was not? Fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chem/{st} {"station": "{st}", "flow": "{fl1}", "valve": {v1}}',
    earlier: ['Flow meter | flowX → {fl2} l/h', 'Set up | file_read → valve={v2}\nlimit={lim}\nowner={ow}'],
    slots: { st: 'S2, north dosing, Q5', fl1: '=12 l/h, 15 l/h', v1: '1..9', fl2: '18..49', v2: '11..29', lim: '60..95', ow: '=Q. Moss, Irja, Tadeusz' },
    tools: ['doseValve(station, valve: int, percent?: int): Choose a valve', 'doseLimit(station, limit: int): Set the limit of a station', 'doseTag(station, text): Tag a station'],
    steps: `
      doseValve station="{st}" valve={v2} | By the file | Choose the valve that the set-up file names.
      doseValve station="{st}" valve={v1} | By the message | Choose the valve from the message.
      doseValve station="{st}" valve={v2} percent=40 | Forty | The valve of the file, at 40 percent.
      doseLimit station="{st}" limit={lim} | Limit | Limit as in the file.
      doseLimit station="{st}" limit={fl2} | Limit by flow | Limit to what flows at present, as step {step1} read it.
      doseTag station="{st}" text="{fl2} l/h" | Tag | Tag with the measured flow, unit too.
      doseTag station="{st}" text="{fl1}" | Old tag | Tag with the flow as the message wrote it.
      memory_store key="{st}" content="{ow}" | Owner | Whose station is it, by the file? Only the name.
      file_write path=chem/flow.txt content="{fl2}" | Flow | chem/flow.txt gets the measured flow as a bare number.
    `,
  },
  {
    language: 'en',
    earlier: ['Vote | ballotbox → yes {y}, no {n}, empty {e}', 'Result | ballotcalc → {res}', 'Secretary | memory_recall → minutes by {sec}'],
    slots: { y: '31..60', n: '11..29', e: '1..9', res: '=motion carried, carried by show of hands / motion lost, lost by one vote', sec: '=Gwen Tully, A. Pires, Bodil', club: 'rowing club, choir, allotment 5' },
    tools: ['minuteBook(text, by?): Write into the minutes', 'bellRing(times: int): Ring the bell', 'clubNews(club, text): Post news of a club'],
    steps: `
      minuteBook text="{y} to {n}" | Minutes | In the minutes: yes votes, "to", no votes.
      minuteBook text="{res}" by="{sec}" | Minutes by | Write the result into the minutes, in the name of who keeps them.
      @res bellRing times=3 // bellRing times=1 | Bell | Three times for a motion that is carried, once for one that is lost.
      @res clubNews club="{club}" text="{res}" // failed "the motion was lost" | News | Post the result to the news of {club}, word for word, but a lost motion is not posted: fail.
      mqtt_publish topic=hall/votes payload="{y},{n},{e}" | Votes | The three numbers of step {step1} in their order, commas only, to hall/votes.
      notify message="{e} empty" | Empty | How many were empty? Number, then "empty".
      memory_store key=last-vote content="{res}" | Keep | Result → last-vote
      send_message channel=email to="{sec}" text="Please note {y} yes" | Secretary | Email to the one who does the minutes: Please note (yes votes) yes
    `,
  },
  {
    language: 'en',
    event: 'webhook /studio/booking {"room": "{r1}", "band": "{band}", "from": "{f1}", "hours": {h1}}',
    earlier: ['Check the room | roomq → {r1} taken; free: {r2} from {f2}', 'Account | bandbook → {band}: {h2} hours left, contact {ct}'],
    slots: { r1: 'Room A, Studio 1', r2: 'Room C, Studio 4', band: '=Loud Ferns, Trio Okapi, The Nine', f1: '=16:00, 17:00', f2: '=18:30, 20:00', h1: '2..4', h2: '6..15', ct: '=lo@ferns.example, okapi@trio.example' },
    tools: ['studioBook(room, band, from, hours?: int): Book a room', 'studioMail(to, text): Mail a band', 'studioCredit(band, hours: int): Set the hours of a band'],
    steps: `
      studioBook room="{r2}" band="{band}" from={f2} | Book the free one | Book the free room from the time it is free.
      studioBook room="{r2}" band="{band}" from={f2} hours={h1} | With hours | Free room, its time, and as many hours as the band asked for.
      studioBook room="{r1}" band="{band}" from={f1} hours={h1} | As asked | The other band has gone home: book exactly what was asked.
      studioMail to={ct} text="{r2} at {f2}?" | Ask | Mail the contact: free room, "at", its time and a question mark.
      studioCredit band="{band}" hours={h2} | Restore | Set the hours of the band to those left according to step {step2}.
      notify message="{r1} taken" | Taken | which room is "taken"? Show room and word.
      memory_store key="{band}" content="{h2} hours left" | Hours | Band: how many hours left, worded as in step {step2}.
      send_message channel=desk text="{band} in {r2}" | Desk | desk channel, band "in" free room
      mqtt_publish topic=studio/free payload="{f2}" | Time | studio/free: from when the free room is free.
    `,
  },
  {
    language: 'en',
    earlier: ['Grep for TODO | file_search → src/{a}.ts:{n1}: TODO {t1}\nsrc/{b}.ts:{n2}: TODO {t2}', 'Build | buildbot → {bd}'],
    slots: { a: 'pump, valve, menu', b: 'alarm, chart, user', n1: '4..80', n2: '90..400', t1: '=rename this, add a test', t2: '=remove hack, handle null', bd: '=passed in 41 s, passed in 2 min / failed: 3 errors, broken at link', dev: 'Lena, Omar, Vik' },
    tools: ['gitIssue(title, assignee?): Open an issue', 'gitMerge(branch, squash?: bool): Merge a branch', 'ciRetry(times?: int): Build again'],
    steps: `
      file_read path=src/{b}.ts from_line={n2} lines=5 | Second hit | Five lines of the second file, from the line of its hit.
      file_read path=src/{a}.ts from_line={n1} | First hit | Read the first file from the line with the hit on.
      gitIssue title="{t1}" | Issue | Issue with what is to do in the first file.
      gitIssue title="{t2}" assignee={dev} | Issue for {dev} | What is to do in the second file becomes an issue, {dev} gets it.
      @bd gitMerge branch=next // ciRetry | Merge or retry | Build passed: merge next. Build failed: build again.
      @bd gitMerge branch=next squash=true // failed "the build did not pass" | Squash | If step {step2} passed, merge next as a squash. If not, fail.
      @bd failed "the build passed" // gitIssue title="{bd}" | Broken | A build that went wrong gets an issue with its message as the title. One that passed: fail.
      notify message="{bd}" | Build | Show the answer of the build.
      memory_store key=todo content="{t1}, {t2}" | Both | Both things to do, without TODO, comma and blank between, under todo.
    `,
  },
  {
    language: 'en',
    event: 'manual - please check {dev}',
    earlier: ['Serial read | serial_read → TEMP={t};RH={h};ERR={e}', 'Firmware | serial_read → v{v}'],
    slots: { dev: 'box 4, incubator, sensor hut', t: '18.5..37.9', h: '31..88', e: '=0 / 3, 7, 12', v: '=2.4.1, 1.0.9, 3.11' },
    tools: ['serReset(device, code: int): Reset an error', 'serFlash(device, version): Flash a version', 'climaCard(device, temp: num, humidity?: int): Fill in a climate card'],
    steps: `
      @e failed "there is no error" // serReset device="{dev}" code={e} | Reset | Reset the error of {dev} with the code it reports; code 0 means none, then fail.
      @e notify message="{dev} is fine" // notify message="{dev}: error {e}" | Fine or not | Error code 0: notify "{dev} is fine". Any other: "{dev}: error" and the code.
      climaCard device="{dev}" temp={t} | Card | Card of {dev}: temperature.
      climaCard device="{dev}" temp={t} humidity={h} | Card, both | Card of {dev}: temperature and humidity.
      serFlash device="{dev}" version={v} | Flash | Flash {dev} with the version it already has, as step {step2} shows, leaving out the v.
      memory_store key="{dev}" content="v{v}" | Version | Firmware, with the v, under {dev}.
      mqtt_publish topic=clima/raw payload="TEMP={t};RH={h};ERR={e}" | Raw | The serial line untouched to clima/raw.
      mqtt_publish topic=clima/rh payload="{h}" | Humidity | Just the RH figure to clima/rh.
      pushover message="{t} °C, {h} %" | Push | push: temperature with °C, comma, humidity with %
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the shop | shopAPI → 404 not found', 'Ask the archive | archAPI → 200 {"title": "{ti}", "year": {yr}, "box": "{bx}"}'],
    slots: { ti: '=Harbour at Dusk, Map of Fen, Two Herons', yr: '1871..1959', bx: 'Q-12, N77, box 5', sh: 'cart 1, table west, desk B' },
    tools: ['archFetch(box, to): Fetch a box', 'archLoan(title, year?: int): Lend a picture', 'shopList(title): Put something into the shop'],
    steps: `
      archFetch box="{bx}" to="{sh}" | Fetch | Fetch to {sh} the box in which it lies.
      archLoan title="{ti}" | Lend | Lend the picture that the archive knows. Year not needed.
      archLoan title="{ti}" year={yr} | Lend with year | Lend it, title and year by step {step2}.
      failed "the shop did not find it" | From the shop | Store under shop-title the title that step {step1} gave. If it gave none, this has failed.
      notify message="404 not found" | The shop's answer | Show what the shop answered.
      memory_store key="{ti}" content="{bx}" | Where | Title → box.
      shopList title="{ti}" | List | As the shop does not have it yet, put the archive's title in.
      mqtt_publish topic=arch/year payload="{yr}" | Year | arch/year gets the year.
      send_message channel=readers text="{ti} ({yr})" | Readers | readers: the title, then the year in brackets
    `,
  },
  {
    language: 'en',
    event: 'peripheral tower/pin_{pe} 1',
    earlier: ['Bell rope switch | gpio_read → pin {p1} = {v1}', 'Door switch | gpio_read → pin {p2} = {v2}', 'Heater | gpio_write → pin {p3} = 1'],
    slots: { pe: '2..5', p1: '6..11', p2: '12..17', p3: '18..22', p4: '23..27', v1: '=0 / 1', v2: '=1 / 0' },
    tools: ['clockRing(strokes: int): Let the clock strike', 'towerTell(text): Tell the sexton'],
    steps: `
      gpio_write pin={p3} value=0 | Heater off | Undo what step {step3} did: set its pin to 0.
      gpio_read pin={p2} | Door again | Read the door switch once more.
      gpio_read pin={p1} | Rope again | The rope's switch, read it again.
      gpio_write pin={p4} value={v1} | Copy the rope | Pin {p4} gets the value that the rope switch showed.
      gpio_write pin={p4} value={v2} | Copy the door | Pin {p4} gets the value of step {step2}.
      @v1 failed "the rope switch is 0" // clockRing strokes=3 | Strike | If the rope switch is 1 let the clock strike 3 times; at 0 fail.
      @v2 clockRing strokes=5 // failed "the door switch is 0" | Five | The door switch of step {step2} has to be 1 for this: five strokes. At 0 the step fails.
      towerTell text="pin {p1} = {v1}, pin {p2} = {v2}" | Both | Tell the sexton both readings as they came, rope first, with a comma and space.
      memory_store key=tower content="{v1}/{v2}" | Both short | Rope and door as two digits with a slash between, no spaces, under tower.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fair/entry {"animal": "{an}", "class": "{c1}", "weight_kg": {w1}, "owner": "{ow}"}',
    earlier: ['Weigh it | ringscale → {w2}', 'Judge | judgepad → {"class": "{c2}", "points": {pt}, "judge": "{ju}"}'],
    slots: { an: 'Bess, Duke 4, Clover', c1: '=ewe lambs, hoggs', c2: '=yearlings, seniors', w1: '38..49', w2: '=52.5, 61.0, 57.5', pt: '61..98', ow: '=T. Airey, Fell Farm, Mo Dodd', ju: '=Mrs. Birkett, J. Rigg' },
    tools: ['fairClass(animal, class, weight?: num): Put an animal into a class', 'fairPoints(animal, points: int): Give points', 'fairCall(name, text): Call somebody to the ring'],
    steps: `
      fairClass animal="{an}" class="{c2}" | Class | Into the class that the judge gave, no weight.
      fairClass animal="{an}" class="{c1}" weight={w2} | Entered class | Into the class of the entry, with the weight from the ring scale.
      fairClass animal="{an}" class="{c2}" weight={w1} | Entered weight | Judge's class, but with the weight that was entered.
      fairPoints animal="{an}" points={pt} | Points | As many points as the judge gave.
      fairCall name="{ow}" text="{pt} points" | Owner | Call the owner: the points and the word points
      fairCall name="{ju}" text="Next please" | Judge | Call the judge: "Next please".
      notify message="{c1} -> {c2}" | Changed class | entered class, "->", judged class
      memory_store key="{an}" content="{w2} kg" | Weight | Animal: weight of step {step1} with kg.
      file_write path=fair.txt content="{an} {pt}" append=true | List | To the end of fair.txt: animal, blank, points
    `,
  },
  {
    language: 'en',
    earlier: ['Read pressure | {pr}', 'Read temperature | {te}', 'Ask for the recipe | recipeq → code {rc}, {mi} min'],
    slots: { pr: '=baro → 2.4 bar, baro → 1.9 bar / failed: sensor unplugged, no answer after 5 s', te: '=thermo → 121 °C, thermo → 118 °C / failed: out of range, no answer', rc: 'R12, AC-3, 9b', mi: '=18, 25, 35', ac: 'autoclave 1, retort B' },
    tools: ['claveRun(unit, code, minutes: int): Start a program', 'claveVent(unit): Let the steam out', 'claveCall(text): Call the technician'],
    steps: `
      @pr claveRun unit="{ac}" code={rc} minutes={mi} // failed "the pressure was not read" | Run | Start {ac} with code and minutes of the recipe, but only if the pressure could be read.
      @te claveRun unit="{ac}" code={rc} minutes={mi} // claveVent unit="{ac}" | Run or vent | Temperature read: start {ac} by the recipe. Temperature step failed: let the steam out of {ac}.
      @pr failed "the pressure could be read" // claveCall text="Pressure sensor" | Pressure sensor | In case step {step1} failed, call the technician, text "Pressure sensor". In case it did not, fail.
      @te failed "the temperature could be read" // claveCall text="Thermometer" | Thermometer | Only after a failed step {step2}: call with "Thermometer".
      @te gpio_write pin=7 value=1 // gpio_write pin=7 value=0 | Green | Green lamp on pin 7: 1 when the temperature came, 0 when it did not.
      claveVent unit="{ac}" | Vent | Whatever the sensors said: steam out of {ac}.
      memory_store key=recipe content="{rc}" | Code | Only the code of the recipe → recipe
      notify message="code {rc}, {mi} min" | Recipe | Show the answer of step {step3} in full.
    `,
  },
  {
    language: 'en',
    event: 'mqtt door/{d} {"door": "{d}", "state": "open", "since": "{s1}"}',
    earlier: ['Look at the camera | {sees}', 'Last guard round | roundlog → {g} at {t}, next {g2}'],
    slots: { d: 'D4, ramp, cold store', s1: '=21:04, 22:17', sees: '=door_cam → The door stands open and nobody is there, door_cam → nobody to be seen / door_cam → two people carry boxes, door_cam → a van and one man', g: '=Pavlo, Inez', t: '=20:30, 21:00', g2: '=Otis, Maj-Britt' },
    tools: ['doorShut(door): Shut a door', 'guardSend(guard, door, text?): Send a guard to a door', 'sirenOn(seconds: int): Sound the siren'],
    steps: `
      @sees doorShut door="{d}" // failed "somebody is at the door" | Shut | Shut the door of the message if the camera saw nobody. If it saw anyone, fail.
      @sees failed "nobody is there" // guardSend guard="{g2}" door="{d}" | Send | People at the door: send the next guard there. Nobody: fail.
      guardSend guard="{g}" door="{d}" text="open since {s1}" | The last one | Whoever made the last round goes to the door with the text "open since" and the time in the message.
      notify message="{s1}" | Since when | Since when is it open? Show that time.
      memory_store key=last-round content="{t}" | Time | When was the last round? The time → last-round.
      sirenOn seconds=3 | Siren | Three seconds of siren, seen or not seen.
      send_message channel=guards to="{g2}" text="{d} is open" | Next | guards channel, to whoever is next: door, "is open"
    `,
  },
  {
    language: 'en',
    earlier: ['Price of oats | grainAPI → oats {a} EUR/t', 'Price of rye | grainAPI → rye {b} EUR/t', 'Price of maize | grainAPI → not traded today'],
    slots: { a: '171..199', b: '201..239', q: '=10, 25, 40', buyer: 'Mühle Senn, AgroVest, Dolny' },
    tools: ['grainSell(kind: oats|rye|maize, tonnes: int, price: int): Sell grain', 'grainHold(kind: oats|rye|maize, note?): Keep grain', 'grainMail(buyer, text): Mail a buyer'],
    steps: `
      grainSell kind=rye tonnes={q} price={b} | Dearer | Sell {q} t of the dearer kind at its price.
      grainSell kind=oats tonnes={q} price={a} | Cheaper | Sell {q} t of the cheaper kind for the price found.
      grainHold kind=maize | Hold | Keep the kind that is not traded.
      grainHold kind=maize note="not traded today" | Hold, note | Keep the maize; note what step {step3} said.
      grainMail buyer="{buyer}" text="rye {b} EUR/t" | Mail | Mail {buyer} the answer of step {step2}.
      failed "maize is not traded today" | Maize price | Publish the price of maize to grain/maize. Without a price, fail.
      memory_store key=prices content="{a} / {b}" | Prices | oats and rye, bare figures, "A / B", under prices
      notify message="rye: {b}" | Rye | rye, colon, its price without the unit
      file_write path=grain.csv content="{a},{b}" append=true | Row | New last line in grain.csv: price of oats, price of rye, only a comma between.
    `,
  },
];
