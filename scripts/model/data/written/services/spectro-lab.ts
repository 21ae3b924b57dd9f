import { flag, many, maybe, names, span, tenths, whole, type Written } from '../table';

const vials = names('V-01, V-07, V-12, QC-3, blank, std-50', 'V-01, V-07, V-12, QC-3, 공시료, 표준-50');

export const spectroLab: readonly Written[] = [
  {
    tool: 'hplc_inject', about: ['Inject a vial with a method', '바이알을 분석법으로 주입한다'],
    takes: { vial: vials, method: names('AMINO_22, SUGARS-B, vitC_fast, caffeine_iso, PAH16'), ul: maybe(tenths(0.5, 50)) },
    en: `
      inject {vial}, method {method}
      {method} on {vial}, {ul} µl
      {vial} next, with {method}
      run {method} for {vial}
      shoot {ul} microlitres of {vial} onto the column, {method}
      The peak of {not_vial} tails. Try {vial} with {method}.
      {vial} waits since {clock}: {method}, injection {ul} µl
      sequence: {vial} / {method} / {ul} µl
      with {method} we measure {vial}, {any} samples follow by hand`,
    ko: `
      {vial:을} {method:로} 주입하#
      {method}, {vial}, {ul}µl
      다음 시료 {vial}, 분석법 {method}
      {vial:을} 컬럼에 {ul}µl 쏘아 주#. 분석법은 {method}
      {not_vial} 피크가 늘어진다. {vial:로} {method} 돌리#
      {clock}부터 기다린 {vial}, {method}, 주입량 {ul}µl
      {vial}에 {method:을} 적용해 측정하#
      시퀀스: {vial} / {method}`,
    titles: ['Inject; Next vial; Run the method', '시료 주입; 분석 시작'],
  },
  {
    tool: 'columnOven', about: ['Temperature of the column oven', '컬럼 오븐 온도'],
    takes: { oven: whole(1, 6), celsius: tenths(15, 80, 'C') },
    en: `
      column oven {oven} at {celsius}
      warm the column in {oven} to {celsius}
      {celsius} for oven {oven}, the sugars part better then
      oven {oven}: {celsius}
      Pressure is {any} bar too high; {celsius} in oven {oven} makes the eluent thinner.
      keep column {oven} at {celsius}, {not_oven} is off
      by {clock} oven {oven} has to show {celsius}
      let oven no. {oven} settle at {celsius}`,
    ko: `
      {oven}번 컬럼 오븐 {celsius}
      {oven}번 컬럼을 {celsius}까지 데우#
      압력이 {any}bar 높다. {oven}번 오븐을 {celsius:로} 올리#
      {not_oven}번은 꺼져 있다. {oven}번만 {celsius:로} 하#
      {clock}까지 {oven}번 오븐 {celsius} 안정화
      당 분리가 잘되게 {oven}번 오븐을 {celsius:로} 맞추#
      오븐 {oven} → {celsius}`,
    titles: ['Column oven; Column temperature', '컬럼 오븐; 컬럼 온도'],
  },
  {
    tool: 'gradient.set', about: ['Share of the two eluents', '이동상 비율을 정한다'],
    takes: { a_pct: whole(1, 99, 'pct'), b_pct: whole(1, 99, 'pct'), flow: maybe(tenths(0.1, 3)) },
    en: `
      eluent A {a_pct}, B {b_pct}
      B at {b_pct} and A at {a_pct}
      {a_pct} of A with {b_pct} of B, {flow} ml/min
      mix {b_pct} acetonitrile (B) into {a_pct} water (A)
      flow {flow}, A {a_pct}, B {b_pct}
      Start conditions are A {a_pct} and B {b_pct}; the lamp needs {any} more minutes.
      acetonitrile, that is B, {b_pct}; water, that is A, {a_pct}; {flow} ml a minute
      A/B = {a_pct}/{b_pct}`,
    ko: `
      이동상 A {a_pct}, B {b_pct}
      B를 {b_pct}, A를 {a_pct:로} 하#
      A {a_pct}에 B {b_pct}, 유속 {flow}ml/min
      아세토니트릴(B) {b_pct:을} 물(A) {a_pct:과} 섞어 두#
      초기 조건: A {a_pct}, B {b_pct}
      유속 {flow}, 물(A) {a_pct}, 아세토니트릴(B) {b_pct}
      A/B = {a_pct}/{b_pct} 설정 요망`,
    titles: ['Eluent; Gradient; Mobile phase', '이동상 비율; 그라디언트'],
  },
  {
    tool: 'lamp_uv_detector', about: ['Lamp of a detector', '검출기 램프'],
    takes: { det: names('DAD-1, DAD-2, FLD, UV-A'), burning: flag() },
    en: `
      [burning=true] ignite the lamp of {det}
      [burning=false] spare the hours of the {det} lamp, nobody measures till {day}
      [burning=true] {det} must be warm in {any} minutes, so light it
      [burning=false] the {det} lamp is done for today
      [burning=true] deuterium in {det}: on
      [burning=false] dark detector wanted: {det}
      [burning=false] {det} gets a new lamp, put the old one out first
      [burning=true] no signal without light, start the lamp in {det}, not the one in {not_det}`,
    ko: `
      [burning=true] {det} 램프를 켜#
      [burning=false] {day}까지 측정이 없다. {det} 램프 수명을 아끼게 끄#
      [burning=true] {any}분 뒤 측정이다. {det} 램프 예열
      [burning=false] 오늘 {det} 램프는 끝. 소등
      [burning=true] {not_det} 말고 {det} 중수소 램프 점등하#
      [burning=false] {det} 램프를 갈아야 한다. 먼저 불을 내리#
      [burning=true] 빛이 없어 신호가 안 나온다. {det} 램프를 살리#`,
    titles: ['Detector lamp; Lamp', '검출기 램프; 램프'],
  },
  {
    tool: 'balance.tare', about: ['Set a balance to zero', '저울을 영점으로 한다'],
    takes: { balance: names('MX5, XS-204, floor, glovebox', 'MX5, XS-204, 바닥저울, 글러브박스') },
    en: `
      zero {balance}
      tare on the balance {balance}
      {balance} shows {any} mg with nothing on it, set it to nil
      the empty dish is on {balance}; forget its weight
      {balance} back to 0
      before weighing in at {clock}, tare {balance}
      make {balance} forget the beaker, {not_balance} is fine`,
    ko: `
      {balance} 영점 맞추#
      {balance} 저울 용기 무게를 빼#
      빈 상태인데 {balance:이} {any}mg이다. 0으로 하#
      {clock} 칭량 전에 {balance} 영점
      {balance}에 빈 접시가 있다. 그 무게를 지우#
      {not_balance:은} 괜찮다. {balance}만 0점 조정하#`,
    titles: ['Tare; Zero the balance', '영점; 저울 영점'],
  },
  {
    tool: 'weigh_now', about: ['Read a balance', '저울 값을 읽는다'],
    takes: { balance: names('MX5, XS-204, floor, glovebox', 'MX5, XS-204, 바닥저울, 글러브박스') }, reads: true, result: '{any}.4',
    en: `
      what does {balance} show?
      read the weight from {balance}
      note the mass on {balance}
      how heavy is the powder on {balance}
      get the grams from {balance}, leave the zero alone
      {balance}, present weight, for the sheet of {day}
      the crucible is on {balance}: weigh
      look at {balance} and not at {not_balance}`,
    ko: `
      {balance} 값을 읽#
      {balance}에 올린 가루 무게를 보#
      {balance} 현재 무게
      영점은 건드리지 말고 {balance} 무게만 확인하#
      {day} 기록지에 쓸 {balance} 값을 가져오#
      도가니가 {balance}에 있다. 무게 조회하#
      {not_balance} 말고 {balance} 저울을 보#`,
    titles: ['Weigh; Read the balance', '칭량; 저울 읽기'],
  },
  {
    tool: 'rack_run_list', about: ['Measure several vials in this order', '여러 바이알을 차례로 측정한다'],
    takes: { order: many(vials), repeats: maybe(whole(2, 9)), gap: maybe(span('min', 1, 60)) },
    en: `
      measure {order} in this order
      {order}, each {repeats} times
      queue {order}
      first to last: {order}, pause of {gap} between them
      {order}: {repeats} injections of every vial, {gap} apart
      The rest of the tray stays cold. Only {order} are measured.
      put {order} on the list, {repeats} runs each
      for the audit of {day} we repeat {order}`,
    ko: `
      {order} 순서로 측정하#
      {order}, 각 {repeats}회
      {order:을} 목록에 올리#
      처음부터 {order}, 사이 간격 {gap}
      {order} 바이알마다 {repeats}번 주입, {gap} 간격
      나머지는 냉장. {order}만 측정하#
      {day} 심사용으로 {order} 재측정`,
    titles: ['Run list; Measure the vials', '측정 목록; 시퀀스'],
  },
];
