import type { Scene } from '../../scene';

/** Two things that have to be put together, the relation told in the step itself, in English, part 3. */
export const hopsEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt crane/pendant {"key": "{k}", "hook": "{h}", "op": "{op}"}',
    slots: { k: '=hoist / drop / hold', h: '=main / aux', op: 'Lutz, Barbra, T. Ito', m: '2..29', x: '2..29', br: '2..29', bz: '2..29', e: '=1.0, 0.0', rel: '{e} * 1', grip: '1 - {e}', s1: '=creep, walk, trot', s2: '=creep, walk, trot', s3: '=creep, walk, trot' },
    tools: ['katzlauf_travel(trolley, pace): Set the pace of a trolley', 'katzlauf_park(trolley, side?: left|right): Park a trolley', 'katzlauf_journal(words, by?): Write in the journal', 'katzlauf_lamp(colour): Show a colour on the crane'],
    steps: `
      @k gpio_write pin={br} value={rel} // gpio_write pin={br} value={rel} // gpio_write pin={br} value={grip} | Brake | hoist and drop both want the brake off, hold wants it on. Brake at pin {br}: {grip} grips, {rel} releases.
      @k katzlauf_travel trolley=one pace={s1} // katzlauf_travel trolley=one pace={s2} // katzlauf_travel trolley=one pace={s3} | Pace | When somebody presses drop the trolley called one goes at {s2}, on hold at {s3}, on hoist at {s1}. Which key it was came with the message.
      @k katzlauf_lamp colour=green // katzlauf_lamp colour=amber // katzlauf_lamp colour=red | Colour | Crane colours! hoist = green / drop = amber / hold = red
      @h gpio_write pin={m} value=1 // gpio_write pin={x} value=1 | Hook lamp | Could you light the lamp of the hook in use? main: {m}, aux: {x}, and a 1 lights.
      @h gpio_write pin={x} value=0 // gpio_write pin={m} value=0 | Idle hook | The lamp of the hook that is not in use must go out (0). It is either {x}, aux, or {m}, main.
      katzlauf_journal words="key: {k}" | Journal | In the journal: "key", colon, space, the key that was pressed. by is left out here, though {op} pressed it.
      katzlauf_journal words="{h} hook" by="{op}" | Journal, signed | Journal entry of which hook it was, followed by the word hook, and signed by the operator.
      katzlauf_park trolley=two | Park | Trolley two is parked. The left bay and the right bay are both free, nobody said which, so no side.
      gpio_write pin={bz} value=0 | No buzzer | Buzzer {bz} to 0, brake {br} stays alone.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/queue {"waiting": ["{a}", "{b}", "{c}", "{d}"], "urgent": "{u}", "room": {r}}',
    slots: { a: 'Okafor, Lindt, Sørby', b: 'Marsh, Ueda, Palko', c: 'Reyes, Thiel, Bodin', d: 'Farid, Nagy, Cole', u: '=yes / no', r: '2..9', g: '=seat A, seat B', hi: '=1, 0', lo: '1 - {hi}', p: '10..29', q: '10..29' },
    tools: ['wartruf_call(patient, room: int, chime?: bool): Call a patient', 'wartruf_skip(patient, because?): Move a patient to the end', 'wartruf_seat(patient, seat): Give a seat', 'wartruf_screen(text): Text on the waiting screen'],
    steps: `
      wartruf_call patient={a} room={r} | Next | First of those waiting, please, to the room that is named. No chime mentioned.
      wartruf_call patient={d} room={r} chime=true | From the back | Call whoever stands at the very end of the list, to the room of the message, with a chime.
      wartruf_skip patient={b} | Second is out | Number two went out to smoke. To the end, and no because.
      wartruf_skip patient={c} because="form missing" | Third | The third of the four goes to the end because of "form missing".
      @u wartruf_call patient={d} room={r} // wartruf_call patient={a} room={r} | Urgent? | urgent yes: the last in the list is called to the room. urgent no: the first is.
      wartruf_seat patient={b} seat="{g}" | Seat | Between the first and the third waits somebody who needs {g}.
      wartruf_screen text="{a} -> room {r}" | Screen | Screen text: first of the list, then " -> room ", then the room's number.
      @u gpio_write pin={p} value={hi} // gpio_write pin={p} value={lo} | Red lamp | Lamp {p} is lit if urgent is yes and dark if no. Lit is {hi}, dark is {lo}.
      gpio_write pin={q} value={lo} | Other lamp | Not {p}! The lamp on {q} goes dark. {lo} = dark, {hi} = lit.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wind/mast {"dir": "{d}", "gust": {g}, "mill": {mp}, "vane": {vp}}',
    slots: { d: '=N / E / S / W', g: '4..29', mp: '2..29', vp: '2..29', n: '2..29', e: '2..29', s: '2..29', w: '2..29', f: '=1.0, 0.0', on: '{f} * 1', off: '1 - {f}' },
    steps: `
      @d gpio_write pin={n} value={on} // gpio_write pin={e} value={on} // gpio_write pin={s} value={on} // gpio_write pin={w} value={on} | Rose | Lamp of the wind's direction on. N {n}, E {e}, S {s}, W {w}; {on} is on and {off} is off.
      @d gpio_write pin={s} value={on} // gpio_write pin={w} value={on} // gpio_write pin={n} value={on} // gpio_write pin={e} value={on} | Lee | Now the lamp right opposite to where it comes from (N and S are opposite, E and W are). Lamps {w} (W), {s} (S), {n} (N), {e} (E). On is {on}.
      @d gpio_write pin={mp} value=1 // gpio_write pin={mp} value=1 // gpio_write pin={mp} value=0 // gpio_write pin={mp} value=0 | Mill | With north or east the mill (its pin is in the message) gets a 1, with south or west a 0.
      @d mqtt_publish topic=wind/word payload=cold // mqtt_publish topic=wind/word payload=dry // mqtt_publish topic=wind/word payload=warm // mqtt_publish topic=wind/word payload=wet | In a word | We say cold for N, dry for E, warm for S and wet for W; publish the word on wind/word.
      memory_store key=gust content="{g} kn" | Gust | gust: the number of the gust, space, kn.
      gpio_read pin={vp} | Vane | How does the vane's line read? Leave the mill's.
      @d notify message="Wind: N" // notify message="Wind: E" // notify message="Wind: S" // notify message="Wind: W" | Notice | A notification: "Wind: " and the letter. No title.
      @d failed "a north wind" // gpio_write pin={vp} value=1 // gpio_write pin={vp} value=1 // gpio_write pin={vp} value=1 | Not from the north | Vane pin to 1 with any wind but a north one; with N the step fails.
    `,
  },
  {
    language: 'en',
    earlier: ['Cabinet 9, seen from the left | file_read → relay {r1}, relay {r2}, relay {r3}, relay {r4}', 'What hangs on them | memory_recall → first cooler, second lamp, third lock, fourth horn'],
    slots: { r1: '2..29', r2: '2..29', r3: '2..29', r4: '2..29', e: '=1.0, 0.0', on: '{e} * 1', off: '1 - {e}', k: '=fail-safe (locked only while it has power) / fail-secure (locked whenever it has no power)' },
    steps: `
      gpio_write pin={r2} value={on} | Lamp | Lamp on. Relays of this cabinet: {on} is on, {off} is off; the relay's number is the pin.
      gpio_write pin={r4} value={off} | Horn | Horn off, will you? {off} = off, {on} = on. Number of the relay = number of the pin.
      gpio_write pin={r1} value={on} | Cooler | The milk gets warm. Start the cooler: {on} starts it, its relay's number is its pin.
      @k gpio_write pin={r3} value=0 // gpio_write pin={r3} value=1 | Free the lock | Unlock. The lock is {k}; 1 is power; its relay is found by steps {step1} and {step2}.
      @k gpio_write pin={r3} value=1 // gpio_write pin={r3} value=0 | Lock it | Locked is how I want it. With the number of its relay as the pin; 1 gives power. It is of the {k} kind.
      gpio_read pin={r4} | Right end | Read the relay on the far right; the relay number is the pin.
      gpio_read pin={r1} | Left end | The relay on the far left (its number is its pin): read, change nothing.
      notify message="lamp {r2}, horn {r4}" | Put together | Show the relay numbers of lamp and horn in the manner of "lamp 1, horn 2".
    `,
  },
  {
    language: 'en',
    event: 'webhook /nursery/order {"plant": "{p}", "pots": {n}, "size": "{s}", "customer": "{c}", "pickup": "{d}"}',
    slots: { p: 'Salvia, Hebe, fig tree', n: '12..90', s: '=S / M / L', c: 'Villa Moor, A. Chen, Kindergarten 3', d: '=Tuesday, Friday', b1: '=bench 3, bench 5, tunnel 2', b2: '=bench 3, bench 5, tunnel 2', b3: '=bench 3, bench 5, tunnel 2', l: '2..9' },
    tools: ['grunwick_pick(bench, pots: int, variety?): Pick pots from a bench', 'grunwick_card(text, colour?: white|green): Print a card', 'grunwick_soak(bench, litres?: int): Soak a bench', 'grunwick_set_aside(buyer, day?): Set an order aside'],
    steps: `
      @s grunwick_pick bench="{b1}" pots={n} // grunwick_pick bench="{b2}" pots={n} // grunwick_pick bench="{b3}" pots={n} | Pick | Size S stands on {b1}, M on {b2}, L on {b3}. Pick as many as were ordered there. The variety is seen by the picker, so leave it away.
      @s grunwick_pick bench="{b3}" pots={n} variety="{p}" // grunwick_pick bench="{b1}" pots={n} variety="{p}" // grunwick_pick bench="{b2}" pots={n} variety="{p}" | Benches moved | They were moved: L now on {b2}, M on {b1}, S on {b3}. Pick the ordered number, variety as ordered.
      grunwick_card text="{n} {p} for {c}" | Card | Card: number, plant, "for", customer, all apart by single spaces.
      grunwick_card text="{d}" colour=green | Pickup card | a green card with nothing but the day of pickup
      @s grunwick_soak bench="{b1}" litres={l} // grunwick_soak bench="{b2}" litres={l} // grunwick_soak bench="{b3}" litres={l} | Soak | {l} litres where the ordered size stands. ({b3}: L. {b2}: M. {b1}: S.)
      grunwick_set_aside buyer="{c}" | Aside | Set the order aside for the buyer; the day has not been settled after all.
      grunwick_set_aside buyer="{c}" day={d} | Aside till pickup | Aside for the customer, until the day of pickup.
      @s failed "size S is sold out" // grunwick_card text="M ok" // grunwick_card text="L ok" | Sold out | S is sold out: with S, fail. Otherwise a card with the letter of the size and "ok".
      memory_store key=order-{d} content="{c}" | Note | The key is "order-" with the day right behind it; the content is the customer.
    `,
  },
  {
    language: 'en',
    event: 'mqtt line/state {"was": "{a}", "is": "{b}", "unit": "{u}"}',
    slots: { a: '=idle, stopped', b: '=running / blocked / empty', u: 'L2, packer, line C', g: '10..29', y: '10..29', r: '10..29', h: '10..29', e: '=1.0, 0.0', lit: '{e} * 1', dark: '1 - {e}', t: '=Nils, Oona, shift lead' },
    steps: `
      @b gpio_write pin={g} value={lit} // gpio_write pin={r} value={lit} // gpio_write pin={y} value={lit} | Stack light | running: green. blocked: red. empty: yellow. Green is wired to {g}, yellow to {y}, red to {r}, and {lit} lights while {dark} darkens.
      @b gpio_write pin={r} value={dark} // gpio_write pin={g} value={dark} // gpio_write pin={g} value={dark} | Put out | If it runs, put the red one out ({r}); in the two other states put the green one out ({g}). Out is {dark}.
      @b mqtt_publish topic=line/cmd payload=speed-up // mqtt_publish topic=line/cmd payload=stop // mqtt_publish topic=line/cmd payload=refill | Command | What line/cmd gets depends on what the line is now: blocked means stop, empty means refill, running means speed-up.
      notify message="{u}: {a} -> {b}" | Change | Text "<unit>: <was> -> <is>", filled in from the message, no title.
      @b failed "the line is running" // send_message channel=radio to="{t}" text="{u} blocked" // send_message channel=radio to="{t}" text="{u} empty" | Call {t} | Radio to {t}: the unit, a space, what it is now. A running line is no reason to call, then fail.
      memory_store key=before content="{a}" | Before | Not what it is, what it was: store that under before.
      @b gpio_write pin={h} value=0 // gpio_write pin={h} value=1 // gpio_write pin={h} value=1 | Horn | Horn ({h}): 0 while running, 1 in any other state.
      gpio_write pin={y} value={dark} | Yellow off | Whatever the line does: yellow, {y}, dark. Dark = {dark}. Red and green must not be touched.
    `,
  },
  {
    language: 'en',
    earlier: ['Measure the three cylinders | gauge_all → A {a} bar, B {b} bar, C {c} bar', 'Manifold plan | file_read → valve A is pin {pa}, valve B is pin {pb}, valve C is pin {pc}'],
    slots: { a: '90..110', b: '150..190 / 20..60', c: '118..140', pa: '2..29', pb: '2..29', pc: '2..29', e: '=1.0, 0.0', op: '{e} * 1', sh: '1 - {e}' },
    steps: `
      @b gpio_write pin={pb} value={op} // gpio_write pin={pc} value={op} | Highest | Open the valve of the cylinder with the highest pressure. {op} opens these valves, {sh} shuts them.
      @b gpio_write pin={pa} value={sh} // gpio_write pin={pb} value={sh} | Lowest | Shut the valve of the one that is lowest; {sh} is shut there, {op} would open.
      @b gpio_write pin={pc} value={op} // gpio_write pin={pa} value={op} | Middle | And the cylinder in the middle, neither highest nor lowest? Its valve open: {op}.
      @b notify message="Change cylinder A" // notify message="Change cylinder B" | Change | Show "Change cylinder " and the letter of the emptiest.
      @b mqtt_publish topic=gas/best payload="B: {b} bar" // mqtt_publish topic=gas/best payload="C: {c} bar" | Best | On gas/best: the letter of the fullest, a colon, a space, its pressure, a space, bar.
      gpio_write pin={pc} value={sh} | Third | Shut the valve of the third cylinder measured; full or empty makes no difference. (shut {sh}, open {op})
      memory_store key=cyl-a content="{a} bar" | A | The reading of A goes under cyl-a with its unit just as it was measured.
      gpio_read pin={pb} | B valve | Read, don't write, the pin of valve B.
    `,
  },
  {
    language: 'en',
    event: 'webhook /court/booking {"court": {k}, "sport": "{s}", "from": "{f}", "to": "{t}", "name": "{n}"}',
    slots: { k: '2..9', s: '=tennis / padel / squash', f: '=08:00, 09:30, 10:00', t: '=17:00, 18:30, 20:00', n: 'Hugo V., Team Blau, Saira', l1: '=bright, normal, soft', l2: '=bright, normal, soft', l3: '=bright, normal, soft', m: '30..90', pr: '10..25', v: '=Leo, the janitor' },
    tools: ['hallspiel_light(court: int, level): Light a court', 'hallspiel_grant(court: int, person, begin?, end?): Let somebody in', 'hallspiel_bill(person, amount, remark?): Bill somebody', 'hallspiel_plate(court: int, text): Text on the plate of a court'],
    steps: `
      @s hallspiel_light court={k} level={l1} // hallspiel_light court={k} level={l2} // hallspiel_light court={k} level={l3} | Light | tennis {l1}, padel {l2}, squash {l3}: light the booked court as its sport wants it.
      @s hallspiel_light court={k} level={l2} // hallspiel_light court={k} level={l3} // hallspiel_light court={k} level={l1} | TV is here | For TV the levels are shifted. Squash: {l1}. Tennis: {l2}. Padel: {l3}. Set it for the booked court.
      hallspiel_grant court={k} person="{n}" begin={f} end={t} | Let in | The person of the booking gets in from the earlier to the later of its two times.
      hallspiel_grant court={k} person="{n}" end={t} | Open start | Let the booker onto the court until the "to" time. They may begin when they like, so give no begin.
      hallspiel_plate court={k} text="{n} {f}-{t}" | Plate | On the plate of that court: name, a space, both times with a hyphen between them.
      @s hallspiel_bill person="{n}" amount="{pr} EUR" // hallspiel_bill person="{n}" amount="{m} EUR" // hallspiel_bill person="{n}" amount="{m} EUR" | Bill | Tennis costs {pr}, the other two {m}. The amount is the number, a space and EUR; no remark. It goes to whoever booked.
      @s hallspiel_plate court={k} text=tennis // hallspiel_plate court={k} text=padel // hallspiel_plate court={k} text=squash | Sport on it | just the sport on the plate
      send_message channel=sms to="{v}" text="court {k} until {t}" | Janitor | {v} gets an sms: "court", its number, "until", the end.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mine/lift {"cage": "{c}", "level": {l}, "call": "{k}", "gas": "{g}"}',
    slots: { c: '=east / west', l: '2..14', k: '=up / down', g: '=clear / methane', ep: '15..29', wp: '15..29', dp: '15..29', q: '15..29', e: '=1.0, 0.0', u: '{e} * 1', d: '1 - {e}', w: 'banksman, Tadeusz, lamp room' },
    steps: `
      @k gpio_write pin={dp} value={u} // gpio_write pin={dp} value={d} | Direction | Direction pin {dp}. Up is {u}, down is {d}. Follow the call.
      @c gpio_write pin={ep} value=1 // gpio_write pin={wp} value=1 | Gate of the cage | East cage gate {ep}, west cage gate {wp}, high locks. Lock the gate of the cage that calls.
      @c gpio_write pin={wp} value=0 // gpio_write pin={ep} value=0 | The other cage | Unlock the gate of the cage that does not call: low. East {ep}. West {wp}.
      @g gpio_write pin={q} value=0 // failed "there is methane" | Only when clear | gas clear: fan override {q} to 0. gas methane: fail, touch nothing.
      @g sop_execute name=normal-run // sop_execute name=gas-evac | Procedure | clear → normal-run, methane → gas-evac. No payload.
      @k send_message channel=shaft to="{w}" text="cage comes up" // send_message channel=shaft to="{w}" text="cage goes down" | Tell {w} | Over the shaft channel {w} hears "cage comes up" or "cage goes down", as the call is.
      @c notify message="east at level {l}" // notify message="west at level {l}" | Where | Show here: the cage, "at level", the level. No heading please.
      gpio_write pin={dp} value={d} | Inspection | Inspection goes down whatever the call says. {dp} to the level for down; up {u}, down {d}.
    `,
  },
  {
    language: 'en',
    event: 'cron -',
    earlier: ['Ask the calendar | cal_today → {day}', 'Where the switches are | file_read → ladies {a}, gents {b}, staff {c}, foyer {d}'],
    slots: { day: '=school day / holiday', a: '2..29', b: '2..29', c: '2..29', d: '2..29', e: '=1.0, 0.0', on: '{e} * 1', off: '1 - {e}', who: 'Mr. Pohl, caretaker Ada, office' },
    steps: `
      @day gpio_write pin={d} value={on} // gpio_write pin={d} value={off} | Foyer | The foyer is lit on a school day and dark on a holiday. {on} for lit, {off} for dark, at the switch of step {step2}.
      @day gpio_write pin={c} value={off} // gpio_write pin={c} value={on} | Staff | The burglars' trick: staff light on during holidays, off on school days. On {on}, off {off}.
      gpio_write pin={a} value={on} | Ladies | Cleaning: ladies on ({on}), leave the gents alone ({b}).
      gpio_write pin={b} value={off} | Second switch | The second of the switches to {off}.
      @day mqtt_publish topic=school/bell payload=armed // mqtt_publish topic=school/bell payload=silent | Bell | school/bell: "armed" for a school day, "silent" for a holiday
      @day failed "it is a school day" // send_message channel=sms to="{who}" text="stay home" | Stay home | On a holiday {who} is told by sms to "stay home", in these two words. On a school day that is an error.
      @day notify message="today: school day" // notify message="today: holiday" | Notice | A notice "today: " with what the calendar gave behind it.
      gpio_read pin={d} | Last switch | The last one in the list of switches: read it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiln/cone {"kiln": "{k}", "cone": "{c}", "potter": "{p}", "shelf": ["{s1}", "{s2}", "{s3}"]}',
    slots: { k: 'big Nora, K2, raku', c: '=standing / bent / flat', p: 'Wen, Alba, Mr. Stroud', s1: 'mugs, vase 12, tiles', s2: 'bowls, plate 7, jars', s3: 'teapot, lid 30, beads', h: '3..20', v: '21..40', t1: '=soak, ramp, cool', t2: '=soak, ramp, cool', t3: '=soak, ramp, cool' },
    tools: ['tonfeuer_phase(kiln, phase, hours?: int): Go to a phase', 'tonfeuer_vent(kiln, percent: int): Set the vent', 'tonfeuer_unload(piece, first?: bool): Unload a piece', 'tonfeuer_card(person, text): Write a card to a potter', 'tonfeuer_off(kiln): Switch a kiln off'],
    steps: `
      @c tonfeuer_phase kiln="{k}" phase={t1} // tonfeuer_phase kiln="{k}" phase={t2} // tonfeuer_phase kiln="{k}" phase={t3} | Phase | A standing cone asks for {t1}, a bent one for {t2}, a flat one for {t3}. Hours are not fixed.
      @c tonfeuer_phase kiln="{k}" phase=ramp hours={h} // tonfeuer_phase kiln="{k}" phase=soak hours={h} // tonfeuer_off kiln="{k}" | By the book | standing? ramp for {h} h. bent? soak for {h} h. flat? switch the kiln off.
      @c tonfeuer_vent kiln="{k}" percent={h} // tonfeuer_vent kiln="{k}" percent={h} // tonfeuer_vent kiln="{k}" percent={v} | Vent | Vent {v} per cent if the cone lies flat, {h} in the two other cases.
      tonfeuer_unload piece="{s3}" | Third shelf | Unload what stands third on the shelf. Whether it is the first to come out nobody says.
      tonfeuer_unload piece="{s1}" first=true | Top | The first piece of the shelf list is to come out as the first one, mark that.
      @c tonfeuer_card person="{p}" text="cone standing" // tonfeuer_card person="{p}" text="cone bent" // tonfeuer_card person="{p}" text="cone flat" | Card | Card to the potter with "cone" and how it is.
      tonfeuer_card person="{p}" text="{s2}, {s3}" | What broke | Second and third of the shelf broke. The potter gets a card with the two names, comma and space between.
      tonfeuer_off kiln="{k}" | Off | Off with the kiln, standing, bent or flat.
    `,
  },
  {
    language: 'en',
    event: 'manual - {say}',
    slots: { say: '=please put the blinds up / please put the blinds down', p: '2..29', q: '2..29', f: '2..29', r: '=1, 0', l: '1 - {r}', n: 'Omi, Theo, Miss Lark' },
    steps: `
      @say gpio_write pin={p} value={r} // gpio_write pin={p} value={l} | As said | Somebody spoke: up or down. The blinds hang on {p} and go up with {r}, down with {l}.
      @say gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Reading lamp | If they go up the lamp on {q} isn't needed (0). If they go down it is (1).
      gpio_write pin={p} value={l} | Storm | A storm. Down with them, no matter what was said; {r} is up and {l} is down; pin {p}.
      @say notify message="blinds up" // notify message="blinds down" | Confirm | Confirm with a notification: blinds, then up or down as it was asked.
      memory_store key=last-wish content="{say}" | Wish | Keep as last-wish all that was said, not a word less.
      send_message channel=home to="{n}" text="{say}" | Forward | Home channel, to {n}: the sentence as it came.
      gpio_read pin={f} | Feedback | The end switch of {p} is {f}. Read it.
      failed "nothing can wash the blinds" | Wash | Wash the blinds with a soft cloth, top to bottom.
    `,
  },
];
