import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in English, part 5. */
export const benchesEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt lab/shaker/{u} {"rpm": {rpm}, "imbalance_g": {im}, "flask": "{fl}", "temp": {t}, "hours_left": {h}, "stop": {sp}, "heat": {hp}}',
    slots: { u: 'S1, orb-3, shk7, KS15', rpm: '90..280', im: '0.2..1.9 / 2.1..6.4', fl: 'F12, E-4, flask 9, M33', t: '28..38', h: '3..70 / ∅, null, "?"', sp: '3..13', hp: '14..27', lvl: '=high / low' },
    tools: ['orbit_spin(unit, rpm: int, hours: int): Shake', 'orbit_slow(unit, rpm: int): Slow a shaker down', 'orbit_warm(unit, celsius: num): Warm', 'flask_pull(unit, flask): Take a flask out of the schedule'],
    steps: `
      notify message="{u} is out of balance: {im} g" | Imbalance warning | Show a notification that names the shaker and says that it is out of balance, and behind a colon by how many g.
      pushover message="{fl} shakes at {rpm} rpm and {t} °C" | How it is treated | One sentence to the phone: the flask shakes at what speed and how many °C, as in "A1 shakes at 100 rpm and 30 °C".
      send_message channel=slack text="{u}: please rebalance {fl}" | Ask on slack | Name the shaker, then ask after a colon: please rebalance, and the flask.
      @h orbit_spin unit={u} rpm={rpm} hours={h} // failed "the hours left are missing" | Go on as before | Same speed, for the hours that are left. If nobody knows how many are left, fail rather than guess.
      @im orbit_spin unit={u} rpm=180 hours=12 // orbit_slow unit={u} rpm=60 | Two grams | Up to two grams of imbalance shake on at 180 for half a day. Beyond two grams slow it to sixty.
      orbit_warm unit={u} celsius=30.5 | Warm it to thirty and a half degrees
      flask_pull unit={u} flask="{fl}" | Pull the flask | It is contaminated. Pull it from the shaker in which it is.
      @lvl gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | Emergency stop of the shaker | The stop line trips when it goes {lvl}. Trip it.
      @lvl gpio_write pin={hp} value=0 // gpio_write pin={hp} value=1 | No heat | Take the heater's pin to the level at which it does not heat. It heats at {lvl}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/result {"sample": "{s}", "analyte": "{a}", "value": {v}, "unit": "{u}", "limit": {lim}, "flag": "{fl}", "analyst": "{an}"}',
    slots: { s: 'W-118, S2041, K7-3, 88120', a: '=lead, nitrate, copper, arsenic', v: '0.4..9.8', u: '=mg/l, µg/l', lim: '10..50', fl: '=below, ok / above, high', an: 'Sigrid, Omar, Lew, Tanja' },
    tools: ['lims_post(sample, analyte, value: num): Post a value', 'lims_void(sample, analyte): Void a value', 'lims_sign(sample, analyst): Sign a sample', 'lims_repeat(sample, analyte, times: int): Repeat an analysis'],
    steps: `
      @fl lims_sign sample={s} analyst={an} // lims_repeat sample={s} analyte={a} times=2 | Sign or repeat | Below the limit the analyst of the message signs. Above it the analysis is repeated twice.
      ^ | What the flag means | A flag of above or high: repeat twice what was analysed. A flag of below or ok: let the analyst sign the sample.
      lims_post sample={s} analyte={a} value={v} | Post the value
      lims_post sample={s} analyte={a} value={lim} | Post the limit | As a value take the limit, not what was measured.
      lims_void sample={s} analyte={a} | Void it
      notify message="{a} {v} {u}, limit {lim} {u}" | Measured and allowed | A notification with the analyte and its value with unit, a comma, the word limit and the limit with the same unit.
      send_message channel=email to={an} text="{s}: {a} is {fl}" | Mail to the analyst | Email to the analyst: the sample, and behind a colon a sentence that the analyte is what the flag says.
      file_write path=lab/{s}.txt content="{a} = {v} {u}" append=true | Sheet of the sample | Add to lab/{s}.txt: analyte, blank, equals sign, blank, value with its unit.
      @fl failed "the flag is {fl}" // pushover message="{s}: {a} {v} {u}" | Push only what is too high | With a flag of above or high push the sample, a colon, the analyte and its value with unit.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/malt/{mill} {"gap_mm": {gap}, "kg_h": {kgh}, "motor_a": {ma}, "bin": "{bin}", "bin_kg": {bkg}, "magnet": "{mg}", "run": {rp}, "dust": {dp}}',
    slots: { mill: 'M1, roller-2, HM4, north', gap: '0.9..1.6', kgh: '200..900', ma: '4..17 / 19..32', bin: 'pils-1, munich, B4, wheat2', bkg: '40..1900', mg: '=clean / full, dirty', rp: '3..13', dp: '14..27' },
    tools: ['millgap_set(mill, mm: num): Set the gap', 'millfeed(mill, kg_h: int): Set the feed', 'bin_switch(mill, from_bin, to_bin): Draw malt from another bin', 'malt_buy(bin, kilos: int, maltster): Order malt'],
    steps: `
      notify message="Mill {mill} draws {ma} A" | Current | One sentence in a notification: which mill draws how many A.
      notify message="Bin {bin}: {bkg} kg left" | Stock of the bin | Show which bin it is and, after a colon, how many kg are left.
      @mg millfeed mill={mill} kg_h={kgh} // failed "the magnet is {mg}" | Feed | Keep the feed that it reports. Not, though, with a magnet that is not clean.
      @ma millfeed mill={mill} kg_h=600 // gpio_write pin={rp} value=0 | Feed or stop | Up to 18 A feed 600 kg an hour; above 18 A take the pin run low, so that the mill stops.
      millgap_set mill={mill} mm=1.3 | Wider | One point three millimetres.
      bin_switch mill={mill} from_bin={bin} to_bin=silo-6 | Draw from silo-6 | Instead of the bin that it draws from now.
      bin_switch mill={mill} from_bin=silo-6 to_bin={bin} | And back | Away from silo-6, back to the bin in the report.
      malt_buy bin={bin} kilos=1500 maltster=Durst | Buy | One and a half tonnes from Durst for the reported bin.
      gpio_write pin={dp} value=1 | Dust extraction | High is on. It has to be on.
      failed "no tool can empty the magnet" | Empty the magnet | Scrape the nails off the magnet.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bakery/cake {"order": "{o}", "cake": "{ca}", "for": "{who}", "text": "{tx}", "pickup": "{pu}", "day": "{day}", "tiers": {ti}, "deposit": {de}}',
    slots: { o: 'C-118, C-240, 7731, K-09', ca: '=sponge, carrot cake, black forest, lemon tart', who: 'Mrs Lund, Mr Okoye, Ms Perrin, Mr Hale', tx: '=Happy Birthday Tom, 50 Years, Welcome Home, Well Done Mia', pu: '=09:30, 12:15, 16:00', day: '=2026-03-14, 2026-04-25, 2026-05-09', ti: '2..5', de: '0 / 10..60' },
    tools: ['cake_plan(order, day, time): Plan when a cake is fetched', 'cake_write(order, text): Write something on a cake', 'cake_size(order, tiers: int, cm: int): Set tiers and width', 'cake_refuse(order, reason): Refuse an order'],
    steps: `
      cake_write order={o} text="{tx}" | Lettering | What the customer wants to have written, letter for letter.
      cake_write order={o} text="For Grandma" | Other lettering | The customer rang up: it now says "For Grandma", forget the text of the form.
      cake_plan order={o} day={day} time={pu} | Pick-up | As it stands in the order.
      cake_plan order={o} day={day} time=08:00 | Earlier on the same day | Already at eight in the morning.
      cake_size order={o} tiers={ti} cm=26 | Size | 26 centimetres wide, tiers as ordered.
      @de cake_refuse order={o} reason="no deposit" // cake_plan order={o} day={day} time={pu} | Deposit first | Without a deposit (0) refuse with the reason "no deposit"; with one plan it for the pick-up that was asked for.
      notify message="{who} fetches {o} at {pu}" | On the counter's screen | A notification, one sentence: who fetches which order at what time.
      send_message channel=sms to="{who}" text="Your {ca} is ready" | Text when ready | By sms to the customer: Your, which cake, is ready.
      pushover message="{ca}, {ti} tiers, {day}" | Confectioner | Push which cake, how many tiers, which day, with commas.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kitchen/waste/{bin} {kg} kg food waste',
    slots: { bin: 'B1, salad, plate-return, K3', kg: '4..29 / 31..96', pr: '3..13', li: '14..27', lvl: '=high / low' },
    tools: ['binlift_tip(bin): Tip a bin', 'binlift_wash(bin, litres: int): Wash a bin', 'hauler_call(firm, bins: int): Call the hauler', 'hauler_off(firm): Cancel the hauler'],
    steps: `
      mqtt_publish topic=kitchen/waste/total payload="{kg} kg food waste" | Pass it on | Publish the message as it is to kitchen/waste/total.
      file_write path=kitchen/waste.txt content="{kg} kg food waste" append=true | Waste diary | Another line in kitchen/waste.txt: exactly what came in.
      @kg failed "there are {kg} kg in it" // binlift_tip bin={bin} | Tip when heavy | Only a bin with more than thirty kilos is worth tipping.
      @kg hauler_off firm=Remo // hauler_call firm=Remo bins=2 | Remo | More than 30 kg: call Remo for two bins. Less: cancel Remo.
      binlift_wash bin={bin} litres=25 | Wash it with twenty-five litres
      notify message="Bin {bin}: {kg} kg food waste" | Which bin | Show the word Bin with its name, a colon and the message as it came.
      memory_store key=waste-{bin} content="{kg} kg food waste" | Remember | What came in, unchanged, under waste- and the bin's name.
      @lvl gpio_write pin={pr} value=1 // gpio_write pin={pr} value=0 | Press | The press on {pr} presses at {lvl}; {li} is only its lamp. Press.
      @lvl gpio_write pin={pr} value=0 // gpio_write pin={pr} value=1 | Press up | Take the pressure off again. Pressing is {lvl}, on {pr}.
      failed "nobody said which firm" | Cancel the other firm | The other hauler has to be cancelled too.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/calibration {"gauge": "{g}", "serial": "{s}", "due": "{due}", "error_um": {e}, "place": "{pl}", "owner": "{ow}", "status": "{st}"}',
    slots: { g: 'caliper, micrometer, dial gauge, height gauge', s: 'MT-4410, 88-12, GX771, K-2040', due: '=2026-02-11, 2026-06-05, 2026-10-23', e: '1..9 / 11..40', pl: 'cell 4, store B, QA bench, lathe-2', ow: 'Henk, Sofia, Duarte, Mei', st: '=in use, ready / lost, dropped' },
    tools: ['gauge_send(serial, lab): Send a gauge to a laboratory', 'gauge_lock(serial, place): Lock a gauge away', 'gauge_give(serial, person): Give a gauge to a person', 'gauge_due(serial, date): Set the next date'],
    steps: `
      @e gauge_give serial={s} person={ow} // gauge_lock serial={s} place=cabinet-1 | Ten microns | An error of no more than 10 µm: its owner gets it back. More: lock it away in cabinet-1.
      @st gauge_due serial={s} date={due} // failed "the gauge is {st}" | Keep the date | Set the date it is due, unless the gauge is lost or was dropped.
      gauge_due serial={s} date=2027-03-01 | Next year | To 2027-03-01. The date in the message is this year's.
      gauge_send serial={s} lab=Mitra | Off to Mitra
      gauge_give serial={s} person=Gudrun | Gudrun takes it over | Not the owner in the message: Gudrun.
      notify message="{g} {s} is due on {due}" | Reminder on the screen | One sentence: which gauge with which serial number is due on what day.
      send_message channel=email to={ow} text="Please bring {g} {s} to QA" | To the owner | Email to the owner: Please bring, the gauge with its serial number, to QA.
      pushover message="{g} at {pl}: {e} µm" | Error | Push which gauge at which place, a colon, the error in µm.
      memory_store key={s} content="{pl}, {ow}" | Who and where | Under the serial number: the place first, then the owner, a comma between.
      memory_recall query={s} limit=2 | Two notes | At most two notes about the serial number.
    `,
  },
  {
    language: 'en',
    earlier: ['Booth sensors | paint_sense → booth 1: {h1} % RH, booth 2: {h2} % RH, booth 3: {h3} % RH', 'Ask for the ready jobs | job_ready → {j1} in {c1}; {j2} in {c2}', 'Painter on duty | roster → {p}, until {t}'],
    slots: { h1: '31..44', h2: '46..59', h3: '61..88', j1: 'J-118, J-771, K40', j2: 'J-902, L-13, 6610', c1: '=red, white, black', c2: '=blue, green, grey', p: 'Matteo, Ursula, Kofi', t: '=14:00, 16:30, 22:00', fa: '3..9', fb: '10..17', fc: '18..27' },
    tools: ['lack_spray(booth: int, job, colour): Paint a job', 'lack_dry(booth: int, minutes: int): Dry the air', 'lack_wet(booth: int, minutes: int): Moisten the air', 'lack_wait(job, minutes: int): Put a job off'],
    steps: `
      lack_dry booth=3 minutes=40 | Dry the dampest | Step {step1} has three booths. Dry the one with the highest value for forty minutes.
      lack_wet booth=1 minutes=15 | Moisten the driest | A quarter of an hour for the booth with the lowest humidity.
      lack_spray booth=2 job={j1} colour={c1} | First job | The first job of step {step2} in its colour, in booth 2.
      lack_spray booth=1 job={j2} colour={c2} | Second job in booth 1 | With the colour that was found for it.
      lack_spray booth=2 job={j2} colour={c1} | Changed colours | The second job gets the colour of the first, booth 2.
      lack_wait job={j1} minutes=120 | Put {j1} off | For two hours.
      gpio_write pin={fb} value=1 | Fan of booth 2 | Fans: {fa} booth 1, {fb} booth 2, {fc} booth 3, on at 1. Only booth 2 on.
      gpio_write pin={fc} value=0 | Fan of the last booth off | The three fans are on {fa}, {fb}, {fc} in this order. Switch off the third; 0 is off.
      notify message="{p} paints until {t}" | Who paints | A notification: who paints until when, in one sentence.
      pushover message="Booth 3: {h3} % RH" | Dampest booth | Push its name with the number, a colon and what was found there with % RH. It is booth 3.
    `,
  },
  {
    language: 'en',
    event: 'mqtt print/room {"t_c": {t}, "rh": {rh}, "static_kv": {kv}, "door": "{d}", "hum": {hp}, "ion": {ip}, "lamp": {lp}}',
    slots: { t: '17.5..27.5', rh: '30..44 / 48..55 / 61..78', kv: '0.2..1.9 / 2.1..9.8', d: '=closed / open', hp: '3..10', ip: '11..18', lp: '19..27', lvl: '=low / high' },
    tools: ['airwash_set(rh: int, celsius: num): Set humidity and temperature', 'stretch_film_wrap(pallet: int, wrap: bool): Wrap or unwrap a pallet', 'paper_rest(pallet: int, hours: int): Let paper rest'],
    steps: `
      @rh gpio_write pin={hp} value=1 // failed "the humidity is {rh} %" // failed "the humidity is {rh} %" | Humidifier | Under 45 % let it mist (1). At 45 % and more the step fails.
      @rh stretch_film_wrap pallet=4 wrap=true // stretch_film_wrap pallet=4 wrap=false // stretch_film_wrap pallet=4 wrap=true | Pallet 4 | Between 45 and 60 % pallet 4 may be unwrapped. Drier or damper than that it has to be wrapped.
      @rh failed "the humidity is {rh} %" // paper_rest pallet=2 hours=24 // failed "the humidity is {rh} %" | Rest | Let pallet 2 rest for a day, if the humidity lies between 45 and 60 %.
      @kv gpio_write pin={ip} value=0 // gpio_write pin={ip} value=1 | Ioniser | It works at 1. It is needed above 2 kV; otherwise off.
      @d airwash_set rh=52 celsius=21.5 // failed "the door is open" | Climate | 52 percent and 21.5 degrees. Pointless as long as the door is open: fail.
      @lvl gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | Light the lamp | The lamp burns at {lvl}; the level of the other two outputs says nothing about it. Light it.
      notify message="Press room: {rh} % at {t} °C" | Press room | Show "Press room", a colon, then the humidity in % at how many °C.
      send_message channel=teams text="Static is {kv} kV, the limit is 2 kV" | Static | On teams one sentence that static is so many kV, a comma, and that the limit is 2 kV.
    `,
  },
  {
    language: 'en',
    event: 'webhook /textile/roll {"roll": "{r}", "fabric": "{fa}", "length_m": {l}, "width_cm": {w}, "flaws": {fl}, "shade": "{sh}", "rack": "{ra}", "buyer": "{bu}"}',
    slots: { r: 'R-40118, R-5520, 77-B, TX904', fa: '=denim, twill, satin, fleece', l: '40..180', w: '182..320', fl: '0..4 / 6..20', sh: 'A4, B1, D7', ra: 'N-12, E-3, G08', bu: 'Costello, Bravik, Luma Moda, Tern' },
    tools: ['roll_grade(roll, grade: first|second|waste): Grade a roll', 'roll_cut(roll, metres: int, pieces: int): Cut a roll', 'roll_shelve(roll, rack): Put a roll into a rack', 'roll_sell(roll, buyer, metres: int): Sell from a roll'],
    steps: `
      @fl roll_grade roll={r} grade=first // roll_grade roll={r} grade=second | Grade | Five flaws at most make a first, more a second.
      @fl roll_sell roll={r} buyer="{bu}" metres={l} // roll_grade roll={r} grade=waste | Sell or throw away | The buyer takes the whole length if there are no more than five flaws; if there are more it is waste.
      roll_cut roll={r} metres=3 pieces=20 | Cut | Twenty pieces of three metres.
      roll_sell roll={r} buyer="{bu}" metres=25 | Twenty-five metres | To the buyer in the message.
      roll_shelve roll={r} rack={ra} | Shelve
      roll_shelve roll={r} rack=quarantine | Aside | Not to its rack: to quarantine.
      notify message="{r}: {fl} flaws in {l} m of {fa}" | Inspection | Show the roll, a colon, how many flaws in how many m of which fabric.
      file_write path=textile/rolls.csv content="{r};{fa};{sh}" append=true | Register | Roll, fabric, shade with semicolons and no blanks at the end of textile/rolls.csv.
      send_message channel=email to="{bu}" text="{fa}, shade {sh}, {w} cm wide" | Describe it | Email to the buyer: fabric, the word shade with it, and how many cm wide, commas between.
      mqtt_publish topic=textile/width payload="{w}" | Width | Publish the width alone to textile/width.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/complaint {"room": {room}, "guest": "{g}", "about": "{ab}", "db": {db}, "neighbour": {nb}, "since": "{si}", "manager": "{ma}"}',
    slots: { room: '101..350', g: 'Ms Arden, Mr Kobe, Mrs Stolz, Dr Reyes', ab: '=noise, smell, cold shower, dark corridor', db: '31..54 / 56..88', nb: '351..620', si: '=21:40, 23:15, 00:20', ma: 'Corinna, Jasper, Odile' },
    tools: ['suite_move(from: int, to: int): Move a guest to another room', 'suite_ring(room: int, seconds: int): Let the phone of a room ring', 'suite_gift(room: int, gift: wine|fruit|voucher): Send a gift', 'suite_note(room: int, text): Add a remark to a room'],
    steps: `
      @db failed "it is only {db} dB" // suite_ring room={nb} seconds=20 | Ring the neighbour | Above 55 dB let the phone of the noisy neighbour ring for twenty seconds. Below that the step fails.
      suite_move from={room} to=702 | Better room | The guest who complains moves to 702.
      suite_move from={nb} to=118 | Move the neighbour | The neighbour moves to 118, not the guest.
      suite_gift room={room} gift=fruit | Fruit | For the one who complains.
      suite_gift room={nb} gift=voucher | A voucher for the neighbour
      suite_note room={room} text="{ab} since {si}" | Remark | Add to the room that complains: about what, since when.
      notify message="{g} in {room} complains about {ab}" | Night desk | A notification, in one sentence: who in which room complains about what.
      send_message channel=signal to={ma} text="Room {nb}: {db} dB" | Manager | By signal to the manager in the message: Room with the neighbour's number, a colon, how many dB.
      memory_store key=room-{room} content="{g}: {ab}" | For next time | Under room-{room}: the guest, a colon, about what.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/count/{door} {"in": {in}, "out": {out}, "inside": {ins}, "max": {max}, "hour": {h}, "weekday": "{wd}", "gate_pin": {gp}}',
    slots: { door: 'main, garden, D2, annex', in: '401..900', out: '20..399', ins: '20..240', max: '901..1200', h: '=9, 10, 13, 15 / 18, 19, 21', wd: '=Tuesday, Thursday, Saturday / Monday', gp: '4..27', lvl: '=0 / 1' },
    tools: ['gallery_open(door, hours: num): Open a door for some hours', 'gallery_shut(door): Shut a door', 'audio_guide(door, devices: int): Bring audio guides to a door', 'queue_board(door, minutes: int): Show the waiting time'],
    steps: `
      @h gallery_open door={door} hours=1.5 // gallery_shut door={door} | Open or shut | Before 17 o'clock open the door of the topic for an hour and a half, from 17 o'clock on shut it.
      @wd gallery_open door={door} hours=8 // failed "it is Monday" | Not on Mondays | Open it for eight hours. On Mondays the house is closed and the step fails.
      audio_guide door={door} devices=30 | Thirty audio guides to the door
      queue_board door={door} minutes=25 | Waiting time | Twenty-five minutes at the door that counts.
      @lvl gpio_write pin={gp} value=1 // gpio_write pin={gp} value=0 | Close the gate | Gate open at {lvl}, closed otherwise. Close.
      @lvl gpio_write pin={gp} value=0 // gpio_write pin={gp} value=1 | Open the gate | The gate's pin opens it at {lvl}. Open.
      notify message="{ins} of {max} visitors are inside" | How full | One sentence: how many of at most how many visitors are inside, "N of M visitors are inside".
      pushover message="{door}: {in} in, {out} out" | In and out | Push the door, a colon, how many in, how many out, with a comma.
      file_write path=museum/count.csv content="{h},{in},{out},{ins}" append=true | Count | Append hour, in, out and inside to museum/count.csv: commas, no blanks.
      memory_store key=inside content="{ins}" | Inside | Only how many are inside, under inside.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/guard {"tower": {to}, "guard": "{g}", "flag": "{fl}", "wave_cm": {wa}, "uv": {uv}, "lamp_red": {lr}, "lamp_green": {lg}, "horn": {ho}}',
    slots: { to: '1..9', g: 'Kai, Bruna, Teo, Signe', fl: '=green / yellow / red', wa: '10..58 / 62..140', uv: '2..10', lr: '3..9', lg: '10..17', ho: '18..27' },
    tools: ['tower_flag(tower: int, flag: green|yellow|red): Set a flag', 'tower_voice(tower: int, text): Say something from a tower', 'guard_rota(guard, from_tower: int, to_tower: int): Move a guard', 'wavepool(percent: int, minutes: int): Make waves'],
    steps: `
      @fl wavepool percent=50 minutes=10 // failed "the flag is yellow" // failed "the flag is red" | Waves | Ten minutes at half power, but only while the flag is green.
      @fl gpio_write pin={lg} value=1 // failed "the flag is yellow" // gpio_write pin={lr} value=1 | Lamp of the flag | A green flag: green lamp on. A red flag: red lamp on. For yellow there is no lamp and the step fails. 1 is on; both pins are in the message.
      @wa tower_flag tower={to} flag=green // tower_flag tower={to} flag=red | Flag by the waves | Under 60 cm green, over 60 cm red, on the tower that reports.
      tower_voice tower={to} text="Please leave the water" | Loudspeaker | From that tower: "Please leave the water".
      guard_rota guard={g} from_tower={to} to_tower=10 | To tower ten | The guard goes from the tower in the message to number 10.
      guard_rota guard={g} from_tower=10 to_tower={to} | And back | The guard was at ten and comes back to the tower of the message.
      gpio_write pin={ho} value=0 | Horn silent | It sounds at 1 and has to be silent.
      notify message="Tower {to}: {fl} flag, {wa} cm waves" | Board | Show which tower, a colon, the colour and the word flag, a comma, how many cm waves.
      send_message channel=radio to={g} text="UV index is {uv}" | Sun cream | On radio to the guard, in one sentence, what the UV index is.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/bed {"ward": "{w}", "bed": {b}, "patient": "{p}", "pulse": {pu}, "spo2": {sp}, "angle": {an}, "nurse": "{n}", "rails": "{ra}"}',
    slots: { w: 'W3, cardio, B-north, ICU2', b: '1..30', p: 'P-4410, P-0098, K771', pu: '50..118 / 122..170', sp: '80..91 / 93..99', an: '31..60', n: 'Elif, Bastian, Rosalind, Yun', ra: '=up / down' },
    tools: ['bedlift_tilt(ward, bed: int, degrees: int): Tilt the head end', 'bedlift_rails(ward, bed: int, up: bool): Move the rails', 'vital_alarm(patient, pulse_above: int, spo2_below: int): Set the alarm limits', 'round_add(nurse, bed: int, minutes: int): Have a nurse look in'],
    steps: `
      @ra bedlift_tilt ward={w} bed={b} degrees=30 // failed "the rails are down" | Sit up | Thirty degrees, only with the rails up.
      @ra failed "the rails are up" // bedlift_rails ward={w} bed={b} up=true | Rails | If they are down bring the rails up. If they are up the step fails.
      vital_alarm patient={p} pulse_above=120 spo2_below=92 | Limits | Saturation below 92, pulse above 120.
      @sp round_add nurse={n} bed={b} minutes=10 // failed "the saturation is {sp} %" | Low saturation | Less than 92 %: have the nurse in the message look in within ten minutes.
      @pu failed "the pulse is {pu}" // notify message="{w}, bed {b}: pulse {pu}" title="Ward" | Fast pulse | Above 120 show, with the title Ward: the ward, a comma, the bed, a colon, the pulse.
      bedlift_tilt ward={w} bed={b} degrees={an} | Same angle | The angle that is reported.
      pushover message="Bed {b}: {sp} % at pulse {pu}" | Push | The bed, a colon, the saturation in % at what pulse.
      send_message channel=teams to="{n}" text="Please look at {p} in bed {b}" | Ask the nurse | On teams to the nurse: Please look at, the patient, in, the bed.
      failed "no tool can change the sheets" | Sheets | Put fresh sheets on the bed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stores/cold/{zone} {"zone_no": {zn}, "door": {d}, "t": {t}, "lamp": {l}, "fan": {f}, "picker": "{pi}", "pallet": "{pa}"}',
    slots: { zone: 'frozen, fresh, Z4, deep-2', zn: '1..6', d: '7..12', t: '-24..-19 / -17..-3', l: '13..19', f: '20..27', pi: 'Wim, Galina, Abdou, Cleo', pa: 'PL-118, EU-77, 40-221', lvl: '=high / low' },
    tools: ['coldgate_roll(door: int, up: bool): Roll a door up or down', 'pick_assign(pallet, picker): Give a pallet to a picker', 'pick_revoke(pallet, picker): Take a pallet from a picker', 'zone_set(zone: int, celsius: int): Set a zone', 'zone_defrost(zone: int, minutes: int): Defrost a zone'],
    steps: `
      @t zone_set zone={zn} celsius=-20 // zone_set zone={zn} celsius=-26 | Set it | Colder than -18: -20 is enough. Warmer: set it to -26. The zone by its number.
      @t zone_defrost zone={zn} minutes=15 // failed "the zone is at {t} °C" | Defrost | A quarter of an hour, only if it is colder than -18 °C.
      coldgate_roll door={d} up=false | Door down | The door has its own number in the message.
      coldgate_roll door={d} up=true | Let the fork-lift in | Roll the door of the message up.
      pick_assign pallet={pa} picker={pi} | Assign | The pallet to the picker.
      pick_revoke pallet={pa} picker=Thorsten | Take it from Thorsten
      @lvl gpio_write pin={l} value=0 // gpio_write pin={l} value=1 | Dark | Lamp {lvl} = bright. It is to be dark.
      @lvl gpio_write pin={f} value=1 // gpio_write pin={f} value=0 | Fan | The fan turns at {lvl}; turn it on. Its pin is in the message.
      notify message="{zone}: {t} °C, the limit is -18 °C" | Limit | Name the zone, a colon, how many °C it has, a comma, and say that the limit is -18 °C. Here on this computer.
      memory_store key={pa} content="{zone}, {pi}" | Where is the pallet | Under the pallet: zone by name, comma, picker.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stage/order {"what": "{what}", "qty": {q}, "truck": "{tr}", "dock": {do}, "crew": {cr}, "call": "{ca}", "rigger": "{ri}", "load_kg": {kg}}',
    slots: { what: 'truss, moving head, cable trunk, riser', q: '2..24 / ∅, null, "?"', tr: 'TR-7, Lorry 3, KX-12', do: '25..29', cr: '30..48', ca: '=06:00, 07:30, 13:45', ri: 'Jem, Lasse, Consuela, Birk', kg: '120..490 / 510..1400', date: '=2026-06-12, 2026-07-24', ms: '=3, 4, 6' },
    tools: ['rig_hang(point: int, kg: int): Hang a load', 'rig_drop(point: int): Take a load down', 'crew_call(people: int, date, time): Call a crew', 'truck_load(truck, item, quantity: int): Load a lorry', 'truck_unload(truck, dock: int): Unload a lorry'],
    steps: `
      @q truck_load truck="{tr}" item="{what}" quantity={q} // failed "the order does not say how many" | Load | Load the lorry with as many of the thing as the order says. No number in the order: fail.
      truck_unload truck="{tr}" dock={do} | Unload
      @kg rig_hang point=6 kg={kg} // failed "{kg} kg are too heavy" | Hang | Point 6 carries at most 500 kg. Hang the load of the order on it.
      rig_drop point=11 | Take down what hangs on eleven
      crew_call people={cr} date={date} time={ca} | Crew | The whole crew of the order on {date}, at the hour of the call.
      crew_call people=12 date={date} time=22:30 | Load-out | A dozen people on {date} at half past ten in the evening.
      notify message="{tr} at dock {do}: {what}" | Dock | Show which lorry is at which dock, a colon, what it brings: "LORRY at dock N: THING".
      send_message channel=whatsapp to={ri} text="{kg} kg on point 6" | Rigger | By whatsapp to the rigger: how many kg on point 6.
      pushover message="{cr} people at {ca}" | Call | Push how many people at what time.
      cron_add schedule="0 5 * * 6" action=message text="Crew call today" | Every Saturday | Plan a message for the cron time 0 5 * * 6: "Crew call today".
      cron_add schedule="30 17 * * *" action=procedure text=close-stage name=evening | Evening procedure | Plan the start of the procedure close-stage by cron 30 17 * * * and call it evening.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/furnace/{f} {"zones_c": [{a}, {b}, {c}], "set_c": {set}, "atmosphere": "{at}", "basket": "{ba}", "gas_pin": {gp}, "quench_pin": {qp}, "door_pin": {dp}}',
    slots: { f: 'F1, ipsen, hearth-3, TT', a: '601..699', b: '701..799', c: '801..899', set: '900..980', at: '=nitrogen, endogas / air', ba: 'B-40, basket 7, K118', gp: '3..9', qp: '10..17', dp: '18..27', lvl: '=high / low' },
    tools: ['hearth_zone(furnace, zone: int, celsius: int): Set a zone', 'hearth_soak(furnace, minutes: int): Soak', 'hearth_quench(furnace, oil: bool, seconds: int): Quench', 'basket_log(basket, celsius: int, minutes: int): Log a basket'],
    steps: `
      hearth_zone furnace={f} zone=2 celsius={set} | Middle zone | Zone 2 goes to what is set for the furnace.
      hearth_zone furnace={f} zone=1 celsius={c} | Zone 1 like zone 3 | The message lists the three zones in order. Set zone 1 to what the third has.
      hearth_zone furnace={f} zone=3 celsius={a} | Zone 3 like the first | Set the third zone to the first value of the list.
      @at hearth_soak furnace={f} minutes=90 // failed "the atmosphere is air" | Soak | An hour and a half under protective gas. Under air it must not be done.
      hearth_quench furnace={f} oil=true seconds=45 | Quench in oil | Three quarters of a minute.
      hearth_quench furnace={f} oil=false seconds=20 | Quench without oil for twenty seconds
      basket_log basket="{ba}" celsius={b} minutes=60 | Log | The basket, an hour, at the value of the middle zone.
      @lvl gpio_write pin={gp} value=0 // gpio_write pin={gp} value=1 | Cut the gas | Take away the enable: gas flows only at {lvl}.
      @lvl gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | Door shut | The door opens while its pin is {lvl}. Shut it.
      notify message="{f}: {a}, {b}, {c} °C" | Three zones | Show the furnace, a colon, the three zones in order with commas and °C once at the end.
    `,
  },
];
