import type { Scene } from '../../scene';

/** A seed bank that writes like a methods section, and a parcel depot whose shift lead writes like a whistle. */
export const tradesEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt vault/cell/{cell} {"cell": "{cell}", "temp_c": {t}, "rh": {rh}, "compressor_pin": {cp}, "dryer_pin": {dp}, "door": "{door}", "curator": "{who}"}',
    slots: { cell: 'C1, C4, north, D2', t: '-23.5..-18.2 / -14.5..-8.1', rh: '9..15 / 22..41', cp: '2..14', dp: '15..27', door: '=closed / ajar, open', who: 'Dr Iyer, Hana, T. Brandt', set: '-22..-18', fl: '28..39' },
    tools: ['cell.setpoint(cell, celsius: int, ramp_h?: num): Set the temperature of a cell', 'cell.defrost(cell, minutes: int): Defrost a cell', 'desiccant.swap(cell, kg: num, batch?): Change the silica gel of a cell'],
    steps: `
      @t gpio_write pin={cp} value=0 // gpio_write pin={cp} value=1 | Compressor control | The compressor is energised whenever the cell is warmer than -16 °C, and de-energised whenever it is colder.
      @rh failed "the humidity is {rh} %" // gpio_write pin={dp} value=1 | Drying | If relative humidity exceeds 18 %, start the dryer (active high). Otherwise the step fails.
      @door cell.defrost cell={cell} minutes=12 // failed "the door is {door}" | Defrost | With the door closed, defrost the reporting cell for 12 minutes. With the door in any other state, fail.
      cell.setpoint cell={cell} celsius={set} | Setpoint | Change the setpoint of the reporting cell to {set} °C. A ramp is not specified.
      desiccant.swap cell={cell} kg=2.5 | Silica gel | Replace the gel in this cell: 2.5 kg, batch unrecorded.
      memory_store key=rh-{cell} content="{rh} % at {t} °C" | Record | Key: rh-CELL. Content: humidity with %, "at", temperature with °C.
      mqtt_publish topic=vault/log/{cell} payload="{t},{rh}" | Log topic | Publish temperature and humidity, in this order, separated by a comma without blank, to vault/log/CELL.
      send_message channel=email to="{who}" text="Cell {cell} is {door}; it's at {t} °C" | Curator | E-mail to the curator: "Cell {cell} is {door}; it's at {t} °C"
      gpio_read pin={fl} | Floor sensor | Read the water sensor of the floor (input {fl}); it is not part of the message.
    `,
  },
  {
    language: 'en',
    event: 'webhook /accession {"acc": "{acc}", "taxon": "{tx}", "seeds": {n}, "origin": "{o}", "collected": "{d}", "viability": {v}, "permit": "{pm}", "shelf": "{sh}"}',
    slots: { acc: 'ACC-20417, K/0932, 2026-118', tx: 'Silene nutans, Carex flava, Viola montana', n: '120..4800', o: 'Val d\'Illiez, Øygarden, plot 7', d: '=2026-08-14, 2026-09-02', v: '31..58 / 86..99', pm: '=granted / refused, pending', sh: 'S-14, B07, R3-2', k: '5..40' },
    tools: ['acc.enter(accession, taxon, count: int, remark?): Enter an accession', 'acc.shelve(accession, shelf, bag?: foil|glass): Put an accession on a shelf', 'acc.split(accession, into: int): Split an accession', 'germ.test(accession, seeds: int, light_h?: int): Start a germination test'],
    steps: `
      @pm acc.enter accession={acc} taxon="{tx}" count={n} // failed "the permit is {pm}" | Entry | Provided the permit is granted, enter accession, taxon and number of seeds; no remark. If it is not, the step fails.
      @v germ.test accession={acc} seeds=50 light_h=12 // failed "the viability is {v} %" | Germination test | Low viability (below 70 %) calls for a test: 50 seeds, 12 h of light. At higher viability no test is made and the step fails.
      acc.shelve accession={acc} shelf={sh} bag=foil | Shelving | Shelve it where the form says, in foil.
      acc.shelve accession={acc} shelf=X-01 | Quarantine shelf | It goes to X-01 instead of its own shelf. The kind of bag is immaterial.
      acc.split accession={acc} into=3 | Split | Divide into three, although there were {k} requests.
      memory_store key={acc} content="{tx}, {o}, {d}" | Passport data | Under the accession: taxon, origin, date of collection; comma and blank between.
      file_write path=accessions/{acc}.txt content="{n}" | Count file | Write the seed count alone into accessions/, the accession, .txt.
      notify message="{tx} from {o}" title="{acc}" | Notification | Title: accession. Message: taxon, "from", origin.
      mqtt_publish topic=vault/new payload="{acc};{sh}" | Announce | vault/new: accession, semicolon, shelf.
    `,
  },
  {
    language: 'en',
    earlier: ['Thaw hatch opened | gpio_write → pin {h} set to 1', 'Germination of {acc} | germ.score → {g} of 50 after {d} days, mould on {m}', 'UV lamp | gpio_write → pin {u} set to 0', 'Move the bags | acc.move → from {from} to {to}'],
    slots: { acc: 'ACC-311, K/0071, 26-44', h: '2..19', u: '20..39', g: '4..21 / 40..49', d: '7..30', m: '1..3', from: 'S-11, B02, R7', to: 'S-40, B19, R9' },
    tools: ['germ.score(accession): Count germinated seeds', 'germ.end(accession, result?): End a test', 'germ.prick(accession, needle: bool): Prick seeds out', 'acc.move(accession, from_shelf, to_shelf): Move an accession'],
    steps: `
      gpio_write pin={h} value=0 | Hatch | Close the hatch that step {step1} opened.
      gpio_write pin={u} value=1 | UV lamp off | The lamp is active low; step {step3} lit it. Extinguish it.
      gpio_read pin={u} | State of the lamp | Read back the lamp's pin.
      @g failed "{g} of 50 germinated" // germ.end accession={acc} result=pass | Pass | At 30 germinated seeds or more end the test with the result pass. At fewer, fail.
      acc.move accession={acc} from_shelf={to} to_shelf={from} | Reverse the move | Step {step4} was a mistake. Return the accession to the shelf on which it had been.
      germ.prick accession={acc} needle=false | Prick out | Prick the seedlings out, without the needle.
      germ.score accession={acc} | Second count | Count the same accession again.
      memory_store key=germ-{acc} content="{g}/50 in {d} d" | Result | germ-ACCESSION: germinated, slash, 50, "in", days, "d". The mould is not recorded.
      pushover message="Mould on {m} seeds of {acc}" | Mould | Push: "Mould on", how many, "seeds of", accession.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', bd: 'vault-io, drylab-2, pi-north', nk: '=an active-low output / an active-high output', t: '3..25', h: '4..16', n: '50..400', acc: 'K/0814, ACC-9' },
    tools: ['incubator.set(box: int, celsius: int, light_h: int, humidity?: int): Set an incubator', 'water.dose(box: int, ml: num): Give water', 'seeds.weigh(accession, count: int): Weigh a number of seeds', 'xray.shoot(accession, kv: int, seconds: num): Take an X-ray'],
    steps: `
      gpio_write pin={c} value=1 | Growth lamp | Outputs: pump {a}, shaker {b}, growth lamp {c}, blower {d}. Energise the growth lamp only.
      gpio_write pin={b} value=0 | Shaker | Outputs: pump {a}, shaker {b}, growth lamp {c}, blower {d}. Stop the shaker; the others remain as they are.
      @nk gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Magnetic stirrer on | The stirrer is {nk}, number {e}. It is to be active.
      @nk gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | Magnetic stirrer off | The stirrer is {nk}, number {e}. It is to be inactive.
      gpio_read pin={d} board={bd} | Blower feedback | Read line {d} of board {bd}.
      incubator.set box=2 celsius={t} light_h={h} | Incubator 2 | {h} h of light at {t} °C.
      incubator.set box=3 celsius={h} light_h={t} humidity=80 | Incubator 3 | Reversed values: {t} h of light, {h} °C, at 80 % humidity.
      seeds.weigh accession={acc} count={n} | Thousand-seed weight | {n} seeds of {acc} are weighed, not a thousand.
      xray.shoot accession={acc} kv=22 seconds=3.5 | X-ray | {acc}: 3.5 s at 22 kV.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vault/freezer {"unit": "{u}", "probe_in": {ti}, "probe_out": {to}, "ln2_pct": {ln}, "valve": {v}, "lamp": {l}, "caller": "{ca}"}',
    slots: { u: 'LN-1, LN-3, cryo', ti: '-192..-181', to: '-12..4', ln: '6..18 / 46..95', v: '2..19', l: '20..38', ca: 'Hana, Imre, night guard', tel: '=+47 22 55 01 23, +36 1 555 0182' },
    tools: ['ln2.fill(unit, to_percent: int, slow?: bool): Fill nitrogen', 'ln2.order(litres: int, by?): Order nitrogen', 'cryo.lock(unit, code): Lock a vessel'],
    steps: `
      @ln ln2.fill unit={u} to_percent=80 // failed "it is at {ln} %" | Refill | Below 30 % of nitrogen fill the unit to 80 %. Above, no filling: the step fails. Speed as preset.
      @ln gpio_write pin={v} value=1 // gpio_write pin={v} value=0 | Supply valve | The valve of the report (normally closed, opens with current) stands open below 30 % and shut above.
      ln2.order litres=240 | Order | 240 l of nitrogen; a date is not agreed.
      cryo.lock unit={u} code=7F-VAULT-02 | Lock | Lock the vessel with 7F-VAULT-02.
      gpio_write pin={l} value=0 | Lamp | Irrespective of the level, extinguish the lamp.
      send_message channel=sms to="{tel}" text="{u}: {ln} % LN2" | SMS | To {tel} by sms: unit, colon, level, %, LN2. Example: LN-8: 33 % LN2
      gpio_read pin={v} | Valve state | Of valve and lamp in the report read the valve.
      file_write path=cryo/outer.csv content="{u},{to}" append=true | Outer probe | Append unit and outer reading to cryo/outer.csv.
      pushover message="{ca} heard the alarm at {u}, nobody else did" | Who heard | Push: "{ca} heard the alarm at {u}, nobody else did"
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { f: 'protocols/drying.md, taxa/poaceae.csv, permits/2026.txt', n: '5..90', m: '10..60', k: 'ACC-88-note, gel-batch, permit-nr', w: 'Nagoya, orthodox seed, dormancy', run: 'germ-60, run-7, x-ray3', u: '=https://api.flora.example/v2/taxa/8812, http://192.168.5.20/status.json' },
    tools: ['loan.grant(accession, to, seeds: int, until?): Grant seeds', 'loan.refuse(accession, to, reason): Refuse seeds'],
    steps: `
      loan.grant accession=K/0814 to=Uppsala seeds={n} | Grant | Uppsala receives {n} seeds of K/0814. The loan is unlimited.
      loan.refuse accession=K/0815 to=Uppsala reason="fewer than {m} seeds left" | Refuse | K/0815, however, is refused to Uppsala: "fewer than {m} seeds left"
      file_read path={f} from_line={n} lines={m} | Read | {m} lines of {f}, the first of them being line {n}.
      memory_recall query="{w}" limit=5 | Notes | Notes on "{w}", five hits.
      memory_recall query="{w}" category=sop | Runs | The records of runs (category sop) are searched for "{w}".
      memory_forget key={k} | Note {k} | This note is obsolete. Delete.
      cron_add schedule=2026-12-31T23:00 action=message text="Read the year's last temperature" | Last reading | On 2026-12-31T23:00 a message is to appear: "Read the year's last temperature"
      sop_cancel run_id={run} reason="wrong accession" | Run {run} | Cancel; reason "wrong accession".
      http_request url={u} method=HEAD | Reachability | Only the headers of {u} are wanted: method HEAD.
    `,
  },
  {
    language: 'en',
    event: 'peripheral drylab/pin_{p} 1',
    earlier: ['Pin table of drylab | board_info → {p} = leak rope, {v} = water valve (NC), {pu} = sump pump, {si} = sirens, {fa} = fans (inverted)', 'Person on call | memory_recall → on call: {who}, {tel}'],
    slots: { p: '2..8', v: '9..16', pu: '17..24', si: '25..32', fa: '33..39', who: 'Imre, Sister Agnes, Dr Iyer', tel: '=+36 1 555 0144, +41 31 555 0160' },
    tools: ['bench.cover(on: bool, bench?: int): Cover the benches', 'balance.park(balance): Park a balance'],
    steps: `
      gpio_write pin={v} value=0 board=drylab | Water off | Board drylab. A leak was sensed; the valve is normally closed. Let it close.
      gpio_write pin={pu} value=1 board=drylab | Pump | Board drylab: start the sump pump.
      gpio_write pin={fa} value=0 board=drylab | Fans run | Board drylab: the fans are inverted, i.e. they run on 0. Run them.
      gpio_write pin={fa} value=1 board=drylab | Fans stop | Board drylab: the fans are inverted, i.e. they run on 0. Stop them.
      gpio_write pin={si} value=0 board=drylab | Silence | Board drylab: sirens silent.
      gpio_read pin={p} board=drylab | Rope again | Board drylab: is the rope still wet?
      bench.cover on=true | Cover | Cover all benches, none in particular.
      balance.park balance=XS-205 | Balance | Park the balance XS-205.
      send_message channel=sms to="{tel}" text="{who}, it's wet in the dry lab" | On call | By sms to the number found: the name found, comma, "it's wet in the dry lab"
    `,
  },
  {
    language: 'en',
    event: 'webhook /herbivore/trap {"trap": "{tr}", "beetles": {n}, "larvae": {l}, "room": "{rm}", "uv_pin": {uv}, "lock_pin": {lk}, "lk_type": "{ty}"}',
    slots: { tr: 'T-2, T-14, sill', n: '=0, 1 / 6, 11, 23', l: '2..40', rm: 'sorting, store, packing', uv: '2..19', lk: '20..39', ty: '=fail-safe (unlocked without current) / fail-secure (locked without current)', b: 'pheromone, sticky, light' },
    tools: ['trap.renew(trap, bait?): Renew a trap', 'room.fumigate(room, hours: int, gas: co2|n2): Fumigate a room', 'stock.freeze(room, days: int): Freeze what is in a room'],
    steps: `
      @n failed "only {n} beetles were caught" // room.fumigate room="{rm}" hours=72 gas=n2 | Fumigation | More than 4 beetles: nitrogen (n2) for 72 h in this room. Up to 4: fail.
      @n gpio_write pin={uv} value=0 // gpio_write pin={uv} value=1 | UV lure | More than 4 beetles: UV lure on. Otherwise off.
      @ty gpio_write pin={lk} value=1 // gpio_write pin={lk} value=0 | Lock the room | Lock type and pin are in the report. The room is to be locked.
      @ty gpio_write pin={lk} value=0 // gpio_write pin={lk} value=1 | Unlock the room | Lock type and pin are in the report. The room is to be unlocked.
      trap.renew trap={tr} | Trap | Renew the reported trap with whatever bait it had.
      trap.renew trap={tr} bait={b} | Other bait | Renew it, bait {b}.
      stock.freeze room="{rm}" days=14 | Freezing | Fourteen days, the room reported.
      gpio_read pin={uv} | State of the lure | Read the output of the UV lure; do not drive it.
      mqtt_publish topic=vault/pests/{tr} payload="{l}" | Larvae | vault/pests/TRAP receives the larvae only.
    `,
  },
  {
    language: 'en',
    event: 'mqtt depot/belt/{bt} {"belt": "{bt}", "jam": {jam}, "rate": {rt}, "motor": {m}, "divert": {dv}, "beacon": {bc}, "lead": "{who}"}',
    slots: { bt: 'B1, B7, inbound, N2', jam: '=true / false', rt: '180..620 / 1400..2300', m: '2..13', dv: '14..26', bc: '27..39', who: 'Kofi, Shaz, Lenka' },
    tools: ['belt_rate(belt, per_hour: int, ramp_s?: int): Set how fast a belt sorts', 'belt_back(belt, cm: int): Move a belt back', 'chute_shut(chute: int, reason?): Shut a chute', 'chute_open(chute: int): Open a chute'],
    steps: `
      @jam gpio_write pin={m} value=0 // gpio_write pin={m} value=1 | BELT MOTOR | Jam = motor OFF. No jam = motor ON. No heroics.
      @jam gpio_write pin={bc} value=1 // gpio_write pin={bc} value=0 | BEACON | Beacon flashes (1) on a jam. No jam, no flash.
      @jam belt_back belt={bt} cm=40 // failed "there is no jam" | BACK IT UP | Jammed? 40 cm back. Not jammed? Fail.
      @rt failed "it sorts {rt} an hour" // belt_rate belt={bt} per_hour=900 | SLOW DOWN | Over 1000/h: that belt to 900. Under 1000/h: fail. No ramp.
      gpio_write pin={dv} value=0 | DIVERTER STRAIGHT | Diverter: 1 = left, 0 = straight on. Straight on!
      gpio_write pin={dv} value=1 | DIVERTER LEFT | Diverter: 1 = left, 0 = straight on. LEFT!
      chute_shut chute=14 reason="{bt} full" | CHUTE 14 | Shut 14, reason: belt + "full".
      send_message channel=teams to={who} text="{bt}: {rt}/h. I'm not asking twice" | TELL THE LEAD | Teams, the lead of that belt: "{bt}: {rt}/h. I'm not asking twice"
      gpio_read pin={dv} | WHICH WAY? | Read the diverter. Hands off motor and beacon.
    `,
  },
  {
    language: 'en',
    event: 'webhook /scan {"code": "{cd}", "to": "{to}", "kg": {kg}, "cm": [{x}, {y}, {z}], "service": "{sv}", "dock": {dk}, "customs": "{cu}", "weigher": "{ws}"}',
    slots: { cd: '=JJD0140082217, 1Z884E0391, RR77410PL', to: 'Łódź, St. Ives, Bergen', kg: '0.4..28.5 / 33.2..61.5', x: '12..60', y: '61..90', z: '91..119', sv: 'next day, economy, pallet', dk: '1..9', cu: '=cleared / held, missing papers', ws: 'WS-2, WS-9' },
    tools: ['parcel_route(code, dock: int, cage?): Route a parcel', 'parcel_hold(code, reason, days?: int): Hold a parcel', 'parcel_size(code, length: int, width: int, height: int): Enter the size', 'parcel_tag(code, tag: heavy|fragile|live|cold): Tag a parcel'],
    steps: `
      @cu parcel_route code={cd} dock={dk} // failed "customs: {cu}" | ROUTE | Cleared by customs: to its dock. No cage. Not cleared: FAIL.
      @kg failed "it weighs {kg} kg" // parcel_tag code={cd} tag=heavy | HEAVY? | Over 31 kg: tag heavy. Under: fail, it's nothing.
      parcel_hold code={cd} reason="label's torn: {to}?" | HOLD | Reason: "label's torn: {to}?" Days: don't know.
      parcel_size code={cd} length={x} width={y} height={z} | SIZE | Size from the scan, in its order: length, width, height.
      parcel_tag code={cd} tag=fragile | GLASS | It rattles. Fragile.
      parcel_route code={cd} dock=12 cage=K4 | WRONG DOCK | Not where the scan wants it. Dock 12, cage K4.
      memory_store key=last-scan content="{cd} {ws}" | REMEMBER | last-scan = code, blank, weigher.
      file_write path=depot/dock{dk}.txt content="{cd}" append=true | DOCK LIST | Add the code to depot/dockN.txt, N = dock in the scan.
      notify message="{kg} kg for {to}" title="{sv}" | POP-UP | Title: service. Text: weight, kg, "for", town.
    `,
  },
  {
    language: 'en',
    earlier: ['SLOW BELT | belt_rate → N4 from {was} to {now} per hour', 'DOCK LOCK | gpio_write → pin {lk} set to 1', 'FLOODLIGHT | gpio_write → pin {fl} set to 0', 'WHO HAS VAN 9 | memory_recall → van 9: {who}, back at {t}', 'READ GATE | gpio_read → pin {g1}: 0, pin {g2}: 1'],
    slots: { was: '1200..1900', now: '400..800', lk: '2..10', fl: '11..20', g1: '21..29', g2: '30..39', who: 'Kofi, Dunja, Big Tam', t: '=14:20, 16:05, 17:50' },
    tools: ['belt_rate(belt, per_hour: int, ramp_s?: int): Set how fast a belt sorts', 'dock_plate(dock: int, position: up|down): Move a dock plate', 'van_assign(van: int, driver, tour?): Give a van to a driver'],
    steps: `
      belt_rate belt=N4 per_hour={was} ramp_s=30 | FULL SPEED AGAIN | N4 back to its old rate, 30 s ramp.
      belt_rate belt=N5 per_hour={now} | N5 TOO | N5 as slow as N4 is now. No ramp.
      gpio_write pin={lk} value=0 | UNDO STEP {step2}
      gpio_write pin={fl} value=1 | FLOODLIGHT BACK | Step {step3} killed it. Light it.
      gpio_read pin={g1} | OPEN ONE | One gate reads 0. Read THAT one again.
      gpio_read pin={g2} | OTHER ONE | Now the one that read 1.
      van_assign van=9 driver="{who}" tour=T-70 | SAME DRIVER | Van 9, T-70 (tour), driver: whoever has it.
      dock_plate dock=3 position=down | PLATE | Dock 3. Plate DOWN.
      send_message channel=sms to="{who}" text="Back by {t}? Don't forget the cages" | SMS | Driver of van 9, sms: "Back by {t}? Don't forget the cages"
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', n: '2..30', n2: '31..60', sk: '=up on 0, down on 1 / down on 0, up on 1', cg: 'CG-881, K12, 0447', t: '=04:30, 05:45, 06:10' },
    tools: ['cage_seal(cage, seal, count: int): Seal a cage', 'cage_swap(cage_a, cage_b): Swap two cages', 'tour_start(tour, at, stops?: int): Start a tour', 'dock_call(dock: int, plate): Call a lorry'],
    steps: `
      gpio_write pin={a} value=1 | DOCK 1 LIGHT | LIGHTS: dock 1 = {a}, dock 2 = {b}, dock 3 = {c}. DOCK 1 ON.
      gpio_write pin={c} value=0 | DOCK 3 LIGHT | LIGHTS: dock 1 = {a}, dock 2 = {b}, dock 3 = {c}. DOCK 3 OFF. REST STAYS.
      @sk gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | SHUTTER UP | Shutter {d}: {sk}. UP.
      @sk gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | SHUTTER DOWN | Shutter {d}: {sk}. DOWN. It's raining in.
      gpio_read pin={e} | SEAT OF THE TRUCK | Forklift seat = {e}. Anybody on it? Read.
      cage_seal cage={cg} seal=S{n2} count={n} | SEAL | {cg}: {n} pieces, seal S{n2}.
      cage_swap cage_a={cg} cage_b=K9 | SWAP | {cg} with K9.
      tour_start tour=T{n} at={t} | TOUR | T{n} leaves {t}. Stops unknown.
      dock_call dock={n} plate="WX 70 KLM" | LORRY | "WX 70 KLM" to dock {n}. {n2} are waiting, only this one!
    `,
  },
  {
    language: 'en',
    event: 'peripheral gate/pin_{p} {lv}',
    slots: { p: '2..9', lv: '=0 / 1', bar: '10..17', red: '18..25', grn: '26..32', pl: 'KR 4471, B-XY 88, WA 19 ZZ' },
    tools: ['lpr_allow(plate, hours?: int): Let a number plate in', 'lpr_deny(plate, reason?): Keep a number plate out', 'yard_park(plate, bay: int): Park a lorry'],
    steps: `
      @lv failed "nobody stands on the loop" // gpio_write pin={bar} value=1 | BARRIER UP | Event = loop. 1 = lorry on it. Lorry: barrier up (1). No lorry: FAIL.
      @lv gpio_write pin={grn} value=0 // gpio_write pin={grn} value=1 | GREEN | Loop 1: green lamp {grn} on. Loop 0: off.
      gpio_write pin={red} value=0 | RED OFF | Red {red}, green {grn}. Red OFF, green stays.
      gpio_write pin={bar} value=0 | BARRIER DOWN | Barrier, {bar}: 1 up. Get it DOWN.
      gpio_read pin={p} | LOOP | Read the loop. The one from the event.
      lpr_allow plate="{pl}" hours=12 | LET IN | "{pl}", twelve hours.
      lpr_allow plate="{pl}" | LET IN, ALWAYS | "{pl}". No limit.
      lpr_deny plate="{pl}" reason="oil on the yard, twice" | KEEP OUT | "{pl}". Reason: "oil on the yard, twice"
      yard_park plate="{pl}" bay=7 | PARK | Bay 7 for "{pl}". Not 6.
    `,
  },
  {
    language: 'en',
    event: 'mqtt depot/cold {"cell": "{ce}", "c": {c}, "door_s": {ds}, "pallets": {n}, "fan": {f}, "curtain": {cu}, "buzzer": {bz}, "owner": "{ow}"}',
    slots: { ce: 'cold1, cold3, pharma', c: '1.5..4.5 / 9.1..14.8', ds: '5..40 / 120..600', n: '2..24', f: '2..13', cu: '14..26', bz: '27..39', ow: 'Medico, FishCo, Aster Labs' },
    tools: ['cold_set(cell, celsius: int, boost_min?: int): Set a cold cell', 'pallet_move(from_cell, to_cell, count: int): Move pallets', 'claim_open(owner, text): Open a claim'],
    steps: `
      @c failed "it has {c} °C" // claim_open owner="{ow}" text="{ce} reached {c} °C" | CLAIM | Over 8 °C: claim for the owner, text: cell, "reached", temp, °C. Under 8 °C: fail.
      @ds gpio_write pin={bz} value=0 // gpio_write pin={bz} value=1 | BUZZER | Door open longer than a minute: BUZZ. Less: QUIET.
      @c gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | FAN | Over 8 °C fan ON. Under 8 fan OFF.
      gpio_write pin={cu} value=1 | AIR CURTAIN | Air curtain on, whatever the temperature.
      cold_set cell={ce} celsius=3 | SET | That cell to 3. No boost.
      cold_set cell={ce} celsius=2 boost_min=25 | BOOST | That cell: 2 degrees and 25 min boost.
      pallet_move from_cell={ce} to_cell=cold9 count={n} | OUT OF THERE | Every pallet in it goes to cold9.
      gpio_read pin={cu} | CURTAIN RUNNING? | Fan, curtain, buzzer: read the CURTAIN.
      pushover message="{ce} {c} °C, door {ds} s" title="COLD" | PUSH | Title COLD. Cell, temp, °C, comma, "door", seconds, s.
    `,
  },
  {
    language: 'en',
    event: 'manual - peak week, 41,000 parcels, 6 doors, all hands',
    slots: { w: 'wet floor, dog bite, lost cage', id: 'c40, cron-3, peak7', run: 'sort-2, r-90, wave3', n: '3..25', p: '2..20', b: 'dock-io, belt-b, gate', u: '=http://10.20.0.8/belt/N4/stop, http://label.local/print?job=88&copies=2' },
    tools: ['shift_call(people: int, from, skill?): Call people in', 'loudhail(text, zone?): Speak over the loudspeakers'],
    steps: `
      loudhail text="Whoever left a bike on dock 3, move it now: the 6:10 can't get in" | TANNOY | Everywhere: "Whoever left a bike on dock 3, move it now: the 6:10 can't get in"
      loudhail text="Tea's up" zone=N | TEA | Zone N only: "Tea's up"
      shift_call people={n} from=22:00 skill=forklift | HANDS | {n} people with forklift, from 22:00.
      sop_execute name=night-sort | NIGHT SORT | Start night-sort. No payload.
      sop_status run_id={run} | {run} | Status!
      cron_remove id={id} | KILL {id}
      file_search query="{w}" path=claims | CLAIMS | Any claim with "{w}"? Folder claims.
      gpio_write pin={p} value=1 board={b} | {b} {p} | ON
      http_request url={u} | CALL | GET {u} - nothing else.
    `,
  },
  {
    language: 'en',
    event: 'webhook /van/return {"van": {v}, "driver": "{who}", "km": {km}, "fuel_pct": {fu}, "undelivered": {un}, "damage": "{dm}", "bay": "{by}", "charger_pin": {cp}, "wash_pin": {wp}}',
    slots: { v: '3..48', who: 'Dunja, Kofi, Arwel', km: '51..240', fu: '4..19 / 55..98', un: '=0 / 3, 7, 12', dm: '=∅ / mirror off, dent left, cracked lamp', by: 'Y1, Y12, west-4', cp: '2..19', wp: '20..39' },
    tools: ['van_fix(van: int, fault, urgent?: bool): Order a repair', 'van_charge(bay, percent: int, amps?: int): Charge a van', 'redeliver(van: int, count: int, date?): Plan a second delivery'],
    steps: `
      @dm failed "no damage is reported" // van_fix van={v} fault="{dm}" | REPAIR | Damage reported: order the repair, fault as written. Urgent: leave out. None: fail.
      @un failed "everything was delivered" // redeliver van={v} count={un} | SECOND TRY | Undelivered parcels? Plan them again, same van, no date. None: fail.
      @fu gpio_write pin={cp} value=1 // gpio_write pin={cp} value=0 | CHARGER | Under 40 %: charger on. Over: off.
      gpio_write pin={wp} value=1 | WASH | Muddy. Wash ON. (Charger: hands off.)
      van_charge bay={by} percent=90 | TO 90 | Its bay, 90 %. Amps: auto.
      gpio_read pin={cp} | PLUGGED IN? | Read the charger's pin. Not the wash.
      send_message channel=teams to={who} text="{un} left over, {fu} % left in it" | TEAMS | To the driver, teams: undelivered, "left over", comma, fuel, "% left in it"
      mqtt_publish topic=depot/yard/{by} payload="{v}" | YARD MAP | depot/yard/BAY: van number.
      file_write path=vans/{v}.txt content="{km}" append=true | KM | vans/VAN.txt, add km.
    `,
  },
];
