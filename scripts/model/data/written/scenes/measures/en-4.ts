import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 4. */
export const measuresEn4: readonly Scene[] = [
  // Railway siding: the unit stands in the description only
  {
    language: 'en',
    event: 'mqtt siding/{t} {"track": "{t}", "brake_wait": "{n} {u}", "sand": "{kg} kg", "gap": {gap}}',
    slots: { t: 'T4, coal siding, track 9', n: '3..28', u: '=s, sec / min, minutes', n60: '{n} * 60', kg: '2..9', g: '{kg} * 1000', gap: '=0.6, 1.4, 2.5', gcm: '{gap} * 100', m: '31..58', g2: '150..900', cm: '61..99', s: '11..27', m2: '4..12', sm: '{m2} * 60', back: '0 - {sm}', tot: '30 - {back}' },
    tools: ['rangiero_brake(track, wait: int): Wait before braking, in seconds', 'rangiero_sand(track, amount: int): Sand the rails, amount in grams', 'rangiero_gap(track, distance: int): Keep a distance in centimetres', 'rangiero_block(track, time: int): Block a track, time in minutes', 'rangiero_bell(track, secs: int): Ring the bell'],
    steps: `
      @u rangiero_brake track="{t}" wait={n} // rangiero_brake track="{t}" wait={n60} | Brake | The wait before braking is the one in the message.
      @u rangiero_bell track="{t}" secs={n} // rangiero_bell track="{t}" secs={n60} | Bell | Ring for the same time as the brake waits, same track.
      rangiero_brake track="{t}" wait={cm} | Brake later | A long train: let {t} wait {cm} seconds before it brakes.
      rangiero_brake track="{t}" wait={tot} | Brake much later | {m2} minutes and 30 seconds of waiting before braking on {t}
      rangiero_sand track="{t}" amount={g} | Sand | Sand as requested by the track.
      rangiero_sand track="{t}" amount={g2} | Leaves | Wet leaves. {g2} g of sand on {t} should be enough.
      rangiero_gap track="{t}" distance={gcm} | Gap | They keep a gap of {gap} m on this track.
      rangiero_block track="{t}" time={m} | Block | Would you block {t} for {m} minutes?
      rangiero_bell track="{t}" secs={s} | Short ring | {s} s of bell, {t}
    `,
  },
  // Chocolate
  {
    language: 'en',
    slots: { b: 'dark 70, praline, batch 12', n: '2..9', u: '=g, grams / kg, kilos', nk: '{n} * 1000', k: '12..36', w: '{k} in words', m: '2..20', s: '{m} * 60', s2: '21..59', t: '=28.5, 31.5, 32.5', tt: '{t} * 10', tc: '=29, 30, 33', dz: '=dozen / half dozen', ml: '60..490' },
    tools: ['ciokola_nuts(batch, weight_g: int): Add nuts', 'ciokola_temper(batch, tenths_c: int): Temper, in tenths of a degree', 'ciokola_warm(batch, celsius: int): Warm up', 'ciokola_stir(batch, for_s: int): Stir', 'ciokola_mould(batch, pieces: int): Fill moulds', 'ciokola_cream(batch, ml: int): Add cream', 'ciokola_box(batch, pieces: int, ribbon: bool): Pack a box'],
    steps: `
      @u ciokola_nuts batch="{b}" weight_g={n} // ciokola_nuts batch="{b}" weight_g={nk} | Nuts | Nuts into {b}, {n} {u} of them.
      ciokola_nuts batch="{b}" weight_g={ml} | More nuts | {ml} grams of nuts more for {b}
      ciokola_temper batch="{b}" tenths_c={tt} | Temper | {b} is tempered at {t} degrees.
      ciokola_warm batch="{b}" celsius={tc} | Warm | Warm {b} to {tc} degrees first.
      ciokola_stir batch="{b}" for_s={s2} | Stir | Please stir {b}, {s2} seconds.
      ciokola_stir batch="{b}" for_s={s} | Stir long | The lumps in {b} only go after {m} minutes of stirring, so do that.
      ciokola_mould batch="{b}" pieces={k} | Moulds | fill {w} moulds with {b}
      @dz ciokola_box batch="{b}" pieces=12 ribbon=false // ciokola_box batch="{b}" pieces=6 ribbon=false | Box | Pack a {dz} of {b} without a ribbon.
      ciokola_cream batch="{b}" ml={ml} | Cream | Cream: {ml} ml to {b}.
    `,
  },
  // Observatory
  {
    language: 'en',
    event: 'manual - Tonight: {o}, exposure {x} {xu}, gain {g}, focus offset {f} mm',
    slots: { o: 'M31, comet C9, NGC 891', x: '2..20', xu: '=s, seconds / min, minutes', xs: '{x} * 60', g: '11..90', f: '=0.2, 0.35, 0.6', fu: '{f} * 1000', um: '150..900', nf: '0 - {um}', m: '21..55', ms2: '120..980', h: '=1 / 2', pt: '=half / a quarter / three quarters' },
    tools: ['teleskora_expose(target, secs: int): Expose', 'teleskora_focus(microns: int): Move the focus out; negative moves it in', 'teleskora_gain(percent: int): Set the gain', 'teleskora_settle(ms: int): Let the mount settle', 'teleskora_dome(percent: int): Open the dome by a share', 'teleskora_cool(minutes: int): Cool the camera', 'teleskora_park(seconds: int): Park after a time'],
    steps: `
      @xu teleskora_expose target="{o}" secs={x} // teleskora_expose target="{o}" secs={xs} | Expose | One exposure of the object, as it stands in the plan for tonight.
      teleskora_expose target="{o}" secs={m} | Test | Only a test: {m} s on {o}.
      teleskora_focus microns={fu} | Focus out | The focus goes out by the offset of the plan.
      teleskora_focus microns={nf} | Focus in | Move the focus in by {um} microns; the stars are doughnuts.
      teleskora_gain percent={g} | Gain | Gain (percent) as planned
      teleskora_settle ms={ms2} | Settle | the mount gets {ms2} ms to settle
      teleskora_cool minutes={m} | Cool | Cool the camera {m} minutes before we begin.
      @h teleskora_park seconds=3600 // teleskora_park seconds=7200 | Park | After {h} h it shall park by itself.
      @pt teleskora_dome percent=50 // teleskora_dome percent=25 // teleskora_dome percent=75 | Dome | Windy. Open {pt} of the dome.
    `,
  },
  // Tailor
  {
    language: 'en',
    slots: { g: 'coat 7, J-18, wedding dress', cm: '2..9', mm: '{cm} * 10', mm2: '12..95', m: '=1.2, 2.4, 3.5', mc: '{m} * 100', neg: '0 - {mm2}', n: '3..12', ce: '41..99', h: '=half an hour / an hour and a half / two hours', s: '5..11' },
    tools: ['cucirella_hem(garment, by_mm: int): Let the hem down; negative takes it up', 'cucirella_cloth(garment, length_cm: int): Cut cloth', 'cucirella_ribbon(garment, metres: num): Cut ribbon', 'cucirella_buttons(garment, count: int, sewn?: bool): Give out buttons', 'cucirella_price(garment, price_cents: int): Set a price', 'cucirella_fitting(garment, minutes: int): Book a fitting', 'cucirella_press(garment, seconds: int): Press'],
    steps: `
      cucirella_hem garment="{g}" by_mm={neg} | Hem up | The hem of {g} is taken up {mm2} mm.
      cucirella_hem garment="{g}" by_mm={mm2} | Hem down | {g}: let the hem down, {mm2} mm
      cucirella_hem garment="{g}" by_mm={mm} | Still short | {cm} cm of hem more on {g}, let it down.
      cucirella_ribbon garment="{g}" metres={m} | Ribbon | Cut {m} metres of ribbon for {g}, please.
      cucirella_cloth garment="{g}" length_cm={mc} | Cloth | And {m} metres of the cloth for {g}.
      cucirella_cloth garment="{g}" length_cm={ce} | Patch | A piece of cloth for {g}, {ce} cm.
      cucirella_buttons garment="{g}" count={n} sewn=false | Buttons | {n} buttons for {g}, not sewn on; she does it herself
      @h cucirella_fitting garment="{g}" minutes=30 // cucirella_fitting garment="{g}" minutes=90 // cucirella_fitting garment="{g}" minutes=120 | Fitting | Book {h} for the fitting of {g}.
      cucirella_press garment="{g}" seconds={s} | Press | press {g} for {s} sec
    `,
  },
  // Water works
  {
    language: 'en',
    earlier: ['Take a sample | lab_ask → {w}: lime {lk} kg, chlorine {cm} mg, rest {rh} h, flow {fl} l', 'Ask the night shift | told: flush {n} {u}, valve at {v}'],
    slots: { w: 'well 3, W8, spring', lk: '=1.5, 2.5, 4.2, 7', lg: '{lk} * 1000', cm: '=450, 800, 1250, 2400', cg: '{cm} / 1000', rh: '2..8', rm: '{rh} * 60', fl: '120..900', n: '3..30', u: '=seconds, sec / minutes, min', n60: '{n} * 60', v: '=0.2, 0.45, 0.7', g: '150..990', s: '31..95' },
    tools: ['pozzara_lime(well, grams: int): Add lime', 'pozzara_chlor(well, grams: num): Add chlorine', 'pozzara_rest(well, duration_min: int): Let a well rest', 'pozzara_flush(well, duration_s: int): Flush a well', 'pozzara_valve(well, percent: int): Open the valve of a well', 'pozzara_meter(well, litres: int): Enter a flow', 'pozzara_bypass(level: num): Open the bypass, level from 0 to 1'],
    steps: `
      pozzara_lime well="{w}" grams={lg} | Lime | Add the lime that the lab asks for.
      pozzara_lime well="{w}" grams={g} | Lime, corrected | The lab called again, it is only {g} g of lime for {w}.
      pozzara_chlor well="{w}" grams={cg} | Chlorine | the chlorine from step {step1}, this well
      pozzara_rest well="{w}" duration_min={rm} | Rest | The well rests, as long as the lab said.
      pozzara_rest well="{w}" duration_min={s} | Rest {s} | {w} may rest {s} minutes
      @u pozzara_flush well="{w}" duration_s={n} // pozzara_flush well="{w}" duration_s={n60} | Flush | Flush {w} for the time the night shift named.
      pozzara_flush well="{w}" duration_s={s} | Flush {s} | Flush it {s} seconds.
      pozzara_bypass level={v} | Bypass | Bypass at the value that step {step2} has for the valve.
      pozzara_meter well="{w}" litres={fl} | Flow | Enter the flow of the well.
    `,
  },
  // Drone spraying and charging
  {
    language: 'en',
    event: 'webhook /drone/{d} {"drone": "{d}", "alt_m": {a}, "tank_ml": {tm}, "hover": {h}, "hover_unit": "{hu}", "charge": {c}}',
    slots: { d: 'D3, hexa, Falke', a: '=1.5, 2.5, 3.5, 12', ac: '{a} * 100', tm: '=600, 1500, 2400, 4500', tl: '{tm} / 1000', h: '3..25', hu: '=ms / s', hs: '{h} * 1000', c: '=0.4, 0.65, 0.9', cp: '{c} * 100', x: '26..90', nc: '0 - {x}', mn: '31..59', p: '41..99' },
    tools: ['volario_climb(drone, cm: int): Climb; negative descends', 'volario_hover(drone, ms: int): Hover', 'volario_tank(drone, litres: num): Fill the tank', 'volario_charge(drone, up_to_percent: int): Charge', 'volario_wait(drone, minutes: int): Wait on the ground', 'volario_fence(drone, metres: num): Set the greatest height'],
    steps: `
      volario_climb drone="{d}" cm={ac} | Climb | Climb by the metres in the message.
      volario_climb drone="{d}" cm={x} | Climb a bit | {x} cm up with {d}
      volario_climb drone="{d}" cm={nc} | Descend | Descend {x} cm with {d}, a branch.
      volario_fence drone="{d}" metres={a} | Fence | The altitude in the message is also the greatest height that's allowed.
      @hu volario_hover drone="{d}" ms={h} // volario_hover drone="{d}" ms={hs} | Hover | It hovers as told by the payload, watch the unit.
      volario_tank drone="{d}" litres={tl} | Tank | Fill the tank with what the message says.
      volario_charge drone="{d}" up_to_percent={cp} | Charge | Charge up to the level of the message.
      volario_charge drone="{d}" up_to_percent={p} | Charge {p} | charge {d} up to {p} percent, thanks
      volario_wait drone="{d}" minutes={mn} | Wait | Let {d} wait for {mn} minutes, the battery is hot.
    `,
  },
  // Ward kitchen / feeding, long-winded
  {
    language: 'en',
    slots: { p: 'room 12, Mr Abe, bed B', n: '2..8', u: '=ml, millilitres / litres, l', nl: '{n} * 1000', ml: '90..480', l: '=0.2, 0.35, 0.5', lm: '{l} * 1000', g: '=350, 450, 600', gk: '{g} / 1000', kg: '52..98', m: '3..30', s: '{m} * 60', sec: '31..50' },
    tools: ['nutribel_drink(guest, ml: int): Enter a drink', 'nutribel_jug(guest, litres: num): Order a jug', 'nutribel_plate(guest, kg: num): Enter what was eaten', 'nutribel_weight(guest, kg: int): Enter the weight of a person', 'nutribel_warm(guest, secs: int): Warm a meal', 'nutribel_remind(guest, in_minutes: int): Set a reminder'],
    steps: `
      @u nutribel_drink guest="{p}" ml={n} // nutribel_drink guest="{p}" ml={nl} | Drink | With {p} I have seen {n} {u} being drunk since the morning, and that ought to be entered.
      nutribel_drink guest="{p}" ml={ml} | Tea | {p} had {ml} ml of tea. Enter it as a drink.
      nutribel_jug guest="{p}" litres={l} | Jug | A jug for {p} please, {l} litres, no sugar.
      nutribel_drink guest="{p}" ml={lm} | Soup | The soup counts as a drink. It was {l} litres for {p}.
      nutribel_plate guest="{p}" kg={gk} | Plate | {g} g were eaten by {p}
      nutribel_weight guest="{p}" kg={kg} | Weight | {p} now weighs {kg} kg, which somebody should enter.
      nutribel_warm guest="{p}" secs={s} | Warm up | The meal for {p} came cold. {m} minutes of warming.
      nutribel_warm guest="{p}" secs={sec} | Porridge | porridge for {p}: warm {sec} s
      nutribel_remind guest="{p}" in_minutes={m} | Remind | Remind me of {p} in {m} minutes.
    `,
  },
  // Wood shop: glue, saw
  {
    language: 'en',
    slots: { j: 'shelf 4, door 12, oak table', mm: '3..19', nmm: '0 - {mm}', cm: '=1.5, 2.5, 4.2, 12', cmm: '{cm} * 10', m: '=0.8, 1.2, 2.4', mm3: '{m} * 1000', x: '150..990', h: '2..6', hm: '{h} * 60', min: '20..59', n: '12..30', g: '60..140' },
    tools: ['tischlora_cut(piece, length_mm: int): Cut to a length', 'tischlora_lift(mm: int): Raise the blade; negative lowers it', 'tischlora_clamp(piece, minutes: int): Clamp', 'tischlora_air(hours: int): Air the room', 'tischlora_glue(piece, grams: int): Put glue on', 'tischlora_dowels(piece, count: int, glued: bool): Set dowels'],
    steps: `
      tischlora_cut piece="{j}" length_mm={mm3} | Cut | {j} gets cut to {m} m.
      tischlora_cut piece="{j}" length_mm={x} | Cut {x} | Length {x} mm for {j}
      tischlora_lift mm={nmm} | Lower | Lower the blade by {mm} mm.
      tischlora_lift mm={cmm} | Raise | Raise the blade {cm} cm, the beam is thick
      tischlora_clamp piece="{j}" minutes={hm} | Clamp | {j} stays in the clamps for {h} hours.
      tischlora_clamp piece="{j}" minutes={min} | Clamp {min} | Fast glue: {min} minutes in the clamps are enough for {j}.
      tischlora_air hours={h} | Air | then air the room for {h} hours
      tischlora_glue piece="{j}" grams={g} | Glue | {g} g of glue on {j}.
      tischlora_dowels piece="{j}" count={n} glued=false | Dowels | {n} dowels in {j}, without glue.
    `,
  },
  // Lighthouse keepers' hostel: heating, hot water, coins
  {
    language: 'en',
    event: 'peripheral hostel/{r} {"room": "{r}", "paid": {e}, "currency": "EUR", "shower_min": {sm}, "heater_kw": {kw}, "nap_h": {nh}}',
    slots: { r: 'room 3, R11, attic', e: '=2.50, 4.20, 7.80', c: '{e} * 100', sm: '3..9', ss: '{sm} * 60', kw: '=0.5, 1.2, 1.8', w: '{kw} * 1000', nh: '2..5', w2: '300..950', s: '41..99', m: '15..40', t: '17..24' },
    tools: ['faroluz_credit(room, cents: int): Credit what was paid', 'faroluz_refund(room, euros: num): Give money back', 'faroluz_shower(room, seconds: int): Let hot water run', 'faroluz_heat(room, watts: int): Set the heater', 'faroluz_quiet(room, minutes: int): Keep the bell quiet', 'faroluz_temp(room, celsius: int): Set the temperature'],
    steps: `
      faroluz_credit room="{r}" cents={c} | Credit | Credit the room with what it has paid.
      faroluz_refund room="{r}" euros={e} | Refund | no, hot water is broken: all they paid is given back
      faroluz_credit room="{r}" cents={s} | Coins | {s} cents lay on the table of {r}. Credit them.
      faroluz_shower room="{r}" seconds={ss} | Shower | Hot water for the minutes in the message.
      faroluz_shower room="{r}" seconds={s} | Short shower | {r}, {s} seconds of hot water.
      faroluz_heat room="{r}" watts={w2} | Heater | heater of {r} to {w2} W
      faroluz_heat room="{r}" watts={w} | Heater back | Set the heater to the power that the room reported.
      faroluz_quiet room="{r}" minutes={m} | Quiet | No bell in {r} for {m} minutes, please.
      faroluz_temp room="{r}" celsius={t} | Temperature | {t} degrees in {r}.
    `,
  },
  // 3D printer farm, camelCase
  {
    language: 'en',
    slots: { p: 'mk4, Prusa-2, resin B', mm: '=0.2, 0.15, 0.3, 0.25', um: '{mm} * 1000', um2: '40..95', n: '3..30', u: '=ms / s, seconds', ns: '{n} * 1000', r: '2..9', nr: '0 - {r}', m: '4..20', ms: '{m} * 60', pc: '20..90' },
    tools: ['filabotto.layer(printer, layerUm: int): Set the height of a layer', 'filabotto.nozzle(printer, nozzleMm: num): Enter the nozzle', 'filabotto.pause(printer, pauseMs: int): Pause between layers', 'filabotto.feed(printer, mm: int): Push filament; negative retracts it', 'filabotto.heat(printer, holdSeconds: int): Preheat for a time', 'filabotto.spool(printer, weightGrams: int): Enter a spool', 'filabotto.fan(printer, percent: int): Set the fan'],
    steps: `
      filabotto.layer printer="{p}" layerUm={um} | Layer | Layers of {mm} mm on {p}
      filabotto.layer printer="{p}" layerUm={um2} | Fine | {p} should print finely, layers of {um2} µm.
      filabotto.nozzle printer="{p}" nozzleMm={mm} | Nozzle | I've put a nozzle of {mm} mm in {p}; enter it.
      @u filabotto.pause printer="{p}" pauseMs={n} // filabotto.pause printer="{p}" pauseMs={ns} | Pause | {p} pauses {n} {u} between layers.
      filabotto.feed printer="{p}" mm={nr} | Retract | {p}: retract {r} mm.
      filabotto.feed printer="{p}" mm={r} | Push | push {r} mm of filament through {p}
      filabotto.heat printer="{p}" holdSeconds={ms} | Preheat | Preheat {p} for {m} minutes.
      filabotto.spool printer="{p}" weightGrams={pc} | Rest | The spool on {p} has {pc} g left; enter that.
      filabotto.fan printer="{p}" percent={pc} | Fan | Fan of {p}: {pc} %.
    `,
  },
  // Radio station
  {
    language: 'en',
    event: 'cron - {"show": "{s}", "intro": "{n} {u}", "talk_min": {tm}, "gain": {g}, "gap_ms": {gm}}',
    slots: { s: 'Early Bird, jazz hour, S-20', n: '2..20', u: '=s, sec / min, minutes', n60: '{n} * 60', tm: '21..50', g: '=0.3, 0.55, 0.8', gp: '{g} * 100', gm: '120..900', q: '2..8', qs: '{q} * 1000', x: '51..95', hh: '=half an hour / an hour / two hours' },
    tools: ['ondaviva_intro(show, length_s: int): Play the intro', 'ondaviva_talk(show, minutes: int): Open the microphone for a talk', 'ondaviva_gain(show, percent: int): Set the loudness', 'ondaviva_gap(show, ms: int): Leave a gap between songs', 'ondaviva_mix(show, blend: num): Blend two songs, from 0 to 1', 'ondaviva_loop(show, seconds: int): Play the night loop'],
    steps: `
      @u ondaviva_intro show="{s}" length_s={n} // ondaviva_intro show="{s}" length_s={n60} | Intro | Play the intro of the show, as long as the event says.
      ondaviva_intro show="{s}" length_s={x} | Long intro | Today the intro of {s} has {x} seconds. The guest is late.
      ondaviva_talk show="{s}" minutes={tm} | Talk | Microphone open for the talk.
      ondaviva_gain show="{s}" percent={gp} | Loudness | Loudness of the show as planned, it is the gain.
      ondaviva_gain show="{s}" percent={x} | Louder | {s} at {x} percent loudness
      ondaviva_mix show="{s}" blend={g} | Blend | The gain of the event is taken as the blend, too.
      ondaviva_gap show="{s}" ms={gm} | Gap | Gap as in the event.
      ondaviva_gap show="{s}" ms={qs} | Wide gap | I want {q} seconds of gap between the songs of {s}.
      @hh ondaviva_loop show="{s}" seconds=1800 // ondaviva_loop show="{s}" seconds=3600 // ondaviva_loop show="{s}" seconds=7200 | Loop | Night loop for {s}: {hh}.
    `,
  },
  // Compost and soil
  {
    language: 'en',
    slots: { h: 'heap 2, bin C, hotbed', n: '2..14', u: '=g, grams / kg, kilograms', nk: '{n} * 1000', l: '=0.5, 1.5, 2.5', lm: '{l} * 1000', l2: '15..60', m: '=1.2, 0.9, 1.4', mc: '{m} * 100', c: '61..88', d: '=half / a quarter / three quarters', x: '200..800' },
    tools: ['kompostela_lime(heap, grams: int): Add lime', 'kompostela_leaf(heap, kg: int): Add leaves', 'kompostela_tea(heap, ml: int): Add compost tea', 'kompostela_water(heap, litres: num): Water', 'kompostela_depth(heap, cm: int): Put the probe at a depth', 'kompostela_air(heap, seconds: int): Blow air', 'kompostela_roof(heap, percent: int): Cover a share'],
    steps: `
      @u kompostela_lime heap="{h}" grams={n} // kompostela_lime heap="{h}" grams={nk} | Lime | {h} is sour, give it lime: {n} {u}
      kompostela_leaf heap="{h}" kg={n} | Leaves | Leaves, {n} kg, on {h}.
      kompostela_tea heap="{h}" ml={lm} | Tea | Compost tea for {h}: {l} litres.
      kompostela_tea heap="{h}" ml={x} | Tea {x} | {x} ml compost tea, {h}
      kompostela_water heap="{h}" litres={l2} | Water | {h} has dried out and would like {l2} litres of water.
      kompostela_depth heap="{h}" cm={mc} | Probe | The probe in {h} goes {m} m deep.
      kompostela_depth heap="{h}" cm={c} | Probe higher | {c} cm deep is better for the probe in {h}.
      kompostela_air heap="{h}" seconds={c} | Air | Blow air into {h} for {c} seconds.
      @d kompostela_roof heap="{h}" percent=50 // kompostela_roof heap="{h}" percent=25 // kompostela_roof heap="{h}" percent=75 | Roof | cover {d} of {h}, rain comes
    `,
  },
  // Cocktail bar machine
  {
    language: 'en',
    event: 'mqtt bar/mixer {"glass": {gl}, "rum_cl": {r}, "juice_l": {j}, "shake_s": {sh}, "price": "{e} EUR"}',
    slots: { gl: '1..12', r: '3..9', rm: '{r} * 10', j: '=0.2, 0.25, 0.4', sh: '8..25', shm: '{sh} * 1000', e: '=9.50, 11.80, 13.40', ec: '{e} * 100', ml: '31..95', ms: '350..900', i: '3..9', iw: '{i} in words', m: '26..55' },
    tools: ['mixalot_rum(glass: int, ml: int): Pour rum', 'mixalot_juice(glass: int, millilitres: int): Pour juice', 'mixalot_shake(ms: int): Shake', 'mixalot_ice(glass: int, cubes: int, crushed: bool): Put ice in a glass', 'mixalot_pay(glass: int, cents: int): Charge', 'mixalot_cool(minutes: int): Cool a while', 'mixalot_bottle(cl: int): Book rum that was used'],
    steps: `
      mixalot_rum glass={gl} ml={rm} | Rum | Pour the rum of the message into this glass.
      mixalot_rum glass={gl} ml={ml} | Rum, more | {ml} ml of rum into glass {gl}, he asked for it.
      mixalot_bottle cl={r} | Book | The rum of the message is to be booked as used.
      mixalot_juice glass={gl} millilitres={ml} | Juice | {ml} ml juice, glass {gl}
      mixalot_shake ms={shm} | Shake | Shake as long as the message says.
      mixalot_shake ms={ms} | Shake briefly | A brief shake, {ms} ms.
      mixalot_ice glass={gl} cubes={i} crushed=false | Ice | {iw} cubes of ice in glass {gl}, not crushed
      mixalot_pay glass={gl} cents={ec} | Pay | Charge the price of this glass.
      mixalot_cool minutes={m} | Cool | We are early. Cool for {m} minutes.
    `,
  },
];
