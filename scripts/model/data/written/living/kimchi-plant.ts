import { choice, maybe, tenths, whole, type Written } from '../table';
import { coded, resident } from './village-slots';

const vat = coded('vat #, brine vat @, V-#', '#번 절임조, @조, C-#, 절임 #호, ~ 염수조');
const line = coded('line #, wash line @, L#', '#라인, 세척 #호기, @라인, 2층 #호기');
const lot = coded('lot K-###, K##-#', '로트 K-###, 배추 #차, 김치 ##호, K##-#');

export const kimchiPlant: readonly Written[] = [
  {
    tool: 'brine_fill', about: ['Fill a salting vat with brine of a strength', '절임조에 염수를 채운다'],
    takes: { vat, pct: tenths(6, 18, 'pct'), litres: maybe(whole(200, 4000, 'l')) },
    en: `
      brine of {pct} into {vat}
      fill {vat} with {litres} at {pct}
      {vat}: {pct} brine, {litres}
      {litres} of brine for {vat}, strength {pct}
      salt water {pct} to {vat}, up to the overflow
      the cabbage in {vat} is thick this week, so {pct}
      {vat} was {not_pct} and came out limp; fill it with {pct}
      {any} baskets lie in {vat}; cover them, {pct}, {litres}
      at {clock} {vat} is to stand full of {pct} brine
      not {not_vat}, {vat} gets {pct}
      <{vat} {pct}|, | and >. That is the strength for each; fill {vat}.
      let {litres} of water with {pct} salt run into {vat}`,
    ko: `
      {vat} 염수 {pct} 채우기
      {vat}에 {pct} 소금물을 {litres} 채우#
      {vat} 염도 {pct}, {litres} 투입
      {pct} 염수를 {vat}에 채우#
      배추가 두껍다. {vat:은} {pct:로} 채우#
      {not_pct:은} 물렀다. {vat} 이번에는 {pct}
      {litres:을} {vat}에, 염도는 {pct}
      {not_vat:은} 비워 두고 {vat}에 {pct} 염수 넣#
      {clock}까지 {vat}에 {pct} 소금물이 차 있어야 한다
      배추 {any}망 들어간 {vat}, 염수 {pct} 공급하#
      {vat} 간물 {pct} {litres}
      천일염 물 {pct}, {vat}에 넘칠 때까지
      {vat}: {litres} / {pct} 급수 요망
      절임 시작. {vat}에 {pct} 염수를 넣#
      {vat} 물 빼지 말고 {pct} 염수 채움
      <{vat:은} {pct}|, |, >. 조별 염도표다. {vat:을} 채우#
      배추 {any}망, 물 온도 12도. {vat}에 {pct} 염수를 {litres} 채우#
      어제 {not_vat:은} {not_pct}였는데 짰다. 오늘 {vat:은} {pct} 염수로 채우#`,
    titles: ['Fill with brine; Salting', '염수 채우기; 절임; 소금물'],
  },
  {
    tool: 'brine_drain', about: ['Drain a salting vat', '절임조 염수를 뺀다'],
    takes: { vat, keep: maybe(whole(5, 60, 'pct')) },
    en: `
      drain {vat}
      let the brine out of {vat}, {keep} stays in
      {vat} empty, please
      keep {keep} in {vat}, the rest goes out
      the salting in {vat} is over at {clock}; pull the plug
      {vat} down to {keep}
      old brine out of {vat}, not out of {not_vat}
      {any} days in use, {vat} smells. Out with all of it.
      run {vat} off but leave {keep} for the next cabbage
      open the plug of {vat}; {keep} is to stay for tomorrow`,
    ko: `
      {vat} 염수 빼기
      {vat} 물을 빼#
      {vat} 염수를 {keep}만 남기고 빼#
      {vat} 배수, 잔량 {keep}
      절임 끝. {vat:을} 비우#
      {vat} 소금물을 전부 버리#
      {keep:은} 다음에 쓰게 남기고 {vat} 배수하#
      {not_vat:은} 아직 절이는 중이니 {vat}만 빼#
      {any}일 쓴 물이다. {vat:을} 싹 비우#
      {clock}에 {vat} 배수 개시
      {vat} 마개를 열어 물을 내보내#
      {vat} 염수 배출 요망, {keep} 잔류
      채우지 말고 {vat} 배수 바람
      {vat:은} 냄새가 난다. 염수 폐기하#
      {not_vat:은} 6시간, {vat:은} {any}시간 절였다. 다 된 {vat} 염수를 빼#
      염도를 재니 9%였다. 다음에 쓰게 {keep} 남기고 {vat} 물을 빼#`,
    titles: ['Drain the brine; Empty the vat', '염수 배수; 절임조 비우기'],
  },
  {
    tool: 'vat_salt_read', about: ['Measure the salt in a vat', '염도를 잰다'],
    takes: { vat }, reads: true, result: '{any}',
    en: `
      salinity in {vat}
      measure the salt in {vat}
      how strong is {vat} by now
      salt reading, {vat}, {clock}
      take a spoon from {vat} and measure it
      {not_vat} is at {any}; check {vat}
      the {who} says {vat} tastes thin. Read the salt.
      before anything is drained: strength of {vat}
      look at the salt meter on {vat}, do not reset it
      dip and read {vat}, the cabbage has lain {any} hours`,
    ko: `
      {vat} 염도 측정
      {vat} 염도를 재#
      {vat} 몇 프로인지 확인하#
      {clock} {vat} 염도
      {vat:이} 싱겁다는 말이 있다. 염도를 보#
      {not_vat:은} {any}번 쟀다. {vat} 염도도 확인 바람
      빼기 전에 {vat} 소금 농도를 조회하#
      {who} 요청. {vat} 짠 정도 확인
      {vat} 염도계 읽기, 초기화는 하지 말 것
      절임 6시간째, {vat} 염도 체크
      {vat} 염도 값 알려 주#
      {vat} 농도 조회 요망
      기록지에 쓸 {vat} 염도를 읽#
      {vat} 소금물 센지 재 보#
      {not_vat:은} 채우는 중이고 {not_vat2:은} 빼는 중이다. {vat} 염도만 재#`,
    titles: ['Salinity; Measure the salt', '염도 측정; 염도 확인'],
  },
  {
    tool: 'salinity_meter_reset', about: ['Reset the salinity meter of a vat', '염도계를 초기화한다'],
    takes: { vat },
    en: `
      reset the salt meter of {vat}
      meter on {vat} back to zero
      {vat} shows {any} with clean water in it; start its meter over
      zero what measures {vat}
      the salt meter of {vat} begins from scratch
      {vat}: meter rinsed by {who}, now reset
      do not take a reading in {vat}, clear the meter
      {not_vat} measures right, {vat} does not: reset
      set the salinity probe at {vat} back
      {vat}: the meter, not the water, is wrong. Begin it anew.`,
    ko: `
      {vat} 염도계 초기화
      {vat} 염도계를 0으로 돌리#
      맹물인데 {any:이} 나온다. {vat} 염도계를 초기화하#
      {vat} 염도 센서 리셋
      {who:이} {vat} 전극을 헹궜다. 이제 초기화하#
      재는 게 아니라 {vat} 염도계를 초기화할 것
      {not_vat:은} 맞고 {vat:이} 틀린다. 염도계 리셋 바람
      {vat} 염도계 영점 다시
      {clock} 교대 전 {vat} 염도계 초기화 요망
      {vat} 센서값이 튄다. 처음으로 되돌리#
      염도계({vat}) 0점 잡기
      {vat} 계기를 공장값으로 리셋하#
      기준액을 부었더니 {any:이} 나와 안 맞는다. {vat} 염도계를 처음값으로 초기화하#
      {vat} 염도는 됐고 염도계가 문제다. 리셋하#`,
    titles: ['Reset the salt meter; Meter to zero', '염도계 초기화; 영점'],
  },
  {
    tool: 'wash_line_go', about: ['Start a washing line for cabbage', '세척 라인을 돌린다'],
    takes: { line, rinses: maybe(whole(1, 5, 'times')) },
    en: `
      start {line}
      {line}: wash, {rinses}
      {line} may begin, rinse {rinses}
      run {line} for the salted cabbage
      belt and sprays of {line} on
      get {line} going, {not_line} is being cleaned
      {rinses} through clean water on {line}
      {any} boxes wait before {line}. Let it run.
      {line} from {clock}; how often it rinses is as always`,
    ko: `
      {line} 세척 시작
      {line} 가동, 헹굼 {rinses}
      {line:을} 돌리#
      {line}에서 {rinses} 헹구기
      절인 배추가 나왔다. {line} 세척을 시작하#
      {not_line:은} 청소 중이니 {line:을} 켜#
      {rinses} 헹굼으로 {line} 돌리#
      배추 {any}망 대기, {line} 가동 바람
      {line} 벨트와 분사를 켜#
      {clock}에 {line} 세척 개시. 횟수는 평소대로
      {line} 기동 요망
      {line} 물 틀고 벨트 돌리기, {rinses}
      세우지 말고 {line:을} 이어서 돌리#
      {line} 세척 {rinses}
      {not_line:은} 체인이 끊겼다. 절임 배추 {any}상자를 {line:로} 돌리니 세척을 시작하#
      <{line:은} 헹굼 {rinses}|, |, >. {line}부터 가동하#`,
    titles: ['Start washing; Wash line', '세척 시작; 세척 라인 가동'],
  },
  {
    tool: 'wash_line_halt', about: ['Halt a washing line', '세척 라인을 멈춘다'],
    takes: { line, cause: maybe(choice({ '이물': ['foreign body|something in it', '이물|이물 발견'], '휴식': ['break', '휴식|쉬는 시간'], '고장': ['fault|breakdown', '고장'] })) },
    en: `
      halt {line}
      {line} stands, cause: {cause}
      stop {line} – {cause}
      [cause=이물] a screw lay between the leaves on {line}, stop the belt
      [cause=휴식] everybody has tea till {clock}; {line} waits
      [cause=고장] {line} motor smells burnt, off
      no more washing on {line} today
      {line} off, {not_line} carries on
      [cause=고장] the chain of {line} is torn. Halt.
      [cause=이물] halt {line}, a bit of glove went by, {who} saw it
      [cause=휴식] hands off for {any} minutes of rest, {line} stands
      [cause=고장] the pump of {line} gives up, halt the line`,
    ko: `
      {line} 정지
      {line} 세움, 사유 {cause}
      {line:을} 멈추#
      [cause=이물] 배춧잎 사이에서 나사가 나왔다. {line:을} 세우#
      [cause=휴식] {clock}까지 쉰다. {line:을} 멈춰 두#
      [cause=고장] {line} 모터에서 탄내. 정지하#
      [cause=고장] {line} 체인이 끊어짐, 가동 중지
      [cause=이물] {who:이} {line}에서 비닐 조각을 봤다. 즉시 멈추#
      [cause=휴식] 점심 먹고 다시 할 것이니 {line} 일단 정지
      {not_line:은} 계속 돌리고 {line}만 끄#
      {line} 정지({cause})
      {cause:로} {line} 정지 바람
      오늘 물량 {any}톤 끝. {line:을} 끄#
      {line} 벨트 멈추기
      [cause=고장] {line:이} 덜덜거리다 헛돈다. 세워 두#
      [cause=이물] 금속 검출기가 {any}번 울렸다. {line:을} 멈추#
      [cause=휴식] {not_line:은} 돌리고 {line} 사람들은 {clock}까지 쉰다. 라인을 멈추#`,
    titles: ['Halt the line; Wash line off', '세척 정지; 라인 멈춤'],
  },
  {
    tool: 'lot_outbound', about: ['Put a lot on hold or let it go', '로트를 보류하거나 출고를 허락한다'],
    takes: { lot, held: choice({ '보류': ['on hold|held', '보류'], '출고': ['released|free to go', '출고|출고 가능'] }), by: maybe(resident) },
    en: `
      {lot} {held}
      {lot}: {held}, signed {by}
      [held=보류] {lot} does not leave the house
      [held=출고] the lab is content with {lot}, load it
      [held=보류] pH of {lot} is odd at {any}; nobody touches it, says {by}
      [held=출고] lift what hangs on {lot}
      [held=출고] {by} lets {lot} go
      [held=보류] keep {lot} back, {not_lot} may go
      [held=보류] {lot} waits for the second test on {day}
      [held=출고] nothing keeps {lot} here any longer`,
    ko: `
      {lot} {held}
      {lot} {held} 처리, 확인 {by}
      [held=보류] {lot:은} 나가면 안 된다
      [held=출고] 검사 통과. {lot:을} 내보내#
      [held=보류] 산도가 이상하다. {lot:을} 묶어 두#, 결재 {by}
      [held=출고] {lot} 걸어 둔 것을 풀#
      [held=보류] {not_lot:은} 실어도 되지만 {lot:은} 잡아 두#
      [held=출고] {by} 승인. {lot} 상차해도 됨
      [held=보류] {day} 재검까지 {lot} 대기
      [held=보류] 이물 신고 {any}건, {lot} 창고에서 꺼내지 말 것
      {lot} 상태를 {held:로} 바꾸#
      [held=출고] {clock} 차에 {lot:을} 싣게 해 주#
      {lot}: {held}, 담당 {by}
      [held=출고] {lot} 이제 보내도 된다
      [held=보류] {not_lot:은} 실었다. {lot:은} 대장균 검사가 {any}시간 뒤라 내보내지 말 것
      [held=출고] {not_lot:은} 아직 묶어 두고 {lot:은} 내보내도 된다
      [held=보류] {lot} 나가지 말고 대기시킬 것`,
    titles: ['Hold the lot; Release the lot', '로트 보류; 출고 허가'],
  },
];
