import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { code, folder as anyFolder, identifier, koreanWord, path as anyPath, sopName, word } from '../../language/words';
import { clause as said, copied, note } from './sayings';
import { clause as noted, counted, remark, runId } from './values';
import { choice, flag, made, maybe, names, type Slot, type Written } from '../table';

const path = made((dice) => (dice.chance(0.6) ? `${anyFolder(dice)}/${identifier(dice)}.${dice.pick(['txt', 'log', 'csv', 'md', 'json', 'yaml', 'ini', 'conf'])}` : anyPath(dice)));
const folder = made((dice) => (dice.chance(0.3) ? `${anyFolder(dice)}/${identifier(dice)}` : anyFolder(dice)));
const query = made((dice, language) => dice.among([[3, () => word(dice, language)], [3, () => identifier(dice)], [2, () => `${word(dice, language)} ${word(dice, language)}`], [1, () => code(dice)]])());
const lines = counted(2, 400, ['줄', '줄', '행']);
/** No plan counts from the first line: where one begins is well inside the file. */
const line: Slot = { schema: { type: 'integer' }, optional: true, draw(dice) {
  const value = dice.chance(0.5) ? dice.pick([2, 5, 10, 20, 50, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1000]) : dice.int(3, 1500);
  return { value, words: String(value) };
} };

/** `lines 15 to 24`: the last line is said, and how many they are is to be counted. */
function fromTo(): { readonly from_line: Slot; readonly lines: Slot } {
  let first = 1;
  return {
    from_line: { schema: { type: 'integer' }, optional: true, draw(dice) {
      first = dice.among([[3, dice.pick([1, 11, 21, 31, 41, 51, 61, 71, 81, 91, 101])], [3, dice.pick([5, 10, 15, 20, 25, 30, 40, 50, 60, 100])], [3, dice.int(2, 60)]]);
      return { value: first, words: String(first) };
    } },
    lines: { schema: { type: 'integer' }, optional: true, draw(dice) {
      const value = dice.among([[5, dice.pick([10, 10, 5, 20])], [4, dice.int(2, 12)], [2, dice.pick([6, 11, 15, 21, 25, 30])]]);
      return { value, words: String(first + value - 1) };
    } },
  };
}

/** Why a run is called off, as a sentence. */
const why = copied((dice, language) => dice.among([
  [4, () => dice.pick(language === 'ko'
    ? ['비가 온다', '바람이 너무 세다', '작업자가 없다', '재료가 떨어졌다', '문이 열려 있다', '이미 끝난 일이다', '전기가 나갔다', '두 번 시작되었다', '손님이 취소했다', '탱크가 벌써 비었다', '센서를 믿을 수 없다', '점검이 미뤄졌다', '부품이 오지 않았다', '물이 안 나온다', '소방 훈련이 있다']
    : ['it is raining', 'the wind is too strong', 'nobody is there', 'we have run out of flour', 'the door is open', 'it has been done already', 'the power is out', 'it was started twice', 'the customer has called it off', 'the tank is empty already', 'the sensor cannot be trusted', 'the inspection was put off', 'the parts did not come', 'there is no water', 'a fire drill is on'])],
  [3, () => said(dice, language)],
  [2, () => noted(dice, language)],
])());
const causes = copied((dice: Dice, language: Language) => dice.pick(language === 'ko' ? ['강풍', '우천', '인원 부족', '재료 소진', '정전', '고객 취소', '센서 이상', '중복 실행', '부품 미도착', '단수', '소방 훈련', '일정 변경', '오작동', '배관 동파', `${koreanWord(dice)} 고장`, `${koreanWord(dice)} 교체`] : ['strong wind', 'rain', 'lack of staff', 'a power cut', 'a broken sensor', 'a double start', 'missing parts', 'a fire drill', 'a frozen pipe', 'a wrong batch', `a fault in the ${word(dice, 'en')}`, `work on the ${word(dice, 'en')}`]));

