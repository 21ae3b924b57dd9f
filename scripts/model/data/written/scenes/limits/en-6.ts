import type { Scene } from '../../scene';

/** What is done only within a limit, and what only looks forbidden, part 6: several devices and values in one message. */
export const limits6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt house/temps {"boiler": {a}, "floor": {b}, "outside": {o}, "tank": {c}}',
    slots: { a: '41..59 / 61..85', b: '18..29 / 31..39', o: '-9..-1 / 1..14', c: '30..49 / 51..70 / ∅, null', p1: '4..10', p2: '11..17', p3: '18..24' },
    steps: `
      @a gpio_write pin={p1} value=1 // failed "the boiler has {a} degrees" | Boiler | Burner {p1} on if the boiler is below 60.
      @b gpio_write pin={p2} value=1 // failed "the floor has {b} degrees" | Floor | Floor pump {p2} on, unless the floor is over 30.
      @c gpio_write pin={p3} value=1 // gpio_write pin={p3} value=0 // failed "the tank is missing" | Tank | Tank loading {p3}: on below 50 in the tank, off above. No tank value: fail.
      @o gpio_write pin={p2} value=0 // failed "it has {o} degrees outside" | Frost | {p2} off, only in frost (outside below zero).
      @a gpio_write pin={p3} value=0 // gpio_write pin={p3} value=1 | By the boiler | Valve {p3} opens (1) when the boiler is over 60, else it's shut.
      @b failed "the floor has {b} degrees" // notify message="Floor too warm" | Floor | Notify "Floor too warm", floor above thirty.
      @o failed "it has {o} degrees outside" // mqtt_publish topic=house/window payload=open | Window | open to house/window, outside above zero.
      gpio_write pin={p1} value=0 | Burner off | {p1} to 0. It doesn't matter that the tank may not be known.
      memory_store key=outside content="{o}" | Outside | Store the outside temperature as outside, frost or not.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pumps {"P1": {"bar": {a}, "on": {x}}, "P2": {"bar": {b}, "on": {y}}, "P3": {"bar": {c}}}',
    slots: { a: '1.1..2.9 / 3.1..5.8', b: '1.2..2.8 / 3.2..5.9', x: '=false / true', y: '=true / false', c: '0.2..0.9 / ∅, null', v: '1..9' },
    tools: ['pumprow_start(pump): Start a pump', 'pumprow_stop(pump): Stop a pump', 'pumprow_purge(pump, seconds?: int): Purge a pump', 'pumprow_book(pump, bar: num): Book a pressure'],
    steps: `
      @a pumprow_start pump=P1 // failed "P1 has {a} bar" | P1 | Start P1, if P1 is below 3 bar.
      @b pumprow_start pump=P2 // failed "P2 has {b} bar" | P2 | Start P2, if P2 is below 3 bar.
      @a failed "P1 has {a} bar" // pumprow_stop pump=P2 | P2 by P1 | Stop P2, if P1 has more than 3 bar.
      @b pumprow_start pump=P1 // pumprow_stop pump=P1 | P1 by P2 | P1 runs below 3 bar at P2 (start) and rests above (stop).
      @x pumprow_purge pump=P1 // failed "P1 is on" | Purge P1 | Purge P1, no seconds. It must be off.
      @y pumprow_purge pump=P2 seconds=10 // failed "P2 is off" | Purge P2 | 10 s of purging for P2, while P2 is on.
      @c pumprow_book pump=P3 bar={c} // failed "the pressure of P3 is missing" | P3 | Book the pressure of P3.
      pumprow_stop pump=P3 | P3 off | Stop P3. Its pressure may be missing.
      pumprow_book pump=P1 bar={a} | P1 | Book the pressure of P1, high or low.
    `,
  },
  {
    language: 'en',
    event: 'mqtt doors/all front={f}; back={b}; garage={g}; light={l}',
    slots: { f: '=shut, locked / open', b: '=closed, bolted / ajar, wide open', g: '=down / up', l: '3..40', p: '4..12', q: '13..20', r: '21..28' },
    steps: `
      @f gpio_write pin={p} value=1 // failed "the front door is open" | Arm | Alarm {p} on, only when the front door is shut or locked.
      @b gpio_write pin={p} value=1 // failed "the back door is {b}" | Arm | Alarm {p} on, only when the back door is closed or bolted.
      @g failed "the garage is down" // gpio_write pin={q} value=1 | Garage | Garage lamp {q} on when the garage is up.
      @g gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Garage lamp | {q}: on if the garage is up, off if down.
      @f failed "the front door is {f}" // notify message="Front door" | Front | "Front door" on this computer, if that door is open.
      @b mqtt_publish topic=doors/back payload=1 // mqtt_publish topic=doors/back payload=0 | Back | doors/back: 1 for a closed or bolted back door, 0 for any other.
      gpio_write pin={r} value=1 | Lights | Light {r} on, whatever door is open.
      gpio_write pin={p} value=0 | Disarm | Alarm {p} off. It isn't needed that doors are shut.
      failed "no tool can lock a bicycle" | Bicycle | Lock the bicycle to the fence.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lab/readings [{"id": "A", "v": {a}}, {"id": "B", "v": {b}}, {"id": "C", "v": {c}}]',
    slots: { a: '2..19 / 21..40', b: '3..18 / 22..41', c: '4..39 / null, "n/a"', s: 'S7, rinse, K4' },
    tools: ['gasbench_open(line): Open a gas line', 'gasbench_close(line): Close a gas line', 'gasbench_note(line, value: int): Note a value', 'gasbench_alert(words): Alert'],
    steps: `
      @a gasbench_open line=A // failed "A is at {a}" | Line A | Open A, if A reads under 20.
      @b gasbench_open line=B // failed "B is at {b}" | Line B | Open B, if B reads under 20.
      @a failed "A is at {a}" // gasbench_close line=A | Close A | Close A above 20.
      @b gasbench_open line=A // gasbench_close line=A | A by B | Line A follows B: closed while B is over 20, open otherwise.
      @a gasbench_note line=B value={b} // failed "A is at {a}" | Note B | Note the value of B, unless A is over 20.
      @c gasbench_note line=C value={c} // failed "there is no value for C" | Note C | Note the value of C.
      gasbench_note line=A value={a} | Note A | Note the value of A. C may be missing.
      gasbench_alert words="Check C" | Check | Alert: "Check C". In any case.
      gasbench_close line={s} | Close | Close {s}. What A, B and C read is not asked.
    `,
  },
  {
    language: 'en',
    event: 'manual - Tank north {n} %, tank south {s} %, river {r} cm',
    slots: { n: '5..29 / 31..95', s: '6..28 / 32..96', r: '20..79 / 81..160', p: '4..13', q: '14..22' },
    steps: `
      @n failed "tank north has {n} %" // gpio_write pin={p} value=1 | North | Valve {p} open, if tank north has more than 30 %.
      @s failed "tank south has {s} %" // gpio_write pin={q} value=1 | South | Valve {q} open, if tank south has more than 30 %.
      @s gpio_write pin={p} value=1 // failed "tank south has {s} %" | Fill south | Valve {p} open, if tank south has less than 30 %.
      @n gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | Transfer | Pump {q}: on while north is below 30 %, off above.
      @r gpio_write pin={p} value=0 // failed "the river has {r} cm" | River | {p} shut. Not with the river above 80 cm.
      @r failed "the river has {r} cm" // pushover message="River is high" | Push | Push "River is high", over 80 cm.
      @n notify message="North is low" // notify message="North is fine" | North? | Show "North is low" under 30 % in the north tank, else "North is fine".
      memory_store key=south content="{s}" | South | The percentage of the south tank as the note south. North is not asked.
      gpio_write pin={q} value=0 | Pump off | Pump {q} off, north and south full or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt crane/status {"hook": {"kg": {k}, "max": 800}, "boom": {"deg": {d}, "max": 70}, "power": "{p}"}',
    slots: { k: '50..790 / 810..1200', d: '10..69 / 71..85', p: '=on / off, tripped', m: '1..9' },
    tools: ['boomctl_up(degrees: int): Raise the boom', 'boomctl_down(degrees?: int): Lower the boom', 'boomctl_hoist(metres: int): Hoist', 'boomctl_horn(times: int): Horn'],
    steps: `
      @k boomctl_hoist metres={m} // failed "{k} kg are on the hook" | Hoist | Hoist {m} m, if the hook isn't above its max.
      @d boomctl_up degrees=2 // failed "the boom is at {d} degrees" | Boom | Raise the boom by 2, unless it is above its max.
      @k failed "{k} kg are below 800" // boomctl_horn times=3 | Horn | Horn three times if the hook carries more than it may.
      @d failed "{d} degrees are below 70" // boomctl_down | Down | Boom down (no degrees) if it is beyond its max.
      @d boomctl_hoist metres=1 // boomctl_down degrees=5 | Boom first | If the boom is above its max, lower it by 5, otherwise hoist 1 m.
      @p boomctl_hoist metres=2 // failed "the power is {p}" | Power | Hoist 2 m. Only with the power on.
      boomctl_horn times=1 | Once | Horn once. Load and angle don't matter.
      boomctl_down degrees=3 | Three | Boom down by 3. The hook may be over its max.
    `,
  },
  {
    language: 'en',
    event: 'webhook /team/day {"present": "{pr}", "sick": "{si}", "keyholder": "{k}", "open_from": "{t}"}',
    slots: { pr: '=Ana Bo and Kim, Kim and Lee, Kim / Ana and Bo, Lee', si: '=nobody / Tom, Eva', k: '=Jude, Mo / ∅, ?', t: '=07:00, 07:30, 08:00 / 09:30, 10:00', p: '4..20' },
    steps: `
      @pr gpio_write pin={p} value=1 // failed "Kim is not there" | Big saw | Big saw {p} on. Only with Kim present.
      @pr notify message="Ask Kim" // notify message="Call Kim" | Kim | If Kim is present show "Ask Kim", else "Call Kim".
      @pr failed "Kim is there" // send_message channel=sms to=kim text="Are you coming?" | Where | Kim not there? sms to kim: "Are you coming?"
      @si mqtt_publish topic=team/full payload=1 // failed "{si} is sick" | Full | 1 to team/full, if nobody is sick.
      @si failed "nobody is sick" // pushover message="{si} is sick" | Sick | Push who is sick, in the form "Max is sick". If nobody is, nothing.
      @k memory_store key=key content="{k}" // failed "no key holder is named" | Key | Note key: who has it.
      @t gpio_write pin={p} value=0 // failed "they open only from {t}" | Early | Saw {p} off, if they open before 9.
      file_write path=days.txt content="{t}" append=true | Times | The opening time to the end of days.txt; Kim isn't needed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt racks/cooling {"R1": {a}, "R2": {b}, "limit": {lim}, "door_R2": "{d}", "crac": "{c}"}',
    slots: { a: '18..29 / 36..49', b: '19..28 / 37..48', lim: '30..35', d: '=shut / open', c: '=ok, running / failed, off' },
    tools: ['rackair_fan(rack, percent: int): Fans of a rack', 'rackair_limit(rack, watts: int): Limit the power of a rack', 'rackair_ok(rack): Confirm a rack', 'rackair_ticket(rack, words?): Ticket about a rack'],
    steps: `
      @a rackair_ok rack=R1 // failed "R1 has {a} degrees" | R1 | Confirm R1, if it's below the limit in the message.
      @b rackair_ok rack=R2 // failed "R2 has {b} degrees" | R2 | Confirm R2, if it's below the limit in the message.
      @a rackair_fan rack=R1 percent=40 // rackair_fan rack=R1 percent=100 | Fans R1 | R1 above the limit: 100 % for its fans. Below: 40 %.
      @b failed "R2 has {b} degrees" // rackair_limit rack=R1 watts=3000 | Less power | If R2 is over the limit, R1 gets 3000 W at most.
      @d rackair_fan rack=R2 percent=60 // failed "the door of R2 is open" | Fans R2 | Fans of R2 to 60 %, with its door shut.
      @c failed "the CRAC is {c}" // rackair_ticket rack=R1 words=CRAC | Ticket | Ticket about R1 with the word CRAC, if the CRAC is neither ok nor running.
      rackair_fan rack=R1 percent=70 | Seventy | Fans of R1 to 70 %. The door of R2 doesn't concern it.
      rackair_ticket rack=R2 | Paint | Ticket about R2, no words. Not because of the limit.
    `,
  },
  {
    language: 'en',
    earlier: ['Read lane 1 | gpio_read → {a}', 'Read lane 2 | gpio_read → {b}', 'Ask the barrier | http_request → {c}'],
    slots: { a: '=1 / 0', b: '=0, low / 1, high', c: '=up / down, moving, no answer', p: '4..12', q: '13..20', r: '21..28' },
    steps: `
      @a gpio_write pin={p} value=1 // failed "lane 1 reads 0" | Lane 1 | Lamp {p} on if lane 1 reads 1.
      @b failed "lane 2 is {b}" // gpio_write pin={q} value=1 | Lane 2 | Lamp {q} on if lane 2 is high.
      @b gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Lamp of lane 1 by lane 2 | Lamp {p}: on for a high lane 2, off for a low one.
      @a gpio_write pin={q} value=0 // failed "step {step1} read 0" | Step {step1} | {q} to 0, given a 1 in step {step1}.
      @a failed "step {step1} read 1" // notify message="Lane 1 is free" | Free | 0 in step {step1} means free: then show "Lane 1 is free".
      @c gpio_write pin={r} value=1 // failed "the barrier is not up: {c}" | Go | Green {r} on. The barrier must be up.
      @c gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | Green | {r}: high with the barrier up, low in every other case.
      gpio_write pin={r} value=0 | Red | {r} low now, barrier up or not.
      gpio_read pin={q} | Look | Read pin {q}; lane 2 may be what it likes.
    `,
  },
  {
    language: 'en',
    event: 'webhook /flight/club {"plane": "{p}", "fuel_l": {f}, "pilots": "{pi}", "wind_kt": {w}, "cross_kt": {x}, "ceiling_ft": {ce}}',
    slots: { p: 'D-EABC, HB-771, N20X', f: '61..140 / 12..59', pi: '=Rao, Lis and Rao, Tim / ∅, student only', w: '3..24 / 26..45', x: '1..14 / 16..25', ce: '1600..5000 / 300..1400' },
    tools: ['aeroclub_clear(plane, hours?: int): Clear a plane', 'aeroclub_ground(plane): Keep a plane on the ground', 'aeroclub_fuel(plane, litres: int): Order fuel', 'aeroclub_pull(plane): Pull a plane out'],
    steps: `
      @f aeroclub_clear plane="{p}" // failed "there are only {f} l" | Fuel | Clear it (no hours) with 60 litres or more.
      @f failed "there are {f} l" // aeroclub_fuel plane="{p}" litres=50 | Order | Fewer than 60 litres: order 50.
      @w aeroclub_clear plane="{p}" hours=2 // failed "the wind has {w} knots" | Wind | Clear for 2 hours, wind up to 25 knots. Crosswind not asked.
      @x aeroclub_clear plane="{p}" hours=1 // failed "the crosswind has {x} knots" | Crosswind | Clear for 1 hour, crosswind up to 15. The wind itself isn't asked.
      @x aeroclub_pull plane="{p}" // aeroclub_ground plane="{p}" | Pull or ground | Crosswind above 15 knots: keep it on the ground. Otherwise pull it out.
      @ce aeroclub_clear plane="{p}" // failed "the ceiling is at {ce} ft" | Ceiling | Clear (no hours) unless the ceiling is below 1500.
      @pi aeroclub_pull plane="{p}" // failed "there is no pilot" | Pilot | Pull it out, if a pilot is named. A student only is not a pilot.
      aeroclub_ground plane="{p}" | Inspection | It stays on the ground for the inspection. Wind and fuel are as they are.
    `,
  },
  {
    language: 'en',
    event: 'mqtt plant/line {"step": "{s}", "m1_rpm": {a}, "m2_rpm": {b}, "belt": "{be}", "estop": {e}}',
    slots: { s: 'cut, weld, pack', a: '=0 / 300, 900, 1450', b: '=0 / 250, 880, 1400', be: '=empty / loaded, jammed', e: '=false / true', p: '4..12', q: '13..20', r: '21..28' },
    steps: `
      @a gpio_write pin={p} value=1 // failed "motor 1 turns with {a} rpm" | Guard 1 | Guard {p} open, if motor 1 stands still.
      @b gpio_write pin={q} value=1 // failed "motor 2 turns with {b} rpm" | Guard 2 | Guard {q} open, if motor 2 stands still.
      @a failed "motor 1 stands still" // gpio_write pin={r} value=1 | Running lamp | Lamp {r} on while motor 1 is turning.
      @b gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | Lamp | {r}: on if motor 2 turns, off if not.
      @be sop_execute name=shift-end // failed "the belt is {be}" | End | Start shift-end with an empty belt.
      @e sop_execute name=warm-up // failed "the emergency stop is pressed" | Warm up | Start warm-up. Not with the emergency stop pressed (estop true).
      @e notify message="Line ready" // notify message="Emergency stop" | Show | "Emergency stop" when it is pressed, otherwise "Line ready".
      gpio_write pin={p} value=0 | Shut 1 | Guard {p} shut, motor 1 turning or not.
      failed "no tool can clear a jam" | Jam | Pull the jammed box off the belt by hand.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/labs {"patient": {id}, "K": {k}, "Na": {na}, "INR": {inr}, "Hb": {hb}}',
    slots: { id: '1000..9999', k: '3.6..5.4 / 5.7..7.2', na: '131..145 / 118..128', inr: '1.0..3.0 / 3.6..6.5 / ∅, null', hb: '8.2..15.0 / ∅, null, "clotted"' },
    tools: ['labward_phone(patient: int, word): Phone the ward about a patient', 'labward_file(patient: int): File the results', 'labward_repeat(patient: int, test: K|Na|INR|Hb): Repeat a test', 'labward_store(patient: int, hb: num): Store the haemoglobin'],
    steps: `
      @k failed "K is {k}" // labward_phone patient={id} word=potassium | Potassium | Phone with the word potassium, if K is above 5.5.
      @k labward_file patient={id} // labward_repeat patient={id} test=K | File or repeat | K above 5.5 is repeated, else file.
      @na failed "Na is {na}" // labward_phone patient={id} word=sodium | Sodium | Phone with the word sodium, if Na is below 130.
      @na labward_file patient={id} // failed "Na is {na}" | File | File unless Na is under 130.
      @inr failed "INR is {inr}" // labward_phone patient={id} word=INR // failed "there is no INR" | INR | Phone with the word INR, if INR is above 3.5.
      @inr labward_file patient={id} // labward_file patient={id} // labward_repeat patient={id} test=INR | Missing INR | File the results if there is an INR. Without one, repeat INR.
      @hb labward_store patient={id} hb={hb} // failed "there is no haemoglobin" | Hb | Store the haemoglobin.
      labward_repeat patient={id} test=Hb | Again | Repeat Hb. There may be a value, they want a second one.
      labward_file patient={id} | File | File the results, high or low.
    `,
  },
  {
    language: 'en',
    event: 'cron 0 21 * * *',
    earlier: ['Room 1 | serial read → {a} °C, window {wa}', 'Room 2 | serial read → {b} °C, window {wb}', 'Heating oil | memory_recall → {o}'],
    slots: { a: '14..18 / 22..26', b: '13..17 / 23..27', wa: '=shut / open', wb: '=closed / tilted', o: '=410 l, 900 l / no notes', p: '4..12', q: '13..20' },
    steps: `
      @a gpio_write pin={p} value=1 // failed "room 1 has {a} °C" | Room 1 | Heating {p} on if room 1 is below 20.
      @b gpio_write pin={q} value=1 // failed "room 2 has {b} °C" | Room 2 | Heating {q} on if room 2 is below 20.
      @wa gpio_write pin={p} value=1 // failed "the window of room 1 is open" | Window 1 | Heating {p} on, but not with the window open in room 1.
      @wb gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | Window 2 | Room 2: heating {q} on with the window closed, off when it's tilted.
      @a gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | One for the other | {q} on if room 1 is colder than 20, otherwise off.
      @b failed "room 2 has {b} °C" // notify message="Room 2 is warm" | Warm | "Room 2 is warm" as a notification above 20 degrees.
      @o pushover message="{o}" // failed "nothing is noted about the oil" | Oil | Push how much oil there is, with its unit.
      gpio_write pin={p} value=0 | Off | {p} off, window open or shut.
    `,
  },
  {
    language: 'en',
    event: 'mqtt greenhouse/nodes {"node": {n}, "soil": {s}, "light": {l}, "valve_open": {v}, "tank_pct": {t}}',
    slots: { n: '=1, 2, 3 / 7, 8', s: '5..34 / 36..80', l: '100..600', v: '=false / true', t: '21..99 / 1..19', min: '3..20' },
    tools: ['leafnet_water(node: int, minutes?: int): Water at a node', 'leafnet_close(node: int): Close the valve of a node', 'leafnet_shade(node: int, on: bool): Shade a node', 'leafnet_sms(words): Text the gardener'],
    steps: `
      @s leafnet_water node={n} minutes={min} // failed "the soil is at {s} %" | Water | {min} minutes of water if the soil is below 35.
      @s leafnet_water node={n} // leafnet_close node={n} | Water or close | Soil below 35: water, no minutes. Above: close the valve.
      @n leafnet_water node={n} minutes=5 // failed "node {n} is a cactus" | Not the cactus | Five minutes. Nodes 7 and 8 are cactuses: never water these.
      @n leafnet_shade node={n} on=true // leafnet_shade node={n} on=false | Shade | Shade for all nodes but 7 and 8, for those no shade.
      @v leafnet_water node={n} // failed "the valve is open already" | Closed ones | Water (no minutes) if its valve isn't open yet.
      @v failed "the valve is not open" // leafnet_close node={n} | Close | Close it if it's open.
      @t leafnet_water node={n} minutes=2 // leafnet_sms words="Tank low" | Tank | With 20 % or more in the tank water 2 minutes, otherwise text "Tank low".
      leafnet_shade node={n} on=false | Sun | No shade today for this node, cactus or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt city/parking A:{a} B:{b} C:{c} disabled:{d}',
    slots: { a: '=0 / 3, 12, 40', b: '=0 / 2, 9, 31', c: '5..19 / 21..60', d: '=0 / 1, 4', p: '4..12', q: '13..20', r: '21..28' },
    steps: `
      @a failed "A is full" // gpio_write pin={p} value=1 | A | Arrow {p} to A on, if there are free places in A.
      @b failed "B is full" // gpio_write pin={q} value=1 | B | Arrow {q} to B on, if there are free places in B.
      @a gpio_write pin={q} value=1 // failed "A still has {a} places" | B instead | Arrow {q} on, but only if A is full (0).
      @b mqtt_publish topic=city/b payload=full // mqtt_publish topic=city/b payload=free | B sign | city/b: full at 0, free at any other number.
      @c notify message="C fills up" // failed "C has {c} places" | C | "C fills up" with fewer than 20 places in C.
      @c gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | C arrow | {r}: on from 20 free places in C, off below.
      @d failed "no such place is free" // pushover message="{d}" | Disabled | Push how many places for disabled people are free, the number only; nothing for none.
      gpio_write pin={p} value=0 | A off | Arrow {p} off, A full or free.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cows/robot {"cow": {c}, "yield_l": {y}, "cond_ms": {m}, "visits": {v}, "quarter": "{q}"}',
    slots: { c: '100..999', y: '12.1..40.0 / 1.0..7.9', m: '4.1..5.9 / 6.6..9.9 / ∅, null', v: '2..5 / 0..1', q: '=LF, RF, LR, RR' },
    tools: ['milkbot_attach(cow: int): Milk a cow', 'milkbot_divert(cow: int, gate?: hospital|pasture): Divert a cow', 'milkbot_skip(cow: int, quarter): Leave out a quarter', 'milkbot_fetch(cow: int): Put on the fetch list'],
    steps: `
      @m milkbot_attach cow={c} // failed "the conductivity is {m}" // failed "the conductivity is missing" | Milk | Milk her, with a conductivity of up to 6. Never without a value.
      @m milkbot_divert cow={c} gate=pasture // milkbot_divert cow={c} gate=hospital // failed "there is no conductivity" | Where | To the hospital gate above 6 ms, to the pasture gate below.
      @v failed "she came {v} times" // milkbot_fetch cow={c} | Fetch | Fewer than two visits: fetch list.
      @v milkbot_divert cow={c} // milkbot_fetch cow={c} | Divert or fetch | Two visits or more: divert, no gate. Else fetch list.
      @y failed "she gave {y} l" // milkbot_fetch cow={c} | Little milk | Under 8 litres she goes on the fetch list.
      @y milkbot_attach cow={c} // failed "she gave only {y} l" | Much milk | Milk her once more if she gave at least 12 litres.
      milkbot_skip cow={c} quarter={q} | Quarter | Leave out the quarter of the message. Conductivity isn't needed.
      milkbot_divert cow={c} gate=hospital | Hoof | Hospital gate, for a hoof. Not because of 6 ms.
      failed "no tool can trim hooves" | Hoof | Trim the left hind hoof.
    `,
  },
  {
    language: 'en',
    event: 'peripheral gateway/serial T1={a} T2={b} H={h} ERR={e}',
    slots: { a: '10..24 / 26..39', b: '11..23 / 27..38', h: '30..59 / 61..90', e: '=0 / 3, 17', p: '4..12', q: '13..20', r: '21..28' },
    steps: `
      @a failed "T1 is {a}" // gpio_write pin={p} value=1 | Fan 1 | T1 over 25: fan {p} on.
      @b failed "T2 is {b}" // gpio_write pin={q} value=1 | Fan 2 | T2 over 25: fan {q} on.
      @b gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Fan 1 by T2 | Fan {p} goes by T2: on over 25, off under.
      @a gpio_write pin={r} value=1 // failed "T1 is {a}" | Heater | Heater {r} on, T1 below 25. T2 isn't looked at.
      @h gpio_write pin={r} value=0 // failed "H is {h}" | Heater off | Heater {r} off if H is below 60.
      @e mqtt_publish topic=gw/ok payload=1 // failed "error {e}" | Ok | 1 to gw/ok, only for ERR=0.
      @e notify message="Gateway ok" // notify message="Error {e}" | Error | "Gateway ok" with ERR=0, otherwise "Error" and its number.
      memory_store key=T2 content="{b}" | T2 | T2 as the note T2, with or without error.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hall/sound {"mic1": "{a}", "mic2": "{b}", "db": {d}, "lamp": "{l}", "hour": {h}}',
    slots: { a: '=live, on / muted, off', b: '=open / closed, dead', d: '60..94 / 96..110', l: '=green / red', h: '8..21 / 22..23' },
    tools: ['mixdesk_up(channel: int, db: int): Turn a channel up', 'mixdesk_cut(channel: int): Cut a channel', 'mixdesk_play(file, loop?: bool): Play a file', 'mixdesk_lamp(color: red|green): Lamp over the door'],
    steps: `
      @a mixdesk_up channel=1 db=3 // failed "mic 1 is {a}" | Mic 1 | Channel 1 up 3 dB, if mic 1 is live or on.
      @b mixdesk_up channel=2 db=3 // failed "mic 2 is {b}" | Mic 2 | Channel 2 up 3 dB, if mic 2 is open.
      @d failed "it is {d} dB loud" // mixdesk_cut channel=1 | Too loud | More than 95 dB: cut channel 1.
      @d mixdesk_up channel=4 db=2 // mixdesk_cut channel=4 | Up or cut | Channel 4: cut above 95 dB, 2 dB up below.
      @h mixdesk_play file=jingle.wav // failed "it is {h} o'clock" | Jingle | Play jingle.wav. Not from 22 o'clock on.
      @l mixdesk_play file=gong.wav loop=true // failed "the lamp is red" | Gong | gong.wav in a loop, with a green lamp only.
      @l failed "the lamp is green" // mixdesk_lamp color=green | Green | A red lamp is to become green. If it's green already, fail.
      mixdesk_lamp color=red | Red | Lamp red, at whatever hour.
      mixdesk_cut channel=2 | Cut 2 | Cut channel 2, mic open or closed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt depot/robots {"bot": "{b}", "zone": "{z}", "peer_zone": "{pz}", "load": {l}, "batt": {ba}}',
    slots: { b: 'R4, Otto, bot 9', z: '=A, B / X, Y', pz: '=C, D / W, V', l: '5..79 / 81..150', ba: '=25, 60, 99 / 4, 11, 19', lane: '1..9' },
    steps: `
      @z mqtt_publish topic=depot/go payload="{b}" // failed "zone {z} is closed" | Go | The robot to depot/go. Zones X and Y are closed to it.
      @z mqtt_publish topic=depot/go payload="{b}" // mqtt_publish topic=depot/back payload="{b}" | Go or back | In zone X or Y its name goes to depot/back, elsewhere to depot/go.
      @pz notify message="Peer of {b} is fine" // failed "the peer is in zone {pz}" | Peer | Notify "Peer of {b} is fine", unless the peer (peer_zone) is in V or W.
      @l sop_execute name=carry payload="{b}" // failed "the load is {l} kg" | Carry | Start carry with the robot, loads of up to 80.
      @l failed "the load is {l} kg" // send_message channel=radio text="Help {b}" | Help | Over 80 kg: radio "Help {b}".
      @ba sop_execute name=next-job // failed "the battery is at {ba} %" | Job | Start next-job, no payload. Battery 20 % or more.
      @ba memory_store key="{b}" content="ready" // memory_store key="{b}" content="charge" | State | Under its name: charge below 20 %, otherwise ready.
      mqtt_publish topic=depot/lane/{lane} payload=open | Lane | open to depot/lane/{lane}, zone X or not.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hives/compare {"old_kg": {o}, "new_kg": {n}, "queen": "{q}", "keeper": "{k}", "hive": "{h}"}',
    slots: { o: '20..30', n: '31..45 / 8..19', q: '=seen, marked / not seen, ∅', k: '=Ulf, Dora / ∅, ?', h: 'H4, willow, B-11' },
    tools: ['apiq_super(hive, boxes: int): Add boxes', 'apiq_syrup(hive, litres?: int): Feed syrup', 'apiq_requeen(hive): Order a queen', 'apiq_mail(keeper, words): Write to a keeper'],
    steps: `
      @n apiq_super hive={h} boxes=1 // failed "it went from {o} to {n} kg" | Box | One box, if it has become heavier.
      @n failed "it went from {o} to {n} kg" // apiq_syrup hive={h} litres=2 | Syrup | 2 l of syrup, if it has become lighter.
      @n apiq_super hive={h} boxes=2 // apiq_syrup hive={h} | Box or syrup | Heavier than before: 2 boxes. Lighter: syrup, no litres.
      @q failed "the queen was seen" // apiq_requeen hive={h} | Queen | Order a queen, unless she was seen or marked.
      @q apiq_super hive={h} boxes=3 // failed "the queen was not seen" | Three | 3 boxes, only if the queen was seen or marked.
      @k apiq_mail keeper={k} words="Hive {h}" // failed "no keeper is named" | Keeper | Write to the keeper: Hive {h}
      apiq_syrup hive={h} litres=1 | One | 1 l of syrup, heavier or lighter.
      apiq_requeen hive={h} | Old queen | Order a queen. She was seen, but she is old; do it either way.
    `,
  },
];
