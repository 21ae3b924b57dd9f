import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in English, part 2. */
export const makersEn2: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['See what runs | berth_ls → {svc} on {h}: {ver}, up 4 d\n{svc2} on {h2}: {ver2}, crash loop'],
    slots: { svc: 'checkout, mailer, thumbs', svc2: 'ledger, search, push-gw', h: 'atlas, node-7, db-east', h2: 'zeta, node-12, web-3', ver: '=2.14.0, 7.3.1', ver2: '=2.15.0-rc2, 8.0.0', n: '3..40', lines: '20..400', k: '=LOG_LEVEL, CACHE_MB, TZ', val: '=debug, 512, Asia/Seoul' },
    tools: ['berth_deploy(service, version, dry_run?: bool): Put a version of a service out', 'berth_rollback(service, steps?: int): Go back to an earlier version', 'berth_scale(service, replicas: int): Set how many copies run', 'berth_restart(service, host): Restart a service on a host', 'berth_logs(service, host, lines?: int): Show what a service wrote', 'berth_env(service, key, value): Set a variable'],
    steps: `
      berth_restart service={svc2} host={h2} | Crash loop | What crashes in the list of step {step1} gets restarted, on the host where it is.
      berth_rollback service={svc2} | Undo | The new {svc2} is broken. Put back what was there before.
      berth_rollback service={svc} steps=2 | Two back | Two versions back with {svc}.
      berth_deploy service={svc2} version={ver} dry_run=false | Out with it | Deploy {ver} of {svc2}. Not a dry run.
      berth_deploy service={svc} version={ver2} dry_run=true | Rehearsal | Version {ver2} for {svc}, only as a dry run.
      berth_scale service={svc} replicas={n} | More copies | {n} copies of {svc}.
      berth_logs service={svc2} host={h2} lines={lines} | Logs | The last {lines} lines that {svc2} wrote on {h2}.
      berth_logs service={svc} host={h} | Have a look | Logs of {svc} on {h}; as many lines as it gives.
      berth_env service={svc2} key={k} value={val} | {k} | Make it {val} for {svc2}.
    `,
  },
  {
    language: 'en',
    slots: { mac: '=9c:5c:8e:12:00:af, 00:1b:44:11:3a:b7, d4:6e:0e:99:21:0c', mac2: '=a8:20:66:0d:fe:31, 3c:07:54:7b:90:e2', ip: '=10.0.4.31, 192.168.8.77, 172.16.2.9', ip2: '=10.0.4.200, 10.0.4.250', ip3: '=10.0.4.99, 10.0.4.120', h: 'till-2, plotter, cam-yard', hrs: '2..48', v: '10..400', sw: 'SW-B2, core1, annex-sw' },
    tools: ['lease_reserve(mac, ip, hostname?): Always give a device the same address', 'lease_free(mac): Drop the reservation of a device', 'lease_range(first, last, hours?: int): Set which addresses are handed out', 'port_vlan(switch, port: int, vlan: int): Put a port into a VLAN', 'port_shut(switch, port: int): Switch a port off', 'port_noshut(switch, port: int): Switch a port on', 'wake(mac): Wake a device over the network'],
    steps: `
      lease_reserve mac={mac} ip={ip} hostname={h} | Fixed address | {mac} is called {h} and always gets {ip}.
      lease_reserve mac={mac2} ip={ip2} | No name yet | Reserve {ip2} for {mac2}. Its name is not known.
      lease_free mac={mac} | Gone | The device {mac} went to the scrap yard, so forget its reservation.
      lease_range first={ip3} last={ip2} hours={hrs} | Pool | Hand out up to {ip2}, beginning with {ip3}, for {hrs} hours each.
      port_vlan switch={sw} port=7 vlan={v} | VLAN | VLAN {v} on port 7 of {sw}.
      port_vlan switch={sw} port=12 vlan={v} | Another port | On {sw} move port 12 over to VLAN {v}.
      port_shut switch={sw} port={hrs} | Loop | Port {hrs} of {sw} has a loop: turn it off.
      port_noshut switch={sw} port={hrs} | Loop is gone | {hrs} may be lit again, switch {sw}.
      wake mac={mac2} | Up | Get {mac2} out of bed.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kitchen/oven {"oven": "{o}", "door": "shut", "core_c": {core}, "order": "{ord}", "idle": "{o2}"}',
    slots: { o: 'Combi 1, Deck oven, R3', o2: 'Combi 4, Pizza oven, R5', core: '18..41', ord: 'T14, banquet B', c: '140..240', c2: '52..78', min: '6..95', pct: '10..100', dish: 'brisket, focaccia, quiche', kw: 'as hot as it goes, flat out / on a small flame, barely' },
    tools: ['oven_bake(oven, deg_c: int, minutes?: int, steam_pct?: int): Bake', 'oven_probe(oven, core_c: int): Cook until the core has a temperature', 'oven_rest(oven): Keep warm', 'oven_off(oven, fan_on?: bool): Switch an oven off', 'hob_zone(zone: int, level: low|medium|high): Set a cooking zone', 'hob_kill(zone: int): Switch a cooking zone off'],
    steps: `
      oven_bake oven="{o}" deg_c={c} minutes={min} steam_pct={pct} | {dish} | {min} min, {pct} % steam, {c} °C, in the oven that reported.
      oven_bake oven="{o2}" deg_c={c} minutes={min} | Dry heat | At {c} degrees for {min} minutes, in {o2}, no steam wanted.
      oven_bake oven="{o2}" deg_c={c} | Preheat | Heat the idle oven to {c} °C.
      oven_probe oven="{o}" core_c={c2} | By the core | Never mind the clock: the reported oven cooks until {c2} °C inside the meat.
      oven_rest oven="{o}" | Hold | It's done, only keep it warm, in {o}.
      oven_off oven="{o2}" fan_on=true | Off, fan on | Switch off {o2} and let its fan blow on.
      oven_off oven="{o}" fan_on=false | All off | Switch {o} off, the fan too.
      @kw hob_zone zone=3 level=high // hob_zone zone=3 level=low | Third zone | Zone 3 {kw}.
      hob_kill zone=2 | Burnt | Something burns on zone 2. No more heat there.
    `,
  },
  {
    language: 'en',
    event: 'mqtt biogas/f1 {"digester": "{d}", "ch4_pct": {ch}, "temp_c": {t}, "foam_cm": {foam}, "twin": "{d2}"}',
    slots: { d: 'F1, north dome, BG-2', d2: 'F2, South dome, BG-5', ch: '44..56', t: '36.5..41.5', foam: '4..29', kg: '120..1900', mat: 'maize, beet pulp, slurry', mat2: 'grass, potato peel, whey', h: '2..12', mb: '2.5..9.5', mb2: '11.5..19.5', rpm: '8..60', kw: '60..480' },
    tools: ['feed_solids(digester, material, kg: int): Feed a digester', 'stir(digester, rpm: int, minutes?: int): Stir', 'stir_stop(digester): End stirring', 'gas_band(digester, low_mbar: num, high_mbar: num): Set the limits of gas pressure', 'chp_load(kw: int): Set the load of the engine', 'flare(state: lit|out): Light the flare or not', 'antifoam(digester, litres: num): Add defoamer'],
    steps: `
      feed_solids digester="{d2}" material="{mat}" kg={kg} | Feed | {kg} kg of {mat} for the twin.
      feed_solids digester="{d}" material="{mat2}" kg={kg} | Other stuff | Into the digester of the report: {mat2}, {kg} kilos.
      stir digester="{d}" rpm={rpm} minutes={h} | Foam | Stir the one with the foam, {h} minutes, {rpm} rpm.
      stir digester="{d2}" rpm={rpm} | Keep stirring | At {rpm} turns a minute in {d2}, open end.
      stir_stop digester="{d}" | Still | The stirrer of {d} may rest.
      gas_band digester="{d2}" low_mbar={mb} high_mbar={mb2} | Gas | Relieve {d2} above {mb2} mbar; the lower limit is {mb}.
      chp_load kw={kw} | {kw} kW | That is today's load of the engine.
      flare state=lit | Too much gas | Burn the surplus off.
      flare state=out | Enough burnt | No more flame at the stack.
      antifoam digester="{d}" litres=0.5 | Defoamer | Half a litre where the foam stands.
    `,
  },
  {
    language: 'en',
    event: 'webhook /mrf/jam {"line": "{l}", "belt": {b}, "sensor": "{s}", "last_ok": "06:45", "spare_line": "{l2}"}',
    slots: { l: 'PET-1, glass line, L3', l2: 'PET-2, paper line, L6', b: '2..9', b2: '11..19', s: 'NIR-4, eye 7', pct: '15..95', mps: '0.4..2.9', kg: '200..900', bale: 'BL-1182, BL-2290, P/77', ms: '12..80' },
    tools: ['belt_start(belt: int, mps?: num): Start a belt', 'belt_stop(belt: int): Stop a belt', 'belt_reverse(belt: int, secs: int): Run a belt backwards', 'sorter_eject(line, delay_ms: int): Set when the air jets fire', 'sorter_purity(line, pct: int): Set how pure the fraction is to be', 'bale_press(line, kg: int, straps?: 3|4|5): Press a bale', 'bale_tag(bale, text): Tag a bale'],
    steps: `
      belt_reverse belt={b} secs=8 | Jam | Run the jammed belt backwards for 8 seconds.
      belt_stop belt={b} | Hands in there | Nobody gets hurt: stop the belt of the message.
      belt_start belt={b} mps={mps} | Go on, slowly | Same belt again, {mps} m/s.
      belt_start belt={b2} | Belt {b2} | It starts at its usual speed.
      sorter_eject line="{l}" delay_ms={ms} | Jets | Fire {ms} ms later on the line that jammed.
      sorter_purity line="{l2}" pct={pct} | Purity | The spare line sorts to {pct} %.
      bale_press line="{l2}" kg={kg} straps=4 | Bale | {kg} kg, four straps, from {l2}.
      bale_press line="{l}" kg={kg} | Bale again | Press {kg} kg on {l}, straps as set.
      bale_tag bale={bale} text="wet, don't ship before 2026-12-03" | Tag | On {bale}: wet, don't ship before 2026-12-03
    `,
  },
  {
    language: 'en',
    event: 'webhook /florist/order {"order_ref": "{o}", "for": "{to}", "by": "{by}", "flowers": "{f}", "stems": {n}, "earlier_order": "{o2}"}',
    slots: { o: 'FL-2207, 88-B, R1190', o2: 'FL-2188, 81-A, R1141', to: 'Greta Sol, Hotel Anker', by: 'Tom Vey, Office 4', f: 'ranunculus, white roses', f2: 'eucalyptus, tulips, asters', n: '7..60', n2: '61..90', t: '=09:30, 11:00, 13:15', t2: '=14:30, 15:15, 18:30', eur: '18..140' },
    tools: ['bouquet_make(order, size: small|medium|large, stems?: int): Put a bouquet in work', 'bouquet_card(order, text, from_name?): Write the card', 'order_slot(order, earliest, latest): Say when it is delivered', 'order_cancel(order, refund: bool): Cancel an order', 'stem_take(flower, count: int): Take flowers from the cold room', 'stem_left(flower): Say how many flowers there are', 'order_charge(order, eur: num): Charge an order'],
    steps: `
      bouquet_make order={o} size=large stems={n} | In work | The biggest there is, with as many stems as ordered, for this order.
      bouquet_make order={o2} size=small | Just a little one | A small bouquet for {o2}. The florist decides how many stems.
      bouquet_card order={o} text="We're 40, it's true!" from_name="{by}" | Card | "We're 40, it's true!" and, as the sender, the one who ordered; this order.
      bouquet_card order={o2} text="Get well soon, 3rd floor" | Card without a name | For {o2}, anonymous: Get well soon, 3rd floor
      order_slot order={o} earliest={t} latest={t2} | When | Not later than {t2}, not before {t}, order {o}.
      order_cancel order={o2} refund=false | Cancel | The earlier order falls through. The money stays with us.
      order_cancel order={o} refund=true | Sorry | Call {o} off and pay them back.
      stem_take flower="{f2}" count={n2} | From the cold | {n2} {f2}, please, out of the cold room.
      stem_left flower="{f}" | Enough? | How many {f} do we still have?
      order_charge order={o} eur={eur}.5 | Bill | {eur}.5 euros on the order that came in.
    `,
  },
  {
    language: 'en',
    event: 'mqtt laundry/done {"washer": "{w}", "program": "60", "load_kg": {kg}, "next_dryer": "{d}", "owner": "{who}"}',
    slots: { w: 'W4, big Miele, washer 9', w2: 'W7, Old Miele, Washer 2', d: 'D3, Gas dryer, Dryer 6', kg: '4..14', who: 'room 12, Mrs Aske', min: '15..80', n: 'once / twice / three times', rpm: '=600, 900, 1200, 1400', warm: 'lukewarm, hand-warm / cold, with cold water / boiling hot, as hot as it gets' },
    tools: ['washer.start(unit, water: cold|warm|hot, spin?: int): Wash', 'washer.abort(unit, pump_out?: bool): End washing', 'washer.rinse(unit, times: int): Rinse', 'dryer.start(unit, mins: int, heat?: low|high): Dry', 'dryer.tumble(unit, mins: int): Turn without heat', 'soap.fill(unit, ml: int): Fill in soap'],
    steps: `
      @warm washer.start unit="{w2}" water=warm // washer.start unit="{w2}" water=cold // washer.start unit="{w2}" water=hot | Wash | Wash {warm} in {w2}, spin as it likes.
      @warm washer.start unit="{w}" water=warm spin={rpm} // washer.start unit="{w}" water=cold spin={rpm} // washer.start unit="{w}" water=hot spin={rpm} | Next load | Spin at {rpm}. Water: {warm}. In the washer that just finished.
      washer.abort unit="{w2}" pump_out=true | Coin in there | Break off {w2} and get the water out.
      washer.abort unit="{w2}" pump_out=false | Stop it | Break {w2} off. The water remains inside.
      @n washer.rinse unit="{w}" times=1 // washer.rinse unit="{w}" times=2 // washer.rinse unit="{w}" times=3 | Foam | Rinse {n} where the washing is done.
      dryer.start unit="{d}" mins={min} heat=low | Wool | Dry the wool gently, {min} min, in the dryer of the message.
      dryer.start unit="{d}" mins={min} | Towels | Into {d} for {min} minutes. The heat stays as somebody has set it.
      dryer.tumble unit="{d}" mins={min} | Air only | {min} minutes without any heat, {d}.
      soap.fill unit="{w2}" ml={kg}0 | Soap | {kg}0 ml into {w2}.
    `,
  },
  {
    language: 'en',
    slots: { b: 'main bell, gong, Old House', b2: 'yard bell, chime 2, Annexe', t: '=07:55, 10:20, 13:15', t2: '=13:40, 14:05, 15:30', d: '=2026-12-18, 2027-05-04', cl: '5b, 7c, 10a', r: 'R12, Music room, Lab 2', r2: 'R31, gym, lab 5', s: '3..20', n: '2..6' },
    tools: ['bell_ring(bell, secs: int, pattern?: steady|pulse): Ring now', 'bell_plan(bell, at, days: schooldays|daily|once, date?): Ring at a time', 'bell_unplan(bell, at): Take a time out of the plan', 'bell_mute(bell, from_time, to_time): Keep a bell quiet between two times', 'class_move(group, from_room, to_room): Move a class to another room', 'class_sub(group, lesson: int, teacher): Enter who takes a lesson'],
    steps: `
      bell_ring bell="{b}" secs={s} pattern=pulse | Drill | {s} seconds on the {b}, in pulses.
      bell_ring bell="{b2}" secs={s} | Short ring | The {b2} for {s} s.
      bell_plan bell="{b}" at={t} days=schooldays | Every school day | {t}, {b}, whenever there is school.
      bell_plan bell="{b2}" at={t} days=once date={d} | Exam | Only on {d}, at {t}, the {b2}.
      bell_unplan bell="{b}" at={t2} | Strike out | The {t2} ring of {b} is no longer wanted.
      bell_mute bell="{b2}" from_time={t} to_time={t2} | Exam silence | Until {t2} nothing from the {b2}, starting {t}.
      class_move group={cl} from_room="{r}" to_room="{r2}" | Wet floor | As {r} is flooded, {cl} goes over to {r2}.
      class_move group={cl} from_room="{r2}" to_room="{r}" | Back | Class {cl}: into {r}, out of {r2}.
      class_sub group={cl} lesson={n} teacher="Ms Okafor" | Stand-in | In lesson {n} it is Ms Okafor who has {cl}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /museum/climate {"case": "{c}", "rh": {rh}, "lux": {lx}, "object_no": "{o}", "neighbour_case": "{c2}"}',
    slots: { c: 'V-17, Case 4, Egypt 2', c2: 'V-18, Case 5, Egypt 3', rh: '58..69', lx: '61..99', o: '1987.44-b, INV 2207, MK/0031', o2: '1902.7-a, INV 1180, MK/0450', lo: '38..45', hi: '47..55', lux: '20..58', min: '5..50', w: 'Hall 2, rotunda, store B' },
    tools: ['vitrine_humidity(case, low: int, high: int): Set the band of humidity', 'vitrine_light(case, lux: int): Set the light', 'vitrine_dark(case): Put the light out', 'vitrine_lock(case): Lock a case', 'vitrine_release(case, minutes?: int): Let a case be opened', 'object_move(object, source, destination): Enter that an object moves', 'object_note(object, text): Add a note to an object'],
    steps: `
      vitrine_humidity case="{c}" low={lo} high={hi} | Humidity | The case of the alarm: {lo} to {hi} %.
      vitrine_humidity case="{c2}" low={lo} high={hi} | Neighbour | At most {hi} and at least {lo} per cent in the case beside it.
      vitrine_light case="{c}" lux={lux} | Dim | {lux} lux is what the thing in this case can stand.
      vitrine_dark case="{c2}" | After hours | No light at all in {c2}.
      vitrine_lock case="{c}" | Locked | The case that reported must be locked.
      vitrine_release case="{c2}" minutes={min} | For the restorer | Let them into {c2} for {min} minutes.
      object_move object={o} source="{c}" destination="{w}" | Out | The object in the alarm goes from its case to {w}.
      object_move object={o2} source="{w}" destination="{c2}" | In | {o2} comes into {c2}. Up to now it was in {w}.
      object_note object={o} text="crack 3 mm, don't lift by the handle" | Note | For this object: "crack 3 mm, don't lift by the handle"
    `,
  },
  {
    language: 'en',
    event: 'mqtt garage/entry {"lane": "{l}", "plate": "{p}", "ticket": "{tk}", "time": "18:42", "exit_lane": "{l2}"}',
    slots: { l: 'E1, ramp north, in-2', l2: 'X1, ramp south, out-3', p: 'B KL 2207, HH-TX 91, WOB 4410', p2: 'M OR 77, KA-PP 650', tk: 'TK-00918, 77-1204, Q4410', s: '5..50', h: '1..12', lv: '-4..-1', why: 'out of order, staff, press' },
    tools: ['barrier_lift(lane, secs?: int): Lift a barrier', 'barrier_drop(lane): Lower a barrier', 'ticket_void(ticket, reason?): Make a ticket worthless', 'ticket_extend(ticket, hours: int): Let a car stay longer', 'plate_allow(plate, until?): Let a car through always', 'plate_ban(plate): Never let a car through', 'level_close(level: int): Close a level', 'level_open(level: int): Open a level'],
    steps: `
      barrier_lift lane="{l2}" secs={s} | Way out | Up with the barrier at the exit, {s} seconds.
      barrier_lift lane="{l}" | Way in | The lane of the entry: barrier up.
      barrier_drop lane="{l2}" | Down | Close the arm of {l2}.
      ticket_void ticket={tk} reason="{why}" | Void | The ticket that was drawn is void, reason: {why}
      ticket_void ticket={tk} | Void, no reason | Make {tk} worthless.
      ticket_extend ticket={tk} hours={h} | Longer | {h} more hours on that ticket.
      plate_allow plate="{p}" until=2026-12-31 | Season | The car that came in may pass until 2026-12-31.
      plate_ban plate="{p2}" | Never again | {p2} stays outside for good.
      level_close level={lv} | Flood | Level {lv} is under water. Nobody may park there.
      level_open level={lv} | {lv} is dry | Cars can use it again.
    `,
  },
  {
    language: 'en',
    slots: { c: '1..16', c2: '17..32', db: '-32.5..-3.5', hz: '80..900', ms: '15..480', n2: 'Choir L, Snare top', sc: 'Act 2 door, encore, talk back', f: 'take 7.wav, /rec/live set.flac, solo-b.wav' },
    tools: ['ch_level(channel: int, db: num): Set the level of a channel', 'ch_mute(channel: int): Make a channel silent', 'ch_unmute(channel: int): Let a channel sound', 'ch_name(channel: int, name): Name a channel', 'ch_copy(source: int, destination: int): Copy the settings of a channel', 'eq_cut(channel: int, hz: int, db: num, q?: num): Filter a frequency', 'delay_set(channel: int, ms: num): Delay a channel', 'scene_recall(name, fade_s?: num): Load a scene', 'rec_start(file?): Record'],
    steps: `
      ch_level channel={c} db={db} | Level | {db} dB on channel {c}.
      ch_mute channel={c2} | Hum | {c2} hums. Silence it.
      ch_unmute channel={c} | Sing | Channel {c} may be heard again.
      ch_name channel={c2} name="{n2}" | {n2} | That is the name of channel {c2}.
      ch_copy source={c2} destination={c} | Same sound | Channel {c} is to sound like {c2}: copy it over.
      eq_cut channel={c} hz={hz} db=-4.5 | Boxy | Take -4.5 dB at {hz} Hz out of {c}. Any width.
      eq_cut channel={c2} hz={hz} db=-6 q=1.4 | Ring | {hz} Hz rings on {c2}: q 1.4, -6 dB.
      delay_set channel={c} ms={ms} | Far speaker | {ms} ms later on {c}.
      scene_recall name="{sc}" fade_s=2.5 | Scene | Over 2.5 seconds into the scene {sc}.
      rec_start file="{f}" | Roll | Record to {f}
    `,
  },
  {
    language: 'en',
    event: 'mqtt field/soil {"block": "{b}", "vwc": {v}, "ec": {ec}, "valve": {vl}, "next_block": "{b2}"}',
    slots: { b: 'Vine 3, lower orchard, N-12', b2: 'Vine 4, upper orchard, N-13', v: '9..17', ec: '0.8..2.9', vl: '2..12', vl2: '14..29', min: '6..95', mm: '3..28', t: '=04:30, 05:15, 21:45', lo: '18..22', hi: '26..34' },
    tools: ['drip_on(valve: int, minutes?: int): Open a drip valve', 'drip_off(valve: int): Close a drip valve', 'drip_plan(block, start, mm: int): Water a block at a time', 'drip_skip(block, days: int): Leave some days out', 'moist_band(block, low_pct: int, high_pct: int): Set the band of moisture', 'fert_inject(block, product, g_per_l: num): Feed with the water', 'drip_query(block): Say what is planned'],
    steps: `
      drip_on valve={vl} minutes={min} | Thirsty | {min} minutes through the valve that the dry block names.
      drip_on valve={vl2} | By hand | Open number {vl2}. I close it myself.
      drip_off valve={vl} | Leak | The valve in the message must be closed.
      drip_plan block="{b2}" start={t} mm={mm} | Early water | {mm} mm for {b2}, beginning {t}.
      drip_skip block="{b}" days=3 | Rain comes | Leave out three days where it was measured.
      moist_band block="{b}" low_pct={lo} high_pct={hi} | Band | Same block: not wetter than {hi} %, not drier than {lo} %.
      moist_band block="{b2}" low_pct={lo} high_pct={hi} | {b2} | Moisture {lo} to {hi}.
      fert_inject block="{b2}" product="Kali 6-0-40" g_per_l=1.2 | Feed | 1.2 g per litre of Kali 6-0-40 for the block next to it.
      drip_query block="{b2}" | What's planned | See what {b2} is down for.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dental/next {"chair": {c}, "patient_id": "{p}", "name": "{n}", "tooth": {t}, "last_chair": {c2}}',
    slots: { c: '1..4', c2: '5..9', p: '=P-20418, 0077-31, KX9902', n: 'Lene Moor, Ahmed Sa', t: '11..28', t2: '31..48', deg: '5..60', ml: '40..200' },
    tools: ['chair.recline(chair: int, degrees: int): Lay the chair back', 'chair.upright(chair: int): Let the patient sit up', 'chair.lamp(chair: int, brightness: off|dim|bright): Set the lamp', 'scaler.run(chair: int, power: low|medium|high, water: bool): Run the scaler', 'xray.shot(patient, tooth: int, kv?: int): Take a picture of a tooth', 'tooth.chart(patient, tooth: int, finding): Write a finding down', 'cup.fill(chair: int, ml: int): Fill the cup'],
    steps: `
      chair.recline chair={c} degrees={deg} | Lie back | The patient of this message is laid back by {deg} degrees.
      chair.upright chair={c2} | Done | In the chair before, the patient may sit up.
      chair.lamp chair={c} brightness=dim | Lamp | Not too bright for {n}: just a little light.
      scaler.run chair={c} power=low water=true | Scaler | As softly as possible and with water, at {n}'s chair.
      scaler.run chair={c2} power=high water=false | Dry and strong | Chair {c2}: full strength, no water.
      xray.shot patient={p} tooth={t} | Picture | Take the tooth that is named; the tube settings stay.
      xray.shot patient={p} tooth={t2} kv=65 | Lower jaw | Number {t2} of the same patient with 65 kV.
      tooth.chart patient={p} tooth={t} finding="caries, 2 mm, don't wait" | Chart | Finding for that tooth: "caries, 2 mm, don't wait"
      cup.fill chair={c} ml={ml} | Rinse | {ml} ml for {n}.
    `,
  },
  {
    language: 'en',
    slots: { u: '1..9', u2: '10..31', r: '100..890', r2: '1000..4990', n: '2..24', v: '20..95', d: 'PLC-3, /dev/ttyUSB0, inv-roof', d2: 'PLC-8, /dev/ttyS1, chiller', x: '-40..-5' },
    tools: ['mb_read(device, unit: int, register: int, count?: int): Read registers', 'mb_write(device, unit: int, register: int, value: num): Write a register', 'mb_writeMany(device, unit: int, register: int, values: num[]): Write several registers from one on', 'mb_coil(device, unit: int, coil: int, on: bool): Switch a coil', 'mb_scan(device, first_unit: int, last_unit: int): Find out which units answer'],
    steps: `
      mb_read device={d} unit={u} register={r} count={n} | Registers | {n} registers from {r} on, unit {u}, on {d}.
      mb_read device={d2} unit={u2} register={r2} | One register | Register {r2} of unit {u2} at {d2}, just that one.
      mb_write device={d} unit={u2} register={r} value={v} | Write | {v} into register {r}. It is unit {u2} on {d}.
      mb_write device={d2} unit={u} register={r2} value={x} | Below zero | Write {x} to {r2} in unit {u}, device {d2}.
      mb_writeMany device={d} unit={u} register={r2} values=[{n},{v},0] | Three in a row | Unit {u} on {d}, starting at {r2}: {n}, {v}, 0.
      mb_writeMany device={d2} unit={u2} register={r} values=[{x},{v}] | Two values | {x} and {v} go into {d2}, unit {u2}, from register {r}.
      mb_coil device={d} unit={u} coil={n} on=true | Coil | Coil {n} of unit {u} on. Device {d}.
      mb_coil device={d2} unit={u2} coil={n} on=false | Let go | Release coil {n}, unit {u2}, {d2}.
      mb_scan device={d} first_unit={u} last_unit={u2} | Who is there? | Ask {d} for units up to {u2}, beginning with {u}.
    `,
  },
];
