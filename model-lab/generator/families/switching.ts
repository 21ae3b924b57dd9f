import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import { described, objectOf, type Ask, type Reference, type Skill } from '../family';
import { senseNamed, type Sense } from '../language/senses';
import { fill, particleFor, say, type Language } from '../language/template';
import { boardName, device, identifier, inventedWord, name, person, number, quantity, word } from '../language/words';

/** How a tool takes one of two states. */
interface Encoding {
  readonly parameter: string;
  readonly schema: Json;
  readonly values: readonly [Json, Json];
  readonly senses: readonly Sense[];
}

/** What is switched: a numbered output or a named thing. */
interface Target {
  readonly parameter: string;
  readonly schema: Json;
  readonly numbered: boolean;
  readonly nouns: Readonly<Record<Language, readonly string[]>>;
}

const pinNouns = {
  en: ['GPIO pin {n}', 'pin {n}', 'GPIO pin {n}', 'pin {n}', 'GPIO {n}', 'gpio {n}', 'output pin {n}', 'digital pin {n}', 'pin number {n}', 'pin no. {n}', 'D{n}', 'header pin {n}', 'the pin {n}', 'IO{n}', 'GPIO{n}', 'digital output {n}', 'the GPIO on pin {n}', 'output {n}', 'line {n}', 'P{n}', 'pin #{n}'],
  ko: ['GPIO {n}번 핀', '{n}번 핀', 'GPIO {n}번 핀', '{n}번 핀', '핀 {n}', 'GPIO 핀 {n}', 'GPIO {n}', 'GPIO {n}번', '{n}번 출력', '디지털 핀 {n}', '출력 {n}번', 'D{n}', '{n}번 단자', '핀 {n}번', '핀 번호 {n}', '출력 핀 {n}', '{n}번 출력 핀', 'GPIO{n}'],
};

const numbered: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['channel', ['channel {n}', 'ch {n}', 'channel no. {n}', 'relay channel {n}'], ['{n}번 채널', '채널 {n}', '채널 {n}번']],
  ['relay', ['relay {n}', 'the relay {n}', 'relay no. {n}', 'relay number {n}'], ['{n}번 릴레이', '릴레이 {n}', '릴레이 {n}번']],
  ['port', ['port {n}', 'port number {n}', 'output port {n}'], ['{n}번 포트', '포트 {n}']],
  ['output', ['output {n}', 'digital output {n}', 'out {n}'], ['{n}번 출력', '출력 {n}', '출력 {n}번']],
  ['line', ['line {n}', 'line number {n}'], ['{n}번 라인', '라인 {n}', '{n}번 선']],
  ['coil', ['coil {n}', 'coil number {n}'], ['{n}번 코일', '코일 {n}']],
  ['valve', ['valve {n}', 'valve no. {n}', 'valve number {n}'], ['{n}번 밸브', '밸브 {n}', '밸브 {n}번']],
  ['pump', ['pump {n}', 'pump no. {n}'], ['{n}번 펌프', '펌프 {n}', '펌프 {n}번']],
  ['zone', ['zone {n}', 'zone number {n}'], ['{n}구역', '{n}번 구역', '구역 {n}']],
  ['socket', ['socket {n}', 'outlet {n}'], ['{n}번 콘센트', '콘센트 {n}']],
  ['slot', ['slot {n}', 'slot number {n}'], ['{n}번 슬롯', '슬롯 {n}']],
  ['door', ['door {n}', 'door no. {n}'], ['{n}번 문', '문 {n}']],
  ['unit', ['unit {n}', 'unit no. {n}'], ['{n}호기', '{n}번 장치', '유닛 {n}']],
  ['lamp', ['lamp {n}', 'light {n}'], ['{n}번 램프', '램프 {n}', '{n}번 등']],
  ['fan', ['fan {n}', 'fan no. {n}'], ['{n}번 팬', '팬 {n}']],
  ['bit', ['bit {n}', 'bit number {n}'], ['{n}번 비트', '비트 {n}']],
];

