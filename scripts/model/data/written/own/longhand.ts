import { identifier } from '../../language/words';
import { entry, glossed, message, procedure, reason, sought, topic, unmarked, worded } from './everyday';
import { copied } from './sayings';
import { asText, counted, members, runId, schedule, url as anyUrl, when, zone } from './values';
import { choice, made, maybe, names, whole, type Slot, type Written } from '../table';

const run = made(runId);
const url = copied((dice) => anyUrl(dice));
const planAbout = ['Plan a prompt, a message or the start of a procedure for later', '나중에 할 일을 예약한다'] as const;
const action: Slot = { schema: { type: 'string' }, draw: () => ({ value: 'procedure', words: '' }) };
const timezone = maybe(made(zone));
const name = maybe(entry);
const folder = names('logs, reports, shift/2026, office/orders, lab/results, archive/old, inbox, exports, manuals, recipes/bread', '일지, 보고서, 점검/2026, 발주, 시험/결과, archive/old, inbox, exports, 도면, 레시피/빵');
const file = made((dice, language) => `${dice.chance(0.7) ? `${dice.pick(language === 'ko' ? ['logs', 'reports', '일지', 'shift', '점검', 'inbox'] : ['logs', 'reports', 'shift', 'office', 'lab', 'inbox'])}/` : ''}${identifier(dice).replaceAll('.', '_')}.${dice.pick(['txt', 'csv', 'log', 'md', 'json', 'yaml'])}`);
const json: Slot = { schema: { type: 'string' }, draw(dice, language) {
  const value = asText(dice, members(dice, language));
  return { value, words: value };
} };
const lines = counted(2, 200, ['줄', '행']);
/** Letters and figures that a run is about. */
const about = copied((dice) => `${dice.pick([...'TKBRVPLMHC'])}${dice.chance(0.5) ? '-' : ''}${String(dice.int(1, 60))}`);

