import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in English, part 3. */
export const fieldEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /sop/ask {"procedure": "{proc}", "run": "{run}", "line": "{line}", "reason": "{reason}"}',
    slots: { proc: 'night-flush, tank-rinse, frost-watch, morning-feed', run: 'r-4471, 88c2, run-17', line: 'north, L4, tunnel', reason: '=wrong tank, valve is leaking, no staff, started twice' },
    steps: `
      sop_execute name={proc} | Start what is asked for | Start the procedure that the request names, with nothing added.
      sop_execute name={proc} payload={"line":"{line}"} | Start with the line | Start the named procedure; the payload is an object with the line under line.
      sop_cancel run_id={run} reason="{reason}" | Cancel the run | Cancel the run in the request and give the reason that stands there.
      sop_status run_id={run} | That run | How does the run in the request stand?
      sop_status | All runs | What is running at the moment?
      notify message="{proc} on {line}: {reason}" | Tell the shift | Notification: which procedure on which line, colon, the reason.
      memory_store key={run} content="{reason}" | Why | Keep the reason under the number of the run.
      cron_add schedule="30 5 * * 1" action=procedure text={proc} name=monday | Every Monday at 5:30 | Plan the start of the requested procedure for every Monday at half past five in the morning and call the plan monday.
    `,
  },
  {
    language: 'en',
    earlier: ['Which plans are there | cron_list → {id1} 06:00 flush; {id2} 12:00 feed; {id3} 22:00 report', 'Which of them failed | plan_errors → {id2}: {times} times'],
    slots: { id1: 'c-118, p71, a4', id2: 'c-204, p92, b7', id3: 'c-377, p38, d1', times: '2..9' },
    steps: `
      cron_remove id={id2} | Remove the failing plan | Step {step2} says which plan keeps failing. Remove it.
      cron_remove id={id3} | No more reports | The report at 22:00 is not wanted any more. The list has its id.
      cron_remove id={id1} | No flush | Remove the plan that flushes at six.
      notify message="Plan {id2} failed {times} times" | Say so | Notification: which plan failed how many times.
      memory_store key=plan-report content="{id3}" | Id of the report | Keep the id of the report plan under plan-report.
      cron_add schedule="0 13 * * *" action=message text="Feed the fish" timezone=Europe/Oslo | At one instead | Every day at one in the afternoon, time of Europe/Oslo, the message: Feed the fish
      cron_list | List again | Show the plans once more.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ph/probe {"probe": "{probe}", "mv": {mv}, "slope": {slope}, "serial": "{serial}"}',
    slots: { probe: 'inlet, outlet, basin 3', mv: '-180..180', slope: '88..94 / 96..101', serial: 'PX-2201, 0098-C, 77431' },
    tools: ['probe_cal(serial, buffer: num): Calibrate a probe', 'probe_retire(serial, reason): Take a probe out of use', 'probe_link(serial, place): Assign a probe to a place'],
    steps: `
      @slope probe_retire serial={serial} reason="slope {slope}%" // failed "the slope is {slope}%" | Worn out? | A slope under 95% means the probe is worn: retire it by its serial number, reason: slope and its percentage. A good one stays and the step fails.
      probe_cal serial={serial} buffer=7.01 | Calibrate | Buffer 7.01, the probe with the serial number of the message.
      probe_link serial={serial} place="{probe}" | Assign | The serial number belongs to the place where the probe is reported.
      probe_link serial={serial} place=spare | To the spares | From today the probe is assigned to the place spare.
      notify message="{probe}: {mv} mV, slope {slope}%" | Probe | Notification: probe, mV, slope with its word.
      memory_store key="{probe}" content="{serial}" | Serial number | Under the name of the probe nothing but the serial number.
      file_search query={serial} path=certificates | Certificate | Find the serial number in the folder certificates.
      failed "no tool can wipe the electrode" | Wipe | Wipe the glass of the electrode with a soft cloth.
    `,
  },
  {
    language: 'en',
    event: 'mqtt blower/{unit} {"unit": {unit}, "amps": {amps}, "trip_a": {trip}, "vib": {vib}, "hz": {hz}}',
    slots: { unit: '1..9', amps: '10..19', trip: '20..29', vib: '1.1..4.4 / 4.6..9.8', hz: '31..50' },
    tools: ['vfd_hz(unit: int, hz: num): Frequency of a drive', 'vfd_ramp(unit: int, seconds: int): Ramp of a drive', 'vfd_trip(unit: int): Trip a drive', 'vfd_reset(unit: int): Reset a drive'],
    steps: `
      @vib failed "the vibration is {vib} mm/s" // vfd_trip unit={unit} | Trip if it shakes | More than 4.5 mm/s of vibration trips the drive. Otherwise nothing is tripped.
      @vib vfd_hz unit={unit} hz=50 // vfd_hz unit={unit} hz=32.5 | Full or throttled | Up to 4.5 mm/s the unit may run at 50 Hz, above that at 32.5.
      vfd_reset unit={unit} | Reset | The drive that reported is to be reset.
      vfd_ramp unit={unit} seconds=90 | Gentle start | A minute and a half of ramp for the drive in the message.
      notify message="Blower {unit}: {amps} A, trips at {trip} A" | Current | Notification: blower, what it draws, and at how many A it trips.
      pushover message="Blower {unit} shakes at {vib} mm/s and {hz} Hz" | Push the vibration | Push: which blower shakes at how many mm/s and at how many Hz.
      memory_store key=vib-{unit} content="{vib} mm/s at {hz} Hz" | Note | Under vib-{unit} the vibration and the frequency, with at between.
      vfd_hz unit={unit} hz={hz} | Leave it there | Set the drive to the frequency that it reports, so that it stays.
    `,
  },
  {
    language: 'en',
    event: 'webhook /sensor/battery {"node": "{node}", "mv": {mv}, "rssi": {rssi}, "last_seen": "{seen}", "owner": "{owner}"}',
    slots: { node: 'soil-17, LR-04, gate-b, f3a9', mv: '2400..2990 / 3010..3600', rssi: '-119..-71', seen: '=03:12, 11:40, 17:05', owner: 'Priya, Henrik, Sam, Colette' },
    tools: ['node_interval(node, seconds: int): How often a node sends', 'node_mute(node, hours: int): Hear nothing from a node', 'node_wake(node): Wake a node'],
    steps: `
      @mv node_interval node={node} seconds=3600 // failed "the battery has {mv} mV" | Spare the battery | Below 3000 mV the node sends only once an hour. With more it stays as it is, and the step fails.
      @mv node_interval node={node} seconds=1800 // node_interval node={node} seconds=300 | Half an hour or five minutes | Under 3000 mV every half hour, over 3000 mV every five minutes.
      node_mute node={node} hours=24 | Mute for a day | A day of silence for the node.
      node_wake node={node} | Wake up | The node in the message is to wake up.
      send_message channel=slack to={owner} text="{node} has {mv} mV" | Slack to the owner | Channel slack, to the owner: which node has how many mV.
      notify message="{node}: {rssi} dBm, last seen {seen}" | Radio | Notification: node, rssi in dBm, then last seen and the time.
      memory_store key=batt-{node} content="{mv} mV at {seen}" | Battery | Under batt-{node}: the mV, then at and the time.
      file_write path=nodes/{node}.csv content="{seen},{mv},{rssi}" append=true | Row | nodes/{node}.csv: add time, mV, rssi with commas.
    `,
  },
  {
    language: 'en',
    event: 'mqtt uv/{lamp} {"lamp": "{lamp}", "hours": {hours}, "uvt": {uvt}, "ballast": {ballast}, "quartz": "{quartz}"}',
    slots: { lamp: 'UV1, left, bank-2', hours: '8010..8990 / 9010..12000', uvt: '71..79 / 81..96', ballast: '4..27', quartz: '=clean, clear / dirty, fouled' },
    steps: `
      @uvt gpio_write pin={ballast} value=1 // gpio_write pin={ballast} value=0 | Lamp by transmittance | Under 80% transmittance the lamp has to burn (ballast high), over 80% it may go out (low).
      @hours failed "the lamp has {hours} hours" // pushover message="Lamp {lamp} has {hours} hours, the limit is 9000" | New lamp | When it has burnt more than 9000 hours, push which lamp has how many hours, and that the limit is 9000. If not, fail.
      @quartz failed "the quartz is {quartz}" // notify message="{lamp}: quartz {quartz}" | Quartz | If the quartz needs cleaning, notify with the lamp, a colon, quartz and how it is. If it is as it should be, fail.
      gpio_write pin={ballast} value=1 | It has to burn | Germs were found. Ballast high, whatever the transmittance.
      gpio_write pin={ballast} value=0 | Put the lamp out | The tube is about to be pulled; ballast low.
      memory_store key=uv-{lamp} content="{hours} h, {uvt}%" | Note | Under uv-{lamp}: hours with h, comma, transmittance.
      failed "no tool can replace a lamp" | Replace | Replace the lamp with one from the store.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sheep/collar {"collar": "{collar}", "lat": {lat}, "lon": {lon}, "steps": {steps}, "in_fence": {inside}}',
    slots: { collar: 'ewe-44, R17, lamb-203', lat: '51.102..51.899', lon: '7.105..7.899', steps: '40..390', inside: '=true / false' },
    tools: ['collar_beep(collar, seconds: int): Let a collar beep', 'collar_locate(collar): Ask a collar for its place', 'fence_grow(metres: int): Make the fence wider', 'fence_shrink(metres: int): Make the fence narrower'],
    steps: `
      @inside failed "the sheep is inside" // collar_beep collar={collar} seconds=20 | Call it back | If the animal has left the fence, beep for twenty seconds. Inside there is no beep.
      @inside failed "the sheep is inside" // pushover message="{collar} is at {lat}, {lon}" | Push the place | If it is outside, push which collar is at which latitude and longitude, a comma between the two. If it is inside, fail.
      collar_locate collar={collar} | Where | Ask the collar in the message for its place.
      fence_shrink metres=25 | Tighter | The fence comes in by 25 metres.
      fence_grow metres=50 | Wider | Give them fifty metres more.
      notify message="{collar} walked {steps} steps" | Steps | Notification: which collar walked how many steps.
      memory_store key={collar} content="{lat},{lon}" | Place | Under the collar: latitude, comma, longitude, no blank.
    `,
  },
  {
    language: 'en',
    event: 'webhook /work/order {"order": "{order}", "asset": "{asset}", "fault": "{fault}", "prio": "{prio}", "place": "{place}"}',
    slots: { order: 'WO-2231, 7718, A-90', asset: 'screen 2, belt press, grit pump, mixer 5', fault: '=leaks, overheats, does not start, makes noise', prio: '=high, urgent / low, normal', place: 'inlet hall, shed 3, basement' },
    tools: ['crew_send(order, person): Send somebody', 'crew_recall(order): Call somebody back', 'spare_pull(article, count: int): Take parts from the store'],
    steps: `
      @prio pushover message="{asset} {fault}, {place}" // notify message="{asset} {fault}, {place}" | By priority | Urgent and high orders are pushed, all others only notified here: what has which fault, comma, where.
      crew_send order={order} person=Wanda | Wanda goes | Send Wanda to the order.
      crew_recall order={order} | Back | Whoever is under way for this order comes back.
      spare_pull article=gasket count=4 | Gaskets | Four of the article gasket.
      memory_store key={order} content="{asset} in {place} {fault}" | Note | Number of the order as key. What, in, where, and what it does.
      file_write path=orders/open.txt content="{order}: {asset}" append=true | Open orders | Add to orders/open.txt: order, colon, asset.
      mqtt_publish topic="orders/{order}" payload="{prio}" | Priority | The priority on orders/{order}.
      send_message channel=teams text="{order}: {asset} {fault}" | Teams | Channel teams: order, colon, what has which fault.
    `,
  },
  {
    language: 'en',
    earlier: ['Measure the tanks | dip_all → acid {acid} cm, lye {lye} cm, brine {brine} cm', 'Is the driver there | yard_ask → {driver}', 'Temperature outside | outdoor_t → {t} °C'],
    slots: { acid: '11..29', lye: '31..59', brine: '61..90', driver: '=yes, on the yard / no, not before three', t: '-9..-1 / 2..14' },
    tools: ['tank_lend(tank: acid|lye|brine, litres: int): Give out of a tank', 'tank_heat(tank: acid|lye|brine, celsius: int): Heat a tank'],
    steps: `
      @driver tank_lend tank=brine litres=1000 // failed "the driver is not there" | A cubic metre of brine | A thousand litres of brine, once the driver has come. Step {step2} asked. If not: the driver is not there.
      @t tank_heat tank=lye celsius=20 // failed "it is {t} °C outside" | Keep the lye liquid | Heat the lye to 20 degrees if it is freezing outside, that is under 0 °C.
      @t gpio_write pin=13 value=1 // gpio_write pin=13 value=0 | Trace heating | On 13, high heats. Below 0 °C outside it heats, above it is off.
      notify message="Lye: {lye} cm" | Lye | Notification: the word Lye, colon, its level from step {step1}.
      pushover message="Acid {acid} cm, brine {brine} cm" | Two tanks | Push the levels of acid and brine, in this order, with their names.
      memory_store key=brine content="{brine} cm" | Brine | Under brine the level of the brine with its unit.
      file_write path=dip.csv content="{acid},{lye},{brine}" append=true | Dip book | The three levels of step {step1} as numbers with commas; add the line to dip.csv.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lift/station {"pumps": [{"id": "A", "pin": {pa}, "on": {aon}}, {"id": "B", "pin": {pb}, "on": {bon}}], "well_cm": {well}}',
    slots: { pa: '4..11', pb: '12..19', aon: '=true', bon: '=false', well: '50..118 / 122..260' },
    steps: `
      gpio_write pin={pb} value=1 | Start the resting pump | One of the two pumps is off. Start that one with a high.
      gpio_write pin={pa} value=0 | Stop the one that runs | The message says which pump is on; low on its pin stops it.
      @well failed "the well is at {well} cm" // gpio_write pin={pb} value=1 | Help from B | Over 120 cm pump B has to join in (high). Otherwise it stays off and the step fails.
      gpio_read pin={pa} | Check A | Read the pin of pump A.
      notify message="Well {well} cm, pump A on pin {pa}" | Where A hangs | Notification: Well and its level, comma, pump A on pin and the number.
      memory_store key=station content="A {pa}, B {pb}" | Pins | Under station: A and its pin, comma, B and its pin.
      mqtt_publish topic="lift/well" payload="{well} cm" | Level | The level with its unit on lift/well.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rent/machine {"machine": "{m}", "who": "{who}", "hours": {hours}, "licence": {lic}, "hook": "{hook}"}',
    slots: { m: 'mini digger, chipper, tractor 2, lifter', who: 'Maud, Stelian, Grover, Nguyen', hours: '2..9', lic: '=true / false', hook: 'K4, left-3, hook 9' },
    tools: ['keyhook_free(hook): Free a key', 'keyhook_keep(hook): Lock a key', 'rental_bill(who, hours: int, machine): Write a bill'],
    steps: `
      @lic keyhook_free hook="{hook}" // failed "{who} has no licence" | Free the key | Whoever has a licence may take the key from the hook in the message. Without one the step fails: say who has no licence.
      @lic keyhook_free hook="{hook}" // keyhook_keep hook="{hook}" | Free or lock | With licence free the key, without lock it. The hook is in the message.
      rental_bill who={who} hours={hours} machine="{m}" | Bill | Bill the person for the hours with the machine.
      notify message="{who}: {m} for {hours} hours" | Who has what | Notification: who, colon, what for how many hours.
      memory_store key="{m}" content="with {who}, hook {hook}" | Where is it | The machine is the key: with whom, comma, hook and its name.
      file_write path=rent.txt content="{who};{m};{hours}" append=true | Rent book | rent.txt gets one more line: who, machine, hours, with semicolons.
      pushover message="{m} back in {hours} hours" | Back when | Push which machine is back in how many hours.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vent/shaft {"shaft": {shaft}, "pa": {pa}, "filter_days": {days}, "damper": {damper}, "fan": {fan}}',
    slots: { shaft: '=1 / 2 / 3', pa: '110..240', days: '40..180', damper: '5..14', fan: '15..27' },
    tools: ['damperdrive(shaft: int, percent: int): Position of a damper', 'fanstage(shaft: int, stage: 0|1|2|3): Stage of a fan'],
    steps: `
      @shaft fanstage shaft=1 stage=1 // fanstage shaft=2 stage=3 // fanstage shaft=3 stage=2 | Stage for that shaft | Shaft 1 runs at stage 1, shaft 2 at stage 3, shaft 3 at stage 2. Set the one that reported.
      @shaft gpio_write pin=19 value=1 // gpio_write pin=20 value=1 // gpio_write pin=26 value=1 | Signal lamp | The signal lamps of shafts 1, 2 and 3 are on 19, 20 and 26. Light that of the reporting shaft (high).
      damperdrive shaft={shaft} percent=75 | Three quarters open | Damper of the reporting shaft three quarters open.
      damperdrive shaft={shaft} percent=0 | Fire! | The damper of the shaft in the message must be shut completely.
      gpio_write pin={damper} value=0 | Damper by the spring | Pin of the damper low: the spring closes it.
      gpio_write pin={fan} value=0 | Fan dead | Cut the fan: low on the fan's pin from the message.
      notify message="Shaft {shaft}: {pa} Pa, filter {days} days old" | Filter | Notification: shaft, pressure, then how many days old the filter is.
    `,
  },
  {
    language: 'en',
    event: 'webhook /school/garden {"bed": "{bed}", "class": "{cls}", "mm": {mm}, "cover": "{cover}"}',
    slots: { bed: 'herbs, beans, bed 4', cls: '=3a, 4b, 2c, 5a', mm: '1..9 / 11..25', cover: '=off, rolled up / on, spread' },
    tools: ['gardenreel(bed, litres: int): Water a bed', 'netcover(bed, spread: bool): Spread or roll up a net'],
    steps: `
      @mm gardenreel bed="{bed}" litres=40 // failed "{mm} mm of rain are enough" | Water? | Forty litres, unless at least 10 mm of rain have fallen. Then: how many mm of rain are enough.
      @cover netcover bed="{bed}" spread=true // failed "the net is already {cover}" | Spread the net | Spread it over the bed, if it is not there already. If it is, the step fails because the net is already what the message says.
      netcover bed="{bed}" spread=false | Net away | Roll the net of the bed up.
      notify message="Class {cls} waters {bed}" | Whose turn | Notification: which class waters which bed.
      memory_store key="{bed}" content="class {cls}, {mm} mm" | Note | Under the bed: class and its name, comma, mm.
      send_message channel=email to=class-{cls}@school.example text="{mm} mm of rain on {bed}" | Mail to the class | Channel email, to class-{cls}@school.example. Text: how many mm of rain on which bed.
      failed "no tool can pull weeds" | Weeds | Pull the weeds out of the bed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt biogas/fermenter {"ch4": {ch4}, "h2s": {h2s}, "t": {t}, "flare": {flare}, "agit": {agit}}',
    slots: { ch4: '41..49 / 51..63', h2s: '40..190 / 210..900', t: '36..44', flare: '3..14', agit: '15..27' },
    tools: ['substrate_feed(kilos: int, kind): Feed the fermenter', 'substrate_stop(hours: int): Stop feeding', 'air_dose(litres: int): Dose air'],
    steps: `
      @h2s failed "H2S is {h2s} ppm" // air_dose litres=60 | Air against H2S | Sixty litres of air when there are more than 200 ppm of H2S. Otherwise fail.
      @ch4 substrate_stop hours=12 // substrate_feed kilos=1500 kind=maize | Feed or starve | Less than 50% of methane: no feed for twelve hours. More: one and a half tons of maize, that is 1500 kilos.
      gpio_write pin={flare} value=1 | Light the flare | The gas holder is full. The flare burns when its pin is high.
      gpio_write pin={flare} value=0 | Flare out | Put the flare out, low.
      gpio_write pin={agit} value=1 | Stir | The agitator's pin high.
      notify message="CH4 {ch4}%, H2S {h2s} ppm" | Gas | Notification: methane as CH4, then H2S, each with its unit.
      pushover message="Fermenter at {t} °C, H2S {h2s} ppm, limit 200 ppm" | Push with the limit | Push: Fermenter at its temperature, H2S, and the limit of 200 ppm.
      memory_store key=gas content="{ch4}% CH4" | Methane | Under gas: the percentage, then CH4.
    `,
  },
  {
    language: 'en',
    event: 'webhook /depot/cooler {"box": "{box}", "vaccine": "{vac}", "t": {t}, "minutes_open": {open}, "keeper": "{keeper}"}',
    slots: { box: 'F1, vet-2, small', vac: 'bluetongue, rabies, Newcastle, PRRS', t: '2.1..7.8 / 8.3..14.9', open: '1..19', keeper: 'Falk, Imani, Reyes' },
    tools: ['vax_quarantine(vaccine, reason): Block a vaccine', 'vax_free(vaccine): Free a vaccine', 'cooler_lock(box): Lock a box'],
    steps: `
      @t failed "it is {t} °C in the box" // vax_quarantine vaccine={vac} reason="{t} °C" | Block | Above 8 °C the vaccine of the message is blocked, the reason is the temperature. If it was cold enough the step fails.
      @t vax_free vaccine={vac} // cooler_lock box={box} | Free or lock | At 8 °C or less free the vaccine. If it is warmer, lock the box.
      cooler_lock box={box} | Lock | Nobody opens this box any more today.
      pushover message="{box}: {open} minutes open, {t} °C" title="Cooler" | Push | Title Cooler. Box, colon, how many minutes it was open, the temperature.
      notify message="{keeper}, please look after {box}" | Ask the keeper | Notification: the keeper, comma, please look after, the box.
      memory_store key={vac} content="{t} °C in {box}" | Note | Under the vaccine: temperature, in, box.
      file_write path=vaccines.csv content="{vac},{box},{t},{keeper}" append=true | Row | vaccine, box, temperature, keeper: one more row in vaccines.csv, commas only.
    `,
  },
  {
    language: 'en',
    event: 'mqtt canal/turnout {"farm": "{farm}", "share": {share}, "used": {used}, "gate_pin": {gate}, "paid": "{paid}"}',
    slots: { farm: 'Ortiz, Riverbend, Soto, East Forty', share: '600..900', used: '100..580', gate: '4..27', paid: '=yes, paid / no, overdue' },
    steps: `
      @paid gpio_write pin={gate} value=1 // failed "{farm} has not paid" | Turn out | Farms that have paid get their gate opened, high on its pin. For others the step fails; say which farm has not paid.
      @paid gpio_write pin={gate} value=1 // gpio_write pin={gate} value=0 | Open or shut | Paid: gate's pin high. Not paid: low.
      gpio_write pin={gate} value=0 | Shut | End of the turn. Low shuts the farm's gate.
      notify message="{farm}: {used} of {share} m3" | Share | Notification: farm, colon, how much it has used of its share, in m3.
      send_message channel=sms to="{farm}" text="You have used {used} of {share} m3" | SMS to the farm | Channel sms, to the farm. Text: You have used, how much, of, the share with m3.
      memory_store key="{farm}" content="{used} m3 used, paid: {paid}" | Account | Under the farm: how many m3 used, comma, paid with a colon and what the message says.
      file_write path=canal/turns.txt content="{farm},{used}" append=true | Turns | Add to canal/turns.txt farm and what it has used, a comma between.
    `,
  },
  {
    language: 'en',
    event: 'mqtt weigh/cattle {"ear": "{ear}", "kg": {kg}, "gain_g": {gain}, "pen_pin": {pen}, "sale_pin": {sale}}',
    slots: { ear: 'UK 1182, 44731, FR-07', kg: '310..598 / 602..780', gain: '600..1600', pen: '4..13', sale: '14..27' },
    steps: `
      @kg gpio_write pin={pen} value=1 // gpio_write pin={sale} value=1 | Draft | Below 600 kg the gate to the pen opens, from 600 kg on the gate to the sale yard. High on the gate's pin opens it.
      @kg failed "it weighs {kg} kg" // gpio_write pin={sale} value=1 | Sale yard | The gate to the sale yard opens, high, if the animal weighs 600 kg at least. Otherwise it stays shut and the step fails.
      gpio_write pin={pen} value=0 | Pen gate shut | Low on the pin of the pen gate.
      notify message="{ear}: {kg} kg, {gain} g a day" | Weight | Notification: ear tag, kg, gain in g with the words a day.
      memory_store key="{ear}" content="{gain} g a day" | Gain | Under the ear tag the gain with its unit, a day.
      file_write path=weights.txt content="2026-06-01,{ear},{kg}" append=true | Weights | One line more for weights.txt: date, tag, weight with commas. Today is 2026-06-01.
      mqtt_publish topic="weigh/display" payload="{kg} kg" | Display | The big display reads weigh/display: weight, blank, kg.
      failed "no tool can trim hooves" | Hooves | Trim the hooves on the left.
    `,
  },
  {
    language: 'en',
    event: 'manual - {"said": "{text}", "who": "{who}", "urgent": {urgent}}',
    slots: { text: '=the lower gate is jammed, a pipe is whistling, the scale shows nonsense, water stands in the pit', who: 'Ola, Fritz, Danuta, Chen', urgent: '=true / false' },
    steps: `
      @urgent pushover message="{who}: {text}" // notify message="{who}: {text}" | Push or notify | Urgent: push. Not urgent: a notification on this computer. In both cases who, colon, what was said.
      @urgent pushover message="{text}" title="Urgent" // failed "it is not urgent" | Only if urgent | Push what was said, word for word, under the title Urgent, but only what is urgent.
      memory_store key=note-{who} content="{text}" | Keep | What was said, as it is, under note-{who}.
      send_message channel=matrix text="{who} says: {text}" | Matrix | Channel matrix: who, the word says, a colon, and what.
      file_write path=notes.txt content="{text} ({who})" append=true | Notes | Append to notes.txt what was said and then in round brackets who said it.
      notify message="Thank you, {who}" | Thanks | Notification: Thank you, comma, the one who said it.
      mqtt_publish topic=notes/last payload="{text}" | Pass on | What was said, unchanged, on notes/last.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shade/house {"house": "{house}", "par": {par}, "wind": {wind}, "screen": "{screen}", "motor": {motor}, "dir": {dir}}',
    slots: { house: 'orchids, G2, peppers', par: '200..690 / 710..1600', wind: '2..13', screen: '=open, closed', motor: '4..15', dir: '16..27' },
    steps: `
      gpio_write pin={dir} value=0 | Direction: close | The direction relay says close when it is low and open when it is high. Set it to close; its pin is under dir.
      gpio_write pin={dir} value=1 | Direction: open | Low means close, high means open. Set the direction relay (pin under dir) to open.
      gpio_write pin={motor} value=1 | Motor on | Let the motor run: high. Direction has been set before.
      gpio_write pin={motor} value=0 | Motor off | The screen has arrived. Motor's pin low.
      @par failed "the light is {par}" // gpio_write pin={motor} value=1 | Run if bright | When the light is above 700 the motor runs, high on its pin; under 700 the step fails with the light.
      notify message="{house}: screen {screen}, light {par}" | Screen | Notification: house, colon, screen and how it is, light and its number.
      memory_store key=screen-{house} content="{screen} at {wind} m/s" | Note | Under screen-{house}: how the screen is, then at how many m/s.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gas/detector {"head": "{head}", "lel": {lel}, "o2": {o2}, "horn": {horn}, "valve": {valve}}',
    slots: { head: 'digester roof, H2, pit-left', lel: '1..9 / 11..40', o2: '17.1..19.4 / 19.6..20.9', horn: '2..12', valve: '13..27' },
    steps: `
      @lel failed "it is {lel}% LEL" // gpio_write pin={valve} value=0 | Gas off | At more than 10% LEL the gas valve closes: its pin low. Otherwise fail.
      @o2 gpio_write pin={horn} value=1 // failed "the oxygen is {o2}%" | Oxygen horn | Below 19.5% of oxygen sound the horn: high on the horn's pin.
      @lel gpio_write pin={horn} value=0 // gpio_write pin={horn} value=1 | Horn by LEL | Up to 10% LEL the horn is silent (low), above it blares (high).
      gpio_write pin={valve} value=1 | Gas back | The test is over. The valve opens with a high.
      pushover message="{head}: {lel}% LEL, {o2}% oxygen" | Push | Push: head, colon, LEL in percent, oxygen in percent.
      notify message="Oxygen {o2}%, limit 19.5%" | Oxygen | Notification: Oxygen with its percentage, comma, limit 19.5%.
      memory_store key="{head}" content="{lel}% LEL" | Note | Under the head: its LEL.
    `,
  },
];
