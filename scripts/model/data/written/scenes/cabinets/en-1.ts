import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English, part 1. */
export const cabinets1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt cider/vat {"vat": "{v}", "litres": {l}, "sg": {sg}, "empty_vat": "{v2}"}',
    slots: { v: 'V3, vat 7, old oak', v2: 'V9, vat 12, steel 2', l: '180..900', sg: '1.002..1.048', q: '20..170', y: 'EC-1118, wild, AW4', w: '=gently / as hard as it goes', d: '2..21' },
    tools: ['pomorack_move(from_vat, to_vat, litres?: int): Rack cider into another vat', 'pomorack_copy(from_vat, to_vat): Copy the settings of a vat', 'pomorack_pitch(vat, yeast): Add yeast', 'pomorack_stir(vat, power?: low|full): Stir a vat', 'pomorack_seal(vat, days?: int): Shut a vat'],
    steps: `
      pomorack_move from_vat="{v}" to_vat="{v2}" | Rack | All of it goes from {v} to {v2}.
      pomorack_move from_vat="{v2}" to_vat="{v}" litres={q} | Top up | Into {v} from {v2}, {q} litres.
      ^ | Top up {v} | {v} gets {q} l of what {v2} holds.
      pomorack_copy from_vat="{v}" to_vat="{v2}" | Same settings | The empty vat gets the settings of the one in the message.
      pomorack_pitch vat="{v2}" yeast="{y}" | Yeast | {y} into {v2}.
      @w pomorack_stir vat="{v}" power=low // pomorack_stir vat="{v}" power=full | Stir | Stir {v} {w}.
      pomorack_stir vat="{v2}" | Stir {v2} | Leave the power as it is.
      pomorack_seal vat="{v}" days={d} | Shut | Shut the reported vat for {d} days.
      pomorack_seal vat="{v2}" | Shut {v2} | Until further notice.
    `,
  },
  {
    language: 'en',
    slots: { k: 'K-204, blank 8, AX19', k2: 'K-771, blank 3, BD40', door: 'side door, cellar 2, loft', door2: 'shop front, gate B, attic', p: 'Mrs Dorn, Ivo, Mr Talbot', p2: 'Selma, Mr Quayle, Anke', n: '=three / five / a dozen', dep: '5..40' },
    tools: ['keywise_cut(template, count?: int): Cut keys after a template', 'keywise_pair(key, lock): Make a key fit a lock', 'keywise_unpair(key, lock): Make a key no longer fit', 'keywise_lend(key, person, deposit?: num): Hand a key out', 'keywise_return(key): Book a key back in', 'keywise_handover(key, from_person, to_person): A key changes hands'],
    steps: `
      @n keywise_cut template="{k}" count=3 // keywise_cut template="{k}" count=5 // keywise_cut template="{k}" count=12 | Cut keys | Cut {n} after {k}.
      keywise_cut template="{k2}" | Cut | {k2}, please.
      keywise_pair key="{k}" lock="{door}" | Pair | {k} shall open the {door}.
      keywise_unpair key="{k2}" lock="{door}" | No longer | {k2} must not open the {door} any more.
      keywise_lend key="{k}" person="{p}" deposit={dep} | Out | {p} takes {k}; deposit {dep}.
      keywise_lend key="{k2}" person="{p2}" | Lend | Give {k2} to {p2}. We take no deposit from regulars.
      keywise_return key="{k2}" | Back | {k2} is back on the board.
      keywise_handover key="{k}" from_person="{p2}" to_person="{p}" | Other hands | {p} has {k} now, {p2} gave it.
      keywise_handover key="{k2}" from_person="{p}" to_person="{p2}" | {k2} | From {p} to {p2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ink/visit {"client": "{c}", "artist": "{a}", "slot": "{t}", "chair": {ch}, "waiting": "{c2}"}',
    slots: { c: 'Jule, Tom R., Odette', c2: 'Pavel, Kira B., Minh', a: 'Nox, Bea, Rurik', a2: 'Sol, Ines, Hatch', t: '=10:30, 13:00, 16:45', t2: '=11:15, 14:30, 18:00', ch: '1..3', ch2: '4..6', m: '15..90' },
    tools: ['inkbook_reserve(client, time, artist?): Hold a slot, not yet binding', 'inkbook_book(client, time, artist?): Book a slot for good', 'inkbook_shift(client, old_time, new_time): Move a booking', 'inkbook_cancel(client, refund?: bool): Cancel a booking', 'inkbook_close(client): Mark a visit as finished', 'inkbook_chair(client, chair: int): Give a client a chair'],
    steps: `
      inkbook_reserve client="{c2}" time={t2} | Hold it | {c2} is not sure yet. Hold {t2}, any artist.
      inkbook_book client="{c2}" time={t2} artist="{a2}" | Book | {c2} has paid: {t2} with {a2}, for good.
      inkbook_reserve client="{c2}" time={t2} artist="{a}" | Maybe | Pencil the waiting client in at {t2} with the artist of the message.
      inkbook_shift client="{c}" old_time={t} new_time={t2} | Later | {c} comes at {t2}, not at {t}.
      inkbook_cancel client="{c}" refund=true | Cancel | Cancel {c} and give the money back.
      inkbook_cancel client="{c2}" refund=false | No refund | {c2} is cancelled; we keep the money.
      inkbook_cancel client="{c}" | Cancel {c} | Cancelled. About the money I'll decide later.
      inkbook_close client="{c}" | Done | The reported client is finished and has gone home happy.
      inkbook_chair client="{c2}" chair={ch2} | Chair | Chair {ch2} for whoever is waiting.
    `,
  },
  {
    language: 'en',
    slots: { s: 'SW-2, wire saw, Bridge 1', s2: 'SW-5, old gang saw', b: 'granite 14, block 88, Jura-3', x: '120..900', y: '1000..2400', z: '20..80', f: '1.5..4.5', w: '=flooded / bone dry' },
    tools: ['lapidar_goto(saw, x: int, y: int): Drive the blade somewhere', 'lapidar_offset(saw, x: int, y: int): Correct the zero point', 'lapidar_cut(saw, depth_mm: int, feed?: num): Cut', 'lapidar_resume(saw): Go on with a cut that was interrupted', 'lapidar_water(saw, on: bool): Water on the blade', 'lapidar_load(saw, block): Say which block lies on the table'],
    steps: `
      lapidar_goto saw="{s}" x={x} y={y} | Position | {s} to y {y}, x {x}.
      lapidar_goto saw="{s2}" x={y} y={x} | Drive there | x {y}, y {x}, saw {s2}.
      lapidar_offset saw="{s}" x={z} y=-{z} | Zero point | The zero of {s} is off. Correct it by {z} in x and minus {z} in y.
      lapidar_cut saw="{s}" depth_mm={z} feed={f} | Cut | {z} mm deep, feed {f}, with {s}.
      lapidar_cut saw="{s2}" depth_mm={z} | Cut with {s2} | {z} mm. The feed stays.
      lapidar_resume saw="{s2}" | Go on | Power is back. {s2} was in the middle of a cut, finish it.
      @w lapidar_water saw="{s}" on=true // lapidar_water saw="{s}" on=false | Blade | The blade of {s} is to be {w}.
      lapidar_load saw="{s2}" block="{b}" | Block | {b} lies on {s2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lift/telemetry {"lift": "{l}", "wind_ms": {w}, "speed": {sp}, "queue": {q}, "next_lift": "{l2}"}',
    slots: { l: 'Gamsalp, L4, Kar north', l2: 'Sonnegg, L6, Kar south', w: '3..11 / 19..32', sp: '1.5..5.5', q: '0..260', v: '1.0..2.4', ch: '11..48', to: '=valley / summit' },
    tools: ['funicor_start(lift): Start a lift that stands at rest for the day', 'funicor_resume(lift): Let a halted lift go on', 'funicor_halt(lift, reason?): Halt a lift with people on it', 'funicor_end(lift): End the day of a lift', 'funicor_pace(lift, m_s: num): Set the speed', 'funicor_chair(lift, chair: int, open: bool): Release or lock a chair', 'funicor_deice(lift, side: valley|summit): Heat the bull wheel'],
    steps: `
      @w funicor_resume lift="{l}" // failed "the wind is {w} m/s" | Go on | Let the halted lift go on if the wind is below 15 m/s, otherwise fail.
      funicor_start lift="{l2}" | First ride | Morning: put {l2} into service.
      funicor_end lift="{l}" | Last ride | The day is over for {l}.
      funicor_halt lift="{l2}" reason="child fell" | Halt | Halt {l2}, reason "child fell".
      funicor_halt lift="{l}" | Halt {l} | At once. No reason needed.
      funicor_pace lift="{l2}" m_s={v} | Slowly | {v} m/s for the next lift.
      funicor_chair lift="{l}" chair={ch} open=false | Broken | Nobody sits on chair {ch} of {l}, lock it.
      funicor_chair lift="{l}" chair={ch} open=true | Repaired | Chair {ch} of the lift in the message can be used again.
      @to funicor_deice lift="{l2}" side=valley // funicor_deice lift="{l2}" side=summit | Ice | Ice on the {to} wheel of {l2}.
    `,
  },
  {
    language: 'en',
    earlier: ['Look for the piece | choralib_find → {w}, {n} copies, cupboard {cb}', 'Ask for members | choralib_people → {p} (alto), {p2} (bass)'],
    slots: { w: 'Lobet den Herrn, Ubi caritas, Sure on this', w2: 'Cantique, Stars II, Zefiro', n: '12..60', cb: '2..9', p: 'Hedda, Ruben, Ottilie', p2: 'Gero, Nils, Amal', d: '=2026-12-20, 2027-02-14', cb2: '11..19' },
    tools: ['choralib_issue(piece, person, copies?: int): Give out scores', 'choralib_collect(piece, person): Take scores back', 'choralib_add(piece, cupboard: int): Enter a new piece', 'choralib_replace(old_piece, new_piece): Put another piece on the programme', 'choralib_list(cupboard?: int): List pieces', 'choralib_read(piece): Show the data of a piece'],
    steps: `
      choralib_issue piece="{w}" person="{p}" copies={n} | Give out | All the copies found go to the alto.
      choralib_issue piece="{w2}" person="{p2}" | One score | {p2} needs {w2}.
      choralib_collect piece="{w}" person="{p2}" | Back | Get {w} back from the bass.
      choralib_add piece="{w2}" cupboard={cb2} | New | {w2} is new and lives in cupboard {cb2}.
      choralib_replace old_piece="{w}" new_piece="{w2}" | Programme | {w2} instead of {w}.
      choralib_replace old_piece="{w2}" new_piece="{w}" | Changed our minds | {w2} is dropped and the piece found in step {step1} is sung.
      choralib_list cupboard={cb2} | What is in {cb2}? | List it.
      choralib_list | List | All pieces that we have.
      choralib_read piece="{w2}" | {w2} | Show me what we know about it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ferry/manifest {"sailing": "{s}", "cars": {c}, "deck": "{d}", "ramp": "{r}", "waiting_lane": {ln}}',
    slots: { s: 'F104, Night 7, M22', s2: 'F118, Noon 3, M40', c: '12..88', d: 'deck 3, lower, C', d2: 'deck 5, upper, E', r: 'bow, stern', ln: '1..6', ln2: '7..12', m: '5..45', o: '=first thing / last of all' },
    tools: ['ferro_load(lane: int, deck, order?: first|last): Load a lane', 'ferro_unload(deck): Unload a deck', 'ferro_shift(cars: int, from_deck, to_deck): Move cars on board', 'ferro_delay(sailing, minutes: int, announce?: bool): Delay a sailing', 'ferro_cancel(sailing, announce?: bool): Cancel a sailing', 'ferro_gate(lane: int, open: bool): Gate of a lane'],
    steps: `
      @o ferro_load lane={ln} deck="{d2}" order=first // ferro_load lane={ln} deck="{d2}" order=last | Load | The waiting lane goes onto {d2}, {o}.
      ferro_load lane={ln2} deck="{d}" | Lane {ln2} | Onto {d}. The order does not matter.
      ferro_unload deck="{d}" | Empty it | {d} drives off.
      ferro_shift cars={c} from_deck="{d}" to_deck="{d2}" | Balance | As many cars as in the manifest from {d} to {d2}.
      ferro_shift cars={m} from_deck="{d2}" to_deck="{d}" | Trim | To {d} from {d2}: {m} cars.
      ferro_delay sailing="{s2}" minutes={m} announce=true | Late | {s2} leaves {m} minutes later, and tell the passengers.
      ferro_delay sailing="{s}" minutes={m} announce=false | Late, quietly | The reported sailing is {m} min late. No announcement.
      ferro_cancel sailing="{s2}" | Fog | {s2} does not sail.
      ferro_gate lane={ln2} open=false | Gate | Shut lane {ln2}.
    `,
  },
  {
    language: 'en',
    slots: { v: 'No. 14, Klotz copy, viola 3', v2: 'No. 22, cello B', w: 'spruce 1998, bosnian maple', w2: 'willow 4, poplar', h: '=40, 45, 52', c: '18..24', mm: '2.1..4.9', mm2: '5.1..6.0', d: '3..30' },
    tools: ['luthia.reserve(wood, instrument): Keep wood for an instrument', 'luthia.release(wood): Give kept wood free', 'luthia.humid(percent: int, celsius?: int): Air of the wood store', 'luthia.gauge(instrument, edge_mm: num, centre_mm: num): Enter thicknesses', 'luthia.varnish(instrument, coats: int, days_between?: int): Plan varnish', 'luthia.swap(instrument, old_wood, new_wood): Other wood'],
    steps: `
      luthia.reserve wood="{w}" instrument="{v}" | Keep | {w} is for {v}, nobody else takes it.
      luthia.release wood="{w2}" | Free | Anyone may use {w2} again.
      luthia.humid percent={h} celsius={c} | Store | {c} °C and {h} % in the wood store.
      luthia.humid percent={h} | Moisture | {h} per cent humidity; leave the temperature as it is.
      luthia.gauge instrument="{v}" edge_mm={mm} centre_mm={mm2} | Thickness | {v}: {mm2} in the centre, {mm} at the edge.
      luthia.gauge instrument="{v2}" edge_mm={mm} centre_mm={mm2} | Measured | Edge {mm} mm and centre {mm2} mm for {v2}.
      luthia.varnish instrument="{v2}" coats=4 days_between={d} | Varnish | Four coats on {v2} with {d} days in between.
      luthia.varnish instrument="{v}" coats=2 | Two coats | Twice is enough for {v}.
      luthia.swap instrument="{v2}" old_wood="{w}" new_wood="{w2}" | Crack | The {w} has a crack. {v2} is made of {w2} instead.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hatch/trough {"trough": "{t}", "o2": {o}, "fish": {n}, "celsius": {c}, "spare": "{t2}"}',
    slots: { t: 'T3, trough 9, fry west', t2: 'T7, trough 14, fry east', o: '5.1..6.4 / 8.2..10.9', n: '400..5200', n2: '50..390', c: '6.5..13.5', g: '20..480', ph: '=once / three times / six times' },
    tools: ['aquafry_feed(trough, grams: int, times?: int): Feed', 'aquafry_air(trough, level: low|high): Air a trough', 'aquafry_move(fish: int, source, target): Move fish', 'aquafry_count(trough): Count fish', 'aquafry_correct(trough, fish: int): Correct the number of fish', 'aquafry_chill(trough, celsius: num): Set the water temperature'],
    steps: `
      @o aquafry_air trough="{t}" level=high // aquafry_air trough="{t}" level=low | Air | Below 7 mg of oxygen give this trough much air, otherwise little.
      @ph aquafry_feed trough="{t2}" grams={g} times=1 // aquafry_feed trough="{t2}" grams={g} times=3 // aquafry_feed trough="{t2}" grams={g} times=6 | Feed | {g} g for {t2}, {ph}.
      aquafry_feed trough="{t}" grams={g} | Food | {g} grams into the reported trough.
      aquafry_move fish={n2} source="{t}" target="{t2}" | Too crowded | Move {n2} from there into the spare trough.
      aquafry_move fish={n2} source="{t2}" target="{t}" | Other way | {n2} fish out of {t2} and into {t}.
      aquafry_count trough="{t2}" | How many? | How many are swimming in {t2}?
      aquafry_correct trough="{t}" fish={n2} | Wrong number | In {t} there are not {n} but {n2}. Put that right.
      aquafry_chill trough="{t2}" celsius={c} | Same water | The spare trough gets the temperature of the one in the message.
    `,
  },
  {
    language: 'en',
    slots: { j: 'J-440, menu spring, poster 9', j2: 'J-512, flyer B, Atlas', p: 'Heidi, press 2, GTO', p2: 'Press 5, Roland', n: '200..9000', c: 'cyan, magenta, black', c2: '=Pantone 186, HKS 14', d: '0.9..1.9', s: '3000..9000' },
    tools: ['inkpress_run(press, job, sheets: int, speed?: int): Print a job', 'inkpress_proof(press, job): Print one proof', 'inkpress_hold(job): Stop a job for a while', 'inkpress_kill(job, wash?: bool): Give a job up', 'inkpress_move(job, old_press, new_press): Put a job on another press', 'inkpress_ink(press, old_ink, new_ink): Change ink', 'inkpress_density(press, ink, value: num): Density of an ink'],
    steps: `
      inkpress_run press="{p}" job="{j}" sheets={n} | Run | {n} sheets of {j} on {p}.
      inkpress_run press="{p2}" job="{j2}" sheets={n} speed={s} | Fast job | {j2}, {p2}, {s} an hour, {n} sheets.
      inkpress_proof press="{p2}" job="{j}" | Only a look | The client wants to see one of {j} first. {p2}.
      inkpress_hold job="{j2}" | Wait | {j2} waits until the paper arrives.
      inkpress_kill job="{j}" wash=true | Give up | Drop {j}, and wash.
      inkpress_kill job="{j2}" | Drop {j2} | The customer doesn't want it any more.
      inkpress_move job="{j}" old_press="{p}" new_press="{p2}" | Other press | Take {j} off {p}; {p2} does it.
      inkpress_ink press="{p}" old_ink="{c}" new_ink="{c2}" | Ink | {c2} replaces {c} on {p}.
      inkpress_density press="{p2}" ink="{c}" value={d} | Density | On {p2}, {d} for {c}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /escape/room {"room": "{r}", "team": "{t}", "minutes_left": {m}, "hints_used": {h}, "game_id": "{g}"}',
    slots: { r: 'Vault, Submarine, Attic', r2: 'Asylum, Tomb, Lab 9', t: 'The Owls, Team 4, HR dept', m: '3..55', h: '0..5', g: 'g-118, G77, run-903', k: '2..15', vo: '=whisper / shout' },
    tools: ['enigma_hint(game_id, text): Show a hint', 'enigma_extend(game_id, minutes: int): Give more time', 'enigma_pause(game_id): Stop the clock for a while', 'enigma_finish(game_id, won: bool): End a game', 'enigma_sound(room, style: soft|loud): Volume of a room', 'enigma_door(room, unlock: bool): Door of a room'],
    steps: `
      enigma_hint game_id={g} text="Look behind the clock" | Hint | Show them "Look behind the clock".
      enigma_hint game_id={g} text="The cat knows. Twice." | Hint two | Text on their screen: "The cat knows. Twice."
      enigma_extend game_id={g} minutes={k} | More time | They get {k} minutes more.
      enigma_pause game_id={g} | Toilet | One of them has to go. Stop the clock till they are back.
      enigma_finish game_id={g} won=true | They did it | The team is out in time. End the game.
      enigma_finish game_id={g} won=false | Lost | Time is up, they didn't make it.
      @vo enigma_sound room="{r2}" style=soft // enigma_sound room="{r2}" style=loud | Sound | The voice in {r2} should {vo}.
      enigma_door room="{r}" unlock=true | Let them out | Somebody panics. Open the door of this room.
      enigma_door room="{r2}" unlock=false | Shut | {r2} is not ready yet. Keep it locked.
    `,
  },
  {
    language: 'en',
    slots: { ra: '0.5..11.5', ra2: '12.5..23.5', de: '-35.5..-2.5', de2: '4.5..68.5', sh: 'Black Holes, Polar Night, Kids 3', sh2: 'Moonwalk, Comet Tales', t: '=14:00, 16:30, 19:15', lv: '5..95', f: '=dark / bright' },
    tools: ['domeo_point(ra: num, dec: num): Point the star projector', 'domeo_start(show, time?): Start a show, now or at a time', 'domeo_resume(show): Go on with a show', 'domeo_dim(percent: int, fade_s?: int): Light of the room', 'domeo_swap(old_show, new_show): Put another show in its place', 'domeo_mark(label, ra: num, dec: num): Show a name in the sky'],
    steps: `
      domeo_point ra={ra} dec={de} | Point | Declination {de}, right ascension {ra}.
      domeo_point ra={ra2} dec={de2} | Over there | RA {ra2}, dec {de2}.
      domeo_mark label="Vega" ra={ra2} dec={de2} | Name | Write "Vega" at dec {de2}, RA {ra2}.
      domeo_start show="{sh}" time={t} | Show | {sh} begins at {t}.
      domeo_start show="{sh2}" | Now | Start {sh2} right away.
      domeo_resume show="{sh}" | After the alarm | {sh} was interrupted; go on where it stopped.
      domeo_dim percent={lv} | Light | Room light {lv} %, no fading.
      domeo_dim percent={lv} fade_s=20 | Slowly | Fade to {lv} % within twenty seconds.
      domeo_swap old_show="{sh2}" new_show="{sh}" | Change | {sh2} is off. Its place goes to {sh}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt apiary/scale {"hive": "{h}", "kg": {kg}, "gain_kg": {g}, "queen": "{q}", "weak_hive": "{h2}"}',
    slots: { h: 'H12, Linden 3, blue hive', h2: 'H19, Linden 8, red hive', kg: '28.5..61.5', g: '-0.9..3.4', q: 'Q26-4, Mathilda, yellow 17', fr: '1..5', s: '0.5..4.5', ra: '=one to one / three to two', d: '=2026-05-03, 2026-06-11' },
    tools: ['apikolo_frames(from_hive, to_hive, count: int): Give frames to another hive', 'apikolo_requeen(hive, old_queen?, new_queen): Enter a new queen', 'apikolo_feed(hive, kg: num, mix?: thin|thick): Feed sugar', 'apikolo_super(hive, action: add|remove): Honey super on or off', 'apikolo_check(hive, date): Plan a look', 'apikolo_join(weak, strong): Unite two hives'],
    steps: `
      apikolo_frames from_hive="{h}" to_hive="{h2}" count={fr} | Brood | {fr} frames of brood from the strong one to the weak one.
      apikolo_frames from_hive="{h2}" to_hive="{h}" count={fr} | Back again | {h} gets {fr} frames of {h2}'s.
      apikolo_requeen hive="{h2}" new_queen="{q}" | Queen | {q} is put into the weak hive.
      apikolo_requeen hive="{h}" old_queen="{q}" new_queen="white 3" | New queen | White 3 follows the present queen of {h}. (Written "white 3" in the book.)
      @ra apikolo_feed hive="{h2}" kg={s} mix=thin // apikolo_feed hive="{h2}" kg={s} mix=thick | Feed | {s} kg for {h2}. Sugar and water {ra}; one to one is the thin one.
      apikolo_feed hive="{h}" kg={s} | Feed {h} | {s} kg, mix as you like.
      apikolo_super hive="{h}" action=add | Room | The hive that gained needs a super.
      apikolo_super hive="{h2}" action=remove | Too big | Take the super off {h2}.
      apikolo_check hive="{h2}" date={d} | Look | Have a look into {h2} on {d}.
      apikolo_join weak="{h2}" strong="{h}" | Unite | {h} takes in {h2}, the weak one.
    `,
  },
  {
    language: 'en',
    slots: { u: 'ana.r, kbrown, jo-w', u2: 'pia.m, tlee, rex-3', g: 'readers, lab-west, payroll', g2: 'editors, lab-east, audit', m: '50..900', pw: '=must / need not', q: '2..40' },
    tools: ['roster_grant(user, group, hours?: int): Put a user into a group', 'roster_revoke(user, group): Take a user out of a group', 'roster_regroup(user, from_group, to_group): Change the group of a user', 'roster_lock(user): Lock an account', 'roster_delete(user, keep_files?: bool): Remove an account', 'roster_passwd(user, must_change: bool): Give a new password', 'roster_quota(user, soft_mb: int, hard_mb: int): Disk limits'],
    steps: `
      roster_grant user={u} group={g} | Join | {u} joins {g}.
      roster_grant user={u2} group={g2} hours={q} | For a while | {u2} in {g2}, for {q} hours only.
      roster_revoke user={u} group={g2} | Out | {g2} without {u}.
      roster_regroup user={u2} from_group={g} to_group={g2} | Other desk | {u2} leaves {g} for {g2}.
      roster_regroup user={u} from_group={g2} to_group={g} | Move | {u}: into {g}, out of {g2}.
      roster_lock user={u2} | On leave | {u2} is away for a year. Lock, don't delete.
      roster_delete user={u} keep_files=true | Left | Delete {u} but not the files.
      roster_delete user={u2} keep_files=false | Gone | Delete {u2} with all the files.
      @pw roster_passwd user={u} must_change=true // roster_passwd user={u} must_change=false | Password | New password for {u}, who {pw} change it at the first login.
      roster_quota user={u2} soft_mb={q} hard_mb={m} | Disk | {u2}: hard limit {m} MB, soft {q}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vend/alert {"machine": "{m}", "slot": "{s}", "item": "{i}", "left": {n}, "site": "{site}"}',
    slots: { m: 'VM-07, snack 12, Lobby east', m2: 'VM-15, drink 4', s: 'A3, B6, D1', s2: 'C2, E5, F4', i: 'oat bar, cola, crisps', i2: 'water, nuts, gum', n: '0..3', p: '0.5..3.5', p2: '3.6..5.9', site: 'campus, depot, pool', k: '6..40' },
    tools: ['vendilo_fill(machine, slot, count: int): Book a refill', 'vendilo_price(machine, slot, price: num): Set a price', 'vendilo_swap(machine, slot_a, slot_b): Let two slots change places', 'vendilo_item(machine, slot, item): Say what is in a slot', 'vendilo_block(machine, slot?): Sell nothing from a slot or a machine', 'vendilo_allow(machine, slot?): Sell again'],
    steps: `
      vendilo_fill machine="{m}" slot={s} count={k} | Refilled | {k} pieces went into the slot of the alert.
      vendilo_price machine="{m2}" slot={s2} price={p} | Price | {s2} in {m2} costs {p} now.
      vendilo_price machine="{m}" slot={s} price={p2} | Dearer | Not {p} but {p2} for the item that is low.
      vendilo_swap machine="{m}" slot_a={s} slot_b={s2} | Change places | In {m}, {s} and {s2} change places.
      vendilo_item machine="{m2}" slot={s2} item="{i2}" | New item | {m2}, {s2}: {i2}.
      vendilo_item machine="{m}" slot={s} item="{i2}" | Instead | Where the {i} was there is {i2} now, same machine.
      vendilo_block machine="{m}" slot={s} | Stuck | Sell nothing more from that slot.
      vendilo_block machine="{m2}" | Broken | {m2} sells nothing at all.
      vendilo_allow machine="{m2}" slot={s2} | Works | {s2} of {m2} may sell again.
    `,
  },
  {
    language: 'en',
    slots: { t: 'tray 4, rack N, shelf 2', t2: 'tray 11, rack S', c: '12..24', r: '40..88', m: '10..90', st: '=a whisper / a gale', sp: 'shiitake, lion mane, reishi' },
    tools: ['dryad_begin(place, celsius: int, minutes?: int): Begin drying', 'dryad_continue(place, minutes: int): Dry longer', 'dryad_end(place): End drying', 'dryad_fan(place, force: weak|strong): Fan', 'dryad_tag(place, crop): Say what lies there'],
    steps: `
      dryad_begin place="{t}" celsius={c} minutes={m} | Dry | {t}, {m} minutes, {c} degrees.
      dryad_begin place="{t2}" celsius={c} | Dry {t2} | At {c} °C until I say stop.
      dryad_continue place="{t}" minutes={m} | Still soft | {t} needs {m} more minutes.
      dryad_end place="{t2}" | Dry enough | {t2} crackles. That's it.
      @st dryad_fan place="{t}" force=weak // dryad_fan place="{t}" force=strong | Air | More like {st} for {t}, please.
      dryad_tag place="{t2}" crop="{sp}" | What is it | On {t2} there is {sp}.
      failed "no tool can slice" | Slice | Slice the {sp} five millimetres thick.
    `,
  },
  {
    language: 'en',
    event: 'mqtt court/booking {"court": {c}, "player": "{p}", "from": "{t}", "to": "{t2}", "light": "{li}"}',
    slots: { c: '1..4', c2: '5..9', p: 'Lena V., Mr Achebe, Team Fox', p2: 'Joost, Miss Ray, Club B', t: '=17:00, 18:00, 18:30', t2: '=19:30, 20:00, 20:30', t3: '=21:00, 21:30', li: '=yes, on / no, off' },
    tools: ['smash_reserve(court: int, player, start, finish): Reserve a court without paying', 'smash_book(court: int, player, start, finish, light?: bool): Book and charge', 'smash_extend(court: int, finish): Play longer', 'smash_switch(court_old: int, court_new: int): Move a booking to another court', 'smash_lamp(court: int, on: bool): Lamps of a court'],
    steps: `
      smash_book court={c} player="{p}" start={t} finish={t2} | Book | Book what the message asks for and charge it; nothing about lights.
      smash_reserve court={c2} player="{p2}" start={t} finish={t3} | Reserve | {p2}, court {c2}, till {t3} from {t}. Not paid yet.
      smash_book court={c2} player="{p2}" start={t2} finish={t3} light=true | With light | {p2} pays for {c2}, {t2} to {t3}, lights included.
      smash_book court={c2} player="{p}" start={t} finish={t3} light=false | By day | Charge {p} for court {c2} between {t} and {t3}. They play without lamps.
      smash_extend court={c} finish={t3} | Longer | The ones in the message play on until {t3}.
      smash_switch court_old={c} court_new={c2} | Wet | {c} is wet, so they go to {c2}.
      smash_switch court_old={c2} court_new={c} | Back | Court {c} gets the booking of court {c2}.
      @li smash_lamp court={c} on=true // smash_lamp court={c} on=false | Lamps | Set the lamps of the booked court as the message says.
    `,
  },
  {
    language: 'en',
    slots: { a: 'buoy 7, Lantern B, N-12', a2: 'buoy 15, Lantern F', ch: '1..12', s: '2..9', s2: '10..30', col: '=red, green, white, amber', m: '2..14', d: '=2026-09-01, 2027-04-15' },
    tools: ['navlit_flash(aid, on_s: int, off_s: int): Rhythm of a light', 'navlit_colour(aid, colour: red|green|white|amber): Colour of a light', 'navlit_off(aid, until?): Put a light out', 'navlit_horn(aid, on: bool): Fog horn', 'navlit_range(aid, miles: int): How far a light is seen'],
    steps: `
      navlit_flash aid="{a}" on_s={s} off_s={s2} | Rhythm | {a}: {s2} s dark, {s} s lit.
      navlit_flash aid="{a2}" on_s={s2} off_s={s} | Other rhythm | {a2} is lit for {s2} seconds and out for {s}.
      navlit_colour aid="{a}" colour={col} | Colour | {a} shines {col}.
      navlit_off aid="{a2}" until={d} | Out | {a2} stays dark until {d}.
      navlit_off aid="{a}" | Dark | Put {a} out; we'll see for how long.
      navlit_horn aid="{a2}" on=true | Fog | Thick fog. Let {a2} sound.
      navlit_horn aid="{a}" on=false | Clear | The fog has lifted at {a}; the neighbours want to sleep.
      navlit_range aid="{a2}" miles={m} | Range | It is enough if {a2} is seen from {m} miles.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hosp/linen {"ward": "{w}", "bag": "{b}", "kg": {kg}, "infectious": {inf}, "clean_trolley": "{tr}"}',
    slots: { w: 'ward 3, ICU, maternity', w2: 'ward 8, burns, day clinic', b: 'B-204, L88, 5511', b2: 'B-377, L94', kg: '4..28', inf: '=false / true', tr: 'T6, trolley 2', n: '10..60', p: '=40, 60, 75, 95' },
    tools: ['linnet_wash(bag, celsius: int, disinfect?: bool): Wash a bag', 'linnet_isolate(bag): Keep a bag apart', 'linnet_send(trolley, ward, sheets: int): Send clean linen', 'linnet_fetch(ward): Fetch dirty linen', 'linnet_shift(sheets: int, giver, taker): Linen from ward to ward'],
    steps: `
      @inf linnet_wash bag={b} celsius=60 // linnet_isolate bag={b} | Which way? | An infectious bag is kept apart. Any other is washed at 60 degrees, nothing special.
      linnet_wash bag={b2} celsius={p} disinfect=true | Wash | {b2} at {p} °C and kill all germs.
      linnet_wash bag={b2} celsius={p} disinfect=false | Only wash | {p} degrees for {b2}. It needs no disinfection.
      linnet_send trolley="{tr}" ward="{w}" sheets={n} | Clean | {n} sheets on the clean trolley to the ward of the bag.
      linnet_send trolley="{tr}" ward="{w2}" sheets={n} | To {w2} | They need {n} sheets. Take {tr}.
      linnet_fetch ward="{w2}" | Fetch | Dirty linen lies in {w2}.
      linnet_shift sheets={n} giver="{w}" taker="{w2}" | Lend | {w2} gets {n} sheets of {w}.
      linnet_shift sheets={n} giver="{w2}" taker="{w}" | Give back | {n} sheets from {w2} back to {w}.
    `,
  },
  {
    language: 'en',
    slots: { h: 'nas3, 10.2.0.14, hutch', h2: 'db-1, 10.2.0.77, larder', s: 'sshd, nginx, mosquitto', s2: 'cupsd, redis, ntpd', u: 'ops, root, deploy', n: '3..60', w: '=by force / politely' },
    tools: ['svcdeck_start(host, service): Start a service', 'svcdeck_resume(host, service): Wake a frozen service', 'svcdeck_freeze(host, service): Freeze a service', 'svcdeck_stop(host, service, force?: bool): Stop a service', 'svcdeck_read(host, service, lines?: int): Read the log of a service', 'svcdeck_list(host): List the services'],
    steps: `
      svcdeck_start host={h} service={s} | Start | {s} on {h}.
      svcdeck_resume host={h2} service={s2} | Wake it | {s2} on {h2} is frozen. Wake it up.
      svcdeck_freeze host={h} service={s2} | Freeze | On {h} freeze {s2}, don't stop it.
      @w svcdeck_stop host={h2} service={s} force=true // svcdeck_stop host={h2} service={s} force=false | Stop | Stop {s} on {h2} {w}.
      svcdeck_stop host={h} service={s} | Stop {s} | On host {h}.
      svcdeck_read host={h2} service={s2} lines={n} | Log | The last {n} lines that {s2} wrote, machine {h2}.
      svcdeck_read host={h} service={s} | What does it say? | Show me the log of {s} at {h}.
      svcdeck_list host={h2} | What runs there? | Which services does {h2} have?
    `,
  },
  {
    language: 'en',
    event: 'mqtt crema/oven {"muffle": {m}, "celsius": {c}, "urn": "{u}", "attendant": "{p}", "free": {m2}}',
    slots: { m: '1..2', m2: '3..4', c: '640..840', c2: '850..980', u: 'U-5521, 2026/118, K77', u2: 'U-5604, 2026/140', p: 'Herrmann, Sloane, Ito', p2: 'Voss, Adeyemi', min: '=sixty / ninety' },
    tools: ['thanos_heat(muffle: int, celsius: int): Heat a muffle', 'thanos_hold(muffle: int, minutes: int): Keep the temperature', 'thanos_assign(urn, muffle: int): Say which urn belongs to which muffle', 'thanos_relabel(old_urn, new_urn): Correct the number of an urn', 'thanos_duty(off, on): Change of attendant'],
    steps: `
      thanos_heat muffle={m2} celsius={c2} | Heat | The free muffle to {c2} °C.
      @min thanos_hold muffle={m} minutes=60 // thanos_hold muffle={m} minutes=90 | Hold | {min} minutes at this temperature for muffle {m}.
      thanos_assign urn={u2} muffle={m2} | Urn | {u2} belongs to muffle {m2}.
      thanos_assign urn={u} muffle={m2} | Moved | The urn of the message belongs to the free muffle now.
      thanos_relabel old_urn={u} new_urn={u2} | Wrong number | It says {u}. Right would be {u2}.
      thanos_relabel old_urn={u2} new_urn={u} | Number | {u} is the new number of {u2}.
      thanos_duty off={p} on={p2} | Change | {p2} relieves the present attendant.
      thanos_duty off={p2} on={p} | Night | {p} takes over from {p2}.
    `,
  },
  {
    language: 'en',
    slots: { d: 'Rex, Luna 2, no. 41', d2: 'Bruno, Mika, no. 58', k: 'K3, run 12, kennel 5', k2: 'K8, run 20', g: '120..900', w: '4.5..38.5', t: '=07:30, 12:00, 17:45', o: 'Mrs Bell, Dario, Ms Oyelaran', how: '=alone / with others' },
    tools: ['pawly_house(dog, kennel): Put a dog into a kennel', 'pawly_rehouse(dog, old_kennel, new_kennel): Move a dog', 'pawly_feed(dog, grams: int, at?): Feed a dog', 'pawly_walk(dog, company: single|group): Walk a dog', 'pawly_reserve(dog, person): Keep a dog for a person', 'pawly_adopt(dog, person): Give a dog away for good', 'pawly_weigh(dog, kg: num): Enter a weight'],
    steps: `
      pawly_house dog="{d}" kennel="{k}" | New arrival | {d} comes into {k}.
      pawly_rehouse dog="{d2}" old_kennel="{k}" new_kennel="{k2}" | Noise | {d2} can't sleep in {k}; {k2} is quieter.
      pawly_rehouse dog="{d}" old_kennel="{k2}" new_kennel="{k}" | Move {d} | to {k} from {k2}
      pawly_feed dog="{d}" grams={g} at={t} | Food | {g} g for {d} at {t}.
      pawly_feed dog="{d2}" grams={g} | Food for {d2} | {g} grams, no matter when.
      @how pawly_walk dog="{d}" company=single // pawly_walk dog="{d}" company=group | Walk | {d} goes out {how}.
      pawly_reserve dog="{d2}" person="{o}" | Maybe | {o} wants to think about {d2} for a night. Nobody else gets the dog till then.
      pawly_adopt dog="{d}" person="{o}" | A home | The papers are signed: {d} belongs to {o} now.
      pawly_weigh dog="{d2}" kg={w} | Scales | {d2} weighs {w} kg.
    `,
  },
];