/** Steps that tell their story first, with file names, figures and other names in it, and what is wanted last or in the middle. */
export const ownLonghand: readonly Written[] = [
  {
    tool: 'cron_add', about: planAbout, result: 'planned as job-{any}', takes: { schedule: glossed, action, text: procedure, name, timezone },
    en: `
      [action=procedure] The list on the door says round {any} at {clock}, but nobody reads lists. Plan the procedure {text} for the schedule {schedule}.
      [action=procedure] We tried {not_text} by hand for {any} days and it did not help. The procedure {text} gets a place on the plan: schedule {schedule}, name {name}.
      [action=procedure] Valve 3 is serviced on {day}, tank 12 a day later. Independent of both, plan the procedure {text}, schedule {schedule}.
      [action=procedure] The schedule {schedule} suits everybody, the {who} included. Let the procedure {text} follow it; time zone {timezone}.
      [action=procedure] Plan it once and forget it: {text} as a procedure on {schedule}.
      [action=procedure] In the head office they count in {timezone}, and so does this entry: procedure {text}, {schedule}, named {name}.`,
    ko: `
      [action=procedure] 문에 붙은 목록에는 {any}번 순회가 {clock}라고 되어 있지만 아무도 안 본다. {text} 절차를 {schedule} 일정으로 예약하#
      [action=procedure] {not_text:을} {any}일 손으로 해 봤지만 소용없었다. {text} 절차를 예약에 올리#. 일정 {schedule}, 이름 {name}
      [action=procedure] 3번 밸브는 {day} 정비, 12번 탱크는 그다음 날이다. 그와 별개로 {text} 절차를 예약하#. 일정 {schedule}
      [action=procedure] {schedule} 일정이면 {who}도 좋다고 한다. {text} 절차를 거기에 맞춰 예약하#. 시간대 {timezone}
      [action=procedure] 한 번 걸어 두면 신경 쓸 것 없다. {text} 절차, {schedule}, 예약 바람
      [action=procedure] 본사는 {timezone} 시간을 쓴다. 이 예약도 그렇게 하#. {text} 절차, {schedule}, 이름 {name}`,
    titles: ['Instead of the list on the door; Plan it once; On the plan', '목록 대신 예약; 한 번에 예약; 계획에 올리기'],
  },
  {
    tool: 'cron_add', about: planAbout, result: 'planned as job-{any}', takes: { schedule: worded, action, text: unmarked, name, timezone },
    en: `
      [action=message] The {who} empties the traps only when told. So plan a message, {schedule}: {text}
      [action=message] message, {schedule}, name {name}: {text}
      [action=message] {any} of us were late on {day}. From now on there is a reminder {schedule}. It reads: {text}
      [action=message] Plan, do not send: {schedule}, {timezone}, message: {text}`,
    ko: `
      [action=message] {who:은} 말해 줘야 덫을 비운다. {schedule} 메시지를 예약하#: {text}
      [action=message] 메시지, {schedule}, 이름 {name}: {text}
      [action=message] {day}에 {any}명이 늦었다. 앞으로 {schedule} 알림을 예약하#. 문구: {text}
      [action=message] 보내지 말고 예약만: {schedule}, {timezone}, 메시지: {text}`,
    titles: ['A message so that it gets done; Reminder from now on', '잊지 않을 메시지; 앞으로 알림'],
  },
  {
    tool: 'cron_add', about: planAbout, result: 'planned as job-{any}', takes: { schedule, action, text: message, name, timezone },
    en: `
      [action=message] Into the plan goes one message. Schedule {schedule}, text "{text}", and its name is {name}.
      [action=message] Do not look at the plan, add to it: message "{text}", schedule {schedule}.
      [action=message] The text is "{text}". It is a message. The schedule is {schedule}. The time zone is {timezone}.
      [action=message] "{text}" – {schedule} – as a planned message`,
    ko: `
      [action=message] 예약에 메시지 하나를 넣#. 일정 {schedule}, 문구 "{text}", 이름은 {name}
      [action=message] 예약을 보는 것이 아니라 추가한다. 메시지 "{text}", 일정 {schedule}
      [action=message] 문구는 "{text}", 종류는 메시지, 일정은 {schedule}, 시간대는 {timezone}. 예약하#
      [action=message] "{text}" – {schedule} – 메시지 예약`,
    titles: ['One message into the plan', '메시지 하나 예약'],
  },
  {
    tool: 'cron_add', about: planAbout, result: 'planned as job-{any}', takes: { schedule: when, action, text: procedure },
    en: `
      [action=procedure] The kiln needs {any} hours to cool down and the {who} leaves at {clock}. That is why the procedure {text} is planned {schedule} and not started here.
      [action=procedure] There is a list of procedures, and {text} is on it; plan this one {schedule}.
      [action=procedure] A later start is wanted for {text}: {schedule}. It is a procedure, {not_text} is another one.`,
    ko: `
      [action=procedure] 가마가 식는 데 {any}시간 걸리고 {who:은} {clock}에 퇴근한다. 그래서 {text} 절차는 여기서 시작하지 않고 {schedule} 시작하게 예약하#
      [action=procedure] 절차 목록에 {text:이} 있다. 이것을 {schedule} 시작하도록 예약하#
      [action=procedure] {text} 절차는 나중에 시작한다. {schedule} 돌게 예약하#. {not_text:과} 혼동하지 말 것`,
    titles: ['A later start; Planned, not started', '나중 시작; 예약 시작'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path: file, from_line: maybe(whole(2, 300)), lines: maybe(lines) },
    en: `
      The year's figures are spread over three files. {not_path} has {any} rows and stops in March, the scans are no use, and {path} has the rest. Read {path}.
      On {day} the {who} wrote two lists. The one called {path} holds what we need, the one called {not_path} is for the auditor.
      Sampling began at {clock} and took 35 minutes. The lab put the values into {path}; open it and see what they are.
      After {any} restarts somebody began a diary, {path}. Read it before anything is touched; {not_path} is only its backup.
      Ignore {not_path}. What was agreed for hall {any} stands in {path}, from line {from_line} on.
      The export of {clock} is long. Take {lines} lines of {path}, from line {from_line}.
      do not search and do not list, read {path}
      when in doubt the file {path} counts, so get its text
      {path} is where the {who} keeps the limits, 4 bar and 85 degrees among them. Show it.`,
    ko: `
      올해 수치는 파일 세 개에 나뉘어 있다. {not_path:은} {any}행에서 3월로 끝나고 나머지는 {path}에 있다. {path:을} 읽#
      {day}에 {who:이} 목록 두 개를 만들었다. {not_path:은} 감사용이고 필요한 것은 {path:이}다. 읽#
      {clock}에 시작한 시료 채취가 35분 걸렸다. 실험실이 값을 {path}에 넣었다. 열어서 확인하#
      {any}번 재기동한 뒤 누가 일지를 쓰기 시작했다. {path:을} 먼저 읽#. {not_path:은} 사본일 뿐이다
      {not_path:은} 무시하#. {any}동 합의 사항은 {path} {from_line}행부터 있다
      {clock} 내보내기가 길다. {path:을} {from_line}행부터 {lines} 읽#
      검색도 목록도 아니다. {path} 파일을 읽#
      헷갈리면 {path} 파일이 기준이다. 그 글을 가져오#
      {who:은} 한계값을 {path}에 둔다. 4bar, 85도도 거기 있다. 보이#`,
    titles: ['The file that counts; Read before touching; The values of the lab', '기준 파일; 손대기 전 읽기; 실험실 값'],
  },
  {
    tool: 'file_search', about: ['Find files by name or text', '이름이나 내용으로 파일을 찾는다'], takes: { query: sought, path: maybe(folder) },
    en: `
      Hundreds of sheets were scanned on {day}, {any} boxes of them. One speaks of "{query}". Find that one.
      We know it was filed under {path} and that "{query}" is in it, but not what it is called. Find it.
      do not read every file: search {path} for "{query}"
      The {who} needs the paper about "{query}", never mind which folder.
      not a note but a file is what we look for, with "{query}" in it
      look through {path} until the one with "{query}" turns up
      The complaint of {clock} named "{query}". See which files in {path} know it.
      "{query}" has to be somewhere among our files; no folder given`,
    ko: `
      {day}에 {any}상자를 스캔했다. 그중 "{query}" 이야기가 있는 파일을 찾#
      {path} 밑에 넣었고 "{query}"가 들어 있는데 이름을 모른다. 찾#
      파일을 다 읽지 말고 {path}에서 "{query}"를 검색하#
      {who:이} "{query}" 자료를 원한다. 어느 폴더든 상관없다. 파일을 찾#
      메모 말고 "{query}"가 적힌 파일을 찾#
      {path:을} 뒤져 "{query}"가 있는 것을 찾아내#
      {clock} 민원에 "{query}"가 나왔다. {path}에서 그 말이 있는 파일을 찾#
      파일 어딘가에 "{query}"가 있다. 폴더는 지정하지 않고 검색하#`,
    titles: ['Find that one sheet; Somewhere among the files', '그 한 장 찾기; 파일 어딘가'],
  },
  {
    tool: 'file_list', about: ['List a folder', '폴더를 나열한다'], takes: { path: maybe(folder) },
    en: `
      do not search for anything, just see what {path} contains
      Before {not_path} is cleared out on {day}, have a look at what is in {path}.
      {any} photos were promised. See which files have arrived in {path}.
      what is there in {path} besides the report of {clock}?
      No name, no keyword: just the list of files.
      the {who} asks which files we keep, in no particular folder`,
    ko: `
      찾는 것은 아니고 {path}에 뭐가 들었는지만 보#
      {day}에 {not_path:을} 비우기 전에 {path} 폴더에 무엇이 있는지 보#
      사진 {any}장이 온다고 했다. {path} 폴더에 어떤 파일이 들어왔는지 보#
      {clock} 보고서 말고 {path} 폴더에 또 뭐가 있는지 나열하#
      검색어 없이 파일 목록만 보이#
      {who:이} 우리가 가진 파일이 무엇인지 묻는다. 폴더는 상관없이 나열하#`,
    titles: ['What the folder contains; Which files arrived', '폴더 내용; 들어온 파일'],
  },
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'], takes: { query: topic, limit: maybe(counted(2, 20, ['건', '개'])), category: maybe(choice({ sop: ['sop', 'sop'], conversation: ['conversation', 'conversation'] })) },
    en: `
      The fitter is here since {clock} with {any} gaskets and does not know the size. See if we noted the {query}.
      Between the flood and the power cut on {day} somebody noted the {query}. Look in the notes.
      We wrote about the {query} before. Bring up that note, {limit} hits are plenty.
      Neither the plan nor the files have it. The notes must: "{query}".
      search the memory for the whole phrase "{query}", no limit
      take at most {limit} notes, the subject is "{query}"
      Hall {any} had the same trouble as "{not_query}". This time it is "{query}"; see what the notes have on it.
      {query}: what is noted?
      limit {limit}, words "{query}", search our notes
      before calling the supplier, recall the {query}
      in the category {category}, search for "{query}"`,
    ko: `
      기사가 {clock}부터 와서 개스킷 {any}개를 들고 규격을 묻는다. {query} 메모가 있는지 찾#
      {day} 침수 때 누가 {query} 메모를 남겼다. 메모를 찾#
      전에 {query}에 대해 적었다. 그 메모를 찾되 {limit}면 충분하다
      예약에도 파일에도 없다. 메모에서 "{query}"를 찾#
      "{query}"를 통째로 검색어 삼아 메모를 찾#. 건수 제한 없음
      메모를 많아야 {limit} 보#. 주제는 "{query}"
      {any}동도 "{not_query}" 때문에 그랬다. 이번에는 "{query}" 차례다. 메모에 뭐가 있는지 찾#
      {query}: 적어 둔 것 확인
      한도 {limit}, 검색어 "{query}", 메모 검색
      납품처에 전화하기 전에 {query} 메모를 찾아보#
      {category} 분류에서 "{query}"를 찾#`,
    titles: ['See if we noted it; The notes must know', '적어 두었나; 메모에 있나'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name: procedure, payload: maybe(about) },
    en: `
      Tank T4 is empty, R7 is full and {payload} overflows. Start {name} with {payload}.
      It happened at {clock}: {payload} went silent. The procedure {name} knows what to do, its payload is "{payload}".
      On {day} we ran {not_name} for it. Today it is {name}, started with {payload}.
      The {who} closed {any} valves already. What is left is done by {name}; it wants no payload.
      Start {name}. No payload: it finds out by itself which of the {any} it is.
      run {name}, with {payload} as what is handed over`,
    ko: `
      T4 탱크는 비었고 R7은 찼고 {payload:은} 넘친다. {payload:로} {name} 절차를 시작하#
      {clock}에 {payload} 신호가 끊겼다. {name} 절차를 시작하#. 전달값은 "{payload}"
      {day}에는 {not_name:을} 돌렸다. 오늘은 {name:이}다. 전달값 {payload:로} 시작하#
      {who:이} 밸브 {any}개를 이미 닫았다. 나머지는 {name} 절차가 한다. 페이로드 없이 시작하#
      {name} 시작. 전달값 없음, {any}개 중 어느 것인지는 절차가 스스로 찾는다
      {name:을} 실행하되 {payload:을} 넘기#`,
    titles: ['It knows what to do; Start it for this one', '절차에 맡기기; 이 건으로 시작'],
  },
  {
    tool: 'sop_cancel', about: ['Cancel a run', '실행을 취소한다'], takes: { run_id: run, reason },
    en: `
      {not_run_id} began at {clock}, {run_id} {any} minutes later, and they use the same pump. The later one, {run_id}, is to be cancelled. Reason: {reason}
      The {who} signed {not_run_id} but not {run_id}. Cancel what is not signed, reason "{reason}".
      Nothing is wrong with {not_run_id}. Cancel {run_id}; put down as reason: {reason}
      take the run {run_id} down; "{reason}" is what the log should say`,
    ko: `
      {not_run_id:은} {clock}에, {run_id:은} {any}분 뒤에 시작했는데 펌프가 같다. 나중 것인 {run_id:을} 취소하#. 사유: {reason}
      {who:이} {not_run_id}에는 서명했고 {run_id}에는 안 했다. 서명 없는 것을 "{reason}" 사유로 취소하#
      {not_run_id:은} 이상 없다. {run_id:을} 취소하#. 사유란에 쓸 말: {reason}
      {run_id} 실행을 내리#. 기록에 남길 사유는 "{reason}"`,
    titles: ['Only one may use the pump; Cancel what is not signed', '하나만 남기기; 서명 없는 실행 취소'],
  },
  {
    tool: 'http_request', about: ['Send an HTTP request', 'HTTP 요청을 보낸다'], takes: { url, method: choice({ POST: ['POST', 'POST'], PUT: ['PUT', 'PUT'], PATCH: ['PATCH', 'PATCH'] }), body: json },
    en: `
      The old box took a GET at {not_url}. The new one wants a {method} at {url}, with this body: {body}
      At {clock} the {who} changed unit {any} by hand, so the server is behind. {method} to {url}, the body being {body}
      no headers; {method}; {url}; body {body}
      [method=POST] report to {url} by POST what was measured: {body}
      [method=PUT] The record at {url} is to read {body} from now on. Use PUT.`,
    ko: `
      예전 상자는 {not_url}에 GET이면 됐다. 새것은 {url}에 {method:을} 보내야 한다. 본문은 {body}
      {clock}에 {who:이} {any}호기를 손으로 바꿔 서버가 모른다. {url}에 {method}, 본문 {body}
      헤더 없음, {method}, {url}, 본문 {body}
      [method=POST] 잰 값을 {url}에 POST로 보고하#: {body}
      [method=PUT] {url} 기록은 이제 {body}여야 한다. PUT으로 쓰#`,
    titles: ['Bring the server up to date; Report what was measured', '서버 갱신; 측정값 보고'],
  },
  {
    tool: 'http_request', about: ['Send an HTTP request', 'HTTP 요청을 보낸다'], takes: { url, method: maybe(choice({ GET: ['GET', 'GET'], POST: ['POST', 'POST'], DELETE: ['DELETE', 'DELETE'] })) },
    en: `
      The meter was moved from {not_url} to {url} on {day}. Fetch the reading, it should be above {any}.
      See what the web page of the wind mast says, {url}, before the crane goes up to {any} metres.
      A {method} on {url}. There is nothing in the body and no header.
      [method=POST] The gate has no switch, only {url}. A POST without body opens it.
      [method=DELETE] Job {any} blocks the queue. Its address is {url}; delete it with DELETE, and leave {not_url} in the queue.
      [method=GET] Method GET, no body, no header: {url}`,
    ko: `
      {day}에 계량기 주소가 {not_url}에서 {url:로} 바뀌었다. 값을 가져오#. {any}보다 높아야 정상이다
      크레인을 {any}미터로 올리기 전에 풍속탑 페이지 {url:을} 확인하#
      {url}에 {method}. 본문도 헤더도 없음
      [method=POST] 문에는 스위치가 없고 {url}뿐이다. 본문 없는 POST로 열린다. 보내#
      [method=DELETE] {any}번 작업이 대기열을 막는다. 주소는 {url}. DELETE로 지우고 {not_url:은} 두#
      [method=GET] 메서드 GET, 본문 없음, 헤더 없음: {url}`,
    titles: ['The meter has moved; A switch on the web; No body', '계량기 주소 변경; 웹 스위치; 본문 없음'],
  },
];
