import type { Scene } from '../../scene';

/** Two things that have to be put together, the relation told in the step itself, in English, part 1. */
export const hopsEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt fishpass/sluice {cmd}',
    slots: { cmd: '=open / close', g: '2..29', g2: '2..29', lamp: '2..29', a: '2..29', hi: '=1, 0', lo: '1 - {hi}', b: '=1.0, 0.0', on: '{b} * 1', off: '1 - {b}', w: 'Brekke, Ilona, Sander' },
    steps: `
      @cmd gpio_write pin={g} value={hi} // gpio_write pin={g} value={lo} | Do what came in | The payload is one word. open means pin {g} to {hi}, close means pin {g} to {lo}.
      @cmd gpio_write pin={g} value={lo} // gpio_write pin={g} value={hi} | Wrong way round | The eels need the opposite of what the word asks for: with "close" the sluice opens, with "open" it closes. Sluice on {g}; {hi} opens it, {lo} closes it.
      @cmd gpio_write pin={lamp} value={on} // gpio_write pin={lamp} value={off} | Lamp for walkers | Lamp at {lamp}: burning while the sluice is told to open, dark when told to close. It burns at {on} and is dark at {off}.
      gpio_write pin={g2} value={lo} | Not the sluice | Pin {g} stays as it is, whatever the word says. What has to be shut is the side channel, {g2}; shut is {lo}.
      @cmd notify message="Sluice: open" // notify message="Sluice: close" | Show it | On this screen: Sluice, a colon, a space and the word that came in. No title.
      mqtt_publish topic=fishpass/ack payload={cmd} | Echo | Send the payload back as it is, to fishpass/ack.
      @cmd send_message channel=sms to={w} text="water coming" // send_message channel=sms to={w} text="water stops" | Tell {w} | sms to {w}. "water coming" if it opens, "water stops" if it closes.
      gpio_read pin={a} | Where is it really? | The word doesn't matter here. Feedback of {g} arrives on {a}; read the feedback.
    `,
  },
  {
    language: 'en',
    event: 'webhook /house/mode {"mode": "{m}", "since": "{t}", "porch": {p}}',
    slots: { m: '=day / night', t: '07:10, 18:45, 21:30', p: '2..29', h: '2..29', bl: '2..29', d: '=1, 0', n: '1 - {d}', e: '=1.0, 0.0', open: '{e} * 1', shut: '1 - {e}' },
    steps: `
      @m gpio_write pin={p} value={d} // gpio_write pin={p} value={n} | Porch | day: {d}. night: {n}. That's for the porch pin from the message.
      @m gpio_write pin={bl} value={open} // gpio_write pin={bl} value={shut} | Blinds | Blinds hang on pin {bl}, {open} raises and {shut} lowers them. Up in day mode, down in night mode.
      @m gpio_write pin={bl} value={shut} // gpio_write pin={bl} value={open} | Blinds of the night nurse | She sleeps by day. So: lower them when it says day, raise them when it says night (pin {bl}; {shut} lowers, {open} raises).
      @m mqtt_publish topic=house/lamp payload=dim // mqtt_publish topic=house/lamp payload=bright | Hall | house/lamp is to get "dim" in day mode and "bright" in night mode.
      memory_store key=mode-since content="{m} since {t}" | Note it | Key mode-since. Content: the mode, then "since", then the time given.
      gpio_write pin={h} value=1 | Heater | Day or night is no matter to the heater on pin {h}: it gets a 1. Hands off the porch.
      @m sop_execute name=morning-round // sop_execute name=evening-round | Round | Start morning-round if day, evening-round if night, without a payload.
      @m memory_forget key=night-note // memory_store key=night-note content=quiet | Night note | If it is night keep "quiet" as night-note; if it is day forget night-note.
    `,
  },
  {
    language: 'en',
    event: 'mqtt alarm/panel {"kind": "{k}", "floor": {f}, "by": "{by}"}',
    slots: { k: '=fire / gas / water', f: '2..9', by: 'D4, smoke 12, sensor K', s1: '=evacuate, gas-shutdown, leak-isolate, call-out', s2: '=evacuate, gas-shutdown, leak-isolate, call-out', s3: '=evacuate, gas-shutdown, leak-isolate, call-out', p1: '10..29', p2: '10..29', p3: '10..29', t1: '=red, blue, amber', t2: '=red, blue, amber', t3: '=red, blue, amber' },
    steps: `
      @k sop_execute name={s1} // sop_execute name={s2} // sop_execute name={s3} | Which procedure | fire -> start {s1}, gas -> start {s2}, water -> start {s3}. The field kind decides.
      @k sop_execute name={s1} payload="floor {f}" // sop_execute name={s2} payload="floor {f}" // sop_execute name={s3} payload="floor {f}" | With the floor | Start the procedure that goes with the kind and hand it as payload the word floor, a space and the number. Water: {s3}. Fire: {s1}. Gas: {s2}.
      @k gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | Flasher | Flashers of the panel, in the order fire, gas, water: {p1}, {p2}, {p3}. The one that is meant goes to 1.
      @k gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 // gpio_write pin={p3} value=0 | Flasher off again | Enough flashing! gas {p2}; water {p3}; fire {p1}; low = off. Only the kind of the alarm.
      @k mqtt_publish topic=alarm/colour payload={t1} // mqtt_publish topic=alarm/colour payload={t2} // mqtt_publish topic=alarm/colour payload={t3} | Colour | {t2} stands for gas, {t3} for water and {t1} for fire. Publish the colour of this alarm on alarm/colour.
      @k pushover message="Alarm fire on floor {f}" // pushover message="Alarm gas on floor {f}" // pushover message="Alarm water on floor {f}" | Push | Push "Alarm <kind> on floor <floor>" both filled in from what the panel sent; leave the title out.
      @k failed "a fire is not ours" // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | Not fires | Fires are for the brigade: with fire this step fails. Gas sets pin {p2}, water sets pin {p3}, each to 1.
      send_message channel=radio text="{by} on {f}" | Who saw it | Radio, to nobody in particular: the sensor that reported, the word on, the floor.
    `,
  },
  {
    language: 'en',
    earlier: ['Strip in the pump cabinet | file_read → {a} well pump, {b} circulation, {c} drain, {d} cistern valve', 'Ask the float | gpio_read → pin {f} = {v}'],
    slots: { a: '2..29', b: '2..29', c: '2..29', d: '2..29', f: '2..29', v: '=1 / 0', e: '=1.0, 0.0', on: '{e} * 1', off: '1 - {e}', g: '=1.00, 0.00', op: '{g} * 1', sh: '1 - {g}' },
    steps: `
      gpio_write pin={a} value={on} | Well | Well pump on. The card in that cabinet takes {on} for on and {off} for off; which pin, step {step1} says.
      gpio_write pin={b} value={off} | Circulation rests | {off} is off there and {on} is on. Circulation off, see the strip.
      gpio_write pin={d} value={op} | Cistern | let the cistern fill: its valve opens with {op} and closes with {sh}
      gpio_write pin={d} value={sh} | Full | The cistern is full. Valve shut, please. On that valve {op} means open and {sh} means shut.
      @v gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Against the float | Give the drain the opposite of what the float read.
      @v gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | With the float | Circulation follows the float: the same level that step {step2} read.
      @v gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Low water | Float at 1 = enough water = well pump 0. Float at 0 = too little = well pump 1.
      gpio_read pin={f} | Once more | Read again the pin that was read before.
      @v notify message="enough water" // failed "the float reads 0" | Only if wet | With a 1 from the float show "enough water". If it read 0, fail.
    `,
  },
  {
    language: 'en',
    event: 'webhook /parcels/new {"no": "{no}", "for": "{who}", "shelf": "{sh}", "kg": {kg}, "cod": {cod}}',
    slots: { no: 'PX-3301, Q77180, 00451-B', who: 'Amrit Gill, Mrs. Odu, J. Falk', sh: 'C4, top 2, L-19', kg: '0.8..4.9 / 12.1..29.5', cod: '=true / false', w: 'counter, back room', sm: '=rack, bin, hatch', lg: '=floor, cage, ramp' },
    tools: ['zettla_label(line, copies?: int): Print a label', 'zettla_hold(ref, until?): Put a parcel on hold', 'zettla_spot(parcel, place): Say where a parcel lies', 'zettla_sms(person, text): Text somebody'],
    steps: `
      zettla_label line="Parcel for {who}, shelf {sh}" | Label | One line: "Parcel for <name>, shelf <shelf>". Number of copies not given.
      zettla_label line="{kg} kg" copies=2 | Weight label | Two labels which say how heavy it is, the number and after a space kg.
      zettla_hold ref=hold-{no} | Hold | The reference is "hold-" with the number of the parcel right behind it. No end date.
      @kg zettla_spot parcel={no} place={sm} // zettla_spot parcel={no} place={lg} | Where to | Parcels of up to 10 kg have the place "{sm}", anything heavier has "{lg}". Enter the place of this one.
      @cod zettla_sms person="{who}" text="please bring cash" // zettla_sms person="{who}" text="already paid" | Cash? | cod true: text the receiver "please bring cash". cod false: text "already paid".
      zettla_sms person="{who}" text="{no} is on {sh}" | Tell them | To the receiver: number of the parcel, then "is on", then the shelf as it stands.
      zettla_label line="{no}" | Bare | Just the number on a label, nothing before or behind.
      zettla_spot parcel={no} place="{w}" | Moved | It was on {sh}, now it lies in the {w}; enter that.
      @kg failed "it weighs only {kg} kg" // zettla_hold ref={no} until=Monday | Too heavy for today | Heavier than 10 kg goes on hold until Monday, under the plain number with nothing in front of it. Lighter: fail.
    `,
  },
  {
    language: 'en',
    event: 'mqtt silo/levels {"barley": {a}, "oats": {b}, "rye": {c}}',
    slots: { a: '71..94 / 42..49 / 6..19', b: '52..64', c: '24..38', pa: '2..29', pb: '2..29', pc: '2..29', e: '=1.0, 0.0', on: '{e} * 1', off: '1 - {e}' },
    tools: ['kornschub_tip(grain, tonnes?: int): Tip grain into a silo', 'kornschub_draw(grain, target): Draw grain from a silo', 'kornschub_seal(grain): Seal a silo', 'kornschub_air(grain, minutes: int): Blow air through a silo'],
    steps: `
      @a kornschub_draw grain=barley target=mill // kornschub_draw grain=oats target=mill // kornschub_draw grain=oats target=mill | From the fullest | Draw from whatever silo is fullest; it goes to the mill.
      @a kornschub_tip grain=rye // kornschub_tip grain=rye // kornschub_tip grain=barley | Lowest gets it | A lorry is here. Tip into the silo with the lowest figure. How many tonnes nobody knows, leave it out.
      @a kornschub_air grain=oats minutes=15 // kornschub_air grain=barley minutes=15 // kornschub_air grain=rye minutes=15 | The one in between | A quarter of an hour of air (15 minutes) for the one that is neither the fullest nor the emptiest.
      @a gpio_write pin={pa} value={on} // gpio_write pin={pb} value={on} // gpio_write pin={pb} value={on} | Auger | Augers: rye {pc}, barley {pa}, oats {pb}; {off} stops, {on} runs. Run the auger of the silo that has most in it.
      @a gpio_write pin={pc} value={off} // gpio_write pin={pc} value={off} // gpio_write pin={pa} value={off} | Nearly empty | Stop the auger under the emptiest. oats = {pb}, rye = {pc}, barley = {pa}. On that card {on} is run, {off} is stop.
      kornschub_seal grain=rye | Last one | Seal the silo that stands last in the message.
      kornschub_seal grain=barley | First one | Seal the first of the three. Full or not is not the point.
      memory_store key=oats-level content="{b} %" | Write down | Under oats-level put the figure for oats, a space and the percent sign.
    `,
  },
  {
    language: 'en',
    event: 'manual - {ask}',
    slots: { ask: '=Bed 2 dry / Bed 5 dry / Bed 8 dry', p2: '10..29', p5: '10..29', p8: '10..29', main: '10..29', rel: '=active-low / active-high', who: 'Mavis, old Tom, Priya' },
    steps: `
      @ask gpio_write pin={p2} value=1 // gpio_write pin={p5} value=1 // gpio_write pin={p8} value=1 | Water there | Drip lines: bed 2 is pin {p2}, bed 5 is pin {p5}, bed 8 is pin {p8}, high waters. Water the bed that was called dry.
      ^ | Dry bed | Which bed is dry was said. 8: {p8}, 2: {p2}, 5: {p5}. That line goes high.
      @rel gpio_write pin={main} value=0 // gpio_write pin={main} value=1 | Main line | Main line on, pin {main}. Its relay card is {rel}, so think before you send a level.
      @rel gpio_write pin={main} value=1 // gpio_write pin={main} value=0 | Main line off | For the night the main line is switched off. It sits on {main}, and the card it sits on is {rel}.
      @ask gpio_write pin={p5} value=0 // gpio_write pin={p8} value=0 // gpio_write pin={p2} value=0 | The one after it | Beds in their order round the yard: 2 ({p2}), 5 ({p5}), 8 ({p8}), then 2 again. The bed after the dry one has had enough; its pin goes low.
      @ask send_message channel=sms to="{who}" text="Bed 2 dry" // send_message channel=sms to="{who}" text="Bed 5 dry" // send_message channel=sms to="{who}" text="Bed 8 dry" | Pass it on | Pass on to {who} by sms what was said, word for word.
      @ask mqtt_publish topic=beds/todo payload=2 // mqtt_publish topic=beds/todo payload=5 // mqtt_publish topic=beds/todo payload=8 | Bed number | beds/todo wants the number of the bed alone, without the words round it.
      notify title=Garden message="{who} is out" | Out | Notification with the title Garden: "{who} is out". The dry bed isn't part of it.
    `,
  },
  {
    language: 'en',
    earlier: ['Brake test | brake_look → {r}', 'Release the catch | gpio_write → pin {p} set to {v}'],
    slots: { r: '=fault, fault: worn, fault: no pressure / ok, fine: pressure held', p: '2..29', v: '=1, 0', o: '1 - {v}', q: '2..29', x: '2..29', who: 'Dov, Agneta, P. Shaw' },
    steps: `
      @r failed "the brake test found a fault" // gpio_write pin={q} value=1 | Go or not | If step {step1} reported a fault, fail; otherwise pin {q} to 1.
      @r gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Either way something | Fault: pin {q} to 0. No fault: pin {q} to 1.
      gpio_write pin={p} value={o} | Back | Undo what step {step2} did: the same pin, the other level.
      gpio_write pin={p} value={v} | Repeat | The catch bounced. Same pin, same level once more.
      gpio_write pin={x} value={v} | Twin | The twin catch hangs on {x} and gets whatever level the first one got.
      gpio_read pin={p} | Did it move? | Read back the pin that was switched, nothing else.
      gpio_write pin={q} value=0 | Hands off | Do not touch pin {p}. Pin {q} to 0.
      @r send_message channel=radio to="{who}" text="do not ride" // send_message channel=radio to="{who}" text="ride" | Word to {who} | Radio to {who}: "do not ride" after a fault, "ride" if there was none.
      memory_store key=brake content="{r}" | File it | Keep under brake exactly what the brake test gave.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stage/cue {"cue": {c}, "look": "{l}", "house": "{h}", "caller": "{who}"}',
    slots: { c: '11..99', l: '=warm / cold / black', h: '=up / down', who: 'Renske, Bo, DSM', m1: '=preset 4, preset 7, preset 9', m2: '=preset 4, preset 7, preset 9', m3: '=preset 4, preset 7, preset 9', i: '2..29', j: '2..29', f: '=fast, slow', e: '=1.0, 0.0', hi: '{e} * 1', lo: '1 - {e}' },
    tools: ['rigmondo_look(preset, fade?: fast|slow): Go to a look', 'rigmondo_fly(bar: int, direction: in|out): Fly a bar', 'rigmondo_call(desk, words): Speak to a desk', 'rigmondo_log(cue: int, remark?): Log a cue'],
    steps: `
      @l rigmondo_look preset="{m1}" // rigmondo_look preset="{m2}" // rigmondo_look preset="{m3}" | Look | Warm is {m1}, cold is {m2}, black is {m3}. Go to what the cue wants. Nothing is said on the fade, so give none.
      @l rigmondo_look preset="{m1}" fade={f} // rigmondo_look preset="{m2}" fade={f} // rigmondo_look preset="{m3}" fade={f} | Look with fade | The look of the cue, fade {f}. ({m3} = black; {m1} = warm; {m2} = cold)
      @h rigmondo_fly bar={i} direction=out // rigmondo_fly bar={i} direction=in | Bar | House up means bar {i} flies out; house down means it flies in.
      @h rigmondo_fly bar={j} direction=in // rigmondo_fly bar={j} direction=out | Other bar | Bar {j} always goes against it: in when the house goes up, out when the house goes down.
      @h gpio_write pin={i} value={hi} // gpio_write pin={i} value={lo} | House tabs | Tabs on pin {i}, up = {hi}, down = {lo}, as the house field has it.
      rigmondo_call desk=sound words="standby {c}" | Sound | To the sound desk say "standby" and the number of the cue.
      rigmondo_log cue={c} | Log | Log the cue. There is no remark, even though {who} talks a lot.
      rigmondo_log cue={c} remark="called by {who}" | Log who | Log it with the remark "called by" and the name of the caller.
    `,
  },
  {
    language: 'en',
    event: 'peripheral cell/door_{n} {v}',
    slots: { n: '2..9', v: '=0 / 1', b: '10..29', l: '10..29', m: '=lit by a high pin / lit by a low pin', w: 'Kemp, Sister Ruth, ward 3' },
    steps: `
      @v gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Bell | The door contact sends 0 when the door stands open and 1 when it is shut. Open: bell (pin {b}) to 1. Shut: bell to 0.
      @v gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Buzzer copies it | Pin {b} copies the contact exactly, level for level.
      @v gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Turned round | Pin {b} has to show the reverse of the contact.
      @m gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Lamp lit | The lamp over the door is {m}. It hangs on {l}. Light it.
      @m gpio_write pin={l} value=0 // gpio_write pin={l} value=1 | Lamp dark | Make it dark over the door, pin {l}. That lamp is {m}.
      @v notify message="Door {n} is open" // notify message="Door {n} is shut" | What to show | Show "Door <number> is open" for a 0 and "Door <number> is shut" for a 1; the number stands in the topic.
      @v send_message channel=ward to="{w}" text="door {n}: 0" // send_message channel=ward to="{w}" text="door {n}: 1" | Raw | To {w} on the channel ward, "door", the number, a colon, and then what the contact sent.
      gpio_write pin={l} value=1 | Test | Lamp test: pin {l} high. What the contact says and how the lamp is wired is not asked.
    `,
  },
  {
    language: 'en',
    event: 'mqtt press/shop {"job": "{job}", "ink": "{ink}", "queue": ["{q1}", "{q2}", "{q3}", "{q4}"], "sheets": {n}}',
    slots: { job: 'J-881, J-1204, menu 7', ink: '=cyan / black', q1: 'flyer A, J-310, posters', q2: 'cards K, J-415, booklet', q3: 'tickets, J-526, folder 3', q4: 'map, J-637, wedding', n: '120..900', u: '2..9', t1: '=U1, U4, left', t2: '=U2, U3, right' },
    tools: ['drukwik_feed(job, sheets?: int): Feed a job', 'drukwik_wash(unit, minutes?: int): Wash an ink unit', 'drukwik_front(job): Put a job at the front', 'drukwik_drop(job, why?): Take a job out of the queue', 'drukwik_slip(text): Print a job slip'],
    steps: `
      drukwik_front job="{q3}" | Third first | The third entry of the queue must go to the front.
      drukwik_drop job="{q4}" | Last | Take the last job of the queue out, without a reason.
      drukwik_drop job="{q1}" why="paid late" | First | The first in the queue is dropped, reason: "paid late".
      drukwik_feed job="{q2}" sheets={n} | After the first | Feed the job that comes right after the first one in the queue, with the number of sheets reported.
      @ink drukwik_wash unit={t1} // drukwik_wash unit={t2} | Wash | Cyan runs in unit {t1}, black in unit {t2}. The unit of the ink in the message gets washed. For how long is not said.
      @ink drukwik_wash unit={t2} minutes={u} // drukwik_wash unit={t1} minutes={u} | The other one | Wash the unit that does NOT run the ink of the message, {u} minutes. ({t1} cyan, {t2} black)
      drukwik_slip text="{job}: {n} sheets" | Slip | On the slip: the job, a colon, a space, the number of sheets and the word sheets.
      drukwik_slip text="{ink}" | Ink slip | A slip that has only the ink on it.
      drukwik_feed job="{job}" | Feed | Feed the job itself, not one of the queue. Sheets are left to the machine.
    `,
  },
  {
    language: 'en',
    earlier: ['Relay plan of the coop | file_read → door {d}, feeder {f}, heat lamp {h}, fan {x}', 'Look at the hens | hen_count → {n} of {all}'],
    slots: { d: '2..29', f: '2..29', h: '2..29', x: '2..29', n: '31..39', all: '40..48', e: '=1.0, 0.0', up: '{e} * 1', dn: '1 - {e}', g: '=1.00, 0.00', on: '{g} * 1', off: '1 - {g}', nc: '=normally open (shuts only under power) / normally closed (opens only under power)' },
    steps: `
      gpio_write pin={d} value={up} | Morning | Up with the hatch door. {up} lifts it, {dn} lets it down.
      gpio_write pin={d} value={dn} | Fox | Fox about! Door down ({dn} down, {up} up).
      gpio_write pin={h} value={on} | Chicks | Chicks shiver: lamp for heat on. Every relay but the door's is on at {on} and off at {off}.
      gpio_write pin={x} value={off} | Draught | The thing that blows should stop; {on} runs it and {off} stops it.
      gpio_write pin={f} value={on} | Breakfast | Feeder, see plan: a {on} starts it, a {off} ends it. They are hungry.
      @nc gpio_write pin={x} value=0 // gpio_write pin={x} value=1 | Air | Behind the fan sits a flap on the same pin as the fan, {nc}. It shall stand open.
      @nc gpio_write pin={x} value=1 // gpio_write pin={x} value=0 | Shut the flap | Flap shut, please. It shares the fan's pin and is {nc}.
      notify title=Coop message="{n} of {all} hens" | Count | Title Coop; text: the count of step {step2} as it stands, followed by the word hens.
      gpio_read pin={d} | Door? | Do not move the door. Read its pin.
    `,
  },
];
