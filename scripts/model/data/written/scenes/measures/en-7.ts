import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 7: often the description alone has the unit. */
export const measuresEn7: readonly Scene[] = [
  // Sewage works
  {
    language: 'en',
    event: 'mqtt klaer/{b} {"basin": "{b}", "aerate": "{n} {u}", "polymer_kg": {pk}, "weir_cm": {wc}, "sludge_l": {sl}}',
    slots: { b: 'basin 2, NK1, digester', n: '2..30', u: '=s, seconds / min, minutes', n60: '{n} * 60', pk: '=0.4, 1.2, 2.5', pg: '{pk} * 1000', wc: '5..40', wm: '{wc} * 10', nw: '0 - {wm}', sl: '120..900', m: '31..59', m2: '3..9', m2s: '{m2} * 60', g: '100..390', x: '60..99' },
    tools: ['kloakora_air(basin, time: int): Blow air into a basin, time in seconds', 'kloakora_still(basin, time: int): Let a basin stand still, time in minutes', 'kloakora_dose(basin, amount: int): Dose polymer, amount in grams', 'kloakora_weir(basin, change: int): Raise the weir, change in millimetres; negative lowers it', 'kloakora_pump(basin, amount: int): Pump sludge, amount in litres'],
    steps: `
      @u kloakora_air basin="{b}" time={n} // kloakora_air basin="{b}" time={n60} | Air | Blow air into the basin for the time it asks for.
      kloakora_air basin="{b}" time={m2s} | Air {m2} | {b} smells. {m2} minutes of air.
      kloakora_air basin="{b}" time={x} | Air {x} | air, {x} seconds, {b}
      kloakora_still basin="{b}" time={m} | Settle | Let {b} stand still for {m} minutes so that it settles.
      kloakora_still basin="{b}" time={m2} | Stand | {m2} min without movement in {b}
      kloakora_dose basin="{b}" amount={pg} | Polymer | The polymer in the message is to be dosed.
      kloakora_dose basin="{b}" amount={g} | Polymer {g} | Dose {g} g of polymer in {b}, that's all we have left.
      kloakora_weir basin="{b}" change={nw} | Weir | The weir of this basin goes down by the centimetres in the message.
      kloakora_pump basin="{b}" amount={sl} | Sludge | Pump the sludge reported.
    `,
  },
  // Bookbinder
  {
    language: 'en',
    slots: { b: 'atlas 3, thesis, hymnal B', m: '3..28', ms: '{m} * 60', s: '31..99', k: '4..30', mm: '2..19', nmm: '0 - {mm}', cm: '=14.5, 21, 29.7', cmm: '{cm} * 10', g: '20..90', hh: '=an hour / two hours / three hours' },
    tools: ['legatoria_press(book, duration: int): Press a book, duration in minutes', 'legatoria_glue(book, duration: int): Warm the glue, duration in seconds', 'legatoria_trim(book, size: int): Trim a book to a size in millimetres', 'legatoria_shift(book, mm: int): Shift the spine to the right; negative shifts it to the left', 'legatoria_sew(book, sections: int): Sew sections', 'legatoria_paste(book, grams: int): Mix paste', 'legatoria_quote(book, cents: int): Make a quote'],
    steps: `
      legatoria_press book="{b}" duration={m} | Press | {b}: {m} minutes in the press.
      @hh legatoria_press book="{b}" duration=60 // legatoria_press book="{b}" duration=120 // legatoria_press book="{b}" duration=180 | Press long | {b} is pressed for {hh}.
      legatoria_glue book="{b}" duration={ms} | Glue | Warm the glue for {b} for {m} minutes.
      legatoria_glue book="{b}" duration={s} | Glue again | the glue for {b} once more, {s} seconds
      legatoria_trim book="{b}" size={cmm} | Trim | Could you trim {b} to {cm} cm?
      legatoria_shift book="{b}" mm={nmm} | Left | Spine of {b} {mm} mm to the left
      legatoria_shift book="{b}" mm={mm} | Right | No, the other way, spine of {b} {mm} mm to the right.
      legatoria_sew book="{b}" sections={k} | Sew | {k} sections of {b} need sewing.
      legatoria_paste book="{b}" grams={g} | Paste | Mix {g} g of paste for {b}.
    `,
  },
  // Sauna and spa
  {
    language: 'en',
    event: 'peripheral spa/{r} {"room": "{r}", "session_min": {m}, "scent_ml": {sc}, "heater_kw": {kw}, "steam": {st}, "price_eur": {e}}',
    slots: { r: 'sauna 2, hammam, bio', m: '8..30', ms: '{m} * 60', sc: '5..45', kw: '=3.5, 6, 9', st: '=0.2, 0.45, 0.8', sp: '{st} * 100', e: '=12.50, 18.90, 24.00', c: '{e} * 100', l: '=0.5, 1.5, 2', lm: '{l} * 1000', s: '31..99', ml: '100..400' },
    tools: ['lauluma_sand(room, seconds: int): Turn the sand glass for a time', 'lauluma_session(room, minutes: int): Start a session', 'lauluma_scent(room, ml: int): Add scent', 'lauluma_pour(room, ml: int): Pour water on the stones', 'lauluma_power(room, watts: int): Set the heater', 'lauluma_steam(room, percent: int): Set the steam', 'lauluma_light(room, level: num): Set the light, level from 0 to 1', 'lauluma_bill(room, cents: int): Bill an amount'],
    steps: `
      lauluma_session room="{r}" minutes={m} | Session | Start the session, length as in the message.
      lauluma_sand room="{r}" seconds={ms} | Sand glass | Turn the sand glass of the room for as long as the session of the message lasts.
      lauluma_sand room="{r}" seconds={s} | Cold plunge | sand glass of {r}, {s} seconds
      lauluma_scent room="{r}" ml={sc} | Scent | Scent as in the message.
      lauluma_pour room="{r}" ml={lm} | Pour | {l} litres on the stones of {r}.
      lauluma_pour room="{r}" ml={ml} | Pour gently | Pour {ml} ml on the stones of {r}, there are children.
      lauluma_steam room="{r}" percent={sp} | Steam | Steam to the value that was sent.
      lauluma_light room="{r}" level={st} | Light | Light: the same number as steam has in the message.
      lauluma_bill room="{r}" cents={c} | Bill | Bill the price.
    `,
  },
  // Kindergarten kitchen garden, terse notes
  {
    language: 'en',
    slots: { b: 'bed 4, herbs, carrot bed', l: '2..9', lm: '{l} * 1000', ml: '150..900', cm: '3..30', mm: '{cm} * 10', mm2: '31..99', k: '6..40', kw: '{k} in words', s: '41..95', kg: '=0.5, 1.5, 2.5', g: '100..140', d: '2..9' },
    tools: ['kinderbeet_can(bed, ml: int): Water a bed', 'kinderbeet_row(bed, mm: int): Make rows at a distance', 'kinderbeet_seeds(bed, count: int): Sow seeds', 'kinderbeet_hose(bed, seconds: int): Open the hose', 'kinderbeet_crop(bed, grams: int): Enter a crop', 'kinderbeet_rest(bed, days: int): Leave a bed alone', 'kinderbeet_bags(kg: num): Order soil'],
    steps: `
      kinderbeet_can bed="{b}" ml={lm} | Water | {b} - {l} l
      kinderbeet_can bed="{b}" ml={ml} | Water a little | {b} - {ml} ml
      kinderbeet_row bed="{b}" mm={mm} | Rows | Rows in {b}: {cm} cm apart.
      kinderbeet_row bed="{b}" mm={mm2} | Rows {mm2} | rows, {b}, {mm2} mm
      kinderbeet_seeds bed="{b}" count={k} | Seeds | The children want to sow {kw} seeds in {b}.
      kinderbeet_hose bed="{b}" seconds={s} | Hose | Hose on {b} for {s} seconds.
      kinderbeet_crop bed="{b}" grams={g} | Crop | {g} g picked in {b}!
      kinderbeet_bags kg={kg} | Soil | Order {kg} kg of soil.
      kinderbeet_rest bed="{b}" days={d} | Rest | leave {b} alone for {d} days
    `,
  },
  // Guitar builder / electronics bench with mA, V
  {
    language: 'en',
    earlier: ['Read the data sheet | sheet_get → {p}: {v} V, {a} A, soak {n} {u}, limit {t} °C, pulse {ms} ms'],
    slots: { p: 'coil 3, motor B, LED bar', v: '=1.8, 3.3, 5, 12', mv: '{v} * 1000', a: '=0.15, 0.35, 0.8, 1.2', ma: '{a} * 1000', n: '2..20', u: '=s, sec / min, minutes', n60: '{n} * 60', t: '=60, 85, 105', ms: '120..950', s: '2..9', sms: '{s} * 1000', ma2: '20..99', v2: '=2.5, 4.5, 9' },
    tools: ['ampoteko_volts(part, volts: num): Set the supply', 'ampoteko_trim(part, mv: int): Set the reference', 'ampoteko_limit(part, milliamps: int): Limit the current', 'ampoteko_soak(part, secs: int): Soak a part under power', 'ampoteko_pulse(part, width_ms: int): Give a pulse', 'ampoteko_trip(part, celsius: int): Set the thermal trip'],
    steps: `
      ampoteko_volts part="{p}" volts={v} | Supply | Supply as in the data sheet.
      ampoteko_volts part="{p}" volts={v2} | Supply {v2} | {v2} V supply for {p}, for the first test
      ampoteko_trim part="{p}" mv={mv} | Reference | Set the reference to the voltage of the sheet.
      ampoteko_limit part="{p}" milliamps={ma} | Limit | The current is limited to what step {step1} found.
      ampoteko_limit part="{p}" milliamps={ma2} | Limit low | Limit {p} to {ma2} mA, I don't trust it yet.
      @u ampoteko_soak part="{p}" secs={n} // ampoteko_soak part="{p}" secs={n60} | Soak | Soak it as the sheet demands.
      ampoteko_pulse part="{p}" width_ms={ms} | Pulse | Pulse as on the sheet
      ampoteko_pulse part="{p}" width_ms={sms} | Long pulse | One pulse on {p}, {s} seconds wide.
      ampoteko_trip part="{p}" celsius={t} | Trip | Thermal trip: the limit of the sheet.
    `,
  },
  // Bus depot
  {
    language: 'en',
    event: 'cron - {"bus": "{b}", "heat_min": {hm}, "tyre_bar": {tb}, "range_km": {rk}, "charge": {c}, "ticket": {e}, "door_s": {d}}',
    slots: { b: 'bus 14, E-7, school bus', hm: '10..40', hs: '{hm} * 60', tb: '=7.5, 8.2, 8.5', rk: '=12.5, 48, 110', c: '=0.35, 0.6, 0.85', cp: '{c} * 100', e: '=2.40, 3.10, 5.80', d: '4..20', dms: '{d} * 1000', m: '41..59', p: '60..99', ms: '600..950', h: '=a quarter of an hour / half an hour / an hour' },
    tools: ['autobuso_heat(bus, seconds: int): Heat a bus', 'autobuso_air(bus, bar: num): Fill the tyres', 'autobuso_charge(bus, percent: int): Charge up to', 'autobuso_gauge(bus, level: num): Correct the battery gauge, level from 0 to 1', 'autobuso_fare(bus, cents: int): Set the fare', 'autobuso_door(bus, open_ms: int): Open the doors for a time', 'autobuso_break(bus, minutes: int): Enter a break'],
    steps: `
      autobuso_heat bus="{b}" seconds={hs} | Heat | Heat the bus, time as in the payload.
      autobuso_heat bus="{b}" seconds={m} | Heat {m} | {b}: {m} s of heating
      autobuso_air bus="{b}" bar={tb} | Tyres | Fill the tyres to the pressure given.
      autobuso_charge bus="{b}" percent={p} | Charge {p} | Charge {b} up to {p} %.
      autobuso_charge bus="{b}" percent={cp} | Charge | It is charged up to the fraction in the payload.
      autobuso_gauge bus="{b}" level={c} | Gauge | The gauge has to show the charge of the payload, correct it.
      autobuso_door bus="{b}" open_ms={dms} | Doors | Doors open as long as the payload says.
      autobuso_door bus="{b}" open_ms={ms} | Doors, test | test: doors of {b}, {ms} ms
      @h autobuso_break bus="{b}" minutes=15 // autobuso_break bus="{b}" minutes=30 // autobuso_break bus="{b}" minutes=60 | Break | The driver of {b} takes a break of {h}.
    `,
  },
  // Cider press
  {
    language: 'en',
    slots: { l: 'lot 7, Boskoop, tank B', n: '3..18', u: '=ml / l, litres', nl: '{n} * 1000', kg: '=12.5, 40, 85', g: '=250, 400, 650', gk: '{g} / 1000', m: '3..30', ms: '{m} * 60', dz: '=half a dozen / a dozen / two dozen', s: '41..99', c: '60..95' },
    tools: ['sidrelio_press(lot, seconds: int): Press', 'sidrelio_apples(lot, kg: num): Put in apples', 'sidrelio_sugar(lot, kg: num): Add sugar', 'sidrelio_yeast(lot, ml: int): Add yeast', 'sidrelio_bottle(lot, bottles: int): Fill bottles', 'sidrelio_foam(lot, minutes: int): Let foam settle', 'sidrelio_heat(lot, celsius: int, seconds?: int): Heat'],
    steps: `
      sidrelio_press lot="{l}" seconds={ms} | Press | Press {l} for {m} minutes.
      sidrelio_press lot="{l}" seconds={s} | Press again | and {l} again, {s} seconds of pressing
      sidrelio_apples lot="{l}" kg={kg} | Apples | {kg} kg of apples for {l}
      sidrelio_sugar lot="{l}" kg={gk} | Sugar | {l} needs {g} g of sugar.
      @u sidrelio_yeast lot="{l}" ml={n} // sidrelio_yeast lot="{l}" ml={nl} | Yeast | Yeast, {n} {u}, into {l}.
      sidrelio_foam lot="{l}" minutes={m} | Foam | Let the foam on {l} settle for {m} minutes, please.
      sidrelio_heat lot="{l}" celsius={c} | Heat | {l} to {c} degrees. How long doesn't matter.
      sidrelio_heat lot="{l}" celsius={c} seconds={s} | Pasteurise | Heat {l} to {c} °C for {s} seconds.
      @dz sidrelio_bottle lot="{l}" bottles=6 // sidrelio_bottle lot="{l}" bottles=12 // sidrelio_bottle lot="{l}" bottles=24 | Bottles | Fill {dz} bottles of {l}.
    `,
  },
  // Server admin: retention and timeouts
  {
    language: 'en',
    event: 'webhook /ops/change {"service": "{s}", "ttl": {n}, "ttl_unit": "{u}", "keep_days": {d}, "share": {f}, "grace_s": {g}}',
    slots: { s: 'mailer, auth-2, nightly', n: '2..30', u: '=seconds, s / minutes, min', n60: '{n} * 60', d: '2..14', dh: '{d} * 24', f: '=0.15, 0.3, 0.55', g: '3..30', ms: '150..950', s2: '60..99', h: '=an hour / two hours', p: '5..95', k: '2..9', kw: '{k} in words' },
    tools: ['svcopilo_ttl(service, seconds: int): Set how long a cache lives', 'svcopilo_keep(service, hours: int): Set how long logs are kept', 'svcopilo_backup(service, days: int): Set how long backups are kept', 'svcopilo_canary(service, percent: int): Send a share of requests to the new version', 'svcopilo_sample(service, rate: num): Set how much is traced, rate from 0 to 1', 'svcopilo_grace(service, graceMs: int): Set the grace of a stop', 'svcopilo_workers(service, count: int): Set the number of workers', 'svcopilo_silence(service, minutes: int): Silence alerts'],
    steps: `
      @u svcopilo_ttl service="{s}" seconds={n} // svcopilo_ttl service="{s}" seconds={n60} | TTL | The cache of the service gets the ttl of the change.
      @h svcopilo_ttl service="{s}" seconds=3600 // svcopilo_ttl service="{s}" seconds=7200 | TTL for the night | Over night the cache of {s} may live {h}.
      svcopilo_ttl service="{s}" seconds={s2} | TTL {s2} | cache of {s}: {s2} s
      svcopilo_keep service="{s}" hours={dh} | Logs | Logs are kept for the days in the change.
      svcopilo_backup service="{s}" days={d} | Backups | Backups are kept for the days in the change.
      svcopilo_canary service="{s}" percent={p} | Canary | {p} % of the requests of {s} go to the new version.
      svcopilo_sample service="{s}" rate={f} | Traces | Trace the share that the change names.
      svcopilo_grace service="{s}" graceMs={ms} | Grace | Grace of {s}: {ms} milliseconds.
      svcopilo_workers service="{s}" count={k} | Workers | I'd like {kw} workers for {s}, if that's possible.
    `,
  },
  // Zoo
  {
    language: 'en',
    slots: { a: 'otters, penguin 3, lemur house', kg: '=1.5, 2.5, 4.5', g: '{kg} * 1000', g2: '150..950', n: '3..29', u: '=s, seconds / min, minutes', n60: '{n} * 60', m: '30..55', p: '10..95', h: '2..6', hm: '{h} * 60', cm: '=1.2, 1.8, 2.5', cc: '{cm} * 100' },
    tools: ['zoovalda_feed(pen, weight_g: int): Feed', 'zoovalda_store(pen, kg: num): Take food from the store', 'zoovalda_rain(pen, seconds: int): Make it rain', 'zoovalda_lamp(pen, minutes: int): Switch on the warm lamp', 'zoovalda_air(pen, tenths: int): Set the air in tenths of a degree', 'zoovalda_gate(pen, percent: int): Open the gate', 'zoovalda_rope(pen, cm: int): Hang a rope at a height', 'zoovalda_toys(pen, count: int): Give toys'],
    steps: `
      zoovalda_feed pen="{a}" weight_g={g} | Feed | {kg} kg for the {a}, feed them now.
      zoovalda_feed pen="{a}" weight_g={g2} | Show feeding | A show feeding with {g2} g for {a}.
      zoovalda_store pen="{a}" kg={kg} | Store | from the store: {kg} kg of food for {a}
      @u zoovalda_rain pen="{a}" seconds={n} // zoovalda_rain pen="{a}" seconds={n60} | Rain | Rain for {a}, {n} {u}.
      zoovalda_lamp pen="{a}" minutes={m} | Lamp | Warm lamp of {a} on for {m} minutes please.
      zoovalda_lamp pen="{a}" minutes={hm} | Lamp, long | A cold night. Warm lamp of {a}, {h} hours.
      zoovalda_gate pen="{a}" percent={p} | Gate | gate of {a} {p} % open
      zoovalda_rope pen="{a}" cm={cc} | Rope | The rope for {a} hangs at {cm} m.
      zoovalda_toys pen="{a}" count={p} | Toys | {p} toys for {a}, sponsored by a school.
    `,
  },
  // Flower shop
  {
    language: 'en',
    event: 'webhook /flowers/order {"order": "{o}", "stems": "{w}", "price_eur": {e}, "length_cm": {c}, "ribbon_m": {r}, "water_l": {l}, "card": {cd}}',
    slots: { o: 'O-41, wedding B, order 7', k: '5..40', w: '{k} in words', e: '=18.50, 32.00, 45.90', c: '20..70', cm: '{c} * 10', r: '=0.5, 1.2, 2.5', l: '=0.4, 0.75, 1.5', lm: '{l} * 1000', cd: '=true / false', rc2: '71..99', ml: '120..390', e2: '=5, 7.50', m: '41..59' },
    tools: ['florentila_stems(order, count: int): Bind stems', 'florentila_cut(order, mm: int): Cut stems to a length', 'florentila_ribbon(order, cm: int): Cut ribbon', 'florentila_vase(order, ml: int): Fill a vase', 'florentila_pay(order, cents: int): Charge an amount', 'florentila_voucher(order, euros: num): Accept a voucher', 'florentila_card(order, with_card: bool): Add a card or not', 'florentila_hold(order, minutes: int): Keep an order cool'],
    steps: `
      florentila_stems order="{o}" count={k} | Stems | Bind the stems of the order.
      florentila_stems order="{o}" count={ml} | Stems {ml} | The bride changed her mind: {ml} stems for {o}.
      florentila_cut order="{o}" mm={cm} | Cut | Cut to the length ordered.
      florentila_ribbon order="{o}" cm={rc2} | Ribbon | {rc2} cm of ribbon for {o}
      florentila_vase order="{o}" ml={lm} | Vase | Fill the vase with the water of the order.
      florentila_vase order="{o}" ml={ml} | Small vase | {o} gets the small vase, {ml} ml.
      florentila_voucher order="{o}" euros={e2} | Voucher | They pay {o} with a voucher of {e2} €, accept it.
      @cd florentila_card order="{o}" with_card=true // florentila_card order="{o}" with_card=false | Card | Card or not, do as ordered.
      florentila_hold order="{o}" minutes={m} | Cool | Keep {o} cool for {m} minutes.
    `,
  },
  // Tunnel / mine ventilation
  {
    language: 'en',
    slots: { s: 'shaft 2, drift B, level 4', km: '=0.8, 1.2, 2.5', m: '{km} * 1000', m2: '40..95', n: '2..24', u: '=minutes, min / hours, h', n60: '{n} * 60', sec: '10..39', secms: '{sec} * 1000', ms: '150..950', f: '=0.2, 0.45, 0.7', t: '=1.5, 3.5, 6', kg: '{t} * 1000', cm: '96..140', ncm: '0 - {cm}', kw: '=5.5, 11, 22' },
    tools: ['minevara_fan(shaft, minutes: int): Run a fan', 'minevara_duct(shaft, metres: int): Enter the length of a duct', 'minevara_horn(shaft, ms: int): Blow the horn', 'minevara_lamp(shaft, percent: int): Set the lamps', 'minevara_gate(shaft, opening: num): Set the air gate, opening from 0 to 1', 'minevara_hoist(shaft, kg: int): Enter the load of the hoist', 'minevara_cage(shaft, cm: int): Move the cage up; negative moves it down', 'minevara_drive(shaft, kw: num): Limit the drive'],
    steps: `
      @u minevara_fan shaft="{s}" minutes={n} // minevara_fan shaft="{s}" minutes={n60} | Fan | Fan of {s}, {n} {u}, there was blasting.
      minevara_duct shaft="{s}" metres={m} | Duct | The duct in {s} has {km} km now. Enter it.
      minevara_duct shaft="{s}" metres={m2} | Duct {m2} | enter a duct of {m2} metres for {s}
      minevara_horn shaft="{s}" ms={ms} | Horn | Horn in {s}: {ms} ms.
      minevara_horn shaft="{s}" ms={secms} | Long horn | Everybody out! Blow the horn in {s} for {sec} seconds.
      minevara_gate shaft="{s}" opening={f} | Gate | The air gate of {s} is to be at {f}.
      minevara_hoist shaft="{s}" kg={kg} | Hoist | {t} tonnes hang on the hoist of {s}, enter that load please.
      minevara_cage shaft="{s}" cm={ncm} | Cage | cage of {s} down {cm} cm
      minevara_drive shaft="{s}" kw={kw} | Drive | Limit the drive of {s} to {kw} kW.
    `,
  },
  // Optics / microscope lab
  {
    language: 'en',
    earlier: ['Look at the slide | scope_see → {x}: {um} microns thick, found after {n} {u}', 'Read the protocol | proto_read → stain {st} min, wash {wl} l, buffer {bg} g, lamp {lf}'],
    slots: { x: 'slide 8, liver B, S-31', um: '=150, 250, 400', umm: '{um} / 1000', n: '2..15', u: '=s, sec / min, minutes', n60: '{n} * 60', st: '3..25', sts: '{st} * 60', wl: '=0.2, 0.45, 0.8', bg: '=0.5, 1.5, 2.5', lf: '=0.3, 0.55, 0.9', mm: '=0.05, 0.12, 0.2', mu: '{mm} * 1000', s: '31..99', u2: '5..29', nu2: '0 - {u2}', mg: '100..140' },
    tools: ['opticelo_stage(microns: int): Move the stage up; negative moves it down', 'opticelo_slice(sample, mm: num): Enter the thickness of a slice', 'opticelo_stain(sample, seconds: int): Stain', 'opticelo_wait(sample, seconds: int): Wait for a sample', 'opticelo_wash(sample, ml: int): Wash', 'opticelo_buffer(sample, mg: int): Weigh buffer', 'opticelo_lamp(share: num): Set the lamp, share from 0 to 1'],
    steps: `
      opticelo_slice sample="{x}" mm={umm} | Thickness | Enter how thick the slice was.
      opticelo_stage microns={mu} | Stage up | The stage {mm} mm up, please.
      opticelo_stage microns={nu2} | Stage down | Too near. {u2} microns down with the stage.
      opticelo_stain sample="{x}" seconds={sts} | Stain | Stain it as long as the protocol has it.
      opticelo_stain sample="{x}" seconds={s} | Stain {s} | {x}: stain for {s} seconds only
      @u opticelo_wait sample="{x}" seconds={n} // opticelo_wait sample="{x}" seconds={n60} | Wait | Wait for this sample as long as it took to find something in step {step1}.
      opticelo_wait sample="{x}" seconds={mg} | Wait {mg} | wait {mg} s for {x}
      opticelo_buffer sample="{x}" mg={mg} | Buffer | Weigh {mg} mg of buffer for {x}.
      opticelo_lamp share={lf} | Lamp | Lamp as in the protocol.
    `,
  },
];
