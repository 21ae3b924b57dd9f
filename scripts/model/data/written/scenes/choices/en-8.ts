import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 8. */
export const choices8: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt dairy/vat/{v} {"vat": "{v}", "agitator": "{a}", "milk_c": {c}, "program": "{p}", "program_before": "{pb}"}',
    slots: { v: 'V1, V6, cheese north', a: '=clockwise / counterclockwise', c: '4..38', p: '=gouda-4, quark-1', pb: '=feta-2, skyr-7, tilsit-3', v2: 'V3, V8, cheese south', t: '28..72', m: '5..90', ml: '12.5, 40.0, 7.5' },
    tools: ['kaesix_agitate(vat, turn: clockwise|counterclockwise|none): Turn the agitator', 'kaesix_warm(vat, celsius: int, jacket?: steam|water): Warm a vat', 'kaesix_rennet(vat, ml: num, after_min?: int): Add rennet', 'kaesix_program(vat, program): Load a program by its name', 'kaesix_cut(vat, curd: fine|coarse): Cut the curd'],
    steps: `
      @a kaesix_agitate vat="{v}" turn=counterclockwise // kaesix_agitate vat="{v}" turn=clockwise | Change direction | Let the agitator of this vat change its direction.
      kaesix_agitate vat="{v2}" turn=none | Set | The milk in {v2} sets now, so nothing turns in there.
      kaesix_warm vat="{v2}" celsius={t} jacket=water | Gentle | {v2} to {t} °C with water in the jacket.
      kaesix_warm vat="{v2}" celsius={t} | Warm | {v2} {t} °C
      kaesix_rennet vat="{v2}" ml={ml} after_min={m} | Rennet | {ml} ml of rennet into {v2} after {m} min.
      kaesix_rennet vat="{v}" ml={ml} | Rennet now | {ml} ml into the reported vat, no waiting time given.
      kaesix_program vat="{v}" program={pb} | Back | This vat: the program from before.
      kaesix_program vat="{v2}" program={p} | Copy | {v2} with the program that the reported vat has now.
      kaesix_cut vat="{v2}" curd=coarse | Big grains | Big grains in {v2}.
    `,
  },
  {
    language: 'en',
    slots: { d: 'Drone 4, M-300, survey east', d2: 'Drone 7, M-350, survey west', m: '20..110', p: '60..85', f: '=north quarry, dump 2, levee' },
    tools: ['vermessa_fly(craft, area, height_m: int, grid: single|double): Survey an area', 'vermessa_cam(craft, angle: straight_down|slanted): Set the camera', 'vermessa_overlap(craft, percent: int, side?: int): Set the overlap', 'vermessa_abort(craft, then: home|land|hover): Break off', 'vermessa_rtk(craft, on: bool): Switch precise positioning'],
    steps: `
      vermessa_fly craft="{d}" area="{f}" height_m={m} grid=double | Survey | {d} over {f} at {m} m, along and across: a double grid.
      vermessa_fly craft="{d2}" area="{f}" height_m={m} grid=single | Quick | {d2} flies {f} at {m} m, single grid is enough.
      vermessa_cam craft="{d}" angle=straight_down | Map | {d} looks straight down.
      vermessa_cam craft="{d2}" angle=slanted | Walls | We need the walls too, so {d2} must not look straight down.
      vermessa_overlap craft="{d}" percent={p} | Overlap | {p}% overlap with {d}, sides are not set.
      vermessa_overlap craft="{d2}" percent={p} side=60 | Overlap | {d2}: {p}% along and 60% at the side.
      vermessa_abort craft="{d}" then=hover | Helicopter | Helicopter! {d} breaks off and stays in the air where it is.
      vermessa_abort craft="{d2}" then=land | Down | Break off with {d2} and land on the spot.
      vermessa_rtk craft="{d2}" on=false | Not precise | {d2} need not be precise today, so no RTK.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gate/visitor {"gate": "{g}", "visitor": "{v}", "badge": "{b}", "escort": "{e}", "opens_to": "{o}"}',
    slots: { g: 'Gate 1, pier gate, Lab door', v: 'M. Roux, Ayo B., Lin Wei', b: '=blue, green / purple, gold', e: '=yes / no', o: '=inside / outside', g2: 'Gate 5, yard gate, Store door', m: '10..90' },
    tools: ['pfortix_badge(visitor, colour: blue|green|red, hours?: int): Print a badge', 'pfortix_pass(gate, people: staff|visitors|all|nobody): Say who passes', 'pfortix_leaf(gate, opens: inside|outside): Say to which side a gate opens', 'pfortix_escort(visitor, needed: bool): Say whether someone goes along', 'pfortix_call(gate, words, twice?: bool): Say something at a gate'],
    steps: `
      @b pfortix_badge visitor="{v}" colour={b} // failed "there is no {b} badge" | Badge | Print this visitor a badge in the wanted colour. Not among the colours? Then fail.
      pfortix_badge visitor="{v}" colour=red hours=4 | Red | A red badge for this visitor, 4 h.
      @o pfortix_leaf gate="{g}" opens=outside // pfortix_leaf gate="{g}" opens=inside | Fire safety | The inspector wants this gate to open to the other side.
      @e pfortix_escort visitor="{v}" needed=false // pfortix_escort visitor="{v}" needed=true | Opposite | It was entered wrongly: with the escort of this visitor it is exactly the opposite.
      pfortix_pass gate="{g2}" people=nobody | Nobody | {g2}: not a single person passes, whoever it is.
      pfortix_pass gate="{g2}" people=staff | Staff | No visitors through {g2}, only those who work here.
      pfortix_pass gate="{g2}" people=all | All | Visitors and those who work here may pass {g2}.
      pfortix_call gate="{g2}" words="Please wait here" twice=true | Say it | "Please wait here" at {g2}, two times.
      pfortix_call gate="{g}" words="Please come in" | Say it | Say "Please come in" at the gate in the request.
    `,
  },
  {
    language: 'en',
    slots: { t: 'Tram 12, car 401, Cobra', t2: 'Tram 18, car 422, Flexity', s: '5..30', c: '17..23', p: '10..90' },
    tools: ['tramix.sand(tram, axle: first|last|every|none): Sand the rails', 'tramix.wiper(tram, interval_s?: int, speed: slow|fast|off): Set the wiper', 'tramix.cabin(tram, celsius: int, blower?: int): Heat the cabin', 'tramix.mirror(tram, fold: bool): Fold the mirrors', 'tramix.destination(tram, text, side: front|sides|all): Show where a tram goes'],
    steps: `
      tramix.sand tram="{t}" axle=every | Leaves | Wet leaves: sand under all axles of {t}.
      tramix.sand tram="{t2}" axle=none | Dry | Rails are dry, {t2} needs no sand.
      failed "there is no middle axle" | Middle | {t2}: sand under the middle axle.
      tramix.wiper tram="{t}" speed=slow interval_s={s} | Drizzle | {t}: slow, every {s} s.
      tramix.wiper tram="{t2}" speed=fast | Downpour | {t2}: fast, without an interval.
      tramix.cabin tram="{t}" celsius={c} blower={p} | Cabin | {c} °C in the cabin of {t}, blower {p}%.
      tramix.cabin tram="{t2}" celsius={c} | Cabin | cabin of {t2}: {c} °C
      tramix.mirror tram="{t2}" fold=true | Wash | {t2} goes through the wash: mirrors in.
      tramix.mirror tram="{t}" fold=false | Leave | {t} leaves the depot: mirrors out.
      tramix.destination tram="{t}" text="Depot" side=front | Depot | In front only, {t} reads "Depot".
    `,
  },
  {
    language: 'en',
    event: 'mqtt cellar/rack {"rack": "{r}", "angle": "{a}", "turn": "{t}", "bottles": {n}}',
    slots: { r: 'P-4, P-12, left wall', a: '=flat, 45', t: '=eighth left / eighth right', n: '60..500', r2: 'P-7, P-19, right wall', g: '4.5..12.0', w: '2..30' },
    tools: ['ruttelix_turn(rack, way: left|right|still): Turn bottles an eighth', 'ruttelix_tip(rack, pose: flat|slanted|upside_down): Tip bottles', 'ruttelix_dose(rack, grams: num, sugar?: cane|beet): Dose', 'ruttelix_rest(rack, weeks: int, blankets: bool): Let bottles rest', 'ruttelix_cork(rack, closure: cork|crown): Close bottles'],
    steps: `
      @t ruttelix_turn rack="{r}" way=right // ruttelix_turn rack="{r}" way=left | Back an eighth | Yesterday's turn stands in the event. Today the bottles of this rack are turned the opposite way.
      ruttelix_turn rack="{r2}" way=still | Still | Don't turn anything in {r2}.
      ruttelix_tip rack="{r2}" pose=upside_down | Necks down | {r2}: necks straight down.
      ruttelix_tip rack="{r2}" pose=flat | Lying | {r2}: let them lie.
      ruttelix_dose rack="{r2}" grams={g} sugar=cane | Dose | {g} g of cane sugar, {r2}.
      ruttelix_dose rack="{r}" grams={g} | Dose | {g} g for the rack in the message, whichever sugar.
      ruttelix_rest rack="{r2}" weeks={w} blankets=false | Rest | {r2} rests {w} weeks with no blankets.
      ruttelix_cork rack="{r2}" closure=crown | Crown | {r2} isn't corked, it gets the crown.
    `,
  },
  {
    language: 'en',
    slots: { h: 'Holter 3, kit A, loaner 2', h2: 'Holter 8, kit D, loaner 6', hrs: '=24, 48, 72', hz: '=125, 250, 500', n: '2..9', p: 'P-118, P-402, K.L.' },
    tools: ['kardix_start(recorder, patient, hours: int, hertz?: int): Start a recorder', 'kardix_leads(recorder, leads: 1|3|12): Set the number of leads', 'kardix_beep(recorder, sound: each_beat|problems|silent): Set the sound', 'kardix_send(recorder, to: doctor|archive|both): Send what was recorded', 'kardix_erase(recorder, confirm: bool): Erase a recorder'],
    steps: `
      kardix_start recorder="{h}" patient="{p}" hours={hrs} hertz={hz} | Start | {h} for {p}, {hrs} h at {hz} Hz.
      kardix_start recorder="{h2}" patient="{p}" hours={hrs} | Start | {p} wears {h2} for {hrs} hours; don't touch the sampling rate.
      kardix_leads recorder="{h}" leads=12 | Full | {h} with all twelve leads.
      kardix_leads recorder="{h2}" leads=3 | Three | Three leads on {h2}.
      failed "there are no five leads" | Five | Five leads on {h2}.
      kardix_beep recorder="{h}" sound=silent | Sleep | {p} wants to sleep: no sound from {h}.
      kardix_beep recorder="{h2}" sound=problems | Only then | {h2} beeps when something is wrong, not with each beat.
      kardix_send recorder="{h}" to=both | Send | What {h} recorded goes to the doctor as well as into the archive.
      kardix_send recorder="{h2}" to=archive | Archive | What {h2} recorded goes into the archive and not to the doctor.
      kardix_erase recorder="{h2}" confirm=true | Erase | Erase {h2}, yes, confirmed.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tool/crib {"tool": "{t}", "taken_by": "{b}", "state": "{s}", "place_before": "{pb}"}',
    slots: { t: 'torque key 4, Hilti, router B', b: 'Sef, Olive, Kamil', s: '=whole, good / broken, lost', pb: '=drawer 7, wall hook 3, box K', t2: 'saw 2, laser level, grinder C', n: '2..30', w: '=worn, bent, blunt' },
    tools: ['werkzeugix_put(tool, place): Note where a tool lies', 'werkzeugix_lend(tool, person, days?: int): Lend a tool', 'werkzeugix_mark(tool, state: fine|repair|scrap, note?): Mark a tool', 'werkzeugix_lock(drawer: int, locked: bool): Lock a drawer', 'werkzeugix_charge(tool, speed: normal|quick|none): Charge a tool'],
    steps: `
      werkzeugix_put tool="{t}" place="{pb}" | Put it back | This tool lies where it lay before, so note that place.
      @s werkzeugix_lend tool="{t}" person="{b}" days={n} // failed "the tool is {s}" | Lend on | Lend the tool to the same person for {n} days more. Only if it is whole or good, else fail.
      werkzeugix_lend tool="{t2}" person="{b}" | Lend | {t2} to the person in the request, for as long as it takes.
      werkzeugix_mark tool="{t2}" state=repair note="{w}" | Repair | {t2} has to be mended, note "{w}".
      werkzeugix_mark tool="{t2}" state=scrap | Scrap | {t2} is beyond mending. Don't leave a note.
      werkzeugix_mark tool="{t2}" state=fine | Fine | nothing wrong with {t2}
      werkzeugix_lock drawer={n} locked=true | Drawer | Drawer {n} stays shut.
      werkzeugix_charge tool="{t2}" speed=quick | Hurry | {t2} is needed soon, charge it as fast as it goes.
      werkzeugix_charge tool="{t2}" speed=none | Full | {t2} is full and must not be charged.
    `,
  },
  {
    language: 'en',
    slots: { a: 'Apron 3, stand B, hangar 1', a2: 'Apron 9, stand F, hangar 4', f: 'OE-KLM, D-EXYZ, N728', l: '40..900', kn: '4..25', t: '=06:15, 11:40, 17:05' },
    tools: ['vorfeld.fuel(plane, litres: int, grade: avgas|jet|mogas): Fuel a plane', 'vorfeld.tow(plane, to, nose: first|last): Tow a plane', 'vorfeld.chocks(plane, placed: bool): Place or take away chocks', 'vorfeld.light(place, beam: wide|spot|out, at?): Light a place', 'vorfeld.power(plane, ground_power: bool, volts?: 14|28): Give ground power'],
    steps: `
      vorfeld.fuel plane={f} litres={l} grade=jet | Fuel | {l} l of jet for {f}.
      vorfeld.fuel plane={f} litres={l} grade=avgas | Piston | {f} has pistons: {l} litres of avgas.
      failed "there is no diesel" | Diesel | {l} l of diesel for {f}.
      vorfeld.tow plane={f} to="{a}" nose=first | Tow | {f} to {a}, nose first.
      vorfeld.tow plane={f} to="{a2}" nose=last | Backwards | Push {f} backwards into {a2}.
      vorfeld.chocks plane={f} placed=false | Go | {f} may roll, chocks away.
      vorfeld.light place="{a}" beam=wide at={t} | Light | Wide light on {a} at {t}.
      vorfeld.light place="{a2}" beam=out | Pilots blinded | The light on {a2} blinds the pilots. Put it out.
      vorfeld.power plane={f} ground_power=true volts=28 | Power | Ground power for {f}, 28 V.
      vorfeld.power plane={f} ground_power=false | Unplug | no ground power for {f} any more
    `,
  },
  {
    language: 'en',
    event: 'mqtt stall/scraper {"aisle": "{a}", "moves": "{m}", "every_min": {e}, "every_min_before": {eb}}',
    slots: { a: 'A1, A4, calf aisle', m: '=north / south', e: '20..60', eb: '90..240', a2: 'A3, A7, dry aisle', w: '2..40', l: '5..90' },
    tools: ['mistix_scrape(aisle, toward: north|south|nowhere): Move a scraper', 'mistix_interval(aisle, minutes: int): Set how often an aisle is scraped', 'mistix_cows(aisle, gates: hold|let_through, slow?: bool): Handle the cows', 'mistix_wash(aisle, litres: int, soap: bool): Wash an aisle', 'mistix_brush(aisle, brush: on_touch|always|never): Set the cow brush'],
    steps: `
      @m mistix_scrape aisle="{a}" toward=south // mistix_scrape aisle="{a}" toward=north | Turn round | A calf lies in the way. Turn the scraper of this aisle round.
      mistix_scrape aisle="{a2}" toward=nowhere | Vet | The vet works in {a2}: the scraper moves neither north nor south.
      mistix_interval aisle="{a}" minutes={eb} | Interval | This aisle as often as before.
      mistix_interval aisle="{a2}" minutes={e} | Same interval | {a2} as often as the reported aisle is now.
      mistix_cows aisle="{a2}" gates=hold | Hold | No cow leaves {a2}.
      mistix_cows aisle="{a2}" gates=let_through slow=true | Slowly | Cows may leave {a2}, but slowly.
      mistix_wash aisle="{a2}" litres={l} soap=false | Water | {l} l on {a2}, only water, no soap.
      mistix_wash aisle="{a}" litres={l} soap=true | Soap | {l} l with soap in the reported aisle
      mistix_brush aisle="{a2}" brush=on_touch | Brush | The brush in {a2} turns when a cow leans on it.
    `,
  },
  {
    language: 'en',
    slots: { c: 'Cello 2, viola B, Yamaha', c2: 'Cello 5, tuba A, Steinway', n: 'Hana, Marek, Fola', h: '=415, 440, 442', d: '2..28', rh: '40..60' },
    tools: ['instrumix_lend(instrument, person, days?: int, case: hard|soft|none): Lend an instrument', 'instrumix_tune(instrument, hertz: int, strings?: all|top): Order tuning', 'instrumix_damp(room, humidity: int): Set the humidity of a room', 'instrumix_lock(room, open_for: pupils|teachers|nobody): Say who gets into a room', 'instrumix_repair(instrument, urgent: bool, part?): Order a repair'],
    steps: `
      instrumix_lend instrument="{c}" person="{n}" days={d} case=hard | Lend | {c} to {n} for {d} days in the hard case.
      instrumix_lend instrument="{c2}" person="{n}" case=none | Lend | {n} takes {c2} without a case. No end agreed.
      failed "there is no leather case" | Leather | {c2} to {n} in the leather case.
      instrumix_tune instrument="{c}" hertz={h} strings=top | Top string | Only the top string of {c}, to {h} Hz.
      instrumix_tune instrument="{c2}" hertz={h} | Tune | {c2} at {h}.
      instrumix_lock room=attic open_for=teachers | Attic | Pupils don't get into the attic, teachers do.
      instrumix_lock room=attic open_for=nobody | Attic shut | neither pupils nor teachers in the attic
      instrumix_damp room=cellar humidity={rh} | Humidity | {rh}% in the cellar.
      instrumix_repair instrument="{c}" urgent=true part=bridge | Urgent | Concert tomorrow: {c} needs a new bridge at once, part "bridge".
      instrumix_repair instrument="{c2}" urgent=false | Sometime | Have {c2} repaired, sometime.
    `,
  },
  {
    language: 'en',
    event: 'mqtt plant/conveyor-oven {"oven": "{o}", "fan": "{f}", "zone": "{z}", "zone_c": {c}, "zone_c_before": {cb}}',
    slots: { o: 'Reflow 1, OV-3, east oven', f: '=with the belt / against the belt', z: '=preheat, soak', c: '120..165', cb: '170..245', o2: 'Reflow 4, OV-8, west oven', cm: '20..95', n: '2..15' },
    tools: ['ofenband_fan(oven, blows: with|against|not): Let the fan blow with or against the belt', 'ofenband_zone(oven, zone: preheat|soak|peak, celsius: int): Set a zone', 'ofenband_speed(oven, cm_min: int, ramp?: bool): Set the belt', 'ofenband_gas(oven, nitrogen: bool, litres?: int): Give nitrogen'],
    steps: `
      @f ofenband_fan oven="{o}" blows=against // ofenband_fan oven="{o}" blows=with | Fan | Boards get shifted. Have the fan of this oven blow the other way.
      ofenband_fan oven="{o2}" blows=not | No fan | No blowing in {o2}.
      ofenband_zone oven="{o}" zone={z} celsius={cb} | Zone | The zone in the message gets the temperature it had before.
      ofenband_zone oven="{o2}" zone={z} celsius={c} | Other oven | The same zone in {o2}, at the temperature it now has here.
      ofenband_zone oven="{o2}" zone=peak celsius={cb} | Peak | Peak of {o2}: {cb} °C
      failed "there is no cooling zone" | Cooling | The cooling zone of {o2} at {c} °C.
      ofenband_speed oven="{o2}" cm_min={cm} ramp=false | Belt | {o2} {cm} cm/min at once, no ramp.
      ofenband_gas oven="{o2}" nitrogen=true litres={n} | Nitrogen | {n} l of nitrogen, {o2}.
      ofenband_gas oven="{o}" nitrogen=false | Air | This oven runs on air, no nitrogen.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Sled 2, zip east, raft 6', s2: 'Sled 7, zip west, raft 9', kg: '20..120', n: '2..12', m: '4..45', who: 'Timo, Gail, Oren' },
    tools: ['parkix_ride(ride, for: kids|adults|everyone|nobody): Say who may ride', 'parkix_brake(ride, strength: soft|firm|full): Set a brake', 'parkix_wait(ride, minutes: int, show?: bool): Set the waiting time', 'parkix_weight(ride, kg: int, side: least|most): Set a weight limit', 'parkix_staff(ride, person, post?: top|bottom): Send a person to a ride'],
    steps: `
      parkix_ride ride="{s}" for=kids | Kids | {s} only for the little ones.
      parkix_ride ride="{s2}" for=nobody | Lightning | Lightning! Nobody on {s2}.
      parkix_ride ride="{s2}" for=everyone | Everyone | Big and small may ride {s2}
      parkix_brake ride="{s}" strength=soft | Beginners | Brake {s} gently.
      parkix_brake ride="{s2}" strength=full | Stop | Brake {s2} as hard as it goes.
      parkix_wait ride="{s}" minutes={m} show=false | Wait | Waiting time of {s}: {m} min, not to be shown.
      parkix_weight ride="{s2}" kg={kg} side=most | At most | {kg} kg at most on {s2}.
      parkix_weight ride="{s}" kg={kg} side=least | At least | {kg} kg at least on {s}.
      parkix_staff ride="{s2}" person="{who}" post=bottom | Bottom | {who} stands at the lower end of {s2}.
      parkix_staff ride="{s}" person="{who}" | Staff | {who} to {s}; top or bottom is for them to decide.
    `,
  },
  {
    language: 'en',
    event: 'webhook /survey/form {"form": "{f}", "state": "{s}", "answers": {n}, "owner_before": "{ob}", "wanted_format": "{w}"}',
    slots: { f: 'F-12, lunch-poll, exit-2026', s: '=open / closed', n: '12..480', ob: 'Dora, Emeka, Sigi', w: '=sheet, chart / video, podcast', f2: 'F-40, bus-poll, entry-2027', d: '=2026-12-01, 2027-01-15, 2027-03-09' },
    tools: ['umfragix_state(form, state: open|closed, until?): Open or close a form', 'umfragix_result(form, format: sheet|chart|text): Get the answers', 'umfragix_names(form, answers: named|anonymous): Set whether names are stored', 'umfragix_owner(form, person): Give a form to a person', 'umfragix_order(form, questions: fixed|shuffled, one_page?: bool): Order the questions'],
    steps: `
      @s umfragix_state form={f} state=closed // umfragix_state form={f} state=open | Flip | If this form is open, close it; if it is closed, open it.
      umfragix_state form={f2} state=open until={d} | Open | {f2} is open until {d}.
      umfragix_state form={f2} state=open | Open | People can answer {f2} for as long as they like.
      @w umfragix_result form={f} format={w} // failed "there is no format {w}" | Result | The answers to this form in the wanted format; if there is none of that name, fail.
      umfragix_names form={f2} answers=anonymous | No names | Nobody may see who answered {f2}.
      umfragix_names form={f2} answers=named | Names | We must know who answered {f2}.
      umfragix_owner form={f} person="{ob}" | Old owner | The form goes back to whoever owned it before.
      umfragix_order form={f2} questions=shuffled one_page=true | Shuffle | {f2}: a different order for each person, on one page.
      umfragix_order form={f2} questions=fixed | Fixed | {f2}: same order for each person
    `,
  },
  {
    language: 'en',
    slots: { p: 'Pier 2, quay A, buoy 14', p2: 'Pier 6, quay D, buoy 27', b: 'Nora, MS Lark, Argo', a: '6..63', m3: '0.5..9.5', n: '2..14' },
    tools: ['hafix_berth(boat, place, tied: bow|stern|alongside): Give a boat a place', 'hafix_power(place, amps: int, phases?: 1|3): Give shore power', 'hafix_water(place, cubic: num, prepaid: bool): Sell water', 'hafix_light(place, flash: quick|slow|steady|none): Set a light', 'hafix_stay(boat, nights: int, discount?: member|family): Enter a stay'],
    steps: `
      hafix_berth boat="{b}" place="{p}" tied=alongside | Berth | {b} lies alongside at {p}.
      hafix_berth boat="{b}" place="{p2}" tied=stern | Berth | {b} at {p2}, with its back to the quay.
      hafix_power place="{p}" amps={a} phases=3 | Power | {p}: {a} A, three phases.
      hafix_power place="{p2}" amps={a} | Power | {a} A at {p2}, phases as wired.
      failed "two phases cannot be chosen" | Two phases | {p2}: {a} A on two phases.
      hafix_water place="{p}" cubic={m3} prepaid=true | Water | {m3} m³ at {p}, paid already.
      hafix_water place="{p2}" cubic={m3} prepaid=false | Water | {m3} m³ at {p2}; they pay afterwards
      hafix_light place="{p2}" flash=steady | Steady | The light of {p2} must not flash but it must burn.
      hafix_light place="{p}" flash=none | No light | no light at {p} at all
      hafix_stay boat="{b}" nights={n} | Stay | {n} nights for {b}, neither a member nor a family.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/shutter/{s} {"shutter": "{s}", "last_move": "{l}", "height_cm": {h}, "height_before": {hb}}',
    slots: { s: 'front, side, loading', l: '=up / down', h: '0..90', hb: '100..260', s2: 'rear, kiosk, cellar', t: '=07:30, 12:00, 19:45', n: '3..20' },
    tools: ['rollo_move(shutter, move: up|down|stop): Move a shutter', 'rollo_height(shutter, cm: int, speed?: slow|fast): Bring a shutter to a height', 'rollo_plan(shutter, at, what: raise|lower, days?: weekdays|daily): Plan a movement', 'rollo_group(which: all|all_but|none, spared?): Lock the shutters'],
    steps: `
      @l rollo_move shutter={s} move=down // rollo_move shutter={s} move=up | Undo | Undo the last move of this shutter: send it in the opposite direction.
      rollo_move shutter={s2} move=stop | Stop | {s2} shutter: not up, not down, stop.
      rollo_height shutter={s} cm={hb} | Height | This shutter as high as before.
      rollo_height shutter={s2} cm={n} speed=slow | Slowly | {s2} shutter slowly to {n} cm.
      rollo_height shutter={s2} cm={n} | A gap | {n} cm for the {s2} shutter
      rollo_plan shutter={s2} at={t} what=raise days=weekdays | Weekdays | Monday to Friday the {s2} shutter goes up at {t}.
      rollo_plan shutter={s2} at={t} what=lower | Once | At {t} the {s2} shutter comes down. Days aren't asked for.
      rollo_group which=all_but spared={s2} | All but one | Lock every shutter except the one called {s2}.
      rollo_group which=none | None | No shutter is to be locked tonight.
    `,
  },
  {
    language: 'en',
    slots: { l: 'Line 3, packer A, wrap 1', l2: 'Line 8, packer D, wrap 6', n: '4..60', g: '=125, 250, 500', mm: '0.8..4.5', t: '=best before 12/27, 250 g e, Lot 44-B' },
    tools: ['packix.size(line, grams: int, tray?: flat|deep): Set the pack size', 'packix.seal(line, atmosphere: air|vacuum|nitrogen): Seal packs', 'packix.reject(line, on: metal|weight|both|never): Say when packs are rejected', 'packix.ink(line, text, colour?: black|white): Print on packs', 'packix.gap(line, mm: num): Set the gap between packs'],
    steps: `
      packix.size line="{l}" grams={g} tray=deep | Deep | {g} g in deep trays on {l}.
      packix.size line="{l2}" grams={g} | Size | {l2}: {g} g
      packix.seal line="{l}" atmosphere=vacuum | Vacuum | Suck all the air out of the packs on {l}.
      packix.seal line="{l2}" atmosphere=air | Ordinary | {l2}: plain air, neither vacuum nor nitrogen.
      failed "argon cannot be chosen" | Argon | Seal under argon on {l2}.
      packix.reject line="{l}" on=both | Strict | {l} throws out what has metal in it and also what has the wrong weight.
      packix.reject line="{l2}" on=never | Trial | During the trial {l2} throws nothing out.
      packix.ink line="{l}" text="{t}" colour=white | White | Print "{t}" in white on the packs of {l}.
      packix.ink line="{l2}" text="{t}" | Print | Packs of {l2}: "{t}"
      packix.gap line="{l}" mm={mm} | Gap | {mm} mm between the packs of {l}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt street/bollard {"bollard": "{b}", "position": "{p}", "plate": "{pl}", "permit": "{pe}"}',
    slots: { b: 'B3, Dom square, alley 2', p: '=raised / sunk', pl: 'W 4471 K, TAXI 9, UT-220', pe: '=resident, delivery / expired, unknown', b2: 'B9, Fish market, alley 6', s: '10..120', h: '2..12' },
    tools: ['pollerix_move(bollard, to: raised|sunk, seconds?: int): Raise or sink a bollard', 'pollerix_rule(bollard, lets: residents|deliveries|both|nobody): Say who is let through', 'pollerix_plate(plate, access: add|remove, hours?: int): Add or remove a plate', 'pollerix_lamp(bollard, lamp: blink|steady|dark): Set its lamp'],
    steps: `
      @pe pollerix_plate plate="{pl}" access=add hours={h} // failed "the permit is {pe}" | Plate | Residents and deliveries get {h} h: add the plate of the event. Any other permit fails.
      @p pollerix_move bollard="{b}" to=sunk // pollerix_move bollard="{b}" to=raised | Other position | This bollard should be in the other position.
      pollerix_move bollard="{b2}" to=sunk seconds={s} | Ambulance | Ambulance: let {b2} down for {s} s.
      pollerix_move bollard="{b2}" to=raised | Block | {b2} has to block the street, no matter for how long.
      pollerix_rule bollard="{b2}" lets=nobody | Festival | During the festival {b2} lets no one through, residents included.
      pollerix_rule bollard="{b2}" lets=residents | Residents | Through {b2} only people who live there.
      pollerix_plate plate="{pl}" access=remove | Remove | The plate in the event loses its access.
      pollerix_lamp bollard="{b2}" lamp=dark | Dark | The lamp of {b2} shall neither blink nor burn.
      pollerix_lamp bollard="{b}" lamp=blink | Blink | blink at the reported bollard
    `,
  },
  {
    language: 'en',
    slots: { c: 'Cart 2, ward cart, CRASH-1', c2: 'Cart 6, lab cart, CRASH-4', d: '=2026-11-30, 2027-02-14, 2027-05-01', n: '2..40', i: '=gloves, saline, tubes' },
    tools: ['wagix_seal(cart, seal: intact|broken|none): Enter the state of the seal', 'wagix_stock(cart, item, change: int, sign: plus|minus): Change a stock', 'wagix_expiry(cart, item, date, warn_days?: int): Enter an expiry date', 'wagix_drawer(cart, drawer: top|middle|bottom, locked: bool): Lock a drawer', 'wagix_check(cart, result: passed|failed, by?): Enter a check'],
    steps: `
      wagix_seal cart="{c}" seal=broken | Opened | Someone opened {c}, its seal is torn.
      wagix_seal cart="{c2}" seal=none | No seal | There is no seal on {c2}, neither a good one nor a torn one.
      wagix_stock cart="{c}" item={i} change={n} sign=minus | Used | {n} {i} were used from {c}.
      wagix_stock cart="{c2}" item={i} change={n} sign=plus | Refilled | {n} {i} were put into {c2}.
      wagix_expiry cart="{c}" item={i} date={d} warn_days={n} | Expiry | The {i} in {c} are good until {d}, warn {n} days ahead.
      wagix_expiry cart="{c2}" item={i} date={d} | Expiry | {i}, {c2}: {d}. No warning.
      wagix_drawer cart="{c}" drawer=bottom locked=true | Bottom | The lowest drawer of {c} is locked.
      wagix_drawer cart="{c2}" drawer=top locked=false | Top | The uppermost drawer of {c2} must be free.
      wagix_check cart="{c}" result=passed by=Lotte | Passed | Lotte found {c} in order.
      wagix_check cart="{c2}" result=failed | Not passed | {c2} was not in order. Don't write who checked it.
    `,
  },
];
