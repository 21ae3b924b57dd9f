import type { Scene } from '../../scene';

/** Optional arguments that are given in every manner, and arguments of the same type in any order, part 4. */
export const givenEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /alarm/panel {"zone": "{zone}", "sensor": "{sen}", "site": "{site}", "battery": {bat}, "code": "{code}"}',
    slots: { zone: 'Zone B, Zone 12, Attic zone', z2: 'C, D, F', sen: 'PIR 04, door 2, glass 11', site: 'Villa Rosa, Depot 9, Old Mill', bat: '9..98', code: '=0044, 7711, 2002', who: 'Gerd, Leonie, Mr Sand', tel: '=0151 110 011 10, +43 1 505 0055, 07 3300 3300', pin: '3..23', board: 'alarm-io, relay-n, esp-gate' },
    tools: ['panel_bypass(zone, sensor?, hours?: int): Leave a zone out', 'panel_arm(mode: home|away, code, delay_s?: int): Arm the panel', 'siren(seconds: int, loud?: bool, zone?): Sound the siren', 'guard_call(number, site, text?): Call the guard'],
    steps: `
      panel_bypass zone="{zone}" sensor="{sen}" hours=2 | Leave it out | For two hours leave out that sensor in its zone, both exactly as the message names them.
      panel_bypass zone={z2} | Zone {z2} | Painters work there. Please bypass zone {z2}.
      panel_arm mode=away code={code} delay_s=45 | Arm when leaving | Mode away, with the code of the message, after 45 seconds.
      panel_arm mode=home code=1212 | For the night | We stay in. Arm with 1212.
      siren seconds=5 loud=false zone={z2} | Soft siren | Five seconds, not loud, only in zone {z2}
      siren seconds=1 | Short | One second of siren.
      guard_call site="{site}" number="{tel}" text="{sen} in {zone}" | Call the guard | Ring {tel} about the site of the message. Text: the sensor, "in", the zone.
      gpio_write pin={pin} value=1 board="{board}" | Flash light | High goes pin {pin}; it sits on {board}.
      notify message="{sen}: battery {bat} %" title="{site}" | Weak battery | With the site for a title, show the sensor, a colon, "battery", and its level with a space and %.
    `,
  },
  {
    language: 'en',
    slots: { art: 'Gouda 30, goat roll, Emmental wheel', art2: 'blue no. 7, ricotta, smoked block', vat: 'Vat 2, Vat 6, small kettle', l: '120..900', cel: '31..38', cul: 'MA 4001, Flora D, LH-100', shelf: 'Cave 1 left, shelf 22, Cave 3', shelf2: 'shelf 40, cave door', who: 'Odile, Bertram, Nives', day: '14..90' },
    tools: ['vat_heat(vat, celsius: num, minutes?: int): Warm a vat', 'culture_add(culture, vat, units: num, stir?: bool): Add a culture', 'wheel_turn(cheese, shelf, by?): Note that wheels were turned', 'ripen_plan(cheese, days: int, shelf?, brush_every?: int): Plan the ripening'],
    steps: `
      vat_heat vat="{vat}" celsius={cel} minutes=40 | Warm up | In forty minutes {vat} should have {cel} degrees.
      vat_heat vat="{vat}" celsius=72 | Seventy-two | Heat {vat} to 72 degrees.
      culture_add culture="{cul}" vat="{vat}" units=2.5 stir=true | Culture | Stir: yes. Units: 2.5. Into {vat} goes {cul}.
      culture_add vat="{vat}" culture="{cul}" units=1 | One unit | Give one unit of {cul} to the milk in {vat}
      wheel_turn cheese="{art}" shelf="{shelf}" by="{who}" | Turned | By {who}, on {shelf}: {art} was turned.
      wheel_turn shelf="{shelf2}" cheese="{art2}" | Also turned | Note that the {art2} on {shelf2} has been turned.
      ripen_plan cheese="{art}" days={day} brush_every=3 | Brush it | {day} days of ripening for {art}, brushed every three days.
      ripen_plan cheese="{art2}" days={day} shelf="{shelf2}" | Place of the {art2} | It ripens {day} days and lies on {shelf2}.
      memory_store key="culture-{vat}" content="{cul}, {cel} °C" | Remember the culture | Save as culture-{vat}: {cul}, {cel} °C
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/{site}/meter {"site": "{site}", "soc": {soc}, "grid_w": {w}, "inverter": "{inv}", "heater_pin": {pin}, "io": "{io}"}',
    slots: { site: 'barn roof, House 2, east field', soc: '12..97', w: '150..4200', inv: 'inv-a, SMA 02, growatt-3', inv2: 'inv-z, SMA 19', pin: '2..19', io: 'solar-io, esp-heat / ∅', hm: '=22:00, 23:30, 01:15', who: 'Lorena, Magnus', kw: '2..9' },
    tools: ['bat_charge(inverter, watts: int, until?, from_grid?: bool): Charge a battery', 'bat_reserve(inverter, percent: int, season?: summer|winter): Keep a reserve', 'feed_limit(kilowatts: num, site, minutes?: int): Limit what is fed in', 'load_shed(names: text[], minutes?: int, site?): Switch loads off'],
    steps: `
      bat_charge inverter="{inv}" watts=1500 until={hm} from_grid=true | Charge at night | Until {hm} charge from the grid with 1500 watts, at the inverter of the message.
      bat_charge inverter="{inv2}" watts=800 | Charge {inv2} | 800 W will do.
      bat_reserve inverter="{inv}" percent=30 season=winter | Winter reserve | Season: winter. Thirty percent remain, on the reporting inverter.
      bat_reserve inverter="{inv2}" percent=15 | Reserve | Fifteen percent always remain in the battery of {inv2}
      feed_limit site="{site}" kilowatts={kw} minutes=90 | Limit | For an hour and a half the site that reports may feed in {kw} kW.
      feed_limit kilowatts=0 site="Lake house" | Nothing from the lake | Feed in nothing (0 kW) at Lake house.
      load_shed names=["sauna","boiler","charger"] minutes=30 site="{site}" | Off for half an hour | Half an hour without sauna, boiler and charger, at the site of the message.
      load_shed names=["sauna","oven"] | Two loads | Switch off the loads sauna and oven.
      @io gpio_write pin={pin} value=1 board="{io}" // gpio_write pin={pin} value=1 | Heater | There is enough sun. The heater's pin is in the message, and so is the board under io, unless it is our own one. Set it high.
    `,
  },
  {
    language: 'en',
    event: 'webhook /desk/ticket {"ticket": "{t}", "user": "{user}", "host": "{host}", "service": "{svc}", "since": "{since}", "prio": "{prio}"}',
    slots: { t: 'INC-4471, INC-2008, REQ-77', user: 'jana.k, t.brown, mo.rahimi', host: 'app-02, files-1, term-7', host2: 'app-09, db-3', svc: 'postfix, sshd, nginx, cupsd', since: '=08:10, 09:45, 13:20', prio: '=low, high, urgent / ∅', who: 'Ines, Bo, Ramona', grp: 'network team, second level, printer desk' },
    tools: ['systemd_status(service, host?, lines?: int): Say how a service runs', 'journal_read(host, since, unit?, lines?: int): Read the journal', 'ticket_pass(ticket, group, priority?: low|high|urgent, note?): Pass a ticket on', 'user_unlock(user, host, by?): Unlock a user'],
    steps: `
      systemd_status service={svc} host={host} lines=20 | State with twenty lines | On the host of the ticket look how its service is; twenty lines, please.
      systemd_status service=chronyd host={host2} | Clock of {host2} | Look there how chronyd is.
      systemd_status service={svc} | Ours | And on our own machine: how does the service of the ticket run here?
      journal_read host={host} since={since} unit={svc} | Journal | From the time in the ticket on, the journal of its host, only for its service
      journal_read host={host2} since=07:00 lines=100 | A hundred lines | The journal of {host2} since 07:00, a hundred lines.
      @prio ticket_pass ticket={t} group="{grp}" priority={prio} // ticket_pass ticket={t} group="{grp}" | Pass it on | This ticket goes to {grp}. Take over its priority; a ticket without one is passed on without one.
      ticket_pass ticket={t} group="{grp}" note="seen by {who}" | With a note | "seen by {who}" is the note with which the ticket is passed to {grp}; no priority.
      user_unlock user={user} host={host} by={who} | Unlock | By {who}: the user of the ticket is unlocked on the host where it happened.
      send_message channel=matrix to={user} text="{t}: {svc} on {host}" | Answer the user | Matrix, to the user: the ticket, a colon, which service "on" which host.
    `,
  },
  {
    language: 'en',
    slots: { field: 'Upper 12, clover field, Long Acre', crop: 'winter wheat, oats, beans', kg: '90..180', tr: 'Fendt 2, tractor 7, John', drv: 'Anouk, Hias, Kwesi', gate: 'weir 3, Gate 14, mill sluice', cm: '10..60', ha: '1.5..14.5', a: 'Barn 2, Silo 4, yard', b: 'Silo 9, mill, Barn 6', kgrain: '2..20' },
    tools: ['seed_plan(field, crop, kg_per_ha?: int, hectares?: num): Plan a sowing', 'tractor_send(tractor, field, driver?, tools?: text[]): Send a tractor', 'sluice_set(gate, opening_cm: int, minutes?: int): Set a sluice', 'grain_haul(from, to, crop?, tonnes?: num): Haul grain'],
    steps: `
      seed_plan crop="{crop}" field="{field}" kg_per_ha={kg} | Sow | {kg} kg per hectare, {crop}, on {field}.
      seed_plan field="{field}" crop="{crop}" hectares={ha} | Only a part | Of {field} only {ha} hectares are sown, with {crop}
      tractor_send tractor="{tr}" field="{field}" driver="{drv}" tools=["harrow","roller"] | Harrow and roll | At the wheel of {tr}: {drv}. It goes to {field}; tools are harrow and roller.
      tractor_send field="{field}" tractor="{tr}" tools=["plough"] | Plough | It takes nothing but the plough: send {tr} to {field}. Plough is written small: plough.
      sluice_set gate="{gate}" opening_cm={cm} minutes=120 | Two hours of water | Open {gate} by {cm} cm, for two hours.
      sluice_set gate="{gate}" opening_cm=0 | Shut the sluice | Nothing may flow through {gate} any more; opening 0.
      grain_haul from="{a}" to="{b}" crop="{crop}" tonnes={kgrain} | Haul | {kgrain} t of {crop} have to get to {b}. They lie in {a}.
      grain_haul to="{a}" from="{b}" | The other way | Empty {b}: haul what is there to {a}.
      cron_add schedule="0 5 * 4 *" action=message text="Check {gate}" timezone=Africa/Nairobi | April check | In April, daily at five (0 5 * 4 *) by the clock of Africa/Nairobi, the message "Check {gate}".
    `,
  },
  {
    language: 'en',
    event: 'mqtt cnc/{m}/tool {"machine": "{m}", "tool": {tool}, "wear_mm": {wear}, "program": "{prog}", "setter": "{who}"}',
    slots: { m: 'DMU-50, Haas 2, lathe 4, mill-east', m2: 'Haas 9, lathe 11', tool: '1..20', t2: '21..40', wear: '0.02..0.28', prog: 'O1122, flange 7, O0030', who: 'Swantje, Miro, Ed', mat: 'brass, 42CrMo4, POM', n: '5..60' },
    tools: ['tool_offset(machine, tool: int, mm: num, axis?: X|Z): Correct a tool', 'tool_life(machine, tool: int, pieces: int, warn_at?: int): Set the life of a tool', 'prog_run(machine, program, pieces?: int, dry?: bool): Run a program', 'coolant(machine, on: bool, seconds?: int, bar?: num): Switch the coolant'],
    steps: `
      tool_offset machine="{m}" tool={tool} mm={wear} axis=Z | Correct the wear | In Z, by the wear that the message reports, for its tool on its machine.
      tool_offset machine="{m2}" tool={t2} mm=-0.05 | Tool {t2} | On {m2} it is corrected by -0.05 mm.
      tool_life machine="{m}" tool={t2} pieces=500 warn_at=450 | Life | Tool {t2}, on the machine of the message: 500 pieces, with a warning at 450.
      tool_life machine="{m}" tool={tool} pieces=200 | Fewer pieces | The tool in question shall now last 200 pieces
      prog_run machine="{m2}" program="{prog}" dry=true | Dry run | Without chips first (dry): {m2} runs the program named in the message.
      prog_run machine="{m}" program="{prog}" pieces={n} | The series | {n} pieces with the same program, on the machine where it is loaded.
      coolant machine="{m2}" on=true bar=12.5 seconds=8 | Flush | Eight seconds of coolant with 12.5 bar: {m2}.
      coolant machine="{m}" on=false | Coolant off | No coolant any more on the reporting machine.
      file_write path=tools/{m}.csv content="{tool};{wear};{who}" append=true | Append the wear | Add to tools/{m}.csv, at its end, tool, wear and setter with semicolons between them.
    `,
  },
  {
    language: 'en',
    earlier: ['Look for new devices | arp_scan → {ip1} is {mac1} ({v1}); {ip2} is {mac2} ({v2})', 'Free addresses | ipam_free → {ip3}, {ip4}'],
    slots: { x: '1..90', mac1: '=00:11:32:aa:00:aa, 24-5E-BE-11-22-22, e4:5f:01:10:10:01', mac2: '=7c:2f:80:0c:c0:0c, 3C:D9:2B:33:B3:3B, 90-09-D0-00-90-09', v1: 'Synology, Raspberry, Siemens', v2: 'Gigaset, Brother, Shelly', ip1: '=10.3.0.11, 10.3.0.101, 10.3.1.110', ip2: '=10.3.0.22, 10.3.2.20, 10.3.22.2', ip3: '=10.3.5.5, 10.3.50.5', ip4: '=10.3.6.66, 10.3.66.6', name: 'nas-attic, till-3, heat-ctl', dom: 'lan, home.arpa, site.local' },
    tools: ['lease_pin(address, mac, name?): Pin a lease', 'mac_block(mac, minutes?: int, reason?): Block a device', 'host_record(hostname, address, ttl?: int, domain?): Set a host record', 'wake(mac, broadcast?, retries?: int): Wake a device'],
    steps: `
      lease_pin address={ip3} mac={mac1} name="{name}" | Pin the first | The first device gets the first free address, under the name {name}.
      lease_pin mac={mac2} address={ip2} | Keep as it is | Pin the second device to the address it already has.
      mac_block mac={mac2} minutes=120 reason="unknown {v2}" | Block the {v2} | It may not talk for two hours. As the reason: unknown {v2}
      mac_block mac={mac1} | Block the {v1} | Nobody knows it, so block its MAC.
      host_record hostname="{name}" address={ip1} ttl=3600 domain={dom} | Host record | In the domain {dom}, time to live 3600 s: {name} is at the address of the {v1}.
      host_record hostname=spare address={ip4} | Spare | The second of the free addresses is put down for the hostname spare.
      wake mac={mac1} retries=3 | Wake it | Three tries to wake the {v1} from the scan.
      wake mac={mac2} broadcast=10.3.255.255 | Wake the other | Over the broadcast address 10.3.255.255, wake the device at {ip2}.
      notify message="{mac2} at {ip2}" title="{v2}" | Show the second | The maker in brackets is the title; the text is the second MAC, "at", and its address.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kitchen/order {"table": "{tb}", "dish": "{dish}", "portions": {n}, "no": "{no}", "waiter": "{who}"}',
    slots: { tb: 'Table 4, Terrace 11, Bar 2', tb2: 'Table 30, Window 6', dish: 'lamb stew, mushroom risotto, fish of the day', dish2: 'tart, lentil soup, schnitzel', n: '2..9', no: 'nuts, onion, cream / ∅', who: 'Pia, Amadou, Jules', stn: 'grill, cold pass, oven 2' },
    tools: ['kds_send(dish, table, portions?: int, without?): Send an order to the kitchen', 'kds_hold(table, minutes: int, course?: int): Let a table wait', 'stock_86(dish, until?, substitute?): Take a dish off the menu', 'station_assign(station, cook, from?, to?): Put a cook at a station'],
    steps: `
      @no kds_send dish="{dish}" table="{tb}" portions={n} without={no} // kds_send dish="{dish}" table="{tb}" portions={n} | Send it | To the kitchen with the order: dish, table, portions, and what has to stay out if the guest said so.
      kds_send table="{tb2}" dish="{dish2}" portions=1 without=salt | One without salt | One {dish2} for {tb2}, without salt.
      kds_send dish="{dish2}" table="{tb}" | And a {dish2} | The table of the order adds {dish2}
      kds_hold table="{tb}" minutes=15 course=2 | Second course | A quarter of an hour for the second course of the table that ordered.
      kds_hold table="{tb2}" minutes=5 | Wait | They are still talking at {tb2}, hold them five minutes.
      stock_86 dish="{dish}" substitute="{dish2}" | Sold out | No more {dish} (the one ordered). Offer {dish2} as the substitute.
      stock_86 dish="{dish2}" until=19:00 | Not before seven | Until 19:00 there is no {dish2}.
      station_assign station="{stn}" cook=Marisol from=17:00 to=23:30 | Marisol | To 23:30, from 17:00: station {stn}, cook Marisol.
      send_message channel=pass to="{who}" text="{n} {dish} for {tb}" | To the waiter | Pass channel, to the waiter: how many, which dish, "for", the table.
    `,
  },
  {
    language: 'en',
    slots: { well: 'Well 3, borehole 9, Quarry spring', tank: 'High tank, Reservoir 2', mgl: '0.1..0.6', who: 'Ilse, Samuel, Bhavna', v: 'V-12, V-33, gate valve 8', v2: 'V-71, butterfly 2', pct: '10..90', street: 'Elm Row, Mill Lane 4-18, Upper Dock', h: '2..9', tel: '=0800 333 0033, 061 700 70 07' },
    tools: ['chlorine_set(point, mg_per_l: num, alarm_high?: num, alarm_low?: num): Set the dosing', 'valve_move(valve, percent: int, seconds?: int, confirm_by?): Move a valve', 'supply_cut(street, hours: int, phone?, bottled?: bool): Announce a cut', 'sample_plan(point, tests: text[], sampler?): Plan a sample'],
    steps: `
      chlorine_set point="{well}" mg_per_l={mgl} alarm_high=0.8 | Dosing with an alarm | {mgl} mg/l at {well}; the high alarm is at 0.8.
      chlorine_set point="{tank}" mg_per_l={mgl} alarm_low=0.05 alarm_high=0.7 | Two alarms | Not under 0.05, not over 0.7: these are the alarms. The dosing itself is {mgl} mg/l, for {tank}.
      valve_move valve="{v}" percent={pct} seconds=90 confirm_by="{who}" | Slowly | To be confirmed by {who}. Move {v} to {pct} percent within a minute and a half.
      valve_move valve="{v2}" percent=100 | Fully open | All the way open with {v2}
      valve_move percent=50 valve="{v2}" seconds=60 | Halfway | Give it a minute: {v2} to half, 50 %.
      supply_cut street="{street}" hours={h} phone="{tel}" bottled=true | Cut | {h} hours without water in {street}. Bottled water is handed out; questions to {tel}.
      supply_cut street="{street}" hours=1 | One hour | An hour without water: {street}.
      sample_plan point="{well}" tests=["coliforms","turbidity","nitrate"] sampler="{who}" | Three tests | Let {who} take a sample at {well} for coliforms, turbidity and nitrate.
      file_read path=wells/history.txt from_line=31 | From line 31 | Read wells/history.txt, beginning with line 31.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bus/{bus}/depot {"bus": "{bus}", "km": {km}, "fault": "{fault}", "bay": "{bay}", "driver": "{who}", "plate": "{plate}"}',
    slots: { bus: '4021, 4407, 1188', km: '18000..240000', fault: 'door 2 sticks, low oil, ramp stuck', bay: 'Bay 3, Pit 1, Bay 12', who: 'Gundula, Cem, Joaquin', plate: '=B VG 2200, ZH 11 011, W 4004 LO', line: 'Line 12, N7, X40', line2: 'Line 88, S3', mech: 'Ottokar, Fee', sp: '=oil filter, door roller, wiper' },
    tools: ['bus_bay(bus, bay, until?): Send a bus to a bay', 'bus_line(bus, from?, to, reason?): Change the line of a bus', 'fault_log(bus, text, km?: int, reporter?): Log a fault', 'work_card(bus, mechanic, parts?: text[], hours?: num): Write a work card'],
    steps: `
      bus_bay bus={bus} bay="{bay}" until=14:30 | To its bay | Until 14:30 it stands in the bay of the message.
      bus_line bus={bus} to="{line2}" from="{line}" reason="{fault}" | Another line | Away from {line}: the bus of the message now runs on {line2}. The reason is its fault, word by word.
      bus_line bus=9001 to="{line}" | Spare bus | Let the bus 9001 do {line} today
      fault_log bus={bus} text="{fault}" km={km} reporter="{who}" | Log the fault | The fault with the kilometres, reported by the driver.
      fault_log bus=9001 text="seat 14 torn" | Seat | Bus 9001, "seat 14 torn". Nothing else is known.
      work_card bus={bus} mechanic="{mech}" parts=["{sp}","fuse 15A"] | Work card | Let {mech} work on the bus from the message. Parts: {sp}, fuse 15A.
      work_card bus=9001 mechanic="{mech}" hours=0.5 | Half an hour | Half an hour (0.5) of work on 9001, done by {mech}.
      memory_store key="plate-{bus}" content="{plate}" | Plate | Keep the plate, letter by letter and with its spaces, under plate-{bus}.
      notify message="{fault}" title="Bus {bus}" | On the screen | "Bus" with its number is the title, the fault alone is the text.
    `,
  },
  {
    language: 'en',
    slots: { p: '2..16', p2: '17..29', b: 'north-io, esp-loft, pico-3, relay-6', b2: 'south-io, uno-2, cellar-esp', who: 'Hanne, Djamila, Kurt', lamp: 'porch lamp, sign, well pump', s: '3..9', key: 'boiler, fence, gate motor', ch: 'family, yard, site-crew', m: '0..59' },
    tools: ['relay_pulse(board, pin: int, ms: int, count?: int): Give a relay pulses', 'pwm_out(pin: int, duty: num, board?, freq_hz?: int): Set a PWM output', 'adc_read(board, channel: int, samples?: int, volts?: bool): Read an analogue input', 'pin_name(pin: int, label, board?): Name a pin'],
    steps: `
      relay_pulse board={b} pin={p} ms=500 | Half a second | A pulse of half a second on {b}, pin {p}.
      relay_pulse pin={p2} board={b2} ms=2000 count=2 | Twice two seconds | Pin {p2}, twice, two seconds each, and the board is {b2}.
      pwm_out pin={p} duty=0.5 freq_hz=1000 board={b2} | PWM | Duty 0.5 at 1000 Hz. It is pin {p} of {b2}.
      pwm_out pin={p2} duty=0.25 | Quarter duty | Our own pin {p2}: a duty of 0.25
      adc_read board={b} channel={s} samples=16 volts=true | Sixteen samples | Channel {s}, in volts, the mean of sixteen samples, from {b}.
      pin_name pin={p2} label="{lamp}" board={b} | Name it | On {b} pin {p2} is now the "{lamp}".
      gpio_write pin={p} value=1 board={b2} | {lamp} on | The {lamp} is wired to {b2}, pin {p}; high switches it on.
      gpio_write pin={p2} value=0 | {key} off | Set pin {p2} low. It is on the board that we are running on, so none is named.
      gpio_read pin={p} board={b} | Check | What does pin {p} say? I mean the one on {b}.
    `,
  },
  {
    language: 'en',
    slots: { q: 'backup, router, invoice, descaling', n: '2..15', cat: 'network, house, suppliers', f: 'notes/todo.txt, logs/boiler.log, lists/seeds.csv', from: '3..80', cnt: '5..60', who: 'Erika, Sandeep, the landlord', ch: 'signal, sms, mail', url: 'http://boiler.lan/api/mode, https://api.shed.dev/v1/lamp, http://10.0.8.4/relay', word: 'eco, party, away', proc: 'water-plants, night-round, bin-day', tz: '=Europe/Lisbon, Asia/Seoul, America/Chicago' },
    tools: ['kv_put(key, value, ttl_minutes?: int): Keep a value for a while'],
    steps: `
      memory_recall query={q} limit={n} category={cat} | Search | Category {cat}, word {q}, at most {n} notes.
      memory_recall query="{q}" limit=1 | The newest | One note about "{q}" is all I need.
      file_read path={f} from_line={from} lines={cnt} | Read a piece | {cnt} lines of {f}, starting at line {from}.
      file_read path={f} | All of it | Read {f} from the top to the bottom.
      file_write path={f} content="{who}: {q}" append=true | One more line | Do not lose what is in {f}; add "{who}: {q}" behind it.
      http_request url={url} method=PUT body={word} | Set the mode | Send {word} with PUT to {url}
      http_request url={url} | Ask | What does {url} answer? An ordinary request, without a method of its own.
      cron_add schedule="15 6 * * *" action=procedure text={proc} name="{q}-morning" timezone={tz} | Every morning | In the timezone {tz}, at a quarter past six each day (15 6 * * *), start the procedure {proc}. The entry is called {q}-morning.
      kv_put key={q} value={word} ttl_minutes=120 | For two hours | Keep {word} under the key {q}, for two hours.
    `,
  },
];
