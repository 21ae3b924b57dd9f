import type { Scene } from '../../scene';

/** What is done only under a condition, and what is refused, part 6. */
export const refusedEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt xray/room/{room} {"room": "{room}", "door": "{door}", "pregnant": "{preg}", "kv": {kv}, "detector": "{det}", "lamp_pin": {pin}, "order": "{ord}"}',
    slots: { room: 'X1, X3, ortho, chest', door: '=closed, shut / open, forced', preg: '=no, male / yes, maybe, not asked', kv: '55..79 / 121..140', top: '85..110', det: '=ready, idle / warming up, offline, error', pin: '7..28 / 1..2', ord: '=RX-2207, RX-981, RX-4410 / ∅, unknown, n/a' },
    tools: ['roentga_expose(room: text, order: text): Take the picture of an order', 'roentga_voltage(room: text, kv: int): Set the tube voltage', 'roentga_standby(room: text): Put a room on standby', 'roentga_calibrate(room: text): Calibrate a detector'],
    steps: `
      @ord roentga_expose room={room} order={ord} // failed "there is no order" | Expose | Take the picture that was ordered in this room; the order number comes with the message. Pictures without an order are against the law.
      @kv roentga_voltage room={room} kv={kv} // failed "{kv} kV is above {top} kV" | Voltage | Set the tube of this room to the reported kilovolts. {top} is the ceiling for this tube.
      @det roentga_calibrate room={room} // failed "the detector is {det}" | Calibrate | Ready or idle detectors can be calibrated. See whether this one is, and then calibrate it.
      @door gpio_write pin={pin} value=1 // failed "the door is {door}" | Red lamp | Is the door closed or shut? Fine, then light the red lamp on its pin. If not, it would deceive people.
      @preg mqtt_publish topic=xray/next payload=come // failed "the answer on pregnancy is {preg}" | Next patient | Call in the next patient by publishing come on xray/next, provided that the question about a pregnancy was answered with no (male will do, too).
      @preg memory_store key=asked-{room} content="{preg}" // failed "the answer on pregnancy is {preg}" | Answer | File the answer on pregnancy as asked-{room} when it is no or male, nothing but these two.
      roentga_standby room={room} | Standby | On standby with this room, open or shut, for the lunch break.
      failed "no tool can lay the lead apron over the patient" | Apron | Lay the lead apron over the hips of the patient.
    `,
  },
  {
    language: 'en',
    event: 'webhook /club/radio {"show": "{show}", "host": "{host}", "slot": "{slot}", "level_db": {db}, "licence": "{lic}", "silence_s": {sil}, "tx_pin": {pin}}',
    slots: { show: 'Night Owls, Vinyl Hour, Kiosk', host: '=Fadi, Jette, Ronan / ∅, tba, unknown', slot: '=18:00, 19:30, 21:00 / 23:30, 01:00, 04:30', db: '-18..-6 / 3..9', lic: '=paid, valid / unpaid, lapsed', sil: '=0, 1, 2 / 25, 40, 90', pin: '6..30' },
    tools: ['airdesk_open(studio: text): Open the microphones of a studio', 'airdesk_jingle(name: text): Play a jingle', 'airdesk_guest(host: text, chairs: int): Prepare chairs for a host', 'airdesk_fallback(minutes: int): Play the emergency tape'],
    steps: `
      @db airdesk_open studio=A // failed "the level is {db} dB" | Microphones | Open studio A. Anything over 0 dB distorts, and with such a level the microphones are to stay off.
      @host airdesk_guest host={host} chairs=2 // failed "the host is not known" | Chairs | Two chairs for whoever hosts the show. A show with no host (or one that is still to be announced) needs no chairs: fail.
      @lic airdesk_jingle name=opening // failed "the licence is {lic}" | Opening | The jingle named opening can be heard only with a paid or valid licence.
      @sil airdesk_jingle name=weather // airdesk_fallback minutes=10 | Silence? | Under 10 seconds of silence, play the jingle weather. From 10 seconds on, ten minutes of emergency tape.
      @slot gpio_write pin={pin} value=1 // failed "{slot} is after 22:00 and before 6:00" | Transmitter | Full transmitter power is a 1 on tx_pin. From 22:00 to 6:00 our licence forbids it; the slot of the show tells you.
      @host send_message channel=irc to={host} text="You are on at {slot}" // failed "the host is not known" | Call the host | Write on irc to the host: You are on at {slot}. If it is not known who that is, the step fails.
      @lic file_write path=radio/aired.txt content="{show}" append=true // failed "the licence is {lic}" | Aired | The name of the show is put at the end of radio/aired.txt, a list which knows only shows with a valid or paid licence.
      gpio_write pin={pin} value=0 | Low power | Down with the transmitter (its pin to 0), as the mast is being painted. The hour plays no part.
      failed "no tool can dub a cassette" | Cassette | Play the old cassette in the deck and press record on the other one.
    `,
  },
  {
    language: 'en',
    event: 'mqtt soap/kettle {"kettle": "{k}", "lye_pct": {lye}, "t_c": {t}, "ph": {ph}, "fume_hood": "{hood}", "scent": "{scent}", "stir_pin": {pin}}',
    slots: { k: 'K1, K4, copper, big', lye: '22..29 / 38..50', cap: '31..36', t: '36..44 / 68..85', ph: '8..9.5 / 11.5..13', hood: '=on, running / off, blocked, ∅', scent: '=lavender, cedar, rose / ∅, none, unknown', pin: '4..26' },
    tools: ['sapona_lye(kettle: text, ml: int): Add lye', 'sapona_scent(kettle: text, scent: text): Add a scent', 'sapona_pour(kettle: text, moulds: int): Pour into moulds', 'sapona_neutral(kettle: text): Neutralise a kettle'],
    steps: `
      @hood sapona_lye kettle={k} ml=300 // failed "the fume hood is not running" | Lye | 300 ml of lye into this kettle, under a working hood (on or running) only. No word about the hood counts as not working.
      @t sapona_scent kettle={k} scent=mint // failed "it has {t} degrees" | Mint | Mint evaporates quickly. Up to 50 °C it may be added to the kettle of the message; hotter, and the money has gone up in smoke, so then not.
      @scent sapona_scent kettle={k} scent={scent} // failed "no scent is named" | As ordered | Add the scent that is given for the kettle, unless there is none given.
      @ph sapona_pour kettle={k} moulds=24 // sapona_neutral kettle={k} | Pour or neutralise | pH below 10: pour 24 moulds from it. pH of 10 and above: neutralise it.
      @ph notify message="{k}: pH {ph}, safe" // failed "the pH is {ph}" | Safe | Soap is safe for the skin under a pH of 10. When it is, bring up "{k}: pH {ph}, safe".
      @lye gpio_write pin={pin} value=1 // failed "{lye} % of lye is over {cap} %" | Stir | Let the stirrer run (pin of the message). If the lye has more than {cap} %, it splashes, therefore never then.
      memory_forget key=soap-trial | Old trial | The note soap-trial can be deleted. A new one is written next month.
      failed "no tool can cut the soap" | Cut | Cut the block into bars with the wire.
    `,
  },
  {
    language: 'en',
    event: 'webhook /battery/home {"soc": {soc}, "price_ct": {ct}, "grid": "{grid}", "forecast": "{fc}", "island_pin": {pin}, "car": "{car}", "hour": "{hour}"}',
    slots: { soc: '62..97 / 6..19', floor: '25..50', ct: '4..14 / 41..68', grid: '=ok, stable / down, flicker', fc: '=sun, bright / ∅, null, no data', pin: '5..28', car: '=plugged, waiting / away, ∅', hour: '=11:00, 12:30, 13:45 / 19:15, 21:40, 02:20' },
    tools: ['sunvault_sell(kwh: num): Sell energy to the grid', 'sunvault_buy(kwh: num): Buy energy from the grid', 'sunvault_car(kw: num): Charge the car', 'sunvault_reserve(percent: int): Keep a reserve'],
    steps: `
      @soc sunvault_sell kwh=3 // failed "the battery is at {soc} %" | Sell three | Three kilowatt hours can be sold from a battery that is fuller than {floor} %, and from no other.
      @ct sunvault_buy kwh=5 // failed "{ct} cents are too dear" | Buy five | Buy 5 kWh if the price is 20 cents or under. I am not going to pay more than this.
      @ct sunvault_buy kwh=2 // sunvault_sell kwh=2 | Buy or sell | Up to 20 cents, buy 2 kWh; over 20 cents, sell 2.
      @car sunvault_car kw=3.7 // failed "the car is not there" | Car | Charge the car with 3.7 kW. It has to be here for that: plugged or waiting.
      @grid gpio_write pin={pin} value=0 // failed "the grid is {grid}" | Leave the island | The house goes back to the grid by a 0 on the island pin. Not before the grid is ok or stable again.
      @fc memory_store key=forecast content="{fc}" // failed "there is no forecast" | Forecast | Keep the forecast in the notes (forecast). If the weather service gave none, the step fails instead of writing an empty note.
      @hour mqtt_publish topic=home/washer payload=start // failed "{hour} is not between 10:00 and 15:00" | Washing machine | With sun on the roof, that is between 10 and 15 o'clock, home/washer receives start. The hour in the request decides.
      @soc pushover message="Battery at {soc} %" // failed "the battery is at {soc} %" | Good battery | A push with "Battery at {soc} %" is sent above {floor} %. At lower values we would rather not know; fail.
      sunvault_reserve percent=30 | 30 % now | Keep a reserve of 30 % now. 60 % comes in November, when the storms begin.
      failed "no tool can sweep snow off the panels" | Snow | Sweep the snow off the panels with the soft broom.
    `,
  },
  {
    language: 'en',
    event: 'mqtt crane/hook {"crane": "{cr}", "load_t": {load}, "radius_m": {rad}, "gust_kmh": {gust}, "slinger": "{sl}", "horn_pin": {pin}, "zone": "{zone}"}',
    slots: { cr: 'TC1, TC4, harbour-2, yellow', load: '0.4..3.2 / 7.5..11', cap: '4..6', rad: '8..40', gust: '5..34 / 74..110', sl: '=Bako, Yuri, Dunja / ∅, unknown, nobody', pin: '5..29', zone: '=A, B, yard / school, street, railway' },
    tools: ['jibline_hoist(crane: text, metres: int): Hoist', 'jibline_slew(crane: text, zone: text): Slew over a zone', 'jibline_vane(crane: text): Let a crane turn freely in the wind', 'jibline_lamp(crane: text, on: bool): Switch the lamp of a jib'],
    steps: `
      @load jibline_hoist crane={cr} metres=6 // failed "{load} t is over {cap} t" | Six metres | Hoist six metres with this crane; it bears {cap} t and not a gram more.
      @zone jibline_slew crane={cr} zone={zone} // failed "zone {zone} is forbidden" | Slew | Slew over the zone in the message. No load passes over the school, the street or the railway.
      @gust jibline_hoist crane={cr} metres=2 // jibline_vane crane={cr} | Hoist or let go | Gusts under 50 km/h: hoist two metres. Stronger gusts: let the crane turn freely.
      @gust jibline_lamp crane={cr} on=false // failed "gusts of {gust} km/h" | Lamp off | The lamp at the jib may be off, wind permitting, which means gusts lower than 50 km/h.
      @sl send_message channel=radio to={sl} text="Hook {cr} is free" // failed "no slinger is named" | Slinger | Radio the slinger: "Hook {cr} is free". You cannot radio to nobody, so this fails when there isn't a name.
      @load gpio_write pin={pin} value=1 // failed "{load} t is over {cap} t" | Horn | One on the horn pin announces a lift. What weighs above {cap} t will not be lifted, so do not announce it.
      @sl memory_store key=slinger content="{sl}" // failed "no slinger is named" | Who slings | Write the slinger into the note slinger. Leave the old note as it is, with a failed step, where no name came along.
      @zone notify message="Load over {zone}" // failed "zone {zone} is forbidden" | Warn | "Load over {zone}" is the warning to show, for the allowed zones; over school, street and railway there is no load to warn of.
      jibline_vane crane={cr} | Free | Shift is over. Let the crane turn freely, even in still air.
      failed "no tool can hang the sling on the hook" | Sling | Hang the two-leg sling on the hook and turn the latch.
    `,
  },
  {
    language: 'en',
    earlier: ['Look for the parcel | parcelscan → {par}', 'Weigh it | postscale → {g} g', 'Address check | addr_check → {addr}'],
    slots: { par: '=PK-2210, PK-77, PK-9031 / not on any shelf, none, no hits', g: '120..1900 / 31500..44000', heavy: '10000..25000', addr: '=valid, complete / street missing, unknown postcode, not run', shelf: '1..40', zip: '10115..79999' },
    tools: ['parcelio_stamp(parcel: text): Frank a parcel', 'parcelio_shelf(parcel: text, shelf: int): Put a parcel on a shelf in the books', 'parcelio_courier(zip: int): Call a courier', 'parcelio_return(reason: text): Open a return'],
    steps: `
      @par parcelio_stamp parcel={par} // failed "the parcel was not found" | Frank | Frank the parcel from step {step1}. A parcel that is nowhere cannot be franked.
      @par parcelio_shelf parcel={par} shelf={shelf} // failed "the parcel was not found" | Shelf {shelf} | Book the parcel that was looked for onto shelf {shelf}, supposing the search has come up with a number.
      @g parcelio_courier zip={zip} // failed "{g} g are too heavy" | Courier | The cyclist carries up to {heavy} g. If our parcel is not heavier, call him to {zip}.
      @addr parcelio_courier zip={zip} // parcelio_return reason=address | Send or return | If the address check said valid or complete, a courier for {zip}. If it said something else, open a return with the reason address.
      @addr http_request url=https://labels.example/print method=POST body=A6 // failed "the address is not in order" | Label | POST the text A6 to https://labels.example/print. It costs a label each time, hence only for an address that was found valid or complete.
      @g file_write path=post/light.txt content="{g}" append=true // failed "{g} g are too heavy" | Light parcels | Append the grams, as a bare number, to post/light.txt; light is what weighs {heavy} g or less.
      @par memory_store key=parcel content="{par}" // failed "the parcel was not found" | Note | Store the parcel's number as parcel. Was there no hit? Then the step has failed.
      gpio_write pin=15 value=1 | Lamp | Light the lamp "counter open" on pin 15. We open now, the parcels are another matter.
      failed "no tool can wrap the parcel" | Wrap | Wrap it in brown paper and tie it with string.
    `,
  },
  {
    language: 'en',
    event: 'webhook /salon/colour {"client": "{cl}", "patch_test": "{pt}", "hours_ago": {h}, "shade": "{shade}", "chair": {chair}, "age": {age}, "heater_pin": {pin}}',
    slots: { cl: 'Ms Ruan, Lena P., Mr Hoekstra', pt: '=negative, clear, no reaction / red, itching, not done', h: '49..90 / 3..30', wait: '36..48', shade: '=6N, 8A, 10V / ∅, unknown, tbd', chair: '1..5 / 7..8', age: '17..70 / 9..14', pin: '10..27' },
    tools: ['coiffura_mix(shade: text, ml: int): Mix a colour', 'coiffura_timer(chair: int, minutes: int): Start the timer of a chair', 'coiffura_book(client: text, service: text): Book a service', 'coiffura_rinse(chair: int): Start the shower at a chair'],
    steps: `
      @shade coiffura_mix shade={shade} ml=60 // failed "the shade is missing" | Mix | 60 ml of the shade that the client has picked. Not picked yet means not mixed yet.
      @pt coiffura_book client="{cl}" service=colour // failed "the patch test: {pt}" | Book | Book the service colour for the client, if her or his skin stayed quiet (negative, clear or no reaction).
      @chair coiffura_timer chair={chair} minutes=35 // failed "chair {chair} is not working" | Timer | 35 minutes on the timer of the client's chair. Chairs 7 and 8 are not working, so don't.
      @h gpio_write pin={pin} value=1 // failed "the test was only {h} hours ago" | Warm hood | The hood is heated through heater_pin. At least {wait} hours must have gone by since the test.
      @age memory_store key=adult-client content="{cl}" // failed "{age} is under 16" | Old enough | From sixteen on a client goes into the note adult-client by name. Younger ones need their parents and do not go in.
      @pt pushover message="{cl} can come" // failed "the patch test: {pt}" | She can come | Push "{cl} can come" given a test result of negative, clear or no reaction. With another result nobody should come.
      @chair mqtt_publish topic=salon/chair payload={chair} // failed "chair {chair} is not working" | Which chair | Publish the number of the chair on salon/chair; 7 and 8 are broken and are not published.
      coiffura_rinse chair=3 | Rinse | It is chair 3 that needs the shower, whichever chair the request names. Please start it.
      failed "no tool can cut hair" | Fringe | Cut the fringe two centimetres shorter.
    `,
  },
  {
    language: 'en',
    event: 'mqtt clean/room/{r} {"room": "{r}", "particles": {p}, "dp_pa": {dp}, "gown": "{gown}", "airlock": "{al}", "ffu_pin": {pin}, "lot": "{lot}"}',
    slots: { r: 'CR1, ISO5, fill, CR-7', p: '120..900 / 5200..9900', iso: '1500..3500', dp: '12..25 / 0..3', gown: '=ok, full / torn, none, half', al: '=both closed, closed / outer open, inner open', pin: '6..31', lot: '=LT-410, LT-88, LT-7 / ∅, n/a, unknown' },
    tools: ['purazone_start(room: text, lot: text): Start a lot in a room', 'purazone_pass(room: text): Let a person through the airlock', 'purazone_speed(room: text, percent: int): Speed of the air', 'purazone_evacuate(room: text): Clear a room'],
    steps: `
      @lot purazone_start room={r} lot={lot} // failed "the lot is missing" | Start | Start the lot of the message in its room. The lot is something that a human being has to enter; if it was forgotten, the step ends in failure.
      @gown purazone_pass room={r} // failed "the gown is {gown}" | Pass | A person in a full gown (or one found ok) may pass the airlock of this room.
      @al purazone_pass room={r} // failed "the airlock: {al}" | Airlock | Let them through as soon as both doors of the airlock are closed. One open door is one too many.
      @p purazone_speed room={r} percent=45 // purazone_evacuate room={r} | Clean or dirty | With fewer than {iso} particles, 45 % of air speed are sufficient. With more, clear the room.
      @dp gpio_write pin={pin} value=0 // failed "only {dp} Pa" | One fan less | One fan may rest, the one on the reported pin, given an overpressure of no less than 10 Pa.
      @p notify message="{r} is clean" // failed "{p} particles are too many" | Clean | We say "{r} is clean" in a notification for less than {iso} particles and say nothing for more.
      @al file_write path=clean/{r}.log content="airlock ok" append=true // failed "the airlock: {al}" | Log | One line, "airlock ok", goes to the end of clean/{r}.log. The log must not claim this while a door stands open.
      gpio_read pin={pin} | Fan pin | What does the fan pin of the message read? No need to switch it, and no limit to check.
      failed "no tool can mop the floor" | Mop | Mop the floor from the back wall to the door.
    `,
  },
  {
    language: 'en',
    event: 'webhook /scale/truck {"plate": "{pl}", "gross_t": {g}, "goods": "{goods}", "paper": "{paper}", "queue": {q}, "hour": {hour}, "barrier_pin": {pin}}',
    slots: { pl: 'WK-204, TR 881, B-XY 9', g: '12..38 / 45..61', legal: '40..44', goods: '=gravel, sand, soil / asbestos, tyres, paint', paper: '=DN-2041, DN-77, DN-618 / ∅, missing, none', q: '0..3 / 9..15', hour: '=7, 10, 13, 16 / 3, 20, 22', pin: '9..30' },
    tools: ['tonnora_ticket(plate: text, tonnes: num): Print a weighing ticket', 'tonnora_tip(plate: text, place: text): Send a lorry to a place to tip', 'tonnora_paper(plate: text, number: text): Enter a delivery note', 'tonnora_wait(plate: text): Send a lorry to the waiting place'],
    steps: `
      @g tonnora_ticket plate="{pl}" tonnes={g} // failed "{g} t is over {legal} t" | Ticket | Print the ticket: plate and tonnes. {legal} t is what the road bears, an overloaded lorry gets no ticket from us.
      @goods tonnora_tip plate="{pl}" place=heap-2 // failed "{goods} is not accepted" | Heap 2 | Send it to tip at heap-2. We take gravel, sand and soil and we don't take anything else.
      @paper tonnora_paper plate="{pl}" number={paper} // failed "there is no delivery note" | Delivery note | Enter the number of the delivery note for this plate. Drivers lose it often enough; then there is only one thing to do, which is to let the step fail.
      @goods tonnora_tip plate="{pl}" place=heap-9 // tonnora_wait plate="{pl}" | Tip or wait | Gravel, sand or soil: to heap-9. Other goods: to the waiting place.
      @q gpio_write pin={pin} value=1 // failed "{q} lorries are waiting" | Barrier | Raise the barrier (pin to 1) while fewer than 6 lorries wait inside. Six or more? Then it stays down.
      @hour mqtt_publish topic=yard/lights payload=off // failed "at {hour} it is dark" | Yard lights | Publish off on yard/lights when the hour lies between 6 and 18, because then it is day. Otherwise leave them on.
      @paper memory_store key=note-of-{pl} content="{paper}" // failed "there is no delivery note" | Keep it | Under note-of-{pl} goes the delivery note. If none came, let it fail.
      gpio_write pin={pin} value=0 | Lower | Barrier pin low. Nobody comes in for now, heavy or light, till the police have gone.
      failed "no tool can sweep the weighbridge" | Sweep | Sweep the stones off the weighbridge.
    `,
  },
  {
    language: 'en',
    event: 'mqtt incubator/{i} {"inc": {i}, "day": {day}, "t_c": {t}, "rh": {rh}, "turner": "{turn}", "candled": "{can}", "heater_pin": {pin}, "breed": "{breed}"}',
    slots: { i: '1..6', day: '3..16 / 19..21', t: '37.2..37.9 / 39.4..40.8', rh: '44..58 / 20..31', turn: '=ok, moving / stuck, off, ∅', can: '=fertile, veins, alive / clear, dark, not done', pin: '7..29', breed: 'Sussex, Maran, quail', low: '35..41' },
    tools: ['ovatrix_turn(inc: int, degrees: int): Turn the eggs', 'ovatrix_mist(inc: int, seconds: int): Give mist', 'ovatrix_hatch(inc: int): Switch to hatching', 'ovatrix_keep(inc: int, breed: text): Book eggs as kept'],
    steps: `
      @day ovatrix_turn inc={i} degrees=90 // failed "it is day {day}" | Turn | The eggs in this incubator are turned by 90 degrees. Up to day 17, that is; from day 18 they must lie still.
      @day ovatrix_turn inc={i} degrees=45 // ovatrix_hatch inc={i} | Turn or hatch | Until day 17, turn them 45 degrees; from day 18, switch this incubator to hatching.
      @can ovatrix_keep inc={i} breed={breed} // failed "candling: {can}" | Keep | Book the eggs of the breed as kept, if the candling showed life (fertile, veins, alive).
      @t gpio_write pin={pin} value=1 // failed "it has {t} degrees" | Heater | Heat on at the pin in the message unless it is warmer than 38.5 in there.
      @rh notify message="Inc {i}: {rh} %" // failed "the air has only {rh} %" | Moist enough | Moist enough is {low} % and more, and for that I like to read "Inc {i}: {rh} %" on the screen. For drier air fail, so that it gets noticed.
      @turn cron_add schedule="0 */4 * * *" action=procedure text=turn-eggs // failed "the turner is not working" | Every four hours | Plan the procedure turn-eggs at 0 */4 * * *. There is no sense in it if the turner does not work (it works when it says ok or moving).
      @can memory_store key=alive-{i} content="{breed}" // failed "candling: {can}" | Alive | The breed goes under alive-{i}, but a candling with another result than fertile, veins or alive must not be written there.
      ovatrix_mist inc={i} seconds=15 | Mist | A quarter of a minute of mist, i.e. fifteen seconds, because the lid was open.
      failed "no tool can candle an egg" | Candle | Hold each egg before the lamp and look for veins.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cluster/node {"node": "{node}", "pods": {pods}, "cordoned": {cor}, "cpu_pct": {cpu}, "owner": "{own}", "kernel": "{ker}", "window": "{win}"}',
    slots: { node: 'w-04, gpu-2, edge-11, w-17', pods: '=0 / 6, 14, 31', cor: '=true / false', cpu: '3..28 / 81..99', idle: '40..65', own: '=infra, ml, web / ∅, null, nobody', ker: '=6.1.90, 6.6.12, 5.15.160', win: '=Tue 02:00, Wed 03:30, Thu 01:15 / Mon 10:00, Fri 14:30, Tue 16:45', pin: '9..24' },
    tools: ['kubeward_drain(node: text): Move the pods away from a node', 'kubeward_reboot(node: text): Reboot a node', 'kubeward_uncordon(node: text): Let a node take pods again', 'kubeward_ask(team: text, node: text): Ask a team about a node'],
    steps: `
      @pods kubeward_reboot node={node} // failed "{pods} pods still run there" | Reboot | Reboot the node that no pod runs on any more. Count in the request; one is too many.
      @cor kubeward_drain node={node} // failed "the node is not cordoned" | Drain | A node has to be cordoned before it is drained. Is it? Then drain it, otherwise tell me by failing.
      @win kubeward_reboot node={node} // failed "{win} is not at night" | In the window | Reboots happen between midnight and four in the morning. Do one for this node if its window lies there.
      @own kubeward_ask team={own} node={node} // failed "the node has no owner" | Ask the owner | Ask the team that owns the node about it. Ownerless nodes (nobody, nothing written) cannot be asked about.
      @cpu gpio_write pin={pin} value=0 // failed "the processor is at {cpu} %" | Second fan | The second fan is on pin {pin}; it may stop with the processor under {idle} %. Under load it has to blow.
      @cpu http_request url=https://jobs.lan/queue method=POST body="{node}" // failed "the processor is at {cpu} %" | More work | POST the node's name to https://jobs.lan/queue so it gets more work, and do this just for nodes with less than {idle} % of load.
      @own memory_store key=owner-{node} content="{own}" // failed "the node has no owner" | Owner | Note the owner under owner-{node}, if there is one to note.
      kubeward_uncordon node={node} | Back in | The repair is finished; therefore let this node take pods again. An hour of watching comes afterwards.
      failed "no tool can swap a memory module" | Memory | Swap the second memory module for the spare one in the drawer.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wool/dye/{vat} {"vat": "{vat}", "t_c": {t}, "fastness": {f}, "recipe": "{rec}", "drain": "{drain}", "kg": {kg}, "steam_pin": {pin}}',
    slots: { vat: 'V3, indigo, V8, long', t: '31..48 / 82..97', f: '4..5 / 1..2', rec: '=R-118, R-204, R-7 / ∅, lost, unknown', drain: '=free, clear / clogged, shut', kg: '8..60 / 95..140', max: '70..90', pin: '5..28' },
    tools: ['tinctor_dose(vat: text, recipe: text): Dose a recipe', 'tinctor_empty(vat: text): Empty a vat', 'tinctor_spin(vat: text, rpm: int): Spin wool', 'tinctor_redye(vat: text): Dye again'],
    steps: `
      @rec tinctor_dose vat={vat} recipe={rec} // failed "the recipe is missing" | Dose | Dose this vat after its recipe, whose number ought to be in the message. Where it is lost or left out, no dosing.
      @drain tinctor_empty vat={vat} // failed "the drain is {drain}" | Empty | Empty the vat into the drain if that one is free or clear, otherwise the hall is under water again.
      @kg tinctor_spin vat={vat} rpm=600 // failed "{kg} kg is over {max} kg" | Spin | At 600 turns it is spun; the basket bears {max} kg and is not to be loaded with more.
      @f tinctor_spin vat={vat} rpm=300 // tinctor_redye vat={vat} | Good or again | Fastness 3 and better: spin at 300. Worse than 3: dye again.
      @t gpio_write pin={pin} value=1 // failed "it has {t} degrees" | Steam | Open the steam (pin of the message, high) for a vat colder than 60. One that is already hot does not get any.
      @f memory_store key=fast-{vat} content="{f}" // failed "a fastness of {f} is too low" | Fastness | Under fast-{vat} note the fastness, provided that it is 3 at the least.
      @drain send_message channel=floor to=Ottmar text="{vat} can be emptied" // failed "the drain is {drain}" | Tell Ottmar | Ottmar on the channel floor is told "{vat} can be emptied" whenever the drain is free or clear. It is not? Then spare him the message.
      gpio_write pin={pin} value=0 | Steam off | Close the steam at this pin, since it hisses.
      failed "no tool can wring out the wool" | Wring | Wring the wool out by hand and shake it.
    `,
  },
];
