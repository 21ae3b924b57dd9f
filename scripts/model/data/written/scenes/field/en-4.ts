import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in English, part 4. */
export const fieldEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt pair/status {"running": "{run}", "pin_a": {pa}, "pin_b": {pb}, "bar": {bar}, "l_min": {flow}}',
    slots: { run: '=A / B', pa: '4..11', pb: '12..27', bar: '2.1..5.9', flow: '110..480' },
    tools: ['pairlog_swap(from, to): Log a changeover', 'pairlog_fault(pump, text): Log a fault'],
    steps: `
      @run gpio_write pin={pa} value=0 // gpio_write pin={pb} value=0 | Stop the one that runs | The message says which of A and B is running and on which pin each of them hangs. Low on the running one.
      @run gpio_write pin={pb} value=1 // gpio_write pin={pa} value=1 | Start the other | The pump that is not running is started: high on its pin.
      @run pairlog_swap from=A to=B // pairlog_swap from=B to=A | Log it | From the running pump to the resting one.
      @run pairlog_fault pump=A text="{bar} bar" // pairlog_fault pump=B text="{bar} bar" | Fault of the running pump | Log a fault of the running pump; the text is the pressure with bar.
      notify message="Pump {run} runs: {bar} bar, {flow} l/min" | Running | Notification: which pump runs, colon, pressure, flow.
      memory_store key=running content="{run}" | Letter | Only the letter of the running pump under running.
      file_write path=pair.csv content="{run},{flow}" append=true | Row | Letter and flow into pair.csv, one more line, comma.
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the vents | vent_scan → north on pin {n}: open; south on pin {s}: closed; ridge on pin {r}: open', 'Ask the weather | forecast_get → storm from {dir} at {hour} o\'clock, {gust} km/h'],
    slots: { n: '2..9', s: '10..17', r: '18..27', dir: '=the north, the west, the east', hour: '13..22', gust: '61..79 / 81..110' },
    steps: `
      gpio_write pin={s} value=1 | Open the closed one | One vent is closed according to step {step1}. High opens it.
      gpio_write pin={r} value=0 | Ridge shut | Shut the ridge vent, low on its pin.
      gpio_write pin={n} value=0 | North vent | It has to be shut before the storm; 0 shuts. Its pin was found in the scan.
      @gust gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | Ridge by wind | Over 80 km/h the ridge vent is shut (low), otherwise it is opened (high).
      pushover message="Storm from {dir} at {hour} o'clock" | Warn | Push: Storm from where and at how many o'clock, without the speed.
      notify message="{gust} km/h at {hour} o'clock" | Speed and hour | Notification: how many km/h at how many o'clock.
      memory_store key=storm content="storm from {dir} at {hour} o'clock, {gust} km/h" | Keep it all | Keep what step {step2} found, unchanged, under storm.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cold/stores {"plums": {plums}, "apples": {apples}, "pears": {pears}, "worst": "{worst}"}',
    slots: { plums: '1.1..3.9', apples: '4.1..6.9', pears: '7.1..9.9', worst: '=plums / apples / pears' },
    tools: ['cellset(store, celsius: num): Setpoint of a store', 'cellgas(store, ppm: int): Ethylene limit of a store'],
    steps: `
      @worst notify message="plums: {plums} °C" // notify message="apples: {apples} °C" // notify message="pears: {pears} °C" | The worst one | Notification here: the worst store, a colon, its temperature, as in "kiwis: 5 °C".
      @worst gpio_write pin=4 value=1 // gpio_write pin=5 value=1 // gpio_write pin=6 value=1 | Compressor of the worst | plums 4, apples 5, pears 6; high runs. Start the compressor of the store that the message calls the worst.
      @worst cellset store=plums celsius=0.5 // cellset store=apples celsius=2 // cellset store=pears celsius=-0.5 | Setpoint by fruit | Plums want half a degree, apples two degrees, pears half a degree below zero. Set the worst store.
      cellgas store=apples ppm=120 | Ethylene | Limit of the apples: 120 ppm.
      memory_store key=stores content="plums {plums}, apples {apples}, pears {pears}" | All of them | Under stores: all three with their numbers, commas between, in the order of the message.
      pushover message="Apples at {apples} °C" | Apples | Push: Apples at and their temperature.
      gpio_write pin=6 value=0 | Pears rest | plums 4, apples 5, pears 6, running at high. The pears' compressor stops.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hydrant/hire {"hydrant": "{hyd}", "standpipe": "{pipe}", "deposit": {dep}, "firm": "{firm}", "until": "{until}"}',
    slots: { hyd: 'H-118, Oak Street 4, 2207', pipe: 'SP3, pipe-12, blue-2', dep: '0..290 / 310..900', firm: 'Kowal Paving, Reed & Sons, Stone Ltd', until: '=2026-06-30, 2026-07-15, 2026-05-22' },
    tools: ['hydrant_grant(hydrant, firm): Allow a firm to use a hydrant', 'hydrant_revoke(hydrant, firm): Forbid it again', 'standpipe_out(pipe, firm, until): Hand out a standpipe', 'standpipe_back(pipe): Take a standpipe back'],
    steps: `
      @dep failed "the deposit is only {dep}" // hydrant_grant hydrant="{hyd}" firm="{firm}" | Allow it | The firm may use the hydrant once its deposit exceeds 300.
      @dep failed "the deposit is only {dep}" // standpipe_out pipe="{pipe}" firm="{firm}" until={until} | Standpipe | Hand the standpipe out to the firm until the day in the message. A deposit below 300 is not enough.
      standpipe_back pipe="{pipe}" | It is back | The standpipe of the message has come back.
      hydrant_revoke hydrant="{hyd}" firm="{firm}" | Revoke | They left it dripping. The firm may not use the hydrant any more.
      notify message="{firm} has {pipe} until {until}" | Who has it | Notification: which firm has which standpipe until when.
      memory_store key="{pipe}" content="{firm}, {hyd}" | Note | Under the standpipe: firm, comma, hydrant.
      cron_add schedule="0 8 * * *" action=message text="Ask {firm} for {pipe}" name=standpipe | Ask every morning | Plan under the name standpipe a message for eight every morning: Ask, the firm, for, the standpipe.
    `,
  },
  {
    language: 'en',
    event: 'mqtt aero/tower {"tower": "{tower}", "ec": {ec}, "ph": {ph}, "l_left": {left}}',
    slots: { tower: 'T4, mint, lettuce-2', ec: '0.8..1.5 / 1.7..2.9', ph: '4.8..7.1', left: '3..9 / 11..60' },
    tools: ['towermix_add(tower, part: A|B|down|up, ml: int): Add to a tower', 'towermix_drain(tower, litres: int): Let water out of a tower', 'towerpump(tower, on_s: int, off_s: int): Rhythm of the pump'],
    steps: `
      @ec towermix_add tower={tower} part=A ml=40 // towermix_drain tower={tower} litres=5 | Too weak or too strong | EC under 1.6: forty millilitres of part A. Above: let five litres out.
      @left failed "there are only {left} litres left" // towermix_add tower={tower} part=B ml=25 | Part B | 25 ml of B, as long as more than 10 litres are left in the tower.
      towerpump tower={tower} on_s=30 off_s=180 | Rhythm | Half a minute on, three minutes off.
      towerpump tower={tower} on_s=60 off_s=120 | Hot day | The pump of the tower: on for a minute, off for two.
      towermix_add tower={tower} part=down ml=5 | Acid | Five millilitres of pH down.
      notify message="{tower}: EC {ec}, pH {ph}, {left} l left" | Three values | Notification: tower, colon, EC, pH, and how many l are left.
      memory_store key=tower-{tower} content="EC {ec}" | EC | EC and its number under tower-{tower}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt yard/hopper {"hopper": {hopper}, "material": "{mat}", "kg": {kg}, "vibrator": {vib}, "slide": {slide}}',
    slots: { hopper: '1..9', mat: 'pellets, gravel, salt, bran', kg: '20..190 / 210..900', vib: '10..18', slide: '19..27' },
    steps: `
      @kg failed "there are only {kg} kg" // gpio_write pin={slide} value=1 | Slide | Open the slide (high) if at least 200 kg lie in the hopper.
      gpio_write pin={slide} value=0 | Slide shut | The lorry is full; the slide's pin low.
      gpio_write pin={vib} value=1 | Shake | It hangs. The vibrator's pin high.
      gpio_write pin={vib} value=0 | Stop shaking | Vibrator low.
      @kg pushover message="Hopper {hopper}: only {kg} kg of {mat}" // failed "there are {kg} kg" | Running out | Under 200 kg push: hopper, colon, only how many kg of what. With more the step fails with what there is.
      notify message="{kg} kg of {mat} in hopper {hopper}" | What is in it | Notification: how many kg of what in which hopper.
      memory_store key=hopper-{hopper} content="{mat}" | Material | The material alone under hopper-{hopper}.
      mqtt_publish topic="yard/hopper/{hopper}" payload="{mat} {kg}" | Sign | On yard/hopper/{hopper}: material, blank, number.
    `,
  },
  {
    language: 'en',
    event: 'webhook /plant/alarm {"tag": "{tag}", "value": {val}, "hi": {hi}, "lo": {lo}, "unit": "{unit}"}',
    slots: { tag: 'FT-201, LIC 4, PT-33', val: '41..59', hi: '70..95', lo: '10..30', unit: '=m3/h, l/s, kPa, mbar' },
    steps: `
      notify message="{tag}: {val} {unit}" | Value | Notification: tag, colon, value with its unit.
      pushover message="{tag} at {val} {unit}, high limit {hi} {unit}" | With the high limit | Push: which tag is at what value, comma, high limit and its number; unit behind both.
      memory_store key="{tag}" content="{lo} to {hi} {unit}" | Band | Under the tag: low limit, to, high limit, unit once at the end.
      file_write path=alarms.csv content="{tag},{lo},{val},{hi}" append=true | Row | alarms.csv: tag, low limit, value, high limit. One more row, commas.
      mqtt_publish topic="alarms/{tag}" payload="{val} {unit}" | Publish | Value and unit on alarms/{tag}.
      file_write path=last-alarm.txt content="{tag}={val}" | Last alarm | Overwrite last-alarm.txt with: tag, equals sign, value. No blanks and no unit.
      ^ | last-alarm.txt | Only the newest alarm stands in this file, as in TI-9=44.
      memory_recall query="{tag}" limit=5 | Seen before | Notes about the tag, five at most.
    `,
  },
  {
    language: 'en',
    event: 'mqtt goats/parlour {"stand": {stand}, "goat": "{goat}", "ml": {ml}, "conduct": {cond}, "vacuum": {vac}}',
    slots: { stand: '1..9', goat: 'Bella, G-71, Nora, 3318', ml: '600..2900', cond: '4.1..5.9 / 6.2..8.8', vac: '38..47' },
    tools: ['cluster_off(stand: int): Take the cluster off', 'cluster_on(stand: int): Put the cluster on', 'milk_divert(stand: int, to: tank|calves|drain): Where the milk goes'],
    steps: `
      @cond milk_divert stand={stand} to=tank // milk_divert stand={stand} to=drain | Where to | A conductivity over 6 means mastitis and the milk of that stand goes to the drain. Otherwise to the tank.
      @cond failed "the conductivity is {cond}" // milk_divert stand={stand} to=calves | For the calves | Milk with a conductivity above 6 goes to the calves, but only that.
      cluster_off stand={stand} | Off | She is finished; cluster off at her stand.
      cluster_on stand={stand} | On | Put the cluster on at the stand of the message.
      notify message="{goat}: {ml} ml, conductivity {cond}" | Milk | Notification: goat, colon, ml, conductivity with its word.
      memory_store key="{goat}" content="{ml} ml at stand {stand}" | Note | Under the goat: how many ml at which stand.
      mqtt_publish topic="parlour/{stand}/vacuum" payload="{vac} kPa" | Vacuum | Vacuum with kPa on parlour/{stand}/vacuum.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sprink/main {"cabinet": "{cab}", "station": {station}, "pin": {pin}, "ma": {ma}, "fault": "{fault}"}',
    slots: { cab: 'golf-3, park, C2', station: '31..48', pin: '4..27', ma: '180..420', fault: '=none, no / short, open circuit' },
    tools: ['solenoid_skip(cabinet, station: int): Leave a station out', 'solenoid_pulse(cabinet, station: int, ms: int): Pulse a station'],
    steps: `
      @fault gpio_write pin={pin} value=1 // failed "the fault is {fault}" | Station on | Energise the station, high on the pin, unless a fault is reported.
      @fault failed "there is no fault" // solenoid_skip cabinet={cab} station={station} | Skip faulty ones | If a fault is reported, leave the station out. If there is no fault, this step fails.
      solenoid_pulse cabinet={cab} station={station} ms=500 | Half a second | Click the station for half a second.
      solenoid_pulse cabinet={cab} station={station} ms=250 | A quarter of a second | A very short pulse, a quarter of a second, for the station in the message.
      notify message="{cab} station {station}: {ma} mA" | Current | Notification: cabinet, station with its word, colon, current.
      memory_store key={cab}-{station} content="pin {pin}, {ma} mA" | Wiring | Under {cab}-{station}: pin with its word, comma, current.
      gpio_write pin={pin} value=0 | Station off | Low on the station's pin. Pin and station have different numbers.
    `,
  },
  {
    language: 'en',
    event: 'webhook /weather/warn {"kind": "{kind}", "level": {level}, "from": "{from}", "to": "{to}", "region": "{region}"}',
    slots: { kind: '=frost, hail, thunderstorm, gale', level: '=1, 2 / 3, 4', from: '=14:00, 16:30, 18:00', to: '=20:00, 22:30, 23:45', region: 'Upper Vale, coast, Lindmark' },
    tools: ['hailnet(action: spread|fold): Move the hail net', 'tunnel_doors(action: shut|air): Move the doors of the tunnels'],
    steps: `
      @level hailnet action=fold // hailnet action=spread | Hail net | From level 3 on the net is spread, below that it is folded.
      @level tunnel_doors action=air // tunnel_doors action=shut | Tunnels | Doors shut at level 3 and above, otherwise they are to let air in.
      @level failed "the level is only {level}" // pushover message="{kind} from {from} to {to}" title="{region}" | Push big ones | Level 3 and 4: push with the region as title; text: what, from when to when. Lower levels: fail.
      notify message="{region}: {kind}, level {level}" | Show | Notification: region, colon, what, comma, level and its number.
      memory_store key=warning content="{kind} until {to}" | Keep | Under warning: what, until, its end.
      file_write path=warnings.txt content="{from}-{to} {kind}" append=true | List | Append: beginning, hyphen, end, blank, what. File: warnings.txt.
      send_message channel=telegram to=pickers text="{kind} at {from}, level {level}" | Pickers | Channel telegram, to pickers: what, at, when it begins, comma, the level with its word.
    `,
  },
  {
    language: 'en',
    event: 'mqtt oil/separator {"sep": "{sep}", "oil_mm": {oil}, "sludge_mm": {sludge}, "shut_out": {out}, "lamp_out": {lamp}}',
    slots: { sep: 'wash bay, S2, ramp', oil: '10..79 / 82..160', sludge: '20..180', out: '4..13', lamp: '14..27' },
    tools: ['tanker_call(firm, place): Call a suction tanker', 'separator_reset(place): Reset a separator alarm'],
    steps: `
      @oil failed "the oil layer is {oil} mm" // tanker_call firm=Drost place="{sep}" | Tanker | Over 80 mm of oil call Drost to the separator. At less, fail.
      @oil separator_reset place="{sep}" // gpio_write pin={out} value=0 | Reset or shut | Not more than 80 mm: reset the alarm of this separator. More: shut the outlet, which is closed by a low on the pin behind shut_out.
      gpio_write pin={out} value=1 | Outlet open | It has been pumped out. High opens the outlet; shut_out has the pin.
      gpio_write pin={lamp} value=0 | Lamp out | The alarm lamp on lamp_out goes out at low.
      gpio_write pin={lamp} value=1 | Alarm lamp | It has to burn: high on lamp_out's number.
      notify message="{sep}: {oil} mm oil, {sludge} mm sludge" | Layers | Notification: separator, colon, oil, comma, sludge, each mm before its word.
      memory_store key=sludge content="{sludge} mm in {sep}" | Sludge | Under sludge: how much in which separator.
    `,
  },
  {
    language: 'en',
    earlier: ['Names of the lifts | liftlist → goods lift: pin {p1}, hay lift: pin {p2}', 'Who is in the hay lift | cabin_count → {n}', 'Load of the goods lift | load_cell → {kg} kg'],
    slots: { p1: '3..12', p2: '13..27', n: '=0 / 1, 2, 3', kg: '80..490 / 510..900' },
    steps: `
      @n gpio_write pin={p2} value=0 // failed "there are {n} people in the hay lift" | Hay lift off | The drive of the hay lift is released while its pin is high; take the release away if the cabin is empty. With people inside, fail.
      @kg gpio_write pin={p1} value=1 // failed "the load is {kg} kg" | Goods lift | Release the goods lift (high) with a load of no more than 500 kg.
      gpio_write pin={p1} value=0 | Goods lift stops | Take the release of the goods lift away, low.
      notify message="{kg} kg in the goods lift, {n} people in the hay lift" | Both lifts | Notification: how many kg in the goods lift, comma, how many people in the hay lift.
      memory_store key=goods-lift content="pin {p1}" | Pin | Keep on which pin the goods lift is, with the word pin, under goods-lift.
      gpio_read pin={p2} | Hay lift's pin | Read the pin of the hay lift as listed in step {step1}.
      pushover message="Goods lift: {kg} kg, at most 500 kg" | Load | Push: Goods lift, colon, its load, comma, at most 500 kg.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pv/string {"string": "{str}", "volts": {v}, "amps": {a}, "insulation_kohm": {iso}}',
    slots: { str: 'S7, east-2, barn-b', v: '380..620', a: '2.1..9.4', iso: '20..190 / 210..900' },
    tools: ['combiner_open(string): Disconnect a string', 'combiner_close(string): Connect a string', 'string_note(string, text): Write something about a string'],
    steps: `
      @iso combiner_open string={str} // failed "the insulation is {iso} kohm" | Bad insulation | Below 200 kohm disconnect the string. A good one stays connected and the step fails.
      @iso combiner_open string={str} // combiner_close string={str} | Connect or disconnect | At 200 kohm and more the string is connected, below it is disconnected.
      string_note string={str} text="{iso} kohm" | Write it | Text: the insulation with its unit.
      notify message="{str}: {v} V, {a} A" | String | Notification: string, colon, volts, amps.
      pushover message="Insulation of {str} is {iso} kohm, minimum 200 kohm" | Push | Push: Insulation of which string is how much, comma, minimum 200 kohm.
      memory_store key={str} content="{v} V / {a} A" | V / A | Under the string: volts / amps, blanks around the slash.
      failed "no tool can wash the panels" | Wash | Wash the bird lime off the panels.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hall/booking {"hall": "{hall}", "date": "{date}", "start": "{start}", "end": "{end}", "guests": {guests}, "name": "{name}"}',
    slots: { hall: 'barn, orangery, tithe', date: '=2026-06-20, 2026-08-01, 2026-09-12', start: '=14:00, 15:30, 17:00', end: '=22:00, 23:30, 21:15', guests: '20..79 / 82..140', name: 'Sutter, Ricci, Hollis, Bang' },
    tools: ['venue_hold(hall, date, name): Reserve a hall', 'venue_drop(hall, date): Give a hall free', 'warmup_at(hall, date, time, celsius: int): Heat a hall before a party'],
    steps: `
      @guests venue_hold hall={hall} date={date} name={name} // failed "{guests} guests are too many" | Reserve | The hall on the day for the name, if there are not more than 80 guests. More are too many: say how many guests.
      warmup_at hall={hall} date={date} time={start} celsius=21 | Warm at the start | 21 degrees when they begin, on that day, in that hall.
      venue_drop hall={hall} date={date} | Cancelled | They do not come. Give the hall free on the day of the booking.
      notify message="{name}: {guests} guests on {date}" | Who comes | Notification: name, colon, how many guests on which day.
      memory_store key={date} content="{hall} {start}-{end}" | Calendar | Under the date: hall, blank, start, hyphen, end.
      file_write path=halls.txt content="{date},{start},{end},{hall},{name}" append=true | Line | One more line for halls.txt: date, start, end, hall, name, commas.
      send_message channel=email to=kitchen@manor.example text="{guests} guests from {start} to {end}" | Kitchen | Channel email, to kitchen@manor.example: how many guests from when to when.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mill/race {"wheel_rpm": {rpm}, "head_cm": {head}, "trash_cm": {trash}, "rake_out": {rake}, "brake_out": {brake}}',
    slots: { rpm: '4..11 / 13..22', head: '120..260', trash: '3..19 / 21..60', rake: '2..13', brake: '14..27' },
    steps: `
      @trash failed "the trash is {trash} cm" // gpio_write pin={rake} value=1 | Rake | Run the rake (high) when more than 20 cm of trash are before the screen. Otherwise fail.
      gpio_write pin={rake} value=0 | Rake stops | A branch is in it. Rake's output low.
      gpio_write pin={brake} value=0 | Brake the wheel | The brake is held off by current: 1 frees the wheel, 0 brakes it. Brake.
      gpio_write pin={brake} value=1 | Let it turn | Current frees the wheel from the brake. Let the wheel turn.
      @rpm gpio_write pin={brake} value=1 // gpio_write pin={brake} value=0 | Too fast | The brake grips without current (0). Above 12 rpm it has to grip, below that it is free (1).
      notify message="{rpm} rpm at {head} cm" | Wheel | Notification: how many rpm at how many cm of head.
      memory_store key=trash content="{trash} cm" | Trash | How much trash there is, with unit, under trash.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tunnel/irrig {"bay": "{bay}", "liters": {l}, "runs": {runs}, "ec_drain": {ecd}, "drain_pct": {drain}}',
    slots: { bay: 'raspberry-3, T7, strawberry', l: '40..190', runs: '3..14', ecd: '1.1..1.9 / 2.2..3.8', drain: '5..19 / 21..39' },
    tools: ['dripplan_runs(bay, runs: int): Runs in a day', 'dripplan_ml(bay, ml: int): Millilitres in one run', 'dripplan_window(bay, from, to): Between which hours'],
    steps: `
      @drain dripplan_ml bay={bay} ml=150 // dripplan_ml bay={bay} ml=100 | Dose by drain | Under 20% drain one run has 150 ml, over 20% only 100 ml.
      @ecd failed "the drain has an EC of {ecd}" // dripplan_runs bay={bay} runs=12 | Wash the salt out | EC of the drain above 2: twelve runs a day. Otherwise fail.
      dripplan_window bay={bay} from=07:30 to=18:00 | Window | From half past seven in the morning to six in the evening: from 07:30 to 18:00.
      dripplan_runs bay={bay} runs={runs} | As it is | Set the number of runs to the one in the message.
      notify message="{bay}: {l} litres in {runs} runs" | Water | Notification: bay, colon, how many litres in how many runs.
      pushover message="Drain of {bay} is {drain}%, EC {ecd}" | Drain | Push: Drain of which bay is how many percent, comma, EC.
      memory_store key=drain-{bay} content="{drain}%" | Percentage | The drain in percent under drain-{bay}.
    `,
  },
  {
    language: 'en',
    event: 'peripheral esp/din {"d1": {d1}, "d2": {d2}, "d3": {d3}, "changed": "d2"}',
    slots: { d1: '=1', d2: '=0 / 1', d3: '=0' },
    steps: `
      @d2 gpio_write pin=14 value=1 // gpio_write pin=14 value=0 | Follow d2 | d2 is the float of the header tank, 0 when it is low. Pump on 14: run it (high) when the tank is low, stop it (low) when it is not.
      @d2 gpio_write pin=15 value=1 // failed "the tank is not low" | Lamp if low | Float d2 at 0 means that the tank is low: light the lamp on 15 with a high. At 1 fail: the tank is not low.
      @d2 notify message="Header tank low" // notify message="Header tank full" | Low or full | d2 at 0: notification "Header tank low". d2 at 1: "Header tank full".
      memory_store key=d2 content="{d2}" | Level | Keep the level of the input that changed under d2, the bare digit.
      mqtt_publish topic="din/all" payload="{d1},{d2},{d3}" | All three | On din/all the three digits in order with commas, no blanks.
      gpio_read pin=25 | Read 25 | d1 to d3 hang on 24, 25 and 26. Read the one that changed.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/water {"sample": "{sample}", "coliforms": {coli}, "nitrate": {no3}, "place": "{place}", "lab": "{lab}"}',
    slots: { sample: 'S-2291, 7740, A17', coli: '=0 / 1, 3, 12, 40', no3: '11..48 / 52..90', place: 'spring 2, Upper Hall, school tap', lab: 'AquaTest, Hygiea, Blum' },
    tools: ['boil_notice(place): Tell people to boil the water', 'boil_lift(place): People need not boil any more', 'shock_dose(place, grams: int): Disinfect with chlorine'],
    steps: `
      @coli boil_lift place="{place}" // boil_notice place="{place}" | Boil or not | No coliforms at all: nobody at the place needs to boil. Any number above 0: boil.
      @coli failed "there are no coliforms" // shock_dose place="{place}" grams=750 | Disinfect | Three quarters of a kilo for the place, if there were coliforms. If there were none, fail.
      @no3 failed "nitrate is {no3} mg/l" // pushover message="{place}: nitrate {no3} mg/l, the limit is 50 mg/l" | Nitrate | Over 50 mg/l push: place, colon, nitrate and its value, comma, the limit is 50 mg/l.
      notify message="{lab}: sample {sample}, {coli} coliforms" | Result | Notification: lab, colon, sample and its number, comma, how many coliforms.
      memory_store key={sample} content="{place}, nitrate {no3} mg/l" | Note | Under the sample: place, comma, nitrate with its value.
      file_write path=lab.csv content="{sample};{place};{coli};{no3}" append=true | Lab book | Row for lab.csv with semicolons: sample, place, coliforms, nitrate.
      send_message channel=email to=health@county.example text="{sample} / {place} / {coli}" | Health office | Channel email, to health@county.example. Text: sample / place / coliforms.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chick/brooder {"brooder": {br}, "t_floor": {tf}, "t_air": {ta}, "lamp": {lamp}, "age_d": {age}}',
    slots: { br: '1..9', tf: '24.5..29.8 / 30.4..36.5', ta: '18.5..23.9', lamp: '10..27', age: '=1, 2, 3, 5 / 8, 9, 11' },
    steps: `
      @tf gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Lamp by the floor | Floor below 30 °C: the lamp burns (high). Above 30: it is out (low). The air does not count.
      @age gpio_write pin={lamp} value=1 // failed "they are {age} days old" | Only the first week | Chicks up to 7 days old get the lamp, high. Older ones do not need it.
      gpio_write pin={lamp} value=0 | Put it out | Smell of burning. Put out the lamp of the brooder, low on its pin.
      notify message="Brooder {br}: floor {tf} °C, air {ta} °C" | Floor and air | Notification: brooder, colon, floor, comma, air.
      memory_store key=brooder-{br} content="day {age}, floor {tf} °C" | Note | Under brooder-{br}: day and how old, comma, floor.
      pushover message="Floor in brooder {br} is {tf} °C, 32 °C are wanted" | Push | Push: Floor in which brooder is how warm, comma, 32 °C are wanted.
      mqtt_publish topic="brooder/{br}/air" payload="{ta}" | Air | The bare air temperature on brooder/{br}/air.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hay/probe {"stack": "{stack}", "t": {t}, "depth_m": {depth}, "probe": "{probe}"}',
    slots: { stack: 'loft, bay 2, lean-to', t: '31..54 / 56..58 / 61..88', depth: '1.2..3.4', probe: 'lance-2, P5, red' },
    tools: ['brigade_alert(place, text): Alert the fire brigade', 'hay_watch(stack, minutes: int): How often a stack is measured'],
    steps: `
      @t hay_watch stack="{stack}" minutes=240 // hay_watch stack="{stack}" minutes=30 // brigade_alert place="{stack}" text="{t} °C" | Three cases | Up to 55 °C the stack is measured every four hours, between 55 and 60 every half hour; above 60 alert the fire brigade with the temperature as text.
      @t failed "it is {t} °C" // failed "it is {t} °C" // pushover message="{stack}: {t} °C at {depth} m" | Push over 60 | Hay above 60 °C: push the stack, colon, how hot at what depth. Otherwise fail.
      notify message="{probe} in {stack}: {t} °C" | Probe | Notification: probe, in, stack, colon, temperature.
      memory_store key="{stack}" content="{t} °C at {depth} m" | Note | Under the stack: how warm at how many m.
      hay_watch stack="{stack}" minutes=60 | Every hour | From now on measure this stack every hour.
      file_write path=hay.txt content="{stack} {t}" append=true | Hay book | Add stack, blank, bare temperature to hay.txt.
    `,
  },
  {
    language: 'en',
    event: 'webhook /crate/scan {"crate": "{crate}", "variety": "{var}", "kg": {kg}, "store": "{store}", "picker": "{picker}"}',
    slots: { crate: 'CR-4471, 0092, X-31', var: 'Topaz, Elstar, Gala, Conference', kg: '8..14 / 16..24', store: 'CA2, cellar, K-north', picker: 'Jana, Tomek, Luis, Halima' },
    tools: ['crate_stow(crate, store): Put a crate in a store', 'crate_pull(crate, buyer): Give a crate out', 'piece_pay(picker, kg: int): Credit a picker'],
    steps: `
      crate_stow crate={crate} store={store} | Stow | Put the crate where the scan says.
      crate_stow crate={crate} store=press | To the press | Windfall. Whatever store was scanned, this crate goes to the press.
      @kg failed "the crate has only {kg} kg" // piece_pay picker={picker} kg={kg} | Pay | Credit the picker with the weight, if the crate has at least 15 kg.
      crate_pull crate={crate} buyer=Marlow | Sold | Marlow buys this crate.
      notify message="{picker}: {kg} kg of {var}" | Who picked what | Notification: picker, colon, how many kg of which variety.
      memory_store key={crate} content="{var} in {store}" | Where | Under the crate: variety, in, store.
      file_write path=picking.csv content="{picker},{crate},{kg}" append=true | Row | picking.csv, another row: picker, crate, kg; commas.
      mqtt_publish topic="store/{store}/in" payload="{crate}" | In | The crate's number on store/{store}/in.
    `,
  },
  {
    language: 'en',
    event: 'manual - {"board": "{board}", "relay1": {r1}, "relay2": {r2}, "relay3": {r3}, "use": "{use}"}',
    slots: { board: 'uno-3, pico-b, mega1', r1: '2..8', r2: '9..15', r3: '16..27', use: '=relay1 pump, relay2 light, relay3 horn' },
    tools: ['relaytag(board, pin: int, name): Name a pin of a board'],
    steps: `
      gpio_write pin={r1} value=1 board={board} | Relay 1 in | First relay of that board in (high). Name the board.
      gpio_write pin={r2} value=0 board={board} | Relay 2 drops | The second relay of the named board drops: low.
      gpio_write pin={r3} value=0 | Third off | There is only one board plugged in, so none is named: low on the third relay's pin.
      relaytag board={board} pin={r3} name=horn | Name it | On that board the pin of the third relay is to be called horn.
      gpio_read pin={r2} board={board} | Second | Read the second relay's pin on the named board.
      memory_store key={board} content="{r1}, {r2}, {r3}" | Three pins | Under the board: the pins of the three relays in order, comma and blank between.
      notify message="{board}: relay 2 is on pin {r2}" | Where relay 2 is | Notification: board, colon, relay 2 is on pin and its number.
      board_info board={board} | Board | What does the named board look like?
    `,
  },
];
