import { code } from '../industry/slots';
import { choice, date, made, maybe, names, span, whole, type Written } from '../table';

const person = names('Lotte Meier, D. Okoro, Kim H., Sven, Paula R., no 118, Tariq, agency 4', '이지훈, 박소영, 김 기사, 사번 118, 최다은, 정 반장, 용역 4, 한유림');
const clock = made((dice) => `${String(dice.int(5, 22)).padStart(2, '0')}:${dice.pick(['00', '05', '10', '20', '30', '45', '55'])}`);
const site = maybe(names('yard 2, kitchen, gatehouse, north mill, office', '2야적장, 주방, 수위실, 북쪽 공장, 사무실'));

export const punches: readonly Written[] = [
  {
    tool: 'punch.in', about: ['Enter when somebody began to work', '출근 시각을 적는다'],
    takes: { person, at: clock, site },
    en: `
      {person} came at {at}
      clock {person} in, {at}
      {person} began {at}, {site}
      {at}: {person} starts at {site}
      enter {at} as the beginning for {person}
      {person} forgot the badge but was at {site} by {at}
      put {person} down as here from {at}
      The gate saw {person} at {at}, the {who} confirms. Enter the start.
      start of work {at}, {person}
      {not_person} was late, {person} was not: in at {at}
      {person}, {site}, on duty since {at}
      in: {person}, {at}; the break comes later
      Reader broken. On paper {person} signed {at}, {not_person} an hour later. Enter the first as begun.
      {person} at {site}, from {at} on, the rest of the crew comes at noon
      {any} people on the bus, {person} among them, in the yard at {at}; count that as the start
      write down {at} for {person}, arrival`,
    ko: `
      {person} {at} 출근
      {person} 출근 시각 {at:로} 적#
      {person:이} {at}에 {site}에서 시작했다. 기록하#
      {at}: {person}, {site} 출근
      {person:이} 출입증을 잊었지만 {at}에 {site}에 있었다
      {person:을} {at}부터 근무로 넣#
      {not_person:은} 늦었고 {person:은} {at} 정시. 출근 입력
      {who} 확인, {person} {at} 도착. 근무 시작으로 적을 것
      근무 시작: {person}, {at}
      {person} {at}부터 일함
      단말 고장. 종이에는 {person:이} {at}에 서명했다. 출근으로 넣#
      {person}, {site}, {at}부터. 나머지는 정오에 온다
      버스에 {any}명, {person}도 탔고 {at} 도착. 그때를 출근으로
      {person} 도착 {at} 기록 요망`,
    titles: ['Came to work; Clock in', '출근 기록; 출근'],
  },
  {
    tool: 'punch.out', about: ['Enter when somebody stopped working', '퇴근 시각을 적는다'],
    takes: { person, at: clock },
    en: `
      {person} left at {at}
      clock {person} out, {at}
      {person} went home {at}
      end of work {at} for {person}
      {person}: out {at}
      at {at} {person} hung up the apron
      enter {at} as the end for {person}, {not_person} is still here
      {person} forgot to sign off; it was {at}
      last seen {at}, says the {who}; sign {person} off with that
      the day of {person} was over at {at}
      After {any} pallets {person} stopped, {at}. That was the end of the shift, no break.
      {person} had to fetch a child at {at} and did not come back
      {not_person} stays until ten, {person} went at {at}
      the last stroke of {person} was at {at}, enter it as going home`,
    ko: `
      {person} {at} 퇴근
      {person} 퇴근 시각 {at:로} 적#
      {person:이} {at}에 집에 갔다
      근무 종료: {person}, {at}
      {at}에 {person:이} 앞치마를 걸었다. 퇴근 기록
      {not_person:은} 아직 있고 {person:은} {at}에 끝. 입력하#
      {person:이} 퇴근을 안 찍었다. {at:이}었다
      {who} 말로는 {at}까지 있었다. {person} 퇴근을 그렇게 적을 것
      팔레트 {any}개 하고 {at}에 {person} 근무 끝. 휴식 아님
      {person:이} {at}에 아이를 데리러 가서 안 돌아왔다
      {not_person:은} 열 시까지 있고 {person:은} {at}에 갔다
      {person} 마지막 기록 {at}. 퇴근으로 넣#
      {person} 퇴근 {at:로} 입력할 것`,
    titles: ['Went home; Clock out', '퇴근 기록; 퇴근'],
  },
  {
    tool: 'punch.rest', about: ['Enter how long somebody rested on a day', '쉰 시간을 적는다'],
    takes: { person, minutes: span('min', 5, 90), day_of: maybe(date()) },
    en: `
      {person} rested {minutes}
      break of {person}: {minutes}
      {minutes} of break for {person} on {day_of}
      on {day_of} {person} sat down for {minutes}
      enter a rest of {minutes}, {person}
      {person} had {minutes} for lunch, no more
      take {minutes} off the day of {person}, lunch, {day_of}
      {any} minutes were planned, {person} took {minutes}
      deduct a rest of {minutes} from {person}, not from {not_person}
      {day_of}: {person}, {minutes} of rest
      {person} and {not_person} ate together, but only the former for {minutes}; enter that
      not the end of the day, only {minutes} in the sun for {person}
      for {day_of} the rest of {person} is missing: {minutes}
      lunch {minutes}, {person}`,
    ko: `
      {person} 휴식 {minutes}
      {person:이} {minutes} 쉬었다. 적#
      {day_of} {person} 휴게 {minutes}
      {person} 점심 {minutes}, 그 이상은 아님
      {any}분 예정이었는데 {person:은} {minutes} 쉬었다
      {not_person} 말고 {person} 휴식 {minutes} 입력하#
      {day_of} {person} 근무에서 {minutes:을} 쉬는 시간으로 빼#
      휴게 시간 등록: {person}, {minutes}
      {person:과} {not_person:이} 같이 먹었지만 {person:은} {minutes} 쉬었다. 적을 것
      퇴근이 아니라 {person} {minutes} 휴식
      {day_of} {person} 휴게가 빠졌다. {minutes}
      {person} 점심시간 {minutes} 등록하#
      {person}, {day_of}, 쉬는 시간 {minutes}
      {minutes} 쉼: {person}`,
    titles: ['Break; How long rested', '휴식 기록; 휴게'],
  },
  {
    tool: 'punch.fix', about: ['Correct the beginning and end of a working day', '근무일의 시작과 끝을 고친다'],
    takes: { person, day_of: date(), from: clock, to: clock },
    en: `
      {person}, {day_of}: {from} to {to}
      correct {day_of} of {person}: from {from} until {to}
      {person} worked {from} – {to} on {day_of}
      on {day_of} {person} ended {to} and had begun {from}
      end {to}, beginning {from}, {person}, {day_of}
      The terminal was dead on {day_of}. {person} says {from} till {to}.
      {day_of}, {person}: the clock says otherwise, but true is {from} – {to}
      set the day {day_of} of {person} to {from} through {to}
      {not_person} is right for {day_of}; {person} is not: {from} in, {to} out
      {to} out, {from} in, {person}, on {day_of}
      both times are wrong on {day_of} for {person}: it began {from} and was over {to}
      not {not_from} but {from}, not {not_to} but {to}: {person}, {day_of}
      {person} stood at the press on {day_of} from {from}; the press stopped at {to}. So the day.
      make {day_of} read {from} to {to} for {person}`,
    ko: `
      {person} {day_of}: {from} ~ {to}
      {day_of} {person} 근무를 {from}부터 {to}까지로 고치#
      {person:은} {day_of}에 {from}에 와서 {to}에 갔다. 정정하#
      {day_of} {person}, 끝 {to}, 시작 {from}
      {day_of}에 단말이 죽었다. {person} 말로는 {from}에서 {to}
      {not_person:은} 맞고 {person:이} 틀렸다. {day_of}, 출근 {from}, 퇴근 {to}
      {day_of} 근무 시간 정정: {person}, {from}–{to}
      퇴근 {to}, 출근 {from}. {person}, {day_of}
      {day_of} {person} 두 시각 모두 틀렸다. 시작 {from}, 끝 {to}
      {not_from} 아니고 {from}, {not_to} 아니고 {to}. {person}, {day_of} 정정하#
      {person:은} {day_of} {from}에 프레스를 잡았고 {to}에 멈췄다. 그렇게 고치#
      {day_of} {person} 기록을 {from}에서 {to:로} 바꾸#
      {person} {day_of} 출근 {from} 퇴근 {to:로} 정정 요망`,
    titles: ['Correct the day; Working hours', '근무 정정; 시간 정정'],
  },
  {
    tool: 'extra_decide', about: ['Approve or refuse overtime', '초과 근무를 승인하거나 거부한다'],
    takes: { request: code('OT-###, X-####, over ##'), decision: choice({ approve: ['approved|approve', '승인'], refuse: ['refused|refuse', '거부'] }) },
    en: `
      {request}: {decision}
      overtime {request} is {decision}
      [decision=approve] {request} was ordered by the {who}, so it is paid
      [decision=refuse] nobody ordered {request}, so no
      [decision=approve] yes to {request}
      [decision=refuse] {request} is over the {any} hours the law allows, turn it down
      [decision=approve] the ship was late on {day} and they stayed; let {request} count
      [decision=refuse] {not_request} is fine, {request} is not
      [decision=approve] say yes to {request} before the payroll at {clock}
      [decision=refuse] send {request} back, unpaid
      [decision=refuse] they slept during {request}
      [decision=approve] without {request} the tank would have run over; of course
      [decision=refuse] {any} hours on a Sunday and no order from anyone: {request}
      [decision=approve] {not_request} is still open, {request} is settled and good`,
    ko: `
      {request} {decision}
      초과 근무 {request} {decision} 처리하#
      [decision=approve] {request:은} {who} 지시였다. 지급한다
      [decision=refuse] {request:은} 아무도 시키지 않았다. 안 된다
      [decision=approve] {request}에 예
      [decision=refuse] {request:은} 법정 {any}시간을 넘는다. 돌려보내#
      [decision=approve] {day}에 배가 늦어 남아서 일했다. {request:을} 인정하#
      [decision=refuse] {not_request:은} 되고 {request:은} 안 된다
      [decision=approve] {clock} 급여 마감 전에 {request:을} 받아들이#
      [decision=refuse] {request} 동안 잤다고 한다. 인정 불가
      [decision=approve] {request} 덕에 탱크가 안 넘쳤다. 당연히 인정
      [decision=refuse] 일요일 {any}시간, 지시한 사람 없음: {request}
      [decision=approve] {not_request:은} 아직이고 {request:은} 좋다. 통과`,
    titles: ['Overtime; Yes or no', '초과 근무 결재; 연장 근무'],
  },
  {
    tool: 'crew_call', about: ['Call people in for a shift', '근무에 사람을 더 부른다'],
    takes: { heads: whole(1, 12), from: clock, skill: maybe(names('forklift, welding, cashier, first aid, cleaning', '지게차, 용접, 계산, 응급처치, 청소')) },
    en: `
      call in {heads} people for {from}
      {heads} more from {from}, {skill}
      we need {heads} who can do this: {skill}; from {from}
      from {from} on {heads} extra hands
      {skill}: {heads} people at {from}
      get {heads} by {from}, no special skill
      the ship brings {any} containers; {heads} people with {skill} at {from}
      {from}, {heads} heads
      have {heads} extra come in at {from}, they must know {skill}
      {not_heads} are too few, {heads} it is, {from}
      two are ill, {any} lorries come: {heads} substitutes at {from}
      ask the pool for {heads} who know {skill}, to begin at {from}
      {from} sharp, {heads} of them, {skill}
      so that the line runs at {from}, {heads} more have to come`,
    ko: `
      {from}에 {heads}명 더 부를 것
      {from}부터 {heads}명, {skill}
      {skill} 되는 사람 {heads}명을 {from}까지 불러 주#
      추가 인원 {heads}명, 시작 {from}
      컨테이너가 {any}개 온다. {from}에 {skill} {heads}명 필요
      {not_heads}명은 적다. {from}에 {heads}명
      {from} 인원 {heads}명 호출, 기술 무관
      {heads}명 증원, {from}, {skill} 가능자
      둘이 아프고 트럭 {any}대가 온다. {from}에 대신할 사람 {heads}명
      인력 쪽에 {skill} 되는 {heads}명을 {from}에 요청하#
      {from} 정각, {heads}명, {skill}
      {from}에 라인이 돌려면 {heads}명이 더 와야 한다
      {heads}명 추가 호출하#, {from}부터`,
    titles: ['Call people in; More hands', '인원 호출; 증원'],
  },
  {
    tool: 'hours_of', about: ['How many hours somebody has worked in a month', '누군가의 월 근무 시간을 본다'],
    takes: { person, month: code('2026-0#') }, reads: true, result: '{any} h',
    en: `
      hours of {person} in {month}
      how long did {person} work in {month}
      look up {person}, {month}
      {month}: what has {person} come to
      before overtime is decided: {person}'s total for {month}
      {person} claims {any} hours. See what {month} really holds.
      {not_person} is known, {person} not yet: hours in {month}
      read the account of {person} for {month}, correct nothing
      add up {month} for {person}
      what the books say for {person} in {month}, nothing is to be entered
      {person} asks for the sum of {month}
      {month}, {person}: total, please
      is {person} over the limit in {month}? look`,
    ko: `
      {person} {month} 근무 시간 조회
      {month}에 {person:이} 몇 시간 일했는지 보#
      {person}, {month} 합계
      {person:은} {any}시간이라고 한다. {month} 실제 기록을 확인하#
      {not_person:은} 안다. {person} {month} 시간만 알아보#
      초과 결재 전에 {person} {month} 합계부터 보#
      {month} {person} 총 근무. 고치지 말고 확인만
      장부에 {person} {month:이} 얼마인지만. 입력은 없음
      {person:이} {month} 합계를 묻는다
      {person:이} {month}에 한도를 넘었는지 보#
      {month} {person} 누적 시간 확인하#
      {person} {month} 몇 시간인지 조회
      {month} 근무 합계 확인, 대상 {person}`,
    titles: ['Hours of the month', '근무 시간 조회; 월 합계'],
  },
];
