import type { Scene } from '../../scene';

/** Pins and levels that follow from how a device is wired, part 2. */
export const pinsEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt house/heatpump {"want": "{want}", "outside_c": {out}, "tank_c": {tank}}',
    slots: { want: '=cooling, cold, summer / heating, warmth, winter', out: '-9..34', tank: '38..55', rev: '4..9', pump: '10..16', inh: '17..22', aux: '23..29', o: '=O (energised in cooling) / B (energised in heating)', word: '=enable / inhibit' },
    tools: ['wattera_mixer(turn: warmer|colder|hold): Mixing valve', 'wattera_quiet(night: bool): Quiet mode'],
    steps: `
      @want gpio_write pin={rev} value=1 // gpio_write pin={rev} value=0 | Reversing valve | The reversing valve on {rev} is energised for cooling and at rest for heating. Set it as the message wants.
      @o gpio_write pin={rev} value=1 // gpio_write pin={rev} value=0 | Make it cool | The terminal of the reversing valve on {rev} is of type {o}. The house has to be cooled.
      @o gpio_write pin={rev} value=0 // gpio_write pin={rev} value=1 | Make it heat | {out} degrees outside: let it heat. Valve on {rev}, terminal type {o}.
      @word gpio_write pin={inh} value=1 // gpio_write pin={inh} value=0 | Compressor may run | Line {inh} goes to the {word} input of the compressor, a plain positive one. It may run.
      @word gpio_write pin={inh} value=0 // gpio_write pin={inh} value=1 | Hold the compressor back | Tariff lock. Through its {word} input ({inh}, active high) keep the compressor from running.
      gpio_write pin={aux} value=0 | No immersion heater | Contactor {aux} would heat the tank by mains. {tank} °C is enough, let it drop out.
      gpio_read pin={pump} | Circulation | Brine pump {pump}, immersion heater {aux}: how is the pump's pin?
      wattera_mixer turn=hold | Leave the mixer | The mixing valve stays where it stands.
      wattera_quiet night=false | Loud is fine | We are on holiday, so no quiet mode.
    `,
  },
  {
    language: 'en',
    event: 'mqtt canal/lock {"chamber": "{ch}", "boat": "{boat}", "bound": "{bound}", "level_cm": {lvl}}',
    slots: { ch: 'Long Itch, lock 7, Sluis B', boat: 'Kittiwake, Marie-Ann, Ouzel', bound: '=up, uphill / down, downhill', lvl: '40..280', top: '3..8', bot: '9..15', light: '16..21', siren: '22..29', w: '=pulled in / dropped out', bd: 'lockhouse, quay-2, canal-io' },
    tools: ['sluysman_gate(leaf: upper|lower, swing: open|shut): Swing a gate', 'sluysman_depth(reading: int): Put the depth on the board'],
    steps: `
      @bound gpio_write pin={top} value=1 // gpio_write pin={bot} value=1 | Paddle | To lift a boat we fill through the top paddle ({top}), to let it down we empty through the bottom one ({bot}). A high pin raises the paddle. Do it for the boat of the message.
      @bound gpio_write pin={bot} value=0 // gpio_write pin={top} value=0 | The other paddle stays down | The paddle at the wrong end must be down, i.e. its pin low: bottom {bot} for a boat going up, top {top} for one going down.
      gpio_write pin={top} value=0 | Top paddle down | A high pin holds the top paddle open, {top} is its number. Close it.
      gpio_write pin={bot} value=1 board={bd} | Bottom paddle up | By {bd} the bottom paddle, output {bot}, opens when it is driven. Open it so that {lvl} cm run off.
      @w gpio_write pin={light} value=0 // gpio_write pin={light} value=1 | Red for the skippers | While the relay on {light} is {w} the green lamp burns, and in its other state the red one. Show red.
      gpio_write pin={siren} value=0 | Siren ends | Two blasts were agreed and the siren on {siren} still goes. It is loud as long as the pin is up.
      gpio_read pin={top} board={bd} | Is the top shut? | Look at the pin of the top paddle, {top} of the board {bd}; {bot} would be the bottom.
      @bound sluysman_gate leaf=lower swing=open // sluysman_gate leaf=upper swing=open | Let her in | The boat comes in from below when it is bound up and from above when it is bound down. Open that gate.
      sluysman_depth reading={lvl} | Depth | The reported level belongs on the depth board.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask for the boards | board_info → {b1}: ready, pins 0-27\n{b2}: ready, pins 0-27', 'Read the repeater sheet | file_read → On {b1}: PTT {ptt}, keys the transmitter when pulled LOW. Fan {fan}, plain. On {b2}: antenna relay {ant}, at rest = antenna {rest}, pulled in = the other of vertical and beam.'],
    slots: { b1: 'shack, hilltop, rpt-1', b2: 'mast, tower-b, rpt-2', ptt: '3..8', fan: '9..15', ant: '16..26', rest: '=vertical / beam', call: 'DB0ZU, GB3RR, OE1XUU' },
    tools: ['funkamt_beacon(text): Text of the beacon', 'funkamt_squelch(gate: open|muted): Squelch gate'],
    steps: `
      gpio_write pin={ptt} value=0 board={b1} | Key it | Put the transmitter on the air with the pin and the board of the sheet. Mind the level.
      gpio_write pin={ptt} value=1 board={b1} | Off the air | No carrier any more: unkey the transmitter. Sheet: board and pin.
      @rest gpio_write pin={ant} value=0 board={b2} // gpio_write pin={ant} value=1 board={b2} | Vertical | We listen on the vertical antenna. The sheet tells what the antenna relay does at rest, and on which board it is.
      @rest gpio_write pin={ant} value=1 board={b2} // gpio_write pin={ant} value=0 board={b2} | Beam | Turn to the beam, by the antenna relay on the board that the sheet gives for it.
      gpio_write pin={fan} value=1 board={b1} | Fan | The final stage is hot. Let the fan of the sheet blow, on its board.
      gpio_write pin={fan} value=0 board={b1} | Fan still | The fan roars in the microphone; have it still. It shares a board with the PTT.
      gpio_read pin={ant} board={b2} | Which antenna? | Read the antenna relay on its own board, not on {b1}.
      funkamt_squelch gate=muted | Noise | Nothing but noise comes in. The squelch gate should let nothing through.
      funkamt_beacon text="{call} test" | Beacon | The beacon sends "{call} test" from now on.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cnc/table {"program": "{prog}", "sheet": "{sheet}", "zones": [{z}], "dust_out": {dust}, "clamp_out": {clamp}}',
    slots: { prog: 'door-12, stairs, box_lid', sheet: 'birch, MDF 19, acrylic', z: '=1 / 2 / 3', z1: '3..6', z2: '7..10', z3: '11..14', dust: '15..20', clamp: '21..27', pol: '=active low / active high', lab: '=HIGH / LOW' },
    tools: ['fraeskraft_spindle(stop: bool, ramp?: int): Stop the spindle or not', 'fraeskraft_coolant(jet: mist|flood|none): Coolant'],
    steps: `
      @z gpio_write pin={z1} value=1 // gpio_write pin={z2} value=1 // gpio_write pin={z3} value=1 | Suck it down | Vacuum zones one to three are GPIO {z1}, {z2}, {z3}; a 1 sucks. The message has the zone in which the sheet lies: hold it.
      @z gpio_write pin={z1} value=0 // gpio_write pin={z2} value=0 // gpio_write pin={z3} value=0 | Give it free | Cut out. Let the vacuum go in the zone of the message (third {z3}, second {z2}, first {z1}; it holds while high).
      @pol gpio_write pin={dust} value=0 // gpio_write pin={dust} value=1 | Dust | {sheet} makes dust, turn the collector on. Its output is in the message and it is {pol}.
      @pol gpio_write pin={dust} value=1 // gpio_write pin={dust} value=0 | Collector off | With an {pol} relay like this one, turn the dust collector off. You find its output in the message.
      @lab gpio_write pin={clamp} value=1 // gpio_write pin={clamp} value=0 | Clamps down | Somebody has written "{lab} = CLAMPED" beside the clamp output, whose number came with the message. Clamp.
      @lab gpio_write pin={clamp} value=0 // gpio_write pin={clamp} value=1 | Clamps up | The label of the clamps says "{lab} = CLAMPED". Unclamp, by the output in the message.
      gpio_read pin={clamp} | Clamped? | Read back the clamp output before {prog} starts.
      fraeskraft_spindle stop=true | Spindle off | The spindle has to come to a stop. No ramp.
      fraeskraft_coolant jet=none | Dry | We cut this one dry.
    `,
  },
  {
    language: 'en',
    event: 'mqtt booth/paint {"booth": "{booth}", "step": "{step}", "colour": "{col}", "solvent_ppm": {ppm}}',
    slots: { booth: 'B1, spray west, cabin 3', step: '=spray, flash-off / bake, cure', col: 'RAL 3020, traffic white, night blue', ppm: '20..180', damp: '4..9', burn: '10..15', air: '16..20', intl: '21..27', spring: '=exhaust / recirculation', st: '=opens / closes' },
    tools: ['lackio_turn(skid: int, quarter: 1|2|3): Turn a skid by quarters', 'lackio_pot(agitate: bool): Stir the paint pot'],
    steps: `
      @step gpio_write pin={damp} value=0 // gpio_write pin={damp} value=1 | Damper by the step | Damper {damp}: a 1 sends the air round and round, a 0 sends it out through the filters. While we spray or flash off it goes out, in a bake or cure it goes round.
      @step gpio_write pin={burn} value=0 // gpio_write pin={burn} value=1 | Burner by the step | The burner ({burn}) burns for bake and cure. In the other steps it may not.
      @spring gpio_write pin={damp} value=0 // gpio_write pin={damp} value=1 | Air out | {ppm} ppm of solvent: send all air to the exhaust. Without current the damper of {damp} falls to {spring}, with current it turns to the other side.
      @spring gpio_write pin={damp} value=1 // gpio_write pin={damp} value=0 | Air round | Save heat. The damper on {damp} has to stand on recirculation; its spring turns it to {spring} and the current turns it away from there.
      @st gpio_write pin={air} value=0 // gpio_write pin={air} value=1 | Gun air | The painter needs air at the gun. A spring {st} the valve at {air}, current moves it against the spring.
      @st gpio_write pin={air} value=1 // gpio_write pin={air} value=0 | No gun air | Lock off the gun's air, so that nobody sprays into the bake. Valve {air}; it is a spring that {st} it, and the coil works against the spring.
      gpio_read pin={intl} | Doors | The interlock of the doors ends at {intl}, the burner begins at {burn}. Read the doors.
      lackio_turn skid=2 quarter=1 | Quarter turn | Turn skid 2 by one quarter.
      lackio_pot agitate=true | Keep it stirred | {col} settles fast, so it has to be stirred in the pot.
    `,
  },
  {
    language: 'en',
    earlier: ['Which clamp where? | bench_notes → Pinch valve {a}: pin {pa}, {ka}. Pinch valve {b}: pin {pb}, {kb}.'],
    event: 'manual',
    slots: { a: 'PV1, red tube, feed line', b: 'PV6, blue tube, waste line', pa: '4..9', pb: '10..16', ka: '=normally closed, squeezes without power / normally open, squeezes only with power', kb: '=opens while powered, released by a high level / closed while powered, squeezed by a high level', ml: '12..95', bd: 'bench-c, flow, lab-4' },
    tools: ['pipettor_prime(line, ml: int): Prime a line', 'pipettor_head(rollers: pressed|lifted): Rollers of the pump head'],
    steps: `
      @ka gpio_write pin={pa} value=1 // gpio_write pin={pa} value=0 | Open {a} | Let the liquid pass {a}. Look at step {step1} for the kind of valve.
      @ka gpio_write pin={pa} value=0 // gpio_write pin={pa} value=1 | Pinch {a} | Nothing more may pass {a}; it has to be pinched off in the way its kind asks for.
      @kb gpio_write pin={pb} value=1 // gpio_write pin={pb} value=0 | Open {b} | {b} must be open for the rinse. Consider what the bench notes say about its behaviour.
      @kb gpio_write pin={pb} value=0 // gpio_write pin={pb} value=1 | Shut {b} | Close {b} off after {ml} ml. The notes on the bench have the pin and how it acts.
      @ka gpio_write pin={pa} value=0 board={bd} // gpio_write pin={pa} value=1 board={bd} | Block it on {bd} | For the pressure test the tube in {a} is blocked, over the board {bd}.
      gpio_read pin={pb} | Level at {b} | I only want to know the level on the pin of {b}.
      pipettor_head rollers=lifted | Spare the tube | Over the weekend no roller may press on the tube.
      pipettor_prime line="{a}" ml={ml} | Prime | Prime {a} with {ml} ml.
    `,
  },
  {
    language: 'en',
    event: 'mqtt depot/points {"tram": {tram}, "line": "{line}", "to_track": "{to}", "frost": {frost}}',
    slots: { tram: '201..988', line: '=7, 12, N4', to: '=left, shed / right, yard', frost: '=true / false', pt: '3..9', ht: '10..17', lock: '18..23', mot: '=left / right', bd: 'depot, throat, pm-2' },
    tools: ['rangier_sand(hopper: int, flap: open|shut): Sand hopper flap', 'rangier_catenary(section: text, voltage: live|dead): Overhead line of a section'],
    steps: `
      @to gpio_write pin={pt} value=0 // gpio_write pin={pt} value=1 | Set the point | Point motor {pt} lies left (to the shed) at 0 and right (to the yard) at 1. Set it for the tram.
      @mot gpio_write pin={pt} value=1 // gpio_write pin={pt} value=0 | Lay it left | After the repair nobody knows it by heart: driven high, the motor on {pt} now lays the tongue to the {mot}. We need left.
      @mot gpio_write pin={pt} value=0 // gpio_write pin={pt} value=1 | Lay it right | We need the tongue on the right. Output {pt} lays it to the {mot} when high, to the other side when low.
      @frost gpio_write pin={ht} value=1 // gpio_write pin={ht} value=0 | Point heater | In frost the heater at {ht} is on, else off.
      gpio_write pin={lock} value=1 | Lock the tongue | A bolt holds the tongue; the coil at {lock} draws it back when it is LOW. Let the bolt go in.
      gpio_write pin={lock} value=0 | Draw the bolt | Before the point can move, draw the bolt. Coil {lock}, which pulls at low.
      gpio_read pin={lock} board={bd} | Bolted? | Ask {bd} for the level of the bolt's coil, {lock}. The heater ({ht}) is a different thing.
      rangier_catenary section="hall 2" voltage=dead | Dead wire | Men on the roof of a car in hall 2: the line above them has to be dead.
      mqtt_publish topic=depot/next payload="{tram} to the {to}" | Driver's display | On depot/next goes the number of the tram, "to the", and the side, as it stands in the message.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kennel/door {"dog": "{dog}", "box": {box}, "door_pin": {door}, "lock_type": "{ty}", "weather": "{we}"}',
    slots: { dog: 'Bello, Zuri, Maple, Tofu', box: '1..18', door: '4..10', ty: '=power to lock, held by current / power to unlock, freed by current', we: '=dry, sunny / rain, storm', run: '11..16', heat: '17..22', fan: '23..29', act: '=sinks / sources' },
    tools: ['zwinger_feed(box: int, grams: int): Feed a box', 'zwinger_slide(box: int, slide: up|down): Slide between a box and its run'],
    steps: `
      @ty gpio_write pin={door} value=0 // gpio_write pin={door} value=1 | Let the dog out | Unlock the door whose pin is in the message. What current does to this lock stands there too.
      @ty gpio_write pin={door} value=1 // gpio_write pin={door} value=0 | Lock the box | Visitors come. Lock the dog's door by its pin, and see in the message which type of lock it has.
      @we zwinger_slide box={box} slide=up // zwinger_slide box={box} slide=down | Slide by the weather | On a dry or sunny day the slide of this box is up, otherwise it stays down.
      @we gpio_write pin={run} value=1 // gpio_write pin={run} value=0 | Run gate by the weather | {run} lifts the gate of the big run. Up with it when it is dry or sunny, down when not.
      @act gpio_write pin={heat} value=0 // gpio_write pin={heat} value=1 | Warm floor | The driver of the floor heating at {heat} {act} current: sinking means on at 0, sourcing means on at 1. {dog} likes it warm.
      @act gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | Cold floor | The floor need not be warm. Its driver ({heat}) {act}; one that sinks is off at 1, one that sources is off at 0.
      gpio_write pin={fan} value=0 | Fan | The fan scares {dog}. Output {fan}, plain logic, make it stop.
      gpio_read pin={door} | Door pin | See which level the door in the message has.
      zwinger_feed box={box} grams=250 | Food | 250 grams for the reported box.
    `,
  },
  {
    language: 'en',
    event: 'mqtt roof/solar {"collector_c": {col}, "tank_c": {tank}, "pool_c": {pool}, "goal": "{goal}"}',
    slots: { col: '35..96', tank: '31..58', pool: '17..27', goal: '=tank, hot water / pool, swimming', tw: '3..9', cp: '10..16', dr: '17..24', ab: '=AB-A / AB-B', bd: 'roof, cellar-2, sol-io', pw: '=open without power / shut without power' },
    tools: ['heliothek_tilt(rows: east|west|both, stow: bool): Stow the rows', 'heliothek_meter(reset: yes|no): Heat meter'],
    steps: `
      @goal gpio_write pin={tw} value=0 // gpio_write pin={tw} value=1 | Where the heat goes | At rest the three-way valve on {tw} feeds the tank, energised it feeds the pool. Send the heat to the goal of the message.
      @ab gpio_write pin={tw} value=1 // gpio_write pin={tw} value=0 | Way B | The new three-way valve ({tw}) is {ab} when there is no current and changes over with current. Water must take the way AB-B.
      @ab gpio_write pin={tw} value=0 // gpio_write pin={tw} value=1 | Way A | Let it flow from AB to A. The valve at {tw} stands at {ab} while unpowered.
      gpio_write pin={cp} value=1 | Collector pump | {col} °C up there. Circuit pump {cp}: give it power.
      gpio_write pin={cp} value=0 | Pump off | Sun is gone, the pump at {cp} would only cool the tank. Take its power.
      @pw gpio_write pin={dr} value=0 // gpio_write pin={dr} value=1 | Drain back | Frost tonight. Let the collector run empty through the valve {dr}, which is {pw}.
      @pw gpio_write pin={dr} value=1 // gpio_write pin={dr} value=0 | Stop draining | The drain valve {dr} is {pw}. Fill the collector again, i.e. the drain has to be shut.
      gpio_read pin={tw} board={bd} | Which way? | The board {bd} knows: what level does the three-way valve on {tw} get?
      heliothek_tilt rows=both stow=true | Gale | Put all rows into their stow position.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/case {"case": "{case}", "visitors": {vis}, "state": "{st}", "curator": "{cur}"}',
    slots: { case: 'C12, gold room, amber case', vis: '0..60', st: '=OPEN, DAY, ON / CLOSED, NIGHT, OFF', cur: 'Livia, Mr. Odum, Hjalmar', lamp: '3..8', mute: '9..14', alarm: '15..20', hum: '21..27', name: '=MUTE / UNMUTE', led: '=cathode / anode' },
    tools: ['vitrinarium_glass(case, glass: clear|frosted): Switching glass', 'vitrinarium_seal(case, seal: intact|broken): Note the state of a seal'],
    steps: `
      @st gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Case lamp by state | Lamp on pin {lamp}, high = lit. Lit while the state in the message says open, day or on; dark otherwise.
      @st gpio_write pin={alarm} value=0 // gpio_write pin={alarm} value=1 | Glass alarm by state | The glass alarm ({alarm} high = armed) sleeps by day, when we are open or on. Closed, at night or off it is armed.
      @name gpio_write pin={mute} value=1 // gpio_write pin={mute} value=0 | No sound | The amplifier's {name} line is wired straight to {mute}, high does what the name says. The story of the {case} should fall silent.
      @name gpio_write pin={mute} value=0 // gpio_write pin={mute} value=1 | Sound again | {vis} visitors want to hear the story. Pin {mute} goes to a line called {name}, which does so when high.
      @led gpio_write pin={hum} value=0 // gpio_write pin={hum} value=1 | Warning LED | The LED hangs with its {led} at pin {hum}, the other leg on the rail that fits. Make it shine.
      @led gpio_write pin={hum} value=1 // gpio_write pin={hum} value=0 | LED dark | Pin {hum} is connected to the {led} of the warning LED. It should be dark now.
      gpio_read pin={alarm} | Armed? | Is the glass alarm on {alarm} armed? Read, do not switch.
      vitrinarium_glass case="{case}" glass=frosted | Hide it | {cur} changes the object; nobody should see into the case.
      pushover message="{case}: {vis} visitors" | Count | Push to {cur} how many visitors there are at that case, like this: C4: 12 visitors
    `,
  },
  {
    language: 'en',
    event: 'webhook /gelato/pasteuriser {"batch": "{batch}", "mix_c": {c}, "phase": "{ph}", "minutes": {min}}',
    slots: { batch: 'fiordilatte, pistachio 4, lemon', c: '4..88', ph: '=heat, hold / cool, mature', min: '10..45', steam: '3..8', ice: '9..14', mix: '15..20', out: '21..27', job: '=an NC valve that has to open, an NO valve that has to shut / an NC valve that has to shut, an NO valve that has to open', job2: '=normally closed and must let mix through, normally open and must hold the mix back / normally closed and must hold the mix back, normally open and must let mix through' },
    tools: ['cremina_scraper(blade: set|lifted): Scraper blade', 'cremina_hose(rinse: int): Rinse a hose for seconds'],
    steps: `
      @ph gpio_write pin={steam} value=1 // gpio_write pin={steam} value=0 | Steam by phase | Steam jacket {steam} opens with a 1. Steam in the phases heat and hold, none afterwards.
      @ph gpio_write pin={ice} value=0 // gpio_write pin={ice} value=1 | Ice water by phase | Ice water {ice}: 1 lets it run. It runs when the mix is to cool or mature and must not while it is heated or held.
      @job gpio_write pin={out} value=1 // gpio_write pin={out} value=0 | Outlet | At {out} there is {job}. Do that.
      @job2 gpio_write pin={out} value=1 // gpio_write pin={out} value=0 | Outlet for {batch} | The outlet valve ({out}) is {job2}.
      gpio_write pin={mix} value=1 | Stirrer | {min} minutes long the stirrer on {mix} turns; it is on while the pin is 1. Begin.
      gpio_write pin={mix} value=0 | Stirrer rests | The stirrer of {mix} has done its {min} minutes.
      gpio_read pin={ice} | Ice line | Is the line for ice water, {ice}, high? Steam is {steam}, that one is of no interest.
      cremina_scraper blade=lifted | Scraper | The blade should not touch the wall.
      memory_store key=last-batch content="{batch} {c} °C" | Note it | Keep the batch and its temperature with the unit as last-batch, e.g. "mango 71 °C".
    `,
  },
];
