import type { Scene } from '../../scene';

/** Two things that have to be put together, the relation told in the step itself, in English, part 7. */
export const hopsEn7: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt bakehouse/flour {"silo": "{sb}", "order": "{o}", "kg": {kg}, "screw_pin": {sp}}',
    slots: { sa: 'rye 1, S2, old silo', sb: 'wheat 4, S5, new silo', sc: 'spelt 7, S8, attic silo', o: '=run / halt', kg: '40..290', sp: '2..29', fa: '30..39', fb: '40..49', fc: '50..59', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', g: '=001, 000', hi: '{g} * 1', lo: '1 - {g}' },
    steps: `
      @o gpio_write pin={sp} value={on} // gpio_write pin={sp} value={off} | Screw | "run" is a {on}, "halt" is a {off}. Send it to the pin that came with the message.
      @o gpio_write pin={sp} value={off} // gpio_write pin={sp} value={on} | Screw, reversed card | Somebody swapped the card, so the levels are now the other way: run = {off}, halt = {on}. Same pin, from the message.
      gpio_write pin={fb} value={hi} | Filter | Filters: {sc} on {fc}, {sb} on {fb}, {sa} on {fa}. {hi} shakes a filter, {lo} lets it be. Shake the filter of the silo that wrote.
      gpio_write pin={fa} value={lo} | Filter of {sa} | Let the filter of {sa} be ({lo}; {hi} would shake it). {sb}={fb}, {sa}={fa}, {sc}={fc}.
      @o notify message="{sb}: run" // notify message="{sb}: halt" | Line | Silo, colon, space, order. Nothing above it, i.e. no title.
      @o mqtt_publish topic=bakehouse/ack payload="{kg} kg" // mqtt_publish topic=bakehouse/ack payload=none | Ack | To bakehouse/ack goes, if the order is "run", the weight with a space and kg; if it is "halt", the word none.
      memory_store key=flour content="{sb} {kg}" | Flour | flour: which silo, a space, how many, no unit
      gpio_read pin={fb} | Is it shaking? | The filter of the silo in the message: read. ({fa} for {sa}, {fb} for {sb}, {fc} for {sc})
    `,
  },
  {
    language: 'en',
    event: 'webhook /blood/bag {"bag": "{b}", "group": "{g}", "days_left": {d}, "ward": "{w}", "asked_by": "{a}"}',
    slots: { b: 'E-5510, 0093-K, B771', g: '=A / B / AB / O', d: '2..30', w: 'ward 7, theatre 2, ICU', a: 'Dr. Sun, Nurse Abel, K. Rossi', d1: '=drawer 1, drawer 2, drawer 3, drawer 4', d2: '=drawer 1, drawer 2, drawer 3, drawer 4', d3: '=drawer 1, drawer 2, drawer 3, drawer 4', d4: '=drawer 1, drawer 2, drawer 3, drawer 4', n: '2..9' },
    tools: ['hemarium_stow(unit, drawer): Stow a unit', 'hemarium_issue(unit, destination, courier?): Issue a unit', 'hemarium_label(text, copies?: int): Print a label', 'hemarium_lock(drawer, reason?): Lock a drawer', 'hemarium_reject(unit, reason): Reject a unit'],
    steps: `
      @g hemarium_stow unit="{b}" drawer="{d1}" // hemarium_stow unit="{b}" drawer="{d2}" // hemarium_stow unit="{b}" drawer="{d3}" // hemarium_stow unit="{b}" drawer="{d4}" | Stow | Group A goes in {d1}, B in {d2}, AB in {d3}, O in {d4}. Stow the bag.
      @g hemarium_lock drawer="{d1}" // hemarium_lock drawer="{d2}" // hemarium_lock drawer="{d3}" // hemarium_lock drawer="{d4}" | Lock | Lock the drawer of that group, without a reason. ({d4} O, {d2} B, {d1} A, {d3} AB)
      @g hemarium_stow unit="{b}" drawer="{d4}" // hemarium_stow unit="{b}" drawer="{d4}" // hemarium_stow unit="{b}" drawer="{d4}" // hemarium_stow unit="{b}" drawer="{d1}" | Small fridge | The small fridge has two drawers: {d1} for group O, {d4} for all other groups. Stow it in the small fridge.
      hemarium_issue unit="{b}" destination="{w}" | Issue | Issue it to the ward that wants it. {a} asked but is no courier, nobody was named as one.
      hemarium_issue unit="{b}" destination="{w}" courier="{a}" | Fetched | The person who asked fetches it for the ward, so that's the courier.
      @g hemarium_label text="A {b}" copies={n} // hemarium_label text="B {b}" copies={n} // hemarium_label text="AB {b}" copies={n} // hemarium_label text="O {b}" copies={n} | Labels | {n} labels: group, space, bag.
      hemarium_label text="{d} days" | Days label | A label with the days that are left and the word days.
      hemarium_reject unit="{b}" reason="leaking" | Leaking | Reject it as "leaking". Group and ward play no part.
    `,
  },
  {
    language: 'en',
    earlier: ['Sketch of the stage rack | file_read → top {t}, second {s}, third {h}, bottom {b}', 'What is plugged in | file_read → top: fogger. second: strobe. third: mirror ball. bottom: fan', 'Director | desk_ask → "{say}"'],
    slots: { t: '2..29', s: '2..29', h: '2..29', b: '2..29', say: '=more fog / stop the fog', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', w: 'Ilja, stage left, Anouk' },
    steps: `
      @say gpio_write pin={t} value={on} // gpio_write pin={t} value={off} | Fog | As the director says. On the rack {on} starts a thing and {off} stops it; the sketch gives the pins.
      gpio_write pin={h} value={on} | Ball | The mirror ball shall turn! {on} is go, {off} is stop.
      gpio_write pin={s} value={off} | Strobe | epileptic in row 4, strobe off ({off}; on would be {on})
      @say gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Fan | When more fog is wanted the fan gets a 0, when the fog is to stop it gets a 1. Its place on the rack is known.
      @say notify message="more fog" // notify message="stop the fog" | Quote | Show what the director said, without the quotes.
      @say send_message channel=headset to="{w}" text="fog up" // send_message channel=headset to="{w}" text="fog down" | Headset | {w} hears on the headset "fog up" if more is wanted, "fog down" if it stops.
      gpio_read pin={b} | Lowest | Read the pin at the bottom of the rack.
      mqtt_publish topic=rack/pins payload="{t} {s} {h} {b}" | Pins | Publish the four pins from top to bottom on rack/pins, single spaces between.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lake/buoys {"buoys": {"north": {n}, "west": {w}, "south": {s}}, "unit": "cm"}',
    slots: { n: '30..39', w: '55..79 / 12..20', s: '42..50', pn: '2..29', pw: '2..29', ps: '2..29', e: '=01, 00', lit: '{e} * 1', dark: '1 - {e}', t: '2..9', c: '=Hedda, pier office' },
    tools: ['wellenboje_blink(buoy, times: int): Blink a buoy', 'wellenboje_horn(buoy): Sound a buoy', 'wellenboje_calm(buoy, note?): Enter a buoy as calm', 'wellenboje_tell(reader, line): Send a line to a reader'],
    steps: `
      @w wellenboje_horn buoy=west // wellenboje_horn buoy=south | Highest wave | Sound the buoy with the highest wave.
      @w wellenboje_calm buoy=north // wellenboje_calm buoy=west | Lowest wave | Enter the buoy with the lowest wave as calm. No note.
      @w wellenboje_blink buoy=south times={t} // wellenboje_blink buoy=north times={t} | In between | {t} blinks for the one in between.
      @w gpio_write pin={pw} value={lit} // gpio_write pin={ps} value={lit} | Lamp on shore | Shore lamps: south {ps}, north {pn}, west {pw}; lit {lit}, dark {dark}. Light the lamp of the highest.
      @w gpio_write pin={pn} value={dark} // gpio_write pin={pw} value={dark} | Lamp out | And the lamp of the lowest, dark. west={pw} south={ps} north={pn} dark={dark} lit={lit}
      @w wellenboje_tell reader="{c}" line="west {w} cm" // wellenboje_tell reader="{c}" line="south {s} cm" | Tell | {c} gets the highest: buoy, space, figure, space and the unit of the message.
      wellenboje_blink buoy=west times={t} | Second | The second in the message blinks {t} times, wave or no wave.
      wellenboje_calm buoy=south note="{s} cm" | Last | The last one in the message is calm for us; note: its figure, a space, the unit.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gym/locker {"locker": {l}, "card": "{c}", "act": "{a}", "row": "{r}"}',
    slots: { l: '40..99', c: 'M-2210, GYM 7, 50-31', a: '=rent / return / lost', r: '=A / B', ra: '2..29', rb: '2..29', bz: '2..29', e: '=01, 00', op: '{e} * 1', sh: '1 - {e}', w: 'desk, Bianka, Leroy' },
    steps: `
      @r gpio_write pin={ra} value={op} // gpio_write pin={rb} value={op} | Row | Row A is released by pin {ra}, row B by pin {rb}. {op} releases, {sh} bolts. Release the row in the message.
      @r gpio_write pin={rb} value={sh} // gpio_write pin={ra} value={sh} | Other row | Bolt the row that is not in the message. B: {rb}. A: {ra}. Bolted is {sh}, released is {op}.
      @a gpio_write pin={bz} value=0 // gpio_write pin={bz} value=0 // gpio_write pin={bz} value=1 | Buzzer | Lost: buzzer ({bz}) to 1. Rent and return: 0.
      @a sop_execute name=rent-locker // sop_execute name=free-locker // sop_execute name=block-card payload="{c}" | Procedure | rent starts rent-locker and return starts free-locker, both bare. lost starts block-card with the card as payload.
      @a notify message="{l} rented" // notify message="{l} free" // notify message="{l} blocked" | Screen | The number of the locker and then rented (rent), free (return) or blocked (lost).
      @a failed "the card was not lost" // failed "the card was not lost" // send_message channel=chat to="{w}" text="card {c} lost" | {w} | If the card is lost write on chat to {w}: "card", the card, "lost". If not, fail.
      memory_store key=locker-{l} content="{c}" | Keep | Key "locker-" with the number behind it, content the card.
      gpio_read pin={bz} | Buzzer line | Rows {ra} and {rb} aren't meant. Read the buzzer, {bz}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt smelter/fan {"speed": "{s}", "hall": "{h}", "dust": {d}}',
    slots: { s: '=low / mid / high', h: '=H1, north hall', d: '12..45 / 61..140', a: '2..29', b: '2..29', c: '2..29', k: '=Active-low card / Active-high card', w: '=Ruben, HSE' },
    steps: `
      @s gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Contactor | The word speed means: low is contactor {a}, mid is contactor {b}, high is contactor {c}. "high" is not a level here; the level is always 1.
      @s gpio_write pin={c} value=0 // gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | Drop out | Set to 0 the contactor before the ordered one, in the ring {a} (low), {b} (mid), {c} (high), and round again.
      @k gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Mid on | {k}! Contactor {b} on, no matter which speed is ordered.
      @k gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | First off | Contactor {a} off. {k}.
      @s mqtt_publish topic=smelter/hz payload="20 Hz" // mqtt_publish topic=smelter/hz payload="35 Hz" // mqtt_publish topic=smelter/hz payload="50 Hz" | Frequency | low = 20 Hz, mid = 35 Hz, high = 50 Hz; publish it like that, number, space, Hz, on smelter/hz.
      @d failed "the dust is only {d}" // send_message channel=sms to="{w}" text="dust {d} in {h}" | Dust | More than 50 dust: sms to {w} "dust <value> in <hall>". Not more: fail.
      @s notify message="{h} low" // notify message="{h} mid" // notify message="{h} high" | Show | Hall, space, speed.
      gpio_write pin={c} value=1 | High pin | Contactor {c}, set high. The speed in the message is not asked.
    `,
  },
  {
    language: 'en',
    event: 'webhook /florist/order {"bouquet": "{b}", "occasion": "{o}", "card": "{t}", "for": "{f}", "stems": {n}}',
    slots: { b: 'No. 4, Aurora, big pink', o: '=wedding / funeral / birthday', t: '=With love, Yours truly, Thinking of you', f: 'Greta Noll, T. Amin, Hotel Sol', n: '7..60', r1: '=white, black, gold', r2: '=white, black, gold', r3: '=white, black, gold', m: '2..6' },
    tools: ['blumenrado_ribbon(bouquet, colour, metres?: num): Tie a ribbon', 'blumenrado_card(text, envelope?: bool): Write a card', 'blumenrado_place(bouquet, place): Put a bouquet somewhere', 'blumenrado_stems(bouquet, count: int): Enter the stems', 'blumenrado_van(bouquet, recipient, tour?: int): Load the van'],
    steps: `
      @o blumenrado_ribbon bouquet="{b}" colour={r1} // blumenrado_ribbon bouquet="{b}" colour={r2} // blumenrado_ribbon bouquet="{b}" colour={r3} | Ribbon | Our ribbons: wedding {r1}, funeral {r2}, birthday {r3}. Tie one, length as you like (not given).
      @o blumenrado_ribbon bouquet="{b}" colour={r3} metres={m} // blumenrado_ribbon bouquet="{b}" colour={r1} metres={m} // blumenrado_ribbon bouquet="{b}" colour={r2} metres={m} | Customer's wish | This customer has rules of their own, birthday is {r2}, wedding is {r3} and funeral is {r1}. {m} m of it.
      blumenrado_card text="{t}" | Card | The card as it is worded in the order. Envelope not asked for.
      blumenrado_card text="{t}, {f}" envelope=true | Card with name | Wording of the order, comma, space, the person it is for. In an envelope (true).
      @o blumenrado_van bouquet="{b}" recipient="{f}" tour=1 // blumenrado_van bouquet="{b}" recipient="{f}" tour=2 // blumenrado_van bouquet="{b}" recipient="{f}" | Van | On the van for the recipient. Weddings ride on tour 1, funerals on tour 2, birthdays on no fixed tour, so without one.
      @o blumenrado_place bouquet="{b}" place="cool room" // blumenrado_place bouquet="{b}" place="cool room" // blumenrado_place bouquet="{b}" place=window | Where | A birthday bouquet stands in the window ("window"), all others in the "cool room".
      blumenrado_stems bouquet="{b}" count={n} | Stems | enter the stems, however many there are
      @o blumenrado_card text="for a wedding" // blumenrado_card text="for a funeral" // failed "a birthday needs no hint" | Hint | A card "for a <occasion>" for the packers; with a birthday fail instead, it needs no hint.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ship/engine {"order": "{o}", "engine": "{g}", "rpm": {r}}',
    slots: { o: '=ahead / astern / stop', g: '=port / starboard', r: '60..180', pa: '10..29', pb: '10..29', cl: '10..29', di: '10..29', e: '=01, 00', fw: '{e} * 1', bw: '1 - {e}', f: '=001, 000', cin: '{f} * 1', cout: '1 - {f}', w: 'bridge, Second, Ottmar' },
    steps: `
      @o gpio_write pin={di} value={fw} // gpio_write pin={di} value={bw} // failed "stop has no direction" | Direction | Direction valve {di}: ahead {fw}, astern {bw}. Stop has no direction, then this fails.
      @o gpio_write pin={cl} value={cin} // gpio_write pin={cl} value={cin} // gpio_write pin={cl} value={cout} | Clutch | Clutch {cl}. In for ahead and for astern, out for stop. In = {cin}, out = {cout}.
      @g gpio_write pin={pa} value=1 // gpio_write pin={pb} value=1 | Lube pump | port pump {pa}, starboard pump {pb}; 1 for the engine in the message
      @g gpio_write pin={pb} value=0 // gpio_write pin={pa} value=0 | The other engine | The lube pump of the engine that was NOT ordered goes to 0. It's {pb} for starboard, {pa} for port.
      @o mqtt_publish topic=ship/repeat payload=ahead // mqtt_publish topic=ship/repeat payload=astern // mqtt_publish topic=ship/repeat payload=stop | Repeat | Repeat the order, that one word, on ship/repeat.
      @g notify message="port: {r} rpm" // notify message="starboard: {r} rpm" | Turns | "<engine>: <rpm> rpm" on the screen. The order isn't shown.
      @o send_message channel=intercom to="{w}" text="{r} turns" // send_message channel=intercom to="{w}" text="{r} turns" // send_message channel=intercom to="{w}" text="all stopped" | {w} | Intercom to {w}: "all stopped" after a stop, else the rpm and the word turns.
      gpio_write pin={cl} value={cout} | Fishing net! | Net in the screw! Clutch {cl} out ({cout}) whatever the order; {cin} would be in.
    `,
  },
  {
    language: 'en',
    earlier: ['Last command | memory_recall → pump pin {p}, level {v}', 'Current level | gpio_read → pin {p} = {c}', 'Limits | file_read → night quiet from {h}:00'],
    slots: { p: '2..29', v: '=high, low', c: '=1 / 0', h: '20..23', q: '2..29', w: '=Anselm, yard' },
    steps: `
      @c gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Toggle | Toggle the pump: the contrary of the level that step {step2} read.
      @c gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | Mirror | Pin {q} mirrors the pin of the pump as it was read.
      @c gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Negative | Pin {q} is the negative of what was read: there 1, here 0, and the reverse.
      @c notify message="pump runs" // notify message="pump stands" | Show | If 1 was read show "pump runs", if 0 show "pump stands".
      @c failed "the pump runs" // send_message channel=sms to="{w}" text="pump {p} off" | {w} | If 0 was read, sms to {w}: "pump", its pin, "off". If 1 was read, fail.
      gpio_read pin={p} | Again | Read the same pin a second time.
      gpio_write pin={q} value=1 | Not the pump | Leave the pump's pin alone. {q} to 1.
      memory_store key=quiet content="{h}:00" | Quiet | Under quiet keep the time from which it is to be quiet, as written.
      @c mqtt_publish topic=pump/next payload=stop // mqtt_publish topic=pump/next payload=start | Next | pump/next: "stop" if it runs (1 was read), "start" if it doesn't (0).
    `,
  },
  {
    language: 'en',
    event: 'mqtt ski/lift {"lift": "{l}", "queue": {q}, "wind": "{w}", "staff": ["{s1}", "{s2}", "{s3}"]}',
    slots: { l: 'Gipfel, T-bar 2, Sonne', q: '12..79 / 131..400', w: '=weak / gusty / storm', s1: 'Remo, Ladina, Kurt', s2: 'Flurin, Beat, Nora', s3: 'Ursin, Mia, Gion', c1: '=crawl, cruise, dash', c2: '=crawl, cruise, dash', c3: '=crawl, cruise, dash', n: '5..45' },
    tools: ['bergsli_pace(lift, pace): Set the pace of a lift', 'bergsli_close(lift, minutes?: int): Close a lift', 'bergsli_crew(lift, person, post?): Put somebody on a lift', 'bergsli_sign(lift, text): Text at the lift', 'bergsli_count(lift, people: int): Enter a count'],
    steps: `
      @w bergsli_pace lift="{l}" pace={c1} // bergsli_pace lift="{l}" pace={c2} // bergsli_pace lift="{l}" pace={c3} | Pace | In weak wind the lift runs at {c1}, in gusty wind at {c2}, in a storm at {c3}.
      @w bergsli_pace lift="{l}" pace={c2} // bergsli_pace lift="{l}" pace={c2} // bergsli_close lift="{l}" | Close | Storm: close it, for how long nobody knows. Otherwise {c2}.
      @q bergsli_sign lift="{l}" text="no waiting" // bergsli_sign lift="{l}" text="{q} people waiting" | Sign | Above 100 in the queue the sign reads "<number> people waiting", up to that "no waiting".
      bergsli_crew lift="{l}" person={s3} | Third | The third of the staff comes to the lift. Which post is open.
      bergsli_crew lift="{l}" person={s1} post=exit | First | The first of the staff takes the exit (post: exit).
      @q bergsli_crew lift="{l}" person={s1} // bergsli_crew lift="{l}" person={s2} | Who helps | More than 100 waiting: the second of the staff goes there. Fewer: the first. post left out.
      @w bergsli_sign lift="{l}" text="wind: weak" // bergsli_sign lift="{l}" text="wind: gusty" // bergsli_sign lift="{l}" text="wind: storm" | Wind sign | At the lift it should read "wind: " and what the wind is.
      bergsli_count lift="{l}" people={q} | Count | The length of the queue, please enter it.
      bergsli_close lift="{l}" minutes={n} | Film crew | A film crew comes: closed for {n} minutes in any wind.
    `,
  },
  {
    language: 'en',
    event: 'cron -',
    earlier: ['Read the diary | file_read → today: {job}', 'Read the board | file_read → {m} mower, {h} hedge lamp, {f} fountain, {g} garage'],
    slots: { job: '=mow, mow the lawn / water, water the roses / rest, rest and nothing else', m: '2..29', h: '2..29', f: '2..29', g: '2..29', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', w: '=Tilda, gardener' },
    steps: `
      @job gpio_write pin={m} value={on} // gpio_write pin={f} value={on} // gpio_write pin={h} value={on} | Today's pin | Mowing wants the mower's pin, watering the fountain's, resting the hedge lamp's. Switch it on with {on}; {off} would be off.
      @job gpio_write pin={g} value={on} // gpio_write pin={g} value={off} // gpio_write pin={g} value={off} | Garage | The garage is on only when there's mowing today. on={on}, off={off}, pin as read in step {step2}.
      @job mqtt_publish topic=garden/day payload=noise // mqtt_publish topic=garden/day payload=wet // mqtt_publish topic=garden/day payload=calm | One word | mow → noise, water → wet, rest → calm; on garden/day
      @job send_message channel=sms to="{w}" text="please mow" // send_message channel=sms to="{w}" text="please water" // failed "today is for rest" | {w} | An sms to {w}, "please mow" or "please water", as the diary has it. On a day of rest nobody is asked: fail.
      gpio_write pin={h} value={off} | Lamp | Hedge lamp off, diary or no diary. It is {off} for off and {on} for on.
      gpio_read pin={f} | Fountain | Leave {m} and {h}. What does the fountain's pin read?
      memory_store key=today content="{job}" | Diary | Exactly what the diary has for today goes under today.
      notify message="mower {m}, garage {g}" | Pins | Show mower and garage with their pins in the form "mower 0, garage 0", the right numbers put in.
    `,
  },
  {
    language: 'en',
    event: 'webhook /radio/show {"show": "{s}", "host": "{h}", "studio": {n}, "status": "{st}", "jingle": "{j}"}',
    slots: { s: 'Morning Mill, Jazz 9, Late Post', h: 'Carla V., Big Ed, Noor', n: '=1 / 2 / 3', st: '=live / taped', j: 'J14, brass 3, bell', r1: '2..29', r2: '2..29', r3: '2..29', e: '=01, 00', red: '{e} * 1', gr: '1 - {e}', m: '5..55' },
    tools: ['sendomat_lamp(studio: int, mode: onair|idle): Lamp over a studio', 'sendomat_jingle(cart, loop?: bool): Play a jingle', 'sendomat_ticker(text): Text on the web', 'sendomat_slot(programme, minutes: int, presenter?): Give a show its time'],
    steps: `
      @n gpio_write pin={r1} value={red} // gpio_write pin={r2} value={red} // gpio_write pin={r3} value={red} | Red light | Door lights: studio 1 {r1}, studio 2 {r2}, studio 3 {r3}; {red} is red and {gr} is green. The studio of the show: red.
      @n gpio_write pin={r1} value={gr} // gpio_write pin={r2} value={gr} // gpio_write pin={r3} value={gr} | Green light | The show is over. Green ({gr}, red being {red}) at the door of its studio. Doors from 3 down to 1: {r3}, {r2}, {r1}.
      @st sendomat_ticker text="live: {s}" // sendomat_ticker text="taped: {s}" | Ticker | On the web: status, colon, space, show.
      sendomat_ticker text="{s} with {h}" | With whom | On the web: the show, "with", the host. Whether live is not told there.
      @st sendomat_jingle cart="{j}" // failed "the show is taped" | Jingle | Play the jingle of the message if it's live; a taped show has its own, so fail. loop stays out.
      @st sendomat_slot programme="{s}" minutes={m} presenter="{h}" // sendomat_slot programme="{s}" minutes={m} | Slot | {m} minutes for the show. Name the host as presenter when it's live, and nobody when it's taped.
      @n sendomat_lamp studio=1 mode=onair // sendomat_lamp studio=2 mode=onair // sendomat_lamp studio=3 mode=onair | Lamp | lamp over that studio to onair
      sendomat_jingle cart="{j}" loop=true | Loop | Play it in a loop (true), live or taped.
    `,
  },
];
