import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 5. */
export const guildsKo5: readonly Scene[] = [
  // 낚시터
  {
    language: 'ko',
    earlier: ['좌대 확인 | basso_seats → {a} 비어 있음, {a2} 사용 중', '수온 재기 | http_request → {t}도', '어제 장부 | file_read → 떡붕어 {n}마리'],
    slots: { a: '=3번 좌대, 버드나무 자리, 북쪽 7', a2: '=11번 좌대, 다리 밑, 남쪽 2', t: '3.1..7.9 / 16.5..24.5', n: '20..95', m: '10..60', kg: '2..18', kg2: '20..80', c: '박 사장님, 낚시회, 민호네', c2: '초보 두 분, 이장님', h: '2..9', rs: '=얼음 낌, 손님 없음' },
    tools: ['basso.seats(): List free seats', 'basso.rent(seat, guest, hours?: int): Rent a seat out', 'basso.vacate(seat): 좌대를 비운다', 'basso.trade(seat, from_guest, to_guest): Hand a seat to another guest', 'basso.aerate(minutes: int): Blow air into the pond', 'basso.feed(kg: int): Feed the pond', 'basso.release(species: carp|trout|catfish, kg: int): Put fish into the pond'],
    steps: `
      @t basso.aerate minutes={m} // basso.feed kg={kg} | 물 보고 | 물이 10도보다 차면 {m}분 공기를 넣고, 따뜻하면 먹이 {kg}킬로를 뿌려 주세요.
      basso.rent seat="{a}" guest="{c}" hours={h} | 손님 | {c}, 비어 있다던 자리, {h}시간.
      basso.rent seat="{a}" guest="{c2}" | 종일 | {c2:은} {a:로} 모십니다. 몇 시간 계실지는 묻지 않았습니다.
      basso.vacate seat="{a2}" | 철수 | 쓰고 있던 자리 손님 가셨음. 비울 것.
      basso.trade seat="{a2}" from_guest="{c}" to_guest="{c2}" | 자리 넘김 | {a2:은} {c:이} 쓰다가 {c2}한테 물려준대.
      basso.release species=trout kg={kg2} | 송어 | 송어 {kg2}kg 풀기
      basso.release species=catfish kg={kg} | 메기 | 오늘은 메기다. {kg}킬로 넣어라.
      basso.seats | 다시 보기 | 남은 자리가 어디인지 다시 보여 주시겠어요?
    `,
  },
  // 종 주조소
  {
    language: 'ko',
    slots: { b: '범종 2, 학교 종, BL-07', b2: '풍경 9, 교회 종, BL-31', t: '1080..1190', kg: '40..390', cu: '76..82', h: '6..48', n: '3..20', nw: '{n} in words', f: '180..420', f2: '430..880', mm: '0.2..1.8', tx: '=맑은 소리 멀리, 병오년 가을' },
    tools: ['glokko.pour(bell, kg: int, celsius: int): Pour bronze into a mould', 'glokko.alloy(copper_pct: int, tin_pct?: int): Choose the alloy', 'glokko.cool(bell, hours: int): Let a bell cool', 'glokko.strike(bell, times: int, hard?: bool): 종을 쳐 본다', 'glokko.tune(bell, is_hz: int, wanted_hz: int): Tune from one tone to another', 'glokko.shave(bell, mm: num, place: rim|waist|crown): Shave metal off', 'glokko.inscribe(bell, text): Cut words into a bell'],
    steps: `
      glokko.pour bell="{b}" kg={kg} celsius={t} | 붓기 | {b}에 쇳물 {kg}킬로를 {t}도에서 붓는다.
      glokko.pour bell="{b2}" kg={kg} celsius={t} | 쇳물 | {t}도, {kg}kg, {b2}.
      glokko.alloy copper_pct={cu} | 합금 | 구리는 {cu}퍼센트로 하고 주석 비율은 적지 말아 주세요.
      glokko.cool bell="{b}" hours={h} | 식힘 | {b:을} 건드리지 말고 {h}시간 식히자.
      glokko.strike bell="{b2}" times={n} | 소리 | {b2} {nw} 번 쳐 보기
      glokko.strike bell="{b}" times=2 hard=true | 세게 | {b:을} 두 번, 있는 힘껏 쳐 보십시오.
      glokko.tune bell="{b}" is_hz={f} wanted_hz={f2} | 음 맞춤 | {b}: 지금 {f}Hz → {f2}Hz 되게.
      glokko.tune bell="{b2}" is_hz={f2} wanted_hz={f} | 낮추기 | {f}헤르츠가 나야 하는데 {b2:은} {f2}헤르츠로 울립니다. 맞춰 주세요.
      glokko.shave bell="{b2}" mm={mm} place=rim | 깎기 | {b2} 아래 가장자리를 {mm}밀리 깎을 것.
      glokko.inscribe bell="{b}" text="{tx}" | 명문 | {b}에 새길 글: "{tx}"
    `,
  },
  // 안경점
  {
    language: 'ko',
    event: 'webhook /optic/order {"주문": "{id}", "손님": "{c}", "오른쪽": -{r}, "왼쪽": -{l}, "테": "{f}", "연락처": "{ph}"}',
    slots: { id: 'EY-3021, 안경 88, OP-7', id2: 'EY-3350, 안경 97, OP-19', c: '=남기훈, 도예린, 표상우', r: '0.5..2.4', l: '2.6..5.9', f: '=검은 뿔테, 은색 티타늄, 투명테', f2: '=갈색 뿔테, 금테', ph: '=010-2204-9911, 010-7130-4482', pd: '56..70', w: '25000..98000', d: '=2026-12-02, 2026-12-09', tx: '=안경 다 됐습니다, 렌즈가 늦어집니다' },
    tools: ['opticino_grind(order, right_dpt: num, left_dpt: num): 렌즈를 깎는다', 'opticino_centre(order, pd_mm: int): Set the distance of the pupils', 'opticino_coat(order, coating: antiglare|tinted|none): Coat the lenses', 'opticino_frame(order, old_frame, new_frame): Exchange the frame', 'opticino_text_guest(phone, text): Text a customer', 'opticino_deposit(order, won: int, cash?: bool): Take a deposit', 'opticino_ready_by(order, date): Promise a day'],
    steps: `
      opticino_grind order="{id}" right_dpt=-{r} left_dpt=-{l} | 렌즈 | 주문서 도수대로 양쪽 렌즈를 깎는다.
      opticino_grind order="{id2}" right_dpt=-{l} left_dpt=-{r} | 렌즈 둘 | {id2:은} 왼눈 -{r}, 오른눈 -{l}입니다. 깎아 주십시오.
      opticino_centre order="{id}" pd_mm={pd} | 동공 거리 | 새 주문, 동공 간 거리 {pd}mm.
      opticino_coat order="{id}" coating=antiglare | 코팅 | 밤 운전을 하신대요. 그 주문 렌즈에 눈부심 막는 코팅을 해 주세요.
      opticino_coat order="{id2}" coating=tinted | 색 | {id2} 렌즈에는 색을 넣을 것
      opticino_frame order="{id}" old_frame="{f}" new_frame="{f2}" | 테 바꿈 | 손님이 주문한 테가 품절이라 {f2:로} 바꿔 드리기로 했다.
      opticino_text_guest phone={ph} text="{tx}" | 문자 | 주문에 있는 번호로 "{tx}" 하고 문자 보내.
      opticino_deposit order="{id}" won={w} cash=true | 계약금 | 방금 주문, 현금으로 {w}원 받았음.
      opticino_deposit order="{id2}" won={w} | 선금 | {id2} 선금 {w}원 입력. 현금인지 카드인지는 빼고.
      opticino_ready_by order="{id}" date={d} | 약속 | 이번 주문은 {d}에 찾아가시라고 해 둡시다.
    `,
  },
  // 풍동 실내 스카이다이빙
  {
    language: 'ko',
    event: 'mqtt tunnel/flight {"비행자": "{p}", "몸무게": {kg}, "경험": "{x}", "교관": "{i}", "다음": "{p2}"}',
    slots: { p: '=은수, 재하, 로건', p2: '=다온, 미카, 성재', kg: '38..98', x: '=처음, 두 번째 / 강사급, 선수', i: '=류 교관, 방 교관', i2: '=심 교관, 제 교관', v: '150..185', v2: '190..260', s: '45..120', h: '1..3', h2: '4..9', n: '1..30' },
    tools: ['ventaro.wind(kmh: int): Set the speed of the wind', 'ventaro.fly(flyer, seconds: int, coach?): Let someone fly', 'ventaro.solo(flyer, seconds: int): Let someone fly without a coach', 'ventaro.floor(lowest_m: int, highest_m: int): 나는 높이를 정한다', 'ventaro.stop(gentle: bool): Stop the wind', 'ventaro.order(flyer, ahead_of): Move a flyer before another', 'ventaro.locker(flyer, number: int): Give a flyer a locker'],
    steps: `
      @x ventaro.fly flyer={p} seconds={s} coach="{i}" // ventaro.solo flyer={p} seconds={s} | 혼자 날까 | 강사급이나 선수는 혼자 {s}초 날게 한다. 처음이거나 두 번째인 사람은 적혀 있는 교관과 함께 {s}초.
      ventaro.fly flyer={p2} seconds={s} coach="{i2}" | 다음 손님 | 다음 분은 {i2:과} {s}초 들어가십니다.
      ventaro.wind kmh={v} | 약하게 | 바람 {v}.
      ventaro.wind kmh={v2} | 세게 | 몸집이 크신 분이에요. 시속 {v2}km로 올려 주세요.
      ventaro.floor lowest_m={h} highest_m={h2} | 높이 | 바닥에서 {h}m 밑으로도 {h2}m 위로도 못 가게 할 것.
      ventaro.stop gentle=true | 천천히 | 끝났다. 바람을 서서히 멈춰.
      ventaro.stop gentle=false | 비상 | 헬멧이 벗겨졌다! 서서히 말고 당장 멈춰!
      ventaro.order flyer={p2} ahead_of={p} | 순서 | {p2:을} {p} 앞에 넣어 주시면 고맙겠습니다.
      ventaro.order flyer={p} ahead_of={p2} | 순서 바꿈 | {p2}보다 {p:이} 먼저 난다.
      ventaro.locker flyer={p} number={n} | 사물함 | 알림에 있는 비행자에게 {n}번 사물함 배정.
    `,
  },
  // 대장간
  {
    language: 'ko',
    slots: { k: '=식칼 3, 낫 12, 호미 7', k2: '=도끼 2, 끌 9, 쇠스랑 4', t: '820..1080', t2: '160..240', n: '10..90', b: '3..30', bw: '{b} in words', hrc: '54..58', hrc2: '59..63', g: '=240, 400, 1000', c: '읍내 철물점, 양파밭 조 씨, 목수 손', w: '18000..75000' },
    tools: ['hamrik.heat(piece, celsius: int): Heat a piece in the forge', 'hamrik.hammer(piece, blows: int, weight?: light|heavy): 기계 망치로 두드린다', 'hamrik.quench(piece, bath: oil|brine): Quench a piece', 'hamrik.temper(piece, celsius: int, minutes: int): Temper a piece', 'hamrik.grindstone(piece, grit: int): Grind a piece', 'hamrik.hardness(piece, least_hrc: int, most_hrc: int): Set the hardness wanted', 'hamrik.sell(piece, customer, won: int): Sell a piece'],
    steps: `
      hamrik.heat piece="{k}" celsius={t} | 달구기 | {k:을} {t}도까지 달군다.
      hamrik.hammer piece="{k}" blows={b} weight=light | 살살 | {k}, 가벼운 망치로 {bw} 번.
      hamrik.hammer piece="{k2}" blows={n} | 두드리기 | {n}번 두드려 주세요, {k2}요. 망치는 지금 달린 거면 돼요.
      hamrik.quench piece="{k}" bath=oil | 기름 담금 | {k:은} 기름에 담가 식혀.
      hamrik.quench piece="{k2}" bath=brine | 소금물 | {k2:은} 기름 말고 소금물에 식힌다.
      hamrik.temper piece="{k2}" celsius={t2} minutes={n} | 뜨임 | {k2:을} {n}분간 {t2}도로 뜨임할 것
      hamrik.grindstone piece="{k}" grit={g} | 날 | {g}번 숫돌로 {k} 날을 세웁니다.
      hamrik.hardness piece="{k}" least_hrc={hrc} most_hrc={hrc2} | 경도 | {k:은} 물러도 {hrc}, 단단해도 {hrc2}까지.
      hamrik.sell piece="{k2}" customer="{c}" won={w} | 팔림 | {c}에 {k2:을} {w}원 받고 팔았습니다.
    `,
  },
  // 키즈카페
  {
    language: 'ko',
    event: 'webhook /kids/entry {"팔찌": {b}, "아이": "{k}", "나이": {a}, "보호자": "{g}", "구역": "{z}", "시각": "{h}"}',
    slots: { b: '1001..1090', b2: '1101..1190', k: '=하율, 도담, 이든', k2: '=서로, 나은', a: '=2, 3 / 6, 7, 8', g: '=유진 엄마, 지호 아빠, 할머니', z: '=볼풀, 미끄럼틀', z2: '=모래놀이, 블록방', h: '=10:15, 13:40, 16:05', n: '20..120', w: '1500..7500', al: '=땅콩, 우유, 달걀' },
    tools: ['playdora_zone(band: int, zone: toddler|climbing): Open a zone for a wristband', 'playdora_time(band: int, minutes: int): Set the time of a wristband', 'playdora_more(band: int, minutes: int): 시간을 더 준다', 'playdora_snack(band: int, won: int, item?): Charge a snack', 'playdora_warn(band: int, allergy): Note an allergy', 'playdora_call(guardian, place): Ask a guardian to come to a place', 'playdora_twin(lost_band: int, new_band: int): Replace a lost wristband', 'playdora_clean(place, wet: bool): Have a place cleaned'],
    steps: `
      @a playdora_zone band={b} zone=toddler // playdora_zone band={b} zone=climbing | 나이 | 다섯 살이 안 된 아이 팔찌에는 유아 구역을, 다섯 살이 넘은 아이 팔찌에는 오르기 구역을 열어 준다.
      playdora_time band={b} minutes={n} | 시간 | 방금 들어온 팔찌는 {n}분짜리입니다.
      playdora_more band={b2} minutes={n} | 더 놀기 | {b2}번 팔찌 {n}분 더 놀게 해 주세요.
      playdora_snack band={b2} won={w} item=주스 | 간식 | {b2}번에 주스 값 {w}원 달기.
      playdora_snack band={b} won={w} | 결제 | 들어온 팔찌로 {w}원. 뭘 먹었는지는 안 적음
      playdora_warn band={b} allergy={al} | 알레르기 | 이 아이는 {al} 알레르기가 있어요. 팔찌에 남겨 주세요.
      playdora_call guardian="{g}" place="{z}" | 보호자 | 아이가 울어. 같이 온 보호자를 아이가 있는 구역으로 불러.
      playdora_twin lost_band={b} new_band={b2} | 팔찌 | 알림에 온 팔찌를 잃어버렸습니다. 새로 {b2}번을 채워 주십시오.
      playdora_clean place="{z2}" wet=true | 물청소 | {z2} 물로 닦을 것.
      playdora_clean place="{z}" wet=false | 쓸기만 | {z:은} 물 쓰지 말고 쓸기만 하자.
    `,
  },
  // 스키 대여점 왁스실
  {
    language: 'ko',
    slots: { s: '스키 118, R-07, 빨간 보드', s2: '스키 240, R-31, 검은 보드', t: '2..7', t2: '9..18', d: '3..10', d2: '4..12', cm: '150..178', g: '=나래, 오태식, 초등 2반', m: '20..26', ed: '86..89', n: '2..9', nw: '{n} in words', h: '=17:00, 21:30' },
    tools: ['skivax_wax(ski, coldest_c: int, warmest_c: int): Wax for a range of snow temperatures', 'skivax_edge(ski, degrees: int): 날 각도를 세운다', 'skivax_binding(ski, toe_din: num, heel_din: num): Set the binding', 'skivax_lend(ski, guest, until?): Lend a pair', 'skivax_return(ski, damaged: bool): Take a pair back', 'skivax_boots(guest, cm: int): Lend boots', 'skivax_dry(ski, hours: int): Dry a pair'],
    steps: `
      skivax_wax ski="{s}" coldest_c=-{t2} warmest_c=-{t} | 왁스 | {s}에 영하 {t2}도에서 영하 {t}도까지 쓰는 왁스.
      skivax_wax ski="{s2}" coldest_c=-{t2} warmest_c=-{t} | 왁스 둘 | {s2}, 따뜻해야 영하 {t}도, 추우면 영하 {t2}도까지 갑니다. 거기에 맞춰 왁스를 먹여 주십시오.
      skivax_edge ski="{s}" degrees={ed} | 날 | {s} 날을 {ed}도로 세운다.
      skivax_binding ski="{s}" toe_din={d} heel_din={d2} | 바인딩 | {s} 앞꿈치 {d}, 뒤꿈치 {d2}.
      skivax_binding ski="{s2}" toe_din={d} heel_din={d2} | 조이기 | 뒤쪽은 {d2}, 앞쪽은 {d:로} 조여 주세요. {s2}입니다.
      skivax_lend ski="{s}" guest="{g}" until={h} | 대여 | {g}에게 {s:을} {h}까지 빌려줌.
      skivax_lend ski="{s2}" guest="{g}" | 빌려주기 | {g} 쪽에서 {s2} 가져갔어. 언제까지인지는 몰라.
      skivax_return ski="{s}" damaged=false | 멀쩡 | {s} 돌아왔어요. 상한 데 없어요.
      skivax_return ski="{s2}" damaged=true | 부러짐 | {s2} 받았는데 끝이 부러져 있음
      skivax_boots guest="{g}" cm={m} | 부츠 | {m}cm 부츠를 {g:이} 신는다.
      skivax_dry ski="{s2}" hours={n} | 말리기 | {s2:은} {nw} 시간 말릴 것.
    `,
  },
  // 수산 위판장 활어 수조
  {
    language: 'ko',
    event: 'mqtt fishmarket/tank {"수조": "{t}", "어종": "{f}", "염분": {s}, "수온": {c}, "빈수조": "{t2}", "배": "{sh}"}',
    slots: { t: '활어 3, 중앙 수조, FM-2', t2: '활어 8, 구석 수조, FM-9', f: '=광어, 우럭, 돔', f2: '=농어, 방어', s: '24..28 / 35..39', c: '9.5..18.5', sh: '=대성호, 은하 7호, 만선호', kg: '12..190', l: '20..240', sa: '2..15', p: '9500..31000', b: '=21번, 34번, 56번', d: '0.5..3.5' },
    tools: ['pescora_salt(tank, kg: int): Add salt to a tank', 'pescora_fresh(tank, litres: int): Add fresh water', 'pescora_cooler(tank, by_c: num): Cool a tank by some degrees', 'pescora_warmer(tank, by_c: num): Warm a tank by some degrees', 'pescora_land(boat, species, kg: int, tank?): 잡아 온 고기를 올린다', 'pescora_net(source_tank, goal_tank, species?): Move fish with the net', 'pescora_deal(species, buyer, won_per_kg: int): Enter a sale'],
    steps: `
      @s pescora_salt tank="{t}" kg={sa} // pescora_fresh tank="{t}" litres={l} | 염분 | 그 수조 염분이 30보다 낮으면 소금 {sa}킬로를 넣고, 33보다 높으면 민물 {l}리터를 넣습니다.
      pescora_cooler tank="{t2}" by_c={d} | 차게 | 빈 수조를 {d}도 더 차게.
      pescora_warmer tank="{t}" by_c={d} | 데우기 | 알림 온 수조는 {d}도만 더 데워 주세요.
      pescora_land boat="{sh}" species={f} kg={kg} tank="{t2}" | 하역 | 들어온 배가 같은 어종을 {kg}킬로 더 내린다. 빈 수조에 넣어라.
      pescora_land boat="{sh}" species={f2} kg={kg} | 올림 | 알려 온 배에서 {f2} {kg}kg 올렸음. 수조는 미정.
      pescora_net source_tank="{t}" goal_tank="{t2}" species={f2} | 골라 옮기기 | {t}에서 {t2:로} {f2}만 떠서 옮긴다.
      pescora_net source_tank="{t2}" goal_tank="{t}" | 다 옮김 | {t2}에 있는 것은 몽땅 {t:로}. 어종 안 가림.
      pescora_deal species={f} buyer={b} won_per_kg={p} | 거래 | 보고된 어종, {b} 중매인, 킬로당 {p}원에 팔렸습니다.
      pescora_salt tank="{t2}" kg={sa} | 소금 | {t2}에 소금 {sa}kg 풀어 줄래요?
    `,
  },
  // 오르간 성당
  {
    language: 'ko',
    slots: { r: '=플루트 8, 트럼펫 8, 보르동 16', r2: '=오보에 8, 믹스처', k: '=제1건반, 제2건반', k2: '=제3건반, 페달', n: '1..60', n2: '61..99', t: '=찬송 412, 바흐 소곡', b: '50..75', b2: '80..130', c: '-40..-5', c2: '5..40', hz: '=438, 440, 442' },
    tools: ['orgelin.pull(stop): Pull a stop', 'orgelin.push(stop): 스톱을 닫는다', 'orgelin.couple(manual, to_manual): Couple a manual to another', 'orgelin.store(slot: int, stops: text[]): Store a combination', 'orgelin.recall(slot: int): Call a combination up', 'orgelin.copy(from_slot: int, to_slot: int): Copy a combination', 'orgelin.blower(state: running|resting): Blower of the organ', 'orgelin.wind(swell_mm: int, great_mm: int): Set both wind pressures'],
    steps: `
      orgelin.pull stop="{r}" | 뽑기 | {r:을} 뽑는다.
      orgelin.push stop="{r2}" | 넣기 | {r2} 소리가 너무 튀어요. 닫아 주세요.
      orgelin.couple manual="{k}" to_manual="{k2}" | 연결 | {k:을} {k2}에 커플로 잇는다.
      orgelin.couple manual="{k2}" to_manual="{k}" | 이어 붙임 | {k2:이} {k} 쪽에 물리게 할 것
      orgelin.store slot={n} stops=["{r}","{r2}"] | 저장 | {n}번에 {r}, {r2} 조합 저장.
      orgelin.recall slot={n2} | 부르기 | {n2}번 조합으로 바꿔 주십시오.
      orgelin.copy from_slot={n} to_slot={n2} | 복사 | {n}번 조합을 {n2}번에도 넣어 둡니다.
      orgelin.copy from_slot={n2} to_slot={n} | 덮어쓰기 | {n}번은 {n2}번이랑 똑같이 해 줘. {n2}번을 베끼면 돼.
      orgelin.blower state=resting | 미사 끝 | 미사 끝났다. 송풍기 쉬게 해라.
      orgelin.blower state=running | 연습 | 연습하러 왔어요. 송풍기 돌려 주실 수 있나요?
      orgelin.wind swell_mm={b} great_mm={b2} | 풍압 | 그레이트 {b2}mm, 스웰 {b}mm.
    `,
  },
  // 렌털 발전기 축제
  {
    language: 'ko',
    event: 'webhook /festival/power {"발전기": "{g}", "부하": {l}, "연료L": {f}, "무대": "{s}", "예비": "{g2}"}',
    slots: { g: '=GEN-1, 북문 발전기, 큰 차', g2: '=GEN-4, 남문 발전기', l: '22..58 / 91..99', f: '12..80', s: '=호수 무대, 광장 무대', s2: '=숲 무대, 먹거리 골목', n: '5..45', li: '40..180', v: '=220, 380', hz: '=50, 60', kw: '2..14', kw2: '16..48' },
    tools: ['voltmarkt.start(generator, eco?: bool): Start a generator', 'voltmarkt.stop(generator, after_min?: int): Stop a generator', 'voltmarkt.feed(generator, consumer): 발전기를 소비처에 물린다', 'voltmarkt.unfeed(generator, consumer): 소비처를 떼어 낸다', 'voltmarkt.takeover(from_generator, to_generator): Let one generator take over from another', 'voltmarkt.diesel(generator, litres: int): Fill diesel', 'voltmarkt.cap(consumer, base_kw: int, peak_kw: int): Limit what a consumer may draw'],
    steps: `
      @l voltmarkt.feed generator="{g}" consumer="{s2}" // voltmarkt.start generator="{g2}" | 여유 | 부하가 85%를 넘으면 예비 발전기를 켠다(절약 모드는 말하지 않음). 그보다 낮으면 그 발전기에 {s2}도 물린다.
      voltmarkt.start generator="{g2}" eco=true | 예비 | {g2:을} 절약 모드로 켜 주세요.
      voltmarkt.stop generator="{g}" after_min={n} | 곧 끔 | 알려 온 발전기는 {n}분 있다가 끕니다.
      voltmarkt.stop generator="{g2}" | 지금 끔 | {g2} 연기 난다. 바로 꺼.
      voltmarkt.unfeed generator="{g}" consumer="{s}" | 떼기 | 비가 들이친다. 그 무대를 그 발전기에서 떼어 낼 것.
      voltmarkt.takeover from_generator="{g}" to_generator="{g2}" | 이어받기 | 부하는 예비가 이어받는다.
      voltmarkt.takeover from_generator="{g2}" to_generator="{g}" | 도로 | {g2}에서 {g:로} 되돌려 주십시오.
      voltmarkt.diesel generator="{g2}" litres={li} | 경유 | 경유 {li}리터, {g2}.
      voltmarkt.cap consumer="{s2}" base_kw={kw} peak_kw={kw2} | 한도 | {s2}: 평소 {kw}kW, 순간 최대 {kw2}kW.
      voltmarkt.cap consumer="{s}" base_kw={kw} peak_kw={kw2} | 무대 한도 | 보고에 나온 무대는 최대로 {kw2}킬로와트, 보통 때는 {kw}킬로와트까지 쓰게 해 줘요.
    `,
  },
  // 당구장
  {
    language: 'ko',
    slots: { t: '1..8', t2: '9..16', g: '=포켓, 사구', a: '성민, 덕배, 3조', b: '지훈, 봉식, 7조', n: '2..9', s: '10..35', w: '1200..2400', m: '10..60', tx: '=큐를 제자리에, 음식물 금지', h: '=22:00, 23:30' },
    tools: ['biljarto.clock_in(table: int, game: pocket|carom): Start the time of a table', 'biljarto.clock_out(table: int): 시간을 끝낸다', 'biljarto.pause(table: int, minutes?: int): Let the time stand', 'biljarto.points(table: int, white: int, yellow: int): Enter the points', 'biljarto.change(table: int, to_table: int): Move the players', 'biljarto.rate(won_per_10min: int, from_time?): Set the price', 'biljarto.tv(text, table?: int): Show a text on the screens'],
    steps: `
      biljarto.clock_in table={t} game=pocket | 포켓볼 | {t}번 포켓볼이요.
      biljarto.clock_in table={t2} game=carom | 사구 | 손님 네 분, {t2}번에서 사구(캐롬) 시작합니다.
      biljarto.clock_out table={t} | 끝 | {t}번 시간 끝. 계산한다.
      biljarto.pause table={t2} minutes={m} | 잠깐 | {t2}번은 짜장면 드시는 {m}분 동안 시간을 세워 드려.
      biljarto.pause table={t} | 멈춤 | {t}번 시간 멈춰 놓기. 언제까지인지는 모름.
      biljarto.points table={t} white={n} yellow={s} | 점수 | {t}번 흰 공 {n}점, 노란 공 {s}점.
      biljarto.points table={t2} white={n} yellow={s} | 점수판 | {t2}번 점수판에 노랑 {s}, 하양 {n:을} 올려 주세요.
      biljarto.change table={t} to_table={t2} | 자리 | {t}번 천이 찢어져서 손님을 {t2}번으로 모십니다.
      biljarto.change table={t2} to_table={t} | 옮김 | 옮겨 갈 곳은 {t}번, 지금 치는 곳은 {t2}번
      biljarto.rate won_per_10min={w} from_time={h} | 심야 | {h}부터는 십 분에 {w}원으로 할 것.
      biljarto.tv text="{tx}" table={t} | 화면 | {t}번 화면에만 "{tx}"라고 띄워 주십시오.
    `,
  },
  // 비누 공방
  {
    language: 'ko',
    event: 'manual - 비누 반죽 {b}: 산도 {ph}, 온도 {c}도, 틀 {m}, 다음 반죽 {b2}',
    slots: { b: 'SP-04, 쑥 12, 라벤더 3', b2: 'SP-19, 숯 7, 꿀 22', ph: '7.8..9.4 / 11.2..13.1', c: '31..44', m: '=둥근 틀, 네모 틀', m2: '=하트 틀, 긴 틀', g: '20..190', d: '7..42', n: '8..40', oil: '=올리브유, 코코넛유', oil2: '=팜유, 해바라기유', p: '3500..9900', w: '60..140' },
    tools: ['savonet.stir(batch, minutes: int, speed: slow|fast): Stir a batch', 'savonet.cure(batch, days: int): Let a batch ripen', 'savonet.lye(batch, grams: int): Add lye', 'savonet.oil(batch, oil, grams: int): 기름을 더한다', 'savonet.trade_oil(batch, without_oil, with_oil): Use another oil', 'savonet.mould(batch, mould, pieces?: int): Pour a batch into a mould', 'savonet.price(batch, won: int): Set the price per piece'],
    steps: `
      @ph savonet.mould batch="{b}" mould="{m}" // savonet.cure batch="{b}" days={d} | 산도 보고 | 산도가 10을 넘은 반죽은 {d}일 더 재우고, 10이 안 되면 적어 온 틀에 붓는다. 개수는 쓰지 않는다.
      savonet.stir batch="{b2}" minutes={n} speed=slow | 젓기 | {b2:을} {n}분 천천히 저어 주세요.
      savonet.stir batch="{b}" minutes={n} speed=fast | 빨리 | 뭉쳤다. 방금 그 반죽을 {n}분 빠르게 저어라.
      savonet.lye batch="{b2}" grams={g} | 잿물 | {b2}에 잿물 {g}그램 넣을 것
      savonet.oil batch="{b}" oil="{oil}" grams={g} | 기름 | 이 반죽에 {oil} {g}g 추가.
      savonet.trade_oil batch="{b2}" without_oil="{oil}" with_oil="{oil2}" | 기름 바꿈 | 다음 반죽은 {oil} 빼고 {oil2:로} 합니다.
      savonet.trade_oil batch="{b}" without_oil="{oil2}" with_oil="{oil}" | 다른 기름 | {oil:이} 더 순하대요. {b}에서 {oil2} 대신 써 주세요.
      savonet.mould batch="{b2}" mould="{m2}" pieces={n} | 틀 | {b2}, {m2}, {n}개.
      savonet.price batch="{b}" won={p} | 값 | 측정한 반죽으로 만든 비누는 한 개에 {p}원을 받겠습니다.
    `,
  },
];
