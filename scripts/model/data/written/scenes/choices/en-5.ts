import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 5. */
export const choices5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt tower/clock {"face": "{f}", "hands": "{h}", "lit": "{lit}"}',
    slots: { f: 'north, west, market', h: '=moving / stuck', lit: '=yes / no', f2: 'south, east, river', m: '2..55', t: '=19:30, 20:15, 21:00' },
    tools: ['turmuhr.hands(face, move: forward|backward, minutes: int): Move the hands of a face, such as "west"', 'turmuhr.light(face, lit: bool, from?): Light a face', 'turmuhr.strike(hours: bool, quarters: bool): Say what the clock strikes', 'turmuhr.run(face, run: bool): Let the hands run or stand'],
    steps: `
      turmuhr.hands face={f2} move=forward minutes={m} | Slow | The {f2} face is {m} min slow, set it right.
      turmuhr.hands face={f} move=backward minutes={m} | Fast | The reported face is {m} minutes fast. Set it right.
      @lit turmuhr.light face={f} lit=false // turmuhr.light face={f} lit=true | Opposite | The light of this face: the opposite of what it is.
      turmuhr.light face={f2} lit=true from={t} | Evening | Light for the {f2} face from {t}.
      turmuhr.light face={f2} lit=true | Light | Light the {f2} face
      turmuhr.strike hours=true quarters=false | Hotel guests | It strikes the hours but no quarters.
      turmuhr.strike hours=false quarters=false | Mourning | The clock strikes neither hours nor quarters until the funeral is over.
      turmuhr.run face={f2} run=false | Ladder | Valentin is on the ladder at the {f2} face: hold the hands.
    `,
  },
  {
    language: 'en',
    slots: { r: 'Studio B, Cell 3, dome', r2: 'Vault, Cell 7, crypt', rh: '35..60', c: '16..21', n: '2..20', x: '=ceramics, vellum, tin toys' },
    tools: ['archivo.climate(room, humidity: int, celsius?: int): Set the climate of a store', 'archivo.light(room, lux: none|low|work, minutes?: int): Light a store', 'archivo.access(room, who: curators|guests|nobody): Say who may enter', 'archivo.lend(object, days: int, insured: bool): Lend an object', 'archivo.shelf(object, order: front|back): Place an object'],
    steps: `
      archivo.climate room="{r}" humidity={rh} celsius={c} | Climate | {r}: {rh}% and {c} °C.
      archivo.climate room="{r2}" humidity={rh} | Humidity | Humidity in {r2} to {rh}%, the temperature is fine
      archivo.light room="{r2}" lux=none | Dark | Nothing may shine on the drawings in {r2}.
      archivo.light room="{r}" lux=work minutes={n} | Work | Light to work by in {r} for {n} min.
      archivo.access room="{r2}" who=nobody | Mould | Mould in {r2}! Neither curators nor guests go in.
      archivo.access room="{r}" who=curators | Curators | Guests stay out of {r}, curators don't.
      archivo.lend object="{x}" days={n} insured=true | Lend | {x} goes out for {n} days, insured.
      archivo.lend object="{x}" days={n} insured=false | Lend | Lend {x} for {n} days. We don't insure it.
      archivo.shelf object="{x}" order=back | Behind | {x} stands behind the other things.
    `,
  },
  {
    language: 'en',
    event: 'webhook /coffee/machine {"machine": "{m}", "grind": "{g}", "grind_before": "{gb}", "water": "{w}"}',
    slots: { m: 'bar 1, Linea, staff kitchen', g: '=F3, 2.5, notch 4', gb: '=F6, 3.5, notch 7', w: '=hard, soft', m2: 'bar 2, Faema, lobby', s: '18..36', gr: '7.5..19.5', c: '88..96' },
    tools: ['krema_grind(machine, setting): Set the grinder, as written on its ring', 'krema_shot(machine, grams: num, length: ristretto|espresso|lungo, seconds?: int): Make a coffee', 'krema_boiler(machine, celsius: int, idle?: bool): Set the boiler', 'krema_milk(machine, foam: wet|dry|none): Foam milk', 'krema_rinse(machine, group: left|right|both): Rinse groups'],
    steps: `
      krema_grind machine="{m}" setting="{gb}" | Grinder back | Put the grinder of this machine back to its earlier setting.
      krema_grind machine="{m2}" setting="{g}" | Same grind | {m2} grinds like the machine in the request does now.
      krema_shot machine="{m2}" grams={gr} length=ristretto | Short | {gr} g on {m2}, as short as can be. Skip the seconds.
      krema_shot machine="{m2}" grams={gr} length=lungo seconds={s} | Long | {m2}: a long one, {gr} g, {s} s
      krema_boiler machine="{m}" celsius={c} idle=false | Hot | {c} °C in this machine, no idling.
      krema_milk machine="{m2}" foam=none | Oat | No foam from {m2}.
      krema_milk machine="{m2}" foam=dry | Cappuccino | Stiff, dry foam from {m2}.
      krema_rinse machine="{m}" group=both | Both | Rinse the left and the right group of this machine.
      failed "there is no middle group" | Middle | Rinse the middle group of {m2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt quarry/crusher {"crusher": "{c}", "jaw_mm": {j}, "jaw_before": {jb}, "feed": "{f}"}',
    slots: { c: 'C1, jaw west, Terex', j: '20..44', jb: '50..95', f: '=on / off', c2: 'C4, jaw east, Metso', t: '20..180', n: '5..50' },
    tools: ['brecha_jaw(crusher, mm: int): Set how wide the jaw is', 'brecha_feed(crusher, on: bool, tph?: int): Switch the feeder, tons an hour', 'brecha_belt(crusher, sends: coarse|fine|all): Say what goes on the belt', 'brecha_spray(crusher, dust: always|dry_days|never): Spray against dust', 'brecha_siren(crusher, times: int, before_s?: int): Warn people'],
    steps: `
      brecha_jaw crusher="{c}" mm={jb} | Jaw | Jaw of this crusher to what it was before.
      brecha_jaw crusher="{c2}" mm={j} | Like it | {c2} as wide as the reported one is now.
      @f brecha_feed crusher="{c}" on=false // brecha_feed crusher="{c}" on=true | Feeder | If the feeder of this crusher is on, off with it. If it is off, on with it.
      brecha_feed crusher="{c2}" on=true tph={t} | Feed | Feed {c2} with {t} t an hour.
      brecha_feed crusher="{c2}" on=true | Feed | {c2} gets stone, as much as it wants
      brecha_belt crusher="{c2}" sends=fine | Sand | Only the fine stuff from {c2} on the belt.
      brecha_belt crusher="{c2}" sends=all | Everything | Coarse as well as fine from {c2}.
      brecha_spray crusher="{c}" dust=dry_days | Dust | This crusher sprays when the weather is dry.
      brecha_siren crusher="{c2}" times=3 before_s={n} | Siren | {c2}: siren three times, {n} s ahead.
    `,
  },
  {
    language: 'en',
    slots: { p: 'Ward 2 fridge, blood bank, kiosk', p2: 'Ward 5 fridge, vaccine box, bar', lo: '1.5..3.0', hi: '6.0..9.0', m: '5..60', who: 'Ximena, Pavel, Dr. Ruiz' },
    tools: ['kuehlwart_band(place, low?: num, high?: num): Set the limits, one or both', 'kuehlwart_alarm(place, by: call|text|siren|none, after_min?: int): Choose the alarm', 'kuehlwart_log(place, each: minute|hour|day): Set how often it is logged', 'kuehlwart_call(person, rank: first|second|last): Set the order of calls'],
    steps: `
      kuehlwart_band place="{p}" low={lo} high={hi} | Both limits | {p}: not under {lo} and not over {hi} °C.
      kuehlwart_band place="{p2}" high={hi} | Only above | {p2} may not get warmer than {hi} °C; cold is no problem.
      kuehlwart_band place="{p2}" low={lo} | Only below | {p2} must not get colder than {lo} °C. Leave the upper limit as it is.
      kuehlwart_alarm place="{p}" by=text after_min={m} | Text | A text after {m} min if something is wrong with {p}.
      kuehlwart_alarm place="{p2}" by=siren | Siren | {p2}: let it howl at once
      kuehlwart_alarm place="{p}" by=none | Maintenance | No alarm of any kind for {p} during maintenance.
      failed "there is no alarm by mail" | Mail | Alarm of {p2} by e-mail.
      kuehlwart_log place="{p}" each=hour | Hourly | Log {p} every hour.
      kuehlwart_call person="{who}" rank=last | At the end | {who} is called when nobody else picks up.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lock/gates {"chamber": "{c}", "filling": "{f}", "boat": "{b}"}',
    slots: { c: 'upper lock, L2, mill lock', f: '=filling / emptying', b: 'Undine, MS Rhea, Otter', c2: 'lower lock, L5, town lock', p: '10..95', t: '=07:15, 12:40, 18:20' },
    tools: ['schleusix_water(chamber, do: fill|empty|hold): Fill or empty a chamber', 'schleusix_gate(chamber, gate: upper|lower, percent?: int): Open a gate', 'schleusix_lamp(chamber, colour: red|green|both): Set the lamp for boats', 'schleusix_book(boat, direction: up|down, at?): Book a boat'],
    steps: `
      @f schleusix_water chamber="{c}" do=empty // schleusix_water chamber="{c}" do=fill | Turn it round | Change of plan. What this chamber is doing must be turned round.
      schleusix_water chamber="{c2}" do=hold | Hold | Water in {c2}: neither in nor out.
      schleusix_gate chamber="{c2}" gate=upper percent={p} | Upper | Upper gate of {c2}, {p}%.
      schleusix_gate chamber="{c2}" gate=lower | Lower | Open the lower gate of {c2} the whole way; a percentage is not to be given.
      schleusix_lamp chamber="{c}" colour=red | Wait | Boats have to wait before the chamber in the message.
      schleusix_lamp chamber="{c2}" colour=green | Come in | Boats may enter {c2}
      schleusix_book boat="{b}" direction=down at={t} | Book | This boat goes down at {t}.
      schleusix_book boat="{b}" direction=up | Book | {b} wants to go up, time open.
    `,
  },
  {
    language: 'en',
    slots: { d: 'Anton, Ruth, room 12', d2: 'Mette, Josip, room 30', t: '=07:00, 12:30, 20:00', ml: '2.5, 7.5, 10.0', n: '2..14' },
    tools: ['pflegix_dose(person, ml: num, food: before|with|after, at?): Plan a dose', 'pflegix_walk(person, aid: stick|frame|none, minutes?: int): Plan a walk', 'pflegix_meal(person, form: normal|soft|liquid): Choose the food', 'pflegix_visit(person, allowed: bool, note?): Say whether visits are allowed'],
    steps: `
      pflegix_dose person="{d}" ml={ml} food=before at={t} | Dose | {ml} ml for {d} at {t} on an empty stomach, so before food.
      pflegix_dose person="{d2}" ml={ml} food=after | After food | {d2}: {ml} ml when the plate is empty, whatever the time
      pflegix_dose person="{d2}" ml={ml} food=with | With food | Mix {ml} ml into the food of {d2}.
      pflegix_walk person="{d}" aid=none minutes={n} | Walk | {d} walks {n} minutes without any aid.
      pflegix_walk person="{d2}" aid=frame | Frame | {d2} takes the frame.
      failed "there is no wheelchair" | Wheelchair | Plan a walk for {d} with a wheelchair.
      pflegix_meal person="{d2}" form=liquid | Jaw | Nothing to chew for {d2}, nothing soft either: only to drink.
      pflegix_meal person="{d}" form=soft | Soft | {d} can't chew well. Soft food.
      pflegix_visit person="{d2}" allowed=false note="sleeps badly" | No visits | Nobody visits {d2}, note "sleeps badly".
    `,
  },
  {
    language: 'en',
    event: 'webhook /robot/arm {"arm": "{a}", "gripper": "{g}", "elbow": "{e}", "part": "{p}"}',
    slots: { a: 'arm 1, UR-left, blue arm', g: '=open / closed', e: '=up / down', p: 'cap-4, tray B, vial', a2: 'arm 6, UR-right, red arm', mm: '2.5..48.5', x: '5..100' },
    tools: ['greifa_hand(arm, grip: open|closed): Open or close the gripper', 'greifa_elbow(arm, elbow: up|down): Choose the pose of the elbow', 'greifa_speed(arm, percent: int, near_people?: bool): Set the speed', 'greifa_shift(arm, mm: num, axis: x|y|z): Shift an arm', 'greifa_teach(arm, point, overwrite: bool): Store a point'],
    steps: `
      @g greifa_hand arm="{a}" grip=closed // greifa_hand arm="{a}" grip=open | Change the grip | Change the grip of this arm: let go if it holds, hold if it doesn't.
      @e greifa_elbow arm="{a}" elbow=down // greifa_elbow arm="{a}" elbow=up | Elbow | Turn the elbow of this arm over to its other pose.
      greifa_hand arm="{a2}" grip=open | Drop | {a2} lets go
      greifa_hand arm="{a2}" grip=closed | Hold | {a2} holds tight
      greifa_speed arm="{a2}" percent={x} near_people=true | People about | {x}% for {a2}, there are people near it.
      greifa_speed arm="{a}" percent={x} | Speed | This arm at {x}%.
      greifa_shift arm="{a2}" mm={mm} axis=y | y | {a2} {mm} mm along y.
      greifa_teach arm="{a2}" point=home overwrite=false | Home | Store the point home for {a2}, unless there is one: don't overwrite.
      greifa_teach arm="{a2}" point=home overwrite=true | New home | Store the point home for {a2}, over the old one.
    `,
  },
  {
    language: 'en',
    slots: { m: 'Web shop, intranet, wiki', m2: 'mail relay, print server, VPN', n: '2..20', u: '=https://shop.test/health, https://intra.test/ping, http://10.0.4.2/up', p: 'Olga, Tim, night team' },
    tools: ['pulsomat_check(name, url, every: int, unit: seconds|minutes): Check a service', 'pulsomat_pause(name, until?): Pause a check', 'pulsomat_alert(name, to, on: down|slow|both): Say who is told of what', 'pulsomat_public(name, shown: yes|no|maintenance): Set what the status page shows', 'pulsomat_tries(name, times: int): Fail only after so many tries'],
    steps: `
      pulsomat_check name="{m}" url={u} every={n} unit=minutes | Check | {m} every {n} minutes at {u}.
      pulsomat_check name="{m2}" url={u} every={n} unit=seconds | Often | Every {n} s, look at {u} for {m2}.
      pulsomat_pause name="{m2}" until=18:30 | Pause | No checks of {m2} until 18:30.
      pulsomat_pause name="{m}" | Pause | No checks of {m} for now
      pulsomat_alert name="{m}" to="{p}" on=down | Down | {p} hears of it when {m} is down, not when it is slow.
      pulsomat_alert name="{m2}" to="{p}" on=both | Both | {p} hears of {m2} when it is slow and when it is down.
      pulsomat_public name="{m2}" shown=no | Hide | Customers don't see {m2} on the status page.
      pulsomat_public name="{m}" shown=maintenance | Works | The status page says that {m} is being worked on.
    `,
  },
  {
    language: 'en',
    event: 'mqtt orchard/frost {"block": "{b}", "fans": "{f}", "candles": "{c}", "celsius": {t}}',
    slots: { b: 'apple 2, upper block, B7', f: '=running / idle', c: '=lit, unlit', t: '-4.5..0.5', b2: 'pear 1, lower block, B12', n: '20..240', h: '2..9' },
    tools: ['frostwehr_fans(block, run: bool, hours?: int): Run the wind machines', 'frostwehr_ice(block, water: drip|sprinkle|none): Cover blossoms with ice', 'frostwehr_candles(block, light: all|every_second|none): Light candles', 'frostwehr_wake(crew: near|everyone|nobody, text?): Wake people'],
    steps: `
      @f frostwehr_fans block="{b}" run=false // frostwehr_fans block="{b}" run=true | Fans | This block: stop the fans if they run, start them if they don't.
      frostwehr_fans block="{b2}" run=true hours={h} | {h} h | {b2}: fans for {h} h.
      frostwehr_fans block="{b2}" run=false | Enough | Warm enough in {b2}, no more wind.
      frostwehr_ice block="{b2}" water=none | No ice | {b2} gets neither drip nor sprinkler.
      frostwehr_ice block="{b}" water=sprinkle | Ice | Sprinkle the reported block.
      frostwehr_candles block="{b2}" light=every_second | Half of them | Half of the candles in {b2}, one burns, the next doesn't.
      frostwehr_candles block="{b}" light=all | All of them | Each candle in this block.
      frostwehr_wake crew=everyone text="frost, come now" | Wake | All hands! Wake them with "frost, come now".
      frostwehr_wake crew=nobody | Let them sleep | Let people sleep, no text.
    `,
  },
  {
    language: 'en',
    slots: { v: 'hatch 2, port vent, bow locker', v2: 'hatch 5, stbd vent, engine bay', n: '2..30', p: '10..95', f: '=fresh, grey, fuel' },
    tools: ['bilgo_hatch(hatch, state: dogged|ajar|open): Set a hatch', 'bilgo_pump(well: fore|mid|aft, on: bool, minutes?: int): Run a bilge pump', 'bilgo_tank(tank, alarm_percent: int, when: above|below): Set a tank alarm', 'bilgo_lights(set: sailing|anchor|none): Set the lights of a boat'],
    steps: `
      bilgo_hatch hatch="{v}" state=dogged | Rough sea | Heavy weather, so {v} must be tight.
      bilgo_hatch hatch="{v2}" state=ajar | Air | {v2} a hand's breadth, not more.
      bilgo_pump well=aft on=true minutes={n} | Stern | Pump the well at the stern for {n} min.
      bilgo_pump well=fore on=true | Bow | Pump at the bow until it is dry
      bilgo_pump well=mid on=false | Middle | No more pumping amidships.
      bilgo_tank tank={f} alarm_percent={p} when=above | Too full | Alarm when the {f} tank has more than {p}%.
      bilgo_tank tank={f} alarm_percent={p} when=below | Too empty | Alarm when the {f} tank has less than {p}%.
      bilgo_lights set=anchor | At anchor | We lie at anchor.
      bilgo_lights set=none | In the marina | In the berth: neither sailing lights nor the anchor light.
    `,
  },
  {
    language: 'en',
    event: 'webhook /exam/room {"room": "{r}", "subject": "{s}", "seating": "{se}", "calculator": "{c}"}',
    slots: { r: 'R101, Aula, lab 2', s: '=physics, latin, accounting', se: '=single / pairs', c: '=yes / no', m: '45..240', p: 'Ms Oyelaran, Mr Fink, Dr Sato', r2: 'R204, library, lab 5' },
    tools: ['prufix_seats(room, seating: single|pairs): Seat the pupils', 'prufix_aids(subject, calculator: bool, dictionary: bool): Say which aids are allowed', 'prufix_time(room, minutes: int, extra?: int): Set the time', 'prufix_guard(room, person, role?: lead|helper): Name who watches', 'prufix_net(room, internet: full|exam_only|none): Set the network of a room'],
    steps: `
      @se prufix_seats room="{r}" seating=pairs // prufix_seats room="{r}" seating=single | Reseat | They sit the wrong way in this room. Choose the other seating.
      @c prufix_aids subject="{s}" calculator=true dictionary=false // prufix_aids subject="{s}" calculator=false dictionary=false | Aids | Calculator as the request says, and no dictionary, for this subject.
      prufix_aids subject="{s}" calculator=false dictionary=true | Only words | For this subject a dictionary but no calculator.
      prufix_time room="{r2}" minutes={m} extra=15 | Time | {m} min in {r2} and 15 extra.
      prufix_time room="{r}" minutes={m} | Time | {m} minutes in this room, nothing extra.
      prufix_guard room="{r2}" person="{p}" role=helper | Helper | {p} helps in {r2}.
      prufix_guard room="{r2}" person="{p}" | Watch | {p} watches {r2}; don't assign a role
      prufix_net room="{r2}" internet=none | Offline | No internet at all in {r2}.
      prufix_net room="{r}" internet=exam_only | Exam site | In this room they reach the exam and nothing else.
    `,
  },
  {
    language: 'en',
    event: 'mqtt laundry/dryer {"dryer": "{d}", "drum": "{dr}", "heat": "{h}", "previous_heat": "{ph}"}',
    slots: { d: 'D1, D6, big one', dr: '=left / right', h: '=low, high', ph: '=none, medium', d2: 'D3, D9, small one', m: '10..70', p: '2..25' },
    tools: ['trokka_drum(dryer, turns: left|right|alternating): Turn the drum', 'trokka_heat(dryer, heat: none|low|medium|high): Set the heat', 'trokka_run(dryer, minutes?: int, until_percent?: int): Run for a time or until a moisture', 'trokka_lint(dryer, clean: now|after): Clean the filter'],
    steps: `
      @dr trokka_drum dryer="{d}" turns=right // trokka_drum dryer="{d}" turns=left | Tangled | The sheets are tangled in this dryer; turn it the opposite way.
      trokka_drum dryer="{d2}" turns=alternating | To and fro | {d2} to and fro.
      trokka_heat dryer="{d}" heat={ph} | Heat as before | Heat of this dryer back to what it was.
      trokka_heat dryer="{d2}" heat={h} | Same | {d2} as hot as the reported one is now.
      trokka_heat dryer="{d2}" heat=none | Cold | {d2} blows cold air only.
      trokka_run dryer="{d2}" minutes={m} | By time | {d2}, {m} min.
      trokka_run dryer="{d2}" until_percent={p} | By moisture | {d2} until the things have {p}% left. No time.
      trokka_run dryer="{d}" | Just run | Run the dryer of the message, neither a time nor a moisture is set
      trokka_lint dryer="{d2}" clean=after | Later | Clean the filter of {d2}, but when it is done, not now.
    `,
  },
  {
    language: 'en',
    slots: { n: 'Node 3, attic node, gw-2', n2: 'Node 8, cellar node, gw-5', s: '10..600', d: '-20..-2', k: '=lake-key, barn-key, k7' },
    tools: ['lorix_send(node, power: weak|normal|strong): Set how strong a node sends', 'lorix_rate(node, every: int, unit: seconds|minutes|hours): Set how often a node reports', 'lorix_role(node, role: leaf|relay|gateway): Set the role', 'lorix_key(node, key, old_too?: bool): Set a key', 'lorix_sleep(node, deep: bool): Let a node sleep'],
    steps: `
      lorix_send node="{n}" power=weak | Next door | {n} is next door, so the weakest will do.
      lorix_send node="{n2}" power=strong | Far away | {n2} is far away: as loud as it can.
      lorix_rate node="{n}" every={s} unit=seconds | Rate | {n} every {s} s.
      lorix_rate node="{n2}" every=6 unit=hours | Rate | {n2} every six hours
      lorix_role node="{n2}" role=relay | Pass on | {n2} only passes on what others say.
      lorix_role node="{n}" role=leaf | End of the line | {n} is the end of the line, nothing goes through it.
      failed "there is no role sniffer" | Sniffer | {n} in the role sniffer.
      lorix_key node="{n2}" key={k} old_too=true | Key | {n2} gets {k}, and the old key stays good too.
      lorix_key node="{n}" key={k} | Key | {k} for {n}.
      lorix_sleep node="{n2}" deep=false | Light sleep | {n2} sleeps, but not deeply.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stage/lift {"lift": "{l}", "going": "{g}", "metres": {m}, "load_kg": {kg}}',
    slots: { l: 'lift 2, trap A, pit', g: '=up / down', m: '0.4..3.6', kg: '60..480', l2: 'lift 5, trap C, wagon', n: '2..20', mm: '0.25..3.75' },
    tools: ['podium_lift(lift, go: up|down|stay, metres?: num): Move a stage lift', 'podium_turn(speed: slow|fast, clockwise: bool): Turn the revolving stage', 'podium_smoke(lift, smoke: low|full|off): Smoke out of a lift', 'podium_lock(lift, pins: in|out): Set the pins of a lift'],
    steps: `
      @g podium_lift lift="{l}" go=down // podium_lift lift="{l}" go=up | Reverse | Wrong cue! This lift in the other direction.
      podium_lift lift="{l2}" go=up metres={mm} | Up | {l2} {mm} m up.
      podium_lift lift="{l2}" go=down | Down | {l2} all the way down.
      podium_lift lift="{l2}" go=stay | Stay | Don't move {l2}, neither up nor down.
      podium_turn speed=slow clockwise=false | Turn | Slowly, anticlockwise.
      podium_turn speed=fast clockwise=true | Turn fast | Revolve with the clock, and fast
      podium_smoke lift="{l}" smoke=off | Clear | No smoke from the lift in the request.
      podium_lock lift="{l2}" pins=in | Pins | Secure {l2}: the pins go in.
      podium_lock lift="{l2}" pins=out | Free | {l2} has to be free to move, take the pins out.
    `,
  },
  {
    language: 'en',
    slots: { t: 'T-2, Acid north, blend 4', t2: 'T-9, Acid south, blend 8', l: '12.5, 80.0, 7.25', p: '10..90', n: '5..50', q: '=2 %, 12.5 mm, 40 L' },
    tools: ['misch.stir(tank, on: bool, minutes?: int): Stir a tank', 'misch.pump(from_tank, to_tank, litres?: num): Pump over', 'misch.label(tank, text): Write on the label of a tank', 'misch.level(tank, percent: int, alarm: low|high): Set a level alarm', 'misch.vent(tank, to: roof|scrubber|closed): Lead the fumes away'],
    steps: `
      misch.stir tank="{t}" on=true minutes={n} | Stir | Stir {t} for {n} min.
      misch.stir tank="{t2}" on=false | Settle | {t2} has to settle.
      misch.pump from_tank="{t}" to_tank="{t2}" litres={l} | Over | {l} l out of {t} into {t2}.
      misch.pump from_tank="{t2}" to_tank="{t}" | Everything | All that is in {t2} goes to {t}; no amount is needed.
      misch.label tank="{t}" text="{q}" | Label | The label of {t} reads "{q}".
      misch.label tank="{t2}" text="max. {p} %" | Label | Write "max. {p} %" on {t2}.
      misch.level tank="{t}" percent={p} alarm=high | Too high | Alarm when {t} rises over {p}%.
      misch.level tank="{t2}" percent={p} alarm=low | Too low | alarm when {t2} falls under {p}%
      misch.vent tank="{t2}" to=closed | Tight | No fumes out of {t2}, not to the roof and not to the scrubber.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ski/lift {"lift": "{l}", "turns": "{t}", "mps": {v}, "mps_before": {vb}, "wind": {w}}',
    slots: { l: 'T-bar 2, Gondola A, chair west', t: '=uphill / downhill', v: '1.2..2.4', vb: '2.6..5.0', w: '12..58', l2: 'T-bar 5, Gondola C, chair east', m: '3..30', n: '2..9' },
    tools: ['seilix_drive(lift, way: uphill|downhill|halted): Drive a lift', 'seilix_speed(lift, mps: num): Set the speed in m/s', 'seilix_load(lift, seats: every|every_second|empty): Load seats', 'seilix_say(lift, text, language?: de|en|it): Say something along a lift', 'seilix_gate(lift, gates: int, closed: bool): Open or close gates'],
    steps: `
      @t seilix_drive lift="{l}" way=downhill // seilix_drive lift="{l}" way=uphill | Bring them back | The people on this lift have to be brought back: drive it the other way.
      seilix_drive lift="{l2}" way=halted | Halt | {l2} halts.
      seilix_speed lift="{l}" mps={vb} | Speed as before | Speed of this lift as before.
      seilix_speed lift="{l2}" mps={v} | Same speed | {l2} as fast as the lift in the message goes now.
      seilix_load lift="{l2}" seats=every_second | Half | On {l2} one seat is taken, the next stays free, and so on.
      seilix_load lift="{l2}" seats=empty | Nobody | Not a single person gets on {l2}.
      seilix_say lift="{l}" text="Please stay calm" language=en | English | "Please stay calm" in English along this lift.
      seilix_say lift="{l2}" text="Please stay calm" | Calm | Say "Please stay calm" along {l2}. No particular language.
      failed "there is no czech" | Czech | "Please stay calm" in Czech along {l2}.
      seilix_gate lift="{l2}" gates={n} closed=true | Gates | {n} gates of {l2} shut.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Mara, sample 12, P-770', s2: 'Levi, sample 31, P-915', c: '4..60', m: '5..90', ul: '2.5..95.0', n: '20..40' },
    tools: ['pcrix_cycle(block: a|b, cycles: int, lid_hot?: bool): Run cycles', 'pcrix_hold(block: a|b, celsius: int, minutes?: int): Hold a temperature', 'pcrix_load(sample, well, microlitres: num): Load a sample into a well like "C4"', 'pcrix_dye(sample, channel: green|red|none): Choose the dye', 'pcrix_end(block: a|b, then: cool|hold|off): Say what comes at the end'],
    steps: `
      pcrix_cycle block=a cycles={n} lid_hot=true | Cycles | {n} cycles in block A with a hot lid.
      pcrix_cycle block=b cycles={n} | Cycles | Block B: {n} cycles
      failed "there is no block c" | Block C | {n} cycles in block C.
      pcrix_hold block=b celsius={c} minutes={m} | Hold | Block B {c} °C, {m} min.
      pcrix_hold block=a celsius={c} | Overnight | Block A stays at {c} °C until somebody comes.
      pcrix_load sample="{s}" well=D7 microlitres={ul} | Load | {ul} µl of {s} into well D7.
      pcrix_load sample="{s2}" well=A11 microlitres={ul} | Load | Well A11: {s2}, {ul} µl.
      pcrix_dye sample="{s}" channel=none | No dye | {s}: neither green nor red.
      pcrix_end block=a then=off | End | When block A is through, switch it off.
    `,
  },
  {
    language: 'en',
    event: 'manual - weekly round of {who}',
    slots: { who: 'Hiro, Dolly, Mr Banks', s: 'P-1 sump, north well, pit 3', s2: 'P-4 sump, south well, pit 8', cm: '20..180', m: '5..45', k: '=float, sonar' },
    tools: ['tauchix_pump(pump, duty: auto|forced|off, minutes?: int): Set what a pump does', 'tauchix_level(pump, start_cm: int, stop_cm?: int): Set the levels', 'tauchix_sensor(pump, by: float|sonar|pressure): Choose what measures the level', 'tauchix_pair(pump, leads: bool): Let a pump lead or follow'],
    steps: `
      tauchix_pump pump="{s}" duty=forced minutes={m} | Force it | {s} runs {m} min whether there is water or not.
      tauchix_pump pump="{s2}" duty=auto | By itself | {s2} decides for itself.
      tauchix_pump pump="{s2}" duty=off | Off | {s2} doesn't run, neither by itself nor by hand.
      tauchix_level pump="{s}" start_cm={cm} | Start level | {s} starts at {cm} cm; where it stops is fine as it is.
      tauchix_level pump="{s2}" start_cm={cm} stop_cm=12 | Both levels | {s2}: starts at {cm} cm, stops at 12 cm
      tauchix_sensor pump="{s}" by={k} | Sensor | {s} goes by the {k}.
      tauchix_sensor pump="{s2}" by=pressure | Foam | There is foam in {s2}. The float sticks, the sonar sees nothing, so take what is left.
      failed "radar is not among the sensors" | Radar | {s2} should go by radar.
      tauchix_pair pump="{s2}" leads=false | Follow | {s2} follows, another pump leads.
    `,
  },
  {
    language: 'en',
    event: 'webhook /video/stream {"stream": "{s}", "quality": "{q}", "chat": "{c}", "title": "{t}"}',
    slots: { s: 'main, council, choir cam', q: '=720p, 1080p / 4k, 8k', c: '=open / closed', t: '=Town council, Easter mass, Cup final', s2: 'backup, foyer, organ cam', m: '5..90' },
    tools: ['sendix_quality(stream, quality: 480p|720p|1080p): Set the quality', 'sendix_chat(stream, open: bool): Open or close the chat', 'sendix_record(stream, keep: bool, minutes?: int): Record a stream', 'sendix_title(stream, text, lang?: en|cy): Set the title', 'sendix_view(stream, to: public|link|private): Say who can watch'],
    steps: `
      @q sendix_quality stream="{s}" quality={q} // failed "there is no quality {q}" | Quality | This stream in the quality of the request. If the tool does not have it, fail.
      sendix_quality stream="{s2}" quality=480p | Poor line | The line is bad: the lowest for {s2}, 480p.
      @c sendix_chat stream="{s}" open=false // sendix_chat stream="{s}" open=true | Chat | Switch the chat of this stream over to the opposite.
      sendix_chat stream="{s2}" open=false | No chat | Nobody may write in {s2}.
      sendix_record stream="{s2}" keep=true minutes={m} | Record | Record {m} min of {s2} and keep it.
      sendix_record stream="{s}" keep=false | Test | Record this stream as a test, it is not kept.
      sendix_title stream="{s2}" text="{t}" | Title | {s2} gets the title of the request.
      sendix_view stream="{s2}" to=link | By link | Whoever has the link can watch {s2}, others can't.
      sendix_view stream="{s2}" to=public | Everyone | Everybody can watch {s2}
    `,
  },
];
