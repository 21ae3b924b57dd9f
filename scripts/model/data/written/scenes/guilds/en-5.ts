import type { Scene } from '../../scene';

/** Tools of made-up makers that lie near to each other, in English, part 5. */
export const guildsEn5: readonly Scene[] = [
  // Distillery
  {
    language: 'en',
    event: 'mqtt still/run {"still": "{s}", "abv": {a}, "cask": "{c}", "litres": {l}, "empty_cask": "{c2}", "cooler": "{st}"}',
    slots: { s: 'Still 2, copper Nan, ST-5', s2: 'Still 6, copper Bet, ST-9', a: '58.5..71.5', c: 'cask 118, sherry 4, RB-27', c2: 'cask 240, bourbon 9, RB-61', l: '30..180', st: '=running / off', p: '10..90', t: '=12, 16, 25', x: '60..65', y: '68..74', g: '1.5..12.5', n: '40..300', q: '=smoky and long, still too young, honey and pear' },
    tools: ['brenngar_flame(still, percent: int): Set the flame under a still', 'brenngar_fill(cask, litres: int): Fill a cask', 'brenngar_draw(cask, litres: num, why?): Draw from a cask', 'brenngar_marry(from_cask, into_cask): Pour one cask into another', 'brenngar_cut(start_abv: num, end_abv: num): Set where the heart of the run starts and ends', 'brenngar_cooler(still, state: on|off): Switch the cooler', 'brenngar_nose(cask, remark): Record a tasting', 'brenngar_age(cask, years: int): Set how long a cask lies'],
    steps: `
      brenngar_flame still="{s}" percent={p} | Flame | Less hurry: {p} % flame under the still that is running.
      brenngar_fill cask="{c}" litres={l} | Into the wood | The spirit of this run, all its litres, fills the cask that came with the message.
      brenngar_draw cask="{c}" litres={g} why=sample | For the lab | Draw {g} l from {c}; as the why put "sample".
      brenngar_draw cask="{c2}" litres={g} | Draw | {g} litres have to come out of {c2}. Nobody needs to know why.
      brenngar_marry from_cask="{c}" into_cask="{c2}" | Marry | The full cask is poured into the empty one.
      brenngar_cut start_abv={y} end_abv={x} | Heart | The heart starts at {y} % and is over at {x} %.
      @st brenngar_cooler still="{s}" state=off // brenngar_cooler still="{s}" state=on | Toggle | If its cooler runs, switch it off; if it is off, switch it on.
      brenngar_cooler still="{s2}" state=on | Water | Before anybody lights {s2}, its cooler must run.
      brenngar_nose cask="{c2}" remark="{q}" | Nose | About {c2} our nose said "{q}". Record it.
      brenngar_age cask="{c}" years={t} | Patience | {t} years of sleep for the cask of this run.
    `,
  },
  // Ward call system in a nursing home
  {
    language: 'en',
    event: 'webhook /home/call {"room": {r}, "resident": "{p}", "bed": "{b}", "pressed_at": "{t}", "nurse": "{n}", "reserve_nurse": "{n2}", "fallen": {f}}',
    slots: { r: '101..149', r2: '201..249', r3: '301..349', p: 'Mrs. Halloran, Mr. Ito, Frau Zeller', b: '=window, door', t: '=02:14, 13:50, 22:31', n: 'Agnes, R. Mbeki, Sister Lu', n2: 'Boris, K. Lind, Sister Mo', f: '=true / false', m: '5..55', d: '20..45', d2: '50..70', w: '=Lunch is ready, The hairdresser is here, Your daughter is on the phone' },
    tools: ['curavox_answer(room: int, nurse): Record who goes to a room', 'curavox_cancel(room: int): End a call', 'curavox_hand(from_nurse, to_nurse): Hand all calls to another nurse', 'curavox_bed(room: int, bed: window|door, angle: flat|raised): Move the head of a bed', 'curavox_rail(room: int, up: bool): Move the bed rail', 'curavox_speak(rooms: int[], words): Speak in several rooms', 'curavox_volume(night_db: int, day_db: int): Set how loud calls are', 'curavox_remind(nurse, minutes: int, about?): Remind a nurse later', 'curavox_alarm(room: int, kind: fall|fire|intruder): Raise an alarm'],
    steps: `
      curavox_answer room={r} nurse="{n}" | Who goes | The nurse in the message goes to the room in the message.
      curavox_cancel room={r2} | By mistake | In {r2} somebody leaned on the button. End that call.
      curavox_hand from_nurse="{n}" to_nurse="{n2}" | End of shift | Everything that {n} has is handed to the reserve.
      curavox_hand from_nurse="{n2}" to_nurse="{n}" | Break | {n2} goes for a break, meanwhile {n} takes over.
      curavox_bed room={r} bed={b} angle=raised | Sit up | The person who rang would like to sit up in bed.
      curavox_bed room={r2} bed=door angle=flat | Sleep | Room {r2}, the bed by the door: head down flat.
      curavox_rail room={r} up=true | Restless | For safety put the rail up in the room that called.
      curavox_rail room={r3} up=false | Visitors | The rail in {r3} can come down.
      curavox_speak rooms=[{r2},{r3}] words="{w}" | Two rooms | In {r2} and {r3}: "{w}"
      curavox_volume night_db={d} day_db={d2} | How loud | Calls at {d2} dB in the day and {d} dB at night.
      curavox_remind nurse="{n}" minutes={m} about=pills | Pills | Remind {n} in {m} minutes, about "pills".
      curavox_remind nurse="{n2}" minutes={m} | Later | After {m} minutes {n2} wants a reminder, of nothing in particular.
      @f curavox_alarm room={r} kind=fall // failed "nobody has fallen" | Fall | If the person has fallen, raise the alarm for a fall in that room; if not, let the step fail.
    `,
  },
  // Vertical farm
  {
    language: 'en',
    slots: { r: 'Rack 3, tower B, VF-6', r2: 'Rack 7, tower F, VF-14', s: '1..5', s2: '6..10', s3: '11..15', s4: '16..20', s5: '21..25', c: '=basil, pak choi, chard', c2: '=cress, dill, mizuna', e: '0.8..2.6', ph: '5.4..6.4', h: '=05:00, 06:30', h2: '=20:00, 21:45', p: '15..95', d: '2..28', g: '150..2800', k: '2..9', n: '{k} in words' },
    tools: ['etagrow_lights(rack, from_time, to_time): Set when the lights burn', 'etagrow_dim(rack, percent: int): Dim the lights', 'etagrow_sow(rack, crop, shelves: int[]): Sow on some shelves', 'etagrow_swap(rack, old_crop, new_crop): Replace a crop', 'etagrow_harvest(rack, grams: int, shelf?: int): Record a harvest', 'etagrow_nutrient(rack, ec: num, ph?: num): Set the nutrient solution', 'etagrow_pump(rack, running: bool): Switch the pump of a rack', 'etagrow_rest(rack, days: int): Leave a rack empty'],
    steps: `
      etagrow_lights rack="{r}" from_time={h} to_time={h2} | Day | {r}: lights on at {h}, out at {h2}.
      etagrow_lights rack="{r2}" from_time={h} to_time={h2} | Not after {h2} | Light until {h2}, beginning at {h}, for {r2}.
      etagrow_dim rack="{r}" percent={p} | Too bright | The leaves curl. {p} % is bright enough in {r}.
      etagrow_sow rack="{r2}" crop="{c}" shelves=[{s},{s2}] | Sow | {c} on shelves {s} and {s2} of {r2}.
      etagrow_sow rack="{r}" crop="{c2}" shelves=[{s},{s2},{s3},{s4},{s5}] | Five shelves | Sow {c2} in {r}, on shelves {s}, {s2}, {s3}, {s4} and {s5}.
      etagrow_swap rack="{r}" old_crop="{c}" new_crop="{c2}" | Nobody buys it | Where {c} grows in {r}, we grow {c2} from now on.
      etagrow_swap rack="{r2}" old_crop="{c2}" new_crop="{c}" | Change | Replace the {c2} in {r2} by {c}.
      etagrow_harvest rack="{r}" grams={g} shelf={s3} | Cut | {g} g cut in {r}, shelf {s3}.
      etagrow_harvest rack="{r2}" grams={g} | Everything together | {r2} has given {g} g over all its shelves. Put it down.
      etagrow_nutrient rack="{r}" ec={e} ph={ph} | Solution | EC {e} and pH {ph} in {r}.
      etagrow_nutrient rack="{r2}" ec={e} | Only EC | EC of {r2}: {e}. Leave the pH out of it.
      etagrow_pump rack="{r}" running=false | A pipe is off | Turn off the pump of {r}, it sprays all over the floor.
      etagrow_pump rack="{r2}" running=true | Water again | The pump at {r2} may run.
      etagrow_rest rack="{r2}" days={k} | Fallow | {r2} stays empty for {n} days.
    `,
  },
  // Harbour master
  {
    language: 'en',
    event: 'webhook /harbour/arrival {"yacht": "{y}", "length_m": {l}, "berth": {b}, "skipper": "{s}", "nights": {n}, "draught_m": {d}, "neighbour": "{y2}"}',
    slots: { y: 'Windrose, Calypso 3, SY Mara', y2: 'Kormoran, Nordlys 8, MY Tinka', l: '7.5..19.5', b: '1..39', b2: '40..80', s: 'Ulrike Voss, J. Bakker, Capt. Hale', n: '1..9', d: '1.2..2.9', a: '6..16', kwh: '5..90', e: '2.5..48.5', t: '=Gale warning, Crane at ten, Shower closed', v: '=9, 12, 16' },
    tools: ['kaimar_assign(yacht, berth: int, nights?: int): Give a yacht a berth', 'kaimar_shift(yacht, old_berth: int, new_berth: int): Move a yacht', 'kaimar_leave(yacht): Record that a yacht has left', 'kaimar_power(berth: int, on: bool, amps?: int): Switch shore power', 'kaimar_meter(berth: int, kwh: int): Record a meter reading', 'kaimar_charge(skipper, euro: num): Charge a skipper', 'kaimar_refund(skipper, euro: num): Give money back to a skipper', 'kaimar_hail(yacht, words, channel?: int): Call a yacht by radio'],
    steps: `
      kaimar_assign yacht="{y}" berth={b} nights={n} | Berth | Give the new arrival the berth and the number of nights that it asks for.
      kaimar_assign yacht="{y2}" berth={b2} | Lent | {y2} gets berth {b2}, for as long as she likes.
      kaimar_shift yacht="{y2}" old_berth={b} new_berth={b2} | Wrong place | The neighbour lies on the berth the arrival booked. Move the neighbour to {b2}.
      kaimar_shift yacht="{y}" old_berth={b2} new_berth={b} | Where she belongs | The arrival went to {b2} by mistake; move her to the berth that was booked.
      kaimar_leave yacht="{y2}" | Gone | {y2} has cast off and is out at sea.
      kaimar_power berth={b} on=true amps={v} | Plugged in | Power for the booked berth, {v} amps.
      kaimar_power berth={b2} on=false | Cable burnt | No more current at {b2}!
      kaimar_meter berth={b2} kwh={kwh} | Meter | The meter of {b2} says {kwh} kWh.
      kaimar_charge skipper="{s}" euro={e} | Bill | {e} € from the skipper of the arrival.
      kaimar_refund skipper="{s}" euro={e} | Paid too much | The skipper paid {e} € too much and gets it back.
      kaimar_hail yacht="{y}" words="{t}" channel={a} | Radio | On channel {a} tell the arrival: "{t}"
      kaimar_hail yacht="{y2}" words="{t}" | Radio, usual channel | {y2} should hear "{t}" on the channel everybody uses, which needn't be given.
    `,
  },
  // Kiln and pottery course
  {
    language: 'en',
    earlier: ['Look into the kilns | kiln_peek → {a}: {x} °C, {b}: {y} °C', 'Which glazes are left | shelf_read → {g1} {n1} kg, {g2} {n2} kg'],
    slots: { a: 'Kiln A, big kiln, KN-1', b: 'Kiln D, test kiln, KN-6', x: '640..980', y: '24..88', g1: 'celadon, ash 3, cobalt', g2: 'tenmoku, shino 2, rutile', n1: '1.5..4.5', n2: '5.5..9.5', c: '1040..1280', r: '60..180', m: '5..55', s: '1..4', s2: '5..8', p: 'Noor, group 2, Mr. Falk', w: '=crawls, runs badly, fine on white clay' },
    tools: ['toepfra_fire(kiln, top_c: int, per_hour?: int): Fire a kiln', 'toepfra_soak(kiln, minutes: int): Hold the temperature', 'toepfra_cool(kiln, gently: bool): Let a kiln cool', 'toepfra_door(kiln, to: shut|ajar|wide): Move the door of a kiln', 'toepfra_shelf(kiln, shelves: int[], owner): Give shelves of a kiln to somebody', 'toepfra_mix(glaze, into, grams: int): Mix a glaze into another', 'toepfra_order(glaze, kg: num, express?: bool): Order glaze', 'toepfra_opinion(glaze, text): Note how a glaze turned out'],
    steps: `
      toepfra_fire kiln="{b}" top_c={c} per_hour={r} | The cold one | Fire the colder of the two kilns up to {c} °C, by {r} degrees an hour.
      toepfra_fire kiln="{a}" top_c={c} | Carry on | {c} °C for {a}, as fast as it wants.
      toepfra_soak kiln="{a}" minutes={m} | Hold | The hotter kiln holds its heat for {m} minutes.
      toepfra_cool kiln="{a}" gently=true | Big bowl inside | Let the hot one cool, and gently, there is a big bowl in it.
      toepfra_cool kiln="{b}" gently=false | Only tests | {b} has only test tiles, it may cool without any care.
      toepfra_door kiln="{a}" to=ajar | A crack | Open the door of {a} just a crack.
      toepfra_door kiln="{b}" to=wide | Unload | We unload {b}: door right open.
      toepfra_shelf kiln="{b}" shelves=[{s},{s2}] owner="{p}" | Shelves | In {b} the shelves {s} and {s2} belong to {p}.
      toepfra_mix glaze="{g1}" into="{g2}" grams={r} | Mix | {r} g of {g1} into the {g2}.
      toepfra_mix glaze="{g2}" into="{g1}" grams={r} | Trial | To {g1} add {r} grams of {g2} for a trial.
      toepfra_order glaze="{g1}" kg={n2} express=true | Running low | Order {n2} kg of the glaze of which less is left, express.
      toepfra_order glaze="{g2}" kg={n1} | Order | {n1} kg of {g2}, to be ordered.
      toepfra_opinion glaze="{g2}" text="{w}" | How it was | {g2} "{w}", that should be noted word for word.
    `,
  },
  // Film set
  {
    language: 'en',
    slots: { c: 'A cam, crane cam, C3', c2: 'B cam, drone cam, C7', s: '11..48', t: '1..9', i: '=100, 400, 800', mm: '18..35', mm2: '70..135', l: 'Key 1, sky panel, L4', l2: 'Fill 3, window lamp, L9', p: '5..95', k: '=3200, 4300, 5600', a: 'Renata, Mr. Quist, the twins', r: '=plane overhead, hair in the gate, forgot the line', h: '=06:15, 07:40, 12:30' },
    tools: ['kinodrom.roll(camera, scene: int, take: int): Let a camera run', 'kinodrom.cut(camera): Stop a camera', 'kinodrom.verdict(scene: int, take: int, good: bool, why?): Say if a take is good', 'kinodrom.zoom(camera, start_mm: int, end_mm: int): Zoom from one length to another', 'kinodrom.iso(camera, value: 100|400|800): Set the sensitivity', 'kinodrom.lamp(lamp, percent: int, kelvin?: int): Set a lamp', 'kinodrom.kill(lamps: text[]): Put lamps out', 'kinodrom.callsheet(actor, at, scenes?: int[]): Tell an actor when to come'],
    steps: `
      kinodrom.roll camera="{c}" scene={s} take={t} | Action | Roll {c}, scene {s}, take {t}.
      kinodrom.roll camera="{c2}" scene={s} take=1 | First take | With {c2} now, the first take of scene {s}.
      kinodrom.cut camera="{c2}" | Cut! | {c2} stops.
      kinodrom.verdict scene={s} take={t} good=true | That's it | Take {t} of scene {s} is the one we want: it is good.
      kinodrom.verdict scene={s} take={t} good=false why="{r}" | No good | Scene {s}, take {t}: no good, "{r}".
      kinodrom.zoom camera="{c}" start_mm={mm} end_mm={mm2} | In | {c} zooms in, {mm} mm to {mm2} mm.
      kinodrom.zoom camera="{c2}" start_mm={mm2} end_mm={mm} | Out | Start {c2} at {mm2} mm and finish at {mm} mm.
      kinodrom.iso camera="{c}" value={i} | Sensitivity | ISO {i} on {c}.
      kinodrom.lamp lamp="{l}" percent={p} kelvin={k} | Light | {l}: {p} %, {k} K.
      kinodrom.lamp lamp="{l2}" percent={p} | Just brightness | {p} per cent on {l2}, colour unchanged.
      kinodrom.kill lamps=["{l}","{l2}"] | Lunch | Put out {l} and {l2}, it's lunch.
      kinodrom.callsheet actor="{a}" at={h} scenes=[{s},52] | Call | {a} comes at {h} for scenes {s} and 52.
      kinodrom.callsheet actor="{a}" at={h} | Make-up | At {h} we need {a}; which scenes, we'll see.
    `,
  },
  // Dog shelter
  {
    language: 'en',
    event: 'manual - {d} brought in by {p}, chip {c}, {kg} kg, shy; put next to {d2} in kennel {k}',
    slots: { d: 'Rocky, Lumi, dog 77', d2: 'Bella, Pavo, dog 92', p: 'the police, Mrs. Onyango, D. Rask', c: '=276098106001234, 900182000456789, 528140000321654', kg: '4.5..42.5', k: '1..14', k2: '15..30', g: '120..600', f: 'Familie Okoro, Jens T., the Lees', m: '15..90', v: 'Dr. Pohl, clinic 4, Dr. Amin', t: '=08:45, 11:20, 15:30', s: '=bites when eating, afraid of men, loves cats' },
    tools: ['wuffheim_house(dog, kennel: int): Put a dog into a kennel', 'wuffheim_swap(dog, from_kennel: int, to_kennel: int): Move a dog', 'wuffheim_chip(dog, chip): Enter a chip number', 'wuffheim_feed(dog, grams: int, wet?: bool): Plan the daily food', 'wuffheim_walk(dog, minutes: int, muzzle: bool): Record a walk', 'wuffheim_vet(dog, vet, at?): Make an appointment', 'wuffheim_adopt(dog, family): Give a dog to a family', 'wuffheim_back(dog, family): Take a dog back from a family', 'wuffheim_trait(dog, text): Note how a dog is'],
    steps: `
      wuffheim_house dog="{d}" kennel={k} | Kennel | The new one goes into the kennel that was said.
      wuffheim_swap dog="{d2}" from_kennel={k} to_kennel={k2} | They fight | They fight. {d2} must go from {k} to {k2}.
      wuffheim_swap dog="{d2}" from_kennel={k2} to_kennel={k} | Friends again | Put {d2} back in {k}; that dog sits in {k2}.
      wuffheim_chip dog="{d}" chip={c} | Chip | Enter the chip of the dog that was brought.
      wuffheim_feed dog="{d}" grams={g} wet=true | Old teeth | The teeth of the new dog are bad: {g} g a day, wet food.
      wuffheim_feed dog="{d2}" grams={g} | Food | {d2} gets {g} grams a day.
      wuffheim_walk dog="{d2}" minutes={m} muzzle=true | Walk | {d2} was out for {m} minutes, wearing a muzzle.
      wuffheim_walk dog="{d}" minutes={m} muzzle=false | Calm walk | I walked the newcomer for {m} minutes without a muzzle.
      wuffheim_vet dog="{d}" vet="{v}" at={t} | Vet | {t}, {v}, for the dog that came in.
      wuffheim_vet dog="{d2}" vet="{v}" | Vet some day | {v} ought to see {d2}. The time they choose themselves.
      wuffheim_adopt dog="{d2}" family="{f}" | Good news | {f} take {d2} home for good.
      wuffheim_back dog="{d2}" family="{f}" | Sad news | {f} cannot keep {d2}, so we take the dog back.
      wuffheim_trait dog="{d}" text="{s}" | Trait | Note about the new dog: "{s}"
    `,
  },
  // Radio station
  {
    language: 'en',
    event: 'webhook /studio/next {"track": "{t}", "artist": "{a}", "sec": {s}, "host": "{h}", "studio": "{st}", "ad_block": "{ad}", "after": "{t2}"}',
    slots: { t: 'Blue Train, Hey Marlen, Track 7', t2: 'Night Bus, Oh Susan, Track 19', a: '=The Dockers, Lina Voll, Trio Mar', s: '150..320', h: 'Pelle, Ms. Arno, Kit', st: 'Studio 2, van, ST-North', st2: 'Studio 6, attic studio, ST-South', ad: 'ad 41, bakery spot, AD-9', db: '1..9', f: '2..12', x: '=04:00, 05:30', y: '=22:00, 23:30', m: '2..30', w: '=Traffic is clear, Storm tonight, Guest at noon' },
    tools: ['funkturm_queue(track, position: next|last): Put a track into the playlist', 'funkturm_drop(track): Take a track out of the playlist', 'funkturm_fade(old_track, new_track, seconds?: int): Fade over to another track', 'funkturm_gain(studio, db: num): Make a studio louder or softer', 'funkturm_mic(studio, live: bool): Switch a microphone', 'funkturm_advert(advert, times: int, every_min?: int): Plan an advert', 'funkturm_night(begins, ends): Set the hours of the night programme', 'funkturm_cue(host, text): Show a text to the host', 'funkturm_onair(studio_off, studio_on): Change the studio on air'],
    steps: `
      funkturm_queue track="{t2}" position=next | Right after | The track named under "after" should be played right after this one.
      funkturm_queue track="{t}" position=last | Again at the end | Put the track of the message at the end of the playlist too.
      funkturm_drop track="{t2}" | Not that one | The listeners hate {t2}. Out of the playlist.
      funkturm_fade old_track="{t}" new_track="{t2}" seconds={f} | Fade | From the track now playing over to the one after it, in {f} s.
      funkturm_fade old_track="{t2}" new_track="{t}" | Back | Fade from {t2} to {t}.
      funkturm_gain studio="{st}" db=-{db} | Softer | This studio is too loud by {db} dB, so minus {db}.
      funkturm_gain studio="{st2}" db={db} | Louder | {db} dB more for {st2}.
      funkturm_mic studio="{st}" live=true | Live | Microphone of the studio in the message: live.
      funkturm_mic studio="{st2}" live=false | Cough | Somebody coughs in {st2}; switch that microphone off.
      funkturm_advert advert="{ad}" times={f} every_min={m} | Advert | Play the advert of the message {f} times, every {m} minutes.
      funkturm_advert advert="{ad}" times={db} | Spot | {db} times this advert, whenever there is room.
      funkturm_night begins={y} ends={x} | Night | At {x} the night programme ends, at {y} it begins.
      funkturm_cue host="{h}" text="{w}" | Cue | Show the host "{w}".
      funkturm_onair studio_off="{st}" studio_on="{st2}" | Other studio | Go on air from {st2} instead of the one we are using.
    `,
  },
  // Brick works
  {
    language: 'en',
    slots: { k: 'Tunnel 1, ring kiln, BK-3', k2: 'Tunnel 4, clamp kiln, BK-8', w: '3..40', w2: '41..90', c: '900..990', c2: '1000..1090', h: '8..60', n: '400..4800', cl: '=red clay, loam, shale', s: '5..30', t: '=long, thin, half', e: '=250, 500, 750', q: '=cracked, bent, colour uneven' },
    tools: ['ziegelor_push(kiln, wagon: int): Push a wagon into a kiln', 'ziegelor_pull(kiln, wagon: int): Pull a wagon out of a kiln', 'ziegelor_zone(kiln, front_c: int, middle_c: int): Set the temperatures of a kiln', 'ziegelor_dry(wagon: int, hours: int, fan?: bool): Dry the bricks of a wagon', 'ziegelor_press(clay, bricks: int, shape: long|thin|half): Press bricks', 'ziegelor_blend(clay, sand_pct: int): Add sand to a clay', 'ziegelor_pallets(bricks_each: int, pallets: int): Pack pallets', 'ziegelor_scrap(wagon: int, bricks: int, fault?): Record broken bricks'],
    steps: `
      ziegelor_push kiln="{k}" wagon={w} | In | Wagon {w} into {k}.
      ziegelor_pull kiln="{k2}" wagon={w2} | Out | It is burnt: fetch wagon {w2} from {k2}.
      ziegelor_zone kiln="{k}" front_c={c} middle_c={c2} | Zones | In {k} the middle burns at {c2} °C, the front at {c}.
      ziegelor_zone kiln="{k2}" front_c={c2} middle_c={c2} | All the same | {c2} °C in the front as well as in the middle, {k2}.
      ziegelor_dry wagon={w} hours={h} fan=true | With the fan | For {h} hours, with the fan, dry wagon {w}.
      ziegelor_dry wagon={w2} hours={h} fan=false | No draught | Wagon {w2} dries {h} hours without the fan or it cracks.
      ziegelor_press clay="{cl}" bricks={n} shape={t} | Press | From {cl} press {n} bricks, the {t} ones.
      ziegelor_blend clay="{cl}" sand_pct={s} | Too fat | The {cl} is too fat. {s} % sand.
      ziegelor_pallets bricks_each={e} pallets={s} | Pallets | {s} pallets, {e} bricks on each.
      ziegelor_scrap wagon={w2} bricks={s} fault="{q}" | Rejects | {s} bricks of wagon {w2} are scrap, fault "{q}".
      ziegelor_scrap wagon={w} bricks={s} | Dropped | On wagon {w} there are {s} broken ones. Just the number.
    `,
  },
  // Ticket machines of a bus company
  {
    language: 'en',
    event: 'mqtt fare/machine {"machine": "{m}", "stop": "{s}", "coins": {c}, "paper": "{p}", "error": "{e}", "host": "{h}", "service": "{v}"}',
    slots: { m: 'TM-114, vendor 7, FA-20', m2: 'TM-230, vendor 12, FA-35', s: 'Elm Square, Harbour, Stop 31', c: '40..900', p: '=low / ok', e: '=E-17, E-42, E-08', h: 'fare-01, bus-gw, tix3', h2: 'fare-09, bus-db, tix8', v: '=cardd, printd, tariffd', v2: '=syncd, coind', z: '1..4', z2: '5..9', eu: '1.4..6.9', t: 'Ismail, team east, H. Brook', l: '=English, Polish, Turkish' },
    tools: ['tariffon_restart(host, service): Restart a service', 'tariffon_disable(machine, message?): Take a machine out of use', 'tariffon_enable(machine): Put a machine back into use', 'tariffon_price(from_zone: int, to_zone: int, euro: num): Set the price between two zones', 'tariffon_refill(machine, what: paper|coins): Order a refill', 'tariffon_technician(machine, person, code?): Send a technician', 'tariffon_language(machine, languages: text[]): Set the languages of a machine', 'tariffon_cash(machine, accept: bool): Say whether a machine takes cash'],
    steps: `
      tariffon_restart host={h} service={v} | Restart | Restart what is named in the message, on the host named there.
      tariffon_restart host={h2} service={v2} | Other host | {v2} on {h2} hangs. Once more from the start.
      tariffon_restart host={h2} service={v} | Same service | The service of the message also runs on {h2}; restart it there.
      tariffon_disable machine="{m}" message="Out of order" | Off | Take the machine that reported out of use; it shall show "Out of order".
      tariffon_disable machine="{m2}" | Vandals | {m2} was smashed. Take it out of use.
      tariffon_enable machine="{m2}" | New glass | {m2} is whole again and can sell tickets.
      tariffon_price from_zone={z} to_zone={z2} euro={eu} | Price | Zone {z} to zone {z2}: {eu} €.
      tariffon_price from_zone={z2} to_zone={z} euro={eu} | Way back | Who starts in {z2} and goes to {z} pays {eu} €.
      @p tariffon_refill machine="{m}" what=paper // failed "the paper is ok" | Paper | Low paper means a refill of it for this machine. When the paper is ok the step fails.
      tariffon_technician machine="{m}" person="{t}" code={e} | Technician | {t} goes to the machine with the error, and gets the error code.
      tariffon_technician machine="{m2}" person="{t}" | Look | Send {t} to {m2}. There is no code.
      tariffon_language machine="{m}" languages=["{l}","French"] | Languages | {l} and French on this machine.
      tariffon_cash machine="{m2}" accept=false | Card only | {m2} no longer takes cash.
    `,
  },
  // Goat farm
  {
    language: 'en',
    slots: { g: 'Zora, Flicka, goat 31', g2: 'Heidi, Mokka, goat 58', p: 'Hill 2, orchard, P-North', p2: 'Hill 6, meadow, P-South', n: '3..40', l: '0.5..4.5', m: '4.1..5.9', d: '=2026-12-18, 2027-03-04, 2027-04-22', k: '=hay, oats, beet', kg: '2..60', h: '=06:30, 07:15', h2: '=17:45, 18:30', x: '=limps in front, will not eat, horn broken' },
    tools: ['ziegora_drive(from_pasture, to_pasture, goats?: int): Drive goats to another pasture', 'ziegora_gate(pasture, closed: bool): Open or close the gate of a pasture', 'ziegora_milk(goat, litres: num, shift: morning|evening): Record milk', 'ziegora_ration(pasture, feed: hay|oats|beet, kg: int): Set the feed', 'ziegora_times(first_milking, second_milking): Set the milking times', 'ziegora_birth(mother, kids: int, born?): Record a birth', 'ziegora_sick(goat, sign): Report a goat as sick', 'ziegora_well(goat): Report a goat as healthy again', 'ziegora_dam(kid, mother): Record the mother of a kid'],
    steps: `
      ziegora_drive from_pasture="{p}" to_pasture="{p2}" | Fresh grass | {p} is eaten bare. They all go over to {p2}.
      ziegora_drive from_pasture="{p2}" to_pasture="{p}" goats={n} | Some back | {n} of those on {p2} shall graze on {p}.
      ziegora_gate pasture="{p}" closed=true | Gate | The gate at {p} must be closed.
      ziegora_gate pasture="{p2}" closed=false | Let them through | Open the gate of {p2}.
      ziegora_milk goat="{g}" litres={l} shift=morning | Early | At daybreak {g} gave {l} l.
      ziegora_milk goat="{g2}" litres={l} shift=evening | Late | {l} litres from {g2} before we went to bed.
      ziegora_ration pasture="{p}" feed={k} kg={kg} | Feed | {kg} kg {k} on {p}.
      ziegora_times first_milking={h} second_milking={h2} | Milking | We milk at {h} and at {h2}.
      ziegora_birth mother="{g}" kids=2 born={d} | Twins | {g} had twins on {d}.
      ziegora_birth mother="{g2}" kids=1 | One | {g2} has one kid, nobody saw on what day.
      ziegora_sick goat="{g2}" sign="{x}" | Sick | {g2} is sick: "{x}".
      ziegora_well goat="{g}" | Well again | Nothing is wrong with {g} any more.
      ziegora_dam kid="{g2}" mother="{g}" | Mother | {g} is the mother of {g2}.
      ziegora_dam kid="{g}" mother="{g2}" | Whose kid | Whose kid is {g}? The kid of {g2}. Record that.
    `,
  },
  // Subtitles of a film archive
  {
    language: 'en',
    event: 'webhook /archive/reel {"reel": "{r}", "title": "{t}", "language": "{l}", "fps": {f}, "scratches": {n}, "next_reel": "{r2}", "editor": "{e}"}',
    slots: { r: 'R-3310, nitrate 8, FA/71', r2: 'R-4127, nitrate 15, FA/96', t: '=The Ferryman, Snow in May, Two Brothers', l: '=Danish, Czech, Welsh', l2: '=Latin, Greek, Basque', f: '=16, 18, 24', n: '3..90', e: 'Ottilie, B. Sow, desk 5', s: '0.2..3.8', m: '1..9', m2: '10..22', q: '=Where were you, It is too late, Nobody came', w: '=I was at home, Not yet, Everybody came' },
    tools: ['filmolit.caption(reel, text, minute?: int): Add a subtitle', 'filmolit.correct(reel, old_text, new_text): Correct a subtitle', 'filmolit.delay(reel, seconds: num): Move all subtitles, negative is earlier', 'filmolit.translate(reel, from_language, to_language): Translate the subtitles', 'filmolit.clean(reel, strength: gentle|thorough): Remove scratches', 'filmolit.clip(reel, first_minute: int, last_minute: int): Cut a piece out', 'filmolit.lend(reel, editor): Give a reel to an editor', 'filmolit.store(reel, cold: bool): Put a reel into the store'],
    steps: `
      filmolit.caption reel="{r}" text="{q}" minute={m} | Missing line | In minute {m} of this reel somebody says "{q}". Add that.
      filmolit.caption reel="{r2}" text="{w}" | One more | Add "{w}" to the next reel; the place is found by the program.
      filmolit.correct reel="{r}" old_text="{q}" new_text="{w}" | Wrong words | What reads "{q}" on this reel should read "{w}".
      filmolit.correct reel="{r2}" old_text="{w}" new_text="{q}" | Mistake | On {r2}: not "{w}" but "{q}".
      filmolit.delay reel="{r}" seconds={s} | Too early | The words come too early here, {s} s later would be right.
      filmolit.delay reel="{r2}" seconds=-{s} | Too late | On {r2} move them by -{s} seconds.
      filmolit.translate reel="{r}" from_language={l} to_language={l2} | Translate | From the language of the reel into {l2}.
      filmolit.translate reel="{r2}" from_language={l2} to_language={l} | Other way | {r2} is in {l2}; we want it in {l}.
      filmolit.clean reel="{r}" strength=gentle | Carefully | Take the scratches out of this one, but carefully.
      filmolit.clean reel="{r2}" strength=thorough | Really clean | {r2} must be cleaned as well as can be.
      filmolit.clip reel="{r}" first_minute={m} last_minute={m2} | Piece | Cut out minutes {m} to {m2}.
      filmolit.lend reel="{r2}" editor="{e}" | Next job | The editor gets the next reel too.
      filmolit.store reel="{r}" cold=true | Cold | Nitrate burns. Into the cold store with the reel.
      filmolit.store reel="{r2}" cold=false | Warm | {r2} goes to the store as well, not the cold one.
    `,
  },
];
