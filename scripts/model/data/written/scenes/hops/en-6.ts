import type { Scene } from '../../scene';

/** Two things that have to be put together, the relation told in the step itself, in English, part 6. */
export const hopsEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt nursery/zone {"zone": "{zb}", "cmd": "{cmd}", "l_per_min": {q}}',
    slots: { za: 'fern, Z1, north bed', zb: 'palm, Z4, south bed', zc: 'cactus, Z7, nook', zd: 'moss, Z9, gate bed', cmd: '=open / close', q: '31..60', pa: '2..29', pb: '2..29', pc: '2..29', pd: '2..29', e: '=01, 00', op: '{e} * 1', sh: '1 - {e}' },
    steps: `
      @cmd gpio_write pin={pb} value={op} // gpio_write pin={pb} value={sh} | Zone valve | Valves: {za} {pa}, {zb} {pb}, {zc} {pc}, {zd} {pd}. {op} opens one, {sh} closes one. Zone and command are in the message.
      @cmd gpio_write pin={pb} value={sh} // gpio_write pin={pb} value={op} | The contrary | Do the contrary of the command to the zone that came in ({zc}={pc} {zb}={pb} {zd}={pd} {za}={pa}; close={sh} open={op}).
      @cmd gpio_write pin={pd} value={op} // gpio_write pin={pd} value={sh} | {zd} joins | Whatever is ordered for the other zone is also done to {zd}. Its pin is {pd}. Open means {op} there, close means {sh}.
      gpio_write pin={pb} value={sh} | Leak | There's a leak in the reported zone, so close it, forget the command! {zd} → {pd}, {zc} → {pc}, {zb} → {pb}, {za} → {pa}; closed is {sh}, open is {op}.
      gpio_read pin={pb} | Where does it stand? | List of pins: {pc} for {zc}; {pa} for {za}; {pd} for {zd}; {pb} for {zb}. Read the one of the zone that reported.
      gpio_write pin={pc} value={op} | Not that one | {zc}, not the zone in the message, opens ({op}, shut would be {sh}). Pin {pc}.
      notify message="{zb}: {q} l/min" | Flow | Say on the screen: zone, colon, space, the flow, then " l/min". Without a heading.
      @cmd memory_store key=valve-{zb} content=open // memory_store key=valve-{zb} content=closed | Remember | The key is "valve-" and the zone right behind it. Content: "open" after open, "closed" after close.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kitchen/order {"dish": "{d2}", "table": {t}, "waiter": "{w}", "without": "{x}", "state": "{s}"}',
    slots: { d1: 'Gulasch, dish 4, soup', d2: 'Risotto, dish 7, pie', d3: 'Tagine, dish 9, stew', t: '11..40', w: 'Lola, Jens, Mr. Po', x: '=onion, nuts, cream', s: '=new / cancelled', c1: '=stove one, stove two, grill', c2: '=oven, wok, steamer', c3: '=pass, cold bench, fryer', n: '2..9' },
    tools: ['brutzelnet_cook(dish, station, portions?: int): Cook a dish', 'brutzelnet_scrap(dish): Cancel a dish', 'brutzelnet_call(waiter, text): Call a waiter', 'brutzelnet_docket(text, big?: bool): Print a docket', 'brutzelnet_warm(station, on: bool): Warm a station'],
    steps: `
      brutzelnet_cook dish="{d2}" station="{c2}" | Cook | {d1} is made at {c1}, {d2} at {c2}, {d3} at {c3}. Cook what was ordered, portions not told.
      brutzelnet_warm station="{c2}" on=true | Warm | Warm the station where the ordered dish is made: {c3} for {d3}, {c1} for {d1}, {c2} for {d2}.
      @s brutzelnet_cook dish="{d2}" station="{c2}" portions={n} // brutzelnet_scrap dish="{d2}" | New or cancelled | new: cook it at {c2}, {n} portions. cancelled: scrap it.
      @s brutzelnet_warm station="{c2}" on=true // brutzelnet_warm station="{c2}" on=false | Station | {c2} warm (true) as long as the order is new, and cold (false) if it's cancelled.
      brutzelnet_docket text="{d2} -> table {t}" | Docket | Docket: dish, " -> table ", number of the table. big is nobody's wish.
      brutzelnet_docket text="no {x}" big=true | Big docket | A big one (true) with "no" and what has to be left out.
      @s brutzelnet_call waiter="{w}" text="table {t} soon" // brutzelnet_call waiter="{w}" text="table {t} off" | Waiter | The waiter of the order hears "table", its number, and "soon" for a new order or "off" for a cancelled one.
      brutzelnet_scrap dish="{d3}" | {d3} is out | Scrap {d3}. The order in the message goes on.
    `,
  },
  {
    language: 'en',
    earlier: ['Who is on duty | roster_now → {w1} until noon, {w2} after noon', 'What time is it | clock_now → {tm}', 'Phones | file_read → {w1}: {n1}, {w2}: {n2}'],
    slots: { w1: 'Marga, Idris, Dr. Holm', w2: 'Pavel, Suki, Dr. Lenz', tm: '=08:20, 09:45, 11:10 / 13:05, 15:40, 17:55', n1: '2100..2499', n2: '3100..3499', p: '10..29', q: '10..29', e: '=01, 00', on: '{e} * 1', off: '1 - {e}' },
    tools: ['telfix_dial(extension: int, say?): Dial an extension', 'telfix_divert(from_ext: int, to_ext: int): Divert calls', 'telfix_night(on: bool): Night service', 'telfix_name(extension: int, display): Set the name on a phone'],
    steps: `
      @tm telfix_dial extension={n1} // telfix_dial extension={n2} | Duty | Dial whoever is on duty at that time. Nothing is to be said.
      @tm telfix_divert from_ext={n2} to_ext={n1} // telfix_divert from_ext={n1} to_ext={n2} | Divert | Calls for the person who is not on duty now go to the one who is.
      @tm notify message="{w1} is on duty" // notify message="{w2} is on duty" | Show | "<name> is on duty", with whoever it is at the time of step {step2}
      @tm gpio_write pin={p} value={on} // gpio_write pin={p} value={off} | Morning lamp | The lamp on {p} burns until noon ({on}) and is dark after it ({off}).
      @tm gpio_write pin={q} value={off} // gpio_write pin={q} value={on} | Afternoon lamp | The other one, {q}, is dark until noon and burns after. Levels: {off} dark, {on} burning.
      telfix_name extension={n1} display="{w1}" | Name | Put on the first phone in the list the name that belongs to it.
      telfix_dial extension={n2} say="come to {w1}" | Second phone | Dial the second phone in the list and say "come to" and the name of the first person.
      telfix_night on=false | Day | No night service, at noon or any other time.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wash/bay {"bay": {b}, "prog": "{p}", "coins": {c}, "plate": "{pl}"}',
    slots: { b: '=1 / 2 / 3', p: '=foam, wax, rinse', c: '4..9', pl: 'KA-7 112, B XX 90, 4TT-311', n1: '10..29', n2: '10..29', n3: '10..29', d1: '30..39', d2: '30..39', d3: '30..39', dv: '40..49', g: '=normally open: no power means open / normally closed: no power means closed', e: '=001, 000', on: '{e} * 1', off: '1 - {e}' },
    steps: `
      @b gpio_write pin={n1} value={on} // gpio_write pin={n2} value={on} // gpio_write pin={n3} value={on} | Nozzles | Nozzles of bay 1 are pin {n1}, of bay 2 pin {n2}, of bay 3 pin {n3}, the doors ({d1}, {d2}, {d3}) are not meant. {on} sprays, {off} doesn't. Spray in the bay that was paid.
      @b gpio_write pin={d1} value={off} // gpio_write pin={d2} value={off} // gpio_write pin={d3} value={off} | Door | Door of the paid bay shut: {off} shuts, {on} opens. The doors, bay by bay from 1: {d1}, {d2}, {d3}.
      @b gpio_read pin={n1} // gpio_read pin={n2} // gpio_read pin={n3} | Spraying? | is it spraying there? bay 3 {n3} / bay 2 {n2} / bay 1 {n1}, only look
      @b mqtt_publish topic=wash/1 payload={p} // mqtt_publish topic=wash/2 payload={p} // mqtt_publish topic=wash/3 payload={p} | Program | Publish the program on "wash/" with the number of the bay behind the slash.
      @b failed "bay 1 has no brushes" // gpio_write pin={n2} value=1 // gpio_write pin={n3} value=1 | Brushes | Bay 1 has no brushes, so fail for it; bay 2 gets a 1 on {n2}, bay 3 a 1 on {n3}.
      @g gpio_write pin={dv} value=0 // gpio_write pin={dv} value=1 | Drain open | The drain valve at {dv} is {g}. With 1 it has power. Open it.
      @g gpio_write pin={dv} value=1 // gpio_write pin={dv} value=0 | Drain closed | Close the drain at {dv}; 1 is power, 0 none; {g}.
      notify message="{pl}: {p} for {c} coins" | Paid | Show "<plate>: <prog> for <coins> coins" without a title.
    `,
  },
  {
    language: 'en',
    event: 'webhook /archive/box {"box": "{b}", "from": "{f}", "to": "{t}", "kind": "{k}", "pages": {n}}',
    slots: { b: 'A-1190, 77/3, Trunk 6', f: 'reading room, vault 2, desk 9', t: 'vault 5, scanner, loan', k: '=letters / maps / films', n: '120..900', c1: '=5 C, 12 C, 18 C', c2: '=5 C, 12 C, 18 C', c3: '=5 C, 12 C, 18 C', r: 'Dr. Amadi, Frau Lutz, intern' },
    tools: ['kastellan_move(carton, from_place, to_place): Move a carton', 'kastellan_climate(carton, at): Keep a carton at a temperature', 'kastellan_lend(carton, borrower, until?): Lend a carton', 'kastellan_spine(text): Print a spine label', 'kastellan_count(carton, leaves: int, checked?: bool): Enter the number of leaves'],
    steps: `
      @k kastellan_climate carton="{b}" at="{c1}" // kastellan_climate carton="{b}" at="{c2}" // kastellan_climate carton="{b}" at="{c3}" | Climate | Letters rest at {c1}, maps at {c2}, films at {c3}. Keep the carton as its kind demands.
      @k kastellan_climate carton="{b}" at="{c3}" // kastellan_climate carton="{b}" at="{c3}" // kastellan_climate carton="{b}" at="{c1}" | Heatwave | In a heatwave paper (letters and maps) is kept at {c3}, but films at {c1}. What kind this is the message tells.
      kastellan_move carton="{b}" from_place="{t}" to_place="{f}" | Return | It was brought where the message says and must go back again: from there to where it came from.
      kastellan_move carton="{b}" from_place="{f}" to_place="{t}" | Go | Move it as the message says.
      kastellan_lend carton="{b}" borrower="{r}" | Lend | {r} borrows it. How long, nobody asked, so until is left out.
      kastellan_spine text="{b} ({n} p.)" | Spine | Spine: the box, a space, and in brackets the pages followed by " p."
      @k kastellan_spine text="{b} letters" // kastellan_spine text="{b} maps" // kastellan_spine text="{b} films" | Kind on the spine | a spine with box and kind, a space between
      kastellan_count carton="{b}" leaves={n} | Count | As many leaves as there are pages in the message. checked is not said.
      @k failed "letters do not leave the house" // kastellan_lend carton="{b}" borrower="{r}" until=Friday // kastellan_lend carton="{b}" borrower="{r}" until=Friday | Till Friday | To {r} until Friday, if it isn't letters. With letters: fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt goods/lift {"from": {a}, "to": {b}, "load_kg": {kg}, "door": "{d}"}',
    slots: { a: '2..9', b: '10..14', kg: '40..290 / 410..900', d: '=front / rear', pf: '15..29', pr: '15..29', bz: '15..29', e: '=01, 00', op: '{e} * 1', sh: '1 - {e}', w: 'Umut, porter, Grace' },
    steps: `
      @d gpio_write pin={pf} value={op} // gpio_write pin={pr} value={op} | Door open | {op} opens a door and {sh} shuts it. Front {pf}, rear {pr}. The one in the message, open.
      @d gpio_write pin={pr} value={sh} // gpio_write pin={pf} value={sh} | Other door | The door that isn't in the message has to be shut ({sh}). Rear is {pr}; front is {pf}.
      @kg gpio_write pin={bz} value=0 // gpio_write pin={bz} value=1 | Buzzer | Load over 350 kg: buzzer {bz} to 1. Not over: to 0.
      @kg notify message="{kg} kg to floor {b}" // failed "{kg} kg is too much" | Show | "<load> kg to floor <to>", but with more than 350 kg on board this fails.
      mqtt_publish topic=goods/back payload="{b}>{a}" | Back | On goods/back publish the way back: the to, the sign >, the from, no spaces.
      mqtt_publish topic=goods/way payload="{a} - {b}" | Way | goods/way: the lower floor, a hyphen, the higher floor, with a space on either side of the hyphen
      send_message channel=radio to="{w}" text="{kg} kg at {a}" | {w} | Radio to {w}: load, " kg at ", the floor where it starts.
      gpio_read pin={pr} | Rear | Read the line of the rear door, whichever door the message names.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask who left | porter_ask → {p}', 'Badges on file | file_read → {a} has badge {na}, {p} has badge {nb}, {c} has badge {nc}', 'Doors on file | file_read → badge {nc} opens pin {pc}, badge {na} opens pin {pa}, badge {nb} opens pin {pb}'],
    slots: { p: 'Henke, Moira, T. Vance', a: 'Alder, Sonia, R. Buck', c: 'Zeller, Yara, W. Finn', na: '400..499', nb: '500..599', nc: '600..699', pa: '2..29', pb: '2..29', pc: '2..29', e: '=01, 00', lock: '{e} * 1', free: '1 - {e}' },
    steps: `
      gpio_write pin={pb} value={lock} | Lock the door | The door of the person who left is to be locked. Locking is {lock}, freeing is {free}. Person, badge, pin: the steps before have it all.
      gpio_write pin={pb} value={free} | Forgot the keys | The one who left forgot the keys. Free that door once more: {free} frees, {lock} locks.
      gpio_read pin={pb} | Locked? | Read the pin that belongs to the badge of the one who left.
      memory_store key=left content="{nb}" | Badge | Under left keep the badge number of the one who left, the number alone.
      notify message="{p} left, badge {nb}" | Notice | Show "<person> left, badge <number>". No title.
      gpio_write pin={pa} value={lock} | {a} too | {a} went home as well. Lock with {lock}, not with {free}.
      mqtt_publish topic=badge/revoke payload="B {nb}" | Revoke | badge/revoke gets the letter B, a space, and the badge of whoever left.
      gpio_write pin={pc} value={free} | Badge {nc} | Free what badge {nc} opens. ({lock} would lock, {free} frees)
    `,
  },
  {
    language: 'en',
    event: 'webhook /sea/tide {"state": "{s}", "height_m": {h}, "next": "{n}", "harbour": "{hb}"}',
    slots: { s: '=rising / falling', h: '1.1..2.9 / 3.6..5.8', n: '05:12, 11:48, 18:03', hb: 'Tarn, Old Quay, Port 3', g: '2..29', p: '2..29', l: '2..29', k: '=the gate is wired upside down: high shuts it / the gate is wired as usual: high opens it', w: '=lockkeeper, Maren' },
    steps: `
      @k gpio_write pin={g} value=0 // gpio_write pin={g} value=1 | Open | Remember, {k}. Pin {g}, and it must be open.
      @k gpio_write pin={g} value=1 // gpio_write pin={g} value=0 | Shut | Shut it, pin {g}, before the dinghies drift out. By the way, {k}.
      @s gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Pump | With the tide falling pump {p} runs (1), with the tide rising it has a rest (0).
      @s mqtt_publish topic=sea/flag payload=blue // mqtt_publish topic=sea/flag payload=white | Flag | Rising tide, blue flag. Falling tide, white flag. Topic sea/flag, payload the colour.
      @h gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Light for boats | Boats may enter below 3.2 m, the light on {l} is then 1; at higher water it is 0.
      @s send_message channel=vhf to="{w}" text="{hb} rising" // send_message channel=vhf to="{w}" text="{hb} falling" | Radio | For {w} on vhf: the harbour, a space, what the tide does.
      notify message="next tide {n}" title="{hb}" | Next | Title is the harbour. Text is "next tide" and the time.
      memory_store key=height content="{h} m" | Height | Keep height: the number, a space, m. Low or high alike.
    `,
  },
  {
    language: 'en',
    event: 'mqtt loom/signal {"loom": "{l}", "lamp": "{c}", "weaver": "{w}", "metres": {m}}',
    slots: { l: 'L14, jacquard, east 3', c: '=red / yellow / white', w: 'Bea, Olumide, N. Krol', m: '31..240', t: '2..30', a1: '=warp, weft, oil', a2: '=warp, weft, oil', a3: '=warp, weft, oil', sp: '=bobbin 5, bobbin 12' },
    tools: ['webfadenx_fetch(person, loom, matter?): Send somebody to a loom', 'webfadenx_halt(loom, because): Stop a loom', 'webfadenx_spool(loom, spool): Change a spool', 'webfadenx_ticket(text): Pin a ticket', 'webfadenx_speed(loom, picks: int, gentle?: bool): Set the speed'],
    steps: `
      @c webfadenx_halt loom="{l}" because={a1} // webfadenx_halt loom="{l}" because={a2} // webfadenx_halt loom="{l}" because={a3} | Stop it | A red lamp tells of {a1}, a yellow one of {a2}, a white one of {a3}. Stop the loom and say because of what.
      @c webfadenx_fetch person="{w}" loom="{l}" matter={a1} // webfadenx_fetch person="{w}" loom="{l}" matter={a2} // webfadenx_fetch person="{w}" loom="{l}" matter={a3} | Weaver | Its weaver should go there; matter according to the lamp ({a2}: yellow, {a3}: white, {a1}: red).
      webfadenx_fetch person="{w}" loom="{l}" | Just go | Send the weaver to the loom. What the matter is, the lamp will tell, so no matter.
      @c webfadenx_ticket text="red on {l}" // webfadenx_ticket text="yellow on {l}" // webfadenx_ticket text="white on {l}" | Ticket | Ticket: "<lamp> on <loom>"
      webfadenx_ticket text="{m} m" | Length | a ticket of the length, metres written as m after a space
      @c failed "a red lamp means stop" // webfadenx_speed loom="{l}" picks={t} // webfadenx_speed loom="{l}" picks={t} | Slow | {t} picks, unless the lamp is red, for then it stands anyway and this fails. gentle isn't set.
      webfadenx_speed loom="{l}" picks={t} gentle=true | Gently | Colour of the lamp ignored: {t} picks, gentle true.
      webfadenx_spool loom="{l}" spool="{sp}" | Spool | {sp} into the loom that signals.
    `,
  },
  {
    language: 'en',
    event: 'peripheral tank/float {bits}',
    slots: { bits: '=00 / 01 / 11', lo: '2..29', md: '2..29', hi: '2..29', v: '2..29', e: '=001, 000', op: '{e} * 1', sh: '1 - {e}', w: 'Greta, plant desk, Sol' },
    steps: `
      @bits gpio_write pin={lo} value=1 // gpio_write pin={md} value=1 // gpio_write pin={hi} value=1 | Level lamp | 00 is empty, 01 is half, 11 is full. Lamps: empty {lo}, half {md}, full {hi}. A 1 for the lamp that fits.
      @bits gpio_write pin={v} value={op} // gpio_write pin={v} value={op} // gpio_write pin={v} value={sh} | Inlet | The inlet on {v} is open ({op}) until the float says 11, which is full; then it is shut ({sh}).
      @bits notify message=empty // notify message=half // notify message=full | Word | In one word on the screen: empty for 00, half for 01, full for 11.
      @bits mqtt_publish topic=tank/raw payload=00 // mqtt_publish topic=tank/raw payload=01 // mqtt_publish topic=tank/raw payload=11 | Raw | Raw, as the float sent it, to tank/raw.
      @bits sop_execute name=fill-up // failed "it is half full" // sop_execute name=drain-off | Procedure | With 00 start fill-up, with 11 start drain-off; 01 asks for neither, that is a failure.
      @bits send_message channel=sms to="{w}" text="float 00" // send_message channel=sms to="{w}" text="float 01" // send_message channel=sms to="{w}" text="float 11" | {w} | sms to {w}: float and the two figures.
      gpio_write pin={v} value={sh} | Inlet shut | The float is broken, do not believe it: inlet {v} shut. shut={sh} open={op}
      gpio_read pin={v} | Inlet line | The lamps are {lo}, {md} and {hi}. Read the inlet, which is {v}.
    `,
  },
  {
    language: 'en',
    event: 'manual - {n} says the {d} one is {st}',
    slots: { n: 'Wilma, the cook, Ray, room 8', d: '=left / middle / right', st: '=jammed, noisy', a: '2..29', b: '2..29', c: '2..29', f: '2..29', e: '=01, 00', run: '{e} * 1', stop: '1 - {e}', k: '=Benno, the fitter' },
    steps: `
      @d gpio_write pin={a} value={stop} // gpio_write pin={b} value={stop} // gpio_write pin={c} value={stop} | Stop that one | Conveyor pins from left to right: {a}, {b}, {c}. {run} lets one run and {stop} stops one. Stop the one that was complained about.
      @d gpio_write pin={c} value={run} // gpio_write pin={b} value={run} // gpio_write pin={a} value={run} | Mirror | From right to left they are {a}, {b}, {c} here in the cellar. The one complained about runs again: {run} (stop is {stop}).
      @d gpio_read pin={b} // gpio_read pin={c} // gpio_read pin={a} | The neighbour to the right | Read the one on the right of the one named; right of the right one comes the left one again. left {a}, middle {b}, right {c}
      @d notify message="left: {st}" // notify message="middle: {st}" // notify message="right: {st}" | Screen | Which one, colon, space, what is the matter with it.
      @d failed "the left one is worn out" // sop_execute name=clean-belt // sop_execute name=clean-belt | Clean | Start clean-belt if it is the middle or the right one. The left one is worn out, fail.
      send_message channel=sms to="{k}" text="{n}: {st}" | Fitter | For {k} by sms: who says it, colon, space, what is wrong.
      gpio_write pin={f} value={stop} | None of them | Leave {a}, {b} and {c} alone. Fan {f} stops, which is {stop} ({run} runs).
      @d mqtt_publish topic=belt/left payload="{st}" // mqtt_publish topic=belt/middle payload="{st}" // mqtt_publish topic=belt/right payload="{st}" | Topic | The topic is "belt/" plus which one it is, the payload what is wrong with it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /foundry/melt {"furnace": "{f}", "alloy": "{a}", "t_c": {t}, "ladles": ["{l1}", "{l2}", "{l3}"], "ready": {r}}',
    slots: { f: 'F2, induction, old Hermann', a: '=bronze / steel / brass', t: '700..900', l1: 'LA, ladle 2, small one', l2: 'LB, ladle 5, wide one', l3: 'LC, ladle 8, tall one', r: '=true / false', m: '5..40', x1: '910..990', x2: '1500..1600', x3: '1000..1090', g: '=Tove, foreman' },
    tools: ['giessmarie_heat(furnace, celsius: int, slow?: bool): Heat a furnace', 'giessmarie_fill(ladle, furnace): Fill a ladle', 'giessmarie_preheat(ladle, minutes?: int): Preheat a ladle', 'giessmarie_shout(text, person?): Shout', 'giessmarie_slag(furnace): Skim the slag'],
    steps: `
      @a giessmarie_heat furnace="{f}" celsius={x1} // giessmarie_heat furnace="{f}" celsius={x2} // giessmarie_heat furnace="{f}" celsius={x3} | Heat | Brass {x3}, bronze {x1}, steel {x2}. Heat the furnace to what its alloy needs; about slow nothing is said.
      @a giessmarie_heat furnace="{f}" celsius={x1} slow=true // failed "steel is not heated slowly" // giessmarie_heat furnace="{f}" celsius={x3} slow=true | Slowly | Slow true: {x1} for bronze, {x3} for brass. Steel is never heated slowly, fail there.
      giessmarie_fill ladle="{l2}" furnace="{f}" | Second ladle | From the furnace into the second ladle of the list.
      giessmarie_preheat ladle="{l3}" | Last ladle | preheat the last ladle. minutes? as it comes, none
      giessmarie_preheat ladle="{l1}" minutes={m} | First ladle | {m} minutes for the first ladle, preheating.
      @r giessmarie_fill ladle="{l1}" furnace="{f}" // giessmarie_slag furnace="{f}" | Ready? | ready true: fill the first ladle from it. ready false: skim the slag.
      @a giessmarie_shout text="bronze at {t}" // giessmarie_shout text="steel at {t}" // giessmarie_shout text="brass at {t}" | Shout | Shout the alloy, "at" and the temperature in the message, to nobody by name.
      @r giessmarie_shout text="pour" person="{g}" // giessmarie_shout text="wait" person="{g}" | {g} | Shout to {g}: "pour" if it's ready, "wait" if it isn't.
    `,
  },
];
