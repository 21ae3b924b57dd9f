import type { Scene } from '../../scene';

/** What is done only within a limit, and what only looks forbidden, part 10: other devices, unknown values, what is none of this step's business. */
export const limits10: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt meters {"id": "{i}", "kwh": {k}, "volt": {v}, "status": "{s}"}',
    slots: { i: '=M2 / M1, M3, M7', k: '100..9000 / ∅, null', v: '221..239 / 190..206', s: '=ok, online / offline, unknown', p: '4..14', q: '15..27' },
    steps: `
      @i gpio_write pin={p} value=1 // failed "the message is from {i}" | M2 relay | Relay {p} on. This step is for meter M2 and for no other.
      @i memory_store key=m2 content="seen" // failed "it is {i}" | M2 seen | Note m2: seen, if the message comes from M2.
      @i failed "it is M2" // notify message="Another meter" | Another | Show "Another meter" unless it's M2.
      @k mqtt_publish topic=meters/kwh payload={k} // failed "the kWh are missing" | kWh | Publish the kWh on meters/kwh.
      @k file_write path=kwh.txt content="{k}" append=true // failed "there are no kWh" | List | Append the kWh to kwh.txt. Don't write anything if they are missing.
      @v gpio_write pin={q} value=1 // failed "there are {v} V" | Load | Load {q} on, 207 V or more.
      @s gpio_write pin={p} value=0 // failed "the status is {s}" | Off | Relay {p} off. The meter must be ok or online.
      gpio_write pin={q} value=0 | Load off | Load {q} off. The kWh may be unknown, the meter may be any.
      gpio_read pin={p} | Relay? | Read the relay on {p}. It's no matter which meter reports.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ferm/probe {"vessel": "{v}", "t_c": {t}, "ph": {p}, "gravity": {g}, "valve": "{s}"}',
    slots: { v: '=F3 / F1, F2, F8', t: '17..23 / 25..31 / ∅, null', p: '3.8..5.2 / ∅, "n/a"', g: '1008..1012 / 1016..1050', s: '=shut / open, ∅', m: '5..40' },
    tools: ['wortline_chill(vessel, minutes: int): Chill a vessel', 'wortline_dump(vessel): Dump yeast', 'wortline_ph(vessel, ph: num): Book a pH', 'wortline_rouse(vessel, minutes?: int): Rouse the yeast'],
    steps: `
      @v wortline_rouse vessel={v} // failed "the probe is in {v}" | F3 | Rouse (no minutes), if the values are from F3.
      @t failed "it has {t} °C" // wortline_chill vessel={v} minutes={m} // failed "the temperature is missing" | Chill | {m} minutes of chilling above 24 °C.
      @t wortline_rouse vessel={v} minutes=2 // wortline_chill vessel={v} minutes=15 // failed "there is no temperature" | Rouse or chill | Above 24 chill 15 minutes, below rouse 2 minutes.
      @p wortline_ph vessel={v} ph={p} // failed "the pH is missing" | pH | Book the pH for the vessel.
      @g wortline_dump vessel={v} // failed "the gravity is {g}" | Dump | Dump the yeast, once the gravity is below 1014.
      @g failed "the gravity is {g}" // wortline_rouse vessel={v} | Slow | Rouse without minutes while it is above 1014.
      @s wortline_dump vessel={v} // failed "the valve is not reported shut" | Valve | Dump only when the valve is reported shut.
      wortline_chill vessel={v} minutes=3 | Three | Three minutes of chilling. No temperature needed, it's a test of the pump.
      wortline_rouse vessel={v} | Rouse | Rouse, no minutes. F3 or another, pH or none.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hall/sensors {"door": "{d}", "window": "{w}", "smoke": {s}, "t": {t}}',
    slots: { d: '=shut / open / ∅, unknown', w: '=closed / open / ∅, unknown', s: '=false / true / ∅, null', t: '12..30', p: '4..12', q: '13..20', r: '21..28' },
    steps: `
      @d gpio_write pin={p} value=1 // failed "the door is open" // failed "nothing is known about the door" | Heat | Heating {p} on, only when the door is reported shut.
      @d gpio_write pin={p} value=1 // gpio_write pin={p} value=0 // failed "the state of the door is unknown" | Door | Heating {p}: on with the door shut, off with it open. If we don't know, fail.
      @s failed "there is no smoke" // gpio_write pin={q} value=1 // failed "smoke is not reported" | Smoke | Siren {q} on if smoke is true.
      @s notify message="No smoke" // notify message="Smoke!" // failed "nothing is said about smoke" | Tell | smoke true: "Smoke!", false: "No smoke". No word about it: fail.
      gpio_write pin={r} value=1 | Fan | Fan {r} on. It doesn't need the door, the window or the smoke sensor.
      memory_store key=hall content="{t}" | Degrees | t as the note hall. Other fields may be unknown.
      mqtt_publish topic=hall/t payload={t} | Pass on | Only t, as a number, to hall/t.
      gpio_write pin={p} value=0 | Heat off | Heating {p} off, door open, shut or unknown.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} reports: {r}',
    slots: { who: 'Lena, Igor, the porter', r: '=pump 1 drips, pump 1 is loud, pump 1 smells / pump 2 drips, pump 3 is loud, the lamp is out', h: '=at 17:00, at 18:30 / no notes found, nothing', n: '1..9 / 0..0' },
    earlier: ['Stop time | memory_recall → {h}', 'Spare part | file_search → {n} matches'],
    tools: ['pumpshop_halt(pump: int): Halt a pump', 'pumpshop_spare(pump: int, pieces?: int): Order a spare part', 'pumpshop_book(words): Write in the pump book', 'pumpshop_swap(pump: int): Switch to the standby pump'],
    steps: `
      @r pumpshop_halt pump=1 // failed "the report is not about pump 1" | Pump 1 | Halt pump 1, if it's the one that was reported.
      @r pumpshop_swap pump=1 // pumpshop_book words="not pump 1" | Swap or book | If pump 1 was reported switch it to standby, otherwise write "not pump 1" in the book.
      @r failed "it is about pump 1" // pumpshop_book words=other | Other | Anything but pump 1: write "other" in the book.
      @h pumpshop_halt pump=4 // failed "no stop time is noted" | Stop time | Halt pump 4. A stop time must have been found in step {step1}.
      @n failed "{n} spare parts were found" // pumpshop_spare pump=1 | Spare | Order a spare part for pump 1, no pieces, if step {step2} found none.
      @n pumpshop_halt pump=5 // failed "there is no spare part" | Halt 5 | Halt pump 5, provided that there's a spare part.
      pumpshop_book words=rounds | Rounds | Write "rounds" in the book, whatever was reported.
      pumpshop_spare pump=2 pieces=3 | For pump 2 | Three pieces for pump 2. The report may be about pump 1.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bath/fill {"tub": "{u}", "c": {c}, "cm": {m}, "child": {k}, "plug": "{p}"}',
    slots: { u: 'T1, spa, left', c: '30..37 / 39..60', m: '5..29 / 31..45', k: '=false / true', p: '=in, tight / out, ∅', v: '4..14', w: '15..27' },
    steps: `
      @c gpio_write pin={v} value=1 // failed "the water has {c} degrees" | Hot tap | Hot tap {v} open (1), until the water has 38 degrees, never beyond.
      @c gpio_write pin={v} value=1 // gpio_write pin={v} value=0 | Hot | Hot tap {v}: open below 38, shut above.
      @m failed "there are {m} cm" // gpio_write pin={w} value=0 | Full | Cold tap {w} shut (0), if there are more than 30 cm.
      @m gpio_write pin={w} value=1 // failed "there are {m} cm" | Cold | Cold tap {w} open. 30 cm is enough for anyone.
      @k gpio_write pin={v} value=1 // failed "a child is in the tub" | Child | Open the hot tap {v}. Never with a child in the tub.
      @p gpio_write pin={w} value=1 // failed "the plug is not in" | Plug | {w} to 1, with the plug in or tight.
      gpio_write pin={v} value=0 | Hot off | Hot tap {v} to 0. A child may be in the tub.
      notify message="{u}: {c} degrees" | Show | Show the tub, a colon and how many degrees ("degrees" written out), too hot or not.
      failed "no tool can scrub" | Scrub | Scrub the tub with the brush.
    `,
  },
  {
    language: 'en',
    event: 'mqtt warehouse/forklift {"fl": "{f}", "batt": {b}, "licence": "{l}", "aisle": {a}, "load_kg": {k}}',
    slots: { f: 'FL2, Still, red', b: '26..99 / 3..24 / ∅, null', l: '=valid, renewed / expired, none', a: '1..8 / 9..9', k: '100..1490 / 1510..2500', s: '=1, 2' },
    tools: ['forkfleet_unlock(truck): Unlock a forklift', 'forkfleet_lock(truck): Lock a forklift', 'forkfleet_charge(truck, spot?: int): Send to the charger', 'forkfleet_route(truck, aisle: int): Send to an aisle'],
    steps: `
      @l forkfleet_unlock truck={f} // failed "the licence is {l}" | Unlock | Unlock it, with a valid or renewed licence.
      @l forkfleet_unlock truck={f} // forkfleet_lock truck={f} | Unlock or lock | A valid or renewed licence: unlock. Any other: lock.
      @b failed "the battery has {b} %" // forkfleet_charge truck={f} // failed "the battery level is unknown" | Charge | To the charger, no spot, below 25 %.
      @b forkfleet_unlock truck={f} // forkfleet_charge truck={f} spot={s} // failed "there is no battery level" | Battery | Under 25 %: charger, spot {s}. Over: unlock. Unknown: fail.
      @a forkfleet_route truck={f} aisle={a} // failed "aisle 9 is blocked" | Aisle | Send it to the aisle in the message. Aisle 9 is blocked.
      @k forkfleet_unlock truck={f} // failed "the load is {k} kg" | Load | Unlock. Loads up to 1500 kg.
      forkfleet_route truck={f} aisle=3 | Aisle 3 | Send it to aisle 3. Only aisle 9 is blocked.
      forkfleet_lock truck={f} | Lock | Lock it. A missing battery level is no hindrance.
    `,
  },
  {
    language: 'en',
    event: 'peripheral rtu/line-3 FLOW {a} PRESS {b} LEAK {l} OPR {o}',
    slots: { a: '5..39 / 41..90 / ERR, ---', b: '1..4 / 6..12', l: '=NO / YES', o: '=LEE, PAZ / ----', p: '4..12', q: '13..20', r: '21..28' },
    steps: `
      @a gpio_write pin={p} value=1 // failed "the flow is {a}" // failed "the flow was not read" | Pump | Pump {p} on, flow below 40.
      @a gpio_write pin={p} value=1 // gpio_write pin={p} value=0 // failed "there is no flow value" | Pump by flow | Flow under 40: {p} on. Over: off. No number: fail.
      @b gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Relief | Relief valve {q} open (1) above 5 of pressure, otherwise shut.
      @b failed "the pressure is {b}" // pushover message="Pressure" | Pressure | Push "Pressure", over five.
      @l gpio_write pin={r} value=1 // failed "there is a leak" | Line | Line {r} on. Never with a leak.
      @l failed "there is no leak" // send_message channel=radio text="Leak on line 3" | Leak | Radio "Leak on line 3" if LEAK says YES.
      @o memory_store key=operator content="{o}" // failed "no operator is given" | Operator | Note operator: who it is (OPR).
      gpio_write pin={r} value=0 | Line off | Line {r} off; the flow may be ERR.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bees/swarm {"caller": "{c}", "height_m": {h}, "street": "{s}", "aggressive": {a}, "phone": "{p}"}',
    slots: { c: 'Mr. Finn, Oda, school', h: '1..4 / 6..15 / ∅, null', s: '=Mill Lane, Oak Road / ∅, unknown', a: '=false / true', p: '=555-0142, 555-0177 / ∅, withheld' },
    tools: ['swarmcrew_send(street, ladder?: bool): Send the crew', 'swarmcrew_call(phone): Call back', 'swarmcrew_fire(street): Pass to the fire brigade', 'swarmcrew_note(words): Note'],
    steps: `
      @s swarmcrew_send street="{s}" // failed "the street is missing" | Send | Send the crew, no ladder. Without a street they can't go.
      @s swarmcrew_fire street="{s}" // failed "there is no street" | Fire brigade | Pass it to the fire brigade.
      @p swarmcrew_call phone={p} // failed "there is no phone number" | Call | Call back.
      @h failed "it is {h} m high" // swarmcrew_note words=high // failed "the height is missing" | High | Note "high" above 5 m.
      @h swarmcrew_note words=low // swarmcrew_note words=high // failed "the height is unknown" | High or low | Note: low up to 5 m, high above. Height unknown: fail.
      @a swarmcrew_note words=calm // failed "they are aggressive" | Calm | Note "calm", unless they are aggressive.
      @a failed "they are not aggressive" // swarmcrew_note words=suits | Suits | Aggressive bees: note "suits".
      swarmcrew_send street="Town Hall" ladder=true | Town Hall | The crew, with a ladder, goes to Town Hall. The street in the message may be missing.
      swarmcrew_note words=call | Note | Note "call", phone number or not.
    `,
  },
];
