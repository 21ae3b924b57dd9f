import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 5. */
export const measuresEn5: readonly Scene[] = [
  // Village fire brigade
  {
    language: 'en',
    event: 'mqtt firehouse/{v} {"vehicle": "{v}", "foam_l": {f}, "siren": "{n} {u}", "crew": {cr}, "hose_m": {hm}}',
    slots: { v: 'LF10, tanker 2, ladder', f: '3..40', fm: '{f} * 1000', n: '2..20', u: '=s, seconds / min, minutes', n60: '{n} * 60', cr: '5..12', hm: '=15, 20, 30', k: '3..9', w: '{k} in words', m: '21..55', ml: '150..950', s: '56..99' },
    tools: ['brandora_foam(vehicle, ml: int): Mix foam', 'brandora_siren(vehicle, secs: int): Sound the siren', 'brandora_hose(vehicle, metres: int): Roll out hose', 'brandora_crew(vehicle, heads: int): Enter the crew', 'brandora_cool(vehicle, minutes: int): Cool the pump', 'brandora_refill(vehicle, litres: int): Order foam'],
    steps: `
      brandora_siren vehicle="{v}" secs={s} | Siren test | Siren of {v}, {s} seconds, it is the first Saturday.
      @u brandora_siren vehicle="{v}" secs={n} // brandora_siren vehicle="{v}" secs={n60} | Siren | Sound the siren for as long as the vehicle asks.
      brandora_foam vehicle="{v}" ml={fm} | Foam | All the foam of the message has to be mixed now.
      brandora_foam vehicle="{v}" ml={ml} | Drill | For the drill mix only {ml} ml in {v}
      brandora_refill vehicle="{v}" litres={f} | Order | Order the foam of the message again, for the same vehicle.
      brandora_hose vehicle="{v}" metres={hm} | Hose | As much hose as reported.
      brandora_crew vehicle="{v}" heads={k} | Crew | {w} people are on {v}, enter them.
      brandora_cool vehicle="{v}" minutes={m} | Cool | cool the pump of {v}, {m} min
      notify message="{v}: {n} {u}" | Screen | Show "{v}: {n} {u}" here.
    `,
  },
  // Market stall
  {
    language: 'en',
    slots: { i: 'plums, goat cheese, rye bread', e: '=1.80, 2.49, 3.20, 4.75, 6.30', c: '{e} * 100', c2: '35..95', n: '2..9', u: '=g, grams / kg, kilos', nk: '{n} * 1000', g: '=150, 250, 400, 750', gk: '{g} / 1000', k: '3..20', w: '{k} in words', dz: '=a dozen / half a dozen / two dozen / three dozen', m: '11..40' },
    tools: ['bazarola_price(item, cents: int): Set a price', 'bazarola_discount(item, euros: num): Take something off the price', 'bazarola_portion(item, grams: int): Set the size of a portion', 'bazarola_stock(item, kg: num): Enter what is left', 'bazarola_bags(count: int): Lay out bags', 'bazarola_eggs(pieces: int): Pack eggs', 'bazarola_offer(item, minutes: int): Show an offer for a time'],
    steps: `
      bazarola_price item="{i}" cents={c} | Price | {i} will be {e} € from now on.
      bazarola_price item="{i}" cents={c2} | Leftovers | Nobody wants the last {i}, so make it {c2} cents.
      bazarola_discount item="{i}" euros={e} | Discount | take {e} euros off {i}
      @u bazarola_portion item="{i}" grams={n} // bazarola_portion item="{i}" grams={nk} | Portion | A portion of {i} has {n} {u}.
      bazarola_stock item="{i}" kg={n} | Left | Left over of {i}: {n} kg
      bazarola_stock item="{i}" kg={gk} | Hardly any left | There are {g} g of {i} left, would you enter that?
      bazarola_bags count={k} | Bags | Lay out {w} bags.
      @dz bazarola_eggs pieces=12 // bazarola_eggs pieces=6 // bazarola_eggs pieces=24 // bazarola_eggs pieces=36 | Eggs | Pack {dz} eggs for Mrs. Lund.
      bazarola_offer item="{i}" minutes={m} | Offer | Show the offer for {i} for {m} minutes.
    `,
  },
  // Greenhouse propagation with negative
  {
    language: 'en',
    earlier: ['Measure the seedlings | cam_measure → {t}: {hc} cm high, {n} trays', 'Read the sowing card | card_read → lamp {lh} h, mist {ms} s, feed {fl} l, shade {sf}'],
    slots: { t: 'tomatoes 4, lettuce B, chard', hc: '=2.5, 3.5, 4.2, 6', hmm: '{hc} * 10', n: '2..12', lh: '4..16', lm: '{lh} * 60', ms: '5..40', fl: '=0.5, 0.8, 1.5', sf: '=0.2, 0.35, 0.6', sp: '{sf} * 100', mm: '41..95', nmm: '0 - {mm}', ml: '100..450' },
    tools: ['germinado_lamp(crop, minutes: int): Light a crop', 'germinado_lift(crop, mm: int): Lift the lamp; negative lowers it', 'germinado_mist(crop, seconds: int): Mist a crop', 'germinado_feed(crop, ml: int): Feed a crop', 'germinado_shade(crop, percent: int): Shade a crop', 'germinado_height(crop, cm: num): Log the height', 'germinado_glass(level: num): Tint the glass, level from 0 to 1'],
    steps: `
      germinado_lamp crop="{t}" minutes={lm} | Lamp | Lamp for the hours on the card.
      germinado_lift crop="{t}" mm={hmm} | Lift | The lamp is lifted by the height that was measured.
      germinado_lift crop="{t}" mm={nmm} | Lower | They get leggy: lamp over {t} down by {mm} mm.
      germinado_lift crop="{t}" mm={mm} | Up | lamp over {t} up {mm} mm
      germinado_mist crop="{t}" seconds={ms} | Mist | Mist as the card says.
      germinado_feed crop="{t}" ml={ml} | Feed | Give {t} {ml} ml of feed.
      germinado_shade crop="{t}" percent={sp} | Shade | Shade {t} to the value on the card of step {step2}.
      germinado_glass level={sf} | Glass | And the glass is tinted at the shade of the card.
      germinado_height crop="{t}" cm={hc} | Height | Log how high they were in step {step1}.
    `,
  },
  // Recording studio
  {
    language: 'en',
    slots: { t: 'take 4, vocals, drums B', n: '2..30', u: '=ms / s, seconds', n1000: '{n} * 1000', m: '3..28', s: '{m} * 60', s2: '31..95', p: '15..90', d: '3..18', nd: '0 - {d}', fr: '=0.25, 0.6, 0.75', h: '=an hour / an hour and a half / two and a half hours / three hours' },
    tools: ['klangora_delay(track, delay_ms: int): Delay a track', 'klangora_cut(track, length_s: int): Cut a track to a length', 'klangora_gain(track, db: int): Raise the gain; negative lowers it', 'klangora_pan(track, percent: int): Set the width of a track', 'klangora_wet(track, share: num): Set the reverb, from 0 to 1', 'klangora_count(bars: int): Count in', 'klangora_book(track, minutes: int): Book the studio'],
    steps: `
      @u klangora_delay track="{t}" delay_ms={n} // klangora_delay track="{t}" delay_ms={n1000} | Delay | Delay {t} by {n} {u}.
      klangora_delay track="{t}" delay_ms={s2} | A hair later | {t} comes a hair early, {s2} ms of delay please
      klangora_cut track="{t}" length_s={s} | Cut | {t} has to be {m} minutes long, cut it.
      klangora_cut track="{t}" length_s={s2} | Jingle | Cut {t} to {s2} seconds for the jingle.
      klangora_gain track="{t}" db={nd} | Softer | Gain of {t} down by {d} dB.
      klangora_gain track="{t}" db={d} | Louder | {t}, gain up {d} dB
      klangora_wet track="{t}" share={fr} | Reverb | Reverb of {t} at {fr}
      klangora_pan track="{t}" percent={p} | Width | make {t} {p} percent wide
      @h klangora_book track="{t}" minutes=60 // klangora_book track="{t}" minutes=90 // klangora_book track="{t}" minutes=150 // klangora_book track="{t}" minutes=180 | Book | Book the studio for {t}, {h}.
    `,
  },
  // Pasta factory, parameters "value" with units
  {
    language: 'en',
    event: 'webhook /pasta/line {"line": {l}, "water": "{wl} l", "flour": "{fk} kg", "dry": "{dh} h", "die_mm": {dm}}',
    slots: { l: '1..7', wl: '=12.5, 18, 24.5', fk: '=35, 42.5, 60', fg: '{fk} * 1000', dh: '3..9', dhm: '{dh} * 60', dm: '=1.2, 1.6, 2.4', n: '8..30', cut: '=12.5, 24, 26.5', cmm: '{cut} * 10', g: '150..900', s: '31..95', nn: '0 - {n}' },
    tools: ['pastoria_flow(line: int, value: num, unit: ml|l): Run in water', 'pastoria_flour(line: int, grams: int): Weigh flour', 'pastoria_dry(line: int, minutes: int): Dry', 'pastoria_die(line: int, mm: num): Choose a die', 'pastoria_wear(line: int, microns: int): Enter the wear of a die', 'pastoria_cut(line: int, len_mm: num): Cut to a length', 'pastoria_belt(line: int, percent: int): Make the belt faster; negative makes it slower'],
    steps: `
      pastoria_flow line={l} value={wl} unit=l | Water | Run in the water of the message, in the unit it has there.
      pastoria_flow line={l} value={g} unit=ml | A drop | Line {l}: {g} ml of water
      pastoria_flour line={l} grams={fg} | Flour | Weigh the flour of the message.
      pastoria_flour line={l} grams={g} | Dusting | Weigh {g} g of flour on line {l}, for dusting.
      pastoria_dry line={l} minutes={dhm} | Dry | It has to dry, as long as the message says.
      pastoria_dry line={l} minutes={s} | Dry {s} | line {l}: dry {s} minutes
      pastoria_die line={l} mm={dm} | Die | The die in the message is the one to choose.
      pastoria_cut line={l} len_mm={cmm} | Cut | Spaghetti on line {l} are cut to {cut} cm.
      pastoria_belt line={l} percent={nn} | Slower | Make the belt of line {l} slower by {n} percent.
    `,
  },
  // School physics lab
  {
    language: 'en',
    slots: { b: 'bench 3, setup C, group 7', v: '=1.5, 4.5, 9, 12', mv: '{v} * 1000', mv2: '150..950', a: '=0.2, 0.35, 0.5', ma: '{a} * 1000', ma2: '20..95', n: '2..19', u: '=ms / seconds, s', nms: '{n} * 1000', cm2: '21..90', g: '=0.25, 0.5, 1.5', k: '3..12', w: '{k} in words', min: '20..45' },
    tools: ['fizikus_volt(bench, millivolts: int): Set a voltage', 'fizikus_limit(bench, ma: int): Limit the current', 'fizikus_pulse(bench, ms: int): Give a pulse', 'fizikus_rail(bench, cm: int): Put the sledge at a place on the rail', 'fizikus_mass(bench, kg: num): Hang a mass on the string', 'fizikus_lamps(bench, count: int): Put lamps in a row', 'fizikus_time(bench, minutes: int): Start the timer'],
    steps: `
      fizikus_volt bench="{b}" millivolts={mv} | Voltage | {v} volts on {b}.
      fizikus_volt bench="{b}" millivolts={mv2} | Low voltage | For {b} set {mv2} mV, no more!
      fizikus_limit bench="{b}" ma={ma} | Limit | The current on {b} must not pass {a} A.
      fizikus_limit bench="{b}" ma={ma2} | LED | An LED: limit {b} to {ma2} milliamps
      @u fizikus_pulse bench="{b}" ms={n} // fizikus_pulse bench="{b}" ms={nms} | Pulse | Pulse of {n} {u} on {b}, please.
      fizikus_rail bench="{b}" cm={cm2} | Sledge | sledge of {b} to {cm2} cm
      fizikus_mass bench="{b}" kg={g} | Mass | Hang {g} kg on the string of {b}.
      fizikus_lamps bench="{b}" count={k} | Lamps | {w} lamps in a row on {b}
      fizikus_time bench="{b}" minutes={min} | Time | The group at {b} has {min} minutes; start the timer.
    `,
  },
  // Horse stable
  {
    language: 'en',
    event: 'manual - {h}: hay {hk} kg, oats {og} g, solarium {sm} min, walker {wh} h, vet {e} EUR',
    slots: { h: 'Nelson, box 4, Zora', hk: '=1.5, 2.5, 4, 5.5', hg: '{hk} * 1000', og: '=350, 600, 850, 1200', ok: '{og} / 1000', sm: '6..25', ss: '{sm} * 60', wh: '=0.5, 1.5, 2', e: '=48.50, 72.80, 91.20', s: '41..99', m: '26..40', g: '100..340', l: '3..18' },
    tools: ['cavallina_hay(horse, grams: int): Put hay in the rack', 'cavallina_oats(horse, grams: int): Give oats', 'cavallina_store(feed, kg: num): Take feed out of the store', 'cavallina_sun(horse, secs: int): Switch on the solarium for a time', 'cavallina_walk(horse, minutes: int): Put a horse in the walker', 'cavallina_invoice(horse, cents: int): Put an amount on the invoice', 'cavallina_water(horse, litres: int): Water a horse'],
    steps: `
      cavallina_hay horse="{h}" grams={hg} | Hay | Hay as written in the event.
      cavallina_oats horse="{h}" grams={og} | Oats | Oats as written.
      cavallina_oats horse="{h}" grams={g} | Treat | {g} g of oats more for {h}, it's a birthday
      cavallina_store feed=hay kg={hk} | Store hay | Take the hay of the event out of the store (feed: hay).
      cavallina_store feed=oats kg={ok} | Store oats | The oats of the event, too, come out of the store (feed: oats).
      cavallina_sun horse="{h}" secs={ss} | Solarium | Solarium for the minutes given.
      cavallina_sun horse="{h}" secs={s} | Sun, short | {h} may have {s} seconds of solarium.
      cavallina_walk horse="{h}" minutes={m} | Walker | {h} goes in the walker for {m} minutes.
      cavallina_water horse="{h}" litres={l} | Water | {l} litres of water for {h} please
    `,
  },
  // Coffee roaster
  {
    language: 'en',
    slots: { r: 'Yirga 4, house blend, R2', n: '4..14', n60: '{n} * 60', back: '0 - {n60}', q: '15 - {back}', h: '30 - {back}', kg: '=2.5, 6, 12.5, 15', g: '{kg} * 1000', g2: '80..340', s: '41..95', p: '20..90', t: '=205, 212, 218', days: '3..9', pt: '=a quarter / half / three quarters' },
    tools: ['rostado_roast(lot, seconds: int): Roast', 'rostado_drop(lot, celsius: int): Drop at a temperature', 'rostado_charge(lot, grams: int): Charge the drum', 'rostado_sample(lot, grams: int): Take a sample', 'rostado_gas(percent: int): Set the gas', 'rostado_rest(lot, days: int): Let it rest', 'rostado_price(lot, price_ct: int): Set the price of a bag in cents'],
    steps: `
      rostado_roast lot="{r}" seconds={q} | Roast | Roast {r} for {n} minutes and 15 seconds.
      rostado_roast lot="{r}" seconds={s} | Flash roast | {r}, {s} seconds of roasting, for a test
      rostado_roast lot="{r}" seconds={h} | Darker | {r} should get darker: roast {n} min 30 s.
      rostado_charge lot="{r}" grams={g} | Charge | Charge the drum with {kg} kg of {r}.
      rostado_sample lot="{r}" grams={g2} | Sample | A sample of {g2} g of {r}, please.
      rostado_drop lot="{r}" celsius={t} | Drop | drop {r} at {t} degrees
      rostado_gas percent={p} | Gas | Gas at {p} percent.
      @pt rostado_gas percent=25 // rostado_gas percent=50 // rostado_gas percent=75 | Gas down | Turn the gas to {pt}.
      rostado_rest lot="{r}" days={days} | Rest | {r} has to rest for {days} days.
    `,
  },
  // Library / makerspace laser cutter
  {
    language: 'en',
    event: 'peripheral maker/{m} {"machine": "{m}", "job": "{j}", "sheet_cm": {sc}, "kerf_mm": {k}, "cut": {n}, "cut_unit": "{u}", "fee": {e}}',
    slots: { m: 'laser 1, Epi-40, big laser', j: 'box.svg, gear-3.svg, lamp.svg', sc: '=30, 42.5, 60', smm: '{sc} * 10', k: '=0.12, 0.2, 0.25', n: '4..40', u: '=s / min', n60: '{n} * 60', e: '=1.20, 3.50, 4.80', c: '{e} * 100', p: '45..95', z: '2..9', nz: '0 - {z}', um: '50..300', s: '50..99' },
    tools: ['lazario_cut(machine, file, secs: int): Cut a file within a time', 'lazario_sheet(machine, mm: int): Enter the width of the sheet', 'lazario_kerf(machine, microns: int): Set the kerf', 'lazario_focus(machine, mm: int): Lower the lens; negative raises it', 'lazario_power(machine, percent: int): Set the power', 'lazario_fee(machine, cents: int): Charge a fee', 'lazario_vent(machine, minutes: int): Run the fan after a cut'],
    steps: `
      @u lazario_cut machine="{m}" file="{j}" secs={n} // lazario_cut machine="{m}" file="{j}" secs={n60} | Cut | Cut the job within the time of the message.
      lazario_cut machine="{m}" file="{j}" secs={s} | Cut faster | The file in the message, but in {s} seconds.
      lazario_sheet machine="{m}" mm={smm} | Sheet | Enter the width of the sheet.
      lazario_kerf machine="{m}" microns={um} | Kerf | kerf of {m}: {um} microns
      lazario_focus machine="{m}" mm={nz} | Lens up | Raise the lens of {m} by {z} mm.
      lazario_focus machine="{m}" mm={z} | Lens down | Lens of {m} {z} mm lower, please.
      lazario_power machine="{m}" percent={p} | Power | {p} % of power on {m}
      lazario_fee machine="{m}" cents={c} | Fee | The fee in the message is in euros. Charge it.
      lazario_vent machine="{m}" minutes={n} | Fan | Let the fan of {m} run {n} minutes after the cut.
    `,
  },
  // Elderly home heating
  {
    language: 'en',
    slots: { r: 'room 14, salon, wing B', t: '=19.5, 20.5, 21.5, 22.5', t10: '{t} * 10', t2: '18..24', w: '=0.5, 0.8, 1.2, 1.5', wW: '{w} * 1000', w2: '200..900', n: '2..9', u: '=minutes, min / hours', n60: '{n} * 60', m: '10..40', s: '41..95', of: '1..4', nof: '0 - {of}', who: 'Selma, Mr. Ortiz, night nurse' },
    tools: ['kaminella_target(room, tenths: int): Set the target in tenths of a degree', 'kaminella_guest(room, degrees: int): Set what guests may choose', 'kaminella_power(room, watts: int): Set the power', 'kaminella_boost(room, minutes: int): Heat up for a time', 'kaminella_fan(room, secs: int): Run the fan', 'kaminella_shift(room, steps: int): Make it warmer by some steps; negative makes it cooler'],
    steps: `
      kaminella_target room="{r}" tenths={t10} | Target | The target of {r} is {t} degrees.
      kaminella_guest room="{r}" degrees={t2} | Guests | Guests in {r} may choose {t2} degrees
      @u kaminella_boost room="{r}" minutes={n} // kaminella_boost room="{r}" minutes={n60} | Heat up | {r}: heat up for {n} {u}
      kaminella_boost room="{r}" minutes={m} | Bath day | It's bath day in {r}, so {m} minutes of heating up.
      kaminella_power room="{r}" watts={wW} | Power | no more than {w} kW in {r}; set it
      kaminella_power room="{r}" watts={w2} | Low power | Set {w2} watts in {r}.
      kaminella_fan room="{r}" secs={s} | Fan | Fan on in {r}, {s} seconds.
      kaminella_shift room="{r}" steps={nof} | Cooler | They sweat in {r}. Make it {of} steps cooler.
      send_message channel=sms to="{who}" text="{r}: {n} {u}" | Tell | Text {who} by sms: {r}: {n} {u}
    `,
  },
  // Nursery for fish, hatchery
  {
    language: 'en',
    earlier: ['Read the hatchery log | log_read → {b}: feed {mg} mg, water {lw} l, light {lh} h, salt {sk} kg, rest {rs} s'],
    slots: { b: 'trough 5, char eggs, B-12', mg: '=450, 800, 1500, 2400', g: '{mg} / 1000', lw: '=0.5, 1.5, 3.5', lml: '{lw} * 1000', lh: '5..16', sk: '=0.2, 0.45, 1.2', sg: '{sk} * 1000', rs: '3..40', rms: '{rs} * 1000', ms: '150..900', m: '20..59', g2: '2..19' },
    tools: ['ovalevin_feed(trough, grams: num): Feed a trough', 'ovalevin_water(trough, ml: int): Change some water', 'ovalevin_light(trough, minutes: int): Light a trough', 'ovalevin_dusk(hours: int): Set how long dusk lasts', 'ovalevin_salt(trough, grams: int): Add salt', 'ovalevin_store(kg: num): Take salt out of the store', 'ovalevin_rock(trough, pause_ms: int): Rock a trough with pauses'],
    steps: `
      ovalevin_feed trough="{b}" grams={g} | Feed | Feed as in the log.
      ovalevin_feed trough="{b}" grams={g2} | More feed | {g2} grams of feed for {b}, they are hungry.
      ovalevin_water trough="{b}" ml={lml} | Water | Change the water that the log asks for.
      ovalevin_water trough="{b}" ml={ms} | Little water | only {ms} ml of water in {b} are changed
      ovalevin_light trough="{b}" minutes={m} | Light | Light {b} for {m} minutes.
      ovalevin_dusk hours={lh} | Dusk | Dusk lasts as many hours as the log has for the light.
      ovalevin_salt trough="{b}" grams={sg} | Salt | Salt for the trough, see step {step1}
      ovalevin_store kg={sk} | Store | Take the salt of the log out of the store.
      ovalevin_rock trough="{b}" pause_ms={rms} | Rock | Rock the trough; a pause lasts as long as the rest in the log.
    `,
  },
  // Escape room
  {
    language: 'en',
    slots: { r: 'crypt, lab 2, submarine', n: '3..30', u: '=seconds / minutes, min', n60: '{n} * 60', m: '45..75', f: '=0.3, 0.5, 0.8', p: '15..90', k: '3..9', w: '{k} in words', d: '2..9', dms: '{d} * 1000', ms: '120..950', cm: '46..80', ncm: '0 - {cm}' },
    tools: ['rebusca_clock(room, minutes: int): Set the clock of a game', 'rebusca_smoke(room, seconds: int): Blow smoke', 'rebusca_flash(room, ms: int): Flash the light', 'rebusca_dim(room, percent: int): Set the light', 'rebusca_hum(room, volume: num): Play a hum, volume from 0 to 1', 'rebusca_hints(room, count: int): Allow hints', 'rebusca_wall(room, cm: int): Push the wall out; negative pulls it in'],
    steps: `
      rebusca_clock room="{r}" minutes={m} | Clock | The game in {r} lasts {m} minutes.
      rebusca_clock room="{r}" minutes=90 | Beginners | Beginners in {r} get an hour and a half on the clock.
      @u rebusca_smoke room="{r}" seconds={n} // rebusca_smoke room="{r}" seconds={n60} | Smoke | {n} {u} of smoke in {r}
      rebusca_flash room="{r}" ms={dms} | Flash | Flash the light in {r} for {d} seconds.
      rebusca_flash room="{r}" ms={ms} | Short flash | flash {ms} ms, {r}
      rebusca_hum room="{r}" volume={f} | Hum | A hum in {r}, volume {f}.
      rebusca_dim room="{r}" percent={p} | Dim | Light in {r} to {p} percent, they are scared.
      rebusca_hints room="{r}" count={k} | Hints | Allow {r} {w} hints.
      rebusca_wall room="{r}" cm={ncm} | Wall in | Pull the wall of {r} in by {cm} cm
    `,
  },
  // Ice cream van, dollars
  {
    language: 'en',
    event: 'mqtt van/{v} {"van": "{v}", "mix_l": {ml}, "churn_min": {cm}, "cone_usd": {d}, "sold": {n}, "float_usd": {fl}}',
    slots: { v: 'van 2, Gelato-5, blue van', ml: '=1.5, 3.5, 4.5', mm: '{ml} * 1000', cm: '5..25', cs: '{cm} * 60', d: '=2.75, 3.50, 4.25', c: '{d} * 100', n: '20..90', fl: '=40, 55.50, 80', c2: '25..95', s: '26..59', t: '=5.40, 7.60, 12.10' },
    tools: ['glaciopop_mix(van, ml: int): Pour in mix', 'glaciopop_churn(van, seconds: int): Churn', 'glaciopop_cone(van, price_cents: int): Set the price of a cone', 'glaciopop_tip(van, dollars: num): Enter tips', 'glaciopop_float(van, dollars: num): Enter the money in the till', 'glaciopop_sold(van, count: int): Enter sold cones', 'glaciopop_bell(van, seconds: int): Ring the bell'],
    steps: `
      glaciopop_mix van="{v}" ml={mm} | Mix | Pour in the mix that the van has on board.
      glaciopop_churn van="{v}" seconds={cs} | Churn | Churn as long as reported.
      glaciopop_churn van="{v}" seconds={s} | Churn on | {v} churns another {s} seconds.
      glaciopop_cone van="{v}" price_cents={c} | Cone | The price of a cone is the one in the message.
      glaciopop_cone van="{v}" price_cents={c2} | Kids' cone | Kids' day! A cone at {v} costs {c2} cents.
      glaciopop_tip van="{v}" dollars={t} | Tips | {t} dollars of tips at {v}
      glaciopop_float van="{v}" dollars={fl} | Float | Enter the float of the van in its till.
      glaciopop_sold van="{v}" count={n} | Sold | Enter what was sold.
      glaciopop_bell van="{v}" seconds=30 | Bell | Ring the bell of {v} for half a minute.
    `,
  },
];
