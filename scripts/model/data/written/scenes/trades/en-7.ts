import type { Scene } from '../../scene';

/** A vet's practice with a nurse's lists, and a chapel whose bell ringer is old and exact. */
export const tradesEn7: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /vet/checkin {"pet": "{pet}", "kind": "{kd}", "owner": "{ow}", "kg": {kg}, "temp_c": {t}, "room": {rm}, "chip": "{ch}", "fasted": "{fa}", "phone": "{tel}"}',
    slots: { pet: 'Biscuit, Mr Tibbs, Luna', kd: 'spaniel, cat, rabbit', ow: 'Okoro, Ms Lund, Pérez', kg: '1.2..9.5 / 24.5..48.5', t: '37.4..38.9 / 39.8..41.2', rm: '1..4', ch: '=985141000774120, 276098102233417, 826008100119', fa: '=yes / no, ate at noon', tel: '=+44 7700 900612, +44 7700 900844', ml: '0.3..2.9', pin: '5..20', p2: '21..39' },
    tools: ['room_call(room: int, owner, urgent?: bool): Call somebody in', 'dose_draw(drug, ml: num, route?: sc|iv|oral): Draw up a dose', 'chip_enter(chip, pet): Enter a chip', 'theatre_list(pet, procedure, minutes?: int): Put a pet on the theatre list'],
    steps: `
      room_call room={rm} owner="{ow}" | Call in | - Owner to the room in the check-in. - Urgent: not set.
      @fa theatre_list pet="{pet}" procedure=dental // failed "fasted: {fa}" | Theatre | - Fasted yes: put on the list for "dental", no minutes. - Anything else: fail.
      @t failed "the temperature is {t} °C" // dose_draw drug=meloxicam ml={ml} route=sc | Fever | - Over 39.3: meloxicam, {ml} ml, sc. - Under: no drug, fail.
      @kg gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Lift table | - Table lift, output {pin}. - Over 15 kg: 1. - Under: 0.
      chip_enter chip={ch} pet="{pet}" | Chip | - Number and name as checked in.
      gpio_read pin={pin} | Table up? | - Table lift is {pin}, exam lamp {p2}. - Read the lift.
      send_message channel=sms to="{tel}" text="{pet}'s being very brave; we'll ring at 3" | Text home | - Sms. - Owner's phone. - "{pet}'s being very brave; we'll ring at 3"
      gpio_write pin={p2} value=0 | Room light | - Exam lamp {p2}, 0 = off. - Off. - Lift {pin} stays.
      file_write path=vet/room{rm}.txt content="{pet} ({kd})" append=true | Room sheet | - vet/roomN.txt, N as checked in. - Add name and, in round brackets, kind.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vet/kennel/{kn} {"kennel": "{kn}", "pet": "{pet}", "c": {c}, "o2_pct": {o}, "bowl_g": {g}, "heat_pin": {h}, "o2_pin": {op}, "drip": "{dr}", "nurse": "{nu}"}',
    slots: { kn: 'K2, K7, iso1', pet: 'Luna, Pepper, Old Gus', c: '15..19 / 25..31', o: '20..24 / 38..55', g: '5..180', h: '2..13', op: '14..26', dr: '=running / blocked, empty', nu: 'Tess, Hamid', ml: '12..90', fan: '27..39' },
    tools: ['drip_rate(kennel, ml_h: int, total?: int): Set a drip', 'drip_flush(kennel): Flush a drip', 'cage_warm(kennel, celsius: int, hours?: num): Warm a cage', 'feed_note(kennel, grams: int, food?): Note what was eaten'],
    steps: `
      @c gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | Heat mat | - Below 22: mat on. - Above 22: mat off. - Pin as sent.
      @o gpio_write pin={op} value=1 // gpio_write pin={op} value=0 | Oxygen valve | - Wanted: 30 %. - Less than that: valve 1. - More: valve 0.
      @dr drip_rate kennel={kn} ml_h={ml} // failed "the drip is {dr}" | Drip | - Running: {ml} ml/h in that kennel, no total. - Not running: fail.
      @dr failed "the drip is running" // drip_flush kennel={kn} | Flush | - Drip not running: flush that kennel. - Running: fail.
      cage_warm kennel={kn} celsius=27 hours=1.5 | Warm up | - 27 degrees for an hour and a half, same kennel.
      feed_note kennel={kn} grams={g} | Eaten | - Grams as the bowl says. - Food: blank.
      gpio_write pin={fan} value=0 | Ward fan | - Ward fan {fan}, not in the message. - Stop. - It dries their eyes.
      send_message channel=signal to={nu} text="{pet}: {c} °C, drip {dr}" | Nurse | - Signal, nurse in charge. - Pet, colon, temperature with °C, comma, "drip", its state.
      gpio_read pin={op} | Valve open? | - Two pins in the message. - Read the one of the oxygen.
    `,
  },
  {
    language: 'en',
    earlier: ['Autoclave door | gpio_write → pin {ad} set to 1', 'X-ray lamp | gpio_write → pin {xl} set to 0', 'Oxygen for {pet} | o2_flow → from {f0} to {f1} l/min', 'Pulse | pulse_get → {bpm} beats', 'Read the doors | gpio_read → pin {d1}: 1, pin {d2}: 0'],
    slots: { ad: '2..10', xl: '11..20', d1: '21..29', d2: '30..39', pet: 'Pepper, Biscuit, Nan', f0: '0.5..1.5', f1: '2.5..4.5', bpm: '38..55 / 92..160' },
    tools: ['o2_flow(litres_min: num, mask?: bool): Set the oxygen', 'iso_set(percent: num): Set the isoflurane', 'pulse_get(probe?): Read the pulse', 'xray_take(kv: int, mas: num, view?): Take an X-ray'],
    steps: `
      gpio_write pin={ad} value=0 | Autoclave | - Undo step {step1}.
      gpio_write pin={xl} value=1 | X-ray lamp | - Step {step2} lit it (low = lit). - Out now.
      o2_flow litres_min={f0} | Oxygen back | - Back to the flow before step {step3}. - Mask: no word.
      o2_flow litres_min={f1} mask=true | Keep it high | - Same flow as now, but with mask.
      @bpm failed "the pulse is {bpm}" // iso_set percent=1.5 | Isoflurane | - Pulse over 70: 1.5 %. - Under 70: hands off, fail.
      pulse_get probe=tail | Pulse again | - This time the probe at the "tail".
      gpio_read pin={d2} | Closed door | - One door read 0. - Read that one again.
      xray_take kv=60 mas=2.5 view=lateral | X-ray | - 2.5 mAs. - 60 kV. - View: lateral.
      memory_store key=anaesthesia content="{pet}, {bpm}/min, {f1} l" | Sheet | - anaesthesia: patient, comma, pulse with /min, comma, flow now with l.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', ml: '0.2..1.8', ml2: '2.1..6.5', n: '2..28', k: '=locks when unpowered / locks when powered', pet: 'Gus, Mr Tibbs, Nan', bx: 'BX-114, K0-7, tray 3' },
    tools: ['dose_draw(drug, ml: num, route?: sc|iv|oral): Draw up a dose', 'fridge_take(drug, vials: int, batch?): Take vials from the fridge', 'auto_run(tray, celsius: 121|134, minutes: int): Run the autoclave', 'recheck(pet, days: int, text?): Plan a check'],
    steps: `
      gpio_write pin={b} value=1 | Theatre lamp | - Lamps: prep {a}, theatre {b}, ward {c}, yard {d}. - Theatre on.
      gpio_read pin={d} | Yard lamp | - Lamps: prep {a}, theatre {b}, ward {c}, yard {d}. - Read the yard's. - Switch none.
      @k gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Drug cabinet: lock | - Pin {e}. - It {k}. - Lock it.
      @k gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | Drug cabinet: unlock | - Pin {e}. - It {k}. - Unlock it.
      dose_draw drug=ketamine ml={ml} route=iv | Ketamine | - iv. - {ml} ml, not {ml2}.
      dose_draw drug=paste ml={ml2} | Worm paste | - "paste", {ml2} ml. - Route: leave open.
      fridge_take drug=insulin vials=2 batch={bx} | Insulin | - Two vials. - Batch {bx}.
      auto_run tray={bx} celsius=134 minutes={n} | Autoclave | - {bx}. - {n} min. - 134, instead of 121.
      recheck pet="{pet}" days={n} | Recheck | - {pet}. - In {n} days. - No text.
    `,
  },
  {
    language: 'en',
    event: 'peripheral ward/pin_{p} {lv}',
    slots: { p: '2..8', lv: '=1 / 0', bz: '9..16', mg: '17..24', wl: '25..32', o: '33..39', pet: 'Pepper, Luna', nu: 'Tess, Hamid, Jo' },
    tools: ['cam_look(camera, seconds?: int): Look through a camera', 'ward_say(text): Speak in the ward', 'run_open(run: int, minutes?: int): Open an outdoor run'],
    steps: `
      @lv gpio_write pin={bz} value=1 // gpio_write pin={bz} value=0 | Buzzer | - The event is the door of the ward: 1 = open. - Open: buzzer {bz} on. - Closed: off.
      @lv failed "the ward door is open" // run_open run=2 | Run 2 | - Door closed (0): open run 2, no minutes. - Door open (1): fail, they'd be gone.
      gpio_write pin={mg} value=1 | Magnet | - Magnet {mg} holds with current. - Hold.
      gpio_write pin={mg} value=0 | Magnet off | - Magnet {mg} holds with current. - Let go.
      gpio_write pin={wl} value=0 | Night light | - Night light {wl}, low = burning. - Burn.
      gpio_read pin={o} | Oxygen low? | - Pressure switch of the oxygen, {o}. - Read only.
      gpio_read pin={p} | Door again
      ward_say text="Who's a good dog? Lie down, {pet}, it's only thunder" | Soothe | - Say: "Who's a good dog? Lie down, {pet}, it's only thunder"
      send_message channel=signal to={nu} text="Ward door: {lv}" | Tell {nu} | - Signal. - "Ward door:", blank, the level.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vet/lab {"sample": "{sa}", "pet": "{pet}", "glucose": {gl}, "hct": {hc}, "urea": {ur}, "clot": {cl}, "vet": "{vt}", "centrifuge_pin": {cp}, "fridge": "{fr}"}',
    slots: { sa: 'S-0417, B/229, HX31', pet: 'Luna, Old Gus, Biscuit', gl: '2.1..3.1 / 4.4..7.8', hc: '31..52', ur: '3.5..19.5', cl: '=true / false', vt: 'Dr Ames, Dr Bello', cp: '2..39', fr: 'F1, F4' },
    tools: ['lab_repeat(sample, test: glucose|hct|urea): Repeat a test', 'lab_release(sample, to): Release results', 'lab_store(sample, fridge, days?: int): Store a sample', 'spin(rpm: int, minutes: int): Run the centrifuge'],
    steps: `
      @cl failed "the sample has clotted" // lab_release sample={sa} to="{vt}" | Release | - Clotted: fail. - Not clotted: release to the vet named.
      @gl lab_repeat sample={sa} test=glucose // failed "the glucose is {gl}" | Sugar | - Glucose below 3.5: repeat that test. - Above: fail.
      lab_repeat sample={sa} test=urea | Urea | - Repeat the urea. - Not the hct.
      lab_store sample={sa} fridge={fr} days=14 | Keep | - The fridge reported. - Two weeks.
      lab_store sample={sa} fridge=F9 | Keep elsewhere | - Not there: F9. - Days: open.
      spin rpm=3000 minutes=8 | Spin | - 8 min at 3000.
      gpio_write pin={cp} value=0 | Centrifuge power | - Centrifuge off at its pin.
      memory_store key=lab-{pet} content="glc {gl}, urea {ur}" | Values | - lab-NAME: "glc", glucose, comma, "urea", urea. - Hct not wanted.
      mqtt_publish topic=vet/lab/hct payload="{hc}" | Hct | - vet/lab/hct: hct, bare.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/stock {"drug": "{dg}", "vials": {n}, "expires": "{ex}", "batch": "{bt}", "fridge_c": {fc}, "supplier": "{su}", "key_pin": {kp}, "controlled": {co}}',
    slots: { dg: 'methadone, insulin, ketamine', n: '1..4 / 18..60', ex: '=2026-12-31, 2027-03-15', bt: 'KV-2290, 0071B, LX/8', fc: '2.5..6.5 / 9.5..14.5', su: 'Centaur, NVS, Medivet', kp: '2..19', co: '=true / false', bz: '20..39' },
    tools: ['drug_order(drug, vials: int, supplier?): Order a drug', 'drug_bin(batch, reason): Throw a batch away', 'cd_book(drug, batch, vials: int): Enter a controlled drug in the book'],
    steps: `
      @n drug_order drug={dg} vials=20 // failed "there are {n} vials" | Order | - Fewer than 10 vials: order 20. - Supplier: any. - More than 10: fail.
      @fc failed "the fridge has {fc} °C" // drug_bin batch={bt} reason="{fc} °C" | Bin | - Fridge over 8: bin the batch, reason = temperature with °C. - Under 8: fail.
      @co cd_book drug={dg} batch={bt} vials={n} // failed "it is not a controlled drug" | CD book | - Controlled: into the book, with batch and vials. - Not controlled: fail.
      drug_order drug=atropine vials=6 supplier={su} | Atropine | - Same supplier as in the message. - Six of atropine.
      gpio_write pin={kp} value=0 | Key safe | - Key safe opens on 1. - Keep it shut.
      gpio_write pin={bz} value=1 | Fridge buzzer | - Buzzer {bz}, no matter how warm. - On.
      gpio_read pin={kp} | Key safe? | - Read the key safe. - Not the buzzer, {bz}.
      notify message="{n} x {dg}, {su}" title="Stock" | Screen | - Title Stock. - Vials, blank x blank, drug, comma, supplier.
      file_write path=stock/vet.csv content="{bt};{ex};{n}" append=true | List | - stock/vet.csv, add. - Batch, date, vials; semicolons.
    `,
  },
  {
    language: 'en',
    event: 'manual - Friday list, 9 spays, 2 teeth, 1 tortoise',
    slots: { f: 'lists/friday.txt, drugs/cd.csv, notes/tortoise.md', n: '2..18', k: 'tess-leave, tortoise-diet, o2-supplier', w: 'chocolate, lily, Mr Tibbs', id: 'c2, j-18, ward5', run: 'spay-4, r-101, night2', p: '2..20', p2: '21..39', b: 'ward-io, theatre-b, lab' },
    tools: ['bed_swap(pet_a, pet_b): Swap two pets', 'lamp_warm(box: int, celsius: int, hours?: num): Warm a box'],
    steps: `
      lamp_warm box={n} celsius=31 hours=2.5 | Tortoise | - Box {n}. - 31 degrees. - Two and a half hours.
      bed_swap pet_a=Luna pet_b=Gus | Swap | - Gus and Luna change beds (a: Luna, b: Gus).
      gpio_write pin={p2} value=1 board={b} | Suction | - Board {b}. - Suction {p2} on. - Diathermy {p} untouched.
      gpio_read pin={p} board={b} | Diathermy | - Board {b}. - Read {p}.
      memory_recall query="{w}" limit={n} | Notes | - Search "{w}". - {n} hits.
      memory_store key={k} content="No dandelions after 6 pm: he dreams, Tess says, and he's loud" | {k} | - Store there: "No dandelions after 6 pm: he dreams, Tess says, and he's loud"
      sop_status run_id={run} | Where's {run}? | - Ask.
      cron_remove id={id} | {id} | - Remove the plan.
      file_read path={f} from_line={n} lines=5 | Five lines | - {f}. - Line {n} and the four after it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chapel/bell/{bl} {"bell": "{bl}", "kg": {kg}, "swing_deg": {sd}, "motor_pin": {m}, "brake_pin": {br}, "hammer_pin": {hm}, "wind_ms": {w}, "ringer": "{who}"}',
    slots: { bl: 'Agnes, Gabriel, small, tenor', kg: '120..980', sd: '2..9 / 38..74', m: '2..13', br: '14..26', hm: '27..39', w: '3..14 / 21..31', who: 'Brother Leo, Wilma, Josef' },
    tools: ['bell_swing(bell, minutes: int, degrees?: int): Swing a bell', 'bell_strike(bell, strokes: int, gap_s?: num): Strike a bell', 'bell_rest(bell): Bring a bell to rest'],
    steps: `
      @sd gpio_write pin={br} value=1 // gpio_write pin={br} value=0 | The brake of the bell | A bell that swings less than 20 degrees may be braked, and the brake bites on 1. One that swings further must not be, so 0.
      @w bell_swing bell="{bl}" minutes=7 // failed "the wind blows at {w} m/s" | Vespers | At less than 18 metres a second of wind the reporting bell swings for seven minutes; I give no degrees. At more, the tower sways and the step fails.
      gpio_write pin={m} value=0 | Motor off | Her motor comes to rest by itself when the current is gone. Take it away.
      gpio_write pin={hm} value=1 | Hammer up | The hammer is lifted as long as there is current. Lift it, so that it doesn't touch her.
      bell_strike bell="{bl}" strokes=3 gap_s=2.5 | Angelus | Three strokes on the same bell, two and a half seconds between.
      bell_strike bell=tenor strokes=12 | Noon | Twelve on the tenor. The gap is in the clockwork.
      bell_rest bell="{bl}" | Rest | Bring the reporting bell to rest.
      gpio_read pin={br} | Does it bite? | Motor, brake and hammer are in the message; read the brake.
      send_message channel=telegram to="{who}" text="{bl} is swinging {sd} degrees; don't climb up before she's still" | To the ringer | Telegram, to the ringer named: "{bl} is swinging {sd} degrees; don't climb up before she's still"
    `,
  },
  {
    language: 'en',
    earlier: ['Raise the rope guard | gpio_write → pin {rg} set to 1', 'Silence the clock | gpio_write → pin {ck} set to 0', 'Turn the organ blower | blower_rpm → from {r0} to {r1} rpm', 'Look at the hygrometer | hygro → {rh} % in the loft', 'Read the tower doors | gpio_read → pin {lo}: 0, pin {up}: 1'],
    slots: { rg: '2..10', ck: '11..20', lo: '21..29', up: '30..39', r0: '400..900', r1: '1000..1500', rh: '28..41 / 63..88' },
    tools: ['blower_rpm(rpm: int, ramp_s?: int): Set the organ blower', 'hygro(place?): Read a hygrometer', 'louvre_set(side: north|south|east|west, percent: int): Open louvres'],
    steps: `
      gpio_write pin={rg} value=0 | The rope guard | It comes down again as it went up in step {step1}, only the other way.
      gpio_write pin={ck} value=1 | The clock | It may strike again. What step {step2} took from it, give it back.
      blower_rpm rpm={r0} ramp_s=20 | The blower, as before | In twenty seconds back to the speed it had before step {step3}.
      blower_rpm rpm={r1} | The blower, as now | Confirm the present speed. Nothing about a ramp.
      @rh failed "the loft has {rh} %" // louvre_set side=south percent=40 | Louvres | Above 55 % in the loft open the south louvres by 40. Below 55 % leave them, and the step fails.
      gpio_read pin={up} | The door that read 1 | Read it a second time.
      gpio_read pin={lo} | And the door that read 0 | That one as well, for I trust neither.
      hygro place=nave | The nave | Read the hygrometer in the nave too.
      file_write path=organ/air.txt content="{rh}" append=true | Air | A line in organ/air.txt, the humidity without the sign.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', n: '2..12', min: '13..45', k: '=parts its contact when fed / joins its contact when fed', hy: '101..640' },
    tools: ['clock_hands(hour: int, minute: int): Set the tower clock', 'organ_stop(stop, on: bool): Pull an organ stop', 'hymn_board(numbers: int[]): Show hymn numbers', 'candle_lamp(count: int, minutes?: int): Light electric candles'],
    steps: `
      gpio_write pin={c} value=1 | Light on St Anne | The saints have lamps: Peter {a}, Paul {b}, Anne {c}, Martin {d}. It is Anne's day, light hers.
      gpio_write pin={b} value=0 | Paul in the dark | The saints have lamps: Peter {a}, Paul {b}, Anne {c}, Martin {d}. Paul's is to be mended; put it out and leave the other three.
      @k gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Pump the bellows | The bellows hang on relay {e}, which {k}. Joined contact means air. Give us air.
      @k gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | No more air | The bellows hang on relay {e}, which {k}. Joined contact means air. No more air, please.
      clock_hands hour={n} minute={min} | The hands | Set them to {min} minutes past {n}.
      organ_stop stop="Vox humana" on=false | Vox humana | Push in "Vox humana"; it wheezes.
      organ_stop stop="Gedackt 8'" on=true | Gedackt | Draw "Gedackt 8'".
      hymn_board numbers=[{hy}, {min}] | Hymns | First {hy}, then {min}.
      candle_lamp count={n} | Candles | {n} of the electric candles, until somebody puts them out.
    `,
  },
  {
    language: 'en',
    event: 'webhook /chapel/service {"kind": "{kd}", "name": "{nm}", "at": "{t}", "ring_min": {rm}, "bells": "{bs}", "organist": "{og}", "fee": "{fe}", "heat_pin": {hp}, "porch_pin": {pp}, "mail": "{ml}"}',
    slots: { kd: '=wedding, baptism / funeral', nm: 'Familie Roth, A. & J. Moor, old Mr Finch', t: '=10:30, 14:00, 15:15', rm: '5..15', bs: '=all three, the small bell only', og: 'Wilma, Herr Abt, Sr Clare', fe: '=received / open, half', hp: '2..19', pp: '20..38', ml: 'roth@mail.example, moor@post.example' },
    tools: ['service_add(kind, name, at, notes?): Enter a service', 'bell_swing(bell, minutes: int, degrees?: int): Swing a bell', 'bell_toll(bell, every_s: int, minutes: int): Toll a bell slowly', 'organist_ask(name, at, reply_by?): Ask an organist'],
    steps: `
      @fe service_add kind={kd} name="{nm}" at={t} // failed "the fee is {fe}" | Into the book | When the fee has been received, enter kind, name and hour; notes I make by hand. Otherwise the step fails.
      @kd bell_swing bell=small minutes={rm} // bell_toll bell=tenor every_s=8 minutes={rm} | Which bell | For joy (wedding, baptism) the small one swings; for a funeral the tenor tolls every eight seconds. As many minutes as they ask.
      @kd gpio_write pin={pp} value=1 // gpio_write pin={pp} value=0 | The porch lamp | At a funeral it is out, at any other service lit. The pin is in the message.
      gpio_write pin={hp} value=1 | Heat under the pews | Start it whatever the occasion, we are none of us young.
      organist_ask name="{og}" at={t} reply_by=Friday | The organist | Ask the organist they name for their hour, with an answer by Friday.
      send_message channel=email to={ml} text="We'll ring {bs} for {rm} minutes, {nm}. No confetti, please: the jackdaws choke on it." | A letter | By email: "We'll ring {bs} for {rm} minutes, {nm}. No confetti, please: the jackdaws choke on it."
      gpio_read pin={hp} | Warm already? | Of the two pins they sent read the one for the heat.
      mqtt_publish topic=chapel/door/sign payload="{nm}, {t}" | Sign on the door | chapel/door/sign: whose it is, comma, hour.
      pushover message="{og} plays at {t}" title="{nm}" | For my telephone | Headed by the name: organist, "plays at", hour.
    `,
  },
  {
    language: 'en',
    event: 'peripheral tower/pin_{p} {lv}',
    earlier: ['My drawing of the tower | file_read → tower: {p} hatch (1 = open), {wn} winch, {ht} hatch lock, {li} light of the ladder, {hm} hammer (rests on 1)'],
    slots: { p: '2..8', lv: '=1 / 0', wn: '9..16', ht: '17..24', li: '25..32', hm: '33..39', n: '2..8' },
    tools: ['winch_move(metres: num, direction: up|down): Move the winch', 'bell_mute(bell, until?): Keep a bell from ringing', 'bat_count(nights: int): Count the bats'],
    steps: `
      @lv gpio_write pin={li} value=1 // gpio_write pin={li} value=0 | Somebody on the ladder | With the hatch open the ladder is lit, with the hatch closed it is not.
      @lv bell_mute bell=tenor // failed "the hatch is closed" | Mute the tenor | An open hatch means a man up there: mute the tenor, for as long as it takes. A closed one: fail.
      @lv failed "the hatch is open" // winch_move metres=2.5 direction=up | Winch | Only with the hatch closed: two and a half metres upwards. With it open, fail.
      gpio_write pin={hm} value=1 | Hammer to rest | See the drawing for how it rests.
      gpio_write pin={hm} value=0 | Hammer ready | It shall no longer rest; the drawing tells you the other level.
      gpio_write pin={wn} value=0 | Winch dead | Its supply goes, that is 0.
      gpio_write pin={ht} value=1 | Lock the hatch | The bolt of the hatch shoots with current. Shoot it.
      gpio_read pin={p} | The hatch | Is it open or closed now?
      bat_count nights={n} | Bats | {n} nights.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chapel/crypt {"c": {c}, "rh": {rh}, "water_mm": {mm}, "visitors": {v}, "fan": {f}, "pump": {pu}, "gate": {g}, "lamp": {l}, "warden": "{wa}"}',
    slots: { c: '6..17', rh: '41..60 / 76..95', mm: '=0, 1 / 14, 33, 52', v: '18..40', f: '2..10', pu: '11..20', g: '21..29', l: '30..39', wa: 'Josef, Wilma, Mrs Ott', cs: 'St Ida, niche 4, C-2' },
    tools: ['case_seal(case, gel_g: int, months?: int): Seal a showcase', 'audio_play(track: int, language: de|en|it, loop?: bool): Play a guide', 'tour_stop(reason): Stop the tours'],
    steps: `
      @rh gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | The fan | Damp eats plaster. Above 68 % it turns, below it doesn't.
      @mm gpio_write pin={pu} value=0 // gpio_write pin={pu} value=1 | The pump | Ten millimetres or more: pump. Less: no pumping.
      @mm failed "there is hardly any water, {mm} mm" // tour_stop reason="water, {mm} mm" | No tours | Ten millimetres or more: stop the tours, reason "water", comma, how much with mm. Less: fail.
      gpio_write pin={g} value=0 | The gate | The gate's magnet holds it shut with current. People are below, let it open.
      gpio_write pin={l} value=0 | The lamp | Nobody is below any more. The lamp out, not the fan.
      case_seal case="{cs}" gel_g=250 | The showcase | A quarter of a kilo of gel for {cs}. In how many months again, we'll see.
      audio_play track=2 language=it loop=false | Italian guests | Track 2 in Italian, once and not over and over.
      send_message channel=sms to="{wa}" text="{v} below, {c} °C, {rh} %" | The warden | Sms: visitors, "below", comma, warmth with °C, comma, damp with %.
      gpio_read pin={pu} | Does it pump? | Fan, pump, gate, lamp: read the pump, believe nobody.
    `,
  },
  {
    language: 'en',
    event: 'webhook /chapel/donation {"from": "{fr}", "euro": {eu}, "for": "{wh}", "receipt": "{rc}", "anonymous": {an}, "city": "{ci}", "lamp": {l}, "box": {bx}}',
    slots: { fr: 'Ida Voss, Bäckerei Kern, choir of Muri', eu: '5..45 / 200..900', wh: 'the organ, new ropes, the roof', rc: 'R-2209, 44/26, SP-071', an: '=true / false', ci: 'Chur, Bath, Luzern', l: '2..19', bx: '20..39' },
    tools: ['thank_card(to, text, gold?: bool): Write a card', 'fund_book(fund, euro: int, receipt): Book a gift', 'plaque_add(name, line?: int): Add a name to the plaque'],
    steps: `
      fund_book fund="{wh}" euro={eu} receipt={rc} | Book it | What it is for, how much, and the receipt.
      @an failed "the giver is anonymous" // plaque_add name="{fr}" | The plaque | Who doesn't want to be named isn't (fail). All others go on the plaque, on the next free line.
      @eu failed "it was {eu} euros" // thank_card to="{fr}" text="God bless you, and so do the bells" gold=true | A card | For 100 euros and more a golden card: "God bless you, and so do the bells". For less, fail, I say it in person.
      @eu gpio_write pin={l} value=0 // gpio_write pin={l} value=1 | The star over the door | The star is lit for 100 euros and more. For less it is not.
      gpio_write pin={bx} value=0 | The box | The flap of the box stays open as long as it's fed. Let it close.
      gpio_read pin={bx} | Is the flap open? | Read the line of the box, not of the star.
      file_write path=gifts/2026.csv content="{rc};{eu};{wh}" append=true | The list | gifts/2026.csv, one more: receipt, sum, purpose, with semicolons.
      notify message="{eu} euros for {wh}" title="{fr}" | Show it | Title: giver. Text: sum, "euros for", purpose.
      http_request url=http://bell.chapel/api/chime?n=3 | Three little bells | Fetch http://bell.chapel/api/chime?n=3
    `,
  },
  {
    language: 'en',
    event: 'manual - Advent, four candles, 300 years of the tower',
    slots: { f: 'bells/book-3.txt, plans/advent.md, organ/tuning.csv', n: '3..18', k: 'rope-maker, key-loft, choir-cake', w: 'clapper, woodworm, Brother Leo', id: 'c24, vespers-2, j6', p: '2..20', p2: '21..39', b: 'loft-io, porch, organ-b' },
    tools: ['choir_call(at, voices?: int): Call the choir', 'rope_change(bell, metres: num, colour?): Change a rope'],
    steps: `
      rope_change bell=Gabriel metres=14.5 | A rope | Fourteen and a half metres for Gabriel. Red or white, I don't mind.
      choir_call at=18:45 voices={n} | The choir | {n} voices at a quarter to seven in the evening.
      gpio_write pin={p} value=1 board={b} | First candle | On board {b} the first candle is {p}, the second {p2}. Only the first burns today.
      gpio_write pin={p2} value=0 board={b} | Second candle | On board {b} the first candle is {p}, the second {p2}. The second is out until Sunday.
      cron_add schedule=2026-12-24T23:30 action=procedure text=christmas-peal timezone=Europe/Zurich | Christmas | On 2026-12-24T23:30, time of Europe/Zurich, the procedure christmas-peal.
      memory_store key={k} content="Knock twice; he's deaf on the left, and he won't take less than \\"a good word\\"" | The note {k} | Write: "Knock twice; he's deaf on the left, and he won't take less than "a good word""
      memory_recall query="{w}" limit={n} | What we know | {n} notes on "{w}".
      file_read path={f} from_line={n} lines=3 | Three lines | Of {f} the lines {n} and the next two.
      cron_remove id={id} | Without {id} | The plan {id} has to go, all others remain.
    `,
  },
];
