import type { Scene } from '../../scene';

/** Choices, switches and arguments that may be left out, in people’s own words, in English, part 4. */
export const choices4: readonly Scene[] = [
  {
    language: 'en',
    slots: { t: 'orders, members, stock_moves', t2: 'visits, ledger, sensors_raw', c: '=created_at, price, surname', p: '=/tmp/out, /srv/exports, /home/ana/dump', n: '10..900' },
    tools: ['tablo.export(table, format: csv|json|xml, folder, header?: bool): Export a table', 'tablo.sort(table, column, direction: rising|falling): Set how a table is sorted', 'tablo.trim(table, keep: int, drop?: oldest|newest): Keep only so many rows', 'tablo.lock(table, against: reading|writing|everything): Lock a table'],
    steps: `
      tablo.export table={t} format=csv folder={p} header=false | Export | {t} as CSV into {p}, without a header line.
      tablo.export table={t2} format=json folder={p} | JSON | JSON of {t2} to {p}
      failed "yaml is not among the formats" | YAML | Export {t} as YAML into {p}.
      tablo.sort table={t} column={c} direction=falling | Largest first | {t} by {c}, the largest at the top.
      tablo.sort table={t2} column={c} direction=rising | Smallest first | {t2} by {c}, the smallest at the top.
      tablo.trim table={t2} keep={n} drop=oldest | Shorten | {n} rows of {t2} stay; what goes is the oldest.
      tablo.trim table={t} keep={n} | Trim | Trim {t} to {n} rows, whichever.
      tablo.lock table={t} against=writing | Read only | {t} may be read but nobody changes it.
      tablo.lock table={t2} against=everything | Closed | Nobody reads or writes {t2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cold/room {"room": "{r}", "defrost": "{d}", "celsius": {c}, "fan_speed": "{fs}"}',
    slots: { r: 'CR1, meat, CR7', d: '=running / off', c: '-21.5..-17.0', fs: '=slow, fast', r2: 'CR4, ice cream, CR9', t: '-25..-15', n: '10..50', h: '2..8' },
    tools: ['frostix_defrost(room, active: bool): Start or end defrosting', 'frostix_set(room, celsius: int): Set a temperature', 'frostix_timer(room, amount: int, unit: minutes|hours): Stay off for a time', 'frostix_fan(room, speed: slow|fast|stopped): Set the fan', 'frostix_door(room, alarm: loud|lamp|none, delay_s?: int): Set the door alarm'],
    steps: `
      @d frostix_defrost room="{r}" active=false // frostix_defrost room="{r}" active=true | Toggle | Is this room defrosting? Then end it. If not, begin.
      frostix_set room="{r2}" celsius={t} | {t} °C | {r2} to {t} °C.
      frostix_timer room="{r2}" amount={n} unit=minutes | Minutes | {r2} stays off for {n} min.
      frostix_timer room="{r}" amount={h} unit=hours | Hours | The reported room stays off for {h} h.
      frostix_fan room="{r2}" speed={fs} | Same fan | Fan in {r2} just as in the room that reported.
      frostix_fan room="{r2}" speed=stopped | No wind | No fan in {r2} while Jonas is inside.
      frostix_door room="{r}" alarm=lamp | Only light | Door alarm of this room: light but no noise. Any delay.
      frostix_door room="{r2}" alarm=loud delay_s={n} | Loud | {r2}: loud door alarm after {n} s.
      frostix_door room="{r2}" alarm=none | Stocktaking | We are carrying things in and out, so {r2} gives no door alarm at all.
    `,
  },
  {
    language: 'en',
    slots: { s: 'Sunday soup, choir, book club', s2: 'yoga, repair cafe, chess', d: '=monday, tuesday, thursday', t: '=17:30, 18:45, 20:00', r: 'Blue Room, cellar, Room 2', n: '4..60' },
    tools: ['termina.plan(name, day: monday|tuesday|wednesday|thursday|friday, at, room?): Plan a group', 'termina.repeat(name, every: week|fortnight|month, times?: int): Repeat a date', 'termina.size(name, most: int): Set how many may come', 'termina.open(name, for_whom: members|everyone|nobody): Open the list'],
    steps: `
      termina.plan name="{s}" day={d} at={t} room="{r}" | Plan | {s}: {d} at {t} in {r}.
      termina.plan name="{s2}" day=wednesday at={t} | Midweek | Put {s2} on the day between Tuesday and Thursday, {t}. We'll see about the room.
      failed "a sunday cannot be chosen" | Weekend | Plan {s} on Sunday at {t}.
      termina.repeat name="{s}" every=fortnight | Fortnight | {s} takes place every second week, for ever.
      termina.repeat name="{s2}" every=week times={n} | Weekly | {s2} once a week, {n} times.
      termina.repeat name="{s2}" every=month | Monthly | {s2} only once a month
      termina.size name="{s}" most={n} | Size | {n} people fit into {s}.
      termina.open name="{s2}" for_whom=nobody | Full | {s2} is full, the list is closed to all.
      termina.open name="{s}" for_whom=everyone | Come all | You need not be a member to come to {s}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ferry/ramp {"ferry": "{f}", "ramp": "{r}", "tide_m": {t}, "cars": {c}}',
    slots: { f: 'Seagull, MF Ask, Tern', r: '=bow / stern', t: '0.4..3.8', c: '4..60', f2: 'Puffin, MF Elm, Heron', n: '2..19', kn: '4..16' },
    tools: ['faehrix_ramp(ferry, end: bow|stern, lowered: bool): Move a ramp', 'faehrix_lane(ferry, lane: int, takes: cars|lorries|bikes|nothing): Say what a lane takes', 'faehrix_speed(ferry, knots: int, harbour?: bool): Set the speed', 'faehrix_horn(ferry, blasts: int, long?: bool): Sound the horn'],
    steps: `
      @r faehrix_ramp ferry="{f}" end=stern lowered=true // faehrix_ramp ferry="{f}" end=bow lowered=true | Other end | Lower the ramp at the other end of this ferry.
      @r faehrix_ramp ferry="{f}" end=bow lowered=false // faehrix_ramp ferry="{f}" end=stern lowered=false | Up with it | The ramp in the event goes up.
      faehrix_ramp ferry="{f2}" end=stern lowered=true | Stern | {f2}: let the ramp at the back down.
      faehrix_ramp ferry="{f2}" end=bow lowered=false | Bow | {f2}: lift the ramp at the front.
      faehrix_lane ferry="{f2}" lane={n} takes=nothing | Keep clear | Lane {n} on {f2} is to be kept clear, no cars, no lorries, no bikes.
      faehrix_lane ferry="{f}" lane={n} takes=lorries | Trucks | Trucks stand on lane {n} of the reported ferry.
      faehrix_speed ferry="{f2}" knots={kn} harbour=true | Harbour | {kn} knots for {f2} in the harbour.
      faehrix_speed ferry="{f2}" knots={kn} | At sea | {f2} {kn} kn
      faehrix_horn ferry="{f}" blasts=3 long=false | Astern | Three blasts, not long ones, from the ferry in the event.
    `,
  },
  {
    language: 'en',
    slots: { a: 'Miso, Tank 2, reef', b: 'Koi, Tank 5, nano', k: '24.5, 25.8, 26.2', h: '4..12', g: '0.5..4.5' },
    tools: ['korallo_light(tank, spectrum: blue|full|moon|none, hours?: int): Light a tank', 'korallo_flow(tank, pattern: tide|pulse|calm): Set the current', 'korallo_heat(tank, celsius: num): Set the heater', 'korallo_feed(tank, grams: num, pump_off?: bool): Feed', 'korallo_skim(tank, wet: bool): Skim wet or dry'],
    steps: `
      korallo_light tank="{a}" spectrum=moon | Moon | Just moonlight in {a}.
      korallo_light tank="{b}" spectrum=full hours={h} | Day | Full light for {h} hours in {b}.
      korallo_light tank="{b}" spectrum=none | Three dark days | {b} has to stay black against the algae, so no light of whatever colour.
      korallo_flow tank="{a}" pattern=calm | Calm | Hardly any current in {a}.
      korallo_flow tank="{b}" pattern=tide | In and out | The current in {b} comes and goes like the tide
      korallo_heat tank="{a}" celsius={k} | Heat | {a}: {k} °C
      korallo_feed tank="{b}" grams={g} pump_off=true | Feed | {g} g into {b} with the pump off.
      korallo_feed tank="{a}" grams={g} pump_off=false | Feed | {g} g into {a}, the pump keeps going.
      korallo_skim tank="{a}" wet=false | Dry | Skim {a} dry.
    `,
  },
  {
    language: 'en',
    event: 'mqtt print/label {"printer": "{p}", "item": "{i}", "weight": "{w}", "size": "{sz}"}',
    slots: { p: 'Zeb-2, cheese, line 4', i: '=Gouda, Brie, Feta', w: '=250 g, 1.2 kg, 480 g', sz: '=small, medium / huge, a5', n: '2..90', d: '5..40', p2: 'Zeb-8, meat, line 6' },
    tools: ['etiketo_print(printer, size: small|medium|large, text, copies?: int): Print a label', 'etiketo_date(printer, days: int, word: best_before|use_by): Set the date', 'etiketo_dark(printer, percent: int): Set how dark it prints', 'etiketo_peel(printer, on: bool): Peel labels off'],
    steps: `
      @sz etiketo_print printer="{p}" size={sz} text="{w}" // failed "there is no size {sz}" | In the asked size | A label in the size of the event with the weight on it as it stands. No such size? Then fail.
      etiketo_print printer="{p2}" size=large text="{i}" copies={n} | Large | {n} large labels on {p2}, on them the name of the item.
      etiketo_print printer="{p2}" size=small text="250 g" | Small | "250 g" on a small label from {p2}.
      etiketo_print printer="{p2}" size=medium text="keep at {d} °C" | Neither | Neither a small nor a large label from {p2}: "keep at {d} °C"
      etiketo_date printer="{p}" days={d} word=use_by | Use by | This printer writes "use by", {d} days ahead.
      etiketo_date printer="{p2}" days={d} word=best_before | Best before | Best before on {p2}: {d} days
      etiketo_dark printer="{p}" percent={d} | Darker | {d}% dark on the printer in the event.
      etiketo_peel printer="{p2}" on=false | Don't peel | {p2} leaves the labels on the tape.
    `,
  },
  {
    language: 'en',
    slots: { u: 'rbauer, t.ito, m_osei', u2: 'jlind, k.roux, a_novak', g: '=editors, lab-read, payroll', m: '5..90', d: '=2026-12-31, 2027-02-28, 2027-06-30' },
    tools: ['dirix.access(user, group, right: read|write|none, until?): Give a user a right in a group', 'dirix.factor(user, second: app|token|off): Set the second factor', 'dirix.lock(user, locked: bool, minutes?: int): Lock an account', 'dirix.password(user, expire: now|never|quarterly): Set when a password ends'],
    steps: `
      dirix.access user={u} group={g} right=read | Look only | {u} may look at {g} but change nothing. It does not end.
      dirix.access user={u2} group={g} right=write until={d} | Edit | Until {d}, {u2} may edit in {g}.
      dirix.access user={u2} group={g} right=none | Leaves | {u2} leaves {g}: no more rights there.
      dirix.factor user={u} second=app | Phone app | {u} confirms with the app.
      dirix.factor user={u2} second=off | No second | {u2} logs in by password alone, neither app nor token.
      failed "there is no second factor by sms" | SMS | Second factor of {u} by SMS.
      dirix.lock user={u} locked=true minutes={m} | Cool down | Keep {u} out for {m} minutes
      dirix.lock user={u2} locked=true | Theft | The laptop of {u2} was stolen. Lock the account until we know more.
      dirix.lock user={u} locked=false | Let in | {u} may log in again.
      dirix.password user={u2} expire=now | New one | At the next login {u2} must choose a new password, so the old one ends at once.
    `,
  },
  {
    language: 'en',
    event: 'mqtt gym/treadmill {"unit": "{u}", "belt": "{b}", "incline": {i}, "last_program": "{lp}"}',
    slots: { u: 'TM-4, TM-11, window', b: '=forward / backward', i: '0..6', lp: '=Hills 2, Steady 40, Intervals', u2: 'TM-7, TM-15, corner', k: '4.5..14.5', m: '5..60' },
    tools: ['laufix_belt(unit, moves: forward|backward|not): Move the belt', 'laufix_pace(unit, kmh: num, minutes?: int): Set the pace', 'laufix_program(unit, name): Start a program', 'laufix_show(unit, screen: heart|pace|both|blank): Set the screen'],
    steps: `
      @b laufix_belt unit="{u}" moves=backward // laufix_belt unit="{u}" moves=forward | Knee training | For knee training this belt has to move the other way.
      laufix_belt unit="{u2}" moves=not | Stop | The belt of {u2} moves neither forward nor backward.
      laufix_pace unit="{u2}" kmh={k} minutes={m} | Pace | {k} km/h on {u2} for {m} min.
      laufix_pace unit="{u}" kmh={k} | Pace only | {k} km/h in the event's unit; no minutes.
      laufix_program unit="{u}" name="{lp}" | Last time | Same program as last time on this unit.
      laufix_show unit="{u2}" screen=heart | Heart | Only the heart on {u2}, not the pace.
      laufix_show unit="{u2}" screen=pace | Pace | Only the pace on {u2}, not the heart.
      laufix_show unit="{u}" screen=blank | Blank | Nothing on the screen of the reported unit.
      laufix_show unit="{u2}" screen=both | Show all | {u2}: heart and pace
    `,
  },
  {
    language: 'en',
    slots: { v: 'van 3, HB-KM 220, Berlingo', v2: 'van 8, HB-TR 415, Kangoo', km: '80..900', kw: '3.7, 11.0, 22.0', p: '40..95', t: '=05:30, 06:45, 07:15' },
    tools: ['flotte.charge(car, to_percent: int, ready_by?): Charge a car', 'flotte.heat(car, seat: driver|passenger|both|none, at?): Warm the seats', 'flotte.lend(car, person, keys: box|hand): Lend a car out', 'flotte.track(car, on: bool, every_s?: int): Track a car', 'flotte.charger(post: int, speed: slow|fast|off): Set a charging post'],
    steps: `
      flotte.charge car="{v}" to_percent={p} ready_by={t} | Charge | {v} to {p}%, ready by {t}.
      flotte.charge car="{v2}" to_percent={p} | No hurry | {v2} up to {p} %, it doesn't matter by when
      flotte.heat car="{v}" seat=driver at={t} | Cold | Warm the seat behind the wheel of {v} at {t}.
      flotte.heat car="{v2}" seat=both | Two people | Both seats in {v2} warm, now.
      flotte.heat car="{v2}" seat=none | No heating | Neither seat of {v2}.
      flotte.lend car="{v}" person=Tamar keys=box | Lend | Tamar takes {v} and gets the keys out of the box.
      flotte.lend car="{v2}" person=Ruben keys=hand | Lend | Hand Ruben the keys of {v2} in person.
      flotte.track car="{v}" on=false | Privacy | Private trip: {v} is not tracked.
      flotte.charger post=4 speed=fast | Post 4 | Post 4 fast.
    `,
  },
  {
    language: 'en',
    event: 'webhook /studio/print {"darkroom": "{d}", "safelight": "{s}", "paper": "{p}", "grade": {g}}',
    slots: { d: 'A, B2, cellar', s: '=red / amber', p: '=Ilford MG, Foma 111, Adox MCC', g: '0..2', d2: 'C, D1, attic', n: '3..5', x: '4..60', c: '18..24' },
    tools: ['dunkelo_safelight(room, colour: red|amber|off): Set the safelight', 'dunkelo_expose(room, seconds: int, grade?: 0|1|2|3|4|5): Expose paper', 'dunkelo_bath(room, tray: developer|stop|fixer, celsius: int): Heat a tray', 'dunkelo_door(room, sign: free|busy): Set the sign on the door'],
    steps: `
      @s dunkelo_safelight room={d} colour=amber // dunkelo_safelight room={d} colour=red | Other light | This paper wants the other safelight, not the one that burns.
      dunkelo_safelight room={d2} colour=off | Film | Film is loaded in darkroom {d2}: total darkness.
      dunkelo_expose room={d} seconds={x} grade={g} | As in the event | {x} s in this darkroom on the grade of the event.
      dunkelo_expose room={d2} seconds={x} grade={n} | Harder | Darkroom {d2}, grade {n}, {x} seconds.
      dunkelo_expose room={d2} seconds={x} | No grade | {x} s in darkroom {d2}; the filter sits in the lens, so don't set a grade.
      failed "there is no grade 7" | Grade 7 | Expose {x} s in darkroom {d2} on grade 7.
      dunkelo_bath room={d2} tray=fixer celsius={c} | Fixer | Fixer in darkroom {d2} at {c} °C.
      dunkelo_bath room={d} tray=developer celsius={c} | Developer | {c}° for the developer in this darkroom
      dunkelo_door room={d2} sign=busy | Keep out | Someone works in {d2}, the sign must say so.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sawmill/carriage {"line": "{l}", "carriage": "{c}", "log": "{g}", "cm": {cm}}',
    slots: { l: 'saw 1, saw 4, band mill', c: '=approaching / returning', g: 'L-220, oak 14, P-88', cm: '22..64', l2: 'saw 3, saw 6, frame saw', mm: '18.5, 27.0, 40.5', n: '2..14' },
    tools: ['gattera_carriage(line, go: approaching|returning|parked): Move the carriage', 'gattera_cut(line, mm: num, boards?: int): Saw boards', 'gattera_turn(log, by: quarter|half|none): Turn a log', 'gattera_sort(log, pile: dry|wet|chips): Say where a log goes'],
    steps: `
      @c gattera_carriage line="{l}" go=returning // gattera_carriage line="{l}" go=approaching | Around | Reverse the carriage of this line.
      gattera_carriage line="{l2}" go=parked | Park | The carriage of {l2} has to be parked.
      gattera_cut line="{l2}" mm={mm} boards={n} | Boards | {n} boards of {mm} mm on {l2}.
      gattera_cut line="{l}" mm={mm} | Whole log | Saw this log on its line into {mm} mm, as many as come out.
      gattera_turn log="{g}" by=half | Over | Turn this log over, bottom up.
      gattera_turn log="{g}" by=quarter | A quarter | {g}: a quarter turn
      gattera_turn log="{g}" by=none | Leave it | {g} stays the way it lies.
      gattera_sort log="{g}" pile=chips | Rotten | The log in the event is rotten and is made into chips.
      failed "there is no pile for veneer" | Veneer | Send {g} to the veneer pile.
    `,
  },
  {
    language: 'en',
    slots: { c: 'Cell 2, weld east, R-14', c2: 'Cell 5, weld west, R-20', a: '80..240', v: '17.5, 22.0, 19.8', p: 'bracket, frame 7, hinge-L', s: '0.5..3.5' },
    tools: ['schweissa_arc(cell, process: mig|tig|spot): Choose the process', 'schweissa_amps(cell, amps: int, volts?: num): Set the current', 'schweissa_gas(cell, before_s?: num, after_s?: num): Set the gas before and after a seam', 'schweissa_clamp(cell, part, grip: closed|open): Clamp a part', 'schweissa_guard(cell, curtain: bool): Move the curtain'],
    steps: `
      schweissa_arc cell="{c}" process=tig | TIG | TIG in {c}.
      schweissa_arc cell="{c2}" process=spot | Dots | Only spots in {c2}, no seam.
      failed "laser is not among the processes" | Laser | Laser in {c2}.
      schweissa_amps cell="{c}" amps={a} volts={v} | Set | {c}: {a} A and {v} V
      schweissa_amps cell="{c2}" amps={a} | Amps | {a} A in {c2}, let it find the voltage itself.
      schweissa_gas cell="{c}" before_s={s} | Before | {s} s of gas before the seam in {c}, afterwards as usual.
      schweissa_gas cell="{c2}" after_s={s} | After | Gas in {c2} {s} s after the seam. Nothing about before.
      schweissa_clamp cell="{c}" part="{p}" grip=open | Let go | Let go of {p} in {c}.
      schweissa_guard cell="{c2}" curtain=true | Curtain | Visitors: draw the curtain of {c2}.
    `,
  },
  {
    language: 'en',
    event: 'manual - harvest day, {who} on the phone',
    slots: { who: 'Gret, Paco, Lior', b: 'Bin 3, north bin, Silo B', b2: 'Bin 8, south bin, Silo D', m: '10.5..16.5', t: '2..40', c: '38..70' },
    tools: ['korntro_dry(bin, moisture: num, heat?: bool): Dry grain to a moisture', 'korntro_air(bin, blow: up|down|off): Blow air through a bin', 'korntro_move(from_bin, to_bin, tonnes?: num): Move grain', 'korntro_temp(bin, celsius: int): Set the air temperature', 'korntro_grade(bin, use: food|feed|seed): Say what grain is for'],
    steps: `
      korntro_dry bin="{b}" moisture={m} heat=false | Cold air | Dry {b} to {m}%, no heat.
      korntro_dry bin="{b2}" moisture={m} heat=true | With heat | {b2} down to {m} percent with heat.
      korntro_dry bin="{b2}" moisture={m} | Dry | {b2} {m}%
      korntro_air bin="{b}" blow=down | From the top | Air from the top to the bottom in {b}.
      korntro_air bin="{b2}" blow=up | From below | Air from the bottom to the top in {b2}.
      korntro_air bin="{b}" blow=off | No air | No air through {b}, in no direction.
      korntro_move from_bin="{b2}" to_bin="{b}" tonnes={t} | Move | {b} gets {t} t out of {b2}.
      korntro_move from_bin="{b}" to_bin="{b2}" | All of it | Everything in {b} goes over to {b2}.
      korntro_grade bin="{b}" use=feed | For the pigs | What is in {b} is for the pigs, not for people and not to be sown.
    `,
  },
  {
    language: 'en',
    slots: { i: '=INV-220, INV-871, R-2026-14', i2: '=INV-305, INV-990, R-2026-31', e: '12.50, 80.00, 145.90', n: '7..60', x: 'Kern, Molnar, Achebe' },
    tools: ['buchix.state(invoice, state: draft|sent|paid|void): Set the state of an invoice', 'buchix.remind(invoice, tone: kind|firm|last, fee?: num): Remind a customer', 'buchix.split(invoice, parts: int, interest?: bool): Pay in parts', 'buchix.due(invoice, days: int): Set when an invoice is due', 'buchix.tax(invoice, rate: full|reduced|free): Set the tax'],
    steps: `
      buchix.state invoice={i} state=paid | Money is here | The money for {i} has come.
      buchix.state invoice={i2} state=void | Cancelled | {i2} was a mistake and does not count.
      buchix.remind invoice={i} tone=kind | Friendly | A friendly reminder about {i}, without a fee.
      buchix.remind invoice={i2} tone=last fee={e} | Last one | The last reminder for {i2}, with {e} € on top.
      buchix.remind invoice={i2} tone=firm | Firm | {i2}: be firm
      buchix.split invoice={i} parts=4 interest=false | Four parts | {i} in four parts, interest free.
      buchix.due invoice={i2} days={n} | Due | {i2} is due in {n} days.
      buchix.tax invoice={i} rate=reduced | Books | Reduced tax on {i}.
      failed "there is no rate double" | Double | Double tax on {i2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brine/mixer {"tank": "{t}", "stirrer": "{s}", "salt_pct": {p}, "salt_before": {pb}}',
    slots: { t: 'olive, feta, ham', s: '=left / right', p: '4..9', pb: '10..16', t2: 'herring, pickle, cabbage', l: '12.5, 30.0, 4.75', c: '4..18' },
    tools: ['salzix_stir(tank, turn: left|right|stop): Stir a tank, tank by its name alone', 'salzix_salt(tank, percent: int): Set the salt', 'salzix_add(tank, litres: num, source: fresh|used): Add brine', 'salzix_cool(tank, celsius: int, overnight?: bool): Cool a tank'],
    steps: `
      @s salzix_stir tank={t} turn=right // salzix_stir tank={t} turn=left | The other way | The stirrer of this tank the other way, please.
      salzix_stir tank={t2} turn=stop | Rest | The {t2} tank rests, no stirring
      salzix_salt tank={t} percent={pb} | Salt as before | Salt of this tank as it was before.
      salzix_salt tank={t2} percent={p} | Salt | {p}% salt in the {t2} tank.
      salzix_add tank={t2} litres={l} source=used | Old brine | {l} l of old brine into the {t2} tank.
      salzix_add tank={t} litres={l} source=fresh | New brine | {l} litres that nobody has used yet, into the tank in the event.
      salzix_cool tank={t2} celsius={c} overnight=true | Overnight | {t2} tank at {c} °C overnight.
      salzix_cool tank={t2} celsius={c} | Cool | {c}°C in the {t2} tank
    `,
  },
  {
    language: 'en',
    event: 'webhook /forest/camera {"trap": "{t}", "flash": "{f}", "animal": "{a}", "battery": {b}}',
    slots: { t: 'T-11, Beech 4, creek', f: '=white / infrared', a: '=lynx, boar, badger', b: '12..88', t2: 'T-19, Pine 2, ridge', s: '5..60', n: '2..9' },
    tools: ['waldauge_flash(trap, light: white|infrared|none): Set the flash', 'waldauge_burst(trap, pictures: int, pause_s?: int): Set how many pictures', 'waldauge_mode(trap, record: photo|video|both): Set what is recorded', 'waldauge_tag(trap, animal, sure?: bool): Note an animal', 'waldauge_send(trap, when: at_once|nightly|never): Set when pictures are sent'],
    steps: `
      @f waldauge_flash trap="{t}" light=infrared // waldauge_flash trap="{t}" light=white | Change the flash | This trap has two flashes; use the one that it is not using.
      waldauge_flash trap="{t2}" light=none | Shy owls | No flash at {t2}, neither white nor infrared.
      waldauge_burst trap="{t2}" pictures={n} pause_s={s} | Burst | {n} pictures at {t2} with {s} s between.
      waldauge_burst trap="{t}" pictures={n} | Burst | {n} pictures from this trap; leave the pause to it.
      waldauge_mode trap="{t2}" record=video | Film | {t2} films, no stills.
      waldauge_mode trap="{t2}" record=photo | Stills | {t2} takes stills, no film.
      waldauge_tag trap="{t}" animal={a} sure=true | Sure | Note the animal of the event, we are sure about it.
      waldauge_tag trap="{t}" animal={a} sure=false | Perhaps | Note the reported animal, but as unsure.
      waldauge_send trap="{t2}" when=nightly | At night | Pictures of {t2} go out every night
    `,
  },
  {
    language: 'en',
    slots: { h: 'Oak Hall, Gym 2, Aula', h2: 'Elm Hall, Gym 4, Chapel', n: '20..300', m: '10..90', f: '=stage left, rear, balcony' },
    tools: ['saalix_seats(hall, layout: rows|circle|empty, count?: int): Set up the seats', 'saalix_wall(hall, partition: out|in): Move the wall that divides a hall', 'saalix_mics(hall, count: int, wireless: bool): Prepare microphones', 'saalix_exits(hall, scope: all|all_except|none, name?): Unlock exits'],
    steps: `
      saalix_seats hall="{h}" layout=rows count={n} | Concert | {n} seats in {h}, in rows.
      saalix_seats hall="{h2}" layout=circle | Talk | {h2}: chairs in a circle, the number isn't known yet
      saalix_seats hall="{h2}" layout=empty | Dance | Not a single chair in {h2}.
      failed "tables cannot be chosen" | Banquet | Seats in {h} around tables.
      saalix_wall hall="{h}" partition=out | Two rooms | We need {h} as two rooms.
      saalix_wall hall="{h2}" partition=in | One room | {h2} becomes one big room again.
      saalix_mics hall="{h}" count=2 wireless=true | Two microphones | Two microphones without cables in {h}.
      saalix_exits hall="{h2}" scope=all_except name="{f}" | Exits | Unlock every exit of {h2} except {f}.
      saalix_exits hall="{h}" scope=all | Exits | unlock each exit of {h}
    `,
  },
  {
    language: 'en',
    event: 'peripheral shed/pin_{n} 1',
    slots: { n: '3..27', g: 'garage, court, shed', g2: 'bike store, alley, carport', s: '10..90', p: '10..90', t: '=22:00, 23:30, 00:15' },
    tools: ['hofilux.set(lamp, state: bright|dim|out, seconds?: int): Set a lamp outside', 'hofilux.sense(lamp, reacts_to: people|cars|both|nothing): Say what a lamp reacts to', 'hofilux.until(lamp, at, weekends?: bool): Let a lamp burn until a time', 'hofilux.hue(lamp, tint: warm|cold): Set the tint'],
    steps: `
      hofilux.set lamp="{g}" state=bright seconds={s} | Someone there | {g} lamp bright for {s} s.
      hofilux.set lamp="{g2}" state=dim | A little | A little light from the {g2} lamp.
      hofilux.set lamp="{g2}" state=out | Out | Put the {g2} lamp out.
      hofilux.sense lamp="{g}" reacts_to=people | Not cars | The {g} lamp reacts to people but not to cars.
      hofilux.sense lamp="{g2}" reacts_to=cars | Not people | the {g2} lamp reacts to cars but not to people
      hofilux.sense lamp="{g}" reacts_to=nothing | Nobody | The {g} lamp doesn't react, whoever or whatever comes.
      hofilux.until lamp="{g2}" at={t} weekends=true | Weekends too | {g2} lamp until {t}, at weekends as well.
      hofilux.until lamp="{g}" at={t} weekends=false | Not weekends | {g} lamp until {t} but not at weekends.
      hofilux.hue lamp="{g2}" tint=cold | Cold | {g2} lamp: colder.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pharma/line {"line": "{l}", "blister": "{b}", "batch": "{ba}", "reject_mode": "{rm}"}',
    slots: { l: 'BL2, BL5, tablet 1', b: '=alu / clear', ba: 'CH-2210, 77-A, LX09', rm: '=flap, jet', l2: 'BL8, BL11, tablet 4', n: '5..60', c: '140..190', mm: '0.15..0.95' },
    tools: ['blistra_foil(line, kind: alu|clear): Choose the foil', 'blistra_seal(line, celsius: int, seconds?: num): Set the sealing', 'blistra_reject(line, by: flap|jet|hand): Choose how bad ones leave', 'blistra_sample(line, every_min: int, keep: bool): Take samples', 'blistra_check(line, gap_mm: num, camera?: top|bottom): Check the gap'],
    steps: `
      @b blistra_foil line="{l}" kind=clear // blistra_foil line="{l}" kind=alu | Other foil | Next batch on this line: the other foil.
      @b blistra_foil line="{l2}" kind=alu // blistra_foil line="{l2}" kind=clear | Same foil | {l2} runs with the same foil as the reported line.
      blistra_seal line="{l2}" celsius={c} seconds=0.8 | Seal | {l2}: {c} °C, 0.8 s
      blistra_seal line="{l}" celsius={c} | Hotter | This line seals at {c} degrees. Seconds stay out of it.
      blistra_reject line="{l2}" by=hand | By hand | Neither the flap nor the jet: on {l2} Marta takes the bad ones out herself.
      blistra_sample line="{l2}" every_min={n} keep=false | Samples | A sample from {l2} every {n} min, not kept.
      blistra_sample line="{l}" every_min={n} keep=true | Samples | Every {n} min a sample from this line, and keep them.
      blistra_check line="{l2}" gap_mm={mm} camera=bottom | From below | Gap of {mm} mm on {l2}, camera from below.
      blistra_check line="{l}" gap_mm={mm} | Gap | {mm} mm on the reported line
    `,
  },
  {
    language: 'en',
    slots: { k: 'stall 4, Bella, round pen', k2: 'stall 9, Orion, long rein', m: '5..45', kmh: '4.5..14.0', l: '2.5..9.5' },
    tools: ['pferdo_walker(pen, gait: walk|trot|halt, minutes?: int): Run the horse walker', 'pferdo_turn(pen, circle: left|right|alternating): Set which way it turns', 'pferdo_mist(pen, litres: num): Wet the ground', 'pferdo_gate(pen, keep: locked|free): Lock a gate', 'pferdo_fly(pen, net: on|off|night): Set the fly net'],
    steps: `
      pferdo_walker pen="{k}" gait=walk minutes={m} | Warm up | {k}: walk, {m} min
      pferdo_walker pen="{k2}" gait=trot | Faster | {k2} at a trot. I am watching, so no minutes.
      pferdo_walker pen="{k2}" gait=halt | Halt | Everything in {k2} stands still.
      failed "the walker has no gallop" | Gallop | Run {k} at a gallop.
      pferdo_turn pen="{k}" circle=alternating | Both ways | {k} first one way, then the other, and so on.
      pferdo_turn pen="{k2}" circle=right | Right | Only to the right in {k2}.
      pferdo_mist pen="{k}" litres={l} | Dust | {l} l against the dust in {k}.
      pferdo_gate pen="{k2}" keep=locked | Lock | No one gets into {k2}.
      pferdo_fly pen="{k}" net=night | Nights | fly net in {k} just at night
    `,
  },
  {
    language: 'en',
    event: 'webhook /data/backup {"host": "{h}", "kind": "{k}", "target": "{t}", "target_before": "{tb}"}',
    slots: { h: 'db-01, nas2, mail-a', k: '=full / changes', t: '=tape-3, s3-cold', tb: '=disk-9, vault-b, usb-2', h2: 'db-07, nas5, mail-c', n: '2..40', mb: '10..90' },
    tools: ['sichix_run(host, kind: full|changes, verify?: bool): Back a host up', 'sichix_target(host, target): Say where backups go', 'sichix_keep(host, copies: int, unit: days|weeks|months): Say how long backups are kept', 'sichix_limit(host, mbps: int, by_day?: bool): Limit the speed', 'sichix_crypt(host, cipher: aes|none): Encrypt backups'],
    steps: `
      @k sichix_run host={h} kind=changes // sichix_run host={h} kind=full | Other kind | Run the other kind of backup for the host in the request, not the one that was just made.
      sichix_run host={h2} kind=full verify=true | Full | Back {h2} up completely and verify it.
      sichix_run host={h2} kind=changes verify=false | Small | Only what changed on {h2}, unverified
      sichix_target host={h} target={tb} | Old place | Backups of this host go again to where they went before.
      sichix_target host={h2} target={t} | Same place | {h2} backs up to the same target as the host in the request does now.
      sichix_keep host={h2} copies={n} unit=weeks | Weeks | {n} weeks for {h2}.
      sichix_keep host={h} copies={n} unit=days | Days | keep this host's for {n} days
      sichix_limit host={h2} mbps={mb} by_day=true | By day | By day {h2} gets {mb} Mbit/s.
      sichix_crypt host={h2} cipher=none | Plain | {h2}: don't encrypt.
    `,
  },
];
