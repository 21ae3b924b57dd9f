import type { Scene } from '../../scene';

/** The simplest steps with the product's own tools, in short plain words, part 1. */
export const simpleEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt barn/door {"door": "{dr}", "open": true}',
    slots: { dr: 'north, calf pen, D2', q: '100..9900', why: '=wrong tank, power cut, started twice, not needed', p: 'night-flush, rinse-line, evening-round', k: 'calf-feed, vet-visit, fence', i: 'job-17, t-31, c4', n: '2..39', d: 'logs, manuals, photos', t: 'barn/fan/set, yard/light', b: 'barn-1, shed, loft' },
    steps: `
      sop_cancel run_id=run-{q} reason="{why}" | Cancel | Cancel the run run-{q}, reason: {why}
      sop_execute name={p} | Run it | Run the procedure {p}.
      memory_forget key={k} | Forget | Forget the note {k}.
      cron_remove id={i} | Remove job | Remove job {i}.
      gpio_read pin={n} | Read pin | Read GPIO pin {n} of the board.
      cron_list | Jobs | Show the jobs that are planned
      file_list path={d} | Files | List the files in {d}
      mqtt_publish topic={t} payload=on | Fan on | Publish on to {t}
      board_info board={b} | Board | Is board {b} connected?
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-4471, r-19, 7f3a', r2: 'run-208, r-77, b91c', p: 'stock-count, open-shop, close-shop', k: 'till-code, supplier, rent', j: 'job-17, cron-4, t-208', n: '2..27', w: 'invoice, refund, VAT', x: '=Closed today, Milk is out, Back at noon, Till is open' },
    steps: `
      sop_status run_id={r} | Status | How does run {r} stand?
      sop_cancel run_id={r2} reason="no stock" | Stop it | Stop run {r2}. Reason: "no stock"
      sop_execute name={p} | Start | Start {p}.
      memory_forget key={k} | Tidy | Delete note {k}
      cron_remove id={j} | Jobs | Delete the job {j}, please.
      gpio_write pin={n} value=1 | Light | Set pin {n} to HIGH.
      file_search query={w} | Search | Search the files for {w}
      notify message="{x}" | Screen | Show "{x}" on this computer.
      sop_list | Procedures | Which procedures do we have?
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/done {"printer": "{pr}", "pages": {pg}}',
    slots: { pr: 'LP2, office, big one', pg: '1..60', p: 'paper-order, clean-rollers, toner-swap', r: 'r-19, r-204, 9c1e', n: '4..33', f: 'desk/today.md, notes/print.md', k: 'toner, paper-size, print-code', x: '=A4 only, ask at the desk, two trays, black and white', i: '1..60', u: 'Marta, Jonas, Elif', c: '=telegram, email, slack' },
    steps: `
      sop_execute name={p} | Kick off | Kick off the procedure {p}
      sop_status run_id={r} | Run | Check run {r}.
      board_info | Boards | Show me the boards that are connected.
      gpio_write pin={n} value=0 | Low | Pin {n} low
      file_read path={f} | Read | Read {f}
      memory_store key={k} content="{x}" | Save | Save "{x}" as {k}
      cron_remove id=cron-{i} | Off the plan | Take cron-{i} off the plan.
      send_message channel={c} to={u} text="Your print is ready" | Message | Send {u} "Your print is ready" on {c}.
      memory_recall query={k} | Notes | What is noted about {k}?
    `,
  },
  {
    language: 'en',
    slots: { q: '10..999', why: '=rain, fog, high wind, lack of staff', k: 'pond-level, heron, pump-spare', j: 'j31, c-8, job-5', w: 'filter, koi, ozone', b: 'pond-a, pier, weir', n: '2..39', v: '0..100', t: 'pond/aerator, pond/light/level', x: '=Water is cloudy, Pump is loud, Ice on the pond, Heron is back', p: 'winter-mode, feed-round, backwash' },
    steps: `
      sop_cancel run_id=r-{q} reason="{why}" | Call off | Cancel r-{q} because of {why}
      memory_forget key={k} | Note gone | Remove the note {k}.
      cron_remove id={j} | Unplan | Unschedule {j}
      file_search query="{w}" | Find | Find "{w}" in the files.
      board_info board={b} | Info | Info about board {b}
      gpio_read pin={n} | Pin | What is on pin {n}?
      mqtt_publish topic={t} payload="{v}" | Publish | Publish {v} to {t}.
      pushover message="{x}" | Push | Push "{x}" to my phone
      sop_execute name={p} | Run {p}
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} opened the office',
    slots: { who: 'Priya, Sven, Wanda', h: '5..21', x: '=Water the plants, Lock the door, Feed the cat, Check the post', r: 'r-8, run-31, 4d7a', w: 'lease, insurance, alarm code', k: 'wifi, plumber, spare-key', p: 'open-office, post-round, coffee', d: 'scans, letters/2026, tax', n: '5..26', host: 'desk, hub, intra', j: 't-3, job-44, c9' },
    steps: `
      cron_add schedule="0 {h} * * *" action=message text="{x}" | Every day | Every day at {h}:00 the message "{x}".
      sop_status run_id={r} | How far | Show how far run {r} is
      file_search query="{w}" | Where | Which files mention {w}?
      memory_forget key={k} | Drop | Drop the note {k}
      sop_execute name={p} | Now | Please start the procedure {p}
      file_list path={d} | Folder | What is in the folder {d}?
      gpio_write pin={n} value=1 | On | Pin {n} on (1 is on).
      http_request url=http://{host}.lan/ping | Call | Fetch http://{host}.lan/ping
      cron_remove id={j} | Delete {j} | Delete the cron job {j}.
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-90, r-5, e07b', r2: 'run-12, r-66, c3d8', why: '=oven is cold, flour is out, wrong recipe, baker is ill', p: 'proof, first-bake, oven-clean', k: 'rye-mix, order-day, oven-hours', n: '2..39', x: '=Bread is done, Oven 2 is hot, Dough is ready', f: 'bakery/orders.md, bakery/shift.md', v: '=closed, open, sold out', b: 'oven-pi, hall, b3', w: 'spelt, gluten, croissant' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | Cancel run | Cancel run {r} with the reason "{why}".
      sop_status run_id={r2} | Run {r2} | Get the status of the run {r2}
      sop_execute name={p} | Go | Execute {p}.
      memory_forget key={k} | Forget {k}
      gpio_write pin={n} value=0 | Off | Set GPIO {n} to 0
      notify message="{x}" | Tell | Notify: {x}
      file_write path={f} content="{v}" | Write | Write "{v}" to {f}
      board_info board={b} | State | State of board {b}?
      file_search query={w} | Search | Look for {w} in the files.
    `,
  },
  {
    language: 'en',
    event: 'webhook /weather {"wind": {wd}, "sky": "{sky}"}',
    slots: { wd: '1..24', sky: '=clear, cloudy, rain', j: 'job-2, p-14, cron-70', p: 'park-mount, flat-frames, dome-close', k: 'seeing, dew, last-target', x: '=M31 done, sensor at -10, cable is loose', w: 'dark frame, polar, collimation', n: '3..30', t: 'dome/slit, dome/lamp', v: '=open, stop, park', q: '100..900' },
    steps: `
      cron_remove id={j} | Plan | Drop the planned job {j}.
      sop_execute name={p} | Launch | Launch procedure {p}
      sop_list | List | Show a list of all procedures.
      memory_store key={k} content="{x}" | Note | Store "{x}" under {k}.
      memory_recall query="{w}" | Recall | Look in the notes for "{w}"
      gpio_read pin={n} | Read | Pin {n}: read it.
      mqtt_publish topic={t} payload="{v}" | MQTT | Send {v} to the topic {t}
      sop_status run_id=run-{q} | Done? | Is run-{q} done yet?
      board_info | Boards | Which boards are there, and how are they?
    `,
  },
  {
    language: 'en',
    slots: { n: '2..20', m: '21..39', k: 'visitor, keycard, lift', r: 'r-410, 2b6f, run-7', why: '=fire drill, lift is stuck, wrong floor', x: '=Fire drill at noon, Lift is stuck, Guest is here', c: '=telegram, sms, matrix', f: 'lobby/rules.md, lobby/guests.md', w: 'evacuation, badge, sprinkler', j: 'job-81, t-5, c12', p: 'lockup, fire-test, lift-reset' },
    steps: `
      gpio_write pin={n} value=1 | High | Make GPIO pin {n} HIGH.
      gpio_write pin={m} value=0 | Low | GPIO pin {m}: LOW
      memory_forget key={k} | Clean up | The note {k} can go.
      sop_cancel run_id={r} reason="{why}" | Abort | Abort run {r}: {why}
      send_message channel={c} text="{x}" | {c} | Write "{x}" on {c}.
      file_read path={f} | Show | Show me what {f} says
      file_search query="{w}" | File | Which file has "{w}" in it?
      cron_remove id={j} | Job | Job {j} can go.
      sop_execute name={p} | Procedure | Procedure {p}: start
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/freezer {"unit": "{un}", "temp": {tm}}',
    slots: { un: 'F1, -80 B, chest', tm: '-82..-60', q: '1000..9000', p: 'thaw-cycle, autoclave, bench-wipe', k: 'buffer-lot, ethanol, pipette-7', b: 'bench-2, hood, cold-room', d: 'protocols, runs/may, gels', n: '4..35', x: '=Gel is ready, Samples are in, Door was open', a: '2..50', j: 'job-3, lab-8, t-71', u: 'Ines, Tomas, Yuki' },
    steps: `
      sop_status run_id=run-{q} | run-{q} | What about run-{q}?
      sop_execute name="{p}" | Start | Start the procedure "{p}".
      memory_forget key={k} | Erase | Erase {k} from the notes
      board_info board={b} | Pins | Which pins does board {b} have?
      file_list path={d} | List | List folder {d}
      gpio_read pin={n} board={b} | Input | Read pin {n} on board {b}.
      pushover message="{x}" | Phone | Send a push: {x}
      cron_remove id={j} | Remove | Remove {j} from the schedule
      send_message channel=email to={u} text="Box {a} is yours" | Mail | E-mail {u}: "Box {a} is yours"
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-6, r-88, aa41', r2: 'run-61, r-30, 5d02', why: '=pool is closed, chlorine is out, test only', w: 'chlorine, lifeguard, pH table', j: 'cron-9, w-3, job-28', n: '2..39', host: 'pool, gate, box7', t: 'pool/jet, pool/cover', f: 'pool/log.md, pool/rota.md', a: '10..90', k: 'ph-value, cover-key, locker' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | Stop | Stop the run {r}, reason {why}
      sop_status run_id={r2} | Look | Look at the status of run {r2}.
      file_search query="{w}" | Find it | Find the file that says "{w}"
      cron_remove id={j} | Planned | Planned job {j}: delete
      gpio_write pin={n} value=1 | Jet | Pin {n} → 1
      http_request url=http://{host}.lan/reset method=POST | Reset | POST to http://{host}.lan/reset, with no body.
      mqtt_publish topic={t} payload=off | Off | Publish off to {t}
      file_write path={f} content="Visitors: {a}" | File | Put "Visitors: {a}" into the file {f}.
      memory_forget key={k} | Note {k} | Note {k}: delete
    `,
  },
  {
    language: 'en',
    event: 'webhook /parcel {"from": "{fr}", "weight_kg": {kg}}',
    slots: { fr: 'Lund, Osei, Tran', kg: '1..30', p: 'label-run, dock-close, night-sort', p2: 'belt-check, scale-zero', q: '2..99', w: 'customs, pallet, fragile', b: 'dock-4, belt, gate-b', h: '4..22', j: 'd-17, job-60', n: '6..31', k: 'dock-code, carrier' },
    steps: `
      sop_execute name={p} | {p} | {p} should run now.
      cron_add schedule="0 {h} * * *" action=procedure text={p2} | Plan | Plan the procedure {p2} for "0 {h} * * *".
      sop_status run_id=r-{q} | Tell me | Tell me how r-{q} stands.
      file_search query={w} | {w} | In which files does {w} occur?
      board_info board={b} | Show | Show board {b}
      cron_remove id={j} | Not needed | The job {j} is not needed any more. Take it out.
      gpio_write pin={n} value=0 | Pin low | Pull pin {n} low.
      memory_recall query={k} | Look up | Look up {k} in the notes.
      sop_list | All | All procedures, please: list them.
    `,
  },
  {
    language: 'en',
    slots: { k: 'tuning, score-box, hall-key', k2: 'choir-day, stand-3', x: '=Rehearsal at six, Hall is locked, Bring your scores', r: 'run-2, r-71, 0f9d', why: '=no pianist, hall is taken, conductor is ill', n: '2..39', c: '=signal, email, telegram', u: 'Noor, Clara, Emil', f: 'choir/list.md, choir/plan.md', p: 'hall-heat, mic-check', j: 'job-9, k-21' },
    steps: `
      memory_forget key={k} | Gone | Throw out note {k}.
      memory_store key={k2} content="{x}" | Keep | Keep "{x}" under the key {k2}
      sop_cancel run_id={r} reason="{why}" | Off | Run {r} must stop, the reason is "{why}".
      board_info | Info | Board info, all boards.
      gpio_read pin={n} | GPIO | Read pin {n}
      send_message channel={c} to={u} text="{x}" | {u} | Tell {u} on {c}: {x}
      file_read path={f} | Open | Open the file {f}.
      sop_execute name={p} | Trigger | Trigger {p}
      cron_remove id={j} | Clear | Clear the job {j} from the plan.
    `,
  },
];
