import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import type { Ask, Skill } from '../family';
import { kindOf, nounAfter, nounBefore, nounOf, situation, synonym, type Noun } from '../language/nouns';
import { earlierMention, mention } from '../language/mentions';
import { capitalised, particleFor, type Language } from '../language/template';
import { device } from '../language/words';

/** Where a value stands that a step only refers to. */
export interface Place {
  /** The event, or the number of an earlier step. */
  readonly at: 'event' | number;
  /** The name of its field; null: it is the whole payload, or stands in a sentence. */
  readonly field: string | null;
  readonly noun: Noun | null;
  /** What was done in the earlier step: `found` or `read`. */
  readonly by?: 'note' | 'found' | 'read' | 'started';
  /** The number with which the payload begins; words come after it. */
  readonly leading?: true;
  /** The only earlier result that has such a value. */
  readonly only?: boolean;
  /** It is in the event, and earlier results could be meant too. */
  readonly among?: boolean;
}

/** A value of one of the tools' parameters that the event or an earlier result has. */
export interface Carried {
  readonly skill: Skill;
  readonly parameter: string;
  readonly value: Json;
  readonly noun: Noun | null;
}

/** Stands in an instruction for words that are chosen when its neighbours are known. */
const mark = '\uE000';

const types = (skill: Skill): Readonly<Record<string, { readonly type?: string; readonly enum?: unknown }>> => (skill.tool.parameters['properties'] ?? {}) as Record<string, { type?: string; enum?: unknown }>;

/** A value of a call that its instruction says as it is. */
export function carriedBy(dice: Dice, language: Language, skill: Skill): Carried | null {
  for (let tries = 0; tries < 6; tries += 1) {
    const ask = skill.ask(dice, language);
    const said = Object.entries(ask.arguments).filter(([name, value]) => isCarried(skill, name, value) && withMark(skill, ask, name) !== null);
    if (said.length === 0) continue;
    const [parameter, value] = dice.pick(said);
    return { skill, parameter, value, noun: nounOf(parameter, typeof value === 'number' ? 'number' : 'string') };
  }
  return null;
}

function isCarried(skill: Skill, name: string, value: Json | undefined): boolean {
  if (types(skill)[name]?.enum !== undefined) return typeof value === 'string' && /^[\p{L}\d_-]{2,}$/u.test(value);
  return typeof value === 'number' || (typeof value === 'string' && value.length < 60 && !value.includes('"'));
}

const units = String.raw` ?(?:°C|degrees Celsius|degrees|deg|C|%|percent|per cent|pct|bar|rpm|RPM|turns a minute|kg|kilos|kilograms|grams|g|amps|ampere|A|volts|V|hertz|Hz|millimetres|mm|centimetres|cm|metres|m|watts|W|kilowatts|kW|ppm|parts per million|lux|lx|dB|decibels|times|x|pieces|pcs|pc|items|millilitres|mils|ml|mL|litres|liters|l|L|milliseconds|ms|seconds|secs|sec|s|minutes|mins|min|hours|hrs|h|days|d|밀리초|밀리미터|센티미터|킬로그램|킬로미터|마이크로리터|밀리리터|리터|초|분|시간|일|도|℃|퍼센트|프로|바|킬로와트|킬로|그램|암페어|볼트|헤르츠|밀리|센티|미터|와트|럭스|데시벨|회|개|EA|ea|명|장|부)`;

