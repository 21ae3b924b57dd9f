import type { Scene } from '../../scene';

/** Optional arguments that are given in every manner, and arguments of the same type in any order, part 6. */
export const givenEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /heat/room {"room": "{room}", "wish_c": {c}, "valve": "{v}", "tenant": "{who}", "until": "{until}", "circuit": {k}}',
    slots: { room: 'Flat 3, studio, Flat 11 kitchen, stairwell', room2: 'Flat 20, laundry, boiler room', c: '17..23', v: 'TRV-04, TRV-31, valve hall', who: 'Mrs Dahl, Yannick, the Obis', until: '=21:30, 22:00, 06:45 / ∅', k: '1..6', k2: '7..12', mix: '25..45' },
    tools: ['trv_set(valve, celsius: num, until?, room?): Set a radiator valve', 'circuit_curve(circuit: int, slope: num, shift?: num, night?: bool): Set a heating curve', 'boiler_boost(minutes: int, flow_celsius?: int, circuit?: int): Boost the boiler', 'tenant_bill(tenant, room, kwh: num, months?: int): Bill a tenant'],
    steps: `
      @until trv_set valve="{v}" celsius={c} until={until} // trv_set valve="{v}" celsius={c} | The wish | Set the valve of the message to the temperature that is wished for, and if an end of it is stated, until then.
      trv_set valve=TRV-90 celsius=19.5 room="{room2}" | TRV-90 | In {room2} the valve TRV-90 shall hold 19.5 degrees.
      circuit_curve circuit={k} slope=1.2 shift=0.5 | Curve | Slope 1.2, shift half a degree (0.5), for the circuit in the message.
      notify message="{who} wishes {c} °C" title="{room}" | Wish on the screen | The room is the title. The text says who "wishes" how many °C, as in: Mr Low wishes 20 °C.
      circuit_curve circuit={k2} slope=0.8 night=true | Night curve | At night circuit {k2} needs a slope of 0.8 (night: yes)
      boiler_boost minutes=120 flow_celsius={mix} | Boost | Two hours, and the flow has {mix} degrees. Boost.
      tenant_bill tenant="{who}" room="{room}" kwh=412.5 months=3 | Quarter | Three months, 412.5 kWh: bill the tenant of the message for the room that stands there.
      gpio_read pin={mix} board=heat-{k2} | Is it running? | Read pin {mix} of the board heat-{k2}
      gpio_write pin={mix} value=0 board=heat-{k} | Pump off | The pump of this circuit is on board heat-{k}, pin {mix}. Low, please.
    `,
  },
  {
    language: 'en',
    slots: { tr: 'Lobby loop, take 7, jingle B', tr2: 'News bed, take 12, interview raw', st: 'Studio A, Booth 2, OB van', show: 'Morning Café, Night Drive, Sports Desk', hm: '=06:00, 13:05, 20:15', db: '-18..-2', who: 'Imke, Rashid, Fenella', s: '4..45', ch: 'FM1, DAB-2, stream' },
    tools: ['air_queue(track, channel?, at?, fade_ms?: int): Queue a track', 'mic_gain(studio, mic: int, db: num, pad?: bool): Set the gain of a microphone', 'clip_cut(track, from_s: num, to_s: num, name?): Cut a piece out of a track', 'show_host(show, host, stand_in?, from_date?): Set who hosts a show'],
    steps: `
      air_queue track="{tr}" at={hm} channel={ch} fade_ms=500 | For {ch} | On {ch} at {hm}, with half a second of fade: {tr}
      air_queue track="{tr}" fade_ms=2000 | Soft start | Let {tr} fade in over two seconds; when and on which channel is up to the queue.
      mic_gain studio="{st}" mic=2 db={db} pad=true | Microphone 2 | {db} dB at microphone 2 in {st}, pad on.
      send_message channel=studio to="{who}" text="{show} at {hm}" | Remind {who} | Say in the channel studio to {who} when: "{show} at {hm}".
      mic_gain studio="{st}" db=6 mic=1 | Six decibels | Microphone 1 of {st} needs six dB.
      clip_cut track="{tr2}" from_s={s} to_s=60 name="{show}" | Cut | Call the piece "{show}". It goes from {s} to 60 seconds of {tr2}.
      show_host show="{show}" host="{who}" stand_in=Lennart from_date=2026-10-05 | Who hosts? | From 2026-10-05 {show} is hosted by {who}. Lennart is the stand-in.
      file_read path=playlist.txt from_line={s} lines=10 | Playlist | Ten lines of playlist.txt, from line {s} on.
      notify message="{tr} at {hm}" title={ch} | Screen | Under the title {ch}, "{tr} at {hm}" should be seen.
    `,
  },
  {
    language: 'en',
    event: 'mqtt compost/{row} {"row": "{row}", "core_c": {t}, "o2": {o2}, "turner": "{m}", "driver": "{who}", "batch": "{b}"}',
    slots: { row: 'Row 3, Heap B, tunnel 1', row2: 'Row 14, Heap F', t: '38..71', o2: '3..17', m: 'turner 2, Backhus, loader L5', who: 'Thea, Kofi, Zbigniew', b: 'GR-118, K-2026-04, leaf 7', l: '100..900', sv: '10..40', kind: 'garden, kitchen, leaves' },
    tools: ['row_turn(row, machine?, passes?: int, driver?): Turn a row', 'row_water(row, litres: int, minutes?: int): Water a row', 'batch_sieve(batch, mm: int, to_row?, from_row?): Sieve a batch', 'probe_set(row, every_min: int, depths_cm?: int[], alarm_c?: int): Set the probes of a row'],
    steps: `
      row_turn row="{row}" machine="{m}" driver="{who}" passes=2 | Turn it twice | Two passes with machine and driver as reported, in the row of the message.
      row_turn row="{row2}" machine="{m}" passes=1 | One pass | The machine of the message should go once through {row2}
      row_water row="{row}" litres={l} minutes=45 | Too dry | {l} litres in three quarters of an hour for the row that reports.
      pushover message="{t} °C, O2 {o2}" title="{row}" | Push the values | The row is the title; the core temperature with °C, a comma, O2 and its value make the text.
      row_water row="{row2}" litres=300 | Three hundred | Give {row2} 300 litres.
      batch_sieve batch="{b}" mm={sv} from_row="{row}" to_row="{row2}" | Sieve | Through {sv} mm, out of its row, into {row2}: the batch of the message.
      probe_set row="{row2}" every_min=10 depths_cm=[20,60,100] alarm_c=70 | Three depths | Alarm at 70 degrees. Measure in {row2} every ten minutes, at 20, 60 and 100 cm.
      send_message channel=yard to="{who}" text="Turn {row2}" | Next one | By yard, to the driver of the message: Turn {row2}
      memory_recall query="{b}" limit=2 category={kind} | Notes | In the category {kind} look for the batch of the message, two notes.
    `,
  },
  {
    language: 'en',
    event: 'webhook /courier/stop {"stop": "{stop}", "ref": "{ref}", "consignee": "{who}", "phone": "{tel}", "pieces": {n}, "cod_eur": {cod}}',
    slots: { stop: '14 Tannery Row, Kiosk 8, Dock C', ref: '=9911 0011 44, AB-0007-70, 1Z00 22 0 220', who: 'Salazar, Huber & Sons, M. Eze', tel: '=+45 22 00 11 00, 0043-1-990 09 90, 555 01 0110', n: '1..9', cod: '12..240 / ∅, null', drv: 'Kaja, Bernd', drv2: 'Luan, Philippa', ref2: '=5050 00 5, ZZ-1001-1' },
    tools: ['stop_done(reference, signer?, pieces?: int, cash?: num): Close a stop', 'stop_pass(reference, from, to, note?): Pass a stop to another driver', 'customer_call(phone, reference, wait_s?: int): Call a customer', 'stop_retry(reference, days?: int, window?): Try a stop again'],
    steps: `
      @cod stop_done reference="{ref}" signer="{who}" pieces={n} cash={cod} // stop_done reference="{ref}" signer="{who}" pieces={n} | Close the stop | The consignee has signed for all pieces. If cash was due (cod_eur), it has been paid: enter it. If none was due, enter none.
      stop_done reference="{ref2}" signer=neighbour | At the neighbour's | {ref2} is done; as the signer write neighbour.
      stop_pass reference="{ref}" to="{drv2}" from="{drv}" note="heavy" | Pass it | The stop of the message: {drv2} takes it over from {drv}, the note says "heavy".
      file_write path="tours/{drv}.csv" content="{ref};{n}" append=true | Tour list | At the end of tours/{drv}.csv comes the reference of the message with its pieces behind a semicolon.
      stop_pass reference="{ref2}" from="{drv2}" to="{drv}" | Other driver | It was on the tour of {drv2}, but now {drv} takes {ref2}.
      customer_call phone="{tel}" reference="{ref}" wait_s=30 | Ring | About the reference of the message, call the number there and wait half a minute.
      stop_retry reference="{ref}" days=1 window="16:00-18:00" | Tomorrow | Nobody opened. One day later, in the window 16:00-18:00, try again.
      memory_recall query="{stop}" limit=2 category=access | How to get in | There may be notes on this stop in the category access. Two are enough.
      send_message channel=sms to="{tel}" text="{n} pieces for {stop}" | Text | The phone in the message gets an sms: how many "pieces for" which stop.
    `,
  },
  {
    language: 'en',
    slots: { eng: 'Engine 4, ferry 2 port side, genset B', part: 'impeller 29-70, fuel filter R60, V-belt AVX 13', part2: 'thermostat 82, zinc anode', sup: 'Hansa Marine, Vetus, Oy Telva', ser: '=D4-1100-1011, 33003-A, 2004 400 24, K00K0011', h: '20..950', who: 'Runa, Aleksi, Mr Brodie', q: '2..9', bil: 'port bilge, aft bilge', s: '5..55' },
    tools: ['engine_hours(engine, hours: int, serial?, by?): Record the hours of an engine', 'spare_order(part, supplier, quantity?: int, ship_to?): Order a spare', 'bilge_run(pump, seconds: int, repeat_min?: int): Run a bilge pump', 'service_plan(engine, tasks: text[], at_hours?: int): Plan a service'],
    steps: `
      engine_hours engine="{eng}" hours={h} serial="{ser}" by={who} | Hours | Read by {who}: {h} hours, {eng}, serial number {ser}.
      engine_hours hours={h} engine="{eng}" | Only the hours | Now {h} are on the clock of {eng}.
      spare_order part="{part}" supplier="{sup}" quantity={q} ship_to="Pier 6" | Spares to Pier 6 | To Pier 6, please: {q} times {part} from {sup}.
      send_message channel=boat to="{who}" text="{part2} for {eng}" | Needed | On the channel boat let {who} read "{part2} for {eng}".
      spare_order part="{part2}" supplier="{sup}" quantity=1 | One | Order one {part2}. The supplier is {sup}
      bilge_run pump="{bil}" seconds={s} repeat_min=120 | Every two hours | {s} seconds with the {bil}, again every two hours.
      service_plan engine="{eng}" tasks=["oil","{part}"] at_hours=1000 | At a thousand | The service at 1000 hours on {eng}: oil and {part}.
      gpio_write pin={q} value=1 board=boat-io | Horn | Pin {q} to high, on boat-io.
      file_read path=engine/log.txt from_line={h} lines=12 | A dozen lines | A dozen lines of engine/log.txt, the first of them is line {h}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mushroom/{room}/air {"room": "{room}", "co2": {co2}, "rh": {rh}, "strain": "{st}", "picker": "{who}", "pin": {pin}, "io": "{io}"}',
    slots: { room: 'Room 2, growth cell 5, Tunnel A', room2: 'Room 8, growth cell 9', co2: '600..2900', rh: '78..95', st: 'oyster 3, shiitake, king P9', who: 'Ilka, Bao, Rosalind', pin: '3..21', io: 'shroom-1, esp-cell, relay-m', kg: '2..38', shelf: '1..9', shelf2: '10..19' },
    tools: ['fog_run(room, seconds: int, cycles?: int, pause_s?: int): Run the fogger', 'air_change(room, per_hour: num, co2_max?: int): Set the air changes', 'harvest_note(strain, room, kg: num, picker?, grade?: A|B|C): Note a harvest', 'block_move(from_shelf: int, to_shelf: int, room, blocks?: int): Move blocks'],
    steps: `
      fog_run room="{room2}" seconds=30 cycles=4 pause_s=90 | Four times | Four cycles of half a minute, with a minute and a half between them: fog in {room2}.
      fog_run room="{room}" seconds=15 | Fog | Fifteen seconds where the air was measured.
      air_change room="{room}" per_hour=4.5 co2_max=1000 | Fresh air | CO2 at most 1000; 4.5 air changes an hour, in the room of the message
      gpio_write pin={pin} value=0 board=spare-io | Spare board | Not on its own board but on spare-io: the pin of the message goes low.
      air_change per_hour=2 room="{room2}" | {room2} | Change the air twice an hour there.
      harvest_note strain="{st}" room="{room}" kg={kg} picker="{who}" grade=B | Harvest | Grade B, {kg} kg, by the picker of the message; the room and the strain stand there as well.
      block_move room="{room}" to_shelf={shelf} from_shelf={shelf2} blocks=12 | Move a dozen | Onto shelf {shelf}, down from {shelf2}, a dozen blocks, in the reporting room.
      notify message="CO2 {co2}, {rh} %" title="{room}" | Air | Room on top as the title. Below, CO2 with its value, a comma, the humidity with a blank and %.
      gpio_write pin={pin} value=1 board="{io}" | Fan | High on the pin of the message; the board is the one under io.
    `,
  },
  {
    language: 'en',
    slots: { dev: 'scale 2, till front, label printer B', prn: 'zebra-1, tsc-yard, brother-og', prn2: 'zebra-8, kitchen-star', art: 'Comté 24 m, rye loaf, olive mix', art2: 'quince jam, oat bar', n: '2..30', pr: '1.2..9.9', ean: '=4001100220033, 7700112200777, 0404 0404, 59 000 11', who: 'Gitte, Osman', shelf: 'Window 2, cool wall, Shelf C' },
    tools: ['label.print(article, price: num, copies?: int, printer?): Print price labels', 'price_set(article, price: num, from?, old_price?: num): Set a price', 'ean_link(ean, article, pack?: int): Link a bar code', 'shelf_fill(shelf, articles: text[], by?): Have a shelf filled'],
    steps: `
      label.print article="{art}" price={pr} copies={n} printer={prn} | Labels | On {prn}, {n} copies: {art} at {pr}.
      label.print article="{art2}" price={pr} copies=1 | One label | A single copy for {art2}, {pr}
      price_set article="{art2}" price={pr} old_price=12.5 | It was dearer | {pr} is the price of {art2} now. The old one was 12.5.
      memory_recall query="{ean}" limit=1 category=codes | What is it? | Look for {ean} in the category codes; one note.
      price_set article="{art}" price={pr} from=2026-11-02 | From November | From 2026-11-02 the {art} costs {pr}.
      ean_link ean="{ean}" article="{art}" pack=6 | Code of the pack | Six in a pack: the code {ean} means {art}.
      shelf_fill shelf="{shelf}" articles=["{art}","{art2}","water"] by="{who}" | Fill up | By {who}: {art}, {art2} and water come to {shelf}.
      file_write path=prices.csv content="{art};{pr}" append=true | Price list | Append to prices.csv: {art};{pr}
      send_message channel=shopfloor to="{who}" text="{n} labels for {art}" | Message | {n} labels for {art}: write that to {who} over shopfloor.
    `,
  },
  {
    language: 'en',
    event: 'webhook /events/guestlist {"event": "{ev}", "guest": "{who}", "plus": {plus}, "door": "{door}", "table": "{tb}", "phone": "{tel}"}',
    slots: { ev: 'Harvest Ball, Demo Night 4, Choir Gala', who: 'Amara Osei, L. Petrucci, Mx Vale', plus: '1..4 / ∅', door: 'Door C, main door, Gate West', door2: 'Door K, stage door', tb: 'Table 12, Lounge 3, Box 1', tel: '=+41 79 900 00 79, 0676 6600 660, 01 11 22 33 44', h: 'Usher Tim, Beate', dj: 'Mono, Kollektiv 8', from: '=20:30, 21:00', to: '=23:00, 23:45' },
    tools: ['guest_add(event, guest, plus?: int, table?): Put somebody on the guest list', 'band_print(colour, guest, count?: int, door?): Print wrist bands', 'door_staff(door, person, from, to, radio?: int): Plan somebody for a door', 'set_time(act, from, to, stage?): Plan an act'],
    steps: `
      @plus guest_add event="{ev}" guest="{who}" plus={plus} table="{tb}" // guest_add event="{ev}" guest="{who}" table="{tb}" | On the list | Put the guest on the list of the event, at the table of the message. Whoever brings somebody has a number under plus; others have none.
      guest_add event="{ev}" guest="{h}" plus=1 | Staff guest | For the same event {h} comes with one more person. No table.
      band_print colour=white guest="{dj}" | White band | Print a white one for {dj}
      pushover message="{who} at {door}" title="{ev}" | Push | Event as title, and then who "at" which door.
      door_staff door="{door2}" person="{h}" to={to} from={from} radio=7 | Until {to} | From {from} on, {h} stands at {door2}, with radio 7.
      set_time act="{dj}" from={from} to={to} stage=Garden | Garden stage | Stage Garden, {from} to {to}: {dj}.
      send_message channel=sms to="{tel}" text="{ev}: {door}, {tb}" | Where to go | By sms to the phone of the guest: event, colon, door, comma, table.
      file_search query="{dj}" path=contracts | Contract | In the folder contracts there must be something by {dj}; look for the name.
      cron_add schedule="0 19 * * *" action=message text="Doors open soon" name="{ev}" timezone=Europe/Oslo | Doors | Named like the event in the message: at seven every evening (0 19 * * *), zone Europe/Oslo, the message "Doors open soon".
    `,
  },
  {
    language: 'en',
    slots: { q: 'mail.out, thumbs, billing-q, import', q2: 'dead_letters, slow-q', w: 'worker-3, wk-eu-1, node7', w2: 'worker-9, wk-us-4', n: '2..16', ms: '100..900', top: 'plant/line1, yard/gate, hvac/set', who: 'Frida, Nikhil', id: '=a1a1-0b0b, 7f7f00, 0x0ff0, job 11 011', lim: '20..80' },
    tools: ['queue_drain(queue, to?, limit?: int): Empty a queue', 'worker_scale(pool, workers: int, max?: int, region?): Set how many workers run', 'job_retry(job, queue?, delay_ms?: int): Try a job again', 'rate_limit(route, per_second: int, burst?: int, clients?: text[]): Limit a route'],
    steps: `
      queue_drain queue="{q}" to="{q2}" limit={lim} | Drain | At most {lim} of them go from {q} to {q2}.
      queue_drain queue="{q2}" | Empty it | Throw away what is in {q2}.
      worker_scale pool="{q}" workers={n} max=20 region=eu-west | Scale | {n} workers, in eu-west, twenty at the most; the pool is {q}.
      http_request url=http://{w}:8080/pause method=POST body={q} | Pause a queue | POST to http://{w}:8080/pause; the queue {q} alone is the body.
      job_retry job="{id}" queue="{q}" delay_ms=500 | Again in half a second | After half a second try job {id} again, in the queue {q}.
      rate_limit route=/api/{q} per_second={lim} clients=["{w}","{w2}"] | Two clients | For {w} and {w2}: {lim} per second on the route /api/{q}.
      mqtt_publish topic={top} payload="{n} workers" | Tell the others | On {top} say "{n} workers".
      send_message channel=oncall to={who} text="{q2} is full" | On call | To {who}, over oncall: "{q2} is full".
      cron_add schedule="*/15 * * * *" action=prompt text="Count {q2}" name=q-watch | Every quarter of an hour | Each 15 minutes (*/15 * * * *) the prompt "Count {q2}" under the name q-watch.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tram/{stop}/sign {"stop": "{stop}", "line": "{ln}", "dest": "{dest}", "min": {min}, "vehicle": "{veh}", "cause": "{cause}"}',
    slots: { stop: 'Opera, Museum West, Depot 2', stop2: 'Zoo, Hafen 7, University', ln: 'T4, 11, N9', ln2: 'T8, 22', dest: 'Central, Airport T2, Lindenhof', min: '2..19', veh: '2204, 0770, 3311', cause: '=roadworks, police, fallen tree / ∅, null', who: 'Dispatcher Rau, Lennox', h: '2..5' },
    tools: ['sign_show(stop, text, seconds?: int, scroll?: bool): Show a text at a stop', 'delay_set(line, minutes: int, cause?, direction?): Announce a delay', 'line_divert(line, from_stop, to_stop, hours?: int): Divert a line', 'vehicle_swap(line, out, in, driver?): Swap vehicles'],
    steps: `
      sign_show stop="{stop}" text="{ln} {dest} {min} min" | Departure | At the stop of the message show line, destination, minutes and "min" with spaces, as in: 7 Harbour 3 min.
      sign_show stop="{stop2}" text="Mind the gap" seconds=30 scroll=true | Running text | "Mind the gap" runs (scroll) for half a minute at {stop2}.
      @cause delay_set line="{ln}" minutes={min} cause="{cause}" // delay_set line="{ln}" minutes={min} | Delay | The line of the message is late by its minutes. The cause is announced when it is known, that is, when it stands there.
      send_message channel=control to="{who}" text="{veh} on {ln}" | To {who} | In the channel control: which vehicle "on" which line, both from the message, for {who}.
      delay_set minutes=15 line="{ln2}" direction="{dest}" | Another line late | In the direction of {dest}, {ln2} is a quarter of an hour late
      line_divert line="{ln}" to_stop="{stop2}" from_stop="{stop}" hours=2 | Divert | For two hours it is diverted to {stop2}; that begins at the stop in the message, for its line.
      vehicle_swap line="{ln}" out={veh} in=4004 driver="{who}" | Swap | 4004 comes in for the vehicle of the message, driven by {who}. The line is the same.
      cron_add schedule="0 23 * * *" action=procedure text=signs-off timezone=Europe/Zurich | Signs off | Zurich time (Europe/Zurich), at eleven at night (0 23 * * *): the procedure signs-off. No name.
      notify message="{ln} to {dest}: {min} min" title="{stop}" | Control room | The stop above as the title; below, the line, "to", where it goes, a colon, the minutes with min.
    `,
  },
];
