import { copied } from './sayings';
import { bracketed, entry, message, procedure, reason, sought, topic } from './everyday';
import { counted, cronText, jobId, runId, spoken, url as anyUrl, zone } from './values';
import { choice, made, maybe, names, type Slot, type Written } from '../table';

const planAbout = ['Plan a prompt, a message or the start of a procedure for later', '나중에 할 일을 예약한다'] as const;
const action: Slot = { schema: { type: 'string' }, draw: () => ({ value: 'procedure', words: '' }) };
const timezone = maybe(made(zone));
const name = maybe(entry);
const run = made(runId);
const url = copied((dice) => anyUrl(dice));
const bare: Slot = spoken((dice) => {
  const value = cronText(dice);
  return { value, words: value };
});
const folder = names('logs, reports, shift/2026, office/orders, lab/results, archive/old, inbox, exports', '일지, 보고서, 점검/2026, 발주, 시험/결과, archive/old, inbox');
const stem = names('shift/rota, logs/pump3, lab/results-7, keys, office/orders, brine, reports/week-31', 'shift/rota, logs/pump3, 점검/7호기, keys, 발주/목록, brine, 일지/31주차');
const file = made((dice, language) => `${stem.draw(dice, language).words}.${dice.pick(['txt', 'csv', 'log', 'md', 'json'])}`);
const key = names('pump_3_service, gate_code, pool_dose, oven_offset, kiln-7_limit, spare_key, bees_2026', 'pump_3_service, gate_code, 풀장_투입량, oven_offset, 가마_한계, spare_key, 정비_2026');

