import type { Scene } from '../../scene';

/** Arguments that are lists: long-winded steps, with numbers and names that do not belong to the list; English, part 7. */
export const rowsEn7: readonly Scene[] = [
  // irrigation club / allotments
  {
    language: 'en',
    event: 'manual - Allotment meeting, plots {a}, {b}, {c} have no tenant, plot {d} has a leak',
    slots: { a: '3..15', b: '16..29', c: '30..44', d: '45..59', e: '60..75', n: '76..99', w: 'Mrs. Quill, the Hansens, Old Piotr', w2: 'Femi, Ms. Dreyer, family Sato', eur: '101..190' },
    tools: ['gartenzwick_tap(plots: int[], open: bool): Move the taps of plots', 'gartenzwick_offer(plots: int[], people: text[], rent?: int): Offer plots to people', 'gartenzwick_mow(plots: int[], by?): Order mowing', 'gartenzwick_letter(person, text): Write somebody a letter', 'gartenzwick_rent(plot: int, euros: int): Set the rent of one plot', 'gartenzwick_plots(plots: int): How many plots there are'],
    steps: `
      gartenzwick_tap plots=[{d}] open=false | Leak | You may have heard of the leak. Until the plumber has been there, the tap of that plot is to be closed, the neighbours keep their water.
      gartenzwick_tap plots=[{a}, {e}] open=true | Taps | After last year's trouble we decided that the taps at {a} and at {e} are opened, and those only.
      gartenzwick_offer plots=[{a}, {b}, {c}] people=["{w}"] | Offer | As nobody rents them at the moment, {w} should get an offer for all of these plots; what they cost is settled later.
      gartenzwick_offer plots=[{c}] people=["{w2}", "{w}"] rent={eur} | Offer | {eur} euros rent, plot {c}: offer it to {w2} and also to {w}.
      gartenzwick_mow plots=[{b}, {c}] | Mow | The grass on the empty plots is a metre high. Somebody mows them, apart from {a}, where the sheep are.
      gartenzwick_mow plots=[{e}] by="{w2}" | Mow | {w2} has offered to mow {e}, thank you.
      gartenzwick_letter person="{w}" text="See you on Sunday" | Letter | Please write to {w}: "See you on Sunday".
      gartenzwick_rent plot={e} euros={eur} | Rent | From next year plot {e} costs {eur} euros, as was voted for by {n} members.
      gartenzwick_plots plots={n} | Number | There are {n} plots by the new map.
    `,
  },
  // blood bank
  {
    language: 'en',
    event: 'webhook /blood/request {"ward": "{w}", "types": ["{t}", "{t2}"], "bags": ["{a}", "{b}", "{c}"], "expired": ["{c}"]}',
    slots: { w: 'ICU, theatre 4, W11', w2: 'ER, theatre 7, W15', t: '=A+, A-', t2: '=B+, B-', t3: '=AB+, AB-', a: 'BB-1001, K77A, 5510', b: 'BB-1130, K81C, 5528', c: 'BB-1207, K90F, 5563', d: 'BB-1388, K95H, 5592', m: '11..59' },
    tools: ['hemolux_issue(bags: text[], ward): Hand bags out to a ward', 'hemolux_destroy(bags: text[], witness?): Destroy bags', 'hemolux_warm(bags: text[], minutes: int): Warm bags', 'hemolux_call(types: text[], wards?: text[]): Call for donors', 'hemolux_test(bag, kind: cross|virus): Test one bag', 'hemolux_stock(type, bags: int): Enter how many bags are in stock'],
    steps: `
      hemolux_issue bags=["{a}", "{b}"] ward="{w}" | Issue | The ward that asked gets the bags it asked for, of course without the expired one.
      hemolux_issue bags=["{d}"] ward="{w2}" | Other ward | Instead of waiting for {w} we hand {d} out to {w2}.
      hemolux_destroy bags=["{c}"] witness="{w}" | Expired | What has expired must be destroyed, with {w} as the witness.
      hemolux_destroy bags=["{d}", "{c}"] | Dropped | Somebody dropped {d}, so that one and {c} are to be destroyed, in this order. We have no witness.
      hemolux_warm bags=["{a}", "{d}"] minutes={m} | Warm | Would you warm {a} and {d}? {m} minutes should do.
      hemolux_call types=["{t}", "{t2}"] wards=["{w2}"] | Donors | A call for donors of the types in the message, to be heard in {w2} and nowhere else.
      hemolux_call types=["{t3}"] | Donors | We are short of {t3}. Call for donors everywhere.
      hemolux_test bag="{b}" kind=cross | Cross | Cross test with {b}
      hemolux_stock type="{t2}" bags={m} | Stock | Of {t2} there are {m} bags in stock.
    `,
  },
  // archive scans
  {
    language: 'en',
    earlier: ['Ask for the order | lesesaal → reader {r} wants boxes {a}, {b}, {c}, {d}', 'Check the state | zustandsdb → box {b}: mouldy\nbox {d}: closed until 2031'],
    slots: { r: 'Halloran, Dr. Mbeki, reader 88', a: '110..199', b: '210..299', c: '310..399', d: '410..499', e: '510..599', dpi: '=300, 400, 600', p: '2..30', p2: '31..60', p3: '61..95' },
    tools: ['archivolt_bring(boxes: int[], reader): Bring boxes to the reading room', 'archivolt_refuse(boxes: int[], reader, why?): Refuse boxes', 'archivolt_scan(box: int, pages: int[], dpi?: int): Scan pages of one box', 'archivolt_return(boxes: int[]): Bring boxes back to the stacks', 'archivolt_cold(box: int): Put one box into the cold room', 'archivolt_pages(box: int, pages: int): How many pages a box has'],
    steps: `
      archivolt_bring boxes=[{a}, {c}] reader="{r}" | Bring | Of the boxes on order, those about which step {step2} says nothing can be brought to the reader.
      archivolt_bring boxes=[{e}] reader="{r}" | Bring another | {r} came back to us with a further wish, box {e}. Bring it.
      archivolt_refuse boxes=[{b}, {d}] reader="{r}" | Refuse | I am afraid we have to refuse {r} the mouldy box and the closed one; no reason is entered.
      archivolt_refuse boxes=[{d}] reader="{r}" why="closed until 2031" | Refuse | Only box {d} is refused to the reader: "closed until 2031".
      archivolt_scan box={c} pages=[{p}, {p2}, {p3}] dpi={dpi} | Scan | In box {c} pages {p}, {p2} and {p3} are wanted as scans with {dpi} dpi.
      archivolt_scan box={a} pages=[{p2}] | Scan | One page, {p2}, out of box {a}: scan it with the usual settings.
      archivolt_return boxes=[{d}, {c}, {b}, {a}] | Return | At the end of the day the four boxes of step {step1} go back, in the opposite order.
      archivolt_cold box={b} | Mould | The mould will not grow in the cold room. Put the mouldy box there.
      archivolt_pages box={e} pages={p3} | Pages | Box {e} has {p3} pages.
    `,
  },
  // fire brigade
  {
    language: 'en',
    event: 'mqtt dispatch/alarm {"street": "{s}", "level": {l}, "engines": ["{a}", "{b}"], "reserve": ["{c}", "{d}"], "hydrants": [{x}, {y}]}',
    slots: { s: 'Dock Road 12, Linden 4, Mill Square', l: '1..4', a: 'HLF-1, Engine 3, Florian 10', b: 'DLK-2, Ladder 7, Florian 30', c: 'TLF-4, Tanker 1, Florian 23', d: 'RW-1, Rescue 5, Florian 52', x: '105..180', y: '205..280', z: '305..380', st: 'station 2, North, Harbour' },
    tools: ['florianix_send(engines: text[], street, blue_light?: bool): Send engines', 'florianix_standby(engines: text[], station?): Let engines stand by', 'florianix_hydrants(hydrants: int[], engine): Give an engine hydrants', 'florianix_back(engines: text[]): Call engines back', 'florianix_talk(from_engine, to_engine): Connect two engines by radio', 'florianix_check(hydrant: int): Order a check of one hydrant'],
    steps: `
      florianix_send engines=["{a}", "{b}"] street="{s}" | Send | Those which the alarm names go out to the street it names.
      florianix_send engines=["{a}", "{b}", "{c}", "{d}"] street="{s}" blue_light=true | Everything | It looks bad. Engines and reserve, everything in the message, to that street with blue light.
      florianix_send engines=["{d}"] street="{s}" blue_light=false | Quietly | Without blue light {d} can follow to the same street. Send that one alone.
      florianix_standby engines=["{c}", "{d}"] station="{st}" | Stand by | The reserve stands by at {st}
      florianix_standby engines=["{c}"] | Stand by | Let {c} stand by wherever it happens to be.
      florianix_hydrants hydrants=[{x}, {y}] engine="{a}" | Water | {a} takes its water from both hydrants of the alarm.
      florianix_hydrants hydrants=[{z}] engine="{b}" | Water | As {x} is frozen, {b} gets hydrant {z} and no further one.
      florianix_back engines=["{b}", "{a}"] | Back | Fire out. Back with {b}, afterwards {a}.
      florianix_talk from_engine="{b}" to_engine="{c}" | Radio | Connect {b} to {c}.
      florianix_check hydrant={y} | Check | The second hydrant of the alarm had hardly any pressure. Order a check.
    `,
  },
  // shoe repair / key shop... leather colours
  {
    language: 'en',
    slots: { o: 'ticket 41, A-771, Renner', o2: 'ticket 58, A-790, Kowal', p: '=heels, soles, laces', p2: '=zips, buckles, insoles', p3: '=eyelets, toe caps, straps', m: '15..50', e: '51..140', d: '=monday, tuesday, wednesday', d2: '=thursday, friday, saturday' },
    tools: ['schusterix_renew(ticket, parts: text[], colour?): Renew parts of a pair', 'schusterix_polish(tickets: text[], minutes?: int): Polish pairs', 'schusterix_open(days: text[], note?): Days on which the shop is open', 'schusterix_price(ticket, euros: int): Set the price of a ticket', 'schusterix_part(ticket, old_part, new_part): Use another part', 'schusterix_sorry(tickets: text[], text): Tell customers something'],
    steps: `
      schusterix_renew ticket="{o}" parts=["{p}", "{p2}"] | Renew | {o}: the {p} and the {p2}, please. The customer leaves the colour to us.
      schusterix_renew ticket="{o2}" parts=["{p3}"] colour=brown | Renew | Brown {p3} for {o2}; the rest of the pair is fine.
      schusterix_renew ticket="{o2}" parts=["{p3}", "{p}", "{p2}"] | Everything | Start with the {p3} of {o2}, go on with the {p} and end with the {p2}. All are renewed.
      schusterix_polish tickets=["{o}", "{o2}"] minutes={m} | Polish | If you have a moment: {m} minutes of polish for {o} and {o2}.
      schusterix_polish tickets=["{o2}"] | Polish | Just a polish for {o2}
      schusterix_open days=["{d}", "{d2}"] | Open | In the holidays the shop opens on {d} and {d2}.
      schusterix_open days=["{d2}"] note="back soon" | One day | We are ill: open on {d2} only, note "back soon".
      schusterix_price ticket="{o}" euros={e} | Price | I told {o} {e} euros. Set it.
      schusterix_part ticket="{o}" old_part="{p}" new_part="{p2}" | Other part | With {o} use {p2} where {p} were planned.
      schusterix_sorry tickets=["{o2}", "{o}"] text="One day later" | Sorry | Tell {o2} and {o} "One day later".
    `,
  },
  // chicken coops
  {
    language: 'en',
    event: 'mqtt coops/dusk {"coops_in": [{a}, {b}, {c}], "coops_out": [{d}], "eggs": [{x}, {y}, {z}], "lux": {lx}}',
    slots: { a: '1..5', b: '6..10', c: '11..15', d: '16..20', e: '21..25', x: '26..40', y: '41..55', z: '56..70', lx: '100..190', f: 'Dagny, the boys, night hand' },
    tools: ['gallinova_doors(coops: int[], shut: bool): Move the doors of coops', 'gallinova_lamp(coops: int[], minutes?: int): Light in coops', 'gallinova_eggs(counts: int[], for?): Enter counts of eggs', 'gallinova_grain(coop: int, kilos: int): Fill grain in one coop', 'gallinova_move(hens: int, from_coop: int, to_coop: int): Move hens', 'gallinova_look(person, coops: int[]): Ask somebody to look at coops'],
    steps: `
      gallinova_doors coops=[{a}, {b}, {c}] shut=true | Doors | When all hens are in, the door shuts. That is so for the coops_in, shut those.
      gallinova_doors coops=[{d}] shut=false | Door | Where hens are still out the door has to be open.
      gallinova_lamp coops=[{d}] minutes={x} | Lure | A light lures them in: {x} minutes in the coop with hens outside.
      gallinova_lamp coops=[{e}, {a}] | Light | Light in {e} and then in {a}, without an end.
      gallinova_eggs counts=[{x}, {y}, {z}] | Eggs | Enter the counts of the message.
      gallinova_eggs counts=[{z}, {y}] for="{f}" | Eggs | {f} counted again: {z} and {y}. Enter these two for {f}.
      gallinova_grain coop={b} kilos={y} | Grain | The hens in {b} have eaten everything; {y} kilos of grain.
      gallinova_move hens={x} from_coop={c} to_coop={e} | Move | {x} hens move out of {c} and into {e}.
      gallinova_look person="{f}" coops=[{d}, {e}] | Look | I'd be glad if {f} looked at {d} and {e}.
      gallinova_look person="{f}" coops=[{c}] | Look | Strange noise in coop {c}: ask {f} to look.
    `,
  },
  // ski resort
  {
    language: 'en',
    event: 'webhook /ski/morning {"groom": ["{a}", "{b}", "{c}"], "avalanche": ["{d}"], "lift": "{l}", "snow_cm": {n}}',
    slots: { a: 'Red 1, piste 12, Gamsli', b: 'Blue 4, piste 15, Sonnweid', c: 'Black 7, piste 21, Hölltal', d: 'Red 9, piste 28, Nordhang', e: 'Blue 11, piste 33, Talweg', l: 'Chair 2, T-bar North, G1', l2: 'Chair 6, T-bar South, G4', n: '5..45', h: '=08:30, 09:15, 10:00' },
    tools: ['pistolero_open(slopes: text[], lifts?: text[]): Open slopes', 'pistolero_close(slopes: text[], sign?): Close slopes', 'pistolero_groom(slopes: text[], machine?: int): Groom slopes', 'pistolero_lift(lift, start): Start a lift at a time', 'pistolero_lead(from_slope, to_slope): Lead skiers to another slope', 'pistolero_blast(slope, charges: int): Plan a blast'],
    steps: `
      pistolero_groom slopes=["{a}", "{b}", "{c}"] | Groom | The whole list under groom, machine as available.
      pistolero_groom slopes=["{e}", "{a}"] machine=2 | Groom | Let machine 2 begin with {e} and do {a} afterwards.
      pistolero_open slopes=["{a}", "{b}"] lifts=["{l}"] | Open | What was groomed may be opened together with the lift of the message. {c} is too icy though, so leave that one out.
      pistolero_open slopes=["{e}"] lifts=["{l}", "{l2}"] | Open | Two lifts serve {e}, {l} and {l2}: open the slope with both.
      pistolero_open slopes=["{e}", "{b}"] | Open | Slopes {e} and {b} open for walkers, no lift
      pistolero_close slopes=["{d}"] sign=avalanche | Close | Danger of avalanches where the message says so: close, sign avalanche.
      pistolero_close slopes=["{c}", "{d}"] | Close | {n} cm of new snow. {c} and {d} remain closed, no sign.
      pistolero_lift lift="{l}" start={h} | Lift | {l} starts at {h}.
      pistolero_lead from_slope="{c}" to_slope="{b}" | Lead | Whoever stands at {c} is led to {b}.
      pistolero_blast slope="{d}" charges=3 | Blast | Three charges at {d}.
    `,
  },
  // telescope / observatory
  {
    language: 'en',
    earlier: ['Which filters are in? | filterrad → slots 1-3: {a}, {b}, {c}', 'Tonight | objektliste → {x}\n{y}\n{z}'],
    slots: { a: '=Ha, OIII', b: '=SII, UV', c: '=red, clear', d: '=green, blue', x: 'M31, NGC-884, comet 12', y: 'M42, NGC-2244, asteroid 9', z: 'M81, NGC-4565, Vega', s: '30..290', e: '2.5..5.5', e2: '6.5..9.5', n: '3..20' },
    tools: ['astrobeck_shoot(target, filters: text[], seconds: int, count?: int): Take pictures through filters', 'astrobeck_plan(targets: text[], start_with?): Set the targets of the night', 'astrobeck_bracket(target, exposures: num[]): Take a row of exposures', 'astrobeck_point(target): Point at one target', 'astrobeck_load(filters: text[]): Put filters into the wheel', 'astrobeck_expose(target, exposure: num): Set the exposure of a target'],
    steps: `
      astrobeck_shoot target="{x}" filters=["{a}", "{b}", "{c}"] seconds={s} | Shoot | {x} through every filter that is in, {s} seconds.
      astrobeck_shoot target="{y}" filters=["{c}", "{a}"] seconds={s} count={n} | Shoot | For {y} we want {n} pictures of {s} s through {c} first and {a} second.
      astrobeck_shoot target="{z}" filters=["{b}"] seconds={s} | One filter | {s} s, {z}, {b} only
      astrobeck_plan targets=["{x}", "{y}", "{z}"] | Night | The list of tonight becomes the plan.
      astrobeck_plan targets=["{z}", "{y}"] start_with="{y}" | Clouds | Because of the clouds over {x} the plan is {z} and {y}, and we start with {y}.
      astrobeck_bracket target="{x}" exposures=[{e}, {e2}] | Row | A row of {e} and {e2} seconds on {x}.
      astrobeck_bracket target="{y}" exposures=[{e2}] | Row | The row for {y} consists of a single exposure of {e2} s.
      astrobeck_point target="{z}" | Point | Point at the last one of the list of tonight.
      astrobeck_load filters=["{d}", "{b}"] | Load | Tomorrow only {d} and {b} are in the wheel. Load them.
      astrobeck_expose target="{z}" exposure={e} | Expose | {e} s is right for {z}. Set it.
    `,
  },
  // road works
  {
    language: 'en',
    event: 'manual - Road works on {s}, signals {a}, {b} and {c} affected, detour over {s2}',
    slots: { s: 'Bridge Street, A17, Elm Avenue', s2: 'Station Road, B204, Canal Street', s3: 'High Street, C9, Orchard Lane', a: '11..29', b: '30..49', c: '50..69', d: '70..89', g: '5..10', m: '100..240', cr: 'crew 4, Valdez, road gang' },
    tools: ['ampelwitz_amber(signals: int[]): Let signals flash amber', 'ampelwitz_green(signals: int[], seconds: int, night?: bool): Set the green of signals', 'ampelwitz_detour(closed: text[], over: text[]): Announce a detour', 'ampelwitz_off(signal: int, why?): Switch one signal off', 'ampelwitz_crew(crew, streets: text[]): Send a crew to streets', 'ampelwitz_link(signal: int, to_signal: int): Let a signal follow another'],
    steps: `
      ampelwitz_amber signals=[{a}, {b}, {c}] | Amber | All signals that the works affect should flash amber, so that nobody waits for nothing.
      ampelwitz_amber signals=[{d}] | Amber | Nothing to do with the works, but signal {d} is out of step as well: flashing amber.
      ampelwitz_green signals=[{b}, {d}] seconds={g} | Green | Give {b} and {d} {g} seconds of green.
      ampelwitz_green signals=[{c}] seconds={g} night=true | Night | At night, {g} s of green for {c}
      ampelwitz_detour closed=["{s}"] over=["{s2}"] | Detour | Announce the detour as it is in the message.
      ampelwitz_detour closed=["{s}", "{s3}"] over=["{s2}"] | Detour | Now {s3} is closed too. So, in this order, {s} and {s3} are closed and people go over {s2}.
      ampelwitz_detour closed=["{s3}"] over=["{s2}", "{s}"] | Detour | As {s} is open again, only {s3} is closed: over {s2} and {s}.
      ampelwitz_off signal={a} why=cable | Off | Somebody cut the cable of {a}. Off, why: cable.
      ampelwitz_crew crew="{cr}" streets=["{s2}", "{s3}"] | Crew | {cr} puts up signs in {s2} and {s3}.
      ampelwitz_crew crew="{cr}" streets=["{s}"] | Crew | Send {cr} to where the road works are.
      ampelwitz_link signal={b} to_signal={c} | Link | {b} shall follow {c}.
    `,
  },
  // pottery kilns
  {
    language: 'en',
    event: 'mqtt studio/kilns {"kilns": [{"name": "{a}", "c": {x}}, {"name": "{b}", "c": {y}}, {"name": "{c}", "c": {z}}], "student": "{s}"}',
    slots: { a: 'K1, Berta, raku', b: 'K3, Otto, frontloader', c: 'K5, Fritz, top hat', s: 'Anneke, Group B, L. Park', s2: 'Tuva, Group D, M. Reyes', x: '20..60', y: '640..990', z: '70..130', t: '1000..1280', gl: '=celadon, tenmoku', gl2: '=shino, ash', h: '2..12' },
    tools: ['keramolda_open(kilns: text[]): Open kilns', 'keramolda_ramp(kilns: text[], celsius: int, hours?: int): Heat kilns', 'keramolda_glaze(student, glazes: text[], kiln): Enter the glazes of somebody', 'keramolda_empty(kiln, by): Let somebody empty one kiln', 'keramolda_invite(students: text[], kilns?: text[]): Invite students to a firing', 'keramolda_steps(celsius: num[], kiln): Set the steps of a firing'],
    steps: `
      keramolda_open kilns=["{a}", "{c}"] | Open | Kilns under 200 degrees can be opened; hotter ones stay closed.
      keramolda_open kilns=["{c}"] | Open one | Last in the message, and the only one I need: open it.
      keramolda_ramp kilns=["{a}", "{c}"] celsius={t} hours={h} | Heat | Next firing in {a} and {c}: {t} °C within {h} hours.
      keramolda_ramp kilns=["{b}"] celsius={t} | Hotter | Only the second kiln of the message has to get hotter, {t}.
      keramolda_glaze student="{s}" glazes=["{gl}", "{gl2}"] kiln="{a}" | Glazes | The student of the message used {gl} and {gl2}, in {a}.
      keramolda_glaze student="{s2}" glazes=["{gl2}"] kiln="{c}" | Glaze | Enter {gl2} for {s2}, kiln {c}.
      keramolda_empty kiln="{c}" by="{s}" | Empty | {s} empties {c}.
      keramolda_invite students=["{s}", "{s2}"] | Invite | Both {s} and {s2} are invited, we'll see to which kiln.
      keramolda_invite students=["{s2}"] kilns=["{b}", "{c}"] | Invite | An invitation for {s2}, to {b} and {c}.
      keramolda_steps celsius=[{x}, {z}, {y}] kiln="{b}" | Steps | Steps of {b}: {x}, {z}, {y}.
    `,
  },
  // translation / subtitles
  {
    language: 'en',
    event: 'webhook /subs/job {"film": "{f}", "from": "{l}", "to": ["{m}", "{n}"], "scenes": [{a}, {b}, {c}], "done": [{b}]}',
    slots: { f: 'Low Tide, reel 7, Sparrows', l: '=en, sv, pt', m: '=de, fr, nl', n: '=ja, ko, th', o: '=fi, pl, tr', a: '1..19', b: '20..49', c: '50..79', d: '80..99', t: 'Ilse, Kenta, office', t2: 'Maud, Bao, desk 2' },
    tools: ['untertitlo_make(film, languages: text[], scenes?: int[]): Make subtitles', 'untertitlo_give(translator, scenes: int[], language): Give a translator scenes', 'untertitlo_check(film, language): Check one language', 'untertitlo_burn(film, languages: text[], size?: int): Burn subtitles in', 'untertitlo_pair(translator, checker): Let somebody check somebody', 'untertitlo_scenes(film, scenes: int): How many scenes a film has'],
    steps: `
      untertitlo_make film="{f}" languages=["{m}", "{n}"] scenes=[{a}, {b}, {c}] | Make | Make the job as ordered, with its scenes.
      untertitlo_make film="{f}" languages=["{m}", "{n}"] scenes=[{a}, {c}] | Rest | Both target languages, but of the scenes only what isn't done.
      untertitlo_make film="{f}" languages=["{o}"] | Another | For the same film a further language was bought, {o}. It is made for the whole film, so no scenes are named.
      untertitlo_give translator="{t}" scenes=[{c}, {d}] language={m} | Give | {t} takes {c} and {d} into {m}.
      untertitlo_give translator="{t2}" scenes=[{a}] language={n} | Give | Scene {a} into {n}: {t2}
      untertitlo_check film="{f}" language={l} | Check | The original language (from) of the film must be checked.
      untertitlo_burn film="{f}" languages=["{n}", "{o}"] size=40 | Burn | Size 40, burn in {n} above and {o} below it, in this order.
      untertitlo_burn film="{f}" languages=["{m}"] | Burn | Burn {m} into that film and no other language.
      untertitlo_pair translator="{t}" checker="{t2}" | Pair | What {t} translates is checked by {t2}.
      untertitlo_scenes film="{f}" scenes={d} | Scenes | The film has {d} scenes.
    `,
  },
  // tram depot cleaning robots
  {
    language: 'en',
    event: 'cron - 23:40 depot',
    slots: { a: '2001..2049', b: '2050..2099', c: '2101..2149', d: '2150..2199', e: '2201..2249', r: 'Scrubby, bot 3, R-11', r2: 'Moppet, bot 8, R-19', h: '1..9', k: '=graffiti, sand, brakes', k2: '=doors, heating, horn' },
    tools: ['trambolo_clean(trams: int[], robots: text[]): Clean trams with robots', 'trambolo_fault(tram: int, faults: text[], stop?: bool): Enter faults of one tram', 'trambolo_track(trams: int[], track: int): Put trams on a track, the first in front', 'trambolo_wake(trams: int[], hour?: int): Wake trams', 'trambolo_charge(robot, hours: int): Charge one robot', 'trambolo_tow(tram: int, by_tram: int): Let a tram be towed by another'],
    steps: `
      trambolo_clean trams=[{a}, {b}, {c}] robots=["{r}"] | Clean | Tonight {r} alone cleans {a}, {b} and {c}, in case you wonder why the other robot is quiet.
      trambolo_clean trams=[{e}] robots=["{r2}", "{r}"] | Very dirty | After the football match {e} is so dirty that it takes {r2} and {r} together to clean it.
      trambolo_fault tram={d} faults=["{k}", "{k2}"] stop=true | Faults | The driver wrote down two things about {d}, {k} and {k2}. It has to stop.
      trambolo_fault tram={b} faults=["{k2}"] | Fault | Tram {b}, fault: {k2}
      trambolo_track trams=[{c}, {a}, {e}, {b}] track={h} | Track | On track {h}, front to back: {c}, {a}, {e}, {b}.
      trambolo_track trams=[{d}] track={h} | Track | {d} stands on track {h}, all on its own.
      trambolo_wake trams=[{a}, {d}] hour=4 | Wake | At 4 o'clock wake {a} and {d}.
      trambolo_wake trams=[{c}] | Wake | Wake only {c}, at the usual hour.
      trambolo_charge robot="{r}" hours={h} | Charge | {h} hours on the charger for {r}
      trambolo_tow tram={b} by_tram={e} | Tow | Please have {e} tow {b}.
    `,
  },
];
