import { choice, maybe, names, span, tenths, whole, type Written } from '../table';
import { code } from '../industry/slots';
import { figure, letter, signed } from './plant-slots';

const meter = code('FT-1##, FQ-##, MAG-#@, COR-##');
const vessel = names('tank 7, silo 2, oil cellar, rainwater basin, day vessel, B-12', '7번 탱크, 사일로 2, 유류 지하조, 빗물조, 일일조, B-12');

export const gauging: readonly Written[] = [
  {
    tool: 'fq_preset', about: ['Set the batch quantity at which a flow meter closes its valve', '유량계가 밸브를 닫을 배치량을 정한다'],
    takes: { meter, litres: whole(20, 5000, 'l') },
    beside: { figure },
    en: `
      {meter} closes after {litres}
      batch on {meter}: {litres}
      preset {litres} on {meter}
      let {meter} measure off {litres} and close
      {litres} through {meter}, that is the batch
      a batch is {litres} from today; {meter} must know
      give {meter} {litres} as the preset, the total stays as it is
      {meter} was set to {any} litres by mistake, it should cut off at {litres}
      The truck takes {litres}. Preset {meter} for it.
      the valve behind {meter} has to shut when {litres} have passed
      cut-off at {litres}, meter {meter}
      The {who} loads at {clock}: {meter}, {litres}; {not_meter} is not used
      quantity for {meter}: {litres}. Do not start it.
      set the batch counter of {meter} to {litres}
      at {meter} the amount is {litres}
      <{meter} measures for lane {figure}|, | and >. The truck in lane {figure} takes {litres}.
      {not_meter} is set to {not_litres} for the other lane; here it is {meter} and {litres}.`,
    ko: `
      {meter} 배치량 {litres}
      {meter:을} {litres}에서 닫히게 하#
      {meter} 프리셋 {litres:로} 하#
      오늘부터 1배치가 {litres}이다. {meter}에 설정하#
      차에 {litres} 싣는다. {meter} 배치값을 맞추#
      누계는 두고 {meter} 예치량만 {litres:로} 바꾸#
      {any}리터로 잘못 잡혀 있다. {meter:을} {litres:로} 고치#
      {litres} 지나면 {meter} 뒤 밸브가 닫히게 하#
      {who:이} {clock}에 싣는다. {meter} {litres} 설정. {not_meter:은} 안 씀
      시작은 하지 말고 {meter} 배치량만 {litres:로} 하#
      {meter} 차단량 {litres} 설정 요망
      유량계 {meter}, 정량 {litres}
      저장량은 {any}루베나 되지만 한 번에 {litres}만 보낸다. {meter} 정량 맞추#
      {meter:은} {litres} 지나면 스스로 닫히게 하#
      {litres}, {meter}, 적산은 그대로
      <{meter:은} {figure}번 차로|, >. {figure}번 차로 차에 {litres} 싣는다. 정량을 맞추#
      옆 차로 {not_meter:은} {not_litres:로} 되어 있다. 이쪽 {meter:은} {litres:로} 하#`,
    titles: ['Batch quantity; Preset the meter', '배치량 설정; 유량계 프리셋'],
  },
  {
    tool: 'fq_clear', about: ['Set the resettable total of a flow meter to zero', '유량계 소계를 0으로 지운다'],
    takes: { meter },
    beside: { figure },
    en: `
      clear the trip total of {meter}
      {meter} back to zero
      zero the total on {meter}
      new month: {meter} begins at nought
      reset the litres counted by {meter}
      {meter} shows {any} m³ from the last campaign, wipe it
      empty the counter of {meter}, do not change its preset
      The tanker is away. Clear {meter}.
      after noting it down, put {meter} to 0
      the sum at {meter} is for the bin, {not_meter} keeps counting on
      at {clock} {meter} starts from zero
      The {who} has the figure on paper, so {meter} can be cleared
      start a fresh total on {meter}
      {meter} must read zero before the transfer
      last month is billed, {any} m³; {meter} to nought
      <{meter} is lane {figure}|, | and >. Lane {figure} begins at zero again.`,
    ko: `
      {meter} 소계를 지우#
      {meter} 적산 0으로 하#
      {meter} 누계 리셋
      월초다. {meter:을} 영부터 세게 하#
      {meter}에 지난번 {any}루베가 남아 있다. 지우#
      프리셋은 두고 {meter} 적산만 비우#
      탱크로리 나갔다. {meter} 초기화하#
      적어 두었으니 {meter:을} 0으로 되돌리#
      {not_meter:은} 계속 세고 {meter}만 리셋하#
      {clock}에 {meter} 적산 소거
      {who:이} 수치를 적었다. {meter} 소계 지워도 됨, 지우#
      이송 전 {meter} 0 확인이 필요하다. 소거하#
      {meter} 적산값 리셋 바람
      지난달 {any}루베 정산 끝. {meter} 0으로 하#
      <{meter:은} {figure}번 차로|, >. {figure}번 차로를 0부터 세게 하#`,
    titles: ['Zero the meter; Clear the total', '적산 리셋; 소계 지우기'],
  },
  {
    tool: 'fq_total', about: ['Read the total of a flow meter', '유량계 적산값을 읽는다'],
    takes: { meter }, reads: true, result: '{any}31 l',
    beside: { figure },
    en: `
      total of {meter}?
      how many litres has {meter} counted
      read the total on {meter}
      {meter}: counter reading
      what went through {meter} since {clock}
      before we clear it: the total of {meter}
      note what {meter} has counted, do not zero it
      The {who} bills by {meter}; fetch the reading
      the quantity on {meter}, {not_meter} is read at {clock}
      It ought to be {any} m³. What does {meter} say in total?
      meter reading {meter} for the invoice
      {any} lorries were loaded through {meter}: how much in all
      {meter}, how far has it counted
      no preset, no reset, only the reading of {meter}
      compare {meter} with the dip of the {who}: its total
      <{meter} is lane {figure}|, | and >. How much went through lane {figure} in all?`,
    ko: `
      {meter} 적산값을 읽#
      {meter} 누계 확인하#
      {meter:이} 몇 리터 셌는지 보#
      {clock} 이후 {meter:로} 얼마나 지나갔는지 확인하#
      지우기 전에 {meter} 적산 조회
      리셋하지 말고 {meter} 수치만 읽#
      {who:이} {meter:로} 정산한다. 지시값을 가져오#
      {any}루베여야 맞다. {meter} 누계는 얼마인지 보#
      청구용 {meter} 검침
      {not_meter:은} 나중에. {meter} 적산값 조회 바람
      {meter:로} 차 {any}대를 실었다. 합계가 얼마인지 보#
      {meter} 어디까지 셌는지 확인하#
      설정도 리셋도 말고 {meter} 지시값만 읽#
      {who} 실측과 비교할 {meter} 누계 조회
      <{meter:은} {figure}번 차로|, >. {figure}번 차로 누계를 읽#`,
    titles: ['Meter reading; Total', '적산 조회; 검침'],
  },
  {
    tool: 'flow_cutoff', about: ['Set the low flow cut-off of a meter in percent', '유량계 저유량 컷오프를 퍼센트로 정한다'],
    takes: { meter, pct: tenths(0, 9, 'pct'), damping_s: maybe(span('s', 1, 60)) },
    en: `
      low flow cut-off of {meter}: {pct}
      {meter} ignores everything under {pct}
      cut-off {pct}, damping {damping_s}, meter {meter}
      {meter}: {pct} cut-off and {damping_s} of damping
      let {meter} call it zero below {pct}
      {meter} creeps at night. Cut off at {pct}.
      The pump stands and {meter} still counts {any} litres an hour; below {pct} it shall count nothing.
      smooth {meter} over {damping_s} and cut at {pct}
      nothing under {pct} counts on {meter}
      creep suppression {pct} for {meter}, {not_meter} has none
      damp {meter} by {damping_s}; low flow {pct}
      raise or lower the cut-off at {meter} to {pct}
      The {who} wants {pct} as the lower limit of what {meter} counts
      {any} mm of pipe are never full, so {meter} drifts; everything under {pct} is nothing`,
    ko: `
      {meter} 저유량 컷오프 {pct}
      {meter:은} {pct} 아래를 0으로 보게 하#
      {meter}: 컷오프 {pct}, 댐핑 {damping_s}
      밤에 {meter:이} 슬금슬금 돈다. {pct}에서 끊#
      펌프가 섰는데 {meter:이} 시간당 {any}리터를 센다. {pct} 미만은 안 세게 하#
      {meter} 댐핑 {damping_s}, 저유량 차단 {pct}
      {damping_s} 평활, {pct} 컷오프로 {meter:을} 맞추#
      {not_meter:은} 없고 {meter}에는 {pct} 컷오프를 두#
      {meter} 로우컷 {pct} 설정 바람
      {who} 요청, {meter} 계량 하한 {pct}
      {meter} 컷오프를 {pct:로} 바꾸#
      배관이 {any}mm밖에 안 찬다. {meter} 드리프트 방지로 {pct} 미만 무시하게 하#
      {meter}: 로우컷 {pct}, 평활 {damping_s}
      {clock}에 {meter:이} 혼자 움직였다. 컷오프 {pct}`,
    titles: ['Low flow cut-off; Creep', '저유량 컷오프; 로우컷'],
  },
  {
    tool: 'level_offset', about: ['Correct the level reading of a vessel by millimetres', '액위 지시를 밀리미터만큼 보정한다'],
    takes: { vessel, mm: signed(-90, 90) },
    en: `
      offset of {vessel}: {mm} mm
      {vessel}, level offset {mm} mm
      correct the level of {vessel} by {mm} mm
      [mm=12] the radar of {vessel} reads 12 mm too little, correct it
      [mm=-12] the radar of {vessel} reads 12 mm too much, correct it
      [mm=-30] take 30 mm off what {vessel} shows
      [mm=30] add 30 mm to what {vessel} shows
      [mm=0] no correction on {vessel} any more
      The dip gave {any} cm; so {vessel} needs {mm} mm of offset.
      {mm} mm into the level transmitter of {vessel}
      give the display of {vessel} a shift of {mm} mm
      [mm=-7] {vessel} shows seven millimetres more than the tape; bring it down by them
      [mm=25] {vessel} shows 25 mm less than the tape, up with it
      The {who} dipped on {day}: {mm} mm for {vessel}, nothing for {not_vessel}
      [mm=-18] {any} cm in the book, and {vessel} shows 18 mm above that: take the surplus off
      {not_vessel} was off by {not_mm} mm on {day}; {vessel} wants an offset of {mm} mm.`,
    ko: `
      {vessel} 보정값 {mm}mm
      {vessel} 액위를 {mm}mm 보정하#
      [mm=12] {vessel} 레이더가 12mm 적게 읽는다. 보정하#
      [mm=-12] {vessel} 레이더가 12mm 많이 읽는다. 보정하#
      [mm=-30] {vessel} 지시에서 30mm를 빼#
      [mm=30] {vessel} 지시에 30mm를 더하#
      [mm=0] {vessel} 보정은 이제 없앤다
      실측이 {any}cm다. {vessel} 오프셋 {mm}mm 입력하#
      {vessel} 레벨계에 {mm}mm 넣#
      [mm=-7] {vessel:이} 줄자보다 7mm 높게 나온다. 그만큼 내리#
      [mm=25] {vessel:이} 줄자보다 25mm 낮게 나온다. 올리#
      {who:이} {day}에 실측함. {vessel} {mm}mm, {not_vessel:은} 보정 없음
      {vessel} 액위 오프셋 {mm}mm 설정 바람
      [mm=-18] {vessel:이} 장부보다 18mm 높게 나온다. 넘는 만큼 빼#
      {day}에 {not_vessel:은} {not_mm}mm 틀렸다. {vessel} 오프셋은 {mm}mm로 하#`,
    titles: ['Level offset; Correct the gauge', '액위 보정; 레벨 오프셋'],
  },
  {
    tool: 'strap_range', about: ['Set empty and full distance of a level transmitter in centimetres', '레벨계의 공(empty)·만(full) 거리를 센티로 정한다'],
    takes: { vessel, empty: whole(200, 900), full: whole(10, 90) },
    en: `
      {vessel}: empty at {empty} cm, full at {full} cm
      empty distance {empty}, full distance {full}, {vessel}
      full is {full} cm and empty is {empty} cm on {vessel}
      range of {vessel}: {full} cm means full, {empty} cm means empty
      tell the radar on {vessel} that {empty} cm is nothing and {full} cm is everything
      0 % at {empty} cm, 100 % at {full} cm; vessel {vessel}
      100 percent lies {full} cm below the flange of {vessel}, zero lies {empty} cm below it
      {vessel} was rebuilt on {day}: the floor is {empty} cm away now, the overflow {full}
      the overflow of {vessel} sits {full} cm under the transmitter, the bottom {empty} cm
      scale {vessel} anew, empty {empty}, full {full}, it was {any} off
      put {full} for full and {empty} for empty into {vessel}, leave {not_vessel}
      The {who} hung the sensor of {vessel} lower: {full} cm to the brim, {empty} cm to the floor
      from flange to floor {empty} cm, from flange to brim {full} cm, that is {vessel}
      {vessel} / empty {empty} / full {full}
      what is {empty} cm away counts as empty and what is {full} cm away as full, on {vessel}
      The old figures were {not_empty} and {not_full}. {vessel} now has {empty} cm when empty and {full} cm when full.`,
    ko: `
      {vessel} 공 {empty}cm, 만 {full}cm
      {vessel}: 만수 {full}, 공수 {empty}
      {vessel:은} {empty}cm가 0%, {full}cm가 100%다. 설정하#
      100%는 {full}cm, 0%는 {empty}cm — {vessel}
      {day}에 {vessel:을} 고쳤다. 바닥까지 {empty}cm, 오버플로까지 {full}cm로 맞추#
      {vessel} 레이더 범위: 빈 거리 {empty}cm, 찬 거리 {full}cm
      {vessel} 오버플로는 센서 아래 {full}cm, 바닥은 {empty}cm. 스케일 입력하#
      {not_vessel:은} 두고 {vessel} 스케일만 공 {empty} 만 {full:로} 하#
      찬 거리 {full}, 빈 거리 {empty}, 대상 {vessel}
      {vessel} 레인지 재설정: empty {empty}, full {full}
      {who:이} {vessel} 센서를 내려 달았다. 찬 거리 {full}cm, 빈 거리 {empty}cm
      플랜지에서 바닥 {empty}cm, 테두리 {full}cm. {vessel} 범위 입력
      {vessel} / 공 {empty} / 만 {full}
      {empty}cm 떨어지면 빈 것, {full}cm면 찬 것으로 {vessel:을} 설정하#
      예전 값은 {not_empty}, {not_full}. 이제 {vessel:은} 공 {empty}cm, 만 {full}cm로 하#`,
    titles: ['Empty and full; Range of the level', '레벨 범위; 공·만 설정'],
  },
  {
    tool: 'valve_outlet_cmd', about: ['Open or close the outlet of a vessel, or hold it where it is', '용기 출구를 열고 닫고 그 자리에 둔다'],
    takes: { vessel, cmd: choice({ 열기: ['open', '열림|개방'], 닫기: ['closed|shut', '닫힘|폐쇄'], 유지: ['hold|held', '유지|고정'] }) },
    beside: { letter },
    en: `
      outlet of {vessel}: {cmd}
      [cmd=열기] open the outlet of {vessel}
      [cmd=닫기] close the outlet of {vessel}
      [cmd=유지] leave the outlet of {vessel} at the angle it has, and fix it there
      [cmd=열기] let {vessel} run out
      [cmd=닫기] nothing more may leave {vessel}
      [cmd=유지] half open is right for {vessel}: do not let its outlet move
      [cmd=열기] {vessel} delivers from {clock} on
      [cmd=닫기] {vessel} is down to {any} cm, keep what is left in it
      [cmd=유지] The {who} adjusted the outlet on {vessel} by hand, it stays exactly so
      [cmd=닫기] {not_vessel} delivers; pull the outlet of {vessel} shut
      [cmd=열기] drain {vessel} through its outlet
      [cmd=유지] freeze the outlet valve of {vessel} in its place
      {vessel} outlet should be {cmd}
      [cmd=열기] <{vessel} supplies hall {letter}|, | and >. Hall {letter} is waiting for it: let it flow.
      [cmd=닫기] <{vessel} supplies hall {letter}|, | and >. Hall {letter} is full, nothing more to it.`,
    ko: `
      {vessel} 출구 {cmd}
      [cmd=열기] {vessel} 출구를 열#
      [cmd=닫기] {vessel} 출구를 닫#
      [cmd=유지] {vessel} 출구는 지금 각도로 붙들어 두#
      [cmd=열기] {vessel:을} 흘려보내#
      [cmd=닫기] {vessel}에서 더 나가지 못하게 막#
      [cmd=유지] {who:이} 손으로 맞췄다. {vessel} 출구 밸브를 그 자리에 고정
      [cmd=열기] {clock}부터 {vessel}에서 내보내#
      [cmd=닫기] {vessel:이} {any}cm 남았다. 남은 것은 지키게 출구를 잠그#
      [cmd=유지] 반쯤 열린 것이 맞다. {vessel} 출구가 움직이지 않게 하#
      [cmd=닫기] {not_vessel:이} 대신 보낸다. {vessel} 출구 폐쇄
      [cmd=열기] {vessel} 출구로 배수
      {vessel} 출구 밸브를 {cmd} 상태로 하#
      [cmd=유지] {vessel} 출구는 열지도 닫지도 말고 지금대로 고정
      [cmd=열기] {any}번 차가 왔다. {vessel} 쪽에서 나오게 하#
      [cmd=열기] <{vessel:은} {letter}동|, > 공급. {letter}동이 기다린다. 그 출구를 열#
      [cmd=닫기] <{vessel:은} {letter}동|, > 공급. {letter}동은 찼다. 그 출구를 닫#`,
    titles: ['Outlet; Open, close or hold', '출구 밸브; 열기·닫기·유지'],
  },
];
