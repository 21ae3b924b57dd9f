import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in English, part 6. */
export const fieldEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt filter/{filter} {"filter": "{filter}", "dp_mbar": {dp}, "since_wash_h": {since}, "wash_pin": {wash}}',
    slots: { filter: 'sand-2, carbon, F4, drum', dp: '60..178 / 182..390', since: '12..59', wash: '4..27' },
    steps: `
      notify message="{filter}: filter is clogged" | Clogged | Show a notification that names the filter and says that the filter is clogged.
      ^ | Notice about the filter | On this computer: the name from the message, and the statement filter is clogged.
      pushover message="{dp} mbar, the limit is 180 mbar" | Value and limit | Push the measured pressure and say that the limit is 180 mbar.
      ^ | Push the pressure | What was measured in mbar, and then that the limit is 180 mbar. By push.
      memory_store key=filter-{filter} content="{dp} mbar after {since} hours" | Note it | Note under filter-{filter} the pressure and after how many hours it was measured.
      @dp failed "it is {dp} mbar" // gpio_write pin={wash} value=1 | Wash | Over 180 mbar the backwash starts, high on its pin; under 180 mbar there is none.
      send_message channel=telegram text="{filter} was last washed {since} hours ago" | When washed | Channel telegram: one sentence about which filter was last washed how many hours ago.
      file_write path=filters.txt content="{filter}: {dp} mbar" append=true | Line | Add to filters.txt a line with the filter, a colon, and what was measured.
    `,
  },
  {
    language: 'en',
    event: 'webhook /greenhouse/alert {"bay": "{bay}", "plant": "{plant}", "pest": "{pest}", "count": {count}, "seen_by": "{by}"}',
    slots: { bay: 'bay 4, north end, row C', plant: 'cucumbers, gerbera, tomatoes, strawberries', pest: 'thrips, aphids, whitefly, spider mites', count: '3..19 / 21..90', by: 'Anke, Rolf, Yusuf, Marit' },
    tools: ['predator_book(bay, species, bags: int): Order predatory insects', 'spray_ban(bay, days: int): Forbid spraying in a bay', 'spray_permit(bay, days: int): Allow spraying in a bay'],
    steps: `
      notify message="{by} saw {count} {pest} in {bay}" | Who saw what | Tell this computer in one sentence who saw how many of which pest in which bay.
      ^ | Pest report | A notification of the form: who saw how many of what in where.
      pushover message="{count} {pest} on the {plant}" | Push the pest | Push how many of which pest are on the plants that are named.
      @count failed "only {count} {pest} were seen" // predator_book bay="{bay}" species=Amblyseius bags=6 | Predators | From 20 animals on order six bags of Amblyseius for the bay. With fewer the step fails; say how many of which pest only were seen.
      spray_ban bay="{bay}" days=14 | No spraying | Where predators live nobody sprays for a fortnight.
      spray_permit bay="{bay}" days=2 | Spraying allowed | Two days of permission for the bay.
      memory_store key="{bay}" content="{pest} on {plant}" | What is where | Keep under the bay which pest is on which plants.
      send_message channel=email to=advice@growers.example text="{plant}: {count} {pest} in {bay}, what do you advise?" | Ask for advice | Channel email, to advice@growers.example. The text names the plants, after a colon how many of which pest in which bay, and ends with a comma and the question: what do you advise?
    `,
  },
  {
    language: 'en',
    event: 'mqtt elevator/grain {"leg": "{leg}", "belt_rpm": {rpm}, "bearing_c": {bc}, "ambient_c": {ac}, "stop_out": {out}}',
    slots: { leg: 'leg 2, south leg, E7', rpm: '60..110', bc: '41..69 / 71..99', ac: '8..29', out: '4..27' },
    steps: `
      pushover message="Bearing of {leg} is at {bc} °C" | Bearing | Push one sentence that says of which leg the bearing is at how many degrees.
      @bc failed "the bearing is at {bc} °C" // gpio_write pin={out} value=0 | Stop the leg | A bearing over 70 °C means fire: stop the leg with a low on its output. The room's temperature says nothing.
      notify message="{leg} turns at {rpm} rpm" | Speed | Show which leg turns at how many rpm.
      notify message="{bc} °C in the bearing, {ac} °C outside" | Two temperatures | Show the bearing's temperature with the words in the bearing, then the ambient one with the word outside.
      memory_store key=bearing content="{leg}: {bc} °C" | Bearing note | Under bearing: the leg and how hot its bearing is.
      mqtt_publish topic="elevator/stop" payload="{leg}" | Name it | Publish on elevator/stop just which leg it is.
      file_write path=elevator.csv content="{leg},{rpm},{bc},{ac}" append=true | Row | elevator.csv, one more row in the order of the message without the output.
      failed "no tool can grease a bearing" | Grease | Give the bearing two strokes of grease.
    `,
  },
  {
    language: 'en',
    event: 'webhook /irrigation/report {"farmer": "{farmer}", "plot": "{plot}", "m3": {m3}, "quota": {quota}, "started": "{st}", "ended": "{en}"}',
    slots: { farmer: 'Marquez, Haddad, Olsson, Bligh', plot: 'plot 7, Upper Acre, K-31', m3: '120..480', quota: '500..900', st: '=05:10, 06:45, 04:30', en: '=09:20, 11:05, 10:40' },
    steps: `
      notify message="{farmer} used {m3} m3 on {plot}" | Who used what | A sentence for this computer's screen: who used how many m3 on which plot.
      pushover message="{farmer}: {m3} of {quota} m3 used" | Quota | Push the farmer's name and how many of the quota's m3 are used.
      ^ | How much is left | By push, after the name and a colon: so many of so many m3 used.
      memory_store key="{plot}" content="{st} to {en}, {m3} m3" | When and how much | Note under the plot from when to when it ran and how many m3.
      send_message channel=sms to={farmer} text="Your quota is {quota} m3" | SMS | Channel sms, to the farmer. Say what the quota is, in a sentence that begins with Your quota is.
      file_write path=plots.txt content="{plot} {st}-{en}" append=true | Times | plots.txt gets a line: plot, blank, start, hyphen, end.
      mqtt_publish topic="quota/{farmer}" payload="{m3}/{quota}" | Fraction | Used, slash, quota on quota/{farmer}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt barn/water {"line": "{line}", "l_h": {lh}, "birds": {birds}, "yesterday_l_h": {yest}, "valve_pin": {valve}}',
    slots: { line: 'line 3, left, nipple-B', lh: '20..59 / 61..140', birds: '3000..9800', yest: '150..240', valve: '4..27' },
    steps: `
      notify message="{line}: {lh} l/h today, {yest} l/h yesterday" | Today and yesterday | Show which line drank how many l/h today and how many yesterday.
      ^ | Compare | A notification with the line, then today's l/h and yesterday's l/h, each with its day behind it.
      pushover message="{birds} birds drink only {lh} l/h" | Little water | Push a sentence: how many birds drink only how many l/h.
      @lh pushover message="{line} is down to {lh} l/h" // failed "{line} gives {lh} l/h" | Below 60 | Under 60 l/h push which line is down to how much. If it is more, fail: which line gives how much.
      memory_store key=water-{lh} content="{line}, {birds} birds" | Odd key | The key is water- with the l/h of today; the content the line and how many birds.
      gpio_write pin={valve} value=0 | Shut the line | Low on the line's valve shuts it.
      gpio_write pin={valve} value=1 | Flush the line | The valve of the line opens at high. Open it.
      file_write path=water.csv content="{line};{lh};{yest}" append=true | Row | Line, today, yesterday as one more row of water.csv with semicolons.
    `,
  },
  {
    language: 'en',
    event: 'manual - {"shift": "{shift}", "foreman": "{fm}", "pumps_ok": {ok}, "pumps_bad": {bad}, "remark": "{rem}"}',
    slots: { shift: '=early, late, night', fm: 'Dorsey, Lindh, Akram, Tolle', ok: '8..14', bad: '1..6', rem: '=oil under pump 3, lamp in the stairs broken, smell at the screen, key of the store missing' },
    tools: ['shiftbook_write(shift: early|late|night, text): Write into the shift book', 'shiftbook_sign(shift: early|late|night, person): Sign the shift book'],
    steps: `
      shiftbook_write shift={shift} text="{rem}" | Remark | Write the remark into the book of the shift that it came from.
      shiftbook_write shift=night text="{rem}" | For the night shift | The night shift has to know about the remark: write it into their book, as it is.
      shiftbook_sign shift={shift} person={fm} | Sign | The foreman signs for the shift.
      notify message="{ok} pumps ok, {bad} pumps bad" | Count | Show how many pumps are ok and how many pumps are bad.
      send_message channel=teams text="{fm} reports: {rem}" | Report | Channel teams: who reports what, with a colon after reports.
      memory_store key=shift-{shift} content="{fm}: {bad} pumps bad" | Note | Under shift-{shift} keep who it was and, after a colon, how many pumps are bad.
      pushover message="{shift} shift: {bad} bad pumps, {rem}" | Push | Push which shift, then how many bad pumps there are, and the remark.
      file_write path=shift.txt content="{shift}/{fm}/{ok}/{bad}" append=true | One line | shift, foreman, good pumps, bad pumps with slashes between: add that to shift.txt.
    `,
  },
  {
    language: 'en',
    event: 'mqtt trough/leak {"place": "{place}", "ml_min": {ml}, "hours": {hours}, "cock": {cock}}',
    slots: { place: 'Bullpen, East Meadow, Yard 2', ml: '80..480', hours: '2..40', cock: '4..27' },
    steps: `
      pushover message="Leak at {place}: {ml} ml/min for {hours} hours" | Leak | Push that there is a leak at the place, how many ml/min and for how many hours.
      ^ | Leak by push | Say Leak at and where, then how many ml/min and for how many hours it has been running.
      notify message="{place} is leaking" | Short notice | Show on this computer only which place is leaking.
      memory_store key=leak-{hours}h content="{place} {ml}" | Leak note | Under leak-{hours}h: the place and the bare ml.
      gpio_write pin={cock} value=0 | Cock shut | The stopcock of the place closes with a low. Close it.
      gpio_write pin={cock} value=1 | Cock open | The washer has been changed. The stopcock opens with a high.
      failed "no tool can change a washer" | Washer | Change the washer of the tap.
      send_message channel=sms to=plumber text="{place}, {ml} ml/min, please come" | Plumber | Channel sms to plumber: the place, the ml/min, and the words please come.
    `,
  },
  {
    language: 'en',
    event: 'webhook /sensor/new {"dev": "{dev}", "kind": "{kind}", "room": "{room}", "slot": {slot}, "key": "{key}"}',
    slots: { dev: 'ab-771, th44, probe-9f', kind: '=temperature, humidity, level, flow', room: 'Pump Room, Zone B, Attic 2', slot: '2..30', key: 'x7Qp, 91Lm, k0Zr' },
    tools: ['registry_join(device, room, kind): Register a sensor', 'registry_leave(device): Remove a sensor', 'registry_slot(device, slot: int): Assign a time slot', 'registry_rekey(device, key): Give a sensor a new key'],
    steps: `
      registry_join device={dev} room="{room}" kind={kind} | Register | Register the new sensor with its room and what it measures.
      registry_slot device={dev} slot={slot} | Slot | Give it the slot that it asks for.
      registry_rekey device={dev} key={key} | Key | The key in the message is its new one.
      registry_leave device={dev} | Remove | It was a visitor's. Remove the sensor that has just announced itself.
      registry_join device={dev} room=Store kind={kind} | Into the store first | For the time being the sensor lies in the room Store. Register it there; what it measures is in the message.
      notify message="New {kind} sensor {dev} in {room}" | Announce | Show that there is a new sensor: of what kind, which one, in which room.
      memory_store key={dev} content="{kind} sensor in {room}, slot {slot}" | Note | Under the device: what kind of sensor it is, in which room, and the slot.
      file_write path=sensors.csv content="{dev},{room},{kind}" append=true | List | sensors.csv: device, room, kind as a new row.
    `,
  },
  {
    language: 'en',
    earlier: ['Read tank 1 | tank_dip → diesel, {d} litres', 'Read tank 2 | tank_dip → heating oil, {h} litres', 'Read tank 3 | tank_dip → rain water, {r} litres'],
    slots: { d: '100..480 / 520..900', h: '1000..1900', r: '2100..4900' },
    tools: ['fuelcard_block(card): Block a fuel card', 'fuelcard_free(card): Free a fuel card'],
    steps: `
      notify message="{d} litres of diesel left" | Diesel | Show how many litres of diesel are left.
      ^ | What is left in tank 1 | A notification with the litres of step {step1}, then of diesel left.
      pushover message="Heating oil: {h} litres" | Heating oil | Push the name of what is in tank 2 with a capital, a colon, and how many litres.
      notify message="diesel {d} litres, heating oil {h} litres, rain water {r} litres" | All three tanks | Show for all three tanks, in their order, what is in it and how many litres.
      @d fuelcard_block card=guest // fuelcard_free card=guest | Guest card | With less than 500 litres of diesel the card guest is blocked, with more it is free.
      @d failed "there are only {d} litres" // fuelcard_free card=neighbour | Neighbour | The neighbour's card, neighbour, is free as long as there are more than 500 litres of diesel.
      memory_store key=rain content="{r} litres" | Rain water | What tank 3 holds, in litres, under rain.
      file_write path=tanks.csv content="{d},{h},{r}" append=true | Row | The three numbers in the order of the tanks with commas, one more row in tanks.csv.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fish/grader {"lane": {lane}, "size_g": {size}, "count": {count}, "target": "{target}", "jam": {jam}}',
    slots: { lane: '=1 / 2 / 3', size: '210..890', count: '40..180', target: 'Tank K, pond 9, smoker', jam: '=false, true' },
    tools: ['gradelane_run(lane: int, pace: slow|normal|fast): Run a lane', 'gradelane_halt(lane: int): Stop a lane', 'fishpipe_to(lane: int, target): Where a lane pumps its fish'],
    steps: `
      @lane gradelane_run lane=1 pace=slow // gradelane_run lane=2 pace=normal // gradelane_run lane=3 pace=fast | Pace of that lane | Lane 1 runs slow, lane 2 normal, lane 3 fast. Run the lane that reported.
      fishpipe_to lane={lane} target="{target}" | Pipe | The lane's fish go where the message says.
      gradelane_halt lane={lane} | Halt | Stop the lane of the message.
      notify message="Lane {lane}: {count} fish of {size} g" | Fish | Show the lane and how many fish of how many g.
      pushover message="{count} fish for {target}" | Coming | Push how many fish there are for which target.
      @lane gpio_write pin=23 value=1 // gpio_write pin=8 value=1 // gpio_write pin=17 value=1 | Gate of the lane | The gates of lanes 1, 2, 3 are on 23, 8 and 17. High opens; only that of the reporting lane.
      memory_store key=lane-{lane} content="{size} g, jam {jam}" | Note | Under lane-{lane}: the size in g, and jam with what the message says about it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /call/callback {"caller": "{caller}", "number": "{num}", "about": "{about}", "time": "{time}"}',
    slots: { caller: 'Mr Ives, Ms Sandoval, Dr Aydin', num: '0911 2207, 0341 5580, 020 7719', about: '=the well pump, a burst pipe, the water bill, the mushroom order', time: '=09:30, 14:15, 16:40' },
    tools: ['desk_task(person, text): Give somebody a task', 'desk_done(person): Tick off a task'],
    steps: `
      desk_task person=Greta text="Call {caller} about {about}" | Greta calls back | Greta gets the task to call whom about what.
      ^ | Task for Greta | Her task reads: Call, the caller, about, and the subject.
      notify message="{caller} called about {about} at {time}" | Missed call | Show who called about what at what time.
      send_message channel=slack to=office text="{caller}: {num}" | Number | Channel slack, to office: the caller, a colon, the number.
      memory_store key="{caller}" content="{num}, {about}" | Contact | Under the caller: number, comma, what it was about.
      pushover message="Call {num} before {time}" | Before | Push the request to call which number before what time.
      file_write path=calls.txt content="{time} {caller} ({num})" append=true | Call list | One more line: time, caller, number in round brackets. File calls.txt.
      desk_done person=Greta | Done | Greta has called back; tick it off.
    `,
  },
  {
    language: 'en',
    event: 'mqtt steam/boiler {"boiler": {boiler}, "bar": {bar}, "level_pct": {lvl}, "feed_pin": {feed}, "blow_pin": {blow}, "tds": {tds}}',
    slots: { boiler: '1..3', bar: '4..7 / 9..12', lvl: '31..49 / 51..79', feed: '4..13', blow: '14..27', tds: '1800..3400' },
    steps: `
      @lvl gpio_write pin={feed} value=1 // gpio_write pin={feed} value=0 | Feed pump by level | Below half full the feed pump runs (high), above half it rests (low).
      @bar failed "the pressure is {bar} bar" // pushover message="Boiler {boiler} is at {bar} bar, allowed are 8 bar" | Too much pressure | Over 8 bar push which boiler is at how many bar, and that 8 bar are allowed. Otherwise fail.
      gpio_write pin={blow} value=1 | Blow down | The blowdown valve opens with a high. It has its own pin in the message.
      gpio_write pin={blow} value=0 | End of the blowdown | The blowdown valve falls shut with a low.
      notify message="Boiler {boiler}: level {lvl}%, {tds} ppm" | Level and salts | Show the boiler, the level with its word, and the tds in ppm.
      memory_store key=tds content="boiler {boiler} {tds} ppm" | Salts | Under tds: which boiler, with that word, and how many ppm.
      @lvl gpio_write pin={feed} value=1 // failed "the level is {lvl}%" | Feed if low | The level has to be under 50% for the feed pump to start (its pin high). Otherwise fail.
    `,
  },
  {
    language: 'en',
    event: 'peripheral uno/serial {word} {num}',
    slots: { word: '=FLOOD, LOW, DOOR, HEAT', num: '11..99' },
    tools: ['linecode_ack(code): Acknowledge a code', 'linecode_drop(code): Ignore a code from now on'],
    steps: `
      mqtt_publish topic="uno/line" payload="{word} {num}" | As it came | Publish the line of the board on uno/line as it came.
      memory_store key=uno content="{word} {num}" | Line | Keep the whole line under uno.
      linecode_ack code="{word} {num}" | Acknowledge | The code is the whole line from the board; acknowledge it.
      notify message="Board says: {word} {num}" | Board says | Show the words Board says, a colon, and then the line unchanged.
      pushover message="{word} {num}" title="Uno" | Push | Push what came in, unchanged. Title: Uno.
      file_write path=uno.log content="{word} {num}" append=true | Log | Append the line to uno.log.
      linecode_drop code=TEST | Ignore tests | From now on the code TEST is ignored, whatever came in.
      notify message="Door of the cabinet is open" | Fixed words | Not what the board said. Show exactly this: "Door of the cabinet is open"
    `,
  },
  {
    language: 'en',
    event: 'mqtt reservoir/{res} {"name": "{res}", "m_asl": {m}, "inflow": {inflow}, "outflow": {outflow}, "spill": {spill}}',
    slots: { res: 'Blackmoor, R2, Tarn', m: '311.2..319.8 / 320.3..324.6', inflow: '4..19', outflow: '21..48', spill: '4..27' },
    tools: ['releasegate(reservoir, m3s: num): Release water', 'releasegate_shut(reservoir): Release nothing'],
    steps: `
      @m releasegate_shut reservoir={res} // releasegate reservoir={res} m3s=12.5 | Release | Above 320 m release twelve and a half m3/s, below that nothing.
      releasegate reservoir={res} m3s={inflow} | As much as comes in | Release as many m3/s as flow in.
      notify message="{res} is at {m} m" | Height | Show at how many m the reservoir is, in one sentence that begins with its name.
      pushover message="{inflow} m3/s in, {outflow} m3/s out" | In and out | Push the inflow with the word in, then the outflow with the word out, both in m3/s.
      ^ | Balance | Push how many m3/s flow in and how many flow out, with nothing but in and out behind them.
      memory_store key={res} content="{m} m" | Note | Under the reservoir's name how high the water stands, with m.
      @m failed "the water is at {m} m" // gpio_write pin={spill} value=1 | Spillway lamp | The lamp of the spillway (pin in the message, high is lit) is lit only above 320 m.
      file_write path=reservoirs.csv content="2026-11-03;{res};{m}" append=true | Dated row | Row of reservoirs.csv: date, name, height, semicolons; today is 2026-11-03.
    `,
  },
  {
    language: 'en',
    event: 'webhook /maint/done {"task": "{task}", "unit": "{unit}", "by": "{by}", "minutes": {min}, "next_due": "{due}"}',
    slots: { task: 'filter changed, oil changed, belt tightened, sieve cleaned', unit: 'blower 2, mill, chiller A, auger', by: 'Kirsten, Obi, Lasse, Fern', min: '15..140', due: '=2026-08-01, 2026-12-15, 2027-01-10' },
    tools: ['cmms_done(unit, minutes: int, person): Book finished work', 'cmms_due(unit, date): When work is due again', 'cmms_reopen(unit, reason): Reopen a job'],
    steps: `
      cmms_done unit="{unit}" minutes={min} person={by} | Book | Book the finished work: unit, time and who did it.
      cmms_due unit="{unit}" date={due} | Due | Enter when the unit is due next.
      cmms_reopen unit="{unit}" reason="still leaking" | Reopen | The job on this unit was not done well. The reason: still leaking.
      notify message="{unit}: {task} by {by}" | Done | Show the unit, what was done, and by whom.
      pushover message="{unit} is due again on {due}" | Due again | Push which unit is due again on which day.
      memory_store key="{unit}" content="{task}, {min} minutes" | Work note | Under the unit: what was done and how many minutes it took.
      send_message channel=email to=boss@works.example text="{by} needed {min} minutes for {unit}" | For the boss | Channel email to boss@works.example: who needed how many minutes for which unit.
      file_write path=maint.csv content="{unit},{task},{by},{due}" append=true | Row | Row of maint.csv: unit, what was done, by whom, next date, commas.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stable/{box} {"horse": "{horse}", "temp": {temp}, "pulse": {pulse}, "lamp": {lamp}, "camera": {cam}}',
    slots: { box: 'box-4, foaling, b12', horse: 'Nimbus, Old Tom, Fjola, Ranger', temp: '37.2..38.3 / 38.7..40.6', pulse: '28..64', lamp: '4..13', cam: '14..27' },
    tools: ['vetline_ring(animal, text): Ring the vet', 'blanket_on(horse): Blanket on', 'blanket_off(horse): Blanket off'],
    steps: `
      @temp failed "{horse} has {temp} °C" // vetline_ring animal="{horse}" text="{temp} °C, pulse {pulse}" | Fever | Over 38.5 °C ring the vet for the horse; the text is the temperature and the pulse. Otherwise fail: which horse has how much.
      @temp blanket_on horse="{horse}" // blanket_off horse="{horse}" | Blanket | A horse with more than 38.5 °C stands without a blanket, a horse with less has it on.
      notify message="{horse}: {temp} °C and a pulse of {pulse}" | Horse | Show the horse, its temperature, and a pulse of how many.
      pushover message="{horse} has a pulse of {pulse}" | Pulse | Push which horse has a pulse of how many.
      memory_store key="{horse}" content="{temp} °C" | Temperature | The temperature under the horse's name.
      gpio_write pin={lamp} value=0 | Dark | The lamp of the box shall not disturb it: low.
      gpio_write pin={cam} value=1 | Camera | The camera gets its power with a high on its pin.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lock/chamber {"chamber": "{ch}", "boats": {boats}, "people": {people}, "wait_min": {wait}, "dir": "{dir}"}',
    slots: { ch: 'Upper, Old Lock, C2', boats: '2..9', people: '10..29', wait: '31..90', dir: '=uphill, downhill' },
    tools: ['lockpa_say(text): Say something over the loudspeaker', 'locksign_show(line1, line2?): Write on the sign'],
    steps: `
      lockpa_say text="{boats} boats going {dir}" | Loudspeaker | Say over the loudspeaker how many boats are going which way.
      locksign_show line1="{ch}" line2="{wait} minutes" | Sign | Upper line: the chamber. Lower line: how many minutes one waits.
      locksign_show line1="Closed" | Closed | The sign has one line today: Closed
      notify message="{boats} boats with {people} people, {dir}" | In the chamber | Show how many boats with how many people, and the direction.
      pushover message="Wait at {ch}: {wait} minutes" | Wait | Push Wait at, the chamber, a colon and how many minutes.
      memory_store key=lock content="{dir}, {boats} boats" | Note | Direction, then how many boats, under lock.
      lockpa_say text="Please hold on to the ropes" | Ropes | Loudspeaker: Please hold on to the ropes
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/farm {"customer": "{c}", "item": "{item}", "qty": {qty}, "pickup": "{pickup}", "paid": {paid}, "locker": {locker}}',
    slots: { c: 'Ms Ferrer, Tom Beck, Hill Cafe', item: '=eggs, potatoes, cream, oyster mushrooms', qty: '2..19', pickup: '=08:00, 12:30, 17:45', paid: '=true / false', locker: '20..44' },
    tools: ['lockerdesk_fill(locker: int, item, qty: int): Fill a locker', 'lockerdesk_unlock(locker: int, customer): Unlock a locker', 'tally_take(item, qty: int): Take from the stock', 'tally_add(item, qty: int): Add to the stock'],
    steps: `
      lockerdesk_fill locker={locker} item="{item}" qty={qty} | Fill | What was ordered goes into the locker of the order.
      @paid lockerdesk_unlock locker={locker} customer="{c}" // failed "{c} has not paid" | Unlock | Unlock the locker for the customer if the order is paid. If not: who has not paid.
      tally_take item="{item}" qty={qty} | Stock | Take the ordered quantity from the stock.
      tally_add item="{item}" qty={qty} | Back | Nobody came. The goods of the order go back into the stock.
      notify message="{c} comes at {pickup} for {qty} {item}" | Who comes | Show who comes at what time for how many of what.
      send_message channel=sms to="{c}" text="Locker {locker}, from {pickup}" | SMS | Channel sms, to the customer: Locker and its number, comma, from and the time.
      memory_store key=locker-{locker} content="{qty} {item} for {c}" | Locker note | Under locker-{locker}: how many of what for whom.
    `,
  },
];
