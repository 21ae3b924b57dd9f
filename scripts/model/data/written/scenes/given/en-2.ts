import type { Scene } from '../../scene';

/** Optional arguments that are given in every manner, and arguments of the same type in any order, part 2. */
export const givenEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt print/farm/{pr} {"printer": "{pr}", "file": "{file}", "nozzle_c": {noz}, "spool": "{spool}", "owner": "{who}"}',
    slots: { pr: 'prusa-2, ender-7, voron-1, mk4-left', pr2: 'mini-3, delta-5', file: 'bracket_v3, hinge-left, cup holder, gear 24T', noz: '195..245', spool: 'PLA grey 04, PETG 11, ABS black 2', who: 'Dita, Rafael, Noor', mat: 'PLA, PETG, ASA' },
    tools: ['octo_print(printer, file, copies?: int, spool?): Print a file', 'octo_heat(printer, nozzle: int, bed?: int): Heat a printer', 'octo_pause(printer, reason?, park?: bool): Pause a printer', 'filament_book(spool, grams: num, material?, user?): Book used filament'],
    steps: `
      octo_print printer={pr} file="{file}" spool="{spool}" | Print the waiting file | Let the printer of the message print its file, from the spool that is mounted.
      octo_print printer={pr2} file="{file}" copies=4 | Four of them | The same file four times, but on {pr2}, which has room.
      octo_heat printer={pr} nozzle={noz} bed=60 | Warm up | The bed gets 60 degrees, the nozzle what the message says.
      send_message channel=makers to="{who}" text="{spool} is empty" | Spool empty | The owner should read, in the channel makers, which spool "is empty".
      octo_pause printer={pr} park=true | Pause and park | Pause the one that reports; its head should be parked meanwhile.
      octo_pause printer={pr2} reason="spool empty" | Stop for a moment | On {pr2} the spool is empty. Pause it with the reason "spool empty".
      filament_book spool="{spool}" grams=42.5 user="{who}" | Book the use | For the owner of the print, 42.5 grams are booked from the mounted spool
      http_request url=http://{pr2}/api/fan method=PUT body=80 | Fan of {pr2} | Put (PUT) 80 as the body to http://{pr2}/api/fan.
      notify message="{file} on {pr}" title="{who}" | Ready soon | Title: the owner. Text: the file, the word "on", the printer.
    `,
  },
  {
    language: 'en',
    slots: { hive: 'linden-2, row 4 left, H-11, orchard 3', hive2: 'H-27, meadow 1, row 1 right', kg: '0.5..3.5', who: 'Marit, Luca, Sister Anne', frames: '2..9', queen: 'blue 14, white 07, green 22', word: 'swarm, varroa, foulbrood' },
    tools: ['hive_feed(hive, kg: num, kind?: syrup|fondant, by?): Note a feeding', 'hive_inspect(hive, frames: int, queen_seen?: bool, inspector?): Note an inspection', 'queen_move(queen, from, to): Move a queen', 'hive_alarm(hive, kg: num, number?): Give an alarm when a hive gets lighter than this'],
    steps: `
      hive_feed hive="{hive}" kg={kg} kind=syrup by="{who}" | Fed by {who} | {kg} kg of syrup went into the hive {hive}. Note it together with who did it.
      hive_inspect hive="{hive2}" frames={frames} queen_seen=true | The queen was there | Inspection of {hive2}: {frames} frames, queen seen.
      hive_inspect hive="{hive}" frames={frames} inspector="{who}" | Look through | Inspector {who} has counted {frames} frames of brood in {hive}. Whether the queen was there is not known.
      cron_add schedule="0 10 * 5 6" action=message text="Look at {hive2}" name=swarm-watch | Swarm watch | In May, Saturdays at ten (0 10 * 5 6): the message "Look at {hive2}", under the name swarm-watch.
      queen_move queen="{queen}" from="{hive2}" to="{hive}" | A new home | Queen {queen} shall go to {hive}; now she sits in {hive2}.
      hive_alarm hive="{hive2}" kg=18.5 number="+49 160 220 0220" | Light hive | Ring +49 160 220 0220 as soon as {hive2} has less than 18.5 kg.
      memory_recall query="{word}" limit=3 | Notes about {word} | Three notes are plenty.
      gpio_write pin={frames} value=0 board=hive-io | Heater off | Low on hive-io, pin {frames}.
      memory_recall query="{word}" category=bees | What do we know? | Search in the category bees for {word}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ev/session {"station": "{st}", "card": "{card}", "amps": {amp}, "kwh": {kwh}, "bay": "{bay}"}',
    slots: { st: 'wall-2, EVSE 04, dc-north', st2: 'wall-9, EVSE 11, garage-3', card: '=04 A2 2B 9C, 04:77:77:1F, E0 04 01 00, 990099', amp: '7..30 / ∅', kwh: '4..40', bay: 'P3, P17, Bay 8', who: 'Tomasz, Elin, Mr Okafor', h: '2..6' },
    tools: ['ocpp_start(station, card?, amps?: int): Start charging', 'ocpp_stop(station, reason?): Stop charging', 'ocpp_limit(station, amps: int, phases?: 1|3, minutes?: int): Limit the current', 'ocpp_reserve(station, card, minutes: int, note?): Reserve a station'],
    steps: `
      @amp ocpp_start station="{st}" card="{card}" amps={amp} // ocpp_start station="{st}" card="{card}" | Start as asked | Begin to charge at the reporting station with the card that was held to it. If an amperage came along, it counts too.
      ocpp_start station="{st2}" amps=10 | Ten amps | At {st2} the car may charge with ten amps.
      ocpp_stop station="{st}" reason="cable hot" | Stop, hot cable | The charging of the message has to end. Enter "cable hot" as the reason.
      memory_store key="card-{st}" content="{card}" | Card in the notes | Under card-{st} keep the number of the card with all its blanks and colons.
      ocpp_limit station="{st2}" amps=16 phases=3 | Limit | Three phases, sixteen amps each: {st2}.
      ocpp_reserve station="{st2}" card="{card}" minutes=45 note="{who}" | Keep it free for {who} | Reserve {st2} for the card of the message, 45 minutes, with the note {who}.
      http_request url=http://meter.lan/limit method=PUT body=16 | House meter | PUT to http://meter.lan/limit, the body is just 16.
      file_read path=ev/sessions.csv lines=12 | Sessions | Just the first dozen lines of ev/sessions.csv
      send_message channel=sms to="{who}" text="{kwh} kWh at {bay}" | Message | An sms to {who} with the energy so far in kWh and "at" with the bay, like "9 kWh at P1".
    `,
  },
  {
    language: 'en',
    slots: { r: 'Pine, Loft, Garden room, Room 21', r2: 'Oak, Attic, Room 8', guest: 'Lindqvist, Romero, van Dyk', n: '2..6', c: '18..23', from: '=Friday, Saturday, 12 May', to: '=Sunday, Monday, 15 May', pin: '=0077, 1180, 4004, 2290' },
    tools: ['stay_checkin(guest, room, persons?: int, breakfast?: bool): Check a guest in', 'stay_block(room, from, to, reason?): Block a room', 'room_climate(room, celsius: int, fan?: auto|low|high): Set the climate of a room', 'door_code(room, code, valid_hours?: int): Set the code of a door'],
    steps: `
      stay_checkin guest="{guest}" room="{r}" persons={n} breakfast=true | Check in | {n} persons, with breakfast: {guest}, into {r}
      stay_checkin guest="{guest}" room="{r2}" breakfast=false | Guest without breakfast | Check {guest} in. It is {r2}; no breakfast.
      stay_block room="{r2}" from="{from}" to="{to}" reason=painting | Painters | Until {to}, starting {from}, the room {r2} is out of use. Reason: painting.
      send_message channel=house to=Rosa text="{r2} needs towels" | Towels | Ask Rosa for some. Over the channel house: "{r2} needs towels".
      stay_block room="{r}" from="{from}" to="{to}" | Kept for the family | Please block {r} from {from} to {to}.
      room_climate room="{r}" celsius={c} fan=low | Gently | Fan low, {c} degrees, in {r}.
      door_code room="{r}" code="{pin}" valid_hours=48 | Door code | For 48 hours {pin} opens {r}.
      memory_recall query="{guest}" limit=4 category=guests | A known guest? | Category guests. Whatever is noted about {guest}, four notes at most.
      notify message="{guest} is in {r}" title=Arrivals | Arrivals | Under the title Arrivals: {guest} is in {r}
    `,
  },
  {
    language: 'en',
    event: 'mqtt pumps/{p}/state {"pump": "{p}", "hz": {hz}, "bar": {bar}, "vfd": "{vfd}", "station": "{st}"}',
    slots: { p: 'P-101, P-204, booster 2, sump B', p2: 'P-310, P-411, booster 7', hz: '22..48', bar: '1.2..5.8', vfd: 'VFD-3, abb-12, drive 9', st: 'Mill Lane, Lower Works, Eastfield', pin: '2..22', board: 'pump-io, relay-16, esp-sump' },
    tools: ['vfd_speed(pump, hz: num, ramp_ms?: int): Set the speed of a pump', 'vfd_limit(pump, max_hz: num, min_hz?: num): Set the limits of a drive', 'pump_swap(from, to, station?): Change from one pump to another', 'pump_prime(pump, seconds: int, litres?: num): Prime a pump'],
    steps: `
      vfd_speed pump="{p2}" hz=32.5 ramp_ms=2000 | {p2} faster | 32.5 Hz for {p2}, with a ramp of two seconds.
      vfd_speed pump="{p}" hz=25 ramp_ms=500 | Quick and slow | Within half a second bring the reporting pump to 25 Hz.
      vfd_limit pump="{p2}" max_hz=50 min_hz=20 | Both limits | Not under 20, not over 50 Hz: these are the limits of {p2}
      file_write path=pumps.log content="{p}: {bar} bar" append=true | One line more | To pumps.log add the reporting pump, a colon, and its pressure with bar.
      vfd_limit pump="{p}" max_hz=45 | Top speed | This pump may turn with 45 Hz at the most. Enter that as its limit.
      pump_swap from="{p}" to="{p2}" station="{st}" | Change over | At the station of the message, {p2} takes over from the pump that reports.
      pump_prime pump="{p2}" seconds=90 litres=12.5 | Prime | Fill it with 12.5 litres, a minute and a half long; it is {p2}.
      gpio_read pin={pin} board={board} | Float switch | The float is on pin {pin} (board {board}). Read it.
      gpio_write pin={pin} value=1 board={board} | Warning light | Set pin {pin} high, board {board}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/repair {"bike": "{bike}", "frame": "{frame}", "owner": "{own}", "phone": "{ph}", "part": "{part}", "qty": {qty}}',
    slots: { bike: 'Brompton, cargo bike, Stevens Vapor, blue city bike', frame: '=WBK1122 0033 A, M00700077K, 4499-44-99, ST 5510 01', own: 'Jutta, Farid, Ms Lowe', ph: '=0170 55 00 551, +31 6 1100 0110, 01 40 22 00 22', part: 'brake pad B05S, chain X11, hub dynamo, tyre 28-622', qty: '1..4 / ∅', mech: 'Sami, Kirsten, Old Paul', part2: 'spoke 262 mm, bottom bracket, bell' },
    tools: ['job_open(bike, owner, phone?, frame_number?): Open a repair', 'job_part(bike, part, count?: int, price?: num): Add a part to a repair', 'job_assign(bike, mechanic, hours?: num, priority?: low|normal|high): Give a repair to a mechanic', 'part_order(part, supplier, count?: int, express?: bool): Order a part'],
    steps: `
      job_open bike="{bike}" owner="{own}" phone="{ph}" frame_number="{frame}" | Open the repair | Everything about bike and owner is in the message, down to phone and frame number. Open the repair with all of it.
      @qty job_part bike="{bike}" part="{part}" count={qty} // job_part bike="{bike}" part="{part}" | Add the part | Add what the owner wants to have changed. How many, only if the message says so.
      job_part bike="{bike}" part="{part2}" price=4.5 | Another part | On the same bike we also change a {part2}; the price is 4.50 (enter 4.5).
      memory_recall query="{frame}" category=frames | Frame number | Search the notes for exactly this frame number, in the category frames.
      job_assign bike="{bike}" mechanic="{mech}" priority=high | {mech} does it | High priority. The bike of the message goes to {mech}.
      job_assign bike="{bike}" mechanic="{mech}" hours=1.5 | An hour and a half | One and a half hours of work, for {mech}: this repair
      part_order part="{part2}" supplier=Velomat count=12 | Order a dozen | A dozen {part2} from Velomat.
      file_write path="bikes/{mech}.txt" content="{bike}: {part2}" | A clean sheet | Write bikes/{mech}.txt anew; it says {bike}: {part2}
      send_message channel=whatsapp to="{ph}" text="Your {bike} is ready" | Ready | By whatsapp to the phone of the owner: "Your", the bike, "is ready".
    `,
  },
  {
    language: 'en',
    slots: { room: 'Gallery 3, Print room, Annex, East wing', room2: 'Gallery 9, Vault B, Nave', rh: '42..55', item: 'oil on panel 114, the bronze horse, mask 07', case: 'Case 4, plinth 2, Case 17', case2: 'crate 31, Case 22', who: 'Dr. Ndiaye, Flora, Mr Beck', lux: '30..80', tag: 'loan, fragile, glass' },
    tools: ['climate_hold(room, humidity: int, celsius?: num): Keep the climate of a room', 'object_move(object, from, to, handler?): Record that an object moves', 'object_tag(object, tags: text[], note?): Tag an object', 'light_cap(room, lux: int, hours?: int): Limit the light of a room'],
    steps: `
      climate_hold room="{room}" humidity={rh} celsius=20.5 | Climate of {room} | {rh} percent, 20.5 degrees.
      climate_hold room="{room2}" humidity={rh} | Humidity only | The humidity in {room2} should stay at {rh}, whatever the temperature does.
      object_move object="{item}" from="{case}" to="{case2}" handler="{who}" | Out of the case | The handler is {who}. To {case2} goes {item}, which was in {case} before.
      send_message channel=registrar to="{who}" text="{item} is in {case2}" | To the registrar's desk | For {who}, in the channel registrar: "{item} is in {case2}".
      object_move object="{item}" from="{case2}" to="{case}" | Back again | The loan is over: into {case} with {item}, out of {case2}
      object_tag object="{item}" tags=["{tag}","gilded","2024"] note="check frame" | Three tags and a note | Note: check frame. Tags: {tag}, gilded, 2024. Object: {item}.
      light_cap room="{room}" lux={lux} hours=8 | For the opening hours | During the next eight hours no more than {lux} lux in {room}.
      cron_add schedule="0 7 * * *" action=prompt text="Read {room2}" timezone=Europe/Rome | Daily reading | At seven, Rome time (0 7 * * *, Europe/Rome), the prompt "Read {room2}". It needs no name.
      file_read path=climate/log.txt lines=40 | Climate log | From climate/log.txt, 40 lines.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/{tank}/reading {"tank": "{tank}", "plato": {pl}, "t_c": {t}, "batch": "{batch}", "brewer": "{who}"}',
    slots: { tank: 'FV3, FV8, BBT 2, lager tank 5', tank2: 'FV11, BBT 6, maturing tank', pl: '2.4..14.6', t: '3..19', batch: 'Helles 114, stout 09, IPA-33', who: 'Gesa, Callum, Vito', hop: 'Mosaic, Saaz, Citra', g: '200..900' },
    tools: ['brew_log(batch, plato: num, celsius: num, taster?): Log a reading', 'tank_chill(tank, celsius: num, per_hour?: num): Cool a tank', 'tank_transfer(from, to, hectolitres?: num, filtered?: bool): Pump beer over', 'hop_add(tank, hop, grams: int, hours?: int): Add hops'],
    steps: `
      brew_log batch="{batch}" plato={pl} celsius={t} taster="{who}" | Log the reading | Log what was measured in this batch, gravity and temperature; the brewer of the message tasted it.
      tank_chill tank="{tank}" celsius=1.5 per_hour=0.5 | Slow cooling | Half a degree per hour, down to 1.5: the tank that reports.
      tank_chill tank="{tank2}" celsius=4 | Cool {tank2} | Bring it to four degrees.
      pushover message="{tank} has {t} °C" title="{batch}" | Push it | As the title the batch, as the text the tank, "has", its temperature with °C.
      tank_transfer from="{tank}" to="{tank2}" hectolitres=12 filtered=true | Filtered over | Into {tank2} come 12 hl, filtered, out of the tank of the message
      hop_add tank="{tank2}" hop={hop} grams={g} hours=72 | Dry hopping | {g} grams {hop} for three days (72 hours) in {tank2}.
      memory_store key="{batch}" content="{pl} °P by {who}" | Note it | Under the name of the batch: the gravity with °P, "by" and the brewer.
      file_write path="brew/{batch}.csv" content="{pl},{t}" append=true | Curve | Add gravity, comma, temperature at the end of brew/{batch}.csv.
      cron_add schedule="0 6 * * *" action=procedure text=cool-check name="cool-{tank2}" timezone=Europe/Vienna | Daily check | The procedure cool-check starts each day at six, Vienna time (0 6 * * *, Europe/Vienna). Name the entry cool-{tank2}.
    `,
  },
  {
    language: 'en',
    slots: { repo: 'pump-fw, web-shop, docs-site, till-app', br: 'main, release-4, fix/leak, develop', run: '4100..9900', host: 'runner-2, build-07, arm-1', env: '=staging, production, qa', tag: 'v2.1, v0.9.4, 2024.3', tag2: 'v2.0, v0.9.1', who: 'Hedda, Ishaan, Corin' },
    tools: ['ci_run(repo, branch, runner?, clean?: bool): Run the build', 'ci_cancel(run: int, reason?): Cancel a build', 'deploy(repo, tag, env: staging|production|qa, canary_percent?: int): Deploy a version', 'tag_add(repo, tag, branch?, labels?: text[]): Tag a version'],
    steps: `
      ci_run repo={repo} branch={br} runner={host} | Build on {host} | Branch {br} of {repo} is to be built there.
      ci_run repo={repo} branch={br} clean=true | Clean build | A clean one, please: {repo}, {br}
      ci_cancel run={run} reason="wrong branch" | Cancel {run} | It builds the wrong branch. Give "wrong branch" as the reason.
      send_message channel=dev to={who} text="{repo} {tag} is out" | It is out | To {who} on dev, saying "{repo} {tag} is out".
      ci_cancel run={run} | Away with it | The build {run} is of no use to anybody, so cancel it.
      deploy repo={repo} tag={tag} env={env} canary_percent=10 | First ten percent | Version {tag} of {repo} goes to {env}, as a canary for 10 percent.
      tag_add repo={repo} tag={tag} branch={br} labels=["tested","lts"] | Tag it | From the branch {br}, tag {repo} as {tag}; labels are tested and lts.
      file_read path=CHANGES.md from_line=1 lines=30 | Changes | Lines 1 to 30, that is thirty lines, of CHANGES.md.
      http_request url=https://hooks.dev/{repo} method=POST body="{tag} by {who}" | Hook | POST "{tag} by {who}" to https://hooks.dev/{repo}
    `,
  },
  {
    language: 'en',
    event: 'webhook /dispatch/order {"order": "{order}", "pickup": "{a}", "dropoff": "{b}", "name": "{who}", "tel": "{tel}", "bags": {bags}}',
    slots: { order: 'T-8811, T-0440, R-207', a: 'Main station, Hotel Krone, Pier 4, 12 Mill St', b: 'Terminal 2, City hospital, 7 Abbey Rd', who: 'Castellano, Nguyen, Abebe', tel: '=0660 11 22 110, +352 661 007 007, 079 900 99 00', bags: '1..5 / ∅, null', car: 'Van 3, car 12, Taxi 40', drv: 'Mehmet, Gitta, Ollie' },
    tools: ['ride_assign(order, car, driver?): Give a ride to a car', 'ride_book(pickup, dropoff, phone?, bags?: int): Book a ride', 'ride_delay(order, minutes: int, notify?: bool): Say that a ride is late', 'ride_fare(dropoff, pickup, night?: bool): Say what a ride costs'],
    steps: `
      ride_assign order={order} car="{car}" driver="{drv}" | {car} takes it | The order of the message; {drv} drives.
      @bags ride_book pickup="{a}" dropoff="{b}" phone="{tel}" bags={bags} // ride_book pickup="{a}" dropoff="{b}" phone="{tel}" | Book it | Book what the message wants, with the number to call. Bags are only entered if they are really stated.
      ride_book pickup="{b}" dropoff="{a}" | The way back | The guest returns tomorrow: book the same ride the other way round, with neither phone nor bags.
      http_request url=https://dispatch.city/{order} method=PATCH body=late | Dispatch server | The server wants a PATCH at https://dispatch.city/{order} with the body late.
      ride_delay order={order} minutes=30 notify=true | Half an hour late | This ride comes half an hour later, and the guest is to be notified.
      ride_delay order={order} minutes=5 notify=false | A little late | Five minutes, that does not matter. Enter it for the order, but do not notify.
      ride_fare pickup="{a}" dropoff="{b}" night=true | Night fare | How much would the ride in the message be at night?
      memory_recall query="{who}" limit=1 category=riders | A regular? | One note about the guest of the message suffices; category riders.
      notify message="{who}: {a} to {b}" title="{order}" | On the desk | Show, under the order as the title, the name, a colon, and from where "to" where.
    `,
  },
  {
    language: 'en',
    slots: { area: 'nursery slope, Run 7, Bear bowl, half pipe', gun: 'SG-14, SG-02, lance 9', gun2: 'SG-31, lance 22', bar: '18..38', who: 'Urs, Seppi, Alina', lift: 'Gondola, T-bar 2, Chair 5', ms: '1.5..4.5', hm: '=16:30, 17:15, 22:00' },
    tools: ['snow.gun(gun, bar: int, on: bool, nozzle?: fine|coarse): Run a snow gun', 'slope_close(slope, until?, cause?): Close a slope', 'lift_speed(lift, metres_per_second: num, ramp_seconds?: int): Set the speed of a lift', 'patrol_send(slope, patroller, with?: text[]): Send somebody out'],
    steps: `
      snow.gun gun="{gun}" bar={bar} on=true nozzle=fine | Snow | Fine nozzle, {bar} bar. Switch {gun} on.
      snow.gun gun="{gun2}" bar=0 on=false | {gun2} off | Off with it, and the pressure to 0 bar.
      slope_close slope="{area}" until={hm} cause=grooming | Grooming | Until {hm} the slope {area} is closed. Cause: grooming
      send_message channel=radio to="{who}" text="{lift} stops at {hm}" | Radio to {who} | They should know over the channel radio: "{lift} stops at {hm}".
      slope_close slope="{area}" cause=fog | Fog | Nobody can say for how long, but close {area}, with fog as the cause.
      lift_speed lift="{lift}" metres_per_second={ms} ramp_seconds=12 | Speed of the {lift} | {ms} m/s, reached within twelve seconds.
      patrol_send slope="{area}" patroller="{who}" with=["sled","blanket","radio"] | Send {who} | To {area}, and {who} takes along: sled, blanket, radio.
      file_search query="{gun}" path=manuals | Manual | In manuals, look for files about {gun}.
      pushover message="{gun} runs at {bar} bar" title=Snow | Push it | Title Snow, message "{gun} runs at {bar} bar".
    `,
  },
  {
    language: 'en',
    event: 'mqtt cold/{room}/probe {"room": "{room}", "celsius": {t}, "door": "{door}", "board": "{board}", "fan_pin": {fan}}',
    slots: { room: 'Fish room, dairy, Cell 4, blast freezer', room2: 'Cell 9, ice store, meat hook room', t: '-22..6', door: '=open, shut', board: 'cold-1, esp-fish, relay-e / ∅, null', fan: '2..19', who: 'Branka, Levi, Moss', art: 'cod loin, butter 20 kg, peas' },
    tools: ['frigo_set(room, celsius: num, hysteresis?: num): Set a cold room', 'frigo_defrost(room, minutes: int, fans?: bool): Defrost a cold room', 'frigo_mute(room, minutes: int, by?): Mute the alarm of a room', 'pallet_put(article, room, rack?, pallets?: int): Put pallets into a room'],
    steps: `
      @board gpio_write pin={fan} value=1 board={board} // gpio_write pin={fan} value=1 | Fan on | Set the fan pin of the message high, on the board that it names, if it names one.
      @board gpio_read pin={fan} board={board} // gpio_read pin={fan} | Does it run? | Read the fan's pin. Where the message gives a board, read it on that board.
      frigo_set room="{room2}" celsius=-18 hysteresis=1.5 | Frozen goods | Minus 18 degrees in {room2}, hysteresis 1.5.
      pushover message="{t} °C in {room}" | Push it | Push the temperature with °C, "in", and the room of the message.
      frigo_set room="{room}" celsius=4 | Back to four | The room of the message gets four degrees again
      frigo_defrost room="{room}" minutes=25 fans=false | Defrost, fans off | 25 minutes of defrosting where the probe is. The fans must not run meanwhile.
      frigo_mute room="{room}" minutes=60 by="{who}" | Muted by {who} | For an hour the alarm of the reporting room is muted.
      file_read path=cold/alarms.log from_line={fan} lines=6 | Alarms | From the line whose number equals the fan pin in the message, six lines of cold/alarms.log.
      pallet_put article="{art}" room="{room2}" rack=R4 pallets=2 | Two pallets | Rack R4 in {room2}: two pallets of {art}.
    `,
  },
];
