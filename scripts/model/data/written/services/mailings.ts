import { code, texts } from '../industry/slots';
import { email } from '../../language/words';
import { choice, date, made, maybe, moment, names, type Written } from '../table';

const list = names('newsletter-de, pool-news, members, press, harvest-alerts, staff-all, parents-4b, suppliers', '소식지, 회원알림, 보도자료, 수확소식, 전직원, 학부모-4반, 협력사, 행사안내');
const mail = made(email);
const survey = code('SV-###, survey ##, poll-#, Q26-##, NPS-#');

export const mailings: readonly Written[] = [
  {
    tool: 'list_join', about: ['Put an address on a mailing list', '주소를 메일링 리스트에 넣는다'],
    takes: { address: mail, list },
    en: `
      put {address} on {list}
      {address} wants to read {list}
      subscribe {address} to {list}
      {list}: add {address}
      from {day} on {address} gets {list}
      {address} joins {list}, {not_list} not
      sign {address} up for {list}
      The card from the fair says {address}. It belongs on the list {list}.
      {list} has {any} readers, make {address} another one
      one more for {list}: {address}
      {address} got {not_list} so far and wants {list} as well
      The {who} collected {any} addresses; the first is {address}, for {list}
      {address} asked on {day} why no {list} ever comes. Put it on.`,
    ko: `
      {address:을} {list}에 넣#
      {list}: {address} 추가
      {address:이} {list:을} 읽고 싶어 한다. 구독시키#
      {day}부터 {address:로} {list:을} 보내게 등록하#
      {not_list} 말고 {list}에 {address} 등록
      행사장 명함에 {address:이}라고 있다. {list} 목록에 올리#
      {list} 독자 {any}명에 {address:을} 더하#
      {list} 구독 신청 처리: {address}
      {address:은} 여태 {not_list}만 봤다. {list}에도 넣#
      {who:이} 주소 {any}개를 모았다. 첫째 {address:을} {list}에 올리#
      {day}에 {address:이} 왜 {list:이} 안 오냐고 물었다. 등록할 것
      {list}에 한 사람 더: {address}
      {address} {list} 구독 추가 바람`,
    titles: ['Subscribe; Onto the list', '구독 등록; 목록 추가'],
  },
  {
    tool: 'list_leave', about: ['Take an address off a mailing list', '주소를 메일링 리스트에서 뺀다'],
    takes: { address: mail, list },
    en: `
      take {address} off {list}
      {address} has had enough of {list}
      unsubscribe {address} from {list}
      {list}: remove {address}
      no more {list} for {address}
      {address} leaves {list} but keeps {not_list}
      mails of {list} to {address} bounce, {any} so far; off the list with it
      strike {address}, list {list}
      {address} wrote at {clock} that {list} must stop
      out of {list}: {address}
      {address} complained on {day} about {any} mails a week. {list} ends for them.
      {not_list} yes, {list} no: {address}
      nobody at {address} reads {list}, it can go`,
    ko: `
      {address:을} {list}에서 빼#
      {list}: {address} 제거
      {address:이} {list:을} 그만 보고 싶어 한다. 해지하#
      {address:로} 가는 {list} 메일이 {any}번 되돌아왔다. 목록에서 지우#
      {not_list:은} 유지하고 {list}에서만 {address:을} 빼#
      {clock}에 {address:이} {list} 그만 보내라고 썼다
      {list} 구독 해지 처리: {address}
      {address}에는 이제 {list:을} 보내지 말 것
      {day}에 {address:이} 한 주에 {any}통은 많다고 했다. {list}에서 내보내#
      {not_list:은} 받고 {list:은} 안 받겠다고 함: {address}
      {address:은} {list:을} 읽지 않는다. 빼 두#
      {list} 수신 거부: {address}
      {address} {list} 그만 받음
      {list:은} 이제 {address}에 안 간다. 해지하#`,
    titles: ['Unsubscribe; Off the list', '구독 해지; 목록 제거'],
  },
  {
    tool: 'list_readdress', about: ['Replace an address by another on all lists', '목록의 주소를 다른 주소로 바꾼다'],
    takes: { old_address: mail, new_address: mail },
    en: `
      {old_address} is now {new_address}
      replace {old_address} by {new_address}
      {new_address} instead of {old_address}
      {new_address} takes the place of {old_address}
      the old one is {old_address}, the new one {new_address}
      change {old_address} to {new_address}
      new {new_address}, old {old_address}
      She married on {day}: {old_address} is dead, write to {new_address}.
      {old_address} → {new_address} on all lists
      nobody reads {old_address}; {new_address} is where they read
      she writes from {new_address} now, {old_address} was the old firm
      of {any} addresses one is wrong: {old_address} must be {new_address}
      {new_address} is to get whatever went to {old_address}
      not both, just one: {new_address} in, {old_address} out`,
    ko: `
      {old_address} 주소를 {new_address:로} 바꾸#
      {new_address}, 옛 주소 {old_address}
      {old_address} 대신 {new_address}
      {old_address:은} 안 읽는다. 이제 {new_address:로} 보내게 바꾸#
      새 주소 {new_address}, 헌 주소 {old_address}
      {day}에 회사를 옮겼다. {old_address} → {new_address}
      {new_address:이} {old_address} 자리를 이어 가게 하#
      이제 {new_address}에서 쓴다. {old_address:은} 옛 회사 것이다. 바꾸#
      주소 {any}개 중 하나가 틀렸다. {old_address:은} {new_address:이}어야 한다
      {old_address:로} 가던 것은 모두 {new_address:로} 가게 하#
      둘 다 두지 말고 {new_address}만. {old_address:은} 뺀다
      {old_address} 자리에 {new_address} 넣기
      헌것 {old_address}, 새것 {new_address}`,
    titles: ['New address; Change of address', '주소 변경; 새 주소'],
  },
  {
    tool: 'issue_plan', about: ['Send an issue to a list at a moment', '정해진 시각에 목록으로 소식을 보낸다'],
    takes: { list, subject: texts(`
      Doors open at 1#, soup at 2#
      New hours, new prices, same people
      # days of harvest: who helps?
      Water off on floors # and 1#
      Thank you for 4#0 signatures`, `
      1#시 개장, 2#시부터 국수
      새 시간, 새 가격, 같은 사람들
      수확 #일: 도와주실 분
      #층과 1#층 단수 안내
      서명 4#0명, 고맙습니다`), at: moment() },
    en: `
      send "{subject}" to {list} at {at}
      {list}, {at}: "{subject}"
      "{subject}" goes out to {list} {at}
      plan the issue "{subject}" for {list}, {at}
      at {at} the readers of {list} get "{subject}"
      {at} is when "{subject}" leaves, list {list}
      schedule for {list} under the subject "{subject}", time {at}
      {any} people read {list}; at {at} they shall receive "{subject}"
      let "{subject}" rest until {at}, then to {list}
      mailing: subject "{subject}", moment {at}, list {list}, not {not_list}
      the {who} is done with the text. To {list} on {at}, headline "{subject}".
      {not_list} had it last week; {list} reads "{subject}" at {at}
      not now but {at}: "{subject}" for {list}`,
    ko: `
      {at}에 "{subject}"를 {list}에 보내#
      {list}, {at}: "{subject}"
      {list} 발송 예약 {at}, 제목 "{subject}"
      "{subject}"는 {at}에 {list:로} 나간다. 예약하#
      독자 {any}명인 {list}에 {at} "{subject}" 발송
      제목 "{subject}", 목록 {list}, 시각 {at}
      {not_list:이} 아니라 {list}. {at}에 "{subject}"를 보내게 해 두#
      {at}까지 묵혔다가 {list:로} "{subject}" 발송하#
      {who:이} 글을 끝냈다. {at}에 {list:로}, 제목은 "{subject}"
      {not_list:은} 지난주에 받았다. {list:은} {at}에 "{subject}"를 받게 하#
      지금 말고 {at}: {list}, "{subject}"
      예약 발송 등록하#. 목록 {list}, {at}, "{subject}"
      {list} 독자에게 {at} "{subject}" 나감`,
    titles: ['Plan the issue; Newsletter', '발송 예약; 소식지'],
  },
  {
    tool: 'issue_hold', about: ['Hold back the next issue of a list, or let it go', '다음 호 발송을 막거나 푼다'],
    takes: { list, state: choice({ held: ['held back|held', '보류'], released: ['released|let go', '발송 허용|해제'] }) },
    en: `
      next issue of {list}: {state}
      [state=held] do not let {list} go out, there is a mistake in the price
      [state=released] the mistake is corrected, {list} may leave
      [state=held] keep {list} in the drawer until the {who} has read it
      [state=released] the {who} has read {list} and nods, off it goes
      [state=held] {list} waits
      [state=released] no more waiting for {list}
      {list} is to be {state}
      [state=held] {any} typos on the first page of {list}. Stop it.
      [state=released] lift the stop on {list}, {not_list} remains in the drawer
      [state=held] no {list} on {day}, hold it
      [state=released] {list} has lain there since {day} for a comma. Let it fly.
      [state=held] {list}: the picture on page {any} is not ours, nothing leaves before that is clear
      [state=held] {not_list} may go, {list} may not yet`,
    ko: `
      {list} 다음 호 {state}
      [state=held] 가격이 틀렸다. {list:이} 나가지 못하게 하#
      [state=released] 고쳤으니 {list:을} 내보내도 된다
      [state=held] {who:이} 읽을 때까지 {list:은} 서랍에 두#
      [state=released] {who:이} 읽고 괜찮다고 했다. {list} 발송을 풀#
      [state=held] {list} 첫 쪽에 오타 {any}개. 발송을 막#
      [state=released] {not_list:은} 두고 {list} 발송 정지만 해제하#
      {list}: {state} 상태로
      [state=held] {day}에는 {list:을} 내지 말 것
      [state=released] 세워 둔 {list}, 이제 보내#
      [state=released] 쉼표 하나 때문에 {day}부터 누워 있던 {list}, 이제 내보내#
      [state=held] {list} {any}쪽 사진이 우리 것이 아니다. 정리될 때까지 나가지 않게 하#
      [state=held] {not_list:은} 나가도 되고 {list:은} 아직 안 된다
      [state=released] {list} 문제없음. 발송해도 좋다`,
    titles: ['Hold or release the issue', '발송 보류; 발송 해제'],
  },
  {
    tool: 'survey_open', about: ['Open a survey for answers', '설문을 연다'],
    takes: { survey, closes: maybe(date()) },
    en: `
      open {survey}
      {survey} may be answered from now on
      {survey}: open until {closes}
      open the survey {survey}, it ends {closes}
      let people answer {survey} up to {closes}
      start {survey}
      the questions of {survey} are proofread, open it
      {closes} is the last day of {survey}, which opens now
      {survey} takes answers, no end given
      {any} questions, all checked: {survey} goes live, {not_survey} waits
      unlock {survey} for the guests
      {not_survey} is closed since {day}. The next one, {survey}, may begin.
      {any} people wait for {survey}; let them in until {closes}
      {survey} goes online at once, closing day {closes}`,
    ko: `
      {survey} 설문을 열#
      {survey} 응답 시작
      {survey}: {closes}까지 열어 두#
      {closes}까지 {survey}에 답할 수 있게 하#
      {survey} 문항 {any}개 교정 끝. 설문을 시작하#
      {not_survey:은} 기다리고 {survey}만 열 것
      {survey:은} 이제부터 응답 가능, 마감일 없음
      설문 개시: {survey}, 마감 {closes}
      {not_survey:은} {day}에 닫혔다. 다음 {survey:을} 시작하#
      {any}명이 {survey:을} 기다린다. {closes}까지 받게 열어 주#
      {survey} 바로 공개, 닫는 날은 {closes}
      {survey}에 답을 달 수 있게 열#
      {survey} 접수 시작할 것`,
    titles: ['Open the survey; Survey starts', '설문 시작; 설문 열기'],
  },
  {
    tool: 'survey_close', about: ['Close a survey so that nobody can answer any more', '설문을 닫는다'],
    takes: { survey },
    en: `
      close {survey}
      no more answers to {survey}
      {survey} is over
      end {survey}, {any} answers are enough
      The lottery for {survey} is drawn at {clock}. Shut it.
      lock {survey}, what came in stays
      {survey}: closed; {not_survey} goes on
      late answers to {survey} do not count any more, close it
      finish {survey}
      {survey} has been open since {day} and that will do
      {survey} was meant to run to {day}, but {any} angry answers are enough
      {not_survey} needs more time, {survey} does not; the latter ends
      whoever opens {survey} now reads "too late"`,
    ko: `
      {survey} 설문을 닫#
      {survey} 응답 마감
      {survey:은} 끝났다. 닫#
      {any}명이면 충분하다. {survey:을} 마감하#
      {clock}에 {survey} 추첨이다. 응답을 막#
      {survey} 잠그되 들어온 답은 두#
      {not_survey:은} 계속하고 {survey}만 마감
      {day}부터 열려 있던 {survey}, 이제 닫을 것
      늦은 답은 안 됨. {survey} 종료
      {survey:은} {day}까지 하려 했지만 성난 답이 {any}건이면 됐다. 닫#
      {not_survey:은} 시간이 더 필요하고 {survey:은} 아니다. 뒤엣것을 끝내#
      이제 {survey:을} 열면 늦었다고 나오게 하#
      {survey} 마감 처리하#`,
    titles: ['Close the survey; Survey ends', '설문 마감; 설문 닫기'],
  },
  {
    tool: 'survey_prod', about: ['Remind those who have not answered a survey', '설문에 답하지 않은 사람에게 다시 알린다'],
    takes: { survey, text: maybe(texts(`
      Only # minutes, and there is cake
      Still open: your answer, please
      # of 4# have answered, who else?
      Last call, it closes at 1#:00`, `
      #분이면 됩니다, 케이크도 있어요
      아직 열려 있습니다, 부탁드립니다
      4#명 중 #명 응답, 나머지 분은요?
      1#:00에 닫습니다, 마지막 안내`)) },
    en: `
      remind those who have not answered {survey}
      nudge the silent ones of {survey}: "{text}"
      {survey}: reminder "{text}"
      send "{text}" to whoever still owes us {survey}
      a reminder for {survey}, usual words
      half have not answered {survey}; prod them
      {survey} needs more answers than {any}. Write to the rest: "{text}"
      remind about {survey}, {not_survey} is complete
      to all who missed {survey}: "{text}"
      poke the late ones, survey {survey}
      {not_survey} had {any} answers in a day. {survey} is slow: write to the lazy ones "{text}".
      {survey} stays open, only those without an answer get a mail
      in {survey} half are missing; tell just them: "{text}"`,
    ko: `
      {survey}에 답하지 않은 사람에게 다시 알리#
      {survey} 미응답자 독려: "{text}"
      {survey} 재안내 "{text}"
      아직 {survey:을} 안 낸 사람들에게 "{text}"를 보내#
      {survey} 재촉, 문구는 평소대로
      {survey} 응답이 {any}건뿐이다. 나머지에게 "{text}"라고 쓰#
      {not_survey:은} 다 찼다. {survey}만 독촉 안내
      {survey} 안 한 사람들을 재촉하#
      {not_survey:은} 하루에 {any}건이 왔다. {survey:은} 느리다. 안 한 사람에게 "{text}"라고 보내#
      {survey:은} 열어 두고 답 없는 사람에게만 알림
      {survey} 절반이 비었다. 그 사람들에게만 "{text}"라고 알리#
      {survey} 무응답자에게 다시 한번 안내하#
      {survey} 안 낸 사람만 골라 다시 부탁하#
      {survey} 회신 없는 쪽에 "{text}"`,
    titles: ['Remind the silent ones', '미응답자 안내; 설문 독려'],
  },
];
