import type { Scene } from '../../scene';

/** Arguments that are lists, beside tools that take one value of the same kind or a number of them; English, part 3. */
export const rowsEn3: readonly Scene[] = [
  // dairy farm
  {
    language: 'en',
    event: 'mqtt barn/collar {"in_heat": [{a}, {b}], "lame": [{c}], "not_milked": [{d}, {e}], "parlour": "{p}"}',
    slots: { a: '100..180', b: '181..260', c: '261..340', d: '341..420', e: '421..499', p: 'left parlour, P2, old barn', v: 'Dr. Amsel, Quentin, vet 2', n: '2..9', k: '1.5..6.5' },
    tools: ['bovella_sort(cows: int[], pen): Sort cows into a pen', 'bovella_vet(cow: int, vet, today?: bool): Show one cow to the vet', 'bovella_ration(cows: int[], kg: num, days?: int): Change the ration of cows', 'bovella_room(cows: int): Say how many cows there is room for', 'bovella_call(cows: int[], parlour): Call cows to the parlour'],
    steps: `
      bovella_sort cows=[{a}, {b}] pen=bull | In heat | The cows in heat are sorted into the pen bull.
      bovella_sort cows=[{c}] pen=straw | Straw | lame one -> pen straw
      bovella_vet cow={c} vet="{v}" | Vet | {v} should see the lame cow.
      bovella_vet cow={b} vet="{v}" today=true | Today | Show {b} to {v} today.
      bovella_ration cows=[{d}, {a}] kg={k} | Ration | {k} kg for {d} and {a}; I don't know for how long.
      bovella_ration cows=[{c}] kg={k} days={n} | Days | Cow {c} gets {k} kg during {n} days.
      bovella_room cows={n} | Room | We have room for {n} cows, say that.
      bovella_call cows=[{d}, {e}] parlour="{p}" | Milk | The ones that weren't milked, please call them to the parlour of the message.
      bovella_call cows=[{e}, {d}, {c}] parlour="{p}" | Three | {e}, {d}, {c} to {p}.
    `,
  },
  // network switches: ranges and lists of ports
  {
    language: 'en',
    earlier: ['Scan the switch | portwalk → errors on ports {a}, {b}; no link on {c}, {d}, {e}'],
    slots: { a: '1..5', b: '6..10', c: '11..15', d: '16..20', e: '21..24', vl: '100..900', vl2: '1000..4000', sw: 'sw-attic, core1, edge-7', r: '=1 to 3 / 4 to 7 / 8 to 9', n: '30..48' },
    tools: ['wattleport_down(switch, ports: int[]): Switch ports off', 'wattleport_up(switch, ports: int[], mbit?: int): Switch ports on', 'wattleport_vlan(switch, vlan: int, ports: int[]): Put ports into a VLAN', 'wattleport_trunk(switch, port: int, vlans: int[]): Let VLANs over one port', 'wattleport_limit(switch, ports: int): How many ports may be on'],
    steps: `
      wattleport_down switch="{sw}" ports=[{a}, {b}] | Errors | Off with the ports of {sw} that have errors.
      wattleport_down switch="{sw}" ports=[{c}, {d}, {e}] | No link | Where there is no link, switch the port off ({sw}).
      @r wattleport_up switch="{sw}" ports=[1, 2, 3] // wattleport_up switch="{sw}" ports=[4, 5, 6, 7] // wattleport_up switch="{sw}" ports=[8, 9] | On | Ports {r} of {sw} on, one after the other.
      wattleport_up switch="{sw}" ports=[{e}] mbit=100 | Slow port | {sw}: port {e} on with 100 Mbit.
      wattleport_vlan switch="{sw}" vlan={vl} ports=[{d}, {c}] | VLAN | On {sw} the VLAN {vl} takes {d} and {c}.
      wattleport_vlan switch="{sw}" vlan={vl2} ports=[{b}] | One port | VLAN {vl2}, port {b}, switch {sw}.
      wattleport_trunk switch="{sw}" port={a} vlans=[{vl}, {vl2}] | Trunk | Over port {a} of {sw} both VLANs {vl} and {vl2} are let through.
      wattleport_trunk switch="{sw}" port={e} vlans=[{vl2}] | Trunk with one | Let {vl2} alone over {e}, that's on {sw}.
      wattleport_limit switch="{sw}" ports={n} | Limit | At most {n} ports of {sw} may be on.
    `,
  },
  // library, tags as text versus list
  {
    language: 'en',
    event: 'webhook /stacks/return {"copies": ["{a}", "{b}", "{c}", "{d}"], "damaged": ["{b}"], "branch": "{br}"}',
    slots: { a: 'C-1101, atlas 2, 77-01', b: 'C-1240, herbal, 77-19', c: 'C-1307, songs, 77-30', d: 'C-1466, maps 5, 77-52', br: 'Harbour, branch 4, Elmwood', t: 'history, garden, sea', t2: 'local, rare, youth', w: '2..12' },
    tools: ['bibliocrane_shelve(copies: text[], branch?): Shelve copies', 'bibliocrane_repair(copies: text[], weeks?: int): Send copies to the binder', 'bibliocrane_spine(copy, words): Print words on the spine of a copy', 'bibliocrane_subjects(copies: text[], subjects: text[]): Give copies subjects', 'bibliocrane_remind(copy, weeks: int): Plan a look at a copy'],
    steps: `
      bibliocrane_shelve copies=["{a}", "{c}", "{d}"] | Shelve | Shelve what came back, but not the damaged copy. No branch.
      bibliocrane_shelve copies=["{a}", "{b}", "{c}", "{d}"] branch="{br}" | All back | Damaged or not, all that came back is shelved in the branch of the message.
      bibliocrane_repair copies=["{b}"] weeks={w} | Binder | What is damaged goes to the binder for {w} weeks.
      bibliocrane_repair copies=["{d}", "{b}"] | Two for the binder | The binder gets {d} and {b}
      bibliocrane_spine copy="{a}" words="{t}, {t2}" | Spine | On the spine of {a} print "{t}, {t2}".
      bibliocrane_subjects copies=["{a}"] subjects=["{t}", "{t2}"] | Subjects | Subjects of {a}: {t}, {t2}
      bibliocrane_subjects copies=["{c}", "{d}"] subjects=["{t2}"] | One subject | Both {c} and {d} have one subject: {t2}
      bibliocrane_subjects copies=["{a}", "{b}"] subjects=["{t}"] | First two | The first two copies that came back get the subject {t}.
      bibliocrane_remind copy="{c}" weeks={w} | Look | In {w} weeks somebody should look at {c}.
    `,
  },
  // ferry
  {
    language: 'en',
    event: 'manual - Sailing {t}, cars on deck {a}, lorries on deck {b}, deck {c} stays empty',
    slots: { t: '=06:40, 09:15, 14:50, 21:30', a: '1..2', b: '3..4', c: '5..6', aw: '{a} in words', bw: '{b} in words', cw: '{c} in words', n: '7..60', r: 'ramp A, bow ramp, R2', r2: 'ramp C, stern ramp, R5' },
    tools: ['ferrolux_decks(open: int[], closed?: int[]): Open and close decks', 'ferrolux_ramps(ramps: text[], down: bool): Move ramps', 'ferrolux_lash(decks: int[], by?): Order lashing on decks', 'ferrolux_decks_total(decks: int): How many decks are in use', 'ferrolux_hose(deck: int, minutes: int): Wash one deck'],
    steps: `
      ferrolux_decks open=[{a}, {b}] closed=[{c}] | Decks | Open the decks for cars and lorries, close the one that stays empty.
      ferrolux_decks open=[{c}] | One deck | Deck {cw} open, nothing closed.
      ferrolux_decks open=[{b}] closed=[{a}, {c}] | Lorries only | Only the lorries sail: open their deck, decks {aw} and {cw} are closed.
      ferrolux_ramps ramps=["{r}", "{r2}"] down=true | Ramps | Let {r} and {r2} down
      ferrolux_ramps ramps=["{r2}"] down=false | Up | Ramp {r2} goes up, not down.
      ferrolux_lash decks=[{b}] | Lash | The lorries need lashing. Order it for their deck.
      ferrolux_lash decks=[{a}, {b}] by=bosun | Bosun | Lashing on decks {aw} and {bw}, by bosun.
      ferrolux_hose deck={a} minutes={n} | Hose | Wash deck {aw} for {n} minutes.
      ferrolux_decks_total decks=2 | Total | Two decks are in use on this sailing. Enter how many.
    `,
  },
  // orchestra of alarms: sensors by state (filters)
  {
    language: 'en',
    event: 'mqtt cellar/smoke {"detectors": {"{a}": "ok", "{b}": "{s}", "{c}": "low battery", "{d}": "ok"}, "floor": {f}}',
    slots: { a: 'SD-1, boiler room, K1', b: 'SD-4, workshop, K5', c: 'SD-7, archive, K8', d: 'SD-9, stairs, K12', s: '=ok / low battery', f: '1..6', h: '2..48', who: 'Petra, the janitor, Osei' },
    tools: ['fumarola_test(detectors: text[], loud?: bool): Test detectors', 'fumarola_battery(detectors: text[], who?): Order batteries for detectors', 'fumarola_mute(detector, hours: int): Silence one detector', 'fumarola_group(name, members: text[]): Make a group of detectors'],
    steps: `
      @s fumarola_test detectors=["{a}", "{b}", "{d}"] // fumarola_test detectors=["{a}", "{d}"] | Test | Test the detectors that are ok.
      @s fumarola_battery detectors=["{c}"] // fumarola_battery detectors=["{b}", "{c}"] | Batteries | Batteries for those that have a low one. Nobody is named yet.
      @s fumarola_battery detectors=["{c}"] who="{who}" // fumarola_battery detectors=["{b}", "{c}"] who="{who}" | Batteries, {who} | {who} changes batteries wherever "low battery" is reported. Order them.
      fumarola_test detectors=["{d}", "{a}"] loud=true | Loud | Loud test: {d}, then {a}
      fumarola_mute detector="{b}" hours={h} | Paint | They paint near {b}, so {h} hours of silence for it.
      fumarola_mute detector="{c}" hours={h} | Silence | Silence {c} for {h} h.
      fumarola_group name=cellar members=["{a}", "{b}", "{c}", "{d}"] | Group | All detectors of the message make up the group cellar.
      fumarola_group name="floor {f}" members=["{c}"] | Small group | The group "floor {f}" has one member, {c}.
    `,
  },
  // laundry
  {
    language: 'en',
    slots: { a: '1..5', b: '6..10', c: '11..15', d: '16..20', m: '21..59', t: '=30, 40, 60, 90', cl: 'Hotel Wren, St. Anne, Club 9', f: 'softener, starch, bleach', f2: 'oxygen, perfume, enzyme' },
    tools: ['mangelore_wash(drums: int[], celsius: int, with?: text[]): Start drums', 'mangelore_stop(drums: int[], drain?: bool): Stop drums', 'mangelore_client(client, drums: int[]): Give drums to a client', 'mangelore_delay(drum: int, minutes: int): Start one drum later', 'mangelore_dose(drum: int, agents: text[]): Dose agents into a drum'],
    steps: `
      mangelore_wash drums=[{a}, {b}, {c}, {d}] celsius={t} | All four | {t} °C, drums {a}, {b}, {c}, {d}.
      mangelore_wash drums=[{b}] celsius={t} with=["{f}"] | With | Drum {b} at {t} degrees with {f}.
      mangelore_wash drums=[{c}, {a}] celsius={t} with=["{f2}", "{f}"] | Two and two | Start {c} and {a}, {t} °C, with {f2} and {f}.
      mangelore_stop drums=[{a}, {d}] drain=true | Stop | There is foam everywhere: stop {a} and {d} and drain them.
      mangelore_stop drums=[{c}] | Stop one | stop drum {c}
      mangelore_client client="{cl}" drums=[{b}, {c}] | Client | {cl} washes in {b} and {c}.
      mangelore_client client="{cl}" drums=[{d}] | One drum | One drum is enough for {cl}, number {d}.
      mangelore_delay drum={a} minutes={m} | Later | Drum {a} starts {m} minutes later.
      mangelore_dose drum={b} agents=["{f2}"] | Dose | Only {f2} into {b}.
    `,
  },
  // cinema
  {
    language: 'en',
    event: 'webhook /kino/booking {"hall": {h}, "seats": ["{a}", "{b}", "{c}"], "name": "{n}", "wheelchair": "{d}"}',
    slots: { h: '1..9', h2: '10..19', a: 'C4, D7, B2', b: 'F5, G8, E3', c: 'J6, K9, H1', d: 'W1, W3, R5', n: 'Adeyemi, L. Sato, Family Horn', tr: 'Otters, Moonrise, Night Bus', tr2: 'Dunes 9, Paper Boats, Kiln' },
    tools: ['palisander_book(hall: int, seats: text[], name): Book seats', 'palisander_free(hall: int, seats: text[]): Give seats back', 'palisander_lamp(hall: int, seat): Light one seat', 'palisander_trailers(halls: int[], films: text[]): Show trailers', 'palisander_upgrade(hall: int, from: text[], to: text[]): Change seats', 'palisander_seats(hall: int, seats: int): How many seats are sold'],
    steps: `
      palisander_book hall={h} seats=["{a}", "{b}", "{c}"] name="{n}" | Book | Book the seats that were asked for; the wheelchair place isn't needed.
      palisander_book hall={h2} seats=["{d}"] name="{n}" | Wheelchair | In hall {h2} book {d} for {n}.
      palisander_free hall={h} seats=["{b}", "{c}"] | Give back | {n} comes alone. Keep {a}; the other two seats are given back.
      palisander_free hall={h2} seats=["{c}"] | {c} is free | {c} in hall {h2} is free again, give it back.
      palisander_lamp hall={h} seat="{a}" | Lamp | Light seat {a} so that {n} finds it.
      palisander_trailers halls=[{h}, {h2}] films=["{tr}"] | Trailer | Trailer of {tr} in halls {h} and {h2}
      palisander_trailers halls=[{h2}] films=["{tr2}", "{tr}"] | Trailers | Hall {h2} sees {tr2}, then {tr}.
      palisander_upgrade hall={h} from=["{a}", "{b}"] to=["{c}", "{d}"] | Change | From {a} and {b} to {c} and {d}, in the hall of the booking.
      palisander_seats hall={h} seats={h2} | Sold | {h2} seats are sold in hall {h}.
    `,
  },
  // construction crane
  {
    language: 'en',
    earlier: ['Read the delivery note | papscan → {a}\n{b}\n{c}\n{d}\n{e}', 'Which are wet? | moistcam → {b}, {e}'],
    slots: { a: 'beam 1, P-01, slab A', b: 'beam 4, P-06, slab D', c: 'stair 2, P-11, wall K', d: 'lintel 5, P-17, wall N', e: 'post 8, P-23, slab T', z: 'yard, zone 4, gate B', kn: '5..45' },
    tools: ['giraffon_lift(parts: text[], to): Lift parts', 'giraffon_order(parts: text[]): Set the order of assembly', 'giraffon_dry(parts: text[], hours?: int): Let parts dry', 'giraffon_reject(part, reason?): Send one part back', 'giraffon_parts(parts: int): How many parts came'],
    steps: `
      giraffon_lift parts=["{a}", "{b}", "{c}", "{d}", "{e}"] to="{z}" | Unload | All that the delivery note lists is lifted to {z}.
      giraffon_lift parts=["{a}", "{c}", "{d}"] to="{z}" | Dry ones | Lift to {z} what is on the note and isn't wet.
      giraffon_lift parts=["{e}"] to="{z}" | Last | The last part on the note: to {z}.
      giraffon_order parts=["{d}", "{a}"] | Order | Assembly starts with {d}, {a} follows. Set that order.
      giraffon_order parts=["{e}", "{d}", "{c}", "{b}", "{a}"] | From the bottom | We assemble from the bottom of the note to its top. Set the order.
      giraffon_dry parts=["{b}", "{e}"] hours={kn} | Dry | Both wet parts dry for {kn} hours.
      giraffon_dry parts=["{c}"] | Dry one | It feels damp, that {c}. Let it dry, we will see how long.
      giraffon_reject part="{b}" reason=cracked | Back | {b} back to the factory: cracked
      giraffon_parts parts=5 | Count | Five parts came. Enter that.
    `,
  },
  // radio station
  {
    language: 'en',
    slots: { a: 'jingle3, harbour song, T-101', b: 'rain mix, blue door, T-118', c: 'old waltz, ferry, T-140', d: 'news bed, kite, T-166', s: '=08:00, 12:30, 18:00', f: '88.1..94.9', f2: '95.1..101.9', f3: '102.1..107.9', v: '2..9' },
    tools: ['wavella_list(tracks: text[], at?): Queue tracks', 'wavella_ban(tracks: text[], weeks?: int): Don\'t play tracks', 'wavella_next(track): Play one track next', 'wavella_air(mhz: num[]): On what frequencies we send', 'wavella_tune(mhz: num): What frequency the monitor hears'],
    steps: `
      wavella_list tracks=["{a}", "{b}", "{c}"] | Queue | Queue {a}, {b}, {c}.
      wavella_list tracks=["{d}", "{a}"] at={s} | At {s} | At {s}: first {d}, afterwards {a}.
      wavella_list tracks=["{c}"] at={s} | Only one | Queue just {c} for {s}.
      wavella_list tracks=["{b}", "{d}", "{b}"] | Twice | Queue {b}, then {d}, then {b} once more.
      wavella_ban tracks=["{b}", "{c}"] weeks={v} | Enough | Nobody can bear {b} and {c} any more. Not played for {v} weeks.
      wavella_ban tracks=["{d}"] | Never again | Don't play {d}. For good.
      wavella_next track="{a}" | Next | {a} is next
      wavella_air mhz=[{f}, {f2}, {f3}] | Send | We send on {f}, {f2} and {f3} MHz.
      wavella_air mhz=[{f2}] | One frequency | From today only {f2} MHz is sent on.
      wavella_tune mhz={f3} | Monitor | The monitor should hear {f3} MHz.
    `,
  },
  // city trees
  {
    language: 'en',
    event: 'mqtt trees/moist {"street": "{st}", "dry": "{a},{b},{c}", "felled": "{d}", "new": "{e},{f}"}',
    slots: { st: 'Elm Row, Quay 4, Mill Street', a: 'T12, T15, L-3', b: 'T24, T27, L-9', c: 'T31, T38, L-15', d: 'T44, T49, L-21', e: 'T52, T57, L-30', f: 'T63, T66, L-36', l: '20..200', w: 'crew 2, Joris, water truck' },
    tools: ['arborette_water(trees: text[], litres: int, crew?): Water trees', 'arborette_stake(trees: text[], poles: int): Stake trees', 'arborette_strike(trees: text[], reason?): Take trees off the map', 'arborette_inspect(tree, climb?: bool): Inspect one tree', 'arborette_label(trees: text[], labels: text[]): Label trees'],
    steps: `
      arborette_water trees=["{a}", "{b}", "{c}"] litres={l} | Dry | Dry trees: {l} litres each.
      arborette_water trees=["{e}", "{f}"] litres={l} crew="{w}" | New trees | {w} gives the new trees {l} litres.
      arborette_water trees=["{b}"] litres={l} | Middle | Of the dry ones only the second, {l} l.
      arborette_stake trees=["{e}", "{f}"] poles=3 | Stakes | Three poles for each new tree
      arborette_stake trees=["{c}"] poles=2 | Two poles | Tree {c}: 2 poles
      arborette_strike trees=["{d}"] | Felled | What was felled comes off the map.
      arborette_strike trees=["{d}", "{a}"] reason=storm | Storm | Off the map, reason storm: {d}, {a}.
      arborette_inspect tree="{c}" climb=true | Inspect | Climb {c} and inspect it.
      arborette_label trees=["{a}", "{b}"] labels=["mulch", "prune"] | Labels | Trees {a} and {b} get the labels mulch and prune.
      arborette_label trees=["{f}"] labels=["guarantee"] | Label | Label {f} with guarantee.
    `,
  },
  // chemistry store
  {
    language: 'en',
    slots: { a: 'AC-11, toluene, jar 4', b: 'AC-25, hexane, jar 9', c: 'AC-38, ether, jar 15', d: 'AC-52, xylene, jar 22', k: '1..9', k2: '10..19', k3: '20..29', who: 'Ximena, lab 3, Dr. Rao', ml: '30..900' },
    tools: ['cupolab_fetch(substances: text[], for): Bring substances', 'cupolab_store(substances: text[], cabinets: int[]): Store substances', 'cupolab_air(cabinets: int[], minutes?: int): Ventilate cabinets', 'cupolab_weigh(substance, ml?: int): Weigh one substance', 'cupolab_apart(these: text[], from: text[]): Keep substances apart'],
    steps: `
      cupolab_fetch substances=["{a}", "{b}"] for="{who}" | Fetch | {who} needs {a} and {b}.
      cupolab_fetch substances=["{d}"] for="{who}" | One | Bring {who} a single thing: {d}.
      cupolab_store substances=["{a}", "{c}", "{d}"] cabinets=[{k}] | Store | Store {a}, {c} and {d} in cabinet {k}.
      cupolab_store substances=["{b}"] cabinets=[{k2}, {k3}] | Split | Divide {b} over cabinets {k2} and {k3} when you store it.
      cupolab_air cabinets=[{k}, {k2}, {k3}] | Air | Ventilate cabinets {k}, {k2}, {k3}; no time
      cupolab_air cabinets=[{k3}, {k}] minutes={ml} | Air for a time | {ml} min of air in {k3} and {k}
      cupolab_weigh substance="{c}" | Weigh | Weigh {c}, I don't know how many ml.
      cupolab_apart these=["{a}", "{b}"] from=["{c}", "{d}"] | Apart | Keep {a} and {b} apart from {c} and {d}.
      cupolab_apart these=["{d}"] from=["{a}"] | Never together | The substance {d} must be kept apart from {a}.
    `,
  },
  // ascending / descending order
  {
    language: 'en',
    event: 'mqtt mail/trays {"trays": [{c}, {a}, {d}, {b}], "round": "{r}"}',
    slots: { a: '1..19', b: '20..39', c: '40..69', d: '70..99', r: 'R7, Old Town, Dockside', m: '100..190', p: 'Halvard, postie 12, Cho' },
    tools: ['postula_walk(trays: int[], round?): Set the order of trays', 'postula_hold(trays: int[], days: int): Keep trays back', 'postula_give(postman, trays: int[]): Give trays to a postman', 'postula_frank(tray: int, cents: int): Frank the post of one tray', 'postula_trays(trays: int): How many empty trays are needed'],
    steps: `
      postula_walk trays=[{c}, {a}, {d}, {b}] | As they are | The order of the trays is as in the message. No round.
      postula_walk trays=[{a}, {b}, {c}, {d}] round="{r}" | Rising | From the lowest number to the highest, for the round {r}.
      postula_walk trays=[{d}, {c}, {b}, {a}] | Falling | Highest number first, lowest last; no round.
      postula_hold trays=[{d}] days=3 | Keep back | Three days: keep tray {d} back.
      postula_hold trays=[{a}, {d}, {b}] days=2 | All but one | All trays of the message but {c} are kept back for 2 days, in the same order.
      postula_give postman="{p}" trays=[{c}, {a}] | Give | The first two of the list are for {p}.
      postula_give postman="{p}" trays=[{b}] | Last | {p} takes the last one of the list.
      postula_frank tray={a} cents={m} | Frank | {m} cents on the post of tray {a}
      postula_trays trays={m} | Empty trays | We need {m} empty trays. Enter it.
    `,
  },
];