/** The same in notes: as few words as people get away with, fields with colons and slashes. */
export const ownShortHand: readonly Written[] = [
  {
    tool: 'cron_add', about: planAbout, result: 'planned as job-{any}', takes: { schedule: bare, action, text: procedure, name, timezone },
    en: `
      [action=procedure] Plan procedure {text}; cron {schedule}.
      [action=procedure] procedure {text} / cron {schedule} / zone {timezone}
      [action=procedure] New entry "{name}": procedure {text}, cron: {schedule}
      [action=procedure] {text} -> timer, {schedule}, as a procedure
      [action=procedure] cron line {schedule} for the procedure {text}, zone {timezone}, name "{name}"
      [action=procedure] plan: {text} (procedure), {schedule} ({timezone})`,
    ko: `
      [action=procedure] 절차 {text} 예약, cron {schedule}
      [action=procedure] 절차 {text} / cron {schedule} / 시간대 {timezone}
      [action=procedure] 새 예약 "{name}": 절차 {text}, cron: {schedule}
      [action=procedure] {text} → 타이머, {schedule}, 절차로 예약
      [action=procedure] 크론 {schedule}, 절차 {text}, 시간대 {timezone}, 이름 "{name}"으로 예약
      [action=procedure] 예약: {text} 절차, {schedule}({timezone})`,
    titles: ['Timer; Cron entry; Plan', '타이머; 크론 등록; 예약'],
  },
  {
    tool: 'cron_add', about: planAbout, result: 'planned as job-{any}', takes: { schedule: bracketed, action, text: message, name, timezone },
    en: `
      [action=message] message / {schedule} / "{text}"
      [action=message] planned message: {schedule}, {timezone}, "{text}"
      [action=message] reminder "{text}", cron or moment: {schedule}, name: {name}
      [action=message] {name}: "{text}" as a message, {schedule}
      [action=message] to be announced by schedule {schedule}: "{text}"`,
    ko: `
      [action=message] 메시지 / {schedule} / "{text}"
      [action=message] 예약 메시지: {schedule}, {timezone}, "{text}"
      [action=message] 알림 "{text}", 때: {schedule}, 이름: {name}
      [action=message] {name}: "{text}" 메시지, {schedule} 예약
      [action=message] {schedule} 일정 공지: "{text}"`,
    titles: ['Reminder; Message entry', '알림; 메시지 등록'],
  },
  {
    tool: 'cron_list', about: ['List what is planned', '예약된 것을 보인다'], takes: {}, reads: true, result: 'job-{any}: airing; 15 {any} * * *',
    en: `
      planned: what?
      timers: show
      What goes off by itself and when: list.
      cron overview
      everything scheduled, for the {who}
      check the plan, {any} entries expected
      plan of {day} and after, please`,
    ko: `
      예약: 무엇이 있나
      타이머 표시
      저절로 울리는 것과 그 시각 목록
      크론 현황
      {who} 보고용 예약 전체
      예약 확인, {any}건이어야 함
      {day} 이후 예약 요망`,
    titles: ['Plan; Timers', '예약; 타이머'],
  },
  {
    tool: 'cron_remove', about: ['Remove what is planned, by its id', '예약을 지운다'], takes: { id: made(jobId) }, result: '{id} is removed',
    en: `
      Timer {id}: away with it.
      off the plan: {id}. Stays: {not_id}.
      planned {id} – delete
      {id} from the timers, not {not_id}
      no more {id} on the schedule`,
    ko: `
      타이머 {id}: 제거
      예약에서 뺌: {id}. 유지: {not_id}
      예약 {id} – 삭제
      {not_id} 말고 {id} 타이머 삭제
      {id} 예약 말소 바람`,
    titles: ['Off; Timer away', '해제; 타이머 제거'],
  },
  {
    tool: 'sop_list', about: ['List the procedures', '절차를 나열한다'], takes: {},
    en: `
      procedures: which?
      SOPs, all
      What procedures have we got?
      names of procedures for the {who}
      the {any} SOPs of the house: list them`,
    ko: `
      절차: 무엇이 있나
      SOP 전부
      우리 절차가 뭐가 있는지 보#
      {who}에게 줄 절차 이름 목록
      사업장 SOP {any}종 나열`,
    titles: ['Procedures; SOPs', '절차; SOP'],
  },
  {
    tool: 'sop_status', about: ['Say how a run stands, or all active runs', '실행 상태를 보인다'], takes: { run_id: maybe(run) },
    en: `
      runs: what is active?
      Anything running? Check.
      active now, all runs
      {run_id}: how far?
      state of {run_id} for the {who}
      {run_id}, not {not_run_id}: step and state`,
    ko: `
      실행: 진행 중인 것
      도는 것 있나 확인
      현재 활성 실행 전부
      {run_id}: 어디까지?
      {who} 보고용 {run_id} 상태
      {not_run_id} 말고 {run_id}: 단계와 상태`,
    titles: ['Runs; State', '실행; 상태'],
  },
  {
    tool: 'sop_cancel', about: ['Cancel a run', '실행을 취소한다'], takes: { run_id: run, reason },
    en: `
      {run_id} / cancel / {reason}
      Cancel: {run_id}. Why: {reason}
      stop run {run_id} ({reason})
      {run_id} cancelled, please, on the grounds "{reason}"; {not_run_id} runs on`,
    ko: `
      {run_id} / 취소 / {reason}
      취소: {run_id}. 사유: {reason}
      {run_id} 실행 중지({reason})
      {run_id} 취소 요망, 사유 "{reason}". {not_run_id:은} 계속`,
    titles: ['Cancel; Off', '취소; 중지'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name: procedure, payload: maybe(copied((dice) => `${dice.pick([...'TKBRVP'])}${String(dice.int(1, 40))}`)) },
    en: `
      Go: {name}, payload {payload}.
      {name} / payload "{payload}" / start
      procedure {name}, no payload, start
      {name}: start it, payload none
      start {name} for {payload} (that is the payload)`,
    ko: `
      개시: {name}, 전달값 {payload}
      {name} / 페이로드 "{payload}" / 시작
      절차 {name}, 페이로드 없음, 시작
      {name}: 전달값 없이 시작
      {payload} 건으로 {name} 절차를 시작하#(전달값이 {payload})`,
    titles: ['Go; Start', '개시; 시작'],
  },
  {
    tool: 'http_request', about: ['Send an HTTP request', 'HTTP 요청을 보낸다'], takes: { url, method: maybe(choice({ GET: ['GET', 'GET'], POST: ['POST', 'POST'], PUT: ['PUT', 'PUT'], DELETE: ['DELETE', 'DELETE'], HEAD: ['HEAD', 'HEAD'] })) },
    en: `
      {url}: {method}, no body
      {method} / {url} / body: none / headers: none
      URL {url}, method {method}
      web: {url}, fetch
      {url} – what does it answer?
      method: {method}; url: {url}`,
    ko: `
      {url}: {method}, 본문 없음
      {method} / {url} / 본문: 없음 / 헤더: 없음
      URL {url}, 메서드 {method}
      웹: {url} 조회
      {url} – 응답 확인
      메서드: {method}, 주소: {url}`,
    titles: ['HTTP; Request', 'HTTP; 요청'],
  },
  {
    tool: 'file_search', about: ['Find files by name or text', '이름이나 내용으로 파일을 찾는다'], takes: { query: sought, path: maybe(folder) },
    en: `
      search files / "{query}" / folder {path}
      Files with "{query}": which?
      In {path} the one with "{query}": find it.
      find "{query}", in {path}`,
    ko: `
      파일 검색 / "{query}" / 폴더 {path}
      "{query}" 든 파일: 어느 것인지 찾기
      {path}: "{query}" 나오는 파일 찾기
      {path}에서 "{query}" 찾을 것`,
    titles: ['File search; Find', '파일 검색; 찾기'],
  },
  {
    tool: 'file_list', about: ['List a folder', '폴더를 나열한다'], takes: { path: maybe(folder) },
    en: `
      Files in {path}: which?
      Folder {path}, names.
      files: all, list
      inside {path}: names only`,
    ko: `
      {path}: 파일 이름
      폴더 {path} 나열
      파일: 전체 목록
      {path} 안: 이름만 나열`,
    titles: ['Folder; Names', '폴더; 이름'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path: file, lines: maybe(counted(2, 200, ['줄', '행'])) },
    en: `
      {path}: text, please
      Read: {path}. Lines: {lines}.
      {path}, first {lines} lines
      content of {path}, not of {not_path}`,
    ko: `
      {path}: 내용
      읽기: {path}. {lines}
      {path}, 처음 {lines}
      {not_path} 말고 {path} 내용`,
    titles: ['Read; Text', '읽기; 내용'],
  },
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'], takes: { query: topic, limit: maybe(counted(2, 20, ['건', '개'])) },
    en: `
      notes / "{query}" / {limit}
      Notes: {query}?
      memory search "{query}", {limit} hits
      noted about the {query}: what?
      recall: {query}`,
    ko: `
      메모 검색 / "{query}" / {limit}
      메모: {query}?
      메모리 검색 "{query}", {limit}
      {query} 관련 메모 내용 확인
      기억 검색: {query}`,
    titles: ['Notes; Recall', '메모; 기억'],
  },
  {
    tool: 'memory_forget', about: ['Delete a note by its key', '메모를 지운다'], takes: { key },
    en: `
      Note {key}: delete.
      forget / {key}
      {key} out of memory, {not_key} stays in
      delete note {key}, wrong since {day}`,
    ko: `
      메모 {key}: 삭제
      삭제할 메모 / {key}
      {key:은} 기억에서 제거, {not_key:은} 유지
      {day}부터 틀린 메모 {key} 삭제`,
    titles: ['Forget; Delete', '삭제; 메모'],
  },
];
