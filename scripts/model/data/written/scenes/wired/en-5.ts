import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 5. */
export const wiredEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt marina/pontoon {"berth": "{be}", "kwh": {kwh}, "paid": "{paid}"}',
    slots: { be: '=A3 / A4 / B1', kwh: '1..80', paid: '=yes / no', a3: '2..29', a4: '2..29', b1: '2..29', w: '2..29', l: '2..29', wt: '=As long as the pin is low the valve is passing water because its coil only ever closes it / As long as the pin is low the valve is blocked because its coil only ever opens it' },
    steps: `
      @be gpio_write pin={a3} value=1 // gpio_write pin={a4} value=1 // gpio_write pin={b1} value=1 | Shore power | Berth A3 has its contactor on {a3}, A4 on {a4} and B1 on {b1}. Shore power for the berth in the message.
      @be gpio_write pin={a3} value=0 // gpio_write pin={a4} value=0 // gpio_write pin={b1} value=0 | He casts off | Before the plug is pulled at that berth its contactor has to drop (A3 {a3}, A4 {a4}, B1 {b1}).
      @paid gpio_write pin={a4} value=1 // gpio_write pin={a4} value=0 | No money, no current | Contactor {a4} stays in for those who paid and drops for those who have not.
      @wt gpio_write pin={w} value=0 // gpio_write pin={w} value=1 | Water at the pontoon | {wt}. It's pin {w}. Let people fill their tanks.
      @wt gpio_write pin={w} value=1 // gpio_write pin={w} value=0 | Frost, water off | {wt}. Block the water at {w}.
      gpio_write pin={l} value=1 | Pontoon lamps | it gets dark, lamps ({l}) please; the berths ({a3}, {a4}, {b1}) aren't meant
      gpio_write pin={l} value=0 | Stars | The astronomers on B1 asked for darkness, so the pontoon lamps at {l} must not burn.
      gpio_read pin={b1} | B1 live? | Test pin {b1}: live or dead?
    `,
  },
  {
    language: 'en',
    event: 'webhook /tannery/drum {"drum": {d}, "ph": {ph}, "hides": {n}}',
    slots: { d: '=1 / 2', ph: '2.6..3.4 / 4.9..6.3', n: '20..160', r1: '2..29', r2: '2..29', acid: '2..29', steam: '2..29', lock: '2..29', rk: '=unless its input is held low the drum keeps still / unless its input is held high the drum keeps still', ik: '=would only shut if somebody energised it / would only open if somebody energised it' },
    steps: `
      @d gpio_write pin={r1} value=1 // gpio_write pin={r2} value=1 | Roll | {r1} is the roller of drum 1 and {r2} that of drum 2. The drum that sent this should roll.
      @rk gpio_write pin={lock} value=0 // gpio_write pin={lock} value=1 | Old drum, roll | At the old drum, {rk} – that's {lock}. It should roll with {n} hides.
      @rk gpio_write pin={lock} value=1 // gpio_write pin={lock} value=0 | Old drum, still | Keep the old drum still, I have to reach in. Note: {rk}. (Input on {lock}.)
      @ik gpio_write pin={acid} value=1 // gpio_write pin={acid} value=0 | No acid | The acid cock, {acid}, {ik}. It needs to be shut.
      @ik gpio_write pin={acid} value=0 // gpio_write pin={acid} value=1 | Acid in | pH {ph}. Acid, please. The cock on {acid} {ik}.
      @ph failed "the pH is {ph}" // gpio_write pin={steam} value=1 | Warm liquor | Above pH 4 the liquor is warmed by the steam coil on {steam}. Below it this fails.
      gpio_write pin={steam} value=0 | Enough steam | Drop the steam coil, {steam}.
      gpio_read pin={lock} | Old drum | Let me know how {lock} is held.
    `,
  },
  {
    language: 'en',
    earlier: ['Quick look at the allotment box | camera_text → 5: pump / 6: lamp / 7: heater / 8: DO NOT TOUCH', 'Barrel | barrel_probe → {l} l'],
    slots: { l: '4..35 / 120..190', pk: '=Relay 5 is a crossed one: its lamp on = pump off / Relay 5 is a straight one: its lamp on = pump on', who: 'Uwe, Granny, the Kowalskis' },
    steps: `
      @pk gpio_write pin=5 value=0 // gpio_write pin=5 value=1 | Pump on | {pk}. The relay's lamp is on when the pin is high. {who} waits for water.
      @pk gpio_write pin=5 value=1 // gpio_write pin=5 value=0 | Pump off | {pk}. The relay's lamp is on when the pin is high. Can is full.
      gpio_write pin=6 value=1 | {who} can't find the tomatoes | A little light in the shed, see the box.
      gpio_write pin=6 value=0 | Going home | Shed lamp off, everything else as it is (above all the 8).
      gpio_write pin=7 value=1 | Seedlings | They freeze. Give the heater its power.
      gpio_write pin=7 value=0 | Heater | too hot in there, kill the heater
      gpio_read pin=5 | Pump relay | What's the pump's number? Read that.
      @l failed "the barrel holds {l} l" // gpio_write pin=7 value=1 | Warm water | With 80 litres or more in the barrel, power to the heater. With less: fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cinema/hall {"hall": {h}, "film": "{film}", "state": "{s}"}',
    slots: { h: '=1 / 2', film: 'Solaris, Amelie, The Third Man', s: '=trailer, feature / interval, credits', l1: '2..29', l2: '2..29', cur: '2..29', mask: '2..29', pop: '2..29', ck: '=opened by a 1 / drawn shut by a 1', dm: '=Dimmers in this house are told to go dark by a 1 / Dimmers in this house are told to go bright by a 1' },
    steps: `
      @dm gpio_write pin={l1} value=1 // gpio_write pin={l1} value=0 | Hall 1 dark | {dm}. Hall 1 has its dimmer on {l1}. {film} begins.
      @dm gpio_write pin={l1} value=0 // gpio_write pin={l1} value=1 | Hall 1 bright | {dm}. Hall 1 has its dimmer on {l1}. People are leaving.
      @dm gpio_write pin={l2} value=1 // gpio_write pin={l2} value=0 | Hall 2 dark | No light in hall 2 (dimmer on {l2}), please. {dm}.
      @ck gpio_write pin={cur} value=1 // gpio_write pin={cur} value=0 | Reveal the screen | The curtain is {ck}, pin {cur}; open it.
      @ck gpio_write pin={cur} value=0 // gpio_write pin={cur} value=1 | Hide the screen | The curtain is {ck}, pin {cur}; shut it.
      @s gpio_write pin={pop} value=0 // gpio_write pin={pop} value=1 | Popcorn sign | During trailer and feature the popcorn sign on {pop} is off; in the interval or the credits it glows.
      @h gpio_read pin={l1} // gpio_read pin={l2} | Dimmer of this hall | Hall 1: {l1}. Hall 2: {l2}. Read, by the hall of the message.
      gpio_write pin={mask} value=0 | Wide picture | {film} is a wide one. The masking comes in by current ({mask}) and goes back by itself; let it go back.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', e: '2..29', oc: '=an open collector that shorts the siren input to ground when the pin is 1; the siren howls when shorted / an open collector that shorts the siren input to ground when the pin is 1; the siren howls unless shorted', dbl: '=two inverters in a row / three inverters in a row', xo: '=It forbids / It permits' },
    steps: `
      @oc gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Howl | Behind {a} there is {oc}. Have it howl.
      @oc gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Don't howl | Behind {a} there is {oc}. No howling, please.
      @dbl gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Lamp behind inverters | From {b} it goes through {dbl} to a lamp that needs a high. The lamp should burn.
      @dbl gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Lamp behind inverters out | From {b} it goes through {dbl} to a lamp that needs a high. The lamp should be dark.
      @xo gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | The saw may run | What does a 1 on {c} do with the saw? {xo} it to run. Now the saw may run.
      @xo gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | The saw may not run | What does a 1 on {c} do with the saw? {xo} it to run. Children in the workshop: it may not.
      gpio_write pin={d} value=0 | Idle | Put {d} in its idle state, which for this plain output is low.
      gpio_read pin={e} | {e}: in or out? | I forgot whether anything is on {e}. See what can be read there.
    `,
  },
  {
    language: 'en',
    event: 'mqtt blood/fridge {"fridge": "{fr}", "door": "{dr}", "c": {c}}',
    slots: { fr: 'B1, plasma, ward 4', dr: '=shut / ajar', c: '2..5 / 9..15', comp: '2..29', buz: '2..29', lamp: '2..29', lock: '2..29', heat: '2..29', lk: '=The catch bites by itself and lets go under current / The catch lets go by itself and bites under current', cm: '=pauses while its line is high / pauses while its line is low' },
    steps: `
      @dr gpio_write pin={buz} value=0 // gpio_write pin={buz} value=1 | Beep when ajar | Buzzer {buz} has to beep while the door is ajar and must be mute while it is shut.
      @lk gpio_write pin={lock} value=0 // gpio_write pin={lock} value=1 | Lock {fr} | {lk}. Pin {lock}. Nobody takes anything out: lock.
      @lk gpio_write pin={lock} value=1 // gpio_write pin={lock} value=0 | Nurse at the door | {lk}. Pin {lock}. She needs two bags: unlock.
      @cm gpio_write pin={comp} value=0 // gpio_write pin={comp} value=1 | Cooling | The compressor ({comp}) {cm}. It shall not pause.
      @cm gpio_write pin={comp} value=1 // gpio_write pin={comp} value=0 | Defrost | The compressor ({comp}) {cm}. During defrosting it shall pause.
      gpio_write pin={heat} value=1 | Defrost heater | and the defrost heater ({heat}) is fed meanwhile
      @c gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Red or not | More than 7 °C: red lamp, {lamp}, lit. Otherwise unlit.
      gpio_read pin={lock} | Catch | Do we feed the catch on {lock}?
    `,
  },
  {
    language: 'en',
    earlier: ['Copy the valve list | file_read → helium {he}, nitrogen {ni}, vacuum {va}; all bellows valves, {k}', 'Pressure | gauge_read → {mb} mbar'],
    slots: { he: '2..29', ni: '2..29', va: '2..29', k: '=air opens them and a 1 gives the air / a spring opens them and a 1 gives the air that shuts them', mb: '=0.02, 0.4 / 880, 1010', tp: '2..29' },
    steps: `
      @k gpio_write pin={he} value=1 // gpio_write pin={he} value=0 | Helium in | Open helium.
      @k gpio_write pin={he} value=0 // gpio_write pin={he} value=1 | Helium stop | Helium is dear. Shut it.
      @k gpio_write pin={ni} value=1 // gpio_write pin={ni} value=0 | Flood with nitrogen | The chamber is flooded: N2 open. Leave helium, leave vacuum.
      @k gpio_write pin={ni} value=0 // gpio_write pin={ni} value=1 | N2 shut
      @k gpio_write pin={va} value=0 // gpio_write pin={va} value=1 | Separate the pump | Nothing may flow between chamber and pump, so the vacuum valve has to be closed.
      @k gpio_write pin={va} value=1 // gpio_write pin={va} value=0 | Pump down | Connect the pump: vacuum valve open.
      @mb gpio_write pin={tp} value=1 // failed "the pressure is {mb} mbar" | Turbo | The turbo (pin {tp}, plain enable) starts only below 1 mbar. Above, fail.
      gpio_read pin={ni} | Nitrogen line | Level of the nitrogen line from step {step1}.
      gpio_write pin={tp} value=0 | Spin down | Turbo on {tp}: withdraw the enable.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ski/lift {"lift": "{li}", "wind_kmh": {w}, "wait": {n}}',
    slots: { li: 'T-bar, Alpexpress, kids carpet', w: '8..44 / 76..120', n: '0..240', run: '2..29', heat: '2..29', brake: '2..29', sig: '2..29', snow: '2..29', bk: '=falls in on a 0, is lifted by a 1 / falls in on a 1, is lifted by a 0', sn: '=drains the water out when it is off / drains the water out when it is on' },
    steps: `
      @w gpio_write pin={run} value=1 // gpio_write pin={run} value=0 | Wind | 60 km/h is the limit for {li}: with less wind drive enable {run} is on, with more it is off.
      @bk gpio_write pin={brake} value=0 // gpio_write pin={brake} value=1 | Rope brake in | The rope brake at {brake} {bk}. Somebody fell. Brake!
      @bk gpio_write pin={brake} value=1 // gpio_write pin={brake} value=0 | Rope brake out | The rope brake at {brake} {bk}. He got up again. Free the rope.
      @sn gpio_write pin={snow} value=0 // gpio_write pin={snow} value=1 | Drain the snow gun | The drain of the gun is {snow} and {sn}. Frost comes, drain it.
      @sn gpio_write pin={snow} value=1 // gpio_write pin={snow} value=0 | Water stays in the gun | We make snow, so the water must stay in. Drain = {snow}; it {sn}.
      gpio_write pin={heat} value=1 | Warm seats | Seat heating, {heat}, for the {n} people waiting.
      gpio_write pin={sig} value=0 | No red for the kids | signal {sig} lights red when driven; it may not be red now
      gpio_read pin={brake} | Brake order | Read {brake}, not {run}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cellar/sump {"cm": {cm}, "rain_mm": {mm}, "mains": "{ma}"}',
    slots: { cm: '4..18 / 41..77', mm: '0..60', ma: '=ok, present / missing, gone', p: '2..29', q: '2..29', inv: '2..29', al: '2..29', sk: '=draws its current from the supply through the pin and therefore runs on a 0 / draws its current from the pin itself and therefore runs on a 1' },
    steps: `
      @cm gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | By the level | Under 30 cm pump {p} rests. Over 30 cm it works.
      @cm gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | The spare by the level | The spare, {q}, is kept from running by a 1. Over 30 cm let it run, below that keep it from running.
      @ma gpio_write pin={inv} value=0 // gpio_write pin={inv} value=1 | Battery inverter | No mains, then {inv} starts the inverter (1). With mains it is put to sleep.
      @sk gpio_write pin={al} value=0 // gpio_write pin={al} value=1 | Buzzer | A tiny buzzer on {al} {sk}. It should buzz.
      @sk gpio_write pin={al} value=1 // gpio_write pin={al} value=0 | Buzzer silent | {mm} mm of rain, we know! The buzzer on {al} {sk}. Silence.
      gpio_read pin={p} | Is pump {p} on? | ask the pin, leave it
      gpio_write pin={q} value=0 | Let the spare run | A 1 keeps {q} from running. It should run, though.
      gpio_write pin={q} value=1 | Keep the spare still | A 1 keeps {q} from running, and that is what we need.
    `,
  },
  {
    language: 'en',
    earlier: ['List the bays | file_read → Kennel fans: Rex {a}, Bella {b}, Momo {c}. Kennel lamps: Rex {d}, Bella {e}, Momo {f}. Fans run high. Lamps burn low.', 'Who barks? | bark_finder → {dog}'],
    slots: { a: '2..40', b: '2..40', c: '2..40', d: '2..40', e: '2..40', f: '2..40', dog: '=Rex / Bella / Momo' },
    steps: `
      @dog gpio_write pin={d} value=0 // gpio_write pin={e} value=0 // gpio_write pin={f} value=0 | Light for the barker | The one who barks gets light.
      @dog gpio_write pin={d} value=1 // gpio_write pin={e} value=1 // gpio_write pin={f} value=1 | Sleep now | Dark in the kennel of the dog found in step {step2}.
      @dog gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Fan for the barker | He may be hot: his fan on.
      @dog gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | The fan scares him | Stop the fan of whoever barks.
      gpio_write pin={d} value=0 | Rex, light
      gpio_write pin={e} value=1 | Bella, lights out
      gpio_write pin={c} value=1 | Momo, fan on
      gpio_read pin={f} | Lamp of Momo | which level has it
    `,
  },
  {
    language: 'en',
    event: 'mqtt print3d/farm {"printer": "{pr}", "layer": {ly}, "bed_c": {c}}',
    slots: { pr: '=P1 / P2', ly: '3..400', c: '24..35 / 60..105', s1: '2..29', s2: '2..29', air: '2..29', en: '2..29', door: '2..29', ek: '=nENABLE / ENABLE', dk: '=magnet holds on current / magnet repels on current' },
    steps: `
      @pr gpio_write pin={s1} value=0 // gpio_write pin={s2} value=0 | Spaghetti | Cut the mains relay of the printer that reports. P1 sits on {s1}; P2 on {s2}; a 1 supplies them.
      @pr gpio_write pin={s2} value=1 // gpio_write pin={s1} value=1 | The next job | The printer that did not report gets mains ({s1} is P1's relay, {s2} is P2's).
      @ek gpio_write pin={en} value=0 // gpio_write pin={en} value=1 | Motors engaged | Steppers hear {ek} (a leading n means active low) at {en}. They should hold their position.
      @ek gpio_write pin={en} value=1 // gpio_write pin={en} value=0 | Motors loose | I push the head by hand. {ek}, pin {en}; a leading n would mean active low. Motors off.
      @dk gpio_write pin={door} value=1 // gpio_write pin={door} value=0 | Door tight | Door: {dk}, {door}. It has to stay tight at layer {ly}.
      @dk gpio_write pin={door} value=0 // gpio_write pin={door} value=1 | Door free | Door: {dk}, {door}. The print is done, let the door come off.
      @c gpio_write pin={air} value=0 // gpio_write pin={air} value=1 | Cool bed? | Bed over 50 °C: fan {air} on. Bed under that: fan off.
      gpio_read pin={en} | Are they enabled? | Level on {en}.
    `,
  },
  {
    language: 'en',
    event: 'peripheral garden/pir_{pir} {lvl}',
    slots: { pir: '2..29', lvl: '=1 / 0', path: '2..29', fount: '2..29', gnome: '2..29', box: '2..29', pk: '=lit at a low level, dark at a high level / lit at a high level, dark at a low level', fk: '=The fountain relay rests closed and it splashes until somebody energises it / The fountain relay rests open and it splashes only when somebody energises it' },
    steps: `
      @lvl gpio_write pin={path} value=1 // gpio_write pin={path} value=0 | Path light on movement | The motion sensor gives 1 when something moves; then the path light, {path}, is to be on. Otherwise it is to be off.
      @lvl failed "something moves" // gpio_write pin={box} value=0 | Mower box | If nothing moves (0), the lid relay {box} drops. If something does, fail; it may be the hedgehog.
      @pk gpio_write pin={gnome} value=0 // gpio_write pin={gnome} value=1 | The gnome glows | The gnome is {pk}. He is on {gnome}. Guests like him: let him glow.
      @pk gpio_write pin={gnome} value=1 // gpio_write pin={gnome} value=0 | The gnome is dark | The gnome is {pk}. He is on {gnome}. My wife does not like him: dark.
      @fk gpio_write pin={fount} value=1 // gpio_write pin={fount} value=0 | Fountain stop | {fk}. Pin {fount}. No splashing after ten.
      @fk gpio_write pin={fount} value=0 // gpio_write pin={fount} value=1 | Fountain go | {fk}. Pin {fount}. Splash!
      gpio_read pin={pir} | Does it still move? | Poll the motion sensor in the topic.
      gpio_write pin={path} value=0 | Moths | path light {path} off for the moths, gnome {gnome} as is
    `,
  },
  {
    language: 'en',
    earlier: ['Ask who keeps what | chat_reply → Yara keeps the frogs (mister {m1}), Piet keeps the geckos (mister {m2}). UV is {u} for all.', 'Holiday plan | calendar_next → {who} is away'],
    slots: { m1: '2..29', m2: '2..29', u: '2..29', who: '=Yara / Piet', uk: '=with a 0 the UV shines / with a 1 the UV shines' },
    steps: `
      @who gpio_write pin={m1} value=1 // gpio_write pin={m2} value=1 | Look after the animals | Mist the animals of the person who is away.
      @who gpio_write pin={m1} value=0 // gpio_write pin={m2} value=0 | Enough mist | End the misting for the animals of the one on holiday.
      @who gpio_read pin={m2} // gpio_read pin={m1} | The one who is here | Read the mister of the keeper who is NOT away.
      @uk gpio_write pin={u} value=0 // gpio_write pin={u} value=1 | Day | Let the UV shine; {uk}.
      @uk gpio_write pin={u} value=1 // gpio_write pin={u} value=0 | Night | No UV at night; {uk}.
      gpio_write pin={m1} value=1 | Frogs like rain | Frogs: mist on.
      gpio_write pin={m2} value=0 | Geckos like it dry | Geckos: mist off.
      gpio_read pin={u} | UV | Have a look at the UV line.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bus/depot {"bus": "{bus}", "bay": {bay}, "soc": {soc}, "door": "{d}"}',
    slots: { bus: '4711, line 8, E-12', bay: '=3 / 4', soc: '8..46 / 91..100', d: 'open, shut', c3: '2..29', c4: '2..29', shut: '2..29', wash: '2..29', h: '2..29', sh: '=rolls down while the pin is high and goes up at low / rolls up while the pin is high and comes down at low' },
    steps: `
      @bay gpio_write pin={c3} value=1 // gpio_write pin={c4} value=1 | Plug | Contactors: bay 3 → {c3}, bay 4 → {c4}. Let the current onto {bus}.
      @bay gpio_write pin={c3} value=0 // gpio_write pin={c4} value=0 | Unplug | Driver pulls the plug of {bus} in a moment; make the contactor of that bay fall off ({c4} is bay 4, {c3} is bay 3).
      @soc gpio_write pin={c3} value=1 // gpio_write pin={c3} value=0 | Charge by need | A battery under 80 % keeps contactor {c3} in, one above 80 % lets it out.
      @soc failed "the battery is at {soc} %" // gpio_write pin={wash} value=1 | Wash full buses only | Washer {wash} may start when the battery has 80 % or more; a lower one is a failure of this step.
      @sh gpio_write pin={shut} value=1 // gpio_write pin={shut} value=0 | Shutter down | Shutter {shut} {sh}. It should be down before the night.
      gpio_write pin={h} value=1 | Heat the cab | Preheat: {h} on, an hour before departure.
      gpio_write pin={h} value=0 | Driver is in the cab | preheating {h} has done its job, off
      gpio_read pin={c4} | Bay 4 | Is the contactor of bay 4 ({c4}) in?
    `,
  },
  {
    language: 'en',
    event: 'mqtt studio/kilowatt {"dimmer": "{dm}", "lux": {lx}, "model": "{mo}"}',
    slots: { dm: 'key, fill, rim', lx: '90..2400', mo: 'Ayo, a vase, the dog', strobe: '2..29', wind: '2..29', roll: '2..29', back: '2..29', bk: '=wound up by the motor at 1 and let down at 0 / let down by the motor at 1 and wound up at 0', sw: '=triggers on closing to ground (0 means flash) / triggers on a rise to 5 V (1 means flash)' },
    steps: `
      @sw gpio_write pin={strobe} value=0 // gpio_write pin={strobe} value=1 | Flash | The strobe at {strobe} {sw}. Flash at {mo}.
      @sw gpio_write pin={strobe} value=1 // gpio_write pin={strobe} value=0 | No flash | The strobe at {strobe} {sw}. Put it to rest, {mo} blinks.
      @bk gpio_write pin={back} value=0 // gpio_write pin={back} value=1 | Backdrop down | The paper backdrop ({back}) is {bk}. We need it down.
      @bk gpio_write pin={back} value=1 // gpio_write pin={back} value=0 | Backdrop up | The paper backdrop ({back}) is {bk}. We need it up.
      gpio_write pin={wind} value=1 | Hair in the wind | wind machine, GPIO{wind}: go
      gpio_write pin={wind} value=0 | No wind | The vase fell over. GPIO{wind} stop.
      gpio_write pin={roll} value=0 | Roll | The camera pauses on a 1 at {roll}. {lx} lux is enough: roll, do not pause.
      gpio_write pin={roll} value=1 | Pause | Camera, {roll}: with a 1 it makes a pause. Make one.
    `,
  },
];
