import type { Scene } from '../../scene';

/** Arguments that are lists: tools with names in other styles, short notes; English, part 9. */
export const rowsEn9: readonly Scene[] = [
  // dotted names: home heating
  {
    language: 'en',
    event: 'mqtt home/thermo {"cold_rooms": ["{a}", "{b}"], "warm_rooms": ["{c}"], "boiler_c": {t}, "valves": [{x}, {y}, {z}]}',
    slots: { a: 'bath, study, R1', b: 'nursery, hall, R4', c: 'kitchen, loft, R6', d: 'cellar, porch, R9', t: '41..69', x: '1..6', y: '7..12', z: '13..18', g: '19..23', m: '70..180' },
    tools: ['hestia.rooms.heat(roomIds: text[], celsius: int, forMinutes?: int): Heat rooms', 'hestia.rooms.rest(roomIds: text[]): Let rooms cool', 'hestia.valve.turn(valve: int, steps: int): Turn one valve', 'hestia.valve.flush(valves: int[], twice?: bool): Flush valves', 'hestia.room.name(room, newName): Rename a room'],
    steps: `
      hestia.rooms.heat roomIds=["{a}", "{b}"] celsius={g} | Cold | cold rooms to {g}
      hestia.rooms.heat roomIds=["{d}"] celsius={g} forMinutes={m} | Guests | {g} °C in the {d} for {m} min
      hestia.rooms.heat roomIds=["{d}", "{c}", "{a}"] celsius={g} | Three | Warm up {d}, {c}, {a} - all to {g}, open end.
      hestia.rooms.rest roomIds=["{c}"] | Warm | let cool what is warm
      hestia.rooms.rest roomIds=["{b}", "{d}"] | Away | no one in {b} or {d} this week, let them cool
      hestia.valve.flush valves=[{x}, {y}, {z}] | Flush | flush: all from the message
      hestia.valve.flush valves=[{z}, {y}] twice=true | Flush | {z}, {y}: flush twice
      hestia.valve.flush valves=[{x}] | Flush | valve {x}, flush
      hestia.valve.turn valve={y} steps={g} | Turn | {y}: {g} steps
      hestia.room.name room="{a}" newName="{d}" | Rename | The first of the cold rooms is from now on called {d}.
    `,
  },
  // camelCase: photo lab
  {
    language: 'en',
    earlier: ['Sort the pictures | lumisort → sharp: {a}, {b}, {c}; blurred: {d}, {e}', 'Album of the customer | albumget → {al}'],
    slots: { a: 'IMG-11, dune.jpg, P101', b: 'IMG-27, gull.jpg, P118', c: 'IMG-39, pier.jpg, P130', d: 'IMG-52, mist.jpg, P144', e: 'IMG-66, foam.jpg, P159', al: 'Wedding Roth, Iceland, A-77', al2: 'School 4b, Harvest, A-90', s: '=10x15, 13x18, 20x30', n: '2..40' },
    tools: ['lumiPrint(pictures: text[], size, copies?: int): Print pictures', 'lumiAlbum(album, pictures: text[], cover?): Put pictures into an album', 'lumiBin(pictures: text[]): Throw pictures away', 'lumiFix(picture, steps: text[]): Improve one picture', 'lumiCover(album, picture): Set the cover of an album', 'lumiLimit(album, pictures: int): How many pictures fit'],
    steps: `
      lumiPrint pictures=["{a}", "{b}", "{c}"] size={s} | Prints | sharp ones, {s}, as many copies as usual
      lumiPrint pictures=["{b}"] size={s} copies={n} | Prints | {n} x {b} in {s}
      lumiAlbum album="{al}" pictures=["{c}", "{a}"] | Album | Into the album that step {step2} found: {c}, {a}. Cover stays.
      lumiAlbum album="{al2}" pictures=["{e}"] cover="{e}" | Album | {al2} has one picture, {e}, and that is the cover too.
      lumiBin pictures=["{d}", "{e}"] | Bin | Everything blurred can go in the bin.
      lumiBin pictures=["{e}"] | Bin | Blurred, but {d} is wanted. Throw the other away.
      lumiFix picture="{d}" steps=["sharpen", "crop"] | Fix | {d}: sharpen, then crop.
      lumiFix picture="{a}" steps=["brighten"] | Fix | For {a} brighten is all it takes.
      lumiCover album="{al2}" picture="{b}" | Cover | cover of {al2} = {b}
      lumiLimit album="{al}" pictures={n} | Limit | {n} pictures fit into {al}.
    `,
  },
  // two tools only: traffic counters
  {
    language: 'en',
    event: 'webhook /count/gaps {"missing_hours": [{a}, {b}, {c}], "site": "{s}"}',
    slots: { s: 'Bridge W, S-14, Tor 3', s2: 'Bridge E, S-29, Tor 8', a: '1..5', b: '6..11', c: '12..17', d: '18..23', k: '24..90' },
    tools: ['zaehlwurm_fill(site, hours: int[], with?: int): Fill hours that are missing', 'zaehlwurm_set(site, hour: int, cars: int): Set the cars of one hour'],
    steps: `
      zaehlwurm_fill site="{s}" hours=[{a}, {b}, {c}] | Fill | Fill the gaps of the message.
      zaehlwurm_fill site="{s}" hours=[{b}, {c}] with={k} | Fill two | All the missing hours except {a}, with {k}.
      zaehlwurm_fill site="{s2}" hours=[{d}] | Fill one | There is also a gap at {s2}: hour {d}. Fill it.
      zaehlwurm_fill site="{s2}" hours=[{d}, {a}] with={k} | Fill | At {s2} fill hour {d} as well as hour {a} with {k}.
      zaehlwurm_set site="{s}" hour={c} cars={k} | Set | {k} cars passed this site in hour {c}.
      zaehlwurm_set site="{s2}" hour={d} cars={k} | Set | {s2}: hour {d}, {k} cars
      memory_store key=gaps content="{s}" | Note | Keep the name of the site under gaps.
      notify message="{s} has gaps" | Tell | Show "{s} has gaps".
    `,
  },
  // wholesale flowers: polite
  {
    language: 'en',
    event: 'manual - Order by {w}: {a}, {b}, {c}; {d} is sold out',
    slots: { w: 'Blumen Ilg, Ms. Arrieta, Hotel Corvo', a: 'tulip, freesia, iris', b: 'anemone, ranunculus, lily', c: 'peony, dahlia, aster', d: 'rose, orchid, protea', e: 'eucalyptus, fern, ivy', n: '20..190', bk: '201..240', bk2: '241..280', c4: '2..9' },
    tools: ['flornexus-pack(flowers: text[], customer, greens?: text[]): Pack flowers', 'flornexus-bid(flowers: text[], cents: int): Bid for flowers', 'flornexus-water(buckets: int[]): Fill buckets', 'flornexus-cool(bucket: int, celsius: int): Cool one bucket', 'flornexus-instead(sold_out, offer: text[]): What to offer instead', 'flornexus-bunch(flower, stems: int): Stems of a bunch'],
    steps: `
      flornexus-pack flowers=["{a}", "{b}", "{c}"] customer="{w}" | Pack | Would you be so kind as to pack what {w} has ordered? No greens.
      flornexus-pack flowers=["{b}"] customer="{w}" greens=["{e}"] | Pack | {w} rang: only the {b} after all, and with {e} as the green, please.
      flornexus-bid flowers=["{d}"] cents={n} | Bid | We need more of what is sold out; kindly bid {n} cents.
      flornexus-bid flowers=["{e}", "{d}"] cents={n} | Bid | May I ask you to bid {n} cents for {e} and {d}?
      flornexus-water buckets=[{bk}, {bk2}] | Water | Buckets {bk} and {bk2} look thirsty, please fill them.
      flornexus-water buckets=[{bk2}] | Water | If you pass bucket {bk2}, please fill it.
      flornexus-cool bucket={bk} celsius={c4} | Cool | {c4} degrees would be right for bucket {bk}, thanks.
      flornexus-instead sold_out="{d}" offer=["{c}", "{a}"] | Instead | People who ask for the sold-out flower are offered {c} first and {a} second.
      flornexus-instead sold_out="{d}" offer=["{e}"] | Instead | Please offer {e} and nothing else in place of {d}.
      flornexus-bunch flower="{b}" stems={n} | Bunch | One bunch of {b} has {n} stems.
    `,
  },
  // PLC / packaging line, notes
  {
    language: 'en',
    event: 'mqtt line7/reject {"stations": [{a}, {b}], "rejects": [{x}, {y}], "lot": "{l}", "next_lot": "{l2}"}',
    slots: { l: 'L-4401, lot 12, QA77', l2: 'L-4460, lot 19, QB12', l3: 'L-4489, lot 27, QC30', a: '1..6', b: '7..12', c: '13..18', d: '19..24', x: '25..49', y: '50..99', v: '1.5..9.5' },
    tools: ['packsel.bypass(stations: int[], until_lot?): Bypass stations', 'packsel.hold(lots: text[], cause?): Hold lots', 'packsel.release(lots: text[]): Release lots', 'packsel.torque(station: int, nm: num): Set the torque of one station', 'packsel.count(values: int[], lot): Enter counts of a lot', 'packsel.after(lot, before_lot): Run a lot before another'],
    steps: `
      packsel.bypass stations=[{a}, {b}] | Bypass | reject stations: bypass.
      packsel.bypass stations=[{c}] until_lot="{l2}" | Bypass | bypass {c} until the next lot
      packsel.bypass stations=[{a}, {c}, {d}] until_lot="{l3}" | Bypass | until {l3}: {a} {c} {d} in bypass
      packsel.hold lots=["{l}"] cause=weight | Hold | this lot on hold. cause = weight
      packsel.hold lots=["{l}", "{l2}"] | Hold | this lot + next lot on hold, cause later
      packsel.release lots=["{l3}", "{l}"] | Release | Lot {l3} is fine, so is {l}: release in this order
      packsel.release lots=["{l2}"] | Release | Only the next lot, release.
      packsel.torque station={d} nm={v} | Torque | st. {d}: {v} Nm
      packsel.count values=[{x}, {y}] lot="{l}" | Count | rejects of the message to their lot
      packsel.count values=[{y}] lot="{l2}" | Count | {l2}: one count, {y}
      packsel.after lot="{l3}" before_lot="{l2}" | Order | {l3} runs before the next lot.
    `,
  },
  // choir / sheet music
  {
    language: 'en',
    slots: { v: '=soprano, alto', v2: '=tenor, bass', s: 'Ave Maria, Op 12, Lullaby', s2: 'Kyrie, Op 31, Sea Song', s3: 'Gloria, Op 45, Night Ride', b: '2..30', b2: '31..60', b3: '61..99', h: 'chapel, room 14, old school', n: '100..160' },
    tools: ['cantorix_rehearse(voices: text[], pieces: text[], room?): Plan a rehearsal', 'cantorix_bars(piece, bars: int[]): Mark bars to practise', 'cantorix_tempo(piece, beats: int): Set the tempo of a piece', 'cantorix_program(pieces: text[], encore?): Set the programme', 'cantorix_jump(piece, from_bar: int, to_bar: int): Mark a jump', 'cantorix_voices(piece, voices: int): How many voices a piece has'],
    steps: `
      cantorix_rehearse voices=["{v}", "{v2}"] pieces=["{s}"] | Rehearse | The {v} and the {v2} practise {s}; no room yet.
      cantorix_rehearse voices=["{v2}"] pieces=["{s2}", "{s3}"] room="{h}" | Rehearse | In {h} the {v2} alone practises {s2} and {s3}.
      cantorix_bars piece="{s}" bars=[{b}, {b2}, {b3}] | Bars | Bars {b}, {b2} and {b3} of {s} never work. Mark them.
      cantorix_bars piece="{s3}" bars=[{b2}] | Bar | Mark bar {b2} in {s3}.
      cantorix_tempo piece="{s2}" beats={n} | Tempo | {s2} at {n}.
      cantorix_program pieces=["{s3}", "{s}", "{s2}"] | Programme | We open with {s3}, then comes {s}, and {s2} closes. No encore.
      cantorix_program pieces=["{s}", "{s2}"] encore="{s3}" | Programme | Programme: {s}, {s2}. As an encore {s3}.
      cantorix_program pieces=["{s2}"] | Short | A programme of a single piece for the wedding: {s2}.
      cantorix_jump piece="{s}" from_bar={b} to_bar={b3} | Jump | In {s} we jump from bar {b} to {b3}.
      cantorix_voices piece="{s3}" voices=4 | Voices | {s3} has four voices.
    `,
  },
  // smart meter / energy cooperative
  {
    language: 'en',
    event: 'mqtt coop/meters {"silent": ["{a}", "{b}", "{c}"], "high": ["{d}"], "kwh": [{x}, {y}, {z}, {w}]}',
    slots: { a: 'M-100, flat 3, EZ9', b: 'M-124, flat 8, EZ21', c: 'M-150, flat 12, EZ34', d: 'M-177, flat 17, EZ48', e: 'M-198, flat 21, EZ60', x: '1.2..9.8', y: '10.2..19.8', z: '20.2..29.8', w: '30.2..39.8', p: 'Ottmar, meter team, Silje' },
    tools: ['stromkauz_ping(meters: text[], tries?: int): Wake meters', 'stromkauz_cap(meter, kilowatts: num): Cap one meter', 'stromkauz_enter(kwh: num[], day?): Enter a row of readings', 'stromkauz_reading(meter, kwh: num): Enter the reading of one meter', 'stromkauz_visit(meters: text[], by): Plan visits', 'stromkauz_mates(meters: text[]): Bill meters together'],
    steps: `
      stromkauz_ping meters=["{a}", "{b}", "{c}"] | Ping | The silent ones need waking.
      stromkauz_ping meters=["{c}"] tries=5 | Ping | Five tries for {c}.
      stromkauz_ping meters=["{a}", "{b}"] tries=2 | Ping | Wake the first two of the silent meters, two tries.
      stromkauz_cap meter="{d}" kilowatts={x} | Cap | Cap what is high at {x} kW
      stromkauz_enter kwh=[{x}, {y}, {z}, {w}] | Enter | Enter the readings of the message as a row, no day.
      stromkauz_enter kwh=[{w}, {z}, {y}, {x}] day=sunday | Enter | day: sunday; the same readings, but from the last to the first
      stromkauz_enter kwh=[{z}] day=monday | Enter | For monday there is {z} and nothing more.
      stromkauz_reading meter="{e}" kwh={y} | Reading | {e} says {y}.
      stromkauz_visit meters=["{d}", "{e}"] by="{p}" | Visit | {p} visits the meter that is high, then {e}.
      stromkauz_visit meters=["{b}"] by="{p}" | Visit | A visit by {p} at {b}.
      stromkauz_mates meters=["{c}", "{e}"] | Together | {p} asks that {c} and {e} be billed together.
    `,
  },
  // river monitoring stations: fail if not in list
  {
    language: 'en',
    event: 'webhook /river/samples {"bottles": ["{a}", "{b}", "{c}", "{d}"], "broken": "{k}", "lab": "{l}"}',
    slots: { a: 'FL-1, bottle 3, R-07', b: 'FL-4, bottle 8, R-15', c: 'FL-7, bottle 12, R-22', d: 'FL-9, bottle 17, R-36', k: '=none / two', l: 'Lab Nord, Hydra, Dr. Ito', l2: 'Lab Süd, Aquae, Dr. Woll', t: '=nitrate, lead', t2: '=zinc, algae', n: '2..9' },
    tools: ['rheometra_ship(bottles: text[], lab, chilled?: bool): Ship bottles', 'rheometra_test(bottles: text[], tests: text[]): Order tests', 'rheometra_pour(bottle): Pour one bottle away', 'rheometra_mix(bottles: text[], new_name): Mix bottles', 'rheometra_label(bottle, words): Label one bottle', 'rheometra_ask(labs: text[], words): Ask labs'],
    steps: `
      @k rheometra_ship bottles=["{a}", "{b}", "{c}", "{d}"] lab="{l}" // failed "two bottles are broken" | Ship | Ship all bottles to the lab, but only when none is broken.
      rheometra_ship bottles=["{b}", "{d}"] lab="{l2}" chilled=true | Ship | {l2} wants the second and the fourth, chilled.
      rheometra_test bottles=["{a}"] tests=["{t}", "{t2}"] | Test | For {a}: {t} and {t2}
      rheometra_test bottles=["{c}", "{d}"] tests=["{t2}"] | Test | From the last two bottles we'd like to know {t2}. Order the test.
      rheometra_pour bottle="{c}" | Pour | There is a fly in {c}, pour it away.
      rheometra_mix bottles=["{a}", "{b}", "{c}"] new_name=mean | Mix | All of them but {d} are mixed and called mean.
      rheometra_mix bottles=["{d}", "{a}"] new_name="{l2}" | Mix | Mix {d} and {a}; the new name is {l2}.
      rheometra_label bottle="{b}" words="{t} and {t2}" | Label | "{t} and {t2}" on the label of {b}
      rheometra_ask labs=["{l}", "{l2}"] words="Do you have time?" | Ask | Ask the lab of the message and {l2}: "Do you have time?"
      rheometra_ask labs=["{l2}"] words="Where is {b}?" | Ask | Only {l2} gets the question "Where is {b}?"
    `,
  },
  // stadium sections
  {
    language: 'en',
    event: 'cron - 45 minutes to kick-off',
    earlier: ['Ask the turnstiles | drehkreuz → crowded: {a}, {b}; quiet: {c}, {d}', 'Ask first aid | sanipost → team {e} free'],
    slots: { a: '1..9', b: '10..19', c: '20..29', d: '30..39', e: '40..59', s: 'Block A, North 2, U1', s2: 'Block F, South 3, U9', t: '=Doors open, Please queue, Use the stairs', n: '60..95' },
    tools: ['arenawacht_open(gates: int[], side?: inner|outer): Open gates', 'arenawacht_steer(from_gates: int[], to_gates: int[]): Steer people to other gates', 'arenawacht_say(sections: text[], words): Speak in sections', 'arenawacht_aid(team: int, sections: text[]): Send first aid', 'arenawacht_light(section, percent: int): Light one section', 'arenawacht_gates(section, gates: int): How many gates a section uses'],
    steps: `
      arenawacht_steer from_gates=[{a}, {b}] to_gates=[{c}, {d}] | Steer | People from the crowded gates over to the quiet ones.
      arenawacht_steer from_gates=[{b}] to_gates=[{d}] | Steer | Gate {b} only, and only to {d}: steer.
      arenawacht_open gates=[{c}, {d}] side=outer | Open | Outer side: open the quiet gates.
      arenawacht_open gates=[{d}, {a}, {c}] | Open | Open {d}; {a}; {c}
      arenawacht_open gates=[{n}] | Open | Open the emergency gate {n}.
      arenawacht_say sections=["{s}", "{s2}"] words="{t}" | Say | "{t}" in {s} and in {s2}
      arenawacht_say sections=["{s2}"] words="{t}" | Say | Only {s2} hears "{t}".
      arenawacht_aid team={e} sections=["{s2}", "{s}"] | Aid | The free team looks after {s2} and {s}.
      arenawacht_light section="{s}" percent={n} | Light | {n} % light in {s}
      arenawacht_gates section="{s2}" gates={c} | Gates | {s2} uses {c} gates.
    `,
  },
  // dental lab / workshop jobs with classes
  {
    language: 'en',
    event: 'mqtt zahnlab/job {"job": "{j}", "teeth": [{a}, {b}, {c}], "material": "{m}", "express": {x}}',
    slots: { j: 'J-3301, crown 8, Keller', j2: 'J-3377, bridge 2, Ngata', a: '11..18', b: '21..28', c: '31..38', d: '41..48', m: '=zirconia, ceramic / gold', x: '=true / false', sh: '=A1, A2', sh2: '=B1, B3', w: 'Fenja, bench 4, Ruiz', w2: 'Tarek, bench 7, Solveig' },
    tools: ['dentrix9_mill(job, teeth: int[], fast?: bool): Mill teeth', 'dentrix9_cast(job, teeth: int[]): Cast teeth', 'dentrix9_shade(tooth: int, shades: text[]): Paint one tooth', 'dentrix9_hand(workers: text[], job): Give a job to workers', 'dentrix9_merge(job, into_job): Merge jobs', 'dentrix9_teeth(job, teeth: int): How many teeth are billed'],
    steps: `
      @m dentrix9_mill job="{j}" teeth=[{a}, {b}, {c}] // dentrix9_cast job="{j}" teeth=[{a}, {b}, {c}] | Make | Gold is cast, all other materials are milled. Make the teeth of the job.
      @x dentrix9_hand workers=["{w}", "{w2}"] job="{j}" // dentrix9_hand workers=["{w}"] job="{j}" | Hand | An express job goes to {w} and {w2}, any other to {w} alone. Hand out the job of the message.
      dentrix9_mill job="{j2}" teeth=[{d}] fast=true | Mill | For {j2}, tooth {d}, mill fast.
      dentrix9_mill job="{j2}" teeth=[{c}, {d}, {a}] | Mill | {j2}: mill {c}, {d}, {a}
      dentrix9_cast job="{j2}" teeth=[{b}] | Cast | Cast tooth {b} of {j2}.
      dentrix9_shade tooth={a} shades=["{sh}", "{sh2}"] | Shade | Tooth {a} is painted {sh} at the neck and {sh2} at the edge, the neck first.
      dentrix9_shade tooth={d} shades=["{sh2}"] | Shade | {d} in {sh2} throughout.
      dentrix9_hand workers=["{w2}"] job="{j2}" | Hand | Hand {j2} to {w2}.
      dentrix9_merge job="{j2}" into_job="{j}" | Merge | {j2} is merged into the reported job.
      dentrix9_teeth job="{j}" teeth=3 | Bill | Three teeth are billed for {j}.
    `,
  },
  // tea plantation / drying
  {
    language: 'en',
    slots: { a: 'Hill 2, north slope, F-1', b: 'Hill 5, river field, F-4', c: 'Hill 8, old garden, F-9', d: 'Hill 11, school plot, F-13', q: '2..9', q2: '10..19', q3: '20..29', n: '30..90', g: 'Nimali, group 3, Suresh', g2: 'Padma, group 8, Tharindu', t: '91..130' },
    tools: ['theaphane.pluck(fields: text[], groups: text[], until?): Send groups to pluck', 'theaphane.dry(drums: int[], celsius: int, minutes: int): Heat drums', 'theaphane.roll(drum: int, rounds: int): Roll the leaves of one drum', 'theaphane.rest(fields: text[], days: int): Let fields rest', 'theaphane.tip(from_drum: int, to_drum: int): Tip leaves over', 'theaphane.grade(kilos: int[]): Enter the kilos of the grades, best first'],
    steps: `
      theaphane.pluck fields=["{a}", "{c}"] groups=["{g}"] | Pluck | At {a} and at {c} it is {g} who plucks.
      theaphane.pluck fields=["{b}"] groups=["{g}", "{g2}"] until=noon | Pluck | Everybody, which is {g} and {g2}, to {b} until noon.
      theaphane.pluck fields=["{d}"] groups=["{g2}"] | Pluck | Send {g2} to {d}.
      theaphane.dry drums=[{q}, {q2}, {q3}] celsius={t} minutes={n} | Dry | {t} °C for {n} min: drums {q}, {q2}, {q3}
      theaphane.dry drums=[{q3}] celsius={t} minutes={n} | Dry | Drum {q3} is behind the others; {n} minutes at {t} degrees for it.
      theaphane.roll drum={q2} rounds={n} | Roll | {n} rounds in drum {q2}
      theaphane.rest fields=["{d}", "{b}", "{a}"] days={n} | Rest | Give the fields {d}, {b} and {a} {n} days of rest.
      theaphane.rest fields=["{c}"] days={n} | Rest | {n} days' rest at {c}
      theaphane.tip from_drum={q3} to_drum={q} | Tip | What is in drum {q3} belongs into drum {q}.
      theaphane.grade kilos=[{t}, {n}] | Grade | {t} kilos of the best, {n} of the second grade.
      theaphane.grade kilos=[{n}] | Grade | All of it is one grade, {n} kilos.
    `,
  },
  // relay race / athletics meeting, long lists
  {
    language: 'en',
    earlier: ['Read the start list | startlist → {a}\n{b}\n{c}\n{d}\n{e}', 'Who is ill? | krankmeld → {b}'],
    slots: { a: 'Asel, Bib 12, Jonte', b: 'Mirka, Bib 27, Daan', c: 'Oluchi, Bib 35, Sef', d: 'Yara, Bib 48, Knut', e: 'Ilvy, Bib 53, Pavel', f: 'Rosalba, Bib 66, Emre', k: '1..4', k2: '5..8', t: '10.5..12.9', t2: '13.1..15.9', t3: '16.1..18.9', t4: '19.1..21.9' },
    tools: ['staffellauf.order(runners: text[], lane: int): Set the order of a relay', 'staffellauf.splits(seconds: num[], lane?: int): Enter split times', 'staffellauf.out(runners: text[], why?): Take runners off the list', 'staffellauf.sub(out_runner, in_runner): Replace a runner', 'staffellauf.time(runner, seconds: num): Enter the time of one runner'],
    steps: `
      staffellauf.order runners=["{a}", "{b}", "{c}", "{d}", "{e}"] lane={k} | Order | Lane {k}: they run as the start list says.
      staffellauf.order runners=["{e}", "{d}", "{c}", "{a}"] lane={k2} | Order | On lane {k2} we turn the start list upside down, and of course the one who is ill does not run.
      staffellauf.order runners=["{f}", "{a}", "{c}", "{d}"] lane={k} | Order | lane {k}: {f} - {a} - {c} - {d}
      staffellauf.splits seconds=[{t}, {t2}, {t3}, {t4}] | Splits | Splits: {t} / {t2} / {t3} / {t4}
      staffellauf.splits seconds=[{t4}] lane={k2} | Split | Lane {k2} has one split so far, {t4}.
      staffellauf.out runners=["{b}"] why=ill | Out | Off the list with whoever is ill, why: ill.
      staffellauf.out runners=["{d}", "{e}"] | Out | The last two of the start list have gone home, take them off.
      staffellauf.sub out_runner="{b}" in_runner="{f}" | Sub | Replace {b} by {f}.
      staffellauf.time runner="{c}" seconds={t2} | Time | The time of {c} is {t2}.
    `,
  },
];
