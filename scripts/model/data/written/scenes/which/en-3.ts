import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: the tool depends on what happened, or one is forbidden; in English, part 3. */
export const whichEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt plant/alarm/{ln} {"line": "{ln}", "level": "{lv}", "text": "{tx}"}',
    slots: { ln: 'L2, packer, mixer 5', lv: '=low / high', tx: '=belt slips, film torn, motor warm', who: 'Esra, Konrad, shift 2', ch: '=sms, email' },
    tools: ['faultcard(line, text): Open a fault card for a line'],
    steps: `
      @lv notify message="{tx}" // pushover message="{tx}" | Screen or phone | A low level is only shown on this computer, a high one goes to the phone as a push. The text is that of the alarm.
      @lv memory_store key=alarm-{ln} content="{tx}" // faultcard line="{ln}" text="{tx}" | Note or card | Level high: a fault card for the line with its text. Level low: no card, just remember the text under "alarm-" plus the line.
      @lv failed "the level is low" // send_message channel={ch} to={who} text="{tx}" | High only | {who} gets the text by {ch} if the level is high. If it is low this step fails.
      faultcard line="{ln}" text="{tx}" | Card anyway | Whatever the level is, a fault card for the line with the text of the alarm.
      notify message="{tx}" title="{ln}" | Here | Here on the screen, under the title of the line, the text of the alarm.
      mqtt_publish topic=plant/seen/{ln} payload="{lv}" | Seen | plant/seen/ followed by the line is the topic. The level goes there.
      file_write path=alarms/all.log content="{ln} {lv}" append=true | Log file | One more line in alarms/all.log: line, blank, level.
      failed "no tool for phone calls" | Voice | Call {who} and talk to them. By voice, not in writing.
    `,
  },
  {
    language: 'en',
    event: 'webhook /forms/wish {"name": "{nm}", "wish": "{ws}", "when": "{wn}"}',
    slots: { nm: 'Odile, Marten, Priya', ws: '=water-beds, mow-lawn, feed-hens', wn: '=now, at once / 06:00, 6 am', mail: '=club@garden.example, board@plots.example', id: 'plan-4, t-19, c-88' },
    tools: ['plotboard(text): Text on the board by the gate', 'wishlist_add(name, wish): Add to the wish list'],
    steps: `
      @wn sop_execute name={ws} // cron_add schedule="0 6 * * *" action=procedure text={ws} | Now or each morning | The wish is the name of a procedure. Is it wanted now or at once, start it. Is it wanted for six o'clock, plan it for 6 every morning.
      wishlist_add name="{nm}" wish={ws} | List | Start nothing and plan nothing. The wish list gets the name and the wish.
      sop_execute name={ws} | Now | The wish, started now.
      cron_add schedule="0 6 * * *" action=procedure text={ws} | Mornings | At 6 every morning: the procedure that is wished for.
      cron_list | What is planned | Is that planned already? Show all that is planned.
      sop_list | Do we have that? | Do we have a procedure like that? List them.
      cron_remove id={id} | Not any more | {id} is planned, but nobody wants it any more.
      plotboard text="{nm}: {ws}" | At the gate | On the board by the gate: name, colon, wish.
      send_message channel=email to={mail} text="{nm} wishes {ws}" | By mail | By email to {mail}: "… wishes …", name and wish for the dots.
    `,
  },
  {
    language: 'en',
    slots: { p: '2..27', q: '2..27', r: '2..27' },
    event: 'cron',
    tools: ['heatcircle(nr: int, celsius: num): Set a heating circuit', 'heatcircle_get(nr: int): Read a heating circuit'],
    steps: `
      gpio_read pin={p} | Read | Read pin {p}.
      gpio_write pin={p} value=1 | On | Pin {p}: on.
      gpio_write pin={p} value=0 | Off | Pin {p}: off.
      gpio_read pin={q} | Only look | {q} - look, no switching.
      gpio_write pin={q} value=1 | High | Pull {q} up.
      gpio_write pin={r} value=0 | Low | Pull {r} down.
      board_info | Boards | Boards?
      heatcircle_get nr=2 | Circuit 2 | Circuit 2: how warm?
      heatcircle nr=2 celsius=21.5 | Circuit 2 | Circuit 2: 21.5.
    `,
  },
  {
    language: 'en',
    slots: { f: '=a.txt, b/c.md, todo.txt, plan.csv', d: '=docs, b, out/2026', w: 'rope, fuse, honey', k: 'keys, fuse-box, bees', t: '=call the roofer, two spare fuses, gate code changed' },
    event: 'manual',
    tools: ['cardfile(word): Look into the card file'],
    steps: `
      file_read path={f} | Read | Read {f}.
      file_list path={d} | List | What is in {d}?
      file_search query="{w}" | Find | Which file says "{w}"?
      memory_recall query="{w}" | Notes | Which note says "{w}"?
      memory_store key={k} content="{t}" | Note | Note {k}: "{t}"
      memory_forget key={k} | Away | Away with the note {k}.
      file_write path={f} content="{t}" | File | File {f}: "{t}"
      file_write path={f} content="{t}" append=true | Append | Append to {f}: "{t}"
      cardfile word="{w}" | Cards | Look into the card file: {w}
    `,
  },
  {
    language: 'en',
    slots: { t: '=Tea is ready, Power off at noon, Lorry at gate 3', who: '=Ann, Olaf, stores', tp: '=hall/info, yard/say, plc/text', ch: '=sms, slack, matrix', n: '1..9' },
    event: 'manual',
    tools: ['foyerdisplay(text): Text on the display in the foyer', 'servicedesk_open(subject, urgency?: low|high): Open a ticket'],
    steps: `
      notify message="{t}" | Here | Here: "{t}"
      foyerdisplay text="{t}" | Foyer | Foyer: "{t}"
      pushover message="{t}" | Phone | Phone: "{t}"
      send_message channel={ch} to={who} text="{t}" | {who} | {who}, by {ch}: "{t}"
      send_message channel={ch} text="{t}" | All | Everybody on {ch}: "{t}"
      mqtt_publish topic={tp} payload="{t}" | Topic | On topic {tp}: "{t}"
      servicedesk_open subject="{t}" | Ticket | As a ticket: "{t}"
      servicedesk_open subject="{t}" urgency=high | Urgent | As an urgent ticket: "{t}"
      failed "no tool for faxing" | Fax | Fax it to {who}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt green/{h} {"house": "{h}", "temp": {t}, "vent_pin": {vp}, "crop": "{cr}"}',
    slots: { h: 'house 4, north, tunnel B', t: '14.0..24.5 / 31.0..41.0', vp: '4..16', cr: 'peppers, basil, okra', fp: '17..27', m: '5..40' },
    tools: ['ventrack(house, percent: int): Roof vents of a house', 'ventrack_look(house): How far the roof vents are', 'mistline(house, seconds: int): Mist'],
    steps: `
      ventrack_look house="{h}" | Roof vents? | The roof vents of this house: how far are they? We only look.
      ventrack house="{h}" percent={m} | Roof vents | Roof vents of this house to {m} %.
      @t gpio_read pin={vp} // gpio_write pin={vp} value=1 | Side vent | Over 28 degrees, switch the vent pin of the message on. Up to 28 don't switch it but read it.
      gpio_read pin={vp} | Side vent? | Side vent is on the pin of the message: what does it say? No switching.
      gpio_write pin={vp} value=0 | Side vent off | Side vent, same pin as in the message: off.
      gpio_write pin={fp} value=1 | Fan | The fan is on {fp}; on, please.
      mistline house="{h}" seconds={m} | Mist | {m} seconds of mist in there.
      @t notify message="{cr} fine" // pushover message="{cr} too hot" | Tell me | Up to 28 degrees: show the crop and "fine" here on the computer. Hotter: the crop and "too hot" as a push to the phone.
      failed "no tool for pruning" | Prune | Pinch out the side shoots.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/review {"stars": {s}, "text": "{tx}", "order": "{o}"}',
    slots: { s: '1..2 / 4..5', tx: '=came broken, wrong colour, lovely, would buy again', o: 'O-4471, O-9083, W-2210', mg: '=boss@lamps.example, care@lamps.example', f: '=reviews/2026.csv, stars.txt', u: '=http://crm.lan/review, https://hooks.shop.example/r' },
    tools: ['caredesk_case(order, text): Open a case for an order', 'thankyou_card(order): Have a card printed for an order'],
    steps: `
      @s caredesk_case order={o} text="{tx}" // thankyou_card order={o} | Case or card | One or two stars: a case for the order with the text of the review. Four or five: a thank you card for the order.
      @s send_message channel=email to={mg} text="{tx}" // notify message="{tx}" | Mail or screen | Bad ones, with 1 or 2 stars, go by email to {mg} (just the text). The good ones are only shown here.
      http_request url={u} method=POST body="{tx}" | CRM | POST the text of the review to {u}.
      file_write path={f} content="{o};{s}" append=true | Table | In {f}, after the rest: order, semicolon, stars.
      memory_store key=review-{o} content="{s}" | Remember | review-… (order for the dots): remember the stars.
      memory_recall query="{o}" | Known? | Do we know something about this order? Ask the notes.
      failed "no tool for payments" | Refund | Give the customer the money back.
      notify message="{o}: {s}" | No mail | No mail to anyone; show order, colon, blank, stars here.
    `,
  },
  {
    language: 'en',
    earlier: ['Start | sop_execute → run {run} started', 'Check | sop_status → {st}', 'Plan | cron_list → {pid} {pr} at 22'],
    slots: { run: 'run-3301, r-71d, sop-54', st: '=finished, done / failed in step 3, waiting for a person, stuck', pid: 'pl-7, c-33, job-9', pr: '=backup-all, sweep-logs, rotate-keys', t: '=it hangs, not needed, wrong host' },
    tools: ['jobwall_show(text): Show a text on the job wall', 'jobwall_wipe(): Empty the job wall'],
    steps: `
      @st jobwall_show text="{run} finished" // sop_cancel run_id={run} reason="{t}" | Wall or end | If step {step2} says it is finished or done, the job wall shows the run and "finished". If it says something else, end the run with the reason "{t}".
      sop_status run_id={run} | Again | And now? Ask once more about that run.
      sop_cancel run_id={run} reason="{t}" | End | That run must end: "{t}"
      cron_remove id={pid} | Unplan | Nothing shall happen at 22. Take it off.
      sop_execute name={pr} | Do not wait | Don't wait until 22, start what is planned for then now.
      cron_list | Plan again | Look at the plan again.
      sop_list | All | What else could be started? The list of procedures.
      jobwall_wipe | Wall | Job wall: empty it.
      memory_store key=last-run content="{run}" | Remember | The number of the run, to be remembered as last-run.
    `,
  },
  {
    language: 'en',
    event: 'manual - {nm} asks for {it}',
    slots: { nm: 'Tilda, Mr. Osei, Jun', it: '=the big drill, a ladder, the trailer', d: '2..9', f: '=lending/2026.csv, loans.txt', k: '=who-has-what, lent', tel: '=555-0142, 555-0199' },
    tools: ['toolhatch(nr: int, open: bool): Open or close a hatch', 'lendbook(person, item, days?: int): Enter what is lent', 'hatchcam(nr: int): Take a picture of a hatch', 'dialout(number, say): Phone somebody'],
    steps: `
      lendbook person="{nm}" item="{it}" | Lend | Lend book: the one who asks, and what for. For how long is open.
      lendbook person="{nm}" item="{it}" days={d} | Lend for {d} days | Lend book: the one who asks, what for, {d} days.
      file_write path={f} content="{nm},{it}" append=true | File | The lend book is full. Write it into {f}, at the end: person, comma, item.
      memory_store key={k} content="{nm}: {it}" | Remember | No book, no file; remember as {k}: person, colon, item.
      toolhatch nr=5 open=true | Hatch 5 | Hatch 5 open.
      hatchcam nr=5 | Look | Make a picture of hatch 5. It stays shut.
      dialout number={tel} say="Please bring it back" | Phone | Phone {tel} and say "Please bring it back".
      send_message channel=sms to={tel} text="Please bring it back" | Sms | Don't phone. Write {tel} an sms: "Please bring it back"
      failed "no tool for carrying a ladder" | Carry | Carry it to the car.
    `,
  },
  {
    language: 'en',
    event: 'peripheral kiln-io/pin_{p} {v}',
    slots: { p: '2..9', v: '=1 / 0', q: '10..18', r: '19..27', k: '=lid, kiln-lid', pr: '=cool-slowly, glaze-firing', h: '=22, 23', c: '600..1180' },
    tools: ['kilnctl_target(celsius: int): Target of the kiln', 'kilnctl_now(): Temperature of the kiln now', 'kilndisplay(text): Text on the display of the kiln'],
    steps: `
      @v notify message="Lid open" // gpio_write pin={q} value=1 | Lid | The pin in the event is the lid: 1 is open, 0 is shut. Open: show "Lid open" on this computer. Shut: switch pin {q} on.
      @v gpio_read pin={r} // kilnctl_target celsius={c} | Then | On a 1 in the event read pin {r}; on a 0 give the kiln {c} degrees as its target.
      kilnctl_now | How hot | How hot is it in there?
      kilndisplay text="Do not open" | At the kiln | Whoever stands at the kiln should read "Do not open".
      notify message="Do not open" | In the office | Whoever sits here in the office should read "Do not open".
      sop_execute name={pr} | Now | {pr} now.
      cron_add schedule="0 {h} * * *" action=procedure text={pr} | At night | {pr} every night at {h}:00, cheaper power.
      memory_store key={k} content="{v}" | Remember | Remember as {k} the value that came with the event.
      failed "no tool for glazing" | Glaze | Glaze the inside of the bowls.
    `,
  },
  {
    language: 'en',
    event: 'mqtt clinic/fridge {"temp": {t}, "door": "{d}", "lot": "{lot}"}',
    slots: { t: '2.5..7.5 / 9.5..14.0', d: '=open, shut', lot: 'V-3381, V-9027, MX-114', who: 'Nurse Bea, Dr. Tran, duty', f: '=cold/chain.csv, fridge/log.txt', n: '3..21' },
    tools: ['medfridge_lock(lock: bool): Lock or unlock the fridge', 'medfridge_log(lot, temp: num): Enter into the fridge log', 'quarantine(lot, reason): Quarantine a lot'],
    steps: `
      @t medfridge_log lot={lot} temp={t} // quarantine lot={lot} reason="too warm" | Log or quarantine | Up to 8 degrees the lot and its temperature are entered in the fridge log. Warmer ones are not entered, the lot goes to quarantine with the reason "too warm".
      file_write path={f} content="{lot};{t}" append=true | Own file | Besides the fridge log we keep {f}: add lot, semicolon, degrees.
      medfridge_lock lock=true | Lock | No one should be able to open the fridge.
      gpio_read pin={n} | Door contact | The door contact is pin {n}. What is it now? Lock nothing.
      send_message channel=pager to={who} text="Fridge {t} °C" | Page | {who} has only a pager: channel pager, "Fridge", degrees, "°C", blanks between.
      notify message="Fridge {t} °C" | Reception | Reception has this computer: "Fridge", degrees, "°C", blanks between. Page no one.
      @t failed "{t} degrees is right" // pushover message="{lot} is too warm" | Push if warm | Over 8 degrees, push to the phone: the lot and "is too warm". Otherwise fail.
      failed "no tool for giving injections" | Inject | Give the patient the injection.
    `,
  },
  {
    language: 'en',
    event: 'webhook /court/book {"court": {c}, "from": "{fr}", "member": "{m}", "light": {l}}',
    slots: { c: '1..9', fr: '=18:00, 19:30, 20:15', m: 'Lindgren, Abebe, Costa', l: '=true / false', p: '5..26', pr: '=evening-lights, net-check' },
    tools: ['courtlight(court: int, on: bool): Light of a court', 'courtlight_ask(court: int): Is the light of a court on', 'courtplan(court: int, at, member): Enter a booking', 'courtscreen(court: int, text): Screen at a court'],
    steps: `
      @l courtlight court={c} on=true // failed "no light was booked" | Light | Light was booked? Then on, at that court. Not booked: fail.
      courtlight court={c} on=false | Dark | Dark at that court.
      courtlight_ask court={c} | Burns? | Is it bright at that court? Leave the switch alone.
      gpio_write pin={p} value=1 | Path | The path to the courts is lit by pin {p}: 1.
      gpio_read pin={p} | Path? | Is the path lit? It's pin {p}.
      courtplan court={c} at={fr} member={m} | Plan | Enter the booking.
      courtscreen court={c} text="{m} {fr}" | At the court | The screen at the court: member, blank, time.
      notify message="{m} {fr}" | In the bar | Not at the court but on this computer in the bar: member, blank, time.
      failed "no tool for payments" | Fee | Debit the fee from the member's account.
    `,
  },
  {
    language: 'en',
    slots: { h: '=6, 7, 8', n: '=2, 3, 4', t: '=Take the pills, Bins out, Water the fig', pr: '=wake-house, close-house', id: 'c-6, plan-41, r-8', day: '=1, 3, 5' },
    event: 'manual',
    tools: ['kitchentimer(minutes: int, label?): Start a timer', 'wallcal_add(date, text): Add to the wall calendar'],
    steps: `
      cron_add schedule="0 {h} * * *" action=message text="{t}" | At {h} | At {h} every morning the message "{t}".
      cron_add schedule="0 */{n} * * *" action=message text="{t}" | Every {n} hours | Every {n} hours, on the hour, the message "{t}".
      cron_add schedule="0 {h} * * {day}" action=message text="{t}" | Weekly | Schedule 0 {h} * * {day}, message "{t}".
      cron_add schedule="0 {h} * * *" action=procedure text={pr} | House | {h} every morning: procedure {pr}.
      cron_add schedule="0 {h} * * *" action=prompt text="Anything odd?" | Prompt | {h} every morning: prompt "Anything odd?"
      notify message="{t}" | No plan | Not planned, shown right here: "{t}"
      kitchentimer minutes=12 | Timer | Twelve minutes on the timer.
      kitchentimer minutes=12 label=eggs | Eggs | Twelve minutes on the timer, label eggs.
      wallcal_add date=2026-12-06 text="{t}" | Wall calendar | Wall calendar, 2026-12-06: "{t}"
      cron_remove id={id} | Away | {id}: unplan.
    `,
  },
  {
    language: 'en',
    event: 'mqtt quarry/truck {"truck": "{tr}", "t": {w}, "site": "{si}", "ok": {ok}}',
    slots: { tr: 'Q-11, Q-27, Volvo 3', w: '8.0..31.5', si: 'pit 2, crusher, ramp', ok: '=true / false', ch: '=radio, sms', g: '3..24', f: '=quarry/loads.csv, weigh/today.txt' },
    tools: ['weighslip(truck, tonnes: num): Print a weigh slip', 'gateboom(open: bool): Boom at the gate', 'quarrylog(truck, text): Log for a truck', 'driverpad(truck, text): Text on the pad in a truck'],
    steps: `
      @ok gateboom open=true // driverpad truck="{tr}" text="Too heavy" | Boom or pad | If ok is true the boom opens. If it is false the boom stays shut, and the pad in the truck says "Too heavy".
      weighslip truck="{tr}" tonnes={w} | Slip | Weigh slip for the truck with its tonnes.
      failed "no tool for printing a map" | Map | Print a map of the pit. (Weigh slips are something else.)
      quarrylog truck="{tr}" text="{si}" | Log | Truck log: the site.
      file_write path={f} content="{tr},{w}" append=true | File | No truck log: {f}, one more line, truck, comma, tonnes.
      send_message channel={ch} to="{tr}" text="Go to {si}" | Not on the pad | His pad is dark. By {ch} to the truck: "Go to" and the site.
      gpio_read pin={g} | Boom contact | Is the boom down? See pin {g}. It is not to be moved.
      gpio_write pin={g} value=0 | Lamp | Lamp {g}: off.
      pushover message="{tr}: {w} t" | Boss | The boss reads it on his phone, as a push: truck, colon, tonnes, "t", with blanks after the colon and before t.
    `,
  },
  {
    language: 'en',
    event: 'webhook /studio/upload {"file": "{fi}", "by": "{by}", "mb": {mb}}',
    slots: { fi: '=in/cut3.txt, in/subs.srt, in/credits.md', by: 'Levan, Suki, Brita', mb: '1..900', w: 'typo, Director, scene', d: '=in, in/old', k: '=upload-last, latest', ln: '5..80' },
    tools: ['renderq(file, preset: draft|final): Queue a file for rendering', 'renderq_list(): What is queued for rendering', 'clapper(text): Text on the clapper display'],
    steps: `
      file_read path={fi} | What came | What stands in the file that was uploaded?
      file_read path={fi} lines={ln} | The beginning | The first {ln} lines of what was uploaded.
      file_list path={d} | Beside it | What else lies in {d}?
      file_search query="{w}" path={d} | Where | "{w}": in which files under {d}?
      renderq_list | Queue? | What is waiting to be rendered?
      renderq file={fi} preset=draft | Draft | The upload into the render queue, draft.
      renderq file={fi} preset=final | Final | The upload into the render queue, final.
      memory_store key={k} content="{fi}" | Remember | Keep under {k} which file came.
      send_message channel=slack to={by} text="Got {fi}" | Thank | On slack, to the uploader: "Got" and the file.
      failed "no tool for lending a microphone" | Microphone | Hand the uploader a microphone.
    `,
  },
  {
    language: 'en',
    event: 'mqtt well/{w} {"well": "{w}", "level_m": {l}, "pump": {pp}}',
    slots: { w: 'W1, east well, deep 2', l: '1.0..3.5 / 6.0..12.0', pp: '2..14', v: '15..27', u: '=http://water.example/level, http://10.8.0.2/well', tp: '=well/cmd, pump/set', cm: '=stop, slow, auto' },
    tools: ['wellvalve(well, percent: int): Valve of a well', 'wellvalve_pos(well): Position of the valve of a well', 'dipsample(well): Take a water sample'],
    steps: `
      @l gpio_write pin={pp} value=0 // gpio_write pin={pp} value=1 | Pump | Under 5 m of water the pump (its pin is in the message) is switched off, otherwise on.
      gpio_read pin={pp} | Pump? | Pump pin from the message: read, do not switch.
      wellvalve_pos well="{w}" | Valve? | How far is its valve open?
      wellvalve well="{w}" percent=30 | Valve | Its valve to 30 %.
      gpio_write pin={v} value=1 | Bypass | Bypass valve on pin {v}, open it with a 1. It is not the valve of a well.
      mqtt_publish topic={tp} payload={cm} | Topic | {tp}: {cm}
      http_request url={u} method=PUT body="{l}" | Office | PUT the level to {u}, just the figure.
      dipsample well="{w}" | Sample | A sample from this well.
      failed "no tool for boiling water" | Boil | Boil a litre of it.
    `,
  },
  {
    language: 'en',
    slots: { a: '=Kim, Jonas, Rukia', t: '=Happy birthday, Welcome back, Well done', eur: '5..40', n: '2..8', k: '=birthday, presents', f: '=office/cards.txt, gifts.md' },
    event: 'manual',
    tools: ['coffeelcd(text): Text on the coffee machine', 'petitprint(text): Print on the small receipt printer', 'lobbycam(): Take a picture in the lobby'],
    steps: `
      coffeelcd text="{t} {a}" | Coffee machine | The coffee machine should say "{t} {a}".
      petitprint text="{t} {a}" | On paper | On paper, from the receipt printer: "{t} {a}"
      send_message channel=teams to={a} text="{t}" | In person | To {a} by teams: "{t}"
      notify message="{t} {a}" | On mine | Only on my own computer, which is this one: "{t} {a}"
      lobbycam | Picture | A picture from the lobby.
      failed "no tool for payments" | Flowers | Pay the florist {eur} euros.
      failed "no tool for singing" | Sing | Sing for {a}.
      memory_store key={k} content="{a}" | Next year | For next year, store {a} under {k}.
      file_write path={f} content="{a}: {t}" append=true | Card file | {f}, at the bottom: "{a}: {t}"
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the duty list | dutylist → {who}, reach by {ch}', 'Read the tank | tankgauge → {pc} %'],
    slots: { who: 'Renzo, Fatou, Mikkel', ch: '=sms, telegram, email', pc: '3..14 / 40..90', tk: 'oil tank, T-9, diesel 1', p: '3..15' },
    tools: ['dutylist(): Who is on duty', 'tankgauge(tank): Read a tank', 'tankorder(tank, litres: int): Order for a tank', 'tankflag(tank, text): Flag at a tank'],
    steps: `
      send_message channel={ch} to={who} text="{pc} % left" | Duty | Whoever is on duty gets "… % left" the way step {step1} says.
      @pc tankorder tank="{tk}" litres=2000 // notify message="{pc} % left" | Order or show | Less than 20 %: order 2000 litres for {tk}. Enough: show "… % left" here instead.
      @pc pushover message="{pc} % left" // failed "there are {pc} %" | Wake the boss | If it is less than 20 %, push "… % left" to the boss. If not, fail.
      tankgauge tank="{tk}" | Read | {tk} once more: how full?
      dutylist | Who? | Who is on duty now?
      tankflag tank="{tk}" text="do not fill" | Flag | At {tk} itself it should say "do not fill".
      notify message="do not fill" | Screen | On this screen it should say "do not fill".
      gpio_write pin={p} value=0 | Transfer pump | Transfer pump, {p}: stop it with a 0.
      failed "no tool for driving a tanker" | Drive | Drive the tanker to the yard.
    `,
  },
];