const named: readonly (readonly [string, string, string])[] = [
  ['valve', 'valve', '밸브'], ['door', 'door', '문'], ['gate', 'gate', '게이트'], ['room', 'room', '방'], ['zone', 'zone', '구역'], ['device', 'device', '장치'], ['pump', 'pump', '펌프'], ['light', 'light', '조명'], ['socket', 'socket', '콘센트'], ['unit', 'unit', '유닛'], ['machine', 'machine', '기계'],
  ['line', 'line', '라인'], ['heater', 'heater', '히터'], ['circuit', 'circuit', '회로'], ['actuator', 'actuator', '구동기'], ['service', 'service', '서비스'], ['alarm', 'alarm', '경보'], ['user', 'user', '사용자'], ['name', 'item', '항목'], ['id', 'item', '항목'], ['target', 'target', '대상'],
];

/** `gpio_write`, as the product has it. */
export function gpioWrite(tool: Skill['tool']): Skill {
  return { askMany: manyPins, askWith: sameLevel, ...switching(tool, { parameter: 'pin', schema: {}, numbered: true, nouns: pinNouns }, { parameter: 'value', schema: {}, values: [0, 1], senses: [senseNamed('level'), senseNamed('level'), senseNamed('power'), senseNamed('power'), senseNamed('valve'), senseNamed('run'), senseNamed('enable')] }, true) };
}

/** The level is that of an input or of a message. */
function sameLevel(dice: Dice, language: Language, { words, value }: Reference): Ask | null {
  if (!/^[01]$/u.test(value)) return null;
  const pin = dice.int(0, 40);
  const thing = device(dice, language);
  const t = say(dice, pinNouns[language], { n: String(pin) });
  const body = language === 'ko'
    ? dice.pick([`${t}에 ${words}${dice.pick(['을', '을 그대로'])} 쓰#`, `${t}에 ${words}과 같은 값을 쓰#`, `${thing}${particleFor(thing, '은')} ${t}에 물려 있다. ${words}을 쓰#`, `${t}${particleFor(t, '을')} ${words}에 맞추#`, `${t}: ${words} 그대로`, `${words}을 ${t}에 그대로 내보내#`, `${t} ${thing}에 ${words}을 주#`])
    : dice.pick([`write to ${t} the same value as ${words}`, `set ${t} to ${words}`, `give ${t} ${words}, no other`, `copy ${words} to ${t}`, `${t} carries the ${thing}. Give it ${words}`, `${t} follows ${words}`, `put ${words} on ${t}`, `drive ${t} with ${words}`, `the ${thing} is on ${t}; it gets ${words}`, `write ${words} to ${t}`, `let ${t} show ${words}`, `mirror ${words} on ${t}`]);
  return { arguments: { pin, value: Number(value) }, body, titles: language === 'ko' ? ['값 따라가기', `${thing} 표시`, '같은 값 쓰기'] : ['Follow the input', `Show the ${thing}`, 'Same level', 'Mirror it'], result: `pin ${String(pin)} is now ${value}`, reading: null };
}

function manyPins(dice: Dice, language: Language): ReturnType<NonNullable<Skill['askMany']>> {
  const pins = severalPins(dice);
  const sense = senseNamed(dice.pick(['level', 'power']));
  const high = dice.chance(0.5) ? 1 : 0;
  const t = pinsInWords(dice, language, pins);
  const body = dice.chance(0.6) ? fill(dice.pick(sense.set[language].slice(0, 14)), { t, l: dice.pick(sense.words[language][high]) }) : say(dice, sense.verbs[language][high], { t });
  return { calls: pins.map((pin) => ({ pin, value: high })), body, title: say(dice, sense.titles[language][high], { d: device(dice, language) }), results: pins.map((pin) => `pin ${String(pin)} is now ${String(high)}`) };
}

export const severalPins = (dice: Dice): number[] => [...new Set(Array.from({ length: dice.among([[5, 2], [2, 3]]) }, () => dice.int(0, 24)))];

export function pinsInWords(dice: Dice, language: Language, pins: readonly number[]): string {
  const all = pins.map(String);
  if (language === 'ko') return dice.pick([`${all.join('번, ')}번 핀`, `핀 ${all.join(', ')}`, `${all.join('번과 ')}번 핀`, `GPIO ${all.join(', ')}번 핀`]);
  const list = all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')}${dice.pick([' and ', ' and ', ', ', ' & '])}${all.at(-1) ?? ''}`;
  return dice.pick([`pins ${list}`, `GPIO pins ${list}`, `the pins ${list}`, `all of pins ${list}`, `both pins ${list}`.replace('both', all.length === 2 ? 'both' : 'all')]);
}

