import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 4: the wiring stands in the event or in what was found. */
export const wiredEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /valves/report {"tag": "{tag}", "pin": {p}, "type": "{ty}", "bar": {bar}, "seat": "{seat}"}',
    slots: { tag: 'XV-101, SV-7, HV-33, KV-9', p: '2..29', ty: '=normally closed, NC, spring-to-close / normally open, NO, spring-to-open', bar: '2..16', seat: 'PTFE, EPDM, metal', o: '2..29' },
    steps: `
      @ty gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Open {tag} | Everything you need about this valve is in the report.
      @ty gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Close {tag} | Type and pin: see report.
      @ty gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Let it pass | {bar} bar upstream; let the medium pass through the reported valve.
      @ty gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Leak behind it | Nothing may pass the reported valve, whatever its type makes necessary. Valve {o} is somebody else's.
      gpio_write pin={p} value=1 | Current on | Energise the coil of {tag}. I know what its spring does.
      gpio_write pin={p} value=0 | Current off | Take the current from the coil in the report; its spring does the rest.
      gpio_read pin={p} | Coil of {tag} | Please determine the present level at the coil.
      gpio_write pin={o} value=1 | The other one | Not {tag} but its neighbour on {o}, an ordinary solenoid, gets energised.
    `,
  },
  {
    language: 'en',
    event: 'peripheral panel/input_{p} {lvl}',
    slots: { p: '2..29', lvl: '=0 / 1', a: '2..29', b: '2..29', c: '2..29', d: '2..29', e: '2..29' },
    steps: `
      @lvl gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Copy | Output {a} shows the same level as the input of the event.
      @lvl gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Complement | On {a} goes the opposite of the level which came in.
      @lvl gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Inverted repeater | {b} drives a lamp that is lit at 0. If the input is high the lamp is to be lit, if it is low the lamp is to be dark. In other words: invert.
      @lvl gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Pushed? | The input has a pull-up; a push ties it to ground. Pump {c} runs while pushed and stands while not.
      @lvl gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | Pulled? | Suppose the cord switch gives 1 when somebody pulls the cord. Nurse lamp {d} burns after a pull, otherwise it is dark.
      @lvl gpio_write pin={e} value=1 // failed "the input is high" | Low only | A low input is the green light for starting {e}. A high one is a reason to fail.
      @lvl failed "the input is low" // gpio_write pin={e} value=0 | High only | If the event brought a high, de-energise {e}; if a low, fail.
      gpio_read pin={p} | Again | Read that input again.
    `,
  },
  {
    language: 'en',
    earlier: ['Look into the wiring book | file_read → Row 1 (north): pins {a} lamp, {b} pump. Row 2 (south): pins {c} lamp, {d} pump. Lamps are lit at {ll}, pumps run at {pl}.', 'Which row is dry? | soil_scan → row {row}'],
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', ll: '=0, low / 1, high', pl: '=1, high / 0, low', row: '=1 / 2', veg: 'basil, chard, mizuna' },
    steps: `
      @ll gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | North lamp on | Light for the {veg} in the north.
      @ll gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | North lamp off | The {veg} in row 1 had its hours of light.
      @ll gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | South lamp on
      @ll gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | South lamp off
      @pl gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | North pump runs
      @pl gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | South pump stops | Book of step {step1}. Roots of row 2 are drowning.
      @pl gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | Water the south | Second row, pump on, as the book has it.
      @row gpio_read pin={b} // gpio_read pin={d} | Pump of the dry row | Read the pump pin of whichever row is dry.
      @row gpio_read pin={a} // gpio_read pin={c} | Lamp of the dry row | How is the lamp pin of the row that step {step2} found?
    `,
  },
  {
    language: 'en',
    event: 'mqtt ferry/ramp {"ramp": "{r}", "order": "{o}", "tide_cm": {cm}}',
    slots: { r: '=bow / stern', o: '=raise, up, lift / lower, down, drop', cm: '-80..190', bow: '2..29', st: '2..29', pump: '2..29', lamp: '2..29', gong: '2..29', w: '=Oil at 1 pushes a ramp down; at 0 the counterweight takes it up / Oil at 1 pushes a ramp up; at 0 its weight takes it down' },
    steps: `
      @o gpio_write pin={bow} value=1 // gpio_write pin={bow} value=0 | Bow as ordered | The ramp named in the order does not matter here. Bow valve {bow}: 1 brings it up, 0 lets it down. Move it the way of the order.
      @o gpio_write pin={st} value=0 // gpio_write pin={st} value=1 | Stern as ordered | The stern has the valve the other way about: 0 for up, 1 for down, on {st}. Direction from the order.
      @w gpio_write pin={bow} value=0 // gpio_write pin={bow} value=1 | Bow up | {w}. (Bow: {bow}.) Water comes in, get it up.
      @w gpio_write pin={bow} value=1 // gpio_write pin={bow} value=0 | Bow down | {w}. (Bow: {bow}.) Cars want to land.
      @r gpio_read pin={bow} // gpio_read pin={st} | Which level has this ramp? | Bow {bow}, stern {st}. Read the one the order is for.
      gpio_write pin={pump} value=1 | Oil pressure | Hydraulic pump, {pump}: bring it to life. Tide {cm} cm.
      gpio_write pin={gong} value=1 | Attention | Strike up the gong at {gong} (gongs as long as it has current), lamp {lamp} no change.
      gpio_write pin={lamp} value=0 | Blinded captain | Lamp {lamp} shines into the bridge. Out with it.
    `,
  },
  {
    language: 'en',
    earlier: ['What hangs where? | memory_recall → heater pin {h}, fan pin {f}, light pin {l}, lock pin {k}, spare {x}', 'Levels at the moment | gpio_census → heater {hv}, fan {fv}, light {lv}'],
    slots: { h: '2..29', f: '2..29', l: '2..29', k: '2..29', x: '2..29', hv: '=0 / 1', fv: '=1 / 0', lv: '=low / high', fs: '=fail-secure / fail-safe' },
    steps: `
      @hv gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | Toggle the heater | Whatever level the heater was found with, give it the other one.
      @fv gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | Toggle the fan | Flip the fan against what step {step2} says.
      @lv gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Toggle the light | Turn the light's level round.
      @hv gpio_write pin={h} value=0 // gpio_write pin={h} value=1 | Write it once more | The driver forgets. Write to the heater the very level it was found with.
      @fv failed "the fan is already at 1" // gpio_write pin={f} value=1 | Start the fan, unless it runs | If the fan was found at 0, set it to 1. If it is at 1 already, this step has failed.
      @fs gpio_write pin={k} value=0 // gpio_write pin={k} value=1 | Lock the shed | The lock in memory is {fs}; lock.
      @fs gpio_write pin={k} value=1 // gpio_write pin={k} value=0 | Unlock the shed | {fs} lock, pin from memory. I'm standing outside, unlock.
      gpio_read pin={x} | Spare | read the spare one
    `,
  },
  {
    language: 'en',
    event: 'mqtt gasworks/train {"burner": "{b}", "v1_pin": {v1}, "v2_pin": {v2}, "bleed_pin": {bl}, "flame": "{fl}"}',
    slots: { b: 'B1, pilot, east burner', v1: '2..29', v2: '2..29', bl: '2..29', fl: '=seen, steady / lost, absent', ign: '2..29', horn: '2..29' },
    steps: `
      gpio_write pin={v1} value=1 | First valve | Block valves of a gas train are shut without current. Open the first one, v1.
      gpio_write pin={v2} value=0 | Second valve shut | v2 must not let gas through. It is a normally closed block valve.
      gpio_write pin={bl} value=0 | Bleed between the valves | The bleed is built the other way round from a block valve: it vents when it has no current. Vent the space between the valves.
      gpio_write pin={bl} value=1 | Close the bleed | Before gas comes, the bleed has to be tight. It is normally open.
      @fl gpio_write pin={v2} value=1 // gpio_write pin={v2} value=0 | Main gas by the flame | With a flame the second valve stays energised; with no flame its current goes off.
      @fl gpio_write pin={ign} value=0 // gpio_write pin={ign} value=1 | Spark by the flame | Sparks from {ign} as long as there is no flame; with a flame there is nothing to ignite.
      @fl failed "the flame is {fl}" // gpio_write pin={v1} value=0 | Close on flame loss | Lost or absent flame: v1 without current. Seen or steady flame: nothing to do, fail.
      gpio_write pin={horn} value=1 | Horn | sound the horn ({horn}), burner {b} gave up
    `,
  },
  {
    language: 'en',
    earlier: ['Read the drawing | file_read → Driver ULN on pins {a}, {b}, {c}: it {inv}. Loads: {a} beacon, {b} barrier motor, {c} ticket printer. Direct, without driver: {d} intercom.'],
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', inv: '=turns every level round, inverts / passes every level on unchanged, does not invert', cars: '3..120', mins: '4..25' },
    steps: `
      @inv gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Beacon flashes | The beacon flashes when it is fed with a high. Flash. (Driver!)
      @inv gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Beacon dark | No high for the beacon; think of the driver of step {step1}.
      @inv gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Barrier motor | {cars} cars wait. A high behind the driver moves the barrier, so move it.
      @inv gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Barrier motor still | The motor behind the driver gets no high any more.
      @inv gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Printer with power | The load wants a high. Which pin and what the driver does to it is in the drawing.
      gpio_write pin={d} value=1 | Talk | The intercom, direct, is live with a 1. Someone has been waiting for {mins} minutes.
      gpio_write pin={d} value=0 | Silence in the booth | intercom dead
      gpio_read pin={b} | Barrier | Level at the pin of the barrier motor
    `,
  },
  {
    language: 'en',
    event: 'webhook /escape/trigger {"prop": "{pr}", "wish": "{w}", "room": "{room}"}',
    slots: { pr: '=coffin / mirror / safe', w: '=release, let go, free / catch, hold, grip', room: 'Vault, Crypt, Lab', co: '2..29', mi: '2..29', sa: '2..29', sm: '2..29', snd: '2..29' },
    steps: `
      @w gpio_write pin={co} value=0 // gpio_write pin={co} value=1 | The coffin obeys | Coffin magnet {co} grips with current. Do what the message wishes, with the coffin.
      @w gpio_write pin={mi} value=1 // gpio_write pin={mi} value=0 | The mirror obeys | Mirror catch {mi}: current frees the mirror, a spring grips it. Carry out the wish.
      @pr gpio_write pin={co} value=0 // gpio_write pin={mi} value=0 // gpio_write pin={sa} value=0 | Power gone | coffin {co}, mirror {mi}, safe {sa}: whichever prop is meant, de-energise it
      @pr gpio_read pin={co} // gpio_read pin={mi} // gpio_read pin={sa} | Look at it | Prop lines: {co} is the coffin's, {mi} the mirror's, {sa} the safe's. Read the right one.
      gpio_write pin={sa} value=1 | Jackpot | The safe springs open by a pulse of current on {sa}. Give it current.
      gpio_write pin={sm} value=1 | Spooky | Smoke in the {room}! Machine {sm}.
      gpio_write pin={sm} value=0 | Fire brigade is at the door | no more smoke from {sm}
      gpio_write pin={snd} value=0 | Hush | {snd} feeds the loudspeaker of the {room}. Hush it.
    `,
  },
  {
    language: 'en',
    earlier: ['Survey of the well house | file_read → pump A contactor {pa} (0 = runs), pump B contactor {pb} (1 = runs), valve {va} (0 = open), valve {vb} (1 = open)', 'Running hours | pump_hours → A {ha} h, B {hb} h'],
    slots: { pa: '2..29', pb: '2..29', va: '2..29', vb: '2..29', ha: '=210, 340 / 910, 870', hb: '520..640', who: 'Ole, Mads, Birthe' },
    steps: `
      gpio_write pin={pa} value=0 | A runs | {who} wants A.
      gpio_write pin={pa} value=1 | A rests | {who} is changing the seal of A. Have it stopped, as the survey says.
      gpio_write pin={pb} value=1 | B runs | Start the other pump, B.
      gpio_write pin={pb} value=0 | B rests | Stop B.
      @ha gpio_write pin={pa} value=0 // gpio_write pin={pb} value=1 | Fair work | Start the pump with fewer hours so far; contactors as surveyed.
      @ha gpio_write pin={pb} value=0 // gpio_write pin={pa} value=1 | Fair rest | The pump with more hours so far gets a rest: stop it (survey: step {step1}).
      gpio_write pin={va} value=1 | First valve shut | Shut valve {va}.
      gpio_write pin={vb} value=0 | Second valve shut | Shut valve {vb}. It is not like {va}.
      gpio_write pin={va} value=0 | First valve open | Water through {va}, please.
    `,
  },
  {
    language: 'en',
    event: 'mqtt nursery/incubator {"unit": {u}, "heat_pin": {h}, "lamp_pin": {l}, "lid_pin": {d}, "relay_sense": "{s}", "temp_c": {t}}',
    slots: { u: '1..12', h: '2..29', l: '2..29', d: '2..29', s: '=active low, low / active high, high', t: '28.1..33.4 / 39.2..41.8', chick: 'quail, duckling, emu' },
    steps: `
      @s gpio_write pin={h} value=0 // gpio_write pin={h} value=1 | Warm the {chick} | Heat, by the pin and the sense reported.
      @s gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | No heat | The {chick} is panting. Heat off, by the pin and the sense reported.
      @s gpio_write pin={l} value=0 // gpio_write pin={l} value=1 | Lamp burning
      @s gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Lamp out | All relays of a unit have one and the same sense, see the message.
      @s gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | Actuate the lid | Lid relay of unit {u}: make it pull in. How, the sense in the message says.
      @s gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | Release the lid relay | Lid relay of unit {u}: let it drop out. How, the sense in the message says.
      @t gpio_read pin={h} // failed "it is {t} °C" | Why so cold? | Under 36 °C: read the heat pin. Over 36 °C there's no question and the step fails.
      gpio_read pin={d} | Read the lid pin of the message
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', e: '2..29', f: '2..29', bd: 'hangar, tower-2, apron' },
    steps: `
      gpio_write pin={a} value=1 | Pin {a} up
      gpio_write pin={b} value=0 | Pin {b} down
      gpio_write pin={c} value=1 | GPIO {c} = 1 | The rest of this sheet is about other days.
      gpio_write pin={d} value=0 | IO{d} to ground | Wind sock lamp, by the way.
      gpio_write pin={e} value=1 board={bd} | {bd}: pull D{e} high
      gpio_write pin={f} value=0 | Kill {f}
      gpio_read pin={a} | Level of {a}?
      gpio_read pin={b} board={bd} | Read {b} on board {bd}
    `,
  },
  {
    language: 'en',
    earlier: ['Scan the label of the spare part | camera_text → {model}: {lab}', 'Where is it plugged in? | memory_recall → pin {p}; the alarm lamp next to it is {q}'],
    slots: { model: 'VX-12, Parko 300, 6213A', lab: '=STROMLOS GESCHLOSSEN = closed when unpowered / STROMLOS OFFEN = open when unpowered', p: '2..29', q: '2..29', l: '2..90' },
    steps: `
      @lab gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Flow | {l} litres are needed; open the new valve.
      @lab gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Stop the flow | {l} litres have gone through. Close it; what the label means was read in step {step1}.
      @lab gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Keep it tight overnight | In the night nothing may trickle through the new valve.
      @lab gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Flush it | Let the {model} stand open, so that the pipe is flushed.
      gpio_write pin={q} value=1 | Alarm lamp | Light up the lamp next to it.
      gpio_write pin={q} value=0 | Lamp | lamp beside the valve off
      gpio_read pin={p} | New valve | Which level does it get?
      gpio_write pin={p} value=0 | Before I unplug it | No current on the plug of the {model}, whatever that does to the valve.
    `,
  },
  {
    language: 'en',
    event: 'webhook /campus/bikes {"dock": {dk}, "bike": "{bk}", "lock_pin": {lp}, "lamp_pin": {lm}, "lock_when_dead": "{w}"}',
    slots: { dk: '1..40', bk: 'Rosinante, B-77, red cargo', lp: '2..29', lm: '2..29', w: '=open, unlocked / shut, locked', ch: '2..29', v: '36..48' },
    steps: `
      @w gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | Somebody rents {bk} | Unlock the dock of the message. How the lock is when it is dead, i.e. without current, stands there.
      @w gpio_write pin={lp} value=1 // gpio_write pin={lp} value=0 | {bk} is back | Lock the dock, thinking of what the lock does when it is dead.
      gpio_write pin={lm} value=1 | Show the way | Dock lamp on, it is the usual kind.
      gpio_write pin={lm} value=0 | Dock lamp off
      gpio_write pin={ch} value=1 | Charge | {v} V charger: contactor {ch}. Energise it for dock {dk}.
      gpio_write pin={ch} value=0 | Full | de-energise charger contactor {ch}
      gpio_read pin={lp} | Dock {dk}, lock | Read back the lock's pin.
      gpio_read pin={ch} | Charger | is {ch} on?
    `,
  },
  {
    language: 'en',
    event: 'mqtt dam/spill {"gate": "{g}", "inflow_m3": {m3}, "level_m": {lv}}',
    slots: { g: '=A / B / C', m3: '12..190', lv: '3.1..4.6 / 7.2..8.9', a: '2..29', b: '2..29', c: '2..29', sir: '2..29', heat: '2..29', mo: '=Power lifts a gate and its weight shuts it / Power shuts a gate and the water lifts it' },
    steps: `
      @g gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Feed the named gate | Motors A, B, C are fed by {a}, {b}, {c} (in this order).
      @g gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Cut the named gate | No power for the gate in the telegram. C {c}, B {b}, A {a}.
      @mo gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Spill through B | {mo}. Inflow {m3} m³. Gate B ({b}) has to be open.
      @mo gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | B shut | {mo}. The rafters are below gate B ({b}); shut it.
      @lv gpio_write pin={sir} value=0 // gpio_write pin={sir} value=1 | Siren below the dam | Siren {sir}: over 6 m in the lake it howls, under 6 m it is silent.
      @lv failed "the lake is at {lv} m" // gpio_write pin={heat} value=1 | De-ice | Only above 6 m is it worth heating the sill ({heat}, on = 1). Below that, fail.
      gpio_read pin={c} | C | Level on C's motor line? (a={a}, b={b}, c={c})
      gpio_write pin={heat} value=0 | Summer | Sill heater, {heat}: put it to sleep until the frost.
    `,
  },
  {
    language: 'en',
    earlier: ['Decode the DIP switch | dip_reader → SW1 {sw}', 'Manual, page 8 | file_read → SW1 ON: outputs are inverted (0 = active). SW1 OFF: outputs are normal (1 = active). OUT {o1} hopper, OUT {o2} shaker, OUT {o3} bag clamp (active = clamped).'],
    slots: { sw: '=ON / OFF', o1: '2..29', o2: '2..29', o3: '2..29', seed: 'rye, clover, flax', kg: '10..50' },
    steps: `
      @sw gpio_write pin={o1} value=0 // gpio_write pin={o1} value=1 | Hopper | Activate the hopper; how the DIP switch stands is known.
      @sw gpio_write pin={o1} value=1 // gpio_write pin={o1} value=0 | Hopper rests | {kg} kg of {seed} are in. Hopper inactive.
      @sw gpio_write pin={o2} value=0 // gpio_write pin={o2} value=1 | Shake it down | Shaker active, in the sense of page 8.
      @sw gpio_write pin={o2} value=1 // gpio_write pin={o2} value=0 | Stop shaking
      @sw gpio_write pin={o3} value=0 // gpio_write pin={o3} value=1 | Clamp the bag
      @sw gpio_write pin={o3} value=1 // gpio_write pin={o3} value=0 | Let the bag drop | The bag of {seed} can fall onto the belt: open the clamp.
      gpio_read pin={o3} | Clamp? | Read OUT of the clamp.
      @sw failed "SW1 is {sw}" // gpio_read pin={o2} | Only on normal outputs | If the outputs are normal, read the shaker's. If they are inverted, fail.
    `,
  },
];
