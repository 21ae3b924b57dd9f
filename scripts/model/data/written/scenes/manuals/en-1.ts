import type { Scene } from '../../scene';

/** Manuals of farms, nurseries and waterworks, part 1. */
export const manuals1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt glass/alarm {"house": "{house}", "lux": {lux}, "vpd": {vpd}, "grower": "{who}", "grower_mail": "{mail}", "sensor_mac": "{mac}"}',
    slots: { house: 'Rose 2, Tomato North, Cucumber 5, Propagation', lux: '1200..48000', vpd: '0.4..2.6', who: 'Annelies, Joost, Marit, Gerben', mail: 'joost@rooskas.example, am@kas2.example, m.dekker@groei.example', mac: 'a4:cf:12:9e:07:7b, 3c:61:05:1d:b8:40, e8:9f:6d:22:5a:0c', scr: '4..12', fog: '13..21', ven: '22..30' },
    steps: `
      gpio_write pin={fog} value=1 | 3.2 Fogging | Shade screen = {scr}, fog = {fog}, vents = {ven}. The air is too dry: fog on, leave the rest as it is.
      gpio_write pin={scr} value=0 | 3.3 Screen | Shade screen = {scr}, fog = {fog}, vents = {ven}. The screen output goes to 0.
      send_message channel=email to={mail} text="Please look at {house} before lunch" | 3.4 Mail | Write to the grower's mail address (channel email): "Please look at NAME before lunch", where NAME is the greenhouse that reported.
      memory_store key="vpd-{house}" content="{vpd}" | 3.5 Keep the VPD | The key is vpd- followed by the house that reported, the content the bare vapour pressure deficit.
      mqtt_publish topic=glass/sensors/seen payload={mac} | 3.6 Seen | Publish the hardware address of the sensor to glass/sensors/seen, with its colons.
      file_write path=kas/licht.csv content="{house};{lux}" append=true | 3.7 Light | One more line at the end of kas/licht.csv: house;lux
      file_write path=kas/nu.txt content="{lux}" | 3.8 Now | kas/nu.txt holds only the latest light figure. Overwrite what is in it.
      memory_recall query="{who}" | 3.9 Notes on the grower | Look in the notes for whoever grows in that house.
    `,
  },
  {
    language: 'en',
    event: 'webhook /milk/quality {"tank": "{tank}", "cells": {cells}, "temp_c": {t}, "collected_by": "{drv}", "callback": "{url}", "sample_no": "{no}"}',
    slots: { tank: 'BT-1, BT-4, north tank', cells: '90..240 / 410..980', t: '3.1..5.9', drv: 'Rhys, Eluned, Marvin', url: '=https://dairy.example/cb/7f3a, http://10.20.0.8/ack?id=44, https://milkline.example/r/Q-19', no: 'MS-20441, MS-77310, MS-50928', cool: '4..20', horn: '21..39' },
    steps: `
      http_request url={url} method=POST body="{no}" | Acknowledge | POST to the callback that came with the result. The body is the sample number and nothing more.
      http_request url={url} method=HEAD | Is it alive? | A HEAD to the callback, just to see that it answers.
      http_request url={url} | Fetch it | Fetch what the callback has to say.
      @cells failed "{cells} is below 400" // pushover message="{tank}: {cells} cells" title="Milk" | Cell count | 400 and more cells: push to the farmer, title Milk, text = tank, colon, the count, the word cells. Fewer than that is fine milk; then this step has to fail.
      @cells sop_execute name=release-milk payload="{tank}" // sop_execute name=hold-milk payload="{tank}" | Release or hold | Below 400 cells start release-milk, from 400 on start hold-milk. Either one gets the tank as its payload.
      gpio_write pin={cool} value=1 | Ice bank | Horn on {horn}, ice bank on {cool}. Ice bank on.
      memory_store key=last-collection content="{drv}" | Who fetched it | Note under last-collection who collected the milk.
      send_message channel=sms to={drv} text="Sample {no} is in" | Driver | Sms to whoever collected: Sample, its number, "is in".
    `,
  },
  {
    language: 'en',
    earlier: ['Pin list of the boards | board_info → weir: {w1} gate up, {w2} gate down, {w3} float\nfishpass: {f1} gate up, {f2} gate down, {f3} camera light', 'Level | file_read → {cm} cm at {time}'],
    slots: { w1: '2..6', w2: '7..11', w3: '12..16', f1: '17..22', f2: '23..28', f3: '29..35', cm: '112..188', time: '=04:10, 11:25, 23:50', run: 'w-2207, w-918, w-4410' },
    steps: `
      gpio_write pin={w1} value=1 board=weir | Weir up | Raise the gate of the weir: gate up = 1, on the board weir.
      gpio_write pin={f2} value=1 board=fishpass | Fish pass down | The fish pass is to be lowered. Its "gate down" output is in step {step1}; board fishpass, value 1.
      gpio_write pin={w2} value=0 board=weir | Stop lowering | Weir: take the output that lowers the gate back to 0.
      gpio_write pin={f3} value=1 board=fishpass | Camera | Light for the camera on. (board: fishpass)
      gpio_read pin={w3} board=weir | Float | What does the float say? It hangs on weir.
      board_info board=fishpass | Fish pass only | List the pins of fishpass once more. The weir is of no interest.
      board_info | All boards | List all the boards again, not a single one.
      notify message="{cm} cm at {time}" | Level on screen | Show here, without a title, what the file in step {step2} said.
      sop_cancel run_id={run} reason="Level is {cm} cm" | Cancel {run} | Run {run} is cancelled. Reason: "Level is … cm" with the level that was read.
    `,
  },
  {
    language: 'en',
    event: 'peripheral ttyUSB1 EAR {tag} PEN {pen} {kg}kg',
    slots: { tag: '826 0134, 826 0977, 372 1180', pen: 'P3, P11, Q2', kg: '24.5..88.0', gate: '4..15', feed: '16..27', who: 'Siân, Old Tom, Keziah' },
    steps: `
      gpio_write pin={gate} value=1 | Sorting gate | Left gate {gate}, feeder {feed}. This pig goes left, so open it (1).
      gpio_write pin={feed} value=0 | No feed while weighing | Left gate {gate}, feeder {feed}. Feeder quiet, please.
      memory_store key="ear-{tag}" content="{kg}" | Weight | Key: ear- and then the ear number exactly as read, blank included. Content: the weight, figures only.
      memory_recall query="{tag}" limit=5 | Last weights | Look up the ear number in the notes; five hits are plenty.
      memory_recall query="{tag}" | Anything? | Search the notes for that ear number.
      mqtt_publish topic=pens/{pen}/weighed payload="{tag}" | Tell the pen display | Topic pens/…/weighed with the pen in the middle. Payload: the ear number.
      file_write path=pigs/raw.log content="EAR {tag} PEN {pen} {kg}kg" append=true | Raw log | Append the line from the scale to pigs/raw.log as it came in.
      send_message channel=telegram to="{who}" text="Next pig, please!" | Call {who} | Telegram, to {who}: "Next pig, please!"
      failed "no tool can mark a pig" | Mark it | Spray a blue line on its back.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"date": "{date}", "zone": "{tz}", "week": {wk}}',
    slots: { date: '=2027-03-02, 2027-04-19, 2027-05-08', tz: '=Europe/Lisbon, America/Halifax, Pacific/Auckland', wk: '9..22', h: '10..19', proc: 'bloom-check, frost-round, prune-start', nm: 'spring-a, orchard-7, row-check', ch: 'slack, matrix, signal', to: 'Ximena, Rui, orchard crew', id: 'cj-18, cj-402, cj-77' },
    steps: `
      cron_add schedule="{date}T06:30" action=procedure text={proc} | Once, at half past six | Plan {proc} for half past six in the morning of the day in the event, once (date, T, 06:30).
      cron_add schedule="15 {h} * * *" action=procedure text={proc} name={nm} | Daily {proc} | Procedure {proc} shall start every day at {h}:15. Call the plan {nm}.
      cron_add schedule="15 {h} * * *" action=procedure text={proc} | Daily, no name | Every day at {h}:15 the procedure {proc}.
      cron_add schedule="0 {h} * * 1" action=prompt text="How many traps are full?" timezone={tz} | Monday question | Each Monday at {h}:00, in the time zone of the event, ask the assistant: "How many traps are full?" - so it's a prompt.
      cron_add schedule="0 {h} * * 1" action=message text="How many traps are full?" delivery={"channel":"{ch}","to":"{to}"} | Monday message | Each Monday at {h}:00 a message goes out over {ch} to {to}: "How many traps are full?"
      cron_add schedule="0 {h} 1 * *" action=message text="Order mulch" delivery={"channel":"{ch}"} | Mulch | On the first of every month at {h}:00: the message "Order mulch", delivered on {ch}, to nobody in particular.
      cron_remove id={id} | Take out {id} | The plan {id} is from last year. Remove.
      cron_list | What is planned | Show everything that is planned before you add anything.
      sop_list | What procedures are there | Show which procedures exist.
    `,
  },
  {
    language: 'en',
    event: 'mqtt well/{w}/pump {"dry_run": {dry}, "amps": {a}, "relay": {rel}, "spare_relay": {sp}, "fw": "{fw}", "serial": "{sn}"}',
    slots: { w: 'w3, w8, east', dry: '=true / false', a: '2.1..9.8', rel: '4..15', sp: '16..27', fw: 'v2.14.0-rc3, v1.9.12, v3.0.1-b7', sn: 'GRX/0047-K, GRX/1180-D, PLM/20.6', tech: 'Bashir, Noor, Wendell' },
    steps: `
      @dry gpio_write pin={rel} value=0 // failed "the pump does not run dry" | 1. Stop a dry pump | Only when the pump runs dry: relay off. Runs it wet, nothing is to be switched and the step fails.
      gpio_write pin={sp} value=1 | 2. Spare | Put the spare relay on.
      gpio_write pin={rel} value=1 | 3. Main | Put the main relay on (the one called just relay).
      gpio_read pin={rel} | 4. Check | Read back the main relay, not the spare.
      file_search query="{sn}" path=manuals | 5. Manual | Search the folder manuals for the serial number.
      file_search query="{fw}" | 6. Firmware | Find every file that mentions the firmware of the pump. No special folder.
      memory_store key=fw-{w} content={fw} | 7. Firmware note | Key fw- plus the well; content is the firmware version as it stands, with the v.
      send_message channel=email to=service@pumpen.example text="Serial {sn}, firmware {fw}" | 8. Maker | E-mail to service@pumpen.example. The text reads Serial, the serial number, a comma, firmware, and its version.
      pushover message="{a} A" title="Well {w}" | 9. {tech} | Push for {tech}. The title is Well and which, the message the current in A with a blank before the A.
    `,
  },
  {
    language: 'en',
    earlier: ['Hives | file_read → hive {h1}: scale {k1} kg, queen {q1}\nhive {h2}: scale {k2} kg, queen missing', 'Runs | sop_status → {r1}: varroa, step 2 of 6\n{r2}: feeding, waiting for approval'],
    slots: { h1: 'A3, Linde 1, 14', h2: 'B7, Linde 4, 22', k1: '31..48', k2: '18..27', q1: '=blue 2023, red 2024, green 2025', r1: 'run-5501, vr-33, r7a', r2: 'run-8812, fd-90, r2c', tap: '4..20', fan: '21..39' },
    steps: `
      sop_cancel run_id={r2} reason="hive {h2} has no queen" | Stop the feeding | Cancel the run that is waiting. reason: hive, which one, "has no queen"
      sop_cancel run_id={r1} reason="too cold, 8 °C" | Stop varroa | Varroa must be broken off. The reason to write down: "too cold, 8 °C"
      sop_status run_id={r1} | varroa? | how does the varroa run stand
      sop_status | all runs? | how do all runs stand
      sop_execute name=requeen payload={"hive":"{h2}","kg":{k2}} | Requeen | Start requeen for the hive without a queen. It takes an object: hive, and kg as a number.
      sop_execute name=requeen | Requeen, bare | Start requeen. It asks for the hive itself, so no payload.
      memory_store key=queen-{h1} content="{q1}" | Queen | Under queen-{h1} note her colour and year.
      notify message="{h2} is queenless" title="Bees" | Screen | Notification, title Bees: the hive without a queen, then "is queenless".
      file_write path=bees/todo.md content="- [ ] hive {h2}: check brood" append=true | Todo | To bees/todo.md add the line "- [ ] hive {h2}: check brood"
    `,
  },
  {
    language: 'en',
    event: 'webhook /grain/arrive {"lorry": "{pl}", "crop": "{crop}", "moisture": {m}, "pit": {pit}, "pit_pin": {pp}, "dryer_pin": {dp}, "weighbridge": "{wb}", "haulier": "{h}"}',
    slots: { pl: '=BX 19 KLO, 7-TRG-42, WND.330', crop: '=oats, spring barley, oilseed rape, rye', m: '11.2..14.4 / 16.1..21.9', pit: '1..4', pp: '5..16', dp: '17..28', wb: 'WB-N, WB-S, bridge 3', h: 'Keogh & Sons, Van Loon, A. Petrov Ltd' },
    steps: `
      @m failed "{m} % is dry enough" // gpio_write pin={dp} value=1 | Dryer | grain over 15 % goes thru the dryer - switch it on (dryer_pin). dry grain: fail the step
      gpio_write pin={pp} value=1 | Pit | open the pit lid, its pin came along, 1
      gpio_write pin={pp} value=0 | Pit shut | lorry has tipped. lid of pit shut again = 0
      mqtt_publish topic=yard/{wb}/display payload="{pl} -> PIT {pit}" | Display | on yard/WEIGHBRIDGE/display publish: plate, blank, ->, blank, PIT, blank, number
      mqtt_publish topic=grain/in payload={"crop":"{crop}","moisture":{m}} | Books | grain/in wants JSON: crop (text) and moisture (number). no blanks in it
      file_write path=tickets/{pit}.txt content="{pl} {crop}" | Ticket | tickets/PIT.txt anew: plate, blank, crop
      send_message channel=whatsapp to="{h}" text="{pl} is empty, thanks." | Haulier | whatsapp to the haulier: the plate and then "is empty, thanks." full stop belongs to it
      memory_recall query="{h}" category=sop limit=3 | Earlier loads | search the records of runs (category sop) for the haulier, three at most
    `,
  },
  {
    language: 'en',
    event: 'manual - {"asked_by": "{who}", "bed": "{bed}", "minutes": {min}, "start_at": "{at}", "reply_on": "{ch}"}',
    slots: { who: 'Farida, Klaus-Peter, Ines', bed: 'Herb bed, row 9, Mrs Lane', min: '5..45', at: '=2027-06-01T05:30, 2027-07-14T21:00, 2027-08-20T04:45', ch: 'telegram, signal, discord', v1: '2..9', v2: '10..19', v3: '20..29', mp: '30..39' },
    steps: `
      gpio_write pin={v2} value=1 | Valve of the herbs | Lawn {v1}, herbs {v2}, hedge {v3}, main pump {mp}. Open the herbs.
      gpio_write pin={mp} value=0 | Pump | Lawn {v1}, herbs {v2}, hedge {v3}, main pump {mp}. Stop the pump.
      gpio_read pin={v3} | Hedge | Lawn {v1}, herbs {v2}, hedge {v3}. Is the hedge being watered? Read only.
      cron_add schedule={at} action=procedure text=water-bed | Plan it | One single start of water-bed at the moment which was asked for.
      cron_add schedule={at} action=message text="Watering starts" delivery={"channel":"{ch}","to":"{who}"} | Tell them then | At the asked moment the message "Watering starts" goes to whoever asked, on the channel they want the reply on.
      send_message channel={ch} to="{who}" text="{bed}: {min} minutes" | Confirm | Reply at once, to the person who asked and on their channel: the bed, a colon, how many minutes (with the word).
      sop_execute name=water-bed payload={min} | Right now | Start water-bed immediately; the payload is the number of minutes and no more.
      sop_execute name=water-bed payload="{bed}" | With the bed | Start water-bed with the bed as payload.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ras/o2 {"tank": "{tk}", "o2_mg": {o2}, "fish": "{fish}", "probe": {"id": "{pid}", "board": "{bd}", "pin": {pin}}, "blower": {"board": "{bb}", "pin": {bp}}}',
    slots: { tk: 'T1, T6, smolt B', o2: '3.2..5.8 / 7.1..9.4', fish: '=char, rainbow trout, perch', pid: 'OX-1180, OX-227', bd: 'ras-in, probe-hub, esp-o2', pin: '0..11', bb: 'ras-out, relay-hub, esp-air', bp: '12..25', lamp: '26..39' },
    steps: `
      gpio_write pin={bp} value=1 board={bb} | Blower on | Switch on the blower. Board and pin are given with the blower.
      gpio_write pin={bp} value=0 board={bb} | Blower off | The blower off, on its own board.
      gpio_read pin={pin} board={bd} | Ask the probe | Read the probe once more (its board, its pin).
      board_info board={bb} | Board of the blower | Is the board of the blower connected? List it.
      board_info board={bd} | Board of the probe | List the board the probe hangs on.
      @o2 send_message channel=pager to=nightwatch text="{tk} {o2}" // failed "{o2} mg is enough" | Page | Below 6 mg page nightwatch (channel pager): tank, blank, oxygen. At 6 and above: failed.
      memory_store key={pid} content="{o2} mg in {tk}" | Probe note | The note is named like the probe's id. It says how many mg in which tank, e.g. 4.4 mg in T9
      mqtt_publish topic=ras/{tk}/fish payload="{fish}" | Kind of fish | ras/TANK/fish gets which fish it is.
    `,
  },
  {
    language: 'en',
    slots: { ip: '=192.168.40.7, 10.4.0.61, 172.16.9.20', zn: '1..12', tok: 'k9-Zt_41, pX.77-a, Qm_03-f', sec: '30..900', ver: 'v4, v7, v12' },
    steps: `
      http_request url=http://{ip}/api/{ver}/zones/{zn}/run method=PUT body={"seconds":{sec}} | Run zone {zn} | PUT http://{ip}/api/{ver}/zones/{zn}/run with the body {"seconds":{sec}}
      http_request url=http://{ip}/api/{ver}/zones/{zn}/run method=DELETE | Stop zone {zn} | DELETE http://{ip}/api/{ver}/zones/{zn}/run (no body)
      http_request url=http://{ip}/api/{ver}/zones/{zn} | Look at zone {zn} | Fetch http://{ip}/api/{ver}/zones/{zn}
      http_request url=http://{ip}/api/{ver}/zones/{zn} headers={"X-Key":"{tok}"} | Look, with the key | Fetch http://{ip}/api/{ver}/zones/{zn} with the header X-Key: {tok}
      http_request url=http://{ip}/api/{ver}/zones/{zn} method=PATCH headers={"Content-Type":"application/json"} body={"enabled":false} | Disable | PATCH to http://{ip}/api/{ver}/zones/{zn}. Header Content-Type is application/json, body {"enabled":false}.
      http_request url=http://{ip}/api/{ver}/log method=HEAD | HEAD | Send a HEAD to http://{ip}/api/{ver}/log, we want the headers only.
      mqtt_publish topic=irr/{zn}/set payload={"seconds":{sec}} | By MQTT | The other way: publish {"seconds":{sec}} to irr/{zn}/set
      mqtt_publish topic=irr/{zn}/set payload="" | Clear | Clear the retained value: publish an empty payload to irr/{zn}/set
    `,
  },
  {
    language: 'en',
    earlier: ['Who is on | memory_recall → Mon-Thu {p1}, Fri-Sun {p2}, stand-in {p3}', 'Soil files | file_list → soil/{f1}\nsoil/{f2}\nsoil/old/{f3}', 'Read sheet | file_read → line {ln}: pH {ph}'],
    slots: { p1: 'Lotte, Hassan, Mei', p2: 'Bjorn, Sunita, Kofi', p3: 'Ottmar, Dee, Luz', f1: 'field-12.csv, upper-a.csv', f2: 'field-19.csv, lower-c.csv', f3: 'field-03.csv, brook.csv', ln: '14..88', ph: '5.1..7.7', n: '5..40' },
    steps: `
      file_read path=soil/{f2} | Second file | Open the second file of step {step2}.
      file_read path=soil/old/{f3} lines={n} | Old one | From the old one, {n} lines are enough.
      file_read path=soil/{f1} from_line={ln} lines={n} | First one, in part | Read the first file of the list from the line that step {step3} names, {n} lines.
      file_read path=soil/{f1} from_line={ln} | First one, to the end | Read the first file of the list starting with the line step {step3} names, through to its end.
      file_list path=soil/old | Old folder | What else lies in soil/old?
      send_message channel=slack to={p2} text="You have the weekend" | Weekend | Slack to the one who is on from Friday: "You have the weekend"
      send_message channel=slack to={p3} text="Can you jump in?" | Stand-in | Slack to the stand-in: "Can you jump in?"
      memory_store key=ph-now content="{ph}" | pH | Keep the pH (number only) as ph-now.
      memory_forget key=ph-old | Forget | The note ph-old is no longer needed, delete it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vineyard/spray {"parcel": "{par}", "agent": "{ag}", "dose_l": {d}, "wind_ms": {w}, "operator": "{op}", "permit": "{per}"}',
    slots: { par: '=Clos des Mûres, Lage 7b, Hang Süd, Upper Slope', ag: 'Funguran-OH 50 WP, Netzschwefel Stulln, Vitisan', d: '0.8..6.4', w: '0.4..3.2 / 5.6..11.0', op: 'Yannick, Theres, Pilar', per: 'SP-2027/114, SP-2027/009, SP-2027/230', mix: '4..20', pmp: '21..39' },
    steps: `
      @w gpio_write pin={pmp} value=1 // failed "wind {w} m/s" | Start spraying | If the wind is under 4 m/s the spray pump ({pmp}) may start. With more wind than that we don't spray, the step fails. The mixer on {mix} is somebody else's business.
      gpio_write pin={mix} value=1 | Mixer | Spray pump {pmp}, mixer {mix}. The mixer has to stir.
      gpio_write pin={pmp} value=0 | Done | Spray pump {pmp}, mixer {mix}. We're done spraying, so the pump goes off and nothing else.
      file_write path=spray/register.csv content="{per};{ag};{d}" append=true | Register | By law: permit, agent and dose, semicolons, added to spray/register.csv
      memory_store key="{per}" content="{op}" | Permit holder | Store who operates under the number of the permit.
      send_message channel=email to=inspection@weinbau.example text="{ag}, {d} l" | Inspection | E-mail the inspection (inspection@weinbau.example) what agent and how many l: agent, comma, blank, dose, blank, l
      file_search query="{ag}" path=labels | Label | The label of the agent lies somewhere in labels. Find it by name.
      sop_execute name=reentry-clock payload={"permit":"{per}","operator":"{op}"} | Re-entry | Start reentry-clock; object with permit and operator.
    `,
  },
  {
    language: 'en',
    event: 'mqtt {top} {"station": "{st}", "mm": {mm}, "prev_mm": {pm}, "battery": "{bat}"}',
    slots: { top: 'met/rain/03, met/rain/17, agro/gauge/5', st: 'Ridge, Dam foot, Gate 4', mm: '0.4..38.0', pm: '0.1..20.5', bat: '=ok / low, replace', g: '4..39', url: '=https://rain.example/post.php?k=A1b2, http://met.local:8081/in, https://hydro.example/v2/obs' },
    steps: `
      mqtt_publish topic={top}/ack payload="1" | Ack | Answer on the topic it came in on, with /ack after it. Payload is 1.
      mqtt_publish topic=agro/irrigation/hold payload="{mm}" | Hold | Publish the present rain figure (not the previous one) to agro/irrigation/hold.
      mqtt_publish topic=agro/irrigation/prev payload="{pm}" | Previous | And the previous one to agro/irrigation/prev.
      http_request url={url} method=POST body="{st}={mm}" | Upload | POST to {url} - body: station=millimetres
      @bat failed "the battery is ok" // notify message="Battery of {st}: {bat}" | Battery | Is the battery ok? Then fail. Otherwise notify: Battery of STATION: STATE
      memory_store key="rain-{st}" content="{mm} mm, before {pm} mm" | Both figures | rain-STATION as key. As content the two figures: "… mm, before … mm".
      gpio_write pin={g} value=0 | Sprinklers | It rained. The sprinkler contact, pin {g}, to zero.
      file_write path=rain.csv content="{st},{mm}" append=true | Row | Row for rain.csv (append): station,mm
    `,
  },
  {
    language: 'en',
    earlier: ['Find the tag | file_search → stock/{f}: {tag} sold to {buyer}', 'Plans | cron_list → {a} 0 5 * * * milking\n{b} 30 16 * * * milking\n{c} 0 12 * * 3 hoof bath'],
    slots: { f: 'sales-26.txt, out.csv, ledger.md', tag: 'UK 740 112, DE 09 553, IE 22 018', buyer: 'Hobbs, Tremaine, McGill', a: 'c-101, m1, aa4', b: 'c-205, m2, bd9', c: 'c-390, h1, cf2', vac: '4..20', wash: '21..39' },
    steps: `
      cron_remove id={b} | No afternoon milking | The parlour is being rebuilt. Remove the milking in the afternoon.
      cron_remove id={a} | No morning milking | Remove the plan that starts milking at five.
      cron_remove id={c} | Hooves | Wednesdays without hoof bath from now on: plan out.
      file_read path=stock/{f} | Open the find | Open the file which the search found.
      memory_store key="{tag}" content="sold to {buyer}" | Sold | Key is the tag that was found; content "sold to" and the buyer.
      send_message channel=sms to={buyer} text="Passport is in the post" | Buyer | Text the buyer (sms): "Passport is in the post"
      gpio_write pin={vac} value=0 | Vacuum off | Vacuum pump {vac}, wash {wash}: vacuum off.
      gpio_write pin={wash} value=1 | Wash on | Vacuum pump {vac}, wash {wash}: wash on.
      cron_add schedule="0 5 * * *" action=procedure text=milking timezone=Europe/Dublin | Milk again | Plan the procedure milking at five every morning, time zone Europe/Dublin.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cheese/cellar {"shelf": "{sh}", "rh": {rh}, "wheel_count": {n}, "turned_by": "{by}", "turned_at": "{at}", "next_turn": "{nx}", "ticket": "{uu}"}',
    slots: { sh: 'L4, R12, back wall', rh: '84..96', n: '24..180', by: 'Frieda, Aurelio, Sepp', at: '=05:50, 06:15, 17:40', nx: '=2027-02-11T06:00, 2027-02-13T17:30, 2027-02-14T05:45 / ∅, null', uu: '8f14e45f-ce9a-4b1d-90a7-33e1f05b72c4, 0d7b9a52-6c1e-4f80-b2d3-91a4e85c7f10, 5a2c71e0-94bd-4e37-8c05-6fd1b8a93e22' },
    steps: `
      @nx cron_add schedule={nx} action=message text="Turn {sh}" // failed "no next turn is given" | Next turn | At the moment of the next turn a message shall say Turn, and the shelf. If no such moment is given, fail.
      @nx cron_add schedule={nx} action=procedure text=turn-wheels name="turn-{sh}" // failed "no next turn" | As a procedure | Plan turn-wheels for the next turn. The plan is called turn- plus the shelf. No time given, then the step has failed.
      file_write path=cellar/turns.txt content="{at} {by}" append=true | Turn book | Write at the end of cellar/turns.txt when it was turned and by whom, blank between.
      memory_store key=ticket-cheese content={uu} | Ticket | Keep the ticket in full under ticket-cheese.
      http_request url=https://affineur.example/t/{uu} method=DELETE | Close it | Delete the ticket: DELETE https://affineur.example/t/ with the ticket behind the slash.
      http_request url=https://affineur.example/t/{uu} | See it | Fetch https://affineur.example/t/ followed by the ticket.
      notify message="{n} wheels on {sh}" title="Cellar" | Count | Title: Cellar. Message: how many wheels on which shelf ("9 wheels on X1" would be the form).
      pushover message="{n} wheels on {sh}" | Phone | Same words to the phone, no title: how many wheels on which shelf ("9 wheels on X1").
    `,
  },
  {
    language: 'en',
    slots: { a: '2..7', b: '8..13', c: '14..19', d: '20..25', e: '26..31', bd: 'barn-io, pi-stable, relay-4', p1: 'horses/box 4.txt, horses/box 11.txt', q: 'colic drench, hoof oil, salt lick' },
    steps: `
      gpio_write pin={b} value=1 board={bd} | Fan above the boxes | Board {bd}: light {a}, fan {b}, water {c}, gate {d}. Fan ON.
      gpio_write pin={a} value=0 board={bd} | Lights out | Board {bd}: light {a}, fan {b}, water {c}, gate {d}. Light OFF.
      gpio_read pin={d} board={bd} | Gate | Board {bd}: light {a}, fan {b}, water {c}, gate {d}. Just have a look at the gate.
      gpio_write pin={e} value=1 | Muck belt | Muck belt, pin {e}, running.
      file_read path="{p1}" | Box sheet | Read "{p1}" (there is a blank in the name).
      file_write path="{p1}" content="Vet was here, all fine." append=true | Vet | Add to "{p1}": "Vet was here, all fine."
      file_write path="{p1}" content="empty" | Box empty | The horse moved out. "{p1}" shall contain only the word empty.
      memory_recall query="{q}" limit=1 | Where is it | The best single hit in the notes for "{q}".
      file_search query="{q}" path=horses | Sheets with it | Which sheets in horses mention "{q}"?
    `,
  },
  {
    language: 'en',
    event: 'mqtt mill/bearing {"machine": "{m}", "temps": {"front": {f}, "rear": {r}}, "oil_pump": {op}, "stop_relay": {sr}, "miller": "{w}", "deputy": "{d}"}',
    slots: { m: 'stone 2, roller 5, sifter', f: '38..61', r: '62..94', op: '4..14', sr: '15..25', w: 'Ludo, Hanneke', d: 'Piet, Carmen', dr: '26..39' },
    steps: `
      gpio_write pin={op} value=1 | Oil | Oil pump of the machine on.
      gpio_write pin={sr} value=1 | Stop it | The stop relay pulls in (1) and the machine stands.
      gpio_write pin={sr} value=0 | Let it go | Release the stop relay again: 0.
      send_message channel=signal to={d} text="Rear bearing {r} °C" | Deputy | The miller is away. Signal to the deputy: Rear bearing, its temperature, °C.
      send_message channel=signal to={w} text="Front bearing {f} °C" | Miller | Signal to the miller: Front bearing, its temperature, °C.
      memory_store key="{m}-rear" content="{r}" | Rear | Under MACHINE-rear the temperature of the rear one.
      mqtt_publish topic=mill/front payload="{f}" | Front | mill/front: temperature of the front one.
      file_write path=mill/bearings.csv content="{m},{f},{r}" append=true | Table | Row at the end of mill/bearings.csv: machine, front, rear. Commas, no blanks.
      pushover message="{m} is hot" | Push | Push which machine "is hot".
    `,
  },
  {
    language: 'en',
    event: 'webhook /compost/temp {"windrow": {wr}, "core": {core}, "edge": {edge}, "probe_ip": "{ip}", "tech": "{tech}"}',
    slots: { wr: '1..19', core: '38..52 / 72..81', edge: '20..33', ip: '=10.8.3.14, 192.168.77.5, 10.0.12.200', tech: 'Wim, Oksana, Lars-Erik', blow: '4..39' },
    steps: `
      @core gpio_write pin={blow} value=0 // gpio_write pin={blow} value=1 | Blower {blow} | Core over 65 °C: blower on. Otherwise it rests (off).
      http_request url=http://{ip}/reboot method=POST | Reboot the probe | POST to /reboot at the address the probe has (http). Nothing in the body.
      http_request url=http://{ip}/reading | Read again | Fetch /reading from the probe itself, over http, by its address.
      memory_store key=windrow-{wr} content="core {core}, edge {edge}" | Both | windrow-N with the number. Content: core X, edge Y.
      memory_store key=windrow-{wr}-core content="{core}" | Only the core | windrow-N-core: just the core value.
      send_message channel=telegram to="{tech}" text="Windrow {wr} needs turning" | Turning | To the technician in the report, by telegram: Windrow, number, "needs turning".
      mqtt_publish topic=compost/{wr}/edge payload="{edge}" | Edge | Edge temperature to compost/NUMBER/edge.
      failed "no tool can turn compost" | Turn | Turn the windrow with the loader.
    `,
  },
  {
    language: 'en',
    event: 'peripheral {pin} {"pin": {pin}, "board": "{bd}", "level": {lev}, "since": "{since}"}',
    slots: { pin: '2..13', bd: 'coop-pi, hen-house, esp-coop', lev: '=0 / 1', since: '=19:42, 20:15, 05:03', mot: '14..26', lamp: '27..39' },
    steps: `
      @lev gpio_write pin={mot} value=1 board={bd} // failed "the hatch is open already" | Open the hatch | The contact reads 0 while the hatch is shut. In that case run its motor, {mot} on the same board, with 1. Already open (1): step failed.
      gpio_write pin={lamp} value=0 board={bd} | Lamp | The lamp ({lamp}) of the board that reported goes dark.
      gpio_read pin={pin} board={bd} | Ask again | Read the very pin that reported, on its board.
      board_info board={bd} | The board | Look at the board that reported.
      notify message="Hatch since {since}" | Since when | Notify: "Hatch since …" with the time.
      memory_store key=hatch content="{lev} since {since}" | Note | Into hatch: the level, "since", the time.
      cron_add schedule="0 21 * * *" action=procedure text=close-hatch name=night-hatch | Night | close-hatch every day at 21:00, plan name night-hatch
      cron_add schedule="0 6 * * *" action=procedure text=open-hatch | Morning | open-hatch every day at 06:00
    `,
  },
  {
    language: 'en',
    event: 'webhook {mail} {"from": "{mail}", "subject": "{sub}", "body": "{body}"}',
    slots: { mail: 'j.orchard@pome.example, h.voss@mosterei.example, tilda@cider.example', sub: '=Pressing date?, 3 pallets of Boskoop, Re: crates', body: '=Can we come on Thursday?, Please send the price list., We need 40 crates.', w: '4..39', ord: '310..980' },
    steps: `
      send_message channel=email to={mail} text="We press from 7 to 15 o'clock." | Answer | Answer by e-mail to the address it came from: "We press from 7 to 15 o'clock."
      send_message channel=email to=office@press.example text="{sub}" | Hand on the subject | E-mail the subject, nothing but the subject, to office@press.example.
      send_message channel=email to=office@press.example text="{body}" | Hand on the text | Forward what was written in the mail to office@press.example (email), unchanged.
      memory_store key={mail} content="order {ord}" | Order | The sender's address is the key; the content reads order {ord}
      memory_recall query={mail} limit=2 | Known? | Do we know this address? Two notes at most.
      file_write path=mail/subjects.txt content="{sub}" append=true | List | Add the subject to mail/subjects.txt.
      notify message="{body}" title="{sub}" | On the screen | Title: the subject. Message: the text of the mail.
      gpio_write pin={w} value=1 | Washer | Fruit washer, pin {w}, on.
    `,
  },
];
