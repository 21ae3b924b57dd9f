import { code, englishWord, identifier, ip } from '../../language/words';
import { bracketed, procedure, reason, sought } from './everyday';
import { copied } from './sayings';
import { cronText, jobId, runId, spoken, url as anyUrl } from './values';
import { made, maybe, names, type Slot, type Written } from '../table';

const run = made(runId);
const id = made(jobId);
const key = made((dice) => (dice.chance(0.5) ? `${englishWord(dice)}_${String(dice.int(1, 60))}` : dice.chance(0.7) ? identifier(dice).replaceAll('.', '_') : code(dice).replaceAll('#', '_')));
const path = made((dice) => `${dice.chance(0.6) ? `${dice.pick(['logs', 'lab', 'office', 'shift', 'export', englishWord(dice)])}/` : ''}${dice.chance(0.5) ? identifier(dice) : `${englishWord(dice)}-2026-${String(dice.int(10, 12))}-${String(dice.int(10, 28))}`}.${dice.pick(['txt', 'csv', 'log', 'md', 'json'])}`);
const folder = made((dice) => `${dice.pick(['data', 'office', 'archive', 'lab', englishWord(dice)])}/${dice.chance(0.5) ? englishWord(dice) : identifier(dice)}`);
const url = copied((dice) => (dice.chance(0.5) ? anyUrl(dice) : `http://${ip(dice)}/${dice.pick(['state', 'level', 'api/now', 'on', 'relay/1'])}`));
const cron: Slot = spoken((dice) => {
  const value = cronText(dice);
  return { value, words: `"${value}"` };
});
const action: Slot = { schema: { type: 'string' }, draw: () => ({ value: 'procedure', words: '' }) };

/** What a planned job, a run, a file or a note is about. */
const beside: Readonly<Record<string, Slot>> = {
  job: names('rinse, feeding, backup, watering, bell, report, defrost, airing, bin reminder, rota', '헹굼, 급이, 백업, 관수, 종, 보고, 제상, 환기, 수거 알림, 근무표'),
  place: names('hall B, the cellar, ward 5, the eel house, the bakery, line 2, the guest house, the roof, the workshop, gate 4', 'B동, 지하실, 5병동, 장어동, 제빵실, 2라인, 게스트하우스, 옥상, 공작실, 4번 게이트'),
  matter: names('opening hours, feed prices, alarm limits, spare parts, recipes, phone numbers, meter readings, allergens, visitors, key numbers', '운영 시간, 사료 값, 경보 한계, 예비 부품, 레시피, 전화번호, 검침 값, 알레르겐, 방문객, 열쇠 번호'),
  trouble: names('frost, flooding, smoke, a power cut, low salt, high pH, a lost key, a stuck lift, warm vaccine, a late lorry', '동파, 침수, 연기, 정전, 염분 부족, pH 상승, 열쇠 분실, 승강기 멈춤, 백신 온도 상승, 트럭 지연'),
  procedure,
};
const cancelled = ['Cancel a run', '실행을 취소한다'] as const;

