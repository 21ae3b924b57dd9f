import type { Scene } from '../../scene';

/** Tools of other makers in plain, short steps, in English, part 2. */
export const dailyToolsEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /dc/alert {"host": "{h}", "rack": "{r}", "inlet_c": {c}, "role": "{role}", "spare": "{h2}"}',
    slots: { h: 'node-14, db07, web-a3', h2: 'node-22, db11, web-c8', r: 'R12, A-04, row3-9', c: '29..38', role: '=replica, standby / primary, active', rpm: '3200..9800', kw: '4.5..11.5', port: '1..23', port2: '24..48', vlan: '110..890', w: '200..650', min: '5..90', why: 'hot inlet, firmware update, disk swap' },
    tools: ['ipmi_power(host, action: on|off|cycle): Switch a host', 'ipmi_fan(host, rpm: int): Set the fans of a host', 'power_cap(host, watts: int, minutes?: int): Limit what a host draws', 'switch_port(rack, port: int, vlan?: int, enabled: bool): Set a port', 'drain_host(host, reason?, timeout_min: int): Move the load away'],
    steps: `
      @role ipmi_power host={h} action=cycle // failed "{h} is {role}" | Power-cycle | Power-cycle the host in the alert, but never a primary.
      ipmi_power host={h2} action=on | Spare up | Power on {h2}.
      ipmi_fan host={h} rpm={rpm} | Fans | Fans of {h} to {rpm} rpm.
      power_cap host={h} watts={w} minutes={min} | Cap | Cap {h} at {w} watts for {min} minutes.
      power_cap host={h2} watts={w} | Cap the spare | Limit {h2} to {w} W.
      switch_port rack={r} port={port} enabled=false | Port off | Disable port {port} in rack {r}.
      switch_port rack={r} port={port2} vlan={vlan} enabled=true | New port | Enable port {port2} of {r} in VLAN {vlan}.
      drain_host host={h} reason="{why}" timeout_min={min} | Drain | Drain the alerted host within {min} minutes, reason "{why}".
      drain_host host={h2} timeout_min={min} | Drain the other | Drain {h2}, timeout {min} minutes.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lights/seg/{s} {"segment": "{s}", "lux": {lux}, "lamps": {n}, "faulty_lamp": "{lamp}"}',
    slots: { s: 'Mill Lane, seg-14, Ring North', s2: 'Quay Street, seg-31, Ring West', lamp: 'ML-07, L1182, P-44', lux: '3..28', n: '12..40', pct: '20..100', k: '=2200, 2700, 3000', t: '=17:20, 18:05, 19:40', t2: '=05:30, 06:15, 23:50', sec: '5..120', lamp2: 'ML-21, L1440, P-63' },
    tools: ['street.dim(segment, percent: int, from?, to?): Dim a segment', 'street.kelvin(segment, kelvin: int): Set the colour temperature', 'street.lamp(lamp, on: bool): Switch one lamp', 'street.blink(lamp, seconds: int): Let a lamp blink', 'street.schedule(segment, on_at, off_at): Set switching times'],
    steps: `
      street.dim segment={s} percent={pct} | Dim | Dim the reported segment to {pct} %.
      street.dim segment={s2} percent={pct} from={t} to={t2} | Night dimming | {s2}: {pct} % from {t} to {t2}.
      street.kelvin segment={s2} kelvin={k} | Warm light | {k} K in {s2}.
      street.kelvin segment={s} kelvin={k} | Colour | Set {s} to {k} kelvin.
      street.lamp lamp={lamp} on=false | Faulty | Switch the faulty lamp off.
      street.lamp lamp={lamp2} on=true | Lamp on | Turn on lamp {lamp2}.
      street.blink lamp={lamp2} seconds={sec} | Find it | Let {lamp2} blink for {sec} seconds.
      street.schedule segment={s2} on_at={t} off_at={t2} | Times | {s2} on at {t}, off at {t2}.
      street.schedule segment={s} on_at={t} off_at={t2} | New times | Switch {s} off at {t2} and on at {t}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/oven/{o} {"oven": "{o}", "deck": {dk}, "temp": {now}, "product": "{pr}", "loaded": "{ld}"}',
    slots: { o: 'oven 2, BX-40, stone 1', o2: 'oven 6, BX-70, stone 4', dk: '1..2', dk2: '3..5', now: '160..190', pr: 'rye 1000, baguette, milk rolls', ld: '=yes / no', c: '195..260', c2: '150..185', min: '12..55', s: '3..20', pct: '70..88', kg: '12..90', m: 'spiral 1, MX-3', min2: '4..11' },
    tools: ['oven_bake(oven, deck: int, celsius: int, minutes: int, steam_s?: int): Bake', 'oven_idle(oven, celsius?: int): Let an oven idle', 'proof_box(humidity_pct: int, celsius: int, minutes?: int): Set the proofing room', 'mixer_run(mixer, flour_kg: int, minutes: int, gear: slow|fast): Knead'],
    steps: `
      oven_bake oven={o2} deck={dk2} celsius={c} minutes={min} | Bake | Bake at {c} °C for {min} minutes in {o2}, deck {dk2}.
      oven_bake oven={o2} deck={dk} celsius={c} minutes={min} steam_s={s} | With steam | Deck {dk} of {o2}: {s} seconds of steam, {min} minutes, {c} °C.
      @ld oven_bake oven={o} deck={dk} celsius={c} minutes={min} // failed "{o} is not loaded" | Bake the load | If it is loaded, bake the reported deck for {min} minutes at {c} °C.
      oven_idle oven={o} celsius={c2} | Idle | {o} idles at {c2} °C.
      oven_idle oven={o2} | Break | Let {o2} idle.
      proof_box humidity_pct={pct} celsius=32 | Proofing | Proofing room at 32 °C and {pct} % humidity.
      proof_box humidity_pct={pct} celsius=28 minutes={min} | Proof | {min} minutes at 28 degrees, {pct} % humid.
      mixer_run mixer={m} flour_kg={kg} minutes={min2} gear=slow | Mix | Knead {kg} kg of flour slowly for {min2} minutes in {m}.
      mixer_run mixer={m} flour_kg={kg} minutes={min2} gear=fast | Develop | {m}, fast gear, {min2} minutes, {kg} kg of flour.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/desk {"card": "{c}", "reader": "{rd}", "item": "{it}", "fees": {fee}}',
    slots: { c: '=200417, 338120, 771904', c2: '=200988, 339001, 775513', rd: 'Nils Akre, Joan Petty', it: 'QA-7741, BK00912, LP-33', it2: 'QA-8120, BK01433, LP-58', fee: '=0 / 12.5, 18, 31.4', d: '=2026-12-18, 2027-01-08', n: '1..4', br: 'Harbour branch, Westend, Main', eur: '0.5..9.5' },
    tools: ['lend(card, item, due?): Lend an item', 'take_back(item, damaged?: bool): Take an item back', 'reserve(branch, item, card): Reserve an item for pick-up', 'fee_add(amount: num, card, note?): Charge a card', 'renew(item, weeks: int): Extend a loan'],
    steps: `
      @fee lend card={c} item={it} // failed "{fee} in fees is open on card {c}" | Lend | Lend the item to the reader at the desk if no fees are open.
      lend card={c2} item={it2} due={d} | Lend until a date | {it2} goes to card {c2}, due {d}.
      take_back item={it2} damaged=true | Damaged return | Take back {it2} as damaged.
      take_back item={it} damaged=false | Return | Take {it} back, undamaged.
      reserve branch="{br}" item={it2} card={c} | Reserve | Reserve {it2} for {rd}, pick-up at {br}.
      reserve branch="{br}" item={it} card={c2} | Pick-up | Card {c2} reserves {it} at branch {br}.
      fee_add amount={eur} card={c2} note="late" | Late fee | Charge {eur} to {c2} with the note "late".
      fee_add amount={eur} card={c} | Fee | Add {eur} to the card in the message.
      renew item={it2} weeks={n} | Extend | Extend {it2} by {n} weeks.
    `,
  },
  {
    language: 'en',
    slots: { e: 'bear cave, E-12, aviary 3', e2: 'lemur island, E-20, aviary 7', a: 'Nala, Tuk, otter 4', kg: '0.4..12.5', food: 'hay, trout, leaf mix, apples', t: '=07:15, 08:40, 14:30, 16:10', g: 'slide-2, G7', g2: 'slide-5, G11', c: '16..28', d: '=2026-12-09, 2027-01-17', kp: 'Freya, Hassan, Ludo' },
    tools: ['zoo_feed(enclosure, food, kg: num, at?): Plan a feeding', 'zoo_gate(gate, state: open|shut, enclosure?): Move a slide gate', 'zoo_climate(enclosure, celsius: int, mist?: bool): Set the climate', 'zoo_vet(animal, date, keeper?): Call the vet'],
    steps: `
      zoo_feed enclosure={e} food="{food}" kg={kg} at={t} | Feeding | {kg} kg of {food} for {e} at {t}.
      zoo_feed enclosure={e2} food="{food}" kg={kg} | Feed now | Feed {e2} with {kg} kg {food}.
      zoo_gate gate={g} state=shut | Shut | Shut gate {g}.
      zoo_gate gate={g2} state=open enclosure={e} | Let out | Open {g2} of {e}.
      zoo_gate gate={g} state=open | Open | Gate {g} open.
      zoo_climate enclosure={e2} celsius={c} mist=true | Humid | {c} °C with mist in {e2}.
      zoo_climate enclosure={e} celsius={c} | Warm | Set {e} to {c} degrees.
      zoo_vet animal={a} date={d} keeper={kp} | Vet | Vet for {a} on {d}, keeper {kp}.
      zoo_vet animal={a} date={d} | Check-up | On {d} the vet looks at {a}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /headend/fault {"channel": {ch}, "name": "{nm}", "mux": "{m}", "backup_source": "{bk}", "subscriber": "{sub}"}',
    slots: { ch: '11..88', ch2: '101..240', nm: 'Nord TV, Sports 3, Kids Hour', m: 'mux-2, MX7', bk: '=sat-b, fibre-2 / ∅', src: 'sat-d, fibre-4, asi-6', sub: '=S-40912, S-77103', sub2: '=S-50233, S-81190', mhz: '114.5..858.5', t: '=19:55, 20:10, 21:45', min: '15..180', pk: 'Basic, Family Plus, Movie Pack' },
    tools: ['headend_switch(channel: int, source): Feed a channel from a source', 'headend_tune(mux, mhz: num, modulation?: qam64|qam256): Tune a multiplex', 'headend_slate(channel: int, text, minutes?: int): Show a text on a channel', 'sub_package(subscriber, package, active: bool): Change what a subscriber sees', 'epg_shift(channel: int, start, minutes: int): Shift a programme'],
    steps: `
      @bk headend_switch channel={ch} source={bk} // failed "no backup source is named" | Backup | Feed the faulty channel from its backup source.
      headend_switch channel={ch2} source={src} | Switch | Channel {ch2} from {src}.
      headend_tune mux={m} mhz={mhz} modulation=qam256 | Tune | Tune {m} to {mhz} MHz with qam256.
      headend_tune mux={m} mhz={mhz} | Frequency | {mhz} MHz for the mux in the message.
      headend_slate channel={ch} text="Back soon" minutes={min} | Slate | Show "Back soon" on the faulty channel for {min} minutes.
      headend_slate channel={ch2} text="Moved to 214, please rescan" | Moved | On {ch2} show the text "Moved to 214, please rescan".
      sub_package subscriber={sub2} package="{pk}" active=true | Add package | Activate {pk} for {sub2}.
      sub_package subscriber={sub} package="{pk}" active=false | Cancel package | The subscriber in the message cancels {pk}.
      epg_shift channel={ch2} start={t} minutes={min} | Guide | Shift the {t} programme on channel {ch2} by {min} minutes.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tower/{w} {"tower": "{w}", "level_m": {lv}, "inflow": {q}, "lab_result": "{lab}"}',
    slots: { w: 'WT-1, hill tower, Nordberg', w2: 'WT-4, park tower, Sued', lv: '2.5..5.5', q: '10..60', lab: '=clean, passed / pending, failed', p: 'P1, booster 3', p2: 'P6, booster 8', lo: '1.2..2.4', hi: '6.5..8.8', m3: '15..95', mg: '0.05..0.35', hz: '28..49', h: '2..10' },
    tools: ['wt_fill(tower, m3_h: int, until_m?: num): Fill a tower', 'wt_band(tower, high_m: num, low_m: num): Set alarm levels', 'wt_valve(tower, valve: inlet|outlet|drain, open: bool): Move a valve', 'wt_chlorine(tower, mg_l: num, hours?: int): Dose chlorine', 'wt_pump(pump, hz: int): Set a pump'],
    steps: `
      wt_fill tower={w2} m3_h={m3} until_m={hi} | Fill | Fill {w2} with {m3} m³/h up to {hi} m.
      wt_fill tower={w} m3_h={m3} | Inflow | {m3} cubic metres an hour into the reported tower.
      wt_band tower={w2} high_m={hi} low_m={lo} | Alarm levels | Alarm of {w2} below {lo} m and above {hi} m.
      wt_band tower={w} high_m={hi} low_m={lo} | Levels | High {hi} m, low {lo} m, tower {w}.
      @lab wt_valve tower={w} valve=outlet open=true // failed "the lab result is {lab}" | Outlet | Open the outlet of {w} only with a clean lab result.
      wt_valve tower={w2} valve=drain open=false | Drain | Close the drain valve of {w2}.
      wt_chlorine tower={w2} mg_l={mg} hours={h} | Chlorine | {mg} mg/l chlorine in {w2} for {h} hours.
      wt_pump pump={p} hz={hz} | Pump | Run {p} at {hz} Hz.
      wt_pump pump={p2} hz={hz} | {p2} | {hz} Hz.
    `,
  },
  {
    language: 'en',
    event: 'mqtt foundry/ladle/{l} {"ladle": "{l}", "alloy": "{al}", "kg": {kg}, "temp": {now}}',
    slots: { l: 'L-3, ladle 2', l2: 'L-8, ladle 5', al: 'AlSi7, EN-GJL, bronze 12', kg: '300..1800', now: '1290..1340', c: '1350..1520', kw: '80..640', mo: 'M-117, box 4, flask C', mo2: 'M-204, box 9, flask F', kgs: '4.5..22.5', min: '4..35', g: '50..950', f: 'IF-1, furnace B', el: 'silicon, magnesium, tin' },
    tools: ['melt_power(furnace, kw: int, target_c?: int): Set a melting furnace', 'ladle_pour(ladle, mould, kg_s: num): Pour into a mould', 'ladle_alloy(element, grams: int, ladle): Add an element', 'mould_cool(mould, minutes: int, air: off|low|high): Cool a mould'],
    steps: `
      melt_power furnace={f} kw={kw} target_c={c} | Melt | {kw} kW on {f}, target {c} °C.
      melt_power furnace={f} kw={kw} | Power | Set {f} to {kw} kW.
      ladle_pour ladle={l} mould={mo} kg_s={kgs} | Pour | Pour the reported ladle into {mo} at {kgs} kg/s.
      ladle_pour ladle={l2} mould={mo2} kg_s={kgs} | Second pour | Into {mo2} from {l2}, {kgs} kg per second.
      ladle_alloy element={el} grams={g} ladle={l2} | Alloy | {g} g of {el} into {l2}.
      ladle_alloy element={el} grams={g} ladle={l} | Correct the melt | Add {el} to the ladle in the message: {g} grams.
      mould_cool mould={mo} minutes={min} air=low | Cool | Cool {mo} for {min} minutes with low air.
      mould_cool mould={mo2} minutes={min} air=off | Cool by itself | {mo2} cools {min} minutes without air.
    `,
  },
  {
    language: 'en',
    slots: { tr: '1..8', tr2: '9..24', db: '-18.5..-1.5', pan: '-60..-5', pan2: '5..60', hz: '60..180', bpm: '70..168', tk: 'take-4, Verse_2b, solo take 3', mic: 'U87, SM57, ribbon 2', f: 'mix_03.wav, stems-b.zip, rough.flac', q: '0.4..3.8' },
    tools: ['trackLevel(track: int, db: num, pan?: int): Set the level of a track', 'trackFilter(track: int, kind: lowcut|highcut|notch, hz: int, q?: num): Filter a track', 'recordTake(take, track: int, bpm?: int, click?: bool): Record a take', 'bounce(file, tracks: int[]): Mix tracks down to a file', 'micPower(mic, phantom: bool): Switch phantom power'],
    steps: `
      trackLevel track={tr} db={db} | Level | Track {tr} to {db} dB.
      trackLevel track={tr2} db={db} pan={pan} | Left | Track {tr2}: pan {pan}, level {db} dB.
      trackLevel track={tr} db={db} pan={pan2} | Right | {db} dB on track {tr}, panned to {pan2}.
      trackFilter track={tr2} kind=lowcut hz={hz} | Low cut | Low cut at {hz} Hz on track {tr2}.
      trackFilter track={tr} kind=notch hz={hz} q={q} | Hum | Notch track {tr} at {hz} Hz, Q {q}.
      recordTake take="{tk}" track={tr2} bpm={bpm} click=true | Record | Record {tk} on track {tr2} at {bpm} bpm, with click.
      recordTake take="{tk}" track={tr} click=false | Free take | Record {tk} on track {tr} without click.
      bounce file={f} tracks=[{tr}, {tr2}] | Bounce | Bounce tracks {tr} and {tr2} to {f}.
      micPower mic="{mic}" phantom=false | Phantom | No phantom power on {mic}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bags/belt {"flight": "{f}", "belt": {b}, "bags": {n}, "screening": "{s}", "bag": "{bag}"}',
    slots: { f: 'KX 418, OZ77, BR-2210', f2: 'KX 902, OZ51, BR-3345', b: '1..4', b2: '5..9', n: '60..180', s: '=cleared, passed / pending, hold', bag: '=0447182, 0991204, 0330178', bag2: '=0447990, 0812245, 0630011', ch: '11..48', mps: '0.4..1.8', g: 'B12, C04, A31', kg: '14.5..31.5' },
    tools: ['belt_assign(flight, belt: int, text?): Assign a belt to a flight', 'belt_speed(belt: int, mps: num): Set the speed of a belt', 'bag_route(bag, chute: int, flight?): Route a bag', 'bag_weight(bag, kg: num, heavy?: bool): Store a weight', 'flight_gate(gate, flight): Tell the gate of a flight'],
    steps: `
      belt_assign flight="{f2}" belt={b2} | Belt | Belt {b2} for flight {f2}.
      belt_assign flight="{f}" belt={b2} text="Oversize at 14" | Other belt | Assign {b2} to the reported flight with the text "Oversize at 14".
      belt_speed belt={b2} mps={mps} | Speed | Belt {b2} at {mps} m/s.
      belt_speed belt={b} mps={mps} | Slow down | {mps} m/s on the reported belt.
      @s bag_route bag={bag} chute={ch} // failed "screening of {bag} is {s}" | Route | Send the bag in the message to chute {ch} once its screening is cleared.
      bag_route bag={bag2} chute={ch} flight="{f2}" | Transfer bag | {bag2} to chute {ch}, flight {f2}.
      bag_weight bag={bag2} kg={kg} heavy=true | Heavy | Bag {bag2} weighs {kg} kg and counts as heavy.
      bag_weight bag={bag} kg={kg} | Weight | {kg} kg for the bag in the message.
      flight_gate gate={g} flight="{f2}" | Gate | {f2} leaves from gate {g}.
    `,
  },
  {
    language: 'en',
    slots: { p: 'HP-5, plotter B, Riso 2', p2: 'HP-8, plotter E, Riso 6', f: 'poster-a1.pdf, menu_v3.pdf, flyer.tif', f2: 'badge.pdf, plan-b.dwg, card_04.ai', n: '15..400', g: '=90, 120, 170, 250', c: '20..95', mm: '2..8', w: '100..420', h: '60..590', lam: 'GL-1, laminator 2' },
    tools: ['queue_print(printer, file, copies: int, duplex?: bool, gsm?: int): Queue a print', 'queue_cancel(printer, file): Cancel a print', 'trim(width_mm: int, height_mm: int, bleed_mm?: int): Cut sheets to size', 'laminate(machine, finish: matt|gloss, celsius: int): Laminate sheets'],
    steps: `
      queue_print printer="{p}" file={f} copies={n} duplex=true | Print | {n} double-sided copies of {f} on {p}.
      queue_print printer="{p2}" file={f2} copies={n} gsm={g} | Heavy paper | Print {f2} {n} times on {g} g paper, printer {p2}.
      queue_print printer="{p2}" file={f} copies=1 | Proof | One copy of {f} on {p2}.
      queue_print printer="{p}" file={f2} copies={n} duplex=false gsm={g} | Single-sided | {f2}, {n} copies, single-sided, {g} g, on {p}.
      queue_cancel printer="{p}" file={f2} | Cancel | Cancel {f2} on {p}.
      trim width_mm={w} height_mm={h} | Trim | Trim to {h} mm high and {w} mm wide.
      trim width_mm={w} height_mm={h} bleed_mm={mm} | Trim with bleed | Width {w} mm, height {h} mm, bleed {mm} mm.
      laminate machine="{lam}" finish=matt celsius={c} | Matt | Laminate matt at {c} °C on {lam}.
      laminate machine="{lam}" finish=gloss celsius={c} | Gloss | {lam}: gloss, {c} degrees.
    `,
  },
  {
    language: 'en',
    earlier: ['List the stations | wx.list → {s}: battery {b} V, {n} readings waiting; {s2}: battery {b2} V, {n2} readings waiting'],
    slots: { s: 'WX-03, ridge, buoy 5', s2: 'WX-17, valley, buoy 8', b: '11.4..11.9', b2: '12.5..13.6', n: '20..90', n2: '91..300', min: '1..10', sec: '15..60', off: '-1.5..-0.2', d: '=2026-11-20, 2026-11-24', d2: '=2026-11-25, 2026-11-26', h: '2..24' },
    tools: ['wx.list(): List weather stations', 'wx.interval(station, minutes: int): Set how often it reports', 'wx.heater(station, on: bool, hours?: int): Switch the sensor heater', 'wx.offset(station, sensor: temp|rain|wind, value: num): Correct a sensor', 'wx.export(to, station, from, format: csv|json): Export readings'],
    steps: `
      wx.interval station={s2} minutes={min} | Interval | {s2} reports every {min} minutes.
      wx.interval station={s} minutes={sec} | Save the battery | The station with the weaker battery in step {step1} reports every {sec} minutes.
      wx.heater station={s2} on=true hours={h} | Heater | Heat the sensor of {s2} for {h} hours.
      wx.heater station={s} on=false | Heater off | Heater off at {s}.
      wx.offset station={s} sensor=temp value={off} | Temperature offset | Offset {off} for the temperature of {s}.
      wx.offset station={s2} sensor=rain value=0.2 | Rain gauge | Correct the rain sensor of {s2} by 0.2.
      wx.export to={d2} station={s} from={d} format=csv | Export | Export {s} from {d} to {d2} as CSV.
      wx.export to={d2} station={s2} from={d} format=json | JSON | {s2}, JSON, {d} to {d2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/case/{k} {"case": "{k}", "rh": {rh}, "lux": {lx}, "object": "{o}", "insured": "{ins}"}',
    slots: { k: 'V-12, case 3, Hall 2/7', k2: 'V-19, case 8, Hall 4/1', rh: '56..66', lx: '60..120', o: 'Inv. 1884-22, Blue Codex, K-331', o2: 'Inv. 1902-7, Silver Cup, K-540', ins: '=yes / no', pct: '42..54', lux: '20..50', d: '=2026-12-14, 2027-03-01', to: 'Depot B, Lab 2, Hall 6', t: '=09:30, 10:00', t2: '=17:30, 20:00', sp: 'Dr Ferro, Anouk' },
    tools: ['case_climate(case, rh_pct: int, tolerance?: int): Set the humidity of a case', 'case_light(case, lux: int, from?, to?): Set the light', 'object_move(object, to, date, escort?): Plan a move', 'case_lock(case, locked: bool): Lock a case'],
    steps: `
      case_climate case={k} rh_pct={pct} | Humidity | {pct} % humidity in the reported case.
      case_climate case={k2} rh_pct={pct} tolerance=3 | With tolerance | Set {k2} to {pct} %, tolerance 3.
      case_light case={k2} lux={lux} from={t} to={t2} | Opening hours | {lux} lux in {k2} between {t} and {t2}.
      case_light case={k} lux={lux} | Light | Light of {k}: {lux} lux.
      @ins object_move object="{o}" to="{to}" date={d} // failed "{o} is not insured" | Move | On {d} the reported object moves to {to}, if it is insured.
      object_move object="{o2}" to="{to}" date={d} escort="{sp}" | Escorted | Move {o2} to {to} on {d}, escorted by {sp}.
      case_lock case={k2} locked=false | Unlock | Unlock {k2}.
      case_lock case={k} locked=true | Lock | Lock case {k}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/order {"order": "{o}", "customer": "{c}", "items": {n}, "paid": "{paid}", "carrier": "{car}"}',
    slots: { o: 'SO-7714, 100-4482, W9931', o2: 'SO-8020, 100-5107, W9988', c: 'Imani Brooks, Falk & Son', n: '1..9', paid: '=yes / no', car: 'Swiftline, ParcelOne', car2: 'NordCargo, RoadBee', kg: '0.4..19.5', eur: '4.5..79.5', d: '=2026-12-01, 2026-12-07', sku: 'GT-118, LAMP-07, K2204', q: '5..90', why: 'broken, wrong size, late' },
    tools: ['order.ship(order, carrier, kg?: num, insured?: bool): Ship an order', 'order.refund(order, amount: num, reason): Refund money', 'order.delay(order, new_date, notify?: bool): Put off an order', 'stock.set(quantity: int, sku): Set the stock of an article'],
    steps: `
      @paid order.ship order={o} carrier={car} // failed "{o} is not paid" | Ship | Ship the order with its carrier, only if it is paid.
      order.ship order={o2} carrier={car2} kg={kg} insured=true | Insured | Ship {o2} insured with {car2}, {kg} kg.
      order.ship order={o2} carrier={car} kg={kg} | Ship another | {car} takes {o2}, weight {kg} kg.
      order.refund order={o2} amount={eur} reason="{why}" | Refund | Refund {eur} on {o2}, reason: {why}.
      order.refund order={o} amount={eur} reason="{why}" | Money back | {eur} back to {c} because of "{why}".
      order.delay order={o} new_date={d} notify=true | Put off | Put off this order to {d} and notify the customer.
      order.delay order={o2} new_date={d} notify=false | Quietly | {o2} moves to {d}, without a notice.
      stock.set quantity={q} sku={sku} | Stock | {sku}: {q} in stock.
      stock.set quantity=0 sku={sku} | Sold out | Set {sku} to 0.
    `,
  },
];
