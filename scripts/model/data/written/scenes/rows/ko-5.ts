import type { Scene } from '../../scene';

/** Arguments that are lists, in Korean, part 5. */
export const rowsKo5: readonly Scene[] = [
  // 성당 종탑
  {
    language: 'ko',
    slots: { a: '2..3', b: '4..5', c: '6..7', aw: '{a} in words', bw: '{b} in words', s: '5..40', t: '=05:50, 11:58, 18:00', t2: '=12:30, 20:10', n: '8..30' },
    tools: ['jongnuri_toll(bells: int[], gap_s?: int): Toll bells one after another', 'jongnuri_peal(bells: int[], secs: int): Let bells swing together', 'jongnuri_strike(bell: int, times: int): Strike one bell', 'jongnuri_daily(times: text[], bell: int): Ring a bell daily', 'jongnuri_quiet(bells: int[], until?): Keep bells silent'],
    steps: `
      jongnuri_toll bells=[{a}, {b}, {c}] gap_s={s} | 타종 | {a}번, {b}번, {c}번 종을 {s}초 간격으로 친다.
      jongnuri_toll bells=[{c}, {c}, {a}] | 두 번과 한 번 | {c}번 두 번 치고 이어서 {a}번 한 번. 간격은 기본으로.
      jongnuri_peal bells=[{b}] secs={s} | 하나 | {bw} 번째 종만 {s}초 흔들어 주십시오.
      jongnuri_peal bells=[{a}, {b}] secs={s} | 함께 | {aw} 번째와 {bw} 번째 종을 {s}초 동안 함께 흔든다.
      jongnuri_peal bells=[{c}, {b}, {a}] secs={n} | 셋 함께 | 큰 축일! 종 {c}, {b}, {a} 같이 {n}초.
      jongnuri_strike bell={c} times={n} | 장례 | {c}번 종을 {n}번 치#
      jongnuri_daily times=["{t}", "{t2}"] bell={a} | 매일 | 날마다 {t}하고 {t2}에 {a}번 종.
      jongnuri_daily times=["{t2}"] bell={b} | 매일 한 번 | {b}번 종은 매일 {t2} 한 차례만 울립니다.
      jongnuri_quiet bells=[{b}, {c}] until="{t2}" | 침묵 | {t2}까지 {b}, {c}번 종 안 울림
    `,
  },
  // 전기차 충전소
  {
    language: 'ko',
    event: 'webhook /ev/site {"사용중": "{a}/{b}", "고장": "{c}", "대기차량": ["{p}", "{p2}"], "한도kW": {k}, "관리자": "{w}"}',
    slots: { a: 'A03, 급속 1, CH-11', b: 'A07, 급속 4, CH-15', c: 'B02, 완속 2, CH-22', d: 'B09, 완속 6, CH-28', p: '38호 7120, 194거 2207', p2: '61모 4459, 27더 8813', k: '30..95', m: '10..55', w: '소장 명지, 야간 두현', s: '=고장 수리 중, 잠시 후 이용, 회원 전용' },
    tools: ['chungjeongi.cap(posts: text[], kw: int): Limit the power of charging posts', 'chungjeongi.queue(cars: text[], post?): Put cars into the queue in order', 'chungjeongi.sign(posts: text[], text, blink?: bool): Show a text on posts', 'chungjeongi.restart(post): Restart one post', 'chungjeongi.book(car, post, minutes: int): Book one post for one car'],
    steps: `
      chungjeongi.cap posts=["{a}", "{b}"] kw={k} | 출력 | 사용 중인 충전기들을 보고된 한도로 제한한다.
      chungjeongi.cap posts=["{d}"] kw={k} | 한 대 | {d:은} {k}kW까지만.
      chungjeongi.queue cars=["{p}", "{p2}"] | 대기 | 기다리는 차들을 온 순서대로 대기열에 올리#
      chungjeongi.queue cars=["{p2}", "{p}"] post="{d}" | 바꿔서 | 대기 차량 순서를 뒤집어 {d}에 줄 세워 주세요.
      chungjeongi.sign posts=["{c}"] text="{s}" blink=true | 표시 | 고장 난 데에 "{s}", 깜박이게.
      chungjeongi.sign posts=["{d}", "{a}", "{b}"] text="{s}" | 표시 | "{s}" 표시: {d}, {a}, {b}
      chungjeongi.restart post="{c}" | 재시동 | 고장이라는 것을 껐다 켜 볼래?
      chungjeongi.book car="{p}" post="{d}" minutes={m} | 예약 | {p:이} {d:을} {m}분 쓰기로 예약.
      notify message="{c} 고장" title="{w}" | 알림 | 관리자 이름을 제목으로 "{c} 고장"이라고 띄움
    `,
  },
  // 도예·미술관 전시실 조도
  {
    language: 'ko',
    event: 'manual - 전시 {e}: 순서 {a} > {b} > {c} > {d}, 벽 {n}, 조도 {l}',
    slots: { e: '겨울정원, 빛과 흙, 근대의 얼굴', a: '작품 12, 설경도, W-031', b: '작품 18, 물레, W-044', c: '작품 23, 자화상, W-052', d: '작품 40, 항아리, W-067', n: '1..6', n2: '7..12', l: '50..190', m: '3..20', k: '=한국어, 영어', k2: '=일본어, 중국어' },
    tools: ['byeokgeori_hang(works: text[], wall: int, gap_cm?: int): Hang works on a wall in order', 'byeokgeori_unhang(works: text[]): Take works off', 'byeokgeori_lux(walls: int[], lux: int): Set the light of walls', 'byeokgeori_spot(work, lux: int): Light one work', 'byeokgeori_guide(work, languages: text[], minutes?: int): Prepare an audio guide'],
    steps: `
      byeokgeori_hang works=["{a}", "{b}", "{c}", "{d}"] wall={n} | 걸기 | 적힌 순서 그대로 그 벽에 건다.
      byeokgeori_hang works=["{d}", "{c}", "{b}", "{a}"] wall={n2} | 거꾸로 | 관람 방향이 바뀌었다. {n2}번 벽에 그 순서의 역순으로 걸 것.
      byeokgeori_hang works=["{b}", "{d}"] wall={n2} gap_cm={m} | 둘만 | {n2}번 벽에는 두 번째와 네 번째 작품만 {m}cm 띄워서.
      byeokgeori_unhang works=["{c}"] | 내리기 | {c:을} 내려 주세요.
      byeokgeori_unhang works=["{a}", "{d}"] | 철거 | 맨 앞 작품과 맨 뒤 작품을 떼#
      byeokgeori_lux walls=[{n}, {n2}] lux={l} | 조도 | {n}번 벽, {n2}번 벽 모두 {l}럭스
      byeokgeori_lux walls=[{n}] lux={l} | 한 벽 | 전시 벽 하나만 통보된 조도로 맞춥니다.
      byeokgeori_spot work="{b}" lux={l} | 조명 | {b}에만 {l}럭스를 비춘다.
      byeokgeori_guide work="{a}" languages=["{k}", "{k2}"] minutes={m} | 음성 안내 | {a} 안내를 {k}, {k2:로} {m}분짜리로 준비.
      byeokgeori_guide work="{d}" languages=["{k2}"] | 안내 | {d} {k2} 안내만 있으면 돼.
    `,
  },
  // 택배 영업소
  {
    language: 'ko',
    earlier: ['분류 결과 | sortbelt → 파손: {a}, {b}\n주소 불명: {c}\n정상: {d}, {e}', '기사 배정 | driver_of → {w}'],
    slots: { a: '6012-441, 송장 71, PK3', b: '6012-558, 송장 75, PK8', c: '6013-002, 송장 80, PK12', d: '6013-190, 송장 84, PK17', e: '6013-774, 송장 91, PK24', w: '고 기사, 은택, 3조', w2: '남 기사, 보람, 5조', z: '=가산, 독산, 시흥', z2: '=금천, 철산', m: '10..80' },
    tools: ['songjangi_load(driver, parcels: text[], front?: bool): Load parcels in order', 'songjangi_claim(parcels: text[], kind: broken|lost): File a claim', 'songjangi_find(parcel): Ask for the address of one parcel', 'songjangi_areas(driver, take: text[], give_up?: text[]): Change the areas of a driver', 'songjangi_text(parcels: text[], text): Send the receivers a text'],
    steps: `
      songjangi_claim parcels=["{a}", "{b}"] kind=broken | 파손 | 파손으로 분류된 것들을 파손 접수한다.
      songjangi_claim parcels=["{c}"] kind=lost | 분실 | 주소 불명인 물건은 분실로 접수해 주십시오.
      songjangi_load driver="{w}" parcels=["{d}", "{e}"] | 상차 | 정상 물건을 배정된 기사 차에 싣#
      songjangi_load driver="{w2}" parcels=["{e}", "{d}"] front=true | 앞쪽 | {w2} 차 앞쪽에 {e}부터, 다음 {d}.
      songjangi_load driver="{w}" parcels=["{c}"] | 찾았음 | 주소 찾았음. {c} 하나만 {w} 차로.
      songjangi_find parcel="{c}" | 주소 조회 | {c} 주소 좀 알아봐 줘.
      songjangi_areas driver="{w2}" take=["{z}", "{z2}"] | 구역 | {w2:이} {z:과} {z2:을} 맡습니다. 내려놓는 구역은 없습니다.
      songjangi_areas driver="{w}" take=["{z2}"] give_up=["{z}"] | 구역 변경 | {w}: {z2} 받음, {z} 내놓음
      songjangi_text parcels=["{d}", "{b}", "{a}"] text="오늘 안에 갑니다." | 문자 | {d}, {b}, {a} 받는 분께 "오늘 안에 갑니다."
    `,
  },
  // 치과 기공
  {
    language: 'ko',
    event: 'webhook /dent/order {"환자": "{p}", "치아": [{a}, {b}, {c}], "임시": [{b}], "재료": "{m}", "색": "{s}"}',
    slots: { p: '차트 5081, 임다온, 구순자', a: '11..17', b: '21..27', c: '31..37', d: '41..47', m: '=지르코니아, 골드, 레진', s: '=A2, A3, B1', h: '1..6', w: '=교합 높음, 잇몸 출혈, 시림' },
    tools: ['chiagong_crown(patient, teeth: int[], material, shade?): Make crowns', 'chiagong_bridge(patient, pillars: int[], gaps: int[]): Make a bridge', 'chiagong_xray(patient, tooth: int): X-ray one tooth', 'chiagong_numb(teeth: int[], ampoules: int): Numb teeth', 'chiagong_note(patient, tooth: int, text): Note something about one tooth'],
    steps: `
      chiagong_crown patient="{p}" teeth=[{a}, {b}, {c}] material="{m}" shade="{s}" | 크라운 | 주문서의 치아 전부를 주문서 재료와 색으로 제작한다.
      chiagong_crown patient="{p}" teeth=[{a}, {c}] material="{m}" | 임시 빼고 | 주문된 치아에서 임시라고 적힌 것을 뺀 나머지. 재료는 주문대로, 색은 다음에.
      chiagong_crown patient="{p}" teeth=[{d}] material="{m}" shade="{s}" | 하나 | {p} {d}번 {m} {s}
      chiagong_bridge patient="{p}" pillars=[{a}, {c}] gaps=[{b}] | 브리지 | 기둥은 {a}번과 {c}번, 빈 자리는 {b}번으로 브리지를 만들#
      chiagong_bridge patient="{p}" pillars=[{d}] gaps=[{c}, {a}] | 브리지 | {p} 환자 브리지요. {c}, {a} 비었고 {d}에 겁니다.
      chiagong_xray patient="{p}" tooth={b} | 촬영 | 임시라고 적힌 치아 엑스레이.
      chiagong_numb teeth=[{c}, {d}] ampoules={h} | 마취 | {c}번, {d}번 마취, 앰풀 {h}개.
      chiagong_numb teeth=[{a}] ampoules={h} | 마취 | {h}앰풀로 {a}번만 마취해 주세요.
      chiagong_note patient="{p}" tooth={d} text="{w}" | 메모 | {p} {d}번에 "{w}" 메모.
    `,
  },
  // 목장
  {
    language: 'ko',
    slots: { a: '순덕, 얼룩이, 젖소 104', b: '복실, 까미, 젖소 119', c: '달래, 점순, 젖소 133', d: '머루, 젖소 150', f: '=1목구, 2목구', f2: '=3목구, 4목구', f3: '=5목구, 6목구', l: '2.5..19.5', n: '2..9', h: '10..40' },
    tools: ['sotteul_milk(cows: text[], stall?: int): Milk cows in order', 'sotteul_graze(herd, fields: text[], days_each?: int): Graze fields one after another', 'sotteul_dry(cow): Stop milking one cow', 'sotteul_group(into: text[], out: text[], herd): Change who is in a herd', 'sotteul_yield(cows: text[], litres: num[]): Enter milk yields, one for each'],
    steps: `
      sotteul_milk cows=["{b}", "{a}", "{c}"] | 착유 | 젖 짜는 차례: {b} → {a} → {c}
      sotteul_milk cows=["{d}"] stall={n} | 따로 | {d:은} 따로 {n}번 칸에서 짭니다.
      sotteul_graze herd="어미소" fields=["{f3}", "{f}", "{f2}"] days_each={n} | 방목 | "어미소" 떼를 {f3}, {f}, {f2} 차례로 {n}일씩 풀어 놓는다.
      sotteul_graze herd="송아지" fields=["{f2}"] | 방목 | 이번 달에 "송아지" 떼는 {f2}에만 둬요.
      sotteul_dry cow="{c}" | 건유 | {c} 젖을 말리#
      sotteul_group into=["{a}", "{d}"] out=["{b}"] herd="고능력군" | 무리 | "고능력군"에 {a}, {d} 넣고 {b} 뺌
      sotteul_group into=["{c}"] out=["{d}", "{a}"] herd="육성군" | 무리 | "육성군"에서 나갈 소는 {d:과} {a}, 들어올 소는 {c}입니다.
      sotteul_yield cows=["{a}", "{b}"] litres=[{l}, 12.5] | 유량 | 오늘 {a} {l}리터, {b} 12.5리터.
      sotteul_yield cows=["{c}"] litres=[{l}] | 유량 | {c}한테서 {l}L 나왔다고 적어 줄래?
    `,
  },
  // 게임 서버
  {
    language: 'ko',
    event: 'webhook /game/report {"reporter": "{r}", "accused": ["{a}", "{b}", "{c}"], "world": "{w}", "reason": "{y}", "witness": ["{d}"]}',
    slots: { r: 'moonfox, 초코송이, kim_7', a: 'darkrin, 번개손, zx_99', b: 'pororo2, 검은별, qwe_41', c: 'saebyeok, 무명씨, rt_17', d: 'hodu, 은방울, ui_63', w: '=에이라섬, 북부, test-3', w2: '=남부, 시련의탑', y: '=욕설, 도배, 핵 의심', h: '2..72', g: '100..900', i: '=회복 물약, 은화, 귀환석', i2: '=강화석, 열쇠' },
    tools: ['marusil.silence(players: text[], hours: int, why?): Keep players from chatting', 'marusil.summon(players: text[], world): Bring players into a world', 'marusil.kick(player): Throw one player out', 'marusil.gift(player, items: text[], amounts?: int[]): Give items', 'marusil.worlds(up: text[], down: text[]): Start and stop worlds'],
    steps: `
      marusil.silence players=["{a}", "{b}", "{c}"] hours={h} why="{y}" | 채팅 금지 | 신고당한 사람 모두 {h}시간 채팅 금지, 사유는 신고 사유.
      marusil.silence players=["{c}"] hours={h} | 마지막 사람 | 신고당한 목록의 마지막 사람만 {h}시간 입막음. 이유는 안 적음.
      marusil.silence players=["{a}", "{b}"] hours={h} | 둘만 | {c:은} 오해였습니다. 나머지 두 명만 {h}시간 금지해 주세요.
      marusil.summon players=["{r}", "{d}"] world="{w2}" | 소환 | 신고자와 목격자를 {w2:로} 부르#
      marusil.kick player="{b}" | 추방 | {b} 당장 내보내!
      marusil.gift player="{r}" items=["{i}"] | 보상 | 신고해 준 사람한테 {i} 하나만 보내자.
      marusil.gift player="{d}" items=["{i2}", "{i}"] amounts=[{h}, {g}] | 보상 | {d}에게 {i2} {h}개, {i} {g}개.
      marusil.worlds up=["{w2}"] down=["{w}"] | 월드 | 신고가 난 월드를 내리고 {w2:을} 올린다.
    `,
  },
  // 고속도로 제설
  {
    language: 'ko',
    event: 'mqtt road/ice {"결빙": [{"km": {a}, "도": {x}}, {"km": {b}, "도": {y}}, {"km": {c}, "도": {z}}], "차량": ["{t}", "{t2}"]}',
    slots: { a: '41..59', b: '12..39', c: '61..88', x: '-3..-1', y: '-8..-4', z: '-14..-9', t: '제설 3, 살포기A, S-11', t2: '제설 9, 살포기D, S-16', t3: '굴삭 2, 예비차', g: '100..290', l: '=상행, 하행', m: '=앞에 결빙, 서행하세요, 안전거리 확보' },
    tools: ['noksaro_salt(km: int[], grams: int, trucks?: text[]): Spread salt at these kilometres', 'noksaro_sign(km: int, text): Show a text at one sign', 'noksaro_send(trucks: text[], to_km: int): Send trucks', 'noksaro_close(ramps: int[], direction?): Close ramps', 'noksaro_speed(km: int[], kmh: int): Set a limit at signs'],
    steps: `
      noksaro_salt km=[{a}, {b}, {c}] grams={g} trucks=["{t}", "{t2}"] | 살포 | 결빙 지점 모두에, 보고된 차량 모두로, {g}g씩 뿌리#
      noksaro_salt km=[{b}, {c}] grams={g} | 추운 데만 | 첫 번째 지점은 햇볕이 든다. 나머지 두 지점에만 {g}그램.
      noksaro_salt km=[{c}] grams={g} trucks=["{t3}"] | 한 곳 | {t3} 한 대로 {c}km 지점에 {g}g 살포해 주십시오.
      noksaro_sign km={a} text="{m}" | 전광판 | {a}km 전광판: "{m}"
      noksaro_send trucks=["{t2}", "{t}"] to_km={b} | 출동 | {t2} 먼저, {t} 다음. {b}킬로 지점으로.
      noksaro_send trucks=["{t3}"] to_km={c} | 예비차 | {t3:을} 마지막 결빙 지점에 보낸다.
      noksaro_close ramps=[{c}, {a}] direction="{l}" | 진입로 | {l} {c}, {a}km 진입로 닫음
      noksaro_close ramps=[{b}] | 진입로 | {b}km 진입로를 닫아 주세요. 방향은 양쪽 다라 안 적어도 돼요.
      noksaro_speed km=[{b}, {a}] kmh=50 | 제한 속도 | {b}km하고 {a}km 표지는 시속 50으로.
    `,
  },
  // 두부 공장 / HACCP 기록
  {
    language: 'ko',
    slots: { a: '3..4', b: '5..6', c: '7..8', x: '61.5..69.5', y: '71.5..79.5', z: '81.5..89.5', w: '반장 옥희, 품질 한결, 2교대', k: '=간수, 염화칼슘', k2: '=소포제, 정제수', d: '=연두부, 순두부', d2: '=부침두부, 찌개두부', n: '10..60', p: '0.5..4.5' },
    tools: ['kongmul_temps(kettles: int[], celsius: num[], signed_by?): Enter temperatures, one for each kettle', 'kongmul_heat(kettle: int, celsius: num): Heat one kettle', 'kongmul_set(product, agents: text[], percents: num[]): Set what makes it curdle', 'kongmul_pressing(products: text[], minutes: int): Press products', 'kongmul_drain(kettles: int[], keep_hot?: bool): Drain kettles'],
    steps: `
      kongmul_temps kettles=[{a}, {b}, {c}] celsius=[{x}, {y}, {z}] signed_by="{w}" | 온도 기록 | {a}번 솥 {x}도, {b}번 {y}도, {c}번 {z}도. 서명 {w}.
      kongmul_temps kettles=[{c}, {a}] celsius=[{y}, {x}] | 두 솥 | 온도 적어 주세요. {c}번은 {y}, {a}번은 {x}입니다.
      kongmul_temps kettles=[{b}] celsius=[{z}] | 한 솥 | 기록: {b}번 솥, {z}℃
      kongmul_heat kettle={a} celsius={z} | 가열 | {a}번 솥을 {z}도까지 데우#
      kongmul_set product="{d}" agents=["{k}", "{k2}"] percents=[{p}, 0.2] | 응고제 | {d:은} {k} {p}%에 {k2} 0.2%.
      kongmul_set product="{d2}" agents=["{k}"] percents=[{p}] | 응고제 | {d2}에는 {k} {p}퍼센트만 쓴다.
      kongmul_pressing products=["{d2}", "{d}"] minutes={n} | 압착 | {d2}, {d} 순으로 {n}분 누름
      kongmul_drain kettles=[{b}, {c}] keep_hot=true | 배출 | {b}번 {c}번 솥을 비우되 식지 않게 해라.
      kongmul_drain kettles=[{a}] | 배출 | {a}번 솥 비워.
    `,
  },
  // 교회 방송 / 자막
  {
    language: 'ko',
    event: 'manual - 예배 {d}: 찬송 {a}, {b}, {c} / 성경 {v} / 기도 {p}',
    slots: { d: '=주일 1부, 수요 예배, 새벽 기도회', a: '11..190', b: '200..390', c: '400..640', e: '641..645', v: '=시편 23:1-6, 요한복음 3:16, 로마서 8:28', v2: '=잠언 3:5, 마태복음 5:9', p: '장 집사, 홍 권사, 라 장로', n: '2..5', k: '=1절, 2절', k2: '=3절, 4절', s: '=왼쪽, 중앙', s2: '=오른쪽, 로비' },
    tools: ['jamagi_hymns(numbers: int[], service?): Line up hymns in order', 'jamagi_verses(hymn: int, verses: text[]): Choose the verses of one hymn', 'jamagi_bible(passages: text[], screens?: text[]): Show passages', 'jamagi_show(hymn: int): Show one hymn now', 'jamagi_screens(on: text[], off: text[]): Switch screens'],
    steps: `
      jamagi_hymns numbers=[{a}, {b}, {c}] service="{d}" | 찬송 | 통보된 찬송을 차례대로 올린다. 예배 이름도 같이.
      jamagi_hymns numbers=[{c}, {b}, {a}] | 거꾸로 | 찬송 순서가 거꾸로 바뀌었어요. 그렇게 다시 올려 주세요. 예배 이름은 빼고요.
      jamagi_hymns numbers=[{e}] service="{d}" | 송영 | {d}에 {e}장 한 곡.
      jamagi_verses hymn={b} verses=["{k}", "{k2}"] | 절 | {b}장은 {k:과} {k2}만 부른다.
      jamagi_verses hymn={a} verses=["{k2}"] | 한 절 | {a}장 {k2}만
      jamagi_bible passages=["{v}"] screens=["{s2}", "{s}"] | 성경 | 통보된 본문을 {s2}, {s} 화면에 띄우#
      jamagi_bible passages=["{v2}", "{v}"] | 본문 둘 | 본문은 {v2} 먼저, {v} 나중. 화면 지정 없음.
      jamagi_show hymn={c} | 지금 | 지금 {c}장 띄워요.
      jamagi_screens on=["{s}"] off=["{s2}"] | 화면 | {s} 화면 켬, {s2} 화면 끔.
    `,
  },
  // 수목 방제·가로수
  {
    language: 'ko',
    event: 'webhook /tree/check {"고사": ["{a}"], "병해": ["{b}", "{c}"], "양호": ["{d}", "{e}"], "조사자": "{w}"}',
    slots: { a: '은행-0021, 벚 14, 느티 3', b: '은행-0033, 벚 19, 느티 8', c: '은행-0047, 벚 26, 느티 11', d: '은행-0052, 벚 31', e: '은행-0068, 벚 37', w: '조경 두리, 기사 윤', l: '2.5..9.5', h: '10..25', k: '=유황합제, 마늘유제, 님오일', n: '3..9' },
    tools: ['namuraji_fell(trees: text[], permit?): Fell trees', 'namuraji_spray(trees: text[], agent, litres: num): Spray trees', 'namuraji_prop(tree, poles: int): Prop one tree up', 'namuraji_prune(trees: text[], height_m: int, leave?: text[]): Prune trees and leave others', 'namuraji_tagline(tree, text): Hang a tag on one tree'],
    steps: `
      namuraji_fell trees=["{a}"] permit="산림과-118" | 벌목 | 고사목을 벤다. 허가는 "산림과-118".
      namuraji_fell trees=["{a}", "{b}"] | 두 그루 | 고사목하고, 병해 목록 첫 나무도 같이 베어 주십시오. 허가 번호는 아직 없습니다.
      namuraji_spray trees=["{b}", "{c}"] agent="{k}" litres={l} | 방제 | 병든 나무에 {k} {l}리터씩 치#
      namuraji_spray trees=["{c}"] agent="{k}" litres={l} | 하나 방제 | {c}, {k}, {l}L
      namuraji_prop tree="{d}" poles={n} | 지주 | {d}에 지주 {n}개.
      namuraji_prune trees=["{e}", "{d}"] height_m={h} | 가지치기 | 양호한 나무를 보고와 반대 순서로, 높이 {h}m까지 가지치기.
      namuraji_prune trees=["{d}"] height_m={h} leave=["{b}", "{c}"] | 남길 것 | {d:은} {h}m로 치고, 병든 것들은 건드리지 않게 남긴다.
      namuraji_tagline tree="{a}" text="위험" | 꼬리표 | {a}에 "위험" 꼬리표 달아 줘.
    `,
  },
  // 요가원 / 무인 스튜디오 난방 시간표
  {
    language: 'ko',
    slots: { a: '=월, 화', b: '=수, 목', c: '=금, 토', t: '=06:00, 07:30', t2: '=12:10, 13:20', t3: '=19:00, 20:40', r: '큰 방, 창가 방, 2호실', r2: '작은 방, 지하 방, 5호실', d: '21..31', m: '50..90', w: '라니 쌤, 유경 강사, 도반', n: '8..20' },
    tools: ['yogabang_schedule(room, days: text[], times: text[], teacher?): Plan lessons', 'yogabang_oneoff(room, day, time): Plan one single lesson', 'yogabang_warm(rooms: text[], celsius: int, minutes?: int): Warm rooms', 'yogabang_cancel(days: text[], why?): Cancel days', 'yogabang_mats(room, count: int): Lay out mats'],
    steps: `
      yogabang_schedule room="{r}" days=["{a}", "{b}", "{c}"] times=["{t}", "{t3}"] teacher="{w}" | 시간표 | {r}, {a}·{b}·{c}, {t:과} {t3}, {w}.
      yogabang_schedule room="{r2}" days=["{b}"] times=["{t2}"] | 주 1회 | {r2}에서 {b} {t2}에 매주 한 번 하는 수업을 시간표에 넣는다. 강사는 미정.
      yogabang_schedule room="{r2}" days=["{c}", "{a}"] times=["{t}", "{t2}", "{t3}"] | 하루 세 번 | {r2} 시간표는 요일이 {c}, {a}이고 시각은 {t}, {t2}, {t3} 이렇게요.
      yogabang_oneoff room="{r}" day="{c}" time="{t2}" | 특강 | 이번 {c} {t2}, {r}에서 딱 한 번 특강.
      yogabang_warm rooms=["{r2}", "{r}"] celsius={d} minutes={m} | 난방 | {r2:과} {r:을} {m}분 동안 {d}도로 데우#
      yogabang_warm rooms=["{r}"] celsius={d} | 난방 | {r} {d}도
      yogabang_cancel days=["{b}", "{c}"] why="공사" | 휴강 | 공사 때문에 {b}, {c} 휴강. 사유는 "공사".
      yogabang_cancel days=["{a}"] | 휴강 | {a} 수업은 쉬겠습니다.
      yogabang_mats room="{r2}" count={n} | 매트 | {r2}에 매트 {n}장 깔아 둠
    `,
  },
];
