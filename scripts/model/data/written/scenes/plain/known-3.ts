import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: the product's own tools, part 3. */
export const plainKnown3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt boiler/state {"boiler": "{boiler}", "bar": {bar}, "flame": "{flame}", "burner": {burner}, "relief": {relief}}',
    slots: { boiler: 'K1, K2, east boiler, old boiler', bar: '0.8..2.4 / 2.6..3.9', flame: '=on / off', burner: '4..14', relief: '15..27' },
    steps: `
      gpio_write pin={burner} value=0 | Burner off | The burner burns as long as its pin is high. Its number stands in the message; please let the burner go out.
      gpio_write pin={relief} value=0 | Open the relief valve | The relief valve in the message is held shut by current and opens when its pin is 0. Open it to let the pressure go.
      gpio_write pin={relief} value=1 | Close the relief valve | The pressure is gone. Close the relief valve of the message, which is shut while its pin is 1 and open at 0.
      @bar gpio_write pin={burner} value=1 // gpio_write pin={burner} value=0 | Pressure decides | The burner may have current up to 2.5 bar. With more than that it must be switched off. The message has both the pressure and the pin.
      @flame notify message="{boiler} burns at {bar} bar" // notify message="{boiler} is cold" | Say how it is | Show a notification on this computer. If the flame is on: the name of the boiler, burns at, and the pressure in bar. If it is off: the name and is cold.
      memory_store key=boiler content="{bar} bar" | Pressure | Keep the pressure with the unit bar under the key boiler.
      pushover message="{boiler}: {bar} bar, limit 2.5 bar" | Push with the limit | Push the name of the boiler, a colon, the pressure in bar, a comma, and the words limit 2.5 bar.
      failed "no tool can sweep the chimney" | Chimney | Sweep the chimney of this boiler before the burner is started again.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gpio/request {"pin": {pin}, "level": "{level}", "from": "{from}", "ticket": "{ticket}"}',
    slots: { pin: '0..3 / 5..33', level: '=high / low', from: 'Ruth, Daniel, night shift, test bench', ticket: '=T-1180, T-2214, T-3097' },
    steps: `
      @pin failed "pin {pin} belongs to the safety chain" // gpio_read pin={pin} | Read it, if allowed | Pins 0 to 3 belong to the safety chain and nobody may touch them, not even for reading: then the step fails. Any other pin of the request is read.
      @level gpio_write pin=36 value=1 // gpio_write pin=36 value=0 | Mirror lamp | The lamp on pin 36 shows what was asked for: it is on for the level high and off for the level low.
      @level gpio_write pin=35 value=0 // gpio_write pin=35 value=1 | Inverted output | Output 35 is active low. If the request says high, it has to be switched on, which is a 0; if the request says low, write 1.
      gpio_write pin=34 value=1 | Lamp of the desk | The lamp of the desk shows that a request came in. It is on GPIO 34, not on the pin in the request. Switch it on.
      notify message="{from} asks for pin {pin} {level}" | Tell the desk | Show a notification on this computer that says who asks for which pin and which level, as in: Anna asks for pin 44 high
      memory_store key={ticket} content="pin {pin}, {from}" | Keep the ticket | Store a note under the number of the ticket: the word pin with its number, a comma and who asked.
      send_message channel=teams to="{from}" text="{ticket} is done" | Answer | Write to the sender of the request through the channel teams: the number of the ticket and the words is done.
      file_write path=requests.csv content="{ticket};{pin};{level}" append=true | Table | Append one line to requests.csv: ticket, pin and level, separated by semicolons without blanks.
    `,
  },
  {
    language: 'en',
    event: 'mqtt garage/{bay} {"bay": {bay}, "co": {co}, "door": "{door}", "plate": "{plate}"}',
    slots: { bay: '1..4', co: '5..58 / 62..140', door: '=open / shut', plate: '=B-KL 4410, HH-TR 82, M-AX 903', fan: '5..14', motor: '15..24', lamp: '25..39' },
    steps: `
      @co gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Exhaust fan | The exhaust fan on pin {fan} has to run when there are more than 60 ppm of CO in the garage, and it has to stand still otherwise.
      @door failed "the door is already open" // gpio_write pin={motor} value=1 | Open the door | The motor on pin {motor} lifts the door when it gets a 1. If the door is open already, do nothing and let the step fail.
      gpio_write pin={motor} value=0 | Stop the motor | Stop the motor of the door at once. It is on pin {motor} and runs while the pin is high.
      gpio_write pin={lamp} value=0 | Lamp on | The warning lamp on D{lamp} is wired the other way round: it burns when the pin is low and is dark when it is high. It has to burn.
      gpio_write pin={lamp} value=1 | Lamp out | Please put out the lamp on D{lamp}. It is active low, so 0 means light and 1 means dark.
      notify message="Bay {bay}: {plate}, door {door}" | Show the car | Show a notification on this computer: Bay with its number, a colon, the plate, a comma, and the word door with its state.
      memory_store key=bay-{bay} content="{plate}" | Which car | Keep the plate of the car under bay-{bay}, so that we know which car stands there.
      pushover message="CO {co} ppm in bay {bay}" | Push the CO | Send a push that says CO and its value in ppm, then the words in bay and the number of the bay.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the reports | file_search → reports/{f1} (north), reports/{f2} (south)', 'Count the lines | file_read → {n} lines in {f2}'],
    slots: { f1: '=march.csv, w12.txt, n-0412.csv', f2: '=april.csv, w13.txt, s-0413.csv', n: '12..480', pin: '4..39' },
    steps: `
      file_read path=reports/{f1} | Read the northern report | Read the report of the north. Its path is in the list that step {step1} found.
      file_read path=reports/{f2} from_line=1 lines=10 | First ten lines | Show the first ten lines of the southern report, so that we see the head of the table.
      file_write path=reports/{f2} content="checked by Irene" append=true | Mark as checked | Add a line to the end of the southern report. It says: checked by Irene
      notify message="{f2} has {n} lines" | How long is it? | Show a notification on this computer that says which file has how many lines, as in: june.csv has 30 lines
      file_search query=overflow path=reports | Search | Look for the word overflow in the folder reports.
      file_list path=reports | What is there | List what is in the folder reports.
      gpio_write pin={pin} value=1 | Lamp of the archive | While somebody works in the archive, the lamp on pin {pin} has to be lit. Switch it on.
      gpio_write pin={pin} value=0 | Archive dark | Everybody has left the archive. Turn off its lamp, which is connected to output {pin}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt orchard/valves {"rows": {"apple": {apple}, "pear": {pear}, "cherry": {cherry}}, "soil": {soil}, "rain_mm": {rain}}',
    slots: { apple: '4..12', pear: '13..21', cherry: '22..33', soil: '11..29 / 31..60', rain: '0.2..8.4' },
    steps: `
      gpio_write pin={pear} value=1 | Water the pears | Open the valve of the pear trees. The message lists the pins of the three kinds of trees.
      gpio_write pin={apple} value=0 | Apples have enough | The apple trees have had enough water. Please close their valve, whose pin is in the list of the message.
      gpio_write pin={cherry} value=1 | Cherries | Cherry valve from the message: HIGH.
      @soil gpio_write pin={apple} value=1 // gpio_write pin={apple} value=0 | Dry or wet | With less than 30 percent soil moisture the valve of the apples is opened, otherwise it is closed.
      @soil pushover message="Soil is dry: {soil}%" // failed "the soil has {soil}%" | Push when dry | If the soil has less than 30 percent, push the words Soil is dry, a colon and the percentage. If it has more, the step fails.
      file_write path=orchard.csv content="{soil},{rain}" append=true | Record | Append the soil moisture and the rain to orchard.csv, separated by a comma.
      memory_store key=rain content="{rain} mm" | Rain | Store the rain with the unit mm under the key rain.
      failed "no tool can prune the trees" | Prune | Please prune the pear trees while they are dry and bring the branches away.
    `,
  },
  {
    language: 'en',
    event: 'cron - {day} 06:00',
    slots: { day: '=Saturday, Sunday / Monday, Tuesday, Thursday', door: '4..11', bell: '12..19', heat: '20..27', board: 'hall-1, esp-9, pico-3' },
    steps: `
      @day failed "it is {day}" // gpio_write pin={door} value=1 | Unlock the school | Unlock the main door by setting pin {door} to 1, but only from Monday to Friday. At the weekend the step fails.
      @day gpio_write pin={heat} value=0 // gpio_write pin={heat} value=1 | Heating | On working days the heating on pin {heat} is switched on in the morning. At the weekend it has to stay off.
      gpio_write pin={bell} value=0 | Bell off | There is an examination today. The bell rings over pin {bell}; take it low so that it is quiet.
      gpio_write pin={bell} value=1 board={board} | Ring | Let the bell ring: it is on pin {bell} of the board {board} and rings while the pin is high.
      @day notify message="The school is closed" // notify message="The school is open" | Sign | Show a notification on this computer: from Monday to Friday The school is open, and at the weekend The school is closed.
      cron_add schedule="0 16 * * 5" action=message text="Close the windows" timezone=Europe/Vienna | Reminder on Fridays | Plan a message for every Friday at four in the afternoon, in the time zone Europe/Vienna. It says: Close the windows
      memory_forget key=exam | Forget the examination | The note under the key exam is no longer needed. Please delete it.
      failed "no tool can shovel the snow" | Snow | Shovel the snow from the steps in front of the main door before the children come.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chiller/{unit} {"unit": "{unit}", "supply": {sup}, "return": {ret}, "error": {err}}',
    slots: { unit: 'CH1, CH2, roof unit, backup chiller', sup: '5.2..8.8', ret: '10.4..15.6', err: '1..9 / ∅, null', pump: '4..19', relay: '20..39' },
    steps: `
      @err notify message="{unit}: error {err}" // failed "no error number was given" | Show the error | Show a notification on this computer with the name of the unit, a colon, the word error and its number. If no number was given, the step fails.
      notify message="Supply {sup} °C, return {ret} °C" | Both temperatures | Show both temperatures as a notification on this computer: Supply and its value in °C, a comma, return and its value in °C.
      gpio_write pin={pump} value=1 | Pump on | The pump of the chilled water is connected to pin {pump}. Please start it, for the return is too warm.
      gpio_write pin={relay} value=1 | Block the unit | The relay on pin {relay} blocks the unit when it is energised and releases it when it drops. Block the unit.
      gpio_write pin={relay} value=0 | Release the unit | Release the unit again: the relay on pin {relay} blocks it while energised, so let the relay drop.
      mqtt_publish topic=chiller/return payload="{ret}" | Return temperature | Publish the temperature of the return to chiller/return, without a unit. Do not mix it up with the supply.
      memory_store key="{unit}" content="{sup} / {ret}" | Keep both | Store under the name of the unit the supply and the return, with a blank, a slash and a blank between them.
      http_request url=http://10.0.4.7/chiller/reset method=PUT | Reset | Reset the unit by a PUT request to http://10.0.4.7/chiller/reset.
    `,
  },
  {
    language: 'en',
    event: 'webhook /delivery/note {"supplier": "{sup}", "goods": "{goods}", "boxes": {boxes}, "gate": {gate}, "temp": {temp}}',
    slots: { sup: 'Brandt, Nordfish, Oliva, Kern', goods: 'salmon, butter, lettuce, yeast', boxes: '12..80', gate: '1..6', temp: '1..6 / 8..15', lamp: '9..39' },
    steps: `
      @temp notify message="{goods} from {sup} accepted" // notify message="{goods} from {sup} refused" | Accept or refuse | Goods may be 7 degrees warm at most. Show a notification on this computer: the goods, from, the supplier, and then accepted or, if they are warmer, refused.
      @temp gpio_write pin={lamp} value=1 // failed "the goods are at {temp} degrees" | Green lamp | The green lamp on pin {lamp} lets the driver unload. Switch it on only if the goods have at most 7 degrees; otherwise the step fails.
      gpio_write pin={lamp} value=0 | Lamp off | The driver is gone. Please switch the green lamp on pin {lamp} off again.
      gpio_read pin={lamp} | Is the lamp lit? | Read pin {lamp} to see whether the green lamp is really lit.
      file_write path=goods-in.csv content="2026-10-05,{sup},{boxes}" append=true | Goods book | Append a line to goods-in.csv as in 2026-10-01,Meyer,20: date, supplier, boxes. Today is 2026-10-05.
      memory_store key=gate-{gate} content="{boxes} boxes of {goods}" | What stands at the gate | Keep under gate-{gate} how many boxes of which goods stand there, as in: 99 boxes of milk
      send_message channel=telegram text="{sup} is at gate {gate}" | Call the store | Write to the channel telegram which supplier is at which gate.
      failed "no tool can unload the boxes" | Unload | Please unload the boxes from the lorry and carry them into the cold room.
    `,
  },
  {
    language: 'en',
    event: 'mqtt house/sensors {"sensor": "{sensor}", "room": "{room}", "state": "{state}", "battery": {bat}}',
    slots: { sensor: 'leak-3, smoke-1, W7, flood-2', room: 'laundry, cellar, kitchen, boiler room', state: '=wet / dry', bat: '3..19 / 21..98', valve: '4..15', horn: '16..27' },
    steps: `
      @state gpio_write pin={valve} value=0 // failed "the sensor is dry" | Close the water | The water valve on pin {valve} needs a 1 to stay open. If the sensor is wet, close it. If the sensor is dry, the step fails.
      @state gpio_write pin={horn} value=1 // gpio_write pin={horn} value=0 | Horn | Let the horn on GPIO {horn} sound as long as the sensor is wet, and silence it when it is dry.
      gpio_write pin={valve} value=1 | Water on | The leak has been repaired. Set pin {valve} to 1, so that the water valve opens again.
      @bat notify message="Battery of {sensor} is at {bat}%" // failed "the battery is at {bat}%" | Battery | If the battery is below 20 percent, show a notification on this computer: Battery of, the sensor, is at, and the percentage. Otherwise the step fails.
      pushover message="{sensor} in {room} is {state}" title="Water" | Push the state | Send a push with the title Water that says which sensor in which room is in which state, as in: leak-9 in attic is dry
      memory_store key="{sensor}" content="{room}, {bat}%" | Where it hangs | Keep under the name of the sensor in which room it is and, after a comma, how full its battery is in %.
      memory_recall query="{room}" limit=5 | Earlier trouble in the room | Search the notes for the room in the message and take five hits at most.
      failed "no tool can change the battery" | New battery | Put a new battery into the sensor that reported, and press its button once.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the inputs | gpio_read → pin {p1} = {v1}, pin {p2} = 1', 'Ask the runs | sop_status → {r1}: wash (running), {r2}: dry (waiting)'],
    slots: { p1: '4..12', v1: '=0 / 1', p2: '13..20', r1: 'r-31, run8, w-204', r2: 'r-58, run9, d-117', out: '21..30', lock: '31..39' },
    steps: `
      sop_cancel run_id={r2} reason="no hot air" | Cancel the drying | Cancel the run that dries; its id was found in step {step2}. The reason is: no hot air
      sop_cancel run_id={r1} reason="water is missing" | Stop the washing | Please cancel the run of the washing, and give as the reason: water is missing
      sop_status run_id={r2} | Drying | Ask once more how the run stands that was waiting.
      @v1 gpio_write pin={out} value=1 // gpio_write pin={out} value=0 | Water inlet | If pin {p1} was 0, the drum is empty: open the inlet on pin {out}. If it was 1, the drum is full: close it.
      @v1 failed "pin {p1} is 0" // gpio_write pin={lock} value=1 | Lock the door | Lock the door of the machine by a 1 on pin {lock}. This is only allowed if pin {p1} was 1 in step {step1}; otherwise the step fails.
      gpio_write pin={lock} value=0 | Unlock the door | The laundry is done. The door is locked while pin {lock} is high; unlock it.
      notify message="{r1} runs, {r2} waits" | Tell the laundry | Show a notification on this computer that says which run runs and which one waits, as in: r-1 runs, r-2 waits
      memory_store key=laundry content="{r1}" | Keep the run | Store the id of the run that is running under the key laundry.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mill/line {"motor": "{motor}", "amps": {amps}, "limit_amps": {lim}, "enable": {en}, "shift": "{shift}"}',
    slots: { motor: 'M1, M5, crusher, sieve', amps: '14..62', lim: '70..90', en: '4..19', shift: '=early / late, night', horn: '20..39' },
    steps: `
      gpio_write pin={en} value=0 | Take the enable away | Trip the motor by taking its enable away. The message gives the pin of the enable, which is 1 while the motor may run.
      gpio_write pin={en} value=1 | Enable the motor | The motor may run again. Please give it its enable; the pin is the one in the message.
      @shift gpio_write pin={horn} value=1 // failed "it is the {shift} shift" | Horn | The horn on pin {horn} may only sound in the early shift, because the neighbours sleep at other hours. In any other shift the step fails.
      @shift notify message="{motor}: call Werner" // notify message="{motor}: call Simone" | Whom to call | Show a notification on this computer with the motor, a colon, and call Werner in the early shift or call Simone in the other shifts.
      gpio_write pin={horn} value=0 | Silence | Silence the horn on pin {horn}, everybody has heard it by now.
      pushover message="{motor} takes {amps} A, the limit is {lim} A" | Push the current | Push which motor takes how many A and that the limit is the one in the message, as in: M9 takes 12 A, the limit is 95 A
      file_write path=mill/amps.csv content="{motor},{amps}" append=true | Record | Append the motor and its amps to mill/amps.csv, with a comma between them. The limit is not needed there.
      memory_store key=motor-limit content="{motor}: {lim} A" | Limit | Store the motor, a colon and its limit in A under motor-limit.
    `,
  },
  {
    language: 'en',
    event: 'webhook /visitor {"name": "{name}", "host": "{host}", "badge": {badge}, "escort": "{escort}"}',
    slots: { name: 'Ms Novak, Mr Ferreira, Dr Lind, Amira Said', host: 'Paul, Katrin, Ibrahim, Jo', badge: '101..899', escort: '=yes / no', door: '4..14', gate: '15..25', lamp: '26..39' },
    steps: `
      @escort gpio_write pin={door} value=0 // failed "nobody escorts the visitor" | Open the door | The magnet on pin {door} holds the door shut while it has current. Release the door, but only if the visitor has an escort; otherwise the step fails.
      gpio_write pin={door} value=1 | Lock again | Lock the door again: the magnet on pin {door} holds it while the pin is high.
      @escort gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Green lamp | The green lamp on pin {lamp} is lit for visitors with an escort, for all others it stays dark.
      gpio_write pin={gate} value=1 | Gate | Raise the gate for the car of the visitor. It goes up when output {gate} is set to 1.
      send_message channel=slack to={host} text="{name} is here" | Tell the host | Write to the host of the visitor through the channel slack that the visitor is here: the name and is here.
      notify message="{name}, badge {badge}" | Desk | Show a notification on this computer with the name of the visitor, a comma, and the word badge with its number.
      memory_store key=badge-{badge} content="{name} visits {host}" | Who has the badge | Keep under badge-{badge} who visits whom.
      file_write path=visitors.txt content="{name} / {host}" append=true | Visitor book | Add a line to visitors.txt: the visitor, a blank, a slash, a blank, the host.
    `,
  },
];
