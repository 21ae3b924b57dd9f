import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import { described, objectOf, type Skill } from '../family';
import { fill, say, type Language } from '../language/template';
import { boardName, code, device, englishWord, folder, identifier, inventedWord, name, number, path, phrase, quantity, word } from '../language/words';
import { pinsInWords, severalPins, withBoardWords } from './switching';

const reading = (dice: Dice): string => dice.among([[4, () => String(dice.int(0, 1))], [4, () => String(number(dice))], [1, () => `${String(number(dice))} ${dice.pick(['bar', 'C', '%', 'V', 'mA', 'l/min'])}`]])();

const readSentences = {
  en: ['read {t}', 'read {t}', 'read {t}', 'check {t}', 'get {t}', 'get the value of {t}', 'read the value of {t}', 'read the level of {t}', 'read the state of {t}', 'look at {t}', 'sample {t}', 'query {t}', 'find out the state of {t}', 'see what {t} says', 'take a reading of {t}', 'take a reading from {t}', 'measure {t}', 'poll {t}', 'report the level of {t}', 'tell me what {t} is', 'what is the level of {t}?', 'what does {t} read?', 'inspect {t}', 'fetch {t}', 'is {t} high or low?', 'verify {t}', 'read back {t}', 'what is on {t}?', 'let me know {t}', 'the state of {t}, please', '{t}: high or low?', 'we need the value of {t}', 'ask {t}', 'have a look at {t}', 'how does {t} stand?', '{t} has to be read', 'determine the level on {t}', 'check the level of {t}', 'check whether {t} is high', 'get the reading of {t}', 'see whether {t} is on', 'note what {t} shows', 'test {t}', 'have a look at {t}', 'retrieve {t}', 'how high is {t}?', 'is {t} on?', 'is {t} active?', 'what is {t} at the moment?', 'find out what {t} does', 'let us see {t}', 'say how {t} is', 'observe {t}', 'give me {t}', 'confirm the state of {t}', 'is there a signal on {t}?', '{t}, what is it now?', 'look up {t}', 'I want to know {t}', 'see if {t} is high', 'monitor {t}', 'the reading of {t} is wanted'],
  ko: ['{t:을} 읽#', '{t:을} 읽#', '{t:을} 읽#', '{t:을} 확인하#', '{t} 값을 읽#', '{t} 상태를 읽#', '{t} 상태를 확인하#', '{t:을} 측정하#', '{t} 값을 확인하#', '{t:을} 조회하#', '{t} 값을 가져오#', '{t:을} 점검하#', '{t:이} 어떤 값인지 확인하#', '{t}의 현재 값을 읽#', '{t} 레벨을 읽#', '{t:을} 체크하#', '{t} 입력을 읽#', '{t} 상태가 어떤지 보#', '{t}의 값을 알아내#', '현재 {t} 값을 읽#', '{t:을} 살펴보#', '{t} 읽기', '{t} 확인', '{t} 값 조회', '{t} 값은?', '{t:이} 지금 어떤지 보#', '{t:이} 켜져 있는지 보#', '{t:이} 0인지 1인지 알아보#', '{t} 신호를 받아 오#', '{t} 입력 상태는?', '{t:을} 한 번 읽#', '{t} 상태 알아보기', '{t:이} 어떤지 알려 주#', '{t:은} 얼마인가?', '{t:이} 하이인지 로우인지 보#', '{t:을} 재#', '{t}에 신호가 있는지 보#', '{t:을} 들여다보#', '{t:이} 무엇을 가리키는지 보#', '{t} 값이 필요하다', '{t}의 상태를 말해 주#'],
};
const pinWords = {
  en: ['GPIO pin {n}', 'pin {n}', 'GPIO pin {n}', 'pin {n}', 'GPIO {n}', 'input pin {n}', 'digital pin {n}', 'pin number {n}', 'D{n}', 'A{n}', 'input {n}', 'pin no. {n}', 'GPIO{n}', 'the pin {n}', 'digital input {n}', 'IO{n}', 'line {n}', 'pin #{n}'],
  ko: ['GPIO {n}번 핀', '{n}번 핀', 'GPIO {n}번 핀', '{n}번 핀', '핀 {n}', 'GPIO 핀 {n}', 'GPIO {n}번', '입력 {n}번', '{n}번 입력', '디지털 핀 {n}', 'D{n}', 'A{n}', '핀 {n}번', '핀 번호 {n}', '입력 핀 {n}', 'GPIO{n}'],
};

