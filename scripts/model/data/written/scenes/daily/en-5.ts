import type { Scene } from '../../scene';

/** Short everyday steps with the product's own tools, in English, part 5: more texts than pins. */
export const dailyEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt bar/tap/{t} {"tap": "{t}", "beer": "{be}", "litres_left": {l}}',
    slots: { t: 'T3, T8, corner', be: 'Pilsner, Dunkel, Stout', l: '1..6 / 21..48', a: '2..20', b: '21..40' },
    steps: `
      @l gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Tap | Tap valve {a} lets beer through at 1. Shut it under 10 litres, leave it open (1) otherwise.
      gpio_write pin={b} value=1 | Patio heater | Patio heater, {b}, on until closing time.
      @l notify message="{be} runs out" // failed "there are {l} litres left" | Running out | Under 10 litres show "{be} runs out". Otherwise fail.
      mqtt_publish topic=bar/{t}/label payload="{be}" | Label | Publish the name of the beer on bar/TAP/label, TAP from the message.
      mqtt_publish topic=bar/ack payload=1 | Ack | Payload 1, topic bar/ack.
      memory_store key=tap-{t} content="{be}" | What's on | Key: tap-{t}. Content: {be}
      send_message channel=whatsapp to=cellar text="Who's got a keg of {be}?" | Keg | WhatsApp to cellar: "Who's got a keg of {be}?"
      cron_add schedule="0 2 * * *" action=procedure text=close-bar | Closing | Plan procedure close-bar, schedule 0 2 * * *
    `,
  },
  {
    language: 'en',
    event: 'mqtt plant/mixer {"mix": "{m}", "slump_mm": {s}, "truck": "{tr}", "m3": {v}}',
    slots: { m: 'C25, C30-37, screed', s: '20..60 / 110..190', tr: 'T-14, Scania-2, T-9', v: '2..9', a: '2..20', b: '21..40' },
    steps: `
      @s gpio_write pin={a} value=1 // failed "the slump is {s} mm" | Add water | Slump under 80 mm: water valve {a} to 1. Wet enough: fail.
      gpio_write pin={b} value=1 | Aggregate gate | Gate {b} opens with air, air comes with a 1. Open.
      gpio_read pin={b} | Gate? | Pin {b}, what's its level?
      file_write path=plant/{tr}.txt content="{m} {v} m3" append=true | Delivery note | Append "{m} {v} m3" to plant/{tr}.txt.
      sop_execute name=wash-drum payload="{tr}" | Wash | Start the procedure wash-drum, payload {tr}.
      pushover title="{m}" message="{tr} is loaded, {v} m3" | Loaded | Push. Title: {m}. Message: {tr} is loaded, {v} m3
      memory_recall query="{m} slump" limit=6 | Past slumps | Search the notes for "{m} slump", limit 6.
      mqtt_publish topic=gate/{tr}/open payload="{\\"m3\\":{v}}" | Gate | Publish {"m3":{v}} on gate/TRUCK/open; TRUCK is the truck of the message.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the last salt test | memory_recall → pan {p}: {b} °Bé on {d}', 'Look at the sluice | gpio_read → pin {sl}: 1'],
    slots: { p: 'P4, east, P12', b: '9..17 / 25..29', d: '=Monday, 3 May, Friday', sl: '2..14', a: '15..28', c: '29..40' },
    steps: `
      gpio_write pin={sl} value=0 | Sluice down | The sluice pin of step {step2} to 0.
      @b failed "the brine is at {b} °Bé" // gpio_write pin={a} value=1 | Rake | Rake motor {a} starts from 24 °Bé. Weaker brine: fail.
      gpio_write pin={c} value=1 | Feed pump | Start the sea-water pump. Output {c}.
      @b failed "the brine is at {b} °Bé" // notify message="Pan {p} is ready to rake" | Ready | At 24 °Bé or more: notification "Pan {p} is ready to rake". Less: fail.
      memory_store key=pan-{p} content="tested again, {b}" | New note | Key: pan-{p}. Content: tested again, {b}
      send_message channel=signal to=rakers text="It was {b} °Bé on {d}" | Rakers | Signal to rakers: "It was {b} °Bé on {d}"
      file_read path=salt/tides.txt from_line=100 lines=12 | Tides | salt/tides.txt, 12 lines beginning with line 100.
      mqtt_publish topic=salt/{p}/flag payload=raise | Flag | Publish raise on salt/PAN/flag. PAN is what step {step1} found.
    `,
  },
  {
    language: 'en',
    event: 'webhook /set/scene {"scene": "{s}", "take": {t}, "location": "{loc}", "rain": {r}}',
    slots: { s: '14B, 7, 22A', t: '2..19', loc: 'rooftop, alley, kitchen', r: 'false / true', a: '2..20', b: '21..40' },
    steps: `
      @r failed "it is not raining" // gpio_write pin={a} value=0 | Rain machine off | If it really rains, the rain machine ({a}) goes off. Dry: fail.
      gpio_write pin={b} value=1 | Slate light | Give {b} a high for the slate light.
      @r memory_store key=next-shot content="{s} outside" // failed "it is raining" | Outside | No rain: key next-shot, content "{s} outside". Rain: fail.
      notify title="Scene {s}" message="Quiet, we're rolling" | Quiet | Title "Scene {s}", message "Quiet, we're rolling"
      mqtt_publish topic=set/{loc}/light payload=off | Light | Send off to set/LOCATION/light. The location is the webhook's.
      file_write path=takes/{s}.txt content="take {t}" append=true | Takes | Append "take {t}" to takes/{s}.txt.
      file_list path=takes | Which takes | List takes.
      http_request url=http://slate.local/next method=POST | Next | POST http://slate.local/next
    `,
  },
  {
    language: 'en',
    slots: { bag: 'AB-1180, O-4471, B-77', site: 'St Anne, North Clinic, Field Unit 3', a: '2..20', b: '21..40', run: 'run-31, r-8, bb-19', id: 'c-8, mix-2, temp9' },
    steps: `
      gpio_write pin={a} value=1 | Agitator | The agitator must not stand still: {a} on.
      gpio_write pin={b} value=0 | Hatch heater | Hatch heater, {b}, no longer needed.
      gpio_read pin={a} | Agitator? | Read back the agitator, pin {a}.
      memory_store key="{bag}" content="promised to {site}" | Promised | Key: {bag}. Content: promised to {site}
      send_message channel=email to="{site}" text="Bag {bag} can't leave before noon" | Site | Email {site}: "Bag {bag} can't leave before noon"
      sop_cancel run_id={run} reason="bag recalled" | Cancel | Cancel run {run}. Reason: bag recalled
      cron_remove id={id} | Plan | The plan {id} isn't needed, remove it.
      failed "no tool can stick on a label" | Label | Stick the red label on bag {bag}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pizza/order {"order": {o}, "pizza": "{p}", "minutes": {m}, "rider": "{ri}"}',
    slots: { o: '101..999', p: 'Margherita, Diavola, Funghi', m: '4..18', ri: 'Kofi, Elena, Sam / ∅', a: '2..20', b: '21..40' },
    steps: `
      @ri send_message channel=telegram to={ri} text="Order {o} is hot" // failed "no rider is given" | Rider | Telegram the rider: "Order {o} is hot". No rider given, fail.
      @ri mqtt_publish topic=riders/{ri}/job payload="{o}" // failed "no rider is given" | Job | Publish the order number on riders/RIDER/job with the rider of the order; without one, fail.
      gpio_write pin={a} value=1 | Oven belt | Oven belt, pin {a}: go.
      gpio_write pin={b} value=0 | Window sign | OPEN sign on {b}: out. We have enough orders.
      notify title="Order {o}" message="{p}, {m} minutes" | Kitchen | Title "Order {o}", message "{p}, {m} minutes"
      memory_store key=order-{o} content="{p}" | Order | Key: order-{o}. Content: {p}
      memory_forget key=order-100 | Old order | Delete the note order-100.
      file_search query="{p}" path=recipes | Recipe | Where in recipes is {p}? Search.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cold/room/{r} {"room": "{r}", "c": {t}, "door_open_min": {d}, "defrost_pin": {p}}',
    slots: { r: 'C2, C9, dock', t: '-24..-17 / -9..-3', d: '0..14', p: '4..20', a: '21..30', b: '31..40' },
    steps: `
      @t pushover title="Room {r}" message="It's {t} °C" // failed "it has {t} °C" | Too warm | Warmer than -12 °C: push "It's {t} °C", title "Room {r}". Colder: fail.
      @t gpio_write pin={p} value=1 // failed "it has {t} °C" | Defrost | Defrost pin of the message on, unless it's warmer than -12 °C; then fail.
      gpio_write pin={a} value=1 | Door alarm | Door alarm is {a}, low-active. Silence it.
      gpio_write pin={b} value=1 | Strip light | Strip light at D{b}, on for the pickers.
      mqtt_publish topic=cold/{r}/door payload="{d}" | Door minutes | Publish the minutes the door has been open on cold/ROOM/door, room as reported.
      file_write path=cold/{r}.csv content="{t};{d}" append=true | CSV | Append temperature;minutes to cold/{r}.csv.
      memory_recall query="compressor {r}" | Compressor | Notes about "compressor {r}".
      http_request url=http://cold.local/{r}/reset | Reset | Fetch http://cold.local/{r}/reset
    `,
  },
  {
    language: 'en',
    slots: { k: 'K-118, safe 9, MB-4', cu: 'Mrs Tran, the school, Leo', pay: '=on, open, ready', a: '2..20', b: '21..40', n: '3..19' },
    steps: `
      gpio_write pin={a} value=0 | Grinder | Key grinder, GPIO{a}, off. Dust everywhere.
      gpio_write pin={b} value=1 | Show window | Show window lit: {b} = HIGH.
      mqtt_publish topic=shop/sign payload={pay} | Sign | Publish the word {pay} to shop/sign.
      memory_store key="{k}" content="{cu}'s spare, don't copy" | Spare | Key: {k}. Content: {cu}'s spare, don't copy
      memory_recall query="{k}" limit={n} | Find {k} | Search the notes: {k}. Limit {n}.
      send_message channel=sms to="{cu}" text="Your key's cut" | Key's cut | SMS to {cu}: "Your key's cut"
      file_read path=keys/blanks.txt lines={n} | Blanks | Read {n} lines of keys/blanks.txt.
      cron_add schedule="0 18 * * 5" action=message text="Order blanks" | Blanks on Friday | Plan the message "Order blanks", schedule 0 18 * * 5.
    `,
  },
  {
    language: 'en',
    event: 'mqtt paddy/{f} {"field": "{f}", "water_cm": {w}, "gate": {g}, "pump": {pu}}',
    slots: { f: 'P3, lower, P8', w: '0..2 / 9..14', g: '4..20', pu: '21..40' },
    steps: `
      @w gpio_write pin={pu} value=1 // gpio_write pin={pu} value=0 | Pump | Less than 5 cm: pump of the message on. More: off.
      @w failed "the water is {w} cm" // gpio_write pin={g} value=1 | Let water out | More than 5 cm: gate of the message up (1). Less: fail.
      gpio_read pin={g} | Gate | Read the gate's pin.
      @w send_message channel=sms to=farmer text="Field {f} is dry" // failed "the water is {w} cm" | Farmer | Less than 5 cm: SMS to farmer, "Field {f} is dry". More: fail.
      mqtt_publish topic=paddy/{f}/level payload="{w}" | Level | Topic paddy/FIELD/level, payload: the centimetres.
      memory_store key=water-{f} content="{w} cm" | Note | Key: water-{f}. Content: {w} cm
      file_write path=paddy/{f}.txt content="{w}" | File | paddy/{f}.txt shall hold the centimetres only.
      sop_execute name=irrigate-{f} | Irrigate | Start irrigate-{f}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tram/stop {"stop": "{s}", "line": {l}, "delay_min": {d}}',
    slots: { s: 'Market, Oak-Hill, Depot', l: '1..19', d: '0..2 / 7..25', a: '2..20', b: '21..40' },
    steps: `
      @d failed "the delay is {d} minutes" // mqtt_publish topic=tram/{s}/board payload="Line {l}: {d} min late" | Board | Delay over 5: publish "Line {l}: {d} min late" on tram/STOP/board, stop of the webhook. Else fail.
      @d memory_forget key=delay-{l} // memory_store key=delay-{l} content="{d} min" | Delay note | Over 5 minutes: key delay-{l}, content "{d} min". Otherwise delete that note.
      gpio_write pin={a} value=1 | Shelter light | Shelter light: {a} on.
      gpio_write pin={b} value=1 | Point heater | Point heater, normally closed relay {b}: 1 interrupts it. No heating in July.
      gpio_write pin={b} value=0 | Heat the points | Point heater, normally closed relay {b}: 1 interrupts it. Heat.
      notify message="Line {l} at {s}" title="Tram" | Desk | Titled "Tram", message "Line {l} at {s}".
      file_search query="stop {s}" | Files | Search for "stop {s}" in the files.
      sop_status | Runs | What is the state of the active runs?
    `,
  },
  {
    language: 'en',
    event: 'mqtt met/station {"station": "{s}", "hpa": {h}, "gust": {g}, "heater": {he}}',
    slots: { s: 'Fell-2, airfield, M7', h: '961..1034', g: '3..12 / 24..41', he: '2..20', b: '21..40' },
    steps: `
      gpio_write pin={he} value=1 | Heat the gauge | Heater pin in the message: on, sleet is coming.
      @g gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Mast | Mast winch brake on {b}, 1 keeps the mast up. Gusts over 20: let it come down; under 20 keep it up.
      mqtt_publish topic=met/{s}/qnh payload="{h}" | Pressure | Publish the pressure on met/STATION/qnh. Station and pressure are in the message.
      @g failed "the gusts are {g}" // pushover message="Gusts of {g} at {s}" | Gusts | Over 20: push "Gusts of {g} at {s}". Otherwise fail.
      memory_store key=qnh content="{h} hPa" | QNH | Key: qnh. Content: {h} hPa
      file_write path=met/{s}.csv content="{h},{g}" append=true | Line | Append pressure,gust to met/{s}.csv.
      http_request url=http://sky.local/upload method=PUT body="{h}" | Upload | PUT the pressure to http://sky.local/upload
      cron_list | Plans | List the plans.
    `,
  },
  {
    language: 'en',
    slots: { toy: 'teddy, robot, kite', n: '20..900', a: '2..13', b: '14..26', c: '27..40', lead: 'Bruno, shift B, Wanda' },
    steps: `
      gpio_write pin={a} value=1 | Stuffing | The stuffing blower hangs on {a}; start it up.
      gpio_write pin={b} value=0 | Glue gun | Glue gun cold, please: {b} off.
      gpio_write pin={c} value=1 | Siren | Normally closed contact: without current in {c} the siren sounds. Silence.
      memory_store key={toy} content="{n} packed" | Packed | Key: {toy}. Content: {n} packed
      mqtt_publish topic=toys/line payload="{\\"toy\\":\\"{toy}\\",\\"n\\":{n}}" | Count | Publish {"toy":"{toy}","n":{n}} on toys/line
      send_message channel=teams to="{lead}" text="The {toy}'s eyes are loose" | Eyes | Teams, to {lead}: "The {toy}'s eyes are loose"
      file_write path=toys/today.txt content="{toy} {n}" | Today | Overwrite toys/today.txt with: {toy} {n}
      sop_list | Procedures | List the procedures.
    `,
  },
  {
    language: 'en',
    event: 'mqtt clinic/waiting {"room": "{r}", "waiting": {n}, "doctor": "{doc}"}',
    slots: { r: 'R1, R6, blue', n: '0..3 / 9..22', doc: 'Dr Moss, Dr Adler, Dr Quist', a: '2..20', b: '21..40' },
    steps: `
      @n failed "only {n} are waiting" // send_message channel=sms to="{doc}" text="{n} people are waiting" | Doctor | More than 5 waiting: SMS to the doctor, "{n} people are waiting". Fewer: fail.
      @n gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Second desk | Sign "second desk" on {a} lit with more than 5 waiting, dark with fewer.
      gpio_write pin={b} value=1 | Air | Air purifier, {b}. Let it hum.
      gpio_write pin={b} value=0 | Air off | Air purifier, {b}. Too loud, off.
      mqtt_publish topic=clinic/{r}/call payload=next | Call | Publish next on clinic/ROOM/call, with the room of the message.
      notify title="{doc}" message="It's your turn in {r}" | Screen | Title: the doctor. Message: "It's your turn in {r}"
      memory_recall query="{doc} absent" | Absent? | Search the notes for "{doc} absent".
      file_read path=clinic/hours.txt | Hours | Show clinic/hours.txt.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { v: 'Anna, R-14, tug 3', b: '2..20', c: '21..40', key: 'draft, ballast, fuel-log', t: '5..90' },
    steps: `
      gpio_write pin={b} value=1 | Bilge pump | Bilge pump, {b}. Suck it dry.
      gpio_write pin={c} value=0 | Anchor light | Day again: anchor light {c} out.
      gpio_read pin={b} | Bilge pump? | State of {b}?
      memory_store key={key} content="{v}: {t} cm, it's rising" | {key} | Key: {key}. Content: {v}: {t} cm, it's rising
      memory_forget key={key}-old | Old value | Drop {key}-old from the notes.
      pushover title="{v}" message="Don't cast off yet" | Wait | Title {v}; message "Don't cast off yet".
      send_message channel=radio to=harbour text="{v} asks for a pilot" | Pilot | Radio, to harbour: "{v} asks for a pilot"
      cron_add schedule="2026-12-24T18:00" action=message text="Merry Christmas, crew" | Christmas | Plan the message "Merry Christmas, crew" for 2026-12-24T18:00.
    `,
  },
  {
    language: 'en',
    event: 'webhook /backup/done {"host": "{h}", "status": "{st}", "gb": {g}, "job": "{j}"}',
    slots: { h: 'nas2, mail01, vault', st: '=complete, ok / failed, aborted', g: '4..880', j: 'J-31, nightly, full-7', a: '2..20', b: '21..40' },
    steps: `
      @st notify title="Backup" message="Last night's backup is complete" // failed "the backup is {st}" | Complete | Backup ok or complete: title "Backup", message "Last night's backup is complete". Anything else: fail.
      @st failed "the backup is {st}" // sop_execute name=retry-backup payload="{h}" | Retry | Failed or aborted: start retry-backup with the host as payload. Otherwise fail.
      @st gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Red lamp | Red lamp {a}: lit for a failed or aborted backup, dark for a good one.
      gpio_write pin={b} value=1 | Tape drive | Tape drive gets its power from {b}. Power it.
      memory_store key=backup-{h} content="{g} GB" | Size | Key: backup-{h}. Content: {g} GB
      mqtt_publish topic=it/{h}/backup payload={j} | Job | Publish the job on it/HOST/backup, HOST being the one that reported.
      file_write path=it/backup.log content="{h} {st}" append=true | Log | Append to it/backup.log: host, blank, status.
      file_search query="{j}" path=it | Job | Look for the job's name in the folder it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chapel/crypt {"sensor": "{s}", "rh": {rh}, "visitors": {v}}',
    slots: { s: 'crypt, apse, tomb-4', rh: '38..52 / 74..93', v: '0..60', a: '2..20', b: '21..40' },
    steps: `
      @rh failed "the humidity is {rh} %" // gpio_write pin={a} value=1 | Dry the air | Humidity over 65 %: dehumidifier on, D{a}. Otherwise fail.
      gpio_write pin={b} value=1 | Candles | Electric candles, {b}: let them glow.
      gpio_read pin={a} | Dehumidifier? | Read D{a}.
      @rh memory_store key=dry content="{s} {rh} %" // failed "the humidity is {rh} %" | Dry | 65 % or less: key dry, content "{s} {rh} %". More: fail.
      mqtt_publish topic=chapel/{s}/visitors payload="{v}" | Visitors | Publish the number of visitors on chapel/SENSOR/visitors, SENSOR from the message.
      send_message channel=email to=verger@chapel.example text="The {s} isn't dry" | Verger | Email verger@chapel.example: "The {s} isn't dry"
      file_list path=chapel/photos | Photos | List chapel/photos.
      cron_remove id=tour-{v} | Tour | Remove the plan tour-{v}.
    `,
  },
];
