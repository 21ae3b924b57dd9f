import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 7. */
export const decisions7: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /hangar/door {"hangar": {no}, "wind_kt": {wind}, "tail_in": {tail}, "door_pin": {door}, "horn_pin": {horn}, "asked_by": "{who}"}',
    slots: { no: '1..7', wind: '3..22 / 34..51', tail: '=true', door: '4..9', horn: '13..21', who: 'line crew, Sgt Ames, tower, night shift' },
    steps: `
      @wind gpio_write pin={door} value=0 // failed "{wind} kt of wind" | Roll it open | Two things must hold before the door moves: no aircraft's tail in its way (tail_in true means it is clear, inside) and a wind of thirty knots or less. Then give the door 0, which is open; 1 is shut.
      ^ | Door, 0 = open | Tail in, wind not above 30 kt: open. One of the two amiss: fail.
      @wind failed "the wind is only {wind} kt" // gpio_write pin={door} value=1 | Storm door | 1 shuts it. We shut in a wind of more than 30 knots and leave it alone in less.
      gpio_write pin={horn} value=1 | Horn first | Ten seconds before a door moves the horn sounds. Start the horn (1), don't move the door.
      @wind mqtt_publish topic="hangar/{no}/lamp" payload=green // mqtt_publish topic="hangar/{no}/lamp" payload=red | Lamp | The word green to hangar/{no}/lamp up to thirty knots, the word red beyond.
      notify message="{who} asks for hangar {no}" title="{wind} kt" | Who asks | Notification: who "asks for hangar" which number; its title is the wind with kt.
      file_write path=hangar/last.txt content="Hangar {no}, {wind} kt, asked by {who}" | Last request | Overwrite hangar/last.txt with one line like "Hangar 9, 4 kt, asked by Bo".
      failed "no tool can push an aircraft" | Push back | Push the trainer back by its struts until the tail is inside.
    `,
  },
  {
    language: 'en',
    earlier: ['Weigh the drum | scale → {kg} kg', 'Read the label | scan → {batch}, solvent, {room}'],
    slots: { kg: '21..97 / 104..180', batch: 'SV-114, SV-220, LX-09', room: 'store 2, annex, bay 6', hoist: '5..19' },
    tools: ['drum_lift(batch, cm: int): Lift a drum', 'drum_tag(batch, text): Print a tag for a drum', 'drum_drop(batch): Set a drum down'],
    steps: `
      @kg drum_lift batch={batch} cm=50 // failed "the drum weighs {kg} kg" | Lift | The hoist takes a hundred kilos at most. Half a metre up with the drum of step {step2}, if step {step1} found no more than that.
      ^ | Half a metre up | Up to 100 kg the hoist may lift the drum that was scanned. It may not with more.
      @kg drum_tag batch={batch} text="{kg} kg, by hand" // drum_tag batch={batch} text="{kg} kg, forklift" | Tag | The tag says the weight with kg, a comma, and "by hand" up to 100 kg or "forklift" above it.
      drum_tag batch={batch} text="solvent, {room}" | Place tag | Tag for the scanned drum: solvent, comma, where it belongs. The weight has no place on it, not even over 100 kg.
      drum_drop batch={batch} | Down | It hangs 50 cm high. Set it down again.
      @kg gpio_write pin={hoist} value=1 // failed "{kg} kg" | Hoist power | Power for the hoist on {hoist}; 1 = power. As I said: never with a load of over one hundred kilos.
      memory_store key={batch} content="{kg} kg in {room}" | Where it is | Under the batch: weight with kg, "in", the place.
      failed "no tool can hammer a bung" | Bung | Hammer the bung in.
    `,
  },
  {
    language: 'en',
    event: 'mqtt trailer/{id} {"lat": {lat}, "lock": "{lock}", "reefer_c": {t}, "setpoint_c": {set}, "fuel_l": {fuel}}',
    slots: { id: 'TR18, TR22, K-904, RX5', lat: '48.11..52.9', lock: '=locked / unlocked, cut', t: '-24..-21 / -15..-3', set: '=-20, -19, -18', fuel: '90..180 / 4..19' },
    tools: ['reefer_mode(trailer, mode: eco|boost): Cooling mode', 'siren_blow(trailer, seconds: int): Sound the siren of a trailer'],
    steps: `
      @t reefer_mode trailer={id} mode=eco // reefer_mode trailer={id} mode=boost | Cooling | Boost when it is warmer inside than the setpoint of the message, eco when colder.
      @t failed "{t} °C is below the setpoint" // reefer_mode trailer={id} mode=boost | Boost | Boost only if reefer_c has risen above setpoint_c. It may well have not; then fail.
      @lock failed "the lock is {lock}" // siren_blow trailer={id} seconds=30 | Siren | Half a minute of siren for a trailer whose lock is open or cut. Nothing, that is to say failure, for a locked one.
      @fuel reefer_mode trailer={id} mode=boost // failed "{fuel} l of fuel" | Boost, if there is fuel | Boost eats fuel: fifty litres must be in the tank. The temperature is of no interest.
      @fuel failed "{fuel} l is enough" // pushover message="{id}: {fuel} l left" | Fuel | Fewer than 20 litres: push the trailer, a colon, the litres with l, "left". Otherwise fail.
      file_write path=trailers.csv content="{id};{t};{set};{fuel}" append=true | Row | Row for trailers.csv: trailer; inside; setpoint; fuel. Semicolons, no blanks, added at the end.
      notify message="{id} is {lock}, {t} °C" | Board | On this computer: trailer, "is", how the lock is, a comma, °C inside.
      siren_blow trailer={id} seconds=1 | Blip | One second of siren, locked or not, so that the driver finds it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /theatre/cue {"cue": "{cue}", "smoke": {smoke}, "curtain": {curtain}, "clearance": "{clr}", "crew": {crew}}',
    slots: { cue: 'Q14, Q31, Q7, Q52', smoke: '4..9', curtain: '12..19', clr: '=given, yes / not yet, refused, no', crew: '=0 / 1, 2, 3' },
    steps: `
      @clr gpio_write pin={smoke} value=1 // failed "clearance: {clr}" | Smoke | The fire watch has to give clearance before each smoke cue. Is it there? Then the smoke machine, high.
      ^ | Smoke cue | Smoke high. No clearance, no smoke.
      @crew gpio_write pin={curtain} value=0 // failed "{crew} of the crew stand in the line" | Curtain down | 1 holds the curtain up, without it it falls. Drop it. Mind the crew: the count in the message must be nought.
      gpio_write pin={curtain} value=1 | Hold the curtain | 1 holds it. Three men or thirty, it stays up.
      @clr failed "clearance: {clr}" // send_message channel=signal text="{cue}: clearance {clr}" | No clearance | Without clearance write to channel signal: cue, a colon, "clearance" and what the message says of it. With clearance there is no need; fail.
      @crew memory_store key={cue} content="stage clear" // memory_store key={cue} content="{crew} on stage" | Stage note | Under the cue: "stage clear" with nobody of the crew there, else how many and "on stage".
      gpio_write pin={smoke} value=0 | Smoke off | As 20 seconds are over, the smoke ends. Leave the curtain.
      failed "no tool can sew a curtain" | Seam | The hem of the curtain is torn. Sew it.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the hopper | hopper_get → {hopper} holds {n} sacks', 'Ask the shift | shift_now → {shift} shift, {lead} leads'],
    slots: { hopper: 'H-east, 7, pellet, flour', n: '=0 / 3, 6, 11', shift: '=early, late / night', lead: 'Paola, Grieg, Yusuf, Benny', pin: '4..22' },
    tools: ['hopper_shake(hopper, seconds: int): Shake a hopper', 'sack_order(sacks: int): Order sacks', 'ring(person): Ring somebody'],
    steps: `
      @n sack_order sacks=24 // failed "{n} sacks are left" | Two dozen | Order two dozen sacks when there is not one left in the hopper.
      @n failed "the hopper is empty" // hopper_shake hopper="{hopper}" seconds=5 | Shake | Shake the hopper that was asked for five seconds, unless it is empty, for then it only rattles.
      ^ | Shake it | An empty hopper is never shaken. A filled one is: 5 seconds.
      @shift ring person={lead} // failed "it is the night shift" | Ring | Ring whoever leads the shift, but not by night.
      @shift failed "it is the {shift} shift" // notify message="{lead}: {n} sacks in {hopper}" | Silent note | At night nobody is rung, a notification here will do: who leads, a colon, how many sacks "in" which hopper. On the other shifts fail.
      @n gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Empty lamp | The "empty" lamp sits on {pin} and burns when high. Set it as it should be after step {step1}.
      file_write path=shift.txt content="{shift}, {lead}" | Shift | Overwrite shift.txt with shift and leader, a comma between.
      hopper_shake hopper="{hopper}" seconds=90 | Long shake | A minute and a half for the same hopper. 30 seconds did nothing.
    `,
  },
  {
    language: 'en',
    event: 'webhook /relay/command {"board": "{board}", "channel": {ch}, "state": "{state}", "hold": {hold}, "reason": "{reason}"}',
    slots: { board: '=relay-a, relay-b / safety', ch: '1..8', state: '=on / off', hold: '20..90', reason: 'filter change, inspection, drain, test' },
    steps: `
      @board gpio_write pin={ch} value=1 board={board} // failed "the safety board is not for commands" | On | The channel of the command goes on (1) on its own board. The board called safety obeys nobody: refuse.
      @board gpio_write pin={ch} value=0 board={board} // failed "safety is off limits" | Off | Channel low on the board of the command, unless that board is safety.
      @state gpio_write pin={ch} value=1 board=relay-c // gpio_write pin={ch} value=0 board=relay-c | Mirror | Board relay-c mirrors every command on the same channel: on is 1, off is 0.
      @state gpio_write pin={ch} value=0 board=relay-d // gpio_write pin={ch} value=1 board=relay-d | Inverse | relay-d is active low. Do on relay-d, at the same channel, what the command says: on means 0 there.
      @state failed "the command switches on" // memory_store key=last-off content="channel {ch}: {reason}" | Off notes | Commands that switch off are kept under last-off: "channel", number, colon, reason. Others fail.
      board_info board={board} | Board | Before 60 seconds are over, list what the board of the command has.
      @board mqtt_publish topic=relay/log payload="{ch}={state}" // mqtt_publish topic=relay/alarm payload="{ch}={state}" | Log or alarm | Channel, equals sign, state: to relay/log, for the board safety however to relay/alarm.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the rota | file_read → today: {who}, bay {bay}, {day}', 'Read the thermometer | gauge → outside {t} °C'],
    slots: { who: 'Marlow, Hilde, Sanchez, Obi', bay: '2..9', day: '=Monday, Tuesday, Wednesday, Thursday / Friday', t: '-12..1 / 6..19', sand: '11..19' },
    tools: ['gritter(bay: int, grams: int): Grit in front of a bay', 'swap_duty(person, day): Swap a duty'],
    steps: `
      @t gritter bay={bay} grams=400 // failed "it is {t} °C" | Grit | In front of today's bay, four hundred grams. Grit is for frost, so above 3 °C save it.
      ^ | Frost? | At three degrees or colder grit the bay of the rota with 400 g. At more, fail.
      @day failed "it is {day}" // notify message="{who}: fridge in bay {bay}" | Friday | On Fridays the notification here says who does the "fridge in bay" which: name, colon, those words, number. On all other days this step fails.
      @day gpio_write pin={sand} value=1 // gpio_write pin={sand} value=0 | Weekday lamp | {sand} is high from Monday to Thursday, low on Friday.
      @t pushover message="Frost, {t} °C" // pushover message="No frost, {t} °C" | Push | Push "Frost," at three degrees and colder, "No frost," at more; then the °C that were read.
      swap_duty person={who} day={day} | Swap | Whoever has duty today swaps; day as in the rota.
      cron_add schedule="0 15 * * 5" action=message text="Lock bay {bay}" name=friday | Plan | Plan for 0 15 * * 5 the message "Lock bay" and the bay's number. Call it friday.
      failed "no tool can push a broom" | Broom | Sweep the leaves from the gully.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ring/{bell} {"who": "{who}", "face": "{face}", "strike": {strike}, "lux": {lux}, "hour": {hour}}',
    slots: { bell: 'front, yard, studio', who: 'postman, Alba, unknown, courier', face: '=known, family / stranger, masked', strike: '4..9', lux: '1..12 / 60..400', hour: '9..17' },
    tools: ['porch_light(bell, on: bool): Porch light', 'say(bell, text): Speak through a bell'],
    steps: `
      @face gpio_write pin={strike} value=1 // failed "the face is {face}" | Open | The strike (1 opens) for known faces and the family; the rest waits.
      @face say bell={bell} text="Come in" // say bell={bell} text="One moment" | Speak | "Come in" to those we know, "One moment" to those we don't, through the bell that rang.
      @lux porch_light bell={bell} on=true // failed "{lux} lux is bright enough" | Light | Under 20 lux the light of that bell goes on.
      @lux porch_light bell={bell} on=true // porch_light bell={bell} on=false | Light by lux | Dark (under twenty lux): light on. Bright: light off.
      @face failed "the face is {face}" // notify message="{bell}: {who}, {face}" | Stranger | Somebody we don't know: bell, a colon, who, a comma, what the face was, shown here. For known faces fail.
      gpio_write pin={strike} value=0 | Shut again | After 5 seconds the strike falls back to 0.
      porch_light bell={bell} on=false | Off | It is later than 8 o'clock, this bell's light goes off.
      memory_store key=visitors content="{who} at {hour} h" | Visitors | Keep under visitors who came, "at", the hour with h.
    `,
  },
  {
    language: 'en',
    earlier: ['Probe the weld | ut_scan → seam {seam}: flaw {mm} mm, depth {depth} mm', 'Look up the class | std_lookup → class {cls} allows 2 mm'],
    slots: { seam: 'S-11, S-40, L3, root-2', mm: '0.2..1.8 / 2.3..5.5', depth: '6..14', cls: '=B, C', lamp: '4..19' },
    tools: ['seam_accept(seam, class): Accept a seam', 'seam_grind(seam, depth_mm: int): Have a seam ground out'],
    steps: `
      @mm seam_accept seam={seam} class={cls} // failed "a flaw of {mm} mm" | Accept | The seam, in the class that was looked up, if its flaw is no bigger than the class allows.
      @mm failed "a flaw of {mm} mm is allowed" // seam_grind seam={seam} depth_mm={depth} | Grind out | A flaw larger than step {step2} allows is ground out to the depth found in step {step1}. Smaller ones stay; then fail.
      @mm seam_accept seam={seam} class={cls} // seam_grind seam={seam} depth_mm={depth} | Either | Accept or grind out (to its depth): the 2 mm of the standard decide.
      @mm gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Red | Red lamp on {lamp}, burns when high: for flaws over 2 mm, otherwise out.
      @mm file_write path="welds/{seam}.txt" content="{mm} mm, accepted" // file_write path="welds/{seam}.txt" content="{mm} mm, rejected" | Sheet | Into welds/{seam}.txt (overwrite): flaw with mm, a comma, accepted up to 2 mm or rejected beyond.
      seam_grind seam={seam} depth_mm=2 | Skim | Two millimetres are skimmed off this seam in any case.
      notify message="Seam {seam}, class {cls}" | Show | Show "Seam" with its name and, after a comma, "class" with the class, on this computer.
      failed "no tool can hold a torch" | Weld | Weld it again from the other side.
    `,
  },
  {
    language: 'en',
    event: 'webhook /archive/scan {"box": "{box}", "pages": {pages}, "year": {year}, "mould": "{mould}", "shelf": {shelf}}',
    slots: { box: 'B-0412, B-1190, C-77, D-205', pages: '120..900', year: '1880..1919 / 1951..1998', mould: '=none / some, heavy', shelf: '11..79' },
    tools: ['scan_queue(box, dpi: int): Put a box in line for scanning', 'box_seal(box): Seal a box in film', 'shelve_at(box, shelf: int): Put a box back'],
    steps: `
      @year scan_queue box={box} dpi=600 // scan_queue box={box} dpi=300 | Resolution | What was written before 1925 is scanned at 600 dpi, everything younger at 300.
      @year scan_queue box={box} dpi=400 // failed "the box is from {year}" | Old paper first | In line with 400 dpi, if it is older than 1925. Younger ones fail.
      @mould shelve_at box={box} shelf={shelf} // failed "mould: {mould}" | Back on the shelf | Back to the shelf in the message. Mouldy boxes never go back among the others.
      @mould failed "no mould" // box_seal box={box} | Seal | Any mould at all: seal. None: fail.
      @mould shelve_at box={box} shelf={shelf} // box_seal box={box} | Shelf or film | Film for mouldy boxes, the shelf for clean ones.
      @year memory_store key={box} content="{year}, fragile" // memory_store key={box} content="{year}" | Note | Under the box: its year; before 1925 followed by a comma and the word fragile.
      shelve_at box={box} shelf=4 | Shelf 4 | On shelf 4, not on the one in the message; 500 pages are too heavy up there.
      pushover message="{box}: {pages} pages of {year}" | Push | Push the box, a colon, its pages with the word pages, "of", the year.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lock/{lock}/boat {"length_m": {len}, "beam_m": {beam}, "paid": "{paid}", "gate_up": {gu}, "gate_low": {gl}, "name": "{name}"}',
    slots: { lock: 'one, mill, K4, harbour', len: '6..17 / 21..44', beam: '2.1..4.8', paid: '=yes, season ticket / no, unpaid', gu: '4..9', gl: '14..21', name: 'Wren, Otter, Lady May, Jolly' },
    tools: ['chamber_fill(lock): Fill the chamber', 'chamber_empty(lock): Empty the chamber'],
    steps: `
      @len gpio_write pin={gl} value=1 // failed "{len} m is too long" | Lower gate | The lower gate opens (high) to boats shorter than twenty metres. The upper one keeps still.
      ^ | Let it in from below | 20 m is the chamber. If she fits, lower gate high; if not, fail. By no means both gates.
      @paid gpio_write pin={gu} value=1 // failed "paid: {paid}" | Upper gate | Upper gate high for those who paid or have a season ticket.
      @paid failed "it is paid" // notify message="{name} has not paid" | Unpaid | If nothing was paid, show the boat's name and "has not paid" on this computer. If it was, fail.
      @len chamber_fill lock={lock} // failed "the boat does not fit" | Fill | Fill this chamber; the boat in it must be shorter than 20 m.
      chamber_empty lock={lock} | Empty | 12 minutes have gone by; empty the chamber.
      gpio_write pin={gu} value=0 | Upper gate shut | Low shuts. The upper one, not the lower.
      memory_store key=last-boat content="{name}, {len} m x {beam} m" | Last boat | Under last-boat: name, comma, length with m, x, beam with m, e.g. "Ida, 8 m x 3 m".
    `,
  },
  {
    language: 'en',
    event: 'webhook /translate/job {"job": "{job}", "words": {words}, "from": "{from}", "to": "{to}", "due": "{due}"}',
    earlier: ['Who is free | staff_free → Korean: Hana; German: Uwe; Spanish: Luz'],
    slots: { job: 'J-551, J-702, J-88', words: '120..480 / 2300..9000', from: '=en', to: '=Korean / German / French, Polish', due: '=2026-05-04, 2026-06-11, 2026-10-19' },
    tools: ['assign(job, translator, due): Assign a job', 'outsource(job, language): Give a job to an agency'],
    steps: `
      @to assign job={job} translator=Hana due={due} // assign job={job} translator=Uwe due={due} // failed "nobody is free for {to}" | Assign | Whoever is free for the target language gets the job with its date. Nobody for it in step {step1}: fail.
      @to failed "Hana does Korean" // failed "Uwe does German" // outsource job={job} language={to} | Agency | Target languages that step {step1} has nobody for go to the agency. If there is somebody, fail.
      @words outsource job={job} language={to} // failed "{words} words are too many" | Small jobs out | Jobs of up to a thousand words go to the agency in their target language. Longer ones do not.
      @words notify message="{job}: {words} words, small" // notify message="{job}: {words} words, large" | Size | Show the job, a colon, its words with the word words, a comma, and small (to 1000) or large (over) on this computer.
      @to memory_store key={job} content="Hana" // memory_store key={job} content="Uwe" // memory_store key={job} content="agency" | Who | Under the job the name from the list for its target language, or the word agency where there is none.
      file_write path=jobs.txt content="{due} {job} {to}" append=true | Diary | Append to jobs.txt: date, job, target language.
      outsource job={job} language={to} | Out | 1000 words or more, this goes to the agency.
    `,
  },
  {
    language: 'en',
    earlier: ['Read all zones | zones_get → zone 1: {a} °C, zone 2: {b} °C, zone 3: {c} °C', 'Find the dampers | file_read → zone 1 pin {p}, zone 2 pin {q}, zone 3 pin {r}'],
    slots: { a: '22..24', b: '=17, 18, 18.5 / 27, 28.5, 29', c: '=20, 21, 21.5', p: '4..9', q: '10..15', r: '16..22' },
    tools: ['zone_heat(zone: int, on: bool): Heat a zone', 'zone_say(zone: int, text): Show a text in a zone'],
    steps: `
      @b zone_heat zone=2 on=true // failed "zone 2 has {b} °C" | Heat zone 2 | Should zone 2 be colder than 19 °C, heat it. If not, fail.
      @b zone_heat zone=2 on=true // zone_heat zone=2 on=false | Second zone | On under 19, off over it, for the second zone.
      @b gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Damper of zone 2 | Its damper opens on high. Open if zone 2 is the warmest of the three, shut if it is not.
      @b zone_say zone=2 text="{b} °C, too cold" // zone_say zone=2 text="{b} °C, too warm" | Tell zone 2 | In zone 2 stands its temperature with °C, a comma, "too cold" below 19 and "too warm" above 26.
      gpio_write pin={p} value=0 | Damper 1 | Zone 1 is over 20 °C anyway; its damper goes low.
      gpio_write pin={r} value=1 | Damper 3 | The damper of zone 3 opens; high opens.
      notify message="Zone 3: {c} °C, zone 1: {a} °C" | Show two | On this computer zone 3 first, then zone 1, as in "Zone 3: 15 °C, zone 1: 16 °C". Nothing about zone 2.
      zone_heat zone=3 on=false | Third zone off | 25 degrees are not reached there, but the third zone is not to be heated.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /격납고/{no} {"풍속kt": {wind}, "꼬리안쪽": {tail}, "문핀": {door}, "경적핀": {horn}, "요청": "{who}"}',
    slots: { no: '1..6', wind: '2..23 / 33..50', tail: '=true', door: '4..9', horn: '14..22', who: '주기반, 관제탑, 정비2과' },
    steps: `
      @wind gpio_write pin={door} value=0 // failed "풍속이 {wind}노트다" | 문 열기 | 항공기 꼬리가 안쪽에 있고 풍속이 30노트를 넘지 않아야 문을 연다. 0이 열림, 1이 닫힘이다.
      ^ | 격납고 문 | 꼬리가 걸리거나 30노트 초과면 실패. 둘 다 괜찮으면 문 핀을 0으로.
      @wind failed "풍속이 {wind}노트뿐이다" // gpio_write pin={door} value=1 | 강풍 닫기 | 30노트가 넘으면 닫는다(1). 아니면 건드리지 않고 실패.
      gpio_write pin={horn} value=1 | 경적 | 문이 움직이기 10초 전에 경적을 울린다. 문은 아직 움직이지 않는다.
      @wind mqtt_publish topic="격납고/{no}/등" payload=녹색 // mqtt_publish topic="격납고/{no}/등" payload=적색 | 신호등 | 격납고/{no}/등 에 30노트까지는 녹색, 넘으면 적색이라고 발행한다.
      notify message="{who} {no}번 격납고 요청" title="풍속 {wind}노트" | 요청 알림 | 제목은 "풍속"과 값(노트), 내용은 요청한 곳, 격납고 번호(번 격납고), "요청"을 이 컴퓨터에 띄운다.
      failed "항공기를 밀 도구가 없다" | 밀어 넣기 | 훈련기를 손으로 밀어 꼬리를 안으로 넣는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['드럼 계량 | scale → {kg} kg', '라벨 스캔 | scan → {batch}, 용제, {room}'],
    slots: { kg: '23..96 / 105..190', batch: 'SV-114, 용-22, LX-09', room: '2창고, 별관, 6베이', hoist: '5..20' },
    tools: ['드럼올림(배치, 높이cm: int): 드럼을 올린다', '드럼표시(배치, 글): 표를 뽑는다', '드럼내림(배치): 드럼을 내린다'],
    steps: `
      @kg 드럼올림 배치={batch} 높이cm=50 // failed "드럼이 {kg} kg이다" | 올리기 | 호이스트 한도는 100 kg이다. {step1}단계 무게가 그 안이면 스캔한 드럼을 반 미터 올린다.
      ^ | 반 미터 | 백 킬로를 넘으면 올리지 않는다. 넘지 않으면 50 cm.
      @kg 드럼표시 배치={batch} 글="{kg} kg 손수레" // 드럼표시 배치={batch} 글="{kg} kg 지게차" | 표 뽑기 | 무게(kg) 뒤에 100 kg까지는 손수레, 넘으면 지게차라고 찍는다.
      드럼표시 배치={batch} 글="용제, {room}" | 위치 표 | 스캔한 드럼에 용제, 쉼표, 보관 장소를 찍는다. 100 kg이 넘어도 무게는 적지 않는다.
      @kg gpio_write pin={hoist} value=1 // failed "{kg} kg으로 무겁다" | 호이스트 전원 | {hoist}번이 호이스트 전원(1 투입). 100 kg이 넘는 짐에는 절대 넣지 않는다.
      드럼내림 배치={batch} | 내리기 | 50 cm 올라가 있으니 내린다.
      memory_store key={batch} content="{room} {kg} kg" | 위치 기록 | 배치 번호를 키로 장소와 무게(kg)를 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 냉장차/{id} {"잠금": "{lock}", "고내": {t}, "설정": {set}, "연료l": {fuel}}',
    slots: { id: 'TR18, 냉-22, K904', lock: '=잠김, 정상 / 열림, 절단', t: '-25..-21 / -14..-2', set: '=-20, -19, -18', fuel: '80..170 / 3..18' },
    tools: ['냉동모드(차량, 모드: 절약|강력): 냉동 방식을 바꾼다', '사이렌(차량, 초: int): 사이렌을 울린다'],
    steps: `
      @t 냉동모드 차량={id} 모드=절약 // 냉동모드 차량={id} 모드=강력 | 냉동 | 고내가 설정보다 따뜻하면 강력, 차가우면 절약.
      @t failed "{t}도로 설정보다 차다" // 냉동모드 차량={id} 모드=강력 | 강력 냉동 | 고내 온도가 설정값을 웃돌 때만 강력으로. 그렇지 않으면 실패.
      @lock failed "잠금이 {lock}이다" // 사이렌 차량={id} 초=30 | 사이렌 | 자물쇠가 열렸거나 잘렸으면 30초 울린다. 잠겨 있으면 실패.
      @fuel 냉동모드 차량={id} 모드=강력 // failed "연료가 {fuel} l뿐이다" | 연료 보고 강력 | 연료가 50 l 이상 있을 때만 강력. 온도는 보지 않는다.
      @fuel failed "연료 {fuel} l로 충분하다" // pushover message="{id} 연료 {fuel} l 남음" | 연료 푸시 | 20 l 미만이면 차량, "연료", 값(l), "남음"을 푸시. 아니면 실패.
      file_write path=trucks.csv content="{id};{t};{set};{fuel}" append=true | 한 줄 | trucks.csv 끝에 차량;고내;설정;연료 순으로 세미콜론만 써서 붙인다.
      사이렌 차량={id} 초=1 | 짧게 | 기사가 찾을 수 있게 1초만 울린다. 잠금은 상관없다.
      notify message="{id} 잠금 {lock}, {t}도" | 표시 | 이 컴퓨터에 차량, "잠금"과 상태, 쉼표, 고내 온도(도)를 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /공연/큐 {"큐": "{cue}", "연기": {smoke}, "막": {curtain}, "소방승인": "{clr}", "무대인원": {crew}}',
    slots: { cue: 'Q14, Q31, Q7', smoke: '4..9', curtain: '12..20', clr: '=승인, 허락 / 대기, 거부', crew: '=0 / 1, 2, 4' },
    steps: `
      @clr gpio_write pin={smoke} value=1 // failed "소방 승인이 {clr}이다" | 연기 | 소방 담당이 허락했을 때만 연기를 낸다(1).
      ^ | 연기 큐 | 승인 없이는 연기 없음. 승인됐으면 연기 핀 high.
      @crew gpio_write pin={curtain} value=0 // failed "막 아래에 {crew}명이 있다" | 막 내리기 | 1이면 막이 걸려 있고 0이면 떨어진다. 아래에 사람이 없어야 떨어뜨린다.
      gpio_write pin={curtain} value=1 | 막 유지 | 1이 걸림. 네 명이 있든 없든 막을 걸어 둔다.
      @clr failed "소방 승인이 {clr}이다" // send_message channel=telegram text="{cue} 소방 {clr}" | 미승인 보고 | 승인이 안 났을 때만 telegram 채널로 큐, "소방", 그 상태를 보낸다.
      @crew memory_store key={cue} content="무대 비움" // memory_store key={cue} content="무대 {crew}명" | 무대 메모 | 큐를 키로, 사람이 없으면 "무대 비움", 있으면 "무대"와 인원(명)을 적는다.
      gpio_write pin={smoke} value=0 | 연기 끝 | 20초가 지나 연기를 멈춘다. 막은 그대로.
      failed "막을 꿰맬 도구가 없다" | 바느질 | 찢어진 막 자락을 꿰맨다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /릴레이/명령 {"보드": "{board}", "채널": {ch}, "상태": "{state}", "사유": "{reason}"}',
    slots: { board: '=relay-a, relay-b / safety', ch: '1..8', state: '=켬 / 끔', reason: '필터 교체, 점검, 배수, 시운전' },
    steps: `
      @board gpio_write pin={ch} value=1 board={board} // failed "safety 보드는 명령을 받지 않는다" | 켜기 | 명령의 채널을 그 보드에서 1로. safety 보드라면 누가 시켜도 거절.
      @board gpio_write pin={ch} value=0 board={board} // failed "safety 보드다" | 끄기 | 그 보드의 그 채널을 0으로. 단 safety는 제외.
      @state gpio_write pin={ch} value=1 board=relay-c // gpio_write pin={ch} value=0 board=relay-c | 따라하기 | relay-c 보드의 같은 채널을 명령과 같게 한다. 켬 1, 끔 0.
      @state gpio_write pin={ch} value=0 board=relay-d // gpio_write pin={ch} value=1 board=relay-d | 반전 보드 | relay-d 는 0이 켜짐이다. 명령 상태대로 relay-d 의 같은 채널을 맞춘다.
      @state failed "켜라는 명령이다" // memory_store key=최근정지 content="{ch}번 {reason}" | 정지 이력 | 끄라는 명령만 최근정지 키에 채널(번)과 사유를 적는다. 켜라는 것이면 실패.
      board_info board={board} | 보드 확인 | 60초 안에 명령의 보드 정보를 본다.
      @board mqtt_publish topic=relay/log payload="{ch} {state}" // mqtt_publish topic=relay/alarm payload="{ch} {state}" | 발행 | 채널과 상태를 한 칸 띄워 relay/log 에 발행한다. safety 보드면 relay/alarm 에.
    `,
  },
  {
    language: 'ko',
    earlier: ['근무표 읽기 | file_read → 오늘 {who}, {bay}번 구역, {day}요일', '외기 온도 | gauge → 바깥 {t}도'],
    slots: { who: '마 주임, 하은, 성 기사, 오 반장', bay: '2..9', day: '=월, 화, 수, 목 / 금', t: '-13..1 / 6..18', lamp: '11..20' },
    tools: ['제설제살포(구역: int, 그램: int): 제설제를 뿌린다', '근무교대(이름, 요일): 근무를 바꾼다'],
    steps: `
      @t 제설제살포 구역={bay} 그램=400 // failed "바깥이 {t}도다" | 제설제 | 3도 이하일 때만 오늘 구역에 400 g 뿌린다.
      ^ | 살포 | 영상 3도를 넘으면 아낀다(실패). 그보다 추우면 근무표의 구역에 400 g.
      @day failed "{day}요일이다" // notify message="{who} {bay}번 구역 냉장고 정리" | 금요일 일 | 금요일이면 이 컴퓨터에 이름, 구역(번 구역), "냉장고 정리"를 띄운다. 다른 요일은 실패.
      @day gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | 요일등 | {lamp}번은 월~목 1, 금요일 0.
      @t pushover message="결빙 {t}도" // pushover message="결빙 없음 {t}도" | 결빙 푸시 | 3도 이하면 "결빙", 넘으면 "결빙 없음", 그 뒤에 온도(도)를 푸시한다.
      근무교대 이름="{who}" 요일={day} | 교대 | 오늘 근무자를 근무표의 요일로 교대 처리한다.
      cron_add schedule="0 15 * * 5" action=message text="{bay}번 구역 잠그기" name=금요마감 | 예약 | 일정 0 15 * * 5 에 "{bay}번 구역 잠그기"라는 메시지를 예약한다. 이름은 금요마감.
      failed "비질을 할 도구가 없다" | 비질 | 배수로의 낙엽을 비로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 초인종/{bell} {"방문": "{who}", "얼굴": "{face}", "전기정": {strike}, "조도": {lux}}',
    slots: { bell: '현관, 뒷문, 작업실', who: '택배, 윗집, 검침원, 모름', face: '=등록, 가족 / 미등록, 가림', strike: '4..9', lux: '1..13 / 55..380' },
    tools: ['현관등(위치, 켬: bool): 등을 켜고 끈다', '말하기(위치, 말): 초인종으로 말한다'],
    steps: `
      @face gpio_write pin={strike} value=1 // failed "얼굴이 {face}이다" | 문 열기 | 가족이거나 등록된 얼굴에만 전기정을 연다(1).
      @face 말하기 위치={bell} 말="들어오세요" // 말하기 위치={bell} 말="잠시만요" | 응대 | 아는 얼굴이면 "들어오세요", 모르는 얼굴이면 "잠시만요"라고 그 초인종으로 말한다.
      @lux 현관등 위치={bell} 켬=true // failed "조도가 {lux} lx다" | 등 켜기 | 20 lx보다 어두울 때만 켠다.
      @lux 현관등 위치={bell} 켬=true // 현관등 위치={bell} 켬=false | 조도대로 | 20 lx 미만이면 켜고 이상이면 끈다.
      @face failed "아는 얼굴이다" // notify message="{bell} {who}, 얼굴 {face}" | 낯선 사람 | 모르는 얼굴일 때만 이 컴퓨터에 위치, 방문자, 쉼표, "얼굴"과 판정을 띄운다.
      gpio_write pin={strike} value=0 | 잠그기 | 5초가 지나 전기정을 되돌린다(0).
      현관등 위치={bell} 켬=false | 등 끄기 | 8시가 넘었으니 등을 끈다. 조도는 상관없다.
    `,
  },
  {
    language: 'ko',
    earlier: ['용접부 검사 | ut_scan → {seam} 결함 {mm} mm, 깊이 {depth} mm', '규격 조회 | std → {cls}급 허용 2 mm'],
    slots: { seam: 'S-11, S-40, L3', mm: '0.3..1.7 / 2.4..5.6', depth: '6..15', cls: '=B, C', lamp: '4..20' },
    tools: ['용접합격(이음, 등급): 합격시킨다', '가우징(이음, 깊이: int): 파낸다'],
    steps: `
      @mm 용접합격 이음={seam} 등급={cls} // failed "결함이 {mm} mm다" | 합격 | 결함이 허용치보다 크지 않으면 조회한 등급으로 합격.
      @mm failed "결함 {mm} mm는 허용된다" // 가우징 이음={seam} 깊이={depth} | 파내기 | {step2}단계 허용치를 넘은 결함만 {step1}단계의 깊이까지 파낸다. 넘지 않으면 실패.
      @mm 용접합격 이음={seam} 등급={cls} // 가우징 이음={seam} 깊이={depth} | 합격/가우징 | 2 mm까지는 합격, 그보다 크면 그 깊이만큼 가우징.
      @mm gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | 적색등 | {lamp}번 적색등: 2 mm 초과면 점등(1), 아니면 소등(0).
      @mm file_write path="weld/{seam}.txt" content="{mm} mm 합격" // file_write path="weld/{seam}.txt" content="{mm} mm 불합격" | 성적서 | weld/{seam}.txt 를 결함 크기(mm)와 판정(2 mm 이하 합격, 초과 불합격)으로 덮어쓴다.
      가우징 이음={seam} 깊이=2 | 겉면 | 어쨌든 겉면 2 mm를 파낸다.
      notify message="{seam} {cls}급" | 표시 | 이 컴퓨터에 이음 이름과 등급(급)만 띄운다.
      failed "용접봉을 잡을 도구가 없다" | 재용접 | 반대쪽에서 다시 용접한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /문서/스캔 {"상자": "{box}", "쪽수": {pages}, "연도": {year}, "곰팡이": "{mould}", "서가": {shelf}}',
    slots: { box: 'B-0412, 가-119, C-77', pages: '120..880', year: '1895..1938 / 1952..1997', mould: '=없음 / 조금, 심함', shelf: '11..78' },
    tools: ['스캔대기(상자, 해상도: int): 스캔 줄에 세운다', '밀봉(상자): 비닐로 싼다', '서가복귀(상자, 서가: int): 서가에 돌려놓는다'],
    steps: `
      @year 스캔대기 상자={box} 해상도=600 // 스캔대기 상자={box} 해상도=300 | 해상도 | 1945년 이전 문서는 600, 이후는 300으로 스캔 대기.
      @year 스캔대기 상자={box} 해상도=400 // failed "{year}년 문서다" | 옛 문서만 | 1945년보다 오래된 상자만 400으로 세운다. 아니면 실패.
      @mould 서가복귀 상자={box} 서가={shelf} // failed "곰팡이가 있다: {mould}" | 복귀 | 곰팡이가 전혀 없는 상자만 메시지의 서가로.
      @mould failed "곰팡이가 없다" // 밀봉 상자={box} | 밀봉 | 곰팡이가 조금이라도 있으면 싼다. 없으면 실패.
      @mould 서가복귀 상자={box} 서가={shelf} // 밀봉 상자={box} | 서가/밀봉 | 깨끗하면 그 서가, 아니면 밀봉.
      서가복귀 상자={box} 서가=4 | 4번 서가 | 500쪽은 위에 무거우니 메시지의 서가 말고 4번으로.
      memory_store key={box} content="{year}년, {pages}쪽" | 메모 | 상자 번호를 키로 연도(년), 쉼표, 쪽수(쪽)를 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /번역/의뢰 {"건": "{job}", "어절": {words}, "언어": "{to}", "마감": "{due}"}',
    earlier: ['가능한 번역가 | staff_free → 영어: 하나, 독어: 우진, 서어: 루다'],
    slots: { job: '번-551, 번-70, J-88', words: '110..470 / 2200..8800', to: '=영어 / 독어 / 불어, 태국어', due: '=2026-05-04, 2026-06-11, 2026-10-19' },
    tools: ['배정(건, 번역가, 마감): 배정한다', '외주(건, 언어): 외주를 준다'],
    steps: `
      @to 배정 건={job} 번역가=하나 마감={due} // 배정 건={job} 번역가=우진 마감={due} // failed "{to} 번역가가 없다" | 배정 | 그 언어가 되는 사람에게 마감과 함께 배정한다. {step1}단계 명단에 없으면 실패.
      @to failed "하나가 할 수 있다" // failed "우진이 할 수 있다" // 외주 건={job} 언어={to} | 외주 | 명단에 없는 언어만 외주를 준다.
      @words 외주 건={job} 언어={to} // failed "{words}어절은 너무 많다" | 작은 건 외주 | 천 어절 이하만 외주를 준다. 언어는 메시지대로.
      @words notify message="{job} {words}어절, 소형" // notify message="{job} {words}어절, 대형" | 크기 | 이 컴퓨터에 건, 어절 수(어절), 쉼표, 1000 이하 소형·초과 대형을 띄운다.
      @to memory_store key={job} content=하나 // memory_store key={job} content=우진 // memory_store key={job} content=외주 | 담당 | 건 번호를 키로 명단의 이름만, 명단에 없는 언어면 외주라고 적는다.
      file_write path=jobs.txt content="{due} {job} {to}" append=true | 일지 | jobs.txt 에 마감, 건, 언어를 덧붙인다.
    `,
  },
  {
    language: 'ko',
    earlier: ['전체 온도 읽기 | zones → 1구역 {a}도, 2구역 {b}도, 3구역 {c}도', '댐퍼 배선 | file_read → 1구역 {p}번, 2구역 {q}번, 3구역 {r}번'],
    slots: { a: '22..24', b: '=16, 17.5, 18 / 27, 28, 29.5', c: '=20, 21, 21.5', p: '4..9', q: '10..15', r: '16..22' },
    tools: ['구역난방(구역: int, 켬: bool): 난방', '구역안내(구역: int, 글): 글을 띄운다'],
    steps: `
      @b 구역난방 구역=2 켬=true // failed "2구역은 {b}도다" | 2구역 난방 | 2구역이 19도보다 추우면 난방을 켠다. 아니면 실패.
      @b 구역난방 구역=2 켬=true // 구역난방 구역=2 켬=false | 두 번째 구역 | 두 번째 구역은 19도 밑이면 켜고 위면 끈다.
      @b gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 2구역 댐퍼 | 세 구역 가운데 2구역이 가장 더우면 그 댐퍼를 열고(1) 아니면 닫는다(0).
      @b 구역안내 구역=2 글="{b}도, 추움" // 구역안내 구역=2 글="{b}도, 더움" | 안내 | 2구역에 그 온도(도), 쉼표, 19도 아래면 추움 26도 위면 더움이라고 띄운다.
      gpio_write pin={p} value=0 | 1구역 댐퍼 | 1구역은 20도가 넘으니 댐퍼를 내린다.
      gpio_write pin={r} value=1 | 3구역 댐퍼 | 3구역 댐퍼만 연다. 1이 열림.
      notify message="3구역 {c}도, 1구역 {a}도" | 두 구역 | 이 컴퓨터에 3구역 먼저, 그다음 1구역 온도를 "3구역 15도, 1구역 16도"처럼. 2구역은 빼고.
      구역난방 구역=3 켬=false | 3구역 끄기 | 25도는 안 되지만 3구역 난방은 끈다.
    `,
  },
];
