import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 1. */
export const decisions1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt curing/{room}/air {"rh": {rh}, "t_c": {t}, "fan": {fan}, "mist": {mist}}',
    slots: { room: 'K1, K2, ham-3, cellar-4', rh: '48..69 / 76..95', t: '9..15', fan: '4..9', mist: '21..27' },
    steps: `
      @rh gpio_write pin={mist} value=1 // failed "humidity is {rh} %" | Mist on | Below 70 % the mist nozzle may run. It hangs on the output that the message calls mist.
      ^ | Wet the air | If rh is less than 70, put the mist output high. At 70 or more there is nothing to wet and the step fails.
      @rh failed "humidity is only {rh} %" // gpio_write pin={fan} value=1 | Dry it with the fan | The fan goes on when the humidity is over 75 %, and only then; the fan's pin is in the payload.
      ^ | Fan | Output high for the fan of the message. Not at 75 % or less, though.
      @rh gpio_write pin={mist} value=1 // gpio_write pin={mist} value=0 | Mist by humidity | The mist output of the message: high under 70 %, low above that.
      notify message="{room}: {rh} %, {t} °C" | Show the air | Notification on this computer with the room, the humidity and the temperature.
      gpio_write pin={fan} value=0 | Fan stands | At 12 degrees and more we used to let it run; today the fan's output simply goes low.
      failed "no tool can scrape mould off hams" | Mould | Scrape the mould off the hams in the back row.
    `,
  },
  {
    language: 'en',
    event: 'webhook /crane/wind {"mast": "{mast}", "gust_ms": {gust}, "mean_ms": {mean}, "siren": {siren}}',
    slots: { mast: 'north, TC-2, gate, quay 5', gust: '3..10 / 15..27', mean: '=1, 2, 2.5', siren: '10..19' },
    tools: ['slew_lock(mast, locked: bool): Lock or free the slewing gear', 'load_cap(mast, tonnes: num): Limit the load'],
    steps: `
      @gust slew_lock mast="{mast}" locked=false // failed "gusts of {gust} m/s" | Free the slewing gear | Unlock it on the mast that reports, unless gusts reach 12 m/s or more.
      ^ | Free it | The crane may turn again as long as the gusts stay under 12. The mean is of no interest here.
      @gust failed "gusts are only {gust} m/s" // gpio_write pin={siren} value=1 | Siren | Sound the siren of the message if gusts exceed 14 m/s. At less nobody wants to hear it: let the step fail.
      @gust load_cap mast="{mast}" tonnes=4 // load_cap mast="{mast}" tonnes=1.5 | Load | Four tonnes for this mast while gusts are under 12 m/s, one and a half from 12 on.
      slew_lock mast="{mast}" locked=true | Lock for the night | After ten hours of work the gear of this mast is locked.
      memory_store key="wind-{mast}" content="gust {gust} m/s" | Keep the gust | Keep under wind-{mast} the word gust and what it measured, in m/s.
      pushover message="{mast}: gust {gust} m/s, limit 12 m/s" | Push | Push the mast, the gust, and that the limit is 12 m/s.
    `,
  },
  {
    language: 'en',
    event: 'mqtt boiler/{no}/state {"bar": {bar}, "max_bar": {max}, "relief_pin": {relief}, "burner_pin": {burner}}',
    slots: { no: '1..6', bar: '2..4 / 8..11', max: '5..7', relief: '14..18', burner: '22..27' },
    steps: `
      @bar gpio_write pin={burner} value=1 // failed "{bar} bar is over {max} bar" | Burner on | Light the burner, whose output is in the message, if the pressure lies below the maximum given there.
      ^ | Burner | Output high. The pressure must not stand above max_bar, else refuse.
      @bar failed "{bar} bar is not over {max} bar" // gpio_write pin={relief} value=1 | Relieve | Open the relief valve (high opens it) when the boiler has more pressure than it is allowed. Otherwise leave it shut and fail.
      @bar gpio_write pin={relief} value=0 // gpio_write pin={relief} value=1 | Relief as needed | High on the relief pin when the pressure exceeds the maximum, low when it does not.
      gpio_write pin={burner} value=0 | Burner out | Whatever the gauge says, the burner's output goes low now.
      file_write path=logs/boiler.csv content="{no},{bar}" append=true | Log | Append the boiler's number and the pressure to logs/boiler.csv, a comma between them.
      notify message="Boiler {no}: {bar} bar of {max} bar" title=Pressure | On screen | Notification titled Pressure: which boiler, then how many bar of how many, as in "Boiler 9: 3 bar of 6 bar".
    `,
  },
  {
    language: 'en',
    event: 'webhook /permits/{id} {"area": "{area}", "kind": "hot work", "state": "{state}", "guard": "{guard}", "detector": {loop}}',
    slots: { id: '4100..4999', area: 'hall 3, tank farm, paint store, silo B', state: '=approved, signed, valid / draft, rejected, expired', guard: 'Mertens, Adeyemi, Kowal, Ruiz', loop: '2..9' },
    tools: ['detector_mute(loop: int, minutes: int): Silence a smoke detector loop', 'detector_arm(loop: int): Arm a smoke detector loop'],
    steps: `
      @state detector_mute loop={loop} minutes=120 // failed "the permit is {state}" | Silence the detectors | Only with a permit that holds good: silence the loop of this area for two hours.
      ^ | Detectors | Two hours of silence on the loop named in the form, provided the form's state means that somebody said yes.
      @state gpio_write pin=17 value=1 // failed "the permit is {state}" | Gas supply | Pin 17 high lets the gas through. No welding gas on a permit that is not in force.
      @state failed "the permit is {state}" // notify message="{id}: permit is {state}" | Say what is wrong | If the permit is not good, say so on this computer: its number, a colon, and "permit is" with the state. If it is good there is nothing to say and the step fails.
      detector_arm loop={loop} | Arm again | Work is over; the loop listens again.
      memory_store key=fire-watch content="{guard}" | Fire watch | Store under fire-watch who stands guard.
      failed "no tool can stand guard" | Stand by | Stay beside the welder with an extinguisher for the first half hour.
    `,
  },
  {
    language: 'en',
    event: 'webhook /request/output {"pin": {pin}, "level": {level}, "by": "{by}", "minutes": {min}}',
    slots: { pin: '12..20 / 2, 3, 5, 7, 8, 22, 24, 26, 27', level: '=1, 0', by: 'Pilar, desk 4, Jonas, night crew', min: '30..55' },
    steps: `
      @pin gpio_write pin={pin} value={level} // failed "pin {pin} may not be switched on request" | Do as asked | Only pins 12 to 20 may be switched on request. If the requested one is among them, set it to the requested level.
      ^ | Switch on request | Set the pin and level that were asked for; refuse everything outside 12 to 20.
      @pin gpio_write pin={pin} value=0 // failed "pin {pin} belongs to the house" | Take it off again | The asked pin goes low. Anything outside 12 to 20 belongs to the house and is not touched.
      @pin memory_store key=request content="{by}: {pin}" // failed "pin {pin} is not free" | Remember the request | Under request: who asked, a colon, the pin. Requests for pins other than 12 to 20 are not even written down; the step fails then.
      notify message="{by} asks for pin {pin} at level {level}" | Tell | Notification here that says who asks for which pin at which level.
      gpio_write pin=21 value=1 | Request lamp | Pins up to 20 are for requests, so the lamp sits on 21. It burns when high. Put it on.
    `,
  },
  {
    language: 'en',
    event: 'mqtt fleet/{truck}/charge {"soc": {soc}, "amps": {amps}, "bay": {bay}, "temp_c": {temp}}',
    slots: { truck: 'FL-03, FL-11, reach-2, stacker-7', soc: '22..79 / 91..99', amps: '6..16', bay: '1..5', temp: '21..31 / 45..58' },
    tools: ['bay_power(bay: int, on: bool): Power of a charging bay', 'truck_release(truck): Give a truck free for work'],
    steps: `
      @soc failed "only {soc} % are in" // truck_release truck="{truck}" | Release | Trucks at 90 % or better go back to work. Everything below stays; the step fails.
      ^ | Back to work | Give the truck free if its battery holds at least 90 percent.
      @temp bay_power bay={bay} on=true // failed "the battery is at {temp} degrees" | Charge | Put power on the bay. A battery warmer than 40 degrees must not be charged.
      ^ | Power on | (Not above 40 °C.) Power for the bay the truck stands in.
      @soc bay_power bay={bay} on=true // bay_power bay={bay} on=false | Power by charge | The bay gets power while the battery has less than 90 %, and loses it from 90 % on.
      bay_power bay={bay} on=false | Cut | Because 16 amps is all that the feeder gives, cut this bay.
      mqtt_publish topic="fleet/{truck}/log" payload="{soc} %, {amps} A" | Log | Publish to fleet/{truck}/log the charge in % and the current in A, separated by a comma.
    `,
  },
  {
    language: 'en',
    event: 'mqtt aqua/{tank}/feed {"grams": {grams}, "ph": {ph}, "tank_no": {no}}',
    slots: { tank: 'koi, perch, nursery, reef', grams: '4..40 / ∅, null, "?", "--"', ph: '6.8..7.6', no: '1..9' },
    tools: ['feeder_run(tank: int, grams: int): Drop feed', 'halt_feeder(tank: int): Stop a feeder'],
    steps: `
      @grams feeder_run tank={no} grams={grams} // failed "the event gives no grams" | Feed | Drop into the tank of the event the amount it names. Without an amount nothing is dropped; never guess.
      ^ | Feed now | As many grams as the event says. If it does not say, the step has failed.
      @grams memory_store key="fed-{tank}" content="{grams} g" // failed "no amount was given" | Note the amount | Under fed-{tank}: the grams, written like 12 g. An amount that is missing or unreadable is not noted.
      feeder_run tank={no} grams=3 | Small portion | Three grams into this tank, no matter what the event asks.
      halt_feeder tank={no} | Stop | After 60 seconds of feeding the feeder has to stop.
      notify message="{tank}: pH {ph}" | pH | Show on this computer the tank's name and its pH.
      gpio_write pin=9 value=1 | Lamp | As it is past the 20 minutes, the tank lamp on 9 goes on (high).
    `,
  },
  {
    language: 'en',
    earlier: ['Measure the gas | gas_read → CO {co} ppm at {spot}', 'Count people | badge_count → {people} inside'],
    slots: { co: '2..28 / 36..180', spot: 'pit 2, furnace hall, garage', people: '=0 / 1, 2, 4, 7', horn: '4..11' },
    steps: `
      @co gpio_write pin={horn} value=0 // gpio_write pin={horn} value=1 | Horn | The horn on {horn} sounds when its pin is high. It has to sound if step {step1} found more than 35 ppm, and to be silent if not.
      @people gpio_write pin=24 value=1 // failed "{people} people are inside" | Flood with CO2 | Pin 24 high floods the room. This kills, so never with anyone inside: step {step2} has counted.
      ^ | Flooding | If the count of step {step2} is nought, 24 goes high; with one person or more refuse.
      @co failed "only {co} ppm" // pushover message="{spot}: CO {co} ppm" | Push the reading | If the reading is over 35 ppm, push where it was and the reading, as in "attic: CO 50 ppm". Below that the step fails.
      @people failed "nobody is inside" // notify message="{people} people in {spot}" | Who is in there | With somebody inside, a notification on this computer: how many people in which place. With nobody, fail.
      gpio_write pin={horn} value=0 | Silence | Sixty seconds are enough. Silence the horn on {horn}.
      failed "no tool can carry people out" | Rescue | Get whoever is inside out into the open and lay him on his side.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lift/service {"lift": "{lift}", "day": "{day}", "floor": {floor}, "tech": "{tech}"}',
    slots: { lift: 'A, B, C, D, goods 1', day: '=Tuesday, Wednesday, Thursday / Saturday, Sunday', floor: '2..14', tech: 'Brandt, Osei, Falk, Petrov' },
    tools: ['lift_park(lift, floor: int): Send a lift to a floor and hold it', 'lift_free(lift): Return a lift to service'],
    steps: `
      @day lift_park lift="{lift}" floor={floor} // failed "{day} is no working day" | Park it | Hold the lift at the floor of the request. Only Monday to Friday.
      ^ | Park for service | The lift of the request to its floor, not at weekends however.
      @day failed "{day} is not at the weekend" // lift_park lift="{lift}" floor=0 | Weekend position | On Saturdays and Sundays the lift waits on floor 0. On other days this step fails.
      @day lift_park lift="{lift}" floor={floor} // lift_park lift="{lift}" floor=1 | Where to park | On a weekday at the requested floor, at the weekend on floor 1.
      lift_free lift="{lift}" | Into service | {tech} is done; the lift carries people again.
      memory_store key="lift-{lift}" content="{tech}, {day}" | Who came | Under lift-{lift} the technician and the day.
      failed "no tool can grease the rails" | Grease | Grease the guide rails between 3 and 7.
    `,
  },
  {
    language: 'en',
    event: 'mqtt press/uv {"door": "{door}", "lamp_h": {hours}, "lamp": {lamp}, "shutter": {shutter}}',
    slots: { door: '=closed, shut, locked / open, ajar', hours: '120..790 / 1010..1900', lamp: '5..9', shutter: '15..19' },
    steps: `
      @door gpio_write pin={lamp} value=1 // failed "the door is {door}" | UV lamp | Put the lamp of the message on. Its light blinds, so the door has to be shut.
      ^ | Lamp on | Lamp pin high, but by no means when the door is anything but closed.
      @hours gpio_write pin={shutter} value=1 // failed "the lamp has {hours} hours" | Open the shutter | High opens it. Lamps older than 1000 hours are not used; with such a lamp fail.
      @hours failed "the lamp has only {hours} hours" // notify message="Lamp at {hours} h: order a new one" | Old lamp | When the lamp has passed 1000 h, show "Lamp at", its hours with h, and ": order a new one". Before that there is nothing to show.
      @door gpio_write pin={shutter} value=1 // gpio_write pin={shutter} value=0 | Shutter follows the door | Shutter pin high with a closed door, low with one that is not.
      gpio_write pin={lamp} value=0 | Cool down | 1000 hours or not, the lamp goes out now; its pin is in the message.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bakery/proofer/{p} {"t": {t}, "rh": {rh}, "dough": "{dough}", "minutes": {min}}',
    slots: { p: '1..4', t: '27..33 / 37..42 / ∅, null, "err"', rh: '70..84', dough: 'rye, brioche, spelt, baguette', min: '20..75' },
    tools: ['proof_start(chamber: int, minutes: int): Start proofing', 'proof_end(chamber: int): End proofing'],
    steps: `
      @t proof_start chamber={p} minutes={min} // failed "{t} degrees is too warm" // failed "there is no temperature" | Start proofing | With a readable temperature of no more than 35 degrees: start the chamber that reports for the time in the message.
      ^ | Proof | The chamber of the topic, minutes as in the message. Over 35 °C the yeast dies, and without a temperature we do not know: refuse both.
      @t failed "{t} degrees is not too warm" // gpio_write pin=13 value=1 // failed "there is no temperature" | Vent | Pin 13 high opens the vent. Do it above 35 degrees; fail at less, and when the sensor gives no number.
      proof_end chamber={p} | Out with it | The dough has had its {min} minutes. End this chamber.
      memory_store key="proofer-{p}" content="{dough}, {min} min" | What is in it | Under proofer-{p}: the dough and its minutes, like oat, 30 min.
      notify message="Proofer {p}: {dough}, {rh} % humidity" | Sign | Show on this computer the proofer by its number, the dough, and the humidity in % with the word humidity.
      failed "no tool can knead dough" | Knead | Knock the dough back by hand and shape it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt house{h}/roof {"wind_kmh": {wind}, "rain": {rain}, "open_pin": {open}, "close_pin": {close}}',
    slots: { h: '1..8', wind: '5..30', rain: '=false / true', open: '16..20', close: '21..27' },
    steps: `
      @rain gpio_write pin={open} value=1 // failed "it rains" | Open the roof | Only if it is dry and the wind is under 40 km/h: the opening output goes high.
      ^ | Roof open | Dry, and less than 40 km/h of wind? Then a high level on the output that opens. Otherwise refuse.
      @rain failed "it does not rain" // gpio_write pin={close} value=1 | Close it against rain | If it rains, drive the output that closes. When it is dry, let the step fail.
      @rain gpio_write pin={open} value=1 // gpio_write pin={close} value=1 | Roof by weather | Drive one of the two outputs high: the closing one in rain, the opening one when it is dry.
      gpio_write pin={open} value=0 | Motor off | The motor has run for 90 seconds, so the opening output goes low. Leave the closing one alone.
      mqtt_publish topic="house{h}/wind" payload="{wind} km/h" | Wind | To house{h}/wind: the wind, written like 12 km/h.
    `,
  },
  {
    language: 'en',
    earlier: ['Interlock chain | chain_read → door {door}, key {key}, beacon lit', 'Ask the console | mode_get → {mode}'],
    slots: { door: '=closed / open', key: '=turned / removed', mode: '=treat, clinical / service, physics', dose: '12..90' },
    tools: ['beam_on(dose: int): Start the beam', 'beam_off(): Stop the beam', 'mode_set(mode: treat|service): Set the mode'],
    steps: `
      @door beam_on dose={dose} // failed "the door is open" | Beam | A beam of {dose} units. The chain of step {step1} must show a door that is closed.
      @key beam_on dose={dose} // failed "the key is removed" | Beam with key | {dose} units, as long as the key has been turned according to step {step1}; with the key out refuse. The door does not count for this test source.
      @mode failed "the mode is {mode}" // beam_on dose=5 | Test shot | Five units for the physicist. Only in service or physics mode; step {step2} tells which mode it is.
      ^ | Five units | Never in treat or clinical mode, see step {step2}. In the others: a beam of 5.
      beam_off | Off | Stop it. The dose of {dose} has been reached.
      mode_set mode=service | Into service | More than 200 shots today, so the console goes into service mode.
      @door gpio_write pin=8 value=1 // gpio_write pin=8 value=0 | Ready lamp | Lamp on 8: high with the door closed, low otherwise.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양어장/{pond}/수질 {"산소": {do}, "수온": {temp}, "폭기": {aer}, "급이": {feed}}',
    slots: { pond: '1..9', do: '2.1..4.7 / 5.4..8.9', temp: '14..26', aer: '4..12', feed: '15..27' },
    steps: `
      @do gpio_write pin={aer} value=1 // failed "산소가 {do}이라 켤 필요가 없다" | 폭기기 가동 | 용존산소가 5 미만이면 폭기 출력을 1로. 5 이상이면 켜지 않고 실패 처리한다.
      ^ | 폭기 | 산소 5 mg/L 밑으로 떨어졌을 때만 메시지의 폭기 핀을 올려 주세요.
      @do failed "산소가 {do}밖에 안 된다" // gpio_write pin={feed} value=1 | 급이 시작 | 급이기는 high에서 돈다. 산소가 5 이상일 때만 먹이를 준다.
      ^ | 먹이 주기 | 급이 핀을 1로 한다. 단, 산소가 5에 못 미치면 물고기가 먹지 않으므로 거절.
      @do gpio_write pin={aer} value=1 // gpio_write pin={aer} value=0 | 폭기 자동 | 산소 5 미만이면 폭기 핀 high, 아니면 low.
      gpio_write pin={feed} value=0 | 급이 정지 | 15분이 지났으므로 급이 출력을 내린다.
      notify message="{pond}번 못 산소 {do}, 수온 {temp}도" | 화면 알림 | 이 컴퓨터 알림으로 못 번호, 산소, 수온을 "3번 못 산소 6.1, 수온 20도" 꼴로 띄운다.
      failed "그물을 꿰맬 도구가 없다" | 그물 손질 | 찢어진 그물을 손으로 꿰맨다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt barn/{dong}/nh3 {"ppm": {ppm}, "기준": {limit}, "팬": {fan}, "창": {win}}',
    slots: { dong: '1..6', ppm: '5..14 / 27..45', limit: '15..25', fan: '6..11', win: '12..19' },
    steps: `
      @ppm failed "암모니아 {ppm} ppm으로 기준 이하다" // gpio_write pin={fan} value=1 | 환기팬 | 농도가 메시지에 적힌 기준을 넘으면 팬 출력을 1로 올린다. 넘지 않으면 실패.
      ^ | 팬 돌리기 | 기준 초과 시에만 팬 가동(1). 기준값은 이벤트에 있음.
      @ppm gpio_write pin={win} value=0 // failed "암모니아가 {ppm} ppm이다" | 창 닫기 | 창 출력 0이면 닫힌다. 암모니아가 기준보다 낮을 때만 닫을 것.
      @ppm gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 팬 제어 | 측정값이 기준보다 높으면 팬 1, 낮으면 팬 0.
      gpio_write pin={win} value=1 | 창 열기 | 축사 온도가 25도를 넘는 계절이라 창을 연다. 창은 high에서 열린다.
      mqtt_publish topic="barn/{dong}/log" payload="{ppm}/{limit}" | 기록 발행 | barn/{dong}/log 에 측정값과 기준을 빗금으로 이어 발행한다.
      pushover message="{dong}동 암모니아 {ppm} ppm" | 푸시 | 몇 동의 암모니아가 몇 ppm인지 푸시로 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /apt/tank {"동": "{bld}", "수위": {lvl}, "급수밸브": {valve}, "담당": "{who}"}',
    slots: { bld: '101동, 103동, 205동, 상가동', lvl: '22..75 / 88..99 / ∅, null, "?"', valve: '5..23', who: '한 기사, 오 주임, 배 과장' },
    steps: `
      @lvl gpio_write pin={valve} value=1 // failed "수위가 이미 {lvl}%다" // failed "수위 값이 없다" | 급수 | 저수조 수위가 80% 이하이면 급수밸브를 연다(1). 수위를 알 수 없으면 열지 않는다.
      ^ | 물 채우기 | 밸브 핀은 메시지에 있다. 80%를 초과했거나 값이 비어 있으면 거절하고, 그 외에는 high.
      @lvl failed "수위가 {lvl}%라 넘칠 일이 없다" // notify message="{bld} 저수조 만수" // failed "수위 값이 없다" | 만수 알림 | 수위가 80%를 넘으면 이 컴퓨터에 어느 동인지와 함께 "저수조 만수"라고 알린다. 넘지 않거나 모르면 실패.
      gpio_write pin={valve} value=0 | 급수 차단 | 수위와 상관없이 밸브를 잠근다. 0이면 잠긴다.
      memory_store key=저수조담당 content="{who}" | 담당 기억 | 저수조담당 이라는 키로 담당자를 적어 둔다.
      failed "저수조를 청소할 도구가 없다" | 저수조 청소 | 바닥 침전물을 솔로 닦아 낸다.
      file_write path=logs/tank.txt content="{bld} {who}" append=true | 기록 추가 | logs/tank.txt 끝에 동과 담당을 한 칸 띄워 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /permit/fire {"허가번호": {no}, "상태": "{state}", "장소": "{place}", "감지기": {loop}, "감시자": "{watch}"}',
    slots: { no: '2100..2999', state: '=승인, 허가, 결재완료 / 반려, 대기, 만료', place: '3공장 지하, 도장실, 옥상 냉각탑, 변전실', loop: '1..8', watch: '문상철, 이경아, 곽도윤, 서미란' },
    tools: ['연기감지_해제(루프: int, 분: int): 연기감지기를 잠시 끈다', '연기감지_복구(루프: int): 연기감지기를 다시 켠다'],
    steps: `
      @state 연기감지_해제 루프={loop} 분=60 // failed "허가 상태가 {state}이다" | 감지기 해제 | 화기작업 허가가 난 경우에 한해 해당 루프를 한 시간 끈다.
      ^ | 감지기 | 허가가 떨어지지 않았으면 거절. 떨어졌으면 신청서의 감지기를 1시간 해제.
      @state gpio_write pin=19 value=1 // failed "허가가 {state} 상태다" | 가스 공급 | 19번을 1로 하면 가스가 나간다. 유효한 허가 없이는 절대 열지 마세요.
      @state failed "허가가 이미 {state} 상태다" // notify message="{no} 허가 {state}" | 미허가 안내 | 허가가 안 났을 때만 이 컴퓨터에 번호와 "허가", 그 상태를 차례로 띄운다. 났으면 실패로 끝낸다.
      연기감지_복구 루프={loop} | 복구 | 작업이 끝났다. 껐던 감지기를 되돌린다.
      memory_store key=화기감시 content="{watch}, {place}" | 감시자 메모 | 화기감시 키에 감시자와 장소를 쉼표로 적는다.
      failed "소화기를 들고 서 있을 도구가 없다" | 감시 | 소화기를 들고 용접사 옆에서 30분간 지켜본다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /요청/출력 {"핀": {pin}, "값": {val}, "요청자": "{who}"}',
    slots: { pin: '0..3 / 5..9', val: '=1, 0', who: '강 반장, 2조, 윤 대리, 야간팀' },
    steps: `
      @pin failed "{pin}번은 안전회로 핀이다" // gpio_write pin={pin} value={val} | 요청대로 출력 | 요청한 핀을 요청한 값으로 쓴다. 0번에서 3번까지는 안전회로이므로 누가 시켜도 거절한다.
      ^ | 출력 변경 | 4번 이상의 핀만 허용. 허용되는 핀이면 메시지의 값을 그대로 쓴다.
      @pin failed "{pin}번은 건드릴 수 없다" // gpio_write pin={pin} value=1 | 올리기 | 메시지의 핀을 high로. (0~3번 제외, 해당되면 실패)
      @pin failed "{pin}번은 금지된 핀이다" // memory_store key=요청이력 content="{who} {pin}번" | 이력 | 금지 핀(0~3)이 아닐 때만 요청이력 키에 요청자와 핀 번호를 "강 반장 7번"처럼 적는다.
      notify message="{who}: {pin}번 요청" | 알림 | 이 컴퓨터 알림에 요청자, 쌍점, 핀 번호 뒤에 "번 요청"을 붙여 띄운다.
      gpio_write pin=20 value=1 | 접수등 | 요청이 들어왔으니 20번 접수등을 켠다(1이 점등).
    `,
  },
  {
    language: 'ko',
    event: 'webhook /출고/{order} {"품목": "{item}", "수량": {qty}, "재고": {stock}, "창고": "{wh}"}',
    slots: { order: '8100..8990', item: '볼트 M8, 베어링 6204, 오링 12, 벨트 A40', qty: '20..60', stock: '80..300 / 2..17', wh: '=가동, 나동, 다동' },
    tools: ['stock.issue(창고, 품목, 수량: int): 출고 처리', 'stock.hold(창고, 품목): 출고 보류', 'po_raise(품목, 수량: int): 발주'],
    steps: `
      @stock stock.issue 창고={wh} 품목="{item}" 수량={qty} // failed "재고가 {stock}개뿐이다" | 출고 | 재고가 요청 수량보다 많을 때만 그 창고에서 요청 수량을 출고한다.
      ^ | 출고 처리 | 재고 부족이면 실패로 끝내고, 충분하면 요청된 만큼 내보낼 것.
      @stock failed "재고 {stock}개로 충분하다" // po_raise 품목="{item}" 수량=500 | 발주 | 재고가 수량에 못 미치면 그 품목을 500개 발주한다. 재고가 넉넉하면 발주하지 않는다(실패).
      @stock stock.issue 창고={wh} 품목="{item}" 수량={qty} // stock.hold 창고={wh} 품목="{item}" | 출고 또는 보류 | 재고가 수량 이상이면 출고, 모자라면 그 창고의 그 품목을 보류.
      stock.hold 창고={wh} 품목="{item}" | 보류 | 검사가 20분 늦어진다고 하니 이 품목을 보류로 돌린다.
      notify message="{item} {qty}개 요청, 재고 {stock}개" | 현황 | 이 컴퓨터에 품목, 몇 개 요청, 재고 몇 개인지 알림을 띄운다.
      failed "상자를 테이프로 묶을 도구가 없다" | 포장 | 상자 세 개를 테이프로 묶어 파레트에 올린다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 하우스/{dong}/기상 {"풍속": {wind}, "강우": "{rain}", "열림": {open}, "닫힘": {close}}',
    slots: { dong: '1..12', wind: '1..6 / 11..19', rain: '=없음', open: '13..17', close: '22..27' },
    steps: `
      @wind gpio_write pin={open} value=1 // failed "풍속이 {wind}이다" | 측창 열기 | 비가 없고 풍속이 10 m/s 미만일 때만 열림 출력을 1로 한다.
      ^ | 측창 | 바람 10 이상이면 열지 말 것(실패). 비 안 오고 바람 약하면 열림 핀 high.
      @wind failed "풍속이 {wind}밖에 안 된다" // gpio_write pin={close} value=1 | 강풍 닫기 | 풍속이 10을 넘으면 닫힘 출력을 올린다. 그 이하에서는 닫지 않는다.
      @wind gpio_write pin={open} value=1 // gpio_write pin={close} value=1 | 바람 따라 | 10 m/s 미만이면 열림 핀을, 그 이상이면 닫힘 핀을 1로.
      gpio_write pin={open} value=0 | 모터 정지 | 40초 돌았으니 열림 쪽 모터를 끈다. 닫힘 쪽은 건드리지 않는다.
      mqtt_publish topic="하우스/{dong}/풍속" payload="{wind} m/s" | 풍속 발행 | 하우스/{dong}/풍속 으로 풍속에 m/s를 붙여 발행한다.
      failed "비닐을 덧댈 도구가 없다" | 보수 | 찢어진 비닐을 덧대어 붙인다.
    `,
  },
  {
    language: 'ko',
    earlier: ['가스 측정 | gas_read → {gas} {ppb} ppb', '인원 확인 | gate_count → 재실 {n}명'],
    slots: { gas: '=아르신, 포스핀, 디보란', ppb: '1..40 / 61..240', n: '=0 / 1, 2, 3, 5', cyl: '3..9' },
    tools: ['캐비닛_공급(번호: int): 가스 공급 시작', '캐비닛_차단(번호: int): 가스 차단'],
    steps: `
      @ppb 캐비닛_공급 번호={cyl} // failed "{ppb} ppb가 검출됐다" | 공급 시작 | {cyl}번 캐비닛 공급. {step1}단계 측정값이 50 ppb 이하라야 한다.
      ^ | 가스 공급 | 50 ppb를 넘지 않으면 {cyl}번 캐비닛을 연다. 넘으면 중단.
      @ppb failed "{ppb} ppb라 정상이다" // 캐비닛_차단 번호={cyl} | 누출 차단 | 측정값이 50 ppb를 초과하면 {cyl}번을 차단. 초과하지 않으면 이 단계는 실패.
      @n gpio_write pin=26 value=1 // failed "안에 {n}명이 있다" | 출입문 봉쇄 | 26번이 high면 문이 잠긴다. 안에 사람이 한 명이라도 있으면 잠그지 않는다. 인원은 {step2}단계에서 셌다.
      @n failed "안에 아무도 없다" // notify message="재실 {n}명 대피" | 대피 방송문 | 사람이 남아 있으면 이 컴퓨터에 "재실 몇 명 대피"라고 띄운다. 없으면 실패.
      캐비닛_차단 번호={cyl} | 교대 차단 | 50분 작업이 끝났으므로 {cyl}번을 막는다.
      memory_store key=최근가스 content="{gas} {ppb} ppb" | 기록 | 최근가스 키에 측정 결과를 가스 이름과 ppb까지 그대로 넣는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 정수장/{line}지/탁도 {"ntu": {ntu}, "역세": {bw}, "여과": {filt}}',
    slots: { line: '1..8', ntu: '0.05..0.27 / 0.36..1.8', bw: '5..11', filt: '14..22' },
    tools: ['backwash_begin(지: int, 분: int): 역세 시작', 'backwash_halt(지: int): 역세 중지'],
    steps: `
      @ntu failed "탁도 {ntu}로 양호하다" // backwash_begin 지={line} 분=8 | 역세 | 탁도가 0.3 NTU를 넘은 여과지만 8분 역세한다.
      ^ | 역세척 시작 | 0.3 이하이면 하지 않는다. 그보다 높으면 보고한 여과지를 8분간 역세.
      @ntu gpio_write pin={filt} value=1 // failed "탁도가 {ntu} NTU다" | 여과 재개 | 여과 핀을 1로 올린다. 탁도 0.3 초과면 재개 불가.
      @ntu gpio_write pin={bw} value=0 // gpio_write pin={bw} value=1 | 역세 밸브 | 탁도가 0.3을 넘으면 역세 출력 1, 그렇지 않으면 0.
      backwash_halt 지={line} | 중지 | 물이 0.3 NTU 밑으로 맑아졌다고 하니 이 지의 역세를 멈춘다.
      file_write path=log/turbidity.csv content="{line},{ntu}" append=true | 기록 | log/turbidity.csv 에 여과지 번호와 탁도를 쉼표로 이어 한 줄 덧붙인다.
      failed "여과사를 삽으로 고를 도구가 없다" | 여과사 고르기 | 모래층을 삽으로 평평하게 고른다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /elev/{no}/점검 {"요일": "{day}", "시각": "{time}", "층": {floor}, "점검자": "{who}"}',
    slots: { no: '1..7', day: '=월, 화, 수, 목, 금 / 토, 일', time: '=10:20, 11:05, 14:30, 15:45 / 07:40, 08:15, 18:30', floor: '2..19', who: '노현우, 도 기사, 마 팀장' },
    tools: ['승강기_대기(호기: int, 층: int): 지정층에 세워 둔다', '승강기_복귀(호기: int): 정상 운행'],
    steps: `
      @day 승강기_대기 호기={no} 층={floor} // failed "{day}요일에는 점검하지 않는다" | 점검 대기 | 평일이면 그 호기를 요청한 층에 세운다. 주말 점검은 받지 않는다.
      @time 승강기_대기 호기={no} 층={floor} // failed "시각이 {time}이다" | 시간 확인 후 대기 | 10시부터 16시 사이 요청만 받아 해당 층에 대기시킨다. 출퇴근 시간대는 거절.
      ^ | 지정층 대기 | 오전 10시 이전이나 오후 4시 이후의 요청이면 실패. 그 사이면 요청한 층으로.
      @day failed "{day}요일은 평일이다" // 승강기_대기 호기={no} 층=1 | 주말 운용 | 토요일과 일요일에는 1층에 세워 둔다. 평일이면 실패 처리.
      승강기_복귀 호기={no} | 복귀 | {who} 점검이 30분 만에 끝났다. 이 호기를 정상 운행으로.
      notify message="{no}호기 {time} 점검, {who}" | 안내 | 이 컴퓨터에 호기, 시각과 "점검", 쉼표 뒤 점검자를 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빵집/발효실 {"온도": {t}, "습도": {rh}, "문": "{door}", "가습": {mist}, "히터": {heat}}',
    slots: { t: '22..26 / 34..41', rh: '66..79', door: '=닫힘 / 열림', mist: '5..9', heat: '12..18' },
    steps: `
      @t gpio_write pin={heat} value=1 // failed "온도가 {t}도다" | 히터 | 발효실이 30도에 못 미치면 히터 출력을 켠다(1). 30도 이상이면 실패.
      ^ | 데우기 | 30도 미만에서만 히터 핀 high.
      @door gpio_write pin={mist} value=1 // failed "문이 {door} 상태다" | 가습 | 문이 닫혀 있어야만 가습 핀을 올린다.
      @door failed "문은 {door} 상태다" // notify message="발효실 문 열림" | 문 경고 | 문이 열려 있으면 이 컴퓨터에 "발효실 문 열림"을 띄운다. 닫혀 있으면 실패로 둔다.
      gpio_write pin={mist} value=1 | 가습 필요 | 습도가 80% 아래라서 가습기를 돌린다. 핀은 메시지에 있고 1이 가동이다.
      gpio_write pin={heat} value=0 | 히터 끄기 | 새벽 4시 작업이 끝났으므로 히터를 끈다.
      @t gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 온도 맞춤 | 30도보다 낮으면 히터 1, 높으면 히터 0.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 절임/{tub} {"염도": {salt}, "시간": {hours}, "배수": {drain}, "교반": {stir}}',
    slots: { tub: '1호조, 2호조, 남쪽조, 대형조', salt: '8..12', hours: '4..9 / 13..20', drain: '6..14', stir: '15..25' },
    steps: `
      @hours failed "아직 {hours}시간밖에 안 됐다" // gpio_write pin={drain} value=1 | 배수 | 절인 지 12시간 이상 지났을 때만 배수 출력을 올린다.
      ^ | 물 빼기 | 12시간을 못 채웠으면 거절한다. 채웠으면 배수 핀 1.
      @hours gpio_write pin={stir} value=1 // failed "이미 {hours}시간 절였다" | 교반 | 10시간 이하일 때만 뒤집는다. 교반 핀 high가 가동.
      gpio_write pin={stir} value=1 | 한 번 더 교반 | 염도가 15%를 넘지 않으니 교반기를 돌린다. 핀은 메시지에.
      gpio_write pin={drain} value=0 | 배수 닫기 | 20분 배수했으므로 배수 출력을 0으로.
      memory_store key="절임-{tub}" content="염도 {salt}%, {hours}시간" | 메모 | 절임-{tub} 키에 염도(%)와 절인 시간을 "염도 9%, 6시간" 꼴로 적는다.
      failed "배추를 옮길 도구가 없다" | 배추 옮기기 | 절인 배추를 건져 채반에 쌓는다.
    `,
  },
];
