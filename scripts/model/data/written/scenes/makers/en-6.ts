import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in English, part 6: words for a setting, values in the middle of a sentence. */
export const makersEn6: readonly Scene[] = [
  {
    language: 'en',
    slots: { f: 'hood 2, cellar fan, F-14', f2: 'loft fan, hood 5, F-20', lv: 'flat out, full blast, as hard as it can / as quietly as it goes, at a whisper, barely turning / half-way, at medium strength', rev: 'backwards, in reverse / forwards, not in reverse', min: '3..90', pct: '10..95', rpm: '300..1900', t: '=22:15, 05:40, 13:05' },
    tools: ['fan_run(fan, level: low|mid|high, minutes?: int): Run a fan', 'fan_rpm(fan, rpm: int, reverse?: bool): Run a fan at a speed', 'fan_rest(fan): Stop a fan', 'fan_timer(fan, at, level: low|mid|high): Run a fan at a time', 'fan_flap(fan, open_pct: int): Open the flap of a fan so far', 'fan_seal(fan): Close the flap of a fan'],
    steps: `
      @lv fan_run fan="{f}" level=high minutes={min} // fan_run fan="{f}" level=low minutes={min} // fan_run fan="{f}" level=mid minutes={min} | Air | Run the fan {f} {lv} for {min} minutes.
      @lv fan_run fan="{f2}" level=high // fan_run fan="{f2}" level=low // fan_run fan="{f2}" level=mid | More air | Let {f2} blow {lv}; it runs until somebody stops it.
      @rev fan_rpm fan="{f}" rpm={rpm} reverse=true // fan_rpm fan="{f}" rpm={rpm} reverse=false | Direction | At {rpm} rpm {rev}, the {f}.
      fan_rpm fan="{f2}" rpm={rpm} | {rpm} rpm | Speed for {f2}. Which way round does not matter.
      fan_rest fan="{f}" | Enough | The air is clear, so {f} can spin down.
      @lv fan_timer fan="{f2}" at={t} level=high // fan_timer fan="{f2}" at={t} level=low // fan_timer fan="{f2}" at={t} level=mid | Later | From {t} on {f2} goes {lv}.
      fan_flap fan="{f2}" open_pct={pct} | Flap | Open the flap of {f2} to {pct} % and no further.
      fan_seal fan="{f}" | Smoke | Smoke outside. No air in through {f}.
    `,
  },
  {
    language: 'en',
    slots: { c: 'south, annex 2, HK-3', c2: 'north, gym, HK-7', k: '-5.5..-0.5', k2: '0.5..4.5', c1: '15..19', c3: '20..25', min: '20..180', mode: 'for the night, while they sleep / for the holidays, while everybody is away / as usual, the normal way', d: '=2026-12-22, 2026-12-29', d2: '=2027-01-04, 2027-02-15', p: '35..75' },
    tools: ['hc_curve(circuit, kelvin: num): Shift a heating curve', 'hc_mode(circuit, mode: normal|night|holiday): Choose how a circuit heats', 'hc_party(circuit, minutes: int, celsius?: num): Heat longer', 'hc_holiday(circuit, first_day, last_day, celsius?: num): Enter holidays', 'hc_pump(circuit, pct: int): Set the pump of a circuit', 'hc_bleed(circuit): Let air out of a circuit', 'hc_swap(from_circuit, to_circuit): Copy the settings of a circuit'],
    steps: `
      hc_curve circuit="{c}" kelvin={k} | Curve | Shift the curve of circuit {c} by {k} kelvin.
      hc_curve circuit="{c2}" kelvin={k2} | They are cold | In {c2} they are cold. {k2} K up with the curve.
      hc_curve circuit="{c2}" kelvin=-{k2} | Too hot there | The curve of {c2} comes down {k2} kelvin.
      @mode hc_mode circuit="{c}" mode=night // hc_mode circuit="{c}" mode=holiday // hc_mode circuit="{c}" mode=normal | How | Circuit {c} heats {mode}.
      hc_party circuit="{c2}" minutes={min} celsius={c3} | Party | {c3} °C for {min} more minutes in circuit {c2}, there is a party.
      hc_party circuit="{c}" minutes={min} | Longer | Heat {c} for another {min} minutes. The temperature can stay where it is.
      hc_holiday circuit="{c2}" first_day={d} last_day={d2} celsius={c1} | Holidays | Circuit {c2} on holiday until {d2}, from {d}, at {c1} °C.
      hc_holiday circuit="{c}" first_day={d} last_day={d2} | Away | From {d} to {d2} nobody is in {c}. Leave the temperature as it is.
      hc_pump circuit="{c2}" pct={p} | Pump | Set the pump behind circuit {c2} to {p} %.
      hc_bleed circuit="{c}" | It gurgles | It gurgles in {c}: let the air out.
      hc_swap from_circuit="{c}" to_circuit="{c2}" | The same | Give {c2} the settings of {c}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /desk/order {"order_no": "{o}", "customer": "{cu}", "sku": "{s}", "qty": {q}, "ship_to": "{a}", "ref_order": "{o2}"}',
    slots: { o: 'SO-8814, 2207-B, K/5531', o2: 'SO-8790, 2188-A, K/5502', cu: 'Brix Ltd, M. Okoro', s: 'WX-3300, GT-17, bolt M8x40', s2: 'ZL-5, cap 22, GT-90', q: '2..48', q2: '50..98', a: 'Quay 3, Elm Road 14', a2: 'Mill Lane 9, Dock 2 north', eur: '4.5..98.5', ca: 'DHL, Nordpak, by bike', d: '=2026-12-03, 2027-01-15' },
    tools: ['order.line(order, sku, qty: int, price?: num): Add a line to an order', 'order.unline(order, sku): Take a line out of an order', 'order.hold(order, reason?): Do not ship an order yet', 'order.free(order): Let an order be shipped', 'order.ship(order, carrier, date?): Ship an order', 'order.address(order, old, new): Change the address', 'order.merge(from_order, into_order): Put two orders together', 'order.rate(order, stars: 1|2|3|4|5): Rate an order'],
    steps: `
      order.line order={o2} sku="{s}" qty={q} | Same on the other | As many of the same article as in the message, on the order it refers to.
      order.line order={o} sku="{s2}" qty={q2} price={eur} | One more | {q2} pieces of {s2} at {eur} each go onto the order that came in.
      order.line order={o} sku="{s2}" qty={q2} | List price | Also {q2} {s2} on this order, at the list price, so don't give one.
      order.unline order={o} sku="{s}" | Not that | {cu} no longer wants the article in the message.
      order.hold order={o2} reason="customer's on holiday, call 3 Jan" | Hold | {o2} stays here: "customer's on holiday, call 3 Jan"
      order.hold order={o} | Wait | This order waits; why is nobody's business.
      order.free order={o2} | Holiday is over | {o2} need not wait any more.
      order.ship order={o} carrier="{ca}" date={d} | Ship | On {d} this order leaves, {ca}.
      order.ship order={o2} carrier="{ca}" | Ship that too | {o2} goes as well, {ca}, no day fixed.
      order.address order={o} old="{a}" new="{a2}" | Address | They have moved: this order to {a2}, not to the address in the message.
      order.merge from_order={o} into_order={o2} | Together | Pack it all into the order it refers to; the new number disappears.
    `,
  },
  {
    language: 'en',
    event: 'mqtt house/blinds {"window": "{w}", "lux": {lx}, "wind": {wi}, "side": "west", "opposite": "{w2}"}',
    slots: { w: 'study, W-12, bay window', w2: 'nursery, W-17, skylight', lx: '20000..69000', wi: '4..19', pct: '15..85', deg: '20..70', pos: 'half-open, half down, half-way / right down, all the way down, shut / right up, all the way up, fully open', lk: 'Lock, Secure / Unlock, Release', min: '-45..-5', t: '=07:20, 08:05', t2: '=21:15, 22:40' },
    tools: ['blind_to(window, position: up|half|down): Move a blind', 'blind_pct(window, pct: int, tilt_deg?: int): Move a blind so far down', 'blind_stop(window): Stop a moving blind', 'blind_lock(window, locked: bool): Lock a blind against wind', 'blind_sun(window, event: sunrise|sunset, offset_min?: int): Move a blind with the sun', 'blind_day(window, up_at, down_at): Set the times of a blind', 'blind_follow(follower, leader): Let a blind do what another does'],
    steps: `
      @pos blind_to window="{w}" position=half // blind_to window="{w}" position=down // blind_to window="{w}" position=up | Glare | The blind of the window that reported: {pos}.
      @pos blind_to window="{w2}" position=half // blind_to window="{w2}" position=down // blind_to window="{w2}" position=up | Opposite | We want the one opposite {pos}.
      blind_pct window="{w2}" pct={pct} tilt_deg={deg} | Slats | Slats at {deg} degrees, {pct} % down, at {w2}.
      blind_pct window="{w}" pct={pct} | {pct} % | That far down at the bright window. Slats stay.
      blind_stop window="{w2}" | Cat | The cat sits under the blind of {w2}, it must not move on.
      @lk blind_lock window="{w}" locked=true // blind_lock window="{w}" locked=false | Wind | {lk} the reported blind.
      blind_sun window="{w2}" event=sunset offset_min={min} | Dusk | {min} minutes from sunset, the blind of {w2}.
      blind_sun window="{w}" event=sunrise | With the sun | The blind at {w} moves at sunrise, exactly then, no offset.
      blind_day window="{w2}" up_at={t} down_at={t2} | Times | Down {t2}, up {t}, for {w2}.
      blind_follow follower="{w2}" leader="{w}" | Like this one | The opposite one copies whatever the reported one does.
    `,
  },
  {
    language: 'en',
    slots: { z: 'loft, ward 7B, stable', z2: 'porch, theatre 2, paddock', so: 'gong.wav, rain 2.mp3, horn-b.ogg', so2: 'birds.wav, alarm 9.mp3, bell-a.ogg', v: '5..95', n: 'once / twice / five times', who: 'Dr Sand, Nurse Ode', db: '-30.5..-3.5', t: '=06:45, 18:20', vo: "a woman's voice, in a female voice / a man's voice, in a male voice" },
    tools: ['snd.play(zone, sound, volume?: int, times?: int): Play a sound', 'snd.loop(zone, sound): Play a sound over and over', 'snd.end(zone): Stop what plays', 'snd.say(zone, text, voice?: female|male): Speak a text', 'snd.gain(zone, db: num): Set the gain of a zone', 'snd.plan(zone, sound, at): Play a sound at a time', 'snd.join(zone, master): Let a zone play what another plays'],
    steps: `
      snd.play zone="{z}" sound="{so}" volume={v} | Sound | Volume {v}, zone {z}, sound {so}
      snd.play zone="{z2}" sound="{so2}" | As loud as now | Play {so2} in the zone {z2}. Volume untouched.
      @n snd.play zone="{z}" sound="{so2}" times=1 // snd.play zone="{z}" sound="{so2}" times=2 // snd.play zone="{z}" sound="{so2}" times=5 | How often | In {z} let {so2} sound {n}.
      @n snd.play zone="{z2}" sound="{so}" volume={v} times=1 // snd.play zone="{z2}" sound="{so}" volume={v} times=2 // snd.play zone="{z2}" sound="{so}" volume={v} times=5 | {z2} | At volume {v}, {n}: {so}
      snd.loop zone="{z2}" sound="{so}" | All night | Over and over {so} in {z2}.
      snd.end zone="{z}" | Silence | Nothing more from the speakers in {z}.
      snd.say zone="{z}" text="{who}, please call 2207 - it's urgent" | Page | Say in {z}: "{who}, please call 2207 - it's urgent"
      @vo snd.say zone="{z2}" text="Visiting ends at 8" voice=female // snd.say zone="{z2}" text="Visiting ends at 8" voice=male | Visitors | Tell {z2}, {vo}: "Visiting ends at 8"
      snd.gain zone="{z2}" db={db} | Gain | The gain of zone {z2} is to be {db} dB from here on.
      snd.plan zone="{z}" sound="{so}" at={t} | Wake them | {t}: {so} in {z}.
      snd.join zone="{z2}" master="{z}" | Same there | What plays in {z} shall play in {z2} too.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/result {"sample": "{sa}", "analyte": "{an}", "value": {v}, "device": "{dv}", "rerun_on": "{dv2}", "rack": "{ra}"}',
    slots: { sa: 'S-118-042, NX-2207-B, 77/0091', sa2: 'S-118-039, QM-1180-A, 77/0088', an: 'K, Na, lipase', v: '5.6..9.9', dv: 'Cob-2, A-15', dv2: 'Cob-5, A-22', ra: 'R14, rack 3', ul: '20..400', f: '2..40', c: '-82..-60', lo: '3.1..3.6', hi: '4.8..5.3', d: '=2026-12-10, 2027-01-20' },
    tools: ['lis.rerun(sample, device, dilution?: int): Measure a sample again', 'lis.release(sample, comment?): Release a result', 'lis.block(sample, comment?): Do not release a result', 'lis.range(analyte, low: num, high: num): Set the normal range', 'lis.aliquot(sample, microlitres: int, tubes?: int): Split a sample', 'lis.freeze(sample, celsius: int, until?): Freeze a sample', 'lis.relabel(wrong_id, right_id): Correct the number of a sample', 'dev.flush(device): Flush a device', 'dev.offline(device): Take a device out of work', 'dev.online(device): Put a device to work'],
    steps: `
      lis.rerun sample={sa} device="{dv2}" dilution={f} | Again | Once more the sample of the result, diluted 1 to {f}, on the device that is named for reruns.
      lis.rerun sample={sa2} device="{dv}" | Undiluted | {sa2} again on the device of the message, undiluted, so no factor.
      lis.release sample={sa} comment="K {v}, called ward at 6.45, it's real" | Real | Release it with the comment "K {v}, called ward at 6.45, it's real"
      lis.release sample={sa2} | Fine | {sa2} is plausible, let it go out.
      lis.block sample={sa} | Implausible | That value cannot be. Nobody may see it; no comment.
      lis.range analyte="{an}" low={lo} high={hi} | Range | Normal is up to {hi} and from {lo}, for what was measured here.
      lis.aliquot sample={sa} microlitres={ul} tubes=3 | Split | Three tubes with {ul} µl each from this sample.
      lis.aliquot sample={sa2} microlitres={ul} | Split {sa2} | {ul} µl.
      lis.freeze sample={sa} celsius={c} until={d} | Keep | {c} °C until {d} for the sample of the result.
      lis.relabel wrong_id={sa2} right_id={sa} | Mixed up | The tube {sa2} is in truth {sa}.
      dev.flush device="{dv}" | Carry-over | Rinse the device that gave this value.
      dev.offline device="{dv2}" | Lamp is dead | The rerun device has a dead lamp, no work for it.
      dev.online device="{dv}" | New lamp | With the new lamp {dv} can work.
    `,
  },
  {
    language: 'en',
    event: 'mqtt silo/level {"silo": "{s}", "pct": {p}, "grain": "{g}", "temp": {t}, "auger": "{a}", "neighbour": "{s2}"}',
    slots: { s: 'S3, North silo, Bin 8', s2: 'S5, south silo, bin 11', p: '3..97', g: 'barley, rye, oats', t: '19..34', a: 'AU-1, long auger', to: '1.5..18.5', min: '35..88', w: 'a crack, very little / half / all the way, wide', k: '4..15', lot: 'LX-118, 2207-G, 26/88', m: '9.5..13.5' },
    tools: ['slide_open(silo, width: crack|half|full): Open the slide of a silo', 'slide_shut(silo): Close the slide of a silo', 'auger_run(auger, minutes?: int, reverse?: bool): Run an auger', 'auger_halt(auger): Stop an auger', 'aerate(silo, minutes: int, max_c?: int): Blow air through grain', 'grain_turn(from_silo, to_silo, tonnes: num): Move grain over', 'silo_lot(silo, lot, moisture: num): Enter what is in a silo', 'silo_query(silo): Say how full a silo is'],
    steps: `
      @w slide_open silo="{s}" width=crack // slide_open silo="{s}" width=half // slide_open silo="{s}" width=full | Slide | Open the slide of the reported silo {w}.
      @w slide_open silo="{s2}" width=crack // slide_open silo="{s2}" width=half // slide_open silo="{s2}" width=full | Slide next door | We want the slide of the neighbour open {w}.
      slide_shut silo="{s2}" | Truck is full | The truck is full: nothing more out of {s2}.
      auger_run auger="{a}" minutes={min} reverse=true | Clear it | Backwards for {min} minutes, the auger in the message.
      auger_run auger="{a}" | Run | Let {a} turn, the normal way, for as long as we load.
      auger_halt auger="{a}" | Arm! | Somebody reaches in. Auger!!
      aerate silo="{s}" minutes={min} max_c={k} | Warm grain | The grain is warm there: {min} min of air, not warmer than {k} °C.
      aerate silo="{s2}" minutes={min} | Air | {min} minutes of air for {s2}, whatever its temperature.
      grain_turn from_silo="{s}" to_silo="{s2}" tonnes={to} | Turn | {to} t out of the warm one into its neighbour.
      grain_turn from_silo="{s2}" to_silo="{s}" tonnes={to} | Back | Into {s} with {to} t from {s2}.
      silo_lot silo="{s2}" lot="{lot}" moisture={m} | What's in | {m} % moisture, lot {lot}, in {s2}.
      silo_query silo="{s2}" | How much is left? | Nobody knows how full {s2} is.
    `,
  },
  {
    language: 'en',
    slots: { r: 'Suite 4, dorm B, 12a', r2: 'Room 9, Dorm D, 31c', g: 'Ilse Bo, The Roos family', g2: 'Mr Vane, Team Kiel', n: '1..14', eur: '35..190', d: '=2027-02-08, 2027-02-11', d2: '=2027-02-15, 2027-02-18', b: 'upper, top / lower, bottom', k: 'with breakfast, breakfast included / without breakfast, no breakfast', lk: '101..199' },
    tools: ['bed_book(room, guest, from_date, to_date, breakfast?: bool): Book a bed', 'bed_free(room, guest): Give a bed free', 'bed_bunk(guest, bunk: upper|lower): Say which bunk a guest gets', 'bed_swap(guest_a, guest_b): Let two guests change beds', 'stay_extend(guest, nights: int, rate?: num): Let a guest stay longer', 'stay_pay(guest, eur: num): Enter a payment', 'locker_give(guest, locker: int): Give a locker', 'locker_take(locker: int): Take a locker back', 'linen(room, sets: int): Bring linen'],
    steps: `
      @k bed_book room="{r}" guest="{g}" from_date={d} to_date={d2} breakfast=true // bed_book room="{r}" guest="{g}" from_date={d} to_date={d2} breakfast=false | Book | For {g}: {r}, {d} to {d2}, {k}.
      bed_book room="{r2}" guest="{g2}" from_date={d} to_date={d2} | Book, open | We keep {r2} for {g2}. They leave on {d2}, arrive on {d} and have not said whether they want breakfast.
      bed_free room="{r2}" guest="{g2}" | They left | The bed of {g2} in {r2} can be given to others.
      @b bed_bunk guest="{g}" bunk=upper // bed_bunk guest="{g}" bunk=lower | Bunk | Give {g} the {b} bunk.
      bed_swap guest_a="{g}" guest_b="{g2}" | Snoring | Let {g} and {g2} change beds.
      stay_extend guest="{g2}" nights={n} rate={eur} | Longer | {eur} a night and {n} nights more for {g2}.
      stay_extend guest="{g}" nights={n} | {n} nights more | Let {g} stay on at the old rate, so none is entered.
      stay_pay guest="{g2}" eur={eur}.5 | Paid | We got {eur}.5 euros from {g2} just now.
      locker_give guest="{g}" locker={lk} | Locker | Number {lk} goes to {g}.
      locker_take locker={lk} | Locker back | {lk} is empty again.
      linen room="{r2}" sets={n} | Linen | {n} sets into {r2} before the next group.
    `,
  },
  {
    language: 'en',
    event: 'peripheral - {"station": "press-4", "button": "green", "operator": "{op}"}',
    slots: { op: 'Kit, Ulla B.', m: 'press 4, HP-12, Krauss', m2: 'press 7, HP-20, Arburg', kn: '120..980', mm: '2.5..48.5', s: '2..30', pcs: '61..900', die: 'D-118, bracket L, 2207-B', die2: 'D-204, bracket R', c: '150..240', sp: 'slowly, gently / fast, quick', ctr: 'with the counter as well, counter included / but not the counter, keeping the counter' },
    tools: ['press_go(machine, pieces?: int): Begin or continue pressing', 'press_hold(machine, seconds?: int): Interrupt pressing', 'press_end(machine): End a job', 'press_force(machine, kn: num, dwell_s?: num): Set the force', 'press_stroke(machine, mm: num, speed?: slow|fast): Set the stroke', 'die_change(machine, remove, mount): Change the die', 'die_heat(machine, celsius: int): Heat the die', 'press_reset(machine, counter: bool): Reset a fault', 'press_count(machine): Say how many pieces there are'],
    steps: `
      press_go machine="{m}" pieces={pcs} | Go | {pcs} pieces on {m}.
      press_go machine="{m2}" | Carry on | The sheet is straight again. Carry on at {m2}.
      press_hold machine="{m}" seconds={s} | Short stop | Give me {s} seconds at {m}.
      press_hold machine="{m2}" | Phone | Phone call. {m2} waits until I am back.
      press_end machine="{m}" | Job done | That's all from {m} for this order.
      press_force machine="{m2}" kn={kn} dwell_s={s} | Force | Dwell {s} s, force {kn} kN, machine {m2}.
      press_force machine="{m}" kn={kn} | Only the force | {kn} kN for {m}, dwell time as before.
      @sp press_stroke machine="{m}" mm={mm} speed=slow // press_stroke machine="{m}" mm={mm} speed=fast | Stroke | Stroke of {m}: {mm} mm, {sp}.
      press_stroke machine="{m2}" mm={mm} | Stroke only | The stroke of {m2} is {mm} mm; leave its speed.
      die_change machine="{m2}" remove="{die}" mount="{die2}" | Die | On {m2} mount {die2} and take {die} off.
      die_heat machine="{m}" celsius={c} | Die heat | Heat what is mounted on {m} to {c} °C.
      @ctr press_reset machine="{m2}" counter=true // press_reset machine="{m2}" counter=false | Fault | Reset {m2}, {ctr}.
      press_count machine="{m}" | How many? | How many has {m} made?
    `,
  },
  {
    language: 'en',
    slots: { ch: 'ops-room, #harbour, lift-alerts', ch2: 'kitchen, #night, depot', u: 'm.okoro, Lene, user-118', u2: 'tom.vey, Ines, user-204', b: 'Tide board, Rota, B-12', co: 'Today, Doing, week 49', co2: 'Done, Backlog, week 50', d: '=2026-12-03, 2027-01-15', t: '=06:45, 17:30', id: '=T-2207, KX-88, 4410', min: '5..90', pr: 'urgent, top priority / not urgent at all, whenever there is time' },
    tools: ['chat.post(channel, text, thread?): Write into a channel', 'chat.remind(user, text, at, date?): Remind somebody', 'chat.mute(channel, minutes: int): Silence a channel', 'chat.unmute(channel): Hear a channel again', 'card.add(board, column, title, priority?: low|high): Add a card', 'card.move(card, from_column, to_column): Move a card', 'card.assign(card, user): Give a card to somebody', 'card.due(card, date): Set when a card is due', 'card.tags(card, tags: text[]): Tag a card'],
    steps: `
      chat.post channel={ch} text="Gate 3 won't close, 40 % open" | Tell them | Into {ch}: "Gate 3 won't close, 40 % open"
      chat.post channel={ch2} text="Done, thanks! 2 of 3 pumps run" thread={id} | Answer | In {ch2}, thread {id}, answer: Done, thanks! 2 of 3 pumps run
      chat.remind user={u} text="Change filter F-14" at={t} date={d} | Remind | {d} at {t}, remind {u}: "Change filter F-14"
      chat.remind user={u2} text="Lock the yard" at={t} | Remind today | At {t} a reminder for {u2} to "Lock the yard". No date.
      chat.mute channel={ch} minutes={min} | Noise | {min} minutes of quiet from {ch}.
      chat.unmute channel={ch2} | Listen | We want to hear {ch2} again.
      @pr card.add board="{b}" column="{co}" title="Grease lift 4" priority=high // card.add board="{b}" column="{co}" title="Grease lift 4" priority=low | New card | "Grease lift 4" into the column {co} on {b}, {pr}.
      card.add board="{b}" column="{co2}" title="Paint door, 2 coats" | Another card | On {b}, in {co2}: "Paint door, 2 coats". It gets no priority.
      card.move card={id} from_column="{co}" to_column="{co2}" | Move | {id} leaves {co} and goes to {co2}.
      card.assign card={id} user={u2} | Yours | Card {id} is for {u2}.
      card.due card={id} date={d} | Due | By {d} we need {id}.
      card.tags card={id} tags=["roof","hall 2","20 kg"] | Tags | Tags of {id}: roof, hall 2, 20 kg
    `,
  },
  {
    language: 'en',
    event: 'mqtt mine/fan {"shaft": "{s}", "ch4": {c}, "co": {co}, "crew": {n}, "refuge": "{r}", "next_shaft": "{s2}"}',
    slots: { s: 'East 4, S-12, Glory', s2: 'West 2, S-19, Hope', c: '0.6..1.9', co: '14..60', n: '3..11', r: 'RC-2, chamber 7', pct: '61..100', tag: 'MT-0042, 7718-B', tag2: 'MT-0090, 7731-A', lo: '0.1..0.4', hi: '2.1..2.9', d: '120..900', w: 'men, people / coal, ore' },
    tools: ['vent.boost(shaft, pct: int, reverse?: bool): Blow more air', 'vent.normal(shaft): Blow as usual', 'gas.limits(shaft, warn: num, evacuate: num): Set the limits of gas', 'cage.send(shaft, level_m: int, load: men|ore): Send the cage', 'cage.stop(shaft): Stop the cage', 'tag.locate(tag): Say where somebody is', 'tag.message(tag, text): Write to somebody', 'power.cut(shaft): Take the power away', 'power.restore(shaft): Give the power back', 'refuge.air(refuge, on: bool): Air for a refuge'],
    steps: `
      vent.boost shaft="{s}" pct={pct} | Gas | {pct} % of air where the methane is.
      vent.boost shaft="{s2}" pct={pct} reverse=true | Pull it out | In {s2} blow the other way round, reversed, {pct} %.
      vent.normal shaft="{s2}" | Clear | The air in {s2} is good again, blow as always.
      gas.limits shaft="{s}" warn={lo} evacuate={hi} | Limits | Warn the reported shaft at {lo} and have it cleared at {hi}.
      gas.limits shaft="{s2}" warn={lo} evacuate={hi} | Limits next door | Evacuate {s2} from {hi} on; the warning comes at {lo}.
      @w cage.send shaft="{s}" level_m={d} load=men // cage.send shaft="{s}" level_m={d} load=ore | Cage | Send the cage of that shaft to {d} m, for {w}.
      cage.stop shaft="{s2}" | Rope | Something is on the rope of {s2}. The cage!
      tag.locate tag={tag} | Where is he? | Nobody has seen the man with {tag}.
      tag.message tag={tag2} text="Go to {r}, don't use the cage" | Warn him | To {tag2}: "Go to {r}, don't use the cage"
      power.cut shaft="{s}" | No sparks | No electricity in the shaft of the message.
      power.restore shaft="{s2}" | Light | Give {s2} its electricity back.
      refuge.air refuge="{r}" on=true | Refuge | They are in the refuge, air for it.
      refuge.air refuge="{r}" on=false | Empty | Nobody is in the refuge any more, so no air for it.
    `,
  },
  {
    language: 'en',
    slots: { h: 'atlas, node-7, db-east', h2: 'zeta, node-12, web-3', db: 'shop_live, Crm, Metrics 2', db2: 'shop_test, crm_old, Metrics 1', b: '=bk-20261103-0200, bk-20261128-0200, full-118', k: '2..30', hr: '=0 2 * * *, 30 4 * * 0, 15 1 1 * *', gz: 'compressed, as small as possible / uncompressed, not compressed', u: 'report_ro, Mia, svc-till', t: 'orders, visits, stock_log' },
    tools: ['dump_make(database, host, compress?: bool): Make a backup', 'dump_restore(backup, database, host, drop_first: bool): Put a backup back', 'dump_keep(database, days: int): Say how long backups are kept', 'dump_plan(database, cron): Make backups by a schedule', 'dump_unplan(database): No more backups by a schedule', 'db_copy(source, target, tables?: text[]): Copy a database', 'db_failover(from_host, to_host): Let another host take over', 'db_grant(user, database, rights: read|write): Give a user rights', 'db_revoke(user, database): Take all rights from a user'],
    steps: `
      @gz dump_make database="{db}" host={h} compress=true // dump_make database="{db}" host={h} compress=false | Backup | Back up {db} on {h}, {gz}.
      dump_make database="{db2}" host={h2} | One more | Host {h2}, database {db2}: a backup. Packed or not is all the same.
      dump_restore backup={b} database="{db2}" host={h2} drop_first=true | Restore | Drop {db2} on {h2}, then put {b} in.
      dump_restore backup={b} database="{db}" host={h} drop_first=false | Careful restore | {b} into {db} on {h}, and drop nothing before that.
      dump_keep database="{db}" days={k} | Keep | Backups of {db} live for {k} days.
      dump_plan database="{db2}" cron="{hr}" | Schedule | Back up {db2} by the schedule {hr}
      dump_unplan database="{db2}" | Never mind | No scheduled backups of {db2} any longer.
      db_copy source="{db}" target="{db2}" tables=["{t}","users"] | Two tables | From {db} only {t} and users, to {db2}.
      db_copy source="{db2}" target="{db}" | All of it | Make {db} a full copy of {db2}.
      db_failover from_host={h} to_host={h2} | {h} is down | Let {h2} take over for it.
      db_grant user={u} database="{db}" rights=read | Look only | Let {u} look at {db} and change nothing.
      db_grant user={u} database="{db2}" rights=write | May change | In {db2} {u} may change things.
      db_revoke user={u} database="{db}" | Out | We don't want {u} in {db} any more.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tower/level {"tower": "{t}", "level_m": {l}, "inflow": {i}, "well": "{w}", "other_well": "{w2}"}',
    slots: { t: 'Hill tower, WT-2', t2: 'Dale tower, WT-5', l: '1.1..2.4', i: '12..48', w: 'B3, well north', w2: 'B6, well east', lo: '2.5..3.4', hi: '5.6..8.2', m3: '50..90', mg: '0.15..0.95', n: '2..9', st: 'Elm Road, V-118', st2: 'Mill Lane, V-204', min: '91..240', p: 'carefully, little by little / in one go, all at once' },
    tools: ['well_pump(well, m3_per_h: num): Run a well at a flow', 'well_rest(well, hours?: int): Let a well rest', 'tower_band(tower, low_m: num, high_m: num): Set between which levels a tower is filled', 'tower_flush(tower): Empty and rinse a tower', 'valve_open(valve, manner: gradual|sudden): Open a valve in a street', 'valve_close(valve): Close a valve in a street', 'cl_dose(tower, mg_per_l: num, minutes?: int): Dose chlorine', 'cl_off(tower): End dosing', 'route(from_tower, to_tower): Send water from one tower to another'],
    steps: `
      well_pump well="{w}" m3_per_h={m3} | Low | The tower is low. Its own well with {m3} m³ an hour.
      well_pump well="{w2}" m3_per_h={m3} | Help | Also the other well, {m3} cubic metres per hour.
      well_rest well="{w2}" hours={n} | Rest | {n} hours of rest for the other well.
      well_rest well="{w}" | Sand | Sand comes up in {w}, let it rest.
      tower_band tower="{t}" low_m={lo} high_m={hi} | Levels | In the reported tower the pumps stop at {hi} m and start at {lo} m.
      tower_band tower="{t2}" low_m={lo} high_m={hi} | Levels of {t2} | {lo} m to {hi} m.
      tower_flush tower="{t2}" | Smell | The water from {t2} smells. Empty it and rinse.
      @p valve_open valve="{st}" manner=gradual // valve_open valve="{st}" manner=sudden | Street | Open the valve {st} {p}.
      valve_close valve="{st2}" | Burst pipe | A pipe has burst behind {st2}.
      cl_dose tower="{t}" mg_per_l={mg} minutes={min} | Chlorine | For {min} minutes {mg} mg/l, where the level was measured.
      cl_dose tower="{t2}" mg_per_l={mg} | A little chlorine | {mg} mg per litre into {t2}. The lab will say for how long.
      cl_off tower="{t2}" | Lab says fine | No more chlorine into {t2}.
      route from_tower="{t2}" to_tower="{t}" | Neighbourly help | There is plenty in {t2}, so let it feed the tower in the message.
    `,
  },
  {
    language: 'en',
    slots: { r: 'RB-2, Hoover 9, scout', r2: 'RB-5, Mopsy, mule 3', p: 'Hall A, aisle 14, atrium', p2: 'Hall C, aisle 3, foyer', n: '2..12', kg: '5..60', sp: '0.2..1.8', t: '=05:40, 19:15, 23:30', wet: 'wet, with water / dry, without water', no: 'kitchen, dock 4, stairs', x: '-9.5..-0.5', y: '0.5..14.5' },
    tools: ['rob.clean(robot, area, wet: bool, passes?: int): Clean an area', 'rob.goto(robot, x: num, y: num): Drive to a point', 'rob.carry(robot, pick_up, drop_off, kg?: num): Carry something', 'rob.return(robot): Drive home to the charger', 'rob.wait(robot): Stay where it is', 'rob.resume(robot): Go on with what it did', 'rob.speed(robot, mps: num): Limit the speed', 'rob.avoid(area, on: bool): Keep robots out of an area', 'rob.plan(robot, area, at): Clean at a time', 'rob.battery(robot): Say how much charge is left'],
    steps: `
      @wet rob.clean robot="{r}" area="{p}" wet=true passes={n} // rob.clean robot="{r}" area="{p}" wet=false passes={n} | Clean | {n} passes in {p} with the robot {r}, {wet}.
      @wet rob.clean robot="{r2}" area="{p2}" wet=true // rob.clean robot="{r2}" area="{p2}" wet=false | Floor of {p2} | Send {r2} to clean it, {wet}.
      rob.goto robot="{r}" x={x} y={y} | Drive | To y {y} and x {x} with {r}.
      rob.carry robot="{r2}" pick_up="{p}" drop_off="{p2}" kg={kg} | Carry | {kg} kg wait in {p} for {r2} and belong into {p2}.
      rob.carry robot="{r}" pick_up="{p2}" drop_off="{p}" | The other way | Let {r} fetch something in {p2} and bring it to {p}. Weight unknown.
      rob.return robot="{r2}" | Home | Bring {r2} home.
      rob.wait robot="{r}" | Children | Children play there, so {r} must not move.
      rob.resume robot="{r}" | Go on | The children are gone: {r} goes on.
      rob.speed robot="{r2}" mps={sp} | Slower | Not faster than {sp} m/s with {r2}.
      rob.avoid area="{no}" on=true | Keep out | No robots in the {no}.
      rob.avoid area="{no}" on=false | Allowed | The {no} is open for robots again.
      rob.plan robot="{r}" area="{p2}" at={t} | Every night | At {t}, {p2}, done by {r}.
      rob.battery robot="{r2}" | How much is left? | Will {r2} make it through the shift?
    `,
  },
];