const verbNames = ['set', 'write', 'switch', 'control', 'drive', 'put', 'change', 'output', 'command', 'toggle_to'];

/** A tool that is for one thing alone: it takes the state and nothing else. */
function switchOfOneThing(dice: Dice): Skill {
  const encoding = inventEncoding(dice);
  const own = { en: device(dice, 'en'), ko: device(dice, 'ko') };
  const stem = own.en.replaceAll(' ', '_').toLowerCase();
  const toolName = dice.among([[4, stem], [3, `${stem}_${dice.pick(verbNames)}`], [2, `${dice.pick(verbNames)}_${stem}`], [1, inventedWord(dice)]]);
  const tool = { name: toolName, description: described(dice, [`Switch the ${own.en}`, `State of the ${own.en}`, `${own.en} control`, `Set the ${own.en}`], [`${own.ko} 제어`, `${fill('{d:을}', { d: own.ko })} 바꾼다`]), parameters: objectOf({ [encoding.parameter]: encoding.schema }, [encoding.parameter]) };
  return {
    tool,
    reads: false,
    ask(d, language) {
      const sense = d.pick(encoding.senses);
      const high = d.chance(0.5) ? 1 : 0;
      const thing = language === 'ko' ? d.pick([own.ko, own.ko, own.en]) : d.pick([`the ${own.en}`, `the ${own.en}`, own.en, 'it']);
      const body = d.chance(0.35) ? fill(d.pick(sense.set[language]), { t: thing, l: d.pick(sense.words[language][high]) }) : say(d, sense.verbs[language][high], { t: thing });
      return { arguments: { [encoding.parameter]: encoding.values[high] }, body, titles: [say(d, sense.titles[language][high], { d: own[language] }), own[language]], result: d.pick(['ok', 'done', `${stem} ${String(high)}`]), reading: null };
    },
  };
}

/** Two tools for the two states of a thing: `vent_open()` and `vent_close()`, or with the number of the thing. */
export function inventedOpposites(dice: Dice): readonly Skill[] {
  const sense = senseNamed(dice.pick(['power', 'valve', 'run', 'lock', 'enable', 'move', 'height', 'travel', 'filling', 'pausing', 'sound', 'joining', 'blocking']));
  const target = dice.chance(0.6) ? inventTarget(dice) : null;
  const own = { en: device(dice, 'en'), ko: device(dice, 'ko') };
  const stem = target === null ? own.en.replaceAll(' ', '_').toLowerCase() : target.parameter;
  const pair = dice.pick(sense.pairs).map((each) => each.toLowerCase()) as unknown as readonly [string, string];
  const verbFirst = dice.chance(0.5);
  return ([0, 1] as const).map((high): Skill => ({
    tool: { name: verbFirst ? `${pair[high]}_${stem}` : `${stem}_${pair[high]}`, description: described(dice, [say(dice, sense.titles.en[high], { d: target === null ? `the ${own.en}` : `a ${stem}` }), `${stem}: ${pair[high]}`, `Set the ${stem} to ${pair[high]}`], [say(dice, sense.titles.ko[high], { d: own.ko })]), parameters: target === null ? objectOf({}, []) : objectOf({ [target.parameter]: target.schema }, [target.parameter]) },
    reads: false,
    ask(d, language) {
      const value = target === null ? null : target.numbered ? d.int(0, 40) : d.chance(0.35) ? word(d, language) : name(d, language);
      const t = target === null ? (language === 'ko' ? own.ko : `the ${own.en}`) : say(d, target.nouns[language], { n: String(value) });
      const body = d.chance(0.3) ? fill(d.pick(sense.set[language]), { t, l: d.pick(sense.words[language][high]) }) : say(d, sense.verbs[language][high], { t });
      return { arguments: target === null || value === null ? {} : { [target.parameter]: value }, body, titles: [say(d, sense.titles[language][high], { d: own[language] }), own[language]], result: d.pick(['ok', 'done']), reading: null };
    },
  }));
}

