import type { Scene } from '../../scene';

/** Manuals of various small sites, part 9: neighbours that differ in one word, values named by other words. */
export const manuals9: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt fishfarm/feed {"cage": "{cg}", "feed_kg": {fk}, "pellet": "{pl}", "lice_count": {li}, "boat": "{bo}", "diver": "{di}", "feeder": {"board": "{b1}", "pin": {p1}}, "camera_light": {"board": "{b2}", "pin": {p2}}}',
    slots: { cg: 'N-03, S-11, X2', fk: '40..980', pl: '=BioMar 6.5 mm, EWOS 4.5/HE', li: '0.05..0.31 / 0.62..2.40', bo: 'Havbris, Nora II', di: 'Oddvar, Saga', b1: 'feed-io, cage-esp1', b2: 'cam-io, cage-esp2', p1: '0..14', p2: '15..30' },
    steps: `
      gpio_write pin={p1} value=0 board={b1} | Stop feeding | The fish have had enough. Feeder off, on the board it belongs to.
      gpio_write pin={p2} value=1 board={b2} | Light | The diver goes in. Light of the camera on, on the board it belongs to.
      @li failed "{li} lice per fish" // send_message channel=email to=lice@authority.example text="{cg}: {li}" | Report | From 0.5 lice per fish on we have to e-mail lice@authority.example: cage, colon, count. Below that nothing is reported; fail.
      send_message channel=vhf to="{bo}" text="Bring {pl}" | Boat | Call the boat (vhf) to bring more of the feed in use: Bring PELLET
      send_message channel=vhf to={di} text="Check {cg}" | Diver | Tell the one who dives (vhf): Check CAGE
      memory_store key="{pl}" content="{fk} kg" | Usage | How much was fed is kept under the kind of pellet, with a blank and kg.
      file_write path=feed/{cg}.csv content="{fk}" append=true | Feed list | Add the kilos (bare) to feed/CAGE.csv.
      file_write path=feed/{cg}.csv content="{fk}" | Feed list, anew | Begin feed/CAGE.csv afresh with the kilos (bare).
    `,
  },
  {
    language: 'en',
    earlier: ['Ask what is planned | cron_list → {a} 0 8 * * * air the hall\n{b} 0 20 * * * air the hall\n{c} 0 8 * * 6 wash the cars', 'Ask what runs | sop_status → {d}: wash the cars, step 2 of 3', 'Ask the notes | memory_recall → {k}: cars are washed by {w}'],
    slots: { a: 'p-11, air-1', b: 'p-12, air-2', c: 'p-13, car-1', d: 'run-771, w-0042', k: 'car-wash, wash.rota', w: 'Ferdinand, Aisha' },
    steps: `
      cron_remove id={c} | Plan | The cars are no longer washed. Remove the plan for it.
      sop_cancel run_id={d} reason="cars are sold" | Run | The cars are no longer washed. Cancel the run for it: "cars are sold"
      memory_forget key={k} | Note | The cars are no longer washed. Delete the note about it.
      cron_remove id={b} | Evening | Airing in the evening is superfluous. Remove that plan.
      cron_remove id={a} | Morning | Airing in the morning is superfluous. Remove that plan.
      send_message channel=sms to={w} text="No car wash any more" | Tell | sms to whoever washes the cars: "No car wash any more"
      sop_status run_id={d} | Where is it? | In which step is the run of step {step2} now?
      sop_list | Procedures | What procedures have we got?
      cron_list | Plans | What plans have we got now?
    `,
  },
  {
    language: 'en',
    event: 'webhook /rent/checkin {"unit": "{un}", "tenant": "{te}", "tenant_mail": "{tm}", "agent": "{ag}", "agent_mail": "{am}", "meter_heat": "{mh}", "meter_water": "{mw}", "keys": {ky}, "boiler_pin": {bp}, "water_pin": {wp}}',
    slots: { un: 'Top 4, Unit 12B, DG links', te: 'M. Oyelowo, Fam. Steiner', tm: 'mo@renter.example, steiner@post.example', ag: 'Ms. Pirker, J. Alves', am: 'pirker@immo.example, alves@keys.example', mh: '=4471.882, 0093.417', mw: '=118.04, 77.90', ky: '2..6', bp: '2..20', wp: '21..39' },
    steps: `
      send_message channel=email to={tm} text="Welcome to {un}!" | New people | E-mail those who move in: "Welcome to UNIT!", with their unit in it
      send_message channel=email to={am} text="{ky} keys handed over" | Agency | E-mail the agency how many "keys handed over", number first
      memory_store key="heat {un}" content="{mh}" | Heat | The reading of the heat meter, digit by digit, is stored under heat, blank, unit.
      memory_store key="water {un}" content="{mw}" | Water | The reading of the water meter, digit by digit, is stored under water, blank, unit.
      gpio_write pin={bp} value=1 | Warm | They shall have it warm: start the boiler.
      gpio_write pin={wp} value=1 | Water on | They shall have water: open its valve.
      file_write path="units/{un}.txt" content="{te}" | Sign | The file units/UNIT.txt names who lives there. The former name is overwritten.
      file_write path="units/{un}.txt" content="{te}" append=true | History | The file units/UNIT.txt lists everybody who has lived there. Add those who move in.
      notify message="{ag}: {ky} keys" | Office | Notify: the agent's name, colon, how many keys
    `,
  },
  {
    language: 'en',
    event: 'peripheral rs485 ID={id} KWH={kw} PF={pf} RELAY={rl} T={t}',
    slots: { id: 'EM24-017, EM24-203, SDM630/4', kw: '10012.4..88420.9', pf: '0.61..0.84 / 0.92..0.99', rl: '2..39', t: '24..61' },
    steps: `
      @pf gpio_write pin={rl} value=1 // failed "the power factor is {pf}" | Capacitors | A power factor below 0.9 calls for the capacitors: put the relay named in the line to 1. From 0.9 upwards it doesn't; fail.
      gpio_write pin={rl} value=0 | Capacitors out | Put the relay named in the line to 0.
      memory_store key="{id}" content="{kw}" | Reading | The reading (what follows KWH=) is kept under the meter's id.
      mqtt_publish topic=meters/raw payload="ID={id} KWH={kw} PF={pf} RELAY={rl} T={t}" | Raw line | Publish the line as received on meters/raw.
      mqtt_publish topic=meters/pf payload="{pf}" | Factor | Publish just the power factor on meters/pf.
      file_write path=meters.txt content="{id} {kw}" append=true | List | meters.txt is extended by id, blank, reading.
      memory_recall query="{id}" | Notes | Search the notes for the meter.
      memory_recall query="{id}" limit=6 | Six notes | Search the notes for the meter; six is the limit.
      notify message="{t} °C" title="{id}" | Warm? | Title is the meter; the message its temperature, blank, °C
    `,
  },
  {
    language: 'en',
    event: 'manual - {"asked_by": "{wh}", "channel": "{ch}", "machine": "{ma}", "remark": "{re}", "not_before": "{nb}", "zone": "{zo}"}',
    slots: { wh: 'Piotr Z., Mrs. Amadi, night shift', ch: 'telegram, teams, threema', ma: 'press 4, oven B, saw 11', re: '=smells odd; please check!, blade dull (2nd time), do not start before 6', nb: '=2027-02-01T06:00, 2027-02-03T14:30', zo: '=Europe/Prague, Africa/Lagos, Asia/Tokyo' },
    steps: `
      cron_add schedule={nb} action=procedure text=inspect timezone={zo} | Inspect | The procedure inspect is planned once for the earliest moment that was given, in the zone that was given.
      cron_add schedule={nb} action=procedure text=inspect | Inspect, local | The procedure inspect is planned once for the earliest moment that was given. No zone.
      cron_add schedule={nb} action=message text="{ma}: {re}" | Message | The machine, a colon and the remark as worded are planned as a message for the earliest moment that was given.
      cron_add schedule={nb} action=message text="{ma}: {re}" delivery={"channel":"{ch}","to":"{wh}"} | Message back | The machine, a colon and the remark as worded are planned as a message for the earliest moment that was given, delivered to whoever asked, on their channel.
      cron_add schedule={nb} action=message text="{ma}: {re}" name="{ma}" | Message with a name | The machine, a colon and the remark as worded are planned as a message for the earliest moment that was given. The plan is named after the machine.
      cron_add schedule={nb} action=prompt text="Is {ma} running?" | Prompt | For the earliest moment that was given, plan the prompt "Is … running?" with the machine in the gap.
      send_message channel={ch} to="{wh}" text="It is planned." | Answer | Whoever asked reads "It is planned." on their channel.
      send_message channel={ch} text="{re}" | All | The remark as worded goes to the channel that was used, without a recipient.
      sop_execute name=inspect payload="{ma}" | At once | Don't wait: start inspect at once with the machine.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/rink {"surface": "{su}", "ice_c": {ic}, "resurfacer": "{rs}", "driver": "{dr}", "club": "{cl}", "club_contact": "{cc}", "brine_a": {ba}, "brine_b": {bb}, "lights_low": {ll}, "lights_full": {lf}}',
    slots: { su: 'Rink 1, Curling 4', ic: '-7.5..-4.5 / -3.1..-1.2', rs: 'Zam 445, WM Evo', dr: 'Kjell, Monique', cl: 'EC Blades, Ladies U18', cc: 'blades@ice.example, u18@ice.example', ba: '2..10', bb: '11..19', ll: '20..29', lf: '30..39' },
    steps: `
      @ic failed "the ice is at {ic} °C" // gpio_write pin={ba} value=1 | First pump | Ice warmer than -4 °C: start brine pump A. Ice that is colder needs no pump; fail then.
      gpio_write pin={bb} value=0 | Second pump | Stop brine pump B, whatever A does.
      gpio_write pin={lf} value=1 | Match | A match is on: full lights.
      gpio_write pin={ll} value=1 | Public skating | The public is coming: low lights on.
      send_message channel=email to={cc} text="{su} is closed today" | Club | Write to the club's contact by email which surface "is closed today".
      send_message channel=radio to={dr} text="{rs} to {su}" | Driver | Radio the driver: the resurfacer, "to", the surface
      memory_store key="{su}" content="{cl}" | Who plays | Keep under the surface who plays there.
      file_write path=ice.log content="{su} {ic}" append=true | Log | ice.log is extended: surface, blank, temperature
    `,
  },
  {
    language: 'en',
    slots: { p1: 'conf/zones.d/40-east (draft).ini, conf/zones.d/50-west~1.ini', p2: 'conf/zones.d/40-east.ini, conf/zones.d/50-west.ini', q: 'min_flow=0.35, relay[7].inv, #TODO kh', n: '5..60', l: '61..300', co: '=timeout = 30 ; was 15, [zone.7], enabled: no' },
    steps: `
      file_read path="{p1}" | Draft | Two files: "{p1}" is the draft, "{p2}" is in use. Read the draft.
      file_read path="{p2}" lines={n} | Start of the used one | Two files: "{p1}" is the draft, "{p2}" is in use. Read {n} lines of the used one.
      file_read path="{p2}" from_line={l} | Rest of the used one | Two files: "{p1}" is the draft, "{p2}" is in use. Read the used one from line {l}.
      file_read path="{p1}" from_line={l} lines={n} | Middle of the draft | Two files: "{p1}" is the draft, "{p2}" is in use. Read {n} lines of the draft, the first being line {l}.
      file_write path="{p1}" content="{co}" append=true | Extend the draft | Two files: "{p1}" is the draft, "{p2}" is in use. Add the line "{co}" to the draft.
      file_write path="{p1}" content="{co}" | Empty the draft | Two files: "{p1}" is the draft, "{p2}" is in use. The draft shall have one line and no other: "{co}"
      file_search query="{q}" path=conf/zones.d | Where is it set? | Search "{q}" in conf/zones.d.
      file_search query="{q}" | Where at all? | Search "{q}" in the whole workspace.
      file_list path=conf/zones.d | Zones | Show what conf/zones.d contains.
      file_list | All | Show what the workspace contains.
    `,
  },
  {
    language: 'en',
    event: 'webhook /air/school {"room": "{ro}", "co2": {co}, "window_motor": {wm}, "blind_motor": {bm}, "teacher": "{te}", "caretaker": "{ca}", "ampel_topic": "{at}", "sensor_url": "{su}", "key": "{ky}"}',
    slots: { ro: 'R 1.03, Physics, K12', co: '420..890 / 1450..3200', wm: '2..20', bm: '21..39', te: 'Mr. Quist, Fr. Demir', ca: 'Hausmeister Ott, Lenny', at: 'air/k12/led, school/ph/ampel', su: '=http://10.8.1.15/v2?u=co2&r=1, http://10.8.1.77/v2?u=co2', ky: 'aQ-71.x, zz_09-K' },
    steps: `
      @co mqtt_publish topic={at} payload="green" // mqtt_publish topic={at} payload="red" | Traffic light | Up to 1000 ppm "green", above "red". Publish it to the topic of the traffic light.
      @co failed "{co} ppm is good air" // gpio_write pin={wm} value=1 | Window | Open the window by its motor (1) if it's more than 1000 ppm. In good air the step is failed.
      gpio_write pin={bm} value=0 | Blind | The blind up: its motor to 0. The window doesn't matter.
      http_request url={su} | Sensor | Fetch the sensor's URL.
      http_request url={su} headers={"X-Key":"{ky}"} | Sensor with key | Fetch the sensor's URL with the header X-Key and the key of the message.
      http_request url={su} method=DELETE headers={"X-Key":"{ky}"} | Reset the sensor | DELETE the sensor's URL with the header X-Key and the key of the message.
      send_message channel=teams to="{te}" text="Please open a window" | Teacher | Teams, to who teaches there: "Please open a window"
      send_message channel=teams to="{ca}" text="{ro}: motor stuck" | Caretaker | Teams, to the one who looks after the building: room, colon, "motor stuck"
      memory_store key="{ro}" content="{co} ppm" | Note | Under the room: how much, blank, ppm
    `,
  },
  {
    language: 'en',
    event: 'peripheral {p} {"pin": {p}, "board": "{bd}", "thing": "{th}", "room": "{ro}", "also": {"board": "{ob}", "pin": {op}}}',
    slots: { p: '2..12', bd: 'lab-pico, esp-kitchen', th: 'kettle switch, float 2, panic strip', ro: 'galley, wash bay', ob: 'aux-pico, esp-yard', op: '13..25', x: '26..39' },
    steps: `
      gpio_read pin={op} board={ob} | The other one | Read the other pin that is given, on the other board.
      gpio_read pin={p} board={bd} | The same one | Read the pin that reported, on the reporting board.
      gpio_write pin={op} value=1 board={ob} | Set the other one | Set the other pin that is given to 1, on the other board.
      gpio_write pin={x} value=0 board={bd} | {x} off | Pin {x} of the reporting board to 0.
      gpio_write pin={x} value=0 board={ob} | {x} off there | Pin {x} of the other board to 0.
      board_info board={ob} | Other board | Ask for the other board.
      board_info board={bd} | Reporting board | Ask for the reporting board.
      notify message="{th}" title="{ro}" | Show with title | Notify what it was; the room is the title.
      notify message="{th} in {ro}" | Show without title | Notify what it was, "in", the room; no title.
    `,
  },
  {
    language: 'en',
    earlier: ['Take the sample | peelbot_sample → bottle {bt}, {ml} ml, turbidity {tu} NTU', 'Book the lab | http_request → 201 order {od}, pick-up {pu}, courier {co}', 'Start the log | sop_execute → run {ru} started'],
    slots: { bt: 'WB-0417/a, WB-0093/c', ml: '250..1000', tu: '0.1..0.6 / 2.2..9.9', od: '7f9c2ba4-e88f-4a27-8d61-0b3a9e45c7d2, 2e7d2c03-a950-4ae2-95ec-f5b5356885a5', pu: '=2027-08-02T10:15, 2027-08-03T15:00', co: 'Dagny, van 6', ru: 'log-0081, s4-2201' },
    tools: ['peelbot_sample(): Take a sample', 'peelbot_rinse(seconds: int): Rinse the sampler', 'peelbot_park(): Park the sampler'],
    steps: `
      http_request url=https://lab.example/orders/{od} | Order | Fetch https://lab.example/orders/ and the order.
      http_request url=https://lab.example/orders/{od} method=DELETE | Cancel the order | DELETE https://lab.example/orders/ and the order.
      sop_cancel run_id={ru} reason="bottle {bt} broke" | Cancel the log | Cancel the run of the log. The reason: "bottle … broke", with its number in the gap
      @tu failed "{tu} NTU is clear" // peelbot_rinse seconds=90 | Rinse | Above 1 NTU rinse for 90 seconds. Clearer than that needs no rinsing: fail.
      peelbot_park | Park | Park the sampler.
      cron_add schedule={pu} action=message text="Courier for {bt}" | Pick-up | At the time of the pick-up a message, once: "Courier for" and the bottle
      cron_add schedule={pu} action=message text="Please ring twice" delivery={"channel":"sms","to":"{co}"} | Courier | At the time of the pick-up the courier gets the message "Please ring twice" by sms. Plan it.
      memory_store key="{bt}" content="{od}" | Order note | Store the order in full under the bottle.
      file_write path=water/turb.csv content="{bt};{tu}" append=true | Row | water/turb.csv, appended: bottle;turbidity
    `,
  },
  {
    language: 'en',
    event: 'webhook /fence/alert {"segment": "{sg}", "volts": {vo}, "energiser": "{en}", "farmer": "{fa}", "neighbour": "{ne}", "neighbour_tel": "{nt}", "herd": "{he}", "energiser_pin": {ep}, "gate_pin": {gp}, "cam": "{ca}"}',
    slots: { sg: 'W7-W9, creek side, top field', vo: '900..2400 / 4800..8200', en: 'Gallagher M1500, AKO 15 J', fa: 'Deirdre, Amadou', ne: 'Mr. Pugh, Familie Jost / ∅, unknown', nt: '=07700 900 404, 0041 79 555 01', he: '=14 heifers, 31 ewes & lambs, the bull', ep: '2..20', gp: '21..39', ca: '=http://fc.lan/7.jpg?k=a%2Fb, http://fc.lan/2.jpg' },
    steps: `
      @vo sop_execute name=walk-fence payload="{sg}" // failed "{vo} V is enough" | Walk | Under 3000 V somebody must walk along it: start walk-fence with the segment. With 3000 V and more nobody must; fail.
      @ne memory_store key="next to {sg}" content="{ne}" // failed "the neighbour is not known" | Neighbour's name | Store the neighbour's name under "next to" and the segment. If it is missing or unknown, fail.
      send_message channel=sms to="{nt}" text="Have you seen {he}?" | Neighbour's phone | sms to the neighbour's phone: Have you seen HERD?
      send_message channel=signal to={fa} text="{vo} V at {sg}" | Farmer | Signal, to whose fence it is (the farmer): volts, "V at", segment
      gpio_write pin={ep} value=0 | Dead | Before anyone touches the wire, the energiser is off.
      gpio_write pin={gp} value=0 | Gate | The gate is shut with a 0; the energiser runs on.
      http_request url={ca} | Look | Fetch the picture of the camera.
      pushover message="{ca}" | Push | Push the address of the picture without a title.
      pushover message="{ca}" title="{sg}" | Push with title | Push the address of the picture; the segment is the title.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lib/rf {"gate": "{ga}", "item": "{it}", "epc": "{ep}", "reader_id": "{ri}", "borrowed": {bo}, "alarm_pin": {al}, "camera_pin": {ca}, "librarian": "{li}"}',
    slots: { ga: 'North gate, Exit 2', it: '=Atlas (oversize), DVD Metropolis, Vol. 3/II', ep: 'E2 80 11 60 60 00 02 05, E2 00 34 12 01 3B FE 00', ri: 'RD-09, RD-14', bo: '=true / false', al: '2..20', ca: '21..39', li: 'Eun-ji, Mr. Falk' },
    steps: `
      @bo failed "it is borrowed" // gpio_write pin={al} value=1 | Alarm | An item which is not borrowed sets off the alarm (1). If it is borrowed, all is well and the step fails.
      @bo memory_store key="{ep}" content="out" // memory_store key="{ep}" content="missing" | State | Under the EPC, blanks included: "out" if it is borrowed, "missing" if not.
      gpio_write pin={al} value=0 | Silence | Alarm to 0.
      gpio_read pin={ca} | Camera? | Is the camera on? Read its pin.
      send_message channel=teams to="{li}" text="{it} at {ga}" | Librarian | Teams to the librarian: item as written, "at", gate
      file_search query="{ep}" path=tags | Tag | Find the EPC in tags.
      mqtt_publish topic=lib/readers/{ri}/beep payload="3" | Beep | Publish 3 to lib/readers/READER/beep.
      file_write path=gates.txt content="{ga}: {it}" append=true | List | gates.txt, appended: gate, colon, item as written
    `,
  },
];