/** The instruction with a mark where it says the value, if it says it once and clearly. */
function withMark(skill: Skill, { body, arguments: args }: Ask, parameter: string): { readonly text: string; readonly unit: string } | null {
  const value = args[parameter];
  const literal = String(value);
  if (Object.entries(args).some(([name, other]) => name !== parameter && String(other).includes(literal))) return null;
  const escaped = literal.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  if (body.split(literal).length !== 2) return null;
  const unit = typeof value === 'number' ? `(${units}(?![A-Za-z]))?` : '()';
  const found = new RegExp(String.raw`(?<![\p{L}\d_./#-])(["'“‘\x60]?)${escaped}["'”’\x60]?${unit}(?![A-Za-z\d_/-]|[.:]\d)`, 'u').exec(body);
  // One of a few words can be a verb or an adjective of the sentence, unless it stands where a value stands.
  if (found !== null && types(skill)[parameter]?.enum !== undefined && !/(?:\b(?:to|as|on|is|into|program|programme|mode|level|type|status|state|recipe|profile|scene|priority)|[=:]) $/u.test(body.slice(0, found.index)) && !/^(?:으로|로|모드| 모드| 프로그램| 상태)/u.test(body.slice(found.index + found[0].length))) return null;
  return found === null ? null : { text: body.slice(0, found.index) + mark + body.slice(found.index + found[0].length), unit: found[2] ?? '' };
}

/** An instruction of the skill that refers to a value instead of saying it. */
export function referring(dice: Dice, language: Language, { skill, parameter, value }: Carried, at: Place): Ask | null {
  for (let tries = 0; tries < 12; tries += 1) {
    const ask = skill.ask(dice, language);
    const marked = parameter in ask.arguments && isCarried(skill, parameter, ask.arguments[parameter]) ? withMark(skill, ask, parameter) : null;
    if (marked === null) continue;
    return { ...ask, arguments: { ...ask.arguments, [parameter]: value }, body: placed(dice, language, marked.text, at, marked.unit.trim(), at.field !== null && at.noun === null && at.field !== parameter) };
  }
  return null;
}

/** The same for a text or number that the skill takes from anywhere. */
export function taking(dice: Dice, language: Language, skill: Skill, value: string, words: string | Place): Ask | null {
  const ask = skill.askWith?.(dice, language, { words: mark, value }) ?? null;
  if (ask === null || ask.body.split(mark).length !== 2) return null;
  const beside = nounBefore(language, ask.body.split(mark)[0] ?? '')?.noun;
  // A folder is not called by the telephone number of the event.
  if (typeof words !== 'string' && beside !== undefined && words.noun !== null && kindOf(beside) !== 'text' && !words.noun[language].toLowerCase().endsWith(beside.toLowerCase())) return null;
  return { ...ask, body: typeof words === 'string' ? replaced(language, ask.body, words) : placed(dice, language, ask.body, words, '') };
}

/** A value that an instruction says, with the words for it left open. */
export interface Open {
  readonly ask: Ask;
  readonly parameter: string;
  readonly value: Json;
  /** The instruction with other words there; `say` is told what the value is called. */
  put(say: (noun: string | null) => string): string;
}

export function open(dice: Dice, language: Language, skill: Skill): Open | null {
  for (let tries = 0; tries < 6; tries += 1) {
    const ask = skill.ask(dice, language);
    const able = Object.entries(ask.arguments).filter(([name, value]) => types(skill)[name]?.enum === undefined && isCarried(skill, name, value)).flatMap(([parameter, value]) => {
      const marked = withMark(skill, ask, parameter);
      return marked === null ? [] : [{ parameter, value, text: marked.text }];
    });
    if (able.length === 0) continue;
    const { parameter, value, text } = dice.pick(able);
    const put: Open['put'] = (say) => {
      const { whole, noun } = around(language, text, null);
      const words = say(noun ?? nounOf(parameter, typeof value === 'number' ? 'number' : 'string')?.[language] ?? null);
      return worded(language, whole, words);
    };
    return { ask, parameter, value, put };
  }
  return null;
}

const texts = new Set(['message', 'content', 'text', 'body', 'payload', 'msg', 'note', 'comment', 'remark', 'row', 'line', 'value', 'words', 'caption', 'announcement']);
/** Whether the skill has a text that can say anything. */
export const takesText = (skill: Skill): boolean => skill.askWith !== undefined && Object.entries(types(skill)).some(([name, { type, enum: only }]) => texts.has(name) && type === 'string' && only === undefined);