/** A tool of somebody else that switches one thing of two states. */
export function inventedSwitch(dice: Dice): Skill {
  if (dice.chance(0.18)) return switchOfOneThing(dice);
  const target = inventTarget(dice);
  const encoding = inventEncoding(dice);
  const withBoard = dice.chance(0.15);
  const properties: Record<string, Json> = dice.chance(0.9) ? { [target.parameter]: target.schema, [encoding.parameter]: encoding.schema } : { [encoding.parameter]: encoding.schema, [target.parameter]: target.schema };
  if (withBoard) properties['board'] = { type: 'string' };
  const stem = dice.chance(0.7) ? target.parameter : inventedWord(dice);
  const toolName = dice.among([[3, `${stem}_${dice.pick(verbNames)}`], [2, `${dice.pick(verbNames)}_${stem}`], [1, `${inventedWord(dice)}_${dice.pick(verbNames)}`], [1, `${inventedWord(dice)}.${stem}`], [1, `${inventedWord(dice)}_${inventedWord(dice)}`]]);
  const description = described(dice, [`Switch a ${target.parameter}`, `Set the state of a ${target.parameter}`, `Control a ${target.parameter}`, `Change ${target.parameter} state`, `Switches one ${target.parameter}`, `Drive a ${target.parameter}`], ['상태를 바꾼다', '출력을 제어한다', '장치를 켜고 끈다', '출력 설정']);
  return switching({ name: toolName, description, parameters: objectOf(properties, [target.parameter, encoding.parameter]) }, target, encoding, withBoard);
}

function inventTarget(dice: Dice): Target {
  if (dice.chance(0.15)) return { parameter: dice.pick(['pin', 'gpio', 'io', 'pin_number']), schema: { type: 'integer' }, numbered: true, nouns: pinNouns };
  if (dice.chance(0.55)) {
    const [parameter, en, ko] = dice.pick(numbered);
    return { parameter: dice.chance(0.2) ? dice.pick(['id', 'number', 'index', `${parameter}_id`, `${parameter}_no`]) : parameter, schema: { type: 'integer' }, numbered: true, nouns: { en, ko } };
  }
  if (dice.chance(0.15)) {
    const parameter = inventedWord(dice);
    return { parameter, schema: { type: 'integer' }, numbered: true, nouns: { en: [`${parameter} {n}`, `${parameter} no. {n}`], ko: [`${parameter} {n}`, `{n}번 ${parameter}`] } };
  }
  const [parameter, en, ko] = dice.pick(named);
  return {
    parameter,
    schema: { type: 'string' },
    numbered: false,
    nouns: { en: [`${en} {n}`, `the ${en} {n}`, `${en} "{n}"`, `the ${en} "{n}"`, `{n}`, `the ${en} called {n}`, `the ${en} named "{n}"`, `${en} '{n}'`, `the {n} ${en}`, `the {n}`, `the ${en} at the {n}`, `the ${en} in the {n}`, `the ${en} of the {n}`, `{n} ${en}`], ko: [`${ko} {n}`, `{n} ${ko}`, `"{n}" ${ko}`, `${ko} "{n}"`, '{n}', `{n}`, `{n}의 ${ko}`, `{n}에 있는 ${ko}`, `{n} 쪽 ${ko}`] },
  };
}

function inventEncoding(dice: Dice): Encoding {
  const sense = dice.pick(['level', 'power', 'power', 'power', 'valve', 'valve', 'valve', 'run', 'run', 'lock', 'lock', 'lock', 'lock', 'enable', 'enable', 'enable', 'move', 'height', 'travel', 'filling', 'pausing', 'sound', 'joining', 'control', 'blocking'].map(senseNamed));
  const kind = dice.int(0, 2);
  if (kind === 0) {
    const parameter = dice.pick(sense.flags);
    return { parameter, schema: { type: 'boolean' }, values: [false, true], senses: [sense] };
  }
  if (kind === 1) {
    const pair = dice.pick(sense.pairs);
    const extra = dice.chance(0.15) ? [dice.pick(['auto', 'unknown', 'hold', 'toggle'])] : [];
    const listed = dice.chance(0.5) ? [pair[0], pair[1], ...extra] : [pair[1], pair[0], ...extra];
    return { parameter: dice.pick(['state', 'position', 'mode', 'action', 'level', 'status', 'value', 'command', 'to']), schema: { type: 'string', enum: listed }, values: pair, senses: [sense] };
  }
  return { parameter: dice.pick(['value', 'level', 'state', 'output', 'signal', 'val', 'status']), schema: dice.chance(0.6) ? { type: 'integer', enum: [0, 1] } : { type: 'integer' }, values: [0, 1], senses: ['level', 'power', 'power', 'valve', 'run'].map(senseNamed) };
}

