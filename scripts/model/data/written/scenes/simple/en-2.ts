import type { Scene } from '../../scene';

/** The simplest steps with the product's own tools, in short plain words, part 2. */
export const simpleEn2: readonly Scene[] = [
  {
    language: 'en',
    slots: { r: 'run-14, r-3, 6e2c', why: '=rack is full, wrong colour, done by hand', p: 'dye-batch, rinse-two, boil-off', b: 'vat-1, dryer, loom', k: 'indigo, madder, mordant', j: 'dye-4, job-77, t9', n: '2..27', m: '28..39', w: 'alum, walnut, wool' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | Cancel {r} | Cancel run {r}. Reason: {why}
      sop_execute name={p} | Begin | Begin the procedure {p}
      board_info board={b} | How is it | How is the board {b}?
      memory_forget key={k} | Notes | We don't need the note {k} any more. Delete it.
      cron_remove id={j} | Strike | Strike {j} from the plan.
      gpio_write pin={n} value=1 | Heater | Pin {n} high
      gpio_read pin={m} | Float | Read GPIO {m}.
      file_search query={w} | Recipes | Search files: {w}
      cron_list | Planned | What is planned?
    `,
  },
  {
    language: 'en',
    event: 'mqtt hive/scale {"hive": "{hv}", "kg": {kg}}',
    slots: { hv: 'H3, linden, north row', kg: '12..48', q: '100..999', k: 'queen-marks, mite-count, sugar', x: '=blue dot, four frames left, swarm seen, feeder empty', w: 'varroa, linden, smoker', d: 'hives, hives/2025, honey', t: 'hive/heater, hive/gate', v: '=on, off, close', p: 'spring-check, extract, label-jars', j: 'bee-2, cron-18, j7', u: 'Marek, Lucia, Tove', b: 'hive-pi, scale-2, shed' },
    steps: `
      sop_status run_id=run-{q} | Where | Where does run-{q} stand?
      memory_store key={k} content="{x}" | Remember | Remember "{x}" as {k}.
      memory_recall query="{w}" | What do we know | What do our notes say about {w}?
      file_list path={d} | Names | Show the files in {d}
      mqtt_publish topic={t} payload="{v}" | Send | MQTT: {v} to {t}
      sop_execute name={p} | Start it | Can you start {p}?
      cron_remove id={j} | Gone | Get rid of the job {j}.
      send_message channel=telegram to={u} text="{x}" | Telegram | Telegram to {u}: "{x}"
      board_info board={b} | Details | Details of board {b}, please
    `,
  },
  {
    language: 'en',
    slots: { r: 'r-210, run-9, 8ab3', r2: 'r-45, run-37, d1f6', why: '=train is late, track is closed, wrong platform', p: 'departure, clean-coach, lamp-test', n: '2..39', x: '=Platform 2 is closed, Train is late, Doors checked', j: 'job-12, tr-6, c40', k: 'guard, timetable, water-fill', f: 'rail/notes.md, rail/coach.md', h: '4..22' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | Halt | Run {r}: cancel. Reason "{why}"
      sop_status run_id={r2} | Going? | Is run {r2} still going?
      sop_execute name={p} | Set going | Set the procedure {p} going.
      gpio_write pin={n} value=0 | Signal | Switch pin {n} off; 1 is on.
      notify message="{x}" | Notification | A notification that says "{x}"
      cron_remove id={j} | Cron | cron: remove {j}
      memory_forget key={k} | Key | Delete the key {k} from memory.
      file_read path={f} | See | Let me see {f}
      cron_add schedule="0 {h} * * *" action=procedure text={p} | Daily | Start {p} every day at {h}:00.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} is at the front desk',
    slots: { who: 'Ruth, Amir, Beata', w: 'deposit, late fee, key card', b: 'desk-a, hall-2, lift', k: 'room-code, linen, breakfast', q: '10..99', p: 'check-out, linen-round, minibar', x: '=Room is ready, Bus at nine, Pool is closed', j: 'desk-5, job-31, t-60', t: 'hotel/lobby/light, hotel/sign', v: '=on, off, dim', n: '3..28' },
    steps: `
      file_search query="{w}" | Files | Look through the files for "{w}".
      board_info board={b} | {b} | Tell me about board {b}
      memory_forget key={k} | Out | Take {k} out of the notes
      sop_status run_id=r-{q} | Query | Query the status of r-{q}.
      sop_execute name={p} | Running | Get {p} running
      pushover message="{x}" | Pushover | Pushover: {x}
      cron_remove id={j} | Take out | Take the job {j} out of the plan
      mqtt_publish topic={t} payload="{v}" | Topic | Topic {t}, payload {v}
      gpio_read pin={n} | Contact | Is pin {n} high or low? Read it.
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-500, r-11, 40bd', why: '=hose is broken, no pressure, frost', p: 'irrigate, drip-test, drain-lines', n: '2..20', m: '21..39', k: 'valve-map, frost-date, pump-key', x: '=valve 3 sticks, line 2 leaks, pump is new', d: 'field, field/maps, orders', h: '3..23', y: '=Check the hoses, Close the taps, Empty the barrel', j: 'irr-1, job-52, c-33', w: 'nozzle, gasket, drip line' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | Break off | Break off run {r} ({why} is the reason).
      sop_execute name={p} | Procedure | The procedure {p} has to be started.
      gpio_write pin={n} value=1 | Valve | Set output {n} high.
      gpio_write pin={m} value=0 | Valve shut | And output {m} low
      memory_store key={k} content="{x}" | Note | Note under {k}: {x}
      file_list path={d} | Which files | Which files are in {d}?
      cron_add schedule="0 {h} * * *" action=message text="{y}" | Remind | Plan the message "{y}" for 0 {h} * * *
      cron_remove id={j} | No more | No more {j} in the plan: remove it.
      file_search query="{w}" | Word | Find files with "{w}"
    `,
  },
  {
    language: 'en',
    event: 'webhook /ticket {"id": {id}, "state": "{st}"}',
    slots: { id: '1000..9000', st: '=open, waiting, closed', r: 'run-71, r-29, fe03', p: 'rotate-logs, renew-cert, db-dump', k: 'vpn-host, old-dns, rack-key', host: 'web, mail, git', f: 'ops/today.md, ops/hosts.md', v: '=all good, disk swapped, nothing open', w: 'timeout, certificate, swap', j: 'cron-3, ops-9, 5b', b: 'rack-1, ups, probe', x: '=Backup is done, Disk is full, VPN is down' },
    steps: `
      sop_status run_id={r} | State | State of run {r}, please.
      sop_execute name={p} | SOP | start SOP {p}
      memory_forget key={k} | Wipe | Wipe the note {k}
      http_request url=http://{host}.lan/health | Health | Call http://{host}.lan/health
      file_write path={f} content="{v}" | Into the file | {f} gets the text "{v}".
      file_search query={w} | grep | grep the files for {w}
      cron_remove id={j} | Entry | Remove the entry {j} from the plan
      board_info board={b} | Board | Look up board {b}.
      send_message channel=slack text="{x}" | Slack | "{x}" goes to slack.
    `,
  },
  {
    language: 'en',
    slots: { q: '200..999', why: '=mould is cracked, clay is wet, kiln is cold', k: 'glaze-7, cone, kiln-rent', b: 'kiln-1, wheel-room, rack', p: 'bisque, glaze-fire, cool-down', n: '2..39', t: 'kiln/vent, kiln/fan', a: '1..100', j: 'kiln-2, job-8, t-90', w: 'celadon, cone 6, slip' },
    steps: `
      sop_cancel run_id=run-{q} reason="{why}" | Stop the run | Stop run-{q}: "{why}"
      sop_list | Overview | Give me a list of the procedures.
      memory_forget key={k} | Forget it | Please forget the note {k}.
      board_info board={b} | Connected? | Is the board {b} there? Show it.
      sop_execute name={p} | Next | We run {p} next.
      gpio_read pin={n} | Value | Value of pin {n}?
      mqtt_publish topic={t} payload="{a}" | Number | Publish the number {a} on {t}.
      cron_remove id={j} | Off with {j} | Delete {j} from what is planned.
      memory_recall query="{w}" | Any note | Any notes on "{w}"? Look.
    `,
  },
  {
    language: 'en',
    event: 'mqtt gym/counter {"inside": {ins}}',
    slots: { ins: '0..120', r: 'run-33, r-402, 77e1', r2: 'run-8, r-15, bc90', why: '=gym is closed, too few people, music is broken', p: 'open-gym, towel-round, air-out', n: '2..39', x: '=Sauna is hot, Class is full, Towels are out', c: '=matrix, signal, telegram', u: 'Jana, Otto, Kemal', k: 'locker-9, class-list, sauna-temp', j: 'gym-7, job-15, c-2', d: 'plans, classes/june, staff' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | End | End the run {r}; reason: "{why}"
      sop_status run_id={r2} | Progress | How far has run {r2} got?
      sop_execute name={p} | Open up | Let the procedure {p} begin.
      gpio_write pin={n} value=1 | Pin {n} | 1 on pin {n}
      notify message="{x}" | Show | Show this here on the screen: {x}
      send_message channel={c} to={u} text="{x}" | To {u} | Send "{x}" to {u} by {c}
      memory_forget key={k} | Clear | Clear the note "{k}".
      cron_remove id={j} | Scrap | Scrap the planned job {j}.
      file_list path={d} | Contents | Contents of the folder {d}
    `,
  },
  {
    language: 'en',
    slots: { p: 'ferment-check, rack-wine, press', p2: 'sulphur-round, barrel-top', r: 'run-21, r-6, 3ce8', w: 'riesling, tannin, cork', k: 'barrel-4, yeast, ph-may', j: 'wine-3, t-14, job-40', b: 'cellar, press-pi, tank-b', m: '2..39', n2: '1..9' },
    steps: `
      sop_execute name={p} | Run {p}
      sop_status run_id={r} | Finished? | Has run {r} finished?
      file_search query={w} | Mention | Is {w} in any file? Search.
      memory_forget key={k} | Delete | Delete what is noted under {k}
      cron_remove id={j} | Plan | Remove the scheduled job "{j}".
      board_info board={b} | Board state | Show the state of board {b}.
      sop_list | Names | The names of all procedures, please
      gpio_read pin={m} board={b} | Level | Level of pin {m} on board {b}?
      cron_add schedule=2027-03-0{n2}T18:00 action=procedure text={p2} | Once | Start {p2} once, on 2027-03-0{n2}T18:00
    `,
  },
  {
    language: 'en',
    event: 'webhook /school/bell {"bell": "{bl}", "room": "{rm}"}',
    slots: { bl: '=first, last, break', rm: '2B, aula, lab 1', q: '10..99', why: '=exam today, teacher is ill, room is taken', k: 'bell-times, copy-code, lost-coat', p: 'lock-rooms, projector-off, bell-test', j: 'bell-1, s-20, job-66', w: 'field trip, homework, allergy', n: '2..39', x: '=School is out, Exam in 2B, Bus is here', f: 'school/plan.md, school/rooms.md', t: 'school/bell, school/sign', v: '=ring, off, quiet' },
    steps: `
      sop_cancel run_id=r-{q} reason="{why}" | Cancel | Please cancel r-{q}. Reason: "{why}"
      memory_forget key={k} | Rub out | Erase the note {k}.
      sop_execute name={p} | Please run | Would you run "{p}", please?
      cron_remove id={j} | Job out | Throw the job {j} out of the plan.
      file_search query="{w}" | Every file | Find every file that contains "{w}".
      gpio_write pin={n} value=1 | Bell | Turn on pin {n} (on is 1).
      pushover message="{x}" | Push it | Push: "{x}"
      file_read path={f} | Read it | What's in the file {f}?
      mqtt_publish topic={t} payload="{v}" | Bell sign | Publish "{v}" on the topic {t}
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-4, r-99, 1d4f', r2: 'run-66, r-27, e5a0', why: '=boat is out, tide is low, engine check', b: 'dock-1, crane, buoy', p: 'fuel-up, mooring, bilge-pump', k: 'berth-12, tide-note, fuel-card', j: 'sea-5, job-23, t-8', v: '=berth 4 is free, crane is down, tide at six', w: 'mooring fee, crane, diesel', host: 'harbour, crane, tide' },
    steps: `
      sop_status run_id={r} | Report | Report the status of run {r}.
      sop_cancel run_id={r2} reason="{why}" | Take it down | Cancel {r2}, the run, and give "{why}" as the reason.
      board_info board={b} | Get info | Get the info of board {b}
      sop_execute name={p} | Time | Time for {p}: start it.
      memory_forget key={k} | Strike | Strike {k} from memory
      cron_remove id={j} | Unplanned | Unplan the job {j}
      memory_store key={k} content="{v}" | New note | Make a note {k}: "{v}"
      file_search query={w} | Seek | Do a file search for {w}.
      http_request url=http://{host}.lan/level | Level | Open http://{host}.lan/level
    `,
  },
  {
    language: 'en',
    event: 'mqtt house/meter {"kwh": {kwh}}',
    slots: { kwh: '100..9000', n: '2..14', m: '15..27', n3: '28..39', k: 'meter-no, grandma, bins', r: 'run-2, r-81, 9fa6', p: 'good-night, away-mode, garden-water', j: 'home-4, job-11, c7', t: 'house/hall/lamp, house/fan' },
    steps: `
      gpio_write pin={n} value=1 | Lamp | Pin {n} to high, please.
      gpio_write pin={m} value=0 | Lamp off | Pin {m} to low
      gpio_read pin={n3} | Door | Read GPIO pin {n3} of the board, please.
      memory_forget key={k} | You can forget | You can forget the note {k}.
      sop_status run_id={r} | How's it going | How is run {r} doing?
      sop_execute name={p} | {p} | Do a run of {p}.
      cron_remove id={j} | Drop | Drop {j} from the schedule.
      mqtt_publish topic={t} payload=toggle | Toggle | Publish toggle to {t}.
      board_info | All boards | List all boards with their pins.
    `,
  },
];