/** The step itself says which is which, and asks for one of them. */
export const ownWhichOne: readonly Written[] = [
  {
    tool: 'cron_remove', about: ['Remove what is planned, by its id', '예약을 지운다'], takes: { id }, beside, result: '{id} is removed',
    en: `
      Planned are <{id} (the {job})|, >. The {job} is not needed any more.
      On the plan: <{job}: {id}|, >. Take the {job} off.
      The timers are <{id} for the {job}|, | and >. Since {day} there is no {job}; remove its timer.
      <{id} is the {job}|, >. Everything stays planned except the {job}.
      remove the planned {job} (<{job} = {id}|, >)
      <{place} has the timer {id}|, >. Gone is {place}, so clear its timer.
      Timers by place: <{place} {id}|; >. Delete that of {place}, the {who} rings by hand.`,
    ko: `
      예약은 <{id}({job})|, >. 이제 {job:은} 필요 없으니 예약에서 지우#
      예약 목록: <{job} {id}|, >. {job} 예약을 빼#
      타이머는 <{job} {id}|, >. {day}부터 {job:이} 없다. 해당 타이머를 삭제하#
      <{id:은} {job}|, >. {job}만 빼고 나머지 예약은 그대로 두#
      {job} 예약 삭제(<{job} = {id}|, >)
      장소별 타이머: <{place} {id}|, >. {place:은} 문을 닫았으니 그 타이머를 지우#`,
    titles: ['Off the plan; The timer that is not needed', '필요 없는 예약; 타이머 빼기'],
  },
  {
    tool: 'sop_cancel', about: cancelled, takes: { run_id: run, reason }, beside,
    en: `
      Active: <{run_id} ({procedure})|, >. Cancel the one of {procedure}. Reason: {reason}
      <{run_id} runs {procedure}|, >. Call {procedure} off with the reason "{reason}".
      One run in each place: <{place} {run_id}|, >. The one in {place} ends here, reason "{reason}".
      The runs are <{run_id} for {place}|, | and >. Only {place} is to be cancelled, reason: {reason}
      cancel the run at {place}, reason "{reason}" (<{place} is {run_id}|, >)`,
    ko: `
      진행 중: <{run_id}({procedure})|, >. {procedure} 실행을 취소하#. 사유: {reason}
      <{run_id:은} {procedure}|, >. 그중 {procedure} 실행을 "{reason}" 사유로 취소하#
      장소별 실행: <{place} {run_id}|, >. {place} 실행만 "{reason}" 사유로 중단하#
      실행은 <{place} {run_id}|, >. {place} 것을 취소하#. 사유: {reason}
      {place} 실행 취소, 사유 "{reason}"(<{place}: {run_id}|, >)`,
    titles: ['Cancel the right run; Only this one', '해당 실행 취소; 이것만 취소'],
  },
  {
    tool: 'sop_status', about: ['Say how a run stands, or all active runs', '실행 상태를 보인다'], takes: { run_id: run }, beside,
    en: `
      <{run_id} is the {procedure}|, >. See how {procedure} stands.
      Runs: <{place} {run_id}|, >. How far is {place}?
      The {who} asks whether {place} is done; the runs are <{run_id} in {place}|, | and >.
      status of the run for {place} (<{place} = {run_id}|; >)`,
    ko: `
      <{run_id:은} {procedure}|, >. {procedure:이} 어디까지 갔는지 실행 상태를 보#
      실행: <{place} {run_id}|, >. {place:은} 어디까지 됐는지 보#
      {who:이} {place:이} 끝났는지 묻는다. 실행은 <{place} {run_id}|, >. 상태를 확인하#
      {place} 실행 상태 조회(<{place} = {run_id}|, >)`,
    titles: ['How far is it; State of the run', '어디까지 됐나; 실행 상태'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name: procedure }, beside,
    en: `
      Against <{trouble} we have {name}|, against >. Today it is {trouble}; start what is meant for that.
      {name} is for {trouble}, {not_name} is not. There is {trouble} in hall {any}. Start it.
      Each place has its own procedure: <{place} {name}|, >. Start the one for {place}.
      <{place}: {name}|; >. The {who} stands ready at {place}, so run that procedure.
      In case of <{trouble}: {name}|, >. The {who} reports {trouble}. Act on it.
      start the procedure against {trouble} (<{trouble} = {name}|, >)`,
    ko: `
      <{trouble}에는 {name}|, >. 오늘은 {trouble:이}다. 맞는 절차를 시작하#
      장소마다 절차가 다르다. <{place:은} {name}|, >. {place} 것을 시작하#
      <{place}: {name}|, >. {who:이} {place}에서 기다린다. 그 절차를 실행하#
      {trouble:이} 신고됐다. 대응 절차는 <{trouble} {name}|, >. 해당 절차를 돌리#
      {trouble} 절차 시작(<{trouble} = {name}|, >)`,
    titles: ['The right procedure; What is meant for that', '맞는 절차 시작; 해당 절차'],
  },
  {
    tool: 'cron_add', about: ['Plan a prompt, a message or the start of a procedure for later', '나중에 할 일을 예약한다'], takes: { schedule: cron, action, text: procedure }, result: 'planned as job-{any}',
    en: `
      [action=procedure] Times: <{text} {schedule}|, >. Plan the procedure {text}.
      [action=procedure] <{schedule} belongs to {text}|, >. Of these only {text} is still missing on the plan; add this procedure.
      [action=procedure] The paper plan says <{text} at {schedule}|, | and >. Enter the procedure {text} as it says there.
      [action=procedure] put the procedure {text} on the plan with its own schedule (<{text}: {schedule}|; >)`,
    ko: `
      [action=procedure] 시간: <{text} {schedule}|, >. {text} 절차를 예약하#
      [action=procedure] <{text:은} {schedule}|, >. 이 중 {text} 절차만 아직 예약에 없다. 넣#
      [action=procedure] 종이 계획표: <{text} {schedule}|, >. 거기 적힌 대로 {text} 절차를 예약하#
      [action=procedure] {text} 절차를 제 일정으로 예약할 것(<{text}: {schedule}|, >)`,
    titles: ['From the paper plan; Plan what is missing', '계획표에서 예약; 빠진 것 예약'],
  },
  {
    tool: 'cron_add', about: ['Plan a prompt, a message or the start of a procedure for later', '나중에 할 일을 예약한다'], takes: { schedule: bracketed, action, text: procedure, name: maybe(names('rinse-plan, monday, night-1, hall-b, winter, shift-c', '헹굼-계획, 월요, 야간-1, 동절기, C조')), timezone: maybe(made((dice) => dice.pick(['Europe/Berlin', 'Asia/Seoul', 'UTC', 'America/Chicago', 'Asia/Tokyo', 'Europe/Oslo', 'Australia/Perth']))) }, result: 'planned as job-{any}',
    en: `
      [action=procedure] Schedule {schedule}, procedure {text}, name {name}, time zone {timezone}.
      [action=procedure] The list of what is planned lacks {text}. Put the procedure in: {schedule}.
      [action=procedure] The {who} made a list of {any} things to plan. This is the first: procedure {text}, {schedule}.
      [action=procedure] Procedure: {text}. When: {schedule}. In: {timezone}.
      [action=procedure] name: {name}; procedure: {text}; schedule: {schedule}
      [action=procedure] start the SOP {text} by timer, schedule {schedule}; call the entry {name}
      [action=procedure] The plan is full of old entries, never mind. Add the procedure {text} with the schedule {schedule}.
      [action=procedure] {name} ({timezone}) – procedure {text} – {schedule}`,
    ko: `
      [action=procedure] 일정 {schedule}, 절차 {text}, 이름 {name}, 시간대 {timezone}
      [action=procedure] 예약 목록에 {text:이} 빠져 있다. 이 절차를 {schedule} 일정으로 넣#
      [action=procedure] {who:이} 예약할 것 {any}가지를 적어 왔다. 그 첫째: {text} 절차, {schedule}
      [action=procedure] 절차: {text}. 언제: {schedule}. 시간대: {timezone}
      [action=procedure] 이름: {name}, 절차: {text}, 일정: {schedule}
      [action=procedure] SOP {text} 타이머 시작, 일정 {schedule}. 항목 이름은 {name:로} 하#
      [action=procedure] 예약 목록이 길어도 상관없다. {text} 절차를 {schedule} 일정으로 추가하#
      [action=procedure] {name}({timezone}) – {text} 절차 – {schedule}`,
    titles: ['Into the plan; Add it to the timetable', '계획에 넣기; 시간표 추가'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path }, beside,
    en: `
      The {matter} are in {path}, nothing else is. Read them out.
      Where things are: <{matter} in {path}|, >. Get the {matter}.
      <{path} has the {matter}|, >. What the {who} wants are the {matter}; open that file.
      show the {matter} (<{path} = {matter}|; >)
      Files by place: <{place} {path}|, >. Read that of {place}.`,
    ko: `
      {matter:은} {path} 한 곳에만 있다. 읽#
      어디 있는지: <{matter} {path}|, >. {matter:을} 읽어 오#
      <{path:은} {matter}|, >. {who:이} 찾는 것은 {matter:이}다. 그 파일을 열#
      {matter} 확인(<{path} = {matter}|, >)
      장소별 파일: <{place} {path}|, >. {place} 파일을 읽#`,
    titles: ['Open the right file; Get what is asked', '맞는 파일 열기; 필요한 내용'],
  },
  {
    tool: 'file_list', about: ['List a folder', '폴더를 나열한다'], takes: { path: folder }, beside,
    en: `
      <{matter} are kept in {path}|, >. List the folder with the {matter}.
      Folders: <{place} {path}|, >. See which files {place} has.
      which files are there on {matter}? Folders: <{matter} {path}|; >. The names only.`,
    ko: `
      <{matter} 폴더는 {path}|, >. {matter} 폴더를 나열하#
      폴더: <{place} {path}|, >. {place}에 어떤 파일이 있는지 보#
      <{path:은} {matter}|, >. {matter} 쪽 파일 이름만 보이#`,
    titles: ['Names in the folder; The right folder', '폴더의 파일 이름; 맞는 폴더'],
  },
  {
    tool: 'file_search', about: ['Find files by name or text', '이름이나 내용으로 파일을 찾는다'], takes: { query: sought, path: folder }, beside,
    en: `
      <{place} files under {path}|, >. Find "{query}" in the folder of {place}.
      Folders: <{path} for {place}|, >. The file that mentions "{query}" belongs to {place}; search there.
      search the folder of {place} for "{query}" (<{place} = {path}|; >)`,
    ko: `
      <{place} 폴더는 {path}|, >. {place} 폴더에서 "{query}"가 나오는 파일을 찾#
      폴더: <{place} {path}|, >. "{query}" 파일은 {place} 것이다. 거기서 찾#
      {place} 폴더에서 "{query}" 검색(<{place} = {path}|, >)`,
    titles: ['Search the right folder', '맞는 폴더에서 찾기'],
  },
  {
    tool: 'memory_forget', about: ['Delete a note by its key', '메모를 지운다'], takes: { key }, beside,
    en: `
      Notes: <{key} on the {matter}|, >. The one on the {matter} is out of date, delete it.
      <{key} is about {place}|, >. We gave up {place}, so forget that note.
      forget the note on {place} (<{place}: {key}|, >)`,
    ko: `
      메모: <{key}({matter})|, >. {matter} 메모가 낡았다. 지우#
      <{key:은} {place}|, >. {place:은} 이제 없다. 그 메모를 지우#
      {place} 메모 삭제(<{place}: {key}|, >)`,
    titles: ['The note that is out of date', '낡은 메모 지우기'],
  },
  {
    tool: 'http_request', about: ['Send an HTTP request', 'HTTP 요청을 보낸다'], takes: { url, method: maybe(made(() => 'GET')) }, beside, result: 'HTTP 200 OK from {url}: text/plain, {any} bytes',
    en: `
      Gateways: <{place} {url}|, >. Fetch the state of {place}.
      <{url} answers for {place}|, >. Ask for {place}.
      [method=POST] Buttons: <{place} {url}|, >. Press the one of {place} by a POST with no body.
      [method=GET] Addresses: <{job} {url}|, >. GET the one for the {job}, no body.
      [method=POST] <{job^} is at {url}|; >. Trigger the {job}: POST, empty body.
      [method=DELETE] <{url} is the booking of {place}|, >. Delete the booking of {place} over HTTP.`,
    ko: `
      게이트웨이: <{place} {url}|, >. {place} 상태를 조회하#
      <{place} 주소는 {url}|, >. {place} 값을 가져오#
      [method=POST] 웹 버튼: <{place} {url}|, >. {place} 버튼에 본문 없이 POST하#
      [method=GET] 주소: <{job} {url}|, >. {job} 주소에 GET, 본문 없음
      [method=POST] <{job} {url}|, >. {job:을} 빈 POST로 걸#
      [method=DELETE] <{place} 예약은 {url}|, >. {place} 예약을 HTTP DELETE로 지우#`,
    titles: ['Ask the right one; Press the right button', '맞는 곳에 요청; 맞는 버튼'],
  },
];
