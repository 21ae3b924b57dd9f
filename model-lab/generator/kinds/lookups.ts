import type { Dice } from '../dice';
import type { Ask, Skill } from '../family';
import { alike } from '../written/alike';
import { capitalised, particleFor, type Language } from '../language/template';
import { open, spoken, type Place } from './references';

/** What the entries of a list are called, and how one of them is meant. */
interface Entries {
  readonly noun: string;
  readonly names: readonly string[];
  /** The one that is meant, in the words of the step. */
  readonly meant: string;
}

const series: Readonly<Record<Language, readonly (readonly [noun: string, names: readonly string[]])[]>> = {
  en: [
    ['zone', ['A', 'B', 'C', 'D']], ['pump', ['P1', 'P2', 'P3', 'P4']], ['line', ['1', '2', '3']], ['bed', ['north', 'south', 'east', 'west']], ['tank', ['T1', 'T2', 'T3']], ['hall', ['A', 'B', 'C']], ['barn', ['old', 'new']], ['lamp', ['red', 'yellow', 'green']],
    ['floor', ['1', '2', '3', '4']], ['shift', ['day', 'night']], ['recipe', ['rye', 'oat', 'spelt']], ['house', ['Rosa', 'Lily', 'Iris']], ['fan', ['left', 'middle', 'right']], ['door', ['front', 'back', 'yard']], ['season', ['summer', 'winter']], ['pond', ['upper', 'lower']], ['size', ['small', 'medium', 'large']], ['customer', ['Kern', 'Olsen', 'Baker']], ['rack', ['R1', 'R2', 'R3']],
  ],
  ko: [
    ['구역', ['A', 'B', 'C', 'D']], ['동', ['101동', '102동', '103동']], ['펌프', ['P1', 'P2', 'P3']], ['라인', ['1', '2', '3']], ['수조', ['1번', '2번', '3번']], ['방향', ['동쪽', '서쪽', '남쪽', '북쪽']], ['층', ['1층', '2층', '3층']], ['문', ['정문', '후문', '옆문']], ['하우스', ['가', '나', '다']],
    ['램프', ['적색', '황색', '녹색']], ['교대조', ['주간', '야간']], ['품종', ['설향', '금실', '매향']], ['계절', ['여름', '겨울']], ['크기', ['대', '중', '소']], ['방', ['안방', '거실', '작은방']], ['밭', ['윗밭', '아랫밭']], ['축사', ['구축사', '신축사']], ['거래처', ['한솔', '대명', '우진']],
  ],
};

/** An instruction that says the values of several things and then means one of them; `from`: a value of the event or of an earlier result that names it. */
export function lookedUp(dice: Dice, language: Language, skill: Skill, from: { readonly value: string; readonly place: Place } | null): Ask | null {
  const found = open(dice, language, skill);
  if (found === null) return null;
  const entries = from === null ? chosen(dice, language) : named(dice, language, from);
  const values = new Set([String(found.value)]);
  const count = Math.min(entries.names.length, dice.among([[5, 2], [4, 3], [1, 4]]));
  for (let tries = 0; values.size < count && tries < 30; tries += 1) values.add(another(dice, found.value));
  if (values.size < count) return null;
  // The meant one is the first of both; where it stands in the list is left to chance.
  const pairs = dice.shuffled(entries.names.slice(0, count).map((name, index): readonly [string, string] => [name, quoted([...values][index] ?? '')]));
  const list = listed(dice, language, entries.noun, pairs, found.parameter);
  const body = found.put((noun) => (language === 'ko' ? koreanMeant(dice, entries, noun) : englishMeant(dice, entries, noun)));
  return { ...found.ask, body: composed(dice, language, list, body) };
}

/** A text of several words would run into the next entry. */
const quoted = (value: string): string => (/[\s,]/u.test(value) ? `"${value}"` : value);

const another = (dice: Dice, value: unknown): string => (typeof value === 'number' ? String(Number.isInteger(value) ? Math.max(0, value + dice.int(1, 12) * (dice.chance(0.5) ? 1 : -1)) : Math.round(value * 10 + dice.int(2, 60)) / 10) : alike(dice, String(value)));

function chosen(dice: Dice, language: Language): Entries {
  const [noun, all] = dice.pick(series[language]);
  const names = dice.shuffled(all);
  const [first = ''] = names;
  const meant = language === 'ko' ? (first.endsWith(noun) || /[가-힣]$/u.test(first) ? first : `${noun} ${first}`) : /^[a-z]/u.test(first) ? dice.pick([`the ${first} ${noun}`, `the ${noun} "${first}"`, `the ${first} one`]) : `${noun} ${first}`;
  return { noun, names, meant };
}

