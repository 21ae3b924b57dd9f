import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in English, part 1. */
export const benchesEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt lab/{room}/hood {"hood": {hood}, "pin": {pin}, "face_ms": {v}, "sash_cm": {sash}, "user": "{user}"}',
    slots: { room: 'B214, wet-2, chem-A, 305', hood: '1..9', pin: '10..27', v: '0.21..0.39 / 0.41..0.62', sash: '15..60', user: 'Petra, Novak, Idris, Chen, Malin' },
    tools: ['hoodfan_stage(hood: int, stage: low|mid|high): Choose the stage of a fume hood fan', 'hoodfan_purge(hood: int, seconds: int): Run a hood at full power for a while', 'sash_limit(hood: int, cm: int): Set how far the sash may be opened'],
    steps: `
      @v hoodfan_stage hood={hood} stage=high // failed "the face velocity is {v} m/s, not under 0.4" | More air | Put the fan of the hood that reported on its highest stage if the face velocity is under 0.4 metres a second; at 0.4 or more the step fails.
      ^ | Weak draught | Below 0.4 m/s the hood gets the high stage. Otherwise refuse.
      hoodfan_purge hood={hood} seconds=180 | Purge | Blow the hood of the message through for three minutes.
      sash_limit hood={hood} cm=30 | Lower the limit | Whatever the sash stands at now, from here on it may be opened 30 centimetres at most on that hood.
      gpio_write pin={pin} value=1 | Alarm lamp | The message says on which output the lamp of this hood is. The lamp burns at 1. It has to burn.
      ^ | Light the lamp of the hood | Its pin stands in the event, do not take the hood's number for it. High.
      notify message="Hood {hood}: face velocity {v} m/s" title="Fume hoods" | Tell the desk | Notification on this computer with the title "Fume hoods": which hood, then the face velocity in m/s.
      memory_store key=hood-{hood} content="{user}, sash {sash} cm" | Who left it open | Note under hood-{hood} who was the user and how far the sash was open.
      failed "no tool can clean the baffles" | Clean the baffles | Wipe the dust off the baffles at the back of the hood.
    `,
  },
  {
    language: 'en',
    event: 'webhook /samples/in {"sample": "{sample}", "rack": {rack}, "pos": {pos}, "temp_c": {t}, "client": "{client}"}',
    slots: { sample: 'S-4410, W2207, BX-91, S-7035, K3310', rack: '1..24', pos: '1..96', t: '-82..-71 / -69..-50', client: 'Northwell, Ostrava Water, Fenwick, Quillon' },
    tools: ['cryo.stow(sample, rack: int, slot: int): Put a sample into the freezer', 'cryo.fetch(sample, bench: int): Bring a sample to a bench', 'assay_book(sample, test: ph|metals|dna|lead, priority?: bool): Book a test for a sample', 'assay_drop(sample, test: ph|metals|dna|lead): Cancel a booked test'],
    steps: `
      @t cryo.stow sample={sample} rack={rack} slot={pos} // failed "it arrived at {t} °C, warmer than -70" | Into the freezer | Stow it at the rack and the position that the delivery names. Samples that arrive warmer than minus 70 degrees are not accepted.
      ^ | Stow | If it came in at -70 °C or colder, freeze it in its place. If it came in warmer, refuse.
      cryo.fetch sample={sample} bench=4 | Bring it out | The sample of the delivery is wanted at bench 4.
      assay_book sample={sample} test=metals priority=true | Book metals | Heavy metals for this one, and it goes first.
      assay_book sample={sample} test=ph | Acidity | Book the acidity test for what came in.
      assay_drop sample={sample} test=dna | Not the DNA | The client took back the DNA test for it. Cancel it.
      file_write path=lab/received.csv content="{sample},{rack},{pos},{t}" append=true | Register | One more line in lab/received.csv: sample, rack, position, temperature, commas between and no blanks.
      send_message channel=email to="{client}" text="Sample {sample} arrived at {t} °C" | Tell the client | By channel email, to whoever it comes from: "Sample X arrived at Y °C" with the values of the delivery.
      notify message="{sample}: rack {rack}, position {pos}" | Where is it | Show here, after the sample's name and a colon, rack and position.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/ovens/{oven}/state {"t_c": {t}, "set_c": {set}, "door": "{door}", "out": {pin}}',
    slots: { oven: 'D3, muffle-1, dry2, K7', t: '41..59 / 61..190', set: '200..240', door: '=closed, shut / open, ajar', pin: '12..27', lvl: '=high / low' },
    tools: ['thermo_ramp(unit, target_c: num, rate_c_min: num): Bring an oven to a temperature at a rate', 'thermo_hold(unit, target_c: num, minutes: int): Hold an oven at a temperature', 'thermo_off(unit): Switch the heating of an oven off'],
    steps: `
      @door thermo_ramp unit="{oven}" target_c=110 rate_c_min=2.5 // failed "the door is {door}" | Ramp up | Bring the oven of the topic to 110 degrees, two and a half degrees a minute, provided that its door is closed.
      @door thermo_hold unit="{oven}" target_c={set} minutes=90 // failed "the door is {door}" | Hold | An hour and a half at the temperature the oven is set to; with the door not closed this step fails.
      thermo_off unit="{oven}" | Heat off | Switch off the heating of the oven that reported.
      @lvl gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Release the latch | The latch lets go while its output is {lvl}. The output is in the message. Let it go.
      @lvl gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Keep it latched | The output named in the report opens the latch when it is {lvl}. Nobody may open now.
      @t notify message="Oven {oven} can be opened, {t} °C" // failed "it is still at {t} °C" | Ready? | Under 60 degrees tell people on this computer that the oven can be opened, and at how many °C it is. From 60 upwards fail.
      pushover message="{oven}: {t} °C, set to {set} °C" | Push | Push the oven's name, a colon, the temperature and what it is set to.
      mqtt_publish topic=lab/ovens/last payload="{t}" | Last temperature | Publish only the measured temperature to lab/ovens/last.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the balances | balance_list → {a} on port {pa}: {ga} g; {b} on port {pb}: {gb} g; {c} on port {pc}: no answer', 'Room climate | sensor_read → 21.4 °C, {rh} % RH'],
    slots: { a: 'XS204, BL-1, MC5', b: 'PB60, BL-2, AG24', c: 'QT31, BL-7, SL8', pa: '1..4', pb: '5..8', pc: '9..12', ga: '101.2..148.9', gb: '20.1..59.9', rh: '31..54 / 56..78' },
    tools: ['tare_scale(port: int): Set a balance to zero', 'balance_wake(port: int, retries?: int): Wake a balance that does not answer', 'weigh_log(balance, grams: num): Keep a weight'],
    steps: `
      tare_scale port={pb} | Tare {b} | Set {b} to zero. On which port it hangs, the list of step {step1} tells.
      tare_scale port={pa} | Zero the first | Tare the balance that comes first in the list.
      balance_wake port={pc} | Wake the silent one | One balance gave no answer. Wake it by its port.
      balance_wake port={pc} retries=5 | Try harder | Wake the one that did not answer, with five retries.
      weigh_log balance={a} grams={ga} | Keep the weight of {a} | As it was read in step {step1}.
      @rh tare_scale port={pa} // failed "the humidity is {rh} %" | Tare if dry | {a} is tared only at a humidity of no more than 55 %; step {step2} found it.
      notify message="{b}: {gb} g" | Show {b} | Notification here with the name of the balance, a colon and the weight found for {b}.
      file_write path=lab/weights.txt content="{a} {ga} g, {b} {gb} g" append=true | Both weights | Append to lab/weights.txt one line with the two that answered: name, weight in g, comma, name, weight in g.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/incubator {"unit": {unit}, "co2_pct": {co2}, "t_c": {t}, "o2_pct": {o2}, "valve": {pin}}',
    slots: { unit: '1..6', co2: '3.1..4.4 / 5.6..7.9', t: '36.1..37.8', o2: '16.5..20.9', pin: '10..26' },
    tools: ['incu_gas(unit: int, co2: num): Set the CO2 content in percent', 'incu_temp(unit: int, celsius: num): Set the temperature', 'incu_mute(unit: int, minutes: int): Silence the alarm'],
    steps: `
      incu_gas unit={unit} co2=5 | Gas back to five | Set the incubator that reported to five percent CO2.
      incu_temp unit={unit} celsius=37 | Body heat | The unit shall run at thirty-seven degrees.
      incu_mute unit={unit} minutes=15 | Quiet | Silence its alarm for a quarter of an hour.
      @co2 gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Gas valve | The valve output is in the message; 1 lets gas in. With less than 5 % CO2 let gas in, with more shut it.
      ^ | Dose or stop | CO2 under five percent: valve pin high. Over five: low.
      @co2 notify message="Incubator {unit} is short of gas: {co2} % CO2" // failed "the CO2 content is {co2} %" | Bottle empty? | Only if it reports under 5 % CO2: show here that the incubator with its number is short of gas, a colon, and the CO2 content in %.
      memory_store key=incubator-{unit} content="{co2} % CO2, {o2} % O2, {t} °C" | Keep the three | Under incubator-{unit}: carbon dioxide, oxygen, temperature, in this order.
      pushover message="Incubator {unit}: {t} °C" title="Cell lab" | To the phone | Push under the title "Cell lab" which incubator it is and its temperature.
    `,
  },
  {
    language: 'en',
    event: 'mqtt brew/fv/{fv} {"plato": {p}, "t_c": {t}, "bar": {bar}, "days": {d}, "batch": "{batch}"}',
    slots: { fv: 'FV1, FV4, T7, CCT2', p: '2.1..3.4 / 3.6..9.8', t: '11.5..21.5', bar: '0.6..1.4', d: '3..19', batch: 'pale-118, stout-9, weizen-41, kolsch-77' },
    tools: ['ferm_chill(tank, target: num, hours: int): Chill a tank to a temperature over some hours', 'ferm_spund(tank, bar: num): Set the spunding pressure', 'yeast_dump(tank, litres: num): Drain yeast from the cone', 'batch_mark(batch, stage: pitching|lagering|ready): Note the stage of a batch'],
    steps: `
      @p ferm_chill tank={fv} target=2 hours=36 // failed "it still has {p} °P" | Cold crash | Down to two degrees within a day and a half, but only once it has dropped to 3.5 °P or lower.
      ^ | Crash the tank | 2 °C, spread over 36 hours. Anything above 3.5 Plato is not finished: refuse.
      ferm_spund tank={fv} bar=1.2 | Spunding | Set the tank that reported to 1.2 bar, whatever it has now.
      yeast_dump tank={fv} litres=7.5 | Yeast out | Seven and a half litres out of the cone.
      @p batch_mark batch={batch} stage=lagering // failed "it has {p} °P" | Mark | Below 3.5 °P the batch counts as lagering. Note the stage. Above it the step fails.
      notify message="{batch} in {fv}: {p} °P after {d} days" | Show the gravity | Notification here: which batch in which tank, a colon, the gravity in °P and after how many days.
      send_message channel=telegram text="{fv}, {bar} bar, {t} °C" | Telegram to the brewers | Channel telegram: tank, pressure and temperature, apart by commas.
      file_write path=brew/{batch}.csv content="{d},{p}" append=true | Gravity curve | Add to the file brew/{batch}.csv one line: day, comma, Plato.
      failed "no tool can taste the beer" | Taste it | Taste the young beer for diacetyl.
    `,
  },
  {
    language: 'en',
    event: 'webhook /brewhouse/step {"kettle": "{k}", "phase": "{ph}", "next_c": {next}, "rest_min": {rest}, "stirrer_pin": {sp}, "steam_pin": {st}}',
    slots: { k: '=mash, lauter, wort', ph: '=protein rest, saccharification, mash out', next: '52..78', rest: '10..45', sp: '4..9', st: '10..27', lvl: '=1 / 0' },
    tools: ['kettle_heat(kettle: mash|lauter|wort, to_c: int, minutes: int): Heat a kettle to a temperature and rest', 'kettle_rinse(kettle: mash|lauter|wort, litres: int): Rinse a kettle', 'hop_drop(kettle: mash|lauter|wort, grams: int): Drop hops from the doser'],
    steps: `
      kettle_heat kettle={k} to_c={next} minutes={rest} | Next rest | Heat the kettle to the next temperature and rest there as long as the event says.
      kettle_rinse kettle=lauter litres=40 | Rinse the lauter tun | Forty litres.
      hop_drop kettle=wort grams=750 | First hops | Three quarters of a kilo into the wort kettle.
      @lvl gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | Stir | The stirrer turns at {lvl}. Its pin came with the event. Make it turn.
      @lvl gpio_write pin={st} value=0 // gpio_write pin={st} value=1 | Shut the steam | The steam valve is open at {lvl} and closed at the other level. Its pin is the one called steam. Close it.
      notify message="{ph} done, next {next} °C for {rest} minutes" | What comes | Show here: the phase and the word done, a comma, next with the temperature in °C and for how many minutes.
      pushover message="Add the hops now" | Hop time | Push exactly this: "Add the hops now".
      memory_store key=brewday content="{k} kettle, {ph}" | Where we are | Under brewday: which kettle and which phase.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/tank {"silo": {silo}, "litres": {l}, "t_c": {t}, "inhibitor": "{inh}", "tanker": "{tanker}"}',
    slots: { silo: '1..8', l: '2400..18800', t: '2.1..5.9 / 6.1..9.4', inh: '=negative / positive', tanker: 'KR-204, M7718, LT-55, HOL 318' },
    tools: ['milk_pump(from_silo: int, to_silo: int, litres: int): Pump milk from one silo to another', 'milk_accept(tanker, silo: int): Accept a tanker into a silo', 'milk_reject(tanker, cause: warm|antibiotics|sour): Send a tanker away', 'agitator(silo: int, minutes: int): Stir a silo'],
    steps: `
      @inh milk_accept tanker="{tanker}" silo={silo} // milk_reject tanker="{tanker}" cause=antibiotics | Accept or not | Inhibitor test negative: the tanker may empty into the silo of the message. Positive: send it away because of antibiotics.
      ^ | Decide on the tanker | A positive inhibitor test means antibiotics and rejection, a negative one acceptance into the silo named.
      @t milk_accept tanker="{tanker}" silo={silo} // failed "the milk is at {t} °C" | Cold enough | Take the tanker into its silo if the milk is at 6 °C at most.
      @t agitator silo={silo} minutes=10 // milk_reject tanker="{tanker}" cause=warm | Stir or send away | Up to six degrees stir the silo for ten minutes, above six send the tanker away as warm.
      milk_pump from_silo={silo} to_silo=9 litres={l} | Into nine | Everything that the silo holds goes over into silo 9.
      milk_pump from_silo=9 to_silo={silo} litres=500 | Top up | Five hundred litres out of silo 9 into the one that reported.
      notify message="Tanker {tanker}: {l} litres at {t} °C" | Yard screen | Show here which tanker it is, a colon, then how many litres at how many °C.
      file_write path=dairy/intake.txt content="{tanker} / {inh}" append=true | Intake book | Add a line to dairy/intake.txt in the form: tanker, blank, slash, blank, result of the inhibitor test.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/pasteur {"line": "{line}", "flow_lh": {flow}, "hold_c": {hold}, "divert": {dp}, "forward": {fp}}',
    slots: { line: 'P1, P2, UHT-3, creamline', flow: '3200..8800', hold: '69.1..71.9 / 72.1..75.5', dp: '4..13', fp: '14..27' },
    tools: ['htst_flow(line, litres_h: int): Set the flow of a pasteuriser', 'htst_hold(line, celsius: num, seconds: int): Set the holding temperature and time', 'cip_begin(line, program: acid|caustic|rinse): Begin a cleaning'],
    steps: `
      @hold gpio_write pin={dp} value=1 // gpio_write pin={fp} value=1 | Divert or forward | Below 72 °C in the holding tube the divert output goes to 1; at 72 or more the forward output goes to 1. Both pins are in the message.
      ^ | Where the milk flows | Too cold (less than 72): raise the pin of the divert valve. Otherwise raise the pin of the forward valve.
      gpio_write pin={fp} value=0 | Close forward | The forward valve closes when its pin goes low. Close it.
      htst_flow line={line} litres_h=4500 | Slower | Bring the line that reported down to four and a half thousand litres an hour.
      htst_hold line={line} celsius=74 seconds=20 | Hold longer | 74 degrees, a third of a minute, on this line.
      cip_begin line={line} program=caustic | Lye | Start the cleaning with caustic on that line.
      @hold failed "the holding temperature is {hold} °C" // notify message="{line}: {hold} °C held" | Proof | Show "{line}: N °C held" with the measured holding temperature here, provided it is at least 72.
      pushover message="{line} held {hold} °C at {flow} litres an hour" | Shift lead | Push one sentence: which line held how many °C at how many litres an hour.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dairy/cheese/cave {"cave": "{cave}", "rh": {rh}, "t_c": {t}, "shelf": {shelf}, "wheel": "{wheel}"}',
    slots: { cave: 'north, C2, old-cellar, Gewolbe-1', rh: '78..87 / 89..96', t: '10.5..14.5', shelf: '1..60', wheel: 'W-1180, W-1377, GA-204, GA-518' },
    tools: ['cave_mist(cave, minutes: int): Moisten the air', 'cave_vent(cave, percent: int): Open the flaps', 'wheel_turn(wheel, shelf: int): Have the robot turn a wheel', 'wheel_move(wheel, from_shelf: int, to_shelf: int): Have the robot move a wheel'],
    steps: `
      @rh cave_mist cave={cave} minutes=12 // cave_vent cave={cave} percent=25 | Humidity | The cave wants 88 %. If it has less, mist for twelve minutes; if it has more, open the flaps by a quarter.
      ^ | Too dry or too damp | Damper than 88: flaps to one quarter. Drier than 88: twelve minutes of mist.
      wheel_turn wheel={wheel} shelf={shelf} | Turn it | The wheel of the message, where it lies now.
      wheel_move wheel={wheel} from_shelf={shelf} to_shelf=61 | Move to the end | From its shelf to number 61.
      cave_vent cave={cave} percent=100 | Flaps wide open | Open them completely in the cave that reported.
      memory_store key={wheel} content="shelf {shelf}, {rh} %" | Note the wheel | Under the wheel's own name: the word shelf with the number, and the humidity.
      notify message="Cave {cave} is at {rh} % and {t} °C" | Show the climate | A notification here that the cave, with its name, is at so many % and so many °C.
      failed "no tool can brush the rind" | Brush | The rind has to be brushed with brine.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/oven/{deck} {"t_c": {t}, "steam": "{steam}", "loaves": {n}, "left_min": {left}, "lamp": {lamp}}',
    slots: { deck: '1..5', t: '190..229 / 231..268', steam: '=on / off', n: '12..80', left: '2..38', lamp: '17..27' },
    tools: ['deck_temp(deck: int, top_c: int, bottom_c: int): Set the heat above and below', 'deck_steam(deck: int, ms: int): Give a puff of steam', 'deck_timer(deck: int, minutes: int): Set the timer', 'deck_flue(deck: int, open: bool): Open or close the flue'],
    steps: `
      deck_temp deck={deck} top_c=240 bottom_c=215 | Rye | On the deck that reported: 215 below and 240 above.
      deck_steam deck={deck} ms=1500 | Steam | One and a half seconds of steam into that deck.
      @t failed "the deck is at {t} °C" // deck_steam deck={deck} ms=800 | Steam when hot | 800 milliseconds, but only if it is hotter than 230 degrees; the message tells.
      deck_timer deck={deck} minutes={left} | Timer as reported | Set the timer to the minutes that are left.
      @steam deck_flue deck={deck} open=true // deck_flue deck={deck} open=false | Flue | While there is steam the flue is to be opened, without steam closed.
      deck_flue deck={deck} open=false | Shut the flue
      gpio_write pin={lamp} value=0 | Lamp out | The lamp of the deck is on the output in the message and is lit at 1. It has to go out.
      notify message="Deck {deck}: {n} loaves, {left} minutes left" | Call the baker | Show here the deck, a colon, how many loaves and how many minutes left.
      pushover message="{n} loaves at {t} °C" | To the shop | Push how many loaves there are and at how many °C.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dough/ready {"tub": "{tub}", "kind": "{kind}", "kg": {kg}, "t_c": {t}, "prover": {pr}, "rack": {rack}}',
    slots: { tub: 'A3, B1, T12, K5', kind: '=rye, wheat, brioche, spelt', kg: '18..96', t: '22.5..25.8 / 26.3..29.5', pr: '1..4', rack: '5..30' },
    tools: ['prove_run(prover: int, celsius: int, humidity: int, minutes: int): Run a proving chamber', 'prove_hold(prover: int, celsius: int): Keep a chamber cool', 'mixer_run(tub, slow_min: int, fast_min: int): Knead', 'scale_portion(tub, grams: int): Portion the dough'],
    steps: `
      prove_run prover={pr} celsius=32 humidity=78 minutes=55 | Prove | In the chamber of the message: 55 minutes at 32 degrees and 78 percent.
      prove_hold prover={pr} celsius=4 | Retard over night | Keep that chamber at four degrees.
      mixer_run tub={tub} slow_min=4 fast_min=7 | Knead | Seven minutes fast after four slow ones, the tub of the message.
      scale_portion tub={tub} grams=580 | Portions | 580 g each from this tub.
      @t scale_portion tub={tub} grams=750 // failed "the dough is at {t} °C" | Portion cool dough | Pieces of three quarters of a kilo, but not if the dough is warmer than 26 degrees.
      @t prove_hold prover={pr} celsius=8 // prove_hold prover={pr} celsius=2 | Cool it | A dough of up to 26 °C goes to eight degrees in its chamber, a warmer one to two.
      notify message="{kg} kg {kind} dough in tub {tub}" | Show | Notify on this computer how many kg of which kind of dough are in which tub: "N kg KIND dough in tub T".
      file_write path=dough/today.txt content="{tub};{kind};{kg}" append=true | Book it | Append tub, kind and weight to dough/today.txt, with semicolons between and without blanks.
      memory_store key=rack-{rack} content="{kind}, {kg} kg" | What is on the rack | Remember for rack-{rack} which kind it is and how many kg.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kitchen/probe {"probe": "{probe}", "dish": "{dish}", "core_c": {core}, "target_c": {target}, "station": {st}}',
    slots: { probe: 'P1, P2, KT-4, red', dish: '=lamb, turkey, beef, salmon', core: '48..61', target: '62..74', st: '1..7' },
    tools: ['combi_mode(station: int, mode: steam|dry|mixed): Set the mode of a combi oven', 'combi_core(station: int, celsius: int): Cook until a core temperature', 'ticket_call(station: int, table: int): Call a station for a table', 'ticket_hold(table: int, minutes: int): Hold a table back'],
    steps: `
      combi_core station={st} celsius={target} | Up to the target | The station of the message cooks until the temperature that is aimed for.
      combi_mode station={st} mode=dry | Crust | Dry heat now at the station that the probe is in.
      combi_mode station={st} mode=mixed | Half steam | Set that oven to the mixed mode.
      ticket_call station={st} table=14 | Call for table 14 | Call the station of the message.
      ticket_hold table=9 minutes=5 | Wait with nine | Hold table 9 back for five minutes.
      notify message="{dish}: {core} °C of {target} °C" | How far | Show here the dish, a colon, the core temperature in °C, the word of, the target in °C.
      pushover message="The {dish} on probe {probe} needs {target} °C" | To the chef | Push one sentence: the dish on which probe needs how many °C.
      mqtt_publish topic=kitchen/core/{probe} payload="{core}" | Core temperature alone | Publish nothing but the core temperature under kitchen/core/ and the name of the probe.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kitchen/cold/{unit} {temp}',
    slots: { unit: 'walk-in, fish-drawer, F2, pastry', temp: '=4.8 °C, 3.1 °C, 5.0 °C, 2.7 °C / 7.9 °C, 9.2 °C, 8.4 °C, 11.6 °C', pin: '5..27' },
    tools: ['frigo_defrost(unit, minutes: int): Defrost a cold room', 'frigo_set(unit, celsius: num): Set a cold room', 'haccp_entry(unit, reading): Enter a reading', 'haccp_incident(unit, level: minor|major): Open an incident'],
    steps: `
      haccp_entry unit={unit} reading="{temp}" | Enter | What came in, as it is, for the unit of the topic.
      frigo_defrost unit={unit} minutes=20 | Defrost | Twenty minutes for the unit that reported.
      frigo_set unit={unit} celsius=2.5 | Colder | Set it to two and a half degrees.
      @temp failed "it is at {temp}" // haccp_incident unit={unit} level=major | Incident | Above seven degrees open a major incident for the unit. Up to seven there is none and the step fails.
      mqtt_publish topic=kitchen/display payload="{temp}" | Display | Publish to kitchen/display what was received, unchanged.
      notify message="{unit}: {temp}" | On screen | Show here the unit, a colon and the reading.
      file_write path=haccp/cold.log content="{temp}" append=true | Add to the log | The reading as it came goes onto the end of haccp/cold.log.
      @temp gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Buzzer | The buzzer is on {pin} and sounds at 1. It sounds above 7 °C and is silent up to 7.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stock/kitchen {"item": "{item}", "have": {have}, "min": {min}, "shelf": "{shelf}", "supplier": "{sup}"}',
    slots: { item: 'olive oil, flour 550, butter, capers, rice', have: '1..9', min: '10..30', shelf: 'A2, C14, D7, dry-3', sup: 'Marchetti, Hollis Foods, Kramer, Sundby' },
    tools: ['pantry_order(supplier, item, quantity: int): Order goods', 'pantry_move(item, from, to): Move goods between shelves', 'pantry_count(item, shelf): Have an item counted', 'menu_strike(dish, until?): Take a dish off the menu'],
    steps: `
      pantry_order supplier="{sup}" item="{item}" quantity={min} | Order | As many as the minimum says, from the supplier in the message.
      pantry_order supplier="{sup}" item="{item}" quantity=24 | Two dozen | Order two dozen of what ran low where it usually comes from.
      pantry_move item="{item}" from={shelf} to=bar | To the bar | What is left of it goes from its shelf to the bar.
      pantry_move item="{item}" from=cellar to={shelf} | Refill | Bring the item up from the cellar to the shelf of the message.
      pantry_count item="{item}" shelf={shelf} | Count | Have it counted where it lies.
      menu_strike dish="fried sole" | No sole | Take fried sole off the menu, nobody said until when.
      menu_strike dish="veal liver" until=18:00 | Liver off | Veal liver comes off the menu until six in the evening.
      notify message="{item}: {have} left, minimum {min}" | Low | Notification here: the item, a colon, how many are left, and the minimum.
      send_message channel=email to="{sup}" text="Please deliver {min} {item}" | Mail to the supplier | By email to the supplier: Please deliver, the minimum quantity and the item.
      failed "nobody said what the price is" | Write the price | Store the price per kilo of the item under price.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/cnc/{m} {"prog": "{prog}", "tool": {tool}, "spindle_rpm": {rpm}, "load_pct": {load}, "door": "{door}", "coolant": {cp}, "chip": {ch}}',
    slots: { m: 'VF2, DMU50, lathe-3, mill-1', prog: 'O1042, O2210, FLANGE7, BKT-12', tool: '1..24', rpm: '800..11000', load: '31..84 / 86..99', door: '=closed / open', cp: '4..13', ch: '14..27' },
    tools: ['mc_override(machine, feed: int, spindle: int): Override feed and spindle in percent', 'mc_pause(machine): Hold the program', 'mc_resume(machine, program): Go on with a program', 'mc_toolchange(machine, from: int, to: int): Change the tool'],
    steps: `
      @load mc_override machine={m} feed=100 spindle=100 // mc_override machine={m} feed=60 spindle=90 | Ease the load | When the load is over 85 % set the feed to 60 and the spindle to 90 percent. Up to 85 % both run at a hundred.
      @load failed "the load is {load} %" // mc_pause machine={m} | Hold at overload | Hold the program of the machine that reported if its load is above 85 %.
      @door mc_resume machine={m} program={prog} // failed "the door is open" | Go on | Resume the program of the message. With the door open nothing is started.
      mc_toolchange machine={m} from={tool} to=7 | Tool seven | Change from the tool that is in to number 7.
      mc_toolchange machine={m} from=12 to={tool} | Back to the old one | Twelve is in now. Put in again the one that the message names.
      gpio_write pin={cp} value=0 | Coolant off | The coolant pump runs while its output is high. It has to stop; the output stands in the event.
      gpio_write pin={ch} value=1 | Chip conveyor | Let the chip conveyor run: its pin, not that of the coolant, to 1.
      notify message="{m} runs {prog} with tool {tool}" | What runs | Show here in one sentence which machine runs which program with which tool.
      file_write path=cnc/{m}.log content="{prog} T{tool} S{rpm}" append=true | Log it | Add to cnc/{m}.log: the program, then T with the tool, then S with the speed, blanks between.
    `,
  },
  {
    language: 'en',
    earlier: ['Which machines stand | shop_state → {a} ready, {b} alarm {code}, {c} running {prog}', 'Bar stock | stock_left → {bars} bars of 30 mm'],
    slots: { a: 'lathe-1, TX8, L40', b: 'mill-2, HMC3, V6', c: 'grinder, EDM1, saw-4', code: '104..920', prog: 'O0017, SHAFT2, P-88', bars: '2..5 / 7..30' },
    tools: ['cell_start(machine, program): Start a program', 'cell_clear(machine, alarm: int): Clear an alarm', 'cell_stop(machine): Stop a machine', 'bars_order(diameter: int, pieces: int): Order bars'],
    steps: `
      cell_start machine={a} program=RING5 | Start RING5 | On the machine that is ready. Step {step1} says which.
      cell_clear machine={b} alarm={code} | Clear | One machine stands in alarm. Clear it, with the number of the alarm.
      cell_stop machine={c} | Stop the one that runs | Look into the result of step {step1} for the one that is running and stop it.
      cell_start machine={a} program={prog} | The same program | Start on the ready machine what already runs on the other.
      @bars bars_order diameter=30 pieces=40 // failed "{bars} bars are left" | Order bars | If step {step2} found fewer than six, order forty bars of thirty millimetres.
      notify message="{b}: alarm {code}" | Setter | Notification on this computer: the machine that is in alarm, a colon, the word alarm and its number.
      pushover message="{bars} bars left" | Push | Push how many bars are left.
      memory_store key=running content="{prog} on {c}" | Keep what runs | Under running: the program and on which machine.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shop/compressor {"bar": {bar}, "dew_c": {dew}, "hours": {h}, "main": {mp}, "reserve": {rp}, "dryer": {dp}}',
    slots: { bar: '5.1..6.4 / 6.6..9.2', dew: '-20..9', h: '1200..8800', mp: '2..9', rp: '10..18', dp: '19..27', lvl: '=low / high' },
    tools: ['airnet_limit(low: num, high: num): Set the pressures at which the compressor starts and stops', 'airnet_drain(seconds: int): Blow out the condensate', 'airnet_service(part: filter|oil|belt, at_hours: int): Plan a service'],
    steps: `
      @bar gpio_write pin={rp} value=1 // gpio_write pin={rp} value=0 | Reserve | The reserve compressor runs at 1. Under 6.5 bar let it run, at more than that stop it. Its pin is in the message.
      airnet_limit low=6.8 high=8.5 | Pressures | It shall stop at 8.5 and start at 6.8 bar.
      airnet_drain seconds=30 | Drain | Blow the condensate out for half a minute.
      airnet_service part=oil at_hours={h} | Oil | Plan an oil service at the hours that it has now.
      airnet_service part=belt at_hours=9000 | Belt at nine thousand
      @lvl gpio_write pin={mp} value=0 // gpio_write pin={mp} value=1 | Stop the main one | The contactor drops when its output goes {lvl} and pulls in at the other level. Stop the main compressor.
      @lvl gpio_write pin={mp} value=1 // gpio_write pin={mp} value=0 | Main compressor on | Its output is in the message. At {lvl} it stands, otherwise it runs. It has to run.
      @lvl gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | Dryer on | The dryer is off while its pin is {lvl}. Switch it on.
      notify message="{bar} bar, dew point {dew} °C, {h} hours" | Air report | Show here the pressure in bar, the dew point in °C with its name, and the hours.
      pushover message="Pressure {bar} bar, limit 6.5 bar" | Push pressure and limit | Push the pressure with its name and say that the limit is 6.5 bar.
    `,
  },
  {
    language: 'en',
    event: 'mqtt paint/booth/{booth} {"stage": "{stage}", "dp_pa": {dp}, "voc_ppm": {voc}, "piece": "{piece}", "lock": {lk}, "fan": {fn}}',
    slots: { booth: '1..4', stage: '=idle, flash-off, curing / spraying', dp: '110..240', voc: '20..148 / 152..410', piece: 'hood-8, fender L, gate 22, cab-3', lk: '5..12', fn: '13..27' },
    tools: ['booth_mode(booth: int, mode: spray|flash|bake|idle): Set the mode', 'booth_bake(booth: int, celsius: int, minutes: int): Bake', 'booth_flow(booth: int, in_pct: int, out_pct: int): Set the air in and the air out', 'paint_mix(colour, grams: int): Mix a colour'],
    steps: `
      @stage gpio_write pin={lk} value=1 // failed "booth {booth} is spraying" | Unlock | The lock opens at 1, its output is in the event. Not while spraying is going on.
      booth_bake booth={booth} celsius=60 minutes=40 | Bake | Forty minutes at sixty degrees in the booth of the topic.
      booth_flow booth={booth} in_pct=70 out_pct=80 | Slight vacuum | Air out at 80 percent, air in at 70.
      @voc booth_mode booth={booth} mode=spray // booth_mode booth={booth} mode=idle | Vapours | Up to 150 ppm the booth may spray, above it must be set idle.
      @voc gpio_write pin={fn} value=0 // gpio_write pin={fn} value=1 | Exhaust fan | It runs at 1. More than 150 ppm: run. Less: stop. Pin from the message.
      paint_mix colour="RAL 7016" grams=1250 | Mix | One and a quarter kilos of RAL 7016.
      notify message="Booth {booth}: {piece} is {stage}" | What happens | Show here the booth with its number, a colon, then which piece is at what stage: "PIECE is STAGE".
      notify message="Booth {booth}: change the filters, {dp} Pa" title="Paint shop" | Filters | Under the title Paint shop, a notification that names the booth and says: change the filters, then a comma and the pressure in Pa.
      failed "no tool can sand the piece" | Sand | Sand the runs off the piece before it is baked.
    `,
  },
  {
    language: 'en',
    event: 'webhook /paint/order {"job": "{job}", "colour": "{col}", "litres": {l}, "hardener_pct": {hp}, "for": "{who}", "pump_pin": {p}}',
    slots: { job: 'J-551, J-4008, K17, 2208', col: 'RAL 9005, RAL 3020, oxide red, NCS 2050', l: '2..60', hp: '5..30', who: 'Hartmann, Yilmaz, Reyes, Dunne', p: '4..27', lvl: '=0 / 1' },
    tools: ['tint_dispense(colour, litres: int): Dispense a colour', 'tint_return(colour, litres: int): Take back what is left', 'harden_add(job, percent: int): Add hardener', 'job_assign(job, painter): Give a job to a painter', 'job_release(job, painter): Take a job from a painter'],
    steps: `
      tint_dispense colour="{col}" litres={l} | Dispense what was ordered
      tint_return colour="{col}" litres=3 | Three litres back | The painter brings three litres of that colour back.
      harden_add job={job} percent={hp} | Hardener | As much as the order wants.
      harden_add job={job} percent=50 | Half hardener | Not what the order says but one half.
      job_assign job={job} painter="{who}" | Whose job | It belongs to the person for whom the order is.
      job_release job={job} painter="Dunmore" | Take it from Dunmore | The job of the order no longer belongs to Dunmore.
      @lvl gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | Pump | Paint flows while the pump's output is at {lvl}. The output is part of the order. Let it flow.
      notify message="{job}: {l} litres of {col} for {who}" | Announce | Notify here: the job, a colon, how many litres of which colour for whom.
      send_message channel=slack to=mixing text="Colour {col}, {hp} % hardener" | Slack | On slack to mixing: the word Colour with the colour, a comma, how many % hardener.
    `,
  },
  {
    language: 'en',
    event: 'mqtt print/{printer}/status {"paper": "{paper}", "toner_k": {k}, "toner_c": {c}, "queue": {q}, "job": "{job}", "error": "{err}"}',
    slots: { printer: 'Konica-2, proofer, Xerox-7, floor3', paper: '=ok, full / empty, jam', k: '3..14 / 16..88', c: '20..90', q: '0..40', job: 'flyer-88, poster A1, book-114, menu', err: '=none, E-11, E-52, paper path' },
    tools: ['press_queue(printer, job, copies: int): Queue a job', 'press_unqueue(printer, job): Take a job out of the queue', 'press_divert(from, to): Send the queue to another printer', 'toner_order(printer, colour: black|cyan|magenta|yellow): Order toner'],
    steps: `
      @k toner_order printer={printer} colour=black // failed "black is at {k} %" | Black toner | Order black for this printer if less than 15 % of it are left.
      toner_order printer={printer} colour=cyan | Cyan | Order cyan for the printer of the topic.
      @paper press_queue printer={printer} job="{job}" copies=50 // press_unqueue printer={printer} job="{job}" | Queue or not | With paper in order queue the job with fifty copies. If the paper is empty or jammed, take the job out of the queue.
      press_divert from={printer} to=Ricoh-9 | Elsewhere | Whatever waits at this printer goes to Ricoh-9.
      press_divert from=Ricoh-9 to={printer} | Take over | This one takes the queue of Ricoh-9.
      notify message="{printer}: black toner is low" | Toner | Show a notification that names the printer and says that black toner is low.
      pushover message="{printer} has {q} jobs waiting" | Queue | Push one sentence: which printer has how many jobs waiting.
      memory_store key=printer-error content="{printer}: {err}" | Keep the error | Under printer-error the printer, a colon and the error.
      @k notify message="{printer}: {k} % black" // failed "black is at {k} %" | Warn under fifteen | Only under 15 %: show here the printer, a colon, and how many % black there are.
    `,
  },
  {
    language: 'en',
    event: 'webhook /press/makeready {"order": "{o}", "sheets": {sh}, "format": "{f}", "gsm": {g}, "due": "{due}", "machine": "{m}"}',
    slots: { o: 'A-3310, A-3342, 77120, B-18', sh: '500..12000', f: '=50x70, 70x100, A2, A3', g: '80..350', due: '=2026-05-04, 2026-06-18, 2026-09-30, 2026-11-12', m: 'SM52, Rapida, GTO-1, CD74' },
    tools: ['offset_run(machine, order, sheets: int, speed: int): Run an order', 'offset_wash(machine, units: int[]): Wash inking units', 'plate_call(order, plates: int): Have plates made', 'cutter_plan(order, date, time): Plan the cutting'],
    steps: `
      offset_run machine={m} order={o} sheets={sh} speed=9000 | Run | The order on its machine, all sheets, nine thousand an hour.
      offset_wash machine={m} units=[1,3] | Wash | Inking units 1 and 3.
      offset_wash machine={m} units=[2,4,5] | Wash three | Wash the second, the fourth and the fifth unit.
      plate_call order={o} plates=4 | Plates | Four plates for this order.
      cutter_plan order={o} date={due} time=07:30 | Cut on the last day | Plan the cutting for the day it is due, at half past seven in the morning.
      cutter_plan order={o} date=2026-12-01 time=14:00 | Cut in December | Plan it for 2026-12-01, two in the afternoon.
      file_write path=press/plan.txt content="{o} {f} {g} g" append=true | Plan line | Append to press/plan.txt: order, format and weight with g, blanks between.
      notify message="{o}: {sh} sheets, due {due}" | Announce | Show here the order, a colon, how many sheets, a comma, and when it is due.
      send_message channel=email to=binder text="{sh} sheets {f} of {o} come on {due}" | Mail the binder | Email to binder: how many sheets of which format of which order come on what day, as in "800 sheets A2 of A-1 come on 2026-01-02".
      mqtt_publish topic=press/due payload="{due}" | Only the day | Publish the due date alone to press/due.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mill/loom/{loom} {"rpm": {rpm}, "breaks": {br}, "weft": "{weft}", "metres": {m}, "stop_pin": {sp}, "lamp_pin": {lp}}',
    slots: { loom: '1..36', rpm: '240..620', br: '1..5 / 7..20', weft: '=cotton, linen, polyester, wool', m: '12..480', sp: '4..12', lp: '13..27', lvl: '=high / low' },
    tools: ['loom_speed(loom: int, rpm: int): Set the speed', 'loom_weft(loom: int, yarn: cotton|linen|polyester|wool, density: int): Set yarn and density', 'loom_call(loom: int, who: weaver|fitter): Call a person to a loom', 'cloth_doff(loom: int, metres: int): Take off the cloth'],
    steps: `
      @br loom_call loom={loom} who=weaver // loom_call loom={loom} who=fitter | Whom to call | Up to six breaks the weaver is called, above six the fitter.
      @br loom_speed loom={loom} rpm={rpm} // loom_speed loom={loom} rpm=300 | Speed by breaks | More than six breaks: 300 turns. Six or fewer: the speed it already has.
      loom_weft loom={loom} yarn=linen density=18 | Linen | Eighteen threads of linen.
      loom_weft loom={loom} yarn={weft} density=22 | Denser | The yarn stays, the density becomes twenty-two.
      cloth_doff loom={loom} metres={m} | Take off | Everything that has been woven, by the metres in the message.
      @lvl gpio_write pin={sp} value=1 // gpio_write pin={sp} value=0 | Stop the loom | It stops when its stop output goes {lvl}. Stop it.
      @lvl gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | Lamp | Put the lamp out. It burns at {lvl}, on its pin in the message.
      notify message="Loom {loom}: {br} breaks at {rpm} rpm" | Floor screen | Show here the loom, a colon, how many breaks at how many rpm.
      memory_store key=loom-{loom} content="{weft}, {m} metres" | Note | Yarn and metres under loom-{loom}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dye/batch {"vat": "{vat}", "recipe": "{rec}", "kg": {kg}, "liquor_l": {l}, "ph": {ph}, "steam": {st}, "drain": {dr}}',
    slots: { vat: 'V1, jigger-2, J4, soft-3', rec: 'navy-12, R-778, moss, indigo-4', kg: '40..320', l: '400..2600', ph: '4.1..5.4 / 5.6..8.9', st: '3..11', dr: '12..27' },
    tools: ['vat_heat(vat, celsius: int, per_min: num): Heat a vat', 'vat_dose(vat, agent: acid|soda|salt, grams: int): Add an agent', 'vat_fill(vat, litres: int): Fill', 'recipe_start(vat, recipe, kilos: int): Start a recipe', 'recipe_abort(vat, recipe): Abort a recipe'],
    steps: `
      @ph recipe_start vat={vat} recipe={rec} kilos={kg} // vat_dose vat={vat} agent=acid grams=400 | Start or sour | At pH 5.5 or less start the recipe of the message with its kilos. Above that first add 400 g of acid.
      vat_dose vat={vat} agent=salt grams=2500 | Salt | Two and a half kilos of salt.
      vat_heat vat={vat} celsius=95 per_min=1.5 | Heat | To 95 degrees with one and a half degrees a minute.
      vat_fill vat={vat} litres={l} | Liquor | Fill in the liquor that the batch wants.
      recipe_abort vat={vat} recipe={rec} | Break off | The batch is broken off.
      gpio_write pin={st} value=0 | Steam off | The steam valve opens at 1, a spring shuts it otherwise. Shut it.
      gpio_write pin={dr} value=0 | Drain | The drain is held shut at 1 and falls open when the pin goes low. Open it.
      notify message="Vat {vat}: {rec}, {kg} kg, pH {ph}" | Dye house | Show here: the vat with the word, a colon, the recipe, the kg, the pH.
      file_write path=dye/{vat}.txt content="{rec}: {l} litres" | New sheet | Write dye/{vat}.txt afresh: recipe, colon, how many litres.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/checkin {"room": {room}, "guest": "{guest}", "nights": {n}, "arrives": "{arr}", "floor": {floor}, "breakfast": {bf}}',
    slots: { room: '101..628', guest: 'Mrs Aalto, Mr Brandt, Dr Osei, Ms Varga', n: '1..9', arr: '=15:30, 17:00, 19:45, 21:10', floor: '1..6', bf: '=true / false' },
    tools: ['pms_keycard(room: int, nights: int): Make a key card', 'pms_void(room: int): Make a key card invalid', 'pms_wake(room: int, time): Plan a wake-up call', 'pms_climate(room: int, celsius: int): Set the temperature of a room', 'pms_board(room: int, plan: room|breakfast|half): Set the board'],
    steps: `
      pms_keycard room={room} nights={n} | Key card | For the room and the nights of the booking.
      pms_void room={room} | Old card | Cards made before for this room must not open it any more.
      pms_wake room={room} time=06:45 | Wake | A call at a quarter to seven.
      pms_climate room={room} celsius=21 | Warm the room | Twenty-one degrees before the guest arrives.
      @bf pms_board room={room} plan=breakfast // pms_board room={room} plan=room | Board | With breakfast if the booking says so, otherwise the room alone.
      pms_board room={room} plan=half | Half board | The guest took half board at the desk.
      notify message="{guest}, room {room}, arrives at {arr}" | Front desk | Notification here: the guest, a comma, the room, a comma, and at what time the guest arrives.
      send_message channel=whatsapp to=housekeeping text="Room {room}: {n} nights" | Housekeeping | By whatsapp to housekeeping, the room, a colon and how many nights.
      memory_store key=room-{room} content="{guest}, {n} nights" | Who stays | Keep under room-{room} the guest and for how many nights.
      file_write path=hotel/arrivals.txt content="{arr} {guest} {room}" append=true | Arrivals | Append time, guest and room to hotel/arrivals.txt, blanks between.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hotel/request {"room": {room}, "wants": "{w}", "qty": {q}, "by": "{by}", "staff": "{staff}"}',
    slots: { room: '101..628', w: '=towels, pillows, a cot, slippers', q: '1..6 / ∅, null, "?"', by: '=18:00, 20:30, 21:15, 07:00', staff: 'Ines, Tomas, Rukia, Lena' },
    tools: ['maid_task(room: int, item, quantity: int): Have something brought', 'maid_clean(room: int, before): Have a room cleaned', 'maid_skip(room: int, reason?): Do not clean a room', 'lostfound_add(room: int, item): Enter something found'],
    steps: `
      @q maid_task room={room} item="{w}" quantity={q} // failed "the request does not say how many" | Bring | Have brought what the guest wants, as many as the guest said. If the request does not say how many, fail.
      maid_clean room={room} before={by} | Clean | Have the room of the request cleaned before the hour in it.
      maid_skip room={room} | Do not disturb | This room is not cleaned today.
      maid_skip room={room} reason="guest asleep" | Asleep | Not to be cleaned, and the reason is: guest asleep.
      lostfound_add room={room} item="grey scarf" | A scarf | In the room of the request a grey scarf was found. Enter it.
      notify message="Room {room} wants {w} by {by}" | Desk | Show on this computer in one sentence which room wants what by when.
      send_message channel=telegram to={staff} text="Room {room}: {w}" | To the person in charge | Telegram to the member of staff in the message: Room with the number, a colon, what is wanted.
      pushover message="Please bring {w} to {room}" | Push | "Please bring X to Y" with what is wanted and the number of the room.
    `,
  },
  {
    language: 'en',
    event: 'mqtt museum/{hall}/climate {"case": "{case}", "rh": {rh}, "lux": {lux}, "t_c": {t}, "lamp_out": {lp}, "alarm_out": {al}}',
    slots: { hall: 'east, armoury, hall-3, gallery2', case: 'K11, V4, vitrine-9, C22', rh: '38..49 / 51..66', lux: '20..48 / 52..190', t: '17.5..23.5', lp: '4..13', al: '14..27' },
    tools: ['vitrine_dry(case, minutes: int): Dry the air of a case', 'vitrine_moist(case, minutes: int): Moisten the air of a case', 'shade_set(hall, percent: int): Set how far the blinds are down', 'hall_lux(hall, lux: int): Set the light'],
    steps: `
      @rh vitrine_moist case={case} minutes=30 // vitrine_dry case={case} minutes=45 | Fifty percent | Above 50 % dry the case for three quarters of an hour, below 50 % moisten it for half an hour.
      @lux failed "{lux} lux is not over 50" // shade_set hall={hall} percent=75 | Blinds | At more than 50 lux bring the blinds of the hall down to three quarters.
      hall_lux hall={hall} lux=45 | Less light | Forty-five lux in the hall of the topic.
      @lux gpio_write pin={lp} value=1 // gpio_write pin={lp} value=0 | Case lamp | The lamp burns at 1. With over 50 lux measured put it out, under 50 it burns. Its output is in the message.
      gpio_write pin={al} value=0 | Reset the alarm | The alarm output sounds when high. Reset it.
      notify message="Case {case}: {rh} % and {lux} lux" | Conservator | Show here: which case, a colon, how many % and how many lux.
      memory_store key={case} content="{t} °C, {rh} %" | Note the climate | Under the name of the case, temperature in °C and humidity in %.
      file_write path=museum/lux.csv content="{hall},{case},{lux}" append=true | Light dose | Append hall, case and light to museum/lux.csv, commas, no blanks.
      failed "no tool can close the case" | Close the case | The glass door of the case stands ajar; push it shut.
    `,
  },
  {
    language: 'en',
    event: 'webhook /museum/loan {"object": "{obj}", "inventory": "{inv}", "lender": "{lend}", "from": "{from}", "until": "{until}", "value_eur": {val}}',
    slots: { obj: 'amphora, sabre, tapestry, astrolabe', inv: '1908.44, 77.12.3, B-2291, 1964.7', lend: 'Uffmann, Corvin House, Prado Sur, Leeds', from: '=2026-02-01, 2026-03-15', until: '=2026-08-31, 2026-10-12', val: '4000..48000 / 52000..900000' },
    tools: ['loan_open(inventory, lender, until): Open a loan', 'loan_extend(inventory, until): Extend a loan', 'crate_book(inventory, date): Book a crate', 'guard_assign(inventory, guards: int): Assign guards'],
    steps: `
      loan_open inventory={inv} lender="{lend}" until={until} | Open the loan | From whom it comes and how long it stays is in the message.
      loan_extend inventory={inv} until=2027-01-15 | Longer | It stays until 2027-01-15 instead.
      crate_book inventory={inv} date={until} | Crate for the way back | Book a crate on the last day of the loan.
      crate_book inventory={inv} date={from} | Crate for the arrival | Book it on the first day.
      @val guard_assign inventory={inv} guards=1 // guard_assign inventory={inv} guards=2 | Guards | Worth more than 50,000 euros: two guards. Up to that one.
      notify message="{obj} from {lend} until {until}" | Registrar | Show here in this order what the object is, from whom, until when: "OBJECT from LENDER until DATE".
      memory_store key={inv} content="{obj}, {val} euros" | Value | Under the inventory number: the object and its value in euros.
      send_message channel=email to=insurer text="{inv}: {val} euros, {from} to {until}" | Insurer | Email to insurer: the inventory number, a colon, the value in euros, a comma, first day to last day.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/{pool}/water {"ph": {ph}, "cl_mg": {cl}, "t_c": {t}, "flow_m3h": {fl}, "swimmers": {sw}, "dose_pin": {dp}, "cover_pin": {cp}}',
    slots: { pool: 'main, splash, lane-25, spa', ph: '6.7..7.3 / 7.5..8.1', cl: '0.11..0.29 / 0.31..0.84', t: '25.5..34.5', fl: '18..160', sw: '0 / 2..60', dp: '4..12', cp: '13..27' },
    tools: ['aqua_acid(pool, ml: int): Dose acid', 'aqua_chlor(pool, ml: int): Dose chlorine', 'aqua_backwash(filter: int, minutes: int): Backwash a filter', 'aqua_heat(pool, celsius: num): Set the water temperature'],
    steps: `
      @ph failed "the pH is {ph}" // aqua_acid pool={pool} ml=250 | Acid | A quarter of a litre of acid if the pH is above 7.4.
      @cl aqua_chlor pool={pool} ml=400 // failed "it has {cl} mg chlorine" | Chlorine | Less than 0.3 mg of chlorine: dose 400 ml. At 0.3 and more nothing is dosed and the step fails.
      @sw gpio_write pin={cp} value=1 // failed "{sw} swimmers are in the pool" | Cover | The cover rolls out at 1. Only with nobody in the water.
      @sw aqua_backwash filter=2 minutes=6 // failed "{sw} swimmers are in the pool" | Backwash | Filter 2 for six minutes, when no swimmers are counted.
      aqua_heat pool={pool} celsius=28.5 | Warmer | Twenty-eight and a half degrees for the pool of the topic.
      gpio_write pin={dp} value=0 | Stop dosing | The dosing pump runs at 1 and has to stand. Its pin is in the report.
      notify message="{pool}: pH {ph}, {cl} mg chlorine" | Attendant | Show here the pool, a colon, the pH, a comma, the chlorine in mg.
      file_write path=pool/book.txt content="{ph} / {cl} / {t}" append=true | Book | Append to pool/book.txt: pH, chlorine, temperature, in the form "a / b / c".
      pushover message="{sw} swimmers, {t} °C" | Push | Push how many swimmers there are and how warm the water is in °C.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the test kit | photolyser → chlorine {cl}, alkalinity {alk}, cyanuric acid {cya}', 'Which filters run | filter_list → filter {f1} runs on pin {p1}, filter {f2} stands on pin {p2}'],
    slots: { cl: '0.2..1.9', alk: '60..79 / 81..140', cya: '10..55', f1: '1..3', f2: '4..6', p1: '8..16', p2: '17..26' },
    tools: ['soda_dose(grams: int): Dose soda', 'flake_dose(grams: int): Dose chlorine flakes', 'filter_pair(from: int, to: int): Let one filter take over from another'],
    steps: `
      @alk soda_dose grams=900 // failed "the alkalinity is {alk}" | Soda | If the alkalinity of step {step1} is under 80 dose 900 g of soda.
      gpio_write pin={p2} value=1 | Start the other | The filter that stands is to run. At 1 it runs; its pin is in the list.
      gpio_write pin={p1} value=0 | Stop the running one | The pump of the filter that runs stops at 0.
      filter_pair from={f1} to={f2} | Change over | The filter that stands takes over from the one that runs.
      filter_pair from={f2} to={f1} | Change back | The one found running takes over from the standing one.
      flake_dose grams=1500 | A kilo and a half of flakes
      memory_store key=pool-water content="chlorine {cl}, cyanuric acid {cya}" | Two values | Keep chlorine and cyanuric acid under pool-water, each with its name.
      notify message="Alkalinity {alk}, filter {f1} runs" | Show | Notification here: the alkalinity with its name, a comma, which filter runs.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/arrival {"patient": "{pat}", "chart": "{chart}", "doctor": "{doc}", "room": {room}, "at": "{at}", "fasting": "{fast}"}',
    slots: { pat: 'Greta Holm, Amir Salem, June Park, Otto Weiss', chart: 'C-40188, C-7713, 99120, H-2204', doc: 'Dr Lind, Dr Mbeki, Dr Farrow, Dr Sato', room: '1..14', at: '=08:20, 09:45, 11:10, 14:35', fast: '=yes / no, unknown' },
    tools: ['ward_seat(chart, room: int): Send a patient to a room', 'ward_wait(chart, minutes: int): Let a patient wait', 'lab_draw(chart, tubes: int, kind: serum|citrate|edta): Order blood', 'doc_page(doctor, room: int): Call a doctor to a room'],
    steps: `
      @fast lab_draw chart={chart} tubes=2 kind=serum // failed "fasting: {fast}" | Blood | Two serum tubes for whoever arrived, but only if the patient is fasting.
      lab_draw chart={chart} tubes=3 kind=citrate | Clotting | Three citrate tubes.
      ward_seat chart={chart} room={room} | To the room | Send the patient to the room of the message.
      ward_seat chart={chart} room=15 | To fifteen | The room in the message is being painted. Fifteen it is.
      ward_wait chart={chart} minutes=30 | Half an hour | The patient has to wait for half an hour.
      doc_page doctor="{doc}" room={room} | Call the doctor | The doctor in the message, to the room in the message.
      notify message="{pat} is here for {doc}, room {room}" | Reception | Show here who is here for which doctor, a comma, and the room.
      send_message channel=email to="{doc}" text="{chart} arrived at {at}" | Mail | Email to the doctor: which chart arrived at what time, no patient's name.
      memory_store key=chart-{chart} content="room {room}, {at}" | Note | Under chart-{chart}: the word room with its number, and the time.
    `,
  },
  {
    language: 'en',
    event: 'mqtt clinic/steril/{unit} {"load": "{load}", "cycle": "{cyc}", "peak_c": {peak}, "bar": {bar}, "minutes": {min}, "seal": {seal}, "lamp": {lamp}}',
    slots: { unit: 'autoclave-1, S2, TT7, steam-3', load: 'L-118, L-240, tray 8, set K', cyc: '=passed, ok / failed, aborted', peak: '121..136', bar: '1.1..2.3', min: '4..30', seal: '3..11', lamp: '12..27' },
    tools: ['clave_run(unit, celsius: int, minutes: int): Run a cycle', 'clave_dry(unit, minutes: int): Dry the load', 'load_release(load): Release a load for use', 'load_quarantine(load, unit): Lock a load away'],
    steps: `
      @cyc load_release load="{load}" // load_quarantine load="{load}" unit={unit} | Release or lock away | A load whose cycle was fine is released. If the cycle failed or was broken off, lock the load away in its unit.
      @cyc load_release load="{load}" // failed "the cycle is {cyc}" | Release | Only a load from a good cycle.
      @cyc failed "the cycle is {cyc}" // clave_run unit={unit} celsius=134 minutes=18 | Again | Only after a cycle that failed or was aborted: once more, 18 minutes at 134 degrees.
      clave_dry unit={unit} minutes=25 | Dry for twenty-five minutes
      gpio_write pin={seal} value=0 | Door seal | The seal is blown up at 1 and slack at 0. Let it go slack. Its pin is in the message.
      gpio_write pin={lamp} value=1 | Red lamp | The lamp of the unit has to burn, it burns at 1; find its output in the message.
      notify message="{unit}: {load} {cyc}" | Show | Here: the unit, a colon, the load and what became of the cycle.
      file_write path=steril/log.csv content="{load},{peak},{bar},{min}" append=true | Record | Append load, peak temperature, pressure and minutes to steril/log.csv, with commas, without blanks.
      pushover message="{load}: {peak} °C for {min} minutes" title="Sterilisation" | Push | Title Sterilisation; the load, a colon, the peak temperature in °C and for how many minutes.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stores/ward {"ward": "{ward}", "article": "{art}", "bin": "{bin}", "qty": {q}, "left": {left}, "lot": "{lot}"}',
    slots: { ward: 'ICU, paed-2, surgery 4, ER', art: 'syringe 5 ml, gauze, catheter 14, gloves M', bin: 'R2-08, K14, S7-3, B-90', q: '10..200', left: '0..19 / 21..400', lot: 'LT8801, 44G2, X-912, B7740' },
    tools: ['stores_issue(article, ward, quantity: int): Issue an article to a ward', 'stores_return(article, ward, quantity: int): Take an article back from a ward', 'stores_block(lot, article): Block a lot', 'stores_shift(article, from_bin, to_bin): Move an article to another bin', 'stores_buy(article, supplier, quantity: int): Order an article'],
    steps: `
      stores_issue article="{art}" ward="{ward}" quantity={q} | Issue | What the ward wants, as much as it wants.
      ^ | To the ward | Hand the requested quantity of the requested article out to the ward that asks.
      stores_return article="{art}" ward="{ward}" quantity=12 | A dozen back | The ward gives back a dozen of the article.
      stores_block lot={lot} article="{art}" | Block the lot | Nobody may use this lot any more.
      stores_shift article="{art}" from_bin={bin} to_bin=Q-1 | Into quarantine | Out of its bin, into bin Q-1.
      stores_shift article="{art}" from_bin=Q-1 to_bin={bin} | Back from quarantine | From Q-1 into the bin where it belongs.
      @left stores_buy article="{art}" supplier="Medline North" quantity=500 // failed "{left} are left" | Buy | If fewer than twenty are left, order five hundred from Medline North.
      notify message="{ward}: {q} × {art}" | Screen | Show here the ward, a colon, then how many times what, in the form "3 × gauze".
      memory_store key="{art}" content="{left} left in {bin}" | Stock | Under the article's name: how many are left in which bin, as "N left in BIN".
      send_message channel=teams text="Lot {lot} of {art} is blocked" | Teams | Channel teams: which lot of which article, and that it is blocked.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pharmacy/script {"script": "{rx}", "drug": "{drug}", "mg": {mg}, "packs": {packs}, "for": "{pat}", "by": "{doc}", "controlled": {ctl}}',
    slots: { rx: 'RX-9941, RX-1203, E-5518, 70-221', drug: 'metoprolol, amoxicillin, codeine, sertraline', mg: '5..500', packs: '1..6 / ∅, null, "?"', pat: 'H. Moritz, A. Diallo, P. Keane, S. Ruiz', doc: 'Dr Ames, Dr Voss, Dr Pillai', ctl: '=true / false' },
    tools: ['robo_pick(drug, mg: int, packs: int): Have the robot pick packs', 'robo_stow(drug, mg: int, packs: int): Have the robot put packs away', 'script_hold(script, until): Hold a prescription', 'script_void(script, reason: double|unreadable|expired): Void a prescription', 'safe_unlock(script, pharmacist): Unlock the safe'],
    steps: `
      @packs robo_pick drug="{drug}" mg={mg} packs={packs} // failed "the number of packs is missing" | Pick | The robot picks what was prescribed, in the strength and the number of packs of the prescription. If the number is missing, fail.
      robo_stow drug="{drug}" mg={mg} packs=1 | Put one away | One pack of it was not collected and goes back into the robot.
      @ctl safe_unlock script={rx} pharmacist=Ostrow // failed "{drug} is not controlled" | Safe | For a controlled drug unlock the safe, pharmacist Ostrow; otherwise this step fails.
      script_hold script={rx} until=2026-07-09 | Hold | Until 2026-07-09.
      script_void script={rx} reason=unreadable | Cannot be read | Void it because nobody can read it.
      script_void script={rx} reason=double | Twice | It came twice. Void it for that reason.
      notify message="{rx}: {drug} {mg} mg for {pat}" | Counter | Notification here: the prescription's number, a colon, the drug with its mg, for whom.
      memory_store key=last-script content="{drug}, by {doc}" | Who prescribed | Under last-script: the drug, a comma, by and the doctor.
      file_write path=pharmacy/log.txt content="{rx};{drug};{mg}" append=true | Log | Number, drug and mg, semicolons without blanks, at the end of pharmacy/log.txt.
      failed "no tool can call the doctor" | Call the doctor | Ring up whoever signed it and ask about the dose.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pharmacy/fridge/{n} {"t_c": {t}, "door_s": {door}, "contents": "{c}", "relay": {rel}, "buzzer": {bz}}',
    slots: { n: '1..8', t: '2.3..7.7 / 8.3..13.6', door: '5..55 / 65..400', c: 'insulin, vaccines, eye drops', rel: '3..12', bz: '13..27', lvl: '=1 / 0' },
    tools: ['vaxfridge_target(fridge: int, celsius: num): Set the target', 'vaxfridge_alarm(fridge: int, above: num, below: num): Set the alarm limits', 'vaxfridge_mute(fridge: int, seconds: int): Silence it'],
    steps: `
      vaxfridge_target fridge={n} celsius=4.5 | Four and a half | Set the target of the fridge that reported to four and a half degrees.
      vaxfridge_alarm fridge={n} above=8 below=2 | Limits | It shall raise the alarm below two and above eight degrees.
      vaxfridge_mute fridge={n} seconds=120 | Mute | Silence for two minutes.
      @door gpio_write pin={bz} value=0 // gpio_write pin={bz} value=1 | Buzzer | The door counter says how many seconds the door has been open. More than 60: buzzer to 1. Otherwise buzzer to 0.
      @t failed "it has {t} °C" // notify message="Fridge {n}: {c} at {t} °C" | Too warm? | Above 8 °C show here which fridge, a colon, the contents and at how many °C. With 8 °C or less the step fails.
      @lvl gpio_write pin={rel} value=1 // gpio_write pin={rel} value=0 | Cool | The compressor runs with its relay at {lvl}. The relay's output is in the message. Let it run.
      @lvl gpio_write pin={rel} value=0 // gpio_write pin={rel} value=1 | Compressor off | Relay at {lvl} means running. Stop it.
      memory_store key=fridge-{n} content="{t} °C, door {door} s" | Note | Under fridge-{n}: how warm it is, then the word door and for how many s it was open.
      mqtt_publish topic=pharmacy/alarm payload="{c}" | What is in danger | Publish only the contents to pharmacy/alarm.
    `,
  },
  {
    language: 'en',
    event: 'webhook /stage/cue {"cue": {cue}, "scene": "{sc}", "fly": {fly}, "height_m": {h}, "channel": {ch}, "level": {lv}, "fade_s": {fade}, "haze_pin": {hz}}',
    slots: { cue: '1..180', sc: '=storm, ballroom, prison, harbour', fly: '1..24', h: '1.5..9.5', ch: '25..120', lv: '5..100', fade: '2..15', hz: '4..27', lvl: '=high / low' },
    tools: ['flybar_to(bar: int, metres: num): Move a fly bar to a height', 'flybar_lock(bar: int, locked: bool): Lock or unlock a bar', 'dimmer_fade(channel: int, percent: int, seconds: num): Fade a dimmer', 'cue_go(cue: int): Run a cue', 'cue_skip(cue: int): Leave a cue out'],
    steps: `
      flybar_to bar={fly} metres={h} | Fly | The bar of the cue to the height of the cue.
      flybar_to bar={fly} metres=0.5 | Down | That bar to half a metre above the floor.
      flybar_lock bar={fly} locked=true | Lock the bar
      flybar_lock bar={fly} locked=false | Unlock | The bar of the cue has to be free.
      dimmer_fade channel={ch} percent={lv} seconds={fade} | Fade | As the cue says: channel, level, time.
      dimmer_fade channel={ch} percent=25 seconds=0.5 | Snap to a quarter | The channel of the cue to a quarter within half a second.
      cue_go cue={cue} | Go | Run what the desk sent.
      cue_skip cue={cue} | Leave it out | This cue is not played tonight.
      @lvl gpio_write pin={hz} value=1 // gpio_write pin={hz} value=0 | Haze | The hazer blows while its pin is {lvl}. It has to blow.
      @lvl gpio_write pin={hz} value=0 // gpio_write pin={hz} value=1 | No haze | Hazer quiet. It blows at {lvl} and its pin came with the cue.
      notify message="Cue {cue}, {sc}: bar {fly} to {h} m" | Stage manager | Here: cue with number, comma, scene, colon, bar with number to how many m.
    `,
  },
  {
    language: 'en',
    event: 'webhook /boxoffice/sale {"show": "{show}", "date": "{date}", "time": "{time}", "seats": {seats}, "left": {left}, "buyer": "{buyer}", "paid": {paid}}',
    slots: { show: 'Hamlet, Carousel, Nabucco, Zorba', date: '=2026-03-07, 2026-04-18, 2026-05-22', time: '=14:30, 19:30, 20:00', seats: '1..8', left: '0..9 / 11..320', buyer: 'Ekberg, Tanaka, Moreau, Quist', paid: '=true / false' },
    tools: ['house_reserve(show, buyer, seats: int): Reserve seats', 'house_free(show, buyer, seats: int): Give seats back', 'usher_shift(date, time, ushers: int): Plan ushers', 'ticket_print(buyer, copies: int): Print tickets', 'show_close(show, date): Close the sale'],
    steps: `
      @paid ticket_print buyer="{buyer}" copies={seats} // house_reserve show="{show}" buyer="{buyer}" seats={seats} | Print or reserve | If it is paid print one ticket for each seat. If not, only reserve the seats for the show.
      house_free show="{show}" buyer="{buyer}" seats={seats} | Given back | The buyer gives all the seats back.
      usher_shift date={date} time={time} ushers=6 | Ushers | Half a dozen ushers for that performance.
      @left show_close show="{show}" date={date} // failed "{left} seats are left" | Close | Close the sale for that day once fewer than ten seats are left.
      @paid ticket_print buyer="{buyer}" copies={seats} // failed "it is not paid" | Tickets | Paid seats get a ticket each; unpaid ones none.
      notify message="{show} on {date}: {left} seats left" | Box office | Show here which show on which day, a colon, how many seats are left.
      send_message channel=email to="{buyer}" text="{seats} seats for {show}, {date} {time}" | Confirm | Email to the buyer: how many seats for which show, a comma, day and time.
      pushover message="{buyer} takes {seats} seats" | Push | Push who takes how many seats.
      file_write path=boxoffice/{date}.txt content="{buyer} {seats}" append=true | List | Append to the file of that day in boxoffice, boxoffice/{date}.txt: buyer, blank, number of seats.
    `,
  },
  {
    language: 'en',
    event: 'mqtt festival/gate/{gate} {"count": {count}, "per_min": {pm}, "band": "{band}", "stage": "{stage}", "turnstile": {ts}, "beacon": {bc}}',
    slots: { gate: 'north, east, G3, river', count: '1200..4900 / 5100..9800', pm: '5..90', band: 'The Larks, Onyx, Mira Sol, Red Ferry', stage: '=main, tent, lake', ts: '4..13', bc: '14..27', lvl: '=low / high' },
    tools: ['crowd_lane(gate, lanes: int): Set how many lanes are open', 'crowd_turn(gate, direction: in|out): Set the direction', 'stage_slot(stage, band, minutes: int): Give a band a slot', 'stage_mute(stage, seconds: int): Mute a stage'],
    steps: `
      @count crowd_turn gate={gate} direction=in // crowd_turn gate={gate} direction=out | Direction | At over 5000 people the gate that reported lets people only out, else in.
      @count crowd_lane gate={gate} lanes=6 // failed "{count} people are inside" | More lanes | Six lanes at that gate, but not once more than 5000 people have been counted.
      stage_slot stage={stage} band="{band}" minutes=75 | Slot | The band of the message plays an hour and a quarter on the stage of the message.
      stage_mute stage=lake seconds=90 | Quiet on the lake | Mute the lake stage for one and a half minutes.
      @lvl gpio_write pin={ts} value=0 // gpio_write pin={ts} value=1 | Free the turnstile | The turnstile turns freely while its pin is {lvl}, else it is blocked. Free it.
      @lvl gpio_write pin={ts} value=1 // gpio_write pin={ts} value=0 | Block it | Free at {lvl}, blocked at the other level. Block the turnstile of the message.
      gpio_write pin={bc} value=1 | Beacon | Its pin to 1, the one that is not the turnstile's.
      notify message="Gate {gate}: {count} people, {pm} a minute" | Control room | Notification here: Gate and its name, a colon, how many people, a comma, how many a minute.
      send_message channel=radio text="{band} is next on {stage}" | Announce | On channel radio say who is next on which stage.
    `,
  },
  {
    language: 'en',
    event: 'mqtt laundry/m/{m} {"prog": "{prog}", "kg": {kg}, "left_s": {left}, "unbalance": "{ub}", "lint_out": {li}, "water_out": {wa}, "owner": "{ow}"}',
    slots: { m: '1..30', prog: '=whites, wool, workwear, towels', kg: '4..24 / 26..60', left: '30..2400', ub: '=no, none / yes, heavy', li: '3..12', wa: '13..27', ow: 'Hotel Astor, St Anne, Gym Nord, Trattoria Sole' },
    tools: ['tumbler_begin(machine: int, program: whites|wool|workwear|towels, spin: int): Begin a wash', 'tumbler_halt(machine: int): Stop a wash', 'tumbler_dose(machine: int, agent: detergent|bleach|softener, ml: int): Dose an agent', 'press_iron(owner, pieces: int): Have pieces ironed'],
    steps: `
      @ub tumbler_begin machine={m} program={prog} spin=900 // tumbler_halt machine={m} | Spin or stop | If the drum is in balance begin the reported program with a spin of 900. If the drum is out of balance stop the machine.
      @kg tumbler_begin machine={m} program=workwear spin=700 // failed "{kg} kg are too much" | Workwear | Workwear at 700, provided there are no more than 25 kg in it.
      tumbler_dose machine={m} agent=softener ml=150 | Softener | One hundred and fifty millilitres of it into this machine.
      tumbler_dose machine={m} agent=bleach ml=500 | Half a litre of bleach | Into the machine that reports.
      press_iron owner="{ow}" pieces=40 | Iron | Forty pieces, for whose laundry it is.
      gpio_write pin={wa} value=0 | Water off | The inlet opens at 1 and closes by itself at 0. Close it.
      gpio_write pin={li} value=1 | Blow out the lint | The lint blower's output, in the message, to high.
      notify message="Machine {m}: {prog}, {left} s left" | Display | Show here: which machine, a colon, the program, a comma, how many s are left.
      send_message channel=sms to="{ow}" text="{kg} kg {prog} will be ready today" | To the owner | By sms to the owner: how many kg of which program, as "N kg PROGRAM will be ready today".
      failed "no tool can fold towels" | Fold | Fold the towels in three and stack them.
    `,
  },
  {
    language: 'en',
    event: 'webhook /carpark/entry {"lane": {lane}, "plate": "{plate}", "class": "{cls}", "level": {lv}, "free": {free}, "arm_pin": {arm}, "sign_pin": {sg}}',
    slots: { lane: '1..4', plate: 'HK 204 T, LR-8891, 7TRX220, WX19 KLM', cls: '=car, van / truck, bus', lv: '5..9', free: '0 / 3..240', arm: '10..18', sg: '19..27', lvl: '=high / low' },
    tools: ['park_admit(plate, level: int): Let a vehicle in and give it a level', 'park_bill(plate, hours: num, rate: day|night|flat): Bill a vehicle', 'park_ban(plate, days: int): Ban a plate', 'park_unban(plate): Lift a ban', 'sign_show(level: int, spaces: int): Show the free spaces of a level'],
    steps: `
      @free failed "no space is free" // park_admit plate="{plate}" level={lv} | Admit | Let the vehicle in on the level of the message if there are free spaces at all.
      @cls park_admit plate="{plate}" level={lv} // failed "it is a {cls}" | Height | Cars and vans may go to their level. Trucks and buses are too high, they are refused.
      park_bill plate="{plate}" hours=1.5 rate=night | Bill | One and a half hours at the night rate.
      park_bill plate="{plate}" hours=4 rate=flat | Flat rate for four hours
      park_ban plate="{plate}" days=14 | Ban | The plate that came in, for two weeks.
      park_unban plate="{plate}" | Lift the ban | The ban on this plate is over.
      sign_show level={lv} spaces={free} | Sign | On the sign of the level the number of free spaces.
      @lvl gpio_write pin={arm} value=1 // gpio_write pin={arm} value=0 | Raise the arm | The arm goes up while its output is {lvl} and comes down otherwise. Raise it.
      @lvl gpio_write pin={arm} value=0 // gpio_write pin={arm} value=1 | Lower the arm | {lvl} is up, the opposite down. Down, please. The output of the arm is in the message.
      @free gpio_write pin={sg} value=1 // gpio_write pin={sg} value=0 | FULL sign | It lights at 1. With no space free it lights, otherwise it is dark.
      notify message="Lane {lane}: {plate}, {free} free" | Attendant | Show here which lane, a colon, the plate, a comma, and how many are free.
    `,
  },
  {
    language: 'en',
    earlier: ['Car park list | park_list → level 1: {f1} free, level 2: {f2} free, level 3: closed', 'CO in the air | gas_read → level 1 {c1} ppm, level 2 {c2} ppm'],
    slots: { f1: '1..40', f2: '41..120', c1: '4..28 / 32..90', c2: '5..27', fa: '4..12', fb: '13..26' },
    tools: ['jetfan_speed(level: int, percent: int): Set the jet fans of a level', 'level_shut(level: int, hours: int): Close a level', 'level_open(level: int): Open a level'],
    steps: `
      @c1 failed "level 1 has {c1} ppm" // jetfan_speed level=1 percent=100 | Fans of level 1 | Full speed if step {step2} found over 30 ppm on level 1.
      @c1 gpio_write pin={fa} value=0 // gpio_write pin={fa} value=1 | Extractor 1 | On {fa}, running at 1: it runs when level 1 has more than 30 ppm and stands when it has less.
      level_open level=3 | Open the closed one | Step {step1} shows one level closed. Open it.
      level_shut level=2 hours=2 | Close the emptier one | Close for two hours the level with more free spaces.
      gpio_write pin={fb} value=1 | Extractor of level 2 | The extractors are on {fa} for level 1 and {fb} for level 2. At 1 they run. Level 2 on.
      notify message="Level 1: {f1} free, level 2: {f2} free" | Free spaces | Show here for level 1 and level 2 how many are free: "Level 1: A free, level 2: B free".
      pushover message="Level 2: {c2} ppm" | Gas on two | Push the level 2, a colon and the ppm found there.
      memory_store key=co-level-1 content="{c1} ppm" | Keep | Under co-level-1 what was measured for level 1, with its unit.
    `,
  },
  {
    language: 'en',
    event: 'manual - {sentence}',
    slots: { sentence: '=The steamer in the back kitchen hisses, Somebody left the mixer running, The fryer oil smells burnt, The dumbwaiter stops between floors', hood: '4..12', lamp: '13..27', lvl: '=0 / 1' },
    tools: ['jobcard_open(trade: electric|plumbing|gas, text): Open a job card', 'jobcard_shut(number: int): Close a job card'],
    steps: `
      jobcard_open trade=electric text="{sentence}" | Job card | For the electricians, with the sentence as it was typed.
      jobcard_open trade=gas text="{sentence}" | For the gas fitters | Open a card with what was said, word for word.
      jobcard_shut number=318 | Card 318 is done
      send_message channel=slack text="{sentence}" | Pass it on | On slack, what came in, unchanged.
      notify message="Kitchen is closed until 11:00" | Close | Show here, word for word: "Kitchen is closed until 11:00".
      file_write path=kitchen/faults.txt content="{sentence}" append=true | Fault book | Put the sentence at the end of kitchen/faults.txt.
      @lvl gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | Lamp out | The lamps over the pass are on {lamp} and burn at {lvl}. They have to go out.
      @lvl gpio_write pin={hood} value=0 // gpio_write pin={hood} value=1 | Hood on | {hood} is the hood and it runs at {lvl}; {lamp} is the pass. Let the hood run.
      failed "no tool can change the oil" | Change the oil | Drain the fryer and fill in fresh oil.
    `,
  },
  {
    language: 'en',
    event: 'mqtt wood/saw {"blade_mm": {bl}, "amps": {amps}, "fence_mm": {fence}, "guard": "{guard}", "dust_pin": {du}, "brake_pin": {br}, "operator": "{op}"}',
    slots: { bl: '250..400', amps: '4..11 / 13..22', fence: '20..600', guard: '=down, on / up, missing', du: '3..13', br: '14..27', op: 'Viktor, Agnes, Pello, Darren', lvl: '=high / low' },
    tools: ['fence_go(mm: int): Move the fence', 'fence_zero(offset_mm: num): Zero the fence', 'extract_on(branch, minutes: int): Run the dust extraction', 'shop_permit(operator, machine, hours: int): Allow a person to use a machine'],
    steps: `
      @guard fence_go mm=145 // failed "the guard is {guard}" | Fence | Move the fence to 145 mm, but only with the guard in place.
      fence_go mm={fence} | Fence where it was | To the fence value of the message.
      fence_zero offset_mm=-0.3 | Zero | Minus three tenths of a millimetre offset.
      extract_on branch=saw minutes=5 | Dust | Branch saw, five minutes.
      shop_permit operator="{op}" machine=bandsaw hours=2 | Band saw too | Whoever is at the saw may use the bandsaw for two hours.
      @amps failed "the saw draws {amps} A" // gpio_write pin={br} value=1 | Brake | The brake grips at 1. Only if the saw draws more than 12 A.
      @lvl gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | Release the brake | It grips while the brake output is {lvl}. Release it.
      @lvl gpio_write pin={du} value=1 // gpio_write pin={du} value=0 | Open the dust gate | {lvl} on the dust pin opens the gate.
      notify message="{op}: {bl} mm blade draws {amps} A" | Shop | Show here who it is, a colon, which blade in mm draws how many A.
      file_write path=wood/saw.txt content="{fence} mm" append=true | Fence log | Append the fence with mm to wood/saw.txt.
    `,
  },
  {
    language: 'en',
    event: 'webhook /makerspace/badge {"badge": "{badge}", "member": "{mem}", "machine": "{mac}", "course": "{course}", "minutes": {min}, "socket": {so}}',
    slots: { badge: '04A9F1, 77C120, E01B88, 5D20A4', mem: 'Kirsten, Bo, Ramon, Yuki', mac: 'laser, kiln, mill, welder', course: '=passed, valid / missing, expired', min: '10..45', so: '4..27' },
    tools: ['tool_unlock(machine, badge, minutes: int): Unlock a machine', 'tool_lock(machine): Lock a machine', 'course_invite(member, course): Invite a member to a course', 'fee_charge(badge, cents: int): Charge a fee'],
    steps: `
      @course tool_unlock machine={mac} badge={badge} minutes={min} // course_invite member="{mem}" course={mac} | Unlock or invite | Who has a valid course gets the machine for the minutes asked for. Who has none is invited to the course that bears the machine's name.
      @course tool_unlock machine={mac} badge={badge} minutes=60 // failed "the course is {course}" | An hour | Unlock the machine for a full hour, but not without a good course.
      tool_lock machine={mac} | Lock it again
      fee_charge badge={badge} cents=350 | Fee | Three euros fifty.
      gpio_write pin={so} value=1 | Socket | The socket of the machine is switched on with 1; its output is in the request.
      ^ | Give it current | Pin named socket, high.
      notify message="{mem} at the {mac} for {min} minutes" | Board | Show here who is at the what for how many minutes.
      memory_store key=badge-{badge} content="{mem}, {mac}: {course}" | Keep | Under badge-{badge}: the member, a comma, the machine, a colon, how it is with the course.
      send_message channel=matrix text="The {mac} is taken" | Matrix | Say on matrix that the machine, by its name, is taken.
    `,
  },
];
