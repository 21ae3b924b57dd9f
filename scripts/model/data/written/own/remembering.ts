import { code, englishWord, identifier, koreanWord } from '../../language/words';
import { topic } from './everyday';
import { counted } from './values';
import { made, maybe, type Written } from '../table';

const key = made((dice, language) => dice.among([
  [4, () => `${dice.pick(['pump', 'gate', 'tank', 'pool', 'oven', 'kiln', 'lift', 'bees', 'crane', 'room', 'batch', 'fridge'])}${dice.chance(0.5) ? `_${String(dice.int(2, 40))}` : ''}_${dice.pick(['service', 'code', 'limit', 'dose', 'leak', 'key', 'order', 'offset', 'holiday', 'contact', 'spare'])}`],
  [3, () => identifier(dice).replaceAll('.', '_')],
  [1, () => `${englishWord(dice)}-2026-${String(dice.int(1, 12)).padStart(2, '0')}`],
  [0.7, () => code(dice).replaceAll('#', '_')],
  [language === 'ko' ? 3 : 0, () => `${koreanWord(dice)}_${dice.pick(['정비', '비밀번호', '한계', '휴무', '누설', '연락처', '예비품', String(dice.int(2, 40))])}`],
])());
const query = topic;
const limit = maybe(counted(2, 20, ['건', '개']));

/** Notes looked up by two or three nouns, and notes thrown away. */
export const ownRemembering: readonly Written[] = [
  {
    tool: 'memory_recall', about: ['Search the notes', '메모를 찾는다'], takes: { query, limit },
    en: `
      look in the notes for the {query}
      what did we write about "{query}"?
      The {who} needs the {query} before {clock}. Look in the notes.
      look up "{query}" in memory
      search our notes: {query}
      something was noted on "{query}" after the trouble with unit {any}; find it
      see what the notes say about "{query}", {limit} results at most
      {limit} notes on "{query}", no more
      Do not guess. The "{query}" was noted in spring, search for it.
      the notes on "{query}", not those on "{not_query}"
      memory, please: "{query}"
      before we order {any} of them, recall what is known about "{query}"
      We have had this on {day} already. Search the memory for "{query}" and bring {limit}.
      has anybody left a note on "{query}"?
      ask the memory for "{query}" (limit {limit})
      what do the notes know of "{query}"
      recall "{query}"
      dig out what was remembered about "{query}"
      for the handover: everything noted on "{query}"
      query "{query}", limit {limit}
      It is not in a file. Look in the notes for "{query}".
      The fitter asks for "{query}". We wrote it down once; look it up.
      up to {limit} hits for "{query}" from the notes
      check the notes, keyword "{query}"
      read what we remembered about "{query}" last time
      find in the notes: {query}
      somewhere in the notes there is the {query}; get it out`,
    ko: `
      메모에서 {query} 찾기
      "{query}"에 대해 뭐라고 적었는지 메모를 보#
      {clock} 전에 {who:이} {query:을} 알아야 한다. 메모를 찾#
      메모리에서 "{query}"를 조회하#
      메모 검색: {query}
      {any}호기 문제 뒤에 "{query}" 메모를 남겼다. 찾#
      "{query}"에 대한 메모를 최대 {limit} 보#
      "{query}" 메모 {limit}까지만
      짐작하지 말 것. "{query}"는 봄에 적어 두었다. 메모를 검색하#
      "{not_query}" 말고 "{query}" 메모를 찾#
      기억 조회: "{query}"
      {any}개 주문하기 전에 "{query}"에 대해 아는 것을 메모에서 찾#
      {day}에도 있던 일이다. 메모에서 "{query}"를 찾아 {limit} 가져오#
      누가 "{query}" 메모를 남겼는지 찾아보#
      "{query}"를 메모에 물어보#(한도 {limit})
      "{query}" 관련 기록을 기억에서 꺼내#
      {query} 메모 확인 바람
      예전에 기억해 둔 "{query}" 내용을 찾#
      인계용: 메모 중 "{query}" 관련 전부 찾기
      검색어 "{query}", {limit}
      파일에는 없다. 메모에서 "{query}"를 찾#
      기사가 {query:을} 묻는다. 전에 적어 둔 것을 메모에서 찾#
      메모에서 "{query}" 상위 {limit}만 가져오#
      키워드 "{query}"로 메모를 살펴보#
      지난번에 적은 {query} 메모를 보#
      {query:이} 메모 어딘가에 있다. 찾아내#`,
    titles: ['Look in the notes; What did we write; Recall it; From memory', '메모 찾기; 뭐라고 적었나; 기억 조회; 전에 적은 것'],
  },
  {
    tool: 'memory_forget', about: ['Delete a note by its key', '메모를 지운다'], takes: { key },
    en: `
      The lock was changed on {day}, so the old note {key} is dangerous. Delete it.
      Pump {any} was scrapped. Its note {key} goes, the note {not_key} belongs to the new one and stays.
      forget {key}, the contract ended at the turn of the year
      {not_key} is right. {key} is wrong by a factor of {any}; remove this note.
      data protection: the note {key} must not be kept any longer
      Guests in room {any} have left, forget {key}
      because the {who} noted it twice, delete {key} from the notes and leave {not_key}
      note {key}: obsolete, delete
      the remark under {key} was a joke; erase it
      after the repair {key} is history, so drop the note
      remove the key {key} from memory
      the number has been out of service since {clock}, forget what is under {key}
      {key} was only for the trial with {any} plants. The trial is over: forget the note.
      clean up the notes: {key} out
      nothing new is to be noted, just delete {key}
      The limit in {key} led to {any} false alarms. Get it out of the memory.
      wipe the note called {key}
      memory: forget {key}, it is about a tank we no longer have`,
    ko: `
      {day}에 자물쇠를 바꿨다. 옛 메모 {key:은} 위험하니 지우#
      {any}번 펌프는 폐기했다. 그 메모 {key:을} 지우고 {not_key:은} 새 펌프 것이니 두#
      {key:을} 잊#. 계약이 연말에 끝났다
      {not_key:은} 맞고 {key:은} {any}배나 틀렸다. 틀린 메모를 지우#
      개인정보라서 {key} 메모는 더 둘 수 없다. 삭제하#
      {any}호실 손님이 나갔다. {key} 메모를 지우#
      {who:이} 두 번 적었다. {not_key:은} 놔두고 {key} 메모만 삭제하#
      {key} 메모: 폐기, 삭제
      {key}에 적은 말은 장난이었다. 지우#
      수리가 끝나 {key:은} 지난 일이다. 메모를 없애#
      메모리에서 {key} 키를 제거하#
      {clock}부터 그 번호는 쓰지 않는다. {key} 메모 삭제
      {key:은} 화분 {any}개 시험용이었다. 시험이 끝났으니 메모를 지우#
      메모 정리: {key} 삭제 바람
      새로 적지는 말고 {key} 메모만 지우#
      {key}의 한계값 때문에 오경보가 {any}번 났다. 메모리에서 빼#
      {key:이}라는 메모를 지우#
      이제 없는 탱크 얘기다. {key} 메모를 기억에서 지우#`,
    titles: ['The note is out of date; Forget it; Clean up the notes', '낡은 메모; 메모 삭제; 메모 정리'],
  },
];
