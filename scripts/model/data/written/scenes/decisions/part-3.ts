import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 3. */
export const decisions3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt grain/{bin}/probe {"moist": {moist}, "t_c": {t}, "bin_no": {no}, "ts": "{ts}"}',
    slots: { bin: 'barley-2, oats, rape-1, wheat-N', moist: '9.1..13.4 / 14.6..19.8', t: '11..34', no: '1..9', ts: '=06:15, 11:40, 16:05, 21:30' },
    tools: ['dryer.go(bin: int, celsius: int): Start drying a bin', 'dryer.rest(bin: int): Stop drying a bin', 'auger(bin: int, seconds: int): Turn the auger'],
    steps: `
      @moist failed "moisture is {moist} %" // dryer.go bin={no} celsius=55 | Dry | Grain wetter than 14 % is dried at 55 degrees. Dry grain is left alone, and the step fails.
      ^ | Start drying | More than fourteen percent of moisture in the probe? Then dry that bin, 55 degrees. If not, refuse.
      @moist dryer.rest bin={no} // dryer.go bin={no} celsius=48 | Dry or rest | Under 14 % the bin rests, over 14 % it is dried at 48 degrees.
      @moist notify message="{bin} is dry: {moist} %" // notify message="{bin} is wet: {moist} %" | Verdict | On this computer: the bin, then "is dry" under 14 % or "is wet" over it, a colon and the moisture with %.
      auger bin={no} seconds=120 | Turn it | The probe has been in for 14 hours, so the auger turns this bin for two minutes.
      file_write path=grain.csv content="{ts},{moist}" append=true | Line | Add a line to grain.csv: the time, comma, moisture.
      mqtt_publish topic=grain/display payload="{bin}: {moist} % at {t} °C" | Display | To grain/display in the form "rye-1: 10 % at 20 °C": bin, moisture, temperature.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gate/car {"plate": "{plate}", "list": "{list}", "lane": {lane}, "until": "{until}", "now": "{now}"}',
    slots: { plate: 'KR 204 T, OL-BB 71, 7ZK 882, W 4410 A', list: '=residents, staff / unknown, banned', lane: '1..6', until: '=11:00, 11:30 / 19:00, 20:30', now: '=14:10, 15:45, 16:20, 13:05' },
    tools: ['boom(lane: int, up: bool): Move a boom', 'ticket_print(lane: int, text): Print a ticket'],
    steps: `
      @list boom lane={lane} up=true // failed "the plate is on the list {list}" | Boom up | For residents and staff the boom of their lane goes up. For nobody else.
      ^ | Let in | Up with the boom, unless the plate is unknown or banned.
      @until failed "the pass ended at {until}" // boom lane={lane} up=true | Pass still good? | Raise the boom when the pass runs longer than the present hour; both times are in the message. A pass that has run out does not open anything. The list does not matter here.
      @list boom lane={lane} up=true // ticket_print lane={lane} text="{plate} on {list} list" | Raise or print | Residents and staff: boom up. Others get a ticket with the plate, then "on", their list, and "list".
      boom lane={lane} up=false | Down | 20 seconds have passed. Boom down.
      memory_store key=last-plate content="{plate} at {now}" | Last plate | Keep under last-plate the plate, the word at, and the hour it is now.
      notify message="Lane {lane}: {plate}, {list}" title=Gate | Show | Notification with the title Gate: Lane and its number, colon, plate, comma, list.
    `,
  },
  {
    language: 'en',
    event: 'mqtt turbine/{wt} {"wind": {wind}, "yaw_err": {yaw}, "brake": {brake}, "vib": {vib}}',
    slots: { wt: 'WT01, WT07, E3, ridge-2', wind: '4..13 / 26..33', yaw: '11..29', brake: '5..17', vib: '0.4..1.9 / 3.2..6.8' },
    tools: ['yaw_to(turbine, degrees: int): Turn the nacelle', 'feather(turbine): Turn the blades out of the wind', 'pitch_run(turbine): Turn the blades into the wind'],
    steps: `
      @wind pitch_run turbine={wt} // feather turbine={wt} | Blades | Up to 25 m/s the blades of this turbine go into the wind, beyond that out of it.
      @wind pitch_run turbine={wt} // failed "wind {wind} m/s" | Run | Blades into the wind. More than 25 m/s forbids it.
      @wind failed "wind is only {wind} m/s" // feather turbine={wt} | Storm | Should the wind have passed 25 m/s, take the blades out of it. Should it not, fail.
      @vib gpio_write pin={brake} value=1 // failed "vibration {vib}" | Release the brake | High releases, low brakes (spring). Release only when the vibration is below 2.5.
      ^ | Brake off | Vibration 2.5 or worse: keep braking and fail. Otherwise release; high does that.
      gpio_write pin={brake} value=0 | Brake on | At 7 m/s nobody minds: brake this turbine. Spring brake, falls in without current.
      yaw_to turbine={wt} degrees=270 | Turn west | The nacelle of the one that reports goes to 270, no matter that the error is under 30.
      pushover message="{wt}: {wind} m/s, vibration {vib}" | Push | Push the turbine, a colon, the wind in m/s, and after a comma "vibration" with its value.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hive/{hive}/scale {"kg": {kg}, "brood_c": {brood}, "fan_pin": {fan}, "heat_pin": {heat}}',
    slots: { hive: 'linden, H2, H9, south-row', kg: '22..34 / 48..63', brood: '28..32 / 37..40', fan: '4..9', heat: '14..19' },
    steps: `
      @brood gpio_write pin={heat} value=1 // failed "the brood has {brood} degrees" | Warm them | Heat output high as long as the brood has less than 34 degrees.
      @brood failed "the brood has {brood} degrees" // gpio_write pin={fan} value=1 | Cool them | The fan's output goes high over 36 degrees of brood temperature. At less it fails.
      @brood gpio_write pin={heat} value=1 // gpio_write pin={fan} value=1 | Heat or fan | Too cold (below 34) means heat, too hot (above 36) means fan. Drive the right one high.
      @kg failed "{kg} kg" // notify message="{hive}: honey super full at {kg} kg" | Super full | From 45 kg on: show the hive, a colon, "honey super full at", and the weight with kg on this computer. Lighter hives fail.
      @kg memory_store key="feed-{hive}" content="{kg} kg, feed syrup" // failed "{kg} kg is enough" | Feeding list | Hives that weigh no more than 40 kg are put down under feed-{hive}: weight with kg, comma, "feed syrup". Heavier ones are not.
      gpio_write pin={fan} value=0 | Fan out | It has blown for 36 minutes. Put it out; the message has the pin.
      failed "no tool can catch a swarm" | Swarm | Catch the swarm in the plum tree with the box.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ups/event {"ups": "{ups}", "on_battery": {onb}, "left_min": {left}, "load_w": {load}, "shed": {shed}}',
    slots: { ups: 'rack-A, rack-B, office, core', onb: '=true / false', left: '3..8 / 16..55', load: '410..1900', shed: '5..14' },
    tools: ['graceful_off(group): Shut servers down', 'wake_all(group): Start servers'],
    steps: `
      @onb gpio_write pin={shed} value=1 // failed "mains is there" | Shed load | On battery the shed output goes high. With mains there is no reason, so fail.
      ^ | Load shedding | High on the shed pin if the UPS lives off its battery. Not on mains.
      @left graceful_off group="{ups}" // failed "{left} minutes are left" | Shut down | When ten minutes or less remain, shut down the group with the name of the UPS.
      @left failed "only {left} minutes are left" // notify message="{ups}: {left} min at {load} W" | Time left | If there are more than ten minutes, show the UPS, the minutes with min, "at", and the load with W, on this computer; with less, fail.
      @onb failed "it is on battery" // wake_all group="{ups}" | Wake up | Start the servers of this group if mains is back.
      @onb graceful_off group="{ups}" // wake_all group="{ups}" | Down or up | Battery: shut the group down. Mains: start it.
      file_write path=ups/{ups}.log content="{load} W" append=true | Load log | To ups/{ups}.log is added the load in watts, as in 500 W.
      gpio_write pin={shed} value=0 | Take back | Take the shed output back to low; 10 minutes were agreed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt comp/{no} {"oil_pct": {oil}, "bar": {bar}, "drain": {drain}, "unload": {unload}}',
    slots: { no: '1..7', oil: '6..18 / 35..90 / ∅, null, "--"', bar: '4.2..6.4 / 8.3..10.5', drain: '4..9', unload: '13..20' },
    tools: ['order_oil(compressor: int, litres: int): Order oil', 'idle(compressor: int): Let a compressor idle'],
    steps: `
      @oil order_oil compressor={no} litres=5 // failed "oil is at {oil} %" // failed "the oil level is missing" | Oil | Five litres for the compressor if its oil has fallen below 20 %. Do not order on a level that you cannot read.
      ^ | Order oil | Fewer than 20 % in the sight glass: order five litres. Anything else, also no value at all, fails.
      @bar failed "{bar} bar" // gpio_write pin={unload} value=1 | Unload | Above 8 bar the unload output goes high; below, refuse.
      @bar gpio_write pin={unload} value=0 // gpio_write pin={unload} value=1 | Loaded or unloaded | The unload output is high above eight bar and low below.
      @bar failed "{bar} bar" // idle compressor={no} | Idle | With enough pressure, that is 8 bar or more, the compressor may idle. With less it must not.
      gpio_write pin={drain} value=1 | Blow off water | The air is under 40 degrees, so water gathers. Open the drain: its output high.
      mqtt_publish topic="comp/{no}/bar" payload="{bar} bar" | Pressure | Publish the pressure with its unit to comp/{no}/bar.
    `,
  },
  {
    language: 'en',
    event: 'webhook /laundry/done {"machine": {m}, "prog": "{prog}", "door": "{door}", "water_c": {w}, "guest": "{guest}"}',
    slots: { m: '1..12', prog: 'wool, whites, towels, quick', door: '=unlocked / locked', w: '18..38 / 52..78', guest: 'Room 204, Room 118, Flat 7, Spa' },
    tools: ['spin(machine: int, rpm: int): Spin', 'rinse(machine: int): Rinse once more', 'unlock_door(machine: int): Unlock a machine'],
    steps: `
      @w unlock_door machine={m} // failed "the water has {w} degrees" | Unlock | The door of this machine, if its water is not hotter than 45 degrees.
      ^ | Open up | 45 °C is the limit for opening. Cooler: unlock the machine that reports. Hotter: fail.
      @door failed "the door is {door}" // spin machine={m} rpm=900 | Spin | 900 turns. A machine whose door is not locked must not spin.
      @w unlock_door machine={m} // rinse machine={m} | Unlock or rinse | Hotter than 45 degrees: rinse once more. Else unlock.
      @door failed "the door is still {door}" // notify message="{guest}: take out {prog}" | Call the guest | When the door is locked, i.e. nobody was there yet: on this computer the guest, a colon, "take out", and the programme. If somebody opened it, fail.
      rinse machine={m} | Rinse | Two rinses instead of one, so rinse this machine again.
      failed "no tool can fold laundry" | Fold | Fold the towels in thirds.
    `,
  },
  {
    language: 'en',
    event: 'mqtt spray/{booth} {"dp_pa": {dp}, "limit_pa": {limit}, "supply": {supply}, "door": "{door}"}',
    slots: { booth: 'B1, B2, primer, lacquer', dp: '90..180 / 310..450', limit: '200..300', supply: '6..21', door: '=shut' },
    tools: ['filter_order(booth, kind): Order filters', 'booth_clear(booth): Give a booth free'],
    steps: `
      @dp booth_clear booth={booth} // failed "{dp} Pa is over {limit} Pa" | Give it free | The booth is free if its door is shut and the pressure across the filter does not exceed the limit of the message.
      ^ | Free for work | Door shut and dp below its limit, both stand in the message: give the booth free. If either is wrong, fail.
      @dp failed "{dp} Pa is under {limit} Pa" // filter_order booth={booth} kind=ceiling | New filters | Ceiling filters for the booth that has passed its limit. Else nothing, the step fails.
      @dp gpio_write pin={supply} value=1 // gpio_write pin={supply} value=0 | Supply air | On (high) while the filter is within the limit, off beyond it.
      @dp failed "no clogging" // notify message="{booth}: {dp} Pa, limit {limit} Pa" | Clogged | Clogged means more than the limit. If so show booth, pressure, and after a comma the word limit with the limit, both in Pa, on this computer. If not, fail.
      filter_order booth={booth} kind=floor | Floor filters | Floor filters, not ceiling filters, for this booth; 200 hours are over.
      memory_store key="dp-{booth}" content="{dp}/{limit} Pa" | Keep | Keep under dp-{booth} the pressure, a slash, the limit, and Pa once at the end.
    `,
  },
  {
    language: 'en',
    earlier: ['Check the certificate | cert_info → {host} expires in {days} days', 'Check the pool | pool_state → {up} of 6 nodes up'],
    slots: { host: 'shop.local, mail.lan, api.int, git.lan', days: '2..13 / 31..88', up: '=1, 2 / 5, 6' },
    tools: ['renew_certificate(host, days: int): Renew a certificate', 'node_drain(count: int): Take nodes out of service'],
    steps: `
      @days renew_certificate host={host} days=90 // failed "{days} days are left" | Renew | If the certificate runs out within two weeks, renew it for 90 days. Host and days: step {step1}.
      ^ | New certificate | 90 more days for the host of step {step1}, if it has under 14 days left; if it has more, fail.
      @days pushover message="{host}: {days} days left" // failed "{days} days are left" | Push | Fewer than 14 days: push the host, a colon and how many "days left". Else fail.
      @up failed "only {up} nodes are up" // node_drain count=1 | Drain one | Take one node out, provided step {step2} counted at least four that are up.
      ^ | Maintenance | One node may go if four or more are up, see step {step2}. With fewer, keep all.
      @up sop_execute name=pool-rescue // failed "{up} nodes are up" | Rescue | Start the procedure pool-rescue when step {step2} finds less than three nodes up.
      file_write path=cert.txt content="{host}\\n{days}" | Two lines | Overwrite cert.txt with two lines: the host, then the bare number of days.
      memory_recall query={host} limit=5 | What do we know | Search the notes for the host of step {step1}, five hits at most.
    `,
  },
  {
    language: 'en',
    event: 'webhook /scale/truck {"plate": "{plate}", "gross_kg": {gross}, "allowed_kg": {allowed}, "silo": "{silo}", "light": {light}}',
    slots: { plate: 'FD 31 KL, HG-T 902, 44-BZX-1, PO 5518', gross: '14200..21900 / 40100..44800', allowed: '=26000, 32000, 38500', silo: 'gravel, sand 2, lime, slag', light: '7..23' },
    tools: ['weighbridge_pass(plate, kg: int): Let a truck go and book its weight', 'weighbridge_hold(plate, over_kg: int): Hold a truck'],
    steps: `
      @gross weighbridge_pass plate="{plate}" kg={gross} // failed "{gross} kg is more than {allowed} kg" | Let it go | Book the gross weight and let the truck go, unless it weighs more than it is allowed.
      ^ | Pass | Trucks within their allowed weight pass, booked with the gross weight. Overweight: fail.
      @gross gpio_write pin={light} value=0 // gpio_write pin={light} value=1 | Red light | Red burns on a high level. Red for overweight, dark otherwise; the pin is called light.
      @gross failed "not overweight" // send_message channel=telegram text="{plate} weighs {gross} kg, allowed {allowed} kg" | To the office | Overweight only: to channel telegram the plate, "weighs", gross with kg, a comma, "allowed" and the allowed weight with kg. Fail when all is well.
      weighbridge_hold plate="{plate}" over_kg=0 | Hold | Papers are checked for 15 minutes: hold this truck, with nought kilos over.
      memory_store key="load-{silo}" content="{plate}, {gross} kg" | Load | Under load-{silo}: plate, comma, gross weight with kg.
      failed "no tool can sweep a weighbridge" | Sweep | Sweep the gravel off the bridge.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/{farm}/tank {"t": {t}, "litres": {l}, "agit": {agit}, "cool": {cool}, "hauler": "{hauler}"}',
    slots: { farm: 'Hof-3, Birch, Oakridge, Lower-Mill', t: '2.1..3.8 / 6.2..9.7', l: '300..1900 / 4100..6000', agit: '5..9', cool: '12..19', hauler: 'Fenn, Dairy North, T-44' },
    tools: ['haul_book(hauler, farm, litres: int): Order a milk lorry', 'haul_cancel(hauler, farm): Cancel a lorry'],
    steps: `
      @t failed "the milk has {t} degrees" // gpio_write pin={cool} value=1 | Cool | Compressor output (cool) high once the milk is warmer than 5 degrees.
      @t haul_book hauler="{hauler}" farm="{farm}" litres={l} // failed "the milk has {t} degrees" | Order the lorry | Book the hauler of the message for this farm and all its litres. Milk over 5 °C is not collected.
      ^ | Lorry | For milk of not more than five degrees: order the farm's hauler for what is in the tank.
      @l failed "only {l} litres" // haul_book hauler="{hauler}" farm="{farm}" litres={l} | Full tank | A lorry by the hauler for this farm's litres pays from 3000 litres. Below that fail. The temperature does not matter.
      @l haul_cancel hauler="{hauler}" farm="{farm}" // haul_book hauler="{hauler}" farm="{farm}" litres={l} | Book or cancel | 3000 litres or more: book the hauler for the litres of this farm. Less: cancel him.
      gpio_write pin={agit} value=1 | Stir | Milk that is under 10 degrees creams, so stir it: the agitator high.
      notify message="{farm}: {l} l at {t} °C" | Show | Here on the screen: farm, colon, litres with l, "at", temperature in °C.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cell/{cell} {"curtain": "{curtain}", "mode": "{mode}", "servo": {servo}, "grip": {grip}, "part": "{part}"}',
    slots: { cell: 'R1, R5, weld-2, pack', curtain: '=clear / broken, muted', mode: '=auto / teach, hand', servo: '4..9', grip: '14..22', part: 'hub 40, flange B, rim-16, bracket' },
    tools: ['prog_go(cell, part): Start the program for a part', 'prog_hold(cell): Hold the program'],
    steps: `
      @curtain gpio_write pin={servo} value=1 // failed "the light curtain is {curtain}" | Servos | Servo output high. The light curtain has to be clear for that.
      ^ | Servos on | Put the servos on (high) but never with a light curtain that is broken or muted.
      @mode prog_go cell={cell} part="{part}" // failed "the mode is {mode}" | Start the program | The program of the part in this cell; automatic mode required.
      @curtain prog_go cell={cell} part="{part}" // prog_hold cell={cell} | Go or hold | Nothing in the light curtain: start the part's program. Otherwise hold the cell.
      gpio_write pin={grip} value=0 | Open the gripper | The gripper is spring-loaded the other way: 1 holds, 0 lets go. Let go.
      gpio_write pin={grip} value=1 | Hold the part | 1 holds, 0 lets go. Hold it, for 2 seconds are over.
      @mode failed "the mode is {mode}" // notify message="{cell} in {mode} mode" | Not automatic | If the cell is not in automatic, show cell, "in", the mode, "mode" on this computer; if it is, fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dome/{dome} {"hum": {hum}, "cloud": "{cloud}", "sun_alt": {sun}, "open": {open}, "shut": {shut}}',
    slots: { dome: 'D1, main, refractor, south', hum: '31..74 / 89..99', cloud: '=clear', sun: '-38..-15 / -7..25', open: '5..9', shut: '13..19' },
    steps: `
      @hum gpio_write pin={open} value=1 // failed "humidity {hum} %" | Open the slit | The output that opens, high; humidity 85 % at the very most.
      @sun gpio_write pin={open} value=1 // failed "the sun stands at {sun} degrees" | Open at night | Only after dark, which is a sun lower than -12 degrees: drive the opening output high. Never mind the humidity.
      ^ | Dark enough? | If sun_alt is below minus twelve, open (the output for it goes high). If the sun is higher, refuse; humidity plays no part.
      @hum gpio_write pin={open} value=1 // gpio_write pin={shut} value=1 | Open or shut | Humidity to 85 %: opening output high. Over it: shutting output high.
      @hum failed "humidity is {hum} %" // file_write path=dome.log content="{dome} shut at {hum} %" append=true | Log why | Over 85 % add to dome.log: dome, "shut at", humidity with %. Otherwise fail.
      gpio_write pin={shut} value=0 | Motor off | The shutting motor has had its 45 seconds: low.
      failed "no tool can wipe a mirror" | Mirror | Wipe the dew off the mirror.
    `,
  },
  {
    language: 'en',
    event: 'webhook /museum/lux {"room": "{room}", "lux": {lux}, "max": {max}, "blind": {blind}, "object": "{object}"}',
    slots: { room: 'prints, textiles, R12, gallery 4', lux: '18..44 / 95..240', max: '=50, 60, 75', blind: '4..23', object: 'Dürer 7, kimono, map 1632, letters' },
    tools: ['dim(room, percent: int): Set the light of a room', 'loan_alert(object, text): Tell the lender of an object'],
    steps: `
      @lux failed "{lux} lux is within {max} lux" // gpio_write pin={blind} value=1 | Blinds down | High lets the blinds down. Do it where more light falls than the maximum of the room.
      ^ | Too bright | Is lux larger than max? Blinds down (high). Is it not? Then fail.
      @lux gpio_write pin={blind} value=0 // gpio_write pin={blind} value=1 | Blinds | Up (low) within the maximum, down (high) beyond.
      @lux dim room="{room}" percent=80 // dim room="{room}" percent=25 | Lamps | A quarter of the light where the maximum is exceeded, 80 percent where it is not.
      @lux failed "not exceeded" // loan_alert object="{object}" text="{lux} lux, allowed {max} lux" | Lender | The lender of the object hears about every excess: lux measured, comma, "allowed", the maximum, each with lux. Without an excess fail.
      dim room="{room}" percent=50 | Half light | 50 lux or 500: half the light in this room now.
      memory_store key="{room}-lux" content="{lux} lux at {object}" | Note | Under {room}-lux keep the measured lux, "at", and the object.
    `,
  },
  {
    language: 'en',
    event: 'mqtt track/{sw}/heater {"rail_c": {rail}, "snow": {snow}, "heater": {heater}, "amps": {amps}}',
    slots: { sw: 'W12, W3, yard-7, W31', rail: '-14..1 / 6..18', snow: '=true / false', heater: '5..20', amps: '=22, 31, 38' },
    steps: `
      @rail gpio_write pin={heater} value=1 // failed "the rail has {rail} degrees" | Heat the switch | Heater high while the rail is colder than 3 °C.
      ^ | Point heating | If the rail lies under plus three, put the heater on; high is on. If not, fail.
      @rail failed "the rail has only {rail} degrees" // gpio_write pin={heater} value=0 | Heating off | Heater low once the rail has more than 5 degrees. Colder: fail.
      @snow gpio_write pin={heater} value=1 // failed "it does not snow" | Heat in snow | Heater high if snow is reported, whatever the rail's temperature.
      @snow notify message="{sw}: snow, rail {rail} °C" // failed "no snow" | Snow note | In snowfall show the switch, a colon, "snow, rail" and the rail's temperature in °C on this computer.
      @rail mqtt_publish topic="track/{sw}/cmd" payload=heat // mqtt_publish topic="track/{sw}/cmd" payload=off | Command | To track/{sw}/cmd goes heat when the rail has less than 3 degrees, and off when it has more.
      gpio_write pin={heater} value=0 | Cut off | Over 20 A for 5 minutes; the heater's output goes low.
      failed "no tool can lay salt" | Salt | Strew salt between the blades.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ferry/ramp {"ship": "{ship}", "moored": {moored}, "tide_cm": {tide}, "ramp": {ramp}, "horn": {horn}}',
    slots: { ship: 'Agnes, Sund IV, Nordlys, Tern', moored: '=true / false', tide: '-60..70 / 130..190', ramp: '4..9', horn: '13..19' },
    tools: ['ramp_angle(degrees: int): Set the ramp', 'berth_close(ship, reason): Close the berth for a ship'],
    steps: `
      @moored gpio_write pin={ramp} value=0 // failed "{ship} is not moored" | Lower the ramp | Low lowers, high raises. Not onto a ship that lies loose.
      ^ | Ramp down | Is the ship moored? Then lower: level 0. Otherwise refuse.
      @moored gpio_write pin={ramp} value=0 // gpio_write pin={ramp} value=1 | Ramp up or down | Up (high) unless the ship is moored, in which case down (low).
      @tide ramp_angle degrees=4 // failed "the tide is {tide} cm" | Angle | Four degrees, for tides up to one metre.
      @tide failed "the tide is {tide} cm" // berth_close ship={ship} reason="tide {tide} cm" | Close the berth | Over 100 cm close the berth for the ship; reason: "tide" and its cm. Under it fail.
      gpio_write pin={horn} value=1 | Horn | The ship has less than 2 minutes. Horn on (high).
      pushover message="{ship}, tide {tide} cm" | Push | Push the ship, a comma, "tide" and the cm.
    `,
  },
  {
    language: 'en',
    event: 'mqtt water/softener {"salt_kg": {salt}, "hardness": {h}, "bypass": {bypass}, "regen": {regen}}',
    slots: { salt: '1..9 / 21..60', h: '3..7 / 12..24 / ∅, null', bypass: '5..11', regen: '14..22' },
    steps: `
      @salt failed "only {salt} kg of salt" // gpio_write pin={regen} value=1 | Regenerate | Needs no less than 10 kg of salt. Regeneration starts on a high level at regen.
      ^ | Start the regeneration | Pin regen high. (Under 10 kg of salt it would be useless: fail.)
      @h failed "hardness is {h}" // gpio_write pin={regen} value=1 // failed "no hardness value" | By hardness | Regenerate (regen high) if the hardness has climbed over 8. Without a reading we do nothing.
      @h memory_store key=hardness content="{h} dH" // memory_store key=hardness content="{h} dH" // failed "no hardness value" | Keep hardness | Store the hardness with dH under hardness. If the event has none, the step fails rather than storing a guess.
      @salt pushover message="Salt low: {salt} kg" // failed "{salt} kg of salt" | Salt low | With less than 10 kg push "Salt low:" and the kilos with kg. With more, fail.
      gpio_write pin={bypass} value=1 | Bypass | Bypass open, i.e. high, as 8 degrees of hardness are fine for the garden.
      failed "no tool can carry salt" | Salt bags | Fill two bags of salt into the tub.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the meter | meter_read → {site}: {kw} kW of {cap} kW', 'Ask the tariff | tariff_now → {tariff}'],
    slots: { site: 'hall 1, cold store, depot, mill', kw: '40..88 / 131..180', cap: '=100, 110, 120', tariff: '=low, night / high, peak', c: '4..21' },
    tools: ['loadstep(site, step: up|down): One step more or less load', 'boiler_soak(hours: int): Heat the boiler'],
    steps: `
      @kw failed "{kw} kW of {cap} kW" // loadstep site="{site}" step=down | Less load | One step down at the site of step {step1} if it draws more than its cap.
      @kw loadstep site="{site}" step=up // loadstep site="{site}" step=down | Step | Under its cap the site may take a step up; over it, it goes a step down.
      @tariff boiler_soak hours=2 // failed "the tariff is {tariff}" | Heat cheaply | Two hours for the boiler while current is cheap, i.e. in the low or night tariff.
      ^ | Boiler | Not in the high tariff or at peak (step {step2}). Else two hours.
      @tariff gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Contactor | {c} high in cheap hours, low in dear ones; step {step2} knows.
      @kw failed "within {cap} kW" // notify message="{site} at {kw} kW, cap {cap} kW" | Over the cap | If the cap is exceeded: site, "at", kW, comma, "cap" and the cap with kW, on this computer. If not, fail.
      mqtt_publish topic=meter/last payload="{kw};{cap}" | Meter | To meter/last: draw and cap with a semicolon, no units.
    `,
  },
  {
    language: 'en',
    event: 'webhook /leave/asked {"name": "{name}", "days": {days}, "left": {left}, "role": "{role}", "start": "{start}"}',
    slots: { name: 'Ines Moll, Tariq Shah, B. Lowe, Anouk Vis', days: '4..9', left: '12..29 / 0..3', role: '=driver, clerk / foreman, medic', start: '=2026-06-08, 2026-07-20, 2026-09-14' },
    tools: ['leave_grant(person, from, days: int): Grant leave', 'leave_deny(person, reason): Deny leave', 'roster_swap(person, date): Find someone to swap with'],
    steps: `
      @left leave_grant person="{name}" from={start} days={days} // failed "only {left} days are left" | Grant it | Grant the leave as asked if as many days are left as are wanted.
      ^ | Leave | Grant what was asked for. Whoever wants more days than are left gets nothing, and the step fails.
      @left leave_grant person="{name}" from={start} days={days} // leave_deny person="{name}" reason="{left} days left" | Grant or deny | Enough days left: grant as asked. Too few: deny, reason: how many "days left".
      @role failed "a {role} needs no stand-in" // roster_swap person="{name}" date={start} | Stand-in | Foremen and medics need someone to swap with from the first day on. For other roles this step fails.
      notify message="{name}: {days} days from {start}" | Show | On this computer: name, colon, how many days, "from" and the start.
      leave_deny person="{name}" reason="stocktaking" | Deny | 30 days left or none: deny this person, reason stocktaking.
      file_write path=hr/leave.txt content="{start} {name} ({days})" append=true | List | Add to hr/leave.txt: start, name, and the days in brackets, blanks between.
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/job {"printer": "{printer}", "pages": {pages}, "user": "{user}", "colour": {colour}, "toner_pct": {toner}}',
    slots: { printer: 'plotter, MFC-3, pr-hall, desk 2', pages: '3..40 / 210..900', user: 'dkim, orsolya, t.brandt, reception', colour: '=true / false', toner: '3..9 / 25..96' },
    tools: ['job_free(printer, user): Release a waiting job', 'job_trash(printer, user): Throw a waiting job away'],
    steps: `
      @pages job_free printer="{printer}" user={user} // failed "{pages} pages are too many" | Release | Release the user's job on that printer. 100 pages is the most we print unasked.
      ^ | Print it | Jobs of up to a hundred pages are released; larger ones are not.
      @colour failed "it is in colour" // job_free printer="{printer}" user={user} | Black only | Release what is not in colour, however long it is.
      @colour job_trash printer="{printer}" user={user} // job_free printer="{printer}" user={user} | No colour today | Colour jobs are thrown away, others released.
      @toner notify message="{printer}: toner is low, {toner} %" // failed "toner is at {toner} %" | Toner | If less than 10 % toner is left, a notification: the printer, a colon, "toner is low," and the percentage with %. Else fail.
      memory_store key="pages-{user}" content="{pages} pages" | Count | Keep under pages-{user} how many pages, with the word pages.
      failed "no tool can clear a paper jam" | Jam | Pull the crumpled sheet out of the fuser.
    `,
  },
  {
    language: 'en',
    event: 'webhook /parcel/in {"parcel": "{id}", "kg": {kg}, "to": "{to}", "shelf": "{shelf}", "cod": {cod}}',
    slots: { id: 'P-4471, P-9902, JX338, ZD-17', kg: '1..14 / 26..45', to: 'Weiss, Studio 5, Hammond, lab 3', shelf: 'A2, B7, C1, D4', cod: '=0 / 18, 35, 60' },
    tools: ['shelve(parcel, shelf): Put down where a parcel lies', 'fetch_call(person, text): Call somebody to fetch something'],
    steps: `
      @kg shelve parcel={id} shelf={shelf} // failed "{kg} kg is too heavy for the shelf" | Shelve | On the shelf of the message. Shelves carry 20 kg, heavier parcels stay on the floor and the step fails.
      @kg shelve parcel={id} shelf={shelf} // shelve parcel={id} shelf=floor | Where to | Up to 20 kg onto its shelf, heavier ones: shelf "floor".
      @cod shelve parcel={id} shelf={shelf} // failed "{cod} has to be paid first" | Paid | Shelve it if nothing is to be paid on it (cod is nought). Weight plays no part.
      @cod failed "nothing to pay" // fetch_call person="{to}" text="{id}: {cod} to pay" | To pay | If there is something to pay: call the recipient with the parcel, a colon, the amount, and "to pay". If not, fail.
      fetch_call person="{to}" text="parcel on {shelf}" | Call | Call the recipient: "parcel on" and the shelf. After 3 days that is due.
      pushover message="{id} for {to}, {kg} kg" | Push | Push: parcel, "for", recipient, comma, weight with kg.
      failed "no tool can lift parcels" | Lift | Lift the parcel onto the counter.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/h2 {"lel_pct": {lel}, "vent": {vent}, "supply": {supply}, "shift": "{shift}"}',
    slots: { lel: '0.5..8.5 / 12..38', vent: '4..11', supply: '14..22', shift: 'early, late, night' },
    steps: `
      @lel gpio_write pin={supply} value=1 // failed "{lel} % LEL" | Gas on | Hydrogen supply on (high): at 10 % LEL or more never.
      ^ | Supply | High on the supply output if less than 10 % LEL was measured. No ifs or buts beyond that: fail.
      @lel failed "{lel} % LEL" // gpio_write pin={vent} value=1 | Vent | Vent output high from 10 % LEL on. Below, the step fails.
      @lel gpio_write pin={supply} value=1 // gpio_write pin={supply} value=0 | Supply by LEL | Under ten percent LEL the supply is high, above it is low. Hands off the vent.
      @lel notify message="H2 normal, {lel} % LEL" // notify message="H2 alarm, {lel} % LEL" | Sign | On this computer "H2 normal," below 10 % and "H2 alarm," above, then the value with % LEL.
      gpio_write pin={vent} value=0 | Vent shut | Because it has stayed below 10 % for an hour the vent's output goes low.
      file_write path=h2.log content="{shift} {lel}" append=true | Log | Append shift and value to h2.log, a blank between.
    `,
  },
  {
    language: 'en',
    event: 'webhook /water/valve {"zone": "{zone}", "soil_pct": {soil}, "rain_mm": {rain}, "minutes": {min}}',
    slots: { zone: '=A / B / C', soil: '11..29', rain: '0..2', min: '6..20' },
    tools: ['drip(zone, minutes: int): Water a zone', 'drip_off(zone): Stop watering a zone'],
    steps: `
      @zone gpio_write pin=5 value=1 // gpio_write pin=6 value=1 // gpio_write pin=7 value=1 | Valve of the zone | The valve of the zone that reported is opened (high): A on 5, B on 6, C on 7.
      @zone gpio_write pin=17 value=0 // gpio_write pin=12 value=0 // gpio_write pin=4 value=0 | Lamp out | Lamps: zone A 17, zone B 12, zone C 4. Put out the one of the reporting zone.
      @zone drip zone=A minutes={min} // drip zone=B minutes={min} // failed "zone C has no drip line" | Drip | Water the zone for the minutes of the message. Zone C has no drip line: fail there.
      @zone failed "zone A is watered by hand" // drip zone=B minutes=10 // drip zone=C minutes=10 | Ten minutes | Ten minutes for the zone that reported, except zone A, which is watered by hand.
      drip zone={zone} minutes={min} | Water | The soil is below 30 %, so water this zone as long as the message says.
      drip_off zone={zone} | Stop | Rain over 2 mm is announced. Stop this zone.
      notify message="Zone {zone}: soil {soil} %, rain {rain} mm" | Show | On this computer as "Zone X: soil 20 %, rain 1 mm".
    `,
  },
  {
    language: 'en',
    event: 'mqtt oven/{oven}/core {"core_c": {core}, "min_c": {minc}, "batch": "{batch}", "belt": {belt}, "buzzer": {buzzer}}',
    slots: { oven: 'T1, T2, smoke, line-3', core: '48..66 / 77..92', minc: '=70, 72, 75', batch: 'L2207, L2211, pate-9, HAM44', belt: '5..12', buzzer: '15..23' },
    tools: ['batch_pass(batch, core_c: int): Pass a batch', 'batch_recook(batch, minutes: int): Cook a batch longer'],
    steps: `
      @core failed "the core has {core} degrees, {minc} are needed" // batch_pass batch={batch} core_c={core} | Pass | A batch whose core has reached min_c passes, with the core temperature. If it has not, fail.
      ^ | Pass the batch | Never pass meat whose core is below the minimum in the message. Otherwise pass it with what was measured.
      @core batch_recook batch={batch} minutes=15 // failed "the core has {core} degrees" | Longer | A quarter of an hour more for a core below its minimum; a core that is hot enough needs none: fail.
      @core batch_recook batch={batch} minutes=15 // batch_pass batch={batch} core_c={core} | Pass or cook on | Below the minimum 15 minutes more, otherwise pass it at its core temperature.
      @core gpio_write pin={belt} value=0 // gpio_write pin={belt} value=1 | Belt | The belt runs (high) if the core is hot enough and stands (low) if it is not.
      gpio_write pin={buzzer} value=0 | Quiet | The buzzer has sounded for more than 10 seconds: low.
      file_write path=haccp.csv content="{batch};{core};{minc}" append=true | HACCP | Add to haccp.csv: batch; core; minimum, separated by semicolons without blanks.
      notify message="{batch}: core {core} °C, minimum {minc} °C" | Show | Here: batch, a colon, "core" and its °C, a comma, "minimum" and its °C.
    `,
  },
];
