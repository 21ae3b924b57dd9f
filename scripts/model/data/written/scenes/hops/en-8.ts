import type { Scene } from '../../scene';

/** Two things that have to be put together, the relation told in the step itself, in English, part 8. */
export const hopsEn8: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt village/pumps {"pump": "{pb}", "cmd": "{cmd}", "asked": "{who}"}',
    slots: { pa: 'church, P1, mill side', pb: 'school, P3, tower side', pc: 'bridge, P6, pond side', cmd: '=on / off', who: 'Svea, mayor, B. Unger', a: '2..29', b: '2..29', c: '2..29', x: '2..29', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', bd: 'io-north, esp-7, pumpbox' },
    steps: `
      @cmd gpio_write pin={b} value={on} // gpio_write pin={b} value={off} | As asked | Somebody asked for a pump to go on or off; carry it out. on is {on} and off is {off}. The pins: {pb} has {b}, {pc} has {c}, {pa} has {a}. No board is given.
      @cmd gpio_write pin={b} value={on} board={bd} // gpio_write pin={b} value={off} board={bd} | As asked, on {bd} | Same wish, but on the board {bd} and only there. {pa}: {a}; {pb}: {b}; {pc}: {c}. {off} for off, {on} for on.
      @cmd gpio_write pin={x} value={off} // gpio_write pin={x} value={on} | Reserve | The reserve pump ({x}) goes off when the one in the message goes on and on when it goes off. Off = {off}; on = {on}.
      gpio_write pin={c} value={off} | Third pump | Not the pump in the message but {pc}: off with it, {off}. ({on} would be on; pin {c})
      @cmd notify message="{pb} on" // notify message="{pb} off" | Show | pump, space, on or off as in the message. (no title)
      @cmd failed "switching on needs a permit" // gpio_write pin={b} value={off} | Permit | Switching on needs a permit we don't have: with "on" fail. With "off" set {b} to {off}.
      send_message channel=sms text="{who} asked" | Who asked | An sms without a receiver: the name of who asked, then asked.
      @cmd mqtt_publish topic=village/{pb} payload=run // mqtt_publish topic=village/{pb} payload=rest | Old box | The old box listens on "village/" plus the pump, and knows run (for on) and rest (for off).
    `,
  },
  {
    language: 'en',
    event: 'webhook /tattoo/visit {"client": "{c}", "skin": "{s}", "motif": "{m}", "size_cm": {z}, "artist": "{a}"}',
    slots: { c: 'Romy K., Bao, M. Sutter', s: '=dry / oily / scarred', m: 'swift, rose 12, anchor', z: '4..9 / 16..30', a: 'Vera, Tomo, Inka', i1: '=ink 3, ink 8, ink 21', i2: '=ink 3, ink 8, ink 21', i3: '=ink 3, ink 8, ink 21', d: '=Thursday, 4 March', p: '2..29', e: '=01, 00', on: '{e} * 1', off: '1 - {e}' },
    tools: ['nadelink_ink(client, ink): Choose the ink', 'nadelink_chair(client, chair: int, hours?: int): Give a chair', 'nadelink_stencil(text, mirror?: bool): Print a stencil', 'nadelink_defer(client, because, until?): Put a client off', 'nadelink_bill(client, line): Write a line on the bill'],
    steps: `
      @s nadelink_ink client="{c}" ink="{i1}" // nadelink_ink client="{c}" ink="{i2}" // nadelink_ink client="{c}" ink="{i3}" | Ink | For dry skin {i1}, for oily skin {i2}, for scarred skin {i3}. Choose what this client needs.
      @s nadelink_ink client="{c}" ink="{i2}" // nadelink_ink client="{c}" ink="{i2}" // nadelink_defer client="{c}" because=scars | Today | Today only {i2} is in the house. Scarred skin can't take it, so such a client is put off because of "scars"; until is not fixed.
      @z nadelink_chair client="{c}" chair=1 // nadelink_chair client="{c}" chair=2 | Chair | Up to 12 cm: chair 1. Bigger: chair 2. Hours are not known.
      @z nadelink_chair client="{c}" chair=3 hours=1 // nadelink_chair client="{c}" chair=3 hours=4 | Chair three | Chair 3 for this client, 4 hours if the motif is over 12 cm and otherwise 1.
      nadelink_stencil text="{m}, {z} cm" | Stencil | On the stencil: motif, comma, space, size, space, cm. mirror isn't asked for.
      nadelink_stencil text="{m}" mirror=true | Mirror stencil | the motif alone, mirrored
      nadelink_defer client="{c}" because="{a} is ill" until="{d}" | Ill | The artist is ill, and "<artist> is ill" is the because. Off until {d}.
      nadelink_bill client="{c}" line="{m} by {a}" | Bill | On the client's bill: motif, "by", artist.
      @s gpio_write pin={p} value={off} // gpio_write pin={p} value={on} // gpio_write pin={p} value={off} | Fan | The fan dries oily skin: on for that one, off for the rest. Fan {p}, on {on}, off {off}.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the panel | panel_ask → zone {z}, {st}', 'Zones on the wall chart | file_read → zone {za} is the kiosk, zone {z} is the {n}, zone {zc} is the lab', 'Sirens | file_read → kiosk {a}, {n} {b}, lab {c}'],
    slots: { za: '10..19', z: '20..29', zc: '30..39', st: '=alarm / trouble / normal', n: '=attic, depot, gym', a: '40..49', b: '50..59', c: '2..9', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', w: 'Corinna, guard 4, Pelle' },
    steps: `
      @st gpio_write pin={b} value={on} // gpio_write pin={b} value={off} // gpio_write pin={b} value={off} | Siren | Only an alarm makes the siren of its zone sound, with trouble or normal it is silent. Sound is {on}, silence {off}.
      gpio_write pin={b} value={off} | Silence | Silence the siren of the zone the panel named; silent = {off} and loud = {on}.
      gpio_read pin={b} | Siren line | The siren of that zone, read.
      @st notify message="{n}: alarm" // notify message="{n}: trouble" // notify message="{n}: normal" | Show | What the zone is called on the chart (without the), colon, space, state.
      @st sop_execute name=evacuate-{n} // sop_execute name=call-service // failed "everything is normal" | Procedure | Alarm: the procedure "evacuate-" with the name of the zone behind. Trouble: call-service. Normal: fail. No payload in any case.
      @st send_message channel=radio to="{w}" text="alarm in {z}" // send_message channel=radio to="{w}" text="trouble in {z}" // send_message channel=radio to="{w}" text="normal in {z}" | {w} | Radio to {w}: the state, "in", the number of the zone
      gpio_write pin={a} value={on} | Drill | A drill in the kiosk: its siren on ({on}), off would be {off}.
      memory_store key=zone-last content="{z}" | Zone | Only the number of the zone goes under zone-last.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cheese/rack {"wheels": ["{w1}", "{w2}", "{w3}"], "turn": "{t}", "rind": "{r}", "days": {d}}',
    slots: { w1: 'G-11, Alpe 2, round 5', w2: 'G-38, Berg 4, round 17', w3: 'G-72, Tal 9, round 31', t: '=first / second / third', r: '=wet / dry', d: '21..180', b: '=brine, wine, oil', n: '=ash, herbs', s: '2..12', v: '2..29', e: '=01, 00', op: '{e} * 1', sh: '1 - {e}' },
    tools: ['laibwerk_turn(wheel, times?: int): Turn a wheel', 'laibwerk_wash(wheel, liquid): Wash a wheel', 'laibwerk_rub(wheel, stuff): Rub a wheel', 'laibwerk_stamp(wheel, text): Stamp a wheel', 'laibwerk_sell(wheel, grams?: int): Sell from a wheel'],
    steps: `
      @t laibwerk_turn wheel="{w1}" // laibwerk_turn wheel="{w2}" // laibwerk_turn wheel="{w3}" | Turn | Turn the wheel whose place in the list is told by the field turn. How many times is left out.
      @t laibwerk_turn wheel="{w3}" times={s} // laibwerk_turn wheel="{w2}" times={s} // laibwerk_turn wheel="{w1}" times={s} | From the back | Count from the back: the field turn says first, second or third, but counted from the end of the list. {s} times.
      @r laibwerk_rub wheel="{w2}" stuff={n} // laibwerk_wash wheel="{w2}" liquid={b} | Rind | A wet rind is rubbed with {n}, a dry one washed with {b}. The middle wheel of the list.
      @r laibwerk_wash wheel="{w3}" liquid=brine // laibwerk_wash wheel="{w3}" liquid=oil | Last wheel | Wash the last wheel: wet rind brine, dry rind oil.
      laibwerk_stamp wheel="{w1}" text="{d} days" | Stamp | On the first wheel the age as "<days> days".
      @t laibwerk_stamp wheel="{w1}" text=turned // laibwerk_stamp wheel="{w2}" text=turned // laibwerk_stamp wheel="{w3}" text=turned | Stamp it | "turned" on the wheel that the field turn points at
      laibwerk_sell wheel="{w2}" | Sell | From the second wheel something is sold, nobody weighed how much.
      @r gpio_write pin={v} value={op} // gpio_write pin={v} value={sh} | Vent | Vent {v}: open ({op}) while the rind is wet, shut ({sh}) once it's dry.
    `,
  },
  {
    language: 'en',
    event: 'webhook /depot/bus {"bus": "{b}", "line": {l}, "soc": {s}, "depart": "{d}", "driver": "{w}"}',
    slots: { b: 'E-204, BUS 17, old Lotte', l: '=4 / 9 / 12', s: '11..54 / 81..99', d: '05:20, 06:05, 22:40', w: 'Kemal, I. Frost, Rut', p1: '20..29', p2: '30..39', p3: '40..49', e: '=01, 00', ch: '{e} * 1', id: '1 - {e}' },
    steps: `
      @l gpio_write pin={p1} value={ch} // gpio_write pin={p2} value={ch} // gpio_write pin={p3} value={ch} | Charge | Chargers: line 4 at {p1}, line 9 at {p2}, line 12 at {p3}. {ch} charges, {id} idles. Charge at the one of its line.
      @l gpio_write pin={p1} value={id} // gpio_write pin={p2} value={id} // gpio_write pin={p3} value={id} | Idle | The bus leaves. So its charger idles. idle={id}, charge={ch}; {p3} line 12, {p1} line 4, {p2} line 9.
      @l failed "line 4 has no trolley" // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | Trolley | Nothing for line 4, it fails. Line 9: pin {p2} to 1. Line 12: pin {p3} to 1.
      @s notify message="{b} stays" // notify message="{b} leaves at {d}" | Departure | Above 70 % the screen says "<bus> leaves at <depart>", below it says "<bus> stays".
      @l mqtt_publish topic=depot/sign/4 payload="{d}" // mqtt_publish topic=depot/sign/9 payload="{d}" // mqtt_publish topic=depot/sign/12 payload="{d}" | Sign | The sign of a line hears on "depot/sign/" and its number. It shows when the bus leaves.
      @s failed "only {s} percent" // send_message channel=tablet to="{w}" text="{b} ready" | Driver | On the tablet of the driver: bus and "ready". Under 70 % it isn't, so fail.
      memory_store key="{b}" content="{s} %" | Keep | The bus itself is the key. Content: what it has, a space, %.
      gpio_read pin={p2} | Charger nine | Read the charger of line 9 (it is {p2}), no matter which line reported.
    `,
  },
  {
    language: 'en',
    event: 'mqtt studio/dog {"word": "{w}", "dog": "{d}", "trainer": "{t}"}',
    slots: { w: '=sit / fetch / home', d: 'Asta, Pluto, Jake', t: 'Merle, Mr. Quinn, Yoko', a: '2..29', b: '2..29', c: '2..29', f: '2..29', e: '=01, 00', hi: '{e} * 1', lo: '1 - {e}' },
    steps: `
      @w gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} // gpio_write pin={a} value={lo} | Treat | A treat drops with {hi} on {a}, with {lo} none drops. Only "sit" earns one.
      @w gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} // gpio_write pin={b} value={lo} | Ball | Ball thrower {b}: {hi} throws. It's for fetch. For any other word {lo}.
      @w gpio_write pin={c} value=0 // gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Hatch | "home" opens the hatch on {c} with a 1; sit and fetch keep it shut with a 0.
      @w mqtt_publish topic=studio/beep payload=short // mqtt_publish topic=studio/beep payload=double // mqtt_publish topic=studio/beep payload=long | Beep | studio/beep: short after sit, double after fetch, long after home.
      @w notify message="{d}, sit!" // notify message="{d}, fetch!" // notify message="{d}, home!" | Screen | Name of the dog, comma, space, the word, exclamation mark. And please no title.
      memory_store key=trainer-{d} content="{t}" | Trainer | Under "trainer-" and the dog, without a gap, the trainer.
      @w failed "sit is too easy" // send_message channel=chat to="{t}" text="fetch done" // send_message channel=chat to="{t}" text="home done" | Praise | To the trainer on chat: the word and done. For sit there is no praise, the step fails.
      gpio_write pin={f} value=1 | Water | Neither {a} nor {b} nor {c}: the water bowl on {f} gets a 1, that is refilling.
    `,
  },
  {
    language: 'en',
    event: 'webhook /glass/order {"pane": "{p}", "width_mm": {w}, "height_mm": {h}, "depth_mm": {d}, "type": "{t}", "for": "{f}"}',
    slots: { p: 'GL-88, door 2, shop front', w: '900..990', h: '1200..1900', d: '4..12', t: '=clear / frosted / wired', f: 'Bäckerei Ott, N. Gale, Hostel 5', k1: '=table A, table B, table C', k2: '=table A, table B, table C', k3: '=table A, table B, table C', m: '20..60', g: '=matt, satin' },
    tools: ['scheibenrolf_cut(pane, table): Cut on a table', 'scheibenrolf_edge(pane, mm: int, finish?): Grind an edge', 'scheibenrolf_tag(text): Stick a tag on', 'scheibenrolf_oven(pane, minutes: int, hard?: bool): Temper a pane', 'scheibenrolf_crate(pane, receiver?): Crate a pane'],
    steps: `
      @t scheibenrolf_cut pane="{p}" table="{k1}" // scheibenrolf_cut pane="{p}" table="{k2}" // scheibenrolf_cut pane="{p}" table="{k3}" | Cut | Clear glass is cut on {k1}, frosted on {k2}, wired on {k3}.
      @t scheibenrolf_cut pane="{p}" table="{k3}" // scheibenrolf_cut pane="{p}" table="{k1}" // failed "wired glass is not cut today" | Table broken | {k2} is broken. Frosted moves to {k1}, clear to {k3}, and wired isn't cut at all today: fail.
      scheibenrolf_edge pane="{p}" mm={h} | Long edge | Grind the edge with the biggest of the three measures. No finish named.
      scheibenrolf_edge pane="{p}" mm={w} finish={g} | Middle edge | the measure in the middle (not the biggest, not the smallest), finish {g}
      scheibenrolf_tag text="{w} x {h} mm" | Tag | Tag with width " x " height and " mm". Depth stays off.
      @t scheibenrolf_tag text="clear, {f}" // scheibenrolf_tag text="frosted, {f}" // scheibenrolf_tag text="wired, {f}" | Tag for | Tag: type, comma, space, whom it is for.
      @t scheibenrolf_oven pane="{p}" minutes={m} hard=true // scheibenrolf_oven pane="{p}" minutes={m} // failed "wired glass must not be tempered" | Oven | {m} minutes. Clear: hard true. Frosted: hard not given. Wired must never go into the oven: fail.
      scheibenrolf_crate pane="{p}" | Crate | Crate it. {f} ordered it, but the receiver is written by hand later, so none.
    `,
  },
  {
    language: 'en',
    earlier: ['Weigh the four crates | scale_all → K1 {a} kg, K2 {b} kg, K3 {c} kg, K4 {d} kg', 'Doors | file_read → K4 {pd}, K2 {pb}, K1 {pa}, K3 {pc}'],
    slots: { a: '61..69', b: '40..48 / 90..99', c: '71..79', d: '81..87', pa: '2..29', pb: '2..29', pc: '2..29', pd: '2..29', e: '=01, 00', op: '{e} * 1', sh: '1 - {e}', w: '=Rik, dock' },
    steps: `
      @b gpio_write pin={pd} value={op} // gpio_write pin={pb} value={op} | Heaviest | Open the door of the heaviest crate, {op}. {sh} would shut it.
      @b gpio_write pin={pb} value={sh} // gpio_write pin={pa} value={sh} | Lightest | Shut the door of the lightest: {sh}, not {op}.
      gpio_write pin={pc} value={op} | Third crate | The third crate on the scale, not the third door in the list. Open ({op}, shut {sh}).
      @b notify message="K4: {d} kg" // notify message="K2: {b} kg" | Show | Heaviest crate, colon, space, what it weighs with its unit.
      @b mqtt_publish topic=crates/lift payload=K2 // mqtt_publish topic=crates/lift payload=K1 | Lift first | The lightest goes up first; publish its name on crates/lift.
      send_message channel=sms to="{w}" text="K3 {c} kg" | {w} | sms for {w}: K3 and its weight as the scale gave it, a space between
      @b failed "K2 is not the heaviest" // sop_execute name=split-crate payload="K2" | Split | If K2 is the heaviest start split-crate with the payload K2, otherwise fail.
      gpio_read pin={pa} | Door one | Read the door of K1.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chapel/organ {"stop": "{s}", "do": "{x}", "by": "{w}"}',
    slots: { s: '=flute / trumpet / bourdon', x: '=pull / push', w: 'Cantor, Liesl, Mr. Hay', a: '=valve 4, valve 7, valve 9', b: '=valve 4, valve 7, valve 9', c: '=valve 4, valve 7, valve 9', bl: '2..29', li: '2..29', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', n: '2..9' },
    tools: ['orgelkatz_wind(valve, open: bool): Give wind to a valve', 'orgelkatz_tune(valve, cents?: int): Tune the pipes of a valve', 'orgelkatz_page(text, big?: bool): Text on the music stand', 'orgelkatz_rest(minutes: int): Let the organ rest'],
    steps: `
      @s orgelkatz_wind valve="{a}" open=true // orgelkatz_wind valve="{b}" open=true // orgelkatz_wind valve="{c}" open=true | Wind | Flute {a}, trumpet {b}, bourdon {c}. Wind on (true) for the stop in the message.
      @s orgelkatz_wind valve="{a}" open=false // orgelkatz_wind valve="{b}" open=false // orgelkatz_wind valve="{c}" open=false | Wind off | The stop that was named must fall silent (false). {c} is the bourdon's, {b} the trumpet's, {a} the flute's.
      @x orgelkatz_wind valve="{b}" open=true // orgelkatz_wind valve="{b}" open=false | Pull or push | A stop that is pulled gets wind, true; a stop that is pushed gets none, false. Do so with {b}.
      @s orgelkatz_tune valve="{c}" // orgelkatz_tune valve="{a}" // orgelkatz_tune valve="{b}" | Neighbour | Tune the neighbour: after flute comes bourdon, after bourdon comes trumpet, after trumpet comes flute. ({a} flute, {b} trumpet, {c} bourdon.) Cents are heard, not given.
      @x gpio_write pin={bl} value={on} // gpio_write pin={bl} value={off} | Blower | Blower on {bl}: on ({on}) with "pull", off ({off}) with "push".
      @x orgelkatz_page text="pull flute" // orgelkatz_page text="push flute" | Stand | On the stand: what to do (pull or push) and the word flute, whatever stop the message names.
      orgelkatz_page text="{w}" big=true | Stand, big | in big letters (true) who asked for it
      gpio_write pin={li} value={off} | Lamp | Not the blower {bl}, the lamp {li}: off. It burns on {on} and is off on {off}.
      orgelkatz_rest minutes={n} | Rest | {n} minutes of rest for the organ. Pulled or pushed, never mind.
    `,
  },
  {
    language: 'en',
    event: 'manual - {txt}',
    slots: { txt: '=Gate 3 up / Gate 3 down / Gate 5 up / Gate 5 down', p3: '10..29', p5: '10..29', f3: '30..39', f5: '40..49', e: '=01, 00', up: '{e} * 1', dn: '1 - {e}', w: 'Rosalie, weir desk, Ivo' },
    steps: `
      @txt gpio_write pin={p3} value={up} // gpio_write pin={p3} value={dn} // gpio_write pin={p5} value={up} // gpio_write pin={p5} value={dn} | As typed | Gate 3 is pin {p3}, gate 5 is pin {p5}. up: {up}. down: {dn}. What to do was typed in.
      @txt gpio_write pin={p3} value={dn} // gpio_write pin={p3} value={up} // gpio_write pin={p5} value={dn} // gpio_write pin={p5} value={up} | Undo | Undo it: the gate that was typed goes the other way. {dn} is down, {up} is up; 5 at {p5}, 3 at {p3}.
      @txt gpio_write pin={p5} value={up} // gpio_write pin={p5} value={dn} // gpio_write pin={p3} value={up} // gpio_write pin={p3} value={dn} | Twin | What one gate does, the other of the two (3 and 5) has to do as well. Now the other one! 3 = {p3}, 5 = {p5}, up = {up}, down = {dn}.
      @txt gpio_read pin={f3} // gpio_read pin={f3} // gpio_read pin={f5} // gpio_read pin={f5} | Feedback | Feedback of gate 3 on {f3}, of gate 5 on {f5}; read that of the gate in question.
      @txt notify message="Gate 3 up" // notify message="Gate 3 down" // notify message="Gate 5 up" // notify message="Gate 5 down" | Show | Show what was typed, letter by letter, under no title.
      @txt mqtt_publish topic=weir/3 payload=up // mqtt_publish topic=weir/3 payload=down // mqtt_publish topic=weir/5 payload=up // mqtt_publish topic=weir/5 payload=down | Publish | Topic "weir/" and the number of the gate, payload the direction.
      @txt send_message channel=sms to="{w}" text="3 rises" // send_message channel=sms to="{w}" text="3 sinks" // send_message channel=sms to="{w}" text="5 rises" // send_message channel=sms to="{w}" text="5 sinks" | {w} | sms to {w}: number of the gate, then "rises" for up or "sinks" for down.
      gpio_write pin={p5} value={dn} | Gate 5 anyway | Whatever was typed, gate 5 ({p5}) goes down. up {up} / down {dn}
    `,
  },
  {
    language: 'en',
    event: 'mqtt tower/clock {"jobs": "{j}", "hour": {h}, "bell_pin": {bp}, "light_pin": {lp}}',
    slots: { j: '=strike & light / strike only / light only', h: '2..12', bp: '13..20', lp: '21..29', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', f: '=001, 000', lit: '{f} * 1', dk: '1 - {f}', w: '=Uwe, sexton' },
    steps: `
      @j gpio_write pin={bp} value={on} // gpio_write pin={bp} value={on} // gpio_write pin={bp} value={off} | Bell | If jobs speaks of striking, the bell's pin is {on}; if not, it is {off}. The pin came with the message.
      @j gpio_write pin={lp} value={lit} // gpio_write pin={lp} value={dk} // gpio_write pin={lp} value={lit} | Face | Does jobs mention light? Then the light's pin to {lit}, else to {dk}.
      gpio_write pin={lp} value={dk} | Bats | The bats come out. Dark on the face, whatever jobs says: {dk} is dark, {lit} is lit, pin of the light as sent.
      @j send_message channel=sms to="{w}" text="{h} strokes" // send_message channel=sms to="{w}" text="{h} strokes" // failed "nothing is to be struck" | {w} | sms to {w}, "<hour> strokes". With light only there is nothing to strike, so fail.
      @j notify message="strike & light" // notify message="strike only" // notify message="light only" | Show jobs | The jobs as they stand, on this screen, untitled.
      memory_store key=last-hour content="{h}:00" | Hour | last-hour: the hour with :00 right behind.
      gpio_read pin={bp} | Bell line | read the pin of the bell, not of the light
      @j mqtt_publish topic=tower/mode payload=2 // mqtt_publish topic=tower/mode payload=1 // mqtt_publish topic=tower/mode payload=1 | How many | On tower/mode: "2" if jobs has both, "1" if it has only one of them.
    `,
  },
  {
    language: 'en',
    event: 'webhook /school/lunch {"class": "{c}", "menu": "{m}", "eaters": {n}, "allergy": "{al}", "teacher": "{t}"}',
    slots: { c: '7a, 5c, group Fox', m: '=A / B / C', n: '11..29', al: '=nuts, milk / none', t: 'Ms. Reza, Mr. Olsen, Frau Bick', h1: '=hatch 1, hatch 2, hatch 3', h2: '=hatch 1, hatch 2, hatch 3', h3: '=hatch 1, hatch 2, hatch 3', x: '31..45', p: '2..9', e: '=01, 00', on: '{e} * 1', off: '1 - {e}' },
    tools: ['mensafips_serve(group, hatch, plates?: int): Serve a group', 'mensafips_warn(group, text): Warn the kitchen', 'mensafips_seat(group, seats: int, window?: bool): Seat a group', 'mensafips_note(text, for_whom?): Leave a note'],
    steps: `
      @m mensafips_serve group="{c}" hatch="{h1}" // mensafips_serve group="{c}" hatch="{h2}" // mensafips_serve group="{c}" hatch="{h3}" | Serve | Menu A is at {h1}, B at {h2}, C at {h3}. Serve the class; how many plates they count themselves.
      @m mensafips_serve group="{c}" hatch="{h2}" plates={n} // mensafips_serve group="{c}" hatch="{h3}" plates={n} // mensafips_serve group="{c}" hatch="{h1}" plates={n} | Hatches turned | Since Monday C is served at {h1}, A at {h2} and B at {h3}. Serve the class there, with a plate for each eater.
      @al mensafips_warn group="{c}" text="no {al}" // failed "there is no allergy" | Allergy | Warn the kitchen with "no" and the allergy. With "none" there is nothing to warn of: fail.
      @al mensafips_note text="{c}: {al}" // mensafips_note text="{c}: all fine" | Note | A note for nobody: class, colon, space, then the allergy or, with none, "all fine".
      mensafips_seat group="{c}" seats={n} | Seats | As many seats as eaters. window isn't wished for.
      mensafips_seat group="{c}" seats={x} window=true | Parents too | Parents come along: {x} seats instead of what the message says, at the window (true).
      mensafips_note text="{n} from {c}" for_whom="{t}" | Teacher | Note for the teacher: eaters, "from", class.
      @m gpio_write pin={p} value={on} // gpio_write pin={p} value={off} // gpio_write pin={p} value={off} | Wok | The wok ({p}) is on only for menu A. On = {on}, off = {off}.
    `,
  },
];