export const gpioRead = (tool: Skill['tool']): Skill => ({
  ...readsNumbered(tool, 'pin', pinWords, true),
  askMany(dice, language) {
    const pins = severalPins(dice);
    const t = pinsInWords(dice, language, pins);
    const body = say(dice, language === 'ko' ? ['{t:을} 읽#', '{t:을} 확인하#', '{t} 값을 읽#', '{t} 상태를 확인하#'] : ['read {t}', 'check {t}', 'get the values of {t}', 'read the levels of {t}', 'look at {t}'], { t });
    return { calls: pins.map((pin) => ({ pin })), body, title: language === 'ko' ? '입력 확인' : 'Check inputs', results: pins.map(() => String(dice.int(0, 1))) };
  },
});

function readsNumbered(tool: Skill['tool'], parameter: string, nouns: Readonly<Record<Language, readonly string[]>>, withBoard: boolean): Skill {
  const target = (dice: Dice, language: Language, pin: number): string => {
    const words = say(dice, nouns[language], { n: String(pin) });
    if (dice.chance(0.6)) return words;
    const what = dice.chance(0.5) ? quantity(dice, language) : device(dice, language);
    if (language === 'ko') return dice.pick([`${words}의 ${what}`, `${what}(${words})`, `${words} ${what}`, `${what} 센서 ${words}`, `${what}에 연결된 ${words}`]);
    return dice.pick([`the ${what} on ${words}`, `the ${what} sensor on ${words}`, `${words} (${what})`, `the ${what} at ${words}`, `${words}, the ${what}`, `the ${what} (${words})`, `the ${what} input, ${words}`]);
  };
  return {
    tool,
    reads: true,
    ask(dice, language) {
      const pin = dice.int(0, dice.pick([16, 16, 40, 120]));
      const board = withBoard && dice.chance(0.25) ? boardName(dice) : null;
      const value = reading(dice);
      const what = quantity(dice, language);
      return {
        arguments: { [parameter]: pin, ...(board === null ? {} : { board }) },
        body: withBoardWords(dice, language, board, say(dice, readSentences[language], { t: target(dice, language, pin) })),
        titles: language === 'ko' ? [`${what} 확인`, `${what} 읽기`, `${device(dice, 'ko')} 상태 점검`, `${what} 측정`] : [`Check ${what}`, `Read ${what}`, `Check the ${device(dice, 'en')}`, `Measure ${what}`, `${what} reading`],
        result: value,
        reading: value,
      };
    },
    askWithout(dice, language) {
      const what = quantity(dice, language);
      const bare = language === 'ko' ? dice.pick([what, `${what} 센서`, '핀', '입력', '해당 핀', device(dice, 'ko')]) : dice.pick([`the ${what}`, `the ${what} sensor`, 'the pin', 'the input', `the ${device(dice, 'en')}`]);
      return { body: say(dice, readSentences[language], { t: bare }), missing: parameter, title: language === 'ko' ? `${what} 확인` : `Check ${what}` };
    },
  };
}

const numberedInputs: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['channel', ['channel {n}', 'ch {n}', 'analog channel {n}'], ['{n}번 채널', '채널 {n}']],
  ['sensor', ['sensor {n}', 'sensor no. {n}'], ['{n}번 센서', '센서 {n}']],
  ['input', ['input {n}', 'input no. {n}'], ['{n}번 입력', '입력 {n}']],
  ['port', ['port {n}'], ['{n}번 포트', '포트 {n}']],
  ['register', ['register {n}', 'holding register {n}', 'reg {n}'], ['{n}번 레지스터', '레지스터 {n}']],
  ['meter', ['meter {n}', 'meter no. {n}'], ['{n}번 계량기', '계량기 {n}']],
  ['tank', ['tank {n}', 'tank number {n}'], ['{n}번 탱크', '탱크 {n}']],
  ['probe', ['probe {n}'], ['{n}번 프로브', '프로브 {n}']],
  ['slot', ['slot {n}'], ['{n}번 슬롯', '슬롯 {n}']],
  ['camera', ['camera {n}'], ['{n}번 카메라', '카메라 {n}']],
];
const readVerbs = ['read', 'get', 'query', 'sample', 'status', 'measure', 'check', 'fetch'];

