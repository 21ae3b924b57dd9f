import type { Scene } from '../../scene';

/** Arguments that are lists, beside tools that take one value of the same kind; English, part 1. */
export const rowsEn1: readonly Scene[] = [
  // a pipetting robot
  {
    language: 'en',
    event: 'mqtt lab/deck {"plate": "{p}", "filled": ["{a}", "{b}", "{c}"], "failed": "{d}"}',
    slots: { p: 'PL-12, assay 4, PL-80', a: 'A1, A4, B2', b: 'C3, C6, D5', c: 'E2, E8, F7', d: 'G1, G9, H4', n: '5..190', k: '2..4' },
    tools: ['zuggin_draw(plate, wells: text[], ul: num): Draw liquid out of wells', 'zuggin_rinse(wells: text[], times?: int): Rinse wells', 'zuggin_peek(plate, well): Photograph one well', 'zuggin_carry(from_wells: text[], to_wells: text[], ul: num): Carry liquid over', 'zuggin_park(): Bring the head home'],
    steps: `
      zuggin_draw plate="{p}" wells=["{a}", "{b}", "{c}"] ul={n} | Draw off | Draw {n} µl out of every well that the deck calls filled.
      zuggin_draw plate="{p}" wells=["{d}"] ul={n} | The failed one | {n} µl out of {d}, same plate
      zuggin_rinse wells=["{c}", "{a}"] times={k} | Rinse | Wells {c} and {a} get rinsed {k} times, please.
      zuggin_rinse wells=["{a}", "{b}"] | Rinse, not all | All filled wells are to be rinsed but not {c}; how often is up to the machine.
      zuggin_carry from_wells=["{a}", "{b}"] to_wells=["{d}"] ul={n} | Pool them | We pool {a} and {b} into {d}, {n} µl each.
      zuggin_carry from_wells=["{d}"] to_wells=["{b}", "{c}"] ul={n} | Split | {n} µl from the well that failed over to {b}, then {c}.
      zuggin_peek plate="{p}" well="{d}" | Picture | Could I have a picture of the well that failed?
      zuggin_peek plate="{p}" well="{a}" | Look | Photograph {a} on this plate.
      zuggin_park | Home | Head back home, we are done.
    `,
  },
  // bowling alley
  {
    language: 'en',
    event: 'manual - League night, lanes {a}, {b} and {c} are booked, lane {d} is broken',
    slots: { a: '1..8', b: '9..14', c: '15..20', d: '21..28', m: '30..120', t: 'Pin Pals, The Splits, Team Kowalski' },
    tools: ['kegelo_open(lanes: int[], minutes?: int): Open lanes for play', 'kegelo_shut(lanes: int[], notice?: bool): Close lanes', 'kegelo_team(lane: int, team): Put a team on a lane', 'kegelo_bumpers(lanes: int[], up: bool): Move the side bumpers', 'kegelo_reset(lane: int): Set up the pins anew'],
    steps: `
      kegelo_open lanes=[{a}, {b}, {c}] minutes={m} | League | Open what is booked tonight for {m} minutes.
      kegelo_open lanes=[{b}, {c}] | Two lanes | Lanes {b} and {c}, open end.
      kegelo_shut lanes=[{d}] notice=true | Broken | The broken one is closed, and people should get a notice.
      kegelo_shut lanes=[{c}, {b}, {a}] | Closing time | Close the booked lanes in reverse, from {c} down to {a}.
      kegelo_team lane={a} team="{t}" | Team | {t} plays on the first lane that is booked.
      kegelo_bumpers lanes=[{a}] up=true | Kids | Kids on lane {a}: bumpers up there, only there.
      kegelo_bumpers lanes=[{b}, {c}] up=false | Adults | No bumpers on lanes {b} + {c}.
      kegelo_reset lane={d} | Pins | Pins on {d} must be set up again.
    `,
  },
  // hydroponic beds
  {
    language: 'en',
    event: 'webhook /hydro/dry {"hall": "{h}", "dry_beds": [{a}, {b}, {c}, {d}], "ec": {ec}}',
    slots: { h: 'north hall, H2, glass 5', a: '1..9', b: '10..19', c: '20..29', d: '30..39', l: '40..90', ec: '1.1..2.9', rec: 'lettuce-b, basil mix, grow 3' },
    tools: ['rillwater(beds: int[], litres: int, hall?): Water beds', 'rillfeed(beds: int[], recipe, ec?: num): Feed beds', 'rillflush(bed: int): Flush a single bed', 'rillskip(beds: int[]): Leave beds out of the next round'],
    steps: `
      rillwater beds=[{a}, {b}, {c}, {d}] litres={l} | Water | {l} litres for each of the dry beds. The hall need not be given.
      rillwater beds=[{a}, {b}] litres={l} hall="{h}" | First two | Only the first two dry beds in the hall of the message get {l} l.
      rillwater beds=[{d}] litres={l} | Last bed | The last in the list: {l} litres, no hall.
      rillfeed beds=[{a}, {c}, {d}] recipe="{rec}" | Feed | Feed the dry ones except bed {b}. Recipe {rec}, EC stays as it is.
      rillfeed beds=[{b}, {d}] recipe="{rec}" ec={ec} | Feed two | Recipe: {rec}. EC: as reported. Beds: {b}, {d}.
      rillflush bed={c} | Flush | bed {c} smells, flush it
      rillskip beds=[{c}] | Skip | {c} is left out of the next round.
      rillskip beds=[{d}, {a}] | Not these | Beds {d} and {a} (in this order) sit out the next round.
      notify message="EC {ec} in {h}" | EC | Show "EC {ec} in {h}".
    `,
  },
  // small servers
  {
    language: 'en',
    earlier: ['Which containers are down? | whaleps → exited: {a}, {b}, {c}', 'Which are old? | whaleimg → outdated: {d}'],
    slots: { a: 'paperless, mail-in, web3', b: 'grafana, cache-2, imap', c: 'wiki, queue-b, dns', d: 'immich, auth-old, proxy1', g: '10..120', net: 'lan0, backplane, dmz-2' },
    tools: ['plimsoll_start(containers: text[], wait_s?: int): Start containers', 'plimsoll_stop(containers: text[], force?: bool): Stop containers', 'plimsoll_pull(container, tag?): Fetch a new image for a container', 'plimsoll_join(containers: text[], network): Attach containers to a network', 'plimsoll_tail(container, lines: int): Last lines of the log of a container'],
    steps: `
      plimsoll_start containers=["{a}", "{b}", "{c}"] | Start | Whatever has exited, start it.
      plimsoll_start containers=["{c}", "{b}"] wait_s={g} | Start two | Start {c} first, then {b}; wait {g} seconds.
      plimsoll_start containers=["{a}", "{c}"] | Not {b} | Bring up the exited ones without {b}.
      plimsoll_stop containers=["{d}"] force=true | Stop the old one | The outdated container gets stopped, by force.
      plimsoll_stop containers=["{d}", "{a}"] | Stop | Stop the containers {d} and {a}.
      plimsoll_pull container="{d}" | Image | A new image for the one that step {step2} found, whatever tag.
      plimsoll_join containers=["{b}"] network="{net}" | Network | Just {b} goes onto the network {net}.
      plimsoll_join containers=["{a}", "{b}", "{c}", "{d}"] network="{net}" | All four | Network {net}: the three that exited and, at the end, the outdated one.
      plimsoll_tail container="{a}" lines={g} | Log | why did {a} go down? show me {g} lines of its log
    `,
  },
  // theatre dimmers
  {
    language: 'en',
    slots: { a: '1..11', b: '12..23', c: '24..35', d: '36..48', lv: '49..60', lv2: '61..95', s: '96..120', cue: 'Q7, storm 2, finale' },
    tools: ['limewash_level(channels: int[], percent: int, fade_s?: int): Bring channels to a level', 'limewash_park(channels: int[]): Keep channels out of all cues', 'limewash_cue(cue, include?: int[]): Run a cue', 'limewash_bump(channel: int): Flash one channel shortly', 'limewash_swap(down: int[], up: int[], percent: int): Take some down and others up'],
    steps: `
      limewash_level channels=[{a}, {b}, {c}] percent={lv} | Wash | {a}, {b}, {c} at {lv} %
      limewash_level channels=[{d}, {b}] percent={lv2} fade_s={s} | Slow fade | Fade channels {d} and {b} to {lv2} percent, taking {s} seconds for it.
      limewash_level channels=[{c}] percent={lv2} | Solo | Channel {c} alone, {lv2} percent.
      limewash_park channels=[{a}, {d}] | Park | Channels {a} and {d} have loose cables, so they must not be touched by any cue.
      limewash_cue cue="{cue}" | Cue | Go, {cue}.
      limewash_cue cue="{cue}" include=[{b}, {c}, {d}] | Cue plus | {cue}, and include {b}, {c} and {d} in it.
      limewash_cue cue="{cue}" include=[{a}] | Cue plus one | Run {cue} with channel {a} included.
      limewash_bump channel={c} | Which lamp? | Flash {c} so that I can see which one hangs there.
      limewash_swap down=[{a}, {b}] up=[{c}] percent={lv} | Swap | Take {a} and {b} down; up comes {c}, at {lv} percent.
    `,
  },
  // parcel sorting
  {
    language: 'en',
    event: 'mqtt hub/sorter {"jammed": ["{a}", "{b}"], "free": ["{c}", "{d}", "{e}"], "wave": {w}}',
    slots: { a: 'CH-04, K1, east 3', b: 'CH-11, K6, east 9', c: 'CH-20, N2, west 1', d: 'CH-27, N5, west 4', e: 'CH-33, N8, west 6', w: '100..480', z: '=DE-2, FR-9, NL-1' },
    tools: ['skidroo_divert(from_chutes: text[], to_chutes: text[], wave?: int): Send parcels to other chutes', 'skidroo_hold(chutes: text[], reason?): Hold chutes', 'skidroo_release(chutes: text[]): Let chutes run again', 'skidroo_assign(chute, zone): Give a chute a zone', 'skidroo_count(chute): Count the parcels in a chute'],
    steps: `
      skidroo_divert from_chutes=["{a}", "{b}"] to_chutes=["{c}", "{d}", "{e}"] | Divert | Away from the jammed chutes and into the free ones. No wave.
      skidroo_divert from_chutes=["{a}"] to_chutes=["{d}"] wave={w} | Only one | What is meant for {a} runs into {d}, in the wave that is reported.
      skidroo_hold chutes=["{a}", "{b}"] reason=jam | Hold | Hold both jammed chutes; reason: jam
      skidroo_hold chutes=["{c}"] | Hold the first | Of the free chutes hold the first. No reason is given.
      skidroo_release chutes=["{b}", "{a}"] | Cleared | The crew has cleared the jams. Release {b}, then {a}.
      skidroo_release chutes=["{e}"] | {e} | Chute {e} can run again
      skidroo_assign chute="{c}" zone={z} | Zone | Parcels for zone {z} go to chute {c} from now on: assign it.
      skidroo_count chute="{e}" | Count | How many are lying in the last of the free chutes? Count.
    `,
  },
  // aquarium
  {
    language: 'en',
    event: 'mqtt aqua/temp {"tanks": ["{a}", "{b}", "{c}"], "celsius": [{x}, {y}, {z}], "quarantine": "{q}"}',
    slots: { a: 'reef 1, T-2, lagoon', b: 'reef 4, T-5, mangrove', c: 'reef 6, T-9, kelp', q: 'Q1, Q-lab, Q3', x: '22.1..24.4', y: '24.6..26.4', z: '26.6..29.9', g: '3..20', f: '=krill, flakes, algae' },
    tools: ['finnegal_feed(tanks: text[], food, grams: int): Feed tanks', 'finnegal_dim(tanks: text[], minutes?: int): Dim the light', 'finnegal_target(tank, celsius: num): Set the temperature of a tank', 'finnegal_link(tanks: text[], pump: int): Join tanks to one pump', 'finnegal_store(readings: num[], label): File a row of readings'],
    steps: `
      finnegal_feed tanks=["{a}", "{b}", "{c}"] food={f} grams={g} | Feed | {g} g of {f} for every tank under "tanks".
      finnegal_feed tanks=["{q}"] food={f} grams={g} | Quarantine | Quarantine tank only: {f}, {g} g.
      finnegal_dim tanks=["{c}", "{q}"] | Dim | It is too bright in {c} and {q}. Dim them for as long as it takes.
      finnegal_dim tanks=["{b}", "{c}"] minutes={g} | A while | All the tanks in the list but the first: dim for {g} minutes.
      finnegal_target tank="{b}" celsius={z} | Warmer | {b} shall have {z} degrees.
      finnegal_link tanks=["{a}", "{c}"] pump={g} | One pump | Tanks {a} and {c} share pump {g} from today. Join them.
      finnegal_store readings=[{x}, {y}, {z}] label=morning | File | The reported temperatures are filed under the label morning.
      finnegal_store readings=[{y}] label="{b}" | One reading | File {y} as a reading, label "{b}".
      finnegal_target tank="{q}" celsius={x} | Cooler | Quarantine tank to {x} °C, please.
    `,
  },
  // pool
  {
    language: 'en',
    event: 'cron - swim club evening',
    earlier: ['Read the plan of tonight | file_read → club: lanes {a}, {b}\nschool: lane {c}\npublic: lanes {d}, {e}'],
    slots: { a: '1..2', b: '3..4', c: '5..6', d: '7..8', e: '9..10', mn: '20..90', txt: '=Club only, Training, Please keep right' },
    tools: ['lidolane_rope(lanes: int[], tight?: bool): Rope lanes off', 'lidolane_unrope(lanes: int[]): Take ropes in', 'lidolane_sign(lanes: int[], text): Put up a sign at lanes', 'lidolane_clock(lane: int, minutes: int): Run a clock at a lane', 'lidolane_block(lane: int): Put the starting block up'],
    steps: `
      lidolane_rope lanes=[{a}, {b}] | Club | Rope off the lanes of the club.
      lidolane_rope lanes=[{c}] tight=true | School | The lane of the school too, tightly.
      lidolane_unrope lanes=[{d}, {e}] | Public | Ropes in where the public swims.
      lidolane_unrope lanes=[{b}, {a}] | Club leaves | The club has left: ropes in, {b} first, {a} after it.
      lidolane_sign lanes=[{a}, {b}] text="{txt}" | Sign | "{txt}" at both lanes of the club
      lidolane_sign lanes=[{c}, {d}, {e}] text="{txt}" | Signs | Lanes [{c}, {d}, {e}], sign "{txt}".
      lidolane_clock lane={c} minutes={mn} | Clock | {mn} min on the clock of the school lane.
      lidolane_block lane={e} | Block | Block up at {e}.
    `,
  },
  // school bells
  {
    language: 'en',
    slots: { h: '=07:50, 08:05, 09:40', h2: '=12:15, 13:30, 15:10', a: '=mon, tue', b: '=wed, thu', c: '=fri, sat', r: 'gym, B12, art room', r2: 'library, C07, aula', r3: 'canteen, A31, music room', v: '2..9', snd: 'gong, chime2, old bell' },
    tools: ['klangor_plan(time, days: text[], sound?): Plan a bell', 'klangor_drop(time, days?: text[]): Take a bell out of the plan', 'klangor_ring(rooms: text[], sound?): Ring now in some rooms', 'klangor_volume(room, level: int): Set the volume of a room', 'klangor_mute(rooms: text[], minutes: int): Silence rooms'],
    steps: `
      klangor_plan time={h} days=["{a}", "{b}", "{c}"] | Bell | A bell at {h} on {a}, {b} and {c}.
      klangor_plan time={h2} days=["{c}"] sound="{snd}" | One day | On {c} only, at {h2}, with the sound {snd}.
      klangor_drop time={h} | No bell | There is no bell at {h} any more, on no day.
      klangor_drop time={h2} days=["{a}", "{c}"] | Two days less | On {a} and {c} the bell of {h2} is cancelled.
      klangor_ring rooms=["{r}", "{r2}"] | Ring | Would you ring in {r} and {r2} now? Any sound will do.
      klangor_ring rooms=["{r3}"] sound="{snd}" | One room | Now, only in {r3}: {snd}.
      klangor_volume room="{r2}" level={v} | Volume | Volume {v} in {r2}.
      klangor_mute rooms=["{r}", "{r2}", "{r3}"] minutes=45 | Exam | Exam. For 45 minutes no sound in {r}, {r2}, {r3}.
      klangor_mute rooms=["{r2}"] minutes=90 | Long exam | An exam of 90 minutes in {r2}; silence it for that time
    `,
  },
  // hospital ward
  {
    language: 'en',
    event: 'webhook /ward/discharge {"ward": "{w}", "beds": ["{a}", "{b}", "{c}"], "isolated": "{d}"}',
    slots: { w: 'W3, cardio, 5 East', a: '3A, 11, N-1', b: '4B, 14, N-6', c: '7A, 17, N-8', d: '9C, 22, N-12', n: 'Ifeoma, Brandt, S. Kaya' },
    tools: ['wardel_strip(beds: text[], by?): Order stripping of beds', 'wardel_disinfect(beds: text[], hours: int): Order disinfection of beds', 'wardel_reserve(bed, patient): Reserve one bed for a patient', 'wardel_move(beds: text[], to_ward): Push beds to another ward', 'wardel_alarm(beds: text[], on: bool): Switch the call button'],
    steps: `
      wardel_strip beds=["{a}", "{b}", "{c}"] | Strip | All beds that were discharged are to be stripped.
      wardel_strip beds=["{a}", "{c}"] by="{n}" | Strip two | {n} strips the discharged beds, except for {b}.
      wardel_disinfect beds=["{d}"] hours=6 | Isolation | Disinfection of the isolated bed, six hours.
      wardel_disinfect beds=["{b}", "{d}"] hours=2 | Both | beds {b} + {d}, disinfect, 2 h
      wardel_reserve bed="{a}" patient="{n}" | Reserve | {n} gets the first bed of the list. Reserve it.
      wardel_move beds=["{c}", "{b}"] to_ward="{w}" | Push | Push {c} and then {b} to the ward of the message.
      wardel_alarm beds=["{a}", "{b}", "{c}"] on=false | Buttons | Nobody lies in the discharged beds: call buttons off.
      wardel_alarm beds=["{d}"] on=true | Button | Make sure the call button at the isolated bed is on.
      wardel_reserve bed="{c}" patient="{n}" | Last one | Reserve the last discharged bed for {n}.
    `,
  },
  // beehives
  {
    language: 'en',
    earlier: ['Weigh all hives | apistat → light: {a}, {b}; heavy: {c}, {d}', 'Listen | hivemic → queenless: {e}'],
    slots: { a: 'H1, Linden, B-2', b: 'H3, Alder, B-5', c: 'H6, Rowan, B-7', d: 'H8, Hazel, B-10', e: 'H12, Willow, B-14', kg: '1.5..6.5', n: '2..8' },
    tools: ['skeppa_feed(hives: text[], kg: num): Feed sugar', 'skeppa_super(hives: text[], boxes?: int): Add boxes', 'skeppa_requeen(hive, breeder?): Order a queen for a hive', 'skeppa_unite(weak: text[], strong): Unite weak hives with a strong one', 'skeppa_visit(hives: text[], note?): Put hives on the list of visits'],
    steps: `
      skeppa_feed hives=["{a}", "{b}"] kg={kg} | Feed | The light ones, {kg} kg each.
      skeppa_feed hives=["{e}"] kg={kg} | The queenless | Give the queenless hive {kg} kg of sugar.
      skeppa_super hives=["{c}", "{d}"] boxes={n} | Boxes | Each of the heavy hives gets {n} boxes.
      skeppa_super hives=["{d}"] | A box | Add boxes to {d}, the usual number.
      skeppa_requeen hive="{e}" | Queen | Order a queen where step {step2} missed one, from any breeder.
      skeppa_unite weak=["{a}", "{b}"] strong="{c}" | Unite | Both light hives are united with {c}.
      skeppa_unite weak=["{e}"] strong="{d}" | Unite one | Unite {e} with {d}, which is the strong one.
      skeppa_visit hives=["{e}", "{a}", "{b}"] | Visits | On the list of visits: first the queenless hive, then the light ones.
      skeppa_visit hives=["{c}"] note="check for swarm cells" | Visit | Put {c} on the list of visits, note "check for swarm cells".
    `,
  },
  // bakery
  {
    language: 'en',
    event: 'manual - Ovens {a}, {b}, {c} are free, oven {d} is being cleaned',
    slots: { a: '1..3', b: '4..6', c: '7..9', d: '10..12', t: '180..260', m: '13..55', pr: 'rye 2kg, seeded rolls, brioche', pr2: 'spelt loaf, rolls, plaits' },
    tools: ['loafern_heat(ovens: int[], celsius: int, steam?: bool): Heat ovens', 'loafern_cool(ovens: int[]): Let ovens cool', 'loafern_load(oven: int, product, minutes: int): Load one oven', 'loafern_trays(products: text[], oven: int): Put several products in one oven', 'loafern_clean(ovens: int[], by_noon?: bool): Plan cleaning'],
    steps: `
      loafern_heat ovens=[{a}, {b}, {c}] celsius={t} | Heat | Heat the free ovens to {t}.
      loafern_heat ovens=[{b}] celsius={t} steam=true | With steam | Oven {b}, {t} degrees, and give it steam.
      loafern_cool ovens=[{c}, {a}] | Cool | {c} and {a} may cool down
      loafern_cool ovens=[{b}, {c}] | All but {a} | Let the free ovens cool, only {a} stays hot.
      loafern_load oven={a} product="{pr}" minutes={m} | Load | Oven {a}: {pr}, {m} min.
      loafern_trays products=["{pr}", "{pr2}"] oven={c} | Mixed | Into oven {c} go {pr} and {pr2}, both together.
      loafern_trays products=["{pr2}"] oven={b} | Just one | In {b} there is only {pr2} to put.
      loafern_clean ovens=[{d}, {b}] by_noon=true | Clean | Plan cleaning by noon for {d} and {b}.
      loafern_clean ovens=[{a}] | Clean one | Oven {a} needs cleaning some time.
    `,
  },
  // car park
  {
    language: 'en',
    event: 'mqtt carpark/full {"full_levels": [{a}, {b}], "free_levels": [{c}, {d}], "gate": "{g}"}',
    slots: { a: '1..2', b: '3..4', c: '5..6', d: '7..8', g: 'north gate, G2, Mill Lane', g2: 'south gate, G5, Canal Side', eur: '2.5..6.5', v: '20..90', txt: '=FULL, Please drive on, Use upper levels' },
    tools: ['parkadou_close(levels: int[], sign?): Close levels', 'parkadou_open(levels: int[]): Open levels', 'parkadou_price(levels: int[], per_hour: num): Set the price', 'parkadou_gates(gates: text[], open: bool): Move gates', 'parkadou_fan(level: int, percent: int): Ventilate one level'],
    steps: `
      parkadou_close levels=[{a}, {b}] sign="{txt}" | Full | Close the full levels, sign "{txt}".
      parkadou_close levels=[{d}] | Repairs | repairs on {d}. close it, no sign
      parkadou_open levels=[{c}, {d}] | Open | Let cars onto the levels that are still free.
      parkadou_open levels=[{d}, {b}, {a}] | Top down | Open {d}, {b}, {a}, from the top down.
      parkadou_price levels=[{c}] per_hour={eur} | Price | {eur} per hour on level {c}.
      parkadou_price levels=[{a}, {b}, {c}] per_hour={eur} | Prices | Levels {a}, {b} and {c} now cost {eur} an hour.
      parkadou_gates gates=["{g}"] open=false | Shut it | The gate that reported has to be closed.
      parkadou_gates gates=["{g2}", "{g}"] open=true | Both gates | Open {g2} and {g}, both.
      parkadou_fan level={b} percent={v} | Fumes | Fumes on level {b}: fan at {v} %.
    `,
  },
];
