import type { Scene } from '../../scene';

/** Plain steps of many people, part 7: telegraphic ones, titles alone, choices between two calls. */
export const hands7: readonly Scene[] = [
  {
    language: 'en',
    event: 'peripheral ttyS0 WEIGHBRIDGE {pl} {t} T {kind} DRV {dr}',
    slots: { pl: 'KL-991, MT-20-X, 8842', t: '4..38', kind: '=rubble, soil, wood / asbestos', dr: 'Kovac, Weiss, Adu', b: '1..9', e: '20..400', n: '2..6' },
    tools: ['halde_bay(plate, bay: int): Send a lorry to a bay', 'halde_bar(raised: bool): Barrier of the weighbridge', 'halde_bill(plate, euro: int, remark?): Bill a lorry', 'halde_dust(level: little|much): Water against dust', 'halde_talk(driver, text): Intercom'],
    steps: `
      @kind halde_bay plate="{pl}" bay={b} // failed "it is asbestos" | Bay {b} for this lorry, not with asbestos (then fail)
      halde_bar raised=true | Barrier up
      halde_bar raised=false | Barrier down
      halde_bill plate="{pl}" euro={e} | Bill | {e}, plate as weighed.
      halde_bill plate="{pl}" euro={e} remark="wet load" | Bill | {e}, plate as weighed. Remark: wet load
      halde_dust level=much | Dust | Terrible dust. Much water.
      halde_dust level=little | Dust | Hardly any dust. Little water.
      halde_talk driver="{dr}" text="Tarpaulin on, please" | Talk | To the driver: "Tarpaulin on, please"
    `,
  },
  {
    language: 'en',
    event: 'webhook /scrap/in {"lot": "{l}", "metal": "{m}", "kg": {kg}, "seller": "{s}", "radiation": "{r}"}',
    slots: { l: 'L-330, L-471', m: '=copper, brass, steel', kg: '20..900', s: 'Murphy, Zelenka', r: '=normal, none / high, alarm', p: '4..14', b: 'yard-1, crane-pi' },
    steps: `
      @r gpio_write pin={p} value=1 // failed "radiation is {r}" | Magnet {p} on, unless radiation is high or alarm: then fail
      gpio_write pin={p} value=0 | Magnet {p} off
      gpio_write pin={p} value=0 board={b} | Magnet off | {p} on board {b}.
      @r mqtt_publish topic=scrap/accept payload={l} // mqtt_publish topic=scrap/isolate payload={l} | Where to? | Lot to scrap/accept with normal or no radiation, to scrap/isolate with a high one or an alarm.
      mqtt_publish topic=scrap/kg payload={kg} | Kilos | To scrap/kg, just the number
      memory_store key=seller content="{s}" | Seller | Store, key seller
      file_write path=scrap/{m}.txt content="{kg}" append=true | Metal book | Kilos at the end of scrap/{m}.txt
      send_message channel=sms to="{s}" text="Cash is at the desk" | Cash | SMS who sold it: Cash is at the desk
      failed "no price per kilo is given" | Price | Store the price per kilo from the message as price.
    `,
  },
  {
    language: 'en',
    event: 'mqtt compost/row {"row": "{r}", "core_c": {c}, "o2": {o}, "turner": "{t}", "shift_lead": "{s}"}',
    slots: { r: 'Row 4, C-2, west', c: '32..44 / 66..79', o: '4..18', t: 'Komp-1, Backhus', s: 'Ilka, Jorge', r2: 'Row 9, C-7', l: '50..900', m: '3..30' },
    tools: ['kmp_turn(row, speed?: int): Turn a row', 'kmp_wet(row, litres: int): Wet a row', 'kmp_roof(open: bool): Hall roof', 'kmp_air(row, mode: pulse|steady): Aerate', 'kmp_ping(person, text): Message'],
    steps: `
      @c kmp_air row="{r}" mode=pulse // kmp_turn row="{r}" | Too hot? | Core over 60: turn the row. Otherwise air it in pulses.
      @c failed "{c} degrees is not hot" // kmp_wet row="{r}" litres={l} | Wet | {l} l when the core is over 60. If it isn't: fail.
      kmp_turn row="{r2}" | Turn {r2}
      kmp_turn row="{r2}" speed={m} | Turn {r2} | speed {m}
      kmp_roof open=true | Roof open
      kmp_roof open=false | Roof | Rain. Shut.
      kmp_air row="{r2}" mode=steady | {r2} | Air, steady.
      kmp_ping person="{s}" text="Loader needs diesel" | Lead | Ping the lead: "Loader needs diesel"
    `,
  },
  {
    language: 'en',
    event: 'manual - blast master: face {f}, {h} holes, siren {sp}, road closed: {rc}',
    slots: { f: 'East 3, F-12, upper', h: '4..40', sp: '3..14', rc: '=yes / no', p: '15..30', tel: '=0171 300, 0160 210' },
    steps: `
      @rc gpio_write pin={sp} value=1 // failed "the road is not closed" | Siren | Siren pin as he says, high. Only with the road closed; if not, fail.
      gpio_write pin={sp} value=0 | Siren | Same pin, low. All clear.
      gpio_read pin={p} | Shelter door {p} | Read.
      mqtt_publish topic=quarry/holes payload={h} | Holes | quarry/holes gets the count.
      @rc mqtt_publish topic=quarry/state payload=go // mqtt_publish topic=quarry/state payload=wait | Go or wait | Road closed? Publish go to quarry/state. Not closed: publish wait.
      memory_store key=face content="{f}" | Face | Store which face. Key face.
      send_message channel=sms to="{tel}" text="Blasting at noon" | Neighbour | {tel} by sms: Blasting at noon
      send_message channel=sms text="Blasting at noon" | Everyone | sms, no number: Blasting at noon
      notify message="Helmets on" title="{f}" | Helmets | "Helmets on", title: the face.
      notify message="Helmets on" | Helmets | "Helmets on", untitled.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rig/well {"well": "{w}", "depth_m": {d}, "bit": "{b}", "spare_bit": "{b2}", "torque": {t}, "driller": "{dr}"}',
    slots: { w: 'W-7, Hope 2, B/14', d: '40..390', b: 'PDC 8, tricone A', b2: 'PDC 9, tricone C', t: '5..12 / 25..40', dr: 'Wyatt, Solveig', rpm: '40..140', bar: '10..70' },
    tools: ['brr_spin(well, rpm: int, reverse?: bool): Turn the string', 'brr_mud(pressure: int): Mud pressure', 'brr_bit(well, bit): Change the bit', 'brr_clamp(shut: bool): Clamp', 'brr_lamp(mast: bright|dim): Mast light', 'brr_note(driller, text): Note'],
    steps: `
      @t brr_spin well="{w}" rpm={rpm} // failed "torque is {t}" | Spin | {rpm}, torque below 20 only, otherwise fail
      brr_spin well="{w}" rpm={rpm} reverse=true | Back out | {rpm}, reverse.
      brr_mud pressure={bar} | Mud to {bar} bar
      brr_bit well="{w}" bit="{b2}" | Bit | Put the spare one on.
      brr_clamp shut=true | Clamp | Grip it.
      brr_clamp shut=false | Clamp | Let it go.
      brr_lamp mast=bright | Mast | Night shift: bright.
      brr_lamp mast=dim | Mast | Owls nest nearby: dim.
      brr_note driller="{dr}" text="Grease the swivel" | Note | Driller: "Grease the swivel"
    `,
  },
  {
    language: 'en',
    event: 'mqtt tunnel/section {"section": "{s}", "co_ppm": {co}, "fan_pin": {f}, "sign_pin": {sg}, "duty": "{d}"}',
    slots: { s: 'S3, East tube, km 4', co: '3..20 / 80..190', f: '3..12', sg: '13..24', d: 'Reinhold, Oksana', p: '25..39' },
    steps: `
      @co gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | Fan | CO over 50: fan runs. CO under 50: fan stands.
      gpio_write pin={sg} value=1 | Red cross | The sign of this section: lit.
      gpio_write pin={sg} value=0 | Red cross | The sign of this section: dark.
      gpio_read pin={p} | Read pin {p}, the escape door
      @co failed "CO is only {co}" // pushover message="Close {s}" | Close | Push "Close {s}" with more than 50 ppm. With less: fail.
      pushover message="Fan of {s} serviced" title="Tunnel" | Serviced | Push "Fan of {s} serviced" (title: Tunnel).
      mqtt_publish topic=tunnel/co payload={co} | CO | To tunnel/co, ppm, bare.
      send_message channel=pager to="{d}" text="Check camera four" | Camera | Pager, person on duty: Check camera four
    `,
  },
  {
    language: 'en',
    event: 'webhook /lift/ride {"lift": "{l}", "floor": {f}, "trapped": "{t}", "company": "{c}", "last_service": "{ls}"}',
    slots: { l: 'A, North, Goods 2', f: '1..14', t: '=nobody, none / 2 people, a child', c: 'Schindl, Otix', ls: '=2026-03-02, 2026-09-14 / ∅', l2: 'B, South, Goods 5', f2: '15..22' },
    tools: ['elvo_send(lift, floor: int): Send a lift to a floor', 'elvo_use(lift, allowed: bool): Allow or forbid use', 'elvo_rescue(lift, people?): Call the rescue', 'elvo_doors(lift, doors: hold|normal): Doors', 'elvo_firm(company, text): Message to the firm', 'elvo_date(lift, date): Print the service date'],
    steps: `
      elvo_send lift="{l2}" floor={f2} | "{l2}" to {f2}
      elvo_send lift="{l}" floor={f2} | Reported lift to {f2}
      elvo_use lift="{l2}" allowed=false | "{l2}" | Out of use.
      elvo_use lift="{l2}" allowed=true | "{l2}" | In use.
      @t failed "nobody is trapped" // elvo_rescue lift="{l}" | Rescue | Somebody trapped? Rescue for this lift. Nobody: fail.
      @t failed "nobody is trapped" // elvo_rescue lift="{l}" people="{t}" | Rescue, with who | Rescue, saying who is trapped. If nobody is: fail.
      elvo_doors lift="{l}" doors=hold | Sofa | Moving a sofa. Doors of the reported lift stay open.
      elvo_doors lift="{l}" doors=normal | Sofa is in | Doors of the reported lift as always.
      elvo_firm company="{c}" text="Button 3 sticks" | Firm | Write to the company: "Button 3 sticks"
      @ls elvo_date lift="{l}" date={ls} // failed "there is no service date" | Date | Print its last service. None? Fail.
    `,
  },
  {
    language: 'en',
    event: 'peripheral crane/pin_9 1',
    earlier: ['Load cell | cell_get → {t} t on {h}', 'Who signals? | memory_recall → signaller {s}, driver {d}'],
    slots: { t: '1..4 / 9..14', h: 'main hook, hook 2', s: 'Renzo, Aoife', d: 'Viktor, Ama', p: '3..16', p2: '17..33' },
    steps: `
      @t gpio_write pin={p} value=1 // failed "{t} t is too heavy" | Hoist {p} on. Over 6 t: fail
      gpio_write pin={p} value=0 | Hoist {p} off
      gpio_read pin={p2} | Read wind switch {p2}
      @t mqtt_publish topic=crane/lamp payload=green // mqtt_publish topic=crane/lamp payload=red | Lamp | crane/lamp: green up to 6 t, red above.
      mqtt_publish topic=crane/hook payload="{h}" | Hook | Hook to crane/hook.
      memory_store key=driver content="{d}" | Driver | Store who drives: key driver.
      memory_store key=signaller content="{s}" | Signaller | Store who signals: key signaller.
      notify message="Nobody under the load" title="Crane" | Warn | Title Crane. "Nobody under the load"
      notify message="Nobody under the load" | Warn | "Nobody under the load"
      failed "the radius was not measured" | Radius | Publish the radius from step {step1} to crane/radius.
    `,
  },
  {
    language: 'en',
    event: 'webhook /paint/booth {"booth": {b}, "part": "{p}", "colour": "{c}", "painter": "{pa}", "filter_hours": {fh}}',
    slots: { b: '1..3', p: 'door L, Hood 4, fender', c: '=RAL 3020, RAL 5002, RAL 9005 / ∅', pa: 'Cem, Roswitha', fh: '20..90 / 210..380', b2: '4..6', m: '10..50', d: '45..70' },
    tools: ['lakk_spray(booth: int, part, colour): Spray a part', 'lakk_bake(booth: int, celsius: int, minutes?: int): Bake', 'lakk_air(booth: int, on: bool): Booth air', 'lakk_coat(booth: int, coat: thin|thick): Set the coat', 'lakk_say(painter, text): Tell a painter'],
    steps: `
      @c lakk_spray booth={b} part="{p}" colour="{c}" // failed "no colour is given" | Spray | Part and colour as ordered, in its booth. No colour, no go: fail.
      lakk_bake booth={b2} celsius={d} | {b2}: bake at {d}
      lakk_bake booth={b2} celsius={d} minutes={m} | {b2}: bake at {d} for {m} min
      @fh lakk_air booth={b} on=true // failed "the filter has {fh} hours" | Air | Booth air on, filter under 200 h. Over that, fail.
      lakk_air booth={b2} on=false | Air off in {b2}
      lakk_air booth={b2} on=true | Air on in {b2}
      lakk_coat booth={b} coat=thin | Coat | Don't lay it on so thick in the booth of the message.
      lakk_coat booth={b2} coat=thick | Coat | Lay it on thick in {b2}.
      lakk_say painter="{pa}" text="Mask the handle" | Mask | Painter: "Mask the handle"
    `,
  },
  {
    language: 'en',
    event: 'mqtt mould/press6 {"press": "{p}", "tool": "{t}", "shots": {s}, "resin": "{r}", "setter": "{se}", "oil_c": {o}}',
    slots: { p: 'P6, Arburg 2, Engel', t: 'cap 28, Lid B, clip 4', s: '100..9000', r: '=PP, ABS, PA66', se: 'Jolanta, Kev', o: '38..48 / 62..75', q: '3..15', n: '5..20' },
    steps: `
      @o gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Oil cooler {q} | On above 55 °C. Off below.
      mqtt_publish topic=mould/shots payload={s} | Shots | Count to mould/shots.
      mqtt_publish topic=mould/resin payload={r} | Resin | Resin to mould/resin.
      memory_store key=tool content="{t}" | Tool | What's mounted? Into the note tool.
      memory_recall query="{t}" limit={n} | Setup notes | Search the notes for the tool, max {n}.
      memory_recall query="{t}" | Setup notes | Search the notes for the tool.
      @o sop_execute name=next-lot // failed "the oil has {o} degrees" | Next lot | next-lot may run below 55 °C oil. Above: fail.
      file_write path=mould/{r}.log content="{s}" append=true | Log | Shots, end of mould/{r}.log.
      file_write path=mould/{r}.now content="{s}" | Now | Shots, sole content of mould/{r}.now.
      send_message channel=teams to="{se}" text="Clean the nozzle" | Setter | Teams, setter: Clean the nozzle
    `,
  },
  {
    language: 'en',
    event: 'mqtt cnc/cell2 {"machine": "{m}", "program": "{p}", "tool_no": {t}, "wear_pct": {w}, "operator": "{o}", "pallet": "{pa}"}',
    slots: { m: 'DMU 50, Haas-3, VF2', p: 'O1204, O7731, O0088', t: '1..24', w: '5..50 / 88..99', o: 'Nils, Farah', pa: 'Pal 3, A-7', m2: 'Mazak 1, Brother', n: '2..40' },
    tools: ['zer_run(machine, program, parts?: int): Run a program', 'zer_tool(machine, tool: int): Change a tool', 'zer_coolant(machine, flow: off|mist|flood): Coolant', 'zer_door(machine, closed: bool): Machine door', 'zer_pallet(machine, pallet): Load a pallet', 'zer_hmi(operator, text): Message on the panel'],
    steps: `
      zer_run machine="{m2}" program={p} | {m2} | Runs the program of the message.
      zer_run machine="{m2}" program={p} parts={n} | {m2}, {n} parts | Runs the program of the message.
      @w failed "wear is {w} %" // zer_tool machine="{m}" tool={t} | Change | Worn over 80 %: change this tool. If less, fail.
      zer_coolant machine="{m2}" flow=flood | {m2} | Drown it in coolant.
      zer_coolant machine="{m2}" flow=mist | {m2} | A fine spray of coolant.
      zer_coolant machine="{m2}" flow=off | {m2} | Dry cut.
      zer_door machine="{m}" closed=true | Door | The reported machine, shut.
      zer_door machine="{m}" closed=false | Door | The reported machine, open.
      zer_pallet machine="{m}" pallet="{pa}" | Pallet | As in the message.
      zer_hmi operator="{o}" text="Measure every tenth part" | Panel | Operator: "Measure every tenth part"
    `,
  },
  {
    language: 'en',
    event: 'manual - loom {l} stopped, {c} thread broken, cloth {cl}, weaver {w}, mechanic {m}',
    slots: { l: '1..40', c: '=warp, weft', cl: 'denim 12, Twill, damask', w: 'Bettina, Suresh', m: 'Arno, Grace / none, off sick', p: '3..18' },
    steps: `
      gpio_write pin={p} value=0 | Loom light | {p} off
      gpio_write pin={p} value=1 | Loom light | {p} on
      @m send_message channel=pager to="{m}" text="Loom {l} stands" // failed "no mechanic" | Mechanic | Page the mechanic "Loom {l} stands". None there → fail
      @m mqtt_publish topic=weave/help payload=in-house // mqtt_publish topic=weave/help payload=external | Help | weave/help: in-house with a mechanic, external if none or off sick.
      memory_store key=thread content={c} | Thread | Which thread? As thread.
      mqtt_publish topic=weave/cloth payload="{cl}" | Cloth | The cloth, to weave/cloth
      notify message="Loom {l} waits" title="{w}" | Notice | "Loom {l} waits", title = the weaver
      notify message="Loom {l} waits" | Notice | "Loom {l} waits", without title
      failed "the note has no metres" | Metres | Metres woven, from the note, into the memory metres.
    `,
  },
  {
    language: 'en',
    event: 'webhook /knit/job {"job": "{j}", "yarn": "{y}", "gauge": {g}, "machine": "{m}", "pattern": "{p}", "designer": "{d}"}',
    slots: { j: 'K-220, K-418', y: 'merino grey, Cotton 5, alpaca', g: '7..14', m: 'Stoll 2, M4', p: 'cable, Fair Isle 3 / ∅, tbd', d: 'Ingunn, Carlo', m2: 'Shima, M9', n: '2..30' },
    tools: ['strik_go(machine, job, pieces?: int): Start a job', 'strik_yarn(machine, yarn): Load yarn', 'strik_pattern(machine, pattern): Load a pattern', 'strik_tension(machine, tension: loose|tight): Tension', 'strik_stop(machine, clear: bool): Stop, and clear the needles or not', 'strik_ask(person, text): Ask'],
    steps: `
      strik_go machine="{m2}" job={j} | Job on {m2}
      strik_go machine="{m}" job={j} pieces={n} | Job | As the message says, {n} pieces.
      strik_yarn machine="{m}" yarn="{y}" | Yarn | Yarn and machine of the job.
      strik_yarn machine="{m2}" yarn="{y}" | Yarn | Yarn of the job, but on {m2}.
      @p strik_pattern machine="{m}" pattern="{p}" // failed "there is no pattern yet" | Pattern | Load it. If it's missing or tbd: fail.
      strik_tension machine="{m}" tension=loose | Tension | Too stiff on the job's machine, loosen.
      strik_tension machine="{m2}" tension=tight | Tension | Too floppy on {m2}, tighten.
      strik_stop machine="{m2}" clear=true | Stop {m2} | And clear the needles.
      strik_stop machine="{m2}" clear=false | Stop {m2} | Leave the needles as they are.
      strik_ask person="{d}" text="Is the collar right?" | Ask | Designer: "Is the collar right?"
    `,
  },
  {
    language: 'en',
    event: 'mqtt paper/pm1 {"reel": "{r}", "gsm": {g}, "moisture": {m}, "grade": "{gr}", "boss_of_shift": "{b}"}',
    slots: { r: 'R-8841, R-9310', g: '60..160', m: '4.1..6.2 / 9.1..12.0', gr: 'Kraft, Offset white, Tissue 2', b: 'Pirkko, Stan', p: '3..15', p2: '16..31' },
    steps: `
      @m mqtt_publish topic=paper/store payload={r} // mqtt_publish topic=paper/pulp payload={r} | Store or pulp | Reel to paper/store up to 8 % moisture, to paper/pulp above.
      @m memory_store key=good-reel content={r} // failed "moisture is {m} %" | Good reel | Up to 8 %: the reel is good-reel. Wetter: fail.
      gpio_write pin={p} value=1 | Steam valve {p} | Open (1).
      gpio_write pin={p} value=0 | Steam valve {p} | Shut (0).
      gpio_read pin={p2} | Read web break eye {p2}
      file_write path=paper/gsm.csv content="{g}" append=true | Weights | gsm to the end of paper/gsm.csv.
      file_write path=paper/grade.txt content="{gr}" | Grade | paper/grade.txt, new: the grade.
      send_message channel=sms to="{b}" text="Felt needs washing" | Shift boss | sms: "Felt needs washing"
      send_message channel=sms text="Felt needs washing" | Crew | sms without addressee: "Felt needs washing"
    `,
  },
  {
    language: 'en',
    event: 'webhook /seed/test {"lot": "{l}", "species": "{s}", "germ_pct": {g}, "tray": "{t}", "analyst": "{a}"}',
    slots: { l: 'S-2204, S-9117', s: 'barley, red clover, Spelt', g: '40..70 / 88..99', t: 'T1, Tray 14, blue', a: 'Dr. Lohse, Ming', t2: 'T9, Tray 20', h: '2..72', c: '4..30' },
    tools: ['keim_climate(tray, celsius: int, lux?: int): Climate of a tray', 'keim_lid(tray, covered: bool): Cover a tray', 'keim_verdict(lot, verdict: pass|fail): Verdict on a lot', 'keim_count(tray, in_hours: int): Plan a count', 'keim_mail(person, text): Mail'],
    steps: `
      keim_climate tray="{t2}" celsius={c} | {t2}: {c} °C
      keim_climate tray="{t2}" celsius={c} lux=800 | {t2}: {c} °C and 800 lux
      keim_lid tray="{t}" covered=true | Lid | Tested tray: lid on.
      keim_lid tray="{t}" covered=false | Lid | Tested tray: lid off.
      @g keim_verdict lot={l} verdict=fail // keim_verdict lot={l} verdict=pass | Verdict | 85 % germination or more is a pass, less is a fail.
      @g failed "only {g} % germinated" // keim_mail person="{a}" text="Ready for sale" | Mail | Analyst: "Ready for sale", from 85 % on. Lower: give this step up.
      keim_count tray="{t}" in_hours={h} | Count | Tray of the message, {h} h from now.
      keim_mail person="{a}" text="Tweezers are missing" | Tweezers | Analyst: "Tweezers are missing"
    `,
  },
  {
    language: 'en',
    event: 'cron - soil round',
    earlier: ['Probe | soil_get → field {f}, pH {ph}, N {n} kg', 'Farm file | file_read → owner {o}, advisor {a}'],
    slots: { f: 'Long Acre, F-7, Mill side', ph: '4.6..5.4 / 6.3..7.2', n: '20..140', o: 'Whelan, Frau Ebert', a: 'Dr. Mace, Lise', p: '3..15', id: 'c2, soil-9' },
    steps: `
      @ph mqtt_publish topic=soil/lime payload="{f}" // failed "pH is {ph}" | Lime | pH under 6: field to soil/lime. Over: fail.
      @ph notify message="Too sour" // notify message="Fine" | Sour? | Show "Too sour" under pH 6, "Fine" over it.
      memory_store key=nitrogen content="{n}" | N | Kilos, no unit, into the note nitrogen
      send_message channel=email to="{o}" text="Results are in" | Owner | Mail, owner: Results are in
      send_message channel=email to="{a}" text="Please have a look" | Advisor | Mail, advisor: Please have a look
      gpio_write pin={p} value=1 | Oven | Drying oven on ({p})
      gpio_write pin={p} value=0 | Oven | Drying oven off ({p})
      cron_remove id={id} | Plan | {id} is no longer needed, out.
      file_list path=soil/2026 | What's in soil/2026?
      file_list | What's in this folder?
      failed "humus was not measured" | Humus | Humus from step {step1}, into the note humus
    `,
  },
  {
    language: 'en',
    event: 'mqtt wx/station {"station": "{s}", "gust_kmh": {g}, "rain_mm": {r}, "battery": "{b}", "observer": "{o}"}',
    slots: { s: 'Hill 3, WX-9, Ridge', g: '8..35 / 90..140', r: '0..30', b: '=ok, full / low, dead', o: 'Elspeth, Tomek', p: '3..14', p2: '15..30' },
    steps: `
      @g failed "gusts are only {g} km/h" // pushover message="Storm at {s}" | Storm | "Storm at {s}" as a push for gusts over 75. Otherwise fail.
      pushover message="Station {s} repaired" title="Weather" | Repaired | Push: "Station {s} repaired". Title: Weather.
      @b gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Charger {p} | Battery low or dead: on. Ok or full: off.
      gpio_write pin={p2} value=1 | Mast heater | Ice. {p2} on.
      gpio_write pin={p2} value=0 | Mast heater | No ice. {p2} off.
      mqtt_publish topic=wx/rain payload={r} | Rain | mm to wx/rain, no unit
      memory_store key=observer content="{o}" | Observer | Store, key observer
      file_write path=wx/rain.csv content="{r}" append=true | Rain book | mm to the end of wx/rain.csv
      file_write path=wx/last.csv content="{r}" | Last rain | mm, replacing wx/last.csv
    `,
  },
  {
    language: 'en',
    event: 'webhook /avalanche/slope {"slope": "{s}", "danger": {d}, "new_snow_cm": {n}, "patrol": "{p}", "road": "{r}"}',
    slots: { s: 'Gully 4, North bowl, Schneeberg', d: '=1, 2 / 4, 5', n: '0..90', p: 'Ursin, Kat', r: 'Pass road, B-31', s2: 'Gully 9, South bowl', h: '1..24' },
    tools: ['lawi_close(road, hours?: int): Close a road', 'lawi_open(road): Open a road', 'lawi_blast(slope, charge: small|big): Fire a charge', 'lawi_siren(sound: bool): Siren', 'lawi_radio(patrol, text): Radio a patrol', 'lawi_level(slope, level: int): Publish the danger level'],
    steps: `
      @d lawi_open road="{r}" // lawi_close road="{r}" | Road | Danger 3 and up: close the road. Below: open it.
      lawi_close road="{r}" hours={h} | Close it, {h} h
      @d failed "the danger is only {d}" // lawi_blast slope="{s}" charge=big | Blast | Big charge on this slope from danger 4. Lower: fail.
      lawi_blast slope="{s2}" charge=small | {s2} | One small charge.
      lawi_blast slope="{s2}" charge=big | {s2} | One big charge.
      lawi_siren sound=true | Siren | Let it howl.
      lawi_siren sound=false | Siren | Silence.
      lawi_radio patrol="{p}" text="Come down now" | Radio | Patrol: "Come down now"
      lawi_level slope="{s2}" level={d} | Same for {s2} | Danger level as on the other slope.
    `,
  },
  {
    language: 'en',
    event: 'mqtt river/gauge {"gauge": "{g}", "cm": {c}, "trend": "{t}", "warden": "{w}", "camp_tel": "{tel}"}',
    slots: { g: 'Old Bridge, Pegel 4, Weir', c: '80..190 / 420..610', t: '=rising, falling', w: 'Annika, Josef', tel: '=0660 41, 0664 77 / ∅, unknown', p: '3..15' },
    steps: `
      @c failed "the river is at {c} cm" // gpio_write pin={p} value=1 | Flood lamp | {p} on from 400 cm. Below that fail.
      gpio_write pin={p} value=0 | Flood lamp | {p} off.
      @tel send_message channel=sms to="{tel}" text="Leave the lower meadow" // failed "no number for the camp" | Camp | sms to the camp: "Leave the lower meadow". No number: fail.
      send_message channel=sms text="Leave the lower meadow" | All | sms without a number: "Leave the lower meadow"
      @c sop_execute name=normal // sop_execute name=flood | Which procedure? | Run flood at 400 cm and more, normal at less.
      mqtt_publish topic=river/trend payload={t} | Trend | The trend, to river/trend
      mqtt_publish topic=river/name payload="{g}" | Where | Name of the gauge, to river/name
      memory_store key=warden content="{w}" | Warden | In the notes under warden.
    `,
  },
  {
    language: 'en',
    event: 'mqtt heat/plant {"boiler": "{b}", "flow_c": {f}, "fuel": "{fu}", "stoker": "{s}", "loop": "{l}"}',
    slots: { b: 'Boiler 2, Viess A, Old Joe', f: '40..55 / 88..97', fu: 'chips, pellets, gas', s: 'Manfred, Ioana', l: 'School, Loop 4, Old Town', l2: 'Clinic, Loop 7', c: '55..85', h: '=05:00, 06:30, 22:00' },
    tools: ['fernw_set(loop, celsius: int, from_time?): Set a loop', 'fernw_boiler(boiler, lit: bool): Light or put out a boiler', 'fernw_ash(boiler): Empty the ash', 'fernw_pump(loop, rate: eco|max): Pump of a loop', 'fernw_text(person, text): Text'],
    steps: `
      fernw_set loop="{l}" celsius={c} | Loop of the message: {c}
      fernw_set loop="{l2}" celsius={c} from_time={h} | "{l2}" from {h}: {c}
      @f fernw_boiler boiler="{b}" lit=true // fernw_boiler boiler="{b}" lit=false | Fire | Flow under 70: light this boiler. Over: put it out.
      @f fernw_ash boiler="{b}" // failed "the flow has {f} degrees" | Ash | Only when the flow is under 70. Hotter → fail.
      fernw_pump loop="{l}" rate=eco | Night | Loop of the message, thrifty.
      fernw_pump loop="{l2}" rate=max | Frost | "{l2}", all it can.
      fernw_boiler boiler="{b}" lit=false | Sweep | Chimney sweep is here. No fire in it.
      fernw_text person="{s}" text="{fu} arrives at noon" | Delivery | Stoker: "{fu} arrives at noon"
    `,
  },
];