export function inventedReader(dice: Dice): Skill {
  if (dice.chance(0.5)) {
    const [noun, en, ko] = dice.pick(numberedInputs);
    const parameter = dice.chance(0.75) ? noun : dice.pick(['id', 'number', 'index', 'address', `${noun}_id`]);
    const toolName = dice.among([[2, `${noun}_${dice.pick(readVerbs)}`], [2, `${dice.pick(readVerbs)}_${noun}`], [1, `${inventedWord(dice)}_${dice.pick(readVerbs)}`], [1, `${inventedWord(dice)}_${inventedWord(dice)}`]]);
    const description = described(dice, [`Read a ${noun}`, `Get the value of a ${noun}`, `Reads one ${noun}`, `Current value of a ${noun}`], ['값을 읽는다', '현재 값을 조회한다']);
    return readsNumbered({ name: toolName, description, parameters: objectOf({ [parameter]: { type: 'integer' } }, [parameter]) }, parameter, { en, ko }, false);
  }
  const [parameter, en, ko] = dice.pick([['sensor', 'sensor', '센서'], ['name', 'value', '값'], ['tag', 'tag', '태그'], ['device', 'device', '장치'], ['meter', 'meter', '계량기'], ['tank', 'tank', '탱크'], ['zone', 'zone', '구역'], ['order', 'order', '주문'], ['id', 'record', '기록'], ['point', 'point', '측정점'], ['node', 'node', '노드'], ['host', 'host', '호스트']] as const);
  const toolName = dice.among([[2, `${parameter}_${dice.pick(readVerbs)}`], [2, `${dice.pick(readVerbs)}_${en}`], [1, `${inventedWord(dice)}_${dice.pick(readVerbs)}`], [1, `${inventedWord(dice)}.${dice.pick(readVerbs)}`]]);
  const description = described(dice, [`Read a ${en}`, `Get the state of a ${en}`, `Look up a ${en}`, `Value of a ${en}`], ['상태를 조회한다', '값을 읽는다']);
  return copying({ name: toolName, description, parameters: objectOf({ [parameter]: { type: 'string' } }, [parameter]) }, parameter, (d, language) => (d.chance(0.25) ? code(d) : name(d, language)), {
    en: [`read ${en} {q}`, `check ${en} {q}`, `read the ${en} {q}`, `get the ${en} {q}`, `look up {q}`, `what does {q} say?`, `get the state of {q}`, `read {q}`, `query ${en} {q}`, `check the state of ${en} {q}`, `see how {q} is doing`, `get the value of ${en} {q}`, `the ${en} {q} must be read`, `look up the ${en} {q}`, `fetch {q}`, `take a reading from {q}`],
    ko: [`${ko} {q:을} 읽#`, `{q} ${ko} 값을 읽#`, `{q} 상태를 확인하#`, `{q:을} 조회하#`, `${ko} {q:을} 확인하#`, `{q} 값을 가져오#`, `${ko} {q}의 상태를 조회하#`, `{q:을} 읽#`, `{q} ${ko} 조회`, `{q:을} 점검하#`],
  }, { en: ['Check {w}', 'Read {w}', 'Look up {w}'], ko: ['{w} 확인', '{w} 조회', '{w} 점검'] }, (d) => reading(d));
}

type Sentences = Readonly<Record<Language, readonly string[]>>;

/** A call whose one argument is a name that is copied from the step. */
export function copying(tool: Skill['tool'], parameter: string, value: (dice: Dice, language: Language) => string, sentences: Sentences, titles: Sentences, result: (dice: Dice) => string, reads = true, extra?: (dice: Dice, language: Language) => { readonly key: string; readonly value: Json; readonly words: string } | null): Skill {
  const quoted = (dice: Dice, text: string, language: Language): string => dice.among([[language === 'ko' && text.includes(' ') ? 0 : 5, text], [3, `"${text}"`], [0.6, `'${text}'`], [0.6, `\`${text}\``]]);
  return {
    tool,
    reads,
    ask(dice, language) {
      const text = value(dice, language);
      const addition = extra?.(dice, language) ?? null;
      const body = say(dice, sentences[language], { q: /\s/u.test(text) ? `"${text}"` : quoted(dice, text, language) });
      const answer = result(dice);
      const joined = addition === null ? body : language === 'ko' ? `${addition.words} ${body}` : `${body} ${addition.words}`;
      return { arguments: { [parameter]: text, ...(addition === null ? {} : { [addition.key]: addition.value }) }, body: joined, titles: titles[language].map((title) => fill(title, { w: word(dice, language) })), result: answer, reading: reads ? answer : null };
    },
    askWith(dice, language, reference) {
      return { arguments: { [parameter]: reference.value }, body: say(dice, sentences[language], { q: reference.words }), titles: titles[language].map((title) => fill(title, { w: word(dice, language) })), result: result(dice), reading: null };
    },
  };
}

