import type { Scene } from '../../scene';

/** Pins and states said in a roundabout way, inverted, or one of several, part 1. */
export const sensesEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt bench/relays {"coil": {coil}, "held_s": {sec}, "asked_by": "{who}"}',
    slots: { coil: '2..15', sec: '20..95', who: 'Ivo, Hanne, Tomas, Reni', k2: '16..27', bd: 'bench, rig-2, tester', br: 'F3, F12, Q7, Q1', latch: 'L1, L4, memory relay' },
    tools: ['coil_drive(coil: int, state: energised|released): Drive a relay coil', 'breaker_move(breaker, to: closed|tripped): Move a breaker', 'latch_put(latch, value: 0|1): Set or reset a latch', 'bench_power(on: bool): Switch the supply of the bench'],
    steps: `
      gpio_write pin={coil} value=0 | Let it go | The pin in the message has held its relay for {sec} seconds. Let the relay go now.
      gpio_write pin={coil} value=1 | Pull in | We would like to hear a click: have the relay on the reported coil pin pull in.
      gpio_write pin={k2} value=1 board={bd} | Second relay | On board {bd} another relay hangs on pin {k2}. That one must be energised; the coil in the message has nothing to do with it.
      gpio_read pin={k2} board={bd} | Has it dropped? | 40 milliseconds were allowed for dropping out. See what pin {k2} of {bd} is at.
      coil_drive coil={coil} state=released | Drop out | Use the coil driver, please, and make the coil from the message drop out.
      coil_drive coil={coil} state=energised | Hold it in | {who} wants this coil held in by the driver until the measurement is over.
      breaker_move breaker={br} to=tripped | Trip it | Breaker {br} has to trip so that we see whether the lamp goes out.
      latch_put latch="{latch}" value=0 | Reset the latch | After the test nothing may be remembered any more, so reset {latch}.
      bench_power on=false | Dead bench | Make the whole bench dead before anybody touches the terminals.
    `,
  },
  {
    language: 'en',
    event: 'mqtt terrarium/{tank} {"humidity": {hum}, "temp": {temp}, "animal": "{pet}"}',
    slots: { tank: 'T1, T4, north, glass-2', hum: '31..58 / 72..95', temp: '22..34', pet: 'gecko, day frog, chameleon, boa', mist: '20..23', lamp: '24..26', fan: '27..33', bd: 'zoo, vivarium, rack-1' },
    tools: ['vivario_rain(tank, seconds: int): Let it rain in a tank', 'vivario_sun(tank, state: on|off): Switch the basking lamp', 'vivario_lid(tank, open: bool): Move the lid', 'vivario_heatmat(tank, value: 0|1): Switch the heating mat'],
    steps: `
      gpio_write pin={mist} value=1 | Only the mist | Mist is {mist}, lamp {lamp}, fan {fan}. Turn on the mist and nothing else.
      gpio_write pin={fan} value=0 | The fan comes to rest | Three things are wired here: the mister at {mist}, the lamp at {lamp} and the fan at {fan}. It is the fan that should come to rest.
      gpio_write pin={lamp} value=1 | Lamp burns | Leave {mist} and {fan} alone. Between them sits {lamp}, the lamp, and it has to burn.
      @hum gpio_write pin={mist} value=1 // gpio_write pin={fan} value=1 | Wet or dry | Below 65 percent humidity the mister on {mist} starts, above it the fan on {fan}.
      @hum vivario_lid tank={tank} open=false // vivario_lid tank={tank} open=true | Lid | A damp tank (over 65 percent) gets its lid up. A dry one is kept shut.
      vivario_sun tank={tank} state=off | The {pet} sleeps | At this hour no sun may shine in the tank that reports.
      vivario_heatmat tank={tank} value=1 | Warm belly | Let the mat under this tank warm up, whatever the {temp} degrees say.
      vivario_rain tank={tank} seconds=20 | Shower | A shower for this tank, twenty seconds.
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the glycol valves | file_read → Spring opens each valve; a 1 closes it. {v1}: pin {p1}. {v2}: pin {p2}.', 'Read the tanks | cellar_temps → {v1} {t1} °C, {v2} {t2} °C'],
    slots: { v1: 'FV1, lager tank, bright A', v2: 'FV8, stout tank, bright B', p1: '5..12', p2: '13..25', t1: '3..7 / 13..19', t2: '8..12', bd: 'cellar, glycol, brew-1' },
    tools: ['cellarbot_spunding(tank, state: open|closed): Move the spunding valve', 'cellarbot_jacket(tank, cooling: bool): Cool the jacket or not', 'cellarbot_seal(tank, value: locked|unlocked): Lock a manway', 'cellarbot_pump(on: 0|1): Switch the transfer pump'],
    steps: `
      gpio_write pin={p1} value=0 | Coolant for {v1} | Let the coolant through to {v1}. Step {step1} tells how its valve behaves.
      gpio_write pin={p2} value=1 | Shut {v2} off | {v2} is cold enough, its glycol valve should be closed; mind what the spring does.
      @t1 gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | Cool or not | Over 10 °C in {v1} its valve must be open, under 10 °C it must be shut. The file of step {step1} says which level does what.
      gpio_write pin={p2} value=0 board={bd} | Open the other | Take the current off the valve of {v2} on board {bd}, so that the spring opens it.
      cellarbot_spunding tank="{v1}" state=closed | No gas out | Nothing may blow off from {v1} any more: shut its spunding valve.
      cellarbot_jacket tank="{v2}" cooling=false | Give the jacket a rest | Please stop cooling the jacket of {v2} for the night.
      cellarbot_seal tank="{v2}" value=unlocked | Free the manway | Somebody has to climb into {v2}; its manway has to be free.
      cellarbot_pump on=0 | Transfer pump still | All has been moved. The pump for the transfer can stand still.
      @t1 failed "{v1} has {t1} °C" // notify message="{v1}: {t1} °C" | Warm tank | If {v1} is above 10 °C, show a notification with its name, a colon and its temperature with the unit. Otherwise let this step fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /escape/room {"room": "{room}", "team": "{team}", "minutes_left": {left}, "hint": {hint}}',
    slots: { room: 'Pharaoh, Submarine, Attic, Bank', team: 'Foxes, Night Owls, Team 7', left: '1..4 / 12..45', hint: '1..9', mag: '10..15', mag2: '16..21', strobe: '22..27', bd: 'props, attic-pi, stage-2' },
    tools: ['propnet_lock(room, door: int, state: locked|unlocked): Lock or unlock a door of a room', 'propnet_ambience(room, sound: on|off): Switch the sound', 'propnet_drawer(room, held: bool): Hold a secret drawer shut or give it free', 'propnet_rearm(room): Reset all props of a room'],
    steps: `
      gpio_write pin={mag} value=0 | Exit free | The magnet of the exit, pin {mag}, keeps the door shut as long as it has current. Give the door free.
      ^ | Fire drill | Everybody has to get out. A 1 on pin {mag} is what keeps the exit shut, so take it away.
      gpio_write pin={mag2} value=1 | Hold the coffin lid | Pin {mag} is the exit and must not be touched. On {mag2} there is the magnet of the coffin lid, which holds when it is fed. Hold the lid.
      gpio_write pin={strobe} value=0 | Calm light | The strobe flashes as long as output {strobe} is high. No flashing any more, please.
      @left propnet_lock room="{room}" door=2 state=unlocked // failed "{left} minutes are left" | Mercy | When they have five minutes or less, let door 2 of their room come unlocked. With more time than that this step fails.
      propnet_ambience room="{room}" sound=off | Quiet | Quiet in the room of this team; the game master wants to speak.
      propnet_drawer room="{room}" held=false | Secret drawer | The drawer in this room may spring open now.
      propnet_rearm room="{room}" | For the next team | When {team} have left, everything in their room goes back to how it was: reset it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt carwash/{bay} {"step": "{phase}", "brush_pin": {brush}, "dryer_pin": {dryer}, "barrier_pin": {barrier}, "litres": {lit}}',
    slots: { bay: 'bay-1, bay-3, truck lane', phase: 'rinse, foam, wax, dry', brush: '2..9', dryer: '10..18', barrier: '19..26', lit: '60..180', bd: 'lane-a, plc-3, wash' },
    tools: ['suds_arch(bay, state: running|resting): Let a foam arch run or rest', 'suds_lamp(bay, colour: red|green): Set the traffic lamp', 'suds_chain(bay, run: bool): Move the conveyor chain', 'suds_foot(bay, value: 0|1): Press or lift the foot of the brush'],
    steps: `
      gpio_write pin={brush} value=0 | Brushes stand still | The driver has opened a window. The brushes, whose pin is in the message, have to stand still at once.
      gpio_write pin={dryer} value=1 | Blow | After {lit} litres of water the car is wet enough: let the dryer blow.
      gpio_write pin={barrier} value=0 board={bd} | Let the car out | The barrier of board {bd} is inverted, a high level keeps it down and a low one raises it. Raise it; the message has its pin.
      gpio_read pin={barrier} | Where is the barrier? | Nobody is to move anything here. Only look how the barrier's pin stands.
      suds_arch bay="{bay}" state=resting | Arch at rest | No more foam in this bay, the arch should come to rest.
      suds_lamp bay="{bay}" colour=red | Nobody drives in | Show the next driver that he has to wait before the bay that reports.
      suds_chain bay="{bay}" run=true | Chain | The chain of this bay pulls the car on now.
      suds_foot bay="{bay}" value=0 | Foot up | 1 presses the brush foot down and 0 lifts it. In this bay we need it lifted.
      mqtt_publish topic=carwash/log payload="{bay}: {phase}, {lit} l" | Log line | Publish to carwash/log the bay, a colon, the phase, a comma and the litres followed by l, as in "bay-2: rinse, 90 l".
    `,
  },
  {
    language: 'en',
    earlier: ['Which pumps run? | gpio_read → {on} runs, output pin {p1}. {off} (pin {p2}) is resting.', 'Level in the sump | sump_level → {cm} cm, alarm at 80 cm'],
    slots: { on: 'Pump A, Big pump, Pump 1, Grundfos', off: 'Pump B, Small pump, Pump 2, Standby pump', p1: '4..14', p2: '15..27', cm: '22..68 / 84..130', bd: 'sump, pit-1, basement', horn: '30..39' },
    tools: ['lifta_pump(name, run: bool): Run or stop a pump', 'lifta_flap(state: open|closed): Move the backflow flap', 'lifta_horn(on: bool): Switch the horn', 'lifta_seal_water(value: 0|1): Switch the sealing water'],
    steps: `
      gpio_write pin={p1} value=0 | Give it a rest | Switch off the one of the two that runs, by its pin.
      gpio_write pin={p2} value=1 | Wake the other | Whichever pump was found resting has to run from now on; its pin stands there too.
      @cm gpio_write pin={p1} value=0 // gpio_write pin={p2} value=1 | Help or stop | With more than 80 cm in the sump the resting pump helps out. Below that the running one is stopped. Either is done by the pin.
      gpio_write pin={p2} value=0 | {off} stays quiet | Make sure that {off} cannot start: its output to low.
      gpio_read pin={p1} board={bd} | Really running? | Check on board {bd} how the output of {on} stands, and leave it so.
      @cm lifta_horn on=false // lifta_horn on=true | Horn | The horn has to sound above the alarm level and be silent below it.
      lifta_pump name="{off}" run=true | Through the controller | Start {off} with the pump tool this time, not by its pin.
      lifta_flap state=closed | Keep the canal out | It pours outside; nothing may flow back through the flap.
      lifta_seal_water value=1 | Water on the seals | Before any long run the seals get their water (1 = flowing).
    `,
  },
  {
    language: 'en',
    event: 'peripheral gpio/{door} {"pin": {door}, "level": {lvl}, "board": "{bd}"}',
    slots: { door: '3..12', lvl: '=0 / 1', bd: 'coop, hen-1, yard', light: '13..19', feeder: '20..26', kg: '2..9', mins: '30..55' },
    tools: ['coopkeeper_door(position: up|down): Move the door of the coop', 'coopkeeper_roost(light: on|off): Switch the roost light', 'coopkeeper_fence(live: bool): Put current on the fence', 'coopkeeper_hatch(value: open|shut): Move the egg hatch'],
    steps: `
      @lvl coopkeeper_fence live=true // coopkeeper_fence live=false | Fence follows the door | 0 = contact closed, that is the door is shut; 1 = it is open. A shut door means current on the fence, an open one no current.
      @lvl failed "the door is shut" // coopkeeper_door position=down | Still open? | The switch in the event gives 0 for a shut door. If it is open, let the door down; if it is shut already, fail.
      gpio_read pin={door} board={bd} | Look again | Read the pin of the event once more on the board that the event names.
      gpio_write pin={light} value=1 board={bd} | Light for the hens | Lamp on pin {light} of {bd}: it ought to burn for {mins} minutes from now on.
      gpio_write pin={feeder} value=0 board={bd} | No more feed | {kg} kg are out. Stop the feeder, {feeder}, on {bd}; leave the lamp on {light} as it is.
      coopkeeper_roost light=off | Dark on the roost | Hens sleep when it is dark, so make it dark on the roost.
      coopkeeper_hatch value=open | Eggs | Get the egg hatch out of the way for the collector.
      @lvl notify message="Coop shut" // notify message="Coop open" | Say it | The level 0 is a closed contact. Show "Coop shut" if the door is shut and "Coop open" if not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lathe/{no} {"rpm": {rpm}, "chuck": "{chuck}", "guard": "{guard}"}',
    slots: { no: '1..6', rpm: '=0 / 400, 900, 1250', chuck: '=clamped / loose', guard: '=down / up', brake: '7..13', cool: '14..20', lampp: '21..27', bd: 'headstock, lathe-io, cnc-2' },
    tools: ['turnio_chuck(lathe: int, jaws: clamped|free): Clamp or free the jaws', 'turnio_spindle(lathe: int, run: bool): Run the spindle', 'turnio_estop(lathe: int, state: tripped|reset): Trip or reset the emergency stop', 'turnio_light(lathe: int, on: 0|1): Work light'],
    steps: `
      gpio_write pin={brake} value=0 | Brake falls in | A spring closes the brake, the coil on pin {brake} lifts it. The brake should hold now.
      @rpm gpio_write pin={brake} value=1 // failed "the spindle turns at {rpm}" | Lift the brake | Only at standstill (0 rpm) may the brake be lifted, and that takes a 1 on {brake}. Otherwise fail.
      @guard gpio_write pin={cool} value=1 // gpio_write pin={cool} value=0 | Coolant | Coolant on {cool} flows while the guard is down and must not when it is up.
      gpio_write pin={lampp} value=1 board={bd} | Red lamp | Light up the lamp at output {lampp} of the board {bd}.
      turnio_chuck lathe={no} jaws=free | Give the workpiece free | The part in this lathe is done. Let the jaws go.
      @chuck turnio_spindle lathe={no} run=true // failed "the chuck is {chuck}" | Turn | Let this spindle turn if the piece is clamped. A loose chuck is a reason to fail.
      turnio_estop lathe={no} state=tripped | Hand in the machine | Somebody is too near. Bring down the emergency stop of this lathe.
      turnio_estop lathe={no} state=reset | Ready again | The danger is over and the stop of the reporting lathe can be reset.
      turnio_light lathe={no} on=0 | Work light | Nobody works here now, so this lathe needs no light.
    `,
  },
  {
    language: 'en',
    event: 'webhook /studio/onair {"studio": "{st}", "live": {live}, "host": "{who}", "gain_db": {db}}',
    slots: { st: 'Studio 1, Studio 4, Booth B', live: '=true / false', who: 'Ada, Kofi, Mirela, Jonas', db: '3..18', red: '5..11', bell: '12..17', mic: '18..25', bd: 'console, rack-3, onair' },
    tools: ['airdesk_mic(studio, state: open|closed): Open or close the microphones', 'airdesk_door(studio, locked: bool): Lock the studio door', 'airdesk_delay(studio, on: 0|1): Switch the seven-second delay', 'airdesk_phones(studio, ring: loud|silent): Let the phones ring or not'],
    steps: `
      @live gpio_write pin={red} value=1 // gpio_write pin={red} value=0 | Red lamp | As long as we are live the red lamp on GPIO {red} has to burn; if we are not, it has to be dark.
      gpio_write pin={bell} value=0 | No bell | The doorbell relay sits at GPIO {bell}. During the talk it must not be heard, so keep it low.
      gpio_write pin={mic} value=1 | Cough key | Cough key of {who}: GPIO {mic}, where a 1 mutes and a 0 opens the microphone. Mute it.
      gpio_write pin={mic} value=0 board={bd} | Voice back | Let {who} be heard again. On {bd} the key at {mic} mutes with a 1.
      @live airdesk_door studio="{st}" locked=true // airdesk_door studio="{st}" locked=false | Who comes in | Nobody comes into the studio during a live show; otherwise its door is free.
      airdesk_mic studio="{st}" state=closed | Dead microphones | There is news from the other house. Nothing from this studio should go out.
      airdesk_delay studio="{st}" on=1 | Safety seconds | Callers are unpredictable, so this studio works with the seven-second delay.
      airdesk_phones studio="{st}" ring=silent | Phones | Silence for the phones in the studio of the message, please.
      notify message="{who} in {st}" title="On air" | Who is on | Put up a notification titled On air that says who is in which studio, e.g. "Ada in Studio 2".
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/plant {"chlorine": {cl}, "flow_m3": {flow}, "filter_pin": {filt}, "dose_pin": {dose}, "light_pin": {li}}',
    slots: { cl: '0.1..0.4 / 1.6..3.2', flow: '18..40', filt: '2..8', dose: '9..16', li: '17..27', slide: '28..33', bd: 'plant, basement, pool-x' },
    tools: ['aquaplant_cover(state: open|closed): Move the cover of the pool', 'aquaplant_counterflow(on: bool): Switch the counterflow', 'aquaplant_shower(valve: locked|unlocked): Lock the shower', 'aquaplant_uv(lamp: 0|1): Switch the UV lamp'],
    steps: `
      @cl gpio_write pin={dose} value=1 // gpio_write pin={dose} value=0 | Dosing | Chlorine under 0.5 lets the dosing pump run, chlorine over 1.5 makes it stand.
      gpio_write pin={filt} value=0 | Filter must not run | We open the filter now. It must not run any more; the message says on which pin it is.
      gpio_write pin={li} value=1 board={bd} | Evening swim | The underwater light, its pin being in the message and its board {bd}, should shine.
      gpio_write pin={slide} value=1 | Slide without water | Line {slide} works the valve of the slide, and it is a normally open one: it shuts as soon as it gets current. No more water on the slide.
      gpio_write pin={slide} value=0 | Slide with water | For the children the slide should be wet again. Its valve on line {slide} shuts with current and is open without.
      aquaplant_cover state=closed | Put it to bed | Put the pool to bed, cover on.
      aquaplant_counterflow on=false | Still water | The swimmer has left and the counterflow can calm down.
      aquaplant_shower valve=unlocked | Showers free | Guests arrive, give the showers free.
      aquaplant_uv lamp=1 | UV | Have the UV lamp burn all night at {flow} cubic metres.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the wiring card | file_read → Line {a}: organ blower. Line {b}: bell motor. Line {c}: tower clock light.', 'State of the lines | gpio_read → {a}: 1, {b}: 1, {c}: 0'],
    slots: { a: '3..9', b: '10..18', c: '19..27', bd: 'tower, nave, sacristy', hymn: '101..390' },
    tools: ['campanil_bell(bell: big|small, ring: bool): Let a bell ring', 'campanil_heater(state: on|off): Switch the bench heaters', 'campanil_portal(value: open|closed|locked): Move the portal', 'campanil_hymn(number: int): Show a hymn'],
    steps: `
      gpio_write pin={b} value=0 | The bell comes to rest | Ten strokes are enough. Let the bell motor come to rest; the card says which line.
      gpio_write pin={a} value=0 | No more wind | The organist has gone home, so the blower need not run.
      gpio_write pin={c} value=1 | Clock face | It is getting dark. The clock up in the tower should be lit.
      gpio_write pin={c} value=1 board={bd} | Light again | Put light on the clock by board {bd}, with the line from the card. Neither blower nor bell is meant.
      gpio_read pin={a} board={bd} | Blower? | On {bd}, ask the line of the blower for its present level.
      campanil_bell bell=small ring=true | Small bell | For the baptism it is the small bell that sounds.
      campanil_heater state=off | Benches cold | We do not heat for empty benches.
      campanil_portal value=locked | Night | Make the portal fast so that nobody gets in. Closed alone is not enough, it must be locked.
      campanil_hymn number={hymn} | Hymn | The board shows number {hymn} next.
    `,
  },
  {
    language: 'en',
    event: 'mqtt coldstore/{room} {"air_c": {air}, "ice_mm": {ice}, "door": "{door}", "evap": "{ev}"}',
    slots: { room: 'K1, K3, ice cream, fish', air: '-24..-17', ice: '1..4 / 9..16', door: '=open / shut', ev: '=E1 / E2', e1: '4..9', e2: '10..16', fan: '17..23', bd: 'frost, k-panel, cold-2' },
    tools: ['frigolo_defrost(room, state: started|stopped): Start or stop defrosting', 'frigolo_curtain(room, blow: bool): Air curtain of the door', 'frigolo_panic(room, value: 0|1): Alarm for a trapped person', 'frigolo_bolt(room, bolt: locked|unlocked): Bolt a door'],
    steps: `
      @ev gpio_write pin={e1} value=1 // gpio_write pin={e2} value=1 | Defrost heater | E1 is defrosted by pin {e1}, E2 by pin {e2}. Make the heater of the evaporator that the message names warm.
      @ev gpio_write pin={e1} value=0 board={bd} // gpio_write pin={e2} value=0 board={bd} | Heater cold again | Both heaters are on {bd}: {e1} for E1, {e2} for E2. Let the one of the event cool down.
      @door gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Fan and door | The fan ({fan}) must not run with an open door. With a shut one it should.
      @ice failed "only {ice} mm of ice" // frigolo_defrost room="{room}" state=started | Ice | From 6 mm of ice on, begin to defrost this room. Thinner ice is left alone: fail.
      frigolo_defrost room="{room}" state=stopped | Enough | Twenty minutes have gone by; bring the defrosting in this room to an end.
      @door frigolo_curtain room="{room}" blow=true // frigolo_curtain room="{room}" blow=false | Curtain | The air curtain blows if the door stands open. It is quiet if not.
      frigolo_panic room="{room}" value=0 | False alarm | Nobody was trapped. Reset the person alarm of this room to 0.
      frigolo_bolt room="{room}" bolt=unlocked | No bolt | The door of this room must be free to be pushed open from inside.
    `,
  },
];
