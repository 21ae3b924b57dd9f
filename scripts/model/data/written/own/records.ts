import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { code, device, englishWord, folder as anyFolder, identifier, koreanWord, path as anyPath, word } from '../../language/words';
import { clause, counted, remark } from './values';
import { choice, flag, made, maybe, whole, type Slot, type Written } from '../table';

/** Keys as people make them up: underscores, figures, dates. */
const noteKey = (dice: Dice, language: Language): string =>
  dice.among([
    [4, () => identifier(dice).replaceAll('.', '_')],
    [3, () => `${englishWord(dice)}_${String(dice.int(1, 40))}_${englishWord(dice)}`],
    [2, () => `${englishWord(dice)}${String(dice.int(1, 99))}_${englishWord(dice)}`],
    [1, () => `${englishWord(dice)}_2026_${String(dice.int(1, 12)).padStart(2, '0')}_${String(dice.int(1, 28)).padStart(2, '0')}`],
    [1, () => `${englishWord(dice)}-${englishWord(dice)}-${String(dice.int(1, 9))}`],
    [language === 'ko' ? 3 : 0, () => `${koreanWord(dice)}_${koreanWord(dice)}`],
    [language === 'ko' ? 1 : 0, () => `${koreanWord(dice)}_${String(dice.int(1, 40))}`],
  ])();
const key = made(noteKey);
const path = made(anyPath);
const folder = made(anyFolder);
const figures = (dice: Dice): string => dice.among([[2, () => String(dice.int(0, 9000) / 10)], [1, () => `${String(dice.int(6, 22))}:00;${String(dice.int(0, 900))};${String(dice.int(0, 900))}`], [1, () => `${identifier(dice)}=${String(dice.int(0, 900))}`], [1, () => Array.from({ length: 3 }, () => String(dice.int(0, 99))).join(',')]])();
const content = made((dice, language) => (dice.chance(0.8) ? remark(dice, language) : figures(dice)));
const sought = made((dice, language) => dice.among([[3, () => identifier(dice)], [3, () => word(dice, language)], [2, () => `${device(dice, language)} ${String(dice.int(1, 30))}`], [2, () => `${word(dice, language)} ${word(dice, language)}`], [1.5, () => code(dice)], [1, () => device(dice, language)]])());

/** The first and the last line are said, and how many they are; what is meant is the first and how many. */
function lineRange(): { readonly from_line: Slot; readonly lines: Slot } {
  let first = 1;
  return {
    from_line: { schema: { type: 'integer' }, optional: true, draw(dice) {
      first = dice.int(1, dice.chance(0.7) ? 90 : 600);
      return { value: first, words: String(first) };
    } },
    lines: { schema: { type: 'integer' }, optional: true, draw(dice, language) {
      const value = dice.chance(0.5) ? dice.pick([5, 10, 20, 25, 30, 40, 50, 100]) : dice.int(2, 60);
      const last = String(first + value - 1);
      return { value, words: dice.pick(language === 'ko' ? [`${last}행, 모두 ${String(value)}줄`, `${last}행(${String(value)}줄)`, `${last}번째 줄까지 ${String(value)}줄`] : [`${last}, that is ${String(value)} lines`, `${last} (${String(value)} lines)`, `${last}, ${String(value)} lines in all`, `${last}, so ${String(value)} lines`]) };
    } },
  };
}
const lines = counted(2, 300, ['줄', '줄', '행']);
const runs = choice({ sop: ['sop', 'sop'] });

