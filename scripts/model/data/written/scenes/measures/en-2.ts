import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 2. */
export const measuresEn2: readonly Scene[] = [
  // Ceramics kiln
  {
    language: 'en',
    event: 'mqtt kiln/{k} {"kiln": "{k}", "soak": {n}, "soak_unit": "{u}", "wall_cm": {cm}, "kw": {kw}}',
    slots: { k: 'K2, raku, big kiln', n: '3..40', n60: '{n} * 60', u: '=min, minutes / h, hours', cm: '6..30', mm: '{cm} * 10', kw: '=2.4, 3.6, 5.5, 7.2', w: '{kw} * 1000', h: '2..9', m: '41..95', m2: '10..35', m2s: '{m2} * 60', s2: '40..99' },
    tools: ['ofenza_soak(kiln, minutes: int): Hold the top temperature', 'ofenza_vent(kiln, seconds: int): Open the vent for a time', 'ofenza_gap(kiln, mm: int): Open the door by a gap', 'ofenza_draw(kiln, watts: int): Limit the power', 'ofenza_cool(kiln, hours: num): Cool over a time', 'ofenza_bill(kw: num): Tell the power company a load'],
    steps: `
      @u ofenza_soak kiln="{k}" minutes={n} // ofenza_soak kiln="{k}" minutes={n60} | Soak | Hold the top temperature as the message says. Mind the unit.
      ofenza_soak kiln="{k}" minutes={m} | Celadon | Celadon needs longer: hold {k} for {m} minutes.
      ofenza_soak kiln="{k}" minutes=90 | Ninety | An hour and a half at the top for this kiln.
      ofenza_vent kiln="{k}" seconds={s2} | Vent | Vent open, {s2} seconds.
      ofenza_vent kiln="{k}" seconds={m2s} | Let fumes out | let the fumes out of {k} through the vent for {m2} min
      ofenza_gap kiln="{k}" mm={mm} | Crack it | Crack the door, the gap as wide as the wall is thick.
      ofenza_draw kiln="{k}" watts={w} | Limit | Limit {k} to the power reported.
      ofenza_bill kw={kw} | Power company | The power company wants to know the reported load.
      ofenza_cool kiln="{k}" hours={h} | Slow | Slow cooling, {h} hours in all.
    `,
  },
  // Dental lab
  {
    language: 'en',
    slots: { j: 'crown 14, J-208, bridge B', um: '40..190', mm: '=0.2, 0.4, 0.6, 1.2, 0.35', mmu: '{mm} * 1000', mm3: '=0.5, 0.7, 1.5', m: '3..30', ms: '{m} * 60', s: '31..95', g: '=0.5, 1.5, 2.5, 4', mg: '{g} * 1000', c: '620..940', n: '2..12', w: '{n} in words' },
    tools: ['zirkodent_grind(job, microns: int): Grind a layer off', 'zirkodent_wall(job, mm: num): Set the thickness of a wall', 'zirkodent_cure(job, seconds: int): Cure with light', 'zirkodent_fire(job, celsius: int, minutes: int): Fire', 'zirkodent_powder(mg: int): Weigh powder', 'zirkodent_pins(job, count: int, polished?: bool): Set pins'],
    steps: `
      zirkodent_grind job="{j}" microns={um} | Grind | {j} still bites high; take {um} microns off.
      zirkodent_grind job="{j}" microns={mmu} | Grind {mm} | Grind {mm} mm off {j}.
      zirkodent_wall job="{j}" mm={mm} | Wall | the walls of {j}: {mm} mm thick
      zirkodent_wall job="{j}" mm={mm3} | Stronger | She grinds her teeth, so {mm3} millimetres of wall for {j}, please.
      zirkodent_cure job="{j}" seconds={s} | Cure | Light on {j}, {s} seconds.
      zirkodent_cure job="{j}" seconds={ms} | Long cure | Cure {j} for {m} minutes under the light.
      zirkodent_fire job="{j}" celsius={c} minutes={m} | Fire | {c} degrees for {m} minutes, {j}.
      zirkodent_powder mg={mg} | Powder | Weigh {g} g of powder.
      zirkodent_pins job="{j}" count={n} polished=false | Pins | {w} pins into {j}, not polished.
    `,
  },
  // Theatre
  {
    language: 'en',
    earlier: ['Ask the stage manager | radio_ask → scene {sc}: fog {fm} min, fade {fs} s, house lights at {fr}'],
    slots: { sc: '2..40', fm: '2..9', fms: '{fm} * 60', fs: '3..19', fms2: '{fs} * 1000', fr: '=0.15, 0.3, 0.45, 0.7', pc: '{fr} * 100', p: '11..90', cm: '20..160', ncm: '0 - {cm}', s2: '21..59' },
    tools: ['bambalina_fog(seconds: int): Blow fog on the stage', 'bambalina_fade(scene: int, ms: int): Fade to a scene', 'bambalina_house(percent: int): Set the lights of the house', 'bambalina_spot(level: num): Set the spot, level from 0 to 1', 'bambalina_bar(cm: int): Move the bar up; negative lets it down', 'bambalina_pause(minutes: int): Announce a pause'],
    steps: `
      bambalina_fog seconds={fms} | Fog | Fog for as long as the stage manager said.
      bambalina_fog seconds={s2} | A bit of fog | Just {s2} seconds of fog, the singers cough
      bambalina_fade scene={sc} ms={fms2} | Fade | Fade to the scene that was named, in the time she gave.
      bambalina_house percent={pc} | House | House lights as told in step {step1}.
      bambalina_house percent={p} | Doors | Doors open: house at {p} percent.
      bambalina_spot level={fr} | Spot | The spot gets the same value as the house lights have in step {step1}.
      bambalina_bar cm={ncm} | Bar down | Let the bar down by {cm} cm.
      bambalina_bar cm={cm} | Bar up | bar up {cm} cm
      bambalina_pause minutes={fm} | Pause | A pause of {fm} minutes, announce that.
    `,
  },
  // Dairy
  {
    language: 'en',
    event: 'webhook /dairy/tank {"vat": {v}, "milk_l": {l}, "rennet_ml": {rml}, "press_kg": {pk}, "set_min": {sm}}',
    slots: { v: '1..8', l: '=40, 85, 120, 260', rml: '12..90', pk: '2..9', pg: '{pk} * 1000', sm: '20..55', sms: '{sm} * 60', x: '150..900', xl: '{x} / 1000', t: '28..39', n: '2..19', u: '=grams, g / kilos, kg', ng: '{n} * 1000' },
    tools: ['quarkio_rennet(vat: int, ml: int): Add rennet', 'quarkio_set(vat: int, minutes: int): Let milk set', 'quarkio_stir(vat: int, seconds: int): Stir curd', 'quarkio_weight(vat: int, grams: int): Put a weight on the press', 'quarkio_whey(vat: int, litres: num): Drain whey', 'quarkio_warm(vat: int, celsius: int): Warm a vat'],
    steps: `
      quarkio_rennet vat={v} ml={rml} | Rennet | The rennet of the message, please.
      quarkio_set vat={v} minutes={sm} | Set | It sets for the time in the message
      quarkio_stir vat={v} seconds={sms} | Stir | And stir for as many minutes as the message gives for setting.
      quarkio_stir vat={v} seconds=60 | A minute | Stir vat {v}, one minute.
      quarkio_weight vat={v} grams={pg} | Press | The press of this vat is loaded with what the webhook says.
      @u quarkio_weight vat={v} grams={n} // quarkio_weight vat={v} grams={ng} | Weight | Load on the press of vat {v}: {n} {u}.
      quarkio_whey vat={v} litres={xl} | Whey | Drain {x} ml of whey from vat {v} for the lab.
      quarkio_whey vat={v} litres={n} | More whey | {n} litres of whey can go now
      quarkio_warm vat={v} celsius={t} | Warm | Bring it to {t} degrees.
    `,
  },
  // Bike shop
  {
    language: 'en',
    slots: { o: 'order 51, cargo bike, R-8', e: '=4.90, 12.50, 8.75, 19.90, 6.40', ct: '{e} * 100', ct2: '15..95', m: '5..45', h: '2..6', hm: '{h} * 60', cm: '=1.5, 2.5, 4, 5.5', mm: '{cm} * 10', mm2: '2..19', nmm2: '0 - {mm2}', n: '2..12', k: '14..32' },
    tools: ['veloria_charge(order, cents: int): Charge an amount', 'veloria_gift(order, euros: num): Take an amount off', 'veloria_labour(order, minutes: int): Enter working time', 'veloria_saddle(order, mm: int): Raise the saddle; negative lowers it', 'veloria_spokes(order, count: int): Take spokes from the shelf', 'veloria_torque(order, nm: int): Set the torque wrench'],
    steps: `
      veloria_charge order="{o}" cents={ct} | Charge | Charge {e} € for {o}
      veloria_charge order="{o}" cents={ct2} | Valve cap | A valve cap on {o}, that's {ct2} cents to be charged.
      veloria_gift order="{o}" euros={e} | Goodwill | We scratched it. {e} € off {o}.
      veloria_labour order="{o}" minutes={hm} | Labour | {h} hours of work on {o}.
      veloria_labour order="{o}" minutes={m} | Time | {m} min spent on {o}, please enter it
      veloria_saddle order="{o}" mm={mm} | Saddle | The saddle of {o} up {cm} cm.
      veloria_saddle order="{o}" mm={nmm2} | Too high | He can't reach the ground. Lower the saddle of {o} {mm2} mm.
      veloria_spokes order="{o}" count={n} | Spokes | {n} spokes from the shelf for {o}
      veloria_torque order="{o}" nm={k} | Torque | Wrench at {k} Nm for {o}.
    `,
  },
  // Ferry
  {
    language: 'en',
    event: 'mqtt ferry/{f} {"ferry": "{f}", "late_min": {lm}, "ramp_pct": {rp}, "fuel_l": {fl}, "crossing_h": {ch}}',
    slots: { f: 'F2, Anna, night boat', lm: '4..29', lms: '{lm} * 60', rp: '20..80', rf: '{rp} / 100', fl: '120..900', ch: '=0.5, 1.5, 2, 2.5', chm: '{ch} * 60', hms: '600..990', s2: '15..40' },
    tools: ['skerry_delay(ferry, minutes: int): Announce a delay', 'skerry_timer(ferry, seconds: int): Start the countdown on the board', 'skerry_ramp(ferry, open: num): Move the ramp, open from 0 (up) to 1 (down)', 'skerry_horn(ms: int): Sound the horn', 'skerry_lamp(seconds: int): Light the quay', 'skerry_trip(ferry, minutes: int): Enter how long a crossing takes', 'skerry_bunker(ferry, litres: int): Order fuel'],
    steps: `
      skerry_delay ferry="{f}" minutes={lm} | Delay | Announce how late the ferry is.
      skerry_timer ferry="{f}" seconds={lms} | Countdown | Start a countdown on the board over the delay of this ferry.
      skerry_ramp ferry="{f}" open={rf} | Ramp | Ramp as in the message.
      skerry_ramp ferry="{f}" open=0.7 | Ramp lower | ramp of {f} to 0.7
      skerry_horn ms={hms} | Horn | A blast of {hms} ms, fog is coming.
      skerry_horn ms=500 | Short horn | And a short blast of the horn: half a second.
      skerry_lamp seconds={s2} | Quay | Light on the quay for {s2} seconds
      skerry_trip ferry="{f}" minutes={chm} | Crossing | Enter how long the crossing takes.
      skerry_bunker ferry="{f}" litres={fl} | Fuel | Order the fuel that is in the message.
    `,
  },
  // Soap maker
  {
    language: 'en',
    slots: { b: 'lavender 3, batch 18, olive', kg: '=1.2, 2.4, 3.6, 0.9', g: '{kg} * 1000', g2: '60..480', n: '2..12', u: '=ml, millilitres / l, litres', n1000: '{n} * 1000', m: '13..45', s: '{m} * 60', cm: '=2.5, 3, 4.5, 6', mm: '{cm} * 10', dz: '=a dozen / two dozen / half a dozen' },
    tools: ['sapunel_lye(batch, grams: int): Weigh lye', 'sapunel_oil(batch, amount: num, unit: ml|l): Pour oil', 'sapunel_scent(batch, ml: int): Add scent', 'sapunel_mix(batch, seconds: int): Mix', 'sapunel_cut(batch, mm: int): Cut bars of a thickness', 'sapunel_pack(batch, bars: int, printed?: bool): Pack bars'],
    steps: `
      sapunel_lye batch="{b}" grams={g} | Lye | {kg} kg of lye for {b}. Gloves!
      sapunel_lye batch="{b}" grams={g2} | Lye {g2} | weigh {g2} g of lye, {b}
      sapunel_oil batch="{b}" amount={kg} unit=l | Oil | Pour {kg} l of oil into {b}.
      sapunel_oil batch="{b}" amount={g2} unit=ml | Castor | {g2} ml castor oil goes in too ({b}).
      @u sapunel_scent batch="{b}" ml={n} // sapunel_scent batch="{b}" ml={n1000} | Scent | The scent for {b} is {n} {u}.
      sapunel_mix batch="{b}" seconds={s} | Mix | Mix {b}, it takes {m} minutes
      sapunel_mix batch="{b}" seconds={m} | Pulse | A pulse of {m} seconds for {b}, to get the bubbles out.
      sapunel_cut batch="{b}" mm={mm} | Cut | Could you cut {b} into bars {cm} cm thick?
      @dz sapunel_pack batch="{b}" bars=12 // sapunel_pack batch="{b}" bars=24 // sapunel_pack batch="{b}" bars=6 | Pack | Pack {dz} of the {b} bars.
    `,
  },
  // Data centre
  {
    language: 'en',
    event: 'webhook /rack/{r} {"rack": "{r}", "load_kw": {kw}, "fan": {fr}, "timeout_s": {ts}, "uptime_h": {uh}}',
    slots: { r: 'R12, B-04, rack 7', kw: '=1.8, 2.6, 4.4, 6.5', w: '{kw} * 1000', fr: '=0.4, 0.55, 0.8', pc: '{fr} * 100', ts: '2..30', tms: '{ts} * 1000', uh: '3..9', m: '2..20', s: '{m} * 60', p: '31..95', ms: '150..900' },
    tools: ['rakkio_cap(rack, watts: int): Cap the power of a rack', 'rakkio_fans(rack, percent: int): Set the fans of a rack', 'rakkio_timeout(rack, ms: int): Set the timeout of the monitor', 'rakkio_mute(rack, minutes: int): Mute alarms', 'rakkio_drain(rack, seconds: int, force?: bool): Let jobs finish', 'rakkio_meter(kw: num): Report a load to the meter'],
    steps: `
      rakkio_cap rack="{r}" watts={w} | Cap | Cap the rack at the load it has.
      rakkio_meter kw={kw} | Meter | The load of the payload has to be reported to the meter.
      rakkio_fans rack="{r}" percent={pc} | Fans | Fans of the rack to the value in the payload.
      rakkio_fans rack="{r}" percent={p} | Fans up | fans {p}%
      rakkio_timeout rack="{r}" ms={tms} | Timeout | The monitor should use the timeout that was sent.
      rakkio_timeout rack="{r}" ms={ms} | Tight | Tighter: a timeout of {ms} ms.
      rakkio_mute rack="{r}" minutes={m} | Mute | Mute its alarms for {m} minutes, I'm pulling a cable.
      rakkio_drain rack="{r}" seconds={s} | Drain | Give the jobs on {r} {m} minutes to finish.
      rakkio_drain rack="{r}" seconds={p} force=false | Drain gently | Drain {r} over {p} seconds without force.
    `,
  },
  // Vineyard
  {
    language: 'en',
    slots: { r: 'row 12, south slope, block C', m: '=1.4, 2.2, 3.5', cm: '{m} * 100', cm2: '30..95', g: '=250, 450, 800, 1500', kg: '{g} / 1000', l: '2..9', ml: '{l} * 1000', h: '=1.5, 2.5, 3.5', hm: '{h} * 60', n: '3..12', ml2: '120..900' },
    tools: ['vendemio_wire(row, cm: int): Set the height of a wire', 'vendemio_sulphur(row, kg: num): Enter sulphur that was used', 'vendemio_spray(row, ml: int): Add agent to the sprayer', 'vendemio_frost(row, minutes: int): Run the frost fans', 'vendemio_crates(row, count: int): Bring crates', 'vendemio_gap(row, metres: num): Set the gap between vines'],
    steps: `
      vendemio_wire row="{r}" cm={cm} | Wire | Wire of {r} at {m} m.
      vendemio_wire row="{r}" cm={cm2} | Low wire | the low wire in {r} belongs at {cm2} cm
      vendemio_gap row="{r}" metres={m} | Gap | Leave {m} m between the vines in {r}.
      vendemio_sulphur row="{r}" kg={kg} | Sulphur | {g} g of sulphur were used on {r}, enter that please.
      vendemio_sulphur row="{r}" kg={l} | More sulphur | Sulphur used on {r}: {l} kg
      vendemio_spray row="{r}" ml={ml} | Agent | {l} litres of agent into the sprayer for {r}
      vendemio_spray row="{r}" ml={ml2} | Agent, less | {r}, {ml2} millilitres of agent. It is a weak attack.
      vendemio_frost row="{r}" minutes={hm} | Frost | Frost fans in {r} for {h} hours.
      vendemio_crates row="{r}" count={n} | Crates | Would somebody bring {n} crates to {r}?
    `,
  },
  // Physiotherapy and hospital ward
  {
    language: 'en',
    event: 'peripheral ward/{b} {"bed": "{b}", "head_cm": {hc}, "drip_min": {dm}, "drank_l": {dl}, "walk_m": {wm}}',
    slots: { b: 'bed 4, W2-11, window bed', hc: '5..40', hmm: '{hc} * 10', dm: '20..59', dl: '=0.3, 0.45, 0.8, 1.1', dml: '{dl} * 1000', wm: '4..30', ml: '80..290', s: '3..29', u: '=seconds / minutes', s60: '{s} * 60', nhc: '0 - {hmm}', mm: '41..99' },
    tools: ['lettino_head(bed, mm: int): Raise the head end; negative lowers it', 'lettino_drip(bed, minutes: int): Set the time of a drip', 'lettino_drank(bed, ml: int): Enter what a patient drank', 'lettino_walk(bed, metres: int): Enter a walk', 'lettino_massage(bed, seconds: int): Run the massage of a mattress', 'lettino_tea(bed, litres: num): Order tea'],
    steps: `
      lettino_head bed="{b}" mm={hmm} | Head up | Head end up by the centimetres in the message.
      lettino_head bed="{b}" mm={nhc} | Head down | Head end of this bed down by {hc} cm, she wants to sleep.
      lettino_head bed="{b}" mm={mm} | A little | raise the head end {mm} mm, {b}
      lettino_drip bed="{b}" minutes={dm} | Drip | Set the drip to the time that was reported.
      lettino_drank bed="{b}" ml={dml} | Drank | Please enter what was drunk.
      lettino_drank bed="{b}" ml={ml} | A cup | Plus a cup of {ml} ml for {b}
      lettino_walk bed="{b}" metres={wm} | Walk | Enter the walk that was measured.
      @u lettino_massage bed="{b}" seconds={s} // lettino_massage bed="{b}" seconds={s60} | Massage | {s} {u} of massage, {b}.
      lettino_tea bed="{b}" litres={dl} | Tea | As much tea as was drunk today is to be ordered again.
    `,
  },
  // Printing works
  {
    language: 'en',
    slots: { j: 'J-31, menu cards, flyer 9', n: '12..48', w: '{n} in words', cm: '=10.5, 14.8, 21, 29.7', mm: '{cm} * 10', mm2: '2..19', um: '60..280', mmt: '=0.1, 0.12, 0.25, 0.3', mmu: '{mmt} * 1000', m: '3..35', s: '{m} * 60', p: '5..95' },
    tools: ['drukko_print(job, sheets: int, double_sided?: bool): Print sheets', 'drukko_trim(job, mm: num): Trim to a width', 'drukko_paper(job, microns: int): Set the thickness of the paper', 'drukko_ink(grams: int): Fill ink', 'drukko_dry(seconds: int): Dry under the lamp', 'drukko_speed(percent: int): Set the speed'],
    steps: `
      drukko_print job="{j}" sheets={n} | Print | {w} sheets of {j}
      drukko_print job="{j}" sheets={p} double_sided=false | One side | Print {p} sheets of {j}, not double sided.
      drukko_trim job="{j}" mm={mm} | Trim | {j} has to be trimmed to {cm} cm.
      drukko_trim job="{j}" mm={mm2} | Labels | Trim the strips of {j} to {mm2} mm please
      drukko_paper job="{j}" microns={um} | Paper | Paper of {j}: {um} µm.
      drukko_paper job="{j}" microns={mmu} | Card | Here we've got card of {mmt} mm for {j}. Set the thickness.
      drukko_ink grams={um} | Ink | Fill up {um} g of ink
      drukko_dry seconds={s} | Lamp | Drying under the lamp, {m} minutes.
      drukko_speed percent={p} | Speed | speed {p} percent
    `,
  },
  // Fish smokehouse
  {
    language: 'en',
    earlier: ['Weigh the fish | scale_get → {f}: {kg} kg', 'Look in the smoke book | book_get → brine {bl} l, smoke {sh} h, chips {cg} g'],
    slots: { f: 'trout, eel, char 3', kg: '=2.4, 5.5, 8.2, 12.6', g: '{kg} * 1000', bl: '=1.5, 2.5, 3.5, 6', bml: '{bl} * 1000', sh: '2..7', shm: '{sh} * 60', cg: '=150, 400, 650, 900', ckg: '{cg} / 1000', m: '15..55', s: '61..99', ck: '8..12' },
    tools: ['rauchina_brine(ml: int): Run brine into the basin', 'rauchina_salt(grams: int): Weigh salt', 'rauchina_smoke(minutes: int): Smoke', 'rauchina_chips(kg: num): Put chips on the fire', 'rauchina_label(fish, grams: int): Print a label with a weight', 'rauchina_door(seconds: int): Open the door for a time', 'rauchina_hang(hours: num): Let fish hang'],
    steps: `
      rauchina_brine ml={bml} | Brine | Run in the brine that the book asks for.
      rauchina_smoke minutes={shm} | Smoke | Smoke it, time as found in step {step2}.
      rauchina_smoke minutes={m} | Warm smoke | Smoke for {m} minutes more.
      rauchina_hang hours={sh} | Hang | Then it hangs, for as many hours as the book has for the smoke.
      rauchina_chips kg={ckg} | Chips | chips on the fire, the amount from the book
      rauchina_chips kg={ck} | Chips, lots | The wood's wet. Put on {ck} kilos of chips.
      rauchina_label fish="{f}" grams={g} | Label | A label for the fish with the weight of step {step1}.
      rauchina_salt grams={cg} | Salt | Salt: weigh as many grams as there are chips in the book.
      rauchina_door seconds={s} | Door | Door open for {s} s, so the smoke draws off.
    `,
  },
  // Farm workshop with hydraulic press and notes
  {
    language: 'en',
    slots: { m: '3..28', s: '{m} * 60', key: '=press-time, oil-time, soak-time', gw: '200..950', bar: '40..160', cm: '2..19', mm: '{cm} * 10', mm2: '21..95', back: '0 - {mm2}', h: '=half an hour / a quarter of an hour / three quarters of an hour' },
    tools: ['pressario_hold(bar: int, seconds: int): Hold a pressure', 'pressario_ram(mm: int): Push the ram out; negative draws it back', 'pressario_load(grams: int): Enter the weight of a workpiece', 'pressario_break(minutes: int): Let the pump rest', 'pressario_sign(text): Show a text on the sign'],
    steps: `
      pressario_hold bar={bar} seconds={s} | Hold | {bar} bar for {m} minutes
      pressario_hold bar={bar} seconds={mm2} | Hold {mm2} | Hold {bar} bar, {mm2} seconds, then look at the bushing.
      pressario_ram mm={mm} | Out | Ram out {cm} cm.
      pressario_ram mm={mm2} | {mm2} | Push the ram out another {mm2} mm.
      pressario_ram mm={back} | Back | Draw the ram back {mm2} mm.
      pressario_load grams={gw} | Weight | The workpiece has {gw} g, enter it
      @h pressario_break minutes=30 // pressario_break minutes=15 // pressario_break minutes=45 | Rest | The pump is hot. Let it rest for {h}.
      pressario_sign text="{m} minutes" | Sign | The sign shall read "{m} minutes".
      memory_store key={key} content="{m} min" | Remember | Note under {key}: {m} min
    `,
  },
];
