import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in English, part 2. */
export const fieldEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt valve/order {"valve": "{valve}", "pin": {pin}, "percent": {pct}, "by": "{by}"}',
    slots: { valve: 'north, V7, ring-3, spare', pin: '=0, 1, 2, 3 / 12, 17, 22, 26', pct: '5..95', by: 'Moss, Ekholm, Tran, Dacre' },
    steps: `
      @pin failed "pin {pin} belongs to the safety chain" // gpio_write pin={pin} value=1 | Open the ordered valve | High on the ordered pin opens. Pins 0 to 3 belong to the safety chain: refuse them.
      ^ | Not the safety chain | The order carries a pin. Set it high, unless it is one of 0, 1, 2, 3; those are the safety chain's and nobody writes to them from here.
      @pin failed "pin {pin} belongs to the safety chain" // gpio_write pin={pin} value=0 | Close the ordered valve | The ordered pin low. From pin 4 on this is allowed, below that it is not.
      gpio_read pin={pin} | How does it stand | Read the pin that was ordered.
      notify message="{by} wants {valve} at {pct}%" | Who wants what | Notification: who wants which valve at how many percent.
      memory_store key=order-{valve} content="{pct}% by {by}" | Order | Under order-{valve}: the percentage, then by whom.
      file_write path=valves/orders.txt content="{by}: {valve}, pin {pin}" append=true | Order book | Add a line to valves/orders.txt: who, colon, which valve, comma, the word pin with its number.
      send_message channel=irc text="{valve} to {pct}%" | Announce | Channel irc, nobody in particular: which valve goes to how many percent.
    `,
  },
  {
    language: 'en',
    event: 'webhook /irrigate {"block": "{block}", "litres": {litres}, "start": "{start}"}',
    slots: { block: 'vines, B4, pears, lower', litres: '200..900 / ∅, null, "?"', start: '=05:30, 21:15, 04:45' },
    tools: ['fieldtap_pour(block, litres: int): Water a block', 'fieldtap_skip(block, reason): Skip a block today', 'fieldtap_when(block, time): Set the time of a block'],
    steps: `
      @litres fieldtap_pour block={block} litres={litres} // failed "the litres are missing" | Pour | The block gets the litres that were asked for. If nobody said how many, the litres are missing and nothing is poured.
      ^ | Water as ordered | Block and amount are in the request; without an amount this step fails.
      fieldtap_skip block={block} reason="pipe burst" | Skip | Pipe burst: that is the reason why the block of the request is skipped.
      fieldtap_when block={block} time={start} | Set the time | From now on the block starts when the request says.
      fieldtap_pour block=nursery litres=150 | Nursery | Before anything else, the nursery needs 150 litres.
      notify message="{block} starts at {start}" | When | Notify here which block starts at what time.
      memory_store key=start content="{block} {start}" | Keep the time | Block, blank, time under the key start.
      pushover message="{block}: water off until {start}" | Off until | Push: the block, a colon, the words water off until, and the time in the request.
    `,
  },
  {
    language: 'en',
    event: 'webhook /works/permit {"job": "{job}", "permit": "{permit}", "gas_test": "{gas}", "people": {people}, "lock": {lock}}',
    slots: { job: 'digester hatch, wet well, culvert 2, tank 5', permit: 'HW-118, 2203, C-77', gas: '=passed, clean, ok / failed, not done, missing', people: '1..4', lock: '8..27' },
    tools: ['hatch_unlock(job, permit): Release a hatch', 'hatch_secure(job): Secure a hatch', 'entry_log(permit, people: int): Log who goes in'],
    steps: `
      @gas hatch_unlock job="{job}" permit={permit} // failed "the gas test is {gas}" | Release | Release the hatch of this job under its permit, provided that the gas test is good.
      @gas gpio_write pin={lock} value=1 // failed "the gas test is {gas}" | Pull the bolt | The bolt opens with a high on the lock's pin. Without a good gas test it stays shut.
      gpio_write pin={lock} value=0 | Bolt shut | Everybody is out. The spring bolt falls when the lock's pin goes low.
      entry_log permit={permit} people={people} | Log | Permit and number of people into the entry log.
      hatch_secure job="{job}" | Secure it | The job is finished, secure its hatch.
      notify message="{people} people at {job}, gas test {gas}" | Control room | Notification: how many people are at which job, and how the gas test went, with the words gas test.
      pushover message="Permit {permit}: {job}" title="Entry" | Entry | Push titled Entry: Permit, its number, colon, the job.
      memory_store key={permit} content="{job}, {people} people" | Note on the permit | Its number is the key; the job, then how many people.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"weekday": "{day}", "hour": {hour}}',
    slots: { day: '=Monday, Tuesday, Thursday / Saturday, Sunday', hour: '6..17 / 19..23' },
    tools: ['ringmain_flush(street, minutes: int): Flush a water main', 'ringmain_notice(street, text): Tell a street'],
    steps: `
      @day ringmain_flush street="Mill Lane" minutes=15 // failed "it is {day}" | Flush Mill Lane | A quarter of an hour, on working days only. The event says which day it is.
      @hour ringmain_flush street="Hill Road" minutes=30 // failed "it is {hour} o'clock" | Flush Hill Road | Half an hour, before 18 o'clock. Later than that the step fails with the hour.
      @day gpio_write pin=9 value=1 // gpio_write pin=9 value=0 | Yard lamp | From Monday to Friday the yard lamp on 9 burns (high), at the weekend it is dark (low).
      @hour gpio_write pin=11 value=0 // gpio_write pin=11 value=1 | Sign of the works | The sign on 11 is lit by a high. Only after 18 o'clock is it lit, before that it is off.
      ringmain_notice street="Mill Lane" text="No water from 9 to 10" | Tell Mill Lane | The text for Mill Lane: No water from 9 to 10
      notify message="{day}, {hour} o'clock: flushing" | Say what time it is | Notification: the day, a comma, the hour followed by o'clock, a colon and the word flushing.
      memory_store key=last-flush content="{day}" | Day | Store the day of the event under last-flush.
    `,
  },
  {
    language: 'en',
    earlier: ['Is the strainer clean | ask_operator → {clean}', 'Suction pressure | loop_read → {suction} bar', 'Pump list | pumpbook → ID 41 Jockey, ID 42 Main, ID 43 Diesel'],
    slots: { clean: '=yes, yes it is / no, not yet', suction: '0.1..0.45 / 0.55..1.9' },
    tools: ['firepump_run(id: int, seconds: int): Run a fire pump', 'firepump_block(id: int, reason): Block a fire pump', 'firepump_unblock(id: int): Unblock a fire pump'],
    steps: `
      @clean firepump_run id=42 seconds=60 // failed "the strainer is not clean" | Run the main pump | The main pump runs for a minute, provided that the operator said that the strainer is clean. Otherwise: the strainer is not clean. Ids are in step {step3}.
      @suction failed "the suction pressure is {suction} bar" // firepump_run id=43 seconds=30 | Diesel pump | Half a minute of the diesel pump, if there are at least 0.5 bar on the suction side.
      @clean firepump_unblock id=41 // firepump_block id=41 reason="strainer dirty" | Jockey | Unblock the jockey pump if the answer of step {step1} was yes. If it was no, block it with the reason: strainer dirty.
      firepump_unblock id=43 | Diesel free | Unblock the diesel pump; look its id up in the pump list.
      firepump_block id=42 reason="paint wet" | Block main | The main pump is blocked because of: paint wet. Step {step3} has the ids.
      notify message="Suction pressure {suction} bar" | Suction | Notify here: Suction pressure and what step {step2} found.
      memory_store key=strainer content="{clean}" | Answer | Keep the operator's answer under strainer as it was given.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stock/feed {"article": "{art}", "supplier": "{sup}", "bags": {bags}, "min_bags": 20, "shelf": "{shelf}"}',
    slots: { art: 'layer mash, calf starter, mineral 4, oat bran', sup: 'Kornhaus, Baxter, Agri Nord', bags: '2..19 / 21..80', shelf: 'R3, left-2, top' },
    tools: ['bagstore_buy(article, supplier, bags: int): Order bags', 'bagstore_take(article, bags: int): Take bags out', 'bagstore_shift(article, shelf): Put bags on another shelf'],
    steps: `
      @bags bagstore_buy article="{art}" supplier="{sup}" bags=40 // failed "there are {bags} bags" | Order if short | Fewer bags than the minimum in the message: order forty from the supplier named there. With more, fail.
      bagstore_take article="{art}" bags=2 | Two bags | Take a couple of bags, two to be exact, of the reported article.
      bagstore_shift article="{art}" shelf=ground | Down with it | The reported article moves to the shelf ground.
      bagstore_buy article="{art}" supplier="Baxter" bags=10 | Not from the usual one | Ten bags of the article, this time from Baxter, whoever stands in the message.
      notify message="{bags} bags of {art} on {shelf}" | What there is | Notification: how many bags of what on which shelf.
      send_message channel=email to=office@farm.example text="Please order {art} from {sup}" | Mail to the office | Channel email, to office@farm.example. Text: Please order, then which article from which supplier.
      memory_store key="{art}" content="{bags} bags, shelf {shelf}" | Note | The article is the key, the content is how many bags and, after a comma, the shelf with the word shelf.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bee/scale {"hive": "{hive}", "kg": {kg}, "delta_g": {delta}, "t_brood": {brood}}',
    slots: { hive: 'H4, lime, roof-2', kg: '18.5..24.8 / 25.3..61.5', delta: '120..900', brood: '31.5..35.9' },
    tools: ['hive_visit(hive, date, time): Plan a visit', 'hive_super(hive, count: int): Put honey supers on the list'],
    steps: `
      @kg failed "the hive weighs {kg} kg" // hive_super hive={hive} count=1 | Another super? | One super more for a hive that weighs over 25 kg. Otherwise fail.
      hive_visit hive={hive} date=2026-05-30 time=10:00 | Visit | Plan a visit to the hive of the message on 2026-05-30 at ten in the morning, written 10:00.
      notify message="Hive {hive}: {kg} kg, {delta} g more" | Weight | Notification: hive, colon, weight, comma, by how many g it has grown, with the word more.
      pushover message="{hive} has gained {delta} g" | Gain | Push which hive has gained how many g.
      memory_store key=brood-{hive} content="{brood} °C" | Brood | Brood temperature under brood-{hive}.
      file_write path=bees.csv content="{hive},{kg},{delta}" append=true | Row | Add hive, weight, gain to bees.csv, commas only.
      failed "no tool can catch a swarm" | Swarm | Catch the swarm that hangs in the lime tree.
    `,
  },
  {
    language: 'en',
    event: 'peripheral pico/button {"button": {button}, "led": {led}, "buzzer": {buzzer}, "pressed_ms": {ms}}',
    slots: { button: '2..7', led: '8..15', buzzer: '16..27', ms: '80..900 / 1100..4800' },
    steps: `
      gpio_write pin={led} value=1 | Lamp of the button | Let the lamp that belongs to the button burn; high lights it.
      gpio_write pin={led} value=0 | Put it out | The lamp's pin from the event goes low.
      gpio_write pin={buzzer} value=0 | Quiet | It has beeped long enough. The buzzer sounds at 1 and is quiet at 0; its pin is in the event.
      gpio_write pin={buzzer} value=1 | Beep | High makes the buzzer sound. Its pin is in the event, beside that of the lamp.
      @ms failed "it was pressed for {ms} ms" // sop_execute name=emergency-stop | Long press | Held for more than a second it means: start the procedure emergency-stop. A shorter press is refused.
      gpio_read pin={button} | Still pressed? | Read the button's own pin.
      notify message="Button {button} pressed for {ms} ms" | How long | Notification: which button was pressed for how many ms.
      memory_store key=press content="{ms} ms" | Length | Keep the length of the press with its unit under press.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dam/seepage {"weir": "{weir}", "l_per_min": {lpm}, "limit": {limit}, "turbid": "{turbid}"}',
    slots: { weir: 'D1, toe, gallery-3', lpm: '11..49', limit: '60..90', turbid: '=clear, no / cloudy, brown, muddy' },
    tools: ['dam_alert(level: watch|warning|danger, text): Raise the alert level', 'dam_stand_down(): End the alert'],
    steps: `
      @turbid dam_stand_down // dam_alert level=warning text="seepage is {turbid}" | Alert by colour | Water as clear as it should be: end the alert. Anything that carries earth: level warning with the text seepage is, and how it looks.
      @turbid failed "the water is {turbid}" // pushover message="{weir}: seepage {turbid}, {lpm} l/min" | Push if dirty | If the water is not clear, push: weir, colon, seepage and how it looks, then the flow in l/min. Otherwise fail.
      dam_alert level=watch text="inspection" | Watch | Lowest level, text: inspection.
      notify message="{weir}: {lpm} l/min, limit {limit} l/min" | Flow and limit | Notification: weir, flow, limit; the limit with its word.
      memory_store key=seepage content="{lpm} l/min at {weir}" | Note | Under seepage: how much flows at which weir.
      file_write path=dam/seepage.txt content="2026-05-14 {lpm}" append=true | Dated line | Add one line to dam/seepage.txt: date, blank, bare flow, as in 2026-03-02 44. The date is 2026-05-14.
      mqtt_publish topic="dam/limit" payload="{limit}" | Limit | Publish the limit alone on dam/limit.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the note | memory_recall → pump-house: door code on file codes.txt, fuse {fuse}, spare key with {who}', 'Read the meter | meter_fetch → {kwh} kWh, cos phi {cos}'],
    slots: { fuse: 'F12, Q3, 4F1', who: 'Agnes, Lorimer, Petra, Hussein', kwh: '10200..19800', cos: '0.71..0.89 / 0.91..0.99' },
    tools: ['breaker_trip(name): Switch a breaker off', 'breaker_set(name): Switch a breaker on', 'meter_book(kwh: int, month): Enter a meter reading'],
    steps: `
      breaker_trip name={fuse} | Off | Switch off the fuse of the pump house; step {step1} found out which one.
      breaker_set name={fuse} | On again | The fuse that the note names goes on again.
      meter_book kwh={kwh} month=May | Book | Enter what the meter showed for May.
      @cos pushover message="cos phi {cos}" // failed "cos phi is {cos}" | Bad factor | Below 0.9 push the cos phi, with its name before the number. From 0.9 on there is nothing to push.
      notify message="Spare key is with {who}" | Who has the key | Tell this computer with whom the spare key is, in the words: Spare key is with
      file_read path=codes.txt from_line=1 lines=5 | Codes | The note names a file; read its first five lines.
      memory_store key=meter content="{kwh} kWh" | Meter | The energy, without cos phi, under meter.
    `,
  },
  {
    language: 'en',
    event: 'mqtt egg/belt {"house": {house}, "side": "{side}", "eggs": {eggs}, "cracked": {cracked}, "speed": {speed}}',
    slots: { house: '1..9', side: '=left, right', eggs: '900..4200', cracked: '10..28 / 32..90', speed: '4..8' },
    tools: ['eggbelt_pace(house: int, side: left|right, percent: int): Speed of an egg belt', 'eggbelt_freeze(house: int, side: left|right): Stop an egg belt'],
    steps: `
      @cracked failed "only {cracked} eggs are cracked" // eggbelt_freeze house={house} side={side} | Stop the belt | More than 30 cracked eggs: stop the belt that reports. Otherwise the step fails.
      @cracked eggbelt_pace house={house} side={side} percent=100 // eggbelt_pace house={house} side={side} percent=50 | Slower or full | Up to 30 cracked eggs the reporting belt goes at full speed, above that at half.
      eggbelt_pace house={house} side={side} percent=25 | A quarter | Let the belt crawl: a quarter of its speed, house and side as reported.
      notify message="House {house} {side}: {eggs} eggs, {cracked} cracked" | Count | Notification: house and side, colon, how many eggs, how many cracked.
      memory_store key=eggs-{house} content="{eggs} eggs on the {side}" | Keep | Under eggs-{house}: how many eggs on the and which side.
      mqtt_publish topic="egg/{house}/{side}" payload="{eggs}" | Split up | On egg/{house}/{side} the bare number of eggs.
      file_write path=eggs.csv content="{house};{side};{eggs};{cracked}" append=true | Egg book | A row for eggs.csv: house, side, eggs, cracked, semicolons between.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tender/boat {"boat": "{boat}", "berth": {berth}, "draught_cm": {draught}, "contact": "{mail}"}',
    slots: { boat: 'Heron, Lady Jane, Otter', berth: '10..60', draught: '60..139 / 141..210', mail: 'skip@otter.example, crew@heron.example' },
    tools: ['lockbook_pass(boat, time): Book a passage', 'berth_power(berth: int, hours: int): Power at a berth', 'berth_water(berth: int, litres: int): Water at a berth'],
    steps: `
      @draught lockbook_pass boat="{boat}" time=14:30 // failed "it draws {draught} cm" | Passage | Half past two in the afternoon (14:30), for boats that draw no more than 140 cm.
      berth_power berth={berth} hours=48 | Two days of power | Power for two days at the berth of the message.
      berth_water berth={berth} litres=300 | Water | 300 litres for the berth of the message.
      send_message channel=email to={mail} text="{boat}: berth {berth} is ready" | Mail | Channel email, to the contact. Text: the boat, a colon, and that its berth is ready, with the berth's number.
      notify message="{boat} draws {draught} cm" | Draught | Notification: which boat draws how many cm.
      memory_store key=berth-{berth} content="{boat}" | Who lies there | Store only the boat's name under berth-{berth}.
      memory_forget key=berth-{berth} | Gone | The boat has left; delete the note berth-{berth}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tank/rain {"tank": "{tank}", "l": {l}, "cap": {cap}, "pump": {pump}, "city": {city}}',
    slots: { tank: 'barn roof, T2, cistern', l: '200..980 / 1020..2900', cap: '3000..5000', pump: '3..13', city: '14..27' },
    steps: `
      @l gpio_write pin={city} value=1 // gpio_write pin={pump} value=1 | Rain or town water | With more than 1000 litres in the tank the rain pump starts (its pin high). With less the town water is opened (its pin high, "city").
      @l failed "there are only {l} litres" // gpio_write pin={pump} value=1 | Rain pump | Only with over 1000 litres: pump's pin high.
      gpio_write pin={city} value=0 | Town water shut | Solenoid on the city pin, shut when low. Shut it.
      gpio_write pin={pump} value=0 | Pump out | Low on the pump's pin.
      notify message="{tank}: {l} of {cap} litres" | Contents | Notification: tank, colon, how many of how many litres.
      memory_store key=rain content="{l} l in {tank}" | Note | Under rain: how many l in which tank.
      pushover message="{tank} holds {cap} litres" | Capacity | Push how many litres the tank holds when full; the capacity, not what is in it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /alarm/coop {"coop": "{coop}", "cause": "{cause}", "camera": "{cam}", "link": "{link}"}',
    slots: { coop: 'C2, ducks, far end', cause: '=fox, marten, door left open, power lost', cam: 'cam4, yard-1, IR2', link: '=http://cams.local/yard/17, http://cams.local/ir/4' },
    tools: ['camlog_clip(camera, seconds: int): Save a clip', 'camlog_turn(camera, degrees: int): Turn a camera', 'coopdoor(coop, state: shut|open): Door of a coop'],
    steps: `
      camlog_clip camera={cam} seconds=45 | Clip | Three quarters of a minute from the camera that saw it.
      camlog_turn camera={cam} degrees=90 | Turn it | That camera turns a right angle, 90 degrees.
      coopdoor coop="{coop}" state=shut | Shut the door | The door of the coop in the alarm is to be closed.
      http_request url="{link}" | Fetch the picture | Get the address in the message.
      pushover message="{cause} at {coop}" title="Coop" | Push | Titled Coop: what caused the alarm and at which coop.
      notify message="Alarm in {coop}: {cause}, camera {cam}" | Screen | Notification: Alarm in, the coop, colon, the cause, comma, camera and its name.
      memory_store key="{coop}" content="{cause}" | Cause | Coop is the key, cause is the content.
      send_message channel=whatsapp to=Edda text="See {link}" | To Edda | WhatsApp (channel whatsapp) to Edda: the word See and the link.
    `,
  },
  {
    language: 'en',
    event: 'mqtt worm/bed {"bed": {bed}, "ph": {ph}, "moist": {moist}, "kg_fed": {kg}}',
    slots: { bed: '1..9', ph: '5.1..6.4 / 6.6..7.8', moist: '51..69 / 71..88', kg: '2..14' },
    tools: ['bed_lime(bed: int, grams: int): Spread lime on a bed', 'bed_spray(bed: int, litres: num): Spray a bed', 'bed_rest(bed: int, days: int): Feed nothing for some days'],
    steps: `
      @ph bed_lime bed={bed} grams=250 // failed "the pH is {ph}" | Lime | A quarter of a kilo of lime for the bed if the pH is lower than 6.5.
      @moist bed_spray bed={bed} litres=2.5 // failed "the moisture is {moist}%" | Spray | Two and a half litres if there is less than 70% of moisture.
      @moist bed_spray bed={bed} litres=1.5 // bed_rest bed={bed} days=3 | Spray or rest | Moisture under 70%: a litre and a half. Over 70%: feed nothing for three days.
      bed_rest bed={bed} days=7 | Rest | No feed for the reported bed for a week.
      notify message="Bed {bed}: pH {ph}, moisture {moist}%" | Bed on screen | Notification: bed, pH, moisture, each named.
      memory_store key=bed-{bed} content="fed {kg} kg" | Fed | Under bed-{bed}: the word fed and how many kg.
      file_write path=worms.txt content="{bed}: {ph} / {moist}" append=true | Worm book | One more line in worms.txt: bed, colon, blank, pH, then moisture after a slash with blanks, no units.
    `,
  },
  {
    language: 'en',
    event: 'manual - Pump 4 was cold at noon, {name} saw it',
    slots: { name: 'Bram, Ilse, Corin, Maddox' },
    tools: ['pumplog_hours(pump: int, hours: int): Enter running hours', 'pumplog_swap(old: int, new: int): Exchange two pumps in the log'],
    steps: `
      memory_store key=pump-4 content="Pump 4 was cold at noon, {name} saw it" | Keep the sentence | What was written goes under pump-4 as it is.
      notify message="{name} saw it" | Who saw it | Notification: the name of the person in the message, followed by the words saw it.
      file_write path=handover.txt content="Pump 4 was cold at noon, {name} saw it" append=true | Handover | Append the message word for word to handover.txt.
      pumplog_hours pump=4 hours=120 | Hours | Enter 120 hours for the pump that was cold.
      pumplog_swap old=4 new=6 | Swap | The pump in the message is replaced by number 6 in the log.
      pushover message="Check the heating of the hall" | Not the message | Push this sentence: "Check the heating of the hall". Not what came in.
      failed "no tool can feel the pump" | Feel it | Lay a hand on pump 4 and say whether it is warm.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fog/nozzles {"row": {row}, "bar": {bar}, "clogged": {clog}, "dosing": "{dos}"}',
    slots: { row: '1..9', bar: '30..54 / 56..75', clog: '10..24', dos: '=off, none / on, running' },
    steps: `
      @bar failed "there are {bar} bar" // gpio_write pin=18 value=1 | Relief valve | Pin 18, high relieves. Relieve if there are more than 55 bar. Otherwise fail.
      gpio_write pin=18 value=0 | Close the relief valve | High relieves, low closes, pin 18. Close.
      @dos failed "the dosing is {dos}" // gpio_write pin=20 value=1 | Stop dosing | Dosing hangs on a normally closed relay on 20: 1 cuts it. Cut it if it is on; if it is not, fail.
      gpio_write pin=20 value=0 | Dosing again | Relay on 20 is normally closed, energised by a 1. Let the dosing have its current: leave the relay without energy.
      notify message="Row {row}: {clog} nozzles clogged at {bar} bar" | Clogged | Notification: row, how many nozzles are clogged, and at what pressure.
      memory_store key=row-{row} content="{clog} clogged" | Note | Under row-{row} how many are clogged, with that word.
      failed "no tool can clean the nozzles" | Clean them | Unscrew the clogged nozzles and clean them in vinegar.
    `,
  },
  {
    language: 'en',
    event: 'webhook /meter/water {"meter": "{meter}", "m3": {m3}, "read_at": "{at}", "flat": "{flat}", "reader": "{reader}"}',
    slots: { meter: '88120, WZ-4471, C20391', m3: '110..980', at: '=2026-04-09 16:52, 2026-05-02 08:10, 2026-03-30 11:25', flat: '3A, ground left, 14', reader: 'Olsen, Bauer, Dimic' },
    tools: ['meter_enter(meter, m3: int): Enter a reading', 'meter_estimate(meter, m3: int): Enter an estimate', 'bill_flat(flat, m3: int): Bill a flat'],
    steps: `
      meter_enter meter={meter} m3={m3} | Reading | Enter it: the meter and what it shows.
      meter_estimate meter={meter} m3={m3} | Estimate | The reader could not see it well; enter the same number, but as an estimate.
      bill_flat flat="{flat}" m3={m3} | Bill | Bill the flat in the message for the cubic metres in it.
      notify message="{reader} read {m3} m3 on {meter}" | Who read what | Notification: who read how many m3 on which meter.
      memory_store key=read-{meter} content="{at}" | When | Under read-{meter} when it was read, as it came.
      file_write path=meters.csv content="{meter},{at},{m3}" append=true | Row | meters.csv, one more row: meter, when, m3; commas without blanks.
      mqtt_publish topic="billing/{meter}" payload="{flat}: {m3} m3" | Billing | On billing/{meter}: flat, colon, m3 with the unit.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/slurry {"plant": "{plant}", "bin_pct": {bin}, "motor_a": {amps}, "stop_pin": {stop}, "enable_pin": {en}}',
    slots: { plant: 'quay, hall-1, I2', bin: '11..34 / 36..94', amps: '4.2..9.8', stop: '4..14', en: '15..27' },
    tools: ['flake_make(plant, kilos: int): Make flake ice', 'flake_drop(plant, kilos: int): Drop ice into a box'],
    steps: `
      gpio_write pin={en} value=0 | Trip it | Trip the plant by taking its enable away; 1 enables.
      gpio_write pin={en} value=1 | Enable | Give the plant its enable.
      gpio_write pin={stop} value=0 | Stop circuit | The stop circuit is fail-safe: it stops the plant when its pin is low. Stop it.
      gpio_write pin={stop} value=1 | Out of the stop | Fail-safe stop: low stops, high lets it run. Let it run.
      @bin flake_make plant={plant} kilos=800 // failed "the bin is {bin}% full" | Make ice | 800 kilos, if the bin is less than 35% full.
      @bin failed "the bin is only {bin}% full" // flake_drop plant={plant} kilos=120 | Drop ice | 120 kilos into the box if the bin is at least 35% full.
      notify message="{plant}: bin {bin}%, motor {amps} A" | Ice plant | Notification: plant, colon, bin, motor.
      memory_store key=amps content="{amps} A, {plant}" | Current | Under amps: the current with unit, comma, the plant.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lamp/rows {"row": "{row}", "lux": {lux}, "kwh": {kwh}}',
    slots: { row: '=red / white / blue', lux: '900..3900 / 4100..9900', kwh: '10..88' },
    tools: ['ppfd_goal(row, umol: int): Light goal of a row', 'ppfd_fade(row, minutes: int): Fade a row out'],
    steps: `
      @row gpio_write pin=9 value=1 // gpio_write pin=10 value=1 // gpio_write pin=24 value=1 | Lamps of that row | red 9, white 10, blue 24. The reporting row burns with a high.
      @row gpio_write pin=9 value=0 // gpio_write pin=10 value=0 // gpio_write pin=24 value=0 | Put the row out | The red row is on 9, the white one on 10 and the blue one on 24; dark at low. Put out the row in the message.
      @lux ppfd_goal row={row} umol=220 // ppfd_fade row={row} minutes=10 | Goal or fade | Under 4000 lux the row gets a goal of 220. Over 4000 it fades out within ten minutes.
      ppfd_fade row={row} minutes=30 | Sunset | Half an hour of sunset for the row in the message.
      notify message="Row {row}: {lux} lux, {kwh} kWh" | Light | Notification: row, lux, kWh.
      memory_store key=kwh-{row} content="{kwh} kWh" | Energy | kwh-{row}: the energy with its unit.
      gpio_write pin=10 value=0 | Only the white ones | red 9, white 10, blue 24; low is dark. The white ones out, whatever reported.
    `,
  },
  {
    language: 'en',
    event: 'webhook /duty/night {"name": "{name}", "from": "{from}", "to": "{to}", "phone": "{phone}", "area": "{area}"}',
    slots: { name: 'Kessler, Amari, Doyle, Wren', from: '=20:00, 21:30, 22:00', to: '=05:30, 06:00, 07:15', phone: '4471, 5520, 3391', area: 'north pumps, lakeside, plant 2' },
    tools: ['duty_put(person, area, shift: early|late|night): Put somebody on duty', 'duty_drop(person): Take somebody off duty', 'forward_set(phone, minutes?: int): Forward the alarm line'],
    steps: `
      duty_put person={name} area="{area}" shift=night | Night shift | Put the person in the message on the night shift of that area.
      duty_drop person={name} | Off duty | Whoever stands in the message is ill; off duty.
      forward_set phone={phone} | Forward | Forward the alarm line to the phone in the message. No limit in time.
      forward_set phone={phone} minutes=480 | Forward for eight hours | The line goes to the phone in the message for eight hours.
      notify message="{name} has duty from {from} to {to}" | Board | Notification: who has duty from when to when.
      memory_store key=duty content="{name}, {area}" | Note | Under duty: the name and, after a comma, the area.
      send_message channel=sms to={phone} text="{area}: {from} to {to}" | SMS | Channel sms, to the phone in the message. Text: area, colon, from when to when.
      file_write path=duty.txt content="{name} {phone}" append=false | Overwrite duty.txt | The file duty.txt is to be overwritten (append false) with name, blank, phone.
    `,
  },
  {
    language: 'en',
    event: 'mqtt slurry/lagoon {"lagoon": "{lag}", "freeboard_cm": {fb}, "forecast_mm": {mm}, "inlet": {inlet}, "stirrer": {stir}}',
    slots: { lag: 'upper, L2, back', fb: '21..49 / 51..140', mm: '2..18', inlet: '3..12', stir: '13..26' },
    tools: ['contract_spread(date, tons: int): Order spreading', 'agency_tell(subject, text): Tell the agency'],
    steps: `
      @fb gpio_write pin={inlet} value=0 // failed "the freeboard is {fb} cm" | Inlet | Less than 50 cm of freeboard: shut the inlet, its pin low. With more, fail.
      @fb agency_tell subject=freeboard text="{lag}: {fb} cm" // failed "the freeboard is {fb} cm" | Agency | Below 50 cm tell the agency. Subject: freeboard. Text: lagoon, colon, how many cm.
      gpio_write pin={stir} value=1 | Stir | The stirrer's pin high.
      gpio_write pin={stir} value=0 | Stirrer stops | A hose has come off. The stirrer's pin low at once.
      contract_spread date=2026-06-11 tons=350 | Spreading | 350 tons on 11 June 2026, written 2026-06-11.
      notify message="{lag}: {fb} cm freeboard, {mm} mm of rain to come" | Forecast | Notification: lagoon, freeboard, how many mm of rain, with the words to come at the end.
      memory_store key=lagoon content="{lag} {fb} cm" | Note | Under lagoon: its name and the cm, a blank between.
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the wiring | file_read → pond 1: pin {p1}; pond 2: pin {p2}; pond 3: pin {p3}'],
    event: 'mqtt pond/alarm {"pond": {pond}, "o2": {o2}, "who": "{who}"}',
    slots: { p1: '4..9', p2: '10..16', p3: '17..27', pond: '=1 / 2 / 3', o2: '2.2..4.8', who: 'Nils, Joan, Abel' },
    steps: `
      @pond gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | Aerate the pond of the alarm | High on the pin that the wiring gives for the pond in the alarm.
      ^ | Air, quickly | Which pond it is stands in the event, on which pin its aerator is in step {step1}. High is on.
      @pond gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 // gpio_write pin={p3} value=0 | All clear | The aerator of the alarming pond off again, low.
      gpio_write pin={p2} value=1 | Pond 2 | Aerator of pond 2 on (high), whoever called.
      gpio_write pin={p3} value=0 | Third pond rests | Low on the pin of the third pond.
      notify message="{who}: pond {pond} has {o2} mg/l" | Who to send | Notification: who, colon, which pond has how many mg/l.
      memory_store key=o2-{pond} content="{o2} mg/l" | Oxygen | Under o2-{pond} the oxygen with unit.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vat/{vat} {"vat": "{vat}", "sp": {sp}, "pv": {pv}, "heat_pin": {heat}, "agit_pin": {agit}}',
    slots: { vat: 'whey, V2, curd', sp: '62..72', pv: '20..59', heat: '2..13', agit: '14..27' },
    tools: ['vat_setpoint(vat, celsius: num): Setpoint of a vat', 'vat_hold(vat, seconds: int): Hold a vat at temperature'],
    steps: `
      vat_setpoint vat={vat} celsius={sp} | Take over the setpoint | sp is the setpoint and pv the measured value. Set the vat to its setpoint.
      vat_hold vat={vat} seconds=180 | Hold | Three minutes at temperature for the vat of the message.
      gpio_write pin={heat} value=1 | Heat | Heater of the vat on: high on its pin.
      gpio_write pin={agit} value=0 | Agitator off | The agitator's pin low.
      gpio_write pin={agit} value=1 | Stir | Switch the agitator on, high.
      notify message="Vat {vat} is at {pv} °C, setpoint {sp} °C" | Is and should | Notification: at how many degrees the vat is (measured), then the setpoint with its word.
      memory_store key=vat-{vat} content="{pv}" | Measured | The bare measured value under vat-{vat}.
      file_write path=vat.txt content="{vat} {sp}/{pv}" append=true | Line | Append to vat.txt: vat, blank, setpoint, slash, measured value.
    `,
  },
];
