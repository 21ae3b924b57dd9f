import type { Scene } from '../../scene';

/** Manuals of laboratories, clinics, museums and archives, part 3. */
export const manuals3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt lab/freezer/{fz} {"unit": "{fz}", "t_c": {t}, "setpoint": {sp}, "contents": "{ct}", "responsible": "{pi}", "backup_unit": "{bk}", "co2_pin": {co2}, "bell_pin": {bell}}',
    slots: { fz: 'ULT-4, ULT-9, F80-2', t: '-79..-72 / -58..-41', sp: '-80..-80', ct: '=cell lines (HEK293T + HeLa), sera 2019-2024, RNA: box 7/9', pi: 'Prof. Adair, Dr. Mbeki, Dr. Szabo', bk: 'ULT-1, F80-7', co2: '4..15', bell: '16..27' },
    steps: `
      @t failed "{t} °C is cold enough" // gpio_write pin={co2} value=1 | SOP-11.1 CO2 back-up | At temperatures above -65 °C the CO2 back-up is opened (value 1; the pin is in the message). In a freezer that is colder nothing is opened: fail.
      gpio_write pin={bell} value=0 | SOP-11.2 Acknowledge | Once somebody has come, silence the bell. The CO2 back-up is not touched.
      send_message channel=sms to="{pi}" text="{fz}: please move to {bk}" | SOP-11.3 Move | The responsible person is texted (sms): the unit, colon, "please move to", the back-up unit.
      memory_store key="{fz}" content="{ct}" | SOP-11.4 Contents | The note named like the unit that reported says what it contains, character by character.
      mqtt_publish topic=lab/freezer/{bk}/mode payload="boost" | SOP-11.5 Boost | The back-up unit is told to boost: payload boost on lab/freezer/UNIT/mode.
      mqtt_publish topic=lab/freezer/{fz}/mode payload="ack" | SOP-11.6 Ack | The unit that reported is answered with ack on lab/freezer/UNIT/mode.
      file_write path=qm/freezers.csv content="{fz};{t}" append=true | SOP-11.7 Record | A line is added to qm/freezers.csv: unit, semicolon, temperature.
      file_search query="{ct}" path=inventory | SOP-11.8 Inventory | In the folder inventory look for exactly what is given as contents.
      sop_execute name=freezer-transfer payload={"from":"{fz}","to":"{bk}"} | SOP-11.9 Transfer | Start freezer-transfer with an object: from (which reported), to (the back-up).
    `,
  },
  {
    language: 'en',
    earlier: ['Scan the vial | peek_scan → {lot}, exp {exp}, ordered by {ob}', 'Weigh | file_read → gross {g} g, tare {ta} g', 'Start the drying | sop_execute → run {run}'],
    slots: { lot: 'LOT#B-0047/2, LOT#K-1190/1, LOT#Z-0008/5', exp: '=2027-09, 2028-01, 2029-12', ob: 'Yuki, Aaron, Magdalena', g: '12.104..18.992', ta: '3.001..4.950', run: '5e-aa-19, dry_0071, r#88', oven: '4..20', pump: '21..39' },
    steps: `
      memory_store key="{lot}" content="exp {exp}" | Expiry | The lot (with its # and slash) is the key; content: exp and the month.
      memory_recall query="{lot}" | Lot | Search the notes for the lot.
      sop_cancel run_id="{run}" reason="lot {lot} is wrong" | Stop drying | Cancel the drying run. Reason: lot (LOT) is wrong - put the scanned lot where the brackets are, e.g. lot LOT#A-1 is wrong
      sop_status run_id="{run}" | Drying? | State of the drying run only.
      file_write path=weights/net.txt content="{g} {ta}" | Weights | weights/net.txt is written anew: gross, blank, tare, no units.
      gpio_write pin={oven} value=0 | Oven | Oven {oven}, vacuum pump {pump}. The oven goes off.
      gpio_write pin={pump} value=1 | Vacuum | Oven {oven}, vacuum pump {pump}. Vacuum, please.
      send_message channel=teams to={ob} text="Your vial is dry." | Tell | Whoever ordered it shall read on teams: "Your vial is dry."
      notify message="{g} g gross" | Gross | Notify the gross weight with g and the word gross.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lims/job {"job": "{job}", "method": "{me}", "samples": {n}, "instrument": "{ins}", "result_path": "{rp}", "raw_path": "{raw}", "analyst": "{an}", "reviewer": "{rv}"}',
    slots: { job: 'HPLC-27-0113, GCMS-27-0440, ICP-27-0092', me: '=USP <621>, Ph. Eur. 2.2.29, ISO 17294-2', n: '4..48', ins: 'Agilent 1260-B, Thermo iCAP, Waters e2695', rp: 'results/27/0113 final.csv, results/27/0440 final.csv', raw: 'raw/27/0113_a.txt, raw/27/0440_c.txt', an: 'Ines, Dawit', rv: 'Prof. Holm, Dr. Ruiz', k: '10..60' },
    steps: `
      file_read path="{rp}" | Result | Open the result, not the raw data.
      file_read path={raw} lines={k} | Raw data | Open the raw data; {k} lines suffice.
      file_read path={raw} from_line={k} | Raw data, the rest | Open the raw data from line {k} onwards.
      send_message channel=email to="{rv}" text="{job} is ready for review" | Review | Email the person who reviews: the job, then "is ready for review".
      send_message channel=email to={an} text="{job}: please sign" | Sign | Email the person who analysed: the job, colon, "please sign".
      memory_store key=method-{job} content="{me}" | Method | method-JOB; content is the method with all its signs.
      mqtt_publish topic=lims/state payload={"job":"{job}","state":"review"} | State | lims/state gets {"job":"…","state":"review"} with this job.
      file_write path="{rp}" content="# reviewed" append=true | Mark the result | Add the line "# reviewed" to the result file.
      memory_recall query="{ins}" limit=3 | Instrument | Three notes about the instrument.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cleanroom/dp {"room": "{rm}", "dp_pa": {dp}, "airlock": "{al}", "shift_lead": "{sl}", "qa": "{qa}"}',
    slots: { rm: 'C-114, B-002, Grade A 3', dp: '11..19 / 2..7', al: 'AL-1, AL-4', sl: 'Hubert, Nkechi', qa: 'qa-desk, qa-night', red: '2..9', grn: '10..19', mag: '20..29', ffu: '30..39', bd: 'cr-io-1, cr-io-2, clean-esp' },
    steps: `
      @dp gpio_write pin={grn} value=1 board={bd} // gpio_write pin={red} value=1 board={bd} | Traffic light | At 10 Pa and above light the green lamp ({grn}), otherwise the red one ({red}). Both are on board {bd}.
      @dp gpio_write pin={mag} value=0 board={bd} // failed "only {dp} Pa" | Release the lock | The magnet {mag} on {bd} is released with 0, but only from 10 Pa up. With less pressure fail.
      gpio_write pin={ffu} value=1 board={bd} | Fan filter | Board {bd}, output {ffu}: fan filter unit on.
      board_info board={bd} | Board | State of board {bd}
      @dp failed "the pressure is {dp} Pa" // send_message channel=dect to={qa} text="{rm} {dp} Pa" | QA | QA is informed on channel dect when the pressure is below 10 Pa: room, blank, pressure with Pa. From 10 Pa up there is nothing to inform about; fail.
      memory_store key=dp-lead content="{sl}" | Lead | dp-lead = who leads the shift.
      notify message="Use {al}" title="{rm}" | Airlock | Title is the room; text: Use and the airlock.
      file_write path=gmp/dp.log content="{rm} {dp}" append=true | GMP log | Add room and Pa (number only), a blank between, to gmp/dp.log
    `,
  },
  {
    language: 'en',
    event: 'webhook /blood/order {"ward": "{wd}", "group": "{gr}", "units": {u}, "urgency": "{ug}", "tube_station": {ts}, "ordered_by": "{by}", "callback_ext": "{ext}"}',
    slots: { wd: 'ICU 2, Theatre 5, Ward 7b', gr: '=A Rh+, 0 Rh-, AB Rh+, B Rh-', u: '1..8', ug: '=emergency / routine, planned', ts: '11..48', by: 'Dr Fenn, Sr. Monika, Dr Achterberg', ext: '=2-4471, 2-9003, 7-0150', lamp: '4..39' },
    steps: `
      @ug gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | 1. Lamp | In an emergency the lamp at the hatch ({lamp}) is lit, for anything else it stays dark.
      @ug pushover message="{u} x {gr} for {wd}" // failed "the order is {ug}" | 2. Push | Emergencies are pushed: number, " x ", group, " for ", ward. If it's no emergency, do not disturb anyone and fail.
      send_message channel=dect to="{ext}" text="Blood leaves at station {ts}" | 3. Call back | On dect to the extension for calling back: Blood leaves at station, number.
      memory_store key="{wd}" content="{gr}" | 4. Note | Under the ward the group they asked for.
      mqtt_publish topic=tube/{ts}/call payload="{wd}" | 5. Tube | tube/STATION/call gets the ward as the payload.
      file_write path=bank/out.csv content="{gr};{u};{by}" append=true | 6. Book | Add group, units, orderer to bank/out.csv, semicolons without blanks.
      sop_execute name=crossmatch payload={"group":"{gr}","units":{u}} | 7. Crossmatch | Start crossmatch; object with group (text) and units (number).
      failed "no tool can put a bag into a tube" | 8. Carrier | Put the bags into the carrier and close the lid.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/case/{cs} {"case": "{cs}", "object": "{ob}", "inv": "{inv}", "rh": {rh}, "lender": "{le}", "lender_mail": "{lm}", "door_contact": {dc}, "light": {li}}',
    slots: { cs: 'V12, V31, K-04', ob: '=Codex Arundel 263, Vase (red-figure) no. 3, Glove of the Duke; left', inv: 'MR 1904.17.3a, 2021/88-b, Inv. G 44', rh: '41..62', le: 'Stift Neuburg, Musee Carre, Lady Ashcombe', lm: 'loans@neuburg.example, pret@carre.example', dc: '4..19', li: '20..39' },
    steps: `
      gpio_read pin={dc} | Is the case shut? | Read the contact of the door of this case.
      gpio_write pin={li} value=0 | Dark | Switch off the light in the case that reported.
      send_message channel=email to={lm} text="{inv}: {rh} % humidity" | Lender | Write by email to the lender's address: inventory number, colon, humidity in %, the word humidity.
      memory_store key="{inv}" content="{ob}" | Object | The inventory number is the key, the object the content.
      memory_recall query="{le}" limit=2 | Loans | What do the notes say about the lender? Two will do.
      file_search query="{inv}" path=loans/2027 | Contract | Find the inventory number in loans/2027.
      file_write path=cases/{cs}.txt content="{rh}" | Present humidity | cases/CASE.txt: only the present humidity, the old content goes.
      file_write path=cases/{cs}.txt content="{rh}" append=true | Course of humidity | cases/CASE.txt: add the present humidity as another line.
      mqtt_publish topic=museum/label/{cs} payload="{ob}" | Label | The label of the case (museum/label/CASE) shows the object.
    `,
  },
  {
    language: 'en',
    earlier: ['Inputs of the stack | board_info → stack-1: {a} smoke, {b} water, {c} door\nstack-2: {d} smoke, {e} water, {f} door', 'Shelf list | file_search → shelf {s1}: deeds\nshelf {s2}: maps\nshelf {s3}: glass plates'],
    slots: { a: '2..6', b: '7..11', c: '12..16', d: '17..22', e: '23..28', f: '29..35', s1: 'A 12, A 40', s2: 'F 03, F 19', s3: 'X 1, X 7', who: 'Brother Odo, Ms Kerr, archivist' },
    steps: `
      gpio_read pin={e} board=stack-2 | Water 2 | Is there water in stack-2? Take its input from step {step1} and name the board.
      gpio_read pin={a} board=stack-1 | Smoke 1 | Read the smoke input of stack-1 on its board.
      gpio_read pin={f} board=stack-2 | Door 2 | Read the door of stack-2, board stack-2.
      gpio_read pin={c} board=stack-1 | Door 1 | Read the door of stack-1, board stack-1.
      notify message="Plates are on {s3}" | Plates | Display here: Plates are on, plus the shelf with the glass plates.
      send_message channel=xmpp to="{who}" text="Maps: {s2}" | Maps | {who} is waiting on xmpp for the shelf of the maps. Format: Maps: (shelf)
      memory_store key=deeds content="shelf {s1}" | Deeds | Note deeds: shelf and its number.
      board_info board=stack-1 | Board | Only the board of the first stack, please.
      failed "no tool can carry books" | Carry | Carry the maps to the reading room.
    `,
  },
  {
    language: 'en',
    event: 'peripheral ttyACM0 BAL:{g}g;UID={uid};OP={op};ST={st}',
    slots: { g: '0.0514..2.9981', uid: '04:A3:1C:9B, 04:7F:20:E1, 04:11:D8:06', op: 'mk, jdr, lw', st: '=STABLE / DRIFT, OVERLOAD', l: '4..39' },
    steps: `
      @st memory_store key=tare-mass content="{g} g" // failed "the balance reports {st}" | Keep the mass | Write the mass, with blank and g, to tare-mass, but only a STABLE one. Anything else is a failed step.
      @st gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Stable lamp | Lamp {l} on while ST says STABLE, off while it says something else.
      memory_store key=last-uid content={uid} | Card | last-uid: the UID of the card.
      mqtt_publish topic=balance/1/raw payload="BAL:{g}g;UID={uid};OP={op};ST={st}" | Raw | Publish the line of the balance untouched on balance/1/raw.
      mqtt_publish topic=balance/1/op payload="{op}" | Operator | And on balance/1/op just the operator.
      file_write path=balance/{op}.txt content="{g}" append=true | Personal list | Each operator has a file balance/OP.txt. Add the mass to it, figures only.
      http_request url=http://lims.local/cards/{uid} | Whose card | Fetch http://lims.local/cards/ with the UID at the end.
      notify message="Operator {op}" title="Balance" | Who | Title Balance; text: Operator and the initials.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/monitor {"cage": {cg}, "patient": "{pt}", "species": "{sp}", "spo2": {o2}, "temp": {t}, "owner": "{ow}", "owner_tel": "{tel}", "heat_pad": {hp}, "o2_valve": {ov}}',
    slots: { cg: '1..18', pt: 'Biscuit, Sir Purr, Nala', sp: '=ferret, cat, dachshund, parrot', o2: '94..99 / 71..86', t: '36.1..39.4', ow: 'Mrs Falk, Mr Adeyemi, fam. Roos', tel: '=0151-5550-12, +31 6 5550 177', hp: '4..19', ov: '20..39' },
    steps: `
      @o2 failed "the saturation is {o2} %" // gpio_write pin={ov} value=1 | oxygen | spo2 under 90 -> open the oxygen valve. 90 or better -> nothing to open, step failed
      gpio_write pin={hp} value=1 | heat pad | heat pad of the cage on
      gpio_write pin={ov} value=0 | oxygen off | close oxygen valve. pad stays
      send_message channel=sms to="{tel}" text="{pt} is awake" | owner | sms to owner's phone: who (patient) "is awake"
      memory_store key=cage-{cg} content="{sp}, {t} °C" | cage note | cage-N: species, comma, temp with blank °C
      file_write path=ward/{cg}.txt content="{pt}" | card | ward/N.txt = name of patient only. overwrite
      memory_recall query="{pt}" | notes | anything noted about the patient?
      memory_recall query="{ow}" limit=1 | notes 2 | one note about the owner
      pushover message="Cage {cg}: {o2} %" | push vet | push: Cage N: saturation with " %"
    `,
  },
  {
    language: 'en',
    slots: { ip: '=10.55.1.20, 192.168.9.9', port: '=8080, 5025, 9000', ch: '1..8', v: '1.2..24.0', tok: 'zq7.11-f, B4t/x_2, 99-kk=a', exp: 'run_2027-02-03_α, cal-set #4, night B' },
    steps: `
      http_request url=http://{ip}:{port}/ch/{ch} method=PUT body="V={v}" | Set | PUT to http://{ip}:{port}/ch/{ch}, body V={v}
      http_request url=http://{ip}:{port}/ch/{ch} | Get | Fetch http://{ip}:{port}/ch/{ch}
      http_request url=http://{ip}:{port}/ch/{ch} method=DELETE headers={"X-Lab":"{tok}"} | Clear | DELETE http://{ip}:{port}/ch/{ch} with header X-Lab: {tok}
      http_request url=http://{ip}:{port}/all method=POST headers={"X-Lab":"{tok}"} body="OFF" | All off | POST OFF to http://{ip}:{port}/all, header X-Lab: {tok}
      memory_store key="{exp}" content="channel {ch} at {v} V" | Note | Under "{exp}" store: "channel {ch} at {v} V"
      memory_forget key="{exp}" | Delete | Delete the note "{exp}".
      file_search query="{exp}" path=logbooks | Logbooks | Find "{exp}" in logbooks.
      file_search query="{exp}" | Anywhere | Find "{exp}", wherever it is.
      mqtt_publish topic=lab/psu/{ch} payload="{v}" | MQTT | Publish {v} to lab/psu/{ch}
    `,
  },
  {
    language: 'en',
    event: 'cron - {"run": "{tag}", "site": "{site}", "pi": "{pi}"}',
    slots: { tag: 'autoclave-am, autoclave-pm', site: 'Basement B1, Annex, North lab', pi: 'Dr. Odum, Dr. Castellano', tz: '=Africa/Accra, Europe/Madrid, Asia/Seoul', dt: '=2027-05-04T07:45, 2027-06-21T18:20, 2027-09-09T12:00', ch: 'teams, email, telegram', proc: 'spore-test, drain-check, door-seal', id: 'e4-19, 7712, plan-c', h: '13..19' },
    steps: `
      cron_add schedule={dt} action=prompt text="Is the spore strip grey?" | A | At {dt}, once, prompt: "Is the spore strip grey?"
      cron_add schedule={dt} action=message text="Is the spore strip grey?" | B | At {dt}, once, message: "Is the spore strip grey?"
      cron_add schedule={dt} action=procedure text={proc} | C | At {dt}, once, procedure: {proc}
      cron_add schedule="0 {h} * * 2,4" action=procedure text={proc} timezone={tz} | D | Procedure {proc}, Tuesdays and Thursdays at {h}:00 (0 {h} * * 2,4), clock of {tz}.
      cron_add schedule="0 {h} * * 2,4" action=procedure text={proc} name={tag} | E | Procedure {proc}, cron 0 {h} * * 2,4, named after the run in the event.
      cron_add schedule="0 {h} * * *" action=message text="Log the cycle" delivery={"channel":"{ch}","to":"{pi}"} | F | Daily at {h}:00, message "Log the cycle", delivered to the PI of the event over {ch}.
      cron_add schedule="0 {h} * * *" action=message text="Log the cycle" delivery={"channel":"{ch}"} | G | Daily at {h}:00, message "Log the cycle", delivered over {ch}, nobody named.
      cron_add schedule="0 {h} * * *" action=message text="Log the cycle" | H | Daily at {h}:00, message "Log the cycle".
      cron_remove id={id} | I | Plan {id} off.
    `,
  },
  {
    language: 'en',
    earlier: ['Rota | memory_recall → duty chemist {p1}, duty physicist {p2}, porter {p3}', 'Gas panel | gpio_read → pin {n2}: 1 (N2), pin {ar}: 0 (Ar), pin {he}: 0 (He)', 'Procedures | sop_list → gas-change, gas-leak, cylinder-order'],
    slots: { p1: 'Ayla, Gunnar', p2: 'Tomoko, Ebbe', p3: 'Raul, Dennis', n2: '2..12', ar: '13..24', he: '25..39', cyl: 'CYL-0071/B, CYL-3340/A' },
    steps: `
      gpio_write pin={ar} value=1 | Argon | Open the argon. Its pin was read in step {step2}.
      gpio_write pin={n2} value=0 | Nitrogen | The gas that is open is to be closed.
      gpio_read pin={he} | Helium | Read the helium pin once more.
      sop_execute name=gas-leak | Leak | Start the one of the three procedures which deals with a leak. No payload.
      sop_execute name=cylinder-order payload="{cyl}" | Order | Start the procedure for ordering, payload {cyl}.
      send_message channel=telegram to={p3} text="Bring {cyl} to the dock" | Porter | Porter, telegram: "Bring {cyl} to the dock"
      send_message channel=telegram to={p2} text="Argon is on" | Physicist | Telegram to the duty physicist: "Argon is on"
      memory_store key="{cyl}" content="{p1}" | Who | Under {cyl}: the duty chemist's name.
      sop_list | List | Which procedures do we have, once more.
    `,
  },
  {
    language: 'en',
    event: 'mqtt darkroom/bath {"bath": "{b}", "c": {t}, "agent": "{ag}", "mixed_on": "{d}", "heater": {h}, "stirrer": {s}, "drain": {dr}}',
    slots: { b: 'dev, stop, fix', t: '17.1..19.2 / 21.5..24.0', ag: 'D-76 (1+1), Rodinal 1:50, ILFOSTOP', d: '=2027-01-08, 2027-02-21', h: '2..13', s: '14..25', dr: '26..39' },
    steps: `
      @t gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | Heater | Below 20 °C the heater is switched on, at more it is switched off.
      gpio_write pin={s} value=1 | Stir | Stirrer: on. Drain stays shut.
      gpio_write pin={dr} value=0 | Drain | Drain: shut (0).
      gpio_write pin={dr} value=1 | Empty | Empty the bath. The drain opens with 1.
      memory_store key=bath-{b} content="{ag}, mixed {d}" | Bath note | bath-NAME: agent, comma, mixed, date.
      file_write path=darkroom.txt content="{ag}" | Present agent | darkroom.txt shall name the agent and nothing more.
      notify message="{b}: {t} °C" | Show | bath, colon, degrees with °C as notification
      memory_recall query="{ag}" limit=6 | Recipe | Six notes on the agent
    `,
  },
  {
    language: 'en',
    event: 'webhook /pharm/robot {"robot": "{r}", "slot": "{sl}", "product": "{pr}", "pzn": "{pzn}", "count": {c}, "min": {mn}, "buyer": "{bu}", "error": "{er}"}',
    slots: { r: 'ROWA-1, ROWA-2, Smart 3', sl: 'A07-22, C11-04, F01-19', pr: 'Ibuflam 600 N2, L-Thyrox 75, Pantopra-Q', pzn: '=PZN-04100218, PZN-11563007, PZN-00714775', c: '0..3', mn: '5..9', bu: 'Svenja, Mr. Hakim', er: '=none / E41: gripper, E07: door' },
    steps: `
      @er sop_execute name=order-drug payload={"pzn":"{pzn}","min":{mn}} // failed "the robot reports {er}" | Order | If the error is none: start order-drug with an object of pzn and min. With an error the robot's count can't be trusted; fail.
      @er failed "there is no error" // send_message channel=email to=service@robot.example text="{r}: {er}" | Service | With an error, email service@robot.example: the robot, a colon, the error as it is. No error (none): fail.
      send_message channel=teams to="{bu}" text="{pr}: {c} left" | Buyer | On teams to whoever buys: product, colon, count, "left".
      memory_store key={pzn} content="{sl}" | Slot | Slot of the product under its PZN.
      file_write path=stock/min.csv content="{pzn},{c},{mn}" append=true | Minimum | stock/min.csv + PZN, count, minimum; commas.
      mqtt_publish topic=robot/goto payload="{sl}" | Go to | robot/goto: slot
      file_search query="{pzn}" path=leaflets | Leaflet | Find the PZN among the leaflets folder: leaflets
      notify message="{pr} is short" title="{r}" | Screen | Title: the robot. Text: the product, "is short".
    `,
  },
  {
    language: 'en',
    earlier: ['List the boards | board_info → {b1}: online, {b2}: offline, {b3}: online', 'Dark current | detectron_get → {na} nA', 'Shutter test | gpio_write → pin {sh} on {b1} set to 1'],
    slots: { b1: 'opt-a, tele-1, scope-io', b2: 'opt-b, tele-2, dome-io', b3: 'opt-c, tele-3, cam-io', na: '0.4..0.9 / 4.0..9.5', sh: '2..9', cool: '10..19', lamp: '20..39' },
    tools: ['detectron_get(): Read the dark current'],
    steps: `
      gpio_write pin={sh} value=0 board={b1} | Shut the shutter | Undo step {step3}: the same pin and the same board, but 0.
      gpio_read pin={sh} board={b1} | Check it | Read back the pin of step {step3} on its board.
      board_info board={b2} | The missing one | Ask for the board that is offline.
      gpio_write pin={cool} value=1 board={b3} | Cooler | Cooler {cool} is on the third board of the list. Switch it on; name the board.
      gpio_write pin={lamp} value=0 board={b1} | Dome lamp | Dome lamp {lamp}, on the first board of the list, off; name the board.
      @na memory_store key=dark content="{na} nA" // failed "the dark current is {na} nA" | Dark current | Under 2 nA: keep it as dark, with blank and unit. 2 nA and more: fail.
      detectron_get | Once more | Take the dark current once more.
      notify message="{b2} is offline" | Notify | Notify which board "is offline".
      file_write path=opt/dark.txt content="{na}" append=true | File | Add the bare value to opt/dark.txt
    `,
  },
  {
    language: 'en',
    event: 'mqtt greenlab/{ch}/chamber {"chamber": "{ch}", "day": {d}, "light": {"pin": {lp}, "board": "{lb}"}, "mist": {"pin": {mp}, "board": "{mb}"}, "species": "{sp}", "student": "{st}"}',
    slots: { ch: 'GC-1, GC-7, Walk-in', d: '3..60', lp: '0..9', lb: 'gc-light, led-hub', mp: '10..19', mb: 'gc-water, mist-hub', sp: 'A. thaliana (Col-0), N. benthamiana, O. sativa', st: 'Priscilla, Wanjiru, Theo' },
    steps: `
      gpio_write pin={lp} value=0 board={lb} | Night | Light off. Give its board, too.
      gpio_write pin={mp} value=1 board={mb} | Mist | Mist on. Give its board, too.
      gpio_read pin={mp} board={mb} | Mist? | Read the mist output; the board is the one of the mist.
      send_message channel=slack to={st} text="Day {d}: please take a photo" | Photo | Slack to the student: Day, number, colon, "please take a photo".
      memory_store key="{ch}" content="{sp}" | What grows | The chamber as key, the species as content (dots and brackets too).
      file_write path=gc/{ch}.csv content="{d}" append=true | Day list | gc/CHAMBER.csv gets the day at its end.
      sop_execute name=harvest payload={d} | Harvest | Start harvest; payload is the day as a number.
      sop_execute name=harvest payload={"day":{d}} | Harvest, object | Start harvest; payload is an object whose day is the day.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dental/unit {"unit": {u}, "handpiece": "{hp}", "cycles": {cy}, "limit": {lim}, "serial": "{sn}", "dentist": "{de}", "water_valve": {wv}, "suction": {su}, "compressor": {co}}',
    slots: { u: '1..6', hp: 'T1 Line C, WK-99 LT, S-Max M95L', cy: '110..240 / 262..390', lim: '250..250', sn: 'SN 07-44112, SN 19-00871', de: 'Dr. Pfau, Dr. Ortiz', wv: '2..13', su: '14..25', co: '26..39' },
    steps: `
      @cy failed "{cy} cycles are below the limit" // notify message="Replace {hp}" title="Unit {u}" | Replace | When the cycles exceed the limit in the message, notify with the title Unit and its number: Replace, and the handpiece. Below the limit: fail.
      gpio_write pin={wv} value=0 | Evening 1 | close the water valve
      gpio_write pin={su} value=0 | Evening 2 | suction off
      gpio_write pin={co} value=0 | Evening 3 | compressor off
      gpio_write pin={su} value=1 | Morning | suction on
      memory_store key="{sn}" content="{cy} cycles" | Serial | serial number = key, "N cycles" = content
      file_write path=dental/units.txt content="{u} {hp}" append=true | List | unit, blank, handpiece -> end of dental/units.txt
      send_message channel=email to=repair@dentalpro.example text="{hp}, {sn}" | Repair | email repair@dentalpro.example: handpiece, comma, serial number
    `,
  },
  {
    language: 'en',
    slots: { k: 'cal.pH4-2027, cal.pH7-2027, ref-Ag/AgCl', c: '=slope 98.4 %; offset -3 mV, E0 = 197 mV (25 °C), drift < 0.02/h', p: 'cal/2027/pH meter 3.txt, cal/2027/ISE No.2.txt', l: '21..90', n: '3..20', q: 'buffer lot, electrode 4, KCl 3M' },
    steps: `
      memory_store key={k} content="{c}" | 1 | {k} : "{c}"
      memory_recall query={k} | 2 | Recall {k}.
      memory_recall query="{q}" limit={n} | 3 | Recall "{q}", not more than {n} results. (Limit.)
      file_read path="{p}" | 4 | Read the whole file "{p}".
      file_read path="{p}" from_line={l} | 5 | Read the file "{p}" from line {l}.
      file_read path="{p}" lines={n} | 6 | Read {n} lines of the file "{p}".
      file_write path="{p}" content="{c}" append=true | 7 | Extend the file "{p}" by the line "{c}".
      file_write path="{p}" content="{c}" | 8 | Replace the file "{p}" by the line "{c}".
      file_search query="{q}" path=cal | 9 | Which files below cal mention "{q}"?
    `,
  },
  {
    language: 'en',
    event: 'mqtt morgue/door {"compartment": {cp}, "opened_by": "{by}", "opened_at": "{at}", "closed_at": "{cl}", "authorised_by": "{au}"}',
    slots: { cp: '1..24', by: 'Mr Penrose, S. Akhtar', at: '=02:14, 13:05, 22:48', cl: '=02:19, 13:40, 23:01 / ∅, null', au: 'Dr Vance, Coroner Lee / ∅' },
    steps: `
      @au file_write path=register/doors.txt content="{cp}: {au}" append=true // failed "nobody authorised it" | Register | Append to register/doors.txt: compartment, colon, who authorised it. Without an authorisation the step fails.
      @cl memory_store key=closed-{cp} content="{cl}" // failed "it has not been closed" | Closed at | Store as closed-N when it was closed. Still open, then fail.
      memory_store key=opened-{cp} content="{at}" | Opened at | Store as opened-N when it was opened.
      send_message channel=sms to=duty-officer text="{by} opened {cp}" | Officer | sms to duty-officer: who "opened" which number
      notify message="Compartment {cp} opened at {at}" | Screen | Screen: Compartment N opened at (time)
      mqtt_publish topic=morgue/last payload="{cp}" | Last | morgue/last: number of the compartment
      memory_recall query="{by}" category=sop | Runs | In the records of runs (sop), search for whoever opened it.
    `,
  },
  {
    language: 'en',
    earlier: ['Book in the specimen | specbook_in → accession {acc}, shelf {sh}, taxon {tx}', 'Ask the collector | send_message → replied: collected at {lo} by {co}'],
    slots: { acc: 'NHM-E 2027.0044, BMNH(E)#881203, Z.MUS.7-19', sh: 'Cab 12/3, Cab 40/1', tx: 'Carabus auratus, Lucanus cervus f., Apis mellifera', lo: '=47.06 N 15.44 E, Loch Ba (east), km 12.5', co: 'R. Traill, M. Iversen', fr: '4..39' },
    tools: ['specbook_in(taxon): Book a specimen in', 'specbook_out(accession, borrower, until?): Lend a specimen', 'specbook_tag(accession, line): Print a tag'],
    steps: `
      specbook_tag accession="{acc}" line="{lo}" | Locality tag | Print a tag for the accession that says where it was collected.
      specbook_tag accession="{acc}" line="{co}" | Collector tag | Print a tag for the accession with the collector's name.
      specbook_out accession="{acc}" borrower="{co}" | Lend it | Lend it to the person who collected it, with no date.
      specbook_out accession="{acc}" borrower="{co}" until=2027-12-31 | Lend it till the year's end | Lend it to the person who collected it until 2027-12-31.
      memory_store key="{acc}" content="{sh}" | Shelf | Store under the accession number which shelf it is on.
      memory_store key="{tx}" content="{acc}" | By taxon | Store under the taxon which accession number it got.
      file_write path=labels.txt content="{tx}; {lo}" append=true | Label file | labels.txt, appended: taxon, semicolon, blank, place
      gpio_write pin={fr} value=1 | Freezer | The pest freezer on {fr} starts.
    `,
  },
  {
    language: 'en',
    event: 'peripheral {p} {"pin": {p}, "level": 1, "name": "{nm}", "board": "{bd}", "partner_board": "{pb}"}',
    slots: { p: '2..12', nm: 'fume hood 3, glove box, eyewash B', bd: 'chem-a, hood-pi', pb: 'chem-b, roof-pi', fan: '13..25', horn: '26..39', who: 'Safety (ext. 112), Lab manager' },
    steps: `
      gpio_write pin={fan} value=1 board={pb} | Roof fan | The fan, pin {fan}, hangs on the partner board. On.
      gpio_write pin={horn} value=1 board={bd} | Horn | The horn, pin {horn}, hangs on the board that reported. On.
      gpio_write pin={horn} value=0 board={bd} | Horn off | Horn {horn} of the reporting board: silence.
      gpio_read pin={p} board={bd} | Still? | Read the pin that reported on its own board, not on the partner.
      board_info board={pb} | Partner | Info about the partner board
      board_info board={bd} | Own | Info about the reporting board
      send_message channel=pager to="{who}" text="{nm} was used" | Page | Page "{who}" (channel pager): what it is called in the event, "was used".
      file_write path=safety.txt content="{nm}" append=true | Book | Append the name from the event to safety.txt
    `,
  },
];