/** The same for such a text. */
export function takingText(dice: Dice, language: Language, skill: Skill, value: string, words: string): Ask | null {
  const ask = taking(dice, language, skill, value, words);
  return ask !== null && Object.entries(ask.arguments).some(([name, given]) => given === value && texts.has(name)) ? ask : null;
}

/** An instruction with a text of its own, and a value put to that text; `words` say the value. */
export function textWith(dice: Dice, language: Language, skill: Skill, value: string, words: string): Ask | null {
  for (let tries = 0; tries < 6; tries += 1) {
    const ask = skill.ask(dice, language);
    const [parameter, text] = Object.entries(ask.arguments).find(([name, given]) => texts.has(name) && typeof given === 'string' && types(skill)[name]?.enum === undefined && ask.body.split(given).length === 2) ?? [];
    if (parameter === undefined || typeof text !== 'string' || text === '' || /[\n{]/u.test(text)) continue;
    return { ...ask, arguments: { ...ask.arguments, [parameter]: `${text}, ${value}` }, body: withAddition(dice, language, ask.body.replace(/\.$/u, ''), text, words) };
  }
  return null;
}

function withAddition(dice: Dice, language: Language, body: string, text: string, words: string): string {
  if (language === 'ko') {
    const object = words + fitting(words, '을');
    return `${body}. ${dice.pick([`${object} 넣#`, `${object} 함께 적#`, `${object} 덧붙이#`, `${object} 뒤에 붙이#`, `${words}도 넣#`, `${words}도 함께 보내#`, `끝에 ${object} 적#`, `${object} 같이 쓰#`, `${words}까지 쓰#`, `글 뒤에 ${object} 붙이#`])}`;
  }
  const after = [`Add ${words}`, `Include ${words}`, `Put ${words} behind it`, `Give ${words} as well`, `Name ${words} too`, `${capitalised(words)} belongs behind it`, `It should also have ${words}`, `With ${words}, please`, `Do not forget ${words}`, `Write ${words} at its end`];
  const inside = [`${body}, with ${words}`, `${body}, with ${words}`, `${body}, and ${words}`, `${body}, plus ${words}`, `${body}; add ${words}`, `${body}, along with ${words}`, `${body}, giving ${words}`, `${body}, followed by ${words}`, `${body}, including ${words}`];
  return body.endsWith(text) || body.endsWith(`${text}"`) ? dice.pick(dice.chance(0.65) ? inside : after.map((each) => `${body}. ${each}`)) : `${body}${/[.!?]$/u.test(body) ? '' : '.'} ${dice.pick(after)}`;
}

/** An instruction whose value is a template text, as procedures are written for programs. */
export function templated(dice: Dice, language: Language, skill: Skill, parameter: string, written: string, filled: string): Ask | null {
  for (let tries = 0; tries < 8; tries += 1) {
    const ask = skill.ask(dice, language);
    const marked = typeof ask.arguments[parameter] === 'string' && !types(skill)[parameter]?.enum ? withMark(skill, ask, parameter) : null;
    if (marked !== null) return { ...ask, arguments: { ...ask.arguments, [parameter]: filled }, body: replaced(language, marked.text, written.includes(' ') || dice.chance(0.5) ? `"${written}"` : written) };
  }
  return null;
}

function replaced(language: Language, text: string, words: string): string {
  if (language === 'en') return text.replace(new RegExp(`\\bthat ${mark}(?! )`, 'u'), mark).replace(mark, words);
  if (text.includes(`${mark}라고`) || text.includes(`${mark}라는`)) return text.replace(mark, words + (fitting(words, '은') === '은' ? '이' : ''));
  return text.replace(new RegExp(`${mark}(으로|로|을|를|이|가|은|는|와|과)?(?![가-힣])`, 'u'), (_whole, particle: string | undefined) => words + fitting(words, particle)).replace(mark, words);
}

function fitting(words: string, particle: string | undefined): string {
  if (particle === undefined) return '';
  const kind = ({ 을: '을', 를: '을', 이: '이', 가: '이', 은: '은', 는: '은', 로: '로', 으로: '로', 과: '과', 와: '과' } as const)[particle];
  return kind === undefined ? particle : particleFor(words.replace(/\([^)]*\)$/u, ''), kind);
}