/** Parts of files, folders in any place, and values that are said as sentences. */
export const ownParts: readonly Written[] = [
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path, lines: maybe(lines) },
    en: `
      the first {lines} lines of {path}, please
      first {lines} lines: {path}
      read the beginning of {path}, no more than {lines} lines
      The first {lines} lines are all the {who} needs of {path}.
      show {lines} lines of {path}, from the top
      {path}, top {lines} lines
      head of {path}: {lines} lines
      give me {lines} lines from the start of {path}
      In {path} the summary takes up the first {lines} lines. Read those.
      the opening {lines} lines in {path}
      stop reading {path} after {lines} lines`,
    ko: `
      {path} 첫 {lines:을} 읽#
      {path} 앞 {lines:을} 보이#
      처음 {lines}만: {path}
      {path} 위에서 {lines} 읽기
      {path}에서 {who:이} 볼 것은 처음 {lines:이}다. 읽#
      {path}는 앞쪽 {lines}만 있으면 된다. 읽#
      {path:을} 시작부터 {lines:을} 읽#
      {path} 상단 {lines} 확인 바람
      {path:을} {lines}까지만 읽#`,
    titles: ['The first lines; Head of the file; The beginning', '첫 줄들; 파일 머리; 앞부분'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path, from_line: line },
    en: `
      from line {from_line} on, read {path}
      read {path} from line {from_line} on
      {path}, from line {from_line} to the end
      What the {who} added to {path} begins at line {from_line}. Read it.
      skip what stands above line {from_line} in {path} and read the rest
      the rest of {path}, from line {from_line}
      line {from_line} onwards of {path}
      read on in {path} at line {from_line}`,
    ko: `
      {from_line}행부터 {path:을} 읽#
      {path} {from_line}번째 줄 이후를 읽#
      {path}, {from_line}행부터 끝까지
      {who:이} {path}에 더한 것은 {from_line}행부터다. 읽#
      {path}에서 {from_line}행 위는 건너뛰고 나머지를 읽#
      {path} 나머지를 {from_line}줄부터 보#
      {path:을} {from_line}행에서 이어 읽#`,
    titles: ['The rest of the file; From there on; Read on', '나머지 읽기; 그 줄부터; 이어 읽기'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path, ...fromTo() },
    en: `
      lines {from_line} to {lines} of {path}
      read lines {from_line} to {lines} of {path}
      read lines {from_line} through {lines} in {path}
      {path}, lines {from_line}-{lines}
      {path}:{from_line}-{lines}
      in {path} read from line {from_line} to line {lines}
      The settings stand between lines {from_line} and {lines} of {path}. Read them.
      show {path} from line {from_line} up to and including line {lines}
      the {who} wants to see lines {from_line} to {lines} of {path}
      out of {path}, only line {from_line} to line {lines}`,
    ko: `
      {path} {from_line}행부터 {lines}행까지 읽#
      {path}의 {from_line}~{lines}행을 읽#
      {path}, {from_line}-{lines}행
      {path}에서 {from_line}번째 줄부터 {lines}번째 줄까지 보#
      설정은 {path} {from_line}행에서 {lines}행 사이에 있다. 읽#
      {who:이} {path}의 {from_line}행~{lines}행을 보려 한다. 읽#
      {from_line}행에서 {lines}행까지, 파일은 {path}
      {path} 중 {from_line}줄~{lines}줄만 읽#`,
    titles: ['These lines; From line to line', '해당 줄; 줄 범위'],
  },
  {
    tool: 'file_search', about: ['Find files by name or text', '이름이나 내용으로 파일을 찾는다'], takes: { query, path: folder },
    en: `
      in the folder {path}, search for {query}.
      look in {path} for files that mention {query}.
      find {query} in the folder {path}
      search for {query} in {path}
      under {path} there is a file about {query}; find it
      The folder is {path}. Find what mentions {query}.
      {query}, somewhere below {path}: find the file
      Look for {query}. It can only be in the folder {path}.
      which files in {path} say {query}?
      the {who} needs the file on {query} out of the folder {path}; search
      not {not_path}: search {path} for {query}.
      search {path}, query {query}.`,
    ko: `
      {path} 폴더에서 {query:을} 찾#
      {query:을} {path} 폴더에서 찾#
      {query:이} 나오는 파일을 {path} 안에서 찾#
      {path} 아래에 {query}에 관한 파일이 있다. 찾#
      폴더는 {path}, 찾을 말은 {query}
      {query:을} 찾#. {path} 폴더에만 있을 수 있다
      {path} 어느 파일에 {query:이} 있는지 찾#
      {who:이} {path} 폴더의 {query} 파일을 찾는다. 검색하#
      {not_path} 말고 {path}에서 {query:을} 찾#
      {query} 검색, {path} 폴더 안`,
    titles: ['Search in the folder; Find it there', '폴더에서 찾기; 그 안에서 검색'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: copied((dice, language) => (dice.chance(0.6) ? said(dice, language) : noted(dice, language))), append: maybe(flag()) },
    en: `
      [append=true] Add to {path} a line that says that {content}.
      [append=true] At the end of {path} there should be a line that says that {content}.
      [append=true] One more line for {path}: it says that {content}.
      [append=true] Below what {path} holds already, note that {content}.
      [append=true] Put it on record at the end of {path} that {content}.
      [append=true] The {who} keeps a log in {path}; add that {content}.
      [append=true] Append to {path} the information that {content}.
      Write a file {path} which says that {content}.
      Write in {path} that {content}; nothing else stays in it.
      The new file {path} has to say that {content}.
      Replace the text of {path} by one that says that {content}.
      Create {path}. It has to say that {content}.`,
    ko: `
      [append=true] {path} 끝에 {content}는 줄을 덧붙이#
      [append=true] {path}에 {content}고 한 줄 더 적#
      [append=true] {path} 맨 아래에 {content}는 말을 추가하#
      [append=true] {path}의 기존 글 밑에 {content}고 이어 적#
      [append=true] {who:이} 쓰는 일지 {path}에 {content}고 덧붙이#
      {path:을} 만들어 {content}고 쓰#
      {content}는 내용으로 {path} 파일을 만들#
      {path:을} {content}는 글로 바꾸#
      새 파일 {path}에 {content}고 적#
      {path} 내용을 지우고 {content}고만 적#`,
    titles: ['A line for the log; Write it down; Into the file', '일지 한 줄; 적어 두기; 파일에 적기'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: copied(note), append: maybe(flag()) },
    en: `
      [append=true] Append to {path}: {content}.
      [append=true] Add at the end of {path}: {content}.
      [append=true] New line in the log {path}: {content}.
      [append=true] Below the other lines of {path}: {content}.
      [append=true] Continue {path} with this line: {content}.
      Overwrite {path} with this: {content}.
      Create {path} with this text: {content}.
      New file {path}. Content: {content}.
      Text of the file {path} from now on: {content}.`,
    ko: `
      [append=true] {path}에 덧붙일 글: {content}
      [append=true] {path} 끝에 추가: {content}
      [append=true] 로그 {path} 새 줄: {content}
      [append=true] {path} 이어 쓰기: {content}
      {path} 덮어쓰기: {content}
      {path:을} 이 글로 새로 만들#: {content}
      새 파일 {path}. 내용: {content}
      앞으로 {path}에 있을 글: {content}`,
    titles: ['Line for the log; File text', '로그 줄; 파일 글'],
  },
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'],
    takes: { query, limit: maybe(counted(2, 20, ['건', '개', '건'])), category: maybe(choice({ sop: ['sop', 'sop'] })) },
    en: `
      [category=sop] in the records of the runs, look for {query}.
      [category=sop] look up {query} in the records of runs, {limit} hits
      [category=sop] what did the runs record about {query}?
      [category=sop] category sop: {query}.
      [category=sop] {query} in an earlier run? See the run records
      [category=sop] The {who} wants {limit} run records on {query}.
      [category=sop] search in the category "sop" for {query}.
      at most {limit} notes on {query}.
      search the notes for {query} and stop at {limit}
      {limit} notes on {query} will do
      look up {query} in the notes, limit {limit}
      in the notes, {limit} entries about {query} at most
      [limit=1] one note on {query} is all we need`,
    ko: `
      [category=sop] 실행 기록에서 {query:을} 찾#
      [category=sop] 실행 기록에 {query} 건이 있는지 {limit}만 보#
      [category=sop] 지난 실행들이 {query}에 대해 남긴 기록을 찾#
      [category=sop] 분류 sop: {query}
      [category=sop] {query} 관련 실행 기록 {limit} 조회
      [category=sop] 분류 "sop"에서 {query:을} 찾#
      {query} 메모를 많아야 {limit} 찾#
      메모에서 {query:을} 찾되 {limit}까지만 보#
      {query} 메모 {limit:이}면 충분하다. 찾#
      {query} 메모 검색, 한도 {limit}
      [limit=1] {query} 메모 하나면 된다. 찾#`,
    titles: ['Run records; So many notes; Look it up', '실행 기록; 메모 몇 건; 찾아보기'],
  },
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'], takes: { query, category: names('chat, core, fact, daily, shift, conversation') },
    en: `
      search the category {category} for {query}.
      look for {query} in the category {category}
      notes of the category {category} on {query}.
      category {category}, query {query}.`,
    ko: `
      {category} 분류에서 {query:을} 찾#
      {query:을} 분류 {category}에서 찾#
      분류 {category}, 검색어 {query}`,
    titles: ['Search a category; Notes of one kind', '분류 검색; 분류에서 찾기'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name: made(sopName), payload: copied((dice) => (dice.chance(0.5) ? `${dice.pick([...'ABCDEFGHKLMNPRST'])}-${String(dice.int(1, 999))}` : identifier(dice))) },
    en: `
      start {name} and hand it the payload {payload}
      start the procedure {name}. The payload is {payload}
      hand it the payload {payload} when you start {name}
      the procedure {name} needs {payload} as its payload; start it
      {payload} is the payload with which {name} starts
      run {name}, payload {payload}
      Unit {any} is ready. Start {name}, with {payload} as the payload.
      start {name} with {payload}, not with {not_payload}, as the payload`,
    ko: `
      {name} 절차를 시작하고 페이로드 {payload:을} 넘기#
      {name:을} 시작하#. 페이로드는 {payload}
      페이로드 {payload:로} {name} 절차를 시작하#
      {name} 절차에는 페이로드 {payload:이} 필요하다. 주고 시작하#
      {any}호기 준비됨. 페이로드 {payload:을} 주어 {name} 절차를 시작하#
      {name} 실행, 페이로드 {payload}
      {not_payload:이} 아니라 {payload:을} 페이로드로 {name:을} 돌리#`,
    titles: ['Start it with the payload; Hand it over', '페이로드 넘기기; 값 주고 시작'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name: made(sopName), payload: made(remark) },
    en: `
      hand it the payload "{payload}": the procedure {name} is to start
      "{payload}" goes along as the payload when {name} starts; start it
      The {who} reports "{payload}". Start {name} with this as the payload.
      start {name}, and let it know "{payload}" as payload`,
    ko: `
      "{payload}"를 페이로드로 실어 {name} 절차를 시작하#
      {who} 보고 "{payload}"를 페이로드로 하여 {name} 절차를 시작하#
      {name} 시작. 함께 넘길 페이로드 "{payload}"`,
    titles: ['Start it with the payload; Hand it over', '페이로드 넘기기; 값 주고 시작'],
  },
  {
    tool: 'sop_cancel', about: ['Cancel a run', '실행을 취소한다'], takes: { run_id: made(runId), reason: why },
    en: `
      Cancel the run {run_id} and give as reason that {reason}.
      Call off {run_id}; give as reason that {reason}.
      The run {run_id} must be cancelled. The reason is that {reason}.
      Since {reason}, the run {run_id} is cancelled.
      As {reason}, cancel {run_id}.
      The {who} says that {reason}; cancel the run {run_id} for this reason.
      Reason for cancelling {run_id}: {reason}.
      No more of run {run_id}, because {reason}.
      End the run {run_id}, not {not_run_id}. Reason: {reason}.`,
    ko: `
      {run_id} 실행을 취소하#. 이유는 {reason}는 것
      {reason}는 이유를 들어 {run_id} 실행을 취소하#
      {run_id} 실행 취소. 사유는 {reason}는 것이다
      {who:이} {reason}고 한다. 그 이유로 {run_id} 실행을 취소하#
      사유를 {reason}고 적고 {run_id:을} 취소하#
      {not_run_id:은} 두고 {run_id} 실행만 취소하#. 이유: {reason}
      {run_id} 실행을 그만두#. 이유는 {reason}는 것`,
    titles: ['Call it off; Cancel the run with a reason', '이유 대고 취소; 실행 그만두기'],
  },
  {
    tool: 'sop_cancel', about: ['Cancel a run', '실행을 취소한다'], takes: { run_id: made(runId), reason: causes },
    en: `
      cancel the run {run_id} because of {reason}.
      run {run_id} is off on account of {reason}; cancel it
      cancel {run_id}. Reason: {reason}.
      {run_id}: cancel, reason {reason}.`,
    ko: `
      {reason} 때문에 {run_id} 실행을 취소하#
      {run_id} 실행 취소, 이유는 {reason}
      {reason:로} {run_id} 실행을 중단하#
      이유는 {reason:이}다. {run_id} 실행을 취소하#
      {run_id} 취소 바람. 사유: {reason}`,
    titles: ['Call it off; Cancel', '취소; 실행 중단'],
  },
];
