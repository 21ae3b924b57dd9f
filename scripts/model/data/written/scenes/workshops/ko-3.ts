import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 3. */
export const workshops3: readonly Scene[] = [
  // 대장간
  {
    language: 'ko',
    earlier: ['불 보기 | hwadeok_look → 화덕 {c}도, 숯 {k}kg', '작업표 | jobs → 지금 {w}, 다음 {w2}'],
    slots: { c: '620..790 / 910..1150', k: '3..28', w: '호미 12자루, 낫 A, 식칼 3', w2: '도끼 2, 괭이 B, 쇠스랑', n: '5..95', c2: '=850, 920, 1050', m: '2..9' },
    tools: ['hwadeok_blow(percent: int, secs?: int): Blow air into the forge', 'hwadeok_bank(): Cover the fire for the night', 'hwadeok_target(celsius: int): Set the heat of the forge', 'memae_strike(blows: int, force: light|heavy): Let the hammer strike', 'memae_hold(): Keep the hammer up', 'sutdol_feed(kg: int): Put charcoal on'],
    steps: `
      @c hwadeok_blow percent=80 // memae_strike blows=12 force=heavy | 다음은 | 화덕이 850도가 안 되면 바람을 80%로 넣고, 넘으면 세게 열두 번 친다.
      hwadeok_blow percent={n} secs=30 | 바람 | 바람 {n}%, 삼십 초.
      hwadeok_blow percent={n} | 풀무 | 풀무 {n}퍼센트로 틀어 놓기.
      hwadeok_target celsius={c2} | 목표 | {c2}도 맞춰.
      memae_strike blows={m} force=light | 다듬기 | 살살 {m}번만 두드려 다듬습니다.
      memae_strike blows=20 force=heavy | 늘이기 | 스무 번, 있는 힘껏.
      memae_hold | 잠깐 | 망치를 든 채로 둬라. 집게를 바꿔 잡는다.
      hwadeok_bank | 퇴근 | 불을 재로 덮고 간다.
      sutdol_feed kg={m} | 숯 | 숯이 얼마 없다. {m}킬로 더.
    `,
  },
  // 김 가공
  {
    language: 'ko',
    event: 'mqtt gim/line {"라인": "{l}", "두께g": {g}, "건조": {c}, "찢김": {f}, "원초": "{r}"}',
    slots: { l: '2라인, 마른김 A, G-3', l2: '4라인, 조미김 B, G-6', g: '2.1..3.4', c: '38..47', f: '3..60', r: '완도 0112, 신안 33', r2: '고흥 0118, 장흥 7', p: '20..45', p2: '46..90', t: '0.5..2.0' },
    tools: ['gimtteugi_run(line, lot): Begin to form sheets from a lot', 'gimtteugi_swap(line, old_lot, new_lot): Take sea weed from another lot', 'gimdry_zone(line, inlet_c: int, outlet_c: int): Heat the drier', 'gimdry_belt(line, pace: slow|normal|fast): Set the belt of the drier', 'gimroast_set(line, celsius: int, oil_g?: num): Roast sheets', 'gim_sort(line, torn: keep|drop): Say what happens to torn sheets'],
    steps: `
      gimtteugi_run line="{l2}" lot="{r2}" | 시작 | {l2}에서 {r2:로} 뜬다.
      gimtteugi_swap line="{l}" old_lot="{r}" new_lot="{r2}" | 원초 교체 | 그 라인 원초를 {r2:로} 갈아 준다.
      gimtteugi_swap line="{l2}" old_lot="{r2}" new_lot="{r}" | 원초 | {l2:은} {r2:이} 떨어졌다. 이제 {r}.
      gimdry_zone line="{l}" inlet_c={p} outlet_c={p2} | 건조기 | 그 라인 들어가는 쪽 {p}도 나오는 쪽 {p2}도.
      gimdry_zone line="{l2}" inlet_c={p2} outlet_c={p} | 건조기 | {l2}, 출구 {p} 입구 {p2}.
      gimdry_belt line="{l}" pace=slow | 덜 마름 | 보고한 라인이 덜 말라요. 벨트를 천천히.
      gimdry_belt line="{l2}" pace=fast | 빨리 | {l2} 벨트를 빨리 돌려라.
      gimroast_set line="{l2}" celsius=260 oil_g={t} | 굽기 | {l2} 260도, 기름은 장당 {t}그램.
      gimroast_set line="{l}" celsius=245 | 굽기 | 그 라인은 245도. 기름은 지금대로.
      gim_sort line="{l}" torn=drop | 찢김 | 찢긴 게 많은 라인은 찢어진 장을 버린다.
      gim_sort line="{l2}" torn=keep | 파지 | {l2:은} 찢어져도 모아 둡니다. 김가루로 써요.
    `,
  },
  // 점자 인쇄소
  {
    language: 'ko',
    slots: { d: '국어 3-1, 안내문 12, 악보 B', d2: '수학 5-2, 투표용지 7, 메뉴판', n: '2..60', p: '3..40', p2: '41..99', pr: '점역기 1, 브라유-4', pr2: '점역기 3, 브라유-9', tx: '=누르면 열립니다, 이 문은 밀어 주세요, 계단이 시작됩니다' },
    tools: ['jeomja_emboss(printer, document, copies?: int): Emboss a document', 'jeomja_pages(printer, document, first: int, last: int): Emboss some pages', 'jeomja_label(printer, text): Emboss a label', 'jeomja_abort(printer): Give a job up', 'jeomja_handover(document, from_printer, to_printer): Let another printer do it', 'jeomja_height(printer, dots: low|high): Set how high the dots are'],
    steps: `
      jeomja_emboss printer="{pr}" document="{d}" copies={n} | 찍기 | {pr}에서 {d} {n}부.
      jeomja_emboss printer="{pr2}" document="{d2}" | 찍기 | {d2:을} {pr2:로} 찍어 주세요. 부수는 말이 없었습니다.
      jeomja_pages printer="{pr}" document="{d}" first={p} last={p2} | 쪽 | {d} {p}쪽부터 {p2}쪽만, {pr}.
      jeomja_pages printer="{pr2}" document="{d2}" first={p} last={p2} | 쪽 | {pr2}, {d2}. 마지막 쪽 {p2}, 첫 쪽 {p}.
      jeomja_label printer="{pr}" text="{tx}" | 라벨 | {pr:로} 라벨 하나: "{tx}"
      jeomja_abort printer="{pr2}" | 종이 걸림 | {pr2:이} 종이를 씹었다. 하던 것 그만.
      jeomja_handover document="{d}" from_printer="{pr}" to_printer="{pr2}" | 넘김 | {d:은} {pr:이} 아니라 {pr2:이} 찍는다.
      jeomja_handover document="{d2}" from_printer="{pr2}" to_printer="{pr}" | 넘김 | {d2}: {pr:로} 넘김. {pr2} 고장.
      jeomja_height printer="{pr}" dots=high | 점 높이 | 어르신들이 읽으실 거라 {pr} 점을 도드라지게.
      jeomja_height printer="{pr2}" dots=low | 점 높이 | {pr2:은} 점을 낮게.
    `,
  },
  // 버스 터미널
  {
    language: 'ko',
    event: 'webhook /terminal/delay {"노선": "{r}", "출발": "{a}", "도착": "{b}", "지연분": {m}, "홈": {p}, "빈홈": {p2}}',
    slots: { r: '601, 직행 7, 심야 11', r2: '705, 완행 2, 공항 4', a: '강릉, 영주, 목포', b: '속초, 김천, 여수', m: '8..55', p: '1..9', p2: '10..24', n: '2..40', t: '=13:10, 15:40', t2: '=14:25, 17:05', w: '장윤석, 표기사, 4471' },
    tools: ['teo_call(route, from_city, to_city): Call a bus out', 'teo_platform(route, old_platform: int, new_platform: int): Move a bus to another platform', 'teo_later(route, minutes: int, reason?): Put a departure off', 'teo_earlier(route, minutes: int): Bring a departure forward', 'teo_reserve(route, seats: int, for?): Keep seats free', 'teo_release(route, seats: int): Sell seats that were kept free', 'teo_say(text, times?: int): Say something over the loudspeakers'],
    steps: `
      teo_later route="{r}" minutes={m} reason="앞차 사고" | 지연 | 늦는 노선을 늦는 만큼 미룬다. 이유는 "앞차 사고".
      teo_later route="{r2}" minutes={n} | 지연 | {r2} {n}분 늦춤.
      teo_earlier route="{r2}" minutes={n} | 조발 | {r2:은} {n}분 일찍 나간다.
      teo_call route="{r}" from_city="{a}" to_city="{b}" | 안내 | 그 버스를 출발지와 도착지를 넣어 불러 준다.
      teo_call route="{r2}" from_city="{b}" to_city="{a}" | 안내 | {r2} 방송. {a} 도착, {b} 출발.
      teo_platform route="{r}" old_platform={p} new_platform={p2} | 홈 | 늦는 버스를 빈 홈으로.
      teo_platform route="{r2}" old_platform={p2} new_platform={p} | 홈 | {r2:은} {p}번 홈으로, {p2}번 홈은 비운다.
      teo_reserve route="{r}" seats={n} for="{w}" | 자리 | 그 노선 {n}석을 {w} 앞으로 맡는다.
      teo_reserve route="{r2}" seats={p} | 자리 | {r2} {p}자리 비워 둘 것.
      teo_release route="{r2}" seats={p} | 풀기 | 맡아 둔 {r2} 자리 {p}개는 팔아도 된다.
      teo_say text="분실한 검은 가방은 매표소에 있습니다" times=2 | 방송 | "분실한 검은 가방은 매표소에 있습니다"를 두 번 방송.
      teo_say text="매점은 아홉 시에 닫습니다" | 방송 | 매점은 아홉 시에 닫습니다 — 이 말을 그대로 방송하면 된다.
    `,
  },
  // 나전칠기
  {
    language: 'ko',
    slots: { o: '경대 3, 소반 B, 함-17', o2: '찬합 2, 서류함 D, 함-25', h: '70..88', c: '18..26', n: '2..9', g: '200..2000', s: '=자개 0.1, 색패, 전복', s2: '=금박, 난각, 멧조개', r: '칠장 1, 아래칸', r2: '칠장 4, 위칸' },
    tools: ['otchil_coat(piece, layers: int, thin?: bool): Lacquer a piece', 'otchil_grind(piece, grit: int, wet?: bool): Grind a piece', 'chiljang_put(piece, cabinet): Put a piece into the damp cabinet', 'chiljang_out(piece, cabinet): Take a piece out of the damp cabinet', 'chiljang_air(cabinet, humidity: int, celsius: int): Set the air of a cabinet', 'jagae_cut(pattern, pieces: int): Cut shells', 'jagae_change(pattern, old_shell, new_shell): Use another shell'],
    steps: `
      otchil_coat piece="{o}" layers={n} thin=true | 칠 | {o:을} 얇게 {n}번 칠한다.
      otchil_coat piece="{o2}" layers={n} thin=false | 두껍게 | {o2:은} 얇게 말고 도톰하게 {n}번.
      otchil_coat piece="{o2}" layers=3 | 세 번 | {o2} 세 번 칠.
      otchil_grind piece="{o}" grit={g} wet=true | 갈기 | {g}방으로 물을 묻혀 가며 {o:을} 간다.
      otchil_grind piece="{o2}" grit={g} | 갈기 | {o2}, {g}번 사포.
      chiljang_put piece="{o}" cabinet="{r}" | 굳히기 | {o:을} {r}에 넣는다.
      chiljang_out piece="{o2}" cabinet="{r2}" | 꺼내기 | {o2:은} 다 굳었다. {r2}에서 내온다.
      chiljang_air cabinet="{r}" humidity={h} celsius={c} | 칠장 | {r} {c}도 {h}%
      chiljang_air cabinet="{r2}" humidity={h} celsius={c} | 칠장 | {r2:은} 습도 {h}에 온도 {c:로} 해 주세요.
      jagae_cut pattern="국화 7" pieces=60 | 끊음질 | "국화 7" 무늬로 예순 개.
      jagae_change pattern="학 2" old_shell="{s}" new_shell="{s2}" | 재료 | "학 2" 무늬는 {s} 말고 {s2:로}.
      jagae_change pattern="학 2" old_shell="{s2}" new_shell="{s}" | 재료 되돌림 | "학 2"에 {s:을} 쓴다, {s2:은} 이제 안 쓴다.
    `,
  },
  // 하수 처리장
  {
    language: 'ko',
    event: 'webhook /sewage/tank {"조": "{t}", "DO": {d}, "MLSS": {m}, "펌프": "{p}", "예비펌프": "{p2}", "유입": {q}}',
    slots: { t: '폭기 1조, 무산소조, AT-2', t2: '폭기 4조, 침전지 3, AT-6', d: '0.3..0.9 / 2.6..4.8', m: '1800..4200', p: '반송 P1, 슬러지 A', p2: '반송 P3, 슬러지 C', q: '300..900', n: '5..90', lo: '0.8..1.5', hi: '2.2..3.5' },
    tools: ['pokgi_more(tank, percent: int): Blow more air into a tank', 'pokgi_less(tank, percent: int): Blow less air into a tank', 'pokgi_keep(tank, min_mg: num, max_mg: num): Keep the oxygen in a band', 'banso_run(pump, flow: int, minutes?: int): Let a pump run', 'banso_rest(pump): Stop a pump', 'banso_exchange(old_pump, new_pump): Let another pump take over', 'ingyeo_waste(tank, m3: int): Take sludge out'],
    steps: `
      @d pokgi_more tank="{t}" percent=15 // pokgi_less tank="{t}" percent=15 | 용존산소 | DO가 1보다 낮으면 그 조의 공기를 15% 늘리고, 2보다 높으면 15% 줄인다.
      pokgi_less tank="{t2}" percent={n} | 줄임 | {t2} 공기 {n}% 줄여.
      pokgi_more tank="{t2}" percent={n} | 늘림 | {t2} 공기를 {n}퍼센트 더 넣으십시오.
      pokgi_keep tank="{t}" min_mg={lo} max_mg={hi} | 유지 | 그 조는 높아야 {hi}, 낮아야 {lo}mg.
      banso_run pump="{p2}" flow={q} minutes={n} | 반송 | 예비 펌프를 보고된 유입량으로 {n}분 돌린다.
      banso_run pump="{p}" flow={n} | 반송 | {p}, 유량 {n}. 끄는 시간은 정하지 않음.
      banso_rest pump="{p}" | 정지 | 보고된 펌프는 쉰다. 예비가 아니라 그 펌프다.
      banso_exchange old_pump="{p}" new_pump="{p2}" | 교대 | 돌던 펌프 대신 예비를.
      banso_exchange old_pump="{p2}" new_pump="{p}" | 교대 | {p:이} 돌고 {p2:이} 쉰다.
      ingyeo_waste tank="{t2}" m3={n} | 잉여 | {t2}에서 {n}㎥ 뺀다.
    `,
  },
  // 가발 공방
  {
    language: 'ko',
    slots: { w: '주문 31, 소라, W-07', w2: '주문 48, 이레, W-15', c: '=흑갈 2, 자연흑, 밤색 6', c2: '=금갈 9, 회색 30', l: '=25, 35, 45', l2: '=50, 60', n: '2..9', s: '=앞, 뒤, 정수리', d: '=수요일, 12/14, 다다음 주 월요일' },
    tools: ['gabal_knot(order, area, density: thin|medium|full): Knot hair into an area', 'gabal_unknot(order, area): Take hair out of an area', 'gabal_dye(order, old_colour, new_colour): Dye a wig', 'gabal_length(order, front_cm: int, back_cm: int): Cut a wig', 'gabal_fitting(order, day, at_home?: bool): Make an appointment for a fitting', 'gabal_fitting_drop(order): Cancel a fitting'],
    steps: `
      gabal_knot order="{w}" area={s} density=thin | 심기 | {w} {s} 부분은 성글게.
      gabal_knot order="{w2}" area={s} density=full | 빽빽하게 | {w2}, {s}에 머리를 빽빽하게 심어 주세요.
      gabal_unknot order="{w}" area={s} | 뽑기 | {w} {s}에 심은 것을 뽑는다.
      gabal_dye order="{w}" old_colour="{c}" new_colour="{c2}" | 염색 | {w}, {c}에서 {c2:로}.
      gabal_dye order="{w2}" old_colour="{c2}" new_colour="{c}" | 염색 | {w2:을} {c:로} 물들인다. 지금 색은 {c2:이}다.
      gabal_length order="{w}" front_cm={l} back_cm={l2} | 길이 | {w} 앞머리 {l}cm 뒷머리 {l2}cm
      gabal_length order="{w2}" front_cm={l} back_cm={l2} | 길이 | {w2:은} 뒤 {l2}, 앞 {l}.
      gabal_fitting order="{w}" day="{d}" at_home=true | 가봉 | {w} 가봉은 {d}, 손님 댁에서.
      gabal_fitting order="{w2}" day="{d}" | 가봉 | {w2} 손님 가봉 {d}에 잡음.
      gabal_fitting_drop order="{w2}" | 가봉 취소 | {w2} 손님은 안 오신대요.
    `,
  },
  // 지하철 기지
  {
    language: 'ko',
    event: 'mqtt depot/track {"편성": "{t}", "선로": {a}, "빈선로": {b}, "바퀴mm": {w}, "다음편성": "{t2}"}',
    slots: { t: '317편성, 8007, K-21', t2: '322편성, 8015, K-30', a: '1..9', b: '11..24', w: '772..789 / 806..850', n: '5..20', s: 'S-14, 분기 3', k: '3..15' },
    tools: ['giji_shunt(train, from_track: int, to_track: int): Move a train in the depot', 'giji_couple(front, rear): Couple two trains', 'giji_uncouple(front, rear): Uncouple two trains', 'giji_lathe(train, axles?: int): Turn the wheels', 'giji_switch(switch, side: left|right): Set a switch', 'giji_power(track: int, live: bool): Switch the power of a track', 'giji_wash(train, inside?: bool): Wash a train'],
    steps: `
      @w giji_lathe train="{t}" // failed "바퀴가 {w}mm라 아직 괜찮다" | 삭정 | 바퀴가 800mm에 못 미치면 깎는다. 축 수는 정하지 않는다. 800이 넘으면 깎지 않는다.
      giji_shunt train="{t}" from_track={a} to_track={b} | 옮김 | 그 편성을 빈 선로로.
      giji_shunt train="{t2}" from_track={b} to_track={a} | 옮김 | {t2:을} {a}번 선로로 부른다. {b}번에 서 있다.
      giji_couple front="{t}" rear="{t2}" | 연결 | {t:이} 앞, {t2:이} 뒤로 연결.
      giji_couple front="{t2}" rear="{t}" | 연결 | {t} 앞머리에 {t2:을} 붙여서 끌고 간다. 앞은 {t2:이}다.
      giji_uncouple front="{t}" rear="{t2}" | 분리 | 앞쪽 {t:과} 뒤쪽 {t2:을} 뗀다.
      giji_switch switch="{s}" side=left | 분기 | {s} 왼쪽.
      giji_power track={b} live=false | 단전 | 빈 선로 전기를 끊는다.
      giji_power track={a} live=true | 급전 | 보고한 편성이 선 선로에 전기를 넣습니다.
      giji_wash train="{t2}" inside=true | 세차 | {t2:은} 안까지 씻는다.
      giji_wash train="{t}" | 세차 | {t} 세차.
    `,
  },
  // 사진관
  {
    language: 'ko',
    slots: { r: '롤 114, 결혼-A, F-88', r2: '롤 131, 돌사진-C, F-97', n: '8..36', w: '=5x7, 8x10, 11x14', w2: '=4x6, 3x5', s: '4..12', c: '24..38', g: '정보람, 옥희 할머니, 303동 부부', ph: '=7월_정원, IMG_0412, 가족 2' },
    tools: ['hyeonsang_run(roll, celsius: int, push_stops?: int): Develop a roll', 'hyeonsang_skip(roll): Leave a roll undeveloped', 'scan_roll(roll, first: int, last: int): Scan frames of a roll', 'inhwa_print(picture, size, copies?: int): Print a picture', 'inhwa_resize(picture, old_size, new_size): Print in another size', 'sajin_touch(picture, how: light|strong): Retouch a picture', 'sajin_bag(customer, roll): Put the prints of a roll into a bag of a customer'],
    steps: `
      hyeonsang_run roll="{r}" celsius={c} push_stops=2 | 현상 | {r:은} {c}도, 두 스톱 증감.
      hyeonsang_run roll="{r2}" celsius={c} | 현상 | {r2} {c}도. 증감은 없음.
      hyeonsang_skip roll="{r2}" | 빼기 | {r2:은} 현상하지 말고 그냥 둔다.
      scan_roll roll="{r}" first=3 last={n} | 스캔 | {r} 세 번째 컷부터 {n}번째까지.
      scan_roll roll="{r2}" first=1 last={s} | 앞부분 | {r2:은} 첫 컷에서 {s}컷까지만 스캔해 주세요.
      inhwa_print picture="{ph}" size={w} copies={s} | 인화 | {ph} {w} {s}장.
      inhwa_print picture="{ph}" size={w2} | 인화 | {ph:을} {w2} 크기로 뽑는다.
      inhwa_resize picture="{ph}" old_size={w2} new_size={w} | 크기 | {ph:을} {w2} 대신 {w:로}.
      inhwa_resize picture="{ph}" old_size={w} new_size={w2} | 작게 | {ph}, {w:은} 너무 크다. {w2:로}.
      sajin_touch picture="{ph}" how=light | 보정 | {ph} 보정은 티 안 나게 살짝.
      sajin_touch picture="{ph}" how=strong | 보정 | {ph:은} 확실하게 고쳐 달래요.
      sajin_bag customer="{g}" roll="{r}" | 봉투 | {g} 손님 봉투에 {r} 사진을 넣는다.
    `,
  },
  // 파이프 오르간
  {
    language: 'ko',
    event: 'webhook /organ/check {"건반": "{m}", "스톱": "{s}", "풍압": {p}, "습도": {h}, "오르가니스트": "{o}"}',
    slots: { m: '=대건반, 스웰, 페달', m2: '=포지티프, 에코', s: '프린시펄 8, 부르동 16, 플루트 4', s2: '트럼펫 8, 믹스처 IV', p: '62..95', h: '28..39 / 48..60', o: '백은수, 나오르', n: '1..32', n2: '33..64', k: '2..9' },
    tools: ['pung_start(): Start the wind', 'pung_cease(): Stop the wind', 'stop_draw(stop, manual?): Draw a stop', 'stop_push(stop): Push a stop in', 'stop_swap(off, on): Push one stop in and draw another', 'combi_save(number: int, name?): Save the stops as a combination', 'combi_recall(number: int): Recall a combination', 'combi_copy(from_number: int, to_number: int): Copy a combination'],
    steps: `
      pung_start | 바람 | 송풍기를 켠다.
      pung_cease | 끝 | 예배가 끝났습니다. 바람을 내려 주세요.
      stop_draw stop="{s}" manual={m} | 스톱 | 보고된 건반에 보고된 스톱을 뽑는다.
      stop_draw stop="{s2}" | 뽑기 | {s2} 뽑기. 어느 건반이든.
      stop_push stop="{s}" | 넣기 | {s:은} 넣는다.
      stop_swap off="{s}" on="{s2}" | 바꿈 | {s} 대신 {s2}.
      stop_swap off="{s2}" on="{s}" | 바꿈 | {s:을} 뽑고 {s2:을} 넣는다.
      combi_save number={n} name="입당" | 저장 | 지금 것을 {n}번에 "입당"이라는 이름으로 기억.
      combi_save number={n2} | 저장 | {n2}번에 저장. 이름은 필요 없음.
      combi_recall number={n} | 부르기 | {n}번 조합을 부른다.
      combi_copy from_number={n} to_number={n2} | 복사 | {n2}번에도 {n}번과 같은 것을.
      combi_copy from_number={n2} to_number={n} | 복사 | {n2}번을 {n}번 자리에 베낀다.
    `,
  },
  // 퇴비장
  {
    language: 'ko',
    slots: { p: '더미 3, 북쪽 단, CP-1', p2: '더미 8, 남쪽 단, CP-6', c: '48..62', c2: '63..74', n: '2..9', d: '3..28', l: '50..400', t: '톱밥, 왕겨, 낙엽', t2: '계분, 우분, 음식물' },
    tools: ['toebi_turn(heap, times: int): Turn a heap', 'toebi_soak(heap, litres: int, slowly?: bool): Water a heap', 'toebi_cover(heap, on: bool): Cover or uncover a heap', 'toebi_limits(heap, cold_c: int, hot_c: int): Set between which temperatures a heap should be', 'toebi_mix(heap, material, instead_of?): Mix material into a heap', 'toebi_ripen(heap, days: int): Let a heap ripen'],
    steps: `
      toebi_turn heap="{p}" times={n} | 뒤집기 | {p:을} {n}번 뒤집는다.
      toebi_turn heap="{p2}" times=1 | 한 번 | {p2} 한 번만.
      toebi_soak heap="{p}" litres={l} slowly=true | 물 | {p}에 {l}리터를 천천히.
      toebi_soak heap="{p2}" litres={l} | 물 | {p2} 물 {l}L
      toebi_cover heap="{p}" on=true | 비닐 | 비 오기 전에 {p:을} 덮어요.
      toebi_cover heap="{p2}" on=false | 비닐 | {p2:은} 벗겨 주세요. 숨을 못 쉰답니다.
      toebi_limits heap="{p}" cold_c={c} hot_c={c2} | 온도 | {p:은} 뜨거워도 {c2}도, 차가워도 {c}도.
      toebi_mix heap="{p}" material={t} instead_of={t2} | 재료 | {p}에 {t2} 대신 {t:을} 섞는다.
      toebi_mix heap="{p2}" material={t2} instead_of={t} | 재료 | {t:은} 빼고 {t2:을} 섞을 것, {p2}
      toebi_mix heap="{p2}" material={t} | 섞기 | {p2}에 {t:을} 섞는다.
      toebi_ripen heap="{p}" days=14 | 숙성 | {p:은} 보름에서 하루 모자라게, 14일 묵힌다.
    `,
  },
  // 방송 송출
  {
    language: 'ko',
    event: 'mqtt onair/playout {"채널": "{c}", "현재": "{n}", "다음": "{x}", "남은초": {s}, "예비채널": "{c2}"}',
    slots: { c: 'CH-3, 지역1, HD-A', c2: 'CH-8, 지역4, HD-D', n: '뉴스 12, 아침마당, 특집 A', x: '날씨, 광고 B, 다큐 4', x2: '재난 안내, 만화 7', s: '5..55', m: '3..40', t: '=18:00:00, 20:30:00', t2: '=19:10:00, 21:45:00' },
    tools: ['songchul_take(channel, item): Put an item on air at once', 'songchul_cue(channel, item): Make an item the next one', 'songchul_uncue(channel, item): Take an item out of the list', 'songchul_move(channel, item, old_time, new_time): Move an item', 'songchul_replace(channel, old_item, new_item): Replace an item', 'jamak_show(channel, text, secs?: int): Show a line of text', 'jamak_hide(channel): Hide the line of text'],
    steps: `
      songchul_take channel="{c}" item="{x2}" | 긴급 | 보고한 채널에 {x2}, 지금 바로.
      songchul_take channel="{c2}" item="{x}" | 바로 | 예비 채널로 다음 것을 당장 내보낸다.
      songchul_cue channel="{c}" item="{x2}" | 다음 | 그 채널 다음은 {x2}.
      songchul_uncue channel="{c}" item="{x}" | 빼기 | 다음 것으로 잡힌 걸 목록에서 뺀다.
      songchul_move channel="{c2}" item="{n}" old_time={t} new_time={t2} | 시간 | {c2} {n}, {t}에서 {t2:로} 민다.
      songchul_move channel="{c}" item="{x2}" old_time={t2} new_time={t} | 시간 | 그 채널의 {x2:은} {t:로} 당긴다. {t2:이}었다.
      songchul_replace channel="{c}" old_item="{x}" new_item="{x2}" | 대체 | 그 채널은 다음 것 대신 {x2:을} 튼다.
      songchul_replace channel="{c2}" old_item="{x2}" new_item="{n}" | 대체 | {c2}: {x2} 빼고 {n}.
      jamak_show channel="{c}" text="오늘 밤 물이 끊깁니다" secs={m} | 자막 | 그 채널에 "오늘 밤 물이 끊깁니다" 자막을 {m}초.
      jamak_show channel="{c2}" text="내일은 휴교입니다" | 자막 | {c2} 자막 "내일은 휴교입니다". 내릴 때는 따로 말함.
      jamak_hide channel="{c}" | 자막 내림 | 그 채널 자막 지우기.
    `,
  },
  // 종자 은행
  {
    language: 'ko',
    slots: { a: 'IT-20881, 벼 411, 콩-07', a2: 'IT-20940, 보리 96, 팥-12', v: '-18칸, 저장 2, 장기고', v2: '4도칸, 저장 5, 중기고', n: '50..900', g: '20..300', t: '12..30', w: '농업기술원, 제주대, 나고야 씨앗회', p: '70..98' },
    tools: ['jongja_shelve(accession, vault): Put seeds into a vault', 'jongja_shift(accession, from_vault, to_vault): Move seeds to another vault', 'jongja_sow(accession, count: int, celsius?: int): Sow seeds as a test', 'jongja_send(accession, grams: int, recipient): Send seeds', 'jongja_reserve(accession, grams: int, recipient): Keep seeds for a recipient', 'jongja_rate(accession, percent: int): Enter how many seeds came up', 'jongja_rate_of(accession): Read how many seeds came up'],
    steps: `
      jongja_shelve accession="{a}" vault="{v}" | 입고 | {a} {v}.
      jongja_shift accession="{a}" from_vault="{v}" to_vault="{v2}" | 이동 | {a:을} {v}에서 {v2:로}.
      jongja_shift accession="{a2}" from_vault="{v2}" to_vault="{v}" | 이동 | {a2:은} 오래 둘 거다. {v2:은} 비우고 {v:로}.
      jongja_sow accession="{a}" count={n} celsius={t} | 발아 시험 | {a} {n}알을 {t}도에서 틔워 본다.
      jongja_sow accession="{a2}" count=100 | 발아 시험 | {a2}, 백 알. 온도는 표준대로.
      jongja_send accession="{a}" grams={g} recipient="{w}" | 분양 | {w}에 {a} {g}g 보냄.
      jongja_reserve accession="{a2}" grams={g} recipient="{w}" | 예약 | {a2} {g}그램은 {w} 몫으로 남겨 두세요. 아직 보내지는 않습니다.
      jongja_rate accession="{a}" percent={p} | 발아율 | {a} 발아율 {p}%라고 적기.
      jongja_rate_of accession="{a2}" | 발아율? | {a2} 발아율이 얼마였는지.
    `,
  },
  // 세탁 공장 호텔
  {
    language: 'ko',
    event: 'webhook /linen/cart {"카트": "{c}", "호텔": "{h}", "품목": "{i}", "장수": {n}, "다음호텔": "{h2}", "얼룩": {s}}',
    slots: { c: 'LC-18, 카트 4, 파랑 2', c2: 'LC-25, 카트 9, 노랑 1', h: '바다호텔, 솔향, 리버 스테이', h2: '언덕호텔, 은하장', i: '=시트, 수건, 가운', n: '40..300', s: '0..4 / 21..60', c3: '40..60', c4: '61..90', k: '1..6' },
    tools: ['setak_load(machine: int, cart, heavy?: bool): Wash what is in a cart', 'setak_temp(machine: int, wash_c: int, rinse_c: int): Set both temperatures', 'setak_again(machine: int): Wash the same load again', 'damimjil_fold(item, pieces: int): Fold pieces', 'cart_to(cart, hotel): Send a cart to a hotel', 'cart_reroute(cart, from_hotel, to_hotel): Send a cart to another hotel', 'bill_linen(hotel, item, pieces: int): Bill a hotel'],
    steps: `
      @s setak_load machine=2 cart="{c}" // setak_load machine=2 cart="{c}" heavy=true | 세탁 | 2호 세탁기에 온 카트를 넣는다. 얼룩이 스무 장을 넘으면 심한 오염(heavy)으로 하고, 아니면 그런 말 없이 넣는다.
      setak_load machine={k} cart="{c2}" | 세탁 | {k}호에 {c2}.
      setak_temp machine={k} wash_c={c4} rinse_c={c3} | 온도 | {k}호 헹굼 {c3} 세탁 {c4}도
      setak_temp machine=7 wash_c={c4} rinse_c={c3} | 온도 | 7호기는 빨 때 {c4}도, 헹굴 때 {c3}도.
      setak_again machine={k} | 다시 | {k}호 것은 덜 빨렸어요. 한 번 더.
      damimjil_fold item={i} pieces={n} | 개기 | 온 품목을 온 장수만큼 갠다.
      cart_to cart="{c}" hotel="{h}" | 배송 | 온 카트는 온 호텔로 돌려보낸다.
      cart_reroute cart="{c2}" from_hotel="{h}" to_hotel="{h2}" | 돌리기 | {c2:은} {h:로} 가던 중이다. {h2:로} 돌린다.
      cart_reroute cart="{c}" from_hotel="{h2}" to_hotel="{h}" | 잘못 감 | {c:이} {h2:로} 잘못 갔어요. {h:로} 보내 주세요.
      bill_linen hotel="{h}" item={i} pieces={n} | 청구 | 그 호텔에 그 품목, 그 장수로 청구.
    `,
  },
  // 도배, 실측
  {
    language: 'ko',
    slots: { r: '안방, 거실, 101호', r2: '작은방, 현관, 204호', w: '180..420', h: '210..245', p: 'LX-4410, 모란 민트, 한지 백', p2: 'SH-908, 격자 회색, 무지 02', n: '3..19', d: '=12/2, 12/7, 1/15', d2: '=12/9, 12/21, 2/3', t: '정 반장, 도배 2팀, 미장 김' },
    tools: ['dobae_measure(room, width_cm: int, height_cm: int): Enter the size of a wall', 'dobae_paper(room, paper, rolls?: int): Choose a wallpaper', 'dobae_repaper(room, old_paper, new_paper): Choose another wallpaper', 'dobae_cut(paper, strips: int, length_cm: int): Cut strips', 'crew_book(crew, date): Book a crew', 'crew_rebook(crew, old_date, new_date): Move a crew to another day', 'crew_free(crew, date): Give a crew up'],
    steps: `
      dobae_measure room="{r}" width_cm={w} height_cm={h} | 실측 | {r} 가로 {w} 세로 {h}.
      dobae_measure room="{r2}" width_cm={w} height_cm={h} | 실측 | {r2}, 높이 {h}cm, 너비 {w}cm.
      dobae_measure room="{r}" width_cm={h} height_cm={w} | 실측 | {r:은} 세로가 {w}cm고 가로는 {h}cm더라.
      dobae_paper room="{r}" paper="{p}" rolls={n} | 벽지 | {r}에 {p} {n}롤.
      dobae_paper room="{r2}" paper="{p2}" | 벽지 | {r2:은} {p2:로} 정하셨대요. 몇 롤인지는 재 보고.
      dobae_repaper room="{r}" old_paper="{p}" new_paper="{p2}" | 변경 | {r}: {p} → {p2}
      dobae_repaper room="{r2}" old_paper="{p2}" new_paper="{p}" | 변경 | {r2} 벽지는 {p:로} 바꿉니다. {p2:은} 품절이에요.
      dobae_cut paper="{p}" strips={n} length_cm={h} | 재단 | {p}, {h}cm로 {n}장.
      crew_book crew="{t}" date={d} | 일정 | {d} {t} 잡기.
      crew_rebook crew="{t}" old_date={d} new_date={d2} | 미루기 | {t:을} {d}에서 {d2:로}.
      crew_rebook crew="{t}" old_date={d2} new_date={d} | 당기기 | {d:로} 당긴다, {t}. 원래 {d2}.
      crew_free crew="{t}" date={d2} | 안 와도 됨 | {d2}에 {t:은} 안 와도 됩니다.
    `,
  },
  // 어선
  {
    language: 'ko',
    event: 'mqtt boat/sonar {"배": "{b}", "어군수심": {d}, "방위": {h}, "어종": "{f}", "옆배": "{b2}", "그물": "{n}"}',
    slots: { b: '만선호, 해룡 7, 77태진', b2: '은빛호, 해룡 9, 대성', d: '12..45', d2: '50..120', h: '5..355', f: '멸치, 전갱이, 고등어', n: '좌현 그물, N-2', n2: '우현 그물, N-5', k: '2..11', c: '20..180', t: '=05:00, 18:30' },
    tools: ['geumul_drop(boat, net, depth_m: int): Lower a net', 'geumul_haul(boat, net, slowly?: bool): Haul a net', 'geumul_span(boat, upper_m: int, lower_m: int): Set between which depths the net hangs', 'hanghae_course(boat, degrees: int, knots?: int): Steer a course', 'hanghae_drift(boat): Let the boat drift', 'sangja_fill(boat, fish, boxes: int): Enter boxes of fish', 'sangja_pass(from_boat, to_boat, boxes: int): Hand boxes over to another boat'],
    steps: `
      geumul_drop boat="{b}" net="{n}" depth_m={d} | 투망 | 어군이 있는 깊이로 보고된 그물을 내린다.
      geumul_drop boat="{b2}" net="{n2}" depth_m={d2} | 투망 | {b2} {n2}, {d2}m.
      geumul_haul boat="{b}" net="{n}" slowly=true | 양망 | 그 배 그 그물을 천천히 걷어 올린다. 그물이 약하다.
      geumul_haul boat="{b2}" net="{n2}" | 양망 | {b2:은} {n2:을} 올리시오.
      geumul_span boat="{b}" upper_m={d} lower_m={d2} | 그물 폭 | 윗줄은 어군 깊이, 아랫줄은 {d2}미터. 보고한 배다.
      geumul_span boat="{b2}" upper_m={d} lower_m={d2} | 그물 폭 | {b2}: 아래 {d2} 위 {d}
      hanghae_course boat="{b}" degrees={h} knots={k} | 침로 | 보고된 방위로 {k}노트.
      hanghae_course boat="{b2}" degrees=90 | 침로 | {b2:은} 구십 도로. 속력은 그대로.
      hanghae_drift boat="{b2}" | 표류 | 옆 배는 엔진을 빼고 물에 맡긴다.
      sangja_fill boat="{b}" fish="{f}" boxes={c} | 어획 | 보고한 배, 보고된 어종, {c}상자.
      sangja_pass from_boat="{b}" to_boat="{b2}" boxes={c} | 전재 | 옆 배로 {c}상자를 넘긴다.
      sangja_pass from_boat="{b2}" to_boat="{b}" boxes={c} | 전재 | {b:이} {b2}에서 {c}상자를 받는다.
    `,
  },
  // 뜨개 공방 / 편직
  {
    language: 'ko',
    slots: { m: '횡편기 2, 원형 4, KM-1', m2: '횡편기 7, 원형 9, KM-8', y: '모 2/48, 앙고라 청, 면 30수', y2: '캐시 1/26, 아크릴 백', p: '꽈배기 3, 눈송이, 스트라이프 B', r: '20..90', r2: '120..400', n: '2..30', g: '3..14' },
    tools: ['pyeonjik_go(machine, pattern, rows?: int): Knit a pattern', 'pyeonjik_hold(machine): Pause a machine', 'pyeonjik_proceed(machine): Let a paused machine go on', 'pyeonjik_ravel(machine, rows: int): Undo rows', 'pyeonjik_yarn(machine, old_yarn, new_yarn): Take another yarn', 'pyeonjik_tension(machine, left: int, right: int): Set the tension on both sides', 'pyeonjik_count(machine): Read how many rows are done'],
    steps: `
      pyeonjik_go machine="{m}" pattern="{p}" rows={r2} | 짜기 | {m} {p} {r2}단.
      pyeonjik_go machine="{m2}" pattern="{p}" | 짜기 | {m2}에 {p} 무늬. 단 수는 안 정했다.
      pyeonjik_hold machine="{m}" | 멈춤 | 코가 빠졌다. {m} 잠시 멈춘다.
      pyeonjik_proceed machine="{m}" | 이어 짜기 | 코를 주웠다. {m} 이어서 짠다.
      pyeonjik_ravel machine="{m2}" rows={n} | 풀기 | {m2} {n}단 풀어요.
      pyeonjik_ravel machine="{m}" rows=12 | 풀기 | {m} 열두 단을 푼다.
      pyeonjik_yarn machine="{m}" old_yarn="{y}" new_yarn="{y2}" | 실 | {m:은} {y:을} 빼고 {y2:을} 건다.
      pyeonjik_yarn machine="{m2}" old_yarn="{y2}" new_yarn="{y}" | 실 | {m2}: {y:로}. {y2:은} 다 썼음.
      pyeonjik_tension machine="{m}" left={g} right={n} | 장력 | {m} 왼쪽 {g}, 오른쪽 {n}
      pyeonjik_tension machine="{m2}" left={n} right={g} | 장력 | {m2:은} 오른쪽을 {g}, 왼쪽을 {n:로}.
      pyeonjik_count machine="{m2}" | 몇 단? | {m2:이} 몇 단까지 짰는지 본다.
    `,
  },
  // 한옥 민박
  {
    language: 'ko',
    event: 'webhook /guest/room {"객실": "{r}", "손님": "{g}", "조식인원": {n}, "깨울시각": "{t}", "옆객실": "{r2}"}',
    slots: { r: '301, 별채 2, 솔방', r2: '305, 별채 4, 달방', g: '윤다빈, 김 사장님, 오노 씨', n: '1..6 / ∅, null', t: '=05:40, 06:30, 07:15', t2: '=09:30, 10:00', c: '18..26', k: '2..5' },
    tools: ['bab_reserve(room, people: int, at?): Reserve breakfast', 'bab_skip(room): Enter that a room wants no breakfast', 'kkaeum_set(room, at): Set a wake-up call', 'kkaeum_shift(room, old_time, new_time): Move a wake-up call', 'kkaeum_off(room): Take a wake-up call away', 'ibul_bring(room, sets: int, thick?: bool): Bring bedding', 'ondol_to(room, celsius: int): Heat the floor of a room'],
    steps: `
      @n bab_reserve room="{r}" people={n} // failed "조식 인원이 없다" | 조식 | 그 객실에 메시지의 조식 인원만큼 아침을 예약한다.
      bab_skip room="{r2}" | 조식 안 함 | 옆 객실은 아침을 안 드신대요.
      bab_reserve room="{r2}" people={k} at={t2} | 조식 | {r2}, {k}인, {t2}.
      kkaeum_set room="{r}" at={t} | 모닝콜 | 손님이 원한 시각에 깨운다.
      kkaeum_shift room="{r}" old_time={t} new_time={t2} | 늦잠 | 늦게 주무셨다. 원한 시각 말고 {t2}에 깨운다.
      kkaeum_shift room="{r2}" old_time={t2} new_time={t} | 당김 | {r2} 모닝콜을 {t2}에서 {t:로}.
      kkaeum_off room="{r}" | 취소 | 알아서 일어나신답니다. 그 객실 모닝콜은 빼 주세요.
      ibul_bring room="{r}" sets={k} thick=true | 이불 | 그 객실에 두꺼운 이불 {k}채.
      ibul_bring room="{r2}" sets={k} | 이불 | {r2} 이불 {k}채 더
      ondol_to room="{r2}" celsius={c} | 온돌 | 옆 객실 바닥 {c}도.
    `,
  },
  // 타일 공장 가마
  {
    language: 'ko',
    slots: { l: '가마 A, 롤러 2, 북라인', l2: '가마 D, 롤러 5, 남라인', a: '900..1050', b: '1080..1220', w: '=200, 300, 600', h: '=400, 900, 1200', s: '8..30', p: '테라조 3, 백무광, 목재 B', n: '3..90', q: '=A등급, 2급' },
    tools: ['tail_size(line, width_mm: int, height_mm: int): Set the size of a tile', 'tail_fire(line, preheat_c: int, peak_c: int, minutes?: int): Fire tiles', 'tail_glaze(line, design, on: bool): Glaze tiles or leave them raw', 'tail_reject(line, boxes: int): Throw boxes away', 'tail_regrade(boxes: int, from_grade, to_grade): Give boxes another grade', 'roller_jog(line, forward: bool): Move the rollers a bit'],
    steps: `
      tail_size line="{l}" width_mm={w} height_mm={h} | 규격 | {l} {w}×{h} (가로×세로).
      tail_size line="{l2}" width_mm={h} height_mm={w} | 규격 | {l2:은} 세로 {w}, 가로 {h}밀리.
      tail_fire line="{l}" preheat_c={a} peak_c={b} minutes={s} | 소성 | {l}, 예열 {a}도, 정점 {b}도, {s}분.
      tail_fire line="{l2}" preheat_c={a} peak_c={b} | 소성 | {l2:은} 가장 뜨거울 때 {b}도, 예열은 {a}도. 시간은 그대로 두고.
      tail_glaze line="{l}" design="{p}" on=true | 시유 | {l}에 "{p}" 유약을 입힌다.
      tail_glaze line="{l2}" design="{p}" on=false | 무유 | {l2} "{p:은}" 유약 없이.
      tail_reject line="{l}" boxes={n} | 폐기 | {l} {n}상자 버림.
      tail_regrade boxes={n} from_grade=특급 to_grade=보통 | 등급 | {n}상자는 특급에서 보통으로 내린다.
      tail_regrade boxes={n} from_grade=보통 to_grade=특급 | 등급 | {n}상자를 특급으로 올린다, 보통이 아니었다.
      roller_jog line="{l}" forward=true | 조그 | {l} 롤러를 앞으로 조금.
      roller_jog line="{l2}" forward=false | 조그 | {l2} 롤러는 뒤로 조금.
    `,
  },
  // 보청기
  {
    language: 'ko',
    event: 'peripheral - HA {id} L{l} R{r} BAT {b}',
    slots: { id: 'HA-0771, 보청기 31, E5520', id2: 'HA-0802, 보청기 44', l: '20..45', r: '50..85', b: '5..95', g: '한말녀, 조운택, 3번 손님', d: '=12월 8일, 다음 주 목요일, 1월 5일', n: '1..4', db: '1..9' },
    tools: ['bocheong_gain(aid, left_db: int, right_db: int): Set the gain of both ears', 'bocheong_louder(aid, ear: left|right|both, db: int): Make an aid louder', 'bocheong_softer(aid, ear: left|right|both, db: int): Make an aid softer', 'bocheong_program(aid, number: int, name?): Choose a program', 'bocheong_whistle(aid, suppress: bool): Suppress whistling', 'visit_make(customer, day, purpose?): Make an appointment'],
    steps: `
      bocheong_gain aid="{id}" left_db={l} right_db={r} | 이득 | 읽힌 값대로 왼쪽과 오른쪽을 넣는다. 기기는 방금 읽힌 것.
      bocheong_gain aid="{id2}" left_db={r} right_db={l} | 이득 | {id2:은} 오른쪽 {l}, 왼쪽 {r}.
      bocheong_louder aid="{id}" ear=left db={db} | 안 들림 | 왼쪽이 잘 안 들리신대요. 방금 읽힌 기기를 {db}dB 크게.
      bocheong_softer aid="{id2}" ear=both db={db} | 시끄럽다 | {id2} 양쪽 다 {db}데시벨 작게.
      bocheong_softer aid="{id}" ear=right db=3 | 오른쪽 | 읽힌 기기, 오른쪽만 3dB 줄인다.
      bocheong_program aid="{id}" number={n} name="식당" | 프로그램 | {id:을} {n}번 프로그램으로 하고 이름은 "식당".
      bocheong_program aid="{id2}" number={n} | 프로그램 | {id2} {n}번.
      bocheong_whistle aid="{id}" suppress=true | 삐 소리 | 삐 소리가 난다. 읽힌 기기의 소리를 잡아 준다.
      bocheong_whistle aid="{id2}" suppress=false | 음악용 | 음악을 들으신다니 {id2} 휘파람 억제는 꺼 둔다.
      visit_make customer="{g}" day="{d}" purpose="귀지 제거" | 약속 | {g}, {d}, 용건은 "귀지 제거".
      visit_make customer="{g}" day="{d}" | 약속 | {g:은} {d}에 오신대요.
    `,
  },
];
