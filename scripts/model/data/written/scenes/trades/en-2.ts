import type { Scene } from '../../scene';

/** A bicycle workshop with notes pinned above the bench, and a town's ice rink with its regulations. */
export const tradesEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /bikes/dropoff {"ticket": "{tk}", "owner": "{who}", "bike": "{bk}", "fault": "{fl}", "stand": {st}, "mobile": "{tel}", "frame_no": "{fr}"}',
    slots: { tk: 'T-204, 88-B, T-631', who: 'Priya, Mr Hollis, Sam', bk: 'Brompton, cargo bike, Dawes Galaxy', fl: 'rear wheel won\'t turn, creaks uphill, brake squeals', st: '1..6', tel: '=+44 7700 900118, +44 7700 900452, +353 20 910 3377', fr: '=WTU194K0822, BR-70114-X, 4KJ9931', a: '7..19', b: '20..30', nm: '5..38' },
    tools: ['stand_lift(stand: int, cm: int): Raise a work stand', 'ticket_tag(ticket, tag, urgent?: bool): Put a tag on a ticket', 'parts_reserve(part, ticket, count: int): Keep parts for a ticket', 'set_torque(nm: num): Set the torque driver'],
    steps: `
      stand_lift stand={st} cm=95 | Get it up | Clamp it by the seat post, never by the frame. Then raise the stand the ticket names to 95 cm.
      ticket_tag ticket="{tk}" tag="{fl}" | Tag it | The customer's complaint, in the customer's words, is the tag. Don't decide whether it's urgent.
      ticket_tag ticket="{tk}" tag=shed urgent=false | Tag it again | A second tag on that ticket: shed. It isn't urgent.
      parts_reserve part="KMC X8" ticket="{tk}" count=2 | Chains | Keep two KMC X8 back for this ticket. We have nine.
      send_message channel=sms to="{tel}" text="Hello {who}, your {bk} is on the stand: ready by 5, don't worry" | Text the owner | By sms to the owner's mobile: "Hello {who}, your {bk} is on the stand: ready by 5, don't worry"
      memory_store key=frame-{tk} content="{fr}" | Frame number | Police ask for these. Key: frame-, then the ticket. Content: the frame number, nothing else.
      gpio_write pin={b} value=1 | Light over the stand | Switches: extractor {a}, bench light {b}. You need the light.
      gpio_write pin={a} value=0 | Extractor | Switches: extractor {a}, bench light {b}. You aren't spraying, so no extractor.
      set_torque nm={nm} | Driver | {nm} Nm, whatever the sticker on the handle says.
    `,
  },
  {
    language: 'en',
    event: 'mqtt workshop/air {"tank_bar": {bar}, "oil_h": {oh}, "motor_pin": {m}, "drain_pin": {d}, "valve_pin": {v}}',
    slots: { bar: '2.1..5.4 / 7.2..9.6', oh: '12..480', m: '2..13', d: '14..26', v: '27..38', vk: '=springs shut and current opens it / springs open and current shuts it' },
    tools: ['air_setpoint(bar: num, band?: num): Set the pressure', 'air_service(hours: int, text): Plan service of the compressor', 'tyre_fill(stand: int, bar: num, tube?: bool): Fill a tyre'],
    steps: `
      @bar gpio_write pin={m} value=1 // gpio_write pin={m} value=0 | Compressor | Less than 6 bar in the tank: motor on. More than 6: motor off.
      gpio_write pin={d} value=1 | Drain the water | Open the drain (1 opens). Count to five.
      gpio_write pin={d} value=0 | Drain shut | You've counted to five. Shut it, 0 shuts.
      @vk gpio_write pin={v} value=1 // gpio_write pin={v} value=0 | Air to the benches | The valve in the message {vk}. Give the benches air.
      @vk gpio_write pin={v} value=0 // gpio_write pin={v} value=1 | No air | The valve in the message {vk}. Cut the benches off, somebody's hose has split.
      @bar failed "the tank has {bar} bar" // tyre_fill stand=3 bar=4.5 | Tyre on stand 3 | 4.5 bar into the tyre on stand 3, and only if the tank itself has over 6. If it doesn't, fail.
      air_setpoint bar=8.2 | Setpoint | 8.2 bar. Leave the band alone.
      air_service hours={oh} text="change oil, clean sieve" | Service | Plan service at the hours the message gives for the oil, text "change oil, clean sieve".
      mqtt_publish topic=workshop/air/show payload="{bar} bar" | Show | To workshop/air/show: the pressure, a blank, bar.
    `,
  },
  {
    language: 'en',
    earlier: ['Raise stand 2 | stand_lift → stand 2 from {was} cm to {now} cm', 'True the wheel | wheel_spin → wobble {w} mm, at spoke {sp}', 'Glue dryer on | gpio_write → pin {g} set to 0', 'Who booked the stand | memory_recall → stand 2 until noon: {who}'],
    slots: { was: '60..80', now: '95..120', w: '0.1..0.3 / 0.9..2.4', sp: '1..32', g: '2..39', who: 'Priya, Olu, Gwen' },
    tools: ['stand_lift(stand: int, cm: int): Raise a work stand', 'wheel_spin(stand: int, seconds?: int): Spin a wheel and measure it', 'spoke_turn(stand: int, spoke: int, quarter_turns: int): Tighten a spoke', 'ticket_done(stand: int, note?): Close the job on a stand'],
    steps: `
      stand_lift stand=2 cm={was} | Down again | Bring the stand back to the height it had before.
      stand_lift stand=5 cm={now} | Same height next door | Stand 5 to the height stand 2 has now.
      spoke_turn stand=2 spoke={sp} quarter_turns=1 | Tighten | A quarter turn on the spoke where it wobbles. One, not two.
      wheel_spin stand=2 seconds=15 | Spin again | Spin the same wheel for 15 seconds.
      @w ticket_done stand=2 // failed "it wobbles by {w} mm" | Good enough? | Half a millimetre is our limit. Under it, close the job on stand 2; over it, fail the step.
      gpio_write pin={g} value=1 | Dryer off | Look at step {step3}: low is on for this thing. Stop it.
      send_message channel=signal to={who} text="Stand 2 is all yours, mind the wet glue" | Tell whoever has the stand | On signal to the one who has booked it: "Stand 2 is all yours, mind the wet glue"
      gpio_read pin={g} | Dryer? | The pin of step {step3}: read it before you touch the glue.
    `,
  },
  {
    language: 'en',
    slots: { p1: '2..9', p2: '10..17', p3: '18..25', p4: '26..33', p5: '34..39', t: '18..41', n: '3..40', job: 'c9, j-22, p140' },
    tools: ['gear_set(stand: int, front: int, rear: int): Shift a bicycle', 'wash_run(bay: int, minutes: int, hot?: bool): Wash a bicycle', 'lock_open(locker: int): Open a locker', 'lock_shut(locker: int): Lock a locker'],
    steps: `
      gpio_write pin={p3} value=0 | Left grinder | {p1} drill, {p2} right grinder, {p3} left grinder, {p4} lathe. Left grinder off.
      gpio_write pin={p2} value=1 | Right grinder | {p1} drill, {p2} right grinder, {p3} left grinder, {p4} lathe. Goggles on, then the right grinder on.
      gpio_read pin={p5} | Guard down? | The drill is {p1} and its guard switch {p5}. Read the guard.
      gear_set stand=4 front=1 rear=6 | Shift | Stand 4. Rear on the sixth, front on the first.
      gear_set stand=1 front=3 rear=2 | Shift, stand 1 | Front 3, rear 2.
      wash_run bay=2 minutes={t} hot=true | Muddy | Bay 2, {t} minutes, hot water.
      wash_run bay=1 minutes=4 | Rinse | Bay 1, four minutes. It's had {n} washes this week.
      lock_open locker={n} | Locker | Somebody lost a key. Open locker {n}.
      cron_remove id={job} | Drop {job} | We no longer test the alarm at noon, so {job} goes.
    `,
  },
  {
    language: 'en',
    event: 'peripheral door/pin_{b} 1',
    earlier: ['What time is it | clock → {time}', 'Wiring of the door | file_read → bell button {b}, buzzer {z}, latch {l}, night lamp {n}'],
    slots: { b: '2..10', z: '11..20', l: '21..30', n: '31..39', time: '=10:20, 13:45, 16:05 / 20:40, 22:15, 23:30', lk: '=holds the door shut while powered / opens the door while powered' },
    tools: ['chime(tune: short|long|hymn, volume?: int): Play a tune', 'cam_still(camera, lines?: int): Take a picture'],
    steps: `
      @time gpio_write pin={z} value=1 // failed "it is {time}" | Buzz them in | Open shop is 9 to 6. During those hours put the buzzer on; at any other time fail.
      @time gpio_write pin={n} value=0 // gpio_write pin={n} value=1 | Lamp | Night lamp on when we are closed (after 6 pm), off when open (9 to 6).
      @lk gpio_write pin={l} value=0 // gpio_write pin={l} value=1 | Let them in | Our latch {lk}. Unlock the door.
      @lk gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Lock up | Our latch {lk}. Lock the door.
      gpio_read pin={b} | Still ringing? | Read the bell button.
      chime tune=short | Ding | Play the short one. Volume as set.
      cam_still camera=street | Who is it? | One picture from the camera "street".
      file_write path=door/rings.txt content="{time}" append=true | Ring book | A line in door/rings.txt with the time. Add, don't overwrite.
      notify message="Somebody's at the door" | Screen | Put "Somebody's at the door" on the screen.
    `,
  },
  {
    language: 'en',
    event: 'mqtt workshop/charger/{bay} {"bay": "{bay}", "pack": "{pk}", "cell_min": {lo}, "cell_max": {hi}, "c": {c}, "relay": {r}, "owner": "{who}"}',
    slots: { bay: 'b1, b4, c2', pk: 'PK-36-114, BSH-500, Y7', lo: '2.61..2.89 / 3.41..3.66', hi: '3.85..4.15', c: '14..34', r: '2..19', who: 'Gwen, Mr Hollis, Tariq', fan: '20..38' },
    tools: ['charge_start(bay, amps: num, stop_pct?: int): Charge a pack', 'charge_stop(bay): Stop charging', 'pack_scrap(pack, reason): Take a pack out of use', 'pack_label(pack, text): Print a label for a pack'],
    steps: `
      @lo failed "a cell has only {lo} V" // charge_start bay={bay} amps=1.5 | Charge | No cell may be under 3 V, such packs burn. Under 3: fail. Otherwise 1.5 A in the bay that reported, no stop given.
      @lo gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | Relay by lowest cell | Lowest cell under 3 V: its relay off. At 3 V or more: on.
      charge_stop bay={bay} | Stop | Stop the bay in the message.
      pack_scrap pack={pk} reason="swollen, smells of pear drops" | Scrap | Take this pack out of use. Reason: "swollen, smells of pear drops"
      pack_label pack={pk} text="{lo} / {hi} V, {who}" | Label | Lowest, blank slash blank, highest, V, comma, owner.
      gpio_write pin={fan} value=1 | Fan at the chargers | Fan {fan} on. It's {c} degrees, fine, but better safe.
      gpio_read pin={r} | Relay in? | Read the relay in the message. Not the fan, {fan}.
      send_message channel=sms to="{who}" text="Please don't ride it till we've looked: {pk} has a tired cell" | Owner | To the owner, sms: "Please don't ride it till we've looked: {pk} has a tired cell"
      mqtt_publish topic=workshop/charger/{bay}/spread payload="{lo},{hi}" | Spread | workshop/charger/, bay, /spread. Payload: lowest, comma, highest, no blank.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { f: 'rota/may.txt, stock/cables.csv, tickets/open.md', l: '5..60', w: 'bottom bracket, 650b, Sturmey', run: 'lock-18, run-9, r77', u: '=https://parts.example/api/item/8841, http://10.0.3.3/relay/1?turn=on', pin: '2..20', p2: '21..39', sn: 'SN-11820, 0047-QX' },
    tools: ['order_part(part, count: int, express?: bool): Order a part', 'loan_out(item, to, days: int): Lend something', 'loan_back(item): Take something back'],
    steps: `
      order_part part="{sn}" count=4 express=false | Order | Four of {sn}. Express costs the earth: no express.
      order_part part="{w}" count=10 | Order more | Ten times "{w}". How fast is up to them.
      loan_out item="track pump" to=Gwen days=3 | Lend | Gwen borrows the track pump for three days.
      loan_back item="stand 7" | It's back | Stand 7 is back.
      file_read path={f} lines={l} | Look it up | The first {l} lines of {f}.
      file_search query="{w}" path=stock | Do we have it? | Look in the folder stock for "{w}".
      sop_status run_id={run} | How's {run}?
      http_request url="{u}" | Fetch | Plain fetch of {u}
      gpio_write pin={p2} value=0 board=yard | Yard tap | Board yard: tap {p2}, lamp {pin}. Close the tap (0 closes).
    `,
  },
  {
    language: 'en',
    event: 'mqtt workshop/paint {"booth": "{b}", "humid": {h}, "c": {c}, "ral": {ral}, "frame": "{fr}", "pins": {"lamp": {l}, "fan": {f}, "heat": {ht}}}',
    slots: { b: 'north, south, B3', h: '31..55 / 68..92', c: '12..29', ral: '=3000, 5015, 6018, 9005', fr: 'Mercian 58, Gwen\'s tandem, F-440', l: '2..13', f: '14..26', ht: '27..39', min: '10..50' },
    tools: ['spray_start(booth, ral: int, coats: int, flash_min?: int): Spray a frame', 'spray_flush(booth): Rinse the gun', 'oven_bake(minutes: int, celsius: int): Bake a frame'],
    steps: `
      @h spray_start booth={b} ral={ral} coats=2 // failed "the air has {h} %" | Spray | Paint goes milky over 60 % humidity, so then fail. Below that, two coats of the reported colour in the reported booth.
      @h gpio_write pin={ht} value=0 // gpio_write pin={ht} value=1 | Heat the booth | Heat on over 60 % humidity, off below.
      gpio_write pin={f} value=1 | Fan | Booth fan on before you even open the tin.
      gpio_read pin={f} | Fan up? | Of lamp, fan and heat in the message read the fan.
      spray_flush booth={b} | Rinse | Rinse the gun of that booth.
      oven_bake minutes={min} celsius=140 | Bake | 140 degrees, {min} minutes.
      oven_bake minutes=140 celsius=80 | Bake the decals | The decals get 140 minutes at 80.
      file_write path=paint/{b}.csv content="{fr};RAL {ral};{c}" append=true | Paint book | paint/BOOTH.csv, add: frame; RAL and number; temperature. Semicolons, no blanks after them.
      pushover message="{fr} goes into RAL {ral}" title="Booth {b}" | Push | Title "Booth" and which. Text: frame, "goes into RAL", number.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rink/ice/{pad} {"pad": "{pad}", "surface_c": {t}, "thickness_mm": {mm}, "brine_in": {bi}, "brine_out": {bo}, "compressor": "{cp}", "resurfaced": "{tm}"}',
    slots: { pad: 'main, training, curling', t: '-2.9..-1.2 / -7.8..-5.2', mm: '22..29 / 35..48', bi: '-12.5..-9.1', bo: '-8.9..-6.2', cp: 'K1, K2, comp-east', tm: '=07:10, 12:40, 17:55', pump: '2..20', horn: '21..39', pct: '40..95' },
    tools: ['comp_load(compressor, percent: int, ramp_s?: int): Load a compressor', 'ice_flood(pad, litres: int, hot?: bool): Flood a pad', 'pad_close(pad, reason, until?): Close a pad to skaters', 'pad_open(pad): Open a pad to skaters'],
    steps: `
      @t comp_load compressor="{cp}" percent={pct} // failed "the surface has {t} °C" | Loading of the compressor | Should the surface be warmer than -4 °C, the compressor stated shall be loaded to {pct} per cent. Should it be colder, the step is to be failed.
      @t gpio_write pin={pump} value=1 // gpio_write pin={pump} value=0 | Second brine pump | The second brine pump, output {pump}, runs while the surface is warmer than -4 °C and rests while it is colder.
      @mm ice_flood pad={pad} litres=400 // failed "the ice is {mm} mm thick" | Flooding | Ice thinner than 32 mm shall receive 400 litres. Ice that is thicker shall not be flooded; in that case the step fails. Water temperature as preset.
      pad_close pad={pad} reason="ice work" | Closure | The pad named in the report is closed for "ice work". An end of the closure is not announced.
      pad_open pad={pad} | Reopening | The said pad is reopened.
      gpio_write pin={horn} value=1 | Sounding of the horn | Output {horn} sounds the horn when high. Sound it.
      gpio_write pin={horn} value=0 | Silencing of the horn | The horn ({horn}) is to be silenced; it must not sound after {tm} on feast days in any case.
      memory_store key=brine-{pad} content="in {bi}, out {bo}" | Record of the brine | Under brine-, followed by the pad, enter "in", the entry temperature, a comma, "out" and the exit temperature.
      mqtt_publish topic=rink/board/{pad} payload="{t} °C, {mm} mm" | Display board | The board of the pad (rink/board/ and the pad) shows surface temperature with °C, a comma, thickness with mm.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', n: '2..6', ak: '=extinguished when its line is raised / extinguished when its line is lowered', stk: 'ST-118, B-40, 9917' },
    tools: ['skate_rent(pair, size: int, minutes: int): Hand out skates', 'skate_sharpen(pair, radius_mm: int): Sharpen skates', 'turnstile_count(gate: int): Say how many passed a turnstile', 'turnstile_lock(gate: int, on: bool): Lock a turnstile'],
    steps: `
      gpio_write pin={b} value=1 | Lighting of the stand | Lighting circuits: ice {a}, stand {b}, foyer {c}, car park {d}. The stand is to be lit.
      gpio_write pin={d} value=0 | Car park | Lighting circuits: ice {a}, stand {b}, foyer {c}, car park {d}. Apart from the car park, which is to be dark, everything is left as it is.
      @ak gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Exit sign | The illuminated sign of exit {n} is on line {e}. It is {ak}. It is to shine.
      @ak gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | Exit not in use | The illuminated sign of exit {n} is on line {e}. It is {ak}. That exit is closed, hence no light.
      turnstile_lock gate={n} on=true | Turnstile | Turnstile {n} is to be locked.
      turnstile_lock gate=1 on=false | Turnstile of the school | The lock of turnstile 1 is lifted; school classes enter there.
      gpio_read pin={c} | Foyer | Lighting circuits: ice {a}, stand {b}, foyer {c}, car park {d}. The state of the foyer circuit is read; nothing is switched.
      skate_rent pair="{stk}" size=41 minutes=90 | Hire | Pair {stk}, size 41, is handed out for an hour and a half.
      skate_sharpen pair="{stk}" radius_mm=13 | Grinding | The pair {stk} is ground with a radius of 13 mm.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rink/gas {"sensor": "{s}", "nh3_ppm": {p}, "room": "{r}", "vent_pin": {v}, "siren_pin": {si}, "duty": "{who}"}',
    slots: { s: 'N1, N4, GX-7', p: '1..12 / 38..240', r: 'machine hall, valve pit, cellar', v: '2..19', si: '20..38', who: 'Mrs Karlsson, Deniz, Officer Bell' },
    tools: ['area_evacuate(area, message): Have an area left', 'gas_zero(sensor, ppm?: num): Calibrate a sensor', 'fire_call(kind: gas|fire, place): Call the fire brigade'],
    steps: `
      @p failed "only {p} ppm were measured" // area_evacuate area="{r}" message="Leave at once by the north stairs. Don't use the lift, don't run." | Evacuation | At more than 25 ppm the room is to be left, with the words "Leave at once by the north stairs. Don't use the lift, don't run." At less the step fails.
      @p gpio_write pin={si} value=0 // gpio_write pin={si} value=1 | Siren | The siren named in the report sounds above 25 ppm and is silent below.
      @p gas_zero sensor="{s}" // failed "{p} ppm are in the air" | Calibration | The sensor may be calibrated only while less than 25 ppm are measured; the reference value stays as set. At more, fail.
      gpio_write pin={v} value=1 | Ventilation | Irrespective of the reading, the ventilation in the report is started.
      fire_call kind=gas place="{r}" | Fire brigade | The fire brigade is called on account of gas; the place is the room reported.
      send_message channel=sms to="{who}" text="{s}: {p} ppm, {r}" | Officer on duty | The person on duty receives by sms: sensor, colon, value, ppm, comma, room.
      file_write path=rink/gas.csv content="{s},{r},{p}" append=true | Gas register | To rink/gas.csv are appended sensor, room and value, separated by commas without blanks.
      gpio_read pin={v} | Check of the ventilation | The output of the ventilation is read back.
    `,
  },
  {
    language: 'en',
    earlier: ['Lower the barrier | gpio_write → pin {bar} set to 0', 'Load of the compressor | comp_load → {cp}: {was} % before, {now} % now', 'Resurfacer out | bay_door → bay {bay} opened', 'Read the film | ice_scan → {mm} mm, thinnest at {spot}'],
    slots: { bar: '2..39', cp: 'K1, K3, comp-west', was: '35..55', now: '70..98', bay: '1..4', mm: '24..44', spot: 'goal north, blue line, penalty box' },
    tools: ['comp_load(compressor, percent: int, ramp_s?: int): Load a compressor', 'bay_door(bay: int, position: open|closed): Move a bay door', 'ice_patch(spot, litres: num): Mend ice at a spot'],
    steps: `
      gpio_write pin={bar} value=1 | Raising of the barrier | The resurfacer has passed. What was lowered in step {step1} is raised again.
      comp_load compressor="{cp}" percent={was} | Return to the former load | The compressor of step {step2} returns to its former load.
      comp_load compressor=K9 percent={now} ramp_s=60 | Spare compressor | K9 is brought, within 60 seconds, to the load which the other one has now.
      bay_door bay={bay} position=closed | Closing of the bay | The bay opened in step {step3} is closed.
      ice_patch spot="{spot}" litres=7.5 | Mending | 7.5 litres at the thinnest spot.
      gpio_read pin={bar} | Position of the barrier | The pin of the barrier is read.
      notify message="Thinnest at {spot}: {mm} mm" title="Ice" | Notice | A notice headed "Ice": Thinnest at, the spot, a colon, the thickness with mm.
      memory_store key=thin content="{spot}" | Thinnest spot | Note "thin" holds the spot alone, without its thickness.
      memory_recall query="{spot}" limit=4 | Earlier damage | Notes about that spot are searched, four at most.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rink/hall {"dew_c": {dew}, "air_c": {air}, "co2": {co}, "visitors": {n}, "dehum": {dh}, "roof": {rf}, "steward": "{st}"}',
    slots: { dew: '-6..1 / 6..12', air: '4..14', co: '=420, 610, 790 / 1350, 1820, 2240', n: '15..640', dh: '2..14', rf: '15..27', st: 'Deniz, Aino, Mr Pratt', rk: '28..39' },
    tools: ['hall_music(playlist, volume: int, until?): Play music', 'hall_say(text, repeat?: int): Make an announcement', 'hall_temp(celsius: int): Set the air of the hall'],
    steps: `
      @dew gpio_write pin={dh} value=0 // gpio_write pin={dh} value=1 | Dehumidifier | At a dew point above 3 °C the dehumidifier (field dehum) runs, below it stands still.
      @co gpio_write pin={rf} value=0 // gpio_write pin={rf} value=1 | Roof vents | The roof vents (field roof; 1 = open) are open at more than 1000 ppm of CO2 and closed at less.
      @co failed "the CO2 is at {co} ppm" // hall_say text="Fresh air is coming in; please keep your coats on" | Announcement | Only at more than 1000 ppm of CO2 it is announced once: "Fresh air is coming in; please keep your coats on". At less, the step fails.
      hall_music playlist=waltz volume=30 | Music | Playlist waltz at volume 30; its end is left open.
      hall_temp celsius=8 | Air | The hall is kept at 8 °C, not at the present {air}.
      gpio_write pin={rk} value=0 | Radiant heaters | The heaters above the stand, {rk}, are normally-open contactors. They are to be cold.
      send_message channel=matrix to="{st}" text="{n} visitors, {co} ppm" | Message to the steward | Via matrix to the steward: visitors with that word, comma, CO2 with ppm.
      mqtt_publish topic=rink/hall/count payload="{n}" | Number of visitors | rink/hall/count receives the number of visitors.
      gpio_read pin={rf} | Roof vents | The output of the roof vents is read, that of the dehumidifier is not.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rink/booking {"club": "{cl}", "pad": "{pad}", "from": "{a}", "to": "{b}", "fee": "{fee}", "contact": "{ct}", "goals": {g}}',
    slots: { cl: 'Frost Foxes, HC Blue, Curling Ladies', pad: '=main, training', a: '=16:00, 17:15, 19:30', b: '=20:45, 21:15, 22:00', fee: '=settled / outstanding, overdue', ct: 'foxes@ice.example, hc@blue.example', g: '2..6', lamp: '2..20', gate: '21..39' },
    tools: ['slot_give(pad, club, from_time, to_time, note?): Give ice time', 'slot_take(pad, from_time): Withdraw ice time', 'goal_place(pad, count: int): Put goals on the ice'],
    steps: `
      @fee slot_give pad={pad} club="{cl}" from_time={a} to_time={b} // failed "the fee is {fee}" | Ice time | Ice time is given as applied for, provided that the fee is settled; failing that, the step fails. No note.
      slot_take pad={pad} from_time={a} | Withdrawal | The ice time applied for had been entered before. It is withdrawn.
      goal_place pad={pad} count={g} | Goals | The goals wanted are placed on the pad wanted.
      send_message channel=email to={ct} text="{cl}: ice from {a} to {b}. Hockey sticks stay outside until the doors are closed; helmets aren't optional." | Confirmation | To the contact, by email: "{cl}: ice from {a} to {b}. Hockey sticks stay outside until the doors are closed; helmets aren't optional."
      gpio_write pin={gate} value=1 | Players' gate | Output {gate}, high, opens the players' gate. Open it.
      gpio_write pin={gate} value=0 | Players' gate closed | The gate on {gate} opens at high and is to be closed now. Floodlight {lamp} is not touched.
      gpio_read pin={gate} | State of the gate | The line of the players' gate, {gate}, is read; the floodlight, {lamp}, is not.
      file_write path=rink/slots.txt content="{a}-{b} {cl}" append=true | Register | Appended to rink/slots.txt: start, hyphen, end, blank, club.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { n: '10..95', f: 'rules/visitors.md, rink/plan-26.txt, logs/k1.csv', k: 'brine-density, k2-oil, lost-glove', run: 'ice-44, r-2, run-118', b: 'hall-io, brine-b, tower', p: '2..20', p2: '21..39', u: '=http://10.7.0.4/api/pumps/2/stop, http://scoreboard.local/clear' },
    tools: ['score_set(home: int, guest: int): Set the scoreboard', 'score_clock(minutes: int, seconds: int): Set the clock of the scoreboard', 'score_blank(): Clear the scoreboard'],
    steps: `
      score_set home=2 guest=5 | Score | The guests have five, the home side has two.
      score_clock minutes=14 seconds=5 | Game clock | The clock is set to 14:05.
      score_blank | Empty board | The scoreboard is cleared.
      gpio_read pin={p} board={b} | Reading of {p} | Board {b}, input {p}, is read.
      gpio_write pin={p2} value=1 board={b} | Setting of {p2} | On the same board, {b}, output {p2} is raised. Input {p} is not concerned.
      file_read path={f} from_line={n} | From line {n} | {f} is read from line {n} to its end.
      memory_forget key={k} | Deletion | The note {k} has lapsed and is deleted.
      sop_cancel run_id={run} reason="frost warning withdrawn" | {run} | Run {run} is cancelled; reason: "frost warning withdrawn"
      http_request url={u} method=POST | Call | The address {u} is called by POST, without a body.
    `,
  },
  {
    language: 'en',
    event: 'peripheral resurfacer/pin_{pin} 0',
    earlier: ['What is on the machine | board_info → resurfacer: {pin} seat switch (1 = seated), {bl} blade, {wt} water, {br} brush, {be} beacon', 'Tank | tank_get → {l} litres'],
    slots: { pin: '2..9', bl: '10..17', wt: '18..25', br: '26..33', be: '34..39', l: '12..60 / 240..610' },
    tools: ['tank_get(machine?): Say how much water is in', 'tank_fill(litres: int, hot?: bool): Fill the tank', 'auger_turn(direction: forward|reverse, seconds: int): Turn the auger'],
    steps: `
      gpio_write pin={bl} value=0 board=resurfacer | Nobody seated | The seat is empty. The blade on the board resurfacer is taken down to low.
      gpio_write pin={be} value=1 board=resurfacer | Beacon | Board resurfacer: the beacon, which is the last of the list, is lit.
      @l tank_fill litres=300 // failed "there are {l} litres left" | Filling | With less than 100 litres the tank is filled with 300. With more it is full enough, and the step fails. Hot or cold is of no concern.
      @l gpio_write pin={wt} value=0 board=resurfacer // gpio_write pin={wt} value=1 board=resurfacer | Water | On the board resurfacer the water flows (1) with more than 100 litres, and does not (0) with less.
      gpio_read pin={pin} board=resurfacer | Seat | The seat switch is read once more, board resurfacer.
      auger_turn direction=reverse seconds=8 | Blocked auger | Eight seconds backwards.
      auger_turn direction=forward seconds=20 | Clear the auger | Forwards, 20 seconds, not the 8 of before.
      memory_store key=tank content="{l} l" | Tank | Under the key tank stand the litres, a blank, the letter l.
      gpio_write pin={br} value=0 board=resurfacer | Brush | The brush of the board resurfacer stops (high would be turning).
    `,
  },
];
