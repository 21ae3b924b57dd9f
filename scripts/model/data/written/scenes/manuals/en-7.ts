import type { Scene } from '../../scene';

/** Manuals of clubs, households, observatories, shelters and brigades, part 7: notes, half sentences, gruff and friendly ones. */
export const manuals7: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt obs/dome {"telescope": "{te}", "target": "{ta}", "next_target": "{nt}", "az": {az}, "shutter": "{sh}", "rain": {ra}, "observer": "{ob}", "remote_user": "{ru}", "dew_pin": {dp}, "flat_pin": {fp}, "fan_pin": {np}}',
    slots: { te: 'C14, Newton 10, RC-8', ta: '=NGC 7023, M 31, C/2025 K1', nt: '=IC 5070, M 33, Abell 39', az: '4..356', sh: '=open / closed', ra: '=false, true', ob: 'Leontine, Hiro', ru: 'guest@astro.example, uni7@sky.example', dp: '2..13', fp: '14..26', np: '27..39' },
    steps: `
      gpio_write pin={dp} value=1 | dew | dew heater ON
      gpio_write pin={fp} value=0 | flats | flat panel OFF, fan as is
      gpio_read pin={np} | fan | just read the fan
      @sh gpio_write pin={np} value=1 // failed "the shutter is closed" | vent | shutter open? then fan on. closed? then no point, fail
      memory_store key="{te}" content="{nt}" | next | what comes next for this telescope, under its name
      mqtt_publish topic=obs/goto payload="{nt}" | goto | obs/goto = the target after this one
      mqtt_publish topic=obs/solve payload="{ta}" | solve | obs/solve = the target we are on
      send_message channel=email to={ru} text="{ta} is exposing" | remote | email whoever watches from afar: target (the present one) "is exposing"
      send_message channel=telegram to={ob} text="Azimuth {az}" | observer | telegram to the observer: Azimuth + number
      file_write path=obs/log.md content="- {ta} ({te})" append=true | log | append to obs/log.md: dash, blank, present target, blank, telescope in ( )
    `,
  },
  {
    language: 'en',
    event: 'webhook /shelter/intake {"id": "{id}", "animal": "{an}", "name": "{nm}", "found_at": "{fa}", "found_by": "{fb}", "finder_tel": "{ft}", "chip": "{ch}", "pen": {pe}, "vet": "{ve}", "heat_pin": {hp}, "door_pin": {dp}}',
    slots: { id: 'T27-0117, T27-0304', an: '=tabby cat, hedgehog, greyhound', nm: 'Pickle, Rufus / ∅, null', fa: '=A9, km 14 (northbound), Lidl car park, 3 Mill Rd.', fb: 'Mr. Sousa, PC Albright', ft: '=07700 900 811, +351 910 555 01', ch: '=941000024680135, 276098106234567 / none, not readable', pe: '1..30', ve: 'Dr. Kit, Dr. Obuya', hp: '2..20', dp: '21..39' },
    steps: `
      @ch memory_store key={id} content="{ch}" // failed "the chip: {ch}" | Chip | Chip number under the intake id. When there is none or it cannot be read, this one fails.
      @nm notify message="{nm} is in pen {pe}" // failed "it has no name yet" | Board | Notify "NAME is in pen N". Nameless ones have to wait - fail.
      gpio_write pin={hp} value=1 | Warmth | They always arrive cold. Heat on, please.
      gpio_write pin={dp} value=0 | Door | Door of the pen locked (0), please.
      send_message channel=sms to="{ft}" text="Thank you, it is safe now." | Finder | A kind word to the finder's phone (sms): "Thank you, it is safe now."
      send_message channel=signal to="{ve}" text="{an} in pen {pe}" | Vet | For the vet, on signal: the kind of animal, "in pen", number
      file_write path=intake/2027.csv content="{id};{an};{fb}" append=true | Book | Don't overwrite intake/2027.csv! Add id;animal;finder
      memory_store key="where {id}" content="{fa}" | Where | Key: where, blank, id. Content: place where it was found, commas and all
      sop_execute name=quarantine payload={"pen":{pe},"animal":"{an}"} | Quarantine | Start quarantine with the object {"pen": N, "animal": …}
    `,
  },
  {
    language: 'en',
    event: 'peripheral pager0 {ri} {kw} {ad} -- {te}',
    slots: { ri: '0041782, 1120448', kw: '=B3, TH1, B2Y', ad: '=Mill Lane 7 (rear), A7 km 22.5 dir. N, Hof Ost 2', te: '=smoke from attic!, car vs. tree; 1 pers., cat on roof', d1: '2..9', d2: '10..19', li: '20..29', ex: '30..39', of: 'Capt. Byrne, OvD Nord' },
    steps: `
      gpio_write pin={d2} value=1 | door of the ladder | doors: engine {d1}, ladder {d2}. lights {li}, exhaust fan {ex}. ladder door up (1)
      gpio_write pin={d1} value=0 | door of the engine | doors: engine {d1}, ladder {d2}. lights {li}, exhaust fan {ex}. engine door down (0)
      gpio_write pin={li} value=1 | lights | doors: engine {d1}, ladder {d2}. lights {li}, exhaust fan {ex}. all lights
      gpio_write pin={ex} value=0 | fan | doors: engine {d1}, ladder {d2}. lights {li}, exhaust fan {ex}. nobody is in the hall, fan off
      notify message="{ri} {kw} {ad} -- {te}" | display | whole page on the display, not one sign changed
      mqtt_publish topic=station/keyword payload="{kw}" | keyword | station/keyword: keyword only (B3, TH1 or the like)
      send_message channel=tetra to="{of}" text="{ad}" | officer | tetra {of}: address only, w/o keyword
      memory_store key="{ri}" content="{kw}" | note | number at the start = key, keyword = content
      file_write path=alarms.txt content="{ri} {kw} {ad} -- {te}" append=true | list | page as it came -> end of alarms.txt
    `,
  },
  {
    language: 'en',
    earlier: ['Look who has the drill | file_read → 17 {t1}; {p1}; since {d1}\n18 {t2}; {p2}; since {d2}\n19 {t3}; free', 'Door | gpio_read → pin {pd}: 0'],
    slots: { t1: 'SDS drill (red), router 1/2', t2: 'band saw key, biscuit joiner', t3: 'heat gun #2, laser level', p1: 'Adaeze, Colm', p2: 'Friedl, Wes', d1: '=2027-01-04, 2027-02-11', d2: '=2027-03-01, 2027-03-19', pd: '2..20', la: '21..39', pa: 'tools/lending 2027.csv, tools/list A-K.csv' },
    steps: `
      send_message channel=matrix to={p2} text="Please bring back {t2}" | Chase | Matrix message to the person on line 18: "Please bring back" + what they have
      send_message channel=matrix to={p1} text="You have had it since {d1}" | Chase harder | Matrix to the person on line 17: You have had it since DATE
      memory_store key="{t3}" content="free" | Free one | Store free under the tool nobody has.
      memory_forget key="{t1}" | Note | Delete the note about the tool on line 17; its name is the key.
      file_read path="{pa}" from_line=17 lines=3 | Again | Read "{pa}" again: three lines from 17
      file_read path="{pa}" from_line=17 | Again, all | Read "{pa}" again from 17 to its end
      file_read path="{pa}" lines=17 | Head | Read the 17 lines at the head of "{pa}"
      gpio_read pin={pd} | Door? | Same input as in step {step2}, once more
      gpio_write pin={la} value=0 | Lamp | Lamp ({la}) out, last one leaves
    `,
  },
  {
    language: 'en',
    event: 'webhook {fr} {"from": "{fr}", "subject": "{su}", "call_sign": "{cs}", "freq_khz": {fq}, "when": "{wh}", "qsl_via": "{qv}"}',
    slots: { fr: 'dl7xx@ham.example, op.g4zz@ham.example', su: '=Sked 40 m?, RE: antenna @ 12 m, QSL via buro', cs: 'DL7ABX/p, G4KLM, OE6/HB9TT', fq: '3510..14280', wh: '=2027-03-03T19:00, 2027-03-07T06:30', qv: '=buro, direct, LoTW', rot: '2..13', pa: '14..26', rx: '27..39' },
    steps: `
      cron_add schedule={wh} action=message text="{cs} on {fq} kHz" | Sked | At the moment they propose, a message: call sign, "on", frequency, kHz. Once.
      cron_add schedule={wh} action=prompt text="Is {cs} on the air?" name=sked | Ask | At the moment they propose, the prompt "Is … on the air?" with the call sign. It's called sked.
      send_message channel=email to={fr} text="73, see you on the band!" | Answer | Mail back: "73, see you on the band!"
      gpio_write pin={pa} value=0 | PA | rotator {rot}, PA {pa}, preamp {rx}: PA off (we're QRP)
      gpio_write pin={rx} value=1 | Preamp | rotator {rot}, PA {pa}, preamp {rx}: preamp on
      memory_store key="{cs}" content="{qv}" | QSL | For the call sign: how they want the QSL
      memory_recall query="{cs}" limit=2 | Worked before? | Look for the call sign, two notes
      file_write path=log.adi content="<CALL>{cs}<EOR>" append=true | ADIF | log.adi, add: <CALL>, call sign, <EOR> - without blanks
      http_request url=https://qrz.example/q/{cs} | QRZ | Fetch https://qrz.example/q/ + call sign as it is
    `,
  },
  {
    language: 'en',
    event: 'mqtt aqua/{tk} {"tank": "{tk}", "t": {t}, "ph": {ph}, "keeper": "{ke}", "deputy": "{de}", "animals": "{an}", "chiller": {"board": "{b1}", "pin": {p1}}, "skimmer": {"board": "{b2}", "pin": {p2}}, "lamp": {"board": "{b1}", "pin": {p3}}}',
    slots: { tk: 'reef-2, shark, jelly-A', t: '23.1..25.4 / 27.2..29.9', ph: '7.8..8.4', ke: 'Nerea, Dougal', de: 'Ikram, Val', an: '=2 x Nautilus, clownfish (14), bonnethead', b1: 'aq-top, tank-esp1', b2: 'aq-sump, tank-esp2', p1: '0..9', p2: '10..19', p3: '20..29' },
    steps: `
      @t failed "{t} °C is right" // gpio_write pin={p1} value=1 board={b1} | Chill | warmer than 26: chiller on (its board). else FAIL, animals hate cold
      gpio_write pin={p2} value=0 board={b2} | Skim | skimmer off for feeding, its board
      gpio_write pin={p3} value=0 board={b1} | Night | lamp off, its board
      gpio_read pin={p2} board={b2} | Skimmer? | skimmer on or off? only read
      board_info board={b2} | Sump | info: board of the skimmer
      send_message channel=telegram to={de} text="Please feed {tk}" | Feed | keeper is ill. telegram the other one: "Please feed" tank
      memory_store key="{tk}" content="{an}" | Animals | tank: the animals, as given
      mqtt_publish topic=aqua/{tk}/sign payload="{an}" | Sign | the animals, as given, on aqua/TANK/sign
      file_write path=aqua/{tk}.csv content="{t};{ph}" append=true | Sheet | temp;pH onto aqua/TANK.csv
    `,
  },
  {
    language: 'en',
    event: 'webhook /house/doorbell {"button": "{bu}", "at": "{at}", "snapshot": "{sn}", "intercom": "{ic}", "kid_home": {kh}, "porch_pin": {pp}, "strike_pin": {sp}, "gate_pin": {gp}}',
    slots: { bu: 'front, garden, granny flat', at: '=08:14, 15:52, 23:07', sn: '=http://cam.lan/s/1.jpg?t=81&k=a_b, http://cam.lan/s/2.jpg?t=07', ic: 'sip:200@fritz.lan, sip:204@fritz.lan', kh: '=true / false', pp: '2..13', sp: '14..26', gp: '27..39', n1: 'Grandma Ilse, Papa' },
    steps: `
      @kh failed "the child is at home" // gpio_write pin={sp} value=1 | Let in | If the kid is at home it opens the door itself, so then let this fail. If not, release the strike (1).
      gpio_write pin={pp} value=1 | Light | Porch light on, poor postman
      gpio_write pin={gp} value=0 | Gate | Gate shut (0), the dog is out
      http_request url={sn} | Who is it | Fetch the snapshot
      pushover message="{sn}" title="{bu}" | Send me the picture | Push the snapshot's address; the title tells which button
      pushover message="Bell at {at}" | Tell me | Push "Bell at" and when. No title
      send_message channel=sip to={ic} text="One moment please" | Voice | Say "One moment please" through channel sip to the intercom's address
      send_message channel=signal to="{n1}" text="Somebody is at {bu}" | Family | Signal to {n1}: Somebody is at, which button
      memory_store key=last-bell content="{bu} {at}" | Note | last-bell: button, blank, time
    `,
  },
  {
    language: 'en',
    slots: { n1: '3..9', n2: '10..19', n3: '21..60', sc: 'dusk, movie_night, party 2', pr: 'feed-cat, close-shutters, lock-up', ar: '4..40' },
    steps: `
      sop_execute name={pr} | P1 | Run {pr}.
      sop_execute name={pr} payload={n1} | P2 | Run {pr}; its payload is the number {n1}.
      sop_execute name={pr} payload="{n1}" | P3 | Run {pr}; its payload is {n1} as a text.
      sop_execute name={pr} payload=[{n1},{n2}] | P4 | Run {pr}; its payload is the list [{n1},{n2}].
      sop_execute name={pr} payload=true | P5 | Run {pr}; its payload is the value true.
      sop_execute name={pr} payload={"scene":"{sc}"} | P6 | Run {pr}; its payload is the object {"scene":"{sc}"}.
      sop_execute name={pr} payload="{sc}" | P7 | Run {pr}; its payload is the text {sc}.
      sop_execute name={pr} payload={"level":{n3},"fade":{n1}} | P8 | Run {pr}; its payload is the object {"level":{n3},"fade":{n1}}.
      sop_execute name={pr} payload={"on":false} | P9 | Run {pr}; its payload is the object {"on":false}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ski/lift{n}/stop {"lift": {n}, "name": "{nm}", "cause": "{ca}", "wind_kmh": {w}, "chairs_occupied": {ch}, "valley": "{va}", "summit": "{su}", "patrol": "{pa}", "beacon": {be}, "aux_drive": {ad}}',
    slots: { n: '1..9', nm: 'Kogel 6er, Nordhang, Baby 1', ca: '=gate 2 open, tower 7: rope position, button (summit)', w: '10..52 / 68..97', ch: '0..120', va: 'Resi, Tom K.', su: 'Hias, Lena', pa: 'Patrol 4, Patrol 9', be: '2..20', ad: '21..39' },
    steps: `
      @w gpio_write pin={ad} value=1 // failed "wind {w} km/h" | Aux drive | Bring them home with the auxiliary drive - as long as it blows less than 60. Stronger than that: nothing moves, step failed.
      gpio_write pin={be} value=1 | Beacon | Beacon. On. Now.
      send_message channel=radio to="{su}" text="{ca}" | Summit | Radio to whoever stands on the summit: the cause as it was reported, full stop.
      send_message channel=radio to="{va}" text="Nobody boards {nm}" | Valley | Radio to whoever stands in the valley: Nobody boards (name of lift)
      send_message channel=radio to="{pa}" text="{ch} chairs at {w} km/h" | Patrol | Radio to the patrol: how many "chairs at" how much wind in km/h
      memory_store key=lift-{n} content="{ca}" | Cause | lift-NUMBER -> cause
      file_write path=lifts/{n}.txt content="{nm}: {ca}" append=true | Book | lifts/NUMBER.txt, at the end: name, colon, cause
      mqtt_publish topic=ski/app payload="{nm} closed" | App | ski/app: name of the lift + closed
      mqtt_publish topic=ski/app payload="{nm} open" | App again | ski/app: name of the lift + open
    `,
  },
  {
    language: 'en',
    event: 'webhook /escape/room {"room": "{ro}", "team": "{te}", "left_s": {le}, "hints": {hi}, "gm": "{gm}", "board": "{bd}", "safe_pin": {sp}, "uv_pin": {up}, "bookcase_pin": {bp}, "screen": "{sc}"}',
    slots: { ro: 'Tomb, Lab 13, Pirate', te: '=The A-Team!, 4 friends & a dog, Müller/Kaya', le: '30..3400', hi: '0..2 / 3..5', gm: 'Jinx, Amrit', bd: 'esc-a, esc-b', sp: '0..9', up: '10..19', bp: '20..29', sc: 'esc/tomb/scr, esc/lab/tv1' },
    steps: `
      @hi mqtt_publish topic={sc} payload="Look behind the clock" // failed "they had {hi} hints" | Hint | A team gets three hints at most. Had it fewer than three? Then publish "Look behind the clock" to their screen. Otherwise they are on their own; fail.
      gpio_write pin={bp} value=1 board={bd} | Bookcase | open sesame: bookcase, 1, board of the room
      gpio_write pin={up} value=0 board={bd} | UV | UV out, board of the room
      gpio_write pin={sp} value=0 board={bd} | Safe | safe locked (0), board of the room
      mqtt_publish topic={sc} payload="{le}" | Clock | their screen wants the seconds that are left, number only
      send_message channel=discord to={gm} text="{te} is stuck" | GM | discord to the game master: team, "is stuck"
      memory_store key="{te}" content="{ro}" | Team | team as written -> room
      file_write path=scores.txt content="{te} {le}" append=true | Score | scores.txt: append team, blank, seconds left
    `,
  },
  {
    language: 'en',
    earlier: ['Plants | memory_recall → {l1}: {w1} ml every {d1} days\n{l2}: {w2} ml every {d2} days', 'Holiday | file_search → family/{f}: away, neighbour is {nb} ({tel})'],
    slots: { l1: 'Monstera, fig, lemon', l2: 'orchid, aloe, fern', w1: '300..700', w2: '40..150', d1: '3..6', d2: '7..14', f: 'july.md, august.md', nb: 'Mrs. Haas, Kweku', tel: '=0664 555 21, 0151 555 88', pu: '2..20', pv: '21..39', zo: '6..9' },
    steps: `
      send_message channel=sms to="{tel}" text="{l1}: {w1} ml please" | Neighbour 1 | sms to the neighbour's number: the first plant, colon, how many ml, "please"
      send_message channel=whatsapp to="{nb}" text="Thank you!" | Neighbour 2 | whatsapp to the neighbour by name: "Thank you!"
      cron_add schedule="0 {zo} * * 1" action=message text="Water the {l2}" | Reminder | Mondays at {zo}:00, message: Water the, then the second plant
      cron_add schedule="0 {zo} * * 1" action=message text="Water the {l2}" delivery={"channel":"sms","to":"{tel}"} | Reminder for the neighbour | Mondays at {zo}:00, delivered by sms to the neighbour's number, message: Water the, then the second plant
      memory_forget key="{l2}" | It died | The second plant is dead. Remove the note with its name.
      memory_store key="{l1}" content="{d2} days" | Less often | From now on the first plant is watered as rarely as the second. Store "… days" under its name.
      gpio_write pin={pu} value=1 | Pump 1 | pump for the balcony {pu}, pump for the kitchen {pv}: balcony on
      gpio_write pin={pv} value=0 | Pump 2 | pump for the balcony {pu}, pump for the kitchen {pv}: kitchen off
      file_read path=family/{f} | File | read what step {step2} found
    `,
  },
  {
    language: 'en',
    event: 'peripheral {p} {"pin": {p}, "board": "{bd}", "name": "{nm}", "level": {lv}, "zone": "{zo}"}',
    slots: { p: '2..12', bd: 'alarm-pi, att-esp', nm: '=PIR hall, Reed (back), Glass 3/kitchen', lv: '=1 / 0', zo: 'ground, upstairs, shed', si: '13..25', st: '26..39', pw: 'Night owl Ltd, Aunt Meg' },
    steps: `
      @lv gpio_write pin={si} value=1 board={bd} // failed "the level is 0" | Siren | level 1: siren {si} on, same board. level 0: false alarm, fail
      gpio_write pin={si} value=0 board={bd} | Shut up | siren {si} off, same board
      gpio_write pin={st} value=1 board={bd} | Strobe | strobe {st} on, same board
      gpio_read pin={p} board={bd} | Again | read the one that went off, same board
      send_message channel=sms to="{pw}" text="{nm} ({zo})" | Call | sms "{pw}": name of the sensor, zone in brackets
      mqtt_publish topic=alarm/{zo}/last payload="{nm}" | Last | alarm/ZONE/last: name of the sensor
      memory_store key=alarm-{zo} content="{nm}" | Note | alarm-ZONE: name of the sensor
      board_info board={bd} | Alive? | ask that board how it is
    `,
  },
  {
    language: 'en',
    event: 'manual - {"name": "{nm}", "device": "{de}", "defect": "{df}", "phone": "{ph}", "fixer": "{fx}", "table": {ta}, "socket_pin": {so}, "lamp_pin": {la}}',
    slots: { nm: 'Mrs. Ito, Ludwig, Sam', de: '=toaster (Krups F-LA3), radio Emud 59/60, bike lamp', df: '=hums & smells, no sound; dial stuck, fuse 2x blown!', ph: '=0676 555 310, 555-0199', fx: 'Old Karl, Niamh', ta: '1..12', so: '2..20', la: '21..39' },
    steps: `
      gpio_write pin={so} value=0 | Safety | socket at the table OFF before anybody opens the thing
      gpio_write pin={so} value=1 | Test | it's closed again. socket at the table ON
      gpio_write pin={la} value=1 | Lamp | our eyes are old: lamp on
      notify message="{de}: {df}" title="Table {ta}" | Call up | title Table N, text: device, colon, defect. exactly as told
      send_message channel=sms to="{ph}" text="Your {de} works again" | Owner | sms to the owner's phone: Your (device) works again
      send_message channel=sms to="{ph}" text="Sorry, we could not repair it." | Owner, sad | sms to the owner's phone: "Sorry, we could not repair it."
      memory_recall query="{de}" limit=3 | Seen before? | up to three notes about the device as written
      memory_store key="{de}" content="{df}" | Learn | device -> defect, for next time
      file_write path=cafe/list.csv content="{nm};{ta};{fx}" append=true | List | name;table;fixer, appended to cafe/list.csv
    `,
  },
  {
    language: 'en',
    event: 'mqtt still/{st}/run {"still": "{st}", "batch": "{ba}", "abv": {ab}, "head_c": {hc}, "pot_c": {pc}, "heads_valve": {hv}, "hearts_valve": {rv}, "tails_valve": {tv}, "distiller": "{di}", "excise_mail": "{em}"}',
    slots: { st: 'Arnold150, Copper-2', ba: '27/W-014, 27/P-003', ab: '61.0..78.5 / 31.0..46.5', hc: '78..84', pc: '88..97', hv: '2..13', rv: '14..26', tv: '27..39', di: 'Urs, Philippa', em: 'zoll@excise.example, hmrc7@excise.example' },
    steps: `
      @ab gpio_write pin={rv} value=1 // failed "{ab} % is too weak" | Hearts | 55 % and stronger is the good part: its valve open (1). Weaker doesn't go there, so fail.
      @ab failed "{ab} % is still hearts" // gpio_write pin={tv} value=1 | Tails | Weaker than 55 %: open the valve for the tails. As long as it is stronger, fail.
      gpio_write pin={hv} value=0 | Heads | Valve for the heads shut (0). Don't touch the others.
      send_message channel=email to={em} text="{ba} starts today" | Excise | The excise gets an e-mail (address came along): batch, "starts today"
      send_message channel=signal to={di} text="Head {hc} °C, pot {pc} °C" | Distiller | Signal to the distiller. Head X °C, pot Y °C
      memory_store key="{ba}" content="{st}" | Batch | The still of the batch, under the batch.
      file_write path=still/run.csv content="{ba};{ab}" append=true | Run sheet | Batch;abv on the end of still/run.csv
      failed "no tool can taste" | Taste | Taste it and spit it out.
    `,
  },
  {
    language: 'en',
    event: 'webhook /orch/rehearsal {"piece": "{pi}", "opus": "{op}", "at": "{at}", "hall": "{ha}", "conductor": "{co}", "librarian": "{li}", "first_oboe": "{ob}", "score_path": "{sp}", "recording": {rc}, "lamp_pin": {lp}}',
    slots: { pi: '=Symphony No. 7, Egmont, Bolero', op: '=Op. 92, Op. 84, M. 81', at: '=2027-10-02T19:30, 2027-10-09T10:00', ha: 'Hall B, St. Luke, Foyer', co: 'Maestra Li, Sir Alan', li: 'Gudrun, Teo', ob: 'Maja, Pierre / ∅', sp: 'scores/B/sym7 (Bärenreiter).txt, scores/R/bolero v2.txt', rc: '=true / false', lp: '2..39' },
    steps: `
      cron_add schedule={at} action=message text="{pi}, {ha}" | Rehearsal | When it begins: message with piece, comma, hall
      cron_add schedule={at} action=message text="{pi}, {ha}" delivery={"channel":"signal","to":"{li}"} | For the librarian | When it begins, to the librarian over signal: message with piece, comma, hall
      @ob send_message channel=signal to={ob} text="Please give the A" // failed "there is no oboe" | A | Somebody must give the A. Signal to the first oboe: "Please give the A". No oboe, no A: fail
      @rc gpio_write pin={lp} value=1 // failed "nothing is recorded" | Red lamp | Only if it is recorded: red lamp on. If not, the step fails.
      file_read path="{sp}" | Score | open the score
      file_search query="{op}" path=parts | Parts | look for the opus in the folder parts
      memory_store key="{pi}" content="{co}" | Conductor | who conducts the piece? under the piece
      mqtt_publish topic=foyer/led payload="{op}" | LED | the opus on foyer/led
      send_message channel=email to="{co}" text="{ha} is ours" | Conductor's mail | channel email, to the conductor: hall, "is ours"
    `,
  },
  {
    language: 'en',
    event: 'cron - {"today": "{d}", "birthday": "{bi}", "chat": "{ch}", "nickname": "{ni}", "cake": "{ca}"}',
    slots: { d: '=2027-02-14, 2027-11-03', bi: 'Uncle Theo, Malin, Pradeep / ∅, null', ch: 'family-chat, signal-7, whats-9', ni: 'Bear, Mouse, Doc', ca: '=lemon (no nuts!), black forest, carrot & ginger', h: '15..21', pi: '2..39' },
    steps: `
      @bi send_message channel={ch} to="{bi}" text="Happy birthday!" // failed "nobody has a birthday" | Wish | If it's somebody's birthday: "Happy birthday!" to them on the chat of the event. If it's nobody's: fail
      @bi memory_store key="cake {d}" content="{ca}" // failed "no birthday today" | Cake | Somebody's birthday? Then note: key cake, blank, date; content the cake. Nobody's? fail
      cron_add schedule="{d}T{h}:00" action=message text="Light the candles" | Candles | today at {h}:00, once (date, T, time): message "Light the candles"
      cron_add schedule="{d}T{h}:00" action=procedure text=party-lights name=party | Lights | today at {h}:00, once (date, T, time): procedure party-lights, plan called party
      gpio_write pin={pi} value=1 | Garland | garland, pin {pi}: on
      notify message="{ca}" title="Bake!" | Bake | title "Bake!", message: which cake
      send_message channel={ch} text="Who brings {ca}?" | Ask all | into the chat of the event, to nobody in particular: Who brings CAKE?
      file_write path=cakes.txt content="{d}: {ca}" append=true | Cakes | cakes.txt gets date, colon, cake - added
    `,
  },
  {
    language: 'en',
    event: 'peripheral ttyS0 $WIMWV,{wd},R,{ws},N,A*{cs}',
    slots: { wd: '011..358', ws: '2..38', cs: '1A, 2F, 0C', bu: '2..13', fo: '14..26', fl: '27..39', bo: 'Dinghy 7, Optimist 14' },
    steps: `
      mqtt_publish topic=nmea/raw payload="$WIMWV,{wd},R,{ws},N,A*{cs}" | Raw | The sentence, sign by sign, to nmea/raw
      file_write path=nmea.log content="$WIMWV,{wd},R,{ws},N,A*{cs}" append=true | Log | nmea.log: add the sentence, sign by sign
      mqtt_publish topic=club/wind/kn payload="{ws}" | Speed | The wind is between R and N. Publish the bare number to club/wind/kn
      memory_store key=checksum content="{cs}" | Sum | What follows the asterisk is to be kept as checksum
      gpio_write pin={fo} value=1 | Fog horn | buoy light {bu}, fog horn {fo}, flag {fl}. horn
      gpio_write pin={fl} value=0 | Flag | buoy light {bu}, fog horn {fo}, flag {fl}. flag down = 0
      gpio_read pin={bu} | Light | buoy light {bu}, fog horn {fo}, flag {fl}. does the light burn? no switching
      send_message channel=vhf to="{bo}" text="Come in, please" | {bo} | vhf to {bo}: "Come in, please"
      notify message="{ws} kn" title="Wind" | Club | Title Wind. Message: speed + " kn"
    `,
  },
  {
    language: 'en',
    earlier: ['Find the hive box | board_info → hb-{a}: battery 3.{v1} V\nhb-{b}: battery 3.{v2} V, lost since {s}', 'Last alarm | memory_recall → theft at hb-{c}, police file {pf}, officer {of}'],
    slots: { a: '11..29', b: '31..49', c: '51..69', v1: '6..9', v2: '0..2', s: '=04:12, 22:30', pf: 'AZ 4 Js 1120/27, CR/27/0091', of: 'PC Hallam, Insp. Rey', li: '2..39' },
    steps: `
      board_info board=hb-{b} | lost | the lost one - ask it again
      board_info board=hb-{a} | fine | the one that isn't lost - ask it again
      send_message channel=email to="{of}" text="News on {pf}?" | police | email to the officer: News on (file number)?
      memory_store key="{pf}" content="hb-{c}" | file | police file -> which box was stolen
      file_search query="{pf}" path=mail | mail | anything in mail with the file number?
      notify message="hb-{b} lost since {s}" | notify | notify: box "lost since" time
      gpio_write pin={li} value=1 board=hb-{a} | led | LED on pin {li} of the one which is not lost: on
      gpio_read pin={li} board=hb-{a} | led? | LED on pin {li} of the one which is not lost: read only
      memory_recall query="{of}" category=sop limit=5 | runs | five records of runs (sop) with the officer's name
    `,
  },
  {
    language: 'en',
    event: 'webhook /coop/delivery {"stop": {st}, "customer": "{cu}", "address": "{ad}", "box": "{bo}", "driver": "{dr}", "code": "{co}", "note": "{no}", "eta": "{et}"}',
    slots: { st: '1..40', cu: 'Fam. Igwe, Ch. Lambert, WG Oststr.', ad: '=Oststr. 9/2/14, 12b Elm Cl., Hof 3 (blue door)', bo: 'BX-M-0071, BX-L-1180', dr: 'Selin, Ole', co: '=4471#, 0093*, C12-E', no: '=leave w/ neighbour (left), beware: dog!, ring 2x / ∅', et: '=2027-05-11T17:20, 2027-05-11T18:45' },
    steps: `
      @no send_message channel=sms to={dr} text="{no}" // failed "there is no note" | Note | sms to the driver: the customer's note as it is. No note: fail.
      send_message channel=sms to={dr} text="Code {co}" | Code | sms to the driver: Code + the code with its sign
      memory_store key="{ad}" content="{co}" | Keep | code of the door under the address, both as written
      mqtt_publish topic=van/next payload="{ad}" | Next | van/next: the address as written
      cron_add schedule={et} action=message text="Are you there?" delivery={"channel":"sms","to":"{dr}"} | ETA | at the ETA an sms for the driver, planned message: "Are you there?"
      file_write path=tour.txt content="{st} {cu}" append=true | Tour | tour.txt: + stop, blank, customer
      file_write path=next.txt content="{bo}" | Box | next.txt: = box (old content goes)
      memory_recall query="{cu}" limit=2 | Customer | two notes on the customer
      http_request url=https://coop.example/boxes/{bo} method=PATCH body={"stop":{st}} | Box state | PATCH https://coop.example/boxes/BOX with {"stop":N}
    `,
  },
  {
    language: 'en',
    event: 'mqtt hackspace/door {"member": "{me}", "tag": "{tg}", "membership": "{ms}", "paid_until": "{pu}", "strike": {sp}, "light": {li}, "compressor": {co}, "keyholder": "{kh}", "treasurer": "{tr}"}',
    slots: { me: 'zebu, N0rb, mx-lu', tg: 'E0040150-2D91, E0040150-77AC', ms: '=paid / lapsed, banned', pu: '=2026-12-31, 2027-06-30', sp: '2..13', li: '14..26', co: '27..39', kh: 'fin, ada_l', tr: 'penny, cashbox' },
    steps: `
      @ms gpio_write pin={sp} value=1 // failed "the membership is {ms}" | let in | paid -> strike 1. not paid -> nope, fail
      @ms failed "the membership is paid" // send_message channel=irc to={tr} text="{me} is {ms}" | snitch | if NOT paid: irc to the treasurer, member "is" whatever the membership says. if paid: fail
      gpio_write pin={li} value=1 | light | light on
      gpio_write pin={co} value=0 | quiet | compressor off after 22:00 (it is)
      send_message channel=irc to={kh} text="{me} is in" | keyholder | irc keyholder: member "is in"
      memory_store key={tg} content="{me}" | tag | tag -> member
      memory_recall query={tg} | who | who is behind the tag? notes
      file_write path=door.csv content="{tg},{pu}" append=true | csv | door.csv add tag,date until which it is paid
      mqtt_publish topic=hackspace/spaceapi payload={"open":true} | api | hackspace/spaceapi <- {"open":true}
    `,
  },
];
