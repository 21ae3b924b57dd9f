import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 8: amounts in words. */
export const measuresEn8: readonly Scene[] = [
  // Barber
  {
    language: 'en',
    slots: { c: 'Mr. Dahl, chair 2, walk-in 7', n: '2..9', w: '{n} in words', s: '{n} * 60', neg: '0 - {s}', half: '30 - {neg}', k: '12..45', kw: '{k} in words', mm: '3..19', sec: '46..99', e: '=18.50, 24.00, 31.90', ct: '{e} * 100', ml: '5..40' },
    tools: ['barbaro_towel(client, seconds: int): Leave a hot towel on', 'barbaro_wait(client, minutes: int): Tell a client the waiting time', 'barbaro_guard(client, mm: int): Choose a guard', 'barbaro_oil(client, ml: int): Dose oil', 'barbaro_till(client, cents: int): Charge a client', 'barbaro_wash(client, with_massage: bool): Wash hair'],
    steps: `
      barbaro_towel client="{c}" seconds={s} | Towel | Hot towel on {c} for {w} minutes.
      barbaro_towel client="{c}" seconds={half} | Towel, sensitive | {w} and a half minutes of hot towel for {c}
      barbaro_towel client="{c}" seconds={sec} | Towel {sec} | {c}: hot towel, {sec} seconds, he's in a hurry
      barbaro_wait client="{c}" minutes={k} | Waiting | Tell {c} it takes {kw} minutes.
      barbaro_wait client="{c}" minutes={n} | Nearly | Only {n} minutes to wait for {c}, tell them.
      barbaro_guard client="{c}" mm={mm} | Guard | {mm} mm guard for {c}.
      barbaro_oil client="{c}" ml={ml} | Oil | {ml} ml of oil for {c}, please
      barbaro_till client="{c}" cents={ct} | Till | {c} pays {e} €, charge that.
      barbaro_wash client="{c}" with_massage=false | Wash | Wash the hair of {c} without a massage.
    `,
  },
  // Kite / sail loft
  {
    language: 'en',
    slots: { s: 'genoa 3, jib, spinnaker B', n: '2..9', w: '{n} in words', cm: '{n} * 100', neg: '0 - {cm}', half: '50 - {neg}', c: '12..95', k: '10..40', kw: '{k} in words', m: '=4.5, 7.2, 11.5', g: '60..350', h: '2..9', e: '41..59' },
    tools: ['vellanti_rope(sail, cm: int): Cut rope', 'vellanti_tape(sail, metres: num): Cut tape', 'vellanti_eyes(sail, count: int): Punch eyes', 'vellanti_hem(sail, mm: int): Set the width of a hem', 'vellanti_wax(sail, grams: int): Wax a sail', 'vellanti_dry(sail, hours: int): Hang a sail to dry', 'vellanti_book(sail, minutes: int): Enter working time'],
    steps: `
      vellanti_rope sail="{s}" cm={cm} | Rope | {w} metres of rope for {s}.
      vellanti_rope sail="{s}" cm={half} | Sheet | A sheet for {s}: {w} and a half metres of rope.
      vellanti_rope sail="{s}" cm={c} | Loop | {c} cm of rope for {s}, for a loop
      vellanti_tape sail="{s}" metres={m} | Tape | Cut {m} m of tape for {s} please.
      vellanti_tape sail="{s}" metres={h} | Tape {h} | tape for {s}, {h} metres
      vellanti_eyes sail="{s}" count={k} | Eyes | {kw} eyes are to be punched in {s}.
      vellanti_hem sail="{s}" mm={e} | Hem | Hem of {s}: {e} mm wide.
      vellanti_wax sail="{s}" grams={g} | Wax | Wax {s} with {g} g.
      vellanti_dry sail="{s}" hours={h} | Dry | {s} has to hang {h} hours to dry.
    `,
  },
  // Night kitchen, long-winded
  {
    language: 'en',
    slots: { p: 'pan 3, stock pot, fryer B', n: '2..9', w: '{n} in words', g: '{n} * 1000', neg: '0 - {g}', half: '500 - {neg}', g2: '120..480', m: '12..40', mw: '{m} in words', ms: '{m} * 60', s: '41..99', l: '3..11', k: '15..45' },
    tools: ['nokturno_meat(pot, grams: int): Put meat in', 'nokturno_roots(pot, kg: int): Put in roots', 'nokturno_simmer(pot, minutes: int): Simmer', 'nokturno_fry(pot, secs: int): Fry', 'nokturno_fill(pot, litres: int): Fill with water', 'nokturno_plates(count: int): Warm plates', 'nokturno_lid(pot, closed: bool): Put the lid on or take it off'],
    steps: `
      nokturno_meat pot="{p}" grams={half} | Meat | Chef would like {w} and a half kilos of meat in {p}.
      nokturno_meat pot="{p}" grams={g2} | Scraps | There were {g2} grams of meat scraps, they go into {p} as well.
      nokturno_roots pot="{p}" kg={n} | Roots | Then roots, {w} kilos, into {p}.
      nokturno_simmer pot="{p}" minutes={m} | Simmer | {p} simmers for {mw} minutes
      nokturno_simmer pot="{p}" minutes={k} | Simmer {k} | Let {p} simmer {k} min.
      nokturno_fry pot="{p}" secs={ms} | Fry | Whoever stands at {p}, fry for {m} minutes.
      nokturno_fry pot="{p}" secs={s} | Fry {s} | fry {s} s in {p}
      nokturno_fill pot="{p}" litres={l} | Fill | {l} litres of water in {p}, please.
      nokturno_plates count={k} | Plates | Warm {k} plates.
    `,
  },
  // Ferryman-like pump truck: hour + minutes
  {
    language: 'en',
    event: 'mqtt marsh/{p} {"pump": "{p}", "run": "1 h {m} min", "flow_l": {fl}, "lift_m": {lm}, "idle_s": {is}}',
    slots: { p: 'pump 4, Archimedes, P9', m: '5..55', nm: '0 - {m}', tot: '60 - {nm}', fl: '120..900', lm: '=1.2, 2.5, 3.4', lcm: '{lm} * 100', is: '2..25', k: '2..9', w: '{k} in words', ks: '{k} * 60', m2: '61..99', cm: '20..95', ncm: '0 - {cm}' },
    tools: ['poldrika_run(pump, minutes: int): Run a pump', 'poldrika_rake(pump, seconds: int): Run the rake', 'poldrika_lift(pump, cm: int): Raise the intake; negative lowers it', 'poldrika_count(pump, litres: int): Enter water that was lifted', 'poldrika_soft(pump, ramp_ms: int): Set the soft start', 'poldrika_guard(pump, hours: int): Book the guard'],
    steps: `
      poldrika_run pump="{p}" minutes={tot} | Run | Run the pump for the time in the message.
      poldrika_run pump="{p}" minutes={m2} | Run {m2} | {p} runs {m2} minutes, no longer.
      poldrika_rake pump="{p}" seconds={ks} | Rake | The rake of {p} is to run {w} minutes.
      poldrika_rake pump="{p}" seconds={m2} | Rake {m2} | rake of {p}, {m2} seconds
      poldrika_lift pump="{p}" cm={lcm} | Intake up | Raise the intake by the lift in the message.
      poldrika_lift pump="{p}" cm={ncm} | Intake down | Lower the intake of {p} by {cm} cm, it draws air.
      poldrika_count pump="{p}" litres={fl} | Count | Enter the litres that the message says were lifted.
      poldrika_soft pump="{p}" ramp_ms={cm} | Soft start | Soft start of {p}: {cm} ms
      poldrika_guard pump="{p}" hours={k} | Guard | Book the guard for {p}, {k} hours.
    `,
  },
  // Toy workshop
  {
    language: 'en',
    slots: { t: 'train 5, puppet, castle B', k: '3..30', w: '{k} in words', dz: '=half a dozen / a dozen / two dozen / three dozen', mm: '31..95', cm: '=2.5, 4, 7.5', cmm: '{cm} * 10', h: '=half an hour / an hour / an hour and a half / two and a half hours', s: '31..59', ml: '4..29', eu: '=2.50, 4.20' },
    tools: ['gioketto_wheels(toy, pieces: int): Fetch wheels', 'gioketto_nails(toy, count: int): Fetch nails', 'gioketto_saw(toy, mm: int): Saw to a length', 'gioketto_dry(toy, minutes: int): Dry paint', 'gioketto_paint(toy, ml: int): Mix paint', 'gioketto_price(toy, cents: int): Set a price', 'gioketto_coupon(toy, euros: num): Print a coupon'],
    steps: `
      gioketto_wheels toy="{t}" pieces={k} | Wheels | {w} wheels for {t}.
      @dz gioketto_nails toy="{t}" count=6 // gioketto_nails toy="{t}" count=12 // gioketto_nails toy="{t}" count=24 // gioketto_nails toy="{t}" count=36 | Nails | Fetch {dz} nails for {t}, would you?
      gioketto_nails toy="{t}" count={mm} | Nails {mm} | {mm} nails for {t}
      gioketto_saw toy="{t}" mm={mm} | Saw | Saw {t} to {mm} mm.
      gioketto_saw toy="{t}" mm={cmm} | Saw shorter | {t} needs to be {cm} cm long, saw it.
      @h gioketto_dry toy="{t}" minutes=30 // gioketto_dry toy="{t}" minutes=60 // gioketto_dry toy="{t}" minutes=90 // gioketto_dry toy="{t}" minutes=150 | Dry | The paint on {t} dries {h}.
      gioketto_dry toy="{t}" minutes={s} | Dry {s} | dry the paint on {t}, {s} min
      gioketto_paint toy="{t}" ml={ml} | Paint | Mix {ml} ml of paint for {t}.
      gioketto_coupon toy="{t}" euros={eu} | Coupon | A coupon of {eu} € for {t} please.
    `,
  },
  // Planetarium, fixed spans in one slot, two tools with different units
  {
    language: 'en',
    slots: { s: 'Saturn show, dome 2, kids hour', d: '=half a minute / a minute / a minute and a half / two minutes', x: '=half an hour / three quarters of an hour / an hour / an hour and a half', n: '21..99', m: '11..59', f: '=0.2, 0.45, 0.8', p: '5..95', q: '=half / a quarter / three quarters / full', ms: '150..990' },
    tools: ['cupolaro_stars(show, seconds: int): Let the stars fade in', 'cupolaro_show(show, minutes: int): Run a show', 'cupolaro_glow(show, percent: int): Set the glow', 'cupolaro_moon(show, level: num): Set the moon, level from 0 to 1', 'cupolaro_blink(show, ms: int): Blink the exit'],
    steps: `
      @d cupolaro_stars show="{s}" seconds=30 // cupolaro_stars show="{s}" seconds=60 // cupolaro_stars show="{s}" seconds=90 // cupolaro_stars show="{s}" seconds=120 | Stars | Stars of {s} fade in over {d}.
      cupolaro_stars show="{s}" seconds={n} | Stars {n} | the stars of {s} over {n} seconds
      @x cupolaro_show show="{s}" minutes=30 // cupolaro_show show="{s}" minutes=45 // cupolaro_show show="{s}" minutes=60 // cupolaro_show show="{s}" minutes=90 | Show | Please run {s} for {x}.
      cupolaro_show show="{s}" minutes={m} | Show {m} | {s}, {m} minutes, run it
      @q cupolaro_glow show="{s}" percent=50 // cupolaro_glow show="{s}" percent=25 // cupolaro_glow show="{s}" percent=75 // cupolaro_glow show="{s}" percent=100 | Glow | Set the glow of {s} to {q}.
      cupolaro_glow show="{s}" percent={p} | Glow {p} | Glow at {p} % for {s}.
      cupolaro_moon show="{s}" level={f} | Moon | The moon in {s} at level {f}.
      cupolaro_blink show="{s}" ms={ms} | Blink | Exit of {s}: blink {ms} ms
    `,
  },
  // Community kitchen, message texts stay as they are
  {
    language: 'en',
    event: 'webhook /commons/cook {"dish": "{d}", "rice_kg": {rk}, "oil_ml": {om}, "simmer_min": {sm}, "guests": {g}, "fee_eur": {e}}',
    slots: { d: 'dal, pilaf, stew 3', rk: '=1.5, 2.5, 4.2, 6', rg: '{rk} * 1000', om: '=150, 250, 450, 700', ol: '{om} / 1000', sm: '10..40', ss: '{sm} * 60', g: '12..48', e: '=2.50, 3.80, 4.60', who: 'Amal, Mrs. Roth, Pedro', s: '41..99' },
    tools: ['gemeino_rice(dish, grams: int): Weigh rice', 'gemeino_oil(dish, ml: int): Pour oil', 'gemeino_cellar(item, litres: num): Take something out of the cellar', 'gemeino_timer(dish, seconds: int): Start a timer', 'gemeino_seats(count: int): Set seats', 'gemeino_fee(dish, cents: int): Set the fee'],
    steps: `
      gemeino_rice dish="{d}" grams={rg} | Rice | Weigh the rice of the message.
      gemeino_oil dish="{d}" ml={om} | Oil | Oil as in the message.
      gemeino_cellar item=oil litres={ol} | Cellar | Take the oil of the message out of the cellar, the item is oil.
      gemeino_timer dish="{d}" seconds={ss} | Timer | Start the timer over simmer_min.
      gemeino_timer dish="{d}" seconds={s} | Timer {s} | Timer for {d}: {s} seconds.
      gemeino_seats count={g} | Seats | Seats for all guests of the message
      send_message channel=signal to="{who}" text="{d}: {sm} min" | Tell | Send {who} on signal: {d}: {sm} min
      notify message="{d}: {rk} kg of rice" | Show | Show "{d}: {rk} kg of rice" here.
      mqtt_publish topic=commons/oil payload={om} | Publish | The number in oil_ml goes to commons/oil as it is.
    `,
  },
  // Rope access / climbing hall
  {
    language: 'en',
    slots: { r: 'route 12, wall B, auto belay 3', m: '=1.5, 2.5, 8.5, 12', cm: '{m} * 100', cm2: '15..95', ncm: '0 - {cm2}', n: '2..9', w: '{n} in words', ns: '{n} * 60', k: '12..40', kw: '{k} in words', kn: '=6, 9, 12', s: '41..59', mi: '60..99' },
    tools: ['arrampo_rope(route, metres: num): Hang a rope', 'arrampo_anchor(route, cm: int): Move the anchor up; negative moves it down', 'arrampo_lock(route, seconds: int): Lock a belay', 'arrampo_close(route, minutes: int): Close a route', 'arrampo_holds(route, count: int): Screw on holds', 'arrampo_test(route, kn: int): Pull with a force', 'arrampo_tilt(route, degrees: int): Tilt the wall'],
    steps: `
      arrampo_rope route="{r}" metres={m} | Rope | {m} m of rope on {r}.
      arrampo_anchor route="{r}" cm={cm} | Anchor up | Anchor of {r} {m} m up, please.
      arrampo_anchor route="{r}" cm={cm2} | Anchor, a bit | anchor of {r}, {cm2} cm up
      arrampo_anchor route="{r}" cm={ncm} | Anchor down | The anchor of {r} should come {cm2} cm down.
      arrampo_lock route="{r}" seconds={ns} | Lock | Lock {r} for {w} minutes.
      arrampo_lock route="{r}" seconds={s} | Lock {s} | {r} locked for {s} seconds
      arrampo_close route="{r}" minutes={mi} | Close | We close {r} for {mi} minutes, a hold is loose.
      arrampo_holds route="{r}" count={k} | Holds | {kw} holds on {r}
      arrampo_test route="{r}" kn={kn} | Test | Pull on {r} with {kn} kN.
    `,
  },
  // Post office
  {
    language: 'en',
    event: 'manual - Parcel {p}: {kg} kg, {cm} cm long, postage {e} EUR, insured {i} EUR, keep {d} days',
    slots: { p: 'P-41, RR 700, box 6', kg: '=0.8, 2.4, 5.5, 9.6', g: '{kg} * 1000', cm: '=12.5, 35, 60', mm: '{cm} * 10', e: '=5.49, 7.90, 12.30', ct: '{e} * 100', i: '=50, 120.50, 500', d: '2..9', g2: '120..950', c2: '30..99', h: '11..29', k: '13..28', w: '{k} in words' },
    tools: ['postillona_weigh(parcel, grams: int): Enter a weight', 'postillona_size(parcel, mm: int): Enter a length', 'postillona_stamp(parcel, cents: int): Print postage', 'postillona_insure(parcel, euros: num): Insure a parcel', 'postillona_keep(parcel, hours: int): Keep a parcel', 'postillona_shelf(parcel, days: int): Reserve a shelf', 'postillona_labels(parcel, count: int): Print labels'],
    steps: `
      postillona_weigh parcel="{p}" grams={g} | Weight | Enter the weight of the parcel.
      postillona_weigh parcel="{p}" grams={g2} | Weighed again | Weighed {p} again, without the pallet it's {g2} g. Enter that.
      postillona_stamp parcel="{p}" cents={ct} | Postage | Print the postage that was told.
      postillona_stamp parcel="{p}" cents={c2} | Missing | {c2} cents are missing on {p}, print them
      postillona_insure parcel="{p}" euros={i} | Insure | Insure it as in the event.
      postillona_keep parcel="{p}" hours={h} | Keep | Keep {p} for {h} hours.
      postillona_shelf parcel="{p}" days={d} | Shelf | A shelf for the days it is kept.
      postillona_size parcel="{p}" mm={mm} | Size | Enter how long it is.
      postillona_labels parcel="{p}" count={k} | Labels | {w} labels for {p}.
    `,
  },
  // Meteorology / weather balloon
  {
    language: 'en',
    slots: { b: 'balloon 3, WX-9, sonde B', km: '=1.5, 4.2, 12, 18.5', m: '{km} * 1000', m2: '120..950', n: '2..30', u: '=seconds, s / minutes, min', n60: '{n} * 60', g: '=0.25, 0.6, 1.2', gg: '{g} * 1000', g2: '20..95', hp: '990..1030', k: '31..59', hh: '=an hour / two hours' },
    tools: ['aerosonda_ceiling(balloon, metres: int): Set how high it may rise', 'aerosonda_track(balloon, km: num): Set how far it is followed', 'aerosonda_report(balloon, every_s: int): Set how often it reports', 'aerosonda_ballast(balloon, grams: int): Add ballast', 'aerosonda_base(balloon, hpa: int): Enter the pressure on the ground', 'aerosonda_burst(balloon, seconds: int): Burst it after a time', 'aerosonda_heat(balloon, minutes: int): Heat the battery'],
    steps: `
      aerosonda_ceiling balloon="{b}" metres={m} | Ceiling | {b} may rise to {km} km.
      aerosonda_ceiling balloon="{b}" metres={m2} | Low | Near the airport {b} stays low, {m2} m at most.
      aerosonda_track balloon="{b}" km={km} | Track | Follow {b} for {km} km.
      @u aerosonda_report balloon="{b}" every_s={n} // aerosonda_report balloon="{b}" every_s={n60} | Report | A report from {b} every {n} {u}
      aerosonda_ballast balloon="{b}" grams={gg} | Ballast | {g} kg of ballast for {b}.
      aerosonda_ballast balloon="{b}" grams={g2} | Trim | trim {b} with {g2} g more ballast
      aerosonda_base balloon="{b}" hpa={hp} | Ground | Pressure on the ground for {b}: {hp} hPa.
      aerosonda_heat balloon="{b}" minutes={k} | Heat | Could you heat the battery of {b} for {k} minutes?
      @hh aerosonda_burst balloon="{b}" seconds=3600 // aerosonda_burst balloon="{b}" seconds=7200 | Burst | Burst {b} after {hh}.
    `,
  },
  // Violin strings / glue and humidity, no dictionary
  {
    language: 'en',
    earlier: ['Ask the humidity box | box_ask → {v}: {f} of full damp, {t} degrees, {n} {u} since opened', 'Read the repair card | card_read → clamp {ch} h, shave {sm} mm, glue {gg} g, price {e} EUR'],
    slots: { v: 'viola 4, cello B, fiddle', f: '=0.35, 0.5, 0.65', t: '=18.5, 20.5, 21.5', n: '3..40', u: '=s, sec / min, minutes', n60: '{n} * 60', ch: '2..9', chm: '{ch} * 60', sm: '=0.1, 0.25, 0.4', su: '{sm} * 1000', gg: '2..19', e: '=48.50, 95.00, 140.80', um: '20..90', m: '41..59', s: '91..99' },
    tools: ['violaria_damp(instrument, percent: int): Set the humidity', 'violaria_clamp(instrument, minutes: int): Clamp an instrument', 'violaria_shave(instrument, microns: int): Shave wood off', 'violaria_glue(instrument, grams: int): Warm glue', 'violaria_open(instrument, seconds: int): Enter how long the box was open', 'violaria_invoice(instrument, cents: int): Write an invoice', 'violaria_desk(instrument, hours: int): Reserve a desk'],
    steps: `
      violaria_damp instrument="{v}" percent={m} | Damp {m} | {v} should have {m} % humidity.
      violaria_clamp instrument="{v}" minutes={chm} | Clamp | Clamp it for as long as the card wants.
      violaria_clamp instrument="{v}" minutes={m} | Clamp {m} | {m} minutes in the clamp for {v}
      violaria_shave instrument="{v}" microns={su} | Shave | Shave off what the card says.
      violaria_shave instrument="{v}" microns={um} | Shave {um} | Shave {um} microns off {v}, no more.
      violaria_glue instrument="{v}" grams={gg} | Glue | The glue on the card has to be warmed.
      @u violaria_open instrument="{v}" seconds={n} // violaria_open instrument="{v}" seconds={n60} | Open | Enter how long the box has been open.
      violaria_desk instrument="{v}" hours={ch} | Desk | A desk for the same hours as the clamp has on the card.
      violaria_invoice instrument="{v}" cents={s} | Peg | A peg for {v}, {s} cents on an invoice.
    `,
  },
  // Nursery (babies)
  {
    language: 'en',
    slots: { b: 'Noor, cot 5, baby Lind', ml: '60..240', l: '=0.15, 0.2, 0.25', lm: '{l} * 1000', kg: '=3.2, 4.5, 6.8', g: '{kg} * 1000', g2: '2450..4900', h: '=half an hour / an hour / an hour and a half / two hours', m: '15..55', s: '56..99', cm: '50..70', t: '=36, 37' },
    tools: ['cunarella_milk(child, ml: int): Enter milk', 'cunarella_weight(child, grams: int): Enter a weight', 'cunarella_nap(child, minutes: int): Enter a nap', 'cunarella_rock(child, seconds: int): Rock the cot', 'cunarella_length(child, cm: int): Enter a length', 'cunarella_bottle(celsius: int, shaken: bool): Warm a bottle'],
    steps: `
      cunarella_milk child="{b}" ml={ml} | Milk | {b} drank {ml} ml of milk, enter it please.
      cunarella_milk child="{b}" ml={lm} | Milk again | Enter milk for {b}: {l} litres.
      cunarella_weight child="{b}" grams={g} | Weight | {b} has {kg} kg now. Enter it.
      cunarella_weight child="{b}" grams={g2} | Weight {g2} | weight of {b}: {g2} g
      @h cunarella_nap child="{b}" minutes=30 // cunarella_nap child="{b}" minutes=60 // cunarella_nap child="{b}" minutes=90 // cunarella_nap child="{b}" minutes=120 | Nap | {b} slept for {h}, which is to be entered as a nap.
      cunarella_nap child="{b}" minutes={m} | Nap {m} | nap of {b}, {m} min
      cunarella_rock child="{b}" seconds={s} | Rock | Rock the cot of {b} for {s} seconds.
      cunarella_length child="{b}" cm={cm} | Length | {cm} cm long, our {b}. Enter the length.
      cunarella_bottle celsius={t} shaken=false | Bottle | Warm a bottle to {t} degrees, not shaken.
    `,
  },
];
