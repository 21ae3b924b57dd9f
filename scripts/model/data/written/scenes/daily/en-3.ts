import type { Scene } from '../../scene';

/** Short everyday steps with the product's own tools, in English, part 3. */
export const dailyEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt tower/level {"tower": "{tw}", "level_pct": {lv}, "inflow": {inf}}',
    slots: { tw: 'north, hill, tower-2', lv: '5..24 / 71..98', inf: '3..60', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @lv gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Well pump | Well pump {a}. On under 50 % level, off above.
      @lv failed "the level is {lv} %" // gpio_write pin={b} value=1 | Flush | Level over 50 %: open the flush valve, pin {b}, high = open. Less water, the step fails.
      gpio_write pin={b} value=0 | Flush shut | Flush valve shut again, pin {b}, high = open.
      @lv send_message channel=sms to=duty text="Tower {tw} is at {lv} %" // failed "the level is {lv} %" | Duty | Level under 50 %: SMS to duty, "Tower {tw} is at {lv} %". Otherwise fail.
      gpio_write pin={c} value=0 | UV lamp | UV lamp out, GPIO {c}.
      mqtt_publish topic=scada/{tw}/inflow payload="{inf}" | Inflow | Publish the inflow as it is on scada/TOWER/inflow, TOWER = tower of the message.
      memory_store key=tower-{tw} content="{lv} %" | Level | Key: tower-{tw}. Content: {lv} %
      file_write path=water/inflow.csv content="{inf}" append=true | CSV | Append the inflow to water/inflow.csv.
    `,
  },
  {
    language: 'en',
    event: 'webhook /zoo/gate {"enclosure": "{e}", "animal": "{an}", "inside": "{in}", "gate_pin": {g}}',
    slots: { e: 'E4, wolf-run, lagoon', an: 'Kaya, tapir Ben, lynx 2', in: '=yes / no', g: '4..16', a: '17..28', b: '29..40' },
    steps: `
      @in gpio_write pin={g} value=0 // failed "the animal is not inside" | Drop the gate | The animal is in: gate pin of the webhook to 0. Not in: fail.
      gpio_write pin={g} value=1 | Raise the gate | Gate pin of the webhook: 1.
      gpio_write pin={a} value=1 | Heat lamp | Heat lamp at D{a}, please burn.
      gpio_write pin={b} value=0 | Fence | Fence energiser on {b}: no current while the keeper works.
      @in failed "the animal is inside" // pushover title="{e}" message="{an} is out" | Out? | Animal not inside: push titled with the enclosure, "{an} is out". Inside: fail.
      memory_store key=fed-{e} content="{an}, 2 kg" | Feeding | Key: fed-{e}. Content: {an}, 2 kg
      file_read path=zoo/{e}.md from_line=5 | Sheet | Read zoo/{e}.md from line 5.
      mqtt_publish topic=zoo/{e}/cam payload="35" | Camera | zoo/ENCLOSURE/cam gets "35"; the enclosure is in the webhook.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', reg: 'G-ABCD, N77KL, D-EMMA', who: 'Tess, Harun, tower' },
    steps: `
      gpio_write pin={a} value=1 | Hangar door | Hangar door opens on high. It's {a}. Open.
      gpio_write pin={a} value=0 | Hangar door closed | Close the hangar: {a} low (high opens).
      gpio_write pin={b} value=0 | Fuel pump | {b} is the fuel pump. Kill it.
      gpio_write pin={c} value=1 | Beacon | Not {b}, that one pumps fuel. The beacon, {c}, on.
      gpio_read pin={d} | Wind sock light | Pin {d}: read it.
      memory_store key={reg} content="oil's changed, tyres aren't" | {reg} | Key: {reg}. Content: oil's changed, tyres aren't
      send_message channel=telegram to={who} text="{reg} is in the hangar" | Tell {who} | Telegram, to {who}: "{reg} is in the hangar"
      http_request url=http://metar.local/now | METAR | Fetch http://metar.local/now
    `,
  },
  {
    language: 'en',
    event: 'mqtt tannery/drum/{d} {"drum": "{d}", "ph": {ph}, "hide": "{h}", "drain": {dr}, "motor": {mo}}',
    slots: { d: 'D2, D6, old-drum', ph: '3.1..3.7 / 4.8..6.2', h: 'goat, calf, bison', dr: '4..20', mo: '21..40', st: '=pickle, retan' },
    steps: `
      @ph gpio_write pin={dr} value=1 // failed "the pH is {ph}" | Drain | pH under 4: drain pin of the message high. Otherwise fail.
      @ph gpio_write pin={mo} value=0 // gpio_write pin={mo} value=1 | Turn on | The drum's motor pin is in the message. It turns (1) until the pH is under 4; then it stands (0).
      gpio_write pin={dr} value=0 | Drain shut | Shut the drain that is in the message. High is open.
      gpio_write pin={mo} value=1 | Motor | Motor from the message: run.
      gpio_read pin={dr} | Drain? | Read the drain pin.
      memory_recall query="{h} {st}" | Recipe | Search notes: {h} {st}
      notify message="Drum {d} needs lime" | Lime | Notification: "Drum {d} needs lime"
      file_write path=drums/{d}.txt content="pH {ph}" | pH file | Put "pH {ph}" into drums/{d}.txt, overwriting it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mushroom/room/{r} {"room": "{r}", "co2": {co}, "rh": {rh}}',
    slots: { r: '1 / 2 / 3', co: '500..900 / 1500..3200', rh: '71..97', a: '4..13', b: '14..22', c: '23..31', d: '32..40' },
    steps: `
      @r gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Mist | Misters: room 1 {a}, room 2 {b}, room 3 {c}. Mist the room that reported.
      @r gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Mist off | Misters: room 1 {a}, room 2 {b}, room 3 {c}. No mist for the room that reported.
      @co failed "the CO2 is at {co}" // gpio_write pin={d} value=1 | Fresh air | CO2 over 1200: fresh-air fan {d} on. If less, fail.
      gpio_write pin={d} value=0 | Fan off | Fresh-air fan: pin {d}, off.
      @co memory_store key=co2 content="{co} in room {r}" // failed "the CO2 is at {co}" | Good air | CO2 below 1200: key co2, content "{co} in room {r}". If higher, fail.
      mqtt_publish topic=mushroom/{r}/rh payload="{rh}" | Humidity | mushroom/ROOM/rh: the humidity as payload, ROOM as reported.
      pushover message="Room {r} is at {rh} %" | Push | Push "Room {r} is at {rh} %".
      cron_remove id=mist-{r} | No mist plan | Remove the plan mist-{r}.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', band: 'The Larks, Oslo 9, Blue Hour', take: 'take 3, take 7, bridge B' },
    steps: `
      gpio_write pin={a} value=1 | Recording lamp | Lamp {a} lit, we're rolling.
      gpio_write pin={a} value=0 | Lamp out | That was it. Lamp {a} out.
      gpio_write pin={b} value=0 | Air con | Noise! Air conditioning, GPIO{b}, off.
      gpio_write pin={c} value=1 | Phantom power | Mic power sits on D{c}; power it.
      gpio_read pin={d} | Booth door | Read the booth door, input {d}.
      memory_store key=best content="{band}, {take}" | Best take | Key: best. Content: {band}, {take}
      notify title="{band}" message="Let's do {take} again" | Again | Title {band}, message "Let's do {take} again".
      file_list path=sessions/2026-11 | Session folder | List the folder sessions/2026-11.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cable/wind {"tower": "{tw}", "gust_kmh": {g}, "cabins": {n}}',
    slots: { tw: 'T3, T8, summit', g: '6..35 / 72..110', n: '4..38', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @g gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Drive | Gusts over 60 stop the drive ({a} low), under 60 it runs ({a} high).
      @g failed "the gusts are {g} km/h" // gpio_write pin={b} value=1 | Warning horn | Over 60 km/h: horn {b} on. Else fail.
      gpio_write pin={b} value=0 | Horn off | Horn {b} off again.
      gpio_write pin={c} value=0 | Station magnet | Let the cabin go: the station magnet on {c} holds when powered.
      @g sop_execute name=cabin-count // failed "the gusts are {g} km/h" | Count | Calm (under 60): start the procedure cabin-count. Stormy: fail.
      mqtt_publish topic=cable/{tw}/ack payload="{\\"gust\\":{g}}" | Ack | On cable/TOWER/ack (tower of the message) publish {"gust":{g}}
      send_message channel=radio to=valley text="{n} cabins on the rope" | Valley | Radio to valley: "{n} cabins on the rope"
      memory_store key=gust content="{tw} {g}" | Gust | Key: gust. Content: tower, blank, km/h number.
    `,
  },
  {
    language: 'en',
    event: 'webhook /yard/scale {"truck": "{tr}", "kg": {kg}, "material": "{m}", "permit": "{pe}"}',
    slots: { tr: 'LK-220, MAN 7, old Volvo', kg: '2100..9800', m: 'rubble, timber, green waste', pe: '=valid, ok / expired, missing', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @pe gpio_write pin={a} value=1 // failed "the permit is {pe}" | Barrier up | Valid permit: barrier {a} up. Otherwise fail.
      gpio_write pin={a} value=0 | Barrier down | Barrier {a} falls with 0. Let it fall.
      @pe gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Green light | Light {b}: green on 1, red on 0. Green for a good permit, red for an expired or missing one.
      gpio_write pin={c} value=0 | Shredder | Turn the shredder off, pin {c}; lunch.
      file_write path=weigh.csv content="{tr};{kg};{m}" append=true | Weighing | Append to weigh.csv: truck;kg;material
      memory_store key={tr} content="{kg} kg of {m}" | Truck | Key: {tr}. Content: {kg} kg of {m}
      notify message="{tr} isn't tared" | Tare | Notification "{tr} isn't tared".
      gpio_read pin={c} | Shredder? | Is the shredder off? Read {c}.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', fl: 'roses, lilies, tulips', shop: 'Petal & Co, Vermeer, Bloom Bar', bd: 'cooler, front, van-2' },
    steps: `
      gpio_write pin={a} value=1 board={bd} | Cooler fan | {bd}: set {a} to 1, that's the cooler fan.
      gpio_write pin={b} value=0 board={bd} | Humidifier | Humidifier off. Pin {b}, board {bd}.
      gpio_write pin={c} value=0 | Shop sign | The sign on {c} is active low. Light it.
      gpio_write pin={c} value=1 | Sign dark | The sign on {c} is active low. Make it dark.
      gpio_read pin={d} board={bd} | Door | Door contact of board {bd}: read {d}.
      send_message channel=email to="{shop}" text="Your {fl} are ready, they're in bucket 4" | Ready | Email {shop}: "Your {fl} are ready, they're in bucket 4"
      memory_forget key=order-{fl} | Order done | Delete order-{fl} from the notes.
      file_search query="{fl}" path=orders | Orders | Search orders for {fl}.
    `,
  },
  {
    language: 'en',
    earlier: ['Look up the sexton | memory_recall → {who} has the tower key', 'Bell motor | gpio_write → pin {be} set to 1', 'Temperature in the nave | probe → {t} °C'],
    slots: { who: 'Agnes, Piet, Father Lowe', be: '4..14', t: '3..9 / 17..21', a: '15..26', b: '27..40' },
    steps: `
      gpio_write pin={be} value=0 | Stop the bell | Stop the bell motor. Its pin is in step {step2}.
      gpio_read pin={be} | Bell pin | Read the pin that step {step2} set.
      @t gpio_write pin={a} value=1 // failed "it has {t} °C" | Heating | Nave under 14 °C: heating {a} on. Warm enough, fail.
      @t gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Heating by temperature | Heating relay {a}. On under 14 °C (step {step3}), off above.
      gpio_write pin={b} value=0 | Organ blower | Organ blower ({b}) off, no service tonight.
      send_message channel=sms to="{who}" text="The bell's been tested" | Sexton | SMS to whoever has the tower key: "The bell's been tested"
      memory_store key=nave content="{t} °C" | Nave | Key: nave. Content: what step {step3} found.
      mqtt_publish topic=church/clock payload=sync | Clock | Publish sync to church/clock.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wind/turbine/{n} {"turbine": "{n}", "rpm": {rpm}, "ice": "{ice}", "kw": {kw}}',
    slots: { n: 'WT4, WT11, alpha', rpm: '4..19', ice: '=none / light, heavy', kw: '120..2900', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @ice failed "there is no ice" // gpio_write pin={a} value=1 | Blade heater | Any ice at all: blade heating on, pin {a}. None: fail.
      @ice gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Ice beacon | Ice beacon ({b}) on with ice, off without.
      gpio_write pin={a} value=0 | Heater off | Blade heating off again ({a}).
      gpio_write pin={c} value=0 | Brake | Rotor brake: {c}, released while high. Apply it.
      gpio_write pin={c} value=1 | Release | Rotor brake: {c}, released while high. Release it.
      pushover title="{n}" message="{kw} kW at {rpm} rpm" | Output | Push titled with the turbine: "{kw} kW at {rpm} rpm"
      memory_store key=kw/{n} content="{kw}" | Output note | Key: kw/{n}. Content: {kw}
      http_request url=http://grid.local/report method=POST body="{kw}" | Report | POST the kW number to http://grid.local/report
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/checkin {"room": "{rm}", "guest": "{gu}", "nights": {n}, "deposit": "{de}"}',
    slots: { rm: '214, 31, suite-2', gu: 'Mr Baptiste, Lena Orr, Dr Singh', n: '1..9', de: '=paid / open, declined', a: '10..20', b: '21..30', c: '31..40' },
    steps: `
      @de mqtt_publish topic=hotel/{rm}/lock payload=enable // failed "the deposit is {de}" | Key card | Deposit paid: publish enable on hotel/ROOM/lock (room of the check-in). Else fail.
      gpio_write pin={a} value=1 | Boiler | Boiler, pin {a}, on, the guest will want a bath.
      gpio_write pin={b} value=0 | Lobby music | Lobby music, {b}: silence.
      gpio_write pin={c} value=0 | Lift hold | The lift is held by a 1 on {c}. Let it travel.
      gpio_write pin={c} value=1 | Hold the lift | The lift is held by a 1 on {c}. Hold it for the luggage.
      send_message channel=whatsapp to="{gu}" text="Room {rm} is ready, breakfast's at 7" | Guest | WhatsApp to the guest: "Room {rm} is ready, breakfast's at 7"
      memory_store key=room-{rm} content="{gu}, {n} nights" | Booking | Key: room-{rm}. Content: {gu}, {n} nights
      file_write path=hotel/arrivals.txt content="{gu}" append=true | Arrivals | Append the guest's name to hotel/arrivals.txt.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lock/{l}/boat {"lock": "{l}", "boat": "{bo}", "diff_cm": {df}, "upper": {u}, "lower": {lo}}',
    slots: { l: 'L2, Oakmere, lock-9', bo: 'Merry Jane, barge 40, Tern', df: '0..2 / 45..210', u: '4..20', lo: '21..40' },
    steps: `
      @df gpio_write pin={u} value=1 // failed "the difference is {df} cm" | Upper gate | Difference under 5 cm: open the upper gate, the pin is in the message, 1 opens. More: fail.
      gpio_write pin={u} value=0 | Upper gate shut | Upper gate pin low (1 opens).
      gpio_write pin={lo} value=1 | Lower gate | Lower gate's pin from the message: 1.
      gpio_write pin={lo} value=0 | Lower gate shut | And the lower one shut, 0.
      @df failed "the difference is {df} cm" // notify message="Wait, {bo}: it's {df} cm" | Wait | 5 cm or more: notification "Wait, {bo}: it's {df} cm". Less: fail.
      gpio_read pin={lo} | Lower gate? | Read the lower gate.
      memory_store key=boats content="{bo} at {l}" | Boat | Key: boats. Content: boat, at, lock. E.g. Heron at L5
      file_read path=locks/{l}.txt lines=3 | Lock card | The first 3 lines of locks/{l}.txt, please.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', m: 'Ravi, Joan, member 88', id: 'c-3, night-2, plan9' },
    steps: `
      gpio_write pin={a} value=0 | Sauna | Sauna heater, GPIO{a}, must go off.
      gpio_write pin={b} value=1 | Turnstile | One pulse lets one in: first {b} high.
      gpio_write pin={b} value=0 | Turnstile locked | Then {b} low again.
      gpio_write pin={c} value=1 | Ventilation | I want air in here. Ventilation, {c}.
      gpio_read pin={d} | Emergency bar | Emergency bar, input {d}: read.
      memory_recall query="{m} locker" | Locker | Look for "{m} locker" in the notes.
      pushover message="The treadmill's belt slipped" | Treadmill | Push: "The treadmill's belt slipped"
      cron_remove id={id} | Plan | Delete plan {id}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hives/{h} {"hive": "{h}", "kg": {kg}, "brood_c": {t}, "fan": {f}}',
    slots: { h: 'H7, lime-tree, hive-3', kg: '18..62', t: '31..34 / 37..39', f: '4..16', a: '17..28', b: '29..40' },
    steps: `
      @t gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | Hive fan | Brood over 36 °C: fan of the message on. Below: off.
      @t failed "the brood is at {t} °C" // send_message channel=signal to=beekeeper text="{h} is too hot" | Too hot | Over 36 °C: Signal to beekeeper, "{h} is too hot". Otherwise fail.
      gpio_write pin={a} value=1 | Feeder | Feeder valve opens on high: open it, {a}.
      gpio_write pin={a} value=0 | Feeder shut | Feeder valve opens on high: shut it, {a}.
      gpio_write pin={b} value=0 | Heater mat | Heating mat off, D{b}. Spring's here.
      gpio_write pin={b} value=1 | Heater mat on | Heating mat on, D{b}. Frost tonight.
      memory_store key=weight/{h} content="{kg} kg" | Weight | Key: weight/{h}. Content: {kg} kg
      file_write path=hives.csv content="{h},{kg},{t}" append=true | Row | Add the row hive,kg,brood to hives.csv.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', team: 'Foxes, Team 9, the Holts', code: '=4471, 9013, 2286' },
    steps: `
      gpio_write pin={a} value=0 | Secret door | The bookcase is held by a magnet on {a}, powered = shut. Let it open.
      gpio_write pin={a} value=1 | Bookcase shut | Magnet {a}, powered = shut. Shut the bookcase.
      gpio_write pin={b} value=1 | Black light | Black light ({b}), on.
      gpio_write pin={c} value=0 | Fog off | No fog in there, please: {c} off.
      gpio_read pin={d} | Puzzle solved? | Puzzle contact {d}: read.
      mqtt_publish topic=escape/screen payload="{code}" | Code on the screen | Publish {code} on escape/screen.
      memory_store key="{team}" content="out in 51 minutes" | Time | Key: {team}. Content: out in 51 minutes
      failed "no tool can hide the key" | Hide the key | Put the brass key back under the carpet.
    `,
  },
];