function switching(tool: Skill['tool'], target: Target, encoding: Encoding, withBoard: boolean): Skill {
  const subject = (dice: Dice, language: Language): { value: string | number; words: string; plain: string } => {
    const value = target.numbered ? dice.int(0, dice.among([[6, 16], [3, 40], [1, 200]])) : dice.chance(0.35) ? word(dice, language) : name(dice, language);
    return { value, words: say(dice, target.nouns[language], { n: String(value) }), plain: String(value) };
  };
  return {
    tool,
    reads: false,
    ask(dice, language) {
      const sense = dice.pick(encoding.senses);
      const high = dice.chance(0.5) ? 1 : 0;
      const { value, words } = subject(dice, language);
      const thing = device(dice, language);
      const board = withBoard && dice.chance(0.3) ? boardName(dice) : null;
      const body = withBoardWords(dice, language, board, instruction(dice, language, sense, high, words, thing, target.numbered));
      const args = Object.fromEntries(Object.keys((tool.parameters['properties'] ?? {}) as object).flatMap((key): [string, Json][] => (key === target.parameter ? [[key, value]] : key === encoding.parameter ? [[key, encoding.values[high]]] : board === null ? [] : [[key, board]])));
      const state = sense.titles[language][dice.chance(0.8) === (high === 1) ? 1 : 0];
      return { arguments: args, body, titles: [say(dice, state, { d: thing }), say(dice, state, { d: device(dice, language) })], result: result(dice, target, value, high, board), reading: null } satisfies Ask;
    },
    askWithout(dice, language) {
      const sense = dice.pick(encoding.senses);
      const high = dice.chance(0.5) ? 1 : 0;
      const thing = device(dice, language);
      const { words } = subject(dice, language);
      const title = say(dice, sense.titles[language][high], { d: thing });
      if (!target.numbered || dice.chance(0.35)) {
        const body = language === 'ko' ? say(dice, ['{t:을} 설정하#', '{t} 상태를 바꾸#', '{t:을} 제어하#', '{t:을} 조작하#', '{t:을} 변경하#'], { t: words }) : say(dice, ['set {t}', 'change {t}', 'control {t}', 'write to {t}', 'adjust {t}', 'change the state of {t}', 'switch {t} as needed'], { t: words });
        return { body, missing: encoding.parameter, title: language === 'ko' ? `${thing} 설정` : `Set ${thing}` };
      }
      const bare = language === 'ko' ? dice.pick([thing, thing, '핀', '출력', '해당 핀']) : dice.pick([`the ${thing}`, `the ${thing}`, 'the pin', 'the output', 'the right pin', 'it']);
      const body = dice.chance(0.5) ? say(dice, sense.verbs[language][high], { t: bare }) : fill(dice.pick(sense.set[language]), { t: bare, l: dice.pick(sense.words[language][high]) });
      return { body, missing: target.parameter, title };
    },
  };
}

