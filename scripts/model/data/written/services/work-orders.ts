import { code, texts } from '../industry/slots';
import { choice, date, maybe, names, span, type Written } from '../table';

const order = code('WO-####, W####, JOB-###, MT-26-##, M/####');
const tech = names('Ivo, Marta, K. Lund, Sanjay, P. Breuer, Min-su, Ola, the Wednesday crew', '강민수, 오재현, 이가영, 설비 1조, 박 기사, 최 반장, 협력사 김 과장');
const asset = names('AHU-2, lift 3, pump 12, boiler east, gate north, press 4, chiller B, sprinkler loop 7', '공조기 2, 승강기 3, 펌프 12, 동편 보일러, 북문, 프레스 4, 냉동기 B, 소화배관 7');

export const workOrders: readonly Written[] = [
  {
    tool: 'wo_open', about: ['Open a work order for an asset', '설비의 작업 지시를 연다'],
    takes: { asset, job: texts(`
      replace the drive belt, size A-5#
      leak at flange #, about # drops a minute
      rattles above 4# Hz, find out why
      lubricate # bearings and write down the grease
      lamp # dark, ladder needed
      check the valve, clean it and photograph the seat
      paint line # again, 1# m, yellow, not before the shift ends
      water under the motor, # litres, find the source and dry it
      swap phases # and 2, it turns the wrong way, then test without load
      filter # is grey, take a new one from shelf 1#, vacuum the housing
      noise like marbles, comes and goes, somebody should listen for # minutes
      door drags, hinge # is bent`, `
      구동 벨트 교체, 규격 A-5#
      #번 플랜지 누수, 분당 #방울
      4#Hz 넘으면 덜덜거림, 원인 확인
      베어링 #개 급유하고 그리스 이름 적을 것
      #번 등 꺼짐, 사다리 필요
      밸브 점검, 청소 후 시트 사진
      #번 선 다시 칠, 1#m, 노란색, 교대 끝난 뒤에
      모터 밑에 물 #리터, 출처 찾고 말릴 것
      #번과 2번 상 바꾸기, 거꾸로 돎, 무부하로 시험
      #번 필터 회색, 1#번 선반에서 새것, 하우징도 청소
      구슬 굴러가는 소리, 났다 안 났다 함, #분쯤 들어 볼 것
      문이 끌림, 경첩 #번 휨`), due: maybe(date()) },
    en: `
      open a work order for {asset}: {job}
      work order, {asset}, due {due}: {job}
      {asset}: "{job}"
      "{job}" on {asset} is to be a work order, due {due}
      somebody has to see to {asset}; enter "{job}"
      new order for {asset}, text "{job}", no date
      by {due} on {asset}: {job}
      The {who} found it at {clock}. Work order for {asset}: {job}
      write up {asset}: {job}
      make an order out of this, {asset}, "{job}"
      order to be opened, asset {asset}, to be done by {due}: "{job}"
      enter for {asset} (not {not_asset}): {job}
      {not_asset} was seen to in spring. What is wrong now is on {asset}: {job}
      The round at {clock} gave {any} findings, one is worth an order: {asset}, "{job}".
      {asset} must be right again by {due}, so enter this: {job}
      tell the workshop about {asset} in an order of its own: {job}`,
    ko: `
      {asset} 작업 지시를 열#: {job}
      작업 지시 {asset}, 기한 {due}: {job}
      {asset}: "{job}" 작업 등록
      {asset}에 "{job}" 작업 지시를 내#. 기한 {due}
      {clock}에 {who:이} 발견했다. {asset} 작업 지시: {job}
      {asset} 건 신규 등록, 내용 "{job}", 기한 없음
      {due}까지 {asset}: {job}
      {not_asset:이} 아니라 {asset:이}다. "{job}"라고 지시를 내#
      작업 요청 접수, 설비 {asset}, 내용: {job}
      {not_asset:은} 봄에 손봤다. 이번엔 {asset:이}다. 작업 등록: {job}
      {clock} 순회에서 {any}건 나왔다. 그중 {asset} "{job}" 한 건은 지시로 올릴 것
      {asset:은} {due}까지 멀쩡해져야 한다. 지시 내용: {job}
      정비실에 {asset} 작업 지시 한 건: {job}
      {asset} 고장 접수해 두#. 내용은 {job}`,
    titles: ['Open a work order; New job', '작업 지시; 신규 작업'],
  },
  {
    tool: 'wo_give', about: ['Give a work order to somebody', '작업을 담당자에게 맡긴다'],
    takes: { order, tech },
    en: `
      give {order} to {tech}
      {tech} does {order}
      {order} → {tech}
      {tech} is to take care of {order}
      assign {tech} to {order}
      hand {order} over to {tech}, {not_tech} has too much on the table
      {order} lies around since {day}; {tech} takes it
      let {tech} have {order}
      the one for {order} is {tech}
      {any} orders are open. {order} goes to {tech}.
      put the name {tech} on {order}
      {tech} has the right ladder, so {order} is for {tech}
      {tech} and {not_tech} are both free at {clock}; the first knows the machine of {order} and gets it.
      {not_tech} was down for {order} and is ill. In the place: {tech}.
      {order} needs two hours and a long arm. {tech} has both.`,
    ko: `
      {order:을} {tech}에게 맡기#
      {order} 담당 {tech}
      {tech:이} {order:을} 처리하게 하#
      {order} → {tech} 배정
      {not_tech:은} 일이 밀렸다. {order:은} {tech}에게 주#
      {day}부터 놀고 있는 {order:을} {tech}에게 배정하#
      미결 {any}건 가운데 {order:은} {tech} 몫으로
      {order} 담당자를 {tech:로} 하#
      {tech}, {order} 맡김
      {clock}에 {tech:과} {not_tech} 둘 다 빈다. {order} 설비는 앞사람이 잘 안다. 그쪽에 맡기#
      {order:은} 원래 {not_tech} 몫인데 아프다. {tech:로} 바꾸#
      {order:은} 두 시간에 긴 팔이 필요하다. {tech:이} 딱이다. 배정하#
      {tech} 이름을 {order}에 올리#
      {order} 담당 지정: {tech}`,
    titles: ['Assign the work order; Who does it', '담당 배정; 작업 배정'],
  },
  {
    tool: 'wo_pause', about: ['Interrupt a work order, with the reason', '사유를 적고 작업을 중단한다'],
    takes: { order, reason: choice({ parts: ['waiting for parts|parts', '자재 대기|부품 없음'], access: ['no access|access', '출입 불가|접근 불가'], weather: ['weather', '날씨|기상'] }) },
    en: `
      interrupt {order}: {reason}
      {order} on hold, {reason}
      [reason=parts] the bearing for {order} comes in {any} days, let the order wait
      [reason=access] the tenant does not open, so {order} rests
      [reason=weather] too much wind on the roof for {order}, pause it
      {order} cannot go on because of {reason}
      [reason=parts] put {order} aside until the gasket is here
      [reason=weather] it pours, {order} has to wait
      [reason=access] a lorry stands over the hatch, hold {order}
      pause {order} ({reason}), {not_order} goes on
      [reason=access] {order}: the {who} has the only key and is back on {day}; interrupt
      [reason=weather] frost since {clock}; {order} waits, do not close it
      [reason=parts] {order} waits for {any} screws that nobody has in stock, and no, it is not cancelled
      [reason=access] {order} is in the cleanroom and nobody may enter before {day}
      [reason=weather] at minus 9 nobody climbs the mast for {order}
      {not_order} is finished, {order} is only interrupted: {reason}`,
    ko: `
      {order} 중단, 사유 {reason}
      {order:을} {reason:로} 보류하#
      [reason=parts] {order}에 쓸 베어링이 {any}일 뒤에 온다. 작업을 멈춰 두#
      [reason=access] 세대에서 문을 안 연다. {order:을} 세워 두#
      [reason=weather] 지붕에 바람이 세다. {order} 중단
      {reason} 때문에 {order} 진행 불가
      [reason=parts] 패킹이 들어올 때까지 {order:은} 쉬게 하#
      [reason=weather] 비가 쏟아진다. {order} 보류할 것
      [reason=access] 화물차가 맨홀을 막고 있다. {order} 멈춤
      {not_order:은} 계속, {order}만 {reason} 사유로 중단하#
      [reason=access] 열쇠가 {who}에게만 있고 {day}에 온다. {order} 보류
      [reason=parts] {order:은} 재고에 없는 나사 {any}개를 기다린다. 취소는 아니고 보류
      [reason=access] {order} 장소가 클린룸이라 {day} 전에는 못 들어간다. 중단하#
      [reason=weather] 영하 9도에 {order} 때문에 철탑에 오를 수 없다. 멈춰 두#
      {not_order:은} 끝났고 {order:은} 중단이다. 사유 {reason}`,
    titles: ['Interrupt the work; On hold', '작업 중단; 보류'],
  },
  {
    tool: 'wo_resume', about: ['Go on with an interrupted work order', '중단한 작업을 다시 진행한다'],
    takes: { order },
    en: `
      resume {order}
      {order} can go on
      the parts for {order} are here, continue
      carry on with {order}
      {order} off hold
      The rain stopped at {clock}; take {order} up again.
      {order} has waited {any} days and now the way is clear
      lift the pause of {order}, {not_order} keeps waiting
      go ahead with {order} where it was left
      {order}: no longer interrupted
      The parts came in box {any} at {clock}. {order} need not wait any longer.
      {order} and {not_order} both rest; the door for the first is open now, go on with it
      key found, {order} goes on`,
    ko: `
      {order:을} 다시 진행하#
      {order} 재개
      {order} 부품이 왔다. 이어서 하#
      {order} 보류 해제
      {clock}에 비가 그쳤다. {order:을} 다시 시작하#
      {any}일 기다린 {order}, 이제 길이 열렸다. 재개 바람
      {not_order:은} 더 기다리고 {order}만 풀#
      멈춰 둔 {order} 이어 가기
      {clock}에 {any}번 상자로 부품이 왔다. {order:은} 더 기다릴 것 없다. 재개하#
      {order:과} {not_order} 둘 다 멈춰 있다. 앞엣것은 문이 열렸으니 이어서 하#
      열쇠를 찾았다. {order} 계속 진행
      서리 걷힘, {order} 다시 착수
      {order} 재착수하#
      쉬던 {order}, 오늘부터 이어서`,
    titles: ['Go on with the order; Resume', '작업 재개; 보류 해제'],
  },
  {
    tool: 'wo_finish', about: ['Finish a work order with the time it took', '걸린 시간을 적고 작업을 끝낸다'],
    takes: { order, spent_min: span('min', 5, 300), by: maybe(tech) },
    en: `
      finish {order}, it took {spent_min}
      {order} done in {spent_min}
      {order} is complete, {spent_min} by {by}
      {by} needed {spent_min} for {order}; close it
      book {spent_min} on {order} and end it
      {spent_min} of work, {order} finished
      planned were {any} minutes, {order} took {spent_min}. Done.
      {order} off the list, time {spent_min}, done by {by}
      {by} has finished {order} after {spent_min}
      tick off {order} with {spent_min}
      mark {order} as ready, {spent_min} spent, {not_order} is still open
      the machine of {order} runs again; enter {spent_min} and finish
      {any} minutes on the road do not count. At the machine {by} worked {spent_min}, and {order} is finished.
      {order} began at {clock} and is through; on the clock stand {spent_min}
      no scrap, no pause: {order} is done, {spent_min} of work`,
    ko: `
      {order} 완료, {spent_min} 걸림
      {order:을} 끝내#. 작업 시간 {spent_min}
      {by:이} {order:을} {spent_min} 만에 마쳤다. 완료 처리하#
      {order} 종료, {spent_min}, 작업자 {by}
      {spent_min} 기록하고 {order:을} 마감하#
      예정은 {any}분이었지만 {order:은} {spent_min} 걸렸다. 완료로 바꾸#
      {not_order:은} 아직이고 {order:은} 다 됐다. 소요 {spent_min}
      {order} 완료 보고: {spent_min}, {by}
      {order} 설비가 다시 돈다. {spent_min} 적고 끝낼 것
      오가는 {any}분은 빼고 {by:이} {spent_min} 일했다. {order} 완료 처리하#
      {clock}에 시작한 {order:이} 끝났다. 작업 {spent_min}
      취소도 보류도 아니다. {order} 다 했고 {spent_min} 걸림
      {order} 마감, {by:이} {spent_min}`,
    titles: ['Finish the order; Work done', '작업 완료; 작업 마감'],
  },
  {
    tool: 'wo_scrap', about: ['Withdraw a work order that is not to be done', '하지 않을 작업 지시를 취소한다'],
    takes: { order },
    en: `
      withdraw {order}
      {order} will not be done, cancel it
      scrap {order}
      {order} is the same as {not_order}; drop {order}
      the machine of {order} was sold on {day}, so cancel the order
      {order} was entered by mistake
      nobody has to do {order} any more, and nobody has done it
      take {order} back, no hours booked
      {order}: cancelled
      A double: {order} goes, {not_order} remains.
      {any} orders too many; {order} is one of those that never happen
      {order} asks for a filter in a machine that has none. Away with it.
      The tenant repaired it alone on {day}; {order} will never be done by us.
      not finished, not on hold, simply withdrawn: {order}`,
    ko: `
      {order:을} 취소하#
      {order:은} 하지 않는다. 철회하#
      {order:은} {not_order:과} 같은 건이다. {order:을} 없애#
      {order} 설비는 {day}에 팔렸다. 지시를 취소할 것
      {order:은} 잘못 등록했다. 거두#
      {order} 취소, 시간 기록 없음
      중복이다. {not_order:은} 남기고 {order} 취소
      아무도 하지 않았고 할 필요도 없는 {order}, 철회 바람
      {order} 작업 지시 철회
      {order:은} 필터도 없는 기계에 필터를 갈라는 지시다. 없애#
      {day}에 세입자가 직접 고쳤다. 우리가 {order:을} 할 일은 없다. 취소하#
      완료도 보류도 아니고 그냥 취소: {order}
      {any}건 중 헛지시인 {order:을} 거두#`,
    titles: ['Withdraw the order; Not to be done', '작업 취소; 지시 철회'],
  },
  {
    tool: 'wo_due', about: ['Set the day by which a work order must be done', '작업 기한을 정한다'],
    takes: { order, due: date() },
    en: `
      {order} is due {due}
      due date of {order}: {due}
      {order} by {due}
      move the date of {order} to {due}
      {due} is the last day for {order}
      the inspector comes, {order} has to be through by {due}
      {order} may wait until {due}
      not {not_due} but {due} for {order}
      give {order} until {due}
      {order} was planned for {day} and {any} hours; the new date is {due}
      set {due} on {order}, leave {not_order}
      The {who} has {any} jobs before it. {order} gets until {due}, {not_order} keeps its date.
      on the calendar of {order} there stands from now on {due} as the last day
      neither earlier nor later: {order}, {due}`,
    ko: `
      {order} 기한 {due}
      {order:을} {due}까지로 하#
      {order} 날짜를 {due:로} 옮기#
      {due:이} {order} 마지막 날이다
      검사관이 온다. {order:은} {due}까지 끝나야 한다
      {order:은} {due}까지 기다려도 된다
      {not_due:이} 아니라 {due:이}다. {order} 기한을 고치#
      {not_order:은} 두고 {order}만 {due}까지
      원래 {day} 예정이던 {order}, 새 기한 {due}
      {order} 마감을 {due:로} 다시 정하#
      {who} 요청으로 {order} 기한을 {due:로} 미룸
      {order} 완료 기한 변경 → {due}
      {due}까지 {order} 마칠 것으로 날짜를 고치#
      {order} 날짜만 {due:로}, 담당은 그대로`,
    titles: ['Due date; New date for the order', '작업 기한; 기한 변경'],
  },
];
