import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: short steps, missing tools beside ones that fit; in English, part 4. */
export const whichEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt orchard/gate {"gate": "{g}", "plate": "{pl}", "weight_kg": {kg}}',
    slots: { g: 'lower gate, G2, mill gate', pl: 'WZ-881-K, LL 40 P, 7TR-330', kg: '900..7800', eur: '12..80', c: '2..14', d: '15..27', who: 'Anselm, Vroni, the presser' },
    tools: ['gatesnap(gate): Take a photo at a gate', 'gatebar(gate, open: bool): Bar of a gate', 'pressticket(plate, kg: int): Open a ticket for a load'],
    steps: `
      gatesnap gate="{g}" | Photo | A photo of whoever stands at the gate.
      gatebar gate="{g}" open=true | Bar | Bar open.
      gatebar gate="{g}" open=false | Bar down | Bar shut.
      gpio_read pin={c} | Loop | Is there a car on the loop? Pin {c}.
      gpio_write pin={d} value=1 | Yard light | Yard light {d} on.
      pressticket plate="{pl}" kg={kg} | Ticket | A ticket for the load on the scales.
      notify message="{pl}: {kg} kg" | No ticket | Without a ticket: show plate, colon, blank, weight, blank, kg on this computer.
      failed "no tool for payments" | Cash | Pay {eur} euros out to the driver.
      failed "no tool for phone calls" | Presser | Ring {who} and let it ring for a while.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { tel: '=0171 440 912, 0151 902 77, 0160 8812', s: '=The doctor is late, Your key is here, Come back please', who: 'Ursel, Denis, Room 9', n: '2..9' },
    tools: ['ringout(number, say): Ring a number and say something', 'wardlight(room: int, colour: red|green): Lamp over a door', 'bedsidepad(room: int, text): Text on the pad at a bed'],
    steps: `
      ringout number="{tel}" say="{s}" | Ring | Ring {tel}: "{s}"
      send_message channel=sms to="{tel}" text="{s}" | Text | Do not ring, text (sms) to {tel}: "{s}"
      pushover message="{s}" | Push | As a push: "{s}"
      bedsidepad room={n} text="{s}" | Bedside | Bed in room {n} reads "{s}"
      notify message="{s}" | Nurses | Not at the bed. On the computer here: "{s}"
      wardlight room={n} colour=green | Green | Room {n}: green.
      wardlight room={n} colour=red | Red | Room {n}: red.
      failed "no tool for taking a photo" | Photo | Photograph the wound.
      failed "no tool for a bandage" | Bandage | Put on a new bandage.
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/job {"file": "{f}", "pages": {n}, "owner": "{o}"}',
    slots: { f: '=jobs/menu.txt, jobs/map.md, jobs/list.csv', n: '1..60', o: 'Tova, Hasan, Room 12', k: '=last-job, print-owner', eur: '2..30' },
    tools: ['sheetjet(file, copies: int): Print a file', 'sheetjet_toner(): How much toner is left', 'binder_wire(file): Bind a printed file'],
    steps: `
      sheetjet file={f} copies=2 | On paper | Two copies on paper, please.
      file_read path={f} | On no paper | No paper. Only read what the file says.
      sheetjet_toner | Toner | Toner?
      binder_wire file={f} | Bind | Bind it.
      file_list path=jobs | Jobs | What else lies in jobs?
      memory_store key={k} content="{o}" | Owner | {k}: remember the owner.
      send_message channel=email to="{o}" text="Ready: {n} pages" | Owner by mail | Mail the owner "Ready: … pages".
      failed "no tool for payments" | Charge | Charge the owner {eur} euros.
      failed "no tool for delivering" | Deliver | Carry it up to the owner.
    `,
  },
  {
    language: 'en',
    slots: { u: '=http://pi4.lan/temp, http://hub.lan/state, http://10.5.0.3/v', tp: '=lab/pump, hub/mode, pi4/led', v: '=on, eco, 42', p: '2..13', q: '14..27', bd: 'pi4, hub-io, nano2' },
    event: 'cron',
    tools: ['tubepump(rate: int): Rate of the tube pump', 'tubepump_rate(): Read the rate of the tube pump'],
    steps: `
      http_request url={u} | Web | Fetch {u}.
      http_request url={u} method=DELETE | Delete | DELETE {u}.
      mqtt_publish topic={tp} payload={v} | Broker | {tp} = {v}, over the broker.
      gpio_read pin={p} | In | Input {p}?
      gpio_write pin={q} value=1 | Out | Output {q}: high.
      gpio_write pin={q} value=0 board={bd} | Out low | Output {q} of {bd}: low.
      board_info board={bd} | Board | Is {bd} there?
      tubepump_rate | Rate | At what rate does the tube pump run?
      tubepump rate=35 | 35 | Tube pump: 35.
    `,
  },
  {
    language: 'en',
    slots: { pr: '=drain-tank, wake-line, dark-hall', run: 'run-90, r-6ad, sop-18', id: 'c-3, plan-12, j-44', y: '=mistake, fire drill, no staff', h: '=6, 7, 9' },
    event: 'manual',
    tools: ['lineclock(minutes: int): Set the clock over the line'],
    steps: `
      sop_execute name={pr} | Start | Start {pr}.
      sop_status run_id={run} | How is it | How is {run}?
      sop_status | All runs | What runs at all?
      sop_cancel run_id={run} reason="{y}" | End | End {run}: "{y}"
      sop_list | Procedures | Procedures?
      cron_list | Plan | Planned?
      cron_remove id={id} | Unplan | Unplan {id}.
      cron_add schedule="0 {h} * * *" action=procedure text={pr} | Plan | {pr} at {h} every morning.
      lineclock minutes=25 | Clock | Clock over the line: 25 minutes.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hall/hire {"group": "{gr}", "hall": "{ha}", "deposit": {dep}, "phone": "{ph}"}',
    slots: { gr: 'Folk dancers, Chess club, Scouts 4', ha: 'small hall, loft, gym', dep: '=true / false', ph: '=0664 771 20, 0676 330 98', eur: '20..150', f: '=hire/2026.csv, halls.txt' },
    tools: ['cardterm_charge(name, euros: int): Charge a card', 'cardterm_status(name): Has somebody paid', 'hallkey(hall, open: bool): Electronic key of a hall'],
    steps: `
      cardterm_status name="{gr}" | Paid? | Have they paid? Take no money now.
      cardterm_charge name="{gr}" euros={eur} | Charge | Take {eur} euros from their card.
      @dep hallkey hall="{ha}" open=true // failed "there is no deposit" | Key | With a deposit the hall opens for them. Without one: fail.
      hallkey hall="{ha}" open=false | Shut | Time is up, shut their hall.
      failed "no tool for phone calls" | Call | Call their number and ask when they come.
      send_message channel=sms to="{ph}" text="The hall is open" | Sms | No call. Sms to their number: "The hall is open"
      file_write path={f} content="{gr};{ha}" append=true | List | {f}: new last line, group, semicolon, hall.
      notify message="{gr}: {ha}" | Porter | The porter sits here. Show him group, colon, blank, hall.
      failed "no tool for moving chairs" | Chairs | Put up forty chairs.
    `,
  },
  {
    language: 'en',
    event: 'mqtt forge/{m} {"machine": "{m}", "oil_c": {t}, "strokes": {n}}',
    slots: { m: 'hammer 2, press B, H-7', t: '35..58 / 82..110', n: '1200..99000', p: '3..15', who: 'Ottmar, the fitter, Lene', f: '=forge/strokes.csv, oil/log.txt' },
    tools: ['hammerstop(machine): Stop a machine', 'hammercount(machine): Read the strokes of a machine', 'forgecard(machine, fault): Card for the fitters', 'andon(colour: green|amber|red): Andon lamp'],
    steps: `
      @t andon colour=green // hammerstop machine="{m}" | Lamp or stop | Oil over 70 degrees: stop that machine. Otherwise the andon lamp is green.
      @t notify message="Oil is fine" // forgecard machine="{m}" fault="hot oil" | Card | Oil up to 70 degrees: show "Oil is fine" here. Over it: a card for the fitters, fault "hot oil".
      hammercount machine="{m}" | Count | Read the strokes anew.
      andon colour=amber | Amber | Amber.
      file_write path={f} content="{m};{n}" append=true | File | At the end of {f}: machine, semicolon, strokes.
      gpio_read pin={p} | Guard | Guard closed? Pin {p}.
      gpio_write pin={p} value=1 | Fan | Pin {p} is the fan. On.
      send_message channel=sms to="{who}" text="{m} has hot oil" | No card | No card: sms to {who}, the machine and "has hot oil".
      failed "no tool for changing oil" | Oil | Drain the oil and fill in new oil.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} on deck, wind from {dir}',
    slots: { who: 'Sanne, Bo, Captain Reis', dir: '=NW, S, east', t: '=Reef the main, All hands, Anchor drags', k: '=wind, watch-keeper', n: '2..13', m: '14..26', f: '=log/deck.md, watch/today.txt' },
    tools: ['deckhorn(seconds: int): Sound the horn', 'cabinspeaker(text): Say something in the cabins', 'chartscreen(text): Text on the chart plotter'],
    steps: `
      cabinspeaker text="{t}" | Wake them | They sleep in the cabins, so say it aloud there: "{t}"
      chartscreen text="{t}" | Plotter | On the chart plotter: "{t}"
      notify message="{t}" | Laptop | On this laptop, not on the plotter: "{t}"
      memory_store key={k} content="{dir}" | Wind | Remember as {k} where the wind is from.
      file_write path={f} content="{who}: {dir}" append=true | Deck log | Add to {f}: who is on deck, colon, blank, wind.
      deckhorn seconds=5 | Horn | Five seconds.
      gpio_write pin={n} value=1 | Navigation lights | Navigation lights, {n}, on.
      gpio_read pin={m} | Float | Float switch {m}: read.
      failed "no tool for reefing" | Reef | Take in two reefs.
    `,
  },
  {
    language: 'en',
    event: 'webhook /helpdesk/new {"user": "{us}", "host": "{ho}", "issue": "{is}", "prio": "{pr}"}',
    slots: { us: 'k.olsen, mbauer, r.diaz', ho: 'lap-221, ws-09, mac-14', is: '=no sound, slow login, full disk', pr: '=p3, p4 / p1, p2', k: '=last-issue, host-today', u: '=http://mdm.lan/lock, http://mdm.lan/wipe' },
    tools: ['fixqueue_open(user, issue, prio?: p1|p2|p3|p4): Open a ticket', 'fixqueue_find(user): Find the tickets of a user', 'remotemsg(host, text): Show a text on a remote computer'],
    steps: `
      fixqueue_find user={us} | Old tickets | Did this user have tickets before? Open none.
      fixqueue_open user={us} issue="{is}" | Ticket | A ticket for the user with the issue. Leave the priority to the desk.
      fixqueue_open user={us} issue="{is}" prio={pr} | With priority | A ticket for the user with the issue and the priority that came.
      remotemsg host={ho} text="We are on it" | His computer | On the user's computer, not on ours: "We are on it"
      notify message="{us}: {is}" | Our computer | On our computer here, no ticket: user, colon, blank, issue.
      @pr failed "the priority is {pr}" // pushover message="{is}" | Stand-by | p1 and p2 go to the phone as a push, just the issue. With p3 or p4 this step fails.
      memory_recall query="{is}" | Seen before | How did we solve "{is}"? Notes, please.
      http_request url={u} method=POST body="{ho}" | MDM | POST the host to {u}.
      failed "no tool for changing a battery" | Battery | Change the battery of the laptop.
    `,
  },
  {
    language: 'en',
    earlier: ['Look into the folder | file_list → {a}, {b}, {c}'],
    slots: { a: '=kb/router.md, kb/door.md', b: '=kb/heat.txt, kb/lamp.txt', c: '=kb/old.csv, kb/keys.csv', w: 'reset, fallback, serial', n: '3..20', ln: '21..90', t: '=tested today, replaced, out of date', k: '=kb-state, kb-hint' },
    tools: ['wikipage_open(title): Open a page of the wiki', 'wikipage_edit(title, text): Write a page of the wiki'],
    steps: `
      file_read path={b} | The middle one | Of the three that were listed, the middle one: its content.
      file_read path={c} lines={n} | The last one | {n} lines from the start of the last one.
      file_read path={a} from_line={ln} | The first one | The first one, line {ln} and after.
      file_write path={c} content="{t}" append=true | At the end | After the text of the last one: "{t}"
      file_write path={b} content="{t}" | Overwrite | The middle one shall only say "{t}".
      file_search query="{w}" path=kb | Which | Which of the files in kb mentions "{w}"?
      memory_store key={k} content="{t}" | Note | No file. Note {k}: "{t}"
      wikipage_open title=Router | Wiki | Open the wiki page Router.
      wikipage_edit title=Router text="{t}" | Wiki text | The wiki page Router reads from now on "{t}".
    `,
  },
  {
    language: 'en',
    event: 'mqtt bus/stop/{s} {"stop": "{s}", "waiting": {n}, "line": "{l}", "lamp": {p}}',
    slots: { s: 'Mill Rd, Depot, Church', n: '0..4 / 25..60', l: '=12, 40, N3', p: '3..27', dr: 'Halvor, Pia, driver 40', ch: '=radio, sms' },
    tools: ['stopled(stop, text): LED at a stop', 'extrabus(line, stop): Send an extra bus', 'stopcam(stop): Picture of a stop', 'tripstate(line): Where a line is'],
    steps: `
      @n notify message="{s}: {n}" // extrabus line={l} stop="{s}" | Extra bus | More than 20 people wait: an extra bus of the line to that stop. Else just show stop, colon, blank, number here.
      tripstate line={l} | Where | Where is the line now?
      stopled stop="{s}" text="Line {l} is full" | Passengers | Those at the stop should read "Line … is full".
      send_message channel={ch} to="{dr}" text="Line {l} is full" | Driver | {dr} should know by {ch}, the stop need not: "Line … is full".
      stopcam stop="{s}" | Look | A picture of the stop.
      gpio_write pin={p} value=1 | Lamp | Lamp pin from the message: on.
      gpio_read pin={p} | Lamp? | Lamp pin from the message: on or off? Do not switch.
      failed "no tool for selling tickets" | Tickets | Sell tickets to those who wait.
    `,
  },
  {
    language: 'en',
    slots: { b: 'soil-1, cart, feeder-pi', a: '2..9', c: '10..18', d: '19..27', g: '50..400' },
    event: 'peripheral feeder-pi/pin_{a} 1',
    tools: ['henfeeder(grams: int): Give feed', 'henfeeder_left(): How much feed is left', 'coophatch(open: bool): Hatch of the coop', 'eggcam(): Picture of the nest'],
    steps: `
      gpio_read pin={a} | Again | Once more the pin that came in.
      gpio_read pin={c} | Fence | Fence live? Check pin {c}.
      gpio_write pin={c} value=0 | Fence off | Fence off, pin {c}.
      gpio_write pin={d} value=1 board={b} | Heat lamp | Heat lamp on {b}, pin {d}: on.
      henfeeder_left | Feed? | How much is left in the feeder?
      henfeeder grams={g} | Feed | {g} grams for the hens.
      coophatch open=false | Night | Hatch shut.
      coophatch open=true | Day | Hatch open.
      eggcam | Nest | Show me the nest.
      failed "no tool for collecting eggs" | Eggs | Collect the eggs.
    `,
  },
  {
    language: 'en',
    event: 'manual - {cl} for lunch: {n} {di}',
    slots: { cl: '=class 2a, the crew, the choir', n: '5..60', di: '=soups, wraps, salads', f: '=canteen/orders.txt, lunch/list.csv', k: '=lunch-today, count', h: '=7, 8, 9', eur: '3..9' },
    tools: ['canteenboard(text): Text on the board at the counter', 'canteenprint(text, slips: int): Print slips', 'ovenarm(tray: int): Let the robot arm take out a tray'],
    steps: `
      canteenboard text="{n} {di}" | Counter | At the counter the board should say how many of what ("0 stews").
      notify message="{n} {di}" | Office | Only in the office, on this computer: how many of what ("0 stews").
      canteenprint text="{cl}" slips={n} | Slips | Print a slip for each, saying who they are for.
      ovenarm tray=3 | Tray 3 | The arm takes tray 3 out.
      failed "no tool for tasting" | Taste | Taste whether there is enough salt.
      failed "no tool for payments" | Pay | Collect {eur} euros from each card.
      file_write path={f} content="{cl}: {n}" append=true | File | {f}, new line at the end: who, colon, blank, number.
      memory_store key={k} content="{n}" | Count | The number is to be remembered as {k}.
      cron_add schedule="0 {h} * * 1-5" action=message text="Order bread" | Weekdays | On weekdays at {h}:00 the message "Order bread".
    `,
  },
  {
    language: 'en',
    event: 'mqtt tram/depot {"car": "{c}", "fault": "{f}", "track": {t}, "sev": {s}}',
    slots: { c: 'T-301, T-418, old 7', f: '=door jams, flat wheel, no heating', t: '1..14', s: '=1, 2 / 4, 5', who: 'Yusuf, Greta, night fitter', fl: '=depot/faults.csv, cars/open.txt' },
    tools: ['depotcase(car, fault): Open a case', 'depotcase_read(car): Read the cases of a car', 'trackpoint(track: int, state: set|free): Set or free a track', 'cabtext(car, text): Text in the cab of a car'],
    steps: `
      depotcase_read car="{c}" | Cases | Which cases does this car have? Add none.
      @s cabtext car="{c}" text="Drive on" // depotcase car="{c}" fault="{f}" | Case? | Severity 4 and 5 need a case with the fault. For 1 and 2 the driver just reads "Drive on" in the cab.
      trackpoint track={t} state=free | Free | Track of this car: free.
      trackpoint track={t} state=set | Set | Track of this car: set.
      file_write path={fl} content="{c};{f}" append=true | Own list | A case is not needed, but {fl} is: car, semicolon, fault, below the rest.
      notify message="{c}: {f}" | Dispatcher | Dispatcher, i.e. this screen: car, colon, blank, fault.
      send_message channel=sms to="{who}" text="{c} on track {t}" | Fitter | Sms to {who}: "… on track …", car and track.
      failed "no tool for coupling" | Couple | Couple the two cars.
    `,
  },
  {
    language: 'en',
    slots: { w: '=limescale, descaler, filter size', k: '=machine-code, grinder, milk-order', d: '=cafe, cafe/suppliers', f: '=cafe/beans.txt, cafe/suppliers/milk.md', v: '=18 g in 36 g out, code 4410, twelve litres a day' },
    event: 'manual',
    tools: ['grindset(step: int): Set the grinder', 'grindget(): Read the setting of the grinder'],
    steps: `
      memory_recall query="{w}" | Look it up | {w}? Look it up in the notes.
      memory_recall query="{w}" limit=1 | One | "{w}", one note is enough.
      file_search query="{w}" path={d} | Papers | In which of the papers in {d} do we find "{w}"?
      file_read path={f} | Paper | Open {f} and read it.
      memory_store key={k} content="{v}" | Don't forget | Don't forget, {k}: "{v}"
      memory_forget key={k} | Forget | Forget {k}.
      file_write path={f} content="{v}" append=true | Write it down | Write it at the end of {f}: "{v}"
      grindget | Grinder? | What is the grinder set to?
      grindset step=7 | Grinder | Grinder to 7.
      failed "no tool for frothing milk" | Milk | Froth the milk.
    `,
  },
  {
    language: 'en',
    event: 'webhook /flood/gauge {"gauge": "{g}", "cm": {cm}, "trend": "{tr}", "street": "{st}"}',
    slots: { g: 'Old Bridge, Weir 2, Mill race', cm: '80..180 / 310..480', tr: '=rising, falling', st: 'Quay St, Tanner Lane, Low Rd', ch: '=sms, whatsapp', who: '=fire brigade, mayor, street wardens', p: '4..26', f: '=flood/2026.csv, gauge/river.txt' },
    tools: ['sirenpole(street, minutes: int): Siren of a street', 'sirenpole_test(street): Test a siren silently', 'roadsign(street, text): Electronic sign at a street', 'floodbarrier(street, up: bool): Barrier of a street'],
    steps: `
      @cm failed "{cm} cm is not high" // sirenpole street="{st}" minutes=3 | Siren | From 250 cm on: siren in that street for three minutes. Lower: fail.
      sirenpole_test street="{st}" | Silent | Will the siren of that street work? No noise.
      @cm file_write path={f} content="{g};{cm}" append=true // send_message channel={ch} to={who} text="{g}: {cm} cm" | File or people | Below 250 cm only put gauge, semicolon, level at the end of {f}. From 250 cm on don't write a file, tell the {who} by {ch}: gauge, colon, blank, level, blank, "cm".
      roadsign street="{st}" text="Road closed" | Drivers | Drivers there should read "Road closed".
      notify message="{g} {tr}" | Crisis room | The crisis room has this computer: gauge, blank, trend.
      floodbarrier street="{st}" up=true | Barrier | Barrier of that street: up.
      gpio_read pin={p} | Cellar | Water in our cellar? Float on pin {p}.
      failed "no tool for filling sandbags" | Sandbags | Fill sandbags.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the board | board_info → {bd}: pump {a}, lamp {b}, door {c} (input)'],
    slots: { bd: 'cellar-io, pond-2, hut-pi', a: '2..9', b: '10..18', c: '19..27', k: '=pins, io-map' },
    tools: ['pondskimmer(on: bool): Skimmer', 'pondskimmer_on(): Is the skimmer on'],
    steps: `
      gpio_write pin={a} value=1 board={bd} | Pump | Pump on, on the board that was found.
      gpio_write pin={b} value=0 board={bd} | Lamp | Lamp off, on the board that was found.
      gpio_read pin={c} board={bd} | Door | The door on the board that was found: open or shut?
      gpio_read pin={a} board={bd} | Pump? | Does the pump of that board run? Look, don't switch.
      board_info board={bd} | Once more | Ask the same board once more.
      board_info | All | And all of the boards?
      memory_store key={k} content="{bd}" | Which board | Keep as {k} which board it is.
      pondskimmer_on | Skimmer? | Is the skimmer running?
      pondskimmer on=false | Skimmer | Skimmer off.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mine/vent {"fan": "{f}", "rpm": {r}, "gas_pct": {g}, "shift": "{sh}"}',
    slots: { f: 'F1, east fan, booster', r: '300..1450', g: '0.1..0.4 / 1.2..2.9', sh: '=A, B, C', n: '3..25', k: '=gas-peak, vent-last', tp: '=mine/all, vent/out', pl: '=leave, stay, wait' },
    tools: ['fanrpm(fan, rpm: int): Speed of a fan', 'fanrpm_read(fan): Read the speed of a fan', 'lampcall(shift: A|B|C, text): Text on the cap lamps of a shift'],
    steps: `
      fanrpm_read fan="{f}" | Speed? | Speed of that fan, read anew.
      fanrpm fan="{f}" rpm=1200 | Faster | That fan to 1200.
      @g notify message="Gas {g} %" // lampcall shift={sh} text="Leave" | Leave | Gas over 1 %: the cap lamps of the shift say "Leave". Otherwise only show "Gas", the value and "%" here, with blanks.
      pushover message="Gas {g} %" | Engineer | The engineer is out with his phone. Push him "Gas", the value and "%", with blanks.
      mqtt_publish topic={tp} payload={pl} | Topic | {tp} carries {pl}.
      memory_store key={k} content="{g}" | Keep | {k} keeps the gas value.
      gpio_write pin={n} value=1 | Red light | Red light, pin {n}: on.
      failed "no tool for propping" | Prop | Set two props under the roof.
    `,
  },
];
