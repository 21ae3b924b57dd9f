import type { Scene } from '../../scene';

/** Optional arguments that are given in every manner, and arguments of the same type in any order, part 5. */
export const givenEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /library/scan {"item": "{item}", "shelf": "{shelf}", "reader": "{who}", "volumes": {n}, "branch": "{br}"}',
    slots: { item: 'Atlas of Moss, B-7731, Selected Letters 2', item2: 'Night Trains, M-0404', shelf: 'Shelf 14 B, Reading room 2, Stack 9', shelf2: 'Stack 31, Cart 5', who: 'Mrs Halloran, Pim, Dr. Said', n: '2..6 / ∅, null', br: 'Central, Riverside, Branch 4', wk: '2..8' },
    tools: ['item_lend(reader, item, weeks?: int, volumes?: int): Lend an item', 'item_shelve(item, shelf, branch?): Put an item on a shelf', 'item_request(item, from_branch, to_branch, reader?): Get an item from another branch', 'item_tag(item, subjects: text[], language?: en|de|fr): Give an item subjects'],
    steps: `
      @n item_lend reader="{who}" item="{item}" volumes={n} // item_lend reader="{who}" item="{item}" | Lend it | To the reader of the scan, for the usual time. With the volumes, if they are counted there.
      item_lend reader="{who}" item="{item2}" weeks={wk} | {item2} | The same reader takes it along for {wk} weeks.
      item_shelve item="{item}" shelf="{shelf}" branch="{br}" | Shelve | Book that it stands on the shelf of the scan, and in which branch.
      send_message channel=desk to="{who}" text="{item2} has come" | It has come | By the channel desk, to the reader of the scan: "{item2} has come".
      item_shelve shelf="{shelf2}" item="{item2}" | To {shelf2} | There goes {item2}
      item_request item="{item2}" from_branch=Hilltop to_branch="{br}" reader="{who}" | From Hilltop | Our reader would like {item2}. It comes to the branch of the scan, from Hilltop.
      item_tag item="{item}" subjects=["plants","bog"] language=en | Subjects | Language en, subjects plants and bog, for the item in the message.
      file_search query="{item}" path=catalogue | In the catalogue | The scanned item: which files in the folder catalogue name it?
      memory_recall query="{item2}" limit=4 | Any notes? | We may have written about {item2}. Four notes at most.
    `,
  },
  {
    language: 'en',
    slots: { st: 'Ridge 2, harbour mast, WX-14', snow: '2..60', ms: '1..29', mm: '0.2..18.5', ip: '2..250', ip2: '2..99', ser: '=7700-0077-1, WS 220022, 11A-111-A1, E0E0-0E0E', who: 'Noemi, Stellan, the ranger', ch: '1..8', ftp: 'met-ftp, archive-2' },
    tools: ['station_add(station, ip, serial?, interval_s?: int): Add a weather station', 'sensor_cal(station, channel: int, offset: num, gain?: num): Calibrate a channel', 'wx_report(station, wind: num, rain: num, snow?: int, observer?): Send a report', 'data_push(server, station, format?: csv|json, hours?: int): Send data to a server'],
    steps: `
      station_add station="{st}" ip=10.{ip}.{ip2}.7 serial="{ser}" interval_s=60 | New station | Serial {ser}, address 10.{ip}.{ip2}.7, a value every minute (60 s). It is called {st}.
      station_add station="{st}" ip=10.{ip}.0.{ip2} | Add {st} | At 10.{ip}.0.{ip2}.
      sensor_cal station="{st}" channel={ch} offset=-0.3 gain=1.02 | Calibrate | Channel {ch} of {st}: gain 1.02, offset -0.3
      memory_recall query="{ser}" limit=1 category=calibration | Last calibration | Only one note, category calibration, for {ser}.
      sensor_cal station="{st}" channel={ch} offset=0.5 | Half a degree | Half a degree has to be added (offset 0.5) on channel {ch}, {st}.
      wx_report station="{st}" rain={mm} wind={ms} snow={snow} observer="{who}" | Full report | From {who} at {st}: {mm} mm of rain, {ms} m/s of wind, {snow} cm of snow.
      data_push server={ftp} station="{st}" format=csv hours=24 | One day as csv | The last 24 hours of {st} go to {ftp}, as csv.
      http_request url=http://10.{ip}.{ip2}.7/reset method=POST body={ch} | Reset a channel | Send a POST with {ch} as its body to http://10.{ip}.{ip2}.7/reset
      send_message channel=radio to="{who}" text="{st}: {ms} m/s" | Radio | By radio, for {who}: "{st}: {ms} m/s".
    `,
  },
  {
    language: 'en',
    event: 'mqtt clinic/blood/{unit} {"bag": "{bag}", "group": "{grp}", "fridge": "{fr}", "celsius": {t}, "by": "{who}", "ward": "{ward}"}',
    slots: { unit: 'east, u2, main', bag: '=B1100 22 0033, D-00770-7, 4411 1144 01, G200 200 200', bag2: '=B9 9000 90, K-0101-10, 880 088 08', grp: '=A+, 0-, AB+, B-', fr: 'Fridge 2, Cell 11, Haemo 4', fr2: 'Fridge 9, Quarantine box', t: '2..6 / 11..17', who: 'Elke, Vusi, Noreen', ward: 'Theatre 3, ICU, Ward 9' },
    tools: ['bag_store(bag, fridge, group?, by?): Store a blood bag', 'bag_issue(bag, ward, courier?, minutes?: int): Issue a blood bag', 'bag_block(bag, reason?, until?): Block a blood bag', 'fridge_limit(fridge, low: num, high: num, delay_min?: int): Set the limits of a fridge'],
    steps: `
      bag_store bag="{bag}" fridge="{fr}" group={grp} by="{who}" | Store the bag | All that the message says about this bag: where it lies, its group, and who brought it.
      bag_store bag="{bag2}" fridge="{fr2}" group=0- | Second bag | Group 0-, into {fr2}: the bag {bag2}.
      @t bag_issue bag="{bag}" ward="{ward}" minutes=30 // failed "the bag had {t} degrees" | Issue | For use within half an hour, issue the bag to the ward of the message. Bags that were warmer than 10 degrees are not given out; the step fails for them.
      file_write path=bags.csv content="{bag};{grp};{fr}" append=true | Bag list | Semicolons between bag, group and fridge; so it is added to bags.csv.
      bag_issue bag="{bag2}" ward="{ward}" courier="{who}" | By courier | {bag2} to the same ward. The one who is named in the message carries it.
      bag_block bag="{bag}" | Block for now | Nobody has given a reason, but block the bag of the message.
      fridge_limit fridge="{fr2}" high=6 low=2 delay_min=5 | Limits | High 6, low 2, five minutes of delay. It is for {fr2}
      send_message channel=theatre to="{ward}" text="{bag2} is on its way" | On its way | Let the ward of the message know by the channel theatre that {bag2} "is on its way": bag first, then these words.
      notify message="{grp} in {fr}" title="{bag}" | What lies where? | Take the bag as the title and show the group, "in", the fridge.
    `,
  },
  {
    language: 'en',
    event: 'webhook /school/plan {"class": "{cl}", "room": "{room}", "teacher": "{t}", "sub": "{sub}", "lesson": {les}, "pupils": {n}}',
    slots: { cl: '5b, 9c, 11 Bio, 7a', room: 'Room 204, Lab 1, Gym B', room2: 'Room 117, Aula, Lab 6', t: 'Ms Ortega, Mr Lund, Dr. Pham', sub: 'Mr Abiola, Ms Frei, Ms Jung', les: '1..9 / ∅', n: '12..30', bell: 'north bell, yard bell, Bell 2', beam: 'Epson 4, beamer aula' },
    tools: ['lesson_cover(class, absent, substitute, lesson?: int): Plan a substitution', 'room_swap(class, from, to, from_lesson?: int): Move a class to another room', 'bell_ring(bell, ms: int, times?: int): Ring a bell', 'parents_mail(class, subject, text?, copy_to?): Write to the parents'],
    steps: `
      @les lesson_cover class="{cl}" absent="{t}" substitute="{sub}" lesson={les} // lesson_cover class="{cl}" absent="{t}" substitute="{sub}" | Plan it | The teacher is ill, the person under sub stands in. Give the lesson if only one is meant; without that, the whole day is.
      lesson_cover class="10d" absent="{sub}" substitute="{t}" lesson=3 | The other way round | In 10d, lesson 3, {t} stands in for {sub}.
      room_swap class="{cl}" from="{room}" to="{room2}" from_lesson=4 | Wet floor | From lesson 4 on the class is in {room2}, out of the room in the message.
      notify message="{t} is ill" title="{cl}" | On the display | The class for the title, and under it the teacher followed by "is ill".
      room_swap to="{room}" class="6a" from="{room2}" | 6a moves | Too hot for 6a in {room2}. The class shall use the room of the message.
      bell_ring bell="{bell}" ms=1500 times=3 | Three times | A second and a half each, three times, on the {bell}
      parents_mail class="{cl}" subject="Swimming on Friday" copy_to="{t}" | Letter | Subject "Swimming on Friday", a copy to the teacher in the message; the parents of that class get it.
      gpio_write pin={n} value=0 board=school-io | Beamer off | The pin on school-io has the number of the pupils in the message. Low.
      cron_add schedule="50 7 * * 1-5" action=message text="{cl} is in {room}" name="room-{cl}" | School days | School days at 7:50 (50 7 * * 1-5) the message "{cl} is in {room}"; the name is room-{cl}.
    `,
  },
  {
    language: 'en',
    slots: { cr: 'Crane 2, gantry 5, STS-01', berth: 'Berth 4, Quay East, Berth 11', berth2: 'Berth 20, Pier Nord', ship: 'MV Corvina, Elbe Star, Hannah II', cont: '=MSCU 110 022 0, TGHU7700770, HLXU 404 400 4, CSNU1011011', row: '1..40', tier: '41..48', t: '4..28', who: 'Captain Aune, Radka, Jitse', tug: 'Tug Bison, Tug 3' },
    tools: ['berth_assign(ship, berth, tug?, pilot?): Give a ship a berth', 'box_move(container, row: int, tier: int, crane?): Move a container', 'box_weigh(container, tonnes: num, by?, sealed?: bool): Record a weight', 'crane_limit(crane, tonnes: int, wind_ms?: int): Limit a crane'],
    steps: `
      berth_assign ship="{ship}" berth="{berth}" tug="{tug}" pilot="{who}" | {ship} comes in | Pilot {who}, {tug} helps, {berth}.
      berth_assign berth="{berth2}" ship="{ship}" | Berth only | At {berth2} the {ship} has her place.
      box_move container="{cont}" row={row} tier={tier} crane="{cr}" | With {cr} | Tier {tier}, row {row}: that is where {cont} goes.
      file_write path=yard.csv content="{cont},{row},{tier}" append=true | Yard list | Append {cont},{row},{tier} to yard.csv
      box_weigh container="{cont}" tonnes={t} sealed=true by="{who}" | Weight and seal | It is sealed. {who} has found {t} tonnes for {cont}.
      box_weigh container="{cont}" tonnes={t} sealed=false | Broken seal | {cont} weighs {t} t. It is not sealed.
      crane_limit crane="{cr}" tonnes={t} wind_ms=18 | Wind | Up to 18 m/s of wind {cr} may lift {t} tonnes.
      memory_recall query="{ship}" limit=7 category=calls | Earlier calls | Of the category calls, seven notes about {ship}.
      send_message channel=vhf to="{ship}" text="Please use {berth}" | VHF | Over the channel vhf to the {ship}: "Please use {berth}".
    `,
  },
  {
    language: 'en',
    event: 'mqtt wine/{c}/cask {"cask": "{cask}", "grape": "{gr}", "so2": {so2}, "sugar": {sug}, "cellar": "{c}", "master": "{who}"}',
    slots: { c: 'north, vault2, old', cask: 'Cask 12, B-07, oval 3', cask2: 'Cask 40, steel 9, B-33', gr: 'Riesling, Silvaner, Pinot noir', so2: '12..48', sug: '2..90', who: 'Kunigunde, Rui, Paolo', kind: 'filter pads, corks 45 mm, bentonite', bot: '200..900' },
    tools: ['cask_sulphur(cask, mg_per_l: int, stirred?: bool): Add sulphur', 'cask_rack(to, from, litres?: int, pump?): Rack wine from one cask to another', 'wine_sample(cask, so2: num, sugar: num, taster?): Record a sample', 'bottle_run(cask, bottles: int, closure?: cork|screw, label?): Bottle'],
    steps: `
      cask_sulphur cask="{cask}" mg_per_l=30 stirred=true | Sulphur | Thirty mg/l into the cask that reports, and stir it.
      cask_sulphur cask="{cask2}" mg_per_l=15 | A little | Only 15 mg/l for {cask2}.
      cask_rack from="{cask}" to="{cask2}" litres=225 pump=mono-2 | Rack with mono-2 | 225 litres of the reported cask are racked into {cask2}.
      cron_add schedule="0 18 * * 5" action=message text="Taste {cask2}" name="taste-{c}" timezone=Europe/Berlin | Taste on Fridays | At six on Fridays (0 18 * * 5, Europe/Berlin) the message "Taste {cask2}"; it is called taste-{c}.
      cask_rack to="{cask}" from="{cask2}" | All back | The pump does not matter: everything in {cask2} into the cask of the message
      wine_sample cask="{cask}" sugar={sug} so2={so2} taster="{who}" | Record the sample | Sugar and SO2 of the message, for its cask, tasted by the cellar master.
      bottle_run cask="{cask2}" bottles={bot} closure=screw label="{gr}" | Bottle | Screw caps, {bot} bottles out of {cask2}, labelled with the grape that the message names.
      send_message channel=cellar to="{who}" text="{cask}: SO2 {so2}" | To the master | The cellar master gets it in the channel cellar: the cask, a colon, SO2 with its value.
      memory_store key="{cask}" content="{gr}, {sug} g" | Note | Under the cask, note the grape, a comma, and the sugar followed by a space and g.
    `,
  },
  {
    language: 'en',
    slots: { sw: 'sw-floor2, core-b, edge-14', p: '1..24', vl: '100..199', vl2: '200..299', rt: 'rt-main, rt-lab, fw-south', n4: '2..250', n5: '1..99', v6: '=fd00:7::700, 2001:db8:aa::a0a, fe80::c0de:11', who: 'Sigrun, Tariq', mac: '=02:42:ac:11:00:11, AC-DE-48-00-11-22, 52:54:00:00:54:52', name: 'voice, printers, guests' },
    tools: ['vlan_set(switch, port: int, vlan: int, tagged?: int[], name?): Put a port into VLANs', 'route_add(network, gateway, metric?: int, router?): Add a route', 'acl_permit(source, target, port?: int, comment?): Permit a connection', 'port_mirror(switch, from: int, to: int, minutes?: int): Mirror a port'],
    steps: `
      vlan_set switch="{sw}" port={p} vlan={vl} tagged=[10,20,{vl2}] | VLANs | Port {p} of {sw}: untagged {vl}, tagged 10, 20 and {vl2}.
      vlan_set switch="{sw}" port={p} vlan={vl2} name="{name}" | Called {name} | VLAN {vl2}, port {p}, on {sw}, and the name is {name}.
      route_add network=10.{n5}.0.0/16 gateway=10.0.0.{n4} metric=20 router="{rt}" | Route on {rt} | With metric 20: over 10.0.0.{n4} to 10.{n5}.0.0/16
      send_message channel=noc to={who} text="{sw} port {p} is in {vl}" | To {who} | Write on noc to {who}: "{sw} port {p} is in {vl}".
      route_add gateway="{v6}" network=fd99::/64 | IPv6 route | The gateway {v6} knows the way to fd99::/64.
      acl_permit source=10.{n5}.0.{n4} target=10.0.8.{n5} port=443 comment="by {who}" | Permit 443 | 10.0.8.{n5} may be reached by 10.{n5}.0.{n4} on port 443. The comment is "by {who}".
      port_mirror switch="{sw}" from={p} to=48 minutes=120 | Mirror | What happens on port {p} is mirrored to 48, for two hours, on {sw}.
      memory_recall query="{mac}" limit=2 category=macs | Whose MAC? | Whose is {mac}? Two notes of the category macs may tell.
      memory_store key="{name}-vlan" content="{vl}" | Remember | Store {vl} under {name}-vlan.
    `,
  },
  {
    language: 'en',
    event: 'webhook /parking/exit {"garage": "{g}", "plate": "{plate}", "minutes": {m}, "lane": {lane}, "ticket": "{tk}", "eur": {eur}}',
    slots: { g: 'Opera, Market Hall, P+R West', g2: 'Hospital, Castle', plate: '=F AA 3003, LU 22 122, 1 TRX 008, MH 11 BB 1', m: '12..400', lane: '1..4', tk: '=0007 7120, T11 0010, 9900-09', eur: '2..28 / 0', who: 'Mr Holub, Xenia', lane2: '5..9' },
    tools: ['boom_raise(garage, lane: int, hold_s?: int): Raise a boom', 'ticket_void(ticket, garage, by?, reason?): Make a ticket void', 'fee_charge(plate, euros: num, garage?, receipt_to?): Charge a fee', 'sign_text(garage, text, minutes?: int, colour?: green|red): Set the text of a sign'],
    steps: `
      boom_raise garage="{g}" lane={lane} hold_s=20 | Out | Up for twenty seconds, in the lane of the message and its garage.
      boom_raise garage="{g2}" lane={lane2} | Lane {lane2} at {g2} | Raise the boom there.
      ticket_void ticket="{tk}" garage="{g}" by="{who}" reason="paid in cash" | Void | Cash was taken by {who}: make the ticket of the message void, with that name and the reason "paid in cash".
      notify message="{plate} in lane {lane}" title="{g}" | Show | The garage is what the title says. Text: plate, "in lane", lane.
      @eur fee_charge plate="{plate}" euros={eur} garage="{g}" // failed "there is nothing to pay" | Charge | Charge the plate what it owes, for its garage. Zero is not charged: then the step fails.
      fee_charge plate="{plate}" euros=25 receipt_to="{who}" | Fine | Twenty-five euros for this plate, and the receipt goes to {who}. No garage.
      sign_text garage="{g2}" text=FULL colour=red minutes=30 | Full sign | Red, half an hour long, FULL: the sign of {g2}.
      memory_recall query="{tk}" limit=3 category=tickets | Ticket notes | Up to three, category tickets, for the ticket of the message.
      send_message channel=office to="{who}" text="{plate}: {m} minutes" | To the office | In the channel office, to {who}: the plate, a colon, how long it stayed, "minutes".
    `,
  },
  {
    language: 'en',
    slots: { db: 'orders, crm, ledger_eu, sensors', db2: 'archive_24, tests', tb: 'invoices, readings, users', host: 'pg-1, pg-4, db-west', host2: 'pg-7, standby-2', n: '10..500', col: 'customer_id, created, email', col2: 'status, zip', usr: 'report_ro, app_rw, etl', who: 'Ludmila, Owen', d: '7..90' },
    tools: ['pg_dump_run(database, host?, tables?: text[], compress?: bool): Dump a database', 'index_make(table, columns: text[], unique?: bool, database?): Make an index', 'grant_role(user, table, level: read|write, until?): Grant a right', 'copy_table(table, from, to, rows?: int): Copy a table between databases'],
    steps: `
      pg_dump_run database="{db}" host="{host}" tables=["{tb}","audit"] | Two tables | Only {tb} and audit, from {db} on {host}.
      pg_dump_run database="{db2}" compress=true | Small dump | Dump {db2} and compress it.
      index_make table="{tb}" columns=["{col}","{col2}"] unique=true | Unique index | It is unique. Columns: {col}, {col2}. Table: {tb}
      cron_add schedule="0 2 * * *" action=procedure text=vacuum name="vac-{db}" timezone=UTC | Nightly vacuum | Name: vac-{db}. Procedure: vacuum. When: 0 2 * * *, timezone UTC.
      index_make table="{tb}" columns=["{col2}"] database="{db}" | Index on {col2} | In the database {db}, table {tb}, one on {col2} alone.
      grant_role table="{tb}" user="{usr}" level=write | Write access | In {tb}, {usr} must be able to write.
      copy_table table="{tb}" from="{db}" to="{db2}" rows={n} | A sample | {n} rows of {tb} into {db2}, taken from {db}.
      file_read path=sql/{tb}.sql from_line={n} lines=25 | Twenty-five lines | Starting from line {n}, sql/{tb}.sql, twenty-five lines.
      file_write path=db/changes.log content="{who}: {tb} on {host2}" append=true | Change log | Behind the last line of db/changes.log comes "{who}: {tb} on {host2}".
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/{rink} {"rink": "{rink}", "ice_c": {ice}, "mm": {mm}, "brine": "{br}", "machine": "{zam}", "driver": "{who}"}',
    slots: { rink: 'Rink 1, Arena East, small rink', rink2: 'Rink 5, outdoor rink', ice: '-9..-3', mm: '22..38', br: 'Brine A, loop 2, Brine North', zam: 'Engo 3, Olympia, resurfacer 1', who: 'Tuuli, Marek', team: 'Wolves U15, Ladies 2, Ice Owls', from: '=17:00, 18:15', to: '=19:30, 20:45' },
    tools: ['brine_temp(loop, celsius: num, step_per_hour?: num): Set the temperature of a brine loop', 'resurface(rink, machine, litres?: int, driver?): Resurface the ice', 'rink_book(team, rink, from, to, lights?: int): Book a rink', 'board_show(rink, home, guest, period?: int): Set the score board'],
    steps: `
      brine_temp loop="{br}" celsius=-11 step_per_hour=0.5 | Colder | Half a degree per hour, until the loop of the message has minus eleven.
      brine_temp loop="Brine C" celsius=-8.5 | Brine C | Minus 8.5 degrees there, please.
      resurface rink="{rink}" machine="{zam}" driver="{who}" litres=400 | Resurface | 400 litres. Machine, driver and rink are the ones of the message.
      send_message channel=rink to="{who}" text="{rink2} next" | Next rink | In rink, for the driver of the message: "{rink2} next".
      resurface rink="{rink2}" machine="{zam}" | The other rink too | Then the same machine does {rink2}
      rink_book rink="{rink2}" team="{team}" from={from} to={to} lights=60 | Training | With the lights at 60, {team} use {rink2} from {from} to {to}.
      board_show rink="{rink}" guest="{team}" home="Red Foxes" period=1 | Score board | First period. Guests are {team}, at home are the Red Foxes; it is the rink in the message.
      gpio_write pin={mm} value=1 board=rink-io | Fan | Board: rink-io, value: 1, pin: the thickness of the ice in the message.
      notify message="{ice} °C, {mm} mm" title="{rink}" | Show the ice | Title: the rink. Text: ice temperature with °C, a comma, thickness with mm.
    `,
  },
  {
    language: 'en',
    slots: { a: 'Rack 4, Bench 2, Room 7', tool: 'torque wrench 60, plasma cutter, feeler gauge set', tool2: 'bench grinder, Makita 18V, tap M6', who: 'Ewald, Ming, Saoirse', who2: 'Pavla, Otis', h: '2..8', mat: 'sheet 2 mm, rod 12, square tube 30', mm: '120..2400', n: '2..30', saw: 'Saw 1, band saw, cold saw 3' },
    tools: ['tool_lend(tool, to, hours?: int, from?): Lend a tool', 'tool_back(tool, by, place?, damaged?: bool): Take a tool back', 'cut_order(material, length_mm: int, pieces?: int, saw?): Order cuts', 'machine_pass(person, machine, trainer?, months?: int): Enter who may use a machine'],
    steps: `
      tool_lend tool="{tool}" to="{who}" hours={h} from="{a}" | Lent to {who} | From {a}, for {h} hours: {tool}.
      tool_lend to="{who2}" tool="{tool2}" | Lend it | Let {who2} have the {tool2}.
      tool_back tool="{tool}" by="{who}" damaged=true | Damaged | It is damaged, the {tool} that {who} has brought back.
      send_message channel=workshop to="{who2}" text="{who} has the {tool}" | Who has it | The question is from {who2}. Answer in the channel workshop: "{who} has the {tool}"
      tool_back by="{who2}" tool="{tool2}" place="{a}" damaged=false | Back and whole | Brought by {who2}, put to {a}, not damaged: {tool2}
      cut_order material="{mat}" length_mm={mm} pieces={n} saw="{saw}" | Cuts | On {saw}, {n} pieces of {mat}, each {mm} mm long.
      machine_pass machine="{saw}" person="{who}" trainer="{who2}" months=24 | May use {saw} | Trained by {who2}, {who} may use it for 24 months.
      gpio_write pin={n} value=1 board=shop-io | Dust collector | On with it: pin {n}, shop-io, high.
      file_write path=pass.txt content="{who} may use {saw}" | A fresh file | Write "{who} may use {saw}" into pass.txt, replacing whatever is in it.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the mailbox | imap_fetch → 1: {f1}, "{s1}"; 2: {f2}, "{s2}"', 'Free cars | fleet_free → {car} ({pl}), {km} km'],
    slots: { f1: 'anke@hollt.de, office@brix.io, n.rao@mail.com', f2: 'bo@reed.dk, info@tarn.org', s1: 'Invoice 2207, Broken gate, Room on Friday', s2: 'Heating noise, Order 118, Thanks', car: 'Caddy 2, e-Golf, van 7', pl: '=HB EE 220, L 707 KK, 4-ABC-400', km: '110..460', who: 'Ingrid, Max, Dayo', who2: 'Pelle, Stine', lab: 'urgent, later' },
    tools: ['mail_forward(to, subject, from?, comment?): Forward a mail', 'mail_label(subject, labels: text[], days?: int): Label a mail', 'car_book(car, driver, from?, hours?: int): Book a car', 'car_report(plate, km: int, text?, reporter?): Report something about a car'],
    steps: `
      mail_forward to="{who}@ours.org" subject="{s2}" from="{f2}" | Forward the second | To {who}@ours.org goes the second mail. Give the sender, too.
      mail_forward to=desk@ours.org subject="{s1}" comment="please answer" | To the desk | With the comment "please answer", pass the first mail to desk@ours.org.
      mail_label subject="{s1}" labels=["{lab}","post"] days=14 | Label for two weeks | The first mail, for two weeks (14 days): {lab} and post.
      file_write path=cars.log content="{pl}: {who}" append=true | Car log | The plate of the car, a colon and {who}: add that to cars.log.
      mail_label subject="{s2}" labels=["done"] | Done | Put the label done on the second one.
      car_book car="{car}" driver="{who}" hours=2 from=13:00 | Two hours | The driver is {who}: the free car, two hours long from 13:00.
      car_report plate="{pl}" km={km} reporter="{who2}" text="wiper broken" | Wiper | "wiper broken", says {who2} about the car of step {step2}. Give plate and kilometres as they stand there.
      memory_recall query="{f2}" limit=3 | Who is it? | Search the notes for the sender of the second mail, three at most.
      send_message channel=email to={f1} text="We have read: {s1}" | Answer | By email to whoever wrote the first mail: "We have read:" and its subject.
    `,
  },
];
