import type { Scene } from '../../scene';

/** What is done only under a condition, and what is refused, part 1. */
export const refusedEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /brew/yeast {"tank": "{tank}", "lab": "{lab}", "viability_pct": {via}, "strain": "{strain}", "co2_ppm": {co2}, "valve": {valve}}',
    slots: { tank: 'P1, P2, P4, north prop', lab: '=pass, released, clean / pending, contaminated, fail', via: '91..99 / 40..84', strain: 'W34, Kveik, London, S-189', co2: '400..1900 / 5200..9000', valve: '6..27', limit: '2500..4800' },
    tools: ['propa_pitch(tank: text, to: text): Pitch the yeast of a propagation tank into a fermenter', 'propa_dump(tank: text): Empty a propagation tank into the drain', 'propa_aerate(tank: text, seconds: int): Blow sterile air into a propagation tank'],
    steps: `
      @lab propa_pitch tank="{tank}" to=F7 // failed "the lab result is {lab}" | Pitch into F7 | The yeast goes into fermenter F7 once the lab has given its blessing (pass, released or clean). With any other result it stays where it is, and this step has to fail.
      @via propa_aerate tank="{tank}" seconds=45 // failed "viability is only {via} %" | Last breath of air | Yeast with a viability of at least 90 % gets 45 seconds of sterile air in its tank. Anything weaker is not worth it: fail.
      @co2 gpio_write pin={valve} value=1 // failed "{co2} ppm of CO2 is above {limit}" | Open the cellar valve | Not above {limit} ppm of CO2 in the cellar? Then set the valve from the report to 1. Too much CO2 means nobody may go in and nothing is opened.
      ^ | Cellar valve | High on the reported valve pin, provided that the CO2 does not exceed {limit} ppm; refuse otherwise.
      gpio_write pin={valve} value=0 | Shut it for tonight | Take the valve pin of the report low. The brewer opens it again tomorrow after he has aired the cellar.
      @lab memory_store key=last-good-yeast content="{strain}" // failed "the lab result is {lab}" | Remember the good one | Keep the strain as last-good-yeast, but a strain without a good result from the lab must not get into the notes.
      propa_dump tank="{tank}" | Out with the rest | Whatever the lab says about it, what is left in this tank is emptied into the drain.
      failed "no tool can count cells under the microscope" | Count again | Put a drop under the microscope and count the dead cells in four squares by eye.
    `,
  },
  {
    language: 'en',
    event: 'mqtt slope/lift/{lift} {"lift": "{lift}", "wind_kmh": {wind}, "time": "{time}", "chairs_blocked": {blocked}, "guard": "{guard}", "drive_pin": {pin}}',
    slots: { lift: 'summit, T4, sunside, L2', wind: '8..38 / 62..95', limit: '40..60', time: '=09:05, 11:20, 13:45, 15:10 / 05:40, 18:30, 21:15', blocked: '=0 / 1, 2, 3', guard: '=Resi, Luca, Hannes, Mirjam / ∅, unknown, n/a, -', pin: '11..30' },
    tools: ['liftctl_start(lift: text, speed: slow|normal): Start a chair lift', 'liftctl_halt(lift: text): Stop a chair lift', 'liftctl_board(lift: text, line: text): Show a line on the board at the bottom station'],
    steps: `
      @wind liftctl_start lift={lift} speed=normal // failed "the wind is {wind} km/h" | Start for the day | Start the lift of the message at normal speed if the wind stays below {limit} km/h. Should it blow harder, do not start and let the step fail.
      @time liftctl_start lift={lift} speed=slow // failed "{time} is outside 8:30 to 16:30" | Slow start | People are carried between half past eight and half past four only. Inside these hours, start this lift slowly; at any other time of day, refuse.
      @blocked gpio_write pin={pin} value=1 // failed "{blocked} chairs are blocked" | Release the drive | The drive is released by a 1 on its pin in the message. A single blocked chair is enough to forbid it.
      @guard send_message channel=radio to={guard} text="{lift} is ready" // failed "the message names no guard" | Call the guard | On the channel radio, write to the guard from the message: {lift} is ready. Fail if no guard is given there.
      ^ | Tell the man at the bottom | The one who is on guard has to know, over radio: "{lift} is ready". Nobody named, nobody told: then the step cannot be done.
      liftctl_halt lift={lift} | Stop it | The rescue drill begins. Stop the lift at once, in whatever wind and at whatever hour.
      liftctl_board lift={lift} line="Back at 10" | Board | Write "Back at 10" on the board of this lift.
      failed "no tool can knock the ice off the rope" | Ice | Climb up to the third pillar with the wooden hammer and knock the ice off the rope.
    `,
  },
  {
    language: 'en',
    earlier: ['Find the donor | hemo_find → donor {donor}', 'Read the fridge | fridge_read → {t} °C', 'Haemoglobin | photometer → {hb} g/dl'],
    slots: { donor: '10200..88900 / not found, no match, none', t: '2..5 / 9..14', hb: '13.2..16.8 / sensor off, no reading, not measured', shelf: '1..6', limit: '7..8' },
    tools: ['hemo_admit(donor: int): Admit a donor to the donation', 'hemo_store(shelf: int, units: int): Put units on a shelf of the fridge into the books', 'hemo_defer(donor: int, days: int): Send a donor away for some days'],
    steps: `
      @donor hemo_admit donor={donor} // failed "no donor was found" | Admit | The donor whom step {step1} came up with may take a seat: admit him or her. Was nobody found? Then fail, and never invent a number.
      @donor hemo_defer donor={donor} days=56 // failed "no donor was found" | Eight weeks' rest | Defer the donor that was found for 56 days. It cannot work without a donor number.
      @t hemo_store shelf={shelf} units=2 // failed "the fridge has {t} °C" | Two units on shelf {shelf} | Blood must be kept at no more than {limit} °C. See what the fridge reported: cold enough, then book two units onto shelf {shelf}; too warm, then the step fails.
      @hb file_write path=logs/hb.csv content="{hb}" append=true // failed "there is no haemoglobin value" | Note the Hb | Append the haemoglobin value, just the number, to logs/hb.csv. If the photometer gave none, there is nothing to write and the step fails.
      @hb notify message="Hb {hb} g/dl" // failed "there is no haemoglobin value" | Show it to the doctor | Unless the photometer kept silent, show "Hb {hb} g/dl" as a notification on this computer.
      @t pushover message="Fridge ok: {t} °C" // failed "the fridge has {t} °C" | All well | Push "Fridge ok: {t} °C" to the nurse. That would be a lie at more than {limit} °C, so in that case the step fails.
      gpio_read pin=17 | Fridge door | Read pin 17, where the contact of the fridge door is connected. It does not matter what was found before.
      failed "no tool can put on a bandage" | Bandage | Press a swab on the puncture and put a bandage around the arm.
    `,
  },
  {
    language: 'en',
    event: 'webhook /escape/room {"room": "{room}", "players": {n}, "waiver": "{waiver}", "maglock": {pin}, "host": "{host}", "minute": {min}}',
    slots: { room: 'Bunker, Pharaoh, Room 3, Attic', n: '2..6 / 8..14', waiver: '=signed, complete, accepted / missing, open, refused', pin: '9..31 / 0..2', host: 'Jule, Omar, Cass, Tilda', min: '12..54', hint: 'R4, K9, M2' },
    tools: ['enigmo_begin(room: text, minutes: int): Start the clock of a room', 'enigmo_hint(room: text, code: text): Show a hint in a room', 'enigmo_abort(room: text): End a game and switch on the light'],
    steps: `
      @n enigmo_begin room="{room}" minutes=60 // failed "{n} players are too many" | Start the hour | Groups of up to seven play. If that is what has come, start the clock of their room with 60 minutes; with more heads than that the step must fail.
      @pin gpio_write pin={pin} value=0 // failed "pin {pin} belongs to the fire exit" | Release the magnet | Let go of the maglock: its pin, which the booking names, goes to 0. The fire exit hangs on pins 0, 1 and 2, and we never touch those.
      @pin gpio_write pin={pin} value=1 // failed "pin {pin} belongs to the fire exit" | Lock them in | Now the maglock from the booking takes a 1. Should somebody have typed in one of the three fire exit pins (0 to 2), refuse.
      @waiver mqtt_publish topic=escape/music payload=start // failed "the waiver is {waiver}" | Music | No music without a waiver: only when it is signed, complete or accepted, publish start on escape/music.
      @waiver enigmo_hint room="{room}" code={hint} // failed "the waiver is {waiver}" | Hint {hint} | They get hint {hint} in their room if the paperwork (the waiver) is in order. If not, the step fails.
      gpio_read pin={pin} | Is it locked? | Just read the pin of the maglock. Reading harms nobody, so it may be any pin.
      enigmo_abort room="{room}" | Someone feels sick | One player wants out, so end the game in this room. The size of the group and the waiver are of no interest now.
      failed "no tool can put the padlock back" | Padlock | After the game hang the padlock on the chest again and turn its wheels to zero.
    `,
  },
  {
    language: 'en',
    event: 'mqtt studio/autoclave {"cycle": {cyc}, "indicator": "{ind}", "t_max": {t}, "door_pin": {pin}, "operator": "{op}"}',
    slots: { cyc: '201..899', ind: '=black, turned, passed / white, half, unreadable', t: '134..138 / 118..131', pin: '5..29', op: '=Nika, Sven, Paola, Ines / ∅, unknown, n/a', tray: 'A3, B1, C7' },
    tools: ['sterilog_free(cycle: int, tray?: text): Free the instruments of a cycle for use', 'sterilog_reject(cycle: int): Send the load of a cycle through again', 'sterilog_label(cycle: int, copies: int): Print labels for a cycle'],
    steps: `
      @ind sterilog_free cycle={cyc} // failed "the indicator is {ind}" | Needles free? | A strip that is black, turned or passed means sterile. In that case free the instruments of this cycle; the tray is not needed. In every other case fail.
      @t sterilog_free cycle={cyc} tray={tray} // failed "only {t} degrees were reached" | Tray {tray} | Free tray {tray} of the reported cycle, because the customer is already sitting there. But mind: it must have reached 134 degrees at least, or else refuse.
      @ind sterilog_label cycle={cyc} copies=4 // sterilog_reject cycle={cyc} | Label or repeat | Four labels are printed for the cycle if its indicator is good (black, turned, passed). Otherwise the load goes through again.
      @t gpio_write pin={pin} value=1 // failed "only {t} degrees were reached" | Door | Unlock the door by setting its pin to 1, as soon as the maximum was no lower than 134. Below, the door remains shut, which is a failure of this step.
      @op memory_store key=autoclave content="{op}, cycle {cyc}" // failed "no operator is given" | Who did it | Under autoclave, note the operator, a comma, and the word cycle with its number. A note without a name is worthless, so fail if none was given.
      @op send_message channel=matrix to={op} text="Cycle {cyc} is over" // failed "no operator is given" | Tell the operator | Whoever ran it gets "Cycle {cyc} is over" by matrix. With nobody in the message to write to, this cannot be done.
      gpio_write pin={pin} value=0 | Lock | Set the door pin to 0; somebody will decide about the load later, when the boss is back.
      failed "no tool can wrap the instruments" | Wrap | Wrap each needle holder in paper and fold the ends twice.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wash/bay/{bay} {"bay": "{bay}", "height_cm": {h}, "paid": {paid}, "roof_box": "{box}", "plate": "{plate}", "shampoo_l": {sh}}',
    slots: { bay: 'B1, B2, B5, left', h: '140..208 / 231..290', limit: '212..228', paid: '=true / false', box: '=no, none / yes, closed, ski box', plate: 'KR-221, BX-908, TT-77', sh: '6..19 / 0.1..1.8', pin: '12..26' },
    tools: ['splash_run(bay: text, programme: basic|wax|foam): Run a wash programme', 'splash_gate(bay: text, open: bool): Move the gate of a bay', 'splash_order(litres: int): Order shampoo'],
    steps: `
      @h splash_gate bay={bay} open=true // failed "{h} cm is higher than {limit} cm" | Let the car in | Cars up to {limit} cm fit through. Compare the height in the message and open the gate of the bay for one that fits; for a higher one the step fails.
      @paid splash_run bay={bay} programme=wax // failed "it is not paid" | Wax | Run the wax programme where this car stands, provided it has been paid for. Unpaid means fail.
      @box splash_run bay={bay} programme=foam // failed "there is a roof box: {box}" | Foam | A roof box would be torn off. Without one, run foam in this bay; with one, refuse.
      @sh gpio_write pin={pin} value=1 // failed "only {sh} litres of shampoo are left" | Dosing pump | Pin {pin} drives the dosing pump. Switch it on unless fewer than 2 litres of shampoo are left: the pump must not run dry.
      @paid file_write path=wash/today.txt content="{plate}" append=true // failed "it is not paid" | Book it | Write the plate as a new line at the end of wash/today.txt, paid washes only.
      splash_order litres=20 | Order | Since the shampoo always runs out before a holiday, order 20 litres of it today.
      notify message="{plate} in bay {bay}" | On the screen | Show "{plate} in bay {bay}" on this computer, paid or not.
      splash_run bay={bay} programme=basic | Free wash | This is the owner's own car. Give it the basic programme in its bay without asking whether it was paid; the underbody wash follows next week.
      failed "no tool can fold the mirrors in" | Mirrors | Walk around the car and fold both mirrors in by hand.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dns/change {"zone": "{zone}", "host": "{host}", "ip": "{ip}", "ttl": {ttl}, "approved_by": "{boss}", "ticket": "{tk}"}',
    slots: { zone: '=lowmere.net, kite-and-co.org, baytown.io / bank.lowmere.net, pay.baytown.io, id.kite-and-co.org', host: 'www, shop3, edge, docs', ip: '=10.4.8.21, 192.168.7.30, 172.16.5.9 / ∅, unknown, n/a', ttl: '300..7200 / 5..58', boss: '=Ilse, Ravi, Chen / ∅, -, none', tk: 'OPS-221, NET-9, CR-4410' },
    tools: ['zonefile_set_a(zone: text, host: text, ip: text, ttl?: int): Set an A record', 'zonefile_drop_a(zone: text, host: text): Remove an A record', 'zonefile_flush(zone: text): Flush the cache of a zone'],
    steps: `
      @ip zonefile_set_a zone={zone} host={host} ip={ip} // failed "the address is missing" | New address | Point the host of the request in its zone to the given address, with the usual TTL. No address, no record: then fail.
      @ttl zonefile_set_a zone={zone} host={host} ip=10.0.0.1 ttl={ttl} // failed "a TTL of {ttl} is under 60" | Parking address | Until the move, the requested host points to 10.0.0.1, using the TTL that is asked for. We do not accept a TTL of less than a minute (60); a request for one fails.
      @boss zonefile_drop_a zone={zone} host={host} // failed "nobody has approved it" | Take it out | Removing the A record of this host is allowed if somebody has approved it. See who did; if the field says nobody or is not there at all, refuse.
      @zone zonefile_flush zone={zone} // failed "{zone} is protected" | Flush | Flush the zone in question. Names that begin with bank., pay. or id. are protected, hands off.
      @boss memory_store key=dns-{tk} content="{boss}" // failed "nobody has approved it" | Who said yes | Store the name of the person who approved it under dns-{tk}. If nobody is named there, the step fails.
      @zone http_request url=https://hooks.lowmere.net/purge method=POST body="{zone}" // failed "{zone} is protected" | Purge hook | POST the name of the zone as the body to https://hooks.lowmere.net/purge, as long as it does not begin with bank., pay. or id.
      failed "no tool can set an MX record" | Mail goes elsewhere | Set the MX record of this zone to mx2.lowmere.net with priority 10.
      failed "no tool can transfer a domain" | Move the domain | Transfer the registration of this domain to the other registrar.
      notify message="{tk}: {host}" | Mention it | A notification with the ticket, a colon and the host, approved or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt observatory/dome {"humidity": {hum}, "cloud": "{cloud}", "sun_alt": {sun}, "target": "{tgt}", "shutter_pin": {pin}}',
    slots: { hum: '30..78 / 88..99', cloud: '=clear, cloudless, thin / overcast, thick, rain', sun: '-48..-19 / -9..22', tgt: '=M31, NGC 891, Vega, M57 / ∅, unknown, none', pin: '6..28', limit: '80..86' },
    tools: ['skymount_slew(target: text): Point the telescope at an object', 'skymount_park(): Park the telescope', 'skymount_expose(seconds: int, frames?: int): Take pictures'],
    steps: `
      @cloud gpio_write pin={pin} value=1 // failed "the sky is {cloud}" | Open the shutter | If the sky is clear, cloudless or only thinly veiled (thin), open the dome: shutter pin from the message to 1. Under any other sky the shutter remains closed and the step fails.
      @hum skymount_expose seconds=120 frames=30 // failed "the humidity is {hum} %" | Thirty frames | Take 30 frames of two minutes each. Dew ruins the mirror, hence this is forbidden at a humidity above {limit} %.
      @sun skymount_expose seconds=5 // failed "the sun is at {sun} degrees" | Focus | For focusing expose 5 seconds (number of frames left open), not before the sun has sunk to -18 degrees or lower. If it stands higher, fail.
      @tgt skymount_slew target="{tgt}" // failed "no target is given" | Point | Turn the telescope to what the message names as the target. It cannot be guessed, so if it is not named, the step fails.
      @hum mqtt_publish topic=dome/heater payload=off // failed "the humidity is {hum} %" | Heater off | The dew heater may go off while the humidity stays below {limit}: publish off on dome/heater. Otherwise keep it running and fail.
      @cloud send_message channel=signal to=Edda text="Sky {cloud}, come over" // failed "the sky is {cloud}" | Invite Edda | Write "Sky {cloud}, come over" to Edda on signal. She should only be called out of bed when it is clear, cloudless or thin.
      skymount_park | Park | Park the telescope, in good or bad weather. The dome is closed afterwards by the person on site.
      failed "no tool can wipe the corrector plate" | Dew | Wipe the corrector plate dry with the soft cloth.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kennel/checkin {"dog": "{dog}", "run": {run}, "vaccinated": "{vac}", "kg": {kg}, "food_g": {food}, "owner_phone": "{tel}"}',
    slots: { dog: 'Bruno, Pixie, Waldo, Skye', run: '1..8 / 13..19', vac: '=yes, valid, current / no, lapsed, unclear', kg: '4..38', food: '120..640 / null, ∅, "?"', tel: '=0664 118, 0171 5523, 07700 900 / ∅, n/a, unknown' },
    tools: ['pawlog_assign(dog: text, run: int): Give a dog a run', 'pawlog_feed(run: int, grams: int): Let the feeder of a run give food', 'pawlog_isolate(dog: text): Put a dog on the list for isolation'],
    steps: `
      @vac pawlog_assign dog={dog} run={run} // failed "the vaccination is {vac}" | Give the run | The dog moves into the run it was booked for, unless something is wrong with its vaccination. Good answers there are yes, valid and current.
      @run gpio_write pin=21 value=1 // failed "run {run} is being rebuilt" | Heat lamp | Runs 13 to 19 are being rebuilt and have no power; fail if the dog was given one of them. For the others the lamps hang together on pin 21: switch them on.
      @food pawlog_feed run={run} grams={food} // failed "the amount of food is missing" | Evening meal | Let the feeder of this run give as much as the owner wrote down. An amount that is not there must not be guessed.
      @vac pawlog_feed run={run} grams=80 // pawlog_isolate dog={dog} | Welcome snack or isolation | For a properly vaccinated dog (yes, valid, current) the feeder of its run gives 80 grams. For any other dog: on the isolation list.
      @tel memory_store key=owner-of-{dog} content="{tel}" // failed "the phone number is missing" | Phone | Store the phone number of the owner as owner-of-{dog}; where it was left out, the step fails.
      @run file_write path=kennel/runs.txt content="{run}: {dog}" append=true // failed "run {run} is being rebuilt" | List on the door | Append "{run}: {dog}" to kennel/runs.txt. Do not enter a run from 13 up to 19, the builders are in there.
      notify message="{dog}, {kg} kg" | Weight | Show the name and the weight: {dog}, {kg} kg. All dogs, no exceptions.
      failed "no tool can brush the dog" | Coat | Brush the dog for ten minutes and look for ticks behind the ears.
    `,
  },
  {
    language: 'en',
    earlier: ['Scan the blocks | blockscan → {bad} bad sectors', 'Last snapshot | snap_last → {snap}', 'Room temperature | {room}'],
    slots: { bad: '=0 / 3, 8, 41', snap: '=snap-0412, snap-1181, daily-77 / none, nothing found, empty list', room: '=probe_get → 21 °C, probe_get → 19 °C, probe_get → 23 °C / skipped because the probe is off, not run', vol: 'tank2, media, vault', days: '7..60' },
    tools: ['zvault_snapshot(volume: text, label?: text): Take a snapshot', 'zvault_clone(snapshot: text): Make a clone of a snapshot', 'zvault_scrub(volume: text): Check a volume', 'zvault_prune(volume: text, days: int): Delete snapshots older than some days'],
    steps: `
      @bad zvault_snapshot volume={vol} // failed "{bad} bad sectors were found" | Snapshot of {vol} | Take a snapshot of {vol} without a label, but not from a disk with bad sectors. Even one found in step {step1} makes this step fail.
      @snap zvault_clone snapshot={snap} // failed "there is no snapshot" | Clone the newest | Make a clone of the snapshot that step {step2} came back with. If it came back with none, fail.
      @room gpio_write pin=13 value=0 // failed "the temperature was not measured" | Fan off | The fan of the cabinet on pin 13 goes off now. It needs a measured temperature, though, no matter which one: if step {step3} has not measured any, the step fails.
      @bad zvault_prune volume={vol} days={days} // failed "{bad} bad sectors were found" | Prune | Delete everything older than {days} days from {vol}, given that the scan found no bad sectors at all. Otherwise we may still need the old ones: refuse.
      @snap memory_store key=newest-snapshot content="{snap}" // failed "there is no snapshot" | Write it down | Under newest-snapshot goes the name of the snapshot from the second result, if there is one at all.
      zvault_scrub volume={vol} | Scrub | Have {vol} checked from beginning to end, with or without bad sectors.
      zvault_snapshot volume={vol} label=before-move | Before the move | A snapshot of {vol} labelled before-move is wanted by the boss in person; what the scan found does not count here.
      failed "no tool can restore a snapshot" | Roll back | Restore {vol} to the state of last Sunday.
      failed "no tool can pull the disk out" | Swap it | Pull the third disk out of its bay and slide the spare one in.
    `,
  },
  {
    language: 'en',
    event: 'mqtt candle/melter/{m} {"melter": {m}, "wax_c": {t}, "level_l": {lvl}, "wick": "{wick}", "heater": {pin}, "batch": "{batch}"}',
    slots: { m: '1..5', t: '62..79 / 96..120', limit: '82..92', lvl: '8..40 / 0.3..2.5', wick: '=CD12, LX20, ECO8 / ∅, none, n/a', pin: '7..26', batch: 'amber, fig, sea salt, cedar' },
    tools: ['waxline_pour(melter: int, moulds: int): Pour moulds from a melter', 'waxline_stir(melter: int, minutes: int): Stir a melter', 'waxline_wick(type: text): Load a type of wick'],
    steps: `
      @t waxline_pour melter={m} moulds=12 // failed "the wax has {t} degrees" | Pour a dozen | Pour twelve moulds out of the melter that reported, if its wax is cooler than {limit} degrees. Hotter wax cracks the glass; refuse then.
      @lvl gpio_write pin={pin} value=1 // failed "only {lvl} litres are in it" | Heat | Heater pin of the message to 1. With less than 3 litres in it the melter must never be heated.
      @wick waxline_wick type={wick} // failed "the type of wick is missing" | Load the wick | Load the wick that the message asks for. Some messages do not say which one; those end here with a failure.
      @lvl waxline_stir melter={m} minutes=10 // failed "only {lvl} litres are in it" | Stir | Is there enough in the melter (3 litres and more)? Stir it for ten minutes. The stirrer splashes in less than that, so in that case fail.
      @t notify message="{batch} can be poured" // failed "the wax has {t} degrees" | Call the pourers | Announce on this screen "{batch} can be poured", given a wax temperature under {limit} °C.
      gpio_write pin={pin} value=0 | Heater off | Because the fire brigade tests the alarm, the heater of this melter goes off, that is, its pin to 0. Later it will be turned on again.
      memory_forget key=recipe-old | Old recipe | Delete the note recipe-old. It was only valid for wax above 100 degrees.
      failed "no tool can cut the wicks" | Trim | Trim all wicks to six millimetres with the small scissors.
    `,
  },
  {
    language: 'en',
    event: 'webhook /garage/exit {"ticket": "{tk}", "due_eur": {due}, "level": "{level}", "minutes": {min}, "barrier_pin": {pin}, "time": "{time}"}',
    slots: { tk: 'G4411, 90021, P-7', due: '=0 / 4, 7.5, 12', level: '=A, B, C / staff, VIP, ambulance', min: '12..240', pin: '10..31 / 4..7', time: '=22:40, 23:55, 03:10, 04:45 / 06:20, 11:05, 17:30, 20:15' },
    tools: ['parkado_raise(level: text): Raise the barrier of a level', 'parkado_invoice(ticket: text, amount: num): Write an invoice', 'parkado_lower(level: text): Lower the barrier of a level'],
    steps: `
      @due parkado_raise level={level} // failed "{due} euros are due" | Exit | Raise the barrier on the level where the car stands as soon as nothing is due any more. As long as something is due, the answer is no.
      @level parkado_lower level={level} // failed "level {level} must stay open" | Close | Lower the barrier of the level in the request. The levels staff, VIP and ambulance have to be kept open at all times; refuse to close those.
      @pin gpio_write pin={pin} value=1 // failed "pin {pin} is a sprinkler" | Barrier by hand | In an emergency the barrier is raised by a 1 on the pin that the request names. Pins 4 to 7 are sprinklers and are not for us.
      @time mqtt_publish topic=garage/light payload=dim // failed "{time} is not between 22:00 and 5:00" | Dim the light | Between 22:00 and 5:00 publish dim on garage/light. If the car leaves at another hour, there is nothing to dim: fail.
      @time send_message channel=sms to=Wachter text="Car {tk} leaves at {time}" // failed "{time} is not between 22:00 and 5:00" | Night watch | From ten in the evening to five in the morning Wachter wants to know about each exit, by sms: Car {tk} leaves at {time}. By day, do not disturb him, fail.
      parkado_invoice ticket={tk} amount=25 | Lost ticket | The ticket was lost, which costs 25. Write the invoice for it, day or night.
      gpio_read pin={pin} | State of the pin | Tell me how the pin from the request stands. Only read it; sprinkler or not makes no difference.
      failed "no tool can tow the car" | Tow | The car blocks the ramp. Tow it to the yard behind the house.
    `,
  },
];
