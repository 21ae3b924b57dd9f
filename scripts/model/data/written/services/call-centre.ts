import { choice, flag, made, maybe, names, span, type Written } from '../table';

const lines = names('sales, support, claims, repairs, emergency, tenants', '영업, 기술지원, 보상, 수리, 긴급, 입주민');
const numbers = made((dice, language) => (language === 'ko' ? `${dice.pick(['02', '031', '010', '070'])}-${String(dice.int(200, 9999))}-${String(dice.int(1000, 9999))}` : dice.pick([`+49 ${String(dice.int(30, 99))} ${String(dice.int(100_000, 999_999))}`, `0${String(dice.int(20, 99))}-${String(dice.int(10_000, 99_999))}`, `555-${String(dice.int(1000, 9999))}`])));

export const callCentre: readonly Written[] = [
  {
    tool: 'line_divert', about: ['Send the calls of a line to a number', '회선 전화를 다른 번호로 돌린다'],
    takes: { line: lines, number: numbers, only_when: maybe(choice({ busy: ['busy|engaged', '통화 중'], no_answer: ['nobody answers|no answer', '무응답'], always: ['always|at all times', '항상'] })) },
    en: `
      divert {line} to {number}
      {number} takes the calls of {line}
      {line} → {number}, {only_when}
      calls for {line} ring at {number} from {clock} on
      [only_when=busy] whoever finds {line} engaged lands at {number}
      [only_when=no_answer] {line} lets it ring, then {number}
      [only_when=always] every single call for {line} goes straight to {number}
      The people of {line} have a party on {day}. {number} is on duty.
      put {line} through to {number}, not to {not_number}
      point the {line} line at {number} ({only_when})
      [only_when=no_answer] after a few rings without anybody, {line} should roll over to {number}
      [only_when=busy] second caller on {line} goes to {number}
      The roof over the {line} desk drips. {number} is the mobile of the stand-in.`,
    ko: `
      {line} 회선을 {number:로} 돌리#
      {line} 전화는 {number}에서 가져간다
      {line} → {number}, {only_when}
      {clock}부터 {line} 전화가 {number:로} 가게 하#
      [only_when=busy] {line:이} 통화 중이면 {number:로} 넘기#
      [only_when=no_answer] {line:이} 안 가져가면 {number:로} 울리게 하#
      [only_when=always] {line} 전화는 무조건 {number:로}
      {day} 회식. {line} 당직 번호 {number:로} 착신 전환하#
      {not_number} 말고 {number:로} {line} 착신 전환
      [only_when=no_answer] 몇 번 울려도 {line:이} 비어 있으면 {number:로} 넘어가게 하#
      [only_when=busy] {line}에 걸려온 두 번째 전화는 {number:로}
      {line} 자리 천장이 샌다. 대신 {number}에서 전화를 가져가게 돌리#`,
    titles: ['Divert the line; Call forwarding', '착신 전환; 전화 돌리기'],
  },
  {
    tool: 'queueOpen', about: ['Open or close a line for callers', '회선을 열거나 닫는다'],
    takes: { line: lines, open: flag(['open', '열림'], ['closed', '닫힘']) },
    en: `
      [open=true] {line} takes calls now
      [open=false] no more callers for {line} today
      line {line} {open}
      [open=true] The {line} people sit at their desks. Let the phones ring.
      [open=false] fire drill at {clock}: {line} does not pick up, shut the line
      [open=false] {line} has {any} callers waiting, let no others in
      [open=true] power is back, {line} on the air again
      [open=false] end of the day for {line}
      the {line} line is to be {open}, {not_line} unchanged
      [open=true] begin the day for {line}
      [open=false] Nobody is there for {line}. Shut it.
      [open=true] let people get through to {line}
      [open=false] lunch for all of {line}, back at {clock}, no calls till then
      [open=true] lunch is over for {line}`,
    ko: `
      [open=true] {line} 회선 상담을 시작하#
      [open=false] 오늘 {line} 접수는 마감
      {line} 회선 {open}
      [open=true] {line} 상담원이 모두 앉았다. 전화가 들어오게 하#
      [open=false] {clock} 대피 훈련. {line} 회선을 닫#
      [open=false] {line} 대기가 {any}명이다. 더 들어오지 못하게 하#
      [open=true] 정전 복구. {line} 다시 운영하#
      [open=false] {line} 업무 종료
      {not_line:은} 그대로, {line:은} {open}
      [open=false] {line} 전원 점심. {clock}까지 전화를 들이지 말 것
      [open=true] {line} 점심 끝. 전화가 들어오게 하#
      [open=true] 고객이 {line}에 연결되게 하#
      [open=false] {line} 문을 내리#`,
    titles: ['Open or close the line; Line hours', '회선 운영; 상담 개시'],
  },
  {
    tool: 'agent.wrapup', about: ['Time between two calls', '통화 뒤 정리 시간'],
    takes: { line: lines, secs: span('s', 10, 600) },
    en: `
      wrap-up on {line}: {secs}
      give the {line} agents {secs} after every call
      {line} breathes {secs} between calls
      {secs} of paperwork time for {line}
      On {line} they type longer than others, so {secs} from {day} on.
      no call to a {line} agent for {secs} after the last one
      after-call time {line} {secs}, {not_line} stays
      with {any} people in the queue {line} gets only {secs} of pause`,
    ko: `
      {line} 후처리 시간 {secs}
      {line} 상담원에게 통화마다 {secs} 쉬게 하#
      {line:은} 통화 사이 {secs:을} 두#
      {line} 정리 시간을 {secs:로} 설정하#
      {day}부터 {line} 입력이 길어지니 {secs} 주#
      {not_line:은} 그대로, {line} 후처리만 {secs:로} 바꾸#
      대기 {any}명이라 {line} 후처리는 {secs}만`,
    titles: ['Wrap-up time; Pause between calls', '후처리 시간; 통화 간격'],
  },
  {
    tool: 'callback_book', about: ['Promise a caller to ring back', '회신 전화를 예약한다'],
    takes: { number: numbers, line: lines, in_min: maybe(span('min', 5, 240)), topic: maybe(names('broken heater, lost key, wrong bill, new contract', '보일러 고장, 열쇠 분실, 요금 오류, 신규 계약')) },
    en: `
      {line} rings {number} back
      call back {number} in {in_min}, line {line}
      {number} wants to hear from {line} about "{topic}"
      book a callback: {number}, {line}, {in_min}
      the lady at {number} hung up after {any} minutes in the queue of {line}; ring back
      {line} owes {number} a call, within {in_min}
      return call to {number} by {line} ("{topic}")
      {number}, {line}, subject "{topic}", in {in_min}
      let {line} phone {number}
      {number} called at {clock} in tears. {line} has to phone back.`,
    ko: `
      {line}에서 {number:로} 다시 걸어 주#
      {number} 회신, {line}, {in_min} 뒤
      {number} 고객에게 {line:이} "{topic}" 건으로 전화하게 하#
      회신 예약: {number} / {line} / {in_min}
      {line} 대기 {any}분 만에 끊은 {number}, 전화 요망
      {in_min} 안에 {line:이} {number}에 연락하게 하#
      {number}, {line} 콜백("{topic}")
      {line} 담당이 {number}번으로 되걸 것
      {clock}에 {number} 고객이 울면서 전화했다. {line}에서 다시 전화하게 하#`,
    titles: ['Callback; Ring back', '회신 예약; 콜백'],
  },
];
