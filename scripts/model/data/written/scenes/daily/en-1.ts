import type { Scene } from '../../scene';

/** Short everyday steps with the product's own tools, in English, part 1. */
export const dailyEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt brewery/fv/temp {"fv": {fv}, "temp_c": {t}, "batch": "{ba}"}',
    slots: { fv: '1 / 2 / 3', t: '16.2..19.4', ba: 'B-118, IPA-42, L207', a: '4..15', b: '16..27', c: '28..33', d: '34..39', g: '40..45' },
    steps: `
      @fv gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | Isolate the fermenter | Isolate the fermenter of the message (1 = pin {a}, 2 = pin {b}, 3 = pin {c}; high holds open).
      @fv gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Open the fermenter valve | Valves: FV1 is pin {a}, FV2 is pin {b}, FV3 is pin {c}, high = open. Open the one that reported.
      gpio_write pin={d} value=1 | Drive D{d} high | Glycol pump. The brewer wants it cold before lunch.
      gpio_write pin={g} value=0 | CO2 off | Set pin {g} low, that shuts the CO2.
      mqtt_publish topic=brewery/{fv}/ack payload=0 | Acknowledge | Publish 0 on brewery/FV/ack, FV is the number of the fermenter.
      memory_store key=last-fv content="FV{fv} at {t}" | Note it | Key: last-fv. Content: FV{fv} at {t}
      notify message="FV{fv} is at {t} °C" title="Cellar" | Tell the desk | Notification titled "Cellar", message "FV{fv} is at {t} °C".
      file_write path=batches/{ba}.txt content="{t}" append=true | Batch sheet | Append the temperature to batches/{ba}.txt.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ward/dialysis/{bed} {"bed": "{bed}", "conductivity": {k}, "alarm_pin": {al}}',
    slots: { bed: 'D4, D7, bay-2, D11', k: '13.4..14.4 / 15.2..16.9', al: '4..12', a: '13..20', b: '21..28', c: '29..36', q: 'RO loop, concentrate line' },
    steps: `
      @k failed "the conductivity is {k}" // gpio_write pin={al} value=1 | Alarm lamp | Conductivity over 15? Switch the alarm pin of the message on. Otherwise fail the step.
      gpio_write pin={al} value=0 | Silence | Take the pin that the message gives low again, the nurse has seen it.
      gpio_write pin={a} value=1 | Bypass | Bypass valve, pin {a}, opens when energised – open it.
      gpio_write pin={a} value=0 | Bypass shut | Bypass valve on {a} (opens when energised): shut.
      gpio_read pin={b} | Drain sensor | Read pin {b}.
      send_message channel=sms to="charge nurse" text="Bed {bed} needs a look" | Text | SMS to charge nurse: "Bed {bed} needs a look"
      memory_recall query="{q}" | Earlier trouble | Search the notes for {q}.
      file_read path=manuals/dialysis.txt from_line=12 lines=8 | Manual | Read manuals/dialysis.txt, 8 lines from line 12.
    `,
  },
  {
    language: 'en',
    event: 'mqtt barn/{house}/climate {"house": "{house}", "nh3_ppm": {n}, "hum": {h}}',
    slots: { house: 'H1, H3, east-barn, broiler-2', n: '4..14 / 26..48', h: '41..88', a: '2..13', b: '14..25', c: '26..40', ko: 'pullets, layers' },
    steps: `
      @n gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Big fan | Ammonia above 20 ppm: fan {a} on. Below: off.
      @n gpio_write pin={b} value=1 // failed "the ammonia is at {n} ppm" | Lights up | Light dimmer relay {b} on, but not with more than 20 ppm ammonia; then the step fails.
      gpio_write pin={c} value=0 | pin {c} off | That's the feed auger, chickens have had enough.
      gpio_write pin={c} value=1 | Auger | Feed auger, GPIO{c}: give it power.
      mqtt_publish topic=barn/{house}/hum payload="{h}" | Humidity out | Publish the humidity, number only, on barn/HOUSE/hum with the house of the message.
      pushover message="Check the water lines in {house}" | Push | Push: "Check the water lines in {house}"
      memory_store key={ko} content="moved on Monday" | Flock note | Key: {ko}. Content: moved on Monday
      cron_add schedule="0 5 * * *" action=message text="Open the pop holes" | Every morning | Plan the message "Open the pop holes" with schedule 0 5 * * *
    `,
  },
  {
    language: 'en',
    event: 'webhook /studio/onair {"studio": "{s}", "show": "{show}", "on_air": {on}}',
    slots: { s: 'A, B, news-booth, S3', show: 'Morning Mix, Jazz Hour, Late Line', on: 'true / false', a: '4..14', b: '15..25', c: '26..40', f: 'jingle, promo, sweeper' },
    steps: `
      @on gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Red light | Red light, pin {a}: lit when on air, dark when not.
      @on failed "studio {s} is on air" // gpio_write pin={b} value=1 | Door | Release the door magnet (1 on pin {b}) only if the studio is not on air. On air: fail.
      gpio_write pin={c} value=0 | Speakers mute | Pull pin {c} low, which mutes the monitors.
      gpio_write pin={c} value=1 | Speakers back | Monitors live again, pin {c} high.
      memory_store key=now-playing content="{show}" | Show | Key: now-playing. Content: the name of the show.
      notify message="{show} isn't being recorded" | Warn | Notification "{show} isn't being recorded"
      file_search query="{f}" path=audio/cart | Find it | Search audio/cart for {f}.
      mqtt_publish topic=clock/{s}/cmd payload=start | Clock | Send start to clock/STUDIO/cmd (the studio of the webhook).
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', bd: 'pit-1, crusher, gate hut', run: 'run-52, r-310, bl-7' },
    steps: `
      gpio_write pin={a} value=1 board={bd} | Siren | Board {bd}: siren on pin {a} on, blast in two minutes.
      gpio_write pin={a} value=0 board={bd} | Siren silent | Turn off pin {a} on the board {bd}.
      gpio_write pin={b} value=0 | Magnet | Let go of the magnet on {b} (it holds while high).
      gpio_write pin={c} value=1 | Dust spray | Not pin {b}, that is the magnet. Dust spray is {c}: on.
      gpio_read pin={d} | Gate contact | What does pin {d} say?
      sop_cancel run_id={run} reason="thunderstorm" | Call it off | Cancel {run}, reason: thunderstorm
      send_message channel=telegram to="blast crew" text="Nobody's below the north face" | Crew | Telegram to blast crew: "Nobody's below the north face"
      memory_forget key=blast-window | Clear the note | Delete the note blast-window.
    `,
  },
  {
    language: 'en',
    event: 'mqtt library/returns {"shelf": "{sh}", "barcode": "{code}", "overdue_days": {od}}',
    slots: { sh: 'R2, kids 4, annex', code: '=31120044, 31120871, 31133907', od: '0 / 3..40', a: '2..13', b: '14..25', c: '26..40', name: 'Mrs Okafor, Liam, Dr Pell' },
    steps: `
      @od failed "nothing is overdue" // file_write path=fines.csv content="{code},{od}" append=true | Fine | If overdue, append barcode,days to fines.csv. If 0 days, fail.
      gpio_write pin={a} value=1 | Sorting belt | Run the belt: pin {a}, high.
      gpio_write pin={a} value=0 | Belt stop | Belt, pin {a}: stop it.
      gpio_write pin={b} value=1 | Reading lamp | GPIO {b} up. The reading group starts at four.
      gpio_write pin={c} value=0 | Flap | Return flap on {c} opens with 1, shuts with 0. Shut it.
      memory_store key={code} content="shelf {sh}" | Where it went | Key: {code}. Content: shelf {sh}
      send_message channel=email to="{name}" text="Your book's waiting at the desk" | Reader | Email to {name}: "Your book's waiting at the desk"
      memory_recall query="{code}" limit=2 | Seen before? | Search the notes for the barcode, at most 2 hits.
    `,
  },
  {
    language: 'en',
    event: 'mqtt farm/raft/{r} {"raft": "{r}", "salinity": {sal}, "lift_pin": {l}}',
    slots: { r: 'R4, R9, west-raft', sal: '12..19 / 27..34', l: '4..14', a: '15..24', b: '25..40', grade: 'spat, seconds, jumbo' },
    steps: `
      gpio_write pin={l} value=1 | Lift | Raise the raft: lift pin of the message to 1.
      gpio_write pin={l} value=0 | Stop the lift | Lift pin from the message, back to 0.
      @sal gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Intake | Intake gate {a}: open (1) with salinity of 25 or more, shut (0) below.
      @sal failed "the salinity is only {sal}" // mqtt_publish topic=farm/{r}/feed payload=start | Feeding | Salinity at least 25: publish start on farm/RAFT/feed. Less: fail, no feeding.
      gpio_write pin={b} value=0 | Grader | Grader motor, D{b}, to low.
      pushover title="Oysters" message="Salinity {sal} at {r}" | Phone | Push with title "Oysters": Salinity {sal} at {r}
      file_list path=harvest/{grade} | Folder | List harvest/{grade}.
      memory_store key=tide content="{r}: {sal}" | Salinity note | Under tide: {r}: {sal}
    `,
  },
  {
    language: 'en',
    earlier: ['Check the ink | ink_levels → {col} at {pct} %', 'Start the dryer | gpio_write → pin {dr} set to 1'],
    slots: { col: 'cyan, magenta, black', pct: '3..14 / 45..90', dr: '4..14', a: '15..24', b: '25..40', job: 'J-4471, flyer 12, P88' },
    steps: `
      gpio_write pin={dr} value=0 | Dryer off | The dryer from step {step2} off again.
      gpio_read pin={dr} | Dryer state | Read back the pin of step {step2}.
      @pct failed "{col} is at {pct} %" // gpio_write pin={a} value=1 | Start the press | Press relay {a} on. With ink under 20 % the step fails.
      @pct notify message="Refill {col}" // failed "{col} is at {pct} %" | Refill | Ink under 20 %: notification "Refill {col}". Otherwise there's nothing to say, fail.
      gpio_write pin={b} value=1 | Exhaust | Exhaust fan, GPIO{b}, running please.
      gpio_write pin={b} value=0 | Exhaust fan out | Fan {b} off, the varnish is dry.
      file_write path=jobs/today.txt content="{job} printed" append=true | Job list | Append "{job} printed" to jobs/today.txt.
      memory_store key="{job}" content="{col} {pct} %" | Ink record | Key: {job}. Content: colour, blank, per cent as found, e.g. green 33 %
    `,
  },
  {
    language: 'en',
    event: 'mqtt ferry/deck {"deck": "{dk}", "cars": {n}, "ramp": "{ramp}"}',
    slots: { dk: 'main, upper, lane-3', n: '4..60', ramp: 'up, raised / down, lowered', a: '2..13', b: '14..25', c: '26..40' },
    steps: `
      @ramp gpio_write pin={a} value=1 // failed "the ramp is {ramp}" | Clear to sail | Green lamp {a} on if the ramp is up (or raised). If it is down, fail.
      @ramp gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Deck barrier | Barrier {b}: 1 lets cars through. Ramp down, let them through; ramp up, don't.
      gpio_write pin={c} value=1 | Horn | Sound the horn, it's on pin {c}.
      gpio_write pin={c} value=0 | Horn quiet | Horn pin {c} to zero.
      send_message channel=radio to=bridge text="{n} cars on {dk}" | To the bridge | Channel radio, to bridge: "{n} cars on {dk}"
      mqtt_publish topic=ferry/{dk}/count payload="{n}" | Count | Publish the number of cars on ferry/DECK/count, DECK from the message.
      memory_store key=cars content="{n}" | Remember | Key: cars. Content: the number of cars.
      file_read path=ferry/tariff.txt lines=5 | Tariff | First 5 lines of ferry/tariff.txt.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dome/weather {"cloud": {cl}, "wind_ms": {w}, "site": "{site}"}',
    slots: { cl: '3..25 / 60..98', w: '1..9', site: 'ridge, summit, south-hut', a: '2..13', b: '14..25', c: '26..40', star: 'M31, NGC 7000, Vega' },
    steps: `
      @cl gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Shutter by cloud | Shutter {a}, 1 opens, 0 closes. Open with cloud under 40, close otherwise.
      @cl mqtt_publish topic=skylight/{site}/cmd payload=open // failed "the cloud cover is {cl}" | Skylight | Cloud under 40: publish open on skylight/SITE/cmd, SITE is the site of the payload. Cloudier: fail.
      gpio_write pin={b} value=0 | Warm light off | Pin {b} off. Eyes need the dark.
      gpio_write pin={c} value=1 | Dew heater | Dew heater, pin {c}: on.
      gpio_read pin={a} | Shutter state | Read {a}.
      memory_store key=target content="{star}" | Target | Key: target. Content: {star}
      notify message="Wind {w} m/s at {site}" | Wind | Show "Wind {w} m/s at {site}".
      http_request url=http://mount.local/park | Park | Fetch http://mount.local/park.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', plate: 'KL-440, B 7712, WX9', id: 'c-12, job8, p4' },
    steps: `
      gpio_write pin={a} value=1 | Foam | Foam pump {a}: start.
      gpio_write pin={b} value=0 | Active low: rinse | Active low, pin {b}: start the rinse pump.
      gpio_write pin={b} value=1 | Rinse stop | Rinse pump, pin {b}, is active low. Stop it.
      gpio_write pin={c} value=0 | Brushes | Brushes, pin {c} (high = turning): stand still.
      gpio_read pin={d} | Car inside? | Light barrier is on {d}, read it.
      memory_store key=last-wash content="{plate}" | Plate | Store under last-wash: {plate}
      cron_remove id={id} | Plan away | Remove the plan {id}.
      pushover message="The wax tank's nearly empty" title="Car wash" | Wax | Push, title "Car wash", message "The wax tank's nearly empty"
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/oven {"oven": {o}, "core_c": {t}, "bread": "{br}"}',
    slots: { o: '1 / 2', t: '82..90 / 96..99', br: 'rye, sourdough, challah', a: '4..15', b: '16..27', c: '28..40' },
    steps: `
      @o gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | Oven off | Oven 1 is relay {a}, oven 2 is relay {b}. Switch the one of the message off.
      @o gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | Oven on | Heat the oven of the message. One: pin {a}, two: pin {b}.
      @t failed "the core is at {t} °C" // notify message="The {br}'s done" | Done? | Core 95 or more: notification "The {br}'s done". Colder, fail.
      gpio_write pin={c} value=1 | Steam | Steam: pin {c} up.
      gpio_write pin={c} value=0 | No steam | Steam: pin {c} down.
      file_write path=oven/{o}.log content="{br} {t}" append=true | Log | Append bread, blank, core temperature to oven/{o}.log.
      memory_recall query="{br} hydration" | Recipe note | Look in the notes for "{br} hydration".
      mqtt_publish topic=bakery/display payload="{\\"oven\\":{o},\\"bread\\":\\"{br}\\"}" | Display | Topic bakery/display, payload {"oven":{o},"bread":"{br}"}
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', nick: 'Olle, Petra, Zed', key: 'ice-depth, resurface, blade' },
    steps: `
      gpio_write pin={a} value=0 | Compressor two | Compressor one is {b}, two is {a}. Two off.
      gpio_write pin={b} value=1 | Compressor one | Compressor one is {b}, two is {a}. One on.
      gpio_write pin={c} value=1 | Rink lights | GPIO{c} high, hockey at six.
      gpio_write pin={d} value=0 | Music | Take {d} low: no music.
      memory_store key={key} content="3.5 cm, resurfaced" | {key} | Content: 3.5 cm, resurfaced. Key: {key}.
      send_message channel=whatsapp to={nick} text="Ice is ready, gate's open" | Message {nick} | WhatsApp (channel whatsapp), to {nick}: "Ice is ready, gate's open"
      memory_forget key={key} | Drop the note | The note {key} can go.
      failed "no tool can sharpen skates" | Skates | Sharpen the rental skates.
    `,
  },
  {
    language: 'en',
    event: 'peripheral stage/pin_{sw} 1',
    earlier: ['Cue | cue_next → cue {q}, {act}'],
    slots: { sw: '2..9', q: '11..99', act: 'blackout, storm, finale', a: '10..19', b: '20..29', c: '30..40' },
    steps: `
      gpio_read pin={sw} | The button | Read the pin that the event is about.
      gpio_write pin={a} value=1 | Fog | Fog machine, {a}: fog!
      gpio_write pin={a} value=0 | No more fog | Fog machine ({a}) off.
      gpio_write pin={b} value=0 | Trapdoor | Trapdoor lock on {b}: high locks. Unlock.
      gpio_write pin={b} value=1 | Lock the trapdoor | Trapdoor lock on {b}: high locks. Lock it, an actor walks there.
      mqtt_publish topic=stage/cue payload="{q}" | Cue number | Publish the number of the cue of step {step1} on stage/cue.
      notify message="{act} is next" title="Cue {q}" | Next | Notification titled Cue {q}: "{act} is next"
      memory_store key=cue content="{q}" | Where we are | Key: cue. Content: the cue's number only.
    `,
  },
  {
    language: 'en',
    event: 'mqtt glass/{bay} {"bay": "{bay}", "soil": {so}, "lux": {lux}, "valve": {v}, "lamp": {l}}',
    slots: { bay: 'bay-1, tomato, G4', so: '12..24 / 48..75', lux: '800..52000', v: '4..20', l: '21..40' },
    steps: `
      @so gpio_write pin={v} value=1 // failed "the soil is at {so}" | Water | Soil under 35: open the valve of the message (1). Wet enough: fail.
      @so gpio_write pin={v} value=1 // gpio_write pin={v} value=0 | Valve by soil | The message's valve: open under 35 soil, closed over 35. High = open.
      gpio_write pin={l} value=0 | Lamp off | The lamp pin of the message, off.
      gpio_write pin={l} value=1 | Lamp on | Light on at the lamp pin that was reported.
      gpio_read pin={v} | Check the valve | Read the valve pin of the message.
      file_write path=light.csv content="{bay};{lux}" append=true | Light | Add to light.csv: bay;lux
      memory_store key="{bay}" content="soil {so}" | Soil note | Key is the bay, content "soil" and the value.
      pushover message="{bay}: {lux} lux" | Light push | Push: bay, colon, blank, the number, "lux". Like: bay 9: 1200 lux
    `,
  },
  {
    language: 'en',
    slots: { a: '2..11', b: '12..21', c: '22..31', d: '32..41', bd: 'wash-hall, dock, east', tag: 'sheets, gowns, aprons' },
    steps: `
      gpio_write pin={a} value=0 board={bd} | Drum | On {bd}, pin {a} to 0, the drum stops.
      gpio_write pin={b} value=1 board={bd} | Steam valve | Write 1 to pin {b} of board {bd}.
      gpio_write pin={c} value=1 | Flush again | Flush valve, pin {c}, low = open: shut again.
      gpio_write pin={c} value=0 | Flush | Flush valve, pin {c}, low = open: open it.
      gpio_read pin={d} board={bd} | Float | Read pin {d} on board {bd}.
      http_request url=http://scale.local/tare method=POST | Tare | POST to http://scale.local/tare, no body.
      memory_store key={tag} content="load's in dryer 3" | Load | Key: {tag}. Content: load's in dryer 3
      file_search query="{tag}" | Where is it mentioned? | Search the files for {tag}.
    `,
  },
];
