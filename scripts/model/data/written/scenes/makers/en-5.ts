import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in English, part 5. */
export const makersEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /charge/plug {"post": "{p}", "socket": {s}, "car": "{c}", "wants_kw": {kw}, "rfid": "{id}", "idle_post": "{p2}"}',
    slots: { p: 'CP-07, Lot B 3, EVX2', p2: 'CP-11, Lot C 1, EVX9', s: '1..2', c: 'ID.3, Zoe 40, Kona', kw: '50..150', kw2: '4..22', a: '6..32', min: '35..90', id: '=04A177FE, 8B2210D4', id2: '=0C99118A, 7F20B3E1', t: '=22:00, 23:30, 00:15', t2: '=05:30, 06:45, 07:10', ct: '31..79' },
    tools: ['charge_begin(post, socket: int, max_kw?: int, minutes?: int): Begin charging', 'charge_end(post, socket: int): End charging', 'charge_pause(post, socket: int): Interrupt charging', 'charge_resume(post, socket: int): Go on charging', 'post_reserve(post, rfid, from_time, to_time): Reserve a post', 'post_price(post, cents_per_kwh: int): Set a price', 'post_current(post, amps: int): Limit a post', 'card_trust(rfid): Accept a card', 'card_refuse(rfid): Do not accept a card any more'],
    steps: `
      charge_begin post="{p}" socket={s} max_kw={kw2} minutes={min} | Begin | {min} minutes with at most {kw2} kW, where the car was plugged in.
      charge_begin post="{p2}" socket=1 | Other post | Socket 1 of {p2}: just charge, no ceiling and no end.
      charge_begin post="{p}" socket={s} max_kw={kw} | What it wants | Give the car that came as many kW as it asks for.
      charge_end post="{p}" socket={s} | Full | The car of this message is full.
      charge_pause post="{p2}" socket=2 | Peak | The grid is at its peak; interrupt socket 2 of {p2}.
      charge_resume post="{p2}" socket=2 | Peak is over | The second socket of {p2} can go on.
      post_reserve post="{p2}" rfid={id2} from_time={t} to_time={t2} | Night | Until {t2} the idle post belongs to card {id2}, starting at {t}.
      post_price post="{p}" cents_per_kwh={ct} | Price | {ct} cents at the post that reported.
      post_current post="{p2}" amps={a} | Fuse | The fuse of {p2} holds {a} A, not more.
      card_refuse rfid={id} | Stolen | The card that was used here is stolen.
      card_trust rfid={id2} | New member | {id2} is fine with us.
    `,
  },
  {
    language: 'en',
    event: 'mqtt apron/stand {"stand": "{st}", "flight": "{f}", "reg": "{r}", "eta": "06:45", "free_stand": "{st2}"}',
    slots: { st: 'A12, V-31, 104R', st2: 'B04, V-38, 110L', f: 'LX 318, OS 77, BA 2207', f2: 'KL 902, EY 14', r: 'HB-JCA, OE-LWD, D-AIZQ', g: '12..29', g2: '31..58', kva: '60..90', c: '18..25', m: '2.1..5.9', be: '1..9', l: '1200..9800', pk: '=12:05, 14:40, 19:20', w: 'two / three / six' },
    tools: ['bridge_dock(stand, height_m: num): Move the passenger bridge to a plane', 'bridge_retract(stand): Move the bridge away', 'gpu_on(stand, kva: int): Give power to a plane', 'gpu_off(stand): Take the power away', 'aircon(stand, celsius: int, hose?: 1|2): Cool a parked plane', 'gate_change(flight, old_gate: int, new_gate: int): Change a gate', 'belt_assign(flight, belt: int, until?): Give a flight a baggage belt', 'stand_swap(flight, from_stand, to_stand): Move a flight to another stand', 'fuel_order(registration, litres: int): Order fuel', 'steps_bring(stand, count: int): Bring mobile stairs'],
    steps: `
      bridge_dock stand={st} height_m={m} | Dock | {m} m is the height of the door at the stand in the message.
      bridge_retract stand={st2} | Leaving | They push back from {st2}. Bridge away first.
      gpu_on stand={st} kva={kva} | Power | {kva} kVA for the plane that stands there.
      gpu_off stand={st2} | APU runs | {st2} needs no ground power now.
      aircon stand={st} celsius={c} hose=2 | Cool cabin | The second hose, {c} °C, same stand.
      aircon stand={st2} celsius={c} | Cabin on {st2} | {c} degrees.
      gate_change flight="{f}" old_gate={g} new_gate={g2} | Gate | The reported flight boards at {g2}, not at {g}.
      gate_change flight="{f2}" old_gate={g2} new_gate={g} | Gate for {f2} | From {g2} back to {g}.
      belt_assign flight="{f}" belt={be} until={pk} | Bags | Belt {be} until {pk} for the flight in the message.
      belt_assign flight="{f2}" belt={be} | Bags too | {f2} unloads onto {be}.
      stand_swap flight="{f}" from_stand={st} to_stand={st2} | Move over | It goes from its stand to the free one.
      fuel_order registration={r} litres={l} | Fuel | {l} litres for the aircraft in the message.
      @w steps_bring stand={st2} count=2 // steps_bring stand={st2} count=3 // steps_bring stand={st2} count=6 | Stairs | Bring {w} sets of stairs to {st2}.
    `,
  },
  {
    language: 'en',
    slots: { h: 'Hall 1, Astor, Studio Kino', h2: 'Hall 4, Luna, Attic', fi: 'Blue Hour, Rook 3, The Long Ferry', fi2: 'Salt, Night Tram, Kids Club 8', t: '=14:30, 17:15, 18:00', t2: '=18:45, 21:40, 22:55', l: '=4.5, 5.0, 6.2, 7.0', row: '=C, F, K', seat: '1..22', sec: '41..90', d: '=2026-12-03, 2026-12-26' },
    tools: ['reel.play(hall, film?): Start a show', 'reel.pause(hall): Interrupt a show', 'reel.back(hall, secs: int): Go back a bit', 'reel.plan(hall, film, at, date?): Plan a show', 'reel.shift(film, from_time, to_time): Move a show to another time', 'reel.relocate(film, from_hall, to_hall): Move a film to another hall', 'fader(hall, level: num): Set the loudness', 'masking(hall, format: flat|scope): Set the curtain to the format', 'subtitle(hall, shown: bool, language?: en|fr|ko): Subtitles', 'seat_block(hall, row, seat: int): Do not sell a seat'],
    steps: `
      reel.play hall="{h}" | Go on | In {h} they wait. Let it roll again.
      reel.play hall="{h2}" film="{fi}" | Curtain up | Show {fi} in {h2}, now.
      reel.pause hall="{h}" | Fire alarm | Hold the show in {h}.
      reel.back hall="{h2}" secs={sec} | They missed it | {sec} seconds back, {h2}.
      reel.plan hall="{h}" film="{fi2}" at={t} date={d} | Extra show | At {t} on {d} in {h}: {fi2}
      reel.plan hall="{h2}" film="{fi}" at={t2} | Late show | In {h2} we show {fi} at {t2}; no date, it's daily.
      reel.shift film="{fi}" from_time={t2} to_time={t} | Earlier | Move {fi} from {t2} to {t}.
      reel.relocate film="{fi2}" from_hall="{h2}" to_hall="{h}" | Bigger hall | So many want to see {fi2} that it goes to {h}, out of {h2}.
      fader hall="{h2}" level={l} | Loudness | Fader {l} in {h2}.
      masking hall="{h}" format=scope | Wide | The wide one, scope, for {h}.
      subtitle hall="{h2}" shown=false | No text | Without subtitles in {h2}.
      subtitle hall="{h}" shown=true language=fr | French text | French subtitles in {h}.
      seat_block hall="{h2}" row={row} seat={seat} | Broken seat | Seat {seat} in row {row} of {h2} is broken, sell it to nobody.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bottling/l2 {"line": "{l}", "bph": {b}, "rejects": {r}, "reason": "cap", "sister_line": "{l2}", "tank": "{tk}"}',
    slots: { l: 'Line 2, KHS-A, cider', l2: 'Line 5, KHS-C, water', b: '12000..28000', b2: '4000..9900', r: '14..90', tk: 'BT-3, tank 8', nm: '1.1..2.4', lo: '0.8..1.9', hi: '2.2..3.8', lot: 'L26-118B, X7-2207, 88C', d: '=2027-06-30, 2028-01-15', mm: '-4.5..-0.5', cap: 'Crown gold, 28 mm blue' },
    tools: ['filler_start(line, bottles_per_hour: int, size_ml?: 330|500|750): Fill bottles', 'filler_stop(line, empty_first: bool): Stop filling', 'filler_purge(line): Blow the filler out', 'capper_torque(line, nm: num): Set how tight caps sit', 'capper_cap(line, cap): Choose the cap', 'inkjet_text(line, lot, best_before): Set what is printed on bottles', 'inkjet_off(line): Print nothing', 'label_shift(line, mm: num): Move the label', 'pressure_band(tank, min_bar: num, max_bar: num): Set the band of pressure', 'reject_reset(line): Count rejects from zero'],
    steps: `
      filler_start line="{l2}" bottles_per_hour={b2} size_ml=500 | Sister | Half-litre bottles on the sister line, {b2} an hour.
      filler_start line="{l}" bottles_per_hour={b2} | Slower | Go on with the line that rejects, with {b2} bottles an hour, same size.
      filler_stop line="{l}" empty_first=true | Stop | Run that line empty and stop it.
      filler_stop line="{l2}" empty_first=false | Glass! | Broken glass in {l2}! Stop at once, never mind what is in it.
      filler_purge line="{l2}" | Blow out | Air through the filler of {l2}.
      capper_torque line="{l}" nm={nm} | Caps | {nm} Nm where the caps are the trouble.
      capper_cap line="{l2}" cap="{cap}" | Cap | On {l2} we use {cap}.
      inkjet_text line="{l}" lot={lot} best_before={d} | Print | Best before {d}, lot {lot}, on the reported line.
      inkjet_off line="{l2}" | No print | Nothing is printed in {l2}.
      label_shift line="{l}" mm={mm} | Crooked | {mm} mm for the label there.
      pressure_band tank="{tk}" min_bar={lo} max_bar={hi} | Tank | The tank of the message may go up to {hi} and down to {lo} bar.
      reject_reset line="{l}" | Count anew | Begin again with 0 rejects.
    `,
  },
  {
    language: 'en',
    slots: { k: 'Kiln 1, Big Nabertherm, K-7', k2: 'Kiln 3, raku, K-12', c: '980..1280', c2: '120..600', r: '30..180', h: '1..9', p: 'Bisque 04, Cone 6 slow, P-12', p2: 'lustre, glass slump', po: 'Plates Mia, Mug set 12, B-2207', n: '2..9', w: 'shut / a third open / wide open' },
    tools: ['kiln_fire(kiln, program): Fire with a stored program', 'ramp_kiln(kiln, to_c: int, per_hour: int, soak_h?: int): Heat at a rate', 'kiln_dwell(kiln, hours: int): Keep the temperature', 'kiln_cool(kiln, to_c: int, per_hour?: int): Cool down', 'kiln_skip(kiln, segment: int): Leave a segment out', 'kiln_abort(kiln): Give a firing up', 'kiln_damper(kiln, opening: closed|third|full): Move the damper', 'kiln_copy(program, new_name): Copy a program', 'ware_move(ware, from_kiln, to_kiln): Enter in which kiln something stands'],
    steps: `
      kiln_fire kiln="{k}" program="{p}" | Fire | Run {p} in {k}.
      ramp_kiln kiln="{k2}" to_c={c} per_hour={r} soak_h={h} | By hand | {r} degrees an hour up to {c} °C, then {h} hours of soak, {k2}.
      ramp_kiln kiln="{k}" to_c={c} per_hour={r} | No soak | Let {k} climb to {c} °C with {r} K/h and not stay there.
      kiln_dwell kiln="{k2}" hours={h} | Hold | {h} h as it is, {k2}.
      kiln_cool kiln="{k}" to_c={c2} per_hour={r} | Slowly down | Down to {c2}, {r} per hour, {k}.
      kiln_cool kiln="{k2}" to_c={c2} | Down | Cool {k2} to {c2} °C as fast as it goes by itself.
      kiln_skip kiln="{k}" segment={n} | Skip | Segment {n} of {k} is left out this time.
      kiln_abort kiln="{k2}" | Crack | Something cracked in {k2}. This firing is lost.
      @w kiln_damper kiln="{k}" opening=closed // kiln_damper kiln="{k}" opening=third // kiln_damper kiln="{k}" opening=full | Damper | The damper of {k}: {w}.
      kiln_copy program="{p}" new_name="{p2}" | Copy | Make a copy of {p} called {p2}
      ware_move ware="{po}" from_kiln="{k}" to_kiln="{k2}" | Other kiln | Take {po} out of {k} and put it into {k2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bikes/dock {"station": "{s}", "bike": "{b}", "battery": {bt}, "rider": "{r}", "empty_station": "{s2}"}',
    slots: { s: 'Harbour, S-14, Old Mill', s2: 'Campus, S-31, Zoo', b: 'BK-0917, 77120, X-44', b2: 'BK-1180, 70431', bt: '3..18', r: 'U-22071, m.sol', n: '2..20', min: '21..90', why: 'flat tyre, brake, no bell' },
    tools: ['bike.unlock(bike, minutes?: int): Let somebody take a bike', 'bike.lock(bike): Lock a bike', 'bike.retire(bike, reason?): Take a bike out of service', 'bike.revive(bike): Put a bike back into service', 'bike.relocate(bike, from_station, to_station): Enter where a bike stands', 'station.order(station, bikes: int): Have bikes brought', 'station.close(station, until?): Close a station', 'rider.credit(rider, minutes: int): Give a rider free minutes', 'rider.fine(rider, eur: num, reason): Fine a rider', 'van.route(stops: text[]): Plan the round of the van'],
    steps: `
      bike.unlock bike={b2} minutes={min} | Test ride | {b2} for {min} minutes.
      bike.unlock bike={b} | Lend | Let them take the bike that was just docked.
      bike.lock bike={b2} | Found open | {b2} stands about open.
      bike.retire bike={b} reason="{why}" | Repair | The bike in the message is out of service: {why}
      bike.retire bike={b2} | Worn out | No more rides for {b2}; no reason is asked for.
      bike.revive bike={b2} | Repaired | {b2} is repaired and may be ridden.
      bike.relocate bike={b} from_station="{s}" to_station="{s2}" | Over to the empty one | Where the bike was docked there are too many; enter it at the empty station.
      bike.relocate bike={b2} from_station="{s2}" to_station="{s}" | {b2} | It came to {s} from {s2}.
      station.order station="{s2}" bikes={n} | Refill | {n} bikes for the empty station.
      station.close station="{s2}" until=2026-12-31 | Building site | Shut {s2} till 2026-12-31.
      rider.credit rider={r} minutes={min} | Thanks | {min} free minutes for the rider in the message.
      rider.fine rider={r} eur=12.5 reason="left in the canal, lock 3" | Fine | 12.5 euros for that rider: "left in the canal, lock 3"
      van.route stops=["{s2}","{s}","Depot"] | Van | First {s2}, next {s}, last Depot.
    `,
  },
  {
    language: 'en',
    slots: { l: 'L-118, Oak 7, 2207-B', l2: 'L-121, ash 3, 2211-A', mm: '18..80', mm2: '100..260', mpm: '8..45', k: 'Kiln East, Chamber 2', c: '45..62', pct: '8..14', d: '6..40', n: '81..99' },
    tools: ['saw_cut(log, thickness_mm: int, width_mm: int): Saw a log', 'saw_feed(m_per_min: num): Set how fast logs move', 'saw_jam_clear(): Run back shortly and try again', 'saw_blade(off: B1|B2, on: B1|B2): Use the other blade', 'log_turn(log, degrees: 90|180): Turn a log', 'log_reject(log, why?): Do not saw a log', 'chamber_dry(chamber, celsius: int, target_pct: int, days?: int): Dry wood', 'chamber_steam(chamber, on: bool): Steam a chamber', 'stack_label(stack, text): Label a stack'],
    steps: `
      saw_cut log="{l}" thickness_mm={mm} width_mm={mm2} | Planks | From {l} cut {mm2} wide and {mm} thick.
      saw_cut log="{l2}" thickness_mm={mm} width_mm={mm2} | More planks | Boards {mm} mm by {mm2} mm, thickness first, from {l2}.
      saw_feed m_per_min={mpm} | Feed | {mpm} metres a minute.
      saw_jam_clear | Jam | It is stuck. Back a bit, then try again.
      saw_blade off=B1 on=B2 | Blunt | B1 is blunt, change to B2.
      saw_blade off=B2 on=B1 | Sharp again | B1 has been sharpened: in with it, out with B2.
      log_turn log="{l2}" degrees=180 | Over | Turn {l2} half round.
      log_turn log="{l}" degrees=90 | Quarter | A quarter turn for {l}.
      log_reject log="{l}" why="nail at 1.2 m, don't saw" | Nail | Leave {l} out: "nail at 1.2 m, don't saw"
      log_reject log="{l2}" | Rot | Nobody saws {l2}.
      chamber_dry chamber="{k}" celsius={c} target_pct={pct} days={d} | Dry | In {d} days to {pct} %, at {c} °C, {k}.
      chamber_dry chamber="{k}" celsius={c} target_pct={pct} | As long as it takes | In {k} {c} °C until {pct} %.
      chamber_steam chamber="{k}" on=false | No steam | Shut the steam of {k} off.
      stack_label stack=S-{n} text="oak 27 mm, Mr Ode's" | Label | Label S-{n}: oak 27 mm, Mr Ode's
    `,
  },
  {
    language: 'en',
    event: 'webhook /kennel/checkin {"dog": "{d}", "chip": "{ch}", "box": "{b}", "food": "{f}", "owner_tel": "{tel}", "friend_box": "{b2}"}',
    slots: { d: 'Bosco, Miss Pim, Argo', d2: 'Tilly, Rufus', ch: '=981020004417718, 276094500118822', b: 'K4, north 2, suite 1', b2: 'K9, north 6, suite 5', f: 'dry lamb, Hill i/d', tel: '=+44 7700 900118, 01 555 2207', g: '80..600', t: '=07:15, 12:30, 18:00', min: '10..70', c: '14..24' },
    tools: ['feed.plan(dog, food, grams: int, at?): Plan a meal', 'feed.skip(dog, meals: int): Leave meals out', 'yard.let(box, yard: A|B, minutes?: int): Let a dog into a yard', 'yard.call(box): Call a dog back in', 'box.warm(box, celsius: int): Warm a box', 'box.move(chip, from_box, to_box): Move a dog', 'box.keep_apart(first, second): Two dogs do not meet', 'pill.give(dog, name, tablets: num): Enter a pill', 'owner.text(phone, text): Write to an owner'],
    steps: `
      feed.plan dog="{d}" food="{f}" grams={g} at={t} | Meal | At {t} {g} g of what it eats, for the new dog.
      feed.plan dog="{d2}" food="rice, plain" grams={g} | Light meal | Give {d2} {g} g of "rice, plain", whenever there is time.
      feed.skip dog="{d}" meals=2 | Upset | The new one leaves out two meals.
      yard.let box="{b}" yard=B minutes={min} | Out | {min} minutes in yard B for the dog that came.
      yard.let box="{b2}" yard=A | Friend too | Its friend's box opens into yard A, no time set.
      yard.call box="{b2}" | Rain | In with the one from {b2}.
      box.warm box="{b}" celsius={c} | Warm | {c} °C in the box that was given.
      box.move chip={ch} from_box="{b}" to_box="{b2}" | Together | Move this dog in with its friend.
      box.keep_apart first="{d}" second="{d2}" | Apart | They hate each other, {d} and {d2}.
      pill.give dog="{d}" name="Rimadyl 50" tablets=0.5 | Pill | Half a Rimadyl 50 for the dog in the message.
      owner.text phone="{tel}" text="All well, {d} ate it all!" | Owner | To the owner: "All well, {d} ate it all!"
    `,
  },
  {
    language: 'en',
    event: 'mqtt bloodbank/shaker {"unit": "{u}", "type": "{ty}", "temp": {t}, "shelf": "{s}", "next_shelf": "{s2}"}',
    slots: { u: 'W0417-26-008817, BB-2207, P/9930', u2: 'W0417-26-004410, BB-2188', ty: '=O neg, A pos, B neg', t: '20.5..24.5', s: 'S2, top left, R1-4', s2: 'S3, top right, R1-5', h: '=OR 3, ER, Ward 7B', g: '2000..4800', min: '4..19', c: '30..38', d: '=2026-12-08, 2026-12-31' },
    tools: ['unit_issue(unit, ward, two_checked: bool): Hand a unit out', 'unit_return(unit): Take a unit back', 'unit_discard(unit, why): Throw a unit away', 'unit_move(unit, from_shelf, to_shelf): Put a unit on another shelf', 'unit_reserve(unit, patient, until?): Keep a unit for a patient', 'spin_bag(unit, g: int, minutes: int): Spin a bag', 'thaw_bag(unit, celsius: int, minutes?: int): Thaw a bag', 'shaker_pause(): Stop the shaker shortly', 'query_stock(type): Say how many units there are'],
    steps: `
      unit_issue unit={u} ward="{h}" two_checked=true | Out | To {h} goes the unit in the message. Two of us have checked it.
      unit_return unit={u2} | Not used | {u2} was not used and comes back to us.
      unit_discard unit={u2} why="bag leaks, 3 ml" | Leak | Throw {u2} away: bag leaks, 3 ml
      unit_move unit={u} from_shelf="{s}" to_shelf="{s2}" | Next shelf | That unit goes one shelf on, to the one that is named next.
      unit_move unit={u2} from_shelf="{s2}" to_shelf="{s}" | {u2} | It lies on {s2} and belongs on {s}.
      unit_reserve unit={u} patient=P-20418 until={d} | Reserved | Till {d} this unit is for patient P-20418.
      unit_reserve unit={u2} patient=0077-31 | Kept | {u2} for 0077-31, open end.
      spin_bag unit={u} g={g} minutes={min} | Spin | {min} min at {g} g with the reported bag.
      thaw_bag unit={u2} celsius={c} minutes={min} | Thaw | {u2}, {min} minutes in {c} °C water.
      thaw_bag unit={u2} celsius={c} | Thaw slowly | Thaw {u2} at {c} °C until it's liquid.
      shaker_pause | Hand in there | The shaker pauses while I reach in.
      query_stock type="{ty}" | How much is left? | Of the type in the message, how many are there?
    `,
  },
  {
    language: 'en',
    event: 'webhook /choc/temper {"machine": "{m}", "mass": "{ma}", "temp": {t}, "kg": {kg}, "spare": "{m2}"}',
    slots: { m: 'TM-2, wheel 1, Selmi', m2: 'TM-5, wheel 3, Pomati', ma: 'dark 70, milk, ruby', ma2: 'White, Ghana 55', t: '33.5..36.5', c: '27.0..29.5', c2: '30.0..32.5', kg: '4..28', hz: '31..60', s: '61..99', mo: 'Bear 12, Bar 100 g, Heart', n: '101..480', nut: 'hazelnut, sea salt, cocoa nibs' },
    tools: ['temper_set(machine, cool_to: num, work_at: num): Set the temperatures', 'temper_start(machine, mass?): Start a machine', 'temper_stop(machine, keep_warm?: bool): Stop a machine', 'mould_fill(mould, pieces: int, topping?): Fill moulds', 'vibrate(hz: int, secs: int): Shake the moulds', 'tunnel(state: running|off, celsius?: num): Set the cooling tunnel', 'mass_pump(from_machine, to_machine, kg: num): Pump chocolate over', 'mass_left(machine): Say how much is left'],
    steps: `
      temper_set machine="{m}" cool_to={c} work_at={c2} | Too warm | The machine in the message: cool to {c} °C and work at {c2} °C.
      temper_set machine="{m2}" cool_to={c} work_at={c2} | Spare | Work at {c2}, but first down to {c}; the spare.
      temper_start machine="{m2}" mass="{ma2}" | Start | Pour {ma2} into {m2} and go.
      temper_start machine="{m}" | Go on | The reported machine can go on with what is in it.
      temper_stop machine="{m2}" keep_warm=true | Break | Stop {m2}, yet let it not get hard.
      temper_stop machine="{m}" keep_warm=false | Evening | End for today at {m}. It need not stay warm.
      mould_fill mould="{mo}" pieces={n} topping="{nut}" | Moulds | {n} of {mo}, with {nut} on top.
      mould_fill mould="{mo}" pieces={n} | Plain | Fill {n} of {mo}, nothing on top.
      vibrate hz={hz} secs={s} | Bubbles | {s} s at {hz} Hz.
      tunnel state=running celsius=9.5 | Tunnel | Let the tunnel run at 9.5 °C.
      tunnel state=off | Tunnel off | Nothing needs cooling any more.
      mass_pump from_machine="{m}" to_machine="{m2}" kg={kg} | Over | The reported kg, all of them, from there into the spare.
      mass_left machine="{m2}" | Enough? | How much is in {m2}?
    `,
  },
  {
    language: 'en',
    event: 'mqtt quarry/crusher {"crusher": "{k}", "gap_mm": {g}, "amps": {a}, "belt": {b}, "pile": "{pi}"}',
    slots: { k: 'BR-1, jaw 2, cone east', k2: 'BR-4, Jaw 5, Cone west', g: '60..110', g2: '18..55', a: '180..260', b: '2..9', b2: '11..17', pi: '0/32, 16/22, sand', pi2: '2/5, 32/63', t: '=06:45, 11:30, 15:00', n: '2..4', v: '1.2..3.4', pl: 'KO-T 118, MYK 77' },
    tools: ['crush_gap(crusher, mm: int): Set the gap', 'crush_start(crusher, empty_run_s?: int): Start a crusher', 'crush_stop(crusher, run_empty: bool): Stop a crusher', 'belt_speed(belt: int, mps: num): Set a belt', 'belt_reroute(belt: int, from_pile, to_pile): Let a belt drop on another pile', 'spray(level: off|low|high): Water against dust', 'blast_siren(at, blasts: int): Plan the siren', 'load_truck(plate, pile, tonnes: num): Load a truck', 'pile_left(pile): Say how much lies there'],
    steps: `
      crush_gap crusher="{k}" mm={g2} | Finer | {g2} mm where the current is high.
      crush_start crusher="{k2}" empty_run_s={b2} | Start | Start {k2}, with {b2} seconds of running empty.
      crush_start crusher="{k}" | Start again | The crusher in the message starts again.
      crush_stop crusher="{k}" run_empty=true | Lunch | Let it crush what is in there, then stop the reported one.
      crush_stop crusher="{k2}" run_empty=false | Iron! | Iron in {k2}! Stop as it is.
      belt_speed belt={b} mps={v} | Belt | {v} m/s on the belt of the message.
      belt_reroute belt={b2} from_pile="{pi}" to_pile="{pi2}" | Other pile | Belt {b2} drops on {pi2} in future, up to now on {pi}.
      spray level=high | Dust | Water against the dust, all we have.
      spray level=low | Less dust | A little water is plenty.
      spray level=off | Frost | It freezes, so no water.
      blast_siren at={t} blasts={n} | Blasting | {n} times at {t}.
      load_truck plate="{pl}" pile="{pi2}" tonnes=24.5 | Load | 24.5 t of {pi2} onto {pl}.
      pile_left pile="{pi}" | How much is left? | Look at the pile of the message.
    `,
  },
  {
    language: 'en',
    event: 'webhook /camp/arrival {"pitch": "{p}", "guest": "{g}", "plate": "{pl}", "nights": {n}, "amp": {a}, "neighbour_pitch": "{p2}"}',
    slots: { p: 'B14, lake 3, W-07', p2: 'B15, Lake 4, W-08', p3: 'D02, Wood 9', g: 'Fam. Roos, Ilse Bo', pl: 'NL-22-XK, 1-ABC-204', n: '2..9', a: '=6, 10, 16', d: '=2027-07-03, 2027-07-09', d2: '=2027-07-19, 2027-08-02', eur: '12..88', min: '21..58', wd: 'firewood, bread, ice' },
    tools: ['pitch_power(pitch, amps: int): Give power', 'pitch_power_off(pitch): Take the power away', 'pitch_book(pitch, name, arrive, leave): Book a pitch', 'pitch_change(name, old_pitch, new_pitch): Give guests another pitch', 'pitch_bill(pitch, eur: num, text?): Charge a pitch', 'gate_code(plate, nights: int): Let a car in', 'shower_time(pitch, minutes: int): Give hot water', 'bring(pitch, item, qty: int): Bring something', 'quiet(from_time, to_time): Set the quiet hours'],
    steps: `
      pitch_power pitch="{p}" amps={a} | Power | As many amps as the new guests ordered.
      pitch_power_off pitch="{p2}" | They left | Next to them it is empty now: no power there.
      pitch_book pitch="{p3}" name="{g}" arrive={d} leave={d2} | Next year | Keep {p3} for {g}: they leave {d2}, come {d}.
      pitch_change name="{g}" old_pitch="{p}" new_pitch="{p3}" | Too muddy | The guests in the message would rather stand on {p3}.
      pitch_bill pitch="{p}" eur={eur} text="dog, 2 nights; boat" | Extras | {eur} euros for this pitch: "dog, 2 nights; boat"
      pitch_bill pitch="{p2}" eur={eur} | Bill | Charge {p2} {eur} euros. No text.
      gate_code plate={pl} nights={n} | Gate | Let that car in for all of its nights.
      shower_time pitch="{p2}" minutes={min} | Hot water | {min} minutes for the neighbours.
      bring pitch="{p}" item={wd} qty=3 | Bring | Three times {wd} to {g}.
      quiet from_time=22:30 to_time=06:45 | Quiet | Until 06:45 nobody makes noise, from 22:30 on.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Knoll 2, Roof, ST-118', s2: 'Bay, glacier, ST-204', min: '2..15', m: '20..60', v: '2.5..9.5', k: '-1.5..-0.1', ch: '=T2m, RH, wind10', ch2: '=rain_mm, snow_cm, lux_out', h: 'logger-3, 10.4.0.18, met.orrin.example', p: '=8883, 2101, 502', d: '=2026-11-03, 2026-10-28', d2: '=2026-11-09, 2026-11-30', em: 'obs@lind.example, k.may@tarn.dev' },
    tools: ['stn_interval(station, minutes: int): Set how often it measures', 'stn_calibrate(station, channel, offset: num): Correct a channel by so much', 'stn_reset_cal(station, channel): Drop a correction', 'stn_sample(station, channel): Measure now', 'stn_limits(station, channel, lower: num, upper: num): Set alarm limits', 'stn_upload(station, host, port: int, tls?: bool): Say where data go', 'stn_gap(station, first_day, last_day): Mark days without data', 'stn_heater(station, mode: off|auto|full): Heat a sensor', 'stn_mail(station, address, channels: text[]): Mail data'],
    steps: `
      stn_interval station="{s}" minutes={min} | Interval | Every {min} minutes is often enough for the station {s}.
      stn_calibrate station="{s2}" channel={ch} offset={k} | Reads high | {ch} of {s2} by {k}.
      stn_reset_cal station="{s2}" channel={ch} | Undo | Take the correction of {ch} at {s2} away.
      stn_sample station="{s}" channel={ch2} | Now | Have {ch2} measured this minute at {s}.
      stn_limits station="{s}" channel={ch} lower={k} upper={v} | Alarm | {ch} of {s}: alarm over {v} and under {k}.
      stn_limits station="{s2}" channel={ch2} lower={v} upper={m} | Limits | Between {v} and {m}, that's good for {ch2} at {s2}.
      stn_upload station="{s}" host={h} port={p} tls=false | Upload | {h}, port {p}, unencrypted, for {s}.
      stn_upload station="{s2}" host={h} port={p} | Same host | Let {s2} send to port {p} of {h} as well; leave TLS as it is.
      stn_gap station="{s}" first_day={d} last_day={d2} | Gap | No data for {s} until {d2}, first bad day {d}.
      stn_heater station="{s2}" mode=full | Ice | Thick ice on {s2}, heat with all it has.
      stn_heater station="{s}" mode=auto | By itself | Let {s} decide itself when to heat.
      stn_mail station="{s2}" address={em} channels=["{ch2}","{ch}"] | Mail | {ch2} and {ch} of {s2}, in that order, to {em}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt depot/bus {"bus": "{b}", "bay": "{y}", "soc": {s}, "line_next": "{l}", "spare_bus": "{b2}"}',
    slots: { b: '4471, E-12, Solaris 3', b2: '4490, E-19, Solaris 8', y: 'Y3, north 2, R-07', y2: 'Y9, south 5, R-14', s: '11..34', l: '11, N4, 220', l2: '64, N7, 380', t: '=04:50, 05:35, 13:10', pct: '60..100', kw: '40..59', c: '16..22', dr: 'Pia Holt, 20418' },
    tools: ['busCharge(bus, toPct: int, maxKw?: int): Charge a bus', 'busUnplug(bus): End charging', 'busWarm(bus, celsius: int, readyAt?): Warm a bus', 'busAssign(bus, line, leaves): Give a bus a line', 'busSwap(outBus, inBus, line): Use another bus on a line', 'busMove(bus, fromBay, toBay): Move a bus in the depot', 'busWash(bus, inside: bool, outside: bool): Wash a bus', 'busSign(bus, text): Show a text on the front', 'driverSet(bus, driver): Enter the driver'],
    steps: `
      busCharge bus="{b}" toPct={pct} maxKw={kw} | Charge | {kw} kW at most, up to {pct} %, the bus that came in.
      busCharge bus="{b2}" toPct={pct} | Spare | The spare to {pct} per cent, power as you like.
      busUnplug bus="{b2}" | Cable off | Enough for {b2}, take it off the cable.
      busWarm bus="{b}" celsius={c} readyAt={t} | Warm | {c} °C inside by {t}, same bus.
      busWarm bus="{b2}" celsius={c} | Cold seats | Have {c} °C in {b2}.
      busAssign bus="{b}" line={l2} leaves={t} | Other line | At {t} the bus of the message leaves as {l2}.
      busSwap outBus="{b}" inBus="{b2}" line={l} | Take the spare | The reported one has too little charge, so the spare does its next line.
      busMove bus="{b}" fromBay="{y}" toBay="{y2}" | Move | From its bay to {y2}.
      busWash bus="{b2}" inside=false outside=true | Wash | Only the outside of {b2}, not the inside.
      busWash bus="{b}" inside=true outside=true | Dirty | The one that came in is filthy in and out.
      busSign bus="{b2}" text="Sorry, I'm not in service" | Sign | On the front of {b2}: "Sorry, I'm not in service"
      driverSet bus="{b}" driver="{dr}" | Driver | The driver is {dr}.
    `,
  },
];
