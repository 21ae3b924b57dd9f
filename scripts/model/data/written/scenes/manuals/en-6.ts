import type { Scene } from '../../scene';

/** Manuals of plants, mines, utilities and building yards, part 6: long sentences, reasons, remarks. */
export const manuals6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt plant/{ln}/stop {"line": "{ln}", "cause": "{ca}", "order": "{or}", "operator": "{op}", "supervisor": "{su}", "maint": "{ma}", "minutes": {mi}, "stack_red": {sr}, "stack_green": {sg}}',
    slots: { ln: 'L3, Filler2, pack-b', ca: '=jam at infeed (sensor B7), no caps, E-204: servo?', or: '4500-11872, FA/27/0099', op: 'Marek, Denise', su: 'Mr. Rahimi, Frau Stolz', ma: 'Toni, Hyacinth', mi: '3..95', sr: '2..20', sg: '21..39' },
    steps: `
      gpio_write pin={sr} value=1 | Red | Because visitors tend to think that the line is only slow, the red element of the stack light has to be lit as long as it stands.
      gpio_write pin={sg} value=0 | Green | While the line stands, nobody wants to see green: put that element out.
      send_message channel=teams to={ma} text="{ln}: {ca}" | Maintenance | Maintenance (not the supervisor, who gets his own message) must know on teams which line it is and, after a colon, what caused the stop.
      send_message channel=teams to="{su}" text="{or} is {mi} min late" | Supervisor | The supervisor plans the lorries. Therefore he is to be told on teams that the order "is … min late", the order first and the minutes of the stop in the gap.
      memory_store key="stop {ln}" content="{ca}" | Cause | For the weekly meeting, the cause is to be kept under the word stop, a blank, and the line.
      file_write path=oee/{ln}.csv content="{or};{mi}" append=true | OEE | The file oee/LINE.csv must never be overwritten; a row with order and minutes, parted by a semicolon, is added to it.
      memory_recall query="{ca}" limit=4 | Has it happened before? | Before anyone starts guessing, look in the notes for the cause. Four notes, not more, or nobody reads them.
      sop_execute name=restart-line payload="{ln}" | Restart | When everything is clear, the procedure restart-line is started, and the only thing it wants to know is which line.
      failed "no tool can clear a jam" | Clear the jam | Open the hood and pull out the jammed cartons.
    `,
  },
  {
    language: 'en',
    event: 'webhook /mine/gas {"level": "{lv}", "ch4_pct": {c}, "co_ppm": {co}, "sensor": "{se}", "fan_board": "{fb}", "fan_pin": {fp}, "power_board": "{pb}", "power_pin": {pp}, "shift_boss": "{sb}", "rescue": "{rs}"}',
    slots: { lv: '-420 m, -615 m, Incline 4', c: '0.1..0.8 / 1.6..3.9', co: '2..28', se: 'MTS/4-17, GFG 2.201', fb: 'shaft-io-1, vent-plc', fp: '0..12', pb: 'sub-io-2, pwr-plc', pp: '13..25', sb: 'Boss Mbatha, J. Kowal', rs: 'Station Ost, Rescue 2' },
    steps: `
      @c failed "methane is at {c} %" // gpio_write pin={pp} value=0 board={pb} | Cut the power | From 1.5 % methane the law requires that the section loses its power (0, on the board of the power). As long as there is less, the power must not be cut and the step counts as failed.
      gpio_write pin={fp} value=1 board={fb} | Auxiliary fan | The fan is allowed at any time, so switch it on. Mind that it has a board of its own.
      gpio_read pin={pp} board={pb} | Is it dead? | Trust nothing: read back the output of the power, on its board.
      board_info board={fb} | Vent board | If in doubt whether the board of the fan is there at all, ask for it - just for that one.
      @c failed "only {c} %" // send_message channel=tetra to="{rs}" text="{c} % CH4 at {lv}" | Rescue | The rescue station is called over tetra only from 1.5 % up; below that, the step fails. Text: the percentage, "% CH4 at", the level. (9 % CH4 at -5 m)
      send_message channel=tetra to="{sb}" text="{se} shows {co} ppm CO" | Boss | No matter how much it is: over tetra the shift boss hears that the sensor "shows", how many ppm, CO.
      memory_store key="{se}" content="{c} / {co}" | Pair | Both values are stored for the sensor, methane first, with " / " between them.
      file_write path=gas/book.txt content="{lv} {c}" append=true | Gas book | In the gas book (gas/book.txt) a line is added: level, blank, methane. What is there already must stay.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the ring main | board_info → rmu-a: feeder {f1}, transformer {f2}, earth {f3}\nrmu-b: feeder {g1}, transformer {g2}, earth {g3}', 'Permit | memory_recall → permit {pt} held by {ho}, expires {ex}', 'Night plan | cron_list → {id} 0 23 * * * switch-back'],
    slots: { f1: '2..6', f2: '7..11', f3: '12..16', g1: '17..22', g2: '23..28', g3: '29..35', pt: 'PTW-0881/27, PTW-1204/27', ho: 'S. Lindgren, K. Asare', ex: '=2027-05-06T22:00, 2027-05-08T17:30', id: 'sw-4, n-117, 88e', bs: '=Europe/Stockholm, Africa/Johannesburg' },
    steps: `
      gpio_write pin={g1} value=0 board=rmu-b | Open the feeder B | The feeder of rmu-b is opened by a 0; the one of rmu-a feeds the hospital and stays.
      gpio_write pin={f2} value=1 board=rmu-a | Close the transformer A | The transformer switch of rmu-a is closed (1).
      gpio_write pin={g3} value=1 board=rmu-b | Earth B | Once rmu-b is dead it's earthed: its earth switch to 1.
      gpio_read pin={f3} board=rmu-a | Earth A? | Before that, have a look - no switching - at the earth switch of rmu-a.
      cron_add schedule={ex} action=message text="{pt} expires" | Expiry | The moment at which the permit expires is known from step {step2}. A message is planned for it, saying that the permit (number first) "expires".
      cron_add schedule="0 23 * * *" action=procedure text=switch-back timezone={bs} | Night plan | The old plan ran in the wrong zone. Plan switch-back again, daily at 23:00, but by the clock of {bs}.
      cron_remove id={id} | Old plan | After that the old plan from step {step3} goes.
      send_message channel=sms to="{ho}" text="Return {pt} tonight" | Holder | The holder gets this by sms: Return, the number of the permit, tonight
      memory_store key="{pt}" content="{ho}" | Permit note | Who holds it? To be stored under the permit's number.
    `,
  },
  {
    language: 'en',
    event: 'peripheral lora0 DEV={eui} RSSI={rs} P={bar}bar Z={zn}',
    slots: { eui: '70B3D57ED0061A0F, 0004A30B001F8C22, A84041000181C9D5', rs: '-118..-71', bar: '1.1..5.9', zn: 'Z-04, Z-17, HZ-2', v1: '2..14', v2: '15..27', v3: '28..39' },
    steps: `
      memory_store key={eui} content="{bar} bar" | Pressure | The device is known by its EUI; store the pressure (blank before bar) under it.
      memory_recall query={eui} | Device | Search the notes for the EUI. The number of hits doesn't matter.
      mqtt_publish topic=water/{zn}/bar payload="{bar}" | Zone | On water/ZONE/bar publish the mere figure of the pressure.
      mqtt_publish topic=lora/down/{eui} payload="AQI=" | Downlink | Send the downlink: payload AQI= (the equals sign belongs to it) on lora/down/EUI.
      file_write path=lora/raw.txt content="DEV={eui} RSSI={rs} P={bar}bar Z={zn}" append=true | Raw | Whatever the radio delivered is added to lora/raw.txt without altering a character.
      http_request url=https://ns.example/devices/{eui}/queue method=DELETE | Queue | Empty the queue: DELETE https://ns.example/devices/EUI/queue
      http_request url=https://ns.example/devices/{eui} | Look | Fetch https://ns.example/devices/EUI
      gpio_write pin={v2} value=0 | Zone valve | There are three valves here, inlet {v1}, zone {v2} and drain {v3}; the zone is shut with 0.
      gpio_write pin={v3} value=1 | Drain | There are three valves here, inlet {v1}, zone {v2} and drain {v3}; the pipe has to be drained, 1 opens.
    `,
  },
  {
    language: 'en',
    event: 'webhook /site/crane {"crane": "{cr}", "wind_kmh": {w}, "load_t": {lo}, "limit_t": {li}, "operator": "{op}", "banksman": "{ba}", "site_manager": "{sm}", "slew_brake": {sb}, "horn": {ho}}',
    slots: { cr: 'TK-1, Potain 3, LTM', w: '9..38 / 74..96', lo: '0.4..3.9', li: '4.5..8.0', op: 'Zbigniew, Carla P.', ba: 'Finn, Abdou', sm: 'Ms. Horvath, Mr. Teo', sb: '2..20', ho: '21..39' },
    steps: `
      @w failed "the wind is {w} km/h" // gpio_write pin={sb} value=0 | Weathervane | At 72 km/h and more the jib has to turn freely, i.e. the slewing brake is released with 0. In weaker wind it would be wrong to release it, therefore the step fails then.
      @w failed "{w} km/h is no storm" // send_message channel=radio to="{op}" text="Come down, {w} km/h" | Come down | Whoever operates the crane is called down by radio at 72 km/h and more: "Come down," and then the wind with km/h. Below that: fail.
      gpio_write pin={ho} value=1 | Horn | Sound the horn (1).
      gpio_write pin={sb} value=1 | Brake | Set the slewing brake (1), the horn is not needed.
      send_message channel=radio to={ba} text="Limit {li} t" | Banksman | The person on the ground has to know the limit: "Limit … t" (radio).
      send_message channel=email to="{sm}" text="{cr}: {lo} t of {li} t" | Manager | E-mail for the manager of the site. It says: crane, colon, the load in t, "of", the limit in t.
      memory_store key={cr} content="{op}" | Who was up there | Insurance asks who was up there. Keep that name for the crane.
      file_write path=crane/{cr}.txt content="{w} km/h" | Wind sheet | The wind sheet of a crane (crane/CRANE.txt) always shows only the latest wind, with its unit after a blank.
    `,
  },
  {
    language: 'en',
    slots: { q: 'gasket DN 80 PN16, V-belt SPZ 1120 Lw, bearing 6204-2RS C3', sh: 'B2-14, rack 7/left', f: '=stock/spares (old).csv, stock/spares 2027.csv', n: '5..20', l: '21..200', pt: 'docs/P&ID rev.C.txt, docs/loop list #4.txt', key: 'spare.min-qty, vendor.lead_days', val: '=2 pcs (never less!), 14 days; 21 in August' },
    steps: `
      memory_recall query="{q}" limit={n} | Notes | See whether "{q}" is in the notes, {n} hits at the most.
      memory_recall query="{q}" | Notes, all | See whether "{q}" is in the notes.
      file_search query="{q}" path=stock | Stock | See whether "{q}" is in a file of the folder stock.
      file_search query="{q}" | Files | See whether "{q}" is in any file.
      memory_store key="{q}" content="{sh}" | Place | "{q}" lies in {sh} from today. Store the place for it.
      file_read path="{f}" from_line={l} lines={n} | Extract | Only an extract of "{f}" is wanted: it begins at line {l} and has {n} lines.
      file_read path="{pt}" | Drawing list | All of "{pt}" is wanted.
      memory_store key={key} content="{val}" | Setting | Store for {key}: "{val}"
      file_write path="{f}" content="{q};{sh}" append=true | Row | At the end of "{f}" one finds room for: {q};{sh}
    `,
  },
  {
    language: 'en',
    event: 'mqtt heat/{sub}/valve {"substation": "{sub}", "flow_c": {fl}, "return_c": {re}, "customer": "{cu}", "customer_id": "{ci}", "on_duty": "{od}", "standby": "{sy}", "primary": {pr}, "secondary": {se}, "makeup": {mk}}',
    slots: { sub: 'UW-114, ST-07, Sub-9', fl: '68..94', re: '36..52 / 63..71', cu: 'Hallenbad Nord, St. Olav School, Mensa 2', ci: 'K-0044/1, K-2071/3', od: 'Henning, Prudence', sy: 'Ravindra, Eva-Maria', pr: '2..13', se: '14..26', mk: '27..39' },
    steps: `
      @re failed "the return is at {re} °C" // send_message channel=pager to={od} text="{sub} return {re}" | Return too warm | When the return is above 60 °C the person on duty is paged (channel pager) with substation, "return" and its temperature, blanks between. A colder return is what we want; fail then.
      gpio_write pin={pr} value=0 | Primary side | To change the meter, shut the valve on the primary side. 0 shuts. The secondary side keeps circulating.
      gpio_write pin={se} value=0 | Secondary side | To bleed the radiators, shut the valve on the secondary side. 0 shuts. The primary side remains open.
      gpio_write pin={mk} value=1 | Top up | Water is missing; open the make-up valve.
      gpio_read pin={mk} | Is it topping up? | Only look whether the make-up valve is open.
      send_message channel=pager to={sy} text="Please relieve {od}" | Relief | The one on standby is paged: "Please relieve" and the person on duty.
      memory_store key="{ci}" content="{cu}" | Customer | The note is filed under the customer's id and names the customer.
      notify message="{fl}/{re} °C" title="{sub}" | Control room | In the control room: title = substation, text = flow/return °C, e.g. 90/50 °C
      mqtt_publish topic=heat/{sub}/mode payload="eco" | Eco | Publish eco to heat/SUBSTATION/mode of the one which reported.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"shift": "{sh}", "leader": "{le}", "next_leader": "{nl}", "meeting": "{me}", "zone": "{tz}"}',
    slots: { sh: '=early, late, night', le: 'Corinne, Bogdan', nl: 'Thea, Jabari', me: '=2027-06-02T13:45, 2027-06-02T21:45', tz: '=Europe/Warsaw, America/Monterrey, Asia/Jakarta', mi: '16..55', h: '2..11', ch: 'teams, telegram, matrix', id: 'shift-9, c-2210, 7f', pr: 'grease-round, air-leak-walk' },
    steps: `
      cron_add schedule={me} action=message text="Handover in the cabin" | a) Handover | A message, planned once for the moment of the meeting: "Handover in the cabin"
      cron_add schedule={me} action=message text="Handover in the cabin" delivery={"channel":"{ch}","to":"{nl}"} | b) Handover by {ch} | The same, yet delivered on {ch} to whoever leads the next shift: at the moment of the meeting the message "Handover in the cabin"
      cron_add schedule={me} action=prompt text="Summarize the shift" delivery={"channel":"{ch}","to":"{le}"} | c) Summary | When the meeting begins, the prompt "Summarize the shift" is due and its answer is delivered on {ch} to the present leader.
      cron_add schedule={me} action=prompt text="Summarize the shift" | d) Summary here | When the meeting begins, the prompt "Summarize the shift" is due. Its answer stays on this desktop.
      cron_add schedule="{mi} {h} * * *" action=procedure text={pr} timezone={tz} | e) Round | Cron {mi} {h} * * *, procedure {pr}, in the zone which the event names.
      cron_add schedule="{mi} {h} * * *" action=procedure text={pr} | f) Round | Cron {mi} {h} * * *, procedure {pr}. The local clock will do.
      cron_add schedule="{mi} {h} * * *" action=procedure text={pr} name=round-{sh} | g) Round | Cron {mi} {h} * * *, procedure {pr}; the plan's name is round- and the shift.
      cron_remove id={id} | h) Obsolete | {id} was planned by mistake. It is to be removed.
      sop_cancel run_id={id} reason="planned by mistake" | i) Running | {id} is running already. Cancel it, "planned by mistake".
    `,
  },
  {
    language: 'en',
    event: 'webhook /mason/scan {"slab": "{sl}", "stone": "{st}", "mm": {mm}, "saw": "{sw}", "customer": "{cu}", "text": "{tx}", "mason": "{ma}", "apprentice": "{ap}", "water": {wa}, "dust": {du}, "saw_relay": {sr}}',
    slots: { sl: 'S-0091/a, S-1140/b', st: 'Untersberg, Carrara C, Nero Assoluto', mm: '20..80', sw: 'bridge saw, wire saw', cu: 'Fam. Oswald, City of Ried', tx: '=ANNO DOMINI MDCCCXLVIII, Ruhe sanft - 1931 † 2026, To M. & J. (1999)', ma: 'Lorenz, Saoirse', ap: 'Timo, Jelena', wa: '2..13', du: '14..26', sr: '27..39' },
    steps: `
      gpio_write pin={wa} value=1 | Water | Never saw dry: the water is to be opened before anything else.
      gpio_write pin={sr} value=1 | Saw | Water runs, so the relay of the saw may be closed now (1).
      gpio_write pin={du} value=0 | Dust | With water there's no dust. Extraction off.
      send_message channel=signal to={ap} text="Polish {sl}, please" | Apprentice | To the apprentice, on signal: Polish SLAB, please
      send_message channel=signal to={ma} text="{tx}" | Mason | To the mason, on signal, the inscription. It is carved as you send it, so change nothing.
      memory_store key="{sl}" content="{tx}" | Inscription | The inscription is stored under the slab.
      file_write path=orders/{mm}.txt content="{cu}: {tx}" | Order sheet | orders/THICKNESS.txt (thickness in mm) is written afresh with customer, colon, blank, inscription.
      http_request url=http://plotter.local/stencil method=POST body="{tx}" | Stencil | The plotter cuts what is POSTed to http://plotter.local/stencil: the inscription as the body.
      notify message="{st}, {mm} mm" title="{cu}" | Bench | The customer is the title; the message says stone, comma, thickness, mm.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the boards | board_info → {b1} (mixer hall): pins 2-9 free\n{b2} (silo roof): pins 2-9 free', 'Wiring | file_read → mixer {m}, skip hoist {h}, vibrator {v} on {b1}; vent {e}, filter {f} on {b2}', 'Mix | sop_execute → run {r} started for {cu}'],
    slots: { b1: 'mix-io, bp-esp-1', b2: 'roof-io, bp-esp-2', m: '2..8', h: '9..15', v: '16..22', e: '23..30', f: '31..39', r: 'mx-771, 20270509-c, r90', cu: 'Baufirma Huber, McCabe Ltd' },
    steps: `
      gpio_write pin={h} value=1 board={b1} | Skip up | Run the skip hoist. Pin and board are both found in step {step2}.
      gpio_write pin={f} value=1 board={b2} | Filter | Run the filter. Pin and board are both found in step {step2}.
      gpio_write pin={v} value=0 board={b1} | Vibrator | Stop the vibrator. Pin and board are both found in step {step2}.
      gpio_read pin={e} board={b2} | Vent | Look at the vent's pin on the board it is on.
      gpio_write pin={m} value=0 board={b1} | Mixer | Stop the mixer; say on which board.
      board_info board={b2} | Roof | What has the board on the roof to say?
      sop_cancel run_id={r} reason="rain" | Rain | It rains into the aggregate. Cancel the run of step {step3}; "rain" is reason enough.
      send_message channel=sms to="{cu}" text="Your concrete is on hold." | Customer | The customer for whom the mix is gets by sms: "Your concrete is on hold."
      memory_store key={r} content="{cu}" | Run | Keep for which customer the run is, under the run.
    `,
  },
  {
    language: 'en',
    event: 'peripheral {p} {"pin": {p}, "board": "{bd}", "level": {lv}, "tag": "{tg}"}',
    slots: { p: '2..12', bd: 'tf-io, boiler-esp, ammonia-pi', lv: '=1 / 0', tg: '=LSHH-204, PSL-17A, XS 3/2', re: '13..25', be: '26..39', sh: 'Control room, duty 2' },
    steps: `
      @lv gpio_write pin={re} value=0 board={bd} // failed "{tg} has gone back" | Trip | While the contact is at 1, the release relay {re} has to be 0. A contact back at 0 means that nothing is to be tripped: fail. All on the board of the event.
      @lv pushover message="{tg} tripped" title="{bd}" // failed "the level is {lv}" | Push | For level 1, push: title the board, message the tag, "tripped". For level 0, fail.
      gpio_write pin={be} value=0 board={bd} | Bell | Somebody has heard it. Bell {be} on that board: 0.
      gpio_read pin={p} board={bd} | Read | The contact itself is to be read again on its board.
      memory_store key="{tg}" content="level {lv}" | Note | The tag is stored with "level" and its level.
      file_write path=sis/trips.txt content="{tg}={lv}" append=true | List | One adds to sis/trips.txt: tag, equals sign, level.
      send_message channel=dect to="{sh}" text="Check {tg}" | {sh} | Dect to {sh}: "Check" and the tag.
      file_search query="{tg}" path=loops | Loop sheet | The loop sheet is among the files in loops; look for the tag.
    `,
  },
  {
    language: 'en',
    event: 'mqtt quarry/blast {"blast_id": "{bi}", "face": "{fa}", "at": "{at}", "blaster": "{bl}", "neighbour_tel": "{nt}", "road_north": {rn}, "road_south": {rs}, "siren": {si}, "charge_kg": {kg}}',
    slots: { bi: 'BL-27-031, BL-27-044', fa: 'Face 3 (upper), Face 1 (east)', at: '=2027-04-20T11:00, 2027-04-22T14:30', bl: 'U. Brandt, P. Nguyen / ∅', nt: '=0155 550 19, 0155 550 77', rn: '2..13', rs: '14..26', si: '27..39', kg: '120..980' },
    steps: `
      @bl file_write path=blasts.txt content="{bi}: {bl}" append=true // failed "no blaster is named" | Blast book | Into the blast book (blasts.txt, appended) goes the id, a colon and who blasts. Without a blaster there's no blast: the step fails.
      cron_add schedule={at} action=procedure text=close-roads name={bi} | Roads | Start close-roads at the time of the blast, once; the plan gets the id as its name.
      cron_add schedule={at} action=message text="Blast now" delivery={"channel":"sms","to":"{nt}"} | Neighbour | The neighbour is to be warned on the telephone number given: message "Blast now", by sms, at the time of the blast.
      send_message channel=sms to="{nt}" text="Today {kg} kg at {fa}" | Neighbour, before | The neighbour (sms, number as given) gets right away: Today, charge, kg, at, face.
      gpio_write pin={rn} value=1 | North barrier | Barrier in the north down, which is 1. The southern one has a guard.
      gpio_write pin={rs} value=0 | South barrier | Barrier in the south up, which is 0. Leave the northern one.
      gpio_write pin={si} value=1 | Siren | And now the siren.
      memory_store key="{fa}" content="{bi}" | Face | For the face, store the id of the blast.
    `,
  },
  {
    language: 'en',
    event: 'webhook {fr} {"from": "{fr}", "subject": "{su}", "order_no": "{on}", "reply_to": "{rt}", "wanted": "{wa}"}',
    slots: { fr: 'einkauf@stahl.example, p.chase@rigs.example', rt: 'team-7@stahl.example, logistics@rigs.example', su: '=AW: PO 4500/2 - urgent!, Delivery??, Flanges DN50 (2nd reminder)', on: 'PO-4500/2, B-11.207', wa: '=12 x EN 1092-1/11 DN50, 3.5 m IPE 160, M16x60-8.8 (200 pcs)', st: '=2027-W19, 2027-W23' },
    steps: `
      send_message channel=email to={rt} text="{on} ships in {st}" | Reply | Reply by email - to the address where they want replies, not to the one it was sent from: order number, "ships in", {st}
      send_message channel=email to={fr} text="Please call us." | To the sender | Write by email to the one it was sent from (not to the address for replies): "Please call us."
      memory_store key="{on}" content="{wa}" | Wanted | Under the order number keep what they want, not a character less.
      file_search query="{on}" path=orders | Order | Find the order number in orders.
      file_write path=reminders.txt content="{su}" append=true | Reminders | The subject goes to the end of reminders.txt.
      notify message="{wa}" title="{on}" | Sales desk | Order number as title, what is wanted as message.
      sop_execute name=check-stock payload="{wa}" | Stock | Start check-stock with what is wanted as its payload.
      sop_execute name=check-stock payload={"order":"{on}","item":"{wa}"} | Stock with order | Start check-stock with an object: order (number) and item (what is wanted).
    `,
  },
  {
    language: 'en',
    event: 'webhook /gen/start {"genset": "{gs}", "reason": "{re}", "fuel_l": {fu}, "hours": {ho}, "ip": "{ip}", "token": "{tk}", "mechanic": "{me}", "ats_pin": {at}, "louvre_pin": {lo}}',
    slots: { gs: 'DG-1, DG-2, Hospital North', re: '=mains failure, monthly test / unknown, null', fu: '90..880', ho: '1200..9800', ip: '=10.12.0.5, 192.168.30.77', tk: 'g3N-00a.Z, T.71-xx_9', me: 'Alastair, Noemi', at: '2..20', lo: '21..39' },
    steps: `
      @re memory_store key="{gs}" content="{re}" // failed "the reason is not known" | Reason | Store under the genset why it started. With unknown or null nothing may be stored; fail.
      http_request url=http://{ip}/api/stop method=POST headers={"X-Token":"{tk}"} | Stop it | POST http://IP/api/stop at the genset's IP, header X-Token with the token of the message; no body.
      http_request url=http://{ip}/api/load method=PUT headers={"X-Token":"{tk}"} body="50" | Half load | PUT http://IP/api/load at the genset's IP, header X-Token with the token of the message, the body is 50.
      http_request url=http://{ip}/api/state | State | Fetch http://IP/api/state. It needs no header.
      gpio_write pin={lo} value=1 | Louvre | It can't breathe. Louvre open: 1
      gpio_write pin={at} value=0 | Transfer | Transfer switch back to the mains: 0
      send_message channel=sms to={me} text="{gs}: {ho} h, {fu} l" | Mechanic | sms to the mechanic: genset, colon, hours, "h", comma, fuel, "l" - as in G9: 10 h, 5 l
      file_write path=gen/{gs}.csv content="{ho};{fu}" append=true | Sheet | gen/GENSET.csv, added at the end: hours;fuel
    `,
  },
  {
    language: 'en',
    earlier: ['Pick the recipe | file_read → 1) {r1}\n2) {r2}\n3) {r3}', 'Colour lab | huebox_measure → dE {de}, tint {ti}'],
    slots: { r1: 'RAL 7016 matt 12/4, NCS S 1050-Y90R', r2: 'RAL 9010 silk 3/1, NCS S 0502-Y', r3: 'RAL 5002 gloss 8/8, NCS S 4040-R70B', de: '0.2..0.9 / 2.1..6.8', ti: 'KX-04, KX-19, W/2', pa: '2..19', pu: '20..39' },
    tools: ['huebox_measure(): Measure the colour', 'huebox_dose(tint, grams: num, can?): Dose a tint', 'huebox_label(line1, line2?): Print a can label'],
    steps: `
      huebox_label line1="{r2}" | Second | Label with the second recipe on line 1, nothing on line 2.
      huebox_label line1="{r3}" line2="{ti}" | Third | Label: line 1 the third recipe, line 2 the tint.
      huebox_dose tint={ti} grams=2.5 | Dose | Two and a half grams (2.5) of the tint from the lab; the can does not matter.
      huebox_dose tint={ti} grams=2.5 can="{r1}" | Dose into | 2.5 grams of the tint from the lab into the can of the first recipe.
      @de memory_store key="{r1}" content="ok" // failed "dE is {de}" | Good enough? | dE below 1: store ok under the first recipe. Otherwise: fail.
      huebox_measure | Again | Measure the colour again.
      mqtt_publish topic=paint/now payload="{r1}" | Now | The first recipe goes to paint/now.
      gpio_write pin={pu} value=0 | Pump | paddle {pa}, pump {pu}: pump off
      file_write path=colour.txt content="{ti} {de}" append=true | File | colour.txt + tint, blank, dE
    `,
  },
  {
    language: 'en',
    event: 'mqtt sewer/{ps}/state {"station": "{ps}", "level_cm": {lv}, "p1_hours": {h1}, "p2_hours": {h2}, "p1_relay": {r1}, "p2_relay": {r2}, "overflow": {ov}, "duty": "{du}", "lat_lon": "{ll}"}',
    slots: { ps: 'PS-03, Weirside, PS-17b', lv: '40..310', h1: '2100..4400', h2: '5100..8800', r1: '2..15', r2: '16..30', ov: '=false / true', du: 'Callum, Zeynep', ll: '=51.501/-0.142, 48.137/11.575', scr: '31..39' },
    steps: `
      gpio_write pin={r1} value=1 | The rested pump | To even out the wear, the pump with fewer hours is to be started.
      gpio_write pin={r2} value=0 | The worn pump | The pump with more hours is stopped, as it needs a new seal.
      gpio_read pin={r2} | Worn pump? | Look whether the pump with more hours is running.
      @ov failed "nothing overflows" // pushover message="{ps} overflows" title="Sewer" | Overflow | If it overflows, a push goes out (title Sewer): the station, "overflows". If it does not, the step fails.
      @ov memory_store key="{ps}" content="dry weather" // memory_store key="{ps}" content="overflow" | Which | What is stored under the station? "overflow" if it overflows, else "dry weather".
      gpio_write pin={scr} value=1 | Screen | The rake of the screen is on pin {scr}. It should rake.
      send_message channel=sms to={du} text="{ll}" | Where | sms to whoever is on duty, consisting of the position alone.
      mqtt_publish topic=sewer/{ps}/level/m payload="{lv}" | Level | Publish the level, as it came, to sewer/STATION/level/m.
      file_write path=sewer/hours.csv content="{ps};{h1};{h2}" append=true | Hours | sewer/hours.csv: append station, hours of 1, hours of 2 (semicolons)
    `,
  },
  {
    language: 'en',
    event: 'manual - {"request": "{rq}", "from": "{fm}", "desk": "{dk}", "phone": "{ph}"}',
    slots: { rq: '=lights in bay 4 flicker (since Tuesday), please unlock cage C; thx!, where is the 3/8 tap?', fm: 'A. Novak, goods-in, Zsofia', dk: 'D-12, gate office', ph: '=ext. 4-117, 0660/555 01', c1: '2..8', c2: '9..15', c3: '16..22', bd: 'cage-io, hall-esp', ti: 'WO-1180, WO-2274' },
    steps: `
      gpio_write pin={c3} value=1 board={bd} | Cage C | Cages A, B and C have the locks {c1}, {c2} and {c3} on {bd}. Unlock C (1).
      gpio_write pin={c1} value=0 board={bd} | Cage A | Cages A, B and C have the locks {c1}, {c2} and {c3} on {bd}. Lock A (0).
      gpio_read pin={c2} board={bd} | Cage B | Cages A, B and C have the locks {c1}, {c2} and {c3} on {bd}. Is B locked? Just read.
      send_message channel=sms to="{ph}" text="{ti} is open" | To the phone | Whoever asked gets an sms on the given phone: "{ti} is open"
      send_message channel=teams to="{fm}" text="{ti} is open" | To the person | Whoever asked gets a teams message: "{ti} is open"
      memory_store key={ti} content="{rq}" | Words | {ti}: keep the request as it was worded.
      file_write path=wo/{ti}.txt content="{rq}" | File | Write the request, as worded, to wo/{ti}.txt.
      file_write path=wo/{ti}.txt content="{fm}" append=true | Who | Add to wo/{ti}.txt from whom it comes.
      notify message="{dk}: {rq}" | Board | Notify: desk, colon, request
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..19', c: '20..29', u: '=https://hist.example/w?tag=FIC-101.PV&t=*-8h, https://hist.example/w?tag=TT%20204&t=*-1d', t1: 'spBv1.0/Plant A/DCMD/edge-3, spBv1.0/Plant B/NCMD/edge-9', js: '={"k":0}, {"sp":72.5}, {"on":true}', rn: '0190ab4e-7c11-7d2f-9e53-40b18ff2d6a1, 0190b07d-22f0-7a94-8b6e-915cd3074e28', rs: '=operator: no steam!, wrong recipe (v3); see log, E/STOP 2' },
    steps: `
      sop_cancel run_id={rn} reason="{rs}" | Cancel | The run is {rn}. Cancel it, with this reason: "{rs}"
      sop_status run_id={rn} | Status | The run is {rn}. How is it doing?
      http_request url={u} | Historian | What does {u} deliver? Fetch it.
      http_request url={u} method=HEAD | Historian alive | Only the headers of {u} are of interest, thus HEAD.
      mqtt_publish topic="{t1}" payload="{js}" | Command | Topic "{t1}", payload {js}
      memory_store key={rn} content="{rs}" | Keep | Keep "{rs}" under {rn}.
      memory_forget key={rn} | Drop | What was kept under {rn} can be dropped.
      gpio_write pin={b} value=1 | Agitator | jacket {a} / agitator {b} / bottom valve {c}. It is the agitator that must run.
      gpio_write pin={c} value=0 | Bottom valve | jacket {a} / agitator {b} / bottom valve {c}. It is the bottom valve that must close.
    `,
  },
  {
    language: 'en',
    event: 'webhook /glass/furnace {"furnace": "{fu}", "crown_c": {cr}, "batch_c": {ba}, "gas_m3h": {ga}, "fore_man": "{fo}", "lehr_speed": {ls}, "cullet": "{cu}", "cam_url": "{ur}", "damper": {da}, "burner_2": {b2}, "burner_3": {b3}}',
    slots: { fu: 'F-North, Pot 4', cr: '1480..1590', ba: '1180..1320', ga: '110..390', fo: 'Zdenek, Mirela', ls: '4..19', cu: '=flint 40 %, amber 25 %, green 60 %', ur: '=rtsp://10.2.2.9/s1?p=a%26b, rtsp://10.2.2.9/s4', da: '2..13', b2: '14..26', b3: '27..39' },
    steps: `
      gpio_write pin={b3} value=1 | Third | Fire the third burner; the second is under repair.
      gpio_write pin={b2} value=0 | Second | Shut the second burner down; the third carries on.
      gpio_write pin={da} value=1 | Damper | Damper open (1). No burner is touched.
      send_message channel=radio to={fo} text="Crown {cr}, batch {ba}" | Foreman | Radio the foreman: Crown X, batch Y
      memory_store key="{fu}" content="{cu}" | Cullet | What cullet does the furnace get? To be kept under its name.
      memory_store key=cam-url content={ur} | Camera | Keep the address of the camera as cam-url.
      mqtt_publish topic=furnace/gas payload="{ga}" | Gas | Gas per hour, number only, to furnace/gas
      file_write path=furnace/lehr.txt content="{ls}" | Lehr | furnace/lehr.txt holds the speed of the lehr. Replace the old one.
      pushover message="{fu}: {cr} °C" | Phone | Push without title: furnace, colon, crown temperature, °C
    `,
  },
];
