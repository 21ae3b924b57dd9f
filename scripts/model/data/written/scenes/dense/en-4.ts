import type { Scene } from '../../scene';

/** Short steps with several values, each of which belongs to one parameter, in English, part 4. */
export const denseEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt pipelab/deck {"plate": "{pl}", "reagent": "{re}", "wells": {wells}, "run": "{run}"}',
    slots: { pl: 'PL-0412, PL-7730, X96-2', re: 'Tris pH 8.0, primer mix 2, EtOH 70 %', wells: '=8, 24, 48, 96', run: 'R-81, R-207, R-554', a: 'A1, B3, C7, D2', b: 'E11, F4, G9, H12', ul: '2..95', ul2: '2..95', s: '2..95', n: 'three times / four times / ten times', tip: 'p20, p200, p1000' },
    tools: ['pipwren_move(from_well, to_well, microlitres: num, tip?): Carry liquid from well to well', 'pipwren_mix(well, microlitres: num, cycles: int, fast?: bool): Mix a well', 'pipwren_shake(seconds: int, rpm: int, lid?: bool): Shake the plate', 'pipwren_eject(tip, wash: bool): Drop a tip'],
    steps: `
      pipwren_move from_well={b} to_well={a} microlitres={ul} | Back across | {ul} µl into {a}, taken from {b}.
      pipwren_move from_well={a} to_well={b} microlitres={ul2} tip={tip} | With a tip | {tip}: {a} to {b}, {ul2} µl.
      @n pipwren_mix well={b} microlitres={ul} cycles=3 // pipwren_mix well={b} microlitres={ul} cycles=4 // pipwren_mix well={b} microlitres={ul} cycles=10 | Mix | Mix {b} {n} with {ul} µl; the speed doesn't matter.
      pipwren_shake rpm={ul2}0 seconds={s} lid=false | Shake | {s} s, {ul2}0 rpm, open (no lid).
      pipwren_eject tip={tip} wash=false | Tip | Off with {tip}, unwashed.
      memory_store key={run} content="{a}->{b}, {ul} µl" | Record | Key: the run of the event. Content: {a}->{b}, {ul} µl
      memory_store key="{re}" content="{ul2} µl a well" | Reagent | For the reagent of the event as the key: {ul2} µl a well
      notify title="{pl}" message="{wells} wells done" | Plate | The plate is the title; the message counts the wells and says done, like 12 wells done.
      file_search query="{re}" path=lab/sds/2026.1/en | Safety sheet | Search lab/sds/2026.1/en for the reagent, its whole name.
    `,
  },
  {
    language: 'en',
    slots: { q: 'tenants over quota, "no route" 5xx, disk.full@n7, it’s slow', dir: '/var/log/nginx.2/vhosts/shop.alder.io, /opt/app-3.1/conf.d, /home/ops/notes/2026.q2', k: 'oncall/week, ntp.servers, mail:relay', c: "=Mon 08:00: Pia; Tue 08:00: Lars, 10.1.0.1;10.1.0.2 (2 of 3), smtp.alder.io:587 - don't use 25, 95 % of 40 GB", t: 'Disk n7, Relay, Night shift', m: "=It's at 95 %: clean up by 18:00, mail.alder.io:587 doesn't answer, Reboot at 02:30 (takes 4 min), CPU 78 °C; fan 2 at 0 rpm", top: 'ops/n7/disk, site.b/ntp/sync, alder/mail/relay1', pay: "=free=5%;inode=12%, offset:-0.4ms, 587 refused, it's down", n: '2..19', ln: '10..400', from: '20..900', id: 'job-18, c771, n-04' },
    event: 'manual',
    steps: `
      file_search query="{q}" path={dir} | Search | Look for {q} in {dir}
      file_search path={dir} query="{k}" | Where is it set? | Path {dir}, query {k}
      memory_store key="{k}" content="{c}" | Note | Key {k}. Content {c}
      memory_store key="{t}" content="{m}" | Under the name | Content: {m} Key: {t}
      notify title="{t}" message="{m}" | Say it | Title {t}; message {m}
      notify message="{c}" | Untitled | No title, only this: {c}
      mqtt_publish topic={top} payload="{pay}" | Publish | Payload "{pay}", topic {top}
      mqtt_publish topic={top} payload={n} | Only the figure | Topic {top}. Payload {n}.
      file_read path={dir}/readme.txt from_line={from} lines={ln} | A part | {ln} lines of {dir}/readme.txt, beginning with line {from}.
      memory_recall query="{q}" limit={n} | Ask the notes | At most {n} notes about {q}
      cron_remove id={id} | Plan | The nightly one ({id}) is no longer planned.
      file_write path={dir}/todo.md content="{m}" append=true | To do | Append to {dir}/todo.md: {m}
    `,
  },
  {
    language: 'en',
    event: 'webhook /laundry/ward {"ward": "{ward}", "kg": {kg}, "infectious": {inf}, "cart": "{cart}"}',
    slots: { ward: 'W3, ICU, maternity', kg: '8..60', inf: '=true / false', cart: 'C-114, C-209, K7', m: 'W-01, drum-6, tub-2', m2: 'W-09, drum-3, tub-8', p: '2..40', c: '30..90', rpm: '400..1200', min: '5..60', ml: '30..90' },
    tools: ['sudsarmi_go(machine, program: int, celsius?: int, spin_rpm?: int): Start a wash', 'sudsarmi_hold(machine, minutes: int, door_locked?: bool): Let a wash wait', 'sudsarmi_halt(machine, spin_off: bool): End a wash', 'sudsarmi_zero(machine): Set the counters of a machine to zero', 'sudsarmi_where(machine): Say where a wash is', 'sudsarmi_soap(machine, product: a|b|c, ml: int, at_min?: int): Add soap'],
    steps: `
      sudsarmi_go machine={m} program={p} celsius={c} spin_rpm={rpm} | Start | Start {m} with {p}: {c} °C, spin {rpm}.
      sudsarmi_go machine={m2} program={c} spin_rpm={rpm} | Start the other | Program {c}, {rpm} rpm for the spin, {m2}, at the temperature that it has anyway.
      sudsarmi_hold machine={m} minutes={min} door_locked=true | Wait | {min} minutes' pause for {m} with its door locked.
      sudsarmi_halt machine={m2} spin_off=false | End | End {m2}, but no spinning off.
      sudsarmi_zero machine={m} | Zero | Counters of {m} back to nought.
      sudsarmi_where machine={m2} | Where? | How far has {m2} got?
      sudsarmi_soap machine={m} product=b ml={ml} at_min={min} | Soap | {ml} ml of b after {min} min, {m}.
      @inf memory_store key="{cart}" content="infectious, {c} °C" // memory_store key="{cart}" content="normal, {c} °C" | Cart | Key: the cart. Content: "infectious, {c} °C" if the ward says that it is, else "normal, {c} °C"
      notify title="{ward}" message="{kg} kg in {m2}: back at 14:30, it's clean" | Ward | Title is the ward of the message; text: how many kg, then " kg in {m2}: back at 14:30, it's clean"
      mqtt_publish topic=laundry/{ward}/{cart} payload=washing | Cart state | laundry/WARD/CART: washing. Take both from the message.
    `,
  },
  {
    language: 'en',
    earlier: ['Which alarms are armed | siren_roll → north fence ({f1}) armed, gatehouse ({f2}) off, boiler room ({f3}) armed'],
    slots: { f1: '=zn1, zn4, zn8', f2: '=gh2, gh5', f3: '=br3, br6, br9', s: '5..90', pct: '5..90', pin: '2000..9800', tone: '=low, high, wobble', n: '2..9', who: 'Rasmus, Idunn, Kofi' },
    tools: ['yelpwarden_arm(zone, delay_s?: int, silent?: bool): Arm a zone', 'yelpwarden_disarm(zone, code: int, minutes?: int): Disarm a zone', 'yelpwarden_tone(zone, tone: low|high|wobble, volume: int, strobe?: bool): Choose the tone', 'yelpwarden_test(zone, seconds: int, buzzer: bool): Test a zone'],
    steps: `
      yelpwarden_arm zone={f2} delay_s=30 silent=true | Gatehouse | Arm the gatehouse, silently, with half a minute of delay.
      yelpwarden_arm zone={f3} delay_s={s} | Boiler room again | {s} s of delay for the boiler room when you arm it.
      yelpwarden_arm zone={f1} silent=false | North, loud | The fence in the north has to be armed, not silent; no delay is wanted.
      yelpwarden_disarm zone={f1} code={pin} minutes={n} | Open up | Code {pin}: disarm the north fence for {n} minutes.
      yelpwarden_disarm zone={f3} code={pin} | Off | Disarm the boiler room with {pin}, open end.
      yelpwarden_tone zone={f2} tone={tone} volume={pct} strobe=false | Tone | Gatehouse: {tone}, volume {pct}, no flashing.
      yelpwarden_test zone={f3} seconds={s} buzzer=false | Test | {s} seconds of test in the boiler room, without the buzzer.
      memory_store key={f1} content="north fence, code {pin}" | Key list | The id of the north fence is the key; content "north fence, code {pin}"
      mqtt_publish topic=guard/{f2}/horn payload={pct} | Horn | Publish {pct} to guard/ID/horn with the id of the gatehouse.
      pushover title="{f3}" message="Boiler room: 2nd test failed, it's {s} s late" | Push | The title is the boiler room's id. Message: Boiler room: 2nd test failed, it's {s} s late
      send_message channel=telegram to={who} text="{f1} armed, {f2} off" | Report | {who} on telegram: {f1} armed, {f2} off
    `,
  },
  {
    language: 'en',
    event: 'webhook /pool/lane {"lane": {lane}, "swimmer": "{sw}", "event": "{ev}", "heat": {heat}}',
    slots: { lane: '1..10', sw: 'Okafor, Lindqvist, Tanaka, Brandt', ev: '=100 m free, 4x50 medley, 200 m fly', heat: '2..9', sec: '24.1..59.8', m: '25..400', bpm: '32..66', cl: '0.3..2.9', c: '24..31', ph: '6.8..7.8', pct: '10..95' },
    tools: ['splitfin_set(lane: int, metres: int, seconds: num, pace_light?: bool): Set a pace', 'splitfin_start(heat: int, beep?: bool, delay_s?: int): Start a heat', 'splitfin_board(line: int, text, blink?: bool): Write on the board', 'splitfin_water(celsius: num, chlorine: num, ph?: num): Set the water'],
    steps: `
      splitfin_set lane={lane} metres={m} seconds={sec} pace_light=false | Pace | {sec} s for {m} m on the lane of the event, without the light.
      splitfin_set lane={heat} metres={bpm} seconds={sec} | Another lane | Lane {heat}, {bpm} metres, {sec} seconds.
      splitfin_start heat={heat} delay_s=60 | In a minute | Start the heat of the event in one minute. Beep as always.
      splitfin_start heat={heat} beep=false | Silent start | Start heat {heat} at once, no beep.
      splitfin_board line=2 text="{sw}: {ev}" | Board | Second line of the board: swimmer, colon, what is swum.
      splitfin_board line=1 text="Don't dive: 1.2 m" blink=true | Warning | Blinking on line one: "Don't dive: 1.2 m"
      splitfin_water chlorine={cl} celsius={c} | Water | Chlorine {cl}, {c} °C; pH is to stay.
      splitfin_water celsius={c} chlorine={cl} ph={ph} | All three | pH {ph}, {cl} chlorine, {c} degrees.
      memory_store key="lane {lane}" content="{sw}, {sec} s" | Times | Key: the word lane and the lane of the event. Content: the swimmer, then ", {sec} s"
      file_search query="{sw}" path=meets/2026/results.d | Earlier results | Find the swimmer of the event in meets/2026/results.d.
      mqtt_publish topic=pool/lane{lane}/led payload="{pct}" | Lamp of the lane | Publish {pct} to pool/laneN/led for the lane that the event has.
      notify title="Heat {heat}" message="{ev}: {sw} in lane {lane}" | Announce | Title: Heat and its number. Message: what is swum, a colon, the swimmer, "in lane", the lane.
    `,
  },
  {
    language: 'en',
    event: 'mqtt well/{well}/meter {"flow_lmin": {fl}, "bar": {bar}, "ntu": {ntu}}',
    slots: { well: 'w3, spring-a, deep-2', fl: '20..400', bar: '1.2..6.8', ntu: '0.1..4.4', p: 'dp4, hp9, jx1', l: '20..400', l2: '20..400', min: '5..90', hz: '20..60', n: '2..9' },
    tools: ['drawhart_run(pump, l_per_min: int, minutes?: int, reverse?: bool): Run a pump', 'drawhart_fill(pump, litres: int, max_l_min?: int): Fill by volume', 'drawhart_prime(pump, strokes: int, valve_open: bool): Prime a pump', 'drawhart_sample(well, bottles: int, ml: int, label): Take samples'],
    steps: `
      drawhart_run pump={p} l_per_min={l} minutes={min} | Run | {p}: {min} min, {l} l/min.
      drawhart_run pump={p} l_per_min={l2} reverse=true | Flush back | Let {p} run the other way round at {l2} l/min until somebody stops it.
      drawhart_fill pump={p} litres={l} max_l_min={l2} | Fill | {l} litres through {p}, never over {l2} l/min.
      drawhart_fill pump={p} litres={l2} | Fill, any speed | Through {p} {l2} l, as fast as it likes.
      drawhart_prime pump={p} strokes={n} valve_open=false | Prime | {n} strokes on {p}, valve shut.
      drawhart_sample well={well} bottles={n} ml={l} label="{well} raw" | Bottles | {n} bottles of {l} ml from the well of the topic; label: the well and the word raw.
      drawhart_sample well=ref-1 bottles=2 ml={l2} label="ref: 100 % tap" | Reference | Two bottles, {l2} ml each, of ref-1, labelled "ref: 100 % tap"
      notify title="{well}" message="{fl} l/min, {bar} bar" | Show | Title is the well. Message: flow and pressure with units, like 5 l/min, 1 bar
      memory_store key={well}/ntu content="{ntu}" | Turbidity | Key: the well, then /ntu. Content: the ntu alone.
      mqtt_publish topic=well/{well}/cmd payload="rate={l};t={min}" | Command | To well/WELL/cmd for the same well: rate={l};t={min}
    `,
  },
  {
    language: 'en',
    event: 'webhook /press/job {"job": "{job}", "title": "{ti}", "sheets": {sh}, "paper": "{pa}"}',
    slots: { job: 'J-4471, J-2080, PX-19', ti: "=Saints' Days, 90 % Sky, Zoo: A Guide, Ola's Café", sh: '200..9000', pa: 'A3 90 g, SRA3 silk, kraft 120', c: '5..98', m: '5..98', y: '5..98', k: '5..98', um: '20..400', hh: '200..900', pr: 'heid-2, KBA, riso-b', q: 'two / five / ten' },
    tools: ['quoinhorn_ink(press, yellow: int, key: int, cyan: int, magenta: int): Set the ink keys', 'quoinhorn_shift(press, x_um: int, y_um: int, unit?: int): Move the register', 'quoinhorn_run(job, sheets: int, per_hour?: int, duplex?: bool): Run a job', 'quoinhorn_proof(job, copies: int, paper?): Print proofs', 'quoinhorn_wash(press, rollers: bool): Wash a press'],
    steps: `
      quoinhorn_ink press={pr} cyan={c} magenta={m} yellow={y} key={k} | Ink | {pr}: cyan {c}, magenta {m}, yellow {y}, key {k}.
      quoinhorn_ink press={pr} cyan={m} magenta={y} yellow={k} key={c} | Ink, new | K {c}, C {m}, M {y}, Y {k} on {pr}.
      quoinhorn_shift press={pr} x_um=-{um} y_um={c} | Register | Move {pr} {um} µm in minus x and {c} µm in plus y.
      quoinhorn_shift press={pr} x_um={m} y_um=-{um} unit=3 | One unit | y by -{um}, x by {m}, only the third unit of {pr}.
      quoinhorn_run job={job} sheets={sh} duplex=false | Run | The whole job of the event, one side only, at whatever speed.
      quoinhorn_run job=TEST sheets={hh} per_hour={um}0 | Test run | {um}0 an hour, {hh} sheets, job TEST.
      @q quoinhorn_proof job={job} copies=2 // quoinhorn_proof job={job} copies=5 // quoinhorn_proof job={job} copies=10 | Proofs | Of the reported job {q} proofs; the paper stays.
      quoinhorn_wash press={pr} rollers=false | Wash | Wash {pr} without its rollers.
      notify title="{job}" message="{ti}" | What runs | The job as the title, what it is called as the message, unchanged.
      memory_store key="{pr}/register" content="x -{um}, y {c}" | Register kept | Content x -{um}, y {c} for {pr}/register
      file_write path=jobs/{job}.txt content="{pa}; {hh} sheets" | Job file | Write jobs/JOB.txt for this job: its paper, then "; {hh} sheets".
    `,
  },
  {
    language: 'en',
    event: 'mqtt battlab/slot {"cell": "{cell}", "slot": {slot}, "mah": {mah}, "temp": {temp}}',
    slots: { cell: 'NX-21, LFP-08, P42', slot: '1..32', mah: '1800..4900', temp: '21..44', slot2: '33..64', a: '0.5..4.5', a2: '0.5..4.5', v: '2.5..4.2', min: '5..90', n: '5..90', c: '5..60' },
    tools: ['voltaquill_charge(slot: int, amps: num, volts: num, minutes?: int): Charge a cell', 'voltaquill_discharge(slot: int, amps: num, stop_volts: num, fan?: bool): Discharge a cell', 'voltaquill_cycle(slot: int, cycles: int, rest_min: int, log?: bool): Cycle a cell', 'voltaquill_rest(slot: int, minutes: int): Let a cell rest', 'voltaquill_limit(max_c: int, min_c: int, beep?: bool): Set the temperature limits'],
    steps: `
      voltaquill_charge slot={slot} amps={a} volts={v} minutes={min} | Charge | The slot of the event: {v} V, {a} A, {min} min at most.
      voltaquill_charge slot={slot2} volts={v} amps={a2} | Till full | Charge {slot2} at {a2} A up to {v} V, no time given.
      voltaquill_discharge slot={slot2} amps={a} stop_volts={v} fan=false | Down | From {slot2} draw {a} A down to {v} V with the fan off.
      voltaquill_cycle slot={slot} cycles={n} rest_min={min} | Cycle | {min} minutes' rest between, {n} cycles, this slot.
      voltaquill_rest slot={slot2} minutes=30 | Rest | Let slot {slot2} rest for half an hour.
      voltaquill_limit min_c=-{c} max_c={n} beep=false | Limits | From -{c} to {n} °C, no beeping.
      memory_store key="{cell}" content="{v} V / {a} A" | Cell | Note: key = the cell in the event, content = {v} V / {a} A
      notify title="Slot {slot2}" message="{n} cycles, {min} min rest, -{c} °C min" | Show | Title Slot {slot2}, message {n} cycles, {min} min rest, -{c} °C min
      file_search query={cell} path=cells/2026/w-{n} | Look it up | In cells/2026/w-{n}, look for the cell of the event.
      mqtt_publish topic=battlab/{slot}/mode payload=rest | Mode | battlab/N/mode gets rest; N is the slot in the event.
    `,
  },
  {
    language: 'en',
    slots: { d1: 'eth0, wan.7, br-lan', d2: 'wg1, ppp0, vlan.40', up: '5..95', dn: '5..95', ms: '5..95', loss: '2..15', h: 'vpn.ostrava.site, 10.9.0.14, gw-2.lan.kestrel.org', url: '=https://status.kestrel.org/api/v2/line.json, http://10.9.0.14:8080/hook/net, https://noc.ostrava.site/in?src=b', port: '1025..9900', n: '5..50', min: '5..50' },
    event: 'cron line-tests',
    tools: ['bottleneckar_shape(interface, down_mbit: int, up_mbit: int, minutes?: int): Limit the speed', 'bottleneckar_worsen(interface, delay_ms: int, loss_pct?: int, jitter_ms?: int): Make a line worse for a test', 'bottleneckar_forward(port: int, host, to_port: int, udp?: bool): Forward a port', 'bottleneckar_clear(interface, keep_forwards: bool): Take the limits away'],
    steps: `
      bottleneckar_shape interface={d1} up_mbit={up} down_mbit={dn} | Shape | {d1}: up {up}, down {dn} Mbit.
      bottleneckar_shape interface={d2} down_mbit={up} up_mbit={ms} minutes={min} | For a while | {up} Mbit down and {ms} up on {d2} for {min} minutes.
      bottleneckar_worsen interface={d1} delay_ms={ms} loss_pct={loss} | Worse | {loss} % loss and {ms} ms delay, interface {d1}. Jitter: none given.
      bottleneckar_worsen interface={d2} delay_ms={up} jitter_ms={loss} | Jitter | {loss} ms jitter, {up} ms delay on {d2}; leave the loss.
      bottleneckar_forward port={port} host={h} to_port=22 udp=false | Forward | {port} goes to port 22 of {h}, not as UDP.
      bottleneckar_forward port={n}00 to_port={port} host={h} | Inward | To {port} of {h} from outside port {n}00.
      bottleneckar_clear interface={d2} keep_forwards=false | Clear | Everything off {d2}, the forwards too.
      http_request url="{url}" method=POST body="{d1} down={dn}" | Report | POST {d1} down={dn} to {url}
      http_request url="{url}" | Ask | What does {url} answer?
      memory_store key=line/{d1} content="{up}/{dn} Mbit, {ms} ms" | Note | Key line/{d1}, content "{up}/{dn} Mbit, {ms} ms"
      notify title="{d2}" message="{h}:{port} isn't reachable, {loss} % lost" | Show | Title {d2}, message "{h}:{port} isn't reachable, {loss} % lost"
      file_search query="{h}" path=/etc/net.d/hosts-{n} | In which file | Search /etc/net.d/hosts-{n} for {h}
      cron_add schedule="0 {loss} * * *" action=procedure text=line-test name=lines | Daily | Plan the procedure line-test with 0 {loss} * * * and the name lines.
    `,
  },
];
