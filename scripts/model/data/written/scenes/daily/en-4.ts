import type { Scene } from '../../scene';

/** Short everyday steps with the product's own tools, in English, part 4. */
export const dailyEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt booth/paint {"booth": "{bo}", "voc": {voc}, "colour": "{co}"}',
    slots: { bo: 'A, north, B2', voc: '20..90 / 260..480', co: 'signal red, RAL 7016, ivory', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @voc failed "the VOC is {voc}" // gpio_write pin={a} value=1 | Purge | VOC above 150: purge fan, pin {a}, high. Otherwise fail.
      @voc gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Spray air | Spray air on {b} is open at 1. Open with VOC under 150, shut with more.
      gpio_write pin={a} value=0 | Purge over | Bring {a} down, the purge is over.
      gpio_write pin={c} value=0 | Booth lamps | Inverted output {c}: lamps on, please.
      gpio_write pin={c} value=1 | Booth dark | Inverted output {c}: lamps off, please.
      memory_store key=colour content="{co}" | Colour | Key: colour. Content: {co}
      notify title="Booth {bo}" message="It's loaded with {co}" | Colour on screen | Title "Booth {bo}", message "It's loaded with {co}".
      mqtt_publish topic=paint/{bo}/fan payload="35" | Fan speed | paint/BOOTH/fan, payload "35", BOOTH as the message has it.
    `,
  },
  {
    language: 'en',
    earlier: ['Start the still | gpio_write → pin {st} set to 1', 'Cut point | hydro → {abv} % at {t} °C'],
    slots: { st: '4..14', abv: '41..55 / 66..79', t: '78..92', a: '15..26', b: '27..40', cask: 'cask 44, sherry 2, X-19' },
    steps: `
      gpio_write pin={st} value=0 | Still off | Step {step1} switched the still on. Off now.
      @abv gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Hearts or tails | Spout {a}: 1 = hearts, 0 = tails. Hearts from 60 % up, tails below.
      @abv failed "the spirit is at {abv} %" // memory_store key="{cask}" content="{abv} %" | Cask note | 60 % or more: key {cask}, content = the per cent with blank and sign. Weaker: fail.
      gpio_write pin={b} value=1 | Cooling water | NC valve on {b}, let the cooling water through.
      gpio_write pin={b} value=0 | Water off | NC valve on {b}; no more cooling water.
      gpio_read pin={st} | Really off? | Read the still's pin.
      pushover message="Hydrometer says {abv} %" | Push | Push "Hydrometer says {abv} %".
      file_write path=still/runs.txt content="{abv} {t}" append=true | Runs | Append to still/runs.txt: per cent, blank, degrees. Numbers only.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kennel/arrive {"dog": "{dog}", "run": "{run}", "vaccinated": "{va}", "owner": "{ow}"}',
    slots: { dog: 'Biscuit, Rex, Luna', run: 'R4, K12, garden', va: '=yes / no', ow: 'Mia, Tom, Ines', a: '10..20', b: '21..30', c: '31..40' },
    steps: `
      @va gpio_write pin={a} value=1 // failed "{dog} is not vaccinated" | Run door | Door of the run, pin {a}, open (1) for a vaccinated dog. Not vaccinated: fail.
      gpio_write pin={a} value=0 | Door shut | Pin {a} must not stay high. The door is to be shut.
      gpio_write pin={b} value=1 | Floor heat | Floor heating, {b}: true.
      gpio_write pin={c} value=0 | Radio off | Radio for the dogs, {c}: false.
      @va send_message channel=sms to={ow} text="{dog} has settled in" // send_message channel=sms to={ow} text="{dog} can't stay" | Owner | SMS the owner. Vaccinated: "{dog} has settled in". Not: "{dog} can't stay".
      memory_store key={dog} content="sleeps in {run}" | Where | Key: {dog}. Content: sleeps in {run}
      memory_recall query="{dog} food" | Food | Search the notes for "{dog} food".
      mqtt_publish topic=kennel/{run}/cam payload=on | Camera | Send on to kennel/RUN/cam. RUN is where the dog goes.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', show: 'Saturn, Deep Sky, Northern Lights', grp: 'class 5b, the scouts, Mr Adeyemi' },
    steps: `
      gpio_write pin={a} value=0 | Dome dark | House light of the dome, GPIO{a}: dark.
      gpio_write pin={b} value=1 | Star ball | Star ball motor gets its 24 V through {b}. Let it turn.
      gpio_write pin={b} value=0 | Star ball stands | Star ball motor gets its 24 V through {b}. It should stand.
      gpio_write pin={c} value=1 | Seats | Set {c}. The seats tilt back.
      gpio_read pin={d} | Hatch | Hatch switch {d}, read it.
      sop_execute name=star-show payload="{show}" | Show | Start the procedure star-show with the payload {show}
      notify message="{grp}: doors close at 3, don't be late" | Group | Notification "{grp}: doors close at 3, don't be late".
      memory_store key=group content="{grp}" | Who's in | Key: group. Content: {grp}
    `,
  },
  {
    language: 'en',
    event: 'mqtt cave/{c} {"cave": "{c}", "rh": {rh}, "wheels": {w}, "fan": {f}, "mist": {m}}',
    slots: { c: 'C1, old, C5', rh: '70..79 / 91..97', w: '40..900', f: '4..20', m: '21..40', ch: 'Gruyere, Tomme, Ardrahan' },
    steps: `
      @rh gpio_write pin={m} value=1 // gpio_write pin={m} value=0 | Mist | Mist pin as in the message: on under 85 %, off over 85 %.
      @rh failed "the humidity is {rh} %" // gpio_write pin={f} value=1 | Dry a little | Over 85 %: fan of the message on. Under: fail.
      gpio_write pin={f} value=0 | Fan off | Clear the fan pin of the message.
      gpio_write pin={m} value=1 | Mist now | Assert the mist pin from the message, the cheese is cracking.
      gpio_read pin={f} | Fan? | Read the fan pin in the message.
      file_write path=caves/{c}.txt content="{w} wheels" | Count | Overwrite caves/{c}.txt: "{w} wheels"
      memory_store key=turned content="{ch}, cave {c}" | Turned | Key: turned. Content: {ch}, cave {c}
      pushover title="Cave {c}" message="{rh} %, {w} wheels" | Push | Push, title "Cave {c}", message "{rh} %, {w} wheels"
    `,
  },
  {
    language: 'en',
    event: 'mqtt metro/lift/{l} {"lift": "{l}", "state": "{s}", "station": "{sta}"}',
    slots: { l: 'L3, L17, east', s: '=stuck, alarm / running, idle', sta: 'Harbour, Elm Street, Zoo', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @s gpio_write pin={a} value=0 // failed "the lift is {s}" | Cut the drive | Stuck or in alarm: drive contactor, pin {a}, drops. Otherwise fail.
      gpio_write pin={a} value=1 | Drive back | Drive contactor {a} pulls in again.
      @s gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Out-of-order sign | Sign {b} lit while the lift is stuck or in alarm, dark while it runs or idles.
      gpio_write pin={c} value=0 | Music | No music, {c} to ground.
      @s send_message channel=radio to=control text="Lift {l} at {sta} is {s}" // failed "the lift is {s}" | Control | If stuck or in alarm, radio to control: "Lift {l} at {sta} is {s}". Else fail.
      memory_forget key=lift-{l} | Old note | Forget the note lift-{l}.
      mqtt_publish topic=metro/{l}/state payload="{s}" | State | Repeat the state on metro/LIFT/state with the lift of the message.
      file_search query="lift {l}" path=metro/reports | Reports | Search metro/reports for "lift {l}".
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', cust: 'Mr Duarte, Ella, van 6', size: '=205/55 R16, 225/45 R17, 195/65 R15', bd: 'bay-1, lift, shop' },
    steps: `
      gpio_write pin={a} value=1 board={bd} | Compressor | Energise the compressor (pin {a} on {bd}).
      gpio_write pin={b} value=0 board={bd} | Vent | De-energise the vent valve, pin {b} on {bd}.
      gpio_write pin={c} value=0 | Lift lock | Lift lock: {c} at 1 frees it, at 0 it's locked. Locked, please.
      gpio_write pin={c} value=1 | Free the lift | Lift lock: {c} at 1 frees it, at 0 it's locked. Free it.
      gpio_read pin={d} board={bd} | Pressure switch | Pressure switch: board {bd}, {d}. Read.
      memory_store key=size content="{size}" | Size | Key: size. Content: {size}
      send_message channel=sms to="{cust}" text="Your tyres are on, it's bay 2" | Done | SMS to {cust}: "Your tyres are on, it's bay 2"
      failed "no tool can mount a tyre" | Mount | Mount the two front tyres.
    `,
  },
  {
    language: 'en',
    event: 'mqtt golf/green/{g} {"green": {g}, "moist": {m}, "players": {p}}',
    slots: { g: '1 / 2 / 3', m: '8..17', p: '0..4', a: '4..12', b: '13..21', c: '22..30', d: '31..40' },
    steps: `
      @g gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Sprinkler | Sprinklers of greens 1, 2 and 3 are on {a}, {b} and {c}. Water the green of the message.
      @g gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Sprinkler off | Sprinklers of greens 1, 2 and 3 are on {a}, {b} and {c}. Stop the one of the message.
      gpio_write pin={d} value=1 | Main pump | Pin {d} gets 3.3 V: main pump.
      gpio_write pin={d} value=0 | Main pump off | Pin {d} to 0 V: main pump stops.
      mqtt_publish topic=golf/{g}/flag payload="{\\"moist\\":{m}}" | Flag | golf/GREEN/flag, GREEN from the message; payload {"moist":{m}}
      memory_store key=green-{g} content="{m} %" | Moisture | Key: green-{g}. Content: {m} %
      notify message="Green {g}'s sprinkler runs" | Runs | Notification "Green {g}'s sprinkler runs".
      http_request url=http://weather.golf/rain | Rain? | Fetch http://weather.golf/rain.
    `,
  },
  {
    language: 'en',
    event: 'webhook /archive/request {"file": "{f}", "reader": "{r}", "sealed": "{s}", "desk": {d}}',
    slots: { f: 'A-1188, C 204, deed 71', r: 'Dr Lowell, Ana, Mr Cho', s: '=no / yes', d: '1..9', a: '10..20', b: '21..30', c: '31..40' },
    steps: `
      @s gpio_write pin={a} value=1 // failed "the file is sealed" | Vault | Vault lock {a} to 1, but not for a sealed file: then fail.
      gpio_write pin={a} value=0 | Vault locked | Vault lock {a}: 0.
      @s send_message channel=email to="{r}" text="Your file's at desk {d}" // failed "the file is sealed" | Reader | Not sealed: email the reader, "Your file's at desk {d}". Sealed: fail.
      gpio_write pin={b} value=0 | Halon | Output {b} to its safe level, which is low.
      gpio_write pin={c} value=1 | Dehumidifier | Dehumidifier relay {c}, closed (1).
      file_write path=archive/out.csv content="{f},{r}" append=true | Out list | Append file,reader to archive/out.csv.
      memory_store key="{f}" content="desk {d}" | Where is it | Key: {f}. Content: desk {d}
      memory_recall query="{f}" category=sop | Earlier runs | Search the notes for the file's name, category sop.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', leaf: 'oolong, BOP, green' },
    steps: `
      gpio_write pin={a} value=1 | Withering fan | Withering fan ({a}) up to speed: on.
      gpio_write pin={b} value=0 | Roller | Leave {a} alone, it's {b} that goes low. Roller stops.
      gpio_write pin={b} value=1 | Roller on | Roller, {b}, not {c}: start it.
      gpio_write pin={c} value=0 | Dryer gas | Dryer gas valve, {c}, opens when energised. Close.
      gpio_read pin={d} | Leaf sensor | Give me the state of {d}.
      file_read path=tea/{leaf}.txt | Sheet | Read tea/{leaf}.txt.
      memory_store key=grade content="{leaf}, it's bright" | Grade | Key: grade. Content: {leaf}, it's bright
      notify title="Tea" message="{leaf} isn't dry yet" | Not dry | Title "Tea", message "{leaf} isn't dry yet".
    `,
  },
  {
    language: 'en',
    event: 'mqtt aqua/tank/{t} {"tank": "{t}", "o2": {o}, "air_pin": {ap}, "lamp_pin": {lp}, "species": "{sp}"}',
    slots: { t: 'T2, reef, T14', o: '2.8..4.4 / 6.8..8.9', ap: '4..20', lp: '21..40', sp: 'seahorse, moray, guppy' },
    steps: `
      @o gpio_write pin={ap} value=1 // failed "the oxygen is {o}" | Air | Oxygen under 6: air pin of the message high. Enough oxygen: fail.
      gpio_write pin={ap} value=0 | No air | Air pin of the message, low.
      gpio_write pin={lp} value=0 | Night | Night. Lamp pin from the message off.
      gpio_write pin={lp} value=1 | Day | Day. Lamp pin from the message on.
      @o pushover message="{sp} tank needs air" // failed "the oxygen is {o}" | Push | Oxygen under 6, push "{sp} tank needs air"; otherwise fail.
      mqtt_publish topic=aqua/{t}/feed payload=0 | No feed | 0 to aqua/TANK/feed, with the tank of the message.
      memory_store key=o2-{t} content="{o}" | O2 note | Key: o2-{t}. Content: {o}
      file_write path=aqua/{sp}.txt content="{t}" | Where the {sp} is | Write the tank into aqua/{sp}.txt, nothing else.
    `,
  },
  {
    language: 'en',
    event: 'mqtt foundry/ladle {"ladle": "{l}", "c": {t}, "alloy": "{al}", "mould": "{m}"}',
    slots: { l: 'L1, big ladle, L6', t: '1110..1240 / 1390..1480', al: 'bronze, GG25, brass', m: 'M-77, wheel 4, bell B', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @t failed "the ladle is at {t} °C" // gpio_write pin={a} value=1 | Pour | Tilt relay {a} on from 1300 °C upwards. Colder metal: fail.
      gpio_write pin={a} value=0 | Tilt back | Tilt relay {a} releases.
      @t gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Burner | Burner on {b}: burning under 1300 °C, off from 1300.
      gpio_write pin={c} value=0 | Crane magnet | Drop the scrap: crane magnet on {c}, magnetic at 1.
      gpio_write pin={c} value=1 | Grab the scrap | Crane magnet on {c}, magnetic at 1. Grab.
      memory_store key="{m}" content="{al}, {t} °C" | Mould note | Key: {m}. Content: {al}, {t} °C
      mqtt_publish topic=foundry/board payload="{l} {t}" | Board | Publish "{l} {t}" on foundry/board.
      send_message channel=telegram to=moulders text="{m} hasn't been poured" | Moulders | Telegram to moulders: "{m} hasn't been poured"
    `,
  },
  {
    language: 'en',
    event: 'mqtt ski/lift {"lift": "{l}", "wind": {w}, "queue": {q}, "operator": "{op}"}',
    slots: { l: 'T-bar, Glacier, chair 6', w: '5..30 / 66..95', q: '0..140', op: 'Sepp, Lotte, Marc / ∅', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @w gpio_write pin={a} value=1 // failed "the wind is {w}" | Start | Lift motor, {a}, on with wind under 50. Otherwise fail.
      gpio_write pin={a} value=0 | Stop | Whatever the wind: stop the motor on {a}.
      gpio_write pin={b} value=1 | Snow guns | Snow guns at {b}, water on (1).
      gpio_write pin={c} value=0 | Floodlight | It's morning, floodlight {c} out.
      @op send_message channel=sms to={op} text="{q} people are waiting" // failed "no operator is named" | Operator | SMS to the operator in the message: "{q} people are waiting". Nobody there, fail.
      memory_store key=queue content="{l}: {q}" | Queue | Key: queue. Content: {l}: {q}
      gpio_read pin={b} | Guns? | Read pin {b}, the guns.
      cron_add schedule="0 8 * * 6,0" action=message text="Groom the nursery slope" | Weekend | Plan a message, schedule 0 8 * * 6,0, text "Groom the nursery slope".
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', item: 'rice, tinned-peas, oats', n: '12..900', don: 'Kroll Bakery, Mrs Bell, Aldo' },
    steps: `
      gpio_write pin={a} value=0 | Walk-in light | Light in the walk-in: {a} was 1 long enough.
      gpio_write pin={b} value=1 | Roller door | Roller door up, that's a 1 on {b}.
      gpio_write pin={b} value=0 | Roller door down | Roller door down, that's a 0 on {b}.
      gpio_write pin={c} value=1 | Freezer | Make sure the freezer's relay {c} is 1.
      gpio_read pin={d} | Dock plate | Read the dock plate on {d}.
      file_write path=stock/{item}.txt content="{n} kg" | Stock | Write "{n} kg" to stock/{item}.txt, over the old figure.
      send_message channel=email to="{don}" text="Thank you, we've got {n} kg" | Thanks | Email {don}: "Thank you, we've got {n} kg"
      memory_store key="{item}" content="{n} kg from {don}" | From whom | Key: {item}. Content: {n} kg from {don}
    `,
  },
  {
    language: 'en',
    event: 'peripheral stable/pin_{sw} 0',
    earlier: ['Which box | memory_recall → pin {sw} is the door of {box}, horse {h}'],
    slots: { sw: '2..9', box: 'box 4, corner box, box 11', h: 'Sultan, Daisy, Ajax', a: '10..19', b: '20..29', c: '30..40' },
    steps: `
      gpio_read pin={sw} | Door again | Read the pin of the event once more.
      gpio_write pin={a} value=1 | Yard light | Yard light: {a}, high.
      gpio_write pin={a} value=0 | Yard light out | Yard light: {a}, low.
      gpio_write pin={b} value=0 | Water trough | Trough valve {b} is fail-safe open, current closes it. Let the water run.
      gpio_write pin={b} value=1 | Trough shut | Trough valve {b} is fail-safe open, current closes it. Close.
      pushover message="{h}'s door is open" title="Stable" | Push | Push, title "Stable", message "{h}'s door is open".
      memory_store key=opened content="{box}" | Which box | Key: opened. Content: the box that was found.
      file_write path=stable/doors.log content="{h}" append=true | Door log | Append the horse's name to stable/doors.log.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/sample {"sample": "{s}", "turbidity": {tu}, "method": "{m}", "analyst": "{an}"}',
    slots: { s: 'W-118, eff 4, S2209', tu: '1..4 / 12..60', m: 'BOD5, ICP, colilert', an: 'Yara, Finn, Dr Amin', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @tu failed "the turbidity is {tu}" // gpio_write pin={a} value=1 | Filter pump | Turbidity over 8: filter pump, GPIO{a}, on. Clear: fail.
      gpio_write pin={a} value=0 | Filter pump off | Filter pump, GPIO{a}, off.
      gpio_write pin={b} value=1 | Fume hood | Fume hood runs with {b} high. Run it.
      gpio_write pin={c} value=0 | Centrifuge lid | The lid of the centrifuge opens at 0 on {c}. Open.
      gpio_write pin={c} value=1 | Lid locked | The lid of the centrifuge opens at 0 on {c}. Keep it locked.
      @tu mqtt_publish topic=lab/{m}/queue payload="{s}" // failed "the turbidity is {tu}" | Queue | Turbidity 8 or less: publish the sample on lab/METHOD/queue. Else fail. METHOD is in the webhook.
      memory_store key={s} content="{m} by {an}" | Sample | Key: {s}. Content: {m} by {an}
      memory_recall query="{s}" limit=1 | Known? | Is {s} in the notes? One hit is enough.
    `,
  },
];
