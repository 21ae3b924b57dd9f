import type { Scene } from '../../scene';

/** Short steps with several values, each of which belongs to one parameter, in English, part 6. */
export const denseEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /inn/checkin {"room": "{room}", "guest": "{guest}", "nights": {nights}, "lang": "{lang}"}',
    slots: { room: '=104, 212, 309, 415', guest: 'Marchetti, Nakamura, O’Brien, van Dijk', nights: '2..12', lang: '=de, it, ja', k: '2200..6400', pct: '5..95', s: '5..95', c: '17..24', h: '1..12', lamp: 'dl4, rk2, bw7', lamp2: 'hp1, cn5, st9', code: '1000..9900' },
    tools: ['lumenjay_lamp(lamp, kelvin: int, percent: int, fade_s?: int): Set a lamp', 'lumenjay_scene(room, name, keep_blind?: bool): Call a scene', 'lumenjay_heat(room, celsius: num, hours?: int, eco?: bool): Heat a room', 'lumenjay_card(room, code: int, nights: int, gym?: bool): Write a door card'],
    steps: `
      lumenjay_lamp lamp={lamp} kelvin={k} percent={pct} fade_s={s} | Desk lamp | The desk lamp ({lamp}): {pct} %, {k} K, in {s} s.
      lumenjay_lamp lamp={lamp2} percent={s} kelvin={k} | By the door | {k} kelvin at {s} % for the one by the door, {lamp2} on the plan, without a fade.
      lumenjay_scene room={room} name=main | Scene | Call the scene in the guest's room. Its name is main.
      lumenjay_scene room={room} name=dusk keep_blind=true | Blind stays | Scene dusk there, but the blind remains where it is.
      lumenjay_heat room={room} celsius={c} hours={h} | Heat | {c} °C for {h} h in the room of the check-in.
      lumenjay_heat room={room} celsius={c} eco=false | No eco | Heat that room to {c}, not in eco, until further notice.
      lumenjay_card room={room} code={code} nights={nights} gym=false | Card | Door card with code {code} for as many nights as were booked, gym not included.
      notify title="{guest}" message="Room {room}, {nights} nights: don't ring" | Front desk | Title: the guest. Message: Room and which, then how many nights, then ": don't ring", as in Room 9, 3 nights: don't ring
      memory_store key="room/{room}" content="{guest} ({lang})" | Who | Key room/ROOM of the check-in; content: the guest, and the language in brackets.
      mqtt_publish topic=inn/{room}/welcome payload={lang} | Welcome | inn/ROOM/welcome gets the language. ROOM is the one that was checked in.
      file_search query="{guest}" path=guests/2025.archive/letters | Here before? | In guests/2025.archive/letters look for the guest's name.
    `,
  },
  {
    language: 'en',
    event: 'mqtt site/crane {"crane": "{cr}", "load_kg": {load}, "wind_ms": {wind}, "hook": "{hook}"}',
    slots: { cr: 'TC-1, TC-4, derrick2', load: '90..4800', wind: '2.1..14.9', hook: '=up, down', deg: '5..90', m: '5..60', m2: '5..60', kg: '500..6000', s: '5..60', who: 'banksman-1, Elif, Ruben', cr2: 'TC-7, TC-9, mobile3' },
    tools: ['gantrell_slew(crane, degrees: int, speed?: slow|normal): Turn a crane, negative to the left', 'gantrell_hoist(crane, metres: num, creep?: bool): Raise the hook, negative lowers it', 'gantrell_trolley(crane, metres: int, hold_s?: int): Set the trolley out', 'gantrell_limit(crane, kg: int, radius_m: int, alarm?: bool): Set the load limit', 'gantrell_vane(crane, free: bool): Let a crane turn with the wind'],
    steps: `
      gantrell_slew crane={cr} degrees=-{deg} speed=slow | Left | The crane in the event {deg}° left, slowly.
      gantrell_slew crane={cr2} degrees={deg} | Right | {cr2}: right, {deg} degrees, any speed.
      gantrell_hoist crane={cr} metres=-{m} creep=true | Down | Lower its hook by {m} m at creep. The crane is that of the event.
      gantrell_hoist crane={cr2} metres={m2} | Up | Up {m2} m with the hook of {cr2}.
      gantrell_trolley crane={cr2} metres={m} hold_s={m2} | Trolley | {cr2}, trolley to {m} m, hold {m2} s.
      gantrell_limit crane={cr2} radius_m={m2} kg={kg} alarm=false | Limit | {m2} m and {kg} kg are the limits of {cr2}, no alarm.
      gantrell_vane crane={cr} free=false | Not free | The reported crane must not turn with the wind.
      pushover title="{cr}" message="Wind {wind} m/s, load {load} kg" | Push | Push titled like the crane: "Wind", its m/s, then ", load" and the kg, all as measured.
      send_message channel=radio to={who} text="{cr2} turns {deg}° right, hook +{m2} m: it's clear" | Radio | By radio to {who}: "{cr2} turns {deg}° right, hook +{m2} m: it's clear"
      memory_store key={cr2} content="{kg} kg / {m2} m" | Limit kept | Key {cr2}, content {kg} kg / {m2} m
      mqtt_publish topic=site/{cr}/hook payload={hook} | Hook | Where its hook is, to site/CRANE/hook; CRANE as in the event.
    `,
  },
  {
    language: 'en',
    event: 'webhook /infuse/bed {"bed": "{bed}", "pump": "{pump}", "drug": "{drug}", "left_ml": {left}}',
    slots: { bed: 'B4, B11, I2', pump: 'IP-31, IP-08, SX2', drug: 'saline 0.9 %, glucose 5 %, Ringer', left: '5..95', rate: '5..95', vol: '5..95', min: '5..95', bol: '2..9', kpa: '20..95', pump2: 'IP-77, IP-90, SX6', nurse: 'Femke, Tariq, Lucia' },
    tools: ['dripsetter_rate(pump, ml_per_h: num, volume_ml?: num): Set the rate', 'dripsetter_bolus(pump, ml: num, over_s: int, lockout_min?: int): Give a bolus', 'dripsetter_start(pump): Start', 'dripsetter_stop(pump, keep_open: bool): Stop', 'dripsetter_alarm(pump, kpa: int, silent?: bool): Set the pressure alarm', 'dripsetter_tag(bed, text, copies?: int): Print a tag'],
    steps: `
      dripsetter_rate pump={pump} ml_per_h={rate} volume_ml={vol} | Rate | {vol} ml in all, {rate} ml/h, the pump at the bed.
      dripsetter_rate pump={pump2} ml_per_h={vol} | Rate only | {pump2}, {vol} ml/h, volume open.
      dripsetter_bolus pump={pump2} ml={bol} over_s=30 lockout_min={min} | Bolus | {bol} ml of {pump2} over half a minute, {min} min lockout.
      dripsetter_bolus pump={pump} over_s={min} ml={bol} | Bolus, no lockout | {min} s, {bol} ml, reported pump. A lockout isn't needed.
      dripsetter_start pump={pump2} | Go | Go on with {pump2}.
      dripsetter_stop pump={pump} keep_open=true | Stop | Stop the reported one but keep the vein open.
      dripsetter_alarm pump={pump2} kpa={kpa} silent=false | Alarm | Alarm at {kpa} kPa on {pump2}, audible.
      dripsetter_tag bed={bed} text="{drug}" copies=2 | Two tags | Two tags for the bed: the drug as it is written.
      dripsetter_tag bed={bed} text="Don't flush: {bol} ml, 37 °C" | One text | Tag for that bed: "Don't flush: {bol} ml, 37 °C"
      notify title="{bed}" message="{left} ml of {drug}" | How much is left | Title: the bed. Message: ml left, "ml of", the drug.
      memory_store key="{pump2}" content="{rate} ml/h, {kpa} kPa" | Settings | Store for {pump2}: {rate} ml/h, {kpa} kPa
      mqtt_publish topic=ward/{bed}/{pump}/seen payload="{nurse}" | Seen | Publish {nurse} on ward/BED/PUMP/seen, the bed and pump of the message.
    `,
  },
  {
    language: 'en',
    earlier: ['Which shelves show a price | tagscan → {t1}: {p1} EUR, {t2}: {p2} EUR, {t3}: blank'],
    slots: { t1: 'E-4410, E-2207, X91', t2: 'E-5583, E-1920, X34', t3: 'E-7001, E-6644, X58', p1: '1.05..4.95', p2: '5.05..9.95', eur: '0.55..9.95', pct: '5..40', d: '2..21', txt: "=Grandma's jam: 250 g, 3 for 2 - it's fresh, Oat drink 1.5 % fat, Keep at 4-7 °C", art: 'butter, oat drink, tea lights, olives', hex: '=#ff8800, #0044cc, #22aa55' },
    tools: ['pricewren_show(tag, article, euro: num, per_kg?: num): Show a price', 'pricewren_offer(tag, percent: int, days?: int, blink?: bool): Show an offer', 'pricewren_text(tag, line: int, text, colour?): Write a line', 'pricewren_blank(tag, keep_logo: bool): Blank a tag', 'pricewren_list(tags: text[], minutes: int): Refresh some tags'],
    steps: `
      pricewren_show tag={t3} article={art} euro={eur} | Price | {t3}, {art}, {eur} euros. A price by the kilo isn't shown.
      pricewren_show tag={t3} euro={p2} article={art} per_kg={eur} | By the kilo too | {eur} a kilo, {p2} the piece: {art} on {t3}.
      pricewren_offer tag={t1} percent={pct} days={d} | Offer | {d} days of -{pct} % on {t1} (the tool wants {pct}).
      pricewren_offer tag={t2} percent={d} blink=false | Quiet offer | {d} % on {t2}, open end, mustn't blink.
      pricewren_text tag={t2} line=2 text="{txt}" | Line | Second line of {t2}: "{txt}"
      pricewren_text tag={t1} line=3 text="{txt}" colour={hex} | Coloured | {hex}, line 3, {t1}: "{txt}"
      pricewren_blank tag={t1} keep_logo=false | Blank | Blank {t1}, the logo as well.
      pricewren_list tags=["{t3}","{t1}"] minutes=30 | Refresh | Every half hour (minutes): {t3}, {t1}
      notify title="{t1}" message="{p1} EUR" | Old price | Title {t1}; message: the price that step {step1} saw on it, with EUR.
      memory_store key="{t2}" content="{p2}" | Old price kept | Under {t2} keep the bare figure that it showed.
      file_write path=tags/{t3}.txt content="{txt}" | Text of the tag | tags/{t3}.txt should hold "{txt}"
      file_search query="{art}" path=//pos.lan/export/2026.w14 | Till | Look for {art} in //pos.lan/export/2026.w14
    `,
  },
  {
    language: 'en',
    event: 'mqtt bridge/nav {"hdg": {hdg}, "sog": {sog}, "wp": "{wp}", "depth": {dep}}',
    slots: { hdg: '20..340', sog: '2.0..14.5', wp: 'Skagen 4, buoy R12, pier N', dep: '5..60', a: '5..60', b: '5..60', t: '5..60', m3: '5..60', tk: 'BW2, BW5, FP1', tk2: 'BW3, BW6, AP1', s: '5..60', vhf: '=9, 12, 16, 72', th: 'bow-t, st-1, az2' },
    tools: ['keelhorn_thrust(thruster, percent: int, seconds?: int): Thrust, negative to port', 'keelhorn_turn(degrees: int, knots: num, hand_over?: bool): Change the heading by so much', 'keelhorn_ballast(from, to, m3: int, list_stop?: bool): Move ballast', 'keelhorn_horn(short: int, long: int): Sound signals', 'keelhorn_call(channel: int, text): Call on VHF'],
    steps: `
      keelhorn_thrust thruster={th} percent=-{a} seconds={s} | To port | {th} to port: {a} % for {s} s.
      keelhorn_thrust thruster={th} percent={b} | To starboard | {b} per cent to starboard with {th}, till told otherwise.
      keelhorn_turn degrees=-{a} knots={t} hand_over=false | Turn | {t} knots, heading {a} degrees less, keep control here (no hand over).
      keelhorn_turn degrees={b} knots={sog} | Same speed | {b} degrees more at the speed in the event.
      keelhorn_ballast from={tk} to={tk2} m3={m3} | Ballast | {m3} m³: out of {tk}, into {tk2}.
      keelhorn_ballast from={tk2} to={tk} m3={s} list_stop=true | And back | Into {tk} from {tk2} {s} m³, stopping when she lists.
      keelhorn_horn long=1 short=2 | Signal | One long, two short.
      keelhorn_call channel={vhf} text="{wp} abeam: {a} m, it's shallow" | Call | VHF {vhf}. First the waypoint, then " abeam: {a} m, it's shallow"
      memory_store key="{wp}" content="{hdg}° at {sog} kn" | Waypoint | Key: the waypoint. Content: heading with °, "at", speed with kn, like 90° at 5 kn
      mqtt_publish topic=bridge/ballast/{tk2} payload="+{m3}" | Ballast log | Payload +{m3} to bridge/ballast/{tk2}
      notify title="Depth" message="{dep} m" | Depth | Title Depth; message: how deep it is, and m.
    `,
  },
  {
    language: 'en',
    event: 'webhook /db/request {"ticket": "{tk}", "user": "{usr}", "schema": "{sch}", "until": "{until}"}',
    slots: { tk: 'DB-118, DB-402, REQ-9', usr: 'rpt_reader, j.halvorsen, etl-2', sch: 'sales.eu, hr_2026, geo', until: '=2026-08-01, 2026-10-15, 2027-01-31', a: 'select, insert, update', b: 'delete, execute, references', n: '2..90', n2: '2..90', h: 'pg-3.alder.lan, db.eu-west.kestrel.io, 10.7.0.31:5433', f: '/backup/pg-3/full.2026.dump, /srv/dumps/hr.sql.gz' },
    tools: ['rowanbase_grant(user, rights: text[], schema, days?: int): Grant rights', 'rowanbase_limit(user, connections: int, seconds: int, queue?: bool): Limit a user', 'rowanbase_load(file, host, jobs: int, clean?: bool, dry_run?: bool): Load a dump', 'rowanbase_kick(user, host?, hard: bool): End the sessions of a user'],
    steps: `
      rowanbase_grant user={usr} rights=["{a}","{b}"] schema={sch} | Grant | The user of the ticket gets {a} and {b} on the schema it names; no end.
      rowanbase_grant user=audit2 rights=["{b}"] schema={sch} days={n} | For audit2 | {n} days of {b} on that schema for audit2.
      rowanbase_limit user={usr} connections={n} seconds={n2} queue=false | Limit | {n} connections, {n2} seconds, no queueing, the user of the ticket.
      rowanbase_limit user=etl-9 seconds={n} connections={n2} | etl-9 | etl-9 may run {n} s and hold {n2} connections.
      rowanbase_load file={f} host={h} jobs={n} clean=true | Load | {n} jobs, clean first: {f} onto {h}.
      rowanbase_load file={f} host={h} jobs={n2} dry_run=false | Really load | Not a dry run. {h} takes {f} with {n2} jobs.
      rowanbase_kick user={usr} hard=false | Out, softly | Softly end the sessions of this user, on whatever host.
      rowanbase_kick user=etl-9 host={h} hard=true | Out, hard | etl-9 off {h}, the hard way.
      memory_store key={tk} content="{usr} on {sch} until {until}" | Ticket | Ticket = key. Content = user, on, schema, until, date.
      notify title="{tk}" message="{sch}: {a}, {b}" | Ticket here | The ticket heads it. Below: the schema, a colon, then {a}, {b}
      cron_add schedule={until}T06:00 action=message text="Take {a} back" | On the day | At 06:00 (T06:00) on the date in the ticket: the message "Take {a} back".
      file_search query="{usr}" path=/etc/postgres.d/{tk} | Traces | Search /etc/postgres.d/TICKET for the user, TICKET and user from the request.
    `,
  },
  {
    language: 'en',
    event: 'mqtt stitchery/head {"head": {head}, "hoop": "{hoop}", "stitches": {st}, "thread": "{th}"}',
    slots: { head: '1..12', hoop: 'H-180, H-240, cap-2', st: '900..48000', th: 'rayon 40 red, poly 60 navy, gold', spm: '300..950', n: '2..18', mm: '2..18', x: '2..18', txt: "=Ola's 50: Crew, 100 % Wool, Team: North, It's Us", m: 'needle-b, SWF6, tajo-1' },
    tools: ['bobbinette_start(machine, design, spm: int, hoop?): Start a design', 'bobbinette_stop(machine, trim: bool): Stop', 'bobbinette_status(machine): Say how far it is', 'bobbinette_back(machine, stitches: int): Go back some stitches', 'bobbinette_letter(text, mm_high: int, spacing_mm?: int, arc?: bool): Make letters', 'bobbinette_tension(needle: int, grams: int, test?: bool): Set a tension'],
    steps: `
      bobbinette_start machine={m} design=D{n} spm={spm} hoop={hoop} | Start | {m} sews D{n} at {spm} stitches a minute, in the hoop of the message.
      bobbinette_start machine={m} design=D{x} spm={spm} | Any hoop | Design D{x}, {spm} spm, {m}; the hoop that is in.
      bobbinette_stop machine={m} trim=false | Stop | Stop {m} without trimming.
      bobbinette_status machine={m} | How far? | How far is {m}?
      bobbinette_back machine={m} stitches={spm} | Back | {spm} stitches back on {m}.
      bobbinette_letter text="{txt}" mm_high={mm} spacing_mm={x} arc=false | Letters | "{txt}", {mm} mm high, {x} mm apart, no arc.
      bobbinette_letter text="{txt}" mm_high={n} | Just letters | {n} mm: "{txt}"
      bobbinette_tension needle={head} grams={spm} | Tension | {spm} g on the needle with the number of the head in the event.
      bobbinette_tension needle={n} grams={mm} test=false | No test | Needle {n}: {mm} g, no test sewing.
      notify title="Head {head}" message="{th} is empty" | Thread | Title: Head and its number. Message: the thread, then "is empty".
      memory_store key="{hoop}" content="{txt}" | Text of the hoop | Key: the hoop of the event. Content: "{txt}"
      mqtt_publish topic=stitchery/{head}/lamp payload=red | Lamp | Publish red on stitchery/N/lamp, with the head for N.
      file_write path=orders/{hoop}.txt content="{txt}; {spm} spm" | Order file | Write orders/HOOP.txt for this hoop: "{txt}; {spm} spm"
    `,
  },
  {
    language: 'en',
    event: 'webhook /darkroom/order {"roll": "{roll}", "film": "{film}", "push": {push}}',
    slots: { roll: 'RL-118, RL-407, 9B', film: 'HP5, Tri-X 400, Delta 100', push: '=0, 1, 2', s: '30..900', s2: '30..900', c: '18..38', n: '2..9', ml: '30..900', f: '=4, 5.6, 8, 11', d: '2..20', bath: 'dev-a, stop-2, fix-b' },
    tools: ['safelightly_bath(bath, seconds: int, celsius?: num, agitate_s?: int): Put the film into a bath', 'safelightly_mix(bath, water_ml: int, concentrate_ml: int): Mix a bath', 'safelightly_expose(seconds: num, aperture: num, filter?: int): Expose paper', 'safelightly_dry(minutes: int, hot?: bool): Dry', 'safelightly_lamp(red: bool): Switch the red lamp'],
    steps: `
      safelightly_bath bath={bath} seconds={s} celsius={c} agitate_s={d} | Bath | {bath}: {s} s at {c} °C, agitating every {d} s.
      safelightly_bath bath={bath} seconds={s2} | Plain bath | {s2} seconds in {bath}. Temperature and agitation as they are.
      safelightly_bath bath={bath} agitate_s=60 seconds={s} | Once a minute | In {bath} for {s} s, agitate once a minute, leave the temperature.
      safelightly_mix bath={bath} concentrate_ml={ml} water_ml={s2} | Mix | {ml} ml concentrate with {s2} ml water make {bath}.
      safelightly_expose aperture={f} seconds={d} filter={n} | Expose | f/{f}, {d} s, filter {n}.
      safelightly_expose seconds={n} aperture={f} | No filter | {n} s at f/{f}.
      safelightly_dry minutes=15 hot=false | Dry | A quarter of an hour of drying, cold.
      safelightly_lamp red=true | Red lamp | Leave the red lamp burning.
      notify title="{roll}" message="{film}, push {push}" | Which film | The roll as the title. Message: film, comma, push and how far.
      memory_store key="{roll}" content="{s} s / {c} °C / {d} s" | Times | For the roll of the order keep {s} s / {c} °C / {d} s
      file_search query="{film}" path=recipes/b+w/v2.1 | Recipe | Path recipes/b+w/v2.1; query: the film.
      pushover title="{bath}" message="Used 12x: 80 % spent, don't dilute {c} °C" | Spent | Title {bath}, message "Used 12x: 80 % spent, don't dilute {c} °C"
    `,
  },
];
