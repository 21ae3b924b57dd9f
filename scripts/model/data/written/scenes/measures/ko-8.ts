import type { Scene } from '../../scene';

/** Amounts that a tool wants in another unit than the step says, and their twins that it wants as they are, in Korean, part 8. */
export const measuresKo8: readonly Scene[] = [
  // 커피 로스터리
  {
    language: 'ko',
    event: 'mqtt roast/drum {"드럼": "{d}", "생두kg": {kg}, "예열분": {m}, "배출도": {c}, "가스kW": {kw}}',
    slots: { d: '로스터 1, 큰 드럼, RS-5', d2: '로스터 4, 샘플 드럼, RS-9', kg: '1.2..14.8', g: '{kg} * 1000', m: '6..18', ms: '{m} * 60', c: '195..228', kw: '2.5..9.5', w: '{kw} * 1000', g2: '120..190', s: '20..58', w2: '=650, 900, 1400', x: '2..9', neg: '0 - {x}', h: '=이틀 / 사흘 / 일주일' },
    tools: ['rosumi_charge(drum, bean_g: int): Put green beans in', 'rosumi_warm(drum, warm_s: int): Warm a drum up', 'rosumi_gas(drum, power_w: int): Set the gas', 'rosumi_drop(drum, celsius: int): Set the temperature at which the beans are dropped', 'rosumi_nudge(drum, celsius_delta: int): Change the drop temperature; lower is negative', 'rosumi_degas(drum, rest_h: int): Let roasted beans rest', 'rosumi_bill(drum, kilos: num): Book the green beans of a drum out of the store'],
    steps: `
      rosumi_charge drum="{d}" bean_g={g} | 투입 | 보고된 생두를 그 드럼에 다 붓는다.
      rosumi_bill drum="{d}" kilos={kg} | 출고 | 창고 장부에서 그 드럼 생두를 빼 주세요.
      rosumi_charge drum="{d2}" bean_g={g2} | 샘플 | {d2}, 생두 {g2}g.
      rosumi_warm drum="{d}" warm_s={ms} | 예열 | 예열은 보고에 나온 시간만큼 그 드럼에서 이루어진다.
      rosumi_warm drum="{d2}" warm_s={s} | 예열 | {d2:은} 금방 더워지니까 {s}초면 됩니다.
      rosumi_gas drum="{d2}" power_w={w2} | 가스 | {d2} 가스 {w2}와트
      rosumi_drop drum="{d2}" celsius={c} | 배출 | {d2}도 같은 온도에서 배출하도록 맞출 것.
      rosumi_nudge drum="{d}" celsius_delta={neg} | 덜 볶기 | 탄 맛이 난다는군요. 그 드럼 배출 온도를 {x}도 낮춰 주시겠어요?
      @h rosumi_degas drum="{d}" rest_h=48 // rosumi_degas drum="{d}" rest_h=72 // rosumi_degas drum="{d}" rest_h=168 | 숙성 | 보고된 드럼 것은 {h} 재움.
      rosumi_degas drum="{d2}" rest_h=12 | 숙성 | {d2} 것은 12시간.
    `,
  },
  // 산후조리원
  {
    language: 'ko',
    slots: { r: '해솔방, 7호, 민트방', r2: '달솔방, 12호, 라벤더방', ml: '40..120', l: '0.5..1.8', lml: '{l} * 1000', kg: '2.4..4.6', g: '{kg} * 1000', g2: '=2950, 3420, 3870', m: '8..25', h: '=한 시간 반 / 두 시간 / 반 시간', d: '=보름 / 일주일 / 열흘', d2: '16..20', s: '26..39', t: '3..7', sec: '{t} * 60' },
    tools: ['pogeun_bottle(room, milk_ml: int): Prepare a bottle', 'pogeun_soup(room, broth_ml: int): Bring soup', 'pogeun_cradle(room, weight_g: int): Enter the weight of a baby', 'pogeun_nap(room, quiet_min: int): Keep a room quiet', 'pogeun_steril(room, steam_s: int): Sterilise bottles', 'pogeun_stay(room, days: int): Enter the length of the stay', 'pogeun_twins(room, twins: bool): Prepare for one child or for twins'],
    steps: `
      pogeun_bottle room="{r}" milk_ml={ml} | 수유 | {r} 분유 {ml}ml 부탁드려요.
      pogeun_soup room="{r2}" broth_ml={lml} | 미역국 | 미역국 {l}리터가 {r2:로} 나가야 합니다.
      pogeun_soup room="{r}" broth_ml=450 | 미역국 | {r:은} 450ml만 드신대요.
      pogeun_cradle room="{r}" weight_g={g} | 몸무게 | {r} 아기 {kg}kg, 기록.
      pogeun_cradle room="{r2}" weight_g={g2} | 몸무게 | {r2} 아기 몸무게는 {g2}g으로 측정되었음
      @h pogeun_nap room="{r}" quiet_min=90 // pogeun_nap room="{r}" quiet_min=120 // pogeun_nap room="{r}" quiet_min=30 | 낮잠 | {r} 산모님이 {h} 주무시게 조용히 해 둡니다.
      pogeun_nap room="{r2}" quiet_min={m} | 낮잠 | {r2:은} {m}분만 조용히.
      pogeun_steril room="{r}" steam_s={sec} | 소독 | {r} 젖병을 {t}분 찐다.
      pogeun_steril room="{r2}" steam_s={s} | 소독 | {r2} 젖병은 {s}초 쬠.
      @d pogeun_stay room="{r}" days=15 // pogeun_stay room="{r}" days=7 // pogeun_stay room="{r}" days=10 | 기간 | {r:은} {d} 계실 겁니다. 넣어 주십시오.
      pogeun_stay room="{r2}" days={d2} | 기간 | {r2}: {d2}일
      pogeun_twins room="{r}" twins=false | 한 아기 | {r:은} 쌍둥이가 아니라 한 아기예요. 그렇게 준비해요.
    `,
  },
  // 조선소 용접
  {
    language: 'ko',
    earlier: ['용접 지시서 | weld_sheet → 블록 {b}: 예열 {m}분, 틈 {mm}mm, 전류 {ka}kA', '용접 지시서 | weld_sheet → 블록 {b2}: 예열 {s}초, 틈 {um}um, 전류 {a}A'],
    slots: { b: 'BLK-12, 선수 3, 갑판 A', b2: 'BLK-27, 선미 5, 격벽 D', m: '4..15', ms: '{m} * 60', mm: '0.2..0.8', mmu: '{mm} * 1000', um: '90..190', s: '60..200', ka: '0.2..0.8', kaa: '{ka} * 1000', a: '210..390', h: '=세 시간 / 한 시간 반 / 반 시간', mi: '20..55', n: '2..19', nw: '{n} in words' },
    tools: ['yongjo_warm(block, t_s: int): Warm a block up', 'yongjo_gap(block, gap_um: int): Set the gap', 'yongjo_amp(block, ampere: int): Set the current', 'yongjo_wait(block, t_min: int): Let a block cool', 'yongjo_rods(rods: int): Hand out welding rods'],
    steps: `
      yongjo_warm block="{b}" t_s={ms} | 예열 | {b:은} 지시서대로 예열한다.
      yongjo_warm block="{b2}" t_s={s} | 예열 | {b2} 예열도 지시서에 적힌 시간으로 부탁합니다.
      yongjo_gap block="{b}" gap_um={mmu} | 틈 | {b}, 틈은 지시서에 맞춤
      yongjo_gap block="{b2}" gap_um={um} | 틈 | {b2} 틈을 지시서 값으로.
      yongjo_amp block="{b}" ampere={kaa} | 전류 | {b} 전류 설정. 지시서를 볼 것.
      yongjo_amp block="{b2}" ampere={a} | 전류 | {b2:은} 전류를 지시서만큼 걸어요.
      @h yongjo_wait block="{b}" t_min=180 // yongjo_wait block="{b}" t_min=90 // yongjo_wait block="{b}" t_min=30 | 식힘 | 때우고 나면 {b:을} {h} 식혀야 한다.
      yongjo_wait block="{b2}" t_min={mi} | 식힘 | {b2} {mi}분 식힘.
      yongjo_rods rods={n} | 봉 | 용접봉 {nw} 개 내주세요.
      yongjo_rods rods={mi} | 봉 | 용접봉 {mi}개.
    `,
  },
  // 동네 슈퍼 배달
  {
    language: 'ko',
    slots: { c: '샛별빌라 302, 문구점 위, 강 씨네', c2: '은하맨션 105, 떡볶이집, 신 여사', man: '2..30', won: '{man} * 10000', won2: '=3400, 12700, 28900', w: '=이만 오천 원 / 만 이천 원 / 6천 원', kg: '3..20', g: '{kg} * 1000', g2: '200..900', n: '=달걀 두 판 / 달걀 한 판 / 달걀 세 판', n2: '5..25', m: '31..55', h: '=한 시간 / 두 시간', l: '0.5..1.8', ml: '{l} * 1000', ml2: '910..990' },
    tools: ['syuporo_bill(home, total_won: int): Bill a home', 'syuporo_credit(home, limit_man: int): Set how much a home may owe, in units of 만 원', 'syuporo_rice(home, rice_g: int): Pack rice', 'syuporo_eggs(home, eggs: int): Pack eggs, counted singly; 한 판 is 30', 'syuporo_eta(home, eta_min: int): Say when the delivery comes', 'syuporo_soy(home, vol_ml: int): Pack soy sauce'],
    steps: `
      syuporo_bill home="{c}" total_won={won} | 계산 | {c} 모두 {man}만 원이네요.
      syuporo_bill home="{c2}" total_won={won2} | 계산 | {c2} {won2}원.
      @w syuporo_bill home="{c2}" total_won=25000 // syuporo_bill home="{c2}" total_won=12000 // syuporo_bill home="{c2}" total_won=6000 | 다시 계산 | 잘못 찍었다. {c2:은} {w}이다.
      syuporo_credit home="{c}" limit_man={man} | 외상 | {c} 외상은 {man}만 원까지만.
      syuporo_rice home="{c}" rice_g={g} | 쌀 | {c}에 쌀 {kg}kg 보냅니다.
      syuporo_rice home="{c2}" rice_g={g2} | 쌀 | {c2:은} 혼자 사셔서 {g2}g이면 된대요. 담아 주세요.
      @n syuporo_eggs home="{c}" eggs=60 // syuporo_eggs home="{c}" eggs=30 // syuporo_eggs home="{c}" eggs=90 | 달걀 | {c} {n}
      syuporo_eggs home="{c2}" eggs={n2} | 달걀 | {c2} 달걀 {n2}알 담기.
      @h syuporo_eta home="{c}" eta_min=60 // syuporo_eta home="{c}" eta_min=120 | 언제 | {c}에는 {h} 뒤에 간다고 전함.
      syuporo_eta home="{c2}" eta_min={m} | 언제 | {c2:은} {m}분 뒤 도착.
      syuporo_soy home="{c}" vol_ml={ml} | 간장 | 간장 {l}L도 {c:로}.
      syuporo_soy home="{c2}" vol_ml={ml2} | 간장 | {c2} 간장은 {ml2}ml짜리로 넣을 것
    `,
  },
  // 초등학교 과학실
  {
    language: 'ko',
    slots: { g: '1모둠, 창가 모둠, 개미조', g2: '4모둠, 뒷자리 모둠, 나비조', l: '0.1..0.8', ml: '{l} * 1000', ml2: '10..90', gg: '=20, 45, 150, 250', kg: '{gg} / 1000', m: '2..9', ms: '{m} * 60', s: '15..19', cm: '21..30', mm: '{cm} * 10', mm2: '31..89', v: '=1.5, 4.5, 3', mv: '{v} * 1000', mv2: '=120, 350, 700', n: '2..6', nw: '{n} in words', p: '=절반 / 4분의 1' },
    tools: ['gwasil_water(group, ml: int): Hand out water', 'gwasil_salt(group, kg: num): Take salt from the store for a group', 'gwasil_timer(group, sec: int): Start the timer of a group', 'gwasil_string(group, mm: int): Cut string', 'gwasil_volt(group, mv: int): Set the supply of a group', 'gwasil_glass(group, glasses: int): Hand out beakers', 'gwasil_shade(group, pct: int): Shade the window of a group', 'gwasil_flame(group, lit: bool): Light or put out the burner'],
    steps: `
      gwasil_water group="{g}" ml={ml} | 물 | {g}에 물 {l}리터를 나눠 주세요.
      gwasil_water group="{g2}" ml={ml2} | 물 | {g2}, 물 {ml2}mL.
      gwasil_salt group="{g}" kg={kg} | 소금 | 소금 {gg}g을 {g} 앞으로 꺼낸다.
      gwasil_salt group="{g2}" kg=0.3 | 소금 | {g2:은} 0.3kg 필요하다고 함.
      gwasil_timer group="{g}" sec={ms} | 시계 | {g} 실험 시간은 {m}분이에요. 재 주세요.
      gwasil_timer group="{g2}" sec={s} | 시계 | {g2}: {s}초 재기
      gwasil_string group="{g}" mm={mm} | 실 | 진자 실 {cm}cm, {g}.
      gwasil_string group="{g2}" mm={mm2} | 실 | {g2:은} {mm2}mm로 짧게 잘라 줍니다.
      gwasil_volt group="{g}" mv={mv} | 전압 | {g} 전원을 {v}V에 놓는다.
      gwasil_volt group="{g2}" mv={mv2} | 전압 | {g2} 전원 {mv2}mV
      gwasil_glass group="{g2}" glasses={n} | 비커 | {g2:로} 비커 {nw} 개.
      gwasil_glass group="{g}" glasses=7 | 비커 | 비커 7개는 {g} 것.
      @p gwasil_shade group="{g}" pct=50 // gwasil_shade group="{g}" pct=25 | 가리개 | {g} 창을 {p}만 가리십시오.
      gwasil_flame group="{g2}" lit=false | 불 | {g2} 알코올램프는 꺼진 상태여야 한다. 꺼라.
    `,
  },
  // 화물 엘리베이터 점검: 아는 도구와 함께
  {
    language: 'ko',
    event: 'webhook /lift/check {"승강기": "{e}", "하중t": {t}, "문초": {s}, "점검분": {m}, "핀": {pin}}',
    slots: { e: '화물 1, 뒤편 승강기, EL-4', e2: '화물 3, 주방 승강기, EL-8', t: '0.5..3.5', kg: '{t} * 1000', s: '3..12', sms: '{s} * 1000', m: '13..40', mss: '{m} * 60', pin: '41..60', kg2: '150..450', ms2: '500..900', s2: '61..99' },
    tools: ['hwamul_load(lift, max_kg: int): Set the greatest load', 'hwamul_door(lift, open_ms: int): Hold the doors open', 'hwamul_lock(lift, for_s: int): Lock a lift', 'hwamul_rest(lift, for_min: int): Take a lift out of service'],
    steps: `
      hwamul_load lift="{e}" max_kg={kg} | 하중 | 보고된 하중을 그 승강기의 최대로 한다.
      hwamul_load lift="{e2}" max_kg={kg2} | 하중 | {e2} 최대 {kg2}킬로
      hwamul_door lift="{e}" open_ms={sms} | 문 | 그 승강기 문은 보고된 시간 동안 열려 있어야 합니다.
      hwamul_door lift="{e2}" open_ms={ms2} | 문 | {e2} 문을 {ms2}ms 열어 주세요.
      hwamul_lock lift="{e}" for_s={mss} | 잠금 | 점검 시간 동안 그 승강기를 잠근다.
      hwamul_lock lift="{e2}" for_s={s2} | 잠금 | {e2:은} {s2}초 잠금.
      hwamul_rest lift="{e}" for_min={m} | 운휴 | 점검이 끝나도 같은 시간만큼 운행을 쉬게 해요. 보고된 승강기요.
      pushover message="{e} 점검 {m}분" | 푸시 | "{e} 점검 {m}분"이라고 푸시를 보낼 것.
      memory_store key=lift-load content="{t}톤" | 기억 | lift-load에 "{t}톤"을 저장한다.
      gpio_read pin={pin} | 핀 읽기 | 보고된 핀 값을 읽어 봐.
    `,
  },
];
