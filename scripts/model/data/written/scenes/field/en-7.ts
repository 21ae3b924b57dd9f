import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in English, part 7. */
export const fieldEn7: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt pumpyard/req {"pump": "{pump}", "speed_pct": {speed}, "who": "{who}", "ticket": "{ticket}"}',
    slots: { pump: 'P12, marsh-2, tide pump', speed: '20..95 / ∅, null, "?"', who: 'Vera, Colm, Ishaan, Mabel', ticket: 'T-4471, 90218, PY-7' },
    tools: ['driveset_speed(pump, percent: int): Speed of a pump', 'driveset_jog(pump, seconds: int): Turn a pump for a moment', 'driveset_stop(pump): Stop a pump'],
    steps: `
      @speed driveset_speed pump="{pump}" percent={speed} // failed "the speed is missing" | Speed as requested | The pump gets the speed in the request. If there is no usable number, the speed is missing.
      ^ | Run it faster or slower | Pump and percentage come from the request. A request without a percentage cannot be carried out, since the speed is missing.
      driveset_jog pump="{pump}" seconds=2 | Jog | Two seconds, to see which way it turns.
      driveset_stop pump="{pump}" | Stop it | The pump of the request has to stop.
      failed "nobody says how many seconds" | Jog as long as requested | Turn the pump for the number of seconds that the request gives.
      failed "no tool can check the oil level" | Oil | Pull the dipstick and check the oil level.
      memory_store key={ticket} content="{who}: {pump}" | Ticket | Under the ticket: who, colon, which pump.
      notify message="{who} asks for {pump}, ticket {ticket}" | Who asks | Show who asks for which pump, and the ticket with its word.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gpio/wish {"pin": {pin}, "level": {level}, "from": "{from}", "why": "{why}"}',
    slots: { pin: '=4, 5, 6 / 13, 19, 21, 26', level: '=0, 1', from: 'tablet-2, panel, Noor, gateway', why: '=test, flushing, night mode, by hand' },
    steps: `
      @pin failed "pin {pin} drives the burner" // gpio_write pin={pin} value={level} | Do it | Set the pin in the request to the level in the request. Pins 4, 5 and 6 drive the burner and may never be set from outside.
      ^ | Wish for a pin | Pin and level are in the message; carry it out. Refuse 4 to 6: such a pin drives the burner.
      gpio_read pin={pin} | Only look | Read the pin of the request.
      notify message="{from} wants pin {pin} at {level}: {why}" | Ask first | Show who wants which pin at what level and, after a colon, why.
      memory_store key=pin-{pin} content="{why} ({from})" | Note | Under pin-{pin}: why and, in round brackets, from whom.
      file_write path=pins.log content="{from},{pin},{level}" append=true | Log | pins.log: from, pin, level; commas, one more line.
      failed "no tool can solder a wire" | Wire | Solder the loose wire of the connector.
    `,
  },
  {
    language: 'en',
    event: 'manual - {"file": "{file}", "line": {line}, "word": "{word}"}',
    slots: { file: 'pumps/north.txt, notes/sluice.md, logs/dose.csv', line: '11..90', word: 'cavitation, gasket, overflow, chlorine' },
    steps: `
      file_read path={file} | Whole file | Read the file that was entered, all of it.
      file_read path={file} from_line=1 lines=10 | Beginning | Lines 1 to 10 of the file that was entered.
      file_read path={file} from_line={line} lines=5 | From that line | Five lines of the entered file, beginning with the line that was entered.
      file_read path={file} from_line={line} | To the end | Read the entered file from the entered line to its end.
      file_search query={word} | Where does it occur | Find the word in the files, wherever they lie.
      file_search query={word} path=manuals | Only in the manuals | Look for the word in the folder manuals.
      memory_recall query={word} | In the notes | Search the notes for the word.
      memory_recall query={word} limit=2 | Two hits | The notes about the word, two hits at most.
      file_list | What is there | Show the folder where everything lies, without naming any.
    `,
  },
  {
    language: 'en',
    event: 'webhook /plan/want {"what": "{what}", "procedure": "{proc}", "label": "{label}", "zone": "{tz}"}',
    slots: { what: 'Turn the compost, Check the floats, Read the meters, Feed the carp', proc: 'nightly-rinse, tank-report, vent-test', label: 'evening, week-plan, tide', tz: '=Europe/Lisbon, America/Denver, Asia/Seoul, Australia/Perth' },
    steps: `
      cron_add schedule="0 18 * * *" action=message text="{what}" | Every evening at six | Plan what is wanted as a message for six o'clock every evening.
      cron_add schedule="15 6 * * *" action=message text="{what}" timezone={tz} | A quarter past six | Every morning at a quarter past six in the zone of the request, as a message with the wanted text.
      cron_add schedule="0 2 * * *" action=procedure text={proc} name={label} | At two in the night | The procedure of the request starts every night at two; the plan bears the label of the request.
      cron_add schedule="30 12 * * 5" action=procedure text={proc} | Fridays | Fridays at half past twelve: start the procedure that is named. No name for the plan.
      cron_add schedule="*/10 * * * *" action=prompt text="Look at the levels" name={label} | Every ten minutes | A prompt every ten minutes, named like the label: Look at the levels
      sop_execute name={proc} | Now | The named procedure starts at once, without a payload.
      sop_execute name={proc} payload="{what}" | Now, with the text | Start the named procedure and give it what is wanted as its payload.
      sop_list | Which ones | Which procedures are there?
    `,
  },
  {
    language: 'en',
    event: 'mqtt stove/pellet {"stove": "{stove}", "hopper_kg": {kg}, "flue_c": {flue}, "state": "{state}", "door": {door}}',
    slots: { stove: 'hall, office 2, drying room', kg: '2..9 / 11..40', flue: '90..240', state: '=burning, lit / out, cold, off', door: '4..27' },
    tools: ['pelletor_ignite(stove): Light a stove', 'pelletor_quench(stove): Put a stove out', 'pelletor_feed(stove, grams: int): Feed pellets', 'pelletor_power(stove, level: low|mid|high): Power of a stove'],
    steps: `
      @state failed "the stove is {state}" // pelletor_ignite stove="{stove}" | Light it | It has to burn by six. If it does already, the step fails.
      @state pelletor_quench stove="{stove}" // failed "the stove is {state}" | Put it out | Put the stove out if it is burning.
      @kg pelletor_power stove="{stove}" level=low // pelletor_power stove="{stove}" level=high | Power | With less than 10 kg in the hopper let it run low, with more run it high.
      pelletor_feed stove="{stove}" grams=750 | Feed | Three quarters of a kilo.
      pelletor_power stove="{stove}" level=mid | Half way | Neither low nor high: the level between.
      gpio_read pin={door} | Door switch | Read the pin of the stove's door.
      failed "no tool can empty the ash pan" | Ash | Take the ash pan out and empty it.
      notify message="{stove}: {kg} kg left, flue {flue} °C" | Stove | Show the stove, how many kg are left, and the flue with its temperature.
    `,
  },
  {
    language: 'en',
    event: 'webhook /probe/set {"site": "{site}", "interval": "{text}", "alerts": "{alerts}", "channels": [1, 3], "email": "{mail}"}',
    slots: { site: 'Weir 4, Mill Hall, Lake End', text: '=half an hour, two hours, a day', alerts: '=errors only, everything', mail: 'ops@weir.example, night@mill.example' },
    tools: ['gatewayd_poll(site, seconds: int): How often a site is asked', 'gatewayd_channels(site, channels: int[]): Which channels are recorded', 'gatewayd_alerts(site, level: error|warning|all): What a site reports', 'gatewayd_mail(site, addresses: text[]): Who gets the reports'],
    steps: `
      gatewayd_poll site="{site}" seconds=180 | Three minutes | Ask the site every three minutes.
      gatewayd_poll site="{site}" seconds=30 | Half a minute | The site is to be asked twice a minute, that is every half minute.
      gatewayd_channels site="{site}" channels=[1,3] | Channels | Record the channels that the message lists.
      gatewayd_channels site="{site}" channels=[2] | Only the second | Record channel 2 and no other at the site.
      gatewayd_alerts site="{site}" level=error | Errors only | The site reports errors only.
      gatewayd_alerts site="{site}" level=all | Everything | The site reports whatever happens.
      gatewayd_mail site="{site}" addresses=["{mail}"] | Mail | Reports of the site go to the one address in the message.
      memory_store key="{site}" content="{text}, {alerts}" | Wishes | Under the site: interval, comma, alerts, as they came.
    `,
  },
  {
    language: 'en',
    event: 'mqtt smoke/house {"chamber": "{ch}", "t": {t}, "wood": "{wood}", "core": {core}, "damper": {damper}, "lamp": {lamp}}',
    slots: { ch: 'trout, K2, ham room', t: '24..79', wood: 'beech, alder, juniper', core: '50..64 / 66..74', damper: '3..13', lamp: '14..27' },
    tools: ['kilnwood_add(chamber, wood, grams: int): Add wood', 'kilnrun_end(chamber): End a run'],
    steps: `
      @core failed "the core has {core} °C" // kilnrun_end chamber="{ch}" | Finished? | The run ends as soon as the core has reached at least 65 °C. Before that the step fails.
      kilnwood_add chamber="{ch}" wood={wood} grams=400 | Wood | 400 grams more of the wood that burns in this chamber.
      kilnwood_add chamber="{ch}" wood=oak grams=250 | Oak this time | A quarter of a kilo of oak into the chamber, not what is in it now.
      gpio_write pin={damper} value=1 | Damper shut | The damper is open without current; a high on its pin shuts it. Shut.
      gpio_write pin={damper} value=0 | Damper open | A high shuts the damper, without it a weight pulls it open. Open it.
      failed "nobody says how many grams" | More wood | Add as many grams of beech as the message says.
      pushover message="{ch}: core {core} °C, chamber {t} °C" | Two temperatures | Push the chamber's name, then the core and the chamber with their temperatures.
      memory_store key=wood content="{wood} in {ch}" | Wood note | Under wood: which wood in which chamber.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the gate | gate_state → {gate}', 'Ask the weather | wx_now → {temp} °C, wind {wind} m/s', 'Ask the foreman | ask_person → {answer}'],
    slots: { gate: '=shut, closed / open, half open', temp: '-8..-1 / 1..14', wind: '2..9 / 11..22', answer: '=yes, go ahead / no, wait' },
    tools: ['boomspray_go(field, litres: int): Spray a field', 'boomspray_wait(hours: int): Wait with spraying', 'frostflag(on: bool): Show or hide the frost flag'],
    steps: `
      @wind boomspray_go field=rape litres=300 // boomspray_wait hours=3 | Spray or wait | In winds up to 10 m/s the field rape gets 300 litres. In more wind wait three hours.
      @answer boomspray_go field=beans litres=180 // failed "the foreman said no" | Beans | 180 litres on the field beans if the foreman agreed. If he did not: the foreman said no.
      @temp frostflag on=true // frostflag on=false | Flag | The frost flag is shown below 0 °C and hidden above.
      @gate failed "the gate is {gate}" // notify message="The gate is {gate}" | Gate not shut | If the gate is not shut, show in one sentence what the gate is. If it is shut the step fails.
      @gate boomspray_go field=yard litres=50 // failed "the gate is {gate}" | Yard | 50 litres in the yard, but the gate has to be shut.
      memory_store key=wind content="{wind} m/s" | Wind | Only the wind of step {step2} under wind.
      pushover message="{temp} °C and {wind} m/s" | Weather | Push temperature and wind with the word and between.
    `,
  },
  {
    language: 'en',
    event: 'mqtt well/pumpcam {"well": "{well}", "depth_m": {depth}, "sand_ml": {sand}, "pin_pump": {pump}, "pin_light": {light}, "pin_winch": {winch}}',
    slots: { well: 'Chapel, B7, Old Farm', depth: '21..80', sand: '1..9 / 11..40', pump: '2..9', light: '10..17', winch: '18..27' },
    steps: `
      @sand gpio_write pin={pump} value=1 // gpio_write pin={pump} value=0 | Pump by sand | With more than 10 ml of sand in the water the pump has to stop (low), with less it runs (high).
      gpio_write pin={light} value=1 | Light for the camera | Three pins came with the message. The light's goes high.
      gpio_write pin={light} value=0 | Light out | The camera is up again. Put out its light, low.
      gpio_write pin={winch} value=1 | Brake of the winch off | The winch's brake is let go by a high. Let it go.
      gpio_write pin={winch} value=0 | Brake on | The brake of the winch grips without current. It has to grip.
      notify message="{well}: {sand} ml of sand at {depth} m" | Sand | Show the well, how many ml of sand at how many m.
      memory_store key="{well}" content="{depth} m deep" | Depth | Under the well how many m deep.
      failed "no tool can pull the camera's cable straight" | Cable | Pull the camera's cable straight.
    `,
  },
  {
    language: 'en',
    event: 'webhook /loan/pump {"tool": "{tool}", "brigade": "{brig}", "days": {days}, "house": "{house}", "side": "{side}"}',
    slots: { tool: 'dirty water pump, hose trolley, genset 5', brig: 'Upton, Marsh End, Castle Hill', days: '2..9', house: 'A, B, depot', side: '=left, right' },
    tools: ['loanbook_give(item, borrower, days: int): Lend something', 'loanbook_take(item): Take something back', 'depot_bay(house, side: left|right, open: bool): Open or shut a bay'],
    steps: `
      loanbook_give item="{tool}" borrower="{brig}" days={days} | Lend | Lend it to the brigade for the days in the form.
      loanbook_give item="{tool}" borrower="{brig}" days=7 | A week at least | Whatever they wrote, lend it to them for a week.
      loanbook_take item="{tool}" | Back again | What was lent has come back.
      depot_bay house={house} side={side} open=true | Open the bay | Open the bay in the house and on the side of the form.
      depot_bay house={house} side={side} open=false | Shut the bay | They have driven off; the same bay is to be shut.
      notify message="{tool} goes to {brig} for {days} days" | Where it goes | Show what goes to whom for how many days.
      send_message channel=email to=chief@fire.example text="{brig} has {tool}" | Chief | Channel email, to chief@fire.example: who has what.
      failed "no tool can load a trailer" | Load | Load the trailer and strap it down.
    `,
  },
  {
    language: 'en',
    event: 'mqtt peat/dryer {"drum": {drum}, "in_c": {inc}, "out_c": {outc}, "rpm": {rpm}, "moist_pct": {moist}}',
    slots: { drum: '=1 / 2 / 3', inc: '210..390', outc: '71..119', rpm: '3..14', moist: '15..49' },
    tools: ['drumdrive(drum: int, rpm: num): Speed of a drum', 'drumflame(drum: int, percent: int): Flame of a drum', 'drumquench(drum: int): Quench a drum'],
    steps: `
      @drum drumdrive drum=1 rpm=4.5 // drumdrive drum=2 rpm=6 // drumdrive drum=3 rpm=7.5 | Usual speed | Usual speeds: drum 1 four and a half, drum 2 six, drum 3 seven and a half turns. Set the drum of the message.
      @drum gpio_write pin=22 value=0 // gpio_write pin=12 value=0 // gpio_write pin=16 value=0 | Slide of that drum | Slides: 22 for drum 1, 12 for drum 2, 16 for drum 3. Low shuts. Shut that of the drum in the message.
      drumflame drum={drum} percent=50 | Half the flame | The flame of the drum in the message at half.
      drumquench drum={drum} | Sparks | Sparks were seen; quench the drum.
      notify message="Drum {drum}: in {inc} °C, out {outc} °C" | In and out | Show the drum, then in and out with their temperatures.
      memory_store key=drum-{drum} content="{moist}% at {rpm} rpm" | Moisture | Under drum-{drum}: the moisture, at how many rpm.
      failed "no tool can change a belt" | Belt | Change the V-belt of the drum's drive.
    `,
  },
  {
    language: 'en',
    event: 'manual - {"vat": "{vat}", "start": "{start}", "hops_g": {hops}, "malt_kg": {malt}, "gravity": {grav}}',
    slots: { vat: 'FV1, blue tun, kettle 2', start: '=2026-05-04, 2026-06-19, 2026-08-27', hops: '110..480', malt: '20..90', grav: '1.041..1.049 / 1.051..1.078' },
    tools: ['brewbook_open(vat, date): Open a batch', 'brewbook_shut(vat): Close a batch', 'hopdrop(vat, grams: int): Add hops', 'maltdrop(vat, kilos: int): Add malt'],
    steps: `
      brewbook_open vat="{vat}" date={start} | Open | Open a batch in the vat with the day it was started.
      hopdrop vat="{vat}" grams={hops} | Hops | All the hops of the recipe.
      maltdrop vat="{vat}" kilos={malt} | Malt | All the malt of the recipe.
      @grav maltdrop vat="{vat}" kilos=5 // failed "the gravity is {grav}" | Too thin | Five kilos more of malt if the gravity is below 1.050. If it is above, fail.
      brewbook_shut vat="{vat}" | Close | The batch in this vat is finished.
      notify message="{vat}: {hops} g hops, {malt} kg malt" | Recipe | Show the vat, how many g hops and how many kg malt.
      file_write path=brew.csv content="{start},{vat},{grav}" append=true | Row | Start, vat, gravity as one more row of brew.csv with commas.
      failed "no tool can scrub a kettle" | Scrub | Scrub the kettle with the long brush.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ferry/landing {"landing": "{land}", "tide_cm": {tide}, "cars": {cars}, "ramp_pin": {ramp}, "light_pin": {light}}',
    slots: { land: 'East Quay, Ness, slip 2', tide: '40..118 / 122..280', cars: '2..30', ramp: '4..13', light: '14..27' },
    steps: `
      @tide failed "the tide is at {tide} cm" // gpio_write pin={ramp} value=1 | Ramp down | The ramp goes down with a high, at a tide of not less than 120 cm. When the water is too low the step fails.
      gpio_write pin={ramp} value=0 | Ramp up | Low pulls the ramp up. Up with it, whatever the tide.
      gpio_write pin={light} value=0 | Stop light | The light is wired the wrong way round: 0 burns, 1 is dark. It has to burn.
      gpio_write pin={light} value=1 | Light out | Wired the wrong way round, this light: 0 burns, 1 is dark. Put it out.
      notify message="{cars} cars wait at {land}" | Waiting | Show how many cars wait at which landing.
      pushover message="Tide {tide} cm, ramp opens at 120 cm" | Tide | Push the tide with its word, and that the ramp opens at 120 cm.
      memory_store key=cars content="{land}: {cars}" | Cars | Landing, colon, bare number of cars under cars.
      failed "no tool can throw a line" | Line | Throw the ferry a line.
    `,
  },
  {
    language: 'en',
    event: 'webhook /panel/touch {"screen": "{screen}", "button": "{btn}", "value": {val}, "user": "{user}"}',
    slots: { screen: 'intake, tank farm, mixing', btn: '=mixer on, mixer off, alarm ack', val: '10..90', user: 'Pia, Gordon, Tunde, Elke' },
    tools: ['hmi_lock(screen, minutes?: int): Lock a screen', 'hmi_unlock(screen): Unlock a screen', 'hmi_banner(screen, text): Show a line on a screen'],
    steps: `
      hmi_lock screen="{screen}" | Lock it | Lock the screen that was touched until further notice, no minutes.
      hmi_lock screen="{screen}" minutes=10 | Ten minutes | Lock the touched screen for ten minutes.
      hmi_unlock screen="{screen}" | Free it | The cleaner is done with the screen that was touched; unlock it.
      hmi_banner screen="{screen}" text="{user} pressed {btn}" | Who pressed | Show on the touched screen who pressed what.
      hmi_banner screen="{screen}" text="Do not start the mixer" | Banner | The touched screen shows: Do not start the mixer
      memory_store key=last-touch content="{user}, {btn}, {val}" | Last touch | User, button and value with commas under last-touch.
      notify message="{btn} on {screen}, value {val}" title="{user}" | Touch | Title: the user. Text: which button on which screen, and the value with its word.
      mqtt_publish topic="panel/{user}" payload="{btn}" | Echo | The pressed button, word for word, on panel/{user}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt canopy/fruit {"sector": "{sec}", "brix": {brix}, "firm": {firm}, "harvest": "{date}", "pickers": {pick}}',
    slots: { sec: 'S4, Hill, cherries-2', brix: '9.5..13.4 / 14.2..19.5', firm: '2..8', date: '=2026-08-20, 2026-09-05, 2026-07-11', pick: '10..40' },
    tools: ['harvestplan_set(sector, date): Plan the harvest', 'harvestplan_clear(sector): Take a sector out of the plan', 'crew_call(sector, people: int, time): Call pickers', 'bins_bring(sector, count: int): Bring bins'],
    steps: `
      @brix harvestplan_clear sector={sec} // harvestplan_set sector={sec} date={date} | Ripe? | From 14 Brix on plan the sector for the day in the message. Below 14 take it out of the plan.
      @brix failed "it has only {brix} Brix" // crew_call sector={sec} people={pick} time=05:30 | Pickers | Call the pickers of the message to the sector for half past five (05:30), if the fruit has at least 14 Brix.
      bins_bring sector={sec} count=24 | Bins | Two dozen bins to the sector.
      notify message="{sec}: {brix} Brix, {pick} pickers on {date}" | Harvest | Show the sector, its Brix, and how many pickers on which day.
      pushover message="Harvest of {sec} is on {date}" | Day | Push in one sentence on which day the harvest of which sector is.
      memory_store key=brix-{sec} content="{brix}" | Brix | The bare Brix under brix-{sec}.
      failed "nobody says how many bins" | Bins as announced | Bring as many bins to the sector as the message announces.
    `,
  },
  {
    language: 'en',
    event: 'peripheral mega/analog {"a0": {a0}, "a1": {a1}, "a2": {a2}, "names": {"a0": "well", "a1": "tank", "a2": "river"}}',
    slots: { a0: '100..290', a1: '310..498 / 502..690', a2: '710..990' },
    steps: `
      notify message="river: {a2}" | River | Show the name river, a colon and the number of the input that it hangs on.
      memory_store key=well content="{a0}" | Well | The number of the input that is the well, under well.
      mqtt_publish topic="level/tank" payload="{a1}" | Tank | Publish what the tank's input reads on level/tank.
      @a1 gpio_write pin=32 value=1 // gpio_write pin=32 value=0 | Fill the tank | Below 500 on the tank's input the valve on 32 is opened (high), above it is shut (low).
      @a1 failed "the tank reads {a1}" // pushover message="tank full at {a1}" | Full | Over 500 on the tank's input push: tank full at, and the reading. Otherwise fail.
      file_write path=analog.csv content="{a0},{a1},{a2}" append=true | All inputs | a0, a1, a2 in this order with commas as a new row of analog.csv.
      pushover message="well {a0}, tank {a1}, river {a2}" | All by name | Push all three by name, each with its number, commas between.
    `,
  },
];
