import type { Scene } from '../../scene';

/** Tools of made-up makers that lie near to each other, in English, part 1. */
export const guildsEn1: readonly Scene[] = [
  // Ice rink
  {
    language: 'en',
    event: 'mqtt rink/sheet {"rink": "{r}", "ice_c": {ic}, "gate": "{g}", "skaters": {n}, "next_rink": "{r2}"}',
    slots: { r: 'Hall A, north sheet, R1', r2: 'Hall C, outdoor sheet, R4', g: 'G2, player gate, east 1', ic: '-6.8..-3.1', n: '0..90', a: '4..6', b: '8..11', l: '2..6', t: '=Please leave the ice, Session ends in five minutes, Helmets on for everybody' },
    tools: ['brindlo_gate_open(gate): Open a gate to the ice', 'brindlo_gate_shut(gate): Shut a gate to the ice', 'brindlo_flood(rink, water: hot|cold, laps?: int): Resurface the ice', 'brindlo_brine(rink, low_c: num, high_c: num): Set the range of the brine temperature', 'brindlo_lamps(rink, level: off|dim|full): Set the lamps of a rink', 'brindlo_voice(rink, text, repeat?: int): Speak over the loudspeakers'],
    steps: `
      brindlo_gate_shut gate="{g}" | Nobody on | Close the gate named in the message.
      brindlo_gate_open gate="{g}" | Let them on | The gate of this rink can be opened now, the ice is ready.
      brindlo_flood rink="{r}" water=hot laps={l} | Resurface | {l} laps with warm water on the sheet that reported.
      brindlo_flood rink="{r2}" water=cold | Quick wash | Cold water for {r2}; how many laps, the driver sees for himself.
      brindlo_brine rink="{r}" low_c=-{b} high_c=-{a} | Brine | At {r} the brine must stay between minus {b} and minus {a} degrees.
      brindlo_lamps rink="{r2}" level=full | Ice hockey | They play hockey on the next rink tonight, so every lamp there as bright as it goes.
      brindlo_lamps rink="{r}" level=off | Night | Dark in {r}, please: all lamps out.
      brindlo_voice rink="{r}" text="{t}" repeat={l} | Announcement | Say "{t}" in {r} and repeat it {l} times.
      brindlo_voice rink="{r2}" text="{t}" | Other loudspeakers | Over at {r2} the loudspeakers should say "{t}".
    `,
  },
  // Gliding field
  {
    language: 'en',
    slots: { g: 'D-4417, K 13, Lima Kilo', g2: 'D-9052, Astir 3, Golf Echo', p: 'Nadine, P. Wolski, Mr. Adeyemi', c: '=150, 250, 300, 450', h: '500..1200', k: '80..125', m: '4..19', f: '=118.3, 122.475, 129.975', s: '=09, 14, 27, 32' },
    tools: ['thermiq_launch(glider, method: winch|tow, height_m?: int): Launch a glider', 'thermiq_abort(glider): Break a launch off', 'thermiq_crew(glider, front, back?): Say who sits in a glider', 'thermiq_landed(glider, minutes: int): Record a landing', 'thermiq_runway(number): Choose the runway in use', 'thermiq_radio(glider, mhz: num): Set the radio frequency'],
    steps: `
      thermiq_launch glider="{g}" method=winch | Next on the cable | {g} goes up on the winch cable.
      thermiq_launch glider="{g2}" method=tow height_m={h} | Behind the plane | Have {g2} pulled up behind the motor plane to {h} m.
      thermiq_abort glider="{g}" | Cable broke! | The launch of {g} must be broken off at once.
      thermiq_crew glider="{g}" front="{p}" | Solo | {p} flies {g} alone today, front seat.
      thermiq_crew glider="{g2}" front="Ines" back="{p}" | Lesson | Pupil Ines in front, {p} in the back, aircraft {g2}.
      thermiq_crew glider="{g2}" front="{p}" back="Tarek" | Guest flight | Guest today: Tarek. He takes the rear seat of {g2}, with {p} in front of him.
      thermiq_landed glider="{g2}" minutes={m} | Back | {g2} is down again after {m} minutes in the air. Write that up.
      thermiq_runway number={s} | Wind has turned | From now on runway {s} is used.
      thermiq_radio glider="{g}" mhz={f} | Radio | {f} MHz, {g}.
    `,
  },
  // Bell foundry
  {
    language: 'en',
    earlier: ['Weigh the metal | scale_read → copper {cu} kg, tin {ti} kg', 'Look at the moulds | mould_list → {m1} dry, {m2} damp, {m3} dry'],
    slots: { cu: '310..780', ti: '70..190', m1: 'bell 14, St. Anna, M-5', m2: 'bell 22, St. Bride, M-8', m3: 'bell 31, St. Cuthbert, M-11', c: '1050..1180', c2: '90..240', h: '6..48', hz: '220.5..659.9', n: '=A flat, C sharp, F' },
    tools: ['clangor_melt(copper_kg: int, tin_kg: int, celsius?: int): Start a melt', 'clangor_pour(mould, speed: slow|steady|fast): Pour a bell', 'clangor_bake(mould, celsius: int, hours: int): Dry a mould in the oven', 'clangor_cool(mould, hours: int): Let a bell cool in the pit', 'clangor_tune(bell, target_hz: num): Tune a bell on the lathe', 'clangor_stamp(bell, words, side?: inner|outer): Engrave words on a bell'],
    steps: `
      clangor_melt copper_kg={cu} tin_kg={ti} | Melt it all | Melt all the copper and all the tin that was weighed. The furnace knows its temperature.
      clangor_melt copper_kg={cu} tin_kg={ti} celsius={c} | Hot melt | Weighed metal into the furnace, both kinds, at {c} °C.
      clangor_bake mould="{m2}" celsius={c2} hours={h} | The damp one | {h} hours at {c2} °C for the mould that was found damp.
      clangor_pour mould="{m1}" speed=steady | Pour | Pour {m1} at an even speed, neither slowly nor fast.
      clangor_pour mould="{m3}" speed=slow | Thin walls | Take your time when pouring {m3}.
      clangor_cool mould="{m1}" hours={h} | Pit | {m1} cools for {h} hours in the pit.
      clangor_tune bell="{m3}" target_hz={hz} | Lathe | Bring the tone of {m3} to {hz} Hz on the lathe.
      clangor_stamp bell="{m1}" words="Cast in {n}" side=outer | Words outside | On the outside of {m1} engrave "Cast in {n}".
      clangor_stamp bell="{m3}" words="{n}" | Note | Engrave the note, "{n}", on {m3}; which side is left to the engraver.
    `,
  },
  // Village internet provider
  {
    language: 'en',
    event: 'webhook /noc/alert {"host": "{h}", "service": "{s}", "state": "down", "backup_host": "{h2}", "since_min": {m}}',
    slots: { h: 'pop-mill, core2, srv-dns-1', h2: 'pop-school, core7, srv-dns-6', s: '=dnsmasq, radiusd, nginx, postfix', s2: '=chronyd, smokeping, rsyslog', m: '2..55', q: '10..90', p: '=1883, 8443, 9100', w: 'Oskar, night desk, J. Prat' },
    tools: ['netmolly_start(host, service): Start a service on a host', 'netmolly_stop(host, service, grace_s?: int): Stop a service on a host', 'netmolly_move(service, from_host, to_host): Move a service between hosts', 'netmolly_quiet(host, service?, minutes: int): Silence alerts', 'netmolly_owner(host, person): Say who looks after a host', 'netmolly_port(host, port: int, allowed: bool): Allow or block a port'],
    steps: `
      netmolly_start host={h} service={s} | Up again | Start on the host in the alert what is down there.
      netmolly_stop host={h2} service={s2} | Not needed | {s2} on {h2} is to be stopped.
      netmolly_stop host={h2} service={s2} grace_s={q} | Gently | Stop {s2} at the backup host, giving it {q} seconds to finish.
      netmolly_move service={s} from_host={h} to_host={h2} | Move over | Move the failed service from its host to the backup host.
      netmolly_move service={s2} from_host={h2} to_host={h} | Bring home | {s2} belongs on {h}; at present it runs on {h2}. Move it.
      netmolly_quiet host={h} service={s} minutes={q} | Silence this one | No more alerts about this service of this host for {q} min.
      netmolly_quiet host={h2} minutes={m} | Whole machine quiet | We are going to open the case of {h2}: silence everything about it, {m} minutes.
      netmolly_owner host={h} person="{w}" | Who takes it | {w} looks after the machine with the fault from now on.
      netmolly_port host={h2} port={p} allowed=false | Close a hole | Nobody may get in through port {p} of {h2} any more.
      netmolly_port host={h} port={p} allowed=true | Let them in | Port {p} may be used again, host {h}.
    `,
  },
  // Tea blender
  {
    language: 'en',
    slots: { b: 'Morning 5, Harbour Mix, T-88', b2: 'Evening 2, Orchard Mix, T-41', x: '=Assam, Keemun, Ceylon', y: '=mint, bergamot, rose', g: '120..900', g2: '5..60', p: '3..35', n: '40..600', d: '=2027-05-31, 2028-01-15, 2027-11-30' },
    tools: ['leafwold_add(blend, leaf, grams: int): Add leaf to a blend', 'leafwold_scent(blend, aroma, grams: int, overnight?: bool): Scent a blend', 'leafwold_swap(blend, old_leaf, new_leaf): Replace a leaf in a recipe', 'leafwold_share(blend, leaf, percent: int): Set the share of a leaf', 'leafwold_pack(blend, tins: int, best_before?): Pack a blend into tins', 'leafwold_pouch(blend, pouches: int): Pack a blend into pouches'],
    steps: `
      leafwold_add blend="{b}" leaf={x} grams={g} | More leaf | {g} g of {x} into {b}.
      leafwold_scent blend="{b2}" aroma={y} grams={g2} overnight=true | Overnight | Scent {b2} with {g2} grams of {y} and leave it to stand till tomorrow.
      leafwold_scent blend="{b}" aroma={y} grams={g2} | Aroma | The aroma of {b} is {y}: {g2} g.
      leafwold_swap blend="{b}" old_leaf={x} new_leaf=Darjeeling | Sold out | There is no {x} to be had, so {b} is made with Darjeeling instead.
      leafwold_swap blend="{b2}" old_leaf=Darjeeling new_leaf={x} | Cheaper | In the recipe of {b2} put {x} where Darjeeling stood.
      leafwold_share blend="{b2}" leaf={x} percent={p} | Share | {x} makes up {p} per cent of {b2}.
      leafwold_pack blend="{b}" tins={n} best_before={d} | Tins | Fill {n} tins of {b}, best before {d}.
      leafwold_pack blend="{b2}" tins={n} | No date | {n} tins, {b2}. The date gets stamped by hand.
      leafwold_pouch blend="{b2}" pouches={n} | Pouches | What the shop wants is {b2} in pouches, {n} of them.
    `,
  },
  // Funicular
  {
    language: 'en',
    event: 'mqtt funi/car {"car": "{c}", "at": "{s}", "people": {n}, "other_car": "{c2}", "rope_kn": {kn}}',
    slots: { c: 'red car, car 1, Gustav', c2: 'blue car, car 2, Helene', s: '=valley, middle, summit', n: '0..60', kn: '41.5..88.0', v: '1.5..5.5', w: '20..300', st: '1..12', x: '30..60', y: '61..90' },
    tools: ['steigbahn_doors(car, side: uphill|downhill, opened: bool): Move the doors on one side', 'steigbahn_go(car, from_stop: valley|middle|summit, to_stop: valley|middle|summit): Send a car', 'steigbahn_speed(metres_per_s: num): Set the speed of the rope', 'steigbahn_wait(car, seconds: int): Keep a car at its stop', 'steigbahn_load(car, seats: int, standing: int): Set how many people may ride', 'steigbahn_brake(car, on: bool): Set or release the rail brake'],
    steps: `
      steigbahn_doors car="{c}" side=uphill opened=true | Let them out | Open the doors on the mountain side of the car that reported.
      steigbahn_doors car="{c2}" side=downhill opened=false | Shut below | On the valley side the doors of the other car are to be closed.
      steigbahn_go car="{c}" from_stop={s} to_stop=middle | To the bridge | Send it from where it stands to the middle stop.
      steigbahn_go car="{c2}" from_stop=summit to_stop=valley | All the way down | {c2} runs from the top station down to the bottom.
      steigbahn_speed metres_per_s={v} | Rope | {v} m/s today.
      steigbahn_wait car="{c}" seconds={w} | School class | A class is still on the stairs, keep {c} where it is for {w} seconds.
      steigbahn_load car="{c2}" seats={x} standing={st} | How many | {st} may stand and {x} may sit in {c2}.
      steigbahn_brake car="{c}" on=true | Hold it | Rail brake of the reported car: set.
      steigbahn_brake car="{c2}" on=false | Free to roll | Before the test run release the rail brake of {c2}.
    `,
  },
  // Mushroom farm
  {
    language: 'en',
    event: 'mqtt fungi/tent {"tent": "{t}", "co2": {co}, "rh": {rh}, "flush": {f}, "strain": "{st}"}',
    slots: { t: 'tent 4, cellar B, FT-12', t2: 'tent 9, cellar F, FT-30', co: '600..2400', rh: '71..97', f: '1..3', st: '=oyster, shiitake, lion', lo: '80..86', hi: '90..97', s: '5..50', kg: '1.5..24.5', h: '4..12', b: '3..60' },
    tools: ['sporewick_mist(tent, seconds: int): Spray a tent', 'sporewick_humid(tent, low: int, high: int): Keep the humidity in a range', 'sporewick_air(tent, fresh: bool): Let fresh air in or shut it out', 'sporewick_light(tent, hours: int, tone?: warm|cool): Light a tent daily', 'sporewick_pick(tent, kg: num, grade: first|second): Record a harvest', 'sporewick_bags(tent, strain, bags: int): Put new bags into a tent'],
    steps: `
      sporewick_mist tent="{t}" seconds={s} | Spray | Spray the tent in the message for {s} s.
      sporewick_humid tent="{t2}" low={lo} high={hi} | Humidity | No drier than {lo} % and no wetter than {hi} %, in {t2}.
      sporewick_air tent="{t}" fresh=true | Too much CO2 | They suffocate. Fresh air into the tent it came from.
      sporewick_air tent="{t2}" fresh=false | Spores outside | Next door they are ploughing, so no outside air for {t2}.
      sporewick_light tent="{t}" hours={h} tone=cool | Bluish | Every day {h} hours of cold light at {t}.
      sporewick_light tent="{t2}" hours={h} | Lamp hours | {t2} has its lamps lit {h} hours a day, whatever the colour.
      sporewick_pick tent="{t}" kg={kg} grade=first | Best ones | {kg} kg came out of the reported tent, all of the best class. Enter it.
      sporewick_pick tent="{t2}" kg={kg} grade=second | B-ware | Enter {kg} kilos from {t2}; they are only second class.
      sporewick_bags tent="{t}" strain={st} bags={b} | New bags | {b} new bags of the same strain go into this tent.
    `,
  },
  // Planetarium
  {
    language: 'en',
    slots: { s: 'Winter Sky, Black Holes 2, Kids in Space', s2: 'Moon Night, Aurora 5, Deep Field', m: '10..50', n: '10..28', p: '1..4', d: '2..20', lat: '-66.5..66.5', t: '=Please switch your phones off, Welcome to the dome, Mind the steps', v: '5..45', v2: '55..95' },
    tools: ['domelight_run(show, minutes?: int): Start a show', 'domelight_end(show): Stop a show', 'domelight_fade(from_pct: int, to_pct: int, seconds?: int): Fade the dome lamps', 'domelight_place(latitude: num): Show the sky of a latitude', 'domelight_turn(projector: int, speed: crawl|normal|rush): Set how fast the sky turns', 'domelight_caption(text, wall?: front|rear): Show words on the dome'],
    steps: `
      domelight_run show="{s}" | Doors shut | Start {s}.
      domelight_run show="{s2}" minutes={m} | Short version | {s2} for the school, {m} minutes and no longer.
      domelight_end show="{s}" | Somebody is ill | {s} has to be stopped.
      domelight_fade from_pct={v2} to_pct={v} | Dusk | Lamps down from {v2} to {v} %.
      domelight_fade from_pct={v} to_pct={v2} seconds={d} | Dawn | Within {d} seconds bring the lamps up to {v2} per cent; they stand at {v} now.
      domelight_place latitude={lat} | Other sky | Show how the sky looks at latitude {lat}.
      domelight_turn projector={p} speed=crawl | As slow as can be | Projector {p} should turn the sky as slowly as it can.
      domelight_turn projector={p} speed=rush | A year in a minute | Let the stars race on projector {p}.
      domelight_caption text="{t}" wall=rear | Behind them | "{t}" on the back of the dome, please.
      domelight_caption text="{t}" | Words | Write "{t}" onto the dome.
    `,
  },
  // Falconry
  {
    language: 'en',
    event: 'manual - {b} back at {tm}, {w} g, brought by {p}; {b2} still on perch {pe}',
    slots: { b: 'Saskia, Wotan, F-17', b2: 'Merla, Odin, F-23', w: '580..1150', tm: '=10:15, 13:40, 16:05', p: 'Hanne, old Piet, C. Ruiz', pe: '2..14', g: '20..85', x: '650..800', y: '801..990', m: '5..40', q: '=quail, chick, beef' },
    tools: ['talonry_weight(bird, grams: int): Record the weight of a bird', 'talonry_band(bird, lightest_g: int, heaviest_g: int): Set the flying weight', 'talonry_feed(bird, food: quail|chick|beef, grams: int): Record food given', 'talonry_perch(bird, perch: int): Say on which perch a bird sits', 'talonry_hood(bird, on: bool): Record whether a bird wears its hood', 'talonry_fly(bird, minutes?: int, handler): Plan a flight'],
    steps: `
      talonry_weight bird="{b}" grams={w} | Weight | Enter what the bird that is back weighs.
      talonry_band bird="{b2}" lightest_g={x} heaviest_g={y} | Flying weight | {b2} flies at {x} g at least and {y} g at most.
      talonry_feed bird="{b}" food={q} grams={g} | Reward | {b} was given {g} g of {q}.
      talonry_feed bird="{b2}" food=beef grams={g} | The one still sitting | {g} grams of beef for the bird on the perch.
      talonry_perch bird="{b2}" perch={pe} | Perch | Put down on which perch {b2} sits.
      talonry_hood bird="{b}" on=true | Calm it | It wears its hood now, the bird that came back.
      talonry_hood bird="{b2}" on=false | Hood off | We have taken the hood off {b2}. Note it.
      talonry_fly bird="{b2}" minutes={m} handler="{p}" | Next flight | {p} will fly {b2} for {m} minutes.
      talonry_fly bird="{b}" handler="{p}" | Again | Plan another flight of {b}, with the one who brought it back; the length is open.
    `,
  },
  // Paper mill
  {
    language: 'en',
    event: 'webhook /mill/reel {"machine": "{m}", "reel": "{r}", "gsm": {g}, "moisture": {mo}, "spare_reel": "{r2}"}',
    slots: { m: 'PM2, old machine, PM-N', r: 'RL-5510, R/77, 0418-B', r2: 'RL-6022, R/91, 0533-D', g: '60..140', mo: '4.1..9.8', k: '0.2..2.4', mm: '210..900', mm2: '910..2400', v: '120..480', d: '=blue, ivory, grey' },
    tools: ['pulpway_weight(machine, gsm: int): Set the weight of the paper', 'pulpway_speed(machine, metres_per_min: int): Set the speed of a machine', 'pulpway_nudge(machine, percent: num): Change the moisture a little', 'pulpway_splice(old_reel, new_reel): Join a new reel to an old one', 'pulpway_slit(reel, widths: int[]): Cut a reel into narrower ones', 'pulpway_dye(machine, colour, litres_per_h?: num): Dose a dye'],
    steps: `
      pulpway_weight machine="{m}" gsm={g} | Paper weight | Set {m} to the weight that was reported.
      pulpway_speed machine="{m}" metres_per_min={v} | Slower | The machine in the message, {v} m/min.
      pulpway_nudge machine="{m}" percent=-{k} | Too damp | Moisture of this machine down by {k} %.
      pulpway_nudge machine="{m}" percent={k} | Too crisp | Raise the moisture on {m}, {k} per cent more.
      pulpway_splice old_reel="{r}" new_reel="{r2}" | Running out | The reel in use is nearly empty; join the spare one to it.
      pulpway_slit reel="{r2}" widths=[{mm},{mm2}] | Two widths | Cut {r2} into {mm} and {mm2} mm.
      pulpway_slit reel="{r}" widths=[{mm},{mm},{mm2}] | Three pieces | From {r} we need three reels: two of {mm} mm and then one of {mm2} mm.
      pulpway_dye machine="{m}" colour={d} litres_per_h={k} | Dye | {k} litres an hour of {d} into {m}.
      pulpway_dye machine="{m}" colour={d} | Colour | Dose {d} on this machine, amount as in the recipe.
    `,
  },
  // Blood bank
  {
    language: 'en',
    event: 'webhook /bank/request {"ward": "{w}", "patient": "{p}", "group": "{g}", "units": {n}, "urgent": {u}, "fridge": "{f}"}',
    slots: { w: 'theatre 3, ward 9, ICU', p: 'PT-20417, PT-38850, 66-190', g: '=A+, B-, O-, AB+', n: '1..6', u: '=true / false', f: 'BF2, cold room 1, L-4', f2: 'BF6, cold room 3, L-9', bag: 'U-7714, 3390-K, W44812', c: '2..3', c2: '5..6', h: '6..48', why: '=clot, leak, out of date' },
    tools: ['hemalux_issue(bag, ward): Hand a bag out', 'hemalux_return(bag, fridge): Take a bag back', 'hemalux_reserve(patient, group, units: int, hours?: int): Reserve blood', 'hemalux_free(patient): Give reserved blood free', 'hemalux_discard(bag, reason): Throw a bag away', 'hemalux_limits(fridge, coldest_c: num, warmest_c: num): Set the limits of a fridge', 'hemalux_courier(ward, fast: bool): Call a courier'],
    steps: `
      hemalux_issue bag={bag} ward="{w}" | Hand out | Bag {bag} leaves for the ward that asks.
      hemalux_return bag={bag} fridge="{f2}" | Not used | {bag} was not needed and comes back into {f2}.
      hemalux_reserve patient={p} group={g} units={n} | Reserve | Reserve for this patient what is asked for, group and units. No time limit.
      hemalux_reserve patient={p} group=O- units={c} hours={h} | Just in case | For {h} hours keep {c} units of O- for {p}.
      hemalux_free patient={p} | Operation off | No operation. Whatever is reserved for the patient can go to others.
      hemalux_discard bag={bag} reason="{why}" | Throw away | {bag} is thrown away, reason "{why}".
      hemalux_limits fridge="{f}" coldest_c={c} warmest_c={c2} | Fridge limits | {f} may be anywhere from {c} to {c2} degrees.
      @u hemalux_courier ward="{w}" fast=true // hemalux_courier ward="{w}" fast=false | Courier | A courier to that ward: the fast one if it is urgent, else the ordinary one.
    `,
  },
  // Model railway club
  {
    language: 'en',
    slots: { l: '3..60', l2: '61..99', t: 'yard 2, branch line, upper loop', t2: 'yard 5, harbour track, lower loop', v: '10..60', s: '1..9', s2: '10..19', s3: '20..29', n: '1..28', sec: '5..30', d: '=forward, back' },
    tools: ['loklet_drive(loco: int, speed: int, heading: ahead|astern): Drive a locomotive', 'loklet_halt(loco: int): Stop a locomotive', 'loklet_route(from_track, to_track): Set the points for a route', 'loklet_point(point: int, diverging: bool): Switch one point', 'loklet_signals(signals: int[], aspect: red|green): Set several signals', 'loklet_sound(loco: int, sound: whistle|bell|steam, seconds?: int): Play a sound'],
    steps: `
      loklet_drive loco={l} speed={v} heading=ahead | Off it goes | Locomotive {l} forwards, speed {v}.
      loklet_drive loco={l2} speed={v} heading=astern | Push back | Number {l2} backs up at speed {v}.
      loklet_halt loco={l2} | Cat on the line | {l2} must stop!
      loklet_route from_track="{t}" to_track="{t2}" | Way | Set the way from {t} to {t2}.
      loklet_route from_track="{t2}" to_track="{t}" | Way back | It should be able to run onto {t}; it stands on {t2}.
      loklet_point point={n} diverging=true | Turn off | Point {n} so that trains turn off.
      loklet_point point={n} diverging=false | Straight on | At point {n} the trains go straight on.
      loklet_signals signals=[{s},{s2}] aspect=green | Clear | Signals {s} and {s2} let the train pass.
      loklet_signals signals=[{s},{s2},{s3}] aspect=red | All stop | {s}, {s2}, {s3}: nobody may pass there.
      loklet_sound loco={l} sound=whistle seconds={sec} | For the children | Let {l} whistle for {sec} seconds.
      loklet_sound loco={l2} sound=bell | Ding | Bell on engine {l2}, as long as the sound lasts.
    `,
  },
];
