import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 2. */
export const rowsKo2: readonly Scene[] = [
  // 논 물꼬
  {
    language: 'ko',
    event: 'mqtt paddy/level {"마른논": "{a}", "둘째마른논": "{b}", "셋째마른논": "{c}", "넘치는논": "{d}", "수위cm": {w}}',
    slots: { a: '윗논, 샘배미, 3번지', b: '큰논, 장구배미, 7번지', c: '=뱀논, 둑밑논 / ∅', d: '아랫논, 삿갓배미, 12번지', e: '새논, 돌배미, 19번지', w: '5..14', h: '6..9', n: '1..4', nl: '=\n-' },
    tools: ['mulkko_inlet(paddies: text[], hours?: int): Let water into paddies', 'mulkko_outlet(paddies: text[], down_to_cm?: int): Let water out of paddies', 'mulkko_seal(paddy): Seal the inlet of one paddy for good', 'mulkko_route(from_paddy, through: text[], to_paddy): Lead water through paddies', 'mulkko_depth(paddy): Measure one paddy'],
    steps: `
      @c mulkko_inlet paddies=["{a}", "{b}", "{c}"] // mulkko_inlet paddies=["{a}", "{b}"] | 물 대기 | 말랐다고 보고된 논마다 물을 댄다.
      @c mulkko_inlet paddies=["{a}", "{b}", "{c}"] hours={h} // mulkko_inlet paddies=["{a}", "{b}"] hours={h} | {h}시간 | 보고에 나온 마른 논은 모두 {h}시간 물 대기
      mulkko_inlet paddies=["{e}"] hours={h} | {e} | {e} 한 곳만 {h}시간 물을 넣어 주십시오.
      mulkko_outlet paddies=["{d}"] down_to_cm={n} | 물 빼기 | 넘치는 논을 {n}cm까지 빼#
      mulkko_outlet paddies=["{e}", "{d}"] | 두 배미 | 물 뺄 논:{nl} {e}{nl} {d}
      mulkko_seal paddy="{d}" | 막음 | {d} 물꼬는 아주 막아 버려라.
      mulkko_route from_paddy="{d}" through=["{b}", "{a}"] to_paddy="{e}" | 돌려 대기 | {d} 물을 {b}, {a} 차례로 거쳐 {e:로} 보낸다.
      mulkko_route from_paddy="{e}" through=["{a}"] to_paddy="{b}" | 거쳐서 | {e}에서 {b:로}, {a}만 거침.
      mulkko_depth paddy="{a}" | 재기 | 먼저 적힌 마른 논 물 깊이 좀 재 주세요.
    `,
  },
  // 버스 회사 배차
  {
    language: 'ko',
    slots: { r: '=720, M7731, 마을03, 2115', a: '=시청앞, 중앙시장, 터미널', b: '=고용센터, 한빛마을, 시민공원', c: '=의료원, 여고앞', d: '=새터삼거리, 농협앞', t: '=05:20, 06:45', t2: '=13:10, 17:30', t3: '=21:05, 22:40', v: '1203, 4417, 8850', v2: '2960, 5071', n: '2..9' },
    tools: ['baechabu_skip(route, stops: text[], reason?): Let a route pass stops without halting', 'baechabu_detour(route, via: text[]): Lead a route over other stops', 'baechabu_departures(route, times: text[], vehicle?): Set the departures of a route', 'baechabu_extra(route, time): Add a single departure', 'baechabu_trade(route, out_vehicles: text[], in_vehicles: text[]): Replace vehicles of a route'],
    steps: `
      baechabu_skip route="{r}" stops=["{a}", "{b}"] reason="도로 공사" | 무정차 | {r:은} {a}, {b} 정류장을 그냥 지나갑니다. 사유 "도로 공사".
      baechabu_skip route="{r}" stops=["{d}"] | 한 군데 무정차 | {r} 노선, {d} 한 곳만 무정차 처리.
      baechabu_detour route="{r}" via=["{c}", "{a}", "{d}"] | 우회 | {r}: {c} 다음 {a}, 그다음 {d:로} 우회함
      baechabu_detour route="{r}" via=["{b}"] | 돌아가기 | 오늘 장날이라 {r:은} {b:을} 거쳐서 돌아가게 해 줘요.
      baechabu_departures route="{r}" times=["{t}", "{t2}", "{t3}"] | 시간표 | {r} 출발은 하루 세 번, {t} {t2} {t3}.
      baechabu_departures route="{r}" times=["{t2}"] vehicle="{v}" | 휴일 | {r} 휴일 배차를 {t2} 한 번으로 정하고 차량은 {v}.
      baechabu_extra route="{r}" time="{t3}" | 증차 | {t3}에 {r} 한 대 더 띄우#
      baechabu_trade route="{r}" out_vehicles=["{v}"] in_vehicles=["{v2}"] | 대차 | {r} {v:을} 빼고 {v2:을} 넣는다.
    `,
  },
  // 박물관 수장고 / 온습도
  {
    language: 'ko',
    event: 'webhook /sujang/alarm {"경보장": [{"장": "{a}", "습도": {x}}, {"장": "{b}", "습도": {y}}], "담당": "{who}", "예비장": "{c}"}',
    slots: { a: '3번장, 목칠-2, 서화 왼쪽', b: '7번장, 지류-5, 서화 오른쪽', c: '11번장, 공용-1', i: '백자호 12, 유물 0417, 병풍 3', i2: '청자완 5, 유물 0692', i3: '고서 88, 유물 0733', x: '61..69', y: '71..79', h: '45..58', who: '학예사 민정, 보존과 류', nl: '=\n·' },
    tools: ['sujangi_dry(cabinets: text[], target_rh: int): Dry cabinets', 'sujangi_rehouse(items: text[], cabinet, gloves?: bool): Move items into a cabinet', 'sujangi_lend(items: text[], to, until?): Lend items', 'sujangi_photo(item): Photograph one item', 'sujangi_lockup(lock: text[], unlock: text[]): Lock and unlock cabinets'],
    steps: `
      sujangi_dry cabinets=["{a}", "{b}"] target_rh={h} | 제습 | 경보 난 장들을 {h}%까지 말린다.
      sujangi_dry cabinets=["{b}"] target_rh={h} | 심한 데만 | 둘 중 습도가 더 높은 장만 {h}%로 제습할 것.
      sujangi_rehouse items=["{i}", "{i2}", "{i3}"] cabinet="{c}" | 격납 | 예비장에 옮길 유물:{nl} {i}{nl} {i2}{nl} {i3}
      sujangi_rehouse items=["{i2}"] cabinet="{c}" gloves=true | 장갑 끼고 | {i2:을} 장갑 끼고 {c:로} 옮겨 주세요.
      sujangi_lend items=["{i3}", "{i}"] to="국립전주박물관" | 대여 | {i3}, {i} 순으로 국립전주박물관에 대여. 반납일은 아직 없음.
      sujangi_lend items=["{i}"] to="시립미술관" until="2027-02-28" | 기한부 | 시립미술관에 {i} 한 점을 2027-02-28까지 빌려준다.
      sujangi_photo item="{i2}" | 촬영 | {i2} 사진 찍#
      sujangi_lockup lock=["{a}", "{c}"] unlock=["{b}"] | 자물쇠 | {a}, {c} 순으로 잠그고 {b:은} 연다.
      notify message="경보 2건" title="{who}" | 보고 | "경보 2건"을 화면에, 제목은 담당 이름으로 알린다.
    `,
  },
  // 방송국 편집실
  {
    language: 'ko',
    earlier: ['테이크 목록 | clip_ls → [{"id": "{a}", "sec": {x}}, {"id": "{b}", "sec": {y}}, {"id": "{c}", "sec": {z}}]', '마커 | mark_ls → {m1}, {m2}'],
    slots: { a: 'TK-03, 인터뷰1, c_0144', b: 'TK-08, 전경2, c_0151', c: 'TK-11, 엔딩4, c_0160', x: '10..29', y: '30..59', z: '60..95', m1: '100..290', m2: '310..580', f: '=본편_v3, 예고_30s, 클린본', s: '0.5..3.5', t: '=자막, 배경음, 내레이션', t2: '=현장음, 효과음' },
    tools: ['pyeonjib_stitch(clips: text[], out, gap_s?: num): Join clips in this order', 'pyeonjib_cutAt(clip, seconds: int[]): Cut a clip at several points', 'pyeonjib_trash(clips: text[]): Throw clips away', 'pyeonjib_cover(clip): Take the cover picture from one clip', 'pyeonjib_tracks(on: text[], off: text[]): Choose the tracks that are heard'],
    steps: `
      pyeonjib_stitch clips=["{a}", "{b}", "{c}"] out="{f}" | 잇기 | 목록의 테이크를 순서 그대로 이어 {f:로} 만든다.
      pyeonjib_stitch clips=["{c}", "{a}", "{b}"] out="{f}" gap_s={s} | 순서 바꿈 | {c} {a} {b}, 사이에 {s}초씩 비우고 파일 이름은 {f}.
      pyeonjib_stitch clips=["{c}", "{b}", "{a}"] out="{f}" | 역순 | 목록을 거꾸로 이어서 {f}. 사이 간격은 말한 적 없음.
      pyeonjib_cutAt clip="{c}" seconds=[{m1}, {m2}] | 자르기 | 마커 두 곳에서 {c:을} 자르#
      pyeonjib_cutAt clip="{b}" seconds=[{m2}] | 뒤 마커 | {b:은} 뒤쪽 마커에서만 잘라 주세요.
      pyeonjib_trash clips=["{b}"] | 버림 | {b} 못 씀. 버림.
      pyeonjib_trash clips=["{a}", "{c}"] | 나머지 버리기 | 쓸 건 {b}뿐이니 목록의 나머지 테이크를 버려 주십시오.
      pyeonjib_cover clip="{a}" | 표지 | 표지 그림은 첫 테이크에서.
      pyeonjib_tracks on=["{t}", "{t2}"] off=["원본음"] | 트랙 | {t}, {t2} 켜기. 원본음 끄기.
    `,
  },
  // 초등학교 교무
  {
    language: 'ko',
    slots: { a: '=3-1, 3-2, 3-3', b: '=4-1, 4-2', c: '=5-4, 5-5', d: '=6-2, 6-3', h1: '1..2', h2: '3..4', h3: '5..6', who: '=국어 남선생님, 체육 전담, 원어민 선생님', tx: '=우산을 챙기세요, 내일은 현장 학습입니다, 급식실 공사 중', m: '5..25' },
    tools: ['gyomusil_bell(classes: text[], periods: int[]): Ring the bell only for some classes and periods', 'gyomusil_cover(class_id, period: int, teacher): Let a teacher cover one lesson', 'gyomusil_letter(classes: text[], text, to_parents?: bool): Send a letter to classes', 'gyomusil_late(classes: text[], minutes: int): Let classes begin later', 'gyomusil_room(class_id, room): Put a class into another room'],
    steps: `
      gyomusil_bell classes=["{a}", "{b}"] periods=[{h1}, {h3}] | 종 | {a:과} {b}만, {h1}교시와 {h3}교시에 종을 울린다.
      gyomusil_bell classes=["{d}"] periods=[{h2}] | 시험 종 | {d} 하나, {h2}교시 하나.
      gyomusil_cover class_id="{c}" period={h2} teacher="{who}" | 보결 | {c} {h2}교시는 {who}께서 들어가 주시기로 했습니다.
      gyomusil_letter classes=["{c}", "{d}", "{a}"] text="{tx}" to_parents=true | 가정통신 | {c}, {d}, {a} 학부모에게 "{tx}"
      gyomusil_letter classes=["{b}"] text="{tx}" | 알림장 | {b} 알림장에 "{tx}" 올려 줘.
      gyomusil_letter classes=["{d}", "{b}"] text="{tx}" to_parents=false | 아이들만 | 학부모 말고 아이들에게만 보내#. 대상 {d}, {b}. 내용 "{tx}"
      gyomusil_late classes=["{a}"] minutes={m} | 늦게 시작 | 버스가 밀려서 {a:은} {m}분 늦게 시작함.
      gyomusil_late classes=["{d}", "{c}", "{b}"] minutes={m} | {m}분 | {m}분 늦춤: {d}, {c}, {b}
      gyomusil_room class_id="{a}" room="과학실" | 교실 | {a} 수업 장소를 "과학실"로 바꿔 주세요.
    `,
  },
  // 태양광 발전소
  {
    language: 'ko',
    event: 'mqtt pv/string {"저하스트링": [{a}, {b}, {c}, {d}], "인버터": "{i}", "최저": {d}, "일사": {g}}',
    slots: { a: '31..40', b: '11..20', c: '21..30', d: '1..10', i: 'INV-2, 남쪽 인버터, 3호기', i2: 'INV-5, 축사 인버터, 6호기', g: '310..880', p: '40..95', k: '1..4', k2: '5..8' },
    tools: ['haetbyeot_isolate(inverter, strings: int[], hours?: int): Take strings off an inverter', 'haetbyeot_rejoin(inverter, strings: int[]): Put strings back', 'haetbyeot_curve(inverter, string: int): Measure the curve of one string', 'haetbyeot_wash(rows: int[], twice?: bool): Wash panel rows', 'haetbyeot_limit(inverters: text[], percent: int): Limit inverters'],
    steps: `
      haetbyeot_isolate inverter="{i}" strings=[{a}, {b}, {c}, {d}] | 분리 | 저하된 스트링 네 개를 모두 그 인버터에서 떼어 놓는다.
      haetbyeot_isolate inverter="{i}" strings=[{a}, {b}, {c}] hours={k} | 셋만 | 최저로 나온 것만 남기고 보고된 나머지를 {k}시간 분리
      haetbyeot_isolate inverter="{i2}" strings=[{b}] hours={k2} | 하나 | {i2} {b}번 스트링, {k2}시간 분리해 주십시오.
      haetbyeot_rejoin inverter="{i}" strings=[{d}, {c}, {b}, {a}] | 복귀 | 보고의 마지막 스트링부터 첫 스트링까지 거꾸로 다시 붙인다.
      haetbyeot_rejoin inverter="{i2}" strings=[{c}, {a}] | 다시 접속 | {i2:은} {c}번하고 {a}번 복귀.
      haetbyeot_curve inverter="{i}" string={d} | 곡선 | 최저 스트링 곡선을 재#
      haetbyeot_wash rows=[{k}, {k2}] twice=true | 세척 | {k}열, {k2}열 두 번씩 닦기
      haetbyeot_wash rows=[{k2}] | 한 줄 | {k2}열에 새똥이 묻었대요. 그 열만 닦아 주세요.
      haetbyeot_limit inverters=["{i2}", "{i}"] percent={p} | 출력 제한 | {i2:과} {i:을} {p}%로 제한.
    `,
  },
  // 카페 주문 묶음
  {
    language: 'ko',
    event: 'mqtt cafe/order {"번호": {o}, "음료": ["{a}", "{b}", "{c}"], "빵": ["{d}"], "포장": true, "손님": "{g}"}',
    slots: { o: '101..399', a: '=라떼, 콜드브루, 말차', b: '=유자차, 밀크티, 자몽에이드', c: '=핫초코, 미숫가루', d: '=소금빵, 스콘, 크루아상', d2: '=치아바타, 마들렌', g: '정하, 하린, 수호', n: '2..5', s: '=원두, 우유, 시럽', s2: '=컵, 뚜껑, 빨대' },
    tools: ['jumoni_brew(order: int, drinks: text[], decaf?: bool): Make drinks', 'jumoni_oven(breads: text[], minutes?: int): Warm bread', 'jumoni_call(order: int): Call a number', 'jumoni_soldout(items: text[], until?): Mark things as sold out', 'jumoni_stock(low: text[], full?: text[]): Enter what is low and what is full', 'jumoni_pick_up(name): Tell one guest by name'],
    steps: `
      jumoni_brew order={o} drinks=["{a}", "{b}", "{c}"] | 제조 | 주문한 음료 다 만들#
      jumoni_brew order={o} drinks=["{b}", "{c}"] decaf=true | 디카페인 | 첫 번째 음료는 됐고 나머지만 디카페인으로 부탁드려요.
      jumoni_brew order={o} drinks=["{c}"] | 추가 | {o}번에 {c} 하나 더.
      jumoni_oven breads=["{d}"] minutes={n} | 데우기 | 주문한 빵 {n}분.
      jumoni_oven breads=["{d2}", "{d}"] | 오븐 | {d2} 먼저, {d:은} 나중에 오븐에 넣는다.
      jumoni_call order={o} | 호출 | {o}번 손님 호출
      jumoni_soldout items=["{b}", "{a}"] | 품절 | {b:과} {a}, 오늘은 끝. 품절 처리.
      jumoni_stock low=["{s}", "{s2}"] full=["{d}"] | 재고 | {s}, {s2} 모자람. {d:은} 넉넉함.
      jumoni_pick_up name="{g}" | 이름 | 손님 이름으로 나왔다고 알려 줄 것
    `,
  },
  // 순찰 로봇
  {
    language: 'ko',
    slots: { r: '순찰이, R-07, 파란 로봇', r2: '점검이, R-12, 노란 로봇', a: '=정문, 후문, 동문', b: '=전기실, 기계실', c: '=옥상, 지하 2층', d: '=창고동, 폐기물장', e: '=휴게실, 식당', m: '5..40', x: '1.5..9.5', y: '11.5..19.5', n: '1..4' },
    tools: ['sunchari_walk(robot, points: text[], loops?: int): Walk through points in order', 'sunchari_goto(robot, point): Go to one point', 'sunchari_coord(robot, xy: num[]): Go to coordinates', 'sunchari_never(robot, areas: text[]): Forbid areas', 'sunchari_nap(robot, minutes: int): Let a robot charge'],
    steps: `
      sunchari_walk robot="{r}" points=["{a}", "{b}", "{c}", "{d}"] | 순찰 | {r}, {a}-{b}-{c}-{d} 차례로.
      sunchari_walk robot="{r2}" points=["{d}", "{c}", "{b}", "{a}"] | 반대로 | {r2:은} {a}, {b}, {c}, {d} 코스를 뒤에서부터 거꾸로 돈다.
      sunchari_walk robot="{r}" points=["{b}", "{e}"] loops={n} | 반복 | {b}하고 {e} 사이를 {n}바퀴 돌게 하#. {r} 보내기.
      sunchari_walk robot="{r2}" points=["{c}"] loops={n} | 한 지점 | {r2}, 지점은 {c} 하나, {n}회 순찰.
      sunchari_goto robot="{r2}" point="{e}" | 이동 | {r2:을} {e:로} 보내 주세요.
      sunchari_coord robot="{r}" xy=[{x}, {y}] | 좌표 | {r} 좌표 x {x}, y {y:로} 이동합니다.
      sunchari_coord robot="{r2}" xy=[{y}, {x}] | 좌표 | {r2} → ({y}, {x})
      sunchari_never robot="{r}" areas=["{e}"] | 금지 | {e}에는 {r:이} 들어가지 못하게 해라.
      sunchari_never robot="{r2}" areas=["{b}", "{d}"] | 출입 금지 | {r2} 금지 구역 두 곳, {b:과} {d}.
      sunchari_nap robot="{r}" minutes={m} | 충전 | {r} {m}분 쉬면서 충전
    `,
  },
  // 약국
  {
    language: 'ko',
    event: 'webhook /pharm/rx {"환자": "{p}", "약": ["{a}", "{b}", "{c}"], "복용시각": ["{t}", "{t2}"], "일수": {d}, "대체": "{e}"}',
    slots: { p: '오세진, 환자 4471, 배은서', a: '아목시-250, 세토펜, 코프렐', b: '록소닌-60, 무코스타', c: '타리온-10, 에바치온', e: '레보설-50, 알마겔', t: '=08:00, 08:30', t2: '=20:00, 20:30', t3: '=13:00, 12:30', d: '3..28', w: '=식후 30분에 드세요, 물을 많이 드세요, 운전하지 마세요' },
    tools: ['yakbongji_pack(patient, drugs: text[], days: int): Pack drugs into daily bags', 'yakbongji_alarm(patient, times: text[], days?: int): Set reminders', 'yakbongji_alarm_off(patient, time): Remove one reminder', 'yakbongji_replace(patient, drop: text[], add: text[]): Replace drugs in a prescription', 'yakbongji_word(patient, words): Give a patient a word of advice'],
    steps: `
      yakbongji_pack patient="{p}" drugs=["{a}", "{b}", "{c}"] days={d} | 조제 | 처방 약을 처방 일수만큼 한 봉지씩 싼다.
      yakbongji_pack patient="{p}" drugs=["{a}", "{c}"] days={d} | 하나 빼고 | {b:은} 집에 남았다고 하시네요. 그것만 빼고 {d}일분 싸 주세요.
      yakbongji_pack patient="{p}" drugs=["{e}"] days={d} | 단일 | {p}, 대체약 하나만, {d}일.
      yakbongji_alarm patient="{p}" times=["{t}", "{t2}"] | 알람 | 처방에 적힌 복용 시각에 알람을 맞춘다. 기간은 넣지 않는다.
      yakbongji_alarm patient="{p}" times=["{t}", "{t3}", "{t2}"] days={d} | 하루 세 번 | {p} 님 {t}, {t3}, {t2} / {d}일 동안 알람
      yakbongji_alarm_off patient="{p}" time="{t2}" | 알람 끄기 | {t2} 알람은 지우#
      yakbongji_replace patient="{p}" drop=["{b}"] add=["{e}"] | 대체 조제 | {b} 대신 대체약으로.
      yakbongji_replace patient="{p}" drop=["{c}", "{a}"] add=["{e}"] | 변경 | 뺄 약 {c}, {a}. 넣을 약 {e}. 환자는 그대로.
      yakbongji_word patient="{p}" words="{w}" | 복약 지도 | 환자분께 "{w}" 하고 일러 드립니다.
    `,
  },
  // 염색 공방 (비율)
  {
    language: 'ko',
    slots: { v: '3번 솥, 쪽빛 통, 큰 솥', v2: '5번 솥, 홍화 통, 작은 솥', a: '=쪽, 치자', b: '=홍화, 소목', c: '=오배자, 감물', x: '1.5..9.5', y: '10.5..19.5', z: '21.5..29.5', f: '=명주, 모시, 무명', m: '10..60', t: '40..85' },
    tools: ['mulbaegi_mix(vat, dyes: text[], grams: num[]): Mix dyes, one weight for each', 'mulbaegi_one(vat, dye, grams: num): Add a single dye', 'mulbaegi_dip(vat, minutes: int[]): Dip several times, one duration for each', 'mulbaegi_heat(vat, celsius: int): Heat a vat', 'mulbaegi_rinse(vats: text[], hot?: bool): Rinse vats'],
    steps: `
      mulbaegi_mix vat="{v}" dyes=["{a}", "{b}"] grams=[{x}, {y}] | 배합 | {v}: {a} {x}g, {b} {y}g
      mulbaegi_mix vat="{v2}" dyes=["{c}", "{b}", "{a}"] grams=[{z}, {x}, {y}] | 세 가지 | {v2}에 {c} {z}그램, {b} {x}그램, {a} {y}그램을 이 순서로 섞#
      mulbaegi_mix vat="{v}" dyes=["{c}"] grams=[{y}] | 단색 배합 | 배합표에는 {c} {y}g 하나뿐. {v}에 섞어 줘.
      mulbaegi_one vat="{v2}" dye="{b}" grams={x} | 더 넣기 | {v2}에 {b:을} {x}g 더 넣는다.
      mulbaegi_dip vat="{v}" minutes=[{m}, 5] | 담그기 | {v}에 두 번 담금. 첫 번째 {m}분, 두 번째 5분.
      mulbaegi_dip vat="{v2}" minutes=[{m}] | 한 번만 | {f:을} {v2}에 {m}분 한 차례 담급니다.
      mulbaegi_heat vat="{v}" celsius={t} | 데움 | {v:을} {t}도로.
      mulbaegi_rinse vats=["{v2}", "{v}"] | 헹굼 | 헹굴 솥은 {v2}, {v} 순서예요.
      mulbaegi_rinse vats=["{v}"] hot=true | 더운 헹굼 | {v:은} 더운물로 헹궈야 색이 안 죽는다.
    `,
  },
  // 사무실 프린터와 메일
  {
    language: 'ko',
    event: 'manual - 회의 {m}: 참석 {a}, {b}, {c} / 불참 {d} / 자료 {f}',
    slots: { m: '주간 회의, 예산 2차, 킥오프', a: '서윤, 장태오, 민 과장', b: '하준, 표지영, 구 대리', c: '연우, 신보라, 배 주임', d: '은호, 길상진, 금 부장', f: '=안건.pdf, 예산안.xlsx, 일정표.hwp', f2: '=지난회의록.docx, 명단.csv', t: '=10:00, 14:30, 16:00', n: '2..12', r: '=대회의실, 4층 소회의실, 창가 자리' },
    tools: ['hoeuiro_invite(people: text[], meeting, time?): Invite people', 'hoeuiro_attach(meeting, files: text[], people?: text[]): Send files of a meeting', 'hoeuiro_minutes(meeting, writer): Name who writes the minutes', 'hoeuiro_attendance(present: text[], absent: text[]): Enter who was there', 'hoeuiro_print(file, copies: int): Print one file'],
    steps: `
      hoeuiro_invite people=["{a}", "{b}", "{c}"] meeting="{m}" | 초대 | 참석자들을 이 회의에 초대한다. 시각은 따로 알린다.
      hoeuiro_invite people=["{d}"] meeting="{m}" time="{t}" | 한 명 더 | 불참이라던 분도 {t}에 초대.
      hoeuiro_invite people=["{c}", "{a}"] meeting="{m}" time="{t}" | 둘만 | {t} {m}, 부를 사람은 {c}, {a}.
      hoeuiro_attach meeting="{m}" files=["{f}"] people=["{d}"] | 자료 보냄 | 못 온 사람한테만 자료 보내 줘.
      hoeuiro_attach meeting="{m}" files=["{f2}", "{f}"] | 자료 둘 | {m} 자료로 {f2}, {f} 두 개를 첨부해 돌리#
      hoeuiro_minutes meeting="{m}" writer="{b}" | 회의록 | 회의록은 {b} 담당.
      hoeuiro_attendance present=["{a}", "{b}", "{c}"] absent=["{d}"] | 출석 | 참석·불참을 통보받은 대로 기록해 주시기 바랍니다.
      hoeuiro_print file="{f}" copies={n} | 인쇄 | 자료 {n}부 뽑기
      memory_store key="room" content="{r}" | 장소 | 기억해 둘 것: 키 room, 내용 {r}
    `,
  },
  // 반도체 가스 캐비닛
  {
    language: 'ko',
    event: 'mqtt fab/gas {"bay": "{y}", "leak_valves": ["{a}", "{b}"], "ppm": {p}, "safe_valves": ["{c}", "{d}"]}',
    slots: { y: 'BAY-4, E07, 식각2', a: 'V-101, NF3-a, mfc3', b: 'V-118, NF3-b, mfc8', c: 'V-203, N2-a, mfc11', d: 'V-240, N2-b, mfc19', p: '0.4..0.9 / 2.3..7.8', s: '20..180', u: '=1, 2, 3, 4', u2: '=7, 8, 9' },
    tools: ['gaseubeu_shutoff(valves: text[], reason?): Shut valves', 'gaseubeu_purge(bay, valves: text[], secs: int): Purge a bay through valves', 'gaseubeu_swap(close: text[], open: text[]): Close valves and open others in one go', 'gaseubeu_sniff(valve): Sniff at one valve', 'gaseubeu_horn(units: int[], on: bool): Switch horns'],
    steps: `
      gaseubeu_shutoff valves=["{a}", "{b}"] reason="누설" | 차단 | 새는 밸브 전부 차단. 사유 "누설".
      @p failed "{p} ppm뿐이다" // gaseubeu_shutoff valves=["{a}", "{b}"] | 기준 초과 | 1.5 ppm을 넘으면 새는 밸브들을 잠근다. 그 이하면 잠그지 말고 실패 처리.
      gaseubeu_purge bay="{y}" valves=["{c}", "{d}"] secs={s} | 퍼지 | 안전 밸브로 그 베이를 {s}초 퍼지하#
      gaseubeu_purge bay="{y}" valves=["{d}"] secs={s} | 한쪽만 | {d} 하나로 {s}초만 퍼지해 주세요. 베이는 보고된 곳.
      gaseubeu_swap close=["{b}"] open=["{c}", "{a}"] | 전환 | {b} 닫고 {c}, {a} 열고.
      gaseubeu_swap close=["{a}", "{b}"] open=["{d}", "{c}"] | 전환 2 | 누설 밸브를 보고 순서대로 닫고, 안전 밸브를 보고와 반대 순서로 연다.
      gaseubeu_sniff valve="{a}" | 측정 | {a} 쪽 냄새를 재 볼 것.
      gaseubeu_horn units=[{u2}, {u}] on=true | 경적 | {u2}번, {u}번 경적 울림
      gaseubeu_horn units=[{u}] on=false | 경적 끔 | {u}번 경적만 끄십시오.
    `,
  },
];
