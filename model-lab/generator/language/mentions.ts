import { readText } from '../data-files';
import type { Dice } from '../dice';
import { kindOf, type Noun } from './nouns';
import type { Language } from './template';

/**
 * How people mean a value without saying it, by what it is called. A line a noun:
 * `english, other/한국어, 다른 말: phrase | phrase // 구 | 구`; a Korean phrase ends in a noun.
 * No phrase fits another noun that an event can have beside this one.
 */
const inEvent = readText('words/mentions-event.txt');

/** The same for the result of step {n}; where the step is not named, the words for it are put to it. */
const inEarlier = readText('words/mentions-earlier.txt');

type Phrases = ReadonlyMap<string, readonly string[]>;

function parsed(table: string): Readonly<Record<Language, Phrases>> {
  const en = new Map<string, readonly string[]>();
  const ko = new Map<string, readonly string[]>();
  for (const line of table.trim().split('\n')) {
    const [, english = '', korean = '', saidEnglish = '', saidKorean = ''] = /^([^/:]+)\/([^:]+): (.+) \/\/ (.+)$/u.exec(line) ?? [];
    const add = (map: Map<string, readonly string[]>, names: string, phrases: string): void => names.split(', ').forEach((name) => map.set(name, [...new Set([...(map.get(name) ?? []), ...phrases.split(' | ')])]));
    add(en, english.toLowerCase(), saidEnglish);
    add(ko, korean, saidKorean);
  }
  return { en, ko };
}

const events = parsed(inEvent);
const results = parsed(inEarlier);
/** One word for two things. */
const otherThings = new Set(['line text', '줄 text', 'volume machine', '출력 machine', '건 machine']);
/** What a note is called is not what it says. */
const isName = (language: Language, noun: Noun): boolean => noun.kind !== 'text' && kindOf(noun[language]) === 'text';
const of = (table: Readonly<Record<Language, Phrases>>, language: Language, noun: Noun): readonly string[] => (noun.twin === true || isName(language, noun) || otherThings.has(`${noun[language]} ${noun.kind}`) ? [] : (table[language].get(language === 'en' ? noun.en.toLowerCase() : noun.ko) ?? []));

const says = { en: /event|message|alert|alarm|report|sent|came in|told/u, ko: /이벤트|메시지|알림|알려|통보|보고|보낸|보내|올라온/u };
const tails = { en: [' (see the event)', ' (it is in the event)', ' according to the event', ' (per the event)', ' (from the event)'], ko: ['(이벤트 참조)', '(이벤트에 있음)', '(이벤트에 나옴)', '(이벤트 확인)'] };

/** Words for a value of the event; null: there are none for this noun. `among`: earlier results may have one like it. */
export function mention(dice: Dice, language: Language, noun: Noun, among: boolean): string | null {
  const phrases = of(events, language, noun);
  if (phrases.length === 0) return null;
  const phrase = dice.pick(phrases);
  return dice.chance(among ? 1 : says[language].test(phrase) ? 0.04 : 0.16) ? phrase + dice.pick(tails[language]) : phrase;
}

const behind = ['from step {n}', 'that step {n} came back with', 'step {n} turned up', 'step {n} gave us', 'out of step {n}', 'seen in step {n}', 'that came of step {n}', 'we have from step {n}', 'as step {n} has it', 'that step {n} brought to light', 'known since step {n}', 'that step {n} told us'];
const ahead = ['{n}단계가 돌려준', '{n}단계에서 얻은', '{n}번 단계에서 나온', '{n}단계 결과에 찍힌', '앞선 {n}단계의', '{n}단계에서 알아낸', '{n}단계 답변 속', '{n}단계에서 확인된', '{n}단계가 내놓은', '{n}단계에 나온', '{n}단계에서 받은'];

/** Words for a value in the result of an earlier step; null: there are none for this noun. */
export function earlierMention(dice: Dice, language: Language, noun: Noun, step: number): string | null {
  const phrases = of(results, language, noun);
  if (phrases.length === 0) return null;
  const phrase = dice.pick(phrases);
  const whole = phrase.includes('{n}') ? phrase : language === 'ko' ? `${dice.pick(ahead)} ${phrase}` : `${phrase} ${dice.pick(behind)}`;
  return whole.replace('{n}', String(step));
}
