import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 2. */
export const decisions2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /pumps/order {"pump": "{pump}", "valve_a": {a}, "valve_b": {b}, "tank_pct": {pct}}',
    slots: { pump: 'P1, P4, booster, well 2', a: '4..9', b: '12..19', pct: '4..18 / 34..95' },
    tools: ['pump_spin(pump, rpm: int): Run a pump', 'pump_halt(pump): Halt a pump', 'valve_test(valve: int): Test stroke of a valve'],
    steps: `
      gpio_write pin={b} value=1 | Open valve B | Open valve B, by no means valve A: A leads to the sewer. Both open when high; their pins are in the order.
      gpio_write pin={a} value=0 | Shut A | Not B, that one stays as it is. Valve A gets a low level.
      @pct pump_spin pump="{pump}" rpm=1400 // pump_halt pump="{pump}" | Run or halt | Below 20 % in the tank the ordered pump spins with 1400 turns, from 20 % on it is halted.
      @pct failed "only {pct} % in the tank" // gpio_write pin={a} value=1 | Draw from the tank | Valve A open, if the tank has at least a quarter of its water; else fail.
      ^ | Draw | A high. Needs 25 % in the tank or more.
      pump_halt pump="{pump}" | Halt, don't spin | Do not spin it up whatever the order says; halt this pump.
      valve_test valve={b} | Test stroke | As the tank has been under 100 % for 30 days, valve B gets a test stroke.
      memory_store key=tank content="{pct} %" | Tank | Keep the level under tank, with a % sign after a blank.
    `,
  },
  {
    language: 'en',
    earlier: ['Leak test | leak_run → vessel {vessel}: {result}, loss {loss} mbar', 'Read the seal number | scan → {seal}'],
    slots: { vessel: 'V-210, V-377, drum 9, R12', result: '=tight, passed, ok / leaking, failed', loss: '2..9', seal: 'S4471, S9020, S1183', pin: '5..15' },
    tools: ['vessel_release(vessel, seal): Release a vessel for filling', 'vessel_block(vessel, reason): Block a vessel'],
    steps: `
      @result vessel_release vessel="{vessel}" seal={seal} // failed "the leak test says {result}" | Release the vessel | Release the vessel that was tested with its seal number. Only one that holds.
      ^ | Release | If the leak test found it tight, the vessel is released with the seal that was scanned. Otherwise nothing is released.
      @result vessel_release vessel="{vessel}" seal={seal} // vessel_block vessel="{vessel}" reason="loss {loss} mbar" | Release or block | A tight vessel is released with its seal, one that leaks is blocked; the reason is the word loss and the loss in mbar.
      @result failed "the vessel is {result}" // vessel_block vessel="{vessel}" reason="leak test" | Block it | Block what did not pass, reason "leak test". If it passed, fail.
      @result gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Green lamp | The green lamp on {pin} is lit (high) for a vessel that passed and dark for one that did not.
      file_write path=qa/leaks.txt content="{vessel}: {loss} mbar" append=true | Protocol | Add to qa/leaks.txt the vessel, a colon, and its loss in mbar.
      failed "no tool can tighten a flange" | Flange | Tighten the eight bolts of the flange crosswise.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lockers/open {"locker": {locker}, "row": {row}, "code": "{code}", "paid": {paid}, "hours": {hours}}',
    slots: { locker: '20..89', row: '1..9', code: 'KX41, TT07, AM92, ZQ15', paid: '=true / false', hours: '10..19' },
    tools: ['locker.pop(locker: int, row: int): Unlatch a locker', 'locker.bar(locker: int): Bar a locker'],
    steps: `
      @paid locker.pop locker={locker} row={row} // failed "it has not been paid" | Unlatch | Whoever has paid gets the locker open.
      ^ | Open the locker | Unlatch it in its row. Nothing for free: paid has to be true.
      @paid failed "it has been paid" // locker.bar locker={locker} | Bar it | Bar the locker as long as it is not paid for. If it is, fail.
      @paid locker.pop locker={locker} row={row} // locker.bar locker={locker} | Paid or not | Unlatch a paid locker, bar an unpaid one.
      mqtt_publish topic="lockers/{locker}" payload="{code}/{hours}" | Tell the column | Publish to lockers/{locker} the code and the hours with a slash between.
      memory_store key="code-{locker}" content="{code}" | Keep the code | Under code-{locker} the code and nothing else.
      failed "no tool can mend a hinge" | Hinge | The hinge of the door is bent; bend it back.
    `,
  },
  {
    language: 'en',
    event: 'webhook /library/door {"time": "{time}", "card": "{card}", "role": "{role}", "door": "{door}"}',
    slots: { time: '=10:15, 14:40, 18:30, 12:05 / 22:50, 05:20, 23:35, 03:10', card: 'L-2231, L-8840, L-1907', role: '=staff / reader', door: 'east, stacks, side door, ramp' },
    tools: ['unlatch(door, seconds: int): Let a door open for a while', 'card_note(card, text): Note at a card'],
    steps: `
      @time unlatch door="{door}" seconds=10 // failed "it is {time}" | Let them in | Ten seconds for the door in question, between 9 and 20 o'clock.
      ^ | Door | Not before nine in the morning and not after eight in the evening. In between: ten seconds.
      @role unlatch door="{door}" seconds=60 // failed "a {role} may not use it" | Staff door | One minute, for staff only. The hour does not matter to them.
      @role unlatch door="{door}" seconds=60 // unlatch door="{door}" seconds=10 | How long | A minute for staff, ten seconds for readers; the door stands in the message.
      @time failed "it is only {time}" // card_note card={card} text="came at {time}" | Late guests | If somebody comes after 20 or before 9 o'clock, note "came at" and the time at the card. In opening hours fail.
      notify message="{card} at {door}, {time}" | Desk | Show the card, the word at, the door, and after a comma the time, on this computer.
      file_write path=door.log content="{time} {card} {role}" append=true | Log | Append to door.log: time, card, role, one blank between each.
    `,
  },
  {
    language: 'en',
    event: 'mqtt cold/{store}/door {"open_s": {open}, "lamp": {lamp}, "fan": {fan}, "t": {t}, "inside": {inside}}',
    slots: { store: 'fish, S2, freezer-7, dairy', open: '95..280', lamp: '4..9', fan: '12..18', t: '-26..-19 / -14..-6', inside: '=0 / 1, 2, 3' },
    steps: `
      gpio_write pin={lamp} value=1 | Warning lamp | After 90 seconds of an open door the lamp has to burn. It burns when its pin, given as lamp, is high.
      gpio_write pin={fan} value=0 | Fan out | With the door open for more than 60 seconds the fan only draws in wet air, so put it out (low).
      @t failed "it is {t} degrees" // pushover message="{store}: {t} °C" | Too warm | Warmer than -18? Then push the store and its temperature in °C. Otherwise the step fails.
      ^ | Push when warm | The store and the degrees with °C, pushed, as in "meat: -15 °C", when it is above minus 18. Colder stores are no news: fail.
      @t gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Fan by temperature | Fan high when it is warmer than -18 degrees, low when it is colder.
      @inside gpio_write pin=23 value=1 // failed "{inside} inside" | Bolt | The bolt sits on 23, high shoots it. With anyone inside it is not shot.
      @inside failed "nobody is inside" // notify message="{inside} still in {store}" | Someone in there | Show on this computer how many are "still in" which store, if there are any. If not, fail.
      failed "no tool can chip ice" | Ice | Chip the ice off the threshold.
    `,
  },
  {
    language: 'en',
    event: 'webhook /wash/start {"lane": {lane}, "prog": "{prog}", "height_cm": {height}, "brush": {brush}, "mast": "{mast}"}',
    slots: { lane: '1..5', prog: 'basic, foam, wax, max', height: '145..205 / 226..310', brush: '6..17', mast: '=down, off / up' },
    tools: ['lane_run(lane: int, program): Start a wash', 'lane_reject(lane: int, text): Send a car back with a text'],
    steps: `
      @height lane_run lane={lane} program={prog} // failed "the car is {height} cm high" | Wash | The chosen programme in this lane. Nothing above 2.10 m goes through.
      ^ | Start the lane | Cars of at most 210 cm are washed with what they chose.
      @height lane_run lane={lane} program={prog} // lane_reject lane={lane} text="{height} cm is too high" | Wash or send back | Up to 210 cm: wash as chosen. Higher ones are sent back with the text of the height, then "cm is too high".
      @mast lane_run lane={lane} program={prog} // failed "the aerial is {mast}" | Aerial | Start what was chosen unless the aerial (mast) is up.
      @mast gpio_write pin={brush} value=1 // gpio_write pin={brush} value=0 | Brush | Brush output high with the aerial off or down, low with the aerial up.
      gpio_write pin={brush} value=0 | Brush stands | The brush has turned for 40 seconds, its output goes low.
      lane_reject lane={lane} text="closed for cleaning" | Closed | Send the car back with the text "closed for cleaning".
    `,
  },
  {
    language: 'en',
    event: 'mqtt pool/{pool}/lab {"ph": {ph}, "cl_mg": {cl}, "acid": {acid}, "chlor": {chlor}}',
    slots: { pool: 'lap, kids, diving, spa', ph: '6.6..7.1 / 7.7..8.4', cl: '0.1..0.4 / 0.8..1.4 / ∅, null, "n/a"', acid: '4..9', chlor: '14..19' },
    steps: `
      @ph failed "the pH is {ph}" // gpio_write pin={acid} value=1 | Acid | Acid pump on (high) above pH 7.4. Below that no acid.
      ^ | Dose acid | If the pH exceeds 7.4, drive the acid output of the message high; else refuse.
      @cl gpio_write pin={chlor} value=1 // failed "there are {cl} mg of chlorine" // failed "no chlorine value" | Chlorine | The chlorine output high if less than 0.5 mg was measured. A measurement must be there.
      ^ | Dose chlorine | Under half a milligram of chlorine, its output goes high. With enough chlorine, or when nobody measured it, do nothing and fail.
      @cl failed "chlorine is {cl}" // gpio_write pin={chlor} value=0 // failed "no chlorine value" | Stop chlorine | Chlorine output low when the water holds 0.5 mg or more. At less, or without a value, fail.
      @ph gpio_write pin={acid} value=0 // gpio_write pin={acid} value=1 | Acid by pH | Acid pump: high over 7.4, low under it.
      memory_store key="ph-{pool}" content="pH {ph}" | Keep the pH | Keep under ph-{pool}: pH, blank, the value.
      failed "no tool can pull hair out of a sieve" | Sieve | Pull the hair out of the sieve in the plant room.
    `,
  },
  {
    language: 'en',
    event: 'webhook /ci/done {"build": "{build}", "tests": "{tests}", "coverage": {cov}, "branch": "{branch}"}',
    slots: { build: '3301..3999', tests: '=passed, green, ok / failed, red, 3 failing', cov: '81..97 / 41..74', branch: '=main / hotfix-2, wip, spike' },
    tools: ['rollout(build, ring: canary|all): Roll out a build', 'build_pin(build): Keep a build', 'build_drop(build): Delete a build'],
    steps: `
      @tests rollout build={build} ring=canary // failed "the tests: {tests}" | Canary | Roll the build out to the canary ring. Its tests must have passed.
      ^ | Try it small | First ring only. A build with red tests goes nowhere.
      @branch rollout build={build} ring=all // failed "the branch is {branch}" | Everybody | To all, if it was built from main.
      @cov build_pin build={build} // failed "coverage is {cov} %" | Keep the build | Keep a build whose coverage is not less than 80 %. Others fail here.
      @tests build_pin build={build} // build_drop build={build} | Keep or delete | Passed: keep the build. Not passed: delete it.
      @cov failed "coverage is {cov} %" // send_message channel=slack text="{build}: coverage {cov} %" | Name and shame | When the coverage lies under 75 percent, write to the channel slack: the build, a colon, "coverage" and the percentage with a % sign. At 75 or more fail.
      sop_execute name=smoke-test payload="{build}" | Smoke test | Start the procedure smoke-test with the number of the build as payload. The 80 % do not matter here.
      notify message="Build {build} on {branch}: {tests}" | Show it | On this computer, like "Build 12 on dev: green": number, branch, and how the tests went.
    `,
  },
  {
    language: 'en',
    earlier: ['Free space | df_read → {vol} has {free} GB free', 'Last backup | backup_last → {age} hours old, {size} GB'],
    slots: { vol: '/data, /srv, D:, nas1', free: '210..900 / 4..28', age: '2..20 / 27..96', size: '40..190' },
    tools: ['snap_take(volume): Take a snapshot', 'snap_purge(volume, keep: int): Delete old snapshots'],
    steps: `
      @free snap_take volume={vol} // failed "only {free} GB are free" | Snapshot | Of the volume step {step1} looked at, provided that more gigabytes are free there than the last backup has.
      ^ | Take a snapshot | Is the free space of step {step1} larger than the size in step {step2}? Then snapshot that volume. If it is smaller, fail.
      @free failed "{free} GB are free" // snap_purge volume={vol} keep=3 | Purge | Keep three snapshots on the volume and delete the rest, if fewer than 30 GB are left. With more room fail.
      @free snap_take volume={vol} // snap_purge volume={vol} keep=1 | Room or no room | With 200 GB or more free take a snapshot of the volume; with less purge it and keep one.
      @age failed "the backup is only {age} hours old" // sop_execute name=nightly-backup | Backup due | Start the procedure nightly-backup if the last backup is more than 24 hours old. If it is younger, fail.
      @age failed "it is {age} hours old" // pushover message="Backup is {age} hours old" | Complain | If the backup is older than a day, push "Backup is", its age in hours, and "old". A younger one is no reason: fail.
      file_write path=backup.txt content="{vol}: {free} GB free, {age} hours" | Status file | Overwrite backup.txt with the volume, a colon, the gigabytes with "GB free", a comma, and the hours with "hours".
    `,
  },
  {
    language: 'en',
    event: 'mqtt ski/{lift}/anemo {"kmh": {kmh}, "chairs": {chairs}, "on_line": {people}, "brake": {brake}}',
    slots: { lift: 'summit, T4, glacier, nursery', kmh: '12..48 / 62..104', chairs: '=44, 62, 80', people: '=0 / 6, 13, 31', brake: '7..16' },
    tools: ['lift_speed(lift, mps: num): Set the speed of a lift', 'lift_close(lift): Close a lift'],
    steps: `
      @kmh lift_speed lift="{lift}" mps=4.5 // failed "wind {kmh} km/h" | Full speed | 4.5 m/s on the lift that reports, wind up to 50 km/h.
      @kmh lift_speed lift="{lift}" mps=4.5 // lift_speed lift="{lift}" mps=1.5 | Speed by wind | Four and a half metres a second at no more than 50 km/h of wind, one and a half at more.
      @people lift_close lift="{lift}" // failed "{people} people are on the line" | Close | Close the lift once no one is on the line any more.
      ^ | Close it | As long as people hang in the chairs it stays open; with the line empty, close.
      @people gpio_write pin={brake} value=0 // failed "{people} people are on the line" | Drop the brake | The brake falls in when its output goes low. Never with passengers on the line.
      gpio_write pin={brake} value=1 | Lift the brake | Since the wind was under 60 km/h for 10 minutes the brake comes off: its output high.
      mqtt_publish topic="ski/board" payload="{lift} {kmh} km/h" | Board | Publish to ski/board the lift and its wind with km/h, nothing between but a blank.
      failed "no tool can shovel snow" | Shovel | Shovel the exit of the top station free.
    `,
  },
  {
    language: 'en',
    event: 'mqtt kiln/{kiln} {"t": {t}, "door_lock": {lock}, "damper": {damper}, "cone": {cone}}',
    slots: { kiln: 'K1, raku, big, test', t: '34..88 / 130..960', lock: '3..8', damper: '11..19', cone: '=4, 6, 10' },
    steps: `
      @t gpio_write pin={lock} value=0 // failed "it is still {t} degrees" | Unlock | The lock opens on a low level. Wait until the kiln is below 100 degrees: if it is hotter now, fail.
      ^ | Open the lock | Under 100 °C only. Low = unlocked; the lock's pin is in the message.
      @t failed "it is down to {t} degrees" // gpio_write pin={lock} value=1 | Lock | At over 100 degrees the door has to be locked (high). A kiln that is cooler is not locked by this step, it fails.
      @t gpio_write pin={damper} value=1 // failed "{t} degrees would crack the ware" | Damper | Damper open, i.e. high, if it is not more than 100 degrees.
      @t gpio_write pin={lock} value=0 // gpio_write pin={lock} value=1 | Lock by heat | Lock low under 100 degrees and high above.
      gpio_write pin={damper} value=0 | Shut the damper | The 12 hours of cooling are over; damper low.
      notify message="{kiln}: {t} degrees" | Sign | Show here which kiln has how many degrees, as in "salt: 300 degrees".
      failed "no tool can glaze pots" | Glaze | Glaze the second shelf by brush.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sluice/{gate}/level {"up_cm": {up}, "down_cm": {down}, "raise": {raise}, "lower": {lower}, "boat": "{boat}"}',
    slots: { gate: 'mill, G2, weir-east, lock-3', up: '210..340', down: '40..180 / 360..480', raise: '5..9', lower: '13..18', boat: '=none / Alma, barge 12, Perle' },
    steps: `
      @down gpio_write pin={raise} value=1 // failed "downstream stands higher" | Raise the gate | The raising output high, if the water is higher upstream than downstream.
      ^ | Raise | Not when down_cm is above up_cm: the river would run in. Otherwise drive the output that raises.
      @down failed "downstream is lower" // gpio_write pin={lower} value=1 | Lower against flood | If it stands higher below than above, drive the lowering output high. Otherwise fail.
      @boat gpio_write pin={lower} value=1 // failed "{boat} is under the gate" | Lower | Lowering output high. No boat may be in the way; the message names it if there is one.
      @boat failed "there is no boat" // notify message="{boat} waits at {gate}" | Boat | A notification on this computer that the boat "waits at" the gate. Without a boat it fails.
      gpio_write pin={raise} value=0 | Motor off | 35 seconds up are enough, the raising output goes low.
      file_write path=river.csv content="{gate};{up};{down}" append=true | Levels | Add to river.csv: gate, level above, level below, with semicolons.
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the stage | people_on_stage → {people}', 'Read the hoist | hoist_info → {hoist}: {kg} kg, limit {limit} kg'],
    slots: { people: '=nobody, empty / 2 dancers, the choir, a stagehand', hoist: 'bar 4, H7, cyclorama, bar 12', kg: '40..190 / 420..600', limit: '=250, 300, 350' },
    tools: ['fly_in(hoist): Lower a bar', 'fly_out(hoist): Raise a bar', 'fly_stop(): Stop all bars'],
    steps: `
      @people fly_in hoist="{hoist}" // failed "on stage: {people}" | Bar in | Lower the bar of step {step2} onto the stage. Nobody may stand below; step {step1} looked.
      ^ | Lower | Down with the bar that was read, if the stage was found empty. With people there refuse.
      @kg fly_out hoist="{hoist}" // failed "{kg} kg hang on it" | Bar out | Raise it, as long as the load is within its limit.
      ^ | Raise | Overloaded bars stay where they are (load and limit: step {step2}). Everything else goes up.
      @kg failed "{kg} kg is within the limit" // notify message="{hoist}: {kg} kg of {limit} kg" | Overload | Is the load greater than the limit, show the bar, the load "of" the limit, both with kg, as in "bar 1: 400 kg of 200 kg", on this computer. If not, fail.
      fly_stop | Stop | Two dancers or none: stop everything.
      memory_store key=last-load content="{kg} kg" | Load | Keep the load under last-load with its unit.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt freezer/{room} {"온도": {t}, "문열림초": {sec}, "경광등": {lamp}, "제상": {defrost}, "재실": {in}}',
    slots: { room: '1호실, 2호실, 참치고, 얼음고', t: '-29..-22 / -16..-8', sec: '95..240', lamp: '5..9', defrost: '13..18', in: '=0 / 1, 2, 4' },
    steps: `
      gpio_write pin={lamp} value=1 | 경광등 점등 | 문이 90초 넘게 열려 있으니 경광등을 켠다. 1이 점등이고 핀은 메시지에 있다.
      @t failed "{t}도라 제상하지 않는다" // gpio_write pin={defrost} value=1 | 제상 | -18도보다 높아졌을 때만 제상 히터(1)를 켠다.
      ^ | 제상 히터 | 영하 18도보다 낮으면 켜지 않고 실패. 그보다 따뜻하면 제상 핀을 올린다.
      @in gpio_write pin=21 value=1 // failed "안에 {in}명이 있다" | 문 잠금 | 21번 high가 잠금. 안에 아무도 없어야 한다.
      @in failed "아무도 없다" // pushover message="{room} 안에 {in}명" | 갇힘 알림 | 안에 사람이 있으면 어느 방 "안에" 몇 명인지 푸시로 보낸다. 없으면 실패.
      gpio_write pin={lamp} value=0 | 경광등 소등 | 문이 닫힌 지 10초가 지났다. 경광등을 끈다.
      @t notify message="{room} 정상 {t}도" // notify message="{room} 이상 {t}도" | 상태 표시 | 이 컴퓨터에 방 이름, -18도 이하이면 "정상" 아니면 "이상", 그리고 온도에 도를 붙여 띄운다.
      failed "성에를 긁을 도구가 없다" | 성에 제거 | 문틀의 성에를 주걱으로 긁어 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도장/{booth} {"차압": {dp}, "조명": "{light}", "배기": {exh}, "공급": {sup}, "작업자": "{who}"}',
    slots: { booth: 'A부스, B부스, 하도, 상도', dp: '60..180 / 320..480', light: '=정상 / 소등, 깜박임', exh: '4..10', sup: '12..20', who: '변 기사, 손 조장, 하 반장' },
    tools: ['필터교체요청(부스, 긴급: bool): 필터 교체를 요청한다', '부스잠금(부스): 부스를 잠근다'],
    steps: `
      @dp gpio_write pin={sup} value=1 // failed "차압이 {dp} Pa다" | 급기 | 필터 차압 250 Pa 이하일 때 급기 출력을 1로 한다.
      ^ | 급기 켜기 | 차압이 250을 초과하면 켤 수 없다. 아니면 급기 핀 high.
      @dp failed "차압 {dp} Pa는 정상이다" // 필터교체요청 부스="{booth}" 긴급=true | 필터 | 차압이 300 이상이면 그 부스의 필터 교체를 긴급으로 요청하고, 미만이면 실패.
      @light gpio_write pin={exh} value=1 // 부스잠금 부스="{booth}" | 조명에 따라 | 조명이 정상이면 배기 핀을 올리고, 정상이 아니면 그 부스를 잠근다.
      @light failed "조명은 {light}이다" // notify message="{booth} 조명 {light}" | 조명 이상 | 조명이 정상이 아닐 때만 이 컴퓨터에 부스, "조명", 그 상태를 차례로 띄운다. 정상이면 실패.
      필터교체요청 부스="{booth}" 긴급=false | 정기 교체 | 250 Pa까지는 괜찮지만 한 달이 되었으니 이 부스의 필터 교체를 요청한다. 급하지는 않다.
      memory_store key=부스작업자 content="{who} {booth}" | 작업자 | 부스작업자 키에 작업자와 부스를 한 칸 띄워 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt press/{no} {"광커튼": "{curtain}", "양수버튼": "{both}", "클러치": {clutch}, "브레이크": {brake}, "타수": {shots}}',
    slots: { no: '1..9', curtain: '=정상, 차단없음 / 차단, 감지', both: '=눌림 / 안눌림', clutch: '4..9', brake: '12..17', shots: '2000..8900' },
    steps: `
      @curtain gpio_write pin={clutch} value=1 // failed "광커튼이 {curtain} 상태다" | 클러치 투입 | 광커튼에 아무것도 걸리지 않았을 때만 클러치를 넣는다(1).
      ^ | 프레스 동작 | 손이 광커튼에 감지되면 절대 넣지 않는다. 이상 없으면 클러치 핀 high.
      @both gpio_write pin={clutch} value=1 // failed "양수버튼이 {both} 상태다" | 양수 조작 | 두 손 버튼이 눌려 있어야 클러치를 1로 한다.
      @curtain gpio_write pin={brake} value=0 // gpio_write pin={brake} value=1 | 브레이크 | 광커튼이 차단되면 브레이크 1, 걸린 것이 없으면 0.
      gpio_write pin={clutch} value=0 | 클러치 차단 | 5000타와 관계없이 지금 클러치를 뺀다.
      file_write path=press/{no}.txt content="총 {shots}타" | 타수 저장 | press/{no}.txt 를 "총 4000타" 꼴의 한 줄로 덮어쓴다. 타수는 메시지에 있다.
      failed "금형을 들어 올릴 도구가 없다" | 금형 교체 | 금형을 들어 올려 새것으로 바꿔 끼운다.
    `,
  },
  {
    language: 'ko',
    earlier: ['검체 냉장고 온도 확인 | temp_read → {fridge} 온도 {t}', '담당 조회 | duty → 당직 {who}, 내선 {ext}'],
    slots: { fridge: '혈액1, 혈액2, 백신고, 시약고', t: '2.2..7.8 / 9.1..14.5 / 판독불가, --, 오류', who: '민 선생, 정혜인, 류 간호사', ext: '3100..3990' },
    tools: ['page_staff(내선: int, 내용): 직원을 호출한다', 'fridge_boost(이름): 급속 냉각'],
    steps: `
      @t failed "{t}도는 범위 안이다" // fridge_boost 이름="{fridge}" // failed "온도를 읽지 못했다" | 급속 냉각 | 2도에서 8도 사이를 벗어나 더 따뜻해졌으면 그 냉장고를 급속 냉각한다. 범위 안이거나 온도를 모르면 실패.
      @t memory_store key=적정온도 content="{fridge} {t}도" // failed "{t}도는 범위 밖이다" // failed "온도가 없다" | 정상 기록 | 8도 이하로 정상일 때만 적정온도 키에 냉장고와 온도(도)를 적는다. 벗어났거나 값이 없으면 적지 않는다.
      ^ | 정상값 저장 | {step1}단계 온도가 8도 이내면 적정온도라는 키에 "약품고 4도"처럼 남긴다. 아니면 실패로 보고.
      page_staff 내선={ext} 내용="{fridge} 확인" | 당직 호출 | 당직 내선으로 냉장고 이름과 "확인"을 보낸다.
      notify message="당직 {who}, {ext}" | 당직 표시 | 이 컴퓨터에 "당직"과 당직자, 쉼표, 내선 번호를 띄운다.
      failed "검체를 옮길 도구가 없다" | 검체 이동 | 검체 상자를 옆 냉장고로 옮겨 넣는다.
      fridge_boost 이름="{fridge}" | 냉각 시작 | 8도가 넘든 안 넘든 확인한 냉장고를 급속 냉각한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lib/seat {"좌석": {seat}, "열람실": {room}, "회원": "{id}", "연체": {late}, "시각": "{time}"}',
    slots: { seat: '21..96', room: '1..5', id: 'M2210, M7731, M9005', late: '=0 / 2, 3, 5', time: '=09:10, 13:25, 17:40, 20:05 / 22:40, 23:15, 05:50' },
    tools: ['좌석배정(열람실: int, 좌석: int, 회원): 좌석을 준다', '좌석반납(열람실: int, 좌석: int): 좌석을 비운다'],
    steps: `
      @late 좌석배정 열람실={room} 좌석={seat} 회원={id} // failed "연체가 {late}권 있다" | 좌석 배정 | 연체 도서가 없는 회원에게만 신청한 좌석을 준다.
      ^ | 배정 | 연체가 한 권이라도 있으면 거절. 없으면 신청대로 배정.
      @time 좌석배정 열람실={room} 좌석={seat} 회원={id} // failed "{time}은 운영 시간이 아니다" | 운영시간 배정 | 운영 시간은 6시부터 22시. 그 안의 신청이면 배정해 주세요.
      @time failed "{time}은 운영 시간이다" // 좌석반납 열람실={room} 좌석={seat} | 마감 반납 | 밤 10시 이후나 아침 6시 전이면 좌석을 비운다. 운영 시간이면 실패.
      @late failed "연체가 없다" // send_message channel=kakao to={id} text="연체 {late}권" | 연체 안내 | 연체가 있는 회원에게 kakao 채널로 "연체"와 권수(권)를 보낸다. 연체가 없으면 보내지 않고 실패.
      좌석반납 열람실={room} 좌석={seat} | 반납 | 3시간이 지났으니 이 자리를 비운다.
      file_write path=seat.log content="{time} {room}-{seat}" append=true | 로그 | seat.log 에 시각, 한 칸, 열람실과 좌석을 붙임표로 이어 추가한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수영장/{pool} {"잔류염소": {cl}, "탁도": {ntu}, "염소펌프": {pump}, "순환": {circ}}',
    slots: { pool: '성인풀, 유아풀, 다이빙풀', cl: '0.1..0.35 / 0.6..1.1', ntu: '0.4..1.9', pump: '5..11', circ: '15..22' },
    steps: `
      @cl gpio_write pin={pump} value=1 // failed "잔류염소가 {cl}로 충분하다" | 염소 투입 | 잔류염소가 0.4 미만일 때 염소펌프를 켠다(1).
      ^ | 염소펌프 | 0.4 mg/L 이상이면 켜지 말 것. 모자라면 펌프 핀 high.
      @cl failed "잔류염소가 {cl}이다" // gpio_write pin={pump} value=0 | 투입 중지 | 0.4 이상 확보되었으면 염소펌프를 끈다(0). 부족하면 실패.
      @cl gpio_write pin={pump} value=1 // gpio_write pin={pump} value=0 | 펌프 제어 | 0.4보다 적으면 염소펌프 1, 많으면 0.
      gpio_write pin={circ} value=1 | 순환 | 탁도가 2.8 NTU를 넘기 전이라 순환펌프만 돌린다. 염소펌프는 만지지 않는다.
      pushover message="{pool} 염소 {cl} mg, 탁도 {ntu} NTU" | 수질 푸시 | 풀 이름, 염소(mg), 탁도(NTU)를 푸시한다. 형식은 "온수풀 염소 0.7 mg, 탁도 1 NTU".
      failed "타일을 문지를 도구가 없다" | 타일 청소 | 물때가 낀 타일을 솔로 문지른다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /inverter/{id} {"상태": "{state}", "출력kw": {kw}, "절연저항": {ins}, "차단핀": {trip}, "구역": "{zone}"}',
    slots: { id: 'INV1, INV4, INV7', state: '=정상, 대기 / 지락, 과열, 통신두절', kw: '11..48', ins: '1.4..5.5 / 0.1..0.8', trip: '6..19', zone: '남측 지붕, 주차장, 창고동' },
    tools: ['계통연계(인버터): 계통에 붙인다', '계통분리(인버터, 사유): 계통에서 뗀다'],
    steps: `
      @ins 계통연계 인버터={id} // failed "절연저항이 {ins} MΩ이다" | 계통 연계 | 절연저항이 1 MΩ 이상인 것만 계통에 붙인다.
      ^ | 붙이기 | 1 MΩ에 못 미치면 거절하고, 그 외에는 보고한 인버터를 연계.
      @state 계통연계 인버터={id} // 계통분리 인버터={id} 사유="{state}" | 상태별 처리 | 정상이나 대기면 연계, 고장 상태면 그 상태를 사유로 하여 분리한다.
      @state failed "{state} 상태라 고장이 아니다" // gpio_write pin={trip} value=0 | 차단 | 고장일 때 차단핀을 0으로 떨어뜨려 차단한다. 고장이 아니면 실패.
      gpio_write pin={trip} value=1 | 차단기 복귀 | 0이면 트립, 1이면 투입이다. 투입한다.
      notify message="{zone} {kw} kW" | 발전량 | 이 컴퓨터에 구역과 출력(kW)을 띄운다.
      계통분리 인버터={id} 사유="정기점검" | 점검 분리 | 1 MΩ 기준과 관계없이 정기점검을 사유로 분리한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ev/{site} {"충전기": {chg}, "주차칸": {bay}, "차번": "{car}", "결제": "{pay}", "충전률": {soc}}',
    slots: { site: '동문, 지하2층, 본관', chg: '1..9', bay: '11..60', car: '38루 1204, 190하 7733, 62모 5519', pay: '=완료, 승인 / 실패, 미결제', soc: '12..76 / 82..99' },
    tools: ['충전개시(충전기: int, 주차칸: int): 충전을 시작한다', '충전종료(충전기: int): 충전을 끝낸다'],
    steps: `
      @pay 충전개시 충전기={chg} 주차칸={bay} // failed "결제가 {pay}이다" | 충전 개시 | 결제된 차만 그 칸에서 충전을 시작한다.
      ^ | 충전 | 돈을 내지 않은 차는 거절. 결제가 끝났으면 메시지의 충전기와 칸으로 시작.
      @soc failed "{soc}%밖에 안 된다" // 충전종료 충전기={chg} | 80% 종료 | 80%를 넘겼으면 충전을 끝낸다. 아직이면 실패.
      @soc 충전개시 충전기={chg} 주차칸={bay} // 충전종료 충전기={chg} | 충전률 따라 | 80% 이하면 개시, 초과면 종료.
      @pay failed "결제는 {pay}이다" // notify message="{bay}번 칸 {car} 결제 {pay}" | 결제 문제 | 결제가 안 된 경우에만 이 컴퓨터에 칸, 차 번호, 결제 상태를 "12번 칸 11가 1111 결제 실패" 꼴로 띄운다. 결제됐으면 실패.
      충전종료 충전기={chg} | 야간 종료 | 100%까지 기다리지 않고 지금 끝낸다.
      memory_store key="칸-{bay}" content="{car}" | 차량 기록 | 칸-{bay} 키에 차 번호를 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /소방/시험 {"모드": "{mode}", "회로": {loop}, "사이렌": {siren}, "댐퍼": {damper}, "입회": "{who}"}',
    slots: { mode: '=시험, 점검 / 평상, 자동', loop: '1..12', siren: '14..19', damper: '22..27', who: '소방서 김 주임, 방재실 안 계장, 점검업체' },
    tools: ['회로차단(회로: int): 감지 회로를 뺀다', '회로투입(회로: int): 감지 회로를 넣는다'],
    steps: `
      @mode 회로차단 회로={loop} // failed "모드가 {mode}이다" | 회로 차단 | 시험 중일 때만 그 감지 회로를 뺀다. 평상시에는 빼지 않는다.
      ^ | 감지 회로 빼기 | 수신기가 시험이나 점검 모드가 아니면 실패. 맞으면 이벤트의 회로를 뺀다.
      @mode failed "모드가 {mode}이다" // gpio_write pin={siren} value=1 | 경보 | 평상 운전 중에 들어온 신호라면 사이렌을 울린다(1). 시험이나 점검이면 울리지 말고 실패.
      @mode 회로차단 회로={loop} // 회로투입 회로={loop} | 모드대로 | 시험·점검이면 회로를 빼고 평상·자동이면 넣는다.
      gpio_write pin={damper} value=0 | 댐퍼 닫기 | 무전압 폐쇄형이다. 0을 주어 닫는다.
      gpio_write pin={siren} value=0 | 사이렌 정지 | 30초 울렸으니 멈춘다. 댐퍼는 그대로 둔다.
      notify message="{loop}번 회로 {mode}, 입회 {who}" | 알림 | 이 컴퓨터에 회로 번호, 모드, "입회"와 입회자를 "3번 회로 시험, 입회 박 과장"처럼 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /deploy/결과 {"빌드": {build}, "시험": "{test}", "실패수": {fails}, "대상": "{env}", "요일": "{day}"}',
    slots: { build: '510..990', test: '=통과, 성공 / 실패, 중단', fails: '11..44', env: 'stage, prod, edge', day: '=월, 화, 수, 목 / 금, 토, 일' },
    tools: ['배포.진행(빌드: int, 대상): 배포한다', '배포.되돌림(대상): 이전 판으로 되돌린다'],
    steps: `
      @test 배포.진행 빌드={build} 대상={env} // failed "시험 결과가 {test}이다" | 배포 | 시험을 통과한 빌드만 그 대상에 올린다.
      ^ | 올리기 | 시험이 실패했거나 중단됐으면 배포하지 않는다. 아니면 메시지대로 배포.
      @day 배포.진행 빌드={build} 대상={env} // failed "{day}요일에는 배포하지 않는다" | 요일 확인 | 금요일부터 일요일까지는 배포 금지. 다른 요일이면 시험 결과는 따지지 말고 메시지대로 진행한다.
      @test 배포.진행 빌드={build} 대상={env} // 배포.되돌림 대상={env} | 진행/되돌림 | 통과면 배포, 아니면 그 대상을 되돌린다.
      배포.되돌림 대상={env} | 되돌림 | 오류율이 5%를 넘었으므로 되돌린다.
      mqtt_publish topic=ci/result payload="{build} {test}" | 결과 발행 | ci/result 에 빌드 번호와 시험 결과를 한 칸 띄워 발행.
      cron_add schedule="0 9 * * 1" action=procedure text=배포점검 | 월요일 점검 | 금요일과 상관없이 매주 월요일 9시에 절차 배포점검이 시작되도록 예약한다. 일정은 0 9 * * 1 이다.
    `,
  },
  {
    language: 'ko',
    earlier: ['디스크 확인 | df → {vol} 사용률 {use}%', '백업 목록 조회 | backup_ls → 최근 {date}, {gb} GB'],
    slots: { vol: '/data, /var, nas2, E드라이브', use: '31..78 / 91..99', date: '=2026-03-02, 2026-05-14, 2026-08-30', gb: '120..480' },
    tools: ['백업실행(대상): 백업한다', '오래된백업삭제(대상, 보관일: int): 오래된 백업을 지운다'],
    steps: `
      @use 백업실행 대상={vol} // failed "사용률이 {use}%다" | 백업 | 사용률이 90%를 넘지 않으면 확인한 디스크를 백업한다.
      ^ | 백업 돌리기 | {step1}단계에서 본 디스크. 90% 초과 시에는 돌리지 않는다.
      @use failed "사용률이 {use}%로 여유가 있다" // 오래된백업삭제 대상={vol} 보관일=14 | 정리 | 90%가 넘었을 때만 14일 지난 백업을 지운다.
      @use 백업실행 대상={vol} // 오래된백업삭제 대상={vol} 보관일=7 | 백업 또는 정리 | 90% 미만이면 백업하고, 그 이상이면 일주일치만 남기고 지운다.
      @use failed "{use}%라 알릴 일이 없다" // send_message channel=slack text="{vol} 사용률 {use}%" | 경고 | 90%를 넘었으면 slack 채널에 디스크와 "사용률", 퍼센트를 보낸다. 아니면 실패.
      memory_store key=최근백업 content="{date}, {gb} GB" | 최근 백업 | 최근백업 키에 날짜와 크기(GB)를 쉼표로 이어 적는다.
      sop_execute name=백업검증 payload="{date}" | 검증 시작 | 최근 백업의 날짜를 내용으로 하여 절차 백업검증을 시작한다.
    `,
  },
];
