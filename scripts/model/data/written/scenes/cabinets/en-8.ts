import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English, part 8. */
export const cabinets8: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt museum/train {"loco": "{l}", "track": {t}, "speed": {s}, "points": "{p}", "station": "{st}", "second_loco": "{l2}"}',
    slots: { l: 'BR 64, Krokodil, Mogul 3', l2: 'V 200, Shunter 2', t: '1..5', t2: '6..14', s: '10..40', s2: '50..120', p: 'W4, points 9', p2: 'W11, points 20', st: 'Neustadt, Alm', st2: 'Hafen, Kurort', d: '=straight on / round the bend', w: '=cars, waggons' },
    tools: ['moba_run(loco, speed: int, lamps?: bool): Let a loco run', 'moba_halt(loco): Stop a loco for a while', 'moba_retire(loco): Take a loco off for the day', 'moba_points(points, way: straight|branch): Set points', 'moba_track(loco, from_track: int, to_track: int): Another track', 'moba_couple(front, rear): Couple two locos', 'moba_trip(loco, depart, arrive): From station to station', 'moba_limits(track: int, slow: int, fast: int): Speeds on a track'],
    steps: `
      moba_run loco="{l2}" speed={s} lamps=true | Run | The second loco, {s}, with its lamps burning.
      moba_run loco="{l}" speed={s2} lamps=false | Run | {l} at {s2}, lamps dark.
      moba_run loco="{l2}" speed={s2} | Faster | {s2} for {l2}.
      moba_halt loco="{l}" | Halt | A child's hand! Stop the loco in the message, we go on in a minute.
      moba_retire loco="{l2}" | Off | {l2} has run enough for today.
      @d moba_points points="{p2}" way=straight // moba_points points="{p2}" way=branch | Points | {p2}: {d}.
      moba_track loco="{l}" from_track={t} to_track={t2} | Track | The loco in the message shall stand on track {t2}.
      moba_track loco="{l2}" from_track={t2} to_track={t} | Track | {l2} to {t} (from {t2}).
      moba_couple front="{l2}" rear="{l}" | Couple | {l2} in front, behind it {l}.
      moba_trip loco="{l}" depart="{st}" arrive="{st2}" | Trip | From the station in the message to {st2}.
      moba_trip loco="{l2}" depart="{st2}" arrive="{st}" | Trip | {l2}: to {st}, it starts in {st2}.
      moba_limits track={t2} slow={s} fast={s2} | Limits | Track {t2}: not over {s2}, not under {s}.
    `,
  },
  {
    language: 'en',
    slots: { h: 'ns1, 10.4.0.53, resolver-b', h2: 'ns4, dns-old', n: '=git.moss.dev, mail.kiln.io, cam4.barn.lan', n2: '=code.moss.dev, mx2.kiln.io', a: '=10.4.0.20, 192.0.2.14', a2: '=10.4.0.77, 198.51.100.3', t: '60..900', t2: '1000..86000', k: '=everybody / nobody outside' },
    tools: ['namero_point(name, address, ttl?: int): New name', 'namero_repoint(name, old_address, new_address): Another address for a name', 'namero_rename(old_name, new_name): Another name, same address', 'namero_alias(alias, target): A second name', 'namero_drop(name): Remove a name', 'namero_ask(name, server?): Look a name up', 'namero_sync(from_server, to_server): Copy the names of a server', 'namero_ttl(shortest: int, longest: int): Limits', 'namero_scope(name, who: all|inside): Who may resolve it'],
    steps: `
      namero_point name={n} address={a} | New | {n} is {a}.
      namero_point name={n2} address={a2} ttl={t} | New | {a2} gets the name {n2}, TTL {t}.
      namero_repoint name={n} old_address={a} new_address={a2} | Moved | The machine behind {n} has moved from {a} to {a2}.
      namero_repoint name={n2} old_address={a2} new_address={a} | Moved | {n2}: now {a}, before that {a2}.
      namero_rename old_name={n} new_name={n2} | Rename | We don't say {n} any more but {n2}.
      namero_rename old_name={n2} new_name={n} | Rename | {n}, formerly {n2}.
      namero_alias alias={n2} target={n} | Alias | Whoever asks for {n2} gets {n}.
      namero_drop name={n2} | Drop | {n2} isn't used.
      namero_ask name={n} server={h} | Ask | What does {h} say about {n}?
      namero_ask name={n2} | Ask | Look up {n2}, any server.
      namero_sync from_server={h} to_server={h2} | Sync | {h2} is behind. It gets all of {h}'s names.
      namero_sync from_server={h2} to_server={h} | Sync | Copy from {h2} to {h}.
      namero_ttl shortest={t} longest={t2} | Limits | At most {t2} s, at least {t} s.
      @k namero_scope name={n} who=all // namero_scope name={n} who=inside | Scope | {n} is for {k}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /perfume/trial {"trial": "{t}", "base": "{b}", "drops": {d}, "nose": "{n}", "alcohol_pct": {a}, "rival": "{t2}"}',
    slots: { t: 'T-118, Mod 4, Iris b', t2: 'T-131, Mod 9', b: 'ambrox, vetiver', b2: 'musk K, cedar', d: '14..40', n: 'Odile, Mr Faure', n2: 'Sacha, Ms Lind', a: '70..84', a2: '85..96', w: '2..12', s: '=a whiff / a cloud', r: '=love / hate' },
    tools: ['parfuma_add(trial, material, drops: int): Add a material', 'parfuma_replace(trial, old_material, new_material): Another material', 'parfuma_dilute(trial, percent: int, rest_weeks?: int): Dilute', 'parfuma_range(trial, weak_pct: int, strong_pct: int): Strength', 'parfuma_vote(trial, nose, like: bool): Vote', 'parfuma_spray(trial, amount: little|much): Spray', 'parfuma_hand(trial, from_nose, to_nose): Another perfumer', 'parfuma_winner(trial, loser): One wins over another', 'parfuma_name(trial, name): Give a name'],
    steps: `
      parfuma_add trial="{t}" material="{b2}" drops={d} | Add | {d} drops of {b2} into the trial in the message.
      parfuma_add trial="{t2}" material="{b}" drops={d} | The same | The rival gets the same base, and as many drops.
      parfuma_replace trial="{t}" old_material="{b}" new_material="{b2}" | Replace | Too loud. Take {b2} for the base in the message.
      parfuma_replace trial="{t2}" old_material="{b2}" new_material="{b}" | Replace | {t2} with {b}, not {b2}.
      parfuma_dilute trial="{t2}" percent={a} rest_weeks={w} | Dilute | {t2} to {a} % and then {w} weeks of rest.
      parfuma_dilute trial="{t}" percent={a2} | Dilute | {a2} per cent for the reported one. No rest.
      parfuma_range trial="{t}" weak_pct={w} strong_pct={d} | Range | {t} may have between {w} % and {d} %.
      @r parfuma_vote trial="{t2}" nose="{n2}" like=true // parfuma_vote trial="{t2}" nose="{n2}" like=false | Vote | {n2} would {r} to wear {t2}. Enter that as the vote.
      @s parfuma_spray trial="{t}" amount=little // parfuma_spray trial="{t}" amount=much | Spray | Just {s} of {t}.
      parfuma_hand trial="{t}" from_nose="{n}" to_nose="{n2}" | Hand | {n2} goes on with it, not the nose in the message.
      parfuma_winner trial="{t2}" loser="{t}" | Winner | The rival has won.
      parfuma_winner trial="{t}" loser="{t2}" | Winner | {t} beats {t2}.
      parfuma_name trial="{t}" name="No. 4 (after rain)" | Name | It is called "No. 4 (after rain)".
    `,
  },
  {
    language: 'en',
    slots: { c: 'Course 2, Back nine', h: '1..9', h2: '10..18', m: '3..9', m2: '10..28', p: 'Flight Ono, Ms Berg', p2: 'Flight Li, Mr Nash', t: '=07:40, 09:20', t2: '=11:00, 13:30', g: 'Mower 1, Toro', g2: 'Mower 4, Deere', w: '=short / long' },
    tools: ['fairwayo_pin(hole: int, front_m: int, left_m: int): Where the flag stands', 'fairwayo_mow(hole: int, machine, height_mm?: int): Mow', 'fairwayo_rough(hole: int, state: cut|grown): Rough', 'fairwayo_tee(player, time, hole?: int): Tee time', 'fairwayo_retime(player, old_time, new_time): Another time', 'fairwayo_trade(player_a, player_b): Two players change times', 'fairwayo_water(hole: int, litres_min: int, litres_max: int): Water', 'fairwayo_machine(out, in): Another machine', 'fairwayo_shut(hole: int, why?): Close a hole', 'fairwayo_score(player, hole: int, strokes: int): Enter strokes'],
    steps: `
      fairwayo_pin hole={h} front_m={m2} left_m={m} | Flag | Hole {h}: {m} m from the left, {m2} m from the front.
      fairwayo_pin hole={h2} front_m={m} left_m={m2} | Flag | {m} from the front and {m2} from the left on {h2}.
      fairwayo_mow hole={h} machine="{g}" height_mm={m} | Mow | {g} mows {h} to {m} mm.
      fairwayo_mow hole={h2} machine="{g2}" | Mow | {h2} with {g2}, usual height.
      @w fairwayo_rough hole={h2} state=cut // fairwayo_rough hole={h2} state=grown | Rough | I want the rough at {h2} {w}.
      fairwayo_tee player="{p}" time={t} hole={h2} | Tee | {p} starts at {t} from hole {h2}.
      fairwayo_tee player="{p2}" time={t2} | Tee | {t2}: {p2}.
      fairwayo_retime player="{p}" old_time={t} new_time={t2} | Overslept | {p} have overslept their {t}; give them {t2}.
      fairwayo_retime player="{p2}" old_time={t2} new_time={t} | Earlier | {p2} at {t} (was {t2}).
      fairwayo_trade player_a="{p}" player_b="{p2}" | Trade | {p} and {p2} trade times.
      fairwayo_water hole={h} litres_min={m} litres_max={m2} | Water | {h}: not above {m2} l, not below {m} l.
      fairwayo_machine out="{g}" in="{g2}" | Machine | {g2} does the rest, {g} is out of petrol.
      fairwayo_shut hole={h2} why="wasps" | Close | Close {h2}; why: "wasps".
      fairwayo_shut hole={h} | Close | Close {h}.
      fairwayo_score player="{p}" hole={h} strokes={m} | Score | {m} strokes by {p} on {h}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fire/hall {"engine": "{e}", "alarm": "{a}", "street": "{s}", "chief": "{c}", "crew": {n}, "second_engine": "{e2}", "water_l": {w}}',
    slots: { e: 'HLF 20, Engine 4', e2: 'TLF 30, Engine 9', a: '=fire, smoke / false alarm, test', s: 'Kirchweg 3, Hall St 12', s2: 'Parkweg 8, Quay 40', c: 'Brandl, Ms Oko', c2: 'Gruber, Mr Tan', n: '4..9', w: '1200..4800', l: '200..900', l2: '1000..2400', d: '=with the siren / without any noise' },
    tools: ['florian_turnout(engine, street): Send an engine', 'florian_standdown(engine): An engine is not needed', 'florian_divert(engine, old_street, new_street): Send an engine on the road elsewhere', 'florian_second(first_engine, second_engine): Send a second engine after the first', 'florian_siren(engine, on: bool): Siren', 'florian_chief(engine, from_chief, to_chief): Another leader', 'florian_crew(engine, persons: int, breathing?: int): Crew on board', 'florian_flow(engine, least_lmin: int, most_lmin: int): Water flow', 'florian_refill(engine, litres: int): Water taken on', 'florian_report(engine, text): Report from the scene'],
    steps: `
      @a florian_turnout engine="{e}" street="{s}" // florian_standdown engine="{e}" | Go? | Fire or smoke: the engine in the message goes to the street in the message. False alarm or test: it isn't needed.
      florian_turnout engine="{e2}" street="{s2}" | Turn out | {e2} to {s2}.
      florian_divert engine="{e}" old_street="{s}" new_street="{s2}" | Divert | The caller said the wrong street, it burns at {s2}.
      florian_divert engine="{e2}" old_street="{s2}" new_street="{s}" | Divert | {e2} on to {s}. {s2} is done.
      florian_second first_engine="{e}" second_engine="{e2}" | Second | Send the second engine after it.
      @d florian_siren engine="{e2}" on=true // florian_siren engine="{e2}" on=false | Siren | {e2} drives {d}.
      florian_chief engine="{e}" from_chief="{c}" to_chief="{c2}" | Chief | {c2} leads instead of the chief in the message.
      florian_crew engine="{e2}" persons={n} breathing=2 | Crew | {n} on {e2}, two of them with breathing gear.
      florian_crew engine="{e}" persons={n} | Crew | As many on {e} as the message says.
      florian_flow engine="{e}" least_lmin={l} most_lmin={l2} | Flow | The engine in the message: up to {l2} l/min, never less than {l}.
      florian_refill engine="{e2}" litres={w} | Refill | {e2} has taken on {w} l.
      florian_report engine="{e}" text="Fire out, 0 injured" | Report | Report from the one in the message: "Fire out, 0 injured"
    `,
  },
  {
    language: 'en',
    slots: { w: 'Winkel 14, Puzzle box', w2: 'Doll 4, Kite 9', k: 'Kita Sonne, Ms Hahn', k2: 'Kita Mond, Mr Ott', d: '=2026-05-29, 2026-07-17', a: '3..5', a2: '8..14', p: '=all right / broken', n: '2..15', b: 'Bin 4, Shelf B', b2: 'Bin 19, Shelf K' },
    tools: ['toyleih_reserve(toy, customer): Keep a toy', 'toyleih_lend(toy, customer, until?): Lend a toy', 'toyleih_pass(toy, from_customer, to_customer): From one customer to the next', 'toyleih_return(toy, intact: bool): A toy comes back', 'toyleih_ages(toy, youngest: int, oldest: int): For which age', 'toyleih_shelf(toy, old_place, new_place): Another place', 'toyleih_add(toy, pieces?: int): A new toy', 'toyleih_replace(old_toy, new_toy): A toy for another', 'toyleih_lose(toy): A toy is lost'],
    steps: `
      toyleih_reserve toy="{w}" customer="{k}" | Keep | {k} fetches {w} next week. Put it aside.
      toyleih_lend toy="{w}" customer="{k2}" until={d} | Lend | {w} to {k2} until {d}.
      toyleih_lend toy="{w2}" customer="{k}" | Lend | {k} takes {w2}. No date.
      toyleih_pass toy="{w}" from_customer="{k}" to_customer="{k2}" | Pass | {k} have finished with {w} and bring it straight to {k2}.
      toyleih_pass toy="{w2}" from_customer="{k2}" to_customer="{k}" | Pass | {k} have got {w2} from {k2}.
      @p toyleih_return toy="{w2}" intact=true // toyleih_return toy="{w2}" intact=false | Back | {w2} came back {p}.
      toyleih_ages toy="{w}" youngest={a} oldest={a2} | Ages | {w}: up to {a2}, from {a}.
      toyleih_ages toy="{w2}" youngest={a} oldest={a2} | Ages | {w2} is for children between {a} and {a2}.
      toyleih_shelf toy="{w2}" old_place="{b}" new_place="{b2}" | Shelf | {w2} now lies in {b2}; nothing in {b} any more.
      toyleih_add toy="{w}" pieces={n} | New | {w} is new and has {n} pieces.
      toyleih_add toy="{w2}" | New | {w2} is new too; I haven't counted.
      toyleih_replace old_toy="{w}" new_toy="{w2}" | Replace | {w2} instead of {w}.
      toyleih_lose toy="{w}" | Lost | Nobody knows where {w} is.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cert/expiry {"host": "{h}", "service": "{s}", "days": {d}, "issuer": "{i}", "serial": "{n}", "replica": "{h2}"}',
    slots: { h: 'portal-2, 10.5.0.8, kiosk', h2: 'portal-5, spare', s: 'ldaps, grafana', s2: 'imaps, wiki', d: '1..9 / 40..88', i: 'Bramble CA, R11', i2: 'Thicket CA, E7', n: '=0A:44:1F, 7C:90:02', n2: '=1B:55:20, 8D:01:13', k: '=2048, 3072, 4096', m: '10..29', m2: '30..90', w: '=nobody notices / everybody has to log in again' },
    tools: ['certora_renew(host, service, bits?: int): New certificate', 'certora_install(host, service, serial): Put an existing certificate into use', 'certora_replace(service, old_serial, new_serial): Another certificate', 'certora_revoke(serial, reason?): Make a certificate invalid', 'certora_issuer(host, old_issuer, new_issuer): Another issuer', 'certora_copy(from_host, to_host, service): Copy a certificate', 'certora_warn(first_days: int, last_days: int): When to warn', 'certora_reload(service, soft: bool): Reload a service', 'certora_show(host, service): Show a certificate'],
    steps: `
      @d certora_renew host={h} service={s} // failed "it is good for {d} days" | Renew | A certificate with fewer than thirty days gets a new one. With more, fail.
      certora_renew host={h2} service={s2} bits={k} | Renew | {s2} on {h2}, {k} bits.
      certora_renew host={h} service={s2} | Renew | New one for {s2} on the host of the message.
      certora_install host={h2} service={s} serial={n} | Install | Use the one with the reported serial for {s} on the replica.
      certora_replace service={s} old_serial={n} new_serial={n2} | Replace | {n2} replaces the one in the message.
      certora_replace service={s2} old_serial={n2} new_serial={n} | Replace | For {s2}: {n} in, {n2} out.
      certora_revoke serial={n2} reason="key on USB stick" | Revoke | {n2} mustn't be trusted. Reason: "key on USB stick"
      certora_revoke serial={n} | Revoke | The reported one too, no reason.
      certora_issuer host={h} old_issuer="{i}" new_issuer="{i2}" | Issuer | {i2} instead of the issuer in the message.
      certora_copy from_host={h} to_host={h2} service={s} | Copy | The replica needs the certificate too.
      certora_copy from_host={h2} to_host={h} service={s2} | Copy | {s2}: {h} gets {h2}'s.
      certora_warn first_days={m2} last_days={m} | Warn | The first warning {m2} days before, the last one {m}.
      @w certora_reload service={s} soft=true // certora_reload service={s} soft=false | Reload | Reload {s} so that {w} (soft means that nobody notices).
      certora_show host={h2} service={s2} | Show | What certificate has {s2} at {h2}?
    `,
  },
  {
    language: 'en',
    slots: { o: 'Orch 4, Apple north', o2: 'Orch 9, Plum', v: 'Gala, Boskoop', v2: 'Elstar, Topaz', r: '1..9', r2: '10..40', k: '20..480', p: 'Ada, Crew Milan', p2: 'Crew Rosa, Mr Toth', d: '=2026-08-28, 2026-09-19', b: '6.5..9.5', b2: '10.5..14.5', n: '=tomorrow / next week' },
    tools: ['pomarium_pick(orchard, row: int, crew?): Pick a row', 'pomarium_thin(orchard, row: int): Take some of the young fruit off', 'pomarium_prune(orchard, row: int, hard: bool): Cut trees', 'pomarium_graft(orchard, old_variety, new_variety): Another variety on old trees', 'pomarium_crew(from_crew, to_crew, row: int): Another crew for a row', 'pomarium_crates(from_row: int, to_row: int, count: int): Carry crates', 'pomarium_frost(orchard, on: bool, until?): Frost sprinklers', 'pomarium_sugar(orchard, least: num, most: num): When fruit is ripe', 'pomarium_date(orchard, date): Day of the harvest'],
    steps: `
      pomarium_pick orchard="{o}" row={r} crew="{p}" | Pick | {p} pick row {r} in {o}.
      pomarium_pick orchard="{o2}" row={r2} | Pick | Row {r2} in {o2}; whoever has time.
      pomarium_thin orchard="{o}" row={r2} | Thin | Too many little ones in row {r2} of {o}.
      pomarium_prune orchard="{o}" row={r} hard=true | Prune | {o}, row {r}: cut back hard.
      pomarium_prune orchard="{o2}" row={r} hard=false | Prune | Only a light cut for row {r}, {o2}.
      pomarium_graft orchard="{o}" old_variety="{v}" new_variety="{v2}" | Graft | Nobody buys {v}. {o} becomes {v2}.
      pomarium_graft orchard="{o2}" old_variety="{v2}" new_variety="{v}" | Graft | {v} onto {v2} in {o2}.
      pomarium_crew from_crew="{p}" to_crew="{p2}" row={r} | Crew | Row {r}: {p2}, not {p}.
      pomarium_crates from_row={r2} to_row={r} count={k} | Crates | {k} crates too many in row {r2}; they are wanted in row {r}.
      pomarium_crates from_row={r} to_row={r2} count={k} | Crates | To {r2} from {r}: {k}.
      pomarium_frost orchard="{o}" on=true until=07:30 | Frost | Minus two announced: sprinklers on in {o} until 07:30.
      pomarium_frost orchard="{o2}" on=false | Frost | It's above zero again in {o2}, the water can be turned off.
      pomarium_sugar orchard="{o}" least={b} most={b2} | Ripe | {o} is ripe from {b} to {b2}.
      pomarium_date orchard="{o2}" date={d} | Date | {o2} on {d}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt xray/tube {"room": "{r}", "kv": {k}, "mas": {m}, "patient": "{p}", "part": "{t}", "door": "{d}", "next": "{p2}"}',
    slots: { r: 'XR1, Room 4', r2: 'XR3, Room 11', k: '40..70', k2: '75..120', m: '1.5..9.5', m2: '12..80', p: 'Pt 4471, Mrs Ito', p2: 'Pt 4490, Mr Beck', t: 'wrist, ribs', t2: 'ankle, chest', d: '=closed, shut / open, ajar', s: '=left / right', a: 'Ms Ley, Tom', a2: 'Mr Pirk, Zoe' },
    tools: ['roentga_expose(room, kv: int, mas: num): Take a picture', 'roentga_repeat(room): Take the same picture again', 'roentga_limits(room, low_kv: int, high_kv: int): Voltages allowed', 'roentga_part(patient, old_part, new_part): Another part of the body', 'roentga_side(patient, side: left|right): Which side', 'roentga_call(patient, room): Call a patient', 'roentga_room(patient, from_room, to_room): Another room', 'roentga_staff(room, leaving, coming): Staff', 'roentga_lock(room, minutes?: int): Lock a room', 'roentga_send(patient, doctor, urgent?: bool): Send pictures'],
    steps: `
      @d roentga_expose room="{r}" kv={k} mas={m} // failed "the door is {d}" | Expose | With the door closed or shut, take the picture with the kV and the mAs of the message. Else fail.
      roentga_expose room="{r2}" kv={k2} mas={m2} | Picture | {m2} mAs and {k2} kV in {r2}.
      roentga_repeat room="{r2}" | He moved | He moved in {r2}. Once more the same.
      roentga_limits room="{r}" low_kv={k} high_kv={k2} | Limits | In the reported room not more than {k2} kV and not less than what the message has.
      roentga_part patient="{p}" old_part="{t}" new_part="{t2}" | Part | It is the {t2} that hurts.
      roentga_part patient="{p2}" old_part="{t2}" new_part="{t}" | Part | The next one: {t} rather than {t2}.
      @s roentga_side patient="{p2}" side=left // roentga_side patient="{p2}" side=right | Side | {p2}, the {s} one.
      roentga_call patient="{p2}" room="{r2}" | Next | Call the next into {r2}.
      roentga_room patient="{p}" from_room="{r}" to_room="{r2}" | Room | The tube is too hot here, so go over to {r2} with the patient in the message.
      roentga_staff room="{r}" leaving="{a}" coming="{a2}" | Staff | {a2} comes, {a} leaves. Room of the message.
      roentga_lock room="{r2}" minutes=30 | Lock | Nobody into {r2} for half an hour.
      roentga_lock room="{r}" | Lock | Lock the reported one.
      roentga_send patient="{p}" doctor="Dr Ames" urgent=true | Send | Dr Ames needs those of the patient in the message at once.
      roentga_send patient="{p2}" doctor="Dr Ames" | Send | Those of the next go to Dr Ames.
    `,
  },
  {
    language: 'en',
    slots: { f: 'Fund A, Girokonto 2, Till box', f2: 'Reserve, Konto 9', e: '20..900', p: 'Ms Quinn, Verein Nord', p2: 'Mr Dahl, Chor Ost', r: 'rent, Paper', r2: 'travel, Stamps', n: 'Inv 118, R-44', d: '=2026-06-30, 2026-09-15', l: '50..400', h: '1000..5000', w: '=once / every month' },
    tools: ['kontura_pay(from_account, to_person, euro: num, purpose?): Pay', 'kontura_shift(from_account, to_account, euro: num): Between own accounts', 'kontura_standing(to_person, euro: num, repeat: once|monthly): Order a payment', 'kontura_book(invoice, account): Book an invoice', 'kontura_rebook(invoice, old_account, new_account): Book it elsewhere', 'kontura_purpose(invoice, old_purpose, new_purpose): Another purpose', 'kontura_due(invoice, date, remind?: bool): Last day', 'kontura_limits(account, alarm_below: num, alarm_above: num): Warn', 'kontura_void(invoice): An invoice is invalid', 'kontura_settle(invoice): An invoice is paid'],
    steps: `
      kontura_pay from_account="{f}" to_person="{p}" euro={e} purpose="{n}" | Pay | {p} gets {e} euros from {f}, purpose "{n}".
      kontura_pay from_account="{f2}" to_person="{p2}" euro={e} | Pay | {e} to {p2}, from {f2}.
      kontura_shift from_account="{f2}" to_account="{f}" euro={e} | Shift | {f} is short of {e}; {f2} has it.
      kontura_shift from_account="{f}" to_account="{f2}" euro={e} | Shift | {e} euros into {f2} out of {f}.
      @w kontura_standing to_person="{p}" euro={e} repeat=once // kontura_standing to_person="{p}" euro={e} repeat=monthly | Order | {p}: {e} euros {w}.
      kontura_book invoice="{n}" account="{f2}" | Book | {n} on {f2}.
      kontura_rebook invoice="{n}" old_account="{f}" new_account="{f2}" | Rebook | {n} was put on {f}, but belongs on {f2}.
      kontura_purpose invoice="{n}" old_purpose="{r}" new_purpose="{r2}" | Purpose | {n} is for {r2}, not for {r}.
      kontura_due invoice="{n}" date={d} remind=true | Due | {n} by {d}, and I want to be reminded.
      kontura_due invoice="{n}" date={d} remind=false | Due | {d} for {n}, spare me the reminder.
      kontura_limits account="{f}" alarm_below={l} alarm_above={h} | Warn | Warn if {f} is over {h} or under {l}.
      kontura_void invoice="{n}" | Void | We never ordered that: {n}.
      kontura_settle invoice="{n}" | Paid | {n} has been paid.
    `,
  },
  {
    language: 'en',
    event: 'peripheral ttyUSB0/scanner {"code": "{c}", "aisle": "{a}", "stock": {n}, "price": {p}, "clerk": "{k}", "sub_code": "{c2}"}',
    slots: { c: '=4006381, 9780141, 0012345', c2: '=4006398, 9780158', a: 'A4, Aisle 9', a2: 'B11, Aisle 20', n: '0..4 / 20..80', q: '6..48', p: '1.5..4.9', p2: '5.5..19.9', k: 'Mina, Mr Bauer', k2: 'Otis, Ms Yu', d: '=2026-05-31, 2026-07-04', w: '=red / yellow' },
    tools: ['scanza_order(code, pieces: int): Order from the wholesaler', 'scanza_fetch(code, pieces: int): Fetch from our own store', 'scanza_price(code, old_price: num, new_price: num): Another price', 'scanza_range(code, cheapest: num, dearest: num): Prices allowed', 'scanza_aisle(code, from_aisle, to_aisle): Another aisle', 'scanza_replace(old_code, new_code): Another product', 'scanza_tag(code, colour: red|yellow, text?): Print a tag', 'scanza_until(code, date): Best before', 'scanza_clerk(old_clerk, new_clerk): Another clerk', 'scanza_pull(code): Take off the shelf'],
    steps: `
      @n scanza_order code={c} pieces=24 // failed "there are {n} left" | Order | Fewer than ten? Then two dozen (24) from the wholesaler. Otherwise fail.
      scanza_fetch code={c} pieces={q} | Fetch | {q} from the store, the code that was scanned.
      scanza_order code={c2} pieces={q} | Order | {q} of {c2}; the wholesaler has them.
      scanza_price code={c} old_price={p} new_price={p2} | Price | {p2} is the right price for what was scanned.
      scanza_price code={c2} old_price={p2} new_price={p} | Price | {c2} down to {p} from {p2}.
      scanza_range code={c2} cheapest={p} dearest={p2} | Range | {c2}: {p2} at the most, {p} at the least.
      scanza_aisle code={c} from_aisle="{a}" to_aisle="{a2}" | Aisle | What was scanned goes to {a2}.
      scanza_aisle code={c2} from_aisle="{a2}" to_aisle="{a}" | Aisle | {c2} to {a}, out of {a2}.
      scanza_replace old_code={c} new_code={c2} | Replace | It isn't made any more. The sub code takes over.
      @w scanza_tag code={c} colour=red text="-30 %" // scanza_tag code={c} colour=yellow text="-30 %" | Tag | A {w} tag with "-30 %" for the scanned one.
      scanza_tag code={c2} colour=red | Tag | Red tag for {c2}, nothing on it.
      scanza_until code={c} date={d} | Until | What was scanned is best before {d}.
      scanza_clerk old_clerk="{k}" new_clerk="{k2}" | Clerk | {k2} scans now.
      scanza_pull code={c2} | Pull | Glass in {c2}! Off the shelf.
    `,
  },
  {
    language: 'en',
    slots: { l: 'Land 4, Cell B', l2: 'Cell K, Land 9', t: '2..20', m: 'paper, PET', m2: 'scrap iron, glass', v: 'Truck 14, Press 2', v2: 'Truck 30, Press 7', b: '1..6', b2: '7..19', c: 'Kranz KG, Mr Obi', c2: 'City works, Ms Jin', e: '20..180', p: '=clean / dirty', h: '=06:30, 08:00', h2: '=16:00, 19:30' },
    tools: ['recyclo_tip(truck, bay: int): Where a truck empties', 'recyclo_retip(truck, old_bay: int, new_bay: int): Empty in another bay', 'recyclo_press(material, bales: int, wire?: bool): Press bales', 'recyclo_sort(bay: int, pure: bool): How pure it is', 'recyclo_name(bay: int, old_material, new_material): What lies in a bay', 'recyclo_sell(material, customer, tons: num, euro?: num): Sell', 'recyclo_resell(old_customer, new_customer, tons: num): Sell to another', 'recyclo_weigh(truck, full_t: num, empty_t: num): Weights of a truck', 'recyclo_hours(opens, shuts): Hours', 'recyclo_refuse(truck, reason?): Send a truck away'],
    steps: `
      recyclo_tip truck="{v}" bay={b} | Tip | {v} into bay {b}.
      recyclo_retip truck="{v}" old_bay={b} new_bay={b2} | Full | {b} is full: {v} empties in {b2}.
      recyclo_retip truck="{v2}" old_bay={b2} new_bay={b} | Retip | {v2}: bay {b}, not bay {b2}.
      recyclo_press material="{m}" bales={t} wire=true | Press | {t} bales of {m} with wire round them.
      recyclo_press material="{m2}" bales={t} wire=false | Press | {t} of {m2}. No wire.
      @p recyclo_sort bay={b} pure=true // recyclo_sort bay={b} pure=false | Sort | What lies in {b} is {p}. Enter it as pure only if it's clean.
      recyclo_name bay={b2} old_material="{m}" new_material="{m2}" | Name | In bay {b2} is {m2}; the list says {m}.
      recyclo_sell material="{m2}" customer="{c}" tons={t} euro={e} | Sell | {t} t of {m2} to {c} at {e} euros.
      recyclo_sell material="{m}" customer="{c2}" tons={t} | Sell | {c2} buys {t} t of {m}; price to be agreed.
      recyclo_resell old_customer="{c}" new_customer="{c2}" tons={t} | Resell | {c} doesn't fetch the {t} t. {c2} gets them.
      recyclo_weigh truck="{v}" full_t=18.4 empty_t={b} | Weigh | {v}: {b} t empty, 18.4 t full.
      recyclo_hours opens={h} shuts={h2} | Hours | To {h2} from {h}.
      recyclo_refuse truck="{v2}" reason="battery in load" | Refuse | {v2} has to leave, reason "battery in load".
      recyclo_refuse truck="{v}" | Refuse | Send {v} away.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tutor/lesson {"pupil": "{p}", "tutor": "{t}", "subject": "{s}", "room": "{r}", "at": "{a}", "minutes": {m}, "paid": {x}}',
    slots: { p: 'Jonas, Ella M.', p2: 'Finn, Sara K.', t: 'Mr Vogt, Amira', t2: 'Ms Poll, Raj', s: 'maths, Latin', s2: 'physics, French', r: 'Room 2, Attic', r2: 'Room 6, Online', a: '=14:00, 15:30', a2: '=16:45, 18:15', m: '45..90', x: '=true / false', g: '1..6', e: '15..60' },
    tools: ['paukio_give(pupil, subject, time): A lesson takes place', 'paukio_withhold(pupil): No lesson until it is paid', 'paukio_tutor(pupil, old_tutor, new_tutor): Another tutor', 'paukio_subject(pupil, old_subject, new_subject): Another subject', 'paukio_time(pupil, old_time, new_time): Another time', 'paukio_room(tutor, from_room, to_room): Another room', 'paukio_trade(pupil_a, pupil_b): Two pupils change times', 'paukio_invoice(pupil, euro: num, sibling?: bool): Invoice', 'paukio_mark(pupil, before: int, after: int): Marks', 'paukio_homework(pupil, text, due?): Homework'],
    steps: `
      @x paukio_give pupil="{p}" subject="{s}" time={a} // paukio_withhold pupil="{p}" | Paid? | If it's paid, the lesson takes place as in the message. If not, none until it is.
      paukio_give pupil="{p2}" subject="{s2}" time={a2} | Lesson | {p2}: {s2}, {a2}.
      paukio_tutor pupil="{p}" old_tutor="{t}" new_tutor="{t2}" | Tutor | The tutor in the message is ill; {t2} has time.
      paukio_tutor pupil="{p2}" old_tutor="{t2}" new_tutor="{t}" | Tutor | {t} for {p2}, no longer {t2}.
      paukio_subject pupil="{p}" old_subject="{s}" new_subject="{s2}" | Subject | The pupil in the message has a test tomorrow, so it should be {s2}.
      paukio_time pupil="{p}" old_time={a} new_time={a2} | Time | Later, at {a2}, for the pupil in the message.
      paukio_time pupil="{p2}" old_time={a2} new_time={a} | Time | {p2} already at {a} instead of {a2}.
      paukio_room tutor="{t}" from_room="{r}" to_room="{r2}" | Room | This tutor goes to {r2}.
      paukio_trade pupil_a="{p}" pupil_b="{p2}" | Trade | {p} and {p2} change times.
      paukio_invoice pupil="{p2}" euro={e} sibling=true | Invoice | {e} euros for {p2}, sibling discount.
      paukio_invoice pupil="{p}" euro={e} sibling=false | Invoice | {e} for the one in the message, who is an only child: no sibling discount.
      paukio_mark pupil="{p2}" before=5 after=2 | Marks | {p2} has a two now. It was a five.
      paukio_homework pupil="{p}" text="p. 44, no. 3 a-f" | Homework | Homework for this pupil: "p. 44, no. 3 a-f". No date.
    `,
  },
  {
    language: 'en',
    slots: { a: 'Aqua 4, Reef tank', a2: 'Aqua 9, Mangrove', k: '24..28', s: '1.020..1.026', n: '5..40', f: 'tang, Clown 2', f2: 'goby, Wrasse 7', l: 'flakes, Mysis', l2: 'pellets, Artemia', t: '=07:00, 09:30', t2: '=19:00, 21:30', p: '5..20', p2: '30..90', w: '=as if at noon / as if at dusk' },
    tools: ['korallo_heat(tank, celsius: num, by?): Temperature', 'korallo_change(tank, percent: int): Change water', 'korallo_top(tank, litres: num): Fill up what evaporated', 'korallo_light(tank, mood: noon|dusk): Light', 'korallo_lamp(tank, from_time, to_time): When the lamps burn', 'korallo_rehome(fish, old_tank, new_tank): Another tank', 'korallo_food(tank, old_food, new_food): Other food', 'korallo_feed(tank, food, grams?: num): Feed now', 'korallo_pump(tank, low: int, high: int): Pump between two powers', 'korallo_isolate(fish): Keep a fish apart'],
    steps: `
      korallo_heat tank="{a}" celsius={k} by={t2} | Heat | {k} °C in {a} by {t2}.
      korallo_heat tank="{a2}" celsius={k} | Heat | {a2}: {k} degrees.
      korallo_change tank="{a}" percent={n} | Change | Out with {n} % of the water in {a} and fresh water in.
      korallo_top tank="{a2}" litres={n} | Top up | {n} l have evaporated from {a2}.
      @w korallo_light tank="{a}" mood=noon // korallo_light tank="{a}" mood=dusk | Light | {a} should be lit {w}.
      korallo_lamp tank="{a}" from_time={t} to_time={t2} | Lamps | Until {t2}, beginning at {t}: {a}.
      korallo_lamp tank="{a2}" from_time={t} to_time={t2} | Lamps | {a2}, {t} to {t2}.
      korallo_rehome fish="{f}" old_tank="{a}" new_tank="{a2}" | Rehome | {f} bites the others in {a}; {a2} is big enough.
      korallo_rehome fish="{f2}" old_tank="{a2}" new_tank="{a}" | Rehome | {f2} → {a}. Now in {a2}.
      korallo_food tank="{a}" old_food="{l}" new_food="{l2}" | Food | They don't eat {l} in {a}. {l2} from now on.
      korallo_feed tank="{a2}" food="{l}" grams=1.5 | Feed | One and a half grams of {l}, {a2}.
      korallo_feed tank="{a}" food="{l2}" | Feed | A pinch of {l2} into {a} now.
      korallo_pump tank="{a}" low={p} high={p2} | Pump | {a}: at high tide {p2} %, at low tide {p} %.
      korallo_isolate fish="{f2}" | Spots | {f2} has white spots. Apart!
    `,
  },
  {
    language: 'en',
    event: 'mqtt paint/robot {"cabin": "{c}", "part": "{p}", "colour": "{f}", "coat": {n}, "micron": {m}, "gun": "{g}", "free_cabin": "{c2}"}',
    slots: { c: 'Booth 1, Cabin A', c2: 'Booth 4, Cabin F', p: 'door 14, Hood 3', p2: 'sill 9, Fender 20', f: '=RAL 3020, RAL 5015', f2: '=RAL 9005, RAL 6018', n: '1..3', m: '20..45', m2: '50..120', g: 'Gun 2, Sata', g2: 'Gun 5, Iwata', t: '10..45', k: '60..140', s: '=shiny / dull' },
    tools: ['lackira_spray(part, colour, coats?: int): Paint', 'lackira_recolour(part, old_colour, new_colour): Another colour than planned', 'lackira_band(part, thinnest: int, thickest: int): Thickness allowed', 'lackira_finish(part, gloss: bool): Clear coat', 'lackira_dry(cabin, celsius: int, minutes: int): Dry warm', 'lackira_air(cabin, minutes: int): Dry with air only', 'lackira_gun(cabin, old_gun, new_gun): Another gun', 'lackira_carry(part, from_cabin, to_cabin): Another cabin', 'lackira_sand(part, note?): Sand off and start anew', 'lackira_pass(part): Good'],
    steps: `
      lackira_spray part="{p2}" colour="{f2}" coats=2 | Paint | {p2} in {f2}, two coats.
      lackira_spray part="{p2}" colour="{f}" | Same colour | {p2} in the colour of the message.
      lackira_recolour part="{p}" old_colour="{f}" new_colour="{f2}" | Colour | The customer wants {f2} after all, for the part in the message.
      lackira_recolour part="{p2}" old_colour="{f2}" new_colour="{f}" | Colour | {p2}: {f}, and not {f2}.
      lackira_band part="{p}" thinnest={m} thickest={m2} | Thickness | What was measured is the minimum for this part; the maximum is {m2}.
      lackira_band part="{p2}" thinnest={m} thickest={m2} | Thickness | {p2} from {m} to {m2}.
      @s lackira_finish part="{p2}" gloss=true // lackira_finish part="{p2}" gloss=false | Finish | {p2} is to be {s}.
      lackira_dry cabin="{c2}" celsius={k} minutes={t} | Dry | The free cabin: {t} min at {k} °C.
      lackira_air cabin="{c}" minutes={t} | Dry | {t} min for the reported cabin, air only, no heat.
      lackira_gun cabin="{c}" old_gun="{g}" new_gun="{g2}" | Gun | The gun in the message spits. {g2}.
      lackira_carry part="{p}" from_cabin="{c}" to_cabin="{c2}" | Carry | It dries in the free one.
      lackira_sand part="{p}" note="run at lower edge" | Sand | Sand off the part in the message; note "run at lower edge".
      lackira_sand part="{p2}" | Sand | Sand {p2} off. No note.
      lackira_pass part="{p2}" | Good | {p2} is good.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Pod 4, Row 2', p2: 'Pod 11, Row 7', n: '=shrimp, oyster', s: 'Oyster 4, Batch M', s2: 'Batch Q, Gigas 9', g: '10..45', g2: '50..120', d: '=2026-10-05, 2026-12-12', z: '2..60', w: '1..6', b: 'Barge 2, Ulva', b2: 'Barge 5, Alga', h: '=06:20, 07:50' },
    tools: ['ostrea_seed(line, batch, kg: int): Put young oysters on a line', 'ostrea_lift(line, barge?): Take a line out', 'ostrea_lower(line, metres: num): Hang a line deeper', 'ostrea_raise(line, metres: num): Hang a line higher', 'ostrea_batch(line, old_batch, new_batch): Another batch on a line', 'ostrea_grade(batch, small_g: int, large_g: int): Sort by weight', 'ostrea_barge(old_barge, new_barge, start?): Another barge', 'ostrea_split(from_line, to_line, kg: int): Thin out onto another line', 'ostrea_ban(batch, until?): Not for sale', 'ostrea_free(batch): For sale again'],
    steps: `
      ostrea_seed line="{p}" batch="{s}" kg={z} | Seed | {z} kg of {s} on {p}.
      ostrea_lift line="{p2}" barge="{b}" | Lift | {b} takes {p2} out.
      ostrea_lift line="{p}" | Lift | {p} out of the water.
      ostrea_lower line="{p}" metres={w} | Deeper | {p} {w} m deeper; a storm is coming.
      ostrea_raise line="{p2}" metres={w} | Higher | {p2} up by {w} m.
      ostrea_batch line="{p}" old_batch="{s}" new_batch="{s2}" | Batch | {p} carries {s2} now, {s} is sold.
      ostrea_batch line="{p2}" old_batch="{s2}" new_batch="{s}" | Batch | {s} where {s2} used to be: {p2}.
      ostrea_grade batch="{s}" small_g={g} large_g={g2} | Grade | {s}: small means {g} g, large means {g2} g.
      ostrea_barge old_barge="{b}" new_barge="{b2}" start={h} | Barge | {b2} goes for {b}, at {h}.
      ostrea_barge old_barge="{b2}" new_barge="{b}" | Barge | {b} does {b2}'s work, any time.
      ostrea_split from_line="{p2}" to_line="{p}" kg={z} | Thin out | {p2} is too full; {z} kg onto {p}.
      ostrea_split from_line="{p}" to_line="{p2}" kg={z} | Thin out | {p2} takes {z} kg from {p}.
      ostrea_ban batch="{s2}" until={d} | Ban | {s2} isn't sold before {d}.
      ostrea_ban batch="{s}" | Ban | Don't sell {s}.
      ostrea_free batch="{s2}" | Free | The water is clean again, {s2} may be sold.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the meter | strom_read → {m}: {v} kWh, tariff {t}', 'Find the flat | strom_flat → flat {f}, tenant {p}, before that {p2}', 'Look for arrears | strom_debts → {e} euros since {d}'],
    slots: { m: 'M-4471, Meter 9', m2: 'M-5520, Meter 14', v: '4100..9800', v2: '10100..18000', t: 'Day 2, Flex', t2: 'Night 1, Fix 12', f: '2..9', f2: '11..40', p: 'Ms Oduya, Kern', p2: 'Mr Falk, Simic', e: '40..390', d: '=2026-02, 2026-04', n: '2..12' },
    tools: ['zaehlo_enter(meter, kwh: int, estimated?: bool): Enter a reading', 'zaehlo_correct(meter, wrong_kwh: int, right_kwh: int): Correct a reading', 'zaehlo_exchange(flat: int, old_meter, new_meter): Another meter', 'zaehlo_tenant(flat: int, old_tenant, new_tenant): Another tenant', 'zaehlo_tariff(meter, from_tariff, to_tariff): Another tariff', 'zaehlo_bill(tenant, euro: num, parts?: int): Ask for money', 'zaehlo_forgive(tenant, euro: num): Ask for no money', 'zaehlo_power(meter, on: bool): Switch the current'],
    steps: `
      zaehlo_enter meter="{m}" kwh={v} estimated=false | Enter | Enter the value that was read. It's no estimate.
      zaehlo_enter meter="{m2}" kwh={v2} estimated=true | Enter | Nobody was at home, so I guess {v2} for {m2}.
      zaehlo_enter meter="{m2}" kwh={v2} | Enter | {v2}, {m2}.
      zaehlo_correct meter="{m}" wrong_kwh={v} right_kwh={v2} | Correct | What step {step1} found cannot be; it is {v2}.
      zaehlo_exchange flat={f} old_meter="{m}" new_meter="{m2}" | Exchange | The flat found gets {m2}, the old meter hums.
      zaehlo_exchange flat={f2} old_meter="{m2}" new_meter="{m}" | Exchange | Flat {f2}: {m} in, {m2} out.
      zaehlo_tenant flat={f} old_tenant="{p2}" new_tenant="{p}" | Tenant | The books still have the former tenant of this flat. Enter the present one.
      zaehlo_tariff meter="{m}" from_tariff="{t}" to_tariff="{t2}" | Tariff | From the tariff that was found to {t2}, the meter that was read.
      zaehlo_tariff meter="{m2}" from_tariff="{t2}" to_tariff="{t}" | Tariff | {m2}: {t} and no more {t2}.
      zaehlo_bill tenant="{p}" euro={e} parts={n} | Bill | The present tenant pays the arrears in {n} parts.
      zaehlo_bill tenant="{p}" euro={e} | Bill | Ask {p} for all the arrears.
      zaehlo_forgive tenant="{p}" euro={e} | Forgive | It was our mistake. Drop the arrears of the present tenant.
      zaehlo_power meter="{m}" on=false | Cut off | Current off at the meter that was read.
      zaehlo_power meter="{m2}" on=true | Paid | They've paid, {m2} gets current.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pawn/item {"ticket": "{t}", "item": "{i}", "loan": {e}, "pledger": "{p}", "safe": "{s}", "ends": "{d}", "interest_pct": {x}}',
    slots: { t: 'PF-118, 4471-B', t2: 'PF-140, 5502-C', i: 'gold ring, Leica M6', i2: 'trumpet, Rolex (copy)', e: '40..390', e2: '400..2400', p: 'Mr Novy, Ms Celik', p2: 'Ms Arp, Mr Ochs', s: 'Safe 2, Box 14', s2: 'Safe 5, Box 40', d: '=2026-06-30, 2026-08-31', d2: '=2026-09-30, 2026-12-31', x: '1.0..3.5', w: '=comes out of the safe today / is never coming back' },
    tools: ['pfando_redeem(ticket, paid: num): The owner takes an item back', 'pfando_prolong(ticket, old_end, new_end, fee?: num): Longer', 'pfando_auction(ticket, floor: num, ceiling?: num): Give to auction', 'pfando_rewrite(ticket, old_pledger, new_pledger): Another owner', 'pfando_safe(ticket, from_safe, to_safe): Another safe', 'pfando_loan(ticket, old_loan: num, new_loan: num): Lend more or less', 'pfando_describe(ticket, old_text, new_text): Another description', 'pfando_flag(ticket, stolen: bool): Stolen or not', 'pfando_appraise(ticket, low: num, high: num): What it is worth'],
    steps: `
      pfando_redeem ticket="{t}" paid={e} | Redeem | The owner has paid the loan back and takes it home.
      pfando_redeem ticket="{t2}" paid={e2} | Redeem | {t2}: {e2} paid.
      pfando_prolong ticket="{t}" old_end={d} new_end={d2} fee=15 | Prolong | The one in the message till {d2}, for fifteen euros.
      pfando_prolong ticket="{t}" old_end={d} new_end={d2} | Prolong | {d2} instead of the day in the message, no fee.
      pfando_auction ticket="{t2}" floor={e} ceiling={e2} | Auction | {t2} to auction: {e2} at most, {e} at least.
      pfando_auction ticket="{t}" floor={e} | Auction | Nobody came. Auction it, beginning with the loan of the message.
      pfando_rewrite ticket="{t}" old_pledger="{p}" new_pledger="{p2}" | Rewrite | The owner in the message is wrong, it belongs to {p2}.
      pfando_rewrite ticket="{t2}" old_pledger="{p2}" new_pledger="{p}" | Rewrite | {t2}: from {p2} to {p}.
      pfando_safe ticket="{t}" from_safe="{s}" to_safe="{s2}" | Safe | Put the item in the message into {s2}, its safe is full.
      pfando_loan ticket="{t}" old_loan={e} new_loan={e2} | More | The owner in the message needs more: {e2} instead of what was lent.
      pfando_loan ticket="{t2}" old_loan={e2} new_loan={e} | Less | {t2}: only {e}, not {e2}.
      pfando_describe ticket="{t}" old_text="{i}" new_text="{i2}" | Describe | That's no such thing, that's a {i2}.
      pfando_flag ticket="{t2}" stolen=true | Police | The police are looking for {t2}.
      pfando_flag ticket="{t}" stolen=false | Police | The police say this one is all right.
      pfando_appraise ticket="{t2}" low={e} high={e2} | Appraise | {t2} is worth {e} to {e2}.
    `,
  },
  {
    language: 'en',
    slots: { c: 'Conf 4, Oval', c2: 'Conf 9, Loft', p: 'Ms Hale, Team UX', p2: 'Mr Ruiz, Legal', t: '=09:00, 10:30', t2: '=13:00, 15:15', t3: '=16:00, 17:30', n: '4..30', m: 'beamer 2, Flipchart', m2: 'Screen 5, Owl', d: '15..60', k: '=with coffee / without coffee', s: 'Kickoff, Review 4', s2: 'Retro, Budget 27' },
    tools: ['meetra_pencil(room, person, start, end): Keep a room, may be lost again', 'meetra_book(room, person, start, end, coffee?: bool): Book a room', 'meetra_extend(room, minutes: int): Stay longer', 'meetra_room(title, old_room, new_room): Another room', 'meetra_host(title, old_host, new_host): Another host', 'meetra_rename(old_title, new_title): Another title', 'meetra_device(room, remove, bring): Another device', 'meetra_seats(room, rows: int, per_row: int): Chairs', 'meetra_cancel(title, tell?: bool): It does not take place', 'meetra_end(title): It is over'],
    steps: `
      meetra_pencil room="{c}" person="{p}" start={t2} end={t3} | Perhaps | {c} for {p} perhaps, {t2} to {t3}.
      @k meetra_book room="{c2}" person="{p2}" start={t} end={t2} coffee=true // meetra_book room="{c2}" person="{p2}" start={t} end={t2} coffee=false | Book | {p2} needs {c2} until {t2}, from {t}, {k}.
      meetra_book room="{c}" person="{p}" start={t} end={t3} | Book | {c}, {t}–{t3}, {p}. Definitely.
      meetra_extend room="{c}" minutes={d} | Longer | They need {d} minutes more in {c}.
      meetra_room title="{s}" old_room="{c}" new_room="{c2}" | Room | {s} is in {c2}; {c} smells of paint.
      meetra_room title="{s2}" old_room="{c2}" new_room="{c}" | Room | {s2} from {c2} to {c}.
      meetra_host title="{s}" old_host="{p2}" new_host="{p}" | Host | {p} leads {s}. {p2} can't.
      meetra_rename old_title="{s2}" new_title="{s}" | Title | "{s2}" is to be called "{s}".
      meetra_rename old_title="{s}" new_title="{s2}" | Title | New title "{s2}", old title "{s}".
      meetra_device room="{c}" remove="{m}" bring="{m2}" | Device | {m2} into {c}, and take the {m} away.
      meetra_seats room="{c2}" rows=6 per_row={n} | Chairs | Six rows of {n} in {c2}.
      meetra_seats room="{c}" rows={n} per_row=6 | Chairs | {c}: six chairs in each of the {n} rows.
      meetra_cancel title="{s2}" tell=true | Off | {s2} is off; write to everybody.
      meetra_cancel title="{s}" tell=false | Off | {s} is off. No mails.
      meetra_end title="{s}" | Over | {s} has just finished.
    `,
  },
  {
    language: 'en',
    event: 'mqtt road/works {"site": "{s}", "signal": "{a}", "green_s": {g}, "queue_m": {q}, "side": "{d}", "foreman": "{f}", "paver": "{p}"}',
    slots: { s: 'B27 north, Site 4', s2: 'A9 km 12, Site 8', a: 'LZA 1, Signal 3', a2: 'LZA 4, Signal 9', g: '15..35', g2: '40..90', q: '20..80 / 250..900', d: '=east, west', f: 'Huber, Ms Kolb', f2: 'Aydin, Mr Rolf', p: 'Vogele 1, Paver 3', p2: 'Dynapac 2, Paver 8', w: '2..4', l: '5..9', t: '=20:00, 21:30', t2: '=04:30, 05:45' },
    tools: ['baustello_green(signal, seconds: int): Length of green', 'baustello_split(signal, east_s: int, west_s: int): Green for each side', 'baustello_flash(signal): Only flash yellow', 'baustello_works(site, from_time, to_time, noisy?: bool): Hours of work', 'baustello_paver(site, old_paver, new_paver): Another paver', 'baustello_move(paver, from_site, to_site): Paver to another site', 'baustello_foreman(site, off, on): Another foreman', 'baustello_lanes(site, narrow_m: num, wide_m: num): Width of two lanes', 'baustello_copy(from_signal, to_signal): Same times', 'baustello_sign(site, text): Text on the sign'],
    steps: `
      @q baustello_green signal="{a}" seconds=25 // baustello_green signal="{a}" seconds=60 | Queue | If the queue is longer than 150 m, this signal gets a minute of green, otherwise 25 s.
      baustello_green signal="{a2}" seconds={g} | Green | {a2}: as long as in the message.
      baustello_split signal="{a}" east_s={g2} west_s={g} | Split | The reported one: west {g} s, east {g2} s.
      baustello_split signal="{a2}" east_s={g} west_s={g2} | Split | East {g}, west {g2}. {a2}.
      baustello_flash signal="{a2}" | Night | Nobody works at night, {a2} need only flash.
      baustello_works site="{s2}" from_time={t} to_time={t2} noisy=true | Hours | {s2} until {t2}, from {t}; it gets loud.
      baustello_works site="{s}" from_time={t} to_time={t2} noisy=false | Hours | The site of the message from {t} to {t2}, and quietly.
      baustello_paver site="{s}" old_paver="{p}" new_paver="{p2}" | Paver | The paver in the message leaks oil. {p2} instead.
      baustello_move paver="{p}" from_site="{s}" to_site="{s2}" | Move | The paver of the message goes to {s2}.
      baustello_move paver="{p2}" from_site="{s2}" to_site="{s}" | Move | {p2} to {s}, away from {s2}.
      baustello_foreman site="{s}" off="{f}" on="{f2}" | Foreman | {f2} takes over from the foreman in the message.
      baustello_lanes site="{s2}" narrow_m={w} wide_m={l} | Lanes | {s2}: the wide lane {l} m, the narrow one {w} m.
      baustello_copy from_signal="{a}" to_signal="{a2}" | Copy | {a2} gets the times of the signal in the message.
      baustello_copy from_signal="{a2}" to_signal="{a}" | Copy | {a} like {a2}.
      baustello_sign site="{s}" text="LANE ENDS 200 m" | Sign | Text at the site in the message: "LANE ENDS 200 m"
    `,
  },
  {
    language: 'en',
    slots: { b: 'Boiler 2, Vita 4', b2: 'Boiler 6, Kessel', p: '1.1..1.6', p2: '1.8..2.6', k: '45..58', k2: '60..80', r: 'Flat 3, Stairwell', r2: 'Flat 9, Attic', t: '=05:30, 06:15', t2: '=21:00, 22:30', i: 'Mr Kolbe, Sani GmbH', i2: 'Ms Wirth, Wasser AG', h: '2..20', c: '=comfy / just above freezing' },
    tools: ['thermio_fire(boiler, celsius: int, hours?: int): Heat water', 'thermio_hold(boiler): Keep the flame small', 'thermio_out(boiler): Put the flame out', 'thermio_relight(boiler): Light again after a fault', 'thermio_bar(boiler, lower: num, upper: num): Pressure', 'thermio_flow(boiler, supply_c: int, return_c: int): Temperatures of supply and return', 'thermio_room(room, level: comfort|frost): Warmth of a room', 'thermio_day(room, wake, sleep): Day and night', 'thermio_swap(room_a, room_b): Two rooms change settings', 'thermio_engineer(boiler, old_firm, new_firm): Another firm', 'thermio_bleed(room): Let air out'],
    steps: `
      thermio_fire boiler="{b}" celsius={k2} hours={h} | Heat | {k2} °C for {h} h, {b}.
      thermio_fire boiler="{b2}" celsius={k} | Heat | {b2} to {k}; no end.
      thermio_hold boiler="{b}" | Small | Only a small flame in {b}, don't put it out.
      thermio_out boiler="{b2}" | Smell | It smells of gas at {b2}. No flame!
      thermio_relight boiler="{b2}" | Again | {b2} went out with a fault, the fitter is done. Light it.
      thermio_bar boiler="{b}" lower={p} upper={p2} | Pressure | {b} between {p} and {p2} bar.
      thermio_bar boiler="{b2}" lower={p} upper={p2} | Pressure | Upper {p2}, lower {p}, {b2}.
      thermio_flow boiler="{b}" supply_c={k2} return_c={k} | Flow | {b}: return {k}, supply {k2}.
      thermio_flow boiler="{b2}" supply_c={k2} return_c={k} | Flow | {k2} °C go out of {b2} and {k} °C come back.
      @c thermio_room room="{r}" level=comfort // thermio_room room="{r}" level=frost | Room | {r}: {c}.
      thermio_day room="{r2}" wake={t} sleep={t2} | Day | {r2} sleeps from {t2} on and wakes at {t}.
      thermio_swap room_a="{r}" room_b="{r2}" | Swap | {r} gets the settings of {r2} and {r2} those of {r}.
      thermio_engineer boiler="{b}" old_firm="{i}" new_firm="{i2}" | Firm | {i2} looks after {b}, since {i} never comes.
      thermio_engineer boiler="{b2}" old_firm="{i2}" new_firm="{i}" | Firm | {b2}: {i} instead of {i2}.
      thermio_bleed room="{r2}" | Gurgles | The radiator in {r2} gurgles: air in it.
    `,
  },
];
