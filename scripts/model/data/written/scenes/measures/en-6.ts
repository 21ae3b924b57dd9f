import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 6. */
export const measuresEn6: readonly Scene[] = [
  // Gravel pit: tonnes, km
  {
    language: 'en',
    event: 'webhook /gravel/scale {"truck": "{t}", "load_t": {lt}, "haul_km": {hk}, "wait": {n}, "wait_unit": "{u}", "grain_mm": {gm}}',
    slots: { t: 'truck 4, MAN-7, Volvo 2', lt: '=3.5, 7.2, 12.4, 18', lkg: '{lt} * 1000', hk: '=1.2, 2.5, 4.8, 12', hm: '{hk} * 1000', n: '2..20', u: '=min, minutes / h, hours', n60: '{n} * 60', gm: '=8, 16, 32', kg: '200..950', m: '100..900', min: '21..59' },
    tools: ['gravelita_load(truck, kg: int): Enter a load', 'gravelita_bill(truck, tonnes: num): Bill a load', 'gravelita_haul(truck, metres: int): Enter a way', 'gravelita_toll(km: num): Report a way to the toll office', 'gravelita_queue(truck, minutes: int): Hold a truck back', 'gravelita_sieve(mm: int): Set the sieve', 'gravelita_spray(seconds: int): Wet the road'],
    steps: `
      gravelita_load truck="{t}" kg={lkg} | Load | Enter the load that the scale reports.
      gravelita_load truck="{t}" kg={kg} | Rest load | {t} carries {kg} kg of sand only. Enter the load.
      gravelita_bill truck="{t}" tonnes={lt} | Bill | The load of the message is billed.
      gravelita_haul truck="{t}" metres={hm} | Way | enter the way of the truck
      gravelita_haul truck="{t}" metres={m} | Way {m} | {m} m were driven by {t} inside the pit; please enter that way.
      gravelita_toll km={hk} | Toll | Report the way in the message to the toll office.
      @u gravelita_queue truck="{t}" minutes={n} // gravelita_queue truck="{t}" minutes={n60} | Queue | Hold it back for the time in the message.
      gravelita_queue truck="{t}" minutes={min} | Hold | Hold {t} for {min} minutes.
      gravelita_sieve mm={gm} | Sieve | Sieve to the grain of the message, please.
    `,
  },
  // Compressed air and vacuum
  {
    language: 'en',
    slots: { l: 'line 3, bench air, VAC-2', b: '=0.2, 0.45, 0.8, 1.5', mb: '{b} * 1000', mb2: '120..950', b2: '=4.5, 6, 7.5', n: '2..25', u: '=s, sec / min, minutes', n60: '{n} * 60', h: '=half an hour / an hour / two hours', s: '31..99', hz2: '100..900', p: '5..95' },
    tools: ['zefirata_vacuum(line, mbar: int): Pull a vacuum', 'zefirata_press(line, bar: num): Set the pressure', 'zefirata_drain(line, secs: int): Drain water', 'zefirata_idle(line, seconds: int): Stop the compressor after a time', 'zefirata_sonic(line, hz: int): Set the sound of the leak finder', 'zefirata_valve(line, percent: int): Open a valve'],
    steps: `
      zefirata_vacuum line="{l}" mbar={mb} | Vacuum | {b} bar of vacuum on {l}.
      zefirata_vacuum line="{l}" mbar={mb2} | Soft parts | Soft parts, so {mb2} mbar of vacuum on {l} and no more
      zefirata_press line="{l}" bar={b2} | Pressure | Set {l} to {b2} bar.
      zefirata_press line="{l}" bar={b} | Blow gun | The blow gun on {l} needs {b} bar of pressure.
      @u zefirata_drain line="{l}" secs={n} // zefirata_drain line="{l}" secs={n60} | Drain | {l} has water in it, drain for {n} {u}.
      zefirata_drain line="{l}" secs={s} | Drain {s} | drain {l}, {s} s
      @h zefirata_idle line="{l}" seconds=1800 // zefirata_idle line="{l}" seconds=3600 // zefirata_idle line="{l}" seconds=7200 | Idle | The compressor of {l} shall stop after {h}.
      zefirata_sonic line="{l}" hz={hz2} | Leak finder | Leak finder on {l}: {hz2} Hz
      zefirata_valve line="{l}" percent={p} | Valve | Open the valve of {l} to {p} percent.
    `,
  },
  // Hotel front desk: days, weeks
  {
    language: 'en',
    event: 'manual - Guest {g}, room {r}: stays {w} weeks, parks {d} days, deposit {e} EUR, wake-up in {h} h, minibar {cl} cl of gin',
    slots: { g: 'Ms. Aalto, Tran, group B', r: '101..140', w: '2..6', wd: '{w} * 7', d: '7..9', dh: '{d} * 24', e: '=50, 80.50, 120', ec: '{e} * 100', h: '10..12', cl: '=4, 5', n: '13..40', m: '41..54' },
    tools: ['portierix_stay(room: int, days: int): Enter a stay', 'portierix_park(room: int, hours: int): Enter parking', 'portierix_card(room: int, weeks: int): Make a key card that lasts some weeks', 'portierix_deposit(room: int, cents: int): Take a deposit', 'portierix_refund(room: int, euros: num): Give a deposit back', 'portierix_wake(room: int, in_minutes: int): Wake a guest', 'portierix_bar(room: int, cl: int): Enter what was drunk'],
    steps: `
      portierix_stay room={r} days={wd} | Stay | Enter the whole stay of the guest.
      portierix_stay room={r} days={n} | Stay changed | It is {n} days now for room {r}.
      portierix_card room={r} weeks={w} | Card | A key card for the room, for as long as the stay in the event is.
      portierix_park room={r} hours={dh} | Parking | Parking as announced
      portierix_park room={r} hours={n} | Parking {n} | Room {r} parks for {n} hours.
      portierix_deposit room={r} cents={ec} | Deposit | Take the deposit.
      portierix_refund room={r} euros={e} | Back | They leave early and get the deposit of the event back.
      portierix_wake room={r} in_minutes={m} | Nap | Only a nap: wake {r} in {m} minutes
      portierix_bar room={r} cl={cl} | Minibar | Enter the gin.
    `,
  },
  // Butcher
  {
    language: 'en',
    slots: { s: 'bratwurst, salami 3, ham B', n: '2..15', u: '=g, grams / kg, kilos', nk: '{n} * 1000', pt: '=half a kilo / a quarter of a kilo / one and a half kilos / two kilos', kg: '=1.8, 3.2, 7.5, 12', g: '120..950', mm: '2..19', cm: '=1.5, 2.5, 3', cmm: '{cm} * 10', d: '3..14', h: '{d} * 24', hh: '12..23', m: '24..55' },
    tools: ['salumero_salt(batch, grams: int): Add salt', 'salumero_meat(batch, kg: num): Take meat out of the cold room', 'salumero_pack(batch, weight_g: int): Pack a piece', 'salumero_slice(batch, mm: num): Set the thickness of slices', 'salumero_hang(batch, hours: int): Hang for a time', 'salumero_cook(batch, minutes: int): Cook', 'salumero_price(batch, cents: int): Set the price of a kilo'],
    steps: `
      @u salumero_salt batch="{s}" grams={n} // salumero_salt batch="{s}" grams={nk} | Salt | Salt for {s}, {n} {u}.
      salumero_meat batch="{s}" kg={kg} | Meat | {kg} kg of meat from the cold room for {s}
      @pt salumero_pack batch="{s}" weight_g=500 // salumero_pack batch="{s}" weight_g=250 // salumero_pack batch="{s}" weight_g=1500 // salumero_pack batch="{s}" weight_g=2000 | Pack | Would you pack {pt} of {s}?
      salumero_pack batch="{s}" weight_g={g} | Pack {g} | Pack {g} grams of {s}.
      salumero_slice batch="{s}" mm={mm} | Slices | Slices of {s}, {mm} mm each
      salumero_slice batch="{s}" mm={cmm} | Thick | For the grill {s} is sliced {cm} cm thick.
      salumero_hang batch="{s}" hours={hh} | Hang | {s} hangs {hh} hours, no longer.
      salumero_hang batch="{s}" hours={h} | Hang long | {s} has to hang for {d} days.
      salumero_cook batch="{s}" minutes={m} | Cook | cook {s} {m} min
    `,
  },
  // Data logger, product tools with a single tool
  {
    language: 'en',
    event: 'mqtt field/{s} {"sensor": "{s}", "every_min": {m}, "depth_cm": {c}, "batt_mv": {mv}, "pin": {p}}',
    slots: { s: 'probe 3, F12, meadow', m: '2..30', ms: '{m} * 60', c: '=15, 40, 60, 85', mm: '{c} * 10', mv: '=3150, 3300, 3600, 3850', v: '{mv} / 1000', p: '2..27', s2: '35..95', v2: '=3.2, 3.4', key: '=probe-rate, field-rate' },
    tools: ['sensorilo_rate(sensor, seconds: int): Set how often a sensor reports', 'sensorilo_batt(sensor, volts: num): Enter the battery of a sensor', 'sensorilo_bury(sensor, depth_mm: int): Enter how deep a sensor lies'],
    steps: `
      sensorilo_rate sensor="{s}" seconds={ms} | Rate | Set the sensor to the rate in the message.
      sensorilo_rate sensor="{s}" seconds={s2} | Faster | A storm is near, so every {s2} seconds for {s}.
      sensorilo_batt sensor="{s}" volts={v} | Battery | Enter the battery of this sensor.
      sensorilo_batt sensor="{s}" volts={v2} | Battery by hand | I measured {v2} V at the battery of {s}, enter that instead.
      sensorilo_bury sensor="{s}" depth_mm={mm} | Depth | Enter how deep it lies, as the message has it.
      mqtt_publish topic=field/depth payload={c} | Publish | publish the depth_cm value as it is to field/depth
      memory_store key={key} content="{m} min" | Keep | Note: {key} = {m} min
      notify message="{s}: {mv} mV" | Show | Show here: {s}: {mv} mV
      gpio_write pin={p} value=1 | Lamp | Set the pin of the message to 1.
    `,
  },
  // Gym
  {
    language: 'en',
    slots: { g: 'group 3, Lena, bench crew', n: '20..59', u: '=seconds, s / minutes, min', n60: '{n} * 60', kg: '=2.5, 7.5, 12.5', g2: '250..950', km: '=0.4, 1.5, 2.5, 5', m: '{km} * 1000', m2: '60..350', k: '3..15', w: '{k} in words', i: '1..9', ni: '0 - {i}', h: '=half an hour / an hour / an hour and a half' },
    tools: ['palestro_plank(who, seconds: int): Start a plank', 'palestro_plates(who, kg: num): Put plates on a bar', 'palestro_ball(who, grams: int): Choose a ball', 'palestro_run(who, metres: int): Set a distance', 'palestro_bike(who, km: num): Set a way on the bike', 'palestro_reps(who, count: int): Set repetitions', 'palestro_incline(who, steps: int): Tilt the treadmill up; negative tilts it down', 'palestro_room(who, minutes: int): Book the room'],
    steps: `
      @u palestro_plank who="{g}" seconds={n} // palestro_plank who="{g}" seconds={n60} | Plank | {n} {u} of plank for {g}, go!
      palestro_plates who="{g}" kg={kg} | Plates | {kg} kg of plates on the bar of {g}
      palestro_ball who="{g}" grams={g2} | Ball | A ball of {g2} g for {g}, please.
      palestro_run who="{g}" metres={m2} | Sprint | {g} sprints {m2} m, set that distance.
      palestro_run who="{g}" metres={m} | Run | {g} should run {km} km today.
      palestro_bike who="{g}" km={km} | Bike | On the bike {g} does {km} km.
      palestro_reps who="{g}" count={k} | Reps | {w} repetitions for {g}
      palestro_incline who="{g}" steps={ni} | Down | The treadmill of {g} is too steep. Down by {i}.
      @h palestro_room who="{g}" minutes=30 // palestro_room who="{g}" minutes=60 // palestro_room who="{g}" minutes=90 | Room | Book the room for {g}, {h}.
    `,
  },
  // Perfume lab
  {
    language: 'en',
    earlier: ['Open the formula | vault_get → {f}: rose {rl} ml, alcohol {al} l, musk {mg} mg, stir {st} min, rest {rd} days, strength {sf}'],
    slots: { f: 'No 12, amber, night B', rl: '3..40', al: '=0.5, 0.8, 1.2, 2.5', aml: '{al} * 1000', mg: '=250, 600, 1500', mgg: '{mg} / 1000', st: '3..20', rd: '2..9', rh: '{rd} * 24', sf: '=0.12, 0.18, 0.25', s: '41..99', ml: '100..900', h: '10..40' },
    tools: ['odorelle_oil(formula, ml: num): Add oil', 'odorelle_spirit(formula, ml: int): Add alcohol', 'odorelle_musk(formula, grams: num): Add musk', 'odorelle_stir(formula, secs: int): Stir', 'odorelle_rest(formula, hours: int): Let it rest', 'odorelle_label(formula, percent: int): Print the strength on a label', 'odorelle_book(formula, litres: num): Book alcohol for the customs', 'odorelle_shelf(formula, days: int): Reserve a shelf'],
    steps: `
      odorelle_oil formula="{f}" ml={rl} | Rose | Rose oil as in the formula.
      odorelle_spirit formula="{f}" ml={aml} | Alcohol | Add the alcohol of the formula.
      odorelle_spirit formula="{f}" ml={ml} | Thinner | {f} is too strong, add {ml} ml of alcohol.
      odorelle_book formula="{f}" litres={al} | Customs | Book the alcohol that the formula has for the customs.
      odorelle_musk formula="{f}" grams={mgg} | Musk | musk: what step {step1} found
      odorelle_stir formula="{f}" secs={s} | Stir | Stir {f}, {s} seconds.
      odorelle_rest formula="{f}" hours={rh} | Rest | It rests the full time of the formula.
      odorelle_rest formula="{f}" hours={h} | Rest {h} | {f} rests {h} hours
      odorelle_shelf formula="{f}" days={rd} | Shelf | A shelf is to be reserved for the days it rests.
    `,
  },
  // Construction crane and concrete
  {
    language: 'en',
    slots: { c: 'crane 2, pump A, Liebherr 5', t: '=1.5, 2.4, 3.5, 6', kg: '{t} * 1000', kg2: '150..950', m: '3..30', cm: '20..95', ncm: '0 - {cm}', mm: '=1.2, 2.5, 4', mcm: '{mm} * 100', n: '2..9', u: '=seconds, sec / minutes', n60: '{n} * 60', l: '100..900', q: '=1.2, 1.8, 2.4' },
    tools: ['gruamax_lift(crane, load_kg: int): Enter the load on the hook', 'gruamax_hook(crane, cm: int): Raise the hook; negative lowers it', 'gruamax_jib(crane, metres: int): Move the trolley out to a distance', 'gruamax_pour(crane, litres: int): Pour concrete', 'gruamax_order(m3: num): Order concrete', 'gruamax_shake(crane, secs: int): Vibrate the concrete', 'gruamax_lock(crane, minutes: int): Lock a crane'],
    steps: `
      gruamax_lift crane="{c}" load_kg={kg} | Load | {t} t hang on {c}. Enter it.
      gruamax_lift crane="{c}" load_kg={kg2} | Pallet | A pallet of {kg2} kg on {c}, enter the load.
      gruamax_hook crane="{c}" cm={ncm} | Hook down | hook of {c} {cm} cm down
      gruamax_hook crane="{c}" cm={mcm} | Hook up | Hook of {c} up by {mm} metres.
      gruamax_hook crane="{c}" cm={cm} | A bit up | Please raise the hook of {c} {cm} cm.
      gruamax_jib crane="{c}" metres={m} | Trolley | Trolley of {c} out to {m} m
      gruamax_pour crane="{c}" litres={l} | Pour | {l} litres of concrete from {c} into the footing.
      gruamax_order m3={q} | Order | Order {q} m3 of concrete.
      @u gruamax_shake crane="{c}" secs={n} // gruamax_shake crane="{c}" secs={n60} | Vibrate | Vibrate with {c} for {n} {u}.
    `,
  },
  // Blood bank
  {
    language: 'en',
    event: 'peripheral bloodbank/{f} {"fridge": "{f}", "bags": {b}, "shake": "{n} {u}", "alarm_after_min": {am}, "volume_l": {vl}, "temp_c": {t}}',
    slots: { f: 'fridge 2, BB-4, plasma', b: '12..48', n: '2..30', u: '=s, seconds / min, minutes', n60: '{n} * 60', am: '3..15', as: '{am} * 60', vl: '=0.25, 0.45, 0.5', vm: '{vl} * 1000', t: '=2.5, 3.5, 4.5', t10: '{t} * 10', ml: '100..390', s: '31..99', m: '49..80' },
    tools: ['hemobanka_shake(fridge, secs: int): Shake the bags', 'hemobanka_alarm(fridge, delay_s: int): Set after how long a door alarms', 'hemobanka_bag(fridge, ml: int): Enter the volume of a bag', 'hemobanka_temp(fridge, tenths: int): Set the temperature in tenths of a degree', 'hemobanka_count(fridge, bags: int): Enter the number of bags', 'hemobanka_thaw(fridge, minutes: int): Thaw'],
    steps: `
      @u hemobanka_shake fridge="{f}" secs={n} // hemobanka_shake fridge="{f}" secs={n60} | Shake | Shake the bags of this fridge as its message says.
      hemobanka_shake fridge="{f}" secs={s} | Shake {s} | {s} s of shaking for {f}
      hemobanka_alarm fridge="{f}" delay_s={as} | Alarm | Door alarm after the time in the message.
      hemobanka_alarm fridge="{f}" delay_s={s} | Alarm sooner | The door of {f} should alarm after {s} seconds.
      hemobanka_bag fridge="{f}" ml={vm} | Volume | A bag has the volume stated; enter it.
      hemobanka_bag fridge="{f}" ml={ml} | Child | A child's bag in {f}: {ml} ml. Enter the volume.
      hemobanka_count fridge="{f}" bags={b} | Count | Enter the number of bags.
      hemobanka_thaw fridge="{f}" minutes={m} | Thaw | Thaw {f} for {m} minutes, please.
      hemobanka_temp fridge="{f}" tenths={t10} | Temperature | The temperature in the message is also the one to set.
    `,
  },
  // Tea house, words everywhere
  {
    language: 'en',
    slots: { p: 'pot 3, sencha, blue pot', n: '2..9', w: '{n} in words', s: '{n} * 60', k: '10..30', kw: '{k} in words', s2: '31..59', l: '=half a litre / a litre / a litre and a half / two litres', ml: '120..480', g: '3..18', t: '=60, 75, 80, 95', m: '11..45' },
    tools: ['chadoru_steep(pot, seconds: int): Steep', 'chadoru_water(pot, ml: int): Pour water', 'chadoru_leaf(pot, grams: num): Add leaves', 'chadoru_heat(pot, celsius: int): Heat water', 'chadoru_cups(count: int): Put out cups', 'chadoru_warm(pot, minutes: int): Keep warm', 'chadoru_strain(pot, second_pour: bool): Strain'],
    steps: `
      chadoru_steep pot="{p}" seconds={s} | Steep | {p} steeps for {w} minutes.
      chadoru_steep pot="{p}" seconds={s2} | Second brew | the second brew in {p}, {s2} seconds
      @l chadoru_water pot="{p}" ml=500 // chadoru_water pot="{p}" ml=1000 // chadoru_water pot="{p}" ml=1500 // chadoru_water pot="{p}" ml=2000 | Water | Pour {l} of water into {p}.
      chadoru_water pot="{p}" ml={ml} | Water, less | {ml} ml of water will do in {p}.
      chadoru_leaf pot="{p}" grams={g} | Leaves | {g} g of leaves in {p} please
      chadoru_heat pot="{p}" celsius={t} | Heat | Heat {p} to {t} degrees, not to a boil.
      chadoru_cups count={k} | Cups | {kw} cups, they are all coming!
      chadoru_warm pot="{p}" minutes={m} | Warm | Keep {p} warm, {m} min.
      chadoru_strain pot="{p}" second_pour=false | Strain | Strain {p} without a second pour.
    `,
  },
  // Airport ground
  {
    language: 'en',
    event: 'webhook /stand/{st} {"stand": "{st}", "fuel_t": {ft}, "belt_m": {bm}, "deice_min": {dm}, "apu_kw": {ak}, "late_h": {lh}, "bags": {b}}',
    slots: { st: 'A12, B4, remote 3', ft: '=2.4, 5.5, 8.6, 14', fk: '{ft} * 1000', bm: '=1.2, 2.4, 3.5', dm: '4..25', ds: '{dm} * 60', ak: '=15, 24, 45', lh: '2..6', lm: '{lh} * 60', b: '30..180', kg: '150..950', s: '56..99', cm: '20..28', ncm: '0 - {cm}' },
    tools: ['vorfeldo_fuel(stand, kg: int): Fuel an aircraft', 'vorfeldo_paper(stand, tonnes: num): Write the fuel on the load sheet', 'vorfeldo_belt(stand, cm: int): Raise the belt; negative lowers it', 'vorfeldo_deice(stand, secs: int): De-ice', 'vorfeldo_power(stand, kw: int): Give ground power', 'vorfeldo_delay(stand, minutes: int): Announce a delay', 'vorfeldo_bags(stand, count: int): Enter bags'],
    steps: `
      vorfeldo_fuel stand="{st}" kg={fk} | Fuel | Fuel as ordered for the stand.
      vorfeldo_fuel stand="{st}" kg={kg} | Fuel, a bit | {kg} kg of fuel more on {st}, the captain says.
      vorfeldo_paper stand="{st}" tonnes={ft} | Load sheet | And the ordered fuel goes on the load sheet.
      vorfeldo_belt stand="{st}" cm={ncm} | Belt down | belt at {st} down {cm} cm
      vorfeldo_deice stand="{st}" secs={ds} | De-ice | De-ice as long as the message says.
      vorfeldo_deice stand="{st}" secs={s} | De-ice {s} | Only frost on the wing. {s} seconds of de-icing at {st}.
      vorfeldo_power stand="{st}" kw={ak} | Power | Ground power as in the message.
      vorfeldo_delay stand="{st}" minutes={lm} | Delay | Announce how late the flight at this stand is.
      vorfeldo_bags stand="{st}" count={b} | Bags | Enter the bags of the message.
    `,
  },
  // Home brewer, percent words and batches
  {
    language: 'en',
    slots: { b: 'porter, batch 9, keg 2', m: '3..40', u: '=seconds / minutes, min', m60: '{m} * 60', d: '3..12', h: '{d} * 24', hh: '13..40', wk: '2..6', g: '15..90', kg: '=1.2, 3.5, 4.8', kgg: '{kg} * 1000', l: '=0.25, 0.5, 1.5', lml: '{l} * 1000', ml: '100..240', p: '=5, 10, 20' },
    tools: ['birrazzo_hops(batch, grams: int): Add hops', 'birrazzo_malt(batch, grams: int): Weigh malt', 'birrazzo_boil(batch, secs: int): Boil', 'birrazzo_ferment(batch, hours: int): Ferment', 'birrazzo_store(batch, weeks: int): Store', 'birrazzo_draw(batch, ml: int): Draw beer', 'birrazzo_tap(percent: int): Open the tap'],
    steps: `
      birrazzo_hops batch="{b}" grams={g} | Hops | {g} g of hops for {b}.
      birrazzo_malt batch="{b}" grams={kgg} | Malt | Weigh {kg} kg of malt for {b}, would you?
      @u birrazzo_boil batch="{b}" secs={m} // birrazzo_boil batch="{b}" secs={m60} | Boil | {b} boils {m} {u}
      birrazzo_ferment batch="{b}" hours={hh} | Ferment | {b} ferments {hh} hours in the warm room.
      birrazzo_ferment batch="{b}" hours={h} | Ferment long | It takes {d} days to ferment {b}; set that.
      birrazzo_store batch="{b}" weeks={wk} | Store | {b} is stored for {wk} weeks.
      birrazzo_draw batch="{b}" ml={ml} | Taste | draw {ml} ml of {b} to taste
      birrazzo_draw batch="{b}" ml={lml} | Draw | {l} litres of {b} are to be drawn.
      birrazzo_tap percent={p} | Tap | Open the tap by {p} percent only.
    `,
  },
  // Robot arm in packaging
  {
    language: 'en',
    event: 'mqtt arm/{a} {"arm": "{a}", "reach_cm": {rc}, "grip_n": {gn}, "dwell": {n}, "dwell_unit": "{u}", "box_kg": {bk}, "speed": {sf}}',
    slots: { a: 'arm 1, UR-5, packer B', rc: '=12.5, 24, 36.5', rm: '{rc} * 10', gn: '8..40', n: '2..20', u: '=ms / s, sec', nms: '{n} * 1000', bk: '=0.4, 1.5, 2.8, 6', sf: '=0.25, 0.4, 0.7', sp: '{sf} * 100', mm: '41..99', nmm: '0 - {mm}', m: '21..39', g: '200..900' },
    tools: ['bracciolo_reach(arm, mm: num): Reach out; negative retracts', 'bracciolo_drop(arm, mm: int): Move the gripper up; negative lowers it', 'bracciolo_grip(arm, newton: int): Close the gripper with a force', 'bracciolo_dwell(arm, ms: int): Wait over the box', 'bracciolo_load(arm, grams: int): Enter the weight of a box', 'bracciolo_pace(arm, percent: int): Set the speed', 'bracciolo_rest(arm, minutes: int): Stop for a time'],
    steps: `
      bracciolo_reach arm="{a}" mm={rm} | Reach | Reach out as far as the message says.
      bracciolo_reach arm="{a}" mm={nmm} | Retract | {a}, retract by {mm} mm.
      bracciolo_drop arm="{a}" mm={nmm} | Lower | gripper of {a} {mm} mm lower
      bracciolo_drop arm="{a}" mm={mm} | Higher | Gripper of {a} up {mm} mm, please.
      bracciolo_grip arm="{a}" newton={gn} | Grip | Close the gripper with the force in the message.
      @u bracciolo_dwell arm="{a}" ms={n} // bracciolo_dwell arm="{a}" ms={nms} | Dwell | It waits over the box, time and unit as sent.
      bracciolo_load arm="{a}" grams={g} | Box {g} | The new boxes weigh {g} g, enter that for {a}.
      bracciolo_pace arm="{a}" percent={sp} | Speed | Set the speed that the arm was sent.
      bracciolo_rest arm="{a}" minutes={m} | Rest | Stop {a} for {m} minutes.
    `,
  },
];
