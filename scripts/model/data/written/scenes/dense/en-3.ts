import type { Scene } from '../../scene';

/** Short steps with several values, each of which belongs to one parameter, in English, part 3. */
export const denseEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /bakery/batch {"dough": "{dough}", "loaves": {lo}, "baker": "{who}", "oven": "{ov}"}',
    slots: { dough: 'rye 70, brioche, spelt, baguette T65', lo: '24..180', who: 'Ute, Karim, Solveig', ov: 'deck 2, rack B, stone 1', c: '180..265', c2: '170..240', min: '12..55', min2: '6..50', pct: '55..90', g: '250..980', st: '2..9', ov2: 'deck 5, rack D, stone 9' },
    tools: ['crumbsley_bake(oven, top_c: int, bottom_c: int, minutes: int, steam_s?: int): Bake', 'crumbsley_proof(rack, minutes: int, humidity_pct?: int, celsius?: int): Let dough rise', 'crumbsley_divide(pieces: int, grams: int, round?: bool): Divide dough', 'crumbsley_vent(oven, open: bool): Move the vent of an oven'],
    steps: `
      crumbsley_bake oven="{ov}" top_c={c} bottom_c={c2} minutes={min} | Bake | The oven of the batch: {c} °C above, {c2} °C below, {min} min.
      crumbsley_bake oven="{ov2}" bottom_c={c} top_c={c2} minutes={min2} steam_s={st} | With steam | In {ov2}: bottom {c}, top {c2}, {st} seconds of steam, {min2} minutes in all.
      crumbsley_proof rack=R{st} minutes={min2} humidity_pct={pct} | Rise | {pct} % humidity for {min2} minutes, rack R{st}; whatever temperature it has now.
      crumbsley_divide pieces={lo} grams={g} round=false | Divide | As many pieces as the batch has loaves, {g} g each, not rounded.
      crumbsley_vent oven="{ov}" open=false | Vent | The vent of the reported oven stays closed.
      memory_store key="{dough}" content="{c}/{c2} °C, {min} min" | Settings | Key: the dough. Content: {c}/{c2} °C, {min} min
      notify title="{dough}" message="Out at 6:40, don't slash: 78 % water" | For the morning | Title is the dough of the batch, message "Out at 6:40, don't slash: 78 % water"
      file_search query={who} path=shifts/2026 | When does he work | Find the baker of this batch in shifts/2026.
      mqtt_publish topic=bakery/ovens/state payload="{c},{c2},{min}" | For the panel | bakery/ovens/state, payload {c},{c2},{min}
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the cache | kvpeek → {k1} = {v1}, expires in {t} s; {k2} has no expiry'],
    slots: { k1: 'sess:ab12, cart:9917, rate:10.0.0.4', k2: 'feature.dark, cfg:mailer, geo:eu-7', v1: 'u-551, full, 38', t: '40..900', ttl: '40..900', n: '5..60', db: '2..14', pat: '=sess:*, cart:9*, tmp.??.lock, rate:10.*', val: '=en_GB;q=0.8, a:1|b:2, 50 % off, it’s on' },
    tools: ['magpie_put(key, value, ttl_s?: int, only_if_absent?: bool): Put a value into the cache', 'magpie_expire(key, ttl_s: int, db?: int): Let a key expire', 'magpie_scan(pattern, count: int, db?: int): Look for keys', 'magpie_flush(db: int, wait: bool): Empty a database', 'magpie_add(key, by: int): Add to a counter'],
    steps: `
      magpie_put key={k1} value={ttl} ttl_s={t} | Put | TTL {t}, key {k1}, value {ttl}.
      magpie_put key={k2} value="{val}" ttl_s=60 only_if_absent=true | Only if absent | For a minute, and only if it isn't there yet, {k2} is {val}
      magpie_put key={k2} value={n} | For ever | Set {k2} = {n}, no expiry.
      magpie_expire key={k2} ttl_s=30 db={db} | Half a minute left | In half a minute {k2} shall be gone from database {db}.
      magpie_expire key={k1} ttl_s={ttl} | Give it time | {ttl} seconds more for {k1}.
      magpie_scan pattern="{pat}" count={n} db={db} | Scan | {n} keys like {pat} from database {db}.
      magpie_flush db={db} wait=false | Empty | Database {db} can be emptied; do not wait for the end.
      magpie_add key={k1} by=-{n} | Count down | Take {n} off {k1}.
      memory_store key="{k1}" content="{v1}" | Keep it | Key {k1}. Content: what the cache said for it in step {step1}.
      file_search query="{k2}" path=src/config.d/cache | Where from | In src/config.d/cache, search for {k2}
    `,
  },
  {
    language: 'en',
    event: 'mqtt silo/scale/7 {"gross_kg": {gr}, "plate": "{plate}", "driver": "{drv}", "bin": "{bin}"}',
    slots: { gr: '8200..39900', plate: 'KN-44-TR, 8XC 203, ZH 90231', drv: 'Pavel, Hanneke, Amir', bin: 'B3, N7, W12', bin2: 'S2, N9, east bin', kg: '200..950', kg2: '200..950', rpm: '200..950', min: '4..55', pct: '4..55', m: '10.5..15.5' },
    tools: ['chaffinch_blend(from_a, from_b, kg_a: int, kg_b: int): Blend from two bins', 'chaffinch_fan(bin, rpm: int, minutes?: int, heat?: bool): Run the fan of a bin', 'chaffinch_ticket(plate, gross: int, tare: int, copies?: int): Print a weighing ticket', 'chaffinch_limit(bin, moisture_pct: num, fill_pct: int): Set limits'],
    steps: `
      chaffinch_blend from_a="{bin}" kg_a={kg} from_b="{bin2}" kg_b={kg2} | Blend | {kg} kg out of the bin in the event, {kg2} kg out of {bin2} (a, then b).
      chaffinch_blend from_a="{bin2}" kg_a={kg2} from_b=mill kg_b={rpm} | Mill blend | a: {bin2}, {kg2} kg. b: mill, {rpm} kg.
      chaffinch_fan bin="{bin2}" rpm={rpm} minutes={min} heat=false | Cold air | {min} minutes at {rpm} rpm through {bin2}, no heat.
      chaffinch_fan bin={bin} rpm={kg} | Until told | Run the fan of the named bin at {kg} rpm, no end set.
      chaffinch_ticket plate="{plate}" gross={gr} tare={kg}0 copies=2 | Ticket, twice | Two copies: the lorry on the scale, its gross weight, tare {kg}0.
      mqtt_publish topic=silo/{bin}/gate payload=open | Gate | Topic silo/BIN/gate, payload open; BIN is the one in the event.
      chaffinch_limit bin={bin} fill_pct={pct} moisture_pct={m} | Limits | {m} % moisture, {pct} % full: the limits of this bin.
      notify title="{plate}" message="Tip into {bin}, wait for green" | Driver | Title: the plate. Message: Tip into, the bin of the event, then ", wait for green".
      memory_store key="{bin2}" content="{m} % on arrival" | Moisture | Key {bin2}, content "{m} % on arrival"
      file_write path=scale/today.csv content="{plate};{gr};{bin}" append=true | Line of the day | scale/today.csv gets one more line: plate;gross;bin as weighed, semicolons, no blanks.
    `,
  },
  {
    language: 'en',
    event: 'webhook /theatre/cue {"cue": "{cue}", "act": {act}, "caller": "{who}"}',
    slots: { cue: 'Q14, Q27b, LX-90', act: '1..4', who: 'Maeve, Tibor, Ondine', bar: 'fb3, fb12, tab2', bar2: 'hw1, kb7, rp4', mm: '300..7400', mms: '300..900', deg: '10..170', s: '3..40', pct: '10..95', ch: '3..480' },
    tools: ['cuebert_fly(bar, mm: int, speed: int, soft?: bool): Move a bar to a height', 'cuebert_nudge(bar, mm: int): Move a bar by so much', 'cuebert_fade(channel: int, percent: int, seconds: num, delay_s?: num): Fade a channel', 'cuebert_revolve(degrees: int, seconds: int, clockwise?: bool): Turn the stage', 'cuebert_fog(seconds: int, percent: int, fan?: bool): Make fog'],
    steps: `
      cuebert_fly bar={bar} mm={mm} speed={mms} | House curtain | The house curtain is {bar}: to {mm} mm, {mms} mm/s.
      cuebert_fly bar={bar2} speed={mms} mm={mm} soft=false | Hard start | At {mms} mm/s take the kabuki bar ({bar2}) to {mm} mm, without the soft start.
      cuebert_nudge bar={bar} mm=-{deg} | A little lower | {bar} hangs {deg} mm too high.
      cuebert_fade channel={ch} percent={pct} seconds={s} delay_s={act} | Fade | Channel {ch} to {pct} % in {s} s, and as many seconds of delay as the number of the act.
      cuebert_fade channel={deg} seconds={s} percent={pct} | No delay | In {s} s, {pct} %, channel {deg}, beginning at once.
      cuebert_revolve degrees={deg} seconds={s} clockwise=false | Turn | {deg} degrees against the clock, {s} seconds.
      cuebert_fog seconds={s} percent={pct} | Fog | {s} s of fog, {pct} %. Fan as it stands.
      mqtt_publish topic=stage/{cue}/go payload={s} | Go | Send {s} to stage/CUE/go, with the cue of the event for CUE.
      send_message channel=slack to={who} text="{bar} at {mm} mm, all's clear" | Back to the caller | Tell the caller on slack: "{bar} at {mm} mm, all's clear"
      memory_store key="cue/{bar2}" content="{mm} mm; {mms} mm/s; hard" | Cue sheet | Content "{mm} mm; {mms} mm/s; hard" under the key cue/{bar2}
    `,
  },
  {
    language: 'en',
    event: 'cron tank-farm',
    earlier: ['Levels | tank_dips → {t1}: {l1} %, {t2}: {l2} %, slop: 12 %'],
    slots: { t1: 'TK-101, TK-118, T7', t2: 'TK-204, TK-233, T15', l1: '20..95', l2: '20..95', m3: '20..95', h: '2..18', bar: '1.5..8.5', pump: 'P-3A, P-9, G12', pump2: 'P-3B, P-11, G14', hz: '20..50' },
    tools: ['oleaduct_transfer(pump, from, to, m3: int, max_bar?: num): Pump from tank to tank', 'oleaduct_recirc(tank, pump, hours: int): Pump a tank round', 'oleaduct_pump(pump, hz: int, reverse?: bool): Run a pump', 'oleaduct_seal(tank, blanket_mbar: int, vent?: bool): Set the gas blanket'],
    steps: `
      oleaduct_transfer pump={pump} from={t1} to={t2} m3={m3} | Over | {m3} m³ from {t1} into {t2} with {pump}.
      oleaduct_transfer pump={pump2} from={t2} to={t1} m3={h} max_bar={bar} | Back | {t1} gets {h} m³ out of {t2} through {pump2}, never more than {bar} bar.
      file_search query={pump2} path=permits/2026/open | Permit? | Path permits/2026/open, look for {pump2}
      mqtt_publish topic=tanks/{t1}/order payload="{m3} m3 to {t2}" | Order | On tanks/{t1}/order: "{m3} m3 to {t2}"
      oleaduct_recirc tank={t2} pump={pump} hours={h} | Round | {h} hours round and round: {t2} on {pump}.
      oleaduct_pump pump={pump2} hz={hz} reverse=true | Backwards | {pump2} backwards at {hz} Hz.
      oleaduct_seal tank={t1} blanket_mbar={m3} vent=false | Blanket | Blanket {t1} with {m3} mbar and keep the vent shut.
      notify title=Levels message="{t1} {l1} %, {t2} {l2} %" | Levels here | Title Levels; the first two levels of step {step1} without the colons, like TK-1 20 %, TK-2 30 %
      memory_store key="{t2}" content="{l2} %" | Level of {t2} | Keep how full {t2} was under its own name, per cent sign with a blank before it.
      pushover title="{pump2}" message="Seal leaks: 3 drops/min, that's normal" | Seal | Push, title {pump2}, message "Seal leaks: 3 drops/min, that's normal"
    `,
  },
  {
    language: 'en',
    event: 'webhook /gallery/room {"room": "{room}", "visitors": {vis}, "lux": {lux}}',
    slots: { room: 'R7, cabinet, north-hall', vis: '2..90', lux: '30..210', lang: 'de, fr, ko, pt', tr: '10..99', vol: '10..99', loop: 'twice / three times / five times', s: '10..99', pl: 'a12, m03, k41', txt: "=Please don't touch: 40 % of the gold is original, Room 5 closes at 17:45; that's in 10 min, Level -1: cloakroom & lifts (20 °C), It's quiet hour - phones off" },
    tools: ['murmurio_play(player, track: int, volume: int, language?, loops?: int): Play a track', 'murmurio_fade(player, seconds: int, to_volume: int): Fade', 'murmurio_stop(player, keep_place: bool): Stop', 'murmurio_sign(room, text, seconds?: int): Show a text at the door'],
    steps: `
      murmurio_play player={pl} track={tr} volume={vol} language={lang} | Play | Track {tr} on {pl}, {lang}, volume {vol}.
      @loop murmurio_play player={pl} track={vol} volume={s} loops=2 // murmurio_play player={pl} track={vol} volume={s} loops=3 // murmurio_play player={pl} track={vol} volume={s} loops=5 | Again and again | {pl}, volume {s}: number {vol}, {loop}. No language.
      murmurio_fade player={pl} to_volume={vol} seconds={s} | Fade | In {s} s to {vol}, player {pl}.
      file_write path=signs/{room}.txt content="{txt}" | Copy of the sign | Write signs/ROOM.txt, ROOM from the event: "{txt}"
      murmurio_stop player={pl} keep_place=false | Stop | {pl} stops and forgets where it was.
      murmurio_sign room="{room}" text="{txt}" | Sign | On the sign of the reported room: "{txt}"
      murmurio_sign room=foyer text="{txt}" seconds=30 | Foyer | Half a minute long on the sign of foyer: "{txt}"
      notify title="{room}" message="{txt}" | At the desk | Title: the room. Message: "{txt}"
      mqtt_publish topic=gallery/{room}/volume payload={vol} | Volume | {vol} to gallery/ROOM/volume (ROOM = the room in the event)
      memory_store key=player-{pl} content="track {tr}, {lang}" | Player | Store: key player-{pl}, content track {tr}, {lang}
    `,
  },
  {
    language: 'en',
    slots: { in: '/footage/A001.v2/clip.0007.mxf, /mnt/raid/day.03/interview-b.mov, //edit.lan/in/promo.final.mkv', out: '/deliver/web/clip_7.mp4, /out/2026.04/interview.webm, /mnt/raid/proxies/promo.mp4', crf: '16..33', fps: '=24, 25, 30, 50', a: '5..80', b: '82..210', kb: '96..320', w: '=1280, 1920, 3840', db: '2..18', sub: '/subs/en.v1.srt, /subs/ko.final.vtt' },
    tools: ['reelgrind_encode(in, out, crf: int, fps?: int, audio_kbps?: int): Encode a film', 'reelgrind_cut(in, out, from_s: int, to_s: int, exact?: bool): Cut a piece out', 'reelgrind_burn(in, subtitles, size: int): Burn subtitles in', 'reelgrind_loud(in, lufs: int, dry_run?: bool): Set the loudness', 'reelgrind_cancel(out, keep_file: bool): Break a job off'],
    steps: `
      reelgrind_encode in={in} out={out} crf={crf} audio_kbps={kb} | Encode | {in} to {out}: CRF {crf}, sound {kb} kbit/s.
      reelgrind_encode in={in} out={out} crf={crf} fps={fps} | With a rate | CRF {crf} and {fps} fps from {in} into {out}; don't set anything for the sound.
      reelgrind_cut in={in} out={out} from_s={a} to_s={b} exact=false | Cut | Seconds {a} to {b} of {in}, needn't be exact, as {out}
      reelgrind_cut in={out} out={in} from_s=30 to_s={b} | From half a minute | From half a minute on up to second {b}: out of {out}, into {in}
      reelgrind_burn in={in} subtitles={sub} size={crf} | Subtitles | Size {crf}, {sub} onto {in}
      reelgrind_loud in={in} lufs=-{db} dry_run=false | Loudness | -{db} LUFS for {in}. Do it, don't just try it.
      reelgrind_cancel out={out} keep_file=false | Cancel | Break off the job that writes {out} and do not keep the file.
      file_list path={out}.parts | Parts | What is in {out}.parts?
      memory_store key="crf/{fps}" content="{crf}" | Quality | Key crf/{fps}; content {crf}
      file_search query="{sub}" path=/deliver/lists.d | Which lists | Path /deliver/lists.d, query {sub}
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiln/house {"kiln": "{kiln}", "pieces": {pcs}, "cone": "{cone}"}',
    slots: { kiln: 'Nabertherm 2, frontloader, K60', pcs: '6..90', cone: '06, 6, 10', kiln2: 'raku-1, test.box, K14', c: '450..1240', c2: '450..1240', r: '60..300', m: '60..300', h: '2..14', pc: '10..90' },
    tools: ['ceramor_ramp(kiln, per_hour: int, to_celsius: int, hold_min?: int): Heat or cool at a rate', 'ceramor_fire(kiln, program: int, start_in_h?: int): Start a firing', 'ceramor_stop(kiln, lid_locked: bool): Stop a firing', 'ceramor_report(kiln): Say where a firing is', 'ceramor_damper(kiln, percent: int): Set the damper'],
    steps: `
      ceramor_ramp kiln="{kiln}" per_hour={r} to_celsius={c} hold_min={m} | Ramp | {r} °C an hour up to {c} °C, then {m} min there, the kiln that reported.
      ceramor_ramp kiln="{kiln2}" per_hour={r} to_celsius={c2} | No hold | {kiln2} to {c2} °C at {r} an hour, no holding.
      ceramor_ramp kiln="{kiln2}" per_hour=-{m} to_celsius={c} | Cool | Cool {kiln2} by {m} °C an hour to {c}.
      ceramor_fire kiln="{kiln}" program={h} | Fire now | Program {h} on this kiln, now.
      ceramor_fire kiln="{kiln2}" program={pc} start_in_h={h} | Later | In {h} hours {kiln2} runs program {pc}.
      ceramor_stop kiln="{kiln}" lid_locked=true | Stop | Stop the reported kiln, lid stays locked.
      ceramor_report kiln="{kiln2}" | How is it? | How is the firing in {kiln2}?
      ceramor_damper kiln="{kiln2}" percent={pc} | Damper | {kiln2}: damper at {pc} %.
      notify title="Kiln {kiln}" message="{pcs} pieces, cone {cone}" | What is in | Title: Kiln and its name. Message: how many pieces, comma, the word cone and which.
      memory_store key="{kiln2}" content="{r} °C/h to {c2} °C" | Curve | Key {kiln2}, content {r} °C/h to {c2} °C
      mqtt_publish topic=kiln/house/{pcs} payload="{cone}" | By count | The cone to kiln/house/N. N: how many pieces there are.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fleet/scooter {"id": "{id}", "battery": {bat}, "lat": {lat}, "rider": "{rider}"}',
    slots: { id: 'sc-4417, sc-2093, x77', bat: '2..98', lat: '47.11..52.88', rider: 'u8812, u3310, u771', id2: 'sc-9001, sc-5540, x12', kmh: '6..25', min: '6..50', eur: '1.5..9.5', m: '50..900', zone: 'Z-quay, Z-park, old town' },
    tools: ['wheelio_unlock(scooter, rider, minutes?: int, lights?: bool): Unlock a scooter', 'wheelio_lock(scooter, alarm?: bool): Lock a scooter', 'wheelio_limit(scooter, kmh: int, zone?, minutes?: int): Limit the speed', 'wheelio_refund(rider, euro: num, reason?): Pay money back', 'wheelio_beep(scooter, times: int, quiet?: bool): Let it beep'],
    steps: `
      wheelio_unlock scooter={id2} rider={rider} minutes={min} | Replacement | {min} minutes on {id2} for the rider of the event.
      wheelio_unlock scooter={id} rider={rider} lights=false | Unlock | Unlock the one in the event for its rider, lights off, time open.
      wheelio_lock scooter={id2} alarm=false | Lock | {id2}: lock, no alarm.
      wheelio_limit scooter={id} kmh={kmh} zone="{zone}" minutes={min} | Slow | {kmh} km/h in {zone} for {min} min, the reported scooter.
      wheelio_limit scooter={id2} kmh={min} | Everywhere | {id2} does {min} km/h at most, anywhere and for good.
      wheelio_refund rider={rider} euro={eur} reason="brake" | Refund | {eur} euros back to this rider. Reason: brake
      wheelio_refund rider=u{m} euro={kmh} | Another rider | u{m} gets {kmh} euros; no reason.
      wheelio_beep scooter={id2} times=3 quiet=false | Find it | Three loud beeps from {id2}.
      notify title="{id}" message="{bat} % at {lat}" | Where | Title: the scooter. Message: battery with %, "at", the latitude.
      memory_store key="scooter/{id2}" content="{kmh} km/h, {zone}" | Keep it | Key scooter/{id2}. Content {kmh} km/h, {zone}
      mqtt_publish topic=fleet/{id}/cmd payload=park | Park | Publish park on fleet/<id>/cmd, with the id in the event.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ferry/trip {"ship": "{ship}", "dep": "{dep}", "cars": {cars}, "gate": "{gate}"}',
    slots: { ship: 'Stella, Norrland, MS Pia', dep: '=06:15, 09:40, 12:05, 17:30', cars: '8..64', gate: 'G2, G5, lane-7', n: '2..60', m: '2..60', h: '2..60', pos: 'lp1, lp4, sb9', eur: '2.5..48.5', txt: "=Don't board yet: 10 min, Deck 2 - it's full (100 %), Fog: 17:30 is late, No. 4 first; then 5" },
    tools: ['quayjay_board(sign, text, minutes?: int, chime?: bool): Write on a sign', 'quayjay_count(deck: int, cars: int, lorries?: int): Enter a count', 'quayjay_fare(kind: car|bike|lorry, euro: num, metres?: int): Set a fare', 'quayjay_ramp(ramp, degrees: int, seconds: int): Tilt a ramp, negative is down', 'quayjay_late(ship, minutes: int, tell: bool): Say that a ship is late'],
    steps: `
      quayjay_board sign={pos} text="{txt}" minutes=30 chime=false | Sign | Half an hour, no chime, the sign at the kiosk ({pos}): "{txt}"
      quayjay_board sign={pos} text="{txt}" | For good | {pos} shows "{txt}" till somebody changes it.
      quayjay_count deck=2 cars={cars} lorries={n} | Count | Deck 2: the cars of the event and {n} lorries.
      quayjay_count deck=1 cars={m} | Cars only | First deck, {m} cars; lorries aren't counted.
      quayjay_fare kind=lorry euro={eur} metres={n} | Lorry | {eur} euros for a lorry of {n} m.
      quayjay_fare kind=bike euro={eur} | Bike | A bike costs {eur}, however long.
      quayjay_ramp ramp=r{n} degrees=-{m} seconds={h} | Ramp down | {h} s, {m} degrees down, ramp r{n}.
      quayjay_late ship="{ship}" minutes={h} tell=false | Late, quietly | The ship of the event: {h} min late, passengers are not to be told.
      mqtt_publish topic=ferry/{gate}/light payload=red | Light | Publish red to ferry/GATE/light; which gate, the trip says.
      notify title="{ship}" message="{dep} from {gate}" | Departure | Ship as the title. Message: when, "from", gate.
      memory_store key="{ship}" content="{cars} cars, {n} lorries" | Load | Key: the ship. Content: cars of the event, then ", {n} lorries", like 5 cars, {n} lorries
      send_message channel=sms text="{txt}" | Text all | By sms, to nobody in particular: "{txt}"
    `,
  },
];
