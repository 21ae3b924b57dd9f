import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 1. */
export const workshops1: readonly Scene[] = [
  // 한지 공방
  {
    language: 'ko',
    event: 'mqtt hanji/vat {"지통": "{v}", "닥농도": {c}, "발틀": "{m}", "빈지통": "{v2}", "황촉규L": {h}}',
    slots: { v: '지통2, 큰지통, V-3', v2: '지통5, 작은지통, V-8', c: '0.4..1.9', m: '=대발, 중발, 소발', h: '2..9', n: '12..90', n2: '100..300', d: '=건조판 3, 건조판 7, 철판 2', g: '20..75' },
    tools: ['dakpul_pour(vat, litres: num): Pour mucilage into a vat', 'dakpul_thin(vat, litres: num): Thin a vat with water', 'dakpul_shift(from_vat, to_vat, litres?: num): Move pulp between vats', 'baltteugi_run(vat, sheets: int, pace?: slow|even|quick): Form sheets', 'baltteugi_halt(vat): Stop forming sheets', 'pandry_set(plate, celsius: int, minutes?: int): Heat a drying plate'],
    steps: `
      dakpul_pour vat="{v}" litres={h} | 황촉규 | 보고된 지통에 황촉규를 보고된 만큼 푼다.
      dakpul_thin vat="{v2}" litres={n} | 물 타기 | {v2:이} 되다. 물 {n}리터.
      dakpul_shift from_vat="{v}" to_vat="{v2}" | 닥 옮김 | 지금 지통의 닥을 빈 지통으로 옮긴다. 양은 정하지 않는다.
      dakpul_shift from_vat="{v2}" to_vat="{v}" litres={g} | 되옮김 | {v:로} {v2}에서 {g}L만 옮길 것.
      baltteugi_run vat="{v}" sheets={n2} pace=slow | 뜨기 | {v}에서 {n2}장, 서두르지 말고 천천히 뜬다.
      baltteugi_run vat="{v2}" sheets={n} | {n}장 | {v2}에서 뜹니다. 빠르기는 그대로 둡니다.
      baltteugi_halt vat="{v}" | 발 찢어짐 | 발이 찢어졌어요. {v} 뜨기를 멈춰 주세요.
      pandry_set plate="{d}" celsius={g} minutes={n} | 말리기 | {d}, {n}분 동안 {g}도.
      pandry_set plate="{d}" celsius={g} | 예열 | {d:을} {g}도로 데워 둘 것. 시간은 내가 본다.
    `,
  },
  // 굴 양식장
  {
    language: 'ko',
    slots: { r: '3번줄, 서쪽 뗏목, K-14', r2: '8번줄, 동쪽 뗏목, K-21', m: '1..4', m2: '5..9', n: '10..90', kg: '100..900', d: '=2026-11-20, 2026-12-05, 2027-01-11', w: '할머니네, 진주수산, 통영 2공장' },
    tools: ['gulttat_lower(raft, metres: int): Lower the strings of a raft', 'gulttat_raise(raft, metres: int): Raise the strings of a raft', 'gulttat_depth(raft, shallow_m: int, deep_m: int): Set the range of depth', 'gul_reserve(buyer, kg: int, date?): Reserve oysters for a buyer', 'gul_deliver(buyer, kg: int, chilled?: bool): Deliver oysters', 'gul_drop(buyer): Cancel what a buyer reserved'],
    steps: `
      gulttat_lower raft="{r}" metres={m} | 내리기 | {r:을} {m}미터 더 내린다.
      gulttat_raise raft="{r}" metres={m} | 올리기 | {r:을} {m}미터 올린다.
      gulttat_depth raft="{r2}" shallow_m={m} deep_m={m2} | 수심 범위 | {r2:은} 깊어도 {m2}m, 얕아도 {m}m를 지킬 것.
      gulttat_depth raft="{r}" shallow_m={m} deep_m={m2} | 범위 | {r}, {m}미터에서 {m2}미터 사이.
      gul_reserve buyer="{w}" kg={kg} date={d} | 맡아 두기 | {w} 앞으로 {d} 것 {kg}킬로를 맡아 둔다.
      gul_reserve buyer="{w}" kg={kg} | 예약만 | {w}, {kg}kg. 날짜는 아직 모른대요.
      gul_deliver buyer="{w}" kg={kg} chilled=true | 배달 | {w}에 {kg}kg 가져다준다. 얼음 채운 차로 차게.
      gul_deliver buyer="{w}" kg={n} | 그냥 배달 | {n}kg만 {w:로} 보냅니다.
      gul_drop buyer="{w}" | 안 산다 | {w:은} 안 사겠다고 합니다. 맡아 둔 걸 풀어 주세요.
    `,
  },
  // 장독대
  {
    language: 'ko',
    event: 'webhook /jangdok/lid {"독": "{j}", "뚜껑": "열림", "염도": {s}, "옆독": "{j2}", "담근날": "{d}"}',
    slots: { j: '간장독 2, 된장-7, 씨간장', j2: '고추장 4, 막장-1, 된장-11', s: '14..24', d: '=2025-03-02, 2024-12-19', n: '3..40', l: '1.5..9.5', t: '=햇볕 좋음, 곰팡이 걷음, 숯 새로 넣음' },
    tools: ['dok_lid_open(jar, minutes?: int): Open the lid of a jar', 'dok_lid_shut(jar): Shut the lid of a jar', 'dok_draw(jar, litres: num): Draw from a jar', 'dok_blend(from_jar, into_jar, litres: num): Pour from one jar into another', 'dok_diary_add(jar, text): Add a line to the diary of a jar', 'dok_diary_read(jar, lines?: int): Read the diary of a jar'],
    steps: `
      dok_lid_shut jar="{j}" | 비 온다 | 비가 온다. 열린 독을 닫는다.
      dok_lid_open jar="{j2}" minutes={n} | 볕 쬐기 | 옆 독은 {n}분만 열어 둔다.
      dok_lid_open jar="{j2}" | 열어 두기 | {j2} 뚜껑 열기. 언제 닫을지는 저녁에 본다.
      dok_draw jar="{j}" litres={l} | 뜨기 | 그 독에서 {l}리터 떠 낸다.
      dok_blend from_jar="{j}" into_jar="{j2}" litres={l} | 덧장 | {j2}에 {j} 장을 {l}L 붓는다.
      dok_blend from_jar="{j2}" into_jar="{j}" litres={l} | 거꾸로 | {j2}에서 {l}L를 떠서 {j}에 합칠 것
      dok_diary_add jar="{j}" text="{t}" | 적기 | {j} 일지에 "{t}"라고 적어 주세요.
      dok_diary_read jar="{j2}" lines={n} | 읽기 | {j2} 일지 {n}줄만 보여 주세요.
      dok_diary_read jar="{j}" | 지난 일 | 뚜껑 열린 독의 일지를 읽는다.
    `,
  },
  // 피아노 조율
  {
    language: 'ko',
    slots: { p: '대강당 그랜드, 연습실 3, U-118', p2: '로비 업라이트, 연습실 9, U-240', hz: '=440, 441, 442, 443', k: '1..44', k2: '45..88', c: '-18..-2', c2: '2..18', d: '=2026-12-01, 2027-02-14', d2: '=2026-12-20, 2027-03-08' },
    tools: ['joyul_pitch(piano, hz: int): Set the pitch of the whole piano', 'joyul_key(piano, key: int, cents: int): Retune a single key', 'joyul_range(piano, low_key: int, high_key: int): Tune a range of keys', 'joyul_book(piano, date, note?): Book the tuner', 'joyul_rebook(piano, old_date, new_date): Move a booking', 'joyul_unbook(piano): Cancel a booking'],
    steps: `
      joyul_pitch piano="{p}" hz={hz} | 기준음 | {p}, {hz}Hz.
      joyul_key piano="{p2}" key={k} cents={c} | 낮추기 | {p2} {k}번 건반을 {c}센트.
      joyul_key piano="{p}" key={k2} cents={c2} | 건반 하나 | {c2}센트 올린다, {p}의 {k2}번.
      joyul_range piano="{p}" low_key={k} high_key={k2} | 구간 | {p:은} {k}번 건반부터 {k2}번까지만 맞춘다.
      joyul_range piano="{p2}" low_key={k} high_key={k2} | 위에서 아래로 | {p2}, 위는 {k2}번 아래는 {k}번까지.
      joyul_book piano="{p}" date={d} | 예약 | {d}에 {p} 조율사를 잡아 주세요. 따로 남길 말은 없어요.
      joyul_book piano="{p2}" date={d2} note="페달에서 소리 남" | 예약 하나 더 | {p2}, {d2}. 메모는 "페달에서 소리 남".
      joyul_rebook piano="{p}" old_date={d} new_date={d2} | 미룸 | {d}에 오기로 한 {p} 조율을 {d2:로} 미룬다.
      joyul_rebook piano="{p2}" old_date={d2} new_date={d} | 당김 | {p2} 조율은 {d}에 받기로 했다. 원래는 {d2}였다.
      joyul_unbook piano="{p2}" | 취소 | {p2} 조율은 안 하기로 함.
    `,
  },
  // 등대
  {
    language: 'ko',
    event: 'mqtt lighthouse/log {"등대": "{l}", "가시거리": {v}, "등질": "{c}", "예비등": "{b}", "이웃": "{l2}"}',
    slots: { l: '말도, 북항 등대, LH-2', l2: '소청, 남방파제, LH-9', v: '0.2..0.9 / 3.0..9.5', c: '=백섬광, 적섬광, 녹섬광', b: '예비1, B-lamp', s: '5..30', n: '2..9', w: '약하게 / 세게' },
    tools: ['deungdae_flash(light, every_s: int, times?: int): Set how often it flashes', 'deungdae_steady(light): Burn without flashing', 'deungdae_power(light, level: low|high): Set how strong it burns', 'fogsig_begin(light): Begin the fog signal', 'fogsig_end(light): End the fog signal', 'lampswap_to(light, lamp): Use another lamp'],
    steps: `
      @v fogsig_begin light="{l}" // failed "가시거리가 {v}km다" | 무신호 | 가시거리가 1km도 안 되면 그 등대 안개 신호를 시작한다. 아니면 울리지 않고 실패로.
      fogsig_end light="{l2}" | 안개 걷힘 | 이웃 등대 쪽은 걷혔다. 거기 안개 신호는 그만.
      deungdae_flash light="{l}" every_s={s} times={n} | 등질 | {s}초마다 {n}번씩, 보고한 등대.
      deungdae_flash light="{l2}" every_s={s} | 간격만 | {l2:은} {s}초에 한 차례 섬광. 횟수는 건드리지 않음.
      deungdae_steady light="{l2}" | 부동광 | {l2:은} 깜박이지 말고 켜져 있게.
      lampswap_to light="{l}" lamp="{b}" | 예비등 | 그 등대는 예비등을 쓴다.
      @w deungdae_power light="{l2}" level=low // deungdae_power light="{l2}" level=high | 세기 | {l2:을} {w} 켠다.
      deungdae_power light="{l}" level=high | 밝기 | 배들이 {l:이} 안 보인다고 합니다. 더 밝게 해 주세요.
    `,
  },
  // 누에
  {
    language: 'ko',
    slots: { t: '잠박 12, 3층 왼쪽, S-7', t2: '잠박 30, 5층 오른쪽, S-19', g: '100..900', c: '22..27', h: '60..85', n: '2..20', a: '=2령, 3령, 4령, 5령' },
    tools: ['nue_leaves(tray, grams: int, chopped?: bool): Give leaves to a tray', 'nue_fast(tray, hours: int): Give no leaves for some hours', 'nue_thin(tray, into_tray, count: int): Move some worms to another tray', 'nue_merge(tray, into_tray): Put a whole tray into another', 'nue_stage(tray, stage): Enter the stage of a tray', 'jamsil_air(celsius: int, humidity: int): Set the air of the room'],
    steps: `
      nue_leaves tray="{t}" grams={g} chopped=true | 뽕 주기 | {t}, 잘게 썬 뽕잎 {g}그램.
      nue_leaves tray="{t2}" grams={g} chopped=false | 통잎 | {t2}에는 썰지 않은 잎으로 {g}g.
      nue_leaves tray="{t2}" grams={g} | {t2} | 뽕 {g}g 줄 것.
      nue_fast tray="{t}" hours={n} | 잠 잔다 | {t} 누에가 잔다. {n}시간은 뽕을 주지 말 것.
      nue_thin tray="{t}" into_tray="{t2}" count={g} | 솎기 | {t:이} 비좁다. {g}마리를 {t2:로} 덜어 낸다.
      nue_thin tray="{t2}" into_tray="{t}" count={g} | 덜기 | {t:로} {g}마리 덜어 온다. {t2}에서.
      nue_merge tray="{t2}" into_tray="{t}" | 합치기 | {t2:은} 통째로 {t}에 합친다.
      nue_stage tray="{t}" stage={a} | 령 | {t:은} 이제 {a}.
      jamsil_air celsius={c} humidity={h} | 잠실 | 습도 {h}%, {c}도.
    `,
  },
  // 케이블카
  {
    language: 'ko',
    event: 'webhook /gondola/alert {"정류장": "{s}", "객차": {n}, "풍속": {w}, "상대정류장": "{s2}", "대기": {q}}',
    slots: { s: '하부, 송도역, 바다쪽', s2: '상부, 정상역, 산쪽', n: '1..30', n2: '31..48', w: '6..11 / 19..27', q: '40..220', m: '=2, 3, 4, 5', k: '1..4', wc: '천천히 / 보통으로 / 빠르게' },
    tools: ['sakdo_halt(gently: bool): Stop the rope', 'sakdo_resume(): Let the rope run again', 'sakdo_pace(pace: slow|normal|fast): Set the speed of the rope', 'gaekcha_park(car: int, station): Take a car off the rope', 'gaekcha_hang(car: int, station): Put a car on the rope', 'gaekcha_replace(out_car: int, in_car: int): Replace a car by another'],
    steps: `
      @w failed "풍속이 {w}m/s뿐이다" // sakdo_halt gently=true | 바람 | 15m/s를 넘는 바람이면 줄을 살살 세운다. 그보다 약하면 세우지 않는다.
      sakdo_halt gently=false | 비상 | 사람이 매달렸다! 당장 급정지.
      sakdo_resume | 다시 | 점검 끝났습니다. 다시 돌려 주세요.
      @wc sakdo_pace pace=slow // sakdo_pace pace=normal // sakdo_pace pace=fast | 속도 | 삭도를 {wc} 돌린다.
      gaekcha_park car={n} station="{s}" | 빼기 | 이상 있는 객차를 그 정류장에서 뺀다.
      gaekcha_park car={n2} station="{s2}" | {n2}호 빼기 | {n2}호는 {s2}에서 줄에서 내린다.
      gaekcha_hang car={n2} station="{s}" | 달기 | {n2}호를 {s}에서 줄에 단다.
      gaekcha_replace out_car={n} in_car={n2} | 교체 | {n}호 대신 {n2}호를 넣는다.
      gaekcha_replace out_car={n2} in_car={n} | 다시 교체 | {n}호를 넣고 {n2}호를 뺍니다.
    `,
  },
  // 안경점
  {
    language: 'ko',
    slots: { o: 'O-5512, 강미래, 주문 81', o2: 'O-5530, 손가온, 주문 97', r: '-6.5..-3.0', l: '-2.75..-0.5', ax: '5..85', ax2: '95..175', pd: '58..68', f: '뿔테 M2, 티탄 07, 반무테 B', f2: '금테 11, 하금테 C', d: '=11/28, 12/3, 12/9' },
    tools: ['lenz_power(order, right: num, left: num): Enter the power of both lenses', 'lenz_axis(order, right: int, left: int): Enter the axis of both lenses', 'lenz_cut(order, frame, tint?: grey|brown): Cut lenses for a frame', 'frame_swap(order, old_frame, new_frame): Enter another frame', 'pickup_promise(order, day): Promise a day', 'pickup_text(order, text): Send the customer a text'],
    steps: `
      lenz_power order="{o}" right={r} left={l} | 도수 | {o}, 오른쪽 {r} 왼쪽 {l}.
      lenz_power order="{o2}" right={r} left={l} | 도수 {o2} | 왼눈은 {l}, 오른눈은 {r:로} 넣는다.
      lenz_axis order="{o}" right={ax2} left={ax} | 축 | {o} 난시축. 좌 {ax} 우 {ax2}
      lenz_cut order="{o}" frame="{f}" tint=brown | 가공 | {f}에 맞춰 깎고 갈색을 넣어 주세요. {o} 주문이에요.
      lenz_cut order="{o2}" frame="{f2}" | 투명 | {o2}, {f2}. 색은 안 넣음.
      frame_swap order="{o}" old_frame="{f}" new_frame="{f2}" | 테 변경 | {o} 손님이 {f} 말고 {f2:로} 하신답니다.
      frame_swap order="{o2}" old_frame="{f2}" new_frame="{f}" | 테 | {o2}: {f2} → {f}
      pickup_promise order="{o}" day={d} | 약속 | {o:은} {d}에 찾으러 오시라고 약속해 둔다.
      pickup_text order="{o2}" text="안경이 다 되었습니다. 편하실 때 들러 주세요." | 문자 | {o2} 손님께 문자 "안경이 다 되었습니다. 편하실 때 들러 주세요."
    `,
  },
  // 인쇄 활판
  {
    language: 'ko',
    earlier: ['판 확인 | plate_look → {pl} 준비됨, 다음 판 {pl2}', '종이 재기 | paper_sum → {pp} {n}장 남음'],
    slots: { pl: '판-31, 청첩장 A, 명함 오', pl2: '판-44, 엽서 C, 명함 유', pp: '목화지, 크라프트, 머메이드', n: '200..900', k: '20..150', x: '-4.5..-0.5', y: '0.5..4.5', ink: '=먹, 군청, 주홍', ink2: '=금, 은, 연두' },
    tools: ['hwalpan_lock(plate): Lock a plate into the press', 'hwalpan_release(plate): Take a plate out of the press', 'hwalpan_offset(plate, x_mm: num, y_mm: num): Shift a plate', 'hwalpan_ink(plate, colour, wash_first?: bool): Ink a plate', 'hwalpan_print(plate, copies: int, paper?): Print', 'hwalpan_proof(plate): Print a single proof'],
    steps: `
      hwalpan_lock plate="{pl}" | 판 걸기 | 준비됐다는 판을 건다.
      hwalpan_release plate="{pl2}" | 판 빼기 | {pl2:은} 뺀다.
      hwalpan_offset plate="{pl}" x_mm={x} y_mm={y} | 위치 | 준비된 판, 세로 {y} 가로 {x}mm
      hwalpan_offset plate="{pl2}" x_mm={y} y_mm={x} | 다음 판 위치 | 다음 판은 가로로 {y}, 세로로 {x}.
      hwalpan_ink plate="{pl}" colour={ink} wash_first=true | 잉크 | 앞 색을 먼저 씻어 내고 {pl}에 {ink:을} 올린다.
      hwalpan_ink plate="{pl2}" colour={ink2} | {ink2} | {pl2}, {ink2:로}. 세척 얘기는 없음.
      hwalpan_print plate="{pl}" copies={k} paper="{pp}" | 인쇄 | 남은 종이에 {pl} {k}장.
      hwalpan_print plate="{pl2}" copies={k} | 종이는 그대로 | 지금 걸린 종이 그대로 다음 판을 {k}장 찍습니다.
      hwalpan_proof plate="{pl2}" | 교정쇄 | 다음 판, 한 장만 시험으로.
    `,
  },
  // 목욕탕
  {
    language: 'ko',
    event: 'mqtt oncheon/tub {"탕": "{t}", "수온": {c}, "탁도": {u}, "다른탕": "{t2}"}',
    slots: { t: '열탕, 쑥탕, 노천 1', t2: '온탕, 소금탕, 노천 2', c: '44.5..47.0', c2: '38.0..42.0', u: '0.2..0.8 / 1.7..3.9', n: '5..55', k: '101..198', k2: '201..298' },
    tools: ['tang_warm(tub, celsius: num): Set the temperature of a tub', 'tang_drain(tub, scrub_after?: bool): Let the water out', 'tang_fill(tub, level_pct?: int): Let water in', 'tang_bubble(tub, on: bool): Switch the bubbles', 'otjang_open(locker: int): Open a locker', 'otjang_swap(guest_locker: int, new_locker: int): Give a guest another locker'],
    steps: `
      tang_warm tub="{t}" celsius={c2} | 너무 뜨겁다 | 뜨겁다는 탕을 {c2}도로 낮춘다.
      @u failed "탁도가 {u:로} 맑다" // tang_drain tub="{t}" | 물 빼기 | 탁도 1.5를 넘은 탕만 물을 뺀다. 맑으면 그냥 두고 실패로 남긴다.
      tang_drain tub="{t2}" scrub_after=true | 청소 | {t2} 물을 빼고 그 뒤에 닦기까지.
      tang_fill tub="{t2}" level_pct={n} | 반쯤 | {t2}에 물을 {n}%만 받는다.
      tang_fill tub="{t}" | 받기 | {t} 물 받기. 높이는 늘 하던 대로.
      tang_bubble tub="{t2}" on=true | 거품 | 다른 탕에 거품을 올려 주세요.
      tang_bubble tub="{t}" on=false | 거품 끔 | 어르신들이 시끄럽대요. {t} 거품은 멈춰 주세요.
      otjang_open locker={k} | 옷장 | {k}번 손님이 열쇠를 잃어버렸다.
      otjang_swap guest_locker={k} new_locker={k2} | 옷장 바꿈 | {k}번 쓰시던 손님께 {k2}번을 드린다.
      otjang_swap guest_locker={k2} new_locker={k} | 반대로 | {k}번을 드려요, {k2}번 손님께.
    `,
  },
  // 수문
  {
    language: 'ko',
    slots: { g: '1호 수문, 삼강보, G-2', g2: '4호 수문, 동천보, G-7', a: '5..40', b: '45..95', lo: '1.2..2.4', hi: '3.1..5.8', m: '5..45', w: '다 닫는다 / 다 연다' },
    tools: ['sumun_to(gate, percent: int, over_min?: int): Move a gate to an opening', 'sumun_all(gate, state: shut|open): Open or shut a gate entirely', 'sumun_freeze(gate): Let a gate stay where it is', 'bo_band(weir, low_m: num, high_m: num): Set the band of the water level', 'bo_siren(weir, secs: int): Warn people downstream', 'bo_level(weir): Read the water level'],
    steps: `
      sumun_to gate="{g}" percent={a} over_min={m} | 천천히 | {m}분에 걸쳐 {g:을} {a}%까지.
      sumun_to gate="{g2}" percent={b} | 개도 | {g2} {b}퍼센트.
      @w sumun_all gate="{g}" state=shut // sumun_all gate="{g}" state=open | 완전히 | {g:을} {w}.
      sumun_all gate="{g2}" state=open | 홍수 | 비가 너무 온다. {g2:을} 전부 열어라.
      sumun_freeze gate="{g2}" | 그대로 | {g2} 밑에 나무가 끼었다. 움직이지 말고 그 자리에 둬라.
      bo_band weir="{g}" low_m={lo} high_m={hi} | 수위 | {g}, 최고 {hi}m 최저 {lo}m
      bo_band weir="{g2}" low_m={lo} high_m={hi} | 관리 수위 | {lo}미터 밑으로도 {hi}미터 위로도 가지 않게, {g2}.
      bo_siren weir="{g}" secs={m} | 경보 | 하류에 사람이 있다. {g} 사이렌 {m}초.
      bo_level weir="{g2}" | 지금 수위 | {g2} 수위가 얼마인가?
    `,
  },
  // 방탈출
  {
    language: 'ko',
    event: 'webhook /escape/room {"방": "{r}", "팀": "{t}", "남은분": {m}, "막힌문제": {q}, "다음팀": "{t2}"}',
    slots: { r: '심해, 1937, 유령선', r2: '금고, 다락방, 빙하', t: '오리 넷, 3반 모임, 야근조', t2: '고양이단, 새벽팀, 둘둘', m: '4..25', q: '1..9', n: '2..15', hs: '=왼쪽 책장을 보세요., 시계를 거꾸로 읽으세요., 숫자는 세 개입니다.' },
    tools: ['talchul_begin(room, team, minutes?: int): Start the clock of a room', 'talchul_freeze(room): Stop the clock for a while', 'talchul_unfreeze(room): Let the clock go on', 'talchul_extra(room, minutes: int): Give more minutes', 'talchul_hint(room, text, spoken?: bool): Give a hint', 'talchul_solve(room, puzzle: int): Open a puzzle by hand', 'talchul_out(room): Open all doors at once'],
    steps: `
      talchul_begin room="{r2}" team="{t2}" minutes=50 | 다음 팀 | 다음 팀은 {r2}에서 50분으로 시작.
      talchul_begin room="{r2}" team="{t}" | 입장 | {t} 팀 {r2} 시작. 시간은 기본.
      talchul_freeze room="{r}" | 잠깐 | 손님 한 분이 화장실에 갔다. 그 방 시계를 멈춰 둔다.
      talchul_unfreeze room="{r}" | 이어서 | 돌아왔다. 그 방 시계를 다시.
      talchul_extra room="{r}" minutes={n} | 더 주기 | 그 방에 {n}분 더.
      talchul_hint room="{r}" text="{hs}" spoken=true | 힌트 | 막힌 방에 말로 "{hs}"라고 알려 준다.
      talchul_hint room="{r2}" text="{hs}" | 힌트 둘 | {r2} 힌트: "{hs}"
      talchul_solve room="{r}" puzzle={q} | 대신 열기 | 막힌 문제를 손으로 풀어 준다.
      talchul_out room="{r2}" | 연기 | {r2}에서 연기가 난다. 문을 모두 연다.
    `,
  },
  // 콩나물
  {
    language: 'ko',
    slots: { b: '시루 4, 2열 끝, KN-6', b2: '시루 9, 3열 앞, KN-15', n: '5..30', h: '2..8', c: '17..23', kg: '2..28', kg2: '30..90', s: '시장 순이네, 학교 급식실, 북문마트', s2: '남문마트, 국밥 큰집' },
    tools: ['siru_water(bin, minutes: int): Water a bin', 'siru_every(bin, hours: int, minutes: int): Water a bin again and again', 'siru_dark(bin, covered: bool): Cover or uncover a bin', 'siru_pick(bin, kg: int): Harvest from a bin', 'kong_send(shop, kg: int, by?): Send sprouts to a shop', 'kong_divert(from_shop, to_shop, kg: int): Send the sprouts of one shop to another'],
    steps: `
      siru_water bin="{b}" minutes={n} | 물 | {b} {n}분.
      siru_every bin="{b2}" hours={h} minutes={n} | 되풀이 | {b2:은} {h}시간마다 {n}분씩.
      siru_every bin="{b}" hours={h} minutes={n} | 한 번에 | 한 번에 {n}분, 간격은 {h}시간. 시루는 {b}.
      siru_dark bin="{b}" covered=true | 빛 막기 | {b}에 보를 덮는다.
      siru_dark bin="{b2}" covered=false | 보 걷기 | {b2} 보를 걷는다.
      siru_pick bin="{b2}" kg={kg2} | 뽑기 | {kg2}킬로 뽑아요, {b2}에서.
      kong_send shop="{s}" kg={kg} by=07:30 | 납품 | {s}에 {kg}kg, 07:30까지.
      kong_send shop="{s2}" kg={kg2} | 납품 둘 | {s2} {kg2}kg. 시간은 상관없대요.
      kong_divert from_shop="{s}" to_shop="{s2}" kg={kg} | 돌리기 | {s} 몫에서 {kg}kg을 {s2:로} 돌린다.
      kong_divert from_shop="{s2}" to_shop="{s}" kg={kg} | 반대 | {s:이} {kg}킬로 더 달란다. {s2} 것을 돌려 주자.
    `,
  },
  // 아마추어 무선
  {
    language: 'ko',
    event: 'peripheral - QSO {cs} {f} kHz {rs}',
    slots: { cs: '=HL2XKD, DS4QQ, 6K5ZTA', cs2: '=JA7OPM, HL5BVX, BY1ZK', f: '=7040, 14074, 21290', f2: '=3550, 10120, 28400', rs: '=59, 57, 44', az: '10..170', az2: '190..350', w: '5..95' },
    tools: ['museon_tune(khz: int, mode?: cw|ssb|fm): Tune the rig', 'museon_power(watts: int): Set the power', 'ant_turn(degrees: int, long_way?: bool): Turn the antenna', 'ant_sweep(from_deg: int, to_deg: int): Turn the antenna slowly over a range', 'qso_log(call, khz: int, report): Write a contact into the log', 'qso_find(call): Look a call sign up in the log', 'qso_strike(call): Strike a contact from the log'],
    steps: `
      museon_tune khz={f2} mode=cw | 주파수 | {f2}kHz, 전신(cw).
      museon_tune khz={f} | 들은 곳 | 방금 교신한 주파수로. 전파형식은 그대로 둔다.
      museon_power watts={w} | 출력 | {w}와트.
      ant_turn degrees={az} | 안테나 | {az}도.
      ant_turn degrees={az2} long_way=true | 먼 쪽 | {az2}도로 돌리되 멀리 돌아가는 쪽으로.
      ant_sweep from_deg={az} to_deg={az2} | 훑기 | {az}도에서 {az2}도까지 훑는다.
      ant_sweep from_deg={az2} to_deg={az} | 거꾸로 훑기 | {az}도까지 훑는다, 시작은 {az2}도.
      qso_log call={cs} khz={f} report={rs} | 기록 | 들어온 교신을 일지에 쓴다.
      qso_find call={cs2} | 전에도? | {cs2:과} 전에 교신했는지 찾아본다.
      qso_strike call={cs2} | 잘못 적음 | {cs2:은} 내가 잘못 들은 거다. 일지에서 지운다.
    `,
  },
  // 한약 탕전
  {
    language: 'ko',
    slots: { p: '탕전기 2, 약탕-B, T4', p2: '탕전기 6, 약탕-F, T9', rx: '십전대보, 쌍화 12첩, 갈근', rx2: '보중익기, 소청룡', n: '20..60', ml: '=80, 100, 120', h: '2..5', c: '=92, 98, 105', q: '곽, 남, 석' },
    tools: ['tang_brew(pot, recipe, hours: int, celsius?: int): Brew a recipe', 'tang_simmer(pot, minutes: int): Brew on at low heat', 'tang_finish(pot): End brewing', 'pouch_fill(pot, pouches: int, ml: int): Fill pouches', 'pouch_again(pot, pouches: int): Fill some more pouches of the same size', 'herb_swap(recipe, without, with): Replace a herb in a recipe'],
    steps: `
      tang_brew pot="{p}" recipe="{rx}" hours={h} celsius={c} | 달이기 | {rx:을} {p}에 {c}도로 {h}시간.
      tang_brew pot="{p2}" recipe="{rx2}" hours={h} | 온도는 맡김 | {p2}, {rx2}, {h}시간. 온도는 따로 안 정함.
      tang_simmer pot="{p}" minutes=30 | 뭉근히 | {p:은} 반 시간 더 뭉근히.
      tang_finish pot="{p2}" | 다 됐다 | {p2} 달이기는 여기까지.
      pouch_fill pot="{p}" pouches={n} ml={ml} | 포장 | {p} 약을 {ml}ml씩 {n}포.
      pouch_fill pot="{p2}" pouches={n} ml={ml} | {n}포 | {p2}에서 담아요. 한 포에 {ml}밀리리터.
      pouch_again pot="{p}" pouches=5 | 모자람 | {p}에서 같은 크기로 다섯 포 더.
      herb_swap recipe="{rx}" without=감초 with=대추 | 빼고 넣기 | {rx}에 감초 대신 대추를 넣는다.
      herb_swap recipe="{rx2}" without=대추 with=감초 | 바꾸기 | {rx2}에 감초를 넣고 대추는 뺍니다.
    `,
  },
  // 제설
  {
    language: 'ko',
    event: 'mqtt snow/road {"구간": "{r}", "적설cm": {cm}, "노면": {t}, "차량": "{v}", "예비차": "{v2}"}',
    slots: { r: '고개길, 국도 44, 3공구', r2: '교량부, 지방도 9, 6공구', cm: '0.2..0.8 / 3.5..14.0', t: '-11..-2', v: '제설 3호, 7102', v2: '제설 8호, 7119', g: '10..40', km: '15..45' },
    tools: ['jeseol_plow(truck, road, blade?: left|right): Plough a road', 'jeseol_salt(truck, road, g_per_m2: int, wet?: bool): Salt a road', 'jeseol_home(truck): Call a truck home', 'jeseol_relay(old_truck, new_truck, road): Let another truck go on', 'road_shut(road): Close a road', 'road_reopen(road): Open a road again'],
    steps: `
      @cm failed "적설이 {cm}cm뿐" // jeseol_plow truck="{v}" road="{r}" | 밀기 | 쌓인 눈이 1cm를 넘으면 보고한 차로 그 구간을 민다. 안 넘으면 하지 않는다.
      jeseol_plow truck="{v2}" road="{r2}" blade=left | 왼쪽으로 | 예비차는 {r2:을} 왼쪽으로 밀어 낸다.
      jeseol_salt truck="{v}" road="{r}" g_per_m2={g} wet=true | 습염 | 그 구간, 그 차, 적신 소금 {g}g/㎡.
      jeseol_salt truck="{v2}" road="{r2}" g_per_m2={g} | 염화칼슘 | {v2}, {r2}, 제곱미터에 {g}그램.
      jeseol_home truck="{v2}" | 복귀 | {v2} 들어오라고 해.
      jeseol_relay old_truck="{v}" new_truck="{v2}" road="{r}" | 교대 | 그 구간은 보고한 차 대신 예비차가 잇는다.
      jeseol_relay old_truck="{v2}" new_truck="{v}" road="{r2}" | 교대 | {r2}: {v2} 기사 퇴근. {v:이} 이어받음.
      road_shut road="{r2}" | 통제 | {r2} 차 못 다니게 막기.
      road_reopen road="{r}" | 해제 | 보고된 구간은 다시 열어도 된다.
    `,
  },
  // 노래방
  {
    language: 'ko',
    slots: { r: '3번방, 특실, VIP-1', r2: '8번방, 커플실, 옥탑', n: '10..60', s: '=45017, 8820, 91264', s2: '=30311, 77045', k: '1..6', w: '한 곡 / 세 곡 / 열 곡', v: '10..40' },
    tools: ['noraebang_add(room, minutes: int, free?: bool): Give a room more time', 'noraebang_cut(room, minutes: int): Take time away from a room', 'noraebang_queue(room, song: int, next?: bool): Queue a song', 'noraebang_unqueue(room, song: int): Take a song out of the queue', 'noraebang_key(room, steps: int): Shift the key', 'noraebang_transfer(from_room, to_room): Move guests with their time'],
    steps: `
      noraebang_add room="{r}" minutes={n} free=true | 서비스 | {r} 서비스로 {n}분.
      noraebang_add room="{r2}" minutes={n} free=false | 돈 받고 | {r2}에 {n}분 더. 공짜 아님.
      noraebang_add room="{r2}" minutes=60 | 한 시간 | {r2} 한 시간 추가요.
      noraebang_cut room="{r}" minutes={n} | 빼기 | {r:은} 잘못 넣었다. {n}분 뺀다.
      noraebang_queue room="{r}" song={s} next=true | 우선 예약 | {s}번을 {r} 바로 다음 곡으로.
      noraebang_queue room="{r2}" song={s2} | 예약 | {r2}, {s2}.
      noraebang_unqueue room="{r}" song={s2} | 예약 취소 | {r}에서 {s2}번은 안 부른대요.
      noraebang_key room="{r}" steps=-2 | 키 내리기 | {r} 키를 두 개 낮춘다.
      noraebang_key room="{r2}" steps={k} | 키 올리기 | {r2} 키 {k}개 올림.
      noraebang_transfer from_room="{r}" to_room="{r2}" | 방 옮김 | {r:이} 춥대요. {r2:로} 옮겨 드려요.
      noraebang_transfer from_room="{r2}" to_room="{r}" | 방 바꿈 | {r:로} 보내 드림, 지금은 {r2}.
    `,
  },
  // 열처리
  {
    language: 'ko',
    event: 'webhook /heattreat/lot {"로트": "{l}", "재질": "{m}", "경도": {hrc}, "로": "{f}", "빈로": "{f2}"}',
    slots: { l: 'HT-118, 기어 40본, L7', l2: 'HT-125, 축 12본, L9', m: '=SCM440, SKD11, S45C', hrc: '38..47 / 58..63', f: '1호로, 진공로, F-A', f2: '4호로, 침탄로, F-D', c: '780..1040', c2: '150..560', h: '1..6' },
    tools: ['yeol_harden(furnace, lot, celsius: int, quench?: oil|water|gas): Harden a lot', 'yeol_temper(furnace, lot, celsius: int, hours: int): Temper a lot', 'yeol_vent(furnace): Let the gas out of a furnace', 'yeol_carry(lot, from_furnace, to_furnace): Carry a lot over', 'lot_pass_on(lot, note?): Let a lot go to the customer', 'lot_send_back(lot, reason): Refuse a lot'],
    steps: `
      @hrc lot_send_back lot="{l}" reason="경도 {hrc}" // lot_pass_on lot="{l}" | 판정 | 55 이상이면 그 로트를 내보내고, 못 미치면 돌려보낸다. 돌려보내는 사유는 "경도 {hrc}".
      yeol_harden furnace="{f2}" lot="{l2}" celsius={c} quench=oil | 담금질 | {l2:을} 빈 로에서 {c}도, 기름에 식힌다.
      yeol_harden furnace="{f}" lot="{l}" celsius={c} | 담금질 | 보고된 로트, 보고된 로, {c}도. 냉각은 적지 않는다.
      yeol_temper furnace="{f}" lot="{l}" celsius={c2} hours={h} | 뜨임 | 그 로에서 그 로트를 {h}시간, {c2}도.
      yeol_temper furnace="{f2}" lot="{l2}" celsius={c2} hours={h} | 뜨임 | {l2} / {f2} / {c2}℃ / {h}h
      yeol_vent furnace="{f2}" | 가스 | {f2} 안의 가스를 뺀다.
      yeol_carry lot="{l}" from_furnace="{f}" to_furnace="{f2}" | 로 옮김 | 그 로트를 빈 로로 옮긴다.
      yeol_carry lot="{l2}" from_furnace="{f2}" to_furnace="{f}" | 옮김 | {f:로} {l2:을}. 지금은 {f2}에 있음.
      lot_pass_on lot="{l2}" note="성적서 동봉" | 출고 | {l2} 출고해 주세요. 메모에 "성적서 동봉".
    `,
  },
  // 자동 세차
  {
    language: 'ko',
    slots: { b: '1번 베이, 세차A, 터널', b2: '3번 베이, 세차C, 손세차', p: '34나 8812, 120도 4471, 77러 2290', p2: '51허 1032, 08모 6657', n: '2..9', k: '=A코스, 폼만, 왁스코스' },
    tools: ['sech_begin(bay, plate, course?): Begin a wash', 'sech_wait(bay): Interrupt a wash', 'sech_go_on(bay): Go on with a wash', 'sech_rinse(bay, times: int): Rinse only', 'sech_brush(bay, touch: soft|firm|none): Set how the brushes touch', 'ticket_swap(old_plate, new_plate): Give a ticket to another car'],
    steps: `
      sech_begin bay="{b}" plate="{p}" course={k} | 시작 | {p} {b} {k}.
      sech_begin bay="{b2}" plate="{p2}" | 코스 없이 | {b2}에 {p2} 들어왔어요. 코스는 손님이 고르신대요.
      sech_wait bay="{b}" | 거울 | 거울을 안 접었다. {b} 잠깐 세워라.
      sech_go_on bay="{b}" | 접었다 | 이제 됐다. {b} 이어서.
      sech_rinse bay="{b2}" times=3 | 헹굼만 | {b2:은} 헹굼만 세 번.
      sech_rinse bay="{b}" times={n} | 거품 남음 | {b} 거품이 남았네요. {n}번 헹궈 주세요.
      sech_brush bay="{b}" touch=soft | 새 차 | 도장이 얇은 차입니다. {b} 솔을 살살.
      sech_brush bay="{b2}" touch=none | 솔 없이 | {b2:은} 솔이 닿지 않게.
      sech_brush bay="{b2}" touch=firm | 진흙 | {b2} 차는 진흙투성이. 솔로 세게.
      ticket_swap old_plate="{p}" new_plate="{p2}" | 차 바꿈 | 정기권을 {p}에서 {p2:로}.
      ticket_swap old_plate="{p2}" new_plate="{p}" | 다시 | 새 차는 {p}, 헌 차는 {p2}. 정기권을 새 차로 넘긴다.
    `,
  },
  // 현미경 실험실
  {
    language: 'ko',
    event: 'mqtt scope/slide {"슬라이드": "{s}", "배율": {x}, "초점um": {z}, "다음": "{s2}"}',
    slots: { s: 'SL-0912, 간-3, 꽃가루 7', s2: 'SL-0940, 폐-1, 이끼 2', x: '=10, 20, 40', x2: '=60, 100', z: '-45..-5', n: '5..60', ms: '20..400', fn: '간 소엽 01, pollen_a, 세포벽 2' },
    tools: ['kyeong_load(slide): Put a slide on the stage', 'kyeong_unload(slide): Take a slide off the stage', 'kyeong_zoom(times: int): Choose the objective', 'kyeong_focus(um: int, relative?: bool): Move the focus', 'kyeong_snap(name, exposure_ms?: int): Take one picture', 'kyeong_stack(name, from_um: int, to_um: int, step_um?: int): Take pictures through the depth'],
    steps: `
      kyeong_load slide="{s2}" | 올리기 | 다음 것을 올린다.
      kyeong_unload slide="{s}" | 내리기 | 지금 슬라이드를 내린다.
      kyeong_zoom times={x2} | 배율 | {x2}배.
      kyeong_focus um={n} relative=true | 조금 위로 | 지금 자리에서 {n}마이크로 더.
      kyeong_focus um={z} | 초점 | 보고된 초점으로 간다.
      kyeong_snap name="{fn}" exposure_ms={ms} | 사진 | 노출 {ms}ms, 이름 "{fn}".
      kyeong_snap name="{fn}" | 한 장 | "{fn}" 한 장 찍어 주세요. 노출은 자동 그대로.
      kyeong_stack name="{fn}" from_um={z} to_um={n} step_um=2 | 층층이 | {z}에서 {n}까지 2마이크로씩, 이름은 "{fn}".
      kyeong_stack name="{fn}" from_um={n} to_um={z} | 위에서 아래 | "{fn}": {z}까지 찍되 {n}부터 시작.
    `,
  },
];
