import type { Scene } from '../../scene';

/** Manuals of boats, harbours, railways, depots and workshops, part 4. */
export const manuals4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt boat/{mmsi}/bilge {"mmsi": "{mmsi}", "vessel": "{vs}", "level_mm": {lv}, "berth": "{be}", "owner": "{ow}", "owner_tel": "{tel}", "pump_fwd": {pf}, "pump_aft": {pa}, "shore_relay": {sr}}',
    slots: { mmsi: '=211447290, 244780113, 503022810', vs: "=S/Y Ondine, M/V Kestrel II, Gran'Ma", lv: '20..60 / 160..310', be: 'C-14, Pontoon B 3, Quay 7', ow: 'Capt. Moran, Sr. Lucia, H. de Boer', tel: '=+353 87 555 0142, +34 600 555 019', pf: '2..11', pa: '12..21', sr: '22..33' },
    steps: `
      @lv failed "{lv} mm is normal" // gpio_write pin={pa} value=1 | Aft pump | More than 100 mm of water: run the aft pump. Up to 100 mm nothing is pumped, then the step fails.
      gpio_write pin={pf} value=1 | Forward pump | Run the forward pump for good measure.
      gpio_write pin={sr} value=0 | Shore power | Shore relay off before anybody steps aboard. Both pumps are left alone.
      send_message channel=sms to="{tel}" text="Water in {vs}, berth {be}" | Owner | sms to the owner's number. "Water in", the vessel, comma, "berth", which.
      memory_store key={mmsi} content="{vs}" | Identify | Under the MMSI store the vessel's name, marks and all.
      mqtt_publish topic=boat/{mmsi}/cmd payload="horn 3" | Horn | Publish "horn 3" to boat/MMSI/cmd.
      file_write path=harbour/night.txt content="{be}: {lv} mm" append=true | Night book | Append to harbour/night.txt: berth, colon, level, mm.
      memory_recall query="{ow}" limit=3 | Owner's notes | Three notes about the owner are enough.
    `,
  },
  {
    language: 'en',
    earlier: ['Tide table | file_read → HW {h1} {m1} m, LW {l1} {n1} m', 'Lock log | file_search → locks/{f}: chamber drained by {who}', 'Start the locking | sop_execute → run {run} started, vessel {vs}'],
    slots: { h1: '=05:52, 06:31', m1: '4.6..5.9', l1: '=12:04, 12:50', n1: '0.3..1.1', f: 'east-27.log, west-27.log', who: 'Gerrit, Maeve, Old Sam', run: 'lk-0091, lk-0447, 88-L', vs: 'Nellie, Duc d Albe, MS Saale', g1: '2..8', g2: '9..15', s1: '16..22', s2: '23..30' },
    steps: `
      gpio_write pin={g1} value=1 | 4.1 | Upper gate {g1}, lower gate {g2}, upper sluice {s1}, lower sluice {s2}. Open the upper gate (1).
      gpio_write pin={s2} value=1 | 4.2 | Upper gate {g1}, lower gate {g2}, upper sluice {s1}, lower sluice {s2}. Open the lower sluice (1).
      gpio_write pin={g2} value=0 | 4.3 | Upper gate {g1}, lower gate {g2}, upper sluice {s1}, lower sluice {s2}. Close the lower gate (0).
      gpio_read pin={s1} | 4.4 | Upper gate {g1}, lower gate {g2}, upper sluice {s1}, lower sluice {s2}. Read the upper sluice.
      sop_cancel run_id={run} reason="LW {l1}" | 4.5 | Cancel the locking. Give as reason LW and the time of low water, as in the table: "LW …"
      sop_cancel run_id={run} reason="{vs} turned back" | 4.6 | Cancel the locking. The reason: the vessel, "turned back".
      send_message channel=vhf-text to={who} text="High water {m1} m" | 4.7 | Over vhf-text to whoever drained the chamber: High water, its height in m.
      memory_store key=next-low content="{l1}" | 4.8 | next-low = time of low water
      file_read path=locks/{f} lines=40 | 4.9 | Forty lines of the file that was found.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rail/hotbox {"train": "{tr}", "axle": {ax}, "side": "{sd}", "temp_c": {t}, "detector": "{dt}", "next_station": "{ns}", "driver_gsm": "{g}", "dispatcher": "{dp}"}',
    slots: { tr: 'G 47712, RB 4401, TEC 41857', ax: '2..88', sd: '=left, right', t: '48..69 / 104..161', dt: 'HOA km 118.4, HBD-07, HOA km 22.9', ns: '=Bad Aibling, Y Fflint, St. Veit/Glan', g: '=7100 4471 2, 7100 0093 8', dp: 'Disp. Süd, control-3', sig: '4..39' },
    steps: `
      @t failed "{t} °C is normal" // gpio_write pin={sig} value=0 | Stop signal | An axle above 100 °C: the signal relay {sig} drops (0) and the train stops. Below that the train goes on and this step fails.
      @t failed "the axle is at {t} °C" // send_message channel=gsm-r to="{g}" text="Stop at {ns}" | Driver | Only for a hot axle (over 100 °C): GSM-R text (channel gsm-r) to the driver's number, "Stop at" and the next station.
      send_message channel=gsm-r to="{dp}" text="{tr}: axle {ax} {sd}" | Dispatcher | Channel gsm-r, dispatcher. Train, colon, axle, number, side.
      memory_store key="{dt}" content="{t} °C" | Detector | Key is the detector, content its temperature with blank and °C.
      mqtt_publish topic=rail/axle/last payload="{ax}" | Axle | rail/axle/last gets the number of the axle.
      file_write path=rail/hot.csv content="{tr};{ax};{t}" append=true | List | Add to rail/hot.csv: train;axle;temperature
      sop_execute name=inspect-axle payload={"train":"{tr}","axle":{ax},"side":"{sd}"} | Inspect | Start inspect-axle; payload: object of train, axle (number) and side.
      notify message="{ns}" title="{tr}" | Screen | Next station as the message, train as the title
    `,
  },
  {
    language: 'en',
    event: 'peripheral can0 7DF#{b1}.{b2} VIN {vin} ODO {km} DTC {dtc}',
    slots: { b1: '0201, 0314, 0422', b2: '0C, 0D, 05', vin: '=WDB9066331S477120, 1FTFW1ET5DFC10312, VF1MA000764402911', km: '88120..312400', dtc: '=P0420, U0100, C1234, B2AAA', lift: '4..12', air: '13..21', ext: '22..39', mech: 'Ruud, Ayşe, Big Joe' },
    steps: `
      memory_store key={vin} content="{dtc} at {km} km" | Car card | VIN = key. Content: the trouble code, "at", the odometer, km
      memory_recall query={vin} category=sop | Earlier runs | Search in the records of runs (sop) for the VIN
      file_search query={dtc} path=tsb | Bulletin | any bulletin in tsb on this trouble code?
      http_request url=https://parts.example/v/{vin} | Parts | fetch https://parts.example/v/ + VIN
      send_message channel=whatsapp to="{mech}" text="Code {dtc}, bay 2" | {mech} | whatsapp {mech}: Code, the code, comma, bay 2
      gpio_write pin={lift} value=1 | Lift | lift {lift}, air {air}, exhaust fan {ext}. lift up = 1
      gpio_write pin={ext} value=1 | Fan | lift {lift}, air {air}, exhaust fan {ext}. engine runs, so fan on
      mqtt_publish topic=shop/odo payload="{km}" | Odo | shop/odo: km, bare
      file_write path=cars/{vin}.txt content="{dtc}" append=true | File | add the code to cars/VIN.txt
    `,
  },
  {
    language: 'en',
    event: 'mqtt wind/{wt}/scada {"turbine": "{wt}", "rpm": {rpm}, "yaw_deg": {yaw}, "wind_ms": {w}, "tower_board": "{tb}", "nacelle_board": "{nb}", "tech_1": "{t1}", "tech_2": "{t2}"}',
    slots: { wt: 'WT04, WT19, E-82/3', rpm: '8.1..17.9', yaw: '2..358', w: '4.0..13.5 / 25.5..33.0', tb: 'tw-04, tower-io', nb: 'nc-04, nac-io', t1: 'Sigrun, Pavel', t2: 'Malik, Joanna', br: '2..13', ho: '14..25', li: '26..39' },
    steps: `
      @w failed "the wind is {w} m/s" // gpio_write pin={br} value=1 board={nb} | Brake | Over 25 m/s the brake ({br}) is set. It is on the board in the nacelle. At 25 or less, fail.
      gpio_write pin={ho} value=0 board={nb} | Hoist | Hoist {ho} off, board of the nacelle
      gpio_write pin={li} value=1 board={tb} | Tower light | Light {li} on, board of the tower
      gpio_read pin={br} board={nb} | Brake? | Read {br} on the nacelle's board
      board_info board={tb} | Tower board | List what is on the tower's board
      send_message channel=sms to={t2} text="Please climb {wt}" | Climb | sms to the second technician: "Please climb" and the turbine
      send_message channel=sms to={t1} text="{wt} turns at {rpm} rpm" | First | sms to the first technician: which "turns at" how many rpm
      memory_store key="yaw {wt}" content="{yaw}" | Yaw | The key is "yaw", blank, turbine; degrees are the content
      file_write path=wind.csv content="{wt},{w},{rpm}" append=true | Row | wind.csv: add turbine, wind, rpm; commas, no blanks
    `,
  },
  {
    language: 'en',
    event: 'webhook /depot/charge {"bus": "{bus}", "stall": {st}, "soc": {soc}, "departs": "{dep}", "charger_uri": "{uri}", "driver": "{dr}", "relief": "{re}"}',
    slots: { bus: 'E-204, E-117, 8831', st: '1..40', soc: '18..44 / 81..99', dep: '=2027-02-03T05:12, 2027-02-03T06:40, 2027-02-04T04:55', uri: '=http://10.30.1.14/cp/2, http://10.30.1.40/cp/1?c=b', dr: 'Wojtek, Amina, Lloyd', re: 'Petra, Sunil / ∅' },
    steps: `
      @soc http_request url={uri} method=POST body="start" // failed "the bus is at {soc} %" | Start charging | POST "start" to the charger's address if the bus has less than 60 %. A fuller one needs none: fail.
      http_request url={uri} method=DELETE | End charging | DELETE the charger's address.
      http_request url={uri} | Charger state | Fetch the charger's address.
      cron_add schedule={dep} action=message text="{bus} leaves" | Departure | When it departs: message, bus, "leaves". One time.
      cron_add schedule={dep} action=message text="Your bus is {bus}" delivery={"channel":"sms","to":"{dr}"} | To the driver | When it departs, an sms must be delivered to the driver with the message: Your bus is, and the bus.
      @re send_message channel=sms to={re} text="Please take {bus}" // failed "no relief driver" | Relief | The relief driver gets an sms now: "Please take" and the bus. If there is none, fail.
      memory_store key=stall-{st} content="{bus}" | Stall | stall-N: bus
      mqtt_publish topic=depot/{st}/sign payload="{soc} %" | Sign | depot/STALL/sign: charge, blank, %
    `,
  },
  {
    language: 'en',
    slots: { a: '2..6', b: '7..11', c: '12..16', d: '17..21', e: '22..26', bd1: 'cnc-io, lathe-esp', bd2: 'paint-io, booth-esp', k: 'tool 14.2/H7, jig #8 (left), mandrel M6x0.75', sh: 'shelf D3, drawer 2' },
    steps: `
      gpio_write pin={b} value=1 board={bd1} | Coolant | {bd1}: spindle {a}, coolant {b}, chuck {c}. {bd2}: fan {d}, heater {e}. Coolant on.
      gpio_write pin={c} value=0 board={bd1} | Chuck | {bd1}: spindle {a}, coolant {b}, chuck {c}. {bd2}: fan {d}, heater {e}. Chuck: 0, it opens.
      gpio_write pin={e} value=1 board={bd2} | Booth heater | {bd1}: spindle {a}, coolant {b}, chuck {c}. {bd2}: fan {d}, heater {e}. The heater, on.
      gpio_read pin={a} board={bd1} | Spindle | {bd1}: spindle {a}, coolant {b}, chuck {c}. {bd2}: fan {d}, heater {e}. Does the spindle turn? Read it.
      gpio_write pin={d} value=0 board={bd2} | Booth fan | {bd1}: spindle {a}, coolant {b}, chuck {c}. {bd2}: fan {d}, heater {e}. Stop the fan of the booth.
      board_info board={bd2} | Booth board | What's on {bd2}? ({bd1} is fine.)
      memory_store key="{k}" content="{sh}" | Where | Note "{k}": {sh}
      memory_forget key="{k}" | Lost | Strike the note "{k}".
      memory_recall query="{k}" | Where is it | Look for "{k}" in the notes.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiln/{kn}/prog {"kiln": "{kn}", "cone": "{co}", "segment": {sg}, "of": {of}, "t": {t}, "target": {tg}, "contactor": {ct}, "vent": {ve}, "potter": "{po}", "shelf_owner": "{so}"}',
    slots: { kn: 'Bertha, K2, test-kiln', co: '=cone 06, cone 6, cone 10', sg: '1..4', of: '5..9', t: '210..980', tg: '999..1285', ct: '4..15', ve: '16..27', po: 'Hilde, Ambrose', so: 'Group Tuesday, Mrs. Ode, Class 4c' },
    steps: `
      gpio_write pin={ct} value=0 | End of firing | Contactor out. Leave the vent.
      gpio_write pin={ve} value=1 | Vent | Vent open = 1. Leave the contactor.
      memory_store key="{kn}" content="{co}" | Cone | For this kiln remember the cone, as written
      send_message channel=signal to="{so}" text="Firing at {t} °C now" | Owner of the shelf | Signal to whose shelf it is: Firing at, temperature, °C now
      send_message channel=signal to={po} text="Segment {sg} of {of}" | Potter | Signal to the potter: Segment X of Y
      notify message="{kn} goes to {tg} °C" | Goal | Notify which kiln goes to what target: "… goes to … °C"
      file_write path=kiln/log.txt content="{kn} {sg}/{of}" append=true | Log | Into kiln/log.txt, at its end: kiln, blank, segment/of
      file_search query="{co}" path=glazes | Glazes | Which glazes (folder glazes) are made for that cone? Search for it.
      mqtt_publish topic=kiln/hot payload="{t}" | Hot | kiln/hot: present temperature
    `,
  },
  {
    language: 'en',
    earlier: ['Find the pallet | file_search → wh/aisle {a1}.txt: {sscc}', 'Ask the fleet | sop_status → {r1} forklift {f1}: loading\n{r2} forklift {f2}: charging', 'Open orders | file_read → {o1} due {d1}\n{o2} due {d2}'],
    slots: { a1: '12, 07, 33', sscc: '=(00) 3 4012345 123456789 4, (00) 0 0614141 000012345 2', r1: 'fl-2201, fl-2209', r2: 'fl-3307, fl-3312', f1: 'F3, Linde-2', f2: 'F8, Still-5', o1: 'PO-88120, PO-71139', d1: '=2027-04-09, 2027-04-11', o2: 'PO-90044, PO-66012', d2: '=2027-05-02, 2027-05-27' },
    steps: `
      sop_cancel run_id={r2} reason="needed for {o1}" | Charging | Cancel the run of the forklift that charges. Reason: "needed for" and the order that is due first.
      sop_status run_id={r1} | Loading | How is the run of the forklift that loads?
      memory_store key=pallet content="{sscc}" | SSCC | Keep as pallet: the whole SSCC, brackets and blanks included
      file_read path="wh/aisle {a1}.txt" | Aisle | Open the aisle file that was found (its name has a blank).
      cron_add schedule="{d1}T07:00" action=procedure text=ship-order | First due | ship-order starts once, on the date on which the first order is due, 07:00 (date, T, 07:00).
      cron_add schedule="{d2}T07:00" action=message text="Ship {o2}" | Second due | On the due date of the second order at 07:00 (date, T, 07:00) the message "Ship" plus the order. Once.
      sop_execute name=ship-order payload="{o2}" | Now | ship-order at once with the order that is due last
      mqtt_publish topic=wh/find payload="{sscc}" | Find | Put the SSCC on wh/find.
      notify message="{f2} is charging" | Charging? | Notify: which forklift "is charging"
    `,
  },
  {
    language: 'en',
    event: 'webhook /airfield/wx {"icao": "{ic}", "metar": "{me}", "rwy": "{rw}", "wind": {w}, "notam_url": "{nu}", "atis_url": "{au}", "afiso": "{af}"}',
    slots: { ic: '=EGBO, LOWG, EDNY', me: '=LOWG 121050Z 34003KT CAVOK 04/M01 Q1031, EGBO 121050Z 21018G31KT 9999 BKN014, EDNY 121050Z VRB02KT 0600 FG VV001', rw: '=16L, 34R, 08', w: '2..31', nu: '=https://ais.example/n?i=LOWG&d=1, https://ais.example/n?i=EGBO&d=7', au: '=http://atis.local/v1/put, http://atis.local:81/put', af: 'tower-1, Frau Egger', led: '4..19', bea: '20..39' },
    steps: `
      http_request url={au} method=PUT body="{me}" | ATIS | PUT the METAR, character by character, to the ATIS address.
      http_request url={nu} | NOTAM | Fetch the NOTAMs from their address.
      mqtt_publish topic=field/rwy payload="{rw}" | Runway | field/rwy <- runway in use
      file_write path=wx/{ic}.txt content="{me}" | METAR file | wx/ICAO.txt is replaced with the METAR.
      file_write path=wx/{ic}.txt content="{me}" append=true | METAR history | wx/ICAO.txt is extended by the METAR.
      memory_store key={ic} content="runway {rw}" | Note | Under the ICAO code: runway and which.
      send_message channel=slack to="{af}" text="{ic} wind {w} kt" | AFISO | Slack to the AFISO: ICAO, wind, speed, kt
      gpio_write pin={bea} value=1 | Beacon | Edge lights {led}, beacon {bea}. Beacon on.
      gpio_write pin={led} value=0 | Edge lights | Edge lights {led}, beacon {bea}. Edge lights off.
    `,
  },
  {
    language: 'en',
    event: 'peripheral {p} {"pin": {p}, "board": "{bd}", "edge": "{ed}", "label": "{lb}", "time": "{tm}"}',
    slots: { p: '0..9', bd: 'yard-io, crane-io', ed: '=rising / falling', lb: '=E-STOP crane 2, Gate 1 (west), Pit cover', tm: '=07:14:09, 16:58:40', con: '10..19', bel: '20..29', lmp: '30..39' },
    steps: `
      @ed gpio_write pin={con} value=0 board={bd} // failed "the edge is {ed}" | Contactor | A rising edge cuts the main contactor {con} of the same board. A falling one means it was reset: fail.
      gpio_write pin={bel} value=1 board={bd} | Bell | The bell {bel} is on the board that reported. Ring it (1).
      gpio_read pin={p} board={bd} | Re-read | Re-read the input that reported. Name its board.
      @ed mqtt_publish topic=yard/state payload="stop" // mqtt_publish topic=yard/state payload="go" | State | Publish stop on a rising edge and go on a falling one, to yard/state.
      file_write path=yard/events.txt content="{tm} {lb}" append=true | Events | Append time and label with a blank to yard/events.txt
      memory_store key=last-label content="{lb}" | Label | last-label = the label with all it has
      pushover message="{lb}" title="{ed}" | Push | Push: title the edge, message the label
      board_info board={bd} | Board | Look at that board
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/inv/{sn} {"sn": "{sn}", "pac": {p}, "grid_v": {v}, "err": "{er}", "modbus": "{ip}:502", "portal": "{url}", "installer": "{ins}"}',
    slots: { sn: 'SE8K-7F00A1, SMA3011-22, GW10K/44', p: '0..0 / 1200..7900', v: '221..249', er: '=W 301, F13/2, 0x4A08', ip: '=192.168.2.40, 172.20.1.8', url: '=https://sun.example/p/88?tab=err, https://sun.example/p/12#today', ins: 'Sonja, fa. Bright Ltd', id: 'pv-1, pv-19', h: '17..21' },
    steps: `
      @p pushover message="{sn}: {er}" title="PV" // failed "it delivers {p} W" | No power | When the inverter delivers 0 W: push, title PV, serial number, colon, error. Whenever it delivers something, fail.
      http_request url={url} | Portal | Fetch the page of the portal.
      http_request url=http://{ip}/reset method=POST | Reset | POST http://ADDRESS/reset; take the address of the inverter, without the port 502.
      memory_store key="{sn}" content="{er}" | Error note | Serial number -> error
      send_message channel=email to="{ins}" text="Error {er}, grid {v} V" | Installer | email to the installer: Error (code), grid (volts) V
      mqtt_publish topic=solar/inv/{sn}/ack payload="{er}" | Ack | Publish the error to the topic it came from, followed by /ack
      cron_add schedule="30 {h} * * *" action=prompt text="How much did the roof yield?" | Evening | Every day at {h}:30 a prompt: "How much did the roof yield?"
      cron_remove id={id} | Old plan | {id} is not needed in winter, remove the plan.
      sop_cancel run_id={id} reason="no sun" | Old run | Cancel run {id}: "no sun"
    `,
  },
  {
    language: 'en',
    event: 'webhook /bike/return {"bike": "{bk}", "dock": {dk}, "user": "{us}", "damage": "{dm}", "photo": "{ph}", "lock_mac": "{mac}", "mech": "{me}"}',
    slots: { bk: 'CB-0417, CB-2290, cargo-3', dk: '1..60', us: 'u_88120, u_31174', dm: '=brake squeals; bell missing, flat tyre (rear), none reported', ph: 'img/ret/0417-a.txt, img/ret/2290-b.txt', mac: 'f0:08:d1:c7:42:9e, 84:0d:8e:1f:63:b5, 24:6f:28:a9:0c:71', me: 'Jo, Tariq' },
    steps: `
      mqtt_publish topic=lock/{mac}/set payload="lock" | Lock | Publish lock to lock/MAC/set, where MAC is the lock's.
      mqtt_publish topic=lock/{mac}/set payload="unlock" | Unlock | Publish unlock to lock/MAC/set, where MAC is the lock's.
      memory_store key={bk} content="{dm}" | Damage | damage under the bike's number, to the letter
      send_message channel=telegram to={me} text="{bk} in dock {dk}" | Mechanic | telegram mechanic: bike, "in dock", number
      send_message channel=app to={us} text="Thanks for bringing it back!" | Rider | to the user over channel app: "Thanks for bringing it back!"
      file_read path={ph} | Photo text | open what describes the photo
      file_write path=bikes/macs.txt content="{mac} {bk}" append=true | MAC list | add to bikes/macs.txt: MAC, blank, bike
      http_request url=https://fleet.example/bikes/{bk} method=PATCH body={"dock":{dk}} | Fleet | PATCH https://fleet.example/bikes/BIKE with {"dock": N}, no blanks in the body
    `,
  },
  {
    language: 'en',
    earlier: ['Check the mooring | gpio_read → pin {ln}: 0', 'Weather | skywire_get → {w} kn from {dir}, gusts {g} kn', 'Crew list | file_read → skipper {sk}, mate {ma}, deckhand {de}'],
    slots: { ln: '2..12', w: '8..16 / 31..44', dir: '=WSW, NE, 240', g: '45..61', sk: 'Ingeborg, Tadhg', ma: 'Paulo, Rikke', de: 'Wim jr., Naledi', wi: '13..25', an: '26..39' },
    tools: ['skywire_get(): Read the wind', 'skywire_warn(level: yellow|red, text, until?): Hoist a warning'],
    steps: `
      @w failed "the wind is only {w} kn" // skywire_warn level=red text="{w} kn from {dir}" | Red | From 28 kn of mean wind on hoist the red warning, text: "… kn from …" as measured. Less wind, no warning, failed.
      skywire_warn level=yellow text="Gusts {g} kn" | Yellow | Hoist the yellow one, text Gusts, the figure, kn. No end.
      skywire_warn level=yellow text="Gusts {g} kn" until=20:00 | Yellow until eight | Hoist the yellow one until 20:00, text Gusts, the figure, kn.
      send_message channel=vhf to="{de}" text="Double the stern line" | Deckhand | vhf, deckhand: "Double the stern line"
      send_message channel=vhf to="{ma}" text="Double the bow line" | Mate | vhf, mate: "Double the bow line"
      gpio_read pin={ln} | Line | Ask the input of step {step1} again.
      gpio_write pin={wi} value=1 | Winch | Winch {wi}, anchor light {an}. Winch.  1.
      gpio_write pin={an} value=1 | Anchor light | Winch {wi}, anchor light {an}. It gets dark: light on.
      memory_store key=skipper content="{sk}" | Skipper | Note skipper: who it is today
    `,
  },
  {
    language: 'en',
    event: 'mqtt elevator/{el}/evt {"car": "{el}", "floor": "{fl}", "fault": "{ft}", "intercom": "{ic}", "brake_pin": {br}, "light_pin": {li}, "fan_pin": {fa}, "contract": "{cn}"}',
    slots: { el: 'A1, B-goods, North', fl: '=-2, G, 7, 11', ft: '=E07 door zone, F-21b overspeed, E33 (cable?) / ∅, null', ic: '=sip:lift-a1@pbx.example, sip:goods@pbx.example', br: '2..13', li: '14..25', fa: '26..39', cn: 'KONE-77/2104, OT-0009-B' },
    steps: `
      @ft memory_store key=lift-{el} content="{ft}" // failed "no fault is reported" | Fault | lift-CAR: the fault as it is written. If the message has no fault at all, fail.
      gpio_write pin={li} value=1 | Light | Light in the car: on
      gpio_write pin={fa} value=1 | Fan | Fan in the car: on
      gpio_read pin={br} | Brake | Do not switch the brake, just read its pin.
      send_message channel=intercom to={ic} text="Help is on the way. Please stay calm." | Voice | On channel intercom to the address of the car's intercom: "Help is on the way. Please stay calm."
      send_message channel=email to=service@lift.example text="{cn}: car {el} at floor {fl}" | Firm | email service@lift.example: contract, colon, car X at floor Y
      mqtt_publish topic=elevator/{el}/cmd payload="park {fl}" | Park | elevator/CAR/cmd: park, blank, the floor
      file_search query="{cn}" path=contracts | Contract | Find the contract number in contracts.
    `,
  },
  {
    language: 'en',
    event: 'manual - {"who": "{who}", "where": "{wh}", "says": "{sy}"}',
    slots: { who: 'gate guard, Mirjam, Yusuf K.', wh: 'Hall 3, north yard, weighbridge', sy: "=there's oil on the floor - again!, can't open gate #2; code 44?, lorry AB-12 wants to leave (no papers)", a: '2..12', b: '13..23', c: '24..39', ch: 'teams, sms, radio' },
    steps: `
      send_message channel={ch} to="{who}" text="Somebody is coming." | Answer | On {ch}, to the one who says it: "Somebody is coming."
      send_message channel={ch} to=foreman text="{wh}" | Place | On {ch} to foreman: only the place.
      send_message channel={ch} to=foreman text="{sy}" | Words | On {ch} to foreman: only what was said, unchanged.
      notify message="{sy}" title="{wh}" | Screen | Title is where, message is what was said
      memory_store key="{wh}" content="{who}" | Who was there | place = key, person = content
      file_write path=gate/said.txt content="{sy}" append=true | Said | append what was said to gate/said.txt
      gpio_write pin={b} value=1 | Gate 2 | gates: 1 = pin {a}, 2 = pin {b}, 3 = pin {c}. open the second (high)
      gpio_write pin={c} value=0 | Gate 3 | gates: 1 = pin {a}, 2 = pin {b}, 3 = pin {c}. close the third (low)
      gpio_read pin={a} | Gate 1 | gates: 1 = pin {a}, 2 = pin {b}, 3 = pin {c}. look at the first
    `,
  },
  {
    language: 'en',
    slots: { f: 'flash/fw_v1.8.3-rc2+g4c11.txt, flash/boot-0.9.1_hw-C.txt, flash/app@2.0.0.txt', sha: '3b7e0c91d4, 7f20ae55b8, 09c4e1f766', t: 'ota/3C:71:BF:4A:20:9E/get, ota/E0:5A:1B:77:0C:42/get, ota/24:0A:C4:81:33:F0/get', u: '=http://ota.lan/fw?v=1.8.3%2Bg4c&hw=C, http://ota.lan/fw?v=2.0.0&hw=B_2', k: 'bench 2 (left), rig-7', p: '4..39', uuid: '6fa459ea-ee8a-4ca4-894e-db77e160355e, 16fd2706-8baf-433b-82eb-8c7fada847da' },
    steps: `
      file_read path={f} | Release notes | Read {f}
      file_write path={f} content="sha {sha}" append=true | Checksum | Append "sha {sha}" to {f}
      http_request url={u} method=HEAD | Is it there? | HEAD {u}
      http_request url={u} headers={"X-Device":"{uuid}"} | Download | Fetch {u} with header X-Device: {uuid}
      mqtt_publish topic={t} payload={"sha":"{sha}"} | OTA | Topic {t}, payload {"sha":"{sha}"}
      mqtt_publish topic={t} payload="{uuid}" | OTA by id | Topic {t}, payload {uuid}
      memory_store key={uuid} content="{k}" | Bench | Device {uuid} is on {k}. Store the place under the device.
      memory_recall query={uuid} limit=1 | Device | One note on {uuid}
      gpio_write pin={p} value=0 | Boot pin | Pull the boot pin, GPIO{p}, low.
    `,
  },
  {
    language: 'en',
    event: 'webhook /recycle/bin {"bin": "{bn}", "fill_pct": {fp}, "lat": {la}, "lon": {lo}, "route": "{ro}", "crew_lead": "{cl}", "depot": "{de}", "material": "{ma}"}',
    slots: { bn: 'GL-1180, PA-0071, BIO-44', fp: '12..55 / 86..104', la: '47.0512..47.0988', lo: '15.4012..15.4977', ro: 'R7-Tue, R2-Fri', cl: 'Svetlana, Denny', de: 'South yard, Depot 2', ma: '=clear glass, paper & card, organic' },
    steps: `
      @fp failed "the bin is {fp} % full" // mqtt_publish topic=route/{ro}/add payload="{bn}" | Add stop | When it is over 80 % full, publish the bin to route/ROUTE/add. Otherwise fail the step.
      mqtt_publish topic=bin/{bn}/pos payload="{la},{lo}" | Position | bin/BIN/pos gets latitude and longitude, comma, no blank
      send_message channel=whatsapp to={cl} text="{bn} at {la} {lo}" | Lead | whatsapp to who leads the crew: bin, "at", latitude, blank, longitude
      memory_store key="{bn}" content="{ma}" | Material | Under the bin what it holds.
      file_write path=bins/{bn}.csv content="{fp}" append=true | Filling | Add the percentage to bins/BIN.csv (no %).
      notify message="{ro}: {fp} %" | Notify | route, colon, percentage with " %"
      sop_execute name=reroute payload={"route":"{ro}","bin":"{bn}"} | Reroute | Start reroute with an object: route and bin.
      sop_execute name=reroute payload="{ro}" | Reroute, short | Start reroute. Payload: the route alone.
    `,
  },
  {
    language: 'en',
    earlier: ['Board check | board_info → press-1 ({b1}): connected\npress-2 ({b2}): connected\npress-3 ({b3}): lost', 'Counter | file_read → {n1} sheets on press-1, {n2} on press-2', 'Ink | memory_recall → cyan {cy}, magenta {mg}, black {bl}'],
    slots: { b1: 'pi-17, esp-a1', b2: 'pi-23, esp-b4', b3: 'pi-31, esp-c9', n1: '1200..4800', n2: '5200..9900', cy: 'lot 7-C4, lot 8-C1', mg: 'lot 7-M2, lot 9-M9', bl: 'lot 2-K7, lot 6-K3', fe: '2..19', dr: '20..39' },
    steps: `
      gpio_write pin={fe} value=0 board={b2} | Feeder 2 | Feeder {fe} of press-2 off. Use the board that belongs to press-2.
      gpio_write pin={dr} value=1 board={b1} | Dryer 1 | Dryer {dr} of press-1 on. Use the board that belongs to press-1.
      board_info board={b3} | Lost | Ask for the board that is lost.
      memory_store key=sheets content="{n2}" | Count | Note as sheets how many press-2 has printed.
      send_message channel=email to=ink@supply.example text="Magenta {mg} is thick" | Ink | Email ink@supply.example: Magenta, its lot, is thick
      notify message="Cyan: {cy}" | Cyan | Notify "Cyan:" and its lot.
      mqtt_publish topic=press/1/count payload="{n1}" | Count 1 | press/1/count: sheets of press-1
      file_search query="{bl}" path=ink | Black | In the folder ink, find the lot of the black one.
      failed "no tool can wash rollers" | Rollers | Wash the rollers with a rag.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"date": "{d}", "ship": "{sh}", "eta": "{eta}", "pilot": "{pi}", "tug": "{tu}", "agent_mail": "{am}"}',
    slots: { d: '=2027-03-09, 2027-03-17', sh: '=MV Aurelia (IMO 9321483), BBC Odin, Zhen Hua 24', eta: '=2027-03-09T14:20, 2027-03-17T03:45', pi: 'Capt. Ruiz, P. Haugen / ∅', tu: 'Titan, Svitzer 4', am: 'ops@linea.example, agent.7@bulk.example', ch: 'telex, sms', m: '10..50' },
    steps: `
      cron_add schedule={eta} action=message text="{sh} is due" | ETA | At the ETA one message: ship as written, "is due".
      cron_add schedule={eta} action=procedure text=berth-prepare | Berth | At the ETA start berth-prepare, once.
      cron_add schedule="{d}T00:{m}" action=prompt text="Is the tug ready?" | Tug | On the date of the event at 00:{m} the prompt "Is the tug ready?" (date, T, time).
      @pi send_message channel={ch} to="{pi}" text="{sh}: be at the pier" // failed "no pilot is named" | Pilot | On {ch} to the pilot: ship, colon, "be at the pier". No pilot in the event - fail.
      send_message channel=email to={am} text="Tug {tu} is booked" | Agent | Email to the agent's address: Tug, its name, "is booked".
      memory_store key=tug content="{tu}" | Tug note | Note tug: name of it
      file_write path=port/eta.txt content="{eta} {sh}" append=true | List | Append to port/eta.txt: ETA, blank, ship
      file_search query="{sh}" path=manifests | Manifest | Search manifests for the ship as written.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tool/crib {"tool": "{to}", "asset": "{as}", "taken_by": "{tb}", "taken_at": "{ta}", "due": "{du}", "returned_at": "{ra}", "locker_pin": {lp}}',
    slots: { to: '=Torque wrench 20-100 Nm, Fluke 87V, Hilti TE 30-A36', as: 'AST/2231-x, AST/0904-k', tb: 'Rosalind, Emeka, Günter', ta: '=08:05, 10:50', du: '=2027-02-12T16:00, 2027-02-19T12:00', ra: '=15:31, 16:45 / ∅, null', lp: '4..39' },
    steps: `
      cron_add schedule={du} action=message text="Bring back {as}" delivery={"channel":"teams","to":"{tb}"} | Due | When it is due, whoever took it gets on teams: Bring back, the asset number. Plan that.
      cron_add schedule={du} action=procedure text=chase-tool name="{as}" | Chase | When it is due, chase-tool starts. Name the plan like the asset number.
      @ra file_write path=crib/{lp}.txt content="{ra}" // failed "it has not been returned" | Returned | Overwrite crib/PIN.txt (pin of the locker) with the time of return. Not returned: failed.
      gpio_write pin={lp} value=1 | Locker | Open its locker with a 1.
      gpio_write pin={lp} value=0 | Lock | Lock it again: 0.
      memory_store key="{as}" content="{to}" | Asset | asset -> tool, as written
      send_message channel=teams to="{tb}" text="Taken at {ta}" | Taken | Teams to whoever took it: Taken at, the time
      memory_recall query="{to}" limit=2 | Tool | Two notes on the tool as written.
    `,
  },
];
