import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: the product's own tools, part 1. */
export const plainKnown1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt pumphall/level {"pump": "{pump}", "relay": {relay}, "level_cm": {lvl}, "hours": {hours}}',
    slots: { pump: 'P1, P4, north pump, drain pump', relay: '5..27', lvl: '20..79 / 81..140', hours: '300..4200', siren: '28..39' },
    steps: `
      gpio_write pin={relay} value=1 | Start the pump | The message says on which relay the reporting pump hangs. Please switch this relay on, so that the pump begins to run.
      gpio_write pin={relay} value=0 | Stop the pump | Take the relay that is named in the message low again; the pump stops as soon as it has no signal.
      @lvl gpio_write pin={siren} value=0 // gpio_write pin={siren} value=1 | Flood siren | The flood siren is on pin {siren}. Switch it on if the reported level is above 80 cm, and otherwise make sure that it is off.
      @lvl failed "the level is {lvl} cm" // gpio_write pin={relay} value=1 | Pump only when full | The pump must not run dry. Switch its relay on only if the level is at least 80 cm; below that the step fails.
      notify message="{pump}: {lvl} cm, {hours} hours" | Tell the attendant | Show a notification on this computer with the name of the pump, a colon, the level in cm and, after a comma, the hours it has run.
      memory_store key=pump-hours content="{pump} {hours} hours" | Running hours | Please keep under pump-hours which pump it is and how many hours it has run.
      pushover message="Level {lvl} cm in the pump hall" | Push the level | Send a push message that says the level in cm in the pump hall, as in: Level 55 cm in the pump hall.
      failed "no tool can grease the bearing" | Grease | Please grease the bearing of the pump that reported before it is started again.
    `,
  },
  {
    language: 'en',
    event: 'mqtt greenhouse/{house}/climate {"t_c": {t}, "rh": {rh}, "vent_pin": {vent}, "heater_pin": {heat}}',
    slots: { house: '1..9', t: '4..11 / 13..31', rh: '35..95', vent: '4..15', heat: '16..27', fan: '32..39' },
    steps: `
      gpio_write pin={vent} value=1 | Open the roof vent | The vent motor opens the roof when its output is high. The event says on which pin it is connected.
      gpio_write pin={heat} value=0 | Heater off | Please turn the heater of this house off. The number of its pin came with the measurement.
      @t gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | Frost protection | Heat the house if the temperature is below 12 degrees, and switch the heater off if it is warmer. The pins stand in the event.
      gpio_write pin={fan} value=1 | Circulation fan | The circulation fan has nothing to do with the pins in the event. It is connected to GPIO {fan}; switch it on.
      notify message="House {house}: {t} °C, {rh} %" | Show the climate | Show a notification on this computer: the word House with its number, a colon, the temperature in °C and the humidity in %.
      file_write path=logs/climate.csv content="{house},{t},{rh}" append=true | Climate log | Append one line to logs/climate.csv with house, temperature and humidity, separated by commas without blanks, for example 3,18,60.
      mqtt_publish topic=display/greenhouse payload="{rh}" | Humidity for the display | The display at the entrance shows the humidity. Publish the bare number to display/greenhouse.
      failed "no tool can clean the glass" | Clean the glass | The glass on the south side has to be cleaned so that more light comes in. Please do that now.
    `,
  },
  {
    language: 'en',
    event: 'mqtt coldroom/alarm {"room": "{room}", "temp": {temp}, "limit": {limit}, "door": "{door}"}',
    slots: { room: 'fish room, dairy 2, meat store, freezer B', temp: '-18..9', limit: '=10, 12, 14', door: '=open / closed', lamp: '4..13', comp: '14..26' },
    steps: `
      gpio_write pin={lamp} value=1 | Warning lamp | Switch the red lamp over the door on, so that everybody sees the alarm. The lamp is connected to pin {lamp}.
      ^ | Lamp | Red lamp, GPIO {lamp}: HIGH.
      @door failed "the door is open" // gpio_write pin={comp} value=1 | Compressor | Start the compressor on pin {comp} only if the door is closed. With an open door it would only ice up, and the step has to fail.
      @door pushover message="Please close the door of {room}" // failed "the door is closed" | Ask somebody | If the door is open, send a push message with the words Please close the door of, followed by the name of the room. If it is closed, the step fails.
      gpio_write pin={lamp} value=0 | All clear | The alarm is over. Please put out the red lamp on D{lamp}.
      notify message="{room} is at {temp} degrees, the limit is {limit}" title="Cold room" | Alarm notification | Show a notification with the title Cold room that says which room is at how many degrees and that the limit is the one in the message, as in: bakery is at 5 degrees, the limit is 7
      memory_store key=last-alarm content="{room}, {temp} °C" | Note the alarm | Keep the room and its temperature in °C under last-alarm, with a comma between the two.
      send_message channel=telegram text="Alarm in {room}" | Message on Telegram | Write to the channel telegram that there is an alarm in the room that the message names: Alarm in, then its name.
    `,
  },
  {
    language: 'en',
    event: 'webhook /server/health {"host": "{host}", "disk": {disk}, "cpu_c": {cpu}, "user": "{user}"}',
    slots: { host: 'mail01, nas, backup-2, web3', disk: '31..89 / 91..99', cpu: '41..96', user: 'marta, jonas, elif, pete', pin: '4..39' },
    steps: `
      @disk failed "the disk is only {disk}% full" // send_message channel=email to={user} text="The disk of {host} is {disk}% full" | Write to the owner | If the disk is more than 90% full, send the user in the request an e-mail (channel email): The disk of, the host, is, the percentage, full. Otherwise the step fails.
      @disk notify message="{host} has room" // notify message="{host} is full" | Full or not | Show a notification on this computer: up to 90 percent the name of the host and the words has room, above that the name and the words is full.
      gpio_write pin={pin} value=1 | Fan of the rack | The rack has a fan of its own on pin {pin}. Please switch it on so that the machines are cooled.
      gpio_write pin={pin} value=0 | Fan off | The machines are cool enough now. Let output {pin} drop; the fan of the rack then stops.
      memory_store key="{host}" content="disk {disk}%, CPU {cpu} °C" | Values of the host | Store a note under the name of the host: the word disk with its percentage, a comma, then CPU and its temperature in °C.
      mqtt_publish topic=rack/temperature payload="{cpu}" | Pass on the temperature | Publish the CPU temperature from the request to rack/temperature, only the number.
      file_read path=/var/log/syslog from_line=1 lines=20 | Look into the log | Read the first twenty lines of the file /var/log/syslog to see whether something else went wrong.
      http_request url=http://192.168.1.20/restart method=POST | Restart the service | Send a POST request to http://192.168.1.20/restart so that the service starts again. Nothing needs to be sent with it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brewery/fermenter {"tank": "{tank}", "temp": {temp}, "gravity": {grav}, "valve": {valve}, "pump": {pump}}',
    slots: { tank: 'FV1, FV3, tank 6, oak 2', temp: '14..20 / 22..29', grav: '1.008..1.054', valve: '4..16', pump: '17..33', min: '=10, 20, 30' },
    steps: `
      gpio_write pin={valve} value=1 | Open the glycol valve | The event says on which pin the valve of this tank is. It opens when the pin is high, so please set it to 1.
      gpio_write pin={valve} value=0 | Shut the valve | The tank is cold enough. Set the pin of the valve, as the event gives it, back to 0.
      @temp gpio_write pin={pump} value=0 // gpio_write pin={pump} value=1 | Cooling pump | Above 21 degrees the cooling pump of the tank has to run, below that it stands still. The pin of the pump is in the event.
      memory_store key=gravity content="{tank}: {grav}" | Gravity | Please keep the gravity under the key gravity: name of the tank, a colon and the value.
      notify message="{tank} is at {temp} °C" | Tell the brewer | Show the brewer a notification on this computer that says which tank is at how many °C.
      file_write path=brew/log.txt content="{tank} / {temp} / {grav}" append=true | Brew log | Add a line to brew/log.txt with the tank, the temperature and the gravity in this order, with a slash and blanks between them, as in: FV9 / 18 / 1.02
      mqtt_publish topic=brewery/board payload="Do not open the tank" | Sign at the tank | The sign in the hall shows what is published to brewery/board. Publish there the words: Do not open the tank
      failed "no tool can taste the beer" | Taste | Please taste the beer from this tank and say whether it is ready to be bottled.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fishfarm/basin {"basin": {basin}, "oxygen": {ox}, "water_c": {w}, "aerator": {aer}, "feeder": {feed}}',
    slots: { basin: '1..12', ox: '3..5 / 7..11', w: '6..19', aer: '13..24', feed: '25..39' },
    steps: `
      @ox gpio_write pin={aer} value=1 // gpio_write pin={aer} value=0 | Air for the fish | If the oxygen is below 6 mg/l, switch on the aerator of the basin; with more oxygen it can be switched off. Its output is in the message.
      gpio_write pin={feed} value=0 | Stop feeding | While the water is examined no food may fall into it. Switch off the feeder; the message gives its pin.
      gpio_write pin={feed} value=1 | Feed | Please switch the feeder of the basin on. Look for its number in the message.
      @ox pushover message="Basin {basin}: oxygen {ox} mg/l" // failed "the oxygen is {ox} mg/l" | Push when low | Below 6 mg/l send a push: the word Basin with its number, a colon, the word oxygen and the value in mg/l. With 6 or more the step fails.
      file_write path=basins/today.csv content="{basin},{ox},{w}" append=true | Daily list | Append the basin, its oxygen and the water temperature to basins/today.csv, with commas and no blanks between them.
      memory_store key=basin-{basin} content="{w} °C" | Water temperature | Note the water temperature with its unit °C under basin-{basin}.
      gpio_read pin={aer} | Is the aerator on? | Please read the pin of the aerator, so that we know whether it really runs.
      failed "no tool can catch the fish" | Dead fish | Two dead fish were seen in the basin. Take them out with the net before you go on.
    `,
  },
  {
    language: 'en',
    event: 'webhook /caretaker/report {"flat": {flat}, "who": "{who}", "what": "{what}", "phone": "{phone}"}',
    slots: { flat: '1..48', who: 'Mrs Adler, Tom Berg, Ms Okoye, Mr Silva', what: '=no hot water, the light in the hall is broken, the heating is cold, water on the stairs', phone: '=0171 552 80, 0160 334 12, 0157 771 09', valve: '4..14', light: '15..27' },
    steps: `
      notify message="Flat {flat}: {what}" | Tell the caretaker | Show the caretaker a notification on this computer that says the flat with its number, a colon, and what was reported.
      memory_store key=flat-{flat} content="{who}: {what}" | Keep the report | Store the report under flat-{flat}, so that it is found again: who reported, a colon and what.
      send_message channel=sms to="{phone}" text="Thank you, we will come today" | Answer | Send a message through the channel sms to the phone number in the report. The text is: Thank you, we will come today
      gpio_write pin={valve} value=0 | Shut off the water | The main valve of the house is on pin {valve}. It is open at 1 and shut at 0. Please shut it until somebody has looked.
      gpio_write pin={valve} value=1 | Water again | The repair is done. Open the main valve on pin {valve}, which opens at 1 and shuts at 0.
      gpio_write pin={light} value=1 | Light on the stairs | Please turn on the light on the stairs, which is output {light}, so that nobody falls.
      pushover message="{who}, flat {flat}, {phone}" title="Report" | Push to the plumber | Send the plumber a push message with the title Report. It gives the name, the flat with its number, and the phone number, separated by commas.
      failed "no tool can repair the pipe" | Repair | Please repair the pipe that was reported, so that the people have water again this evening.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the float switches | gpio_read → pin {a}: {fa}, pin {b}: {fb}', 'Which pump is free | memory_recall → pump on {run} runs, pump on {free} stands'],
    slots: { a: '4..9', b: '10..15', fa: '=0 / 1', fb: '=0, 1', run: '16..25', free: '26..39' },
    steps: `
      gpio_write pin={free} value=1 | Start the second pump | Step {step2} found which pump stands. Please switch this pump on to help the other one.
      gpio_write pin={run} value=0 | Change over | The pump that is running according to the notes needs a rest. Switch it off.
      @fa gpio_write pin={run} value=0 // gpio_write pin={run} value=1 | Follow the float | If the float switch on pin {a} read 0, the pit is empty and the pump on {run} has to stop. If it read 1, the pump has to run.
      @fa failed "the float on pin {a} reads 0" // notify message="Pit full, pump {free} must help" | Pit full | If the float on pin {a} reads 1, show a notification: Pit full, pump {free} must help. If it reads 0, the step fails.
      gpio_read pin={b} | Read it once more | The upper float on pin {b} bounces now and then. Please read it a second time.
      memory_store key=floats content="{a}: {fa}, {b}: {fb}" | Note both floats | Store both floats of step {step1} under the key floats: each with its pin, a colon and what it read, and a comma between them.
      mqtt_publish topic=pit/pump payload="{free}" | Say which pump | Publish the number of the pump that stands to pit/pump, nothing else.
      memory_recall query="float switch" limit=3 | Earlier trouble | Search the notes for "float switch" and take three hits at most.
    `,
  },
  {
    language: 'en',
    event: 'mqtt workshop/dust {"machine": "{machine}", "dust": {dust}, "slot": "{slot}", "operator": "{op}"}',
    slots: { machine: 'band saw, planer, router, lathe 2', dust: '1..4 / 6..14', slot: '=A / B / C', a: '2..9', b: '10..18', c: '19..27', op: 'Hanna, Emre, Luca, Birgit' },
    steps: `
      @slot gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Extraction | Switch on the dust extraction of the slot that the message names. Slot A is on pin {a}, slot B on pin {b} and slot C on pin {c}.
      @slot gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Extraction off | The work is finished. Switch the extraction of the reported slot off again; A hangs on {a}, B on {b}, C on {c}.
      gpio_write pin={b} value=1 | Slot B for cleaning | For the cleaning we always use slot B. The slots A, B and C are on pins {a}, {b} and {c}. Open only B by setting its pin to 1.
      @dust failed "the dust is {dust} mg" // pushover message="Too much dust at {machine}" | Too much dust? | Above 5 mg of dust, send a push message with the words Too much dust at, and the machine. With less, the step fails and nobody is disturbed.
      notify message="{op} works at {machine}" | Who works where | Show a notification on this computer that says who works at which machine.
      file_write path=workshop/dust.txt content="{machine}: {dust} mg" append=true | Dust list | Add the machine, a colon and the dust in mg to the end of workshop/dust.txt.
      memory_store key=last-operator content={op} | Operator | Remember the name of the operator from the message under last-operator.
      failed "no tool can empty the bag" | Empty the bag | The dust bag of this machine is full. It has to be emptied before the extraction is started.
    `,
  },
  {
    language: 'en',
    event: 'mqtt meters/main {reading}',
    slots: { reading: '=4210 W, 3.8 bar, 61 m3/h, 812 ppm, 22.4 °C', pin: '4..20', other: '21..39', file: '=meters/raw.txt, data/main.txt', limit: '500..900' },
    steps: `
      mqtt_publish topic=archive/main payload="{reading}" | Pass it on | Publish what the meter sent to archive/main. It must be unchanged, with the number and the unit.
      file_write path={file} content="{reading}" append=true | Append the reading | Add the reading from the event, exactly as it came in, to the end of {file}.
      file_write path={file} content="{reading}" | Only the newest | The file {file} should hold nothing but the newest reading. Overwrite it with what came in.
      notify message="The meter says {reading}" | Show the reading | Show a notification on this computer with the words The meter says, and then the reading as it came.
      memory_store key=limit content="{limit} is the new limit" | A new limit | Store under the key limit the following words: {limit} is the new limit
      gpio_write pin={pin} value=1 | Main contactor | The main contactor is on pin {pin}. Energise it now, whatever the meter says.
      gpio_write pin={other} value=0 | Load off | The second load on GPIO {other} is not needed at night. Switch it off.
      gpio_write pin={other} value=1 | Load on | The night is over. Please set GPIO {other} high, so that the second load has current again.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bakery/order {"shop": "{shop}", "bread": {bread}, "rolls": {rolls}, "pickup": "{pickup}"}',
    slots: { shop: 'Market Street, Station, Old Mill, Harbour', bread: '12..90', rolls: '91..480', pickup: '=05:30, 06:15, 07:00', oven: '4..15', steam: '16..27' },
    steps: `
      notify message="{shop}: {bread} loaves, {rolls} rolls" | Show the order | Show a notification on this computer that says the shop, a colon, how many loaves and how many rolls were ordered.
      file_write path=orders/today.txt content="{pickup} {shop}" append=true | List for the driver | The driver reads orders/today.txt. Add a line with the time of the pickup, a blank and the name of the shop.
      gpio_write pin={oven} value=1 | Heat the oven | The oven needs an hour to be hot. Please switch the oven on; it is connected to output {oven}.
      gpio_write pin={steam} value=0 | Steam off | The steam valve is on pin {steam} and lets steam in while it is high. Shut it, for the crust is done.
      gpio_write pin={steam} value=1 | Steam on | Let steam into the oven: the valve on pin {steam} opens when the pin goes high.
      memory_store key=rolls content="{rolls} rolls for {shop}" | Remember the rolls | Please keep under the key rolls how many rolls are for which shop, as in: 40 rolls for Bridge
      send_message channel=whatsapp text="Pickup at {pickup}" | Tell the driver | Send a message through the channel whatsapp that says Pickup at, and then the time of the order.
      failed "no tool can knead the dough" | Knead | Please knead the dough for the order by hand for ten minutes and let it rest.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tank/{tank} {"liters": {l}, "inlet": {inlet}, "outlet": {outlet}, "mixer": {mixer}, "mode": "{mode}"}',
    slots: { tank: 'rain, T2, cellar, roof', l: '40..190 / 210..900', inlet: '4..12', outlet: '13..21', mixer: '22..33', mode: '=auto / manual' },
    steps: `
      gpio_write pin={inlet} value=1 | Fill the tank | Open the inlet so that water flows into the tank. Its pin stands in the message beside those of the outlet and the mixer.
      gpio_write pin={outlet} value=1 | Empty the tank | Open the outlet of the tank by setting its pin to 1. Take care not to use the pin of the inlet.
      gpio_write pin={mixer} value=0 | Mixer off | The water must be still while the sample is taken, so please switch the mixer off.
      @mode gpio_write pin={inlet} value=0 // failed "the mode is {mode}" | Only in auto | Close the inlet, but only if the tank is in the mode auto. In any other mode somebody works there by hand and the step fails.
      @l gpio_write pin={inlet} value=1 // gpio_write pin={inlet} value=0 | Keep it filled | With less than 200 liters the inlet has to be open (1), with more it has to be closed (0).
      @l pushover message="Only {l} liters left" // failed "there are {l} liters" | Nearly empty | If there are fewer than 200 liters, push the words Only, the number, liters left. Otherwise nothing is pushed and the step fails.
      notify message="{l} liters, mode {mode}" | State of the tank | Show a notification on this computer that gives the liters and, after a comma, the word mode and the mode.
      mqtt_publish topic=tank/liters payload="{l}" | Liters for the panel | The panel in the office listens to tank/liters. Publish only the number of liters there.
    `,
  },
  {
    language: 'en',
    earlier: ['List the plans | cron_list → {id1}: lights on 18:00, {id2}: lights off 23:00, {id3}: watering 06:30', 'Read the light sensor | gpio_read → {lux}'],
    slots: { id1: 'c-11, j4, a81', id2: 'c-27, j9, b52', id3: 'c-33, j15, d07', lux: '=0 / 1', lamp: '4..39' },
    steps: `
      cron_remove id={id3} | No watering | It will rain for the whole week. Remove the plan for the watering; its id is in the list of step {step1}.
      cron_remove id={id2} | Leave the lights on | There is a party tonight. Please remove the plan that switches the lights off.
      cron_add schedule="0 7 * * *" action=message text="Water the plants" | A new reminder | Plan a message for every day at seven in the morning. Its text is: Water the plants
      cron_add schedule="30 22 * * *" action=procedure text=lights-off name=evening | Lights off earlier | Plan the start of the procedure lights-off for every day at half past ten in the evening and call the plan evening.
      @lux gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Lamp in the yard | The light sensor gives 0 in the dark and 1 in daylight. In the dark switch the lamp on pin {lamp} on, by day switch it off.
      gpio_write pin={lamp} value=0 | Lamp out | Put out the lamp on pin {lamp}, no matter what the sensor says.
      memory_store key=watering-plan content={id3} | Keep the id | Keep the id of the watering plan under watering-plan, so that we can look it up later.
      @lux notify message="It is dark" // notify message="It is light" | Dark or light | Show a notification on this computer: It is dark, if the sensor gave 0, and otherwise It is light.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/printer {"printer": "{printer}", "toner": {toner}, "pages": {pages}, "serial": "{serial}"}',
    slots: { printer: 'front desk, office 2, label printer, HP-3', toner: '1..9 / 11..90', pages: '1200..48000', serial: '=CN4471, VB0092, QX3318', pin: '4..39' },
    steps: `
      @toner notify message="{printer}: toner is low" // failed "the toner is at {toner}%" | Toner | If the toner is under 10 percent, show a notification on this computer that names the printer and says that the toner is low. If not, the step fails.
      notify message="{printer}: {toner}% toner, {pages} pages" | State of the printer | Show a notification on this computer that names the printer, a colon, how much % toner there is and, after a comma, how many pages it has printed.
      send_message channel=email to=supply@shop.example text="Please send toner for {serial}" | Order toner | Send an e-mail through the channel email to supply@shop.example. It asks: Please send toner for, followed by the serial number of the printer.
      memory_store key=pages content="{pages}" | Page counter | Store the number of printed pages under the key pages, only the number.
      gpio_write pin={pin} value=0 | Printer off | The socket of the printer is switched by pin {pin}. Please take its current away for the night.
      gpio_write pin={pin} value=1 | Printer on | It is morning and the printer is needed. Give its socket on pin {pin} current.
      file_write path=printers.csv content="2026-03-09,{serial},{pages}" append=true | Table | Append one line to printers.csv: date, serial number and pages, separated by commas without blanks. The date is 2026-03-09.
      failed "no tool can change the cartridge" | New cartridge | Please take the empty cartridge out of the printer and put in a new one.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} asks for the hall lights from {from} to {to}',
    slots: { who: 'Nora, Mr Pohl, Samuel, the choir', from: '=17:00, 18:30, 19:15', to: '=21:00, 22:30, 23:15', l1: '4..11', l2: '12..19', l3: '20..27' },
    steps: `
      gpio_write pin={l1} value=1 | First row | The three rows of lamps are on pins {l1}, {l2} and {l3}, counted from the door. Switch on the row that is nearest to the door.
      gpio_write pin={l2} value=1 | Middle row | From the door to the stage the rows are {l1}, {l2}, {l3}. Please turn on only the middle one.
      gpio_write pin={l3} value=0 | Stage dark | The last row, by the stage, has to be dark. The rows are on {l1}, {l2} and {l3}, beginning at the door.
      gpio_write pin={l1} value=0 | Entrance | The lamps at the entrance are on pin {l1}. They are active high; switch them off.
      notify message="{who} asks for the hall lights from {from} to {to}" | Pass on the request | Show what was asked for, word for word, as a notification on this computer.
      memory_store key=hall content="{from} to {to}" | Times | Keep the two times of the request under the key hall, with the word to between them.
      send_message channel=matrix text="The hall is taken from {from}" | Tell the others | Write to the channel matrix that the hall is taken, in these words: The hall is taken from, and then the time at which it begins.
      failed "no tool can put up the chairs" | Chairs | Please put up forty chairs in the hall before the people come.
    `,
  },
  {
    language: 'en',
    event: 'mqtt barn/fans {"barn": {barn}, "fan1": {f1}, "fan2": {f2}, "nh3": {nh3}, "board": "{board}"}',
    slots: { barn: '1..8', f1: '9..17', f2: '18..27', nh3: '3..19 / 21..44', board: 'nano-1, pico-b, esp-4, uno-2' },
    steps: `
      gpio_write pin={f1} value=1 board={board} | First fan | Switch on the first of the two fans in the message. It is driven by the board that the message names.
      gpio_write pin={f2} value=1 board={board} | Second fan | Please start the second fan as well; the pin and the board are both in the message.
      @nh3 failed "the ammonia is {nh3} ppm" // gpio_write pin={f2} value=1 board={board} | Only for bad air | The second fan is loud. Start it on the named board only if there are more than 20 ppm of ammonia (nh3); otherwise the step fails.
      gpio_write pin={f1} value=0 board={board} | First fan off | The air is good again. Switch the first fan off, on the board in the message.
      board_info board={board} | Look at the board | Show the state and the pins of the board that is named in the message.
      gpio_read pin={f1} board={board} | Does it run? | Read the pin of the first fan on the board from the message.
      pushover message="Barn {barn}: {nh3} ppm ammonia" | Push the air | Send the farmer a push message: the word Barn with its number, a colon, and how many ppm ammonia there are.
      memory_store key=barn-{barn} content="{nh3} ppm" | Note the value | Keep the ammonia with its unit ppm under barn-{barn}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /sop/wish {"procedure": "{proc}", "run_id": "{run}", "by": "{by}", "reason": "{reason}"}',
    slots: { proc: 'rinse-line, night-mode, backup-nas, frost-guard', run: 'r-118, run-52, k9031', by: 'Leila, Marek, Gwen, Otto', reason: '=wrong batch, too early, line is empty, tank is leaking', pin: '4..39' },
    steps: `
      sop_execute name={proc} | Start it | Start the procedure that the request names. It needs no payload.
      sop_status run_id={run} | How does it stand? | Ask how the run with the id in the request stands at the moment.
      sop_cancel run_id={run} reason="{reason}" | Cancel it | Cancel the run in the request. Give the reason that the request gives, word for word.
      notify message="{by} wants {proc}" | Tell the shift | Show a notification on this computer that says who wants which procedure, with the word wants between the two.
      send_message channel=slack to={by} text="{run} was cancelled: {reason}" | Answer | Write through the channel slack to the person who made the request: the id of the run, was cancelled, a colon and the reason.
      gpio_write pin={pin} value=1 | Ready lamp | The green lamp on pin {pin} shows that requests are accepted. Switch it on.
      gpio_write pin={pin} value=0 | Lamp off | No more requests are accepted today. Turn the green lamp on output {pin} off.
      file_write path=sop/requests.txt content="{by}: {proc} ({reason})" append=true | Book of requests | Add to sop/requests.txt who it was, a colon, the procedure and, in brackets, the reason.
    `,
  },
  {
    language: 'en',
    earlier: ['Measure the pool | http_request → ph {ph}, chlorine {cl}, temperature {t}', 'Look up the pins | memory_recall → acid pump {acid}, chlorine pump {chl}, heater {heat}'],
    slots: { ph: '6.9..7.3 / 7.5..8.2', cl: '0.2..1.4', t: '19..27', acid: '4..13', chl: '14..25', heat: '26..39' },
    steps: `
      gpio_write pin={chl} value=1 | Add chlorine | Switch the chlorine pump on. Its pin was looked up in step {step2}, together with those of the acid pump and the heater.
      gpio_write pin={heat} value=0 | Heater off | The pool is warm enough. Switch the heater off at the pin that was found before.
      @ph gpio_write pin={acid} value=0 // gpio_write pin={acid} value=1 | Acid | With a pH above 7.4 the acid pump has to run, otherwise it has to be off. Both the pH and the pin are in the results above.
      @ph notify message="pH {ph} is fine" // notify message="pH {ph} is too high" | Say how it is | Show a notification on this computer: pH, the value, is fine, up to 7.4; above that pH, the value, is too high.
      file_write path=pool/log.csv content="2026-07-12,{ph},{cl}" append=true | Pool log | Append a line to pool/log.csv as in 2026-07-01,7.2,0.6: the date, the pH and the chlorine. Today is 2026-07-12.
      memory_store key=pool content="{t} °C, chlorine {cl}" | Note of the day | Store under pool the temperature in °C, a comma, and the word chlorine with its value.
      mqtt_publish topic=pool/temperature payload="{t}" | Temperature for the sign | Publish the temperature of the pool to pool/temperature. The sign adds the unit itself, so only the number.
      failed "no tool can clean the filter" | Filter | Please take out the filter of the pool and clean it under running water.
    `,
  },
];
