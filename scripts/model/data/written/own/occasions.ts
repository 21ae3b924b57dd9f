import { code, englishWord, folder as anyFolder, identifier, name as anyName, path as anyPath, sopName } from '../../language/words';
import { counted, jobId, jsonText, remark, runId, schedule, url as anyUrl, when, wish, zone } from './values';
import { flag, made, maybe, whole, type Slot, type Written } from '../table';

const path = made(anyPath);
const folder = made(anyFolder);
const key = made((dice, language) => anyName(dice, language).replaceAll(/[ .]/gu, '_'));
const text = made(remark);
const action: Slot = { schema: { type: 'string' }, draw: () => ({ value: 'message', words: '' }) };
const body: Slot = { schema: { type: 'string' }, draw: (dice, language) => {
  const value = jsonText(dice, language);
  return { value, words: value };
} };
const bare = made((dice) => dice.among([[3, () => englishWord(dice)], [2, () => String(dice.int(0, 900) / 10)], [2, () => dice.pick(['ON', 'OFF', 'open', 'close', 'start', 'stop', 'reset'])]])());
const method: Slot = { schema: { type: 'string' }, draw: () => ({ value: 'POST', words: 'POST' }) };
const sought = made(anyName);

/** The same tools in steps with a reason before or after, and with numbers and names that are none of the call's. */
export const ownOccasions: readonly Written[] = [
  {
    tool: 'cron_add', about: ['Plan something for later', '나중 일을 예약한다'], takes: { schedule: when, action, text, name: maybe(made(anyName)), timezone: maybe(made(() => 'Asia/Seoul')) }, result: 'planned as job-{any}',
    en: `
      [action=message] The filters of line {any} clog quickly, and the {who} never thinks of it. So, {schedule}, a reminder: "{text}"
      [action=message] Last {day} the vats were forgotten. To prevent that, plan "{text}" as a message {schedule}.
      [action=message] At {clock} the shift is over and nobody reads the board; the reminder "{text}" is to come {schedule}.
      [action=message] Since {any} parcels went astray, tell the {who} {schedule} that "{text}". Plan it, do not send it now.
      [action=message] Whoever is on duty needs to hear "{text}" {schedule}; put that on the timer.
      [action=message] The contract with the cleaners ends soon. Have us reminded {schedule}: "{text}"
      [action=message] a reminder called "{name}" is due {schedule}: "{text}"
      [action=message,timezone=Asia/Seoul] Seoul time, {schedule}: remind the {who} with "{text}"
      [action=message,timezone=Europe/Berlin] by the clock of Berlin, {schedule}, send the reminder "{text}"
      [action=message,timezone=UTC] plan the reminder "{text}" {schedule} UTC
      [action=message] So that the {any} trays are not left out, the message "{text}" shall appear {schedule}. It is named {name}.`,
    ko: `
      [action=message] {any}번 라인 필터는 자주 막히는데 {who:이} 늘 잊는다. {schedule} "{text}"라고 알려 주도록 예약하#
      [action=message] 지난 {day}에 통을 깜빡했다. 다시 없도록 {schedule} "{text}" 메시지를 예약하#
      [action=message] {clock}이면 교대라 게시판을 안 본다. {schedule} "{text}" 알림이 나가게 걸어 두#
      [action=message] 당장 보내지 말고 {schedule} {who}에게 "{text}"라고 알리도록 예약만 하#
      [action=message] 청소 계약이 곧 끝난다. {schedule} "{text}"라고 상기시켜 줄 알림을 예약하#
      [action=message] 누가 당직이든 {schedule} "{text}"라는 말을 들어야 한다. 타이머에 올리#
      [action=message] "{name}"이라는 이름으로 {schedule} "{text}" 리마인더를 등록하#
      [action=message,timezone=Asia/Seoul] 한국 시간 기준 {schedule} "{text}" 알림 예약
      [action=message,timezone=Asia/Seoul] 서울 시간으로 {schedule} {who}에게 "{text}"라고 알리게 예약하#
      [action=message,timezone=UTC] {schedule}(UTC) "{text}" 메시지 예약하#
      [action=message] 트레이 {any}개를 밖에 두고 가는 일이 없게 {schedule} "{text}" 알림을 띄우도록 예약 바람. 이름은 {name}`,
    titles: ['Remind us in time; So that nobody forgets; Timer for the crew', '잊지 않게 예약; 제때 알림; 알림 걸어 두기'],
  },
  {
    tool: 'cron_add', about: ['Plan something for later', '나중 일을 예약한다'], takes: { schedule: when, action, text: made(sopName), name: maybe(made(anyName)) }, result: 'planned as job-{any}',
    en: `
      [action=procedure] Water runs short after {clock}, therefore the procedure {text} starts {schedule}.
      [action=procedure] {any} of the machines may be off at that hour. Plan the procedure {text} {schedule}, it needs no person.
      [action=procedure] The {who} used to start {text} by hand. From now on this procedure starts {schedule}.
      [action=procedure] What {not_text} was for the old line is {text} for the new one; plan the procedure {text} {schedule}.
      [action=procedure] Do not start {text} yet, have the procedure planned {schedule}.
      [action=procedure] Winter timetable: the procedure {text} comes {schedule}, named {name}`,
    ko: `
      [action=procedure] {clock} 이후에는 물이 모자란다. 그래서 {text} 절차는 {schedule} 시작하도록 예약하#
      [action=procedure] 그 시간에는 {any}대가 꺼져 있어도 된다. {schedule} {text} 절차를 예약하#
      [action=procedure] {who:이} 손으로 시작하던 {text} 절차를 앞으로는 {schedule} 자동으로 돌게 예약하#
      [action=procedure] 지금 시작하지 말고 {text} 절차를 {schedule} 예약만 하#
      [action=procedure] 동절기 일정: {text} 절차 {schedule}, 이름 {name}
      [action=procedure] 옛 라인은 {not_text:이}었지만 새 라인은 {text:이}다. {text} 절차를 {schedule} 예약하#`,
    titles: ['On the timetable; Start it by the clock', '일정에 올리기; 시각에 맞춰 시작'],
  },
  {
    tool: 'cron_add', about: ['Plan something for later', '나중 일을 예약한다'], takes: { schedule: when, action, text: made(wish) }, result: 'planned as job-{any}',
    en: `
      [action=prompt] The report takes the {who} {any} minutes each time. Let the agent do it {schedule}; its prompt reads "{text}".
      [action=prompt] Nobody looks at this on {day}. Ask the agent {schedule} to "{text}".
      [action=prompt] instead of a person, the agent is asked {schedule}: "{text}"
      [action=prompt] for the meeting at {clock} the agent prepares things {schedule} with the prompt "{text}"`,
    ko: `
      [action=prompt] 보고서에 {who:이} 매번 {any}분을 쓴다. {schedule} 에이전트가 하도록 프롬프트 "{text}"를 예약하#
      [action=prompt] {day}에는 보는 사람이 없다. {schedule} 에이전트에게 "{text}"라고 시키도록 예약하#
      [action=prompt] 사람 대신 에이전트에게 {schedule} "{text}"라고 묻게 예약하#
      [action=prompt] {clock} 회의 준비용으로 {schedule} 에이전트에 줄 프롬프트 "{text}" 예약`,
    titles: ['Let the agent do it; Agent instead of us', '에이전트에 맡기기; 자동 보고'],
  },
  {
    tool: 'cron_remove', about: ['Remove what is planned', '예약을 지운다'], takes: { id: made(jobId) },
    en: `
      The old pump is gone, and with it its {any} litres a day. The planned job {id} has nothing to start any more; remove it.
      Two reminders come at {clock}. Keep {not_id} and take {id} off the plan.
      On {day} the {who} found that {id} still fires. It has to come off the schedule.
      not a run and not a note but the planned entry {id} is removed
      the timer with the id {id} was for the trial only, take it out
      summer break: no more {id} on the timetable`,
    ko: `
      옛 펌프가 없어져 하루 {any}리터도 없다. 예약 {id:은} 할 일이 없으니 지우#
      {clock}에 알림이 두 번 온다. {not_id:은} 두고 {id} 예약을 빼#
      {day}에 {who:이} {id:이} 아직 도는 것을 봤다. 예약에서 내리#
      실행도 메모도 아니고 예약 {id:을} 지우#
      시험용으로 걸었던 타이머 {id:을} 예약 목록에서 없애#
      여름휴가 기간이라 {id} 예약은 뺄 것`,
    titles: ['Nothing to start any more; Clear the timer', '필요 없는 예약 정리; 타이머 해제'],
  },
  {
    tool: 'http_request', about: ['Send an HTTP request', 'HTTP 요청을 보낸다'], takes: { url: made(anyUrl) },
    en: `
      The weather station answers over the web only. Its address is {url}; ask it before the {any} vents open.
      Unit {any} has a small web server, {url}. Get its state.
      The supplier changes the list every {day}. Download it from {url}.
      Is the gateway alive after the power cut of {clock}? Call {url} and see.
      see what the counter shows at {url}, the {who} needs the number
      no broker is involved here: fetch {url} by HTTP
      the door opener is a plain web address, {url}; calling it is enough`,
    ko: `
      기상 관측기는 웹으로만 답한다. 주소는 {url:이}다. 환기구 {any}개를 열기 전에 조회하#
      {any}호기에는 작은 웹 서버 {url:이} 있다. 상태를 받아 오#
      납품처가 {day}마다 목록을 바꾼다. {url}에서 내려받#
      {clock} 정전 뒤에 게이트웨이가 살아 있는지 {url:을} 호출해 보#
      {who:이} 계량기 숫자를 달라고 한다. {url}에서 조회하#
      브로커 말고 HTTP로 {url:을} 불러오#
      문 열림 장치는 그냥 웹 주소 {url:이}다. 호출만 하면 된다. 호출하#`,
    titles: ['Ask the little web server; Is it alive; Download', '웹 서버 조회; 살아 있는지 확인; 내려받기'],
  },
  {
    tool: 'http_request', about: ['Send an HTTP request', 'HTTP 요청을 보낸다'], takes: { url: made(anyUrl), method, body },
    en: `
      [method=POST] Batch {any} left the line at {clock}. The office system takes it as a POST to {url}: {body}
      [method=POST] the {who} has asked for a ticket; create it with a POST of {body} to {url}
      [method=POST] the lamp server wants JSON, so post {body} to {url}
      [method=PUT] The set point of the other hall stays. Here it changes: PUT {body} to {url}.
      [method=PUT] store the new shift plan on the server, PUT {url} with {body}
      [method=PATCH] only part of the record is wrong; a PATCH with {body} to {url} mends it
      [method=POST] {url} is a web hook. Post {body}.`,
    ko: `
      [method=POST] {any}번 배치가 {clock}에 나갔다. 사무실 시스템 {url}에 {body:을} POST하#
      [method=POST] {who:이} 티켓을 원한다. {url}에 {body} 본문으로 POST해서 만들#
      [method=POST] 조명 서버는 JSON을 받는다. {body:을} {url}에 POST로 보내#
      [method=PUT] 다른 동은 그대로 두고 이 동만 바꾼다. {url}에 {body:을} PUT으로 보내#
      [method=PUT] 새 근무표를 서버에 저장하#. PUT {url}, 본문 {body}
      [method=PATCH] 기록 일부만 틀렸다. {url}에 PATCH로 {body:을} 보내 고치#
      [method=POST] {url:은} 웹훅이다. {body:을} POST하#`,
    titles: ['Tell the office system; Create the ticket; New set point', '사무실 시스템 보고; 티켓 생성; 설정값 전송'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content: text },
    en: `
      The seal was changed at {clock} after {any} hours. Keep "{content}" under the key {key}.
      Nobody writes a log here, so memory has to do it: {key} holds "{content}" from now on.
      With the valve checked, store what was found. Key {key}, found: "{content}".
      On {day} an inspector comes and wants to see {key}; put "{content}" there.
      The {who} was told already. Just note it as {key}: "{content}"
      to be able to compare next month, remember "{content}" as {key}`,
    ko: `
      {any}시간 만에 패킹을 {clock}에 갈았다. {key} 키에 "{content}"를 남기#
      여기는 일지가 없으니 메모리에 적는다. {key}에 "{content}"를 저장하#
      점검이 끝나면 결과를 남긴다. 키 {key}, 결과 "{content}"
      {day}에 검사관이 {key:을} 보자고 한다. 거기에 "{content}"를 적어 두#
      {who}에게는 이미 말했다. {key:로} "{content}" 메모만 하#
      다음 달과 비교할 수 있게 "{content}"를 {key:로} 기억해 두#
      교반기 {any}대 점검함. 결과는 {key}에 "{content}"라고 메모
      {key} 메모 작성 바람: "{content}"`,
    titles: ['Keep what was found; For next month; Memory instead of a log', '점검 결과 메모; 비교용 기록; 메모로 남기기'],
  },
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'], takes: { query: sought, limit: maybe(counted(2, 15, ['건', '개'])), category: maybe(made(() => 'sop')) },
    en: `
      Somebody has seen this fault before, {any} days ago perhaps. Search the notes for {query}.
      The new colleague does not know {query}. Look in memory what we noted, {limit} notes will do.
      Before {clock} the {who} must know what we have on {query}, so recall it.
      three pages are too much; take no more than {limit} notes on {query}
      [category=sop] The auditor asks what earlier runs did with {query}. Search the run records.
      [category=sop] Has a run stopped like this before? The records of the runs should say, look for {query}.`,
    ko: `
      {any}일 전에도 이런 고장을 본 사람이 있다. {query} 메모를 찾#
      새로 온 사람은 {query:을} 모른다. 적어 둔 메모를 {limit}만 찾#
      {clock} 전에 {who:이} 알아야 한다. {query}에 대한 메모를 찾#
      다 볼 시간이 없다. {query} 메모는 {limit}까지만 가져오#
      [category=sop] 감사관이 지난 실행에서 {query:을} 어떻게 했는지 묻는다. 실행 기록을 검색하#
      [category=sop] 전에도 실행이 이렇게 멈췄는지 실행 기록에서 {query:을} 찾#
      [category=sop] {query} 건, 지난 실행 기록 확인 요망`,
    titles: ['Seen before; What do earlier runs say; Notes for the newcomer', '전에도 있었나; 지난 실행 확인; 메모 찾아보기'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path, from_line: maybe(whole(2, 600)), lines: maybe(counted(2, 200, ['줄', '행'])) },
    en: `
      The first page of {path} is about safety. The steps begin at line {from_line}, so read from there.
      The {who} wants the top of the list, that is {lines} lines of {path}.
      Everything since {day} stands in {path} from line {from_line} on; {lines} lines are what we need of it.
      {path} has grown to thousands of lines; take {lines}, starting at line {from_line}
      the doses for the {any} beds are listed in {path}, read the file
      preview {path}: {lines} lines
      jump to line {from_line} in {path}`,
    ko: `
      {path}의 첫머리는 안전 수칙이다. 작업은 {from_line}행부터니 거기서부터 읽#
      {who:이} 목록 앞부분을 원한다. {path}에서 {lines} 읽#
      {day} 이후 것은 {path} {from_line}행부터 있다. 거기서 {lines} 읽#
      {path:은} 수천 줄이다. {from_line}행부터 {lines}만 가져오#
      베드 {any}개의 급액량이 {path}에 있다. 파일을 읽#
      {path} 미리 보기 {lines}
      {path} {from_line}행으로 가서 읽#`,
    titles: ['The part that matters; Preview; Read the doses', '필요한 부분 읽기; 미리 보기; 급액표 읽기'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: text, append: maybe(flag()) },
    en: `
      [append=true] The round of {clock} is over. The log is {path}; add "{content}".
      [append=true] {any} entries are in {path} already, this is one more: "{content}"
      [append=true] the {who} keeps {path} for years, so only add to it: "{content}"
      [append=true] what came out of the check goes on a new line at the end of {path}: "{content}"
      The label for crate {any} is printed from {path}. Its text is to be "{content}".
      The old notice in {path} is void. Put "{content}" in its place.
      from {day} on the sign reads {path}; make that file say "{content}"`,
    ko: `
      [append=true] {clock} 순회가 끝났다. 일지는 {path:이}다. "{content}"를 덧붙이#
      [append=true] {path}에는 이미 {any}건이 있다. "{content}"를 한 건 더 추가하#
      [append=true] {path:은} 여러 해 쌓아 온 기록이다. "{content}"만 뒤에 붙이#
      [append=true] 점검 결과는 {path} 끝 새 줄에 "{content}"라고 적#
      {any}번 상자 라벨은 {path}에서 찍는다. 내용을 "{content}"로 쓰#
      {path}의 옛 공지는 무효다. "{content}"로 바꿔 쓰#
      {day}부터 전광판이 {path:을} 읽는다. 그 파일에 "{content}"라고 쓰#`,
    titles: ['Round finished; Log entry; New label; New sign', '순회 기록; 일지 추가; 라벨 내용; 전광판 문구'],
  },
  {
    tool: 'file_search', about: ['Find files by name or text', '파일을 찾는다'], takes: { query: sought, path: maybe(folder) },
    en: `
      The certificate was scanned at {clock} and lies somewhere in {path}. Search that folder for "{query}".
      Of {any} reports in {path} one mentions "{query}". Find it.
      The {who} renamed the sheet. Search all files for "{query}".
      which of the files in {path} has to do with "{query}"? find out`,
    ko: `
      성적서를 {clock}에 스캔해 {path} 어딘가에 두었다. 그 폴더에서 "{query}"를 찾#
      {path}의 보고서 {any}건 중 "{query}"가 나오는 것을 찾#
      {who:이} 파일 이름을 바꿨다. 모든 파일에서 "{query}"를 찾#
      {path} 폴더 파일 중 "{query}"와 관련된 것을 검색하#`,
    titles: ['Find the certificate; Which report; Search', '성적서 찾기; 보고서 찾기; 검색'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name: made(sopName), payload: maybe(text) },
    en: `
      The gas alarm of {clock} is real. What comes now is the procedure {name}, with the payload "{payload}".
      {any} of the pumps are down, so the procedure {name} takes over at once.
      This step only starts {name}; tell it "{payload}" as the payload.
      After the inspection on {day} the {who} wants {name} run, and its payload is "{payload}".
      begin the procedure {name} without waiting for {not_name}`,
    ko: `
      {clock} 가스 경보는 진짜다. 이제 {name} 절차를 페이로드 "{payload}"로 시작하#
      펌프 {any}대가 멈췄으니 {name} 절차를 즉시 시작하#
      이 단계는 {name} 절차를 시작하기만 한다. 페이로드로 "{payload}"를 넘기#
      {day} 점검 뒤 {who:이} {name} 실행을 원한다. 페이로드는 "{payload}"로 하여 시작하#
      {not_name:을} 기다리지 말고 {name} 절차를 시작하#`,
    titles: ['Go over to the procedure; Start the next one', '절차로 넘어가기; 다음 절차 개시'],
  },
  {
    tool: 'sop_cancel', about: ['Cancel a run', '실행을 취소한다'], takes: { run_id: made(runId), reason: text },
    en: `
      The {who} closed the valve by hand at {clock}. Cancel the run {run_id}, reason "{reason}".
      {any} minutes of waiting are enough: run {run_id} is cancelled with "{reason}" as the reason.
      not the plan, only the run {run_id} is cancelled, because "{reason}"`,
    ko: `
      {who:이} {clock}에 밸브를 손으로 닫았다. {run_id} 실행을 "{reason}" 사유로 취소하#
      {any}분 기다렸으면 됐다. "{reason}"를 사유로 {run_id} 실행을 취소하#
      예약은 두고 {run_id} 실행만 "{reason}" 사유로 중단하#`,
    titles: ['Done by hand, cancel; Enough waiting', '수동 처리로 취소; 대기 중단'],
  },
  {
    tool: 'sop_status', about: ['Say how a run stands, or all active runs', '실행 상태를 보인다'], takes: { run_id: maybe(made(runId)) },
    en: `
      The tank must not be opened while {run_id} runs. See how that run stands.
      {any} minutes ago {run_id} was started; where is it now?
      Before the power goes at {clock}, see which runs are active.
      the {who} wants to know what is running at present, and how far`,
    ko: `
      {run_id:이} 도는 동안 탱크를 열면 안 된다. 그 실행이 어디까지 갔는지 보#
      {any}분 전에 {run_id:을} 시작했다. 실행 상태를 확인하#
      {clock}에 전원이 나가기 전에 진행 중인 실행을 모두 확인하#
      {who:이} 지금 무엇이 어디까지 돌고 있는지 묻는다. 진행 중인 실행을 보#`,
    titles: ['Is it safe to open; What is running', '열어도 되는지 확인; 진행 중인 실행'],
  },
  {
    tool: 'http_request', about: ['Send an HTTP request', 'HTTP 요청을 보낸다'], takes: { url: made(anyUrl), method, body: bare },
    en: `
      [method=POST] POST {body} to {url}
      [method=POST] post the word {body} to {url}
      [method=POST] send a POST with the body {body} to {url}
      [method=PUT] PUT {body} to {url}
      [method=PUT] send {body} as a PUT to {url}
      [method=PUT] The damper at {url} takes a plain text. PUT {body} there.
      [method=PATCH] PATCH with the body {body}, address {url}
      [method=PUT] value {body} by PUT to {url}
      [method=POST] the {who} restarts it by posting {body} to {url}; do the same`,
    ko: `
      [method=POST] {url}에 {body:을} POST하#
      [method=POST] {body:을} 본문으로 {url}에 POST 요청을 보내#
      [method=POST] {url}, POST, 본문 {body}
      [method=PUT] {url}에 {body:을} PUT하#
      [method=PUT] {url} 댐퍼는 글자 하나만 받는다. {body:을} PUT으로 보내#
      [method=PUT] PUT {url}, 값 {body}
      [method=PATCH] {url}에 본문 {body:로} PATCH 요청
      [method=POST] {who:이} 하듯이 {body:을} {url}에 POST로 보내#`,
    titles: ['Send the word over HTTP; Plain text to the server', 'HTTP로 값 전송; 서버에 글 보내기'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name: made(sopName), payload: made((dice) => dice.among([[3, () => englishWord(dice)], [2, () => identifier(dice)], [2, () => code(dice)]])()) },
    en: `
      start {name} with the payload {payload}
      run the procedure {name}, payload {payload}
      hand {payload} over to {name} and start it
      procedure {name} with {payload} as its payload
      At {clock} the cause was found. Start {name} and give it the payload {payload}.
      execute {name}, pass {payload} on as the payload`,
    ko: `
      {name} 절차를 페이로드 {payload:로} 시작하#
      {payload:을} 페이로드로 주고 {name} 절차를 실행하#
      {name} 실행, 페이로드는 {payload}
      {clock}에 원인을 찾았다. {name} 절차에 {payload:을} 페이로드로 넘겨 시작하#
      절차 {name} 개시, 페이로드 {payload}`,
    titles: ['Start with a payload; Pass it on', '페이로드 넘겨 시작; 값 전달'],
  },
  {
    tool: 'memory_forget', about: ['Delete a note by its key', '메모를 지운다'], takes: { key },
    en: `
      The crack was welded at {clock}. The note {key} speaks of it still, so delete that note.
      {any} notes are too many; {key} is the first to go from memory.
      the {who} mixed it up: the note {not_key} is right, {key} has to be forgotten
      nothing planned, no run: only the note {key} is deleted
      with the trial over on {day}, what is stored under {key} is to be forgotten
      memory: drop {key}`,
    ko: `
      {clock}에 용접을 끝냈다. 아직 남은 {key} 메모를 지우#
      메모가 {any}건이나 된다. {key}부터 지우#
      {who:이} 헷갈렸다. {not_key:이} 맞고 {key} 메모는 지워야 한다. 지우#
      예약도 실행도 아니고 {key} 메모만 삭제하#
      {day}에 시험이 끝났다. {key}에 저장된 것을 잊#
      메모리 정리 대상: {key} 메모. 삭제 요망`,
    titles: ['The note has served; Old note', '쓸모 다한 메모; 메모 비우기'],
  },
  {
    tool: 'cron_list', about: ['List what is planned', '예약된 것을 보인다'], takes: {}, reads: true, result: 'job-{any}: evening; {any} 18 * * *',
    en: `
      The siren went at {clock} and nobody had touched it. Look at what is planned.
      Before the summer break the {who} wants to see every timer that is set.
      two reminders overlap on {day}; see which jobs are scheduled
      neither the runs nor the procedures, but what is planned for later: list it
      to find the id of the reminder, list the planned jobs
      what has been put on the timer so far?`,
    ko: `
      {clock}에 아무도 안 만졌는데 사이렌이 울렸다. 예약된 것을 보#
      여름휴가 전에 {who:이} 걸린 타이머를 모두 보려 한다. 예약 목록을 보이#
      {day}에 알림 두 개가 겹친다. 예약된 작업을 확인하#
      실행도 절차도 아니고 나중으로 잡힌 예약을 나열하#
      알림의 id를 찾아야 하니 예약 목록을 보#
      지금까지 걸어 둔 예약 전체 확인`,
    titles: ['Every timer; What comes by itself', '타이머 확인; 저절로 도는 것'],
  },
  {
    tool: 'sop_list', about: ['List the procedures', '절차를 나열한다'], takes: {},
    en: `
      The {who} is new here and wants to see what procedures there are.
      {any} procedures should have been copied over on {day}. List them.
      neither the timers nor the runs: list the SOPs themselves
      is the procedure for the frost there at all? get the list of procedures`,
    ko: `
      {who:이} 새로 와서 어떤 절차가 있는지 보려 한다. 절차 목록을 보이#
      {day}에 절차 {any}개를 옮겨 왔을 것이다. 절차를 나열하#
      예약도 실행도 아니고 SOP 자체를 나열하#
      동파 대비 절차가 있기는 한지 절차 목록을 가져오#`,
    titles: ['Which SOPs are here; For the newcomer', '있는 절차 보기; 신입용 절차 목록'],
  },
  {
    tool: 'file_list', about: ['List a folder', '폴더를 나열한다'], takes: { path: maybe(folder) },
    en: `
      The camera drops {any} pictures a day into {path}. List that folder.
      the {who} says nothing arrived in {path} since {day}; list it and we will see
      before the export of {clock}, see which files {path} already holds
      list {path} only, no file is to be opened
      not a search: just list the files of the workspace`,
    ko: `
      카메라가 하루 {any}장을 {path}에 넣는다. 그 폴더를 나열하#
      {who:이} {day} 이후 {path}에 들어온 것이 없다고 한다. 폴더를 나열해 보#
      {clock} 내보내기 전에 {path}에 이미 있는 파일을 나열하#
      파일은 열지 말고 {path} 폴더 목록만 보#
      검색이 아니다. 작업 공간의 파일을 나열만 하#`,
    titles: ['What has arrived; Files so far', '들어온 파일 확인; 지금까지의 파일'],
  },
  {
    tool: 'cron_add', about: ['Plan something for later', '나중 일을 예약한다'], takes: { schedule, action, text, name: maybe(made(anyName)), timezone: maybe(made(zone)) }, result: 'planned as job-{any}',
    en: `
      [action=message] cron: {schedule} / "{text}" / message
      [action=message] Plan it with {schedule} as the schedule. Kind: message. Text: "{text}". Name: "{name}".
      [action=message] "{name}" is the name, {schedule} the schedule, "{text}" the message; plan it
      [action=message] timer {schedule} in {timezone}: the message "{text}"
      [action=message] a message on the plan, called "{name}", {schedule}, {timezone}: "{text}"`,
    ko: `
      [action=message] cron: {schedule} / "{text}" / 메시지
      [action=message] 일정 {schedule}, 종류 메시지, 내용 "{text}", 이름 "{name}". 예약하#
      [action=message] "{name}" 이름으로 일정 {schedule}, 메시지 "{text}" 예약하#
      [action=message] 타이머 {schedule}({timezone}): 메시지 "{text}"
      [action=message] 예약 "{name}", {schedule}, {timezone}, 메시지는 "{text}"`,
    titles: ['Timer; New timer; Plan it', '타이머; 새 예약; 예약 등록'],
  },
];
