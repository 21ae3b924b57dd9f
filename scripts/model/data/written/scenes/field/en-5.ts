import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in English, part 5. */
export const fieldEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt spring/box {"box": "{box}", "flow_lpm": {flow}, "turb": {turb}, "relay_out": {out}, "batt_v": {batt}}',
    slots: { box: 'Birch, S2, old mine, lower spring', flow: '11..58', turb: '0.2..0.9 / 1.2..6.5', out: '4..27', batt: '11.1..13.8' },
    tools: ['springdiv_town(box): Lead a spring into the network', 'springdiv_waste(box, minutes?: int): Lead a spring into the brook'],
    steps: `
      @turb springdiv_town box="{box}" // springdiv_waste box="{box}" | Town or brook | Since the rule of 2019 a spring may go into the network only at a turbidity of no more than 1; everything cloudier runs into the brook. No time is given.
      springdiv_waste box="{box}" minutes=45 | Rinse it | After work on the chamber the first water is never good. Three quarters of an hour into the brook, for the box that reports.
      gpio_write pin={out} value=0 | Relay off | Somebody is going to put a hand into the chamber, so the relay of this box must be dead, that is low. The message gives its output; 12 V and the flow do not matter.
      notify message="{box}: {flow} l/min, turbidity {turb}" | Flow and turbidity | Put a notification on this computer in which the spring box stands first, then after a colon the flow in l/min, then the turbidity with its word.
      ^ | Notification about the spring | Box, colon, l/min, comma, turbidity and its number. On this computer.
      pushover message="Battery of {box}: {batt} V" | Battery | Push "Battery of" and the box, a colon, and the volts.
      memory_store key=spring content="{box} gives {flow} l/min" | Yield | Write under spring which box gives how many l/min.
      failed "no tool can dig out the outlet" | Dig | The outlet is full of roots. Dig it out.
    `,
  },
  {
    language: 'en',
    event: 'webhook /cellar/wine {"cask": "{cask}", "so2": {so2}, "t": {t}, "sugar": {sugar}, "press_pin": {pin}}',
    slots: { cask: 'Oak 4, F12, riesling-b, tun 2', so2: '14..29 / 31..55', t: '9..17 / 19..27', sugar: '2..90', pin: '5..27' },
    tools: ['cask_sulphur(cask, mg: int): Add sulphur', 'cask_cool(cask, celsius: num): Cool a cask', 'cask_rack(from, to): Rack the wine into another cask'],
    steps: `
      @so2 cask_sulphur cask="{cask}" mg=20 // failed "there are {so2} mg of SO2" | Sulphur | The cellar master wants at least 30 mg in every cask. Where there is less, add 20; where there is enough the step fails.
      @t failed "the cask has {t} °C" // cask_cool cask="{cask}" celsius=16.5 | Cool | Sixteen and a half degrees for the cask, if it has become warmer than 18 °C. A cooler one is left in peace.
      cask_rack from="{cask}" to=blend | Rack | The wine of the reported cask goes into the cask blend.
      cask_rack from=press to="{cask}" | Fill it | From the cask press into the one that is reported.
      notify message="{cask}: {so2} mg SO2, {sugar} g sugar" | Values | Notification: cask, colon, SO2 in mg, sugar in g.
      memory_store key="{cask}" content="{t} °C, {sugar} g sugar" | Note | Cask as key. Temperature, comma, how many g sugar.
      file_write path=cellar.txt content="2026-10-02,{cask},{so2}" append=true | Cellar book | The law wants one line for each measurement: date, cask, SO2, commas between. The date is 2026-10-02. Add it to cellar.txt.
      gpio_write pin={pin} value=1 | Press | The press starts when its pin goes high. Start it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt duck/house {"house": "{house}", "inside": {inside}, "expected": {expected}, "lux": {lux}, "flap": {flap}}',
    slots: { house: 'mill, D2, runners', inside: '30..44', expected: '=45, 50', lux: '2..9 / 12..60', flap: '6..26' },
    tools: ['flapmotor(house, shut: bool): Move the flap of a house', 'roostcount_reset(house): Count from nought again'],
    steps: `
      @lux flapmotor house={house} shut=true // failed "it is still {lux} lux" | Shut for the night | Ducks go in when it gets dark. The flap shuts under 10 lux; if it is brighter the step fails.
      @lux flapmotor house={house} shut=true // flapmotor house={house} shut=false | Flap by light | Over 10 lux the flap is open, under 10 lux it is shut.
      flapmotor house={house} shut=false | Open it | The flap of the house in the message has to be opened.
      pushover message="{house}: {inside} of {expected} ducks inside" | Missing ducks | Push: house, colon, how many of how many ducks inside.
      roostcount_reset house={house} | New count | Begin the count of the house anew.
      gpio_write pin={flap} value=0 | Flap by hand | The flap's motor has failed; drop it with a low on its pin.
      memory_store key=ducks content="{inside} at {lux} lux" | Note | Under ducks: how many were inside, at how many lux.
      failed "no tool can catch a duck" | Catch | Carry the last ones in.
    `,
  },
  {
    language: 'en',
    event: 'webhook /repair/request {"unit": "{unit}", "pin": {pin}, "volts": {volts}, "requested_by": "{by}", "ok_from_shift": {ok}}',
    slots: { unit: 'mixer B, auger 2, dosing 7, screen', pin: '4..27 / ∅, null, "?"', volts: '=24, 230, 400', by: 'Rao, Steiner, Olga, Whit', ok: '=true / false' },
    tools: ['isolate_apply(unit, person): Isolate a unit', 'isolate_lift(unit, person): Give a unit its power back'],
    steps: `
      @pin gpio_write pin={pin} value=0 // failed "the pin is missing" | Take it off | Set the pin of the request low. Requests sometimes come without a pin; then the pin is missing and the step fails.
      @pin gpio_write pin={pin} value=1 // failed "the pin is missing" | Put it on again | High on the pin that was given. If none was given, the pin is missing.
      @ok isolate_apply unit="{unit}" person={by} // failed "the shift has not agreed" | Isolate | Isolate the unit for the person who asks, provided the shift has given its ok.
      isolate_lift unit="{unit}" person={by} | Power back | Work is over, and whoever asked for it gives the unit free.
      notify message="{by} works on {unit} ({volts} V)" | Board | Notification: who works on what, and in round brackets the volts.
      memory_store key="{unit}" content="{by}, {volts} V" | Note | Under the unit: who, comma, volts.
      send_message channel=radio text="{unit} is off for {by}" | Radio | Channel radio: which unit is off for whom.
      file_list path=permits | Permits | What lies in the folder permits?
    `,
  },
  {
    language: 'en',
    event: 'mqtt pump/curve {"pump": "{pump}", "q": {q}, "h": {h}, "p_kw": {p}, "eta": {eta}}',
    slots: { pump: 'KSB-1, old Ritz, P7', q: '110..290', h: '21..48', p: '7.5..29.5', eta: '41..59 / 61..78' },
    tools: ['curvebook_add(pump, q: num, h: num): Enter a point of the curve', 'curvebook_wipe(pump): Delete a curve', 'overhaul_ask(pump, firm): Ask for an offer'],
    steps: `
      curvebook_add pump="{pump}" q={q} h={h} | Enter the point | q is the flow, h the head. Enter both for the pump in the message.
      @eta overhaul_ask pump="{pump}" firm=Brannock // failed "the efficiency is {eta}%" | Worn? | eta is the efficiency in percent. Under 60 ask Brannock for an offer. Pumps that are better need nothing, the step fails.
      notify message="{pump}: {q} m3/h at {h} m, {p} kW" | Point on screen | Notification: pump, colon, flow in m3/h, at, head in m, comma, power in kW.
      pushover message="Efficiency of {pump} is {eta}%" | Efficiency | Push: Efficiency of which pump is how many percent.
      memory_store key="{pump}" content="{eta}% at {q} m3/h" | Note | Under the pump: efficiency in percent, at, flow in m3/h.
      file_write path=curves.csv content="{pump};{q};{h};{p}" append=true | Curve file | One more row in curves.csv: pump, flow, head, power; semicolons.
      curvebook_wipe pump="{pump}" | New impeller | The old curve means nothing any more. Delete the curve of this pump.
    `,
  },
  {
    language: 'en',
    event: 'webhook /feed/plan {"group": "{group}", "morning_kg": {m}, "noon_kg": {n}, "evening_kg": {e}, "hay": {hay}}',
    slots: { group: 'dry cows, heifers, G3, bulls', m: '41..60', n: '21..40', e: '61..90', hay: '=true / false' },
    tools: ['mixrobot_load(group, kilos: int, meal: morning|noon|evening): Load a meal', 'mixrobot_skip(group, meal: morning|noon|evening): Leave a meal out', 'hayshuttle_go(group): Bring hay'],
    steps: `
      mixrobot_load group="{group}" kilos={n} meal=noon | Noon | Load what the plan gives the group at noon.
      mixrobot_load group="{group}" kilos={e} meal=evening | Evening meal | The last meal of the day, as many kilos as planned.
      mixrobot_load group="{group}" kilos={m} meal=morning | First meal | Six in the morning: load the group's first meal from the plan.
      mixrobot_skip group="{group}" meal=noon | No noon meal | They are on the pasture at noon; leave that meal out.
      @hay hayshuttle_go group="{group}" // failed "no hay is planned" | Hay | If the plan says hay, bring some to the group. If it does not, no hay is planned.
      notify message="{group}: {m} kg, {n} kg, {e} kg" | Day's plan | Notification: group, colon, morning, noon and evening in kg with commas.
      memory_store key="{group}" content="evening {e} kg" | Evening | Under the group: the word evening and how many kg.
      file_write path=feed.txt content="{group}: {m}/{n}/{e}" append=true | Feed book | Add one line to feed.txt: group, colon, blank, the three numbers of the day with slashes.
    `,
  },
  {
    language: 'en',
    earlier: ['Scan the bus | bus_scan → 3 devices: {a} at {n1}, {b} at {n2}, {c} at {n3}', 'Read the firmware | fw_read → {a} {v1}, {b} {v2}, {c} {v3}'],
    slots: { a: 'meter-1, heat-A', b: 'valve-7, mix-2', c: 'pump-x, blower-3', n1: '11..29', n2: '31..59', n3: '61..99', v1: '=1.4.2, 1.6.0', v2: '=2.0.7, 2.3.1', v3: '=3.1.0, 3.3.8' },
    tools: ['busnode_flash(address: int, version): Update a device', 'busnode_reboot(address: int): Restart a device', 'busnode_rename(address: int, name): Rename a device'],
    steps: `
      busnode_reboot address={n2} | Restart {b} | The scan has found at which address {b} sits. Restart it.
      busnode_flash address={n1} version=4.0.0 | Update {a} | {a} gets version 4.0.0. Its address was found by the scan.
      busnode_rename address={n3} name=spare | Rename | The third device of the scan is to be called spare.
      notify message="{b} has firmware {v2}" | Firmware of {b} | Notification: {b} has firmware, and the version that step {step2} read.
      memory_store key=firmware content="{a} {v1}, {b} {v2}, {c} {v3}" | All versions | What step {step2} read goes under firmware as it is.
      mqtt_publish topic="bus/{c}" payload="{v3}" | Version of {c} | Publish the version of {c} on bus/{c}.
      file_write path=bus.txt content="{a}={n1}" | bus.txt | Overwrite bus.txt with the first device, an equals sign and its address.
    `,
  },
  {
    language: 'en',
    event: 'mqtt pasture/trough {"trough": "{tr}", "l": {l}, "ice": {ice}, "heater": {heater}, "valve": {valve}}',
    slots: { tr: 'hilltop, T5, beech', l: '20..98 / 102..390', ice: '=true / false', heater: '3..13', valve: '14..27' },
    steps: `
      @ice gpio_write pin={heater} value=1 // gpio_write pin={heater} value=0 | Heater by ice | With ice on the trough the heater is on (high), without ice off (low).
      @ice gpio_write pin={heater} value=1 // failed "there is no ice" | Thaw | If there is ice, heat: high on the heater's pin. If not, there is no ice and the step fails.
      @l gpio_write pin={valve} value=1 // failed "there are {l} litres" | Refill | Less than 100 litres: open the valve, high. From 100 litres on the step fails.
      gpio_write pin={valve} value=0 | Valve shut | It spills over. The valve is shut by a low; its pin is in the message, like the heater's.
      notify message="Trough {tr}: {l} litres" | Water | Notification: trough, colon, litres.
      pushover message="Ice on {tr}: {ice}" | Ice | Push: Ice on which trough, colon, what the message says, true or false.
      memory_store key=trough content="{tr}, {l} litres" | Note | Under trough: which, comma, how many litres.
      failed "no tool can break the ice" | Break it | Break the ice with the axe.
    `,
  },
  {
    language: 'en',
    event: 'webhook /net/pump {"site": "{site}", "ip": "{ip}", "status": "{status}", "token": "{token}", "uptime_h": {up}}',
    slots: { site: 'Ridge, Lowfield, Canal 2', ip: '=10.4.1.17, 192.168.8.40, 10.20.0.9', status: '=up, online / down, timeout', token: 'tk9921, ab77f, z-4410', up: '2..400' },
    steps: `
      http_request url="http://{ip}/state" | Ask for the state | Get the path /state from the address in the message, by http.
      http_request url="http://{ip}/reset" method=POST body="{token}" | Reset it | POST to /reset at the address in the message (http); the body is the token and nothing else.
      http_request url="http://{ip}/health" method=HEAD | Head only | A HEAD request to /health at that address, http.
      @status failed "the site is {status}" // pushover message="{site} is {status}" | Down? | If the site cannot be reached, push which site is what, in the words of the status. If it can, the step fails.
      notify message="{site}: {ip}, {up} hours" | Site | Notification: site, colon, address, comma, how many hours it has been up.
      memory_store key="{site}" content="{ip}" | Address | The site's address under its name.
      file_search query={ip} | Find the address | In which files does the address occur?
      file_write path=sites.txt content="{site} {status} {up}" append=true | Sites | sites.txt, one line more: site, status, hours, blanks between.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cheese/cave {"cave": {cave}, "rh": {rh}, "t": {t}, "wheels": {wheels}, "mist": {mist}, "fan": {fan}}',
    slots: { cave: '1..9', rh: '78..87 / 93..98', t: '9.5..13.5', wheels: '120..900', mist: '10..18', fan: '19..27' },
    tools: ['rackturn_plan(cave: int, day, shift: early|late): Plan the turning', 'caveset_rh(cave: int, percent: int): Humidity of a cave', 'caveset_t(cave: int, celsius: num): Temperature of a cave'],
    steps: `
      @rh gpio_write pin={mist} value=1 // gpio_write pin={fan} value=1 | Mist or fan | Below 90% humidity the mist goes on, above 90% the fan, each with a high on its pin.
      @rh gpio_write pin={mist} value=1 // failed "the humidity is {rh}%" | Mist | Only below 90% of humidity: mist's pin high.
      caveset_rh cave={cave} percent=92 | 92 percent | The affineur wants 92 percent in the cave that reports.
      caveset_t cave={cave} celsius=11.5 | Eleven and a half | Eleven and a half degrees for that cave.
      rackturn_plan cave={cave} day=Thursday shift=early | Turn | The wheels of the cave are turned on Thursday by the early shift.
      gpio_write pin={fan} value=0 | Fan off | Door is open; fan's pin low.
      notify message="Cave {cave}: {wheels} wheels at {t} °C" | Wheels | Notification: cave, colon, how many wheels at what temperature.
      memory_store key=cave-{cave} content="{rh}% at {t} °C" | Climate | Under cave-{cave}: humidity, at, temperature.
    `,
  },
  {
    language: 'en',
    event: 'cron - {"month": "{month}", "day": {day}, "hour": {hour}}',
    earlier: ['Read the soil | soil_read → {soil}%', 'Is it raining | rain_ask → {rain}'],
    slots: { month: '=May, June, July', day: '=2, 9, 16, 23', hour: '=5, 13, 20', soil: '18..34 / 36..60', rain: '=no / yes' },
    tools: ['lawnring_start(ring: int, minutes: int): Water a ring of the lawn', 'lawnring_cut(ring: int): Stop a ring', 'mowbot_park(days: int): Leave the mower in its garage'],
    steps: `
      @soil lawnring_start ring=2 minutes=20 // failed "the soil is at {soil}%" | Ring 2 | Twenty minutes, if step {step1} found less than 35%.
      @rain lawnring_start ring=4 minutes=12 // lawnring_cut ring=4 | Ring 4 | If it rains according to step {step2}, stop the ring. If it does not, water it for a dozen minutes.
      @rain failed "it is not raining" // mowbot_park days=1 | Mower | In the rain the mower stays in its garage for a day. Without rain the step fails.
      notify message="{month} {day}: soil {soil}%" | Diary | Notification: month and day from the event, colon, soil and its percentage.
      memory_store key=soil-{month} content="{soil}%" | Soil | What step {step1} read, under soil-{month}.
      file_write path=lawn.csv content="{day},{hour},{soil}" append=true | Lawn book | Row for lawn.csv: day, hour, soil without the percent sign, commas.
      lawnring_start ring=1 minutes=30 | Ring 1 | New turf needs half an hour, whatever the soil.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dock/leveller {"dock": {dock}, "truck": "{truck}", "door": "{door}", "chock": "{chock}", "lamp_red": {red}, "lamp_green": {green}}',
    slots: { dock: '1..9', truck: 'LKW 88, KX-2210, trailer 5', door: '=open, up / closed, down', chock: '=in, set / out, missing', red: '10..18', green: '19..27' },
    tools: ['leveller_out(dock: int): Extend the ramp', 'leveller_in(dock: int): Retract the ramp', 'seal_inflate(dock: int, seconds: int): Inflate the seal'],
    steps: `
      @chock leveller_out dock={dock} // failed "the chock is {chock}" | Ramp out | Extend the ramp of the dock, but not before the wheel chock is in place.
      @door leveller_out dock={dock} // leveller_in dock={dock} | Ramp by door | Door open: ramp out. Door closed: ramp in.
      seal_inflate dock={dock} seconds=15 | Seal | A quarter of a minute of air for the seal of this dock.
      gpio_write pin={green} value=1 | Green | He may drive. The green lamp burns at high.
      gpio_write pin={green} value=0 | No more green | The green lamp goes out: low on its pin.
      gpio_write pin={red} value=1 | Red | Let the red lamp burn (high), the pin is in the message.
      notify message="{truck} at dock {dock}, door {door}" | Dock | Notification: which truck at which dock, comma, door and how it is.
      memory_store key=dock-{dock} content="{truck}" | Truck | The truck alone under dock-{dock}.
    `,
  },
  {
    language: 'en',
    event: 'webhook /treat/animal {"animal": "{animal}", "drug": "{drug}", "ml": {ml}, "wait_days": {wait}, "vet": "{vet}"}',
    slots: { animal: 'cow 118, Ruby, sow 42, ewe 7', drug: 'Baytril, Oxytet, Metacam', ml: '5..40 / ∅, null, "?"', wait: '3..28', vet: 'Dr Lowe, Dr Hanff, Dr Okeke' },
    tools: ['treatbook_add(animal, drug, ml: int): Enter a treatment', 'treatbook_void(animal, drug): Cancel an entry', 'milkban_set(animal, days: int): Forbid the milk of an animal', 'milkban_end(animal): Allow the milk again'],
    steps: `
      @ml treatbook_add animal="{animal}" drug={drug} ml={ml} // failed "the dose is missing" | Enter it | Enter which animal got how much of which drug. Without a dose there is no entry: the dose is missing.
      milkban_set animal="{animal}" days={wait} | Milk | The milk of the animal is forbidden for as many days as the message says one has to wait.
      milkban_end animal="{animal}" | Milk again | The days are over for the animal in the message.
      treatbook_void animal="{animal}" drug={drug} | Wrong entry | Cancel the entry of this drug for this animal.
      notify message="{animal}: {drug}, {wait} days, {vet}" | Barn screen | Notification: animal, colon, drug, how many days, vet, with commas.
      pushover message="{vet} treated {animal} with {drug}" | Who treated | Push: who treated which animal with what.
      memory_store key="{animal}" content="no milk for {wait} days" | Note | Under the animal: no milk for, and how many days.
      file_write path=drugs.csv content="{animal};{drug};{vet}" append=true | Drug book | Animal, drug, vet with semicolons as another row of drugs.csv.
    `,
  },
  {
    language: 'en',
    event: 'mqtt flume/{flume} {"flume": "{flume}", "level_mm": {lvl}, "q_ls": {q}, "sampler": {sampler}, "bottle": {bottle}}',
    slots: { flume: 'storm, F2, inlet', lvl: '40..148 / 152..390', q: '12..90', sampler: '4..27', bottle: '=1, 2, 3 / 24' },
    tools: ['autosampler_grab(bottle: int, ml: int): Take a sample', 'autosampler_wash(seconds: int): Wash the sampler'],
    steps: `
      @lvl failed "the level is {lvl} mm" // autosampler_grab bottle=5 ml=500 | Storm sample | Half a litre into bottle 5, at a level above 150 mm. Lower levels give no sample.
      @bottle gpio_write pin={sampler} value=1 // failed "bottle {bottle} is the last one" | Next bottle | High on the sampler's pin turns it to the next bottle. Bottle 24 is the last one; there it must not turn.
      autosampler_wash seconds=75 | Wash | A minute and a quarter of washing.
      notify message="Flume {flume}: {q} l/s at {lvl} mm" | Flow | Notification: flume, colon, flow in l/s, at, level in mm.
      memory_store key=bottle content="{bottle}" | Bottle | Bare number of the bottle under bottle.
      pushover message="{flume}: {lvl} mm, alarm from 150 mm" | Level | Push: flume, colon, level, comma, alarm from 150 mm.
      gpio_write pin={sampler} value=0 | Sampler off | Low on the sampler's pin.
      file_read path=flume/rating.txt from_line=11 lines=20 | Rating table | From flume/rating.txt the twenty lines that begin with line 11.
    `,
  },
  {
    language: 'en',
    event: 'mqtt nursery/bench {"bench": "{bench}", "t_root": {tr}, "t_leaf": {tl}, "mat_relay": {mat}, "mist_relay": {mist}}',
    slots: { bench: 'cuttings-1, B7, grafts', tr: '14.5..19.6 / 20.5..25.5', tl: '26.1..31.9', mat: '3..13', mist: '14..27' },
    steps: `
      @tr gpio_write pin={mat} value=1 // gpio_write pin={mat} value=0 | Heating mat | Roots under 20 °C: mat on. Over 20 °C: mat off. Its relay is normally open, 1 is on.
      gpio_write pin={mist} value=0 | Mist on | The mist's relay is normally closed: without energy (0) the nozzles spray. Let them spray.
      gpio_write pin={mist} value=1 | Mist off | The nozzles spray as long as the mist's relay has no energy. Energise it, so that it stops.
      @tr gpio_write pin={mat} value=1 // failed "the roots have {tr} °C" | Warm the roots | Mat's relay high only if the root zone is colder than 20 °C. The leaves do not count.
      notify message="{bench}: roots {tr} °C, leaves {tl} °C" | Roots and leaves | Notification: bench, colon, roots, comma, leaves.
      memory_store key=roots-{bench} content="{tr} °C" | Roots | The temperature of the roots under roots-{bench}.
      mqtt_publish topic="nursery/{bench}/leaf" payload="{tl} °C" | Leaves | Temperature of the leaves with unit on nursery/{bench}/leaf.
    `,
  },
  {
    language: 'en',
    event: 'webhook /energy/price {"hour": "{hour}", "cents": {cents}, "next_cents": {next}, "co2_g": {co2}}',
    slots: { hour: '=03:00, 11:00, 14:00, 19:00', cents: '4..14 / 16..45', next: '46..60', co2: '110..490' },
    tools: ['icebank_load(kw: int): Charge the ice bank', 'icebank_idle(): Do nothing with the ice bank', 'pumpshift_to(time): Move the pumping to another hour'],
    steps: `
      @cents icebank_load kw=40 // icebank_idle | Ice when cheap | Up to 15 cents charge with 40 kW, above that idle.
      @cents failed "{cents} cents are cheap enough" // pumpshift_to time=02:00 | Pump later | Over 15 cents the pumping moves to two in the night (02:00). If it is cheap enough, the step fails.
      @cents gpio_write pin=21 value=1 // gpio_write pin=21 value=0 | Boiler contactor | The contactor on 21 pulls in at high. In below 15 cents, out above.
      notify message="{hour}: {cents} cents, then {next} cents" | Price | Notification: hour, colon, the price now, comma, then and the next price, both in cents.
      pushover message="{cents} cents and {co2} g CO2 at {hour}" | Push | Push: how many cents and how many g CO2 at what hour.
      memory_store key=next-price content="{next} cents" | Next | Next price with cents under next-price.
      file_write path=prices.csv content="{hour},{cents},{co2}" append=true | Row | Row for prices.csv: hour, price, CO2, commas.
    `,
  },
  {
    language: 'en',
    event: 'mqtt eel/tank {"tank": "{tank}", "nh4": {nh4}, "no2": {no2}, "swap_l": {swap}, "bio_pin": {bio}}',
    slots: { tank: 'E4, glass-1, grow-out', nh4: '0.2..0.9 / 1.1..4.4', no2: '0.1..0.45', swap: '120..600', bio: '4..27' },
    tools: ['watershift(tank, litres: int): Exchange water', 'feedstop(tank, hours: int): Stop the feed', 'feedgo(tank): Allow the feed again', 'saltin(tank, grams: int): Add salt'],
    steps: `
      @nh4 failed "ammonium is {nh4} mg/l" // watershift tank={tank} litres={swap} | Exchange | More than 1 mg/l of ammonium: exchange as many litres as the message proposes. If there is less, the step fails.
      @nh4 feedgo tank={tank} // feedstop tank={tank} hours=24 | Feed | Under 1 mg/l of ammonium the tank may be fed, over 1 mg/l there is no feed for a day.
      saltin tank={tank} grams=1500 | Salt | One and a half kilos against the nitrite.
      gpio_write pin={bio} value=1 | Biofilter | Its pump runs at high, on the pin that the message calls bio.
      notify message="{tank}: ammonium {nh4}, nitrite {no2} mg/l" | Both | Notification: tank, colon, ammonium and its number, comma, nitrite and its number, the unit mg/l once at the end.
      memory_store key=no2-{tank} content="{no2} mg/l" | Nitrite | Nitrite with unit under no2-{tank}.
      pushover message="Please exchange {swap} litres in {tank}" | Ask | Push the request: Please exchange how many litres in which tank.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fire/pond {"pond": "{pond}", "cm": {cm}, "ice_cm": {ice}, "sign": {sign}, "pump": {pump}}',
    slots: { pond: 'village, P2, mill pond', cm: '60..119 / 121..220', ice: '0..9 / 10..24', sign: '3..12', pump: '13..27' },
    steps: `
      @ice gpio_write pin={sign} value=1 // gpio_write pin={sign} value=0 | Sign "Keep off" | The sign is lit (high) as long as the ice is thinner than 10 cm; from 10 cm on it is dark (low).
      @cm gpio_write pin={pump} value=1 // failed "the pond has {cm} cm" | Top up | Pump on (high), when less than 120 cm stand in the pond.
      gpio_write pin={pump} value=0 | Pump off | The well runs dry. Pump's pin low.
      notify message="{pond}: {cm} cm of water, {ice} cm of ice" | Pond | Notification: pond, colon, how many cm of water, how many cm of ice.
      pushover message="Ice on {pond}: {ice} cm" | Ice | Push: Ice on which pond, colon, how thick.
      memory_store key=ice content="{ice} cm" | Ice note | Thickness with unit under ice.
      failed "no tool can cut a hole" | Hole | Cut a hole for the suction hose.
      memory_forget key=ice-2025 | Last winter | Delete the note ice-2025.
    `,
  },
  {
    language: 'en',
    event: 'webhook /access/pumphouse {"badge": "{badge}", "name": "{name}", "role": "{role}", "door": "{door}", "at": "{at}"}',
    slots: { badge: 'B-7741, 00912, ZK4', name: 'Selma, Rune, Abbott, Pires', role: '=engineer, foreman / visitor, trainee', door: 'hall east, valve shaft, roof', at: '=05:12, 13:44, 21:07' },
    tools: ['latch_pop(door, seconds: int): Release a door for some seconds', 'latch_dead(door): Lock a door for everybody', 'badge_bar(badge): Bar a badge'],
    steps: `
      @role latch_pop door="{door}" seconds=10 // failed "{name} is a {role}" | Let in | Engineers and foremen may enter: release the door for ten seconds. For others fail: who is a what.
      badge_bar badge={badge} | Lost | The badge in the message was lost. Bar it.
      latch_dead door="{door}" | Lock | Nobody may use this door until further notice.
      notify message="{name} ({role}) at {door}" | Guard | Notification: name, role in round brackets, at which door.
      file_write path=access.csv content="{at};{badge};{door}" append=true | Access log | access.csv: another row of time, badge, door with semicolons.
      memory_store key=last-in content="{name} at {at}" | Last in | Under last-in: who, at, when.
      latch_pop door="{door}" seconds=30 | Long release | Somebody carries a pump. Half a minute for this door.
      send_message channel=signal to=Ruth text="{name} is at {door} since {at}" | Ruth | Channel signal to Ruth: who is at which door since when.
    `,
  },
  {
    language: 'en',
    earlier: ['Weigh the silo | silo_weigh → {kg} kg', 'Daily use | use_avg → {use} kg a day', 'Supplier | memory_recall → {firm}, customer number {cust}, phone {phone}'],
    slots: { kg: '900..1950 / 2050..9000', use: '110..390', firm: 'Hofmann, Delacre, Prior Mills', cust: '40117, 88213, 71190', phone: '0571 220, 0431 917, 0208 554' },
    tools: ['bulk_order(firm, customer, kilos: int): Order bulk feed', 'bulk_cancel(firm, customer): Cancel an order'],
    steps: `
      @kg bulk_order firm="{firm}" customer={cust} kilos=6000 // failed "there are still {kg} kg" | Order? | Six tons, that is 6000 kilos, from the supplier that was found, with our customer number, as soon as the silo holds less than 2000 kg.
      bulk_cancel firm="{firm}" customer={cust} | Cancel | We do not need it any more. Supplier and customer number are in step {step3}.
      send_message channel=sms to="{phone}" text="{kg} kg left, {use} kg a day" | SMS to the supplier | Channel sms, to the phone that step {step3} found. Text: how many kg are left, comma, how many kg a day.
      notify message="Silo: {kg} kg, {use} kg a day" | Silo | Notification: Silo, colon, what was weighed, comma, the daily use.
      memory_store key=silo content="{kg} kg" | Weight | The weight under silo.
      file_write path=silo.txt content="{firm}: {cust}" | silo.txt | Overwrite silo.txt with supplier, colon, customer number.
      memory_recall query="{firm}" limit=1 category=contacts | Contact | Look the supplier up in the category contacts, one hit at most.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bog/weir {"weir": {weir}, "peat_cm": {peat}, "boards": {boards}, "winch_up": {up}, "winch_down": {down}}',
    slots: { weir: '1..3', peat: '-40..-11 / -9..5', boards: '4..8', up: '9..17', down: '18..27' },
    steps: `
      @peat gpio_write pin={up} value=1 // gpio_write pin={down} value=1 | Winch | Water deeper than 10 cm under the peat (below -10): the winch goes up. Nearer to the top than that: down. High on the one pin or the other.
      gpio_write pin={up} value=0 | Up stops | Low on the pin that moves the winch up.
      gpio_write pin={down} value=0 | Down stops | Low on the pin that moves the winch down.
      notify message="Weir {weir}: {boards} boards, {peat} cm" | Boards | Notification: weir, colon, how many boards, comma, water in cm.
      memory_store key=weir-{weir} content="{boards} boards" | Boards note | How many boards, under weir-{weir}.
      pushover message="{peat} cm at weir {weir}" | Push | Push: how many cm at which weir.
      failed "no tool can put in a board" | Board | Put one more oak board in.
    `,
  },
  {
    language: 'en',
    event: 'webhook /timer/done {"timer": "{timer}", "job": "{job}", "minutes": {min}, "next": "{next}", "pin": {pin}}',
    slots: { timer: 'T-north, egg timer 2, tmr4', job: 'rinse the filter, soak the hides, thaw the pipes, steep the malt', min: '15..90', next: 'drain, stir, switch off, call Meg', pin: '4..27' },
    steps: `
      notify message="{job}: {min} minutes are over" | Over | Notification: the job, colon, how many minutes are over.
      pushover message="{min} minutes are over, now {next}" title="{timer}" | Next | The timer's name is the title. Text: how many minutes are over, comma, now and what is next.
      gpio_write pin={pin} value=0 | End it | Low on the timer's pin.
      memory_store key="{timer}" content="{job}, then {next}" | Note | Under the timer: the job, comma, then and what is next.
      send_message channel=discord text="{timer}: {next}" | Discord | Channel discord: timer, colon, what is next.
      sop_execute name=after-timer payload={"minutes":{min}} | After it | Start after-timer; the payload is an object with the minutes under minutes.
      file_write path=timers.txt content="{job} / {min} / {next}" append=true | Timers | Job / minutes / next, another line in timers.txt.
      mqtt_publish topic="timer/done" payload="{timer}" | Done | Only the timer on timer/done.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lake/buoy {"buoy": "{buoy}", "depths": [1, 5, 10], "t1": {t1}, "t5": {t5}, "t10": {t10}, "chl": {chl}}',
    slots: { buoy: 'mid, LB2, dam', t1: '18.1..25.9', t5: '12.1..17.9', t10: '5.1..9.9', chl: '2..19 / 21..80' },
    tools: ['intake_depth(metres: int): Depth at which raw water is taken', 'algae_alarm(level: 1|2|3, text): Raise an algae alarm', 'algae_clear(): End the algae alarm'],
    steps: `
      @chl algae_clear // algae_alarm level=2 text="{chl} µg/l" | Algae | More than 20 of chlorophyll: alarm of level 2, text: the value with µg/l. Less: end the alarm.
      @chl intake_depth metres=5 // intake_depth metres=10 | How deep | Up to 20 of chlorophyll take the water at five metres, above that at ten.
      notify message="1 m {t1} °C, 5 m {t5} °C, 10 m {t10} °C" | Three depths | Notification: the three depths from the top, each in m with its temperature, commas between.
      pushover message="{buoy}: {t5} °C at 5 m" | At five metres | Push: buoy, colon, temperature at 5 m, like "X: 3 °C at 5 m".
      memory_store key=bottom content="{t10} °C" | Bottom | The temperature of the deepest sensor under bottom.
      mqtt_publish topic="lake/surface" payload="{t1}" | Surface | The bare temperature of the uppermost sensor on lake/surface.
      file_write path=lake.csv content="{t1},{t5},{t10}" append=true | Row | Temperatures from top to bottom as one more row of lake.csv, commas.
    `,
  },
  {
    language: 'en',
    event: 'mqtt roof/hatch {"hatch": {hatch}, "smoke": {smoke}, "wind": {wind}, "open_pin": {op}, "close_pin": {cl}}',
    slots: { hatch: '1..3', smoke: '=false / true', wind: '4..9', op: '10..18', cl: '19..27' },
    tools: ['smokevent_test(hatch: int, date, time): Plan a test', 'smokevent_silence(hatch: int, minutes: int): Silence a hatch'],
    steps: `
      @smoke gpio_write pin={cl} value=1 // gpio_write pin={op} value=1 | Hatch by smoke | Smoke: high on the pin that opens. No smoke: high on the pin that closes.
      @smoke failed "there is no smoke" // pushover message="Smoke at hatch {hatch}" | Smoke | If there is smoke, push: Smoke at hatch and its number. If not, fail.
      smokevent_test hatch={hatch} date=2026-09-03 time=08:30 | Test | Test of this hatch on 2026-09-03, at half past eight in the morning (08:30).
      smokevent_silence hatch={hatch} minutes=90 | Silence | Welding until noon: an hour and a half of silence for the hatch.
      gpio_write pin={op} value=0 | Open pin off | The pin that opens goes low.
      notify message="Hatch {hatch}: wind {wind} m/s" | Wind | Notification: hatch, colon, wind in m/s.
      memory_store key=hatch-{hatch} content="opens on {op}, closes on {cl}" | Pins | Under hatch-{hatch}: opens on which pin, comma, closes on which pin.
    `,
  },
];
