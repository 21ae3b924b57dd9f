import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 2. */
export const workshops2: readonly Scene[] = [
  // 염전
  {
    language: 'ko',
    event: 'mqtt yeomjeon/pan {"염판": "{p}", "염도": {be}, "수심mm": {mm}, "비예보": "{t}", "해주": "{h}", "옆염판": "{p2}"}',
    slots: { p: '4판, 난치-2, 결정지 A', p2: '7판, 누테-5, 결정지 D', be: '11..19 / 25..28', mm: '12..60', t: '=14:10, 16:30, 19:45', h: '해주 1, 동쪽 함수창고', n: '3..30', kg: '200..900' },
    tools: ['yeom_flood(pan, mm: int): Let sea water into a pan', 'yeom_shift(from_pan, to_pan): Let brine run from one pan to another', 'yeom_hide(pan, store): Let brine run into the covered store', 'yeom_back(store, pan): Let brine out of the store into a pan', 'yeom_rake(pan, workers?: int): Rake salt together', 'yeom_cart(pan, kg: int, covered?: bool): Cart salt away'],
    steps: `
      @be failed "염도 {be}로는 소금이 오지 않는다" // yeom_rake pan="{p}" | 대패질 | 염도 25도부터 소금을 긁는다. 모자라면 긁지 말고 실패로 둔다. 몇 명인지는 안 정함.
      yeom_hide pan="{p}" store="{h}" | 비 | 비 온단다. 그 판의 함수를 보고된 해주로 숨긴다.
      yeom_back store="{h}" pan="{p2}" | 비 그침 | {h}에서 함수를 꺼내 {p2}에 편다.
      yeom_flood pan="{p2}" mm={n} | 물 들이기 | 옆 판에 바닷물 {n}밀리.
      yeom_shift from_pan="{p}" to_pan="{p2}" | 내리기 | {p} → {p2}
      yeom_shift from_pan="{p2}" to_pan="{p}" | 거꾸로 | {p:로} 함수를 내린다. {p2} 것이다.
      yeom_rake pan="{p2}" workers=3 | 셋이서 | 옆 판을 세 사람이 긁는다.
      yeom_cart pan="{p}" kg={kg} covered=true | 실어 내기 | 그 판 소금 {kg}kg, 덮개를 씌워서 나간다.
      yeom_cart pan="{p2}" kg={kg} | 나르기 | {p2}에서 {kg}킬로 내갑니다.
    `,
  },
  // 치과 기공소
  {
    language: 'ko',
    slots: { c: 'C-7712, 최말순 46번, 케이스 9', c2: 'C-7730, 안도윤 11번, 케이스 15', s: '=A1, A2, A3, B2', s2: '=C1, D3, A3.5', m: '=지르코니아, 이맥스, 메탈', mm: '0.3..0.9', mm2: '1.1..2.5', d: '=12-03, 12-08, 01-12', cl: '바른치과, 연세온, 미소빌' },
    tools: ['gigong_mill(job, material, shade?): Mill a crown', 'gigong_remill(job, why): Mill a crown again', 'gigong_shade(job, old_shade, new_shade): Enter another shade', 'gigong_wall(job, min_mm: num, max_mm: num): Set how thick the wall may be', 'gigong_sinter(job, fast: bool): Fire a crown', 'gigong_courier(job, clinic, date?): Send a job to a clinic'],
    steps: `
      gigong_mill job="{c}" material="{m}" shade={s} | 밀링 | {c}, {m}, 색은 {s}.
      gigong_mill job="{c2}" material="{m}" | 색 없이 | {c2:은} {m:로} 깎기만 해 주세요. 색은 원장님이 나중에 정하신대요.
      gigong_remill job="{c2}" why="변연 짧음" | 다시 | {c2} 다시 깎을 것. 사유 "변연 짧음".
      gigong_shade job="{c}" old_shade={s} new_shade={s2} | 색 정정 | {c} 색은 {s} 아니고 {s2}.
      gigong_shade job="{c2}" old_shade={s2} new_shade={s} | 색 | {c2} 케이스, {s:로} 바꿔 주세요. 지금은 {s2:로} 되어 있어요.
      gigong_wall job="{c}" min_mm={mm} max_mm={mm2} | 두께 | {c:은} 두꺼워도 {mm2}, 얇아도 {mm}mm.
      gigong_sinter job="{c}" fast=true | 급한 소성 | {c:은} 오늘 나가야 해요. 빠른 소성으로.
      gigong_sinter job="{c2}" fast=false | 소성 | {c2:은} 천천히 구워도 된다.
      gigong_courier job="{c}" clinic="{cl}" date={d} | 배송 | {d}에 {cl:로} {c:을} 보냅니다.
      gigong_courier job="{c2}" clinic="{cl}" | 배송 | {c2}, {cl:로} 보낼 것. 날짜 비움.
    `,
  },
  // 관람차
  {
    language: 'ko',
    event: 'webhook /park/wheel {"놀이기구": "{r}", "칸": {k}, "사유": "문 센서", "대기": {q}, "쉬는기구": "{r2}"}',
    slots: { r: '관람차, 회전목마, 스카이휠', r2: '바이킹, 찻잔, 미니열차', k: '1..18', k2: '19..36', q: '15..140', n: '2..6', m: '5..45' },
    tools: ['nori_spin(ride, rounds: int, backwards?: bool): Let a ride turn', 'nori_pause(ride): Pause a ride', 'nori_continue(ride): Let a paused ride go on', 'nori_end(ride): End a ride for today', 'kan_lock(ride, cabin: int): Do not use a cabin', 'kan_unlock(ride, cabin: int): Use a cabin again', 'line_wait_sign(ride, minutes: int): Show how long one waits'],
    steps: `
      kan_lock ride="{r}" cabin={k} | 칸 잠금 | 센서가 이상한 칸에는 손님을 태우지 않는다.
      kan_unlock ride="{r}" cabin={k2} | {k2}번 칸 | 같은 기구 {k2}번 칸은 고쳤다. 다시 태워도 된다.
      nori_spin ride="{r2}" rounds={n} backwards=true | 뒤로 | 쉬는 기구를 거꾸로 {n}바퀴.
      nori_spin ride="{r}" rounds={n} | {n}바퀴 | {r} {n}바퀴 돌려요.
      nori_pause ride="{r}" | 멈칫 | 아이가 운다. {r} 잠시 멈춤.
      nori_continue ride="{r}" | 다시 | 내렸다. {r} 이어서.
      nori_end ride="{r2}" | 마감 | {r2:은} 오늘 더 안 돌린다.
      line_wait_sign ride="{r}" minutes={m} | 안내판 | 그 기구 대기 {m}분이라고 띄우기
      kan_lock ride="{r2}" cabin={k2} | 의자 파손 | {r2} {k2}번, 의자가 깨졌어요. 못 쓰게 해 주세요.
    `,
  },
  // 소각장
  {
    language: 'ko',
    slots: { l: '1호기, 북쪽로, INC-A', l2: '3호기, 남쪽로, INC-C', t: '850..940', t2: '950..1080', kg: '500..950', p: '5..95', m: '10..50', o: '=6, 8, 11' },
    tools: ['sogak_feed(line, kg: int, wet?: bool): Feed rubbish', 'sogak_hold_feed(line): Feed nothing for now', 'sogak_temp_band(line, floor_c: int, ceiling_c: int): Set the band of the temperature', 'sogak_air(line, primary_pct: int, secondary_pct: int): Set both air flows', 'jae_out(line, minutes: int): Take ash out', 'crane_mix(pit: int, minutes?: int): Mix the pit with the grab'],
    steps: `
      sogak_feed line="{l}" kg={kg} wet=true | 젖은 것 | 젖은 쓰레기 {kg}kg을 {l}에.
      sogak_feed line="{l2}" kg={kg} | 투입 | {l2} {kg}kg 투입.
      sogak_hold_feed line="{l}" | 투입 중지 | 일산화탄소가 높다. {l}에는 당분간 넣지 말 것.
      sogak_temp_band line="{l}" floor_c={t} ceiling_c={t2} | 온도 | {l:은} {t}도 밑으로 내려가면 안 되고 {t2}도를 넘어도 안 된다.
      sogak_temp_band line="{l2}" floor_c={t} ceiling_c={t2} | 상하한 | 상한 {t2} 하한 {t}, {l2}
      sogak_air line="{l}" primary_pct={p} secondary_pct={m} | 공기 | {l}: 1차 {p}%, 2차 {m}%
      sogak_air line="{l2}" primary_pct={m} secondary_pct={p} | 공기 | {l2} 이차 공기는 {p}, 일차는 {m}퍼센트로 해 주십시오.
      jae_out line="{l2}" minutes={m} | 재 | {l2} 재 빼기 {m}분.
      crane_mix pit=2 minutes=15 | 섞기 | 2번 피트를 15분 섞는다.
      crane_mix pit=1 | 뒤집기 | 1번 피트를 크레인으로 뒤섞는다. 얼마나 할지는 기사 마음.
    `,
  },
  // 수어 통역 센터
  {
    language: 'ko',
    event: 'webhook /sueo/request {"의뢰": "{id}", "의뢰인": "{w}", "장소": "{pl}", "날짜": "{d}", "시작": "{t}", "끝": "{t2}"}',
    slots: { id: 'RQ-311, 의뢰 58, S-0904', id2: 'RQ-340, 의뢰 77', w: '배은호, 국다미, 은평구청', pl: '법원 302호, 시립병원, 2학년 교실', d: '=2026-12-04, 2027-01-19', d2: '=2026-12-11, 2027-01-26', t: '=09:30, 10:00, 13:20', t2: '=15:00, 16:40, 17:10', a: '윤슬기, 마루한, 통역 3', b: '하예지, 도경완, 통역 8' },
    tools: ['tongyeok_assign(request, interpreter, standby?): Give a request to an interpreter', 'tongyeok_swap(request, out, in): Exchange the interpreter', 'tongyeok_slot(request, start, end): Set the times of a request', 'tongyeok_postpone(request, to_date): Put a request off', 'tongyeok_decline(request, reason?): Turn a request down', 'tongyeok_video(request, on: bool): Interpret by video'],
    steps: `
      tongyeok_assign request="{id}" interpreter="{a}" | 배정 | 들어온 의뢰는 {a} 선생님께. 예비 통역사는 없어도 됨.
      tongyeok_assign request="{id2}" interpreter="{a}" standby="{b}" | 예비까지 | {id2:은} {a} 선생님, 예비는 {b} 선생님.
      tongyeok_swap request="{id}" out="{a}" in="{b}" | 교체 | {a} 선생님이 아프시다. 이 의뢰는 {b} 선생님이 대신 간다.
      tongyeok_swap request="{id2}" out="{b}" in="{a}" | 바꿈 | {id2}: {a} 들어가고 {b} 빠짐.
      tongyeok_slot request="{id2}" start={t} end={t2} | 같은 시간 | {id2}도 들어온 의뢰와 같은 시작, 같은 끝으로.
      tongyeok_slot request="{id}" start={t} end={t2} | 시간 | {t2}에 끝나고 {t}에 시작합니다. 이 의뢰요.
      tongyeok_postpone request="{id}" to_date={d2} | 미룸 | 이 의뢰는 {d}에 못 간다. {d2:로} 미룬다.
      tongyeok_decline request="{id2}" reason="인원 부족" | 거절 | {id2:은} "인원 부족"이라 못 받습니다.
      tongyeok_decline request="{id}" | 못 받음 | 이 의뢰는 정중히 거절. 이유는 쓰지 마.
      tongyeok_video request="{id}" on=true | 화상 | 이 의뢰는 가지 않고 화면으로 통역한다.
      tongyeok_video request="{id2}" on=false | 직접 | {id2:은} 화상 말고 직접 가서 한다.
    `,
  },
  // 떡집
  {
    language: 'ko',
    slots: { s: '찜기 1, 왼쪽 시루, 큰솥', s2: '찜기 3, 오른쪽 시루, 작은솥', r: '백설기, 호박설기, 콩찰떡', r2: '무지개떡, 증편', n: '10..45', kg: '2..18', w: '조기숙, 승리교회, 3학년 4반', w2: '돌잔치 방, 안골 이장', k: '10..90' },
    tools: ['jjim_start(steamer, cake, minutes?: int): Start steaming', 'jjim_rest(steamer, minutes: int): Let cakes rest under the lid', 'jjim_vent(steamer): Let the steam out', 'tteok_order(customer, cake, boxes: int, pickup?): Write an order', 'tteok_change(customer, old_cake, new_cake): Change the cake of an order', 'tteok_scrap(customer): Delete an order', 'ssal_soak(kg: int, hours: int): Soak rice'],
    steps: `
      jjim_start steamer="{s}" cake="{r}" minutes={n} | 찌기 | {s}에 {r}, {n}분.
      jjim_start steamer="{s2}" cake="{r2}" | 올리기 | {r2:을} {s2}에 올린다. 시간은 보면서.
      jjim_rest steamer="{s}" minutes={n} | 뜸 | {s} 뜸 {n}분.
      jjim_vent steamer="{s2}" | 김 빼기 | {s2} 김을 뺀다.
      tteok_order customer="{w}" cake="{r}" boxes={k} pickup=07:00 | 주문 | {w}, {r} {k}상자, 07:00에 찾으러 옴.
      tteok_order customer="{w2}" cake="{r2}" boxes={n} | 주문 둘 | {w2} 앞으로 {r2} {n}상자요. 몇 시인지는 안 물어봤어요.
      tteok_change customer="{w}" old_cake="{r}" new_cake="{r2}" | 바꿈 | {w:이} {r} 대신 {r2:을} 하겠대요.
      tteok_change customer="{w2}" old_cake="{r2}" new_cake="{r}" | 바꿈 둘 | {w2} 주문: {r:로} 바꿀 것 (원래 {r2}).
      tteok_scrap customer="{w2}" | 파기 | {w2} 주문은 없던 걸로.
      ssal_soak kg={kg} hours=12 | 불리기 | 쌀 {kg}kg을 열두 시간 불린다.
    `,
  },
  // 위성 안테나
  {
    language: 'ko',
    event: 'mqtt dish/pass {"안테나": "{a}", "위성": "{s}", "앙각": {el}, "방위": {az}, "다음위성": "{s2}", "예비": "{a2}"}',
    slots: { a: '접시 2, ANT-7, 북동', a2: '접시 5, ANT-9, 남서', s: 'NOAA-19, 천리안 2A, METEOR-3', s2: 'SAT-61, 아리랑 5', el: '10..44', el2: '45..85', az: '5..180', az2: '185..355', f: '137..148', g: '20..60', h: '2..9' },
    tools: ['jeopsi_point(dish, azimuth: int, elevation: int): Point a dish', 'jeopsi_follow(dish, satellite, record?: bool): Follow a satellite', 'jeopsi_letgo(dish): Stop following', 'jeopsi_stow(dish): Put a dish into its rest position', 'jeopsi_gain(dish, db: int): Set the gain', 'jeopsi_booking(dish, satellite, passes: int): Book passes of a satellite'],
    steps: `
      jeopsi_follow dish="{a}" satellite="{s2}" record=true | 다음 | 보고한 안테나로 다음 위성을 따라가며 녹화도 한다.
      jeopsi_follow dish="{a2}" satellite="{s}" record=false | 보기만 | 예비는 {s:을} 따라가기만. 녹화는 끈다.
      jeopsi_follow dish="{a}" satellite="{s}" | 추적 | 그 안테나, 그 위성 추적.
      jeopsi_point dish="{a}" azimuth={az} elevation={el} | 방향 | 보고된 방위와 앙각으로 그 안테나를 돌린다.
      jeopsi_point dish="{a2}" azimuth={az2} elevation={el2} | 방향 | {a2}: 앙각 {el2}, 방위 {az2}
      jeopsi_letgo dish="{a}" | 추적 끝 | {a:은} 이제 따라가지 않는다.
      jeopsi_stow dish="{a2}" | 태풍 | 태풍이 온다. {a2:을} 쉼 자세로.
      jeopsi_gain dish="{a}" db={g} | 이득 | {a} {g}dB
      jeopsi_booking dish="{a2}" satellite="{s2}" passes={h} | 예약 | {s2} 통과 {h}번을 {a2:로} 받게 잡아 둔다.
    `,
  },
  // 헌책방
  {
    language: 'ko',
    slots: { b: '토지 3권, 백석 시집, 삼국유사 하', b2: '객주 1권, 윤동주 초판, 동의보감 상', s: 'D-4, 창가 둘째 칸, 지하 11', s2: 'A-9, 계단 밑, 지하 2', w: '민서영, 옆집 교수, 단골 박', p: '=4500, 8000, 15000', p2: '=22000, 36000, 70000', d: '=토요일, 다음 주 화요일, 12월 3일', n: '2..9' },
    tools: ['heon_hold(title, customer, until?): Put a book aside for a customer', 'heon_unhold(title): Put a book that was set aside back on sale', 'heon_place(title, shelf): Put a book on a shelf', 'heon_carry(title, from_shelf, to_shelf): Carry a book to another shelf', 'heon_price(title, old_won: int, new_won: int): Change a price', 'heon_seek(title, customer): Note that a customer is looking for a book'],
    steps: `
      heon_hold title="{b}" customer="{w}" until="{d}" | 맡아 두기 | {b:을} {w} 손님 앞으로 {d}까지 빼 둔다.
      heon_hold title="{b2}" customer="{w}" | 빼 두기 | {b2}, {w}. 언제까지인지는 말이 없었음.
      heon_unhold title="{b}" | 안 오심 | {b:은} 찾으러 안 오신다. 다시 판다.
      heon_place title="{b2}" shelf="{s}" | 꽂기 | 새로 들어온 {b2}, {s}에 꽂는다.
      heon_carry title="{b}" from_shelf="{s}" to_shelf="{s2}" | 자리 옮김 | {b}: {s}에 있던 걸 {s2:로}.
      heon_carry title="{b2}" from_shelf="{s2}" to_shelf="{s}" | 옮김 | {s:로} 옮겨 주세요, {s2}에 있는 {b2}.
      heon_price title="{b}" old_won={p} new_won={p2} | 값 올림 | {b:은} {p}원에서 {p2}원으로.
      heon_price title="{b2}" old_won={p2} new_won={p} | 값 내림 | {b2}, 새 값 {p}원. 옛 값은 {p2}원.
      heon_seek title="{b2}" customer="{w}" | 찾는 책 | {w} 손님이 {b2:을} 찾고 있다고 적어 둔다.
    `,
  },
  // 수소 충전소
  {
    language: 'ko',
    event: 'webhook /h2/bay {"충전기": "{b}", "차량": "{c}", "압력": {p}, "저장탱크": "{t}", "예비탱크": "{t2}", "누출ppm": {ppm}}',
    slots: { b: 'H-1, 왼쪽 디스펜서', b2: 'H-3, 오른쪽 디스펜서', c: '넥쏘 8812, 버스 21, 71도 3303', p: '12..45', t: 'T1, 고압 A', t2: 'T4, 고압 D', ppm: '0..40 / 120..900', kg: '2..6', lo: '20..35', hi: '=70, 82, 87', c2: '-40..-33' },
    tools: ['suso_fill(bay, car, kg?: int): Fill a car', 'suso_stop(bay): End filling', 'suso_cool(bay, celsius: int): Cool the gas before filling', 'suso_tank_use(bay, tank): Say from which tank a bay takes gas', 'suso_equalise(from_tank, to_tank): Let gas flow between tanks', 'suso_band(tank, low_mpa: int, high_mpa: int): Set the band of pressure', 'suso_evacuate(reason): Send everybody away'],
    steps: `
      @ppm failed "누출 {ppm}ppm은 기준 안이다" // suso_evacuate reason="수소 누출" | 대피 | 누출이 100ppm을 넘으면 "수소 누출"이라는 까닭으로 모두 내보낸다. 안 넘으면 그대로.
      suso_fill bay="{b}" car="{c}" kg={kg} | 충전 | 온 차에 {kg}kg, 그 충전기.
      suso_fill bay="{b}" car="{c}" | 가득 | 그 충전기에서 그 차를 충전한다. 몇 킬로인지는 안 정한다.
      suso_stop bay="{b2}" | 끝 | {b2} 충전은 이만.
      suso_cool bay="{b2}" celsius={c2} | 예냉 | {b2} 가스를 {c2}도로.
      suso_cool bay="{b}" celsius=-38 | 식히기 | 그 충전기는 영하 38도까지 식힌다.
      suso_tank_use bay="{b}" tank="{t2}" | 예비로 | 그 충전기는 예비 탱크에서 받는다.
      suso_equalise from_tank="{t}" to_tank="{t2}" | 균압 | 저장 탱크에서 예비 탱크로 흘린다.
      suso_equalise from_tank="{t2}" to_tank="{t}" | 균압 | {t:로} 흐르게, {t2}에서.
      suso_band tank="{t}" low_mpa={lo} high_mpa={hi} | 압력 범위 | 그 저장 탱크: 최대 {hi}, 최소 {lo}MPa.
    `,
  },
  // 승마장
  {
    language: 'ko',
    slots: { h: '번개, 모카, 산들', h2: '먹구름, 라떼, 한라', s: '3번 마방, 끝방, B동 2', s2: '8번 마방, 첫방, B동 6', r: '초급반 지우, 민지 어머니, 김관장', kg: '1..6', m: '20..60', t: '=10:00, 14:30, 16:00', t2: '=11:30, 15:00, 17:40' },
    tools: ['mal_feed(horse, kg: int, feed?: hay|oats|mash): Feed a horse', 'mal_walk(horse, minutes: int, rider?): Walk a horse', 'mal_rest(horse, days: int): Let a horse rest', 'mabang_move(horse, from_box, to_box): Move a horse', 'ride_put(rider, horse, at): Write a lesson into the plan', 'ride_shift(rider, from_time, to_time): Move a lesson to another time', 'ride_strike(rider, at): Take a lesson out of the plan'],
    steps: `
      mal_feed horse="{h}" kg={kg} feed=oats | 귀리 | {h} 귀리 {kg}킬로.
      mal_feed horse="{h2}" kg={kg} feed=hay | 건초 | {h2}에게 마른 풀 {kg}kg을 준다.
      mal_feed horse="{h2}" kg={kg} | 먹이 | {h2} {kg}kg. 뭘 줄지는 마방 아저씨가 안다.
      mal_walk horse="{h}" minutes={m} | 걷기 | {h}, {m}분 걷게.
      mal_walk horse="{h2}" minutes={m} rider="{r}" | 태우고 | {r:을} 태우고 {h2:을} {m}분 걸린다.
      mal_rest horse="{h}" days=3 | 쉬게 | {h:은} 다리를 전다. 사흘 쉬게 한다.
      mabang_move horse="{h}" from_box="{s}" to_box="{s2}" | 방 옮김 | {h}: {s2:로}. {s:은} 물이 샌다.
      ride_put rider="{r}" horse="{h2}" at={t} | 수업 | {t}, {r}, {h2}.
      ride_shift rider="{r}" from_time={t} to_time={t2} | 늦춤 | {r} 수업을 {t}에서 {t2:로}.
      ride_shift rider="{r}" from_time={t2} to_time={t} | 당김 | {r:은} {t:로} 당긴다. 원래는 {t2}.
      ride_strike rider="{r}" at={t2} | 빼기 | {t2} {r} 수업은 없앤다.
    `,
  },
  // 사출 공장
  {
    language: 'ko',
    event: 'mqtt inject/m{n}/shot {"금형": "{m}", "불량": "{f}", "쿠션": {cu}, "다음금형": "{m2}", "수지": "{r}"}',
    slots: { n: '1..12', m: '뚜껑 8구, M-118, 손잡이 좌', m2: '뚜껑 16구, M-131, 손잡이 우', f: '=미성형, 플래시, 싱크', cu: '2.5..9.5', r: 'PP 검정, ABS 백, POM', r2: 'PP 투명, PC', c: '180..240', c2: '245..290', s: '3..25', k: '500..9000' },
    tools: ['sachul_barrel(machine: int, rear_c: int, front_c: int): Heat the barrel', 'sachul_cool(machine: int, secs: int): Set the cooling time', 'sachul_press(machine: int, bar: int, hold_s?: int): Set the holding pressure', 'mold_change(machine: int, from_mold, to_mold): Change the mould', 'resin_change(machine: int, resin, purge: bool): Change the resin', 'shot_count(machine: int, target: int, stop_after?: bool): Set how many shots are made'],
    steps: `
      sachul_barrel machine={n} rear_c={c} front_c={c2} | 배럴 | 그 기계 앞쪽 {c2}, 뒤쪽 {c}도.
      sachul_barrel machine=14 rear_c={c2} front_c={c} | 14호 배럴 | 14호 뒤 {c2} 앞 {c}
      sachul_cool machine={n} secs={s} | 냉각 | 싱크를 줄이려고 합니다. 보고한 기계 냉각 {s}초로.
      sachul_press machine={n} bar={c} hold_s={s} | 보압 | 그 기계 보압 {c}바를 {s}초.
      sachul_press machine=13 bar={c2} | 보압 | 13호기 보압 {c2}bar, 시간은 손대지 말 것.
      mold_change machine={n} from_mold="{m}" to_mold="{m2}" | 금형 교환 | 보고한 기계 금형을 다음 것으로.
      mold_change machine=15 from_mold="{m2}" to_mold="{m}" | 15호 금형 | 15호에 {m:을} 걸고 {m2:은} 내린다.
      resin_change machine={n} resin="{r2}" purge=true | 원료 교체 | 그 기계 원료를 {r2:로} 바꾸고 안을 밀어내기까지.
      resin_change machine=14 resin="{r}" purge=false | 그냥 교체 | 14호는 {r:로}, 퍼지 없이 바꾼다.
      shot_count machine={n} target={k} stop_after=true | 수량 | 그 기계는 {k}번 쏘고 나면 선다.
      shot_count machine=13 target={k} | 목표 | 13호 목표 {k}쇼트.
    `,
  },
  // 혈액원
  {
    language: 'ko',
    slots: { b: 'BU-30118, 혈액 77-2, R0091', b2: 'BU-30125, 혈액 77-9, R0104', f: '냉장 2, 선반 B3', f2: '냉장 5, 선반 C1', h: '한빛병원, 응급 3, 도립의료원', h2: '서해병원, 산부인과', t: '=A+, O-, AB+', n: '2..9', lo: '1..3', hi: '5..7' },
    tools: ['hyeol_store(unit, fridge): Put a unit into a fridge', 'hyeol_transfer(unit, from_fridge, to_fridge): Move a unit', 'hyeol_reserve(hospital, type, units: int, urgent?: bool): Reserve units for a hospital', 'hyeol_release(hospital, type): Give up a reservation', 'hyeol_issue(unit, hospital): Hand a unit out', 'hyeol_takeback(unit, hospital): Take a unit back', 'hyeol_temp_band(fridge, high_c: int, low_c: int): Set the band of the temperature'],
    steps: `
      hyeol_store unit="{b}" fridge="{f}" | 넣기 | {b} {f}에.
      hyeol_transfer unit="{b}" from_fridge="{f}" to_fridge="{f2}" | 옮기기 | {f} 고장. {b:을} {f2:로} 옮길 것.
      hyeol_transfer unit="{b2}" from_fridge="{f2}" to_fridge="{f}" | 옮기기 | {f:로} {b2:을} 옮겨 주십시오. {f2}에 있습니다.
      hyeol_reserve hospital="{h}" type={t} units={n} urgent=true | 급함 | {h}에서 {t} {n}단위를 급히 잡아 달랍니다.
      hyeol_reserve hospital="{h2}" type={t} units={n} | 예약 | {h2}, {t}, {n}단위.
      hyeol_release hospital="{h}" type={t} | 수술 취소 | {h} 수술이 없어졌다. 잡아 둔 {t:을} 놓아준다.
      hyeol_issue unit="{b2}" hospital="{h}" | 출고 | {b2}, {h}에 내줌.
      hyeol_takeback unit="{b}" hospital="{h2}" | 반납 | {h2}에서 {b:을} 안 썼다고 돌려준다. 받을 것.
      hyeol_temp_band fridge="{f2}" high_c={hi} low_c={lo} | 온도 | {f2}, 낮은 쪽 {lo}도 높은 쪽 {hi}도.
    `,
  },
  // 버섯 재배사
  {
    language: 'ko',
    event: 'webhook /beoseot/room {"재배사": "{r}", "CO2": {co}, "습도": {h}, "주기": {f}, "빈재배사": "{r2}"}',
    slots: { r: '2동, 느타리 A, R-4', r2: '6동, 표고 C, R-9', co: '700..1100 / 1900..3800', h: '62..78', h2: '80..95', f: '1..3', c: '9..22', n: '5..50', b: '200..900' },
    tools: ['jaebae_fresh(room, percent: int): Let fresh air in', 'jaebae_mist(room, percent: int): Set the humidity', 'jaebae_chill(room, day_c: int, night_c: int): Set the temperatures by day and by night', 'bong_bring(room, bags: int): Bring bags into a room', 'bong_shift(bags: int, from_room, to_room): Move bags', 'bong_shock(room, hours: int, with_light?: bool): Give a cold shock'],
    steps: `
      @co failed "CO2 {co}ppm이라 괜찮다" // jaebae_fresh room="{r}" percent=60 | 환기 | CO2가 1500을 넘었을 때만 그 동에 바깥 공기를 60% 들인다.
      jaebae_mist room="{r}" percent={h2} | 가습 | 마른 동은 {h2}%.
      jaebae_mist room="{r2}" percent={h2} | 습도 | {r2} 습도 {h2}퍼센트로 맞춰 주세요.
      jaebae_chill room="{r}" day_c={c} night_c=8 | 온도 | 밤 8도, 낮 {c}도, 보고한 동.
      jaebae_chill room="{r2}" day_c={c} night_c=7 | 온도 | {r2:은} 낮에 {c}도이고 밤에는 7도다.
      bong_bring room="{r2}" bags={b} | 입상 | 빈 동에 {b}봉.
      bong_shift bags={n} from_room="{r}" to_room="{r2}" | 옮김 | 그 동에서 빈 동으로 {n}봉.
      bong_shift bags={n} from_room="{r2}" to_room="{r}" | 도로 | {r}에 {n}봉을 도로. {r2}에서 가져온다.
      bong_shock room="{r}" hours=24 with_light=true | 충격 | 그 동에 하루 동안 찬 기운을, 불도 켜고.
      bong_shock room="{r2}" hours={n} | 저온 | {r2} {n}시간 저온 충격.
    `,
  },
  // 시계 수리
  {
    language: 'ko',
    slots: { w: '세이코 7S, 할아버지 괘종, W-0881', w2: '오메가 300, 뻐꾸기, W-0902', s: '-25..-3', s2: '3..25', m: '2..9', bin: '서랍 4, 초록통, P12', bin2: '서랍 9, 빨간통, P31', part: '태엽, 용두, 유리 32mm', part2: '가죽줄, 문자판', d: '5..30' },
    tools: ['sigye_rate(watch, seconds_per_day: int): Correct the rate', 'sigye_wind(watch, turns: int, gently?: bool): Wind a watch', 'sigye_demag(watch): Take the magnetism out', 'bupum_take(part, bin): Take a part from a bin', 'bupum_stow(part, bin): Put a part into a bin', 'bupum_replace(watch, old_part, new_part): Replace a part of a watch', 'suri_ready(watch, days: int): Say in how many days it is ready'],
    steps: `
      sigye_rate watch="{w}" seconds_per_day={s} | 빠르다 | {w} 하루 {s}초로 보정.
      sigye_rate watch="{w2}" seconds_per_day={s2} | 느리다 | {w2:은} 하루에 {s2}초 더 가게 한다.
      sigye_wind watch="{w}" turns=12 gently=true | 태엽 | {w} 태엽을 열두 번, 살살 감는다.
      sigye_wind watch="{w2}" turns={m} | 감기 | {w2} {m}바퀴 감아 주세요.
      sigye_demag watch="{w2}" | 자석 | {w2:이} 자석을 먹었다.
      bupum_take part="{part}" bin="{bin}" | 꺼냄 | {bin}에서 {part}.
      bupum_stow part="{part}" bin="{bin2}" | 넣음 | {part:을} {bin2}에 넣어 둔다.
      bupum_replace watch="{w}" old_part="{part}" new_part="{part2}" | 교체 | {w}: {part:을} 빼고 {part2:을} 단다.
      bupum_replace watch="{w2}" old_part="{part2}" new_part="{part}" | 교체 | {w2}, {part2} 자리에 {part}
      suri_ready watch="{w}" days={d} | 언제? | {w:은} {d}일 뒤에 된다고 전산에 넣는다.
      suri_ready watch="{w2}" days=7 | 일주일 | {w2}, 일주일 걸림.
    `,
  },
  // 풍력
  {
    language: 'ko',
    event: 'mqtt wind/{t} {"rpm": {r}, "풍속": {w}, "방위": {d}, "이웃호기": "{t2}", "진동": {v}}',
    slots: { t: 'wt-07, wt-12, wt-31', t2: 'wt-44, wt-58', r: '8..17', w: '4..24', d: '5..170', d2: '190..350', v: '0.2..0.9 / 2.4..5.8', p: '2..40', k: '500..3000', m: '10..55' },
    tools: ['blade_pitch(turbine, degrees: int): Turn the blades', 'nacel_yaw(turbine, degrees: int): Turn the head into the wind', 'nacel_untwist(turbine): Turn the head back to free the cables', 'turbin_curtail(turbine, kw: int, minutes?: int): Limit the power', 'turbin_uncurtail(turbine): Take the limit away', 'turbin_brake(turbine, how: soft|hard): Brake a turbine'],
    steps: `
      @v failed "진동 {v:은} 정상 범위" // turbin_brake turbine={t} how=soft | 진동 | 진동이 2를 넘은 호기는 부드럽게 세운다. 아니면 실패로.
      turbin_brake turbine={t2} how=hard | 급제동 | 이웃 호기는 날개가 깨졌다. 확 잡아라.
      blade_pitch turbine={t} degrees={p} | 피치 | 보고한 호기 날개 {p}도.
      nacel_yaw turbine={t} degrees={d} | 요 | 보고한 방위로 머리를 돌린다.
      nacel_yaw turbine={t2} degrees={d2} | 요 | {t2} 머리 {d2}도.
      nacel_untwist turbine={t} | 꼬임 | 그 호기 선이 꼬였으니 풀어 준다.
      turbin_curtail turbine={t} kw={k} minutes={m} | 출력 제한 | {m}분간 {k}kW만, 보고한 호기.
      turbin_curtail turbine={t2} kw={k} | 제한 | {t2:은} {k}kW 넘지 않게. 언제까지인지는 거래소가 알려 준다.
      turbin_uncurtail turbine={t2} | 해제 | {t2} 제한을 푼다.
    `,
  },
  // 꽃꽂이 교실
  {
    language: 'ko',
    slots: { c: '월요반, 화병반, F-2', c2: '주말반, 리스반, F-5', w: '채아름, 국희, 나연수', w2: '도하린, 성미옥', n: '2..9', fl: '=작약, 튤립, 미스티블루', fl2: '=수국, 라넌, 유칼립', t: '=10:30, 14:00', t2: '=19:00, 19:30' },
    tools: ['ban_enrol(class, person, paid?: bool): Enrol a person', 'ban_withdraw(class, person): Take a person out of a class', 'ban_transfer(person, from_class, to_class): Move a person', 'ban_time(class, old_time, new_time): Move the hour of a class', 'kkot_stock(flower, bunches: int): Order flowers', 'kkot_instead(class, planned, instead): Use another flower than planned'],
    steps: `
      ban_enrol class="{c}" person="{w}" paid=true | 등록 | {w} 님 {c} 등록. 돈 냈음.
      ban_enrol class="{c2}" person="{w2}" paid=false | 등록 | {w2} 님은 {c2}. 수강료는 아직 안 내셨어요.
      ban_enrol class="{c}" person="{w2}" | 등록만 | {c}에 {w2} 님을 넣어 주세요.
      ban_withdraw class="{c2}" person="{w}" | 그만둠 | {w} 님 {c2} 그만두심.
      ban_transfer person="{w}" from_class="{c}" to_class="{c2}" | 반 변경 | {w} 님 {c} → {c2}
      ban_transfer person="{w2}" from_class="{c2}" to_class="{c}" | 반 변경 | {w2} 님을 {c:로} 옮깁니다. {c2:은} 시간이 안 맞으신대요.
      ban_time class="{c}" old_time={t} new_time={t2} | 시간 | {c:을} {t2:로} 미룬다. 지금은 {t}.
      ban_time class="{c2}" old_time={t2} new_time={t} | 시간 | {c2}: {t2} 말고 {t}.
      kkot_stock flower="{fl}" bunches={n} | 주문 | {fl} {n}단.
      kkot_instead class="{c}" planned="{fl}" instead="{fl2}" | 대신 | {fl} 값이 올랐다. {c:은} {fl2:로} 한다.
    `,
  },
  // 컨테이너 부두
  {
    language: 'ko',
    event: 'webhook /yard/gate {"컨테이너": "{c}", "블록": "{b}", "단": {t}, "트럭": "{k}", "빈블록": "{b2}", "봉인": "{s}"}',
    slots: { c: '=MSKU 441902, TEMU 118077, HLXU 330915', c2: '=KMTU 902211, CAIU 770134', b: '3A-12, 7C-04, N-31', b2: '5B-20, 9D-11, S-02', t: '1..5', k: '부산 88바 1120, TR-41', k2: '인천 90사 7731, TR-77', s: '=SL-88120, K90-411', c3: '-25..-15', h: '2..48' },
    tools: ['yadeu_stack(container, block, tier?: int): Put a container down', 'yadeu_shuffle(container, from_block, to_block): Move a container to another block', 'yadeu_load(container, truck): Put a container on a truck', 'yadeu_unload(container, truck): Take a container off a truck', 'reefer_set(container, celsius: int): Set a refrigerated container', 'sil_check(container, seal): Compare the seal', 'sil_replace(container, old_seal, new_seal): Put another seal on'],
    steps: `
      yadeu_unload container="{c}" truck="{k}" | 내리기 | 들어온 것을 그 트럭에서 내린다.
      yadeu_load container="{c2}" truck="{k2}" | 싣기 | {k2}에 {c2:을} 싣는다.
      yadeu_stack container="{c}" block={b} tier={t} | 쌓기 | 보고된 블록, 보고된 단에 쌓는다.
      yadeu_stack container="{c2}" block={b2} | 쌓기 | {c2} 빈 블록에. 몇 단인지는 기사가 본다.
      yadeu_shuffle container="{c}" from_block={b} to_block={b2} | 재배치 | 들어온 것을 빈 블록으로 옮긴다.
      yadeu_shuffle container="{c2}" from_block={b2} to_block={b} | 재배치 | {c2}: {b:로}, {b2}에서.
      reefer_set container="{c2}" celsius={c3} | 냉동 | {c2} {c3}도.
      reefer_set container="{c}" celsius=-18 | 냉동 | 이번 것은 영하 십팔 도로 합니다.
      sil_check container="{c}" seal={s} | 봉인 확인 | 보고된 봉인이 맞는지 본다.
      sil_replace container="{c}" old_seal={s} new_seal=ZZ-5501 | 새 봉인 | 세관이 땄다. 봉인을 ZZ-5501로 새로 단다.
    `,
  },
  // 팟캐스트 편집실
  {
    language: 'ko',
    slots: { e: '42화, 특집 2, 시즌3-07', e2: '43화, 특집 5, 시즌3-11', t: '=00:04:10, 00:12:33', t2: '=00:21:05, 00:39:48', s: '10..80', sp: '진행자 문, 손님 1, 마이크 B', sp2: '진행자 양, 손님 2, 마이크 D', d: '=금요일 18시, 12월 5일, 월요일 아침', db: '-9..-1' },
    tools: ['pyeon_cut(episode, from_time, to_time): Cut a part out', 'pyeon_copy(episode, from_time, to_episode): Copy a part to another episode', 'pyeon_restore(episode): Bring back what was cut out', 'pyeon_level(episode, speaker, db: int): Set the level of a speaker', 'pyeon_rename(old_name, new_name): Rename an episode', 'pyeon_release(episode, when?, silent?: bool): Publish an episode', 'pyeon_withdraw(episode): Take an episode offline'],
    steps: `
      pyeon_cut episode="{e}" from_time={t} to_time={t2} | 자르기 | {e} {t}부터 {t2}까지 잘라 낸다.
      pyeon_cut episode="{e2}" from_time={t} to_time={t2} | 잡담 | {t2}까지가 잡담이다. {e2}에서 {t}부터 들어낸다.
      pyeon_restore episode="{e}" | 되살림 | {e}에서 잘라 낸 것을 도로 붙인다.
      pyeon_copy episode="{e}" from_time={t} to_episode="{e2}" | 복사 | {e}에서 {t} 대목을 {e2}에 베껴 넣는다.
      pyeon_level episode="{e}" speaker="{sp}" db={db} | 소리 | {e}에서 {sp}, {db}dB.
      pyeon_level episode="{e2}" speaker="{sp2}" db=3 | 소리 | {e2} {sp2} 소리를 3데시벨 올린다.
      pyeon_rename old_name="{e}" new_name="{e2}" | 이름 | {e:을} {e2:로} 고쳐 부른다.
      pyeon_rename old_name="{e2}" new_name="{e}" | 이름 | 새 이름 {e}, 옛 이름 {e2}.
      pyeon_release episode="{e}" when="{d}" | 공개 | {e} 공개는 "{d}".
      pyeon_release episode="{e2}" silent=true | 조용히 | {e2} 지금 올림. 구독자에게 알림은 가지 않게.
      pyeon_withdraw episode="{e2}" | 내림 | {e2:을} 내린다.
    `,
  },
  // 소방서 차고
  {
    language: 'ko',
    event: 'mqtt 119/dispatch {"차량": "{v}", "주소": "{a}", "등급": {g}, "귀소중": "{v2}"}',
    slots: { v: '펌프 1, 구급 3, 화학', v2: '펌프 4, 굴절, 구급 7', a: '역전길 14, 산 88-1, 시장 뒤 창고', a2: '둑방길 3, 하나연립 가동', g: '1..3', n: '2..9', d: '1..4', h: '12..48' },
    tools: ['chago_door(door: int, up: bool): Move a garage door', 'cha_roll(vehicle, address, siren?: bool): Send a vehicle out', 'cha_return(vehicle): Call a vehicle back', 'cha_redirect(vehicle, old_address, new_address): Send a vehicle to another address', 'cha_off_run(vehicle, hours?: int): Take a vehicle off the run', 'cha_on_run(vehicle): Put a vehicle on the run again'],
    steps: `
      chago_door door={d} up=true | 셔터 | {d}번 셔터 올려.
      chago_door door={d} up=false | 셔터 | {d}번 내려.
      cha_roll vehicle="{v}" address="{a}" siren=true | 출동 | 떨어진 차, 떨어진 주소. 사이렌 울리며 나간다.
      cha_roll vehicle="{v2}" address="{a2}" siren=false | 조용히 | {v2:은} {a2:로}, 사이렌 없이.
      cha_roll vehicle="{v}" address="{a2}" | 출동 | {v} {a2} 출동.
      cha_return vehicle="{v}" | 오인 | 오인 신고다. 나간 차를 불러들인다.
      cha_redirect vehicle="{v}" old_address="{a}" new_address="{a2}" | 돌려라 | 나간 차를 {a2:로} 돌린다.
      cha_redirect vehicle="{v2}" old_address="{a2}" new_address="{a}" | 돌려라 | {v2:은} {a2:로} 가지 말고 {a:로} 간다.
      cha_off_run vehicle="{v2}" hours={h} | 정비 | 돌아오는 차는 {h}시간 정비로 뺀다.
      cha_off_run vehicle="{v2}" | 고장 | {v2} 불출. 언제까지인지 모름.
      cha_on_run vehicle="{v}" | 가동 | {v} 다시 출동 가능.
    `,
  },
  // 어린이집
  {
    language: 'ko',
    slots: { k: '정하율, 반다온, 석이안', k2: '현소이, 길라온', r: '=해님반, 별님반, 꽃잎반', r2: '=구름반, 새싹반', g: '할머니, 이모, 활동 선생님', t: '=15:40, 16:30, 17:10', m: '30..95', w: '=토마토, 땅콩, 우유' },
    tools: ['deungwon_in(child, at?): Enter that a child came', 'hawon_out(child, with, at?): Enter that a child was fetched', 'ban_change(child, from_room, to_room): Move a child to another room', 'najam_set(room, minutes: int): Set the nap of a room', 'allim_write(child, text): Write into the notebook of a child', 'allim_read(child): Read the notebook of a child', 'avoid_food(child, food): Note a food a child must not eat'],
    steps: `
      deungwon_in child="{k}" | 등원 | {k} 왔어요.
      deungwon_in child="{k2}" at=09:50 | 늦은 등원 | {k2:은} 09:50에 왔어요.
      hawon_out child="{k}" with="{g}" at={t} | 하원 | {t}에 {k:을} {g:이} 데려갔습니다.
      hawon_out child="{k2}" with="{g}" | 하원 | {k2}, {g:과} 하원. 시간은 안 적음.
      ban_change child="{k}" from_room={r} to_room={r2} | 반 이동 | {k:은} 오늘부터 {r:이} 아니라 {r2}.
      ban_change child="{k2}" from_room={r2} to_room={r} | 반 이동 | {k2:을} {r:로}. ({r2}에서)
      najam_set room={r} minutes={m} | 낮잠 | {r} 낮잠 {m}분.
      najam_set room={r2} minutes=90 | 낮잠 | {r2:은} 한 시간 반 재워요.
      allim_write child="{k}" text="밥을 두 그릇 먹었어요!" | 알림장 | {k} 알림장에 "밥을 두 그릇 먹었어요!"
      allim_read child="{k2}" | 알림장 | 부모님이 {k2} 알림장에 뭐라고 쓰셨나 본다.
      avoid_food child="{k}" food={w} | 알레르기 | {k} {w} 먹으면 안 됨.
    `,
  },
  // 금속 도금
  {
    language: 'ko',
    event: 'mqtt dogeum/bath {"조": "{b}", "pH": {ph}, "전류": {a}, "걸이": "{r}", "다음조": "{b2}"}',
    slots: { b: '니켈조, 탈지 2, Cr-1', b2: '수세 3, 크롬조, Zn-4', ph: '3.2..4.1 / 4.9..6.3', a: '100..390', a2: '410..800', r: '걸이 12, R-07', r2: '걸이 30, R-19', s: '20..600', l: '1.5..9.5', c: '42..62' },
    tools: ['dogeum_dip(rack, bath, secs?: int): Dip a rack into a bath', 'dogeum_lift(rack, bath): Lift a rack out of a bath', 'dogeum_next(rack, from_bath, to_bath): Carry a rack to another bath', 'dogeum_amps(bath, start_a: int, end_a: int): Ramp the current', 'dogeum_acid(bath, litres: num): Lower the pH', 'dogeum_alkali(bath, litres: num): Raise the pH', 'dogeum_warm(bath, celsius: int): Heat a bath'],
    steps: `
      @ph dogeum_alkali bath="{b}" litres={l} // dogeum_acid bath="{b}" litres={l} | pH | 4.5보다 낮으면 알칼리, 높으면 산을 {l}리터. 보고한 조.
      dogeum_dip rack="{r}" bath="{b}" secs={s} | 담금 | 그 걸이를 그 조에 {s}초.
      dogeum_dip rack="{r2}" bath="{b2}" | 담금 | {r2:을} {b2}에 담근다. 꺼낼 때는 내가 본다.
      dogeum_lift rack="{r2}" bath="{b2}" | 꺼냄 | {b2}에서 {r2} 꺼내기.
      dogeum_next rack="{r}" from_bath="{b}" to_bath="{b2}" | 다음 조 | 그 걸이를 다음 조로.
      dogeum_next rack="{r2}" from_bath="{b2}" to_bath="{b}" | 되돌림 | {r2}: {b2}에서 {b:로} 되돌린다.
      dogeum_amps bath="{b}" start_a={a} end_a={a2} | 전류 | 지금 전류에서 {a2}A까지 올려 간다. 보고한 조.
      dogeum_amps bath="{b2}" start_a={a2} end_a={a} | 전류 내림 | {b2:은} {a}암페어로 끝나게, {a2}암페어에서 시작.
      dogeum_warm bath="{b2}" celsius={c} | 온도 | {b2} {c}℃
    `,
  },
];
