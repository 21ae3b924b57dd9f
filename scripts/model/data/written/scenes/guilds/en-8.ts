import type { Scene } from '../../scene';

/** Tools of made-up makers that lie near to each other, in English, part 8. */
export const guildsEn8: readonly Scene[] = [
  // Biogas plant
  {
    language: 'en',
    event: 'mqtt gas/digester {"digester": "{d}", "ch4_pct": {c}, "ph": {ph}, "torch": "{t}", "next_digester": "{d2}", "farmer": "{f}"}',
    slots: { d: 'Digester 1, round tank, FG-2', d2: 'Digester 4, square tank, FG-9', c: '44..63', ph: '6.4..8.1', t: '=burning / dark', f: 'Hinnerk, Mrs. Paulsen, Okko', n: '2..40', k: '=maize, manure, grass', x: '37..40', y: '42..46', m: '5..50', q: '0.2..0.9', e: '=foam on top, mixer loud, smells of egg' },
    tools: ['methanix_feed(digester, stuff: maize|manure|grass, tonnes: int): Feed a digester', 'methanix_pump_over(from_digester, to_digester, tonnes?: int): Pump into another digester', 'methanix_stir(digester, minutes: int): Run the stirrer', 'methanix_torch(lit: bool): Light or put out the gas torch', 'methanix_warmth(digester, lower_c: int, upper_c: int): Set the temperature range', 'methanix_acid(digester, ph_change: num): Change the pH', 'methanix_report(farmer, text, digester?): Report something to a farmer', 'methanix_hatch(digester, position: open|bolted): Open or bolt the hatch'],
    steps: `
      methanix_feed digester="{d2}" stuff={k} tonnes={n} | Feed | {n} t of {k} for the next digester.
      methanix_feed digester="{d}" stuff=manure tonnes={m} | From the cows | What the cows left, {m} tonnes of it, is fed to {d}.
      methanix_pump_over from_digester="{d}" to_digester="{d2}" tonnes={n} | Too full | {n} tonnes have to leave the reporting digester for the next one.
      methanix_pump_over from_digester="{d2}" to_digester="{d}" | Start it up again | Pump from {d2} into {d}; the pump knows how much.
      methanix_stir digester="{d}" minutes={m} | Stir | For {m} minutes please stir the one that reports.
      @t methanix_torch lit=false // methanix_torch lit=true | Torch | The torch has to change: out if it burns, lit if it is dark.
      methanix_torch lit=false | Storm | In this storm no flame. Torch out.
      methanix_warmth digester="{d2}" lower_c={x} upper_c={y} | Warmth | {y} °C at most in {d2}, and {x} °C at least.
      methanix_acid digester="{d}" ph_change=-{q} | Too high | Its pH is too high by {q}: bring it down, minus {q}.
      methanix_acid digester="{d2}" ph_change={q} | Sour | Raise the pH of {d2} by {q}.
      methanix_report farmer="{f}" text="{e}" digester="{d}" | Report | The farmer should get "{e}" with the digester it came from.
      methanix_report farmer="{f}" text="{e}" | Just the words | Report "{e}" to {f}. The digester is known.
      methanix_hatch digester="{d2}" position=bolted | Hatch | Bolt the hatch on {d2}.
    `,
  },
  // Veterinary practice for birds and small pets
  {
    language: 'en',
    event: 'webhook /vet/visit {"patient": "{p}", "owner": "{o}", "kind": "{k}", "grams": {g}, "vet": "{v}", "cage": {c}, "sober": {s}}',
    slots: { p: 'Pip, Muffin, Sir Hops', p2: 'Coco, Bruno, Lady Fluff', o: 'S. Amato, Family Berg, Mr. Rao', k: '=parrot, rabbit, ferret', g: '180..2400', v: 'Dr. Elm, Dr. Sjö, Dr. Abebe', v2: 'Dr. Kato, Dr. Lenz, Dr. Ruud', c: '1..12', c2: '13..24', s: '=true / false', ml: '0.1..1.9', h: '=6, 8, 12', d: '2..10', a: '26..29', b: '31..35', e: '18..190', t: '=09:20, 14:10, 16:45', q: '=eats again, feathers dull, tooth too long' },
    tools: ['vogelin_admit(patient, cage: int): Take a patient in', 'vogelin_discharge(patient, with_cone: bool): Send a patient home', 'vogelin_recage(patient, from_cage: int, to_cage: int): Move a patient', 'vogelin_drops(patient, ml: num, every_h: int, days?: int): Prescribe drops', 'vogelin_surgery(patient, vet, at?): Plan an operation', 'vogelin_weight(patient, grams: int): Record the weight', 'vogelin_lamp(cage: int, lit: bool): Switch the warming lamp', 'vogelin_warmth(cage: int, lowest_c: int, highest_c: int): Set the warmth of a cage', 'vogelin_handover(old_vet, new_vet): Hand patients to another vet', 'vogelin_invoice(owner, euro: int): Write an invoice', 'vogelin_note(patient, text): Write a note'],
    steps: `
      vogelin_admit patient="{p}" cage={c} | Stays here | The visitor stays, in the cage that is given.
      vogelin_discharge patient="{p2}" with_cone=true | Home | {p2} goes home, wearing a cone so that it can't lick.
      vogelin_discharge patient="{p2}" with_cone=false | Home at last | Send {p2} home. The cone has come off for good.
      vogelin_recage patient="{p}" from_cage={c} to_cage={c2} | Noisy neighbour | The neighbour screams. From its cage to cage {c2} with the visitor.
      vogelin_recage patient="{p2}" from_cage={c2} to_cage={c} | Move | {p2} sits in {c2}, should sit in {c}.
      vogelin_drops patient="{p}" ml={ml} every_h={h} days={d} | Drops | For {d} days {ml} ml every {h} hours, for the visitor.
      vogelin_drops patient="{p2}" ml={ml} every_h={h} | Drops on | Every {h} hours {p2} gets {ml} ml; until when we decide later.
      @s vogelin_surgery patient="{p}" vet="{v}" at={t} // failed "{p} is not sober" | Operate | The vet of this visit operates at {t} if sober is true. If it is false, the step fails.
      vogelin_surgery patient="{p2}" vet="{v2}" | Soon | {v2} will operate on {p2}, no time fixed yet.
      vogelin_weight patient="{p}" grams={g} | Weight | Put the weight of the visitor on its card.
      vogelin_lamp cage={c2} lit=true | Cold | Cage {c2} is cold, its lamp should be lit.
      vogelin_warmth cage={c} lowest_c={a} highest_c={b} | Warmth | Keep the cage of the visitor from {a} to {b} °C.
      vogelin_handover old_vet="{v}" new_vet="{v2}" | Holiday | The vet of this visit is on holiday from now on, {v2} takes the patients.
      vogelin_invoice owner="{o}" euro={e} | Invoice | {e} euros to be paid by the owner.
      vogelin_note patient="{p2}" text="{q}" | Note | "{q}", as a note for {p2}.
    `,
  },
  // Carousel and funfair
  {
    language: 'en',
    slots: { r: 'Big Wheel, Carousel 2, Octopus', r2: 'Ghost Train, Swing 5, Comet', n: '1..12', n2: '13..24', n3: '25..36', m: '2..9', v: '3..8', v2: '9..16', e: '1.5..6.5', cm: '100..125', cm2: '160..200', t: '=Last ride tonight, Hold on tight, Mind the step', c: '=red, gold, violet', s: '=waltz, organ, disco', g: '{m} in words', w: 'Pino, the Schausteller, Rosa' },
    tools: ['kirmora_ride(ride, minutes: int, backwards?: bool): Start a ride', 'kirmora_stop(ride): Stop a ride', 'kirmora_bars(ride, gondolas: int[], locked: bool): Lock or free the safety bars', 'kirmora_speed(ride, gentle_rpm: int, wild_rpm: int): Set the two speeds', 'kirmora_height(ride, min_cm: int, max_cm: int): Set how tall riders may be', 'kirmora_ticket(ride, euro: num): Set the price', 'kirmora_tune(ride, music: waltz|organ|disco, volume?: int): Choose the music', 'kirmora_bulbs(ride, colour, blinking: bool): Set the bulbs', 'kirmora_speaker(ride, text): Say something at a ride', 'kirmora_staff(ride, leaving?, coming): Change who works at a ride'],
    steps: `
      kirmora_ride ride="{r}" minutes={m} backwards=true | Backwards | Let {r} go backwards, {m} minutes.
      kirmora_ride ride="{r2}" minutes={m} | Ride | {g} minutes for those who sit in {r2}.
      kirmora_stop ride="{r}" | Somebody is sick | Stop {r}, a child is sick.
      kirmora_bars ride="{r}" gondolas=[{n},{n2}] locked=true | Bars | On {r} lock the bars of gondolas {n} and {n2}.
      kirmora_bars ride="{r2}" gondolas=[{n},{n2},{n3}] locked=false | Out | People in {n}, {n2} and {n3} of {r2} want to get out: free the bars.
      kirmora_speed ride="{r2}" gentle_rpm={v} wild_rpm={v2} | Speeds | Wild means {v2} and gentle means {v} turns a minute on {r2}.
      kirmora_height ride="{r}" min_cm={cm} max_cm={cm2} | How tall | Nobody under {cm} cm or over {cm2} cm on {r}.
      kirmora_ticket ride="{r2}" euro={e} | Price | {r2} costs {e} €.
      kirmora_tune ride="{r}" music={s} volume={n} | Music | {s}, volume {n}, at {r}.
      kirmora_tune ride="{r2}" music={s} | Music there | At {r2} play {s} and leave the volume alone.
      kirmora_bulbs ride="{r}" colour={c} blinking=true | Bulbs | {c} bulbs on {r}, and they should blink.
      kirmora_bulbs ride="{r2}" colour={c} blinking=false | Headache | Constant {c} light on {r2}, no blinking please, it gives me a headache.
      kirmora_speaker ride="{r}" text="{t}" | Speaker | Through the speaker of {r}: "{t}"
      kirmora_staff ride="{r2}" leaving="{w}" coming=Timo | Shift | At {r2} Timo takes the place of {w}.
      kirmora_staff ride="{r}" coming="{w}" | New face | {w} starts at {r} today, nobody goes.
    `,
  },
  // Recording of a bird reserve
  {
    language: 'en',
    event: 'mqtt reserve/hide {"hide": "{h}", "species": "{s}", "seen": {n}, "ranger": "{r}", "water_cm": {w}, "other_hide": "{h2}", "path": "{p}"}',
    slots: { h: 'Reed hide, hide 3, H-East', h2: 'Dune hide, hide 8, H-West', s: '=avocet, bittern, teal, osprey', n: '2..140', r: 'Ingrid, M. Sall, ranger 5', w: '12..88', p: 'Heron Path, path 2, boardwalk', lo: '15..30', hi: '55..80', d: '=2027-03-15, 2027-04-01', d2: '=2027-07-31, 2027-08-15', k: '3..45', x: '-35..-5', y: '5..35', q: '=nest by the sluice, dogs off the lead, ice at the edge' },
    tools: ['auenwacht.sighting(hide, species, number: int): Record birds', 'auenwacht.correct(species, wrong_number: int, right_number: int): Correct a count', 'auenwacht.shutters(hide, raised: bool): Move the shutters of a hide', 'auenwacht.pan(hide, degrees: int): Turn the camera, negative is left', 'auenwacht.path_close(path, why?): Close a path', 'auenwacht.path_open(path): Open a closed path', 'auenwacht.season(path, starts, ends): Set the closed season', 'auenwacht.water(least_cm: int, most_cm: int): Set the water level', 'auenwacht.assign(ranger, hide, minutes?: int): Send a ranger to a hide', 'auenwacht.remark(hide, text, public: bool): Write a remark'],
    steps: `
      auenwacht.sighting hide="{h}" species={s} number={n} | Record | Record the birds as they were seen, at the hide that reports.
      auenwacht.sighting hide="{h2}" species=crane number={k} | Cranes | {k} times crane, at {h2}.
      auenwacht.correct species={s} wrong_number={n} right_number={k} | Counted twice | The number in the message is wrong, there were only {k}. Correct it for that bird.
      auenwacht.shutters hide="{h}" raised=true | Light | The shutters of the hide in the message have to go up.
      auenwacht.shutters hide="{h2}" raised=false | Evening | At {h2} the shutters come down.
      auenwacht.pan hide="{h}" degrees={x} | Camera | {x} degrees with the camera of this hide.
      auenwacht.pan hide="{h2}" degrees={y} | To the right | Turn the one at {h2} by {y}° to the right.
      auenwacht.path_close path="{p}" why=nesting | Close | The path in the message is closed, the why is "nesting".
      auenwacht.path_close path="{p}" | Closed | Close {p} and put no reason.
      auenwacht.path_open path="{p}" | They have flown | The young have flown. Walkers may use the path again.
      auenwacht.season path="{p}" starts={d} ends={d2} | Closed season | Closed season on {p}: until {d2}, beginning {d}.
      auenwacht.water least_cm={lo} most_cm={hi} | Water | We want {lo} to {hi} cm of water.
      auenwacht.assign ranger="{r}" hide="{h2}" minutes={k} | Go over | The ranger goes over to the other hide for {k} minutes.
      auenwacht.assign ranger="{r}" hide="{h}" | Stay | {r} goes to {h} and stays as long as need be.
      auenwacht.remark hide="{h}" text="{q}" public=false | Between us | Not for the public: "{q}", at the reporting hide.
      auenwacht.remark hide="{h2}" text="{q}" public=true | For all | Everyone may read this remark about {h2}: "{q}"
    `,
  },
  // Clock tower and carillon of a town hall
  {
    language: 'en',
    slots: { b: '1..8', b2: '9..16', b3: '17..24', b4: '25..30', f: 'north, market, river', m: '2..25', t: '=07:00, 08:00, 09:00', u: '=20:00, 21:00, 22:00', s: '=Greensleeves, Ode to Joy, Lili', s2: '=Old March, Morning Song, Gavotte', p: '20..90', k: '2..12', w: '{k} in words', d: '=2026-12-24, 2026-12-31, 2027-05-01' },
    tools: ['turmora_hands(face, minutes: int): Move the hands of a face, negative is back', 'turmora_strike(bell: int, strokes: int): Strike a bell', 'turmora_mute(bells: int[]): Silence bells', 'turmora_unmute(bells: int[]): Let silenced bells ring', 'turmora_tune(title, at?, softly?: bool): Play a tune', 'turmora_exchange(old_tune, new_tune): Replace a tune in the programme', 'turmora_hours(first_ring, last_ring): Set between which times bells ring', 'turmora_face(face, lit: bool): Light a face or leave it dark', 'turmora_silent_day(date): Let no bell ring on a date', 'turmora_hatch(way: open|closed): Move the hatch of the bell room'],
    steps: `
      turmora_hands face="{f}" minutes=-{m} | Fast | The {f} face is {m} minutes fast. Back with the hands: minus {m}.
      turmora_hands face="{f}" minutes={m} | Slow | {m} minutes forward on face {f}.
      turmora_strike bell={b} strokes={k} | Strike | Bell {b}, {w} strokes.
      turmora_mute bells=[{b},{b2},{b3},{b4}] | Wedding is over | Silence {b}, {b2}, {b3} and {b4}.
      turmora_mute bells=[{b3},{b2}] | Two cracked ones | Cracked are {b3} and {b2}; silence those.
      turmora_unmute bells=[{b},{b4}] | Ring again | {b} and {b4} are allowed to ring again.
      turmora_tune title="{s}" at={u} softly=true | Soft | At {u} a soft "{s}", please.
      turmora_tune title="{s}" at={t} | Tune | "{s}" will be played at {t}.
      turmora_tune title="{s2}" | Now | Play "{s2}" for the mayor, he is down there.
      turmora_exchange old_tune="{s}" new_tune="{s2}" | Tired of it | The people are tired of "{s}", put "{s2}" in its place.
      turmora_exchange old_tune="{s2}" new_tune="{s}" | They miss it | "{s}" shall return and "{s2}" go.
      turmora_hours first_ring={t} last_ring={u} | Neighbours | No bells after {u}, none before {t}.
      turmora_face face="{f}" lit=false | Dark | Leave the {f} face dark tonight.
      turmora_silent_day date={d} | Silence | On {d} everything is silent.
      turmora_hatch way=closed | Pigeons | Pigeons in the bell room! Shut the hatch.
    `,
  },
  // Cold store of a fish market
  {
    language: 'en',
    event: 'webhook /fish/landing {"boat": "{b}", "catch": "{c}", "kg": {k}, "crates": {n}, "room": "{r}", "buyer": "{u}", "iced": {i}, "full_room": "{r2}"}',
    slots: { b: 'HF-571, Nordstern, BX 12', c: '=hake, plaice, squid, mackerel', k: '120..2900', n: '4..60', r: 'Room 2, east store, CR-7', r2: 'Room 5, west store, CR-13', u: 'Marisco, Haus Behrens, stall 14', u2: 'Pescara, Fish & Sons, stall 29', i: '=true / false', x: '18..24', x2: '25..30', e: '2.5..19.5', e2: '20..45', q: '=eyes dull, crates broken, too warm', s: '5..60', kg: '10..90' },
    tools: ['kuttera_store(catch, room, crates: int): Put crates into a room', 'kuttera_shift(old_room, new_room, crates?: int): Move crates to another room', 'kuttera_ice(crates: int, shovel: light|heavy): Put ice on crates', 'kuttera_sell(catch, buyer, kg: int): Sell fish', 'kuttera_resell(seller, buyer, kg: int): Record that a buyer sold on', 'kuttera_auction(catch, bottom_euro: num, top_euro: num): Set the price range', 'kuttera_refuse(boat, remark): Refuse a catch', 'kuttera_frost(room, coldest_c: int, mildest_c: int): Set the range of a room', 'kuttera_door(room, state: open|closed, seconds?: int): Move the door of a room', 'kuttera_slip(boat, buyer?): Print a landing slip'],
    steps: `
      kuttera_store catch={c} room="{r}" crates={n} | Store | What was landed goes into the room in the message, every crate.
      kuttera_shift old_room="{r2}" new_room="{r}" crates={s} | Full | The full room has to give {s} crates to the other one.
      kuttera_shift old_room="{r}" new_room="{r2}" | Defrost | We defrost {r}: all crates over to {r2}.
      @i kuttera_ice crates={n} shovel=light // kuttera_ice crates={n} shovel=heavy | Ice | All crates of the landing get ice: just a little if they are iced already, a lot if they are not.
      kuttera_sell catch={c} buyer="{u}" kg={k} | Sold | The buyer takes the whole catch, all the kilos.
      kuttera_sell catch={c} buyer="{u2}" kg={kg} | A little | {u2} would like {kg} kg of it.
      kuttera_resell seller="{u}" buyer="{u2}" kg={kg} | Sold on | {kg} kg were sold on by {u}; {u2} has them.
      kuttera_resell seller="{u2}" buyer="{u}" kg={s} | Other way | {u} has bought {s} kg from {u2}. Record it.
      kuttera_auction catch={c} bottom_euro={e} top_euro={e2} | Auction | The fish of this landing: {e2} € at the top, {e} € at the bottom.
      kuttera_refuse boat="{b}" remark="{q}" | Refuse | We don't take what this boat brings. Remark: "{q}"
      kuttera_frost room="{r2}" coldest_c=-{x2} mildest_c=-{x} | Frost | {r2}: minus {x} is as mild, minus {x2} as cold as it may get.
      kuttera_door room="{r}" state=open seconds={s} | Forklift | For the forklift open {r} for {s} seconds.
      kuttera_door room="{r2}" state=closed | Who left that open | Who left {r2} open? Shut it.
      kuttera_slip boat="{b}" | Slip | A landing slip for the boat, no buyer on it.
      kuttera_slip boat="{b}" buyer="{u2}" | Slip with buyer | The slip of {b} should carry {u2} as the buyer.
    `,
  },
  // Recording studio plate and tape machines
  {
    language: 'en',
    slots: { m: 'Tape A, half-inch, MTR-2', m2: 'Tape D, quarter-inch, MTR-7', n: '1..8', n2: '9..16', n3: '17..24', s: '=7.5, 15, 30', db: '0.5..6.5', hz: '40..180', hz2: '4000..12000', t: '=Rain, Slow Dog, Paper Moon', w: 'Vesna, Earl, the quartet', x: '=too much bass, keep this one, mute the cough', k: '2..15', v: '=1, 2, 3', e: '{k} in words' },
    tools: ['bandura.arm(machine, tracks: int[]): Make tracks ready to record', 'bandura.disarm(machine, tracks: int[]): Make tracks safe', 'bandura.record(machine, title, take?: int): Record', 'bandura.halt(machine): Stop a machine', 'bandura.wind(machine, seconds: int): Wind the tape, negative is back', 'bandura.ips(machine, inches_per_s: num): Set the tape speed', 'bandura.copy(source_track: int, target_track: int, machine?): Copy a track', 'bandura.band(track: int, from_hz: int, to_hz: int): Let through only a band', 'bandura.trim(track: int, db: num): Change the level of a track', 'bandura.hush(track: int, muted: bool): Mute a track or make it heard', 'bandura.memo(title, text, author?): Write a memo'],
    steps: `
      bandura.arm machine="{m}" tracks=[{n},{n2},{n3}] | Ready | {m}, ready to record on {n}, {n2} and {n3}.
      bandura.arm machine="{m2}" tracks=[{n2},{n3}] | Two tracks | Tracks {n2} and {n3} of {m2} should be ready.
      bandura.disarm machine="{m}" tracks=[{n},{n2}] | Safe | Nothing may be recorded over {n} and {n2} on {m}: make them safe.
      bandura.record machine="{m}" title="{t}" take={v} | Take | Take {v} of "{t}", on {m}.
      bandura.record machine="{m2}" title="{t}" | Rolling | Let {m2} record "{t}"; nobody counts the takes.
      bandura.halt machine="{m2}" | Stop | {m2} has to stop.
      bandura.wind machine="{m}" seconds=-{k} | A bit back | {e} seconds back with {m}.
      bandura.wind machine="{m2}" seconds={k} | Ahead | Skip {k} seconds ahead on {m2}.
      bandura.ips machine="{m}" inches_per_s={s} | Speed | {s} inches a second on {m}.
      bandura.copy source_track={n} target_track={n2} machine="{m}" | Double it | On {m} copy {n} to {n2}.
      bandura.copy source_track={n3} target_track={n} | Other track | Track {n} shall hold the same as {n3}, so copy. The machine is set.
      bandura.band track={n2} from_hz={hz} to_hz={hz2} | Telephone | Above {hz2} Hz and below {hz} Hz nothing should be heard of track {n2}.
      bandura.trim track={n} db=-{db} | Softer | Pull track {n} down {db} dB.
      bandura.trim track={n3} db={db} | Singer | The singer on {n3} {db} dB up.
      bandura.hush track={n2} muted=true | Cough | Nobody wants to hear track {n2}.
      bandura.hush track={n3} muted=false | Back in | Let us hear track {n3} again.
      bandura.memo title="{t}" text="{x}" author="{w}" | Memo | {w} leaves a memo for "{t}": "{x}"
      bandura.memo title="{t}" text="{x}" | Unsigned | Unsigned memo, "{t}": "{x}"
    `,
  },
];
