import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English, part 7. */
export const cabinets7: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt cheese/cave {"cave": "{c}", "wheel": "{w}", "days": {d}, "rh": {h}, "celsius": {t}, "shelf": "{s}", "free_shelf": "{s2}"}',
    slots: { c: 'Cave 2, North vault', c2: 'Cave 5, South vault', w: 'Gouda 118, Alp 44', w2: 'Brie 9, Alp 71', d: '20..180', h: '78..86', h2: '88..97', t: '6.5..13.5', s: 'S14, shelf 3', s2: 'S40, shelf 9', x: '=dry / damp' },
    tools: ['caseara_turn(wheel): Turn a wheel over', 'caseara_shelf(wheel, old_shelf, new_shelf): Another shelf', 'caseara_brush(wheel, wet: bool): Brush a wheel', 'caseara_humid(cave, lowest: int, highest: int): Humidity of a cave', 'caseara_cool(cave, celsius: num, by?): Temperature of a cave', 'caseara_mature(wheel, days: int): Ripen longer', 'caseara_sell(wheel, euro: num, weight_kg?: num): Sell'],
    steps: `
      caseara_turn wheel="{w}" | Turn | Turn the wheel in the message.
      caseara_shelf wheel="{w}" old_shelf="{s}" new_shelf="{s2}" | Shelf | Its shelf is wet; take the free one.
      caseara_shelf wheel="{w2}" old_shelf="{s2}" new_shelf="{s}" | Shelf | {w2} from {s2} to {s}
      @x caseara_brush wheel="{w2}" wet=false // caseara_brush wheel="{w2}" wet=true | Brush | Take a {x} brush for {w2}.
      caseara_humid cave="{c}" lowest={h} highest={h2} | Humidity | The cave in the message may have {h2} % at the very most and {h} % at the very least.
      caseara_humid cave="{c2}" lowest={h} highest={h2} | Humidity | {c2}, {h} to {h2} %.
      caseara_cool cave="{c2}" celsius={t} | As cold as here | {c2} gets the temperature of the reported cave.
      caseara_cool cave="{c}" celsius=5.5 by=22:00 | Colder | Five and a half degrees by 22:00 in this cave.
      caseara_mature wheel="{w2}" days={d} | Ripen | {w2} isn't ripe: {d} more days.
      caseara_sell wheel="{w}" euro={d} | Sell | {d} euros for the wheel in the message. Nobody weighed it.
    `,
  },
  {
    language: 'en',
    slots: { d: 'Dune 2, Screen 4', d2: 'Screen 7, Big Hall', f: 'Solaris, Amelie, Heat', f2: 'Alien, Oldboy', t: '=14:15, 17:00', t2: '=20:10, 22:45', r: '=F7, G12', r2: '=K3, L15', v: '20..95', p: '=the original language / German' },
    tools: ['kinora_show(screen, film, time): Plan a film', 'kinora_replace(screen, old_film, new_film): Another film', 'kinora_retime(screen, old_time, new_time): Another time', 'kinora_resume(screen): Go on after a power cut', 'kinora_hold(seat, screen, minutes?: int): Keep a seat', 'kinora_sell(seat, screen, price: num): Sell a seat', 'kinora_reseat(screen, from_seat, to_seat): Another seat', 'kinora_sound(screen, volume: int): Volume', 'kinora_track(screen, original: bool): Language'],
    steps: `
      kinora_show screen="{d}" film="{f}" time={t2} | Plan | {f} at {t2} on {d}.
      kinora_replace screen="{d2}" old_film="{f}" new_film="{f2}" | Broken disk | The disk of {f} is broken. Show {f2} on {d2} instead.
      kinora_replace screen="{d}" old_film="{f2}" new_film="{f}" | Film | {d}: {f}, not {f2}
      kinora_retime screen="{d}" old_time={t} new_time={t2} | Later | {d} at {t2}; {t} is too early.
      kinora_resume screen="{d2}" | Power is back | {d2} goes on where it stopped.
      kinora_hold seat={r} screen="{d}" minutes=20 | Hold | Keep {r} on {d} for twenty minutes.
      kinora_hold seat={r2} screen="{d2}" | Hold | {r2}, {d2}, until they come.
      kinora_sell seat={r2} screen="{d}" price=9.5 | Sell | Nine fifty (9.5) for {r2} on {d}.
      kinora_reseat screen="{d2}" from_seat={r2} to_seat={r} | Tall man | The lady in {r2} sees nothing on {d2}; she may sit in {r}.
      kinora_sound screen="{d}" volume={v} | Sound | {v} on {d}.
      @p kinora_track screen="{d2}" original=true // kinora_track screen="{d2}" original=false | Language | On {d2} they hear {p}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bowl/lane {"lane": {l}, "player": "{p}", "score": {s}, "fault": "{f}", "oil_ml": {o}, "free_lane": {l2}}',
    slots: { l: '1..8', l2: '9..20', p: 'Kenji, Pops, Lu', p2: 'Marge, Ty', s: '60..140', s2: '150..290', f: '=pin stuck, ball stuck / ∅, none', o: '12..30', k: '=off / on', g: '2..6' },
    tools: ['strikeo_reset(lane): Set the pins anew', 'strikeo_score(lane, player, wrong: int, correct: int): Correct a score', 'strikeo_player(lane, old_name, new_name): Another name', 'strikeo_move(from_lane: int, to_lane: int): Players to another lane', 'strikeo_oil(lane, ml: int, length_m?: int): Oil a lane', 'strikeo_bumpers(lane, up: bool): Bumpers for children', 'strikeo_games(lane, add: int): Sell more games', 'strikeo_close(lane, reason?): Close a lane'],
    steps: `
      @f strikeo_reset lane={l} // failed "no fault is named" | Reset | If something is stuck on this lane, set the pins anew. If nothing is, fail.
      strikeo_score lane={l} player="{p}" wrong={s} correct={s2} | Score | The machine miscounted: the score must be {s2}.
      strikeo_score lane={l2} player="{p2}" wrong={s2} correct={s} | Score | {p2}, lane {l2}: {s}, not {s2}.
      strikeo_player lane={l} old_name="{p}" new_name="{p2}" | Name | The player in the message is {p2} really.
      strikeo_move from_lane={l} to_lane={l2} | Over | They carry on on the free lane.
      strikeo_move from_lane={l2} to_lane={l} | Move | Those of lane {l2} go to {l}.
      strikeo_oil lane={l2} ml={o} length_m=12 | Oil | Twelve metres of lane {l2}, as many ml as in the message.
      strikeo_oil lane={l} ml={o} | Oil | {o} ml, lane {l}. Leave the length.
      @k strikeo_bumpers lane={l2} up=false // strikeo_bumpers lane={l2} up=true | Bumpers | Bumpers {k} on lane {l2}.
      strikeo_games lane={l} add={g} | More | {g} games more for this lane.
      strikeo_close lane={l2} reason="board 14 split" | Close | Lane {l2}, reason "board 14 split".
      strikeo_close lane={l} | Close | Nobody plays on the reported one any more.
    `,
  },
  {
    language: 'en',
    slots: { v: 'vm-101, win-build, pve3', v2: 'vm-240, mail-old', h: 'hyp-1, node-east', h2: 'hyp-4, node-west', n: 'before patch, snap 4', n2: 'clean install, snap 9', c: '2..16', m: '17..128', i: 'deb13.iso, win 11.iso', i2: 'rescue.iso, bsd.iso', w: '=pull the plug / shut down properly' },
    tools: ['virtu_boot(vm): Start a machine', 'virtu_resume(vm): Wake a paused machine', 'virtu_pause(vm): Pause a machine', 'virtu_halt(vm, clean: bool): Switch a machine off', 'virtu_clone(source, target): Copy a machine', 'virtu_migrate(vm, from_host, to_host, live?: bool): Carry a machine over', 'virtu_size(vm, cores: int, ram_gb: int): Size', 'virtu_snap(vm, name): Make a snapshot', 'virtu_unsnap(vm, name): Delete a snapshot', 'virtu_iso(vm, old_iso, new_iso): Other disc'],
    steps: `
      virtu_boot vm={v} | Boot | {v} is off and should run.
      virtu_resume vm={v2} | Wake | {v2} was only paused. Let it go on.
      virtu_pause vm={v} | Pause | Pause {v}, don't switch it off.
      @w virtu_halt vm={v2} clean=false // virtu_halt vm={v2} clean=true | Off | {v2}: {w}.
      virtu_clone source={v} target={v2} | Clone | {v2} is to be a copy of {v}.
      virtu_clone source={v2} target={v} | Clone | Take {v2} and copy it to {v}.
      virtu_migrate vm={v} from_host={h} to_host={h2} live=true | Migrate | {v} must go on running while it moves from {h} to {h2}.
      virtu_migrate vm={v2} from_host={h2} to_host={h} | Migrate | {h} takes {v2} from {h2}.
      virtu_size vm={v} cores={c} ram_gb={m} | Size | {m} GB and {c} cores for {v}.
      virtu_size vm={v2} cores={c} ram_gb={m} | Size | Cores: {c}. Memory: {m} GB. {v2}.
      virtu_snap vm={v} name="{n}" | Snap | Make a snapshot of {v}, name "{n}".
      virtu_unsnap vm={v} name="{n2}" | No snap | We don't need the snapshot "{n2}" of {v}.
      virtu_iso vm={v2} old_iso="{i}" new_iso="{i2}" | Disc | {i2} into {v2}, {i} out.
    `,
  },
  {
    language: 'en',
    event: 'mqtt turbine/w {"turbine": "{t}", "kw": {k}, "wind": {w}, "yaw": {y}, "pitch": {p}, "crew": "{c}", "bats": {b}}',
    slots: { t: 'WEA 4, T-11', t2: 'WEA 9, T-20', k: '200..2900', k2: '3000..4800', w: '4..9 / 26..33', y: '5..350', p: '0.5..24.5', c: 'Crew Jansen, Blue crew', c2: 'Crew Ott, Red crew', b: '=false / true', d: '-12..-2', h: '2..9' },
    tools: ['ventorra_run(turbine): Let it turn', 'ventorra_feather(turbine, hours?: int): Turn the blades out of the wind', 'ventorra_yaw(turbine, degrees: int): Turn the head to a direction', 'ventorra_nudge(turbine, by: int): Turn the head by some degrees', 'ventorra_pitch(turbine, degrees: num): Angle of the blades', 'ventorra_cap(turbine, least_kw: int, most_kw: int): Power limits', 'ventorra_crew(turbine, old_crew, new_crew): Another crew', 'ventorra_follow(turbine, leader): Turn as another does'],
    steps: `
      @w ventorra_run turbine="{t}" // ventorra_feather turbine="{t}" | Storm? | Below 25 m/s let it turn; above, blades out of the wind.
      @b ventorra_run turbine="{t}" // ventorra_feather turbine="{t}" hours=10 | Bats | If bats are about, take this one out of the wind for ten hours. If not, let it turn.
      ventorra_feather turbine="{t2}" hours={h} | Feather | {t2} for {h} hours.
      ventorra_yaw turbine="{t2}" degrees={y} | Same direction | {t2} shall look where the reported one looks.
      ventorra_nudge turbine="{t}" by={d} | A little | The reported one by {d} degrees.
      ventorra_nudge turbine="{t2}" by={h} | A little | Plus {h} degrees for {t2}.
      ventorra_pitch turbine="{t}" degrees=7.5 | Pitch | Blades of the reported one at seven and a half degrees.
      ventorra_cap turbine="{t}" least_kw={k} most_kw={k2} | Cap | The reported one: {k2} kW at most, and at least what the message says.
      ventorra_cap turbine="{t2}" least_kw={k} most_kw={k2} | Cap | {t2} between {k} and {k2} kW
      ventorra_crew turbine="{t}" old_crew="{c}" new_crew="{c2}" | Crew | {c2} climbs instead of those in the message.
      ventorra_follow turbine="{t2}" leader="{t}" | Follow | {t2} does what {t} does.
      ventorra_follow turbine="{t}" leader="{t2}" | Follow | {t} turns as {t2} turns.
    `,
  },
  {
    language: 'en',
    slots: { b: 'Bell 1, Maria', b2: 'Bell 4, Petrus', t: '=06:00, 07:15', t2: '=18:00, 21:00', m: '1..15', o: '-40..-5', p: 'Hymn 3, Angelus', p2: 'Gaudete, Old 100th', s: '=once / three times', v: '=so that the whole valley hears it / so that nobody wakes up' },
    tools: ['glocko_ring(bell, minutes: int): Ring', 'glocko_strike(bell, times: int): Strike', 'glocko_hours(first, last): Between which times it strikes', 'glocko_silence(bell, days?: int): No ringing', 'glocko_sound(bell): Ringing again', 'glocko_clock(seconds: int): Put the clock forward or back', 'glocko_tune(old_tune, new_tune): Another tune', 'glocko_pair(leader, follower): One bell after another', 'glocko_force(bell, force: soft|loud): How loud'],
    steps: `
      glocko_ring bell="{b}" minutes={m} | Ring | {b}, {m} min.
      @s glocko_strike bell="{b2}" times=1 // glocko_strike bell="{b2}" times=3 | Strike | {b2} strikes {s}.
      glocko_hours first={t} last={t2} | Hours | Not after {t2}, not before {t}.
      glocko_silence bell="{b2}" days=3 | Silence | Three days without {b2}.
      glocko_silence bell="{b}" | Crack | {b} has a crack and must not be rung.
      glocko_sound bell="{b}" | Welded | {b} is welded, it may ring.
      glocko_clock seconds={o} | Fast | The clock is fast. {o} seconds.
      glocko_clock seconds=25 | Slow | Forward by twenty-five seconds.
      glocko_tune old_tune="{p}" new_tune="{p2}" | Tune | {p2} in place of {p}.
      glocko_tune old_tune="{p2}" new_tune="{p}" | Tune | No more {p2}; {p}.
      glocko_pair leader="{b2}" follower="{b}" | Pair | First {b2}, then {b}.
      @v glocko_force bell="{b}" force=loud // glocko_force bell="{b}" force=soft | Force | {b}, {v}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lost/item {"item": "{i}", "found_at": "{p}", "shelf": "{s}", "finder": "{f}", "claim": "{c}", "id": "{n}"}',
    slots: { i: 'green umbrella, phone, violin', i2: 'red scarf, Laptop', p: 'Platform 4, tram 12', p2: 'Hall B, bus 9', s: 'L-14, shelf 2', s2: 'L-40, shelf 7', f: 'Mr Abel, Suri', c: '=Jo Tamm, Ms Weil, Piet H. / ∅, nobody', n: 'LF-1180, 2026-44', n2: 'LF-1204, 2026-71', e: '2..20', d: '=2026-08-15, 2026-12-24' },
    tools: ['findefix_store(id, shelf): Lay an item on a shelf', 'findefix_move(id, old_shelf, new_shelf): Another shelf', 'findefix_reserve(id, person): Keep an item for somebody who will come', 'findefix_hand(id, person, fee?: num): Hand an item over', 'findefix_name(id, old_name, new_name): What it is', 'findefix_place(id, wrong, correct): Where it was found', 'findefix_sell(id, date): Put up for sale', 'findefix_merge(id, duplicate): Two entries are one'],
    steps: `
      @c findefix_reserve id="{n}" person="{c}" // findefix_store id="{n}" shelf="{s}" | Claimed? | If somebody claims it, keep it for that person. Otherwise lay it on the shelf in the message.
      findefix_move id="{n2}" old_shelf="{s2}" new_shelf="{s}" | Shelf | {n2}: {s}, not {s2}.
      findefix_move id="{n}" old_shelf="{s}" new_shelf="{s2}" | Shelf | The new item to {s2}.
      findefix_hand id="{n2}" person="{f}" fee={e} | Hand over | {f} has come for {n2} and paid {e}.
      findefix_hand id="{n2}" person="{f}" | Hand over | Give {n2} to {f}. No fee, he works here.
      findefix_name id="{n}" old_name="{i}" new_name="{i2}" | Name | It is called wrongly in the message, I'd say {i2}.
      findefix_place id="{n}" wrong="{p}" correct="{p2}" | Place | It was found at {p2}.
      findefix_place id="{n2}" wrong="{p2}" correct="{p}" | Place | Not {p2}: {n2} is from {p}.
      findefix_sell id="{n2}" date={d} | Sale | {n2} will be sold on {d}.
      findefix_merge id="{n}" duplicate="{n2}" | Twice | {n2} is the same thing as the one in the message; keep the one in the message.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Stall 4, Fish corner', s2: 'Stall 19, North row', t: 'Hoda, Mr Brandl', t2: 'Pia & Co, Mr Sanz', m: '2..12', e: '8..60', d: '=2026-05-09, 2026-06-13', a: '=06:00, 07:00', b: '=13:00, 15:30', w: '=the whole season / a single day' },
    tools: ['marketta_book(stall, trader, term: day|season): Give a stall', 'marketta_swap(trader_a, trader_b): Two traders change stalls', 'marketta_follow(stall, old_trader, new_trader): Another trader', 'marketta_metres(stall, front: num, depth: num): Size of a stall', 'marketta_power(stall, on: bool, fee?: num): Current', 'marketta_hours(date, start, end): Hours of a day', 'marketta_warn(trader, text): Warn', 'marketta_ban(trader, until?): Ban'],
    steps: `
      @w marketta_book stall="{s}" trader="{t}" term=season // marketta_book stall="{s}" trader="{t}" term=day | Book | {s} for {t}, {w}.
      marketta_swap trader_a="{t}" trader_b="{t2}" | Swap | {t} and {t2} change stalls.
      marketta_follow stall="{s2}" old_trader="{t2}" new_trader="{t}" | Follow | {t2} retires and {t} takes {s2}.
      marketta_follow stall="{s}" old_trader="{t}" new_trader="{t2}" | Follow | {s}: {t2} after {t}.
      marketta_metres stall="{s}" front={e} depth={m} | Size | {s} is {m} m deep and {e} m in front.
      marketta_metres stall="{s2}" front={m} depth={e} | Size | {s2}: front {m}, depth {e}.
      marketta_power stall="{s}" on=true fee={e} | Power | Current for {s}, {e} euros.
      marketta_power stall="{s2}" on=true | Power | Give {s2} current, for nothing.
      marketta_power stall="{s}" on=false | No power | No current at {s}, they haven't paid.
      marketta_hours date={d} start={a} end={b} | Hours | On {d} it ends at {b}, begins at {a}.
      marketta_warn trader="{t2}" text="Keep the fire lane (3 m) free!" | Warn | {t2} must read "Keep the fire lane (3 m) free!"
      marketta_ban trader="{t2}" until={d} | Ban | {t2} may not come before {d}.
      marketta_ban trader="{t}" | Ban | {t} is out, no date.
    `,
  },
  {
    language: 'en',
    event: 'mqtt elevator/car {"car": "{c}", "floor": {f}, "calls": {n}, "door": "{d}", "fault": {x}, "tech": "{t}", "twin": "{c2}"}',
    slots: { c: 'Car A, L1', c2: 'Car D, L6', f: '1..6', f2: '7..22', n: '2..9', d: '=open / closed', x: '=null / 44, 71', t: 'Mr Ober, Dilek', t2: 'Ms Hahn, Cem', s: '4..30', v: '=0.6, 1.0', p: '=only with a key / by everybody' },
    tools: ['liftoro_send(car, floor: int): Send a car to a floor', 'liftoro_skip(car, floor: int): Do not stop at a floor', 'liftoro_serve(car, floor: int): Stop at a floor again', 'liftoro_span(car, lowest: int, highest: int): Floors a car goes to', 'liftoro_door(car, seconds: int, nudge?: bool): How long the door is open', 'liftoro_stand(car): Out of service', 'liftoro_return(car): Into service', 'liftoro_tech(car, old_tech, new_tech): Another technician', 'liftoro_calls(from_car, to_car): Give calls to another car', 'liftoro_access(car, who: key|all): Who may use it'],
    steps: `
      liftoro_send car="{c2}" floor={f} | Send | Send the twin to the floor where the reported car is.
      liftoro_skip car="{c}" floor={f2} | Skip | Floor {f2} is being painted; the reported car doesn't stop there.
      liftoro_serve car="{c}" floor={f2} | Serve | They've finished painting {f2}, so the reported car stops there again.
      liftoro_span car="{c2}" lowest={f} highest={f2} | Span | {c2} goes up to {f2} and down to {f}.
      liftoro_door car="{c}" seconds={s} nudge=true | Door | {s} s for this car, and let it nudge.
      liftoro_door car="{c2}" seconds={s} nudge=false | Door | {c2}: {s} s, without nudging anybody.
      @x liftoro_return car="{c}" // liftoro_stand car="{c}" | Fault? | Without a fault it goes into service; with one, out of service.
      liftoro_tech car="{c}" old_tech="{t}" new_tech="{t2}" | Tech | {t2} comes in place of the technician in the message.
      liftoro_calls from_car="{c}" to_car="{c2}" | Calls | The twin takes the calls.
      liftoro_calls from_car="{c2}" to_car="{c}" | Calls | {c} answers what {c2} was called for.
      @p liftoro_access car="{c2}" who=key // liftoro_access car="{c2}" who=all | Access | {c2} may be used {p}.
    `,
  },
  {
    language: 'en',
    slots: { c: 'Costume 14, Tutu red, C-77', c2: 'Costume 40, Cape 3', p: 'Lola, Mr Pinter', p2: 'Anders, Ms Vu', s: '34..40', s2: '42..54', d: '=2026-02-10, 2026-10-28', e: '12..90', r: 'Rail 2, Box F', r2: 'Rail 9, Box T', z: '=shorter / longer', cm: '1..9' },
    tools: ['kostumo_lend(costume, person, due?): Lend', 'kostumo_back(costume, stained: bool): It comes back', 'kostumo_size(costume, old_size: int, new_size: int): Another size', 'kostumo_hem(costume, cm: int, dir: shorter|longer): Hem', 'kostumo_store(costume, from_rail, to_rail): Another rail', 'kostumo_part(role, old_actor, new_actor): Another actor', 'kostumo_charge(person, euro: num, reason?): Charge', 'kostumo_void(person): Charge nothing after all'],
    steps: `
      kostumo_lend costume="{c}" person="{p}" due={d} | Lend | {p} has {c} until {d}.
      kostumo_lend costume="{c2}" person="{p2}" | Lend | {c2} to {p2}. It needn't be back on a certain day.
      kostumo_back costume="{c}" stained=true | Back | {c} is back, with wine on the collar.
      kostumo_back costume="{c2}" stained=false | Back | {c2} is back and spotless.
      kostumo_size costume="{c}" old_size={s} new_size={s2} | Size | {c} was a {s}; we let it out to {s2}.
      kostumo_size costume="{c2}" old_size={s2} new_size={s} | Size | {c2}: {s} from {s2}.
      @z kostumo_hem costume="{c2}" cm={cm} dir=shorter // kostumo_hem costume="{c2}" cm={cm} dir=longer | Hem | {c2} {cm} cm {z}.
      kostumo_store costume="{c}" from_rail="{r}" to_rail="{r2}" | Store | {r} is full. {c} hangs on {r2}.
      kostumo_store costume="{c2}" from_rail="{r2}" to_rail="{r}" | Store | Take {c2} off {r2} and hang it on {r}.
      kostumo_part role=Hamlet old_actor="{p}" new_actor="{p2}" | Part | {p2} plays Hamlet for {p}.
      kostumo_charge person="{p}" euro={e} reason="button lost (horn)" | Charge | {e} euros from {p}; reason "button lost (horn)"
      kostumo_charge person="{p2}" euro={e} | Charge | {p2} owes {e}.
      kostumo_void person="{p}" | Found | The button has turned up, so {p} pays nothing.
    `,
  },
  {
    language: 'en',
    event: 'mqtt plough/truck {"truck": "{t}", "route": "{r}", "salt_kg": {s}, "road_c": {c}, "driver": "{d}", "next_route": "{r2}"}',
    slots: { t: 'Plough 2, W-14', t2: 'Plough 6, W-30', r: 'Route 4, Hill road', r2: 'Route 9, Ring', s: '200..2400', c: '-11..-2 / 3..7', d: 'Hanno, Ms Blix', d2: 'Toril, Mr Egger', g: '5..40', h: '=04:30, 05:15', b: '=up / down', m: '2..6', m2: '8..14' },
    tools: ['streuko_spread(truck, g_m2: int, width_m?: int): Spread salt', 'streuko_stop(truck): Stop spreading', 'streuko_blade(truck, raised: bool): Blade', 'streuko_route(truck, old_route, new_route): Another route', 'streuko_start(truck, route, at?): Begin a route', 'streuko_resume(truck): Go on with a route after a break', 'streuko_load(from_truck, to_truck, kg: int): Salt from truck to truck', 'streuko_driver(truck, leaving, coming): Change of drivers', 'streuko_widths(truck, narrow_m: int, wide_m: int): Width limits'],
    steps: `
      @c streuko_spread truck="{t}" g_m2={g} // streuko_stop truck="{t}" | Salt? | Is the road colder than 1 °C, then {g} g/m² from this truck. Otherwise stop spreading.
      streuko_spread truck="{t2}" g_m2={g} width_m={m} | Spread | {t2}: {m} m wide, {g} g.
      @b streuko_blade truck="{t2}" raised=true // streuko_blade truck="{t2}" raised=false | Blade | Blade of {t2} {b}.
      streuko_route truck="{t}" old_route="{r}" new_route="{r2}" | Route | The truck in the message changes over to the next route.
      streuko_route truck="{t2}" old_route="{r2}" new_route="{r}" | Route | {t2} does {r}. Not {r2}.
      streuko_start truck="{t2}" route="{r2}" at={h} | Start | {t2} begins {r2} at {h}.
      streuko_start truck="{t2}" route="{r}" | Start | {r} with {t2}, as soon as it is ready.
      streuko_resume truck="{t}" | Coffee is over | The driver of the message has had his break. On with the route.
      streuko_load from_truck="{t2}" to_truck="{t}" kg={s} | Load | {s} kg for {t}, out of {t2}.
      streuko_load from_truck="{t}" to_truck="{t2}" kg={s} | Load | All the salt of the truck in the message goes onto {t2}.
      streuko_driver truck="{t}" leaving="{d}" coming="{d2}" | Driver | {d2} drives the truck in the message now.
      streuko_widths truck="{t2}" narrow_m={m} wide_m={m2} | Widths | {t2} spreads from {m} to {m2} m.
    `,
  },
  {
    language: 'en',
    slots: { q: 'orders, thumbs, mail-out', q2: 'retry, dead-1', n: '2..12', n2: '13..90', h: 'mq-1, rabbit, 10.6.0.3', h2: 'mq-4, hare', c: 'billing-w, resize', c2: 'invoice-w, crop', m: 'id 4471, msg-9', w: '=and lose what is in it / but only if it is empty' },
    tools: ['quevo_create(queue, host): Make a queue', 'quevo_delete(queue, force: bool): Delete a queue', 'quevo_drain(queue): Throw away all messages of a queue', 'quevo_shovel(source, target, count?: int): Messages into another queue', 'quevo_copy(source, target): The same messages in another queue too', 'quevo_read(queue, count?: int): Look at messages', 'quevo_list(host): Show the queues', 'quevo_bind(queue, consumer): Let a consumer read a queue', 'quevo_rebind(queue, old_consumer, new_consumer): Another consumer', 'quevo_workers(queue, min: int, max: int): Number of workers'],
    steps: `
      quevo_create queue={q} host={h} | Create | {q} on {h}.
      @w quevo_delete queue={q2} force=true // quevo_delete queue={q2} force=false | Delete | Delete {q2}, {w}.
      quevo_drain queue={q2} | Drain | Keep {q2}, but all the messages in it go.
      quevo_shovel source={q2} target={q} count={n} | Shovel | {n} messages from {q2} to {q}.
      quevo_shovel source={q} target={q2} | Shovel | Move everything that waits in {q} over to {q2}.
      quevo_copy source={q} target={q2} | Copy | {q2} is to see all that {q} sees.
      quevo_read queue={q2} count={n} | Read | I'd like to see {n} of {q2}'s messages.
      quevo_read queue={q} | Read | What is in {q}?
      quevo_list host={h2} | List | Which queues has {h2} got?
      quevo_bind queue={q} consumer={c2} | Bind | {c2} reads {q}.
      quevo_rebind queue={q} old_consumer={c} new_consumer={c2} | Rebind | {c2} reads {q} now, not {c}.
      quevo_rebind queue={q2} old_consumer={c2} new_consumer={c} | Rebind | On {q2}, {c} relieves {c2}.
      quevo_workers queue={q} min={n} max={n2} | Workers | {q}: no more than {n2} workers and no fewer than {n}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /watch/repair {"watch": "{w}", "fault": "{f}", "maker": "{m}", "quote": {q}, "owner": "{o}", "gain_s": {g}, "urgent": {u}}',
    slots: { w: 'W-118, Omega 44, Oma', w2: 'W-140, Seiko 9', f: 'crown, mainspring', f2: 'balance, glass', m: 'Lise, Mr Aoki', m2: 'Bo, Ms Jura', q: '40..180', q2: '190..900', o: 'Mr Reed, Dr. Lam', g: '-45..45', u: '=true / false', b: '=water 3 bar, water 5 bar' },
    tools: ['horolo_take(watch, watchmaker): Begin a repair', 'horolo_pass(watch, from_maker, to_maker): Another watchmaker', 'horolo_rate(watch, seconds: int): Make it faster or slower', 'horolo_fault(watch, named, found): Another fault than said', 'horolo_quote(watch, least: int, most: int): What it costs', 'horolo_ask(watch, text): Ask the owner', 'horolo_polish(watch, shine: bool): Polish', 'horolo_queue(watch, place: front|back): Place in the queue', 'horolo_done(watch): Repaired', 'horolo_send_back(watch, note?): Not repaired, give back'],
    steps: `
      horolo_take watch="{w}" watchmaker="{m2}" | Take | {m2} begins with the watch in the message.
      horolo_pass watch="{w}" from_maker="{m}" to_maker="{m2}" | Pass | The one in the message has a cold; {m2} goes on with it.
      horolo_pass watch="{w2}" from_maker="{m2}" to_maker="{m}" | Pass | {w2} goes from {m2} to {m}.
      horolo_rate watch="{w2}" seconds=-{q} | Slower | {w2} gains {q} seconds a day: minus {q}.
      horolo_fault watch="{w}" named="{f}" found="{f2}" | Fault | It isn't what the message says, it's the {f2}.
      horolo_quote watch="{w}" least={q} most={q2} | Quote | Not above {q2}; the lower end is the quote in the message.
      horolo_quote watch="{w2}" least={q} most={q2} | Quote | {w2}: {q} to {q2}.
      horolo_ask watch="{w}" text="Original hands or new ones?" | Ask | Ask "Original hands or new ones?"
      horolo_polish watch="{w2}" shine=true | Shine | {w2} should shine like new.
      horolo_polish watch="{w}" shine=false | Matt | The reported one stays matt.
      @u horolo_queue watch="{w}" place=front // horolo_queue watch="{w}" place=back | Queue | An urgent one goes to the front, any other to the back.
      horolo_done watch="{w2}" | Done | {w2} runs.
      horolo_send_back watch="{w}" note="no parts since 1971" | Send back | We can't repair this one. Note "no parts since 1971".
    `,
  },
  {
    language: 'en',
    slots: { c: 'Choco 70, Ganache 4', c2: 'Milk 33, Praline 2', m: 'Temper 1, Enrober', m2: 'Temper 3, Wheel', t: '27..29', t2: '31..45', n: '24..400', f: 'Fish, Heart 12, bar', f2: 'Egg, Shell', g: '4..60', s: '=milk / dark', v: '=hum / roar' },
    tools: ['kakao_temper(machine, low_c: int, high_c: int): Temper chocolate', 'kakao_hold(machine, celsius: int): Keep chocolate warm', 'kakao_fill(mould, mass, count?: int): Fill moulds', 'kakao_mould(machine, old_mould, new_mould): Other moulds', 'kakao_mass(machine, old_mass, new_mass): Other chocolate', 'kakao_pump(source, target, grams: int): Pump chocolate over', 'kakao_shake(machine, force: weak|strong): Shake bubbles out', 'kakao_cool(mould, minutes: int, celsius?: int): Cool'],
    steps: `
      kakao_temper machine="{m}" low_c={t} high_c={t2} | Temper | {m}: up to {t2}, down to {t} °C.
      kakao_hold machine="{m2}" celsius={t2} | Hold | Just keep {m2} at {t2} °C.
      kakao_fill mould="{f}" mass="{c}" count={n} | Fill | {n} of the mould {f} with {c}.
      kakao_fill mould="{f2}" mass="{c2}" | Fill | {c2} into {f2}, as many as there are.
      kakao_mould machine="{m}" old_mould="{f}" new_mould="{f2}" | Mould | Easter: {f2} instead of {f}, on {m}.
      kakao_mould machine="{m2}" old_mould="{f2}" new_mould="{f}" | Mould | Take {f2} off {m2}, put {f} on.
      kakao_mass machine="{m}" old_mass="{c2}" new_mass="{c}" | Mass | {m} runs with {c} from now; it was {c2}.
      kakao_pump source="{m2}" target="{m}" grams={n} | Pump | {n} g into {m}, from {m2}.
      kakao_pump source="{m}" target="{m2}" grams={n} | Pump | {m2} needs {n} g of what {m} has.
      @v kakao_shake machine="{m}" force=weak // kakao_shake machine="{m}" force=strong | Shake | Shake {m}, it should only just {v}. (A hum is weak, a roar is strong.)
      kakao_cool mould="{f}" minutes={g} celsius=12 | Cool | {f} for {g} min at twelve degrees.
      kakao_cool mould="{f2}" minutes={g} | Cool | {g} minutes, {f2}; the fridge is set.
    `,
  },
  {
    language: 'en',
    event: 'mqtt horse/stable {"horse": "{h}", "box": "{b}", "rider": "{r}", "feed_kg": {k}, "temp": {t}, "paddock": "{p}", "free_box": "{b2}"}',
    slots: { h: 'Fury, Bella 2, Onyx', h2: 'Sultan, Kira', b: 'Box 4, B-11', b2: 'Box 17, B-30', r: 'Lea, Mr Stern', r2: 'Vroni, Ms Hays', k: '1.5..9.5', t: '37.2..38.2 / 38.9..40.6', p: 'Paddock 2, Upper', p2: 'Paddock 6, Lower', g: '=at a walk / at a gallop', m: '10..50' },
    tools: ['equino_box(horse, old_box, new_box): Another box', 'equino_out(horse, paddock, minutes?: int): To the paddock', 'equino_in(horse): Back into the box', 'equino_vet(horse, reason?): Call the vet', 'equino_feed(horse, kg: num): Feed once', 'equino_ration(horse, old_kg: num, new_kg: num): Change the daily feed', 'equino_lesson(horse, rider, gait?: walk|gallop): Riding lesson', 'equino_rider(horse, old_rider, new_rider): Another rider', 'equino_paddocks(paddock_a, paddock_b): Horses of two paddocks change'],
    steps: `
      equino_box horse="{h}" old_box="{b}" new_box="{b2}" | Box | The free box for the horse in the message.
      equino_box horse="{h2}" old_box="{b2}" new_box="{b}" | Box | {h2} out of {b2} into {b}.
      equino_out horse="{h2}" paddock="{p2}" minutes={m} | Out | {h2}, {p2}, {m} min.
      equino_out horse="{h}" paddock="{p}" | Out | The horse of the message to the paddock of the message, for as long as it likes.
      equino_in horse="{h2}" | In | Thunder. Get {h2} in.
      @t failed "the temperature is {t} °C" // equino_vet horse="{h}" | Fever | From 38.5 °C on the vet is called, no reason to be given. Below that, fail.
      equino_feed horse="{h2}" kg={k} | Feed | {h2} gets the same amount of feed as is in the message, just this once.
      equino_ration horse="{h}" old_kg={k} new_kg=2.5 | Less | The horse in the message is too fat. From now on two and a half kilos a day.
      @g equino_lesson horse="{h2}" rider="{r2}" gait=walk // equino_lesson horse="{h2}" rider="{r2}" gait=gallop | Lesson | {r2} on {h2}, {g}.
      equino_lesson horse="{h}" rider="{r2}" | Lesson | {r2} rides the horse in the message.
      equino_rider horse="{h}" old_rider="{r}" new_rider="{r2}" | Rider | The rider in the message is ill, {r2} rides.
      equino_paddocks paddock_a="{p}" paddock_b="{p2}" | Paddocks | Those in {p} and those in {p2} change over.
    `,
  },
  {
    language: 'en',
    slots: { f: 'Forge 1, Hearth B', f2: 'Forge 4, Induction', s: 'C45, 42CrMo4', s2: '100Cr6, X20', t: '760..880', t2: '900..1200', q: '150..380', h: '0.5..5.5', d: '8..40', p: 'hook 12, Gate bar', p2: 'hinge 3, Axe', m: '=oil / water / air' },
    tools: ['ferrum_heat(hearth, celsius: int, hours?: num): Heat', 'ferrum_range(hearth, coldest: int, hottest: int): Forging temperatures', 'ferrum_quench(part, medium: oil|water|air): Quench', 'ferrum_temper(part, celsius: int, hours: num): Temper', 'ferrum_steel(part, old_steel, new_steel): Other steel', 'ferrum_press(part, start_mm: num, end_mm: num): Press thinner', 'ferrum_move(part, from_hearth, to_hearth): Other hearth', 'ferrum_bank(hearth): Keep the fire low'],
    steps: `
      ferrum_heat hearth="{f}" celsius={t2} hours={h} | Heat | {h} h at {t2} °C in {f}.
      ferrum_heat hearth="{f2}" celsius={t} | Heat | {f2} to {t}.
      ferrum_range hearth="{f}" coldest={t} hottest={t2} | Range | In {f} never over {t2} and never under {t}.
      @m ferrum_quench part="{p}" medium=oil // ferrum_quench part="{p}" medium=water // ferrum_quench part="{p}" medium=air | Quench | {p} is quenched in {m}.
      ferrum_temper part="{p}" celsius={q} hours={h} | Temper | {p}: {h} hours, {q} degrees.
      ferrum_temper part="{p2}" celsius={q} hours={h} | Temper | {q} °C for {h} h, {p2}.
      ferrum_steel part="{p}" old_steel="{s}" new_steel="{s2}" | Steel | {p} of {s2}. The drawing says {s}.
      ferrum_steel part="{p2}" old_steel="{s2}" new_steel="{s}" | Steel | We have no {s2} for {p2} and take {s}.
      ferrum_press part="{p2}" start_mm={d} end_mm={h} | Press | {p2} down to {h} mm, from {d} mm.
      ferrum_move part="{p}" from_hearth="{f2}" to_hearth="{f}" | Move | {p} into {f}; {f2} is too small.
      ferrum_move part="{p2}" from_hearth="{f}" to_hearth="{f2}" | Move | {p2}: {f} → {f2}
      ferrum_bank hearth="{f}" | Lunch | Keep the fire of {f} low.
    `,
  },
  {
    language: 'en',
    event: 'webhook /sail/school {"boat": "{b}", "skipper": "{s}", "course": "{c}", "wind_bft": {w}, "berth": "{p}", "students": {n}, "spare_boat": "{b2}"}',
    slots: { b: 'Jolle 3, Nixe', b2: 'Jolle 8, Seeadler', s: 'Kai, Ms Dahl', s2: 'Inga, Mr Poe', c: 'Beginners, SBF 2', c2: 'Regatta, Kids', w: '2..4 / 7..9', p: 'B4, pier 2', p2: 'B19, pier 7', n: '2..6', d: '=2026-06-13, 2026-07-04', d2: '=2026-06-20, 2026-07-18', r: '1..3' },
    tools: ['bojolo_sail(boat, course): Let a course go out', 'bojolo_stay(course): A course stays ashore', 'bojolo_postpone(course, old_date, new_date): Another day', 'bojolo_boat(course, old_boat, new_boat): Another boat', 'bojolo_skipper(course, old_skipper, new_skipper): Another skipper', 'bojolo_berth(boat, from_berth, to_berth): Another berth', 'bojolo_reef(boat, reefs: int): Take reefs', 'bojolo_enrol(course, name, deposit?: num): New student', 'bojolo_vests(boat, adults: int, children: int): Life vests'],
    steps: `
      @w bojolo_sail boat="{b}" course="{c}" // bojolo_stay course="{c}" | Go out? | Up to 5 Bft the course goes out in its boat. With more, it stays ashore.
      bojolo_postpone course="{c}" old_date={d} new_date={d2} | Postpone | The course in the message was to be on {d}. Make it {d2}.
      bojolo_postpone course="{c2}" old_date={d2} new_date={d} | Sooner | {c2}: {d} rather than {d2}.
      bojolo_boat course="{c}" old_boat="{b}" new_boat="{b2}" | Boat | The boat leaks. They take the spare one.
      bojolo_skipper course="{c}" old_skipper="{s}" new_skipper="{s2}" | Skipper | {s2} teaches the course in the message.
      bojolo_skipper course="{c2}" old_skipper="{s2}" new_skipper="{s}" | Skipper | {c2} with {s}, {s2} is away.
      bojolo_berth boat="{b}" from_berth="{p}" to_berth="{p2}" | Berth | Berth {p} is sold; this boat lies at {p2}.
      bojolo_reef boat="{b2}" reefs=2 | Reef | Two reefs in the spare one.
      bojolo_enrol course="{c2}" name="Jonas O'Dell" deposit=50 | Enrol | "Jonas O'Dell" takes {c2}, fifty euros deposit.
      bojolo_enrol course="{c}" name="Mia-Sophie Ek" | Enrol | New in the course of the message: "Mia-Sophie Ek". Nothing paid yet.
      bojolo_vests boat="{b}" adults={n} children={r} | Vests | {r} for children and {n} for grown-ups onto the reported boat.
    `,
  },
  {
    language: 'en',
    slots: { b: 'Spot 14, Jingle A', b2: 'Spot 30, News bed', t: '=07:58, 12:00', t2: '=18:30, 21:15', h: 'Ria, DJ Olm', h2: 'Max, Ms Fay', s: 'Song 118, Blue Monday', s2: 'Song 204, Africa', n: '10..90', f: '=dead air / music', l: '-24..-14' },
    tools: ['aircue_insert(item, time): Put an item on air at a time', 'aircue_pull(item): Take an item out of the plan', 'aircue_replace(old_item, new_item): Another item', 'aircue_shift(item, old_time, new_time): Another time', 'aircue_play(item, fade_s?: int): Play now', 'aircue_next(item): Play after what is on', 'aircue_host(old_host, new_host, say_so?: bool): Another presenter', 'aircue_level(item, db: int): Level', 'aircue_swap(item_a, item_b): Two items change places'],
    steps: `
      aircue_insert item="{b}" time={t} | Insert | {b}, {t}.
      aircue_pull item="{b2}" | Pull | {b2} isn't paid; out of the plan.
      aircue_replace old_item="{s}" new_item="{s2}" | Replace | {s2} for {s}.
      aircue_replace old_item="{s2}" new_item="{s}" | Replace | Everybody has heard {s2}. {s} takes its place.
      aircue_shift item="{b}" old_time={t} new_time={t2} | Later | {b} moves back to {t2} from {t}.
      aircue_shift item="{b2}" old_time={t2} new_time={t} | Earlier | At {t} and not at {t2}: {b2}.
      aircue_play item="{s}" fade_s=4 | Now | Fade {s} in, four seconds.
      aircue_play item="{s2}" | Now | {s2}, this moment.
      aircue_next item="{b2}" | Then | When this is over, {b2}.
      aircue_host old_host="{h}" new_host="{h2}" say_so=true | Host | {h2} speaks now for {h}; tell the listeners.
      aircue_host old_host="{h2}" new_host="{h}" say_so=false | Host | {h} instead of {h2}, and not a word to the listeners.
      aircue_level item="{b}" db={l} | Level | {l} dB for {b}.
      aircue_swap item_a="{b}" item_b="{s}" | Swap | {b} and {s}, the other way round.
    `,
  },
  {
    language: 'en',
    event: 'mqtt biogas/digester {"digester": "{d}", "ch4_pct": {m}, "celsius": {c}, "feed": "{f}", "gas_bar": {g}, "flare": "{x}", "engine": "{e}"}',
    slots: { d: 'D1, Fermenter A', d2: 'D4, Fermenter C', m: '38..44 / 52..64', c: '36..44', f: 'maize silage, slurry', f2: 'grass, potato peel', g: '=2, 3, 4', x: 'Flare 1, Torch', e: 'CHP 1, Jenba', e2: 'CHP 3, MAN', t: '1..30', h: '2..18', r: '=lazily / briskly' },
    tools: ['metano_feed(digester, feed, tons: num, at?): Feed', 'metano_diet(digester, old_feed, new_feed): Other feed', 'metano_stir(digester, pace: slow|fast): Stir', 'metano_warm(digester, celsius: int): Temperature', 'metano_engine(engine, kw_min: int, kw_max: int): Power of an engine', 'metano_switch(stop_engine, start_engine): Another engine', 'metano_flare(flare, minutes?: int): Burn gas off', 'metano_pump(from_digester, to_digester, tons: num): Pump over'],
    steps: `
      metano_feed digester="{d}" feed="{f}" tons={t} | Feed | {t} t of what the reported one is fed, now.
      metano_feed digester="{d2}" feed="{f2}" tons={t} at=05:30 | Feed | {d2}, {t} t of {f2} at 05:30
      metano_diet digester="{d}" old_feed="{f}" new_feed="{f2}" | Diet | The reported one shall eat {f2} now instead.
      metano_diet digester="{d2}" old_feed="{f2}" new_feed="{f}" | Diet | {d2}: {f} after {f2}.
      @r metano_stir digester="{d2}" pace=slow // metano_stir digester="{d2}" pace=fast | Stir | Stir {d2} {r}.
      metano_warm digester="{d2}" celsius={c} | Same warmth | As warm as the one in the message: {d2}.
      metano_engine engine="{e}" kw_min={h} kw_max=250 | Engine | {h} kW at least, two hundred and fifty (250) at most for the engine in the message.
      metano_switch stop_engine="{e}" start_engine="{e2}" | Service | The engine of the message has its service. {e2} runs.
      metano_switch stop_engine="{e2}" start_engine="{e}" | Over | Service is over, {e} starts and {e2} stops.
      metano_flare flare="{x}" minutes={h} | Flare | {h} min.
      metano_flare flare="{x}" | Flare | Burn the gas off till I come.
      metano_pump from_digester="{d2}" to_digester="{d}" tons={t} | Pump | {t} t out of {d2}, into the one that reported.
      @m failed "the methane is at {m} %" // metano_feed digester="{d}" feed="{f2}" tons=5 | Five more | With more than 50 % of methane, five tonnes of {f2} into this one. With less, fail.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Piece 14, Map 1740, Folio', p2: 'Piece 30, Bible', l: 'calf, linen 3', l2: 'goat, Buckram', n: '40..300', t: 'Poems, Vol. II', t2: 'Essays, Vol. IX', w: '110..140', h: '180..320', g: '=blind / in gold', d: '=2026-11-02, 2027-02-01' },
    tools: ['bindora_sew(piece, sheets: int, tapes?: int): Sew', 'bindora_glue(piece): Glue instead of sewing', 'bindora_cover(piece, old_cover, new_cover): Another cover', 'bindora_trim(piece, width_mm: int, height_mm: int): Trim', 'bindora_title(piece, text, gold: bool): Stamp a title', 'bindora_retitle(piece, old_title, new_title): Correct a title in the list', 'bindora_promise(piece, date): Promise a day', 'bindora_join(first, second): Two pieces in one volume', 'bindora_press(piece, hours: int): Press'],
    steps: `
      bindora_sew piece="{p}" sheets={n} tapes=5 | Sew | {n} sheets of {p}, on five tapes.
      bindora_sew piece="{p2}" sheets={n} | Sew | {p2}, {n} sheets. You choose the tapes.
      bindora_glue piece="{p2}" | Glue | {p2} needn't be sewn, glue will do.
      bindora_cover piece="{p}" old_cover="{l}" new_cover="{l2}" | Cover | {p} in {l2} rather than in {l}.
      bindora_cover piece="{p2}" old_cover="{l2}" new_cover="{l}" | Cover | {l} for {p2}; the {l2} was too dear.
      bindora_trim piece="{p}" width_mm={w} height_mm={h} | Trim | {p}: {h} high, {w} wide.
      bindora_trim piece="{p2}" width_mm={h} height_mm={w} | Landscape | {p2} is {h} mm wide and {w} mm high.
      @g bindora_title piece="{p}" text="{t}" gold=false // bindora_title piece="{p}" text="{t}" gold=true | Title | Stamp "{t}" on {p}, {g}.
      bindora_retitle piece="{p2}" old_title="{t}" new_title="{t2}" | List | In the list {p2} is called "{t}". Correct is "{t2}".
      bindora_promise piece="{p}" date={d} | Promise | {p} on {d}.
      bindora_join first="{p2}" second="{p}" | Join | One volume: {p2} in front, {p} behind.
      bindora_press piece="{p2}" hours=24 | Press | A whole day in the press for {p2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /moving/job {"job": "{j}", "from": "{a}", "to": "{b}", "boxes": {n}, "foreman": "{f}", "van": "{v}", "start": "{t}"}',
    slots: { j: 'M-118, Job Weiss', j2: 'M-140, Job Katz', a: 'Elm St 4, Ulm', b: 'Oak Ave 19, Graz', b2: 'Pine Ct 2, Linz', n: '10..90', n2: '100..240', f: 'Dragan, Mr Loy', f2: 'Petra, Mr Osman', v: 'Van 2, MAN 7.5', v2: 'Van 8, Iveco', t: '=07:00, 08:30', t2: '=09:45, 12:15', w: '=with kid gloves / like sacks of potatoes' },
    tools: ['umzugo_start(job, van, at): Begin a job', 'umzugo_shift(job, old_start, new_start): Another hour', 'umzugo_goal(job, old_town, new_town): Another destination', 'umzugo_return(job): Drive everything back', 'umzugo_boxes(job, ordered: int, needed: int): Number of boxes', 'umzugo_foreman(job, old_foreman, new_foreman): Another foreman', 'umzugo_van(job, old_van, new_van): Another van', 'umzugo_care(job, fragile: bool): How to handle things', 'umzugo_fetch(job, item, floor?: int): Fetch one more thing', 'umzugo_close(job, euro?: num): Job done'],
    steps: `
      umzugo_start job="{j2}" van="{v2}" at={t2} | Start | {j2} begins at {t2} with {v2}.
      umzugo_shift job="{j}" old_start={t} new_start={t2} | Later | The job in the message not before {t2}.
      umzugo_shift job="{j2}" old_start={t2} new_start={t} | Earlier | {t} for {j2}, which was planned for {t2}.
      umzugo_goal job="{j}" old_town="{b}" new_town="{b2}" | Goal | The new flat of the job in the message fell through. It all goes to {b2}.
      umzugo_return job="{j}" | Back | The buyer didn't pay. Drive all of the job in the message back.
      umzugo_boxes job="{j}" ordered={n} needed={n2} | Boxes | They ordered as many as in the message, but need {n2}.
      umzugo_boxes job="{j2}" ordered={n2} needed={n} | Fewer | {j2}: {n} instead of {n2}.
      umzugo_foreman job="{j}" old_foreman="{f}" new_foreman="{f2}" | Foreman | {f2} leads it, the one in the message has hurt his back.
      umzugo_van job="{j}" old_van="{v}" new_van="{v2}" | Van | {v2} instead of the van that was planned.
      @w umzugo_care job="{j2}" fragile=true // umzugo_care job="{j2}" fragile=false | Care | For {j2} you may handle things {w}.
      umzugo_fetch job="{j}" item="piano (upright)" floor=3 | Piano | One more thing for the job in the message: "piano (upright)", third floor.
      umzugo_close job="{j2}" | Done | {j2} is done. The money comes later.
    `,
  },
];
