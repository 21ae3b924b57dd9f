import type { Scene } from '../../scene';

/** The simplest steps with the product's own tools, in short plain words, part 4. */
export const simpleEn4: readonly Scene[] = [
  {
    language: 'en',
    slots: { r: 'run-40, r-17, 3bd2', r2: 'run-9, r-208, d70a', why: '=trap is empty, tide is high, net is torn', b: 'pier, cold-1, boat', w: 'lobster, permit, ice', x: '=Ice is out, Boat is in, Net is torn', f: 'catch/today.md, catch/boats.md', y: '=12 crates, no ice left, boat 3 first', h: '3..21' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | Cancel | Cancel this run: {r}. Reason: "{why}"
      sop_status run_id={r2} | How far along | How far along is run {r2}?
      board_info board={b} | Pins | List the pins of board {b}
      sop_list | Procedures | List all our procedures
      cron_list | Jobs | Which jobs are planned?
      file_search query="{w}" | Find | Find me the file with "{w}".
      pushover message="{x}" | Push it | Send "{x}" as a push message
      file_write path={f} content="{y}" | Write down | Write into {f}: {y}
      cron_add schedule="0 {h} * * *" action=message text="{x}" | Plan it | Message "{x}" every day at {h}:00, please plan it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/hall {"hall": "{hl}", "visitors": {vs}}',
    slots: { hl: 'east, H2, crypt', vs: '0..300', q: '100..999', why: '=alarm test, hall is closed, guide is ill', k: 'guide-list, vase-7, loan', p: 'hall-dim, last-round, open-gates', w: 'fresco, loan contract, humidity', host: 'cam, light, gate', f: 'museum/loans.md, museum/halls.md', x: '=Hall 2 closes, Group is here, Guide needed', j: 'mus-4, job-18, c-30' },
    steps: `
      sop_cancel run_id=run-{q} reason="{why}" | Stop run-{q} | Stop it. The reason is "{why}".
      memory_forget key={k} | Forget | Forget note {k}
      sop_execute name={p} | Dim | Run the procedure "{p}"
      file_search query={w} | Look | Look for the word {w} in all files.
      http_request url=http://{host}.lan/off method=POST | Post | Send a POST to http://{host}.lan/off (empty).
      file_read path={f} | What is written | What is written in {f}?
      notify message="{x}" | Notify | Notify "{x}"
      cron_remove id={j} | Remove it | Remove the planned job {j}.
      board_info | Boards | Tell me which boards are connected.
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-77, r-61, 08ef', r2: 'run-5, r-312, c4a6', why: '=snow is too soft, lift is down, wind', n: '2..20', m: '21..39', t: 'slope/lights, slope/gun', v: '=on, off, standby', w: 'avalanche, groomer, first aid', k: 'lift-code, groomer-key, snow-depth', y: '=40 cm, slope 3 is icy, gun 2 is broken', b: 'lift-1, gun-4, hut' },
    steps: `
      sop_status run_id={r} | Look | Look how run {r} stands.
      sop_cancel run_id={r2} reason="{why}" | Cancel {r2} | Cancel the run {r2} ({why} is the reason)
      gpio_write pin={n} value=1 | Snow gun | High on pin {n}
      gpio_read pin={m} | State | State of pin {m} on the board?
      mqtt_publish topic={t} payload="{v}" | Publish | Publish: {v}. Topic: {t}
      memory_recall query="{w}" | Memory | Look for "{w}" in memory.
      memory_store key={k} content="{y}" | Save | Save {y} under {k}.
      board_info board={b} | Board {b} | What's up with board {b}?
      cron_list | Plan | Show all that is planned here.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/return {"book": "{bk}", "shelf": {sh}}',
    slots: { bk: 'Emma, Dune, Ulysses', sh: '1..90', f: 'library/late.md, library/rooms.md', w: 'overdue, donation, periodical', r: 'run-28, r-4, 5fe9', why: '=reader came back, wrong shelf, system update', d: 'lists, lists/2026, posters', x: '=We close at six, Room 2 is free, Printer is back', c: '=email, sms, matrix', u: 'Olga, Theo, Mina', k: 'late-fee, reading-room, door-pin', p: 'close-library, shelf-count, late-letters', a: '2..30' },
    steps: `
      file_read path={f} | Open file | Open {f} and read it.
      file_search query="{w}" | Hunt | In the files, search "{w}"
      sop_cancel run_id={r} reason="{why}" | Abort it | Abort the run {r}. The reason: {why}
      file_list path={d} | Files in {d} | Which files does {d} have?
      send_message channel={c} to={u} text="{x}" | Write | Write to {u} by {c}: "{x}"
      memory_forget key={k} | Let go | Let go of the note {k}: delete it.
      cron_add schedule="0 9 {a} * *" action=procedure text={p} | Monthly | Plan procedure {p} with the schedule "0 9 {a} * *".
      file_write path={f} content="{a} books" | Count | Write "{a} books" to the file {f}.
      sop_list | Overview | What procedures exist?
    `,
  },
  {
    language: 'en',
    slots: { q: '100..9000', q2: '10..99', why: '=wrong colour, nozzle is blocked, ink is out', b: 'plotter, cutter, ink-pi', k: 'ink-lot, vinyl, proof-9', j: 'prn-2, job-64, t-8', host: 'plot, cut, rip', x: '=Ink is out, Proof is ready, Cutter stopped', w: 'vinyl, CMYK, bleed', h: '6..19' },
    steps: `
      sop_cancel run_id=run-{q} reason="{why}" | Cancel | Cancel run-{q} now. Reason: {why}
      sop_status run_id=run-{q2} | Check | Check the status of run-{q2}.
      sop_status | All runs | How do all the active runs stand?
      board_info board={b} | Info {b} | Info: board {b}
      memory_forget key={k} | Note | Please delete note {k}.
      cron_remove id={j} | Job | Please delete the planned job {j}.
      http_request url=http://{host}.lan/jobs/{q2} method=DELETE | Delete there | Send a DELETE to http://{host}.lan/jobs/{q2}
      notify message="{x}" | Show it | Show the notification "{x}".
      cron_add schedule="0 {h} * * *" action=prompt text="Is {w} in stock?" | Ask daily | Plan the prompt "Is {w} in stock?" for 0 {h} * * *.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} starts the round',
    slots: { who: 'Bea, Karim, Ulf', r: 'run-16, r-93, be70', why: '=round is done, gate is locked, guard is ill', n: '2..27', k: 'round-2, radio, dog-name', x: '=Gate is open, Radio is dead, All clear', b: 'gate-1, tower, fence', w: 'trespass, key log, radio', y: '=gate 4 squeaks, lamp 2 is out, dog is new', f: 'guard/book.md, guard/keys.md' },
    steps: `
      sop_status run_id={r} | Is it done | Is run {r} done?
      sop_cancel run_id={r} reason="{why}" | End it | End run {r} with the reason "{why}"
      gpio_read pin={n} | Gate | Read GPIO {n} of the board.
      pushover message="{x}" | To the phone | Push to the phone: {x}
      board_info board={b} | Online? | Is board {b} online? Look.
      file_search query={w} | Word | Search all files for the word {w}
      memory_store key={k} content="{y}" | Keep | Remember under {k}: {y}
      file_write path={f} content="{y}" | Book | Save {y} to {f}
      memory_recall query={w} | Ask memory | Search the memory for {w}.
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-62, r-7, 19ac', r2: 'run-350, r-44, e8f5', why: '=tower is full, pump trips, operator says no', p: 'backwash-2, dose-chlor, tower-fill', n: '2..20', m: '21..39', t: 'water/valve, water/dose', a: '1..99', d: 'plant, plant/reports, lab', b: 'intake, tower, dose-pi' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | Stop | Stop run {r} because "{why}".
      sop_status run_id={r2} | Progress | Progress of run {r2}?
      sop_execute name={p} | Start | Start the procedure {p}.
      gpio_write pin={n} value=0 | Valve | Turn off pin {n} (off is 0)
      gpio_write pin={m} value=1 | Pump | Turn pin {m} on, 1 is on.
      mqtt_publish topic={t} payload="{a}" | Dose | Publish "{a}" to {t}
      cron_list | Cron | List the cron jobs.
      file_list path={d} | {d} | List the folder {d}
      board_info board={b} | Intake | Show how board {b} is doing.
    `,
  },
  {
    language: 'en',
    event: 'mqtt studio/air {"on": "{on}", "host": "{ho}"}',
    slots: { on: '=yes, no', ho: 'Nell, Zed, Kofi', q: '10..99', why: '=guest is late, line is dead, show moved', x: '=Guest is here, News in five, Mic 2 is dead', w: 'jingle, licence, traffic', f: 'radio/show.md, radio/guests.md', k: 'guest-name, jingle-4, studio-pin', p: 'on-air, tape-archive, news-pull', host: 'mixer, stream, clock', c: '=slack, telegram, signal' },
    steps: `
      sop_cancel run_id=r-{q} reason="{why}" | Out | r-{q}: cancel that run. Reason "{why}"
      sop_execute name={p} | Go | Go: start the procedure {p}.
      file_search query="{w}" | Search | Search "{w}" in the files
      file_read path={f} | Guests | Show the file {f}.
      memory_forget key={k} | Erase | Erase note {k}.
      http_request url=http://{host}.lan/say method=POST body="{x}" | Say | POST {x} to http://{host}.lan/say
      notify message="{x}" | Screen | On the screen here: "{x}"
      send_message channel={c} text="{x}" | Team | Post "{x}" on {c}
      sop_list | List | List the procedures we have.
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-120, r-2, a95e', r2: 'run-34, r-71, 60dc', why: '=charger fault, van is out, battery is full', n: '2..39', b: 'charger-3, depot, wall-b', k: 'van-7, charge-card, depot-code', x: '=Van 7 is full, Charger 3 is off, Cable is hot', f: 'vans/list.md, vans/faults.md', h: '0..23', p: 'charge-night, van-check, cable-test', w: 'tyre, inspection, mileage' },
    steps: `
      sop_cancel run_id={r} reason="{why}" | No more | No more of run {r}: cancel it, reason "{why}".
      sop_status run_id={r2} | Status | Give me the status of run {r2}.
      board_info board={b} | Board | Query board {b}
      gpio_read pin={n} | Plug | Pin {n} of the board, what does it read?
      pushover message="{x}" | Alert | Send the push "{x}".
      file_read path={f} | Faults | Read the file {f}, please
      cron_add schedule="0 {h} * * *" action=procedure text={p} | Every night | The procedure {p} every day at {h}:00: plan it.
      memory_recall query={w} | Known | What is in the notes about {w}?
      memory_forget key={k} | Out | Remove the note {k} from memory
    `,
  },
  {
    language: 'en',
    event: 'webhook /salon/booking {"name": "{nm}", "chair": {ch}}',
    slots: { nm: 'Vera, Jo, Pia', ch: '1..6', t: 'salon/sign, salon/music', v: '=open, closed, pause', q: '100..900', why: '=client is gone, water is cold, wrong chair', k: 'colour-6, tips, chair-3', y: '=mix one to two, ask for Pia, no foam', j: 'sal-5, t-18, c-40', u: 'Rita, Ben, Yara', c: '=sms, telegram, email', n: '2..39', a: '10..50' },
    steps: `
      mqtt_publish topic={t} payload="{v}" | Sign | Publish {v} on {t}.
      sop_cancel run_id=run-{q} reason="{why}" | Cancel | The run run-{q}: cancel, reason: {why}
      sop_status | Active | Show me the runs that are active.
      memory_store key={k} content="{y}" | Mix | Keep {y} as the note {k}.
      cron_remove id={j} | Unplan {j} | It should not run again.
      send_message channel={c} to={u} text="Chair {a} is free" | To {u} | Let {u} know by {c}: "Chair {a} is free"
      gpio_write pin={n} value=1 | Sign on | Write 1 to pin {n}
      cron_list | Bookings | Show me what jobs we have planned.
      pushover message="Chair {a} is free" | Push | Push "Chair {a} is free".
    `,
  },
  {
    language: 'en',
    slots: { r: 'run-18, r-203, 2cf4', r2: 'run-6, r-39, b1e8', why: '=glue is out, line 2 stopped, night shift only', w: 'torque, spare belt, manual', n: '2..27', b: 'line-2, robot, packer', f: 'line/shift.md, line/stops.md', y: '=belt changed, two stops, all fine', d: 'line/plans, drawings, photos', host: 'robot, line, scale' },
    steps: `
      sop_status run_id={r} | Where | At which point is run {r}?
      sop_cancel run_id={r2} reason="{why}" | Drop the run | Drop run {r2}; the reason is {why}
      file_search query="{w}" | Where | Where in the files is "{w}"?
      board_info board={b} | Which pins | Which pins are on board {b}?
      gpio_write pin={n} value=0 | Arm | Write 0 to GPIO {n}.
      file_write path={f} content="{y}" | Shift book | "{y}" into the file {f}
      file_list path={d} | Plans | What files are there in {d}?
      http_request url=http://{host}.lan/home | Home | Open the address http://{host}.lan/home
      cron_list | Line | Is anything planned? Show me the jobs.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/rink {"rink": "{rk}", "ice_c": {ic}}',
    slots: { rk: 'A, main, kids', ic: '-9..-2', q: '1000..9000', why: '=match today, ice is thin, driver is ill', x: '=Rink is closed, Ice is ready, Match at eight', b: 'chiller, rink-a, score', k: 'skate-rent, ice-temp, goal-net', w: 'referee, blade, puck', h: '5..22', n: '2..39' },
    steps: `
      sop_cancel run_id=run-{q} reason="{why}" | Call it off | Call run-{q} off. Reason: "{why}"
      sop_status run_id=run-{q} | Ask | What's the status of run-{q}?
      board_info board={b} | Chiller | Ask for the state of board {b}.
      file_search query={w} | Files | Which files contain {w}?
      cron_list | List | A list of the planned jobs, please.
      cron_add schedule="0 {h} * * *" action=message text="{x}" | Remind me | Remind me at {h}:00 every day with the message "{x}"
      pushover message="{x}" | Push | Push message: {x}
      memory_forget key={k} | Delete | Delete {k} from the notes.
      gpio_read pin={n} | Ice | Is pin {n} 0 or 1?
    `,
  },
];
