import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 8. */
export const listedEn8: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt vineyard/block {"block": "{b}", "do": "{d}"}',
    slots: { b: '=upper / lower / old vines, old / chapel', d: '=water / stop', a: '2..39', c: '2..39', e: '2..39', bx: 'v-io, hill1, slope' },
    steps: `
      @b gpio_write pin={a} value=1 // gpio_write pin={c} value=1 // gpio_write pin={e} value=1 // failed "no valve for the chapel block" | Water the block | We have three blocks with a valve, the upper ({a}), the lower ({c}) and the old vines ({e}). Water the one in the message, and fail if it is another one.
      @b gpio_write pin={e} value=0 // gpio_write pin={a} value=0 // gpio_write pin={c} value=0 // failed "no valve for the chapel block" | Stop the block | lower:{a}, old vines:{c}, upper:{e}; stop watering there; not listed = fail
      @d gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Lower block | upper {a}, lower {c}, old {e}. The lower block: valve on for "water", off for "stop".
      @d gpio_write pin={e} value=1 board={bx} // gpio_write pin={e} value=0 board={bx} | Old vines | Board {bx}; upper {a}, lower {c}, old {e}. The old vines: valve on for "water", off for "stop".
      gpio_write pin={a} value=1 board={bx} | Upper one | Pins of {bx}: {a} upper, {c} lower, {e} old. Valve of the upper block on, whatever the message says.
      @b gpio_read pin={c} // gpio_read pin={e} // gpio_read pin={a} // failed "no probe for the chapel block" | Probe | {a} is in the old vines, {c} in the upper block, {e} in the lower one: soil probes. Read where the message points to, fail if there's no probe there.
    `,
  },
  {
    language: 'en',
    event: 'webhook /mall/escalator {"unit": "{u}", "state": "{s}"}',
    slots: { u: 'E1, Nord, atrium', u2: 'E4, Sued, food court', u3: 'E7, Ost, cinema', s: '=stopped, halted / running, moving', a: '2..39', b: '2..39', c: '2..39', x: '2..39', io: 'esc-io, hall-b, mall3' },
    steps: `
      gpio_write pin={b} value=1 | Go | {u2} is {a}, {u} is {b}, {u3} is {c}. The one in the message should run.
      gpio_write pin={c} value=0 | Halt | stop pins!! {u3} {a}, {u2} {b}, {u} {c}. 0 halts. halt the one in the message
      gpio_write pin={a} value=0 board={io} | Halt {u3} | On {io}: {u3} {a}, {u2} {b}, {u} {c}; 0 halts. {u3} now.
      @s gpio_write pin={a} value=1 // failed "it is {s}" | Start again | {u} {a}, {u2} {b}. If it stands still (stopped, halted), start the one from the message again. If it runs, fail.
      @s gpio_write pin={x} value=1 // gpio_write pin={x} value=0 | Lamp "out of order" | {a}, {b}, {c} are the drives, {x} is the lamp "out of order": lit while the unit stands (stopped, halted), dark while it runs (running, moving).
      gpio_read pin={b} board={io} | Comb | Comb switches of {io}: {u3}={a} {u}={b} {u2}={c}. Read the one for the unit in the message.
      gpio_read pin={c} board={io} | Comb of {u2} | Comb switches of {io}: {u3}={a} {u}={b} {u2}={c}.
      failed "{u} has no heater in the list" | Heater | Heaters: {u2} {a}, {u3} {b}. Switch on the heater for the unit in the message. If the list doesn't have it, fail.
    `,
  },
  {
    language: 'en',
    slots: { r: '2..39', o: '2..39', g: '2..39', w: '2..39', ba: 'tower-a, mast1, io-red', bb: 'tower-b, mast2, io-blue' },
    steps: `
      gpio_write pin={r} value=1 | Red | red={r} amber={o} green={g}: red
      gpio_write pin={g} value=1 | Green | red={r} amber={o} green={g}: green, on
      gpio_write pin={o} value=0 | Amber out | {g}/{o}/{r} is green/amber/red. Amber out.
      gpio_write pin={w} value=1 board={bb} | White on tower b | Both towers have the colours red {r}, green {g}, white {w}. Tower A is {ba} and tower B {bb}. White on tower B.
      gpio_write pin={r} value=0 board={ba} | Red on tower a | Both towers have the colours red {r}, green {g}, white {w}. Tower A is {ba} and tower B {bb}. No red on tower A.
      gpio_write pin={g} value=0 | Green, inverted | Red {r} burns at 1, green {g} burns at 0. Green should burn.
      gpio_write pin={r} value=0 | Red, normal | Red {r} burns at 1, green {g} burns at 0. Red should not burn.
      gpio_read pin={w} board={ba} | White on tower a? | {ba}: white {w}. {bb}: red {r}. Does the white one burn?
      failed "there is no blue lamp" | Blue | red={r} amber={o} green={g}. Blue on. (If we don't have it: fail.)
    `,
  },
  {
    language: 'en',
    event: 'mqtt chick/house {"house": {h}, "age": {d}}',
    slots: { h: '=1 / 2 / 3', d: '1..6 / 8..20 / 25..40', a: '4..39', b: '4..39', c: '4..39', bx: 'coop-1, h1io, left', by: 'coop-2, h2io, mid', bz: 'coop-3, h3io, right' },
    steps: `
      @h gpio_write pin={a} value=1 board={bx} // gpio_write pin={a} value=1 board={by} // gpio_write pin={a} value=1 board={bz} | Brooder | House 1 has the board {bx}, house 2 {by}, house 3 {bz}, and {a} is the brooder in all of them. Brooder on in the reported house.
      @d gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Heat by age | First week: lamp {a}. Second and third week (day 8 to 21): plate {b}. Older than that: only the fan {c}. Switch on what suits the age (in days).
      @d gpio_write pin={c} value=0 // gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | Away with the old | Up to 7 days the fan ({c}) must be off, from day 8 to 21 the lamp ({a}), after that the plate ({b}). Age in days.
      @h gpio_read pin={b} board={bx} // gpio_read pin={c} board={by} // failed "house 3 has no water sensor" | Water | water sensors: house 1 {bx} pin {b}, house 2 {by} pin {c}, house 3 none (fail). read it
      gpio_write pin={b} value=0 board={by} | Plate in house 2 | boards: 1 {bx}, 2 {by}, 3 {bz}; pins everywhere: lamp {a}, plate {b}, fan {c}. Plate in house 2 off.
      gpio_write pin={c} value=1 board={bz} | Fan in house 3 | boards: 1 {bx}, 2 {by}, 3 {bz}; pins everywhere: lamp {a}, plate {b}, fan {c}. Fan in house 3 on.
      @h file_read path=flock/a.txt // file_read path=flock/b.txt // file_read path=flock/c.txt | Flock | House 1 is flock/a.txt, house 2 flock/b.txt, house 3 flock/c.txt. Read it.
    `,
  },
  {
    language: 'en',
    event: 'manual - {t}',
    slots: { t: '=too loud / too hot / too dark / too wet', a: '2..39', b: '2..39', c: '2..39', k: '2..39' },
    steps: `
      @t gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "nothing helps against wet" | Help | loud: radio {a} off. hot: fan {b} on. dark: lamp {c} on. Do what helps against the complaint. No remedy in the list: fail.
      @t gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "there was no remedy" | Undo | The complaint has been dealt with, undo it: radio {a} back on (loud), fan {b} off again (hot), lamp {c} off again (dark). Fail for anything else.
      gpio_write pin={c} value=1 | Lamp | radio {a} / fan {b} / lamp {c} / leave {k} alone, that is the fridge. Lamp on.
      gpio_write pin={b} value=1 | Fan | Fridge {k} (hands off!), radio {a}, fan {b}. Fan on.
      failed "the fridge is not to be switched" | Fridge | Fridge {k} (hands off, never switch it, refuse), radio {a}, fan {b}. Fridge off for the weekend.
      gpio_read pin={k} | Fridge runs? | Fridge {k} (you may look but not switch), radio {a}. Look whether the fridge runs.
      @t notify message="Radio off" // notify message="Fan on" // notify message="Lamp on" // failed "nothing was done" | Answer | Show "Radio off" if it was too loud, "Fan on" if too hot, "Lamp on" if too dark. Otherwise fail.
    `,
  },
  {
    language: 'en',
    event: 'peripheral rail/switch {"track": "{t}", "train": "{n}"}',
    slots: { t: '=through, main / siding / yard / museum', n: 'RE 7, IC 204, G-88', a: '2..39', b: '2..39', c: '2..39', bd: 'rail-io, box3, west-rt' },
    steps: `
      @t gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} // failed "no signal for the museum track" | Signal | Signals on the board {bd} are: main (= through) {a}. Siding {b}. Yard {c}. Give the train's track a 1. Others aren't ours, fail.
      @t gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "no signal for the museum track" | Signal back | {a} main or through, {b} siding, {c} yard. The train is past, put its signal back to 0; tracks without a signal fail.
      @t gpio_read pin={c} // gpio_read pin={b} // failed "the yard has no counter" // failed "the museum has no counter" | Axles | Axle counters: siding {b}, main (through) {c}. Read that of the train's track; others have none, fail.
      gpio_write pin={b} value=0 board={bd} | Siding | main {a}; siding {b}; yard {c} [{bd}]. Siding to stop (0).
      gpio_write pin={c} value=1 board={bd} | Yard | main {a}; siding {b}; yard {c} [{bd}]. Yard to go (1).
      @t mqtt_publish topic=rail/m payload="{n}" // mqtt_publish topic=rail/s payload="{n}" // mqtt_publish topic=rail/y payload="{n}" // failed "no topic for the museum" | Train | Publish the train: rail/m (main, through), rail/s (siding), rail/y (yard). No topic, fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt compost/bay {"bay": "{b}", "c": {t}}',
    slots: { b: '=A / B / C', t: '20..44 / 71..82', p: '2..39', q: '2..39', r: '2..39', s: '2..39', bx: 'kompo-1, heap, bio-io' },
    steps: `
      @b gpio_write pin={p} value=1 // gpio_write pin={q} value=0 // gpio_write pin={r} value=1 | Blow | Blowers: A - {p}, high = blows. B - {q}, low = blows. C - {r}, high = blows. Blow into the bay of the message.
      @b gpio_write pin={p} value=0 // gpio_write pin={q} value=1 // gpio_write pin={r} value=0 | Don't blow | Blowers: A - {p}, high = blows. B - {q}, low = blows. C - {r}, high = blows. No more air for the bay of the message.
      @t failed "{t} °C is cool enough" // gpio_write pin={s} value=1 | Sprinkle | {p}, {q}, {r}: blowers. {s}: sprinkler. Above 70 °C the sprinkler comes on, below it doesn't and the step fails.
      gpio_write pin={q} value=0 board={bx} | B blows | {p} (A, active high) and {q} (B, active low) on the board {bx}. Let B blow.
      gpio_write pin={p} value=1 board={bx} | A blows | {p} (A, active high) and {q} (B, active low) on the board {bx}. Let A blow.
      @b gpio_read pin={r} board={bx} // gpio_read pin={s} board={bx} // failed "C has no lid switch" | Lid | Lid switches A {r}, B {s} on board {bx}; C has none and fails. Is the lid of the bay in the message shut?
      @b sop_execute name=turn-a // sop_execute name=turn-b // sop_execute name=turn-c | Turn | turn-a / turn-b / turn-c, whichever the bay needs
    `,
  },
  {
    language: 'en',
    earlier: ['Read the wiring | file_read → relay 1: mixer, pin {a}. relay 2: oven, pin {b}. relay 3: sign, pin {c}. Relay 2 is active low.', 'Ask the baker | askbox → {w}'],
    slots: { a: '4..39', b: '4..39', c: '4..39', w: '=oven on / oven off / mixer on / mixer off / sign on', bd: 'dough-io, bake1, shop' },
    steps: `
      @w gpio_write pin={b} value=0 // gpio_write pin={b} value=1 // gpio_write pin={a} value=1 // gpio_write pin={a} value=0 // gpio_write pin={c} value=1 | Do it | Do what the baker answered. Pins and levels are in the wiring that was read.
      gpio_write pin={b} value=0 | Oven on | Switch on the oven, heeding how its relay is wired.
      gpio_write pin={b} value=1 | Oven off | Switch off the oven, heeding how its relay is wired.
      gpio_write pin={a} value=1 board={bd} | Mixer on | Mixer on. Pin as found, board {bd}.
      gpio_write pin={c} value=0 | Sign off | Relay 3 off, pin as in the wiring.
      gpio_read pin={a} board={bd} | First relay | Read the pin of the first relay on board {bd}.
      @w gpio_read pin={b} // gpio_read pin={b} // gpio_read pin={a} // gpio_read pin={a} // gpio_read pin={c} | Has it worked? | Read the pin of the thing that the baker spoke of.
      failed "no relay for the proofer" | Proofer | Switch on the proofer at its pin. If the wiring has none for it, fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /wharf/tide {"state": "{s}", "m": {m}}',
    slots: { s: '=flood, rising / ebb, falling / slack', m: '0.4..4.9', a: '2..39', b: '2..39', c: '2..39', d: '2..39', bi: 'sea-io, outer, lockA', bo: 'land-io, inner, lockB' },
    steps: `
      @s gpio_write pin={a} value=1 board={bi} // gpio_write pin={b} value=1 board={bo} // failed "nothing opens at slack water" | Sluice | rising tide (flood): sea sluice, {bi}, {a}; falling tide (ebb): land sluice, {bo}, {b}; open it. At slack water nothing opens, fail.
      @s gpio_write pin={b} value=0 board={bo} // gpio_write pin={a} value=0 board={bi} // failed "nothing moves at slack water" | Other sluice | Sea sluice {bi} {a} (open in flood, rising), land sluice {bo} {b} (open in ebb, falling). Close the one that must NOT be open now. Slack: fail.
      @s gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // gpio_write pin={c} value=0 | Lamps | Rising or flood: lamp {c} on. Falling or ebb: lamp {d} on. Slack: lamp {c} off.
      gpio_read pin={c} board={bo} | Land limit | limit switches are sea {bi} {d}, land {bo} {c} - read land
      gpio_read pin={d} board={bi} | Sea limit | limit switches are sea {bi} {d}, land {bo} {c} - read sea
      gpio_write pin={a} value=0 board={bi} | Storm | (sea: board {bi} pin {a}) (land: board {bo} pin {b}) A storm is coming, shut the sea side.
      @s memory_store key=tide content="up" // memory_store key=tide content="down" // memory_store key=tide content="still" | Note | Note tide: "up" for flood and rising, "down" for ebb and falling, "still" for slack.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..39', b: '2..39', c: '2..39', d: '2..39', n: 'Lotta, Igor, Mai', n2: 'Hugo, Selma, Ash', n3: 'Tarek, Bine, Oz', bd: 'desk-io, loft3, studio' },
    steps: `
      gpio_write pin={b} value=1 | {n2} has come in | Desk lamps {n} {a}, {n2} {b}, {n3} {c}. {n2} has come in, so put on the lamp.
      gpio_write pin={c} value=0 | {n3} has left | Desk lamps {n} {a}, {n2} {b}, {n3} {c}. {n3} has left. Lamp.
      gpio_write pin={a} value=1 board={bd} | {n}'s heater | Heaters at the desks, all on board {bd}. {n2} = {b}, {n} = {a}. {n} is freezing.
      gpio_write pin={b} value=0 board={bd} | {n2}'s heater | Heaters at the desks, all on board {bd}. {n2} = {b}, {n} = {a}. {n2} is sweating.
      gpio_read pin={c} | {n3} there? | seat sensors: {a} ({n}), {b} ({n2}), {c} ({n3}). is {n3} at the desk
      gpio_write pin={d} value=1 | Coffee | {n} {a}, {n2} {b}, {n3} {c}, coffee machine {d}. Coffee for all.
      send_message channel=slack to={n3} text="Parcel for you" | Parcel | Floors: {n} 1, {n2} 1, {n3} 4. Slack to the one on floor 4: "Parcel for you"
      failed "{n} has no fan" | Fan | Fans: {n2} {b}, {n3} {c}. {n} wants the fan at the desk on. If there is none, fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tunnel/jet {"tube": "{t}", "co": {co}, "dir": "{d}"}',
    slots: { t: '=north, N / south, S', co: '5..40 / 90..200', d: '=forward, fwd / reverse, rev', a: '2..39', b: '2..39', c: '2..39', e: '2..39', bn: 'tn-io, tube1, nord', bs: 'ts-io, tube2, sued' },
    steps: `
      @t gpio_write pin={a} value=1 board={bn} // gpio_write pin={a} value=1 board={bs} | Fan | Tubes: N is {bn}, S is {bs}. Fan {a} in the tube of the message on.
      @t gpio_write pin={a} value=0 board={bs} // gpio_write pin={a} value=0 board={bn} | Fan in the other tube | Tubes: N is {bn}, S is {bs}. Fan {a} in the other tube, not that of the message, off.
      @d gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Direction | forward (fwd): contactor {b} / reverse (rev): contactor {c}. pull in (1) the right one
      @d gpio_write pin={c} value=0 // gpio_write pin={b} value=0 | Opposite contactor | forward (fwd): contactor {b} / reverse (rev): contactor {c}. first let the opposite one drop (0)
      @co gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Red light | {a} fan, {b} fwd, {c} rev, {e} red light. Red above 50 ppm; below 50 it's off.
      @t gpio_read pin={b} board={bn} // gpio_read pin={c} board={bs} | Smoke | Smoke inputs: north tube {b} ({bn}), south tube {c} ({bs}). Read for the tube in the message.
      gpio_write pin={e} value=1 board={bs} | South lamp | north {bn}, south {bs}, lamp {e} on each board: lamp in the south on
      gpio_write pin={e} value=0 board={bn} | North lamp | north {bn}, south {bs}, lamp {e} on each board: lamp in the north off
    `,
  },
  {
    language: 'en',
    event: 'webhook /dairy/step {"step": "{s}", "vat": {v}}',
    slots: { s: '=fill / heat / stir / drain / rest', v: '1..4', a: '5..39', b: '5..39', c: '5..39', d: '5..39', x: '5..39' },
    steps: `
      @s gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // failed "nothing is switched at rest" | Step | fill {a}; heat {b}; stir {c}; drain {d}. The output of this step to 1. At rest nothing is switched (fail).
      @s gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 // failed "nothing is switched at rest" | End of the step | The step in the message is over: its output to 0. Drain is {d}, stir is {c}, heat is {b}, fill is {a}; rest has none, fail.
      @s gpio_write pin={d} value=0 // failed "it does not fill" // failed "it does not fill" // failed "it does not fill" // failed "it does not fill" | Drain shut | Before a filling the drain ({d}) has to be shut; {a}, {b}, {c} are not touched. Any other step than fill: fail.
      gpio_write pin={b} value=0 | Heat off | fill {a}; heat {b}; stir {c}; drain {d}: no heat
      gpio_write pin={c} value=1 | Stir | fill {a}; heat {b}; stir {c}; drain {d}; leave {x} alone, it is the guard. stir
      gpio_read pin={x} | Guard | {a} fill {b} heat {c} stir {d} drain are outputs, {x} is the guard, an input. How is the guard?
      @s notify message="Vat {v} fills" // notify message="Vat {v} heats" // notify message="Vat {v} stirs" // notify message="Vat {v} drains" // notify message="Vat {v} rests" | Show | One of "Vat {v} fills", "Vat {v} heats", "Vat {v} stirs", "Vat {v} drains", "Vat {v} rests" on this screen.
    `,
  },
  {
    language: 'en',
    event: 'peripheral stage/pedal {"pedal": {p}}',
    slots: { p: '=1 / 2 / 3 / 4 / 6, 7', a: '8..39', b: '8..39', c: '8..39', d: '8..39', bd: 'foot-io, gig1, rack9' },
    steps: `
      @p gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} // gpio_write pin={d} value=1 board={bd} // failed "pedal {p} is free" | Pedal | From left to right (1 to 4) the pedals are wired to fog {a}, strobe {b}, blinder {c} and fan {d} on {bd}. Switch on what was stepped on. Free pedals fail.
      @p gpio_write pin={d} value=0 // gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // failed "pedal {p} is free" | Release | released: pedal 4 -> {a} off, 3 -> {b} off, 2 -> {c} off, 1 -> {d} off, else fail
      gpio_write pin={b} value=0 | Strobe | fog {a}, strobe {b}, blinder {c}, fan {d}. There is someone with epilepsy in the hall: no strobe.
      gpio_write pin={a} value=1 | Fog | fog {a}, strobe {b}, blinder {c}, fan {d}. The ballad. Fog.
      gpio_write pin={d} value=0 board={bd} | Fan | [{bd}] fog {a} / strobe {b} / blinder {c} / fan {d} - hair is in her face, no fan
      gpio_read pin={c} board={bd} | Blinder | [{bd}] fog {a} / strobe {b} / blinder {c} / fan {d} - blinder on or off?
    `,
  },
  {
    language: 'en',
    event: 'mqtt apiary/yard {"yard": "{y}", "theft": {t}}',
    slots: { y: 'Heath, Mill, Lime', y2: 'Moor, Quarry, Ridge', y3: 'Abbey, Ford, Spring', t: '=true / false', a: '2..39', b: '2..39', c: '2..39', ba: 'hx1, bee-a, solar1', bb: 'hx2, bee-b, solar2', bc: 'hx3, bee-c, solar3' },
    steps: `
      gpio_write pin={a} value=1 board={bb} | Siren there | yards: {y2} ({ba}), {y} ({bb}), {y3} ({bc}). Siren is {a} in each. Siren on in the yard of the message.
      gpio_write pin={a} value=0 board={bc} | Siren in {y3} off | yards: {y2} ({ba}), {y} ({bb}), {y3} ({bc}). Siren is {a} in each. Off in {y3}.
      gpio_write pin={c} value=1 board={ba} | Camera | Yard, board, camera pin: {y}, {ba}, {c}; {y2}, {bb}, {b}. Camera on for the yard in the message.
      gpio_write pin={b} value=1 board={bb} | Camera of {y2} | Yard, board, camera pin: {y}, {ba}, {c}; {y2}, {bb}, {b}. Camera on for {y2}.
      gpio_read pin={b} board={bc} | Gate | Gates on pin {b}. {y3} has {ba}, {y2} has {bb}, {y} has {bc}. Read the gate of the yard in the message.
      @t gpio_write pin={a} value=1 // failed "there is no theft" | Lamp | {y} lamp {a}, {y2} lamp {b}. If it is theft (true), lamp of the yard in the message on; if not, fail.
      board_info board={ba} | Board of {y2} | {y}: board {bb}. {y2}: board {ba}. What does the one of {y2} say?
    `,
  },
];
