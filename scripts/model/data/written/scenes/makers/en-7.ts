import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in English, part 7: numbers and names beside the order that belong to no parameter. */
export const makersEn7: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt cellar/ferment {"vat": "{v}", "brix": {bx}, "temp_c": {t}, "last_punch_h": {h}, "picked": "{lot}", "vat_before": "{v2}"}',
    slots: { v: 'V-12, Oak 3, tulip', v2: 'V-15, Oak 7, Egg', bx: '3.5..19.5', t: '26..33', h: '5..11', lot: 'LK-2207, 26-118', c: '14..25', min: '35..60', n: '2..4', so: '61..95', x: '101..240', l: '300..900' },
    tools: ['vat_chill(vat, celsius: int, hours?: int): Cool a vat', 'vat_punch(vat, times: int): Push the cap down', 'vat_pumpover(vat, minutes: int, litres_per_min?: int): Pump over', 'vat_sulfur(vat, mg_per_l: int): Add sulphur', 'vat_press(vat, bar?: num): Press a vat', 'vat_seal(vat): Close a vat'],
    steps: `
      vat_chill vat="{v}" celsius={c} | Too warm | Last year it went to {so} hl; this year cool the reported vat to {c} °C.
      vat_chill vat="{v2}" celsius={c} hours={n} | The one before | {n} hours at {c} °C for the vat before it. There are {x} barrels still to wash.
      vat_pumpover vat="{v}" minutes={min} | Pump over | The pump can do {x} litres a minute, but leave that: only {min} minutes of pumping over here.
      vat_pumpover vat="{v2}" minutes={min} litres_per_min={x} | Pump harder | With {x} litres a minute, {min} minutes, {v2}. The hose is {so} m long.
      vat_punch vat="{v}" times={n} | Cap | It was pushed down {h} hours ago; do it {n} times now.
      vat_sulfur vat="{v2}" mg_per_l={so} | Sulphur | {so} mg per litre for {v2}, all of its {l} litres.
      vat_press vat="{v2}" | Press | {x} boxes are picked. Press {v2}; the pressure looks after itself.
      vat_seal vat="{v}" | Lid | The lid of the reported vat weighs {so} kg. Put it on.
    `,
  },
  {
    language: 'en',
    event: 'webhook /mri/slot {"scanner": "{s}", "patient_no": "{p}", "study": "{st}", "weight_kg": {kg}, "room_c": {c}, "next_patient": "{p2}"}',
    slots: { s: 'MR-2, Skyra, Lumina', p: 'P-20418, 0077-31, KX9902', p2: 'P-20455, 0081-02, KX9977', st: 'knee, spine', kg: '48..99', c: '19..22', pr: 'Knee T2, Head fast, Spine 4b', ml: '6..14', mls: '1.5..3.5', mm: '-160..-20', db: '15..45', min: '23..40' },
    tools: ['scan_begin(scanner, protocol, slices?: int): Begin a scan', 'scan_abort(scanner): Break a scan off', 'table_move(scanner, mm: int): Move the table, negative is outward', 'table_out(scanner): Bring the patient out', 'contrast(patient, ml: num, ml_per_s?: num): Give contrast', 'intercom(scanner, on: bool): Talk with the patient', 'headset(scanner, volume: low|mid|high): Music'],
    steps: `
      scan_begin scanner="{s}" protocol="{pr}" | Begin | Run {pr} in the scanner of the message. The patient weighs {kg} kg, that is fine.
      scan_begin scanner="{s}" protocol="{pr}" slices={db} | Thin | {db} slices with {pr}; last time it took {min} minutes. Same scanner.
      table_move scanner="{s}" mm={mm} | Table | The room has {c} degrees. Move the table by {mm} mm.
      table_out scanner="{s}" | Panic | After {min} minutes the patient is scared: out.
      scan_abort scanner="{s}" | Moved | They moved {ml} times, so these pictures are no use. Break off.
      contrast patient={p} ml={ml} | Contrast | {ml} ml for the patient at {kg} kg. How fast is up to the injector.
      contrast patient={p2} ml={ml} ml_per_s={mls} | Next one | The next patient gets {ml} ml at {mls} ml/s, in about {min} minutes' time.
      intercom scanner="{s}" on=false | Not now | 3 people are talking in the control room. The patient need not hear that.
      headset scanner="{s}" volume=low | Music | Music, hardly audible, for the {min} minutes it will take.
    `,
  },
  {
    language: 'en',
    slots: { g: 'sluice 3, mill gate, G-12', g2: 'weir 5, lock gate, G-20', pct: '5..90', cm: '3..60', kn: '91..140', y: '1948..1999', t: '=06:45, 18:30, 23:20', t2: '=04:10, 09:55', who: 'Bram, Ottilie', s: '141..400', m: '0.5..2.5', m2: '2.8..4.5' },
    tools: ['gate_open_to(gate, pct: int, seconds?: int): Open a gate so far', 'gate_close(gate, seconds?: int): Close a gate', 'gate_nudge(gate, cm: int): Raise a gate a little, or lower it', 'gate_auto(gate, low_m: num, high_m: num): Let a gate keep the level between two marks', 'gate_manual(gate): Take a gate out of automatic', 'gate_beacon(gate, colour: green|amber|red): Light the lamp of a gate'],
    steps: `
      gate_open_to gate="{g}" pct={pct} | Rain | {who} measured {cm} cm of rain since {t}. Open the {g} to {pct} %.
      gate_open_to gate="{g2}" pct={pct} seconds={s} | Slowly | Built in {y}, so be kind to it: {g2} to {pct} %, taking {s} seconds.
      gate_close gate="{g2}" | Boats | {kn} boats have been through since {t2}. Shut the {g2}, any speed.
      gate_close gate="{g}" seconds={s} | Shut slowly | {s} s for shutting {g}, with {kn} people on the bank.
      gate_nudge gate="{g}" cm=-{cm} | A bit down | {cm} cm down with {g}; it weighs {kn} t.
      gate_nudge gate="{g2}" cm={cm} | A bit up | At {t2} the {g2} was {kn} cm too low already, but for now {cm} cm up are enough.
      gate_auto gate="{g2}" low_m={m} high_m={m2} | By itself | Gate {g2} may keep itself between {m} and {m2} m, as it did in {y}.
      gate_manual gate="{g}" | By hand | From {t} on {who} works there, so no automatic at {g}.
      gate_beacon gate="{g}" colour=red | Nobody in | Nobody sails into the {g}, whatever its width.
    `,
  },
  {
    language: 'en',
    event: 'webhook /returns/box {"rma": "{r}", "order": "{o}", "serial": "{sn}", "model": "{m}", "age_days": {d}, "customer_no": "{c}"}',
    slots: { r: 'RMA-0917, R/2207', o: 'SO-8814, K-5531', sn: '=9C5C8E1200AF, SN77-20418-B, 4410-882-X', m: 'Pump 40, LX-3', d: '4..90', c: 'C-1180, 70431', sh: 'A-03, return 2, F11', eur: '101..480', w: 'scratched, dead, wrong colour', sn2: '=9C5C8E1200C4, SN77-20977-A, 4410-901-Q', n: '91..99' },
    tools: ['rma_accept(rma, shelf?): Accept a return', 'rma_reject(rma, reason?): Refuse a return', 'rma_refund(order, eur: num): Pay money back', 'unit_test(serial, full: bool): Test a unit', 'unit_scrap(serial, reason?): Scrap a unit', 'unit_swap(old_serial, new_serial): Give another unit in place of one', 'customer_note(customer, text): Write a note about a customer'],
    steps: `
      rma_accept rma={r} shelf="{sh}" | Take it | After {d} days that's still all right: accept it, onto {sh}.
      rma_accept rma={r} | Accept | Accept it. The shelf comes later.
      rma_reject rma={r} reason="{w}" | Refuse | We refuse that return: {w}
      rma_refund order={o} eur={eur} | Money | {eur} euros back on the order it came from.
      unit_test serial={sn} full=false | Quick test | A short test of what came back, not the full one of {n} steps.
      unit_test serial={sn} full=true | Full test | Test every function of that unit.
      unit_scrap serial={sn2} | Scrap | {sn2} is beyond repair after {d} days in the cellar.
      unit_swap old_serial={sn} new_serial={sn2} | New for old | They get {sn2} in place of the one that came back.
      customer_note customer={c} text="2nd return, don't bill postage" | Note | About this customer: "2nd return, don't bill postage"
    `,
  },
  {
    language: 'en',
    slots: { a: 'Lena Voss, p.maas, Crew 4', b: 'Jun Okoro, t.vey, Crew 9', sh: 'early, late, shift C', sh2: 'night, split, shift F', d: '=2026-12-03, 2026-12-07', d2: '=2026-12-21, 2027-01-11', t: '=05:45, 06:15', t2: '=14:00, 22:30', h: '0.5..9.5', y: '11..30', n: '31..90', why: 'dentist, snow, child is ill' },
    tools: ['rota_put(person, shift, date): Put somebody on a shift', 'rota_drop(person, date): Take somebody off a day', 'swap_rota(person_a, person_b, date): Let two people change', 'rota_leave(person, first_day, last_day, note?): Enter a leave', 'clock_fix(person, date, clock_in, clock_out): Correct the times of a day', 'hours_add(person, hours: num, note?): Correct the hours of somebody', 'hours_query(person): Say how many hours somebody has left'],
    steps: `
      rota_put person="{a}" shift="{sh}" date={d} | Roster | With {y} years here, {a} takes {sh} on {d}.
      rota_put person="{b}" shift="{sh2}" date={d2} | Roster, {b} | {d2}, {sh2}; hall {n} is closed that day.
      rota_drop person="{b}" date={d} | Off | {n} parcels fewer, so on {d} we can do without {b}.
      swap_rota person_a="{a}" person_b="{b}" date={d2} | Change | On {d2} {a} and {b} trade places.
      rota_leave person="{a}" first_day={d} last_day={d2} note="{why}" | Leave | Give {a} leave until {d2}, from {d}, note {why}
      rota_leave person="{b}" first_day={d} last_day={d2} | Leave, no reason | From {d} to {d2} leave for {b}, after {n} shifts in a row. Write no note.
      clock_fix person="{b}" date={d} clock_in={t} clock_out={t2} | Clock | The clock was {y} minutes wrong: on {d} {b} left at {t2} and came at {t}.
      hours_add person="{a}" hours=-{h} | Too many | {h} hours too many for {a}, at {y} euros each. Take them off.
      hours_add person="{b}" hours={h} note="stocktaking, hall {n}" | Extra | Add {h} hours for {b}: "stocktaking, hall {n}"
      hours_query person="{a}" | How much is left? | For {y} days off, has {a} enough hours?
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/rink {"rink": "{r}", "ice_mm": {mm}, "surface_c": {c}, "air_c": {a}, "last_cut": "{t}", "other_rink": "{r2}"}',
    slots: { r: 'Rink 1, big ice, east sheet', r2: 'Rink 2, small ice, west sheet', mm: '31..48', c: '-4.5..-2.5', c2: '-7.5..-5.0', a: '8..14', t: '=15:45, 18:10', t2: '=20:30, 21:45', l: '180..700', n: '1201..3900', p: '2..5', w: 'thin, a hair / thick, deep', te: 'Comets, U14 girls' },
    tools: ['ice_temp(rink, surface_c: num): Set how cold the ice is', 'ice_cut(rink, depth: thin|thick, water_litres?: int): Smooth the ice', 'ice_flood(rink, litres: int, layers?: int): Build ice up', 'ice_lights(rink, scene: game|training|off): Choose the light', 'ice_book(rink, team, start, end): Book a rink', 'board_clock(rink, minutes: int): Set the game clock', 'horn_test(rink): Let the horn sound shortly'],
    steps: `
      ice_temp rink="{r}" surface_c={c2} | Too soft | {n} people come tonight, so the measured ice must get down to {c2} °C.
      @w ice_cut rink="{r}" depth=thin // ice_cut rink="{r}" depth=thick | Smooth | It was cut at {t}. A {w} cut again on the rink of the message, water as it is set.
      @w ice_cut rink="{r2}" depth=thin water_litres={l} // ice_cut rink="{r2}" depth=thick water_litres={l} | Other rink | {l} litres of water and a {w} cut for the other rink, there are {a} minutes for it.
      ice_flood rink="{r2}" litres={l} | Build up | At {a} °C outside {l} litres will do, on {r2}. Nobody counts layers.
      ice_flood rink="{r}" litres={l} layers={p} | Layers | {p} layers with {l} litres on the one that was measured, {mm} mm is too little.
      ice_lights rink="{r2}" scene=training | Light | {a} children train on {r2}, give them their light.
      ice_lights rink="{r2}" scene=off | Dark | The last of {n} visitors has left {r2}.
      ice_book rink="{r2}" team="{te}" start={t} end={t2} | Book | The {te} want the other rink until {t2}, {t} on; they are {a}.
      board_clock rink="{r}" minutes={a} | Clock | {a} minutes on the clock where the ice was measured.
      horn_test rink="{r2}" | Horn | Try the horn of {r2}; it was silent for {p} games.
    `,
  },
  {
    language: 'en',
    slots: { u: 'Unit 118, U-2207, B14', u2: 'Unit 131, U-3310, C02', c: 'Ida Lo, Mr Penn, Kroll GmbH', n: '2..11', eur: '39..189', m2: '3..20', code: '=4471#, 0882*, 7319', d: '=2026-12-31, 2027-03-15', y: '21..38', w: 'furniture, files, a piano' },
    tools: ['store_rent(unit, customer, months: int, eur_per_month?: num): Rent a unit out', 'store_end(unit, last_day): End a contract', 'store_move(customer, from_unit, to_unit): Move a customer', 'store_lock(unit): Lock a unit of somebody who does not pay', 'store_unlock(unit): Unlock a unit', 'store_code(unit, code, until?): Set the code of a unit', 'store_light(unit, minutes?: int): Switch the light on'],
    steps: `
      store_rent unit="{u}" customer="{c}" months={n} eur_per_month={eur} | Rent | Rent {u} with its {m2} m² to {c} for {n} months, {eur} a month.
      store_rent unit="{u2}" customer="{c}" months={n} | Usual price | {m2} m², {n} months, {u2}, {c}. The price is the usual one.
      store_end unit="{u}" last_day={d} | They move out | After {y} months {d} is the last day of {u}.
      store_move customer="{c}" from_unit="{u2}" to_unit="{u}" | Smaller | Only {m2} boxes are left of what {c} had: out of {u2}, over to {u}.
      store_lock unit="{u2}" | Not paid | {eur} euros are open since {n} months. Nobody gets into {u2} before they are paid.
      store_unlock unit="{u2}" | Paid | The {eur} euros have come, {u2} is open to them again.
      store_code unit="{u}" code={code} until={d} | Code | Until {d} the code of {u} is {code}
      store_code unit="{u2}" code={code} | Code, for good | Code {code} for {u2}, after {n} wrong tries.
      store_light unit="{u}" | Light | They carry {w} into {u} from {m2} a.m. on; light, please.
      store_light unit="{u2}" minutes={y} | Light for a while | {y} minutes of light in {u2}. They bring {w}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rail/yard {"track": "{t}", "wagon": "{w}", "load_t": {l}, "brake": "ok", "switch": "{s}", "engine": "{e}"}',
    slots: { t: '3a, T7, north 2', t2: '5c, T12, south 4', w: '=31-80-4410, 33-68-2207, 83-51-0917', w2: '=31-80-7752, 33-68-3310', l: '21..79', s: 'W118, W3', s2: 'W204, W9', e: 'V60-2, Lok 8', v: '3..15', m: '81..400', n: '2..11', si: 'straight on, straight / off to the side, diverging' },
    tools: ['yard.switch(switch, to: straight|diverging): Throw a switch', 'yard.shunt(engine, wagon, from_track, to_track): Move a wagon', 'yard.couple(wagon_a, wagon_b): Couple two wagons', 'yard.uncouple(wagon_a, wagon_b): Uncouple two wagons', 'yard.creep(engine, kmh: int, metres?: int): Drive an engine slowly', 'yard.halt(engine): Stop an engine', 'yard.brake(wagon, set: bool): Set or release a hand brake', 'yard.defect(wagon, text): Mark a wagon as defective'],
    steps: `
      @si yard.switch switch={s} to=straight // yard.switch switch={s} to=diverging | Points | {n} trains to go. The switch in the message: {si}.
      @si yard.switch switch={s2} to=straight // yard.switch switch={s2} to=diverging | Other points | Over {s2} we go {si}.
      yard.shunt engine="{e}" wagon={w} from_track="{t}" to_track="{t2}" | Shunt | The reported wagon with its {l} t goes from its track to {t2}, with the engine there.
      yard.shunt engine="{e}" wagon={w2} from_track="{t2}" to_track="{t}" | Next wagon | Track {t} is to get {w2} from {t2}; the engine is the same as in the message.
      yard.couple wagon_a={w} wagon_b={w2} | Together | {w} and {w2}, hook them up, then there are {n}.
      yard.uncouple wagon_a={w} wagon_b={w2} | Apart | Between {w} and {w2} the train is parted.
      yard.creep engine="{e}" kmh={v} | Creep | That engine at {v} km/h. The track is {m} m long, but do not enter that.
      yard.creep engine="{e}" kmh={v} metres={m} | So far | {m} m at {v} km/h with {e}, wagon load {l} t.
      yard.halt engine="{e}" | Child! | A child, {n} years old, on the track!
      yard.brake wagon={w} set=false | Release | Take the hand brake off the wagon of {l} t.
      yard.brake wagon={w2} set=true | Parked | {w2} stays {n} days, so brake on.
      yard.defect wagon={w} text="door won't shut, 2 planks" | Defect | About the wagon in the message: "door won't shut, 2 planks"
    `,
  },
];
