import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 1. */
export const measuresEn1: readonly Scene[] = [
  // Dye house
  {
    language: 'en',
    event: 'mqtt dyehouse/vat/{v} {"vat": {v}, "cloth": "{c}", "soak_min": {em}, "salt_kg": {ekg}}',
    slots: { v: '1..9', c: 'linen, wool 40, silk B', em: '3..30', es: '{em} * 60', ekg: '0.4..3.6', eg: '{ekg} * 1000', m: '2..25', s: '{m} * 60', x: '20..95', m2: '31..55', g: '50..900', l: '11..90' },
    tools: ['tintoro_soak(vat: int, seconds: int): Soak the cloth in a vat', 'tintoro_drip(vat: int, minutes: int): Let the cloth drip above a vat', 'tintoro_salt(vat: int, grams: int): Add salt to a vat', 'tintoro_top(vat: int, litres: num): Fill up a vat with water', 'tintoro_tag(cloth, text): Write on the tag of a cloth'],
    steps: `
      tintoro_soak vat={v} seconds={es} | Soak | Soak it in its vat for as many minutes as the message says.
      tintoro_soak vat={v} seconds={s} | {m} minutes | This vat, {m} minutes in the bath. Ignore the other time, the customer called.
      tintoro_soak vat={v} seconds={x} | Quick dip | A quick dip is enough, {x} seconds in vat {v}; she wants it pale.
      tintoro_drip vat={v} minutes={m2} | Drip | {m2} minutes of dripping above the vat, please.
      tintoro_drip vat={v} minutes={em} | Drip as long | It may drip exactly as long as it was to soak.
      tintoro_salt vat={v} grams={eg} | Salt | All of the salt in the message goes into this vat.
      tintoro_salt vat={v} grams={g} | A little more salt | {g} g of salt more. vat {v}
      tintoro_top vat={v} litres={l} | Water | Top vat {v} up: {l} litres.
      tintoro_tag cloth="{c}" text="{m} min" | Tag | On the tag of the cloth in the message we write "{m} min".
    `,
  },
  // Espresso bar
  {
    language: 'en',
    event: 'webhook /bar/order {"table": {t}, "drink": "{d}", "price_eur": {eur}, "ground_g": {gr}}',
    slots: { t: '1..30', d: '=flat white, lungo, cortado', eur: '=2.40, 3.75, 4.20, 2.95, 5.60, 3.15', ct: '{eur} * 100', gr: '=16.5, 17.2, 18.4, 19.1', tip: '=0.50, 0.80, 1.20, 1.50', sec: '21..38', ms: '{sec} * 1000', pre: '400..950', c2: '20..95', m: '31..60' },
    tools: ['kremissa_pull(table: int, grams: num, ms: int): Pull a shot', 'kremissa_wet(ms: int): Wet the puck before a shot', 'kremissa_milk(table: int, ml: int): Steam milk', 'kremissa_bill(table: int, cents: int): Put an amount on the bill of a table', 'kremissa_tip(euros: num): Put an amount in the tip box', 'kremissa_sleep(minutes: int): Let the machine sleep'],
    steps: `
      kremissa_pull table={t} grams={gr} ms={ms} | Shot | Pull the shot for this table with the ground coffee as weighed, {sec} seconds.
      kremissa_wet ms={pre} | Wet first | Preinfusion, {pre} ms.
      kremissa_wet ms=2000 | Two seconds | before that, two seconds of wetting the puck
      kremissa_milk table={t} ml={c2} | Milk | {c2} ml of milk to table {t}.
      kremissa_bill table={t} cents={ct} | Bill | The price goes on the bill of the table that ordered.
      kremissa_bill table={t} cents={c2} | Oat | Oat milk costs {c2} cents extra. Put those on their bill.
      kremissa_tip euros={tip} | Tip | Someone left {tip} € of tip, into the box with it.
      kremissa_sleep minutes={m} | Quiet hour | Nobody's coming. Let the machine sleep {m} minutes.
      kremissa_sleep minutes=120 | Long pause | The machine sleeps for two hours now.
    `,
  },
  // Hospital pharmacy
  {
    language: 'en',
    earlier: ['Read the label | labelcam → bag {bag}: {vol} ml, run over {h} h', 'Weigh the powder | scale_ask → {mg} mg in the dish'],
    slots: { bag: 'IV-20, bag 7, K+4', vol: '=250, 500, 750, 1500, 1250', l: '{vol} / 1000', h: '2..9', hm: '{h} * 60', mg: '=250, 500, 1500, 2250, 750', g: '{mg} / 1000', n: '3..12', w: '{n} in words', ml: '20..90', m: '12..50' },
    tools: ['vialo_fill(bag, ml: int): Fill a bag', 'vialo_log(bag, litres: num): Enter what a bag holds in the register', 'vialo_run(bag, minutes: int): Let a bag run over a time', 'vialo_warm(bag, hours: num): Keep a bag warm', 'vialo_powder(grams: num): Enter an amount of powder', 'vialo_labels(bag, count: int): Print labels'],
    steps: `
      vialo_fill bag="{bag}" ml={vol} | Fill | Fill the bag to what its label says.
      vialo_log bag="{bag}" litres={l} | Register | The content of the bag from step {step1} has to be entered in the register.
      vialo_fill bag="{bag}" ml={ml} | {ml} ml | only {ml} millilitres for {bag}, it is for a child
      vialo_run bag="{bag}" minutes={hm} | Run | The bag shall run over the time on the label.
      vialo_run bag="{bag}" minutes={m} | Faster | Let {bag} run over {m} minutes instead of what's printed.
      vialo_warm bag="{bag}" hours={h} | Warm | Please keep it warm for those {h} hours.
      vialo_powder grams={g} | Powder | Enter the powder that was weighed.
      vialo_powder grams={n} | Powder again | {n} grams of powder are to be entered, never mind the dish.
      vialo_labels bag="{bag}" count={n} | Labels | {w} labels for bag {bag}
    `,
  },
  // CNC router in a sign shop
  {
    language: 'en',
    slots: { j: 'sign-4, plaque, house no 7', mm: '2..19', nmm: '0 - {mm}', um: '150..950', mmu: '=0.3, 0.5, 0.25, 0.8, 0.15', u2: '{mmu} * 1000', cm: '3..40', cmm: '{cm} * 10', x: '41..300', pct: '20..95' },
    tools: ['fraiso_z(mm: num): Move the spindle up by some millimetres; negative lowers it', 'fraiso_skim(job, microns: int): Take a thin layer off a job', 'fraiso_gap(mm: num): Set the gap of the brush', 'fraiso_side(mm: int): Move the table to the right; negative moves it to the left', 'fraiso_feed(percent: int): Set the feed', 'fraiso_dwell(ms: int): Wait at the end of a cut'],
    steps: `
      fraiso_z mm={nmm} | Down | Lower the spindle {mm} mm.
      fraiso_z mm={mm} | Up | Raise the spindle {mm} mm.
      fraiso_skim job="{j}" microns={u2} | Skim | Skim {mmu} mm off {j}, please, not more.
      fraiso_skim job="{j}" microns={um} | Thin layer | {j}: take off a layer of {um} microns.
      fraiso_gap mm={mmu} | Brush | The gap of the brush is to be {mmu} mm from now on.
      fraiso_side mm={cmm} | Right | The table goes {cm} cm to the right
      fraiso_side mm={x} | {x} mm | table {x} mm to the right, then we can clamp
      fraiso_feed percent=50 | Half | It screams. Set the feed to half, no faster.
      fraiso_feed percent={pct} | Feed | Feed {pct} percent.
    `,
  },
  // Brewery cleaning
  {
    language: 'en',
    event: 'webhook /clean/{tank} {"tank": "{tank}", "caustic_l": {cl}, "rinse_s": {rs}, "rest_h": {h}}',
    slots: { tank: 'T3, FV12, BBT2', cl: '=0.5, 1.2, 0.75, 1.5, 2.4', cml: '{cl} * 1000', rs: '40..240', h: '2..8', hm: '{h} * 60', n: '3..29', n60: '{n} * 60', u: '=seconds, sec / minutes, min', ml: '300..900', m: '31..90' },
    tools: ['lauga_dose(tank, ml: int): Dose caustic into a tank', 'lauga_rinse(tank, seconds: int, hot?: bool): Rinse a tank', 'lauga_rest(tank, minutes: int): Let a tank rest', 'lauga_book(tank, litres: num): Book used caustic on a tank', 'lauga_blow(tank, seconds: int): Blow a tank dry'],
    steps: `
      lauga_dose tank="{tank}" ml={cml} | Caustic | Dose the caustic that the message names.
      lauga_book tank="{tank}" litres={cl} | Book it | And book the caustic of the message on the tank.
      lauga_rinse tank="{tank}" seconds={rs} | Rinse | Rinse as given. Whether hot or cold doesn't matter.
      @u lauga_rinse tank="{tank}" seconds={n} hot=true // lauga_rinse tank="{tank}" seconds={n60} hot=true | Hot rinse | A hot rinse of {tank} for {n} {u}
      @u lauga_blow tank="{tank}" seconds={n} // lauga_blow tank="{tank}" seconds={n60} | Dry | Blow dry: {n} {u}.
      lauga_rest tank="{tank}" minutes={hm} | Rest | The tank has to rest, for the number of hours in the event.
      lauga_rest tank="{tank}" minutes={m} | Short rest | {m} minutes of rest will do for {tank}.
      lauga_dose tank="{tank}" ml={ml} | Again | Another {ml} ml of caustic, it still smells.
      lauga_rinse tank="{tank}" seconds=90 hot=false | Cold | Then rinse {tank} cold, a minute and a half.
    `,
  },
  // School canteen
  {
    language: 'en',
    slots: { k: 'kettle 2, big pot, oven B', kg: '2..18', g: '{kg} * 1000', g2: '150..950', n: '12..48', w: '{n} in words', m: '4..28', s: '{m} * 60', e: '=1.90, 2.35, 3.10, 2.80', c: '{e} * 100', c2: '20..95' },
    tools: ['mensari_flour(pot, grams: int): Put flour in a pot', 'mensari_stock(item, kg: num): Take an item out of stock', 'mensari_trays(count: int): Lay out trays', 'mensari_stir(pot, seconds: int): Stir a pot', 'mensari_price(dish, cents: int): Set the price of a dish', 'mensari_hold(pot, minutes: int): Keep a pot warm'],
    steps: `
      mensari_flour pot="{k}" grams={g} | Flour | {kg} kilos of flour into {k}
      mensari_flour pot="{k}" grams={g2} | To thicken | It's too thin: {g2} grams of flour in {k}, would you?
      mensari_stock item=flour kg={kg} | Out of stock | Take the {kg} kg of flour out of the stock list, item "flour".
      mensari_stock item=salt kg={n} | Salt | From stock: {n} kg of salt (item is called salt).
      mensari_trays count={n} | Trays | Lay out {w} trays.
      mensari_trays count={c2} | Trays for year 9 | {c2} trays, year 9 comes early today
      mensari_stir pot="{k}" seconds={s} | Stir | Stirring {k} for {m} minutes is what the recipe wants.
      mensari_hold pot="{k}" minutes={m} | Warm | {k} is kept warm for {m} minutes.
      mensari_price dish=lentils cents={c} | Price | The dish "lentils" costs {e} euros this week.
    `,
  },
  // Aquarium shop
  {
    language: 'en',
    event: 'peripheral reef/{a} {"tank": "{a}", "feed_g": {fg}, "light": {fr}, "topup_ml": {ml}}',
    slots: { a: 'reef 2, nano, show tank', fg: '3..40', fr: '=0.2, 0.35, 0.6, 0.75, 0.9', pc: '{fr} * 100', ml: '=150, 400, 650, 900', l: '{ml} / 1000', l2: '2..19', p: '11..95', m: '3..27', s: '{m} * 60', ss: '31..59' },
    tools: ['korrallix_light(tank, percent: int): Set the light', 'korrallix_moon(tank, level: num): Set the moonlight, level from 0 to 1', 'korrallix_top(tank, litres: num): Top up a tank', 'korrallix_feed(tank, grams: num, pump_off_s?: int): Feed a tank', 'korrallix_wave(tank, seconds: int): Make waves'],
    steps: `
      korrallix_light tank="{a}" percent={pc} | Light | Set the light to the fraction in the message.
      korrallix_light tank="{a}" percent={p} | {p} | {p} % light there.
      korrallix_moon tank="{a}" level={fr} | Moon | the moonlight gets the same fraction, {fr}
      korrallix_moon tank="{a}" level=0.5 | Half moon | Moonlight at half, the clownfish are spawning.
      korrallix_top tank="{a}" litres={l} | Top up | Top it up with what is missing according to the message.
      korrallix_top tank="{a}" litres={l2} | Big top up | The lid was off all night: {l2} litres into {a}.
      korrallix_feed tank="{a}" grams={fg} | Feed | It is fed as the message says. The pump stays as it is.
      korrallix_feed tank="{a}" grams={fg} pump_off_s={s} | Pump off | Feed the amount in the message, with the pump off for {m} minutes.
      korrallix_wave tank="{a}" seconds={ss} | Waves | Waves for {ss} seconds; the kids want to see that.
    `,
  },
  // Small bakery, dough
  {
    language: 'en',
    earlier: ['Look up the recipe | recipe_get → {b}: flour {kg} kg, water {l} l, salt {sg} g, knead {km} min'],
    slots: { b: 'rye 60, baguette, focaccia', kg: '=2.5, 4, 6.2, 8.4, 3.75', g: '{kg} * 1000', l: '=1.5, 2.6, 3.8, 5.4', sg: '45..160', km: '4..16', ks: '{km} * 60', m: '20..50', oil: '15..95' },
    tools: ['teigwo_flour(grams: int): Weigh flour into the bowl', 'teigwo_water(litres: num, cold?: bool): Run water into the bowl', 'teigwo_salt(grams: int): Weigh salt into the bowl', 'teigwo_knead(seconds: int, slow?: bool): Knead', 'teigwo_proof(minutes: int): Let the dough proof', 'teigwo_oil(ml: int): Add oil'],
    steps: `
      teigwo_flour grams={g} | Flour | Flour as in the recipe.
      teigwo_water litres={l} cold=true | Water | The water of the recipe, cold.
      teigwo_salt grams={sg} | Salt | salt: see recipe
      teigwo_knead seconds={ks} | Knead | Knead as long as the recipe asks.
      teigwo_knead seconds=30 slow=true | Knead on | Half a minute more, slowly.
      teigwo_knead seconds={m} slow=false | Short | Knead for {m} seconds, but not slowly.
      teigwo_proof minutes={m} | Proof | Now it proofs for {m} minutes.
      teigwo_proof minutes=60 | An hour | One hour of proofing.
      teigwo_oil ml={oil} | Oil | {oil} ml of olive oil should go in.
    `,
  },
  // Solar workshop
  {
    language: 'en',
    event: 'mqtt roof/{i} {"inverter": "{i}", "kw": {kw}, "v": {v}, "idle_h": {ih}}',
    slots: { i: 'INV2, east, SMA-9', kw: '=1.2, 3.4, 5.5, 7.8, 2.25', w: '{kw} * 1000', v: '221..249', ih: '2..9', im: '{ih} * 60', n: '2..9', nw: '{n} * 1000', u: '=W, watts / kW, kilowatts', m: '11..55', s: '{m} * 60', s2: '61..99', kw2: '=0.8, 1.6, 2.4' },
    tools: ['heliko_cap(inverter, watts: int): Limit an inverter', 'heliko_offer(kw: num): Offer power to the neighbours', 'heliko_doze(inverter, minutes: int): Let an inverter doze', 'heliko_fan(inverter, seconds: int): Run the fan of an inverter', 'heliko_volt(inverter, volts: int): Set the upper voltage'],
    steps: `
      heliko_cap inverter="{i}" watts={w} | Cap | Limit the inverter to what it reports now.
      @u heliko_cap inverter="{i}" watts={n} // heliko_cap inverter="{i}" watts={nw} | Limit | {i} must not give more than {n} {u}.
      heliko_offer kw={kw} | Offer | Offer the neighbours the power in the message.
      heliko_offer kw={kw2} | Fixed offer | {kw2} kW for the neighbours, as agreed at the meeting
      heliko_doze inverter="{i}" minutes={im} | Doze | It may doze as long as it was idle.
      heliko_doze inverter="{i}" minutes={m} | Doze {m} | {m} minutes of dozing for {i}
      heliko_fan inverter="{i}" seconds={s} | Fan | Please run its fan for {m} minutes, the roof is hot.
      heliko_fan inverter="{i}" seconds={s2} | Fan test | Fan test, {s2} s.
      heliko_volt inverter="{i}" volts={v} | Voltage | Upper voltage: take the v of the message.
    `,
  },
  // Laundry
  {
    language: 'en',
    slots: { m: 'drum 3, W12, barrier', min: '3..28', s: '{min} * 60', sec: '31..90', dl: '60..95', kg: '6..30', r: '400..1200', n: '2..12', w: '{n} in words' },
    tools: ['bubblo_spin(drum, rpm: int, seconds: int): Spin', 'bubblo_rinse(drum, minutes: int, double_rinse: bool): Rinse', 'bubblo_soap(drum, ml: int): Dose soap', 'bubblo_load(drum, kg: int): Enter the load', 'bubblo_again(drum, times: int): Repeat the programme', 'bubblo_steam(drum, seconds: int): Steam'],
    steps: `
      bubblo_rinse drum="{m}" minutes={min} double_rinse=false | Rinse | {m}: {min} minutes of rinsing, without a double rinse.
      bubblo_rinse drum="{m}" minutes={min} double_rinse=true | Baby clothes | Baby clothes in {m}. Rinse {min} min, with the double rinse.
      bubblo_spin drum="{m}" rpm={r} seconds={s} | Spin | Spin {m} at {r} rpm for {min} minutes.
      bubblo_spin drum="{m}" rpm={r} seconds={sec} | Short spin | {sec} seconds of spinning, {r} revolutions, {m}
      bubblo_soap drum="{m}" ml={dl} | Soap | {dl} ml of soap for {m}
      bubblo_soap drum="{m}" ml=500 | Heavy soil | Overalls from the garage: half a litre of soap in {m}.
      bubblo_load drum="{m}" kg={kg} | Load | The load of {m} is {kg} kg, enter it.
      bubblo_again drum="{m}" times={n} | Repeat | The programme in {m} needs to run {w} times more.
      bubblo_steam drum="{m}" seconds={sec} | Steam | Steam {m}: {sec} s.
    `,
  },
  // Bee yard and honey room
  {
    language: 'en',
    event: 'manual - Honey of {h}: {kg} kg in {n} frames',
    slots: { h: 'hive 4, H19, the swarm', kg: '=3.5, 7.2, 11.8, 15.4, 9.6', g: '{kg} * 1000', n: '5..19', fr: '3..12', nw: '{fr} in words', m: '2..24', s: '{m} * 60', e: '=6.50, 7.20, 8.90', ct: '{e} * 100', g2: '=125, 250, 500' },
    tools: ['melirio_spin(frames: int, seconds: int): Spin frames', 'melirio_jar(hive, grams: int): Set the weight of a jar', 'melirio_enter(hive, kg: num): Enter a yield', 'melirio_syrup(hive, ml: int): Feed syrup', 'melirio_settle(minutes: int): Let honey settle', 'melirio_till(cents: int): Enter a sale'],
    steps: `
      melirio_enter hive="{h}" kg={kg} | Yield | Enter the yield of this hive.
      melirio_spin frames={n} seconds={s} | Spin | All frames, {m} minutes in the spinner.
      melirio_spin frames={fr} seconds=45 | Part | spin {nw} frames only, 45 seconds
      melirio_jar hive="{h}" grams={g2} | Jars | The jars of this hive hold {g2} g.
      melirio_jar hive="{h}" grams={g} | Bucket | One big jar for the whole yield: that is its weight now.
      melirio_syrup hive="{h}" ml={g2} | Syrup | They get {g2} ml of syrup in return.
      melirio_settle minutes={m} | Settle | Let it settle, {m} minutes.
      melirio_till cents={ct} | Sale | A jar was sold for {e} €.
      memory_store key=yield content="{kg} kg" | Note | Keep the yield with kg behind it as a note called yield.
    `,
  },
  // Photo lab
  {
    language: 'en',
    slots: { b: 'bath A, dev 2, fixer', m: '3..14', w: '{m} in words', s: '{m} * 60', sec: '15..90', d: '2..9', ms: '{d} * 1000', ms2: '120..900', cm: '13..60', mm2: '61..210' },
    tools: ['fotalo_dip(bath, seconds: int, agitate?: bool): Dip the film', 'fotalo_flash(ms: int): Expose the paper', 'fotalo_crop(mm: int): Cut the paper to a length', 'fotalo_dry(minutes: int): Dry', 'fotalo_mix(bath, ml: int): Mix new chemistry', 'fotalo_strip(cm: int): Pull out film'],
    steps: `
      fotalo_dip bath="{b}" seconds={s} | Dip | {w} minutes in {b}.
      fotalo_dip bath="{b}" seconds={sec} agitate=false | Still | Dip it in {b} for {sec} seconds without any agitation.
      fotalo_dip bath="{b}" seconds=150 agitate=true | Two and a half | two and a half minutes, {b}, with agitation
      fotalo_flash ms={ms} | Expose | Expose {d} seconds.
      fotalo_flash ms={ms2} | Flash | Fog it with a flash of {ms2} ms.
      fotalo_crop mm={mm2} | Cut | Cut the paper to {mm2} mm, please
      fotalo_strip cm={cm} | Film out | Pull {cm} cm of film out of the cassette.
      fotalo_dry minutes={m} | Dry | {w} minutes of drying.
      fotalo_mix bath="{b}" ml={ms2} | New | {b} gets {ms2} ml of new chemistry.
    `,
  },
  // Glasshouse irrigation
  {
    language: 'en',
    event: 'mqtt glass/{z} {"zone": "{z}", "dry_min": {dm}, "valve_pct": {vp}, "dose_ml": {dml}, "pin": {pin}}',
    slots: { z: 'Z4, basil, north', dm: '3..29', ds: '{dm} * 60', vp: '20..90', vf: '{vp} / 100', dml: '=150, 250, 375, 800', dl: '{dml} / 1000', pin: '2..27', n: '2..9', u: '=seconds, s / minutes, min', n60: '{n} * 60', cm: '31..70' },
    tools: ['gotero_run(zone, seconds: int): Water a zone', 'gotero_rest(zone, minutes: int): Water nothing in a zone', 'gotero_open(zone, share: num): Open the valve of a zone, share from 0 to 1', 'gotero_shade(zone, percent: int): Shade a zone', 'gotero_feed(zone, litres: num): Give liquid feed'],
    steps: `
      gotero_run zone="{z}" seconds={ds} | Water | Water the zone as many minutes as it has been dry.
      @u gotero_run zone="{z}" seconds={n} // gotero_run zone="{z}" seconds={n60} | Sprinkle | water {z}, {n} {u}
      gotero_rest zone="{z}" minutes={dm} | Rest | No water for the zone, for as many minutes as it has been dry.
      gotero_open zone="{z}" share={vf} | Valve | The valve opens as far as the message says.
      gotero_open zone="{z}" share=0.4 | Less | No, share 0.4 for the valve of {z}.
      gotero_shade zone="{z}" percent={vp} | Shade | The shade gets the same percentage as the valve in the message.
      gotero_shade zone="{z}" percent={cm} | Shade {cm} | Shade {z} by {cm} %.
      gotero_feed zone="{z}" litres={dl} | Feed | Give the dose in the message as liquid feed.
      gpio_write pin={pin} value=1 | Pump | The pin in the message goes to 1.
    `,
  },
];
