import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: own tools beside those of the product, in English, part 2. */
export const whichEn2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt dome/{dome} {"dome": "{dome}", "cloud_pct": {cl}, "dew": {dew}, "target": "{tg}"}',
    slots: { dome: 'north dome, D2, student dome', cl: '0..20 / 55..100', dew: '-6.0..12.5', tg: 'M31, NGC 7009, Vega', p: '4..13', q: '14..26', f: '=obs/night.log, plans/targets.md' },
    tools: ['slitdrive_go(dome, state: open|closed): Move the slit of a dome', 'slitdrive_pos(dome): Position of the slit', 'plateshot_expose(target, seconds: int): Take a picture of a target', 'nightlog_line(text): Line in the night log'],
    steps: `
      slitdrive_pos dome="{dome}" | Slit? | How does the slit of the reporting dome stand? Do not move it in this step.
      @cl slitdrive_go dome="{dome}" state=open // failed "{cl} % of clouds" | Open | Clouds under 40 %: slit open. More clouds: fail.
      slitdrive_go dome="{dome}" state=closed | Rain | It drips. Shut the slit.
      plateshot_expose target="{tg}" seconds=120 | Picture | A picture of the target, two minutes (120 seconds).
      nightlog_line text="Dew point {dew}" | Night log | Night log: "Dew point", blank, the value.
      file_write path={f} content="Dew point {dew}" append=true | File | Not the night log this time. Into {f}, below the rest: "Dew point", blank, the value.
      gpio_write pin={p} value=0 | Red lamp off | The red lamp is wired to pin {p}. Off with it.
      gpio_read pin={q} | Hatch | Is the hatch shut? Pin {q} knows.
      failed "no tool for cleaning a mirror" | Mirror | Wash the mirror with distilled water.
    `,
  },
  {
    language: 'en',
    event: 'manual - wheel {wheel} smells of {smell}',
    slots: { wheel: 'W14, W203, shelf 5 left', smell: '=ammonia, mushrooms, nothing', key: '=smell, last-smell, cellar-note', who: 'Aurelio, Brigid, cellar team', d: '2..30' },
    tools: ['cavebook_note(wheel, text): Note about a wheel in the cave book', 'cavebook_read(wheel): Read the cave book on a wheel', 'cavearm_turn(wheel): Let the robot arm turn a wheel'],
    steps: `
      cavebook_read wheel="{wheel}" | History | What has been written about this wheel in the cave book?
      cavebook_note wheel="{wheel}" text="{smell}" | Cave book | What it smells of belongs in the cave book.
      memory_store key={key} content="{smell}" | Own note | Not in the cave book. Remember under {key} what it smells of.
      memory_recall query="{smell}" | Notes | Our notes, not the book: anything with "{smell}"?
      cavearm_turn wheel="{wheel}" | Turn | The arm turns this wheel over.
      failed "no tool for brushing cheese" | Brush | Brush the rind with brine. The arm cannot do that, it only turns.
      send_message channel=signal to={who} text="Please look at {wheel}" | Ask | Ask {who} on signal: Please look at {wheel}
      notify message="{wheel}: {smell}" | Ask nobody | Ask nobody. Show here: wheel, colon, smell.
    `,
  },
  {
    language: 'en',
    slots: { sh: '=Breakfast Club, Harbour Hour, Late Jazz', ti: '=06:00, 12:30, 21:15', f: '=scripts/news.txt, playlists/rain.m3u, jingles/readme.md', d: '=playlists, scripts/old', w: 'sponsor, weather, obituary', u: '=http://encoder.lan/status, http://tx2.lan/level' },
    tools: ['onair_lamp(studio: int, on: bool): On-air lamp of a studio', 'playout_cue(show, at): Cue a show', 'playout_next(): Say what is played next', 'studioline_show(text, studio?: int): Show a text to the speaker in the studio'],
    steps: `
      playout_next | What is next | Which show is next on air?
      playout_cue show="{sh}" at={ti} | Cue | Cue {sh} for {ti}.
      studioline_show text="Wrap up" | For the speaker | The speaker should read "Wrap up" in the studio.
      studioline_show text="Wrap up" studio=2 | Studio 2 | Show "Wrap up" to the speaker in studio 2.
      notify message="Wrap up" | Director | The director works at this computer. "Wrap up" for him, not for the studio.
      file_read path={f} | Read it | I need the text of {f}.
      file_list path={d} | Which ones | What do we have in {d}? Names will do.
      file_search query="{w}" path={d} | In which one | One file in {d} mentions "{w}", but which?
      http_request url={u} | Ask the encoder | See what {u} answers.
      onair_lamp studio=1 on=false | Lamp | On-air lamp of studio 1 off.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/crown {"case": "{cs}", "tooth": {th}, "shade": "{shd}", "dentist": "{dr}"}',
    slots: { cs: 'C-7719, C-5002, R-448', th: '11..28', shd: '=A2, B1, C3', dr: 'Dr. Amsel, Dr. Novak, Dr. Iyer', eur: '80..450', s: '2..24' },
    tools: ['millbench_cut(case, tooth: int): Mill a crown', 'millbench_stop(case): Stop milling a case', 'caseboard_set(case, stage: waiting|milled|sent): Stage of a case', 'caseboard_get(case): Look a case up'],
    steps: `
      caseboard_get case={cs} | Stage? | At which stage is this case? Change nothing.
      caseboard_set case={cs} stage=sent | Sent | The case has left the house; the board should say so.
      millbench_cut case={cs} tooth={th} | Mill | Have the crown for this tooth milled.
      millbench_stop case={cs} | Wrong block | Wrong block clamped! The mill must not go on with this case.
      send_message channel=email to="{dr}" text="{cs} is ready" | Dentist | The dentist is told by email: "… is ready", with the case.
      pushover message="{cs} is ready" | Courier phone | The courier's phone gets a push: "… is ready", with the case.
      memory_store key=shade-{cs} content="{shd}" | Shade | Remember the shade under "shade-" plus the case.
      failed "no tool for payments" | Pay | Transfer {eur} euros to the dentist's account.
      gpio_write pin={s} value=1 | Suction | Suction on. That's pin {s}, the mill has nothing to do with it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wash/bay/{bay} {"bay": {bay}, "plate": "{pl}", "program": "{pg}", "paid": {paid}}',
    slots: { bay: '1..8', pl: 'KN-44-X, BB 902, 7-TRD-11', pg: '=foam, wax, basic', paid: '=true / false', v: '3..12', w: '13..27' },
    tools: ['washline_start(bay: int, program): Start washing in a bay', 'washline_valve(bay: int, open: bool): Water valve of a bay', 'washline_snap(bay: int): Take a picture in a bay'],
    steps: `
      @paid washline_start bay={bay} program={pg} // failed "it is not paid" | Wash | Start what was chosen in that bay if it is paid; if not, the step fails.
      washline_valve bay={bay} open=true | Bay valve | Open the water valve of the bay in the report.
      gpio_write pin={v} value=1 | Main valve | The main valve belongs to no bay. It is on pin {v}; set it to 1.
      gpio_read pin={v} | Main valve? | Main valve, pin {v}: read back what it stands at.
      washline_valve bay={bay} open=false | Water off | No more water for that bay.
      washline_snap bay={bay} | Picture | A picture of the car, in its bay.
      gpio_read pin={w} | Oil trap | Check pin {w}, the float of the oil trap.
      failed "no tool for drying" | Dry | Dry the windows with the leather.
      notify message="{pl}: {pg}" | Counter | At the counter, i.e. on this computer: the plate, a colon, the programme.
    `,
  },
  {
    language: 'en',
    slots: { h: '=6, 7, 9', h2: '=20, 21, 22', pr: '=gate-close, toilet-check, bin-round', id: 'j-14, plan-9, cron-55', run: 'run-903, r-81e, sop-27', why: '=storm, guests complained, double start', m: '=10, 20, 40' },
    event: 'manual',
    tools: ['pitchmap_block(pitch: int, days: int): Block a pitch', 'pitchmap_free(): Which pitches are free'],
    steps: `
      cron_add schedule="0 {h2} * * *" action=procedure text={pr} | Every evening | Let {pr} start on its own every evening at {h2}:00.
      sop_execute name={pr} | This once | Just this once and at this moment: {pr}.
      cron_add schedule="*/{m} * * * *" action=prompt text="Is the gate shut?" | Ask | Every {m} minutes the prompt "Is the gate shut?".
      cron_add schedule="0 {h} * * 6" action=message text="Bread van" name=bread | Saturdays | Saturdays at {h}:00 the message "Bread van", planned under the name bread.
      cron_list | Plan | Read me the plan.
      cron_remove id={id} | Season over | Season over. {id} comes off the plan.
      sop_status run_id={run} | Done? | Is {run} done?
      sop_cancel run_id={run} reason="{why}" | Abort | {run} is to be aborted. Why: {why}
      sop_list | Which ones | Which procedures can I start here?
      pitchmap_free | Free pitches | Where is room for a tent?
    `,
  },
  {
    language: 'en',
    event: 'webhook /airfield/arrival {"reg": "{reg}", "type": "{ty}", "fuel_l": {fu}, "pilot": "{pi}"}',
    slots: { reg: 'D-EKLM, OE-9055, HB-PTT', ty: 'C172, DV20, PA28', fu: '20..180', pi: 'Joris, Magda, Capt. Lim', ch: '=radio, sms', eur: '12..60', n: '4..22' },
    tools: ['apronboard_put(reg, stand: int): Put an aircraft on the apron board', 'apronboard_wipe(reg): Wipe an aircraft off the apron board', 'fuelbowser_send(reg, litres: int): Send the fuel truck', 'towerring(number): Ring somebody by phone'],
    steps: `
      apronboard_put reg={reg} stand={n} | Stand | The apron board should show the arrival on stand {n}.
      apronboard_wipe reg={reg} | Left | It has left again; it must vanish from the board.
      fuelbowser_send reg={reg} litres={fu} | Fuel | The truck goes to it with the litres that were asked for.
      send_message channel={ch} to="{pi}" text="Taxi to stand {n}" | Pilot | The pilot hears on {ch}: Taxi to stand {n}
      notify message="{reg} ({ty})" | Tower screen | Tower screen, which is this computer: registration and, in brackets, the type.
      towerring number=0445512 | Ring | Ring 0445512 by phone.
      failed "no tool for payments" | Landing fee | Take the landing fee of {eur} from the pilot's card.
      failed "no tool for chocks" | Chocks | Lay the chocks in front of the wheels.
      file_write path=field/log.csv content="{reg};{ty}" append=true | Log | field/log.csv grows by a line: registration, semicolon, type.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the loan file | file_read → lender {le}, crate {cr}, back by {day}', 'Search the notes | memory_recall → nothing found'],
    slots: { le: '=Stadtmuseum, Musée Rodin, Tate', cr: 'K-18, K-207, crate 9', day: '=2027-01-15, 2027-03-02', k: '=loan-back, crate-where, lender', f: '=loans/2026.txt, loans/open.md', e: '=loans@depot.example, registrar@hall.example' },
    tools: ['depotcrane_fetch(crate): Fetch a crate from the depot', 'depotcrane_find(crate): Where a crate stands', 'loandesk_case(lender, due): Open a loan case'],
    steps: `
      depotcrane_find crate="{cr}" | Where | Where does this crate stand? Leave it there.
      depotcrane_fetch crate="{cr}" | Bring it | The crate should come up from the depot.
      loandesk_case lender="{le}" due={day} | Case | A loan case for the lender, due on the day on which it has to be back.
      memory_store key={k} content="{le} {day}" | Now it is noted | The notes had nothing. From now on {k} holds lender, blank, day.
      file_write path={f} content="{le} {day}" append=true | File | Lender, blank, day as a further line of {f}. It need not be remembered otherwise.
      file_search query="{le}" path=loans | Other papers | Which other files in loans mention the lender?
      send_message channel=email to={e} text="{cr} is back by {day}" | Mail | Mail to {e}: which crate "is back by" which day.
      cron_add schedule="0 9 * * 1" action=message text="Check the loans" | Mondays | Monday mornings at 9:00 we want the message "Check the loans".
      failed "no tool for packing" | Pack | Pack the bust in foam.
    `,
  },
  {
    language: 'en',
    event: 'peripheral lift-io/pin_{p} {v}',
    slots: { p: '2..6', v: '=0, 1', a: '7..13', b: '14..20', c: '21..27', bd: 'lift-io, mast-4, valley', ph: '=Lift closed, Wind gusts, Last ride at four' },
    tools: ['skiliftled_text(text): Text on the LED board at the valley station', 'chairstop(): Stop the chair lift', 'chairspeed(percent: int): Speed of the chair lift', 'chairspeed_now(): Read the speed of the chair lift'],
    steps: `
      chairspeed_now | How fast | How fast does it go at present?
      chairspeed percent=60 | Slower | 60 percent.
      chairstop | Stop | Stop the lift.
      skiliftled_text text="{ph}" | For guests | Guests read the LED board: "{ph}"
      notify message="{ph}" | For us | For us at this computer only: "{ph}"
      gpio_read pin={p} | Look again | Look again at the input that has just changed.
      gpio_write pin={a} value=1 | Heater | Track heater (pin {a}): switch on.
      gpio_read pin={a} | Heater? | Track heater (pin {a}): check whether on.
      gpio_write pin={b} value=0 board={bd} | Lamp off | Switch pin {b} of {bd} off.
      gpio_read pin={c} board={bd} | Not off | Do not switch anything on {bd}; say what pin {c} is.
      failed "no tool for shovelling" | Snow | Shovel the snow from the ramp.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/{tun} {"tun": "{tun}", "plato": {pl}, "temp": {t}, "batch": "{ba}"}',
    slots: { tun: 'T2, kettle, lauter 1', pl: '2.1..16.5', t: '8.0..78.0', ba: 'B-330, porter 9, IPA-4', v: '5..16', who: 'Wim, Sunniva, night brewer', top: '=brew/done, cellar/gravity' },
    tools: ['brewvalve(tun, port: in|out, open: bool): Valve of a tun', 'brewlog(batch, text): Write into the brew log', 'brewhold(batch, reason): Open a hold ticket for a batch'],
    steps: `
      brewvalve tun="{tun}" port=out open=true | Let it out | Outlet of the tun that reported: open.
      brewvalve tun="{tun}" port=in open=true | Let it in | Inlet of the tun that reported: open.
      gpio_write pin={v} value=1 | Steam | The steam valve is not one of the tun, it sits on pin {v}. 1 opens it: open.
      brewlog batch="{ba}" text="{pl} °P" | Brew log | Brew log of this batch: the gravity, blank, "°P".
      notify message="{ba}: {pl} °P" | Screen, no log | No log entry. On the screen here: batch, colon, gravity, blank, "°P".
      brewhold batch="{ba}" reason="off taste" | Hold | It tastes odd, so the batch needs a hold ticket, reason "off taste".
      mqtt_publish topic={top} payload="{pl}" | Gravity | {top} wants the gravity as a number.
      send_message channel=sms to={who} text="Please taste {ba}" | Tasting | By sms ask {who}: "Please taste …", the batch for the dots.
      failed "no tool for tasting" | Taste | Taste a spoonful of it.
    `,
  },
  {
    language: 'en',
    event: 'manual - poster for {ev}, {n} copies',
    slots: { ev: '=the fair, the choir night, the open day', n: '5..80', f: '=posters/fair.txt, posters/old.md', k: '=poster-size, paper-order, copies', eur: '10..90' },
    tools: ['inkjob_print(title, copies: int, colour?: bool): Print a job', 'inkjob_queue(): What waits at the printer', 'shopwindow(text): Text in the shop window'],
    steps: `
      inkjob_print title="{ev}" copies={n} | Print | Print it: what the poster is for is the title, with the copies of the order.
      inkjob_print title="{ev}" copies=1 colour=true | Proof | First one proof in colour, same title.
      inkjob_queue | Waiting | Does anything wait at the printer? Print nothing.
      shopwindow text="Back at two" | Window | People in the street should read "Back at two".
      notify message="Back at two" | Colleague | The colleague at this computer should read "Back at two".
      file_read path={f} | Wording | The wording is in {f}; read it, don't print it.
      memory_recall query="{k}" | Noted | Have we noted "{k}"?
      failed "no tool for scanning" | Scan | Scan the old poster from the wall.
      failed "no tool for payments" | Pay paper | Pay the paper bill of {eur} euros.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cell/robot/{rb} {"robot": "{rb}", "state": "{st}", "part": "{pt}", "count": {n}}',
    slots: { rb: 'RX3, arm left, KU-8', st: '=idle, ready, waiting / moving, fault, blocked', pt: 'bracket, flange, cap 40', n: '3..420', p: '3..14', s: '15..27' },
    tools: ['armcell_pick(robot, part): Let a robot arm pick a part', 'armcell_home(robot): Send a robot arm home', 'armcell_pose(robot): Read the pose of a robot arm', 'armcell_scrap(part, count: int): Enter scrap'],
    steps: `
      armcell_pose robot="{rb}" | Pose | What pose is the arm in? It must not move for this.
      @st armcell_pick robot="{rb}" part="{pt}" // failed "the robot is {st}" | Pick | When it is idle, ready or waiting, the arm picks the part. In any other state fail.
      armcell_home robot="{rb}" | Home | Arm home.
      armcell_scrap part="{pt}" count={n} | Scrap | All of the counted parts are scrap. Enter that.
      gpio_write pin={p} value=1 | Curtain | Light curtain supply on pin {p}: high.
      gpio_read pin={s} | Gate | Is the gate of the cell shut? That is pin {s}.
      failed "no tool for driving a truck" | Truck | Drive the fork lift to the gate.
      pushover message="{rb} is {st}" | Fitter | Push to the fitter: the robot, "is", its state.
      file_write path=cell/count.txt content="{n}" | Count | The file cell/count.txt holds the newest count and nothing older.
    `,
  },
  {
    language: 'en',
    earlier: ['List the runs | sop_status → {r1} rinse, step 2 of 5\n{r2} iron, waiting', 'Plan | cron_list → {c1} fold at 7\n{c2} count at 15'],
    slots: { r1: 'run-11, r-4ea, sop-301', r2: 'run-58, r-b02, sop-377', c1: 'p-21, cron-3, j-70', c2: 'p-36, cron-8, j-91', pr: '=starch, hot-wash, linen-count', h: '=5, 6, 13' },
    tools: ['drumq_add(drum: int, program): Queue a programme at a drum', 'drumq_peek(drum: int): What is queued at a drum'],
    steps: `
      sop_status run_id={r1} | Rinse | How far is the rinse by now?
      sop_status run_id={r2} | Iron | And the one that was waiting, does it still wait?
      sop_cancel run_id={r2} reason="no steam" | No steam | The waiting run cannot go on. End it, the reason is "no steam".
      sop_cancel run_id={r1} reason="wrong drum" | Wrong drum | End the rinse. The reason is "wrong drum".
      cron_remove id={c1} | No folding | The fold at 7 shall not happen any longer.
      cron_remove id={c2} | No counting | The one at 15 shall not happen any longer.
      cron_add schedule="0 {h} * * *" action=procedure text={pr} | Daily | Daily at {h}:00 begins the procedure {pr}.
      sop_execute name={pr} | At once | We can't wait for the plan; {pr} begins at once.
      drumq_add drum=3 program={pr} | Drum 3 | Queue {pr} at drum 3.
      drumq_peek drum=3 | What waits | Drum 3: see what is queued.
    `,
  },
  {
    language: 'en',
    event: 'mqtt boat/bilge {"level_cm": {l}, "batt_v": {b}, "boat": "{boat}"}',
    slots: { l: '2..9 / 18..40', b: '11.6..13.1', boat: 'Elsa, Nordlys, Tern', p: '4..12', q: '13..26', who: '+47 902 11 554, +47 466 80 213', k: '=bilge-last, boat-state' },
    tools: ['helmlcd(text): Text on the LCD at the helm', 'anchorlog(text): Write into the log of the ship'],
    steps: `
      @l failed "only {l} cm of water" // gpio_write pin={p} value=1 | Pump | Over 15 cm the bilge pump (pin {p}) is switched on. With less it fails.
      gpio_read pin={p} | Pumping? | Does the bilge pump run? Pin {p}, just look.
      helmlcd text="Bilge {l} cm" | Helm | At the helm one should read "Bilge", the level, "cm", with blanks.
      notify message="Bilge {l} cm" | Chart table | The computer on the chart table is this one: "Bilge", the level, "cm", with blanks.
      send_message channel=sms to="{who}" text="Battery {b} V" | Owner ashore | Owner is ashore: sms to {who}, "Battery", the volts, "V", with blanks.
      anchorlog text="Battery {b} V" | Log | Ship's log: "Battery", the volts, "V", with blanks.
      memory_store key={k} content="{l}" | Keep | Keep the level, the number alone, as {k}.
      failed "no tool for tying a rope" | Rope | Make the stern line fast.
      gpio_write pin={q} value=0 | Cabin light | Cabin light is on {q}. Make it dark.
    `,
  },
  {
    language: 'en',
    event: 'webhook /apiary/scale {"hive": "{h}", "kg": {kg}, "delta": {d}}',
    slots: { h: 'H3, lime tree, hive 11', kg: '18.0..61.0', d: '-3.0..4.5', f: '=bees/weights.csv, hives/2026.txt', q: 'swarm, varroa, queen', tp: '=bees/weight, hive/kg', dir: '=bees, hives' },
    tools: ['hivecard(hive, text): Write on the card of a hive', 'hivecam(hive): Take a picture inside a hive'],
    steps: `
      hivecard hive="{h}" text="{kg} kg" | Card | On its card: the weight, blank, "kg".
      file_write path={f} content="{h},{kg}" append=true | Table | Row in {f} after the others: hive, comma, weight.
      mqtt_publish topic={tp} payload="{kg}" | Topic | On {tp} the bare weight.
      memory_recall query="{q}" limit=5 | Notes | Five notes at most in which "{q}" occurs.
      file_search query="{q}" path={dir} | Files | Files below {dir} in which "{q}" occurs.
      hivecam hive="{h}" | Picture | I want to see the inside of this hive.
      pushover title="{h}" message="{d} kg" | Phone | Push: the hive as title, the delta, blank and "kg" as text.
      failed "no tool for feeding bees" | Feed | Put two litres of syrup into the feeder.
    `,
  },
  {
    language: 'en',
    slots: { p: '3..11', q: '12..19', r: '20..27', k: '=inverter-pin, isolator, string-plan', url: '=http://inv3.lan/api/state, http://10.1.1.9/power', url2: '=http://inv3.lan/api/off, http://10.1.1.9/standby', bd: 'roof-io, inv-pi' },
    event: 'cron',
    tools: ['isolox_open(string: int): Open the isolator of a string', 'isolox_state(string: int): State of an isolator', 'solticket(string: int, problem): Open a ticket for a string'],
    steps: `
      isolox_state string=7 | String 7 | Is the isolator of string 7 open? Leave it.
      isolox_open string=7 | Open 7 | Isolator of string 7 open.
      solticket string=7 problem="hot plug" | Ticket | String 7 has a hot plug; the firm needs a ticket, problem "hot plug".
      notify message="hot plug" | No ticket | A ticket would cost money. Just show "hot plug" on this computer.
      http_request url={url} | Inverter | Ask {url} how it is.
      http_request url={url2} method=PUT | Standby | PUT to {url2}, nothing in the body.
      gpio_read pin={p} | Door | Cabinet door: read {p}.
      gpio_write pin={q} value=1 board={bd} | Fan | Cabinet fan: set {q} on {bd} to 1.
      memory_store key={k} content="fan {q}, door {p}" | Wiring | Under {k} remember this: "fan {q}, door {p}"
      failed "no tool for washing panels" | Wash | Wash the bird droppings off the panels.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { room: 'Crypt, Lab 9, Attic', t: '=The clock lies, Look behind the mirror, Count the keys', n: '5..60', p: '4..15', who: 'Kit, Noor, game desk', s: '3..12' },
    tools: ['hintglass(room, hint): Show a hint to the players', 'doormag(room, locked: bool): Door of a room', 'playtimer(room, minutes: int): Set the time of a room', 'playtimer_left(room): Time that is left in a room'],
    steps: `
      hintglass room="{room}" hint="{t}" | Hint | Players in {room} get the hint "{t}".
      send_message channel=walkie to={who} text="{t}" | Staff | {who} gets this on the channel walkie, the players must not see it: "{t}"
      notify message="{t}" | Game master | Neither players nor staff. On my screen here: "{t}"
      playtimer_left room="{room}" | How long | How many minutes are left in {room}?
      playtimer room="{room}" minutes={n} | More time | {room} gets its time set to {n} minutes.
      doormag room="{room}" locked=false | Let out | {room}: let them out.
      gpio_write pin={p} value=1 | Smoke | Smoke machine has its own pin, {p}. On.
      gpio_read pin={s} | Skull | Has somebody pressed the skull? Pin {s}.
      failed "no tool for acting" | Ghost | Run through the room as a ghost.
    `,
  },
  {
    language: 'en',
    event: 'mqtt freezer/{fz} {"freezer": "{fz}", "temp": {t}, "door": "{door}", "owner": "{ow}"}',
    slots: { fz: 'F80-2, minus80 B, cold 3', t: '-82..-72 / -58..-31', door: '=shut, open', ow: 'Dr. Blum, Imani, group Sato', c: '=email, teams', d: '=freezers, boxes/2026', fn: '=freezers/f80.txt, boxes/map.csv', id: 'A-1190, S-77, P-3042' },
    tools: ['boxfinder(sample): Where a sample lies', 'boxmove(sample, freezer): Move a sample in the list', 'biostat_alarm(freezer, on: bool): Siren of a freezer'],
    steps: `
      boxfinder sample={id} | Where | In which box is {id}?
      boxmove sample={id} freezer="{fz}" | Move | In the list, {id} now belongs to the freezer of this message.
      @t failed "{t} degrees is cold enough" // biostat_alarm freezer="{fz}" on=true | Siren | Warmer than -65 degrees: the siren of that freezer on. Colder: fail.
      biostat_alarm freezer="{fz}" on=false | Quiet | Siren of that freezer off.
      send_message channel={c} to="{ow}" text="{fz}: {t} °C" | Owner | Owner, by {c}: freezer, colon, degrees, blank, "°C".
      notify message="{fz}: {t} °C" | Not the owner | Spare the owner this. Here on the computer: freezer, colon, degrees, blank, "°C".
      file_read path={fn} | Map | What does {fn} say?
      file_list path={d} | Papers | What papers are there in {d}?
      failed "no tool for carrying boxes" | Carry | Carry the boxes to the other freezer.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ferry/queue {"lane": {ln}, "cars": {n}, "ship": "{sh}", "eta": "{eta}"}',
    slots: { ln: '1..6', n: '4..70', sh: 'Hilda, Kronos, Sund II', eta: '=07:35, 12:10, 18:50', k: '=queue-peak, lane-last', ch: '=vhf, sms', pl: '=green, red, flash', tp: '=quay/lamp, lane/light' },
    tools: ['lanesign(lane: int, text): Text on the sign over a lane', 'lanebar(lane: int, up: bool): Bar of a lane', 'lanebar_look(lane: int): How a bar stands'],
    steps: `
      lanesign lane={ln} text="{sh} {eta}" | Sign | Drivers in the lane should see ship and time, a blank between.
      lanebar_look lane={ln} | Bar? | Up or down, the bar of that lane? Don't move it.
      lanebar lane={ln} up=true | Up | Bar of that lane up.
      lanebar lane={ln} up=false | Down | Bar of that lane down.
      send_message channel={ch} to="{sh}" text="{n} cars" | Ship | Tell the ship by {ch} how many cars, "… cars".
      mqtt_publish topic={tp} payload={pl} | Lamp | The lamp is controlled over {tp}: {pl}.
      memory_store key={k} content="{n}" | Keep | {k}: keep the number of cars, digits only.
      notify title="{sh}" message="{n} cars" | Ticket office | On this computer in the ticket office; the ship as title, "… cars" as text.
      failed "no tool for phone calls" | Harbour | Phone the harbour master. He wants a call and no message.
    `,
  },
  {
    language: 'en',
    slots: { t: '=Sausages are out, Closing at five today, Fresh lamb', f: '=shop/board.txt, offers/week.md', k: '=offer, sold-out, tomorrow', w: 'marjoram, casing, brine', kg: '2..30', h: '=4, 5, 6', n: '2..14' },
    event: 'manual',
    tools: ['meatscale_label(text, copies: int): Print labels on the scale', 'slateboard(text): Text on the electronic slate outside', 'coldroom(celsius: num): Set the cold room', 'coldroom_now(): Temperature of the cold room'],
    steps: `
      slateboard text="{t}" | Outside | Passers-by should read "{t}".
      meatscale_label text="{t}" copies={n} | Labels | {n} labels reading "{t}".
      send_message channel=whatsapp text="{t}" | Regulars | The regulars are on whatsapp; write them "{t}"
      memory_store key={k} content="{t}" | For me | Nobody needs to see it. Keep as {k}: "{t}"
      file_write path={f} content="{t}" | Replace | The file {f} gets a new content: "{t}"
      coldroom_now | Cold enough? | How cold is the cold room?
      coldroom celsius=1.5 | Colder | Make the cold room 1.5 degrees.
      memory_recall query="{w}" | How much | How much {w} did we take? Search the notes for "{w}".
      failed "no tool for weighing" | Weigh | Weigh out {kg} kg of lamb.
      cron_add schedule="0 {h} * * *" action=message text="Light the smoker" | Each morning | Each morning at {h}:00: message "Light the smoker".
    `,
  },
];
