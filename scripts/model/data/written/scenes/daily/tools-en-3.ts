import type { Scene } from '../../scene';

/** Tools of other makers in plain, short steps, in English, part 3. */
export const dailyToolsEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /depot/tram {"tram": "{t}", "track": {k}, "charge_pct": {pc}, "doors": "{d}"}',
    slots: { t: 'T-204, 3317, Combino 8', t2: 'T-219, 3340, Combino 15', k: '1..6', k2: '7..18', pc: '30..60', d: '=closed / open', kw: '40..150', pct: '70..100', tm: '=04:40, 05:15, 05:50', l: 'line 4, N7, line 12' },
    tools: ['tram_shunt(tram, track: int, kmh?: int): Move a tram to a track', 'tram_charge(tram, kw: int, until_pct?: int): Charge a tram', 'tram_duty(line, tram, leaves_at): Put a tram on a line', 'tram_wash(tram, program: short|long): Wash a tram'],
    steps: `
      @d tram_shunt tram={t} track={k2} // failed "the doors of {t} are {d}" | Shunt | Shunt the reported tram to track {k2} if its doors are closed.
      tram_shunt tram={t2} track={k2} kmh=5 | Slowly | {t2} to track {k2} at 5 km/h.
      tram_charge tram={t} kw={kw} until_pct={pct} | Charge | Charge {t} with {kw} kW up to {pct} %.
      tram_charge tram={t2} kw={kw} | Charge the other | {kw} kW for {t2}.
      tram_duty line="{l}" tram={t2} leaves_at={tm} | Duty | {t2} leaves at {tm} on {l}.
      tram_duty line="{l}" tram={t} leaves_at={tm} | First run | Put {t} on {l}, departure {tm}.
      tram_wash tram={t2} program=long | Wash | Long wash for {t2}.
      tram_wash tram={t} program=short | Quick wash | Short wash for the reported tram.
    `,
  },
  {
    language: 'en',
    slots: { b: 'BK-118, R2207, cargo 4', s: 'Station Square, dock 12, S-07', s2: 'Canal, dock 31, S-22', u: '=U40118, U77120', eur: '1.5..14.5', n: '2..15', min: '20..90', why: 'flat tyre, broken lock, no light' },
    tools: ['bike.unlock(bike, user, minutes?: int): Unlock a bike', 'bike.outOfService(bike, reason): Take a bike out of service', 'bike.rebalance(bikes: int, to, from): Move bikes between docks', 'bike.credit(user, amount: num, note?): Credit a user'],
    steps: `
      bike.unlock bike="{b}" user={u} | Unlock | Unlock {b} for {u}.
      bike.unlock bike="{b}" user={u} minutes={min} | For a while | {u} gets {b} for {min} minutes.
      bike.outOfService bike="{b}" reason="{why}" | Out of service | Take {b} out of service: {why}.
      bike.rebalance bikes={n} to="{s2}" from="{s}" | Rebalance | Move {n} bikes from {s} to {s2}.
      bike.rebalance bikes={n} to="{s}" from="{s2}" | Back again | To {s}: {n} bikes from {s2}.
      bike.credit user={u} amount={eur} | Credit | Credit {eur} to {u}.
      bike.credit user={u} amount={eur} note="bike was broken" | With a note | {eur} for {u}, note "bike was broken".
      bike.credit user={u} amount={eur} note="referral" | Referral | Credit user {u} with {eur} and the note "referral".
    `,
  },
  {
    language: 'en',
    event: 'mqtt quarry/crusher {"crusher": "{c}", "load_pct": {ld}, "guard": "{g}", "belt": "{b}"}',
    slots: { c: 'JC-1, crusher 3', c2: 'JC-4, crusher 8', ld: '20..60', g: '=closed / open, missing', b: 'BC-2, belt 7', b2: 'BC-9, belt 14', mm: '18..75', th: '90..420', mps: '0.6..2.4', sec: '76..89', lv: 'bench 3, B-12', tm: '=11:30, 14:15', d: '=2026-12-03, 2026-12-10' },
    tools: ['crush_start(crusher, gap_mm: int, t_h?: int): Start a crusher', 'crush_stop(crusher, empty: bool): Stop a crusher', 'conveyor(belt, mps: num, reverse?: bool): Run a conveyor', 'blast_plan(date, time, bench): Plan a blast'],
    steps: `
      @g crush_start crusher={c} gap_mm={mm} // failed "the guard of {c} is {g}" | Start | With its guard closed, start the reported crusher at a gap of {mm} mm.
      crush_start crusher={c2} gap_mm={mm} t_h={th} | Start {c2} | {th} t/h on {c2}, gap {mm} mm.
      crush_stop crusher={c2} empty=true | Stop empty | Run {c2} empty, then stop it.
      crush_stop crusher={c} empty=false | Stop loaded | Stop {c} without emptying it.
      conveyor belt={b} mps={mps} | Belt | {b} at {mps} m/s.
      conveyor belt={b2} mps={mps} reverse=true | Reverse | Run {b2} in reverse at {mps} m/s.
      conveyor belt={b} mps={mps} reverse=false | Forward | Belt {b} forward, {mps} m/s.
      blast_plan date={d} time={tm} bench={lv} | Blast | Blast on {lv} at {tm} on {d}.
    `,
  },
  {
    language: 'en',
    slots: { k: 'K-4, lehr 2, pot B', k2: 'K-9, lehr 5, pot F', c: '480..560', c2: '1040..1180', h: '3..14', r: '15..60', rpm: '2..9', x: 'cobalt, selenium, chrome green', g: '65..750', mo: 'MD-31, vase 7' },
    tools: ['annealStart(kiln, celsius: int, hours: int, rate_k_h?: int): Anneal', 'gatherTemp(kiln, celsius: int): Set the temperature for gathering', 'tintAdd(grams: int, kiln, tint): Add a tint', 'blowMould(mould, bar: num, seconds?: int): Blow into a mould'],
    steps: `
      annealStart kiln="{k}" celsius={c} hours={h} | Anneal | Anneal at {c} °C for {h} hours in {k}.
      annealStart kiln="{k2}" celsius={c} hours={h} rate_k_h={r} | Slow anneal | {k2}: {r} K per hour, {c} °C, {h} hours.
      gatherTemp kiln="{k}" celsius={c2} | Gather | Set {k} to {c2} °C for gathering.
      gatherTemp kiln="{k2}" celsius={c2} | {k2} | Gathering temperature {c2} °C.
      tintAdd grams={g} kiln="{k2}" tint="{x}" | Tint | Add {g} g of {x} to {k2}.
      tintAdd grams={g} kiln="{k}" tint="{x}" | Colour | Into {k}: {x}, {g} grams.
      blowMould mould={mo} bar=1.8 | Blow | Blow {mo} at 1.8 bar.
      blowMould mould={mo} bar=0.6 seconds={h} | Softly | {h} seconds at 0.6 bar in {mo}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cinema/show {"hall": {h}, "film": "{f}", "starts": "{t}", "projector": "{p}", "drm_key": "{key}"}',
    slots: { h: '1..4', h2: '5..12', f: 'Low Tide, The Glass Road', f2: 'Paper Kings, Ninth Floor', t: '=17:15, 20:00', t2: '=18:40, 21:20, 22:45', p: 'NEC-1, Barco 3', key: '=valid / expired, missing', db: '-12..-2', pct: '15..60', sec: '61..75', d: '=2026-12-05, 2026-12-19', eur: '7.5..14.5' },
    tools: ['show_start(hall: int, film, trailers?: int): Start a show', 'show_plan(film, hall: int, date, time, price?: num): Plan a show', 'hall_sound(hall: int, db: int): Set the sound', 'hall_light(hall: int, percent: int, fade_s?: int): Set the light'],
    steps: `
      @key show_start hall={h} film="{f}" // failed "the key for {f} is {key}" | Start | Start the show in the message, only with a valid key.
      show_start hall={h2} film="{f2}" trailers=3 | With trailers | {f2} in hall {h2} with 3 trailers.
      show_plan film="{f2}" hall={h2} date={d} time={t2} | Plan | Plan {f2} on {d} at {t2} in hall {h2}.
      show_plan film="{f}" hall={h2} date={d} time={t2} price={eur} | Extra show | Hall {h2}, {f}, {d}, {t2}, price {eur}.
      hall_sound hall={h} db={db} | Sound | {db} dB in the hall of the show.
      hall_sound hall={h2} db={db} | Hall {h2} | Sound at {db} dB.
      hall_light hall={h2} percent={pct} fade_s={sec} | Light | Light in hall {h2} to {pct} % within {sec} seconds.
      hall_light hall={h} percent=0 | Dark | Hall {h} to 0 %.
    `,
  },
  {
    language: 'en',
    slots: { t: 'C-14, tank 3, oak 7', t2: 'C-22, tank 9, oak 12', v: 'Riesling, Merlot, Pinot Gris', c: '11.5..24.5', mg: '10..60', hl: '4.5..38.5', n: '70..190', h: '2..9', y: 'EC-1118, QA23', d: '=2026-12-16, 2027-04-02', b: 'north slope, P-4, Old Wall' },
    tools: ['cellar-cool(tank, celsius: num): Set a tank', 'cellar-sulphur(mg_l: int, tank, stir?: bool): Add sulphur', 'cellar-rack(hl: num, from, to): Rack wine', 'cellar-yeast(tank, strain, grams: int): Add yeast', 'vine-irrigate(block, hours: int, date?): Irrigate a block'],
    steps: `
      cellar-cool tank={t} celsius={c} | Cool | Cool {t} to {c} °C.
      cellar-sulphur mg_l={mg} tank={t2} | Sulphur | {mg} mg/l sulphur in {t2}.
      cellar-sulphur mg_l={mg} tank={t} stir=true | Stirred in | Add {mg} mg/l sulphur to {t} and stir.
      cellar-rack hl={hl} from={t} to={t2} | Rack | Rack {hl} hl from {t} to {t2}.
      cellar-rack hl={hl} from={t2} to={t} | Rack back | {t} gets {hl} hl from {t2}.
      cellar-yeast tank={t2} strain={y} grams={n} | Yeast | {n} g of {y} into {t2}.
      vine-irrigate block="{b}" hours={h} | Irrigate | Irrigate {b} for {h} hours.
      vine-irrigate block="{b}" hours={h} date={d} | On a date | On {d}, {h} hours of water for {b}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fire/call {"call": "{c}", "address": "{a}", "kind": "{k}", "engine": "{e}", "crew": {n}}',
    slots: { c: 'F-4471, 2026/118', a: '14 Birch Road, Dock 3, Tannery Hill 9', a2: '2 Well Street, Silo Park, Mill Court 5', k: 'smoke, flooding', e: 'E-2, Ladder 7', e2: 'E-5, Tanker 11', n: '=4, 5, 6 / 0, 1', ch: '12..48', bar: '6.5..11.5', min: '61..88' },
    tools: ['fire_dispatch(address, engine, siren?: bool): Send an engine', 'fire_recall(engine, reason?): Call an engine back', 'fire_radio(channel: int, engines: text[]): Put engines on a channel', 'fire_pump(engine, bar: num, foam: bool): Set a pump'],
    steps: `
      @n fire_dispatch address="{a}" engine="{e}" // failed "{e} has a crew of {n}" | Dispatch | Send the engine in the call to its address if its crew is at least four.
      fire_dispatch address="{a2}" engine="{e2}" siren=false | No siren | Send {e2} to {a2} without siren.
      fire_dispatch address="{a2}" engine="{e2}" siren=true | Siren on | {e2}, with siren, to {a2}.
      fire_recall engine="{e2}" | Recall | Call {e2} back.
      fire_recall engine="{e}" reason="false alarm" | False alarm | Recall {e}, reason "false alarm".
      fire_radio channel={ch} engines=["{e}", "{e2}"] | Radio | {e} and {e2} on channel {ch}.
      fire_pump engine="{e2}" bar={bar} foam=true | Foam | {bar} bar with foam on {e2}.
      fire_pump engine="{e}" bar={bar} foam=false | Water | Pump of {e}: {bar} bar, no foam.
    `,
  },
  {
    language: 'en',
    slots: { f: 'Petrel, MF-4, Isle Queen', f2: 'Gannet, MF-9, Sound Star', t: '=07:10, 09:45, 12:30', t2: '=14:20, 17:55, 20:15', q: '2..5', q2: '6..11', kn: '8.5..17.5', n: '12..90', min: '91..120', d: '=2026-12-24, 2027-01-06' },
    tools: ['ferry.depart(vessel, quay: int, at): Set a departure', 'ferry.cancel(vessel, date, at, reason?): Cancel a departure', 'ferry.cars(max: int, vessel): Limit the cars', 'ferry.speed(vessel, knots: num): Set the speed', 'quay.ramp(quay: int, state: up|down): Move a ramp'],
    steps: `
      ferry.depart vessel="{f}" quay={q} at={t} | Departure | {f} departs at {t} from quay {q}.
      ferry.depart vessel="{f2}" quay={q2} at={t2} | Second boat | Quay {q2}, {t2}, {f2}.
      ferry.cancel vessel="{f}" date={d} at={t2} | Cancel | Cancel the {t2} departure of {f} on {d}.
      ferry.cancel vessel="{f2}" date={d} at={t} reason="high wind" | Wind | On {d} the {t} of {f2} is cancelled because of "high wind".
      ferry.cars max={n} vessel="{f2}" | Cars | At most {n} cars on {f2}.
      ferry.speed vessel="{f}" knots={kn} | Speed | {f} at {kn} knots.
      quay.ramp quay={q2} state=down | Ramp | Lower the ramp at quay {q2}.
      quay.ramp quay={q} state=up | Ramp up | Ramp {q} up.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pbx/queue {"queue": "{q}", "waiting": {n}, "agent": "{a}", "caller": "{c}"}',
    slots: { q: 'billing, support-2', q2: 'sales, returns-4', n: '4..19', a: 'Ruth, Emeka', c: '=+4930551882, +3225550143 / ∅', c2: '=+4915550911, +4420555017', e: '201..399', sec: '20..90', f: 'hold_2.wav, closed.mp3', t: '=08:30, 09:00', t2: '=16:30, 19:00' },
    tools: ['pbx.callback(number, queue, note?): Plan a call back', 'pbx.forward(extension: int, number, after_s?: int): Forward an extension', 'pbx.announce(file, queue, every_s?: int): Play an announcement', 'pbx.hours(queue, opens, closes): Set the hours of a queue'],
    steps: `
      @c pbx.callback number={c} queue={q} // failed "the message has no caller" | Call back | Plan a call back to the caller for the reported queue.
      pbx.callback number={c2} queue={q2} note="speaks French" | French | Call {c2} back from {q2}, note "speaks French".
      pbx.forward extension={e} number={c2} | Forward | Forward {e} to {c2}.
      pbx.forward extension={e} number={c2} after_s={sec} | After a while | After {sec} seconds extension {e} goes to {c2}.
      pbx.announce file={f} queue={q2} | Announcement | Play {f} in {q2}.
      pbx.announce file={f} queue={q} every_s={sec} | Repeat | Every {sec} seconds, {f} in the reported queue.
      pbx.hours queue={q2} opens={t} closes={t2} | Hours | {q2} is open from {t} to {t2}.
      pbx.hours queue={q} opens={t} closes={t2} | New hours | {q} closes at {t2} and opens at {t}.
    `,
  },
  {
    language: 'en',
    slots: { g: 'G-3, bay east, house 2', g2: 'G-8, bay west, house 6', l: '40..480', ec: '1.2..2.9', ph: '5.4..6.4', min: '5..35', h: '10..18', ppm: '500..1100', a: '14..17', b: '19..24' },
    tools: ['gh_water(house, litres: int, minutes?: int): Water a house', 'gh_feed(house, ph: num, ec: num): Set the feed', 'gh_lamps(hours: int, house): Set the hours of light', 'gh_day_night(house, day_c: int, night_c: int): Set day and night temperature', 'gh_shade(house, percents: num[]): Set the shade cloths in order'],
    steps: `
      gh_water house="{g}" litres={l} | Water | {l} litres for {g}.
      gh_water house="{g2}" litres={l} minutes={min} | Slowly | Within {min} minutes, {l} litres into {g2}.
      gh_feed house="{g}" ph={ph} ec={ec} | Feed | EC {ec} and pH {ph} for {g}.
      gh_feed house="{g2}" ph={ph} ec={ec} | Feed {g2} | pH {ph}, EC {ec}.
      gh_lamps hours={h} house="{g2}" | Lamps | Lamps of {g2}: {h} hours a day.
      gh_day_night house="{g}" day_c={b} night_c={a} | Temperatures | At night {a} °C and by day {b} °C in {g}.
      gh_day_night house="{g2}" day_c={b} night_c={a} | Day and night | {g2}: day {b} °C, night {a} °C.
      gh_shade house="{g}" percents=[20, {min}, 60] | Shade | Shade cloths of {g} in this order: 20, {min}, 60.
    `,
  },
  {
    language: 'en',
    event: 'mqtt church/tower {"bell": {b}, "rope": "{r}", "ringer": "{w}", "clapper": "{c}"}',
    slots: { b: '1..3', b2: '4..8', r: 'ok', w: 'Aled, Brigid', c: '=free / tied, frozen', n: '12..60', m: '61..90', t: '=07:00, 12:00, 18:00', d: '=2026-12-24, 2027-01-01', s: 'Trumpet 8, Flute 4, Bourdon 16' },
    tools: ['bell_ring(bell: int, strokes: int, at?): Ring a bell', 'bell_peal(bells: int[], minutes: int): Ring several bells', 'bell_mute(from, to, bell: int): Keep a bell silent', 'organ_stop(stop, drawn: bool): Move an organ stop'],
    steps: `
      @c bell_ring bell={b} strokes={n} // failed "the clapper is {c}" | Ring | Ring the reported bell {n} times if its clapper is free.
      bell_ring bell={b2} strokes={n} at={t} | At a time | {n} strokes on bell {b2} at {t}.
      bell_peal bells=[{b}, {b2}] minutes={n} | Peal | Bells {b} and {b2} for {n} minutes.
      bell_peal bells=[{b2}, 9, 10] minutes={m} | Festive | {m} minutes of bells {b2}, 9 and 10.
      bell_mute from=22:00 to=06:30 bell={b2} | Night | Bell {b2} is silent from 22:00 to 06:30.
      organ_stop stop="{s}" drawn=true | Stop | Draw {s}.
      organ_stop stop="{s}" drawn=false | Push in | {s} is no longer drawn.
    `,
  },
  {
    language: 'en',
    slots: { d: 'DR-3, hawk 2, M300', d2: 'DR-8, hawk 6, M350', lat: '=47.3812, 52.1094', lon: '=8.5401, -1.2247', m: '20..110', kmh: '12..19', w: '2..9', f: 'orchard.kml, dam_east.kml', s: '111..130' },
    tools: ['uav.goto(drone, lat: num, lon: num, alt_m?: int): Fly to a point', 'uav.mission(file, drone, speed_kmh?: int): Fly a mission', 'uav.home(drone, alt_m?: int): Fly home', 'uav.photo(drone, count: int, every_s?: int): Take photos'],
    steps: `
      uav.goto drone="{d}" lat={lat} lon={lon} | Fly | {d} to latitude {lat}, longitude {lon}.
      uav.goto drone="{d2}" lat={lat} lon={lon} alt_m={m} | At a height | At {m} m, send {d2} to longitude {lon}, latitude {lat}.
      uav.mission file={f} drone="{d2}" | Mission | {d2} flies {f}.
      uav.mission file={f} drone="{d}" speed_kmh={kmh} | Slow mission | Fly {f} with {d} at {kmh} km/h.
      uav.home drone="{d}" | Home | Bring {d} home.
      uav.home drone="{d2}" alt_m={m} | Home high | {d2} flies home at {m} m.
      uav.photo drone="{d}" count={s} every_s={w} | Series | {s} photos with {d}, one every {w} seconds.
      uav.photo drone="{d2}" count=1 | One photo | One photo from {d2}.
    `,
  },
  {
    language: 'en',
    slots: { d: 'sensors, shop_eu', d2: 'archive, shop_us', tb: 'orders, readings', u: 'anna_ro, svc-report', n: '3..30', f: 'nightly.dump, q3.sql', h: '=10.20.4.11, 10.8.0.35', p: '5433..6400', col: 'price, city', col2: 'status, owner', t: '=01:30, 03:15' },
    tools: ['db_backup(database, file, compress?: bool): Back a database up', 'db_grant(user, database, right: read|write|admin): Grant a right', 'db_index(table, columns: text[], unique?: bool): Create an index', 'db_replica(host, port: int, database): Add a replica', 'db_vacuum(at, keep_days?: int, table): Plan cleaning up'],
    steps: `
      db_backup database={d} file={f} compress=true | Backup | Back {d} up to {f}, compressed.
      db_backup database={d2} file={f} | Second backup | {d2} into {f}.
      db_grant user={u} database={d} right=read | Grant | {u} may only read {d}.
      db_grant user={u} database={d2} right=admin | Admin | Make {u} an admin of {d2}.
      db_index table={tb} columns=["{col}", "{col2}"] | Index | Index on {col} and {col2} of table {tb}.
      db_index table={tb} columns=["{col2}"] unique=true | Unique | A unique index on {col2} in {tb}.
      db_replica host={h} port={p} database={d} | Replica | Add {h}, port {p}, as a replica of {d}.
      db_vacuum at={t} keep_days={n} table={tb} | Clean up | Clean {tb} at {t}, keep {n} days.
    `,
  },
  {
    language: 'en',
    event: 'peripheral - {"key": "kitchen-1", "fryer": "{f}", "oil_level": "{o}"}',
    slots: { f: 'FR-1, fryer 3', f2: 'FR-4, fryer 7', o: '=ok / low, empty', c: '160..190', min: '3..9', k: 'chips, dumplings', n: '12..60', tb: '61..80', t: '=12:15, 19:30', w: 'Ilse, Bruno' },
    tools: ['fryer_heat(fryer, celsius: int, timer_min?: int): Heat a fryer', 'fryer_off(fryer, filter: bool): Switch a fryer off', 'kds_ticket(dish, table: int, portions: int, note?): Put a dish on the kitchen display', 'table_book(guest, table: int, time): Book a table'],
    steps: `
      @o fryer_heat fryer={f} celsius={c} // failed "the oil in {f} is {o}" | Heat | If its oil level is ok, heat the fryer in the message to {c} °C.
      fryer_heat fryer={f2} celsius={c} timer_min={min} | With timer | {c} °C on {f2}, timer {min} minutes.
      fryer_off fryer={f2} filter=true | Off | Switch {f2} off and filter the oil.
      fryer_off fryer={f} filter=false | Off, no filter | {f} off without filtering.
      kds_ticket dish={k} table={tb} portions={n} | Order | {n} portions of {k} for table {tb}.
      kds_ticket dish={k} table={tb} portions=2 note="no salt" | No salt | Table {tb}: 2 portions of {k}, note "no salt".
      table_book guest={w} table={tb} time={t} | Booking | Table {tb} at {t} for {w}.
    `,
  },
];
