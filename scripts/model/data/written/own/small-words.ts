import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { englishWord, folder as anyFolder, identifier, koreanWord, number, path as anyPath, sopName, word } from '../../language/words';
import { copied } from './sayings';
import { clause, jobId, remark, runId } from './values';
import { made, maybe, type Written } from '../table';

const id = made(jobId);
const key = made((dice: Dice, language: Language) => dice.among([[5, () => identifier(dice).replaceAll('.', '_')], [3, () => `${englishWord(dice)}_${englishWord(dice)}_${String(dice.int(1, 40))}`], [language === 'ko' ? 3 : 0, () => `${koreanWord(dice)}_${koreanWord(dice)}`]])());
const content = made(remark);
const path = made(anyPath);
const folder = made(anyFolder);
const query = made((dice, language) => dice.among([[4, () => word(dice, language)], [3, () => identifier(dice)], [3, () => `${word(dice, language)} ${word(dice, language)}`], [2, () => `${word(dice, language)} ${String(dice.int(1, 40))}`]])());
/** What a small file says: a word, a figure. */
const little = copied((dice, language) => dice.among([[4, () => dice.pick(['OK', 'ok', 'ready', 'done', 'empty', 'none', 'yes', 'no', 'open', 'closed', 'free', 'READY', 'FULL', 'idle', 'locked'])], [2, () => englishWord(dice)], [2, () => String(number(dice))], [1, () => identifier(dice)], [language === 'ko' ? 4 : 0, () => dice.pick(['정상', '완료', '이상 없음', '대기', '없음', '비어 있음', '사용 중', koreanWord(dice)])]])());

