import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 2. */
export const choices2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt mill/sieve {"sieve": "{s}", "tilts": "{t}", "mesh_mm": {mm}, "mesh_before": {mb}}',
    slots: { s: 'N1, upper, plansifter 3', t: '=uphill / downhill', mm: '0.12..0.48', mb: '0.52..0.98', s2: 'N4, lower, plansifter 5', hz: '=3.5, 4.2, 5.0' },
    tools: ['sichter_tilt(sieve, toward: uphill|downhill|level): Tilt a sieve', 'sichter_mesh(sieve, mm: num, clean_first?: bool): Change the mesh of a sieve', 'sichter_shake(sieve, hertz: num, side?: left|right): Shake a sieve', 'sichter_knock(sieve, times: int): Knock a sieve free'],
    steps: `
      @t sichter_tilt sieve="{s}" toward=downhill // sichter_tilt sieve="{s}" toward=uphill | Wrong way | This sieve slopes the wrong way. Make it slope the other way.
      sichter_tilt sieve="{s2}" toward=level | Straight | {s2} gets no slope at all.
      sichter_mesh sieve="{s}" mm={mb} | Old mesh | Put back the mesh that this sieve had before.
      sichter_mesh sieve="{s2}" mm={mm} | Same mesh | {s2} gets the mesh that the reported sieve has now.
      sichter_mesh sieve="{s2}" mm={mb} clean_first=true | Clean first | Clean {s2}, then give it {mb} mm.
      sichter_shake sieve="{s2}" hertz={hz} | Shake | {s2} at {hz} Hz, both sides.
      sichter_shake sieve="{s}" hertz={hz} side=left | Left half | Shake the left side of the reported sieve with {hz} Hz
      sichter_knock sieve="{s2}" times=3 | Knock | Knock three times on {s2}.
    `,
  },
  {
    language: 'en',
    slots: { d: 'tap 3, sink left, fume hood B', d2: 'tap 8, sink right, bench 12', c: '4..12', l: '0.5..4.5', n: '2..8' },
    tools: ['aqualab_tap(tap, water: hot|cold|pure|off): Choose what comes from a tap', 'aqualab_fill(tap, litres: num, stir?: bool): Give an amount of water', 'aqualab_cool(celsius: int, loop?: a|b): Set the cooling water', 'aqualab_flush(tap, minutes?: int): Flush a tap'],
    steps: `
      aqualab_tap tap="{d}" water=pure | Deionised | Nothing but deionised water from {d}.
      aqualab_tap tap="{d2}" water=hot | Dishes | {d2} hot, for the dishes
      aqualab_tap tap="{d}" water=off | Leak | {d} drips, shut it.
      failed "the tap has no carbonated water" | Sparkling | Let sparkling water come from {d2}.
      aqualab_fill tap="{d}" litres={l} | Fill | {l} L from {d}
      aqualab_fill tap="{d2}" litres={l} stir=false | Don't stir | Draw {l} litres at {d2}, not stirred.
      aqualab_cool celsius={c} loop=b | Loop B | Cooling water of loop B to {c} °C.
      aqualab_cool celsius={c} | Both loops | Cooling water {c} °C. Which loop doesn't matter, so don't give one.
      aqualab_flush tap="{d2}" minutes={n} | Flush | Rinse {d2} for {n} min.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pos/till {"till": "{t}", "mode": "{m}", "cashier": "{c}"}',
    slots: { t: 'T1, T5, garden till', m: '=sale / training', c: 'Ulla, Devon, Marit', t2: 'T3, T9, kiosk', p: '5..60', pr: '1.50..9.90' },
    tools: ['kassia_mode(till, mode: sale|training|closed): Set the mode of a till', 'kassia_off(item, percent: int, only_till?): Give a discount', 'kassia_price(item, price: num, sticker?): Change a price', 'kassia_receipt(till, form: paper|mail|none): Choose the receipt', 'kassia_drawer(till, open: bool): Open or shut the drawer'],
    steps: `
      @m kassia_mode till="{t}" mode=training // kassia_mode till="{t}" mode=sale | Other mode | If this till sells, let people practise on it; if they practise on it, let it sell.
      kassia_mode till="{t2}" mode=closed | {t2} | No customers at {t2} any more today.
      kassia_mode till="{t2}" mode=training | New boy | The new boy practises on {t2}, no real money.
      kassia_off item=bread percent={p} | Evening | {p}% off bread, at every till
      kassia_off item=tulips percent={p} only_till="{t2}" | Tulips | Tulips {p}% cheaper, but just at {t2}.
      kassia_price item=honey price={pr} sticker="{pr} €" | Honey | Honey costs {pr} now, the sticker reads "{pr} €".
      kassia_price item=honey price={pr} | Honey again | {pr} € for honey; the sticker stays off.
      kassia_receipt till="{t}" form=none | No paper | The till in the event prints and sends no receipts.
      kassia_drawer till="{t2}" open=false | Drawer | The drawer of {t2} hangs out. In with it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/state {"basin": "{b}", "cover": "{c}", "ph": {ph}, "jets": "{j}"}',
    slots: { b: 'lap pool, kids, hot tub', c: '=over / back', ph: '6.9..7.6', j: '=soft, hard', b2: 'plunge, wave pool, spa', t: '24..37', ml: '50..900', n: '5..30' },
    tools: ['badix_cover(basin, lies: over|back): Move the cover of a basin', 'badix_jets(basin, strength: soft|hard|still, minutes?: int): Set the jets', 'badix_heat(basin, celsius: int): Heat a basin', 'badix_dose(basin, ml: int, what: acid|base|chlorine): Dose something', 'badix_swim(basin, allowed: bool): Say whether people may swim'],
    steps: `
      @c badix_cover basin="{b}" lies=back // badix_cover basin="{b}" lies=over | Move it | Change the cover of this basin: if it is on, take it off; if it is off, put it on.
      badix_cover basin="{b2}" lies=over | Night | Put the lid on {b2}.
      badix_jets basin="{b2}" strength=soft minutes={n} | Jets | {b2}: weak jets for {n} minutes.
      badix_jets basin="{b2}" strength=still | Calm | Calm water in {b2}, neither soft nor hard jets.
      badix_jets basin="{b}" strength=hard | Full blast | The jets in the reported basin as strong as they go, open end
      badix_heat basin="{b2}" celsius={t} | Warm | {b2} {t}°C
      badix_dose basin="{b}" ml={ml} what=acid | Too basic | {ml} ml against a pH that is too high, in the reported basin.
      badix_dose basin="{b}" ml={ml} what=base | Too sour | {ml} ml to raise the pH of the basin in the event.
      badix_swim basin="{b2}" allowed=false | Everyone out | Nobody swims in {b2} until the lab has called.
    `,
  },
  {
    language: 'en',
    slots: { q: 'invoices, thumbs, mail-out', q2: 'reports, imports, video', n: '2..16', s: '10..300', w: 'wk-1, worker7, blue' },
    tools: ['warteline_state(queue, state: flowing|held|draining): Say whether a queue takes and gives jobs', 'warteline_order(queue, first: oldest|newest|smallest): Choose which job comes first', 'warteline_retry(queue, times: int, wait_seconds?: int): Set how often jobs are tried again', 'warteline_workers(queue, count: int, pin_to?): Set the workers'],
    steps: `
      warteline_state queue={q} state=draining | Drain | {q} takes no new jobs but finishes what it has.
      warteline_state queue={q2} state=held | Freeze | {q2}: nothing goes in and nothing comes out
      warteline_state queue={q} state=flowing | Go | Let {q} work normally.
      warteline_order queue={q2} first=newest | Fresh first | In {q2}, what came last is done first.
      warteline_order queue={q} first=oldest | Fair | {q}: first come, first served.
      warteline_order queue={q2} first=smallest | Little ones | The little jobs of {q2} before the big ones
      warteline_retry queue={q} times={n} wait_seconds={s} | Retry | {n} tries for {q}, {s} s between them.
      warteline_retry queue={q2} times={n} | Retry | Try jobs of {q2} {n} times, leave the waiting time as it is.
      warteline_workers queue={q2} count={n} pin_to={w} | Workers | {n} workers for {q2}, all pinned to {w}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bees/hive/{h} {"hive": "{h}", "entrance": "{e}", "entrance_before": "{eb}", "kg": {kg}}',
    slots: { h: 'H3, H11, linden', e: '=narrow, mesh', eb: '=wide, three bees wide, reducer 2', kg: '14.5..38.0', h2: 'H6, H15, clover', ml: '200..950', c: '30..36' },
    tools: ['wabix_entrance(hive, opening): Set the entrance, as written on the slider', 'wabix_feed(hive, ml: int, syrup: thin|thick): Feed a hive', 'wabix_vent(hive, floor: open|closed): Set the floor of a hive', 'wabix_scale(hive, report: hourly|daily|off, to?): Say when the scale reports'],
    steps: `
      wabix_entrance hive="{h}" opening="{eb}" | As it was | Entrance of this hive as it was before.
      wabix_entrance hive="{h2}" opening="{e}" | Same | Hive {h2} gets the entrance that the reported hive has at present.
      wabix_feed hive="{h2}" ml={ml} syrup=thick | Autumn | {ml} ml of heavy syrup for hive {h2}.
      wabix_feed hive="{h}" ml={ml} syrup=thin | Spring | For the reported hive {ml} ml, watery.
      wabix_vent hive="{h2}" floor=open | Air | Hive {h2} needs air from below.
      wabix_vent hive="{h2}" floor=closed | Cold | No draught from below in hive {h2}.
      wabix_scale hive="{h}" report=daily | Once a day | One report in 24 hours is enough from this hive.
      wabix_scale hive="{h2}" report=off | Quiet | Scale of {h2}: no reports.
      wabix_scale hive="{h2}" report=hourly to=Ferenc | Each hour | Every hour a report from {h2} to Ferenc
    `,
  },
  {
    language: 'en',
    slots: { f: '=4th floor, mezzanine, basement', c: 'L1, east lift, Otis 2', c2: 'L4, west lift, Kone 5', fl: '2..18', kg: '300..950', s: '4..20' },
    tools: ['fahrstuhl_go(lift, floor: int, skip_stops?: bool): Send a lift to a floor', 'fahrstuhl_doors(lift, do: keep_open|close|cycle, seconds?: int): Handle the doors', 'fahrstuhl_use(lift, who: public|staff|firemen): Say who may use a lift', 'fahrstuhl_load(lift, kg: int): Limit the load'],
    steps: `
      fahrstuhl_go lift="{c}" floor={fl} | Up | {c} to floor {fl}.
      fahrstuhl_go lift="{c2}" floor={fl} skip_stops=true | Nonstop | {c2} straight to floor {fl} without a stop in between.
      fahrstuhl_go lift="{c2}" floor={fl} skip_stops=false | With stops | Send {c2} to floor {fl}, and let it stop for anyone on the way
      fahrstuhl_doors lift="{c}" do=keep_open seconds={s} | Wheelchair | Hold the doors of {c} for {s} s.
      fahrstuhl_doors lift="{c2}" do=close | Shut | Doors of {c2} shut.
      fahrstuhl_doors lift="{c}" do=cycle | Once | Let the doors of {c} open and shut once, any number of seconds
      fahrstuhl_use lift="{c2}" who=staff | Moving day | {c2} is for employees only.
      fahrstuhl_use lift="{c}" who=public | Everyone | {c} is for everybody again.
      fahrstuhl_use lift="{c2}" who=firemen | Fire | {c2} answers to the fire brigade and to no one else.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/queue {"room": "{r}", "patient": "{p}", "waits_for": "{w}", "language": "{lang}"}',
    slots: { r: '1, 4, lab', p: 'A-17, B-204, C-031', w: '=blood test, x-ray, vaccination', lang: '=english, french / hungarian, dutch', r2: '6, 9, xray', m: '5..50' },
    tools: ['warteraum_call(number, room, voice?: english|french): Call a patient', 'warteraum_delay(number, minutes: int, tell_why?): Move a patient back', 'warteraum_rank(number, urgency: low|normal|high): Set how urgent a patient is', 'warteraum_show(screen: names|numbers|black): Set the screen'],
    steps: `
      @lang warteraum_call number={p} room={r} voice={lang} // failed "there is no voice for {lang}" | Call in their language | Call the patient to the room of the request in the patient's language. If there is no voice for it, fail.
      warteraum_call number={p} room={r2} | Other room | The patient of the request goes to {r2}, the usual voice.
      warteraum_call number={p} room={r2} voice=french | In French | Call {p} to {r2} in French
      warteraum_delay number={p} minutes={m} | Later | {m} min later for this patient. Why is nobody's business.
      warteraum_delay number={p} minutes={m} tell_why="doctor is in surgery" | Tell why | {p} has to wait {m} minutes longer. Tell why: "doctor is in surgery"
      warteraum_rank number={p} urgency=high | Chest pain | Chest pain! This patient cannot wait.
      warteraum_rank number={p} urgency=low | No hurry | {p} has all the time in the world.
      warteraum_show screen=numbers | Privacy | No names on the screen, numbers will do.
      warteraum_show screen=black | Screen | Neither names nor numbers on the screen.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rail/points {"points": "{p}", "lie": "{l}", "lamp": "{lamp}"}',
    slots: { p: 'W12, W3a, yard 7', l: '=straight / diverging', lamp: '=lit, dark', p2: 'W20, W9b, yard 2', km: '5..40' },
    tools: ['weichart_set(points, route: straight|diverging): Set points', 'weichart_lock(points, by: key|computer|nobody): Lock points', 'weichart_heat(points, level: off|half|full, hours?: int): Heat points', 'weichart_speed(points, kmh: int, trains?: goods|passenger): Limit the speed'],
    steps: `
      @l weichart_set points="{p}" route=diverging // weichart_set points="{p}" route=straight | Throw | Throw the reported points over to the other position.
      @l weichart_set points="{p2}" route=straight // weichart_set points="{p2}" route=diverging | Match | {p2} must lie just as the reported points lie.
      weichart_set points="{p2}" route=straight | Main line | Points {p2}: straight on.
      weichart_lock points="{p2}" by=nobody | Unlocked | Nothing locks {p2}, neither key nor computer.
      weichart_lock points="{p}" by=key | Key | The reported points are locked by key.
      weichart_heat points="{p2}" level=full hours=6 | Snow | Snow until morning: {p2} as hot as it goes for six hours.
      weichart_heat points="{p}" level=half | Frost | Half heat on the reported points, leave the hours open
      weichart_speed points="{p2}" kmh={km} | Slow | {km} km/h over {p2} for every train.
      weichart_speed points="{p2}" kmh={km} trains=goods | Goods | Goods trains over {p2}: {km} km/h
    `,
  },
  {
    language: 'en',
    slots: { m: 'M2, dough 4, Big Hobart', m2: 'M6, cream 1, Little Hobart', kg: '2.5..24.5', s: '30..400', t: '8..26' },
    tools: ['ruehra_tool(mixer, tool: hook|whisk|paddle): Say which tool is mounted', 'ruehra_run(mixer, gear: first|second|third, seconds?: int): Run a mixer', 'ruehra_way(mixer, spin: left|right): Set which way it turns', 'ruehra_bowl(mixer, lift: up|down): Move the bowl', 'ruehra_water(mixer, kg: num, celsius?: int): Add water'],
    steps: `
      ruehra_tool mixer="{m2}" tool=whisk | Egg whites | Egg whites in {m2}, so the whisk.
      ruehra_tool mixer="{m}" tool=hook | Bread | {m} has the hook on
      ruehra_run mixer="{m}" gear=first seconds={s} | Slow | Slowest gear on {m}, {s} seconds.
      ruehra_run mixer="{m2}" gear=third | Fast | {m2} in the fastest gear till I come.
      failed "a mixer has no fourth gear" | Fourth gear | Run {m} in the fourth gear.
      ruehra_bowl mixer="{m}" lift=down | Scrape | I have to get at the dough in {m}: bowl down.
      ruehra_bowl mixer="{m2}" lift=up | Bowl up | bowl of {m2} up
      ruehra_water mixer="{m}" kg={kg} celsius={t} | Water | {kg} kg of water at {t} °C into {m}.
      ruehra_water mixer="{m2}" kg={kg} | Tap water | {kg} kg of water into {m2}, temperature as it comes.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cnc/router {"job": "{j}", "router": "{r}", "vacuum": "{v}", "depth_mm": {mm}}',
    slots: { j: 'panel-9, Sign 22, tray_b', r: 'R1, Multi 2, nest A', v: '=holding / loose', mm: '3.5..18.5', r2: 'R3, Multi 6, nest D', mm2: '0.8..3.2', q: '2..30' },
    tools: ['fraesa_cut(router, job, climb: bool): Cut a job, climb or conventional', 'fraesa_depth(router, mm: num, per?: pass|total): Set the depth', 'fraesa_vacuum(router, zone: left|right|whole|none): Hold the sheet down', 'fraesa_label(job, text): Print a label'],
    steps: `
      @v fraesa_cut router="{r}" job="{j}" climb=true // failed "the sheet is loose" | Cut | Climb cut for the job in the request. A loose sheet? Then fail.
      @v fraesa_cut router="{r}" job="{j}" climb=false // failed "the vacuum is loose" | Conventional | Cut this job conventionally, if the vacuum is holding. If it isn't, the step fails.
      fraesa_depth router="{r2}" mm={mm2} per=pass | Per pass | {r2} takes {mm2} mm in each pass.
      fraesa_depth router="{r2}" mm={mm2} per=total | In all | {mm2} mm in total on {r2}
      fraesa_depth router="{r}" mm={mm} | Again | The depth in the request for the same router. Don't say what it counts for.
      fraesa_vacuum router="{r2}" zone=whole | Big sheet | Big sheet on {r2}, vacuum everywhere.
      fraesa_vacuum router="{r2}" zone=right | Small sheet | Vacuum on {r2}: leave out the left, only the other half.
      fraesa_vacuum router="{r}" zone=none | Take off | I want to take the sheet off this router, no vacuum.
      fraesa_label job="{j}" text="depth {mm2} mm" | Label | The label for this job says "depth {mm2} mm".
    `,
  },
  {
    language: 'en',
    slots: { k: 'north pen, cage 4, ring B', k2: 'south pen, cage 9, ring E', g: '200..900', mg: '5.5..9.5', d: '2..9' },
    tools: ['fjorda_feed(pen, grams: int, pellet: small|large): Feed fish', 'fjorda_light(pen, depth_m?: int, colour: blue|white|none): Light under water', 'fjorda_net(pen, move: lift|drop|still): Move a net', 'fjorda_oxygen(pen, alarm_mg: num): Set the oxygen alarm'],
    steps: `
      fjorda_feed pen="{k}" grams={g} pellet=large | Big fish | {g} g of the big pellets to {k}.
      fjorda_feed pen="{k2}" grams={g} pellet=small | Fry | The fry in {k2} get {g} grams, little pellets.
      fjorda_light pen="{k}" colour=blue depth_m={d} | Blue | Blue light in {k} at {d} m.
      fjorda_light pen="{k2}" colour=white | White | White light in {k2}, any depth.
      fjorda_light pen="{k2}" colour=none | Dark | Neither blue nor white in {k2} tonight.
      failed "there is no green light" | Green | Green light in {k}, please.
      fjorda_net pen="{k2}" move=lift | Harvest | Net of {k2} up.
      fjorda_net pen="{k}" move=drop | Net down | net of {k} down again
      fjorda_oxygen pen="{k}" alarm_mg={mg} | Oxygen | Alarm at {mg} mg/l in {k}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt church/organ {"stop": "{s}", "blower": "{b}", "sunday": "{sun}"}',
    slots: { s: 'Gedackt 8, Trompete, Mixtur', b: '=running / resting', sun: '=yes, no', s2: 'Flute 4, Bourdon, Gamba', p: '10..90', n: '2..12', t: '=09:55, 10:25, 17:50' },
    tools: ['orgelo_blower(state: running|resting): Start or stop the blower', 'orgelo_stop(name, drawn: bool): Draw or push in a stop', 'orgelo_swell(percent: int, over_seconds?: int): Move the swell', 'orgelo_bells(strike: once|full|mute, at?): Ring the bells'],
    steps: `
      @b orgelo_blower state=resting // orgelo_blower state=running | Blower | The blower shall do what it is not doing now.
      orgelo_stop name="{s}" drawn=true | Draw | Pull the stop in the event.
      orgelo_stop name="{s2}" drawn=false | Push in | {s2} must not sound, push it in.
      orgelo_swell percent={p} over_seconds={n} | Swell | Swell to {p}% within {n} s.
      orgelo_swell percent={p} | Swell now | Swell {p} %
      orgelo_bells strike=full at={t} | Service | The full peal at {t}.
      orgelo_bells strike=once | Once | A single stroke of the bell, right now.
      orgelo_bells strike=mute | Quiet | The bells keep silent until further notice.
    `,
  },
  {
    language: 'en',
    event: 'manual - night guard at {s}',
    slots: { s: 'Depot 4, quay, hall 9', d: 'back door, cellar door, gate 5', d2: 'side door, roof hatch, gate 2', m: '10..60', who: 'Osei, Brigitta, Lem' },
    tools: ['wachta_doors(scope: all|none|except, name?): Arm the doors, all, none or all except one', 'wachta_motion(floor: ground|upper|both, armed: bool): Arm motion detectors', 'wachta_lights(pattern: steady|random|dark, minutes?: int): Set the lights against burglars', 'wachta_code(person, valid: once|always|never): Give a person a code'],
    steps: `
      wachta_doors scope=except name="{d}" | All but one | Arm everything but the {d}.
      wachta_doors scope=all | All | Arm every door.
      wachta_doors scope=none | None | I'm inside, so no door is to be armed.
      wachta_doors scope=except name="{d2}" | Delivery | The delivery comes through the {d2}, so leave that one out; all the others are armed
      wachta_motion floor=both armed=true | Motion | Detectors on, downstairs and upstairs.
      wachta_motion floor=upper armed=false | Cat | The cat sleeps upstairs: no detector there.
      wachta_lights pattern=random minutes={m} | As if at home | For {m} min the lights should look as if somebody were at home.
      wachta_lights pattern=dark | Lights out | Not one light. How long does not matter.
      wachta_code person={who} valid=once | One time | {who} may come in a single time.
      wachta_code person={who} valid=never | Fired | {who} doesn't work here any more and must not get in.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Press 2, SM-74, folder B', p2: 'Press 5, GTO-52, folder D', n: '20..900', g: '=90, 135, 170, 300', mm: '1.5..9.5' },
    tools: ['druckwerk_ink(press, colour: black|cyan|magenta|yellow, key_percent?: int): Set the ink', 'druckwerk_sides(press, sides: one|two, flip?: long|short): Print on one or two sides', 'druckwerk_stock(press, gsm: int): Set the paper weight', 'druckwerk_trim(press, mm: num, bleed?: bool): Cut the edge'],
    steps: `
      druckwerk_ink press="{p}" colour=black | Black | Black on {p}, keys as they are.
      druckwerk_ink press="{p2}" colour=cyan key_percent=40 | Cyan | Cyan on {p2} at 40%.
      failed "the press has no silver" | Silver | Ink on {p2}: silver.
      druckwerk_sides press="{p}" sides=two flip=short | Calendar | Both sides on {p}, turned over the short edge.
      druckwerk_sides press="{p2}" sides=one | Poster | {p2}: the back stays blank.
      druckwerk_sides press="{p2}" sides=two | Both | {p2} front and back, flip as usual
      druckwerk_stock press="{p}" gsm={g} | Paper | {g} g/m² on {p}.
      druckwerk_trim press="{p2}" mm={mm} bleed=false | Trim | {mm} mm off on {p2}, no bleed.
      druckwerk_trim press="{p}" mm={mm} | Edge | {p}: trim {mm} mm
    `,
  },
  {
    language: 'en',
    event: 'mqtt greenhouse/screen {"house": "{h}", "screen": "{s}", "vents": "{v}", "lux": {lux}}',
    slots: { h: 'G2, fern house, orchid', s: '=drawn / folded', v: '=lee, wind', lux: '9000..72000', h2: 'G6, palm house, cactus', p: '5..95', p2: '5..95', t: '12..31' },
    tools: ['glasa_screen(house, screen: drawn|folded): Draw or fold the shade screen', 'glasa_vents(house, side: lee|wind|both|neither, percent?: int): Open the roof vents', 'glasa_heat(house, celsius: int, night?: bool): Set the heating', 'glasa_fog(house, on: bool): Switch the fog'],
    steps: `
      @s glasa_screen house="{h}" screen=folded // glasa_screen house="{h}" screen=drawn | Reverse | Reverse the shade screen in this house.
      glasa_screen house="{h2}" screen=drawn | Shade | The sun burns the leaves in {h2}. Shade, please.
      glasa_screen house="{h2}" screen=folded | Dull day | {h2} needs all the light it can get, so no screen.
      glasa_vents house="{h2}" side=lee percent={p} | Lee | Vents of {h2} {p}% on the side away from the wind.
      glasa_vents house="{h2}" side=neither | Storm | All roof vents of {h2} shut, on either side.
      glasa_vents house="{h}" side=both percent={p2} | Both sides | {p2} percent on both sides in the reported house.
      glasa_heat house="{h2}" celsius={t} night=true | At night | {h2}: {t} °C at night.
      glasa_heat house="{h}" celsius={t} night=false | By day | By day the reported house gets {t} degrees, not at night.
      glasa_fog house="{h2}" on=false | Mildew | No more fog in {h2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dock/order {"dock": "{d}", "truck": "{t}", "goods": "{g}", "door_was": "{was}"}',
    slots: { d: 'D3, D14, cold dock', t: 'KR 88 VT, B-774, Lorry 9', g: '=frozen peas, paper rolls, car tyres', was: '=half open, vented, sealed', d2: 'D8, D21, ramp 2', c: '-24..-16', m: '10..55' },
    tools: ['rampa_door(dock, position): Put a dock door into a named position', 'rampa_leveller(dock, height: up|down|floating): Move the leveller', 'rampa_light(dock, colour: red|green|off): Set the light for the driver', 'rampa_wait(truck, minutes: int, inform?: bool): Let a truck wait'],
    steps: `
      rampa_door dock="{d}" position="{was}" | Door as before | This dock door as it was.
      rampa_door dock="{d2}" position="night gap" | Night gap | Put door {d2} into the position "night gap".
      rampa_leveller dock="{d2}" height=floating | Float | The leveller of {d2} must follow the truck by itself.
      rampa_leveller dock="{d}" height=down | Down | Leveller of the ordered dock down.
      rampa_light dock="{d2}" colour=green | Come in | The driver at {d2} may come.
      rampa_light dock="{d2}" colour=red | Stop | The driver at {d2} must not move.
      failed "there is no yellow light" | Yellow | Show yellow to the driver at {d2}.
      rampa_wait truck="{t}" minutes={m} inform=true | Wait | The truck of the order waits {m} min, and let the driver know.
      rampa_wait truck="{t}" minutes={m} | Wait a bit | {m} minutes for {t}
    `,
  },
  {
    language: 'en',
    slots: { c: 'cam-03, Porch, dome 2', c2: 'cam-11, Yard, dome 7', d: '5..80', n: '2..30', q: '=640, 1080, 2160' },
    tools: ['guckloch_pan(camera, to: left|right|home, degrees?: int): Turn a camera', 'guckloch_eye(camera, see: day|night|auto): Set how a camera sees', 'guckloch_keep(camera, days: int, sound?: bool): Keep the recordings', 'guckloch_privacy(camera, covered: bool): Cover the lens'],
    steps: `
      guckloch_pan camera="{c}" to=left degrees={d} | Left | {c} by {d}° to the left.
      guckloch_pan camera="{c2}" to=right degrees={d} | Right | {d} degrees the other way for {c2}: to the right.
      guckloch_pan camera="{c}" to=home | Home | {c} back where it belongs, no angle.
      guckloch_eye camera="{c2}" see=night | Infrared | It is pitch dark at {c2}.
      guckloch_eye camera="{c}" see=auto | By itself | {c} decides by itself how it sees.
      guckloch_keep camera="{c}" days={n} sound=false | Keep | Recordings of {c} for {n} days, without the sound
      guckloch_keep camera="{c2}" days={n} sound=true | With sound | {n} days for {c2}, sound included.
      guckloch_privacy camera="{c2}" covered=true | Privacy | {c2} must not see anything while the tenants are in.
      guckloch_privacy camera="{c}" covered=false | Look again | Let {c} see again.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/centrifuge {"unit": "{u}", "lid": "{lid}", "rotor": "{rot}"}',
    slots: { u: 'Z1, Z4, Sorvall', lid: '=shut / open, ajar', rot: '=swing, fixed', u2: 'Z6, Hermle, Z9', g: '=300, 1200, 4000, 16000', m: '2..45', c: '4..20' },
    tools: ['zentrix_spin(unit, g: int, minutes?: int, brake?: soft|hard): Spin', 'zentrix_cool(unit, celsius: int): Cool a centrifuge', 'zentrix_lid(unit, bolt: bool): Bolt the lid', 'zentrix_rotor(unit, kind: swing|fixed): Say which rotor is in'],
    steps: `
      @lid zentrix_spin unit={u} g={g} minutes={m} // failed "the lid is {lid}" | Spin | {g} g for {m} min in the reported unit. Only with the lid shut, else fail.
      zentrix_spin unit={u2} g={g} minutes={m} brake=soft | Gradient | {u2}: {m} minutes, {g} × g, brake softly.
      zentrix_spin unit={u2} g={g} | Until I stop it | {u2} at {g} g, neither a time nor a brake.
      zentrix_spin unit={u2} g={g} brake=hard | Hard brake | {g} g in {u2}, no time, brake hard
      zentrix_cool unit={u2} celsius={c} | Cool | {u2} {c} °C
      zentrix_lid unit={u2} bolt=true | Bolt | Nobody may open the lid of {u2}.
      zentrix_lid unit={u} bolt=false | Unbolt | Release the lid of the unit in the event.
      zentrix_rotor unit={u2} kind=swing | Rotor | Swing-out rotor in {u2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /radio/air {"studio": "{s}", "on_air": "{a}", "previous_track": "{pt}", "guest": "{g}"}',
    slots: { s: 'Studio 1, Studio 4, van', a: '=yes / no', pt: '=Blue Monday, Take Five, Jolene', g: 'Mira, Sten, Odile', s2: 'Studio 6, booth, Studio 9', db: '-18..-3', tr: '=Heroes, Angie, Wonderwall' },
    tools: ['wellefm_mic(studio, state: live|muted|cough): Set a microphone', 'wellefm_play(track, fade?: bool): Play a track', 'wellefm_level(studio, db: int): Set a level', 'wellefm_light(studio, red: bool): Set the red light by the door', 'wellefm_talkback(studio, who: guest|host|everyone|nobody): Choose who hears the director'],
    steps: `
      @a wellefm_light studio="{s}" red=true // wellefm_light studio="{s}" red=false | Red light | The red light burns when this studio is on air, and only then.
      wellefm_mic studio="{s2}" state=muted | Mute | Nobody may hear the microphone in {s2}.
      wellefm_mic studio="{s2}" state=live | Live | Microphone in {s2} open
      wellefm_play track="{pt}" | Once more | Play once more what was played before.
      wellefm_play track="{tr}" fade=true | Fade | Fade into {tr}.
      wellefm_play track="{tr}" fade=false | Hard cut | {tr}, and don't fade it.
      wellefm_level studio="{s2}" db={db} | Level | {db} dB in {s2}
      wellefm_talkback studio="{s}" who=host | Host only | The director is heard by the host but not by the guest, in the studio of the event.
      wellefm_talkback studio="{s2}" who=nobody | Private | In {s2} neither guest nor host hears the director.
    `,
  },
  {
    language: 'en',
    slots: { r: 'R2D, Mower east, Husky', r2: 'Mower west, Bosch-4, Lady', h: '25..80', t: '=08:30, 14:00, 16:45', w: 'front lawn, orchard, bank', n: '10..70' },
    tools: ['rasenix_go(mower, area?, pattern: stripes|random): Begin to mow', 'rasenix_home(mower, charge: bool): Come home', 'rasenix_height(mower, mm: int): Set the height', 'rasenix_blades(mower, turn: cw|ccw|stop): Set the blades', 'rasenix_edge(mower, cut: yes|no|only): Cut the edges too'],
    steps: `
      rasenix_go mower="{r}" area="{w}" pattern=stripes | Stripes | {r} mows the {w} in neat lines.
      rasenix_go mower="{r2}" pattern=random | Anywhere | Let {r2} wander about and mow, any area.
      rasenix_home mower="{r}" charge=true | Home | {r} goes home and charges.
      rasenix_home mower="{r2}" charge=false | Home only | {r2} home. It is full, so it need not be charged.
      rasenix_height mower="{r}" mm={h} | Height | {h} mm with {r}.
      rasenix_blades mower="{r2}" turn=ccw | Reverse | Blades of {r2} counter-clockwise.
      rasenix_blades mower="{r}" turn=stop | Hedgehog | Blades of {r} must stand still, in neither direction.
      rasenix_edge mower="{r2}" cut=only | Edges | Just the edges with {r2}, nothing else.
      rasenix_edge mower="{r}" cut=no | No edges | {r} leaves the edges alone.
    `,
  },
];
