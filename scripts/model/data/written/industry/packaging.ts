import { bit, choice, many, whole, type Written } from '../table';
import { code, texts } from './slots';

export const packaging: readonly Written[] = [
  {
    tool: 'line_speed', about: ['Speed of a packaging line in packs a minute', '포장 라인 속도(분당 개수)'],
    takes: { line: whole(1, 16), ppm: whole(10, 480) },
    en: `
      line {line}: {ppm} packs a minute
      run line {line} at {ppm} per minute
      {ppm} a minute on line {line}
      The cartoner jams above that, so line {line} gets {ppm} packs/min.
      take line {line} to {ppm} ppm
      line {line}, new pace {ppm}, line {not_line} as before
      with {any} people at the end, line {line} can do {ppm} a minute
      from {clock} line {line} makes {ppm} packs each minute
      pace {ppm}, packaging line {line}
      Two belts downstream are new, but the case packer is not; it wants {ppm} packs a minute from line {line}.`,
    ko: `
      {line}라인 분당 {ppm}개
      {line}번 포장 라인을 분당 {ppm}개로 하#
      {line}라인 속도 {ppm}
      카토너가 걸린다. {line}라인은 분당 {ppm}개로 맞추#
      끝에 {any}명 있으니 {line}라인 {ppm}개/분 가능. 설정하#
      {clock}부터 {line}라인 분당 {ppm}팩
      {not_line}라인은 그대로, {line}라인만 분당 {ppm}개로 바꾸#
      {ppm}ppm으로 {line}번 라인 돌리#
      뒤쪽 벨트는 새것이지만 케이스 패커가 문제다. {line}라인을 분당 {ppm}개로 늦추거나 올려 그 값에 두#
      {any}번 오더는 {line}라인에서 분당 {ppm}개로 진행`,
    titles: ['Line speed; Packs a minute', '라인 속도; 분당 포장 수'],
  },
  {
    tool: 'sealJaw', about: ['Temperature and dwell of the sealing jaw', '씰링 조 온도와 시간'],
    takes: { line: whole(1, 16), temp: whole(90, 230, 'C'), dwell_ms: whole(80, 1200) },
    en: `
      line {line}: jaw {temp}, {dwell_ms} ms
      seal at {temp} for {dwell_ms} milliseconds on line {line}
      {dwell_ms} ms of dwell and {temp} at the jaw of line {line}
      Bags open in the drop test, {any} out of a box. Line {line}: {temp}, dwell {dwell_ms} ms.
      new film since {clock}; it wants {temp} and {dwell_ms} ms, line {line}
      sealing on line {line}: time {dwell_ms} ms, heat {temp}
      line {line} burns the foil; go to {temp} with {dwell_ms} ms
      jaw {temp} / dwell {dwell_ms} ms / line {line}
      hold the jaw of line {line} shut {dwell_ms} ms at {temp}
      Peel test on {day}: too weak. So {dwell_ms} ms under {temp}, on line {line} and not on line {not_line}.`,
    ko: `
      {line}라인 씰 {temp}, {dwell_ms}ms
      {line}라인 씰링을 {temp}, {dwell_ms}밀리초로 하#
      {line}번 라인 조 온도 {temp}, 압착 시간 {dwell_ms}ms
      낙하 시험에서 {any}개 터짐. {line}라인 {dwell_ms}ms, {temp:로} 맞추#
      {clock}에 필름을 바꿨다. {line}라인 씰 온도 {temp}, 시간 {dwell_ms}ms
      {line}라인 필름이 탄다. {temp:로} 하고 {dwell_ms}ms로 바꾸#
      씰링 {line}라인: 시간 {dwell_ms}ms / 온도 {temp}
      {dwell_ms}ms 동안 {temp}에서 눌러 주#, {line}라인
      {day} 박리 시험 불합격. {not_line}라인 말고 {line}라인을 {temp}, {dwell_ms}ms로 바꾸#
      {line}라인 압착 {dwell_ms}ms에 온도 {temp} 요망`,
    titles: ['Seal; Sealing jaw', '씰링; 씰 온도'],
  },
  {
    tool: 'date_code', about: ['Text that the ink-jet prints on the packs', '날인기 문구를 바꾼다'],
    takes: { line: whole(1, 16), text: texts('BB 0#.2028 L##\nLOT 4## / 2#:15\nEXP 2029-0#-1#\nSample, not for sale\nL## A#, keep cool', '소비기한 2028.0#.1#\nLOT 4##-#\n견본품, 판매 금지\n제조 2027.0#.0# #공장\n냉장 보관, L##') },
    en: `
      line {line} prints "{text}"
      print "{text}" on line {line}
      code on line {line}: "{text}"
      change the ink-jet of line {line} to "{text}"
      "{text}" has to stand on every pack of line {line}
      The old code ran out at {clock}. Line {line} now has "{text}".
      "{text}", line {line}, from pallet {any}
      let the packs from line {line} carry "{text}"
      {who} checked the wording for line {line}: "{text}"
      Auditors come on {day}. Until then what line {line} stamps on the film is "{text}".`,
    ko: `
      {line}라인 날인 "{text}"
      {line}라인 잉크젯 문구를 "{text}"로 바꾸#
      "{text}"를 {line}번 라인에 찍#
      {clock}에 코드 변경. {line}라인은 "{text}" 인쇄
      {any}번 팔레트부터 {line}라인 제품에 "{text}" 표기
      {who} 확인 문구: {line}라인 "{text}"
      {line}라인 포장지에 "{text}"가 찍혀야 한다
      {line}번 마킹기 내용은 "{text}"로 설정하#
      {day} 심사 대비, {line}라인 필름에는 "{text}"를 찍#
      {not_line}라인은 그대로 두고 {line}라인 마킹만 "{text}"로 고치#`,
    titles: ['Date code; Ink-jet; Print on the pack', '날인; 소비기한 인쇄; 마킹'],
  },
  {
    tool: 'reject_gate', about: ['Switch the rejecter of a checkpoint on or off', '검사기 리젝트를 켜거나 끈다'],
    takes: { checkpoint: choice({ weigher: ['checkweigher', '중량 선별기'], metal: ['metal detector', '금속 검출기'], camera: ['camera', '카메라 검사기'] }), armed: bit(['armed|1', '작동|1'], ['disarmed|0', '해제|0']) },
    en: `
      rejecter at the {checkpoint}: {armed}
      [armed=1] the {checkpoint} shall throw bad packs out again
      [armed=1] arm the pusher behind the {checkpoint}
      [armed=1] production starts at {clock}, nothing bad may pass the {checkpoint}
      [armed=0] let everything pass the {checkpoint} while {who} runs the test packs
      [armed=0] no pushing out at the {checkpoint}, {any} calibration packs are coming
      [armed=0] disable the kicker at the {checkpoint}
      [checkpoint=weigher,armed=1] light bags have to fly off the belt again
      [checkpoint=metal,armed=0] the test rods with iron in them must be allowed through for once
      [checkpoint=camera,armed=1] crooked labels should be kicked out from now on`,
    ko: `
      {checkpoint} 리젝트 {armed}
      [armed=1] {checkpoint}에서 불량을 다시 쳐 내#
      [armed=1] {checkpoint} 뒤 푸셔를 켜#
      [armed=1] {clock} 생산 시작. {checkpoint} 불량 배출 작동시킬 것
      [armed=0] {who:이} 시험품을 흘리는 동안 {checkpoint} 배출을 끄#
      [armed=0] 교정품 {any}개 통과 예정, {checkpoint} 리젝트 해제
      [checkpoint=weigher,armed=1] 가벼운 봉지는 다시 밀어 내게 하#
      [checkpoint=metal,armed=0] 쇳조각 테스트봉이 이번만은 그냥 지나가게 하#
      [checkpoint=camera,armed=1] 삐뚤어진 라벨은 이제부터 걸러 내#`,
    titles: ['Rejecter; Throw bad packs out', '리젝트; 불량 배출'],
  },
  {
    tool: 'turntable.wrap', about: ['Wrap pallets', '팔레트를 랩핑한다'],
    takes: { pallets: many(code('PL-##, P###, SSC##')), turns: whole(2, 14, 'times') },
    en: `
      wrap {pallets}, {turns}
      {pallets}: film round them {turns}
      {turns} round each of {pallets}
      {pallets} go by sea, so the film goes round {turns}
      put film on the pallets {pallets}, {turns}
      The stack leans. {pallets} have to be wrapped {turns} before {clock}.
      {turns} of film for {pallets}
      stretch film, {turns}: {pallets}
      {who} picks up {pallets} at gate {any}; wrap them {turns}
      Corner boards are on. {turns} round now, and that for {pallets}.`,
    ko: `
      {pallets} 랩핑 {turns}
      {pallets} 팔레트를 {turns} 감아 두#
      {pallets}: 필름 {turns}
      해상 운송이다. {pallets:을} {turns} 랩핑하#
      {clock} 출고 전에 {pallets:을} {turns}씩 랩핑하#
      {turns}씩 필름 감기, 대상 {pallets}
      짐이 기운다. {pallets} 팔레트에 필름을 {turns} 돌리#
      {any}번 게이트 상차분 {pallets} 랩 {turns}
      각대 부착 완료. {pallets:을} {turns} 감아 내보내#
      {who} 담당 {pallets}, 턴테이블에서 {turns} 랩핑 바람`,
    titles: ['Wrap; Stretch film', '랩핑; 팔레트 포장'],
  },
];