export const memoryRecall = (tool: Skill['tool']): Skill =>
  copying(tool, 'query', (dice, language) => dice.among([[3, () => identifier(dice)], [2, () => (language === 'ko' ? `${word(dice, 'ko')} ${word(dice, 'ko')}` : `${englishWord(dice)} ${englishWord(dice)}`)], [1.5, () => `${device(dice, language)} ${String(dice.int(1, 30))}`], [2, () => word(dice, language)]])(), {
    en: ['search the notes for {q}', 'look up {q} in the notes', 'recall {q}', 'find what we noted about {q}', 'search memory for {q}', 'look for {q} in memory', 'what do we know about {q}?', 'find notes on {q}', 'recall the note {q}', 'check the notes for {q}', 'search for {q}', 'look in the notes for {q}', 'remember what was written about {q}', 'get the notes about {q}', 'is there a note about {q}?', 'go through the notes for {q}', 'see what is noted under {q}', 'any note on {q}?', 'notes: {q}', 'what is written about {q}?', 'did anybody note something on {q}?', 'what do the notes say about {q}?', 'bring back {q}', 'have we got a note on {q}?', 'see our notes on {q}', 'look back at {q}', 'dig out {q}', 'pull up the note {q}', 'anything on {q}?'],
    ko: ['메모에서 {q:을} 찾#', '노트에서 {q:을} 검색하#', '{q:을} 검색하#', '기록에서 {q:을} 찾#', '{q}에 대한 메모를 찾#', '메모리에서 {q:을} 조회하#', '{q:을} 기억에서 찾#', '{q} 관련 메모를 찾#', '저장된 {q:을} 찾#', '{q} 메모 검색', '{q:로} 메모를 뒤지#', '적어 둔 {q:이} 있는지 보#', '{q:을} 떠올리#', '{q}에 관한 기록을 찾#'],
  }, { en: ['Look up {w}', 'Check the notes', 'Recall {w}', 'Search notes'], ko: ['메모 검색', '{w} 찾기', '기록 조회'] }, (dice) => dice.among([[3, `${identifier(dice)}: ${String(number(dice))}`], [1, 'nothing found'], [2, `${identifier(dice)}: ${phrase(dice, 'en')}`]]), true,
  (dice, language) => {
    if (!dice.chance(0.15)) return null;
    const limit = dice.int(1, 20);
    const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][limit - 1] ?? String(limit);
    return { key: 'limit', value: limit, words: language === 'ko' ? dice.pick([`많아야 ${String(limit)}건만`, `${String(limit)}건까지`, `처음 ${String(limit)}개만`, `최대 ${String(limit)}개까지`, `${String(limit)}개만`, `결과는 ${String(limit)}개 이하로`]) : dice.pick([`, ${inWords} at most`, `, the first ${inWords}`, `, not more than ${inWords}`, `, only ${inWords}`, `and give me ${String(limit)}`, `, ${String(limit)} results at most`, `and show ${inWords}`, `, ${inWords} hits suffice`, `(no more than ${inWords})`, `and take at most ${String(limit)}`, `with a limit of ${String(limit)}`, `(limit ${String(limit)})`, `, at most ${String(limit)} results`]) };
  });

export const memoryForget = (tool: Skill['tool']): Skill =>
  copying(tool, 'key', (dice, language) => name(dice, language), {
    en: ['delete the note {q}', 'forget {q}', 'remove the note under the key {q}', 'delete {q} from the notes', 'erase the note {q}', 'drop the note {q}', 'remove {q} from memory', 'the note {q} must go', 'clear the note {q}', '{q} is no longer needed, forget it', 'throw away {q}', 'wipe {q}', 'get rid of {q}', 'we do not need {q} any more', '{q} can go', 'let {q} be forgotten', 'strike {q} from the notes', 'the entry {q} is obsolete, remove it', 'nothing should remain of {q}', 'unlearn {q}'],
    ko: ['{q} 메모를 지우#', '{q:을} 삭제하#', '메모 {q:을} 삭제하#', '{q:을} 메모에서 지우#', '{q} 키의 메모를 지우#', '기록에서 {q:을} 제거하#', '{q:은} 필요 없다. 삭제하#', '{q:을} 잊#', '{q} 메모를 버리#', '{q:은} 더 쓰지 않으니 지우#', '{q:을} 없애#', '더는 쓸모없는 {q:을} 지우#', '{q} 메모 삭제', '{q:이} 남아 있으면 안 된다. 지우#'],
  }, { en: ['Forget {w}', 'Clean up notes', 'Delete the note'], ko: ['메모 삭제', '{w} 정리', '{w} 지우기'] }, (dice) => `"${identifier(dice)}" is forgotten`, false);

