import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in English, part 1. */
export const fieldEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt hall/pumps {"pump": {pump}, "out": {out}, "bar": {bar}, "hours": {hours}}',
    slots: { pump: '1..9', out: '10..29', bar: '1.2..2.9 / 3.1..6.4', hours: '310..990' },
    tools: ['pumpset_rest(unit: int, minutes: int): Take a pump out of the rotation for a while', 'pumpset_join(unit: int): Bring a pump back into the rotation'],
    steps: `
      gpio_write pin={out} value=1 | Start it | The message says on which output the pump hangs. High starts it.
      ^ | Contactor in | The contactor of the reported pump pulls in when its output goes high; pull it in. Its number is not the output.
      gpio_write pin={out} value=0 | Contactor out | Drop the contactor of the reported pump: low on the output from the message.
      @bar failed "the pressure is {bar} bar" // gpio_write pin={out} value=0 | Enough pressure | Above 3 bar the pump may stop, its output goes low. At less than 3 bar it has to stay, and the step fails.
      notify message="Pump {pump}: {bar} bar after {hours} hours" | Word to the desk | Notification on this computer: which pump, the pressure, and after how many hours.
      memory_store key=pump-{pump} content="{hours} h, {bar} bar" | Keep the hours | Note under pump-{pump} the running hours first and then the pressure.
      pumpset_rest unit={pump} minutes=120 | Two hours off | The pump that reported has earned a rest of two hours outside the rotation.
      failed "no tool can grease the bearing" | Grease the bearing | Three strokes of grease into the drive-side bearing.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sump/{sump}/level {"lvl_cm": {lvl}, "inflow": {inflow}, "float": "{float}"}',
    slots: { sump: 'east, cellar, ramp, laundry', lvl: '20..59 / 61..140', inflow: '2..14', float: '=up, up, high / down, hanging' },
    steps: `
      @lvl failed "the level is {lvl} cm" // gpio_write pin=19 value=1 | Sump pump | Pin 19 high runs the pump. It is to run only if the water stands over 60 cm.
      ^ | Pump above 60 | 60 centimetres is the limit. If the level in the message is more, put 19 high; if not, this step fails.
      @float pushover message="Sump {sump}: float up at {lvl} cm" // failed "the float is {float}" | Alarm if the float is up | When the float is high, push which sump it is, that the float is up, and the level. When it hangs down there is nothing to say and the step fails.
      pushover message="{lvl} cm in the sump {sump}" title=Sump | Push the level | Push with the title Sump: how many cm there are in which sump.
      file_write path=logs/sump.csv content="{sump},{lvl},{inflow}" append=true | One more line | Add to logs/sump.csv one line: sump, level and inflow with commas and nothing between.
      mqtt_publish topic="sump/{sump}/inflow" payload="{inflow}" | Inflow on its own | The display wants the bare inflow under sump/{sump}/inflow.
      gpio_write pin=19 value=0 | Pump off | Whatever the level: the fitter has his hand in the strainer. Pump on 19, high runs.
    `,
  },
  {
    language: 'en',
    event: 'webhook /wells/sample {"well": "{well}", "depth_m": {depth}, "ph": {ph}, "ec": {ec}, "by": "{by}"}',
    slots: { well: 'W3, North-2, Orchard, Mill, B11', depth: '12..58', ph: '5.2..6.4 / 6.6..7.9 / 9.1..9.8', ec: '210..890', by: 'Hale, Nandi, Ruiz, Ferris, Oduya' },
    tools: ['well.draw(well, litres: int): Draw water from a well', 'well.seal(well, days: int): Close a well for some days', 'lab_order(sample, person): Order an analysis'],
    steps: `
      @ph failed "the pH is {ph}" // well.draw well="{well}" litres=500 // failed "the pH is {ph}" | Half a cubic metre | Draw 500 litres from the sampled well if its pH lies between 6.5 and 9. Otherwise leave it alone.
      @ph well.seal well="{well}" days=7 // failed "the pH is {ph}" // well.seal well="{well}" days=7 | Seal for a week | A well outside 6.5 to 9 on the pH scale stays closed for a week. One inside that range is not sealed.
      lab_order sample="{well}" person="{by}" | Send it to the lab | Order an analysis for the well; the person is whoever took the sample.
      memory_store key=well-{depth}m content="pH {ph}, EC {ec}" | Note under the depth | The key is well- and the depth with an m; the content pH and EC, each with its name in front.
      notify message="{by} measured pH {ph} in well {well}" | Who measured what | Tell the computer's screen who measured which pH in which well.
      file_write path=wells/latest.txt content="{well} / {depth} m / {ec}" | Latest | wells/latest.txt is to hold nothing but: well, slash, depth in m, slash, EC. Blanks around the slashes.
      memory_recall query="{well}" limit=3 | Earlier samples | Look for the well in the notes, three hits at most.
    `,
  },
  {
    language: 'en',
    event: 'mqtt irrigation/request {"zone": {zone}, "output": {output}, "minutes": {minutes}, "soil": {soil}}',
    slots: { zone: '1..9', output: '20..39', minutes: '10..19', soil: '12..34 / 36..58' },
    tools: ['rain_hold(zone: int, hours: int): Hold back a zone because of rain', 'rain_release(zone: int): End the hold of a zone', 'drip_dose(zone: int, minutes: int, feed?: bool): Run a drip line'],
    steps: `
      gpio_write pin={output} value=1 | Open that valve | The message says which output the zone hangs on; high is open.
      drip_dose zone={zone} minutes={minutes} | Water it | Run the drip line of the zone that asks, for as long as it asks. No word about feed.
      drip_dose zone={zone} minutes={minutes} feed=true | With feed | The requested zone, the requested time, and this once with feed.
      @soil drip_dose zone={zone} minutes=5 // failed "the soil is at {soil}%" | Only if dry | Five minutes for the zone as long as its soil is below 35%. From 35 on it gets nothing.
      @soil rain_release zone={zone} // rain_hold zone={zone} hours=6 | Hold or release | Soil of 35% or more: hold the zone back for six hours. Under 35: end its hold.
      notify message="Zone {zone} asks for {minutes} minutes, soil {soil}%" | Show the request | Notification here: which zone asks for how many minutes, and the soil.
      mqtt_publish topic="irrigation/last" payload="{zone}:{minutes}" | Last request | Publish on irrigation/last the zone, a colon and the minutes without blanks.
      gpio_write pin={output} value=0 | Close that valve | The output that belongs to the zone goes low and the spring shuts the valve.
    `,
  },
  {
    language: 'en',
    event: 'mqtt glass/{house}/climate {"t_c": {t}, "rh": {rh}, "co2": {co2}, "vent_pin": {vent}}',
    slots: { house: 'rosa, south, propagation, h7', t: '12..26 / 29..38', rh: '41..94', co2: '420..990', vent: '2..27' },
    steps: `
      @t failed "it is only {t} °C" // gpio_write pin={vent} value=1 | Vent when hot | Over 28 °C the vent opens: high on the vent's pin from the message. Otherwise the step fails.
      gpio_write pin={vent} value=0 | Shut the vent | Storm coming; the motor closes while its pin is low. The pin stands in the message.
      ^ | Vent shut, whatever it measures | Temperature and humidity do not matter now. Take the pin that the message calls the vent's and set it low.
      notify message="House {house}: {t} °C, {rh}% humidity" title="Climate" | On the screen | Notification titled Climate: the house, the degrees, and the humidity with the word humidity.
      pushover message="CO2 in {house} is {co2} ppm, the limit is 1000" | Push the CO2 | Push one sentence: CO2 in which house is how many ppm, and that the limit is 1000.
      file_write path=climate/{house}.csv content="{t},{rh},{co2}" append=true | Row | Append to climate/{house}.csv: temperature, humidity, CO2. Commas only.
      memory_store key=rh-{house} content="{rh}%" | Humidity only | Store the humidity of this message under rh-{house}, with the percent sign.
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the pumps | gpio_read → pump A on {pa} runs, pump B on {pb} stands', 'Read the pressure | bus_read → {bar} bar'],
    slots: { pa: '2..12', pb: '13..27', bar: '1.1..3.9 / 4.1..7.5' },
    steps: `
      gpio_write pin={pa} value=0 | Stop the running one | Low stops a pump. Step {step1} found out which of the two is running.
      gpio_write pin={pb} value=1 | Start the idle one | The pump that stands according to step {step1} is to be started; its pin goes high.
      ^ | Changeover, first half | Bring in the pump that has been resting. Which one that is, and on which pin, was looked up above. High starts.
      @bar gpio_write pin={pb} value=1 // failed "the pressure is {bar} bar" | Second pump if weak | Under 4 bar the standing pump has to help: high on its pin. With 4 bar and more nothing is started.
      notify message="{bar} bar, pump A runs, pump B stands" | State of the hall | Notify this computer: the pressure, then what pump A does, then what pump B does.
      memory_store key=pressure content="{bar} bar" | Keep the pressure | Note the result of step {step2} under pressure.
      file_write path=logs/pressure.txt content="pressure: {bar} bar" append=true | Log | Add to logs/pressure.txt the word pressure, a colon and what step {step2} read.
      failed "no tool can change the seal" | Change the seal | The gland of pump B drips. Replace the seal.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mush/room {"room": {room}, "co2": {co2}, "rh": {rh}, "flush": "{flush}"}',
    slots: { room: '1..9', co2: '650..990 / 1010..2900', rh: '78..96', flush: '=1st, 2nd, 3rd' },
    tools: ['spawnroom_fog(room: int, seconds: int): Fog a room', 'spawnroom_purge(room: int, seconds: int): Blow the air of a room out', 'crop_tag(room: int, label): Hang a label on a room'],
    steps: `
      @co2 failed "CO2 is {co2} ppm" // spawnroom_purge room={room} seconds=90 | Purge over 1000 | A minute and a half of purging for the room that reports, if its CO2 exceeds 1000 ppm.
      spawnroom_fog room={room} seconds=30 | Fog | Half a minute of fog in the room of the message.
      spawnroom_purge room={room} seconds=180 | Three minutes of air | Blow out the reporting room for three minutes. No fog.
      gpio_write pin=31 value=1 | The lamp only | 30 is the mist, 31 the lamp, 32 the exhaust; high is on. Only the lamp is to burn.
      gpio_write pin=32 value=0 | Exhaust rests | 30 mist, 31 lamp, 32 exhaust, high is on. The exhaust is to stop.
      notify message="Room {room}: {co2} ppm CO2 and {rh}% humidity" | Two values | Notify here with the room, the CO2 in ppm and the humidity.
      memory_store key=room-{room} content="flush {flush}, {rh}%" | Which flush | Remember under room-{room} which flush it is and the humidity.
      crop_tag room={room} label="do not enter" | Label | Hang the words "do not enter" on the room; what it measured has nothing to do on the label.
    `,
  },
  {
    language: 'en',
    event: 'webhook /barn/gate {"pen": "{pen}", "animals": {animals}, "tag": "{tag}", "at": "{at}"}',
    slots: { pen: 'P4, heifers, hospital, bull-1', animals: '2..60', tag: 'DE 0442, IE 7719, FR 3081', at: '=05:40, 06:15, 16:50, 19:25' },
    tools: ['herd_move(tag, pen): Send an animal to a pen', 'herd_hold(tag, reason): Keep an animal back', 'feed_wagon(pen, kilos: num): Unload feed'],
    steps: `
      herd_move tag="{tag}" pen=milking | To the parlour | The animal of the message goes to the pen milking.
      herd_hold tag="{tag}" reason="vet" | Keep it back | The vet wants to see the tagged animal. Reason: vet.
      feed_wagon pen="{pen}" kilos=12.5 | Feed | Twelve and a half kilos into the pen that the gate reported.
      notify message="{animals} animals in {pen} at {at}" | Head count | Tell this computer how many animals were in which pen, and at what time.
      memory_store key="{tag}" content="{at} {pen}" | Where it was seen | The tag is the key. Content: time, blank, pen.
      file_write path=barn/gate.csv content="{at};{tag};{pen}" append=true | CSV | Another row for barn/gate.csv: time, tag, pen. Semicolons.
      mqtt_publish topic="barn/last" payload="{tag}" | Bare tag | The sorting screen shows what stands on barn/last. Give it the tag and nothing else.
      failed "nobody says how many kilos" | Feed the pen | Unload feed in the reported pen, as many kilos as the message says.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pond/{pond}/o2 {"o2": {o2}, "temp": {temp}, "aerator": {aerator}}',
    slots: { pond: '1..9', o2: '2.1..4.9 / 5.2..9.4', temp: '11..24', aerator: '30..45' },
    tools: ['fishfeed_pause(pond: int, minutes: int): Stop feeding for a while', 'fishfeed_give(pond: int, grams: int): Give feed'],
    steps: `
      @o2 gpio_write pin={aerator} value=1 // failed "there are {o2} mg/l of oxygen" | Air below 5 | Less than 5 mg/l: switch on the aerator whose pin the message gives, high is on. With 5 or more this step fails.
      @o2 fishfeed_pause pond={pond} minutes=120 // fishfeed_give pond={pond} grams=800 | Feed or pause | With at least 5 mg/l the pond gets 800 grams. With less, pause its feeding for two hours.
      @o2 failed "there are only {o2} mg/l of oxygen" // fishfeed_give pond={pond} grams=1500 | A kilo and a half | Give the reporting pond one and a half kilos, but only if the oxygen is 5 mg/l or better.
      pushover message="Pond {pond}: {o2} mg/l at {temp} °C" | Push it | Push: pond, oxygen, temperature.
      memory_store key=pond-{pond}-temp content="{temp} °C" | Water temperature | Keep the degrees under pond-{pond}-temp.
      gpio_write pin={aerator} value=0 | Aerator rests | Low stops the aerator. Its pin is in the message and is not the pond's number.
      mqtt_publish topic="pond/{pond}/echo" payload="{o2}" | Echo the oxygen | On pond/{pond}/echo just the number of the oxygen.
    `,
  },
  {
    language: 'en',
    event: 'peripheral silo/scale {silo} {tons} t',
    slots: { silo: 'S1, wheat-3, maize, barley-2', tons: '4..19 / 21..88' },
    tools: ['silo_fan(minutes: int, speed?: low|high): Run the aeration fan', 'grain_order(sort, tons: int): Order grain'],
    steps: `
      mqtt_publish topic="silo/weight" payload="{silo} {tons} t" | Pass it on | Publish what came in as it is on silo/weight.
      memory_store key=silo content="{silo} {tons} t" | Keep the reading | Store the whole reading under silo, unchanged and with its unit.
      @tons pushover message="{silo} has only {tons} t left" // failed "there are still {tons} t" | Running low | Below 20 t push which silo has only how many t left. Above that, no push; the step fails.
      silo_fan minutes=45 speed=low | Gentle air | Three quarters of an hour, slowly.
      silo_fan minutes=60 | An hour of air | Let the aeration run for an hour.
      grain_order sort=rye tons=24 | Order rye | A full lorry: 24 tons of rye. The scale speaks of something else.
      notify message="Silo door 2 is open" | Word for word | Show the notification "Silo door 2 is open". What the scale said does not belong in it.
      ^ | Door of the silo | Put on the screen of this computer, exactly so: Silo door 2 is open
    `,
  },
  {
    language: 'en',
    event: 'mqtt cold/{room} {"t": {t}, "door": "{door}", "defrost": {defrost}, "probe": "{probe}"}',
    slots: { room: 'berries, K2, dairy, fish-1', t: '-24..-19 / -17..-9', door: '=shut, closed / open, ajar', defrost: '40..95', probe: 'P7, rear, T-3, upper' },
    tools: ['frostline_set(room, celsius: num): Setpoint of a room', 'frostline_defrost(room, minutes: int): Defrost a room'],
    steps: `
      @door frostline_defrost room={room} minutes=20 // failed "the door is {door}" | Defrost | Twenty minutes of defrosting for this room, if the door is shut.
      @t failed "it is {t} °C" // frostline_set room={room} celsius=-22 | Colder if too warm | Everything warmer than -18 is too warm: then set the room to 22 below zero. If it is cold enough the step fails.
      @door failed "the door is {door}" // pushover message="{room}: door is open, {t} °C" | Door | If the door stands open, push the room, that the door is open, and the temperature. If it is shut there is nothing to push.
      notify message="{probe}: {t} °C" | Probe | Notification: the probe, a colon, what it measures.
      memory_store key=defrost-{room} content="{defrost}" | Last defrost | Under defrost-{room} the number for defrost as it came, without a unit.
      file_write path=haccp/{room}.txt content="{t} °C, door {door}" append=true | HACCP | Append to haccp/{room}.txt the temperature and, after a comma, how the door is, with the word door.
      frostline_set room={room} celsius=-20 | Minus twenty | The customer's contract says minus twenty for the room in the message.
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/{inv} {"pv_w": {pv}, "load_w": {load}, "soc": {soc}, "grid": "{grid}"}',
    slots: { inv: 'roof, carport, east', pv: '400..4900', load: '150..3900', soc: '8..29 / 31..97', grid: '=up, ok / lost, down' },
    tools: ['genset_crank(seconds: int): Start the diesel', 'genset_rest(): Stop the diesel', 'load_shed(step: int): Drop a group of consumers'],
    steps: `
      @soc genset_crank seconds=8 // failed "the battery is at {soc}%" | Diesel | Start it with eight seconds of cranking if the battery has fallen under 30%.
      @grid failed "the grid is {grid}" // load_shed step=2 | Shed | Drop group 2 when the grid is gone. While it is there nothing is dropped.
      @soc genset_crank seconds=5 // genset_rest | Diesel on or off | Battery below 30%: five seconds of cranking. 30% or more: stop the diesel.
      notify message="{pv} W from the sun, {load} W used, battery {soc}%" | Energy now | Tell this computer how many W come from the sun, how many W are used, and the battery.
      pushover message="Grid {grid}, battery at {soc}%" title="Farm" | Push to the farmer | Title Farm. How the grid is, and at how much the battery is.
      memory_store key=pv content="{pv} W" | Yield | Note the W that the panels give, under pv.
      mqtt_publish topic="solar/load" payload="{load}" | Load only | The bare figure of the consumption on solar/load.
      file_write path=solar.csv content="{pv};{load};{soc}" append=true | CSV | One line more for solar.csv: sun, consumption, battery, with semicolons.
    `,
  },
  {
    language: 'en',
    event: 'mqtt weather/mast {"wind_ms": {wind}, "gust_ms": {gust}, "rain_mm": {rain}, "dir": "{dir}"}',
    slots: { wind: '2..11', gust: '12..15 / 17..31', rain: '0.2..8.8', dir: '=NW, SE, WSW, N' },
    tools: ['roofvent(house: int, percent: int): Open the roof of a glasshouse', 'screen_roll(house: int, way: in|out): Roll a shade'],
    steps: `
      @gust roofvent house=3 percent=50 // roofvent house=3 percent=0 | Roof of house 3 | Gusts over 16 m/s: shut it completely. Otherwise half open.
      @gust screen_roll house=2 way=out // failed "gusts of {gust} m/s" | Shade | Roll the shade of house 2 out. Not with gusts above 16 m/s.
      notify message="Wind {wind} m/s from {dir}, gusts {gust} m/s" | Wind report | One notification here: wind, where from, gusts.
      pushover message="{rain} mm of rain, gusts up to {gust} m/s" | Rain and gusts | Push how many mm of rain there were and up to how many m/s the gusts went.
      memory_store key=gust-max content="{gust} m/s {dir}" | Strongest gust | Keep gust and direction under gust-max, a blank between.
      file_write path=weather/rain.txt content="{rain}" append=true | Rain gauge | The number of the rain goes to the end of weather/rain.txt.
      roofvent house=1 percent=25 | A quarter | The roof of house 1 a quarter open.
      failed "no tool can empty the rain gauge" | Empty the gauge | Tip the water out of the rain gauge.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sluice/{gate} {"up_cm": {up}, "down_cm": {down}, "boat": {boat}, "motor_pin": {motor}, "lock_pin": {lock}}',
    slots: { gate: 'mill, canal-2, lower', up: '120..240', down: '40..118', boat: '=false / true', motor: '4..14', lock: '15..27' },
    steps: `
      @boat gpio_write pin={motor} value=1 // failed "there is a boat in the sluice" | Lift the gate | The motor lifts while its pin is high. With a boat inside it must not move.
      gpio_write pin={lock} value=0 | Free the bolt | The bolt is pulled back while its pin is low. The message has the pin of the bolt and that of the motor.
      gpio_write pin={lock} value=1 | Bolt it | The lock engages when its pin goes high. Do that.
      gpio_write pin={motor} value=0 | Motor stops | Whatever the water does, take the motor's pin low.
      notify message="{up} cm above, {down} cm below" | Both levels | Notify on this computer: how many cm above and how many cm below.
      @boat failed "no boat is in the sluice" // pushover message="Boat in {gate}: {up} cm above the gate" | Boat? | If there is a boat, push: Boat in which sluice, and how many cm stand above the gate. If none, fail.
      memory_store key=sluice-{gate} content="above {up} cm, below {down} cm" | Levels as a note | Under sluice-{gate}: first the upper level, then the lower one, named above and below.
    `,
  },
  {
    language: 'en',
    event: 'mqtt boiler/{boiler} {"flow": {flow}, "return": {back}, "bar": {bar}, "code": "{code}"}',
    slots: { boiler: 'K1, chips, gas-2', flow: '61..84 / 86..99', back: '38..58', bar: '1.1..2.6', code: 'E12, F4, A07' },
    tools: ['burner_trim(boiler, percent: int): Power of a burner', 'burner_lockout(boiler): Lock a burner', 'burner_clear(boiler, code): Clear a fault'],
    steps: `
      @flow burner_trim boiler={boiler} percent=100 // burner_lockout boiler={boiler} | Hot? | A flow of more than 85 °C locks the burner of this boiler. At 85 or less it may run at full power.
      burner_clear boiler={boiler} code={code} | Clear the fault | The fault that the message carries, on the boiler that carries it.
      burner_trim boiler={boiler} percent=75 | Three quarters | Trim the boiler from the message to three quarters of its power.
      notify message="Boiler {boiler}: flow {flow} °C, return {back} °C" | Two temperatures | On this screen: boiler, flow, return.
      memory_store key=fault-{boiler} content="{code} at {bar} bar" | Fault note | Under fault-{boiler}: which code it was at which pressure.
      pushover message="{code} on boiler {boiler}, {bar} bar" | Heating engineer | Push which code is on which boiler, and the pressure.
      http_request url="http://plant.local/faults/{code}" | Look the code up | Get http://plant.local/faults/ with the code of the message at the end.
      failed "no tool can bleed a radiator" | Bleed | Bleed the radiators on the second floor.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lift/fault {"lift": "{lift}", "floor": {floor}, "inside": {inside}, "relay": {relay}}',
    slots: { lift: 'goods, A, west, hay-hoist', floor: '1..9', inside: '=0 / 1, 2, 3', relay: '10..27' },
    tools: ['liftdesk_call(company, lift): Call a lift company', 'liftdesk_park(lift, floor: int): Send a lift to a floor'],
    steps: `
      @inside liftdesk_park lift={lift} floor=0 // failed "{inside} people are inside" | Park it | Send the lift down to floor 0 when nobody is inside. With people in it, leave it to the firemen.
      @inside failed "nobody is inside" // pushover message="{inside} people in lift {lift}, floor {floor}" | People inside | If there are people inside, push how many people, which lift and which floor. With nobody inside, fail.
      gpio_write pin={relay} value=1 | Cut the drive | Normally closed: a 1 on the relay cuts the drive. Cut it.
      gpio_write pin={relay} value=0 | Give the drive back | The relay is normally closed, a 1 opens it. Let the drive have its power again.
      liftdesk_call company=Schaller lift={lift} | Call the company | Schaller have the contract; tell them which lift.
      notify message="Lift {lift} stands at floor {floor}" title="Lift" | Show where | Notification with the title Lift: which lift stands at which floor.
      memory_store key=lift-{lift} content="floor {floor}, {inside} inside" | Note | Under lift-{lift} the floor and, after a comma, how many are inside.
    `,
  },
  {
    language: 'en',
    event: 'mqtt field/soil {"A": {a}, "B": {b}, "C": {c}, "reported": "{key}"}',
    slots: { a: '11..29', b: '31..49', c: '51..69', key: '=A / B / C' },
    steps: `
      @key gpio_write pin=5 value=1 // gpio_write pin=6 value=1 // gpio_write pin=7 value=1 | Valve of the zone that reported | A on 5, B on 6, C on 7; high opens. Only the one that reported.
      @key gpio_write pin=14 value=0 // gpio_write pin=12 value=0 // gpio_write pin=13 value=0 | Its pump off | The booster of A is on 14, of B on 12, of C on 13. Stop the booster of the reporting zone with a low.
      @key notify message="Zone A: {a}%" // notify message="Zone B: {b}%" // notify message="Zone C: {c}%" | The one that reported | Notify here which zone reported and its moisture in percent, like "Zone D: 17%".
      memory_store key=soil content="A {a}, B {b}, C {c}" | All three | Keep all three under soil: letter, blank, value, with commas between.
      mqtt_publish topic="field/B" payload="{b}" | Only B | Publish the value of B on field/B.
      gpio_write pin=6 value=0 | B shut | A hangs on 5, B on 6, C on 7; low shuts. B is to be shut, whoever reported.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/tank {"tank": "{tank}", "litres": {litres}, "milk_c": {milk}, "stirrer": "{stir}"}',
    slots: { tank: 'T1, T2, buffer, old', litres: '800..4900', milk: '2.4..3.9 / 4.3..8.8', stir: '=off / on' },
    tools: ['tank_stir(tank, rpm: int): Run the stirrer', 'tank_chill(tank, celsius: num): Cool a tank', 'pickup_book(date, time, litres: int): Book the milk lorry'],
    steps: `
      @milk failed "the milk has {milk} °C" // tank_chill tank={tank} celsius=3.5 | Cool if over 4 | Is the milk warmer than 4 °C, cool its tank to three and a half. If not, fail.
      @stir tank_stir tank={tank} rpm=24 // failed "the stirrer is on" | Stir | If it stands still, run the stirrer of the tank at 24 turns.
      pickup_book date=2026-05-14 time=06:30 litres={litres} | Lorry | Book the lorry for 14 May 2026 at half past six in the morning, for all the litres in the message. Date as 2026-05-14, time as 06:30.
      notify message="{litres} litres at {milk} °C in tank {tank}" | Milk report | This computer's notification: how many litres at what temperature in which tank.
      file_write path=milk.txt content="2026-05-14,{litres}" append=true | Milk book | Add one line to milk.txt: date, comma, litres, as in 2026-03-02,1870; the date is 2026-05-14.
      memory_store key=milk-{tank} content="{milk} °C" | Temperature | Milk temperature under milk-{tank}, with the unit.
      failed "no tool can wash the tank" | Wash | The tank has to be scrubbed with the brush.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hatch/setter {"setter": {setter}, "t": {t}, "rh": {rh}, "day": {day}, "turner": {turner}}',
    slots: { setter: '1..9', t: '36.2..37.3 / 37.9..39.4', rh: '44..69', day: '=4, 9, 14, 17 / 18, 19, 20', turner: '22..35' },
    steps: `
      @day gpio_write pin={turner} value=1 // failed "it is day {day}" | Turn the eggs | From day 18 on eggs are not turned any more; up to day 17 set the turner's pin high. Day and pin are in the message.
      @t failed "it is {t} °C" // gpio_write pin=17 value=1 | Cooling flap | Flap on 17, high opens. Open only above 37.6 °C.
      notify message="Setter {setter}, day {day}: {t} °C" | Setter on screen | Notification: setter, day, temperature; the day after a comma, the temperature after a colon.
      memory_store key=setter-{setter} content="day {day}, {rh}% humidity" | Note | Keep under setter-{setter} the day and the humidity, with the words day and humidity.
      pushover message="Setter {setter} at {rh}% humidity, wanted are 55%" | Humidity | Push which setter is at what humidity, and that 55% are wanted.
      gpio_write pin={turner} value=0 | Turner off | Power cut ahead: low on the pin of the turner.
      file_list path=hatch/logs | Logs | What is in the folder hatch/logs?
    `,
  },
  {
    language: 'en',
    event: 'manual - {plain}',
    slots: { plain: '=4210 W, 38.5 m3/h, PM2.5 48 bad, 2026-04-09 16:52, 17.2 NTU, 6.1 bar falling, tank 3 overflowing' },
    steps: `
      mqtt_publish topic="yard/raw" payload="{plain}" | Raw | Publish what came in as it is on yard/raw.
      ^ | Forward | Whatever was entered by hand goes out again on yard/raw, letter by letter.
      memory_store key=last-entry content="{plain}" | Keep it | Store what came in under last-entry, with unit and all.
      notify message="{plain}" | Show it | Show what came in on this computer, nothing added.
      pushover message="{plain}" title="Yard" | Push it | Push the whole payload under the title Yard.
      file_write path=entries.txt content="{plain}" append=true | Add it | Append the payload to entries.txt as it stands.
      notify message="Nobody is in the yard" | Something else | Not the payload this time. Show the sentence "Nobody is in the yard".
    `,
  },
  {
    language: 'en',
    event: 'cron',
    earlier: ['List the wells | well_index → {w1}: id {id1}, {m1} m; {w2}: id {id2}, {m2} m; {w3}: id {id3}, {m3} m', 'Ask for the driest | well_driest → {w2}'],
    slots: { w1: 'Garden, Abbey, Quarry', w2: 'Hilltop, Bakery, Station', w3: 'Meadow, Castle, Ferry', id1: '101..190', id2: '201..290', id3: '301..390', m1: '11..19', m2: '21..29', m3: '31..39' },
    tools: ['aquifer_rest(id: int, days: int): Let a well recover', 'aquifer_pull(id: int, litres: int): Take water', 'aquifer_log(well, metres: num): Enter a water table'],
    steps: `
      aquifer_rest id={id2} days=14 | Rest the driest | Two weeks of rest for the well that step {step2} names; its id is in the list of step {step1}.
      aquifer_pull id={id3} litres=750 | Water from {w3} | Take 750 litres from {w3}. The id is in the list above.
      aquifer_pull id={id1} litres=250 | A quarter of a cubic metre | {w1} can give 250 litres. Ids are in the list.
      aquifer_log well="{w1}" metres={m1} | Enter {w1} | Enter the water table of {w1} as the list has it.
      notify message="{w2} is driest, {m2} m" | Driest on screen | Notify this computer which well is driest and how many m the list gives for it, with a comma between.
      memory_store key=driest content="{w2}" | Name only | Keep the name of the driest under driest.
      file_write path=wells.txt content="{w1} {m1}, {w2} {m2}, {w3} {m3}" | Overwrite wells.txt | wells.txt shall hold the three wells in the order of the list: name, blank, metres without a unit, commas between.
    `,
  },
  {
    language: 'en',
    event: 'mqtt green/alarm {"sensor": "{sensor}", "ppm": {ppm}, "siren": {siren}, "fan": {fan}}',
    slots: { sensor: 'CO-2, burner room, NH3-left, loft', ppm: '30..78 / 82..240', siren: '3..12', fan: '13..25' },
    steps: `
      @ppm failed "{ppm} ppm is not too much" // gpio_write pin={siren} value=1 | Siren | More than 80 ppm: the siren has to sound. High sounds; pin in the message. Up to 80 ppm the step fails.
      gpio_write pin={siren} value=0 | Silence | Everybody has heard it. Silence the siren, low is quiet, pin as reported.
      gpio_write pin={fan} value=1 | Fresh air | Fan from the message on (high).
      gpio_write pin={fan} value=0 | Fan off | The fan has blown long enough. The message has two pins, the fan's goes low.
      pushover message="{sensor} tripped at {ppm} ppm" | What tripped | Push one sentence: which sensor tripped and at how many ppm.
      notify message="{sensor} measured {ppm} ppm, the limit is 80 ppm" | Value and limit | On this computer: which sensor measured what, and that the limit is 80 ppm.
      memory_store key="alarm {sensor}" content="{ppm} ppm" | Note it | Key: the word alarm, a blank, the sensor. Content: the value with unit.
      failed "no tool can open the window" | Open the window | Open the skylight in the loft by hand.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pump/service {"pump": "{pump}", "hours": {hours}, "last": "{last}", "engineer": "{eng}", "phone": "{phone}"}',
    slots: { pump: 'P-101, booster-2, Grundig 3, lift-B', hours: '1200..3900 / 4100..9800', last: '=2025-11-03, 2026-01-20, 2025-08-14', eng: 'Malik, Sorensen, Ibarra, Quill', phone: '5504417, 5520983, 5578120' },
    tools: ['svc_open(asset, fault): Open a service job', 'svc_close(asset, remark?): Close a service job', 'svc_assign(asset, person): Give a job to somebody'],
    steps: `
      @hours failed "it has only {hours} hours" // svc_open asset="{pump}" fault="service due" | Due? | From 4000 hours on open a job for the pump, fault: service due. Below that nothing is opened.
      svc_assign asset="{pump}" person={eng} | Whose job | Give the job of this pump to the engineer in the form.
      svc_close asset="{pump}" remark="seal replaced" | Close with a remark | The job of the pump is done. Close it and remark: seal replaced.
      svc_close asset="{pump}" | Close | Close the pump's job without a remark.
      send_message channel=telegram to={phone} text="{pump} has {hours} hours" | Telegram to the engineer | Channel telegram, to the number in the form. Text: which pump has how many hours.
      notify message="{eng}: {pump}, last service {last}" | Plan on the wall | Notification: engineer, colon, pump, comma, then the words last service and the date.
      memory_store key=service content="{pump} {hours} h, last {last}" | Remember the service | Under service: pump, hours with h, then a comma, the word last and the date.
      file_search query="{pump}" path=manuals | Manual | Find the files about this pump in the folder manuals.
    `,
  },
  {
    language: 'en',
    event: 'mqtt barn/climate {"barn": {"name": "{barn}", "t": {t}, "nh3": {nh3}}, "outs": {"fan": {fan}, "curtain": {curtain}, "lamp": {lamp}}}',
    slots: { barn: 'layers, calves, sows-2', t: '8..17 / 19..31', nh3: '6..19 / 21..44', fan: '2..8', curtain: '9..16', lamp: '17..27' },
    steps: `
      @nh3 failed "ammonia is {nh3} ppm" // gpio_write pin={fan} value=1 | Fan for ammonia | Over 20 ppm of ammonia the fan runs, high. At 20 and less the step fails.
      @t gpio_write pin={curtain} value=1 // gpio_write pin={curtain} value=0 | Curtain by temperature | Under 18 °C the curtain closes, high; over 18 it opens, low. The pin is among the outs.
      gpio_write pin={lamp} value=0 | Lights out | Night: the lamp's output low.
      gpio_write pin={lamp} value=1 | Lights | It has to be bright for the catchers. Lamp output high.
      notify message="{barn}: {nh3} ppm ammonia at {t} °C" | Air in the barn | Show on this computer the barn, how many ppm of ammonia, and at how many degrees.
      memory_store key=nh3 content="{barn} {nh3}" | Two words | Under nh3: the barn, a blank, the bare number of the ammonia.
      mqtt_publish topic="barn/{barn}/fan" payload="{fan}" | Where the fan hangs | The electrician asks on which output the fan is. Publish that number on barn/{barn}/fan.
    `,
  },
  {
    language: 'en',
    event: 'manual drip/mix {"tank_a": {a}, "tank_b": {b}, "acid_ml": {acid}, "target_ec": {ec}}',
    slots: { a: '10..29', b: '31..59', acid: '60..190', ec: '1.2..3.4' },
    tools: ['fertmix_dose(tank: A|B|acid, ml: int): Dose from a tank', 'fertmix_target(ec: num): Target of the mixer', 'fertmix_rinse(seconds: int): Rinse the mixer'],
    steps: `
      fertmix_dose tank=acid ml={acid} | Acid | Dose the acid that the recipe asks for.
      fertmix_dose tank=A ml=500 | Half a litre of A | Half a litre from tank A.
      fertmix_dose tank=B ml=1500 | B | A litre and a half out of the second tank, B.
      fertmix_target ec={ec} | Target | Set the mixer's target to what was entered.
      fertmix_rinse seconds=240 | Rinse | Four minutes of rinsing.
      notify message="Tank A {a}%, tank B {b}%" | Fill of the tanks | Notify here how full the two tanks are, A before B. The numbers are percent.
      memory_store key=recipe content="EC {ec} with {acid} ml of acid" | Recipe | Under recipe: which EC with how many ml of acid.
      pushover message="Tank B is at {b}%, please refill" | Refill | Push at how many percent tank B is, and the request: please refill.
    `,
  },
  {
    language: 'en',
    earlier: ['Who is on call | rota_today → {name}, phone {phone}', 'Read the tide | tide_read → {cm} cm, {trend}', 'Sluice switch | gpio_read → {sw}'],
    slots: { name: 'Brandt, Keane, Vos, Achterberg', phone: '0151 4470, 0172 9081, 0160 3325', cm: '140..249 / 251..390', trend: '=rising, falling', sw: '=0 / 1' },
    tools: ['weir_raise(cm: int): Raise the weir', 'weir_drop(cm: int): Lower the weir'],
    steps: `
      @cm failed "the tide is at {cm} cm" // weir_raise cm=30 | Raise? | Raise the weir by 30 cm only when the tide that was read is higher than 250 cm.
      @sw gpio_write pin=8 value=1 // failed "the sluice switch reads 1" | Motor of the sluice | The switch of step {step3} must read 0, then the motor on pin 8 runs with a high. With a 1 it is blocked and the step fails.
      @sw failed "the sluice switch reads 0" // weir_drop cm=15 | Lower? | The weir goes down 15 cm if the sluice switch read 1, otherwise not.
      send_message channel=signal to="{phone}" text="{cm} cm, {trend}" | Signal to the one on call | Channel signal, to the phone from step {step1}. Text: what the tide was, just as it was read.
      notify message="{name} is on call" | Who | Notify this computer who is on call.
      memory_store key=tide content="{cm} cm, {trend}" | Tide note | Store what step {step2} found under tide.
      file_write path=oncall.txt content="{name} {phone}" | oncall.txt | Overwrite oncall.txt with name and phone, only a blank between.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chlor/{pool} {"cl": {cl}, "redox": {redox}, "flow": "{flow}", "dosing_out": {out}}',
    slots: { pool: 'plant-1, tower, north', cl: '0.1..0.28 / 0.32..0.9', redox: '610..790', flow: '=ok, yes / none, stopped', out: '4..27' },
    steps: `
      @flow gpio_write pin={out} value=1 // failed "the flow is {flow}" | Dose only with flow | Dosing output from the message high, but without flow no chlorine may go in.
      @cl gpio_write pin={out} value=1 // gpio_write pin={out} value=0 | Two-point control | Chlorine under 0.3: dosing output on, that is high. Over 0.3: low.
      gpio_write pin={out} value=0 | Stop dosing | The canister is being changed. Dosing output low.
      pushover message="Chlorine {cl} mg/l, redox {redox} mV" title="{pool}" | Push both | The title is the plant. Text: chlorine in mg/l, redox in mV, each with its name.
      notify message="Redox {redox} mV, wanted 700 mV" | Redox | Notification: the redox with mV, comma, wanted 700 mV.
      file_write path=water/book.csv content="{pool},{cl},{redox},{flow}" append=true | Water book | Append to water/book.csv: plant, chlorine, redox, flow. Commas, no blanks.
      memory_store key=cl-{pool} content="{cl}" | Chlorine | The bare chlorine value under cl-{pool}.
      failed "no tool can change the canister" | Canister | Lift the empty canister out and put a full one in.
    `,
  },
  {
    language: 'en',
    event: 'mqtt gen/{gen} {"state": "{state}", "fuel": {fuel}, "volts": {volts}, "start_pin": {start}, "choke_pin": {choke}}',
    slots: { gen: 'yard, diesel-2, clinic', state: '=off, stopped, idle / running, on', fuel: '4..14 / 16..95', volts: '11.2..13.9', start: '2..13', choke: '14..27' },
    tools: ['fuel_order(litres: int, supplier): Order fuel', 'gen_exercise(gen, minutes: int): Test run'],
    steps: `
      @state gpio_write pin={start} value=1 // failed "the generator is {state}" | Start | High on the start pin. A set that runs already must not be started again.
      @state failed "the generator is {state}" // gpio_write pin={start} value=0 | Stop | If it runs, take the start pin low. If it stands, the step fails.
      @fuel fuel_order litres=600 supplier=Tarbert // failed "there is still {fuel}% of fuel" | Fuel | With less than 15% in the tank order 600 litres from Tarbert. Otherwise fail.
      gpio_write pin={choke} value=1 | Choke | Cold morning: pull the choke, its pin high.
      gpio_write pin={choke} value=0 | Choke back | Engine is warm. The choke goes back when its pin is low.
      gen_exercise gen={gen} minutes=30 | Monthly test | Half an hour of test run for the set in the message.
      notify message="{gen}: {volts} V, fuel {fuel}%" | Battery and fuel | Notify this computer with the set, the volts of its battery and the fuel.
      memory_store key=gen-{gen} content="{state} with {fuel}% of fuel" | State note | Under gen-{gen}: in which state it is, and with how many percent of fuel.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cage/{cage}/feed {"cage": {cage}, "kg_left": {kg}, "fish": {fish}, "t_water": {t}, "silo": "{silo}"}',
    slots: { cage: '1..9', kg: '10..95', fish: '1200..4800', t: '3..7 / 9..17', silo: 'F1, F2, salmon-A' },
    tools: ['spreader_cast(cage: int, grams: int): Cast feed into a cage', 'spreader_refill(silo, kilos: int): Refill from a silo'],
    steps: `
      @t failed "the water has {t} °C" // spreader_cast cage={cage} grams=2500 | Two and a half kilos | Cast two and a half kilos into the reporting cage, only if the water is warmer than 8 °C.
      @t spreader_cast cage={cage} grams=500 // spreader_cast cage={cage} grams=2000 | By temperature | Under 8 °C half a kilo, over 8 °C two kilos, for the cage of the message.
      spreader_refill silo={silo} kilos=40 | Refill | Forty kilos more out of the silo that is named.
      notify message="{kg} kg left for {fish} fish in cage {cage}" | Feed left | Notification: how many kg are left for how many fish in which cage.
      memory_store key=cage-{cage} content="{fish} fish, {t} °C" | Count | Under cage-{cage} the number of fish and the water temperature.
      pushover message="Cage {cage}: refill from {silo}" | Ask the boat | Push to the boat: which cage it is, then "refill from" and the silo.
      mqtt_publish topic="boat/todo" payload="{cage};{silo};{kg}" | For the boat | On boat/todo: cage, silo and what is left, with semicolons.
    `,
  },
  {
    language: 'en',
    event: 'webhook /nursery/order {"plant": "{plant}", "trays": {trays}, "bench": "{bench}", "customer": "{cust}", "day": "{day}"}',
    slots: { plant: 'leek, basil, pansy, celery, thyme', trays: '4..60', bench: 'B2, C7, east-3', cust: 'Holm Farm, Bergquist, Town Garden', day: '=2026-05-18, 2026-06-02, 2026-04-27' },
    tools: ['sow_plan(plant, trays: int, bench): Plan a sowing', 'pot_on(plant, pots: int): Plan a potting', 'dispatch_on(date, time, customer): Plan a delivery', 'bench_bar(bench, days: int): Block a bench'],
    steps: `
      sow_plan plant={plant} trays={trays} bench={bench} | Sow it | Plan the sowing just as it was ordered.
      pot_on plant={plant} pots=200 | Pot on | 200 pots of the plant in the order.
      dispatch_on date={day} time=07:15 customer="{cust}" | Delivery | To the customer in the order, on the day in the order, at quarter past seven in the morning (07:15).
      bench_bar bench={bench} days=3 | Block the bench | The bench that the order names is blocked for three days.
      notify message="{cust}: {trays} trays of {plant} for {day}" | Show the order | Notification: customer, how many trays of what, and for which day.
      memory_store key="{cust}" content="{trays} trays of {plant}" | Customer's note | Under the customer's name: how many trays of what.
      file_write path=sowing/{day}.txt content="{plant} x {trays} on {bench}" append=true | List of the day | Add to sowing/{day}.txt: plant, the letter x, number of trays, the word on, bench.
      cron_add schedule="0 7 * * *" action=message text="Look after the {plant}" | Every day at seven | Plan a message for seven every morning: Look after the, and then the plant.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tower/level {"m3": {m3}, "percent": {pct}, "in": {inv}, "out": {outv}}',
    slots: { m3: '210..980', pct: '12..39 / 41..94', inv: '4..13', outv: '14..27' },
    steps: `
      @pct gpio_write pin={inv} value=1 // failed "the tower is {pct}% full" | Fill | Less than 40% full: open the inlet, whose pin the message gives; high opens. With more than that, fail.
      gpio_write pin={outv} value=0 | Outlet shut | Shut the outlet: low on the pin behind "out".
      gpio_write pin={inv} value=0 | Inlet shut | "in" and "out" are the pins of inlet and outlet. Low shuts; the inlet is to be shut.
      gpio_write pin={outv} value=1 | Let it out | The town needs water: outlet open, that is high.
      notify message="Tower: {m3} m3, {pct}%" | Tower | Notification: the word Tower, colon, cubic metres, percent.
      pushover message="Tower at {pct}%, inlet on pin {inv}" | Who knows the pin | Push at how many percent the tower is, and on which pin the inlet is.
      mqtt_publish topic="tower/percent" payload="{pct}" | Percent alone | The bare percentage on tower/percent.
    `,
  },
  {
    language: 'en',
    earlier: ['Recall the layout | memory_recall → hood 1 = pin {p1}; hood 2 = pin {p2}; hood 3 = pin {p3}', 'Ask for the smoke | smoke_read → hood 2, {smoke}%'],
    slots: { p1: '2..9', p2: '10..17', p3: '18..27', smoke: '3..19 / 21..60' },
    steps: `
      gpio_write pin={p2} value=1 | Fan of the smoking hood | Step {step2} says at which hood there is smoke; its fan goes on with a high.
      gpio_write pin={p3} value=0 | Hood 3 off | Third hood off (low). The notes have the pin.
      gpio_write pin={p1} value=1 | First hood on | According to the layout that was recalled, switch on hood 1; high is on.
      @smoke failed "the smoke is only {smoke}%" // pushover message="Hood 2: {smoke}% smoke" | Alarm from 20% | When the smoke exceeds 20%, push the hood and how many percent of smoke. Otherwise the step fails.
      gpio_write pin=16 value=1 | Fourth hood | The four hoods' lamps are on 3, 5, 11 and 16 in this order. Lamp of hood 4 on, high.
      gpio_write pin=5 value=0 | Second lamp | Lamps: 3, 5, 11, 16 for hoods 1 to 4. Put out the second one; low is dark.
      file_write path=smoke.log content="hood 2 {smoke}%" append=true | Log | Add to smoke.log the hood and the percentage that step {step2} found, without the comma.
    `,
  },
  {
    language: 'en',
    event: 'mqtt heat/flat {"flat": "{flat}", "radiator": "{rad}", "celsius": {c}, "valve": {valve}, "complaint": "{complaint}"}',
    slots: { flat: '4B, 12, 7-left, 2C', rad: 'hall, nursery, bath, kitchen', c: '12.5..17.8 / 18.2..22.5', valve: '5..95', complaint: '=too cold, hisses, does not close, knocks at night' },
    tools: ['ticket_raise(flat, subject): Raise a ticket', 'ticket_drop(flat): Drop a ticket', 'heatbox_offset(flat, degrees: num): Correction for a flat'],
    steps: `
      memory_store key=heating-flat-{flat} content="{rad}, {c} °C" | Note it | Note under heating-flat-{flat} which radiator was named and how warm it was.
      ticket_raise flat={flat} subject="{rad}: {complaint}" | Ticket | Ticket for the flat; the subject is the radiator, a colon, and what is wrong with it.
      @c heatbox_offset flat={flat} degrees=1.5 // failed "it is {c} °C" | One and a half more | If it is colder than 18 °C give the flat a correction of one and a half degrees up.
      @c failed "it is only {c} °C" // ticket_drop flat={flat} | Warm enough | With 18 °C or more the flat's ticket is dropped. Below that it stays, and the step fails.
      notify message="Flat {flat}: {rad} {c} °C, valve {valve}%" | Caretaker | Notification here: flat, colon, radiator, how warm, then the valve with percent.
      pushover message="Radiator in the {rad} {complaint}" | What is wrong | Push one sentence: Radiator in the, then where, then what is wrong.
      file_write path=heating/list.txt content="{flat} / {rad}" append=true | List | heating/list.txt gets one more line: flat / radiator.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gate/visit {"plate": "{plate}", "time": "{time}", "load": "{load}", "kg": {kg}, "barrier": {barrier}}',
    slots: { plate: 'KL 4471, HG-RT 92, B 0713', time: '=07:20, 09:45, 13:10, 15:30 / 22:40, 23:15, 03:05', load: 'straw, sand, lime, potatoes', kg: '1200..7400 / 7600..14000', barrier: '8..27' },
    tools: ['weigh_ticket(plate, kg: int): Print a weighing ticket', 'yard_slot(plate, slot: int): Send a lorry to a bay'],
    steps: `
      @time gpio_write pin={barrier} value=1 // failed "it is {time}" | Barrier by day | Between 6 and 20 o'clock the barrier opens (high on its pin); at night nobody gets in. The time is in the message.
      @kg gpio_write pin={barrier} value=1 // failed "{kg} kg are too heavy" | Bridge carries 7.5 t | Lift the barrier with a high on its pin for lorries of at most 7500 kg. Heavier ones have to turn round.
      gpio_write pin={barrier} value=0 | Barrier down | Low lets it fall. Its pin came with the message.
      weigh_ticket plate="{plate}" kg={kg} | Ticket | Print a ticket for this lorry and its weight.
      yard_slot plate="{plate}" slot=3 | Bay three | Send the lorry to the third bay.
      notify message="{plate} / {time}" | Plate and time | Show on this computer: plate / time, nothing else.
      memory_store key=last-lorry content="{plate} with {kg} kg of {load}" | Last lorry | Under last-lorry: which lorry with how many kg of what.
      file_write path=gate/book.csv content="{time},{plate},{load},{kg}" append=true | Gate book | One more row in gate/book.csv: time, plate, load, weight. Commas only.
    `,
  },
  {
    language: 'en',
    event: 'peripheral frost/probe {t} °C',
    slots: { t: '-6.5..-0.4 / 1.2..5.8', rows: '3..14' },
    tools: ['misters_run(row: int, minutes: int): Frost irrigation', 'candle_order(boxes: int): Order frost candles'],
    steps: `
      @t misters_run row={rows} minutes=90 // failed "it is {t} °C" | Frost irrigation | Row {rows} for an hour and a half, if the probe is below zero.
      @t gpio_write pin=22 value=1 // gpio_write pin=22 value=0 | Wind machine | Machine on 22. Below 0 °C on the probe it runs (high), above it rests (low).
      notify message="Frost probe: {t} °C" | Probe | Notification: the words Frost probe, colon, and what the probe measured.
      mqtt_publish topic="frost/echo" payload="{t} °C" | Echo | The payload as it is, on frost/echo.
      memory_store key=frost content="{t} °C" | Lowest | Keep the probe's text under frost.
      candle_order boxes=12 | Candles | A dozen boxes of frost candles.
      pushover message="{t} °C in row {rows}" | Push | Push how many degrees it has, and that it is in row {rows}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt compost/{heap} {"core": {core}, "edge": {edge}, "o2": {o2}, "days": {days}}',
    slots: { heap: 'A, B, leaf-2, hall', core: '40..64 / 66..79', edge: '20..38', o2: '3..9 / 11..19', days: '2..39' },
    tools: ['heap_blow(heap, seconds: int): Blow air into a heap', 'heap_wet(heap, litres: int): Wet a heap', 'heap_turn(heap, date): Plan a turning'],
    steps: `
      @core failed "the core has {core} °C" // heap_wet heap={heap} litres=300 | Too hot | Over 65 °C in the core: wet the heap with 300 litres. If it is cooler, fail.
      @o2 heap_blow heap={heap} seconds=150 // failed "there is {o2}% of oxygen" | Air | Two and a half minutes of air, if there is less than 10% of oxygen in the heap.
      heap_turn heap={heap} date=2026-07-08 | Turn it | The heap of the message is turned on 2026-07-08, not earlier.
      notify message="Heap {heap}: core {core} °C, edge {edge} °C" | Two probes | Notification: heap, core, edge.
      memory_store key=heap-{heap} content="{days} days old, {core} °C" | Age | Under heap-{heap}: how many days old, and the temperature of the core.
      file_write path=compost.csv content="{heap};{days};{core};{edge};{o2}" append=true | Row | Row for compost.csv: heap, days, core, edge, oxygen; semicolons.
      failed "no tool can sieve compost" | Sieve | Put the ripe compost through the 10 mm sieve.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sow/feeder {"station": {station}, "sow": "{sow}", "eaten_g": {eaten}, "planned_g": {planned}}',
    slots: { station: '1..9', sow: 'S-417, 2208, Y-31', eaten: '600..1390 / 1410..2300', planned: '2400..3200' },
    tools: ['trough_open(station: int): Open a trough', 'trough_close(station: int): Close a trough', 'sow_mark(sow, colour: red|blue|green): Spray a mark'],
    steps: `
      @eaten sow_mark sow={sow} colour=red // failed "she has eaten {eaten} g" | Mark bad eaters | Less than 1400 g eaten: a red mark. Others get none and the step fails.
      @eaten sow_mark sow={sow} colour=red // sow_mark sow={sow} colour=green | Red or green | Who has eaten less than 1400 g gets red, the others green.
      trough_close station={station} | Shut the trough | The station of the message is finished.
      trough_open station={station} | Let her eat | Open the trough of the station where she stands.
      notify message="{sow} ate {eaten} g of {planned} g" | Eaten and planned | Notification: the sow ate how much of how much, in g.
      memory_store key={sow} content="{eaten} of {planned} g at station {station}" | Note on the sow | Her number is the key. Write: eaten of planned g at station and the station.
      memory_recall query={sow} | Anything known? | See whether the notes say something about this sow.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cellar/leak {"spot": "{spot}", "wet": {wet}, "mm": {mm}, "shutoff": {shut}, "sensor": {sensor}}',
    slots: { spot: 'washroom, tank room, duct 3, stairs', wet: '=true / false', mm: '1..14', shut: '4..15', sensor: '16..27' },
    steps: `
      @wet gpio_write pin={shut} value=0 // failed "it is not wet" | Shut the main | If it is wet, close the main valve. The valve on the shutoff pin is held open by a 1 and closes with a 0.
      gpio_write pin={shut} value=1 | Water back | Repaired. A 1 on the shutoff pin holds the main valve open; open it.
      gpio_read pin={sensor} | Look again | Read the pin of the sensor that reported.
      @wet pushover message="Water in the {spot}, {mm} mm" // failed "it is not wet" | Push if wet | When it is wet, push: Water in the, the spot, and how many mm. When it is dry there is no push, the step fails.
      notify message="{spot}: {mm} mm" | Depth | Notification: spot, colon, mm.
      memory_store key=leak content="{spot}" | Where | Store only the spot under leak.
      failed "no tool can mop the floor" | Mop | Mop the floor in the {spot}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt boards/hall {"board": "{board}", "fan": {fan}, "heater": {heater}, "probe": {probe}, "t": {t}}',
    slots: { board: 'pico-2, esp-left, uno1, nano-b', fan: '2..8', heater: '9..16', probe: '17..27', t: '3..11 / 13..29' },
    steps: `
      gpio_write pin={fan} value=1 board={board} | Fan on that board | On the board that reports, the fan goes on: high.
      gpio_write pin={heater} value=0 board={board} | Heater off | Low on the heater's pin of the board in the message.
      @t gpio_write pin={heater} value=1 board={board} // failed "it is {t} °C" | Heat below 12 | The heater of the reporting board goes high if it is colder than 12 °C. Name the board.
      gpio_read pin={probe} board={board} | Probe | Read the probe's pin on the board from the message.
      board_info board={board} | That board | State and pins of the board that reports.
      board_info | All boards | List whatever is plugged in.
      notify message="{board}: fan on {fan}, heater on {heater}" | Wiring | Notify this computer: board, then fan on which pin, heater on which pin.
      gpio_write pin={fan} value=0 | Fan off | The fan's pin low. There is only one board, do not name any.
    `,
  },
  {
    language: 'en',
    event: 'mqtt grain/dryer {"batch": "{batch}", "moist": {moist}, "air_c": {air}, "tons": {tons}, "burner": "{burner}"}',
    slots: { batch: 'R12, maize-4, Wheat A', moist: '11.2..14.3 / 14.7..24.9', air: '50..95', tons: '8..40', burner: '=off, cold / lit, burning' },
    tools: ['drybin_heat(celsius: int): Air temperature of the dryer', 'drybin_dump(batch, bin: int): Empty a batch into a bin', 'drybin_hold(batch, minutes: int): Keep a batch in the dryer'],
    steps: `
      @moist drybin_dump batch="{batch}" bin=6 // drybin_hold batch="{batch}" minutes=45 | Dump or hold | At 14.5% and below the batch goes into bin 6. Wetter, it is held for another three quarters of an hour.
      @moist failed "the moisture is {moist}%" // drybin_hold batch="{batch}" minutes=60 | One more hour | Hold the batch for one more hour if it has more than 14.5%. Otherwise it is finished and the step fails.
      @burner failed "the burner is {burner}" // drybin_heat celsius=70 | Air to 70 | Seventy degrees, but only with the burner lit.
      notify message="{batch}: {moist}% moisture, {tons} t" | Batch on screen | Notification: batch, moisture, tons.
      pushover message="Batch {batch} at {moist}%, {air} °C air" | Push the state | Push: which batch at how many percent, then how many degrees of air.
      memory_store key=dryer content="{tons} t of {batch}" | What is in it | Under dryer: how many t of which batch.
      file_write path=dryer.csv content="{batch},{moist}" append=true | Row | Batch, comma, moisture, no blank: one more row for dryer.csv.
    `,
  },
];
