import type { Scene } from '../../scene';

/** Optional arguments that are given in every manner, and arguments of the same type in any order, part 1. */
export const givenEn1: readonly Scene[] = [
  {
    language: 'en',
    slots: { job: 'erp-db, mail-store, wiki-files, crm-db', job2: 'web-root, git-repos, home-dirs', host: 'log-01, bak-03, stor-2', host2: 'mx1, ns2, vault-4', days: '3..28', who: 'Ines, Bashir, Oona, Tadeo', path: '=/var, /srv/data, /opt/app, /home' },
    tools: ['bareos_run(job, full?: bool, host?): Run a backup job', 'disk.usage(host, path, human?: bool): Say how full a path is', 'service.status(service, host?): Say how a service is', 'snapshot_keep(job, days: int, owner?): Keep the last snapshot of a job'],
    steps: `
      bareos_run job="{job}" full=true | Run a backup | Job: {job}, full: yes
      bareos_run job="{job2}" host="{host}" | Back up {job2} | Start the job on {host}.
      disk.usage host="{host}" path={path} | How full is it? | We need the use of {path} on {host}.
      http_request url=http://{host}/jobs/{job} method=DELETE | Forget the old run | With DELETE call http://{host}/jobs/{job}
      disk.usage host="{host2}" path={path} human=true | Disk of {host2} | Please look how full {path} is there, in the human form.
      service.status service=postfix host="{host2}" | Mail service | On {host2} look how postfix is.
      snapshot_keep job="{job}" days={days} owner="{who}" | Hold the snapshot | Owner is {who}. The last snapshot of {job} has to stay for {days} days.
      file_read path=logs/{job2}.log from_line={days} lines=40 | Forty lines | Of logs/{job2}.log we need 40 lines, the first is line {days}.
      notify message="{job} is saved" title="{host}" | Show it | A notification with the title {host}: {job} is saved
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/result {"sample": "{sample}", "analyte": "{an}", "value": {val}, "unit": "{unit}", "analyst": "{who}", "rack": "{rack}"}',
    slots: { sample: 'S-2041, W-0033, B-7719, T-1180', sample2: 'S-9090, K-4004', an: 'nitrate, iron, copper, chloride', an2: 'sulfate, zinc', val: '0.4..48.5', unit: '=mg/L, µg/L, mmol/L', who: 'Ruta, Hamid, Claire', rack: 'R12, R07, Rack 3', bar: '=KR 88 00 113, 2200 1133, 7007 0071' },
    tools: ['lims_enter(sample, analyte, value: num, unit?, analyst?): Enter a result', 'lims_repeat(sample, analyte, times?: int, reason?): Order a repetition', 'lims_store(sample, location, days?: int): Put a sample away', 'lims_label(sample, barcode, copies?: int): Print a label'],
    steps: `
      lims_enter sample="{sample}" analyte="{an}" value={val} unit="{unit}" analyst="{who}" | Enter the result | Everything that the message says about the measurement belongs in: sample, what was measured, the value, its unit and who did it.
      lims_enter sample="{sample2}" analyte="{an2}" value=0.35 unit=mg/L | Control sample | Enter 0.35 mg/L of {an2} for {sample2}.
      lims_repeat sample="{sample}" analyte="{an}" times=2 | Twice more | Have this analyte measured again in the same sample, twice.
      file_search query="{sample2}" path=reports | Find the control | Which files under reports speak of {sample2}?
      lims_store sample="{sample2}" location="Freezer 2" days=30 | Into the freezer | For 30 days, in Freezer 2: sample {sample2}
      lims_label sample="{sample}" barcode="{bar}" copies=3 | Three labels | Barcode {bar}, in three copies, for the sample of the message.
      send_message channel=lab to="{who}" text="{sample}: {val} {unit} {an}" | Word to the analyst | On the channel lab, to the analyst: the sample, a colon, the value with its unit, and what was measured, like "S-1000: 3 mg/L iron".
      send_message channel=lab to="{who}" text="Rack {rack} is full" | Rack full | Say to the analyst, on the channel lab, that the rack of the message is full: Rack, its name, "is full".
      memory_recall query="{an}" limit=5 category=methods | Old notes | We wrote about {an} before. Fetch at most five notes of the category methods.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stock/pick {"article": "{art}", "pieces": {n}, "bin": "{bin}", "order": "{order}", "lot": "{lot}"}',
    slots: { art: 'V-belt SPZ-1250, O-ring 22x3, hex bolt M8, relay K4', art2: 'ball bearing 6204, fuse 10A, grease EP2', n: '2..40', bin: 'C-14, A-02, F-31', bin2: 'D-09, B-27, shelf 6', lot: 'L2217, L0904, X55 / ∅', order: 'PO-4471, PO-1180, W-993', who: 'Ines, Mirko, Aroha' },
    tools: ['wms_issue(article, quantity: int, location?, lot?): Take articles out of the stock', 'wms_receive(article, quantity: int, location?, lot?): Book articles in', 'wms_move(article, from, to, quantity?: int): Move articles', 'wms_count(location, article?, by?): Count what lies at a location'],
    steps: `
      @lot wms_issue article="{art}" quantity={n} location="{bin}" lot={lot} // wms_issue article="{art}" quantity={n} location="{bin}" | Issue it | Take out what the order wants, from the bin it names. If the message gives a lot, give that too.
      wms_issue article="{art2}" quantity=12 location="{bin2}" | A dozen | From location {bin2} issue a dozen {art2}.
      wms_receive article="{art2}" quantity={n} | Goods in | As many pieces as the message says have arrived, but of {art2}. Book them in; where they will lie is not known yet.
      gpio_write pin={n} value=1 board=stock-io | Lamp at the bin | Every bin has a lamp. Its pin has the same number as the pieces in the message, on the board stock-io; set it high.
      wms_receive article="{art}" quantity=1 location="{bin2}" lot=R-11 | One came back | One {art} was returned. Lot R-11. It goes to {bin2}.
      wms_move article="{art2}" from="{bin}" to="{bin2}" quantity=6 | Half a dozen | Six {art2} do not belong into {bin}. Please bring them to {bin2}.
      wms_count location="{bin}" by="{who}" | Count {bin} | Count by {who}.
      notify message="{n} x {art2}" title="{bin2}" | Show the second article | "{n} x {art2}" is the text of the notification, its title is {bin2}.
      file_write path=picks.csv content="{order};{art};{n}" append=true | Append the pick | Put a further line at the end of picks.csv: order, article, pieces, each apart by a semicolon.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/{pool}/request {"pool": "{pool}", "chlorine": {cl}, "ph": {ph}, "guest": "{who}"}',
    slots: { pool: 'splash pool, diving pool, whirlpool, lap pool', pool2: 'children pool, salt pool, outdoor pool', cl: '0.2..1.8', ph: '6.8..7.9', who: 'Sabine, Okke, Jamal', pin: '4..21', board: 'pump-house, esp-pool, relay-b' },
    tools: ['pool_dose(pool, agent: chlorine|acid|flocculant, grams: int, over_minutes?: int): Dose an agent', 'pool_pump(pool, on: bool, level?: low|mid|high): Switch a circulation pump', 'pool_close(pool, minutes?: int, sign?): Close a pool', 'pool_heat(pool, celsius: num, until?): Heat a pool'],
    steps: `
      pool_dose pool="{pool}" agent=acid grams=250 over_minutes=30 | Lower the pH | Give 250 grams of acid to the pool that asked, spread over half an hour.
      pool_dose pool="{pool2}" agent=chlorine grams=400 | Chlorine for another one | 400 g of chlorine are wanted in the {pool2}
      pool_pump pool="{pool}" on=true level=high | Pump on | Let the circulation of the reporting pool run, at its high level.
      memory_recall query="{pool2}" limit=6 category=pools | Notes about the {pool2} | At most six, only those of the category pools.
      pool_close pool="{pool}" minutes=120 | Two hours shut | For two hours nobody may bathe in the pool of the message; close it.
      pool_heat pool="{pool2}" celsius=28.5 until=18:00 | Warmer until six | Until 18:00 keep 28.5 degrees in the {pool2}.
      gpio_write pin={pin} value=1 board="{board}" | Underwater light | On board {board} the light hangs on pin {pin}. Set it high.
      gpio_read pin={pin} board="{board}" | Is the light on? | Read pin {pin}. It sits on {board}.
      notify message="Chlorine {cl}, pH {ph}" title="{pool}" | Values on the screen | Notification. As its title take the pool of the message; the text gives the word Chlorine and its value, a comma, then pH and its value.
    `,
  },
  {
    language: 'en',
    event: 'webhook /net/device {"name": "{name}", "mac": "{mac}", "ip": "10.20.{a}.{b}", "port": {port}, "vlan": {vlan}}',
    slots: { name: 'cam-yard, till-2, printer-og, plc-9', mac: '=a4:5e:60:0b:0b:11, 00:1B:44:11:3A:B7, f0:9f:c2:00:7d:7d, 9C-8E-99-E5-E5-01', a: '2..99', b: '101..250', port: '1..24', vlan: '30..60 / ∅', old: '61..98', mac2: '=b8:27:eb:77:77:4c, DC:A6:32:01:10:01, 3c:61:05:aa:0a:a0', v6: '=fd00:20::a1:1a, 2001:db8:7::77, fe80::1ff:fe23:4567' },
    tools: ['dhcp_reserve(mac, ip, hostname?): Tie an address to a device', 'switch_port(port: int, enabled: bool, vlan?: int, description?): Set a port of the switch', 'dns.record(name, address, ttl?: int): Set a record', 'ping.host(address, count?: int, from?): Ping an address'],
    steps: `
      dhcp_reserve mac="{mac}" ip=10.20.{a}.{b} hostname="{name}" | Reserve the address | The new device gets the address of the message for good, tied to its MAC, with its name as the host name.
      dhcp_reserve mac="{mac2}" ip=10.20.0.{old} | One more reservation | 10.20.0.{old} belongs to {mac2} from now on.
      @vlan switch_port port={port} enabled=true vlan={vlan} // switch_port port={port} enabled=true | Port on | Enable the port of the device. When the message has a VLAN, put the port into it; when it has none, leave that out.
      http_request url=http://10.20.0.1/leases method=POST body="{mac2}" | Tell the router | POST to http://10.20.0.1/leases with nothing but {mac2} as the body.
      switch_port port={old} enabled=false description="spare" | Shut port {old} | Port {old} is not used any longer. Disable it and write "spare" as its description.
      dns.record name="{name}" address=10.20.{a}.{b} ttl=300 | DNS | A record for the device of the message, pointing to its address, with a time to live of five minutes (in seconds: 300).
      ping.host address=10.20.{a}.{b} count=4 | Four pings | Is the new one reachable? Four pings will do.
      file_write path=net/devices.csv content="{name};{mac};{port}" append=true | Append the device | The file net/devices.csv grows by one line: name, MAC and port of the message, semicolons between.
      memory_store key="mac-{name}" content="{mac}" | Remember the MAC | Under the key mac-{name}, note the MAC address of the message exactly as it is written.
    `,
  },
  {
    language: 'en',
    earlier: ['Look who called | sip_missed → {ph}, {n} times; {ph2}, once', 'Who is on duty | roster_today → {who}'],
    slots: { ph: '=+49 171 4400 223, 0043 664 110 01 10, +1 (555) 010-2299, 07700 900 900', ph2: '=+82 10 3300 0033, 030 771 1177, +44 20 7946 0018, 555-0101', n: '3..7', who: 'Lotte, Emre, Father Paul, Nadja', ext: '201..289', ext2: '301..389' },
    tools: ['sip_call(number, from_extension?: int, ring_seconds?: int): Call a number', 'sip_forward(extension: int, target, after_seconds?: int): Forward an extension', 'sip_block(number, days?: int, note?): Block a number', 'sms_send(number, text, sender?): Send a text message'],
    steps: `
      sip_call number="{ph}" from_extension={ext} | Call back | From extension {ext}, ring the number that tried it several times.
      sip_call number="{ph2}" ring_seconds=40 | The other caller | Call whoever rang only once. Let it ring for 40 seconds.
      sip_forward extension={ext} target="{ext2}" after_seconds=15 | Forward the desk | After fifteen seconds {ext} is forwarded to {ext2}.
      memory_recall query="{ph}" limit=2 | Do we know it? | Two notes at most: look for the number that called several times.
      sip_forward extension={ext2} target="{ph}" | To the first caller | Calls for {ext2} go to the number that step {step1} names first.
      sip_block number="{ph}" days=7 note="calls at night" | A week of peace | That number from the list with the many calls: block it for a week, and note "calls at night".
      sms_send number="{ph2}" text="We call you back" sender=Office | Text message | As the sender "Office", write "We call you back" to the number that called once.
      cron_add schedule="0 9 * * 1" action=message text="Ask {who}" name=ask | Monday | Each Monday at nine (0 9 * * 1) the message "Ask {who}"; name the entry ask.
      send_message channel=desk to="{who}" text="{ph} called {n} times" | Tell who is on duty | On the channel desk, to the person on duty: the first number, "called", how many, and "times".
    `,
  },
  {
    language: 'en',
    event: 'mqtt hall/plc/ask {"unit": {unit}, "register": {reg}, "value": {val}, "gateway": "{gw}", "operator": "{who}"}',
    slots: { unit: '1..19', reg: '4001..4099', val: '120..980', gw: '=192.168.7.70, 192.168.17.11, 192.168.1.21', who: 'Petra, Yusuf, Anil', unit2: '20..40', reg2: '3001..3088', coil: '50..99' },
    tools: ['modbus.write(gateway, unit: int, register: int, value: int): Write a register', 'modbus.read(unit: int, register: int, count?: int, gateway?): Read registers', 'coil_set(unit: int, coil: int, on: bool, hold_ms?: int): Switch a coil', 'plc_note(unit: int, text, author?): Write into the log of a controller'],
    steps: `
      modbus.write gateway="{gw}" unit={unit} register={reg} value={val} | Write it as asked | Carry out the write of the message: its value into its register of its unit, over the gateway given there.
      modbus.write gateway="{gw}" unit={unit2} register={reg} value=0 | Zero on the neighbour | Write 0 into the same register, but on unit {unit2}. The gateway is the same.
      modbus.read unit={unit2} register={reg2} count=4 | Four registers | Beginning at register {reg2}, four registers of unit {unit2} are to be read.
      file_write path=plc/writes.log content="{who}: {reg} = {val}" append=true | Keep a trace | Behind what is already in plc/writes.log: operator, a colon, the register, an equals sign with spaces, the value.
      modbus.read unit={unit} register={reg2} gateway="{gw}" | Over the gateway | Ask register {reg2} of the reporting unit and use the gateway that the message names.
      coil_set unit={unit2} coil={coil} on=true hold_ms=500 | Half a second | Coil {coil}, unit {unit2}: on for half a second.
      plc_note unit={unit} text="{reg} set to {val}" author="{who}" | Note in the log | In the log of this unit, with the operator as the author: which register was "set to" which value.
      board_info board=plc-{unit2} | The board | Which pins has the board plc-{unit2}?
      notify message="Unit {unit}: register {reg} = {val}" title=Modbus | On the screen | Title: Modbus. Below it "Unit {unit}: register {reg} = {val}".
    `,
  },
  {
    language: 'en',
    event: 'webhook /gate/visit {"plate": "{plate}", "driver": "{who}", "firm": "{firm}", "gate": "{gate}", "days": {days}}',
    slots: { plate: '=KA MB 1117, B XX 4004, W 88 44 T, OL HH 770', plate2: '=S LK 9090, ZH 100 011, 12 가 3456, 7 ABC 227', who: 'Milan, Greta, Osei', firm: 'Nordlift, Baumann, Tesch & Co', gate: 'Gate 2, North gate, Gate 5', days: '2..9 / ∅, null', gate2: 'South gate, Gate 7, yard gate' },
    tools: ['plate_allow(plate, gate, days?: int, holder?): Let a plate in', 'plate_ban(plate, reason?): Ban a plate', 'barrier_open(gate, seconds?: int, direction?: in|out): Open a barrier', 'badge.print(name, company, escort?: bool): Print a badge'],
    steps: `
      @days plate_allow plate="{plate}" gate="{gate}" days={days} // plate_allow plate="{plate}" gate="{gate}" | Let the visitor in | Give the plate access at the gate it asks for. The days come from the message, where it says any; otherwise there is no such limit to enter.
      plate_allow plate="{plate2}" gate="{gate2}" holder="{firm}" | Second car | The firm of the message sends another car, {plate2}. It may in at {gate2}. Holder is the firm.
      plate_ban plate="{plate2}" reason="unpaid" | Ban {plate2} | Reason: unpaid.
      pushover message="{who} of {firm}" title="{gate}" | Push to the porter | The title is the gate; "of" stands between the driver and the firm.
      barrier_open gate="{gate}" seconds=60 | Open for a minute | The barrier at which the visitor stands goes up for one minute.
      badge.print name="{who}" company="{firm}" escort=true | Badge with escort | Print a badge for the driver, with the firm. An escort is required.
      send_message channel=guard to="{gate}" text="{plate}, {firm}" | Tell the gate | Over guard, to the gate in question: the plate, a comma, the firm.
      memory_recall query="{plate2}" limit=1 category=cars | Was it here before? | The plate {plate2}: one note out of the category cars.
      file_read path=logs/gate.log from_line=200 lines=25 | Log lines | From line 200 on, read 25 lines of logs/gate.log.
    `,
  },
  {
    language: 'en',
    event: 'mqtt glasshouse/zone/{z} {"zone": "{z}", "bed": "{bed}", "ec": {ec}, "tank": "{tank}"}',
    slots: { z: 'A, B, C, D', z2: 'E, F, G', bed: 'Bed 3, Bed 11, long bench', ec: '1.2..3.4', tank: 'Tank N, Tank P, tank 4', kind: 'tomato, basil, pepper', pin: '2..27', board: 'green-1, esp-gh, west-io' },
    tools: ['fert_mix(tank, ec: num, litres?: int, recipe?): Mix a nutrient solution', 'zone_water(zone, minutes: int, tank?): Water a zone', 'vent.set(zone, percent: int, side?: north|south): Open the vents of a zone', 'mist_pulse(zone, ms: int, times?: int): Give puffs of mist'],
    steps: `
      zone_water zone={z2} minutes=15 | A quarter of an hour | Water zone {z2} for a quarter of an hour.
      zone_water zone={z} minutes=8 tank="{tank}" | From its tank | Eight minutes of water for the zone of the message, out of the tank that it names
      fert_mix tank="{tank}" ec={ec} | Mix anew | In the tank of the message mix a solution with the EC that stands there.
      file_write path=beds.txt content="{bed}: EC {ec}" append=true | Note the bed | Add to beds.txt what bed has which EC, as in "Bed 1: EC 2".
      fert_mix tank="Tank X" ec=2.1 litres=200 recipe="{kind}" | Two hundred litres | Recipe {kind}, EC 2.1, 200 litres, all in Tank X please.
      vent.set zone={z2} percent=40 side=north | North vents | At the north side of zone {z2} the vents open to 40 %.
      mist_pulse zone={z} ms=1500 times=3 | Three puffs | Give mist three times, a second and a half each, where the message comes from.
      sop_execute name=flush-lines payload="{tank}" | Flush | Start the procedure flush-lines and hand it the tank of the message, nothing else.
      gpio_write pin={pin} value=0 board={board} | Lamp off | Board {board}, pin {pin}: low.
    `,
  },
  {
    language: 'en',
    slots: { dom: 'example.org, kiln.dev, farmshop.eu, brass-band.net', name: 'www, mail, shop, files', a: '10..99', b: '100..250', host: 'ns1, ns3, resolv-2', v6: '=2001:db8::53, 2001:db8:11:1::1, fd12:3456::8:8', secs: '120..900', who: 'Ola, Benedikt, Shreya' },
    tools: ['dns_add(zone, name, type: A|AAAA|TXT|CNAME, content, ttl?: int): Add a record', 'dns_flush(server, zone?): Empty the cache of a server', 'cert.renew(domain, alt_names?: text[], staging?: bool): Renew a certificate', 'fw_ban(address, minutes?: int, comment?): Ban an address'],
    steps: `
      dns_add zone="{dom}" name="{name}" type=A content=10.1.{a}.{b} ttl={secs} | New A record | In the zone {dom}, {name} shall point to 10.1.{a}.{b} (type A), with a time to live of {secs} seconds.
      dns_add zone="{dom}" name=_verify type=TXT content="ok-{b}" ttl=60 | TXT for a minute | The checker looks for a TXT record called _verify with the content ok-{b} in {dom}. It only has to live for 60 seconds.
      dns_flush server="{host}" | Empty the cache | The cache of {host} is stale, please flush it.
      send_message channel=ops to="{who}" text="{name}.{dom} moved" | Tell {who} | On ops, to {who}: "{name}.{dom} moved".
      dns_flush server="{host}" zone="{dom}" | One zone only | Flush {dom} on {host}, the rest of the cache may stay.
      cert.renew domain="{dom}" alt_names=["{name}.{dom}","api.{dom}"] | Certificate with names | Renew the certificate of {dom}; as further names it has {name}.{dom} and api.{dom}.
      fw_ban address="{v6}" minutes=120 comment="port scan" | Ban for two hours | Comment "port scan"; the address {v6} is out for two hours.
      file_read path=zones/{dom} from_line=12 | Zone file | From line 12 on, read zones/{dom}
      http_request url="https://{name}.{dom}/purge" method=POST | Purge | Send a POST to https://{name}.{dom}/purge
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/visit {"animal": "{pet}", "owner": "{own}", "chip": "{chip}", "kg": {kg}, "drug": "{drug}", "ml": {ml}}',
    slots: { pet: 'Bruno, Mitzi, Hector, Pearl', own: 'Anders, Wójcik, Mbeki', chip: '=276 0981 0220 0022, 985141000770077, 900 1100 1100 10, 756098100111119', kg: '3..48', drug: 'meloxicam, doxycycline, maropitant', ml: '0.2..3.6 / ∅, null', drug2: 'amoxicillin, cefalexin', vet: 'Dr. Holm, Dr. Sato, Dr. Bianchi' },
    tools: ['vet_weight(animal, kg: num, by?): Record a weight', 'vet_drug(animal, drug, ml: num, route?: oral|skin|vein): Record a dose', 'vet_chip(animal, number, country?): Register a chip', 'vet_recall(owner, weeks: int, topic?, vet?): Plan a recall'],
    steps: `
      vet_weight animal="{pet}" kg={kg} by="{vet}" | Weight | By {vet}: enter what the animal of the message weighs.
      @ml vet_drug animal="{pet}" drug="{drug}" ml={ml} // failed "the message does not say how many ml" | Record the dose | Record the drug of the message with its volume. A volume that is not there is never guessed; the step fails then.
      vet_drug animal="{pet}" drug="{drug2}" ml=0.5 route=skin | Half a millilitre | Under the skin (route: skin) the patient had half a millilitre of {drug2}.
      send_message channel=sms to="{own}" text="{pet} can go home" | Go home | By sms to the owner in the message: "{pet} can go home".
      vet_drug animal="{pet}" drug="{drug2}" ml=2 route=oral | Oral dose | Two ml of {drug2}, oral, for the animal that was announced
      vet_chip animal="{pet}" number="{chip}" country=DK | Danish chip | The owner moved here from Denmark. Register the chip of the message and give DK as the country.
      vet_recall owner="{own}" weeks=3 topic=stitches | Stitches out | In three weeks the owner should come again. Topic: stitches.
      memory_recall query="{pet}" limit=3 category=allergies | Allergies | What do we know? Three notes on this animal, category allergies.
      cron_add schedule="0 8 * * 1" action=message text="Call {own}" name="recall-{pet}" | Monday reminder | Every Monday at eight (0 8 * * 1) a message with the text "Call {own}". The entry is named recall-{pet}.
    `,
  },
  {
    language: 'en',
    slots: { ap: 'ap-hall, ap-roof, ap-03, ap-cafe', ssid: 'Guest 5G, Workshop, Lab-IoT, Café free', ch: '36..48', who: 'Leo, Ayumi, Ragna', mac: '=5c:cf:7f:7f:00:0c, 84:F3:EB:EB:11:22, a0:20:a6:06:60:a0', sw: 'sw-basement, sw-2, core-sw', port: '1..20', port2: '25..46', watts: '10..30' },
    tools: ['wifi_channel(ap, channel: int, width?: 20|40|80): Set the channel of an access point', 'wifi_ssid(ap, ssid, enabled: bool, password?): Switch a network', 'wifi_kick(mac, ap?, minutes?: int): Throw a device out', 'poe_cycle(switch, port: int, off_seconds?: int): Take the power from a port and give it back'],
    steps: `
      wifi_channel ap={ap} channel={ch} width=40 | Channel {ch} | 40 MHz wide, on {ap}.
      wifi_channel ap={ap} channel=11 | Away from the neighbours | Put the access point {ap} on channel 11.
      wifi_ssid ap={ap} ssid="{ssid}" enabled=true password="{who}-{port}" | Network for the feast | Enable "{ssid}" on {ap}. The password is {who}-{port}.
      http_request url=http://{ap}/reboot method=POST | Restart {ap} | A POST without a body to http://{ap}/reboot
      wifi_kick mac="{mac}" minutes=90 | An hour and a half | Keep {mac} out for an hour and a half, wherever it is connected.
      wifi_kick mac="{mac}" ap={ap} | From one access point | Only from {ap}: throw {mac} out.
      poe_cycle switch={sw} port={port} off_seconds=10 | Ten seconds dark | Port {port}, switch {sw}. Ten seconds without power, then on again.
      file_write path=wifi.txt content="{ssid}, channel {ch}" append=true | Wifi list | Append "{ssid}, channel {ch}" to wifi.txt
      send_message channel=telegram to="{who}" text="{ssid} runs on {ap}" | Say so | By telegram, for {who}: {ssid} runs on {ap}
    `,
  },
];
