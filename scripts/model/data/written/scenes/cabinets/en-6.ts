import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English, part 6. */
export const cabinets6: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['Ask for free slots | nailbar_free → {t} with {s}, {t2} with {s2}', 'Look up the client | nailbar_client → {c}, phone {ph}, colour {co}'],
    slots: { t: '=09:20, 11:00, 13:45', t2: '=15:30, 16:50, 18:10', s: 'Mai, Table 2', s2: 'Linh, Table 6', c: 'Dana P., Mrs Goss', ph: '=0151 2233, 555 7781', co: 'Coral 12, Nude 3', co2: 'Plum 8, Mint' },
    tools: ['polira_pencil(client, time): Keep a time without a promise', 'polira_book(client, time, stylist?): Book a time', 'polira_shift(client, old_time, new_time): Another time', 'polira_colour(client, old_colour, new_colour): Another colour', 'polira_sms(phone, text): Write to a phone', 'polira_lamp(table, seconds: int, strength?: weak|strong): Harden'],
    steps: `
      polira_book client="{c}" time={t} stylist="{s}" | Book | Book the earlier of the two times found, with the one who is free then.
      polira_book client="{c}" time={t2} | Late one | Book {t2} for her; no stylist yet.
      polira_pencil client="{c}" time={t2} | Perhaps | Keep the later one, no promise.
      polira_shift client="{c}" old_time={t} new_time={t2} | Move | Not {t}. {t2}.
      polira_shift client="{c}" old_time={t2} new_time={t} | Earlier | She'd rather have the first than the second of the times in step {step1}.
      polira_colour client="{c}" old_colour="{co}" new_colour="{co2}" | Colour | Her colour is not the one found any more, it's {co2}.
      polira_sms phone="{ph}" text="See you at {t}!" | Text her | Write her "See you at {t}!"
      polira_lamp table="{s2}" seconds=90 strength=weak | Lamp | A minute and a half at {s2}, easy on the skin: weak.
      polira_lamp table="{s}" seconds=60 | Lamp {s} | One minute.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} at {site}: "{a} is to go, {b} is to stay"',
    slots: { who: 'Ray, Tess, Mr Lau', site: 'Mill Lane, Site 8, Yard B', a: 'crane 2, lift B', b: 'crane 5, lift E', kg: '120..2400', m: '4..38', r: '5..50', d: '15..345', w: '=in a hurry / with care', n: '2..9' },
    tools: ['kranik_lift(crane, kg: int, metres: num, pace?: careful|quick): Lift a load', 'kranik_slew(crane, degrees: int): Turn a crane', 'kranik_hook(crane, radius_m: num, height_m: num): Where the hook hangs', 'kranik_hire(crane, site, days?: int): Hire a crane', 'kranik_return(crane): Give a hired crane back', 'kranik_extend(crane, days: int): Hire it longer', 'kranik_tie(crane, on: bool): Tie a crane up for the night'],
    steps: `
      @w kranik_lift crane="{b}" kg={kg} metres={m} pace=quick // kranik_lift crane="{b}" kg={kg} metres={m} pace=careful | Lift | {b} lifts {kg} kg by {m} m, {w}.
      kranik_lift crane="{a}" kg={kg} metres={m} | Lift with {a} | {m} metres, {kg} kilos.
      kranik_slew crane="{b}" degrees=-{d} | To the left | {b}: minus {d} degrees.
      kranik_slew crane="{a}" degrees={d} | Slew | Plus {d} degrees, {a}.
      kranik_hook crane="{b}" radius_m={r} height_m={m} | Hook | {m} m up and {r} m out: the hook of {b}.
      kranik_hire crane="{b}" site="{site}" days={n} | Hire | {n} days of {b} for the site in the message.
      kranik_hire crane="{b}" site="{site}" | Hire too | {b} for {site}, nobody knows for how long.
      kranik_return crane="{a}" | Give back | What is to go, according to the message, goes back to the owner.
      kranik_extend crane="{b}" days={n} | Longer | What is to stay, we hire for {n} more days.
      kranik_tie crane="{a}" on=true | Night | Tie {a} up, it gets windy.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wine/tank {"tank": "{t}", "must_l": {l}, "celsius": {c}, "grape": "{g}", "press": "{p}", "target": "{t2}"}',
    slots: { t: 'Tank 4, T-11', t2: 'Tank 9, Barrel 40', l: '200..4200', c: '21..29', c2: '8..16', g: 'Riesling, Syrah', g2: 'Merlot, Furmint', p: 'Press 1, Vaslin', n: '2..40', br: '18.5..26.5', f: '=hardly at all / with all its might' },
    tools: ['vinaro.cool(tank, celsius: num, hours?: int): Cool', 'vinaro.pump(from_tank, to_tank): Pump over into another tank', 'vinaro.circulate(tank, minutes: int): Pump around within one tank', 'vinaro.press(press, force: light|hard): Press', 'vinaro.blend(main, added, percent: num): Blend', 'vinaro.log(tank, brix: num, note?): Write into the cellar book', 'vinaro.grape(tank, was, is): Correct the grape'],
    steps: `
      vinaro.cool tank="{t}" celsius={c2} hours={n} | Cool | {c2} °C for {n} h in the tank that is too warm.
      vinaro.cool tank="{t2}" celsius={c2} | Cool the other | {t2}: {c2} °C.
      vinaro.pump from_tank="{t}" to_tank="{t2}" | Pump | Over into the target.
      vinaro.pump from_tank="{t2}" to_tank="{t}" | Back | {t} gets it back from {t2}.
      vinaro.circulate tank="{t}" minutes={n} | Round | {n} min round and round, out of no tank into no other: {t}.
      @f vinaro.press press="{p}" force=light // vinaro.press press="{p}" force=hard | Press | The press squeezes {f}.
      vinaro.blend main="{g}" added="{g2}" percent={n} | Blend | Into the {g}, {n} % {g2}.
      vinaro.blend main="{g2}" added="{g}" percent={n} | Blend two | {g2} with {n} % of the grape in the message.
      vinaro.log tank="{t}" brix={br} | Book | {br} Brix for the reported tank. No need for a note.
      vinaro.log tank="{t2}" brix={br} note="cloudy, smells of pear" | Book | {t2}, {br}, "cloudy, smells of pear"
      vinaro.grape tank="{t}" was="{g}" is="{g2}" | Wrong grape | It's {g2} in the reported tank.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..20', c: '21..40', n: 'intro.mid, Riff B', n2: 'coda.mid, Riff F', bpm: '62..118', bpm2: '120..174', d: '=on / off', v: '1..99' },
    tools: ['tempora_loop(first_bar: int, last_bar: int, times?: int): Repeat some bars', 'tempora_copy(from_bar: int, to_bar: int): Copy a bar', 'tempora_move(from_bar: int, to_bar: int): Move a bar', 'tempora_bpm(start: num, end?: num): Tempo', 'tempora_replace(old_clip, new_clip): Put a clip in place of another', 'tempora_append(clip): Put a clip at the end', 'tempora_click(enabled: bool): Metronome', 'tempora_velocity(bar: int, value: int): How hard notes are hit'],
    steps: `
      tempora_loop first_bar={a} last_bar={b} times=3 | Loop | Bars {a} to {b}, three times.
      tempora_loop first_bar={a} last_bar={c} | Practice | Again and again from {a} until {c}.
      tempora_copy from_bar={b} to_bar={a} | Copy | Bar {a} shall be like bar {b}.
      tempora_copy from_bar={a} to_bar={c} | Copy {a} | A copy to bar {c}.
      tempora_move from_bar={c} to_bar={b} | Move | Bar {c} comes away from there and stands at {b}.
      tempora_bpm start={bpm} | Tempo | {bpm}.
      tempora_bpm start={bpm} end={bpm2} | Faster and faster | Begin with {bpm}, finish with {bpm2}.
      tempora_bpm start={bpm2} end={bpm} | Slower | In the end {bpm}, at the start {bpm2}.
      tempora_replace old_clip="{n}" new_clip="{n2}" | Other clip | {n2} where {n} was.
      tempora_append clip="{n}" | End | {n} at the end.
      @d tempora_click enabled=true // tempora_click enabled=false | Click | Metronome {d}.
      tempora_velocity bar={b} value={v} | Hit | {v} in bar {b}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rental/van {"van": "{v}", "driver": "{d}", "from": "{f}", "to": "{t}", "km": {k}, "deposit": {e}, "note": {n}}',
    slots: { v: 'Sprinter 4, VW-9', v2: 'Ducato 2, VW-14', d: 'Ayse K., Mr Bond', d2: 'Lutz, Ms Wu', f: '=2026-05-02, 2026-09-14', t: '=2026-05-06, 2026-09-21', k: '80..1400', e: '100..500', x: '10..90', n: '="scratch left" / null', s: 'Depot Nord, Halle', s2: 'Depot West, Celle' },
    tools: ['vanolo_reserve(van, from, to): Keep a van', 'vanolo_hire(van, driver, from, to, insured?: bool): Hire a van out', 'vanolo_driver(van, old_driver, new_driver): Another driver', 'vanolo_return(van, km: int): A van comes back', 'vanolo_relocate(van, from_depot, to_depot): Bring a van to another depot', 'vanolo_damage(van, text): Write a damage down', 'vanolo_deposit(driver, keep: bool, euro?: num): Deposit'],
    steps: `
      vanolo_hire van="{v}" driver="{d}" from={f} to={t} | Hire | Everything as in the request. Insurance was not talked about.
      vanolo_hire van="{v2}" driver="{d2}" from={f} to={t} insured=true | {v2} | {d2} takes {v2} until {t}, from {f}, insured.
      vanolo_hire van="{v2}" driver="{d}" from={f} to={t} insured=false | Own risk | {v2} for {d}: {f} to {t}, no insurance.
      vanolo_reserve van="{v2}" from={f} to={t} | Keep | Keep {v2} for the same days as in the request. No driver yet.
      vanolo_driver van="{v}" old_driver="{d}" new_driver="{d2}" | Driver | {d2} drives the van in the request instead.
      vanolo_return van="{v}" km={k} | Back | The van is back, kilometres as in the message.
      vanolo_relocate van="{v}" from_depot="{s2}" to_depot="{s}" | Relocate | It stands in {s2}, we need it in {s}.
      vanolo_relocate van="{v2}" from_depot="{s}" to_depot="{s2}" | {v2} | {s2} ← {s}
      @n vanolo_damage van="{v}" text="scratch left" // failed "no damage is named" | Damage | Write down the damage that the note names. Without a note the step fails.
      vanolo_deposit driver="{d}" keep=true euro={x} | Keep some | We keep {x} euros of {d}'s deposit.
      vanolo_deposit driver="{d2}" keep=false | Give back | {d2} gets the deposit back.
    `,
  },
  {
    language: 'en',
    slots: { m: 'Jukebox 2, Arcade 7', g: 'Galaxa, Pac 3', g2: 'Frogo, Tetra', p: '=ten / twenty / fifty', p2: '=0.5, 1.0', hi: '40000..99000', lo: '1200..39000', n: 'AAA, KIM, Z9', n2: 'BOB, JO' },
    tools: ['pixelet_price(machine, cents: int): What a game costs', 'pixelet_free(machine, minutes?: int): Play for nothing', 'pixelet_swap(machine, old_game, new_game): Other game', 'pixelet_score(machine, name, points: int): Enter a high score', 'pixelet_name(machine, old_name, new_name): Other name for a high score', 'pixelet_range(machine, low: int, high: int): Scores that are believed', 'pixelet_wipe(machine): Delete all scores', 'pixelet_difficulty(machine, level: easy|hard): Difficulty'],
    steps: `
      @p pixelet_price machine="{m}" cents=10 // pixelet_price machine="{m}" cents=20 // pixelet_price machine="{m}" cents=50 | Price | {p} cents a game on {m}.
      pixelet_free machine="{m}" minutes=45 | Birthday | Three quarters of an hour for nothing on {m}.
      pixelet_free machine="{m}" | Party | Nobody pays on {m}.
      pixelet_swap machine="{m}" old_game="{g}" new_game="{g2}" | Game | {m}: {g2}, not {g}.
      pixelet_swap machine="{m}" old_game="{g2}" new_game="{g}" | Old game back | Nobody likes {g2} on {m}, so {g} again.
      pixelet_score machine="{m}" name={n} points={hi} | Score | {hi} for {n}. ({m})
      pixelet_name machine="{m}" old_name={n} new_name={n2} | Name | On {m}, {n2} stands where it says {n}.
      pixelet_range machine="{m}" low={lo} high={hi} | Cheats | Over {hi} or under {lo} it is a cheat, {m}.
      pixelet_wipe machine="{m}" | Wipe | No scores left on {m}, please.
      pixelet_difficulty machine="{m}" level=easy | Kids | {m} is for the little ones today: easy.
      failed "no tool can empty the coin box" | Coins | Empty the coin box of {m} into the grey bag.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/robot {"arm": "{a}", "rack": "{r}", "well": "{w}", "ul": {u}, "tip": "{t}", "plate": "{p}"}',
    slots: { a: 'Arm 1, Gil-2', r: 'R4, Rack B', r2: 'R9, Rack F', w: '=A1, C7, H12', w2: '=B3, D10, G6', u: '5..200', u2: '201..950', t: 'P200, tip 10', t2: 'P1000, tip 50', p: 'Plate 3, DWP-1', p2: 'Plate 8, DWP-4', n: '=once / three times / ten times' },
    tools: ['pipetta_transfer(source_well, target_well, ul: num): Liquid from well to well', 'pipetta_aspirate(well, ul: num): Draw liquid', 'pipetta_dispense(well, ul: num): Give liquid', 'pipetta_mix(well, times: int, ul?: num): Mix in a well', 'pipetta_tip(old_tip, new_tip): Other tip', 'pipetta_plate(out, in): Other plate', 'pipetta_copyPlate(from_plate, to_plate): The same liquids on another plate', 'pipetta_volumes(least: num, most: num): Which volumes are allowed'],
    steps: `
      pipetta_transfer source_well={w} target_well={w2} ul={u} | Transfer | The reported volume, out of the reported well, into {w2}.
      pipetta_transfer source_well={w2} target_well={w} ul={u2} | Other way | {u2} µl to {w} from {w2}.
      pipetta_aspirate well={w} ul={u2} | Draw | {u2} out of {w}.
      pipetta_dispense well={w2} ul={u} | Give | {w2} gets {u}.
      @n pipetta_mix well={w2} times=1 // pipetta_mix well={w2} times=3 // pipetta_mix well={w2} times=10 | Mix | {w2}, {n}.
      pipetta_mix well={w} times=5 ul={u} | Mix five times | In the well of the message, with its volume.
      pipetta_tip old_tip="{t}" new_tip="{t2}" | Tip | Throw off what is on, take {t2}.
      pipetta_plate out="{p}" in="{p2}" | Plate | {p2} under the arm, the one in the message goes.
      pipetta_plate out="{p2}" in="{p}" | Plate back | {p} comes, {p2} goes.
      pipetta_copyPlate from_plate="{p2}" to_plate="{p}" | Copy | {p} shall hold what {p2} holds.
      pipetta_volumes least={u} most={u2} | Volumes | {u2} at most, {u} at least.
    `,
  },
  {
    language: 'en',
    slots: { d: 'dose 4, Vet-1', a: 'Fido, Cow 118, Minka', a2: 'Cow 140, Rolf', o: 'Mr Gerber, Farm Ott', o2: 'Ms Pauli', ml: '0.5..12.5', w: '4..640', d1: '=2026-06-04, 2026-11-20', d2: '=2026-06-18, 2026-12-04', v: 'Rabies, BTV-8', s: '=left / right', n: '=twice / three times' },
    tools: ['vetica_inject(animal, drug, ml: num, side?: left|right): Give an injection', 'vetica_repeat(animal, drug, per_day: int): Medicine several times a day', 'vetica_recall(animal, date): Ask to come again', 'vetica_defer(animal, old_date, new_date): Another date', 'vetica_owner(animal, old_owner, new_owner): Another owner', 'vetica_weight(animal, kg: num): Enter a weight', 'vetica_bill(owner, euro: num, paid?: bool): Bill'],
    steps: `
      @s vetica_inject animal="{a}" drug="{v}" ml={ml} side=left // vetica_inject animal="{a}" drug="{v}" ml={ml} side=right | Jab | {a}, {v}, {ml} ml, {s} shoulder.
      vetica_inject animal="{a2}" drug="{v}" ml={ml} | Jab | {ml} ml of {v} for {a2}.
      @n vetica_repeat animal="{a}" drug="Amox 250" per_day=2 // vetica_repeat animal="{a}" drug="Amox 250" per_day=3 | Tablets | {a} gets "Amox 250" {n} a day.
      vetica_recall animal="{a2}" date={d2} | Recall | {a2} again on {d2}.
      vetica_defer animal="{a}" old_date={d1} new_date={d2} | Defer | {d1} doesn't suit {a}. {d2}.
      vetica_defer animal="{a2}" old_date={d2} new_date={d1} | Sooner | {a2} should come on {d1} already and not on {d2}.
      vetica_owner animal="{a}" old_owner="{o}" new_owner="{o2}" | Owner | {o2} has bought {a} from {o}.
      vetica_owner animal="{a2}" old_owner="{o2}" new_owner="{o}" | Sold | {o2} sold {a2} to {o}.
      vetica_weight animal="{a}" kg={w} | Weight | {w} kg, {a}.
      vetica_bill owner="{o}" euro={w} paid=true | Bill | {o}, {w} euros, paid in cash just now.
      vetica_bill owner="{o2}" euro={w} paid=false | Bill | {o2}: {w}, still owed.
    `,
  },
  {
    language: 'en',
    event: 'webhook /deploy/ask {"app": "{a}", "version": "{v}", "running": "{o}", "env": "{e}", "by": "{u}", "tests": "{t}"}',
    slots: { a: 'shopfront, api-gw, ledger', v: '=3.4.0, 2026.6, 11.2', o: '=3.3.9, 2026.5, 11.1', e: 'canary, eu-1', e2: 'us-2, staging', u: 'mik, r.osei', t: '=green, passed / red, flaky', n: '2..12', p: '13..50', w: '=all at once / bit by bit' },
    tools: ['shipyard_release(app, version, env): Put a version into service', 'shipyard_revert(app, from_version, to_version): Back to an older version', 'shipyard_promote(app, from_env, to_env): Carry a version over', 'shipyard_scale(app, least: int, most: int): How many copies', 'shipyard_freeze(env, hours?: int): No changes', 'shipyard_thaw(env): Changes again', 'shipyard_share(app, percent: int): How many users get the new version', 'shipyard_mode(app, style: sudden|gradual): How it is rolled out'],
    steps: `
      @t shipyard_release app={a} version={v} env={e} // failed "the tests are {t}" | Release | Put the asked version into service there, provided the tests are green or passed. If not, fail.
      shipyard_release app={a} version={v} env={e2} | Not there | Same app, same version, but in {e2}.
      shipyard_revert app={a} from_version={v} to_version={o} | Broken | It's broken. Back from the asked version to the one that ran.
      shipyard_promote app={a} from_env={e} to_env={e2} | Promote | What {e} has, {e2} gets.
      shipyard_promote app={a} from_env={e2} to_env={e} | Promote | The app in the request: {e2} → {e}.
      shipyard_scale app={a} least=2 most={n} | Scale | Never fewer than two, never more than {n}.
      shipyard_freeze env={e2} hours={p} | Freeze | {e2} stays as it is for {p} hours.
      shipyard_freeze env={e} | Freeze | No changes in the env of the request until I say so.
      shipyard_thaw env={e2} | Thaw | {e2} may be changed again.
      shipyard_share app={a} percent={p} | Share | {p} % of the users.
      @w shipyard_mode app={a} style=sudden // shipyard_mode app={a} style=gradual | How | {w}, please.
    `,
  },
  {
    language: 'en',
    slots: { t: 'table 4, T12, Booth 1', t2: 'table 9, T20', n: '2..8', g: 'Hansen, Dr. Rao, Ms Pike', g2: 'Bellini, Team Ox', s: '=18:00, 18:45', s2: '=20:15, 21:00', d: 'soup, risotto', d2: 'schnitzel, Curry 7', w: 'Tim, Zora', w2: 'Kofi, Ms Bay', h: '=mild / fiery' },
    tools: ['tavolo_hold(table, minutes: int): Keep a table for people who wait outside', 'tavolo_reserve(guest, table, time, persons?: int): Reserve a table', 'tavolo_seat(guest, table): Guests sit down', 'tavolo_move(guest, from_table, to_table): Another table', 'tavolo_order(table, dish, count: int, spice?: mild|hot): Order', 'tavolo_change(table, old_dish, new_dish): Another dish', 'tavolo_cancel(table, dish): Order no more', 'tavolo_close(table): A table has paid and leaves', 'tavolo_hand(table, old_waiter, new_waiter): Another waiter'],
    steps: `
      tavolo_hold table="{t}" minutes=10 | Hold | {t} for the ones outside, ten minutes.
      tavolo_reserve guest="{g}" table="{t2}" time={s2} persons={n} | Reserve | {g}, {n} people, {s2}, {t2}.
      tavolo_reserve guest="{g2}" table="{t}" time={s} | Reserve | {t} at {s}: {g2}. We'll see how many they are.
      tavolo_seat guest="{g}" table="{t}" | Here | {g} has arrived and sits at {t}.
      tavolo_move guest="{g2}" from_table="{t}" to_table="{t2}" | Draught | It's draughty at {t}; {g2} moves to {t2}.
      tavolo_move guest="{g}" from_table="{t2}" to_table="{t}" | {g} | to {t} (was {t2})
      @h tavolo_order table="{t}" dish="{d2}" count={n} spice=mild // tavolo_order table="{t}" dish="{d2}" count={n} spice=hot | Order | {t}: {n} {d2}, {h}.
      tavolo_order table="{t2}" dish="{d}" count={n} | Order | {n} times {d} for {t2}.
      tavolo_change table="{t2}" old_dish="{d}" new_dish="{d2}" | Other dish | {t2} takes {d2} after all, no {d}.
      tavolo_cancel table="{t}" dish="{d}" | No {d} | {t} doesn't want any.
      tavolo_close table="{t2}" | Paid | {t2} has paid, they are putting on their coats.
      tavolo_hand table="{t}" old_waiter="{w}" new_waiter="{w2}" | Break | {w} has a break; {w2} does {t}.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"tape": "{t}", "job": "{j}", "last_ok": "{d}", "pool": "{p}", "free_gb": {f}, "scratch_tape": "{t2}"}',
    slots: { t: 'LT0044, Tape 9', t2: 'LT0098, Tape 21', j: 'nightly-db, mail', j2: 'weekly-fs, photos', d: '=2026-07-01, 2026-07-08', p: 'Pool A, offsite', p2: 'Pool C, vault', f: '40..900', n: '3..60', h: '=02:30, 04:15', w: '=everything / only what is new' },
    tools: ['safekeep.run(job, what?: full|changes): Run a backup now', 'safekeep.plan(job, time): Run it every day', 'safekeep.resume(job): Go on with a backup that was interrupted', 'safekeep.restore(job, source_tape, target_path): Get data back', 'safekeep.tape(job, old_tape, new_tape): Other tape', 'safekeep.pool(tape, from_pool, to_pool): Other pool', 'safekeep.keep(job, days_min: int, days_max: int): How long', 'safekeep.verify(tape): Look whether a tape can be read', 'safekeep.erase(tape): Erase a tape'],
    steps: `
      @w safekeep.run job="{j}" what=full // safekeep.run job="{j}" what=changes | Run | Run the job of the message, {w}.
      safekeep.run job="{j2}" | Run {j2} | Now. What it takes is up to the job.
      safekeep.plan job="{j2}" time={h} | Daily | {j2} every day at {h}.
      safekeep.resume job="{j}" | Go on | The tape was full, now there is another. Go on with the job.
      safekeep.restore job="{j2}" source_tape="{t2}" target_path=/restore/tmp | Restore | {j2}, into /restore/tmp, off {t2}.
      safekeep.tape job="{j}" old_tape="{t}" new_tape="{t2}" | Tape | Instead of its tape, the scratch tape.
      safekeep.tape job="{j2}" old_tape="{t2}" new_tape="{t}" | Tape for {j2} | {t} and no longer {t2}
      safekeep.pool tape="{t2}" from_pool="{p}" to_pool="{p2}" | Pool | The scratch tape leaves {p} for {p2}.
      safekeep.keep job="{j}" days_min={n} days_max=365 | Keep | A year (365 days) at most, {n} days at least.
      safekeep.verify tape="{t}" | Readable? | Can the tape in the message still be read?
      safekeep.erase tape="{t2}" | Erase | Nothing on {t2} is needed.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Path 4, Ridge trail', p2: 'Path 9, Lake loop', h: 'Hut A, Kobel', h2: 'Hut F, Stausee', n: '2..30', g: 'Family Benn, Group 12', g2: 'Mr Sorg, DAV Ulm', d: '=2026-07-10, 2026-08-02', d2: '=2026-07-12, 2026-08-05', k: '=anyone / members' },
    tools: ['alpina_close(path, why?): Close a path', 'alpina_open(path): Open a path', 'alpina_detour(closed_path, other_path): Send hikers another way', 'alpina_beds(hut, guest, arrive, leave, beds?: int): Book beds', 'alpina_hut(guest, old_hut, new_hut): Another hut', 'alpina_key(hut, who: all|members): Who may use the winter room', 'alpina_sign(path, text): Text on the sign', 'alpina_supply(from_hut, to_hut, kg: int): Carry supplies'],
    steps: `
      alpina_close path="{p}" why="rockfall" | Rocks | {p} is closed, why: "rockfall".
      alpina_close path="{p2}" | Close | {p2}. Give no reason.
      alpina_open path="{p}" | Open | {p} is clear again.
      alpina_detour closed_path="{p}" other_path="{p2}" | Detour | {p} can't be walked, {p2} can.
      alpina_detour closed_path="{p2}" other_path="{p}" | Detour | Hikers on {p2} are sent along {p}.
      alpina_beds hut="{h}" guest="{g}" arrive={d} leave={d2} beds={n} | Beds | {g}: {n} beds in {h} from {d} to {d2}.
      alpina_beds hut="{h2}" guest="{g2}" arrive={d} leave={d2} | Beds | {g2} leave {h2} on {d2}, arrive on {d}. Beds: not known.
      alpina_hut guest="{g}" old_hut="{h}" new_hut="{h2}" | Full | {h} is full, so {g} sleep in {h2}.
      @k alpina_key hut="{h2}" who=all // alpina_key hut="{h2}" who=members | Winter room | {k} may use it at {h2}.
      alpina_sign path="{p}" text="DANGER - bull (brown), keep left" | Sign | Sign on {p}: "DANGER - bull (brown), keep left"
      alpina_supply from_hut="{h2}" to_hut="{h}" kg={n} | Supplies | {h} is short of {n} kg, {h2} has them.
    `,
  },
  {
    language: 'en',
    event: 'mqtt toll/booth {"booth": {b}, "lane": "{l}", "class": {c}, "tag": "{t}", "balance": {m}, "clerk": "{k}"}',
    slots: { b: '1..5', b2: '6..12', l: 'N1, Lane west', l2: 'S4, Lane east', c: '1..2', c2: '3..5', t: '=TG-9917, 0x44A1, tag 5 / ∅, none', t2: '=TG-1002, 0x71BB', m: '3..90', k: 'Ben, Ms Iyer', k2: 'Olu, Mr Fox', e: '2..15' },
    tools: ['mautix_debit(tag, euro: num): Take money from a tag', 'mautix_credit(tag, euro: num): Put money on a tag', 'mautix_class(booth: int, wrong: int, correct: int): Correct the class of a car', 'mautix_lane(lane, direction: in|out): Which way a lane goes', 'mautix_shift(booth: int, old_clerk, new_clerk): Change of clerks', 'mautix_send(from_booth: int, to_booth: int): Send cars to another booth', 'mautix_bar(booth: int, up: bool): Barrier'],
    steps: `
      @t mautix_debit tag={t} euro={e} // failed "there is no tag" | Debit | {e} euros off the tag of the message. No tag, then fail.
      mautix_debit tag={t2} euro={e} | Debit | {t2}: minus {e}.
      mautix_credit tag={t2} euro={m} | Credit | {m} on {t2}.
      mautix_class booth={b} wrong={c} correct={c2} | Class | What the reported booth saw was a lorry, class {c2}.
      mautix_class booth={b2} wrong={c2} correct={c} | Class | Booth {b2}: {c}, not {c2}.
      mautix_lane lane="{l2}" direction=in | Lane | Cars come in through {l2}.
      mautix_lane lane="{l}" direction=out | Lane | The lane of the message lets cars leave.
      mautix_shift booth={b} old_clerk="{k}" new_clerk="{k2}" | Shift | {k2} sits in the reported booth now.
      mautix_send from_booth={b2} to_booth={b} | Queue | Too long a queue at {b2}. Over to the booth that reported.
      mautix_send from_booth={b} to_booth={b2} | Queue | {b2} takes what {b} can't manage.
      mautix_bar booth={b} up=true | Fire brigade | Barrier up at this booth.
      mautix_bar booth={b2} up=false | Down | Barrier of booth {b2} down.
    `,
  },
  {
    language: 'en',
    slots: { q: 'Quarry A, Pit 3', q2: 'Quarry D, Pit 7', t: 'Truck 4, Dumper 2', t2: 'Truck 9, Dumper 8', m: '20..80', m2: '120..600', g: 'gravel 8-16, split', g2: 'sand 0-2, ballast', b: '4..30', s: '=13:00, 15:30', w: '=a short blast / a long blast' },
    tools: ['quarrix_blast(pit, holes: int, time): Plan a blast', 'quarrix_hold(pit): No blasting for now', 'quarrix_horn(pit, length: short|long): Horn', 'quarrix_crush(smallest_mm: int, largest_mm: int, tons?: int): Crush to a size', 'quarrix_truck(truck, from_pit, to_pit): Truck to another pit', 'quarrix_swap(pit, truck_away, truck_here): Another truck', 'quarrix_grade(pile, old_grade, new_grade): Correct what lies in a pile'],
    steps: `
      quarrix_blast pit="{q}" holes={b} time={s} | Blast | {s}, {q}, {b} holes.
      quarrix_hold pit="{q2}" | Hold | Hikers near {q2}. No blasting for now.
      @w quarrix_horn pit="{q}" length=short // quarrix_horn pit="{q}" length=long | Horn | Give {w} of the horn in {q}.
      quarrix_crush smallest_mm={m} largest_mm={m2} tons={b} | Crush | {b} t, at most {m2} mm and at least {m} mm.
      quarrix_crush smallest_mm={m} largest_mm={m2} | Crush | {m} to {m2}. As much as there is.
      quarrix_truck truck="{t}" from_pit="{q}" to_pit="{q2}" | Truck | {t} is needed at {q2}, no more at {q}.
      quarrix_truck truck="{t2}" from_pit="{q2}" to_pit="{q}" | Truck | {t2}: {q2} → {q}
      quarrix_swap pit="{q}" truck_away="{t2}" truck_here="{t}" | Swap | At {q}, {t} comes and {t2} goes.
      quarrix_swap pit="{q2}" truck_away="{t}" truck_here="{t2}" | Flat tyre | {t} has a flat tyre in {q2}; {t2} in its stead.
      quarrix_grade pile="{q2}" old_grade="{g}" new_grade="{g2}" | Grade | In the pile {q2} lies {g2}. It says {g}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dance/class {"class": "{c}", "hall": "{h}", "teacher": "{t}", "places": {n}, "waitlist_first": "{p}", "leaver": "{p2}"}',
    slots: { c: 'Salsa 2, Ballet 5', c2: 'Tap 1, Zouk', h: 'Hall A, Mirror', h2: 'Hall C, Loft', t: 'Rosa, Mr Kim', t2: 'Emil, Ms Duarte', n: '0 / 1..9', p: 'Iris W., Beno', p2: 'Tarek, Mona L.', e: '20..90', d: '=2026-09-01, 2027-01-11' },
    tools: ['tanzio_enrol(class, person): Give a place', 'tanzio_wait(class, person): Put on the waiting list', 'tanzio_leave(class, person, refund?: num): Take a person out', 'tanzio_replace(class, old_person, new_person): One for another', 'tanzio_switch(person, old_class, new_class): Another class', 'tanzio_hall(class, from_hall, to_hall): Another hall', 'tanzio_teacher(class, from_teacher, to_teacher): Another teacher', 'tanzio_start(class, date): First evening'],
    steps: `
      @n tanzio_wait class="{c}" person="{p2}" // tanzio_enrol class="{c}" person="{p2}" | Room for {p2}? | If there are places left, {p2} gets one. If there are none, the waiting list.
      tanzio_enrol class="{c2}" person="{p}" | Place | {p} gets a place in {c2}.
      tanzio_leave class="{c}" person="{p2}" refund={e} | Leave | The leaver is out of the class in the message and gets {e} euros.
      tanzio_leave class="{c2}" person="{p}" | Leave | {p} leaves {c2}. No money back.
      tanzio_replace class="{c}" old_person="{p2}" new_person="{p}" | Replace | The first of the waiting list comes in for the leaver.
      tanzio_switch person="{p}" old_class="{c2}" new_class="{c}" | Switch | {p} dances in {c} now and not in {c2}.
      tanzio_switch person="{p2}" old_class="{c}" new_class="{c2}" | Switch | From {c} to {c2}: {p2}.
      tanzio_hall class="{c}" from_hall="{h}" to_hall="{h2}" | Hall | Wet floor. The class in the message dances in {h2}.
      tanzio_teacher class="{c}" from_teacher="{t}" to_teacher="{t2}" | Teacher | {t2} teaches for the one in the message.
      tanzio_start class="{c2}" date={d} | Start | {c2} starts on {d}.
    `,
  },
  {
    language: 'en',
    slots: { k: 'door-3, turnstile B', k2: 'door-8, turnstile F', c: 'C-1180, badge 44', c2: 'C-2093, badge 71', p: 'Ms Orr, Zane', p2: 'Mr Lutz, Ada', f: '=06:00, 07:30', t: '=18:30, 22:00', g: 'cleaners, Lab 4', g2: 'guests, Lab 9', s: '4..30' },
    tools: ['portik_issue(card, person): Give a card to a person', 'portik_recall(card): Take a card back', 'portik_transfer(card, from_person, to_person): Another person has a card', 'portik_replace(old_card, new_card): A new card for a lost one', 'portik_group(card, old_group, new_group): Another group', 'portik_hours(door, begin, end, weekend?: bool): When a door can be used', 'portik_pulse(door, seconds?: int): Open for a moment', 'portik_fix(door, state: open|shut): Keep a door open or shut'],
    steps: `
      portik_issue card="{c}" person="{p}" | Issue | {c} for {p}.
      portik_recall card="{c2}" | Back | {c2} isn't valid any more, we've got it back.
      portik_transfer card="{c}" from_person="{p}" to_person="{p2}" | Transfer | {p2} uses {p}'s card {c}.
      portik_transfer card="{c2}" from_person="{p2}" to_person="{p}" | Transfer | {c2}: to {p}, from {p2}.
      portik_replace old_card="{c}" new_card="{c2}" | Lost | {c} is lost; {c2} is the new one.
      portik_group card="{c2}" old_group="{g}" new_group="{g2}" | Group | {c2} is in {g} and should be in {g2}.
      portik_hours door="{k}" begin={f} end={t} weekend=true | Hours | {k} {f}–{t}, Saturdays and Sundays too.
      portik_hours door="{k2}" begin={f} end={t} weekend=false | Hours | {k2} until {t} from {f}, not at the weekend.
      portik_pulse door="{k}" seconds={s} | Post | Let the postman in at {k}, {s} s.
      portik_pulse door="{k2}" | Bell | Open {k2} for a moment.
      portik_fix door="{k2}" state=open | Furniture | They carry furniture through {k2}. It must not fall shut.
      portik_fix door="{k}" state=shut | Alarm | {k} stays shut, whoever comes.
    `,
  },
  {
    language: 'en',
    event: 'mqtt nursery/tray {"tray": "{t}", "crop": "{c}", "germinated_pct": {g}, "bench": "{b}", "lamp_h": {h}, "empty_bench": "{b2}"}',
    slots: { t: 'tray 14, Plug-9', t2: 'tray 30, Plug-22', c: 'basil, cress', c2: 'lettuce, thyme', g: '12..48 / 82..99', b: 'bench 2, N-4', b2: 'bench 8, S-1', h: '10..18', ml: '20..300', x: '=daily / every other day' },
    tools: ['seedara_sow(tray, crop, cells?: int): Sow', 'seedara_resow(tray, old_crop, new_crop): Sow something else instead', 'seedara_pot(from_tray, to_tray, plants: int): Pot on', 'seedara_bench(tray, old_bench, new_bench): Another bench', 'seedara_lamp(bench, hours: int): Lamp', 'seedara_water(tray, ml: int, how_often?: day|second_day): Water', 'seedara_bin(tray): Throw away', 'seedara_harden(tray): Put outside by day'],
    steps: `
      @g seedara_bin tray="{t}" // seedara_harden tray="{t}" | Worth it? | Under 60 % germinated: throw away. Otherwise put outside by day.
      seedara_sow tray="{t2}" crop="{c2}" cells=72 | Sow | Seventy-two cells of {c2} in {t2}.
      seedara_sow tray="{t2}" crop="{c}" | Sow | The same crop as in the message, in {t2}.
      seedara_resow tray="{t}" old_crop="{c}" new_crop="{c2}" | Resow | Let's have {c2} in the reported tray instead.
      seedara_pot from_tray="{t}" to_tray="{t2}" plants={h} | Pot on | {h} plants out of the reported tray into {t2}.
      seedara_pot from_tray="{t2}" to_tray="{t}" plants={h} | Pot on | {t} gets {h} from {t2}.
      seedara_bench tray="{t}" old_bench="{b}" new_bench="{b2}" | Bench | Carry it to the empty bench.
      seedara_lamp bench="{b2}" hours={h} | Lamp | The empty bench has as many hours of light as the one in the message.
      @x seedara_water tray="{t2}" ml={ml} how_often=day // seedara_water tray="{t2}" ml={ml} how_often=second_day | Water | {ml} ml for {t2}, {x}.
      seedara_water tray="{t}" ml={ml} | Water | {ml} ml on the reported tray, now.
    `,
  },
  {
    language: 'en',
    slots: { h: 'Hall 2, Chapel', h2: 'Hall 6, Annex', o: '=A-1180, A-2204', o2: '=A-3310, A-4471', p: '120..900', p2: '1000..9000', b: 'Paddle 14, Ms Roe', b2: 'Paddle 40, Mr Ueda', n: 'Oak chest, Vase (Ming?)', d: '=by phone / in the room' },
    tools: ['hammero_estimate(lot, low: int, high: int): Estimate', 'hammero_reserve(lot, euro: int): Least price', 'hammero_bid(lot, bidder, euro: int, via?: phone|room): Enter a bid', 'hammero_undo(lot): Take the last bid back', 'hammero_knock(lot, bidder): Sold', 'hammero_pass(lot): Not sold', 'hammero_swap(lot_a, lot_b): Order of two lots', 'hammero_title(lot, old_title, new_title): Title in the catalogue', 'hammero_carry(lot, from_hall, to_hall): Carry a lot'],
    steps: `
      hammero_estimate lot={o} low={p} high={p2} | Estimate | {o}: up to {p2}, from {p}.
      hammero_estimate lot={o2} low={p} high={p2} | Estimate | Between {p} and {p2} for {o2}.
      hammero_reserve lot={o} euro={p} | Reserve | Not under {p} for {o}.
      @d hammero_bid lot={o2} bidder="{b}" euro={p2} via=phone // hammero_bid lot={o2} bidder="{b}" euro={p2} via=room | Bid | {b} {d}: {p2} for {o2}.
      hammero_bid lot={o} bidder="{b2}" euro={p} | Bid | {b2}, {p}, {o}
      hammero_undo lot={o} | Misheard | Take the last bid on {o} back.
      hammero_knock lot={o2} bidder="{b2}" | Sold | {o2} to {b2}.
      hammero_pass lot={o} | Nobody | Nobody wants {o}.
      hammero_swap lot_a={o} lot_b={o2} | Order | {o} and {o2} the other way round.
      hammero_title lot={o} old_title="{n}" new_title="Chest, c. 1790" | Title | For {o} the catalogue says {n}. Make that "Chest, c. 1790".
      hammero_carry lot={o2} from_hall="{h2}" to_hall="{h}" | Carry | {o2} into {h}, out of {h2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /radio/log {"station": "{s}", "freq_khz": {f}, "mode": "{m}", "operator": "{o}", "peer": "{p}", "rst": {r}}',
    slots: { s: '=DL4XQ, HB9QRT', p: '=OE3KLA, PA0ZZT', f: '3510..3790', f2: '7010..7190', m: '=CW, SSB', m2: '=FT8, RTTY', o: 'Gert, Ms Aldo', o2: 'Wim, Mr Sato', r: '339..599', az: '5..350', w: '5..100', l: '=full blast / a whisper' },
    tools: ['antenno.tune(khz: num, mode?): Tune the station', 'antenno.split(receive_khz: num, send_khz: num): Receive and send on two frequencies', 'antenno.turn(azimuth: int): Turn the antenna', 'antenno.power(watts: int): Power', 'antenno.volume(level: low|high): Loudspeaker', 'antenno.log(peer, rst: int, remark?): Log a contact', 'antenno.mode(old_mode, new_mode): Other mode', 'antenno.operator(leaving, arriving): Another operator'],
    steps: `
      antenno.tune khz={f} | Tune | Tune to where the contact was. Mode as it is.
      antenno.tune khz={f2} mode={m2} | Tune | {m2} on {f2} kHz.
      antenno.split receive_khz={f} send_khz={f2} | Split | Hear {f}, talk on {f2}.
      antenno.split receive_khz={f2} send_khz={f} | Split | Send on {f} and receive on {f2}.
      antenno.turn azimuth={az} | Turn | {az} degrees.
      antenno.power watts={w} | Power | {w} W are enough.
      @l antenno.volume level=high // antenno.volume level=low | Volume | {l}, please.
      antenno.log peer={p} rst={r} | Log | Log the peer of the message with its rst, no remark.
      antenno.log peer={p} rst={r} remark="QSB, 2nd op" | Log | Same contact, but with the remark "QSB, 2nd op".
      antenno.mode old_mode={m} new_mode={m2} | Mode | {m2} instead of the mode in the message.
      antenno.operator leaving="{o}" arriving="{o2}" | Operator | {o2} sits down, the operator of the message goes to bed.
      failed "no tool can climb the mast" | Mast | Climb the mast and tighten the clamp.
    `,
  },
  {
    language: 'en',
    slots: { r: 'Reel 4, Spool B', r2: 'Reel 11, Spool K', l: '70..480', w: '=1.5, 2.5, 4.0', c: '=blue, brown, grey', c2: '=black, white', m: 'Drum 2, Winder A', m2: 'Drum 7, Winder F', t: '5..60', p: '=loosely / tightly' },
    tools: ['kablio_cut(reel, metres: num, pieces?: int): Cut cable', 'kablio_wind(reel, tension: loose|tight): Wind up', 'kablio_rewind(from_reel, to_reel, metres?: num): From reel to reel', 'kablio_core(reel, mm2: num, colour): Enter a cable', 'kablio_colour(reel, old_colour, new_colour): Correct the colour', 'kablio_machine(reel, old_machine, new_machine): Another machine', 'kablio_force(slowest: int, fastest: int): Speeds of the winder', 'kablio_mark(reel, text): Print on the cable'],
    steps: `
      kablio_cut reel="{r}" metres={l} pieces=5 | Cut | Five pieces of {l} m off {r}.
      kablio_cut reel="{r2}" metres={l} | Cut | {l} metres, {r2}.
      @p kablio_wind reel="{r}" tension=loose // kablio_wind reel="{r}" tension=tight | Wind | {r}, {p}.
      kablio_rewind from_reel="{r2}" to_reel="{r}" metres={t} | Rewind | {t} m from {r2} onto {r}.
      kablio_rewind from_reel="{r}" to_reel="{r2}" | All | Everything on {r} comes onto {r2}.
      kablio_core reel="{r}" mm2={w} colour={c} | Enter | {r}: {c}, {w} mm².
      kablio_colour reel="{r2}" old_colour={c} new_colour={c2} | Colour | {r2} isn't {c}, it's {c2}.
      kablio_machine reel="{r}" old_machine="{m}" new_machine="{m2}" | Machine | {m2} does {r}, {m} is being oiled.
      kablio_machine reel="{r2}" old_machine="{m2}" new_machine="{m}" | Machine | {r2} off {m2}, onto {m}.
      kablio_force slowest={t} fastest={l} | Speeds | {l} at most and {t} at least.
      kablio_mark reel="{r}" text="H07V-K <HAR> 2026" | Mark | Print "H07V-K <HAR> 2026" on {r}.
    `,
  },
];
