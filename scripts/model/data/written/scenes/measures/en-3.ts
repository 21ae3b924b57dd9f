import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, beside twins that it wants as they are said, part 3. */
export const measuresEn3: readonly Scene[] = [
  // Ice rink
  {
    language: 'en',
    event: 'mqtt rink/{r} {"rink": "{r}", "ice_mm": {mm}, "brine_c": {t}, "flood_l": {fl}, "next_in_min": {ni}}',
    slots: { r: 'rink A, curling 2, outdoor', mm: '22..48', t: '-12..-6', fl: '120..600', ni: '6..40', nis: '{ni} * 60', mmc: '=0.3, 0.5, 1.2, 0.8', umc: '{mmc} * 1000', u2: '150..900', h: '=half an hour / an hour / an hour and a half / two hours', m: '41..59' },
    tools: ['eisolo_shave(rink, microns: int): Shave ice off', 'eisolo_log(rink, thickness_mm: num): Log the thickness of the ice', 'eisolo_flood(rink, litres: int): Flood the ice', 'eisolo_clock(rink, seconds: int): Start the clock on the board', 'eisolo_close(rink, minutes: int): Close a rink for a time', 'eisolo_brine(rink, celsius: int): Set the brine'],
    steps: `
      eisolo_shave rink="{r}" microns={umc} | Shave | The blade takes {mmc} mm off {r}.
      eisolo_shave rink="{r}" microns={u2} | Shave finely | {u2} microns off the ice of this rink, no deeper.
      eisolo_log rink="{r}" thickness_mm={mm} | Log | Log how thick the ice is.
      eisolo_flood rink="{r}" litres={fl} | Flood | flood it with the litres reported
      eisolo_clock rink="{r}" seconds={nis} | Clock | Put a countdown to the next session on the board of the rink.
      eisolo_clock rink="{r}" seconds={m} | Penalty | Penalty, {m} seconds on the clock of {r}.
      @h eisolo_close rink="{r}" minutes=30 // eisolo_close rink="{r}" minutes=60 // eisolo_close rink="{r}" minutes=90 // eisolo_close rink="{r}" minutes=120 | Close | We have to close it for {h}; a pane is broken.
      eisolo_close rink="{r}" minutes={m} | Close {m} | {r} closed for {m} minutes.
      eisolo_brine rink="{r}" celsius={t} | Brine | Leave the brine at the temperature in the message, i.e. set exactly that.
    `,
  },
  // Weaving mill
  {
    language: 'en',
    slots: { l: 'loom 3, L-14, jacquard', m: '=1.5, 2.4, 3.2, 4.6', cm: '{m} * 100', c2: '12..95', n: '12..36', w: '{n} in words', mm: '3..18', back: '0 - {mm}', ms2: '150..900', g: '=0.4, 0.75, 1.2', gg: '{g} * 1000', p: '20..95' },
    tools: ['telarix_weave(loom, len_cm: int): Weave a length', 'telarix_shift(loom, mm: int): Shift the warp to the right; negative shifts it to the left', 'telarix_picks(loom, count: int): Weave single picks', 'telarix_delay(loom, delayMs: int): Delay the shuttle', 'telarix_yarn(loom, metres: num): Reserve cloth', 'telarix_size(loom, grams: int): Add size to the warp', 'telarix_pace(loom, percent: int): Set the pace'],
    steps: `
      telarix_weave loom="{l}" len_cm={cm} | Weave | Weave {m} metres on {l}
      telarix_weave loom="{l}" len_cm={c2} | Sample | A sample on {l}, {c2} cm long.
      telarix_yarn loom="{l}" metres={m} | Reserve | Reserve {m} m of the cloth on {l} for the tailor.
      telarix_shift loom="{l}" mm={mm} | Right | Warp of {l} {mm} mm to the right
      telarix_shift loom="{l}" mm={back} | Left | It runs out on one side: warp of {l}, {mm} mm to the left.
      telarix_picks loom="{l}" count={n} | Picks | {w} picks on {l}, I watch.
      telarix_delay loom="{l}" delayMs={ms2} | Delay | the shuttle of {l} comes {ms2} ms later
      telarix_size loom="{l}" grams={gg} | Size | {g} kg of size for the warp on {l}, please.
      telarix_pace loom="{l}" percent={p} | Pace | {l} at {p} percent.
    `,
  },
  // Vet practice
  {
    language: 'en',
    event: 'webhook /vet/chart {"patient": "{a}", "weight_g": {wg}, "fluid_l": {fl}, "fee_eur": {e}, "watch_h": {h}}',
    slots: { a: 'Bruno, Mimi, goat 12', wg: '=850, 2400, 4600, 7250', kg: '{wg} / 1000', fl: '=0.25, 0.4, 0.75', fml: '{fl} * 1000', e: '=24.50, 38.90, 61.20', ct: '{e} * 100', h: '2..8', hm: '{h} * 60', ml: '2..40', kg2: '8..45', m: '46..90', c: '95..99' },
    tools: ['vettina_weigh(patient, kg: num): Enter a weight', 'vettina_fluid(patient, vol_ml: int): Give fluid', 'vettina_fee(patient, amount_cents: int): Charge a fee', 'vettina_watch(patient, minutes: int): Watch a patient for a time', 'vettina_feed(patient, grams: int): Give food', 'vettina_cage(patient, hours: int): Reserve a cage'],
    steps: `
      vettina_weigh patient="{a}" kg={kg} | Weight | The weight in the chart has to be entered.
      vettina_weigh patient="{a}" kg={kg2} | New weight | no, the scale was wrong. {a} weighs {kg2} kg
      vettina_fluid patient="{a}" vol_ml={fml} | Fluid | Give the fluid as charted.
      vettina_fluid patient="{a}" vol_ml={ml} | Little fluid | {ml} ml of fluid for {a}, slowly.
      vettina_fee patient="{a}" amount_cents={ct} | Fee | Charge the fee of the chart.
      vettina_fee patient="{a}" amount_cents={c} | Syringe | And {c} cents for the syringe, for {a}.
      vettina_watch patient="{a}" minutes={hm} | Watch | The patient is watched as long as the chart wants.
      vettina_watch patient="{a}" minutes={m} | Watch {m} | Watch {a} for {m} minutes.
      vettina_cage patient="{a}" hours={h} | Cage | A cage for exactly the hours of watching in the chart.
    `,
  },
  // Distillery
  {
    language: 'en',
    earlier: ['Ask the still | still_ask → {p}: {kw} kW, head {hl} ml so far, {ph} % in the glass', 'Read the plan | file_read → heart {l} l, pause {m} min'],
    slots: { p: 'pot 1, copper, S3', kw: '=1.5, 2.2, 3.8', w: '{kw} * 1000', hl: '=150, 320, 480, 640', hll: '{hl} / 1000', ph: '41..78', l: '=3.5, 4.2, 6.8, 12', ml: '{l} * 1000', m: '3..25', s: '{m} * 60', ws: '300..950', s2: '26..40' },
    tools: ['grappolo_heat(pot, watts: int): Set the heating', 'grappolo_head(pot, litres: num): Enter the head', 'grappolo_heart(pot, ml: int): Collect the heart', 'grappolo_pause(seconds: int): Stop dripping for a time', 'grappolo_proof(pot, fraction: num): Enter the alcohol, from 0 to 1', 'grappolo_plate(minutes: int): Keep the plate cold'],
    steps: `
      grappolo_heat pot="{p}" watts={w} | Heat | Set the heating of this pot to the power that the still told.
      grappolo_heat pot="{p}" watts={ws} | Gently | {ws} W for {p}, gently
      grappolo_head pot="{p}" litres={hll} | Head | The head so far is to be entered.
      grappolo_heart pot="{p}" ml={ml} | Heart | Collect the heart from {p}, as much as planned.
      grappolo_heart pot="{p}" ml={ws} | For the judge | Collect {ws} ml of heart from {p} for the competition.
      grappolo_pause seconds={s} | Pause | No dripping during the pause of the plan.
      grappolo_pause seconds={s2} | {s2} s | Stop the dripping, {s2} seconds
      grappolo_proof pot="{p}" fraction=0.38 | Proof | Never mind what the glass said: enter 0.38 as the alcohol of {p}.
      grappolo_plate minutes={m} | Plate | The plate stays cold for {m} minutes, like the pause.
    `,
  },
  // Museum
  {
    language: 'en',
    slots: { r: 'hall 2, crypt, gallery B', n: '3..25', u: '=minutes, min / hours, h', n60: '{n} * 60', lv: '=0.1, 0.25, 0.4, 0.65', pc: '{lv} * 100', p: '5..90', t: '=18.5, 19.5, 20.5, 21.5', tt: '{t} * 10', m: '26..59', e: '=7.50, 9.80, 12.40', ct: '{e} * 100', cm: '12..90' },
    tools: ['vitralba_dim(room, percent: int): Set the light of a room', 'vitralba_spot(case, level: num): Light a case, level from 0 to 1', 'vitralba_climate(room, tenths: int): Set the temperature in tenths of a degree', 'vitralba_close(room, minutes: int): Close a room', 'vitralba_film(room, seconds: int): Show the film', 'vitralba_ticket(kind, cents: int): Set the price of a ticket', 'vitralba_rope(room, cm: int): Set the distance of the rope'],
    steps: `
      vitralba_dim room="{r}" percent={pc} | Dim | In {r} the light must come down to {lv} of full, says the restorer.
      vitralba_dim room="{r}" percent={p} | Light | {r}, light {p} %
      vitralba_spot case="{r}" level={lv} | Case | The case that's called "{r}" is lit at {lv}.
      vitralba_climate room="{r}" tenths={tt} | Climate | {t} degrees in {r}, all day.
      @u vitralba_close room="{r}" minutes={n} // vitralba_close room="{r}" minutes={n60} | Close | Could you close {r} for {n} {u}?
      vitralba_close room="{r}" minutes={m} | School class | {r} is closed {m} min for a school class.
      vitralba_film room="{r}" seconds={cm} | Trailer | Show {cm} seconds of the film in {r}.
      vitralba_ticket kind=reduced cents={ct} | Ticket | The "reduced" ticket costs {e} € from Monday on.
      vitralba_rope room="{r}" cm={cm} | Rope | rope in {r} at {cm} centimetres
    `,
  },
  // Chicken farm
  {
    language: 'en',
    event: 'mqtt coop/{c} {"coop": "{c}", "feed_kg": {kg}, "water_ml": {wml}, "dust_s": {ds}, "lamp_h": {h}, "eggs": {eg}}',
    slots: { c: 'coop 2, barn, K4', kg: '=1.2, 2.6, 3.4, 5.5', g: '{kg} * 1000', wml: '=450, 700, 1500, 2600', wl: '{wml} / 1000', ds: '5..40', h: '2..9', hm: '{h} * 60', eg: '13..90', n: '=a dozen / two dozen / three dozen', g2: '150..850', m: '41..59' },
    tools: ['gallinero_feed(coop, grams: int): Feed a coop', 'gallinero_water(coop, litres: num): Give water', 'gallinero_bath(coop, seconds: int): Blow sand for a dust bath', 'gallinero_lamp(coop, minutes: int): Light a coop', 'gallinero_eggs(coop, count: int): Enter eggs', 'gallinero_sack(kg: num): Take feed out of the store'],
    steps: `
      gallinero_feed coop="{c}" grams={g} | Feed | This coop gets the feed of the message.
      gallinero_feed coop="{c}" grams={g2} | Grit | Feed {c} another {g2} grams.
      gallinero_sack kg={kg} | Store | Take the feed of the message out of the store.
      gallinero_water coop="{c}" litres={wl} | Water | water as reported, please
      gallinero_bath coop="{c}" seconds={ds} | Dust bath | The dust bath runs for the time in the message.
      gallinero_bath coop="{c}" seconds={m} | Longer | They love it. {m} seconds of dust bath in {c}.
      gallinero_lamp coop="{c}" minutes={hm} | Lamp | The lamp stays on for the hours given.
      gallinero_lamp coop="{c}" minutes={m} | Lamp, {m} | Light {c} for {m} minutes.
      @n gallinero_eggs coop="{c}" count=12 // gallinero_eggs coop="{c}" count=24 // gallinero_eggs coop="{c}" count=36 | Eggs | Enter {n} eggs for {c}
    `,
  },
  // Boat building, resin
  {
    language: 'en',
    slots: { h: 'hull 3, dinghy, mould B', hp: '2..9', kg: '2..14', g: '{kg} * 1000', g2: '45..900', m: '11..50', ms: '{m} * 60', s: '51..99', mm: '=0.4, 0.6, 1.2', um: '{mm} * 1000', hh: '=two and a half hours / three hours / an hour and a quarter' },
    tools: ['bootharz_pour(hull, grams: int): Pour resin', 'bootharz_harden(hull, percent: num): Add hardener', 'bootharz_vacuum(hull, hold_s: int): Hold the vacuum', 'bootharz_gel(hull, microns: int): Spray gel coat of a thickness', 'bootharz_edge(hull, trim_mm: int): Trim the edge', 'bootharz_cure(hull, minutes: int): Cure', 'bootharz_store(kg: num): Take resin from the store'],
    steps: `
      bootharz_pour hull="{h}" grams={g} | Pour | {h}, {kg} kg of resin to be poured.
      bootharz_pour hull="{h}" grams={g2} | Repair | Pour {g2} g into {h} for the repair
      bootharz_store kg={kg} | Store | {kg} kg of resin from the store.
      bootharz_harden hull="{h}" percent={hp} | Hardener | Hardener in {h}: {hp} percent.
      bootharz_vacuum hull="{h}" hold_s={ms} | Vacuum | We hold the vacuum on {h} for {m} minutes.
      bootharz_vacuum hull="{h}" hold_s={s} | Leak test | Leak test on {h}: hold the vacuum {s} s.
      bootharz_gel hull="{h}" microns={um} | Gel coat | Gel coat on {h}, {mm} mm thick, please.
      bootharz_edge hull="{h}" trim_mm={s} | Edge | Take {s} mm off the edge of {h}.
      @hh bootharz_cure hull="{h}" minutes=150 // bootharz_cure hull="{h}" minutes=180 // bootharz_cure hull="{h}" minutes=75 | Cure | Curing of {h}: {hh}.
    `,
  },
  // Call centre / office phones
  {
    language: 'en',
    event: 'manual - Queue {q}: hold {hm} min, volume {v}, ring {rs} s, break {bh} h',
    slots: { q: 'sales, Q2, support north', hm: '2..9', hms: '{hm} * 60', v: '=0.2, 0.35, 0.6', vp: '{v} * 100', rs: '11..30', rms: '{rs} * 1000', bh: '=0.5, 1.5, 2', bm: '{bh} * 60', p: '31..95', m: '41..59', ms: '200..900', n: '3..8' },
    tools: ['telfono_hold(queue, max_s: int): Set how long callers may wait', 'telfono_volume(queue, percent: int): Set the volume of the music', 'telfono_chime(level: num): Set the chime, from 0 to 1', 'telfono_ring(queue, timeoutMs: int): Set how long it rings', 'telfono_break(queue, minutes: int): Send a queue on a break', 'telfono_seats(queue, count: int): Set the number of seats'],
    steps: `
      telfono_hold queue="{q}" max_s={hms} | Hold | Callers of this queue may wait as long as said under hold.
      telfono_hold queue="{q}" max_s={m} | Shorter | Nobody in {q} may wait longer than {m} seconds.
      telfono_volume queue="{q}" percent={vp} | Music | Music: the volume in the event.
      telfono_volume queue="{q}" percent={p} | Louder | the music of {q} to {p} percent
      telfono_chime level={v} | Chime | Give the chime the same volume as stands in the event.
      telfono_ring queue="{q}" timeoutMs={rms} | Ring | It rings as long as it says there.
      telfono_ring queue="{q}" timeoutMs={ms} | Test ring | For a test let {q} ring {ms} ms only.
      telfono_break queue="{q}" minutes={bm} | Break | The break is due, as long as planned.
      telfono_seats queue="{q}" count={n} | Seats | {n} seats for {q}
    `,
  },
  // Mushroom farm
  {
    language: 'en',
    slots: { r: 'room 5, shiitake, tunnel 2', l: '2..9', ml: '{l} * 1000', ml2: '60..900', h: '2..6', hm: '{h} * 60', m: '12..50', ms: '{m} * 60', s: '51..99', ppm: '600..1800', kg: '=1.5, 3.5, 4.5', g: '{kg} * 1000' },
    tools: ['fungaro_mist(room, ml: int): Spray water', 'fungaro_air(room, seconds: int): Blow fresh air', 'fungaro_dark(room, minutes: int): Keep a room dark', 'fungaro_humid(room, percent: int): Set the humidity', 'fungaro_co2(room, ppm: int): Set the upper limit of CO2', 'fungaro_crop(room, kg: num): Enter a crop', 'fungaro_spawn(room, grams: int): Put in spawn'],
    steps: `
      fungaro_mist room="{r}" ml={ml} | Mist | {l} litres of mist in {r}.
      fungaro_mist room="{r}" ml={ml2} | Mist a bit | A bit of mist, {ml2} ml, in {r}
      fungaro_air room="{r}" seconds={ms} | Air | {r} needs fresh air for {m} minutes.
      fungaro_air room="{r}" seconds={s} | Puff | Fresh air into {r}, {s} seconds.
      fungaro_dark room="{r}" minutes={hm} | Dark | Please keep {r} dark for {h} hours
      fungaro_dark room="{r}" minutes={m} | Dark {m} | {r}: dark, {m} min
      fungaro_co2 room="{r}" ppm={ppm} | CO2 | No more than {ppm} ppm of CO2 in {r}.
      fungaro_crop room="{r}" kg={kg} | Crop | {kg} kilos were picked in {r} today. Enter that.
      fungaro_spawn room="{r}" grams={g} | Spawn | {kg} kg of spawn go into {r}.
    `,
  },
  // Car wash
  {
    language: 'en',
    event: 'webhook /wash/bay {"bay": {b}, "plate": "{pl}", "paid_eur": {e}, "foam_l": {fl}, "wax": {wx}}',
    slots: { b: '1..8', pl: '=KA-71, B-209, M-3382', e: '=6.90, 9.50, 12.90, 15.40', ct: '{e} * 100', fl: '=0.4, 0.6, 1.2', fml: '{fl} * 1000', wx: '=true / false', m: '2..9', u: '=seconds, s / minutes, min', ms: '{m} * 60', s: '11..59', ml: '60..300', cm: '10..60', ncm: '0 - {cm}' },
    tools: ['spruzzo_foam(bay: int, vol_ml: int): Spray foam', 'spruzzo_jet(bay: int, secs: int, hot: bool): Run the jet', 'spruzzo_wax(bay: int, on: bool): Switch the wax', 'spruzzo_receipt(plate, cents: int): Print a receipt', 'spruzzo_arm(bay: int, cm: int): Move the arm up; negative moves it down', 'spruzzo_wait(bay: int, minutes: int): Block a bay'],
    steps: `
      spruzzo_receipt plate={pl} cents={ct} | Receipt | Receipt over what was paid for this plate.
      spruzzo_foam bay={b} vol_ml={fml} | Foam | Foam as in the message
      spruzzo_foam bay={b} vol_ml={ml} | More foam | Spray {ml} ml more foam in bay {b}.
      @u spruzzo_jet bay={b} secs={m} hot=false // spruzzo_jet bay={b} secs={ms} hot=false | Jet | Jet, not hot, for {m} {u} in this bay.
      spruzzo_jet bay={b} secs={s} hot=true | Hot jet | the hot jet for {s} seconds, bay {b}
      @wx spruzzo_wax bay={b} on=true // spruzzo_wax bay={b} on=false | Wax | Wax of this bay on or off, as the message says.
      spruzzo_arm bay={b} cm={ncm} | Arm down | The arm in bay {b} has to go down {cm} cm, it's a low car.
      spruzzo_arm bay={b} cm={cm} | Arm up | A van! Arm in bay {b} {cm} cm up.
      spruzzo_wait bay={b} minutes={m} | Block | Bay {b} is blocked for {m} minutes.
    `,
  },
  // Paint shop mixing
  {
    language: 'en',
    earlier: ['Ask the colour book | book_ask → {c}: base {l} l, tint {tm} ml, shake {sm} min, coat {um} microns'],
    slots: { c: 'ochre 12, RAL 5010, sea grey', l: '=0.75, 2.5, 5, 12.5', lml: '{l} * 1000', tm: '12..90', sm: '2..8', sms: '{sm} * 60', um: '60..180', s: '91..110', mm: '=0.15, 0.2, 0.25', mmu: '{mm} * 1000', rk: '=0.8, 1.4, 2.2', n: '=half a litre / a quarter of a litre / one and a half litres' },
    tools: ['tinturo_base(colour, ml: int): Fill base', 'tinturo_tint(colour, ml: num): Add tint', 'tinturo_shake(colour, dur_s: int): Shake the tin', 'tinturo_coat(colour, microns: int): Set the thickness of a coat', 'tinturo_can(colour, litres: num): Label a can', 'tinturo_weigh(colour, kg: num): Enter a weight'],
    steps: `
      tinturo_base colour="{c}" ml={lml} | Base | Fill in the base as the book gave it.
      tinturo_tint colour="{c}" ml={tm} | Tint | Now the tint from the book.
      tinturo_shake colour="{c}" dur_s={sms} | Shake | Shake the tin as long as the book says.
      tinturo_shake colour="{c}" dur_s={s} | Shake again | {c} has settled. Another {s} seconds of shaking.
      tinturo_coat colour="{c}" microns={um} | Coat | The coat goes on as in the book.
      tinturo_coat colour="{c}" microns={mmu} | Thick coat | outdoor use: coat of {mm} mm for {c}
      tinturo_can colour="{c}" litres={l} | Can | Label the can; it holds the base only.
      tinturo_weigh colour="{c}" kg={rk} | Weigh | The rest of {c} weighs {rk} kg. Please enter it.
      @n tinturo_base colour="{c}" ml=500 // tinturo_base colour="{c}" ml=250 // tinturo_base colour="{c}" ml=1500 | Extra base | Fill {n} of base more for {c}.
    `,
  },
  // Watchmaker / jeweller
  {
    language: 'en',
    slots: { w: 'watch 8, ring 21, brooch', g: '=1.5, 2.4, 3.6, 4.2', mg: '{g} * 1000', mg2: '150..950', mm: '=0.05, 0.12, 0.3, 0.45', um: '{mm} * 1000', um2: '5..40', m: '3..12', mw: '{m} in words', ms: '{m} * 60', s: '41..59', e: '=85.50, 140.20, 230.90', ct: '{e} * 100' },
    tools: ['orafino_weigh(piece, mg: int): Enter a weight', 'orafino_plate(piece, microns: int): Plate with gold', 'orafino_bath(piece, seconds: int): Clean in the bath', 'orafino_polish(piece, minutes: int): Polish', 'orafino_offer(piece, cents: int): Make an offer', 'orafino_gold(grams: num): Order gold', 'orafino_chain(piece, mm: int): Cut a chain'],
    steps: `
      orafino_weigh piece="{w}" mg={mg} | Weight | {w} weighs {g} g. Enter it, please.
      orafino_weigh piece="{w}" mg={mg2} | Stone | The stone alone, entered as {w}: {mg2} mg.
      orafino_gold grams={g} | Gold | Order {g} grams of gold.
      orafino_plate piece="{w}" microns={um2} | Plate | Gold on {w}, {um2} microns
      orafino_plate piece="{w}" microns={um} | Thick plate | She wants {mm} mm of gold plated on {w}.
      orafino_bath piece="{w}" seconds={ms} | Bath | {w} in the bath for {mw} minutes
      orafino_bath piece="{w}" seconds={s} | Rinse | And once more into the bath with {w}, {s} s.
      orafino_polish piece="{w}" minutes={m} | Polish | polish {w} for {m} minutes
      orafino_offer piece="{w}" cents={ct} | Offer | We can offer {e} € for {w}.
    `,
  },
  // Swimming pool
  {
    language: 'en',
    event: 'peripheral pool/{p} {"pool": "{p}", "acid_ml": {am}, "chlorine_g": {cg}, "filter_h": {fh}, "cover": {cv}, "pump_kw": {kw}}',
    slots: { p: 'main, kids, P2', am: '=250, 600, 850, 1400', al: '{am} / 1000', cg: '=350, 700, 1200, 2600', fh: '2..9', fhm: '{fh} * 60', cv: '=0.25, 0.5, 0.75', cp: '{cv} * 100', kw: '=0.8, 1.5, 2.2', m: '11..29', s: '{m} * 60', s2: '30..59', g: '60..240' },
    tools: ['piskino_acid(pool, litres: num): Dose acid', 'piskino_chlor(pool, grams: int): Dose chlorine', 'piskino_stock(kg: num): Take chlorine out of stock', 'piskino_filter(pool, minutes: int): Run the filter', 'piskino_cover(pool, percent: int): Close the cover by a share', 'piskino_pump(pool, watts: int): Set the pump', 'piskino_backwash(pool, seconds: int): Backwash'],
    steps: `
      piskino_acid pool="{p}" litres={al} | Acid | Dose the acid that is asked for.
      piskino_chlor pool="{p}" grams={cg} | Chlorine | chlorine as in the message
      piskino_chlor pool="{p}" grams={g} | Little chlorine | {g} grams of chlorine for the pool {p}.
      piskino_stock kg={m} | Stock | {m} kg of chlorine out of stock, please.
      piskino_filter pool="{p}" minutes={fhm} | Filter | Run the filter, time as reported.
      piskino_filter pool="{p}" minutes={s2} | Filter {s2} | Another {s2} minutes of filtering in {p}.
      piskino_cover pool="{p}" percent={cp} | Cover | Cover as in the message.
      piskino_backwash pool="{p}" seconds={s} | Backwash | Backwash {p} for {m} minutes
      piskino_backwash pool="{p}" seconds={s2} | Short backwash | A short backwash of {p}, {s2} seconds.
    `,
  },
];
