import type { Scene } from '../../scene';

/** Optional arguments that are given in every manner, and arguments of the same type in any order, part 3. */
export const givenEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /pharmacy/refill {"patient": "{pat}", "ward": "{ward}", "drug": "{drug}", "tablets": {n}, "lot": "{lot}", "nurse": "{nurse}"}',
    slots: { pat: 'Hofer, Iyer, Santos, Bell', ward: 'Ward 3, East 2, Room 114', drug: 'bisoprolol 5, ramipril 2.5, pantoprazole', n: '2..28', lot: 'LT0077, K1100, 55A5 / ∅', nurse: 'Agnes, Tarek, Wiebke', drug2: 'insulin glargine, heparin, ferrous syrup', box: 'Drawer 4, Drawer 19, fridge B' },
    tools: ['dispense(patient, drug, tablets: int, lot?): Dispense a drug', 'return_drug(drug, lot, tablets?: int, reason?): Take a drug back', 'drawer_unlock(drawer, seconds?: int, badge?): Unlock a drawer', 'ward_call(ward, text, urgent?: bool): Call a ward'],
    steps: `
      @lot dispense patient="{pat}" drug="{drug}" tablets={n} lot={lot} // dispense patient="{pat}" drug="{drug}" tablets={n} | Dispense the refill | For the patient of the message, the drug and the number that are asked for. Copy the lot as well if it stands there.
      dispense patient="{pat}" drug="{drug2}" tablets=1 lot=F-202 | One extra | The same patient also gets {drug2}, one piece. It is from lot F-202.
      return_drug drug="{drug2}" lot=X900 tablets=6 | Half a dozen back | Lot X900, six pieces of {drug2} come back.
      memory_recall query="{drug2}" limit=5 category=storage | How is it stored? | Up to five notes for {drug2}, from the category storage
      return_drug drug="{drug}" lot=D-33 reason="blister torn" | Torn | We take back {drug} of the lot D-33, because: blister torn
      drawer_unlock drawer="{box}" seconds=20 | {box} | Unlock it for twenty seconds.
      drawer_unlock drawer="{box}" badge="{nurse}" | For the nurse | With the badge of the nurse in the message open {box}.
      send_message channel=ward to="{nurse}" text="{drug2} is in {box}" | Where it lies | In the channel ward tell the nurse of the message: "{drug2} is in {box}".
      ward_call ward="ICU 1" text="Pharmacy closes at 18:00" urgent=false | Closing time | To ICU 1, not urgent: "Pharmacy closes at 18:00"
    `,
  },
  {
    language: 'en',
    slots: { scene: 'dusk, storm, curtain call, act 2', ch: '1..64', ch2: '65..128', lv: '10..90', song: 'Nocturne 9, Overture, track 04', deck: 'Deck A, Deck B, QLab', who: 'Maxine, Diego, Sol', spot: 'Spot 2, follow 1, FOH left', ms: '4..9' },
    tools: ['dmx_set(channel: int, level: int, fade_ms?: int): Set a channel', 'cue_go(cue, delay_ms?: int, stack?): Start a cue', 'audio_play(track, deck?, gain_db?: num, loop?: bool): Play a track', 'spot_follow(spot, person, colour?): Let a spot follow somebody'],
    steps: `
      dmx_set channel={ch} level={lv} fade_ms=500 | Fade | Half a second to level {lv}, channel {ch}.
      dmx_set channel={ch2} level=100 fade_ms={ms}000 | Slowly full | In {ms}000 milliseconds bring {ch2} to 100.
      cue_go cue="{scene}" delay_ms=3000 stack=Main | Three seconds later | From the stack Main, with three seconds of delay: the cue {scene}
      http_request url=http://qlab.local/go method=POST body="{scene}" | Over the network | To http://qlab.local/go goes a POST; its body is {scene}.
      cue_go cue="{scene}" | Go | The director nods. Start the cue "{scene}".
      audio_play track="{song}" deck="{deck}" gain_db=-6 | Quieter | On {deck}, six decibels down (gain -6), play {song}.
      spot_follow spot="{spot}" person="{who}" colour=amber | Amber light | Colour amber. The person is {who}, the lamp is {spot}.
      gpio_write pin={ms} value=1 board=stage-io | Fog machine | Its relay: pin {ms} on stage-io, high.
      memory_store key="cue-{scene}" content="{spot} on {who}" | For tomorrow | Put down under cue-{scene}: {spot} on {who}
    `,
  },
  {
    language: 'en',
    event: 'mqtt ups/{ups}/event {"ups": "{ups}", "load": {load}, "outlet": {out}, "serial": "{ser}", "site": "{site}"}',
    slots: { ups: 'ups-a, apc-2, eaton-rack3', load: '21..88', out: '1..8', out2: '9..16', ser: '=AS1100220033, 9B1144A00441, 3Z-0077-7700, QB22 0022 11', site: 'Tower 2, Hangar, Main st', pdu: 'pdu-left, pdu-07, pdu-r2', host: 'esx1, nas-2, vm-host-3' },
    tools: ['ups.test(ups, kind?: quick|deep, minutes?: int): Test a battery', 'pdu_outlet(pdu, outlet: int, on: bool, delay_s?: int): Switch an outlet', 'host_shutdown(host, after_s?: int, message?): Shut a host down', 'asset_note(serial, note, location?): Note something about a device'],
    steps: `
      ups.test ups="{ups}" kind=deep minutes=10 | Deep test | Ten minutes, deep, on the one that sent the event.
      ups.test ups=ups-lab | Test ups-lab | Its battery has not been tested for long. Nothing special, just a test.
      pdu_outlet pdu="{pdu}" outlet={out2} on=false delay_s=60 | Off in a minute | Outlet {out2}, {pdu}: off, but one minute from now.
      file_write path=ups/load.csv content="{ups};{load}" append=true | Load curve | Put device and load, with a semicolon between, at the end of ups/load.csv.
      pdu_outlet pdu="{pdu}" outlet={out} on=true | Outlet of the event on | On {pdu}, the outlet with the number from the event gets its current again
      host_shutdown host="{host}" after_s=120 message="UPS on battery" | Shut {host} down | After two minutes (120 s), with the message "UPS on battery".
      asset_note serial="{ser}" note="load {load} %" location="{site}" | Load in the asset list | For the serial in the event, "load" and the load with a space and %, and the site as the location.
      memory_recall query="{ser}" limit=2 category=assets | Warranty | Is there anything about this serial? Category assets, two notes.
      notify message="{ups} at {load} %" title="{site}" | On the screen | The site is the title. Below: the device, "at", its load with a space and the percent sign.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dental/order {"case": "{case}", "dentist": "{doc}", "tooth": {tooth}, "shade": "{shade}", "material": "{mat}", "due": "{due}"}',
    slots: { case: 'C-8801, 24-117, K0090', doc: 'Dr. Weiss, Dr. Tan, Dr. Oyelaran', tooth: '11..48', shade: '=A2, A3.5, B1, C4 / ∅', mat: 'zirconia, e.max, cobalt chrome', due: '=2026-04-22, 2026-06-10, 2026-09-01', tech: 'Rieke, Pawel, Joon', oven: 'Oven 2, Programat 7', c2: 'C-3434, 25-002' },
    tools: ['crown_mill(case, tooth: int, material, shade?): Mill a crown', 'sinter_start(oven, celsius: int, hold_min?: int, program?): Start a sinter oven', 'case_assign(case, technician, due?, rush?: bool): Give a case to somebody', 'case_bill(case, amount: num, discount_percent?: int): Bill a case'],
    steps: `
      @shade crown_mill case={case} tooth={tooth} material="{mat}" shade={shade} // crown_mill case={case} tooth={tooth} material="{mat}" | Mill it | Material, tooth and case as ordered. The shade too, unless the order has none.
      crown_mill case={c2} tooth=26 material="{mat}" shade=A1 | Second case | For {c2}, tooth 26, mill a crown in A1 from the material that the order names.
      sinter_start oven="{oven}" celsius=1530 hold_min=120 | Sinter for two hours | 1530 degrees in {oven}, held for two hours.
      notify message="{case} for {doc}" title="{due}" | On the bench screen | The due date is the title. Text: the case, "for", the dentist.
      sinter_start oven="{oven}" celsius=920 program=glaze | Glaze | Program glaze, {oven}, 920 °C
      case_assign case={case} technician="{tech}" due={due} | Who does it | To {tech}, due on the day of the order.
      case_bill case={case} amount=184.5 discount_percent=10 | Bill with discount | Ten percent off. 184.5 is the amount for this case.
      file_read path=shades.txt from_line={tooth} lines=1 | One line | Read a single line of shades.txt: the one with the number of the tooth.
      send_message channel=portal to="{doc}" text="{case}: tooth {tooth} on {due}" | To the dentist | Over the channel portal the dentist reads: the case, a colon, the word tooth with its number, "on" and the due date.
    `,
  },
  {
    language: 'en',
    slots: { cam: 'Dock 2, cam-stairs, Aisle 4 left, Cam 11', cam2: 'cam-yard, Roof east, Cam 30', nvr: 'nvr-1, vault-nvr, nvr-west', a: '=06:00, 07:30, 08:15', b: '=08:45, 10:20, 11:05', lab: 'parcel, forklift, fence', who: 'Officer Reyes, Dagny, Mr Kapoor', ip1: '11..99', ip2: '100..240' },
    tools: ['clip_export(camera, from, to, blur_faces?: bool, recorder?): Export a clip', 'cam_add(name, ip, recorder?, fps?: int): Add a camera', 'cam_ptz(camera, preset: int, seconds?: int): Turn a camera', 'motion_tag(camera, labels: text[], minutes?: int): Say what to look for'],
    steps: `
      clip_export camera="{cam}" from={a} to={b} blur_faces=true | Clip for {who} | From {a} until {b}, {cam}. Faces have to be blurred.
      clip_export camera="{cam2}" to={b} from={a} recorder={nvr} | From {nvr} | It ends at {b} and begins at {a}; the camera is {cam2}.
      cam_add name="{cam}" ip=172.16.{ip1}.{ip2} fps=12 | New camera | Twelve frames a second. Its address is 172.16.{ip1}.{ip2} and its name {cam}.
      send_message channel=security to="{who}" text="{cam}: {lab}" | Report | Channel security, for {who}: the text is "{cam}: {lab}".
      cam_add name="{cam2}" ip=172.16.4.{ip2} recorder={nvr} | Add {cam2} | At 172.16.4.{ip2}, recorded by {nvr}
      cam_ptz camera="{cam}" preset={ip1} seconds=30 | Look there | Turn {cam} to the preset {ip1} for half a minute.
      cam_ptz camera="{cam2}" preset=1 | Home | Preset 1 again for {cam2}.
      gpio_write pin={ip1} value=0 board=cam-io | Lamp off | Low on pin {ip1}. The board is cam-io.
      motion_tag camera="{cam}" labels=["{lab}","person"] minutes=120 | For two hours | Watch for {lab} and person on {cam} during two hours.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lift/{lift}/fault {"lift": "{lift}", "floor": {fl}, "code": "{code}", "building": "{bld}", "persons": {n}}',
    slots: { lift: 'L1, Lift 4, goods lift, K2', fl: '-2..14', code: 'E077, F110, 33-B', bld: 'Harbour House, Block 9, Kirchgasse 4', n: '1..6 / 0', who: 'Otis hotline, Mr Varga, Selma', tel: '=0800 22 00 220, +49 40 3311 0033, 116 117 11', lift2: 'L9, Lift 7, panorama lift' },
    tools: ['lift_send(lift, floor: int, doors?: open|closed): Send a lift to a floor', 'lift_lock(lift, hours?: int, text?): Take a lift out of use', 'tech_call(phone, building, fault?, lift?): Call the technician', 'intercom.say(lift, text, repeat?: int): Speak in a lift'],
    steps: `
      lift_send lift="{lift2}" floor=0 doors=open | Other lift | To the ground floor (0) with {lift2}, and leave its doors open.
      lift_send lift="{lift}" floor={fl} | To its floor | Let the faulty lift stop at the floor that the message reports.
      lift_lock lift="{lift}" text="Out of order" | Sign | Take this lift out of use; the display says "Out of order".
      notify message="{code} in {lift}" title="{bld}" | On the porter's screen | Building as title, then the code, "in", the lift.
      tech_call phone="{tel}" building="{bld}" fault={code} lift="{lift}" | Technician | Call {tel} and pass on lift, building and fault code.
      @n intercom.say lift="{lift}" text="Help is coming" repeat=3 // failed "nobody is in the lift" | Calm them | If persons are inside, let them hear "Help is coming" three times in the reporting lift. An empty lift needs no voice: then fail.
      send_message channel=sms to="{who}" text="{lift}, floor {fl}: {code}" | Text message | To {who} by sms: the lift, a comma, floor and its number, a colon, the code.
      file_write path=lifts.log content="{lift}: {code}" append=true | Log it | Behind the last entry of lifts.log: lift, colon, code
      memory_recall query="{code}" limit=1 category=faults | Did we have that? | One note is enough: search the fault code in the category faults.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tyres/job {"plate": "{plate}", "axle": "{ax}", "size": "{size}", "bar": {bar}, "count": {n}, "customer": "{cust}"}',
    slots: { plate: '=M XX 1001, BE-88 404, FR 22 EE, GL 700 07', ax: '=front, rear / ∅, null', size: '205/55 R16, 225/45 R17, 195/65 R15', bar: '2.1..2.9', n: '2..4', cust: 'Brandstetter, Kim, Ferreira', rack: 'Shelf 22, Cage 4, H-07', mech: 'Ralf, Zeynep', brand: 'Michelin, Nokian, Hankook' },
    tools: ['tyre_fit(plate, size, count: int, axle?: front|rear, torque_nm?: int): Book the fitting of tyres', 'tyre_store(customer, rack, count?: int, season?: summer|winter): Store tyres', 'tyre_order(size, brand, count?: int): Order tyres', 'pressure_set(plate, bar: num, spare?: bool): Note the pressure'],
    steps: `
      @ax tyre_fit plate="{plate}" size="{size}" count={n} axle={ax} // tyre_fit plate="{plate}" size="{size}" count={n} | Book the fitting | Size, number and plate come from the job. So does the axle, when one is named.
      tyre_fit plate="{plate}" size="{size}" count=4 torque_nm=120 | All four | On the car of the job fit four, in the size given there; 120 Nm.
      tyre_store customer="{cust}" rack="{rack}" count=4 season=winter | Winter tyres | Four winter tyres of this customer are put into {rack}.
      memory_recall query="{plate}" limit=5 category=tyres | Which tyres had it? | Find five notes at most on the plate of the job, only of the category tyres.
      tyre_store customer="{cust}" rack="{rack}" | Store them | Rack: {rack}. Whose they are stands in the job; nobody has counted them.
      tyre_order brand={brand} size="{size}" count=12 | A dozen | A dozen {brand} in the size of the job.
      pressure_set plate="{plate}" bar={bar} spare=true | Pressure | Note the pressure of the job for this car. The spare wheel was done too: spare yes.
      send_message channel=sms to="{cust}" text="{plate} is ready" | Ready | An sms to the customer: the plate, then "is ready".
      file_write path=jobs/{plate}.txt content="{n} x {size}, {mech}" append=true | Add to the car's file | To the end of jobs/{plate}.txt: {n} x {size}, {mech}
    `,
  },
  {
    language: 'en',
    slots: { tel: 'North dome, T2, the refractor', tgt: 'M 31, NGC 7000, HD 189733, Vega', sec: '20..300', n: '5..40', flt: 'Ha, OIII, Luminance', who: 'Soraya, Piet, Dr. Quinn', cam: 'ASI-2600, guide cam, QHY5', cool: '-25..-5', ra: '=05:35:17, 20:59:17, 00:42:44', dec: '=-05:23:28, +44:31:44, +41:16:09' },
    tools: ['scope_goto(telescope, target, offset_arcsec?: num): Point a telescope', 'expose(camera, seconds: num, frames?: int, filter?): Take frames', 'ccd_cool(camera, celsius: int, ramp_min?: int): Cool a camera', 'scope_sync(dec, ra, telescope?): Tell a telescope where it points'],
    steps: `
      scope_goto telescope="{tel}" target="{tgt}" | Point at {tgt} | Use {tel}.
      scope_goto telescope="{tel}" target="{tgt}" offset_arcsec=12.5 | A little beside it | With an offset of 12.5 arc seconds, point {tel} at {tgt}.
      expose camera="{cam}" seconds={sec} frames={n} filter="{flt}" | The series | {n} frames of {sec} seconds each, {flt} filter, taken with {cam}.
      gpio_write pin={n} value=1 board=dome-io | Dome light | Board dome-io. Pin {n}. High.
      expose camera="{cam}" seconds=60 frames=12 | A dozen darks | With {cam}, a dozen times one minute. The filter does not matter.
      ccd_cool camera="{cam}" celsius={cool} ramp_min=15 | Cool down | In fifteen minutes {cam} should reach {cool} degrees.
      scope_sync ra={ra} dec={dec} telescope="{tel}" | Sync | Right ascension {ra}, declination {dec}: this is where {tel} points.
      file_write path=log/{sec}.txt content="{tgt} with {flt}" | A new file | Write "{tgt} with {flt}" to log/{sec}.txt, which does not exist yet.
      cron_add schedule="30 18 * * *" action=prompt text="Check the clouds for {tgt}" name=clouds timezone=America/La_Paz | Clouds | At half past six each evening in the timezone America/La_Paz (30 18 * * *), the prompt "Check the clouds for {tgt}". Name it clouds.
    `,
  },
  {
    language: 'en',
    earlier: ['Which parcels wait? | depot_list → {p} for {who}, locker {lk}; {p2} for {who2}, locker {lk2}', 'Read the weight of the first | scale.read → {kg} kg'],
    slots: { p: '=00340 4331 1100 77, JD0002 2000 117, RR 404 440 044 DE, 1Z 999 AA1 01', p2: '=CX 118 811 000, 880 0008 800, 00-7711-1177', who: 'Kolb, Ferri, Amsel', who2: 'Ito, Brandes, Osman', lk: '1..30', lk2: '31..60', kg: '0.4..11.5', drv: 'Tina, Boris', dep: 'Depot South, Hub 4, Riga 2' },
    tools: ['locker_open(locker: int, seconds?: int, parcel?): Open a locker', 'parcel_send(parcel, depot, driver?, kg?: num): Send a parcel', 'parcel_hold(parcel, days: int, for?): Keep a parcel', 'label_reprint(parcel, copies?: int, printer?): Print the label again'],
    steps: `
      locker_open locker={lk} parcel="{p}" | Open for {who} | The first in the list has come. Open that locker and give the parcel with it.
      locker_open locker={lk2} seconds=90 | A minute and a half | The locker of {who2}, for a minute and a half.
      parcel_send parcel="{p2}" depot="{dep}" driver="{drv}" | With {drv} | To {dep} goes what waits for {who2}; the driver is {drv}.
      send_message channel=sms to="{who2}" text="{p2} is in locker {lk2}" | Sms to the second | The second person gets an sms: the parcel, "is in locker", the number.
      parcel_send parcel="{p}" depot="{dep}" kg={kg} | Send the first on | Send the parcel of {who} to {dep} and give its weight as it was read.
      parcel_hold parcel="{p2}" days=1 | Only until tomorrow | The second one is kept one day longer
      label_reprint parcel="{p2}" copies=2 printer=zebra-3 | Two labels | On zebra-3, twice: the label of the parcel in locker {lk2}.
      file_write path=depot.csv content="{p},{kg}" append=true | Weight list | At the end of depot.csv: first parcel, comma, its weight without a unit.
      notify message="{p2} for {who2}" title="Locker {lk2}" | Show the second | "Locker" and its number make the title; the text is the second parcel, "for", and its person.
    `,
  },
  {
    language: 'en',
    slots: { vm: 'vm-books, win-22, mailgw, git-old', node: 'pve1, pve4, hv-north', node2: 'pve7, hv-south', cpu: '2..12', gb: '16..96', snap: 'before-upd, monday, snap-7', disk: 'fast-nvme, tank2, san-b', who: 'Ute, Kwame' },
    tools: ['vm_move(vm, to, from?, live?: bool): Move a machine', 'vm_size(vm, cores?: int, memory_gb?: int): Change the size of a machine', 'vm.snapshot(vm, name, with_memory?: bool, keep_days?: int): Take a snapshot', 'disk_attach(vm, size_gb: int, pool?): Give a machine a disk'],
    steps: `
      vm_move vm="{vm}" to="{node}" from="{node2}" live=true | Live move | The updates of {node2} are due. Take {vm} from there to {node}, live.
      vm_move vm="{vm}" to="{node2}" | To {node2} | Its new place is there: {vm}
      vm_size vm="{vm}" cores={cpu} | Cores | Give {vm} {cpu} cores; leave the memory as it is.
      http_request url=https://{node}/api/{vm}/start method=POST | Start it | POST https://{node}/api/{vm}/start - no body.
      vm_size vm="{vm}" memory_gb={gb} | More memory | Let {vm} have {gb} GB of memory, with the same cores as now.
      vm.snapshot vm="{vm}" name="{snap}" with_memory=false keep_days=14 | Snapshot for two weeks | Call it {snap}, without memory, kept for two weeks. The machine is {vm}.
      disk_attach vm="{vm}" size_gb={gb} pool="{disk}" | New disk | From the pool {disk}, {gb} GB for {vm}.
      send_message channel=infra to={who} text="{vm} has {cpu} cores" | Say it | For {who} in the channel infra: "{vm} has {cpu} cores".
      memory_recall query="{vm} upgrade" limit=10 | What did we note? | Up to ten notes for "{vm} upgrade"
    `,
  },
  {
    language: 'en',
    event: 'mqtt fish/tank/{tank} {"tank": "{tank}", "o2": {o2}, "species": "{sp}", "feeder": {fd}, "keeper": "{who}"}',
    slots: { tank: 'Tank 6, R-4, trout race 2, hatchery 1', tank2: 'Tank 12, R-9, quarantine', o2: '4.1..9.8', sp: 'trout, char, carp', fd: '1..9', who: 'Inka, Henrik, Baptiste', g: '120..900', pin: '2..25', board: 'fish-io, esp-race, mega-2', n: '20..400' },
    tools: ['feeder_run(feeder: int, grams: int, portions?: int, tank?): Feed', 'aerate(tank, minutes?: int, power: low|full): Aerate a tank', 'fish_move(from, to, species, count?: int): Move fish', 'salt_bath(tank, grams_per_litre: num, minutes: int, keeper?): Give a salt bath'],
    steps: `
      feeder_run feeder={fd} grams={g} portions=4 | In four portions | {g} grams with the feeder of the message, split into four portions.
      feeder_run feeder=11 grams={g} tank="{tank2}" | Feeder 11 | For {tank2}: {g} g out of feeder 11
      aerate tank="{tank2}" power=low | A little air | Low power is enough in {tank2}, until further notice.
      memory_recall query="{sp}" limit=8 category=diseases | Diseases | Eight notes at most, category diseases, about the species that was reported.
      fish_move species="{sp}" from="{tank}" to="{tank2}" count={n} | Move some | {n} of the reported species out of its tank, into {tank2}.
      salt_bath tank="{tank2}" grams_per_litre=2.5 minutes=30 keeper="{who}" | Salt bath | Half an hour at 2.5 grams per litre. Where: {tank2}. Its keeper is the one of the message.
      gpio_write pin={pin} value=0 board={board} | Lamp over the tank | The lamp on pin {pin} of {board} goes low
      notify message="O2 {o2} in {tank}" title="{who}" | For the keeper | The title names the keeper. The text: O2, its value, "in", the tank.
      file_read path=feeding/{tank2}.csv from_line=15 lines=5 | Feeding list | From line 15, five lines of feeding/{tank2}.csv.
    `,
  },
  {
    language: 'en',
    slots: { cust: 'Hotel Adler, Clinic 2, Mrs Petrov, Café Mole', cust2: 'Spa Linde, Gym 24', prog: 'cotton 60, delicate, eco 40', m: '1..9', m2: '10..18', kg: '4..24', item: 'bath sheets, aprons, pillow cases', n: '10..80', who: 'Renata, Abdul', det: 'Liquid B, powder 4' },
    tools: ['washer_start(machine: int, program, kg?: num, detergent?): Start a washer', 'dryer_start(machine: int, minutes: int, celsius?: int): Start a dryer', 'linen_out(customer, article, pieces: int, driver?): Book linen out', 'linen_in(article, customer, pieces?: int, stained?: bool): Book linen in'],
    steps: `
      washer_start machine={m} program="{prog}" kg={kg} detergent="{det}" | Wash | {kg} kg with {det} in machine {m}, program "{prog}".
      washer_start machine={m2} program="{prog}" | Start {m2} | It runs {prog}.
      dryer_start machine={m2} minutes=45 celsius=70 | Dry warm | Seventy degrees, three quarters of an hour, dryer {m2}
      file_read path="customers/{cust}.txt" from_line=3 lines=5 | Wishes | Five lines of customers/{cust}.txt from line 3.
      dryer_start machine={m} minutes=20 | Dry shortly | In dryer {m} the things need twenty minutes.
      linen_out customer="{cust}" article="{item}" pieces={n} driver="{who}" | On the van of {who} | {n} {item} leave for {cust}.
      linen_in article="{item}" customer="{cust}" pieces={n} stained=true | Stained | Back from {cust}: {n} {item}, and they are stained.
      gpio_write pin={m2} value=1 board=wash-io | Door lock | On wash-io, set {m2} high.
      notify message="Machine {m} runs {prog}" title=Laundry | Notice | With Laundry as the title: "Machine {m} runs {prog}"
    `,
  },
];
