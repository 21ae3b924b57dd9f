import type { Scene } from '../../scene';

/** Plain steps of many people, part 8: polite, foreign, gruff and chatty voices. */
export const hands8: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /barber/walkin {"name": "{n}", "service": "{s}", "barber": "{b}", "chair": {c}, "wait_min": {w}}',
    slots: { n: 'Jamal, Mr Hewitt, Ciro', s: '=fade, beard trim, shave', b: 'Tony, Rashida', c: '1..4', w: '2..10 / 35..70', c2: '5..8', q: '5..30' },
    tools: ['barbr_seat(name, chair: int): Seat a customer', 'barbr_queue(name, minutes?: int): Put a name in the queue', 'barbr_pole(spinning: bool): Barber pole', 'barbr_steam(heat: warm|hot): Towel steamer', 'barbr_shout(barber, text): Call a barber'],
    steps: `
      barbr_seat name="{n}" chair={c} | Seat | Show the new man to the chair he's been given.
      barbr_seat name="{n}" chair={c2} | Other chair | Nah, put the new man in chair {c2}.
      barbr_queue name="{n}" | Queue | Add him to the queue.
      barbr_queue name="{n}" minutes={q} | Queue | Add him to the queue, tell him {q} minutes.
      barbr_pole spinning=true | Open | Get that pole turning.
      barbr_pole spinning=false | Closed | Pole can stop turning, we're shut.
      @w failed "the wait is only {w} minutes" // barbr_shout barber="{b}" text="Hurry up a bit" | Hurry | If they wait longer than half an hour (30), shout to the barber "Hurry up a bit". If not, fail.
      barbr_steam heat=hot | Towels | As hot as it goes, for the towels.
      barbr_steam heat=warm | Towels | Just warm towels; he has thin skin.
    `,
  },
  {
    language: 'en',
    event: 'webhook /physio/visit {"patient": "{p}", "exercise": "{e}", "therapist": "{t}", "next_date": "{d}", "pain": {pa}}',
    slots: { p: 'Mrs Yoder, Emre K., Mr Dunn', e: 'bridge, Plank 2, heel raise', t: 'Bianca, Oliver', d: '=2026-12-04, 2027-01-08 / ∅', pa: '1..9', q: '3..19', n: '2..12' },
    steps: `
      @d send_message channel=email to="{p}" text="See you on {d}" // failed "no date is set" | See you | Would you please e-mail the patient "See you on" and the next date? If there's no date, this can't be done: fail.
      memory_store key=exercise content="{e}" | Exercise | Would you please note the exercise, as exercise?
      memory_recall query="{p}" limit={n} | History | Could you look up the patient? {n} notes are plenty.
      memory_recall query="{p}" | History | Could you look up the patient?
      gpio_write pin={q} value=1 | Heat pack | I'd like the heat pack on pin {q} to be on.
      gpio_write pin={q} value=0 | Heat pack | I'd like the heat pack on pin {q} to be off.
      mqtt_publish topic=physio/pain payload={pa} | Pain | The pain figure should be published to physio/pain.
      send_message channel=email to="{t}" text="Room 2 is free" | Room | The therapist should get an e-mail: "Room 2 is free"
    `,
  },
  {
    language: 'en',
    event: 'mqtt hydro/rack2 {"channel": "{c}", "ec": {ec}, "crop": "{cr}", "dosing_pump": "{dp}", "farmer": "{f}"}',
    slots: { c: 'NFT-3, left low, C9', ec: '0.6..1.1 / 2.4..3.2', cr: 'pak choi, basil, lettuce', dp: 'DP-1, DP-4, Grundf', f: 'Somchai, Ilze', c2: 'NFT-8, right top', ml: '5..90', h: '10..18' },
    tools: ['hydr_feed(pump, ml: int, diluted?: bool): Dose nutrients', 'hydr_flow(channel, on: bool): Flow in a channel', 'hydr_light(channel, hours: int): Hours of light', 'hydr_spectrum(mode: grow|bloom): Light colour', 'hydr_line(farmer, text): Message', 'hydr_sow(channel, crop, trays?: int): Enter a sowing'],
    steps: `
      @ec hydr_feed pump="{dp}" ml={ml} // failed "EC is {ec}" | Feed | EC is lower than 2? Then please give {ml} ml with pump of message. If EC is higher, fail.
      hydr_feed pump="{dp}" ml={ml} diluted=true | Weak feed | Please give {ml} ml, diluted, same pump.
      hydr_flow channel="{c2}" on=true | Flow | Water must run in {c2}.
      hydr_flow channel="{c2}" on=false | Flow | Water must not run in {c2}.
      hydr_light channel="{c}" hours={h} | Light | {h} hour light for channel in message
      hydr_spectrum mode=bloom | Colour | Now is flower time, change light.
      hydr_spectrum mode=grow | Colour | Now is leaf time, change light.
      hydr_line farmer="{f}" text="Buy more rockwool" | Farmer | Write farmer: Buy more rockwool
      hydr_sow channel="{c2}" crop="{cr}" | Sow | Same crop we sow also in {c2}.
      hydr_sow channel="{c2}" crop="{cr}" trays={ml} | Sow | Same crop we sow also in {c2}, {ml} trays.
    `,
  },
  {
    language: 'en',
    event: 'manual - shepherd: ewe {e} lambed {n}, pen {p}, ram {r}, vet {v}',
    slots: { e: '114, 208, 77', n: '1..4', p: '1..9', r: 'Duke, Old Horn', v: 'Mr Sloan, Catriona / not called', q: '3..15' },
    steps: `
      file_write path=sheep/lambs.txt content="{e}" append=true | Lamb book | Ewe's number at the foot of sheep/lambs.txt, lad.
      file_write path=sheep/latest.txt content="{e}" | Latest | Ewe's number in sheep/latest.txt, scrap the old one.
      memory_store key=ram content="{r}" | Father | Who's the father? Store as ram.
      mqtt_publish topic=sheep/pen payload={p} | Pen | Pen number to sheep/pen.
      @v send_message channel=sms to="{v}" text="All went well" // failed "the vet was not called" | Vet | SMS the vet "All went well", if one was called. If not called, fail.
      send_message channel=sms text="Coffee in the barn" | Neighbours | SMS, to no one special: Coffee in the barn
      gpio_write pin={q} value=1 | Heat lamp | Lambs are shivering. Lamp {q} on.
      gpio_write pin={q} value=0 | Heat lamp | They're dry and warm. Lamp {q} off.
      mqtt_publish topic=sheep/new payload={n} | How many | How many lambs? Number to sheep/new.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stable/horse {"horse": "{h}", "box": {b}, "rider": "{r}", "farrier": "{f}", "vaccinated": "{v}"}',
    slots: { h: 'Donner, Lady Grey, Pablo', b: '1..12', r: 'Annabel, Jens', f: 'Smid, Mr Hoof', v: '=yes, valid / no, expired', b2: '13..24', kg: '2..9', m: '10..45', d: '=2026-12-09, 2027-01-20' },
    tools: ['hof_hay(box: int, kg: int, soaked?: bool): Give hay', 'hof_walker(horse, direction: left|right, minutes: int): Horse walker', 'hof_box(box: int, closed: bool): Box door', 'hof_enter(horse, show_date): Enter for a show', 'hof_shoe(horse, farrier, date?): Ask the farrier', 'hof_tell(rider, text): Tell a rider'],
    steps: `
      hof_hay box={b} kg={kg} | Hay | {kg} kg hay for the horse in the message, into its box.
      hof_hay box={b2} kg={kg} soaked=true | Hay {b2} | {kg} kg, soaked, because it coughs.
      hof_walker horse="{h}" direction=left minutes={m} | Walker | {m} minutes to the left for this horse.
      hof_walker horse="{h}" direction=right minutes={m} | Walker | {m} minutes the other way round, to the right, same horse.
      hof_box box={b2} closed=true | Box {b2} | Shut the door, it bites.
      hof_box box={b2} closed=false | Box {b2} | The door can stay open.
      @v hof_enter horse="{h}" show_date={d} // failed "vaccination: {v}" | Show | Enter the horse for {d} if it's vaccinated (yes or valid), otherwise fail.
      hof_shoe horse="{h}" farrier="{f}" | Shoes | The farrier named should do the horse some time.
      hof_shoe horse="{h}" farrier="{f}" date={d} | Shoes | The farrier named should do the horse on {d}.
      hof_tell rider="{r}" text="Bring your helmet" | Rider | Tell the rider: "Bring your helmet"
    `,
  },
  {
    language: 'en',
    event: 'mqtt oyster/bed {"bed": "{b}", "salinity": {s}, "crate": "{c}", "diver": "{d}", "buyer": "{bu}"}',
    slots: { b: 'Outer 2, Bank B, Grandmere', s: '8..17 / 28..35', c: 'OY-33, OY-71', d: 'Loic, Tamsin', bu: 'Chez Paul, Harbour Grill / ∅', p: '3..16', p2: '17..30' },
    steps: `
      @s failed "salinity is {s}" // mqtt_publish topic=oyster/harvest payload="{b}" | Harvest | One harvests when salinity is above 25: the bed to oyster/harvest. Not so salty, one fails.
      @bu send_message channel=email to="{bu}" text="Two dozen are ready" // failed "there is no buyer" | Buyer | Mail to the buyer: "Two dozen are ready". There is no buyer? Fail.
      send_message channel=sms to="{d}" text="The tide is low at five" | Diver | SMS to the diver: "The tide is low at five"
      gpio_write pin={p} value=1 | Basin pump | The pump of the basin, {p}, it must go.
      gpio_write pin={p} value=0 | Basin pump | The pump of the basin, {p}, it must stop.
      gpio_read pin={p2} board=quai | Float | One reads {p2} of the board quai.
      gpio_read pin={p2} | Float | One reads {p2}.
      memory_store key=crate content="{c}" | Crate | The crate, one keeps it as crate.
      failed "the temperature is not in the message" | Temperature | The temperature of the water, from the message, one keeps it as water.
    `,
  },
  {
    language: 'en',
    event: 'mqtt trawler/net {"net": "{n}", "depth_m": {d}, "catch_kg": {c}, "mate": "{m}", "winch_load": {w}}',
    slots: { n: 'Port net, Starboard net, Trawl 2', d: '40..190', c: '50..900', m: 'Einar, Duarte', w: '20..60 / 91..99', m2: '10..60', kn: '2..6', sp: '=cod, haddock, hake' },
    tools: ['hal_winch(net, move: haul|pay): Haul in or pay out', 'hal_speed(knots: int, hold_min?: int): Trawl speed', 'hal_hold(species, kg: int, grade?): Enter the catch', 'hal_ice(making: bool): Ice machine', 'hal_yell(mate, text): Deck speaker'],
    steps: `
      @w hal_winch net="{n}" move=haul // failed "the winch load is {w} %" | Haul | Get that net in. Load over 90 %, leave it and fail.
      hal_winch net="{n}" move=pay | Pay out | Let more wire out on that net.
      hal_speed knots={kn} | {kn} knots
      hal_speed knots={kn} hold_min={m2} | {kn} knots for {m2} minutes
      hal_hold species={sp} kg={c} | Hold | The whole catch is {sp}. Enter it.
      hal_hold species={sp} kg={c} grade=A | Hold | The whole catch is {sp}, grade A. Enter it.
      hal_ice making=true | Ice | We need ice, lots.
      hal_ice making=false | No ice | Hold is full of ice, stop making it.
      hal_yell mate="{m}" text="Mind the doors" | Yell | To the mate: "Mind the doors"
    `,
  },
  {
    language: 'en',
    event: 'webhook /airfield/ppr {"aircraft": "{a}", "pilot": "{p}", "eta": "{e}", "fuel": "{f}", "customs": {c}, "stand": {s}}',
    slots: { a: 'D-EKLM, G-BXYZ, OE-AAB', p: 'Capt. Berger, Ms Quinn', e: '=10:40, 13:25, 17:05', f: '=avgas, jet / ∅, none', c: '=true / false', s: '1..12', q: '3..15', n: '2..9' },
    steps: `
      @f mqtt_publish topic=airfield/bowser payload={f} // failed "no fuel is wanted" | Fuel | Publish the fuel requested to airfield/bowser. If none is requested, fail.
      @c send_message channel=email to=customs@field.example text="{a} at {e}" // failed "customs is not needed" | Customs | When customs is needed, mail customs@field.example: aircraft, "at", ETA. When it isn't, fail.
      gpio_write pin={q} value=1 | Runway lights | Runway lights ({q}) to be switched on.
      gpio_write pin={q} value=0 | Runway lights | Runway lights ({q}) to be switched off.
      mqtt_publish topic=airfield/stand payload={s} | Stand | Stand to be published to airfield/stand.
      memory_store key=pilot content="{p}" | Pilot | Pilot to be kept as pilot.
      file_read path=notam/{n}.txt | NOTAM {n} | notam/{n}.txt to be read.
      file_read path=notam/{n}.txt lines=5 | NOTAM {n}, brief | 5 lines of notam/{n}.txt to be read.
      notify message="Grass is wet" title="Tower" | Grass | "Grass is wet" to be shown, title Tower.
      notify message="Grass is wet" | Grass | "Grass is wet" to be shown.
    `,
  },
  {
    language: 'en',
    event: 'manual - glider club: {p} wants {g}, launch by {l}, instructor {i}, medical until {m}',
    slots: { p: 'Wim, Paula J., Henk', g: 'ASK 21, LS4, Twin 3', l: '=winch, aerotow', i: 'Greta, Mr Oduya', m: '=2027-05, 2028-01 / expired', ft: '900..2500', n: '1..5', g2: 'Ka 8, Duo X' },
    tools: ['segl_launch(glider, method: winch|aerotow, feet?: int): Launch a glider', 'segl_hangar(glider, inside: bool): Move in or out of the hangar', 'segl_cable(strop: blue|red): Choose the weak link', 'segl_log(pilot, glider, flights: int): Log flights', 'segl_hail(person, text): Radio a person'],
    steps: `
      @m segl_launch glider="{g}" method={l} // failed "the medical has expired" | Launch | Launch the wanted glider the wanted way; with an expired medical nobody flies, fail.
      segl_launch glider="{g2}" method=aerotow feet={ft} | {g2} | Tow it behind the plane to {ft} feet.
      segl_launch glider="{g2}" method=winch | {g2} | On the cable with it.
      segl_hangar glider="{g2}" inside=true | Evening | {g2} goes to bed in the hangar.
      segl_hangar glider="{g2}" inside=false | Morning | Roll {g2} out onto the grass.
      segl_cable strop=blue | Weak link | The blue one.
      segl_cable strop=red | Weak link | The red one.
      segl_log pilot="{p}" glider="{g}" flights={n} | Log | {n} flights for who asked, on the glider asked for.
      segl_hail person="{i}" text="Your student is waiting" | Hail | Instructor, please: "Your student is waiting"
    `,
  },
  {
    language: 'en',
    event: 'webhook /balloon/flight {"balloon": "{b}", "pilot": "{p}", "passengers": {n}, "wind_kt": {w}, "field": "{f}", "chase_car": "{c}"}',
    slots: { b: 'Lady Air, Red Onion, D-OABC', p: 'Fritz, Moira', n: '2..9', w: '2..7 / 14..22', f: 'Mill Field, Schlosswiese', c: 'Jeep 1, Van B / ∅', q: '4..18' },
    steps: `
      @w pushover message="We fly" // failed "the wind is {w} knots" | We fly! | Up to 10 knots, push "We fly". More wind, more sadness: fail.
      pushover message="Meet at {f}" title="Balloon" | Meeting | Push "Meet at", then the field; title Balloon.
      pushover message="Meet at {f}" | Meeting | Push "Meet at", then the field.
      @c mqtt_publish topic=balloon/chase payload="{c}" // failed "no chase car" | Chase | Which car chases? Publish to balloon/chase. No car, fail.
      mqtt_publish topic=balloon/baskets payload={n} | Baskets | Number of passengers to balloon/baskets.
      memory_store key=pilot content="{p}" | Pilot | Today's pilot goes under pilot.
      gpio_write pin={q} value=1 | Inflator | Fan {q}, blow!
      gpio_write pin={q} value=0 | Inflator | Fan {q}, stop blowing!
      send_message channel=sms to="{p}" text="Champagne is in the van" | Champagne | SMS pilot: Champagne is in the van
    `,
  },
  {
    language: 'en',
    event: 'peripheral /dev/rail TRAIN {t} BLOCK {b} POINT {p} KID {k}',
    slots: { t: 'BR-64, ICE-3, Thomas', b: '1..9', p: '10..19', k: 'Luis, Merle', s: '10..90', b2: '20..29', l: '31..39' },
    tools: ['moba_run(train, speed: int, headlights?: bool): Run a train', 'moba_halt(train): Stop a train', 'moba_point(point: int, set: straight|turn): Set a point', 'moba_block(block: int, free: bool): Free or block a section', 'moba_horn(train, text?): Blow the horn and show a text'],
    steps: `
      moba_run train="{t}" speed={s} | Drive | Let the seen train do {s}.
      moba_run train="{t}" speed={s} headlights=true | Night drive | Let the seen train do {s}, headlights on.
      moba_halt train="{t}" | Halt | The seen train stops!
      moba_point point={p} set=turn | Siding | The reported point leads into the siding: turn.
      moba_point point={p} set=straight | Main | The reported point goes straight.
      moba_block block={b2} free=true | Block {b2} | Nothing in it, trains may enter.
      moba_block block={b2} free=false | Block {b2} | The cat lies in it. No trains.
      moba_horn train="{t}" | Toot | Toot!
      moba_horn train="{t}" text="{k} is driving" | Toot and text | Toot and show "{k} is driving".
      failed "the message has no station" | Station | Show the station from the message with the horn.
    `,
  },
  {
    language: 'en',
    event: 'webhook /scouts/camp {"patrol": "{p}", "leader": "{l}", "tents": {t}, "parents_mail": "{m}", "fire_ban": {fb}, "river": "{r}"}',
    slots: { p: 'Beavers, Hawks, Wolf Pack', l: 'Akela, Marit', t: '2..9', m: '=all@camp.example, info@hawks.example / ∅', fb: '=false / true', r: 'Lenne, Clyde', q: '5..20' },
    steps: `
      @fb mqtt_publish topic=scouts/fire payload="{p}" // failed "there is a fire ban" | Campfire | If there's no fire ban, the patrol's name to scouts/fire. With one: fail. Be prepared!
      @m send_message channel=email to={m} text="All are well fed" // failed "no mail address" | Parents | Mail the parents "All are well fed". If we have no address: fail.
      memory_store key=leader content="{l}" | Leader | Keep the leader's name under leader.
      memory_forget key=leader | Forget leader | The note leader can go.
      file_write path=camp/diary.txt content="{r}" append=true | Diary | Where did we swim? River to the end of camp/diary.txt.
      file_write path=camp/today.txt content="{r}" | Today | camp/today.txt, fresh: the river.
      gpio_write pin={q} value=1 | Lantern | Lantern {q} on, someone is afraid of the dark.
      gpio_write pin={q} value=0 | Lantern | Lantern {q} off, we want to see stars.
      mqtt_publish topic=scouts/tents payload={t} | Tents | Number of tents → scouts/tents
    `,
  },
  {
    language: 'en',
    event: 'webhook /choir/rehearsal {"piece": "{p}", "voice": "{v}", "conductor": "{c}", "hall": "{h}", "pianist": "{pi}"}',
    slots: { p: 'Requiem, Locus iste, Shenandoah', v: '=soprano, alto, tenor, bass', c: 'Maestro Lind, Ms Abe', h: 'St. Mary, Room 4', pi: 'Klara, Theo / ∅, ill', t: '=18:30, 19:45', n: '2..20' },
    tools: ['kor_play(piece, voice?): Play a practice track', 'kor_hall(hall, heated: bool): Heat a hall', 'kor_seats(layout: rows|circle): Set out chairs', 'kor_ring(person, text): Ring a person', 'kor_plan(piece, time, minutes?: int): Plan a rehearsal', 'kor_copies(piece, count: int): Copy scores'],
    steps: `
      kor_play piece="{p}" | Play | Play the piece, all together, please.
      kor_play piece="{p}" voice={v} | Play | Play the piece in the voice of the message, please.
      kor_hall hall="{h}" heated=true | Hall | We sing badly when cold. Warm the hall.
      kor_hall hall="{h}" heated=false | Hall | It's May: heating off in the hall.
      kor_seats layout=circle | Chairs | Everybody should see everybody: a ring of chairs.
      kor_seats layout=rows | Chairs | Concert tonight, chairs one behind the other.
      @pi kor_ring person="{pi}" text="Please come early" // failed "there is no pianist" | Pianist | Ring the pianist: "Please come early". Ill or not named: fail.
      kor_ring person="{c}" text="Your baton is in my bag" | Baton | Ring the conductor: "Your baton is in my bag"
      kor_plan piece="{p}" time={t} | Plan | At {t}, this piece.
      kor_plan piece="{p}" time={t} minutes=40 | Plan | At {t}, this piece, 40 minutes.
      kor_copies piece="{p}" count={n} | Copies | {n} of the score, please.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cats/cafe {"cat": "{c}", "nap_s": {n}, "door": "{d}", "waiter": "{w}", "favourite_food": "{f}"}',
    slots: { c: 'Mochi, Sir Purr, Tofu', n: '5..900', d: '=shut, closed / open', w: 'Lin, Bo', f: 'tuna, chicken, pumpkin', p: '3..15', p2: '16..30' },
    steps: `
      @d gpio_write pin={p} value=1 // failed "the door is {d}" | Play time | Laser toy, pin {p}, on if the door is closed. Open door means runaway cats, so fail.
      gpio_write pin={p} value=0 | Nap time | Laser toy, pin {p}, off.
      gpio_write pin={p2} value=1 | Fountain | Drinking fountain {p2} on.
      mqtt_publish topic=cats/feed payload="{f}" | Food | What it likes best goes to cats/feed.
      mqtt_publish topic=cats/star payload="{c}" | Star | Cat of the day: this one. Name to cats/star.
      send_message channel=line to="{w}" text="Table 4 wants the bill" | Bill | On line, to the waiter: Table 4 wants the bill
      send_message channel=line text="No flash photos" | Photos | On line, with no recipient: No flash photos
      notify message="Do not wake {c}" | Shh | Show: Do not wake, and the name of the cat.
      notify message="Do not wake {c}" title="Shh" | Shh | Title Shh; show: Do not wake, and the name of the cat.
    `,
  },
  {
    language: 'en',
    event: 'webhook /nails/appt {"client": "{c}", "colour": "{co}", "desk": {d}, "tech": "{t}", "allergic_to": "{a}"}',
    slots: { c: 'Chantal, Ms Bloom, Vee', co: 'Ruby 4, nude, Mint', d: '1..4', t: 'Linh, Sasha', a: 'acetone, latex / ∅, nothing', d2: '5..8', m: '1..9', e: '20..70' },
    tools: ['nagl_lamp(desk: int, on: bool, minutes?: int): UV lamp', 'nagl_pay(client, euro: int, how: cash|card): Take payment', 'nagl_colour(client, colour): Save a colour', 'nagl_warn(tech, substance): Warn of an allergy', 'nagl_tell(tech, text): Message'],
    steps: `
      nagl_lamp desk={d} on=true | Lamp | UV lamp at the client's desk, on please, hun.
      nagl_lamp desk={d2} on=true minutes={m} | Lamp {d2} | UV for {m} min.
      nagl_lamp desk={d2} on=false | Lamp {d2} | No more UV.
      nagl_pay client="{c}" euro={e} how=cash | Pay | She put {e} in notes on the table.
      nagl_pay client="{c}" euro={e} how=card | Pay | She paid {e} with plastic.
      nagl_colour client="{c}" colour="{co}" | Colour | Save which colour she has.
      @a nagl_warn tech="{t}" substance="{a}" // failed "there is no allergy" | Warn | Warn the tech of what she's allergic to. If it's nothing, fail.
      nagl_tell tech="{t}" text="File them square" | Shape | Tell the tech "File them square".
    `,
  },
  {
    language: 'en',
    event: 'webhook /houseboat/sensor {"room": "{r}", "water_cm": {w}, "neighbour": "{n}", "pump_pin": {p}, "battery_v": {b}}',
    slots: { r: 'engine room, Bow, galley', w: '0..2 / 9..30', n: 'Dirk, Aunt Sal', p: '3..14', b: '11.1..13.9', q: '15..30', h: '=07:00, 22:00' },
    steps: `
      @w failed "only {w} cm" // gpio_write pin={p} value=1 | Pump | More than 5 cm of water? Pump on (its pin is in the message). Otherwise don't, fail.
      gpio_write pin={p} value=0 | Pump | The pump in the message is to stop.
      @w failed "only {w} cm" // send_message channel=whatsapp to="{n}" text="Please check my ropes" | Neighbour | With over 5 cm, WhatsApp the neighbour: "Please check my ropes". With less: fail.
      send_message channel=whatsapp to="{n}" text="Soup at mine?" | Soup | WhatsApp the neighbour: "Soup at mine?"
      mqtt_publish topic=boat/volts payload={b} | Volts | Battery figure to boat/volts
      memory_store key=wet-room content="{r}" | Room | Where was it? Keep under wet-room.
      gpio_write pin={q} value=1 board=aft | Stove fan | Fan {q}, the board is aft: on.
      gpio_write pin={q} value=1 | Stove fan | Fan {q}: on.
      cron_remove id=night | Plan | The plan night isn't wanted, remove it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /salt/pan {"pan": "{p}", "brine_pct": {b}, "sluice": {s}, "raker": "{r}", "customer": "{c}"}',
    slots: { p: 'Pan 7, Salina B, Old pan', b: '8..16 / 24..27', s: '1..9', r: 'Zeca, Marta', c: 'Fleur Ltd, Chef Ana / ∅', s2: '10..18', kg: '5..90', h: '1..12' },
    tools: ['salz_sluice(sluice: int, open: bool, hours?: int): Move a sluice', 'salz_rake(pan, depth: shallow|deep): Rake a pan', 'salz_ship(customer, kg: int): Ship salt', 'salz_cry(raker, text): Call a raker', 'salz_cover(pan, covered: bool): Cover a pan'],
    steps: `
      salz_sluice sluice={s2} open=true | Sluice {s2} | Let the sea in.
      salz_sluice sluice={s2} open=true hours={h} | Sluice {s2} | Let the sea in for {h} h.
      salz_sluice sluice={s} open=false | Sluice | The one of this pan: keep the sea out.
      @b failed "brine is at {b} %" // salz_rake pan="{p}" depth=shallow | Rake | From 20 % brine, rake this pan, only the top. Under 20: fail.
      salz_rake pan="{p}" depth=deep | Rake | Rake this pan right down to the clay.
      @c salz_ship customer="{c}" kg={kg} // failed "nobody has ordered" | Ship | {kg} kg to the customer in the message. No customer: fail.
      salz_cover pan="{p}" covered=true | Rain | It rains. Cover it.
      salz_cover pan="{p}" covered=false | Sun | Sun. Uncover it.
      salz_cry raker="{r}" text="Bring the wooden shovel" | Call | Call the raker: "Bring the wooden shovel"
    `,
  },
  {
    language: 'en',
    event: 'manual - flat share: {w} has cleaned {r}, next is {n}, bin {b} goes out on {d}',
    slots: { w: 'Pia, Jonas, Mo', r: 'kitchen, bath, hall', n: 'Lale, Vince / nobody', b: '=blue, brown, yellow', d: '=Monday, Thursday', p: '3..18' },
    steps: `
      @n send_message channel=whatsapp to="{n}" text="Your turn!" // failed "nobody is next" | Next | whatsapp whoever's next: Your turn! (nobody next? fail)
      send_message channel=whatsapp to="{w}" text="Looks great" | Thanks | whatsapp whoever cleaned: Looks great
      memory_store key=bin content="{b}" | Bin | which bin? remember as bin
      memory_store key=bin-day content="{d}" | Bin day | which day? remember as bin-day
      file_write path=wg/done.txt content="{r}" append=true | List | room to the end of wg/done.txt
      file_write path=wg/done.txt content="{r}" | New week | room into wg/done.txt, wipe last week
      gpio_write pin={p} value=1 | Router | wifi on, pin {p}
      gpio_write pin={p} value=0 | Router | wifi off, pin {p}, I need to study
      notify message="Party on Friday" title="WG" | Party | show "Party on Friday", title WG
      notify message="Party on Friday" | Party | show "Party on Friday"
    `,
  },
  {
    language: 'en',
    event: 'webhook /massage/booking {"guest": "{g}", "type": "{t}", "room": "{r}", "masseur": "{m}", "pregnant": {p}, "oil": "{o}"}',
    slots: { g: 'Ms Aoki, Mr Brand, Delphine', t: 'hot stone, Thai, sport', r: 'Lotus, Bamboo, Sand', m: 'Kanya, Jiri', p: '=false / true', o: '=almond, jojoba / ∅', c: '22..29', min: '20..90' },
    tools: ['wel_room(room, celsius: int, scent?): Prepare a room', 'wel_start(guest, minutes: int): Start a treatment', 'wel_lights(room, mood: dusk|bright): Lights of a room', 'wel_oil(room, oil): Put out oil', 'wel_busy(room, busy: bool): Busy sign', 'wel_whisper(masseur, text): Earpiece'],
    steps: `
      wel_room room="{r}" celsius={c} | Room | Kindly prepare the {r} room, {c} degrees.
      wel_room room="{r}" celsius={c} scent=rose | Room | Kindly prepare the {r} room, {c} degrees, with rose scent.
      @p wel_start guest="{g}" minutes={min} // failed "the guest is pregnant" | Start | {min} minutes for the guest. Not for pregnant guests: the step fails.
      wel_lights room="{r}" mood=dusk | Lights | Kindly dim the lights in that room.
      wel_lights room="{r}" mood=bright | Lights | Kindly make that room bright for cleaning.
      @o wel_oil room="{r}" oil={o} // failed "no oil is chosen" | Oil | Kindly put out the oil they chose; none chosen, then fail.
      wel_busy room="{r}" busy=true | Sign | Kindly set the {r} room's sign to busy.
      wel_busy room="{r}" busy=false | Sign | Kindly clear the {r} room's sign.
      wel_whisper masseur="{m}" text="The guest prefers silence" | Whisper | Kindly whisper to the masseur: "The guest prefers silence"
    `,
  },
  {
    language: 'en',
    event: 'mqtt server/nas {"volume": "{v}", "smart": "{s}", "snapshot": "{sn}", "admin": "{a}", "used_gb": {u}}',
    slots: { v: 'tank, vol1, media', s: '=PASSED, OK / FAILED', sn: 'auto-0300, pre-upd, snap-17', a: 'root@nas.example, bea@nas.example', u: '200..4000', u2: '=https://nas.example/api/scrub, https://nas.example/api/trim', f: '/etc/fstab, /etc/exports' },
    steps: `
      http_request url={u2} method=POST | POST {u2}
      http_request url={u2} | GET {u2}
      @s sop_execute name=scrub payload="{v}" // failed "SMART says {s}" | Scrub | run scrub w/ volume as payload; SMART FAILED -> fail
      sop_execute name=replicate | Replicate | run replicate, no payload
      sop_execute name=replicate payload="{sn}" | Replicate one | run replicate, payload = the snapshot
      file_read path={f} | cat {f}
      file_read path={f} lines=4 | head -4 {f}
      file_write path=/var/log/nas.log content="{u}" append=true | Log | used gb >> /var/log/nas.log
      file_write path=/run/nas.used content="{u}" | Used | used gb > /run/nas.used (overwrites)
      send_message channel=email to="{a}" text="Disk 3 was swapped" | Mail | mail admin: Disk 3 was swapped
      memory_store key=last-snap content="{sn}" | Snap | snapshot name -> note last-snap
    `,
  },
];
