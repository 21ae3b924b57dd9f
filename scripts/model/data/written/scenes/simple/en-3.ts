import type { Scene } from '../../scene';

/** The simplest steps with the product's own tools, in short plain words, part 3. */
export const simpleEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /clinic/checkin {"patient": "{pt}", "room": {rm}}',
    slots: { pt: 'A. Berg, L. Okoro, M. Ruiz', rm: '1..12', q: '100..999', why: '=doctor is late, room is taken, entered twice', x: '=Gloves are low, Room 3 is clean, Lab has called', y: '=two boxes left, order on Friday, ask Nina', k: 'gloves, flu-shots, room-3', w: 'consent form, X-ray, vaccine', f: 'clinic/rota.md, clinic/rooms.md', p: 'room-clean, stock-round, close-clinic', n: '2..39' },
    steps: `
      sop_cancel run_id=run-{q} reason="{why}" | Off | Call off run-{q}, reason: "{why}"
      notify message="{x}" | On screen | Pop up "{x}" on the screen of this computer.
      pushover message="{x}" | To my phone | "{x}" to my phone as a push.
      memory_recall query="{w}" | Notes on it | Search the notes for "{w}".
      file_write path={f} content="{y}" | Save file | Write {y} into {f}
      memory_store key={k} content="{y}" | Keep it | Under {k} keep: {y}
      sop_list | What can run | Which procedures are there? Just list them.
      gpio_read pin={n} | Pin value | Read the value of pin {n}.
      sop_execute name={p} | Get going | Get the procedure {p} going.
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-88, r-2, 5a9c', n: '2..20', m: '21..39', j: 'saw-1, job-73, t-16', b: 'saw-pi, press, hall-b', k: 'blade-size, oak-order, glue', c: '=email, telegram, slack', u: 'Hugo, Anya, Pat', x: '=Saw is clean, Glue is dry, Oak is here', d: 'plans/doors, drawings, orders' },
    steps: `
      sop_status run_id={r} | Through? | Did run {r} get through? Ask.
      gpio_write pin={n} value=1 | Extractor | GPIO {n} on. 1 is on.
      gpio_write pin={m} value=0 | Extractor off | GPIO {m} off, and 0 is off.
      cron_remove id={j} | Please remove | Please take job {j} out of the plan.
      cron_list | Jobs | List the planned jobs.
      board_info board={b} | What does it have | What does board {b} offer?
      memory_forget key={k} | Discard | Discard note {k}
      send_message channel={c} to={u} text="{x}" | {c} to {u} | To {u}, on {c}: "{x}"
      file_list path={d} | ls | ls {d}
    `,
  },
  {
    language: 'en',
    event: 'mqtt farm/tank {"tank": "{tk}", "litres": {lt}}',
    slots: { tk: 'T2, rain, hill', lt: '40..2000', r: 'r-12, run-640, c0d9', r2: 'r-73, run-31, 4b8e', why: '=tank is empty, pump is hot, it rains', p: 'pump-test, fill-trough, muck-out', t: 'farm/pump, farm/gate', h: '3..22', y: '=Let the hens out, Shut the coop, Check the ewes', w: 'hay, ewe, wormer', k: 'vet-phone, ram-tag, feed-mix', host: 'weather, coop, gate', n: '2..39' },
    steps: `
      sop_status run_id={r} | State of it | What is the state of run {r}?
      sop_cancel run_id={r2} reason="{why}" | Kill it | Kill run {r2}, reason "{why}"
      sop_execute name={p} | Fire up | Fire up {p}.
      mqtt_publish topic={t} payload=off | MQTT | Send off to {t}
      cron_add schedule="0 {h} * * *" action=message text="{y}" name={k} | Daily message | Daily at {h}:00 the message "{y}". The job's name is {k}.
      file_search query={w} | Text | Find {w} in the files, wherever it is
      memory_recall query={w} | In the notes | And find {w} in the notes.
      http_request url=http://{host}.lan/now | Get | Load http://{host}.lan/now
      gpio_read pin={n} | Float switch | Read the float switch on pin {n}.
    `,
  },
  {
    language: 'en',
    slots: { q: '10..999', why: '=no answer, wrong address, courier is gone', x: '=Order is packed, Courier is late, Box 9 is lost', p: 'pick-list, seal-boxes, count-bins', k: 'box-size, tape, courier-no', j: 'ship-2, job-39, c-81', b: 'scale-pi, belt-2, door', w: 'tracking, return label, bubble wrap', a: '1..90', f: 'ship/today.md, ship/late.md' },
    steps: `
      sop_cancel run_id=r-{q} reason="{why}" | Terminate | Terminate r-{q}. Reason: {why}
      sop_status run_id=r-{q} | Coming along | See how r-{q} is coming along.
      pushover message="{x}" | Phone | Push {x}
      sop_execute name={p} | Run SOP | Run SOP {p}.
      memory_forget key={k} | Get rid | Get rid of the note {k}
      cron_remove id={j} | Delete job | Job {j}: remove
      board_info board={b} | Up? | Is the board {b} up?
      file_write path={f} content="{a} boxes" | Boxes | Save "{a} boxes" in the file {f}
      file_search query="{w}" | Among the files | Search for "{w}" among the files.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stage/cue {"cue": {cue}, "by": "{by}"}',
    slots: { cue: '1..90', by: 'Lene, Raj, Milo', n: '2..20', m: '21..39', r: 'run-17, r-46, 8d21', t: 'stage/fog, stage/curtain', v: '=up, down, half', k: 'gel-201, cue-9, fog-fluid', x: '=Doors in five, Fog is empty, Cue 9 moved', j: 'show-3, t-12, job-50', f: 'stage/cues.md, stage/props.md', u: 'Ola, Finn, Maud' },
    steps: `
      gpio_write pin={n} value=1 | Cue lamp | Raise pin {n}.
      gpio_write pin={m} value=0 | Lamp out | Drop pin {m} to LOW
      sop_list | SOPs | Show the list of SOPs.
      sop_status run_id={r} | {r} | Run {r}: status?
      mqtt_publish topic={t} payload="{v}" | Out | Put {v} out on {t}
      memory_store key={k} content="{x}" | Memory | Put "{x}" in the notes as {k}
      cron_remove id={j} | Dead job | The job {j} should be removed.
      file_read path={f} | Text | Give me the text of {f}
      send_message channel=telegram to={u} text="{x}" | Message | Message {u} on telegram: {x}
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-301, r-8, f19b', why: '=dough is cold, mixer stopped, order changed', k: 'pizza-night, cheese, till-pin', k2: 'menu-may, oven-man', b: 'oven, mixer, front', j: 'job-84, din-6, c3', p: 'close-kitchen, prep-list, oven-on', w: 'basil, allergen, gluten', x: '=Table 4 waits, Oven is on, Fish is out', d: 'menus, menus/old, invoices', y: '=eight guests, no nuts, cash only' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | Stop it | Make run {r} stop. Reason: {why}
      memory_forget key={k} | Forget that | Forget what is stored under {k}.
      memory_store key={k2} content="{y}" | Store | Store under {k2}: "{y}"
      board_info board={b} | Check | Check board {b}.
      cron_remove id={j} | Not any more | Don't keep job {j}; remove it.
      sop_execute name={p} | Kitchen | Procedure {p} now, please.
      file_search query={w} | Which one | See which file {w} is in.
      notify message="{x}" | Here | Put "{x}" up on this computer
      file_list path={d} | Show {d} | Show what's in {d}.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} takes the night shift',
    slots: { who: 'Gus, Ilse, Benoit', n: '2..39', r: 'run-55, r-19, 2e7d', r2: 'run-104, r-60, 93fa', why: '=pressure is low, filter is dirty, sensor fault', h: '0..23', y: '=Check the filters, Read the meters, Walk the yard', k: 'gate-key, night-phone, boiler-code', p: 'night-walk, filter-wash, lights-out', x: '=All is quiet, Filter is dirty, Gate is shut', w: 'boiler, siren, relief valve', a: '3..60' },
    steps: `
      gpio_read pin={n} | Sensor | What does pin {n} say?
      sop_status run_id={r} | Ask | Ask how run {r} stands
      sop_cancel run_id={r2} reason="{why}" | Cancelled | The run {r2} is to be cancelled, reason "{why}".
      cron_add schedule="*/{a} * * * *" action=message text="{y}" | Again and again | Plan "*/{a} * * * *" with the message "{y}"
      memory_forget key={k} | Memory | memory: forget {k}
      sop_execute name={p} | Night | Now start {p}.
      pushover message="{x}" | Push message | A push message: "{x}"
      memory_recall query="{w}" | Recall | Recall "{w}".
      http_request url=http://10.0.0.{h}/state | State | Fetch http://10.0.0.{h}/state
    `,
  },
  {
    language: 'en',
    slots: { k: 'bike-12, brake-pads, deposit', j: 'rent-1, job-20, t-47', r: 'run-3, r-640, a8c1', p: 'chain-oil, lock-check, count-bikes', b: 'dock-a, pump, shed', w: 'helmet, inner tube, brake', f: 'bikes/rent.md, bikes/repair.md', v: '=bike 3 is back, no helmets, two in repair', c: '=sms, signal, matrix', u: 'Sami, Greta, Lou' },
    steps: `
      memory_forget key={k} | Out of date | The note {k} is outdated, delete it.
      cron_remove id={j} | Timer | The timed job {j} should go. Remove it.
      sop_status run_id={r} | Short look | Status of run {r}
      sop_execute name={p} | Workshop | Run {p} now
      board_info board={b} | Board info | Board info for {b}
      file_search query="{w}" | Any file | Any file with "{w}"? Search.
      file_write path={f} content="{v}" | Rent file | File {f}, content "{v}": write it.
      send_message channel={c} to={u} text="{v}" | {c} | {c} to {u}: {v}
      cron_list | Plan | What jobs are in the plan?
    `,
  },
  {
    language: 'en',
    event: 'mqtt mill/belt {"belt": {bt}, "speed": {sp}}',
    slots: { bt: '1..8', sp: '10..90', q: '100..9000', q2: '10..99', why: '=belt is torn, wrong grain, dust alarm', p: 'belt-stop, sieve-clean, silo-check', k: 'grain-4, miller, dust-limit', j: 'mill-8, c-14, job-2', t: 'mill/belt/cmd, mill/lamp', a: '0..9', n: '2..39', b: 'silo, mill-1, lift', d: 'mill/logs, weights, delivery' },
    steps: `
      sop_cancel run_id=run-{q} reason="{why}" | Run off | run-{q} is off: cancel it, reason {why}
      sop_status run_id=run-{q2} | Check it | Check how run-{q2} is doing.
      sop_execute name={p} | Exec | Exec {p}
      memory_forget key={k} | Remove note | Remove {k} from memory.
      cron_remove id={j} | Job {j} | Job {j} is to be deleted.
      mqtt_publish topic={t} payload="{a}" | {t} | {a} to the topic {t}
      gpio_read pin={n} | Level | Read input {n}
      board_info board={b} | Describe | Describe board {b}.
      file_list path={d} | Dir | List the directory {d}.
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-11, r-90, 6c4d', host: 'door, cam, hub', v: '=open, reset, hello', v2: '12..90', n: '2..39', x: '=Film starts, Hall 2 is full, Popcorn is out', p: 'hall-lights, film-start, sweep', k: 'film-9, snack-list, reel', j: 'kino-4, t-22, job-6', b: 'hall-1, booth, foyer' },
    steps: `
      sop_status run_id={r} | Status of run {r}
      http_request url=http://{host}.lan/cmd method=POST body="{v}" | Post | POST "{v}" to http://{host}.lan/cmd
      http_request url=http://{host}.lan/v/{v2} | Fetch | Load http://{host}.lan/v/{v2}, please.
      gpio_write pin={n} value=1 | Hall light | Pin {n}: HIGH
      notify message="{x}" | Notice | Notification: "{x}"
      sop_execute name={p} | Lights | Run procedure {p}
      memory_forget key={k} | Note | Away with the note {k}.
      cron_remove id={j} | Unschedule | Unschedule the job {j}.
      board_info board={b} | Booth | Give me the state of board {b}
    `,
  },
  {
    language: 'en',
    event: 'webhook /garden/visit {"group": "{gr}", "size": {sz}}',
    slots: { gr: 'school 4, Rotary, Linden club', sz: '4..40', w: 'orchid, compost, label', k: 'orchid-house, tour, seed-box', y: '=door sticks, tour at ten, seeds in drawer 2', r: 'run-70, r-5, 0bc7', r2: 'run-19, r-204, 7e3f', why: '=visitors inside, mist is off, too dark', p: 'mist-round, repot, tour-prep', j: 'gar-9, job-35, c-61', n: '2..39' },
    steps: `
      file_search query={w} | Locate | Locate {w} in the files.
      memory_recall query={w} | Remembered | What did we note about {w}?
      memory_store key={k} content="{y}" | Note down | Note "{y}" as {k}
      memory_forget key={k} | Delete note | Delete the note {k}, please
      sop_cancel run_id={r} reason="{why}" | Stop run | Stop run {r}, the reason is "{why}".
      sop_status run_id={r2} | Where is it | Where is run {r2} now?
      sop_execute name={p} | Do | Do the procedure {p}.
      cron_remove id={j} | Plan | Remove from the plan: {j}
      gpio_write pin={n} value=0 | Mist off | LOW on GPIO {n}.
    `,
  },
  {
    language: 'en',
    slots: { n: '2..27', b: 'lathe, hall-c, b7', b2: 'mill-2, pump-pi, gate', x: '=Shift is over, Lathe is free, Coolant is low', u: 'Edda, Ivo, Jack', c: '=slack, email, sms', r: 'run-58, r-410, 1fd8', p: 'coolant-top, chip-clear, lathe-warm', k: 'tool-12, coolant-mix, shift-lead', f: 'shop/tools.md, shop/shift.md', j: 'lathe-1, t-99, job-17', t: 'shop/lamp, shop/horn', v: '=on, off, blink' },
    steps: `
      gpio_write pin={n} value=1 board={b} | On {b} | Set pin {n} of board {b} to HIGH.
      board_info board={b2} | Other board | Show me board {b2}
      send_message channel={c} to={u} text="{x}" | Tell {u} | {c} message to {u}: "{x}"
      sop_status run_id={r} | Run | Show run {r}.
      sop_execute name={p} | {p} | Start procedure {p}
      memory_forget key={k} | Drop it | Drop {k} from the notes.
      file_read path={f} | Read | Please read {f}.
      cron_remove id={j} | Job | Take job {j} off the schedule.
      mqtt_publish topic={t} payload="{v}" | Lamp | To {t}: {v}
    `,
  },
];
