import type { Scene } from '../../scene';

/** 같은 말에 수만 다르다: 값은 그대로이고 단계의 한도나 번호가 위에 있거나 아래에 있다, 7부. */
export const bounds7: readonly Scene[] = [
  // 공조 기사
  {
    language: 'ko',
    event: 'mqtt hvac/{u} {"장비": "{u}", "온도": {t}, "핀": {pin}}',
    slots: { u: 'AHU-3, AHU-9, FCU-12', t: '24..27', lo: '19..23', hi: '28..33', pin: '2..9', other: '10..14', p: '15..20', q: '21..27' },
    steps: `
      gpio_write pin={p} value=1 | 냉방 | {lo}도를 넘으면 {p}번을 켠다.
      failed "온도가 {t}도다" | 냉방 | {hi}도를 넘으면 {p}번을 켠다. 안 넘으면 켜지 않는다.
      failed "온도가 {t}도다" | 난방 | {lo}도 미만일 때만 {q}번 난방.
      gpio_write pin={q} value=1 | 난방 | {hi}도 미만일 때만 {q}번 난방.
      gpio_write pin={pin} value=0 | 그 핀 | 온 핀을 끈다. {other}번은 절대 건드리지 말 것.
      failed "{pin}번은 건드리지 말라고 했다" | 그 핀 | 온 핀을 끈다. {pin}번이면 절대 건드리지 말 것.
      gpio_write pin={p} value=0 | 냉방 | {lo}도 밑이면 {p}번을 켜고, 그렇지 않으면 {p}번을 끈다.
      gpio_write pin={p} value=1 | 냉방 | {hi}도 밑이면 {p}번을 켜고, 그렇지 않으면 {p}번을 끈다.
    `,
  },
  // 펌프장
  {
    language: 'ko',
    event: 'mqtt pump/state {"펌프": {n}, "압력": {bar}, "진동": {vib}}',
    slots: { n: '1..9', m: '10..15', bar: '4.1..4.9', lo: '3.1..4.0', hi: '5.0..6.3', vib: '11..19', vlo: '4..9', vhi: '21..30', p: '16..21', q: '22..27' },
    tools: ['pw_start(pump: int): 펌프를 돌린다', 'pw_halt(pump: int): 펌프를 세운다', 'pw_valve(pump: int, percent: int): 밸브를 연다'],
    steps: `
      pw_halt pump={n} | 정지 | 압력이 {lo} 이상이면 그 펌프를 세워 주세요.
      failed "압력이 {bar}다" | 정지 | 압력이 {hi} 이상이면 그 펌프를 세워 주세요. 아니면 세우지 마세요.
      pw_start pump={n} | 기동 | 압력이 {hi} 이하로 떨어졌을 때만 그 펌프를 돌려 주세요.
      failed "압력이 {bar}나 된다" | 기동 | 압력이 {lo} 이하로 떨어졌을 때만 그 펌프를 돌려 주세요.
      pw_valve pump={n} percent=50 | 밸브 | {n}번 펌프에서 온 값이면 밸브를 50% 열어요.
      failed "{n}번 펌프에서 온 값이다" | 밸브 | {m}번 펌프에서 온 값이면 밸브를 50% 열어요.
      failed "진동이 {vib}다" | 진동 | 진동이 {vlo} 아래로 내려가기 전에는 절대 돌리지 마세요. 내려갔으면 돌려요.
      pw_start pump={n} | 진동 | 진동이 {vhi:을} 넘으면 돌리지 마세요. 안 넘으면 돌려요.
    `,
  },
  // 곡물 사일로
  {
    language: 'ko',
    earlier: ['수분 측정 | {m}%', '무게 | {ton}톤', '온도 | {t}도'],
    slots: { m: '13.1..14.4', mlo: '11.0..13.0', mhi: '14.5..16.5', ton: '41..59', tlo: '20..39', thi: '61..80', t: '-4..4', clo: '-12..-5', chi: '5..12', p: '2..9', q: '13..18', r: '21..27' },
    steps: `
      gpio_write pin={p} value=1 | 건조 | 수분 {mlo}% 초과면 {p}번 건조기 켜기.
      failed "수분이 {m}%다" | 건조 | 수분 {mhi}% 초과면 {p}번 건조기 켜기. 이하면 금지.
      failed "수분이 {m}%다" | 출하 | 수분 {mlo}% 이하일 때만 {q}번 출하 문 열기.
      gpio_write pin={q} value=1 | 출하 | 수분 {mhi}% 이하일 때만 {q}번 출하 문 열기.
      gpio_write pin={r} value=1 | 더 받기 | {thi}톤이 안 찼으면 {r}번 열어 더 받기.
      failed "{ton}톤이 찼다" | 더 받기 | {tlo}톤이 안 찼으면 {r}번 열어 더 받기.
      notify message="사일로 결빙" | 결빙 | 온도가 {chi}도보다 낮으면 "사일로 결빙".
      failed "온도가 {t}도다" | 결빙 | 온도가 {clo}도보다 낮으면 "사일로 결빙". 아니면 띄우지 않기.
    `,
  },
  // 기숙사 사감
  {
    language: 'ko',
    event: 'webhook /dorm/door {"호": {room}, "시각": "{time}", "상태": "{st}", "학생": "{who}"}',
    slots: { room: '201..299', other: '301..399', time: '=21:10, 21:35, 21:50', early: '=19:30, 20:00, 20:45', late: '=22:15, 22:30, 23:00', st: '=열림, 닫힘, 고장, 잠김', st2: '=모름, 점검, 수리중', who: '강이든, 노아름, 차민수' },
    tools: ['ds_lock(room: int, on: bool): 문을 잠근다', 'ds_call(room: int): 방에 전화한다', 'ds_point(student, points: int): 벌점', 'ds_light(room: int, on: bool): 방 불'],
    steps: `
      ds_point student="{who}" points=2 | 벌점 | {early:이} 지나서 왔으면 벌점 2점입니다.
      failed "{time}에 왔다" | 벌점 | {late:이} 지나서 왔으면 벌점 2점입니다. 그 전이면 주지 않습니다.
      ds_lock room={room} on=true | 잠그기 | {room}호 신호면 그 방을 잠가 주세요. 다른 방이면 잠그지 마시고요.
      failed "{room}호에서 온 신호다" | 잠그기 | {other}호 신호면 그 방을 잠가 주세요. 다른 방이면 잠그지 마시고요.
      ds_call room={room} | 전화 | 상태가 {st}으로 나왔을 때만 그 방에 전화해 주세요.
      failed "상태가 {st}이다" | 전화 | 상태가 {st2}으로 나왔을 때만 그 방에 전화해 주세요.
      ds_light room={room} on=false | 소등 | {late} 이후에 온 신호가 아니면 그 방 불을 꺼 주세요.
      failed "{time}에 온 신호다" | 소등 | {early} 이후에 온 신호면 불을 끄지 마세요. 이전이면 그 방 불을 꺼 주세요.
    `,
  },
  // 염전
  {
    language: 'ko',
    event: 'mqtt salt/pond {"못": {n}, "염도": {s}, "비확률": {r}, "수심mm": {d}}',
    slots: { n: '1..9', m: '11..19', s: '21..24', slo: '15..20', shi: '25..28', r: '41..59', rlo: '20..40', rhi: '60..90', d: '95..130', p: '2..8', q: '10..14', a: '20..27' },
    steps: `
      gpio_write pin={p} value=1 | 결정지로 | 염도 {slo}도 이상이면 {p}번 열어 결정지로 보낸다.
      failed "염도가 {s}도다" | 결정지로 | 염도 {shi}도 이상이면 {p}번 열어 결정지로 보낸다. 모자라면 두고 본다.
      failed "비 확률이 {r}%다" | 덮개 걷기 | 비 올 확률이 {rlo}% 밑일 때만 {q}번으로 덮개를 걷는다.
      gpio_write pin={q} value=1 | 덮개 걷기 | 비 올 확률이 {rhi}% 밑일 때만 {q}번으로 덮개를 걷는다.
      gpio_write pin={a} value=1 | 못 | {n}번 못이면 {a}번 수문을 연다.
      failed "{n}번 못이다" | 못 | {m}번 못이면 {a}번 수문을 연다. 딴 못이면 열지 마라.
      gpio_write pin={a} value=0 | 못 빼고 | {m}번 못만 빼고 {a}번 수문을 닫는다.
      failed "{n}번 못은 빼라고 했다" | 못 빼고 | {n}번 못만 빼고 {a}번 수문을 닫는다. {n}번이면 그대로 둔다.
      memory_store key=depth content="{d}" | 수심 | 염도 {shi}도가 안 됐어도 depth 에 수심 숫자를 적는다.
    `,
  },
  // 창고형 매장 지게차
  {
    language: 'ko',
    event: 'webhook /forklift/{id} {"지게차": "{id}", "짐": {kg}, "면허": "{lic}", "구역": "{zone}"}',
    slots: { id: '=F1, F2, F3', other: '=F7, F8, F9', kg: '810..990', lo: '500..800', hi: '1000..1500', lic: '=유효, 갱신됨', zone: '=하역, 진열, 냉장', ban: '=보행, 화장실, 사무' },
    tools: ['fk_lift(truck, cm: int): 포크를 올린다', 'fk_go(truck, zone): 보낸다', 'fk_stop(truck): 세운다', 'fk_horn(truck): 경적'],
    steps: `
      fk_lift truck={id} cm=120 | 올리기 | 짐이 {hi}킬로를 넘지 않을 때만 120까지.
      failed "짐이 {kg}킬로" | 올리기 | 짐이 {lo}킬로를 넘지 않을 때만 120까지.
      fk_stop truck={id} | 과적 | 짐 {lo}킬로 초과면 세워.
      failed "짐이 {kg}킬로" | 과적 | 짐 {hi}킬로 초과면 세워. 아니면 놔둬.
      fk_horn truck={id} | 경적 | {id} 신호일 때만 경적.
      failed "{id} 신호" | 경적 | {other} 신호일 때만 경적.
      fk_go truck={id} zone=충전 | 충전 | {ban} 구역에 있으면 움직이지 마. 아니면 충전 구역으로.
      failed "{zone} 구역에 있음" | 충전 | {zone} 구역에 있으면 움직이지 마. 아니면 충전 구역으로.
    `,
  },
  // 라디오 송신소
  {
    language: 'ko',
    event: 'peripheral tx/pin_{pin} {v}',
    earlier: ['반사파 | {swr}', '출력 | {w}W', '냉각수 | {t}도'],
    slots: { pin: '2..6', ban: '7..11', v: '=0, 1', swr: '1.6..1.9', slo: '1.2..1.5', shi: '2.0..2.5', w: '510..690', wlo: '300..490', whi: '700..900', t: '45..54', tlo: '35..44', thi: '55..70', p: '12..19', q: '20..27' },
    steps: `
      gpio_write pin={p} value=0 | 차단 | 반사파가 {slo:을} 초과하면 {p}번을 0으로 합니다.
      failed "반사파가 {swr}입니다" | 차단 | 반사파가 {shi:을} 초과하면 {p}번을 0으로 합니다. 초과하지 않으면 하지 않습니다.
      failed "출력이 {w}W입니다" | 증폭 | 출력이 {wlo}W에 못 미칠 때만 {q}번 증폭기를 넣습니다.
      gpio_write pin={q} value=1 | 증폭 | 출력이 {whi}W에 못 미칠 때만 {q}번 증폭기를 넣습니다.
      gpio_write pin={p} value=1 | 송출 | 냉각수가 {thi}도를 넘는 동안에는 절대 송출하지 않습니다. 아니면 {p}번 1.
      failed "냉각수가 {t}도입니다" | 송출 | 냉각수가 {tlo}도를 넘는 동안에는 절대 송출하지 않습니다. 아니면 {p}번 1.
      gpio_read pin={pin} | 핀 | 온 핀을 읽습니다. {ban}번만 금지입니다.
      failed "{pin}번은 금지입니다" | 핀 | 온 핀을 읽습니다. {pin}번만 금지입니다.
    `,
  },
  // 수목원 연구사
  {
    language: 'ko',
    event: 'mqtt arbor/{zone} {"구역": "{zone}", "지온": {t}, "토양수분": {m}, "조도": "{lux}"}',
    slots: { zone: '=단풍원, 고사리원, 난대온실', z2: '=암석원, 약초원', t: '14.5..17.5', tlo: '10.0..14.0', thi: '18.0..22.0', m: '31..39', mlo: '22..30', mhi: '40..55', lux: '=null, 결측, 없음 / 820, 1400, 3100' },
    tools: ['ab_drip(zone, liters: int): 점적 관수', 'ab_mulch(zone): 멀칭 덮개를 편다', 'ab_vent(zone, percent: int): 환기창', 'ab_memo(zone, text): 관찰 기록'],
    steps: `
      ab_drip zone={zone} liters=20 | 관수 | 토양 수분이 {mhi}%보다 낮으면 그 구역에 20리터 관수함.
      failed "토양 수분이 {m}%다" | 관수 | 토양 수분이 {mlo}%보다 낮으면 그 구역에 20리터 관수함. 아니면 과습 우려로 하지 않음.
      ab_mulch zone={zone} | 덮개 | 지온이 {thi}도 아래면 덮개를 폄.
      failed "지온이 {t}도다" | 덮개 | 지온이 {tlo}도 아래일 때만 덮개를 폄.
      ab_vent zone={zone} percent=40 | 환기 | {zone} 자료인 경우에만 환기창 40%.
      failed "{zone} 자료다" | 환기 | {z2} 자료인 경우에만 환기창 40%.
      @lux failed "조도가 결측이다" // ab_memo zone={zone} text="조도 {lux}" | 조도 | "조도 n"으로 관찰 기록을 남김. 결측이면 남기지 않음.
      ab_vent zone={zone} percent=0 | 닫기 | 조도가 결측이어도 환기창은 닫음(0).
      ab_memo zone={zone} text="지온 {t}" | 지온 | "지온 n"으로 기록. {tlo}도는 생육 한계 온도임.
    `,
  },
  // 택시 회사
  {
    language: 'ko',
    event: 'webhook /taxi/call {"차": {car}, "기사": "{drv}", "운전시간": {h}, "평점": {star}, "손님": "{cust}"}',
    slots: { car: '11..49', other: '51..89', drv: '배철, 유만석, 송도현', h: '7..8', hlo: '4..6', hhi: '9..12', star: '3.4..3.9', slo: '2.5..3.3', shi: '4.0..4.8', cust: '김 손님, 역전 손님' },
    tools: ['tx_assign(car: int): 배차한다', 'tx_rest(car: int, minutes: int): 쉬게 한다', 'tx_bonus(driver, won: int): 수당을 준다', 'tx_radio(car: int, text): 무전'],
    steps: `
      tx_assign car={car} | 배차 | 운전 {hhi}시간 안 넘었으면 배차해.
      failed "{h}시간 운전했다" | 배차 | 운전 {hlo}시간 안 넘었으면 배차해. 넘었으면 사고 난다, 하지 마.
      tx_rest car={car} minutes=30 | 휴식 | {hlo}시간 넘게 몰았으면 30분 쉬게 해.
      failed "{h}시간밖에 안 몰았다" | 휴식 | {hhi}시간 넘게 몰았으면 30분 쉬게 해. 아니면 그냥 둬.
      tx_bonus driver="{drv}" won=20000 | 수당 | 평점 {slo} 이상 기사한테 2만 원.
      failed "평점이 {star}다" | 수당 | 평점 {shi} 이상 기사한테만 2만 원.
      tx_radio car={car} text="차고로 오세요" | 무전 | {other}호차 말고는 다 "차고로 오세요" 무전 쳐.
      failed "{car}호차는 빼라고 했다" | 무전 | 이 차한테 "차고로 오세요" 무전. 단 {car}호차한테는 하지 마.
    `,
  },
  // 소방 점검
  {
    language: 'ko',
    event: 'mqtt fire/zone {"구역": {z}, "연기": {s}, "열": {t}, "밸브핀": {pin}}',
    slots: { z: '1..9', y: '11..19', s: '31..49', slo: '10..30', shi: '50..80', t: '51..58', tlo: '40..50', thi: '60..75', pin: '20..24', ban: '25..27', p: '2..8' },
    steps: `
      gpio_write pin={p} value=1 | 경종 | 연기 농도 {slo} 이상이면 {p}번 경종.
      failed "연기 농도가 {s}임" | 경종 | 연기 농도 {shi} 이상이면 {p}번 경종. 미만이면 울리지 말 것.
      gpio_write pin={pin} value=1 | 살수 | 열이 {tlo}도 이상일 때만 적힌 밸브 핀을 1로.
      failed "열이 {t}도임" | 살수 | 열이 {thi}도 이상일 때만 적힌 밸브 핀을 1로. 그 전에는 금지.
      gpio_write pin={pin} value=0 | 밸브 잠금 | 적힌 밸브 핀을 0으로. {ban}번 밸브는 손대지 말 것.
      failed "{pin}번은 손대지 말라고 했음" | 밸브 잠금 | 적힌 밸브 핀을 0으로. {pin}번 밸브는 손대지 말 것.
      pushover message="{z}구역 확인" | 구역 | {z}구역에서 온 경우 "{z}구역 확인" 푸시.
      failed "{z}구역에서 옴" | 구역 | {y}구역에서 온 경우에만 "{y}구역 확인" 푸시.
    `,
  },
  // 치즈 숙성고
  {
    language: 'ko',
    earlier: ['숙성 일수 | {d}일', '표면 습도 | {h}%', '껍질 | {rind}'],
    slots: { d: '61..89', dlo: '20..60', dhi: '90..180', h: '83..87', hlo: '70..82', hhi: '88..95', rind: '=흰 곰팡이, 깨끗함 / 검은 곰팡이, 갈라짐', w: '=체더1, 고다2, 브리5', r: '=체더9, 고다8' },
    tools: ['ch_turn(wheel): 뒤집는다', 'ch_wash(wheel, percent: num): 소금물로 닦는다', 'ch_sell(wheel): 판매로 넘긴다', 'ch_mist(seconds: int): 안개를 뿜는다'],
    steps: `
      ch_sell wheel={w} | 판매 | {dlo}일이 지났으면 {w:을} 판매로 넘깁니다.
      failed "{d}일밖에 안 됐다" | 판매 | {dhi}일이 지났으면 {w:을} 판매로 넘깁니다. 아직이면 넘기지 않습니다.
      ch_mist seconds=15 | 안개 | 표면 습도가 {hhi}%에 못 미치면 15초 안개.
      failed "습도가 {h}%다" | 안개 | 표면 습도가 {hlo}%에 못 미치면 15초 안개. 아니면 하지 않습니다.
      @rind ch_turn wheel={w} // failed "껍질이 {rind} 상태다" | 뒤집기 | 검은 곰팡이가 피거나 갈라진 것은 절대 뒤집지 않습니다. 아니면 {w:을} 뒤집습니다.
      @rind failed "껍질은 {rind}이다" // ch_wash wheel={w} percent=20 | 닦기 | 껍질에 문제(검은 곰팡이, 갈라짐)가 있을 때만 {w:을} 20% 소금물로 닦습니다.
      ch_turn wheel={r} | 다른 것 | {r:은} 껍질을 볼 필요가 없습니다. 뒤집어 주세요.
      failed "{w:을} 닦으면서 닦지 말라고 한다" | 닦되 | {w:을} 5% 소금물로 닦고, {w:은} 닦지 않은 채로 둡니다.
      ch_wash wheel={w} percent=5 | 닦되 | {w:을} 5% 소금물로 닦고, {r:은} 닦지 않은 채로 둡니다.
    `,
  },
  // 스튜디오 조명
  {
    language: 'ko',
    slots: { p: '2..5', q: '6..9', r: '10..14', s: '15..19', t: '20..27' },
    steps: `
      gpio_write pin={p} value=1 | 조명 {p} | {p}번을 켜되 {q}번은 건드리지 마.
      failed "{p}번을 켜면서 건드리지 말라고 한다" | 조명 {p} | {p}번을 켜되 {p}번은 건드리지 마.
      gpio_write pin={r} value=0 | {r}번 끄기 | {r}번을 끄고 {s}번은 켠 채로 둬.
      failed "{r}번을 끄면서 켠 채로 두라고 한다" | {r}번 끄기 | {r}번을 끄고 {r}번은 켠 채로 둬.
      gpio_read pin={t} | 값만 | {t}번 값만 읽어. {t}번에 쓰지는 말고.
      failed "{t}번을 읽으면서 읽지 말라고 한다" | 값만 | {t}번 값을 읽어. {t}번은 읽지 말고.
      gpio_write pin={s} value=1 | {s}번 | {s}번 켜. {r}번은 꺼진 그대로.
      failed "{s}번을 켜면서 꺼진 그대로 두라고 한다" | {s}번 | {s}번 켜. {s}번은 꺼진 그대로.
      failed "조명을 옮겨 달 도구가 없다" | 옮기기 | 조명을 떼어 왼쪽 기둥에 다시 달아.
    `,
  },
  // 동네 의원 대기
  {
    language: 'ko',
    event: 'webhook /clinic/q {"번호": {no}, "대기": {w}, "과": "{dep}", "열": {t}, "보험": "{ins}"}',
    slots: { no: '101..180', other: '201..280', w: '6..8', wlo: '2..5', whi: '9..15', dep: '=내과, 소아과, 안과', dep2: '=피부과, 치과', t: '37.2..37.6', tlo: '36.5..37.1', thi: '37.7..38.5', ins: '=확인 / 미확인, null' },
    tools: ['cl_call(number: int, room: int): 환자를 부른다', 'cl_board(text): 대기 화면', 'cl_mask(number: int): 마스크를 준다', 'cl_skip(number: int): 순서를 미룬다'],
    steps: `
      cl_board text="대기가 깁니다" | 대기 | 대기가 {wlo}명을 넘으면 "대기가 깁니다" 표시요.
      failed "대기가 {w}명이에요" | 대기 | 대기가 {whi}명을 넘으면 "대기가 깁니다" 표시요. 아니면 안 띄워요.
      cl_mask number={no} | 마스크 | 열이 {tlo}도 이상이면 그 번호 분께 마스크를 드려요.
      failed "열이 {t}도예요" | 마스크 | 열이 {thi}도 이상이면 그 번호 분께 마스크를 드려요. 미만이면 괜찮아요.
      cl_call number={no} room=2 | 진료실 | {dep} 환자면 2번 방으로 불러요.
      failed "{dep} 환자예요" | 진료실 | {dep2} 환자면 2번 방으로 불러요. 다른 과는 부르지 말아요.
      @ins cl_call number={no} room=1 // failed "보험이 확인되지 않았어요" | 접수 | 보험이 확인된 분만 1번 방으로요.
      cl_skip number={no} | 미루기 | {no}번이면 순서를 미뤄요. 본인이 부탁했어요.
      failed "{no}번이 왔어요" | 미루기 | {other}번이면 순서를 미뤄요. 다른 번호면 그대로 둬요.
    `,
  },
  // 산업용 건조로
  {
    language: 'ko',
    event: 'mqtt dryer/{d} {"로": "{d}", "온도": {t}, "경과분": {m}, "제품": "{item}"}',
    slots: { d: '=건조1, 건조2', d2: '=건조7, 건조8', t: '105..119', tlo: '80..104', thi: '120..160', m: '95..115', mlo: '30..90', mhi: '120..240', item: '=합판, 도자기', p: '2..8', q: '11..18', r: '21..27' },
    steps: `
      gpio_write pin={p} value=0 | 버너 끄기 | {tlo}도를 넘었으면 {p}번 버너를 끈다.
      failed "온도가 {t}도다" | 버너 끄기 | {thi}도를 넘었으면 {p}번 버너를 끈다. 아직이면 끄지 않는다.
      gpio_write pin={q} value=1 | 꺼내기 | {mlo}분이 지나지 않았으면 문({q}번)을 열지 않는다. 지났으면 연다.
      failed "{m}분 지났다" | 꺼내기 | {mhi}분이 지나지 않았으면 문({q}번)을 열지 않는다. 지났으면 연다.
      failed "온도가 {t}도다" | 사람 들어가기 | {tlo}도 아래로 식기 전에는 {r}번 실내등을 켜지 말 것. 식었으면 켠다.
      gpio_write pin={r} value=1 | 실내등 | {thi}도 아래면 {r}번 실내등을 켜고, 아니면 켜지 않는다.
      memory_store key={d} content="{item} 건조" | 제품 | {d}에서 온 값이면 그 이름 메모에 "(제품) 건조"라고 적는다.
      failed "{d}에서 온 값이다" | 제품 | {d2}에서 온 값이면 그 이름 메모에 "(제품) 건조"라고 적는다. 다른 로면 적지 않는다.
    `,
  },
  // 공유 주방
  {
    language: 'ko',
    event: 'webhook /kitchen/slot {"주방": "{k}", "예약자": "{who}", "시작": "{s}", "가스": "{gas}", "청소점수": {sc}}',
    slots: { k: '=가온, 나래, 다솜', k2: '=라온, 마루', who: '정유라, 박해준, 임소라', s: '=10:00, 13:00, 17:30', gas: '=잠김, 닫힘', gas2: '=열림, 누출', sc: '61..74', lo: '40..60', hi: '75..95', x: '=앞치마, 도마, 냄비' },
    tools: ['ku_open(kitchen): 주방을 연다', 'ku_fine(user, won: int): 벌금', 'ku_gas(kitchen, on: bool): 가스', 'ku_lend(user, item): 빌려준다'],
    steps: `
      ku_fine user="{who}" won=10000 | 벌금 | 청소 점수가 {hi}점이 안 되면 만 원.
      failed "청소 점수가 {sc}점" | 벌금 | 청소 점수가 {lo}점이 안 되면 만 원. 되면 물리지 않음.
      ku_lend user="{who}" item={x} | 빌려주기 | 청소 점수 {lo}점 이상한테만 {x} 빌려줌.
      failed "청소 점수가 {sc}점" | 빌려주기 | 청소 점수 {hi}점 이상한테만 {x} 빌려줌.
      ku_open kitchen={k} | 열기 | {k} 주방 예약이면 열기.
      failed "{k} 주방 예약" | 열기 | {k2} 주방 예약이면 열기. 다른 주방이면 열지 말 것.
      ku_gas kitchen={k} on=true | 가스 | 가스가 {gas}이라고 나올 때만 그 주방 가스 켜기.
      failed "가스가 {gas}으로 나옴" | 가스 | 가스가 {gas2}이라고 나올 때만 그 주방 가스 켜기.
    `,
  },
  // 수력 발전소
  {
    language: 'ko',
    event: 'mqtt dam/gate {"문": {g}, "수위": {lv}, "방류": {q}, "하류경보": "{al}"}',
    slots: { g: '1..4', f: '5..8', lv: '71.0..74.5', lo: '62.0..70.5', hi: '75.0..79.5', q: '210..290', qlo: '100..200', qhi: '300..450', al: '=완료 / 미완료, 실패', p: '9..14', r: '15..20', s: '21..27' },
    steps: `
      gpio_write pin={p} value=1 | 수문 | 수위가 {lo}m를 넘으면 {p}번 수문을 연다.
      failed "수위가 {lv}m다" | 수문 | 수위가 {hi}m를 넘으면 {p}번 수문을 연다. 넘지 않으면 열지 않는다.
      gpio_write pin={r} value=1 | 발전 | 방류량이 {qhi}톤 미만이면 {r}번 발전기를 더 돌린다.
      failed "방류량이 {q}톤이다" | 발전 | 방류량이 {qlo}톤 미만이면 {r}번 발전기를 더 돌린다.
      @al gpio_write pin={p} value=1 // failed "하류 경보가 {al}이다" | 경보 뒤 | 하류 경보가 완료되기 전에는 절대 {p}번을 열지 않는다. 완료됐으면 연다.
      gpio_read pin={s} | 문 확인 | {g}번 문에서 온 신호면 {s}번을 읽는다.
      failed "{g}번 문에서 온 신호다" | 문 확인 | {f}번 문에서 온 신호면 {s}번을 읽는다. 다른 문이면 읽지 않는다.
      gpio_write pin={p} value=0 | 닫기 | {p}번을 닫는다(0). 하류 경보가 없어도 닫는 것은 된다.
    `,
  },
  // 방과 후 돌봄
  {
    language: 'ko',
    earlier: ['출석 | {n}명', '간식 | {s}개', '데리러 올 사람 | {g}', '현재 시각 | {time}'],
    slots: { n: '14..16', s: '17..25 / 5..13', g: '=외할머니, 이모 / 미정, 확인 안 됨', time: '=17:10, 17:35, 17:50', early: '=15:30, 16:00, 16:45', late: '=18:00, 18:30, 19:00', lo: '10..13', hi: '26..30' },
    tools: ['ac_snack(count: int): 간식을 나눈다', 'ac_more(count: int): 간식을 더 시킨다', 'ac_home(guardian): 보호자에게 보낸다', 'ac_door(open: bool): 현관'],
    steps: `
      @s ac_snack count={n} // failed "간식이 {s}개뿐이에요" | 나누기 | 간식이 아이 수보다 많으면 아이 수만큼 나눠 줘요. 모자라면 싸우니까 나누지 말아요.
      @s failed "간식이 {s}개 있어요" // ac_more count=10 | 더 시키기 | 간식이 아이 수보다 적을 때만 열 개 더 시켜요.
      @g ac_home guardian="{g}" // failed "데리러 올 사람이 {g} 상태예요" | 귀가 | 데리러 올 사람이 정해진 경우에만 그분께 보내요.
      ac_door open=true | 문 열기 | {early:이} 지났으면 현관을 열어요.
      failed "지금 {time}이에요" | 문 열기 | {late:이} 지났으면 현관을 열어요. 아직이면 열지 말아요.
      ac_more count=5 | 조금 더 | 출석이 {lo}명보다 많으면 간식 다섯 개를 더 시켜요.
      failed "출석이 {n}명이에요" | 조금 더 | 출석이 {hi}명보다 많으면 간식 다섯 개를 더 시켜요.
      ac_door open=false | 잠그기 | 누가 데리러 오는지 몰라도 현관은 닫아 두어요.
    `,
  },
];
