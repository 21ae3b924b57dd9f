import { identifier, name, phrase, word } from '../../language/words';
import { choice, made, maybe, whole, type Written } from '../table';

const key = made((dice, language) => name(dice, language).replaceAll(' ', '_'));

export const ownNotes: readonly Written[] = [
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'],
    takes: { key, content: made(phrase) },
    en: `
      So that the next shift knows: {key} is "{content}".
      at {clock} write "{content}" under {key}
      {any} people have asked already, so keep "{content}" in the notes as {key}
      note for {key}: "{content}"
      do not use {not_key}; "{content}" goes under {key}
      {key}: "{content}", to be remembered
      whatever stood under {key} before, now it is "{content}"
      Nobody will remember this on {day}. Note "{content}" under {key}.
      we want to find "{content}" again by the key {key}
      hang on to "{content}", name it {key}
      the handover book gets an entry {key} with "{content}"
      jot "{content}" down, key {key}
      keep {key} up to date: "{content}"
      {key} changed at {clock}; it is now "{content}", note it
      store for the {who}: key {key}, note "{content}"
      have the remark "{content}" waiting under {key} for {day}
      "{content}" is what belongs in {key}, not in {not_key}
      make "{content}" the note {key}, {any} words are not needed
      commit to memory: {key}, "{content}"
      in case of questions, {key} has to say "{content}"
      add to our knowledge under {key}: "{content}"
      enter "{content}" (key {key})
      as {key}, without the time {clock}, put "{content}"
      take a note, heading {key}, wording "{content}"
      stick "{content}" on {key}
      the {who} reported "{content}"; keep that under {key}
      {key} := "{content}"
      let the notes show "{content}" at {key}
      replace the note {key}: "{content}"
      tuck "{content}" away as {key}
      log entry {key} / "{content}"
      for room {any} keep the note {key} with "{content}"
      under key {key} there should be "{content}" from {clock} on
      bear in mind "{content}"; the key is {key}
      fix it in writing: "{content}", {key}
      our note {key} is out of date, it should be "{content}"
      in memory, {key} must become "{content}"
      leave word under {key}: "{content}"
      before you go on, save "{content}" with {key} as its key
      "{content}" -> {key}`,
    ko: `
      다음 교대를 위해 {key}에 "{content}" 남기#
      {clock}에 {key}로 "{content}" 적#
      {any}명이나 물었다. "{content}"를 {key}로 메모해 두#
      {key} 메모: "{content}"
      {not_key} 말고 {key}에 "{content}"를 기록하#
      {key}, "{content}". 기억해 두#
      전에 무엇이 있었든 {key}는 이제 "{content}"로 하#
      {day}이면 잊는다. {key}에 "{content}" 기록
      나중에 {key}로 "{content}"를 찾을 수 있게 저장하#
      "{content}"를 보관하#. 이름은 {key}
      인계장 {key} 항목: "{content}"
      "{content}" 메모, 키 {key}
      {key}를 최신으로 하#: "{content}"
      {clock}에 {key:이} 바뀌었다. "{content}"로 적어 두#
      {who}에게 남길 메모. 키 {key}, 내용 "{content}"
      {day}에 볼 수 있도록 {key}에 "{content}"를 두#
      "{content}"는 {not_key:이} 아니라 {key}에 넣#
      {key} 메모를 "{content}"로 만들#
      기억할 것: {key}, "{content}"
      물어보면 답할 수 있게 {key}에 "{content}" 저장
      지식 노트 {key}에 "{content}"를 올리#
      "{content}" 입력(키 {key})
      {clock} 시각은 빼고 {key}에 "{content}"만 적#
      제목 {key}, 문구 "{content}"로 메모하#
      {who:이} "{content}"라고 보고했다. {key}에 보관하#
      {key} := "{content}"
      메모의 {key} 자리에 "{content}"가 보이게 하#
      {key} 메모 교체: "{content}"
      기록 {key} / "{content}"
      {any}호실용 메모 {key}에 "{content}"를 남겨 두#
      {clock}부터 {key} 키에는 "{content}"가 있어야 한다
      "{content}"를 명심한다. 키는 {key}
      글로 남기#: "{content}", {key}
      {key} 메모가 낡았다. "{content}"로 바꾸#
      메모리의 {key} 값은 "{content}"로 한다
      {key} 앞으로 "{content}" 전언 남김
      넘어가기 전에 {key} 키로 "{content}"를 저장하#
      "{content}" → {key}
      특이 사항 "{content}" 기재. 키 {key}
      {key} 칸에 "{content}" 기입`,
    titles: ['Note; For the next shift; Handover', '메모; 인계; 기록'],
  },
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'],
    takes: { query: made((dice, language) => (dice.chance(0.5) ? identifier(dice) : word(dice, language))), limit: maybe(whole(1, 15)), category: maybe(choice({ sop: ['runs', '실행'] })) },
    en: `
      At {clock} somebody wrote about {query}. Find it.
      look what the last shift left about {query}
      have we met {query} before?
      which notes speak of {query}?
      search the notes: {query}, {limit} at most
      the {who} mentioned {query}; see whether it is noted
      [category=sop] search the records of runs for {query}
      [category=sop] in the records of earlier runs, look for {query}
      [category=sop] how did the runs with {query} go? search their records
      [category=sop] find {query} in the run records, {limit} at most
      not {not_query}, find {query} in the notes
      what was it about {query}? the notes know
      give me up to {limit} notes about {query}
      dig {query} out of memory, {limit} hits will do
      before we touch unit {any}, read up on {query}
      ask the notes about {query}
      the word is {query}; search memory by it
      anything noted since {day} with {query} in it?
      find the note with {query}
      I forgot what we said on {query}; look it up
      query the memory: "{query}"
      get what is stored on "{query}"
      check in memory whether {query} is known
      what has been kept under {query}
      look up "{query}" and take no more than {limit}
      search for "{query}" among the notes, limit {limit}
      {query}? see the notes
      the handover of {clock} should say something on {query}, find that
      remind me of {query}
      go back to what we know of {query}
      consult the notes on {query}
      for the audit, bring up the notes with {query}
      retrieve {query} from memory
      read what we remember of {query}
      notes with {query}, the best {limit}
      before step {any} see what is known of {query}
      trace {query} in our notes
      who knows about {query}? the memory does, search it
      show the knowledge on {query}
      recall whatever has to do with {query}`,
    ko: `
      {clock}에 누가 {query}에 대해 적었다. 찾#
      지난 교대가 {query}에 관해 남긴 것을 보#
      전에도 {query:이} 있었는지 메모를 찾#
      어느 메모에 {query:이} 나오는지 찾#
      메모 검색: {query}, 최대 {limit}건
      {who:이} {query:을} 말했다. 메모에 있는지 보#
      [category=sop] 실행 기록에서 {query:을} 찾#
      [category=sop] 지난 실행 기록 중 {query:을} 검색하#
      [category=sop] {query:이} 나온 실행이 어떻게 되었는지 실행 기록을 검색하#
      [category=sop] 실행 기록에서 {query:을} {limit}건까지 찾#
      {not_query} 말고 {query:을} 메모에서 찾#
      {query:이} 무엇이었는지 메모에서 확인하#
      {query} 메모를 {limit}건까지 가져오#
      기억에서 {query} 검색, {limit}건이면 된다
      {any}호기를 만지기 전에 {query} 메모를 읽#
      {query}에 대해 메모에 물어보#
      검색어 {query:로} 메모리를 찾#
      {day} 이후 {query:이} 적힌 것이 있는지 보#
      {query:이} 든 메모를 찾아 두#
      {query:을} 뭐라고 했는지 잊었다. 찾#
      메모리 조회: "{query}"
      "{query}"에 대해 저장된 것을 가져오#
      {query:이} 메모에 있는지 확인하#
      {query} 아래 적힌 것을 보#
      "{query}" 검색하되 {limit}건을 넘기지 않는다
      메모 중 "{query}" 검색, 한도 {limit}
      {query}? 메모 확인
      {clock} 인계에 {query} 이야기가 있을 것이다. 찾#
      {query} 다시 떠올리#
      {query}에 대해 아는 것을 보#
      {query} 관련 메모 참조하#
      감사 대비 {query} 메모 검색
      {query:을} 메모리에서 꺼내#
      {query}에 관한 기억을 읽#
      {query} 메모, 상위 {limit}건
      {any}단계 전에 {query} 기록 확인
      {query} 흔적을 메모에서 찾#
      {query:을} 아는 사람이 없다. 메모를 검색하#
      {query} 지식 조회
      {query:과} 관련된 것을 모두 찾#`,
    titles: ['What do we know; Look it up', '메모 확인; 찾아보기'],
  },
];