function named(dice: Dice, language: Language, { value, place }: { readonly value: string; readonly place: Place }): Entries {
  const names = new Set([value]);
  for (let tries = 0; names.size < 4 && tries < 20; tries += 1) names.add(/^[A-Z]$/u.test(value) ? dice.pick([...'ABCDEF']) : /^\d$/u.test(value) ? String(dice.int(1, 9)) : alike(dice, value));
  return { noun: place.noun?.[language] ?? '', names: [...names], meant: spoken(dice, language, place, '', false).words };
}

function englishMeant(dice: Dice, { meant }: Entries, noun: string | null): string {
  const n = noun ?? 'value';
  return dice.pick([`the ${n} of ${meant}`, `the ${n} of ${meant}`, `the ${n} for ${meant}`, `the ${n} that belongs to ${meant}`, `the ${n} given here for ${meant}`, ...(noun === null ? [] : [`that of ${meant}`]), ...(noun === null ? [] : [`the one for ${meant}`]), `the fitting ${n} for ${meant}`, `the matching ${n} for ${meant}`]);
}

function koreanMeant(dice: Dice, { meant }: Entries, noun: string | null): string {
  const n = noun ?? '값';
  return dice.pick([`${meant}의 ${n}`, `${meant}에 해당하는 ${n}`, `${meant}에 맞는 ${n}`, `${meant} 쪽 ${n}`, `${meant}용 ${n}`, `${meant}에 적힌 ${n}`]);
}

function listed(dice: Dice, language: Language, noun: string, pairs: readonly (readonly [string, string])[], parameter: string): string {
  const joinedBy = (texts: readonly string[], last: string): string => (texts.length === 1 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')}${last}${texts.at(-1) ?? ''}`);
  if (language === 'ko') {
    const p = (text: string): string => text + particleFor(text, '은');
    return dice.pick([
      () => `${pairs.map(([name, value]) => `${p(name)} ${value}`).join(', ')}${dice.pick(['이다', ''])}`,
      () => pairs.map(([name, value]) => `${name}: ${value}`).join(', '),
      () => pairs.map(([name, value]) => `${name} ${value}`).join(', '),
      () => pairs.map(([name, value]) => `${name} = ${value}`).join(', '),
      () => `${noun}별 값은 ${pairs.map(([name, value]) => `${name} ${value}`).join(', ')}`,
      () => pairs.map(([name, value]) => `${name}에는 ${value}`).join(', '),
      () => `${pairs.map(([name, value]) => `${value}${particleFor(value, '이')} ${name}`).join(', ')}`,
    ])();
  }
  const called = (name: string): string => (/^[a-z]/u.test(name) ? `the ${name} ${noun}`.trim() : `${noun} ${name}`.trim());
  const last = dice.pick([' and ', ', ', ' and ']);
  return dice.pick([
    () => capitalised(joinedBy(pairs.map(([name, value]) => `${called(name)} is ${value}`), last)),
    () => capitalised(joinedBy(pairs.map(([name, value], index) => `${index === 0 ? called(name) : name} is ${value}`), last)),
    () => capitalised(joinedBy(pairs.map(([name, value]) => `${called(name)} has ${value}`), last)),
    () => `For ${joinedBy(pairs.map(([name, value], index) => (index === 0 ? `${called(name)} it is ${value}` : `for ${called(name)} ${value}`)), last)}`,
    () => pairs.map(([name, value]) => `${name}: ${value}`).join(', '),
    () => pairs.map(([name, value]) => `${name} = ${value}`).join('; '),
    () => `${capitalised(parameter.replaceAll('_', ' '))} ${joinedBy(pairs.map(([name, value]) => `${value} is for ${called(name)}`), last)}`,
    () => capitalised(joinedBy(pairs.map(([name, value], index) => (index === 0 ? `${called(name)} uses ${value}` : `${called(name)} ${value}`)), last)),
  ])();
}

function composed(dice: Dice, language: Language, list: string, body: string): string {
  const ended = body.replace(/\.$/u, '');
  if (language === 'ko') return dice.among([[7, `${list}. ${ended}`], [2, `${ended}. ${list}`], [1.5, `${ended}(${list})`]]);
  const begun = /^[a-z]+[ ,]/u.test(ended) ? capitalised(ended) : ended;
  return dice.among([[7, `${list}. ${begun}`], [2, `${begun}. ${list}`], [/[?!]$/u.test(ended) ? 0 : 1.2, `${ended} (${list})`]]);
}