export const ownRecords: readonly Written[] = [
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content },
    en: `
      store the note "{content}" with key {key}
      {key} is the key, "{content}" the note
      Keep this for the audit: "{content}". Its key is {key}.
      put into memory, under {key}: "{content}"
      remember "{content}" by the key {key}
      With {any} things to think of, nobody keeps this in mind. Note "{content}" as {key}.
      the note {key} shall say from today on "{content}"
      a note called {key}: "{content}"
      write "{content}" in the memory under {key}, no file is needed
      memory entry, key {key}, content "{content}"
      save for later. Key: {key}. Content: "{content}".
      content "{content}" goes to key {key}
      under key {key} we want to read "{content}" tomorrow
      the {who} will ask on {day}, so have "{content}" ready under {key}
      for the record: "{content}" ({key})
      what we learned is "{content}"; file it in memory as {key}
      key {key} is free; store "{content}" there
      Do not send it to anybody, only note "{content}" under {key}.
      store "{content}". The key to use is {key}, not {not_key}.
      remember under {key}: "{content}"
      last reading to memory: {key}, "{content}"
      let {key} in the notes be "{content}"
      note the result. {key}: "{content}"
      Round of {clock} is done; {key} gets the remark "{content}".
      hold "{content}" in the notes, keyed {key}
      our memory should know "{content}" as {key}
      in the notes, set {key} to "{content}"
      {key}, a new note: "{content}"
      we note "{content}" and call the note {key}
      add the note {key} with the content "{content}"
      keep the words "{content}" under the key {key} until {day}
      for the next run, {key} has to hold "{content}"`,
    ko: `
      키 {key:로} 메모 "{content}"를 저장하#
      {key:은} 키, "{content}"는 내용이다. 저장하#
      점검 대비로 "{content}"를 남기#. 키는 {key}
      메모리에 저장. {key}: "{content}"
      할 일이 {any}가지라 다 못 외운다. "{content}"를 {key:로} 적어 두#
      {key} 메모에는 오늘부터 "{content}"라고 되어 있어야 한다
      파일 말고 메모리에 {key} 키로 "{content}"를 쓰#
      메모 등록: 키 {key}, 내용 "{content}"
      {day}에 {who:이} 물어볼 것이다. {key}에 "{content}"를 남겨 두#
      기록용: "{content}" ({key})
      알게 된 것은 "{content}". {key:로} 기억해 두#
      {key} 키가 비어 있다. 거기에 "{content}"를 저장하#
      아무에게도 보내지 말고 {key}에 "{content}"라고만 메모하#
      "{content}" 저장. 키는 {not_key:이} 아니라 {key}
      마지막 값을 메모로: {key}, "{content}"
      {clock} 순회 끝. {key}에 "{content}" 기재할 것
      결과 메모. {key}: "{content}"
      {key} 메모 신규 작성, 내용은 "{content}"
      "{content}"라고 메모하고 이름은 {key:로} 하#
      다음 실행 때 쓰게 {key}에 "{content}"를 보관하#
      {key:이}라는 키에 "{content}" 값을 넣어 두#
      메모 {key:을} "{content}"로 고쳐 두#
      "{content}"를 잊지 않게 {key} 키에 남기#
      {day}까지 {key} 키에 "{content}"를 보관 요망
      인수인계용 메모 {key}에 "{content}" 추가
      저장할 키 {key}, 저장할 글 "{content}"
      특이 사항 있음. {key} 키로 "{content}" 메모 바람
      {who} 전달분 "{content}"를 {key}에 적어 보관하#
      {key}에 적을 말: "{content}"`,
    titles: ['Keep it in mind; Note for the audit; Remember; Store the note', '메모 저장; 기억해 두기; 특이 사항 기록; 인수인계 메모'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content: made(clause) },
    en: `
      leave a note under {key} that {content}.
      note under the key {key} that {content}.
      Make a note that {content}, under the key {key}.
      store under {key} a note saying that {content}.
      remember that {content}, key {key}.
      Key {key}: note that {content}.
      keep a note that {content} (key {key})
      the {who} says that {content}, so keep that under {key}
      write down as {key} that {content}.
      For the shift of {clock} put a note in memory, key {key}, that {content}.
      it should be noted under {key} that {content}.
      have it in the notes that {content}, filed under {key}
      in {key} keep the fact that {content}.
      Before anybody forgets: under {key}, note that {content}.
      we have to remember that {content}; the key is {key}
      put the note {key} on record, to the effect that {content}.`,
    ko: `
      {content}고 {key}에 메모하#
      {content}는 내용을 {key} 키로 저장하#
      {content}는 메모를 {key}에 남기#
      {key} 키에 {content}고 적어 두#
      {who:이} {content}고 한다. {key}에 적어 두#
      키는 {key}, {content}고 기억해 두#
      {content}는 것을 {key:로} 기억해 두#
      {clock} 교대용으로 {key}에 {content}고 남기#
      {key} 메모에 {content}는 사실을 기록하#
      {content}고 적어 둘 것. 키는 {key}
      잊기 전에 {content}고 {key} 메모에 남기#
      메모 {key}: {content}는 내용으로 저장하#`,
    titles: ['Leave a note; Note the fact; For whoever comes next', '메모 남기기; 사실 기록; 다음 사람에게'],
  },
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'],
    takes: { query: sought, limit: maybe(counted(2, 20, ['건', '개', '건'])), category: maybe(runs) },
    en: `
      search the notes for "{query}", {limit} hits at most
      look up "{query}" in the notes and bring {limit} of them
      find up to {limit} notes about "{query}"
      "{query}" in memory, not more than {limit} results
      {limit} hits at most: "{query}"
      the {limit} best notes on "{query}"
      limit {limit}, query "{query}"
      what do the notes say about "{query}"? {limit} are enough
      recall "{query}" but stop after {limit}
      Nobody reads {any} pages. Search the notes for "{query}" and take {limit} hits.
      give me {limit} notes that deal with "{query}"
      top {limit} for "{query}" out of the memory
      [limit=1] find the one note that fits "{query}" best
      [limit=1] one hit is enough: search the notes for "{query}"
      [limit=1] just the best note on "{query}"
      [category=sop] search the run records for "{query}"
      [category=sop] what happened in earlier runs with "{query}"?
      [category=sop] look into the records of past runs, keyword "{query}"
      [category=sop] among the records of the runs find "{query}"
      [category=sop] recall "{query}" in the category sop
      [category=sop] query "{query}", category "sop"
      [category=sop] not the notes but the records of the runs: "{query}"
      [category=sop] {limit} run records at most about "{query}"
      [category=sop] from the records of runs, the first {limit} with "{query}"
      [category=sop] Who approved it? The run records know; search them for "{query}".
      [category=sop] on {day} a run stopped; look for "{query}" in what the runs recorded
      search for "{query}" in the category {category}, {limit} hits
      not the records of the runs, only the notes: "{query}"
      Was this seen before? Search the memory for "{query}".
      before unit {any} is opened, recall what is noted about "{query}"
      the {who} left something on "{query}", find it in memory
      find the notes with "{query}" in them, no limit
      find in memory, not in the files: "{query}"
      memory search "{query}"
      what was noted about "{query}"?
      Do the notes mention "{query}"?`,
    ko: `
      메모에서 "{query}"를 최대 {limit} 찾#
      "{query}" 메모를 {limit}까지만 가져오#
      "{query}" 검색, 결과는 많아야 {limit}
      {limit} 이내로 "{query}" 메모를 찾#
      "{query}" 메모 상위 {limit} 조회
      검색어 "{query}", 한도 {limit}
      메모에 "{query}"가 어떻게 적혀 있는지 {limit}만 보#
      {any}쪽을 다 읽을 사람은 없다. "{query}" 메모를 {limit}만 찾#
      "{query}"에 관한 메모 {limit} 이하로 검색하#
      메모리에서 "{query}" 관련 {limit}까지 꺼내#
      [limit=1] "{query}"에 가장 맞는 메모 하나만 찾#
      [limit=1] 한 건이면 된다. 메모에서 "{query}"를 찾#
      [limit=1] "{query}" 메모 1건만 조회
      [category=sop] 실행 기록에서 "{query}"를 찾#
      [category=sop] 지난 실행에서 "{query}" 때 무슨 일이 있었는지 기록을 검색하#
      [category=sop] 절차 실행 기록에 "{query}"가 있는지 보#
      [category=sop] sop 분류에서 "{query}"를 검색하#
      [category=sop] 검색어 "{query}", 분류 "sop"
      [category=sop] 메모 말고 실행 기록에서 "{query}" 검색
      [category=sop] 실행 기록 중 "{query}"를 {limit}까지 찾#
      [category=sop] "{query}"로 실행 기록을 뒤지되 {limit}만 보#
      [category=sop] 누가 승인했는지 실행 기록에서 "{query}"로 찾#
      [category=sop] {day}에 멈춘 실행이 있다. 실행 기록에서 "{query}"를 조회하#
      {category} 분류에서 "{query}"를 {limit} 찾#
      실행 기록 말고 메모에서 "{query}"를 찾#
      전에도 이런 적이 있는지 "{query}"로 메모를 검색하#
      {any}호기를 열기 전에 "{query}" 메모를 확인하#
      {who:이} "{query}"에 대해 남긴 것을 메모리에서 찾#
      파일 말고 메모리에서 "{query}" 찾기
      "{query}"에 대해 적어 둔 것이 있는지 보#
      메모 검색 요망: "{query}"
      "{query}" 건으로 남긴 메모 조회
      예전에 적은 "{query}" 메모를 찾아 두#`,
    titles: ['Search the notes; What do we know; Earlier runs; Look into memory', '메모 검색; 이전 기록 확인; 실행 기록 조회; 아는 것 찾기'],
  },
  {
    tool: 'memory_forget', about: ['Delete a note by its key', '메모를 지운다'], takes: { key },
    en: `
      delete the note with the key {key}
      the note {key} is out of date, forget it
      remove the note {key} from memory
      key {key}: delete the note
      Since {day} the note {key} is wrong. Delete it.
      wipe {key} from the notes, leave {not_key}
      nobody needs the note {key} any longer; erase it
      after the repair the reminder note {key} in memory has no use, so forget it
      take the note {key} out of memory
      clean up: note {key} goes
      the memory must not hold {key} any more
      forget what is noted under {key}
      {key} was a test note. Remove it from memory.
      of the {any} notes only {key} is deleted
      drop the memory entry {key}
      the {who} asked that the note {key} be deleted
      erase the stored note {key}
      discard the note kept as {key}
      forget the key {key}
      there shall be no note {key} after {clock}
      delete from the notes: {key}
      clear {key} out of the memory`,
    ko: `
      키가 {key}인 메모를 지우#
      {key} 메모는 낡았다. 삭제하#
      메모리에서 {key:을} 지우#
      메모 삭제: {key}
      {day} 이후 {key} 메모는 틀린 내용이다. 지우#
      {not_key:은} 두고 {key} 메모만 지우#
      수리가 끝났으니 {key} 메모를 삭제하#
      {key} 메모 폐기할 것
      더 볼 사람이 없다. {key} 메모를 없애#
      저장된 메모 {key} 제거 요망
      {key:은} 시험용 메모였다. 메모리에서 지우#
      메모 {any}건 중 {key}만 삭제하#
      {who} 요청으로 {key} 메모를 지우#
      {key} 키에 적힌 것을 잊#
      기억에서 {key:을} 빼#
      {clock} 이후 {key} 메모는 없어야 한다. 삭제하#
      메모 정리: {key} 지움
      키 {key} 삭제
      쓸모없어진 {key} 메모를 버리#
      {key} 메모 말소 처리하#`,
    titles: ['Forget it; Delete the note; Clear the notes', '메모 지우기; 메모 정리; 낡은 메모 삭제'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'],
    takes: { path, from_line: maybe(whole(2, 900)), lines: maybe(lines) },
    en: `
      the first {lines} lines of {path}
      read only the first {lines} lines of {path}
      get the top {lines} lines of {path}
      {lines} lines of {path}, beginning with line {from_line}
      read {lines} lines from line {from_line} on in {path}
      {path}: {lines} lines from line {from_line} on
      from {path}, starting at line {from_line}, read {lines} lines
      Begin at line {from_line}. Read {lines} lines of {path}.
      line {from_line} and what follows in {path}, {lines} lines altogether
      from line {from_line} of {path} we need {lines} lines
      skip to line {from_line} of {path} and read {lines} lines from there
      The head of {path} is only names. Begin with line {from_line}.
      read {path} from line {from_line} to its end
      everything from line {from_line} on in {path}
      open {path} at line {from_line}
      in {path} the data begin at line {from_line}; read from there
      The log {path} is long. {lines} lines from its beginning will do.
      do not read all of {path}, just {lines} lines
      limit yourself to {lines} lines of {path}
      {path}, first {lines} lines, for the {who}
      show the beginning of {path}, {lines} lines
      at most {lines} lines of {path}, starting from line {from_line}
      [lines=1] only the first line of {path}
      [lines=1] just line {from_line} of {path}
      [lines=1] read the single line {from_line} in {path}
      [lines=1] what is the very first line of {path}?
      [from_line=2] skip the heading in the first line of {path} and begin with line 2
      lines: {lines}; from line: {from_line}; file: {path}
      read {path} completely, not only the first {any} lines
      Unit {any} has stopped. Its settings stand in {path}; read that file.
      the list for {day} is the file {path}, read all of it
      read the file "{path}" from beginning to end
      to answer the {who}, read {path}
      what was written to {path} at {clock}? read the file
      the text file {path} is to be read, {not_path} is not`,
    ko: `
      {path} 처음 {lines:을} 읽#
      {path} 맨 앞 {lines}만 읽#
      {path}의 첫 {lines} 확인
      {path:을} {from_line}행부터 {lines} 읽#
      {path} {from_line}번째 줄부터 {lines} 보#
      {path}, {from_line}행에서 시작해 {lines}
      {from_line}행부터 {lines}. 파일은 {path}
      {path}에서 {from_line}번째 줄을 포함해 {lines:을} 가져오#
      {path}의 {from_line}행으로 건너뛰어 거기서 {lines} 읽#
      {path} 머리는 이름뿐이다. {from_line}행부터 읽#
      {path:을} {from_line}행부터 끝까지 읽#
      {path}의 {from_line}번째 줄부터 전부 보#
      {path}는 {from_line}행부터 자료가 있다. 거기부터 읽#
      로그 {path:이} 길다. 앞에서 {lines}만 읽으면 된다
      {path:을} 다 읽지 말고 {lines}만 읽#
      {who} 확인용으로 {path} 처음 {lines} 읽기
      {path} 시작 부분 {lines:을} 보이#
      {path} {from_line}행부터 많아야 {lines} 읽#
      [lines=1] {path}의 첫 줄만 읽#
      [lines=1] {path}의 {from_line}번째 줄 하나만 읽#
      [lines=1] {path} {from_line}행 한 줄 확인
      [from_line=2] {path} 첫 줄은 제목이다. 둘째 줄부터 읽#
      파일 {path}, 시작 행 {from_line}, 줄 수 {lines}
      {any}줄만이 아니라 {path} 전체를 읽#
      {any}호기가 멈췄다. 설정이 적힌 {path} 파일을 읽#
      {day} 목록은 {path} 파일이다. 전부 읽#
      "{path}" 파일을 처음부터 끝까지 읽#
      {who}에게 답하려면 {path:을} 읽어야 한다. 읽#
      {clock}에 {path}에 적힌 것을 확인하#
      {not_path:은} 말고 텍스트 파일 {path:을} 읽#`,
    titles: ['Read the head; Part of the file; From that line on; Look into the list', '앞부분 읽기; 일부 읽기; 해당 줄부터 읽기; 파일 내용 확인'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path, ...lineRange() },
    en: `
      read {path}, lines {from_line} to {lines}
      from {path} take lines {from_line} to {lines}
      in {path} look at the lines {from_line} to {lines}
      {path}: lines {from_line} to {lines}
      the part of {path} from line {from_line} to line {lines}
      the alarms stand in {path} on the lines {from_line} to {lines}`,
    ko: `
      {path}의 {from_line}행부터 {lines:을} 읽#
      {path}, {from_line}행에서 {lines} 확인하#
      {path}에서 {from_line}번째 줄부터 {lines:을} 보#
      파일 {path}, {from_line}행~{lines} 읽기
      경보는 {path}의 {from_line}행부터 {lines}에 있다. 읽#`,
    titles: ['Lines of the file; Read the part', '구간 읽기; 일부 확인'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'],
    takes: { path, content, append: maybe(flag()) },
    en: `
      [append=true] at the end of {path} add "{content}"
      [append=true] add a line to {path}: "{content}"
      [append=true] append "{content}" to {path}
      [append=true] write "{content}" at the end of the log {path}
      [append=true] one line more in {path}: "{content}"
      [append=true] the shift log {path} gets the entry "{content}" added
      [append=true] leave the old lines of {path} as they are and put "{content}" below them
      [append=true] to the list in {path} add the entry "{content}"
      [append=true] {path} is a running log. The new line is "{content}".
      [append=true] Round of {clock}: add "{content}" to {path}.
      [append=true] add to {path}, do not replace it: "{content}"
      [append=true] log "{content}" in {path} after the {any} entries that are there
      [append=true] enter "{content}" as a further line of {path}
      [append=true] book it in the journal {path}, as its newest line: "{content}"
      [append=true] attach the row "{content}" to the table {path}
      [append=true] extend {path} with "{content}"
      [append=true] path {path}, content "{content}", append it
      [append=true] keep {path} going with "{content}"
      [append=true] "{content}" comes at the very bottom of {path}
      create {path} with the content "{content}"
      replace what is in {path} by "{content}"
      overwrite {path}; the new content is "{content}"
      whatever {path} holds now, it becomes "{content}"
      new file {path}: "{content}"
      the file {path} does not exist yet. Write it: "{content}"
      start {path} afresh with "{content}"
      write the file {path}; it says "{content}"
      save "{content}" as {path}
      nothing of the old {path} may stay; write "{content}"
      put "{content}" into the file {path} in place of the old text
      the setting file {path} is to contain just "{content}"
      For the display of room {any}: write "{content}" to {path}.
      not in memory but in the file {path}: "{content}"
      the {who} reads {path} every morning; write "{content}" in it`,
    ko: `
      [append=true] {path} 끝에 "{content}"를 덧붙이#
      [append=true] {path}에 한 줄 추가: "{content}"
      [append=true] {path} 맨 아래에 "{content}"를 추가하#
      [append=true] 근무 일지 {path}에 "{content}" 항목을 덧붙이#
      [append=true] {path}의 기존 내용은 그대로 두고 "{content}"를 이어 쓰#
      [append=true] {path:은} 계속 쌓는 로그다. 새 줄은 "{content}"
      [append=true] {clock} 순회: {path}에 "{content}" 덧붙임
      [append=true] 덮어쓰지 말고 {path}에 "{content}"를 이어서 쓰#
      [append=true] {path}에 있는 {any}줄 뒤에 "{content}" 추가하#
      [append=true] {path} 목록에 "{content}"를 더 적#
      [append=true] 표 {path}에 "{content}" 행을 붙이#
      [append=true] 일지 {path} 마지막에 "{content}" 기입할 것
      [append=true] 경로 {path}, 내용 "{content}", 덧붙이기
      [append=true] {path} 뒤에 이어서 "{content}"를 남기#
      [append=true] "{content}" 줄을 {path} 맨 끝에 넣#
      [append=true] {path:을} 지우지 말고 "{content}"만 더하#
      {path:을} 새로 만들고 "{content}"라고 쓰#
      {path} 내용을 "{content}"로 갈아 치우#
      {path:을} 덮어쓰#. 새 내용은 "{content}"
      지금 {path}에 무엇이 있든 "{content}"로 바꾸#
      새 파일 {path}: "{content}"
      {path:은} 아직 없다. "{content}"를 담아 만들#
      "{content}"를 {path:로} 저장하#
      {path}의 옛 내용은 남기지 말고 "{content}"만 쓰#
      {path} 파일을 처음부터 다시 쓰#. 글은 "{content}"
      설정 파일 {path}에는 "{content}"만 들어가게 하#
      {any}호실 표시용 파일 {path}에 "{content}" 작성 요망
      메모리 말고 파일 {path}에 "{content}"를 쓰#
      {who:이} 아침마다 {path:을} 본다. 거기에 "{content}"를 쓰#
      {path} 파일 생성: "{content}"`,
    titles: ['Add to the log; Shift log; Write the file; Replace the file; New file', '일지 추가; 로그에 덧붙이기; 파일 쓰기; 파일 교체; 새 파일'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'],
    takes: { path, content: made(clause), append: maybe(flag()) },
    en: `
      [append=true] add to {path} the line that {content}.
      [append=true] Add a line at the end of {path} saying that {content}.
      [append=true] append to {path} that {content}.
      [append=true] The log {path} needs one more entry, namely that {content}.
      write into {path} that {content}.
      Create the file {path}. It says that {content}.`,
    ko: `
      [append=true] {path} 끝에 {content}고 덧붙이#
      [append=true] {path}에 {content}는 줄을 추가하#
      [append=true] {path} 마지막 줄에 {content}고 이어 쓰#
      {path} 파일에 {content}고 쓰#
      {path:을} 새로 만들어 {content}고 적#`,
    titles: ['Log it; Line for the log', '일지에 적기; 로그 한 줄'],
  },
  {
    tool: 'file_list', about: ['List a folder', '폴더를 나열한다'], takes: { path: maybe(folder) },
    en: `
      list the folder {path}
      which files are in {path}?
      see what has been put into the folder {path}
      names of all files in {path}
      before the reports are moved, list what is in {path}
      directory {path}: contents
      show the contents of the directory {path}
      how many files lie in {path}? list them
      The {who} drops the exports in {path}. List that folder.
      ls {path}
      not {not_path}, the folder {path} is to be listed
      the folder {path} should hold {any} files, list it
      look whether the report of {day} is in {path}; list the folder
      give me the file names under {path}
      list the workspace
      list the files of the workspace
      which files are there?
      show the top folder
      what folders do we have?
      ls
      list everything in the main folder
      file overview, please
      see what is in the workspace before something is added`,
    ko: `
      {path} 폴더를 나열하#
      {path}에 어떤 파일이 있는지 보#
      {path} 폴더 안의 파일 이름을 모두 보#
      보고서를 옮기기 전에 {path} 폴더 목록을 확인하#
      디렉터리 {path} 목록
      {path}에 파일이 몇 개 있는지 나열하#
      {who:이} 내보낸 것을 {path}에 둔다. 그 폴더를 나열하#
      ls {path}
      {not_path} 말고 {path} 폴더 목록을 보#
      {path} 폴더에 파일 {any}개가 있어야 한다. 목록을 확인하#
      {day} 보고서가 {path}에 있는지 폴더를 나열하#
      {path} 아래 파일 목록 조회
      작업 폴더를 나열하#
      작업 공간의 파일을 모두 보#
      어떤 파일들이 있는지 확인하#
      최상위 폴더 목록
      폴더에 무엇이 있는지 보#
      파일 전체 목록 조회 요망
      ls
      추가하기 전에 작업 공간에 있는 파일을 나열하#`,
    titles: ['What is in the folder; List the files; Folder', '폴더 목록; 파일 확인; 폴더 내용'],
  },
  {
    tool: 'file_search', about: ['Find files by name or text', '이름이나 내용으로 파일을 찾는다'], takes: { query: sought, path: maybe(folder) },
    en: `
      search the folder {path} for "{query}"
      find files with "{query}" in the folder {path}
      in {path}, which files mention "{query}"?
      within {path} look for "{query}"
      look for files about "{query}" below {path}
      "{query}": search the files in {path}
      only in {path}: find "{query}"
      the {who} put it somewhere in {path}; search there for "{query}"
      find "{query}" in the files under {path}, not in {not_path}
      Is "{query}" mentioned in any file of the folder {path}?
      go through the {any} files in {path} and find "{query}"
      grep -r "{query}" {path}
      file search, word "{query}", folder {path}
      in the folder {path} there must be a file with "{query}"; find it
      search {path} and all below it for the text "{query}"
      search all files for "{query}"
      find the file that contains "{query}"
      which file is named "{query}" or something like it?
      where in the files does "{query}" occur?
      We lost the sheet of {day}. Search the files for "{query}".
      find every file with "{query}" in its text or its name
      not the notes but the files: search for "{query}"
      grep "{query}"
      no matter in which folder, find "{query}" among the files`,
    ko: `
      {path} 폴더에서 "{query}"를 찾#
      {path} 폴더에서 "{query}"가 든 파일을 찾#
      {path} 안의 어느 파일에 "{query}"가 나오는지 보#
      "{query}" 파일 검색, 폴더 {path}
      {path} 아래에서 "{query}" 파일을 찾#
      {path}만 뒤져 "{query}"를 찾#
      {who:이} {path} 어딘가에 두었다. 거기서 "{query}" 파일을 찾#
      {not_path} 말고 {path}에서 "{query}" 들어간 파일을 찾#
      {path} 폴더의 파일 {any}개 중 "{query}"가 있는 것을 찾#
      grep -r "{query}" {path}
      {path} 이하 전체에서 "{query}"라는 글이 든 파일 검색하#
      폴더 {path} 내 "{query}" 검색 요망
      모든 파일에서 "{query}"를 찾#
      "{query}"가 들어 있는 파일을 찾#
      이름에 "{query}"가 든 파일이 있는지 찾#
      {day} 자료를 잃어버렸다. 파일에서 "{query}"를 검색하#
      메모 말고 파일에서 "{query}"를 찾#
      어느 폴더든 상관없이 "{query}" 파일 검색
      파일들 중 "{query}"가 어디 나오는지 보#
      grep "{query}"`,
    titles: ['Find the file; Search the folder; Where is it', '파일 찾기; 폴더 검색; 어디 있는지 찾기'],
  },
];