/** Puts words where the mark stands; a noun that stands there already is not said twice. `unnamed`: the field's name says nothing of it. */
function placed(dice: Dice, language: Language, text: string, at: Place, unit: string, unnamed = false): string {
  const stripped = around(language, text, at.noun);
  // `the valve 40 %`: the valve is not what the number is called.
  const isMeasure = (unit !== '' || at.noun?.kind === 'amount') && stripped.noun !== null && kindOf(stripped.noun) !== 'amount';
  const { whole, noun } = isMeasure ? { whole: text, noun: null } : stripped;
  // "store the note" asks for what the note is to say, not for a field that is no text.
  const otherwise = at.noun !== null && at.noun.kind !== 'text' && noun !== null && kindOf(noun) === 'text';
  const called: Noun | null = unnamed || otherwise || noun === null || noun === 'GPIO' || at.noun?.twin === true ? at.noun : { en: noun === noun.toUpperCase() ? noun : noun.toLowerCase(), ko: noun, kind: at.noun?.kind ?? kindOf(noun) };
  const { words, where } = spoken(dice, language, { ...at, noun: called }, unit, !/[.?!"]$/u.test(whole));
  const body = worded(language, whole, words);
  if (where === null) return body;
  if (language === 'ko') return `${where}. ${body}`;
  return dice.chance(0.75) ? `${body}; ${where}` : `${body} (${where})`;
}

/** The instruction without the noun beside the mark, and that noun. */
function around(language: Language, text: string, called: Noun | null): { readonly whole: string; readonly noun: string | null } {
  const [left = '', right = ''] = text.split(mark);
  const beside = nounBefore(language, left);
  const noun = beside?.noun ?? null;
  const after = language === 'ko' ? nounAfter(right) : (new RegExp(`^ (?:${[called?.en, noun].filter((each) => /^[a-z]+$/iu.test(each ?? '')).join('|') || 'pin'})s?(?![a-z])`, 'iu').exec(right)?.[0] ?? '');
  return { whole: left.slice(0, left.length - (beside?.length ?? 0)) + mark + right.slice(after.length), noun };
}

const worded = (language: Language, whole: string, words: string): string => replaced(language, language === 'en' && /^(?:the|what|that|as|how|who|which|where|our)/u.test(words) ? whole.replace(new RegExp(String.raw`\b(?:the|a|an|some|one|this|our) ${mark}`, 'iu'), mark) : whole, /[.?!] $/u.test(whole.split(mark)[0] ?? '') && language === 'en' ? capitalised(words) : words);

interface Spoken {
  readonly words: string;
  /** Where to look, said apart. */
  readonly where: string | null;
}

/** How people refer to a value. */
export function spoken(dice: Dice, language: Language, at: Place, unit = '', apart = true): Spoken {
  if (typeof at.at === 'number') return { words: earlierWords(dice, language, at, at.at), where: null };
  const { noun, field } = at;
  if (at.leading === true) return { words: leadingWords(dice, language, noun), where: null };
  // `from_line` is no line that has stopped.
  const mentioned = noun !== null && dice.chance(0.35) && !/^(?:from|to|start|end|max|min|new|old|per|next)(?:[_.-]|(?=[A-Z]))./u.test(field ?? '') ? mention(dice, language, noun, at.among === true) : null;
  if (mentioned !== null) return { words: mentioned, where: null };
  if (field === null && (noun === null || dice.chance(0.5))) return { words: wholeWords(dice, language, noun), where: null };
  if (noun === null || (field !== null && dice.chance(noun.twin === true ? 0.1 : 0.22))) return { words: fieldWords(dice, language, field ?? ''), where: null };
  if (apart && noun.twin !== true && dice.chance(0.13)) return apartWords(dice, language, noun);
  if (language === 'ko') {
    const n = noun.twin !== true && dice.chance(0.12) ? synonym(dice, noun.ko) : noun.ko;
    if (noun.twin !== true && dice.chance(0.07)) return { where: null, words: sentBy(dice, 'ko', noun) };
    return { where: null, words: dice.among([
      [7, () => dice.pick([`이벤트의 ${n}`, `이벤트에 적힌 ${n}`, `이벤트에 나온 ${n}`, `이벤트가 알려 준 ${n}`, `수신한 ${n}`, `들어온 ${n}`, `페이로드의 ${n}`, `메시지에 적힌 ${n}`, `이벤트에서 지정한 ${n}`, `이벤트가 가리키는 ${n}`, `알림에 나온 ${n}`, `이벤트로 받은 ${n}`, `통보된 ${n}`, `이벤트에 표시된 ${n}`, `이벤트에 찍힌 ${n}`, `방금 들어온 ${n}`, `페이로드에 적힌 ${n}`, `이벤트에 있는 ${n}`, `${n}(이벤트에 나온 것)`, `이벤트에 담긴 ${n}`, `신호에 실려 온 ${n}`, `이벤트 내용에 있는 ${n}`, `전달받은 ${n}`, `이벤트에 명시된 ${n}`, `받은 메시지의 ${n}`, `이번 이벤트의 ${n}`])],
      [noun.twin === true ? 0 : 2, () => `${situation(dice, 'ko', noun.kind)} ${n}${dice.pick(['(이벤트 참조)', '(이벤트에 있음)', '(이벤트에 나옴)'])}`],
      [noun.twin === true ? 0 : 1, () => `이벤트에 ${situation(dice, 'ko', noun.kind)} 것으로 나온 ${n}`],
    ])() };
  }
  const n = noun.twin !== true && dice.chance(0.12) ? synonym(dice, noun.en) : noun.en;
  if (noun.twin !== true && dice.chance(0.07)) return { where: null, words: sentBy(dice, 'en', noun) };
  const many = /^(?:millilitres|mils|litres|liters|seconds|minutes|hours|days|grams|kilos|kilograms|degrees|volts|amps|times|pieces|items|metres|watts|kilowatts|bar|percent|lux|decibels|hertz)$/u.test(unit) ? unit : null;
  return { where: null, words: dice.among([
    [9, () => dice.pick([`the ${n} from the event`, `the ${n} in the event`, `the ${n} named in the event`, `the ${n} that the event names`, `the ${n} the event names`, `the ${n} given in the event`, `the ${n} in the payload`, `the ${n} from the payload`, `the ${n} that came in`, `the received ${n}`, `the event's ${n}`, `the ${n} of the event`, `the ${n} that the event gives`, `the ${n} mentioned in the event`, `the ${n} the event is about`, `the ${n} the message mentions`, `whatever ${n} the event names`, `whichever ${n} the event gives`, `the ${n} that the event says`, `the ${n} stated in the event`, `the ${n} we were sent`, `the ${n} as it came in`, `the ${n} (see the event)`, `the ${n} that stands in the event`, `the very ${n} that the event reports`, `that ${n} which the event reports`, `the ${n} shown in the event`, `the ${n} the event came with`, `the ${n} the event carries`, `the ${n} that was reported`, `the ${n} in the message`, `the reported ${n}`, `the ${n} told by the event`])],
    [noun.twin === true ? 0 : 3, () => `the ${n} ${situation(dice, 'en', noun.kind)}${dice.pick(noun.kind === 'text' || noun.kind === 'amount' ? [' (see the event)', ' (it is in the event)', ' according to the event'] : [' (see the event)', ' (it is in the event)', ', as named in the event', ' (the event says which)', ' according to the event'])}`],
    [measured[n] === undefined ? 0 : 2.5, () => dice.pick([`how ${measured[n]?.[0] ?? ''} the event reports`, `how ${measured[n]?.[0] ?? ''} the event gives`, `how ${measured[n]?.[1] ?? ''} according to the event`, `how ${measured[n]?.[0] ?? ''} came in with the event`])],
    [noun.kind === 'amount' ? 2 : 0, () => dice.pick([`what the event says for the ${n}`, `the ${n} that the event reports`, `exactly the ${n} from the event`, `just the ${n} that the event asks for`])],
    [many === null ? 0 : 6, () => dice.pick([`as many ${many ?? ''} as the event says`, `as many ${many ?? ''} as the event reports`, `as many ${many ?? ''} as stand in the event`, `the number of ${many ?? ''} that the event gives`, `the ${many ?? ''} given in the event`, `however many ${many ?? ''} the event asks for`])],
  ])() };
}

/** A value by what sent it. */
function sentBy(dice: Dice, language: Language, noun: Noun): string {
  const thing = device(dice, language);
  if (language === 'ko') return `${thing}${fitting(thing, '이')} ${dice.pick(['보낸', '알려 온', '전한', '보고한', '올린'])} ${noun.ko}`;
  return dice.pick([`the ${noun.en} the ${thing} sent`, `the ${noun.en} that the ${thing} reported`, `the ${noun.en} the ${thing} has given`, `the ${noun.en} which the ${thing} sent in`]);
}

/** How many, and how it is. */
const measured: Readonly<Record<string, readonly [string, string] | undefined>> = {
  temperature: ['many degrees', 'hot it is'], humidity: ['many percent of humidity', 'humid it is'], pressure: ['many bar', 'high the pressure is'], level: ['many centimetres', 'high the level is'], 'flow rate': ['many litres a minute', 'fast it flows'], speed: ['many turns', 'fast it turns'], weight: ['many kilos', 'much it weighs'], voltage: ['many volts', 'high the voltage is'], current: ['many amps', 'high the current is'], 'battery level': ['many percent of charge', 'full the battery is'], 'CO2 value': ['much CO2', 'bad the air is'], brightness: ['many lux', 'bright it is'], quantity: ['many pieces', 'many there are'], count: ['many', 'many there were'], mileage: ['many kilometres', 'far it has gone'], 'wind speed': ['much wind', 'windy it is'], 'number of litres': ['many litres', 'much water it took'], 'time in minutes': ['many minutes', 'long it takes'], 'time in seconds': ['many seconds', 'long it takes'], amount: ['much', 'much it is'],
};

/** The thing in the sentence, and a remark that says where its name is. */
function apartWords(dice: Dice, language: Language, noun: Noun): Spoken {
  const what = noun.kind === 'amount' ? 'value' : /\d|pin|unit|floor|channel/u.test(noun.en) ? 'number' : dice.pick(['name', 'name', 'number']);
  if (language === 'ko') return { words: `${dice.pick(['해당', '그', `${situation(dice, 'ko', noun.kind)}`])} ${noun.ko}`, where: dice.pick([`${noun.ko}${fitting(noun.ko, '은')} 이벤트에 있다`, `어느 ${noun.ko}인지는 이벤트에 나온다`, `${noun.ko} 값은 이벤트 참조`, `이벤트에 ${noun.ko}${fitting(noun.ko, '이')} 적혀 있다`, `이벤트가 ${noun.ko}${fitting(noun.ko, '을')} 알려 준다`]) };
  return { words: `the ${noun.en} ${situation(dice, 'en', noun.kind)}`, where: dice.pick([`the event has its ${what}`, `the event says which`, `its ${what} is in the event`, `which one is in the event`, `you find the ${noun.en} in the event`, `see the event for its ${what}`, `the ${what} came with the event`, 'the payload tells which one', `the event gives its ${what}`, 'look at the event for it']) };
}

function wholeWords(dice: Dice, language: Language, noun: Noun | null): string {
  if (language === 'ko') {
    if (noun !== null && dice.chance(0.2)) return `${situation(dice, 'ko', noun.kind)} ${noun.ko}`;
    const n = noun?.ko ?? dice.pick(['값', '내용']);
    return dice.pick(['이벤트의 값', '페이로드', '페이로드의 값', '들어온 값', '이벤트 내용', '수신한 내용', '받은 값', '페이로드 전체', '들어온 것 그대로', '이벤트로 들어온 값', '수신한 값', '온 내용 그대로', '이벤트 값 그대로', '방금 들어온 값', `이벤트로 받은 ${n}`, `들어온 ${n}`, `이벤트가 전한 ${n}`, `수신한 ${n}`, `이벤트에 적힌 ${n}`]);
  }
  if (noun !== null && dice.chance(0.2)) return noun.kind === 'thing' && dice.chance(0.5) ? `the ${dice.pick(['scanned', 'registered', 'finished', 'announced', 'booked'])} ${noun.en}` : `the ${noun.en} ${situation(dice, 'en', noun.kind)}`;
  const n = noun?.en ?? dice.pick(['value', 'text']);
  return dice.pick(["the event's value", 'the payload', 'the payload of the event', 'what came in', 'whatever came in', 'the received value', 'the value that arrived', 'the incoming payload', 'what the event says', 'the whole payload', 'the content of the payload', 'exactly what was received', 'what the event brought', 'just what came in', 'what has come in', 'whatever the event says', 'what we received', 'what was sent to us', 'the payload as it is', `the ${n} that came in`, `the received ${n}`, `the ${n} from the event`, `the ${n} we got`]);
}

function leadingWords(dice: Dice, language: Language, noun: Noun | null): string {
  const n = noun?.[language] ?? (language === 'ko' ? '숫자' : 'number');
  if (language === 'ko') return dice.pick([`이벤트의 ${n}`, `이벤트에 적힌 ${n}`, `페이로드 맨 앞의 숫자`, `들어온 ${n}`, '이벤트에 나온 첫 숫자', `수신한 ${n}`, `페이로드의 ${n}`, `이벤트가 알려 준 ${n}`]);
  return dice.pick([`the ${n} from the event`, `the ${n} in the event`, 'the number at the beginning of the payload', `the ${n} that came in`, 'the first number of the payload', `the received ${n}`, `the reported ${n}`, 'the number that came in', 'the figure in the event', 'the number with which the payload begins']);
}

const fieldWords = (dice: Dice, language: Language, field: string): string =>
  language === 'ko'
    ? dice.pick([`이벤트의 ${field} 값`, `페이로드의 ${field}`, `이벤트에 있는 ${field}`, `수신한 ${field} 값`, `들어온 ${field}`, `이벤트 ${field}`, `메시지의 ${field} 값`, `페이로드의 "${field}" 값`, `이벤트가 알려 준 ${field}`, `페이로드에 적힌 ${field}`, `이번 이벤트의 ${field}`, `이벤트의 ${field} 항목 값`, `이벤트의 ${field}`, `{{payload.${field}}}`])
    : dice.pick([`the event's ${field}`, `the value of ${field} in the event`, `the ${field} from the event`, `the ${field} of the event`, `the ${field} in the payload`, `the payload's ${field}`, `the "${field}" of the payload`, `the received ${field}`, `what the event says for ${field}`, `what the event has under ${field}`, `the ${field} that came in`, `the ${field} value from the message`, `the ${field} that the event brought`, `the ${field} given in the event`, `the event's value for ${field}`, `whatever ${field} the event carries`, `the field ${field} of the payload`, `the value under "${field}"`, `{{payload.${field}}}`, `payload.${field}`, `what stands under ${field} in the payload`]);

function earlierWords(dice: Dice, language: Language, { noun, by, only }: Place, number: number): string {
  const mentioned = noun !== null && dice.chance(0.3) ? earlierMention(dice, language, noun, number) : null;
  if (mentioned !== null) return mentioned;
  const s = String(number);
  if (language === 'ko') {
    const n = noun?.ko ?? dice.pick(['값', '결과']);
    const own = { note: [`${s}단계 메모에 나온 ${n}`, `${s}단계에서 찾은 메모의 ${n}`, `${s}단계 메모에 적힌 ${n}`, `${s}번 단계에서 떠올린 ${n}`, ...(only === true ? [`메모에 나온 ${n}`, `앞에서 찾은 메모의 ${n}`] : [])], found: [`${s}단계에서 찾은 ${n}`, `${s}단계가 찾아낸 ${n}`, `${s}번 단계에서 검색된 ${n}`, ...(only === true ? [`앞에서 찾은 ${n}`] : [])], read: [`${s}단계에서 읽은 ${n}`, `${s}단계에서 잰 ${n}`, `${s}단계에서 측정한 ${n}`, `${s}번 단계에서 확인한 ${n}`, ...(only === true ? [`앞서 읽은 ${n}`, `방금 잰 ${n}`] : [])], started: [`${s}단계에서 시작한 ${n}`, `${s}단계에서 시작된 ${n}`, `${s}번 단계가 띄운 ${n}`, ...(only === true ? [`앞에서 시작한 ${n}`] : [])] }[by ?? 'read'];
    return dice.chance(0.55) ? dice.pick(own) : dice.pick([`${s}단계의 ${n}`, `${s}단계 결과의 ${n}`, `${s}단계에서 나온 ${n}`, `${s}단계 결과에 나온 ${n}`, `${s}번 단계의 ${n}`, `${s}단계가 알려 준 ${n}`, `${s}단계에서 얻은 ${n}`, `${s}단계 결과`]);
  }
  const n = noun?.en ?? dice.pick(['value', 'result']);
  const own = { note: [`the ${n} from the note of step ${s}`, `the ${n} that stands in the note from step ${s}`, `the ${n} noted there in step ${s}`, `the ${n} that step ${s} recalled`, `the ${n} in the note that step ${s} found`, `the ${n} step ${s} looked up`, ...(only === true ? [`the ${n} from the note`, `the ${n} that the note names`] : [])], found: [`the ${n} that step ${s} found`, `the ${n} found in step ${s}`, `the ${n} step ${s} came up with`, `the ${n} that turned up in step ${s}`, ...(only === true ? [`the ${n} that was found`, `the ${n} found before`] : [])], read: [`the ${n} that step ${s} read`, `the ${n} read in step ${s}`, `the ${n} measured in step ${s}`, `the ${n} that step ${s} measured`, `the reading of step ${s}`, ...(only === true ? [`the ${n} that was read before`, `the ${n} we have just read`] : [])], started: [`the ${n} that was started in step ${s}`, `the ${n} started by step ${s}`, `the ${n} that step ${s} started`, `the ${n} step ${s} set going`, ...(only === true ? [`the ${n} started before`] : [])] }[by ?? 'read'];
  return dice.chance(0.55) ? dice.pick(own) : dice.pick([`the ${n} from step ${s}`, `the ${n} of step ${s}`, `step ${s}'s ${n}`, `the ${n} that step ${s} gave`, `the ${n} that step ${s} returned`, `the ${n} named in step ${s}`, `the ${n} in the result of step ${s}`, `what step ${s} returned`, `the result of step ${s}`, `the ${n} that came out of step ${s}`, `whatever ${n} step ${s} returned`]);
}
