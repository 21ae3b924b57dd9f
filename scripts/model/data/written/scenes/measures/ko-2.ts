import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, and their twins that it wants as they are, in Korean, part 2. */
export const measuresKo2: readonly Scene[] = [
  // 도자기 가마
  {
    language: 'ko',
    event: 'mqtt kiln/{k} {"가마": "{k}", "도": {c}, "기물": {n}, "유약kg": {g}}',
    slots: { k: '전기로1, 뒷가마, KLN4', k2: '가스로3, 앞가마, KLN9', c: '640..1180', n: '8..60', g: '1.2..6.8', gg: '{g} * 1000', h: '2..9', hw: '{h} in words', hm: '{h} * 60', m: '15..55', g2: '120..950', d: '=하루 / 이틀 / 사흘', t: '4..20', ts: '{t} * 60', lo: '15..60', neg: '0 - {lo}' },
    tools: ['gama_soak(kiln, minutes: int): Hold the temperature', 'gama_shift(kiln, delta_c: int): Change the target temperature, negative = lower', 'gama_cool(kiln, hours: int): Let a kiln cool', 'gama_damper(kiln, open_s: int): Open the damper for a while', 'yuyak_mix(grams: int, sieve?: bool): Mix glaze'],
    steps: `
      gama_soak kiln="{k}" minutes={hm} | 끌기 | 그 가마는 지금 온도에서 {hw} 시간 끈다.
      gama_soak kiln="{k2}" minutes={m} | 끌기 | {k2} {m}분만 유지해 주세요.
      gama_soak kiln="{k}" minutes=40 | 짧게 끌기 | 보고된 가마는 40분 끌면 됨.
      gama_shift kiln="{k}" delta_c={neg} | 낮춤 | 유약이 끓는다! 그 가마 목표를 {lo}도 내린다.
      gama_shift kiln="{k2}" delta_c={lo} | 올림 | {k2} 목표 온도 {lo}도 더.
      @d gama_cool kiln="{k}" hours=24 // gama_cool kiln="{k}" hours=48 // gama_cool kiln="{k}" hours=72 | 식힘 | 재벌이라 {d} 꼬박 식힌다. 보고된 가마.
      gama_cool kiln="{k2}" hours={m} | 식힘 | {k2:은} 작으니까 {m}시간이면 됨
      gama_damper kiln="{k2}" open_s={ts} | 댐퍼 | {k2} 댐퍼를 {t}분 열어 연기를 뺍니다.
      yuyak_mix grams={gg} sieve=true | 유약 | 보고된 양만큼 유약을 타고 체에도 거른다.
      yuyak_mix grams={g2} | 시유 | 유약 {g2}g 추가
    `,
  },
  // 양봉
  {
    language: 'ko',
    slots: { b: '벌통 7, 산밑 줄, BH-3', b2: '벌통 15, 밤나무 줄, BH-12', kg: '0.5..3.5', g: '{kg} * 1000', g2: '80..450', ml: '300..900', l: '{ml} / 1000', l2: '1.2..4.5', n: '2..9', nw: '{n} in words', n2: '10..24', d: '=보름 / 열흘 / 일주일', d2: '3..9', s: '10..50', m: '1..5', ms: '{m} * 60' },
    tools: ['hwabun_give(hive, grams: int): Give pollen cake', 'seoltang_syrup(hive, litres: num): Give sugar syrup', 'beoljip_frames(hive, frames: int): Add frames', 'beoljip_smoke(hive, seconds: int): Smoke a hive', 'beoljip_leave(hive, days: int): Do not open a hive for some days', 'kkul_jar(grams: int, jars: int): Fill jars of one size with honey'],
    steps: `
      hwabun_give hive="{b}" grams={g} | 화분떡 | {b}에 화분떡 {kg}kg 넣기
      hwabun_give hive="{b2}" grams={g2} | 화분떡 | 약군이라 {b2:은} {g2}g만 주기로 했습니다.
      seoltang_syrup hive="{b}" litres={l} | 당액 | 당액을 {b}에 {ml}ml 부어 준다.
      seoltang_syrup hive="{b2}" litres={l2} | 당액 | {b2}, 당액 {l2}리터.
      beoljip_frames hive="{b}" frames={n} | 소비 | {b}에 소비 {nw} 장 더 넣어요.
      beoljip_frames hive="{b2}" frames={n2} | 소비 | 소비 {n2}장, {b2:로}.
      beoljip_smoke hive="{b2}" seconds={s} | 훈연 | 훈연 {s}초 ({b2})
      beoljip_smoke hive="{b}" seconds={ms} | 훈연 | 벌이 사납더라. {b:은} {m}분 내내 연기를 쐰다.
      @d beoljip_leave hive="{b}" days=15 // beoljip_leave hive="{b}" days=10 // beoljip_leave hive="{b}" days=7 | 건드리지 말 것 | 새 여왕이 들었으니 {b:은} {d} 동안 열지 않는다.
      kkul_jar grams=500 jars={n2} | 병 | 500g 병으로 {n2}병 채워 주세요.
      kkul_jar grams=1200 jars={n2} | 큰 병 | 꿀 1.2kg짜리 {n2}병.
    `,
  },
  // 수영장
  {
    language: 'ko',
    event: 'webhook /pool/panel {"풀": "{p}", "염소L": {cl}, "역세분": {m}, "수심m": {d}, "이용자": {n}}',
    slots: { p: '유아풀, 50미터풀, 온탕', p2: '다이빙풀, 야외풀, 냉탕', cl: '0.2..1.8', ml: '{cl} * 1000', m: '2..12', s: '{m} * 60', d: '0.6..2.4', cm: '{d} * 100', n: '12..90', cm2: '70..190', ml2: '50..190', s2: '25..58', kw: '2..9', w: '{kw} * 1000', pct: '15..85' },
    tools: ['suyeong_chlor(pool, ml: int): Dose chlorine', 'suyeong_backwash(pool, seconds: int): Wash the filter backwards', 'suyeong_floor(pool, depth_cm: int): Set the movable floor', 'suyeong_heat(pool, watts: int): Set the power of the heater', 'suyeong_cover(pool, percent: int): Cover a part of the water', 'suyeong_tick(pool, minutes: int): Show a countdown'],
    steps: `
      suyeong_chlor pool="{p}" ml={ml} | 염소 | 패널이 보낸 염소량을 그 풀에 넣는다.
      suyeong_chlor pool="{p2}" ml={ml2} | 염소 | {p2}에 {ml2}밀리 추가 바랍니다.
      suyeong_backwash pool="{p}" seconds={s} | 역세 | 보고된 시간만큼 그 풀 필터를 역세.
      suyeong_backwash pool="{p2}" seconds={s2} | 역세 | {p2} 필터 역세척은 {s2}초면 충분해요.
      suyeong_tick pool="{p}" minutes={m} | 알림판 | 역세 시간을 그 풀 알림판에 띄워서 거꾸로 센다.
      suyeong_floor pool="{p2}" depth_cm={cm} | 바닥 | {p2} 수심을 보고된 풀하고 같게 맞춰 줘.
      suyeong_floor pool="{p}" depth_cm={cm2} | 바닥 | 강습이 있으니 보고된 풀 수심을 {cm2}cm로 한다.
      suyeong_heat pool="{p2}" watts={w} | 히터 | {p2} 히터 {kw}kW
      suyeong_cover pool="{p2}" percent=50 | 덮개 | {p2:은} 절반만 덮습니다.
      suyeong_cover pool="{p}" percent={pct} | 덮개 | 그 풀 {pct}% 덮기.
    `,
  },
  // 동네 인쇄소
  {
    language: 'ko',
    slots: { j: '전단 12, 청첩장 B, JB-70', j2: '명함 45, 시집 2쇄, JB-81', n: '3..40', nw: '{n} in words', n2: '60..900', cheon: '2..9', sheets: '{cheon} * 1000', cm: '9..29', mm: '{cm} * 10', mm2: '55..85', um: '80..280', t: '0.1..0.4', tu: '{t} * 1000', d: '2..6', dh: '{d} * 24', hr: '=다섯 시간 / 여섯 시간 / 열 시간' },
    tools: ['jeonpan_run(job, sheets: int): Print sheets', 'jeonpan_trim(job, width_mm: int): Trim to a width', 'jeonpan_stock(job, thickness_um: int): Choose the thickness of the paper', 'jeonpan_due(job, hours: int): Say in how many hours a job is due', 'jeonpan_fold(job, folds: int, reverse?: bool): Fold'],
    steps: `
      jeonpan_run job="{j}" sheets={n} | 교정쇄 | {j} 교정쇄 {nw} 장이요.
      jeonpan_run job="{j}" sheets={sheets} | 본인쇄 | {j:은} {cheon}천 장 돌립니다.
      jeonpan_run job="{j2}" sheets={n2} | 인쇄 | {j2}, {n2}매 인쇄.
      jeonpan_trim job="{j}" width_mm={mm} | 재단 | {j} 폭을 {cm}센티로 자른다.
      jeonpan_trim job="{j2}" width_mm={mm2} | 재단 | {j2} 재단폭 {mm2}mm임
      jeonpan_stock job="{j}" thickness_um={um} | 종이 | {um}미크론짜리로, {j}.
      jeonpan_stock job="{j2}" thickness_um=120 | 속지 | {j2} 속지는 120미크론
      jeonpan_stock job="{j2}" thickness_um={tu} | 종이 | {j2:은} 두툼하게 {t}mm 종이를 쓰고 싶답니다. 그걸로 정해 주세요.
      jeonpan_due job="{j}" hours={dh} | 납기 | {j} 납기는 {d}일 뒤로 넣어라.
      jeonpan_due job="{j2}" hours=36 | 납기 | {j2:은} 36시간 안에 나갑니다.
      @hr jeonpan_due job="{j2}" hours=5 // jeonpan_due job="{j2}" hours=6 // jeonpan_due job="{j2}" hours=10 | 급함 | {j2:은} {hr} 안에 나가야 함
      jeonpan_fold job="{j2}" folds=2 | 접지 | {j2} 2번 접기. 방향은 보통대로.
    `,
  },
  // 빵집
  {
    language: 'ko',
    earlier: ['반죽 계량표 | gyeryang_table → 밀가루 {kg}kg, 물 {ml}mL, 소금 {g}g, 1차 발효 {h}시간, 굽기 {m}분'],
    slots: { kg: '2.5..18.5', kgg: '{kg} * 1000', ml: '1200..9800', l: '{ml} / 1000', g: '45..320', h: '2..5', hm: '{h} * 60', m: '12..38', ms: '{m} * 60', n: '12..58', nw: '{n} in words', x: '60..120', o: '화덕 2, 데크 아래, OV-5', e: '=두 판 / 세 판 / 한 판' },
    tools: ['ppangjip_flour(grams: int): Pour flour into the kneader', 'ppangjip_water(litres: num): Pour water into the kneader', 'ppangjip_salt(grams: int): Add salt', 'ppangjip_proof(minutes: int): Let dough rise', 'ppangjip_bake(oven, seconds: int): Bake', 'ppangjip_eggs(pieces: int): Crack eggs, counted one by one; a tray (판) holds 30', 'ppangjip_shape(pieces: int, grams_each?: int): Shape rolls'],
    steps: `
      ppangjip_flour grams={kgg} | 밀가루 | 밀가루를 계량표만큼 반죽기에 붓는다.
      ppangjip_water litres={l} | 물 | 물도 계량표대로요.
      ppangjip_water litres=1.5 | 물 더 | 되직하네요. 물 1.5리터 더 부어 주세요.
      ppangjip_salt grams={g} | 소금 | 표에 있는 소금을 넣는다.
      ppangjip_proof minutes={hm} | 발효 | 1차 발효. 시간은 표를 볼 것.
      ppangjip_proof minutes={m} | 벤치 | 벤치 타임은 {m}분 줍니다.
      ppangjip_bake oven="{o}" seconds={ms} | 굽기 | {o}에 넣고 계량표에 적힌 시간 동안 굽기.
      ppangjip_bake oven="{o}" seconds={x} | 색 내기 | 색이 덜 났네, {o}에서 {x}초만 더 구워.
      @e ppangjip_eggs pieces=60 // ppangjip_eggs pieces=90 // ppangjip_eggs pieces=30 | 달걀 | 카스텔라용으로 달걀 {e:을} 깬다.
      ppangjip_eggs pieces={x} | 달걀 | 달걀 {x}개 깨 주세요.
      ppangjip_shape pieces={n} | 성형 | {nw} 개로 나눠 둥글린다. 무게는 눈대중.
      ppangjip_shape pieces={x} grams_each={g} | 성형 | {g}g씩 {x}개.
    `,
  },
  // 방송 중계차
  {
    language: 'ko',
    slots: { c: '해설 마이크, 채널 4, CAM-2', c2: '현장음, 채널 9, CAM-6', s: '2..9', ms: '{s} * 1000', ms2: '40..480', d: '=0.5초 / 0.2초 / 1.5초 / 0.75초', m: '2..8', sec: '{m} * 60', sec2: '15..50', k: '3..12', mhz: '{k} * 1000', pct: '20..80', gain: '{pct} / 100' },
    tools: ['junggye_delay(channel, ms: int): Delay a channel', 'junggye_fade(channel, sec: int): Fade a channel out', 'junggye_gain(channel, level: num): Set the level, 0.0 to 1.0', 'junggye_pct(channel, percent: int): Set the level of the monitor speaker', 'junggye_advert(seconds: int): Go to advertisements', 'junggye_tone(channel, hz: int): Send a test tone'],
    steps: `
      junggye_delay channel="{c}" ms={ms} | 지연 | {c} {s}초 지연.
      junggye_delay channel="{c2}" ms={ms2} | 지연 | {c2}, 딜레이 {ms2}ms로 부탁드립니다.
      @d junggye_delay channel="{c2}" ms=500 // junggye_delay channel="{c2}" ms=200 // junggye_delay channel="{c2}" ms=1500 // junggye_delay channel="{c2}" ms=750 | 입이 안 맞음 | 입이 안 맞아요. {c2:을} {d} 늦춰요.
      junggye_fade channel="{c2}" sec={s} | 페이드 | {c2:은} {s}초에 걸쳐 빠진다.
      junggye_gain channel="{c}" level={gain} | 레벨 | {c} 레벨을 {pct}퍼센트로 한다.
      junggye_pct channel="{c2}" percent={pct} | 모니터 | 모니터 스피커: {c2} {pct}%
      junggye_advert seconds={sec} | 광고 | 광고 {m}분 나갑니다.
      junggye_advert seconds={sec2} | 짧은 광고 | 광고 {sec2}초.
      junggye_tone channel="{c}" hz={mhz} | 톤 | {c}에 {k}kHz 톤을 쏴 볼 것
      junggye_tone channel="{c2}" hz=440 | 톤 | {c2:은} 440헤르츠로.
    `,
  },
  // 가구 목공소
  {
    language: 'ko',
    event: 'manual - 주문 {o}: 상판 길이 {m}m, 폭 {cm}cm, 두께 {mm}mm',
    slots: { o: 'GM-14, 식탁 3번, 오 사장님', m: '0.8..2.4', mmm: '{m} * 1000', cm: '40..95', cmm: '{cm} * 10', mm: '18..36', s: '톱 1, 재단기, S-3', s2: '톱 5, 각도톱, S-8', n: '2..12', nw: '{n} in words', h: '=열두 시간 / 하루 / 하루 반', h2: '2..9', mi: '13..39', dz: '=두 다스 / 세 다스 / 한 다스', n2: '40..90' },
    tools: ['mokgong_rip(saw, length_mm: int): Cut to a length', 'mokgong_width(saw, width_mm: int): Cut to a width', 'mokgong_plane(thickness_mm: int, both?: bool): Plane down', 'mokgong_clamp(hours: int): Leave glued wood in the clamps', 'mokgong_sand(minutes: int): Sand', 'nasa_count(screws: int): Count out screws'],
    steps: `
      mokgong_rip saw="{s}" length_mm={mmm} | 길이 | 주문서 길이대로 {s}에서 자른다.
      mokgong_width saw="{s2}" width_mm={cmm} | 폭 | 폭도 주문서대로, {s2} 씁니다.
      mokgong_plane thickness_mm={mm} both=true | 대패 | 주문 두께가 되게 양면 대패.
      mokgong_rip saw="{s2}" length_mm=450 | 다리 | {s2}에서 다리를 450mm로 자릅니다.
      @h mokgong_clamp hours=12 // mokgong_clamp hours=24 // mokgong_clamp hours=36 | 조임 | 본드 바르고 {h} 조여 둔다.
      mokgong_clamp hours={h2} | 조임 | 속건 본드라 {h2}시간만 물려 놓으세요.
      mokgong_sand minutes={mi} | 샌딩 | 샌딩 {mi}분
      mokgong_sand minutes=30 | 샌딩 | 반 시간만 더 갈아 내자.
      @dz nasa_count screws=24 // nasa_count screws=36 // nasa_count screws=12 | 나사 | 나사 {dz} 세어 둬요.
      nasa_count screws={n2} | 나사 | 나사못 {n2}개 필요합니다.
    `,
  },
  // 약국
  {
    language: 'ko',
    slots: { n: '강말순, 환자 118, 봉 씨', n2: '유채린, 환자 240, 명 씨', d: '=사흘 / 닷새 / 이레 / 열흘', d2: '11..28', w: '2..8', wd: '{w} * 7', mg: '125..900', g: '{mg} / 1000', g2: '1.2..4.8', l: '0.1..0.5', ml: '{l} * 1000', ml2: '15..90', won: '=4700, 8300, 15200', man: '1..9', manw: '{man} * 10000', m: '=반 시간 / 한 시간 / 두 시간' },
    tools: ['yakbong_days(patient, days: int): Pack medicine for some days', 'jojae_grind(patient, grams: num): Grind powder', 'siryeop_pour(patient, ml: int): Pour syrup', 'yakgap_ask(patient, won: int): Ask for the price', 'bokyak_wait(patient, minutes: int): Set how long after a meal', 'bokyak_halve(patient, half: bool): Give half tablets or whole ones'],
    steps: `
      @d yakbong_days patient="{n}" days=3 // yakbong_days patient="{n}" days=5 // yakbong_days patient="{n}" days=7 // yakbong_days patient="{n}" days=10 | 약봉투 | {n} 님 약은 {d}치예요.
      yakbong_days patient="{n2}" days={d2} | 약봉투 | {n2} {d2}일분 포장
      yakbong_days patient="{n2}" days={wd} | 장기 처방 | 장기 처방입니다. {n2} {w}주분.
      jojae_grind patient="{n}" grams={g} | 가루약 | {n} 님은 가루로, {mg}mg 갈아 주세요.
      jojae_grind patient="{n2}" grams={g2} | 가루약 | {n2}: 가루 {g2}그램.
      siryeop_pour patient="{n}" ml={ml2} | 시럽 | 시럽 {ml2}ml를 {n}에게.
      siryeop_pour patient="{n2}" ml={ml} | 시럽 | {n2:은} 한 달 먹을 거라 시럽을 {l}L 담는다.
      yakgap_ask patient="{n}" won={won} | 약값 | {n} 약값 {won}원.
      yakgap_ask patient="{n2}" won={manw} | 비급여 | 비급여라 {n2}에게 {man}만 원을 받습니다.
      @m bokyak_wait patient="{n2}" minutes=30 // bokyak_wait patient="{n2}" minutes=60 // bokyak_wait patient="{n2}" minutes=120 | 식후 | {n2:은} 식후 {m}에 먹게 한다.
      bokyak_wait patient="{n}" minutes=15 | 식후 | {n} 식후 15분.
      bokyak_halve patient="{n}" half=false | 통째로 | {n:은} 쪼개지 말고 통째로 드린다.
    `,
  },
  // 막걸리 양조장
  {
    language: 'ko',
    event: 'mqtt brew/vat {"독": "{v}", "고두밥kg": {kg}, "누룩g": {g}, "물L": {l}, "품온": {c}}',
    slots: { v: '발효조 2, 앞독, YJ-1', v2: '발효조 7, 뒷독, YJ-6', kg: '8..40', kgg: '{kg} * 1000', g: '600..980', gk: '{g} / 1000', l: '12..60', c: '19..29', lo: '2..6', neg: '0 - {lo}', m: '3..9', s: '{m} * 60', s2: '12..55', cm: '0.2..0.9', ml: '{cm} * 1000', d: '=나흘 / 엿새 / 이레' },
    tools: ['godubap_spread(vat, grams: int): Spread steamed rice into a vat', 'nuruk_mix(vat, kg: num): Mix in nuruk', 'nuruk_dust(vat, grams: int): Dust nuruk on top', 'doksul_stir(vat, seconds: int): Stir a vat', 'doksul_shift(vat, delta_c: int): Shift the temperature, below zero means cooler', 'doksul_ripen(vat, days: int): Let a vat ripen', 'sulbyeong_fill(vat, ml: int, bottles: int): Fill bottles'],
    steps: `
      godubap_spread vat="{v}" grams={kgg} | 덧술 | 보고된 고두밥을 그 독에 넣는다.
      godubap_spread vat="{v2}" grams=900 | 덧술 | {v2}에는 고두밥 900g.
      nuruk_mix vat="{v}" kg={gk} | 누룩 | 보고된 누룩을 그 독에 섞어 버무린다.
      nuruk_dust vat="{v2}" grams={g} | 누룩 뿌리기 | {v2} 위에도 누룩을 같은 양 뿌려 준다.
      doksul_stir vat="{v}" seconds={s} | 젓기 | 그 독을 {m}분 저어 주세요.
      doksul_stir vat="{v2}" seconds={s2} | 젓기 | {v2:은} {s2}초 젓는다.
      doksul_shift vat="{v}" delta_c={neg} | 너무 뜨겁다 | 품온이 높다. 그 독 {lo}도 낮추기.
      doksul_shift vat="{v2}" delta_c={lo} | 춥다 | {v2:이} 더디 끓습니다. {lo}도 올려 주십시오.
      @d doksul_ripen vat="{v}" days=4 // doksul_ripen vat="{v}" days=6 // doksul_ripen vat="{v}" days=7 | 익히기 | 그 독은 {d} 더 익힌다.
      doksul_ripen vat="{v2}" days=5 | 익히기 | {v2:은} 5일 더 두자.
      sulbyeong_fill vat="{v2}" ml=750 bottles={s2} | 병입 | {v2}에서 750ml {s2}병.
      sulbyeong_fill vat="{v}" ml={ml} bottles={l} | 병입 | 그 독에서 {cm}리터들이로 {l}병 담음
    `,
  },
  // 치과 기공소
  {
    language: 'ko',
    slots: { t: '크라운 21, 브리지 B, DT-9', t2: '틀니 44, 임플란트 C, DT-15', mm: '0.03..0.25', um: '{mm} * 1000', um2: '20..90', m: '4..14', s: '{m} * 60', s2: '15..55', mi: '20..40', h: '=한 시간 20분 / 두 시간 / 한 시간 반', w: '=15만 원 / 28만 원 / 6만 5천 원', w2: '=48000, 92000', cm: '1.2..3.8', mm2: '{cm} * 10' },
    tools: ['gigong_gap(piece, microns: int): Set the cement gap', 'gigong_mill(piece, height_mm: num): Mill a piece', 'gigong_cure(piece, seconds: int): Cure with light', 'gigong_sinter(piece, minutes: int): Sinter', 'gigong_bill(piece, won: int): Bill a piece', 'gigong_gloss(piece, mm: num): Put on a glaze of this thickness'],
    steps: `
      gigong_gap piece="{t}" microns={um} | 시멘트 갭 | {t} 갭은 {mm}mm로.
      gigong_gap piece="{t2}" microns={um2} | 갭 | {t2} 갭을 {um2}㎛로 잡아 주세요.
      gigong_gloss piece="{t2}" mm={mm} | 글레이징 | {t2}에 글레이즈 {mm}mm 올린다.
      gigong_mill piece="{t}" height_mm={mm2} | 밀링 | {t}, 높이 {cm}cm로 깎기.
      gigong_cure piece="{t}" seconds={s2} | 광중합 | {t} 광중합 {s2}초
      gigong_cure piece="{t2}" seconds={s} | 광중합 | 두꺼워서 {t2:은} {m}분 쬐어야 해요.
      @h gigong_sinter piece="{t}" minutes=80 // gigong_sinter piece="{t}" minutes=120 // gigong_sinter piece="{t}" minutes=90 | 소결 | {t:은} {h} 소결한다.
      gigong_sinter piece="{t2}" minutes={mi} | 급속 소결 | 급속으로 {mi}분, {t2}.
      @w gigong_bill piece="{t}" won=150000 // gigong_bill piece="{t}" won=280000 // gigong_bill piece="{t}" won=65000 | 청구 | {t} 청구 금액은 {w}입니다.
      gigong_bill piece="{t2}" won={w2} | 청구 | {t2} {w2}원 청구할 것.
    `,
  },
  // 꽃집
  {
    language: 'ko',
    slots: { f: '장미, 리시안, 유칼립투스', f2: '거베라, 소국, 안개꽃', n: '3..30', nw: '{n} in words', n2: '31..90', cm: '25..60', m: '0.7..1.8', mc: '{m} * 100', h: '2..6', hm: '{h} * 60', mi: '20..50', man: '3..20', won: '{man} * 10000', won2: '=4500, 12800, 33000', l: '0.5..2.5', ml: '{l} * 1000', ml2: '100..400', c: '주 과장, 오연서, 3층 원장님' },
    tools: ['kkot_pick(flower, stems: int): Take stems from the fridge', 'kkot_trim(flower, length_cm: int): Trim the stems', 'kkot_soak(flower, minutes: int): Let stems drink', 'kkot_food(flower, ml: int): Pour plant food', 'kkot_bouquet(customer, won: int): Make a bouquet for a price', 'ribbon_cut(cm: int): Cut ribbon'],
    steps: `
      kkot_pick flower="{f}" stems={n} | 꺼내기 | {f} {nw} 송이 꺼내 줘.
      kkot_pick flower="{f2}" stems={n2} | 꺼내기 | {f2:은} {n2}대.
      kkot_trim flower="{f2}" length_cm={cm} | 다듬기 | {f2:을} {cm}cm 길이로 다듬는다.
      kkot_soak flower="{f}" minutes={hm} | 물올림 | {f}, {h}시간 물올림.
      kkot_soak flower="{f2}" minutes={mi} | 물올림 | {f2:은} 물을 빨리 먹으니 {mi}분이면 됩니다.
      kkot_food flower="{f}" ml={ml} | 영양제 | {f} 통에 영양제 {l}리터 부어 주세요.
      kkot_food flower="{f2}" ml={ml2} | 영양제 | {f2}에는 {ml2}ml.
      kkot_bouquet customer="{c}" won={won} | 꽃다발 | {c}, {man}만 원짜리 꽃다발.
      kkot_bouquet customer="{c}" won={won2} | 작은 것 | {c:이} {won2}원어치만 묶어 달라고 했다.
      ribbon_cut cm={mc} | 리본 | 리본 {m}m 끊기
      ribbon_cut cm={cm} | 리본 | 짧은 리본도 하나, {cm}센티.
    `,
  },
  // 체육관 헬스장
  {
    language: 'ko',
    event: 'webhook /gym/pt {"회원": "{p}", "휴식": "{rest}", "러닝km": {km}, "덤벨kg": {kg}, "트레드밀": "{t}"}',
    slots: { p: '한상규, M-118, 진아', p2: '봉준서, M-140, 세라', rest: '=2분 / 1분 30초 / 45초 / 3분', km: '1.5..8.5', m: '{km} * 1000', kg: '4..30', t: '런닝 3, 창가 트레드밀, TM2', t2: '런닝 7, 벽쪽 트레드밀, TM6', m2: '400..950', mi: '10..50', s: '55..95', n: '3..20', nw: '{n} in words', mo: '=절반 / 4분의 1', pc: '10..40' },
    tools: ['dalligi_go(treadmill, metres: int): Run a distance', 'swim_rest(member, seconds: int): Set the rest between two sets', 'dalligi_warm(treadmill, minutes: int): Warm up', 'geunryeok_sets(member, reps: int, kg?: num): Lift', 'hoewon_off(member, percent: int): Give a discount'],
    steps: `
      @rest swim_rest member="{p}" seconds=120 // swim_rest member="{p}" seconds=90 // swim_rest member="{p}" seconds=45 // swim_rest member="{p}" seconds=180 | 휴식 | 회원에게 적힌 휴식 시간을 맞춘다.
      swim_rest member="{p2}" seconds={s} | 휴식 | {p2} 세트 사이 {s}초 쉬게 해.
      dalligi_go treadmill="{t}" metres={m} | 러닝 | 보고된 트레드밀로 보고된 거리를 달린다.
      dalligi_go treadmill="{t2}" metres={m2} | 러닝 | {t2}: {m2}m 뛰기
      dalligi_warm treadmill="{t2}" minutes={mi} | 워밍업 | {t2}에서 {mi}분 몸 풀기 부탁드려요.
      dalligi_warm treadmill="{t}" minutes=30 | 워밍업 | 오늘은 추우니 보고된 트레드밀에서 반 시간 몸을 푼다.
      geunryeok_sets member="{p}" reps={n} kg={kg} | 덤벨 | 보고된 회원, 보고된 덤벨로 {nw} 번.
      geunryeok_sets member="{p2}" reps={n} | 맨몸 | {p2:은} 맨몸으로 {n}회.
      @mo hoewon_off member="{p2}" percent=50 // hoewon_off member="{p2}" percent=25 | 할인 | {p2} 회비는 {mo:을} 깎아 주기로 함
      hoewon_off member="{p}" percent={pc} | 할인 | 그 회원은 {pc}% 할인.
    `,
  },
  // 마을 도서관
  {
    language: 'ko',
    slots: { b: '토지 4권, 별밤, LB-204', b2: '동의보감, 새벽강, LB-377', d: '2..5', w: '{d} * 7', d2: '8..27', u: '서진호, 대출증 88, 노 선생님', won: '=300, 700, 1400', c: '2..9', cw: '{c} * 1000', h: '=한 시간 반 / 두 시간 / 반 시간', m: '15..55', r: '열람실 2, 모둠방, 지하 서고', r2: '열람실 5, 동화방, 옥상 서가', pct: '30..70', n: '=세 권 / 다섯 권 / 일곱 권' },
    tools: ['daechul_extend(book, days: int): Lend a book for some more days', 'daechul_limit(reader, books: int): Set how many books a reader may have', 'yeonche_fee(reader, won: int): Ask for a fee', 'bang_keep(room, minutes: int): Reserve a room', 'bang_damp(room, percent: int): Set the humidity'],
    steps: `
      daechul_extend book="{b}" days={w} | 연장 | {b} {d}주 연장해 주세요.
      daechul_extend book="{b2}" days={d2} | 연장 | {b2:은} {d2}일 더 볼 수 있게.
      @n daechul_limit reader="{u}" books=3 // daechul_limit reader="{u}" books=5 // daechul_limit reader="{u}" books=7 | 권수 | {u}에게는 한 번에 {n}까지 빌려 준다.
      yeonche_fee reader="{u}" won={won} | 연체료 | {u} 연체료 {won}원
      yeonche_fee reader="{u}" won={cw} | 분실 | {u:이} 책을 잃어버렸습니다. {c}천 원을 청구합니다.
      @h bang_keep room="{r}" minutes=90 // bang_keep room="{r}" minutes=120 // bang_keep room="{r}" minutes=30 | 방 예약 | 독서 모임이래요. {r:을} {h} 잡아 줘요.
      bang_keep room="{r2}" minutes={m} | 방 예약 | {r2} {m}분 예약할 것.
      bang_damp room="{r2}" percent=50 | 습도 | 종이가 운다고 하니 {r2} 습도를 50%로 맞춥니다.
      bang_damp room="{r}" percent={pct} | 습도 | {r}, 습도 {pct}퍼센트.
    `,
  },
];
