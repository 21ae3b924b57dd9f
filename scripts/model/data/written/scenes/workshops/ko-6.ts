import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 6. */
export const workshops6: readonly Scene[] = [
  // 동물 보호소
  {
    language: 'ko',
    event: 'webhook /shelter/new {"개체": "{a}", "종": "{s}", "견사": "{k}", "체중": {w}, "칩": "{c}", "빈견사": "{k2}"}',
    slots: { a: '0912-3, 누렁이, 보리', a2: '0907-1, 까망이, 귀리', s: '=개, 고양이', k: 'A-2, 격리 1, 볕방', k2: 'B-6, 격리 4, 그늘방', w: '2.5..28.0', c: '=410098, 900118 / ∅, null', g: '60..400', n: '2..9', f: '마은별, 봉사자 도윤, 산격동 가족', f2: '국세라, 옥천 할머니', d: '=토요일 2시, 12/10, 다음 주 월요일' },
    tools: ['boho_kennel(animal, kennel): Put an animal into a kennel', 'boho_move(animal, from_kennel, to_kennel): Move an animal', 'boho_feed(animal, grams: int, wet?: bool): Feed an animal', 'boho_chip(animal, chip): Enter the number of a chip', 'ipyang_meet(animal, family, when?): Plan a meeting with a family', 'ipyang_unmeet(animal, family): Cancel a meeting', 'ipyang_give(animal, family, old_family?): Give an animal to a family'],
    steps: `
      @c boho_chip animal="{a}" chip={c} // failed "칩 번호가 없다" | 칩 | 들어온 개체의 칩 번호를 등록한다. 번호가 없으면 실패로.
      boho_kennel animal="{a}" kennel="{k}" | 입소 | 들어온 애를 적힌 견사에.
      boho_move animal="{a}" from_kennel="{k}" to_kennel="{k2}" | 옮김 | 들어온 애를 적힌 견사에서 빈 견사로 옮긴다.
      boho_move animal="{a2}" from_kennel="{k2}" to_kennel="{k}" | 옮김 | {a2:은} {k:로}. {k2:은} 소독해요.
      boho_feed animal="{a}" grams={g} wet=true | 밥 | 새로 온 애는 이빨이 없어요. 습식으로 {g}그램.
      boho_feed animal="{a2}" grams={g} wet=false | 밥 | {a2} 마른 사료 {g}g.
      ipyang_meet animal="{a2}" family="{f}" when="{d}" | 만남 | {a2} 보러 {f:이} 온다. 시간은 "{d}".
      ipyang_meet animal="{a}" family="{f2}" | 만남 | {f2:은} 새로 온 애를 보고 싶대요. 언제인지는 정하는 중.
      ipyang_unmeet animal="{a2}" family="{f}" | 안 옴 | {f} 못 온대. {a2} 만남은 지워.
      ipyang_give animal="{a2}" family="{f2}" old_family="{f}" | 입양 | {a2:은} {f}에서 파양되어 {f2:로} 간다.
      ipyang_give animal="{a}" family="{f}" | 입양 | {a} {f} 집으로!
    `,
  },
  // 유리 불기
  {
    language: 'ko',
    slots: { f: '용해로 1, 큰 가마', f2: '서냉로 2, 재가열로', c: '1050..1180', c2: '420..560', n: '2..12', h: '3..30', w: '=와인잔, 화병, 오르골 구', k: '코발트 바, 호박 프릿, 우유 백', k2: '비취 바, 금적 프릿' },
    tools: ['yuri_heat(furnace, celsius: int): Heat a furnace', 'yuri_anneal(furnace, start_c: int, end_c: int, hours: int): Cool slowly', 'yuri_gather(furnace, times: int, colour?): Gather glass', 'yuri_blow(shape, breath: soft|strong): Blow a shape', 'yuri_colour(shape, old_colour, new_colour): Choose another colour', 'pungro_door(furnace, open: bool): Move the door of a furnace'],
    steps: `
      yuri_heat furnace="{f}" celsius={c} | 용해 | {f} {c}도
      yuri_anneal furnace="{f2}" start_c={c2} end_c=60 hours={n} | 서냉 | {f2}, {c2}도에서 60도까지 {n}시간.
      yuri_anneal furnace="{f2}" start_c={c2} end_c=45 hours={h} | 서냉 | {f2:은} {h}시간 걸려 45도로 내려온다. 시작은 {c2}도.
      yuri_gather furnace="{f}" times=2 colour="{k}" | 뜨기 | {f}에서 두 번 떠서 {k:을} 묻힌다.
      yuri_gather furnace="{f}" times={n} | 뜨기 | {f} {n}번 뜨기, 투명 그대로.
      yuri_blow shape={w} breath=soft | 불기 | {w:은} 숨을 살살 불어 주세요.
      yuri_blow shape={w} breath=strong | 불기 | {w}, 힘껏 분다.
      yuri_colour shape={w} old_colour="{k}" new_colour="{k2}" | 색 | {w} 색을 {k}에서 {k2:로}.
      yuri_colour shape={w} old_colour="{k2}" new_colour="{k}" | 색 | {w:은} {k:로} 다시 한다. {k2:은} 손님이 싫대.
      pungro_door furnace="{f2}" open=true | 문 | {f2} 문 열어.
      pungro_door furnace="{f}" open=false | 문 | {f} 문이 열려 있다. 닫아라.
    `,
  },
  // 학교 급식 식단
  {
    language: 'ko',
    event: 'webhook /meal/count {"학교": "{s}", "식수": {n}, "남음kg": {r}, "메뉴": "{m}", "내일메뉴": "{m2}", "알레르기": "{a}"}',
    slots: { s: '=동백초, 서림중, 문수고', s2: '=가람초, 은하중', n: '180..640', r: '2..9 / 35..90', m: '카레라이스, 비빔밥, 잔치국수', m2: '돈가스, 김치볶음밥, 떡국', a: '=우유, 새우, 메밀', k: '5..60', p: '20..150', d: '=월요일, 수요일, 금요일', d2: '=화요일, 목요일' },
    tools: ['geup_menu(day, old_dish, new_dish): Change what is cooked on a day', 'geup_swap_days(first_day, second_day): Swap the dishes of two days', 'geup_portions(school, meals: int): Set how many meals a school gets', 'geup_more(school, meals: int): Send a school more meals', 'geup_fewer(school, meals: int): Send a school fewer meals', 'geup_allergy(dish, allergen, warn: bool): Note an allergen', 'geup_leftover(school, kg: int, dish?): Enter what was left'],
    steps: `
      @r failed "남은 것이 {r}kg뿐이다" // geup_fewer school={s} meals=20 | 줄이기 | 30kg 넘게 남긴 학교는 스무 명분을 줄인다. 아니면 줄이지 않는다.
      geup_portions school={s} meals={n} | 식수 | 그 학교는 보고된 식수로.
      geup_portions school={s2} meals={k} | 식수 | {s2} {k}명.
      geup_more school={s2} meals={k} | 더 | {s2}에 {k}인분 더 보내 주세요.
      geup_fewer school={s2} meals={k} | 덜 | {s2:은} 소풍. {k}인분 빼기.
      geup_leftover school={s} kg={r} dish="{m}" | 잔반 | 그 학교 남은 양을 메뉴와 함께 적는다.
      geup_leftover school={s2} kg={k} | 잔반 | {s2} 잔반 {k}kg. 메뉴는 안 적음.
      geup_menu day={d} old_dish="{m}" new_dish="{m2}" | 식단 | {d} 식단을 오늘 메뉴에서 내일 메뉴로 바꾼다.
      geup_menu day={d2} old_dish="{m2}" new_dish="{m}" | 식단 | {d2}: {m2} 대신 {m}
      geup_swap_days first_day={d} second_day={d2} | 맞바꿈 | {d:과} {d2} 식단을 맞바꾼다.
      geup_allergy dish="{m}" allergen={a} warn=true | 알레르기 | 오늘 메뉴에 보고된 알레르기 표시를 단다.
      geup_allergy dish="{m2}" allergen={a} warn=false | 알레르기 | {m2}에는 {a:이} 안 들어가요. 그 표시는 떼 주세요.
    `,
  },
  // 모터 보트 정박장
  {
    language: 'ko',
    slots: { b: '하얀돛, 갈매기 3, Y-118', b2: '검은돌, 파랑새, Y-130', s: 'A-4, 방파제 안쪽, 5번 잔교', s2: 'C-2, 주유 부두, 9번 잔교', w: '차기훈, 요트학교, 안 선장', n: '2..14', d: '=8/14, 8/20, 9월 1일', d2: '=8/25, 9월 9일', l: '40..300', a: '=16, 32, 63' },
    tools: ['seonseok_book(boat, berth, until?): Book a berth', 'seonseok_give_up(boat, berth): Give a berth up', 'seonseok_shift(boat, old_berth, new_berth): Move a boat', 'seonseok_until(boat, old_day, new_day): Change how long a boat stays', 'yukjeon_plug(berth, amps: int): Give shore power', 'yukjeon_unplug(berth): Take shore power away', 'gireum_fill(boat, litres: int, fuel?: diesel|petrol): Fill a boat'],
    steps: `
      seonseok_book boat="{b}" berth="{s}" until="{d}" | 예약 | {b} {s}에 {d}까지.
      seonseok_book boat="{b2}" berth="{s2}" | 예약 | {b2}, {s2}. 언제 나갈지는 바람 보고 정한대요.
      seonseok_give_up boat="{b2}" berth="{s2}" | 반납 | {b2:은} {s2:을} 안 쓴다.
      seonseok_shift boat="{b}" old_berth="{s}" new_berth="{s2}" | 이동 | {b:을} {s}에서 {s2:로}.
      seonseok_shift boat="{b2}" old_berth="{s2}" new_berth="{s}" | 이동 | {b2} 자리를 {s:로} 바꾸고 {s2:은} 비워 주십시오.
      seonseok_until boat="{b}" old_day="{d}" new_day="{d2}" | 연장 | {b}, {d} → {d2}
      seonseok_until boat="{b2}" old_day="{d2}" new_day="{d}" | 단축 | {b2:은} {d}에 나간대. {d2}까지로 되어 있던 거 고쳐.
      yukjeon_plug berth="{s}" amps={a} | 전기 | {s} {a}암페어.
      yukjeon_unplug berth="{s2}" | 전기 | {s2} 전기 뽑기.
      gireum_fill boat="{b}" litres={l} fuel=diesel | 급유 | {b} 경유 {l}리터.
      gireum_fill boat="{b2}" litres={l} fuel=petrol | 급유 | {b2:은} 휘발유로 {l}L.
      gireum_fill boat="{b2}" litres={l} | 급유 | {b2} {l}리터. 늘 넣던 걸로.
    `,
  },
  // 미용실
  {
    language: 'ko',
    event: 'mqtt hair/chair {"자리": {c}, "손님": "{g}", "시술": "{s}", "남은분": {m}, "다음손님": "{g2}", "선생님": "{t}"}',
    slots: { c: '1..5', c2: '6..9', g: '오미선, 교복 학생, 502호 어머니', g2: '배 사장님, 신부 유나', s: '=커트, 펌, 염색', s2: '=뿌리염색, 클리닉', m: '5..55', t: '린 원장, 민 실장', t2: '하 디자이너, 솔 인턴', a: '=10:30, 13:00', b: '=15:30, 17:20', k: '5..40' },
    tools: ['meori_seat(guest, chair: int): Seat a guest', 'meori_reseat(guest, old_chair: int, new_chair: int): Seat a guest elsewhere', 'meori_reserve(guest, at, stylist?): Reserve', 'meori_rereserve(guest, old_at, new_at): Move a reservation', 'meori_unreserve(guest): Cancel a reservation', 'meori_timer(chair: int, minutes: int, hot?: bool): Set the timer of the hood', 'meori_service(guest, old_service, new_service): Enter another service'],
    steps: `
      meori_seat guest="{g2}" chair={c2} | 자리 | 다음 손님 {c2}번 의자.
      meori_reseat guest="{g}" old_chair={c} new_chair={c2} | 자리 | 지금 손님을 그 자리에서 {c2}번으로 모셔요.
      meori_reseat guest="{g2}" old_chair={c2} new_chair={c} | 자리 | {g2} 님 {c}번으로, {c2}번에서.
      meori_reserve guest="{g2}" at={a} stylist="{t}" | 예약 | {g2} 님 {a}, 메시지에 나온 선생님께.
      meori_reserve guest="{g}" at={b} | 예약 | {g} 님 {b} 예약. 선생님은 아무나.
      meori_rereserve guest="{g}" old_at={a} new_at={b} | 변경 | {g} 님을 {a}에서 {b:로} 미룬다.
      meori_rereserve guest="{g2}" old_at={b} new_at={a} | 변경 | {g2} 님 {b} 예약인데 {a}에 오신대요.
      meori_unreserve guest="{g2}" | 취소 | 다음 손님 예약 취소.
      meori_timer chair={c} minutes={k} hot=true | 모자 | 그 자리 {k}분 뜨겁게.
      meori_timer chair={c2} minutes={k} | 모자 | {c2}번 {k}분.
      meori_service guest="{g}" old_service={s} new_service={s2} | 시술 | 지금 손님이 적힌 시술 말고 {s2:을} 하신다.
      meori_service guest="{g2}" old_service={s2} new_service={s} | 시술 | {g2}: {s2} 취소하고 {s:로}.
    `,
  },
  // 수변 무대 음향
  {
    language: 'ko',
    slots: { m: '마이크 3, 핀마이크 나, MC', m2: '마이크 7, 핀마이크 라, 합창', a: '-24..-9', b: '-6..3', s: '메인 좌, 모니터 2', s2: '메인 우, 모니터 5', n: '2..30', hz: '80..400', hz2: '2000..9000', x: '장면 4, 앙코르', x2: '장면 9, 커튼콜' },
    tools: ['eumhyang_up(source, db: int): Turn a source up', 'eumhyang_down(source, db: int): Turn a source down', 'eumhyang_route(source, from_speaker, to_speaker): Send a source to another speaker', 'eumhyang_pass(source, lowest_hz: int, highest_hz: int): Let only a band through', 'eumhyang_mute_all(except?): Mute everything', 'scene_store(name): Store a scene', 'scene_load(name, fade_s?: int): Load a scene', 'scene_duplicate(original, copy): Duplicate a scene'],
    steps: `
      eumhyang_up source="{m}" db={n} | 크게 | {m} {n}dB 올려.
      eumhyang_down source="{m2}" db={n} | 작게 | {m2:이} 튄다. {n}dB 내려.
      eumhyang_route source="{m}" from_speaker="{s}" to_speaker="{s2}" | 보내기 | {m:을} {s} 말고 {s2:로}.
      eumhyang_route source="{m2}" from_speaker="{s2}" to_speaker="{s}" | 보내기 | {m2} 소리를 {s:로} 뺍니다, 지금은 {s2:로} 나가요.
      eumhyang_pass source="{m}" lowest_hz={hz} highest_hz={hz2} | 대역 | {m}, {hz}에서 {hz2}Hz.
      eumhyang_pass source="{m2}" lowest_hz={hz} highest_hz={hz2} | 대역 | {m2} 위쪽 {hz2} 아래쪽 {hz}만 통과
      eumhyang_mute_all except="{m}" | 전부 끔 | {m} 하나만 빼고 전부 소리 끔.
      eumhyang_mute_all | 전부 끔 | 공연 끝. 남김없이 끄기.
      scene_store name="{x}" | 저장 | 지금 상태를 "{x}"로.
      scene_load name="{x2}" fade_s={n} | 부르기 | {n}초 동안 천천히 "{x2}"로 넘어간다.
      scene_load name="{x}" | 부르기 | "{x}" 불러와.
      scene_duplicate original="{x}" copy="{x2}" | 베끼기 | "{x}"를 베껴 "{x2}"를 만든다.
      scene_duplicate original="{x2}" copy="{x}" | 베끼기 | "{x}"는 "{x2}"의 사본으로.
    `,
  },
  // 재활용 선별장
  {
    language: 'ko',
    event: 'mqtt sort/line {"선": "{l}", "품목": "{i}", "순도": {p}, "저장칸": "{b}", "찬정도": {f}, "빈칸": "{b2}"}',
    slots: { l: '1선, PET선, 남쪽', l2: '3선, 캔선, 북쪽', i: '=투명 PET, 알루미늄, 종이팩', i2: '=유색 PET, 철캔, 골판지', p: '61..79 / 92..99', b: 'B-3, 노랑칸', b2: 'B-8, 초록칸', f: '70..98', n: '5..60', x: '20..45', y: '60..95', w: '한길자원, 새벽 트럭' },
    tools: ['seonbyeol_item(line, old_item, new_item): Sort another item', 'seonbyeol_pace(line, pace: creep|steady|rush): Set the speed of a line', 'seonbyeol_again(line): Sort the last batch again', 'kan_route(line, old_bin, new_bin): Lead a line into another bin', 'kan_limits(bin, warn_pct: int, full_pct: int): Set when a bin warns and when it is full', 'bale_make(bin, count: int, strap?: bool): Press bales', 'bale_sell(buyer, item, count: int): Sell bales'],
    steps: `
      @p seonbyeol_again line="{l}" // failed "순도가 {p}%다" | 다시 | 순도가 85%가 안 되면 그 선은 한 번 더 돌린다. 되면 돌리지 않는다.
      seonbyeol_item line="{l}" old_item="{i}" new_item="{i2}" | 품목 | 그 선은 지금 품목 대신 {i2:을} 고른다.
      seonbyeol_item line="{l2}" old_item="{i2}" new_item="{i}" | 품목 | {l2}: {i:로}. 여태 {i2}.
      seonbyeol_pace line="{l}" pace=creep | 속도 | 보고한 선은 기어가듯이.
      seonbyeol_pace line="{l2}" pace=rush | 속도 | {l2} 빨리빨리.
      kan_route line="{l}" old_bin="{b}" new_bin="{b2}" | 칸 | 저장칸이 찼다. 그 선을 빈칸으로 돌린다.
      kan_route line="{l2}" old_bin="{b2}" new_bin="{b}" | 칸 | {l2:은} {b2}에서 {b:로} 보냅니다.
      kan_limits bin="{b}" warn_pct={x} full_pct={y} | 기준 | 그 저장칸, {x}%면 알리고 {y}%면 가득.
      kan_limits bin="{b2}" warn_pct={x} full_pct={y} | 기준 | 빈칸: 만재 {y}, 경고 {x}
      bale_make bin="{b}" count={n} strap=true | 압축 | 찬 칸을 {n}덩어리로, 끈 묶어서.
      bale_make bin="{b2}" count=12 strap=false | 압축 | {b2} 열두 덩어리, 끈은 매지 말 것.
      bale_sell buyer="{w}" item="{i}" count={n} | 판매 | {w}에 {i} {n}덩어리.
    `,
  },
  // 가죽 공방
  {
    language: 'ko',
    slots: { o: '지갑 12, 가방 A, 벨트-7', o2: '카드집 3, 파우치 D, 벨트-15', h: '통가죽 밤, 베지 네추럴', h2: '크롬 검정, 양가죽 청', t: '0.8..1.5', t2: '1.8..3.6', n: '3..12', c: '=흰 실, 밀랍 갈', c2: '=남색 실, 검정 실', w: '하도윤, 결혼 선물, 온라인 88', tx: '=J & H 2026, 아빠 고마워, 느리게 걷기' },
    tools: ['gajuk_skive(piece, edge_mm: num, body_mm: num): Set how thick edge and body are', 'gajuk_stitch(piece, per_inch: int, thread?): Stitch a piece', 'gajuk_unstitch(piece): Open the stitches', 'gajuk_stamp(piece, text, deep?: bool): Stamp a text into leather', 'gajuk_hide(piece, old_hide, new_hide): Use another hide', 'gajuk_edge(piece, finish: raw|painted): Finish the edge', 'gajuk_wrap(customer, piece, gift: bool): Pack a piece'],
    steps: `
      gajuk_skive piece="{o}" edge_mm={t} body_mm={t2} | 피할 | {o} 가장자리 {t} 몸통 {t2}
      gajuk_skive piece="{o2}" edge_mm={t} body_mm={t2} | 피할 | {o2:은} 몸통 {t2}mm, 가장자리는 {t}mm.
      gajuk_stitch piece="{o}" per_inch={n} thread="{c}" | 바느질 | {o:을} {c:로} 인치에 {n}땀.
      gajuk_stitch piece="{o2}" per_inch={n} | 바느질 | {o2} {n}땀. 실은 걸려 있는 것 그대로.
      gajuk_unstitch piece="{o}" | 뜯기 | {o} 실 뜯는다.
      gajuk_stamp piece="{o}" text="{tx}" deep=true | 각인 | {o}에 깊게 "{tx}"
      gajuk_stamp piece="{o2}" text="{tx}" | 각인 | {o2}에 "{tx}"를 새겨 주세요.
      gajuk_hide piece="{o}" old_hide="{h}" new_hide="{h2}" | 가죽 | {o:은} {h:을} 안 쓰고 {h2:을} 쓴다.
      gajuk_hide piece="{o2}" old_hide="{h2}" new_hide="{h}" | 가죽 | {o2}: {h:로} 바뀜. 원래 {h2}.
      gajuk_edge piece="{o}" finish=painted | 마감 | {o} 단면에 기리메를 바른다(painted).
      gajuk_edge piece="{o2}" finish=raw | 마감 | {o2} 단면은 자른 그대로 둔다.
      gajuk_wrap customer="{w}" piece="{o}" gift=true | 포장 | {w} {o} 선물 포장.
      gajuk_wrap customer="{w}" piece="{o2}" gift=false | 포장 | {w} 손님 {o2}, 선물 아니라서 봉투면 됨.
    `,
  },
  // 목공소
  {
    language: 'ko',
    event: 'webhook /wood/job {"작업": "{j}", "나무": "{w}", "가로": {x}, "세로": {y}, "기계": "{m}", "다음작업": "{j2}"}',
    slots: { j: '책상 4, 문짝 A, J-118', j2: '선반 9, 의자 D, J-125', w: '=오크, 물푸레, 삼나무', w2: '=호두, 자작', x: '300..590', y: '610..1800', m: 'CNC 1, 큰 톱', m2: 'CNC 3, 띠톱', t: '12..30', n: '2..9', g: '=80, 120, 240', g2: '=320, 400' },
    tools: ['mokgong_cut(job, width_mm: int, length_mm: int, machine?): Cut a board', 'mokgong_wood(job, old_wood, new_wood): Use another wood', 'mokgong_plane(job, from_mm: int, to_mm: int): Plane a board thinner', 'mokgong_sand(job, grit: int, wet?: bool): Sand a job', 'mokgong_glue(job, minutes: int): Glue and press', 'mokgong_unpress(job): Open the press', 'machine_hand(job, old_machine, new_machine): Give a job to another machine'],
    steps: `
      mokgong_cut job="{j}" width_mm={x} length_mm={y} machine="{m}" | 재단 | 보고된 작업을 보고된 치수로, 보고된 기계에서.
      mokgong_cut job="{j2}" width_mm={x} length_mm={y} | 재단 | 다음 작업도 같은 가로 세로. 기계는 안 정한다.
      mokgong_cut job="{j2}" width_mm={y} length_mm={x} | 눕혀서 | 다음 작업은 가로와 세로를 맞바꿔서 자른다. 기계는 아무거나.
      mokgong_wood job="{j}" old_wood={w} new_wood={w2} | 수종 | 그 작업 나무를 {w2:로}.
      mokgong_wood job="{j2}" old_wood={w2} new_wood={w} | 수종 | {j2:은} {w:로} 합니다. {w2:이} 비싸요.
      mokgong_plane job="{j}" from_mm={t} to_mm=9 | 대패 | 그 작업 {t}mm를 9mm까지 민다.
      mokgong_plane job="{j2}" from_mm=33 to_mm={t} | 대패 | {j2} {t}밀리로, 지금 33밀리.
      mokgong_sand job="{j}" grit={g} wet=true | 샌딩 | {g}방, 물사포, 그 작업.
      mokgong_sand job="{j2}" grit={g2} | 샌딩 | 다음 작업 {g2}번.
      mokgong_glue job="{j}" minutes=90 | 접착 | 그 작업은 붙여서 한 시간 반 눌러 둔다.
      mokgong_unpress job="{j2}" | 풀기 | {j2} 누르던 것 풀기.
      machine_hand job="{j}" old_machine="{m}" new_machine="{m2}" | 기계 | 그 작업은 보고된 기계 말고 {m2}에서.
      machine_hand job="{j2}" old_machine="{m2}" new_machine="{m}" | 기계 | {j2}: {m2} → {m}
    `,
  },
  // 청력 검사실
  {
    language: 'ko',
    slots: { p: '환자 118, 지경숙, H-22', p2: '환자 131, 모태경, H-30', l: '5..40', r: '45..95', hz: '=250, 500, 1000', hz2: '=2000, 4000, 8000', n: '2..5', d: '=12/9 10시, 다음 주 금요일', d2: '=12/16 2시, 1월 4일' },
    tools: ['cheong_tone(ear: left|right, hz: int, db: int): Play a tone', 'cheong_sweep(ear: left|right, low_hz: int, high_hz: int): Play a band of tones', 'cheong_record(patient, left_db: int, right_db: int): Enter what a patient heard', 'cheong_noise(ear: left|right, on: bool): Switch the masking noise', 'cheong_words(patient, list: int, shuffled?: bool): Read a list of words', 'cheong_date(patient, old_date, new_date): Move an appointment'],
    steps: `
      cheong_tone ear=left hz={hz} db={l} | 소리 | 왼쪽 귀 {hz}Hz {l}dB.
      cheong_tone ear=right hz={hz2} db={r} | 소리 | {r}dB로 {hz2}헤르츠를 오른쪽에.
      cheong_sweep ear=left low_hz={hz} high_hz={hz2} | 훑기 | 왼쪽, {hz}부터 {hz2}까지.
      cheong_sweep ear=right low_hz={hz} high_hz={hz2} | 훑기 | 오른쪽 귀에 높은 쪽 {hz2}, 낮은 쪽 {hz}
      cheong_record patient="{p}" left_db={l} right_db={r} | 기록 | {p} 좌 {l} 우 {r}
      cheong_record patient="{p2}" left_db={r} right_db={l} | 기록 | {p2} 님은 오른쪽이 {l}, 왼쪽이 {r}.
      cheong_noise ear=right on=true | 차폐 | 오른쪽에 잡음을 깔아 주세요.
      cheong_noise ear=left on=false | 차폐 | 왼쪽 잡음은 빼고 합니다.
      cheong_words patient="{p}" list={n} shuffled=true | 어음 | {p}, {n}번 단어표를 섞어서 읽는다.
      cheong_words patient="{p2}" list={n} | 어음 | {p2} {n}번 단어표.
      cheong_date patient="{p}" old_date="{d}" new_date="{d2}" | 예약 | {p} 검사를 {d}에서 {d2:로} 늦춤.
      cheong_date patient="{p2}" old_date="{d2}" new_date="{d}" | 예약 | {p2} 님 {d:로} 당겨 드려요. {d2:이} 원래 날짜.
    `,
  },
  // 댐 어도 / 물고기 길
  {
    language: 'ko',
    event: 'mqtt fishway/cam {"어도": "{w}", "어종": "{f}", "마릿수": {n}, "방향": "{d}", "수온": {t}, "다른어도": "{w2}"}',
    slots: { w: '좌안 어도, 섬진 2', w2: '우안 어도, 남한 1', f: '은어, 황어, 뱀장어', f2: '연어, 숭어', n: '3..240', d: '=위로, 아래로', t: '6..24', a: '10..40', b: '50..95', k: '5..50', h: '=06:00, 07:30', h2: '=17:30, 19:00' },
    tools: ['eodo_flow(fishway, night_pct: int, day_pct: int): Set the flow by night and by day', 'eodo_gate(fishway, opened: bool): Move the gate of a fishway', 'eodo_count(fishway, species, fish: int): Enter fish that were counted', 'eodo_fix(fishway, wrong_species, right_species): Correct a species', 'eodo_watch(fishway, from_time, to_time): Set when the camera runs', 'eodo_lamp(fishway, minutes: int, dim?: bool): Light the camera'],
    steps: `
      eodo_count fishway="{w}" species="{f}" fish={n} | 계수 | 보고된 어도에 보고된 어종과 마릿수를 올린다.
      eodo_count fishway="{w2}" species="{f2}" fish=7 | 계수 | 다른 어도에 {f2} 일곱 마리.
      eodo_fix fishway="{w}" wrong_species="{f}" right_species="{f2}" | 정정 | 보고된 어종은 틀렸다. {f2:이}다.
      eodo_fix fishway="{w2}" wrong_species="{f2}" right_species="{f}" | 정정 | {w2}: {f2:이} 아니라 {f}
      eodo_flow fishway="{w}" night_pct={b} day_pct={a} | 유량 | 그 어도는 낮 {a}% 밤 {b}%.
      eodo_flow fishway="{w2}" night_pct={a} day_pct={b} | 유량 | {w2:은} 밤에 {a}, 낮에 {b}퍼센트로 흘린다.
      eodo_gate fishway="{w}" opened=true | 문 | 물고기가 몰렸다. 보고된 어도를 연다.
      eodo_gate fishway="{w2}" opened=false | 문 | 다른 어도는 닫아 두세요.
      eodo_watch fishway="{w}" from_time={h} to_time={h2} | 촬영 | 그 어도는 {h}부터 {h2}까지 찍는다.
      eodo_watch fishway="{w2}" from_time={h2} to_time={h} | 밤 촬영 | {w2}: 끝 {h}, 시작 {h2}
      eodo_lamp fishway="{w}" minutes={k} dim=true | 조명 | 그 어도에 {k}분 흐리게 불을 켠다.
      eodo_lamp fishway="{w2}" minutes=30 | 조명 | {w2} 조명 반 시간.
    `,
  },
  // 옥외 스케이트장 대여
  {
    language: 'ko',
    slots: { g: '회원 311, 이모네, 4학년 단체', g2: '회원 408, 동호회 빙', s: '=210, 225, 240', s2: '=250, 265, 280', n: '2..40', m: '10..55', w: '=6000, 9000', w2: '=12000, 15000', k: '101..180', k2: '201..280' },
    tools: ['bingjang_lend(guest, size_mm: int, pairs: int, helmet?: bool): Lend skates', 'bingjang_back(guest, pairs: int): Take skates back', 'bingjang_trade(guest, old_size: int, new_size: int): Give another size', 'bingjang_sharpen(size_mm: int, pairs: int): Sharpen skates', 'sabun_locker(guest, old_locker: int, new_locker: int): Give another locker', 'fee_set(child_won: int, adult_won: int): Set what children and adults pay', 'zamboni_go(minutes: int, slowly?: bool): Smooth the ice'],
    steps: `
      bingjang_lend guest="{g}" size_mm={s} pairs={n} helmet=true | 대여 | {g} {s} {n}켤레, 안전모까지.
      bingjang_lend guest="{g2}" size_mm={s2} pairs=2 helmet=false | 대여 | {g2:은} {s2:로} 두 켤레. 안전모는 자기 것이 있다.
      bingjang_lend guest="{g2}" size_mm={s} pairs={n} | 대여 | {g2}, {s}, {n}켤레
      bingjang_back guest="{g}" pairs={n} | 반납 | {g} {n}켤레 돌려줌.
      bingjang_trade guest="{g}" old_size={s} new_size={s2} | 교환 | {g:이} {s:이} 작대요. {s2:로}.
      bingjang_trade guest="{g2}" old_size={s2} new_size={s} | 교환 | {g2}: {s:로} 바꿔 줌 ({s2:은} 큼)
      bingjang_sharpen size_mm={s2} pairs={n} | 날 | {s2} {n}켤레 날 갈기.
      sabun_locker guest="{g}" old_locker={k} new_locker={k2} | 사물함 | {g} 사물함을 {k}번에서 {k2}번으로.
      sabun_locker guest="{g2}" old_locker={k2} new_locker={k} | 사물함 | {g2:은} {k}번 쓴다. {k2}번은 고장.
      fee_set child_won={w} adult_won={w2} | 요금 | 어른 {w2} 어린이 {w}원
      zamboni_go minutes={m} slowly=true | 정빙 | 애들이 있다. 천천히 {m}분.
      zamboni_go minutes={m} | 정빙 | 정빙 {m}분.
    `,
  },
  // 폐백 음식, 케이터링
  {
    language: 'ko',
    event: 'webhook /cater/order {"행사": "{e}", "인원": {n}, "장소": "{p}", "시작": "{t}", "주메뉴": "{m}", "담당": "{w}"}',
    slots: { e: '개업식 4, 돌잔치 12, 세미나 B', e2: '출판기념, 회갑 8', n: '30..90 / 210..400', p: '2층 홀, 옥상, 강변 천막', p2: '지하 식당, 별관', t: '=11:00, 12:30', t2: '=17:30, 18:30', m: '갈비찜, 연어, 잡채', m2: '비건 커리, 냉채', w: '허 주방장, 2팀', w2: '예 주방장, 5팀', k: '2..20' },
    tools: ['cater_dish(event, old_dish, new_dish): Change a dish', 'cater_add_dish(event, dish, vegan?: bool): Add a dish', 'cater_place(event, old_place, new_place): Change the place', 'cater_time(event, old_time, new_time): Change the time', 'cater_staff(event, people: int, leader?): Send staff', 'cater_relieve(event, old_leader, new_leader): Give an event another leader', 'cater_drop(event): Give an event up'],
    steps: `
      @n cater_staff event="{e}" people=3 // cater_staff event="{e}" people=9 | 인원 | 들어온 행사에 백 명이 안 오면 세 사람, 이백 명이 넘으면 아홉 사람을 보낸다. 조장은 비워 둠.
      cater_staff event="{e2}" people={k} leader="{w2}" | 인원 | {e2} {k}명, 조장 {w2}.
      cater_dish event="{e}" old_dish="{m}" new_dish="{m2}" | 메뉴 | 들어온 행사 주메뉴를 {m2:로}.
      cater_dish event="{e2}" old_dish="{m2}" new_dish="{m}" | 메뉴 | {e2}: {m:로} 교체, {m2:은} 빼기
      cater_add_dish event="{e}" dish="{m2}" vegan=true | 추가 | 들어온 행사에 채식으로 {m2:을} 더한다.
      cater_add_dish event="{e2}" dish="{m}" | 추가 | {e2}에 {m} 추가요.
      cater_place event="{e}" old_place="{p}" new_place="{p2}" | 장소 | 비가 와서 들어온 행사는 {p2:로} 옮긴다.
      cater_place event="{e2}" old_place="{p2}" new_place="{p}" | 장소 | {e2:은} {p2} 아니고 {p}.
      cater_time event="{e}" old_time={t} new_time={t2} | 시간 | 들어온 행사 시작을 {t2:로} 늦춘다.
      cater_time event="{e2}" old_time={t2} new_time={t} | 시간 | {e2}, {t:로}. ({t2}에서 당김)
      cater_relieve event="{e}" old_leader="{w}" new_leader="{w2}" | 담당 | 들어온 행사는 적힌 담당 대신 {w2:이}.
      cater_drop event="{e2}" | 취소 | {e2} 안 합니다.
    `,
  },
  // 지열 보일러 아파트 기전실
  {
    language: 'ko',
    slots: { d: '103동, 관리동, 상가 2층', d2: '107동, 노인정, 어린이집', a: '35..48', b: '52..70', t: '=05:00, 06:00', t2: '=22:00, 23:30', n: '2..40', p: '순환 2, 급수 A', p2: '순환 5, 급수 D', m: '=온수 점검으로 잠시 끊깁니다, 엘리베이터 점검 중, 수도 동파 주의' },
    tools: ['gijeon_supply(building, return_c: int, supply_c: int): Set the temperature of return and supply', 'gijeon_hours(building, warm_from, cool_from): Set when a building is warmed', 'gijeon_boost(building, minutes: int): Heat more for a while', 'gijeon_eco(building, minutes?: int): Heat less for a while', 'pumpu_alternate(old_pump, new_pump): Let another pump take over', 'pumpu_bleed(pump, secs: int, slowly?: bool): Bleed a pump', 'bangsong_say(building, text, repeat?: int): Say something in a building'],
    steps: `
      gijeon_supply building="{d}" return_c={a} supply_c={b} | 온도 | {d} 공급 {b} 환수 {a}
      gijeon_supply building="{d2}" return_c={a} supply_c={b} | 온도 | {d2:은} 환수 {a}도, 공급 {b}도.
      gijeon_hours building="{d}" warm_from={t} cool_from={t2} | 시간 | {d} {t}에 데우고 {t2}에 낮춘다.
      gijeon_hours building="{d2}" warm_from={t2} cool_from={t} | 시간 | {d2:은} 거꾸로 {t2}에 데우기 시작해 {t}에 낮춰 주세요.
      gijeon_boost building="{d}" minutes={n} | 더 | 춥다는 민원. {d} {n}분 더 때라.
      gijeon_eco building="{d2}" minutes={n} | 덜 | {d2} {n}분만 덜 땐다.
      gijeon_eco building="{d}" | 덜 | {d:은} 이제 덜 때도 된다. 언제까지인지는 두고 봄.
      pumpu_alternate old_pump="{p}" new_pump="{p2}" | 교대 | {p} 쉬고 {p2}
      pumpu_alternate old_pump="{p2}" new_pump="{p}" | 교대 | {p:을} 돌려라. {p2:은} 소리가 난다.
      pumpu_bleed pump="{p}" secs={n} slowly=true | 공기 | {p} 공기를 {n}초, 조금씩.
      pumpu_bleed pump="{p2}" secs={n} | 공기 | {p2} 에어 {n}초.
      bangsong_say building="{d}" text="{m}" repeat=2 | 방송 | {d}에 두 번 방송: "{m}"
      bangsong_say building="{d2}" text="{m}" | 방송 | {d2} 방송 "{m}"
    `,
  },
  // 소규모 양조 병입, 증류
  {
    language: 'ko',
    event: 'mqtt still/run {"증류기": "{s}", "도수": {a}, "응축수": {c}, "받는통": "{r}", "빈통": "{r2}", "단계": "{p}"}',
    slots: { s: '동증류기 1, 감압 A', s2: '동증류기 3, 감압 C', a: '28..42 / 58..74', c: '12..30', r: '초류통, 통-4', r2: '본류통, 통-9', p: '=초류, 본류, 후류', kw: '2..12', lo: '15..35', hi: '45..55', l: '2..60', n: '3..24' },
    tools: ['jeungryu_heat(still, kw: int): Heat a still', 'jeungryu_cut(still, from_tank, to_tank): Lead the spirit into another tank', 'jeungryu_window(still, begin_pct: int, end_pct: int): Set between which strengths spirit is kept', 'jeungryu_stop(still, cool: bool): Stop a still', 'oak_fill(tank, cask, litres: int): Fill a cask', 'oak_empty(cask, tank): Empty a cask into a tank', 'oak_turn(cask, months?: int): Let a cask rest'],
    steps: `
      @a jeungryu_stop still="{s}" cool=true // jeungryu_cut still="{s}" from_tank="{r}" to_tank="{r2}" | 컷 | 50도를 넘게 나오면 그 증류기를 받는 통에서 빈 통으로 돌리고, 50도에 못 미치면 세우고 식힌다.
      jeungryu_heat still="{s}" kw={kw} | 불 | 보고된 증류기 {kw}kW.
      jeungryu_cut still="{s2}" from_tank="{r2}" to_tank="{r}" | 컷 | {s2:은} {r:로} 받는다. {r2:은} 그만.
      jeungryu_window still="{s}" begin_pct={hi} end_pct={lo} | 범위 | 그 증류기는 {hi}도부터 받아서 {lo}도에 그친다.
      jeungryu_window still="{s2}" begin_pct={hi} end_pct={lo} | 범위 | {s2}: 끝 {lo}, 시작 {hi}
      jeungryu_stop still="{s2}" cool=false | 정지 | {s2} 세우되 식히지는 말 것. 바로 다시 쓴다.
      oak_fill tank="{r2}" cask="오크 12" litres={l} | 통입 | 빈 통의 것을 "오크 12"에 {l}리터 채운다.
      oak_empty cask="오크 7" tank="{r}" | 비움 | "오크 7"을 비워 받는 통에 담는다.
      oak_turn cask="오크 12" months={n} | 숙성 | "오크 12" {n}개월 재운다.
      oak_turn cask="오크 7" | 숙성 | "오크 7"은 그냥 재운다. 몇 달인지는 맛보고.
    `,
  },
  // 과학관 전시
  {
    language: 'ko',
    slots: { e: '지진 체험, 공룡 로봇, 테슬라 코일', e2: '별 투영기, 물시계, 그림자 벽', n: '2..12', m: '14..70', v: '=어린이, 일반', tx: '=번개는 왜 칠까요?, 손을 떼지 마세요, 다음 공연은 세 시', w: '해설사 온유, 도우미 4', w2: '해설사 보미, 도우미 9', t: '=10:30, 11:00', t2: '=14:00, 15:30' },
    tools: ['jeonsi_play(exhibit, times?: int, gentle?: bool): Start an exhibit', 'jeonsi_freeze(exhibit): Let an exhibit stand still', 'jeonsi_wake(exhibit): Let an exhibit move again', 'jeonsi_show(exhibit, old_time, new_time): Move a show', 'jeonsi_guide(exhibit, out, in): Exchange the guide', 'jeonsi_sign(exhibit, text): Write on the sign', 'jeonsi_ages(exhibit, youngest: int, oldest: int): Set for which ages it is'],
    steps: `
      jeonsi_play exhibit="{e}" times={n} gentle=true | 가동 | {e} {n}번, 꼬마들이니 살살.
      jeonsi_play exhibit="{e2}" times={n} gentle=false | 가동 | {e2} {n}번, 봐주지 말고 제대로.
      jeonsi_play exhibit="{e}" | 가동 | {e} 틀기.
      jeonsi_freeze exhibit="{e2}" | 멈춤 | 사진 찍게 {e2:을} 멈춰 세운다.
      jeonsi_wake exhibit="{e2}" | 깨움 | {e2} 다시 움직여.
      jeonsi_show exhibit="{e}" old_time={t} new_time={t2} | 시간 | {e} 공연 {t:을} {t2:로}.
      jeonsi_show exhibit="{e2}" old_time={t2} new_time={t} | 시간 | {e2:은} {t}에 합니다. {t2} 공연을 당긴 거예요.
      jeonsi_guide exhibit="{e}" out="{w}" in="{w2}" | 해설 | {e} 해설은 {w} 말고 {w2}.
      jeonsi_guide exhibit="{e2}" out="{w2}" in="{w}" | 해설 | {e2}: {w} 들어가고 {w2} 나옴
      jeonsi_sign exhibit="{e}" text="{tx}" | 안내판 | {e} 앞에 "{tx}"
      jeonsi_ages exhibit="{e}" youngest={n} oldest={m} | 나이 | {e}, 많아도 {m}살 적어도 {n}살.
      jeonsi_ages exhibit="{e2}" youngest=5 oldest=13 | 나이 | {e2:은} 다섯 살부터 열세 살까지.
    `,
  },
  // 고속도로 터널
  {
    language: 'ko',
    event: 'webhook /tunnel/incident {"터널": "{t}", "차로": {l}, "종류": "{k}", "CO": {c}, "반대편": "{t2}", "km": {km}}',
    slots: { t: '죽령 상행, 둔내 1, T-4', t2: '죽령 하행, 둔내 2, T-9', l: '1..2', k: '=고장차, 낙하물, 보행자', c: '5..30 / 90..220', km: '0.4..3.8', p: '30..60', p2: '70..100', n: '3..40', tx: '=터널 안 사고, 차로를 바꾸지 마세요, 비상등을 켜세요', v: '=40, 60', v2: '=80, 100' },
    tools: ['teoneol_lane(tunnel, lane: int, open: bool): Open or close a lane', 'teoneol_detour(from_tunnel, to_tunnel): Lead cars through another tunnel', 'teoneol_fan(tunnel, percent: int, reverse?: bool): Blow air', 'teoneol_limit(tunnel, old_kmh: int, new_kmh: int): Change the speed limit', 'teoneol_vms(tunnel, text): Show a text', 'teoneol_unvms(tunnel): Show no text', 'teoneol_light(tunnel, entry_pct: int, inside_pct: int): Set the light at the entry and inside'],
    steps: `
      @c failed "CO {c}ppm" // teoneol_fan tunnel="{t}" percent=100 | 환기 | 일산화탄소가 50을 넘으면 사고 터널 팬을 전력으로(100%). 안 넘으면 하지 않는다.
      teoneol_lane tunnel="{t}" lane={l} open=false | 차로 | 사고 난 차로를 막는다.
      teoneol_lane tunnel="{t2}" lane=2 open=true | 차로 | 반대편 2차로는 터 준다.
      teoneol_detour from_tunnel="{t}" to_tunnel="{t2}" | 우회 | 사고 터널 차를 반대편으로 돌린다.
      teoneol_detour from_tunnel="{t2}" to_tunnel="{t}" | 우회 | {t:로} 가게 한다. {t2:은} 막혔다.
      teoneol_fan tunnel="{t2}" percent={p} reverse=true | 환기 | 반대편은 거꾸로 {p}%.
      teoneol_limit tunnel="{t}" old_kmh={v2} new_kmh={v} | 제한 | 사고 터널 제한속도 {v2}에서 {v:로}.
      teoneol_limit tunnel="{t2}" old_kmh={v} new_kmh={v2} | 제한 | {t2:은} {v2:로} 올린다. 지금은 {v}.
      teoneol_vms tunnel="{t}" text="{tx}" | 전광판 | 사고 터널 전광판에 "{tx}"
      teoneol_unvms tunnel="{t2}" | 전광판 | {t2} 전광판 비우기.
      teoneol_light tunnel="{t}" entry_pct={p2} inside_pct={p} | 조명 | 사고 터널 안쪽 {p}, 입구 {p2}%.
      teoneol_light tunnel="{t2}" entry_pct={p2} inside_pct={p} | 조명 | {t2:은} 들머리가 {p2}%, 속이 {p}%.
    `,
  },
  // 회의실·공유 오피스
  {
    language: 'ko',
    slots: { r: '숲방, 4층 대, 회의 A', r2: '강방, 6층 소, 회의 D', w: '누리기획, 인사팀, 프리랜서 옥', t: '=09:30, 10:00', t2: '=13:00, 14:30', n: '4..20', k: '=0418, 7733, 2051', tx: '=회의 중, 면접입니다. 조용히, 곧 비웁니다', m: '10..55' },
    tools: ['gongyu_reserve(room, guest, at, seats?: int): Reserve a room', 'gongyu_release(room, at): Release a reserved room', 'gongyu_retime(room, old_at, new_at): Move a reservation', 'gongyu_reroom(guest, old_room, new_room): Give a guest another room', 'gongyu_longer(room, minutes: int): Let guests stay longer', 'gongyu_shorter(room, minutes: int): Let guests leave earlier', 'gongyu_doortext(room, text): Write on the door display', 'gongyu_code(room, code, share?: bool): Set the door code'],
    steps: `
      gongyu_reserve room="{r}" guest="{w}" at={t} seats={n} | 예약 | {r} {t} {w} {n}명.
      gongyu_reserve room="{r2}" guest="{w}" at={t2} | 예약 | {w}, {r2}, {t2}. 몇 명인지는 모른대요.
      gongyu_release room="{r2}" at={t2} | 해제 | {t2} {r2} 예약 푼다.
      gongyu_retime room="{r}" old_at={t} new_at={t2} | 시간 | {r} {t} 예약을 {t2:로}.
      gongyu_retime room="{r2}" old_at={t2} new_at={t} | 시간 | {r2} 예약은 {t:로} 당겨요. 원래 {t2}.
      gongyu_reroom guest="{w}" old_room="{r}" new_room="{r2}" | 방 | {w:을} {r}에서 {r2:로}.
      gongyu_reroom guest="{w}" old_room="{r2}" new_room="{r}" | 방 | {w:은} {r:을} 쓴다. {r2:은} 공사.
      gongyu_longer room="{r}" minutes={m} | 연장 | {r} {m}분 더 쓰게.
      gongyu_shorter room="{r2}" minutes={m} | 단축 | {r2:은} {m}분 먼저 비워 달라고.
      gongyu_doortext room="{r}" text="{tx}" | 문패 | {r} 문에 "{tx}"
      gongyu_code room="{r}" code={k} share=true | 비번 | {r} 비밀번호 {k}, 손님에게도 알림.
      gongyu_code room="{r2}" code={k} share=false | 비번 | {r2}, {k}. 손님에게는 보내지 말고 그냥 바꿔만.
    `,
  },
  // 발전기 대여
  {
    language: 'ko',
    event: 'peripheral - GEN {g} RUN {h}h FUEL {f}% LOAD {k}kW',
    slots: { g: 'G-12, 50K-3, 발전기7', g2: 'G-20, 100K-1', h: '12..480', f: '4..14 / 52..97', k: '5..70', w: '축제장, 5공구, 방송차', w2: '비닐하우스, 8공구', l: '20..180', n: '2..30', a: '=220, 380', b: '=50, 60', d: '=화요일, 12/7', d2: '=목요일, 12/15' },
    tools: ['baljeongi_on(set, warm_min?: int): Start a generator', 'baljeongi_off(set, cool_min?: int): Stop a generator', 'baljeongi_out(set, volts: int, hertz: int): Set the output', 'baljeongi_refuel(set, litres: int): Order fuel', 'daeyeo_give(set, site, back?): Rent a generator out', 'daeyeo_carry(set, old_site, new_site): Carry a generator to another site', 'daeyeo_back(set, old_day, new_day): Change when a generator comes back'],
    steps: `
      @f baljeongi_refuel set="{g}" litres=80 // failed "연료 {f}%" | 급유 | 연료가 20%도 안 남은 발전기면 80리터를 부른다. 남았으면 부르지 않는다. 방금 읽힌 것.
      baljeongi_refuel set="{g2}" litres={l} | 급유 | {g2} {l}리터.
      baljeongi_on set="{g2}" warm_min={n} | 기동 | {g2} 켜고 {n}분 데우기.
      baljeongi_on set="{g2}" | 기동 | {g2} 그냥 켜.
      baljeongi_off set="{g}" cool_min={n} | 정지 | 읽힌 발전기는 {n}분 식힌 뒤 끄게.
      baljeongi_off set="{g}" | 정지 | {g} 꺼 주세요. 식히는 시간은 따로 두지 않습니다.
      baljeongi_out set="{g}" volts={a} hertz={b} | 출력 | 읽힌 것 {b}Hz {a}V
      baljeongi_out set="{g2}" volts={a} hertz={b} | 출력 | {g2:은} {a}볼트, {b}헤르츠.
      daeyeo_give set="{g}" site="{w}" back="{d}" | 대여 | {g:을} {w}에, 돌려받는 날은 {d}.
      daeyeo_give set="{g2}" site="{w2}" | 대여 | {g2} {w2} 대여. 반납일 미정.
      daeyeo_carry set="{g}" old_site="{w}" new_site="{w2}" | 옮김 | {g}: {w}에서 {w2:로}.
      daeyeo_carry set="{g2}" old_site="{w2}" new_site="{w}" | 옮김 | {w:로} {g2:을} 옮겨라. {w2} 일은 끝났다.
      daeyeo_back set="{g}" old_day="{d}" new_day="{d2}" | 반납일 | {g} 반납 {d} → {d2}
      daeyeo_back set="{g2}" old_day="{d2}" new_day="{d}" | 반납일 | {g2:은} {d}에 온다. {d2:이}라고 적혀 있는 거 고쳐라.
    `,
  },
  // 침술 / 물리치료실
  {
    language: 'ko',
    slots: { p: '3번 침대 손님, 유복자, PT-12', p2: '5번 침대 손님, 남궁식, PT-19', m: '5..20', m2: '25..40', b: '2번, 창가, 견인대', b2: '6번, 안쪽, 찜질대', c: '38..44', s: '=어깨, 허리, 무릎', s2: '=목, 발목', n: '2..9', w: '=뜨끈하게 / 미지근하게' },
    tools: ['mulli_heat(patient, area, warmth: warm|hot, minutes?: int): Heat an area', 'mulli_current(patient, area, level: int): Give current', 'mulli_current_end(patient): Stop the current', 'mulli_pull(patient, light_kg: int, heavy_kg: int): Pull with a light and a heavy load', 'mulli_bed(patient, old_bed, new_bed): Bring a patient to another bed', 'mulli_area(patient, old_area, new_area): Treat another area', 'mulli_book(patient, visits: int, weekly?: int): Book visits'],
    steps: `
      @w mulli_heat patient="{p}" area={s} warmth=hot // mulli_heat patient="{p}" area={s} warmth=warm | 찜질 | {p} 님 {s:을} {w} 찜질.
      mulli_heat patient="{p2}" area={s2} warmth=hot minutes={m} | 찜질 | {p2}, {s2}, 아주 뜨겁게 {m}분.
      mulli_current patient="{p}" area={s} level={n} | 전기 | {p} 님 {s}에 전기 {n}단.
      mulli_current_end patient="{p}" | 전기 | {p} 님이 따갑대요. 전기는 그만.
      mulli_pull patient="{p}" light_kg={m} heavy_kg={m2} | 견인 | {p} 님 약하게 {m} 세게 {m2}kg.
      mulli_pull patient="{p2}" light_kg={m} heavy_kg={m2} | 견인 | {p2}: 강 {m2}, 약 {m}
      mulli_bed patient="{p}" old_bed="{b}" new_bed="{b2}" | 침대 | {p} 님, {b}에서 {b2:로} 옮기세요.
      mulli_bed patient="{p2}" old_bed="{b2}" new_bed="{b}" | 침대 | {p2} 님 자리는 {b}. {b2:은} 다음 분 드린다.
      mulli_area patient="{p}" old_area={s} new_area={s2} | 부위 | {p} 님 오늘은 {s} 말고 {s2}.
      mulli_area patient="{p2}" old_area={s2} new_area={s} | 부위 | {p2}: {s}. {s2:은} 다 나으심.
      mulli_book patient="{p}" visits=12 weekly=3 | 예약 | {p} 님 열두 번, 일주일에 세 번.
      mulli_book patient="{p2}" visits={n} | 예약 | {p2} 님 {n}회. 주 몇 회인지는 정하지 않음.
    `,
  },
];