function instruction(dice: Dice, language: Language, sense: Sense, high: 0 | 1, words: string, thing: string, numberedTarget: boolean): string {
  const explicit = (t: string): string => fill(dice.pick(sense.set[language]), { t, l: dice.pick(sense.words[language][high]) });
  const verb = (t: string): string => say(dice, sense.verbs[language][high], { t });
  const plain = (t: string): string => (dice.chance(sense.name === 'level' ? 0.8 : 0.4) ? explicit(t) : verb(t));
  if (!numberedTarget || dice.chance(0.6)) return plain(words);
  if (language === 'ko') {
    return dice.among([
      [3, () => plain(`${words}의 ${thing}`)],
      [2, () => plain(`${thing}(${words})`)],
      [2, () => `${plain(words)}. ${dice.pick(['이 핀은', '여기에는', '이것은'])} ${thing}${dice.pick(['에 연결되어 있다', '에 쓰인다', ' 제어용이다'])}`],
      [2, () => `${thing} 제어를 위해 ${plain(words)}`],
      [2, () => plain(`${thing}에 연결된 ${words}`)],
      [1, () => `${thing}: ${plain(words)}`],
      [1.5, () => `${plain(thing)}. ${thing}${dice.pick(['은(는) ', ' 연결: ', ' 위치: '])}${words}`],
      [2, () => `${fill('{d:은} {t}', { d: thing, t: words })}${dice.pick(['이다', '에 있다', '에 물려 있다', '', '로 나간다', '이 담당한다'])}. ${dice.pick(['', '', '그것을 ', '이것을 ', '지금 '])}${verbAlone(dice, sense, high)}`],
      [1, () => `${fill('{t:이} {d:을} 제어한다', { t: words, d: thing })}. ${dice.pick(['', '그 핀을 ', '해당 핀을 '])}${verbAlone(dice, sense, high)}`],
      [2, () => besides(plain(words), otherPin(dice, words, 'ko'))],
      [0.7, () => `${otherPin(dice, words, 'ko')} ${plain(words)}`],
      [1.5, () => koreanEffect(dice, sense, high, words, thing)],
      [1.5, () => `${say(dice, sense.verbs.ko[dice.int(0, 1) as 0 | 1], { t: thing }).replace(/([가-힣])#$/u, '$1')}려면 ${explicit(words)}`],
    ])();
  }
  return dice.among([
    [3, () => plain(`the ${thing} on ${words}`)],
    [2, () => plain(`the ${thing} (${words})`)],
    [2, () => `${plain(words)}; ${dice.pick(['the', 'our', 'it drives the', 'that is the'])} ${thing}${dice.pick(['', ' is wired there', ' hangs on it'])}`],
    [2, () => `${plain(words)} to ${dice.pick(['stop', 'start', 'open', 'close', 'protect', 'release', 'control', 'operate', 'silence'])} the ${thing}`],
    [2, () => plain(`${words} of the ${thing}`)],
    [1, () => plain(`${words}, the ${thing},`)],
    [2, () => `the ${thing} is on ${words}: ${plain(dice.chance(0.5) ? 'it' : words)}`],
    [2, () => `${plain(`the ${thing}`)}. ${dice.pick(['It is on', 'It hangs on', 'It is wired to', 'Its output is', 'Use', 'This is'])} ${words}`],
    [1, () => `to ${dice.pick(['stop', 'start', 'open', 'close', 'protect', 'release', 'control', 'operate', 'silence'])} the ${thing}, ${explicit(words)}`],
    [1, () => plain(`the ${thing} wired to ${words}`)],
    [1, () => plain(`${words} (${thing})`)],
    [1, () => `tell the ${person(dice, 'en')} nothing, just ${plain(words)}`],
    [1, () => `when the ${quantity(dice, 'en')} is over ${String(number(dice))}, the ${thing} must react: ${plain(words)}`],
    [2.5, () => besides(plain(words), otherPin(dice, words, 'en'))],
    [0.7, () => `${otherPin(dice, words, 'en').replaceAll(/^\(|\)$/gu, '')} ${plain(words).replace(/^[a-z]/u, (letter) => letter.toUpperCase())}`],
    [1.5, () => englishEffect(dice, sense, high, words, thing)],
    [1.5, () => `${words} ${dice.pick(['is the', 'belongs to the', 'drives the', 'feeds the', 'controls the', 'is where we have the'])} ${thing}. ${dice.pick(sense.verbs.en[high]).replace(/\{t\}/u, dice.pick(['it', 'it', 'that']))}`],
    [1, () => `${thing} ${dice.pick(['output', 'enable', 'relay', 'control'])} is ${words}; ${plain('it')}`],
  ])();
}

/** Only the verb, for a thing that the sentence before has named. */
const verbAlone = (dice: Dice, sense: Sense, high: 0 | 1): string => dice.pick(sense.verbs.ko[high]).replace(/^\{t(?::.)?\}(?:의)? ?/u, '');

/** What stands in brackets goes on with the sentence. */
const besides = (sentence: string, remark: string): string => `${sentence}${remark.startsWith('(') ? '' : '.'} ${remark}`;

