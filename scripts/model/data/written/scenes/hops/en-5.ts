import type { Scene } from '../../scene';

/** Two things that have to be put together, the relation told in the step itself, in English, part 5. */
export const hopsEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt farm/irrigation {"cmd": "{cmd}", "field": "{f}", "by": "{who}", "mm": {mm}}',
    slots: { cmd: '=start / stop / pause', f: '=upper, lower, orchard', who: 'Renzo, A. Hale, Kofi', mm: '3..25', v: '2..29', p: '2..29', z: '2..29', e: '=01, 00', op: '{e} * 1', sh: '1 - {e}', g: '=001, 000', run: '{g} * 1', rest: '1 - {g}' },
    steps: `
      @cmd gpio_write pin={v} value={op} // gpio_write pin={v} value={sh} // gpio_write pin={v} value={op} | Valve | With start and with pause the valve stays open, only stop shuts it. Valve: pin {v}; level {op} open, level {sh} shut. What is to be done stands in cmd.
      @cmd gpio_write pin={p} value={run} // gpio_write pin={p} value={rest} // gpio_write pin={p} value={rest} | Pump | The pump turns only on start. With the other two it rests. On {p} a {run} makes it turn, a {rest} makes it rest.
      @cmd mqtt_publish topic=farm/led payload=green // mqtt_publish topic=farm/led payload=off // mqtt_publish topic=farm/led payload=amber | Led | start: green, pause: amber, stop: off. That word goes out on farm/led.
      @cmd notify message="start {f}, {mm} mm" // notify message="stop {f}, {mm} mm" // notify message="pause {f}, {mm} mm" | Line | Show "<cmd> <field>, <mm> mm".
      @cmd failed "start is not ours" // sop_execute name=drain-lines // sop_execute name=hold-lines | Procedure | I would like you to begin drain-lines when it says stop and hold-lines when it says pause; when it says start please report a failure, starting isn't ours.
      memory_store key=water-{f} content="{mm} mm" | Amount | Key: "water-" and the field. Content: how many mm, with the unit behind and a space between.
      gpio_write pin={v} value={sh} | Burst pipe | Burst pipe, so it doesn't matter at all what was ordered. Valve shut. ({sh} is shut on {v}, {op} is open.)
      gpio_read pin={z} | Flow contact | Hands off {v} and {p}. Flow contact {z}: read.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/patient {"name": "{n}", "kind": "{k}", "kg": {kg}, "owner": "{o}", "box": {b}}',
    slots: { n: 'Bruno, Pixie, Mr. Socks', k: '=dog / cat / rabbit', kg: '1.2..9.4 / 11.8..48.0', o: 'Haddad, Ms. Quist, Novotny', b: '2..14', d1: '=drops A, drops B, paste', d2: '=drops A, drops B, paste', d3: '=drops A, drops B, paste', m: '15..60', r: '=Room Oak, Room Elm' },
    tools: ['pfotalog_give(animal, remedy, times?: int): Give a remedy', 'pfotalog_cage(animal, number: int, heat?: bool): Put an animal in a box', 'pfotalog_ring(owner, sentence): Call an owner with a sentence', 'pfotalog_tag(print): Print a collar tag', 'pfotalog_room(animal, room): Bring an animal to a room'],
    steps: `
      @k pfotalog_give animal="{n}" remedy="{d1}" // pfotalog_give animal="{n}" remedy="{d2}" // pfotalog_give animal="{n}" remedy="{d3}" | Remedy | Dogs get {d1}, cats get {d2}, rabbits get {d3}. Give the patient the right one. How many times the doctor says later.
      @k pfotalog_give animal="{n}" remedy="{d3}" // pfotalog_give animal="{n}" remedy="{d1}" // failed "nothing is allowed for rabbits" | Shortage | Short of {d2}: cats now {d1}, dogs now {d3}, rabbits nothing at all (fail). times stays empty.
      @kg pfotalog_room animal="{n}" room="Room 1" // pfotalog_room animal="{n}" room="Room 2" | Room | Animals over 10 kg to "Room 2", lighter ones to "Room 1".
      pfotalog_cage animal="{n}" number={b} | Box | Into its box, the number came along. Of heat nobody spoke.
      pfotalog_tag print="{n} / {o}" | Collar | Collar tag: name, space, slash, space, owner.
      pfotalog_tag print="{kg} kg" | Weight tag | a tag only for the weight: number, space, kg
      @k pfotalog_ring owner="{o}" sentence="your dog is awake" // pfotalog_ring owner="{o}" sentence="your cat is awake" // pfotalog_ring owner="{o}" sentence="your rabbit is awake" | Ring | The owner hears "your <kind> is awake", with the kind of the message.
      @k pfotalog_cage animal="{n}" number={m} heat=false // pfotalog_cage animal="{n}" number={m} heat=false // pfotalog_cage animal="{n}" number={m} heat=true | Heat | Box {m}, not {b}. heat true for a rabbit, false for a dog or cat.
      pfotalog_room animal="{n}" room="{r}" | X-ray | X-ray: {r}. Heavy or light, that's where the machine stands.
    `,
  },
  {
    language: 'en',
    event: 'mqtt server/ups {"mains": "{m}", "load_pct": {l}, "minutes": {t}, "feeds": ["{f1}", "{f2}", "{f3}"]}',
    slots: { m: '=ok / lost', l: '20..59 / 71..96', t: '4..30', f1: 'nas, mail01, rack-a', f2: 'dns, web03, rack-k', f3: 'cam, lab12, rack-z', pa: '2..29', pb: '2..29', pc: '2..29', e: '=01, 00', sup: '{e} * 1', cut: '1 - {e}', w: '=Dilek, on-call' },
    steps: `
      @m gpio_write pin={pc} value={sup} // gpio_write pin={pc} value={cut} | Last feed | Feeds in the order of the message: {pa}, {pb}, {pc}. With mains lost the last one is cut; with mains ok it is supplied. Cut {cut}, supplied {sup}.
      gpio_write pin={pa} value={cut} | Cut {f1} | Pins {pa}/{pb}/{pc} belong to the first/second/third feed of the message. Cut {f1}. {sup} supplies, {cut} cuts.
      gpio_write pin={pb} value={sup} | Supply {f2} | {f2} must have power; {sup} is power and {cut} is none. Order of pins as in the list of feeds: {pa}, then {pb}, then {pc}.
      @m notify message="mains ok" // pushover message="mains lost" | Tell | If the mains is ok a notification "mains ok" on this computer will do. If it is lost push "mains lost". Titles: none.
      @m failed "the mains is there" // send_message channel=ops to="{w}" text="{t} min left, {f1} first" | {w} | Only when the mains is lost: on ops to {w}, the minutes, " min left, ", the first feed, " first". Otherwise fail.
      mqtt_publish topic=ups/feeds payload="{f3},{f2},{f1}" | Order of cutting | On ups/feeds publish the feeds from last to first, commas without blanks between.
      @l gpio_write pin={pa} value=1 // gpio_write pin={pa} value=0 | Load | Up to 65 % load pin {pa} is 1, above it 0.
      memory_store key=ups-load content="{l} %" | Load noted | ups-load: the load, a space, the per cent sign
    `,
  },
  {
    language: 'en',
    earlier: ['Read the paper in the box | file_read → code {x}', 'Read the pin list | file_read → valve {v}, hatch {h}, flap {f}'],
    slots: { x: '=blau (blau: open; rosa: shut), ivy (oak: shut; ivy: open), seven (seven: open; nine: shut), tick (cross: shut; tick: open) / rosa (blau: open; rosa: shut), blau (rosa: open; blau: shut), oak (ivy: open; oak: shut), nine (nine: shut; seven: open), cross (tick: open; cross: shut)', v: '2..29', h: '2..29', f: '2..29', e: '=01, 00', op: '{e} * 1', sh: '1 - {e}', who: 'Malik, Edda, B. Toth' },
    steps: `
      @x gpio_write pin={v} value={op} // gpio_write pin={v} value={sh} | As the paper says | A code word stands on the paper, and in brackets what the words mean. Do that with the valve: {op} is open, {sh} is shut.
      @x gpio_write pin={h} value={op} // gpio_write pin={h} value={sh} | Hatch too | The hatch does what the code of step {step1} means. It is open at {op} and shut at {sh}, pin in the list.
      @x gpio_write pin={f} value={sh} // gpio_write pin={f} value={op} | Flap against it | The flap always does the contrary of the code. {sh} would be shut and {op} would be open.
      gpio_write pin={h} value={op} | Hatch open | whatever the code says, hatch open. open = {op} / shut = {sh}
      gpio_read pin={f} | Flap | The flap's pin, read only.
      @x mqtt_publish topic=box/en payload=open // mqtt_publish topic=box/en payload=shut | In clear | Publish on box/en what the code means, open or shut, instead of the code itself.
      @x send_message channel=sms to="{who}" text="it is open" // send_message channel=sms to="{who}" text="it is shut" | To {who} | By sms {who} gets "it is " and the meaning of the code.
      @x failed "the code means open" // gpio_write pin={v} value={sh} | Only shut | If the code means open this step is to fail. If it means shut, valve to {sh}.
    `,
  },
  {
    language: 'en',
    event: 'peripheral dock/button_{n} {press}',
    slots: { press: '=short / long / double', n: '2..9', a: '10..29', b: '10..29', c: '10..29', d: '10..29', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', who: 'Kasia, dock boss, Ray' },
    steps: `
      @press gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | Which one | short = light {a}; long = gate {b}; double = bell {c}. What was pressed goes to 1.
      @press gpio_write pin={c} value=0 // gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | The one before | Row on the wall: {a} (short), {b} (long), {c} (double), and before the first comes the last. The one before the pressed one goes to 0.
      @press gpio_write pin={d} value={on} // gpio_write pin={d} value={off} // gpio_write pin={d} value={off} | Ramp lamp | A short press lights the ramp lamp, any other press darkens it. Lamp {d}: lit at {on}, dark at {off}.
      @press sop_execute name=dock-open // sop_execute name=dock-close // failed "a double press means nothing" | Procedure | dock-open on a short press, dock-close on a long one. A double one means nothing: fail.
      @press notify message="button {n}: short" // notify message="button {n}: long" // notify message="button {n}: double" | Show | "button <number>: <press>", the number is in the topic. No title.
      @press send_message channel=radio to="{who}" text="truck in" // send_message channel=radio to="{who}" text="truck out" // send_message channel=radio to="{who}" text="help" | Radio | What {who} hears on the radio: "help" for a double press, "truck in" for a short and "truck out" for a long one.
      gpio_write pin={d} value={off} | Dark | Ramp lamp dark, however it was pressed. Pin {d}, {on} lit, {off} dark.
      memory_store key=last-button content="{n}" | Button | Which button it was (only its number) is kept as last-button.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/return {"item": "{i}", "title": "{t}", "by": "{b}", "late_days": {l}, "next": "{nx}"}',
    slots: { i: 'K-2091, 88.412, AV 17', t: 'The Tin Boat, Moss, Atlas IV', b: 'Hanne Vik, Mr. Obi, 5c', l: '=0 / 3, 6, 12', nx: '=Lorna, Tariq / ∅', sh: 'hall 2, shelf 40, the cellar', c: '=red, white', n: '2..9' },
    tools: ['lesemund_shelve(item, shelf): Shelve an item', 'lesemund_reserve(item, reader, days?: int): Reserve an item', 'lesemund_fine(reader, text, cents?: int): Fine a reader', 'lesemund_strip(print, paper?: red|white): Print a paper strip', 'lesemund_mail(reader, subject, text): Mail a reader'],
    steps: `
      @nx lesemund_reserve item="{i}" reader={nx} // lesemund_shelve item="{i}" shelf="{sh}" | Next or shelf | Is there a next reader? Then reserve the item for that one, days not fixed. If next is missing it goes to {sh}.
      @nx lesemund_strip print="For {nx}" // failed "nobody is next" | Strip | Strip "For <next>", paper whatever. Nobody next: fail.
      @l lesemund_shelve item="{i}" shelf="{sh}" // lesemund_fine reader="{b}" text="{l} days late" | Fine | Zero late days: shelve it, {sh}. Any late days: a fine for who brought it, text "<days> days late", and no sum.
      lesemund_mail reader="{b}" subject="{t}" text="Thank you" | Thanks | A mail to whoever brought it back. As subject the title of the book, as text "Thank you".
      lesemund_mail reader="{b}" subject="Re: {t}" text="{i}" | Re | Subject: "Re: " and the title. Text: the item alone. Goes to the one who returned it.
      lesemund_strip print="{i} {t}" paper={c} | Spine | on {c} paper: item, space, title
      lesemund_reserve item="{i}" reader="{b}" days={n} | Back again | The one who returned it wants it back after all, reserve it for {n} days for them. Next one or not.
      lesemund_shelve item="{i}" shelf=quarantine | Wet | It is wet, so the shelf is "quarantine"; {sh} would be its usual place.
      memory_store key=late content="{l}" | Late | late gets the number of late days without a unit.
    `,
  },
  {
    language: 'en',
    event: 'mqtt heat/rooms {"rooms": {"office": {o}, "store": {s}, "hall": {h}}, "want": "{w}"}',
    slots: { o: '19.0..20.9', s: '25.0..28.5 / 9.0..13.5', h: '22.0..23.9', w: '=warmer / cooler', po: '2..29', ps: '2..29', ph: '2..29', e: '=01, 00', heat: '{e} * 1', not: '1 - {e}', k: '=NC valve (opens under power) / NO valve (shuts under power)' },
    steps: `
      @s gpio_write pin={po} value={heat} // gpio_write pin={ps} value={heat} | Coldest | Heat the coldest room. Office {po}, store {ps}, hall {ph}. Heating is {heat}, not heating {not}.
      @s gpio_write pin={ps} value={not} // gpio_write pin={ph} value={not} | Warmest | The warmest room gets no more heat: {not} (a {heat} would heat). hall={ph} office={po} store={ps}
      @s gpio_write pin={ph} value={heat} // gpio_write pin={po} value={heat} | In between | The room in between, not warmest and not coldest, is to be heated with a {heat}. Pins: store {ps}, hall {ph}, office {po}.
      @w gpio_write pin={ph} value={heat} // gpio_write pin={ph} value={not} | As wanted | People want it warmer or cooler, see message. Warmer puts hall pin {ph} on {heat}, cooler puts it on {not}.
      @k gpio_write pin={po} value=1 // gpio_write pin={po} value=0 | Office valve open | The office has an {k}. Pin {po}, 1 = power. It should stand open.
      @k gpio_write pin={po} value=0 // gpio_write pin={po} value=1 | Office valve shut | Shut the office valve on pin {po}; 1 = power. It is an {k}.
      @s notify message="coldest: office" // notify message="coldest: store" | Show | Screen: "coldest: " and the room that is coldest.
      @w mqtt_publish topic=heat/reply payload="warmer: yes" // mqtt_publish topic=heat/reply payload="cooler: yes" | Reply | To heat/reply: what they want, followed by ": yes".
      memory_store key=hall content="{h} C" | Hall | hall: temperature of the hall, space, C.
    `,
  },
  {
    language: 'en',
    event: 'webhook /printshop/plate {"plate": "{p}", "old": "{o}", "machine": {m}, "proof": "{pr}"}',
    slots: { p: 'P-31, menu B, cover 2', o: 'P-30, menu A, cover 1', m: '2..6', pr: '=ok, fine / smeared, torn', n: '200..900', w: '2..20', c: '=magenta, cyan', s1: '=1st unit, 2nd unit, 3rd unit', s2: '=1st unit, 2nd unit, 3rd unit', s3: '=1st unit, 2nd unit, 3rd unit' },
    tools: ['klischograf_mount(plate, machine: int): Mount a plate', 'klischograf_dismount(plate): Take a plate off', 'klischograf_run(machine: int, copies: int, proof?: bool): Print', 'klischograf_clean(unit, rounds?: int): Clean an ink unit', 'klischograf_slate(text): Write on the slate of the day'],
    steps: `
      klischograf_mount plate="{p}" machine={m} | New plate | The new plate onto its machine, as reported.
      klischograf_dismount plate="{o}" | Old plate | Take off the one that was there before.
      klischograf_mount plate="{o}" machine={m} | Go back | The new plate is wrong. Mount the old one again on that machine.
      @pr klischograf_run machine={m} copies={n} // failed "the proof is {pr}" | Print | {n} copies on the reported machine if the proof is ok or fine. Otherwise don't print, fail. proof is not asked for.
      @pr klischograf_slate text="{p} released" // klischograf_slate text="{p} stopped" | Slate | The slate gets the new plate and "released" with a proof that is ok or fine, "stopped" with any other.
      klischograf_slate text="{o} -> {p}" | Slate it | On the slate: old, " -> ", new.
      klischograf_clean unit="{s1}" | Clean {c} | Cyan and magenta both run in {s1} today, key in {s3}. Clean the unit where {c} runs; rounds open.
      klischograf_clean unit="{s2}" rounds={w} | The free one | {s1} and {s3} are loaded and must not be touched. Of the three units (1st unit, 2nd unit, 3rd unit) clean the one left, {w} rounds.
      klischograf_run machine={m} copies={w} proof=true | Proof | Pull {w} as a proof (proof is true) there.
    `,
  },
  {
    language: 'en',
    event: 'manual - {q}',
    slots: { q: '=is the gate open? / open the gate! / shut the gate!', g: '2..29', f: '2..29', l: '2..29', e: '=01, 00', op: '{e} * 1', sh: '1 - {e}', k: '=Sofie, the guard' },
    steps: `
      @q gpio_read pin={f} // gpio_write pin={g} value={op} // gpio_write pin={g} value={sh} | Question or order | A question about the gate: read the feedback, pin {f}. An order: carry it out on pin {g}, where {op} opens and {sh} shuts.
      @q failed "it was only a question" // gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Lamp | Ordered open: lamp {l} 1. Ordered shut: lamp {l} 0. Only asked: fail.
      @q notify message="asked" // notify message="ordered" // notify message="ordered" | What it was | Show "asked" for a question and "ordered" for an order.
      gpio_write pin={g} value={sh} | Shut anyhow | I don't care what was typed. Gate shut, {sh} on {g}; {op} would open it.
      memory_store key=typed content="{q}" | Typed | keep what was typed under typed, signs included
      send_message channel=chat to="{k}" text="{q}" | Forward | Forward it to {k} on chat with every sign.
      gpio_read pin={g} | Gate line | Not the feedback ({f}): the gate's own line, {g}, is to be read.
      @q mqtt_publish topic=gate/cmd payload=state // mqtt_publish topic=gate/cmd payload=up // mqtt_publish topic=gate/cmd payload=down | Old system | The old system knows "state" for the question, "up" for open, "down" for shut. Topic gate/cmd.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vine/cellar {"casks": [{"id": "{a}", "fill": {fa}}, {"id": "{b}", "fill": {fb}}, {"id": "{c}", "fill": {fc}}, {"id": "{d}", "fill": {fd}}]}',
    slots: { a: 'C-11, Rosa, east 2', b: 'C-24, Maria, east 5', c: 'C-38, Clara, west 1', d: 'C-46, Anna, west 7', fa: '60..69', fb: '75..84', fc: '88..97 / 12..25', fd: '40..52', n: '2..15', cu: '=Riesling, Silvaner', bu: 'Vogt, Dupont & Fils, Inn 9' },
    tools: ['kellerwart_top(cask, litres?: int): Top up a cask', 'kellerwart_rack(cask, into): Rack one cask into another', 'kellerwart_chalk(cask, words): Chalk words on a cask', 'kellerwart_sell(cask, buyer): Sell a cask', 'kellerwart_taste(cask): Draw a glass'],
    steps: `
      @fc kellerwart_top cask="{d}" // kellerwart_top cask="{c}" | Emptiest | Top up the cask with the lowest fill, as much as goes in, so no litres.
      @fc kellerwart_taste cask="{c}" // kellerwart_taste cask="{b}" | Fullest | A glass from the fullest, please.
      @fc kellerwart_rack cask="{d}" into="{c}" // kellerwart_rack cask="{c}" into="{b}" | Emptiest into fullest | Rack the emptiest of the four into the fullest.
      @fc kellerwart_chalk cask="{c}" words="{fc} %" // kellerwart_chalk cask="{b}" words="{fb} %" | Chalk | Chalk on the fullest how full it is: number, space, %.
      kellerwart_sell cask="{d}" buyer="{bu}" | Last | The last in the list is sold to {bu}.
      kellerwart_top cask="{b}" litres={n} | Second | second in the list, {n} litres
      kellerwart_rack cask="{a}" into="{c}" | First into third | The first one of the list into the third; how full they are doesn't matter.
      kellerwart_chalk cask="{c}" words="{cu}" | Between | Chalk {cu} on the cask that stands in the list between the second and the last.
    `,
  },
  {
    language: 'en',
    earlier: ['Fuse chart | file_read → F1 {a} lamps, F2 {b} sockets, F3 {c} boiler, F4 {d} pump, numbers are pins', 'Which fuse tripped | panel_ask → {t}'],
    slots: { a: '10..29', b: '10..29', c: '10..29', d: '10..29', t: '=F1 / F2 / F3 / F4', e: '=01, 00', on: '{e} * 1', off: '1 - {e}', who: 'Arvid, electrician, Mo' },
    steps: `
      @t gpio_write pin={a} value={off} // gpio_write pin={b} value={off} // gpio_write pin={c} value={off} // gpio_write pin={d} value={off} | Dead | Take the tripped circuit off: level {off} on its pin; {on} would put it back.
      @t gpio_write pin={a} value={on} // gpio_write pin={b} value={on} // gpio_write pin={c} value={on} // gpio_write pin={d} value={on} | Back on | The fuse is changed, so its circuit comes back. {off} is off. {on} is on.
      @t notify message="no lamps" // notify message="no sockets" // notify message="no boiler" // notify message="no pump" | What is missing | Show "no " and what hangs on the tripped fuse.
      @t send_message channel=sms to="{who}" text="F1 tripped" // send_message channel=sms to="{who}" text="F2 tripped" // send_message channel=sms to="{who}" text="F3 tripped" // send_message channel=sms to="{who}" text="F4 tripped" | {who} | sms to {who}: the fuse and the word tripped.
      @t failed "F1 may be reset by anybody" // sop_execute name=call-electrician // sop_execute name=call-electrician // sop_execute name=call-electrician | Electrician | Start call-electrician unless it was F1; with F1 the step fails.
      @t gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} // gpio_read pin={d} | Look | Don't switch. Read the pin of what tripped.
      gpio_write pin={d} value={off} | Pump | The pump is off limits tonight, off with it: {off} (on would be {on}). Which fuse tripped plays no part.
      gpio_read pin={b} | F2 | Read F2's pin.
    `,
  },
  {
    language: 'en',
    event: 'mqtt camp/site {"pitch": "{p}", "state": "{s}", "family": "{f}", "nights": {n}, "dog": "{d}"}',
    slots: { p: 'P12, meadow 4, lake 9', s: '=arrived / left', f: 'Brandt, the Okas, Liu', n: '2..13', d: '=yes / no', w: '2..29', x: '2..29', e: '=01, 00', pw: '{e} * 1', no: '1 - {e}', g: '=gate A, gate C' },
    tools: ['zeltwart_admit(family, gate, dog?: bool): Admit a family', 'zeltwart_release(pitch): Free a pitch', 'zeltwart_occupy(pitch, nights?: int): Occupy a pitch', 'zeltwart_bell(text): Announce', 'zeltwart_peg(pitch, slip): Peg a slip to a pitch'],
    steps: `
      @s gpio_write pin={w} value={pw} // gpio_write pin={w} value={no} | Power post | The power post of the pitch is pin {w}. People who arrived get power ({pw}), where people left there is none ({no}).
      @s zeltwart_occupy pitch="{p}" // zeltwart_release pitch="{p}" | Pitch | arrived → occupy the pitch, without nights. left → free it.
      @s zeltwart_occupy pitch="{p}" nights={n} // failed "the family has left" | Nights | Occupy the pitch for the nights booked. Not for people who left, there the step fails.
      @d zeltwart_admit family="{f}" gate="{g}" dog=true // zeltwart_admit family="{f}" gate="{g}" | With dog | Admit the family at {g}. With a dog (dog yes) say dog true, without one say nothing about it.
      @s zeltwart_bell text="welcome {f}" // zeltwart_bell text="goodbye {f}" | Bell | Announce "welcome" or "goodbye" followed by the family: the first if they arrived, the second if they left.
      zeltwart_peg pitch="{p}" slip="{f}, {n} nights" | Slip | Peg to the pitch: family, comma, space, the number, space, nights.
      @d gpio_write pin={x} value=1 // gpio_write pin={x} value=0 | Dog shower | Dog shower {x}: 1 if they have a dog, 0 if not.
      zeltwart_release pitch="{p}" | Flood | The lake rises. Free the pitch whether they arrived or left.
    `,
  },
];
