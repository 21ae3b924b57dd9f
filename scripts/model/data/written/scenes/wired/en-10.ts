import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 10: beside tools that switch things of their own. */
export const wiredEn10: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt cidery/line {"line": "{l}", "bottles": {n}, "bar": {bar}}',
    slots: { l: 'A, B2, cork line', n: '120..9000', bar: '2.0..4.9', a: '2..29', b: '2..29', c: '2..29', d: '2..29', rk: '=spring return to closed / spring return to open', j: '1..9' },
    tools: ['pomona_jet(jet: int, open: bool): Open a rinsing jet', 'pomona_belt(speed: slow|fast): Speed of the belt'],
    steps: `
      gpio_write pin={a} value=1 | Corker | corker, {a}, go
      @rk gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Filler valve open | {b}; {rk}; solenoid against the spring.
      @rk gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Filler valve closed | {b}; {rk}; solenoid against the spring.
      gpio_write pin={c} value=0 | Gas | Gas valve ({c}) opens on current. {bar} bar do. Close.
      gpio_write pin={d} value=1 | Lamp over {l} | {d}, lit at 1
      pomona_jet jet={j} open=false | Jet {j} shut | That's one of the rinsing jets, no pin of ours.
      pomona_belt speed=slow | {n} bottles | The belt must go slow.
      gpio_read pin={b} | Filler pin | What is on {b}?
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/theatre {"animal": "{an}", "table": {t}, "o2": {o}}',
    slots: { an: 'cat Mitzi, mare, tortoise', t: '1..4', o: '88..99', lift: '2..29', oxy: '2..29', heat: '2..29', lock: '2..29', ok: '=stays shut till you power it / stays open till you power it', kk: '=power keeps people out / power lets people in', s: '1..6' },
    tools: ['vetta_lamp(head: int, lit: bool): Lamp over the table', 'vetta_valve(number: int, coil: 0|1): Coil of a valve; 0 lets gas through'],
    steps: `
      @ok gpio_write pin={oxy} value=1 // gpio_write pin={oxy} value=0 | Oxygen for the {an} | Valve on pin {oxy}: {ok}. It should be open.
      @ok gpio_write pin={oxy} value=0 // gpio_write pin={oxy} value=1 | Oxygen shut | Valve on pin {oxy}: {ok}. It should be shut.
      @kk gpio_write pin={lock} value=1 // gpio_write pin={lock} value=0 | Nobody comes in | Door strike {lock}, whose {kk}. No visitors now.
      @kk gpio_write pin={lock} value=0 // gpio_write pin={lock} value=1 | The owner may come in | Door strike {lock}, whose {kk}. Let the owner in.
      gpio_write pin={heat} value=1 | The {an} is cold | warm plate {heat}
      vetta_valve number={s} coil=0 | Valve {s}, gas through | One of the vetta valves. See which coil state lets gas through.
      vetta_valve number={s} coil=1 | Valve {s}, no gas | One of the vetta valves, as its tool says.
      vetta_lamp head={s} lit=false | Lamp {s} dark | The lamp over the table, no pin.
      gpio_read pin={lift} | Table up? | End switch {lift}.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the valve passports | file_read → {t1}: pin {p1}, fails closed. {t2}: pin {p2}, fails open. {t3}: pin {p3}, fails closed.', 'Which one drips? | drip_cam → {who}'],
    slots: { t1: 'V-1, HX-4, KB7', t2: 'V-2, HX-9, KC3', t3: 'V-3, HX-11, KD5', p1: '2..29', p2: '2..29', p3: '2..29', who: 'the middle one, nobody can tell, wind only' },
    steps: `
      gpio_write pin={p1} value=1 | Open {t1}
      gpio_write pin={p2} value=0 | Open {t2}
      gpio_write pin={p3} value=0 | Close {t3}
      gpio_write pin={p2} value=1 | Close {t2} | To fail open means that no power leaves it open. We want it tight.
      gpio_write pin={p1} value=0 | {t1} should let nothing through | Its passport says what it does without power.
      gpio_write pin={p3} value=1 | Water through {t3} | See passport; power moves it out of its fail position.
      gpio_read pin={p2} | Read the pin of {t2}
      gpio_write pin={p2} value=0 | Fail position of {t2} | Bring {t2} into the position which it has without power.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dojo/hall {"mats": {n}, "lesson": "{l}", "co2": {co}}',
    slots: { n: '4..60', l: 'judo, aikido, kids', co: '450..900 / 1500..2600', a: '2..29', b: '2..29', c: '2..29', d: '2..29', sk: '=goes up with a 1 / goes down with a 1' },
    tools: ['tatami_gong(strikes: int): Strike the gong', 'tatami_heat(zone: text, on: bool): Floor heating'],
    steps: `
      @co gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Fan | {n} sweating people. Over 1200 ppm fan {a} spins, under that it doesn't.
      @sk gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Screen up | The screen at {b} {sk}, the other level moves it the other way. Up.
      @sk gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Screen down | The screen at {b} {sk}, the other level moves it the other way. Down.
      gpio_write pin={c} value=0 | Meditation | lights at {c}, normal: fade to black
      gpio_write pin={c} value=1 | After the meditation | lights at {c}, normal: back
      tatami_gong strikes=3 | Three strikes | Strike the gong three times.
      tatami_heat zone="{l}" on=false | Warm feet | Floor heating of the zone {l} off.
      gpio_read pin={d} | Emergency exit contact | It's {d}
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', ka: '=break contact / make contact', kb: '=LOW = ON / HIGH = ON', kc: '=de-energise to trip / energise to trip', kd: '=idle high / idle low' },
    steps: `
      @ka gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Close the circuit at {a} | Relay {a}, {ka}.
      @ka gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Open the circuit at {a} | Relay {a}, {ka}.
      @kb gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Switch {b} on | {kb}
      @kb gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Switch {b} off | {kb}
      @kc gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Trip {c} | Trip circuit: {kc}.
      @kc gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Keep {c} untripped | Trip circuit: {kc}.
      @kd gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | Idle state for {d} | {kd}
      @kd gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | {d} out of its idle state | {kd}
    `,
  },
  {
    language: 'en',
    event: 'peripheral silo/paddle_{pd} {lvl}',
    slots: { pd: '2..29', lvl: '=0 / 1', scr: '2..29', sl: '2..29', vib: '2..29', lamp: '2..29', silo: 'S1, barley, north silo', tt: '3..40' },
    tools: ['kornhaus_scale(tare: bool): Tare or not', 'kornhaus_fan(silo: text, speed: int): Speed of a fan'],
    steps: `
      @lvl gpio_write pin={scr} value=0 // gpio_write pin={scr} value=1 | Silo full? | The paddle goes to ground (0) when grain stops it. Stopped = full = filling screw {scr} off. Free = screw on.
      @lvl gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | "FULL" sign | Sign {lamp} lights up if the paddle is stopped, which closes it to ground. A free paddle reads 1: sign dark.
      @lvl failed "the silo is full" // gpio_write pin={sl} value=1 | Slide for another load | Open slide {sl} (1) unless the paddle reports full, that is 0. If full, fail.
      gpio_write pin={vib} value=1 | Bridge in the barley | shake it down: vibrator {vib}
      gpio_write pin={vib} value=0 | Enough shaking | vibrator {vib}, rest in peace
      kornhaus_scale tare=true | Tare | {tt} t were weighed. Tare now.
      kornhaus_fan silo="{silo}" speed={tt} | Fan of {silo} | Speed {tt}.
      gpio_read pin={pd} | Paddle | again, the paddle that caused this
    `,
  },
  {
    language: 'en',
    event: 'webhook /bank/vault {"door": "{d}", "clerk": "{who}", "time_lock": "{tl}"}',
    slots: { d: 'main, day gate', who: 'Ms Roth, Iqbal, Dora', tl: '=expired / running', bolt: '2..29', gate: '2..29', cam: '2..29', foam: '2..29', bk: '=work current (opens when live) / rest current (opens when dead)', cur: '=The camera is fed by the rest contact of a relay / The camera is fed by the work contact of a relay' },
    tools: ['cashkeep_log(entry): Write a log entry', 'cashkeep_timer(minutes: int): Set the time lock'],
    steps: `
      @tl gpio_write pin={bolt} value=1 // failed "the time lock is running" | Draw the bolt | Bolt motor {bolt} gets current if the time lock is expired. While it is running: fail.
      @bk gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Let {who} in | Opener {gate}, {bk}. Open.
      @bk gpio_write pin={gate} value=0 // gpio_write pin={gate} value=1 | Behind {who} | Opener {gate}, {bk}. Must not be open any more.
      @cur gpio_write pin={cam} value=0 // gpio_write pin={cam} value=1 | Camera sees | {cur}, the relay being {cam} and pulling in with a 1. It should have power.
      @cur gpio_write pin={cam} value=1 // gpio_write pin={cam} value=0 | Camera blind | {cur}, the relay being {cam} and pulling in with a 1. Lens change: no power.
      cashkeep_timer minutes=30 | Half an hour | Set the time lock to thirty minutes.
      gpio_read pin={bolt} | Bolt motor | Any current at {bolt}?
      gpio_write pin={foam} value=0 | No foam | The foam cannon {foam} fires when live. Keep it from firing.
    `,
  },
  {
    language: 'en',
    event: 'mqtt trout/raceway {"way": {w}, "do": {o}, "kg": {kg}}',
    slots: { w: '=1 / 2 / 3', o: '3.1..5.5 / 8.2..10.9', kg: '40..900', a: '2..29', b: '2..29', c: '2..29', net: '2..29', ox: '2..29', ok: '=lets oxygen by when off and stops it when on / stops oxygen when off and lets it by when on' },
    tools: ['forella_feed(way: int, grams: int): Feed a raceway', 'forella_grade(size: small|large): Set the grader'],
    steps: `
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Paddle wheel | Paddle wheels: way 1 on {a}, way 2 on {b}, way 3 on {c}. Let the one turn whose water was measured.
      @w gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Wheel to a halt | 1 – {a}, 2 – {b}, 3 – {c}. Fish are being netted in the way of the message, so no wheel there.
      @ok gpio_write pin={ox} value=0 // gpio_write pin={ox} value=1 | Oxygen in | A magnetic valve, {ox}, {ok}. {kg} kg of trout need it in.
      @ok gpio_write pin={ox} value=1 // gpio_write pin={ox} value=0 | Oxygen stop | A magnetic valve, {ox}, {ok}. Bottle change: stop.
      @o failed "the oxygen is at {o}" // forella_feed way=2 grams={kg} | Hungry? | With over 7 mg/l of oxygen feed way 2, as many grams as there are kilos. With less they can't digest it: fail.
      forella_grade size=large | Grader | The large ones are sorted out today: grader to large.
      gpio_read pin={net} | Net | Limit switch of the net, {net}
      gpio_write pin={net} value=0 board=shore-2 | Net winch | The winch is wired to {net} too, but on board shore-2. It should stop hauling.
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the stove sheet | file_read → flue flap {f}: motor drives it closed at 1, spring opens. Ash door lock {d}: bolt drops at 0, lifted at 1. Fan {n}: 0 blows, 1 does not. Igniter {g}: 1 glows.'],
    slots: { f: '2..29', d: '2..29', n: '2..29', g: '2..29', c: '120..480' },
    steps: `
      gpio_write pin={f} value=0 | Flue open | Smoke has to get out.
      gpio_write pin={f} value=1 | Flue closed | At {c} °C the heat should stay in.
      gpio_write pin={d} value=0 | Ash door locked | The embers glow, so let the bolt drop.
      gpio_write pin={d} value=1 | Ash door unlocked | I bring the bucket.
      gpio_write pin={n} value=0 | Blow | Fan on, {c} °C are not enough.
      gpio_write pin={n} value=1 | Don't blow | Fan off.
      gpio_write pin={g} value=1 | Light it | Igniter on.
      gpio_write pin={g} value=0 | It burns | Igniter off.
      gpio_read pin={d} | Ash door | Read the line of the lock.
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the stove sheet | file_read → flue flap {f}: motor drives it open at 1, spring closes. Ash door lock {d}: bolt drops at 1, lifted at 0. Fan {n}: 1 blows, 0 does not. Igniter {g}: 0 glows.'],
    slots: { f: '2..29', d: '2..29', n: '2..29', g: '2..29', c: '120..480' },
    steps: `
      gpio_write pin={f} value=1 | Flue open | Smoke has to get out.
      gpio_write pin={f} value=0 | Flue closed | At {c} °C the heat should stay in.
      gpio_write pin={d} value=1 | Ash door locked | The embers glow, so let the bolt drop.
      gpio_write pin={d} value=0 | Ash door unlocked | I bring the bucket.
      gpio_write pin={n} value=1 | Blow | Fan on, {c} °C are not enough.
      gpio_write pin={n} value=0 | Don't blow | Fan off.
      gpio_write pin={g} value=0 | Light it | Igniter on.
      gpio_write pin={g} value=1 | It burns | Igniter off.
      gpio_read pin={f} | Flue | Read the line of the flap.
    `,
  },
  {
    language: 'en',
    event: 'webhook /robot/cell {"cell": "{cl}", "part": "{p}", "vac_kpa": {v}, "light_curtain": "{lc}"}',
    slots: { cl: 'R1, weld cell, cell 4', p: 'hinge, bumper, tray', v: '12..30 / 62..88', lc: '=free, clear / broken, interrupted', vac: '2..29', grip: '2..29', blow: '2..29', fb: '2..29', gk: '=opens the fingers at 1 and closes them at 0 / closes the fingers at 1 and opens them at 0', vk: '=ejector that sucks unless its pin is driven high / ejector that sucks unless its pin is driven low' },
    steps: `
      @gk gpio_write pin={grip} value=0 // gpio_write pin={grip} value=1 | Grip the {p} | Gripper {grip}: {gk}. Grip.
      @gk gpio_write pin={grip} value=1 // gpio_write pin={grip} value=0 | Release the {p} | Gripper {grip}: {gk}. Release.
      @vk gpio_write pin={vac} value=0 // gpio_write pin={vac} value=1 | Suck the {p} on | There is an {vk}, pin {vac}. Suck.
      @vk gpio_write pin={vac} value=1 // gpio_write pin={vac} value=0 | Let the {p} fall | There is an {vk}, pin {vac}. No more suction.
      @lc gpio_write pin={blow} value=1 // failed "the light curtain is {lc}" | Blow off chips | Air on {blow} (1 blows), as long as the light curtain is free or clear. Broken or interrupted: fail.
      gpio_read pin={fb} | Part present? | {fb}. The gripper's {grip} is not what I ask for.
      gpio_write pin={blow} value=0 | Stop blowing | {blow}
      @v failed "the vacuum is {v} kPa" // gpio_read pin={vac} | Ejector | With a vacuum above 45 kPa read {vac}; with a weaker one fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt soap/vat {"vat": {v}, "ph": {ph}, "scent": "{s}"}',
    slots: { v: '=1 / 2', ph: '8.8..9.6 / 11.2..12.7', s: 'lavender, cedar, none', s1: '2..29', s2: '2..29', lye: '2..29', heat: '2..29', cut: '2..29', ck: '=up while pressurised / down while pressurised' },
    steps: `
      @v gpio_write pin={s1} value=1 // gpio_write pin={s2} value=1 | Stir in the {s} | vat 1's stirrer = {s1}, vat 2's = {s2}; the vat in question
      @v gpio_write pin={s1} value=0 // gpio_write pin={s2} value=0 | Stirrer to rest | The soap sets in the vat of the message. ({s2}: vat 2. {s1}: vat 1.)
      gpio_write pin={heat} value=0 | No more heat | heater {heat}, thanks
      @ck gpio_write pin={cut} value=0 // gpio_write pin={cut} value=1 | Cut the block | The wire frame is {ck} (pin {cut}, 1 = pressure). To cut, it goes down.
      @ck gpio_write pin={cut} value=1 // gpio_write pin={cut} value=0 | Lift the wires | The wire frame is {ck} (pin {cut}, 1 = pressure). Take it up.
      @ph failed "the pH is {ph}" // gpio_write pin={heat} value=1 | Cook on | Above pH 10 it has to cook on: heater {heat}. Below pH 10 it's done, fail.
      gpio_write pin={lye} value=0 | Lye tap shut | The lye tap on {lye} drips. It opens on current, so keep current away from it.
      gpio_read pin={cut} | Frame | Is there pressure on the frame? Read {cut}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tram/stop {"stop": "{st}", "next_min": {n}, "passengers": {p}}',
    slots: { st: 'Elm Square, Depot, Uni', n: '1..2 / 9..18', p: '0..60', d: '2..29', h: '2..29', l: '2..29', b: '2..29', x: '2..29', dk: '=Its motor closes at 1 and opens at 0 / Its motor opens at 1 and closes at 0', hk: '=infrared heater that a high pin denies power / infrared heater that a high pin grants power' },
    steps: `
      @dk gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | Tram is in | The glass door on {d} opens. {dk}.
      @dk gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | Tram has left | The glass door on {d} closes. {dk}.
      @hk gpio_write pin={h} value=0 // gpio_write pin={h} value=1 | {p} people shiver | Shelter {st}: {hk}, {h}. They should be warm.
      @hk gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | Nobody at the stop | Shelter {st}: {hk}, {h}. Cold is all right.
      @n gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Blinker "tram" | Less than 5 minutes to go: {l} lights. More: it does not.
      gpio_write pin={b} value=0 | Speaker | No announcements after 23:00; the amp is on {b}.
      gpio_read pin={x} | Request button | Someone pressing {x}?
      @n gpio_read pin={d} // failed "the next tram is {n} min away" | Door line | If a tram comes within 5 minutes, read {d}. Else fail.
    `,
  },
  {
    language: 'en',
    earlier: ['Pull the as-built list | file_read → Q1 {a} hoist. Q2 {b} trolley. Q3 {c} magnet ({m}). I1 {i} slack rope. Q4 {x} reserved, do not write.'],
    slots: { a: '2..29', b: '2..29', c: '2..29', i: '2..29', x: '2..29', m: '=a permanent one that a 1 releases / an electric one that a 1 makes hold', t: '1..9' },
    steps: `
      gpio_write pin={a} value=1 | Q1 | on
      gpio_write pin={b} value=0 | Q2 | off
      @m gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Q3 | Make it carry the {t} t plate. Pay attention to what sort it is.
      @m gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Q3 | Set the {t} t plate down, i.e. it should not carry any more.
      gpio_read pin={i} | I1 | level
      gpio_write pin={b} value=1 | Trolley on | By its pin in the list.
      gpio_write pin={a} value=0 | Hoist off | By its pin in the list.
      gpio_read pin={x} | Q4 | Only read it; writing is not allowed there.
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/roof {"soc": {soc}, "pv_w": {pv}, "grid": "{g}"}',
    slots: { soc: '8..29 / 71..100', pv: '0..5200', g: '=up, fine / down, lost', ch: '2..29', heat: '2..29', isl: '2..29', fan: '2..29', bd: 'inverter-2, roof, pv-io', ik: '=pulls in to join the grid / pulls in to leave the grid' },
    tools: ['sunherd_limit(watts: int): Limit the feed-in', 'sunherd_mode(mode: eco|boost): Mode of the battery'],
    steps: `
      @soc gpio_write pin={heat} value=0 // gpio_write pin={heat} value=1 | Surplus to the boiler | More than 50 % in the battery: heating rod {heat} eats. Less: it fasts.
      @ik gpio_write pin={isl} value=0 // gpio_write pin={isl} value=1 | Island | Grid contactor {isl} {ik}. We want to be separate from the grid.
      @ik gpio_write pin={isl} value=1 // gpio_write pin={isl} value=0 | Back to the grid | Grid contactor {isl} {ik}. We want to be joined to it again.
      @g gpio_write pin={ch} value=1 // gpio_write pin={ch} value=0 | Charger by the grid | Car charger {ch} may work while the grid is up or fine. Once it is down or lost, the charger drops.
      gpio_write pin={fan} value=1 board={bd} | {pv} W are hot | Board {bd}, fan {fan}: blow.
      sunherd_limit watts={pv} | Limit | Limit the feed-in to what the roof gives at the moment.
      gpio_read pin={isl} board={bd} | Grid contactor | On {bd}: {isl}.
      sunherd_mode mode=eco | Gentle | The battery goes to eco mode.
    `,
  },
];
