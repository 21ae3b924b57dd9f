import type { Scene } from '../../scene';

/** Tools of made-up makers that lie near to each other, in English, part 4. */
export const guildsEn4: readonly Scene[] = [
  // Cider press
  {
    language: 'en',
    earlier: ['Check the tanks | tank_list → {a}: {x} l, {b}: {y} l, {c}: empty', 'Taste | manual_entry → {a} sweet, {b} dry'],
    slots: { a: 'tank 1, oak 3, T-North', b: 'tank 6, oak 8, T-South', c: 'tank 11, oak 14, T-West', x: '310..900', y: '910..1900', l: '20..290', g: '1.5..9.5', s: '=Bramley, Jonagold, Topaz', w: '2..48', v: '4.5..7.5', n: '60..280' },
    tools: ['pomvaria.press(apple, kg: int, tank): Press apples into a tank', 'pomvaria.rack(fromTank, toTank, litres?: int): Pump cider into another tank', 'pomvaria.sugar(tank, kg: num): Add sugar', 'pomvaria.valve(tank, position: open|shut): Turn the valve of a tank', 'pomvaria.strength(tank, lowest: num, highest: num): Set the wanted alcohol in per cent', 'pomvaria.bottle(tank, bottles: int, corked?: bool): Bottle cider', 'pomvaria.rest(tank, weeks: int): Leave a tank alone'],
    steps: `
      pomvaria.press apple={s} kg={n} tank="{c}" | Press | {n} kg of {s}, pressed into the tank that was found empty.
      pomvaria.rack fromTank="{a}" toTank="{c}" | Sweet one moves | All of what is in the sweet tank has to go to {c}. No litres need be given.
      pomvaria.rack fromTank="{b}" toTank="{a}" litres={l} | Blend | Pump {l} litres from {b} over to {a}.
      pomvaria.sugar tank="{b}" kg={g} | Too dry | To the dry one {g} kg of sugar must be added.
      pomvaria.valve tank="{b}" position=shut | It drips | Always check first, they said. I did: {b} drips at the valve. Shut it.
      pomvaria.valve tank="{c}" position=open | Air | Let air into the empty tank by its valve.
      pomvaria.strength tank="{a}" lowest=4 highest={v} | Alcohol | From 4 up to {v} per cent is fine for {a}.
      pomvaria.bottle tank="{a}" bottles={n} corked=true | Party | {n} bottles of {a}, with corks.
      pomvaria.bottle tank="{b}" bottles={n} | Bottles | Bottle the dry cider: {n} pieces.
      pomvaria.rest tank="{b}" weeks={w} | Hands off | {w} weeks of peace for {b}.
    `,
  },
  // Pharmacy robot
  {
    language: 'en',
    event: 'webhook /robot/pick {"order": "{o}", "drug": "{d}", "packs": {n}, "slot": "{s}", "hatch": {h}, "expired_slot": "{s2}", "clerk": "{c}"}',
    slots: { o: 'RX-9917, 20-441, Q77', d: 'Amoxil 500, Lisopril 10, Calmin', n: '1..5', s: 'C-14, R3/22, K071', s2: 'F-20, R8/05, M113', h: '1..4', h2: '5..8', c: 'Birte, Mr. Lam, counter 2', x: '=2, 3, 4', y: '=20, 22, 25', m: '6..40', w: '=damaged, recalled, cold chain broken' },
    tools: ['pillorak_fetch(slot, packs: int, hatch: int): Bring packs to a hatch', 'pillorak_load(slot, drug, packs: int): Put packs into a slot', 'pillorak_transfer(source_slot, target_slot): Move the contents of a slot', 'pillorak_block(slot, reason?): Block a slot', 'pillorak_unblock(slot): Let a slot be used again', 'pillorak_reorder(drug, at_packs: int, up_to_packs: int): Set when and how much is ordered', 'pillorak_call(clerk, hatch: int, loud: bool): Call somebody to a hatch'],
    steps: `
      pillorak_fetch slot={s} packs={n} hatch={h} | Fetch | What the order wants, please, out of its slot and to its hatch.
      pillorak_fetch slot={s2} packs={x} hatch={h2} | To the back | {x} packs of what is in {s2}, hatch {h2}.
      pillorak_load slot={s} drug="{d}" packs={m} | Delivery | {m} packs of {d} came; they belong into {s}.
      pillorak_transfer source_slot={s} target_slot={s2} | Make room | {s} must be empty by noon. Its contents to {s2}.
      pillorak_transfer source_slot={s2} target_slot={s} | Tidy | Into {s} with everything from {s2}.
      pillorak_block slot={s2} reason="{w}" | Nobody takes these | Block the expired slot, reason "{w}".
      pillorak_block slot={s} | Block | {s} is to be blocked. Why is nobody's business.
      pillorak_unblock slot={s2} | New packs in | {s2} can be used again.
      pillorak_reorder drug="{d}" at_packs={x} up_to_packs={m} | Order level | When only {x} packs of {d} are left, order until there are {m}.
      pillorak_call clerk="{c}" hatch={h} loud=false | Whisper | Call the clerk to the hatch of the order, but not loudly.
      pillorak_call clerk="{c}" hatch={h2} loud=true | Deaf ear | Call {c} to hatch {h2} so that the whole shop hears it.
    `,
  },
  // Snow guns of a ski resort
  {
    language: 'en',
    event: 'mqtt piste/gun {"gun": {g}, "slope": "{s}", "wet_bulb": {w}, "water_bar": {b}, "crew": "{c}"}',
    slots: { g: '1..19', g2: '20..39', g3: '40..59', g4: '60..80', s: 'Fox Run, slope 4, Bärenhang', s2: 'Owl Run, slope 9, Wolfshang', w: '-9.5..-2.5', b: '14..38', c: 'night crew, Reto, team 2', t: '3..5', t2: '8..14', p: '10..95', h: '=20:00, 21:30, 22:45', h2: '=05:15, 06:30', a: '-120..-5', a2: '5..120', cm: '5..60' },
    tools: ['nevocanon_fire(gun: int, quality: dry|wet): Start a snow gun', 'nevocanon_rest(guns: int[]): Stop snow guns', 'nevocanon_swivel(gun: int, degrees: int): Turn a snow gun, negative is left', 'nevocanon_range(coldest_c: num, warmest_c: num): Set at what temperature guns may run', 'nevocanon_hours(slope, begin, end): Set the hours of snow making', 'nevocanon_slope(slope, open: bool): Open or close a slope', 'nevocanon_depth(slope, cm: int, by?): Record the snow depth'],
    steps: `
      nevocanon_fire gun={g} quality=dry | Powder | Dry snow from the gun that reports.
      nevocanon_fire gun={g2} quality=wet | Base | For the base the snow may be wet: gun {g2}.
      nevocanon_rest guns=[{g2},{g3}] | Two off | Stop {g2} and {g3}.
      nevocanon_rest guns=[{g},{g2},{g3},{g4}] | Hotel guests sleep | Guns {g}, {g2}, {g3} and {g4} make too much noise. Off with all four.
      nevocanon_swivel gun={g} degrees={a} | Left | Swivel this one by {a} degrees.
      nevocanon_swivel gun={g3} degrees={a2} | Right | {a2} degrees to the right, gun {g3}.
      nevocanon_range coldest_c=-{t2} warmest_c=-{t} | When | They run from minus {t2} to minus {t}, not otherwise.
      nevocanon_hours slope="{s2}" begin={h} end={h2} | Hours | On {s2} snow is made from {h} until {h2}.
      nevocanon_slope slope="{s}" open=false | Avalanche | Nobody may ski on the slope of this gun. Close it.
      nevocanon_slope slope="{s2}" open=true | Ready | {s2} is ready for the guests.
      nevocanon_depth slope="{s}" cm={cm} by="{c}" | Measured | The crew in the message measured {cm} cm on its slope; record that, with who did.
      nevocanon_depth slope="{s2}" cm={cm} | Depth | {cm} centimetres lie on {s2}. Record.
    `,
  },
  // Map library
  {
    language: 'en',
    slots: { m: 'M-1187, Atlas 4, Coast 1720', m2: 'M-2045, Atlas 9, Rhine 1805', d: '3..40', d2: '41..90', r: 'Dr. Seng, reader 55, A. Ochoa', dt: '=2026-12-04, 2027-01-20, 2027-02-12', lx: '20..60', h: '30..44', h2: '50..58', q: '=torn at the fold, stamp missing, worm holes', dpi: '=300, 600, 1200', k: '=Rivers, Coasts, Borders' },
    tools: ['kartuli_lend(map, reader, due?): Lend a map', 'kartuli_return(map, damaged: bool): Take a map back', 'kartuli_refile(map, old_drawer: int, new_drawer: int): Put a map into another drawer', 'kartuli_drawer(drawer: int, locked: bool): Lock or unlock a drawer', 'kartuli_scan(map, dpi: int, colour: full|grey): Scan a map', 'kartuli_remark(map, remark): Note something about a map', 'kartuli_tags(map, tags: text[]): Set the subjects of a map', 'kartuli_climate(min_rh: int, max_rh: int): Set the humidity of the room'],
    steps: `
      kartuli_lend map="{m}" reader="{r}" due={dt} | Lend | {r} takes {m} home and brings it back on {dt}.
      kartuli_lend map="{m2}" reader="{r}" | Reading room | Lend {m2} to {r}; in the reading room there is no due date.
      kartuli_return map="{m}" damaged=false | Back | {m} is back. No damage.
      kartuli_return map="{m2}" damaged=true | Oh dear | Coffee all over {m2}, which has just come back. Take it in as damaged.
      kartuli_refile map="{m}" old_drawer={d} new_drawer={d2} | Drawer | From drawer {d} to drawer {d2}: {m}.
      kartuli_refile map="{m2}" old_drawer={d2} new_drawer={d} | Wrong drawer | {m2} lies in {d2}, yet it belongs in {d}.
      kartuli_drawer drawer={d2} locked=true | Valuable | Drawer {d2} shall be locked.
      kartuli_drawer drawer={d} locked=false | Open | Everybody may look into drawer {d}. Unlock it.
      kartuli_scan map="{m}" dpi={dpi} colour=grey | Scan | Scan {m} without colours, {dpi} dpi.
      kartuli_scan map="{m2}" dpi={dpi} colour=full | Colour scan | {dpi} dpi and all the colours, for {m2}.
      kartuli_remark map="{m}" remark="{q}" | Condition | Note about {m}: "{q}"
      kartuli_tags map="{m2}" tags=["{k}","Sea"] | Subjects | The subjects of {m2} are {k} and Sea.
      kartuli_climate min_rh={h} max_rh={h2} | Room | Humidity: {h2} % is the most and {h} % the least.
    `,
  },
  // Bee yard
  {
    language: 'en',
    event: 'mqtt bees/scale {"hive": "{h}", "kg": {k}, "temp": {t}, "queen": "{q}", "neighbour": "{h2}"}',
    slots: { h: 'hive 3, Linden 2, BX-7', h2: 'hive 8, Clover 6, BX-15', k: '28.5..71.5', t: '31.5..36.5', q: '=2024 green, 2025 blue, 2023 red', n: '1..4', n2: '5..10', l: '0.5..4.5', d: '2..30', m: '=clover, acacia, heather', x: '=weak but healthy, varroa seen, swarm cells cut' },
    tools: ['apifera.frames(fromHive, toHive, frames: int): Move frames to another hive', 'apifera.syrup(hive, litres: num): Feed syrup', 'apifera.honey(hive, kg: num, flower?): Record honey taken', 'apifera.entrance(hive, width: wide|narrow|shut): Set the entrance of a hive', 'apifera.queen(hive, present: bool): Record whether there is a queen', 'apifera.visit(hive, days: int): Plan the next visit', 'apifera.note(hive, text, important?: bool): Write a note on a hive'],
    steps: `
      apifera.frames fromHive="{h}" toHive="{h2}" frames={n} | Help the neighbour | {n} frames of the heavy hive for its neighbour.
      apifera.frames fromHive="{h2}" toHive="{h}" frames={n} | Other direction | {h2} has too many. Move {n} of its frames into {h}.
      apifera.syrup hive="{h2}" litres={l} | Syrup | {l} l for {h2}.
      apifera.honey hive="{h}" kg={n2} flower={m} | Honey | We have taken {n2} kg from the hive on the scale, {m}.
      apifera.honey hive="{h2}" kg={l} | A taste | {l} kg out of {h2}. From what flower nobody can say.
      apifera.entrance hive="{h}" width=narrow | Wasps | Wasps again! Make the entrance of the reported hive small.
      apifera.entrance hive="{h2}" width=wide | Summer | Open the entrance of {h2} as far as it goes.
      apifera.queen hive="{h2}" present=false | No queen | {h2} has lost its queen, write that down.
      apifera.queen hive="{h}" present=true | Seen her | I saw her with my own eyes, so put down that this hive has a queen.
      apifera.visit hive="{h}" days={d} | Next time | Back to this hive in {d} days.
      apifera.note hive="{h}" text="{x}" important=true | Important | Important note on {h}: "{x}"
      apifera.note hive="{h2}" text="{x}" | Note | "{x}" as a note on {h2}.
    `,
  },
  // Elevators of an old hotel
  {
    language: 'en',
    slots: { l: 'Lift A, service lift, L3', l2: 'Lift D, guest lift, L8', f: '1..5', f2: '6..12', f3: '13..19', s: '5..60', kg: '320..900', g: '=Out of order, Use the stairs, Private party on top', v: '0.5..2.5', p: 'Ms. Grant, the porter, room service' },
    tools: ['vertigonda_call(lift, floor: int): Send a lift to a floor', 'vertigonda_between(lift, lowest: int, highest: int): Let a lift run between two floors only', 'vertigonda_skip(lift, floors: int[]): Leave floors out', 'vertigonda_door(lift, action: hold|close): Hold or close the door', 'vertigonda_exclusive(lift, person, minutes?: int): Give a lift to one person', 'vertigonda_speed(lift, metres_per_s: num): Set the speed', 'vertigonda_screen(lift, text): Show words in the cabin', 'vertigonda_service(lift, running: bool): Take a lift in or out of service'],
    steps: `
      vertigonda_call lift="{l}" floor={f2} | Come | {l}, floor {f2}.
      vertigonda_between lift="{l2}" lowest={f} highest={f2} | Only these | {l2} runs no higher than {f2} and no lower than {f}.
      vertigonda_skip lift="{l}" floors=[{f},{f3}] | Do not stop | {l} does not stop at {f} and {f3} today.
      vertigonda_skip lift="{l2}" floors=[{f},{f2},{f3}] | Three floors out | Leave out {f}, {f2} and {f3} with {l2}.
      vertigonda_door lift="{l}" action=hold | Luggage | The door of {l} must stay open, luggage is coming.
      vertigonda_door lift="{l2}" action=close | Close up | That's enough waiting. Let the door of {l2} go shut.
      vertigonda_exclusive lift="{l2}" person="{p}" minutes={s} | Alone | {l2} belongs to {p} for {s} minutes.
      vertigonda_exclusive lift="{l}" person="{p}" | Reserved | Nobody but {p} uses {l}, until further notice.
      vertigonda_speed lift="{l}" metres_per_s={v} | Old people | {v} m/s will do for {l}.
      vertigonda_screen lift="{l2}" text="{g}" | Screen | In {l2} people should read "{g}".
      vertigonda_service lift="{l}" running=false | Technician | The technician has opened {l}: take it out of service.
      vertigonda_service lift="{l2}" running=true | Repaired | {l2} has been repaired and may be used.
    `,
  },
  // Fish ladder of a river authority
  {
    language: 'en',
    event: 'mqtt river/ladder {"ladder": "{l}", "fish": "{s}", "count": {n}, "flow_ls": {f}, "silt_cm": {si}, "camera": {c}}',
    slots: { l: 'Weir 2, Old Mill, FL-6', l2: 'Weir 5, Stone Bridge, FL-13', s: '=salmon, trout, eel', n: '2..90', f: '120..880', si: '3..28', c: '1..6', c2: '7..12', p: '10..90', a: '90..190', b: '200..420', m: '5..50', t: '=Silt removed, Branch in slot 3, Camera lens green' },
    tools: ['salmotor_flap(ladder, percent: int): Set how far the inlet is open', 'salmotor_flow(ladder, min_ls: int, max_ls: int): Keep the flow in a range', 'salmotor_flush(ladder, minutes?: int): Wash silt out', 'salmotor_count(ladder, species, number: int): Record fish that came through', 'salmotor_film(camera: int, state: recording|idle): Switch a camera', 'salmotor_close(ladder, reason?): Shut a ladder', 'salmotor_reopen(ladder): Open a shut ladder', 'salmotor_diary(ladder, line): Add to the diary'],
    steps: `
      salmotor_flap ladder="{l}" percent={p} | Inlet | {p} % open, the inlet of the one that reports.
      salmotor_flow ladder="{l2}" min_ls={a} max_ls={b} | Flow | At {l2} at least {a} l/s but never over {b}.
      salmotor_flush ladder="{l}" minutes={m} | Silt | Wash out the silt there, {m} minutes.
      salmotor_flush ladder="{l2}" | Wash | {l2} needs a flush, for as long as it usually takes.
      salmotor_count ladder="{l}" species={s} number={n} | Count | Record what came through, which fish and how many.
      salmotor_count ladder="{l2}" species=carp number={m} | By hand | At {l2} our volunteer saw {m} carp come through. Record them.
      salmotor_film camera={c} state=recording | Film it | The camera of the message should film.
      salmotor_film camera={c2} state=idle | Enough film | Camera {c2} need not film any longer.
      salmotor_close ladder="{l2}" reason=flood | Flood | Because of the "flood" {l2} must be shut.
      salmotor_close ladder="{l}" | Shut it | Shut the reported ladder, without giving a reason.
      salmotor_reopen ladder="{l2}" | Water is down | {l2} may be opened again.
      salmotor_diary ladder="{l}" line="{t}" | Diary | To the diary of {l}: "{t}"
    `,
  },
  // Print-on-demand T-shirts
  {
    language: 'en',
    event: 'webhook /shirts/order {"order": "{o}", "motif": "{m}", "size": "{s}", "shirt_colour": "{c}", "pieces": {n}, "address": "{a}"}',
    slots: { o: 'TS-8810, #40331, W-91-C', m: 'owl7, band-logo, sunset 3', s: '=S, M, L, XL', c: '=navy, olive, sand', c2: '=coral, plum, mint', n: '1..9', n2: '10..80', a: '=12 Hill Road, Gartenweg 5, 8 Quay Street', mm: '90..280', mm2: '290..400', d: '150..175', sec: '12..45', sz: '=XXL, XS, kids 8' },
    tools: ['zwirnify_print(order, motif, side: front|back): Print a shirt', 'zwirnify_resize(order, old_size, new_size): Change the size that is ordered', 'zwirnify_dye(order, colour): Change the colour of the shirts', 'zwirnify_area(motif, width_mm: int, height_mm: int): Set the size of a motif', 'zwirnify_press(celsius: int, seconds: int): Set the heat press', 'zwirnify_stock(size, colour, pieces: int): Book shirts in', 'zwirnify_ship(order, address, gift?: bool): Send an order', 'zwirnify_hold(order, days?: int): Let an order wait'],
    steps: `
      zwirnify_print order={o} motif="{m}" side=front | On the chest | The motif of the order goes on the chest.
      zwirnify_print order={o} motif="{m}" side=back | Between the shoulders | Print it where the shoulder blades are, motif as ordered.
      zwirnify_resize order={o} old_size={s} new_size="{sz}" | Too small, too big | The customer rang: not the size in the order but {sz}.
      zwirnify_dye order={o} colour={c2} | Colour | Instead of the colour ordered they would like {c2}.
      zwirnify_area motif="{m}" width_mm={mm} height_mm={mm2} | Motif | {mm2} mm high, {mm} mm wide: that's how {m} is printed.
      zwirnify_press celsius={d} seconds={sec} | Press | The press: {sec} s at {d} °C.
      zwirnify_stock size={s} colour={c} pieces={n2} | New shirts | {n2} shirts came in, of the size and colour in this order.
      zwirnify_ship order={o} address="{a}" gift=true | A present | Send it to the address given and wrap it as a gift.
      zwirnify_ship order={o} address="{a}" | Send | The order goes out to its address.
      zwirnify_hold order={o} days={n} | Wait {n} | They have not paid; wait {n} days with this order.
      zwirnify_hold order={o} | Wait | It has to wait. Till when, they will tell us.
    `,
  },
  // Botanical glasshouse
  {
    language: 'en',
    earlier: ['Read the probes | probe_all → palm house {t1} °C, fern house {t2} °C, cactus house {t3} °C', 'Who waters | memory_recall → {w} until Friday, then {w2}'],
    slots: { t1: '19.5..23.5', t2: '15.5..18.5', t3: '24.5..29.5', w: 'Gerda, Mr. Bello, team A', w2: 'Ulf, Ms. Tran, team B', m: '2..30', l: '5..90', p: '10..90', d: '0.5..3.5', x: '12..16', y: '22..28', bed: '1..6', bed2: '7..12', bed3: '13..18', f: '=orchid, seaweed, bone' },
    tools: ['glasora_water(house: palm|fern|cactus, beds: int[], litres: int): Water some beds', 'glasora_fog(house: palm|fern|cactus, minutes: int): Make fog', 'glasora_vents(house: palm|fern|cactus, percent: int): Set the roof vents', 'glasora_shade(house: palm|fern|cactus, drawn: bool): Draw or pull back the shade', 'glasora_warm(house: palm|fern|cactus, kelvin: num): Raise or lower the temperature', 'glasora_range(house: palm|fern|cactus, night_c: num, day_c: num): Set the temperatures of night and day', 'glasora_feed(house: palm|fern|cactus, feed: orchid|seaweed|bone, ml?: int): Add plant food', 'glasora_duty(person, house?: palm|fern|cactus): Say who is on duty'],
    steps: `
      glasora_water house=palm beds=[{bed},{bed2}] litres={l} | Palms | {l} l on beds {bed} and {bed2} in the palm house.
      glasora_water house=fern beds=[{bed},{bed2},{bed3}] litres={l} | Ferns | The ferns in {bed}, {bed2} and {bed3} are thirsty: {l} litres.
      glasora_fog house=fern minutes={m} | Fog | {m} minutes of fog where the ferns are.
      glasora_vents house=cactus percent={p} | Vents | Above the cacti open the roof vents to {p} %.
      glasora_shade house=palm drawn=true | Sun | It burns the palms; draw the shade there.
      glasora_shade house=cactus drawn=false | They love sun | No shade over the cacti, pull it back.
      glasora_warm house=cactus kelvin=-{d} | Cooler | In the cactus house {d} K less.
      glasora_warm house=fern kelvin={d} | Warmer | {d} degrees more for the ferns.
      glasora_range house=palm night_c={x} day_c={y} | Day and night | Palms want {y} °C by day, {x} °C by night.
      glasora_feed house=palm feed={f} ml={l} | Food | {l} ml of {f} food for the palms.
      glasora_feed house=cactus feed={f} | Food for cacti | Add {f} food in the cactus house, as much as the bottle says.
      glasora_duty person="{w2}" | From Friday | It's Friday. Put the next one on duty, for all houses.
      glasora_duty person="{w}" house=fern | Ferns only | {w} stays on duty in the fern house.
    `,
  },
  // Private museum: cases
  {
    language: 'en',
    event: 'webhook /museum/case {"case": "{c}", "object": "{o}", "alarm": "{a}", "lux": {lx}, "guard": "{g}", "spare_case": "{c2}"}',
    slots: { c: 'K12, hall 3/5, Vitrine 9', c2: 'K27, hall 6/2, Vitrine 20', o: 'amber ring, mask 41, INV-2093', a: '=opened, shaken', lx: '30..190', g: 'Mirek, Ms. Dowd, post 2', x: '20..40', y: '45..60', m: '2..45', v: '=120000, 4500, 38000', p: '=5, 20, 50', t: '=On loan to Vienna, Being restored, Please do not lean' },
    tools: ['vitrosec_case(case, mode: open|locked): Open or lock a case', 'vitrosec_alarm(case, armed: bool, delay_s?: int): Arm or disarm a case', 'vitrosec_move(object, from_case, to_case): Move an object', 'vitrosec_light(case, lux: int): Set the light in a case', 'vitrosec_humidity(case, lower: int, upper: int): Set the humidity range', 'vitrosec_insure(object, euro: int): Set the insured value', 'vitrosec_label(case, text): Put a text on a case', 'vitrosec_page(guard, case): Send a guard to a case'],
    steps: `
      vitrosec_case case="{c}" mode=locked | Lock | The case in the alarm: lock it.
      vitrosec_case case="{c2}" mode=open | For the curator | The curator stands in front of {c2} and wants to get in.
      vitrosec_alarm case="{c}" armed=false | Stop the noise | Disarm the case that gave the alarm.
      vitrosec_alarm case="{c2}" armed=true delay_s={m} | Sharp again | {c2} must be armed, {m} s delay.
      vitrosec_move object="{o}" from_case="{c}" to_case="{c2}" | Safer there | The object leaves its case for the spare one.
      vitrosec_move object="{o}" from_case="{c2}" to_case="{c}" | Home | {o} is in {c2} still. It shall return to {c}.
      vitrosec_light case="{c}" lux={p} | Light | {p} lux and no more in {c}.
      vitrosec_humidity case="{c2}" lower={x} upper={y} | Humidity | {c2}: upper limit {y}, lower limit {x} per cent.
      vitrosec_insure object="{o}" euro={v} | Value | Insure the object of the message for {v} euros.
      vitrosec_label case="{c}" text="{t}" | Label | Let the label of {c} say "{t}".
      vitrosec_page guard="{g}" case="{c}" | Go and look | The guard named there has to go to that case.
    `,
  },
  // Sauna club
  {
    language: 'en',
    slots: { s: 'Birch, cabin 2, Sauna K', s2: 'Juniper, cabin 5, Sauna P', c: '60..75', c2: '80..98', l: '0.2..1.8', m: '5..40', few: '3..12', n: '{few} in words', o: '=eucalyptus, pine, lemon', h: '=18:00, 19:30, 21:15', p: 'Aino, Kaarel, Mr. Frost', t: '=Towels under the feet, Quiet please' },
    tools: ['loylonen_heat(cabin, celsius: int, minutes?: int): Heat a cabin', 'loylonen_off(cabin): Switch the stove of a cabin off', 'loylonen_pour(cabin, litres: num, scent?): Pour water on the stones', 'loylonen_between(cabin, bottom_c: int, top_c: int): Set the temperatures at floor and ceiling', 'loylonen_light(cabin, mood: bright|soft|dark): Set the light', 'loylonen_session(cabin, host, at): Plan a session with a host', 'loylonen_guests(cabin, places: int): Limit the number of guests', 'loylonen_say(cabin, text): Say something in a cabin'],
    steps: `
      loylonen_heat cabin="{s}" celsius={c2} minutes={m} | Heat | {c2} °C for {m} minutes in {s}.
      loylonen_heat cabin="{s2}" celsius={c} | Mild | {s2} at {c} degrees, the whole evening as always.
      loylonen_off cabin="{s}" | Smells burnt | Stove of {s} off, now.
      loylonen_pour cabin="{s2}" litres={l} scent={o} | With scent | {l} l with {o} on the stones of {s2}.
      loylonen_pour cabin="{s}" litres={l} | Plain water | Pour {l} litres in {s}, nothing in it.
      loylonen_between cabin="{s}" bottom_c={c} top_c={c2} | Top and bottom | Up at the ceiling {c2}, down at the floor {c}. That is for {s}.
      loylonen_light cabin="{s2}" mood=soft | Cosy | Gentle light in {s2}, please.
      loylonen_light cabin="{s}" mood=bright | Cleaning | As bright as possible in {s}, they clean.
      loylonen_session cabin="{s2}" host="{p}" at={h} | Session | At {h} {p} leads a session in {s2}.
      loylonen_guests cabin="{s}" places={few} | Not too many | No more than {n} people in {s}.
      loylonen_say cabin="{s2}" text="{t}" | Say | In {s2} say: "{t}"
    `,
  },
  // Small water utility
  {
    language: 'en',
    event: 'mqtt water/zone {"zone": "{z}", "bar": {b}, "pump": {p}, "standby_pump": {p2}, "tower_m": {h}, "chlorine": {cl}}',
    slots: { z: 'Zone 4, hill side, DMA-7', z2: 'Zone 9, old town, DMA-12', b: '1.5..5.9', p: '1..5', p2: '6..9', h: '2.5..6.5', cl: '0.05..0.55', lo: '2..3', hi: '5..7', l: '0.1..0.9', m: '10..90', v: '11..29', v2: '30..49', v3: '50..69', s: '=Linden Street, Mill Lane, Church Road', t: '=08:00, 09:30, 13:00' },
    tools: ['aquestor.startPump(pump: int): Start a pump', 'aquestor.stopPump(pump: int, softly?: bool): Stop a pump', 'aquestor.changePump(running: int, standby: int): Change over to the standby pump', 'aquestor.valve(valve: int, turn: open|closed): Turn a valve', 'aquestor.isolate(valves: int[]): Close several valves', 'aquestor.pressure(zone, min_bar: num, max_bar: num): Set the pressure range', 'aquestor.chlorine(zone, delta: num): Change the dose of chlorine', 'aquestor.warn(street, from_time, minutes?: int): Tell a street that water goes off'],
    steps: `
      aquestor.startPump pump={p2} | Start | Start the pump that stands by.
      aquestor.stopPump pump={p} | Stop | The pump that is named first in the message should stop.
      aquestor.stopPump pump={p2} softly=true | No water hammer | Pump {p2} off, but softly.
      aquestor.changePump running={p} standby={p2} | Change over | {p} has run enough. Let {p2} take over from it.
      aquestor.changePump running={p2} standby={p} | And back | Now {p2} is running, {p} is standing by; swap them.
      aquestor.valve valve={v} turn=closed | Burst | Shut valve {v}.
      aquestor.valve valve={v2} turn=open | Feed from the other side | Water has to get through valve {v2} again.
      aquestor.isolate valves=[{v},{v2},{v3}] | Isolate | Valves {v}, {v2}, {v3}: all closed.
      aquestor.isolate valves=[{v2},{v3}] | Two valves | Isolate the pipe with {v2} and {v3}.
      aquestor.pressure zone="{z2}" min_bar={lo} max_bar={hi} | Pressure | {hi} bar is the upper end for {z2}, {lo} bar the lower end.
      aquestor.chlorine zone="{z}" delta=-{l} | Too much chlorine | The reporting zone gets {l} less of it.
      aquestor.chlorine zone="{z2}" delta={l} | A bit more | Chlorine in {z2} up by {l}.
      aquestor.warn street="{s}" from_time={t} minutes={m} | Letter | Tell {s} that the water is off from {t}, for {m} minutes.
      aquestor.warn street="{s}" from_time={t} | Open end | No water in {s} from {t}; how long nobody knows. Tell them.
    `,
  },
];
