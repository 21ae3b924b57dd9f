import type { Scene } from '../../scene';

/** Pins and states said in a roundabout way, inverted, or one of several, part 3. */
export const sensesEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt nursery/request {"zone": "{zone}", "wish": "{wish}", "asked_by": "{who}", "minutes": {mins}}',
    slots: { zone: '=A / B / C', wish: '=water, watering', who: 'Ruta, Emil, Paola, Sven', mins: '5..40', pa: '2..9', pb: '10..18', pc: '19..27', bd: 'nursery, valve-box, plot-4' },
    tools: ['rainbow_zone(zone, valve: open|shut): Open or shut a zone', 'rainbow_master(hold: bool): Hold the master valve open or not', 'rainbow_mist(bench: int, value: 0|1): Mist of a bench', 'rainbow_sensor(zone, ignored: yes|no): Ignore the rain sensor of a zone'],
    steps: `
      @zone gpio_write pin={pa} value=1 // gpio_write pin={pb} value=1 // gpio_write pin={pc} value=1 | Water for the asker | Zone A is pin {pa}, zone B pin {pb} and zone C pin {pc}, all opened by a high level. Open the zone of the event.
      @zone gpio_write pin={pa} value=0 board={bd} // gpio_write pin={pb} value=0 board={bd} // gpio_write pin={pc} value=0 board={bd} | End of watering | {mins} minutes are enough: on board {bd} let the valve of this zone fall shut (C: {pc}, A: {pa}, B: {pb}; it closes without current).
      @zone gpio_read pin={pa} // gpio_read pin={pb} // gpio_read pin={pc} | Flow switch | The flow switches use the same numbers, {pa} for A, {pb} for B, {pc} for C. Read the one of the zone that {who} wants.
      @zone rainbow_mist bench=4 value=1 // failed "zone {zone} has no bench mist" // failed "zone {zone} has no bench mist" | Mist on bench 4 | Only zone A has bench mist. If it asked, let bench 4 have its mist; for B and C there is nothing to do but fail.
      rainbow_zone zone={zone} valve=shut | By the controller | The irrigation controller can do it as well: have the zone that asked shut there.
      rainbow_master hold=true | Master stays open | While anything is watered the master valve is held open.
      rainbow_sensor zone={zone} ignored=yes | Rain or not | {who} wants water even though it rains, so the rain sensor does not count in this zone.
      memory_store key=last-zone content="{zone}, {who}" | Who asked last? | Remember under last-zone the zone, a comma and who asked.
    `,
  },
  {
    language: 'en',
    earlier: ['Measure both fridges | probe_all → left {tl} °C, right {tr} °C', 'Which output is which? | board_info → {bd}: {pl} = left, {pr} = right, {pd} = door heater'],
    slots: { tl: '2..4 / 9..12', tr: '5..8', pl: '4..10', pr: '11..18', pd: '19..26', bd: 'pharmacy, med-io, fridge-1' },
    tools: ['medcool_fridge(side: left|right, compressor: on|off): Switch a compressor', 'medcool_drawer(number: int, lock: bool): Lock a drawer', 'medcool_alarm(value: 0|1): Set or reset the alarm', 'medcool_light(side: left|right, lit: yes|no): Light inside'],
    steps: `
      @tl gpio_write pin={pr} value=1 board={bd} // gpio_write pin={pl} value=1 board={bd} | Help the warmer one | Whichever fridge was measured warmer gets its compressor energised. Outputs and board were listed in step {step2}.
      @tl gpio_write pin={pl} value=0 board={bd} // gpio_write pin={pr} value=0 board={bd} | The colder one may rest | Compare the two temperatures and let the compressor of the colder fridge drop out, on the board of the list.
      gpio_write pin={pd} value=1 board={bd} | Dry the door | The door heater should be warm; its line, and the board, are in the list next to those of the fridges.
      gpio_read pin={pl} | Left one | Without the board of the list: is the output of the left fridge high?
      @tl medcool_fridge side=left compressor=off // medcool_fridge side=left compressor=on | Left by temperature | Above 8 degrees the left compressor has to work; below 5 it stands. This goes by the fridge tool, not by an output.
      medcool_drawer number=6 lock=true | Poison drawer | No one may get into drawer 6.
      medcool_alarm value=0 | Acknowledge | The pharmacist knows. Reset the alarm.
      medcool_light side=right lit=no | Light off | Vaccines do not like light, keep the right fridge dark.
      notify message="left {tl} °C, right {tr} °C" title=Fridges | Both values | Show both temperatures with their sides and units, joined by a comma, under the title Fridges.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sauna/cabin {"stove_c": {t}, "guests": {n}, "outputs": {"stove": {st}, "light": {li}, "steam": {steam}}, "board": "{bd}"}',
    slots: { t: '41..69 / 96..109', n: '1..8', st: '4..10', li: '11..17', steam: '18..25', bd: 'spa, cabin-2, wellness' },
    tools: ['saunova_door(door: held|free): Hold the door or leave it free', 'saunova_panic(state: set|reset): Panic signal', 'saunova_aroma(dosing: bool): Dose aroma', 'saunova_hourglass(value: 0|1): Light of the hourglass'],
    steps: `
      @t gpio_write pin={st} value=1 board={bd} // gpio_write pin={st} value=0 board={bd} | Stove | The stove heats below 70 degrees and cools above 95. Its output and the board stand in the message.
      gpio_write pin={li} value=1 board={bd} | Soft light | {n} guests are in there in the dark. Give them light, at the board and output from the message.
      ^ | Light, please | Make it bright inside by the output called light, naming the board that reports.
      gpio_write pin={steam} value=0 board={bd} | No more steam | Steam off. Take output and board from the message, and mind that stove and light are others.
      gpio_read pin={st} board={bd} | Stove output | Tell me the level of the stove's output on the reported board.
      saunova_door door=free | Never locked in | Whatever happens, nothing may hold the door.
      saunova_panic state=reset | False alarm | A child pressed the panic button. Put the signal back.
      saunova_aroma dosing=false | Allergy | One of the guests cannot stand eucalyptus, therefore no aroma.
      saunova_hourglass value=1 | Hourglass | Somebody wants to read the hourglass; shine on it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /laser/job {"job": "{job}", "material": "{mat}", "interlock": "{il}", "power_pct": {pw}}',
    slots: { job: 'J118, J204, badge-7', mat: '=plywood, felt, acrylic / PVC, vinyl', il: '=closed / open', pw: '15..90', air: '4..9', exh: '10..16', tube: '17..24', bd: 'cutter, ruida, makerspace' },
    tools: ['beamer_tube(high_voltage: on|off): High voltage of the tube', 'beamer_table(lift: up|down): Move the table', 'beamer_pointer(shine: bool): Red pointer', 'beamer_interlock(bypass: 0|1): Bypass the interlock'],
    steps: `
      @il gpio_write pin={tube} value=1 // failed "the interlock is open" | Arm the tube | {tube} arms the tube. Do it with a closed interlock only; an open one means that the step fails.
      @mat gpio_write pin={air} value=1 // failed "{mat} must not be cut" | Air assist | Air on {air} for anything but PVC and vinyl, which must not be cut at all; for those the step fails.
      gpio_write pin={exh} value=1 | Smoke out | The exhaust has to draw before the first spark: it is line {exh}, and {pw} percent power need all of it.
      gpio_write pin={tube} value=0 board={bd} | Disarm | Job {job} is cut. Disarm: take {tube} of {bd} down, but let {exh} go on drawing.
      gpio_read pin={exh} | Draws it? | Of the lines {air}, {exh} and {tube} I want to know the middle one.
      beamer_tube high_voltage=off | No high voltage | I am about to clean the mirror. There must be no voltage on the tube.
      beamer_table lift=down | Thick piece | The piece is thick, so the table has to sink.
      beamer_pointer shine=true | Where will it cut? | Show with the red pointer where it will cut.
      beamer_interlock bypass=0 | Never bypass | Nobody works with a bypassed interlock. Take the bypass away.
    `,
  },
  {
    language: 'en',
    event: 'cron -',
    earlier: ['Read the label in the pit | file_read → Jets: low {low}, middle {mid}, high {high}. Lamps: {lamps}. All valves normally open: a 1 shuts them.', 'Wind on the square | wind_read → {wind} km/h'],
    slots: { low: '3..8', mid: '9..14', high: '15..20', lamps: '21..27', wind: '4..19 / 36..70', bd: 'fountain, square, pit-3' },
    tools: ['plaza_pump(pump: main|small, running: bool): Pump of the fountain', 'plaza_music(playing: yes|no): Music', 'plaza_drain(plug: in|out): Drain of the basin', 'plaza_nozzle(ring: int, value: 0|1): Turn a ring off (0) or on (1)'],
    steps: `
      @wind gpio_write pin={high} value=0 // gpio_write pin={high} value=1 | The high jet and the wind | Over 30 km/h the high jet wets the café and has to be shut, under 30 it may play, i.e. be open. The label of step {step1} tells how the valves work.
      gpio_write pin={low} value=0 | Low jet plays | Let the low jet play; think of the kind of valve that the label speaks of.
      gpio_write pin={mid} value=1 | Middle one stops | A wedding wants to have its picture taken. Stop the middle jet, valves as on the label.
      gpio_write pin={lamps} value=1 | Lamps | The lamps on the label, which are no valves and simply burn at 1, should burn.
      gpio_read pin={mid} board={bd} | Middle jet state | Read at {bd} what the middle jet's valve gets.
      plaza_pump pump=small running=false | Small pump | Leaves have blocked the small pump. Have it stand still.
      plaza_music playing=no | Ten o'clock | The music falls silent at ten.
      plaza_drain plug=out | Empty it | Let the basin run empty for the cleaners.
      plaza_nozzle ring=2 value=0 | Ring 2 | The second ring is limed up and gets turned off.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/stall {"cow": "{cow}", "stall": {stall}, "milk_l": {milk}, "flow": {flow}, "kick": {kick}}',
    slots: { cow: 'Berta, 4711, Flocke, 2088', stall: '1..9', milk: '4..19', flow: '0.1..0.3 / 1.2..4.6', kick: '=false / true', vac: '10..14', gate: '15..20', spray: '21..27', bd: 'parlour, milk-io, pit' },
    tools: ['milkway_cluster(stall: int, teats: attached|released): Attach or release the cluster', 'milkway_gate(stall: int, open: bool): Gate of a stall', 'milkway_feed(stall: int, auger: 0|1): Feed', 'milkway_bail(stall: int, bail: up|down): Move the bail bar'],
    steps: `
      @flow milkway_cluster stall={stall} teats=released // failed "milk still flows at {flow}" | Milked out? | Under 0.5 the cow is milked out and the cluster lets go of her. If more flows, fail.
      @kick gpio_write pin={vac} value=1 // gpio_write pin={vac} value=0 | Vacuum | {vac} puts the teats under vacuum. Keep it up, unless the cow kicks: then it has to collapse.
      gpio_write pin={gate} value=0 board={bd} | Let her go | The exit gate on {bd} is held shut by air, {gate} = 1. {cow} is done; let her go.
      gpio_write pin={gate} value=1 board={bd} | Hold the next one | For the next cow the exit gate has to be held. {bd}, {gate}, air shuts it at 1.
      gpio_write pin={spray} value=1 | Dip | Spray the teats by line {spray}. Not {vac}: that is the vacuum.
      gpio_read pin={vac} | Vacuum line | She gave {milk} litres. What is line {vac} at?
      milkway_gate stall={stall} open=false | No way out | The vet wants to see this cow, so her gate stays shut.
      milkway_feed stall={stall} auger=0 | Fed enough | No more concentrate falls in this stall.
      milkway_bail stall={stall} bail=up | Bail | The bar before the reporting cow goes up.
    `,
  },
  {
    language: 'en',
    event: 'mqtt slope/gun {"gun": "{gun}", "wetbulb": {wb}, "water_bar": {bar}, "air_pin": {air}, "water_pin": {water}, "tower": "{tw}"}',
    slots: { gun: 'G4, lance 12, T40-7', wb: '-11..-4 / 0..3', bar: '18..34', air: '4..12', water: '13..21', lamp: '22..29', tw: 'tower-3, ridge, midway' },
    tools: ['nivalis_gun(gun, state: blowing|resting): Let a gun blow or rest', 'nivalis_hydrant(gun, value: 0|1): Hydrant shut (0) or open (1)', 'nivalis_swing(gun, swing: bool): Swing to and fro', 'nivalis_rope(line, tension: taut|slack): Winch rope'],
    steps: `
      @wb gpio_write pin={water} value=1 // failed "{wb} °C is too warm" | Water on the gun | At a wet bulb under -2 degrees give water to the gun by its water pin, else fail.
      @wb gpio_write pin={air} value=1 // gpio_write pin={air} value=0 | Air by temperature | Colder than -2: the air pin up. Warmer: down.
      gpio_write pin={water} value=0 board={tw} | Water off at the tower | {bar} bar are a lot. Take away the water of the gun; water pin and tower, which is the name of the board, come with the message.
      gpio_write pin={air} value=1 board={tw} | Blow it dry | Blow the nozzle dry with nothing but air, over the board that carries the tower's name.
      gpio_read pin={lamp} board={tw} | Lamp on the tower | On the tower of the message, line {lamp} is the lamp for the drivers. Does it burn?
      nivalis_gun gun="{gun}" state=resting | End of snow | The slope is white, and this gun may rest.
      nivalis_hydrant gun="{gun}" value=0 | Hydrant | Shut the hydrant where the reporting gun is connected.
      nivalis_swing gun="{gun}" swing=false | Stand still | The gun should throw in one direction only and not turn its head.
      nivalis_rope line=main tension=slack | Winch | Skiers cross. Let the main rope go slack.
    `,
  },
  {
    language: 'en',
    event: 'webhook /press/stop {"press": "{press}", "cause": "{cause}", "sheets": {sheets}, "clutch": {clutch}, "feeder": {feeder}, "blower": {blower}}',
    slots: { press: 'Heidi, GTO-2, two-colour', cause: '=jam, double sheet / end of job', sheets: '120..9000', clutch: '3..9', feeder: '10..17', blower: '18..26', bd: 'press, pressroom, io-7' },
    tools: ['folia_rollers(press, ink: on|off): Bring the ink rollers on or off', 'folia_guard(press, guard: locked|unlocked): Guard of a press', 'folia_inch(press, jog: bool): Inch the press', 'folia_dampers(press, value: 0|1): Dampers off (0) or on (1)'],
    steps: `
      gpio_write pin={clutch} value=0 | Disengage | The clutch of the message engages when it gets current. Disengage it.
      @cause gpio_write pin={feeder} value=0 // gpio_write pin={feeder} value=1 | Feeder | In case of a jam or a double sheet the feeder has to come to a stop. At the end of a job it may empty itself, so it runs.
      gpio_write pin={blower} value=0 | Blower silent | Nobody can hear anything here; silence the blower whose line is in the message.
      gpio_write pin={clutch} value=1 board={bd} | Engage again | Press free. Let the clutch pull in again by board {bd}; the press has done {sheets} sheets so far.
      gpio_read pin={feeder} | Feeder line | Look how the feeder's line stands before anyone reaches in.
      folia_rollers press="{press}" ink=off | Lift the rollers | So that the blanket does not dry in, the ink rollers of this press must not touch.
      @cause folia_guard press="{press}" guard=unlocked // failed "it is the end of the job" | Open for the jam | For a jam or a double sheet the guard of this press is to be unlocked. The end of a job is no reason and the step fails.
      folia_inch press="{press}" jog=false | Hands in | There are hands in the press. It must not inch.
      folia_dampers press="{press}" value=1 | Dampers | Put the dampers of the press on.
    `,
  },
  {
    language: 'en',
    event: 'mqtt roaster/{drum} {"bean": "{bean}", "bean_c": {t}, "crack": {crack}, "kg": {kg}}',
    slots: { drum: 'R1, R15, sample', bean: 'Sidamo, Huila, Mandheling', t: '171..194 / 206..221', crack: '=1, 2', kg: '3..14', drumpin: '4..10', cool: '11..18', after: '19..27', bd: 'roastery, drum-io, cafe' },
    tools: ['torrefy_flap(drum, flap: open|closed): Discharge flap', 'torrefy_flame(drum, burning: bool): Burner', 'torrefy_stir(drum, arm: 0|1): Stirring arm of the cooling tray', 'torrefy_door(drum, latch: caught|let_go): Latch of the drum door'],
    steps: `
      @t failed "the beans have {t} °C" // torrefy_flap drum={drum} flap=open | Drop the beans | From 200 degrees on let this drum drop its beans through the flap; cooler beans stay in and the step fails.
      @t torrefy_flame drum={drum} burning=true // torrefy_flame drum={drum} burning=false | Flame | Up to 200 degrees the burner of the drum burns, and beyond that it must be out.
      gpio_write pin={cool} value=1 | Cooling fan | Drum motor {drumpin}, cooling fan {cool}, afterburner {after}. The second one has to turn now.
      gpio_write pin={after} value=0 board={bd} | Afterburner | No smoke, no afterburner: put out {after} of {bd}. Do not touch {drumpin}, or {kg} kilos get burnt.
      gpio_write pin={drumpin} value=0 board={bd} | Drum at rest | Everything is empty and cool. Bring the drum ({drumpin}, board {bd}) to rest.
      gpio_read pin={after} | Afterburner lit? | Take a reading of {after}, nothing more.
      torrefy_stir drum={drum} arm=1 | Stir | The arm in the tray has to go round.
      torrefy_door drum={drum} latch=let_go | Sample | I want to take a sample of {bean}; the latch of the door may let go.
      pushover message="{bean} {t} °C" | Push it | Push the bean and its temperature with unit to my phone, for example "Huila 199 °C".
    `,
  },
  {
    language: 'en',
    event: 'webhook /alarm/fire {"station": "{station}", "kind": "{kind}", "truck": {truck}}',
    slots: { station: 'Nord, Station 4, Mill Lane', kind: '=fire, rescue / drill', truck: '=1 / 2', d1: '3..8', d2: '9..14', gong: '15..20', traffic: '21..27', bd: 'station, bay-io, alarmpi', secs: '8..40' },
    tools: ['firehall_door(truck: int, door: raised|lowered): Door of a truck', 'firehall_exhaust(truck: int, hose: attached|dropped): Exhaust hose', 'firehall_gong(sound: bool): Gong', 'firehall_lights(value: 0|1): All lights'],
    steps: `
      @truck gpio_write pin={d1} value=1 // gpio_write pin={d2} value=1 | Raise the door | Door of truck 1: {d1}. Door of truck 2: {d2}. Raise the one of the truck in the alarm (high raises).
      @truck gpio_write pin={d2} value=0 // gpio_write pin={d1} value=0 | The other door down | The truck that is not called keeps its door down, which a low level does: {d1} belongs to the first and {d2} to the second.
      @kind gpio_write pin={traffic} value=1 // failed "it is a drill" | Traffic light | Stop the cars in front of the station with {traffic} high, though not for a drill; a drill lets the step fail.
      gpio_write pin={gong} value=0 board={bd} | Gong off | It has been going for {secs} seconds, everybody is awake. Let the gong on {gong} of {bd} fall silent.
      gpio_read pin={traffic} board={bd} | Red in the street? | Gong {gong}, traffic light {traffic}: how is the latter on {bd}?
      firehall_exhaust truck={truck} hose=dropped | Hose | As the truck rolls out its exhaust hose has to let go.
      firehall_door truck={truck} door=lowered | Behind them | They are out. Let the door of this truck come down.
      @kind firehall_gong sound=true // firehall_gong sound=false | Gong by kind | Fire and rescue sound the gong. A drill is done in silence.
      firehall_lights value=1 | Light everywhere | Everybody needs to see where the boots are: all lights.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vac/chamber {"mbar": {p}, "gate": "{gate}", "pump": "{pump}", "valves": {"rough": {rough}, "vent": {vent}, "fore": {fore}}}',
    slots: { p: '0.2..0.9 / 210..980', gate: '=shut', pump: 'turbo, scroll, roots', rough: '3..9', vent: '10..17', fore: '18..27', bd: 'chamber, lab-io, sputter', secs: '15..50' },
    tools: ['vacuo_pump(name, spin: bool): Spin a pump', 'vacuo_gate(plate: open|shut): Gate valve', 'vacuo_shutter(value: 0|1): Shutter away (0) or in front (1)', 'vacuo_interlock(state: armed|tripped|reset): Interlock'],
    steps: `
      @p gpio_write pin={vent} value=0 // gpio_write pin={vent} value=1 | Vent | Over 100 mbar the vent valve of the message is let open, under 1 mbar it stays shut; 1 opens.
      @p vacuo_gate plate=open // failed "{p} mbar is too much" | Gate | The gate may open below 1 mbar. With anything worse the step fails.
      gpio_write pin={rough} value=1 | Rough it | Roughing valve open, which takes a 1; the numbers of all three valves are in the message.
      gpio_write pin={fore} value=1 board={bd} | Fore line shut | On board {bd} it is the other way round for the fore valve: a 1 shuts it. Shut it, number as in the message.
      gpio_write pin={fore} value=0 | Fore line open | We need the fore line again. Its valve is shut by a 1 and otherwise open.
      gpio_read pin={rough} board={bd} | Rough valve | {secs} seconds of roughing are over; check on {bd} what the roughing valve has.
      vacuo_pump name={pump} spin=false | Spin down | The reported pump should spin down.
      vacuo_shutter value=0 | Let the atoms through | The shutter is in the way of the beam; it has to go.
      vacuo_interlock state=reset | Interlock | The cause has been removed. Bring the tripped interlock back by resetting it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt printfarm/{pr} {"job": "{job}", "bed_c": {bed}, "filament": "{fil}", "psu": {psu}}',
    slots: { pr: 'mk3, voron-2, ender7', job: 'bracket, gear, vase, clip', bed: '22..33 / 58..92', fil: '=present / out', psu: '3..9', runout: '10..16', led: '17..22', fan: '23..29', bd: 'farm, rack-a, octo' },
    tools: ['platen_heater(printer, heat: bool): Bed heater', 'platen_magnet(printer, plate: held|released): Magnet of the plate', 'platen_stepper(printer, motors: energised|idle): Motors', 'platen_lid(printer, value: 0|1): Lid down (0) or up (1)'],
    steps: `
      @bed platen_magnet printer={pr} plate=released // failed "the bed has {bed} °C" | Take the part off | When the bed is under 40 degrees, the magnet of this printer lets go of the plate. Hotter: fail.
      platen_stepper printer={pr} motors=idle | Move it by hand | Somebody will push the head by hand; the motors of this printer must not hold.
      platen_heater printer={pr} heat=false | Cool bed | No more heat for the bed of the reporting printer.
      @fil failed "filament is present" // gpio_write pin={led} value=1 | Yellow light | If the filament is out, light the yellow LED on GPIO {led}. If it is there, fail.
      gpio_write pin={psu} value=0 | Kill the supply | {job} is done. The power supply hangs on the pin that is named psu in the message; kill it.
      gpio_write pin={psu} value=1 | Supply again | Next job: bring the supply up, by the pin under psu.
      gpio_write pin={fan} value=0 board={bd} | Fans on an inverting driver | The fan driver inverts, so a low on {fan} means wind. Board {bd}. Wind, please.
      gpio_read pin={runout} board={bd} | Runout switch | The runout switch is GPIO {runout}, right beside the LED on {led}. Read it over {bd}.
      platen_lid printer={pr} value=1 | Lid | The lid of this printer should stand up, because PLA likes it cool.
    `,
  },
];
