import type { Scene } from '../../scene';

/** Pins, places and people out of lists that the step brings, in English, part 6. */
export const listedEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /ticket/new {"site": "{s}", "host": "{h}", "sev": {sv}}',
    slots: { s: '=Bonn / Turin / Lyon / Porto, Graz', h: 'mx1, db-3, proxy', sv: '=1 / 2 / 3', u1: '=https://bonn.example/api, http://172.16.1.5/hook', u2: '=https://turin.example/api, http://172.16.2.5/hook', u3: '=https://lyon.example/api, http://172.16.3.5/hook', n1: 'Katja, Felix, Mehmet', n2: 'Paola, Dario, Silvia' },
    steps: `
      @s http_request url={u1} method=PUT // http_request url={u2} method=PUT // http_request url={u3} method=PUT // failed "there is no hook for {s}" | Hook of the site | PUT without a body. Bonn {u1} Turin {u2} Lyon {u3}. The site's, and where there's none, fail.
      http_request url={u2} method=DELETE | Turin | Bonn {u1} Turin {u2} Lyon {u3}: a DELETE at Turin, whatever site the ticket names.
      @s send_message channel=xmpp to={n1} text="{h} is sick" // send_message channel=xmpp to={n2} text="{h} is sick" // send_message channel=xmpp to={n2} text="{h} is sick" // failed "nobody looks after {s}" | Admin | Admins (xmpp): {n1} for Bonn, {n2} for Turin and Lyon. Text: "{h} is sick". Sites without an admin fail.
      @sv pushover message="{h}" title="Fire" // pushover message="{h}" title="Smoke" // failed "severity 3 is not pushed" | Push | Severity 1: title Fire. Severity 2: title Smoke. Severity 3 is not pushed (fail). The text is only the host.
      @sv sop_execute name=failover // sop_execute name=restart-all // sop_execute name=look | Procedure | 1 failover, 2 restart-all, 3 look - start the procedure of the severity
      @s memory_recall query="rack bn" // memory_recall query="rack to" // memory_recall query="rack ly" // failed "{s} has no code" | Racks | Codes: Bonn bn, Turin to, Lyon ly. Search the notes for "rack" plus a blank plus the code of the site. Fail without a code.
      @s file_list path=/sites/d // file_list path=/sites/i // file_list path=/sites/f // failed "there is no folder for {s}" | Folder | Folders are /sites/d (Bonn), /sites/i (Turin), /sites/f (Lyon). List that of the site; fail if it's another site.
      sop_execute name=look payload="{h}" | Look only | failover, restart-all, look: the last of the three, with the host as payload.
    `,
  },
  {
    language: 'en',
    event: 'mqtt garage/bay {"bay": {b}, "car": "{c}", "wish": "{w}"}',
    slots: { b: '=1 / 2 / 3 / 4', c: 'Golf, Panda, Civic', w: '=up / down', a1: '5..39', a2: '5..39', a3: '5..39', a4: '5..39', bd: 'lift-io, pit2, wkshp' },
    steps: `
      @b gpio_write pin={a1} value=1 // gpio_write pin={a2} value=1 // gpio_write pin={a3} value=1 // gpio_write pin={a4} value=1 | Lift power | bays 1 2 3 4, pins {a1} {a2} {a3} {a4}. power to the lift in this bay
      @b gpio_write pin={a3} value=0 // gpio_write pin={a1} value=0 // gpio_write pin={a2} value=0 // failed "bay 4 has no heater" | Heater | Heaters: bay 2 {a1}, bay 3 {a2}, bay 1 {a3}, none in 4. Off in the bay of the message; in 4 fail.
      @w gpio_write pin={a1} value=1 board={bd} // gpio_write pin={a2} value=1 board={bd} | As wished | On {bd}: up {a1}, down {a2}, stop {a3}. Press (1) what is wished.
      @w gpio_write pin={a2} value=0 board={bd} // gpio_write pin={a1} value=0 board={bd} | The opposite off | On {bd}: up {a1}, down {a2}, stop {a3}. The opposite direction of the wish to 0.
      gpio_write pin={a3} value=1 board={bd} | STOP | On {bd}: up {a1}, down {a2}, stop {a3}. Somebody is under it. Stop!
      @b gpio_read pin={a4} // gpio_read pin={a3} // gpio_read pin={a2} // gpio_read pin={a1} | Locked? | Lock switches of the bays 1, 2, 3 and 4: {a4}, {a3}, {a2} and {a1} in that order. Read the one of the car's bay.
      gpio_write pin={a2} value=0 | Bay 2 | bays 1 2 3 4, pins {a1} {a2} {a3} {a4}. bay 2 off
      @b memory_store key=bay-1 content="{c}" // memory_store key=bay-2 content="{c}" // memory_store key=bay-3 content="{c}" // memory_store key=bay-4 content="{c}" | Which car | There's a note for each bay, bay-1, bay-2, bay-3, bay-4. Write the car into the bay's note.
    `,
  },
  {
    language: 'en',
    slots: { x: '2..39', a: '2..39', b: '2..39', c: '2..39', bd: 'hall-io, stage1, foyer' },
    steps: `
      gpio_write pin={a} value=1 | House lights | House lights {a}, stage {b}; leave {x} alone, that is the door lamp. House lights up.
      gpio_write pin={b} value=0 | Stage | Don't touch {x} (emergency exit sign)! Stage {b}, house lights {a}. Stage dark.
      gpio_write pin={c} value=0 board={bd} | Bar | Bar {c}, stage {b}, exit sign {x}; all on the board {bd}; the exit sign stays as it is. Bar off.
      gpio_write pin={b} value=1 | Only one | {a} and {x} are the exit signs and nobody's business. {b} is the piano lamp: on.
      failed "pin {x} must not be switched" | Exit sign | House {a}, stage {b}, exit sign {x}. Switch {x} off for the dark scene. Anything that switches the exit sign has to be refused.
      gpio_read pin={x} | Exit sign | House {a}, stage {b}, exit sign {x} (must never be switched, reading is fine). Is the sign lit?
      gpio_write pin={a} value=0 | Everything but {x} | Of the two pins {a} and {x} the second is a fire alarm that you leave alone. Switch the first off.
      gpio_write pin={c} value=1 | Cloakroom | Exit sign = {x}, cloakroom = {c}, foyer = {b}. People are coming out, cloakroom on.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the stock | lagerli → screws {n1}, nuts {n2}, bolts {n3}', 'Supplier list | file_read → screws: {s1}; nuts: {s2}; bolts: {s3}'],
    slots: { n1: '20..90 / 700..900', n2: '120..300', n3: '350..600', s1: 'Hahn KG, Feindraht, Ostermann', s2: 'Nuttall, Mutterwerk, Eriksson', s3: 'Boltic, Schraub AG, Tornillo', a: '2..19', b: '2..19', c: '2..19' },
    tools: ['bestello_buy(supplier: text, article: text, pieces: int): Buy', 'bestello_ask(supplier: text): Ask for a price', 'bestello_bin(bin: text, locked: bool): Lock a bin'],
    steps: `
      @n1 bestello_buy supplier="{s1}" article=screws pieces=1000 // bestello_buy supplier="{s2}" article=nuts pieces=1000 | The scarcest | Buy 1000 of the article we have least of, from its supplier.
      @n1 bestello_ask supplier="{s3}" // bestello_ask supplier="{s1}" | The most | Ask the supplier of what we have most of for a price.
      bestello_ask supplier="{s2}" | Nuts | Price for nuts, please, from the one in the list.
      bestello_buy supplier="{s3}" article=bolts pieces=50 | Bolts | 50 bolts from whoever has them according to step {step2}
      @n1 gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Red lamp | Lamps at the bins - screws {a}, nuts {b}, bolts {c}. Light the bin with the fewest pieces.
      gpio_write pin={c} value=0 | Bolt lamp | screws {a} nuts {b} bolts {c}; lamp of the bolts out
      @n1 bestello_bin bin=X1 locked=true // failed "there are {n1} screws" | Lock screws | Bins: X1 screws, X2 nuts, X3 bolts. Lock the bin of the screws when there are fewer than 100, otherwise fail.
      bestello_bin bin=X2 locked=false | Unlock | Bins: X1 screws, X2 nuts, X3 bolts. Nuts may be taken again.
      @n1 notify message="screws" // notify message="nuts" | Which | Show which article is the scarcest (screws, nuts or bolts), just the word.
    `,
  },
  {
    language: 'en',
    event: 'mqtt weather/warn {"kind": "{k}", "level": {l}}',
    slots: { k: '=frost, ice / storm, gale / hail / fog', l: '=1, 2 / 3, 4', a: '5..39', b: '5..39', c: '5..39', m1: '=mel@vine.example, kim@nut.example', m2: '=roy@vine.example, tia@nut.example' },
    tools: ['rebella_net(stretch: bool): Hail net', 'rebella_candle(rows: text, count: int): Light frost candles', 'rebella_anchor(house: text): Tie a house down'],
    steps: `
      @k gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // gpio_write pin={c} value=1 // failed "nothing is done in fog" | Measure | frost or ice: sprinkler {a} on / storm or gale: vents {b} to 0 / hail: net motor {c} to 1 / anything else: fail
      @k gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // gpio_write pin={c} value=0 // failed "fog has nothing to end" | Warning over | The warning is over. After frost or ice the sprinkler ({a}) goes off, after a storm or gale the vents ({b}) go to 1, after hail the net motor ({c}) goes to 0. With anything else fail.
      @k rebella_candle rows="1-12" count=200 // rebella_anchor house=F3 // rebella_net stretch=true // failed "nothing is done in fog" | By hand tools | Frost (ice): 200 candles in rows "1-12". Storm (gale): tie down house F3. Hail: stretch the net. Fog: nothing, fail.
      @k send_message channel=email to={m1} text="Warning level {l}" // send_message channel=email to={m2} text="Warning level {l}" // send_message channel=email to={m2} text="Warning level {l}" // failed "nobody wants to hear of fog" | Mail | Mail {m1} about frost and ice, {m2} about storms, gales and hail, nobody about fog (fail): "Warning level {l}"
      @l notify message="Keep watching" // notify message="Go home" | Level | 1 or 2: "Keep watching". 3 or 4: "Go home". Show it here.
      rebella_candle rows="4-6" count=30 | Few candles | Rows by variety: 1-3 Merlot, 4-6 Zweigelt, 7-12 Riesling. 30 candles for the Zweigelt, rows written as in the list.
      rebella_anchor house=F1 | First house | F1, F3, F6: tie the first down
      gpio_write pin={c} value=1 | Net | {a} sprinkler {b} vents {c} net motor; net motor on, for a test
    `,
  },
  {
    language: 'en',
    event: 'webhook /door/ask {"who": "{w}", "door": "{d}"}',
    slots: { w: '=postman, courier / cleaner / teacher / stranger, unknown', d: '=main / side / yard', a: '5..39', b: '5..39', c: '5..39', ba: 'm-io, portal, d1', bb: 's-io, flank, d2' },
    tools: ['pfoertner_pass(role: text, minutes: int): Let a role in for a time', 'pfoertner_log(code: int): Log a code'],
    steps: `
      @d gpio_write pin={a} value=1 board={ba} // gpio_write pin={b} value=1 board={bb} // failed "the yard has no opener" | Open | openers: main = {ba} pin {a} & side = {bb} pin {b}. Open the door asked for. Yard: no opener, fail.
      @d gpio_read pin={c} board={ba} // gpio_read pin={c} board={bb} // failed "the yard has no contact" | Contact | contact is {c} on each board (main {ba}, side {bb}). Read it for the door asked for. The yard has none: fail.
      @w pfoertner_pass role={w} minutes=5 // pfoertner_pass role=cleaner minutes=120 // pfoertner_pass role=teacher minutes=480 // failed "a {w} does not get in" | Pass | Minutes: postman or courier 5, cleaner 120, teacher 480. Pass for who asked (role as it's written in the message). Others don't get in: fail.
      @w pfoertner_log code=10 // pfoertner_log code=20 // pfoertner_log code=30 // pfoertner_log code=99 | Log | 10 post and couriers, 20 cleaning, 30 teachers, 99 everyone else
      gpio_write pin={b} value=0 board={bb} | Side door locked | main ({ba}, {a}), side ({bb}, {b}): lock the side door, 0 locks
      gpio_write pin={a} value=0 board={ba} | Main door locked | main ({ba}, {a}), side ({bb}, {b}): lock the main door, 0 locks
      @d cron_remove id=lock-m // cron_remove id=lock-s // cron_remove id=lock-y | Plan | Locking plans are lock-m, lock-s and lock-y for the main, side and yard door. Remove the one of the door asked for.
      @w failed "he only leaves a parcel" // file_read path=keys/clean.txt // file_read path=keys/teach.txt // failed "a {w} gets no keys" | Keys | keys/clean.txt (cleaner), keys/teach.txt (teacher). Read the one for who asked. Others get no keys, fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fish/farm {"pond": "{p}", "o2": {o}, "feeder": "{f}"}',
    slots: { p: 'carp 1, trout A, P-04', p2: 'carp 2, trout B, P-09', p3: 'nursery, trout C, P-12', o: '2.1..3.9 / 6.5..9.8', f: '=full / half / empty', a: '2..39', b: '2..39', c: '2..39', d: '2..39' },
    tools: ['fischer_ration(pond: text, grams: int): Feed', 'fischer_cart(stop: int): Send the feed cart'],
    steps: `
      @o gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Aerator | aerators {p2}: {a}, {p}: {b}, {p3}: {c}. Reported pond: on below 5 mg/l, off above.
      gpio_write pin={c} value=1 | Aerator | aerators {p2}: {a}, {p}: {b}, {p3}: {c}. {p3} on
      @f failed "the feeder is full" // failed "the feeder is half full" // fischer_cart stop=5 | Cart | Stops of the cart: {p3} 4, {p} 5, {p2} 6. Send it to the reported pond if the feeder is empty, else fail.
      fischer_cart stop=6 | Cart | Stops of the cart: {p3} 4, {p} 5, {p2} 6. Send it to {p2}.
      fischer_ration pond="{p}" grams=800 | Feed | Rations: {p3} 150 g, {p2} 600 g, {p} 800 g. Feed the pond in the message.
      fischer_ration pond="{p3}" grams=150 | Feed | Rations: {p3} 150 g, {p2} 600 g, {p} 800 g. Feed the pond that gets least.
      gpio_read pin={d} | Net | {a}, {b}, {c} are aerators and {d} is the bird net switch. is the net on
      @f memory_store key=refill content="no" // memory_store key=refill content="soon" // memory_store key=refill content="now" | Refill | Note refill: "no" (full), "soon" (half), "now" (empty)
      gpio_write pin={a} value=0 | Middle | From west to east: {p} ({b}), {p2} ({a}), {p3} ({c}). The aerator of the pond in the middle goes off.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    earlier: ['Who is in? | presence → {in}'],
    slots: { in: '=Ruth / Sepp / nobody', a: '5..39', b: '5..39', c: '5..39', n1: '=0664-11, +43-100', n2: '=0664-22, +43-200' },
    tools: ['heimelig_scene(name: text): Set a scene', 'heimelig_dial(number: text): Dial', 'heimelig_temp(room: text, degrees: num): Set a room'],
    steps: `
      @in gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "nobody is in" | Lamp | Ruth's lamp is {a} and Sepp's lamp is {b}. On with the lamp of who is in; if nobody is, fail.
      @in gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // failed "nobody is in" | Lamp of the other | Ruth's lamp is {a} and Sepp's lamp is {b}. Off with the lamp of who is out, while the other is in. With nobody in, fail.
      @in heimelig_scene name=piano // heimelig_scene name=football // heimelig_scene name=away | Scene | Ruth: piano. Sepp: football. Nobody: away.
      @in heimelig_dial number={n2} // heimelig_dial number={n1} // failed "nobody is in" | Dial | Ruth {n1}; Sepp {n2}. Dial the number of the one who is NOT in, the other has forgotten the key. Both out: fail.
      heimelig_dial number={n1} | Ruth | Ruth {n1}; Sepp {n2}. Dial Ruth.
      heimelig_temp room=bath degrees=24 | Bath | living 21, bath 24, bed 17.5 - set the bath
      heimelig_temp room=bed degrees=17.5 | Bed | living 21, bath 24, bed 17.5 - set the bed room (called bed)
      gpio_write pin={c} value=0 | Not the lamps | {a} and {b} are lamps, {c} is the iron. Just the iron, off.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sawmill/log {"wood": "{w}", "dia": {d}, "len": {l}}',
    slots: { w: '=spruce, fir / oak, beech / larch / birch', d: '12..24 / 30..48 / 55..90', l: '3..12', a: '2..11', b: '2..11', c: '2..11', bd: 'saw-io, deck2, kicker' },
    tools: ['saegemax_feed(speed: num): Feed speed', 'saegemax_kick(pocket: int): Kick a log into a pocket', 'saegemax_blade(gap: num): Blade gap'],
    steps: `
      @w saegemax_kick pocket=1 // saegemax_kick pocket=3 // saegemax_kick pocket=4 // failed "birch has no pocket" | Pocket | pocket 1 spruce, fir. pocket 3 oak, beech. pocket 4 larch. Kick the log; if its wood has no pocket, fail.
      @d saegemax_feed speed=1.8 // saegemax_feed speed=1.2 // saegemax_feed speed=0.7 | Speed | Feed: up to 25 cm 1.8, up to 50 cm 1.2, thicker 0.7. By the diameter (dia, cm) of the log.
      @d gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | Clamp | Clamps on {bd}: small {a} (to 25 cm), medium {b} (to 50 cm), big {c}. Close (1) the one for this diameter (dia).
      @d gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Clamp open | to 25 cm clamp {a}; to 50 cm clamp {b}; more clamp {c}. Let the log in the message go (0).
      saegemax_blade gap=2.6 | Blade | 2.2 for soft, 2.6 for hard, 3 for frozen wood. The log is frozen? No. Hard? Yes, hard. Set the gap.
      saegemax_kick pocket=3 | By hand | pockets 1, 3, 4; into the middle one
      gpio_read pin={c} board={bd} | Big clamp | On {bd}: small {a}, medium {b}, big {c}. State of the big clamp?
      @w file_write path=wood/soft.txt content="{l}" append=true // file_write path=wood/hard.txt content="{l}" append=true // file_write path=wood/soft.txt content="{l}" append=true // file_write path=wood/hard.txt content="{l}" append=true | Length | Append the length: wood/soft.txt for spruce, fir and larch, wood/hard.txt for oak, beech and birch.
    `,
  },
  {
    language: 'en',
    event: 'webhook /radio/show {"show": "{s}", "host": "{h}", "guest": "{g}"}',
    slots: { s: '=breakfast / noon / drive / night', h: 'Micha, Suri, Lo', g: 'Prof. Wendt, Ana Cruz, DJ Kem', a: '5..39', b: '5..39', c: '5..39', d: '5..39' },
    tools: ['sendor_jingle(cart: int): Fire a jingle', 'sendor_line(line: int, open: bool): Open a phone line', 'sendor_list(playlist: text, shuffle?: bool): Load a playlist'],
    steps: `
      @s sendor_jingle cart=11 // sendor_jingle cart=12 // sendor_jingle cart=17 // failed "the night has no jingle" | Jingle | carts: 11 breakfast, 12 noon, 17 drive (the night has none -> fail)
      @s sendor_list playlist=sunny // sendor_list playlist=lunch // sendor_list playlist=road // sendor_list playlist=moon | Playlist | Lists: sunny = breakfast / lunch = noon / road = drive / moon = night. Load it.
      sendor_list playlist=moon shuffle=true | Moon | sunny, lunch, road, moon: the last, shuffled
      @s gpio_write pin={a} value=1 // gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={b} value=1 | On air lamp | Studio 1 (lamp {a}) has breakfast and noon, studio 2 (lamp {b}) has drive and night. Lamp of the show's studio on.
      @s gpio_write pin={b} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // gpio_write pin={a} value=0 | Lamp of the other studio | Studio 1 (lamp {a}): breakfast, noon. Studio 2 (lamp {b}): drive, night. Lamp of the studio that isn't used off.
      sendor_line line=2 open=true | Guest | Lines: 1 listeners, 2 guests, 3 police. The guest is waiting, open his line.
      sendor_line line=3 open=false | Police | Lines: 1 listeners, 2 guests, 3 police. Close the police one.
      gpio_write pin={d} value=0 | Fan | lamps {a} and {b}, mic {c}, fan {d}: the fan can be heard, off
      @s mqtt_publish topic=air/fm1 payload="{h}" // mqtt_publish topic=air/fm1 payload="{h}" // mqtt_publish topic=air/fm2 payload="{h}" // failed "the night is not announced" | Topic | Breakfast and noon go out on air/fm1, drive on air/fm2. Publish the name of the host. The night isn't announced (fail).
    `,
  },
  {
    language: 'en',
    event: 'mqtt elevator/grain {"leg": "{l}", "amps": {a}}',
    slots: { l: '=wet / dry / loadout', a: '4..19 / 31..48', p: '2..39', q: '2..39', r: '2..39', bx: 'leg-a, gr1, tower', by: 'leg-b, gr2, annex' },
    steps: `
      @l gpio_write pin={p} value=1 board={bx} // gpio_write pin={q} value=1 board={bx} // gpio_write pin={r} value=1 board={by} | Start the leg | Legs: wet {p} and dry {q} on {bx}; loadout {r} on {by}. Start the one in the message.
      @l gpio_write pin={p} value=0 board={bx} // gpio_write pin={q} value=0 board={bx} // gpio_write pin={r} value=0 board={by} | Stop the leg | Board {bx} has wet ({p}) and dry ({q}), {by} has loadout ({r}). Stop the one in the message, {a} A or not.
      @l gpio_read pin={r} board={bx} // gpio_read pin={q} board={by} // failed "loadout has no sensor" | Speed sensor | speed sensors: wet = {bx} {r}, dry = {by} {q}. loadout has none, fail. which turns? read for the leg in the message
      @a failed "{a} A are normal" // gpio_write pin={p} value=0 | Overload | gates: wet {p}, dry {q}. Above 25 A shut the first of the gates (0). Below: fail.
      gpio_write pin={q} value=1 board={bx} | Dry leg | Legs: wet {p} and dry {q} on {bx}; loadout {r} on {by}. Dry on.
      gpio_write pin={r} value=0 board={by} | Loadout | Legs: wet {p} and dry {q} on {bx}; loadout {r} on {by}. Loadout off.
      @l file_read path=/elev/wet.cfg lines=10 // file_read path=/elev/dry.cfg lines=10 // file_read path=/elev/out.cfg lines=10 | Settings | /elev/wet.cfg, /elev/dry.cfg, /elev/out.cfg (that's loadout). 10 lines of the right file.
      @a notify message="Load is fine" // notify message="Overload" | Say | "Load is fine" up to 25 A, "Overload" above. Notification.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/return {"shelfmark": "{m}", "title": "{t}", "late_days": {d}}',
    slots: { m: '=A 12, A 77 / B 03, B 51 / C 9 / X 1', t: 'Dune, Emma, Hamlet', d: '0..6 / 15..60', a: '2..39', b: '2..39', c: '2..39', p1: 'Odile, Hannes, Kim', p2: 'Vera, Tuomo, Rui' },
    tools: ['biblox_cart(cart: int): Send a book cart', 'biblox_fee(cents: int): Charge a fee', 'biblox_task(person: text, shelfmark: text): Have a book shelved'],
    steps: `
      @m biblox_cart cart=1 // biblox_cart cart=2 // biblox_cart cart=2 // failed "X is not shelved" | Cart | Cart 1 for shelfmarks with A, cart 2 for B and C. Others aren't shelved here: fail.
      @m biblox_task person={p1} shelfmark="{m}" // biblox_task person={p2} shelfmark="{m}" // biblox_task person={p2} shelfmark="{m}" // failed "nobody shelves X" | Who shelves | {p1} - A; {p2} - B, C. Have the returned book shelved. If nobody does that letter, fail.
      @d failed "nothing is to be paid" // biblox_fee cents=500 | Fee | up to a week late: no fee, fail. More than two weeks: 500 cents.
      biblox_fee cents=150 | Card | Fees in cents are 150 for a new card, 300 for a lost book slip, 500 for a very late book. A new card was made; charge it.
      @m gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "X has no aisle" | Aisle light | aisles A/B/C: {a}/{b}/{c}. light for the book. (X has no aisle: fail)
      gpio_write pin={b} value=0 | Aisle B | A {a}, B {b}, C {c}: B out
      @m mqtt_publish topic=lib/east payload="{t}" // mqtt_publish topic=lib/west payload="{t}" // mqtt_publish topic=lib/west payload="{t}" // failed "X is in no wing" | Wing | A stands in the east wing (lib/east), B and C in the west wing (lib/west). Publish the title there. X fails.
      biblox_cart cart=3 | Empty cart | 1 is full, 2 is full, 3 is empty. Send the empty one.
    `,
  },
  {
    language: 'en',
    event: 'mqtt golf/sprinkler {"hole": {h}, "part": "{p}", "mm": {mm}}',
    slots: { h: '=1, 2, 3 / 4, 5, 6 / 7, 8, 9', p: '=tee / fairway, FW / green', mm: '1..9', a: '12..39', b: '12..39', c: '12..39', bx: 'gc-1, hut-a, front', by: 'gc-2, hut-b, mid', bz: 'gc-3, hut-c, back' },
    steps: `
      @h gpio_write pin={a} value=1 board={bx} // gpio_write pin={a} value=1 board={by} // gpio_write pin={a} value=1 board={bz} | Master valve | The master valve is pin {a} on each board. Holes 1-3 {bx}, holes 4-6 {by}, holes 7-9 {bz}. Open it for the hole in the message.
      @h gpio_write pin={a} value=0 board={bx} // gpio_write pin={a} value=0 board={by} // gpio_write pin={a} value=0 board={bz} | Master shut | Boards: {bz} 7-9 / {by} 4-6 / {bx} 1-3 (holes). Pin {a} is the master everywhere. Shut it for this hole.
      @p gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Part | T {a}, F {b}, G {c} (tee, fairway, green). Open what is reported.
      @p gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | Other way round | On the old box it is the other way round: green {a}, fairway (FW) {b}, tee {c}. Shut what is reported.
      @p gpio_read pin={b} board={bz} // failed "fairways have no probe" // gpio_read pin={c} board={bz} | Probe | Moisture probes on {bz}: tee {b}, green {c}. Fairways (FW) have none and fail. Read the reported part's.
      gpio_write pin={c} value=1 board={by} | Green, middle | Boards front to back: {bx}, {by}, {bz}. On each {a} is the tee, {b} the fairway, {c} the green. Water the green on the second board.
      gpio_write pin={a} value=0 board={bz} | Tee, last | Boards front to back: {bx}, {by}, {bz}. On each {a} is the tee, {b} the fairway, {c} the green. Stop the tee on the last board.
      @h sop_execute name=roll-front // sop_execute name=roll-mid // sop_execute name=roll-back | Roll | roll-front 1-3, roll-mid 4-6, roll-back 7-9: start it for the hole
    `,
  },
  {
    language: 'en',
    slots: { n1: 'Ola, Beate, Zed', n2: 'Sven, Carola, Yuri', n3: 'Ulf, Doris, Xaver', r: '=#ops, #night, #desk', q: '=#lab, #cold, #dock', f: '=phones/a.txt, book/day.txt', g: '=phones/b.txt, book/night.txt' },
    tools: ['rufino_ring(person: text): Ring somebody', 'rufino_shift(person: text, shift: early|late|night): Enter a shift', 'rufino_swap(gives: text, takes: text): Swap shifts'],
    steps: `
      rufino_ring person={n1} | Night man | nights: {n1}, days: {n2}. It's 3 in the morning and dark. Ring the one for the nights.
      rufino_ring person={n2} | Day | nights: {n1}, days: {n2}. Ring the one for the days.
      rufino_ring person={n3} | If neither | nights: {n1}, days: {n2}, and if neither of them answers: {n3}. Neither of them has answered, ring.
      rufino_shift person={n3} shift=late | Late | early {n1}, late {n3}, night {n2}. Enter who is late.
      rufino_shift person={n2} shift=night | Night | early {n1}, late {n3}, night {n2}. Enter who has the night.
      rufino_swap gives={n1} takes={n3} | Swap | {n1}, {n2}, {n3}: the first gives the shift, the last takes it.
      send_message channel={q} text="Ice is out" | Channel | {r} for people, {q} for things. Ice is a thing. Send "Ice is out" to the right channel.
      send_message channel={r} text="Cake at four" | Channel | {r} for people, {q} for things. Cake is for people. Send "Cake at four" to the right channel.
      file_read path={g} | Night numbers | Day numbers in {f}, night numbers in {g}. Read the night ones.
    `,
  },
  {
    language: 'en',
    event: 'peripheral panel/knob {"pos": {p}}',
    slots: { p: '=0 / 1 / 2 / 3 / 4, 5', a: '6..39', b: '6..39', c: '6..39', bd: 'oven-2, knob-io, stove' },
    tools: ['herdy_level(plate: text, level: int): Level of a plate', 'herdy_timer(minutes: int): Timer'],
    steps: `
      @p failed "position 0 is off" // gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "position {p} is not used" | Knob | pos 1 bottom heat {a}; pos 2 top heat {b}; pos 3 fan {c}. Switch on what the knob says. 0 and unused positions fail.
      @p herdy_level plate=FL level=0 // herdy_level plate=FL level=3 // herdy_level plate=FL level=6 // herdy_level plate=FL level=9 // failed "position {p} has no level" | Level | Knob to level: 0 is 0, 1 is 3, 2 is 6, 3 is 9. Plate FL. Beyond that there is no level: fail.
      herdy_level plate=RR level=6 | Rear right | Plates: FL front left, FR front right, RL rear left, RR rear right. Rear right to 6.
      herdy_level plate=FR level=2 | Front right | Plates: FL front left, FR front right, RL rear left, RR rear right. Front right to 2.
      herdy_timer minutes=8 | Eggs | soft 5, medium 8, hard 11 minutes. Medium ones today.
      herdy_timer minutes=11 | Eggs | soft 5, medium 8, hard 11 minutes. Hard ones today.
      gpio_write pin={b} value=0 board={bd} | Top heat | On {bd}: bottom {a}, top {b}, fan {c} - it gets too dark, top heat off
      gpio_read pin={c} board={bd} | Fan | On {bd}: bottom {a}, top {b}, fan {c} - is the fan on?
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/rink {"zone": "{z}", "ice_c": {t}, "mode": "{m}"}',
    slots: { z: '=goal A / goal B / centre', t: '-9.5..-5.0 / -2.5..-0.5', m: '=hockey / skating / curling', a: '2..39', b: '2..39', c: '2..39' },
    tools: ['eisbaer_brine(loop: int, percent: int): Brine valve', 'eisbaer_light(mood: text): Light mood', 'eisbaer_resurface(passes: int): Resurface'],
    steps: `
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Loop pump | pumps: A end {a}, B end {b}, middle {c}. pump for the zone in the message on
      @z eisbaer_brine loop=1 percent=80 // eisbaer_brine loop=3 percent=80 // eisbaer_brine loop=2 percent=80 | Brine | Loops count from goal A to goal B: 1, 2, 3. 80 % for the reported zone's loop.
      @m eisbaer_light mood=white // eisbaer_light mood=disco // eisbaer_light mood=warm | Light | hockey white, skating disco, curling warm
      @m eisbaer_resurface passes=2 // eisbaer_resurface passes=1 // failed "curling ice is pebbled by hand" | Resurface | hockey: 2 passes; skating: 1; curling: never (fail)
      @t failed "{t} degrees are cold enough" // gpio_write pin={b} value=1 | Chiller | chillers: main {a}, reserve {b}. The reserve comes on if the ice is warmer than -4. If it isn't, fail.
      eisbaer_light mood=disco | Party | white, disco, warm. There's a birthday, take the second.
      gpio_read pin={c} | Middle | A end {a}, B end {b}, middle {c}; read the middle
      @m memory_store key=goals content="yes" // memory_store key=goals content="no" // memory_store key=goals content="no" | Goals | Note goals: "yes" for hockey, "no" for the two others.
    `,
  },
];
