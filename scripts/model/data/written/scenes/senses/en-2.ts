import type { Scene } from '../../scene';

/** Pins and states said in a roundabout way, inverted, or one of several, part 2. */
export const sensesEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt kiln/{kiln} {"celsius": {t}, "cone": {cone}, "lid": "{lid}"}',
    slots: { kiln: 'east, K2, big kiln', t: '620..1180 / 31..58', cone: '4..9', lid: '=shut / ajar', ch: '1..4', pin: '20..29', pin2: '5..11', buz: '30..36', bd: 'kilnroom, clay-1, pottery' },
    tools: ['firemate_contactor(kiln, pulled: bool): Pull the main contactor in or let it drop', 'firemate_latch(kiln, lid: locked|free): Lock or free the lid', 'firemate_vent(kiln, value: 0|1): Close (0) or open (1) the vent', 'firemate_program(kiln, state: running|held): Run or hold the program'],
    steps: `
      gpio_write pin={pin} value=1 | Element on | Channel {ch} of the relay card is wired to pin {pin}. Let its element glow.
      gpio_write pin={pin} value=0 board={bd} | Element cold | No more heat from channel {ch}, which board {bd} has on pin {pin}.
      gpio_write pin={buz} value=1 | Buzzer | It is past {t} degrees. Sound the buzzer at D{buz}.
      gpio_write pin={buz} value=0 | Peace again | We have heard it; hush the buzzer on D{buz}.
      gpio_read pin={pin2} | Lid contact | The lid's contact comes in on D{pin2}, 10 centimetres left of the buzzer on D{buz}. What does it say?
      @lid firemate_contactor kiln="{kiln}" pulled=true // failed "the lid is ajar" | Main contactor | Pull in the main contactor of this kiln, provided the lid is shut. An ajar lid means failure.
      @t failed "the kiln has {t} °C" // firemate_latch kiln="{kiln}" lid=free | Unloading | The lid comes free below 60 degrees. If the kiln is hotter, do not let anyone at it and fail.
      firemate_vent kiln="{kiln}" value=1 | Fumes | The wax burns off now and its fumes must get out through the vent.
      firemate_program kiln="{kiln}" state=held | Soak | Hold the program where it is; we soak at cone {cone}.
    `,
  },
  {
    language: 'en',
    earlier: ['List the outputs | board_info → {bd}: GPIO {fog} fog, GPIO {snow} snow, GPIO {wind} wind machine', 'Cue sheet | file_read → Cue {cue}: snow for 40 seconds, no wind'],
    slots: { bd: 'stage, flytower, fx-1', fog: '4..9', snow: '10..16', wind: '17..25', cue: '11..97' },
    tools: ['stagehand_curtain(move: open|closed): Move the curtain', 'stagehand_spot(number: int, lit: bool): Switch a spotlight', 'stagehand_trap(state: locked|unlocked): Lock the trap door', 'stagehand_blackout(value: 0|1): Make everything dark or not'],
    steps: `
      gpio_write pin={snow} value=1 board={bd} | Let it snow | Cue {cue} begins: let it snow, by the outputs of step {step1} and on the board that stands there.
      gpio_write pin={snow} value=0 board={bd} | No more flakes | 40 seconds have gone, so no more flakes. Name the board as in the list.
      gpio_write pin={wind} value=0 board={bd} | Wind dies down | On the board of the list, the storm dies down.
      gpio_write pin={fog} value=1 board={bd} | Fog rolls in | It is the turn of the fog, not of snow or wind. Board and GPIO come from the list of outputs.
      gpio_read pin={wind} board={bd} | Is it still blowing? | Find out at that board whether the wind machine's GPIO is high. Reading is all you do.
      stagehand_curtain move=closed | Interval | Twenty minutes for everybody, and the audience sees nothing of the stage.
      stagehand_spot number=3 lit=false | Spot 3 | The singer leaves the light, that is number 3 goes out.
      stagehand_trap state=locked | Trap door | Dancers are about to run over the trap door; it has to be locked.
      stagehand_blackout value=1 | Murder in the dark | For the murder there is complete darkness.
    `,
  },
  {
    language: 'en',
    event: 'webhook /door/ring {"door": "{door}", "visitor": "{who}", "badge": "{badge}"}',
    slots: { door: '=front / yard', who: 'courier, Mrs Petri, fitter, Lou', badge: '=valid, staff / expired, unknown', pf: '4..10', py: '11..18', porch: '19..26', bd: 'house, porter, hall-pi', sec: '3..9' },
    tools: ['latchwise_strike(door, state: released|holding): Release a door strike', 'latchwise_chime(play: bool): Play the chime', 'latchwise_intercom(door, talk: on|off): Open the intercom', 'latchwise_bolt(door, value: 0|1): Draw the bolt (0) or shoot it (1)'],
    steps: `
      @door gpio_write pin={pf} value=1 // gpio_write pin={py} value=1 | Buzz in | Front door opener: {pf}. Yard door opener: {py}. Buzz the visitor in at the door where the bell was pressed.
      @door gpio_write pin={pf} value=0 // gpio_write pin={py} value=0 | Opener off again | {sec} seconds have passed. Drop the opener of that door, {pf} being front and {py} yard.
      @door gpio_write pin={py} value=0 board={bd} // gpio_write pin={pf} value=0 board={bd} | The other door stays shut | On board {bd} take low the opener of the door where nobody rang ({pf} front, {py} yard).
      gpio_write pin={porch} value=1 board={bd} | Light for {who} | There shall be light on the porch, line {porch} of {bd}.
      @badge latchwise_strike door={door} state=released // failed "the badge is {badge}" | Badge first | Valid or staff badges have the strike of their door released. Any other badge: fail.
      latchwise_chime play=false | Baby asleep | Whatever happens at the door, the chime is not to be heard.
      latchwise_intercom door={door} talk=on | Talk to them | We want to speak with whoever rang, at the door where they are.
      latchwise_bolt door={door} value=1 | Bolt it | Shoot the bolt of the door in the event.
      @badge notify message="{who} may come in" // notify message="{who} has to wait" | Tell the porter | With a valid or staff badge show the visitor and "may come in", else the visitor and "has to wait".
    `,
  },
  {
    language: 'en',
    event: 'mqtt hatchery/{inc} {"egg_c": {egg}, "turns": {turns}, "rh": {rh}, "relays": "{logic}"}',
    slots: { inc: 'I1, I5, quail, setter', egg: '35.1..36.8 / 38.4..39.6', turns: '3..24', rh: '41..62', logic: '=active high / active low', heat: '4..10', turner: '11..18', wet: '19..26', bd: 'hatch, brood-1, farm-io' },
    tools: ['ovum_tray(incubator, motion: rocking|still): Rock the trays', 'ovum_window(incubator, shutter: open|closed): Move the shutter', 'ovum_alarm(incubator, sound: bool): Sound the alarm', 'ovum_fan(incubator, on: 0|1): Switch the fan'],
    steps: `
      @logic gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | Warm the eggs | The heater is on {heat}. Whether the relays are active high or active low stands in the message. The eggs need warmth.
      @logic gpio_write pin={heat} value=0 // gpio_write pin={heat} value=1 | No more warmth | Let the relay of the heater ({heat}) drop out, and look in the message which way round it works.
      @logic gpio_write pin={turner} value=1 // gpio_write pin={turner} value=0 | Turner | {turns} turns so far. The turner at {turner} should go, with the relay logic of the message.
      @logic gpio_write pin={wet} value=0 board={bd} // gpio_write pin={wet} value=1 board={bd} | Humidifier quiet | Board {bd}, output {wet}: the humidifier has to be off. Mind the logic that the message tells.
      @egg failed "the eggs have {egg} °C" // ovum_window incubator="{inc}" shutter=open | Too warm? | Eggs over 38 °C get the shutter of their incubator opened. Cooler eggs: fail.
      ovum_tray incubator="{inc}" motion=still | Last three days | From today on the trays of this incubator must not move any more.
      ovum_alarm incubator="{inc}" sound=false | Alarm understood | I am here already. Silence this alarm.
      ovum_fan incubator="{inc}" on=1 | Air | Keep the air moving in the reporting incubator.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the contact | gpio_read pin {sw} → {lv} (0 = contact closed = hatch shut)', 'Hoist data | hoist_info → load {kg} kg, limit 250 kg'],
    slots: { sw: '2..7', lv: '=0 / 1', kg: '40..240 / 265..480', up: '8..13', down: '14..19', br: '20..27', bd: 'loft, hoist, mill-2', m: '3..12' },
    tools: ['liftup_hook(state: gripping|released): Move the hook', 'liftup_hatch(value: open|shut|locked): Move the hatch', 'liftup_bell(ring: bool): Ring the warning bell', 'liftup_limit(bypass: 0|1): Bypass the limit switch'],
    steps: `
      @lv notify message="Hatch shut" // notify message="Hatch open" | Hatch | Show "Hatch shut" or "Hatch open", whichever step {step1} found.
      gpio_read pin={sw} board={bd} | Ask again | Something moved. Read the contact of step {step1} anew, now through board {bd}.
      @kg gpio_write pin={up} value=1 // failed "{kg} kg is over 250 kg" | Raise | Up is pin {up}, down is pin {down}. Raise the load unless it is heavier than the limit; then fail.
      gpio_write pin={down} value=1 | Lower | {m} metres to go. Set the one for going down ({up} goes up, {down} goes down).
      gpio_write pin={up} value=0 board={bd} | Stand still | Stop going up: {bd}, pin {up}. Leave {down} out of it.
      gpio_write pin={br} value=0 board={bd} | Brake grips | Without current the brake on {br} grips, with it it lets go. Let it grip; the board is {bd}.
      @kg liftup_bell ring=false // liftup_bell ring=true | Bell | Over 250 kg the bell rings. At less it keeps quiet.
      liftup_hook state=released | Unhook | The sacks stand on the floor, so let the hook go.
      liftup_hatch value=locked | Nobody falls | Lock the hatch so that nobody falls through.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rail/layout {"train": "{train}", "block": {block}, "signal": {sig}, "speed": {sp}}',
    slots: { train: 'ICE, freight 3, railbus', block: '1..8', sig: '=13, 14, 15', sp: '20..90', point: '16..21', horn: '22..27', lamp: '28..34', bd: 'layout, module-b, yard' },
    tools: ['traxy_block(block: int, power: on|off): Feed a block', 'traxy_point(number: int, direction: straight|diverging): Set a point', 'traxy_crossing(barriers: up|down): Move the barriers', 'traxy_coupler(train, closed: bool): Close or open the coupler of a train'],
    steps: `
      gpio_write pin={sig} value=1 | Green | The output for the signal is the number that the message gives for it, 1 is green and 0 is red. Let the {train} go.
      gpio_write pin={sig} value=0 board={bd} | Red | The signal of the message shows red at 0. It must show red on {bd}.
      gpio_write pin={point} value=0 | Point motor rests | A point motor on {point} burns out after 2 seconds of current. Take the current away.
      gpio_write pin={horn} value=1 board={bd} | Horn | {train} whistles at block {block}: energise output {horn} of the board {bd}.
      gpio_read pin={lamp} | Occupied? | Line {lamp} tells whether the track is occupied, line {horn} is only the horn. Read the first of these.
      traxy_block block={block} power=off | Train comes to a halt | Without juice it cannot move. Make the reported block dead.
      traxy_point number=7 direction=diverging | Off the main line | Point 7 has to lead away from the straight line.
      traxy_crossing barriers=down | Crossing | Cars have to wait at the crossing.
      traxy_coupler train="{train}" closed=false | Uncouple | The engine of this train leaves its waggons behind, so the coupler lets go.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dome/{dome} {"cloud": {cloud}, "rain": {rain}, "wind_kmh": {wind}, "target": "{obj}"}',
    slots: { dome: 'north, D1, hilltop', cloud: '3..90', rain: '=false / true', wind: '6..34', obj: 'M31, M57, Vega, Saturn', park: '4..9', flat: '10..15', dew: '16..22', bd: 'mount, dome-pi, obs', secs: '30..120' },
    tools: ['astrocap_roof(dome, slit: open|closed): Move the slit of a dome', 'astrocap_clutch(dome, engaged: bool): Engage the clutch', 'astrocap_flap(dome, value: 0|1): Dust cap off (0) or on (1)', 'astrocap_guide(dome, tracking: on|off): Track the sky'],
    steps: `
      @rain astrocap_roof dome="{dome}" slit=open // astrocap_roof dome="{dome}" slit=closed | Rain or stars | A drop of rain and the slit of this dome is shut; without rain we look out.
      @rain gpio_write pin={flat} value=1 // failed "it rains" | Flat panel | While it is dry the flat panel on pin {flat} may glow for {secs} seconds. In the rain fail.
      gpio_write pin={park} value=0 | Unpark | The park pin {park} pins the mount as long as it is fed. Give the mount free.
      gpio_write pin={park} value=1 board={bd} | Park | The mount should be pinned again: {bd}, {park}, and it takes current to pin it.
      gpio_write pin={dew} value=1 | Dew heater | At {cloud} percent cloud the glass gets wet. Dew heater: {dew}. Flat panel: {flat}. Warm the glass.
      gpio_read pin={dew} board={bd} | Dew heater state | How does {dew} stand on {bd}? {wind} km/h of wind cool it a lot.
      astrocap_clutch dome="{dome}" engaged=false | By hand | We turn the dome by hand, so its clutch must let go.
      astrocap_flap dome="{dome}" value=0 | Cap | The dust cap comes off in this dome.
      astrocap_guide dome="{dome}" tracking=off | Target {obj} is done | The telescope in the reporting dome may stop following the sky.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rack/power {"outlet": {out}, "host": "{host}", "amps": {amps}, "ups": "{ups}"}',
    slots: { out: '1..8', host: 'nas3, web-a, vault, cam-srv', amps: '0.4..3.8 / 10.2..14.9', ups: '=online / battery', fanp: '11..16', beac: '17..22', lock: '23..29', bd: 'rack, closet, idf-2' },
    tools: ['pdu_outlet(outlet: int, energised: bool): Switch an outlet', 'pdu_breaker(bank: int, state: closed|tripped): Breaker of a bank', 'pdu_locate(host, blink: on|off): Let the front light of a host blink', 'pdu_alarm(latched: 0|1): Set or reset the alarm latch'],
    steps: `
      @amps pdu_outlet outlet={out} energised=true // pdu_outlet outlet={out} energised=false | Overload | Beyond 10 amps the reported outlet loses its power, up to that it keeps it.
      pdu_breaker bank=2 state=closed | Bank 2 | The short has been found. Bank 2 can be closed again.
      pdu_locate host={host} blink=on | Which one is it? | So that the technician finds the host, its front light has to blink.
      pdu_alarm latched=0 | Reset | Whoever comes next should not find an old alarm; reset it.
      @ups gpio_write pin={fanp} value=1 // gpio_write pin={fanp} value=0 | Roof fan | The roof fan, GPIO {fanp}, is a luxury: it turns when the UPS is online and stands when it lives on battery.
      gpio_write pin={beac} value=0 | Beacon dark | The beacon is off when its pin is low. It sits on {beac}, drew {amps} A at the worst, and should be dark.
      gpio_write pin={lock} value=0 board={bd} | Rack door | {lock} on {bd} is a magnet that keeps the rack door shut. Let go of the door.
      gpio_read pin={fanp} board={bd} | Fan asked | GPIO {beac} is the beacon, GPIO {fanp} the fan, GPIO {lock} the door. Ask {bd} for the level of the fan.
      send_message channel=ops text="{host} draws {amps} A" | Tell ops | Write to the channel ops which host draws how many amperes, like "db2 draws 3.1 A".
    `,
  },
  {
    language: 'en',
    event: 'cron -',
    earlier: ['Read the note on the wall | file_read → Relay board: a relay is OFF when its pin is high. Saw {saw}, dust extractor {dust}, compressor {comp}.', 'Air in the tank | tank_bar → {bar} bar'],
    slots: { saw: '4..9', dust: '10..17', comp: '18..26', bar: '3.1..5.8 / 9.2..10.8', bd: 'joinery, wall, shop-io' },
    tools: ['woodair_drain(valve: open|shut): Drain valve of the tank', 'woodair_gate(machine, blast: bool): Blast gate of a machine', 'woodair_key(machine, value: released|withheld): Give the key of a machine free', 'woodair_lights(row: int, on: 0|1): Lights'],
    steps: `
      gpio_write pin={dust} value=0 | Extractor | The dust extractor is to run. Think of what the note in step {step1} says about high and low.
      gpio_write pin={saw} value=1 | Saw must not run any more | It is ten at night: see to it that the saw is off, by the note.
      gpio_write pin={comp} value=1 | Compressor quiet | The neighbours want to sleep. Quiet the compressor; its relay is like all the others of the note.
      @bar gpio_write pin={comp} value=0 // gpio_write pin={comp} value=1 | By pressure | Below 6 bar the compressor has to run, from 9 bar on it has to rest. How its relay works is written in step {step1}.
      gpio_read pin={saw} board={bd} | See the saw | Only a look: the pin of the saw, through {bd}.
      woodair_drain valve=open | Water out | There is water in the tank and it should run off.
      woodair_gate machine=planer blast=false | Planer gate | Nobody planes, so no suction is needed there: gate of the planer shut, that is, no blast.
      woodair_key machine=moulder value=withheld | Apprentice | The apprentice may not have the key of the moulder today.
      woodair_lights row=2 on=0 | Row 2 | The second row of lights can go out.
    `,
  },
  {
    language: 'en',
    event: 'mqtt boat/{boat} {"bilge_cm": {cm}, "shore": "{shore}", "battery_v": {v}}',
    slots: { boat: 'Alma, Petrel, Seute Deern', cm: '1..4 / 11..30', shore: '=plugged / unplugged', v: '11.6..13.4', bilge: '4..9', anchor: '10..16', nav: '17..23', fridge: '24..31', bd: 'helm, nmea-io, cabin' },
    tools: ['marina_shore(boat, feed: on|off): Feed a boat from shore', 'marina_gangway(boat, gate: locked|unlocked): Gate of the gangway', 'marina_seacock(boat, open: bool): Move a seacock', 'marina_horn(value: 0|1): Sound the fog horn'],
    steps: `
      @cm gpio_write pin={bilge} value=0 // gpio_write pin={bilge} value=1 | Bilge | Over 8 cm of water the bilge pump ({bilge}) pumps, under 8 cm it is at rest.
      gpio_write pin={anchor} value=1 | Anchor light | It is night and we lie at anchor. Of {nav} (running lights) and {anchor} (anchor light) only the second has to burn.
      gpio_write pin={nav} value=0 board={bd} | Running lights | Douse the running lights; the board is {bd}, the line {nav}, and {anchor} is something else.
      @shore gpio_write pin={fridge} value=1 // gpio_write pin={fridge} value=0 | Fridge | The fridge on {fridge} runs with the shore cable plugged and must not run on the battery ({v} V).
      gpio_read pin={bilge} board={bd} | Float | {cm} cm were reported. Look on {bd} how the bilge pin stands now.
      marina_shore boat="{boat}" feed=off | Cast off | They leave the berth. Kill the shore feed of this boat.
      marina_gangway boat="{boat}" gate=unlocked | Crew comes | Give the gangway to this boat free.
      marina_seacock boat="{boat}" open=false | Seacock | Nobody is on board for a month, so water must not be able to come in through the seacock of this boat.
      marina_horn value=1 | Fog | We cannot see the pier head; sound the fog horn.
    `,
  },
  {
    language: 'en',
    event: 'peripheral gpio/{pin} {"pin": {pin}, "level": {lvl}}',
    slots: { pin: '2..8', lvl: '=0 / 1', motor: '9..15', lamp: '16..22', lift: '23..30', bd: 'garage, drive, opener-2', sec: '12..45' },
    tools: ['garagio_panel(panel: up|down): Move the garage door', 'garagio_remote(enabled: bool): Let the remotes work or not', 'garagio_vacation(value: 0|1): Vacation lock', 'garagio_siren(state: sounding|silent): Siren'],
    steps: `
      @lvl failed "the beam is broken" // garagio_panel panel=down | Light beam | 1 means that the beam is free, 0 that something stands in it. With a free beam bring the door down, otherwise fail.
      @lvl gpio_write pin={motor} value=0 // gpio_write pin={motor} value=1 | Motor and beam | 0 at the beam: the motor, pin {motor}, stops. 1 at the beam: it may run.
      @lvl gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Warning lamp | The lamp at pin {lamp} has to burn while the beam is broken (level 0) and be dark while it is free.
      gpio_read pin={pin} | Once more | Check the beam again, at the pin from which the event came.
      gpio_write pin={lift} value=0 | Let down the platform | After {sec} seconds the platform on {lift} comes down as soon as its valve is without current. Let it down.
      gpio_write pin={motor} value=0 board={bd} | Dead motor | I am going to grease the chain. On board {bd}, make sure {motor} is dead; the lamp at {lamp} may stay.
      garagio_remote enabled=false | Remotes | Until further notice no remote control should be able to do anything.
      garagio_vacation value=1 | Two weeks away | Put the vacation lock in.
      @lvl garagio_siren state=sounding // garagio_siren state=silent | Siren | Let the siren sound at level 0 and let it be silent at level 1.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ward/{room} {"patient": "{pat}", "spo2": {sp}, "flow_l": {fl}, "bed": {bed}}',
    slots: { room: 'box-2, cage 4, quarantine', pat: 'Bella, Momo, Herr Fuchs, Tiger', sp: '78..89 / 95..99', fl: '2..6', bed: '1..9', ox: '4..10', warm: '11..18', call: '19..26', bd: 'ward, vet-io, clinic' },
    tools: ['caretop_oxygen(room, valve: open|closed): Oxygen valve of a box', 'caretop_pump(bed: int, infusing: bool): Infusion pump of a bed', 'caretop_door(room, catch: held|released): Catch of a door', 'caretop_call(bed: int, value: 0|1): Set or reset the call lamp of a bed'],
    steps: `
      @sp gpio_write pin={ox} value=1 // failed "{sp} % are enough" | Oxygen | {ox} feeds oxygen, {warm} warms the pad. Feed oxygen if less than 92 % are reported, at more fail.
      gpio_write pin={warm} value=0 board={bd} | Pad cools | {pat} pants. On {bd} the warm pad hangs on {warm} and should cool down now.
      gpio_write pin={call} value=1 | Call a vet | Light up {call} in the corridor so that a vet comes.
      gpio_write pin={call} value=0 board={bd} | Vet is here | She came. Put out the corridor lamp, {bd}/{call}.
      gpio_read pin={warm} | Pad? | {fl} litres a minute go to the mask, but I ask about the pad at line {warm}: is it high?
      caretop_oxygen room="{room}" valve=closed | Mask off | Oxygen must not flow in this box any longer.
      caretop_pump bed={bed} infusing=false | Drip | The bag is empty. Let the pump at this bed rest.
      caretop_door room="{room}" catch=released | Fire alarm | All animals have to get out, so the catch of this door must let go.
      caretop_call bed={bed} value=0 | Bed lamp | Reset the call of the reported bed.
    `,
  },
];
