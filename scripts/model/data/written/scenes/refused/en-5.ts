import type { Scene } from '../../scene';

/** What is done only under a condition, and what is refused, part 5. */
export const refusedEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook inbox/orders "from: {from}; customer no.: {no}; wants {n} sacks of {what}; deliver {day}"',
    slots: { from: '=mara@hillfarm.example, office@greenlea.example, jo@oldmill.example', no: '=40117, 38820, 51904 / n/a, unknown, not given', n: '4..30 / 160..400', max: '60..120', what: 'oats, barley, lucerne, bran', day: '=Monday, Wednesday, Friday / Saturday, Sunday', lamp: '5..27' },
    tools: ['granary_order(customer: int, sacks: int): Enter an order', 'granary_slot(day: text): Reserve a lorry for a day', 'granary_mix(what: text, sacks: int): Mix feed', 'granary_catalogue(customer: int): Send a customer the catalogue'],
    steps: `
      @no granary_order customer={no} sacks=5 // failed "the customer number is missing" | Trial order | Five sacks on trial for the customer who wrote. The customer number has to stand in the mail, we do not look it up.
      @n granary_mix what={what} sacks={n} // failed "{n} sacks are more than {max}" | Mix | The mixer takes {max} sacks at most. Mix what the mail wants, in the amount it wants, as long as it goes in.
      @day granary_slot day={day} // failed "no lorry drives on {day}" | Lorry | Reserve the lorry for the day in the mail, mind you it never drives at the weekend.
      @no granary_catalogue customer={no} // failed "the customer number is missing" | Catalogue | Could you send the catalogue to this customer? It goes by customer number; mails without one get no catalogue.
      @day notify message="{what} goes out on {day}" // failed "no lorry drives on {day}" | Dispatch | Show the dispatch desk "{what} goes out on {day}". For a Saturday or a Sunday that would be wrong and must not appear.
      @n gpio_write pin={lamp} value=1 // failed "{n} sacks are more than {max}" | Lamp in the mill | Pin {lamp} lights the lamp in the mill, meaning "mixable". Mixable is anything up to {max} sacks.
      memory_store key=last-mail content="{from}" | Who wrote | Store the sender of the mail as last-mail, with or without a customer number.
      failed "no tool can sew the sacks shut" | Sew | Sew the sacks shut with the blue thread.
    `,
  },
  {
    language: 'en',
    event: 'mqtt aqua/loop/{loop} {"loop": "{loop}", "do_mgl": {do}, "nh3": {nh}, "fish": "{fish}", "sensors": {"level": {lvl}, "ph": {ph}}, "blower_pin": {pin}, "feed_g": {feed}}',
    slots: { loop: 'L1, tilapia, L4, west', do: '5.6..8.4 / 1.9..3.8', mindo: '4..5', nh: '0.1..0.4 / 1.8..4.5', fish: 'carp, trout, barramundi', lvl: '61..94 / 9..28', ph: '6.8..7.4', pin: '4..27', feed: '90..700 / ∅, null' },
    tools: ['finfeed_give(loop: text, grams: int): Feed the fish of a loop', 'finfeed_stop(loop: text): Stop feeding', 'biofilter_rinse(loop: text): Rinse the biofilter', 'plantbed_flood(loop: text, minutes: int): Flood the plant bed of a loop'],
    steps: `
      @feed finfeed_give loop={loop} grams={feed} // failed "the amount of feed is missing" | Feed | The fish in this loop get the amount that was sent along. An empty field is not a zero and not a guess, it is a failed step.
      @do finfeed_give loop={loop} grams=50 // failed "there are only {do} mg/l of oxygen" | A snack | Fifty grams for this loop. Fish digest badly without air, so there should be {mindo} mg/l of oxygen in the water or more.
      @do finfeed_give loop={loop} grams=75 // finfeed_stop loop={loop} | Feed or stop | {mindo} mg/l of oxygen or more: 75 grams. Less: stop feeding this loop.
      @lvl plantbed_flood loop={loop} minutes=9 // failed "the level is only {lvl} %" | Flood | Flood the bed of the reporting loop for nine minutes. The level (it is among the sensors) has to stand over 40 % for this.
      @nh memory_store key=good-water content="{loop}" // failed "{nh} mg/l of ammonia" | Good water | Good water is water with less than 1 mg/l of ammonia. If this loop has good water, keep its name as good-water.
      @lvl gpio_write pin={pin} value=0 // failed "the level is only {lvl} %" | Rest for the blower | Blower pin to 0, but not while the level sensor shows 40 % or less.
      gpio_write pin={pin} value=1 | Blower | Let the blower of this message run. A thunderstorm is near and oxygen drops in such weather.
      biofilter_rinse loop={loop} | Rinse | Please rinse the biofilter of this loop; the sand filter follows on Thursday.
      failed "no tool can net a fish" | Sample | Net one of the fish and look at its gills.
    `,
  },
  {
    language: 'en',
    event: 'webhook /wind/turbine {"id": "{id}", "rpm": {rpm}, "wind_ms": {w}, "oil_c": {oil}, "crew_up": {crew}, "service": "{svc}", "brake_pin": {pin}, "kw": {kw}}',
    slots: { id: 'WT3, WT11, Nora, E-5', rpm: '=0 / 7, 11, 14', w: '4..11 / 19..32', lim: '12..18', oil: '31..58 / 84..99', crew: '=0 / 1, 2, 3', svc: '=done, finished, complete / open, aborted, ∅', pin: '6..28', kw: '210..2900' },
    tools: ['nacelle_start(id: text): Start a turbine', 'nacelle_pause(id: text): Pause a turbine', 'nacelle_yaw(id: text, degrees: int): Turn a nacelle', 'nacelle_hatch(id: text): Unlock the hatch of a tower'],
    steps: `
      @crew nacelle_start id={id} // failed "{crew} of the crew are still up there" | Start | Nobody up in the tower any more (0)? Then start the turbine. One person is reason enough not to.
      @rpm nacelle_hatch id={id} // failed "the rotor turns at {rpm} rpm" | Hatch | Unlock the hatch of this tower. It may be opened only at a standstill, which is 0 rpm.
      @w nacelle_yaw id={id} degrees=30 // failed "the wind is {w} m/s" | Yaw | Turn the nacelle by 30 degrees, in a wind that does not exceed {lim} m/s.
      @svc mqtt_publish topic=wind/ready payload={id} // failed "the service is not finished" | Ready again | After a service that is done, finished or complete, wind/ready hears the id of the turbine. It must hear nothing as long as the service is open, aborted or not mentioned.
      @oil gpio_write pin={pin} value=0 // failed "the oil has {oil} degrees" | Release the brake | Release the brake by a 0 on its pin, unless the oil has reached 75 °C.
      @oil notify message="{id}: oil {oil} °C, fine" // failed "the oil has {oil} degrees" | Oil | Tell this computer's user "{id}: oil {oil} °C, fine"; oil counts as fine under 75.
      nacelle_pause id={id} | Pause | The bats are flying tonight and that is why this turbine has to pause.
      file_write path=wind/{id}.txt content="{kw} kW" | Power | Put the power with its unit, as in "500 kW", into wind/{id}.txt. What was in the file can go.
      failed "no tool can climb the tower" | Blade | Climb the tower and look at the tip of the second blade.
    `,
  },
  {
    language: 'en',
    earlier: ['Ping the camera | net_ping → {ping}', 'Count the bees at the entrance | beecount → {n} per minute', 'Weigh hive {hive} | hive_scale → {kg} kg'],
    slots: { ping: '=alive, answers, up after 8 ms / no answer, host down, not run', n: '40..180 / 0..6', kg: '31..48 / 9..17', winter: '20..28', hive: 'H3, H9, linden, roof', pin: '6..27' },
    tools: ['apiaro_picture(hive: text): Take a picture of a hive', 'apiaro_feed(hive: text, litres: num): Feed syrup', 'apiaro_gate(hive: text, width: narrow|wide): Width of the entrance', 'apiaro_queen(hive: text, colour: text): Enter the colour of a queen'],
    steps: `
      @ping apiaro_picture hive={hive} // failed "the camera did not answer" | Picture | A picture of {hive} would be nice. Step {step1} tells whether the camera is alive at all; a dead one takes no pictures.
      @kg apiaro_gate hive={hive} width=wide // failed "{hive} weighs only {kg} kg" | Wide | {hive} gets a wide entrance at a weight of {winter} kg and more. A light colony could be robbed, so not for it.
      @n apiaro_queen hive={hive} colour=blue // failed "only {n} bees per minute" | Blue queen | Enter blue as the colour of the queen of {hive}; it is only believable if at least 20 bees come in per minute.
      @n gpio_write pin={pin} value=1 // failed "only {n} bees per minute" | Counter lamp | The lamp of the counter is on pin {pin} and shows good traffic, i.e. 20 bees a minute or better. Light it when that is so.
      @kg send_message channel=club to=Henrike text="{hive}: {kg} kg" // failed "{hive} weighs only {kg} kg" | Boast | In the channel club, boast to Henrike: {hive}: {kg} kg. There is nothing to boast of under {winter} kg.
      @ping http_request url=http://hivecam.lan/reboot method=POST // failed "the camera did not answer" | Reboot the camera | The camera restarts on a POST to http://hivecam.lan/reboot, no body. If it was not found alive before, it will not hear us: fail.
      apiaro_feed hive={hive} litres=1.5 | Feed | Feed a litre and a half (1.5) to {hive}. It has been raining for a week; that is the whole reason.
      memory_recall query="varroa {hive}" | Varroa | What do the notes say about "varroa {hive}"? Search them for exactly these words.
      failed "no tool can smoke the bees" | Smoke | Give three puffs of smoke into the entrance.
    `,
  },
  {
    language: 'en',
    event: 'mqtt house/boiler {"water_c": {t}, "bar": {bar}, "mode": "{mode}", "error": "{err}", "owner_home": {home}, "burner_pin": {pin}, "clock": "{clock}"}',
    slots: { t: '24..48 / 71..88', hot: '52..65', bar: '1.2..1.9 / 0.2..0.7', mode: '=auto, eco / holiday, service', err: '=none, 0, no error / F28, E9, flame lost', home: '=true / false', pin: '5..26', clock: '=06:30, 07:15, 17:40, 21:20 / 00:50, 02:15, 04:40' },
    tools: ['vitotherm_burn(minutes: int): Let the burner work', 'vitotherm_mode(mode: auto|eco|holiday): Choose the mode', 'vitotherm_pump(speed: int): Speed of the circulation pump', 'vitotherm_legionella(): Heat the water up against germs'],
    steps: `
      @t vitotherm_burn minutes=20 // failed "the water has {t} degrees already" | Warm water | Twenty minutes for the burner if the water is under {hot} degrees. It is not needed for warmer water, and then I want a failure and no burning.
      @err vitotherm_legionella  // failed "there is an error: {err}" | Germs | Heat the water up against germs. Precondition: the boiler reports no error (none, 0 or no error).
      @bar vitotherm_pump speed=3 // failed "only {bar} bar" | Pump on 3 | The circulation pump may turn at speed 3 from one bar upwards. Don't let it run at a lower pressure.
      @home failed "the owner is at home" // vitotherm_mode mode=eco | Eco | Nobody at home, then mode eco. Somebody there wants it warm, so refuse in that case.
      @mode gpio_write pin={pin} value=1 // failed "the mode is {mode}" | Burner | Burner pin of the message high in the modes auto and eco. On holiday or during a service: no.
      @clock mqtt_publish topic=house/tap payload=warm // failed "{clock} is not between 6:00 and 22:00" | Tap | house/tap gets the payload warm in the hours from 6:00 to 22:00; the message has the clock. Outside these hours nothing may be published there.
      @bar memory_store key=pressure content="{bar} bar" // failed "only {bar} bar" | Good pressure | Keep a good pressure (1 bar and up) as pressure, with its unit, like "1.5 bar". A bad one is not worth keeping.
      gpio_write pin={pin} value=0 | Chimney sweep | The chimney sweep is here, so the pin of the burner goes low, be the water hot or cold. He says when it may burn again.
      failed "no tool can bleed the radiators" | Bleed | Bleed the radiators with the small key and hold a cup under it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cinema/show {"screen": {screen}, "film": "{film}", "sold": {sold}, "rating": {rate}, "key": "{key}", "lamp_hours": {lamp}, "curtain_pin": {pin}, "start": "{start}"}',
    slots: { screen: '1..9', film: 'Harvest, Blue Tram, Orbit', sold: '12..190 / 0..2', least: '4..10', rate: '=0, 6, 12 / 16, 18', key: '=KDM-77, KDM-204, KDM-31 / ∅, expired, none', lamp: '120..900 / 2100..3300', pin: '10..30', start: '=15:00, 16:30, 17:45' },
    tools: ['reelio_play(screen: int, key: text): Play the film of a screen', 'reelio_skip(screen: int): Drop a show', 'reelio_trailer(screen: int, minutes: int): Play trailers', 'reelio_lamp(screen: int, power: int): Power of the lamp'],
    steps: `
      @key reelio_play screen={screen} key={key} // failed "there is no valid key" | Play | The film on this screen starts with its key, and keys look like KDM-… Nothing like that in the request? Then we cannot play.
      @sold reelio_trailer screen={screen} minutes=12 // failed "only {sold} tickets are sold" | Trailers | Twelve minutes of trailers on the screen, worth it from {least} tickets sold; below, it is not done.
      @sold reelio_trailer screen={screen} minutes=5 // reelio_skip screen={screen} | Show or drop | With {least} tickets or more, five minutes of trailers; with fewer, drop the show on this screen.
      @lamp reelio_lamp screen={screen} power=100 // failed "the lamp has {lamp} hours" | Full power | A lamp that has burnt less than 1500 hours is allowed full power, 100. Set it for this screen if that is the case.
      @rate send_message channel=school to=office text="{film} at {start}" // failed "the film is rated {rate}" | Schools | Over the channel school, the office may learn "{film} at {start}". Films rated above 12 are nothing for them, so do not send those.
      @rate gpio_write pin={pin} value=1 // failed "the film is rated {rate}" | Children's curtain | The curtain with the stars (its pin is in the request, high opens it) is for films rated 12 or lower.
      @key file_write path=cinema/keys.txt content="{key}" append=true // failed "there is no valid key" | Key list | The key is to be added to cinema/keys.txt. An expired or missing key does not get a line.
      gpio_write pin={pin} value=0 | Curtain | As the smoke detector is being changed, close the curtain: pin of the request low.
      failed "no tool can sweep up popcorn" | Popcorn | Sweep up the popcorn between rows four and nine.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stable/box/{box} {"box": {box}, "horse": "{horse}", "pulse": {pulse}, "water_l": {water}, "vet": "{vet}", "gate": "{gate}", "lamp_pin": {pin}, "hay_kg": {hay}}',
    slots: { box: '1..9 / 20..24', horse: 'Fjalla, Duke, Merle, Onyx', pulse: '30..42 / 64..88', calm: '46..58', water: '18..44 / 0..4', vet: '=fit, sound, healthy / lame, colic, fever', gate: '=shut, bolted / open, loose', pin: '12..31', hay: '2..9' },
    tools: ['equiline_turnout(horse: text, paddock: text): Send a horse to a paddock', 'equiline_hay(box: int, kg: num): Drop hay', 'equiline_rest(horse: text, days: int): Enter days of rest', 'equiline_drink(box: int): Fill a drinker'],
    steps: `
      @vet equiline_turnout horse={horse} paddock=P2 // failed "the vet says {vet}" | Out to P2 | This horse goes to P2, the vet agreeing, that is, writing fit, sound or healthy.
      @vet equiline_turnout horse={horse} paddock=P5 // equiline_rest horse={horse} days=3 | Out or rest | Fit, sound and healthy horses are sent to P5; for all the others three days of rest are entered.
      @water equiline_hay box={box} kg={hay} // failed "only {water} litres of water" | Hay | Drop the hay that the message speaks of into the box. Dry hay without water gives colic: at least 10 litres must be in the drinker.
      @box equiline_drink box={box} // failed "box {box} is in quarantine" | Fill | Fill the drinker of this box. Quarantine has the boxes 20 and up, they are served by hand and not by us.
      @gate gpio_write pin={pin} value=1 // failed "the gate is {gate}" | Lamp | Lamp pin of the message high. With an open or a loose gate it would lure the horse out, so see that the gate is shut or bolted.
      @pulse memory_store key=pulse-{horse} content="{pulse}" // failed "a pulse of {pulse} is too high" | Resting pulse | A resting pulse is one below {calm}. Store it under pulse-{horse} if it is one; an excited horse gives no proper value.
      @pulse notify message="{horse} is calm" // failed "a pulse of {pulse} is too high" | Calm | "{horse} is calm" may be shown for a pulse under {calm}.
      gpio_write pin={pin} value=0 | Dark | Lamp off, please (same pin). Tomorrow at five it goes on again.
      failed "no tool can pick out the hooves" | Hooves | Pick out all four hooves and look at the frogs.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vending/alert {"machine": "{m}", "slot": "{slot}", "left": {left}, "temp_c": {t}, "coins": "{coins}", "price": {price}, "tilt": {tilt}, "refill_by": "{by}"}',
    slots: { m: 'VM-12, hall-2, VM-31', slot: '=A1, B4, C6 / F1, F2', left: '5..14 / 0..1', few: '2..4', t: '3..7 / 13..24', coins: '=ok, full, half / empty, jammed', price: '1.2..3.9', tilt: '=false / true', by: '=Enzo, Ruta, Kemal / ∅, n/a, nobody', pin: '4..26' },
    tools: ['snackline_vend(machine: text, slot: text): Give out one article', 'snackline_price(machine: text, slot: text, eur: num): Set a price', 'snackline_close(machine: text): Close a machine', 'snackline_task(person: text, machine: text): Give somebody the task to refill'],
    steps: `
      @tilt snackline_vend machine={m} slot=A3 // failed "the machine is tilted" | Test article | One article out of slot A3 of this machine for a test. A tilted machine gives nothing.
      @by snackline_task person={by} machine={m} // failed "nobody is named for the refill" | Refill | Give the task of refilling to the person in the alert. Is the name missing, or does it say nobody, you cannot do it.
      @left snackline_price machine={m} slot=D2 eur=1.5 // failed "only {left} are left" | Special price | Slot D2 gets a special price of 1.50 at the machine. Special prices are for when more than {few} are left.
      @t gpio_write pin={pin} value=0 // failed "it has {t} degrees" | Compressor off | The compressor listens to pin {pin}. Give it a rest (0), provided the machine is not over 9 °C.
      @coins mqtt_publish topic=vending/cash payload=accepted // failed "the coins are {coins}" | Cash | If there is change in the tubes (ok, full or half), accepted goes to vending/cash. Not with empty or jammed tubes.
      @slot file_write path=vending/slots.txt content="{slot} {price}" append=true // failed "slot {slot} is for the technician" | Price list | Add the slot and its price, apart by a blank, to vending/slots.txt. F1 and F2 belong to the technician and may not appear in it.
      @left memory_store key=enough-{m} content="{left}" // failed "only {left} are left" | Enough | Store how many are left as enough-{m}; it is enough if it is more than {few}, and if it isn't, fail.
      snackline_close machine={m} | Close | Wasps! Close this machine for the day, full or empty.
      failed "no tool can empty the coin box" | Coin box | Take the coin box out and empty it into the bag.
    `,
  },
  {
    language: 'en',
    event: 'cron nightly-rotate',
    earlier: ['Free space on {vol} | diskwatch → {free} GB', 'Last good backup | backup_last → {bk}', 'Is the copy verified? | backup_verify → {ver}'],
    slots: { vol: 'srv, data3, mailstore', free: '260..900 / 2..14', need: '40..120', bk: '=set-0417, set-1102, full-88 / none found, never, unknown', ver: '=verified, good / not run, failed, mismatch', file: '=logs/app.log, logs/db.log, logs/http.log', days: '5..30' },
    tools: ['coldvault_copy(set: text, to: text): Copy a backup set elsewhere', 'coldvault_expire(days: int): Delete sets older than some days', 'coldvault_backup(volume: text, kind: full|delta): Back a volume up', 'coldvault_list(): List the sets'],
    steps: `
      @free coldvault_backup volume={vol} kind=full // failed "only {free} GB are free" | Full one | Back up all of {vol} (full). It will take {need} GB, so at least that much has to be free.
      @free coldvault_backup volume={vol} kind=full // coldvault_backup volume={vol} kind=delta | Full or delta | Free space of {need} GB or above: full backup of {vol}. Tighter than that: only a delta.
      @bk coldvault_copy set={bk} to=tape2 // failed "there is no good backup" | To tape | The set that step {step2} has named goes to tape2. If there has never been one, then nothing goes anywhere.
      @ver coldvault_expire days={days} // failed "the copy was not verified" | Expire | Sets older than {days} days can be deleted after the copy was verified as good, and never before. See what step {step3} says.
      @ver file_write path={file} content="" // failed "the copy was not verified" | Empty the log | Overwrite {file} with nothing (an empty text), given a verified or good copy. It is the last trace otherwise and must be left.
      @bk memory_store key=last-backup content="{bk}" // failed "there is no good backup" | Which set | Note which set is the last good one, as last-backup; if none was found, the step fails.
      coldvault_list  | List | Simply list the sets. Verified, full, old: all of no interest here.
      sop_status | Active runs | Say how all active runs stand, no particular one.
      failed "no tool can restore a set" | Restore | Bring the folder invoices back from the newest set.
      failed "no tool can change the tape" | Tape | Take the tape out of the drive and put in the one with the green label.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wash/pasteur {"line": "{line}", "t_c": {t}, "hold_s": {hold}, "phosphatase": "{ph}", "diverter": "{div}", "valve_pin": {pin}, "batch": "{batch}"}',
    slots: { line: 'P1, P2, goat, UHT', t: '73..78 / 61..69', hold: '16..30 / 4..11', ph: '=negative, neg / positive, weak, ∅', div: '=forward, open / return, stuck', pin: '11..29 / 0..5', batch: 'M-771, M-204, G-18' },
    tools: ['lactoline_fill(line: text, tank: text): Let milk run into a tank', 'lactoline_back(line: text): Send milk back to the start', 'lactoline_release(batch: text): Release a batch', 'lactoline_hold(batch: text): Hold a batch back'],
    steps: `
      @ph lactoline_release batch={batch} // failed "the phosphatase test is not negative" | Release | The batch is released on a negative phosphatase test (negative or neg). Positive, weak or no test at all: not released.
      @t lactoline_fill line={line} tank=T8 // failed "only {t} degrees" | Into T8 | What comes off this line runs into T8 if it was heated to 72 °C or more.
      @t lactoline_fill line={line} tank=T2 // lactoline_back line={line} | T2 or back | Milk of at least 72 degrees to T2; colder milk back to the start.
      @hold mqtt_publish topic=dairy/ok payload={batch} // failed "it was held only {hold} seconds" | Held long enough | Fifteen seconds is the law. For a batch that was held no shorter than that, send its name to dairy/ok.
      @div notify message="{line} runs" // failed "the diverter is {div}" | Runs | Put "{line} runs" on the screen while the diverter is on forward or open. It does not run with any other position.
      @pin gpio_write pin={pin} value=1 // failed "pin {pin} is the steam line" | Valve | The valve in the message opens with a high pin. Up to pin 5 it is all steam and strictly off limits for this step.
      @hold memory_store key=hold-{batch} content="{hold} s" // failed "it was held only {hold} seconds" | Holding time | Under hold-{batch}, keep the seconds as in "20 s". Below the legal 15 there is nothing to be proud of, fail.
      lactoline_hold batch={batch} | Hold back | Hold this batch back. The customer has cancelled it, there's nothing wrong with the milk.
      failed "no tool can wipe the gasket" | Gasket | Wipe the gasket of the lid dry.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rack/access {"person": "{p}", "rack": "{rack}", "purpose": "{why}", "from": "{from}", "escort": "{esc}", "badge": {badge}, "lock_pin": {pin}}',
    slots: { p: 'D. Iqbal, Rosa Venn, T. Aho', rack: '=R12, R07, R15 / K1, K2', why: '=disk swap, cabling, audit / ∅, private, n/a', from: '=09:00, 11:30, 15:15 / 02:10, 20:40, 23:30', esc: '=Nolan, Ebba, Ruiz / ∅, none, later', badge: '3000..9200', pin: '14..35' },
    tools: ['cagepass_grant(badge: int, rack: text): Grant access to a rack', 'cagepass_light(rack: text, on: bool): Light at a rack', 'cagepass_escort(badge: int, escort: text): Enter an escort', 'cagepass_revoke(badge: int): Take all rights from a badge'],
    steps: `
      @rack cagepass_grant badge={badge} rack={rack} // failed "rack {rack} holds the key store" | Grant | The badge is granted the rack it has asked for. The key store lives in K1 and K2, and for these nobody is granted anything.
      @esc cagepass_escort badge={badge} escort={esc} // failed "no escort is named" | Escort | Enter who goes along with this badge. "Later" or "none" is no name; without a name the step can't be done.
      @from cagepass_grant badge={badge} rack=R00 // failed "{from} is outside 8:00 to 18:00" | Training rack | R00 is the training rack, open to every badge from 8:00 to 18:00. Grant it to this one if the visit begins within that time.
      @why memory_store key=purpose-{badge} content="{why}" // failed "no proper purpose is given" | Purpose | Why do they come? Store it under purpose-{badge}. A private visit or an empty field isn't a purpose, so it fails.
      @rack gpio_write pin={pin} value=1 // failed "rack {rack} holds the key store" | Lock | One on the lock pin of the request opens the rack. Leave K1 and K2 locked, they are the key store.
      @esc send_message channel=ops to={esc} text="Please meet {p}" // failed "no escort is named" | Ask the escort | Ask the escort on ops: Please meet {p}. If there isn't one, whom would you ask? Then fail.
      cagepass_light rack={rack} on=true | Light | Light on at this rack, that is allowed for each and every rack.
      cagepass_revoke badge={badge} | Revoke | This badge lay in the street. Take all its rights away, day or night.
      failed "no tool can pull cables" | Cables | Pull the yellow cable through the left duct and fix it with velcro.
    `,
  },
  {
    language: 'en',
    event: 'peripheral soil/probe-{p} {"bed": "{bed}", "moist": {m}, "salt": {salt}, "crop": "{crop}", "tap_pin": {pin}, "tank_l": {tank}, "battery": "{bat}"}',
    slots: { p: '1..9', bed: 'leeks, bed 4, north strip, chard', m: '9..24 / 52..80', dry: '30..45', salt: '0.3..1.1 / 3.2..5.5', crop: '=leek, kale, chard / ∅, fallow, none', pin: '6..29', tank: '160..900 / 0..12', bat: '=ok, good, 3.1 V / low, dead' },
    tools: ['rainette_water(bed: text, litres: int): Water a bed', 'rainette_feed(bed: text, ml: int): Give liquid fertiliser', 'rainette_sow(bed: text, crop: text): Enter a sowing', 'rainette_sleep(probe: int, hours: int): Let a probe sleep'],
    steps: `
      @m rainette_water bed="{bed}" litres=40 // failed "the moisture is {m} %" | Forty litres | Only a thirsty bed gets its 40 litres: thirsty is drier than {dry} %.
      @salt rainette_feed bed="{bed}" ml=25 // failed "the salt is at {salt}" | Feed | 25 ml of fertiliser for this bed. With a salt value of 2 or more it would burn the roots, hence no.
      @crop rainette_sow bed="{bed}" crop={crop} // failed "no crop is named" | Sowing | Enter the sowing: bed and crop as the probe sent them. A bed that lies fallow, or has no crop in the message, has not been sown.
      @tank gpio_write pin={pin} value=1 // failed "only {tank} litres are in the tank" | Tap | Turn the tap on through its pin as soon as the tank has 50 litres or more; with less, leave it.
      @bat rainette_sleep probe={p} hours=6 // failed "the battery is {bat}" | Sleep | The probe may sleep for six hours if its battery is well (ok, good or a voltage). A weak one would not wake up again.
      @tank http_request url=http://garden.lan/sprinkler/on method=PUT // failed "only {tank} litres are in the tank" | Sprinkler | A PUT to http://garden.lan/sprinkler/on, without a body, starts the sprinkler. It needs 50 litres in the tank, or it will not be started.
      @m memory_store key=dry-bed content="{bed}" // failed "the moisture is {m} %" | Dry bed | Make a note called dry-bed with the name of the bed, as long as it is a dry one, under {dry} %.
      gpio_write pin={pin} value=0 | Tap off | Turn off the tap of this message. Rain has been announced, that will do; more water comes on Sunday.
      failed "no tool can pull weeds" | Weeds | Pull the weeds between the rows and put them on the compost.
    `,
  },
];
