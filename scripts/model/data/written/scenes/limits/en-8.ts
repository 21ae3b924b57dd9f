import type { Scene } from '../../scene';

/** What is done only within a limit, and what only looks forbidden, part 8: short notes. */
export const limits8: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt a/{n} {"v": {v}, "ok": {ok}, "who": "{w}", "pin": {p}}',
    slots: { n: 'n1, n7, probe 3', v: '0..49 / 51..99', ok: '=true / false', w: '=ida, per / ∅, null', p: '3..14', q: '15..27' },
    steps: `
      @v gpio_write pin={p} value=1 // failed "v is {v}" | v < 50: pin on
      @v failed "v is {v}" // gpio_write pin={p} value=0 | v > 50: pin off
      @v gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Pin {q} on if v > 50, else off
      @ok gpio_write pin={q} value=1 // failed "ok is false" | Pin {q} on, only if ok
      @ok failed "ok is true" // notify message="not ok" | If not ok: show "not ok"
      @w send_message channel=sms to={w} text="Come" // failed "nobody is named" | sms "Come" to who
      gpio_write pin={p} value=0 | Pin off, ok or not
      gpio_read pin={p} | Read the pin | v under or over 50, just read it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /oven {"t": {t}, "door": "{d}", "tray": "{y}", "mode": "{m}"}',
    slots: { t: '80..199 / 201..260', d: '=shut / open', y: 'T1, rye, B4', m: '=bake, grill / clean, off' },
    tools: ['ofn_heat(to: int): Heat to a temperature', 'ofn_off(): Oven off', 'ofn_fan(on: bool): Oven fan', 'ofn_slide(tray): Slide a tray in'],
    steps: `
      @t ofn_heat to=200 // failed "it has {t} already" | Heat to 200 if colder.
      @t failed "it has only {t}" // ofn_slide tray="{y}" | Tray in, > 200 only.
      @t ofn_fan on=false // ofn_fan on=true | Fan: on over 200, off under.
      @d ofn_heat to=180 // failed "the door is open" | 180. Door shut!
      @d failed "the door is shut" // ofn_off | Off if the door is open
      @m ofn_slide tray="{y}" // failed "the mode is {m}" | Tray in. Not in clean or off.
      @m ofn_fan on=true // ofn_off | Fan on in bake and grill, in other modes oven off.
      ofn_off | Off. Any temperature.
      failed "no tool can knead" | Knead the dough again.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shed/air {"co2": {c}, "rh": {r}, "mouse": "{m}"}',
    slots: { c: '400..799 / 801..3000', r: '20..59 / 61..99 / ∅, null', m: '=no / yes', p: '4..12', q: '13..20', s: '21..28' },
    steps: `
      @c failed "CO2 is {c}" // gpio_write pin={p} value=1 | CO2 > 800: vent {p} on.
      @c gpio_write pin={p} value=0 // failed "CO2 is {c}" | CO2 < 800: vent {p} off.
      @c gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Red lamp | {q} high over 800 ppm, low otherwise
      @r gpio_write pin={s} value=1 // failed "rh is {r}" // failed "rh is missing" | Fogger {s} on, rh below 60.
      @r memory_store key=rh content="{r}" // memory_store key=rh content="{r}" // failed "there is no rh" | Note rh
      @m failed "no mouse" // notify message="Mouse!" | Mouse? Show "Mouse!"
      @m sop_execute name=open-feed // failed "there is a mouse" | open-feed, not with a mouse about
      gpio_write pin={s} value=0 | Fogger {s} off. No rh needed.
    `,
  },
  {
    language: 'en',
    event: 'manual - {b} boxes for {c}, {k} kg each, ship by {d}',
    slots: { b: '2..20 / 21..80', c: '=Oslo, Bergen, Turku / Minsk, Havana', k: '5..24 / 26..40', d: '=Monday, Friday / Saturday, Sunday' },
    tools: ['shipq_send(city, boxes?: int): Send boxes', 'shipq_split(parts: int): Split a shipment', 'shipq_hold(why?): Hold a shipment', 'shipq_label(city, day?): Print labels'],
    steps: `
      @b shipq_send city={c} boxes={b} // failed "{b} boxes are too many" | Send all, 20 boxes max.
      @b shipq_send city={c} // shipq_split parts=4 | Up to 20: send, no number. More: split in 4.
      @c shipq_send city={c} // failed "we do not ship to {c}" | Send it, no number | Not to Minsk or Havana.
      @c shipq_label city={c} // shipq_hold why=city | Minsk or Havana: hold, why: city. Else labels (no day).
      @k shipq_label city={c} // failed "a box has {k} kg" | Labels, no day. Over 25 kg a box: no.
      @k failed "a box has only {k} kg" // shipq_hold why=heavy | Hold if a box has over 25 kg. why: heavy
      @d shipq_label city={c} day={d} // failed "it is a {d}" | Labels with the day | never for a weekend
      shipq_hold | Hold. Don't say why. Weight is fine or not.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ci/run {"repo": "{r}", "branch": "{b}", "tests_failed": {f}, "coverage": {c}, "author": "{a}"}',
    slots: { r: 'shop, api, docs', b: '=main, release / wip, tmp', f: '=0 / 1, 4, 30', c: '80..99 / 20..79', a: '=mina, bob / ∅, bot' },
    steps: `
      @f sop_execute name=deploy // failed "{f} tests failed" | deploy, if no test failed
      @f failed "no test failed" // pushover message="{r} is red" | Push "{r} is red" on failed tests
      @f notify message="green" // notify message="red" | 0 failed: show "green". Else "red".
      @b sop_execute name=deploy // failed "the branch is {b}" | deploy. main and release only.
      @b failed "the branch is {b}" // memory_store key=skip content="{r}" | Note skip = repo, unless main or release
      @c mqtt_publish topic=ci/cov payload=ok // failed "the coverage is {c} %" | ci/cov: ok. Coverage 80+.
      @c mqtt_publish topic=ci/cov payload=ok // mqtt_publish topic=ci/cov payload=low | ci/cov: ok from 80, low below
      @a send_message channel=chat to={a} text="Thanks" // failed "no human author" | "Thanks" to the author on chat. Bots don't get thanks.
      file_write path=ci.log content="{r}" append=true | repo to the end of ci.log, red or green
    `,
  },
  {
    language: 'en',
    event: 'mqtt pond/{p} {"o2": {o}, "t": {t}, "feeder": "{f}", "heron": {h}}',
    slots: { p: 'P1, koi, lower', o: '6.1..9.9 / 2.0..5.9', t: '9..24 / 1..7', f: '=full, half / empty, jammed', h: '=false / true', g: '10..90' },
    tools: ['pondo_feed(pond, grams: int): Feed', 'pondo_air(pond, on: bool): Air', 'pondo_spray(pond): Water jet', 'pondo_fill(pond, liters?: int): Fill water'],
    steps: `
      @o pondo_feed pond={p} grams={g} // failed "oxygen is at {o}" | {g} g, not below 6 mg/l
      @o pondo_air pond={p} on=false // pondo_air pond={p} on=true | Air on under 6, off over 6.
      @t pondo_feed pond={p} grams=20 // failed "it has {t} degrees" | 20 g. Colder than 8: no food.
      @t failed "it has {t} degrees" // pondo_air pond={p} on=false | Winter (< 8): air off
      @f pondo_feed pond={p} grams=5 // failed "the feeder is {f}" | 5 g, feeder full or half
      @h failed "there is no heron" // pondo_spray pond={p} | Heron: spray
      @h pondo_feed pond={p} grams=10 // pondo_spray pond={p} | 10 g. But with a heron there spray instead.
      pondo_fill pond={p} | Fill, no litres. Oxygen doesn't matter.
      failed "no tool can cut reeds" | Cut the reeds.
    `,
  },
  {
    language: 'en',
    event: 'peripheral panel/keys {k}',
    slots: { k: '=START / STOP, RESET', p: '4..12', q: '13..20', r: '21..28', f: '=START / STOP' },
    steps: `
      @k gpio_write pin={p} value=1 // failed "{k} was pressed" | START? Pin {p} on.
      @k failed "START was pressed" // gpio_write pin={p} value=0 | Other than START: pin {p} off
      @k gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | Pin {q} | START 1, others 0
      @k notify message="go" // notify message="halt" | "go" for START, "halt" for the rest
      @k sop_execute name=line-up // failed "it was {k}" | line-up after START only
      gpio_write pin={r} value=1 | Pin {r} on, any key
      gpio_read pin={r} | Read {r} | no writing, START or not
      failed "the step contradicts itself" | Pin {r} | On and off at once, please.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hire/tool {"tool": "{t}", "days": {d}, "deposit_eur": {e}, "trained": {tr}, "customer": "{c}"}',
    slots: { t: '=drill, ladder, mixer / chainsaw, digger', d: '1..6 / 8..30', e: '50..200 / 0..49', tr: '=true / false', c: 'Ott, Lima, Weber' },
    tools: ['hirebox_out(tool, days?: int): Hire a tool out', 'hirebox_no(customer): Say no to a customer', 'hirebox_course(customer): Book a course', 'hirebox_oil(tool): Oil a tool'],
    steps: `
      @t hirebox_out tool={t} days={d} // failed "no {t} without a licence" | Out, with the days | Never chainsaw or digger: licence!
      @d hirebox_out tool={t} days={d} // failed "{d} days are too long" | Hire out, a week (7 days) at most | with the days
      @d hirebox_out tool={t} // hirebox_no customer={c} | Over a week: no. Else out, without days.
      @e hirebox_out tool={t} // failed "the deposit is {e}" | Out (no days). 50 deposit.
      @e failed "the deposit is {e}" // hirebox_no customer={c} | < 50 deposit? Say no.
      @tr hirebox_out tool={t} // hirebox_course customer={c} | Trained: out, no days. Not trained: course.
      @tr failed "the customer is trained" // hirebox_course customer={c} | Course, only if untrained
      hirebox_oil tool={t} | Oil it. Trained or not, chainsaw or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt van/log {"van": "{v}", "kmh": {k}, "hours": {h}, "cargo": "{c}", "tail": "{t}"}',
    slots: { v: 'V1, V9, blue', k: '20..79 / 81..130', h: '1..8 / 10..14', c: '=none, empty / glass, fish', t: '=up, locked / down', p: '4..20' },
    steps: `
      @k failed "{v} drives {k} km/h" // send_message channel=radio text="Slow down" | Over 80: radio "Slow down"
      @k memory_store key={v} content="good" // memory_store key={v} content="fast" | Note {v} | good up to 80, fast above
      @h notify message="{v} may go on" // failed "{h} hours at the wheel" | "{v} may go on", up to 9 h
      @h failed "only {h} hours" // pushover message="Rest, {v}" | 9 h passed? Push "Rest, {v}"
      @c sop_execute name=wash-van // failed "there is cargo: {c}" | wash-van, only when empty
      @t gpio_write pin={p} value=1 // failed "the tail is down" | Gate {p} up (1). Tail must be up or locked.
      @t gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Pin {p}: 0 with the tail down, otherwise 1
      mqtt_publish topic=van/seen payload="{v}" | van/seen: the van, fast or slow
      failed "no tool can load a van" | Load the crates.
    `,
  },
  {
    language: 'en',
    event: 'mqtt test/rig {"rig": "{r}", "force_n": {f}, "cycles": {c}, "crack": "{k}", "cage": "{g}"}',
    slots: { r: 'R1, rig B, Zwick', f: '100..990 / 1010..3000', c: '200..9900 / 10100..90000', k: '=no, none / yes, maybe', g: '=shut / open', n: '20..90' },
    tools: ['rigbench_pull(rig, newton: int): Pull', 'rigbench_rest(rig): Let a rig rest', 'rigbench_photo(rig, lens?: wide|macro): Take a photo', 'rigbench_end(rig): End a test'],
    steps: `
      @f rigbench_pull rig="{r}" newton=500 // failed "the force is {f} N" | 500 N, while under 1000
      @f rigbench_pull rig="{r}" newton=100 // rigbench_rest rig="{r}" | > 1000 N: rest. Otherwise 100 N.
      @c failed "only {c} cycles" // rigbench_end rig="{r}" | End after 10000 cycles
      @c rigbench_pull rig="{r}" newton={n} // failed "{c} cycles are done" | {n} N. Not beyond 10000 cycles.
      @k failed "no crack" // rigbench_photo rig="{r}" lens=macro | Crack, or maybe one: macro photo
      @k rigbench_pull rig="{r}" newton=300 // rigbench_end rig="{r}" | No crack: 300 N. Else end.
      @g rigbench_pull rig="{r}" newton=200 // failed "the cage is open" | 200 N, cage shut.
      rigbench_photo rig="{r}" | Photo, no lens. Cage open? Fine.
      rigbench_rest rig="{r}" | Rest, at 10 or 10000 cycles.
    `,
  },
  {
    language: 'en',
    event: 'webhook /door/ring {"face": "{f}", "lux": {l}, "hour": {h}, "dog": "{d}"}',
    slots: { f: '=mum, Jan, neighbour / stranger, unknown, ∅', l: '0..19 / 21..500', h: '7..20 / 21..23', d: '=inside, asleep / in the yard, loose', p: '4..12', q: '13..20' },
    steps: `
      @f gpio_write pin={p} value=1 // failed "no known face" | Door pin {p} on | known faces only
      @f gpio_write pin={p} value=1 // notify message="Somebody rings" | Known: pin {p} to 1. Not known: show "Somebody rings".
      @f memory_store key=visitor content="{f}" // failed "the face is not known" | Note visitor = the face, if known
      @l gpio_write pin={q} value=1 // failed "it is {l} lux" | Lamp {q} on, dark (< 20 lux)
      @l gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | Lamp {q}: < 20 on, > 20 off
      @h mqtt_publish topic=bell payload=loud // failed "it is {h} o'clock" | bell: loud. Not after 20:59.
      @d gpio_write pin={p} value=1 // failed "the dog is {d}" | Pin {p} on. Dog inside or asleep!
      gpio_write pin={p} value=0 | Pin {p} off, dog or no dog
    `,
  },
  {
    language: 'en',
    event: 'mqtt cnc/{m} {"coolant_pct": {c}, "job": "{j}", "tool_ok": {t}, "door": "{d}", "vib": {v}}',
    slots: { m: 'M1, haas, 5-axis', c: '31..99 / 2..29', j: 'J44, flange, X-7', t: '=true / false', d: '=closed / open', v: '0.1..1.9 / 2.1..7.0' },
    tools: ['spindly_run(machine, job?): Run', 'spindly_stop(machine): Stop', 'spindly_mix(machine, liters: int): Mix coolant', 'spindly_swap(machine): Swap the tool'],
    steps: `
      @c spindly_run machine={m} job={j} // failed "the coolant is at {c} %" | Run the job. Coolant 30 % +
      @c failed "the coolant is at {c} %" // spindly_mix machine={m} liters=20 | Coolant < 30: mix 20 l
      @t spindly_run machine={m} // spindly_swap machine={m} | Tool ok: run, no job. Not ok: swap.
      @t failed "the tool is ok" // spindly_swap machine={m} | Swap if not ok
      @d spindly_run machine={m} job={j} // failed "the door is open" | Run it, door closed.
      @v failed "the vibration is {v}" // spindly_stop machine={m} | vib > 2: stop
      @v spindly_run machine={m} // spindly_stop machine={m} | vib > 2 stop, else run without a job
      spindly_stop machine={m} | Stop. vib or not.
      spindly_mix machine={m} liters=5 | Mix 5 l. The tool needn't be ok.
    `,
  },
  {
    language: 'en',
    earlier: ['ping {h} | http_request → {p}', 'disk | file_read → {d} % used', 'temp | serial read → {t} C'],
    slots: { h: 'nas, cam2, pi', p: '=12 ms, 30 ms, 9 ms / timeout, no route', d: '20..84 / 86..99', t: '30..69 / 71..95', f: '4..14', q: '15..27' },
    steps: `
      @p notify message="{h} is up" // failed "ping: {p}" | "{h} is up", if ping answered
      @p failed "it answered in {p}" // gpio_write pin={q} value=0 | No answer: power {q} off
      @p memory_store key={h} content="up" // memory_store key={h} content="down" | Note {h}: up with an answer, down without
      @d failed "{d} % used" // sop_execute name=cleanup | cleanup over 85 %
      @d sop_execute name=backup // failed "{d} % used" | backup, not over 85 %
      @t failed "it has {t} C" // gpio_write pin={f} value=1 | > 70 C: fan {f}
      @t gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | fan {f}: 70+ on, else off
      gpio_write pin={f} value=0 | fan {f} off, hot or not
      failed "no tool can blow out dust" | Blow the dust out of the case.
    `,
  },
  {
    language: 'en',
    event: 'manual - chair lift patient {n}, {k} kg, consent {c}, nurse {u}',
    slots: { n: 'Ann, Mr. Gil, bed 4', k: '40..149 / 151..220', c: '=yes, given / no, not yet', u: '=Ola, Rick / none, ?', cm: '10..60' },
    tools: ['sling_up(patient, cm?: int): Lift a patient', 'sling_down(patient): Lower a patient', 'sling_call(nurse): Call a nurse', 'sling_log(patient, words): Log'],
    steps: `
      @k sling_up patient="{n}" cm={cm} // failed "{k} kg are too heavy" | Up {cm} cm. 150 kg max.
      @k sling_up patient="{n}" // sling_log patient="{n}" words=heavy | Over 150: log "heavy". Under: lift, no cm.
      @c sling_up patient="{n}" cm=20 // failed "there is no consent" | Up 20. Consent first.
      @c failed "there is consent" // sling_log patient="{n}" words=ask | No consent yet: log "ask"
      @u sling_call nurse={u} // failed "no nurse is named" | Call the nurse
      @u sling_up patient="{n}" // failed "no nurse is there" | Lift (no cm), not without a nurse
      sling_down patient="{n}" | Down, consent or not
      sling_log patient="{n}" words=moved | Log "moved". kg no matter.
      failed "no tool can plump a pillow" | Plump up the pillow.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tap/{k} {"keg": "{k}", "left_l": {l}, "c": {c}, "gas": "{g}", "open": {o}}',
    slots: { k: 'IPA, stout, K3', l: '6..50 / 0..4', c: '2..7 / 9..18', g: '=ok / low, ∅', o: '=true / false', p: '4..13', q: '14..22' },
    steps: `
      @l gpio_write pin={p} value=1 // failed "only {l} l left" | Tap {p} on, 5 l or more
      @l failed "there are {l} l" // send_message channel=cellar text="New keg: {k}" | < 5 l: "New keg: {k}" to channel cellar
      @c gpio_write pin={p} value=1 // failed "the beer has {c} degrees" | Tap {p} to 1 | max. 8 °C
      @c gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Chiller {q} | on > 8, off < 8
      @g notify message="Gas ok" // notify message="Check gas" | ok: "Gas ok". Anything else or nothing: "Check gas".
      @g gpio_write pin={p} value=1 // failed "the gas is not ok" | Tap {p} only with gas ok
      @o mqtt_publish topic=bar/sign payload=open // failed "the bar is not open" | bar/sign open, when open
      gpio_write pin={p} value=0 | Tap {p} off. 8 °C or 18.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dye/vat {"vat": "{v}", "ph": {p}, "c": {c}, "cloth_kg": {k}, "color": "{o}"}',
    slots: { v: 'V1, indigo, east', p: '4.0..6.4 / 6.6..9.0', c: '61..95 / 20..59', k: '1..49 / 51..90', o: '=blue, green / white, ∅', m: '5..60' },
    tools: ['vatdip_in(vat, minutes?: int): Dip the cloth', 'vatdip_out(vat): Take the cloth out', 'vatdip_soda(vat, grams: int): Add soda', 'vatdip_heat(vat, on: bool): Heat'],
    steps: `
      @p vatdip_soda vat={v} grams=80 // failed "the pH is {p}" | 80 g soda, pH < 6.5
      @p failed "the pH is {p}" // vatdip_in vat={v} minutes={m} | Dip {m} min if pH > 6.5
      @c failed "it has {c} °C" // vatdip_heat vat={v} on=true | Below 60: heat
      @c vatdip_heat vat={v} on=false // vatdip_heat vat={v} on=true | Heat on < 60, off > 60
      @c vatdip_in vat={v} // failed "it has only {c} °C" | Dip, no minutes. 60 °C needed.
      @k vatdip_in vat={v} minutes=10 // failed "{k} kg are too much" | 10 min, 50 kg max
      @o vatdip_in vat={v} minutes=3 // failed "no colour to dye" | 3 min. Not for white, not without a colour.
      vatdip_out vat={v} | Out, whatever pH
      failed "no tool can wring cloth" | Wring it by hand.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lamp/{z} {"motion": {m}, "lux": {l}, "holiday": {h}, "relay": {r}}',
    slots: { z: 'z1, stairs, attic', m: '=true / false', l: '0..39 / 41..900', h: '=false / true', r: '4..14', q: '15..27' },
    steps: `
      @m gpio_write pin={r} value=1 // failed "no motion" | Relay on if motion
      @m gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | Relay: on with motion, off without
      @m failed "there is motion" // gpio_write pin={q} value=0 | Pin {q} off when nothing moves
      @l gpio_write pin={r} value=1 // failed "it is {l} lux" | Relay on. Only below 40 lux.
      @l failed "it is {l} lux" // mqtt_publish topic=lamp/day payload=1 | > 40 lux: 1 to lamp/day
      @h sop_execute name=wake-house // failed "it is a holiday" | wake-house, not on holidays
      @h notify message="Work" // notify message="Free" | Holiday "Free", else "Work"
      gpio_write pin={q} value=1 | Pin {q} on, motion or not
    `,
  },
  {
    language: 'en',
    event: 'webhook /crop/spray {"field": "{f}", "wind": {w}, "bees": "{b}", "rain_h": {r}, "days_to_harvest": {d}}',
    slots: { f: 'F1, hill, oats 2', w: '0..14 / 16..40', b: '=no, asleep / yes, flying', r: '7..48 / 0..5', d: '15..60 / 1..13', l: '20..90' },
    tools: ['agrispray_go(field, liters?: int): Spray a field', 'agrispray_hold(field): Hold the spraying', 'agrispray_rinse(): Rinse the sprayer', 'agrispray_warn(field, words): Warn the neighbours'],
    steps: `
      @w agrispray_go field="{f}" liters={l} // failed "the wind has {w} km/h" | {l} l. Wind under 15.
      @w agrispray_go field="{f}" // agrispray_hold field="{f}" | Over 15 km/h hold, under: go, no litres
      @b agrispray_go field="{f}" // failed "bees: {b}" | Go (no litres), never when bees fly
      @b agrispray_go field="{f}" liters=30 // agrispray_warn field="{f}" words=bees | Bees flying: warn with "bees". Else 30 l.
      @r agrispray_go field="{f}" // failed "rain in {r} hours" | Go, no litres. 6 h without rain needed.
      @d agrispray_go field="{f}" liters=10 // failed "{d} days to the harvest" | 10 l, but not in the last 14 days before harvest
      @d failed "{d} days are left" // agrispray_hold field="{f}" | < 14 days to harvest: hold
      agrispray_rinse | Rinse. Wind doesn't matter.
      agrispray_warn field="{f}" words=soon | Warn: "soon". Bees or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt feed/mixer {"mixer": "{m}", "amps": {a}, "bag": "{b}", "best_before": "{d}", "lid": "{l}"}',
    slots: { m: 'mx1, big, calf', a: '5..29 / 31..60', b: 'corn, soy, K2', d: '=2027-01, 2027-06, 2028-02 / 2025-03, 2024-11', l: '=on / off, ∅', p: '4..14' },
    steps: `
      @a gpio_write pin={p} value=1 // failed "it draws {a} A" | Pin {p} on, < 30 A
      @a failed "it draws {a} A" // gpio_write pin={p} value=0 | > 30 A: pin {p} off
      @d memory_store key=bag content="{b}" // failed "best before {d}" | Note bag = the bag. Only if it is good beyond 2026.
      @d failed "best before {d}" // pushover message="Old: {b}" | Best before 2026 or earlier: push "Old: {b}"
      @l gpio_write pin={p} value=1 // failed "the lid is not on" | Pin {p} on, lid on!
      @l notify message="lid ok" // notify message="lid?" | lid on: "lid ok". Off or not said: "lid?"
      gpio_write pin={p} value=0 | Pin {p} off, lid on or off
      failed "no tool can open a bag" | Cut the bag open.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pack/robot {"arm": "{a}", "grip": "{g}", "item": "{i}", "cm": {c}, "conf": {f}}',
    slots: { a: 'A1, left, UR5', g: '=empty / full', i: '=box, bag, cup / knife, bottle', c: '5..29 / 31..80', f: '0.81..0.99 / 0.20..0.79', z: '1..9' },
    tools: ['pickarm_grab(arm, item?): Grab', 'pickarm_drop(arm, zone: int): Drop', 'pickarm_ask(words): Ask a human', 'pickarm_home(arm): Home'],
    steps: `
      @g pickarm_grab arm={a} // failed "the grip is full" | Grab, no item. Grip empty.
      @g failed "the grip is empty" // pickarm_drop arm={a} zone={z} | Full? Drop in {z}.
      @g pickarm_grab arm={a} item={i} // pickarm_drop arm={a} zone=2 | Empty: grab the item. Full: drop in 2.
      @i pickarm_grab arm={a} item={i} // failed "no {i}" | Grab the item. No knives, no bottles.
      @c pickarm_grab arm={a} // failed "it is {c} cm" | Grab, no item. Up to 30 cm.
      @f pickarm_grab arm={a} item={i} // pickarm_ask words=sure? | conf under 0.8: ask "sure?". Else grab the item.
      @f failed "conf is {f}" // pickarm_ask words=help | Ask "help" if conf < 0.8
      pickarm_home arm={a} | Home, full or empty
    `,
  },
];
