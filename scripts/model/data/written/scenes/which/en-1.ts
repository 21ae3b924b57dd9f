import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: in English, part 1. */
export const whichEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt bakery/prover/{unit} {"unit": "{unit}", "rh": {rh}, "temp": {t}}',
    slots: { unit: 'P1, P4, back prover', rh: '48..79', t: '26.0..38.5', who: 'Maud, Tariq, Ilona', ch: '=sms, telegram, whatsapp', top: '=bakery/alarm, shop/bell, oven/wait', n: '3..9' },
    tools: ['doughclock_line(text, row?: int): Write on the clock display over the bench'],
    steps: `
      notify message="Prover too warm" | Screen here | Put "Prover too warm" on the screen of this computer.
      doughclock_line text="Prover too warm" | Over the bench | Not here in the office: the display over the bench should read "Prover too warm".
      send_message channel={ch} to={who} text="Prover too warm" | Tell {who} | {who} must hear of it by {ch}: "Prover too warm"
      pushover message="Prover too warm" | My phone | My phone gets a push saying "Prover too warm".
      mqtt_publish topic={top} payload="Prover too warm" | The topic | Drop "Prover too warm" on {top}.
      http_request url=http://shopwall.lan/warn method=POST body="Prover too warm" | Web hook | POST the words "Prover too warm" to http://shopwall.lan/warn
      doughclock_line text="{unit}" row={n} | Row {n} | Row {n} of the bench clock: the name of the prover that reported.
      failed "no tool for taking a photo" | Photo | Take a photo of the dough so that we can see how far it is.
    `,
  },
  {
    language: 'en',
    slots: { f: '=notes/valves.md, manuals/pump-b.txt, docs/winter.txt', d: '=manuals, docs/old, logs/2026', w: 'gasket, bleed screw, inlet, dosing', k: 'boiler, well, softener', a: '10..60', b: '5..25' },
    tools: ['shelfscan(word): Look a word up in the paper catalogue'],
    steps: `
      file_read path={f} | What does it say | Show what stands in {f}.
      file_list path={d} | What is in there | Which files are in {d}? Only their names.
      file_search query="{w}" path={d} | Where is it written | In which file below {d} does the word "{w}" occur? Find out.
      file_search query="{w}" | Anywhere | Find the file with "{w}" in it, wherever it may be.
      memory_recall query="{k}" | What did we note | Look up in the notes what we know about "{k}".
      memory_recall query="{k}" limit=2 | Two notes | Two notes at most on "{k}", please. Notes, not files.
      file_read path={f} from_line={a} lines={b} | A part of it | Only {b} lines of {f}, beginning with line {a}.
      shelfscan word="{w}" | On paper | It is neither in the files nor in the notes; try "{w}" in the paper catalogue.
    `,
  },
  {
    language: 'en',
    event: 'manual - shift change, {who} takes over from {old}',
    slots: { who: 'Perrin, Salome, Goran', old: 'Wiebke, Dov, Anneli', key: '=shift-now, on-duty, who-is-here', p: '=shift/today.txt, book/changes.log', h: '=6, 14, 22' },
    tools: ['gatebook_enter(name, remark?): Enter a name in the gate book'],
    steps: `
      memory_store key={key} content="{who}" | Remember | Remember under {key} who takes over.
      file_write path={p} content="{who}" | Into the file | The file {p} shall contain the name of the one who takes over and nothing else.
      file_write path={p} content="{old}" append=true | Add a line | Below what is already in {p}: the name of the one who leaves.
      gatebook_enter name="{who}" | Gate book | Not in a file, in the gate book: enter the new one.
      gatebook_enter name="{old}" remark="gone home" | Gone home | Gate book, the person who was here before, remark "gone home".
      cron_add schedule="0 {h} * * *" action=message text="Shift change" | Every day | Every day at {h}:00 the message "Shift change" should come.
      memory_forget key={key} | Forget | The note {key} is out of date, get rid of it.
      memory_recall query="{old}" | About {old} | Is there a note in which "{old}" occurs? Look.
      failed "no tool for shaking hands" | Hand over | Shake hands at the gate and give the keys to the new one.
    `,
  },
  {
    language: 'en',
    earlier: ['Begin the flush | sop_execute → started, run {run}'],
    slots: { run: 'run-4417, r-90ab, sop-312', other: 'run-2208, r-7c1d, sop-945', proc: '=night-flush, rinse-line, spring-clean', id: 'cron-4, job-17, t-208', h: '=4, 5, 6', why: '=wrong tank, hose missing, rain is coming' },
    tools: ['tankq_push(recipe): Put a recipe in the queue of the tank'],
    steps: `
      sop_execute name={proc} | Let it begin | {proc} should begin right now.
      cron_add schedule="0 {h} * * *" action=procedure text={proc} | In the mornings | {proc} is to begin by itself at {h} every morning. Not today by hand.
      sop_status run_id={run} | How far | How far has the run come that was started in step {step1}?
      sop_status run_id={other} | The other run | And run {other}, what is it doing?
      sop_cancel run_id={run} reason="{why}" | Break off | Break off what step {step1} started. Reason: {why}
      sop_list | What is there | Which procedures do we have at all?
      cron_list | What is planned | Show what is planned.
      cron_remove id={id} | Off the plan | {id} must not happen any more, take it off the plan.
      tankq_push recipe={proc} | Tank queue | The tank has a queue of its own. Put {proc} in there as a recipe.
    `,
  },
  {
    language: 'en',
    event: 'peripheral yard-io/pin_{p} {v}',
    slots: { p: '2..8', v: '=0, 1', q: '9..17', r: '18..27', bd: 'yard-io, gate-pi, shed2' },
    tools: ['aquaflap_move(flap: int, state: open|shut): Move a water flap', 'aquaflap_where(flap: int): Say how a flap stands'],
    steps: `
      gpio_read pin={q} | Only look | Do not switch pin {q}. We only want to know how it is.
      gpio_write pin={q} value=1 | Switch | Pin {q} on.
      gpio_write pin={r} value=0 | Off | Pin {r} off.
      gpio_read pin={p} | Again | Have another look at the pin that reported.
      board_info | Which boards | What boards are connected, and are they up?
      board_info board={bd} | That board | Tell me the state of the board {bd}.
      aquaflap_move flap=3 state=open | Flap 3 | Open flap 3.
      aquaflap_where flap=3 | Flap 3, only look | Is flap 3 open? Leave it as it is.
      gpio_read pin={r} board={bd} | Over there | Read back pin {r} of {bd}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kennel/intake {"dog": "{dog}", "chip": "{chip}", "box": {box}, "finder": "{who}"}',
    slots: { dog: 'Bruno, Zottel, Pixie, Nala', chip: '=900118, 900273, 941006', box: '2..34', who: 'Mr. Lund, Ms. Ferro, Jo Pike', m: '=vet@pawhouse.example, desk@pawhouse.example' },
    tools: ['pawcase_open(dog, box: int): Open a case for a dog', 'pawcase_close(dog): Close the case of a dog', 'kenneldoor_sign(box: int, text): Text on the sign of a box'],
    steps: `
      pawcase_open dog="{dog}" box={box} | Case | A case must be opened for the dog in its box.
      pawcase_close dog="{dog}" | Owner came | Owner found. The case can be closed.
      kenneldoor_sign box={box} text="{dog}" | Sign | The name of the dog goes on the sign at its box.
      notify message="{dog} is in box {box}" | Front desk | The front desk is this computer. Show which dog is in which box, like "Ajax is in box 1".
      send_message channel=email to={m} text="{dog} is in box {box}" | By mail | Mail {m} which dog is in which box, like "Ajax is in box 1".
      memory_store key=chip-{dog} content="{chip}" | Chip | So that we still know it next week: chip number under the name chip-, followed by the dog.
      failed "no tool for walking a dog" | Walk | Take the dog around the block once.
      failed "no tool for scanning a chip" | Scan again | Hold the scanner to the neck again and read the chip.
      memory_recall query="{dog}" | Was it here before | Look through the notes for the dog's name.
    `,
  },
  {
    language: 'en',
    event: 'cron',
    slots: { u: '=http://cam7.lan/still.jpg, http://nas.lan/health, http://10.0.4.2/ready', v: '=http://nas.lan/api/sleep, http://10.0.4.2/off', top: '=nas/wake, rack/fan, site/ping', pl: '=on, go, 1', who: 'ops, storage, night-team' },
    tools: ['rackpdu_cycle(outlet: int): Take an outlet off and on', 'rackpdu_state(outlet: int): State of an outlet'],
    steps: `
      http_request url={u} | Fetch | Get what is behind {u}.
      http_request url={u} method=HEAD | Headers only | Is {u} there? A HEAD is enough.
      http_request url={v} method=POST | Knock | Send an empty POST to {v}.
      mqtt_publish topic={top} payload={pl} | Broker | The broker should carry {pl} on {top}.
      rackpdu_state outlet=6 | Outlet 6 | Check outlet 6. Touch nothing.
      rackpdu_cycle outlet=6 | Outlet 6 again | Outlet 6 off and on again.
      send_message channel=slack to={who} text="NAS is up" | The team | Let {who} know on slack: NAS is up
      notify message="NAS is up" | Whoever sits here | Whoever sits in front of this machine should see: NAS is up
      failed "no tool for changing a disk" | Disk | Pull the third disk and put a new one in.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vines/frost {"plot": "{plot}", "air": {t}, "wind": {w}}',
    slots: { plot: 'Hangweg, Oberfeld, plot 9', t: '-4.5..0.9 / 2.1..6.0', w: '0.2..4.8', tel: '=+43 660 5512, +43 664 9087', nr: '4..19', k: '=frost-last, coldest-plot' },
    tools: ['frostfan_run(plot, minutes: int): Run the wind machine of a plot', 'frostfan_stop(plot): Stop the wind machine of a plot', 'frostfan_test(plot): Test a wind machine without running it'],
    steps: `
      @t frostfan_run plot="{plot}" minutes=45 // failed "{t} degrees is not cold enough" | Wind | Below one degree the machine of that plot blows for 45 minutes; if it is warmer the step fails.
      frostfan_test plot="{plot}" | Only a test | Would the machine of this plot work? It is not to run yet.
      frostfan_stop plot="{plot}" | Enough | It has been blowing long enough there.
      send_message channel=sms to="{tel}" text="Frost at {plot}" | Neighbour | Text {tel} with the words "Frost at" and the plot.
      pushover message="Frost at {plot}" | Wake me | I sleep with the phone beside me; a push of "Frost at" and the plot, please.
      failed "no tool for phone calls" | Ring him up | Ring {tel} up and tell him in person. No text, he does not read them.
      gpio_write pin={nr} value=1 | Lamp | Warning lamp, pin {nr}: on.
      gpio_read pin={nr} | Lamp burning? | Does the warning lamp burn? It hangs on pin {nr}.
      memory_store key={k} content="{plot}" | Note the plot | Make a note {k} with the name of the plot.
    `,
  },
  {
    language: 'en',
    slots: { txt: '=Lift 2 is closed, The fair opens at nine, Mind the wet floor', who: 'Anouk, Piet, Leonie', n: '2..12', top: '=hall/sign, hall/led' },
    tools: ['hallposter_show(hall: int, text): Text on the screen in a hall', 'hallposter_clear(hall: int): Empty the screen in a hall', 'speakerwire_say(text, loud?: bool): Say something over the loudspeakers'],
    steps: `
      hallposter_show hall={n} text="{txt}" | Hall {n} | On the screen in hall {n}: "{txt}"
      notify message="{txt}" | Screen here | On the screen here: "{txt}"
      speakerwire_say text="{txt}" | For all ears | People should hear it, not read it: "{txt}"
      speakerwire_say text="{txt}" loud=true | Loud | Loudly over the speakers: "{txt}"
      send_message channel=telegram to={who} text="{txt}" | {who} | Not on any screen; send {who} on telegram "{txt}".
      mqtt_publish topic={top} payload="{txt}" | LED | The LED strip listens to {top}. Give it "{txt}".
      hallposter_clear hall={n} | Empty | Nothing should stand on the screen in hall {n}.
      failed "no tool for printing" | On paper | Print "{txt}" on A3 and hang it on the door.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rental/return {"bike": "{bike}", "km": {km}, "scratch": "{s}", "client": "{c}"}',
    slots: { bike: 'E-204, MTB-17, cargo 3', km: '4..88', s: '=none / left pedal, rear rack, front light', c: 'Ms. Ortega, Mr. Finn, Dr. Sahin', eur: '15..90', f: '=bikes/returns.csv, rental/log.csv' },
    tools: ['velodesk_ticket(bike, fault): Open a repair ticket', 'velodesk_free(bike): Make a bike available again', 'velodesk_show(bike): Show the data of a bike'],
    steps: `
      @s failed "no damage was reported" // velodesk_ticket bike="{bike}" fault="{s}" | Repair | If something is damaged, a ticket for the bike with the damage as the fault. No damage, no ticket: fail.
      @s velodesk_free bike="{bike}" // failed "damaged: {s}" | Next client | The bike can go out again only if nothing is damaged. Otherwise fail.
      velodesk_show bike="{bike}" | Its data | What is known of this bike? Show it.
      file_write path={f} content="{bike},{km}" append=true | In the table | One more row in {f}: bike, comma, kilometres.
      notify message="{bike}: {km} km" | On screen | On this computer: the bike, a colon, the kilometres and "km".
      failed "no tool for payments" | Deposit | Pay {eur} euros of deposit back to the client's card.
      send_message channel=email to="{c}" text="Thank you, {bike} is back" | Thanks | Mail the client: "Thank you, … is back" with the bike for the dots.
      memory_recall query="{bike}" | Old notes | What did we write down about this bike? Ask the notes, not the desk.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..7', b: '8..15', c: '16..22', d: '23..27', k: '=pin-plan, wiring, relay-map', f: '=wiring/plan.txt, io/pins.md' },
    event: 'manual',
    tools: ['stagehand_fly(bar: int, metres: num): Fly a bar to a height', 'stagehand_lock(bar: int): Lock a bar'],
    steps: `
      gpio_read pin={a} | Door contact | Look whether the door contact ({a}) is closed.
      gpio_write pin={b} value=1 | Work light | Work light ({b}): switch it on.
      gpio_write pin={b} value=0 | Work light off | Work light, pin {b}, is no longer needed.
      gpio_read pin={b} | Is it on? | Is the work light on? It is pin {b}. Don't change anything.
      file_read path={f} | The plan | The wiring plan is in {f}. What stands there?
      memory_store key={k} content="haze {c}, bell {d}" | Keep the wiring | Keep for later, as {k}: haze {c}, bell {d}
      memory_recall query={k} | The wiring | Look up the note about {k}.
      stagehand_lock bar=4 | Bar 4 | Bar 4 must be locked. This goes over the stagehand and not over a pin.
      failed "no tool for painting" | Paint | Paint the edge of the stage white.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/water {"ph": {ph}, "cl": {cl}, "pool": "{pool}"}',
    slots: { ph: '6.6..7.6', cl: '0.2..1.4', pool: 'big, paddling, dive', who: 'Hedda, Ruslan, Mo', top: '=pool/board, entrance/info', f: '=pool/water.log, bath/day.txt', ml: '100..900' },
    tools: ['chlorino_dose(pool, ml: int): Dose chlorine', 'chlorino_probe(pool): Measure the chlorine anew', 'bathboard_text(line): Text on the board at the entrance'],
    steps: `
      chlorino_probe pool={pool} | Measure anew | I don't trust the value. Measure the chlorine of this pool once more.
      chlorino_dose pool={pool} ml={ml} | Dose | {ml} ml of chlorine for the pool that reported.
      bathboard_text line="pH {ph}" | Board | Guests look at the board by the entrance: "pH" and the value.
      mqtt_publish topic={top} payload="{ph}" | Raw value | The pH value alone to the topic {top}.
      notify message="pH {ph}" | Bath attendant | The attendant sits at this computer; "pH" and the value for him, nothing for the guests.
      send_message channel=signal to={who} text="Cl {cl}" | {who} | {who} reads signal. Write "Cl" and the chlorine value.
      file_write path={f} content="{ph};{cl}" append=true | Log | {f} gets one more line: pH, semicolon, chlorine.
      failed "no tool for rescuing swimmers" | Rescue | Jump in and pull the swimmer out.
    `,
  },
  {
    language: 'en',
    earlier: ['Search the papers | file_search → {f1}\n{f2}', 'What is planned | cron_list → {id1}: water at 6\n{id2}: report at 18'],
    slots: { f1: '=herbs/mint.txt, herbs/sage.md', f2: '=trees/plum.txt, trees/quince.md', id1: 'c-11, t-31, plan-5', id2: 'c-42, t-77, plan-8', w: 'aphids, mildew, scab', h: '=5, 7, 8' },
    tools: ['gardenlog_add(plot: int, text): Add to the garden log', 'gardenlog_view(plot: int): View the garden log of a plot'],
    steps: `
      file_read path={f1} | First hit | What stands in the first file that was found?
      file_read path={f2} | Second hit | Read the second one.
      file_list path=herbs | All of the herbs | And which other files are there in herbs?
      cron_remove id={id1} | No more watering | It rains enough. The planned watering can go.
      cron_remove id={id2} | No more report | Nobody reads the report; off the plan with it.
      cron_add schedule="0 {h} * * *" action=message text="Open the vents" | Vents | Each day at {h} o'clock in the morning the message "Open the vents".
      gardenlog_view plot=7 | Log of plot 7 | The log of plot 7, to read. Add nothing.
      gardenlog_add plot=7 text="{w} seen" | Seen | Into the log of plot 7: "{w} seen"
      memory_recall query="{w}" | Known remedy | What helps against {w}? Look for "{w}" in our notes.
    `,
  },
  {
    language: 'en',
    event: 'manual - {n} parcels for {firm}',
    slots: { n: '2..40', firm: 'Oberst, Calder, Nixon', who: 'Ferdinand, Gosia, Raj', kg: '3..28', k: '=parcels-waiting, to-collect' },
    tools: ['parcelo_label(firm, count: int): Make labels for parcels', 'parcelo_collect(firm): Order a collection', 'parcelo_status(firm): Say where the parcels are'],
    steps: `
      parcelo_status firm="{firm}" | Where are they | Where are the parcels of this firm? Just look.
      parcelo_collect firm="{firm}" | Collection | Someone has to come and fetch them: order that for the firm.
      parcelo_label firm="{firm}" count={n} | Labels | As many labels as there are parcels, for the firm of the message.
      notify message="{n} parcels" | Here | Display here how many parcels there are, e.g. "0 parcels".
      pushover message="{n} parcels" title="{firm}" | Push | To the phone: title is the firm, text how many parcels ("0 parcels").
      memory_store key={k} content="{firm} {n}" | Keep | Keep in {k}: firm, blank, number.
      failed "no tool for lifting" | Lift | Lift the heavy one ({kg} kg) onto the trolley.
      send_message channel=email to="{who}" text="Please pack {n} parcels" | Ask {who} | {who} is asked by email: Please pack {n} parcels
    `,
  },
  {
    language: 'en',
    slots: { p: '=recipes/rye.txt, recipes/brioche.md, lists/flour.csv', d: '=recipes, lists/week', t: '=two sacks of rye, butter is short, ask for spelt', k: '=flour, buy-next, wishes', h: '=3, 4, 5', l: '6..40' },
    tools: ['millorder_place(flour, sacks: int): Order flour', 'millorder_show(): Show the open orders'],
    steps: `
      file_write path={p} content="{t}" | As a file | The content of {p} is from now on: {t}
      file_write path={p} content="{t}" append=true | At the end | Leave what {p} says and put this after it: {t}
      memory_store key={k} content="{t}" | Memorise | Memorise as {k}: {t}
      send_message channel=whatsapp text="{t}" | Tell the group | To the people on whatsapp: {t}
      file_list path={d} | Which ones | Names of the files in {d}.
      file_read path={p} from_line={l} | From line {l} | From line {l} to the end, what does {p} say?
      millorder_show | Open orders | Which orders are open at the mill?
      millorder_place flour=rye sacks=6 | Order | Order six sacks of rye.
      cron_add schedule="30 {h} * * *" action=prompt text="How warm is the starter?" | Ask daily | At half past {h} every night, ask: How warm is the starter?
    `,
  },
  {
    language: 'en',
    event: 'mqtt dock/crane {"crane": "{cr}", "load_t": {load}, "hook": "{hook}", "op": "{op}"}',
    slots: { cr: 'K1, K3, old Derrick', load: '0.5..7.5', hook: '=free, empty / loaded, hanging', op: 'Styrk, Amal, Bodil', p: '3..12', q: '13..25' },
    tools: ['kranio_lower(crane, metres: num): Lower the hook', 'kranio_look(crane): Read the state of a crane', 'kranio_halt(crane): Halt a crane'],
    steps: `
      kranio_look crane="{cr}" | State | What is the crane doing now? Read only.
      kranio_halt crane="{cr}" | Halt | This crane has to stand still.
      @hook kranio_lower crane="{cr}" metres=2.5 // failed "the hook is {hook}" | Lower | Lower its hook by two and a half metres; not with something on it, then the step fails.
      gpio_write pin={p} value=1 | Beacon | The beacon isn't part of the crane: pin {p}, make it high.
      gpio_read pin={q} | End stop | The end stop reports on pin {q}. High or low?
      send_message channel=radio to={op} text="Please stop" | Operator | On the channel radio, to the operator in the report: Please stop
      notify message="{cr}: {load} t" | Load | Show here the crane, a colon, its load and "t".
      failed "no tool for slinging a load" | Sling | Sling the load with two round slings.
    `,
  },
  {
    language: 'en',
    event: 'webhook /class/absence {"pupil": "{pu}", "class": "{cl}", "reason": "{why}", "until": "{day}"}',
    slots: { pu: 'Emil K., Zara N., Theo B.', cl: '=3b, 5a, 7c', why: '=flu, dentist, family', day: '=2026-11-04, 2026-11-12', t: '=teacher-3b, office, head', f: '=school/absent.txt, lists/missing.txt' },
    tools: ['rollcall_absent(pupil, until): Enter an absence', 'rollcall_present(pupil): Take an absence back', 'rollcall_list(class): Who is absent in a class'],
    steps: `
      rollcall_absent pupil="{pu}" until={day} | Enter | Enter the pupil as absent up to the day that is given.
      rollcall_present pupil="{pu}" | Back again | The child is here after all, so the absence is taken back.
      rollcall_list class={cl} | Who else | Who else is missing in this class? I just want to see the list.
      file_write path={f} content="{pu}" append=true | Own file | We also have a file, {f}. The pupil's name goes on a new line there.
      send_message channel=mail to={t} text="{pu} is absent" | By mail | Mail to {t}: who is absent, in the words "… is absent".
      notify message="{pu} is absent" | No mail | No mail this time, only here on the screen: "… is absent" with the name.
      failed "no tool for phone calls" | Parents | Call the parents by phone and ask how the child is.
      memory_store key=absent-{cl} content="{pu}" | Remember it | To be remembered under "absent-" and the class: the pupil.
    `,
  },
  {
    language: 'en',
    event: 'cron',
    slots: { proc: '=morning-check, open-shop, cool-down', id: 'plan-3, cr-81, 5f2', run: 'run-77, r-2b0e, sop-61', h: '=6, 7, 8', tz: '=Europe/Vienna, Asia/Seoul, Europe/Lisbon' },
    tools: ['shopbell_ring(times: int): Ring the bell of the shop'],
    steps: `
      cron_add schedule="0 {h} * * *" action=procedure text={proc} name=early | Named plan | {proc}, every day at {h}:00; the plan is to be called early.
      cron_add schedule="0 {h} * * *" action=procedure text={proc} timezone={tz} | Time zone | Each morning at {h}:00 in the time zone {tz}, {proc} starts.
      cron_add schedule="0 {h} * * 1" action=message text="Count the till" | Mondays | On Mondays at {h}:00 comes the message "Count the till".
      sop_execute name={proc} | Now | No planning, we want {proc} now.
      cron_list | Timetable | What is going to happen by itself? Show the timetable.
      sop_list | By name | What are our procedures called?
      sop_status | Running | Which runs are going on at this moment?
      cron_remove id={id} | Cross it out | Cross {id} out of the timetable.
      sop_cancel run_id={run} reason="shop is closed" | Stop it | Stop the run {run}, because "shop is closed".
      shopbell_ring times=2 | Ring | Ring twice.
    `,
  },
  {
    language: 'en',
    event: 'mqtt attic/{s} {"sensor": "{s}", "co": {co}, "bat": {bat}}',
    slots: { s: 'A1, loft, chimney', co: '1..8 / 40..160', bat: '11..95', n: '3..24', who: 'caretaker, Edda, fire-watch' },
    tools: ['louvre_tilt(side: east|west, percent: int): Tilt the louvres', 'louvre_angle(side: east|west): Angle of the louvres'],
    steps: `
      louvre_angle side=west | West angle | How far are the west louvres tilted? Look only.
      louvre_tilt side=west percent=80 | West | West louvres to 80 %.
      louvre_tilt side=east percent=80 | East | The same, 80 %, for the other side: east.
      gpio_write pin={n} value=1 | Fan | Fan on. It has pin {n}.
      gpio_read pin={n} | Fan? | The fan is pin {n}. Does it have power? Don't switch.
      @co failed "only {co} ppm" // pushover message="CO {co}" | Alarm on the phone | More than 30 ppm: "CO" and the value on the phone. Less is no reason, fail then.
      @co notify message="Air is fine" // failed "{co} ppm of CO" | Air is fine | Up to 30 ppm show "Air is fine" on this computer. Above, fail.
      send_message channel=sms to={who} text="Battery {bat} %" | Battery | sms to {who}: "Battery", the value, and "%" with a blank before it.
      failed "no tool for sweeping a chimney" | Sweep | Sweep the chimney.
    `,
  },
  {
    language: 'en',
    earlier: ['Take the order | orderline → {dish} for table {tb}, guest {g}'],
    slots: { dish: 'goulash, risotto, dal, pierogi', tb: '2..29', g: 'Ms. Roy, Mr. Kern, Ines', c: '4..19', k: '=allergy, last-order, favourite' },
    tools: ['chefscreen_add(table: int, dish): Put a dish on the screen of the cook', 'chefscreen_done(table: int): Take a table off the screen of the cook', 'waiterbuzz(name, seconds?: int): Buzz a waiter'],
    steps: `
      chefscreen_add table={tb} dish="{dish}" | Cook | The cook needs to see the dish for the table on his screen.
      chefscreen_done table={tb} | Served | It's served. The table can go from the cook's screen.
      notify message="Table {tb}: {dish}" | At the bar | The bar has this computer. "Table …: …", with table and dish.
      waiterbuzz name=Ludo | Buzz | Buzz Ludo.
      waiterbuzz name=Ludo seconds=4 | Buzz longer | Four seconds of buzzing for Ludo.
      memory_store key={k} content="{g}: {dish}" | Remember the guest | Remember as {k} the guest, a colon, the dish.
      memory_recall query="{g}" limit={c} | Has been here? | Up to {c} notes about the guest. What do we know?
      failed "no tool for payments" | Card | Charge the guest's credit card with the bill.
      failed "no tool for carrying plates" | Serve | Carry the plates to the table.
    `,
  },
  {
    language: 'en',
    event: 'webhook /locks/code {"door": "{door}", "code": "{code}", "for": "{who}"}',
    slots: { door: 'north, cellar, dock 4', code: '=4471, 9025, 3380', who: 'Mirko, Ayla, Jost', p: '4..26', url: '=http://doors.lan/api/log, https://keys.example/new' },
    tools: ['keybolt_set(door, locked: bool): Lock or unlock a door', 'keybolt_ask(door): Is a door locked'],
    steps: `
      keybolt_ask door="{door}" | Locked? | Is it locked, that door? Don't touch it.
      keybolt_set door="{door}" locked=true | Lock | That door gets locked.
      keybolt_set door="{door}" locked=false | Unlock | It should be possible to walk through that door.
      gpio_write pin={p} value=0 | Old door | The old door has no keybolt; its magnet is on pin {p}. Pin low.
      gpio_read pin={p} | Old door shut? | Look at pin {p}, the contact of the old door.
      http_request url={url} method=POST body="{door}" | Log it | POST the name of the door to {url}.
      send_message channel=sms to={who} text="{code}" | Code by sms | The person in the request gets the code by sms, without other words.
      notify message="{who}: {code}" | Code here | Don't send it to anybody. Here on the screen: person, colon, code.
      failed "no tool for cutting keys" | Spare key | Cut a spare key.
    `,
  },
];
