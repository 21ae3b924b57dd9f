import type { Scene } from '../../scene';

/** Tools of made-up makers that lie near to each other, in English, part 7. */
export const guildsEn7: readonly Scene[] = [
  // Organ workshop
  {
    language: 'en',
    event: 'manual - {p} in {r} sounds {c} cents flat, wind {w} mm; rank beside it: {r2}; heard by {h}',
    slots: { p: 'pipe 31, low F, C sharp 4', r: 'Gedackt 8, Trumpet, Flute 4', r2: 'Mixture 3, Oboe, Quint 2', c: '3..28', w: '60..95', h: 'Cornelis, the cantor, Ms. Eide', m: '2..30', k: '=hoarse, silent, rattles', a: '55..70', b: '80..110', t: '17..21', cc: '0.5..9.5' },
    tools: ['orgelino_draw(rank): Switch a rank of pipes on', 'orgelino_retire(rank): Switch a rank of pipes off', 'orgelino_bend(pipe, cents: num): Tune a pipe, negative is lower', 'orgelino_wind(low_mm: int, high_mm: int): Set the range of the wind pressure', 'orgelino_bellows(running: bool): Switch the bellows', 'orgelino_couple(from_manual: int, to_manual: int): Couple one manual to another', 'orgelino_fault(pipe, sound, rank?): Note a faulty pipe', 'orgelino_tremble(rank, speed: slow|quick): Switch the tremolo'],
    steps: `
      orgelino_bend pipe="{p}" cents={c} | Up | As many cents as it is flat, so many the pipe has to be raised.
      orgelino_bend pipe="{p}" cents=-{cc} | Down a hair | Lower that pipe by {cc} cents (minus).
      orgelino_draw rank="{r2}" | Listen | I want to hear the rank beside it. On with it.
      orgelino_retire rank="{r}" | Rank out | Nobody should play {r} till it is tuned; switch the rank off.
      orgelino_wind low_mm={a} high_mm={b} | Wind | {a} mm to {b} mm of wind.
      orgelino_bellows running=true | Bellows | We need wind, start the bellows.
      orgelino_bellows running=false | Quiet | It is time to go home. The bellows may rest.
      orgelino_couple from_manual=2 to_manual=1 | Couple | Couple manual two to manual one.
      orgelino_couple from_manual=1 to_manual=3 | Other coupling | What is played on manual 1 shall sound on 3 too.
      orgelino_fault pipe="{p}" sound="{k}" rank="{r}" | Fault | Note it as faulty with its rank, sound "{k}".
      orgelino_fault pipe="low B" sound="{k}" | Another | Pipe "low B" is faulty too, sound "{k}". I can't tell which rank.
      orgelino_tremble rank="{r2}" speed=quick | Shake | A fast tremolo on {r2}.
    `,
  },
  // Watchmaker
  {
    language: 'en',
    slots: { w: 'W-2207, Omega 4, Mrs. Fry', w2: 'W-3318, Zenith 7, Mr. Abel', s: '2..40', s2: '0.5..9.5', a: '250..320', x: '-9..-2', y: '3..12', p: '=crown, spring, glass', d: '=2026-12-15, 2027-01-09, 2027-01-22', e: '45..480', k: '=water inside, hand bent, does not wind', pos: '=face up, crown down', few: '2..9', h: '{few} in words' },
    tools: ['chronelle_rate(watch, seconds_per_day: num): Change how fast a watch runs', 'chronelle_bounds(watch, slowest_s: int, fastest_s: int): Set the error allowed per day', 'chronelle_swing(watch, degrees: int): Record the swing of the balance', 'chronelle_wind(watch, turns: int): Wind a watch', 'chronelle_replace(watch, part: crown|spring|glass): Replace a part', 'chronelle_finding(watch, text): Record what is wrong', 'chronelle_quote(watch, euro: int, ready_on?): Write a quote', 'chronelle_case(watch, to: open|sealed): Open or seal a case', 'chronelle_test(watch, hours: int, position?): Test a watch'],
    steps: `
      chronelle_rate watch="{w}" seconds_per_day=-{s2} | Fast | {w} gains; slow it down by {s2} seconds a day (that is minus).
      chronelle_rate watch="{w2}" seconds_per_day={s2} | Slow | {w2} loses {s2} seconds a day. Make it that much faster.
      chronelle_bounds watch="{w}" slowest_s={x} fastest_s={y} | Allowed | From {x} to +{y} seconds a day is allowed for {w}.
      chronelle_swing watch="{w2}" degrees={a} | Swing | Swing {a}°, measured on {w2}.
      chronelle_wind watch="{w}" turns={few} | Wind | Give {w} {h} turns.
      chronelle_replace watch="{w2}" part={p} | Part | {w2} needs a new {p}.
      chronelle_finding watch="{w}" text="{k}" | What is wrong | Wrong with {w}: "{k}"
      chronelle_quote watch="{w2}" euro={e} ready_on={d} | Quote | Tell the customer of {w2}: {e} euros, ready on {d}.
      chronelle_quote watch="{w}" euro={e} | Only the price | {e} euros for {w}. We can't promise a day.
      chronelle_case watch="{w}" to=sealed | Tight | Finished, so seal {w} again.
      chronelle_case watch="{w2}" to=open | Look inside | I need to look inside {w2}; its case, please.
      chronelle_test watch="{w}" hours={s} position="{pos}" | Test | Test {w} for {s} hours, position "{pos}".
      chronelle_test watch="{w2}" hours={s} | Test run | {s} hours of test for {w2}, lying as it likes.
    `,
  },
  // Ambulance station
  {
    language: 'en',
    event: 'webhook /rescue/job {"job": "{j}", "car": "{c}", "place": "{p}", "crew": "{w}", "priority": "{pr}", "next_car": "{c2}", "hospital": "{h}"}',
    slots: { j: 'E-40712, #881, J-2206', c: 'RTW 3, Medic 12, A-71', c2: 'RTW 8, Medic 25, A-96', p: '12 Fern Road, Exit 44, Lakeside school', w: 'Nilsson, Team Gold, Ada and Ron', pr: '=high / low', h: 'St. Luke, North Clinic, Uni 2', h2: 'St. Agnes, South Clinic, Uni 5', k: '41000..190000', l: '20..75', o: '2..9', t: '=06:00, 14:00, 22:00', u: '=07:00, 15:30, 23:00', q: '=road flooded, patient already walking, wrong address' },
    tools: ['notruva.dispatch(car, place, lights: bool): Send a car out', 'notruva.recall(car): Call a car back', 'notruva.redirect(car, old_hospital, new_hospital): Change where a car goes', 'notruva.hand(job, from_car, to_car): Give a job to another car', 'notruva.done(job, remark?): Close a job', 'notruva.reopen(job): Open a closed job again', 'notruva.fuel(car, litres: int, km: int): Record fuel and kilometres', 'notruva.oxygen(car, bottles: int): Load oxygen', 'notruva.shift(crew, starts, ends): Plan a shift', 'notruva.garage(car, door: up|down): Move the garage door of a car'],
    steps: `
      @pr notruva.dispatch car="{c}" place="{p}" lights=true // notruva.dispatch car="{c}" place="{p}" lights=false | Out | Send the car of this job to the place. Blue lights with high priority, none with low.
      notruva.dispatch car="{c2}" place="{h}" lights=false | Fetch the bed | {c2} should fetch a bed at {h}, no lights.
      notruva.recall car="{c2}" | Not needed | The next car is not needed out there, call it back.
      notruva.redirect car="{c}" old_hospital="{h}" new_hospital="{h2}" | Full house | The hospital of the job is full; the car goes on to {h2}.
      notruva.redirect car="{c2}" old_hospital="{h2}" new_hospital="{h}" | Bed free | A bed is free at {h}. {c2}, now on its way to {h2}, can go there.
      notruva.hand job="{j}" from_car="{c}" to_car="{c2}" | Flat tyre | Flat tyre! Let the next car do the job.
      notruva.done job="{j}" remark="{q}" | Close | Close the job with "{q}".
      notruva.done job="{j}" | Done | This job is done.
      notruva.reopen job="{j}" | Again | They rang again, so the job has to be opened once more.
      notruva.fuel car="{c}" litres={l} km={k} | Fuel | At {k} km {l} litres went into the car of the job.
      notruva.oxygen car="{c2}" bottles={o} | Oxygen | {o} bottles into {c2}.
      notruva.shift crew="{w}" starts={t} ends={u} | Shift | The crew is on from {t}, tomorrow until {u}.
      notruva.garage car="{c}" door=up | Let them out | Garage door of that car, open.
      notruva.garage car="{c2}" door=down | It is cold | Shut the door behind {c2}.
    `,
  },
  // Rope and climbing centre
  {
    language: 'en',
    slots: { r: '1..30', r2: '31..60', r3: '61..90', w: 'Overhang, wall 2, Kids corner', w2: 'Slab, wall 7, Tower', g: '=4a, 5b, 6a', g2: '=6c, 7a, 7b', c: '=yellow, blue, pink', c2: '=black, white, orange', k: 'Juna, Mr. Cole, group 9', m: '8..18', d: '=2027-03-01, 2027-06-15', a: '3..6', b: '7..14', t: '=hold spins, bolt loose, rope worn', kg: '15..29', kg2: '80..140' },
    tools: ['kraxelon_route(route: int, grade): Set the grade of a route', 'kraxelon_regrade(route: int, old_grade, new_grade): Change the grade of a route', 'kraxelon_recolour(route: int, from_colour, to_colour): Change the colour of the holds', 'kraxelon_bar(routes: int[], until?): Forbid routes', 'kraxelon_allow(routes: int[]): Allow routes again', 'kraxelon_belay(wall, device: auto|hand): Set how climbers are secured', 'kraxelon_weight(lightest_kg: int, heaviest_kg: int): Set the weights for the belay device', 'kraxelon_mat(wall, inflated: bool): Blow up a mat or let the air out', 'kraxelon_ages(wall, youngest: int, oldest?: int): Set who may climb', 'kraxelon_defect(route: int, text): Report a defect', 'kraxelon_rope(wall, metres: int): Hang a rope'],
    steps: `
      kraxelon_route route={r} grade={g} | Grade | Route {r} is a {g}.
      kraxelon_regrade route={r2} old_grade={g} new_grade={g2} | Harder than thought | {r2} was called {g} and really is {g2}.
      kraxelon_regrade route={r} old_grade={g2} new_grade={g} | Easier | Not {g2} any more but {g}: route {r}.
      kraxelon_recolour route={r3} from_colour={c} to_colour={c2} | Colour | On route {r3} all {c} holds are swapped for {c2} ones.
      kraxelon_bar routes=[{r},{r2},{r3}] until={d} | Owls | Owls nest there: {r}, {r2} and {r3} are forbidden until {d}.
      kraxelon_bar routes=[{r2}] | One route | Nobody climbs route {r2}, and I don't know for how long.
      kraxelon_allow routes=[{r},{r3}] | Owls gone | {r} and {r3} may be climbed again.
      kraxelon_belay wall="{w}" device=auto | On their own | At {w} people climb alone, the automatic device holds them.
      kraxelon_belay wall="{w2}" device=hand | By a partner | On {w2} a partner has to hold the rope by hand.
      kraxelon_weight lightest_kg={kg} heaviest_kg={kg2} | Weights | The device is for people from {kg} up to {kg2} kilos.
      kraxelon_mat wall="{w2}" inflated=true | Mat | Blow up the mat under {w2}.
      kraxelon_mat wall="{w}" inflated=false | Let it down | Air out of the mat below {w}.
      kraxelon_ages wall="{w}" youngest={a} oldest={b} | Ages | {w} is for those between {a} and {b}.
      kraxelon_ages wall="{w2}" youngest={b} | Bigger ones | From {b} years on anybody may use {w2}, no upper end.
      kraxelon_defect route={r} text="{t}" | Defect | "{t}" on route {r}, report it.
    `,
  },
  // Bakery with a proving room
  {
    language: 'en',
    event: 'mqtt bake/prover {"prover": "{p}", "dough": "{d}", "trays": {n}, "rh": {rh}, "oven": "{o}", "free_oven": "{o2}", "order_no": "{no}"}',
    slots: { p: 'Prover 2, warm room, PV-4', d: '=rye, brioche, spelt', n: '4..24', rh: '62..88', o: 'Oven 1, stone oven, OV-C', o2: 'Oven 5, deck oven, OV-H', no: 'B-771, 0419, KD-20', c: '180..225', c2: '226..260', m: '8..45', s: '5..30', x: '24..28', y: '31..36', k: '=slashed, dusted, plain', pc: '20..240', e: '1.2..5.9', w: 'Café Lund, school 4, Mrs. Rey' },
    tools: ['teigmond.prove(prover, minutes: int): Start proving', 'teigmond.humid(prover, percent: int): Set the humidity', 'teigmond.warmth(prover, min_c: int, max_c: int): Set the temperature range', 'teigmond.load(oven, dough, trays: int): Put trays into an oven', 'teigmond.shift(from_oven, to_oven): Move trays to another oven', 'teigmond.bake(oven, top_c: int, bottom_c: int, minutes?: int): Bake', 'teigmond.steam(oven, seconds: int): Give steam', 'teigmond.damper(oven, pulled: bool): Pull or push the steam damper', 'teigmond.finish(dough, look: slashed|dusted|plain): Choose how loaves look', 'teigmond.deliver(customer, pieces: int, price_each?: num): Deliver', 'teigmond.void(order_no): Cancel an order'],
    steps: `
      teigmond.prove prover="{p}" minutes={m} | Prove | {m} minutes more in the prover that reported.
      teigmond.humid prover="{p}" percent={rh} | As it is | Keep the humidity at what is reported.
      teigmond.warmth prover="{p}" min_c={x} max_c={y} | Warmth | Never colder than {x} and never warmer than {y} °C in this prover.
      teigmond.load oven="{o2}" dough={d} trays={n} | Load | All trays of the dough go into the oven that is free.
      teigmond.shift from_oven="{o}" to_oven="{o2}" | Stone is cracked | Get the trays out of {o} and into the free oven.
      teigmond.shift from_oven="{o2}" to_oven="{o}" | Better heat | {o} bakes better. Move over what {o2} holds.
      teigmond.bake oven="{o}" top_c={c} bottom_c={c2} minutes={m} | Bake | {m} minutes in {o}, bottom heat {c2}, top heat {c}.
      teigmond.bake oven="{o2}" top_c={c2} bottom_c={c} | By eye | {o2}: {c2} from above and {c} from below, time by eye.
      teigmond.steam oven="{o}" seconds={s} | Steam | Steam, {s} s, {o}.
      teigmond.damper oven="{o}" pulled=true | Crust | For a crust pull the damper of {o}.
      teigmond.damper oven="{o2}" pulled=false | Keep the steam | In {o2} the steam should stay, push the damper in.
      teigmond.finish dough={d} look={k} | Look | The reported dough is to be {k} this time.
      teigmond.deliver customer="{w}" pieces={pc} price_each={e} | Deliver | {pc} pieces for {w} at {e} each.
      teigmond.deliver customer="{w}" pieces={s} | Extra | {s} more for {w}; the price is settled.
      teigmond.void order_no={no} | Cancelled | They rang off: cancel the order in the message.
    `,
  },
  // Frost guard of a vineyard
  {
    language: 'en',
    event: 'mqtt frost/row {"block": "{b}", "temp_c": {t}, "wind_ms": {w}, "heater": "{h}", "turbine": {n}, "warm_block": "{b2}", "watch": "{p}"}',
    slots: { b: 'Block 4, Riesling low, B-N', b2: 'Block 9, Pinot top, B-S', t: '-4.5..-0.5 / 2.5..6.5', w: '0.1..3.9', h: '=lit / out', n: '1..4', n2: '5..9', n3: '10..14', p: 'Leandro, Ms. Hoch, crew 3', r: '200..600', x: '-3..-1', y: '1..4', m: '10..90', c: '10..60', s: '=01:00, 02:30', e: '=06:00, 07:15' },
    tools: ['frostelin_candles(block, count: int): Light candles in a block', 'frostelin_heater(block, mode: lit|out): Light or put out a heater', 'frostelin_turbines(turbines: int[], rpm?: int): Start wind turbines', 'frostelin_still(turbines: int[]): Stop wind turbines', 'frostelin_sprinkle(block, minutes: int): Sprinkle a block', 'frostelin_limits(block, alarm_c: int, clear_c: int): Set when the alarm comes and goes', 'frostelin_watch(person, from_time, to_time): Plan a watch', 'frostelin_shift(heater_from, heater_to): Carry the heaters to another block', 'frostelin_wake(person, loud: bool): Ring somebody up'],
    steps: `
      frostelin_candles block="{b}" count={c} | Candles | Light {c} candles in the block of the message.
      @h frostelin_heater block="{b}" mode=out // frostelin_heater block="{b}" mode=lit | Other state | The heater of this block must do the opposite: burning, it is put out; out, it is lit.
      frostelin_heater block="{b2}" mode=out | Save oil | It is warm up at {b2}, no heater needed there. Put it out.
      @t frostelin_sprinkle block="{b}" minutes={m} // failed "it has {t} °C" | Sprinkle | With frost, that is below zero, sprinkle the block for {m} minutes. Without frost the step fails.
      frostelin_turbines turbines=[{n},{n2}] rpm={r} | Two turbines | Turbines {n} and {n2} at {r} rpm.
      frostelin_turbines turbines=[{n},{n2},{n3}] | Three | Start {n}, {n2} and {n3}, speed as built.
      frostelin_turbines turbines=[{n}] | That one | Start the turbine in the message, just that one.
      frostelin_still turbines=[{n2},{n3}] | Stop | {n2} and {n3} can stop.
      frostelin_limits block="{b2}" alarm_c={x} clear_c={y} | Alarm | At {x} °C the alarm goes off for {b2}, at {y} °C it is over.
      frostelin_watch person="{p}" from_time={s} to_time={e} | Watch | The person on watch stays from {s} to {e}.
      frostelin_shift heater_from="{b2}" heater_to="{b}" | Carry them down | The heaters of the warm block are wanted in the cold one.
      @t frostelin_wake person="{p}" loud=true // frostelin_wake person="{p}" loud=false | Wake | Ring up the watch. Loud if there is frost, softly if there is none.
    `,
  },
  // Parcel lockers
  {
    language: 'en',
    earlier: ['Which lockers are free | box_list → free: {b}, {b2}, {b3}', 'Scan the parcel | scan_code → {no}, for {w}, {kg} kg'],
    slots: { b: '1..20', b2: '21..40', b3: '41..60', no: 'PK-88120, 7719-X, Z0045', w: 'Ewa Nowak, M. Sorel, Dr. Iqbal', kg: '0.4..4.8 / 10.5..24.5', pin: '1000..9999', h: '12..72', d: '2..9', x: '=dog in the yard, no bell, address unclear', w2: 'Tom Riley, K. Sundberg, Ms. Obi' },
    tools: ['fachwerk_put(parcel, box: int): Put a parcel into a box', 'fachwerk_rebox(parcel, old_box: int, new_box: int): Move a parcel to another box', 'fachwerk_pin(box: int, pin: int, hours?: int): Set the code of a box', 'fachwerk_wipe(box: int): Delete the code of a box', 'fachwerk_door(box: int, state: unlocked|locked): Lock or unlock a box', 'fachwerk_out(boxes: int[], reason?): Take boxes out of use', 'fachwerk_tell(person, text): Send somebody a text', 'fachwerk_rename(parcel, old_name, new_name): Change who a parcel is for', 'fachwerk_return(parcel, remark): Send a parcel back', 'fachwerk_fee(parcel, euro: num): Charge a fee'],
    steps: `
      fachwerk_put parcel={no} box={b} | First free one | The scanned parcel goes into the first of the free boxes.
      @kg fachwerk_put parcel={no} box={b2} // fachwerk_put parcel={no} box={b3} | By weight | Up to 10 kg: box {b2}. Heavier: box {b3}. Put the scanned parcel where it belongs.
      fachwerk_rebox parcel={no} old_box={b} new_box={b3} | Other box | Box {b} sticks. The parcel comes out of it and into {b3}.
      fachwerk_rebox parcel={no} old_box={b3} new_box={b2} | Lower down | Would you put it in {b2} instead of {b3}? She sits in a wheelchair.
      fachwerk_pin box={b2} pin={pin} hours={h} | Code | {pin} opens box {b2} for {h} hours.
      fachwerk_pin box={b3} pin={pin} | Code for good | The code of {b3} is {pin}, without a limit.
      fachwerk_wipe box={b} | Old code | Whatever code {b} has, it must go.
      fachwerk_door box={b2} state=unlocked | Open | Unlock {b2}.
      fachwerk_door box={b} state=locked | Not shut | Number {b} was left open; lock it.
      fachwerk_out boxes=[{b},{b2},{b3}] reason=painting | Painting | The three free boxes are taken out of use, reason "painting".
      fachwerk_out boxes=[{b3},{b}] | Two out | Out of use: {b3} and {b}.
      fachwerk_tell person="{w}" text="Your parcel {no} is here" | Tell | Text the person it is for: "Your parcel {no} is here"
      fachwerk_rename parcel={no} old_name="{w}" new_name="{w2}" | Neighbour | {w} is away, so the scanned parcel is for {w2} now.
      fachwerk_return parcel={no} remark="{x}" | Return | Send it back with the remark "{x}".
      fachwerk_fee parcel={no} euro={d}.5 | Fee | A fee of {d}.5 euros on this parcel.
    `,
  },
  // Home server of a family
  {
    language: 'en',
    slots: { h: 'attic-pi, nas-2, box7', h2: 'cellar-pi, nas-5, box12', s: '=photos, jukebox, recipes', s2: '=calendar, ebooks, games', k: 'Lotta, Ben, Grandpa Jo', p: '=2222, 8080, 5432', p2: '=443, 8443, 9000', g: '5..90', g2: '100..400', m: '10..90', t: '=20:00, 21:30', u: '=06:30, 07:00', v: '=1.4, 2.0, 3.1', v2: '=1.5, 2.2, 3.3', d: '=Tatort, piano lesson, holiday film' },
    tools: ['homelurk_service(host, service, state: up|down): Start or stop a service', 'homelurk_upgrade(service, old_version, new_version): Install another version', 'homelurk_forward(outer_port: int, inner_port: int, host?): Pass a port on', 'homelurk_unforward(outer_port: int): Stop passing a port on', 'homelurk_quota(person, warn_gb: int, limit_gb: int): Set how much somebody may store', 'homelurk_screen(person, allowed: bool, minutes?: int): Allow or forbid screen time', 'homelurk_sleep(host, goes_at, wakes_at): Set when a host sleeps', 'homelurk_share(folder, people: text[]): Share a folder', 'homelurk_mirror(from_host, to_host): Copy one host to another', 'homelurk_play(title, room: kitchen|lounge): Play a file'],
    steps: `
      homelurk_service host={h} service={s} state=down | Down | Stop {s} on {h}.
      homelurk_service host={h2} service={s2} state=up | Up | {s2} should be running on {h2}, start it.
      homelurk_service host={h2} service={s} state=up | Host {h2} | {s}: start.
      homelurk_upgrade service={s} old_version={v} new_version={v2} | New version | From {v} to {v2} with {s}.
      homelurk_upgrade service={s2} old_version={v2} new_version={v} | It crashes | {v2} of {s2} crashes. We had better go back to {v}.
      homelurk_forward outer_port={p2} inner_port={p} host={h} | Port | From outside {p2}, inside {p} on {h}.
      homelurk_forward outer_port={p} inner_port={p2} | Same box | Pass {p}, as seen from outside, on to {p2} inside. No host.
      homelurk_unforward outer_port={p} | Too risky | {p} must not be passed on any more.
      homelurk_quota person="{k}" warn_gb={g} limit_gb={g2} | Space | {k} may store {g2} GB and gets a warning at {g}.
      homelurk_screen person="{k}" allowed=true minutes={m} | Homework done | {k} has earned {m} minutes at the screen.
      homelurk_screen person="{k}" allowed=false | Enough | No more screen for {k}.
      homelurk_sleep host={h2} goes_at={t} wakes_at={u} | Sleep | Wake {h2} at {u}; it goes to sleep at {t}.
      homelurk_share folder={s} people=["{k}","Aunt May"] | Share | Let {k} and Aunt May see the folder {s}.
      homelurk_mirror from_host={h} to_host={h2} | Copy | {h2} is to be a copy of {h}.
      homelurk_play title="{d}" room=lounge | Play | "{d}" in the living room, please.
      homelurk_play title="{d}" room=kitchen | While cooking | We want "{d}" where we cook.
    `,
  },
];
