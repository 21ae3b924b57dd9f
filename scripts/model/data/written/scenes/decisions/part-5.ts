import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 5. */
export const decisions5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt mains/hall{h}/power {w} W',
    earlier: ['Look up the limit | memory_recall → hall limit 4000 W, set by Greta', 'Which outputs | memory_recall → fans {fan}, ovens {oven}, lights {light}'],
    slots: { h: '1..9', w: '1200..3800 / 4300..6900', fan: '4..8', oven: '9..15', light: '16..22' },
    steps: `
      @w gpio_write pin={oven} value=1 // failed "{w} W is over the limit" | Ovens on | The ovens (their output is in step {step2}) go high when the power that came in is below the limit of step {step1}.
      ^ | Ovens | If less is drawn than Greta's limit, high on the ovens' output; if more, fail.
      @w failed "{w} W is within the limit" // gpio_write pin={oven} value=0 | Throw the ovens off | Ovens low, should the hall draw more than step {step1} allows. Otherwise fail.
      @w gpio_write pin={light} value=1 // gpio_write pin={fan} value=0 | Lights or fans | Within the limit the lights go high; beyond it the fans go low.
      gpio_write pin={fan} value=0 | Fans | Fans low, never mind the 4000 W. Leave ovens and lights.
      mqtt_publish topic=mains/copy payload="{w} W" | Pass it on | Publish what came in, as it is, to mains/copy.
      @w notify message="Hall {h}: {w} W, fine" // notify message="Hall {h}: {w} W, too much" | Verdict | On this computer: Hall and its number, colon, the power as it came, a comma, and "fine" up to 4000 W or "too much" beyond.
      file_write path=mains.txt content="{w} W" | Last value | Overwrite mains.txt with the payload, unchanged.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tools/borrow {"who": "{who}", "tool": "{tool}", "rack": {rack}, "until": "{until}"}',
    earlier: ['Who is allowed | file_read → allowed: Pilar, Jonas, Ruth, Emre'],
    slots: { who: '=Pilar, Jonas, Ruth, Emre / Meike, Otto, Sven, Dara', tool: 'torque wrench, laser level, rivet gun, megger', rack: '3..22', until: '=Friday, Monday, tomorrow noon' },
    tools: ['tool_lend(tool, person, until?): Book a tool out', 'tool_back(tool): Book a tool in', 'rack_beep(rack: int, times: int): Let a rack beep'],
    steps: `
      @who tool_lend tool="{tool}" person={who} // failed "{who} is not on the list" | Lend it | Book the tool out to whoever asks, provided the list of step {step1} has the name. No date.
      ^ | Book out | Only people on the list that was read get tools. Leave the date open.
      @who tool_lend tool="{tool}" person={who} until="{until}" // failed "{who} is not allowed" | Lend with a date | Lend the tool until the time asked for; names that step {step1} does not allow get nothing.
      @who gpio_write pin={rack} value=1 // failed "{who} is not allowed" | Unlock the rack | The output of the rack (same number) goes high for people on the list.
      @who failed "{who} may borrow" // notify message="{who} is not on the list: {tool}" | Unlisted | If the name is not on the list: "is not on the list" after the name, a colon, the tool, on this computer. For listed people fail.
      tool_back tool="{tool}" | Back | After 5 days the tool is booked in again.
      rack_beep rack={rack} times=3 | Beep | Three beeps of the rack in question.
      failed "no tool can sharpen a chisel" | Sharpen | Sharpen the chisels on the wet stone.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dose/{line}/ph {"ph": {ph}, "acid_pin": {acid}, "lye_pin": {lye}, "tank": "{tank}"}',
    slots: { line: '1..9', ph: '2.1..3.6 / 4.5..8.5 / 9.6..12.4', acid: '4..9', lye: '14..20', tank: 'rinse, N2, basin, strip' },
    steps: `
      @ph failed "the pH is {ph}" // gpio_write pin=25 value=1 // failed "the pH is {ph}" | Drain | Drain on 25 (high opens). The water may go if its pH is between 4 and 9, not otherwise.
      ^ | Let it go | Open 25, high. Outside 4 to 9 the law forbids it.
      @ph gpio_write pin={lye} value=1 // failed "pH {ph} needs nothing" // gpio_write pin={acid} value=1 | Neutralise | Lye (high) under pH 4, acid (high) over pH 9; in between nothing is dosed and the step fails.
      @ph gpio_write pin={lye} value=1 // failed "the pH is {ph}" // failed "the pH is {ph}" | Lye | Only water more acid than pH 4 gets lye: its output high.
      @ph failed "the pH is {ph}" // failed "the pH is {ph}" // gpio_write pin={acid} value=1 | Acid | Acid output high, if the pH lies above nine. In all other cases fail.
      @ph notify message="{tank} acid: pH {ph}" // notify message="{tank} neutral: pH {ph}" // notify message="{tank} alkaline: pH {ph}" | Sign | Show on this computer the tank, then acid (under 4), neutral (4 to 9) or alkaline (over 9), a colon, pH and the value.
      gpio_write pin={acid} value=0 | Acid off | The acid has run for 9 seconds. Its output low; the lye stays.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fridge/{f} {"probe": "{f}", "t": {t}, "compressor": {comp}, "alarm": {alarm}}',
    slots: { f: 'blood-A, vaccine-2, ward-5, pharmacy', t: '-3..1 / 3..7 / 9..16', comp: '5..11', alarm: '13..21' },
    tools: ['stock_block(fridge, reason): Block what lies in a fridge', 'stock_free(fridge): Free what lies in a fridge'],
    steps: `
      @t gpio_write pin={comp} value=0 // failed "{t} degrees is right" // failed "{t} degrees is too warm" | Too cold | Below 2 degrees the compressor has to stop (low). In range, or when it is too warm, this step fails.
      @t failed "{t} degrees" // failed "{t} degrees" // gpio_write pin={comp} value=1 | Too warm | Compressor high above eight degrees, and only there.
      @t gpio_write pin={comp} value=0 // gpio_write pin={alarm} value=0 // gpio_write pin={comp} value=1 | Regulate | Under 2 degrees: compressor low. From 2 to 8: alarm low. Over 8: compressor high.
      @t stock_block fridge="{f}" reason="{t} °C" // stock_free fridge="{f}" // stock_block fridge="{f}" reason="{t} °C" | Stock | Between 2 and 8 the stock of this fridge is free, outside it is blocked with the temperature in °C as the reason.
      @t failed "{t} degrees" // stock_free fridge="{f}" // failed "{t} degrees" | Free it | Free this fridge's stock unless the probe is outside 2 to 8 degrees.
      @t pushover message="{f} out of range: {t} °C" // failed "in range" // pushover message="{f} out of range: {t} °C" | Push | Out of 2 to 8 degrees: push the fridge, "out of range:", and the °C. In range: fail.
      gpio_write pin={alarm} value=1 | Try the alarm | Every 30 days the alarm is tried: high.
    `,
  },
  {
    language: 'en',
    event: 'webhook /noise/request {"venue": "{venue}", "time": "{time}", "db": {db}, "amp": {amp}}',
    slots: { venue: 'yard, terrace, hall B, roof bar', time: '=12:30, 15:10, 19:45, 21:20 / 22:15, 23:40, 00:30, 05:05', db: '61..84 / 96..112', amp: '5..23' },
    tools: ['pa_level(venue, db: int): Set the level of a venue', 'pa_mute(venue): Mute a venue'],
    steps: `
      @time gpio_write pin={amp} value=1 // failed "{time} is in the quiet hours" | Amplifier on | Quiet hours are 22 to 6. Outside them the amplifier may be powered: its pin high.
      ^ | Power for the amp | High on its pin. Between ten at night and six in the morning the answer is no.
      @time failed "{time} is not in the quiet hours" // pa_mute venue="{venue}" | Night mute | Mute the venue if the request falls in the night, 22 to 6. By day fail.
      @db pa_level venue="{venue}" db={db} // failed "{db} dB is too loud" | Level | Set the venue to the level asked for, at most 95 dB.
      @db pa_level venue="{venue}" db={db} // pa_level venue="{venue}" db=95 | Level, capped | As many decibels as requested, but nothing beyond 95: whoever wants more gets 95.
      @time pa_level venue="{venue}" db=85 // pa_level venue="{venue}" db=55 | Day and night | 85 dB by day (6 to 22), 55 dB by night for the venue of the request.
      memory_store key="noise-{venue}" content="{db} dB at {time}" | Note | Under noise-{venue}: decibels with dB, "at", the time.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pass/check {"name": "{name}", "pass": "{pass}", "valid_to": "{to}", "door": {door}}',
    earlier: ['What day is it | clock → 2026-06-15, Monday'],
    slots: { name: 'Ola Brandt, T. Ferro, Kim Seo, Dov Adler', pass: 'V-118, V-560, V-731, V-902', to: '=2026-07-31, 2026-12-01, 2027-02-28 / 2026-05-30, 2026-01-15, 2025-11-09', door: '4..24' },
    tools: ['pass_extend(pass, days: int): Extend a pass', 'pass_void(pass, reason): Void a pass'],
    steps: `
      @to gpio_write pin={door} value=1 // failed "the pass ran out on {to}" | Door | The door of the check opens (high) for a pass that is still valid on the day of step {step1}.
      ^ | Open | High on the door's pin. Passes whose last day lies before today's date are refused.
      @to failed "it runs until {to}" // pass_void pass={pass} reason="ran out {to}" | Void old ones | Void the pass if its last day is past; the reason is "ran out" and that day. If it runs on, fail.
      @to pass_extend pass={pass} days=30 // pass_void pass={pass} reason=expired | Extend or void | Thirty more days for a pass that is valid today; one that is not is voided, reason expired.
      @to notify message="{name} may enter until {to}" // notify message="{name} may not enter since {to}" | Porter | On this computer: the name, "may enter until" the day for a valid pass, "may not enter since" the day for one that has run out.
      pass_extend pass={pass} days=14 | Two weeks | Expired or not, the pass is extended by a fortnight.
      file_write path=gate.log content="{pass} {name}" append=true | Log | Append the pass and the name to gate.log.
    `,
  },
  {
    language: 'en',
    event: 'mqtt well/{well} {"level": {"m": {m}, "ok": {ok}}, "pump": {"pin": {pump}, "hours": {hours}}, "chlor": {"pin": {chlor}}}',
    slots: { well: 'north, W2, old, orchard', m: '0.6..2.4 / 4.1..11.8', ok: '=true', pump: '4..9', hours: '1100..8800', chlor: '14..22' },
    steps: `
      @m failed "only {m} m of water" // gpio_write pin={pump} value=1 | Pump | The pump needs at least three metres of water above it; the level says how many there are. High starts it.
      ^ | Start | Pump's pin high. Less than 3 m: the pump would run dry, so fail.
      @m gpio_write pin={pump} value=0 // failed "there are {m} m of water" | Dry run | Pump low when there is under 3 m. When there is more, this step fails.
      @m gpio_write pin={pump} value=0 // gpio_write pin={pump} value=1 | Pump by level | 3 m and more: high. Less: low.
      gpio_write pin={chlor} value=1 | Chlorine | 2 drops per hour; the chlorine pin goes high now, the pump stays as it is.
      notify message="{well}: {m} m, {hours} h" | Show | On this computer, e.g. "south: 3 m, 900 h": well, level, hours of the pump.
      @m pushover message="{well} is low: {m} m" // failed "{m} m is enough" | Push | Push the well, "is low:", and the metres with m when fewer than three are left.
      failed "no tool can pull up a pump" | Pull | Pull the pump up on its rope and clean the strainer.
    `,
  },
  {
    language: 'en',
    event: 'webhook /alarm/call {"site": "{site}", "code": {code}, "panel": "{panel}", "test": {test}}',
    earlier: ['Code list | file_read → 11 burglary, 22 fire, 33 water, 44 power'],
    slots: { site: 'villa 8, depot, school, chapel', code: '=11 / 22 / 33', panel: 'X1, P-40, main, annex', test: '=false' },
    tools: ['dispatch(unit: police|fire|plumber, site): Send somebody', 'panel_reset(panel): Reset a panel'],
    steps: `
      @code dispatch unit=police site="{site}" // dispatch unit=fire site="{site}" // dispatch unit=plumber site="{site}" | Send somebody | The list of step {step1} says what the code means. Burglary: police. Fire: fire brigade. Water: plumber. Send them to the site.
      @code failed "code {code} is burglary" // gpio_write pin=8 value=1 // failed "code {code} is water" | Sprinkler | Sprinkler pump on 8, high, if the code stands for fire; for everything else fail.
      @code gpio_write pin=12 value=1 // failed "code {code} is fire" // failed "code {code} is water" | Shutters | Pin 12 high drops the shutters. Only for burglary.
      @code failed "code {code} is burglary" // failed "code {code} is fire" // gpio_write pin=19 value=0 | Main cock | Water alarm: 19 low closes the main cock. Any other alarm: fail.
      @code notify message="Burglary at {site}" // notify message="Fire at {site}" // notify message="Water at {site}" | What and where | On this computer "Burglary at", "Fire at" or "Water at" and the site, according to the code.
      panel_reset panel="{panel}" | Reset | It is not a test; after 20 minutes the panel is reset.
      memory_store key=last-alarm content="{code} {site}" | Note | last-alarm gets code and site, a blank between.
    `,
  },
  {
    language: 'en',
    earlier: ['Is anyone home | presence → {home}', 'Battery of the house | battery → {soc} %', 'Price now | price → {ct} ct'],
    slots: { home: '=no, nobody / yes, two people, Mia', soc: '12..38 / 55..98', ct: '5..16 / 31..48', lamp: '4..8', heat: '9..15' },
    tools: ['house_arm(mode: away|night): Arm the alarm', 'house_disarm(): Disarm the alarm', 'ev_charge(kw: num): Charge the car'],
    steps: `
      @home house_arm mode=away // failed "somebody is home: {home}" | Arm | Arm as away. Only when the house is empty, see step {step1}.
      @home house_arm mode=away // house_disarm | Arm or disarm | Empty house: away. Somebody there: disarm.
      @home failed "nobody is home" // gpio_write pin={lamp} value=1 | Porch lamp | The porch lamp is on {lamp}; high when somebody is home. If nobody is, fail.
      @soc failed "the battery has {soc} %" // ev_charge kw=3.7 | Charge the car | 3.7 kW out of the house battery, which needs half its charge or more for that (step {step2}).
      @ct ev_charge kw=11 // failed "{ct} ct is too dear" | Charge cheaply | 11 kW while a kilowatt hour costs no more than 20 ct; price in step {step3}. The battery does not matter.
      @ct ev_charge kw=11 // ev_charge kw=1.4 | By price | Up to 20 ct take 11 kW, above that only 1.4.
      @ct gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | Heating rod | {heat} is the rod: high when current costs less than 20 ct, low when more.
      house_arm mode=night | Night | Two people or ten: arm for the night.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/order {"order": {order}, "age": {age}, "item": "{item}", "country": "{country}", "paid": "{paid}"}',
    slots: { order: '7100..7999', age: '19..71 / 13..17', item: 'cider, knife set, vape, gin', country: '=DE, AT, FR, NL / US, BR, CH', paid: '=yes / no, pending' },
    tools: ['order_ship(order: int, speed: normal|express): Send an order', 'order_void(order: int, reason): Void an order', 'customs_note(order: int, item): Write a customs note'],
    steps: `
      @age order_ship order={order} speed=normal // failed "the customer is {age}" | Ship | Normal speed, to adults only (18 and older).
      ^ | Send it | Nobody under eighteen gets this. Everybody else by normal mail.
      @paid order_ship order={order} speed=express // failed "paid: {paid}" | Express | Express for what has been paid; the age was checked.
      @age order_ship order={order} speed=normal // order_void order={order} reason="customer is {age}" | Ship or void | 18 or more: ship at normal speed. Younger: void it, reason "customer is" and the age.
      @country failed "{country} is in the EU" // customs_note order={order} item="{item}" | Customs | A customs note for countries outside the EU. Inside none is written and the step fails.
      @paid failed "it is paid" // order_void order={order} reason=unpaid | Unpaid | Void orders that are not paid, reason unpaid; fail if it is paid.
      memory_store key="order-{order}" content="{item} to {country}" | Note | Under order-{order} the item, "to", the country.
      pushover message="{order}: {item}, age {age}" | Push | Push the order's number, a colon, the item, a comma, "age" and the age.
    `,
  },
  {
    language: 'en',
    earlier: ['Active runs | sop_status → {run}: {proc}, running {min} min', 'Planned | cron_list → {id}: {job} at {at}'],
    slots: { run: 'run-81, run-204, r-77, run-9', proc: '=flush, purge-tank, wash-2', min: '4..25 / 48..130', id: 'c-12, c-40, c-7', job: 'night flush, report, lamp test', at: '=22:00, 05:30, 13:15' },
    steps: `
      @min failed "it runs for {min} minutes only" // sop_cancel run_id={run} reason="runs {min} min" | Stop what hangs | A run that takes longer than half an hour is cancelled; reason: "runs", its minutes, "min". A shorter one goes on, and this step fails.
      ^ | Cancel the run | Over 30 minutes? Cancel it with the reason "runs ... min", the number in place of the dots. Otherwise fail.
      @min failed "{min} minutes is normal" // notify message="{proc} hangs for {min} min" | Hanging | More than 30 minutes: on this computer the procedure, "hangs for", minutes with min. Otherwise fail.
      @min sop_status run_id={run} // sop_cancel run_id={run} reason=timeout | Look or cancel | Under half an hour just ask how the run stands; over it cancel, reason timeout.
      cron_remove id={id} | Off the plan | Not the run: what is planned in step {step2} is taken off the plan.
      sop_cancel run_id={run} reason="maintenance" | Cancel | Cancel the run of step {step1} whatever its 30 minutes say; reason maintenance.
      memory_store key=plan content="{job} at {at}" | Plan note | Keep under plan what is planned, "at", when.
      sop_execute name={proc} | Once more | Start the procedure that was running in step {step1} again.
    `,
  },
  {
    language: 'en',
    event: 'mqtt silo/{silo}/fill {"pct": {pct}, "blower": {blower}, "pipe": "{pipe}", "driver": "{driver}"}',
    slots: { silo: 'cement-1, lime, S4, fly-ash', pct: '8..71 / 93..99 / ∅, null, "fault"', blower: '5..12', pipe: '=coupled / loose, open', driver: 'Kranz, Mpho, Ilves, Petit' },
    tools: ['fill_begin(silo, driver): Let a lorry blow in', 'fill_end(silo): Stop filling'],
    steps: `
      @pct fill_begin silo="{silo}" driver={driver} // failed "the silo is {pct} % full" // failed "the level is unknown" | Let him blow | The driver may fill this silo if it is not over 90 % full. With a level that is missing or faulty he waits: fail.
      ^ | Begin | Silo and driver of the message. Needs a real number of at most 90; else fail.
      @pipe gpio_write pin={blower} value=1 // failed "the pipe is {pipe}" | Blower | Blower high, when the pipe is coupled.
      @pct failed "there is room" // fill_end silo="{silo}" // failed "the level is unknown" | Full | End the filling above 90 %. At less, or when we do not know, fail.
      @pipe gpio_write pin={blower} value=1 // gpio_write pin={blower} value=0 | Blower by pipe | A pipe that is not coupled means low, a coupled one high.
      @pct file_write path=silo.txt content="{silo} {pct} %" // file_write path=silo.txt content="{silo} {pct} %" // failed "no level" | Level file | Overwrite silo.txt with the silo and its level in %, a blank before the sign. If there is no number, don't invent one: fail.
      fill_end silo="{silo}" | Enough | 90 % or not, it is five o'clock: end it.
      failed "no tool can knock on a silo" | Knock | Knock with the rubber hammer until the bridge falls.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ticket/new {"id": "{id}", "prio": {prio}, "asset": "{asset}", "text": "{text}"}',
    slots: { id: 'T-3301, T-8890, T-412, T-77', prio: '=1 / 2 / 4, 5', asset: 'lift 2, boiler, pr-04, gate', text: 'makes noise, leaks, stands still, smells burnt' },
    tools: ['crew_call(team: day|night|external, ticket): Call a crew', 'ticket_park(ticket, days: int): Put a ticket off'],
    steps: `
      @prio crew_call team=external ticket={id} // crew_call team=day ticket={id} // ticket_park ticket={id} days=7 | What to do | Priority 1 gets the external crew, 2 the day crew, everything from 4 on is put off for a week.
      @prio crew_call team=night ticket={id} // failed "priority {prio} can wait" // failed "priority {prio} can wait" | Night crew | Call the night crew for this ticket. They come for priority 1 and for nothing else.
      @prio failed "priority {prio} is urgent" // failed "priority {prio} is too urgent" // ticket_park ticket={id} days=30 | Put off | 30 days, if the priority is lower than 3 (that is, a number above 3).
      @prio pushover message="{asset} {text}" // notify message="{asset} {text}" // memory_store key={id} content="{asset} {text}" | Tell | Asset and text, a blank between: priority 1 as a push, 2 as a notification here, from 4 on only as a note under the ticket's id.
      mqtt_publish topic=tickets/new payload="{id}: {asset} {text}" | Publish | To tickets/new: id, colon, asset, text.
      crew_call team=day ticket={id} | Day crew | 4 or 1, the day crew is called.
      ticket_park ticket={id} days=2 | Two days | Put this ticket off for two days.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tunnel/{tube} {"co": {co}, "vis": {vis}, "jet": {jet}, "sign": {sign}, "dir": "{dir}"}',
    slots: { tube: 'east, west, T1, T2', co: '4..55 / 81..160', vis: '2..6', jet: '5..11', sign: '13..20', dir: '=north, south' },
    tools: ['tube_close(tube): Close a tube', 'tube_limit(tube, kmh: int): Speed limit of a tube'],
    steps: `
      @co failed "CO is {co} ppm" // gpio_write pin={jet} value=1 | Jet fans | Jet fans high at a CO of 70 ppm or more.
      ^ | Fans | If co has reached 70, output jet high. If it has not, fail.
      @co tube_limit tube={tube} kmh=80 // tube_close tube={tube} | Traffic | Below 70 ppm this tube runs at 80, at 70 and more it is closed.
      @co gpio_write pin={sign} value=0 // gpio_write pin={sign} value=1 | Red sign | Red cross burns on high. High from 70 ppm on, low below.
      @co gpio_write pin={jet} value=0 // failed "CO is still {co} ppm" | Fans off | Output jet low again if CO lies under 70.
      tube_limit tube={tube} kmh=60 | Limit | Visibility under 7 per mille asks for 60 in this tube.
      @co notify message="{tube}: CO {co} ppm, open" // notify message="{tube}: CO {co} ppm, closed" | Board | On this computer the tube, a colon, CO with ppm, a comma, and "open" under 70 or "closed" otherwise.
      failed "no tool can tow a car" | Tow | Tow the car out of bay 4.
    `,
  },
  {
    language: 'en',
    event: 'webhook /greenkeeper/mow {"field": "{field}", "wet": "{wet}", "mm": {mm}, "robot": {robot}, "games_today": {games}}',
    slots: { field: 'A-pitch, hockey, lawn 2, park', wet: '=dry / soaked, wet', mm: '21..29 / 41..66', robot: '1..6', games: '=0 / 1, 2, 3' },
    tools: ['mow(robot: int, height_mm: int): Send a mower', 'dock(robot: int): Call a mower home', 'line_paint(field): Paint the lines'],
    steps: `
      @wet mow robot={robot} height_mm=28 // failed "the grass is {wet}" | Mow | 28 mm with the robot of the message. Not on wet grass.
      @mm failed "the grass is only {mm} mm" // mow robot={robot} height_mm=30 | Mow when high | Grass of more than 35 mm is cut to 30. Shorter grass: fail. It need not be dry for this robot.
      @games mow robot={robot} height_mm=25 // failed "{games} games today" | No game | Mow to 25 mm with the robot of the message, on days without a game. With a game today fail.
      ^ | Free day | Mow to 25 with the robot of the message unless there is a game today.
      @games failed "no game today" // line_paint field="{field}" | Lines | Paint the lines if anybody plays today; with no game fail.
      @wet mow robot={robot} height_mm=40 // dock robot={robot} | Mow or dock | Dry: mow to 40. Not dry: home.
      dock robot={robot} | Home | 35 mm are enough, home with it.
      memory_store key="grass-{field}" content="{mm} mm, {wet}" | Note | Under grass-{field}: height with mm, a comma, how wet.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rack/{rack}/env {"in_c": {inc}, "out_c": {outc}, "door": "{door}", "fan": {fan}, "pdu": {pdu}}',
    slots: { rack: 'A07, B12, R3, edge-1', inc: '19..25 / 33..41', outc: '43..52', door: '=shut', fan: '4..9', pdu: '14..21' },
    tools: ['pdu_cycle(rack, outlet: int): Switch an outlet off and on', 'cap_watts(rack, watts: int): Limit a rack'],
    steps: `
      @inc failed "inlet {inc} °C" // gpio_write pin={fan} value=1 | Fan | Fan high when the inlet is over 30 °C. The outlet is always hot, ignore it.
      @inc cap_watts rack={rack} watts=6000 // cap_watts rack={rack} watts=2500 | Cap | 6000 W for inlets up to 30 °C, 2500 W for hotter ones.
      @inc pdu_cycle rack={rack} outlet=4 // failed "inlet {inc} °C" | Cycle | Outlet 4 of this rack. Only below 30 °C at the inlet, else the heat stays in.
      ^ | Outlet 4 | Off and on again, if the inlet is cooler than thirty degrees. If not, leave it and fail.
      gpio_write pin={pdu} value=0 | Cut the PDU | The door has been shut for 10 minutes. PDU pin low; hands off the fan.
      @inc mqtt_publish topic="rack/{rack}/state" payload="ok {inc}" // mqtt_publish topic="rack/{rack}/state" payload="hot {inc}" | State | To rack/{rack}/state: ok up to 30, hot above, then a blank and the inlet.
      notify message="{rack}: in {inc} °C, out {outc} °C" | Show | On this computer "X9: in 20 °C, out 30 °C" with the values of this rack.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kitchen/hatch {"dish": "{dish}", "table": {table}, "allergen": "{allergen}", "guests": {n}, "buzzer": {buzzer}}',
    earlier: ['What the table must not eat | memory_recall → table {table}: no nuts, no fish'],
    slots: { dish: 'satay, bouillabaisse, gratin, pilaf', table: '2..28', allergen: '=none, egg, milk / nuts, fish', n: '2..9', buzzer: '11..19' },
    tools: ['serve(dish, table: int): Send a dish out', 'send_back(dish, reason): Send a dish back'],
    steps: `
      @allergen serve dish={dish} table={table} // failed "the dish has {allergen}" | Serve | To its table, if what is in it is not among the things of step {step1}.
      ^ | Out with it | The dish goes to its table, never with nuts or fish in it: step {step1}.
      @allergen failed "{allergen} is no problem" // send_back dish={dish} reason="has {allergen}" | Back | Send a dish back that has what the table must not eat; the reason is "has" and the allergen. If it is harmless, fail.
      @allergen serve dish={dish} table={table} // send_back dish={dish} reason=allergy | Out or back | Harmless: out. With nuts or fish: back, reason allergy.
      @allergen gpio_write pin={buzzer} value=0 // gpio_write pin={buzzer} value=1 | Buzzer | The buzzer is active on high. It sounds for a dish with nuts or fish and is silent for others.
      notify message="Table {table}: {dish} for {n}" | Sign | On this computer Table and its number, a colon, dish, "for", number of guests.
      failed "no tool can plate a dish" | Plate | Put parsley on the plate and wipe its rim.
    `,
  },
  {
    language: 'en',
    event: 'mqtt weigh/net NET {kg} kg',
    earlier: ['Recipe | file_read → {recipe}: target 250 kg, tolerance 5 kg'],
    slots: { kg: '246..254 / 201..239 / 262..299', recipe: 'mix 4, R-90, base coat, feed-B', gate: '5..12', vib: '14..20' },
    tools: ['mix_release(recipe): Release a mix', 'mix_hold(recipe, reason): Hold a mix'],
    steps: `
      @kg mix_release recipe="{recipe}" // failed "{kg} kg is too little" // failed "{kg} kg is too much" | Release | The weight that came in has to lie within the tolerance of step {step1}; then the recipe is released.
      ^ | Release the mix | 245 to 255 kg: release the recipe that was read. Outside: fail.
      @kg failed "{kg} kg is enough" // gpio_write pin={gate} value=1 // failed "{kg} kg is too much" | Add | Gate on {gate} opens on high. Open if less than 245 kg are in, in all other cases fail.
      @kg mix_release recipe="{recipe}" // mix_hold recipe="{recipe}" reason="too light" // mix_hold recipe="{recipe}" reason="too heavy" | Decide | Between 245 and 255 release it. Under: hold, reason "too light". Over: hold, reason "too heavy".
      gpio_write pin={vib} value=0 | Vibrator | It has shaken for 5 seconds. Vibrator on {vib}, low.
      mqtt_publish topic=weigh/raw payload="NET {kg} kg" | Raw | Pass on to weigh/raw what the scale sent, letter for letter.
      notify message="{recipe}: {kg} kg of 250 kg" | Show | On this computer, as in "rye: 240 kg of 250 kg": recipe, weight, target.
    `,
  },
  {
    language: 'en',
    event: 'mqtt balcony/{pot} {"soil": {soil}, "last_h": {last}, "pump": {pump}, "ml": {ml}}',
    slots: { pot: 'basil, chili-2, olive, tomato', soil: '8..27 / 48..80', last: '3..9 / 26..70', pump: '4..23', ml: '=120, 200, 350' },
    tools: ['sip(pot, ml: int): Give a pot water', 'fert(pot, ml: int): Give a pot fertiliser'],
    steps: `
      @soil sip pot="{pot}" ml={ml} // failed "the soil is at {soil}" | Water | As many ml as the message says. Soil under 35, else fail.
      @last failed "watered {last} hours ago" // sip pot="{pot}" ml=100 | A day | 100 ml for pots whose last water was more than a day ago. The soil is not asked.
      ^ | Thirsty | Has this pot waited more than 24 hours? 100 ml. Less? Fail.
      @soil failed "too dry for fertiliser" // fert pot="{pot}" ml=20 | Fertiliser | 20 ml of fertiliser, never on dry soil (under 35).
      @soil sip pot="{pot}" ml={ml} // fert pot="{pot}" ml=10 | Water or fertiliser | Under 35 water, the ml of the message; over it 10 ml of fertiliser.
      @soil gpio_write pin={pump} value=1 // gpio_write pin={pump} value=0 | Pump | Pump's pin: high under 35, low over it.
      fert pot="{pot}" ml=5 | A drop | 24 hours or not, 5 ml of fertiliser.
      memory_store key={pot} content="soil {soil}, {last} h" | Note | Under the name of the pot: "soil" and its value, comma, the hours with h.
    `,
  },
  {
    language: 'en',
    earlier: ['Radio link | link_state → {link}, {db} dB', 'Key of the day | vault → {key}'],
    slots: { link: '=up, stable / down, flapping', db: '-71..-40', key: 'K-RED-4, K-ASH-9, K-OAK-2', relay: '5..17' },
    tools: ['tx_send(text): Send by radio', 'tx_switch(path: radio|satellite): Choose the way'],
    steps: `
      @link tx_send text="{key}" // failed "the link is {link}" | Send the key | Send the key of step {step2} by radio. The link must be up.
      ^ | Key by radio | If step {step1} found the link good, send the key as text. On a bad one nothing.
      @link tx_switch path=radio // tx_switch path=satellite | Path | Radio while the link is up and stable, satellite otherwise.
      @link failed "the link is {link}" // gpio_write pin={relay} value=0 | Power the radio down | {relay} is wired through a normally closed contact: 0 takes its current away. Set it to 0 if the link is not up; if it is, fail.
      @link failed "the link is {link}" // tx_switch path=satellite | Satellite | Choose the satellite if radio is down or flapping. If it is fine, fail.
      memory_store key=link content="{link} at {db} dB" | Note | Under link the state, "at", and the dB.
      tx_switch path=radio | Radio | -80 dB would be bad, so we stay with radio: choose it.
      failed "no tool can turn an antenna" | Antenna | Turn the antenna on its mast a hand's breadth to the left.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bus/depot {"bus": "{bus}", "tyre_mm": {tyre}, "brake": "{brake}", "line": {line}, "bay": {bay}}',
    slots: { bus: '1207, 1344, 88, 2051', tyre: '4.1..9.5 / 1.1..2.6', brake: '=good, passed / weak, failed', line: '11..79', bay: '1..9' },
    tools: ['bus_out(bus, line: int): Send a bus on its line', 'bus_bay(bus, bay: int): Send a bus to a workshop bay'],
    steps: `
      @tyre bus_out bus={bus} line={line} // failed "{tyre} mm of tread" | Out | On its line, with three millimetres of tread or more.
      @brake bus_out bus={bus} line={line} // failed "the brake test: {brake}" | Brakes | Send it on its line if the brake test went well. Tyres were looked at.
      @tyre failed "{tyre} mm is enough" // bus_bay bus={bus} bay={bay} | Tyres | Less than 3 mm of tread: into the bay of the message. More: fail.
      @brake bus_out bus={bus} line={line} // bus_bay bus={bus} bay={bay} | Line or bay | Good brakes: line. Bad brakes: bay. Both numbers are in the message.
      ^ | Where to | Look at how the brakes did: if well, out on its line, if not, into its bay.
      @brake failed "it is {brake}" // notify message="Bus {bus}: brake {brake}" | Bad brakes | Brakes not good: "Bus", its number, a colon, "brake", the result, on this computer. Good: fail.
      bus_bay bus={bus} bay=2 | Bay 2 | 3 mm or 9 mm: bay 2, not the one in the message.
      file_write path=fleet.csv content="{bus};{tyre};{brake}" append=true | Fleet file | To fleet.csv: bus, tread, brake, semicolons between.
    `,
  },
];