export const fileRead = (tool: Skill['tool']): Skill =>
  copying(tool, 'path', path, {
    en: ['read {q}', 'read the file {q}', 'open {q}', 'show the contents of {q}', 'load {q}', 'get the text of {q}', 'look into {q}', 'open the file {q} and read it', 'check what {q} says', 'see {q}', 'take the text from {q}', 'what does the file {q} say?', '{q} has to be read', 'the text stands in {q}, load it', 'fetch {q}'],
    ko: ['{q:을} 읽#', '{q} 파일을 읽#', '파일 {q:을} 읽#', '{q} 파일을 열#', '{q} 내용을 확인하#', '{q:을} 불러오#', '{q} 파일 내용을 보#', '{q}에 적힌 것을 보#', '{q}에 무엇이 적혀 있는지 확인하#', '{q}의 글을 가져오#', '{q} 열람'],
  }, { en: ['Read the file', 'Open {w}', 'Load {w}'], ko: ['파일 읽기', '{w} 확인', '{w} 불러오기'] }, (dice) => dice.among([[2, String(number(dice))], [2, phrase(dice, 'en')]]));

export const fileList = (tool: Skill['tool']): Skill =>
  copying(tool, 'path', folder, {
    en: ['list the folder {q}', 'list {q}', 'what is in the folder {q}?', 'show the files in {q}', 'list the files in the folder {q}', 'list the contents of {q}', 'look into the folder {q}', 'see which files {q} holds'],
    ko: ['{q} 폴더의 파일을 나열하#', '{q} 폴더를 조회하#', '{q} 목록을 보#', '{q} 안의 파일을 확인하#', '폴더 {q}의 목록을 가져오#'],
  }, { en: ['List files', 'See what is there', 'List {w}'], ko: ['파일 목록', '폴더 확인'] }, (dice) => `${path(dice)}\n${path(dice)}`);

export const fileSearch = (tool: Skill['tool']): Skill =>
  copying(tool, 'query', (dice, language) => (dice.chance(0.5) ? identifier(dice) : word(dice, language)), {
    en: ['find files with {q}', 'search the files for {q}', 'which files mention {q}?', 'look for {q} in the files', 'find {q} in the files', 'search for files named {q}', 'find every file that mentions {q}', 'is {q} anywhere in the files?', 'go through all files for {q}', 'where is {q} mentioned?'],
    ko: ['파일에서 {q:을} 찾#', '{q:이} 들어 있는 파일을 찾#', '파일 중 {q:을} 검색하#', '{q} 파일을 검색하#', '파일들에서 {q:을} 뒤지#', '{q:이} 나오는 파일을 찾#'],
  }, { en: ['Search files', 'Find {w}'], ko: ['파일 검색', '{w} 찾기'] }, (dice) => path(dice));

/** Calls that need nothing but their name. */
export function asking(tool: Skill['tool'], sentences: Sentences, titles: Sentences, result: (dice: Dice) => string): Skill {
  return {
    tool,
    reads: true,
    ask: (dice, language) => {
      const answer = result(dice);
      return { arguments: {}, body: say(dice, sentences[language], { w: word(dice, language) }), titles: titles[language], result: answer, reading: answer };
    },
  };
}

