import type { Scene } from '../../scene';

/** Manuals of schools, kitchens, hotels, stages and parishes, part 5. */
export const manuals5: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /canteen/allergy {"child": "{ch}", "class": "{cl}", "allergen": "{al}", "reported_by": "{rb}", "parent_mail": "{pm}", "kitchen_screen": "{ks}", "valid_until": "{vu}"}',
    slots: { ch: 'Noah B., Milena, Kwabena, Elif', cl: '1a, 3c, 4b', al: '=peanut, cow\'s milk, celery & mustard', rb: 'Mrs. Dunne, Hr. Pohl, school nurse', pm: 'b.family@post.example, elif.mum@mail.example', ks: 'kitchen/screen/2, canteen/tv-a', vu: '=2027-07-09, 2028-01-31 / ∅, null' },
    steps: `
      mqtt_publish topic={ks} payload="{cl}: no {al}" | Kitchen screen | The cooks have a screen whose topic comes with the report. It should read: class, colon, the word no, and what the child must not eat.
      memory_store key="{ch}" content="{al}" | Keep it | Please keep for the child in question what it must not eat; the child's name, as written, is the key.
      @vu memory_store key="until {ch}" content="{vu}" // failed "no end is given" | How long | If the report says until when it is valid, store that date under "until" and the child's name (with a blank). Otherwise the step has to fail, since we never guess a date.
      send_message channel=email to={pm} text="We have told the kitchen." | Parents | The parent receives an e-mail which reads "We have told the kitchen."
      send_message channel=teams to="{rb}" text="{ch} is on the list" | Thank | Whoever reported it gets a teams message saying that the child "is on the list", child first.
      file_write path="canteen/{cl}.txt" content="{ch}: {al}" append=true | Class list | Each class has a list in canteen, named after it (.txt). A line is to be added: child, colon, allergen.
      notify message="{al}" title="{cl}" | At the pass | Notification at the pass: the class is the title, the allergen the message.
      sop_execute name=allergy-card payload={"child":"{ch}","allergen":"{al}"} | Card | The procedure allergy-card prints the card. Start it, handing over an object with child and allergen.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kitchen/cold/{un} {"unit": "{un}", "core_c": {t}, "door_open_s": {s}, "chef": "{cf}", "sous": "{so}", "compressor": {co}, "defrost": {df}, "lamp": {la}}',
    slots: { un: 'walk-in, fish-1, pastry', t: '1.2..4.6 / 8.1..13.9', s: '4..280', cf: 'Chef Dario, Chef Ngozi', so: 'Lien, Mateo', co: '2..13', df: '14..25', la: '26..39' },
    steps: `
      @t failed "{t} °C is fine" // send_message channel=telegram to="{cf}" text="{un} is at {t} °C" | HACCP 7.1 | above 7 °C tell the chef on telegram: unit, "is at", temp, °C. up to 7 there's nothing to tell = fail
      @t memory_store key=cold-{un} content="ok" // memory_store key=cold-{un} content="warm" | HACCP 7.2 | note cold-UNIT. ok up to 7 °C, warm above
      gpio_write pin={df} value=0 | HACCP 7.3 | defrost heater of the unit off
      gpio_write pin={co} value=1 | HACCP 7.4 | compressor of the unit on
      gpio_read pin={la} | HACCP 7.5 | has somebody left the lamp on? read it (dont switch)
      send_message channel=telegram to={so} text="Door of {un} open for {s} s" | HACCP 7.6 | sous chef, telegram: Door of UNIT open for N s
      file_write path=haccp/{un}.csv content="{t}" append=true | HACCP 7.7 | temp to the end of haccp/UNIT.csv
      file_write path=haccp/last.txt content="{un} {t}" | HACCP 7.8 | haccp/last.txt is written new each time: unit, blank, temp
      failed "no tool can throw food away" | HACCP 7.9 | throw away whatever smells
    `,
  },
  {
    language: 'en',
    earlier: ['Timetable | file_read → period 3: {c1} in {r1}, teacher {t1}; period 4: {c2} in {r2}, teacher {t2}', 'Bell plan | cron_list → {i1} 40 9 * * 1-5 bell-short\n{i2} 25 11 * * 1-5 bell-long\n{i3} 0 16 * * 5 bell-weekend'],
    slots: { c1: '7b, 9L, Year 5', c2: '8a, 10K, Year 6', r1: 'R 2.04, Lab B, Gym', r2: 'R 1.17, Studio, Hall', t1: 'Ms Aldous, Herr Tietz', t2: 'Mr Baako, Frau Lind', i1: 'bell-11, b1', i2: 'bell-12, b2', i3: 'bell-15, b5', h: '10..15' },
    steps: `
      cron_remove id={i3} | No weekend bell | Take away the bell on Friday afternoon.
      cron_remove id={i1} | No short bell | During the exams the short bell is not rung; remove it from the plan.
      cron_add schedule="{h} 12 * * 1-5" action=procedure text=bell-long name=noon-bell | Noon bell | Let the procedure bell-long be started on weekdays at {h} minutes past twelve ({h} 12 * * 1-5). The plan shall be called noon-bell.
      cron_add schedule="0 {h} * * 3" action=message text="Staff meeting in R 0.12" | Wednesday | Every Wednesday at {h}:00 a message: "Staff meeting in R 0.12"
      send_message channel=teams to="{t2}" text="You swap with {t1}" | Swap | The teacher of period 4 is told on teams: You swap with, and the teacher of period 3.
      mqtt_publish topic=door/sign payload="{r2}: {c2}" | Door sign | The door sign (door/sign) shows for period 4: room, colon, class.
      memory_store key="{r1}" content="{c1}" | Room note | Store who is in the room of period 3, i.e. the class, under the room.
      notify message="{t1} is in {r1}" | Where is she? | Show where the teacher of period 3 is: name, "is in", room.
      file_write path=swap.txt content="{c1} <-> {c2}" append=true | Swap list | Append to swap.txt the two classes with " <-> " in between, period 3 first.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/wish {"room": "{rm}", "guest": "{gu}", "wish": "{wi}", "at": "{at}", "lang": "{la}", "valve": {va}, "blinds": {bl}, "minibar_lock": {mb}, "board": "{bd}"}',
    slots: { rm: '=101, 214, 309, Suite Ost', gu: 'Ms. Hoang, Sr. Calvo, Dr. Whitby', wi: '=two pillows (hard), a kettle & tea - no milk, taxi to Gate B at 5', at: '=2027-05-02T06:10, 2027-05-02T22:45', la: '=vi, es, en', va: '0..9', bl: '10..19', mb: '20..29', bd: 'fl1-esp, fl2-esp, fl3-esp' },
    steps: `
      gpio_write pin={bl} value=0 board={bd} | Blinds | Lower the blinds (0) for the guest. Use the board of the request.
      gpio_write pin={va} value=1 board={bd} | Heating | Open the valve (1) for the guest. Use the board of the request.
      gpio_write pin={mb} value=1 board={bd} | Minibar | Unlock the minibar with 1 on its pin, on the same board.
      cron_add schedule={at} action=message text="{rm}: {wi}" | At the time | At the time that the guest has named, a message: the room, colon, the wish as it was said.
      cron_add schedule={at} action=message text="{rm}: {wi}" delivery={"channel":"dect","to":"porter"} | Porter | At the time that the guest has named, the porter (delivery on channel dect, to porter) gets a message: the room, colon, the wish as it was said.
      send_message channel=dect to=porter text="{wi}" | Porter now | Porter, channel dect, right now: the wish and nothing besides.
      memory_store key="{gu}" content="{la}" | Language | Remember the guest's language under the guest.
      memory_recall query="{gu}" limit=3 | Stayed before? | Look for the guest in the notes - three notes suffice.
    `,
  },
  {
    language: 'en',
    event: 'manual - {"stage_manager": "{sm}", "show": "{sh}", "house_open": "{ho}", "curtain": "{cu}", "cue_url": "{cu2}"}',
    slots: { sm: 'Bea, Roderick, Anouk', sh: '=Macbeth (matinee), Cosi fan tutte, Charley\'s Aunt', ho: '=2027-03-20T18:30, 2027-03-21T14:00', cu: '=2027-03-20T19:00, 2027-03-21T14:30', cu2: '=http://qlab.local:53000/cue/14.5/start, http://qlab.local:53000/cue/2a/start', hz: '2..9', wl: '10..19', bl: '20..29', bm: '30..39', dim: 'dimmer-2, flybar-io' },
    steps: `
      gpio_write pin={hz} value=0 board={dim} | Hazer | Board {dim}: hazer {hz}, worklight {wl}, blues {bl}, booth {bm}. No haze before the house opens, so hazer off.
      gpio_write pin={bl} value=1 board={dim} | Blues | Board {dim}: hazer {hz}, worklight {wl}, blues {bl}, booth {bm}. Blues up.
      gpio_write pin={wl} value=0 board={dim} | Workers | Board {dim}: hazer {hz}, worklight {wl}, blues {bl}, booth {bm}. Worklight out.
      cron_add schedule={ho} action=message text="House is open" | House | When the house opens: message "House is open"
      cron_add schedule={cu} action=procedure text=curtain-up name="{sh}" | Curtain | When the curtain goes up: procedure curtain-up. The plan bears the name of the show.
      http_request url={cu2} method=POST | Cue | POST to the URL of the cue, without body.
      send_message channel=cans to={sm} text="Beginners, please." | Beginners | To the stage manager over cans: "Beginners, please."
      memory_store key="{sh}" content="{sm}" | Who calls | Who is the stage manager of the show? Show = key.
    `,
  },
  {
    language: 'en',
    event: 'mqtt church/{loc}/heat {"loc": "{loc}", "t": {t}, "service_at": "{sa}", "sexton": "{sx}", "organist": "{or}", "burner": {bu}, "circ": {ci}, "bell_main": {bm}, "bell_small": {bs}}',
    slots: { loc: 'nave, crypt, chapel-st-anne', t: '4.5..13.5 / 17.5..20.0', sa: '=2027-04-04T10:00, 2027-04-11T18:30', sx: 'Alfons, Mrs. Pew', or: 'Cantor Weiss, Tobi', bu: '2..10', ci: '11..19', bm: '20..29', bs: '30..39' },
    steps: `
      @t gpio_write pin={bu} value=1 // failed "{t} °C is warm enough" | Heating | The parish council has decided: no heating at 16 °C or more, then the step is refused. Colder than that, let the burner run.
      gpio_write pin={ci} value=1 | Circulation | Kindly start the circulation pump too.
      gpio_write pin={bs} value=1 | Small bell | For baptisms only the small bell is rung. Switch it on.
      gpio_write pin={bm} value=0 | Big bell | Ten minutes are enough: main bell off.
      cron_add schedule={sa} action=procedure text=ring-in | Ring in | The procedure ring-in shall begin when the service does.
      send_message channel=sms to="{or}" text="{loc}: {t} °C" | Organist | The organist likes to know how cold it is (sms): place, colon, degrees, °C
      send_message channel=sms to="{sx}" text="Please open the {loc}" | Sexton | sms to the sexton: Please open the (place)
      memory_store key=next-service content={sa} | Service | next-service: the moment of the service, as it stands
    `,
  },
  {
    language: 'en',
    earlier: ['Bookings | file_read → {t1}: table {n1}, {p1} persons\n{t2}: table {n2}, {p2} persons, cake', 'Search the guest book | memory_recall → {g} sat at {n1}, paid with card', 'Tell the kitchen | send_message → failed: no channel {ch}'],
    slots: { t1: '=18:00, 18:30', t2: '=20:15, 21:00', n1: '3..9', n2: '10..19', p1: '20..24', p2: '25..40', g: 'Fam. Kruse, Mr. Tan, Miss Pell', ch: 'kds1, grillboard', ok: 'kds2, passboard' },
    steps: `
      send_message channel={ok} text="Cake for table {n2}" | Again | Step {step3} used a channel that does not exist. Use {ok} and send: Cake for table, and the number of the one with cake.
      notify message="Table {n1} at {t1}" | First table | Notify "Table", its number, "at", its time - for the first booking.
      notify message="Table {n2}" title="{t2}" | Second table | The second booking: title the time, message Table and its number.
      memory_store key="{g}" content="card" | How they pay | How did the guest of step {step2} pay? Store the word under the guest's name.
      memory_recall query="{g}" limit=5 | More | Five notes about that guest, please.
      memory_forget key="{g}" | Forget | The guest wishes to be forgotten. Delete the note under that name.
      mqtt_publish topic=tables/reserved payload="{n1},{n2}" | Reserved | Publish both table numbers with a comma, no blank, to tables/reserved.
      file_write path=cake.txt content="{t2} {p2}" | Cake | cake.txt (new content): time and persons of the booking with cake, blank between
      sop_execute name=set-table payload={"table":{n2},"persons":{p2}} | Set | set-table for the second booking; object with table and persons, both numbers
    `,
  },
  {
    language: 'en',
    event: 'webhook {fr} {"from": "{fr}", "cc": "{cc}", "subject": "{su}", "text": "{tx}"}',
    slots: { fr: 'a.moss@parents.example, vater.kunz@web.example', cc: 'head@school.example, year5@school.example', su: '=Sick note: Ben (5b), Trip on 12/5?, Lost: blue jacket', tx: '=Ben has a fever; back on Monday., Is the trip still on? We need to know!, It says M. Moss inside.', k: 'post-27-11, post-27-42' },
    steps: `
      send_message channel=email to={fr} text="Thank you, we have read it." | To the sender | Answer the person who wrote: "Thank you, we have read it." (email)
      send_message channel=email to={cc} text="{tx}" | To the copy | The one in copy gets the text of the mail once more, unchanged, by email.
      send_message channel=email to={cc} text="{su}" | Subject only | The one in copy gets the subject, by email.
      memory_store key={k} content="{su}" | Post book | {k} in the notes: the subject with its punctuation
      file_write path=post/{k}.txt content="{tx}" | Post file | Write the text of the mail to post/{k}.txt.
      file_write path=post/{k}.txt content="{fr}" append=true | Sender | Add the sender's address at the end of post/{k}.txt.
      file_search query="{su}" path=post | Had we that? | Search post for that subject.
      notify message="{fr}" title="{su}" | Screen | title: subject. message: sender
    `,
  },
  {
    language: 'en',
    event: 'peripheral nfc0 TAG {uid} SLOT {sl}',
    slots: { uid: '04-9A-2B-C1-6E, 04-11-F7-30-A8, 04-D0-4C-88-13', sl: '1..40', nm: 'Jamal, Sofie, Ms. Brandt', gr: '4..20', rd: '21..39', p: 'library/loans 2027.csv, library/returns 2027.csv' },
    steps: `
      memory_recall query={uid} | Whose tag | Search the notes for the tag that was read.
      memory_recall query={uid} limit=1 category=sop | Last run | Search the records of runs (sop) for the tag; a single one will do.
      memory_store key={uid} content="{nm}" | Owner | The tag belongs to {nm}. Note that under the tag.
      file_write path="{p}" content="{uid};{sl}" append=true | Loan | Add to "{p}": tag;slot
      mqtt_publish topic=locker/{sl} payload="open" | Locker | Publish open to locker/SLOT.
      mqtt_publish topic=locker/last payload="TAG {uid} SLOT {sl}" | Raw | Publish to locker/last what the reader sent, without a change.
      gpio_write pin={gr} value=1 | Green | green {gr}, red {rd} - green on
      gpio_write pin={rd} value=0 | Red | green {gr}, red {rd} - red off
      notify message="Hello {nm}!" | Greet | "Hello {nm}!" on this screen
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/{pl}/water {"pool": "{pl}", "ph": {ph}, "cl": {cl}, "bathers": {n}, "lifeguard": "{lg}", "dose_acid": {da}, "dose_cl": {dc}, "filter": {fi}}',
    slots: { pl: 'Lap, Kids, Outdoor50', ph: '7.0..7.4 / 7.8..8.4', cl: '0.2..1.4', n: '0..180', lg: 'Enzo, Britt', da: '2..13', dc: '14..25', fi: '26..39' },
    steps: `
      @ph failed "the pH is {ph}" // gpio_write pin={da} value=1 | Acid | With a pH above 7.6 acid is dosed. It must not be dosed otherwise: fail.
      gpio_write pin={dc} value=0 | Chlorine | Stop the dosing of chlorine, for the hose leaks.
      gpio_read pin={fi} | Filter | Is the filter running? It should only be read.
      send_message channel=radio to={lg} text="{pl} pool: please clear the water" | Lifeguard | Radio (channel radio) to the lifeguard: the pool, then "pool: please clear the water"
      memory_store key="{pl} pH" content="{ph}" | pH | Note: pool, blank, pH as the key; the value as content
      mqtt_publish topic=pool/{pl}/sign payload="closed" | Sign | Publish "closed" to pool/POOL/sign
      mqtt_publish topic=pool/{pl}/count payload="{n}" | Count | pool/POOL/count gets how many bathe
      file_write path=pool/{pl}.csv content="{ph},{cl},{n}" append=true | Sheet | One more line for pool/POOL.csv: pH, chlorine, bathers - commas, no blanks
    `,
  },
  {
    language: 'en',
    slots: { u: '=https://api.meals.example/v3/menus/2027-W18/tue?lang=de&diet=veg, https://api.meals.example/v3/menus/2027-W22/fri?lang=en', m: '=Lentil soup (vegan); roll, Fish & chips - "large", Käsespätzle', key: 'mk_71-aa.Q, mk_09-zz.R', tp: 'tv/canteen/line-1, tv/canteen/line-2', d: '=2027-05-04T11:15, 2027-06-11T11:15' },
    steps: `
      http_request url={u} | See the menu | The address of the day's menu is {u} - fetch it.
      http_request url={u} headers={"X-Api-Key":"{key}"} | See it with the key | The address of the day's menu is {u} - fetch it with the header X-Api-Key, whose value is {key}.
      http_request url={u} method=PUT headers={"X-Api-Key":"{key}"} body="sold out" | Sold out | PUT the words "sold out" to {u}. Header X-Api-Key: {key}
      http_request url={u} method=DELETE headers={"X-Api-Key":"{key}"} | Take it off | DELETE {u} with X-Api-Key: {key} as a header
      mqtt_publish topic={tp} payload="Today until 2 pm" | Line | On {tp} publish: "Today until 2 pm"
      cron_add schedule={d} action=message text="Doors open in 15 min!" | Doors | Plan for {d}, once, the message "Doors open in 15 min!"
      cron_add schedule={d} action=message text="Doors open in 15 min!" name=doors delivery={"channel":"pa"} | Doors, out loud | Plan for {d}, once, the message "Doors open in 15 min!" - delivered on channel pa, the plan's name is doors.
      cron_add schedule="0 7 * * 1-5" action=prompt text="Write the menu board" timezone=Europe/Zurich | Board | On weekdays at 7:00 in the zone Europe/Zurich give yourself the prompt "Write the menu board".
      memory_forget key={key} | Key is void | Delete the note {key}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /museum/school {"school": "{sc}", "teacher": "{te}", "phone": "{ph}", "children": {n}, "date": "{da}", "guide_1": "{g1}", "guide_2": "{g2}", "lunch": {lu}}',
    slots: { sc: '=St. Ann\'s Primary, Volksschule 4/II, Lycee Hugo', te: 'Mme Roche, Mr. Okafor', ph: '=07700 900 177, +43 664 555 01', n: '12..58', da: '=2027-06-10, 2027-06-22', g1: 'Ottilie, Jack', g2: 'Ferenc, Amy / ∅', lu: '=true / false' },
    steps: `
      @lu sop_execute name=lunch-bags payload={n} // failed "no lunch is wanted" | Lunch | If lunch is wanted, start lunch-bags with the number of children as payload (a number). If not, fail.
      @g2 send_message channel=signal to={g2} text="You guide group 2" // failed "there is no second guide" | Guide 2 | The second guide, if any, reads on signal "You guide group 2". If there is none: fail.
      send_message channel=signal to={g1} text="{n} children from {sc}" | Guide 1 | The first guide reads on signal how many "children from" which school.
      send_message channel=sms to="{ph}" text="See you on {da}" | Teacher | The teacher's phone (sms): See you on, and the date.
      cron_add schedule="{da}T09:00" action=procedure text=school-day | The day | On the date they come, at 09:00, school-day begins (date T 09:00, no blanks). It is planned once.
      memory_store key="{sc}" content="{te}" | Teacher's name | Under the school: the teacher.
      file_write path=visits.csv content="{da};{sc};{n}" append=true | List | Add to visits.csv date, school, children; semicolons
      notify message="{n} children" title="{da}" | Desk | Title the date; message how many children (with the word)
    `,
  },
  {
    language: 'en',
    event: 'peripheral {p} {"pin": {p}, "board": "{bd}", "what": "{wh}", "floor": "{fl}", "count_today": {ct}}',
    slots: { p: '2..12', bd: 'foyer-pi, attic-esp', wh: 'call button, wheelchair lift, baby room', fl: '=ground floor, gallery', ct: '1..30', ch: '13..25', li: '26..39', us: 'usher 1, house manager' },
    steps: `
      gpio_write pin={ch} value=1 board={bd} | Chime | Chime {ch} on the board which reported: on
      gpio_write pin={li} value=0 board={bd} | Lamp | Lamp {li} on the board which reported: off
      gpio_read pin={p} board={bd} | Still pressed? | Read again what was pressed, on its board
      board_info board={bd} | Board | Show the board which reported
      board_info | Boards | Show which boards we have
      send_message channel=radio to="{us}" text="{wh}, {fl}" | {us} | radio to {us}: what it was, a comma, the floor
      memory_store key="{wh}" content="{ct}" | Count | How often today? Store the number under what it was.
      file_write path=foyer.txt content="{wh}" append=true | List | Append to foyer.txt what it was, nothing else
    `,
  },
  {
    language: 'en',
    earlier: ['Ask for the key | keydock_who → hall key: {p1}, van key: {p2}, safe key: in the dock', 'Diary | file_search → diary/{f}: line {ln}: choir at {h}'],
    slots: { p1: 'Gisela, Omari', p2: 'Father Lynch, Beatriz', f: 'may-27.txt, june-27.txt', ln: '10..95', h: '=18:45, 19:20', n: '3..15' },
    tools: ['keydock_who(): Who has which key', 'keydock_lend(key: hall|van|safe, person, hours?: int): Lend a key', 'keydock_back(key: hall|van|safe): Book a key back'],
    steps: `
      keydock_back key=hall | Hall key | The hall key hangs on its hook again. Book it back.
      keydock_back key=van | Van key | The van is in the yard and its key is back; book that.
      keydock_lend key=safe person="{p1}" hours={n} | Safe | Lend the key that is in the dock for {n} hours to whoever has the hall key.
      keydock_lend key=safe person="{p2}" | Safe, open-ended | Lend the key that is in the dock to whoever has the van key, for no fixed time.
      send_message channel=sms to="{p2}" text="Where is the van?" | Van | sms to whoever has the van key: "Where is the van?"
      file_read path=diary/{f} from_line={ln} lines={n} | Diary | From the line that was found, {n} lines of the diary.
      file_read path=diary/{f} | Whole diary | Read that diary file in full.
      memory_store key=choir content="{h}" | Choir | Note choir: when they come
      keydock_who | Who | Ask again who has which key.
    `,
  },
  {
    language: 'en',
    event: 'webhook /radio/studio {"show": "{sh}", "host": "{ho}", "producer": "{pr}", "stream": "{st}", "backup_stream": "{bs}", "onair_lamp": {ol}, "mic_relay": {mr}, "delay_s": {de}}',
    slots: { sh: '=Night Owls, The 5 o\'clock, Jazz? Jazz!', ho: 'Vee, Marlon', pr: 'Cass, Ingo', st: '=http://ice.local:8000/live.ogg?m=1, http://ice.local:8000/stu-a', bs: '=http://ice2.local:8000/fallback, http://ice2.local:8000/b?x=2', ol: '2..20', mr: '21..39', de: '4..40' },
    steps: `
      http_request url={st} method=HEAD | Main | HEAD on the main stream (the one that's no backup)
      http_request url={bs} method=HEAD | Backup | HEAD on the backup stream
      mqtt_publish topic=radio/source payload="{bs}" | Switch over | We are silent! Publish the address of the backup to radio/source.
      mqtt_publish topic=radio/source payload="{st}" | Switch back | We are back. Publish the address of the normal stream to radio/source.
      gpio_write pin={ol} value=1 | On air | On-air lamp lit
      gpio_write pin={mr} value=0 | Mics | Mic relay released (0)
      send_message channel=slack to={pr} text="{sh} in {de} s" | Producer | slack to the producer: show, "in", delay, s
      send_message channel=slack to={ho} text="Talk, please!" | Host | slack to the host: "Talk, please!"
      memory_store key="{sh}" content="{ho} with {pr}" | Credits | Under the show: host "with" producer
    `,
  },
  {
    language: 'en',
    event: 'mqtt laundry/m{m} {"machine": {m}, "program": "{pg}", "state": "{st}", "kwh": {k}, "last_user": "{lu}", "next_user": "{nu}", "valve": {va}, "socket": {so}}',
    slots: { m: '1..9', pg: '=60° whites, wool (cold), 30° mix', st: '=done / error 14, leaking', k: '0.4..2.9', lu: 'flat 3, flat 12', nu: 'flat 7, flat 21 / ∅', va: '10..22', so: '23..39' },
    steps: `
      @st send_message channel=house to="{lu}" text="Your laundry is done" // failed "the state is {st}" | Done | Tell the last user on channel house "Your laundry is done", if that's the state. Any other state fails.
      @nu send_message channel=house to="{nu}" text="Machine {m} is yours" // failed "nobody is next" | Next | Tell the next user on channel house: Machine, number, "is yours". Is nobody next, the step fails.
      @st failed "it is done without an error" // gpio_write pin={va} value=0 | Water | Close the water valve (0), except when the machine is simply done; then fail.
      gpio_write pin={so} value=1 | Socket | Give the machine power over its socket.
      memory_store key=laundry-{m} content="{pg}" | Program | laundry-N: the program
      file_write path=kwh/{m}.txt content="{k}" append=true | kWh | kWh to the end of kwh/N.txt
      mqtt_publish topic=laundry/power payload="{k}" | Power | laundry/power: the kWh
      cron_add schedule="0 22 * * *" action=message text="Quiet hours" delivery={"channel":"house"} | Quiet | Each day at 22:00 the message "Quiet hours" over the channel house
    `,
  },
  {
    language: 'en',
    event: 'manual - {"bride": "{br}", "venue": "{ve}", "band": "{ba}", "band_contact": "{bc}", "cake_by": "{cb}", "start": "{st}"}',
    slots: { br: 'Imogen, Nadja', ve: '=Barn & Lake, Schloss (Saal 2), Pier 9', ba: '=The 7th Hour, DJ Ö, Los Tres', bc: '=+44 7700 900 321, dj.oe@beats.example', cb: 'Backhaus Linde, Aunt Prue', st: '=2027-08-14T14:00, 2027-09-04T15:30', fo: '2..12', fa: '13..25', hp: '26..39' },
    steps: `
      cron_add schedule={st} action=procedure text=fairy-lights | Lights | fairy-lights is to be started at the beginning of the party, once.
      cron_add schedule={st} action=message text="The band plays now" delivery={"channel":"signal","to":"{br}"} | Tell the bride | At the beginning the bride gets on signal the message "The band plays now".
      send_message channel=signal to="{bc}" text="Park behind {ve}" | Band | To the band's contact on signal: Park behind, and the venue.
      memory_store key="{ve}" content="{ba}" | Venue | Venue: which band
      memory_store key=cake content="{cb}" | Cake | Note cake: who makes it
      gpio_write pin={fa} value=1 | Fans | fountain {fo}, fans {fa}, heaters {hp}: it is hot, so the fans
      gpio_write pin={hp} value=0 | Heaters | fountain {fo}, fans {fa}, heaters {hp}: no heaters
      failed "no tool can carve meat" | Carve | Carve the roast at eight.
      file_write path=party.md content="* band: {ba}" append=true | Plan | party.md, appended: "* band:" and the band
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/hold {"title": "{ti}", "shelfmark": "{sm}", "reader": "{re}", "reader_mail": "{rm}", "branch_from": "{bf}", "branch_to": "{bt}", "barcode": "{bc}"}',
    slots: { ti: '=What If? 2, R.U.R. (Rossum), 84 Charing Cross Road', sm: 'QA76.9 .D3 K66, 830-31 MUS/2, Fic. ZAF', re: 'R-40012, R-88310', rm: 'k.iv@readers.example, m.o@readers.example', bf: 'Central, Harbour', bt: 'West End, Bus 2', bc: '=30123 0456 7, 31977 8801 2' },
    steps: `
      send_message channel=email to={rm} text="{ti} waits at {bt}" | Reader | e-mail to the reader: title, "waits at", the branch it goes to
      send_message channel=slack to="{bf}" text="Please send {sm}" | From | slack to the branch it comes from: "Please send" + shelfmark
      send_message channel=slack to="{bt}" text="{sm} is coming" | To | slack to the branch it goes to: shelfmark + "is coming"
      memory_store key="{bc}" content="{re}" | Hold | barcode (blanks too) as key, reader as content
      file_search query="{sm}" path=catalogue | Catalogue | look in catalogue for the shelfmark
      file_search query="{ti}" | Everywhere | look through all files for the title
      mqtt_publish topic=library/move payload={"barcode":"{bc}","to":"{bt}"} | Move | library/move <- {"barcode":…,"to":…} with the destination
      file_write path=holds.csv content="{bc};{bf};{bt}" append=true | Holds | barcode;from;to as a new line in holds.csv
    `,
  },
  {
    language: 'en',
    earlier: ['List the open runs | sop_status → {r1}: dough, waiting since {w1}\n{r2}: ovens, step 3 of 5\n{r3}: shop, waiting since {w2}', 'Read the flour | pansilo_kg → {kg} kg'],
    slots: { r1: 'r-301, dgh-1', r2: 'r-302, ovn-1', r3: 'r-303, shp-1', w1: '=03:10, 03:40', w2: '=05:20, 05:55', kg: '4..18 / 120..640', lo: 'Backmittel Dr. Otto 12/B, Rye 1150 (bio)' },
    tools: ['pansilo_kg(): Weigh the flour silo', 'pansilo_refill(kg: int, supplier?): Order flour'],
    steps: `
      sop_cancel run_id={r1} reason="flour: {kg} kg" | Dough | Cancel the dough. Reason: "flour: … kg" as weighed.
      sop_cancel run_id={r3} reason="closed today" | Shop | Cancel the shop's run, the reason being "closed today".
      sop_status run_id={r2} | Ovens | How do the ovens stand?
      sop_status | All | How does everything stand that is running?
      @kg pansilo_refill kg=500 // failed "there are {kg} kg left" | Flour | Below 50 kg order 500 kg, no supplier. With 50 kg or more, fail.
      pansilo_refill kg=500 supplier="{lo}" | Flour by name | Order 500 kg; the supplier is "{lo}".
      notify message="Dough waits since {w1}" | Dough? | Notify "Dough waits since" and the time.
      memory_store key=flour content="{kg} kg" | Flour note | Note flour: what the silo weighed, with blank and unit
      sop_execute name=dough | Start anew | Start the procedure dough, with nothing.
    `,
  },
  {
    language: 'en',
    event: 'mqtt gym/locker {"locker": {lo}, "member": "{me}", "expires": "{ex}", "trainer": "{tr}", "sauna_pin": {sp}, "fan_pin": {fp}, "song": "{so}"}',
    slots: { lo: '1..220', me: 'M-00417/F, M-11902/S', ex: '=2027-03-31, 2027-12-31', tr: 'Coach Ike, Ulla', sp: '2..20', fp: '21..39', so: '=99 Luftballons, Don\'t Stop Me Now!, Eye of the Tiger' },
    steps: `
      mqtt_publish topic=gym/music payload="{so}" | Music | gym/music plays whatever title is published there. Play the member's song.
      cron_add schedule="{ex}T09:00" action=message text="{me} expires" | Expiry | On the day on which it expires, 09:00, there shall be the message: member number, "expires".
      cron_add schedule="{ex}T09:00" action=message text="{me} expires" delivery={"channel":"sms","to":"{tr}"} | Expiry by sms | On the day on which it expires, 09:00, the trainer shall get by sms the message: member number, "expires".
      gpio_write pin={sp} value=1 | Sauna | Sauna on
      gpio_write pin={fp} value=0 | Fan | Fan off
      memory_store key="{me}" content="locker {lo}" | Locker | member number: "locker" and which
      send_message channel=sms to="{tr}" text="{me} is here" | Trainer | The trainer is told by sms: member number, "is here"
      memory_recall query="{me}" | Notes | What is noted on this member?
    `,
  },
];
