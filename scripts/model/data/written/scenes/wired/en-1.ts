import type { Scene } from '../../scene';

/** A pin and a level that have to be worked out from the wiring a person tells, part 1. */
export const wiredEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt orchids/bench {"bench": {b}, "rh_pct": {rh}, "leaf_c": {t}}',
    slots: { b: '=1 / 2 / 3', rh: '31..54 / 76..95', t: '17..26', m1: '2..29', m2: '2..29', m3: '2..29', lou: '2..29', heat: '2..29', k: '=opens as soon as it gets current, is shut whenever it has no current / closes as soon as it gets current, is open whenever it has no current' },
    steps: `
      @b gpio_write pin={m1} value=1 // gpio_write pin={m2} value=1 // gpio_write pin={m3} value=1 | Wet leaves | Mist nozzles, from the door on: bench 1 has {m1}, bench 2 {m2}, bench 3 {m3}. Turn on the nozzle of the bench that reported.
      @b gpio_write pin={m1} value=0 // gpio_write pin={m2} value=0 // gpio_write pin={m3} value=0 | Enough for this bench | No more mist there. ({m1} / {m2} / {m3} = bench 1 / 2 / 3)
      @k gpio_write pin={lou} value=1 // gpio_write pin={lou} value=0 | Let the house breathe | The louvre on {lou} {k}. It is stuffy in here, open it.
      @k gpio_write pin={lou} value=0 // gpio_write pin={lou} value=1 | Draught | Cattleyas hate a draught. Louvre, {lou}, please close; it is the type that {k}.
      @rh gpio_write pin={m3} value=1 // failed "the humidity is {rh} %" | Only in dry air | If the air in the message is drier than 60 %, start the mister on {m3}. Otherwise this step fails.
      gpio_write pin={heat} value=0 | Root mats cold | {t} °C on the leaf is warm; the mats at {heat} need no power until tonight.
      gpio_write pin={heat} value=1 | Warm feet | Not the misters ({m1}, {m2}, {m3}) but {heat}, the mats: feed them.
      gpio_read pin={lou} | Louvre line | How does {lou} stand at the moment? Don't move anything.
    `,
  },
  {
    language: 'en',
    earlier: ['Terminal strip in the pump shed | file_read → {fil} filter pump / {fall} waterfall / {uv} UV lamp / {feed} feeder / {lvl} float switch, input only', 'Oxygen | pond_do → {o} mg/l'],
    slots: { fil: '2..29', fall: '2..29', uv: '2..29', feed: '2..29', lvl: '2..29', o: '2.1..4.8 / 7.2..11.5', rel: '=pulls in at 0 / pulls in at 1', nc: '=the normally closed contact / the normally open contact' },
    steps: `
      gpio_write pin={fil} value=1 | Filter back on | the koi filter stood still during cleaning. back on with it, terminal as in the list
      gpio_write pin={uv} value=0 | Kill the UV | Medicine goes in and UV light would destroy it. Kill the lamp.
      @rel gpio_write pin={fall} value=0 // gpio_write pin={fall} value=1 | Waterfall for the guests | On the strip the waterfall has a relay which {rel}. The guests want to hear it splash.
      @rel gpio_write pin={fall} value=1 // gpio_write pin={fall} value=0 | Neighbours want to sleep | Silence the waterfall. Careful, its relay {rel}.
      @nc gpio_write pin={feed} value=1 // gpio_write pin={feed} value=0 | No pellets | The feeder takes its supply through {nc} of its own relay, which a 1 pulls in. Interrupt that supply, the fish have a cold.
      @nc gpio_write pin={feed} value=0 // gpio_write pin={feed} value=1 | Pellets again | Fish are well: supply to the feeder, which runs through {nc} of the feeder relay (1 = pulled in).
      gpio_read pin={lvl} | Float | read the float from the strip
      @o gpio_write pin={fall} value=1 // failed "the oxygen is at {o} mg/l" | Air for the fish | Below 6 mg/l a falling water helps: give the waterfall a 1, step {step1} has the terminal. At 6 or more, fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cellar/order {"tank": "{tank}", "do": "{do}", "by": "{who}"}',
    slots: { tank: '=FV1 / FV2', do: '=vent, bleed, let down / seal, hold pressure, keep tight', who: 'Casper, Ilse, Ngozi, Tam', p1: '2..29', p2: '2..29', co: '2..29', h: '2..29', sp: '=A spring holds it shut; power lifts it / A spring holds it open; power shuts it', psi: '8..22' },
    steps: `
      @do gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | Do as {who} says | Relief solenoid, pin {p1}: energised it blows the pressure off, without power it is tight. Follow the order in the message.
      @do gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | Same order, other valve | The second relief is a foreign make on pin {p2}, tight with current and blowing without. It obeys the same order.
      @tank gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 | Take the current away | FV1 hangs on {p1}, FV2 on {p2}. The one that is in the order gets no more current.
      @sp gpio_write pin={co} value=1 // gpio_write pin={co} value=0 | Gas on | {sp}. That is the CO2 valve at {co}, and gas has to flow through it.
      @sp gpio_write pin={co} value=0 // gpio_write pin={co} value=1 | Gas off | {psi} psi, that's carbonated. Stop the gas! CO2 valve: {co}. {sp}.
      gpio_write pin={h} value=1 | Heating jacket kicks in | Diacetyl rest. The jacket on {h} should kick in.
      gpio_write pin={h} value=0 | Jacket drops out | rest is over; jacket contactor {h} may drop out
      gpio_read pin={co} | Asked, not switched | {who} only wants to know the state of the line {co}.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { vat: '2..29', stir: '2..29', steam: '2..29', drain: '2..29', lamp: '2..29', act: '=active low, low-active, true at low / active high, high-active, true at high', drv: '=an inverting driver, an optocoupler that turns the level round / a plain driver, an optocoupler that passes the level as it is', bd: 'dairy-1, vat-io, curd' },
    steps: `
      @act gpio_write pin={stir} value=0 // gpio_write pin={stir} value=1 | Stirrer runs | Output {stir} – stirrer – {act}. To be set: running.
      @act gpio_write pin={stir} value=1 // gpio_write pin={stir} value=0 | Stirrer rests | Output {stir} – stirrer – {act}. To be set: at rest, as the curd is being cut.
      @drv gpio_write pin={steam} value=0 // gpio_write pin={steam} value=1 | Steam on | Between {steam} and the steam valve sits {drv}. The valve itself opens on voltage. Let the steam in.
      @drv gpio_write pin={steam} value=1 // gpio_write pin={steam} value=0 | Steam away | The milk has its 32 degrees. Steam valve shut (a voltage would open it, and {drv} is placed between the valve and {steam}).
      gpio_write pin={drain} value=1 board={bd} | Whey off | Whey gate on board {bd}: its pin {drain} lifts the gate while it is high. Lift.
      gpio_write pin={drain} value=0 board={bd} | Whey stays | On {bd}, let the gate fall. {drain} high is what lifts it.
      gpio_write pin={lamp} value=1 | Lamp of the ripening room | Lamp {lamp} burns with a 1. We need to see the wheels.
      gpio_read pin={vat} board={bd} | Vat probe | Board {bd}. Line {vat}. Read.
    `,
  },
  {
    language: 'en',
    event: 'mqtt joinery/machine {"machine": "{ma}", "running": "{run}", "amps": {amp}}',
    slots: { ma: '=saw / planer / sander', run: '=yes / no', amp: '1..4 / 9..16', g1: '2..29', g2: '2..29', g3: '2..29', ext: '2..29', beac: '2..29', pol: '=dark at 1, lit by a 0 / dark at 0, lit by a 1' },
    steps: `
      @ma gpio_write pin={g1} value=1 // gpio_write pin={g2} value=1 // gpio_write pin={g3} value=1 | Gate | Blast gates (1 = open): saw {g1}, planer {g2}, sander {g3}. Open the gate of the machine in the message.
      @ma gpio_write pin={g1} value=0 // gpio_write pin={g2} value=0 // gpio_write pin={g3} value=0 | Gate after work | Same machine, its gate closes now. saw={g1}; planer={g2}; sander={g3}; all closed when low.
      @run gpio_write pin={ext} value=1 // gpio_write pin={ext} value=0 | Suck while somebody works | Extractor at {ext}, plain contactor. It runs when the message says the machine is running and stands when it is not.
      @run gpio_write pin={beac} value=0 // gpio_write pin={beac} value=1 | Beacon | The beacon hangs between 5 V and pin {beac}, so a low pin lights it. A running machine: light. Otherwise: dark.
      @pol gpio_write pin={beac} value=0 // gpio_write pin={beac} value=1 | Warn the apprentices | Beacon, {beac}, {pol}. I want it shining.
      @pol gpio_write pin={beac} value=1 // gpio_write pin={beac} value=0 | Beacon out | The beacon ({pol}) may go out. It is number {beac}.
      @amp gpio_write pin={ext} value=1 // failed "it draws {amp} A" | Before the motor chokes | Start the extractor, pin {ext}, as long as the machine draws under 6 amps. If it draws more, this cannot be done.
      gpio_write pin={ext} value=0 | Hoover the hoover | I crawl into the extractor myself. {ext} dead, gates at {g1} to {g3} as they are.
    `,
  },
  {
    language: 'en',
    earlier: ['Hood survey | file_read → {a}: sash lock. {b}: scrubber. {c}: alarm mute. {d}: airflow contact (input)', 'Face velocity | hood_probe → {v} m/s'],
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', v: '0.12..0.34 / 0.55..0.80', lk: '=fail-safe / fail-secure', m: '=a 1 silences the alarm, the alarm is mute while the line is high / a 0 silences the alarm, the alarm is mute while the line is low' },
    steps: `
      @lk gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Sash free | The sash lock in the survey is of the {lk} kind. The student has to reach in; unlock it.
      @lk gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Sash locked | Kindly lock the sash. According to its label the lock is {lk}.
      gpio_write pin={b} value=1 | Scrubber | Acid fumes are coming, so the scrubber from the survey must wash.
      gpio_write pin={b} value=0 | Scrubber | The scrubber found in step {step1} has nothing left to do.
      @m gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Quiet please | About the mute line in the list: {m}. Quiet, please, we have understood.
      @m gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Let it shout again | Give the hood its voice back. Mute line as in step {step1}; {m}.
      gpio_read pin={d} | Does air flow? | Contact of the airflow, see survey.
      @v gpio_write pin={b} value=1 // failed "the face velocity is {v} m/s" | Weak hood | With less than 0.45 m/s the scrubber is to help and gets a 1; with more the step is to fail.
    `,
  },
  {
    language: 'en',
    event: 'peripheral boat/float_{fl} {lvl}',
    slots: { fl: '2..29', lvl: '=0 / 1', bil: '2..29', horn: '2..29', nav: '2..29', stern: '2..29', fus: '5..25', tap: '=shuts when energised, is held shut by its coil / opens when energised, is held open by its coil' },
    steps: `
      @lvl gpio_write pin={bil} value=1 // gpio_write pin={bil} value=0 | Bilge | The float pulls its line to ground when water lifts it, so 0 in the event means water. Water: bilge pump {bil} on. No water: off.
      @lvl gpio_write pin={horn} value=1 // gpio_write pin={horn} value=0 | Horn goes with the float | Float line low = wet = horn on {horn} sounds. Float line high = dry = horn silent.
      @tap gpio_write pin={stern} value=1 // gpio_write pin={stern} value=0 | Stern tap shut | Tap {stern} {tap}. Nobody uses water, so shut.
      @tap gpio_write pin={stern} value=0 // gpio_write pin={stern} value=1 | Fill the kettle | Water, please: open the tap which is wired to {stern} and {tap}.
      gpio_write pin={nav} value=1 | Dusk on the canal | Steaming light, {nav}, {fus} A fuse. Light it up.
      gpio_write pin={nav} value=0 | Moored | We are moored now and the steaming light on {nav} goes out (the {fus} A fuse stays where it is).
      gpio_read pin={fl} | Float again | That float once more; the number is in the topic.
      gpio_write pin={bil} value=0 | Oil in the bilge! | Nothing goes overboard. Cut the feed of {bil}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stable/box {"box": {box}, "horse": "{horse}", "drink_l": {l}}',
    slots: { box: '=4 / 5 / 6', horse: 'Juno, Bandit, Fjalar, Mrs Pepper', l: '3..9 / 31..60', w4: '2..29', w5: '2..29', w6: '2..29', fly: '2..29', gate: '2..29', mg: '=holds the gate while it has current, grips as long as the output is high / lets go while it has current, grips only when the output is low' },
    steps: `
      @box gpio_write pin={w4} value=1 // gpio_write pin={w5} value=1 // gpio_write pin={w6} value=1 | Water for {horse} | Drinkers: {w4}/{w5}/{w6} are boxes 4/5/6, each flows with a 1. Let the right one flow.
      @box gpio_write pin={w4} value=0 // gpio_write pin={w5} value=0 // gpio_write pin={w6} value=0 | Drinker off before riding | Stop the drinker of the box that wrote. Box 4 – {w4}. Box 5 – {w5}. Box 6 – {w6}. Low stops it.
      @mg gpio_write pin={gate} value=0 // gpio_write pin={gate} value=1 | Let go of the gate | The catch at {gate} {mg}. Horses are coming in: let the gate go.
      @mg gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Hold the gate | {horse} pushes against it, so the catch has to hold. Catch = {gate}, and it {mg}.
      gpio_write pin={fly} value=1 | Flies | Ceiling fan {fly}: let it run.
      gpio_write pin={fly} value=0 | The vet listens to a heart | No noise. Fan {fly} quiet.
      @l gpio_write pin={fly} value=1 // gpio_write pin={fly} value=0 | Hot or not | A horse that drinks over 20 litres is hot and gets the fan on {fly}; one that drinks less gets no fan.
      gpio_read pin={gate} | Catch | what is on {gate} right now, 0 or 1?
    `,
  },
  {
    language: 'en',
    event: 'webhook /theatre/cue {"cue": {cue}, "puppet": "{pup}"}',
    slots: { cue: '11..98', pup: 'Kasper, the crocodile, Princess Li, the judge', moon: '2..29', trap: '2..29', fog: '2..29', curt: '2..29', star: '2..29', sen: '=sinks its current into the pin / gets its current out of the pin', dir: '=up with a 1 and down with a 0 / down with a 1 and up with a 0', mag: '=the output is high, there is current on it / the output is low, there is no current on it' },
    steps: `
      @sen gpio_write pin={moon} value=0 // gpio_write pin={moon} value=1 | Moonrise | Cue {cue}. The moon lamp {sen}, which is {moon}. It rises: light.
      @sen gpio_write pin={moon} value=1 // gpio_write pin={moon} value=0 | Moonset | Moon out. (Pin {moon}; the lamp {sen}.)
      @dir gpio_write pin={curt} value=1 // gpio_write pin={curt} value=0 | Up | Curtain motor {curt} goes {dir}. Curtain up!
      @dir gpio_write pin={curt} value=0 // gpio_write pin={curt} value=1 | Down | End of the act. The curtain on {curt} moves {dir}; let it come down.
      @mag gpio_write pin={trap} value=0 // gpio_write pin={trap} value=1 | {pup} vanishes | The magnet under the trap, {trap}, holds as long as {mag}. Let the trap drop.
      @mag gpio_write pin={trap} value=1 // gpio_write pin={trap} value=0 | Trap secure | Trap magnet {trap} sticks when {mag}. Before anybody walks over it: hold.
      gpio_write pin={fog} value=1 | Swamp | D{fog} makes fog when powered, D{star} is the starry sky and stays. Fog for {pup}!
      gpio_write pin={star} value=0 | No stars | D{star} off, D{fog} untouched
    `,
  },
  {
    language: 'en',
    earlier: ['Note by the warden | file_read → Even pins belong to the bunk house, odd ones to the kitchen. 12 lamp, 14 heater, 16 fan; 13 lamp, 15 heater, 17 fan.', 'Batteries | hut_battery → {soc} %'],
    slots: { soc: '9..27 / 61..99', w: '=bunk house / kitchen', n: '3..14', inv: '=stops the inverter, puts the inverter to sleep / starts the inverter, wakes the inverter', ip: '2..9', sat: '18..27' },
    steps: `
      @w gpio_write pin=12 value=1 // gpio_write pin=13 value=1 | Light | Make light in the {w}. The warden's note has the pins.
      @w gpio_write pin=14 value=1 // gpio_write pin=15 value=1 | Cold feet | {n} guests freeze in the {w}. Heater on; see step {step1} for the number.
      @w gpio_write pin=16 value=0 // gpio_write pin=17 value=0 | Fan | Whoever sits in the {w} complains of a draught. Its fan, please, off.
      @w gpio_write pin=14 value=0 // gpio_write pin=15 value=0 | Heater | The {w} is warm. No more heating there.
      @inv gpio_write pin={ip} value=1 // gpio_write pin={ip} value=0 | Save the batteries | A high level on {ip} {inv}. For the night it should sleep.
      @inv gpio_write pin={ip} value=0 // gpio_write pin={ip} value=1 | Coffee machine | {n} coffees are ordered, which needs the inverter. On {ip}, a high level {inv}.
      @soc failed "the batteries are at {soc} %" // gpio_write pin={sat} value=1 | Satellite | Power the satellite dish ({sat}) if the batteries have more than 40 %. If not, fail.
      @soc gpio_write pin=14 value=0 // gpio_write pin=14 value=1 | Bunk heater by battery | The heater of the bunk house: 1 when the batteries are over 40 %, 0 when they are below.
      gpio_read pin=17 | Kitchen fan | Look at the line of the kitchen fan.
    `,
  },
  {
    language: 'en',
    event: 'mqtt laundry/drum {"drum": "{dr}", "door_pin": {dp}, "inlet_pin": {ip}, "drain_pin": {op}, "rpm": {rpm}}',
    slots: { dr: 'A, B7, big one, drum 3', dp: '2..29', ip: '2..29', op: '2..29', rpm: '=0 / 60, 400, 1100', lock: '=is locked by its coil / is unlocked by its coil', inl: '=normally closed / normally open', dr2: '=open without current / tight without current', steamp: '2..29' },
    steps: `
      @lock gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | Lock the drum | The door of this drum {lock}. Lock it; all pins are in the message.
      @lock gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | Take the sheets out | Unlock. Mind that the door {lock}.
      @inl gpio_write pin={ip} value=1 // gpio_write pin={ip} value=0 | Water in | The inlet is {inl}. Let water in.
      @inl gpio_write pin={ip} value=0 // gpio_write pin={ip} value=1 | Water off | Full. Inlet shut ({inl} type).
      @dr2 gpio_write pin={op} value=0 // gpio_write pin={op} value=1 | Drain it | Let the suds out. The drain is {dr2}.
      @dr2 gpio_write pin={op} value=1 // gpio_write pin={op} value=0 | Keep the water | The drain is {dr2}; the water has to stay in for the soak.
      @rpm gpio_write pin={steamp} value=1 // failed "the drum turns at {rpm} rpm" | Steam | Steam comes by {steamp}, on with 1, and only into a drum at rest. A turning one: fail.
      gpio_read pin={dp} | Door | Read the door line of the drum concerned.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dc/room {"rack": "{rk}", "inlet_c": {t}, "ups": "{ups}"}',
    slots: { rk: '=north / south', t: '18..24 / 33..44', ups: 'on mains, on battery', n: '2..29', s: '2..29', crac: '2..29', epo: '2..29', dmp: '2..29', e: '=trips when the line goes low, drops everything at 0 / trips when the line goes high, drops everything at 1', nc: '=NC / NO' },
    steps: `
      @rk gpio_write pin={n} value=1 // gpio_write pin={s} value=1 | Door fans, rack of the alarm | {n} → north rack. {s} → south rack. Fans on for the one that alarmed.
      @rk gpio_write pin={s} value=0 // gpio_write pin={n} value=0 | The other rack is quiet | The rack that did NOT alarm needs no door fans (north {n}, south {s}).
      @e gpio_write pin={epo} value=1 // gpio_write pin={epo} value=0 | Arm the emergency cut-off, do not trip it | The emergency line, {epo}, {e}. Put it so that the room keeps its power.
      @e gpio_write pin={epo} value=0 // gpio_write pin={epo} value=1 | Cut the room | Smoke. Emergency line {epo} {e}; trip it now.
      @nc gpio_write pin={crac} value=1 // gpio_write pin={crac} value=0 | Cooler without power | The technician is at the cooler, which is fed over the {nc} terminal of relay {crac}. Take the power off it.
      @nc gpio_write pin={crac} value=0 // gpio_write pin={crac} value=1 | Cooler powered | Technician gone. Relay {crac}, terminal {nc}, cooler: power.
      @t gpio_write pin={dmp} value=0 // gpio_write pin={dmp} value=1 | Damper | {dmp} high opens the hot-aisle damper. Over 30 °C at the inlet it should be open, under that shut.
      gpio_read pin={epo} | Emergency line | status of {epo}?
    `,
  },
  {
    language: 'en',
    event: 'mqtt sauna/cabin {"cabin": "{cab}", "temp_c": {t}, "guests": {g}}',
    slots: { cab: '=Kelo / Aroma', t: '44..69 / 88..101', g: '1..9', k1: '2..29', a1: '2..29', fan: '2..29', lamp: '2..29', door: '2..29', dl: '=A 1 frees the door and a 0 bolts it / A 1 bolts the door and a 0 frees it', ph: '=lights at a low level / lights at a high level' },
    steps: `
      @cab gpio_write pin={k1} value=1 // gpio_write pin={a1} value=1 | Heat the one that reports | Stoves: Kelo = {k1}, Aroma = {a1}.
      @cab gpio_write pin={k1} value=0 // gpio_write pin={a1} value=0 | Let it cool down | Stove of the reporting cabin off. Aroma = {a1}. Kelo = {k1}. {g} guests are still inside, they know.
      @dl gpio_write pin={door} value=1 // gpio_write pin={door} value=0 | Way out free | {dl} (that's {door}). Nobody should ever be shut in. Free it.
      @dl gpio_write pin={door} value=0 // gpio_write pin={door} value=1 | Closing time, empty house | Everybody has left. Bolt the outer door, {door}. {dl}.
      @ph gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Starry ceiling | Star lamp {lamp}, {ph}. Switch the stars on.
      @ph gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Dark for relaxing | Stars away, please; lamp {lamp} {ph}.
      @t gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Exhaust by heat | From 80 °C on the exhaust fan, IO{fan}, runs. In a cooler cabin it does not.
      @t failed "it is {t} °C" // gpio_write pin={a1} value=0 | Too hot? | In case of more than 80 °C take the power from {a1}. Otherwise report failure.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wash/bay {"bay": "{bay}", "car": "{car}", "roof_box": "{rb}"}',
    slots: { bay: 'bay 2, left lane, lane C', car: 'van, estate, taxi, pick-up', rb: '=no / yes', top: '2..29', foam: '2..29', gate: '2..29', wax: '2..29', sense: '2..29', lift: '=lifts the brush, raises the brush / lowers the brush, presses the brush down', fl: '=A normally-open valve / A normally-closed valve' },
    steps: `
      @lift gpio_write pin={top} value=1 // gpio_write pin={top} value=0 | Brush up | Output {top} energised {lift}; a counterweight does the reverse. Get the brush off the car!
      @lift gpio_write pin={top} value=0 // gpio_write pin={top} value=1 | Brush on the roof | Top brush onto the {car}, please. Energising {top} {lift} and the counterweight does the reverse.
      @rb gpio_write pin={foam} value=1 // failed "there is a roof box" | Foam | A car with a roof box is not washed: fail. One without gets foam from {foam}.
      @fl gpio_write pin={wax} value=0 // gpio_write pin={wax} value=1 | Wax | {fl} doses the wax ({wax}). Wax shall run.
      @fl gpio_write pin={wax} value=1 // gpio_write pin={wax} value=0 | No wax was paid for | {fl} sits on {wax}. It must not let any wax through.
      gpio_write pin={gate} value=1 | Next! | Gate motor {gate}: let it run. {sense} beside it is only the light barrier.
      gpio_read pin={sense} | Is a car in the barrier? | {gate} is the motor of the gate, {sense} the light barrier in front of it. Query the barrier.
      gpio_write pin={foam} value=0 | Foam everywhere | Foam pump {foam}: stop it, whoever called for it.
    `,
  },
  {
    language: 'en',
    earlier: ['Sketch beside the wheel pit | camera_text → sluice {sl}, brake {br}, flour lift {li}, lamp {la}', 'Race level | mill_level → {cm} cm'],
    slots: { sl: '2..29', br: '2..29', li: '2..29', la: '2..29', cm: '12..38 / 70..110', sp: '=A spring puts the brake on and power takes it off, Power takes the brake off / A spring takes the brake off and power puts it on, Power puts the brake on', gt: '=drives the gate down, drops the gate / drives the gate up, raises the gate' },
    steps: `
      @sp gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | Stone stands | {sp}. The stone has to be braked; number as in the sketch.
      @sp gpio_write pin={br} value=1 // gpio_write pin={br} value=0 | Stone turns | The brake of the sketch comes off, we grind. {sp}.
      @gt gpio_write pin={sl} value=0 // gpio_write pin={sl} value=1 | Water on the wheel | Sluice from step {step1}: high {gt}, low does the opposite. Water needs a raised gate, so raise it.
      @gt gpio_write pin={sl} value=1 // gpio_write pin={sl} value=0 | No water on the wheel | Gate down. In the sketch it's the sluice, and high {gt}.
      gpio_write pin={li} value=1 | Sacks upstairs | Power to the flour lift.
      gpio_write pin={la} value=0 | Lamp out | daylight is good enough – lamp of the sketch off
      @cm failed "the race has {cm} cm" // gpio_write pin={li} value=1 | Enough water? | With more than 50 cm in the race the flour lift may get a 1. With less: fail.
      gpio_read pin={br} | Brake line | Read what stands for the brake.
    `,
  },
];
