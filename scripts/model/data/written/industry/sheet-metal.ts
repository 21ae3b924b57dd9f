import { choice, flag, maybe, tenths, whole, type Written } from '../table';

export const sheetMetal: readonly Written[] = [
  {
    tool: 'laser_power', about: ['Set the power of the cutting head', '절단 헤드 출력을 정한다'],
    takes: { head: whole(1, 4), kw: tenths(0.5, 12, 'kW'), gas: maybe(choice({ n2: ['nitrogen|N2', '질소'], o2: ['oxygen|O2', '산소'], air: ['air|shop air', '공기|에어'] })) },
    en: `
      head {head} at {kw}
      cutting head {head}: {kw}, {gas}
      cut with {kw} on head {head}, {gas}
      [gas=n2] Stainless, the edge has to stay bright: head {head}, {kw}.
      [gas=o2] mild steel {any} mm, burn it through with head {head}, {kw}, oxygen
      dross below the sheet since {clock}; lift head {head} to {kw}
      take head {head} down to {kw}, leave head {not_head}
      aluminium today, head {head} works with {gas} at {kw}
      Head {head} should have {kw} of light and not a bit more.
      {gas} and {kw} for head {head}`,
    ko: `
      {head}번 헤드 출력 {kw}
      {head}번 헤드를 {kw}, {gas:로} 하#
      절단 헤드 {head}번: {kw} / {gas}
      [gas=n2] 스테인리스라 단면이 하얘야 한다. {head}번 헤드 {kw}, 질소
      [gas=o2] 연강 {any}mm, 산소로 {head}번 헤드 {kw} 절단 출력 설정
      {clock}부터 드로스 발생. {head}번 헤드 출력을 {kw:로} 올리#
      {not_head}번은 두고 {head}번 레이저만 {kw:로} 낮추#
      알루미늄 작업, {gas} 가스에 {head}번 헤드 {kw:로} 맞추#
      {head}번 헤드는 {kw:을} 넘기지 않는다. 그 값으로 설정하#`,
    titles: ['Laser power; Cutting head', '레이저 출력; 절단 헤드 설정'],
  },
  {
    tool: 'nozzle.height', about: ['Distance of the nozzle from the sheet', '노즐과 판 사이 간격'],
    takes: { head: whole(1, 4), mm: tenths(0.3, 6, 'mm') },
    en: `
      head {head}: nozzle {mm} off the sheet
      keep the nozzle of head {head} {mm} above the plate
      {mm} stand-off on head {head}
      The sheet is bowed. Raise the nozzle of head {head} to {mm}.
      gap {mm}, head {head}
      so that it does not scratch the film, let head {head} fly {mm} over the sheet
      bring the tip of head {head} to {mm}; head {not_head} hangs at {any}
      nozzle {any} was fitted at {clock}, its gap on head {head} is {mm}
      set the distance between plate and nozzle at {mm} for head {head}
      Head {head} rides too high, {mm} is right.`,
    ko: `
      {head}번 헤드 노즐 간격 {mm}
      {head}번 노즐을 판에서 {mm} 띄우#
      판이 휘었다. {head}번 헤드 노즐 높이를 {mm:로} 올리#
      갭 {mm}, {head}번 헤드
      보호 필름이 긁히지 않도록 {head}번 노즐을 {mm} 위로 유지하#
      {not_head}번 말고 {head}번 노즐과 판 사이를 {mm:로} 하#
      {clock}에 노즐을 갈았다. {head}번 헤드 간격은 {mm:로} 맞추#
      {head}번이 너무 높다. 노즐 끝을 {mm}까지 내리#
      스탠드오프: {head}번 / {mm}`,
    titles: ['Nozzle gap; Stand-off', '노즐 간격; 노즐 높이'],
  },
  {
    tool: 'brake_bend', about: ['Program a bend of the press brake', '절곡 각도를 정한다'],
    takes: { step: whole(1, 14), angle: whole(30, 175), backgauge: tenths(8, 600, 'mm') },
    en: `
      bend {step}: {angle} degrees, stop at {backgauge}
      press brake, bend no. {step}, {angle}° with the backgauge at {backgauge}
      bend {step} goes to {angle} deg; gauge {backgauge}
      Backgauge {backgauge}, then fold to {angle}°, that is bend {step}.
      The flange springs back, so bend {step} must be {angle} degrees; the stop stays at {backgauge}.
      fold number {step}: stop {backgauge}, angle {angle}°
      with the fingers at {backgauge} make bend {step} {angle}°
      sheet {any} on the stack gets, as bend {step}, {angle}° against a stop of {backgauge}
      For the lid, bend {step} is {angle}°, and the gauge {backgauge}, not what stood there on {day}.`,
    ko: `
      {step}번 절곡 {angle}도, 백게이지 {backgauge}
      절곡 {step}: 각도 {angle}도 / 백게이지 {backgauge}
      백게이지를 {backgauge}에 두고 {step}번 절곡을 {angle}도로 하#
      스프링백이 있다. {step}번 굽힘 각도 {angle}도, 게이지 {backgauge:로} 수정하#
      {step}번째 벤딩은 게이지 {backgauge}에서 {angle}도
      뚜껑 {any}장용: {step}번 절곡을 {angle}도, 백게이지 {backgauge:로} 입력하#
      {backgauge} 위치에서 {angle}도로 꺾는다. 이것이 {step}번 절곡
      {day} 값 말고 {step}번 절곡은 {angle}도에 백게이지 {backgauge:로} 바꾸#
      벤딩 {step}번 각도를 {angle}도로 하고 스토퍼는 {backgauge}`,
    titles: ['Bend; Press brake', '절곡; 벤딩 설정'],
  },
  {
    tool: 'tableExchange', about: ['Exchange the cutting tables', '절단 테이블을 교환한다'],
    takes: { inside: choice({ A: ['A', 'A'], B: ['B', 'B'] }), wait_for_cut: flag() },
    en: `
      [wait_for_cut=true] when the cut is through, bring table {inside} in
      [wait_for_cut=true] Table {inside} goes under the laser as soon as the running sheet is finished.
      [wait_for_cut=true] let it finish, then table {inside} in
      [wait_for_cut=true] swap tables after the present program, {inside} comes in
      [wait_for_cut=true] no abort, please: once the head stands still {inside} moves under it
      [wait_for_cut=false] bring table {inside} in at once, even in the middle of a cut
      [wait_for_cut=false] Table {inside} in now. The sheet on the other one is scrap anyway.
      [wait_for_cut=false] there is smoke under the grid, change to table {inside} without waiting
      [wait_for_cut=false] never mind the running contour, {inside} under the laser immediately
      [wait_for_cut=false] break off and exchange, {inside} inside`,
    ko: `
      [wait_for_cut=true] 절단이 끝나면 {inside} 테이블을 넣#
      [wait_for_cut=true] 지금 판이 다 잘린 다음 {inside} 테이블 투입
      [wait_for_cut=true] 진행 중인 가공을 마치고 {inside} 테이블로 교환하#
      [wait_for_cut=true] 헤드가 멈춘 뒤에 {inside} 테이블을 안으로 보내#
      [wait_for_cut=true] 중단하지 말 것. 프로그램 종료 후 {inside} 반입
      [wait_for_cut=false] 기다리지 말고 {inside} 테이블을 바로 넣#
      [wait_for_cut=false] 절단 도중이라도 {inside} 테이블로 즉시 교환하#
      [wait_for_cut=false] 그리드 밑에서 연기가 난다. 당장 {inside} 테이블로 바꾸#
      [wait_for_cut=false] 저 판은 어차피 불량이다. 가공을 끊고 {inside} 테이블 투입
      [wait_for_cut=false] {inside} 테이블, 지금 곧장 반입할 것`,
    titles: ['Table exchange; Next sheet', '테이블 교환; 판재 투입'],
  },
];
