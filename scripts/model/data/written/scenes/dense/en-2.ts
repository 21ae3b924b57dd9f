import type { Scene } from '../../scene';

/** Short steps with several values, each of which belongs to one parameter, in English, part 2. */
export const denseEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /cafe/till {"drink": "{dr}", "size_ml": {ml}, "name": "{who}", "table": {tab}}',
    slots: { dr: 'flat white, cortado, lungo, oat latte', ml: '60..350', who: 'Ines, Rafi, Tomke, Jorun', tab: '1..30', g: '14.0..21.5', bar: '6.0..9.5', s: '18..38', c: '88..96', click: '3..24', q: 'two / three / four' },
    tools: ['brewmarten_shot(group: int, grams: num, seconds: int, bar?: num): Pull a shot', 'brewmarten_steam(ml: int, celsius: int, foam?: bool): Steam milk', 'brewmarten_grind(clicks: int, coarser: bool): Turn the grinder', 'brewmarten_rinse(group: int, times: int): Rinse a group'],
    steps: `
      brewmarten_shot group=1 grams={g} seconds={s} | Left group | {g} g, {s} s, first group. Pressure as set.
      brewmarten_shot group=2 seconds={s} grams={g} bar={bar} | With less pressure | {bar} bar on group 2 for {s} seconds, dose {g} g.
      brewmarten_steam ml={ml} celsius=62 foam=false | Flat milk | The amount from the till, heated to 62 °C, no foam.
      brewmarten_steam celsius={c} ml={s}0 | Scalding | {c} °C for {s}0 ml of milk. Whether it foams doesn't matter.
      brewmarten_grind clicks={click} coarser=true | Coarser | {click} clicks to the coarse side.
      @q brewmarten_rinse group=2 times=2 // brewmarten_rinse group=2 times=3 // brewmarten_rinse group=2 times=4 | Rinse | {q} rinses on the second group.
      memory_store key=shot/1 content="{g} g in {s} s at {bar} bar" | Dial-in | Content: {g} g in {s} s at {bar} bar. The key is shot/1.
      notify title="{who}" message="Your {dr} is on the bar: 100 % oat, it's hot" | Call | Title: the guest's name. Message "Your {dr} is on the bar: 100 % oat, it's hot"
      mqtt_publish topic=cafe/table/{tab}/lamp payload=green | Table lamp | Send green to cafe/table/N/lamp, where N is the table of the order.
    `,
  },
  {
    language: 'en',
    earlier: ['List the queues | q_census → {qa}: {na} ready, {qb}: {nb} ready, {qc}: 0 ready'],
    slots: { qa: 'orders.in, mail.out, scan.jobs', qb: 'orders.dead, mail.retry, scan.slow', qc: 'audit.eu, audit.us', na: '12..480', nb: '3..90', ms: '200..900', re: '2..9', ttl: '200..900', pf: '10..90', body: '=ping: 1;ok, reload all, "flush" 100 %, user=o’hara' },
    tools: ['burrowmq_send(queue, body, delay_ms?: int, ttl_ms?: int, priority?: int): Put a message into a queue', 'burrowmq_consume(queue, prefetch: int, retries: int, ack?: bool): Start to read a queue', 'burrowmq_move(from, to, count: int): Move messages', 'burrowmq_purge(queue, force: bool): Empty a queue'],
    steps: `
      burrowmq_send queue={qa} body=wake ttl_ms={ttl} delay_ms={ms} | Late and short | The text wake for {qa}: delay {ms} ms, TTL {ttl} ms.
      burrowmq_send queue={qb} body=wake priority={re} | Urgent | Put wake into {qb} with priority {re}; neither delay nor TTL.
      burrowmq_send queue={qa} body="{body}" delay_ms={ttl} | Delayed | After {ttl} ms to {qa}, TTL untouched, body exactly: {body}
      burrowmq_consume queue={qa} prefetch={pf} retries={re} | Read | {qa}, {re} retries, prefetch {pf}. Acknowledging stays as it is.
      burrowmq_consume queue={qb} retries={re} prefetch={pf} ack=false | Read only | Prefetch {pf}, retries {re}, queue {qb}, do not acknowledge.
      burrowmq_move from={qb} to={qa} count={nb} | Back in | As many as step {step1} counted in {qb} go from there to {qa}.
      burrowmq_purge queue={qc} force=true | Empty | Empty {qc}. Force it.
      memory_store key=queue/{qa} content="{na}" | Depth | Key: queue/{qa}. Content: how many were ready there.
      file_search query={qc} path=etc/burrow/conf.d | Where is it set? | Query {qc}, path etc/burrow/conf.d
    `,
  },
  {
    language: 'en',
    event: 'webhook /dental/tray {"tray": "{tray}", "packs": {packs}, "room": "{room}"}',
    slots: { tray: 'endo kit, surgery A, ortho 3, hygiene', packs: '2..18', room: 'R1, R4, prep', m: 'clave-1, S24, Lisa', m2: 'mini-7, B18, clave-2', bar: '1.1..2.2', c: '121..135', min: '4..30', dry: '4..30', prg: 'B-wrapped, B-solid, prion, gentle' },
    tools: ['sterivane_begin(device, program, celsius?: int, hold_min?: int, dry_min?: int): Begin a cycle', 'sterivane_halt(device, vent: bool): Break a cycle off', 'sterivane_state(device): Say where a cycle is', 'sterivane_clear(device, code: int): Clear an error', 'sterivane_tag(tray, copies: int, days_valid: int): Print tags'],
    steps: `
      sterivane_begin device={m} program={prg} celsius={c} hold_min={min} | Begin | {m}: program {prg}, {c} °C held for {min} minutes.
      sterivane_begin device={m2} program={prg} dry_min={dry} | Longer drying | Dry {dry} min after {prg} on {m2}; do not touch temperature or hold.
      sterivane_begin device={m} program={prg} dry_min={min} hold_min={dry} celsius={c} | Full figures | Hold {dry}, dry {min} (minutes), {c} °C, {prg}, on {m}.
      sterivane_halt device={m2} vent=false | Break off | Break it off on {m2}, steam stays in.
      notify title={m2} message="Load {min} of {dry}: door's locked, {bar} bar" | At the desk | Title {m2}. Message: Load {min} of {dry}: door's locked, {bar} bar
      mqtt_publish topic=dental/{room}/lamp payload=red | Lamp over the door | dental/ROOM/lamp gets red; ROOM is the one in the event.
      sterivane_clear device={m2} code={min} | Clear | {m2} shows error {min}. Clear it.
      sterivane_tag tray="{tray}" copies={packs} days_valid={c} | Tags | One tag per pack of this tray, good for {c} days.
      sterivane_tag tray="{tray}" copies=2 days_valid={dry} | Two tags | Two tags for the tray, {dry} days.
      memory_store key="{tray}" content="{prg} {c} °C" | Proof | The tray is the key; content {prg} {c} °C
    `,
  },
  {
    language: 'en',
    event: 'mqtt dome/sky {"seeing": {see}, "cloud_pct": {cloud}, "target": "{tgt}"}',
    slots: { see: '1.1..4.2', cloud: '2..35', tgt: 'M81, NGC 6946, IC 342, Vega', tgt2: 'M13, NGC 7331, Arcturus', ra: '4..59', dec: '4..59', exp: '30..300', n: '5..60', gain: '30..300', dc: '5..22', foc: '20..400' },
    tools: ['polarisk_nudge(ra_arcsec: int, dec_arcsec: int, settle_s?: int): Move the mount a little', 'polarisk_goto(target, park_after?: bool): Point at a target', 'polarisk_expose(frames: int, seconds: int, gain?: int, dither?: bool): Take pictures', 'polarisk_focus(steps: int): Move the focuser, negative inwards', 'polarisk_cool(celsius: int, fan: bool): Cool the camera'],
    steps: `
      polarisk_nudge ra_arcsec=-{ra} dec_arcsec={dec} | Nudge | RA minus {ra}, Dec plus {dec} arc seconds.
      polarisk_nudge ra_arcsec={dec} dec_arcsec=-{ra} settle_s={n} | Nudge and wait | -{ra} in Dec and {dec} in RA, settling {n} s.
      polarisk_expose frames={n} seconds={exp} gain={gain} | Series | {n} frames of {exp} s, gain {gain}.
      polarisk_expose seconds={gain} frames={n} dither=false | No dither | {gain} s each, {n} times, without dithering. Leave the gain.
      polarisk_goto target="{tgt}" park_after=true | Target | Go to the target of the event, and park afterwards.
      polarisk_focus steps=-{foc} | Inwards | {foc} steps inwards.
      memory_store key="{tgt2}" content="gain {gain}, {n} x {exp} s, -{dc} °C" | Settings | The key: {tgt2}. The content: gain {gain}, {n} x {exp} s, -{dc} °C
      pushover title="{tgt}" message="{n} frames, clouds {cloud} %" | Push | Title: the target of the event. Message: {n} frames, then a comma, "clouds" and their per cent from the event, like {n} frames, clouds 99 %
      polarisk_cool celsius=-{dc} fan=true | Cool | {dc} below zero, the fan on.
      mqtt_publish topic=dome/log payload="{tgt2}: {n} x {exp} s" | Log it | Topic dome/log, payload {tgt2}: {n} x {exp} s
    `,
  },
  {
    language: 'en',
    slots: { svc: 'billing-api, thumbs, auth.core, geo-lookup', svc2: 'cart-web, mailer, search.v2', img: 'reg.oakline.io/billing:4.2.1, ghcr.io/kestrel/thumbs:v9, 10.2.0.5:5000/geo:lts', rep: '2..24', pct: '5..60', cpu: '100..900', mem: '100..900', ns: 'prod-eu, stage, payments', s: '5..60', key: 'LOG_LEVEL, MAX_CONN, FEATURE_X', val: 'debug, 250, on' },
    tools: ['helmsley_scale(service, replicas: int, namespace?): Say how many copies run', 'helmsley_roll(service, image, surge_pct?: int, wait_s?: int, dry_run?: bool): Bring a new image out', 'helmsley_limits(service, cpu_m: int, memory_mb: int): Set the limits', 'helmsley_env(service, name, value, restart: bool): Set a variable'],
    steps: `
      helmsley_scale service={svc} replicas={rep} namespace={ns} | Scale | {rep} replicas of {svc} in {ns}.
      helmsley_scale service={svc2} replicas={rep} | Scale the other | Scale {svc2} to {rep}, default namespace.
      helmsley_roll service={svc} image={img} surge_pct={pct} wait_s={s} | Roll out | Image {img} for {svc}: surge {pct} %, wait {s} s.
      helmsley_roll service={svc2} image={img} wait_s={pct} | Surge as usual | Image {img} on {svc2}, {pct} seconds between the copies, surge as it is.
      helmsley_roll service={svc} image={img} dry_run=false | Not a rehearsal | Bring {img} out as {svc}. This is no dry run.
      helmsley_limits service={svc} memory_mb={mem} cpu_m={cpu} | Limits | {mem} MB and {cpu} millicores for {svc}.
      file_search query={img} path=k8s/overlays/{ns} | Is it pinned? | Search k8s/overlays/{ns} for {img}
      helmsley_env service={svc2} name={key} value={val} restart=false | Variable | {key}={val} on {svc2}, no restart.
      http_request url="https://hooks.oakline.io/deploy/{svc}" method=POST body="{svc} rolled to {rep}" | Hook | POST to https://hooks.oakline.io/deploy/{svc} with the body {svc} rolled to {rep}
      memory_store key="image/{svc}" content="{img}" | Which image | Key image/{svc}, content {img}
    `,
  },
  {
    language: 'en',
    event: 'webhook /studio/booking {"studio": "{st}", "band": "{band}", "from": "{from}", "hours": {hrs}}',
    slots: { st: 'A, B2, live room', band: "=The Odd Ends, O'Malley Trio, Fifty % Rain, Kin: Two", from: '=09:30, 13:00, 16:45, 19:15', hrs: '2..8', hz: '20..900', db: '2..18', ms: '20..900', ch: '1..32', ch2: '1..32', bpm: '62..178', vol: '20..90' },
    tools: ['faderwick_gain(channel: int, db: num): Change the gain of a channel by so much', 'faderwick_filter(channel: int, hz: int, kind: lowcut|highcut, steep?: bool): Set a filter', 'faderwick_delay(channel: int, ms: int, feedback_pct?: int): Set a delay', 'faderwick_click(bpm: int, bars: int, accent: bool): Play a click', 'faderwick_patch(from: int, to: int): Copy one channel to another'],
    steps: `
      faderwick_gain channel={ch} db=-{db} | Down | Channel {ch}: {db} dB down.
      faderwick_gain channel={ch2} db={db} | Up | {db} dB more on channel {ch2}.
      faderwick_filter channel={ch} hz={hz} kind=lowcut | Low cut | Low cut on {ch} at {hz} Hz, slope as it was.
      faderwick_filter channel={ch2} hz={ms} kind=highcut steep=false | High cut | At {ms} Hz a gentle high cut, channel {ch2}.
      faderwick_delay channel={ch} ms={ms} feedback_pct={vol} | Delay | {vol} % feedback, {ms} ms, channel {ch}.
      faderwick_click bpm={bpm} bars=2 accent=false | Count-in | Two bars of click, {bpm} bpm, without an accent.
      faderwick_patch from={ch2} to={ch} | Copy | What is on {ch2} should also be on {ch}.
      file_write path=desk/ch{ch}.txt content="{hz} Hz, -{db} dB, {ms} ms" | Channel sheet | desk/ch{ch}.txt: "{hz} Hz, -{db} dB, {ms} ms"
      notify title="Studio {st}" message="{band} from {from}" | Door sign | Title: Studio and which one. Message: the band, "from", the time, all as booked.
      memory_store key="studio/{st}" content="{band}" | Who | Under studio/ and the studio keep the name of the band, whole.
    `,
  },
  {
    language: 'en',
    event: 'mqtt reef/probe {"tank": "{tank}", "ph": {ph}, "kh": {kh}, "temp": {temp}}',
    slots: { tank: 'display, frag, quarantine', ph: '7.6..8.5', kh: '5.5..9.5', temp: '23.1..27.9', ml: '2..45', ml2: '2..45', d: '2..14', l: '5..60', pct: '10..95', k: '3..20' },
    tools: ['coralfax_dose(tank, product, ml: num, over_min?: int): Dose a product', 'coralfax_change(tank, litres: int, match_temp: bool): Change water', 'coralfax_flow(pump, percent: int, pulse_s?: int): Set a flow pump', 'coralfax_light(channel: blue|white|uv, percent: int, ramp_min?: int): Set a light channel', 'coralfax_pause(pump, minutes: int, alarm?: bool): Pause a pump'],
    steps: `
      coralfax_dose tank={tank} product=carbonate ml={ml} over_min={ml2} | Carbonate | {ml} ml of carbonate over {ml2} minutes into the tank that was measured.
      coralfax_dose tank=frag2 product=iodide ml={ml2} | Iodide | frag2: {ml2} ml iodide, all at once.
      coralfax_change tank={tank} litres={l} match_temp=false | Water | {l} litres, this tank, and don't bother about the temperature.
      coralfax_flow pump=fp{k} percent={l} | Steady | The gyre in the corner (fp{k}) to {l} %, the pulse unchanged.
      coralfax_light channel=uv percent={d} ramp_min=15 | UV | UV at {d} %, ramped over a quarter of an hour.
      coralfax_light channel=blue percent={pct} | Daylight | The blue channel, {pct} %.
      memory_store key=frag2 content="iodide {ml2} ml, flow {pct} %" | Log of frag2 | Note for frag2 (that is the key): iodide {ml2} ml, flow {pct} %
      mqtt_publish topic=reef/{tank}/feed payload=off | Feeder | The payload off, topic reef/TANK/feed with the tank that was measured.
      coralfax_pause pump=fp{k} minutes=30 alarm=false | Feeding | Half an hour's rest for fp{k}, and no alarm about it.
      pushover message="KH {kh}, pH {ph}" | Push the values | Push KH and pH from the probe, like KH 7.1, pH 8.0
    `,
  },
  {
    language: 'en',
    earlier: ['Camera list | cams → {c1} dock north, {c2} ramp, {c3} office stairs'],
    slots: { c1: '=cam-07, cam-11, cam-19', c2: '=ipc2, ipc5, ipc8', c3: '=v401, v402, v417', pan: '5..80', tilt: '5..40', zoom: '2..12', fps: '5..30', sec: '10..120', kb: '200..900', path: '/mnt/nvr/clips/dock.n/, /srv/cctv/2026/ramp/, //nas.lan/evidence/stairs/' },
    tools: ['okulus_aim(camera, pan: int, tilt: int, zoom?: int): Turn a camera by degrees', 'okulus_clip(camera, seconds: int, fps: int, folder, audio?: bool): Save a clip', 'okulus_rate(camera, kbps: int, fps?: int): Set the stream', 'okulus_mask(camera, on: bool): Hide the private area'],
    steps: `
      okulus_aim camera={c1} pan=-{pan} tilt={tilt} | Look left | Dock north: pan {pan} degrees to the negative side, tilt {tilt} up (positive).
      okulus_aim camera={c2} pan={pan} tilt=-{tilt} zoom={zoom} | Look down | Ramp camera, zoom {zoom}, tilt -{tilt}, pan {pan}.
      okulus_clip camera={c3} seconds=30 fps={fps} folder={path} audio=false | Clip | Half a minute of the office stairs at {fps} fps to {path}, without sound.
      okulus_clip camera={c1} fps={fps} seconds={sec} folder={path} | Longer clip | {fps} frames a second, {sec} seconds, dock north, folder {path}
      okulus_rate camera={c3} kbps={kb} fps={fps} | Stream of the stairs | Stairs at {fps} fps with {kb} kbit/s.
      notify title="Cameras" message="{c1} N, {c2} ramp, {c3}: don't pan below -{tilt}°" | For the guard | Title Cameras; message "{c1} N, {c2} ramp, {c3}: don't pan below -{tilt}°"
      okulus_mask camera={c1} on=false | Mask | The mask of dock north is in the way. No mask there.
      file_search query={c2} path={path} | Clips of the ramp | Look in {path} for the id of the ramp camera.
      memory_store key={c3} content="stairs, {fps} fps" | Note | Key {c3}, content stairs, {fps} fps
    `,
  },
  {
    language: 'en',
    event: 'webhook /mill/paint {"customer": "{cust}", "base": "{base}", "litres": {lit}, "recipe": "{rec}"}',
    slots: { cust: 'Weber, Lachance, Oduya', base: 'base A, base C, silk white', lit: '2..20', rec: 'NCS S 2030-B, RAL 6021, old barn 4', ox: '2..48', ye: '2..48', bk: '2..48', min: '2..9', rpm: '90..240' },
    tools: ['tintorel_shots(base, black: int, oxide: int, yellow: int): Give shots of colour', 'tintorel_shake(minutes: int, rpm?: int, upside_down?: bool): Shake the can', 'tintorel_can(litres: num, base): Fetch a can', 'tintorel_sticker(recipe, copies: int, lid?: bool): Print stickers'],
    steps: `
      tintorel_shots base="{base}" oxide={ox} yellow={ye} black={bk} | Shots | The base of the order: {ox} oxide, {ye} yellow, {bk} black.
      tintorel_shots base=silk black={ye} yellow={ox} oxide={bk} | By hand | Into base silk: yellow {ox}, black {ye}, oxide {bk} shots.
      tintorel_shake minutes={min} rpm={rpm} | Shake | {rpm} rpm for {min} min.
      tintorel_shake minutes={min} upside_down=false | Upright | Upright, {min} minutes, speed left alone.
      memory_store key="{cust}/{rec}" content="ox {ox}, ye {ye}, bk {bk}" | The mix | The key is customer, slash, recipe, both of the order. Content ox {ox}, ye {ye}, bk {bk}
      tintorel_can litres={lit} base="{base}" | Can | A can of that base in the size that the customer wants.
      tintorel_sticker recipe="{rec}" copies=2 lid=true | Stickers | Twice the recipe as a sticker, on the lid.
      tintorel_sticker recipe="{base} 3:1, 5 % gloss" copies={min} | Own text | {min} stickers: "{base} 3:1, 5 % gloss"
      file_write path="tint/{cust}.txt" content="{ox}-{ye}-{bk}" append=true | Customer file | Append {ox}-{ye}-{bk} to the file tint/NAME.txt; the name is the customer's.
      notify message="{rec} is ready" | Ready | No title. Say that the recipe is ready: first the recipe, then "is ready".
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/bench4/ready {"sample": "{smp}", "probe": "{prb}"}',
    slots: { smp: 'R-220, coil 7, xtal-9', prb: 'x1, x10', hz: '50..950', mv: '50..950', off: '20..400', duty: '10..90', ma: '50..950', v: '3..24', ch: '1..4', us: '50..950' },
    tools: ['wavemole_out(channel: int, hertz: num, millivolt: int, offset_mv?: int, duty_pct?: int): Put a signal out', 'wavemole_supply(rail: int, volts: num, limit_ma: int, on?: bool): Set a supply rail', 'wavemole_scope(channel: int, us_div: int, mv_div: int, ac?: bool): Set the scope', 'wavemole_mute(channel: int): Take a signal away'],
    steps: `
      wavemole_out channel={ch} hertz={hz} millivolt={mv} | Sine | {mv} mV at {hz} Hz on channel {ch}.
      wavemole_out channel={ch} hertz={hz} millivolt={mv} offset_mv=-{off} | Offset | Channel {ch}: {hz} Hz, {mv} mV, shifted by -{off} mV.
      wavemole_out channel=2 millivolt={ma} hertz={us} duty_pct={duty} | Duty | {duty} % duty, {us} Hz, {ma} mV, second channel. No offset.
      wavemole_supply rail=1 volts={v} limit_ma={ma} on=true | Rail on | {v} V, {ma} mA at most, rail 1, switched on.
      wavemole_supply rail=3 limit_ma={mv} volts={v} | Only set | Rail 3: limit {mv} mA, {v} volts. On or off: as it is.
      wavemole_scope channel={ch} us_div={us} mv_div={mv} ac=false | Scope | Trace {ch} in DC, {us} µs and {mv} mV a division.
      notify title="{smp}" message="Probe {prb}, {us} µs/div, {mv} mV/div" | Setup here | The sample is the title. Below: "Probe" and which, then ", {us} µs/div, {mv} mV/div"
      file_search query="{hz} Hz" path=lab/setups/2026 | Done before? | Query {hz} Hz, path lab/setups/2026
      memory_store key={smp} content="{hz} Hz, {mv} mV" | Setup | Key is the sample; content {hz} Hz, {mv} mV
      mqtt_publish topic=lab/bench4/setup payload="{hz},{mv},{duty}" | To the recorder | Payload {hz},{mv},{duty} on lab/bench4/setup
    `,
  },
  {
    language: 'en',
    event: 'webhook /print3d/finished {"printer": "{pr}", "file": "{f}", "grams": {g}}',
    slots: { pr: 'mk4, ender-b, volt2', f: 'hinge_v3.gcode, clip.7.bgcode, knob-left.gcode', g: '12..310', x: '2..95', y: '2..95', z: '0.2..9.8', e: '5..80', mm: '5..80', noz: '200..255', bed: '50..85', pr2: 'core-xy, mini-a, p7' },
    tools: ['filamo_jog(printer, x?: num, y?: num, z?: num): Move the head by millimetres', 'filamo_heat(printer, nozzle?: int, bed?: int, wait?: bool): Heat up', 'filamo_feed(printer, mm: int, mm_per_min: int): Push filament, negative pulls it', 'filamo_print(printer, file, copies?: int, level?: bool): Print a file', 'filamo_abort(printer, cool: bool): Abort a print'],
    steps: `
      filamo_jog printer={pr} z={z} | Up | The printer that has finished: head up {z} mm (z).
      filamo_jog printer={pr2} x=-{x} y={y} | Aside | {pr2}: x by -{x}, y by {y}. Height stays.
      filamo_heat printer={pr2} bed={bed} nozzle={noz} | Heat | {pr2}, bed {bed} °C, nozzle {noz} °C.
      filamo_feed printer={pr} mm=-{mm} mm_per_min={e} | Pull back | Pull {mm} mm of filament out of the finished one at {e} mm/min.
      filamo_feed printer={pr2} mm={e} mm_per_min={mm} | Push | Push {e} mm through {pr2}, {mm} mm a minute.
      filamo_print printer={pr2} file={f} copies=2 level=false | Twice | The file from the event twice on {pr2}, without levelling.
      memory_store key=print/{f} content="{noz}/{bed} °C on {pr2}" | Temperatures | Key: print/ and the file of the event. Content: {noz}/{bed} °C on {pr2}
      mqtt_publish topic=print3d/{pr}/plate payload=full | Plate | Say full on print3d/NAME/plate, where NAME is the printer that finished.
      filamo_abort printer={pr2} cool=false | Abort | Abort {pr2} but keep it hot.
      send_message channel=matrix text="{f} took {g} g: it's off the bed" | Tell them | On matrix name the file and the grams like this: lid.gcode took 40 g: it's off the bed
    `,
  },
];
