import type { Scene } from '../../scene';

/** Arguments that are lists: times, paths, addresses, colours, numbers with a point; English, part 4. */
export const rowsEn4: readonly Scene[] = [
  // medication dispenser: times
  {
    language: 'en',
    event: 'webhook /care/plan {"resident": "{n}", "drug": "{m}", "times": ["{t1}", "{t2}", "{t3}"], "room": {r}}',
    slots: { n: 'Frau Imhof, Mr. Oduya, resident 14', m: 'ramipril, iron, eye drops', t1: '=06:30, 07:00, 07:45', t2: '=12:00, 12:45, 13:15', t3: '=19:00, 20:30, 21:15', t4: '=22:30, 23:00, 05:15', r: '101..240', k: '1..4', nr: 'Jolanda, Piet, nurse 3' },
    tools: ['pilleo_times(resident, drug, times: text[], pieces?: int): Set when a drug is given', 'pilleo_once(resident, drug, time): Give a drug once', 'pilleo_skip(resident, times: text[]): Leave times out today', 'pilleo_rooms(nurse, rooms: int[]): Give a nurse rooms', 'pilleo_call(room: int): Call somebody to a room'],
    steps: `
      pilleo_times resident="{n}" drug="{m}" times=["{t1}", "{t2}", "{t3}"] | Plan | Enter the plan as it came in, number of pieces unknown.
      pilleo_times resident="{n}" drug="{m}" times=["{t1}", "{t3}"] pieces={k} | Not at noon | The same drug for {n}, without {t2}; {k} pieces each time.
      pilleo_times resident="{n}" drug=vitamin times=["{t4}"] | Vitamin | vitamin for {n}, at {t4} and at no other time
      pilleo_once resident="{n}" drug="{m}" time={t4} | Once | Exceptionally {n} gets the drug of the message once, at {t4}.
      pilleo_skip resident="{n}" times=["{t2}", "{t3}"] | Away | {n} is away after the morning. Leave out {t2} and {t3} today.
      pilleo_skip resident="{n}" times=["{t1}"] | Sleeps | The first time of the plan is skipped today, {n} is asleep.
      pilleo_rooms nurse="{nr}" rooms=[{r}, 250, 251] | Rooms | {nr} looks after {r}, 250 and 251.
      pilleo_rooms nurse="{nr}" rooms=[{r}] | One room | Only the room of the message for {nr}.
      pilleo_call room={r} | Call | Somebody must go to room {r}, call.
    `,
  },
  // firewall / addresses
  {
    language: 'en',
    earlier: ['Look through the log | grepper → failed logins: {a} (412), {b} (97), {c} (31)', 'Who are the admins? | whoadm → {d}, {e}'],
    slots: { a: '=198.51.100.7, 203.0.113.44, 192.0.2.19', b: '=198.51.100.90, 203.0.113.101, 192.0.2.66', c: '=198.51.100.133, 203.0.113.162, 192.0.2.150', d: '=10.0.4.11, 10.2.0.5', e: '=10.0.4.30, 10.2.0.77', p: '1024..9000', p2: '9001..19000', p3: '19001..40000', m: '10..900' },
    tools: ['moatward_ban(addresses: text[], minutes?: int): Ban addresses', 'moatward_pardon(addresses: text[]): Lift bans', 'moatward_open(ports: int[], only_for?: text[]): Open ports', 'moatward_close(port: int): Close one port', 'moatward_whois(address): Look an address up', 'moatward_strikes(port: int, strikes: int): After how many failures a port bans'],
    steps: `
      moatward_ban addresses=["{a}", "{b}", "{c}"] | Ban | Ban everybody who failed to log in.
      moatward_ban addresses=["{a}"] minutes={m} | Worst | {m} minutes for the one with 412 failures: ban.
      moatward_ban addresses=["{b}", "{c}"] minutes={m} | Other two | Ban all of step {step1} except {a}; {m} min.
      moatward_pardon addresses=["{c}", "{a}"] | Pardon | {c} and {a} were colleagues. Lift both bans.
      moatward_open ports=[{p}, {p2}] only_for=["{d}", "{e}"] | Admins only | Ports {p} and {p2} open for nobody but the admins.
      moatward_open ports=[{p3}] | Open | Open port {p3} for the whole world.
      moatward_open ports=[{p3}, {p}] only_for=["{e}"] | For one | [{p3}, {p}] open, only for {e}
      moatward_close port={p2} | Close | {p2} has to be closed.
      moatward_whois address={b} | Who? | Whose address is {b}? Look it up.
      moatward_strikes port={p} strikes=5 | Strikes | Five failures on port {p} are enough for a ban.
    `,
  },
  // shop window colours
  {
    language: 'en',
    event: 'manual',
    slots: { w: 'window 1, front, W-A', w2: 'window 5, corner, W-D', c1: '=#ff8800, #ffaa00, #e04000', c2: '=#0044ff, #0090c0, #2030aa', c3: '=#ffffff, #f0f0ff, #fff4e0', c4: '=#22bb44, #006633, #88cc00', s: '2..59', p: '60..100', h: '=16:30, 17:45, 18:10' },
    tools: ['vitreole_fade(window, colours: text[], seconds: int): Fade through colours', 'vitreole_fill(windows: text[], colour): Fill windows with one colour', 'vitreole_dim(windows: text[], percent: int, from?): Dim windows', 'vitreole_spot(window, spots: int[], colour?): Colour spots of a window', 'vitreole_loops(window, loops: int): How often a fade is repeated'],
    steps: `
      vitreole_fade window="{w}" colours=["{c1}", "{c2}", "{c3}"] seconds={s} | Fade | {w}: {c1} > {c2} > {c3}, {s} seconds
      vitreole_fade window="{w2}" colours=["{c4}", "{c1}"] seconds={s} | Fade two | Fade {w2} from {c4} to {c1} in {s} seconds.
      vitreole_fade window="{w}" colours=["{c2}"] seconds={s} | Single colour fade | The fade of {w} has one colour, {c2}, and lasts {s} s.
      vitreole_fill windows=["{w}", "{w2}"] colour="{c3}" | Fill | Both {w} and {w2} in {c3}.
      vitreole_fill windows=["{w2}"] colour="{c4}" | Green | Fill just {w2} with {c4}.
      vitreole_dim windows=["{w2}", "{w}"] percent={p} from={h} | Evening | From {h} dim {w2} and {w} to {p} %.
      vitreole_dim windows=["{w}"] percent={p} | Dim | {p} percent are enough for {w}.
      vitreole_spot window="{w}" spots=[2, 4, 7] colour="{c1}" | Spots | Spots 2, 4 and 7 of {w} become {c1}.
      vitreole_spot window="{w2}" spots=[3] | Spot three | Spot 3 of {w2}, the colour that is set there.
      vitreole_loops window="{w}" loops={s} | Repeat | The fade of {w} shall repeat {s} times.
    `,
  },
  // survey points, num lists
  {
    language: 'en',
    event: 'mqtt dig/gps {"trench": "{t}", "lat": {la}, "lon": {lo}, "depths_m": [{d1}, {d2}, {d3}]}',
    slots: { t: 'T3, north trench, Q-2', la: '47.101..47.899', lo: '8.101..8.899', d1: '0.2..0.9', d2: '1.0..1.9', d3: '2.0..3.4', n: '4..30', f: 'F-311, sherd 9, coin 2', f2: 'F-340, bone 4, ring 7', f3: 'F-388, nail 12, bead 5' },
    tools: ['strataga_mark(name, position: num[]): Mark a position', 'strataga_layers(trench, depths: num[]): Enter where layers begin', 'strataga_bag(finds: text[], trench, box?: int): Put finds into a bag', 'strataga_depth(trench, metres: num): How deep a trench is', 'strataga_photo(find, shots?: int): Photograph one find'],
    steps: `
      strataga_mark name="{t}" position=[{la}, {lo}] | Mark | Mark the trench by its name, latitude before longitude.
      strataga_mark name=camp position=[{lo}, {la}] | Camp | Mark "camp", for once with longitude first and latitude second, same place as in the message.
      strataga_layers trench="{t}" depths=[{d1}, {d2}, {d3}] | Layers | The depths of the message are where the layers begin.
      strataga_layers trench="{t}" depths=[{d2}] | One layer | In trench {t} there is one layer only; it begins at {d2} m.
      strataga_bag finds=["{f}", "{f2}", "{f3}"] trench="{t}" | Bag | In one bag from {t}: {f}, {f2}, {f3}.
      strataga_bag finds=["{f3}"] trench="{t}" box={n} | Box | A bag of its own for {f3} from trench {t}. Box {n}.
      strataga_bag finds=["{f2}", "{f}"] trench="{t}" box={n} | Two finds | box {n}: {f2}, {f} (trench {t})
      strataga_depth trench="{t}" metres={d3} | Depth | The trench is {d3} m deep.
      strataga_photo find="{f}" shots={n} | Photos | {n} pictures of {f}, please.
    `,
  },
  // file paths
  {
    language: 'en',
    event: 'webhook /ci/changed {"repo": "{r}", "changed": ["{a}", "{b}", "{c}"], "deleted": ["{d}"], "by": "{u}"}',
    slots: { r: 'pumpctl, web-shop, fw-node', a: 'src/main.c, lib/io.py, app/index.ts', b: 'src/can.c, lib/net.py, app/menu.ts', c: 'docs/wiring.md, docs/setup.md, docs/faq.md', d: 'old/test.sh, tmp/x.log, misc/todo.txt', u: 'mireille, jt, hakon', br: '=main, develop, next', l: '60..120' },
    tools: ['knutbuild_check(repo, files: text[], strict?: bool): Check files', 'knutbuild_restore(repo, files: text[]): Bring deleted files back', 'knutbuild_review(repo, files: text[], reviewers: text[]): Ask for a review', 'knutbuild_blame(repo, file): Who wrote a file', 'knutbuild_files(repo, files: int): How many files a change may have', 'knutbuild_pick(repo, branches: text[], file): Copy a file to branches'],
    steps: `
      knutbuild_check repo={r} files=["{a}", "{b}", "{c}"] | Check | Check whatever changed.
      knutbuild_check repo={r} files=["{a}", "{b}"] strict=true | Code only | Strict check of the changes, but not {c}.
      knutbuild_check repo={r} files=["{c}"] strict=false | Docs | {c} in the same repo, not strict
      knutbuild_restore repo={r} files=["{d}"] | Restore | What was deleted has to come back.
      knutbuild_review repo={r} files=["{a}"] reviewers=["{u}"] | Review | The first changed file, to be reviewed by {u}.
      knutbuild_review repo={r} files=["{c}", "{a}"] reviewers=["{u}", "bot"] | Two and two | Review of {c} and {a} by {u} and bot.
      knutbuild_blame repo={r} file="{b}" | Blame | Who on earth wrote {b}?
      knutbuild_files repo={r} files={l} | Size | A change to {r} may not have more than {l} files.
      knutbuild_pick repo={r} branches=["{br}", "stable"] file="{c}" | Pick | {c} is copied to the branches {br} and stable.
      knutbuild_pick repo={r} branches=["{br}"] file="{a}" | Pick one | Copy {a} to {br}, no other branch.
    `,
  },
  // calendar dates
  {
    language: 'en',
    slots: { a: '=2026-11-30, 2026-12-01, 2026-12-02', b: '=2026-12-08, 2026-12-09, 2026-12-10', c: '=2026-12-21, 2026-12-22, 2026-12-23', d: '=2027-01-11, 2027-01-12, 2027-01-13', ch: 'chalet 3, Birch Hut, lake house', ch2: 'chalet 8, Pine Hut, mill', g: 'Sørensen, G. Vidal, guest 40', e: '80..390' },
    tools: ['almhutte_block(chalet, nights: text[], why?): Block nights', 'almhutte_book(guest, chalets: text[], arrival, nights: int): Book chalets', 'almhutte_price(chalets: text[], euros: int, on?: text[]): Set a price', 'almhutte_free(chalet, night): Free one night', 'almhutte_clean(chalet, nights: text[]): Plan cleaning'],
    steps: `
      almhutte_block chalet="{ch}" nights=["{a}", "{b}", "{d}"] | Block | Block {ch} on {a}, {b} and {d}.
      almhutte_block chalet="{ch2}" nights=["{c}"] why=painters | Painters | The painters come to {ch2} on {c}. Block that night, why: painters.
      almhutte_book guest="{g}" chalets=["{ch}", "{ch2}"] arrival={b} nights=3 | Family | {g} books {ch} and {ch2}, arrival {b}, three nights.
      almhutte_book guest="{g}" chalets=["{ch2}"] arrival={d} nights=7 | A week | Book {ch2} for {g}, from {d}, 7 nights
      almhutte_price chalets=["{ch}"] euros={e} on=["{c}", "{d}"] | Holidays | On {c} and {d} a night in {ch} costs {e} euros.
      almhutte_price chalets=["{ch2}", "{ch}"] euros={e} | Price | {e} euros for {ch2} and {ch}, on no special night.
      almhutte_free chalet="{ch}" night={a} | Free | Free the night of {a} in {ch}.
      almhutte_clean chalet="{ch2}" nights=["{d}", "{a}"] | Clean | Cleaning of {ch2}: {d}, {a}
      almhutte_clean chalet="{ch}" nights=["{b}"] | Clean once | {ch} is cleaned on {b}.
    `,
  },
  // water works, JSON array of six
  {
    language: 'en',
    event: 'mqtt waterworks/wells {"wells": ["{a}", "{b}", "{c}", "{d}", "{e}"], "nitrate": [{x}, {y}], "main": "{m}"}',
    slots: { a: 'P1, Eichen, well 2', b: 'P4, Moos, well 5', c: 'P6, Senn, well 9', d: 'P8, Thal, well 14', e: 'P11, Horn, well 18', m: 'M-400, south main, DN300', m2: 'M-250, hill main, DN150', x: '11.1..24.9', y: '25.1..48.5', p: '20..95' },
    tools: ['aquadult_pump(wells: text[], percent: int): Run the pumps of wells', 'aquadult_rest(wells: text[], hours?: int): Let wells rest', 'aquadult_feed(wells: text[], mains: text[]): Which wells feed which mains', 'aquadult_sample(well, bottles?: int): Sample one well', 'aquadult_log(values: num[], unit): Log values'],
    steps: `
      aquadult_pump wells=["{a}", "{b}", "{c}", "{d}", "{e}"] percent={p} | Full | All wells of the message at {p} %.
      aquadult_pump wells=["{b}", "{d}"] percent={p} | Second and fourth | The second and the fourth well of the list, {p} %.
      aquadult_rest wells=["{a}"] hours=12 | Rest | The first of the list rests for 12 hours.
      aquadult_rest wells=["{b}", "{c}", "{d}", "{e}"] | The others | All wells rest but {a}, I can't say for how long.
      aquadult_feed wells=["{e}", "{c}"] mains=["{m}"] | Feed | The main {m} is fed by {e} and {c}.
      aquadult_feed wells=["{a}"] mains=["{m}", "{m2}"] | Two mains | Well {a} feeds two mains: {m}, {m2}
      aquadult_sample well="{e}" bottles=3 | Bottles | Three bottles from the last well of the list.
      aquadult_sample well="{d}" | Sample | Take a sample at {d}.
      aquadult_log values=[{x}, {y}] unit="mg/l" | Nitrate | Log the nitrate values in the unit mg/l.
      aquadult_log values=[{y}] unit="mg/l" | Only the high one | Log {y} mg/l and nothing else.
    `,
  },
  // theatre costume / tailoring: sizes
  {
    language: 'en',
    earlier: ['Ask the wardrobe | kleiderliste → ready: {a}, {b}; torn: {c}; at the laundry: {d}'],
    slots: { a: 'red coat, K-12, crown', b: 'black cape, K-25, boots', c: 'velvet gown, K-31, veil', d: 'white shirt, K-47, apron', ac: 'Minna, Tobias, actor 6', ac2: 'Rahel, Sander, actor 9', s: '2..6', n: '7..90' },
    tools: ['garderobo_dress(actor, costumes: text[], scene?: int): Give an actor costumes', 'garderobo_mend(costumes: text[], minutes?: int): Order mending', 'garderobo_wash(costume, celsius: int): Wash one costume', 'garderobo_rack(costumes: text[], racks: int[]): Hang costumes on racks', 'garderobo_call(actors: text[]): Call actors to the wardrobe', 'garderobo_hangers(costumes: int): How many hangers to bring'],
    steps: `
      garderobo_dress actor="{ac}" costumes=["{a}", "{b}"] | Dress | {ac} wears what is ready.
      garderobo_dress actor="{ac2}" costumes=["{d}"] scene={s} | Scene | In scene {s} {ac2} only wears {d}.
      garderobo_dress actor="{ac2}" costumes=["{b}", "{c}", "{a}"] scene={s} | Many | Give {ac2} {b}, {c}, {a} for scene {s}.
      garderobo_mend costumes=["{c}"] minutes={n} | Mend | Mending of what is torn, {n} minutes.
      garderobo_mend costumes=["{c}", "{d}"] | Mend two | To mending go {c} (torn) and {d} (came back without a button)
      garderobo_wash costume="{d}" celsius={n} | Wash | Wash {d} at {n}.
      garderobo_rack costumes=["{a}"] racks=[{s}, {n}] | Racks | Spread {a} over racks {s} and {n}.
      garderobo_rack costumes=["{b}", "{a}"] racks=[{s}] | Rack | On rack {s}: {b} before {a}.
      garderobo_call actors=["{ac}", "{ac2}"] | Call | Would {ac} and {ac2} come to the wardrobe? Call them.
      garderobo_hangers costumes={n} | Hangers | {n} hangers.
    `,
  },
  // substation breakers: conditional
  {
    language: 'en',
    event: 'mqtt grid/feeder {"tripped": ["{a}", "{b}"], "load_mw": {mw}, "reserve": "{c}", "spare": "{d}"}',
    slots: { a: 'F-12, Mill feeder, Q1', b: 'F-19, Dock feeder, Q4', c: 'R-2, coupler, Q9', d: 'S-1, old feeder, Q12', mw: '11..39 / 42..88', k: '1..9', cr: 'crew 1, Baptiste, night team' },
    tools: ['galvanord_close(breakers: text[], check?: bool): Close breakers', 'galvanord_trip(breakers: text[]): Open breakers', 'galvanord_transfer(from: text[], to: text[]): Move load', 'galvanord_walk(crew, breakers: text[]): Send a crew to breakers', 'galvanord_tap(breaker, step: int): Set the tap of one breaker'],
    steps: `
      @mw galvanord_close breakers=["{a}", "{b}"] // failed "the load is {mw} MW" | Close | Close what has tripped, but only below 40 MW.
      @mw galvanord_close breakers=["{a}", "{b}", "{c}"] // galvanord_close breakers=["{c}"] | With reserve | Under 40 MW close the tripped ones and the reserve after them. From 40 up only the reserve.
      galvanord_close breakers=["{d}"] check=true | Spare | Spare one: close, with check.
      galvanord_trip breakers=["{c}", "{d}"] | Open | The reserve and the spare breaker must be opened. Use the names from the message, reserve first.
      galvanord_trip breakers=["{b}"] | Open one | Only {b} is opened now
      galvanord_transfer from=["{a}", "{b}"] to=["{c}"] | Transfer | Load of the tripped breakers to the reserve.
      galvanord_transfer from=["{c}"] to=["{d}", "{a}"] | Back | From {c} back to {d} and {a}.
      galvanord_walk crew="{cr}" breakers=["{b}", "{a}"] | Crew | {cr} goes to {b} and, after that, to {a}.
      galvanord_tap breaker="{c}" step={k} | Tap | Step {k} on {c}.
    `,
  },
  // fish market auction
  {
    language: 'en',
    event: 'manual - Lots {a}, {b}, {c} sold to {w}, lots {d} and {e} unsold',
    slots: { a: '11..29', b: '30..49', c: '50..69', d: '70..84', e: '85..99', w: 'Hakonsen, Maris Foods, stall 7', w2: 'Bistro Nord, Teixeira, stall 12', k: '2.5..9.5', ice: '101..300' },
    tools: ['halibutto_hand(lots: int[], buyer): Hand lots over', 'halibutto_again(lots: int[], price?: num): Auction lots again', 'halibutto_lot(lot: int, kilos: num): Enter the weight of one lot', 'halibutto_ice(lots: int[], kilos: int): Put ice on lots', 'halibutto_tell(buyers: text[], text): Tell buyers something', 'halibutto_lots(lots: int): How many lots come tomorrow'],
    steps: `
      halibutto_hand lots=[{a}, {b}, {c}] buyer="{w}" | Hand over | What {w} bought is handed over.
      halibutto_hand lots=[{d}] buyer="{w2}" | Late buyer | {w2} takes {d} after all, hand it over.
      halibutto_again lots=[{d}, {e}] | Again | What is unsold is auctioned again. No price yet.
      halibutto_again lots=[{e}] price={k} | Cheaper | lot {e} again, price {k}
      halibutto_lot lot={b} kilos={k} | Weight | Lot {b} weighs {k} kg.
      halibutto_ice lots=[{c}, {e}, {a}] kilos={ice} | Ice | {ice} kg of ice on {c}, {e} and {a}.
      halibutto_ice lots=[{a}, {b}] kilos={ice} | Ice for two | Sold lots but not {c}: {ice} kg of ice.
      halibutto_tell buyers=["{w}", "{w2}"] text="Bring your own crates" | Crates | "Bring your own crates" to {w} and {w2}
      halibutto_tell buyers=["{w2}"] text="Lot {d} is yours" | Tell one | Tell {w2} "Lot {d} is yours".
      halibutto_lots lots={ice} | Tomorrow | Tomorrow {ice} lots come in, enter that.
    `,
  },
  // lab incubators shelf + plates
  {
    language: 'en',
    event: 'cron - 18:00 evening round',
    earlier: ['Open the incubator list | inklist → [{a}, {b}, {c}]', 'Contaminated | swabtest → [{b}]', 'Stains left | stockcheck → {s}, {s2}'],
    slots: { a: '3..19', b: '20..39', c: '40..59', d: '60..79', s: 'crystal, safranin, lugol', s2: 'eosin, giemsa, nile', h: '=24, 36, 48', t: '28.5..37.5' },
    tools: ['brutkasto_keep(dishes: int[], hours: int, celsius?: num): Keep dishes warm', 'brutkasto_discard(dishes: int[]): Throw dishes away', 'brutkasto_stain(dish: int, stains: text[]): Stain one dish', 'brutkasto_count(dish: int): Count colonies of one dish', 'brutkasto_dishes(dishes: int): How many clean dishes to lay out'],
    steps: `
      brutkasto_keep dishes=[{a}, {b}, {c}] hours={h} | Keep | The whole incubator list stays warm for {h} hours more.
      brutkasto_keep dishes=[{a}, {c}] hours={h} celsius={t} | Clean ones | {t} °C, {h} h: all on the list that isn't contaminated.
      brutkasto_keep dishes=[{d}] hours={h} | New dish | A new dish, {d}, is kept warm for {h} hours.
      brutkasto_discard dishes=[{b}] | Throw away | What is contaminated is thrown away.
      brutkasto_discard dishes=[{c}, {d}] | Dried out | Dishes {c} and {d} have dried out. Away with them.
      brutkasto_stain dish={a} stains=["{s}", "{s2}"] | Stain | Both stains that are left, on {a}.
      brutkasto_stain dish={c} stains=["{s2}"] | One stain | Stain {c} with {s2}.
      brutkasto_count dish={a} | Count | How many colonies has {a}? Count.
      brutkasto_dishes dishes={d} | Lay out | Lay out {d} clean dishes.
    `,
  },
  // amusement park
  {
    language: 'en',
    event: 'webhook /park/wind {"gust": {g}, "close": ["{a}", "{b}"], "stay_open": ["{c}", "{d}", "{e}"]}',
    slots: { g: '55..110', a: 'Kraken, tower 2, giant wheel', b: 'Albatross, swing 1, sky cups', c: 'Mine Train, carousel, log ride', d: 'Ghost House, maze, teacups', e: 'Old Mill, cinema 4D, dodgems', gt: '1..6', gt2: '7..12', m: '15..50', tx: '=Closed for wind, Back soon, Sorry' },
    tools: ['fahrwonne_shut(rides: text[], sign?): Shut rides', 'fahrwonne_run(rides: text[], minutes?: int): Run rides', 'fahrwonne_evac(ride): Get people out of one ride', 'fahrwonne_gates(gates: int[], free: bool): Set gates', 'fahrwonne_send(from: text[], to: text[]): Point visitors to other rides', 'fahrwonne_staff(rides: int): How many rides have staff'],
    steps: `
      fahrwonne_shut rides=["{a}", "{b}"] sign="{tx}" | Shut | Shut those that the wind service wants closed; sign "{tx}".
      fahrwonne_shut rides=["{a}", "{b}", "{e}"] | One more | Shut the ones to close and, in addition, {e}. No sign.
      fahrwonne_run rides=["{c}", "{d}", "{e}"] | Run | Everything that may stay open, let it run.
      fahrwonne_run rides=["{d}"] minutes={m} | Short | Run {d} for {m} minutes.
      fahrwonne_evac ride="{a}" | Out | People are still up in {a}. Get them out!
      fahrwonne_gates gates=[{gt}, {gt2}] free=true | Gates | Gates {gt} and {gt2} are free
      fahrwonne_gates gates=[{gt2}] free=false | Gate | Gate {gt2} must not be free any longer.
      fahrwonne_send from=["{b}"] to=["{c}", "{e}"] | Send | Visitors of {b} are pointed to {c} and {e}.
      fahrwonne_send from=["{a}", "{b}"] to=["{d}"] | Send all | From both closed rides visitors are pointed to {d}, nowhere else.
      fahrwonne_staff rides={gt2} | Staff | There is staff for {gt2} rides.
    `,
  },
];
