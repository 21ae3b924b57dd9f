import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, and their twins that it wants as they are, in Korean, part 7: parameters of many names. */
export const measuresKo7: readonly Scene[] = [
  // 네일 숍
  {
    language: 'ko',
    slots: { l: '램프 1, 창가 램프, NL-4', l2: '램프 3, 안쪽 램프, NL-9', m: '2..5', ms: '{m} * 60', s: '20..58', h: '=한 시간 반 / 두 시간 / 한 시간', mi: '60..85', w: '=3만 5천 원 / 5만 원 / 만 팔천 원', won: '=24000, 42000', ml: '=120, 250, 480', l3: '{ml} / 1000', ml2: '5..19', c: '곽민아, 예약 12, 소희', p: '=절반 / 2할' },
    tools: ['zelna_cure(lamp, dur_s: int): Cure gel under a lamp', 'zelna_soak(lamp, mins: int): Soak the fingers beside a lamp', 'zelna_book(client, len_min: int): Book a client', 'zelna_cash(client, krw: int): Take money', 'zelna_fill(lamp, vol_l: num): Fill the acetone bottle', 'zelna_drop(lamp, vol_ml: int): Put a little acetone out', 'zelna_deal(client, pct: int): Give a discount'],
    steps: `
      zelna_cure lamp="{l}" dur_s={ms} | 굽기 | {l}에 {m}분 구워 주세요.
      zelna_cure lamp="{l2}" dur_s={s} | 굽기 | 탑젤은 {l2} {s}초.
      zelna_soak lamp="{l}" mins={m} | 불리기 | {l} 손님은 {m}분 불립니다.
      @h zelna_book client="{c}" len_min=90 // zelna_book client="{c}" len_min=120 // zelna_book client="{c}" len_min=60 | 예약 | {c} 님 {h} 예약이요.
      zelna_book client="{c}" len_min={mi} | 예약 | {c}: {mi}분 잡아 둠
      @w zelna_cash client="{c}" krw=35000 // zelna_cash client="{c}" krw=50000 // zelna_cash client="{c}" krw=18000 | 계산 | {c:은} {w:을} 내고 갔다.
      zelna_cash client="{c}" krw={won} | 계산 | {c} {won}원 결제.
      zelna_fill lamp="{l2}" vol_l={l3} | 아세톤 | {l2} 아세톤 병에 {ml}ml 채우기.
      zelna_drop lamp="{l}" vol_ml={ml2} | 아세톤 | {l:은} 덜어 쓸 거니까 {ml2}ml만 내주세요.
      @p zelna_deal client="{c}" pct=50 // zelna_deal client="{c}" pct=20 | 할인 | 첫 방문이라 {c:은} {p} 할인.
      zelna_deal client="{c}" pct=15 | 생일 | {c} 생일이래요. 15% 깎아 드립시다.
    `,
  },
  // 골재 채취장
  {
    language: 'ko',
    event: 'mqtt quarry/line {"라인": "{l}", "톤": {t}, "체눈mm": {mm}, "가동시간": {h}, "물L": {w}}',
    slots: { l: '파쇄 1, 남쪽 라인, GR-4', l2: '파쇄 4, 북쪽 라인, GR-7', t: '2..28', kg: '{t} * 1000', mm: '5..40', um: '{mm} * 1000', h: '3..9', hm: '{h} * 60', w: '120..900', kl: '{w} / 1000', kg2: '150..850', m: '12..55', s: '60..140', cm: '10..30' },
    tools: ['kragol_crush(line, load_kg: int): Crush stone', 'kragol_truck(line, tonnes: num): Order trucks for so many tonnes', 'kragol_sieve(line, mesh_mm: int): Choose the sieve', 'kragol_dust(line, mesh_um: int): Choose the dust filter', 'kragol_belt(line, run_min: int): Run the belt', 'kragol_spray(line, cubic_m: num): Spray water; 1 m3 is 1000 L', 'kragol_horn(line, secs: int): Sound the horn'],
    steps: `
      kragol_crush line="{l}" load_kg={kg} | 파쇄 | 보고된 양을 그 라인에서 부순다.
      kragol_truck line="{l}" tonnes={t} | 차 부르기 | 보고된 톤수만큼 그 라인으로 트럭을 부릅니다.
      kragol_crush line="{l2}" load_kg={kg2} | 파쇄 | {l2:은} {kg2}kg만 부숴라.
      kragol_sieve line="{l2}" mesh_mm={mm} | 체 | {l2}에도 보고된 것과 똑같은 체를 끼울 것.
      kragol_dust line="{l}" mesh_um=300 | 먼지 | 그 라인 먼지 거르개는 0.3mm짜리로 해 주세요.
      kragol_dust line="{l2}" mesh_um={s} | 먼지 | {l2} 거르개 {s}미크론
      kragol_belt line="{l2}" run_min={hm} | 벨트 | {l2} 벨트를 보고된 가동 시간만큼 돌립시다.
      kragol_belt line="{l}" run_min={m} | 벨트 | 보고된 라인 벨트는 {m}분 가동.
      kragol_spray line="{l}" cubic_m={kl} | 살수 | 보고된 물을 그 라인에 뿌려 먼지를 잡는다.
      kragol_spray line="{l2}" cubic_m=1.5 | 살수 | {l2}에 물 1.5세제곱미터.
      kragol_horn line="{l}" secs={cm} | 경적 | 발파합니다! 그 라인 경적 {cm}초.
      kragol_horn line="{l2}" secs=120 | 경적 | {l2} 경적은 2분 울리기로 되어 있음
    `,
  },
  // 마라톤 대회 본부
  {
    language: 'ko',
    slots: { p: '3번 급수대, 다리 밑, CP-2', p2: '7번 급수대, 반환점, CP-6', km: '2..9', m: '{km} * 1000', m2: '150..950', l: '10..80', mi: '5..14', sec: '{mi} * 60', s: '15..59', b: '16..40', neg: '0 - {b}', n: '=열 다스 / 다섯 다스 / 두 다스', n2: '100..400', kg: '2..9', g: '{kg} * 1000', g2: '410..950', h: '=반 시간 / 세 시간 / 한 시간 반' },
    tools: ['darim_mark(post, dist_m: int): Place a mark', 'darim_drink(post, litres: int): Deliver water', 'darim_gun(delay_sec: int): Delay the start', 'darim_crew(post, vs_start_min: int): When a crew must be there, counted from the start, negative is before', 'darim_cups(post, cups: int): Deliver cups', 'darim_salt(post, wt_g: int): Deliver salt', 'darim_close(post, after_min: int): Close a post after so long'],
    steps: `
      darim_mark post="{p}" dist_m={m} | 표지 | {p} 표지는 {km}km 지점.
      darim_mark post="{p2}" dist_m={m2} | 표지 | {p2}, {m2}m 지점에 표지를 세워 주십시오.
      darim_drink post="{p}" litres={l} | 물 | {p}에 물 {l}리터.
      darim_gun delay_sec={sec} | 출발 | 비가 온대요. 출발을 {mi}분 늦춥시다.
      darim_gun delay_sec={s} | 출발 | 출발 {s}초 지연
      darim_crew post="{p}" vs_start_min={neg} | 요원 | {p} 요원은 출발 {b}분 전에 가 있을 것.
      darim_crew post="{p2}" vs_start_min={b} | 요원 | {p2:은} 출발하고 {b}분 뒤에 가도 된다. 그렇게 적어.
      @n darim_cups post="{p}" cups=120 // darim_cups post="{p}" cups=60 // darim_cups post="{p}" cups=24 | 컵 | {p}에 컵 {n} 보내 주세요.
      darim_cups post="{p2}" cups={n2} | 컵 | {p2} 컵 {n2}개 필요.
      darim_salt post="{p2}" wt_g={g} | 소금 | 한여름이라 {p2}에 소금이 {kg}킬로는 있어야 합니다. 보냅니다.
      darim_salt post="{p}" wt_g={g2} | 소금 | 소금 {g2}g을 {p:로}.
      @h darim_close post="{p2}" after_min=30 // darim_close post="{p2}" after_min=180 // darim_close post="{p2}" after_min=90 | 철수 | {p2:은} {h} 뒤 철수함.
      darim_close post="{p}" after_min=75 | 철수 | {p} 철수는 75분 뒤.
    `,
  },
  // 한의원 물리치료
  {
    language: 'ko',
    event: 'webhook /clinic/slip {"환자": "{p}", "침대": {b}, "찜질분": {m}, "자극초": {s}, "세기%": {i}, "뜸g": {g}}',
    slots: { p: '허만복, 차트 310, 탁 여사', p2: '육순자, 차트 482, 편 할머니', b: '2..6', b2: '7..12', m: '13..25', ms: '{m} * 60', s: '3..9', sms: '{s} * 1000', i: '30..80', f: '{i} / 100', g: '=2.5, 1.2, 0.8', mg: '{g} * 1000', s2: '40..59', ms2: '150..950', w: '=만 2천 원 / 8천 원 / 이만 원', won: '=4700, 9300', d: '=이틀 / 사흘 / 일주일' },
    tools: ['torim_heat(bed: int, t_sec: int): Warm a bed', 'torim_lie(bed: int, t_min: int): Let a patient lie', 'torim_pulse(bed: int, msec: int): Send one pulse', 'torim_power(bed: int, frac: num): Strength from 0 to 1', 'torim_moxa(patient, mg: int): Weigh moxa', 'torim_pay(patient, fee_won: int): Ask for a fee', 'torim_again(patient, in_days: int): Plan the next visit', 'torim_both(patient, both_sides: bool): Treat both sides or one'],
    steps: `
      torim_heat bed={b} t_sec={ms} | 찜질 | 전표대로 그 침대를 데운다. 찜질 시간만큼.
      torim_heat bed={b2} t_sec={s2} | 예열 | {b2}번 침대 예열 {s2}초.
      torim_lie bed={b} t_min={m} | 눕기 | 찜질 시간 동안 그 침대에 누워 계시게 합니다.
      torim_pulse bed={b} msec={sms} | 자극 | 그 침대에 전표에 적힌 길이로 자극을 한 번.
      torim_pulse bed={b2} msec={ms2} | 자극 | {b2}번 침대엔 {ms2}ms 짧게 주세요.
      torim_power bed={b} frac={f} | 세기 | 그 침대 세기를 전표에 맞춘다.
      torim_power bed={b2} frac=0.5 | 세기 | {b2}번은 0.5
      torim_moxa patient="{p}" mg={mg} | 뜸 | 전표의 환자 뜸쑥을 적힌 만큼 달기.
      torim_moxa patient="{p2}" mg={ms2} | 뜸 | {p2} 뜸쑥 {ms2}mg.
      @w torim_pay patient="{p2}" fee_won=12000 // torim_pay patient="{p2}" fee_won=8000 // torim_pay patient="{p2}" fee_won=20000 | 진료비 | {p2} 님 진료비는 {w}이에요.
      torim_pay patient="{p}" fee_won={won} | 진료비 | 전표 환자 진료비 {won}원 청구.
      @d torim_again patient="{p}" in_days=2 // torim_again patient="{p}" in_days=3 // torim_again patient="{p}" in_days=7 | 다음 | 전표의 환자는 {d} 뒤에 다시 오십니다. 잡아 주세요.
      torim_again patient="{p2}" in_days=10 | 다음 | {p2}, 10일 뒤 재진.
      torim_both patient="{p2}" both_sides=false | 한쪽 | {p2:은} 왼쪽만 아프다고 함. 한쪽만 치료.
    `,
  },
  // 벽돌 공장
  {
    language: 'ko',
    slots: { k: '프레스 2, 왼쪽 금형, BR-3', k2: '프레스 5, 오른쪽 금형, BR-8', t: '1.5..6.5', kg: '{t} * 1000', kg2: '120..900', c: '4..19', mm: '{c} * 10', mm2: '55..95', s: '2..8', ms: '{s} * 1000', ms2: '150..850', h: '3..9', hw: '{h} in words', hm: '{h} * 60', m: '20..54', kw: '3..18', w: '{kw} * 1000', w2: '=400, 650', cheon: '2..9', n: '{cheon} * 1000', n2: '100..149' },
    tools: ['brixo_feed(press, kgs: int): Feed clay', 'brixo_mould(press, height_mm: int): Set the height of the bricks', 'brixo_hit(press, hold_ms: int): Press once', 'brixo_dry(press, period_min: int): Dry', 'brixo_fan(press, watt: int): Set the power of the fan', 'brixo_batch(press, pieces: int): Make so many bricks'],
    steps: `
      brixo_feed press="{k}" kgs={kg} | 점토 | {k}에 점토 {t}톤 넣기
      brixo_feed press="{k2}" kgs={kg2} | 점토 | {k2:은} {kg2}킬로 넣습니다.
      brixo_mould press="{k}" height_mm={mm} | 높이 | {k} 벽돌 높이 {c}cm.
      brixo_mould press="{k2}" height_mm={mm2} | 높이 | {k2} 쪽은 {mm2}mm로 해 주세요.
      brixo_hit press="{k}" hold_ms={ms2} | 누름 | {k}, {ms2}ms 누른다.
      brixo_hit press="{k2}" hold_ms={ms} | 누름 | {k2}에서 {s}초 꾹 눌러야 금이 안 갑니다. 그만큼 눌러요.
      brixo_dry press="{k}" period_min={hm} | 건조 | {k} 것은 {hw} 시간 말린다.
      brixo_dry press="{k2}" period_min={m} | 건조 | {k2} 건조 {m}분
      brixo_fan press="{k}" watt={w} | 송풍 | {k} 송풍기를 {kw}kW로 올려.
      brixo_fan press="{k2}" watt={w2} | 송풍 | {k2} 송풍은 {w2}W면 되겠지? 그렇게 해.
      brixo_batch press="{k}" pieces={n} | 생산 | 오늘 {k}에서 {cheon}천 장 찍음.
      brixo_batch press="{k2}" pieces={n2} | 생산 | {k2:은} {n2}장.
    `,
  },
  // 우유 목장
  {
    language: 'ko',
    earlier: ['착유 기록 | chakyu_log → {c} {l}L, {c2} {ml}mL', '사료표 | feed_table → 건초 {kg}kg, 첨가제 {g}g'],
    slots: { c: '얼룩이, 71번, 순이', c2: '누렁이, 85번, 복순', l: '8.5..19.5', ml: '=650, 800, 950', lm: '{l} * 1000', mll: '{ml} / 1000', kg: '2..9', kgg: '{kg} * 1000', g: '120..480', m: '4..12', ms: '{m} * 60', s: '20..55', h: '=한 시간 / 반 시간 / 두 시간', mi: '60..85', d: '=보름 / 사흘 / 열흘' },
    tools: ['moorak_enter(cow, vol_ml: int): Enter the milk of a cow', 'moorak_tank(cow, vol_l: num): Send the milk of a cow to the tank', 'moorak_hay(cow, grams: int): Give hay', 'moorak_extra(cow, grams: int): Give an additive', 'moorak_massage(cow, dur_s: int): Switch on the brush', 'moorak_graze(cow, dur_min: int): Let a cow graze', 'moorak_apart(cow, days: int): Keep a cow apart'],
    steps: `
      moorak_enter cow="{c}" vol_ml={lm} | 기록 | {c} 착유량을 입력한다.
      moorak_enter cow="{c2}" vol_ml={ml} | 기록 | {c2} 착유량도 입력해 주세요.
      moorak_tank cow="{c}" vol_l={l} | 탱크 | {c} 젖을 나온 만큼 탱크로.
      moorak_tank cow="{c2}" vol_l={mll} | 탱크 | {c2} 젖도 탱크로 보냅니다, 나온 만큼요.
      moorak_hay cow="{c}" grams={kgg} | 건초 | {c}, 건초를 표에 있는 만큼
      moorak_extra cow="{c2}" grams={g} | 첨가제 | {c2}에게 표대로 첨가제를 먹인다.
      moorak_massage cow="{c}" dur_s={ms} | 솔 | {c:이} 솔을 좋아하죠. {m}분 켜 줍시다.
      moorak_massage cow="{c2}" dur_s={s} | 솔 | {c2} 솔 {s}초.
      @h moorak_graze cow="{c2}" dur_min=60 // moorak_graze cow="{c2}" dur_min=30 // moorak_graze cow="{c2}" dur_min=120 | 방목 | {c2:을} {h} 풀밭에 내놓는다.
      moorak_graze cow="{c}" dur_min={mi} | 방목 | {c} 방목 {mi}분
      @d moorak_apart cow="{c2}" days=15 // moorak_apart cow="{c2}" days=3 // moorak_apart cow="{c2}" days=10 | 격리 | {c2:은} {d} 동안 따로 둘 것.
      moorak_apart cow="{c}" days=5 | 격리 | {c:은} 5일만 떼어 놓으면 됩니다.
    `,
  },
  // 폐기물 수거
  {
    language: 'ko',
    event: 'mqtt trash/bin {"통": "{b}", "무게kg": {kg}, "높이cm": {cm}, "채움%": {p}, "다음수거h": {h}, "벌금만원": {man}}',
    slots: { b: '골목 3, 시장 뒤, TB-11', b2: '골목 8, 학교 앞, TB-27', kg: '5..40', g: '{kg} * 1000', cm: '45..110', m: '{cm} / 100', p: '12..44', f: '{p} / 100', h: '2..11', hm: '{h} * 60', man: '3..20', won: '{man} * 10000', g2: '150..950', w: '=15000, 27000', s: '111..180', n: '50..59' },
    tools: ['oemul_scale(bin, g: int): Enter a weight', 'oemul_height(bin, m: num): Enter how high the rubbish stands', 'oemul_fill(bin, frac: num): Enter how full a bin is, 1 is full', 'oemul_sign(bin, pct: int): Show on the sign how full a bin is', 'oemul_next(bin, min: int): Plan the next collection', 'oemul_fine(bin, won: int): Enter a fine', 'oemul_press(bin, secs: int): Press the rubbish', 'oemul_spray(bin, hours: int): Spray again after so long'],
    steps: `
      oemul_scale bin="{b}" g={g} | 무게 | 보고된 무게를 그 통에 입력.
      oemul_scale bin="{b2}" g={g2} | 무게 | {b2:은} {g2}g뿐이다. 입력한다.
      oemul_height bin="{b}" m={m} | 높이 | 그 통 쓰레기 높이를 넣어 주세요.
      oemul_height bin="{b2}" m=0.8 | 높이 | {b2} 높이 0.8m.
      oemul_fill bin="{b}" frac={f} | 채움 | 그 통이 얼마나 찼는지 보고대로 기록한다.
      oemul_sign bin="{b}" pct={p} | 표시 | 얼마나 찼는지 그 통 표시판에 띄웁시다.
      oemul_next bin="{b}" min={hm} | 다음 | 그 통 다음 수거를 보고된 시간 뒤로 잡을 것
      oemul_next bin="{b2}" min={n} | 다음 | {b2:은} {n}분 뒤에 수거합니다.
      oemul_spray bin="{b}" hours={h} | 소독 | 수거할 때 맞춰 그 시간 뒤에 다시 소독한다. 보고된 통.
      oemul_fine bin="{b}" won={won} | 벌금 | 보고된 벌금을 그 통에 올림.
      oemul_fine bin="{b2}" won={w} | 벌금 | {b2} 벌금 {w}원이요.
      oemul_press bin="{b2}" secs={s} | 압축 | {b2:을} {s}초 누르기.
      oemul_press bin="{b}" secs=90 | 압축 | 보고된 통은 1분 30초 누르세요.
    `,
  },
  // 시계 수리점
  {
    language: 'ko',
    slots: { w: '회중시계 2, 벽시계, 수리 118', w2: '손목시계 7, 괘종, 수리 204', mm: '0.02..0.18', um: '{mm} * 1000', um2: '5..19', d: '=하루 / 이틀 / 나흘', h: '5..20', s: '2..9', ms: '{s} * 1000', ms2: '120..900', x: '21..50', neg: '0 - {x}', l: '=만 5천 원 / 4만 원 / 12만 원', won: '=9800, 37500', cm: '2..4', cmm: '{cm} * 10', mm3: '11..19', m: '=30초 / 1분 / 2분 30초' },
    tools: ['tikdak_grind(watch, micron: int): Grind a bearing', 'tikdak_observe(watch, hours: int): Watch how it goes', 'tikdak_tick(watch, period_ms: int): Set the tick', 'tikdak_rate(watch, sec_per_day: int): Correct the rate; positive runs faster, negative slower', 'tikdak_price(watch, won: int): Name the price', 'tikdak_glass(watch, dia_mm: int): Cut a glass', 'tikdak_bath(watch, s: int): Clean in the bath', 'tikdak_strap(watch, new_strap: bool): Fit a new strap or keep the old one'],
    steps: `
      tikdak_grind watch="{w}" micron={um} | 연마 | {w} 축받이를 {mm}mm 갈아 낸다.
      tikdak_grind watch="{w2}" micron={um2} | 연마 | {w2:은} {um2}미크론만 갈아요.
      @d tikdak_observe watch="{w}" hours=24 // tikdak_observe watch="{w}" hours=48 // tikdak_observe watch="{w}" hours=96 | 관찰 | {w:은} {d} 두고 보겠습니다.
      tikdak_observe watch="{w2}" hours={h} | 관찰 | {w2}, {h}시간 관찰.
      tikdak_tick watch="{w2}" period_ms={ms} | 추 | {w2} 추는 {s}초에 한 번.
      tikdak_tick watch="{w}" period_ms={ms2} | 똑딱 | {w:은} {ms2}ms마다 똑딱거리게 맞춘다.
      tikdak_rate watch="{w}" sec_per_day={x} | 오차 | {w:이} 늦다. 하루 {x}초 빨라지게.
      tikdak_rate watch="{w2}" sec_per_day={neg} | 오차 | {w2:은} 반대로 하루에 {x}초 느려지게 조정해 주십시오.
      @l tikdak_price watch="{w}" won=15000 // tikdak_price watch="{w}" won=40000 // tikdak_price watch="{w}" won=120000 | 수리비 | {w} 수리비는 {l}입니다.
      tikdak_price watch="{w2}" won={won} | 수리비 | {w2} 수리비 {won}원으로 적음
      tikdak_glass watch="{w}" dia_mm={cmm} | 유리 | {w} 유리 지름 {cm}cm
      tikdak_glass watch="{w2}" dia_mm={mm3} | 유리 | {w2} 유리는 {mm3}mm로 잘라 줘요.
      @m tikdak_bath watch="{w}" s=30 // tikdak_bath watch="{w}" s=60 // tikdak_bath watch="{w}" s=150 | 세척 | {w:을} {m} 씻기.
      tikdak_bath watch="{w2}" s=75 | 세척 | {w2}, 세척 75초.
      tikdak_strap watch="{w2}" new_strap=false | 줄 | {w2} 줄은 새로 갈지 않고 헌 줄 그대로.
    `,
  },
  // 탁주 배달 / 맥주 펍
  {
    language: 'ko',
    event: 'webhook /pub/tap {"탭": "{t}", "남은L": {l}, "온도": {c}, "거품초": {s}, "잔mL": {ml}, "값": {won}}',
    slots: { t: '탭 2, 흑맥주, TP-4', t2: '탭 6, 밀맥주, TP-9', l: '1.5..18.5', lml: '{l} * 1000', c: '3..8', s: '2..6', sms: '{s} * 1000', ml: '=330, 500, 475', cl: '{ml} / 1000', won: '=6500, 8900', ms2: '150..300', man: '2..9', mw: '{man} * 10000', m: '10..14', sec: '{m} * 60', s2: '15..58', n: '=두 다스 / 네 다스' },
    tools: ['happo_left(tap, ml: int): Enter what is left in the keg', 'happo_glass(tap, ml: int): Set the size of the glasses', 'happo_jug(tap, litre: num): Pour into a jug', 'happo_foam(tap, ms: int): Length of the foam shot', 'happo_flush(tap, seconds: int): Flush the line', 'happo_price(tap, won: int): Price of a glass', 'happo_deposit(won: int): Take a deposit for a keg', 'happo_bottles(pieces: int): Put bottles into the fridge'],
    steps: `
      happo_left tap="{t}" ml={lml} | 남은 양 | 보고된 탭에 남은 양을 입력한다.
      happo_glass tap="{t2}" ml={ml} | 잔 | {t2} 잔도 보고된 탭과 같은 크기로 합시다.
      happo_jug tap="{t}" litre={cl} | 피처 | 보고된 한 잔 양을 피처에 따르기. 그 탭에서.
      happo_jug tap="{t2}" litre={l} | 피처 | {t2}에서 피처에 따라 주세요. 양은 보고된 탭에 남은 것과 똑같이요.
      happo_foam tap="{t2}" ms={sms} | 거품 | {t2} 거품 시간도 보고된 값으로.
      happo_foam tap="{t}" ms={ms2} | 거품 | 그 탭 거품을 {ms2}ms로 줄인다.
      happo_flush tap="{t}" seconds={sec} | 관 씻기 | 그 탭 관을 {m}분 씻음
      happo_flush tap="{t2}" seconds={s2} | 관 씻기 | {t2}, {s2}초만 씻어.
      happo_price tap="{t2}" won={won} | 값 | 보고된 값을 {t2}에도 매긴다.
      happo_deposit won={mw} | 보증금 | 통 보증금으로 {man}만 원 받음.
      happo_deposit won=25000 | 보증금 | 작은 통은 보증금 25000원입니다.
      @n happo_bottles pieces=24 // happo_bottles pieces=48 | 병 | 병맥주 {n:을} 냉장고에 채워 주십시오.
      happo_bottles pieces={m} | 병 | 병 {m}개만 냉장고로.
    `,
  },
  // 바닥 난방 시공
  {
    language: 'ko',
    slots: { r: '안방, 거실 바닥, 201호', r2: '작은방, 현관 바닥, 305호', m: '12..90', c: '2..9', cmm: '{c} * 10', mm2: '100..180', cm: '10..30', kw: '0.8..3.5', w: '{kw} * 1000', w2: '=450, 620', h: '=한 시간 / 세 시간 / 하루', s: '3..9', ss: '{s} * 60', s2: '31..59', lo: '2..6', neg: '0 - {lo}', hr: '=두 시간 / 여섯 시간' },
    tools: ['ondoru_pipe(room, spacing_cm: int): Set the spacing of the pipes', 'ondoru_screed(room, thick_mm: int): Lay screed', 'ondoru_run(room, length_m: int): Enter the length of the pipe', 'ondoru_boil(room, watts: int): Set the power', 'ondoru_test(room, mins: int): Pressure test', 'ondoru_bleed(room, sec: int): Let the air out', 'ondoru_set(room, change: int): Change the room temperature by degrees, colder is negative'],
    steps: `
      ondoru_pipe room="{r}" spacing_cm={cm} | 간격 | {r} 배관 간격 {cm}cm.
      ondoru_pipe room="{r2}" spacing_cm=20 | 간격 | {r2:은} 200mm 간격으로 깝니다.
      ondoru_screed room="{r}" thick_mm={cmm} | 미장 | {r} 미장 두께 {c}센티미터
      ondoru_screed room="{r2}" thick_mm={mm2} | 미장 | {r2:은} {mm2}mm로 두껍게 발라요.
      ondoru_run room="{r}" length_m={m} | 길이 | {r} 배관 길이 {m}미터 입력.
      ondoru_boil room="{r}" watts={w} | 출력 | {r} 보일러 출력을 {kw}kW에 맞춰 주세요.
      ondoru_boil room="{r2}" watts={w2} | 출력 | {r2:은} {w2}W.
      @h ondoru_test room="{r}" mins=60 // ondoru_test room="{r}" mins=180 // ondoru_test room="{r}" mins=1440 | 수압 | {r} 수압 시험은 {h} 본다.
      ondoru_test room="{r2}" mins={s2} | 수압 | {r2} 수압 시험 {s2}분.
      ondoru_bleed room="{r2}" sec={ss} | 공기 | {r2} 공기를 {s}분 뺄 것
      ondoru_bleed room="{r}" sec={s2} | 공기 | {r:은} {s2}초면 공기가 다 빠집니다. 빼 주십시오.
      ondoru_set room="{r}" change={neg} | 덥다 | {r:이} 덥대요. {lo}도 내려요.
      ondoru_set room="{r2}" change={lo} | 춥다 | {r2:을} {lo}도 올림.
    `,
  },
  // 구립 체육센터 빙상장
  {
    language: 'ko',
    event: 'mqtt ice/rink {"링크": "{r}", "빙온": {c}, "두께mm": {mm}, "정빙분": {m}, "물L": {l}, "입장": {n}}',
    slots: { r: '큰 링크, 컬링장, RK-1', r2: '작은 링크, 연습장, RK-4', c: '-8..-3', mm: '25..48', cm: '{mm} / 10', m: '9..18', ms: '{m} * 60', l: '210..800', n: '51..190', s: '20..24', lo: '2..5', neg: '0 - {lo}', um: '90..200', t: '0.3..0.9', tu: '{t} * 1000', h: '=한 시간 / 반 시간 / 두 시간', mi: '52..59', won: '=4천 원 / 5천5백 원 / 만 원', w: '=3500, 6200' },
    tools: ['bingsan_smooth(rink, sec: int): Smooth the ice', 'bingsan_shut(rink, min: int): Shut a rink', 'bingsan_plan(rink, thick_cm: num): Plan the thickness of the ice', 'bingsan_shave(rink, um: int): Shave the ice', 'bingsan_water(rink, litres: int): Pour water', 'bingsan_shift(rink, k: int): Change the temperature of the ice by degrees; colder is below 0', 'bingsan_ticket(rink, won: int): Price a ticket'],
    steps: `
      bingsan_smooth rink="{r}" sec={ms} | 정빙 | 보고된 정빙 시간대로 그 링크를 고른다.
      bingsan_shut rink="{r}" min={m} | 비우기 | 정빙하는 동안 그 링크를 닫습니다.
      bingsan_smooth rink="{r2}" sec={s} | 정빙 | {r2:은} {s}초만 훑어 줘.
      @h bingsan_shut rink="{r2}" min=60 // bingsan_shut rink="{r2}" min=30 // bingsan_shut rink="{r2}" min=120 | 휴장 | {r2} {h} 휴장
      bingsan_plan rink="{r2}" thick_cm={cm} | 두께 | {r2} 얼음을 보고된 두께와 같게 계획한다.
      bingsan_plan rink="{r}" thick_cm=4.5 | 두께 | 그 링크는 4.5cm로 계획해 주세요.
      bingsan_shave rink="{r}" um={tu} | 깎기 | 보고된 링크를 {t}mm 깎아 냄.
      bingsan_shave rink="{r2}" um={um} | 깎기 | {r2:은} {um}미크론만 깎으십시오.
      bingsan_water rink="{r}" litres={l} | 물 | 보고된 물을 그 링크에 붓는다.
      bingsan_shift rink="{r}" k={neg} | 더 차게 | 얼음이 무르다! 그 링크 {lo}도 낮춰.
      bingsan_shift rink="{r2}" k={lo} | 덜 차게 | {r2:은} {lo}도 올려도 돼요. 올려 주세요.
      @won bingsan_ticket rink="{r}" won=4000 // bingsan_ticket rink="{r}" won=5500 // bingsan_ticket rink="{r}" won=10000 | 입장료 | 그 링크 입장료 {won:로}.
      bingsan_ticket rink="{r2}" won={w} | 입장료 | {r2}, 입장료 {w}원.
    `,
  },
  // 고물상
  {
    language: 'ko',
    slots: { s: '고철, 구리선, 알루미늄', s2: '폐지, 공병, 스텐', t: '1.2..4.8', kg: '{t} * 1000', kg2: '15..390', g: '=450, 700, 1800', gk: '{g} / 1000', man: '3..60', won: '{man} * 10000', won2: '=4200, 17500', n: '3..14', nw: '{n} in words', c: '손수레 할머니, 트럭 9921, 이웃 공장', h: '=두 시간 / 반 시간 / 한 시간', m: '61..90', dz: '=다섯 다스 / 두 다스', n2: '391..600', s3: '2..6' , sms: '{s3} * 1000', ms2: '601..950' },
    tools: ['gomulo_weigh(scrap, kg: num): Weigh scrap', 'gomulo_pay(seller, won: int): Pay a seller', 'gomulo_bale(scrap, bales: int): Make bales', 'gomulo_hold(scrap, mins: int): Keep scrap at the gate', 'gomulo_bottles(pieces: int): Count bottles in', 'gomulo_magnet(ms: int): Switch the magnet on for so long'],
    steps: `
      gomulo_weigh scrap="{s}" kg={kg} | {s} {t}톤 달기 |
      gomulo_weigh scrap="{s2}" kg={kg2} | {s2} {kg2}킬로 |
      gomulo_weigh scrap="{s}" kg={gk} | 조금 | {s} {g}g을 저울에 올렸습니다. 적어 주세요.
      gomulo_pay seller="{c}" won={won} | 지급 | {c}에 {man}만 원 준다.
      gomulo_pay seller="{c}" won={won2} | 지급 | {c}, {won2}원 지급.
      gomulo_bale scrap="{s2}" bales={n} | 묶기 | {s2} {nw} 덩이로 묶어 놓을 것.
      gomulo_bale scrap="{s}" bales={n} | 묶기 | {s}, {n}덩이.
      @h gomulo_hold scrap="{s}" mins=120 // gomulo_hold scrap="{s}" mins=30 // gomulo_hold scrap="{s}" mins=60 | 대기 | {s:은} 문 앞에 {h} 둔다.
      gomulo_hold scrap="{s2}" mins={m} | 대기 | {s2:은} {m}분 문 앞에 둬도 됩니다. 그렇게 하세요.
      @dz gomulo_bottles pieces=60 // gomulo_bottles pieces=24 | 빈 병 | 빈 병 {dz} 들어옴
      gomulo_bottles pieces={n2} | 빈 병 | 빈 병 {n2}개 세었어요.
      gomulo_magnet ms={sms} | 자석 | 자석을 {s3}초 켠다.
      gomulo_hold scrap="{s}" mins=45 | 대기 | {s}, 문 앞 45분.
      gomulo_magnet ms={ms2} | 자석 | 자석 {ms2}ms.
    `,
  },
];
