import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 9: two amounts in one call. */
export const measuresEn9: readonly Scene[] = [
  // Hop drying
  {
    language: 'en',
    event: 'mqtt hopkiln/{k} {"kiln": "{k}", "load": {n}, "load_unit": "{u}", "dry_h": {h}, "air_c": {t}, "fan": {f}}',
    slots: { k: 'kiln 2, oast, east floor', n: '2..19', u: '=kg / t', nk: '{n} * 1000', h: '2..9', hm: '{h} * 60', t: '45..64', f: '=0.3, 0.55, 0.8', fp: '{f} * 100', m: '20..44', s: '66..99', p: '5..29', m2: '2..4', ms: '{m2} * 60' },
    tools: ['lupulina_load(kiln, kg: int): Enter a load', 'lupulina_dry(kiln, minutes: int, celsius: int): Dry at a temperature', 'lupulina_fan(kiln, percent: int, seconds?: int): Run the fan', 'lupulina_rest(kiln, hours: int): Let hops rest', 'lupulina_damper(kiln, opening: num): Set the damper, opening from 0 to 1'],
    steps: `
      @u lupulina_load kiln="{k}" kg={n} // lupulina_load kiln="{k}" kg={nk} | Load | Enter the load of this kiln.
      lupulina_dry kiln="{k}" minutes={hm} celsius={t} | Dry | Dry with the hours and the air temperature of the message.
      lupulina_dry kiln="{k}" minutes={m} celsius={t} | Dry {m} | Dry {k} {m} minutes at {t} degrees.
      lupulina_fan kiln="{k}" percent={fp} | Fan | The fan goes to the fraction in the message. No time is set.
      lupulina_fan kiln="{k}" percent={p} seconds={s} | Fan {p} | fan of {k} at {p} %, {s} seconds
      lupulina_fan kiln="{k}" percent={p} seconds={ms} | Fan longer | Would you run the fan of {k} at {p} % for {m2} minutes?
      lupulina_rest kiln="{k}" hours={h} | Rest | The hops rest for as many hours as they are dried in the message.
      lupulina_damper kiln="{k}" opening={f} | Damper | Damper: take the same fraction as the fan of the message.
    `,
  },
  // Marine paint booth
  {
    language: 'en',
    slots: { h: 'hull 5, rudder, barge B', ml: '120..900', l: '=1.5, 2.5, 4', lm: '{l} * 1000', um: '40..95', mm: '=0.1, 0.15, 0.2', mu: '{mm} * 1000', m: '3..30', ms: '{m} * 60', s: '31..39', b: '=2.5, 3.5, 4.5', hh: '4..24', n: '96..119' },
    tools: ['barkanova_mix(hull, ml: int, stir_s: int): Mix paint and stir it', 'barkanova_spray(hull, microns: int, bar: num): Spray a coat with a pressure', 'barkanova_flash(hull, minutes: int): Let a coat flash off', 'barkanova_cure(hull, hours: int): Let a coat cure', 'barkanova_order(litres: num): Order paint'],
    steps: `
      barkanova_mix hull="{h}" ml={ml} stir_s={s} | Mix | {h}: mix {ml} ml, stir {s} s.
      barkanova_mix hull="{h}" ml={lm} stir_s={s} | Mix {l} | Mix {l} litres for {h} and stir them for {s} seconds.
      barkanova_mix hull="{h}" ml={ml} stir_s={ms} | Mix well | The paint has settled. For {h}, {ml} ml, stirred {m} minutes.
      barkanova_spray hull="{h}" microns={um} bar={b} | Spray | {um} microns on {h} with {b} bar
      barkanova_spray hull="{h}" microns={mu} bar={b} | Spray {mm} | A coat of {mm} mm on {h}, at {b} bar please.
      barkanova_flash hull="{h}" minutes={m} | Flash | Let {h} flash off for {m} minutes.
      barkanova_cure hull="{h}" hours={hh} | Cure | {h} cures for {hh} h
      barkanova_order litres={l} | Order | Order {l} l of paint.
      barkanova_order litres={n} | Order {n} | {n} litres of paint have to be ordered.
    `,
  },
  // Feed mill
  {
    language: 'en',
    earlier: ['Read the order | order_read → {m}: barley {bk} kg, molasses {ml} l, mix {mt} min, pellets {pm} mm'],
    slots: { m: 'mix 12, layer feed, pig 3', bk: '=12.5, 40, 85, 150', ml: '=0.5, 1.5, 2.5', mm: '{ml} * 1000', mt: '3..25', ms: '{mt} * 60', pm: '3..8', g: '150..900', s: '31..95', kg: '160..400', c: '60..85' },
    tools: ['molinexa_grain(mix, kg: num, grind_mm?: int): Fill in grain', 'molinexa_syrup(mix, ml: int, seconds: int): Spray molasses while mixing', 'molinexa_mineral(mix, grams: int): Add minerals', 'molinexa_press(mix, pellet_mm: int, celsius: int): Press pellets', 'molinexa_label(mix, minutes: int): Note the time of mixing'],
    steps: `
      molinexa_grain mix="{m}" kg={bk} | Grain | Fill in the barley of the order.
      molinexa_grain mix="{m}" kg={kg} grind_mm={pm} | Grain {kg} | {kg} kg of grain into {m}, ground to {pm} mm.
      molinexa_syrup mix="{m}" ml={mm} seconds={ms} | Molasses | The molasses of the order, for the time of mixing in the order.
      molinexa_syrup mix="{m}" ml={mm} seconds={s} | Molasses, fast | The molasses of the order in {s} seconds.
      molinexa_syrup mix="{m}" ml={g} seconds={s} | Molasses {g} | {m}: spray {g} ml within {s} s
      molinexa_mineral mix="{m}" grams={g} | Minerals | {g} g of minerals to {m} please.
      molinexa_press mix="{m}" pellet_mm={pm} celsius={c} | Press | Press pellets as in the order, at {c} degrees.
      molinexa_label mix="{m}" minutes={mt} | Label | Note how long the order says it is mixed.
    `,
  },
  // Massage chair rental: money and time
  {
    language: 'en',
    event: 'webhook /relax/{c} {"chair": "{c}", "paid": "{e} EUR", "time": "{n} {u}", "heat": {f}}',
    slots: { c: 'chair 3, R-12, lobby', e: '=1.50, 2.80, 4.20', ct: '{e} * 100', n: '2..30', u: '=s, sec / min, minutes', n60: '{n} * 60', f: '=0.25, 0.4, 0.75', fp: '{f} * 100', c2: '31..95', s: '96..180', p: '5..29', m: '32..59', eu: '=5, 7.50' },
    tools: ['relasedia_go(chair, seconds: int, heat_pct?: int): Start a chair', 'relasedia_book(chair, cents: int): Book money', 'relasedia_pay_out(chair, euros: num): Pay money back', 'relasedia_block(chair, minutes: int): Block a chair'],
    steps: `
      @u relasedia_go chair="{c}" seconds={n} // relasedia_go chair="{c}" seconds={n60} | Start | Start it for the time in the message; the heat stays as it is set.
      @u relasedia_go chair="{c}" seconds={n} heat_pct={p} // relasedia_go chair="{c}" seconds={n60} heat_pct={p} | Warm | Start this chair for the time of the message with {p} percent heat.
      relasedia_go chair="{c}" seconds={s} heat_pct={fp} | Demo | A demo of {s} seconds on {c} with the heat of the message.
      relasedia_go chair="{c}" seconds={s} | Short | start {c}, {s} s
      relasedia_book chair="{c}" cents={c2} | Book {c2} | Book {c2} cents on {c}, they were stuck in the slot.
      relasedia_book chair="{c}" cents={ct} | Book | What was paid has to be booked.
      relasedia_pay_out chair="{c}" euros={e} | Pay back | It broke down. Pay back what was paid.
      relasedia_pay_out chair="{c}" euros={eu} | Voucher | pay out {eu} € at {c}
      relasedia_block chair="{c}" minutes={m} | Block | {c} is blocked for {m} minutes while we clean.
    `,
  },
  // Tile cutter / stone mason
  {
    language: 'en',
    slots: { s: 'slab 7, step B, granite 2', cm: '=12.5, 30, 45, 60', mm: '{cm} * 10', mm2: '101..299', x: '3..19', nx: '0 - {x}', m: '2..12', ms: '{m} * 60', sec: '31..95', l: '=0.5, 1.5, 3', lm: '{l} * 1000', t: '=1.2, 2.4', tk: '{t} * 1000', kg: '310..900', d: '20..29' },
    tools: ['petronella_cut(slab, len_mm: int, depth_mm: int): Cut a slab', 'petronella_table(mm: int): Raise the table; negative lowers it', 'petronella_polish(slab, seconds: int, water_ml: int): Polish wet', 'petronella_weigh(slab, kg: int): Enter a weight', 'petronella_set(slab, days: int): Let a joint set'],
    steps: `
      petronella_cut slab="{s}" len_mm={mm2} depth_mm={x} | Cut | {s}: cut {mm2} mm, {x} mm deep.
      petronella_cut slab="{s}" len_mm={mm} depth_mm={x} | Cut {cm} | Cut {s} to a length of {cm} cm, with a depth of {x} mm.
      petronella_table mm={nx} | Table down | table {x} mm lower
      petronella_table mm={x} | Table up | Raise the table by {x} mm, please.
      petronella_polish slab="{s}" seconds={sec} water_ml={mm2} | Polish | Polish {s} for {sec} seconds with {mm2} ml of water.
      petronella_polish slab="{s}" seconds={ms} water_ml={lm} | Polish long | {m} minutes of polishing for {s}, with {l} l of water.
      petronella_weigh slab="{s}" kg={kg} | Weight | {s} weighs {kg} kg, to be entered.
      petronella_weigh slab="{s}" kg={tk} | Heavy | the crane says {t} t for {s}, enter that weight
      petronella_set slab="{s}" days={d} | Set | The joint of {s} sets for {d} days.
    `,
  },
  // Incubator
  {
    language: 'en',
    event: 'peripheral hatch/{i} {"incubator": "{i}", "turn_min": {tm}, "temp_c": {t}, "water_l": {w}, "day": {d}, "vent": {v}}',
    slots: { i: 'hatcher 2, quail box, I-4', tm: '5..40', ts: '{tm} * 60', t: '=37.2, 37.5, 37.8', tt: '{t} * 10', w: '=0.3, 0.45, 0.8', wm: '{w} * 1000', d: '2..17', dh: '{d} * 24', v: '=0.2, 0.35, 0.6', ml: '100..290', s: '46..99', p: '18..34', h: '41..45' },
    tools: ['schlupfino_turn(incubator, every_s: int): Set how often eggs are turned', 'schlupfino_climate(incubator, tenths: int, humidity_pct: int): Set temperature in tenths of a degree, and humidity', 'schlupfino_water(incubator, ml: int): Fill in water', 'schlupfino_cool(incubator, hours: int): Cool eggs', 'schlupfino_flap(incubator, open: num): Set the flap, open from 0 to 1', 'schlupfino_age(incubator, hours: int): Enter the age of eggs'],
    steps: `
      schlupfino_turn incubator="{i}" every_s={ts} | Turn | Turn as often as the message says.
      schlupfino_turn incubator="{i}" every_s={s} | Turn often | {i} shall turn its eggs every {s} seconds
      schlupfino_climate incubator="{i}" tenths={tt} humidity_pct={p} | Climate | Temperature as in the message with {p} percent humidity.
      schlupfino_water incubator="{i}" ml={wm} | Water | Fill in the water of the message.
      schlupfino_water incubator="{i}" ml={ml} | A little | {ml} ml of water into {i}.
      schlupfino_flap incubator="{i}" open={v} | Flap | The flap goes to the vent value.
      schlupfino_cool incubator="{i}" hours={h} | Cool | These eggs in {i} wait: cool them {h} hours.
      schlupfino_age incubator="{i}" hours={dh} | Age | Enter the age; a day has 24 hours and the message has the days.
      memory_store key=hatch content="{i}: day {d}" | Note | Keep "{i}: day {d}" under hatch.
    `,
  },
  // Salad packing line
  {
    language: 'en',
    slots: { l: 'line 4, rocket, belt B', g: '80..450', kg: '=0.5, 1.2, 2.5', kgg: '{kg} * 1000', n: '3..40', w: '{n} in words', s: '46..99', m: '2..15', ms: '{m} * 60', pt: '=half / a quarter / three quarters', p: '5..45' },
    tools: ['insalacia_bag(line, grams: int, bags: int): Fill bags', 'insalacia_wash(line, seconds: int, cold: bool): Wash leaves', 'insalacia_speed(line, percent: int): Set the speed of a line', 'insalacia_film(line, mm: int): Pull film', 'insalacia_price(line, cents: int): Print a price on bags', 'insalacia_pause(line, minutes: int): Stop a line'],
    steps: `
      insalacia_bag line="{l}" grams={g} bags={n} | Bags | {n} bags of {g} g on {l}.
      insalacia_bag line="{l}" grams={kgg} bags={n} | Big bags | For the canteen fill {w} bags of {kg} kg on {l}.
      insalacia_bag line="{l}" grams={g} bags={s} | Bags {s} | {l}: {g} g a bag, {s} bags
      insalacia_wash line="{l}" seconds={s} cold=true | Wash | Wash cold on {l} for {s} seconds.
      insalacia_wash line="{l}" seconds={ms} cold=false | Wash warm | {l} washes {m} minutes, not cold.
      @pt insalacia_speed line="{l}" percent=50 // insalacia_speed line="{l}" percent=25 // insalacia_speed line="{l}" percent=75 | Speed | Set {l} to {pt} of its speed.
      insalacia_speed line="{l}" percent={p} | Speed {p} | speed of {l}: {p} %
      insalacia_film line="{l}" mm={g} | Film | Pull {g} mm of film on {l}.
      insalacia_pause line="{l}" minutes={m} | Pause | {l} stops for {m} minutes.
    `,
  },
  // Lab centrifuge
  {
    language: 'en',
    earlier: ['Look up the method | method_get → {m}: spin {sm} min at {r} rpm, add {bl} l buffer, heat {t} °C for {h} h, shake {n} {u}'],
    slots: { m: 'method 8, DNA-2, plasma', sm: '2..25', ss: '{sm} * 60', r: '800..4000', bl: '=0.15, 0.25, 0.5', bm: '{bl} * 1000', t: '37..95', h: '2..12', hm: '{h} * 60', n: '3..30', u: '=s, sec / min, minutes', n60: '{n} * 60', s: '31..36', ml: '100..149', m2: '13..29' },
    tools: ['ultraspino_spin(method, rpm: int, secs: int): Spin', 'ultraspino_buffer(method, ml: int): Add buffer', 'ultraspino_heat(method, celsius: int, minutes: int): Heat', 'ultraspino_shake(method, secs: int): Shake', 'ultraspino_reserve(method, hours: int): Reserve the heater'],
    steps: `
      ultraspino_spin method="{m}" rpm={r} secs={ss} | Spin | Spin as in the method.
      ultraspino_spin method="{m}" rpm={r} secs={s} | Spin {s} | Spin at the rpm of the method, but {s} seconds.
      ultraspino_buffer method="{m}" ml={bm} | Buffer | Add the buffer of the method.
      ultraspino_buffer method="{m}" ml={ml} | Buffer {ml} | {ml} ml of buffer for {m}
      ultraspino_heat method="{m}" celsius={t} minutes={hm} | Heat | Heat exactly as found in step {step1}.
      ultraspino_heat method="{m}" celsius={t} minutes={m2} | Heat {m2} | The temperature of the method, {m2} minutes of heat.
      @u ultraspino_shake method="{m}" secs={n} // ultraspino_shake method="{m}" secs={n60} | Shake | Shake it for the time in the method.
      ultraspino_shake method="{m}" secs={s} | Shake {s} | Shake {m} {s} s.
      ultraspino_reserve method="{m}" hours={h} | Reserve | Reserve the heater for the hours of the method.
    `,
  },
  // Taxi
  {
    language: 'en',
    event: 'mqtt taxi/{c} {"cab": "{c}", "trip_km": {k}, "fare": {e}, "wait_min": {w}, "tip": {tip}, "seats": {s}}',
    slots: { c: 'cab 12, T-7, van 3', k: '=1.2, 4.8, 12.5', km: '{k} * 1000', e: '=8.40, 12.90, 31.50', ec: '{e} * 100', w: '3..29', ws: '{w} * 60', tip: '=0.60, 1.10, 2', s: '2..6', m: '120..900', c2: '41..95', s2: '96..119', mi: '31..40' },
    tools: ['taxilora_trip(cab, metres: int, fare_cents: int): Enter a trip', 'taxilora_wait(cab, seconds: int): Charge waiting', 'taxilora_tip(cab, euros: num): Enter a tip', 'taxilora_pause(cab, minutes: int): Enter a break', 'taxilora_zone(km: num): Set the radius of the zone'],
    steps: `
      taxilora_trip cab="{c}" metres={km} fare_cents={ec} | Trip | Enter the trip with its fare in euros, as reported.
      taxilora_trip cab="{c}" metres={m} fare_cents={c2} | Tiny trip | A child's joke ride with {c}: {m} m for {c2} cents, enter the trip.
      taxilora_wait cab="{c}" seconds={ws} | Waiting | Charge the waiting that was reported.
      taxilora_wait cab="{c}" seconds={s2} | Waiting {s2} | {c} waited {s2} seconds, charge them
      taxilora_tip cab="{c}" euros={tip} | Tip | The tip of the message is in euros. Enter it.
      taxilora_pause cab="{c}" minutes={mi} | Break | {c} takes a break of {mi} minutes.
      taxilora_pause cab="{c}" minutes={w} | Break again | Enter a break as long as the reported waiting.
      taxilora_zone km={k} | Zone | The radius of the zone is the length of this trip.
    `,
  },
  // Sculpture foundry
  {
    language: 'en',
    slots: { f: 'bust 3, bell, horse B', t: '=0.4, 1.2, 2.5', tk: '{t} * 1000', kg: '20..390', c: '1050..1180', m: '2..24', ms: '{m} * 60', mm: '3..15', cm: '=1.5, 2.5, 4', cmm: '{cm} * 10', h: '16..19', k: '25..48', w: '{k} in words' },
    tools: ['bronzetta_melt(cast, kg: int, celsius: int): Melt bronze', 'bronzetta_pour(cast, secs: int): Pour', 'bronzetta_wall(cast, mm: int): Set the thickness of a wall', 'bronzetta_cool(cast, hours: int): Cool a cast', 'bronzetta_pins(cast, count: int): Set pins', 'bronzetta_chase(cast, minutes: int): Chase a surface'],
    steps: `
      bronzetta_melt cast="{f}" kg={kg} celsius={c} | Melt | Melt {kg} kg for {f} at {c} degrees.
      bronzetta_melt cast="{f}" kg={tk} celsius={c} | Melt big | {t} tonnes are melted for {f}, {c} degrees.
      bronzetta_pour cast="{f}" secs={ms} | Pour | Pouring {f} takes {m} minutes, do it in that time.
      bronzetta_pour cast="{f}" secs={h} | Pour small | pour {f} in {h} seconds
      bronzetta_wall cast="{f}" mm={mm} | Wall | Wall of {f}: {mm} mm.
      bronzetta_wall cast="{f}" mm={cmm} | Thick wall | She would like a wall of {cm} cm for {f}.
      bronzetta_cool cast="{f}" hours={h} | Cool | {f} cools {h} hours
      bronzetta_pins cast="{f}" count={k} | Pins | {w} pins in {f}, please.
      bronzetta_chase cast="{f}" minutes={m} | Chase | Chase {f} for {m} minutes.
    `,
  },
  // Dishwashing / lab glass
  {
    language: 'en',
    event: 'manual - Rack {r}: {n} {u} of rinse, {dl} l of agent, {g} glasses, dry {h} h',
    slots: { r: 'R3, blue rack, 14', n: '2..20', u: '=seconds / minutes', n60: '{n} * 60', dl: '=0.2, 0.35, 0.6', dm: '{dl} * 1000', g: '21..60', h: '=0.5, 1.5, 2', hm: '{h} * 60', s: '61..99', ml: '100..190', m: '191..220', t: '=55, 70, 85' },
    tools: ['glasklara_rinse(rack, secs: int, celsius?: int): Rinse', 'glasklara_agent(rack, ml: int): Dose agent', 'glasklara_bottle(litres: num): Book agent', 'glasklara_dry(rack, minutes: int, hot: bool): Dry', 'glasklara_count(rack, glasses: int): Enter glasses'],
    steps: `
      @u glasklara_rinse rack="{r}" secs={n} // glasklara_rinse rack="{r}" secs={n60} | Rinse | Rinse the rack as told. The temperature stays.
      @u glasklara_rinse rack="{r}" secs={n} celsius={t} // glasklara_rinse rack="{r}" secs={n60} celsius={t} | Hot rinse | Rinse time of the event, at {t} degrees.
      glasklara_rinse rack="{r}" secs={s} | Rinse {s} | rack {r}: rinse {s} sec
      glasklara_agent rack="{r}" ml={dm} | Agent | Dose the agent of the event.
      glasklara_agent rack="{r}" ml={ml} | Agent {ml} | Dose {ml} ml of agent for rack {r}, it is soft water.
      glasklara_bottle litres={dl} | Book | Book the agent of the event, please.
      glasklara_dry rack="{r}" minutes={hm} hot=false | Dry | Dry as long as told, not hot.
      glasklara_dry rack="{r}" minutes={m} hot=true | Dry hot | {m} minutes of hot drying for rack {r}.
      glasklara_count rack="{r}" glasses={g} | Count | Enter the glasses.
    `,
  },
  // Wind tunnel / model aircraft
  {
    language: 'en',
    slots: { m: 'wing 4, glider, prop B', n: '2..19', u: '=ms / s', ns: '{n} * 1000', kw: '=0.4, 1.2, 2.5', w: '{kw} * 1000', w2: '120..390', d: '2..15', nd: '0 - {d}', mi: '20..45', p: '46..99', s: '391..590', q: '=two minutes / two and a half minutes / half a minute / a minute' },
    tools: ['ventarola_gust(model, ms: int, percent: int): Blow a gust with a strength', 'ventarola_fan(watts: int): Set the fan', 'ventarola_tilt(model, degrees: int): Tilt a model up; negative tilts it down', 'ventarola_wire(model, mm: int): Cut wire', 'ventarola_run(model, seconds: int): Run a test', 'ventarola_slot(model, minutes: int): Book the tunnel'],
    steps: `
      @u ventarola_gust model="{m}" ms={n} percent={p} // ventarola_gust model="{m}" ms={ns} percent={p} | Gust | A gust of {n} {u} on {m}, strength {p} percent.
      ventarola_gust model="{m}" ms={w2} percent={p} | Gust {w2} | {m}: {p} % gust, {w2} ms
      ventarola_fan watts={w} | Fan | Fan at {kw} kW.
      ventarola_fan watts={w2} | Fan {w2} | set the fan to {w2} W
      ventarola_tilt model="{m}" degrees={nd} | Nose down | Tilt {m} down {d} degrees.
      ventarola_tilt model="{m}" degrees={d} | Nose up | And {m} up by {d} degrees, please.
      @q ventarola_run model="{m}" seconds=120 // ventarola_run model="{m}" seconds=150 // ventarola_run model="{m}" seconds=30 // ventarola_run model="{m}" seconds=60 | Run | The test with {m} runs {q}.
      ventarola_run model="{m}" seconds={s} | Run {s} | Run a test with {m}, {s} seconds.
      ventarola_slot model="{m}" minutes={mi} | Slot | Book the tunnel for {m}, {mi} min.
    `,
  },
];
