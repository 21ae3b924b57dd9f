import { email, phrase } from '../../language/words';
import { choice, date, flag, made, many, maybe, moment, names, whole, type Written } from '../table';

const meter = names('M-01, M-14, E-7, gas-2, heat-5, water-north, PV-3');
const order = made((dice) => `${dice.pick(['A', 'SO-', 'W', 'R-', 'PO'])}${String(dice.int(100, 9999))}`);
const format = choice({ pdf: ['PDF|pdf', 'PDF|pdf'], csv: ['CSV|csv', 'CSV|csv'], xlsx: ['Excel|xlsx', '엑셀|xlsx'] });

export const periods: readonly Written[] = [
  {
    tool: 'usage_export', about: ['Export the usage of a meter over a period', '계량기 사용량을 기간으로 내보낸다'],
    takes: { meter, from_date: date(), to_date: date(), format: maybe(format) },
    en: `
      usage of {meter} from {from_date} to {to_date}
      {meter}, {from_date} until {to_date}, as {format}
      export {meter}: begins {from_date}, ends {to_date}
      up to {to_date}, starting on {from_date}: the usage of {meter}
      the accountant wants {meter} as {format}, {from_date} – {to_date}
      [format=csv] usage of {meter}, {from_date} to {to_date}, something that a script can read line by line, separated by commas
      [format=pdf] {meter} {from_date} … {to_date}, for printing, nobody may change it
      [format=xlsx] {meter} between {from_date} and {to_date} as a spreadsheet
      last day {to_date}, first day {from_date}, meter {meter}
      The tenant moved out on {to_date}. Usage of {meter} from {from_date} to that day.
      {format} of {meter}: {from_date}/{to_date}`,
    ko: `
      {from_date}부터 {to_date}까지 {meter} 사용량을 내보내#
      {meter} 사용량 {from_date} ~ {to_date}
      {meter}, 시작 {from_date}, 끝 {to_date}, {format}
      끝 {to_date}, 시작 {from_date}. {meter} 사용량 내보내기
      {to_date}까지의 {meter} 사용량을 {from_date}부터 뽑아 내보내#
      회계 요청: {meter} {from_date}~{to_date} {format}
      [format=xlsx] {meter} {from_date}부터 {to_date}까지 표 계산 파일로 내보내#
      [format=pdf] 인쇄용으로 고칠 수 없게, {meter} {from_date}~{to_date}
      [format=csv] {meter} {from_date}~{to_date}, 쉼표로 나눈 글자 파일로 내보내#
      세입자가 {to_date}에 나갔다. {from_date}부터 그날까지 {meter} 사용량을 내보내#`,
    titles: ['Usage; Export the meter; Figures of the period', '사용량; 사용량 내보내기'],
  },
  {
    tool: 'costReport', about: ['Make a cost report of a month and mail it', '월 비용 보고서를 만들어 보낸다'],
    takes: { month: made((dice) => `${String(dice.int(2025, 2028))}-${String(dice.int(1, 12)).padStart(2, '0')}`), mail_to: made(email), format },
    en: `
      costs of {month} to {mail_to} as {format}
      {mail_to} gets the costs of {month}, {format}
      {format}, {month}, {mail_to}
      cost report {month} in {format} for {mail_to}
      [format=csv] mail {mail_to} the costs of {month}, comma-separated
      [format=pdf] {mail_to} wants the costs of {month} ready for the printer
      [format=xlsx] the costs of {month} as a spreadsheet to {mail_to}
      have the {format} with the costs for {month} mailed, {mail_to}
      On {day} the board meets. {mail_to} needs what {month} has cost, as {format}.`,
    ko: `
      {month} 비용 보고서를 {mail_to}에 {format:로} 보내#
      {mail_to}, {month} 비용, {format}
      비용 보고서 {month} / {format} / {mail_to}
      {mail_to} 앞으로 {month} 비용을 {format}로 발송
      [format=xlsx] {month} 비용을 표 계산 파일로 {mail_to}에 보내#
      [format=pdf] {mail_to}에 {month} 비용을 인쇄용으로 보내#
      [format=csv] {month} 비용을 쉼표 구분 파일로 {mail_to}에 보내#
      {day} 이사회용. {mail_to}에 {month} 비용 보고서를 {format:로} 보낼 것
      {format} 파일로 {month} 비용 보고, 받는 이는 {mail_to}`,
    titles: ['Cost report; Costs of the month', '비용 보고; 월 비용'],
  },
  {
    tool: 'orders_release', about: ['Release several orders for picking', '주문 여러 건을 출고 지시한다'],
    takes: { orders: many(order), dock: maybe(whole(1, 20)) },
    en: `
      release {orders}
      {orders} can be picked
      orders {orders} go to dock {dock}
      to dock {dock}: {orders}
      the pickers may have {orders}
      let {orders} go, dock {dock}
      {orders} are paid. Release them.
      The lorry for {day} takes {orders}; dock {dock}, please.
      give {orders} free, nothing else
      out through dock {dock} with {orders}`,
    ko: `
      {orders} 출고 지시를 내리#
      주문 {orders} 피킹 시작
      {orders:을} {dock}번 도크로 내보내#
      {dock}번 도크: {orders}
      {orders} 입금 확인. 출고 지시하#
      {day} 차량에 {orders:을} 싣는다. {dock}번 도크로 출고 지시
      {orders}만 풀어 주#
      출고: {orders} / 도크 {dock}
      {orders} 피킹해도 됨`,
    titles: ['Release the orders; Orders', '출고 지시; 주문 출고'],
  },
  {
    tool: 'ordersFreeze', about: ['Stop several orders from being picked', '주문 여러 건을 묶어 둔다'],
    takes: { orders: many(order), reason: maybe(made(phrase)) },
    en: `
      freeze {orders}
      {orders} must not be picked
      orders {orders} on ice, reason "{reason}"
      hold back {orders}: "{reason}"
      keep the pickers away from {orders}
      {orders} are not paid. Do not let them out; freeze them.
      The address of {orders} is wrong since {day}, freeze them.
      nothing of {orders} leaves the house
      stop {orders} and write "{reason}" next to it`,
    ko: `
      {orders:을} 묶어 두#
      주문 {orders} 피킹 금지
      {orders} 출고를 막고 사유는 "{reason}"라고 적#
      {orders} 보류: "{reason}"
      {orders} 미입금. 출고되지 않게 묶어 두#
      {day}부터 {orders} 주소가 틀려 있다. 묶어 둘 것
      {orders:은} 나가면 안 된다. 얼려 두#
      사유 "{reason}", 주문 {orders}. 묶어 두#
      {orders} 출고 정지`,
    titles: ['Freeze the orders; Orders', '주문 묶기; 출고 보류'],
  },
  {
    tool: 'sample_batch_send', about: ['Send samples to a laboratory', '시료를 시험실로 보낸다'],
    takes: { ids: many(whole(100, 999)), lab: names('Aqualab, North Analytics, Rhein-Test, BioCheck, Lab 4', '수질원, 한솔분석, 4시험실, 바이오체크, 중앙연구소'), express: maybe(flag()) },
    en: `
      samples {ids} to {lab}
      {lab} gets {ids}
      send {ids} to {lab}
      {lab}: samples no. {ids}
      [express=true] {ids} to {lab}, and today still
      [express=false] {ids} may travel slowly to {lab}
      [express=true] Rush! {lab} must have {ids} before {clock}.
      [express=false] no express for {ids}; {lab} as usual
      pack up the numbers {ids} for {lab}
      {any} bottles stand in the fridge; {ids} leave for {lab}`,
    ko: `
      시료 {ids:을} {lab:로} 보내#
      {lab}에 {ids}번 시료 발송
      {ids}번을 {lab}에 보내#
      {lab}: 시료 {ids}
      [express=true] {ids}번을 오늘 안에 {lab:로} 보내#
      [express=false] {ids}번은 천천히 가도 된다. {lab} 발송
      [express=true] 급송, {lab}, {ids}번
      [express=false] 급송 말고 보통으로 {ids}번을 {lab}에 보내#
      냉장고에 {any}병 있다. 그중 {ids}번을 {lab:로} 발송하#`,
    titles: ['Samples to the lab; Send samples', '시료 발송; 시료 보내기'],
  },
  {
    tool: 'outage.plan', about: ['Plan an outage between two moments', '두 시각 사이의 정전을 계획한다'],
    takes: { feeder: names('F1, F12, north ring, hall 3, K-07, pump row', 'F1, F12, 북쪽 간선, 3동, K-07, 펌프 열'), starts: moment(), ends: moment(), announce: maybe(flag()) },
    en: `
      {feeder} without power from {starts} to {ends}
      outage {feeder}: {starts} – {ends}
      {feeder} goes dead at {starts} and comes back at {ends}
      back at {ends}, dead from {starts}: {feeder}
      plan {feeder}, start {starts}, end {ends}
      [announce=true] {feeder} is off from {starts} until {ends}, tell the people
      [announce=false] quietly plan {feeder} off, {starts} to {ends}
      [announce=true] Everybody should know: no current on {feeder} {starts} to {ends}.
      [announce=false] {feeder} feeds nobody, so no notice; out {starts}, in {ends}
      until {ends} the fitters work on {feeder}; they begin at {starts}`,
    ko: `
      {feeder} 정전 {starts} ~ {ends}
      {starts}부터 {ends}까지 {feeder} 정전을 계획하#
      {feeder:을} {starts}에 끊고 {ends}에 다시 넣는 것으로 계획하#
      복전 {ends}, 정전 {starts}, {feeder}
      {feeder}: 시작 {starts}, 종료 {ends}
      [announce=true] {feeder} {starts}~{ends} 정전, 사람들에게 알림
      [announce=false] {feeder} {starts}~{ends} 정전을 공지 없이 계획하#
      [announce=true] 모두가 알아야 한다. {starts}부터 {ends}까지 {feeder} 정전 등록
      [announce=false] {feeder}에는 사는 사람이 없어 안내 불필요. {starts} 정전, {ends} 복전
      {ends}까지 {feeder} 공사, {starts}에 시작. 정전 계획 넣#`,
    titles: ['Plan the outage; Power cut', '정전 계획; 작업 정전'],
  },
  {
    tool: 'calendar_block', about: ['Block a room or a rig in the calendar', '일정표에서 자리를 막는다'],
    takes: { resource: names('test rig 2, van B, room Elbe, hot lab, crane 1', '시험대 2, 밴 B, 백두실, 1번 크레인, 고온실'), date: date(), half: maybe(choice({ am: ['the morning|before noon', '오전'], pm: ['the afternoon|after noon', '오후'] })) },
    en: `
      block {resource} on {date}
      {date}: {resource} is taken
      {resource}, {date}, {half}
      on {date} nobody else gets {resource}
      [half=am] {resource} is ours on {date} until lunch
      [half=pm] {resource} is ours on {date} from lunch on
      {half} of {date}: {resource}
      keep {resource} free of others on {date}
      [half=am] The guests come early on {date} and leave at noon; block {resource} for that long.
      reserve nothing else, block {resource} for {date}`,
    ko: `
      {date}에 {resource:을} 막아 두#
      {resource}, {date}, {half}
      {date} {half} {resource} 사용 중으로 표시
      {date}에는 {resource:을} 아무도 못 쓰게 하#
      [half=am] {date} 점심 전까지 {resource:을} 잡아 두#
      [half=pm] {date} 점심 뒤로 {resource:을} 잡아 두#
      {resource} {date} 종일 막음
      {resource:을} {date} {half}에 막아 두#
      [half=am] 손님이 {date} 일찍 와서 정오에 간다. 그동안 {resource} 막아 둘 것`,
    titles: ['Block the day; Calendar', '일정 막기; 일정표'],
  },
  {
    tool: 'calendar_free', about: ['Free a room or a rig in the calendar', '일정표에서 자리를 푼다'],
    takes: { resource: names('test rig 2, van B, room Elbe, hot lab, crane 1', '시험대 2, 밴 B, 백두실, 1번 크레인, 고온실'), date: date() },
    en: `
      free {resource} on {date}
      {date}: {resource} is no longer taken
      on {date} anybody may have {resource} again
      give {resource} back for {date}
      {resource}, {date}: the meeting fell through, let others in
      unblock {resource} for {date}, {not_resource} stays taken
      take our block off {resource} on {date}
      we do not need {resource} on {date} after all
      {who}: "{resource} can go back on {date}"`,
    ko: `
      {date}에 {resource:을} 풀#
      {date} {resource} 막은 것을 없애#
      {date}에 {resource:을} 다시 누구나 쓰게 하#
      회의 취소, {resource} {date} 풀어 줌
      {resource:은} {date}에 필요 없게 됐다. 놓아 주#
      {not_resource:은} 두고 {resource}만 {date} 예약을 풀#
      {date} {resource} 비움
      {resource}, {date}: 막힘 해제
      {date}자 {resource} 자리를 내놓#`,
    titles: ['Free the day; Calendar', '일정 풀기; 일정표'],
  },
  {
    tool: 'title_card', about: ['Show a title on a screen', '화면에 제목을 띄운다'],
    takes: { heading: made(phrase), unit: maybe(choice({ C: ['degrees Celsius|°C', '섭씨|℃'], F: ['degrees Fahrenheit|°F', '화씨|℉'] })), name: maybe(names('lobby, tower A, foyer north, screen 9', '로비, A타워, 북쪽 현관, 9번 화면')) },
    en: `
      show "{heading}"
      "{heading}" as the heading
      show "{heading}" on the screen named {name}
      {name} shows "{heading}", temperatures in {unit}
      the heading is "{heading}", no screen in particular
      put "{heading}" over the figures, which are in {unit}
      [unit=C] for our guests from Europe: "{heading}", metric
      [unit=F] for the visitors from Texas: "{heading}", in their degrees
      screen {name}: "{heading}"
      the words "{heading}" belong on top`,
    ko: `
      제목 "{heading}"를 띄우#
      "{heading}", 화면 {name}
      {name} 화면 제목은 "{heading}"로 하#
      맨 위에 "{heading}" 표시
      제목 "{heading}", 온도는 {unit}
      어느 화면이든 좋으니 제목을 "{heading}"로 하#
      [unit=F] 미국 손님용 온도 단위로 제목 "{heading}"를 띄우#
      [unit=C] 우리가 쓰는 도 단위로 제목 "{heading}" 표시
      {name}: 제목 "{heading}"`,
    titles: ['Title on the screen; Heading', '화면 제목; 제목'],
  },
];
