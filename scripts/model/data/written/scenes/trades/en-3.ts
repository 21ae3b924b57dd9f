import type { Scene } from '../../scene';

/** A funicular with its rule cards, and a glass blower who talks while the glass is hot. */
export const tradesEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt funi/car/{car} {"car": "{car}", "at_m": {m}, "speed_ms": {sp}, "rope_kn": {kn}, "aboard": {n}, "door_pin": {d}, "brake_pin": {br}, "driver": "{who}"}',
    slots: { car: 'car1, car2, red, blue', m: '4..388', sp: '=0, 0.0 / 2.1, 3.4, 4.0', kn: '18..41 / 62..88', n: '2..48', d: '2..14', br: '15..27', who: 'Reto, Ines, Old Paul', gong: '28..39' },
    tools: ['car.run(car, to: valley|halt|summit, ms?: num): Send a car', 'car.stop(car, soft?: bool): Stop a car', 'car.say(car, text): Speak in a car', 'rope.log(kn: num, note?): Enter the rope tension'],
    steps: `
      @sp gpio_write pin={d} value=1 // failed "the car moves at {sp} m/s" | RULE 4: doors | Doors open (1) only at standstill. Car moving: this rule fails.
      @sp gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | RULE 5: track brake | Track brake is spring-applied, lifted by current. Standing car: brake applied. Moving car: brake lifted.
      @kn car.run car="{car}" to=summit // failed "the rope has {kn} kN" | RULE 9: departure | Above 50 kN on the rope no departure (fail). Below it, send the reporting car to the summit at the usual speed.
      car.stop car="{car}" soft=true | RULE 10: stop | Stop the reporting car, softly.
      car.say car="{car}" text="We'll wait a moment for the other car; nothing's wrong, please keep your seats" | RULE 11: calm | In the reporting car say: "We'll wait a moment for the other car; nothing's wrong, please keep your seats"
      rope.log kn={kn} note="{n} aboard" | RULE 12: rope book | Tension, with the note: number, blank, "aboard".
      send_message channel=radio to="{who}" text="{car} at {m} m" | RULE 14: driver | Radio to the driver of that car. Words: car, "at", position, m.
      mqtt_publish topic=funi/top/count payload="{n}" | RULE 15: count | How many are aboard, bare, to funi/top/count.
      gpio_write pin={gong} value=1 | RULE 16: gong | Gong, output {gong}. Strike (1).
    `,
  },
  {
    language: 'en',
    event: 'peripheral summit/pin_{es} 1',
    earlier: ['Card of the summit panel | file_read → {es} emergency stop, mushroom (1 = pressed), {mot} drive contactor, {sb} safety brake, {lt} cabin light, {bu} buzzer', 'Ask the driver | radio_ask → {ans}'],
    slots: { es: '2..8', mot: '9..16', sb: '17..24', lt: '25..32', bu: '33..39', ans: '=all clear / child on the track, a cow on the track' },
    tools: ['radio_ask(who, question): Ask by radio', 'rope.inspect(from_m: int, to_m: int): Have a stretch of rope looked at', 'drive.reset(code): Reset the drive'],
    steps: `
      gpio_write pin={mot} value=0 | CARD A: drive off | Emergency stop is pressed. Take the drive contactor out.
      gpio_write pin={sb} value=0 | CARD B: safety brake | Safety brake clamps when its current is gone. Clamp.
      gpio_write pin={bu} value=1 | CARD C: buzzer | Buzz, so that the valley knows.
      gpio_write pin={bu} value=0 | CARD D: quiet | Valley has answered. Buzzer out.
      gpio_write pin={lt} value=1 | CARD E: cabin | Whatever else is off, the cabin light burns.
      @ans drive.reset code=FUN-71-B // failed "the driver says: {ans}" | CARD F: reset | Driver says all clear: reset with FUN-71-B. Driver says anything else: fail, with his words.
      gpio_read pin={es} | CARD G: mushroom | Is the mushroom still in?
      rope.inspect from_m=180 to_m=120 | CARD H: rope | Have the rope looked at, starting at metre 180, down to metre 120.
      radio_ask who="valley" question="Is anybody hurt?" | CARD I: valley | Over the radio, ask the valley: "Is anybody hurt?"
    `,
  },
  {
    language: 'en',
    earlier: ['Send the red car | car.run → red to halt at {v} m/s', 'Lift the brake | gpio_write → pin {br} set to 1', 'Wiper on | gpio_write → pin {wi} set to 1', 'Wind on the mast | wind_get → {w} km/h, gusts {g}'],
    slots: { v: '1.5..3.5', br: '2..19', wi: '20..39', w: '4..20', g: '21..44 / 66..94', car: 'blue, yellow' },
    tools: ['car.run(car, to: valley|halt|summit, ms?: num): Send a car', 'wind_get(mast?): Ask the wind', 'line.close(reason, until?): Close the line', 'line.open(): Open the line'],
    steps: `
      gpio_write pin={br} value=0 | Brake back on | Undo step {step2}.
      gpio_write pin={wi} value=0 | Wiper | Windscreen's dry. Wiper of step {step3} off.
      car.run car=red to=valley ms={v} | Back down | The same car down to the valley, as fast as it went in step {step1}.
      car.run car={car} to=halt | The other one | Car {car} to the place where red went. Speed: let it choose.
      @g car.run car=red to=summit // failed "the gusts are {g} km/h" | Up? | Gusts over 55: no go, fail. Under 55: red to the summit, no speed given.
      @g line.open // line.close reason="gusts {g} km/h" | Line by wind | Gusts over 55 km/h: close the line, reason "gusts", figure, km/h. Otherwise open it.
      wind_get mast=M2 | Second mast | Ask mast M2.
      gpio_read pin={br} | Brake? | Read its output.
      memory_store key=wind content="{w} ({g})" | Wind | Note wind: mean, blank, gusts in round brackets.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', tk: '=summit return, dog, senior, group of ten', eu: '3..24', n: '2..9', h: '=halted by a magnet that needs current / halted by a magnet that current releases' },
    tools: ['gate.free(gate: int, times: int): Let people through a gate', 'ticket.price(kind, euro: num): Set a price', 'ticket.void(number, refund: bool, reason?): Take a ticket back', 'sign.text(sign, line1, line2?): Write on a sign'],
    steps: `
      gpio_write pin={d} value=1 | Platform heater | Valley station from left to right: {a} kiosk, {b} stairs, {c} mirror, {d} heater. Heater on.
      gpio_write pin={a} value=0 | Kiosk | Valley station from left to right: {a} kiosk, {b} stairs, {c} mirror, {d} heater. Leftmost out.
      gpio_read pin={c} | Mirror | Valley station from left to right: {a} kiosk, {b} stairs, {c} mirror, {d} heater. Read the one right of the stairs.
      @h gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | Stop the flap | The flap at the track, pin {e}, is {h}. Halt it.
      @h gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Let the flap swing | The flap at the track, pin {e}, is {h}. It shall swing freely.
      gate.free gate={n} times=1 | Pram | Somebody with a pram stands at gate {n}. Let one through.
      ticket.price kind="{tk}" euro={eu} | Price | {eu} euros for "{tk}", from today.
      ticket.void number=V-{eu}-{n} refund=true | Ticket back | V-{eu}-{n} is returned. They get their money.
      sign.text sign=valley line1="Next car in {n} min" line2="Mind the gap, it's real" | Sign | Valley sign. First line: "Next car in {n} min". Second: "Mind the gap, it's real".
    `,
  },
  {
    language: 'en',
    event: 'webhook /weather/mast {"mast": "{ms}", "ice_mm": {ice}, "vis_m": {vis}, "c": {c}, "flash": {fl}, "heat_relay": {hr}, "fog_relay": {fr}}',
    slots: { ms: 'M1, M3, ridge', ice: '=0, 1 / 6, 9, 14', vis: '20..90 / 300..4000', c: '-9..4', fl: '=true / false', hr: '2..19', fr: '20..39', ms2: '=1.5, 2.0' },
    tools: ['line.limit(ms: num, until?): Limit the speed', 'line.close(reason, until?): Close the line', 'points.heat(switch: int, on: bool, minutes?: int): Heat points'],
    steps: `
      @ice gpio_write pin={hr} value=0 // gpio_write pin={hr} value=1 | Rail heating | 4 mm of ice or more: relay for heat in. Less: out.
      @vis gpio_write pin={fr} value=1 // gpio_write pin={fr} value=0 | Fog lamps | You see less than 150 m: fog lamps. More: none. Relay in the message.
      @fl line.close reason="lightning" until=18:00 // failed "no lightning is reported" | Lightning | Lightning seen: close the line for "lightning" till six in the evening. None seen: fail.
      line.limit ms={ms2} | Slow | Nothing faster than {ms2} m/s, and I can't say how long.
      points.heat switch=2 on=true minutes=45 | Points | Points 2: heat, three quarters of an hour.
      points.heat switch=1 on=false | Points 1 | Points 1 need none.
      pushover message="{ms}: {ice} mm ice, {vis} m, {c} °C" | Push to the boss | Mast, colon, ice with mm and the word ice, comma, sight with m, comma, temperature with °C.
      gpio_read pin={hr} | Heat relay? | Rails or fog lamps: of the two relays in the message read the one for heat.
      mqtt_publish topic=funi/weather/{ms} payload="{c};{ice}" | Pass on | funi/weather/MAST: temperature, semicolon, ice.
    `,
  },
  {
    language: 'en',
    event: 'mqtt funi/drive {"motor_c": {mc}, "gear_oil_bar": {oil}, "hours": {h}, "fan": {f}, "pump": {p}, "spare_pump": {sp}, "code": "{cd}"}',
    slots: { mc: '41..72 / 94..118', oil: '0.4..1.1 / 2.4..3.9', h: '1200..9800', f: '2..13', p: '14..26', sp: '27..39', cd: 'E-204, OK-0, W17' },
    tools: ['oil.top(litres: num, kind?): Fill up oil', 'fault.clear(code): Clear a fault', 'part.order(part, count: int, due?): Order a part'],
    steps: `
      @mc gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | Motor fan | From 80 °C the fan turns. Cooler: it doesn't.
      @oil failed "the oil has {oil} bar" // gpio_write pin={sp} value=0 | Spare pump off | Oil over 2 bar: spare pump off. Under 2 bar the spare must stay, so fail.
      gpio_write pin={p} value=1 | Oil pump | Main pump in. (Not the spare.)
      gpio_read pin={sp} | Spare? | Does the spare pump run? Read it.
      oil.top litres=1.5 | Top up | A litre and a half. Same kind as ever.
      fault.clear code={cd} | Clear | Clear the code reported.
      part.order part="carbon brush 25x32" count=6 | Brushes | Six pieces "carbon brush 25x32". No date.
      file_write path=drive/hours.csv content="{h},{mc},{oil}" append=true | Hours | drive/hours.csv, new line: hours, motor, oil; commas.
      notify message="Motor {mc} °C, oil {oil} bar" title="{cd}" | Notice | Headed by the code. The word Motor, its temperature with °C, comma, the word oil, its pressure with bar.
    `,
  },
  {
    language: 'en',
    event: 'manual - Sunday timetable, 34 runs, first at 8',
    slots: { id: 'sun-1, c14, j7', f: 'cards/rope.md, log/may.csv, rules/fog.txt', n: '3..30', p: '2..20', p2: '21..39' },
    tools: ['line.open(): Open the line', 'clock.set(station, time): Set a station clock', 'bell.ring(station, strokes: int, gap_s?: num): Ring a station bell'],
    steps: `
      clock.set station=summit time=07:58 | Clock | Summit clock: two minutes to eight.
      bell.ring station=valley strokes=3 | Bell | Three strokes in the valley.
      bell.ring station=summit strokes=2 gap_s=1.5 | Bell above | Two at the summit, a second and a half between.
      line.open | Open
      cron_add schedule="45 7 * * 0" action=message text="First car in 15 minutes" | Sundays | Sundays 7:45 (45 7 * * 0) a message: "First car in 15 minutes"
      cron_remove id={id} | Not that one | Plan {id} is the winter one. Remove.
      sop_execute name=brake-test payload="Sunday" | Brake test | Start brake-test; what happened: Sunday
      file_read path={f} from_line={n} lines=12 | Card | {f}, twelve lines beginning at {n}.
      gpio_write pin={p2} value=0 board=halt | Lamp at the halt | Board halt. Bench lamp {p}, shelter lamp {p2}. The sun's out: shelter lamp off, bench lamp stays.
    `,
  },
  {
    language: 'en',
    event: 'webhook /funi/charter {"party": "{pt}", "heads": {n}, "up": "{t1}", "down": "{t2}", "car": "{car}", "bikes": {bk}, "agreed": "{ok}", "phone": "{tel}"}',
    slots: { pt: 'wedding Aebi, Class 4b, Yodel Club', n: '12..46', t1: '=10:20, 14:10, 17:30', t2: '=19:40, 21:50, 23:15', car: 'red, blue', bk: '2..9', ok: '=yes / no, pending', tel: '=+41 44 668 1800, +41 22 555 0147', p: '2..39' },
    tools: ['charter.book(party, car, leaves, heads?: int): Book a car', 'charter.cancel(party): Cancel a booking', 'rack.fit(car, bikes: int): Fit bicycle racks'],
    steps: `
      @ok charter.book party="{pt}" car={car} leaves={t1} heads={n} // failed "agreed: {ok}" | Upward | Agreed (yes): book their car for the ride up, with heads. Anything but yes: fail.
      charter.book party="{pt}" car={car} leaves={t2} | Downward | Book the ride down as well. Leave the heads out, some walk.
      rack.fit car={car} bikes={bk} | Racks | Racks on that car for all their bikes.
      charter.cancel party="{pt}" | Storm | Called off by the storm.
      send_message channel=sms to="{tel}" text="{pt}: up {t1}, down {t2}. Be at the gate 10 min before" | Text them | Their phone, sms: "{pt}: up {t1}, down {t2}. Be at the gate 10 min before"
      gpio_write pin={p} value=1 | Lanterns | Paper lanterns in the car, {p}; burn on 1. Burn.
      gpio_write pin={p} value=0 | Lanterns out | They've gone. The lanterns, still {p}, out.
      memory_store key=charter content="{pt}, {n}" | Note | Key charter: party, comma, heads.
      memory_recall query="{pt}" | Been here? | Have they been here before? Notes.
    `,
  },
  {
    language: 'en',
    event: 'mqtt glass/furnace {"pot": "{pot}", "c": {c}, "gas_bar": {gb}, "door": {dp}, "fan": {fp}, "alarm": {ap}, "metal": "{me}"}',
    slots: { pot: 'P1, P2, big pot', c: '920..1060 / 1110..1190', gb: '0.8..2.6', dp: '2..13', fp: '14..26', ap: '27..39', me: 'clear, cobalt, opal white', set: '1100..1150', kg: '4..28', dk: '=The furnace door stays up while it is fed / The furnace door stays down while it is fed' },
    tools: ['furnace.aim(pot, celsius: int, rate?: int): Aim for a temperature', 'furnace.charge(pot, batch, kg: num): Charge a pot', 'annealer.add(shelf: int, minutes: int, soak_c?: int): Put a piece to cool'],
    steps: `
      @c failed "the pot has {c} °C" // gpio_write pin={fp} value=0 | Ready to gather | Over 1090 the glass is ready: let the fan stop. Colder than that and nobody gathers, the step fails.
      @c furnace.aim pot="{pot}" celsius={set} // failed "it has {c} °C already" | Hotter | If the pot's colder than 1090, aim for {set}; I name no rate. If it's hotter, fail, it's fine.
      @dk gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | Door up | {dk}. Up with it, I'm gathering.
      @dk gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | Door down | {dk}. Down with it, we lose heat.
      gpio_write pin={ap} value=0 | Shut that alarm up | The alarm's number came with the message.
      furnace.charge pot="{pot}" batch="{me}" kg={kg} | Feed it | {kg} kilos, more of what's in there.
      annealer.add shelf=2 minutes=600 soak_c=480 | Cool it slowly | Shelf two, soak at 480, ten hours.
      gpio_read pin={dp} | Is it up? | Read the line of the door in that message.
      mqtt_publish topic=glass/board payload="{me} {c}" | On the board | To glass/board: the metal, a blank, the heat. Nothing more.
    `,
  },
  {
    language: 'en',
    earlier: ['Put the vase in | annealer.add → shelf {s}, {m} minutes', 'Blow the fan | gpio_write → pin {f} set to 1', 'Let the torch burn | gpio_write → pin {t} set to 0', 'Ask the oven | oven_ask → soaking at {so} °C, was {ra} °C this morning'],
    slots: { s: '1..6', m: '300..720', f: '2..19', t: '20..39', so: '470..495', ra: '505..530', bits: 'foot, handle, lip wrap' },
    tools: ['annealer.add(shelf: int, minutes: int, soak_c?: int): Put a piece to cool', 'annealer.out(shelf: int): Take a piece out', 'oven_soak(celsius: int, ramp?: int): Set the soak', 'oven_ask(): Ask the oven'],
    steps: `
      annealer.add shelf={s} minutes=90 | One more beside it | A small bird on the same shelf. Ninety minutes, it's thin.
      annealer.out shelf={s} | It cracked | I heard it ping. Out with what we put in.
      gpio_write pin={f} value=0 | Enough wind | The fan from step {step2}, make it stop.
      gpio_write pin={t} value=1 | Torch out | Low lit the torch in step {step3}. Put it out.
      gpio_write pin={t} value=0 | Torch again | I need the {bits}. Light that torch again, low as before.
      oven_soak celsius={ra} | As this morning | Soak as hot as it was this morning, not as now.
      oven_soak celsius={so} ramp=3 | As it is, but slower | Keep the soak it has now, with ramp 3.
      oven_ask | Ask it again
      gpio_read pin={f} | Does it blow? | The fan's pin, the one from step {step2}: read.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', rpm: '60..240', rpm2: '300..900', n: '2..9', dr: '3..24', col: 'gold ruby, sea green, smoke' },
    tools: ['lathe.spin(rpm: int, direction?: left|right): Turn the lathe', 'saw.cut(mm: num, passes: int): Cut with the saw', 'colour.pull(colour, rods: int): Take colour rods from the store', 'grind.disc(grit: int, minutes: int): Grind'],
    steps: `
      gpio_write pin={b} value=1 | Water on the saw | Taps: wheel {a}, saw {b}, drill {c}. The saw drinks now.
      gpio_write pin={c} value=0 | Drill dry | Taps: wheel {a}, saw {b}, drill {c}. I've done with drilling.
      gpio_write pin={d} value=0 | Not the radio! | {d} is the big blower, {e} the radio. Blower off and the music stays.
      gpio_write pin={e} value=1 | Music | {d} is the big blower, {e} the radio. Something cheerful, please.
      gpio_read pin={a} | Wheel tap | It drips. How's the line, {a}?
      lathe.spin rpm={rpm} direction=left | Slow | Leftwards, {rpm} a minute. Not {rpm2}, that was for the glass we broke.
      lathe.spin rpm={rpm2} | Fast | {rpm2} a minute, either way round.
      saw.cut mm=4.5 passes={n} | Cut | {n} passes, each four and a half millimetres.
      colour.pull colour="{col}" rods={dr} | Colour | {dr} rods of {col}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /glass/commission {"from": "{who}", "thing": "{th}", "count": {n}, "height_cm": {h}, "colour": "{col}", "paid": "{pd}", "words": "{wd}", "mail": "{ml}"}',
    slots: { who: 'Hotel Krone, the Brandts, Ada', th: 'tumbler, carafe, lantern', n: '2..60', h: '8..44', col: '=amber, smoke, sea green / ∅', pd: '=yes / no, half', wd: 'Skål!, Est. 1911, Für Opa', ml: 'krone@inn.example, ada@post.example', p: '2..39' },
    tools: ['mould.pick(height_cm: int, shape): Fetch a mould', 'list.add(who, thing, count: int, due?): Add to the work list', 'sand.blast(words, count: int): Blast words into glass', 'colour.pull(colour, rods: int): Take colour rods from the store'],
    steps: `
      @pd list.add who="{who}" thing="{th}" count={n} // failed "paid: {pd}" | On the list | All paid (yes): what they want, how many, no date, glass takes its time. Not all paid: fail.
      @col colour.pull colour="{col}" rods=6 // failed "no colour is named" | Colour | Six rods of their colour. If they name none, fail and I'll ring them.
      mould.pick height_cm={h} shape="{th}" | Mould | The mould with the height they wrote; the shape is the thing itself.
      sand.blast words="{wd}" count={n} | Words | Their words on each one.
      sand.blast words="{wd}" count=1 | Try the words | Just one to try.
      send_message channel=email to={ml} text="Dear {who}: glass isn't in a hurry, and neither are we. Your {th} will be ready when it's ready." | Write to them | Mail: "Dear {who}: glass isn't in a hurry, and neither are we. Your {th} will be ready when it's ready."
      gpio_write pin={p} value=1 | Blast cabinet | The cabinet's lamp is on {p}, an ordinary one. I want to see.
      memory_store key=order content="{n} {th}, {h} cm" | Note | Under order: how many, blank, thing, comma, height with cm.
      notify message="New from {who}: {th}" | Tell me | On the screen: New from, who, colon, thing.
    `,
  },
  {
    language: 'en',
    event: 'peripheral bench/pin_{pd} {lv}',
    slots: { pd: '2..10', lv: '=1 / 0', air: '11..20', jet: '21..30', rl: '31..39', mm: '40..160', sec: '3..25' },
    tools: ['air.puff(seconds: num, mbar?: int): Blow air', 'caliper.want(mm: int): Set the caliper', 'clock.glory(seconds: int): Count down in front of the glory hole'],
    steps: `
      @lv gpio_write pin={air} value=1 // gpio_write pin={air} value=0 | Foot and air | The pedal told you: 1 is my foot on it. With the foot, air ({air}) on. Without, off.
      @lv gpio_write pin={jet} value=1 // failed "the pedal is up" | Gas jet | Jet {jet} only burns while the foot is down (1). Foot up, this step fails.
      gpio_read pin={pd} | My foot | Look at the pedal once more.
      gpio_write pin={rl} value=1 | Rollers | Rollers stop on 1, turn on 0. That's {rl}. Stop.
      gpio_write pin={rl} value=0 | Turn | Rollers stop on 1, turn on 0. That's {rl}. Turn them.
      air.puff seconds=1.5 mbar={mm} | Puff | A puff of a second and a half at {mm} mbar.
      air.puff seconds={sec} | Long puff | {sec} seconds of air. Pressure as it comes.
      caliper.want mm={mm} | Caliper | {mm}. I had it at 75 before, forget that.
      clock.glory seconds={sec} | Count me down | {sec} in the glory hole.
    `,
  },
  {
    language: 'en',
    event: 'mqtt glass/annealer/{k} {"kiln": "{k}", "c": {c}, "goal_c": {g}, "step": {st}, "left_h": {h}, "vent": {v}, "coil": {co}, "inside": "{pc}"}',
    slots: { k: 'A1, A2, lehr', c: '96..240 / 410..498', g: '30..60', st: '2..9', h: '1.5..9.5', v: '2..19', co: '20..39', pc: 'Ada\'s lantern, 12 tumblers, swan' },
    tools: ['kiln.hold(kiln, hours: num): Hold a temperature', 'kiln.skip(kiln, to_step: int): Jump to a step', 'kiln.open(kiln, cm?: int): Open a kiln', 'kiln.close(kiln): Close a kiln'],
    steps: `
      @c kiln.open kiln={k} cm=2 // failed "it still has {c} °C" | A crack open | Under 300 open the reporting kiln by two centimetres. Over 300 everything would burst: fail.
      @c gpio_write pin={v} value=1 // gpio_write pin={v} value=0 | Vent by heat | Vent open (1) under 300, shut over it.
      gpio_write pin={co} value=0 | No more current | Coil of that kiln: cold.
      kiln.hold kiln={k} hours=2.5 | Hold | Two and a half hours as it is. (It says {h} h are left. Never mind.)
      kiln.skip kiln={k} to_step=10 | Skip | From the step it's in, jump to ten.
      kiln.close kiln={k} | Close it
      send_message channel=signal to=Bo text="{pc} is at {c} °C; don't you dare peek" | Bo is curious | Signal to Bo: "{pc} is at {c} °C; don't you dare peek"
      gpio_read pin={co} | Coil? | Read how its coil stands, don't switch it.
      file_write path=kilns/{k}.txt content="{c}" | Heat | kilns/KILN.txt holds the present heat, nothing older.
    `,
  },
  {
    language: 'en',
    slots: { id: 'j4, cron-18, p9', run: 'melt-7, r-55, an-201', u: '=http://gas.local/valve/close, https://weather.example/v1/now?lat=55.7&lon=12.6', w: 'cord, seeds in the glass, soda ash', k: 'opal, batch-9, pot-age', n: '2..12', p: '2..39' },
    tools: ['batch.mix(recipe, kg: num, minutes?: int): Mix a batch', 'pot.swap(old_pot, new_pot): Change a pot'],
    steps: `
      batch.mix recipe="{k}" kg=12.5 | Mix | Twelve and a half kilos after the recipe {k}. It stops by itself.
      pot.swap old_pot=P{n} new_pot=P14 | New pot | P14 takes the place of P{n}.
      memory_recall query="{w}" limit={n} | What did we do about it? | Search the notes for "{w}", {n} of them.
      memory_store key={k} content="1 part lime, 2 parts patience: stir at 1,150 °C" | Recipe | Under {k}: "1 part lime, 2 parts patience: stir at 1,150 °C"
      sop_cancel run_id={run} reason="pot cracked" | Stop {run} | The pot cracked ("pot cracked" is the reason).
      cron_remove id={id} | {id} | I won't get up for this one any more. Remove it.
      http_request url={u} | Get it | Just get {u}
      file_list path=colours | Colours | What's in the folder colours?
      gpio_write pin={p} value=1 board=cold-shop | Cold shop | Lights of the board cold-shop: {p}, up.
    `,
  },
  {
    language: 'en',
    event: 'mqtt glass/shop {"open": {op}, "visitors": {n}, "till": {eu}, "lamp": {l}, "case": {cs}, "door": {d}, "clerk": "{ck}"}',
    slots: { op: '=true / false', n: '2..60', eu: '40..980', l: '2..13', cs: '14..26', d: '27..39', ck: 'Ada, Bo, Frida', sku: 'GL-114, BOWL/7, s-0093' },
    tools: ['till.close(float: num, note?): Close the till', 'shelf.take(sku, count: int, place?): Take pieces off the shelf', 'demo.at(time, seats?: int): Announce a demonstration'],
    steps: `
      @op gpio_write pin={l} value=1 // gpio_write pin={l} value=0 | Lamp over the door | Open: burn. Closed: don't. The lamp came with the message.
      @op demo.at time=14:30 // failed "the shop is closed" | Show them | If we're open, announce a demonstration at half past two. If we're shut, fail.
      gpio_write pin={cs} value=0 | Case light | The glass case may go dark, the door stays as it is.
      gpio_write pin={d} value=1 | Lock | Bolt shoots out on 1. The door, that is. Lock.
      till.close float=80 note="{eu} taken" | Till | Leave a float of eighty. Note what's in the till, then "taken".
      shelf.take sku={sku} count=3 | Off the shelf | Three of {sku}.
      send_message channel=matrix to={ck} text="{n} visitors and only {eu} euros? Smile more!" | Tease the clerk | Matrix, to whoever sells: "{n} visitors and only {eu} euros? Smile more!"
      gpio_read pin={d} | Locked? | Door, not case, not lamp: read its pin.
      mqtt_publish topic=glass/shop/sign payload="Back in 5 min" | Sign | glass/shop/sign: "Back in 5 min"
    `,
  },
];
