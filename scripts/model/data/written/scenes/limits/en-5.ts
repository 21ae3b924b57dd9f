import type { Scene } from '../../scene';

/** What is done only within a limit, and what only looks forbidden, part 5: values close to the limit, and on it. */
export const limits5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt incubator/{i} {"unit": "{i}", "t": {t}, "rh": {rh}, "day": {d}, "turner": {pin}}',
    slots: { i: 'inc-1, quail, big', t: '36.9..37.4 / 37.5..38.2', rh: '46..50 / 51..55', d: '15..18 / 19..21', pin: '4..15', fan: '16..27' },
    steps: `
      @t failed "it has {t} degrees" // gpio_write pin={fan} value=1 | Fan | Fan {fan} on from 37.5 degrees on.
      @t gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Fan by degrees | Below 37.5 the fan ({fan}) is off, at 37.5 and above it is on.
      @t notify message="{i} is cool" // failed "it has {t} degrees" | Cool | Notify "{i} is cool", if it is below 37.5 °C.
      @rh gpio_write pin={fan} value=1 // failed "the humidity is {rh} %" | Humid | {fan} high, up to 50 % humidity.
      @rh failed "the humidity is {rh} %" // pushover message="Air {i}" | Air it | Push "Air {i}" if it's more than fifty percent.
      @d gpio_write pin={pin} value=1 // failed "it is day {d}" | Turn | Turner of the unit on. The eggs are not turned any more after day 18.
      @d gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Turner | Turner on up to and including day 18, later off.
      gpio_write pin={pin} value=0 | Candling | Turner off for candling. It's not about day 18.
      failed "no tool can candle eggs" | Candle | Hold each egg in front of the lamp.
    `,
  },
  {
    language: 'en',
    event: 'webhook /autoclave/load {"unit": "{u}", "bar": {b}, "temp": {t}, "cycle_min": {m}, "door": "{d}"}',
    slots: { u: 'AC2, dental, big one', b: '0.0..0.2 / 0.3..0.9', t: '76..80 / 81..86', m: '16..19 / 20..24', d: '=latched, closed / ajar, not latched' },
    tools: ['klave_open(unit): Open an autoclave', 'klave_start(unit, minutes?: int): Start a cycle', 'klave_vent(unit): Let pressure out', 'klave_pass(unit, text): Write a pass for a load'],
    steps: `
      @b klave_open unit="{u}" // failed "there are {b} bar left" | Open | Open with at most 0.2 bar in it.
      @b klave_open unit="{u}" // klave_vent unit="{u}" | Open or vent | More than 0.2 bar: vent. Otherwise open.
      @t klave_open unit="{u}" // failed "it is {t} °C hot" | Heat | Open it unless it is hotter than 80 °C.
      @t failed "it has {t} °C" // klave_vent unit="{u}" | Vent | Vent, but only above eighty degrees.
      @m failed "the cycle took {m} minutes" // klave_pass unit="{u}" text=sterile | Pass | Pass with the text sterile for cycles of 20 minutes and more.
      @m klave_start unit="{u}" minutes=20 // failed "the cycle had {m} minutes" | Again | Less than 20 minutes? Then start a cycle of 20.
      @d klave_start unit="{u}" // failed "the door is {d}" | Start | Start (no minutes) with the door latched or closed.
      klave_vent unit="{u}" | Let out | Let the pressure out, 0.1 bar or 0.9.
      failed "no tool can wrap instruments" | Wrap | Wrap the instruments in paper.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bus/{n} {"bus": "{n}", "charge": {c}, "late_min": {l}, "seats_free": {s}, "line": {line}}',
    slots: { n: 'E4, bus 12, 771', c: '17..19 / 20..23', l: '3..5 / 6..8', s: '=0 / 1, 2', line: '1..40', pin: '4..20' },
    steps: `
      @c failed "the battery is at {c} %" // mqtt_publish topic=bus/ok payload="{n}" | Ok | The bus to bus/ok, twenty percent or more.
      @c send_message channel=radio text="Charge {n}" // failed "it has {c} %" | Charge | Radio "Charge {n}" if less than 20 % is left.
      @c gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Charger | Charger {pin} on under 20 %, off from 20 % upwards.
      @l failed "it is {l} minutes late" // notify message="Line {line} is late" | Late | Show "Line {line} is late" when it is more than 5 minutes late.
      @l memory_store key=bus content="punctual" // memory_store key=bus content="late" | Punctual | Note bus: punctual with up to five minutes, late with more.
      @s pushover message="{n} is full" // failed "seats free: {s}" | Full | Push "{n} is full" if no seat is free.
      @s failed "no seat is free" // mqtt_publish topic=bus/free payload={s} | Free | How many seats are free to bus/free; nothing is published for none.
      gpio_write pin={pin} value=0 | Charger off | Charger {pin} off. 20 % is not asked here.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who}: batch {b}, pH {ph}, stirred {m} min, {n} jars',
    slots: { who: 'Gus, Ren, Dilek', b: 'JM-4, K771, plum 2', ph: '3.0..3.3 / 3.4..3.8', m: '25..29 / 30..35', n: '10..12 / 13..16' },
    tools: ['jamline_fill(batch, jars?: int): Fill jars', 'jamline_acid(batch, ml: int): Add lemon juice', 'jamline_stir(batch, minutes: int): Stir on', 'jamline_label(batch, text): Print labels'],
    steps: `
      @ph jamline_fill batch="{b}" // failed "the pH is {ph}" | Fill | Fill, no number. The pH has to be lower than 3.4.
      @ph failed "the pH is {ph}" // jamline_acid batch="{b}" ml=40 | Acid | 40 ml of lemon juice, at 3.4 or more.
      @ph jamline_fill batch="{b}" jars={n} // jamline_acid batch="{b}" ml=25 | Fill or acid | Under 3.4 fill as many jars as were named, otherwise 25 ml of lemon juice.
      @m failed "it was stirred only {m} minutes" // jamline_fill batch="{b}" | Half an hour | Fill (no number), not before half an hour of stirring.
      @m jamline_stir batch="{b}" minutes=5 // jamline_label batch="{b}" text=done | Stir or label | Less than 30 minutes: stir 5 more. Otherwise a label: done
      @n jamline_label batch="{b}" text=small // failed "there are {n} jars" | A dozen | Label "small" for a dozen jars at most.
      jamline_stir batch="{b}" minutes=2 | Two more | Two minutes more, whatever the pH.
      failed "no tool can lick a spoon" | Spoon | Lick the spoon and say what is missing.
    `,
  },
  {
    language: 'en',
    earlier: ['Read {p} | gpio_read → {v} V', 'Count the errors | file_search → {e} matches', 'Uptime of {h} | http_request → {up} days'],
    slots: { p: 'sensor 2, cell 9, A4', v: '3.21..3.29 / 3.30..3.39', e: '=0 / 1, 2', h: 'nas, pi-4, web', up: '26..30 / 31..35', pin: '4..15', q: '16..27' },
    steps: `
      @v gpio_write pin={pin} value=1 // failed "step {step1} found {v} V" | Charge | Charge ({pin} to 1), if it has less than 3.30 V.
      @v failed "it has only {v} V" // gpio_write pin={q} value=1 | Load | Load {q} on, from 3.30 V upwards.
      @v gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Load by voltage | {q}: 0 below 3.3 V, otherwise 1.
      @e notify message="No errors" // failed "{e} errors were found" | Clean | "No errors" on the screen, if there are none.
      @e failed "no errors were found" // send_message channel=ops text="Errors on {h}" | Errors | At least one error: send "Errors on {h}" on ops.
      @up failed "it has run for {up} days" // sop_execute name=restart | Restart | Start restart, if it has been up for more than 30 days.
      @up memory_store key=uptime content="fine" // memory_store key=uptime content="old" | Uptime | Note uptime: fine up to 30 days, old after that.
      gpio_write pin={pin} value=0 | Stop | {pin} to 0, low or high voltage.
    `,
  },
  {
    language: 'en',
    event: 'webhook /weigh/truck {"plate": "{p}", "t": {t}, "axles": {a}, "max_axle_t": {ax}, "height_m": {h}}',
    slots: { p: 'MK-71 T, 4410 LB, XA 20', t: '39.2..40.0 / 40.1..41.5', a: '=4, 5 / 2, 3', ax: '10.8..11.5 / 11.6..12.4', h: '3.80..4.00 / 4.01..4.20' },
    tools: ['weighgate_pass(plate): Let a truck pass', 'weighgate_back(plate): Send a truck back', 'weighgate_fine(plate, eur: int): Fine a truck', 'weighgate_print(plate, tons: num): Print the weight'],
    steps: `
      @t weighgate_pass plate="{p}" // failed "it weighs {t} t" | Pass | Let it pass. Forty tons is the maximum.
      @t weighgate_print plate="{p}" tons={t} // weighgate_fine plate="{p}" eur=80 | Print or fine | More than 40 t costs 80 euro. For the others print the weight.
      @t failed "it weighs {t} t" // weighgate_back plate="{p}" | Back | Over 40 t: back.
      @a weighgate_pass plate="{p}" // failed "it has only {a} axles" | Axles | Pass with four axles or more.
      @ax weighgate_pass plate="{p}" // weighgate_back plate="{p}" | Axle load | No axle above 11.5 t: pass. Otherwise back.
      @h weighgate_pass plate="{p}" // failed "it is {h} m high" | Height | It may pass if it is no higher than 4 m.
      @h failed "it is {h} m high" // weighgate_fine plate="{p}" eur=120 | High | Higher than four metres: fine of 120.
      weighgate_back plate="{p}" | Works | The bridge is closed, send it back. Weight and height don't count.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kitchen/fridge {"name": "{n}", "c": {c}, "open_s": {o}, "eggs": {e}, "lamp": {pin}}',
    slots: { n: 'upper, bar fridge, F2', c: '=5, 6, 7 / 8, 9', o: '56..60 / 61..66', e: '4..5 / 6..9', pin: '4..20', z: '21..29' },
    steps: `
      @c failed "it has {c} degrees" // gpio_write pin={z} value=1 | Compressor | Compressor {z} on, from 8 degrees.
      @c gpio_write pin={z} value=0 // gpio_write pin={z} value=1 | Compressor | Colder than 8: {z} off. 8 or warmer: {z} on.
      @c memory_store key="{n}" content="ok" // failed "it has {c} degrees" | Ok | ok under the name of the fridge, below eight degrees.
      @o failed "it was open {o} s" // notify message="Shut the fridge" | Open | Notify "Shut the fridge" if it has been open for more than a minute (60 s).
      @o gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Lamp | Lamp of the fridge: on for the first 60 seconds, then off.
      @e send_message channel=home text="Buy eggs" // failed "there are {e} eggs" | Eggs | Send "Buy eggs" on home, fewer than six.
      @e failed "only {e} eggs" // mqtt_publish topic=cake payload=yes | Cake | A cake takes 6 eggs. Publish yes on cake if they are enough.
      gpio_write pin={pin} value=0 | Lamp off | Lamp off, even within the first minute.
    `,
  },
  {
    language: 'en',
    event: 'webhook /exam/room {"room": "{r}", "students": {s}, "start": "{t}", "proctors": {p}, "phones": {ph}}',
    slots: { r: 'A1, aula, 2.14', s: '28..30 / 31..33', t: '=08:57, 08:59, 09:00 / 09:01, 09:02, 09:04', p: '=2, 3 / 0, 1', ph: '=0 / 1, 3' },
    tools: ['examkit_begin(room, minutes?: int): Begin an exam', 'examkit_split(room, second_room): Use a second room', 'examkit_late(room): Note a late start', 'examkit_bell(room): Ring in a room'],
    steps: `
      @s examkit_begin room="{r}" // failed "there are {s} students" | Begin | Begin, no minutes. The room may hold 30.
      @s failed "{s} students fit in" // examkit_split room="{r}" second_room=B7 | Split | More than thirty students: B7 as the second room.
      @s examkit_begin room="{r}" minutes=90 // examkit_split room="{r}" second_room=B8 | Begin or split | Up to 30 begin with 90 minutes, with more use B8 as well.
      @t examkit_begin room="{r}" // examkit_late room="{r}" | On time | Starts after 9:00 are noted as late, the others begin, without minutes.
      @t failed "it starts at {t}" // examkit_late room="{r}" | Late | Note it as late if it starts later than 9 o'clock.
      @p examkit_begin room="{r}" minutes=60 // failed "there are only {p} proctors" | Proctors | 60 minutes. Two proctors are the minimum.
      @ph examkit_bell room="{r}" // failed "phones: {ph}" | Bell | Ring, as soon as no phones are in the room.
      examkit_bell room="{r}" | End | Ring. It is the end, phones or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt solar/{s} {"string": "{s}", "volt": {v}, "amp": {a}, "iso_kohm": {iso}, "relay": {pin}}',
    slots: { s: 'S1, roof 2, carport', v: '594..600 / 601..609', a: '0.1..0.4 / 0.5..0.9', iso: '495..499 / 500..510', pin: '4..16', fan: '17..27' },
    steps: `
      @v gpio_write pin={pin} value=1 // failed "there are {v} V" | Relay | Relay of the string on, 600 V at most.
      @v failed "there are {v} V" // gpio_write pin={pin} value=0 | Cut | Cut it off (relay to 0) if it has more than 600 V.
      @v gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Relay by volts | Relay: low above 600 V, else high.
      @a notify message="{s} is dark" // failed "there are {a} A" | Dark | Show "{s} is dark" under half an ampere (0.5).
      @a failed "it gives only {a} A" // mqtt_publish topic=solar/on payload="{s}" | On | The string's name to solar/on if it gives 0.5 A or more.
      @iso failed "the insulation is {iso} kOhm" // gpio_write pin={pin} value=1 | Insulation | Relay on, at least 500 kOhm.
      @iso pushover message="Check {s}" // failed "the insulation is {iso} kOhm" | Check | Push "Check {s}" below 500 kOhm.
      gpio_write pin={fan} value=1 | Fan | Fan {fan} on, volts or no volts.
      failed "no tool can wash a panel" | Wash | Wash the panels with rain water.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} donates: {ml} ml, haemoglobin {hb}, last time {w} weeks ago',
    slots: { who: 'donor 771, donor 208, D-44', ml: '=500 / 550, 600', hb: '12.0..12.4 / 12.5..14.9', w: '6..7 / 8..9' },
    tools: ['bloodbay_draw(donor, ml?: int): Start the donation', 'bloodbay_defer(donor, weeks: int): Defer a donor', 'bloodbay_juice(donor): Bring up a juice order', 'bloodbay_iron(donor): Print the iron leaflet'],
    steps: `
      @ml bloodbay_draw donor="{who}" ml={ml} // failed "{ml} ml is above 500" | Draw | Draw what was named, not more than 500 ml.
      @hb failed "the haemoglobin is {hb}" // bloodbay_draw donor="{who}" | Start | Start without ml. The haemoglobin has to be 12.5 or higher.
      @hb bloodbay_iron donor="{who}" // bloodbay_draw donor="{who}" | Iron? | Below 12.5 print the iron leaflet, otherwise start (no ml).
      @hb bloodbay_defer donor="{who}" weeks=12 // failed "{hb} is enough" | Defer | Defer by 12 weeks with less than 12.5.
      @w failed "it was {w} weeks ago" // bloodbay_draw donor="{who}" | Eight weeks | At least 8 weeks since the last time: start, no ml.
      @w bloodbay_defer donor="{who}" weeks=2 // bloodbay_draw donor="{who}" ml=450 | Too early | Less than eight weeks ago: defer by 2. Else draw 450 ml.
      bloodbay_juice donor="{who}" | Juice | Order a juice. Everyone gets one, also below 12.5.
      failed "no tool can hold a hand" | Hand | Sit down next to the donor and hold the hand.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiln/{k} {"kiln": "{k}", "c": {c}, "hours": {h}, "gas": "{g}", "lid_pin": {pin}}',
    slots: { k: 'K2, test kiln, raku', c: '47..49 / 50..54', h: '9..11 / 13..14', g: '=off, shut / on, leaking', pin: '4..14', fan: '15..26', lim: '=50' },
    steps: `
      @c gpio_write pin={pin} value=1 // failed "the kiln has {c} degrees" | Lid | Lid open (1), under {lim} degrees only.
      @c failed "it has {c} degrees already" // gpio_write pin={fan} value=1 | Cool | Fan {fan} on while it has {lim} degrees or more.
      @c gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Fan | Fan {fan}: off below {lim}, on from {lim}.
      @h failed "only {h} hours" // notify message="{k} is done" | Done | Notify "{k} is done" after 12 hours, not sooner.
      @h memory_store key="{k}" content="firing" // memory_store key="{k}" content="done" | State | Name of the kiln: firing before 12 hours are over, done from 12 on.
      @g gpio_write pin={pin} value=1 // failed "the gas is {g}" | Gas off first | Lid up, but only if the gas is off or shut.
      @g failed "the gas is {g}" // pushover message="Gas at {k}" | Gas | If the gas is neither off nor shut, push "Gas at {k}".
      gpio_write pin={pin} value=0 | Lid down | Lid down, at {lim} degrees or any other.
    `,
  },
  {
    language: 'en',
    event: 'webhook /flat/meter {"flat": "{f}", "m3": {m}, "last_m3": {l}, "reader": "{r}", "seal": "{s}", "date": "{d}"}',
    slots: { f: '4B, attic, ground left', m: '610..700', l: '500..600 / 710..800', r: 'Toma, Ulla', s: '=intact, whole / broken, missing', d: '=2026-03-28, 2026-03-30, 2026-03-31 / 2026-04-01, 2026-04-02, 2026-04-05' },
    tools: ['watermtr_book(flat, m3: int): Book a reading', 'watermtr_doubt(flat): Mark a reading as doubtful', 'watermtr_seal(flat, reader?): Send for a new seal', 'watermtr_bill(flat, quarter: 1|2): Make a bill'],
    steps: `
      @l watermtr_book flat="{f}" m3={m} // failed "{m} is lower than the last {l}" | Book | Book the new reading (m3). It cannot be lower than the last one.
      @l watermtr_book flat="{f}" m3={m} // watermtr_doubt flat="{f}" | Book or doubt | If m3 is lower than last_m3 the reading is doubtful. Otherwise book m3.
      @l failed "{m} is above {l}" // watermtr_doubt flat="{f}" | Doubt | Mark it as doubtful if the meter ran backwards, that is if m3 is below last_m3.
      @s watermtr_book flat="{f}" m3={m} // failed "the seal is {s}" | Seal | Book m3; a seal that's broken or missing makes it void.
      @s failed "the seal is {s}" // watermtr_seal flat="{f}" reader={r} | New seal | Broken or missing? Send the reader for a new one.
      @d watermtr_bill flat="{f}" quarter=1 // watermtr_bill flat="{f}" quarter=2 | Bill | Read before April 2026: bill for quarter 1. From 1 April on: quarter 2.
      @d failed "it was read on {d}" // watermtr_seal flat="{f}" | April | Send for a new seal, without a reader, for readings in April.
      watermtr_doubt flat="{f}" | Complaint | The tenant complains: mark as doubtful, higher or lower.
    `,
  },
  {
    language: 'en',
    event: 'cron 30 5 * * *',
    earlier: ['Temperature outside | http_request → {t} °C', 'Fuel | serial read → {f} l', 'Who is up | memory_recall → {w}'],
    slots: { t: '-3..-1 / 0..3', f: '98..100 / 101..105', w: '=everybody, all / nobody, only Jan', pin: '4..14', q: '15..26' },
    steps: `
      @t gpio_write pin={pin} value=1 // failed "it has {t} degrees outside" | Trace heating | Heating tape {pin} on, only below zero.
      @t failed "it has {t} degrees" // gpio_write pin={q} value=1 | Tap | Outside tap {q} open (1). Not if it's below zero.
      @t gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Tape | {pin} on below 0 °C, from 0 on off.
      @f send_message channel=mail to=oil@heat.example text="Please deliver" // failed "there are {f} l" | Oil | Mail to oil@heat.example (channel mail): Please deliver. For 100 litres or less.
      @f failed "only {f} l" // sop_execute name=sauna | Sauna | Start sauna, if there are more than a hundred litres.
      @w notify message="Breakfast" // failed "{w} is up" | Breakfast | "Breakfast" on this screen when everybody is up.
      @w failed "{w} are up" // mqtt_publish topic=house/horn payload=short | Wake up | Publish short on house/horn unless all are up.
      gpio_write pin={q} value=0 | Tap off | Tap {q} shut. In frost or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt press/tablet {"line": "{l}", "mg": {mg}, "kn": {kn}, "rejects": {r}, "hopper_pct": {h}}',
    slots: { l: 'P2, line 7, west', mg: '=246, 250, 254 / 244, 257, 260 / ∅, null', kn: '11.5..12.0 / 12.1..12.9', r: '=0, 1, 2 / 3, 4', h: '15..19 / 20..26' },
    tools: ['pilltab_run(line): Run a line', 'pilltab_stop(line): Stop a line', 'pilltab_force(line, kn: num): Set the force', 'pilltab_fill(line, kg: int): Fill the hopper'],
    steps: `
      @mg pilltab_run line="{l}" // failed "a tablet has {mg} mg" // failed "the weight is missing" | Run | Run it with tablets between 245 and 255 mg.
      @mg pilltab_run line="{l}" // pilltab_stop line="{l}" // failed "no weight was sent" | Run or stop | Between 245 and 255 mg run, outside stop. No weight: fail.
      @kn pilltab_run line="{l}" // failed "the force is {kn} kN" | Force | Run, if the force isn't above 12.0 kN.
      @kn failed "{kn} kN is not too much" // pilltab_force line="{l}" kn=11.0 | Less force | More than 12.0? Set 11.0.
      @r pilltab_run line="{l}" // pilltab_stop line="{l}" | Rejects | 3 rejects or more: stop. Fewer: run.
      @h pilltab_fill line="{l}" kg=10 // failed "the hopper has {h} %" | Hopper | Fill 10 kg in, under 20 %.
      pilltab_stop line="{l}" | Cleaning | Stop the line for cleaning. A missing weight is no matter.
      failed "no tool can swallow a tablet" | Swallow | Swallow one with a glass of water.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lake/level {"lake": "{l}", "cm": {cm}, "ice_cm": {ice}, "o2": {o}, "gate": {pin}}',
    slots: { l: 'upper, mill pond, L3', cm: '147..150 / 151..154', ice: '12..14 / 15..18', o: '=4.9, 4.7, 4.5 / 5, 5.1, 5.4', pin: '4..16', bub: '17..27' },
    steps: `
      @ice failed "the ice has only {ice} cm" // notify message="{l}: skating allowed" | Skating | "{l}: skating allowed" as a notification, 15 cm of ice are needed.
      @ice mqtt_publish topic=lake/flag payload=red // mqtt_publish topic=lake/flag payload=green | Flag | lake/flag: green from 15 cm of ice, red for less.
      @cm failed "the level is {cm} cm" // gpio_write pin={pin} value=1 | Gate | Gate open (1) when the level is more than 150.
      @cm gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Gate by level | Gate shut up to 150 cm, open above.
      @o gpio_write pin={bub} value=1 // failed "there are {o} mg/l" | Bubbles | Bubbler {bub} on under 5 mg/l of oxygen.
      @o failed "there are only {o} mg/l" // gpio_write pin={bub} value=0 | Bubbles off | Bubbler {bub} off, at least 5 mg/l.
      gpio_write pin={pin} value=0 | Shut | Shut the gate, people are in the channel. Over 150 cm too.
      failed "no tool can drill into ice" | Drill | Drill a hole in the ice, ten steps from the pier.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hall/{h} {"hall": "{h}", "visitors": {v}, "max": {max}, "fire_door": "{d}", "noise_db": {n}}',
    slots: { h: 'north, H2, foyer', v: '300..400', max: '=410, 450, 500 / 200, 250, 290', d: '=free, clear / blocked', n: '80..85 / 86..92' },
    tools: ['crowdgate_admit(hall, people?: int): Let people in', 'crowdgate_bar(hall): Let nobody in', 'crowdgate_say(hall, words): Announcement', 'crowdgate_volume(hall, percent: int): Volume'],
    steps: `
      @max crowdgate_admit hall="{h}" people=5 // failed "{v} visitors are more than {max}" | Five more | 5 more people, as long as there are fewer visitors than max.
      @max crowdgate_admit hall="{h}" // crowdgate_bar hall="{h}" | Admit or bar | More visitors than the maximum: nobody gets in. Fewer: let people in, no number.
      @max failed "{v} of {max} visitors" // crowdgate_say hall="{h}" words="Hall is full" | Full | "Hall is full" is announced if visitors exceed max.
      @d crowdgate_admit hall="{h}" // failed "the fire door is blocked" | Fire door | Admit (no number), the fire door free or clear.
      @n failed "the noise is {n} dB" // crowdgate_volume hall="{h}" percent=40 | Quieter | Volume 40 when it is louder than 85 dB.
      @n crowdgate_volume hall="{h}" percent=90 // failed "it is {n} dB loud" | Louder | 90 percent, if it's no louder than 85.
      crowdgate_bar hall="{h}" | Bar | Nobody gets in now, full or empty, the band rehearses.
      crowdgate_say hall="{h}" words="Welcome" | Welcome | Announce: Welcome. For any number of visitors.
    `,
  },
  {
    language: 'en',
    event: 'manual - Guest wifi for {n} devices until {t}, asked by {who}, floor {f}',
    slots: { n: '8..10 / 11..14', t: '=21:30, 21:50, 22:00 / 22:05, 22:30, 23:00', who: 'Rita, Chen, the choir', f: '1..3 / 4..5', id: 'w7, cfg-2, n31' },
    steps: `
      @n mqtt_publish topic=wifi/guest payload=on // failed "{n} devices are too many" | Wifi | on to wifi/guest. Ten devices are the limit.
      @n mqtt_publish topic=wifi/guest payload=on // mqtt_publish topic=wifi/guest payload=off | On or off | wifi/guest: on for up to 10 devices, off for more.
      @t memory_store key=wifi-until content="{t}" // failed "{t} is after 22:00" | Until | Store until when as wifi-until, not later than ten at night (22:00).
      @t failed "{t} is not after 22:00" // send_message channel=desk text="Too late" | Too late | Message on desk "Too late" if somebody asks for longer than 22:00.
      @f http_request url=http://ap{f}.lan/on method=POST // failed "floor {f} has no guest wifi" | Floor | POST http://ap{f}.lan/on. Only the floors 1 to 3 have guest wifi.
      @f notify message="{who}: yes" // notify message="{who}: no" | Yes or no | Show who asked, a colon, and yes for floors up to 3, no for higher ones.
      cron_remove id={id} | Plan | Take {id} off the plan. Devices and hours are of no interest here.
      failed "no tool can hang up a poster" | Poster | Hang the poster with the password in the lift.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tram/{t} {"tram": "{t}", "doors": "{d}", "kmh": {k}, "sand_kg": {s}, "rain": "{r}"}',
    slots: { t: 'T3, 2014, line 9', d: '=shut, locked / open, one open', k: '=0 / 1, 2, 18', s: '18..19 / 20..24', r: '=no / yes' },
    tools: ['tramctl_depart(tram): Let a tram depart', 'tramctl_doors(tram, open: bool): Doors of a tram', 'tramctl_sand(tram, seconds?: int): Sand the rails', 'tramctl_refill(tram, kg: int): Refill sand'],
    steps: `
      @d tramctl_depart tram="{t}" // failed "the doors are {d}" | Depart | Depart; all doors have to be shut or locked.
      @d failed "the doors are {d}" // tramctl_doors tram="{t}" open=false | Shut | If a door is open, shut the doors.
      @k tramctl_doors tram="{t}" open=true // failed "it moves at {k} km/h" | Open | Open the doors. Not while it moves, not even at 1 km/h.
      @k failed "it stands still" // tramctl_sand tram="{t}" seconds=2 | Sand | 2 s of sand, when it's moving.
      @s tramctl_refill tram="{t}" kg=15 // failed "there are {s} kg" | Refill | 15 kg of sand, if there's less than 20.
      @r tramctl_depart tram="{t}" // tramctl_sand tram="{t}" | Rain | Sand the rails (no seconds) in rain, else depart.
      tramctl_doors tram="{t}" open=false | Doors | Doors shut, moving or not.
      tramctl_refill tram="{t}" kg=5 | Five | Refill 5 kg in any case, there may be more than 20 in it.
    `,
  },
  {
    language: 'en',
    event: 'webhook /nursery/plants {"tray": "{t}", "cm": {cm}, "leaves": {l}, "pest": "{p}", "water_h": {w}}',
    slots: { t: 'T1, tomato 4, K20', cm: '12.0..14.9 / 15.0..17.5', l: '=4, 5 / 6, 7', p: '=none, no / aphids, mites', w: '20..23 / 24..28', v: '4..16' },
    steps: `
      @cm failed "the plants have {cm} cm" // mqtt_publish topic=shop/new payload="{t}" | Shop | The tray to shop/new, 15 cm or taller.
      @cm memory_store key="{t}" content="young" // memory_store key="{t}" content="ready" | Young or ready | Under the tray's name: young below 15 cm, ready from there on.
      @l notify message="Wait with {t}" // failed "there are {l} leaves" | Wait | "Wait with {t}" on the screen, up to five leaves.
      @l failed "only {l} leaves" // sop_execute name=potting payload="{t}" | Potting | Start potting with the tray as the payload. More than five leaves are needed.
      @p mqtt_publish topic=shop/ok payload="{t}" // failed "there are {p}" | Pests | Tray to shop/ok, only without pests.
      @p failed "there are no pests" // pushover message="Spray {t}" | Spray | Pests? Push "Spray {t}".
      @w failed "it was watered {w} hours ago" // gpio_write pin={v} value=1 | Water | Valve {v} on, when a full day (24 h) has passed since the last water.
      gpio_write pin={v} value=0 | Valve off | Valve {v} off. 24 hours or not.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lathe/{m} {"machine": "{m}", "mm": {mm}, "rpm": {r}, "tool_h": {th}, "chuck": "{c}"}',
    slots: { m: 'L1, Weiler, CNC 3', mm: '19.95..20.05 / 20.06..20.19', r: '1990..2000 / 2001..2040', th: '37..40 / 41..46', c: '=tight, locked / loose, unknown' },
    tools: ['turnshop_next(machine): Next part', 'turnshop_scrap(machine, mm?: num): Scrap a part', 'turnshop_speed(machine, rpm: int): Set the speed', 'turnshop_tool(machine, slot: int): Change the tool'],
    steps: `
      @mm turnshop_next machine="{m}" // failed "the part has {mm} mm" | Next | Next part, if this one is no more than 20.05 mm.
      @mm turnshop_next machine="{m}" // turnshop_scrap machine="{m}" mm={mm} | Next or scrap | Larger than 20.05: scrap with its mm. Otherwise next part.
      @r turnshop_next machine="{m}" // turnshop_speed machine="{m}" rpm=1800 | Speed | Faster than 2000 rpm: set 1800. If not: next part.
      @r failed "it has {r} rpm" // turnshop_speed machine="{m}" rpm=1500 | Slower | 1500 rpm, if it runs at more than 2000.
      @th failed "the tool has {th} hours" // turnshop_tool machine="{m}" slot=4 | Tool | Tool from slot 4 after more than 40 hours.
      @c turnshop_speed machine="{m}" rpm=900 // failed "the chuck is {c}" | Chuck | 900 rpm. Never with a chuck that isn't tight or locked.
      turnshop_scrap machine="{m}" | Crack | It has a crack: scrap, no mm. The size is good or not, all the same.
      turnshop_tool machine="{m}" slot=1 | Slot 1 | Tool from slot 1, however many hours.
      failed "no tool can sweep chips" | Chips | Sweep the chips out of the tray.
    `,
  },
];
