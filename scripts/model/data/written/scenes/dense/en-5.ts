import type { Scene } from '../../scene';

/** Short steps with several values, each of which belongs to one parameter, in English, part 5. */
export const denseEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /lockers/delivery {"hub": "{hub}", "parcel": "{par}", "size": "M", "phone": "{tel}"}',
    slots: { hub: 'HB-12, HB-77, quay', par: 'RX41882, RX90071, ZB3316', tel: '=+49 151 4402, +44 7700 9001, +82 10 5512', a: '1..20', b: '21..40', c: '41..60', pin: '1000..9900', h: '2..72', lux: '5..95', hub2: 'HB-03, HB-55, ferry-1' },
    tools: ['nookhaven_open(hub, doors: int[], light?: bool): Open doors', 'nookhaven_hold(hub, doors: int[], hours: int, pin?: int): Hold doors for somebody', 'nookhaven_clean(hub, doors: int[], keep_locked: bool): Mark doors for cleaning', 'nookhaven_sms(phone, text, hours_later?: int): Send a text message'],
    steps: `
      nookhaven_open hub={hub} doors=[{a},{c}] light=false | Two doors | Doors {a} and {c} of the hub in the event, without the light.
      nookhaven_open hub={hub2} doors=[{b}] | One door | At {hub2} only {b}.
      nookhaven_hold hub={hub2} doors=[{c},{a},{b}] hours={h} pin={pin} | Hold three | PIN {pin}, {h} hours, {hub2}: {c}, {a}, {b}.
      nookhaven_hold hub={hub} doors=[{b},{a}] hours={h} | Hold two | For {h} hours keep {b} and {a} (in this order) at this hub. No PIN.
      nookhaven_clean hub={hub2} doors=[{a},{b}] keep_locked=true | Cleaning | {a} and {b} at {hub2} need cleaning; they stay locked till then.
      nookhaven_sms phone="{tel}" text="Door {b}: it's open until 20:00" | Text | To the phone of the event: "Door {b}: it's open until 20:00"
      nookhaven_sms phone="{tel}" text="PIN {pin}, don't share" hours_later={h} | Text later | In {h} h to that phone: "PIN {pin}, don't share"
      notify title="{par}" message="{hub2}: doors {a}, {b}, {c}" | Desk | Title is the parcel. Message {hub2}: doors {a}, {b}, {c}
      memory_store key={par} content="door {b}, PIN {pin}" | Where it lies | Under the parcel from the event: door {b}, PIN {pin}
      mqtt_publish topic=lockers/{hub}/{b}/led payload=blue | Lamp | Topic lockers/HUB/{b}/led with the hub of the event, payload blue
    `,
  },
  {
    language: 'en',
    event: 'mqtt garage/lift/2 {"plate": "{plate}", "km": {km}, "axle": "{ax}"}',
    slots: { plate: 'RT-AX 811, LN70 KVB, 34 가 7710', km: '8000..240000', ax: '=front, rear', f: '1.9..3.4', r: '1.9..3.4', nm: '20..180', nm2: '20..180', deg: '20..180', n: '2..6', cm: '20..180', ml: '20..950', lift: 'L2, L5, pit-1' },
    tools: ['jackanory_tyres(plate, rear_bar: num, front_bar: num, spare_bar?: num): Set the tyre pressures', 'jackanory_torque(bolt, newton_m: int, then_deg?: int, passes?: int): Set the torque tool', 'jackanory_lift(lift, cm: int, lock?: bool): Raise a lift, negative lowers it', 'jackanory_oil(drain_ml: int, fill_ml: int): Change oil', 'jackanory_due(plate, km: int, months?: int): Say when the next service is due'],
    steps: `
      jackanory_tyres plate="{plate}" front_bar={f} rear_bar={r} | Tyres | The car on the lift: {f} in front, {r} behind.
      jackanory_tyres plate="{plate}" rear_bar={f} front_bar={r} spare_bar=4.2 | With the spare | Spare 4.2, rear {f}, front {r} (bar), same car.
      jackanory_torque bolt=M{n} newton_m={nm} then_deg={deg} | Torque | M{n} at {nm} Nm and then {deg}° further.
      jackanory_torque bolt=hub newton_m={nm2} passes=2 | Hub | The hub bolt twice with {nm2} Nm, no angle.
      jackanory_lift lift={lift} cm=-{cm} | Down | {lift} {cm} cm down.
      jackanory_lift lift={lift} cm={cm} lock=false | Up | Raise {lift} by {cm} cm, no need to lock it.
      jackanory_oil fill_ml={nm}0 drain_ml={ml} | Oil | Out {ml} ml, in {nm}0 ml.
      jackanory_due plate="{plate}" km={km} | Due | Next service of this car: put down the km of the message; no months.
      memory_store key="{plate}" content="{f}/{r} bar, M{n} {nm} Nm" | Card | Key = the plate. Content = {f}/{r} bar, M{n} {nm} Nm
      file_search query="{plate}" path=jobs/2026.q1/cards | Last visit | Look for the plate in jobs/2026.q1/cards
      notify title="{plate}" message="Retorque after 50 km: {nm2} Nm, don't grease" | Hand over | The plate is the title, the message "Retorque after 50 km: {nm2} Nm, don't grease"
    `,
  },
  {
    language: 'en',
    event: 'webhook /vaxline/logger {"logger": "{lg}", "min_c": {lo}, "max_c": {hi}, "site": "{site}"}',
    slots: { lg: 'TL-08, TL-31, dry-ice', lo: '-29..-21', hi: '-19..-11', site: 'annex, docks, hall-3', a: '5..28', b: '5..28', s: '30..600', h: '5..28', n: '5..28', kk: '0.11..0.89', who: 'Dr. Amsel, Priya, Jonas', lg2: 'TL-77, TL-90, box9' },
    tools: ['degreevine_band(logger, max_c: num, min_c: num, after_min?: int): Set the alarm band', 'degreevine_every(logger, seconds: int, keep_days?: int): Set how often it measures', 'degreevine_offset(logger, kelvin: num): Correct a logger', 'degreevine_export(logger, columns: text[], hours: int, header?: bool): Export readings', 'degreevine_quiet(logger, minutes: int, led?: bool): Silence a logger'],
    steps: `
      degreevine_band logger={lg2} min_c=-{a} max_c={b} | Band | {lg2}: at least -{a}, at most {b} °C.
      degreevine_band logger={lg} max_c={hi} min_c={lo} after_min={n} | As measured | Band of the reported logger: what it measured as min and max, alarm after {n} min.
      degreevine_every logger={lg2} seconds={s} keep_days={n} | Every so often | Keep {n} days, measure every {s} s, {lg2}.
      degreevine_every logger={lg2} seconds=60 | Every minute | Once a minute on {lg2}. How long it keeps them stays.
      degreevine_offset logger={lg} kelvin=-{kk} | Correction | The reported one reads {kk} K too high; take that off.
      degreevine_export logger={lg2} columns=["time","celsius","door"] hours={h} header=false | Export | {h} h of {lg2}, no header: time, celsius, door.
      degreevine_export logger={lg} columns=["door","battery"] hours={n} | Other columns | From the reported logger the columns door, battery for the last {n} hours.
      degreevine_quiet logger={lg2} minutes=15 led=false | Quiet | A quarter of an hour of silence for {lg2}, its LED out.
      send_message channel=sms to="{who}" text="{lg2}: -{a} to {b} °C, it's set" | Tell | On the channel sms to {who}: "{lg2}: -{a} to {b} °C, it's set"
      memory_store key=band/{lg2} content="-{a}..{b} °C" | Keep | Key band/{lg2}, content -{a}..{b} °C
      mqtt_publish topic=vax/{site}/{lg}/ack payload=1 | Acknowledge | 1 on vax/SITE/LOGGER/ack, both as the payload names them.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ci/push {"repo": "{repo}", "branch": "{br}", "sha": "{sha}", "author": "{who}"}',
    slots: { repo: 'kestrel/web.shop, oak/firmware-7, ops/tools.v2', br: 'fix/tax-3, release/4.2, wip.login', sha: 'a91f03, 7c20de, e4b118', who: 'nadia, felix, bjarne', p: 'nightly-7, lint.all, e2e-eu', n: '2..9', min: '5..90', k: '5..90', w: 'three times / twice / four times', art: 'dist/app-4.2.1.tar.gz, build/out/fw.bin, coverage/lcov.info' },
    tools: ['pipistrel_run(pipeline, ref, parallel?: int, timeout_min?: int): Run a pipeline', 'pipistrel_retry(pipeline, job: int, times: int): Run a job again', 'pipistrel_cancel(pipeline, keep_logs: bool): Cancel a pipeline', 'pipistrel_pause(pipeline, minutes?: int): Hold a pipeline back', 'pipistrel_keep(artifact, days: int, public?: bool): Keep a file'],
    steps: `
      pipistrel_run pipeline={p} ref={br} timeout_min={min} parallel={n} | Run | {min} min at most, {n} in parallel: {p} on the branch that was pushed.
      pipistrel_run pipeline={p} ref=main timeout_min={k} | On the trunk | Pipeline {p}, time limit {k} min. The ref is called main.
      pipistrel_run pipeline={p} ref={sha} parallel={n} | On the commit | {p}, {n} at a time, on the very commit. The timeout is left to the default.
      @w pipistrel_retry pipeline={p} job={k} times=3 // pipistrel_retry pipeline={p} job={k} times=2 // pipistrel_retry pipeline={p} job={k} times=4 | Again | Retry job {k} of {p} {w}.
      pipistrel_cancel pipeline={p} keep_logs=false | Cancel | Cancel {p}, logs go as well.
      pipistrel_pause pipeline={p} minutes=60 | Hold | Hold {p} back for an hour.
      pipistrel_keep artifact={art} days={k} public=false | Keep | {k} days for {art}, not public.
      notify title="{repo}" message="{br} by {who}" | Who pushed | Repo on top; below it the branch, by, the author.
      memory_store key="{repo}" content="{sha} on {br}" | Last push | Key: repo of the event. Content: commit, "on", branch.
      file_search query="{sha}" path=ci/logs/2026.04/{p} | Logs | Find the commit in ci/logs/2026.04/{p}
      file_write path=ci/keep.txt content="{art} {k}d" append=true | List | One more line in ci/keep.txt: {art} {k}d
    `,
  },
  {
    language: 'en',
    event: 'mqtt cell4/robot {"part": "{part}", "pose": "{pose}", "cycle_s": {cy}, "fault": {fault}}',
    slots: { part: 'lid 40, hub-7, flange B', pose: '=home, pick, drop', cy: '4.1..19.8', fault: '=0 / 17, 23, 31', a: '5..80', b: '5..80', c: '5..80', mm: '5..80', n: '5..80', pct: '5..80', kg: '0.2..4.8', r: 'arm-1, arm-2, kr6' },
    tools: ['knucklebot_joints(arm, degrees: num[], percent: int): Move the joints', 'knucklebot_linear(arm, dx_mm: int, dz_mm: int, dy_mm: int, slow?: bool): Move in a line', 'knucklebot_grip(arm, newton: int, kg?: num, vacuum?: bool): Close the gripper', 'knucklebot_start(arm, program: int): Start a program', 'knucklebot_stop(arm, brake: bool): Stop an arm', 'knucklebot_status(arm): Ask an arm how it is', 'knucklebot_reset(arm, code: int): Reset a fault'],
    steps: `
      knucklebot_joints arm={r} degrees=[{a},-{b},{c}] percent={pct} | Joints | {r}, {pct} % speed, joints {a}, -{b}, {c}.
      knucklebot_joints arm={r} degrees=[-{c},{n}] percent={a} | Two joints | Speed {a} %: first joint -{c}, second {n}, arm {r}.
      knucklebot_linear arm={r} dx_mm={a} dy_mm=-{b} dz_mm={mm} | Line | {r} by x {a}, y -{b}, z {mm}.
      knucklebot_linear arm={r} dz_mm=-{n} dx_mm=0 dy_mm=0 slow=true | Straight down | {r} slowly {n} mm straight down; x and y get 0.
      knucklebot_grip arm={r} newton={n} kg={kg} | Grip | {kg} kg, {n} N, arm {r}.
      knucklebot_grip arm={r} newton={pct} vacuum=false | No vacuum | Grip with {pct} newtons on {r}, not by vacuum; weight not needed.
      knucklebot_start arm={r} program={c} | Program | Off you go, {r}, with program {c}.
      knucklebot_stop arm={r} brake=false | Stop | Stop {r} without the brake.
      knucklebot_status arm={r} | Status | Is {r} all right?
      @fault failed "there is no fault" // knucklebot_reset arm={r} code={fault} | Reset | Reset on {r} the fault of the message. A 0 there means none, and this step fails.
      mqtt_publish topic=cell4/{r}/pose payload="{a};-{b};{c}" | Pose | Payload "{a};-{b};{c}", topic cell4/{r}/pose
      memory_store key="{part}" content="{n} N, {kg} kg" | Grip force | The part of the event keys the note {n} N, {kg} kg
      pushover title="{r}" message="Cycle {cy} s" | Cycle time | Push titled {r}: the word Cycle, how long it took, a blank and s.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pbx/missed {"ext": "{ext}", "caller": "{num}", "at": "{at}"}',
    slots: { ext: '=201, 214, 233, 305', num: '=+31 20 5511, 0761 4420, +1 503 771', at: '=08:12, 11:47, 16:31', s: '5..45', n: '5..45', ext2: '=410, 422, 467', grp: 'sales-1, desk.eu, night2', txt: "=We're closed: call again at 9:00, It's busy; press 2 (10 s), Line 3 is 50 % slower today", vm: 'greet.v2.wav, audio/hold/spring.mp3, /srv/pbx/en/away.7.wav' },
    tools: ['ringalow_forward(ext, to, after_s?: int, busy_only?: bool): Forward calls', 'ringalow_group(name, members: text[], ring_s: int): Set a ring group', 'ringalow_play(ext, file, loops?: int): Play a recording', 'ringalow_say(ext, text): Say a text', 'ringalow_dnd(ext, on: bool, minutes?: int): Do not disturb'],
    steps: `
      ringalow_forward ext={ext} to={ext2} after_s={s} | Forward | After {s} s what rings at the missed extension goes to {ext2}.
      ringalow_forward ext={ext2} to={ext} busy_only=false | Always | Forward {ext2} to the missed one, not just when busy.
      ringalow_group name={grp} members=["{ext2}","{ext}"] ring_s={n} | Group | {grp}, {n} seconds of ringing: {ext2}, then the missed extension.
      ringalow_play ext={ext2} file={vm} loops=2 | Recording | {vm} twice on {ext2}.
      ringalow_play ext={ext} file={vm} | Once is enough | The missed extension plays {vm}; don't say how often.
      ringalow_say ext={ext2} text="{txt}" | Say | {ext2} says "{txt}"
      ringalow_dnd ext={ext2} on=true minutes=30 | Peace | Half an hour's peace for {ext2}.
      ringalow_dnd ext={ext2} on=false | No more peace | {ext2} may be disturbed again.
      notify title="{ext}" message="{num} at {at}" | Missed | The extension on top. Message: who called, "at", when.
      memory_store key="call/{ext}" content="{num}" | Number | Store the number of the caller under call/ and the extension.
      mqtt_publish topic=pbx/{ext}/missed payload="{at}" | Publish | The time to pbx/EXT/missed of the extension that missed it.
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the plan | mixplan → {mix}: cement {ce} kg, sand {sa} kg, water {wa} l', 'Ask the site | site_ask → pour {m3} m³ at {at}'],
    slots: { mix: 'C25/30, C30/37, LC16', ce: '260..420', sa: '430..890', wa: '120..210', m3: '3..9', at: '=06:30, 09:15, 13:45', kg: '200..900', kg2: '200..900', l: '200..900', s: '20..90', rpm: '20..90', sl: '20..90', tr: 'M-12, M-31, T7', site: 'quay 4, bypass, tower B' },
    tools: ['gravelore_batch(mix, water_l: int, cement_kg: int, sand_kg: int): Weigh a batch', 'gravelore_drum(truck, rpm: int, seconds: int, reverse?: bool): Turn the drum', 'gravelore_send(truck, site, m3: num, slump_mm?: int): Send a truck', 'gravelore_trim(mix, water_l: int): Change the water by so much'],
    steps: `
      gravelore_batch mix="{mix}" cement_kg={kg} sand_kg={kg2} water_l={l} | Own figures | {mix} with {kg} kg cement, {kg2} kg sand, {l} l water.
      gravelore_batch mix="{mix}" sand_kg={sa} water_l={wa} cement_kg={ce} | As planned | Weigh {mix} exactly as step {step1} has it.
      gravelore_drum truck={tr} seconds={s} rpm={rpm} | Turn | {s} s, {rpm} rpm, drum of {tr}.
      gravelore_drum truck={tr} rpm={sl} seconds={rpm} reverse=true | Empty it | Reverse the drum of {tr}: {sl} rpm for {rpm} s.
      gravelore_send truck={tr} site="{site}" m3={m3} slump_mm={sl}0 | Send | {tr} to {site} with what step {step2} asked for, slump {sl}0 mm.
      gravelore_send truck={tr} site="{site}" m3=0.5 | Small lot | Half a cubic metre for {site} on {tr}, slump not measured.
      gravelore_trim mix="{mix}" water_l=-{s} | Drier | {s} l less water in {mix}.
      memory_store key="{mix}" content="{ce}/{sa}/{wa}" | Plan | Key {mix}; content cement, sand and water of the plan, slashes between, digits only.
      notify title="{site}" message="{tr} at {at}, {m3} m³" | Site | Title: {site}. Message: {tr}, "at", the time of step {step2}, a comma, and how many m³.
      file_write path=loads/{tr}.csv content="{kg},{kg2},{l}" | Load | {kg},{kg2},{l} is all that loads/{tr}.csv holds from now on.
      mqtt_publish topic=plant/{tr}/horn payload="{s}" | Horn | {s} on plant/{tr}/horn
    `,
  },
  {
    language: 'en',
    event: 'webhook /mesh/node {"node": "{node}", "floor": {fl}, "fw": "{fw}", "rssi": -{rs}}',
    slots: { node: 'n-4a, n-b7, hop12', fl: '1..9', fw: '2.4.1, 3.0.7, 1.19.2', rs: '41..92', f: '=fw/mesh/3.1.0/node.bin, http://10.8.0.2:8081/img/n.3.bin, /opt/ota/stable/hop.img', ch: '11..26', db: '2..18', s: '20..900', s2: '20..900', w: 'Once / Twice / Five times', node2: 'n-c3, n-77, hop30' },
    tools: ['hopscotchy_flash(node, image, reboot?: bool, retries?: int): Write new firmware', 'hopscotchy_radio(node, power_db: int, channel: int, sleep_s?: int): Set the radio', 'hopscotchy_blink(node, times: int, colour?): Blink', 'hopscotchy_lease(node, ttl_s: int, renew_s?: int, sticky?: bool): Set the lease', 'hopscotchy_start(node): Start a node', 'hopscotchy_stop(node): Stop a node'],
    steps: `
      hopscotchy_flash node={node} image={f} reboot=false | Flash | Put {f} onto the node of the event; it must not reboot.
      hopscotchy_flash node={node2} image={f} retries={fl} | Flash another | Write {f} to {node2}, trying again as often as the number of the floor says. Reboot: as ever.
      hopscotchy_radio node={node2} channel={ch} power_db=-{db} | Radio | {node2}: channel {ch}, power -{db} dB.
      hopscotchy_radio node={node} power_db={db} channel={ch} sleep_s={s} | With sleep | {db} dB, sleep {s} s, channel {ch}, the reporting node.
      @w hopscotchy_blink node={node2} times=1 // hopscotchy_blink node={node2} times=2 // hopscotchy_blink node={node2} times=5 | Blink | {w}, please: {node2} blinks. Colour is up to it.
      hopscotchy_lease node={node2} ttl_s={s} renew_s={s2} | Lease | TTL {s}, renewal {s2}, node {node2}.
      hopscotchy_lease node={node} ttl_s=30 sticky=false | Short lease | Half a minute of lease for the node of the event, and not sticky.
      hopscotchy_start node={node2} | Start | And {node2}? Start it.
      hopscotchy_stop node={node} | Stop | The one that reported has to stop.
      mqtt_publish topic=mesh/{fl}/{node}/ota payload=hold | Hold | Publish hold on mesh/FLOOR/NODE/ota. FLOOR and NODE: see the event.
      memory_store key=fw/{node} content="{fw}" | Firmware | Key: fw/ and the node. Content: what firmware it has.
      notify title="{node}" message="-{rs} dBm on floor {fl}" | Signal | The node is the title. The message: its rssi with dBm, then "on floor" and the floor, like -50 dBm on floor 3
      file_search query="{node}" path=plans/floors.v3/{fl} | On the plan | Find the node in plans/floors.v3/N, where N is its floor.
      http_request url="http://10.8.0.2:8081/nodes/{node2}?ch={ch}&db=-{db}" method=PUT | Tell the controller | PUT http://10.8.0.2:8081/nodes/{node2}?ch={ch}&db=-{db}
    `,
  },
  {
    language: 'en',
    earlier: ['Who is on call | rota_now → {n1} until {t1}, then {n2}', 'Pressure at the docks | gauge → {bar} bar'],
    slots: { n1: 'Ewa, Torben, Luz', n2: 'Milan, Greta, Haruto', t1: '=14:00, 18:30, 22:00', bar: '2.1..6.9', a: '2..60', b: '2..60', c: '2..60', v: 'va3, vb8, cv1', v2: 'vd4, ve2, xv9', note: "=Valve 7: don't open above 60 °C, 10 % glycol; see tank/2, It's 3:1 - not 1:3, a, b and c stay shut" },
    tools: ['spigotta_turn(valve, percent: int, seconds?: int, from_percent?: int): Turn a valve', 'spigotta_pulse(valve, open_s: int, shut_s: int, times: int): Pulse a valve', 'spigotta_lock(valve, locked: bool, minutes?: int): Lock a valve', 'spigotta_plate(valve, text, copies?: int): Engrave a plate'],
    steps: `
      spigotta_turn valve={v} percent={a} seconds={b} | Dock valve | In {b} s bring the dock valve to {a} %. Dock is {v}, drain is {v2}.
      spigotta_turn valve={v2} from_percent={a} percent={c} | Drain | The drain ({v2}): from {a} to {c} per cent, however long it takes.
      spigotta_pulse valve={v2} open_s={b} shut_s={c} times=3 | Pulses | Three pulses on {v2}, {b} s open, {c} s shut.
      spigotta_pulse valve={v} shut_s={a} open_s={c} times={b} | Many pulses | {v}: {b} times {a} s shut and {c} s open.
      spigotta_lock valve={v2} locked=true minutes=60 | Lock | For an hour nobody turns the drain; {v2} it is called here.
      spigotta_lock valve={v} locked=false | Unlock | {v} need not be locked any longer.
      spigotta_plate valve={v2} text="{note}" copies=2 | Plate | Two plates for {v2}: "{note}"
      spigotta_plate valve={v} text="{note}" | One plate | {v}. "{note}"
      send_message channel=signal to="{n1}" text="{note}" | On call | "{note}" goes over signal to the one who has duty first by step {step1}.
      memory_store key="{n2}" content="from {t1}" | Next one | Key: who comes second in the rota. Content: "from" and the time of the change.
      notify title="Docks" message="{bar} bar" | Docks | Title Docks, message what step {step2} measured, unit too.
      file_write path=valves/{v}.md content="{note}" append=true | Add the note | At the end of valves/{v}.md add "{note}"
      memory_store key="{v}/{v2}" content="{a}, {b}, {c}" | Three figures | Content {a}, {b}, {c} under the key {v}/{v2}
      mqtt_publish topic=docks/{v}/set payload="{a}:{b}" | Set by radio | Topic docks/{v}/set, payload {a}:{b}
      file_search query="{note}" path=manuals/v{a}/dock.d | In the manual | Query "{note}", path manuals/v{a}/dock.d
    `,
  },
];
