import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 1. */
export const guildsKo1: readonly Scene[] = [
  // 등대
  {
    language: 'ko',
    event: 'webhook /lighthouse/report {"등대": "{t}", "시정_km": {v}, "관측자": "{who}", "교대지": "{t2}"}',
    slots: { t: '울산끝, 소청도, 북방파제', t2: '말도, 어룡, 남방파제', v: '0.2..0.9 / 4.2..12.0', who: '박 주임, 최동욱, 야간 당직', fs: '0.3..1.5', ds: '2.5..9.5', a: '10..120', b: '140..300', n: '2..6', g: '15..55' },
    tools: ['lumbeac_lamp(tower, state: lit|dark): 등대 불을 켜거나 끈다', 'lumbeac_period(tower, flash_s: num, dark_s: num): Set the flash pattern', 'lumbeac_horn(tower, blasts: int, gap_s?: int): Sound the fog horn', 'lumbeac_hush(tower): Silence the fog horn', 'lumbeac_sector(tower, from_deg: int, to_deg: int, colour: white|red|green): Colour a sector', 'lumbeac_log(tower, entry): Write into the station log'],
    steps: `
      @v lumbeac_horn tower="{t}" blasts={n} gap_s={g} // lumbeac_hush tower="{t}" | 무적 | 보고된 시정이 1km에 못 미치면 그 등대 무적을 {g}초 간격으로 {n}번 울리고, 그보다 잘 보이면 무적을 조용히 시킨다.
      lumbeac_lamp tower="{t2}" state=lit | 해 졌다 | 교대지 등대에 불을 넣어라.
      lumbeac_lamp tower="{t}" state=dark | 렌즈 청소 | 렌즈를 닦는 동안 눈이 부시대요. {t} 등은 꺼 주세요.
      lumbeac_period tower="{t2}" flash_s={fs} dark_s={ds} | 주기 | {t2:은} {fs}초 비추고 {ds}초 쉽니다. 그렇게 맞춰 주십시오.
      lumbeac_period tower="{t}" flash_s={fs} dark_s={ds} | 깜빡임 | 어두운 시간 {ds}초 / 밝은 시간 {fs}초 / 등대는 {t}
      lumbeac_horn tower="{t2}" blasts={n} | 시험 취명 | {t2} 무적을 {n}번 울려 보기. 간격은 기본값 그대로.
      lumbeac_sector tower="{t}" from_deg={a} to_deg={b} colour=red | 암초 쪽 | 암초가 있는 {a}도에서 {b}도까지는 붉은빛으로 비추게 해 줘요, {t} 얘기예요.
      lumbeac_sector tower="{t2}" from_deg={a} to_deg={b} colour=green | 초록 구간 | {t2}, 끝 {b}도, 시작 {a}도, 초록.
      lumbeac_log tower="{t}" entry="관측 {who}" | 일지 | 그 등대 일지에 "관측" 다음에 한 칸 띄우고 관측자를 적는다.
    `,
  },
  // 떡집
  {
    language: 'ko',
    slots: { s: '큰시루, 2번 시루, 안쪽 시루', s2: '작은시루, 5번 시루, 창가 시루', m: '12..45', kg: '1.5..9.5', kg2: '10.5..24.5', r: '=가래떡, 절편, 인절미', r2: '=백설기, 시루떡', n: '2..9', nw: '{n} in words', c: '=한빛교회, 돌잔치 이 씨, 동사무소', h: '=06:30, 07:10, 09:00' },
    tools: ['tteok_steam_on(steamer, minutes: int): Start steaming', 'tteok_steam_off(steamer): Stop steaming', 'tteok_soak(rice_kg: num, hours?: int): 쌀을 불린다', 'tteok_mill(rice_kg: num, coarse: bool): Grind rice into flour', 'tteok_order(customer, cake, boxes: int, at?): Take down an order', 'tteok_reorder(customer, old_cake, new_cake): Change the cake of an order'],
    steps: `
      tteok_steam_on steamer="{s}" minutes={m} | 찌기 | {s}, {m}분.
      tteok_steam_off steamer="{s2}" | 다 쪘다 | {s2} 김 그만. 불 내려라.
      tteok_soak rice_kg={kg} hours={n} | 불림 | 쌀 {kg}킬로를 {n}시간 불려 둘 것
      tteok_soak rice_kg={kg2} | 내일 쌀 | 내일 쓸 쌀 {kg2}kg 불려 주세요. 시간은 아침에 보고 정할게요.
      tteok_mill rice_kg={kg} coarse=true | 빻기 | {kg}kg만 굵게 빻습니다.
      tteok_mill rice_kg={kg2} coarse=false | 곱게 | 절편에 쓸 거라 굵으면 안 돼요. 쌀은 {kg2}킬로.
      tteok_order customer="{c}" cake={r} boxes={n} at={h} | 주문 | {c} 쪽에서 {r} {nw} 상자를 {h}까지 해 달라고 함.
      tteok_order customer="{c}" cake={r2} boxes={n} | 전화 주문 | {n}상자, {r2}. 주문하신 분은 {c}. 시각은 못 들었다.
      tteok_reorder customer="{c}" old_cake={r} new_cake={r2} | 떡 바꿈 | {c} 주문이 {r}에서 {r2:로} 바뀌었습니다.
      tteok_reorder customer="{c}" old_cake={r2} new_cake={r} | 다시 바꿈 | {r:로} 해 달래요, {r2} 말고. {c} 건입니다.
    `,
  },
  // 볼링장
  {
    language: 'ko',
    event: 'mqtt bowl/desk {"레인": {l}, "문제": "{p}", "팀": "{t}", "빈레인": {l2}, "예약번호": "{id}"}',
    slots: { l: '1..12', l2: '13..24', p: '=핀 안 섬, 공 안 돌아옴 / 점수 틀림, 이름 틀림', t: '번개조, 회계팀, 금요모임', t2: '신입들, 동네형제, 오후반', id: 'BK-3071, R8820, 볼-55', n: '2..8', g: '1..6' },
    tools: ['strikr.lane.unlock(lane: int, games?: int): Open a lane for play', 'strikr.lane.lock(lane: int): Close a lane', 'strikr.pins.reset(lane: int): Set up the pins anew', 'strikr.ball.kick(lane: int): 걸린 공을 밀어낸다', 'strikr.bumper(lane: int, raised: bool): Raise or lower the bumpers', 'strikr.team.move(from_lane: int, to_lane: int): Move a team with its score', 'strikr.booking.cancel(booking_id): Cancel a booking'],
    steps: `
      @p strikr.lane.lock lane={l} // failed "문제가 '{p}'라서 레인은 막지 않는다" | 막을까 | 핀이나 공에 문제가 생긴 레인이면 막아 둔다. 점수나 이름 문제라면 막지 말고 실패로 남긴다.
      strikr.lane.unlock lane={l2} games={g} | 새 레인 | 비어 있는 레인을 {g}게임으로 열어 줍니다.
      strikr.lane.unlock lane={l} | 고침 | 아까 그 레인 고쳤어요. 다시 열어 주세요, 게임 수는 정하지 말고요.
      strikr.pins.reset lane={l2} | 핀 | {l2}번에 핀을 새로 세운다.
      strikr.ball.kick lane={l} | 공 걸림 | 보고된 레인 안쪽에 공이 끼었다. 밀어낼 것.
      strikr.bumper lane={l2} raised=true | 어린이 | {l2}번은 아이들이 칩니다. 범퍼를 세워 주세요.
      strikr.bumper lane={l} raised=false | 어른 | 범퍼 내림. 레인 {l}.
      strikr.team.move from_lane={l} to_lane={l2} | 옮기기 | 그 팀을 점수째 빈 레인으로 옮긴다.
      strikr.team.move from_lane={l2} to_lane={l} | 도로 옮김 | {l}번으로 돌려보내요. 지금 치는 데는 {l2}번이고요.
      strikr.booking.cancel booking_id="{id}" | 예약 | 들어온 예약번호의 예약은 없던 일로 해 줘.
    `,
  },
  // 급속 동결 연구실
  {
    language: 'ko',
    slots: { f: '냉동고 A, 딥프리저 2, F-Omega', f2: '냉동고 D, 딥프리저 7, F-Kappa', t: '12..28', t2: '60..80', d: '0.5..2.5', lo: '41..50', hi: '20..39', r: 'R12, 혈청-04, 상자 9', r2: 'R31, 혈청-19, 상자 22', w: '=성에 제거 중, 시료 이동 금지' },
    tools: ['krivaSetpoint(freezer, celsius: num): 목표 온도를 정한다', 'krivaShift(freezer, delta: num): Raise or lower the set point', 'krivaAlarmBand(freezer, min_c: num, max_c: num): Set the alarm limits', 'krivaRackIn(freezer, rack): Book a rack in', 'krivaRackOut(freezer, rack): Book a rack out', 'krivaSign(freezer, text, blink?: bool): Show a text on the door'],
    steps: `
      krivaSetpoint freezer="{f}" celsius=-{t} | 온도 | {f:을} 영하 {t}도로.
      krivaSetpoint freezer="{f2}" celsius=-{t2} | 초저온 | {f2} 목표는 -{t2}도입니다. 맞춰 주십시오.
      krivaShift freezer="{f}" delta=-{d} | 조금 더 차게 | 지금보다 {d}도 낮춰 줘. {f}만.
      krivaShift freezer="{f2}" delta={d} | 조금 덜 차게 | {f2:은} 지금 설정에서 {d}도 올릴 것
      krivaAlarmBand freezer="{f}" min_c=-{lo} max_c=-{hi} | 경보 | {f} 경보 범위: 위로는 영하 {hi}도, 아래로는 영하 {lo}도.
      krivaAlarmBand freezer="{f2}" min_c=-{lo} max_c=-{hi} | 경보 한계 | 영하 {lo}도보다 춥거나 영하 {hi}도보다 따뜻하면 {f2}에서 경보가 울리게 해 주세요.
      krivaRackIn freezer="{f2}" rack="{r}" | 입고 | {r:을} {f2}에 넣었다고 올린다.
      krivaRackOut freezer="{f}" rack="{r2}" | 반출 | {f}에서 {r2:을} 꺼냈음. 반출로 처리.
      krivaSign freezer="{f2}" text="{w}" blink=true | 문 안내 | 깜빡이게 "{w}", {f2} 문에요.
      krivaSign freezer="{f}" text="{w}" | 안내문 | {f} 문에 "{w}"라고 띄운다.
    `,
  },
  // 나룻배 선착장
  {
    language: 'ko',
    event: 'manual - {b} {p} 도착, 승객 {n}명, 다음 배 {b2}',
    slots: { b: '연꽃호, 갈매기 3, 두리호', b2: '은하호, 물새 8, 한강 11', p: '=동쪽 잔교, 서쪽 잔교', n: '6..29', m: '5..35', x: '12..45', ft: '=물때가 늦어 십 분 기다립니다, 구명조끼를 입어 주세요' },
    tools: ['nalu_moor(boat, side: port|starboard): Tie a boat up', 'nalu_castoff(boat): Let a boat go', 'nalu_ramp(pier, lowered: bool): 승선 다리를 내리거나 올린다', 'nalu_hold(boat, minutes: int, reason?): Delay a departure', 'nalu_swap(out_boat, in_boat): Put another boat on the line', 'nalu_seats(boat, adults: int, children: int): Set the number of seats sold'],
    steps: `
      nalu_moor boat="{b}" side=port | 좌현 | 들어온 배는 왼쪽을 대어 묶는다.
      nalu_moor boat="{b2}" side=starboard | 우현 | 다음 배는 오른쪽 뱃전으로 묶어 주십시오.
      nalu_castoff boat="{b}" | 출항 | {b} 줄 풀어라. 간다.
      nalu_ramp pier="{p}" lowered=true | 하선 | 손님이 내리셔야 하니 배가 닿은 잔교의 다리를 내려 주세요.
      nalu_ramp pier="{p}" lowered=false | 다리 | 다 내렸으면 그 잔교 다리는 올림
      nalu_hold boat="{b2}" minutes={m} reason="{ft}" | 지연 | {b2:을} {m}분 붙잡는다. 사유는 "{ft}".
      nalu_hold boat="{b}" minutes={m} | 기다림 | {m}분만 더 있다 떠나자, {b:은}. 까닭은 안 적어도 된다.
      nalu_swap out_boat="{b}" in_boat="{b2}" | 교체 | 엔진 소리가 이상하니 방금 온 배를 빼고 다음 배를 넣는다.
      nalu_swap out_boat="{b2}" in_boat="{b}" | 바꿔 넣기 | {b2} 대신 {b:이} 다니기로 했습니다.
      nalu_seats boat="{b}" adults={x} children={m} | 표 | {b} 표는 어린이 {m}장, 어른 {x}장 나갔어요.
    `,
  },
  // 골프 연습장
  {
    language: 'ko',
    slots: { b: '1..18', b2: '19..36', b3: '37..50', h: '20..60', n: '30..120', m: '40..90', y: '50..95', y2: '110..240', k: '=1층, 2층, 3층' },
    tools: ['teeloft_on(bay: int, minutes: int): Switch a bay on', 'teeloft_off(bay: int): Switch a bay off', 'teeloft_off_many(bays: int[]): 여러 타석을 한꺼번에 끈다', 'teeloft_height(bay: int, mm: int): Set the height of the tee', 'teeloft_balls(bay: int, balls: int, free?: bool): Credit balls to a bay', 'teeloft_flags(near_m: int, far_m: int): Place the target flags'],
    steps: `
      teeloft_on bay={b} minutes={m} | 타석 | {b}번 타석 {m}분 시작.
      teeloft_on bay={b2} minutes=60 | 한 시간 | 손님이 {b2}번에서 한 시간 치신대요.
      teeloft_off bay={b} | 끝 | {b}번 타석은 이제 끕니다.
      teeloft_off_many bays=[{b},{b2},{b3}] | 마감 | {b}, {b2}, {b3}번을 같이 꺼 주세요.
      teeloft_off_many bays=[{b2},{b3}] | 공사 | 그물을 고친다. {b2}번과 {b3}번 타석을 한 번에 끌 것.
      teeloft_height bay={b2} mm={h} | 티 높이 | 티를 {h}mm로, {b2}번.
      teeloft_balls bay={b} balls={n} free=true | 공 서비스 | 기계가 공을 먹었다. {b}번에 {n}개 그냥 드려라.
      teeloft_balls bay={b3} balls={n} free=false | 공 추가 | {b3}번에 공 {n}개 추가함. 무료 아님, 돈 받았음.
      teeloft_flags near_m={y} far_m={y2} | 깃발 | 먼 깃발 {y2}미터, 가까운 깃발 {y}미터.
    `,
  },
  // 누에 농가
  {
    language: 'ko',
    event: 'mqtt silk/room {"잠실": "{r}", "령": {a}, "습도": {h}, "뽕잎kg": {kg}, "옆방": "{r2}"}',
    slots: { r: '1잠실, 안채 옆방, NUE-3', r2: '4잠실, 새 잠실, NUE-8', a: '=2, 3, 4', h: '48..59 / 81..92', kg: '2.5..9.5', t: '21.5..27.5', n: '2..9', g: '120..480' },
    tools: ['mulbreeze_mist(room, seconds: int): Spray mist into a room', 'mulbreeze_dry(room, minutes: int): Run the dehumidifier', 'mulbreeze_heat(room, celsius: num): Set the temperature of a room', 'mulbreeze_leaves(room, kg: num, chopped?: bool): Spread leaves', 'mulbreeze_stage(room, instar: int): 누에의 령을 적는다', 'mulbreeze_pick(room, cocoons: int): Record the cocoons picked'],
    steps: `
      @h mulbreeze_mist room="{r}" seconds={g} // mulbreeze_dry room="{r}" minutes={g} | 습도 맞추기 | 습도가 60 밑이면 그 방에 {g}초 동안 안개를 뿌리고, 80 위면 {g}분 동안 습기를 뺀다.
      mulbreeze_mist room="{r2}" seconds={n} | 안개 | 옆방에는 안개를 딱 {n}초만 뿌립니다.
      mulbreeze_dry room="{r2}" minutes={g} | 제습 | {r2:이} 눅눅합니다. {g}분 제습.
      mulbreeze_heat room="{r}" celsius={t} | 온도 | 보고한 잠실을 {t}도에 맞춰 주세요.
      mulbreeze_leaves room="{r}" kg={kg} chopped=true | 썰어 주기 | 알려 온 만큼의 뽕잎을 썰어서 그 방에 펴 준다.
      mulbreeze_leaves room="{r2}" kg={kg} chopped=false | 통잎 | {r2:은} 다 커서 썰지 않고 줍니다. {kg}킬로.
      mulbreeze_stage room="{r}" instar={a} | 령 | 들어온 령을 그 방에 적어 둘 것
      mulbreeze_stage room="{r2}" instar=5 | 다섯 령 | {r2} 애들이 오 령이 됐다. 그렇게 적어라.
      mulbreeze_pick room="{r2}" cocoons={g} | 고치 | {r2}에서 고치 {g}개 땄어요. 기록해 주실래요?
    `,
  },
  // 공중전화식 보관 라커, 터미널
  {
    language: 'ko',
    event: 'webhook /locker/pay {"locker": {k}, "code": "{c}", "phone": "{ph}", "hours": {h}}',
    slots: { k: '101..160', k2: '201..260', k3: '301..360', c: '=A7Q2, ZK19, M03P', ph: '=010-4471-2093, 010-8820-1174', h: '2..12', h2: '13..36', w: '1000..4500' },
    tools: ['boxela.open(locker: int): Open a locker once', 'boxela.rent(locker: int, hours: int, code?): Rent a locker out', 'boxela.extend(locker: int, hours: int): 보관 시간을 늘린다', 'boxela.freeze(locker: int, reason): Take a locker out of use', 'boxela.thaw(locker: int): Put a locker back into use', 'boxela.refund(phone, won: int): Pay money back', 'boxela.reassign(old_locker: int, new_locker: int): Move a rental'],
    steps: `
      boxela.rent locker={k} hours={h} code={c} | 빌려주기 | 결제된 보관함을 결제된 시간만큼, 같이 온 코드로 내준다.
      boxela.rent locker={k2} hours={h2} | 코드 없이 | {k2}번 {h2}시간 빌려줘요. 코드는 쓰지 않아요.
      boxela.open locker={k} | 한 번 열기 | 손님이 우산을 두고 잠갔답니다. 결제된 함을 한 번 열어 주십시오.
      boxela.extend locker={k2} hours={h} | 연장 | {k2}번 시간 {h}시간 늘림.
      boxela.freeze locker={k3} reason="경첩 파손" | 사용 중지 | {k3}번은 쓰지 못하게. 까닭 "경첩 파손".
      boxela.thaw locker={k3} | 다시 사용 | 경첩 갈았다. {k3}번 다시 쓰게 해라.
      boxela.refund phone={ph} won={w} | 환불 | 결제한 전화번호로 {w}원을 돌려준다.
      boxela.reassign old_locker={k} new_locker={k2} | 함 옮기기 | 결제된 짐을 {k2}번으로 옮겨 놓았으니 그렇게 바꿔 줘.
      boxela.reassign old_locker={k3} new_locker={k} | 새 자리 | 새 자리는 {k}번, 전에 쓰던 곳은 {k3}번입니다.
    `,
  },
  // 스쿠버 공기 충전소
  {
    language: 'ko',
    slots: { t: '탱크 7, S-201, 노란 통', t2: '탱크 15, S-340, 은색 통', b: '150..190', b2: '200..230', o: '=28, 32, 36', d: '12..40', n: '2..6', o1: '0.5..3.5' },
    tools: ['aquavol_fill(tank, bar: int, o2_pct?: int): Fill a tank', 'aquavol_bleed(tank, to_bar: int): Let gas out of a tank', 'aquavol_equalise(from_tank, to_tank): Let gas flow between two tanks', 'aquavol_purge(line: left|right, seconds: int): Purge a filling line', 'aquavol_tag(tank, text): 탱크에 꼬리표를 단다', 'aquavol_untag(tank): Take the tag off', 'aquavol_depth(tank, max_m: int): Note the greatest depth of a mix'],
    steps: `
      aquavol_fill tank="{t}" bar={b2} o2_pct={o} | 나이트록스 | {t:을} 산소 {o}퍼센트로 {b2}바까지 채운다.
      aquavol_fill tank="{t2}" bar={b} | 그냥 공기 | {t2}, {b}bar. 보통 공기니까 산소 비율은 비워 둠.
      aquavol_bleed tank="{t2}" to_bar={b} | 빼기 | 너무 찼네요. {t2:을} {b}바까지 빼 주세요.
      aquavol_equalise from_tank="{t}" to_tank="{t2}" | 나누기 | {t}에서 {t2:로} 기체를 흘려보냅니다.
      aquavol_equalise from_tank="{t2}" to_tank="{t}" | 받기 | {t:이} 모자란다. {t2} 것을 받아라.
      aquavol_purge line=left seconds={d} | 왼쪽 관 | 왼쪽 충전관을 {d}초 불어 낼 것.
      aquavol_purge line=right seconds={d} | 오른쪽 관 | {d}초, 오른쪽 관 불어 내기.
      aquavol_tag tank="{t}" text="점검 {n}월" | 꼬리표 | 꼬리표에는 "점검 {n}월", {t}에 달아 주시면 됩니다.
      aquavol_untag tank="{t2}" | 떼기 | {t2} 꼬리표는 이제 필요 없어. 떼어 줘.
      aquavol_depth tank="{t}" max_m={d} | 수심 제한 | {t:은} {d}미터보다 깊이 들고 가면 안 된다고 적어 둔다.
    `,
  },
  // 김 공장
  {
    language: 'ko',
    event: 'peripheral - LINE={l} MOIST={m} SHEETS={s} NEXT={l2}',
    slots: { l: '=K1, K2, K3', l2: '=K5, K6, K7', m: '3.1..6.4 / 12.5..17.5', s: '400..980', c: '95..128', v: '12..36', n: '2..8', p: '30..90', lot: '김-0412, 서천 7, L-88', lot2: '김-0520, 완도 3, L-95' },
    tools: ['gimset_roast(line, celsius: int): Set the roasting heat', 'gimset_belt(line, cm_per_s: int): Set the speed of the belt', 'gimset_dry(line, minutes: int): Dry once more', 'gimset_pack(line, lot, sheets: int, paper?: bool): Pack sheets of a lot', 'gimset_stop(line): 라인을 세운다', 'gimset_start(line): 라인을 돌린다', 'gimset_merge(into_lot, from_lot): Add one lot to another'],
    steps: `
      @m gimset_pack line={l} lot="{lot}" sheets={s} // gimset_dry line={l} minutes={n} | 포장이냐 건조냐 | 수분이 10 밑이면 보고된 라인에서 보고된 장수를 {lot:로} 포장하고, 10을 넘으면 그 라인을 {n}분 더 말린다.
      gimset_roast line={l2} celsius={c} | 굽기 | 다음 라인은 {c}도로 굽는다.
      gimset_belt line={l} cm_per_s={v} | 벨트 | {l} 벨트를 초당 {v}센티로 해 주세요.
      gimset_dry line={l2} minutes={p} | 건조 | {l2:은} {p}분 더 말릴 것
      gimset_pack line={l2} lot="{lot2}" sheets=100 paper=true | 한 톳 | {l2}에서 {lot2} 백 장, 종이에 싸서 포장합니다.
      gimset_stop line={l} | 정지 | 김이 찢어져요! 보고된 라인 세워 주세요.
      gimset_start line={l2} | 가동 | {l2} 돌려.
      gimset_merge into_lot="{lot}" from_lot="{lot2}" | 합치기 | {lot2:을} {lot}에 합친다.
      gimset_merge into_lot="{lot2}" from_lot="{lot}" | 로트 통합 | 남은 {lot} 물량은 {lot2} 밑으로 넣어 주시기 바랍니다.
    `,
  },
  // 서핑 인공 파도
  {
    language: 'ko',
    slots: { h: '0.6..1.4', h2: '1.5..2.3', p: '8..14', n: '3..12', z: '=초급존, 중급존', z2: '=상급존, 해변 쪽', m: '5..40', w: '=파도가 곧 시작됩니다, 해변으로 나와 주세요', bw: '401..460', bw2: '501..560' },
    tools: ['wavo_set(zone, height_m: num, every_s: int): Set the waves of a zone', 'wavo_calm(zone): Let the water come to rest', 'wavo_burst(zone, waves: int, side?: left|right|both): Send a few waves', 'wavo_call(text, loud?: bool): Speak over the beach speakers', 'wavo_board(band: int, board: soft|hard): Lend a board', 'wavo_board_back(band: int): Take a board back', 'wavo_band_swap(lost_band: int, new_band: int): Replace a wristband'],
    steps: `
      wavo_set zone="{z}" height_m={h} every_s={p} | 파도 | {z}, {h}m, {p}초마다.
      wavo_set zone="{z2}" height_m={h2} every_s={p} | 높은 파도 | {p}초에 한 번씩 {h2}미터짜리를 {z2}에 만들어 주십시오.
      wavo_calm zone="{z2}" | 쉬는 시간 | {z2} 물을 가라앉힌다.
      wavo_burst zone="{z}" waves={n} side=right | 오른쪽으로 | {z}에 오른쪽으로 깨지는 파도 {n}개.
      wavo_burst zone="{z2}" waves={n} | 몇 개만 | 몸풀기로 파도 {n}개만요. {z2}, 방향은 아무래도 좋아요.
      wavo_call text="{w}" loud=true | 방송 | 크게 방송할 말: "{w}"
      wavo_board band={bw} board=soft | 스펀지 보드 | {bw}번 팔찌는 처음이시래. 푹신한 보드로 빌려드려.
      wavo_board band={bw2} board=hard | 하드 보드 | 딱딱한 보드 한 장, 팔찌 {bw2}.
      wavo_board_back band={bw} | 반납 | {bw}번 손님 보드 돌려받았음
      wavo_band_swap lost_band={bw2} new_band={bw} | 팔찌 분실 | {bw2}번을 잃어버리셨습니다. {bw}번을 새로 드립니다.
    `,
  },
  // 제재소
  {
    language: 'ko',
    event: 'mqtt sawmill/log {"통나무": "{g}", "지름cm": {d}, "수종": "{s}", "대기": "{g2}", "톱": "{k}"}',
    slots: { g: '편백 12, LOG-7, 앞마당 3', g2: '낙엽송 4, LOG-19, 뒷마당 8', d: '14..24 / 36..58', s: '=편백, 소나무, 삼나무', k: '1호 톱, 띠톱, 큰톱', k2: '3호 톱, 갱톱, 작은톱', mm: '12..48', m: '3..25', l: '1.8..4.2', pw: '8..12', wc: '40..75' },
    tools: ['tobwerk_cut(saw, log, thickness_mm: int): Saw a log into boards', 'tobwerk_chip(log): Send a log to the chipper', 'tobwerk_trim(log, length_m: num): Cut a log to length', 'tobwerk_turn(log, way: clockwise|anticlockwise): 통나무를 돌린다', 'tobwerk_blade(saw, state: running|parked): Run or park a saw', 'tobwerk_kiln(log, start_pct: int, end_pct: int): Dry from one moisture to another'],
    steps: `
      @d tobwerk_chip log="{g}" // tobwerk_cut saw="{k}" log="{g}" thickness_mm={mm} | 굵기 | 지름이 30cm가 안 되는 통나무는 칩으로 보낸다. 그보다 굵으면 보고된 톱으로 {mm}mm 두께로 켠다.
      tobwerk_cut saw="{k2}" log="{g2}" thickness_mm={mm} | 켜기 | 대기 중인 나무는 {k2:로} {mm}밀리 판을 뽑아 주세요.
      tobwerk_chip log="{g2}" | 썩음 | {g2} 속이 썩었다. 칩으로.
      tobwerk_trim log="{g}" length_m={l} | 길이 | {l}미터로 자르기, 들어온 통나무.
      tobwerk_turn log="{g}" way=clockwise | 돌리기 | 옹이가 위로 오게 {g:을} 시계 방향으로 돌려요.
      tobwerk_turn log="{g2}" way=anticlockwise | 반대로 돌리기 | {g2:은} 시계 반대 방향입니다.
      tobwerk_blade saw="{k}" state=parked | 점심 | 밥 먹자. 보고된 톱 세워 둬라.
      tobwerk_blade saw="{k2}" state=running | 다시 시작 | {k2} 돌리기 시작할 것
      tobwerk_kiln log="{g2}" start_pct={wc} end_pct={pw} | 건조 | 함수율을 {pw}%까지 떨어뜨린다, 지금은 {wc}%. 나무는 {g2}.
    `,
  },
];
