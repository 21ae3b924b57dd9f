import type { Scene } from '../../scene';

/** Tools of made-up makers that lie near to each other, in English, part 2. */
export const guildsEn2: readonly Scene[] = [
  // Lock keeper on a canal
  {
    language: 'en',
    event: 'mqtt canal/lock {"lock": "{k}", "boat": "{b}", "from": "downstream", "upper_cm": {u}, "lower_cm": {lo}, "waiting": "{b2}"}',
    slots: { k: 'Lock 4, Mill Lock, L-11', k2: 'Lock 9, Abbey Lock, L-16', b: 'Marietta, barge 212, Otter', b2: 'Juno, barge 380, Heron', u: '310..390', lo: '110..190', p: '10..90', m: '5..45', f: '=4.5, 6, 12.5', w: '=Tie up and wait, Keep to the left wall, Switch your engine off' },
    tools: ['sluvenna_gate(lock, end: upper|lower, state: open|closed): Move a lock gate', 'sluvenna_paddle(lock, percent: int): Set how far a paddle is raised', 'sluvenna_pass(boat, lock, toll?: num): Record that a boat went through', 'sluvenna_queue(boat, lock, first?: bool): Put a boat into the queue', 'sluvenna_shut(lock, minutes: int): Close a lock to traffic', 'sluvenna_board(lock, text): Show words on the board of a lock'],
    steps: `
      sluvenna_gate lock="{k}" end=lower state=open | Let it in | The boat comes from below: open the gate on that end of its lock.
      sluvenna_gate lock="{k2}" end=upper state=closed | Upper end | At {k2} the upper gate must be shut.
      sluvenna_paddle lock="{k}" percent={p} | Fill slowly | Raise the paddle to {p} %, same lock as reported.
      sluvenna_pass boat="{b}" lock="{k}" toll={f} | Through | {b} went through {k} and paid {f}.
      sluvenna_pass boat="{b2}" lock="{k2}" | Club boat | Write down that {b2} has passed {k2}. Club boats pay no toll, so none is entered.
      sluvenna_queue boat="{b2}" lock="{k}" first=true | Ambulance boat | Into the queue of the reported lock with the waiting boat, right at the front.
      sluvenna_queue boat="{b2}" lock="{k2}" | Queue | {b2} wants to go through {k2}; queue it.
      sluvenna_shut lock="{k2}" minutes={m} | Divers | There are divers at {k2}. No traffic there for {m} minutes.
      sluvenna_board lock="{k}" text="{w}" | Board | The board at {k} should read "{w}".
    `,
  },
  // Perfume laboratory
  {
    language: 'en',
    slots: { v: 'V-12, trial 7, Nocturne', v2: 'V-30, trial 15, Verbena', a: '=iris, cedar, neroli, musk', b: '=vetiver, amber, violet', ml: '0.5..9.5', d: '2..40', t: '12..26', lo: '8..14', hi: '18..25', n: '5..60', who: 'Odile, Mr. Tanaka, panel B', q: '=too sweet, green and fresh, a bit sharp' },
    tools: ['odorelle_dose(vial, note, ml: num): Dose a scent into a vial', 'odorelle_drop(vial, note, drops: int): Add drops of a scent', 'odorelle_rest(vial, days: int, dark?: bool): Let a vial rest', 'odorelle_shelf(vial, min_c: int, max_c: int): Set the storage limits', 'odorelle_rank(better, worse): Record which vial was liked better', 'odorelle_remark(vial, person, text): Record what a person said'],
    steps: `
      odorelle_dose vial="{v}" note={a} ml={ml} | Base | {ml} ml of {a}, into {v}.
      odorelle_dose vial="{v2}" note={b} ml={ml} | Heart | Dose {b} into {v2}; {ml} millilitres it shall be.
      odorelle_drop vial="{v}" note={b} drops={d} | Drops only | {d} drops of {b} are enough for {v}.
      odorelle_rest vial="{v2}" days={d} dark=true | Ripen | Let {v2} stand in the dark for {d} days.
      odorelle_rest vial="{v}" days={n} | Rest | For {n} days nobody touches {v}.
      odorelle_shelf vial="{v2}" min_c={lo} max_c={hi} | Not above | {v2} must not get warmer than {hi} °C or colder than {lo} °C.
      odorelle_rank better="{v2}" worse="{v}" | Better | The panel liked {v2} better than {v}. Record that.
      odorelle_rank better="{v}" worse="{v2}" | The other panel | Here {v2} lost against {v}.
      odorelle_remark vial="{v}" person="{who}" text="{q}" | Said | {who} said about {v}: "{q}"
    `,
  },
  // Cheese cave
  {
    language: 'en',
    event: 'mqtt cave/board {"board": "{b}", "wheels": {n}, "kind": "{k}", "next_board": "{b2}", "rh": {rh}}',
    slots: { b: 'B14, left 3, row K', b2: 'B27, right 8, row P', k: 'Alp 12, goat tomme, blue 2', n: '4..28', rh: '78..97', d: '14..240', t: '8..11', t2: '12..14', g: '1.5..9.5', f: '=1, 3, 5' },
    tools: ['affinor_turn(board, every_days?: int): Turn the wheels on a board', 'affinor_rub(board, with: brine|wine|ash): Rub the wheels on a board', 'affinor_shift(from_board, to_board, wheels: int): Carry wheels to another board', 'affinor_sell(kind, wheels: int, kg?: num): Book wheels as sold', 'affinor_age(kind, days: int): Set how long a kind ripens', 'affinor_climate(coolest_c: num, warmest_c: num): Set the range of the cave'],
    steps: `
      affinor_turn board="{b}" | Turn | Turn the wheels on the board that reported.
      affinor_turn board="{b2}" every_days={f} | Rhythm | From today the next board is turned every {f} days.
      affinor_rub board="{b}" with=brine | Salt water | {b} gets rubbed with salt water.
      affinor_rub board="{b2}" with=ash | Grey coat | Rub {b2} with ash.
      affinor_shift from_board="{b}" to_board="{b2}" wheels={n} | All of them | Every wheel on this board is carried to the next one.
      affinor_shift from_board="{b2}" to_board="{b}" wheels=2 | Two back | Two wheels from {b2} over to {b}.
      affinor_sell kind="{k}" wheels={f} | Sold | Book {f} of the reported kind as sold, not weighed.
      affinor_sell kind="{k}" wheels=2 kg={g} | Restaurant | The restaurant took a pair of {k}, {g} kg together. Book both numbers.
      affinor_age kind="{k}" days={d} | Ripening | {k} ripens for {d} days.
      affinor_climate coolest_c={t} warmest_c={t2} | Cave | Keep the cave between {t} and {t2} °C.
    `,
  },
  // Wind tunnel
  {
    language: 'en',
    slots: { m: 'wing 3, car model B, W-17', m2: 'wing 8, car model F, W-25', v: '12..60', v2: '61..110', a: '-12.5..-0.5', a2: '0.5..18.5', c: '1..6', c2: '7..12', c3: '13..20', s: '10..240', f: 'run-31, wake-b, polar7' },
    tools: ['aerostrom_blow(metres_per_s: num, seconds?: int): Run the fan', 'aerostrom_still(): Stop the fan', 'aerostrom_sweep(start_ms: num, end_ms: num): Change the air speed from one value to another', 'aerostrom_tilt(model, degrees: num): Set the angle of a model', 'aerostrom_smoke(on: bool, colour?: white|red): Switch the smoke', 'aerostrom_log(channels: int[], file): Record sensor channels'],
    steps: `
      aerostrom_blow metres_per_s={v} | Wind | Fan at {v} m/s until I say stop.
      aerostrom_blow metres_per_s={v2} seconds={s} | Short blast | {s} seconds of {v2} m/s.
      aerostrom_still | Quiet | Stop the fan.
      aerostrom_sweep start_ms={v} end_ms={v2} | Faster and faster | Beginning with {v} m/s let the wind rise to {v2}.
      aerostrom_sweep start_ms={v2} end_ms={v} | Down again | Sweep down: {v2} at the beginning, {v} at the end.
      aerostrom_tilt model="{m}" degrees={a} | Nose down | Set {m} at an angle of {a} degrees.
      aerostrom_tilt model="{m2}" degrees={a2} | Nose up | {a2}° for {m2}.
      aerostrom_smoke on=true colour=red | Red smoke | We want to see it in red: smoke on.
      aerostrom_smoke on=false | Enough smoke | No more smoke.
      aerostrom_log channels=[{c},{c2},{c3}] file={f} | Three sensors | Record channels {c}, {c2} and {c3} in {f}.
      aerostrom_log channels=[{c2},{c}] file={f} | Two sensors | Into the file {f} go channel {c2} and channel {c}, in this order.
    `,
  },
  // Puppet theatre
  {
    language: 'en',
    event: 'webhook /puppets/scene {"scene": {n}, "hero": "{h}", "villain": "{v}", "stage_left": "{h}", "stage_right": "{v}", "line": "{t}"}',
    slots: { n: '2..19', h: 'Kasper, Princess Lu, the tailor', v: 'the crocodile, Baron Grim, the witch', t: '=Who has stolen my hat, Look behind you, Now it gets dark', cm: '5..90', s: '2..40', c: '=blue, amber, green', p: '10..95' },
    tools: ['marionk_lift(puppet, cm: int): Pull a puppet up', 'marionk_lower(puppet, cm: int): Let a puppet down', 'marionk_swap(left_puppet, right_puppet): Say which puppets stand left and right', 'marionk_speak(puppet, words, voice?: high|low): Let a puppet say something', 'marionk_curtain(drawn: bool, seconds?: int): Draw or open the curtain', 'marionk_spot(puppet, colour, brightness?: int): Put a spotlight on a puppet'],
    steps: `
      marionk_lift puppet="{h}" cm={cm} | Jump | Pull the hero up by {cm} cm.
      marionk_lower puppet="{v}" cm={cm} | Sink | The villain sinks {cm} cm.
      marionk_swap left_puppet="{v}" right_puppet="{h}" | Change places | They change sides: who was left stands right, and the other way round.
      marionk_speak puppet="{h}" words="{t}" voice=high | Squeak | The hero says the line of the scene in a high voice.
      marionk_speak puppet="{v}" words="{t}" | The villain says it | Give that line to {v}; the voice stays as it is.
      marionk_curtain drawn=true seconds={s} | End | Curtain closed, within {s} seconds.
      marionk_curtain drawn=false | Begin | Open the curtain.
      marionk_spot puppet="{h}" colour={c} brightness={p} | Light | {c} light at {p} % on the hero.
      marionk_spot puppet="{v}" colour={c} | Villain's light | On {v} a {c} spot, brightness as set at the desk.
    `,
  },
  // Seed bank
  {
    language: 'en',
    event: 'webhook /seeds/arrival {"accession": "{a}", "species": "{s}", "grams": {g}, "from": "{w}", "vault": "{v}", "dry": {y}}',
    slots: { a: 'ACC-20931, SB/4471, K-7730', a2: 'ACC-31105, SB/5920, K-8816', s: 'Secale montanum, Vicia faba, Pisum elatius', g: '12.5..240.5', w: 'Tbilisi, Dr. Amari, field 6', v: 'V2, north vault, row 7', v2: 'V5, deep vault, row 13', y: '=true / false', c: '15..22', d: '2..30', n: '20..200', r: '=mould, beetles, mixed up' },
    tools: ['semenor_store(accession, vault): Put seeds into a vault', 'semenor_fetch(accession, vault): Take seeds out of a vault', 'semenor_dry(accession, days: int): Dry seeds', 'semenor_count(accession, seeds: int, sprouted?: int): Record a germination test', 'semenor_reject(accession, reason): Refuse seeds', 'semenor_chill(vault, celsius: num): Set the temperature of a vault', 'semenor_send(accession, receiver, grams: num): Send seeds to somebody'],
    steps: `
      semenor_store accession="{a}" vault="{v}" | Put away | Put what has arrived into the vault it is meant for.
      semenor_fetch accession="{a2}" vault="{v2}" | Take out | {a2} has to come out of {v2}.
      @y semenor_store accession="{a}" vault="{v2}" // semenor_dry accession="{a}" days={d} | Dry? | Dry seeds go straight into {v2}. If they are not dry, they dry for {d} days first.
      semenor_count accession="{a2}" seeds={n} sprouted={c} | Test | Of {n} seeds from {a2}, {c} came up. Record it.
      semenor_count accession="{a}" seeds={n} | Sown today | Today we sowed {n} seeds of the arrival; how many come up we shall see later.
      semenor_reject accession="{a}" reason="{r}" | Refuse | We do not take the arrival. Reason: "{r}"
      semenor_chill vault="{v2}" celsius=-{c} | Colder | Vault {v2} shall have minus {c} degrees.
      semenor_send accession="{a2}" receiver="{w}" grams={g} | In return | As thanks the sender gets as many grams of {a2} as they sent us.
      semenor_dry accession="{a2}" days={d} | Drying | Drying for {a2}, {d} days.
    `,
  },
  // Karting track
  {
    language: 'en',
    slots: { k: '1..14', k2: '15..29', k3: '30..44', d: 'Milo, Frau Behr, team Zwick', d2: 'Ayla, Herr Stolz, team Falk', l: '8..30', v: '20..55', s: '5..60', m: '5..20', c: '=blue flag, short cut, pushing' },
    tools: ['kartoza_release(kart: int, driver): Send a kart out', 'kartoza_recall(kart: int): Call a kart in', 'kartoza_recall_many(karts: int[]): Call several karts in', 'kartoza_limit(kart: int, kmh: int): Limit the speed of a kart', 'kartoza_penalty(driver, seconds: int, reason?): Give a time penalty', 'kartoza_race(laps: int, reverse?: bool): Set up a race', 'kartoza_overtaken(faster, slower): Record who passed whom'],
    steps: `
      kartoza_release kart={k} driver="{d}" | Go | {d} may leave with kart {k}.
      kartoza_recall kart={k2} | Smoke | There is smoke from kart {k2}. Bring it in.
      kartoza_recall_many karts=[{k},{k2},{k3}] | Time is up | Numbers {k}, {k2} and {k3} have to come in.
      kartoza_recall_many karts=[{k3},{k}] | Both brothers | Call in {k3} and {k} together.
      kartoza_limit kart={k3} kmh={v} | Child driving | A child sits in {k3}: no faster than {v} km/h.
      kartoza_penalty driver="{d2}" seconds={s} reason="{c}" | Penalty | {s} seconds for {d2}, reason "{c}".
      kartoza_penalty driver="{d}" seconds={s} | Time added | Add {s} s to the time of {d}. No reason has to be given.
      kartoza_race laps={l} reverse=true | Wrong way round | A race of {l} laps, driven in the opposite direction.
      kartoza_race laps={l} | Race | Set up {l} laps.
      kartoza_overtaken faster="{d2}" slower="{d}" | Passed | {d} was overtaken by {d2}.
    `,
  },
  // Cable ferry
  {
    language: 'en',
    event: 'mqtt ferry/cable {"ferry": "{f}", "bank": "{b}", "vehicles": {n}, "wind_ms": {w}, "rope_m": {r}}',
    slots: { f: 'Anna 2, cable ferry, CF-N', b: '=east, west', n: '0..9', w: '1.2..16.8', r: '80..240', t: '2..9', s: '0.5..2.5', kg: '900..3500', kg2: '3600..9000', c: '=5, 10, 15', q: '=High water, Ferry full, Back at noon' },
    tools: ['pontarel_cross(ferry, speed_ms?: num): Take a ferry over to the other bank', 'pontarel_flap(ferry, position: raised|lowered): Move the ramp flap', 'pontarel_rope(slack_m: num): Let out or pull in rope', 'pontarel_weight(ferry, single_kg: int, total_kg: int): Set the weight limits', 'pontarel_bell(ferry, strokes: int): Ring the bell', 'pontarel_sign(bank: east|west, text, minutes?: int): Show words on a bank'],
    steps: `
      pontarel_cross ferry="{f}" | Across | Over to the other side with it.
      pontarel_cross ferry="{f}" speed_ms={s} | Slow crossing | Cross at {s} m/s with {f}.
      pontarel_flap ferry="{f}" position=raised | Flap up | Before it leaves, the flap has to be pulled up.
      pontarel_flap ferry="{f}" position=lowered | Cars off | Put the flap down so that the cars can drive off {f}.
      pontarel_rope slack_m={s} | Let out | {s} m more slack.
      pontarel_rope slack_m=-{t} | Pull in | The rope sags: slack minus {t} m.
      pontarel_weight ferry="{f}" single_kg={kg} total_kg={kg2} | Weights | Altogether {kg2} kg, and no vehicle above {kg} kg, that is what {f} may carry.
      pontarel_bell ferry="{f}" strokes={t} | Bell | {t} strokes.
      pontarel_sign bank={b} text="{q}" minutes={c} | Sign here | On the bank where the ferry lies, show "{q}" for {c} minutes.
      pontarel_sign bank=west text="{q}" | Sign | "{q}" on the west bank.
    `,
  },
  // Sail loft
  {
    language: 'en',
    slots: { s: 'Genoa 3, main 12, J-88', s2: 'Spinnaker 5, storm jib 2, J-91', cm: '40..180', cm2: '200..650', n: '2..14', c: '=white, red, navy', c2: '=black, tan, lime', b: 'Albatros, Seebär, Miss Ella', d: '=2026-12-10, 2027-02-01, 2027-03-15', p: 'Jorinde, Mr. Pike, rigging crew' },
    tools: ['velaria_cut(sail, luff_cm: int, foot_cm: int): Cut a sail', 'velaria_patch(sail, patches: int, colour?): Sew patches on', 'velaria_unpick(sail, seam: int): Open a seam', 'velaria_sew(sail, seam: int, stitch: straight|zigzag): Sew a seam', 'velaria_recolour(sail, old_colour, new_colour): Change a colour', 'velaria_lend(sail, boat, until?): Lend a sail to a boat', 'velaria_back(sail): Book a lent sail in again'],
    steps: `
      velaria_cut sail="{s}" luff_cm={cm2} foot_cm={cm} | Cut | {s}: foot {cm} cm, luff {cm2} cm.
      velaria_patch sail="{s2}" patches={n} colour={c} | Patches | {n} {c} patches on {s2}.
      velaria_patch sail="{s}" patches={n} | Whatever is left | Sew {n} patches on {s}, of any cloth that lies around.
      velaria_unpick sail="{s}" seam={n} | Open it | Seam {n} of {s} has to be opened.
      velaria_sew sail="{s2}" seam={n} stitch=zigzag | Zigzag | In a zigzag, seam {n}, {s2}.
      velaria_sew sail="{s}" seam={n} stitch=straight | Plain seam | Sew seam number {n} of {s} in a straight line.
      velaria_recolour sail="{s}" old_colour={c} new_colour={c2} | New stripe | The {c} on {s} becomes {c2}.
      velaria_recolour sail="{s2}" old_colour={c2} new_colour={c} | Other stripe | Let {s2} have {c} where it has {c2} now.
      velaria_lend sail="{s2}" boat="{b}" until={d} | Lend | The boat {b} gets {s2} on loan, till {d}.
      velaria_lend sail="{s}" boat="{b}" | Borrowed | {b} has borrowed {s}. Nobody said until when.
      velaria_back sail="{s2}" | It is here again | {s2} is no longer lent out.
    `,
  },
  // Dental laboratory
  {
    language: 'en',
    event: 'webhook /dentlab/order {"order": "{o}", "tooth": {t}, "dentist": "{d}", "shade": "{s}", "rush": {r}, "technician": "{p}"}',
    slots: { o: 'DL-3307, 77-A, Q1940', o2: 'DL-4421, 81-F, Q2056', t: '=11, 14, 26, 37, 46', d: 'Dr. Ahn, Praxis Kolb, Dr. Nwosu', s: '=A2, B1, C3, D4', s2: '=A4, B3, C1', r: '=true / false', p: 'Ilse, R. Teko, bench 4', c: '780..960', m: '8..45', k: '=bubble, crack, wrong bite' },
    tools: ['dentigro_mill(order, material: zirconia|wax|resin): Mill a crown', 'dentigro_fire(order, celsius: int, minutes?: int): Fire a crown', 'dentigro_tint(order, shade): Colour a crown', 'dentigro_retint(order, from_shade, to_shade): Change the shade of a crown', 'dentigro_assign(order, technician): Give an order to a technician', 'dentigro_ship(order, dentist, express: bool): Send an order out', 'dentigro_redo(order, fault): Have an order made again'],
    steps: `
      dentigro_mill order="{o}" material=zirconia | Mill | Mill the order that has come in, in zirconia.
      dentigro_mill order="{o2}" material=wax | Try-in | For the try-in a crown of wax is enough: {o2}.
      dentigro_fire order="{o}" celsius={c} minutes={m} | Kiln | This order is fired for {m} minutes at {c} °C.
      dentigro_fire order="{o2}" celsius={c} | Second firing | {c} degrees for {o2}; the kiln stops by itself.
      dentigro_tint order="{o}" shade={s} | Colour | Give the crown the shade that was ordered.
      dentigro_retint order="{o}" from_shade={s} to_shade={s2} | Wrong shade | The dentist rang: not the shade in the order, {s2} it should become.
      dentigro_assign order="{o2}" technician="{p}" | Same hands | {o2} goes to the technician of this order as well.
      @r dentigro_ship order="{o}" dentist="{d}" express=true // dentigro_ship order="{o}" dentist="{d}" express=false | Send | Send it to the dentist who ordered. A rush order goes express, any other does not.
      dentigro_redo order="{o2}" fault="{k}" | Again | {o2} must be made again, the fault is "{k}".
    `,
  },
  // Weather balloons
  {
    language: 'en',
    event: 'mqtt balloon/pad {"pad": "{p}", "sonde": "{s}", "gas_l": {g}, "wind": {w}, "launch_at": "{tm}"}',
    slots: { p: 'pad 2, roof, P-West', s: 'RS-4410, S/917, K77120', s2: 'RS-5163, S/2040, K80031', g: '700..1500', w: '0.5..14.5', tm: '=05:45, 11:30, 23:15', x: '400..405', y: '2..40', h: '18..36', lat: '-54.8..-12.1', lon: '-71.9..-40.2' },
    tools: ['strato.fill(pad, litres: int): Fill a balloon', 'strato.vent(pad, litres: int): Let gas out of a balloon', 'strato.release(sonde, at?): Let a balloon go', 'strato.tune(sonde, mhz: num): Set the frequency of a sonde', 'strato.burst(sonde, km: int): Set the height at which it bursts', 'strato.found(sonde, lat: num, lon: num): Record where a sonde lies', 'strato.lost(sonde): Give a sonde up as lost'],
    steps: `
      strato.fill pad="{p}" litres={y} | Top up | {y} litres more gas at the pad that reports.
      strato.vent pad="{p}" litres={y} | Too tight | Too much in it. {y} litres out, same pad.
      strato.release sonde="{s}" at={tm} | On time | The sonde on the pad is released at the time given.
      strato.release sonde="{s2}" | Now | Let {s2} go.
      strato.tune sonde="{s2}" mhz={x}.5 | Radio | {s2} sends on {x}.5 MHz.
      strato.burst sonde="{s}" km={h} | Burst | {h} km is the height where this one bursts.
      strato.found sonde="{s2}" lat={lat} lon={lon} | A farmer called | {s2} lies at longitude {lon}, latitude {lat}.
      strato.lost sonde="{s2}" | Never mind | We shall not see {s2} again, it is lost.
    `,
  },
  // Letterpress printer
  {
    language: 'en',
    slots: { j: 'job 41, wedding Lenz, LP-7', j2: 'job 58, menu Taverna, LP-12', f: '=Garamond, Futura, Bodoni', f2: '=Clarendon, Gill, Caslon', pt: '8..36', c: '=black, crimson, gold', n: '50..900', mm: '5..35', a: '=Be so kind, With love, Open on Sundays', b: '=Please come, With thanks, Closed on Sundays', g: '200..600' },
    tools: ['setzkasten_compose(job, words, face, points?: int): Set words in type', 'setzkasten_replace(job, old_words, new_words): Change words that are set', 'setzkasten_face(job, from_face, to_face): Change the typeface', 'setzkasten_ink(job, colour): Ink the press', 'setzkasten_margins(job, inner_mm: int, outer_mm: int): Set the margins', 'setzkasten_print(job, sheets: int, paper_gsm?: int): Print', 'setzkasten_distribute(job): Put the type back into the case'],
    steps: `
      setzkasten_compose job="{j}" words="{a}" face={f} points={pt} | Set | For {j} set "{a}" in {pt} point {f}.
      setzkasten_compose job="{j2}" words="{b}" face={f2} | Line | "{b}", in {f2}, job: {j2}. Any size.
      setzkasten_replace job="{j}" old_words="{a}" new_words="{b}" | Changed their mind | In {j} it says "{a}". It must say "{b}".
      setzkasten_replace job="{j2}" old_words="{b}" new_words="{a}" | Second thoughts | "{a}" instead of "{b}", {j2}.
      setzkasten_face job="{j}" from_face={f} to_face={f2} | Typeface | Whatever is {f} in {j} becomes {f2}.
      setzkasten_ink job="{j2}" colour={c} | Ink | {c} ink for {j2}.
      setzkasten_margins job="{j}" inner_mm=40 outer_mm={mm} | Margins | {mm} mm outside and 40 mm inside, that's {j}.
      setzkasten_print job="{j}" sheets={n} paper_gsm={g} | Heavy paper | Print {n} sheets of {j} on {g} g paper.
      setzkasten_print job="{j2}" sheets={n} | Run | {n} of {j2} on the paper that lies in the press.
      setzkasten_distribute job="{j2}" | Clear up | Done with {j2}: its type goes back into the case.
    `,
  },
];
