import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in Korean, part 1. */
export const makersKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 보일러/점검 {"호기": {n}, "출력": {now}, "수위": "{lv}", "점검자": "{who}"}',
    slots: { n: '1..6', m: '7..12', now: '20..60', pct: '30..100', min: '5..50', c: '55..88', who: '곽도일, 서빈', lv: '정상, 양호', lo: '1.1..2.4', hi: '2.6..4.2' },
    tools: ['boiler_fire(unit: int, output_pct: int, minutes?: int, preheat?: bool): Fire a boiler', 'boiler_stop(unit: int, drain?: bool): Shut a boiler down', 'boiler_hold(unit: int, celsius: int): Keep a boiler at a temperature', 'boiler_limits(unit: int, low_bar: num, high_bar: num): Set the limits of pressure', 'boiler_blowdown(unit: int, valve: top|bottom): Blow mud or foam out'],
    steps: `
      boiler_fire unit={m} output_pct={pct} minutes={min} preheat=false | 점화 | {m}호기 출력 {pct} %로 {min}분, 예열 없이.
      boiler_fire unit={n} output_pct={pct} | 점검한 보일러 | {who} 씨가 본 호기를 {pct}퍼센트로 땐다. 시간 제한은 두지 않는다.
      boiler_fire unit={m} output_pct={pct} preheat=true | 예열하고 | 먼저 예열을 거쳐서 {m}호를 {pct}%까지. 언제까지인지는 모름.
      boiler_stop unit={n} drain=false | 정지 | 방금 점검한 호기는 끄되 물은 빼지 않습니다.
      boiler_stop unit={m} | 내리기 | {m}호기 그만 돌려도 된다.
      boiler_hold unit={n} celsius={c} | {c}도 유지 | 메시지에 온 그 보일러.
      boiler_limits unit={m} low_bar={lo} high_bar={hi} | 압력 범위 | {m}호기 압력은 위로 {hi}바, 아래로 {lo}바를 벗어나면 안 된다.
      boiler_limits unit={n} low_bar={lo} high_bar={hi} | 그 호기 압력 | {lo}~{hi} bar, 점검한 호기에만.
      boiler_blowdown unit={m} valve=bottom | 찌꺼기 | {m}호기 바닥 쪽 밸브로 찌꺼기를 뺀다.
    `,
  },
  {
    language: 'ko',
    slots: { p: 'P-102, P-7, PX-31', p2: 'P-205, P-9, QT-44', hz: '22..58', l: '40..900', s: '5..90', tank: '창고2, 남쪽탱크, T-3', tank2: '옥상, 북쪽탱크, T-8' },
    tools: ['pump_run(pump, hz: num, seconds?: int): Run a pump at a frequency', 'stop_pump(pump): Stop a pump', 'pump_prime(pump, litres: int): Fill a pump before it runs', 'pump_transfer(source, dest, litres: int): Pump from one tank to another', 'pump_swap(running, standby): Let another pump take over'],
    steps: `
      pump_run pump={p} hz={hz} | 돌리기 | {p:을} {hz}Hz로. 시간은 따로 없음.
      pump_run pump={p2} hz={hz} seconds={s} | 잠깐 시운전 | {s}초만, 펌프는 {p2}, 주파수 {hz}.
      stop_pump pump={p} | 세우기 | {p:이} 이제 쉬어도 됩니다.
      pump_prime pump={p2} litres={l} | 마중물 | 물 {l}리터로 {p2:을} 먼저 채운다.
      pump_transfer source="{tank}" dest="{tank2}" litres={l} | 옮기기 | {tank}에서 {tank2:로} {l}L 보낸다.
      pump_transfer source="{tank2}" dest="{tank}" litres={l} | 되돌리기 | {tank} 쪽이 모자라다. {tank2}에 있는 물 {l}리터를 거기로 넘겨라.
      pump_transfer source="{tank}" dest="{tank2}" litres={s} | {s}리터만 | {tank2:이} 받는 쪽, {tank:이} 주는 쪽.
      pump_swap running={p} standby={p2} | 교대 | 지금 도는 {p} 대신 쉬던 {p2:이} 일한다.
      pump_swap running={p2} standby={p} | 다시 교대 | {p2:은} 세우고 {p:로} 넘긴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ward/bed {"병상": "{bed}", "환자": "{pt}", "각도": {deg}, "간호사": "{rn}", "빈병상": "{bed2}"}',
    slots: { bed: '7A-12, 302-2, ICU-4', bed2: '7A-15, 305-1, ICU-9', pt: '마정순, 황보균', rn: '유은결, 반소라', deg: '5..20', d2: '25..60', cm: '38..75', min: '10..120' },
    tools: ['bed_tilt(bed, part: head|foot, degrees: int): Tilt a part of a bed', 'bed_height(bed, cm: int): Set how high a bed stands', 'bed_rail(bed, up: bool): Move the side rails', 'bed_alarm(bed, on: bool, delay_s?: int): Alarm when the patient gets up', 'mattress_air(bed, firmness: soft|medium|firm, minutes?: int): Set the air mattress', 'bed_assign(bed, patient): Give a patient a bed'],
    steps: `
      bed_tilt bed={bed} part=head degrees={d2} | 상체 | 그 침대 머리 쪽을 {d2}도로 세운다.
      bed_tilt bed={bed2} part=foot degrees={deg} | 다리 | {bed2:은} 발치를 {deg}도 올려 둘 것.
      bed_height bed={bed} cm={cm} | 높이 | {pt} 님 침대 높이는 {cm}센티.
      bed_rail bed={bed} up=false | 난간 내리기 | 환자가 내려오시게 난간을 치워 드린다. 메시지 온 침대다.
      bed_rail bed={bed2} up=true | 난간 | {bed2} 난간을 세워 주세요.
      bed_alarm bed={bed} on=true delay_s=3 | 낙상 경보 | 그 병상에서 일어나면 3초 뒤에 울리게.
      bed_alarm bed={bed2} on=false | 경보 해제 | 빈 침대에서 울릴 일은 없다. 알람을 끈다.
      mattress_air bed={bed} firmness=soft minutes={min} | 매트 | {min}분 동안 푹신하게, 그 침대 매트.
      mattress_air bed={bed2} firmness=firm | 단단하게 | {bed2} 매트는 딱딱한 게 좋대요. 시간은 안 정했음.
      bed_assign bed={bed2} patient="{pt}" | 자리 옮김 | 환자분을 비어 있다는 병상으로 배정.
    `,
  },
  {
    language: 'ko',
    slots: { z: '2층 복도, 로비, 체육관', z2: '운동장, 식당, 도서실', vol: '10..95', f: 'evac_01.wav, 점심종.mp3, chime-long.ogg', f2: 'rain.mp3, 종료음악.wav, test3.ogg', k: '한 번 / 두 번 / 다섯 번' },
    tools: ['pa_play(zone, sound, volume?: int, repeat?: int): Play a sound in a zone', 'pa_stop(zone): Make a zone silent', 'pa_speak(zone, text, voice?: female|male): Read a text aloud', 'pa_gain(zone, level: int): Set the loudness of a zone', 'pa_link(main, follower): Let one zone play what another plays'],
    steps: `
      pa_play zone="{z}" sound={f} volume={vol} | 틀기 | {z}에 {f:을} 음량 {vol:로}.
      pa_play zone="{z2}" sound={f2} | 조용한 곡 | {f2}, {z2}. 음량은 지금 그대로.
      @k pa_play zone="{z2}" sound={f} repeat=1 // pa_play zone="{z2}" sound={f} repeat=2 // pa_play zone="{z2}" sound={f} repeat=5 | 반복 | {f:을} {k} 낸다, 장소는 {z2}.
      pa_stop zone="{z}" | 그만 | {z:은} 소리를 내지 않는다.
      pa_speak zone="{z2}" text="3시에 소독합니다, 창문을 여세요!" | 안내 | {z2}에서 읽어 줄 글: "3시에 소독합니다, 창문을 여세요!"
      pa_speak zone="{z}" text="Please use gate 4, 감사합니다" voice=male | 남자 목소리 | 남자 목소리로 {z}에 "Please use gate 4, 감사합니다"를 읽는다.
      pa_gain zone="{z}" level={vol} | 음량 {vol} | {z} 기본 음량을 바꿔 둔다.
      pa_link main="{z}" follower="{z2}" | 같은 소리 | {z2}에서도 {z}에 나오는 것을 그대로 듣게 한다.
      pa_link main="{z2}" follower="{z}" | 잇기 | {z2:이} 원본이고 {z:이} 따라간다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /parking/in {"차량": "{car}", "게이트": "{g}", "시각": "{t}", "옆게이트": "{g2}", "층": {fl}}',
    slots: { car: '12가 3456, 87더 9021, 330소 1187', car2: '51로 7742, 64머 2208', g: '동문, G2, 지하입구', g2: '서문, G5, 옥상입구', t: '=07:52, 18:20, 13:05', fl: '1..6', won: '=3000, 5500, 12000', h: '2..9', s: '5..60', why: '회의 방문, 납품, 단골' },
    tools: ['gate_raise(gate, secs?: int): Raise a barrier', 'gate_lower(gate): Lower a barrier', 'gate_keep(gate, position: up|down): Keep a barrier in its position', 'ticket_free(plate, hours: int, reason?): Let a car park for nothing', 'ticket_charge(plate, won: int): Charge a car', 'plate_block(plate): Do not let a car in', 'plate_allow(plate, until?): Let a car in'],
    steps: `
      gate_raise gate="{g}" | 열어 주기 | 차가 선 게이트 차단봉을 올린다.
      gate_raise gate="{g2}" secs={s} | {s}초만 | 옆 게이트는 그동안만 올렸다 내려오게 한다.
      gate_lower gate="{g2}" | 내리기 | {g2} 봉을 내린다.
      gate_keep gate="{g}" position=up | 열린 채로 | 행사 차량이 이어진다. {g:은} 올린 채 둔다.
      ticket_free plate="{car}" hours={h} reason="{why}" | 무료 | 방금 들어온 차는 {h}시간 무료. 사유는 {why}.
      ticket_free plate="{car2}" hours={h} | 이유 없이 | {car2}, {h}시간 공짜로 세우게 해 준다.
      ticket_charge plate="{car2}" won={won} | 요금 | {won}원을 {car2} 차에 물린다.
      plate_block plate="{car2}" | 출입 금지 | {car2:은} 다시는 못 들어오게.
      plate_allow plate="{car}" until=2026-12-31 | 정기 | 메시지에 찍힌 차량은 2026-12-31까지 드나들 수 있다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt house/{h}/clima {"동": "{h}", "온도": {t}, "습도": {rh}, "이웃동": "{h2}", "작물": "딸기"}',
    slots: { h: '3동, 가동, 육묘동', h2: '4동, 나동, 선별동', t: '11..16', rh: '61..93', c: '17..24', pct: '15..95', s: '10..50', min: '15..90', ec: '0.8..2.6', ml: '150..950' },
    tools: ['haus_window(house, pct: int): Open the roof window so far', 'haus_shut(house): Close the roof window', 'haus_warm(house, mode: gentle|strong, celsius?: int): Heat a house', 'haus_mist(house, seconds: int, interval_min?: int): Spray mist', 'haus_feed(house, ec: num, ml: int): Feed the plants'],
    steps: `
      haus_window house="{h2}" pct={pct} | 천창 | 이웃한 동 천창을 {pct}%만 연다.
      haus_window house="{h}" pct=50 | 반만 | 보고가 온 동의 창은 반만 열어 둔다.
      haus_shut house="{h2}" | 닫기 | {h2} 지붕창은 꼭 닫는다.
      haus_warm house="{h}" mode=gentle | 살살 | 춥다고 온 동을 살살 데운다. 온도는 안 정한다.
      haus_warm house="{h2}" mode=strong celsius={c} | 세게 | {c}도까지 세게, {h2}.
      haus_mist house="{h}" seconds={s} interval_min={min} | 안개 | 그 동에 {min}분마다 {s}초씩 안개를 뿌린다.
      haus_mist house="{h2}" seconds={s} | 안개 한 번 | {h2:은} 한 번만, {s}초.
      haus_feed house="{h}" ec={ec} ml={ml} | 양액 | 한 그루에 {ml}ml, 농도 {ec}. 메시지의 동이다.
      haus_feed house="{h2}" ec={ec} ml={ml} | 양액 둘째 | {h2}: EC {ec}, 양은 {ml}.
    `,
  },
  {
    language: 'ko',
    slots: { t: '3..18', t2: '19..40', fish: '넙치, 돔, 은연어', kg: '2.5..18.5', n: '100..2400', do: '4.5..6.5', do2: '7.0..9.5', min: '10..55', drug: 'OTC-50, 포르말린, AMX' },
    tools: ['tank_feed(tank: int, kg: num, feeder?: auto|hand): Feed a fish tank', 'tank_aerate(tank: int, power: low|mid|max, minutes?: int): Blow air into a tank', 'tank_move(from_tank: int, to_tank: int, count: int): Move fish', 'tank_oxygen(tank: int, min_mg: num, max_mg: num): Set the limits of oxygen', 'tank_treat(tank: int, drug, minutes: int): Bathe fish in a drug', 'tank_flush(tank: int): Change the water'],
    steps: `
      tank_feed tank={t} kg={kg} | 먹이 | {t}번 수조에 사료 {kg}kg.
      tank_feed tank={t2} kg={kg} feeder=hand | 손으로 | 자동 급이기 말고 손으로, {kg}킬로, {t2}번.
      tank_aerate tank={t2} power=max | 공기 최대 | {t2}번 수조에 있는 대로 세게 공기를 넣는다.
      tank_aerate tank={t} power=low minutes={min} | 약하게 | {min}분간 {t}번은 약하게만 불어 넣는다.
      tank_move from_tank={t} to_tank={t2} count={n} | 선별 | {fish} {n}마리를 {t}번에서 {t2}번으로.
      tank_move from_tank={t2} to_tank={t} count={n} | 거꾸로 | {t}번이 비었다. {t2}번에 있던 {n}마리가 그리로 간다.
      tank_oxygen tank={t2} min_mg={do} max_mg={do2} | 산소 | 위 {do2}, 아래 {do} mg, {t2}번 수조.
      tank_treat tank={t} drug={drug} minutes={min} | 약욕 | {drug}에 {min}분 담근다. {t}번.
      tank_flush tank={t2} | 물갈이 | {t2}번 수조 물이 뿌옇다. 새 물로 바꾼다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /print/job {"작업": "{job}", "파일": "{f}", "손님": "{who}", "부수": {n}, "앞작업": "{job2}"}',
    slots: { job: 'J-4417, PJ0092', job2: 'J-4403, PJ0077', f: '전단 3차.pdf, menu_v4.ai, 명함-앞.pdf', f2: '포스터 A2.pdf, flyer-b.tif', who: '달빛서점, 오란', n: '120..900', gsm: '=80, 120, 200, 300', m: '2호기, offset-3, 리소', c: '=K, C, M, Y', pct: '5..40' },
    tools: ['press_queue(file, copies: int, gsm?: int, sides?: single|double): Queue a file', 'press_cancel(job): Cancel a job', 'press_resume(job): Let a stopped job go on', 'press_ink(machine, colour: C|M|Y|K, shift_pct: int): Use more ink or less', 'press_clean(machine, depth: quick|deep): Clean a machine'],
    steps: `
      press_queue file="{f}" copies={n} gsm={gsm} sides=double | 양면 | 접수된 파일을 손님이 말한 부수만큼, {gsm}그램 종이에 앞뒤로.
      press_queue file="{f2}" copies={n} | 따로 하나 | {f2:을} {n}부. 종이는 걸려 있는 것으로.
      press_queue file="{f2}" copies={pct} sides=single | 단면 | 뒷면은 백지로 두고 {f2} {pct}부.
      press_cancel job={job2} | 앞 작업 | {job2:은} 손님이 취소했다.
      press_resume job={job} | 이어서 | 종이를 채웠으니 멈춘 이 작업을 마저 찍는다.
      @c press_ink machine="{m}" colour={c} shift_pct=-{pct} | 잉크 덜 | {m:은} {c} 잉크를 {pct}% 덜 쓴다.
      @c press_ink machine="{m}" colour={c} shift_pct={pct} | 잉크 더 | {c:을} {pct}퍼센트 더, {m}.
      press_clean machine="{m}" depth=quick | 가볍게 | {m} 헤드를 가볍게 닦는다.
      press_clean machine="{m}" depth=deep | 구석구석 | 줄이 남는다. {m:을} 속까지 청소.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt crane/{c} {"크레인": "{c}", "하중": {load}, "풍속": {w}, "갈고리": "{hook}", "짝": "{c2}"}',
    slots: { c: 'TC-1, 타워3, G-12', c2: 'TC-2, 타워6, G-15', load: '1.2..7.8', w: '3..14', hook: '주훅, 보조훅', deg: '10..85', deg2: '-80..-10', m: '3..44', t: '8.0..12.0' },
    tools: ['crane.slew(crane, degrees: int, speed?: slow|normal|fast): Turn a crane, negative is to the left', 'crane.hoist(crane, metres: num, direction: up|down): Lift or lower', 'crane.trolley(crane, metres: num): Move the trolley to a distance', 'crane.limit(crane, tonnes: num): Set the largest load', 'crane.free(crane): Let a crane turn with the wind', 'crane.brake(crane): Keep a crane from turning'],
    steps: `
      crane.slew crane="{c}" degrees={deg} speed=slow | 돌리기 | 보고한 크레인을 천천히 {deg}도 돌린다.
      crane.slew crane="{c2}" degrees={deg2} | 왼쪽 | {c2}, {deg2}도. 속도는 안 정함.
      crane.hoist crane="{c}" metres={m} direction=up | 감아올리기 | {m}미터 올려라, 그 크레인.
      crane.hoist crane="{c2}" metres={m} direction=down | 내려놓기 | {c2:은} 짐을 {m}m 내린다.
      crane.trolley crane="{c2}" metres={m} | 트롤리 | 짝이 되는 크레인의 트롤리를 {m}m 지점으로.
      crane.limit crane="{c}" tonnes={t} | {t}톤 | 이 크레인이 드는 한도다.
      crane.free crane="{c2}" | 바람 따라 | 밤새 {c2:은} 바람 부는 대로 돌게 놔둔다.
      crane.brake crane="{c}" | 붙들기 | 돌지 못하게 {c}에 브레이크.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hotel/call {"객실": {r}, "손님": "{g}", "요청": "타월", "옆방": {r2}, "층": {fl}}',
    slots: { r: '301..640', r2: '701..980', g: '문가을, 제이슨 리, 하라다', fl: '3..9', c: '18..27', t: '=06:45, 07:30, 08:15', it: '베개, 가운, 생수', k: '하나 / 두 개 / 네 개', d: '=2026-12-03, 2027-01-15' },
    tools: ['roomAir(room: int, celsius: int, fan?: low|mid|high): Set the air of a room', 'roomOff(room: int): Switch the air of a room off', 'callMorning(room: int, time, date?): Order a wake-up call', 'bringItem(room: int, item, qty: int): Bring something to a room', 'doNotDisturb(room: int, on: bool): Set the sign at the door', 'lateCheckout(room: int, until): Let a guest stay longer'],
    steps: `
      roomAir room={r} celsius={c} fan=low | 바람 약하게 | 전화한 방을 {c}도로, 바람은 되도록 조용하게.
      roomAir room={r2} celsius={c} | 옆방 | 옆방은 {c}도. 바람은 건드리지 말 것.
      roomOff room={r2} | 냉방 끄기 | {r2}호 에어컨을 끈다.
      callMorning room={r} time={t} | 모닝콜 | {g} 손님 {t}에 깨워 드린다.
      callMorning room={r2} time={t} date={d} | 날짜까지 | {d} {t}, {r2}호 모닝콜.
      @k bringItem room={r} item="{it}" qty=1 // bringItem room={r} item="{it}" qty=2 // bringItem room={r} item="{it}" qty=4 | 가져다 드리기 | 요청한 객실에 {it} {k}.
      doNotDisturb room={r2} on=true | 방해 금지 | {r2}호 손님이 주무신다. 문에 표시를 켠다.
      doNotDisturb room={r} on=false | 청소해도 됨 | 전화한 손님이 청소해 달란다. 방해 금지를 푼다.
      lateCheckout room={r} until=14:30 | 늦은 퇴실 | 그 손님은 14:30까지 계셔도 된다.
    `,
  },
  {
    language: 'ko',
    slots: { s: 'nas1, 백업서버, store-b', s2: 'nas4, 예비서버, store-z', vol: 'vol_media, 도면, home2', vol2: 'vol_old, 회계, tmp9', snap: '=2026-11-03, 2026-10-28, 2026-12-01', n: '3..60', gb: '20..900' },
    tools: ['snap_create(volume, host, label?): Take a snapshot', 'snap_rollback(volume, host, snapshot): Bring a volume back to a snapshot', 'snap_prune(volume, host, keep: int, dry_run?: bool): Remove old snapshots', 'vol_usage(volume, host): Say how much is left', 'vol_quota(volume, host, gb: int): Limit a volume', 'vol_sync(volume, from_host, to_host): Copy a volume to another host'],
    steps: `
      snap_create volume={vol} host={s} | 찍어 두기 | {s}에 있는 {vol}, 지금 모습을 남긴다. 이름표는 없다.
      snap_create volume={vol2} host={s2} label="업데이트 직전" | 이름표 | {s2}의 {vol2} 스냅샷. 이름표는 "업데이트 직전".
      snap_rollback volume={vol} host={s} snapshot={snap} | 되돌리기 | {s}, {vol}: {snap} 때로 되돌린다.
      snap_prune volume={vol2} host={s} keep={n} dry_run=false | 정리 | {s}의 {vol2} 스냅샷은 {n}개만 두고 지운다. 연습이 아니다.
      snap_prune volume={vol} host={s2} keep={n} dry_run=true | 연습 | {vol:을} {n}개만 남기면 어떻게 되나 시험만 해 본다. 호스트는 {s2}.
      vol_usage volume={vol2} host={s2} | 얼마나 남았나 | {s2}에서 {vol2:이} 얼마나 비었는지 본다.
      vol_quota volume={vol} host={s2} gb={gb} | 한도 | {gb}GB, {s2}, {vol}. 그 이상은 못 쓴다.
      vol_sync volume={vol2} from_host={s} to_host={s2} | 복사 | {vol2:을} {s}에서 {s2:로}.
      vol_sync volume={vol} from_host={s2} to_host={s} | 반대쪽으로 | {s:이} 받는다. 주는 쪽은 {s2}, 볼륨은 {vol}.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt laundry/{m} {"기계": "{m}", "무게": {kg}, "물": {w}, "손님": "{who}", "건조기": "{d}"}',
    slots: { m: 'W-3, 대형1, 세탁기7', d: 'D-2, 건조기5', m2: 'W-8, 소형2, 세탁기12', kg: '3..14', w: '15..19', who: '민다온, 소희', rpm: '=400, 800, 1000, 1200', min: '20..70', how: '찬물로, 차갑게 / 미지근하게, 미지근한 물로 / 뜨겁게, 뜨거운 물로' },
    tools: ['wash_start(machine, water: cold|warm|hot, spin_rpm?: int): Start washing', 'wash_stop(machine): Stop washing', 'wash_rinse(machine, times: int): Rinse once more', 'dry_start(machine, minutes: int, heat?: low|high): Start drying', 'dry_cool(machine): Blow cold air'],
    steps: `
      @how wash_start machine="{m}" water=cold // wash_start machine="{m}" water=warm // wash_start machine="{m}" water=hot | 빨기 | 무게를 보낸 기계로 {how} 빤다.
      @how wash_start machine="{m2}" water=cold spin_rpm={rpm} // wash_start machine="{m2}" water=warm spin_rpm={rpm} // wash_start machine="{m2}" water=hot spin_rpm={rpm} | 탈수까지 | {m2}, {how}, 탈수는 {rpm}.
      wash_start machine="{m2}" water=warm | 이불 | {m2}에 이불이 들었다. 뜨겁지도 차지도 않은 물로.
      wash_stop machine="{m}" | 멈춤 | 동전이 들어갔다고 한다. 그 세탁기를 세운다.
      wash_rinse machine="{m2}" times=2 | 두 번 더 | {m2:은} 헹구기를 두 번 더 한다.
      dry_start machine="{d}" minutes={min} heat=low | 니트 | {who} 씨 건조기를 {min}분, 약한 열로.
      dry_start machine="{d}" minutes={min} | 말리기 | {min}분 말린다. 메시지의 건조기. 온도는 그냥 둔다.
      dry_cool machine="{d}" | 식히기 | {d}에는 이제 찬 바람만.
    `,
  },
  {
    language: 'ko',
    slots: { a: '냉장1, 약품고, B-7', b: '냉동4, 지하고, C-2', lo: '-25..-16', hi: '-9..-3', lo2: '1..3', hi2: '5..8', lot: 'LOT-2281, NX-2207-B, HK0917', q: '5..80', d: '=2027-03-31, 2026-12-15' },
    tools: ['cold_range(store, low_c: num, high_c: num): Set the band of a cold store', 'cold_defrost(store, minutes?: int): Defrost a cold store', 'cold_alarm(store, muted: bool): Mute the alarm or not', 'lot_move(lot, source, target, qty: int): Move part of a lot', 'hold_lot(lot, reason?): Do not hand a lot out', 'lot_release(lot, expires?): Hand a lot out again'],
    steps: `
      cold_range store={b} low_c={lo} high_c={hi} | 냉동 범위 | {b:은} 위로 {hi}도, 아래로 {lo}도까지.
      cold_range store={a} low_c={lo2} high_c={hi2} | 냉장 범위 | {a}, {lo2}도에서 {hi2}도 사이.
      cold_defrost store={b} minutes=25 | 성에 | 25분 동안 {b} 성에를 없앤다.
      cold_defrost store={a} | 성에 제거 | {a}에 얼음이 꼈다. 녹을 때까지 제상.
      cold_alarm store={a} muted=true | 조용히 | 문을 열고 일하는 동안 {a} 경보는 울리지 않는다.
      cold_alarm store={b} muted=false | 다시 울리게 | {b} 경보 음소거를 푼다.
      lot_move lot={lot} source={a} target={b} qty={q} | 옮김 | {lot} {q}개, {a}에서 {b:로}.
      hold_lot lot={lot} reason="상자 젖음 3%" | 보류 | {lot:을} 내보내지 말 것, 사유 "상자 젖음 3%".
      lot_release lot={lot} expires={d} | 해제 | {lot:을} 다시 풀어 준다. 유효 기간 {d}.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lift/alarm {"호기": "{e}", "층": {fl}, "인원": {n}, "정상호기": "{e2}"}',
    slots: { e: 'E1, 화물2, 비상용', e2: 'E4, 승객3', fl: '2..14', fl2: '15..28', n: '1..9', txt: '=점검 중입니다, 잠시만 기다려 주세요, 5분 안에 갑니다' },
    tools: ['elev_send(car, floor: int): Send a lift to a floor', 'elev_park(car, floor?: int): Take a lift out of service', 'elev_resume(car): Put a lift back into service', 'elev_door(car, open: bool): Open or close the door', 'elev_say(car, text): Speak in a lift', 'elev_express(car, from_floor: int, to_floor: int): Serve only between two floors'],
    steps: `
      elev_send car={e2} floor={fl} | 보내기 | 멀쩡한 호기를 갇힌 층으로 보낸다.
      elev_send car={e} floor=1 | 1층 | 경보 낸 호기를 1층으로.
      elev_park car={e} | 쉬게 | 그 호기는 운행에서 뺀다. 어느 층이든 상관없다.
      elev_park car={e2} floor={fl2} | {fl2}층에 세우기 | {e2}, 오늘은 운행 안 함.
      elev_resume car={e} | 복귀 | 수리 끝. {e:이} 다시 손님을 태운다.
      elev_door car={e} open=true | 문 | 경보가 온 데는 문을 열어 둡니다.
      elev_door car={e2} open=false | 문 닫기 | {e2} 문이 열려 있으면 안 된다.
      elev_say car={e} text="{txt}" | 안심시키기 | 안에 갇힌 분들께 "{txt}"라고 들려준다.
      elev_express car={e2} from_floor={fl} to_floor={fl2} | 왕복 | {e2:은} {fl}층에서 {fl2}층까지만 오간다.
    `,
  },
];
