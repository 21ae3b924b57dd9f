import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, and their twins that it wants as they are, in Korean, part 1. */
export const measuresKo1: readonly Scene[] = [
  // 병원 중앙공급실
  {
    language: 'ko',
    slots: { c: '멸균 2, 고압-A, ST4', c2: '멸균 6, 고압-D, ST9', m: '3..18', s: '{m} * 60', t: '200..590', d: '20..45', h: '=한 시간 / 반 시간 / 한 시간 반 / 두 시간', p: '2..6', ms: '150..900', sec: '2..9', ms2: '{sec} * 1000' },
    tools: ['myeolgi_hold(chamber, seconds: int): Hold a chamber at its temperature', 'myeolgi_dry(chamber, minutes: int): Dry the load of a chamber', 'myeolgi_pulse(chamber, pulses: int, ms_each?: int): Draw the air out in pulses', 'myeolgi_hatch(chamber, open: bool): Open or shut the hatch'],
    steps: `
      myeolgi_hold chamber="{c}" seconds={s} | 유지 | {c:은} 134도에서 {m}분 유지.
      myeolgi_hold chamber="{c2}" seconds={t} | 유지 시간 | {c2} 유지 시간은 {t}초로 해 주세요.
      myeolgi_dry chamber="{c}" minutes={d} | 건조 | 기구함만 들었음. {c} 건조 {d}분.
      @h myeolgi_dry chamber="{c2}" minutes=60 // myeolgi_dry chamber="{c2}" minutes=30 // myeolgi_dry chamber="{c2}" minutes=90 // myeolgi_dry chamber="{c2}" minutes=120 | 린넨 | 린넨이라 잘 안 마릅니다. {c2:을} {h} 동안 말립니다.
      myeolgi_pulse chamber="{c}" pulses={p} ms_each={ms} | 진공 | {c} 진공 {p}회, 회당 {ms}ms
      myeolgi_pulse chamber="{c2}" pulses={p} ms_each={ms2} | 진공 길게 | {c2:은} {sec}초씩 {p}번 공기를 뺀다.
      myeolgi_pulse chamber="{c}" pulses=4 | 네 번 | {c} 공기 빼기를 네 번 한다. 길이는 기계에 맡긴다.
      myeolgi_hatch chamber="{c}" open=false | 해치 | {c} 해치는 닫은 채로 둘 것
    `,
  },
  // 카페
  {
    language: 'ko',
    event: 'mqtt cafe/bar {"그라인더": "{g}", "원두g": {gr}, "우유L": {l}, "샷초": {s}}',
    slots: { g: '왼쪽 갈갈이, G1, 말코닉', gr: '14..22', l: '0.2..1.9', ml: '{l} * 1000', s: '24..33', ms: '{s} * 1000', w: '=1200g / 1.5kg / 800g / 2kg', ml2: '150..480', ml3: '30..60', t: '3..8', ms3: '{t} * 1000' },
    tools: ['galgari_dose(grinder, grams: num): Grind a dose', 'galgari_run(grinder, ms: int): Let the grinder run', 'uyu_steam(ml: int, foam?: bool): Steam milk', 'hopper_fill(grinder, grams: int): Fill the hopper with beans', 'chuchul_shot(seconds: int, ml?: int): Pull a shot'],
    steps: `
      galgari_dose grinder="{g}" grams={gr} | 도징 | 바에서 알려 준 만큼 그 그라인더로 간다.
      uyu_steam ml={ml} | 우유 데우기 | 남은 우유를 다 데워요. 양은 바에서 온 그대로.
      uyu_steam ml={ml2} foam=true | 라테 | 우유 {ml2}ml, 거품 내서.
      chuchul_shot seconds={s} | 샷 | 보고된 샷 시간으로 한 번 더 뽑는다.
      chuchul_shot seconds=25 ml={ml3} | 진하게 | 25초에 {ml3}ml 뽑아 줘.
      galgari_run grinder="{g}" ms={ms3} | 털기 | 찌꺼기가 남았어요. 그 그라인더를 {t}초만 헛돌려 주세요.
      galgari_run grinder="{g}" ms={ms} | 맞춰 보기 | 그라인더를 샷 시간하고 똑같이 돌려 본다.
      @w hopper_fill grinder="{g}" grams=1200 // hopper_fill grinder="{g}" grams=1500 // hopper_fill grinder="{g}" grams=800 // hopper_fill grinder="{g}" grams=2000 | 호퍼 | 그 그라인더 호퍼에 원두 {w} 채워 놓을 것.
      hopper_fill grinder="{g}" grams=450 | 조금만 | 마감 전이니까 450그램만 채운다. 그 호퍼.
    `,
  },
  // 온실 관수
  {
    language: 'ko',
    earlier: ['양액 배합표 | yangaek_table → A액 {l}L, B액 {ml}mL', '구역 흙 수분 | heuk_read → {z} {p}%'],
    slots: { z: '토마토 3동, B구역, 육묘장', z2: '파프리카 1동, D구역, 순화실', l: '0.3..2.4', lml: '{l} * 1000', ml: '200..900', bl: '{ml} / 1000', p: '21..39', m: '2..28', s: '{m} * 60', t: '20..55', h: '2..7', hw: '{h} in words', hm: '{h} * 60' },
    tools: ['jeomjeok_on(zone, seconds: int): Drip for a while', 'jeomjeok_gap(zone, minutes: int): Set the pause between two drips', 'yangaek_a(ml: int): Dose solution A', 'yangaek_b(litres: num): Dose solution B', 'yangaek_b_ml(ml: int): Dose solution B in small steps', 'angae_puff(zone, sec: int): Puff fog'],
    steps: `
      jeomjeok_on zone="{z}" seconds={s} | 점적 | {z}에 물 {m}분.
      jeomjeok_on zone="{z2}" seconds={t} | 살짝 | {z2:은} {t}초만 줘도 충분합니다.
      jeomjeok_gap zone="{z}" minutes={hm} | 쉬는 시간 | 점적 사이를 {hw} 시간 띄운다. {z}.
      jeomjeok_gap zone="{z2}" minutes=40 | 간격 | {z2} 점적 간격 40분으로.
      yangaek_a ml={lml} | A액 | 배합표대로 A액을 넣는다.
      yangaek_b litres={bl} | B액 | 배합표에 적힌 B액을 한꺼번에 넣는다. 리터로 받는 펌프를 쓴다.
      yangaek_b_ml ml={ml} | B액 조금씩 | B액은 잘게 나눠 넣는 쪽으로, 배합표 양 그대로.
      angae_puff zone="{z}" sec={t} | 안개 | {z} 안개 {t}초 뿜기.
    `,
  },
  // 염색 공장
  {
    language: 'ko',
    event: 'webhook /dye/batch {"배치": "{b}", "원단kg": {kg}, "염료": "{d}", "염조": "{v}"}',
    slots: { b: 'DY-301, 남색 4차, R88', kg: '12..95', g: '{kg} * 1000', d: '쪽, 꼭두, 반응성 블루', d2: '홍화, 오배자, 산성 레드', v: '염조 1, 큰 솥, V7', v2: '염조 5, 작은 솥, V9', gr: '150..950', k2: '0.5..4.5', g2: '{k2} * 1000', m: '5..25', s: '{m} * 60', c: '3..15', neg: '0 - {c}', c2: '16..30' },
    tools: ['yeomjo_load(vat, batch, kg: num): Load cloth into a vat', 'yeomjo_scale(vat, grams: int): Tell the scale of a vat what it carries', 'yeomryo_add(vat, dye, grams: int): Add dye', 'yeomjo_stir(vat, seconds: int): Stir a vat', 'yeomjo_shift(vat, delta_c: int): Change the temperature of a vat, minus = cooler', 'yeomjo_soap(vat, twice: bool): Soap off, once or twice'],
    steps: `
      yeomjo_load vat="{v}" batch="{b}" kg={kg} | 투입 | 들어온 배치를 그 염조에 통째로 넣는다. 무게는 보고된 대로.
      yeomjo_scale vat="{v}" grams={g} | 저울 맞춤 | 그 염조 저울에 원단 무게를 알려 준다.
      yeomryo_add vat="{v}" dye="{d}" grams={gr} | 염료 | 보고된 염료를 {gr}g, 그 염조에.
      yeomryo_add vat="{v2}" dye="{d2}" grams={g2} | 염료 | {v2}에 {d2} {k2}kg 풀어 주세요.
      yeomjo_stir vat="{v2}" seconds={s} | 젓기 | {v2:을} {m}분간 젓습니다.
      yeomjo_stir vat="{v}" seconds=75 | 젓기 | 보고된 염조는 75초 젓는다.
      yeomjo_shift vat="{v}" delta_c={neg} | 식히기 | 얼룩진다. 그 염조를 {c}도 낮춰라.
      yeomjo_shift vat="{v2}" delta_c={c2} | 올리기 | {v2:은} 지금보다 {c2}도 높게.
      yeomjo_soap vat="{v2}" twice=false | 수세 | {v2} 비누 빨기는 한 번만 하면 됨
    `,
  },
  // 세탁소
  {
    language: 'ko',
    slots: { k: '드럼 3, 큰 세탁기, W-2', k2: '드럼 8, 이불기계, W-5', m: '2..12', s: '{m} * 60', t: '30..55', h: '=이틀 / 사흘 / 하루 / 나흘', n: '13..48', nw: '{n} in words', n2: '49..90', ml: '60..240', cup: '0.2..0.5', cml: '{cup} * 1000', name: '김숙자, 203호, 최 선생' },
    tools: ['ppallae_spin(drum, seconds: int): Spin a drum', 'ppallae_steam(drum, minutes: int): Steam a drum', 'ppallae_rinse(drum, double: bool): Rinse; double means two rinses instead of one', 'seje_dose(drum, ml: int): Dose detergent', 'matgim_ready(customer, hours: int): Say in how many hours the laundry is ready', 'hanger_take(count: int): Take hangers off the rail'],
    steps: `
      ppallae_rinse drum="{k}" double=false | 헹굼 | {k} 헹굼은 한 번만.
      ppallae_rinse drum="{k2}" double=true | 아기 옷 | 아기 옷이라서 {k2:은} 두 번 헹궈 달래요.
      ppallae_spin drum="{k}" seconds={s} | 탈수 | {k}, 탈수 {m}분이요.
      ppallae_spin drum="{k2}" seconds={t} | 약하게 | 니트입니다. {k2:은} {t}초만 탈수.
      ppallae_steam drum="{k}" minutes={m} | 스팀 | {k:을} {m}분 동안 스팀으로 편다.
      seje_dose drum="{k}" ml={ml} | 세제 | {k}에 세제 {ml}밀리.
      seje_dose drum="{k2}" ml={cml} | 이불 | 이불이 커요. {k2}엔 세제를 {cup}리터 넣으세요.
      @h matgim_ready customer="{name}" hours=48 // matgim_ready customer="{name}" hours=72 // matgim_ready customer="{name}" hours=24 // matgim_ready customer="{name}" hours=96 | 언제 되나 | {name} 손님께는 {h} 뒤에 된다고 올려 둔다.
      matgim_ready customer="{name}" hours=36 | 급한 손님 | {name} 빨래, 36시간 뒤.
      hanger_take count={n} | 옷걸이 | 옷걸이 {nw} 개 내려 주세요.
      hanger_take count={n2} | 옷걸이 | {n2}개 필요함. 옷걸이.
    `,
  },
  // 수족관
  {
    language: 'ko',
    event: 'mqtt aqua/tank {"수조": "{a}", "물L": {l}, "염도": {sal}, "먹이g": {f}}',
    slots: { a: '산호 1, 해파리방, T-12', a2: '열대 4, 검역조, T-30', l: '120..880', sal: '30..36', f: '15..95', m: '2..9', s: '{m} * 60', k: '1.2..4.8', g: '{k} * 1000', p: '=절반 / 4분의 1 / 4분의 3', p2: '12..45', lt: '0.1..0.8', ml: '{lt} * 1000', ml2: '15..90' },
    tools: ['sujo_change(tank, percent: int): Change a part of the water', 'sujo_skim(tank, seconds: int): Run the skimmer', 'sogeum_add(tank, grams: int): Add salt', 'meogi_drop(tank, grams: int): Feed a tank', 'yakje_drip(tank, ml: int): Drip medicine into a tank', 'sujo_dim(tank, minutes: int): Dim the light slowly'],
    steps: `
      @p sujo_change tank="{a}" percent=50 // sujo_change tank="{a}" percent=25 // sujo_change tank="{a}" percent=75 | 물갈이 | 보고된 수조 물을 {p:을} 간다.
      sujo_change tank="{a2}" percent={p2} | 물갈이 | {a2} 환수 {p2}퍼센트
      sujo_skim tank="{a}" seconds={s} | 거품 걷기 | 그 수조 스키머를 {m}분 돌려.
      sujo_skim tank="{a2}" seconds=45 | 스키머 | {a2} 스키머는 45초.
      sogeum_add tank="{a2}" grams={g} | 소금 | 소금 {k}킬로를 {a2}에 녹입니다.
      meogi_drop tank="{a}" grams={f} | 밥 | 그 수조에 보고된 만큼 먹이를 준다.
      yakje_drip tank="{a2}" ml={ml} | 약 | 백점병 약 {lt}L, {a2}.
      yakje_drip tank="{a}" ml={ml2} | 약 조금 | 보고된 수조에도 약을 {ml2}ml 떨어뜨린다.
      sujo_dim tank="{a}" minutes=30 | 어둡게 | 해 지는 것처럼 반 시간에 걸쳐 그 수조 불을 줄인다.
      sujo_dim tank="{a2}" minutes={m} | 불 | {a2} 조명은 {m}분에 걸쳐 줄여 주십시오.
    `,
  },
  // 금형 가공
  {
    language: 'ko',
    slots: { m: '머시닝 1, 대형기, VM-40', m2: '연삭 2, 소형기, VM-51', a: '0.02..0.35', au: '{a} * 1000', u: '5..95', c: '3..24', mm: '{c} * 10', l: '25..180', r: '2..12', rr: '{r} * 1000', rp: '600..1900', o: '0.01..0.09', ou: '{o} * 1000', neg: '0 - {ou}' },
    tools: ['geumhyeong_cut(machine, depth_um: int): Set the depth of a pass', 'geumhyeong_feed(machine, travel_mm: int): Move the table', 'geumhyeong_spindle(machine, rpm: int): Set the spindle', 'bojeong_z(machine, microns: int): Correct the height of the tool, negative = deeper', 'geumhyeong_polish(machine, depth_mm: num): Polish away a little'],
    steps: `
      geumhyeong_cut machine="{m}" depth_um={au} | 절입 | {m} 절입 {a}mm.
      geumhyeong_cut machine="{m2}" depth_um={u} | 정삭 | 마지막이니 {m2:은} {u}미크론만 먹인다.
      geumhyeong_polish machine="{m2}" depth_mm={a} | 광내기 | {m2}에서 {a}mm 깎아 광을 냅니다.
      geumhyeong_feed machine="{m}" travel_mm={mm} | 테이블 | {m} 테이블을 {c}cm 옮겨 주세요.
      geumhyeong_feed machine="{m2}" travel_mm={l} | 이송 | {l}mm 이송, {m2}
      geumhyeong_spindle machine="{m}" rpm={rp} | 주축 | {m} 주축 분당 {rp}회전.
      geumhyeong_spindle machine="{m2}" rpm={rr} | 주축 | {m2:은} {r}천 회전까지 올려도 된다. 그렇게 맞춰.
      bojeong_z machine="{m}" microns={neg} | 보정 | {m} 공구를 {o}mm 더 깊게 보정.
      bojeong_z machine="{m2}" microns={u} | 보정 | {m2:은} 너무 깊이 들어갔음. {u}μm 위로.
    `,
  },
  // 학교 급식
  {
    language: 'ko',
    earlier: ['오늘 식단 | sikdan_today → {f} {kg}kg, {f2} {g}g', '인원 | inwon_count → {n}명'],
    slots: { f: '시금치, 콩나물, 애호박', f2: '참깨, 멸치, 다시마', kg: '4.5..38.5', kgg: '{kg} * 1000', g: '200..950', gk: '{g} / 1000', n: '120..880', p: '솥 1, 국솥, P3', p2: '솥 4, 볶음솥, P8', l: '1.5..8.5', ml: '{l} * 1000', ml2: '100..900', t: '=10분 / 7분 30초 / 2분 / 1분 15초', t2: '20..58' },
    tools: ['geupsik_weigh(food, grams: int): Weigh food out', 'geupsik_order(food, kg: num): Order food', 'guksot_water(pot, ml: int): Pour water into a pot', 'guksot_boil(pot, seconds: int): Boil', 'guksot_rest(pot, minutes: int): Leave a pot covered', 'sikpan_set(trays: int): Set out trays'],
    steps: `
      geupsik_weigh food="{f}" grams={kgg} | 계량 | 식단에 있는 {f:을} 식단 양만큼 달아 놓는다.
      geupsik_weigh food="{f2}" grams={g} | 계량 | {f2}도 식단대로 달아 두세요.
      geupsik_order food="{f}" kg={kg} | 주문 | 내일도 같은 양, {f} 발주 부탁합니다.
      geupsik_order food="{f2}" kg={gk} | 발주 | {f2}, 식단에 나온 양 그대로 발주.
      guksot_water pot="{p}" ml={ml} | 물 | {p}에 물 {l}리터 받기.
      guksot_water pot="{p2}" ml={ml2} | 물 조금 | {p2:은} {ml2}ml면 됩니다.
      @t guksot_boil pot="{p}" seconds=600 // guksot_boil pot="{p}" seconds=450 // guksot_boil pot="{p}" seconds=120 // guksot_boil pot="{p}" seconds=75 | 끓이기 | {p:을} {t} 끓입니다.
      guksot_rest pot="{p2}" minutes={t2} | 뜸 | {p2} 뚜껑 덮고 {t2}분.
      sikpan_set trays={n} | 식판 | 인원수대로 식판을 놓는다.
    `,
  },
  // 동호회 총무
  {
    language: 'ko',
    slots: { n: '이기정, 회원 12, 송 총무', n2: '나윤서, 회원 31, 구 사장', man: '2..45', won: '{man} * 10000', man2: '46..90', c: '3..9', cw: '{c} * 1000', w: '=1500, 2800, 4700', w2: '=12500, 38400, 61200', k: '=만 오천 원 / 이만 원 / 삼만 오천 원', what: '뒤풀이, 셔틀콕, 체육관 대관', what2: '유니폼, 대회 참가' },
    tools: ['hoebi_take(member, won: int): Book a payment from a member', 'hoebi_refund(member, won: int): Pay back to a member', 'jichul_add(what, won: int): Book an expense', 'yesan_cap(what, man_won: int): Set the most that may be spent, in units of 10,000 won', 'hoebi_fine(member, won?: int): Fine a member'],
    steps: `
      hoebi_take member="{n}" won={won} | 입금 | {n} {man}만 원 들어옴.
      hoebi_take member="{n2}" won={w2} | 입금 | {n2} 씨가 {w2}원 보냈어요. 적어 주세요.
      hoebi_refund member="{n}" won={w} | 환불 | {n}에게 {w}원을 돌려준다.
      @k hoebi_refund member="{n2}" won=15000 // hoebi_refund member="{n2}" won=20000 // hoebi_refund member="{n2}" won=35000 | 더 냈대요 | {n2:이} 더 낸 {k:을} 돌려주자.
      jichul_add what="{what}" won={won} | 지출 | {what}에 {man}만 원 썼습니다.
      jichul_add what="{what2}" won={w2} | 지출 | {what2}: {w2}원
      yesan_cap what="{what}" man_won={man2} | 한도 | {what:은} {man2}만 원까지.
      yesan_cap what="{what2}" man_won={man} | 한도 | {what2} 한도를 {man}만 원으로 묶어 둔다.
      hoebi_fine member="{n}" won={cw} | 지각 | {n} 지각, 벌금 {c}천 원.
      hoebi_fine member="{n2}" | 벌금 | {n2}도 늦었다. 벌금은 규정대로.
    `,
  },
  // 초음파 세척
  {
    language: 'ko',
    event: 'mqtt clean/line {"라인": "{l}", "주파수kHz": {f}, "출력kW": {kw}, "바구니": {n}}',
    slots: { l: '세척 A, 2라인, UL-3', l2: '세척 D, 5라인, UL-8', f: '25..80', hz: '{f} * 1000', kw: '0.4..2.8', w: '{kw} * 1000', n: '2..14', w2: '150..950', s: '2..9', ms: '{s} * 1000', ms2: '120..950', m: '1..6', ms3: '=0.5초 / 1.5초 / 0.25초' },
    tools: ['eumpa_tune(line, hz: int): Set the frequency', 'eumpa_watts(line, watts: int): Set the power', 'eumpa_burst(line, ms: int): Send one burst', 'eumpa_soak(line, seconds: int): Soak without sound', 'eumpa_report(line, kw: num): Write the power into the log of the line'],
    steps: `
      eumpa_tune line="{l2}" hz={hz} | 같은 주파수 | {l2}도 보고된 라인과 같은 주파수로 맞춘다.
      eumpa_watts line="{l2}" watts={w2} | 출력 | {l2} 출력 {w2}와트.
      eumpa_watts line="{l2}" watts={w} | 출력 맞춤 | {l2}의 출력을 보고된 값과 같게.
      eumpa_report line="{l}" kw={kw} | 기록 | 보고된 라인 일지에 지금 출력을 적어 주세요.
      eumpa_burst line="{l}" ms={ms} | 한 방 | 보고된 라인에 {s}초짜리 한 번.
      eumpa_burst line="{l2}" ms={ms2} | 짧게 | {l2:은} {ms2}ms.
      eumpa_burst line="{l}" ms=350 | 한 방 더 | 그 라인에 350ms짜리도 한 번 보내 볼 것
      @ms3 eumpa_burst line="{l}" ms=500 // eumpa_burst line="{l}" ms=1500 // eumpa_burst line="{l}" ms=250 | 버스트 | 기름때가 남았네. 그 라인 {ms3} 때려 줘.
      eumpa_soak line="{l}" seconds={f} | 담그기 | 소리 없이 {f}초 담가 둡니다, 보고된 라인이요.
      eumpa_soak line="{l2}" seconds=90 | 담금 | {l2} 1분 30초 담금
    `,
  },
  // 전기차 충전소
  {
    language: 'ko',
    slots: { p: '지상 1번, 지하 3번, EV-11', p2: '옥상 4번, 별관 2번, EV-27', kw: '3..50', w: '{kw} * 1000', w2: '=2400, 3300, 7400', h: '2..9', hw: '{h} in words', hm: '{h} * 60', m: '15..55', c: '2..9', won: '{c} * 100', won2: '=280, 324, 347', pct: '=절반 / 4분의 3 / 가득', pct2: '60..95' },
    tools: ['chungjeongi_limit(post, watts: int): Limit the power of a slow (완속) post', 'chungjeongi_cap(post, kw: int): Cap the power of a quick (급속) post', 'chungjeongi_hold(post, minutes: int): Reserve a post', 'chungjeongi_goal(post, percent: int): Charge up to a level', 'danga_per_kwh(post, won: int): Set the price of a kilowatt hour'],
    steps: `
      chungjeongi_limit post="{p2}" watts={w} | 제한 | {p2:은} 완속이다. {kw}kW로 묶어 둬.
      chungjeongi_limit post="{p2}" watts={w2} | 제한 | 완속 {p2} 출력을 {w2}W로 제한해 주시겠어요?
      chungjeongi_cap post="{p}" kw={kw} | 상한 | 급속 쪽 상한. {p:은} {kw}kW.
      chungjeongi_hold post="{p}" minutes={hm} | 예약 | 단체 손님, {p} {hw} 시간 예약.
      chungjeongi_hold post="{p2}" minutes={m} | 예약 | {p2} 자리를 {m}분 잡아 둔다.
      @pct chungjeongi_goal post="{p}" percent=50 // chungjeongi_goal post="{p}" percent=75 // chungjeongi_goal post="{p}" percent=100 | 어디까지 | {p} 차는 {pct} 채우면 된답니다.
      chungjeongi_goal post="{p2}" percent={pct2} | 목표 | {p2}, {pct2}%까지만 충전.
      danga_per_kwh post="{p2}" won={won2} | 단가 | 완속 단가를 kWh에 {won2}원으로 바꾼다. {p2}만.
      danga_per_kwh post="{p}" won={won} | 단가 | {p:은} {c}백 원 받습니다, kWh당.
    `,
  },
  // 흑백 암실
  {
    language: 'ko',
    earlier: ['현상액 자료 | yakpum_sheet → 원액 {ml}mL, 물 {l}L, 현상 {m}분, 정착 {s}초'],
    slots: { ml: '40..180', l: '0.3..1.5', lml: '{l} * 1000', m: '5..14', ms: '{m} * 60', s: '200..400', t: '탱크 1, 큰 통, JB-2', t2: '탱크 6, 둥근 통, JB-7', e: '=0.4초 / 1.2초 / 2초 / 0.8초', e2: '150..950', p: '=여덟 장 / 열두 장 / 스무 장', q: '3..40', x: '2..6', xs: '{x} * 60' },
    tools: ['amsil_mix(tank, stock_ml: int, water_ml: int): Mix a bath', 'amsil_develop(tank, seconds: int): Develop a film', 'amsil_fix(tank, seconds: int): Fix a film', 'amsil_wash(tank, minutes: int): Wash a film', 'hwakdae_flash(exposure_ms: int): Expose paper', 'inhwaji_cut(sheets: int): Cut paper'],
    steps: `
      amsil_mix tank="{t}" stock_ml={ml} water_ml={lml} | 액 만들기 | {t}에 자료대로 액을 탄다.
      amsil_develop tank="{t}" seconds={ms} | 현상 | {t}, 현상은 자료에 있는 시간.
      amsil_fix tank="{t}" seconds={s} | 정착 | {t} 정착도 자료 시간을 지킨다.
      amsil_fix tank="{t2}" seconds={xs} | 정착 | 오래된 액이라 {t2:은} {x}분 정착합니다.
      amsil_wash tank="{t2}" minutes={m} | 수세 | {t2} 수세는 현상 시간만큼.
      amsil_wash tank="{t}" minutes={x} | 물에 | {t:을} 흐르는 물에 {x}분.
      @e hwakdae_flash exposure_ms=400 // hwakdae_flash exposure_ms=1200 // hwakdae_flash exposure_ms=2000 // hwakdae_flash exposure_ms=800 | 노광 | 확대기 노광 {e}
      hwakdae_flash exposure_ms={e2} | 시험 노광 | 시험 삼아 {e2}ms만 비춰 본다.
      @p inhwaji_cut sheets=8 // inhwaji_cut sheets=12 // inhwaji_cut sheets=20 | 인화지 | 인화지 {p} 잘라 주세요.
      inhwaji_cut sheets={q} | 인화지 | {q}장 재단.
    `,
  },
  // 양계장
  {
    language: 'ko',
    event: 'webhook /henhouse/day {"계사": "{h}", "산란": {e}, "사료t": {t}, "조명h": {li}}',
    slots: { h: '1계사, 아랫집, HN-2', h2: '4계사, 윗집, HN-9', e: '310..980', t: '0.4..2.6', kg: '{t} * 1000', li: '13..17', lim: '{li} * 60', pan: '2..18', panw: '{pan} in words', eggs: '{pan} * 30', eggs2: '40..290', kg2: '80..390', m: '20..55', s: '3..12', ss: '{s} * 60' },
    tools: ['saryo_auger(house, kg: int): Run the feed auger', 'gyesa_light(house, minutes: int): Set how long the lamps burn a day', 'gyeran_pack(house, eggs: int): Pack eggs; the number is that of single eggs, a tray (판) holds 30', 'gyesa_fan(house, seconds: int): Run the fan', 'gyesa_hush(house, minutes: int): Keep a house quiet and dark'],
    steps: `
      gyeran_pack house="{h}" eggs={eggs} | 포장 | 보고된 계사 달걀 {panw} 판 포장.
      gyeran_pack house="{h2}" eggs={eggs2} | 포장 | {h2:은} {eggs2}알 담아 주세요.
      gyeran_pack house="{h}" eggs={e} | 모두 | 오늘 낳은 알을 모두 포장한다.
      saryo_auger house="{h2}" kg={kg} | 사료 | {h2}에도 그 계사와 똑같은 양의 사료를 보냅니다.
      saryo_auger house="{h2}" kg={kg2} | 사료 | {h2}, 사료 {kg2}킬로
      gyesa_light house="{h2}" minutes={lim} | 점등 | {h2} 점등 시간을 보고된 계사에 맞춘다.
      gyesa_fan house="{h}" seconds={ss} | 환기 | 냄새가 심하네. 그 계사 환풍기 {s}분만 돌리자.
      gyesa_fan house="{h2}" seconds={m} | 환기 | {h2} 팬은 {m}초 돌릴 것.
      gyesa_hush house="{h}" minutes={m} | 쉬게 | 보고된 계사는 {m}분 어둡고 조용하게 둔다.
    `,
  },
];