/** Neighbouring tools that a small word tells apart: on the plan and off it, into the file and into the folder, noted and to be noted. */
export const ownSmallWords: readonly Written[] = [
  {
    tool: 'cron_list', about: ['List what is planned', '예약된 것을 보인다'], takes: {}, reads: true, result: 'job-{any}: rounds; 0 {any} * * *',
    en: `
      what is on the plan for {day}?
      what is planned so far
      Show the plan. Nothing is to be added to it and nothing taken out.
      what is still to come
      which entries are on the plan, and under which ids?
      The {who} wants to know what will start by itself. Look at the plan.
      is the {clock} round on the plan already?
      see what is left on the plan
      the plan, please, as it stands now
      which timers are there
      before anything is put on or taken off: what is planned?
      what have we got planned?
      have a look at the timers, the {who} thinks there are {any}
      planned work: show it all
      Look at the plan before the {who} decides which entry is too many.
      what is in the plan and what is not? list it`,
    ko: `
      {day} 계획에 무엇이 있는지 보#
      지금까지 잡힌 예약이 무엇인지 보#
      예약을 보이기만 하#. 넣지도 빼지도 않는다
      앞으로 남은 예약이 뭐가 있는지 보#
      어떤 예약이 어떤 id로 들어 있는지 보#
      {who:이} 저절로 시작되는 것이 무엇인지 알고 싶어 한다. 예약을 보여 주#
      {clock} 순회가 이미 예약에 들어 있는지 확인하#
      예약에 남아 있는 것 확인
      현재 예약 상황 그대로 보이#
      타이머가 몇 개 걸려 있는지 보#
      넣거나 빼기 전에 무엇이 예약되어 있는지 보#
      잡아 둔 예약이 뭐였는지 알려 주#
      {who} 말로는 예약이 {any}건이다. 목록을 보#
      예약 전부 조회할 것
      무엇을 뺄지 정하기 전에 예약을 훑어보#
      예약에 뭐가 있나 확인 바람`,
    titles: ['The plan; What comes next; Timers; What is on the plan', '예약 보기; 계획 확인; 남은 예약; 타이머'],
  },
  {
    tool: 'cron_remove', about: ['Remove what is planned, by its id', '예약을 지운다'], takes: { id }, result: '{id} is removed',
    en: `
      take {id} out of the plan
      the timer {id} is not needed
      The timer {id} is not needed any longer, the {who} is back.
      {id} need not be on the plan
      The plan has {any} entries. The one called {id} is one too many.
      out of the plan: {id}; {not_id} stays in it
      off the plan with {id}
      the plan should do without {id} from {day} on
      what is planned as {id} will not be wanted, take it out
      stop the timer {id} for good
      Somebody planned {id} by mistake. Out with it.
      {id} is on the plan and should not be
      let the planned {id} not happen
      The heating season is over, so the timer {id} can go.
      get {id} off the timetable before {clock}
      take the entry {id} from the plan, add nothing`,
    ko: `
      계획에서 {id:을} 빼#
      타이머 {id:은} 필요 없다. 예약에서 빼#
      {who:이} 돌아왔으니 타이머 {id:은} 이제 필요 없다. 지우#
      {id:은} 예약에 있을 필요가 없다. 빼#
      예약이 {any}건인데 {id} 하나가 남는다. 그것을 지우#
      예약에서 뺄 것: {id}. {not_id:은} 그대로
      {id} 예약 철회하#
      {day}부터 {id} 없이 간다. 예약에서 제외하#
      {id:로} 잡아 둔 것은 하지 않기로 했다. 빼#
      타이머 {id:을} 아주 없애#
      {id:은} 잘못 예약한 것이다. 지우#
      {id:이} 예약에 있으면 안 된다. 삭제 요망
      난방철이 끝났다. 타이머 {id:을} 내리#
      {clock} 전에 {id:을} 예약에서 거둬 내#
      새로 넣지 말고 {id} 예약만 빼#
      {id} 예약 해지 바람`,
    titles: ['Out of the plan; Not needed; Timer off', '예약에서 빼기; 필요 없는 예약; 타이머 해제'],
  },
  {
    tool: 'memory_forget', about: ['Delete a note by its key', '메모를 지운다'], takes: { key },
    en: `
      the note {key} is no longer wanted; get rid of it
      The note {key} can go.
      we need not remember {key} any more
      get rid of the note {key}
      do not keep the note {key}
      The note {key} has served its purpose, out with it.
      nobody is to find {key} in the notes again
      throw the note {key} away
      what is kept under {key} was true until {day}; let go of it
      strike {key} from the notes
      out of the notes: {key}; {not_key} stays
      {key} is noted and should not be
      memory without {key}, please
      we do not want to be reminded of {key} in the notes; drop it
      no more note {key} after {clock}`,
    ko: `
      {key} 메모는 더 이상 필요 없다. 없애#
      {key} 메모는 버려도 된다. 지우#
      {key:은} 이제 기억하지 않아도 된다. 지우#
      {key} 메모를 치우#
      {key} 메모를 남겨 두지 말고 지우#
      {key} 메모는 할 일을 다했다. 지우#
      메모에서 {key:이} 다시 나오지 않게 하#
      {key}에 적힌 것은 {day}까지만 맞았다. 잊#
      메모에서 뺄 것: {key}. {not_key:은} 그대로
      {key:이} 메모에 있으면 안 된다. 지우#
      {key} 메모 필요 없음, 삭제 바람
      이제 쓸 일이 없는 메모 {key:을} 없애#
      {clock} 이후로는 {key} 메모를 두지 않는다. 지우#
      적어 둔 {key:을} 지우#`,
    titles: ['No longer wanted; Get rid of the note; Out of the notes', '필요 없는 메모; 메모 없애기; 메모에서 빼기'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content },
    en: `
      do not forget: "{content}" (key {key})
      Let us not forget "{content}"; it goes under {key}.
      so that nobody forgets it, keep "{content}" as {key}
      the note {key} is wanted and reads "{content}"
      into the notes: {key}, "{content}"
      {key} is not noted yet. Note it: "{content}".
      this must not be forgotten, key {key}: "{content}"
      get "{content}" into the notes under {key}
      what has to be kept under {key} is "{content}"
      the {who} will want it again, so do not lose it: "{content}", {key}
      find a place in the notes for "{content}", namely {key}`,
    ko: `
      잊지 말 것: "{content}" (키 {key})
      "{content}"를 잊으면 안 된다. {key}에 남기#
      아무도 잊지 않게 "{content}"를 {key:로} 적어 두#
      {key} 메모가 필요하다. 내용은 "{content}"
      메모에 넣을 것: {key}, "{content}"
      {key:은} 아직 적혀 있지 않다. "{content}"라고 적#
      {who:이} 다시 찾을 것이니 "{content}"를 {key} 키로 남겨 두#
      지우지 말고 남길 것, {key}: "{content}"
      "{content}"를 {key:로} 메모에 올리#`,
    titles: ['Not to be forgotten; Into the notes; Keep it', '잊지 않기; 메모에 넣기; 남겨 두기'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content: made(clause) },
    en: `
      Do not forget that {content}; the key is {key}.
      Nobody should forget that {content}, so note it as {key}.
      Keep in mind, as {key}, that {content}.`,
    ko: `
      {content}는 것을 잊지 않게 {key}에 적#
      {content}. 잊지 않게 {key:로} 메모하#
      {key} 키로 {content}고 남겨 두#`,
    titles: ['Not to be forgotten; Keep in mind', '잊지 않기; 기억할 것'],
  },
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'], takes: { query },
    en: `
      search the notes for {query}.
      search the notes on {query}.
      look up what we noted on {query}.
      look up what was noted about {query} on {day}
      look {query} up in the notes
      what did we note on {query}?
      have we got any notes on {query}?
      notes on {query}, please
      what do we know about {query}?
      is there a note on {query}? look
      The {who} noted something on {query}. Find it.
      see the notes for {query} before step {any}
      what was it that we noted about {query}.
      go through the notes for {query}.
      remember anything about {query}? look it up`,
    ko: `
      메모에서 {query:을} 찾#
      {query}에 대해 적어 둔 것을 찾#
      {query} 관련 메모를 찾아보#
      {day}에 {query}에 대해 뭐라고 적었는지 찾아보#
      {query} 메모가 있는지 보#
      {query}에 관해 아는 것을 메모에서 찾#
      {who:이} {query}에 대해 적은 것이 있다. 찾#
      {any}단계 전에 {query} 메모를 보#
      {query}에 대해 적은 게 뭐였는지 찾#
      {query:로} 메모를 뒤지#
      {query} 메모 조회
      전에 적은 {query} 건을 메모에서 찾#
      기억해 둔 것 중 {query} 관련 내용을 찾#`,
    titles: ['What we noted; Look it up; Notes on it', '적어 둔 것 찾기; 메모 보기; 메모 찾기'],
  },
  {
    tool: 'file_search', about: ['Find files by name or text', '이름이나 내용으로 파일을 찾는다'], takes: { query },
    en: `
      search the files for {query}.
      look for files that mention {query}.
      which file has {query} in it?
      where is {query} written down? go through the files
      look in the files, not in the notes, for {query}.
      {query}: in which file was that?
      find the file on {query}.
      find the files with {query} in their names
      The {who} filed something on {query}. Find the file.
      is there a file about {query}? search
      files that say {query}, all of them`,
    ko: `
      파일에서 {query:을} 찾#
      {query:이} 나오는 파일을 찾#
      {query:이} 어느 파일에 있는지 찾#
      메모가 아니라 파일에서 {query:을} 찾#
      {query}에 관한 파일을 찾#
      이름에 {query:이} 들어간 파일 찾기
      {who:이} {query:을} 파일로 남겼다. 그 파일을 찾#
      {query:이} 적힌 파일이 있는지 찾아보#
      파일 검색: {query}
      {query:이}라는 말이 든 파일을 다 찾#`,
    titles: ['Which file; Search the files; Find the file', '어느 파일; 파일 검색; 파일 찾기'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: little },
    en: `
      create {path}. All it has to say is {content}.
      create {path} with nothing but {content} in it
      create the file {path}. It says {content}.
      make a file {path} that says {content}.
      a file {path} is needed; its whole text is {content}.
      {path} shall contain {content} and nothing else
      write {content} into {path}
      there should be a file {path} that reads {content}.
      put the single word {content} in {path}
      save {content} in {path}
      The display of the {who} shows what {path} says. It should say {content}.
      leave {path} behind with {content} in it
      {path} must say {content} by {clock}
      Create {path}. Content: {content}.
      what has to be in {path} is {content}, so write that
      write {path}, text {content}, not {not_content}`,
    ko: `
      {path:을} 만들#. 내용은 {content} 한 마디면 된다
      {path:을} 만들고 {content}만 적#
      {content:이}라고 적힌 {path} 파일을 만들#
      {path} 파일이 필요하다. 전체 내용은 {content}
      {path}에는 {content}만 있어야 한다. 쓰#
      {path}에 {content:을} 쓰#
      {path}에 {content:이}라고 써 두#
      {path} 파일 작성, 내용 {content}
      {content:을} {path}에 저장하#
      {who} 표시기는 {path:을} 읽는다. {content:이}라고 쓰#
      {clock}까지 {path}에 {content:이}라고 되어 있어야 한다
      {path} 생성. 내용: {content}
      {path}에 {not_content:이} 아니라 {content:이}라고 쓰#
      {content} 한 줄짜리 파일 {path:을} 만들#`,
    titles: ['Create the file; Small file; Write it down', '파일 만들기; 작은 파일; 파일 작성'],
  },
  {
    tool: 'file_list', about: ['List a folder', '폴더를 나열한다'], takes: { path: maybe(folder) },
    en: `
      what has come into the folder {path} since {clock}? Show the names
      look into the folder {path}
      see what there is in the folder {path}
      what lies in {path}? The names will do, nothing is to be opened.
      are there any files in the folder {path} yet?
      do not open anything, just see what the folder {path} holds
      what files has the {who} left in the folder {path}
      folder {path}: what is in there?
      which files have we got?
      nothing is to be written: just see which files there are`,
    ko: `
      {clock} 이후 {path} 폴더에 뭐가 들어왔는지 보#
      {path} 폴더 안을 보#
      {path} 폴더에 뭐가 있나 보#
      {path} 폴더에 무엇이 있는지 이름만 보#. 열 필요는 없다
      {path} 폴더에 파일이 벌써 있는지 보#
      {who:이} {path} 폴더에 어떤 파일을 두었는지 보#
      폴더 {path}: 무엇이 들어 있나
      우리한테 어떤 파일이 있는지 보#
      쓰지는 말고 어떤 파일이 있는지만 보#`,
    titles: ['In the folder; Which files', '폴더 안; 어떤 파일'],
  },
  {
    tool: 'file_read', about: ['Read a text file', '파일을 읽는다'], takes: { path },
    en: `
      look into the file {path}
      what does {path} say?
      what does it say in {path}?
      see what stands in the file {path}
      open {path} and show the text
      {path} was created at {clock}; see what it says
      what has been written to {path}?
      the {who} wrote something in {path}, show it
      do not write to {path}, read it
      {path}: what is in that file?`,
    ko: `
      {path} 파일 안을 보#
      {path}에 뭐라고 써 있는지 보#
      {path} 파일에 뭐가 적혀 있나 보#
      {path:을} 열어 글을 보이#
      {clock}에 만든 {path}에 뭐라고 되어 있는지 보#
      {who:이} {path}에 쓴 것을 보#
      {path}에 쓰지 말고 읽기만 하#
      파일 {path}: 무엇이 적혀 있나`,
    titles: ['In the file; What does it say', '파일 안; 뭐라고 써 있나'],
  },
  {
    tool: 'sop_execute', about: ['Start a procedure', '절차를 시작한다'], takes: { name: made(sopName) },
    en: `
      run the procedure {name}
      let the procedure {name} run
      The procedure {name} is not running yet. Run it.
      now {name}, the procedure
      the procedure {name} has to run before {clock}; start it straight away
      Do not only look whether {name} runs: start the procedure.
      it is {name} that has to be started now, not {not_name}
      go on with the procedure {name}`,
    ko: `
      {name} 절차를 돌리#
      {name} 절차가 아직 돌지 않는다. 돌리#
      이제 {name} 절차를 시작하#
      {clock} 전에 {name} 절차가 돌아야 한다. 바로 시작하#
      {name:이} 도는지 보기만 하지 말고 절차를 시작하#
      지금 시작할 것은 {not_name:이} 아니라 {name} 절차다. 시작하#
      {name} 절차로 이어 가#`,
    titles: ['Run it; Start the procedure; On with it', '절차 돌리기; 절차 시작'],
  },
  {
    tool: 'sop_status', about: ['Say how a run stands, or all active runs', '실행 상태를 보인다'], takes: { run_id: maybe(made(runId)) },
    en: `
      how is the run {run_id} getting on?
      has the run {run_id} run through?
      {run_id}: still running?
      where does the run {run_id} stand?
      Do not start anything. See whether the run {run_id} is done.
      did the run {run_id} of {day} end well?
      what is running?
      which runs are not finished yet
      is there a run that the {who} has to wait for? Look at all of them`,
    ko: `
      {run_id} 실행이 어떻게 되어 가는지 보#
      {run_id} 실행이 다 돌았는지 보#
      {run_id}, 아직 도는지 확인
      {run_id} 실행이 어디에 와 있는지 보#
      아무것도 시작하지 말고 {run_id} 실행이 끝났는지만 보#
      {day}의 {run_id} 실행이 잘 끝났는지 보#
      무엇이 돌고 있는지 보#
      아직 안 끝난 실행이 무엇인지 보#`,
    titles: ['Is it running; How it goes; Where it stands', '돌고 있나; 진행 상태'],
  },
];
