import type { Scene } from '../../scene';

/** Arguments that are lists, beside tools that take two values one by one; English, part 6. */
export const rowsEn6: readonly Scene[] = [
  // cheese cellar
  {
    language: 'en',
    event: 'mqtt affinage/shelves {"turn_today": ["{a}", "{b}", "{c}"], "mould": ["{d}"], "humidity": {h}}',
    slots: { a: 'A-03, goat 1, tier 2', b: 'A-11, goat 5, tier 4', c: 'B-04, tomme, tier 7', d: 'B-16, blue 3, tier 9', e: 'C-08, raclette, tier 12', h: '71..97', g: '10..60', w: 'Odile, Bastien, cellar team' },
    tools: ['fromajolt_turn(shelves: text[], by?): Turn the cheese on shelves', 'fromajolt_brush(shelves: text[], brine_g?: int): Brush shelves', 'fromajolt_move(from_shelf, to_shelf): Move all cheese of a shelf', 'fromajolt_swap(shelves: text[]): Swap the cheese of two shelves', 'fromajolt_sell(shelf, wheels: int): Take wheels for sale from a shelf'],
    steps: `
      fromajolt_turn shelves=["{a}", "{b}", "{c}"] | Turn | Turn all that are due today.
      fromajolt_turn shelves=["{e}", "{c}"] by="{w}" | Turn two | {w} turns the shelves {e} and {c}.
      fromajolt_brush shelves=["{d}"] brine_g={g} | Mould | The mouldy shelf gets a brushing with {g} g of brine.
      fromajolt_brush shelves=["{d}", "{a}"] | Brush | Brush {d}, and {a} because it lies below. Without brine.
      fromajolt_move from_shelf="{d}" to_shelf="{e}" | Move | Everything on {d} moves to {e}.
      fromajolt_move from_shelf="{b}" to_shelf="{a}" | Down | to {a} from {b}, move
      fromajolt_swap shelves=["{b}", "{e}"] | Swap | Swap {b} with {e}.
      fromajolt_sell shelf="{c}" wheels={g} | Sell | {g} wheels of {c} for sale.
      mqtt_publish topic=affinage/rh payload="{h}" | Humidity | Only the humidity to affinage/rh.
    `,
  },
  // call centre
  {
    language: 'en',
    event: 'webhook /pbx/queue {"waiting": {n}, "agents": {"free": [{a}, {b}], "busy": [{c}, {d}], "away": [{e}]}}',
    slots: { n: '2..99', a: '201..219', b: '220..239', c: '240..259', d: '260..279', e: '280..299', q: 'sales, returns, hotline', q2: 'billing, tech, orders', s: '100..190' },
    tools: ['fernspruch_join(queue, agents: int[], priority?: int): Put agents into a queue', 'fernspruch_leave(agents: int[], queue?): Take agents out of queues', 'fernspruch_transfer(from_agent: int, to_agent: int): Transfer a call', 'fernspruch_conference(agents: int[]): Connect agents to each other', 'fernspruch_route(queues: text[], seconds: int): How long queues ring', 'fernspruch_agents(queue, agents: int): How many agents a queue needs'],
    steps: `
      fernspruch_join queue="{q}" agents=[{a}, {b}] | Join | Both free agents go into {q}.
      fernspruch_join queue="{q2}" agents=[{e}] priority=1 | Back | The one who was away is back: into {q2}, priority 1.
      fernspruch_leave agents=[{c}, {d}] queue="{q}" | Leave | Take the busy ones out of {q}.
      fernspruch_leave agents=[{e}] | Leave all | Agent {e} leaves every queue.
      fernspruch_transfer from_agent={c} to_agent={a} | Transfer | The call of {c} to {a}.
      fernspruch_transfer from_agent={d} to_agent={b} | Transfer | {b} takes the call that {d} has on the line. Transfer it.
      fernspruch_conference agents=[{a}, {c}, {e}] | Conference | Connect {a}, {c} and {e} to each other.
      fernspruch_route queues=["{q2}", "{q}"] seconds={s} | Ring | Let {q2} and {q} ring for {s} seconds.
      fernspruch_route queues=["{q}"] seconds={s} | Ring | {s} s of ringing in the queue {q}
      fernspruch_agents queue="{q2}" agents={s} | Need | {q2} needs {s} agents.
    `,
  },
  // nursery pots: nested objects, thresholds
  {
    language: 'en',
    event: 'mqtt nursery/pots {"tables": [{"t": {a}, "moist": {x}}, {"t": {b}, "moist": {y}}, {"t": {c}, "moist": {z}}], "zone": "{zn}"}',
    slots: { a: '1..9', b: '10..19', c: '20..24', d: '81..99', x: '25..38', y: '54..69', z: '31..39', zn: 'shade hall, zone 3, west', f: '=FE, MG, CA', f2: '=NPK, ZN, MN', s: '101..300' },
    tools: ['pikierta_mist(tables: int[], seconds: int, zone?): Mist tables', 'pikierta_dry(tables: int[]): No water for tables', 'pikierta_feed(table: int, salts: text[]): Feed one table', 'pikierta_carry(from_table: int, to_table: int): Carry all pots to another table', 'pikierta_sum(values: num[], title?): Enter moisture values', 'pikierta_tables(tables: int): How many tables are in use'],
    steps: `
      pikierta_mist tables=[{a}, {c}] seconds={s} | Dry ones | {s} seconds of mist for the tables with less than 45 of moisture.
      pikierta_mist tables=[{b}] seconds={s} zone="{zn}" | Middle | The second table in the message, in the zone of the message, {s} s of mist.
      pikierta_dry tables=[{b}] | Too wet | No water where the moisture is above 45.
      pikierta_dry tables=[{c}, {a}] | No water | none for {c} and none for {a}
      pikierta_feed table={a} salts=["{f}", "{f2}"] | Feed | Table {a}: {f} and {f2}.
      pikierta_feed table={c} salts=["{f2}"] | Feed | Table {c} needs {f2}.
      pikierta_carry from_table={b} to_table={d} | Carry | The pots of table {b} are carried to {d}.
      pikierta_sum values=[{x}, {y}, {z}] | Values | Enter the three moisture values in the order of the message, untitled.
      pikierta_sum values=[{y}] title="{zn}" | One value | Enter {y}, title "{zn}".
      pikierta_tables tables={d} | In use | {d} tables are in use.
    `,
  },
  // newspaper press / pages
  {
    language: 'en',
    slots: { a: '1..7', b: '8..15', c: '16..23', d: '24..31', e: '32..40', ed: 'city, night, north', ed2: 'valley, sport, east', m: '=cyan, magenta, yellow', m2: '=black, gold, green', k: '1000..9000' },
    tools: ['gutenblitz_replate(pages: int[], colours?: text[]): Make plates anew', 'gutenblitz_kill(pages: int[], edition): Take pages out of an edition', 'gutenblitz_swap(page: int, with_page: int): Swap two pages', 'gutenblitz_colour(page: int, colours: text[]): Set the colours of a page', 'gutenblitz_run(editions: text[], copies: int): Print editions', 'gutenblitz_pages(edition, pages: int): How many pages an edition has'],
    steps: `
      gutenblitz_replate pages=[{a}, {d}, {e}] | Plates | New plates: pages {a}, {d}, {e}.
      gutenblitz_replate pages=[{c}] colours=["{m}"] | One colour | Page {c}, only the {m} plate anew.
      gutenblitz_replate pages=[{b}, {c}] colours=["{m2}", "{m}"] | Two of each | For pages {b} and {c} the {m2} and {m} plates have to be made anew, {m2} first.
      gutenblitz_kill pages=[{d}, {e}] edition="{ed}" | Kill | In the edition {ed} there is no page {d} and no page {e}. Take them out.
      gutenblitz_kill pages=[{b}] edition="{ed2}" | Kill one | Kill {b}, edition {ed2}.
      gutenblitz_swap page={a} with_page={c} | Swap | Swap page {a} with {c}.
      gutenblitz_colour page={e} colours=["{m}", "{m2}"] | Colours | Page {e} is printed in {m} and {m2}.
      gutenblitz_run editions=["{ed}"] copies={k} | Run | {k} copies of {ed}, nothing else.
      gutenblitz_run editions=["{ed2}", "{ed}"] copies={k} | Run both | {k} copies each: first {ed2}, next {ed}.
      gutenblitz_pages edition="{ed}" pages={e} | Pages | The edition {ed} has {e} pages.
    `,
  },
  // pet shelter
  {
    language: 'en',
    earlier: ['Morning round | zwingerliste → not eaten: {a}, {b}; limping: {c}', 'Visitors today | besuchliste → {v} wants to see {d} and {e}'],
    slots: { a: 'Bello, K-3, Mia', b: 'Rufus, K-7, Kira', c: 'Snowy, K-12, Otto', d: 'Pepper, K-18, Lotte', e: 'Biscuit, K-22, Gizmo', v: 'Mr. Amadi, the Kleins, S. Roy', vet: 'Dr. Falk, vet 1, Leonie', g: '40..400', m: '5..35' },
    tools: ['tierheima_feed(animals: text[], grams: int, food?): Feed animals', 'tierheima_walk(animals: text[], minutes: int, walker?): Plan a walk', 'tierheima_vet(animal, vet, urgent?: bool): Show one animal to the vet', 'tierheima_show(visitor, animals: text[]): Show a visitor animals', 'tierheima_move(animal, kennel: int): Move one animal', 'tierheima_apart(animals: text[]): Keep animals apart from each other'],
    steps: `
      tierheima_feed animals=["{a}", "{b}"] grams={g} | Second try | Whoever hasn't eaten gets {g} g now.
      tierheima_feed animals=["{c}", "{d}", "{e}"] grams={g} food=fish | Fish | {g} grams of fish for {c}, {d} and {e}.
      tierheima_feed animals=["{d}"] grams={g} | Feed | {g} g -> {d}
      tierheima_walk animals=["{b}", "{e}"] minutes={m} walker="{v}" | Walk | {v} walks {b} and {e} for {m} minutes.
      tierheima_walk animals=["{a}"] minutes={m} | Alone | It bites, so {a} walks alone. {m} min, any walker.
      tierheima_vet animal="{c}" vet="{vet}" | Vet | The limping one to {vet}.
      tierheima_vet animal="{b}" vet="{vet}" urgent=true | Urgent | Urgent: {vet} has to see {b}.
      tierheima_show visitor="{v}" animals=["{d}", "{e}"] | Visit | Show {v} the ones from the list of visits.
      tierheima_show visitor="{v}" animals=["{a}"] | Another | Perhaps {v} would like {a}. Show only that one.
      tierheima_apart animals=["{a}", "{c}"] | Fight | Keep {a} and {c} apart, they fight.
      tierheima_move animal="{e}" kennel={m} | Move | Kennel {m} for {e}.
    `,
  },
  // data centre racks / power
  {
    language: 'en',
    event: 'mqtt dc/pdu {"rack": "{r}", "outlets_off": [{a}, {b}], "outlets_hot": [{c}, {d}, {e}], "amps": [{x}, {y}, {z}]}',
    slots: { r: 'R04, row-b, cage 2', r2: 'R09, row-d, cage 7', a: '1..4', b: '5..9', c: '10..14', d: '15..19', e: '20..24', x: '1.1..3.9', y: '4.1..6.9', z: '7.1..9.9', s: '30..90' },
    tools: ['ampelino_cycle(rack, outlets: int[], wait_s?: int): Switch outlets off and on', 'ampelino_on(rack, outlets: int[]): Switch outlets on', 'ampelino_name(rack, outlet: int, label): Name one outlet', 'ampelino_alarm(rack, limits: num[]): Set alarm limits in amps', 'ampelino_racks(racks: text[], fan: low|high): Set the fans of racks', 'ampelino_limit(rack, limit: num): Set the limit of a whole rack'],
    steps: `
      ampelino_on rack="{r}" outlets=[{a}, {b}] | On | On with the outlets that are off.
      ampelino_on rack="{r2}" outlets=[{e}] | On | {r2}, outlet {e}, on
      ampelino_cycle rack="{r}" outlets=[{c}, {d}, {e}] wait_s={s} | Cycle | All hot ones off and on, {s} seconds between.
      ampelino_cycle rack="{r}" outlets=[{e}, {c}] | Cycle two | Off and on, same rack: {e}, {c}. The wait as it is set.
      ampelino_cycle rack="{r}" outlets=[{d}] | Just one | Of the hot ones {d} only is switched off and on.
      ampelino_name rack="{r}" outlet={c} label=backup | Name | Outlet {c} of that rack is called backup.
      ampelino_alarm rack="{r}" limits=[{x}, {y}, {z}] | Limits | The reported amps become the alarm limits.
      ampelino_alarm rack="{r2}" limits=[{z}] | One limit | {z} A is the only alarm limit of {r2}.
      ampelino_racks racks=["{r}", "{r2}"] fan=high | Fans | Fans of {r} and {r2} to high.
      ampelino_racks racks=["{r2}"] fan=low | Fan | low is enough at {r2}
      ampelino_limit rack="{r}" limit={y} | Whole rack | {y} A for the rack of the message as a whole.
    `,
  },
  // restaurant delivery / bike couriers
  {
    language: 'en',
    event: 'manual - Orders {a}, {b} and {c} are packed, order {d} is delayed, courier {k} is here',
    slots: { a: '1010..1099', b: '1110..1199', c: '1210..1299', d: '1310..1399', k: 'Yusuf, bike 4, Fleur', k2: 'Dario, bike 9, Wanda', m: '5..55', x: 'sauce, cutlery, napkins', x2: 'water, bread, menu card' },
    tools: ['velotaxo_give(courier, orders: int[], fast?: bool): Give a courier orders', 'velotaxo_delay(orders: int[], minutes: int): Tell customers that orders are late', 'velotaxo_extra(order: int, items: text[]): Add items to one order', 'velotaxo_recall(couriers: text[]): Call couriers back', 'velotaxo_pass(order: int, to_courier): Pass an order on', 'velotaxo_orders(courier, orders: int): How many orders a courier may have'],
    steps: `
      velotaxo_give courier="{k}" orders=[{a}, {b}, {c}] | Give | Whoever is here takes all that is packed.
      velotaxo_give courier="{k2}" orders=[{d}] fast=true | Late one | As soon as {d} is ready it goes with {k2}, fast.
      velotaxo_give courier="{k2}" orders=[{c}, {a}] | Split | {k2} takes {c}, then {a}.
      velotaxo_delay orders=[{d}] minutes={m} | Delay | Tell the customer of the delayed order: {m} minutes.
      velotaxo_delay orders=[{b}, {d}] minutes={m} | Delay two | {m} min late: {b} and {d}.
      velotaxo_extra order={a} items=["{x}", "{x2}"] | Extra | With order {a} go {x} and {x2}.
      velotaxo_extra order={c} items=["{x2}"] | Forgotten | Somebody forgot the {x2} for {c}. Add it.
      velotaxo_recall couriers=["{k}", "{k2}"] | Storm | A storm. {k} and {k2} must come back.
      velotaxo_recall couriers=["{k2}"] | Back | Call {k2} back
      velotaxo_pass order={b} to_courier="{k2}" | Pass | Order {b} is passed on to {k2}.
      velotaxo_orders courier="{k}" orders=4 | Most | At most four orders for {k}.
    `,
  },
  // pharmacy compounding / perfumery: parallel lists
  {
    language: 'en',
    event: 'webhook /parfum/recipe {"name": "{n}", "oils": ["{a}", "{b}", "{c}"], "drops": [{x}, {y}, {z}]}',
    slots: { n: 'Nuit 4, garden, No. 71', a: 'cedar, iris, oud', b: 'rose, neroli, myrrh', c: 'musk, amber, vetiver', d: 'lemon, pepper, mint', x: '2..9', y: '10..19', z: '20..29', ml: '30..90', v: 'V-2, flask 3, beaker A' },
    tools: ['olfactura_mix(vessel, oils: text[], drops: int[]): Mix oils', 'olfactura_save(name, oils: text[], note?): Save a recipe', 'olfactura_add(vessel, oil, drops: int): Add one oil', 'olfactura_order(oils: text[], ml: int): Order oils', 'olfactura_smell(vessels: text[]): Ask for a judgement', 'olfactura_oils(name, oils: int): How many oils a recipe has'],
    steps: `
      olfactura_mix vessel="{v}" oils=["{a}", "{b}", "{c}"] drops=[{x}, {y}, {z}] | Mix | Mix the recipe in {v}.
      olfactura_mix vessel="{v}" oils=["{c}", "{a}"] drops=[{z}, {x}] | Without the middle | In {v}: {c} {z} drops, {a} {x} drops. Mix.
      olfactura_mix vessel="{v}" oils=["{d}"] drops=[{y}] | Pure | Nothing but {d} goes into {v}, {y} drops. This is a mix with one oil.
      olfactura_save name="{n}" oils=["{a}", "{b}", "{c}"] | Save | Save the oils of the message under its name.
      olfactura_save name=summer oils=["{d}", "{b}"] note="keep cool" | Summer | "summer" consists of {d} and {b}; note: keep cool. Save it.
      olfactura_add vessel="{v}" oil="{d}" drops={x} | Add | {x} drops of {d} on top, in {v}.
      olfactura_order oils=["{b}"] ml={ml} | Order | {ml} ml of {b} must be ordered.
      olfactura_order oils=["{a}", "{c}", "{d}"] ml={ml} | Order | Order {ml} ml each of {a}, {c}, {d}.
      olfactura_smell vessels=["{v}"] | Smell | What do you think of {v}? Ask for a judgement.
      olfactura_oils name="{n}" oils=3 | Count | Three oils are in the recipe of the message. Enter how many.
    `,
  },
  // canals and locks
  {
    language: 'en',
    event: 'mqtt canal/board {"boats_up": ["{a}", "{b}"], "boats_down": ["{c}", "{d}", "{e}"], "lock": "{l}"}',
    slots: { a: 'Heron, NB-12, Lady Ann', b: 'Otter, NB-31, Saffron', c: 'Kestrel, NB-44, Old Tom', d: 'Plover, NB-58, Juno', e: 'Marten, NB-70, Wayfarer', l: 'lock 4, Mill lock, L-9', l2: 'lock 7, Abbey lock, L-15', g: '1..4', g2: '5..8', t: '10..90' },
    tools: ['schleusel_pass(lock, boats: text[], up: bool): Let boats through together', 'schleusel_moor(boats: text[], minutes?: int): Let boats wait', 'schleusel_gates(lock, gates: int[], open: bool): Move gates', 'schleusel_call(boat, words): Call one boat', 'schleusel_locks(locks: text[], staffed: bool): Say which locks have staff', 'schleusel_boats(lock, boats: int): How many boats fit'],
    steps: `
      schleusel_pass lock="{l}" boats=["{a}", "{b}"] up=true | Up | Both boats that go up, through the lock of the message.
      schleusel_pass lock="{l}" boats=["{c}", "{d}"] up=false | Down | The first two of those that go down, down through {l}.
      schleusel_pass lock="{l2}" boats=["{e}"] up=false | Last one | {l2} takes the last of the boats that go down, downwards.
      schleusel_moor boats=["{e}"] | Wait | Moor {e}, just that boat. Nobody knows for how long.
      schleusel_moor boats=["{b}", "{c}", "{e}"] minutes={t} | Wait | {t} minutes of waiting for {b}, {c} and {e}
      schleusel_gates lock="{l}" gates=[{g}, {g2}] open=true | Gates | Gates {g} and {g2} at {l}: open
      schleusel_gates lock="{l2}" gates=[{g2}] open=false | Gate | At {l2} close gate {g2}.
      schleusel_call boat="{d}" words="Please slow down" | Call | Call {d}: "Please slow down".
      schleusel_locks locks=["{l}", "{l2}"] staffed=true | Staff | There is staff at {l} and at {l2}.
      schleusel_locks locks=["{l2}"] staffed=false | No staff | Nobody is at {l2} today.
      schleusel_boats lock="{l}" boats={g} | Fit | How many fit into {l}? {g}. Enter it.
    `,
  },
  // mountain rescue / radio groups
  {
    language: 'en',
    slots: { a: 'Alpha, RT-1, Ridge', b: 'Bravo, RT-4, Glen', c: 'Delta, RT-7, Corrie', d: 'Hotel, RT-9, Summit', ch: '2..9', ch2: '10..16', f: '145.2..145.9', f2: '146.1..146.9', p: 'north face, hut 2, the couloir', p2: 'east gully, tarn, hut 5' },
    tools: ['bergfunko_group(channel: int, teams: text[]): Put teams on a channel', 'bergfunko_send(teams: text[], to, rope_m?: int): Send teams', 'bergfunko_search(places: text[], teams: text[]): Let teams search places', 'bergfunko_scan(mhz: num[]): Which frequencies to listen to', 'bergfunko_lead(team): Which team leads', 'bergfunko_relay(from_team, to_team, words): Pass words on'],
    steps: `
      bergfunko_group channel={ch} teams=["{a}", "{b}", "{c}"] | Channel | Channel {ch}: {a}, {b}, {c}.
      bergfunko_group channel={ch2} teams=["{d}"] | Own channel | Put {d} on {ch2}, all by itself.
      bergfunko_send teams=["{b}", "{d}"] to="{p}" | Send | Send {b} and {d} to {p}.
      bergfunko_send teams=["{c}"] to="{p2}" rope_m={ch2} | With rope | Send {c} with {ch2} m of rope to {p2}.
      bergfunko_search places=["{p}", "{p2}"] teams=["{a}"] | Search | Searching {p} and {p2} is up to {a}.
      bergfunko_search places=["{p2}"] teams=["{c}", "{d}"] | Search one | Both {c} and {d} search {p2}.
      bergfunko_scan mhz=[{f}, {f2}] | Listen | Listen to {f} and {f2} MHz.
      bergfunko_scan mhz=[{f2}] | Listen | {f2} MHz, nothing more, is what we listen to.
      bergfunko_lead team="{b}" | Lead | The lead is with {b}.
      bergfunko_relay from_team="{a}" to_team="{d}" words="Two people found" | Relay | From {a} to {d}: "Two people found". Pass it on.
    `,
  },
  // farm shop shelf / fridge
  {
    language: 'en',
    event: 'cron - 17:30 farm shop closes',
    earlier: ['Count the shelves | regalzahl → empty: {a}, {b}, {c}\nfull: {d}', 'Read the fridges | kuehlwert → fridge {x}: 4.1 °C\nfridge {y}: 9.8 °C'],
    slots: { a: 'eggs, jam 2, rye bread', b: 'honey, cider, quark', c: 'leek, apples, butter', d: 'squash, kale, noodles', x: '1..5', y: '6..9', p: '10..95', s: 'Ursel, farm kitchen, Moorhof' },
    tools: ['hofladino_order(goods: text[], from?): Order goods', 'hofladino_discount(goods: text[], percent: int): Reduce prices', 'hofladino_label(goods, text): Print a label', 'hofladino_fridge(fridges: int[], on: bool): Switch fridges', 'hofladino_defrost(fridge: int): Defrost one fridge', 'hofladino_place(good, beside): Put one thing beside another'],
    steps: `
      hofladino_order goods=["{a}", "{b}", "{c}"] from="{s}" | Order | From {s} we need all that is empty.
      hofladino_order goods=["{a}", "{c}"] | Order | Order the empty things, though not {b}. Supplier open.
      hofladino_order goods=["{b}"] from="{s}" | One | {s} should bring {b} only. Order.
      hofladino_discount goods=["{d}"] percent={p} | Too much | Minus {p} % on what is full
      hofladino_discount goods=["{d}", "{b}"] percent={p} | Reduce | Reduce {d} and {b} by {p} percent.
      hofladino_label goods="{a} and {c}" text="From our village" | Label | A label for "{a} and {c}", text "From our village".
      hofladino_fridge fridges=[{x}, {y}] on=false | Night | Switch off both fridges of step {step2} for the night.
      hofladino_fridge fridges=[{x}] on=true | Fridge | Fridge {x} has to be on.
      hofladino_defrost fridge={y} | Defrost | The warmer fridge is iced up, defrost it.
      hofladino_place good="{c}" beside="{a}" | Place | Put {c} beside {a}.
    `,
  },
  // sound desk / microphones
  {
    language: 'en',
    event: 'mqtt hall/mics {"open": [{a}, {b}, {c}], "muted": [{d}], "feedback": {b}, "scene": "{s}"}',
    slots: { a: '1..6', b: '7..12', c: '13..18', d: '19..24', e: '25..32', s: 'panel, choir, vows', s2: 'band, quiz, speech', g: '-30..-3', t: '50..90' },
    tools: ['klangbert_mute(mics: int[], group?): Mute microphones', 'klangbert_open(mics: int[], db?: int): Open microphones', 'klangbert_solo(mic: int): Hear one microphone alone', 'klangbert_keep(scene, mics: int[]): Keep microphones in a scene', 'klangbert_scenes(scenes: text[], seconds: int): Run scenes one after the other', 'klangbert_copy(from_mic: int, to_mic: int): Copy the settings of a microphone'],
    steps: `
      klangbert_mute mics=[{b}] | Feedback | Mute the one with feedback.
      klangbert_mute mics=[{a}, {c}] group=stage | Mute | Mute the open ones that have no feedback, group stage.
      klangbert_mute mics=[{a}, {b}, {c}] | Silence | Everything that is open, mute it.
      klangbert_open mics=[{d}, {e}] db={g} | Open | {d} and {e} open at {g} dB.
      klangbert_open mics=[{d}] | Open | The muted one is needed now.
      klangbert_solo mic={c} | Solo | Let me hear {c} alone.
      klangbert_keep scene="{s}" mics=[{c}, {b}, {a}] | Keep | Keep in the scene of the message the open mics, from last to first.
      klangbert_keep scene="{s2}" mics=[{e}] | Keep one | Scene {s2} has one mic: {e}
      klangbert_scenes scenes=["{s2}", "{s}"] seconds={t} | Scenes | First {s2}, then {s}, {t} seconds each.
      klangbert_copy from_mic={a} to_mic={e} | Copy | Microphone {e} gets the settings of {a}. Copy.
    `,
  },
];
