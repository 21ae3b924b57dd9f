import type { Scene } from '../../scene';

/** Plain steps of many people, part 1. */
export const hands1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt farm/parlour {"cow": "{cow}", "stall": {stall}, "litres": {l}, "collar": "{col}"}',
    slots: { cow: 'Berta, Lotte, Daisy', stall: '1..12', l: '4.5..19.5', col: '=C-118, C-204, C-377 / ∅, unknown', g: '2..9', m: '5..40', cow2: 'Hilda, Rosa, Flora' },
    tools: ['moo_gate(gate: int, open: bool): Open or shut a gate', 'moo_wash(stall: int, minutes?: int): Rinse a stall', 'moo_collar(collar, light: green|red): Light up a collar', 'moo_book(cow, remark): Write in the herd book'],
    steps: `
      moo_gate gate={g} open=true | Open gate {g}
      moo_gate gate={g} open=false | Gate {g} | Shut it, they've all gone through.
      moo_wash stall={stall} | Rinse | Rinse where she stood.
      moo_wash stall={stall} minutes={m} | Long rinse | Rinse her stall, {m} minutes this time.
      @col moo_collar collar={col} light=red // failed "no collar number came with her" | Red | Make her collar glow red. No collar number, no light: then give up.
      moo_collar collar=C-550 light=green | Good cow | Collar C-550 gets the green one.
      moo_book cow="{cow}" remark="limps on the left" | Herd book | Write in the book for the one just milked: "limps on the left"
      moo_book cow="{cow2}" remark="dry from Monday" | {cow2} | Book for {cow2}: "dry from Monday". Not the one in the parlour.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ward/bell {"room": {room}, "patient": "{pat}", "nurse_on_duty": "{nurse}", "callback": "{cb}"}',
    slots: { room: '101..160', pat: 'Mrs Hale, Mr Obi, Ms Lindqvist', nurse: 'Joan, Petra, Samir', cb: '=ext 204, ext 377, ext 415 / ∅, none', pin: '4..14', pin2: '15..27', n: '3..20' },
    steps: `
      gpio_write pin={pin} value=1 | Door lamp | Please put the lamp on pin {pin} on.
      gpio_write pin={pin2} value=0 | Buzzer | Please silence the buzzer, pin {pin2}.
      notify message="Please come to the desk" title="Room {room}" | Tell the desk | Show "Please come to the desk" here. As the title take Room and its number.
      notify message="Please come to the desk" | Tell the desk, short | Show "Please come to the desk" here, without a title.
      send_message channel=pager to="{nurse}" text="{pat} has rung" | Page | Page (channel pager) whoever is on duty: the patient's name, then "has rung".
      @cb memory_store key=callback content="{cb}" // failed "there is no extension" | Callback | Keep the extension as callback. If none was given, let this step fail.
      memory_recall query="{pat}" limit={n} | Notes | Look in the notes for this patient, {n} hits at most please.
      memory_recall query="{pat}" | All notes | Look up what we have noted about the patient.
    `,
  },
  {
    language: 'en',
    event: 'manual - the head teacher asks: {what} in {place}, key {key}',
    slots: { what: '=window stuck, tap dripping, radiator cold', place: 'room 14, the gym, the east stairs', key: 'K7, K12, K31', n: '1..9', h: '=06:30, 07:15, 21:00' },
    tools: ['kt_door(door: int, state: locked|free): Lock or free a door', 'kt_lights(area, on: bool, until?): Switch lights of an area', 'kt_job(title, key?): Enter a job for the caretaker', 'kt_slip(text): Print a slip for the door'],
    steps: `
      kt_door door={n} state=locked | Lock door {n}
      kt_door door={n} state=free | Door {n} | Nobody should need a key for it this morning.
      kt_lights area=yard on=true until={h} | Yard | Yard lights on, till {h}.
      kt_lights area=yard on=true | Yard | Yard lights on.
      kt_lights area=cellar on=false | Cellar | Put the lights out in the cellar.
      kt_job title="{what}" key={key} | Job | Enter what the head complains about, with the key.
      kt_job title="{what}" | Job, no key | Enter the complaint as a job. I have the key, leave it out.
      kt_slip text="Mind the wet floor" | Slip | Print for the door: Mind the wet floor
      failed "the message has no phone number" | Ring back | Write a slip with the head's phone number from the message.
    `,
  },
  {
    language: 'en',
    event: 'webhook /mon/alert {"host": "{host}", "disk_pct": {pct}, "mount": "{mnt}", "owner": "{own}", "runbook": "{rb}"}',
    slots: { host: 'web03, db-slave, mail2', pct: '40..69 / 91..99', mnt: '=/var, /home, /srv/data', own: 'pkowalski, anja, dev-ops', rb: 'clean-var, rotate-logs, extend-lv / ∅', n: '20..200', ln: '100..900' },
    steps: `
      @rb sop_execute name={rb} // failed "no runbook in the alert" | Runbook | Start the runbook from the alert. No runbook there: fail.
      sop_execute name=snapshot payload="{host}" | Snapshot | Run snapshot with the host as payload.
      sop_execute name=snapshot | Snapshot all | Run snapshot. No payload.
      file_read path=/var/log/syslog lines={n} | Log | First {n} lines of /var/log/syslog.
      file_read path=/var/log/syslog | Whole log | Read /var/log/syslog.
      file_read path=/var/log/mail.log from_line={ln} lines={n} | Mail log | {n} lines of /var/log/mail.log from line {ln} on.
      @pct failed "the disk is only at {pct} %" // send_message channel=slack to="{own}" text="Disk is filling up" | Ping owner | Over 90 % only: slack the owner "Disk is filling up". Under that, fail the step.
      file_write path=/opt/motd content="disk check running" | MOTD | Replace /opt/motd with: disk check running
      file_write path=/opt/motd content="disk check running" append=true | MOTD, add | Add to the end of /opt/motd: disk check running
    `,
  },
  {
    language: 'en',
    earlier: ['Read the hydrometer | gravity_get → {g} Plato in {tank}', 'Who brews today? | roster_get → {who}, until {t}'],
    slots: { g: '3.1..4.4', tank: 'FV2, FV5, Lagertank 1', tank2: 'FV8, Brite 3', who: 'Jens, Mads, Karla', t: '=14:00, 16:30, 18:15', c: '2..21', hop: 'Saaz, Mosaic, Hallertau', gr: '40..900', b: 'Red Ale, Pils, Smoked Porter' },
    tools: ['hopp_chill(tank, celsius: int, slow?: bool): Cool a tank', 'hopp_valve(tank, side: top|bottom, open: bool): Move a valve', 'hopp_dose(tank, hop, grams: int): Add hops', 'hopp_tag(tank, text): Write on the tank display'],
    steps: `
      hopp_chill tank="{tank}" celsius={c} | Chill | Take the measured tank to {c} degrees.
      hopp_chill tank="{tank2}" celsius={c} slow=true | Chill gently | {tank2} to {c} °C, but slowly.
      hopp_valve tank="{tank2}" side=bottom open=true | Drain | Open the bottom valve on {tank2}.
      hopp_valve tank="{tank2}" side=top open=false | Close up | Top valve of {tank2}: close.
      hopp_dose tank="{tank}" hop="{hop}" grams={gr} | Dry hop | {gr} g {hop} into the tank from step {step1}.
      hopp_tag tank="{tank}" text="{b}" | Display | It is "{b}" in there; put that on its display.
      hopp_tag tank="{tank2}" text="Ask {who} first" | Sign | {tank2} shows "Ask {who} first".
      failed "the pressure was not measured" | Pressure | Write the pressure from step {step1} on the tank display.
    `,
  },
  {
    language: 'en',
    event: 'manual - note from the office: {child} of class {cl} goes home at {t} with {adult}',
    slots: { child: 'Emil, Zora, Hannah', cl: '1..4', t: '=11:20, 12:05, 13:40', adult: 'her aunt, Mr Novak, grandma', pin: '5..19', f: 'lists/trip.txt, lists/swim.txt', id: 'c4, c9, c12' },
    steps: `
      notify message="{child} leaves at {t}" | Remind me | Pop up on this screen: the child's name, "leaves at" and the time.
      gpio_write pin={pin} value=1 | Ring | Ring the break bell, it's on {pin}.
      gpio_write pin={pin} value=0 | Stop ringing | That's enough bell. Pin {pin}.
      memory_store key=pickup content="{adult}" | Who fetches | Remember under pickup who comes for the child.
      file_read path={f} | Read {f}
      file_search query="{child}" path=lists | Is it on a list? | Search the folder lists for the child's name.
      file_search query="{child}" | Search everywhere | Search all files for the child's name.
      cron_remove id={id} | Cancel the reminder {id}
      send_message channel=email to=office@school.example text="Thank you, seen." | Answer | Mail office@school.example: "Thank you, seen."
      failed "the note has no phone number" | Note the number | Keep the adult's phone number from the note under pickup-phone.
    `,
  },
  {
    language: 'en',
    event: 'peripheral ttyS1 BILGE {side} LVL {lvl} PMP {pump}',
    slots: { side: '=port, starboard', lvl: '3..12 / 31..58', pump: '1..4', pump2: '5..8', m: '5..45', kn: '4..14', deg: '10..350', w: 'second engineer, bosun, cook' },
    tools: ['brg_pump(pump: int, run: bool, minutes?: int): Run or stop a pump', 'brg_log(line, urgent?: bool): Enter the deck log', 'brg_call(who, text): Call somebody on board', 'brg_course(degrees: int, knots?: int): Set course'],
    steps: `
      @lvl failed "level is only {lvl}" // brg_pump pump={pump} run=true | Pump out | If the level is over 20, start the pump that is named. Below that don't, and fail.
      brg_pump pump={pump2} run=false | Stop pump {pump2}
      brg_pump pump={pump2} run=true minutes={m} | Pump {pump2} | Run it {m} min.
      brg_log line="Bilge checked, all dry" | Log | Log: "Bilge checked, all dry"
      brg_log line="Hatch 2 open" urgent=true | Log, urgent | Log "Hatch 2 open" as urgent.
      brg_call who="{w}" text="Come to the bridge" | Call | Get the {w} on the line: "Come to the bridge"
      brg_course degrees={deg} knots={kn} | Course | Come to {deg}, make {kn} knots.
      brg_course degrees={deg} | Course {deg} | Speed stays as it is.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/hall3/case {"exhibit": "{ex}", "tilt": {tilt}, "guard": "{g}", "camera": "{cam}", "spare_camera": "{cam2}"}',
    slots: { ex: 'Bronze Hare, Map of Ulm, Blue Vase', tilt: '=true / false', g: 'Ferreira, Bock, Anyango', cam: 'cam-31, cam-07, K3', cam2: 'cam-44, K9', pin: '2..12', pin2: '13..30' },
    steps: `
      @tilt pushover message="The {ex} was moved" // failed "nothing was tilted" | Alert | Only if it was tilted, push: The, the exhibit, was moved. Otherwise this step fails.
      gpio_write pin={pin} value=1 | Light the case | Light on, pin {pin}.
      gpio_write pin={pin2} value=0 | Shutter | Shutter relay {pin2} off.
      mqtt_publish topic=museum/record payload={cam} | Record | Publish the camera of this case to museum/record. Not the spare.
      mqtt_publish topic=museum/record payload={cam2} | Record with the other | Publish the spare camera to museum/record.
      pushover message="Hall 3 closed" title="Guards" | Close | Push "Hall 3 closed", titled Guards.
      pushover message="Hall 3 open again" | Reopen | Push "Hall 3 open again".
      memory_store key=hall3 content="{g}" | Who was there | Store the name of the guard under hall3.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/checkout {"room": "{room}", "guest": "{guest}", "bags": {bags}, "minibar": {mb}}',
    slots: { room: '204, 311, 118', guest: 'Tanaka, Mr. Lopes, Weber', bags: '1..5', mb: '0..6', room2: '402, 517', n: '2..6', maid: 'Irina, Blessing, Thuy' },
    tools: ['hk_clean(room, deep?: bool): Put a room on the cleaning list', 'hk_sign(room, sign: clean|dirty): Set the sign of a room', 'hk_towels(room, count: int): Bring towels', 'hk_tell(maid, text): Tell a maid'],
    steps: `
      hk_clean room={room} | Clean | Please to clean the room of this guest.
      hk_clean room={room2} deep=true | Big clean | For {room2} the deep cleaning, please.
      hk_sign room={room} sign=dirty | Sign | Room from the message is still dirty, set the sign so.
      hk_sign room={room2} sign=clean | {room2} is ready | I finish it. Change sign, please.
      hk_towels room={room2} count={n} | Towels | {n} towel for {room2}
      hk_towels room={room} count={bags} | So many towels | Same number of towels as guest has bags, to his room.
      hk_tell maid={maid} text="Bring the big key" | Key | Say to {maid}: Bring the big key
      failed "the message has no arrival time" | Next guest | Tell to {maid} at what time next guest arrives, like it stands in message.
    `,
  },
  {
    language: 'en',
    event: 'mqtt aqua/wall {"tank": "{tank}", "ph": {ph}, "feeder": "{fd}", "keeper": "{k}"}',
    slots: { tank: 'Banggai cardinal, Reef left, Discus', ph: '6.1..8.4', fd: 'F2, F6, F11 / ∅, null', k: 'Lars, Mei, Oriane', p: '3..15', p2: '16..33', b: 'fishroom, pico-w2' },
    steps: `
      gpio_write pin={p} value=1 board={b} | Skimmer on | Skimmer: pin {p}, board {b}. Start it.
      gpio_write pin={p} value=1 | Skimmer on (main) | Start the skimmer, pin {p}.
      gpio_write pin={p2} value=0 | Lights out | Pin {p2}, the lights. Out.
      mqtt_publish topic=aqua/check payload="{tank}" | Which tank | Publish the tank's name to aqua/check.
      @fd mqtt_publish topic=aqua/feed payload={fd} // failed "no feeder is named" | Feed | Send the feeder's name to aqua/feed. If none is named, fail.
      send_message channel=signal to={k} text="Please clean the front glass" | Glass | Signal the keeper: "Please clean the front glass"
      file_write path=aqua/ph.txt content="{ph}" | pH now | Only the pH goes in aqua/ph.txt, replacing the old one.
      file_write path=aqua/ph.log content="{ph}" append=true | pH log | Add the pH at the end of aqua/ph.log.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bees/hive7 {"hive": "{h}", "kg": {kg}, "queen": "{q}"}',
    slots: { h: 'Linden, Old Oak, H7', kg: '18.0..29.5 / 41.0..62.0', q: 'blue 31, yellow 8, white 12', h2: 'Meadow, H12', s: '1..3', d: '3..14' },
    tools: ['hyve_super(hive, action: add|remove, count?: int): Add or take off boxes', 'hyve_entrance(hive, wide: bool): Set the entrance', 'hyve_visit(hive, in_days: int, note?): Plan a visit', 'hyve_queen(hive, queen): Enter a queen'],
    steps: `
      @kg failed "{kg} kg is too light" // hyve_super hive="{h}" action=add | Honey box | Above 40 kg put a box on this hive. Too light? Then the step fails.
      hyve_super hive="{h2}" action=add count={s} | Boxes | {s} boxes on top of {h2}.
      hyve_super hive="{h2}" action=remove | Take it off | One off {h2} again. No need to give a count.
      hyve_entrance hive="{h}" wide=false | Wasps | Wasps about! Make the entrance of the weighed hive small.
      hyve_entrance hive="{h2}" wide=true | Warm | {h2} can have its entrance wide.
      hyve_visit hive="{h}" in_days={d} | Visit | Have a look at this one again in {d} days.
      hyve_visit hive="{h2}" in_days={d} note="bring the smoker" | Visit {h2} | In {d} days; note "bring the smoker".
      hyve_queen hive="{h2}" queen="{q}" | Move her | The queen from the message lives in {h2} from now on.
    `,
  },
  {
    language: 'en',
    event: 'cron - night bake',
    earlier: ['Look at the order sheet | file_read → {n} rye, {m} rolls, customer {c}', 'Oven | mqtt_publish → {o} heating'],
    slots: { n: '10..60', m: '80..400', c: 'Hotel Post, Cafe Luna, Mrs Dorn', o: 'oven 1, deck 3, Stone', p: '4..16', p2: '17..30' },
    steps: `
      gpio_write pin={p} value=1 | Steam | Give it steam. {p}.
      gpio_write pin={p} value=0 | No steam | Steam ({p}) off.
      gpio_read pin={p2} | Proofer door | Is it shut? Contact on {p2}.
      mqtt_publish topic=bake/rye payload={n} | Rye | How many rye? Put that number on bake/rye.
      mqtt_publish topic=bake/rolls payload={m} | Rolls | How many rolls? Only the number, on bake/rolls.
      memory_store key=first-van content="{c}" | First van | Keep as first-van who the order is from.
      cron_add schedule="30 4 * * *" action=message text="Load the van" | Wake-up | At 30 4 * * * a message: Load the van
      cron_add schedule="30 4 * * *" action=message text="Load the van" name=van | Wake-up with name | Same time, 30 4 * * *, message "Load the van", and call it van.
      failed "the sheet has no address" | Address | Publish the customer's street from the sheet to bake/van.
      notify message="Rye first, then rolls" | Order | Show: "Rye first, then rolls"
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/return {"title": "{ti}", "reader": "{r}", "days_late": {late}, "shelf": "{sh}", "next_reader": "{nr}"}',
    slots: { ti: 'Moby Dick, The Trial, Silent Spring', r: 'A. Green, Yusuf Demir, Lina Roth', late: '=0 / 4, 9, 17', sh: 'B-12, Fiction 3, L/40', nr: 'Paul Adler, Miss Okafor / ∅, nobody', e: '10..95', d: '3..21' },
    tools: ['shelv_place(title, shelf): Put a book on a shelf', 'shelv_fine(reader, cents: int, reason?): Book a fine', 'shelv_hold(title, reader, days?: int): Keep a book for a reader', 'shelv_card(reader, active: bool): Block or free a card'],
    steps: `
      shelv_place title="{ti}" shelf="{sh}" | Back on the shelf | Return the book to where it belongs.
      @late failed "it was not late" // shelv_fine reader="{r}" cents={e} | Fine | A late one costs {e} cents. If it was on time, fail this step.
      shelv_fine reader="{r}" cents={e} reason="coffee stain" | Stain | {e} cents for the one who brought it back. Reason: coffee stain
      @nr shelv_hold title="{ti}" reader="{nr}" // failed "nobody waits for it" | Hold | Keep it for the next reader. Nobody waiting means fail.
      shelv_hold title="Atlas of Birds" reader="{r}" days={d} | Atlas | Hold "Atlas of Birds" for the same person, {d} days.
      shelv_card reader="{r}" active=false | Block | Their card is to be blocked.
      shelv_card reader="{r}" active=true | Free | They have paid, so their card works again.
    `,
  },
  {
    language: 'en',
    event: 'manual - customer at the counter: {cust}, bike {bike}, wants {job}, tel {tel}',
    slots: { cust: 'Ms Ray, Dirk, Pablo S.', bike: 'blue Gazelle, Kona 29, cargo Urban', job: 'new chain, brake pads, puncture', tel: '=0151 2234, 0170 9981, 0160 4477', p: '2..14', f: 'jobs/open.txt, jobs/2026.txt', q: 'inner tube, KMC X9' },
    steps: `
      file_write path={f} content="{job}" append=true | Job list | Onto the end of {f}: what the customer wants.
      file_write path=jobs/now.txt content="{bike}" | On the stand | jobs/now.txt: just the bike, old stuff out.
      memory_store key=last-tel content="{tel}" | Phone | Save their number as last-tel.
      memory_recall query="{cust}" | Been here? | Any notes about this customer?
      memory_recall query="{q}" limit=1 | Where are they? | Look in the notes for {q}, just 1 hit.
      gpio_write pin={p} value=1 | Compressor | Air on. It's {p}.
      gpio_write pin={p} value=0 | Compressor | Air off again, {p}.
      notify message="Back at two" title="Counter" | Lunch | Show "Back at two" under the title Counter.
      failed "no price was given" | Price | Save the price the customer was told as last-price.
    `,
  },
  {
    language: 'en',
    event: 'webhook /wash/entry {"lane": {lane}, "plate": "{pl}", "programme": "{pr}", "roof_box": {rb}}',
    slots: { lane: '1..4', pl: 'KA-RL 44, M-XY 902, HH-T 7', pr: '=basic, gloss, wax', rb: '=true / false', lane2: '5..8', e: '2..15' },
    tools: ['spritz_start(lane: int, programme: basic|gloss|wax, dryer?: bool): Start a wash', 'spritz_brushes(lane: int, position: up|down): Move the brushes', 'spritz_light(lane: int, colour: red|green): Set the lane light', 'spritz_refund(plate, euro: int, note?): Pay back'],
    steps: `
      spritz_start lane={lane} programme={pr} | Wash | Start what the driver picked on the lane he is in.
      spritz_start lane={lane2} programme=basic dryer=false | Lane {lane2} | Basic wash, and leave the dryer off.
      @rb failed "there is a roof box" // spritz_brushes lane={lane} position=down | Brushes | Lower the brushes on this lane, but a roof box means stop: fail then.
      spritz_brushes lane={lane2} position=up | Brushes {lane2} | Get the brushes out of the way on lane {lane2}.
      spritz_light lane={lane2} colour=red | Stop | Nobody drives into {lane2} now.
      spritz_light lane={lane2} colour=green | Go | The next car may drive into {lane2}.
      spritz_refund plate="{pl}" euro={e} | Money back | {e} euro back to this car.
      spritz_refund plate="{pl}" euro={e} note="mirror cap missing" | Mirror | Pay that car {e} euro. Note: "mirror cap missing"
    `,
  },
  {
    language: 'en',
    event: 'mqtt lockers/front {"box": {box}, "parcel": "{par}", "for": "{who}", "code": {code}}',
    slots: { box: '1..40', par: 'PX-4471, 88-1203, LB 77', who: 'Flat 9, Dr. Sommer, Kim', code: '=1180, 4471, 9302 / null', p: '3..20', p2: '21..40', t: 'locker/open, lockers/back/open' },
    steps: `
      mqtt_publish topic={t} payload={box} | Open | Publish the number of the box to {t}.
      @code send_message channel=sms to="{who}" text="{code}" // failed "there is no code" | Code | SMS the code, just that, to whom the parcel is for. Without a code: fail.
      send_message channel=sms to="{who}" text="Your parcel is here" | Parcel | To the addressee by sms: "Your parcel is here"
      send_message channel=sms text="Lockers are full" | Full | By sms, to nobody in particular: "Lockers are full"
      gpio_write pin={p} value=1 | Lamp over the lockers: pin {p}, on
      gpio_write pin={p2} value=0 | Heater {p2} off
      memory_store key=last-parcel content={par} | Last parcel | Remember: last-parcel is the parcel that just came.
      memory_forget key=last-parcel | Forget it | Drop the note last-parcel.
    `,
  },
  {
    language: 'en',
    event: 'mqtt spa/finnish {"cabin": "{cab}", "celsius": {c}, "guests": {g}, "attendant": "{att}"}',
    slots: { cab: 'Finnish 1, Birch, Cabin West', c: '60..74 / 88..99', g: '1..12', att: 'Olli, Saara, Ben', cab2: 'Steam, Bio 2', m: '5..30', t: '70..95', oil: 'eucalyptus, mint, spruce' },
    tools: ['loyly_heat(cabin, target: int, eco?: bool): Heat a cabin', 'loyly_pour(cabin, scent?): Pour water on the stones', 'loyly_door(cabin, closed: bool): Close or open a cabin to guests', 'loyly_gong(text, minutes: int): Announce an infusion'],
    steps: `
      loyly_heat cabin="{cab2}" target={t} | {cab2} to {t}
      loyly_heat cabin="{cab2}" target={t} eco=true | Economy | Heat {cab2} up to {t} degrees in a thrifty way.
      @c failed "{c} degrees is too cold" // loyly_pour cabin="{cab}" | Infusion | At 80 degrees or more pour water where it was measured. Colder: the step fails.
      loyly_pour cabin="{cab2}" scent={oil} | With {oil} | Pour in {cab2}, with {oil}.
      loyly_door cabin="{cab}" closed=true | Cleaning | The cabin of the message is shut for guests, please.
      loyly_door cabin="{cab2}" closed=false | Open | {cab2} is clean. Let people in.
      loyly_gong text="Birch ritual in the garden" minutes={m} | Gong | In {m} minutes: "Birch ritual in the garden"
    `,
  },
  {
    language: 'en',
    event: 'manual - projectionist: film {film}, screen {s}, starts {t}, tickets sold {sold}',
    slots: { film: 'Nosferatu, Playtime, Stalker', s: '1..6', t: '=17:30, 20:00, 22:15', sold: '=0, 1, 2 / 48, 75, 133', p: '4..15', p2: '16..29', run: 'r-201, r-388' },
    steps: `
      gpio_write pin={p} value=0 | House lights | Lights down, please. Pin {p}.
      gpio_write pin={p} value=1 | House lights | Lights up, please. Pin {p}.
      gpio_write pin={p2} value=1 | Curtain | Curtain motor {p2}: run.
      @sold failed "only {sold} tickets are sold" // sop_execute name=show-start payload="{film}" | Show | Begin show-start with the film as payload if at least three tickets are sold. If not, fail.
      sop_execute name=show-end | After the show | Begin show-end.
      sop_status run_id={run} | How is {run}?
      sop_status | What is running? | Look at all runs, not just one.
      sop_cancel run_id={run} reason="bulb is dead" | Stop {run} | The reason: "bulb is dead"
      notify message="{film} at {t}" | Screen in the foyer | Show here: the film, "at", the time.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vines/slope {"row": {row}, "leaf_wet": {wet}, "variety": "{v}", "frost_risk": "{fr}"}',
    slots: { row: '3..60', wet: '10..95', v: 'Riesling, Pinot, Merlot', fr: '=low, none / high, severe', row2: '61..99', l: '20..180', who: 'Matteo, Sigrid', d: '=12 May, 3 June' },
    tools: ['vino_spray(row: int, litres: int, agent?): Spray a row', 'vino_fans(speed: slow|fast): Run the frost fans', 'vino_net(row: int, up: bool): Raise or lower the bird net', 'vino_task(who, text, due?): Give someone a task'],
    steps: `
      vino_spray row={row} litres={l} | Spray | {l} litres on the row that is wet.
      vino_spray row={row2} litres={l} agent=copper | Row {row2} | {l} l with copper.
      @fr failed "the frost risk is {fr}" // vino_fans speed=fast | Frost | Fans at full tilt if the risk is high or severe. Low or none: no fans, the step fails.
      vino_fans speed=slow | Fans | Let the fans turn gently.
      vino_net row={row2} up=true | Birds | Row {row2} needs its net up.
      vino_net row={row2} up=false | Picking | We pick in {row2}, so down with the net.
      vino_task who={who} text="Tie the young shoots" | Task | {who} shall "Tie the young shoots". No date.
      vino_task who={who} text="Count the {v} buds" due="{d}" | Task until | By {d}, {who}: "Count the {v} buds"
    `,
  },
  {
    language: 'en',
    event: 'webhook /dental/booking {"patient": "{pat}", "time": "{t}", "dentist": "{den}", "mobile": "{tel}", "reason": "{why}"}',
    slots: { pat: 'Mrs Conti, Jo Brandt, Mr Abara', t: '=08:40, 10:20, 15:00', den: 'Dr Falk, Dr Amin', tel: '=0176 4410, 0152 7733, 0178 2090 / ∅, unknown', why: 'toothache, check-up, lost filling', p: '2..16', n: '2..8' },
    steps: `
      @tel send_message channel=sms to="{tel}" text="See you at {t}" // failed "there is no mobile number" | Confirm | Kindly send the mobile number an sms, "See you at {t}". If there is no number, kindly fail.
      send_message channel=slack to="{den}" text="{why}" | Tell the dentist | On slack, let the dentist know the reason, only that.
      notify message="{pat} is next" | Next | Show who is next: the name and "is next".
      notify message="{pat} is next" title="Chair 2" | Next, chair 2 | The same sentence (name, "is next") with Chair 2 for a title.
      gpio_write pin={p} value=1 | Suction | Kindly turn the suction on, pin {p}.
      gpio_write pin={p} value=0 | Suction | Kindly turn the suction off, pin {p}.
      file_list path=xray/{n} | X-rays | List the folder xray/{n}
      file_list | Folders | List the folder we are in.
    `,
  },
];
