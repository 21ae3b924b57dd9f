import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in English, part 4. */
export const makersEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /weigh/truck {"scale": "{sc}", "plate": "{p}", "gross_kg": {gr}, "tare_kg": {ta}, "driver": "{dr}"}',
    slots: { sc: 'S1, east scale, WB-2', sc2: 'S4, west scale, WB-7', p: 'B KL 2207, HH-TX 91, WOB 4410', gr: '21000..39900', ta: '8000..14900', ta2: '7000..7990', dr: 'Ilja, Mrs Bern', mat: 'gravel 0/32, green waste, glass B', eur: '12.5..98.5', tk: 'W-22071, 88-1140' },
    tools: ['scale_zero(scale): Set a scale to zero', 'read_scale(scale): Read a scale', 'ticket_make(plate, material, gross: int, tare: int): Make a weighing ticket', 'ticket_fix(ticket, field: gross|tare, kg: int): Correct a ticket', 'ticket_void(ticket): Make a ticket worthless', 'price_set(material, eur_per_t: num): Set a price', 'signal(scale, light: red|green): Switch the traffic light'],
    steps: `
      ticket_make plate="{p}" material="{mat}" gross={gr} tare={ta} | Ticket | For the truck on the scale, {mat}, gross and tare as weighed.
      ticket_make plate="{p}" material="{mat}" gross={gr} tare={ta2} | Other tare | Same truck with {mat}, but take {ta2} as tare, gross as reported.
      ticket_fix ticket={tk} field=tare kg={ta2} | Wrong tare | {ta2} kg is the tare on {tk}.
      ticket_fix ticket={tk} field=gross kg={gr} | Wrong gross | The gross of {tk} should be the one in the message.
      ticket_void ticket={tk} | Not ours | {tk} was a mistake, nobody pays it.
      price_set material="{mat}" eur_per_t={eur} | {mat} | From today {eur} euros a tonne.
      signal scale="{sc}" light=green | Off you go | The weighed truck may drive.
      signal scale="{sc2}" light=red | Hold it | At {sc2} nobody drives up.
      scale_zero scale="{sc2}" | Zero | Mud on {sc2} is gone, so back to zero.
      read_scale scale="{sc}" | Again | What does the scale in the message show now?
    `,
  },
  {
    language: 'en',
    slots: { br: 'Bay 2, lift left, Bay 6', br2: 'Bay 4, lift right, Bay 9', bar: '2.1..3.6', bar2: '3.7..5.2', nm: '80..190', set: 'RS-2207, 88-14, winter Kroll', set2: 'RS-3310, 90-02', rk: 'C14, D-03, Shelf 7', rk2: 'A02, F-11, shelf 1', cm: '20..95', g: '5..80' },
    tools: ['jackUp(bay, cm: int): Lift a car', 'jackDown(bay): Lower a car to the floor', 'jackLock(bay, on: bool): Lock the lift', 'inflate(axle: front|rear, bar: num, nitrogen?: bool): Fill tyres', 'torqueSet(nm: int, bay?): Set the wheel wrench', 'storeWheels(set, rack): Put wheels into the store', 'fetchWheels(set): Get wheels from the store', 'swapRack(set, fromRack, toRack): Move wheels in the store', 'balance(grams: int, side: inner|outer): Enter a weight'],
    steps: `
      jackUp bay="{br}" cm={cm} | Up | Car in {br}: {cm} cm off the floor.
      jackDown bay="{br2}" | Down | Back on its wheels in {br2}.
      jackLock bay="{br}" on=true | Work under it | Somebody lies under the car in {br}. Secure it.
      jackLock bay="{br2}" on=false | Free again | No more lock on {br2}.
      inflate axle=front bar={bar} nitrogen=false | Front | {bar} bar in front, ordinary air, no nitrogen.
      inflate axle=rear bar={bar2} | Rear | At the back {bar2} bar.
      inflate axle=rear bar={bar} nitrogen=true | Rear, nitrogen | Nitrogen, {bar} bar, rear axle.
      torqueSet nm={nm} bay="{br}" | Wrench | {nm} Nm for the wrench in {br}.
      storeWheels set="{set}" rack="{rk}" | Store | Wheels {set} lie in {rk} till spring.
      swapRack set="{set2}" fromRack="{rk2}" toRack="{rk}" | Re-rack | In {rk} is the new place of {set2}; in {rk2} it lay till now.
      fetchWheels set="{set2}" | Out of store | The customer waits for {set2}.
      balance grams={g} side=outer | Weight | {g} g outside.
    `,
  },
  {
    language: 'en',
    event: 'mqtt escape/room {"room": "{r}", "team": "{tm}", "left_min": {l}, "stuck_at": "{pz}", "other_team": "{tm2}"}',
    slots: { r: 'Crypt, Submarine, Lab 13', r2: 'Vault, Airship, Attic', tm: 'Red Pandas, team 7, Kessler', tm2: 'Moths, team 4, Brandt', l: '3..29', pz: 'clock, safe, mirror', pz2: 'bookcase, radio, trapdoor', n: '30..55', s: '5..28' },
    tools: ['hint.send(room, text, voice?: bool): Give a hint', 'lock.pop(room, prop): Open a lock', 'lock.arm(room, prop): Lock again', 'timer.add(room, minutes: int): Give more time', 'timer.freeze(room): Stop the time', 'timer.run(room): Let the time run', 'fog.puff(room, secs: int, strength?: low|high): Make fog', 'score.enter(team, minutes: int, hints: int): Enter a result'],
    steps: `
      hint.send room="{r}" text="Count the hands, don't turn them" voice=true | Hint | Say aloud where they are stuck: "Count the hands, don't turn them"
      hint.send room="{r2}" text="7 + 4 isn't 11 here" | Written hint | In {r2}, on the screen: "7 + 4 isn't 11 here". Leave the voice setting alone.
      lock.pop room="{r}" prop={pz} | Mercy | Open what they are stuck at.
      lock.arm room="{r2}" prop={pz2} | Set up | In {r2} the {pz2} must be locked for the next team.
      timer.add room="{r}" minutes={s} | A gift | {s} more minutes for {tm}.
      timer.freeze room="{r2}" | Toilet break | No time passes in {r2} for now.
      timer.run room="{r2}" | They are back | In {r2} the clock can go on.
      fog.puff room="{r}" secs={s} strength=low | Fog | A wisp of fog, {s} seconds, in the room of the message.
      fog.puff room="{r2}" secs={s} | Fog there too | {s} s of it, {r2}.
      score.enter team="{tm2}" minutes={n} hints={s} | Result | The other team: {s} hints, {n} minutes.
    `,
  },
  {
    language: 'en',
    slots: { pl: 'Night drive, News bed, P-14', j: 'jingle_07.wav, ID short.mp3, Top hour.wav', j2: 'Promo B.wav, Weather bed.mp3', t: '=05:58, 11:59, 18:30', t2: '=12:05, 19:45, 23:10', db: '-22.5..-3.5', d: '=2026-12-03, 2027-01-01', s: '2..30' },
    tools: ['deck_play(deck: A|B, item): Play something', 'deck_cue(deck: A|B, item): Get something ready', 'deck_stop(deck: A|B, fade_s?: int): Stop a deck', 'sched_insert(item, at, date?): Put something into the programme', 'sched_replace(old_item, new_item, at): Replace something in the programme', 'sched_drop(at): Take something out of the programme', 'mic(open: bool): Open or close the microphone', 'rds_text(text): Show a text on the radios', 'duck(db: num): Lower the music under the voice'],
    steps: `
      deck_play deck=A item="{j}" | On air | Deck A with {j}, go.
      deck_cue deck=B item="{j2}" | Get ready | Have {j2} wait on B.
      deck_stop deck=A fade_s={s} | Out | Let A fade away within {s} seconds.
      deck_stop deck=B | Cut | B stops, no fade given.
      sched_insert item="{pl}" at={t} date={d} | Special | {d}, {t}: {pl}
      sched_insert item="{j2}" at={t2} | Every day | {t2} sees {j2}, no certain day.
      sched_replace old_item="{j}" new_item="{j2}" at={t} | Replace | At {t} it is {j2} that goes out in place of {j}.
      sched_drop at={t2} | Nothing there | Whatever is planned for {t2} is dropped.
      mic open=false | Cough | Close the mic.
      rds_text text="Now: Juno Hart, 94.3 - don't touch that dial" | Display | On the radios: "Now: Juno Hart, 94.3 - don't touch that dial"
      duck db={db} | Under the voice | {db} dB.
    `,
  },
  {
    language: 'en',
    event: 'webhook /paint/order {"tin": "{tin}", "base": "{b}", "litres": {l}, "formula": "{f}", "previous_tin": "{tin2}"}',
    slots: { tin: 'T-4471, 88/20, K0092', tin2: 'T-4459, 88/14, K0087', b: 'white, deep, clear', l: '1..20', f: 'RAL 7016, NCS S 2050-Y, Moor 12', f2: 'RAL 3020, Clay 4', ml: '0.5..29.5', ml2: '31.5..88.5', s: '30..180', col: 'ochre, oxide red, umber', col2: 'black, cobalt, magenta', n: '2..9' },
    tools: ['tint.dose(tin, colourant, ml: num): Dose a colour', 'tint.formula(tin, formula, litres?: num): Dose a whole formula', 'tint.doseMany(tin, colourants: text[], ml: num[]): Dose several colours', 'tint.purge(colourant): Clean a nozzle', 'shaker.run(tin, secs: int, gentle?: bool): Shake a tin', 'shaker.stop(): End shaking', 'tin.label(tin, text, copies?: int): Label a tin'],
    steps: `
      tint.formula tin={tin} formula="{f}" litres={l} | As ordered | The ordered formula into the ordered tin, for the litres in the message.
      tint.formula tin={tin2} formula="{f2}" | {f2} | Into {tin2}. The size comes from the tin.
      tint.dose tin={tin} colourant="{col}" ml={ml} | A touch | {ml} ml more {col} into the tin of this order.
      tint.dose tin={tin2} colourant="{col2}" ml={ml2} | The one before | {ml2} ml {col2} for the tin before it.
      tint.doseMany tin={tin} colourants=["{col}","{col2}"] ml=[{ml},{ml2}] | Two colours | {tin}: {col} {ml} ml, {col2} {ml2} ml.
      tint.doseMany tin={tin2} colourants=["{col2}","{col}"] ml=[{ml},{ml2}] | Two more | First {ml} ml {col2}, then {ml2} ml {col}; tin {tin2}.
      tint.purge colourant="{col}" | Clogged | The nozzle of {col} is clogged.
      shaker.run tin={tin} secs={s} gentle=true | Shake | {s} seconds for this tin, and gently, it foams.
      shaker.run tin={tin2} secs={s} | Shake it | Shake {tin2} for {s} s.
      shaker.stop | Lid is off | The lid came off! Stop shaking.
      tin.label tin={tin} text="{f}, don't thin" copies={n} | Label | {n} labels for it: "{f}, don't thin"
    `,
  },
  {
    language: 'en',
    event: 'mqtt aqua/tank {"tank": "{t}", "temp": {c}, "no3": {no}, "lamp": "{lamp}", "quarantine": "{q}"}',
    slots: { t: 'Reef 2, Kelp, A-04', q: 'Q-1, Hospital 3', c: '27.2..29.8', no: '12..44', lamp: 'LX-3, halo 9', c2: '22.0..26.5', pct: '5..100', min: '11..60', t0: '=07:15, 08:00, 09:30', t1: '=18:45, 20:00, 21:30', ml: '61..200', sp: 'clownfish, seahorses, wrasse', n: '2..9' },
    tools: ['chill(tank, celsius: num): Cool a tank', 'wave(tank, pct: int, mode?: steady|pulse): Make waves', 'wave_off(tank): Still water', 'lamp_day(lamp, sunrise, sunset): Set the day of a lamp', 'dim_lamp(lamp, pct: int): Dim a lamp', 'skim(tank, on: bool): Skim a tank', 'dose(tank, agent, ml: num, minutes?: int): Dose something', 'water_swap(tank, pct: int): Change part of the water', 'fish_move(species, count: int, from_tank, to_tank): Move fish'],
    steps: `
      chill tank="{t}" celsius={c2} | Too warm | {c2} °C, the tank that is too warm.
      wave tank="{q}" pct={pct} mode=pulse | Surf | {pct} % in pulses for the quarantine tank.
      wave tank="{t}" pct={pct} | Some waves | Same tank as reported, {pct} per cent, mode unchanged.
      wave_off tank="{q}" | Feeding | They eat in {q}, so the water must be still.
      lamp_day lamp="{lamp}" sunrise={t0} sunset={t1} | Day | Sunset {t1}, sunrise {t0}, for the lamp of the message.
      dim_lamp lamp="{lamp}" pct={pct} | {pct} % | That lamp.
      skim tank="{q}" on=false | Medicine in it | There is medicine in {q}, no skimming there.
      dose tank="{q}" agent="Cu-7" ml={ml} minutes={min} | Copper | Within {min} minutes {ml} ml of Cu-7 into {q}.
      dose tank="{t}" agent="Mg plus" ml={ml} | Magnesium | {ml} ml Mg plus where nitrate was measured.
      water_swap tank="{t}" pct={min} | Fresh water | Nitrate is too high: change {min} % there.
      fish_move species="{sp}" count={n} from_tank="{t}" to_tank="{q}" | Sick ones | {n} {sp} go from the reported tank into quarantine.
      fish_move species="{sp}" count={n} from_tank="{q}" to_tank="{t}" | Cured | Back into {t} with {n} {sp}. They were in {q}.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the bookings | slotty.find → {b1}: court {k1}, {t1}, {n1}; {b2}: court {k2}, {t2}, {n2}'],
    slots: { b1: 'BK-2207, 4410-A, R77', b2: 'BK-3118, 5520-C, R91', k1: '1..4', k2: '5..9', t1: '=09:00, 10:30, 12:00', t2: '=17:00, 18:30, 20:00', t3: '=14:15, 15:45, 21:15', n1: 'Oona Reed, Klara', n2: 'Piet Maas, D. Roy', n3: 'Yusuf Ak, the Hills', min: '45..120', d: '=2026-12-03, 2027-02-11', eur: '10..44' },
    tools: ['slotty.book(court: int, start, minutes: int, name, date?): Book a court', 'slotty.shift(booking, start): Move a booking to another time', 'slotty.swap(first, second): Exchange two bookings', 'slotty.cancel(booking, refund?: bool): Cancel a booking', 'slotty.court(booking, court: int): Move a booking to another court', 'slotty.close(court: int, from_date, to_date): Close a court', 'slotty.fee(booking, eur: num): Set a price'],
    steps: `
      slotty.book court={k1} start={t3} minutes={min} name="{n3}" | New | {min} minutes for {n3} on court {k1}, start {t3}.
      slotty.book court={k2} start={t3} minutes={min} name="{n3}" date={d} | Later date | On {d}, court {k2}, {t3}, {n3}, {min} min.
      slotty.shift booking={b1} start={t3} | Later | The booking of {n1} starts at {t3} instead.
      slotty.shift booking={b2} start={t1} | {n2} | Comes as early as the other booking on the list begins.
      slotty.swap first={b1} second={b2} | Exchange | {b1} and {b2} change places.
      slotty.cancel booking={b2} refund=true | Rain | Cancel what {n2} has, with the money back.
      slotty.cancel booking={b1} refund=false | No-show | No sign of {n1} today. Out with the booking, and no money back.
      slotty.court booking={b1} court={k2} | Other court | Put {n1} on the court that {n2} has.
      slotty.close court={k1} from_date=2026-12-20 to_date=2027-01-06 | New floor | Court {k1} has no floor until 2027-01-06, beginning 2026-12-20.
      slotty.fee booking={b2} eur={eur} | Price | {eur} euros for {b2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /carwash/pay {"bay": {b}, "plate": "{p}", "program_paid": "{pr}", "eur": {eur}, "waiting_bay": {b2}}',
    slots: { b: '1..3', b2: '4..6', p: 'K-LM 220, B ZZ 77', pr: 'Gold, Foam+, P3', eur: '7..18', sec: '20..59', bar: '60..140', pr2: 'Basic, Wax, P1', l: '19..44' },
    tools: ['bay.run(bay: int, program, brushes?: bool): Wash a car', 'bay.abort(bay: int): Break a wash off', 'bay.pause(bay: int, secs: int): Interrupt a wash', 'bay.door(bay: int, pos: open|half|shut): Move the door', 'jet.pressure(bay: int, bar: int): Set the water jets', 'dry.blow(bay: int, secs: int, power?: low|high): Dry a car', 'wax.fill(litres: int): Enter wax that was filled in', 'card.refund(plate, eur: num): Give money back'],
    steps: `
      bay.run bay={b} program="{pr}" | Paid | Wash what was paid for, in the bay that paid.
      bay.run bay={b2} program="{pr2}" brushes=false | No brushes | Run {pr2} in the waiting bay without touching the car with brushes.
      bay.abort bay={b} | Aerial! | An aerial broke in bay {b}. Enough.
      bay.pause bay={b2} secs={sec} | Mirror | Hold bay {b2} for {sec} s, they fold the mirror.
      bay.door bay={b} pos=half | Half-way | The door of the bay that paid: half-way.
      bay.door bay={b2} pos=shut | Frost | Close up {b2}, it freezes.
      jet.pressure bay={b} bar={bar} | Jets | {bar} bar where the car is.
      dry.blow bay={b2} secs={sec} power=high | Dry | {sec} seconds with all the blower has, bay {b2}.
      dry.blow bay={b} secs={sec} | Drops | {b} gets {sec} seconds of air, power untouched.
      wax.fill litres={l} | Wax | {l} litres went in.
      card.refund plate="{p}" eur={eur} | Money back | The car that paid gets all of it back.
    `,
  },
  {
    language: 'en',
    slots: { t: 'stock_live, Fleet, members_eu', t2: 'stock_old, fleet_2025', c: 'sku, plate, joined_on', c2: 'Qty, Owner, City', c3: 'shelf, phone, status', v: 'Berlin, closed, WX-3300', n: '10..400', n2: '500..9000', f: 'out/week 12.csv, /tmp/q3-north.csv, drop/full.v2.csv', id: '1001..9999' },
    tools: ['tbl_export(table, columns: text[], file, header?: bool, limit?: int): Write a table into a file', 'tbl_import(file, table, truncate: bool): Read a file into a table', 'tbl_set(table, id: int, column, value): Change a field', 'tbl_clone(from_table, to_table): Copy a table', 'tbl_rename_column(table, old, new): Give a column another name', 'tbl_delete(table, ids: int[], dry_run?: bool): Delete rows', 'tbl_count(table): Say how many rows there are'],
    steps: `
      tbl_export table={t} columns=["{c2}","{c}"] file="{f}" | Two columns | Export {c2} and {c}, in this order, from {t} into {f}
      tbl_export table={t} columns=["{c}","{c3}","{c2}"] file="{f}" header=false limit={n} | Plain | Not more than {n} rows of {t}, no header line, columns {c}, {c3}, {c2}, file {f}
      tbl_import file="{f}" table={t2} truncate=true | Fresh | Empty {t2} and fill it from {f}
      tbl_import file="{f}" table={t} truncate=false | On top | Read {f} into {t} and keep the rows that are there.
      tbl_set table={t} id={id} column={c2} value="{v}" | Fix | Row {id} of {t}: {v} is what belongs into {c2}.
      tbl_clone from_table={t} to_table={t2} | Copy | Make {t2} a copy of {t}.
      tbl_clone from_table={t2} to_table={t} | Restore | The table {t} is broken; its copy is {t2}, take that.
      tbl_rename_column table={t2} old={c3} new={c} | Column | In {t2} what was {c3} is called {c}.
      tbl_delete table={t} ids=[{n},{id},{n2}] dry_run=false | Delete | Rows {n}, {id} and {n2} leave {t}, really.
      tbl_delete table={t2} ids=[{id}] | One row | Out of {t2} with row {id}.
      tbl_count table={t2} | How much is left? | How many rows has {t2} still?
    `,
  },
  {
    language: 'en',
    event: 'mqtt air/comp {"compressor": "{k}", "bar": {b}, "hours": {h}, "dryer": "{d}", "standby": "{k2}"}',
    slots: { k: 'GA-11, C3, screw 2', k2: 'GA-30, C5, Screw 4', b: '5.1..6.4', h: '20000..48000', d: 'DX-2, dryer east', lo: '6.5..7.4', hi: '7.6..9.9', min: '2..30', dew: '-40..-3', n: '31..90', l: 'hall 3, spray booth, packing' },
    tools: ['comp-load(unit, bar: num): Load a compressor up to a pressure', 'comp-unload(unit): Let a compressor run idle', 'comp-stop(unit, rundown_min?: int): Stop a compressor', 'comp-start(unit): Start a compressor', 'comp-lead(lead, lag): Say which compressor comes first', 'band-set(cut_in: num, cut_out: num): Set at what pressure they start and stop', 'dew-set(dryer, celsius: int): Set the dew point', 'branch-valve(branch, pct: int): Open the valve of a branch so far', 'branch-close(branch): Close the valve of a branch', 'service-done(unit, hours: int): Enter a service'],
    steps: `
      comp-start unit="{k2}" | Help | The standby compressor joins in.
      comp-load unit="{k}" bar={hi} | Press | Up to {hi} bar with the one in the message.
      comp-unload unit="{k2}" | Idle | Let {k2} turn, but without load.
      comp-stop unit="{k}" rundown_min={min} | Stop | Let the reported one run down {min} minutes, then off.
      comp-stop unit="{k2}" | Off | Switch {k2} off; rundown is preset.
      comp-lead lead="{k2}" lag="{k}" | Turn about | From now on standby leads and the other one follows.
      band-set cut_in={lo} cut_out={hi} | Band | They cut out at {hi} and in at {lo}.
      dew-set dryer="{d}" celsius={dew} | Dew point | {dew} °C at that dryer.
      branch-valve branch="{l}" pct={n} | Branch | {n} % open towards {l}.
      branch-close branch="{l}" | Leak | It hisses in {l}. No air there.
      service-done unit="{k}" hours={h} | Service | It had its service, at the hours that the message gives.
    `,
  },
  {
    language: 'en',
    slots: { mb: 'info@lind.example, desk@orrin.example, b.roy@tarn.dev', mb2: 'sales@lind.example, old@orrin.example, k.may@tarn.dev', dom: 'pellow.example, quarry.example', gb: '1..50', d: '14..90', q: 'q-77120, 4F9A-02, mx1-8841', from: '=2026-12-20, 2026-12-23', to: '=2027-01-06, 2027-02-14', l: 'staff, press-list, choir' },
    tools: ['mbox_create(address, quota_gb: int, forward_to?): Make a mailbox', 'mbox_alias(alias, target): Let an address lead to a mailbox', 'mbox_quota(address, gb: int): Change how much fits in', 'mbox_away(address, start, end, text?): Answer automatically', 'queue_hold(id): Keep a mail in the queue', 'queue_free(id): Let a held mail go on', 'queue_kill(id, notify_sender: bool): Throw a mail away', 'list_add(list, address): Add to a list', 'list_drop(list, address): Take off a list', 'spam_block(domain, days?: int): Refuse a domain'],
    steps: `
      mbox_create address={mb} quota_gb={gb} | New box | {gb} GB for a new mailbox {mb}, nothing is forwarded.
      mbox_create address={mb2} quota_gb={gb} forward_to={mb} | With forward | New: {mb2}, and all of it goes on to {mb}. {gb} GB.
      mbox_alias alias={mb2} target={mb} | Alias | Whoever writes to {mb2} reaches {mb}.
      mbox_quota address={mb2} gb={gb} | Full | {mb2} is full. {gb} GB it is.
      mbox_away address={mb} start={from} end={to} text="Back soon, call 0170-2207" | Away | {mb} is away until {to}, from {from}: "Back soon, call 0170-2207"
      mbox_away address={mb2} start={from} end={to} | Away, {mb2} | First day {from}, last day {to}. No text of our own.
      queue_hold id={q} | Odd mail | Let {q} wait in the queue.
      queue_free id={q} | It's fine | Nothing wrong with {q}: on its way with it.
      queue_kill id={q} notify_sender=false | Silently | Bin {q} without telling who sent it.
      list_add list={l} address={mb} | On the list | {mb} wants to be on {l}.
      list_drop list={l} address={mb2} | Off the list | No more of {l} for {mb2}.
      spam_block domain={dom} days={d} | Spam | {d} days nothing from {dom}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gym/sensor {"machine": "{m}", "member": "{me}", "pulse": {p}, "kg": {kg}, "free_machine": "{m2}"}',
    slots: { m: 'Tread 4, rower 2, LP-9', m2: 'Tread 7, rower 5, LP-12', me: 'M-20418, 0077-31, KX9902', me2: 'M-31177, 0081-05', p: '150..188', kg: '20..59', kmh: '4.5..14.5', inc: '-3..-1', min: '4..18', kg2: '60..140', lk: '201..320', d: '=2026-12-31, 2027-09-30' },
    tools: ['treadmill_go(machine, kmh: num, incline_pct?: num, minutes?: int): Start a treadmill', 'treadmill_slow(machine): Bring a treadmill to a stop', 'stack_set(machine, kg: num): Set the weight', 'member_freeze(member, until): Pause a contract', 'member_thaw(member): Let a contract go on', 'member_checkin(member, locker?: int): Let a member in', 'locker_free(locker: int): Open a locker', 'screen_say(machine, text): Show a text on a machine'],
    steps: `
      treadmill_go machine="{m2}" kmh={kmh} incline_pct={inc} minutes={min} | Downhill | {min} min at {kmh} km/h, slope {inc} %, on the free machine.
      treadmill_go machine="{m2}" kmh={kmh} | Flat | {kmh} on {m2}, keep the slope.
      treadmill_slow machine="{m}" | Pulse! | That pulse is too high: let the machine come to a stop.
      stack_set machine="{m}" kg={kg2} | Weight | {kg2} kg on the machine of the message.
      stack_set machine="{m2}" kg={kg} | The same there | As many kg as reported, but on the free one.
      member_freeze member={me} until={d} | Injury | The one who trains there pauses until {d}.
      member_thaw member={me2} | Healed | {me2} is fit again, the contract goes on.
      member_checkin member={me2} locker={lk} | Come in | {me2} may come in and gets {lk}.
      member_checkin member={me} | No locker | In with {me}, no locker needed.
      locker_free locker={lk} | Lost key | Open {lk}, the key is lost.
      screen_say machine="{m}" text="Slow down: 2 min, then water" | On the screen | There: Slow down: 2 min, then water
    `,
  },
  {
    language: 'en',
    slots: { k: '=backup.hour, ui.theme, net.mtu, alarm.delay', v: '=04, dark, 1492, 2.5s', k2: '=backup.keep, ui.lang, net.proxy', v2: '=30, ko-KR, http://10.0.0.5:3128', app: 'kiosk, edge-agent, Signage 2', app2: 'till, probe-7, Menu board', h: 'atlas, node-7, lobby-pc', h2: 'zeta, node-12, bar-pc', svc: 'nginx, collector, spooler' },
    tools: ['cfg_set(app, key, value): Set a value', 'cfg_unset(app, key): Let a value be the default again', 'cfg_get(app, key): Read a value', 'cfg_copy(from_app, to_app, keys?: text[]): Copy values', 'svc_status(host, service): Say whether a service runs', 'svc_bounce(service, host): Restart a service', 'svc_enable(service, host, at_boot: bool): Start with the computer or not', 'cfg_undo(app, steps?: int): Take changes back'],
    steps: `
      cfg_set app="{app}" key={k} value={v} | Setting | {k} of {app} becomes {v}
      cfg_set app="{app2}" key={k2} value={v2} | Another one | Value {v2}, key {k2}, program {app2}
      cfg_unset app="{app}" key={k2} | Default | We want the default for {k2} in {app}.
      cfg_get app="{app2}" key={k} | What is it? | Look what {app2} has for {k}.
      cfg_copy from_app="{app}" to_app="{app2}" keys=["{k}","{k2}"] | Two of them | Only {k} and {k2}: {app2} takes them over from {app}.
      cfg_copy from_app="{app2}" to_app="{app}" | Everything | All settings of {app2} also for {app}.
      svc_status host={h} service={svc} | Alive? | Does {svc} run on {h}?
      svc_bounce service={svc} host={h2} | Hangs | On {h2} the {svc} hangs, turn it off and on.
      svc_enable service={svc} host={h} at_boot=false | Not by itself | When {h} boots, {svc} does not start by itself.
      cfg_undo app="{app}" steps=2 | Undo two | The last two changes to {app} were wrong.
      cfg_undo app="{app2}" | Undo | Take back what was changed at {app2}.
    `,
  },
  {
    language: 'en',
    event: 'peripheral - {"panel": "dome", "key": "show"}',
    slots: { sh: 'Winter Sky, Moons, Kids 2', lat: '-54.5..-12.5', yr: '=-3000, 1066, 2150', d: '=2026-12-03, 2027-08-02', t: '=06:45, 19:20, 23:05', sp: '2..60', pl: 'Saturn, Mars, Io', pl2: 'Jupiter, Titan, Ceres', pct: '5..90', row: '=A, C, F' },
    tools: ['sky_place(lat: num, lon: num): Choose the place on earth', 'sky_time(date, time): Choose the moment', 'sky_year(year: int): Choose a year', 'sky_speed(factor: int, backward?: bool): Let time run faster', 'sky_freeze(): Let time stand still', 'sky_travel(from_body, to_body, secs: int): Fly between two bodies', 'show_run(name): Run a show', 'show_halt(): Interrupt a show', 'show_on(): Go on with a show', 'seat_light(row, pct: int): Light a row of seats'],
    steps: `
      sky_place lat={lat} lon=-70.4 | Southern sky | We stand at longitude -70.4, latitude {lat}.
      sky_time date={d} time={t} | Moment | {t} on {d}, please.
      sky_year year={yr} | Long ago or far ahead | The year {yr}.
      sky_speed factor={sp} | Faster | {sp} times as fast.
      sky_speed factor={sp} backward=true | Backwards | Let the sky run backwards, factor {sp}.
      sky_freeze | Stand still | Nothing moves up there.
      sky_travel from_body="{pl}" to_body="{pl2}" secs={sp} | Journey | To {pl2} in {sp} seconds, starting out from {pl}.
      sky_travel from_body="{pl2}" to_body="{pl}" secs=20 | Way back | From {pl2} we return to {pl}, 20 s.
      show_run name="{sh}" | {sh} | Run that show.
      show_halt | Question | A child has a question. Interrupt.
      show_on | And on | The question is answered, on with the show.
      seat_light row={row} pct={pct} | Late guests | {pct} % at row {row}.
    `,
  },
];
