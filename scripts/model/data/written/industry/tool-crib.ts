import { date, flag, maybe, names, type Written } from '../table';
import { code, counted, texts } from '../industry/slots';
import { figure } from './plant-slots';

const gauge = names('caliper C-12, torque wrench 4, M8 thread gauge, Fluke 87, dial indicator 3, bore gauge B', '캘리퍼 C-12, 토크렌치 4번, M8 나사게이지, 플루크 87, 다이얼 3호, 보어게이지 B');
const person = names('Lindqvist, Abara, Moreau, Castellan, Petrova, Ó Riain', '황보민, 석지훈, 모하은, 탁재성, 예은호');

export const toolCrib: readonly Written[] = [
  {
    tool: 'crib_lend', about: ['Lend a tool or gauge to a person', '공구·게이지를 사람에게 빌려준다'],
    takes: { item: gauge, to: person, due: maybe(date()) },
    en: `
      {item} goes to {to}
      lend {item} to {to}
      {to} takes {item} until {due}
      {to} borrows {item}
      hand {item} out to {to}, due back {due}
      due {due}: {item}, {to}
      {to} stands at the window and needs {item}. Book it out.
      book {item} out on {to}, back by {due}
      give {to} the {item}
      {item} for {to}; {not_item} is at the calibrator anyway
      Job {any} in hall 3 cannot go on without {item}. {to} signs for it, to be returned {due}.
      {to} has {item} from now on, no return date agreed
      by {due} {to} must return {item}; he takes it with him now
      not {not_to} but {to} carries {item} away
      {item} leaves the crib with {to}
      write {item} on the card of {to}
      Wishes on the board: <{to} wants {item}|, | and >. {to} is here, book it out.
      <{item} is meant for {to}|, | and >. Only {to} has come; hand that out.
      {not_to} returned {not_item} at {clock}, and {to} now gets {item}, due {due}.`,
    ko: `
      {item:을} {to}에게 빌려주#
      {to} 대여: {item}
      {to:이} {due}까지 {item:을} 쓴다. 대여 처리하#
      {item} 반출, 수령자 {to}
      {item} → {to}, 반납 예정 {due}
      창구에 {to:이} 와서 {item:을} 찾는다. 내어 주#
      {to:이} {item:을} 가져간다. 불출 등록하#
      {due} 반납 조건으로 {to}에게 {item:을} 내어 주#
      {not_to} 말고 {to} 앞으로 {item} 대여 처리
      {not_item:은} 교정 나가 있다. {to}에게는 {item:을} 빌려주#
      작업 {any}호가 {item} 없이는 못 나간다. {to} 이름으로 반출하고 {due} 반납
      {to} 카드에 {item:을} 올리#
      반납일은 정하지 않음. {item} 대여, {to}
      {item} 불출 요망 ({to})
      요청판: <{to} {item}|, >. {to:이} 왔다. 내어 주#
      <{item:은} {to}|, > 몫이다. 온 사람은 {to}뿐이다. 대여 처리하#
      {clock}에 {not_to:이} {not_item:을} 반납했다. {to}에게는 {item:을} {due}까지 빌려주#`,
    titles: ['Lend a tool; Book it out; Hand out the gauge', '공구 대여; 게이지 불출; 반출'],
  },
  {
    tool: 'crib_return', about: ['Take a lent tool back', '빌려준 공구를 돌려받는다'],
    takes: { item: gauge, from: maybe(person), damaged: maybe(flag(['damaged|broken', '파손|고장'], ['sound|in order', '정상|이상 없음'])) },
    en: `
      {item} is back
      take {item} back
      {from} returns {item}
      {from} brings back {item}, {damaged}
      {item} back from {from}
      [damaged=true] {item} comes back with a bent jaw, book it in
      [damaged=true] {from} dropped {item}; it goes back into the crib as it is
      [damaged=false] {item} came home without a scratch, book it in
      [damaged=false] {from} hands in {item}, checked and as good as it went
      {item} lay on bench {any}. Book the return.
      book {item} in, {not_item} is still out
      return of {item}, state: {damaged}
      it was lent on {day} and due at {clock}: {item} is returned now
      strike {item} off the list of {from}, it hangs on its hook again
      {from} no longer has {item}
      {item} in, no name known
      Out at the moment: <{item} with {from}|, | and >. {from} has brought his back.
      <{from} had {item}|, | and >. Only {from} is back from the hall and puts it on the counter: book it in.
      {not_from} keeps {not_item} for {any} more days. What {from} has brought is {item}.`,
    ko: `
      {item} 반납 처리하#
      {item:이} 돌아왔다. 반납 등록하#
      {from:이} {item:을} 반납했다. 처리하#
      {from} 반납: {item}, {damaged}
      {item} 입고, 반납자 {from}
      [damaged=true] {item} 턱이 휘어서 돌아왔다. 반납 등록
      [damaged=true] {from:이} {item:을} 떨어뜨렸다. 그대로 반납 처리하#
      [damaged=false] {item} 흠 없이 돌아옴, 반납 처리
      [damaged=false] {from:이} 멀쩡한 {item:을} 돌려줬다. 입고 처리하#
      {any}번 작업대에 {item:이} 있었다. 반납으로 하#
      {not_item:은} 아직 밖에 있고 {item:은} 들어왔다. 반납 등록하#
      {from} 카드에서 {item:을} 지우#
      {item} 반납, 상태 {damaged}
      {day}에 나간 {item:이} 이제 들어왔다. 반납 기록 요망
      대여 중: <{from} {item}|, >. {from:이} 가져왔다. 반납 처리하#
      <{item:은} {from}|, >에게 있었다. {from:이} 창구에 돌려줬다. 반납 등록하#
      {not_from:은} {not_item:을} {any}일 더 쓴다. {from:이} 가져온 {item}만 반납 처리하#`,
    titles: ['Take it back; Return; Book the gauge in', '반납; 공구 회수; 반납 처리'],
  },
  {
    tool: 'crib_reserve', about: ['Reserve a tool for a person on a date', '공구를 어느 날 누구 앞으로 잡아 둔다'],
    takes: { item: gauge, for_whom: person, on: date() },
    en: `
      reserve {item} for {for_whom} on {on}
      {on}: {item} for {for_whom}
      {for_whom} wants {item} on {on}
      keep {item} free on {on}, {for_whom} comes for it
      put {item} aside for {for_whom}; the day is {on}
      on {on} nobody but {for_whom} may have {item}
      hold {item}, {on}, {for_whom}
      {for_whom} does the acceptance on {on} and asks for {item} in good time
      {item} is lent until then, but on {on} it belongs to {for_whom}
      do not hand anything out yet: {item} is only reserved, for {for_whom}, {on}
      {for_whom}, {on}, {item} - reservation
      secure {item} for {for_whom}, {on}, not {not_item}
      machine {any} is measured on {on}; {for_whom} will need {item} there
      note {for_whom} down for {item} on {on}
      Wishes: <{for_whom} {item} on {on}|, | and >. Reserve what {for_whom} wants.
      {not_for_whom} has {not_item} on {not_on}. Reserve {item} on {on} for {for_whom}.`,
    ko: `
      {on}에 쓸 {item:을} {for_whom} 앞으로 예약하#
      {item} 예약: {for_whom}, {on}
      {for_whom:이} {on}에 {item:을} 쓰려 한다. 잡아 두#
      {on} {item} {for_whom}
      {on}에는 {for_whom} 말고 아무도 {item:을} 못 가져가게 잡아 두#
      지금 내주는 것이 아니다. {item} 예약만, {for_whom}, {on}
      {for_whom:이} {on} 검수 때 {item:을} 미리 청한다. 예약하#
      {on} {any}호기 측정. {for_whom} 앞으로 {item:을} 맡아 두#
      {not_item} 아니고 {item:을} {on} {for_whom} 이름으로 예약
      예약자 {for_whom}, 날짜 {on}, 품목 {item}
      {item:은} {on}에 {for_whom} 것으로 남겨 두#
      {on}자 {item} 예약 바람. 사용자 {for_whom}
      {for_whom:이} {on}에 찾으러 온다. {item:을} 따로 두#
      {on} 예약 — {item} — {for_whom}
      다른 사람 주지 말고 {on}에 {for_whom:이} 쓰게 {item:을} 예약하#
      희망: <{for_whom} {item} {on}|, >. {for_whom} 것을 예약하#
      {not_on}에는 {not_for_whom:이} {not_item:을} 쓴다. {on}에 쓸 {item:은} {for_whom} 앞으로 예약하#`,
    titles: ['Reserve a tool; Keep it for somebody', '공구 예약; 게이지 예약'],
  },
  {
    tool: 'calib_due_set', about: ['Set the date on which a gauge must be calibrated again', '게이지 다음 교정일을 적는다'],
    takes: { item: gauge, due: date() },
    en: `
      next calibration of {item}: {due}
      {item} is due on {due}
      {item} has to go to the calibrator on {due}
      set the calibration date of {item} to {due}
      {due} for {item}, sticker is on
      The certificate of {item} is valid till {due}; enter that.
      {item} was calibrated on {day} and is good until {due}
      calibration due {due}, {item}
      change the due date on {item} to {due}
      move the calibration of {item} to {due}, that of {not_item} stays
      The {who} got {item} back from the lab with {due} on it, {any} points were measured
      valid to {due}: {item}
      put {due} into the list as the next calibration for {item}
      {item} may be used up to {due}, then it must be calibrated
      The lab wrote <{item} good until {due}|, | and >. Enter the date of {item}.
      {not_item} has until {not_due}, {item} until {due}; enter the second.`,
    ko: `
      {item} 다음 교정일 {due}
      {item} 교정 기한을 {due:로} 하#
      {item:은} {due}에 교정 보내야 한다
      {due:로} {item} 교정일을 적어 두#
      {item} 성적서 유효기간 {due}. 입력하#
      {day}에 교정했고 {due}까지 유효하다. {item} 기록
      {not_item:은} 그대로 두고 {item} 교정일만 {due:로} 옮기#
      {item} 교정 만료일 {due} 등록
      스티커에 {due}. {item} 목록에도 적#
      {who:이} {item:을} 교정실에서 찾아왔다. {any}점 측정, 유효 {due}
      {item:은} {due}까지 쓸 수 있다. 교정 기한 입력
      {item} / 차기 교정 / {due}
      {item} 차기 교정 {due}
      교정 라벨에 {due:이}라고 있다. {item} 기한을 고치#
      {any}점 합격. {item} 유효일 {due}
      교정실 회신: <{item} {due}까지|, >. 그중 {item} 기한을 적#
      {not_item:은} {not_due}까지다. {item} 기한 {due:을} 입력하#`,
    titles: ['Calibration date; Next calibration', '교정일 등록; 교정 기한'],
  },
  {
    tool: 'gauge_block', about: ['Block a gauge from use, or free it', '게이지를 사용 정지하거나 푼다'],
    takes: { item: gauge, blocked: flag(['blocked', '사용정지'], ['free', '사용가능']), why: maybe(texts(`
      dropped on concrete, 0.0# off
      certificate missing, lab sends it next week
      reads # µm too much, above 20 degrees
      new battery, checked against block 1#`, `
      콘크리트에 떨어짐, 0.0#mm 오차
      성적서 분실, 다음 주 재발급
      20도 넘으면 #마이크로 크게 읽음
      배터리 교체, 블록 1#과 대조 완료`)) },
    en: `
      {item}: {blocked}
      [blocked=true] block {item}: {why}
      [blocked=true] {item} must not be used, reason: {why}
      [blocked=true] nobody measures with {item} any more
      [blocked=true] {item} has read {any} µm too little since {day}. Out of use with it.
      [blocked=true] red sticker on {item}, please
      [blocked=false] {item} may be used again
      [blocked=false] green sticker on {item}: {why}
      [blocked=false] take the block off {item}
      [blocked=false] The lab found nothing wrong with {item}. Give it free.
      [blocked=true] put a block on {item}, "{why}"
      [blocked=false] lift the block on {item}, {not_item} remains locked away
      mark {item} as {blocked}
      [blocked=true] bar {item} from {clock} on
      [blocked=false] {item} is fit for use: {why}`,
    ko: `
      {item} {blocked} 처리하#
      [blocked=true] {item:을} 못 쓰게 막#. 사유: {why}
      [blocked=true] {item} 사용 금지, 사유 "{why}"
      [blocked=true] {item:로} 더는 재지 못하게 하#
      [blocked=true] {day}부터 {item:이} {any}마이크로 작게 읽는다. 정지시키#
      [blocked=true] {item}에 빨간 딱지를 붙이#
      [blocked=false] {item:을} 다시 쓸 수 있게 하#
      [blocked=false] {item}에 초록 딱지. 사유 "{why}"
      [blocked=false] {item} 정지를 풀#
      [blocked=false] 교정실에서 이상 없다고 했다. {item:을} 쓰게 하#
      [blocked=false] {not_item:은} 계속 묶어 두고 {item}만 해제하#
      {item:을} {blocked} 상태로 표시
      [blocked=true] {clock}부터 {item} 사용 불가
      [blocked=false] {item} 사용 허용: {why}`,
    titles: ['Block or free a gauge; Sticker', '게이지 사용정지·해제; 측정기 상태'],
  },
  {
    tool: 'consumable_out', about: ['Book consumables out of the crib onto a cost centre', '소모품을 부서 비용으로 불출한다'],
    takes: { sku: code('INS-##@, DRL-##, GLV-#, TAP-M#'), qty: counted(1, 40, ['piece', 'pieces'], '개'), cc: code('KST-##, C4##, CC-#@') },
    en: `
      {qty} of {sku} to {cc}
      book {qty} of {sku} on {cc}
      {cc}: {sku}, {qty}
      give out {qty} of {sku}, charge {cc}
      {cc} pays for {qty} of {sku}
      {sku} to the milling shop, {qty}, cost centre {cc}
      The {who} takes {qty} of {sku}; it goes on {cc}
      There are {any} boxes on the shelf. {qty} of {sku} leave it for {cc}.
      issue {sku}: {qty}, on {cc}, not on {not_cc}
      {qty}, {sku}, {cc}
      withdraw {qty} of {sku} from stock at the expense of {cc}
      from the drawer of {sku} take {qty} for {cc}
      {cc} gets its {sku} today: {qty}
      let {cc} have {qty} of {sku}, {not_sku} is out of stock
      {any} left after this: {qty} of {sku} for {cc}
      Asked for: <{cc} {qty} of {sku}|, | and >. Give {cc} what it wants, the rest waits.
      {not_cc} had {any} yesterday; today {cc} takes {qty} of {sku}.`,
    ko: `
      {sku} {qty} {cc:로} 불출하#
      {cc} 부담으로 {sku:을} {qty} 내주#
      {cc}: {sku} {qty}
      {sku} {qty} 출고, 비용은 {cc}
      {who:이} {sku} {qty} 가져간다. {cc}에 달아 두#
      선반에 {any}상자 있다. 그중 {sku} {qty:을} {cc} 앞으로 빼#
      {not_cc} 아니고 {cc:로} {sku} {qty} 불출
      {sku} 서랍에서 {qty} 꺼내 {cc}에 올리#
      {not_sku:은} 품절. {sku:로} {qty}, {cc}
      비용처 {cc}, 품번 {sku}, 수량 {qty}
      {cc}에서 오늘 쓸 {sku} {qty} 불출 바람
      소모품 불출 — {sku} — {qty} — {cc}
      이걸 빼면 {any}개 남는다. {sku} {qty}, {cc}
      {cc} 청구로 {sku:을} {qty} 꺼내#
      {who:이} 쓸 {sku} {qty}, 부서 {cc}
      신청: <{cc} {sku} {qty}|, >. {cc} 것만 불출하#
      어제는 {not_cc:이} {any}개 가져갔다. 오늘은 {cc} 앞으로 {sku} {qty} 내주#`,
    titles: ['Issue consumables; Give out inserts', '소모품 불출; 팁 출고'],
  },
  {
    tool: 'crib_who_has', about: ['Look up who has a tool', '공구를 누가 가지고 있는지 찾는다'],
    takes: { item: gauge }, reads: true, result: 'Abara, since 09:{any}',
    beside: { figure },
    en: `
      who has {item}?
      where is {item}
      find out who borrowed {item}
      {item}: with whom?
      look up the holder of {item}
      The hook of {item} is empty. Who took it?
      check whether {item} is in or out
      The {who} searches for {item} since {clock}; look it up
      do not book anything, just see who holds {item}
      {any} people work here, one of them has {item}. Which?
      holder of {item} please, {not_item} hangs here
      The {who} swears it is here: who has {item}
      {item}, present holder?
      last borrower of {item}, look only
      was {item} returned or does somebody still have it
      find {item}
      <{item} has hook {figure}|, | and >. Hook {figure} is empty: who has what belongs there?`,
    ko: `
      {item:을} 누가 갖고 있는지 보#
      {item} 소재 확인하#
      {item} 대여자 조회
      {item} 걸이가 비었다. 누가 가져갔는지 찾#
      {who:이} {clock}부터 {item:을} 찾는다. 조회해 주#
      장부는 고치지 말고 {item} 보유자만 확인하#
      {any}명 중 누가 {item:을} 쓰는지 찾#
      {not_item:은} 여기 있다. {item} 보유자 조회 바람
      {item:이} 창고에 있는지 나가 있는지 확인하#
      {who:은} 여기 있다고 한다. {item} 누가 가졌는지 보#
      {item} 현재 사용자
      {item:을} 찾#
      {item:이} 반납됐는지, 누가 쓰는지 조회하#
      {item} 마지막 대여자 확인하#
      {clock}에 {item:을} 본 사람이 없다. 소재 조회
      <{item:은} {figure}번 걸이|, >. {figure}번 걸이가 비었다. 누가 가져갔는지 찾#`,
    titles: ['Who has it?; Find the gauge', '공구 소재; 누가 가졌나'],
  },
];
