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
      gpio_read pin={pin} board="{board}" | Read the contact | Which level has pin {pin} on {board}?
      siren seconds=5 loud=false zone={z2} | Soft siren | Five seconds, not loud, only in zone {z2}
      guard_call site="{site}" number="{tel}" text="{sen} in {zone}" | Call the guard | Ring {tel} about the site of the message. Text: the sensor, "in", the zone.
      gpio_write pin={pin} value=1 board="{board}" | Flash light | High goes pin {pin}; it sits on {board}.
      memory_recall query="{sen}" limit=2 category=alarms | False alarms | Two notes about the sensor in the message, taken from alarms (that is the category).
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
      send_message channel=dairy to="{who}" text="Turn {art2} on {shelf2}" | Ask {who} | In the channel dairy ask {who}: "Turn {art2} on {shelf2}"
      wheel_turn cheese="{art}" shelf="{shelf}" by="{who}" | Turned | By {who}, on {shelf}: {art} was turned.
      ripen_plan cheese="{art}" days={day} brush_every=3 | Brush it | {day} days of ripening for {art}, brushed every three days.
      ripen_plan cheese="{art2}" days={day} shelf="{shelf2}" | Place of the {art2} | It ripens {day} days and lies on {shelf2}.
      file_write path=cave.txt content="{art}: {day} days" append=true | Cave list | "{art}: {day} days" goes below the other lines of cave.txt.
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
      notify message="{soc} % at {site}" title="{inv}" | Charge | Inverter in the title; "{soc} % at {site}" below.
      bat_reserve inverter="{inv2}" percent=15 | Reserve | Fifteen percent always remain in the battery of {inv2}
      feed_limit site="{site}" kilowatts={kw} minutes=90 | Limit | For an hour and a half the site that reports may feed in {kw} kW.
      load_shed names=["sauna","boiler","charger"] minutes=30 site="{site}" | Off for half an hour | Half an hour without sauna, boiler and charger, at the site of the message.
      http_request url="http://meter.local/{inv2}/limit" method=PUT body={kw} | Meter | PUT {kw} as the body to http://meter.local/{inv2}/limit.
      @io gpio_write pin={pin} value=1 board="{io}" // gpio_write pin={pin} value=1 | Heater | There is enough sun. The heater's pin is in the message, and so is the board under io, if there is one. Set it high.
    `,
  },
  {
    language: 'en',
    event: 'webhook /desk/ticket {"ticket": "{t}", "user": "{user}", "host": "{host}", "service": "{svc}", "since": "{since}", "prio": "{prio}"}',
    slots: { t: 'INC-4471, INC-2008, REQ-77', user: 'jana.k, t.brown, mo.rahimi', host: 'app-02, files-1, term-7', host2: 'app-09, db-3', svc: 'postfix, sshd, nginx, cupsd', since: '=08:10, 09:45, 13:20', prio: '=low, high, urgent / ∅', who: 'Ines, Bo, Ramona', grp: 'network team, second level, printer desk' },
    tools: ['systemd_status(service, host?, lines?: int): Say how a service runs', 'journal_read(host, since, unit?, lines?: int): Read the journal', 'ticket_pass(ticket, group, priority?: low|high|urgent, note?): Pass a ticket on', 'user.unlock(user, host, by?): Unlock a user'],
    steps: `
      systemd_status service={svc} host={host} lines=20 | State with twenty lines | On the host of the ticket look how its service is; twenty lines, please.
      systemd_status service=chronyd host={host2} | Clock of {host2} | Look there how chronyd is.
      journal_read host={host} since={since} unit={svc} | Journal | From the time in the ticket on, the journal of its host, only for its service
      file_read path=runbooks/{svc}.md from_line=20 lines=15 | Runbook | The service of the ticket has a runbook in runbooks, with .md at the end. Read 15 lines of it from line 20.
      @prio ticket_pass ticket={t} group="{grp}" priority={prio} // ticket_pass ticket={t} group="{grp}" | Pass it on | This ticket goes to {grp}. Take over its priority; a ticket without one is passed on without one.
      ticket_pass ticket={t} group="{grp}" note="seen by {who}" | With a note | "seen by {who}" is the note with which the ticket is passed to {grp}; no priority.
      user.unlock user={user} host={host} by={who} | Unlock | By {who}: the user of the ticket is unlocked on the host where it happened.
      memory_recall query="{svc} {host}" limit=3 category=incidents | Earlier incidents | Search for the service and the host of the ticket, with a blank between them: three notes, category incidents.
      send_message channel=matrix to={user} text="{t}: {svc} on {host}" | Answer the user | Over matrix, to the user: the ticket, a colon, which service "on" which host.
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
      gpio_write pin={cm} value=0 board=field-io | Fence | The fence is fed over field-io, pin {cm}. Take it low.
      tractor_send field="{field}" tractor="{tr}" tools=["plough"] | Plough | It takes nothing but the plough: send {tr} to {field}. Plough is written small: plough.
      sluice_set gate="{gate}" opening_cm=0 | Shut the sluice | Nothing may flow through {gate} any more; opening 0.
      grain_haul from="{a}" to="{b}" crop="{crop}" tonnes={kgrain} | Haul | {kgrain} t of {crop} have to get to {b}. They lie in {a}.
      send_message channel=farm to="{drv}" text="{tr} to {field}" | Message to {drv} | On the channel farm, so that {drv} reads it: "{tr} to {field}".
      cron_add schedule="0 5 * 4 *" action=message text="Check {gate}" timezone=Africa/Nairobi | April check | In April, daily at five (0 5 * 4 *) by the clock of Africa/Nairobi, the message "Check {gate}".
    `,
  },
  {
    language: 'en',
    event: 'mqtt cnc/{m}/tool {"machine": "{m}", "tool": {tool}, "wear_mm": {wear}, "program": "{prog}", "setter": "{who}"}',
    slots: { m: 'DMU-50, Haas 2, lathe 4, mill-east', m2: 'Haas 9, lathe 11', tool: '1..20', t2: '21..40', wear: '0.02..0.28', prog: 'O1122, flange 7, O0030', who: 'Swantje, Miro, Ed', mat: 'brass, 42CrMo4, POM', n: '5..60' },
    tools: ['tool.offset(machine, tool: int, mm: num, axis?: X|Z): Correct a tool', 'tool_life(machine, tool: int, pieces: int, warn_at?: int): Set the life of a tool', 'prog_run(machine, program, pieces?: int, dry?: bool): Run a program', 'coolant(machine, on: bool, seconds?: int, bar?: num): Switch the coolant'],
    steps: `
      tool.offset machine="{m}" tool={tool} mm={wear} axis=Z | Correct the wear | In Z, by the wear that the message reports, for its tool on its machine.
      tool.offset machine="{m2}" tool={t2} mm=-0.05 | Tool {t2} | On {m2} it is corrected by -0.05 mm.
      tool_life machine="{m}" tool={t2} pieces=500 warn_at=450 | Life | Tool {t2}, on the machine of the message: 500 pieces, with a warning at 450.
      memory_recall query="{mat}" limit=3 category=cutting | Cutting data | Material {mat}, category cutting, three notes.
      prog_run machine="{m2}" program="{prog}" dry=true | Dry run | Without chips first (dry): {m2} runs the program named in the message.
      prog_run machine="{m}" program="{prog}" pieces={n} | The series | {n} pieces with the same program, on the machine where it is loaded.
      coolant machine="{m2}" on=true bar=12.5 seconds=8 | Flush | Eight seconds of coolant with 12.5 bar: {m2}.
      send_message channel=shop to="{who}" text="Tool {tool} on {m}: {wear} mm" | To the setter | In the channel shop, to the setter: Tool and its number, "on", the machine, a colon, the wear with mm.
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
      http_request url=http://{ip1}/reset method=POST body={name} | Reset the first | By POST to http://{ip1}/reset, at the address of the first device. The body is {name}.
      host_record hostname="{name}" address={ip1} ttl=3600 domain={dom} | Host record | In the domain {dom}, time to live 3600 s: {name} is at the address of the {v1}.
      wake mac={mac1} retries=3 | Wake it | Three tries to wake the {v1} from the scan.
      wake mac={mac2} broadcast=10.3.255.255 | Wake the other | Over the broadcast address 10.3.255.255, wake the device at {ip2}.
      file_write path=scan.txt content="{v1} {mac1}" append=true | Keep the first | Write the maker of the first device, a blank and its MAC below what scan.txt already has.
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
      file_write path=orders.csv content="{tb};{dish};{n}" append=true | Order list | Add the order to orders.csv: table, dish and portions, semicolons between them.
      kds_hold table="{tb}" minutes=15 course=2 | Second course | A quarter of an hour for the second course of the table that ordered.
      stock_86 dish="{dish}" substitute="{dish2}" | Sold out | No more {dish} (the one ordered). Offer {dish2} as the substitute.
      station_assign station="{stn}" cook=Marisol from=17:00 to=23:30 | Marisol | To 23:30, from 17:00: station {stn}, cook Marisol.
      memory_recall query="{dish2}" limit=1 category=recipes | Recipe | For {dish2} one note from the recipes (category recipes).
      send_message channel=pass to="{who}" text="{n} {dish} for {tb}" | To the waiter | In the channel pass, to the waiter: how many, which dish, "for", the table.
    `,
  },
  {
    language: 'en',
    slots: { well: 'Well 3, borehole 9, Quarry spring', tank: 'High tank, Reservoir 2', mgl: '0.1..0.6', who: 'Ilse, Samuel, Bhavna', v: 'V-12, V-33, gate valve 8', v2: 'V-71, butterfly 2', pct: '10..90', street: 'Elm Row, Mill Lane 4-18, Upper Dock', h: '2..9', tel: '=0800 333 0033, 061 700 70 07' },
    tools: ['chlorine_set(point, mg_per_l: num, alarm_high?: num, alarm_low?: num): Set the dosing', 'valve.move(valve, percent: int, seconds?: int, confirm_by?): Move a valve', 'supply_cut(street, hours: int, phone?, bottled?: bool): Announce a cut', 'sample_plan(point, tests: text[], sampler?): Plan a sample'],
    steps: `
      chlorine_set point="{well}" mg_per_l={mgl} alarm_high=0.8 | Dosing with an alarm | {mgl} mg/l at {well}; the high alarm is at 0.8.
      chlorine_set point="{tank}" mg_per_l={mgl} alarm_low=0.05 alarm_high=0.7 | Two alarms | Not under 0.05, not over 0.7: these are the alarms. The dosing itself is {mgl} mg/l, for {tank}.
      valve.move valve="{v}" percent={pct} seconds=90 confirm_by="{who}" | Slowly | To be confirmed by {who}. Move {v} to {pct} percent within a minute and a half.
      send_message channel=water to="{who}" text="{v} is at {pct} %" | Valve state | Over water, to {who}, exactly "{v} is at {pct} %"
      valve.move percent=50 valve="{v2}" seconds=60 | Halfway | Give it a minute: {v2} to half, 50 %.
      supply_cut street="{street}" hours=1 | One hour | An hour without water: {street}.
      sample_plan point="{well}" tests=["coliforms","turbidity","nitrate"] sampler="{who}" | Three tests | Let {who} take a sample at {well} for coliforms, turbidity and nitrate.
      cron_add schedule="0 3 1 * *" action=procedure text=flush-mains name="flush-{h}" timezone=Europe/Dublin | First of the month | The procedure flush-mains on the first of each month at three, Dublin time (0 3 1 * *, Europe/Dublin); its name is flush-{h}.
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
      send_message channel=workshop to="{who}" text="{bus} waits in {bay}" | To the driver | The driver reads in the channel workshop which bus "waits in" which bay.
      fault_log bus={bus} text="{fault}" km={km} reporter="{who}" | Log the fault | The fault with the kilometres, reported by the driver.
      work_card bus={bus} mechanic="{mech}" parts=["{sp}","fuse 15A"] | Work card | Let {mech} work on the bus from the message. Parts: {sp}, fuse 15A.
      memory_store key="plate-{bus}" content="{plate}" | Plate | Keep the plate, letter by letter and with its spaces, under plate-{bus}.
      file_read path=buses/{bus}.txt lines=20 | Its history | Twenty lines from the top of buses/{bus}.txt, please.
      notify message="{fault}" title="Bus {bus}" | On the screen | "Bus" with its number is the title, the fault alone is the text.
    `,
  },
  {
    language: 'en',
    slots: { p: '2..16', p2: '17..29', b: 'north-io, esp-loft, pico-3, relay-6', b2: 'south-io, uno-2, cellar-esp', who: 'Hanne, Djamila, Kurt', lamp: 'porch lamp, sign, well pump', s: '3..9', key: 'boiler, fence, gate motor', ch: 'family, yard, site-crew', m: '0..59' },
    tools: ['relay.pulse(board, pin: int, ms: int, count?: int): Give a relay pulses', 'pwm_out(pin: int, duty: num, board?, freq_hz?: int): Set a PWM output', 'adc_read(board, channel: int, samples?: int, volts?: bool): Read an analogue input', 'pin_name(pin: int, label, board?): Name a pin'],
    steps: `
      relay.pulse board={b} pin={p} ms=500 | Half a second | A pulse of half a second on {b}, pin {p}.
      relay.pulse pin={p2} board={b2} ms=2000 count=2 | Twice two seconds | Pin {p2}, twice, two seconds each, and the board is {b2}.
      pwm_out pin={p} duty=0.5 freq_hz=1000 board={b2} | PWM | Duty 0.5 at 1000 Hz. It is pin {p} of {b2}.
      pwm_out pin={p2} duty=0.25 | Quarter duty | Our own pin {p2}: a duty of 0.25
      adc_read board={b} channel={s} samples=16 volts=true | Sixteen samples | Channel {s}, in volts, the mean of sixteen samples, from {b}.
      pin_name pin={p2} label="{lamp}" board={b} | Name it | On {b} pin {p2} is now the "{lamp}".
      gpio_write pin={p} value=1 board={b2} | {lamp} on | The {lamp} is wired to {b2}, pin {p}; high switches it on.
      gpio_write pin={p2} value=0 | {key} off | Set pin {p2} low.
      gpio_read pin={p} board={b} | Check | What does pin {p} say? I mean the one on {b}.
    `,
  },
  {
    language: 'en',
    slots: { q: 'backup, router, invoice, descaling', n: '2..15', cat: 'network, house, suppliers', f: 'notes/todo.txt, logs/boiler.log, lists/seeds.csv', from: '3..80', cnt: '5..60', who: 'Erika, Sandeep, the landlord', ch: 'signal, sms, mail', url: '=http://boiler.lan/api/mode, https://api.shed.dev/v1/lamp, http://10.0.8.4/relay', word: 'eco, party, away', proc: 'water-plants, night-round, bin-day', tz: '=Europe/Lisbon, Asia/Seoul, America/Chicago' },
    tools: ['kv_put(key, value, ttl_minutes?: int): Keep a value for a while'],
    steps: `
      memory_recall query={q} limit={n} category={cat} | Search | Category {cat}, word {q}, at most {n} notes.
      memory_recall query="{q}" limit=1 | The newest | One note about "{q}" is all I need.
      file_read path={f} from_line={from} lines={cnt} | Read a piece | {cnt} lines of {f}, starting at line {from}.
      pushover message="{q}: ask {who}" title={word} | Push | Push with {word} above it as the title: {q}: ask {who}
      file_read path={f} | All of it | Read {f} from the top to the bottom.
      file_write path={f} content="{who}: {q}" append=true | One more line | Do not lose what is in {f}; add "{who}: {q}" behind it.
      http_request url={url} method=PUT body={word} | Set the mode | Send {word} with PUT to {url}
      http_request url={url} | Ask | What does {url} answer? An ordinary request, without a method of its own.
      cron_add schedule="15 6 * * *" action=procedure text={proc} name="{q}-morning" timezone={tz} | Every morning | In the timezone {tz}, at a quarter past six each day (15 6 * * *), start the procedure {proc}. The entry is called {q}-morning.
    `,
  },
];
