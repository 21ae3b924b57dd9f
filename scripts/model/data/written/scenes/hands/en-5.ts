import type { Scene } from '../../scene';

/** Plain steps of many people, part 5: which part of a phrase is the name. */
export const hands5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt garage/level2 {"decks": ["{d}", "{d2}"], "full": "{d}", "plate": "{pl}", "ticket": "{tk}"}',
    slots: { d: 'Blue, Upper, North', d2: 'Green, Lower, Roof', pl: 'W 4471 K, B-AX 90, ZH 8812', tk: '=T-9001, T-3310 / null, lost', e: '2..25', b: '1..6' },
    tools: ['gar_sign(deck, show: full|free): Sign of a deck', 'gar_barrier(barrier: int, up: bool): Move a barrier', 'gar_exit(ticket, euro?: int): Let a ticket out', 'gar_tow(plate, note?): Ask for a tow truck'],
    steps: `
      gar_sign deck="{d}" show=full | Sign | The sign of the {d} deck has to say there's no room.
      gar_sign deck="{d2}" show=free | Sign | The {d2} deck still has room, let its sign say so.
      gar_barrier barrier={b} up=true | Raise barrier {b}
      gar_barrier barrier={b} up=false | Lower barrier {b}
      @tk gar_exit ticket={tk} // failed "there is no ticket" | Exit | Let the ticket in the message out. If it's null or lost: fail.
      gar_exit ticket=T-5005 euro={e} | Paid by hand | Ticket T-5005 paid {e} euro to me. Let it out for that.
      gar_tow plate="{pl}" | Tow | This car blocks the ramp. Have it towed.
      gar_tow plate="{pl}" note="keys are inside" | Tow with note | Have this car towed; note "keys are inside".
    `,
  },
  {
    language: 'en',
    event: 'mqtt lighthouse/lens {"lamp": "{l}", "spare": "{s}", "visitors": {v}, "visibility_nm": {vis}, "warden": "{w}"}',
    slots: { l: 'Main, Fresnel 1, Osram A', s: 'Reserve, Fresnel 2, Osram B', v: '0..60', vis: '1..3 / 8..15', w: 'Finn, Mrs Kerr', p: '3..13', p2: '14..30' },
    steps: `
      @vis gpio_write pin={p} value=1 // failed "visibility is {vis} nm" | Foghorn | Sound the horn (pin {p}) when you see less than 5 nautical miles. When you see farther: fail.
      gpio_write pin={p} value=0 | Foghorn | Horn off ({p}), folks are asleep.
      mqtt_publish topic=lighthouse/use payload="{s}" | Swap | The {s} lamp takes over. Publish its name to lighthouse/use.
      mqtt_publish topic=lighthouse/use payload="{l}" | Swap back | The {l} lamp again. Publish its name to lighthouse/use.
      memory_store key=on-watch content="{w}" | Watch | Who minds the light today? Into the note on-watch.
      notify message="Mind your head" title="Visitors" | Stairs | For the screen by the stairs: "Mind your head", titled Visitors.
      notify message="Mind your head" | Stairs | For the screen by the stairs: "Mind your head"
      gpio_read pin={p2} | Lens turning? | See what {p2} says.
      failed "no wind speed is in the message" | Wind | Store the wind speed from the message as wind.
    `,
  },
  {
    language: 'en',
    event: 'webhook /solar/string {"array": "{a}", "inverter": "{i}", "kw": {kw}, "technician": "{t}", "error": "{e}"}',
    slots: { a: 'East Field, Barn Roof, Row 7', i: 'INV-3, SMA 12, Fron-B', kw: '0..4 / 25..60', t: 'Mehmet, Julie', e: 'E-301, riso low / ∅', a2: 'West Field, Shed', pc: '10..100', h: '1..9' },
    tools: ['helio_limit(array, percent: int, hours?: int): Limit an array', 'helio_switch(inverter, on: bool): Switch an inverter', 'helio_tilt(array, to: flat|steep): Tilt the panels', 'helio_case(error, technician): Open a case', 'helio_wash(array): Wash the panels'],
    steps: `
      helio_limit array="{a}" percent={pc} | Limit | The {a} array must not give more than {pc} %.
      helio_limit array="{a2}" percent={pc} hours={h} | Limit | {pc} % for "{a2}", {h} hours long.
      helio_switch inverter="{i}" on=false | Inverter | Take the reported inverter off.
      helio_switch inverter="{i}" on=true | Inverter | Bring the reported inverter back.
      helio_tilt array="{a}" to=flat | Storm | Lay the panels of the reported array down.
      helio_tilt array="{a2}" to=steep | Snow | Stand the panels of "{a2}" up so that snow slides off.
      @e helio_case error="{e}" technician="{t}" // failed "no error came" | Case | Open a case with the error, for the technician in it. No error, then fail.
      @kw helio_wash array="{a}" // failed "it gives {kw} kW" | Wash | The array gives under 10 kW? Wash it. If it gives more, fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt biogas/digester {"digester": "{d}", "methane_pct": {m}, "stirrer": "{s}", "flare": "{f}", "farmer": "{fa}"}',
    slots: { d: 'Fermenter 1, D2, old tank', m: '38..46 / 54..63', s: 'ST-1, paddle left', f: '=lit, burning / out, cold', fa: 'Hinnerk, Gesa', p: '4..15', p2: '16..32', t: '3..18' },
    steps: `
      @m failed "methane is only {m} %" // gpio_write pin={p} value=1 | Engine | From 50 % methane on start the engine, pin {p}. With less it just coughs: fail.
      gpio_write pin={p} value=0 | Engine | Engine stop. That's {p}.
      @f failed "the flare is {f}" // mqtt_publish topic=biogas/ignite payload=1 | Flare | If the flare is out or cold, publish 1 to biogas/ignite. If it is burning, fail.
      mqtt_publish topic=biogas/stir payload="{s}" | Stir | Stirrer's name to biogas/stir
      file_write path=gas/day.csv content="{m}" append=true | Methane | Methane to the end of gas/day.csv
      file_write path=gas/now.csv content="{m}" | Methane | Methane as the one and only content of gas/now.csv
      send_message channel=signal to="{fa}" text="Bring {t} tons of maize" | Maize | Signal the farmer "Bring {t} tons of maize"
      gpio_read pin={p2} board=gas-1 | Foam probe | Read {p2} on the board gas-1.
      gpio_read pin={p2} | Foam probe | Read {p2}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt glass/furnace {"kiln": "{k}", "celsius": {c}, "gaffer": "{g}", "piece": "{p}", "annealer": "{an}"}',
    slots: { k: 'Big Bertha, K2, Pot 4', c: '900..1010 / 1120..1180', g: 'Lino, Astrid', p: 'Vase 12, swan, Lamp C', an: 'Lehr 1, box left', h: '2..30', c2: '=480, 510, 1150' },
    tools: ['vetro_heat(kiln, celsius: int, hold_h?: int): Heat a kiln', 'vetro_hole(kiln, door: wide|narrow): Glory hole door', 'vetro_put(piece, annealer): Put a piece in the annealer', 'vetro_fan(on: bool): Fan for the blower', 'vetro_card(piece, text): Card for a piece'],
    steps: `
      vetro_heat kiln="{k}" celsius={c2} | Heat | The {k} kiln: {c2} °C.
      vetro_heat kiln="{k}" celsius={c2} hold_h={h} | Heat and hold | Kiln as reported, {c2} °C, hold {h} h.
      @c failed "{c} degrees is too cold" // vetro_hole kiln="{k}" door=wide | Work | Over 1100 open its door wide. Not there yet: fail.
      vetro_hole kiln="{k}" door=narrow | Save heat | Door of this kiln just a crack.
      vetro_put piece="{p}" annealer="{an}" | Anneal | Our piece goes into the annealer of the message.
      vetro_fan on=true | Hot | I am melting. Fan!
      vetro_fan on=false | Draught | The draught cracks the glass. No fan.
      vetro_card piece="{p}" text="Made by {g}" | Card | On the card of the piece: "Made by {g}"
      failed "the price is not in the message" | Price card | On the card of the piece comes its price from the message.
    `,
  },
  {
    language: 'en',
    event: 'manual - pots: {who} made {n} x {pot}, glaze {gl}, shelf {sh}, ready for kiln: {rd}',
    slots: { who: 'Mrs Dunne, Igor, Class 4', n: '2..20', pot: 'mug, bowl, tile', gl: 'celadon, Tenmoku, White 3', sh: 'S2, top, B-7', rd: '=yes / no, wet', p: '3..20', id: 'p2, k5' },
    steps: `
      @rd sop_execute name=bisque // failed "ready: {rd}" | Fire | Run bisque if the pots are ready. If they aren't, fail.
      sop_execute name=glaze payload="{gl}" | Glaze | Run glaze; payload is which one they want.
      sop_execute name=glaze | Glaze | Run glaze; it asks for the colour itself, so no payload.
      memory_store key=shelf content="{sh}" | Shelf | Keep where they stand, under shelf.
      memory_store key=pots content="{n} {pot}" | Pots | Keep how many of what under pots, as in "7 jug".
      gpio_write pin={p} value=1 | Wheel | Wheel turns: {p}
      gpio_write pin={p} value=0 | Wheel | Wheel stands: {p}
      send_message channel=email to="{who}" text="Your pots are out of the kiln" | Mail | Mail the maker: Your pots are out of the kiln
      cron_remove id={id} | Cancel | The planned firing is {id}; remove it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ring/bench {"piece": "{p}", "metal": "{m}", "grams": {g}, "jeweller": "{j}", "stone": "{s}"}',
    slots: { p: 'R-220, Brooch 7, chain 14', m: '=gold, silver, platinum', g: '2.1..19.9', j: 'Ottilie, Raj', s: 'ruby, opal, onyx / ∅, none', p2: 'R-301, Pin 9', w: '1..12', mins: '2..15' },
    tools: ['gold_safe(piece, drawer: int): Put a piece into the safe', 'gold_torch(lit: bool): Torch gas', 'gold_bath(piece, minutes: int, ultrasonic?: bool): Clean a piece', 'gold_set(piece, stone): Set a stone', 'gold_polish(piece, finish: matt|gloss): Polish', 'gold_note(who, text): Note'],
    steps: `
      gold_safe piece="{p}" drawer={w} | Safe | What lies on the bench goes to drawer {w}.
      gold_torch lit=true | Torch | Light it.
      gold_torch lit=false | Torch | Put it out.
      gold_bath piece="{p2}" minutes={mins} | Bath | {p2} for {mins} min.
      gold_bath piece="{p2}" minutes={mins} ultrasonic=true | Bath | {p2} for {mins} min with ultrasound.
      @s gold_set piece="{p}" stone="{s}" // failed "no stone is given" | Stone | Set the stone in this piece. None given: fail.
      gold_polish piece="{p}" finish=matt | Finish | No shine on this piece.
      gold_polish piece="{p2}" finish=gloss | Finish | {p2} has to shine like a mirror.
      gold_note who="{j}" text="Weigh it twice" | Note | To the jeweller: "Weigh it twice"
    `,
  },
  {
    language: 'en',
    event: 'webhook /watch/repair {"watch": "{w}", "owner": "{o}", "calibre": "{c}", "rate_s_day": {r}, "warranty": {wa}}',
    slots: { w: 'Omega 62, Lip, Seiko 5', o: 'Mr Favre, Dolores', c: '=2824, 7S26, ETA 6497', r: '4..45', wa: '=true / false', p: '5..20', n: '2..9' },
    steps: `
      @wa memory_store key=free-repair content="{w}" // failed "there is no warranty" | Free | Under warranty? Then the watch goes into free-repair. Not under warranty: fail.
      memory_store key=calibre content="{c}" | Calibre | What ticks inside? Into the note calibre.
      memory_recall query="{c}" limit={n} | Parts | Search the notes for this calibre, no more than {n}.
      memory_recall query="{c}" | Parts | Search the notes for this calibre.
      gpio_write pin={p} value=1 | Bench lamp | Let there be light ({p}).
      gpio_write pin={p} value=0 | Bench lamp | No light needed now ({p}).
      send_message channel=sms to="{o}" text="The spring has arrived" | Owner | Let the owner know by sms: "The spring has arrived"
      mqtt_publish topic=watch/rate payload={r} | Rate | Seconds a day, digits only, to watch/rate
      failed "there is no serial number" | Serial | Store the serial number that the webhook carries as serial.
    `,
  },
  {
    language: 'en',
    event: 'webhook /piano/visit {"instrument": "{i}", "room": "{r}", "pitch_hz": {hz}, "tuner": "{t}", "contact": "{c}"}',
    slots: { i: 'Steinway D, Yamaha U1, Bechstein', r: 'Hall 1, Attic, Room 12', hz: '436..439 / 440..442', t: 'Vaclav, Miss Orme', c: '=anna@k.example, hall@k.example / ∅', h: '35..55', d: '=2027-01-11, 2027-02-03' },
    tools: ['klav_plan(instrument, date, tuner?): Plan a tuning', 'klav_air(room, humidity: int): Set room humidity', 'klav_lid(instrument, locked: bool): Lock the lid', 'klav_write(address, text): Write an e-mail', 'klav_log(instrument, state: good|flat): Log the state'],
    steps: `
      klav_plan instrument="{i}" date={d} | Plan | Tune the {i} on {d}. Any tuner.
      klav_plan instrument="{i}" date={d} tuner="{t}" | Plan | On {d} the tuner of the message does this instrument.
      klav_air room="{r}" humidity={h} | Air | Where it stands the air should have {h} %.
      klav_lid instrument="{i}" locked=true | Lid | Kids! Lock its lid.
      klav_lid instrument="{i}" locked=false | Lid | Rehearsal. Unlock its lid.
      @c klav_write address={c} text="The tuner comes at ten" // failed "no contact is given" | Write | Write to the contact: "The tuner comes at ten". Without contact, fail.
      klav_log instrument="{i}" state=good | Log | It sounds as it should; log that.
      klav_log instrument="{i}" state=flat | Log | It has sunk in pitch; log that.
    `,
  },
  {
    language: 'en',
    event: 'webhook /archive/request {"call_no": "{cn}", "box": "{b}", "researcher": "{r}", "table": {t}, "restricted": {re}}',
    slots: { cn: 'HA-12/4, Ms 881, K 7.3', b: 'B-118, carton 40', r: 'Dr. Iversen, Ms Pope', t: '1..14', re: '=false / true', p: '3..14', f: 'lists/out.txt, lists/reading.txt' },
    steps: `
      @re send_message channel=email to="{r}" text="You may come tomorrow" // failed "it is restricted" | Reply | E-mail the researcher "You may come tomorrow" unless the papers are restricted. If they are, the step fails.
      mqtt_publish topic=archive/fetch payload="{b}" | Fetch | Not the call number but the box is published to archive/fetch.
      mqtt_publish topic=archive/show payload="{cn}" | Show | Not the box but the call number is published to archive/show.
      file_write path={f} content="{cn}" append=true | List | Enter the call number below what is already in {f}.
      file_write path=lists/table.txt content="{t}" | Table | lists/table.txt is to hold the table number and no more.
      gpio_write pin={p} value=1 | Dehumidifier | Have the dehumidifier ({p}) running.
      gpio_write pin={p} value=0 | Dehumidifier | Have the dehumidifier ({p}) stopped.
      pushover message="Reading room is full" title="Archive" | Full | Push with the title Archive: "Reading room is full"
      pushover message="Reading room is full" | Full | Push "Reading room is full".
    `,
  },
  {
    language: 'en',
    event: 'webhook /court/list {"case": "{c}", "courtroom": "{r}", "judge": "{j}", "interpreter": "{i}", "public": {p}}',
    slots: { c: '14 C 220, 3 K 88, CR-0419', r: 'Oak, 2.14, Great Hall', j: 'Judge Amari, Dr. Stolz', i: 'Ms Yilmaz, Mr Petrov / ∅, none', p: '=true / false', t: '=09:15, 11:00, 14:30', m: '5..90' },
    tools: ['jus_call(case, courtroom, time?): Call a case', 'jus_door(courtroom, access: public|closed): Set who may enter', 'jus_record(courtroom, running: bool): Court recording', 'jus_summon(person, text?): Summon a person', 'jus_pause(courtroom, minutes: int): Announce a break'],
    steps: `
      jus_call case="{c}" courtroom="{r}" | Call | Call the listed case into its courtroom.
      jus_call case="{c}" courtroom="{r}" time={t} | Call at {t} | The listed case, its courtroom, at the time above.
      jus_door courtroom="{r}" access=closed | Minors | Nobody from outside may sit in the {r} courtroom.
      jus_door courtroom="{r}" access=public | Verdict | Anybody may sit in the {r} courtroom.
      jus_record courtroom="{r}" running=true | Record | Recording in this courtroom begins.
      jus_record courtroom="{r}" running=false | Record | Recording in this courtroom ends.
      @i jus_summon person="{i}" // failed "no interpreter is named" | Interpreter | Summon the interpreter. If none is named, fail.
      jus_summon person="{j}" text="The jury is back" | Jury | Summon the one who presides: "The jury is back"
      jus_pause courtroom="{r}" minutes={m} | Break | {m} minutes' break in the courtroom of this case.
    `,
  },
  {
    language: 'en',
    event: 'manual - polling station {ps}: {v} voters so far, head {h}, deputy {d}, box sealed: {se}',
    slots: { ps: '=12, 31, 207', v: '40..290', h: 'Mrs Lind, Oskar Bach', d: 'Ms Tan, Hugo', se: '=yes / no', p: '3..12', run: 'r-90, r-118' },
    steps: `
      @se mqtt_publish topic=vote/ready payload={ps} // failed "the box is not sealed" | Ready | Publish the number of the station to vote/ready, provided the box is sealed. Otherwise fail.
      mqtt_publish topic=vote/turnout payload={v} | Turnout | Publish how many voted to vote/turnout.
      memory_store key=head content="{h}" | Head | Store the head under head.
      memory_store key=deputy content="{d}" | Deputy | Store the second in charge under deputy.
      gpio_write pin={p} value=1 | Entrance | Light at the entrance on. {p}.
      gpio_write pin={p} value=0 | Entrance | It is day, so light at the entrance off. {p}.
      notify message="Please have your card ready" | Queue | Screen: "Please have your card ready"
      notify message="Please have your card ready" title="Welcome" | Queue | Screen: "Please have your card ready", with Welcome as title.
      sop_cancel run_id={run} reason="wrong list" | Cancel {run} | Reason: wrong list
    `,
  },
  {
    language: 'en',
    event: 'webhook /blood/unit {"unit": "{u}", "group": "{g}", "donor": "{d}", "fridge": "{f}", "tested": "{t}"}',
    slots: { u: 'U-44710, U-90233, BB 7718', g: '=A+, 0-, B+', d: 'D-118, D-2207', f: 'BF-1, East, Liebherr 2', t: '=ok, clear / pending, failed', f2: 'BF-6, West', n: '2..12' },
    tools: ['hemo_release(unit, to?): Release a unit', 'hemo_move(unit, fridge): Put a unit into a fridge', 'hemo_lock(fridge, locked: bool): Lock a fridge', 'hemo_shaker(speed: slow|quick): Platelet shaker', 'hemo_ask(group, units: int, text?): Ask for donors'],
    steps: `
      @t hemo_release unit="{u}" // failed "the test is {t}" | Release | Release the unit if it tested ok or clear. If it did not, fail.
      @t hemo_release unit="{u}" to=theatre-2 // failed "the test is {t}" | Release to theatre | Release the unit to theatre-2. A unit that is not tested ok or clear is not released: fail.
      hemo_move unit="{u}" fridge="{f2}" | Move | The unit goes from the {f} fridge to {f2}.
      hemo_lock fridge="{f}" locked=true | Lock | Lock the {f} fridge.
      hemo_lock fridge="{f}" locked=false | Unlock | The {f} fridge may be opened.
      hemo_shaker speed=slow | Shaker | Rock them gently.
      hemo_shaker speed=quick | Shaker | Rock them faster.
      hemo_ask group={g} units={n} | Donors | Ask for {n} units of the same group.
      hemo_ask group={g} units={n} text="Please come before Friday" | Donors | Ask for {n} units of that group, and say "Please come before Friday".
    `,
  },
  {
    language: 'en',
    event: 'mqtt ambulance/bay3 {"vehicle": "{v}", "crew": ["{c}", "{c2}"], "o2_bar": {o}, "bay_door_pin": {dp}, "next_check": "{nc}"}',
    slots: { v: 'RTW 3, Medic 12, KTW-1', c: 'Lea, Goran', c2: 'Tim, Adaeze', o: '20..70 / 120..200', dp: '3..14', nc: '=2026-12-01, 2026-12-20 / ∅', p: '15..30' },
    steps: `
      gpio_write pin={dp} value=1 | Bay door | Open the bay door: its pin, high.
      gpio_write pin={dp} value=0 | Bay door | Close the bay door: its pin, low.
      gpio_read pin={p} | Charger {p} | Is it plugged in?
      @o failed "oxygen is at {o} bar" // mqtt_publish topic=ambulance/fit payload="{v}" | Fit | Vehicle to ambulance/fit if it has 100 bar of oxygen or more; else fail.
      send_message channel=pager to="{c}" text="Restock the gloves" | First of crew | Page the first of the crew: "Restock the gloves"
      send_message channel=pager to="{c2}" text="Wash the vehicle" | Second of crew | Page the second of the crew: "Wash the vehicle"
      @nc memory_store key=next-check content="{nc}" // failed "no check is planned" | Check | Date of the coming check into next-check, if there is one. If not: fail.
      pushover message="{v} is out of service" title="Dispatch" | Out | Push the vehicle and "is out of service". Title Dispatch.
      pushover message="{v} is out of service" | Out | Push the vehicle and "is out of service".
    `,
  },
  {
    language: 'en',
    event: 'webhook /home/resident {"resident": "{r}", "room": {ro}, "relative": "{re}", "diet": "{d}", "mood": "{m}"}',
    slots: { r: 'Frau Engel, Mr Crane, Madame Petit', ro: '1..30', re: 'her son Kurt, Ms Crane, Lucie / ∅, none', d: '=soft, diabetic, normal', m: '=cheerful, sad, restless', t: '=15:00, 16:30', c: '18..24' },
    tools: ['hgm_meal(resident, diet, helper?): Order a meal', 'hgm_bed(room: int, rails: up|down): Bed rails', 'hgm_ring(relative, text): Call a relative', 'hgm_radio(room: int, on: bool): Radio in the room', 'hgm_warm(room: int, celsius: int, until?): Heat a room'],
    steps: `
      hgm_meal resident="{r}" diet={d} | Lunch | Lunch for the resident as the diet says, please.
      hgm_meal resident="{r}" diet=soft helper=Rosa | Lunch with help | Soft food for the resident, and Rosa helps.
      hgm_bed room={ro} rails=up | Night | Rails up in that room, please.
      hgm_bed room={ro} rails=down | Day | Rails down in that room, please.
      @re hgm_ring relative="{re}" text="All is fine" // failed "no relative is known" | Call | Please ring the relative: "All is fine". If we know none, the step fails.
      hgm_radio room={ro} on=true | Music | A bit of radio in the room would do good.
      hgm_radio room={ro} on=false | Nap | No radio in the room during the nap.
      hgm_warm room={ro} celsius={c} | Warm | {c} degrees in this room.
      hgm_warm room={ro} celsius={c} until={t} | Warm for a while | {c} degrees in this room until {t}.
    `,
  },
  {
    language: 'en',
    event: 'manual - Kindergarten: {ch} has {sy}, group {g}, parent {pa}, phone {tel}',
    slots: { ch: 'Leonie, Arda, Baby Max', sy: '=fever, a rash, tummy ache', g: 'Frogs, Bears, Owls', pa: 'Mr Kaya, Sabine', tel: '=0152 77 12, 0171 44 90 / unknown', p: '3..12', f: 'kids/sick.txt, kids/today.txt' },
    steps: `
      @tel send_message channel=sms to="{tel}" text="Please pick up your child" // failed "the phone is unknown" | SMS | SMS the phone number "Please pick up your child". If it is unknown, fail.
      send_message channel=email to="{pa}" text="Your child needs slippers" | Slippers | E-mail the parent: "Your child needs slippers"
      file_write path={f} content="{ch}" append=true | Sick list | Add the child's name to {f}, please keep the others.
      file_write path={f} content="{ch}" | New sick list | A new {f}, with this child's name only.
      mqtt_publish topic=kiga/group payload="{g}" | Group | Put the {g} group on kiga/group, just its name.
      memory_store key=symptom content="{sy}" | What is it? | What does the child have? Under symptom.
      gpio_write pin={p} value=1 | Nap lamp | Nap lamp {p}, on
      gpio_write pin={p} value=0 | Nap lamp | Nap lamp {p}, off
    `,
  },
  {
    language: 'en',
    event: 'webhook /drive/lesson {"pupil": "{p}", "car": "{c}", "instructor": "{i}", "lessons_left": {l}, "meet_at": "{m}"}',
    slots: { p: 'Chiara, Denis, Mr Oyelaran', c: 'Golf 3, Mini B, Fox', i: 'Karl-Heinz, Zeynep', l: '=0 / 3, 8, 12', m: 'Station, Old Mill, Lidl', t: '=10:00, 14:30, 17:45', c2: 'Polo 1, Corsa', e: '40..90' },
    tools: ['fahr_book(pupil, time, car?): Book a lesson', 'fahr_car(car, usable: bool): Mark a car usable or not', 'fahr_bill(pupil, euro: int, when: now|later): Bill a pupil', 'fahr_text(who, text): Text somebody', 'fahr_meet(pupil, place): Set where to meet'],
    steps: `
      @l failed "no lessons are left" // fahr_book pupil="{p}" time={t} | Lesson | Book {t} for the pupil. If no lessons are left, fail.
      fahr_car car="{c2}" usable=false | {c2} | Clutch is gone, nobody drives it.
      fahr_car car="{c2}" usable=true | {c2} | New clutch is in, ready to drive.
      fahr_bill pupil="{p}" euro={e} when=now | Bill | The pupil pays {e} euro today, at once.
      fahr_bill pupil="{p}" euro={e} when=later | Bill | The pupil's {e} euro can wait.
      fahr_book pupil=Nadja time={t} | Nadja | Nadja drives at {t}.
      fahr_book pupil=Nadja time={t} car="{c}" | Nadja | Nadja drives at {t} in the car of the message.
      fahr_text who="{i}" text="Tank is nearly empty" | Instructor | Text who teaches: Tank is nearly empty
      fahr_meet pupil="{p}" place="{m}" | Meet | They meet where the message says.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lang/class {"course": "{c}", "teacher": "{t}", "room": "{r}", "absent": "{a}", "substitute": "{s}"}',
    slots: { c: 'Spanish A1, Dutch B2, Farsi 3', t: 'Ms Rey, Pieter', r: 'R4, Blue room, 2.07', a: '=yes / no', s: 'Mr Gil, Annika', p: '4..15', id: 'c1, c22' },
    steps: `
      @a send_message channel=telegram to="{s}" text="Can you step in?" // failed "the teacher is there" | Substitute | If the teacher is absent, ask the substitute on telegram: "Can you step in?" If not absent, fail.
      send_message channel=telegram to="{t}" text="Get well soon" | Teacher | To the teacher on telegram: "Get well soon"
      notify message="{c} is in {r}" title="Today" | Sign | Course, "is in", room. Title: Today.
      notify message="{c} is in {r}" | Sign | Course, "is in", room. No title.
      memory_store key=room content="{r}" | Room | Remember in which room, as room.
      gpio_write pin={p} value=1 | Projector | Beamer on please, is pin {p}.
      gpio_write pin={p} value=0 | Projector | Beamer off please, is pin {p}.
      cron_remove id={id} | Reminder | I don't need more the reminder {id}.
      failed "the message does not say how many students" | Students | Store how many students the class has, from the message, as students.
    `,
  },
  {
    language: 'en',
    event: 'webhook /music/lesson {"student": "{s}", "instrument": "{i}", "room": "{r}", "lent_no": "{n}", "teacher": "{t}"}',
    slots: { s: 'Hugo, Yuna, Little Ida', i: '=cello, oboe, harp', r: 'Bach, Haydn, Attic', n: '=L-07, L-31 / ∅, none', t: 'Frau Zorn, Emre', d: '7..90', r2: 'Mozart, Room 2' },
    tools: ['musi_room(room, free: bool): Mark a room free or taken', 'musi_lend(student, instrument, days?: int): Lend an instrument', 'musi_back(lent_no): Take an instrument back', 'musi_volume(room, level: piano|forte): Set the speaker of a room', 'musi_tell(teacher, text): Tell a teacher'],
    steps: `
      musi_room room="{r}" free=false | Taken | The {r} room is taken from now on.
      musi_room room="{r2}" free=true | Free | "{r2}" is empty, mark it.
      musi_lend student="{s}" instrument={i} | Lend | The student may take the instrument home.
      musi_lend student="{s}" instrument={i} days={d} | Lend | The student may take the instrument home for {d} days.
      @n musi_back lent_no={n} // failed "nothing was lent" | Back | Take back what was lent under the number in the message. None? Fail.
      musi_volume room="{r}" level=piano | Softly | Speaker of this room: soft.
      musi_volume room="{r2}" level=forte | Loud | Speaker of "{r2}": loud.
      musi_tell teacher="{t}" text="The metronome is in my desk" | Metronome | Tell the teacher: The metronome is in my desk
    `,
  },
  {
    language: 'en',
    event: 'webhook /colo/alert {"rack": "{r}", "pdu": "{p}", "amps": {a}, "customer": "{c}", "contact": "{ct}"}',
    slots: { r: 'R12, Cage 4-B, row3-07', p: 'PDU-A, left strip, apc7', a: '3..9 / 15..22', c: 'Nimbus AG, Hexa, Tonwerk', ct: '=noc@nimbus.example, ops@hexa.example / ∅', q: '3..20', u: '=https://dc.example/fans, https://dc.example/doors' },
    steps: `
      http_request url={u} | State | Ask {u} how things are.
      http_request url={u} method=PUT body=auto | Auto | PUT auto to {u}.
      @ct send_message channel=email to={ct} text="Please reduce your load" // failed "no contact in the alert" | Mail | Mail the contact "Please reduce your load". No contact, step fails.
      @a failed "only {a} A" // mqtt_publish topic=dc/overload payload="{p}" | Overload | Over 12 A: name of the PDU to dc/overload. Otherwise fail.
      mqtt_publish topic=dc/customer payload="{c}" | Whose | Name of the customer to dc/customer.
      gpio_write pin={q} value=1 | Aisle light | {q} high, aisle light.
      gpio_write pin={q} value=0 | Aisle light | {q} low, aisle light.
      pushover message="Look at {r}" title="Remote hands" | Hands | Push "Look at {r}", title Remote hands.
      pushover message="Look at {r}" | Hands | Push "Look at {r}".
    `,
  },
];
