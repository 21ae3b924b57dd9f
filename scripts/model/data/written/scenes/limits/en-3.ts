import type { Scene } from '../../scene';

/** What is done only within a limit, and what only looks forbidden, part 3: missing values and other devices. */
export const limits3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt tanks/report {"tank": "{tank}", "pct": {pct}, "temp": {t}, "valve": {v}}',
    slots: { tank: '=B / A, C, D', pct: '5..95 / ∅, null', t: '4..19 / ∅, null, "?"', v: '5..15', p: '16..25' },
    steps: `
      @tank gpio_write pin={v} value=1 // failed "the report is from tank {tank}" | Tank B | Open the valve of tank B (1). Only if the report is about tank B.
      @tank mqtt_publish topic=tanks/b payload=seen // failed "it is tank {tank}" | B seen | Publish seen to tanks/b if it was tank B that reported.
      @tank failed "it is tank B" // notify message="Not B" | Not B | If it is another tank than B, show "Not B".
      @pct memory_store key=level content="{pct}" // failed "the level is missing" | Level | Store the level in percent as the note level.
      ^ | Level note | Note level: the percentage. No percentage in the report, no note.
      @pct pushover message="{pct} %" // failed "there is no percentage" | Push | Push the percentage with a % sign after a blank.
      @t file_write path=temp.txt content="{t}" append=true // failed "the temperature is missing" | Temperature | Append the temperature to temp.txt.
      gpio_write pin={v} value=0 | Shut | Shut the valve (0). No level or temperature is needed for this.
      gpio_write pin={p} value=1 | Pump | Pump {p} on. If the temperature is unknown, that's alright.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vet/visit {"animal": "{a}", "kg": {kg}, "owner": "{o}", "phone": "{ph}", "chip": "{chip}"}',
    slots: { a: 'Rex, Mimi, Sir Paul', kg: '3.5..44.5 / ∅, null, "unknown"', o: 'Hale, Novak, Iqbal', ph: '=555-0181, 555-0133, 555-0102 / ∅, n/a, none', chip: '=98514, 27600, 52812 / ∅, not read, -' },
    tools: ['vetnote_dose(animal, kg: num): Dose by weight', 'vetnote_call(phone): Call an owner', 'vetnote_chip(chip): Look a chip up', 'vetnote_room(animal, room: int): Send to a room'],
    steps: `
      @kg vetnote_dose animal="{a}" kg={kg} // failed "the weight is missing" | Dose | Dose by the weight in the message.
      ^ | Dose it | The dose depends on the weight. Never estimate a weight.
      @ph vetnote_call phone={ph} // failed "there is no phone number" | Call | Call the owner.
      @chip vetnote_chip chip={chip} // failed "the chip number is missing" | Chip | Look the chip up. If it wasn't read, there's nothing to look up.
      @chip memory_store key="{a}" content="{chip}" // failed "there is no chip number" | Keep | Under the animal's name goes its chip number.
      vetnote_room animal="{a}" room=2 | Room | Send it to room 2. Weight unknown? Doesn't matter here.
      notify message="{o} is here" | Owner | Show "{o} is here" on this screen, phone number or not.
      failed "no tool can hold a dog" | Hold | Hold the dog's head still.
    `,
  },
  {
    language: 'en',
    event: 'manual - Please check {m}',
    earlier: ['Read {m} | serial read → {res}', 'Ask the office | memory_recall → {office}'],
    slots: { m: 'meter 4, gauge E, scale 2', res: '=41.5, 38.2, 60.4 / timeout, no answer, error 12', office: '=yes, agreed / no note found, nothing', pin: '4..20', p2: '21..30' },
    steps: `
      @res memory_store key=reading content="{res}" // failed "no reading: {res}" | Store it | Store what was read in step {step1} as the note reading. Only if it is a number.
      @res mqtt_publish topic=meter/value payload={res} // failed "the reading failed: {res}" | Publish | Publish the reading on meter/value.
      @res gpio_write pin={pin} value=1 // failed "there is no reading" | Relay | Relay {pin} to 1. Needs a proper reading from step {step1}.
      @res notify message="Meter works" // notify message="Meter is dead" | Works? | "Meter works" on this screen if a number was read, otherwise "Meter is dead".
      @office gpio_write pin={pin} value=0 // failed "the office has not agreed" | Off | {pin} off, if the office agreed.
      @office failed "the office agreed" // send_message channel=office text="Please answer" | Ask again | Nothing from the office? Then message on office: Please answer
      gpio_write pin={p2} value=1 | Lamp | Lamp {p2} on, also when step {step1} could not read anything.
      gpio_read pin={pin} | Look | Read pin {pin}. The office needn't agree to that.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/spectro {"sample": "{s}", "nm": {nm}, "abs": {abs}, "lamp": "{lamp}", "blank": {bl}, "by": "{by}"}',
    slots: { s: 'S44, K-9, water 3', nm: '260..700', abs: '0.05..1.98 / 2.05..3.90', lamp: '=warm, ready / cold, warming up, off', bl: '=true / false', by: '=Ines, Bo / ∅, null' },
    tools: ['spectroq_scan(sample, nm?: int): Scan a sample', 'spectroq_dilute(sample, times: int): Dilute a sample', 'spectroq_save(sample, value: num, operator?): Save a value', 'spectroq_lamp(on: bool): Lamp of the device'],
    steps: `
      @lamp spectroq_scan sample="{s}" nm={nm} // failed "the lamp is {lamp}" | Scan | Scan the sample at the wavelength in the message. Lamp must be warm or ready.
      @lamp spectroq_scan sample="{s}" // spectroq_lamp on=true | Scan or lamp | If the lamp is warm or ready, scan the sample (no wavelength). If not, lamp on.
      @abs spectroq_save sample="{s}" value={abs} // failed "{abs} is above 2" | Save | Save the absorbance, without an operator. Values above 2 aren't saved.
      @abs failed "{abs} is not above 2" // spectroq_dilute sample="{s}" times=10 | Dilute | Above 2, dilute it 10 times.
      @abs spectroq_save sample="{s}" value={abs} // spectroq_dilute sample="{s}" times=5 | Save or dilute | Up to 2 save the value, no operator. Otherwise dilute 5 times.
      @bl spectroq_scan sample="{s}" // failed "no blank was run" | Blank | Scan (no wavelength). Not without a blank.
      @by memory_store key=operator content="{by}" // failed "no operator is named" | Operator | Note operator: who did it.
      spectroq_lamp on=false | Lamp off | Lamp off. No matter if warm or cold.
    `,
  },
  {
    language: 'en',
    event: 'webhook /fields/drone {"drone": "{d}", "bat": {b}, "gps": "{gps}", "wind": {w}, "pad": {pad}}',
    slots: { d: '=D1 / D2, D3, D9', b: '35..98 / 6..29', gps: '=fix, 3d fix / none, lost, ∅', w: '1..8 / 11..20', pad: '1..6', siren: '4..20', lamp: '21..30' },
    steps: `
      @d mqtt_publish topic=drone/d1 payload=up // failed "this is {d}" | D1 up | Publish up on drone/d1. Only for a message of D1.
      @d gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | D1 lamp | Lamp {lamp} on if it is D1, off if it is any other drone.
      @b mqtt_publish topic=drone/go payload=yes // failed "the battery has {b} %" | Go | yes to drone/go. Not under 30 % of battery.
      @b mqtt_publish topic=drone/go payload=yes // mqtt_publish topic=drone/go payload=no | Yes or no | drone/go gets yes from 30 % upwards, no below that.
      @gps sop_execute name=survey // failed "there is no GPS fix" | Survey | Start survey once there is a fix.
      @w sop_execute name=spraying // failed "the wind has {w} m/s" | Spray | Start spraying, in winds of under 10.
      @w failed "the wind has only {w} m/s" // gpio_write pin={siren} value=1 | Siren | Siren {siren} on when the wind reaches 10 or more.
      notify message="Pad {pad}" | Pad | Show "Pad" and its number. Drones with an empty battery as well.
      failed "no tool can change a propeller" | Propeller | Screw the broken propeller off and put on a new one.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hydro/rack {"rack": "{r}", "ec": {ec}, "ph": {ph}, "water_c": {wc}, "lights": "{l}"}',
    slots: { r: 'R1, R12, lettuce', ec: '0.4..1.1 / 1.3..2.9 / ∅, null', ph: '5.2..6.4 / ∅, null, "err"', wc: '15..21 / 23..29', l: '=on / off', ml: '10..90' },
    tools: ['hydrodose_feed(rack, ml: int): Dose nutrients', 'hydrodose_acid(rack, ml: int): Dose acid', 'hydrodose_chill(rack, on: bool): Chiller', 'hydrodose_log(rack, ph: num): Log the pH'],
    steps: `
      @ec hydrodose_feed rack={r} ml={ml} // failed "the EC is {ec}" // failed "the EC is missing" | Feed | {ml} ml of nutrients if the EC is under 1.2.
      ^ | Nutrients | Not with an EC of 1.2 or more, not without an EC: {ml} ml of nutrients.
      @ec hydrodose_feed rack={r} ml=60 // hydrodose_feed rack={r} ml=5 // failed "there is no EC" | Much or little | EC below 1.2: feed 60 ml. Above: 5 ml. Unknown: fail.
      @ph hydrodose_log rack={r} ph={ph} // failed "the pH is missing" | Log | Log the pH.
      @wc hydrodose_chill rack={r} on=false // hydrodose_chill rack={r} on=true | Chiller | Chiller on above 22 °C, off otherwise.
      @wc failed "the water has {wc} °C" // notify message="{r} is warm" | Warm | Water over 22 °C: notify "{r} is warm".
      @l hydrodose_acid rack={r} ml=3 // failed "the lights are off" | Acid by day | 3 ml of acid, only when the lights are on.
      hydrodose_acid rack={r} ml=2 | Acid | 2 ml of acid. It doesn't need the EC.
      hydrodose_chill rack={r} on=true | Chill | Chiller on; a missing pH is no reason to wait.
    `,
  },
  {
    language: 'en',
    event: 'manual - {text}',
    slots: { text: '=gate 2 please, gate 2 is stuck, gate 2! / gate 5 please, gate 7 is stuck, gate 9!', p: '4..14', q: '15..27', who: '=Kim has signed / Kim has not signed yet' },
    earlier: ['Signature | memory_recall → {who}'],
    steps: `
      @text gpio_write pin={p} value=1 // failed "the message is not about gate 2" | Gate 2 | If the message is about gate 2, set pin {p} to 1.
      @text gpio_write pin={p} value=0 // gpio_write pin={q} value=0 | Which pin | Gate 2 hangs on pin {p}, all other gates on {q}. The pin of the gate in the message goes low.
      @text failed "it is about gate 2" // notify message="Other gate" | Other gate | For any gate but gate 2, show "Other gate".
      @who gpio_write pin={q} value=1 // failed "Kim has not signed" | After Kim | {q} high. Not before Kim has signed.
      @who mqtt_publish topic=gate/ok payload=1 // failed "Kim has not signed" | Ok | 1 to gate/ok if Kim has signed.
      @who failed "Kim has signed" // send_message channel=sms to=kim text="Please sign" | Remind | sms to kim "Please sign" as long as she hasn't.
      gpio_read pin={p} | State | Read pin {p}. Kim need not sign for that.
      failed "no tool can oil a hinge" | Oil | Put two drops of oil on the hinge.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ward/bed {"bed": "{bed}", "pulse": {pu}, "spo2": {o2}, "nurse": "{n}", "device": "{dev}"}',
    slots: { bed: 'B1, 14C, window', pu: '58..99 / 121..168 / ∅, null, "--"', o2: '93..99 / 78..89', n: '=Eva, Jonas / ∅, -', dev: '=monitor 3 / monitor 1, monitor 8' },
    tools: ['wardcall_page(nurse, bed): Page a nurse', 'wardcall_lamp(bed, color: green|red): Lamp over a bed', 'wardcall_o2(bed, litres: int): Oxygen', 'wardcall_chart(bed, pulse: int): Pulse into the chart'],
    steps: `
      @pu wardcall_chart bed="{bed}" pulse={pu} // wardcall_chart bed="{bed}" pulse={pu} // failed "the pulse is missing" | Chart | Pulse into the chart.
      @pu failed "the pulse is {pu}" // wardcall_lamp bed="{bed}" color=red // failed "there is no pulse value" | Red | Red lamp over the bed if the pulse is above 120.
      @pu wardcall_lamp bed="{bed}" color=green // wardcall_lamp bed="{bed}" color=red // failed "the pulse is unknown" | Lamp | Lamp green up to 120, red above. If the pulse is unknown, fail.
      @o2 failed "the oxygen is at {o2}" // wardcall_o2 bed="{bed}" litres=4 | Oxygen | 4 litres of oxygen when spo2 is under 90.
      @o2 wardcall_o2 bed="{bed}" litres=1 // wardcall_o2 bed="{bed}" litres=6 | Little or more | 6 litres below 90, otherwise 1 litre.
      @n wardcall_page nurse={n} bed="{bed}" // failed "no nurse is named" | Nurse | Page the nurse in the message to this bed.
      @dev wardcall_lamp bed="{bed}" color=green // failed "the message is from {dev}" | Monitor 3 | Green lamp for the bed. Only on messages from monitor 3.
      wardcall_lamp bed="{bed}" color=red | Test | Lamp test: red. No pulse needed.
    `,
  },
  {
    language: 'en',
    event: 'mqtt street/lamp {"pole": "{p}", "lux": {lux}, "fault": "{f}", "amps": {a}}',
    slots: { p: 'L12, pole 7, park 3', lux: '2..29 / 31..900', f: '=none, no / lamp, fuse, cable', a: '0.4..1.9 / ∅, null', pin: '4..16', warn: '17..27' },
    steps: `
      @lux gpio_write pin={pin} value=1 // failed "it is {lux} lux" | Light | Light {pin} on. Darker than 30 lux only.
      @lux gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Day and night | Under 30 lux {pin} on, over 30 off.
      @lux failed "it is {lux} lux" // gpio_write pin={pin} value=0 | Day | By day (over 30 lux) {pin} off.
      @f gpio_write pin={pin} value=1 // failed "the fault is {f}" | Try | {pin} high unless there's a fault.
      @f failed "there is no fault" // gpio_write pin={warn} value=1 | Warning | Warning light {warn} on if a fault is named.
      @f notify message="{p} works" // notify message="{p}: {f}" | Tell | Without a fault show "{p} works", with one show the pole, a colon and the fault.
      @a memory_store key=amps content="{a}" // failed "there are no amps" | Amps | Amps as the note amps.
      gpio_write pin={warn} value=0 | Off | {warn} off. Fault or no fault.
      failed "no tool can climb a pole" | Climb | Climb up and screw in the new lamp.
    `,
  },
  {
    language: 'en',
    event: 'webhook /wine/tank {"tank": "{t}", "brix": {bx}, "so2": {so2}, "cellarer": "{c}", "temp": {tc}, "sample": "{sm}"}',
    slots: { t: 'V7, east 2, oak 4', bx: '0.5..1.9 / 2.1..22.0', so2: '18..39 / ∅, null, "n.d."', c: 'Paul, Inge', tc: '12..27 / 29..36', sm: '=taken / not taken, lost' },
    tools: ['vinopump_rack(tank, to?): Rack a tank', 'vinopump_chill(tank, celsius: int): Chill a tank', 'vinobook_so2(tank, mg: int): Book the sulphur', 'vinobook_sign(tank, name): Sign for a tank'],
    steps: `
      @bx vinopump_rack tank="{t}" // failed "there is {bx} of sugar" | Rack | Rack it off (no target). Only below 2 Brix.
      @bx vinopump_rack tank="{t}" to=V99 // failed "it is still at {bx}" | To V99 | Rack it to V99, not before the sugar is under 2.
      @bx failed "only {bx} are left" // vinopump_chill tank="{t}" celsius=16 | Slow down | More than 2 Brix: chill to 16.
      @so2 vinobook_so2 tank="{t}" mg={so2} // failed "the SO2 is missing" | Sulphur | Book the SO2 that was measured.
      @tc failed "the tank has {tc} °C" // vinopump_chill tank="{t}" celsius=20 | Too warm | Chill to 20 if it has more than 28 °C.
      @tc vinopump_chill tank="{t}" celsius=22 // vinopump_chill tank="{t}" celsius=17 | Chill | 17 for tanks above 28 degrees, 22 for the rest.
      @sm vinobook_sign tank="{t}" name={c} // failed "the sample is {sm}" | Sign | The cellarer signs, after the sample was taken.
      vinopump_chill tank="{t}" celsius=8 | Cold | Chill it to 8, sugar or no sugar.
      vinobook_sign tank="{t}" name={c} | Sign | Sign in the cellarer's name. Here the SO2 may be missing.
    `,
  },
  {
    language: 'en',
    event: 'mqtt home/alarm {"zone": "{z}", "armed": {armed}, "mode": "{mode}", "battery": {bat}, "user": "{u}"}',
    slots: { z: 'cellar, garage, roof', armed: '=true / false', mode: '=home, night / away, test', bat: '41..100 / 3..39', u: '=Olga, Finn / ∅, unknown', pin: '4..16', horn: '17..27' },
    steps: `
      @armed gpio_write pin={horn} value=1 // failed "it is not armed" | Horn | Horn {horn} on, only while armed.
      @armed failed "the alarm is armed" // gpio_write pin={pin} value=1 | Door | Door opener {pin} on. Never while armed.
      @armed gpio_write pin={horn} value=1 // gpio_write pin={horn} value=0 | Horn | Armed: horn {horn} on. Not armed: horn off.
      @mode notify message="Somebody is in" // failed "the mode is {mode}" | In | "Somebody is in" on this computer in the modes home and night.
      @mode failed "the mode is {mode}" // pushover message="{z}: alarm" | Push | Push "{z}: alarm". Not if the mode is home or night.
      @bat mqtt_publish topic=alarm/ok payload=1 // failed "the battery is at {bat} %" | Battery | 1 to alarm/ok with a battery of 40 % or better.
      @u memory_store key=last-user content="{u}" // failed "the user is unknown" | User | Who was it? Store the name as last-user. An unknown user isn't stored.
      gpio_write pin={horn} value=0 | Silence | Horn {horn} off, armed or disarmed.
      gpio_write pin={pin} value=0 | Lock | {pin} low. Users needn't be known for locking.
    `,
  },
  {
    language: 'en',
    event: 'webhook /club/order {"member": "{m}", "age": {age}, "drink": "{dr}", "credit": {cr}, "table": {t}}',
    slots: { m: 'Kofi, Mrs. Bell, J. Roth', age: '18..77 / 12..17 / ∅, null', dr: '=beer, wine, cider', cr: '6..60 / 0..4', t: '2..30' },
    tools: ['barpad_serve(drink, table: int): Serve a drink', 'barpad_refuse(member, why?): Refuse a member', 'barpad_charge(member, eur: int): Charge a member', 'barpad_wipe(table: int): Have a table wiped'],
    steps: `
      @age barpad_serve drink={dr} table={t} // failed "the member is {age}" // failed "the age is missing" | Serve | The drink goes to the table. At least 18 years old.
      ^ | Serve it | Serve what was ordered to the table. Nothing for people under 18 or of unknown age.
      @age barpad_serve drink={dr} table={t} // barpad_refuse member="{m}" why=age // failed "there is no age" | Serve or refuse | 18 or older: serve. Younger: refuse, why: age. No age in the order: fail.
      @cr barpad_charge member="{m}" eur=5 // failed "the credit is {cr}" | Charge | Charge 5 euro, if the credit is enough for it.
      @cr failed "the credit is {cr}" // barpad_refuse member="{m}" | No credit | Less than 5 of credit: refuse the member, no reason.
      barpad_serve drink=water table={t} | Water | Water to the table. No age limit on water.
      barpad_wipe table={t} | Wipe | Have the table wiped. Age and credit are not looked at.
      failed "no tool can mix a drink" | Mix | Shake it with ice and pour it through a sieve.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the sensor {s} | gpio_read → {v}', 'Ask who is there | http_request → {there}', 'Look at the plan | cron_list → {plan}'],
    slots: { s: 'K4, dew, north', v: '=1 / 0', there: '=nobody / Ute, two people, the cleaner', plan: '=id c12 every day at 6 / nothing is planned', pin: '4..16', q: '17..27' },
    steps: `
      @v gpio_write pin={pin} value=1 // failed "step {step1} read 0" | If 1 | Pin {pin} to 1, if step {step1} read a 1.
      @v failed "step {step1} read 1" // gpio_write pin={q} value=1 | If 0 | Pin {q} to 1 if a 0 was read.
      @v gpio_write pin={pin} value=0 // gpio_write pin={q} value=0 | Which | A 1 in step {step1}: {pin} low. A 0: {q} low.
      @there gpio_write pin={q} value=0 // failed "somebody is there: {there}" | Lights out | Light {q} off when nobody is there.
      @there failed "nobody is there" // notify message="Closing soon" | Closing | If someone is there, show "Closing soon".
      @plan cron_remove id=c12 // failed "c12 is not planned" | Take off | Remove c12 from the plan, provided it is planned.
      @plan failed "something is planned already" // cron_add schedule="0 6 * * *" action=procedure text=wake-up | Plan it | Every day at six (0 6 * * *) procedure wake-up. Only if nothing is planned yet.
      gpio_write pin={pin} value=1 | Lamp | Lamp {pin} on. It may be there is nobody; it's for the cat.
    `,
  },
  {
    language: 'en',
    event: 'mqtt paint/mix {"batch": "{b}", "visc": {v}, "colour": "{c}", "tinter": "{ti}", "kg": {kg}}',
    slots: { b: 'B77, M-204, 2231', v: '18..29 / 31..55', c: '=red, blue, grey', ti: '=K. Ahn, Lou / ∅, null, ?', kg: '20..99 / 101..300', job: '=for red blue and grey / for white and black' },
    tools: ['mixbay_fill(batch, cans?: int): Fill a batch', 'mixbay_thin(batch, ml: int): Thin a batch', 'mixbay_tag(batch, name): Tag a batch with a name', 'mixbay_flush(): Flush the mixer'],
    steps: `
      @v mixbay_fill batch={b} // failed "the viscosity is {v}" | Fill | Fill it, no number of cans. Not thicker than 30.
      @v failed "the viscosity is {v}" // mixbay_thin batch={b} ml=150 | Thin | 150 ml of thinner if it's over 30.
      @v mixbay_fill batch={b} cans=12 // mixbay_thin batch={b} ml=300 | Fill or thin | Thicker than 30? Thin with 300 ml. Otherwise fill 12 cans.
      @ti mixbay_tag batch={b} name="{ti}" // failed "the tinter is missing" | Tag | Tag it with the name of the tinter.
      @kg mixbay_fill batch={b} cans=8 // failed "the batch has {kg} kg" | Small ones | 8 cans. Small batches only, under 100 kg.
      @job mixbay_thin batch={b} ml=50 // failed "the colour is {c}" | Colour rule | 50 ml of thinner. This step is {job}.
      mixbay_flush | Flush | Flush the mixer, any colour.
      mixbay_tag batch={b} name=QA | QA | Tag it with QA. The tinter's name isn't needed.
      failed "no tool can hold a swatch" | Swatch | Compare the swatch with the wet paint by daylight.
    `,
  },
  {
    language: 'en',
    event: 'webhook /river/sample {"site": "{s}", "o2": {o2}, "sampler": "{sa}", "bottle": "{bo}", "time": "{t}"}',
    slots: { s: 'S3, bridge, mill', o2: '6.1..11.5 / 0.8..5.9', sa: 'Vik, Amy', bo: '=B12, B40, B7 / ∅, n/a, broken', t: '=06:20, 09:40, 11:55 / 12:10, 15:30, 19:05' },
    steps: `
      @o2 mqtt_publish topic=river/ok payload="{s}" // failed "there are {o2} mg/l" | Ok | The site to river/ok, if there is at least 6 mg/l of oxygen.
      @o2 failed "{o2} mg/l is enough" // send_message channel=email to=lab@water.example text="Low oxygen" | Mail | E-mail (channel email) to lab@water.example: "Low oxygen", below 6 mg/l.
      @o2 memory_store key={s} content="good" // memory_store key={s} content="bad" | Good or bad | Store good under the site's name from 6 mg/l on, bad if there is less.
      @bo file_write path=bottles.txt content="{bo}" append=true // failed "the bottle is missing or broken" | Bottle | Add the bottle to bottles.txt.
      @bo notify message="Bottle {bo}" // failed "there is no whole bottle" | Show it | Notify "Bottle" and its number. A broken one has none.
      @t sop_execute name=morning-lab // failed "it was taken at {t}" | Morning | Start morning-lab for samples taken before noon.
      @t sop_execute name=morning-lab // sop_execute name=afternoon-lab | Which lab | Taken before 12:00: morning-lab. After: afternoon-lab.
      pushover message="{sa} is back" | Back | Push "{sa} is back", early or late.
    `,
  },
  {
    language: 'en',
    event: 'mqtt elevator/dock {"dock": {d}, "truck": "{tr}", "chock": "{ch}", "height_cm": {h}, "door": "{door}"}',
    slots: { d: '1..9', tr: 'HH-221, LKW 4, blue Volvo', ch: '=set, in place / missing, unknown', h: '95..129 / 131..160', door: '=up / down', lev: '1..4' },
    tools: ['docklev_raise(dock: int, level?: int): Raise the ramp', 'docklev_drop(dock: int): Lower the ramp', 'docklev_light(dock: int, color: red|green): Light at the dock', 'docklev_lock(dock: int): Lock the truck'],
    steps: `
      @ch docklev_raise dock={d} // failed "the chock is {ch}" | Raise | Raise the ramp, no level. Chock first!
      @ch docklev_light dock={d} color=green // docklev_light dock={d} color=red | Light | Green if the chock is set or in place, otherwise red.
      @h docklev_raise dock={d} level={lev} // failed "the truck is {h} cm high" | Level | Raise to level {lev}. Trucks above 130 cm are unloaded at the other ramp.
      @h failed "the truck is {h} cm high" // docklev_light dock={d} color=red | Too high | Higher than 130 cm: red light.
      @door docklev_raise dock={d} // failed "the door is down" | Door up | Ramp up (no level), only when the door is up.
      @door failed "the door is up" // docklev_lock dock={d} | Door down | When the door is down, lock the truck.
      docklev_drop dock={d} | Lower | Lower the ramp. Chock or not, the truck has gone.
      docklev_light dock={d} color=red | Red | Red light; 130 cm is just the number on the old sign.
      failed "no tool can unload pallets" | Unload | Unload the pallets with the hand truck.
    `,
  },
  {
    language: 'en',
    event: 'peripheral shed/pin_4 {v}',
    slots: { v: '=1 / 0', p: '10..16', q: '17..23', r: '24..30', no: '=10 / 7' },
    steps: `
      @v gpio_write pin={p} value=1 // failed "the pin reports 0" | Door lamp | Lamp {p} on, but only if the event says 1.
      @v gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | Follow | Pin {p}: same level as in the event.
      @v gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | Opposite | Pin {q}: the opposite of the event, 0 for 1 and 1 for 0.
      @v failed "the pin reports 1" // notify message="Shed is open" | Open | "Shed is open" as a notification on a 0. On a 1: nothing.
      @v mqtt_publish topic=shed/state payload=shut // mqtt_publish topic=shed/state payload=open | State | 1 means shut and 0 open. Publish which of the two it is on shed/state.
      @no memory_store key=shed content="seen" // memory_store key=shed content="seen" | Seen | Note shed: seen. Only pins under {no} matter for the alarm, not for this.
      gpio_write pin={r} value=0 | Heater | Heater {r} off, no matter what the event says.
      gpio_read pin={r} | Heater? | Read {r}. Don't switch it.
      failed "the step contradicts itself" | Pulse? | Set {r} to 1. Pin {r} is not to be set.
    `,
  },
  {
    language: 'en',
    event: 'webhook /crane/lift {"crane": "{c}", "load_t": {l}, "wind": {w}, "operator": "{op}", "hook": "{h}"}',
    slots: { c: 'C1, tower, yard 2', l: '0.5..4.9 / 5.1..9.8', w: '3..49 / 51..90', op: '=Singh, Marta / ∅, null, nobody', h: '=checked, ok / not checked, worn', m: '4..30' },
    tools: ['hoistway_lift(crane, metres: int): Lift', 'hoistway_lower(crane): Lower', 'hoistway_warn(text): Warn the site', 'hoistway_login(operator, crane): Log an operator in'],
    steps: `
      @l hoistway_lift crane="{c}" metres={m} // failed "the load is {l} t" | Lift | Lift {m} m. Max. 5 t.
      @l hoistway_lift crane="{c}" metres={m} // hoistway_lower crane="{c}" | Lift or lower | Loads over 5 t are lowered again, others lifted {m} m.
      @w hoistway_lift crane="{c}" metres=2 // failed "the wind has {w} km/h" | Two metres | Lift 2 m unless the wind is above 50 km/h.
      @w failed "the wind has only {w} km/h" // hoistway_warn text="Wind" | Wind | If there are more than 50 km/h, warn the site: Wind
      @op hoistway_login operator={op} crane="{c}" // failed "no operator is named" | Login | Log the operator in on this crane.
      @h hoistway_lift crane="{c}" metres=1 // failed "the hook is {h}" | One metre | 1 m up. Hook must be checked or ok.
      hoistway_lower crane="{c}" | Lower | Lower it. In any wind, with any load.
      hoistway_warn text="Break" | Break | Warn the site: "Break". It is not about the 50 km/h.
    `,
  },
  {
    language: 'en',
    event: 'mqtt office/meeting room={r} people={n} co2={c} booked={b}',
    slots: { r: 'oak, M3, attic', n: '1..8 / 9..20', c: '450..990 / 1010..2200', b: '=yes / no', pin: '4..15', lamp: '16..27' },
    steps: `
      @c failed "the CO2 is {c}" // gpio_write pin={pin} value=1 | Fan | Fan {pin} on over 1000.
      @c gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Fan | {pin}: on over 1000 ppm, off under.
      @c gpio_write pin={lamp} value=0 // failed "the CO2 is {c}" | Good air | Red lamp {lamp} off, if it's below 1000.
      @n mqtt_publish topic=room/{r} payload=free // failed "{n} people are in there" | Free? | Publish free on room/{r}. At most 8 people may be inside for it.
      @n failed "there are {n} people" // notify message="{r} is crowded" | Crowded | More than eight: show "{r} is crowded".
      @b gpio_write pin={lamp} value=1 // failed "the room is not booked" | Booked | Lamp {lamp} on when booked.
      @b failed "the room is booked" // memory_store key=free-room content="{r}" | Free room | The room's name goes under free-room, if nobody has booked it.
      gpio_write pin={pin} value=1 | Smoke | Someone burnt toast: fan {pin} on. Under or over 1000, regardless.
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/refund {"order": "{o}", "eur": {e}, "bought": "{d}", "receipt": "{rc}", "opened": {op}}',
    slots: { o: 'A-771, 20418, W99', e: '5..49 / 51..400', d: '=2 days ago, 9 days ago, 13 days ago / 15 days ago, 40 days ago, a year ago', rc: '=yes, R-22, R-805 / ∅, null, lost', op: '=false / true' },
    tools: ['tillbox_pay(order, eur: int): Pay back', 'tillbox_voucher(order, eur: int): Make a voucher', 'tillbox_boss(order): Pass to the boss', 'tillbox_shelf(order): Back on the shelf'],
    steps: `
      @e tillbox_pay order={o} eur={e} // failed "{e} euro is above 50" | Pay | Pay the sum back, up to 50 euro.
      @e tillbox_pay order={o} eur={e} // tillbox_boss order={o} | Pay or boss | Over 50 euro it goes to the boss. Otherwise pay it back.
      @d tillbox_pay order={o} eur={e} // failed "it was bought {d}" | In time | Pay back, within 14 days only.
      @d tillbox_pay order={o} eur={e} // tillbox_voucher order={o} eur={e} | Money or voucher | In the first 14 days the money back, later a voucher of the same sum.
      @rc tillbox_voucher order={o} eur={e} // failed "there is no receipt" | Receipt | A voucher for the sum. No receipt, no voucher.
      @op tillbox_shelf order={o} // failed "it was opened" | Shelf | Back on the shelf if it was not opened.
      @op failed "it was not opened" // tillbox_boss order={o} | Opened | Opened? Pass it to the boss.
      tillbox_boss order={o} | Broken | It's broken: pass it to the boss, with or without receipt.
    `,
  },
];