/** A pin that the step mentions and does not mean. */
function otherPin(dice: Dice, words: string, language: Language): string {
  const own = /\d+/u.exec(words)?.[0];
  const drawn = dice.int(0, 40);
  const other = fill(dice.pick(pinNouns[language]), { n: String(String(drawn) === own ? drawn + 1 : drawn) });
  return language === 'ko' ? dice.pick([`${fill('{o:은}', { o: other })} ${device(dice, 'ko')} 전용이다.`, `${other}에는 손대지 않는다.`, `(${fill('{o:은}', { o: other })} 예비)`, `${fill('{o:과}', { o: other })} 혼동하지 않는다.`, `${fill('{o:은}', { o: other })} 그대로 둔다.`, `${fill('{o:은}', { o: other })} 만지지 말 것.`, `(${fill('{o:은}', { o: other })} ${device(dice, 'ko')} 쪽이므로 바꾸지 마세요)`, `${fill('{o:을}', { o: other })} 바꾸면 안 된다.`, `${fill('{o:이}', { o: other })} 아니다.`, `절대 ${fill('{o:을}', { o: other })} 쓰지 않는다.`, `${fill('{o:은}', { o: other })} 다른 장치이다.`]) : dice.pick([`Not ${other}, that is the ${device(dice, 'en')}.`, `Leave ${other} as it is.`, `(${other} is spare.)`, `Do not confuse it with ${other}.`, `${other} stays as it is; only ${words} changes.`, `Do not touch ${other}.`, `${other} must not change.`, `Never mind ${other}.`, `(not ${other}!)`, `Never ${other}, that one is for the ${device(dice, 'en')}.`, `Keep your hands off ${other}.`, `${other} is something else.`, `And not ${other}.`, `By no means ${other}.`, `${other} belongs to the ${device(dice, 'en')}, so leave it.`]);
}

/** What a level does, and the wish that it be done: the level follows from both. */
function englishEffect(dice: Dice, sense: Sense, high: 0 | 1, words: string, thing: string): string {
  const level = dice.pick(sense.words.en[high]);
  const [does, wish] = dice.pick([['stops', 'it has to stop'], ['opens', 'it has to open'], ['starts', 'it has to run'], ['shuts', 'it has to shut'], ['frees', 'we need it free'], ['blocks', 'we need it blocked'], ['wakes', 'wake it'], ['silences', 'silence it']] as const);
  return dice.pick([`${level} on ${words} ${does} the ${thing}: ${wish}`, `the ${thing} ${dice.pick(['reacts', 'obeys'])} when ${words} is ${level}; make that so`, `${words} at ${level} ${does} the ${thing}, which is what we need`, `${words} ${level} ${does} the ${thing}. Carry that out`, `since ${level} at ${words} ${does} the ${thing}, set it so`]);
}

function koreanEffect(dice: Dice, sense: Sense, high: 0 | 1, words: string, thing: string): string {
  const level = dice.pick(sense.words.ko[high]);
  const [does, wish] = dice.pick([['멈춘다', '멈추#'], ['움직인다', '움직이#'], ['풀린다', '풀#'], ['차단된다', '차단하#'], ['돌아간다', '돌리#']] as const);
  return fill(dice.pick(['{t:이} {l:이}면 {d:이} {e}. {w}', '{t}에 {l:을} 주면 {d:이} {e}. 그렇게 하#', '{d:은} {t:이} {l}일 때 {e}. {w}', '{t} {l} = {d} 동작. 그대로 하#']), { t: words, l: level, d: thing, e: does, w: wish });
}

export function withBoardWords(dice: Dice, language: Language, board: string | null, body: string): string {
  if (board === null) return body;
  if (language === 'ko') return dice.pick([`${board} 보드의 ${body}`, `${board}에서 ${body}`, `${board} 보드에서 ${body}`, `보드 ${board}: ${body}`, `${board}의 ${body}`, `${body} (보드: ${board})`]);
  return dice.pick([`${body} on board ${board}`, `${body} on ${board}`, `${body} on the board ${board}`, `on ${board}, ${body}`, `on board ${board} ${body}`, `${body} of board ${board}`, `${body} (board ${board})`, `${body} at ${board}`, `${body} of ${board}`, `board ${board}: ${body}`, `using ${board}, ${body}`]);
}

function result(dice: Dice, target: Target, value: string | number, high: number, board: string | null): string {
  return dice.among([
    [4, () => `${target.parameter} ${String(value)} of ${board ?? boardName(dice)} is now ${String(high)}`],
    [3, () => 'ok'],
    [1, () => 'done'],
    [1, () => `${target.parameter} ${String(value)} set`],
    [1, () => `{"ok":true,"${target.parameter}":${JSON.stringify(value)}}`],
    [1, () => `${identifier(dice)} ${String(high)}`],
  ])();
}