export const boardInfo = (tool: Skill['tool']): Skill => ({
  tool,
  reads: true,
  ask(dice, language) {
    const board = dice.chance(0.45) ? boardName(dice) : null;
    const body =
      board === null
        ? say(dice, { en: ['list the boards', 'list all boards and their state', 'which boards are connected?', 'show the boards', 'check that the boards are there', 'see which boards there are', 'get the state of all boards', 'look which boards are online', 'report the boards', 'check the boards', 'how are the boards?', 'all boards: what is their state?', 'boards overview', 'every board: how is it?', 'the state of each board, please', 'what boards have we got?', 'say which boards answer', 'are all boards alive?', 'take stock of the boards', 'is every board there?', 'any board missing?', 'look after the boards', 'let me see all boards'], ko: ['보드 목록을 조회하#', '연결된 보드를 확인하#', '모든 보드 상태를 확인하#', '보드 상태를 보#', '어떤 보드가 있는지 확인하#', '보드 점검', '보드들을 나열하#', '보드가 모두 살아 있는지 보#', '전체 보드 현황', '보드마다 상태를 보#', '빠진 보드가 없는지 확인하#', '모든 보드를 둘러보#', '보드가 다 응답하는지 보#', '각 보드의 상태를 알려 주#'] }[language], {})
        : say(dice, { en: ['check board {b}', 'show the state of board {b}', 'look at board {b}', 'is {b} connected?', 'get the info of board {b}', 'check the state of {b}', 'show {b}', 'report on board {b}', 'what pins does {b} have?'], ko: ['{b} 보드 상태를 확인하#', '보드 {b:을} 점검하#', '{b} 정보를 조회하#', '{b} 보드를 확인하#', '{b:이} 연결되어 있는지 확인하#'] }[language], { b: board });
    const answer = `${board ?? boardName(dice)} (uno): ready, ${dice.pick(['open', 'on /dev/ttyACM0'])}; pins 2, 3, 4`;
    return { arguments: board === null ? {} : { board }, body, titles: language === 'ko' ? ['보드 확인', '보드 점검', '연결 상태'] : ['Check the boards', 'Board check', 'Inspect boards'], result: answer, reading: null };
  },
});

export const sopList = (tool: Skill['tool']): Skill =>
  asking(tool, { en: ['list the procedures', 'show all procedures', 'which procedures are there?', 'list all SOPs', 'see what procedures exist', 'get the list of procedures', 'name all procedures', 'what procedures do we have?'], ko: ['절차 목록을 조회하#', '어떤 절차가 있는지 확인하#', '모든 SOP를 나열하#', '절차를 모두 보#', '절차 목록 확인'] }, { en: ['List procedures', 'Procedures'], ko: ['절차 목록', '절차 확인'] }, (dice) => `${identifier(dice)}: ${dice.pick(['ready', 'off'])}`);

const runId = (dice: Dice): string => dice.among([[2, `run-${String(dice.int(1, 999))}`], [2, code(dice)], [1, identifier(dice)]]);

export const sopStatus = (tool: Skill['tool']): Skill => ({
  tool,
  reads: true,
  ask(dice, language) {
    const run = dice.chance(0.5) ? runId(dice) : null;
    const body = run === null
      ? say(dice, { en: ['show all active runs', 'which runs are active?', 'how do the runs stand?', 'list the runs', 'check the active runs'], ko: ['진행 중인 실행을 모두 확인하#', '실행 상태를 모두 조회하#', '활성 실행을 보#'] }[language], {})
      : say(dice, { en: ['how does run {r} stand?', 'check run {r}', 'get the status of run {r}', 'see how {r} is going', 'show the state of the run {r}', 'where is run {r} now?', 'is {r} finished?', 'run {r}: status', 'has {r} ended?'], ko: ['실행 {r}의 상태를 확인하#', '{r} 실행을 조회하#', '{r} 상태를 보#', '{r:은} 끝났는가?', '{r:이} 어느 단계인지 보#', '{r} 진행 상황을 확인하#'] }[language], { r: run });
    const answer = dice.pick(['running', 'completed', 'waiting for approval', 'no active runs']);
    return { arguments: run === null ? {} : { run_id: run }, body, titles: language === 'ko' ? ['실행 상태', '진행 확인'] : ['Run status', 'Check runs'], result: answer, reading: answer };
  },
});

export function inventedList(dice: Dice): Skill {
  const noun = englishWord(dice);
  return asking({ name: dice.pick([`list_${noun}s`, `${noun}_status`, `get_${noun}`, `${noun}_list`, `${inventedWord(dice)}_status`, `ping_${noun}`, `${noun}_report`]), description: described(dice, [`List the ${noun}s`, `Status of the ${noun}`, `Get the ${noun}`, `Report about ${noun}`], ['목록을 조회한다', '상태를 조회한다']), parameters: objectOf({}, []) },
    { en: [`list the ${noun}s`, `get the ${noun} status`, `check the ${noun}`, `how is the ${noun}?`, `show the ${noun}`, `ask for the ${noun}`, `see the ${noun} report`, `get the state of the ${noun}`], ko: [`${noun} 상태를 확인하#`, `${noun} 목록을 조회하#`, `${noun} 정보를 확인하#`, `${noun} 현황을 보#`] }, { en: [`${noun} status`, 'Status', 'Overview'], ko: ['상태 확인', '현황 조회'] }, (d) => d.pick(['ok', 'all good', String(number(d))]));
}
