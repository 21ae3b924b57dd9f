import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in English, part 4. */
export const cabinets4: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /florist/order {"order": "{o}", "bouquet": "{b}", "stems": {n}, "deliver_at": "{t}", "driver": "{d}", "card": "{c}"}',
    slots: { o: 'F-204, 7731, Rose-9', o2: 'F-219, 7750', b: 'Mayday, Blush, white 3', b2: 'Autumn, Zest', n: '9..60', t: '=09:30, 11:15, 14:40', t2: '=12:20, 16:05, 17:50', d: 'Yann, Ms Poole', d2: 'Olga, Abdi', c: '=Get well soon, To Nan, Happy 40th', c2: '=With love from all of us, Sorry!' },
    tools: ['petala_bind(bouquet, stems: int, order): Bind a bouquet', 'petala_swap(order, was, becomes): Another bouquet for an order', 'petala_card(order, text): Write the card', 'petala_route(order, driver, at?): Plan a delivery', 'petala_pass(order, from_driver, to_driver): Another driver', 'petala_pickup(order): The customer fetches it'],
    steps: `
      petala_bind bouquet="{b}" stems={n} order={o} | Bind | Bind what was ordered, with the number of stems that was ordered.
      petala_bind bouquet="{b2}" stems={n} order={o2} | {b2} | Please bind a {b2} with {n} stems. It is for order {o2}.
      petala_swap order={o} was="{b}" becomes="{b2}" | No more | We have run out of flowers for the bouquet in this order, so it becomes a {b2}.
      petala_card order={o} text="{c}" | Card | The card of this order says what the message says.
      petala_card order={o2} text="{c2}" | Card for {o2} | "{c2}"
      petala_route order={o} driver="{d}" at={t} | Deliver | The named driver brings it at the time that was wished.
      petala_route order={o2} driver="{d2}" | Some time | {d2} takes {o2} along some time today, so leave the hour open.
      petala_pass order={o} from_driver="{d}" to_driver="{d2}" | Driver ill | The driver of this order is ill and {d2} steps in.
      petala_pass order={o2} from_driver="{d2}" to_driver="{d}" | {o2} | {d} relieves {d2}.
      petala_pickup order={o2} | Fetch | {o2} isn't delivered after all, they come to the shop.
    `,
  },
  {
    language: 'en',
    slots: { z: 'zone B, Dock 4, freezer 2', z2: 'zone F, Dock 9', pl: 'PAL-118, p 40, 3391', pl2: 'PAL-220, p 61', ra: 'R04-2, A-11-3', ra2: 'R19-5, C-02-1', q: '3..90', sk: 'SKU-881, bolt M8, tile grey', w: '=before anything else / whenever there is time' },
    tools: ['palletto_put(pallet, rack): Put a pallet into a rack', 'palletto_take(pallet): Take a pallet out of its rack', 'palletto_relocate(pallet, from_rack, to_rack): Pallet into another rack', 'palletto_reserve(item, count: int, order): Keep goods for an order', 'palletto_pick(item, count: int, order, prio?: first|last): Fetch goods for an order', 'palletto_scrap(item, count: int, note?): Book goods as scrap', 'palletto_zones(pallet_zone_a, pallet_zone_b): Let two zones change their goods'],
    steps: `
      palletto_put pallet="{pl}" rack={ra} | Put | {pl} in {ra}, please.
      palletto_take pallet="{pl2}" | Out | We need what is on {pl2}; get it out of the rack.
      palletto_relocate pallet="{pl}" from_rack={ra} to_rack={ra2} | Beam bent | The beam at {ra} is bent, which is why {pl} has to move to {ra2}.
      palletto_relocate pallet="{pl2}" from_rack={ra2} to_rack={ra} | {pl2} | {ra2} -> {ra}
      palletto_reserve item="{sk}" count={q} order={pl2} | Reserve | Keep {q} of {sk} back for order {pl2}; nobody goes and fetches them yet.
      @w palletto_pick item="{sk}" count={q} order={pl} prio=first // palletto_pick item="{sk}" count={q} order={pl} prio=last | Pick | For order {pl} fetch {q} times {sk}, {w}.
      palletto_scrap item="{sk}" count={q} note="forklift, lane 2" | Scrap | {q} {sk} are scrap. Note: "forklift, lane 2"
      palletto_scrap item="{sk}" count={q} | Crushed | Book {q} of {sk} as scrap and don't bother with a note.
      palletto_zones pallet_zone_a="{z}" pallet_zone_b="{z2}" | Zones | The goods of {z} and those of {z2} change places.
    `,
  },
  {
    language: 'en',
    event: 'mqtt spa/cabin {"cabin": "{c}", "celsius": {t}, "humidity": {h}, "guests": {n}, "aufguss": "{a}", "closed_cabin": "{c2}"}',
    slots: { c: 'Finn, Cabin 2, Birch', c2: 'Bio, Cabin 5, Steam', t: '62..94', t2: '45..60', h: '8..30', n: '0 / 3..14', a: 'mint, eucalyptus, honey', a2: 'pine, citrus', m: '5..15', l: '=candlelight / floodlight' },
    tools: ['loyly_heat(cabin, celsius: int, humidity?: int): Heat a cabin', 'loyly_pour(cabin, scent, minutes: int): Plan an infusion', 'loyly_scent(cabin, planned, instead): Another scent', 'loyly_open(cabin): Let guests in', 'loyly_empty(cabin): Ask guests to leave', 'loyly_light(cabin, level: dim|bright): Light'],
    steps: `
      loyly_heat cabin="{c2}" celsius={t2} humidity={h} | Heat | {c2} is to have {t2} degrees with a humidity of {h} %.
      loyly_heat cabin="{c}" celsius={t2} | Too hot | The reported cabin is too hot for them. {t2} °C, but don't touch the humidity.
      loyly_pour cabin="{c}" scent="{a}" minutes={m} | Infusion | The infusion that the message names lasts {m} minutes and is in the cabin it names.
      loyly_pour cabin="{c2}" scent="{a2}" minutes={m} | Another | {m} minutes of {a2} in {c2}.
      loyly_scent cabin="{c}" planned="{a}" instead="{a2}" | Scent | A guest is allergic to what the message plans for its cabin. Let it be {a2}.
      loyly_scent cabin="{c2}" planned="{a2}" instead="{a}" | Scent {c2} | There it's going to be {a} and not, as planned, {a2}.
      loyly_open cabin="{c2}" | Open | The cabin that was closed may be used now.
      @n failed "nobody is in there" // loyly_empty cabin="{c}" | Everybody out | If there are guests in the cabin, ask them to leave. With nobody in there the step fails.
      @l loyly_light cabin="{c}" level=dim // loyly_light cabin="{c}" level=bright | Light | I'd like {l} in {c}.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Pat-7, Mr Lind, 40021', p2: 'Pat-9, Ms Duarte', t: '=11, 24, 36', t2: '=15, 27, 46', sh: 'A2, B1, C3', ax: '5..110', d: '=2026-06-18, 2026-09-02', m: '=zirconia, gold, resin', ra: '=a milling job / a printing job' },
    tools: ['dentaro_crown(patient, tooth: int, material: zirconia|gold|resin, shade?): Order a crown', 'dentaro_bridge(patient, first: int, last: int, material: zirconia|gold|resin): Order a bridge', 'dentaro_tooth(patient, wrong: int, correct: int): Correct the tooth', 'dentaro_method(patient, way: mill|print): How it is made', 'dentaro_try(patient, date): Plan a fitting', 'dentaro_discard(patient, remake: bool): Throw a piece away'],
    steps: `
      dentaro_crown patient="{p}" tooth={t} material={m} shade={sh} | Crown | A {m} crown in shade {sh} for tooth {t}, the patient is {p}.
      dentaro_crown patient="{p2}" tooth={t2} material={m} | {p2} | Crown, tooth {t2}, {m}. The shade is chosen at the fitting.
      dentaro_bridge patient="{p}" first={t} last={t2} material={m} | Bridge | From {t} to {t2}, {m}, {p}.
      dentaro_bridge patient="{p2}" first={t2} last={t} material={m} | Bridge too | {p2} needs a bridge of {m}. It ends at {t} and begins at {t2}.
      dentaro_tooth patient="{p}" wrong={t} correct={t2} | Slip | In the order for {p} it says {t}, but {t2} is meant.
      @ra dentaro_method patient="{p2}" way=mill // dentaro_method patient="{p2}" way=print | How | {p2}'s piece is {ra}.
      dentaro_try patient="{p}" date={d} | Fitting | {p} comes for a fitting on {d}.
      dentaro_discard patient="{p2}" remake=true | Bubble | There's a bubble in {p2}'s piece. Throw it away and make it once more.
      dentaro_discard patient="{p}" remake=false | Not wanted | {p} has gone to another dentist; throw the piece away, there won't be a second.
    `,
  },
  {
    language: 'en',
    event: 'mqtt forest/station {"plot": "{p}", "risk": {r}, "tower": "{t}", "ranger": "{g}", "wind_from": {w}, "next_plot": "{p2}"}',
    slots: { p: 'Plot 14, Birch Hollow, F-2', p2: 'Plot 22, Kiefern', r: '=1, 2 / 4, 5', t: 'T-North, Tower 3', t2: 'T-South, Tower 8', g: 'Maja, Mr Quist', g2: 'Bjarne, Ms Lowe', w: '5..355', n: '2..30', k: '200..2400' },
    tools: ['sylvar_close(plot, until?): Forbid people to enter a plot', 'sylvar_open(plot): Let people enter again', 'sylvar_watch(tower, ranger): Put a ranger on a tower', 'sylvar_relieve(tower, leaving, coming): Change of ranger', 'sylvar_fell(plot, trees: int, species?): Mark trees for felling', 'sylvar_plant(plot, trees: int, species?): Plan planting', 'sylvar_turn(tower, degrees: int): Turn the camera of a tower'],
    steps: `
      @r sylvar_open plot="{p}" // sylvar_close plot="{p}" | Open or closed | With a risk of three or more, nobody may enter this plot. With a lower one let people in.
      sylvar_close plot="{p2}" until=2026-09-30 | Closed | {p2} is shut to walkers until 2026-09-30.
      sylvar_watch tower="{t2}" ranger="{g2}" | Watch | {g2} keeps watch on {t2}.
      sylvar_relieve tower="{t}" leaving="{g}" coming="{g2}" | Change | On the tower in the message, {g2} relieves the ranger who is there.
      sylvar_relieve tower="{t2}" leaving="{g2}" coming="{g}" | {t2} | {g2} comes down, {g} goes up.
      sylvar_fell plot="{p}" trees={n} species=spruce | Beetle | {n} spruce trees of the reported plot have the beetle and have to be felled (write spruce).
      sylvar_fell plot="{p2}" trees={n} | Fell | Mark {n} trees in {p2}, no matter which kind.
      sylvar_plant plot="{p2}" trees={k} | Plant | {k} young ones come into {p2}; we have not agreed on a species.
      sylvar_turn tower="{t}" degrees={w} | Smoke | Turn the camera of this tower to where the wind comes from.
    `,
  },
  {
    language: 'en',
    slots: { u: 'ATM 4, Branch 12, Kiosk 3', u2: 'ATM 9, Branch 31', n: '10..90', n2: '100..900', nt: '=10, 20, 50', nt2: '=5, 100, 200', c: '**-4471, card 9', h: '=straight away / at the end of the day' },
    tools: ['monetix_load(machine, note: int, count: int): Load notes', 'monetix_limit(machine, smallest: int, largest: int): Amounts that may be drawn', 'monetix_convert(machine, from_note: int, to_note: int): Give another note', 'monetix_keep(machine, card): Keep a card', 'monetix_eject(machine, card): Give a card back', 'monetix_shutdown(machine, when: now|evening): Shut down'],
    steps: `
      monetix_load machine="{u}" note={nt} count={n2} | Load | {n2} notes of {nt} have been loaded into {u}.
      monetix_load machine="{u2}" note={nt2} count={n} | {u2} | {nt2} euro notes, {n} of them.
      monetix_limit machine="{u}" smallest={n} largest={n2} | Limit | At {u} you get {n2} at most and {n} at least.
      monetix_limit machine="{u2}" smallest={n} largest={n2} | From … to | {u2}: {n} to {n2}.
      monetix_convert machine="{u}" from_note={nt} to_note={nt2} | No more | {u} has run out of {nt}s and gives {nt2}s in their place.
      monetix_convert machine="{u2}" from_note={nt2} to_note={nt} | Smaller | {nt} instead of {nt2} at {u2}.
      monetix_keep machine="{u}" card="{c}" | Stolen | {c} is stolen, {u} must not give it back.
      monetix_eject machine="{u2}" card="{c}" | Stuck | {c} is stuck in {u2}. Its owner wants it back.
      @h monetix_shutdown machine="{u2}" when=now // monetix_shutdown machine="{u2}" when=evening | Shut down | Shut {u2} down {h}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ship/stow {"vessel": "{v}", "container": "{c}", "bay": "{b}", "tons": {t}, "reefer_c": {r}, "crane": "{k}"}',
    slots: { v: 'Maren, Kuro Maru, Delta 9', c: '=MSKU 118220-4, HLXU 40771-9', c2: '=TGHU 99012-3, CMAU 5512-0', b: '=12-04-82, 06-01-02', b2: '=18-02-84, 30-03-06', t: '3..30', r: '-28..-15', r2: '2..14', k: 'Crane 2, STS-4', k2: 'Crane 6, STS-9' },
    tools: ['stevedo_load(container, bay, crane?): Load a container', 'stevedo_lift(container, crane?): Take a container ashore', 'stevedo_restow(container, old_bay, new_bay): Put a container elsewhere on board', 'stevedo_reefer(container, celsius: int, vent?: bool): Set a cold container', 'stevedo_swap(box_a, box_b): Two containers change places', 'stevedo_crane(out_crane, in_crane): Another crane', 'stevedo_weight(container, declared: num, weighed: num): Report a wrong weight'],
    steps: `
      stevedo_load container="{c2}" bay="{b2}" crane="{k2}" | Load | {k2} puts {c2} into bay {b2}.
      stevedo_load container="{c2}" bay="{b}" | Any crane | {c2} into the bay named in the message, whichever crane is free.
      stevedo_lift container="{c}" | Ashore | The one in the message stays here: take it ashore.
      stevedo_restow container="{c}" old_bay="{b}" new_bay="{b2}" | Restow | The container in the message can't remain where it is, bay {b2} is better.
      stevedo_restow container="{c2}" old_bay="{b2}" new_bay="{b}" | {c2} | from bay {b2} to bay {b}
      stevedo_reefer container="{c2}" celsius={r2} vent=true | Bananas | {c2} needs {r2} °C and fresh air.
      stevedo_reefer container="{c2}" celsius={r} vent=false | Fish | As cold as the container in the message, and with the vents shut: {c2}.
      stevedo_swap box_a="{c}" box_b="{c2}" | Places | {c} and {c2} change places.
      stevedo_crane out_crane="{k}" in_crane="{k2}" | Crane | The crane of this message has a fault. {k2} goes on.
      stevedo_weight container="{c2}" declared={r2} weighed={t} | Too heavy | We weighed {t} t. The papers of {c2} say {r2}.
    `,
  },
  {
    language: 'en',
    slots: { r: 'router-7, 192.168.3.1, gw-mill', r2: 'router-9, gw-dock', n: '=10.3.0.0/24, 172.20.8.0/22', n2: '=10.9.0.0/24, fd12:7::/64', g: '=10.3.0.254, 192.168.3.9', g2: '=10.3.0.253, 192.168.3.8', m: '5..50', m2: '100..300', ke: '=and survive a restart / only until the next restart' },
    tools: ['viaroute_add(router, network, gateway, metric?: int): Add a route', 'viaroute_replace(router, network, old_gateway, new_gateway): Another gateway for a route', 'viaroute_drop(router, network): Take a route out', 'viaroute_read(router, network): Show one route', 'viaroute_list(router): Show all routes', 'viaroute_nat(router, inside, outside): Translate addresses', 'viaroute_save(router, permanent: bool): Keep the changes'],
    steps: `
      viaroute_add router={r} network={n} gateway={g} | Add | On {r}, {n} is reached through {g}.
      viaroute_add router={r2} network={n2} gateway={g2} metric={m} | Add another | {n2} via {g2}, metric {m}. That's for {r2}.
      viaroute_replace router={r} network={n} old_gateway={g} new_gateway={g2} | Replace | {r}: for {n} go through {g2} in place of {g}.
      viaroute_replace router={r2} network={n} old_gateway={g2} new_gateway={g} | Back | The way to {n} on {r2} was changed to {g2}; it's {g} again from today.
      viaroute_drop router={r} network={n2} | Drop | {n2} isn't ours any more. {r} shall forget the way there.
      viaroute_read router={r2} network={n} | How do we get there? | What does {r2} know about {n}?
      viaroute_list router={r} | Routes | All that {r} has.
      viaroute_nat router={r2} inside={g} outside={g2} | NAT | Outside it's {g2}, inside {g}. Router {r2}.
      @ke viaroute_save router={r} permanent=true // viaroute_save router={r} permanent=false | Keep | The changes on {r} should stay {ke}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt greenhouse/vine {"row": {r}, "ph": {p}, "ec": {e}, "runoff_ml": {m}, "recipe": "{rc}", "dry_row": {r2}}',
    slots: { r: '1..12', r2: '13..30', p: '5.4..6.6', e: '1.2..2.9', lo: '5.1..5.5', hi: '6.4..6.9', m: '20..380', rc: 'Bloom 3, Veg, Start B', rc2: 'Finish, Bloom 5', s: '=one / two / five', l: '=a drizzle / a downpour' },
    tools: ['irrigo_shot(row: int, ml: int, force?: light|heavy): Water a row once', 'irrigo_skip(row: int, shots: int): Leave out some waterings', 'irrigo_recipe(row: int, from_recipe, to_recipe): Another recipe', 'irrigo_band(row: int, ph_low: num, ph_high: num): Limits of pH', 'irrigo_clone(row_from: int, row_to: int): Settings of one row for another', 'irrigo_flush(row: int, ml: int): Rinse with clear water'],
    steps: `
      irrigo_shot row={r2} ml={m} | Water | {m} ml on the dry row.
      @l irrigo_shot row={r} ml={m} force=light // irrigo_shot row={r} ml={m} force=heavy | Water row {r} | {m} ml, and it should be {l}.
      @s irrigo_skip row={r} shots=1 // irrigo_skip row={r} shots=2 // irrigo_skip row={r} shots=5 | Too wet | The reported row is too wet, so leave out the next {s}.
      irrigo_recipe row={r} from_recipe="{rc}" to_recipe="{rc2}" | Recipe | Change the row in the message over to {rc2}.
      irrigo_recipe row={r2} from_recipe="{rc2}" to_recipe="{rc}" | Row {r2} | {rc2} was wrong there. {rc}.
      irrigo_band row={r2} ph_low={lo} ph_high={hi} | pH | Keep the dry row from going over {hi} or under {lo}.
      irrigo_band row={r} ph_low={lo} ph_high={hi} | pH row {r} | {lo} to {hi}
      irrigo_clone row_from={r} row_to={r2} | Same settings | What row {r} has, row {r2} gets too.
      irrigo_clone row_from={r2} row_to={r} | Copy | Row {r}: take over everything from row {r2}.
      irrigo_flush row={r2} ml={m} | Salt | Too much salt in row {r2}, rinse it with {m} ml.
    `,
  },
  {
    language: 'en',
    slots: { b: 'Bk-118, Dune, 978-04', b2: 'Bk-240, Emma, Atlas 3', u: 'card 5511, Pia, Mr Lund', u2: 'card 7720, Ugo', d: '=2026-05-30, 2026-07-11', s: 'A-14, K 220', s2: 'B-09, R 88', e: '0.5..6.5', n: '7..28' },
    tools: ['libroq_hold(book, reader): Keep a book for a reader', 'libroq_issue(book, reader, days?: int): Lend a book', 'libroq_renew(book, until): Lend it longer', 'libroq_back(book, damaged?: bool): A book comes back', 'libroq_shelve(book, old_shelf, new_shelf): Another shelf', 'libroq_fine(reader, euro: num): Fine', 'libroq_pardon(reader): No fine', 'libroq_heir(book, from_reader, to_reader): A book goes from reader to reader'],
    steps: `
      libroq_hold book="{b}" reader="{u}" | Hold | {u} would like {b} as soon as it is back.
      libroq_issue book="{b2}" reader="{u2}" | Lend | {u2} takes {b2} home, the usual time.
      libroq_issue book="{b}" reader="{u}" days={n} | For {n} days | {u} borrows {b}.
      libroq_renew book="{b2}" until={d} | Longer | {b2} may be kept until {d}.
      libroq_back book="{b}" damaged=true | Back | {b} came back with coffee on it: damaged.
      libroq_back book="{b2}" | Back too | {b2} is in the box.
      libroq_shelve book="{b}" old_shelf="{s}" new_shelf="{s2}" | Shelf | {b} stands at {s2} from now on, no longer at {s}.
      libroq_fine reader="{u2}" euro={e} | Fine | {e} euros from {u2}.
      libroq_pardon reader="{u}" | Ill | {u} was in hospital, so no fine.
      libroq_heir book="{b2}" from_reader="{u}" to_reader="{u2}" | Passed on | {u2} has {b2} now, {u} passed it on.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tender/bids {"lot": "{l}", "bidder": "{b}", "offer": {o}, "due": "{d}", "buyer": "{p}", "second": "{b2}"}',
    slots: { l: 'L-40, Roof school, Lot 9', b: 'Hansa Bau, Kowa, Mills Ltd', b2: 'Orlo, Steen & Co', o: '9100..48000', o2: '49000..90000', d: '=2026-10-01, 2026-11-15', d2: '=2026-12-01, 2027-02-10', p: 'Ms Arslan, Heyer', p2: 'Mr Dube, Rask' },
    tools: ['bidlane_award(lot, bidder): Give an order to a bidder', 'bidlane_exclude(lot, bidder, why?): Exclude a bidder', 'bidlane_due(lot, old_date, new_date, tell?: bool): Another last day', 'bidlane_range(lot, least: num, most: num): What an offer may cost', 'bidlane_officer(lot, from_person, to_person): Another buyer', 'bidlane_end(lot): End a tender without an order'],
    steps: `
      bidlane_award lot="{l}" bidder="{b}" | Award | The bidder in the message gets it.
      bidlane_award lot="{l}" bidder="{b2}" | Award to the second | The first one has withdrawn; the order goes to the second.
      bidlane_exclude lot="{l}" bidder="{b}" why="no signature on p. 4" | Exclude | Exclude the one who offered {o}. Why: "no signature on p. 4"
      bidlane_exclude lot="{l}" bidder="{b2}" | Exclude {b2} | without giving a reason
      bidlane_due lot="{l}" old_date={d} new_date={d2} tell=true | Later | Offers until {d2} now, and all bidders are told.
      bidlane_due lot="{l}" old_date={d} new_date={d2} tell=false | Later, silently | {d2} instead of the day in the message. The bidders aren't told.
      bidlane_range lot="{l}" least={o} most={o2} | Range | At most {o2}, at least {o}.
      bidlane_officer lot="{l}" from_person="{p}" to_person="{p2}" | Leave | {p2} buys this, since the buyer in the message is on leave.
      bidlane_end lot="{l}" | No money | The council has no money. End it, nobody gets it.
    `,
  },
  {
    language: 'en',
    slots: { v: 'V-11, relief 4, main valve', v2: 'V-20, bypass B', p: '2..9', p2: '10..40', pc: '5..95', s: '3..90', m: 'steam-1, Header 2', m2: 'steam-4, Header 6', f: '=just a crack / all the way' },
    tools: ['steamo_valve(valve, opening: crack|full): Open a valve', 'steamo_set(valve, percent: int, ramp_s?: int): Set a valve', 'steamo_trim(valve, percent: int): Change a valve by some percent', 'steamo_window(line, low_bar: num, high_bar: num): Pressures of a line', 'steamo_route(from_line, to_line): Lead steam into another line', 'steamo_trap(line, test: bool): Drain or test a steam trap'],
    steps: `
      @f steamo_valve valve="{v}" opening=crack // steamo_valve valve="{v}" opening=full | Open | Open {v} {f}.
      steamo_set valve="{v2}" percent={pc} ramp_s={s} | Set | {v2} to {pc} %, and take {s} s for it.
      steamo_set valve="{v}" percent={pc} | At once | {v} to {pc} %.
      steamo_trim valve="{v2}" percent=-{p} | A bit less | {p} % less than now at {v2}.
      steamo_trim valve="{v}" percent={p} | A bit more | By {p} % more: {v}.
      steamo_window line="{m}" low_bar={p} high_bar={p2} | Window | {m}: upper limit {p2} bar, lower {p} bar.
      steamo_window line="{m2}" low_bar={p} high_bar={p2} | {m2} | From {p} up to {p2} bar.
      steamo_route from_line="{m}" to_line="{m2}" | Route | The laundry needs it more. Steam from {m} goes into {m2}.
      steamo_route from_line="{m2}" to_line="{m}" | Back | {m} gets {m2}'s steam.
      steamo_trap line="{m}" test=true | Trap | Only test the trap of {m}, no draining.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rover/pose {"rover": "{r}", "x": {x}, "y": {y}, "heading": {h}, "battery": {b}, "goal": "{g}", "peer": "{r2}"}',
    slots: { r: 'Pip, AMR-4, Cart 7', r2: 'Moss, AMR-9, Cart 12', x: '-40..-2', y: '3..60', h: '5..350', b: '8..19 / 45..98', g: 'Bay 3, press 2, QA', g2: 'Bay 8, oven', v: '0.2..1.8', kg: '5..140' },
    tools: ['rollo_drive(rover, x: num, y: num, speed?: num): Drive to a point', 'rollo_nudge(rover, dx: num, dy: num): Drive a little from where it is', 'rollo_goal(rover, old_goal, new_goal): Another goal', 'rollo_follow(rover, leader): Drive behind another', 'rollo_dock(rover): Charge', 'rollo_fetch(rover, kg: int, from, to): Carry something', 'rollo_face(rover, degrees: int): Turn on the spot'],
    steps: `
      rollo_drive rover="{r2}" x={x} y={y} | There | Send the peer to where the rover in the message stands.
      rollo_drive rover="{r}" x={y} y={x} speed={v} | Slowly | y {x} and x {y}, {v} m/s: {r}.
      rollo_nudge rover="{r}" dx=0.5 dy=-0.2 | Little | Move {r} half a metre in x and minus 0.2 in y.
      rollo_goal rover="{r}" old_goal="{g}" new_goal="{g2}" | Goal | The goal of the rover in the message is occupied. {g2} instead.
      rollo_goal rover="{r2}" old_goal="{g2}" new_goal="{g}" | {r2} | to {g}, not to {g2}
      rollo_follow rover="{r2}" leader="{r}" | Follow | {r} leads, {r2} comes after it.
      rollo_follow rover="{r}" leader="{r2}" | Other way | {r} behind {r2}.
      @b rollo_dock rover="{r}" // failed "the battery has {b} %" | Charge | A rover with less than 25 % has to charge. If it has more, let the step fail.
      rollo_fetch rover="{r2}" kg={kg} from="{g}" to="{g2}" | Carry | {kg} kg wait at {g}; {r2} brings them to {g2}.
      rollo_face rover="{r2}" degrees={h} | Same way | The peer should look the same way as the one in the message.
    `,
  },
  {
    language: 'en',
    slots: { k: 'db.pool, ui.theme, retry.max', k2: 'cache.ttl, log.level', v: '3..60', v2: '70..900', e: 'prod, stage-2, edge', e2: 'dev, stage-5', t: 'v2.8, rel-14, 6.1.0', t2: 'v2.7, rel-12, 6.0.4', w: '=without asking / after asking' },
    tools: ['confetto.add(key, value, env): Add a setting that is not there', 'confetto.replace(key, old, new, env): Change a setting', 'confetto.remove(key, env): Remove a setting', 'confetto.read(key, env): Show one setting', 'confetto.list(env): Show all settings', 'confetto.promote(from_env, to_env, tag?): Carry settings over', 'confetto.rollback(env, from_tag, to_tag): Go back', 'confetto.push(env, confirm: bool): Put settings into force'],
    steps: `
      confetto.add key={k} value={v} env={e} | Add | There is no {k} in {e}. Add it: {v}.
      confetto.replace key={k} old={v} new={v2} env={e} | Change | {k} in {e} is {v} and should be {v2}.
      confetto.replace key={k2} old={v2} new={v} env={e2} | {k2} | In {e2} down to {v} from {v2}.
      confetto.remove key={k2} env={e2} | Remove | No more {k2} in {e2}.
      confetto.read key={k2} env={e} | What is it? | I want to know the {k2} of {e}.
      confetto.list env={e2} | All of them | Everything that is set in {e2}.
      confetto.promote from_env={e2} to_env={e} tag={t} | Promote | Tag {t}: what {e2} has goes into {e}.
      confetto.promote from_env={e} to_env={e2} | Copy back | {e2} should be like {e}; any tag.
      confetto.rollback env={e} from_tag={t} to_tag={t2} | Back | {t} breaks {e}, so back to {t2}.
      @w confetto.push env={e2} confirm=false // confetto.push env={e2} confirm=true | Push | Put the settings of {e2} into force {w}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /blood/bag {"bag": "{b}", "group": "{g}", "fridge": "{f}", "ward": "{w}", "expires": "{d}", "screen": "{s}", "older_bag": "{b2}"}',
    slots: { b: 'EK-1180, B-44-2', b2: 'EK-0931, B-39-7', g: '=A pos, B neg, AB pos', g2: '=0 pos, A neg', f: 'Fridge 2, BB-1', f2: 'Fridge 5, BB-4', w: 'OR 3, ICU', w2: 'ward 6, ER', d: '=2026-06-01, 2026-06-20', s: '=clean, negative / reactive, pending' },
    tools: ['hemovia_reserve(bag, ward): Keep a bag for a ward', 'hemovia_issue(bag, ward): Hand a bag out', 'hemovia_return(bag, fridge, warm?: bool): A bag comes back', 'hemovia_regroup(bag, old_group, new_group): Correct the blood group', 'hemovia_lock(bag): Nobody may use a bag', 'hemovia_fridge(bag, from_fridge, to_fridge): Another fridge'],
    steps: `
      @s hemovia_issue bag={b} ward="{w}" // hemovia_lock bag={b} | Screen | A clean or negative bag is handed out to the ward in the message; with any other result nobody may use it.
      hemovia_reserve bag={b2} ward="{w2}" | Perhaps | {w2} perhaps needs the older bag tonight. Nothing is handed out yet.
      hemovia_issue bag={b2} ward="{w2}" | Hand out | {w2} needs {b2} at once.
      hemovia_return bag={b2} fridge="{f2}" warm=true | Back | {b2} came back and had got warm. {f2}.
      hemovia_return bag={b2} fridge="{f}" warm=false | Back, cold | It never got warm: {b2} returns to {f}.
      hemovia_regroup bag={b} old_group="{g}" new_group="{g2}" | Group | The lab says that the bag in the message is {g2}.
      hemovia_regroup bag={b2} old_group="{g2}" new_group="{g}" | Group of {b2} | {g}, and not {g2}.
      hemovia_fridge bag={b} from_fridge="{f}" to_fridge="{f2}" | Fridge | Its fridge rattles, carry it over to {f2}.
    `,
  },
  {
    language: 'en',
    slots: { m: 'Mill 2, VMC-4, Haas left', m2: 'Mill 5, VMC-9', p: 'O1180, flange.nc, P44', p2: 'O2207, hub B.nc', t: '1..9', t2: '10..24', x: '-9.5..-0.5', y: '0.5..12.5', rpm: '800..12000', c: '=drenched / dry' },
    tools: ['chipmate_run(machine, program, from_line?: int): Run a program', 'chipmate_hold(machine): Stop the feed for a while', 'chipmate_go(machine): Let the feed run on', 'chipmate_abort(machine): Break a program off', 'chipmate_offset(machine, x: num, y: num, z?: num): Shift the zero point', 'chipmate_tool(machine, old_pocket: int, new_pocket: int): Tool into another pocket', 'chipmate_coolant(machine, on: bool): Coolant', 'chipmate_copy(program, from_machine, to_machine): Copy a program'],
    steps: `
      chipmate_run machine="{m}" program="{p}" | Run | {p} on {m}, from the top.
      chipmate_run machine="{m2}" program="{p2}" from_line=220 | Middle | {m2} runs {p2}, but beginning with line 220.
      chipmate_hold machine="{m}" | Look | I want to look at the edge. {m} holds for a moment.
      chipmate_go machine="{m}" | Fine | Looks fine. {m} goes on.
      chipmate_abort machine="{m2}" | Crash | {m2} hit the vice. That program is not continued.
      chipmate_offset machine="{m}" x={x} y={y} | Zero | {m}: y {y}, x {x}; z stays untouched.
      chipmate_offset machine="{m2}" x={y} y={x} z=0.02 | Zero {m2} | x {y}, y {x} and 0.02 in z.
      chipmate_tool machine="{m}" old_pocket={t2} new_pocket={t} | Pocket | On {m} the tool in {t2} belongs in {t}.
      @c chipmate_coolant machine="{m2}" on=true // chipmate_coolant machine="{m2}" on=false | Coolant | The part on {m2} is cut {c}.
      chipmate_copy program="{p}" from_machine="{m2}" to_machine="{m}" | Copy | {m} needs {p}, which {m2} has.
    `,
  },
  {
    language: 'en',
    event: 'mqtt coldroom/door {"room": "{r}", "open_s": {s}, "celsius": {c}, "product": "{p}", "keeper": "{k}", "spare_room": "{r2}"}',
    slots: { r: 'CR-1, Meat, Cell 4', r2: 'CR-5, Dairy, Cell 9', s: '20..900', c: '-3..6', c2: '-24..-12', p: 'lamb, brie, trout', p2: 'veal, quark', k: 'Hugo, Ms Tam', k2: 'Rita, Mr Bo', m: '5..45', fan: '=a breeze / a storm' },
    tools: ['frigga_set(room, celsius: int, in_minutes?: int): Set a temperature', 'frigga_defrost(room, minutes: int): Defrost now', 'frigga_delay(room, minutes: int): Defrost later', 'frigga_store(room, product, kg: int): Enter goods', 'frigga_shift(product, from_room, to_room): Carry goods over', 'frigga_keeper(room, previous, next): Who looks after a room', 'frigga_fan(room, force: weak|strong): Fan'],
    steps: `
      frigga_set room="{r2}" celsius={c2} in_minutes={m} | Set | The spare room is to reach {c2} °C within {m} minutes.
      frigga_set room="{r}" celsius={c2} | {r} | {c2} degrees; how long it takes does not matter.
      frigga_defrost room="{r}" minutes={m} | Ice | Ice on the coils of the reported room. Defrost it for {m} min.
      frigga_delay room="{r2}" minutes={m} | Not now | We are loading {r2}. It defrosts {m} minutes later.
      frigga_store room="{r2}" product="{p2}" kg={s} | Goods | {s} kg of {p2} went into {r2}.
      frigga_shift product="{p}" from_room="{r}" to_room="{r2}" | Over | What is in the open room comes into the spare one.
      frigga_shift product="{p2}" from_room="{r2}" to_room="{r}" | {p2} | {r2} → {r}
      frigga_keeper room="{r}" previous="{k}" next="{k2}" | Keeper | {k2} looks after this room from tomorrow.
      @fan frigga_fan room="{r2}" force=weak // frigga_fan room="{r2}" force=strong | Fan | Give {r2} {fan}.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Ahmet, Ms Byrne, S-114', s2: 'Carla, Mr Ek', c: '4b, Physics 2, 9c', c2: '5a, Latin, 10d', r: 'R12, lab 2', r2: 'R31, gym', l: '=first / second / sixth', d: '=2026-09-21, 2026-11-03', g: '1..6' },
    tools: ['scholaro_absent(pupil, date, excused: bool): Enter an absence', 'scholaro_stand_in(class, lesson: int, teacher): A teacher stands in', 'scholaro_cancel(class, lesson: int): A lesson falls away', 'scholaro_room(class, old_room, new_room): Another room', 'scholaro_trade(class_a, class_b): Two classes change rooms', 'scholaro_mark(pupil, subject, mark: int, note?): Enter a mark', 'scholaro_transfer(pupil, from_class, to_class): Another class'],
    steps: `
      scholaro_absent pupil="{s}" date={d} excused=true | Ill | {s} was missing on {d}, the mother has written a note.
      scholaro_absent pupil="{s2}" date={d} excused=false | Missing | No word from home, but {s2} wasn't here on {d}.
      @l scholaro_stand_in class="{c}" lesson=1 teacher="{s2}" // scholaro_stand_in class="{c}" lesson=2 teacher="{s2}" // scholaro_stand_in class="{c}" lesson=6 teacher="{s2}" | Stand in | {s2} stands in for the {l} lesson of {c}.
      scholaro_cancel class="{c2}" lesson=5 | Free | No fifth lesson for {c2}.
      scholaro_room class="{c}" old_room="{r}" new_room="{r2}" | Room | {c} leaves {r} and is taught in {r2}.
      scholaro_trade class_a="{c}" class_b="{c2}" | Change | {c} and {c2} change rooms.
      scholaro_mark pupil="{s}" subject=maths mark={g} | Mark | {g} in maths for {s}. No remark.
      scholaro_mark pupil="{s2}" subject=art mark={g} note="late by 2 days" | Art | {s2}, art, {g}; note "late by 2 days"
      scholaro_transfer pupil="{s}" from_class="{c2}" to_class="{c}" | Class | {s} joins {c}, up to now {c2}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /parcel/hub {"parcel": "{p}", "from": "{a}", "to": "{b}", "kg": {k}, "belt": {n}, "service": "{sv}", "damaged": {dm}}',
    slots: { p: '=1Z 889, RR 4471 DE, PX-20', p2: '=1Z 902, RR 5580 AT', a: 'Lund, Basel, Cork', b: 'Turin, Gdansk, Faro', b2: 'Porto, Riga', k: '0.5..29.5', n: '1..8', n2: '9..20', sv: 'Eco, Day+1, night', sv2: 'Rush, Day+2', dm: '=false / true', e: '2..40' },
    tools: ['kolli_sort(parcel, belt: int): Put a parcel on a belt', 'kolli_repair(parcel): Send a parcel to the repair desk', 'kolli_readdress(parcel, old_town, new_town): Other destination', 'kolli_return(parcel, sender_town): Send a parcel back', 'kolli_service(parcel, old_service, new_service): Other service', 'kolli_reweigh(parcel, told_kg: num, real_kg: num): Correct the weight', 'kolli_belts(stop: int, start: int): One belt stops and another starts'],
    steps: `
      @dm kolli_sort parcel="{p}" belt={n} // kolli_repair parcel="{p}" | Sort | Onto the belt in the message, unless it is damaged. Damaged parcels go to the repair desk.
      kolli_sort parcel="{p2}" belt={n2} | Belt | {p2}, belt {n2}
      kolli_readdress parcel="{p}" old_town="{b}" new_town="{b2}" | New address | The receiver of this parcel has moved to {b2}.
      kolli_readdress parcel="{p2}" old_town="{b2}" new_town="{b}" | {p2} | shall go to {b} instead of {b2}
      kolli_return parcel="{p}" sender_town="{a}" | Back | Nobody takes it. Send it back to where it comes from.
      kolli_service parcel="{p}" old_service="{sv}" new_service="{sv2}" | Faster | For the parcel in the message they pay {sv2} now.
      kolli_reweigh parcel="{p}" told_kg={k} real_kg={e} | Weight | Our scales say {e} kg for the parcel in the message.
      kolli_reweigh parcel="{p2}" told_kg={e} real_kg={k} | Weight of {p2} | In truth {k} kg, though they told us {e}.
      kolli_belts stop={n} start={n2} | Belts | The belt in the message stops and {n2} starts.
      kolli_belts stop={n2} start={n} | Belts again | Start {n}, stop {n2}.
    `,
  },
  {
    language: 'en',
    slots: { f: 'F-9, Fridge left, Cell bank', st: 'HEK 4, strain 22, K562', st2: 'CHO 8, strain 31', pa: '3..12', pa2: '13..40', d: 'dish 4, Flask B', d2: 'dish 9, Flask E', c: '=36.5, 37.0', co: '4.5..6.0', r: '=one to three / one to ten', w: '20..80' },
    tools: ['cultiva_split(source, target, ratio: third|tenth): Split cells', 'cultiva_feed(dish, ml: num, warm?: bool): New medium', 'cultiva_freeze(strain, passage: int, vials?: int): Freeze cells', 'cultiva_thaw(strain, passage: int): Thaw cells', 'cultiva_air(co2: num, celsius?: num): Air of the incubator', 'cultiva_rename(old_strain, new_strain): Correct the name of a strain', 'cultiva_bin(dish): Throw a dish away'],
    steps: `
      @r cultiva_split source="{d}" target="{d2}" ratio=third // cultiva_split source="{d}" target="{d2}" ratio=tenth | Split | Split {d} into {d2}, {r}.
      cultiva_feed dish="{d}" ml={pa} warm=true | Feed | {pa} ml of warm medium for {d}.
      cultiva_feed dish="{d2}" ml={pa} | Medium | {d2}: {pa} ml.
      cultiva_freeze strain="{st}" passage={pa2} vials={pa} | Freeze | {pa} vials of {st} at passage {pa2}.
      cultiva_freeze strain="{st2}" passage={pa} | Freeze {st2} | Passage {pa}, and the usual number of vials.
      cultiva_thaw strain="{st}" passage={pa} | Thaw | Passage {pa} of {st}, please.
      cultiva_air co2={co} celsius={c} | Incubator | {c} °C with {co} % CO2
      cultiva_air co2={co} | CO2 | {co} per cent; the temperature is right as it is.
      cultiva_rename old_strain="{st2}" new_strain="{st}" | Mixed up | What we called {st2} turned out to be {st}.
      cultiva_bin dish="{d2}" | Mould | Mould in {d2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/rink {"rink": "{r}", "ice_c": {c}, "team": "{t}", "until": "{u}", "resurfacer": "{z}", "thickness_mm": {m}}',
    slots: { r: 'Hall 1, East rink', r2: 'Hall 3, Kids rink', c: '-7.5..-3.0', c2: '-2.9..-1.0', t: 'Bears, Figure B, U14', t2: 'Comets, Curling 2', u: '=17:15, 18:45', u2: '=19:30, 20:40, 21:55', z: 'Zam 1, Olga', z2: 'Zam 4, Bruno', m: '22..60', w: '=boiling hot / lukewarm' },
    tools: ['glacio_chill(rink, celsius: num): Temperature of the ice', 'glacio_resurface(rink, machine, water?: hot|warm): Make new ice', 'glacio_shave(rink, machine, mm: num): Shave ice off', 'glacio_book(rink, team, until): Give ice to a team', 'glacio_prolong(rink, old_end, new_end): A team stays longer or shorter', 'glacio_switch(rink, leaving_team, coming_team): Another team', 'glacio_music(rink, on: bool): Music'],
    steps: `
      glacio_chill rink="{r2}" celsius={c} | Same ice | {r2} shall have ice as cold as that in the message.
      glacio_chill rink="{r}" celsius={c2} | Softer | The figure skaters want it softer: {c2} °C in the reported rink.
      @w glacio_resurface rink="{r2}" machine="{z2}" water=hot // glacio_resurface rink="{r2}" machine="{z2}" water=warm | New ice | {z2} makes new ice in {r2} with {w} water.
      glacio_resurface rink="{r}" machine="{z}" | New ice here | The machine and the rink in the message. The water as it is.
      glacio_shave rink="{r}" machine="{z2}" mm=2 | Too thick | {m} mm is too thick. {z2} takes two off.
      glacio_book rink="{r2}" team="{t2}" until={u2} | Book | {t2} skate in {r2} until {u2}.
      glacio_prolong rink="{r}" old_end={u} new_end={u2} | Longer | The team on the ice may stay till {u2}.
      glacio_switch rink="{r}" leaving_team="{t}" coming_team="{t2}" | Change | {t2} come on instead of those in the message.
      glacio_switch rink="{r2}" leaving_team="{t2}" coming_team="{t}" | {r2} | {t} in, {t2} out.
      glacio_music rink="{r2}" on=false | Silence | It should be quiet in {r2}.
    `,
  },
];
