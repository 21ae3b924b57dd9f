import type { Dice } from '../dice';
import { fill, type Language } from './template';

/** A verb as it stands in a request, and the form that says that it is done: `store`, `stored`. */
export type Verb = readonly [string, string];

/** What a request is put together from, so that it is said in more ways than anyone would list. `{k}` is the place, `{c}` what goes there. */
export interface Phrasing {
  readonly verbs: readonly Verb[];
  readonly places: readonly string[];
  /** How the thing itself is named before it: '', `the text `, `the value `. */
  readonly things: readonly string[];
  /** Stems before their ending, without the `#`. */
  readonly stems: readonly string[];
  readonly koreanPlaces: readonly string[];
  /** What follows the thing in Korean: `:을`, ` 내용을`. */
  readonly koreanThings: readonly string[];
}

const english: readonly (readonly [number, string])[] = [
  [6, '{v} {o} {p}'], [1.5, '{p}, {v} {o}'], [1, '{o} must be {d} {p}'], [1, '{o} is to be {d} {p}'], [0.7, '{o} should be {d} {p}'], [1, 'have {o} {d} {p}'], [0.7, 'get {o} {d} {p}'], [1, 'we need {o} {d} {p}'], [0.7, 'see that {o} is {d} {p}'], [0.7, 'I want {o} {d} {p}'],
  [1, '{v} {p}: {c}'], [1, '{v} {p} the following: {c}'], [0.7, '{o} needs to be {d} {p}'], [0.7, '{o} has to be {d} {p}'], [0.5, 'it would help to {v} {o} {p}'], [0.5, 'let {o} be {d} {p}'], [0.5, 'make sure {o} gets {d} {p}'], [0.5, 'we would like {o} {d} {p}'], [0.5, '{p} there should be {c}'], [0.5, 'what we want {d} {p} is {c}'], [0.4, '{c}: {v} it {p}'], [0.4, 'take {c} and {v} it {p}'], [0.4, 'whoever looks {p} should find {c}'], [0.4, '{p} we want {c}'],
];
const korean: readonly (readonly [number, string])[] = [
  [5, '{p} {o} {s}#'], [4, '{o} {p} {s}#'], [1, '{p} 다음을 {s}#: {c}'], [0.7, '{c}. 이것을 {p} {s}#'], [0.7, '{c}, {p} {s}#'], [0.7, '{p} {s}#. 내용은 {c}'], [0.5, '{p} {c} 이 글을 {s}#'], [0.5, '{p}는 {c:을} {s}#'], [0.5, '{p}도 {o} {s}#'],
];

/** A request as a sentence with `{k}` and `{c}`, and in Korean with a `#` after its stem. */
export function composed(dice: Dice, language: Language, { verbs, places, things, stems, koreanPlaces, koreanThings }: Phrasing): string {
  if (language === 'ko') {
    const filled = replaced(dice.among(korean), { p: dice.pick(koreanPlaces), o: `{c${dice.pick(koreanThings)}`, s: dice.pick(stems) });
    return filled;
  }
  const [verb, done] = dice.pick(verbs);
  return replaced(dice.among(english), { v: verb, d: done, p: dice.pick(places), o: `${dice.pick(things)}{c}` });
}

const replaced = (frame: string, words: Readonly<Record<string, string>>): string => frame.replaceAll(/\{([vdpos])\}/gu, (_whole, name: string) => words[name] ?? '');

/** Half of the requests are listed ones, half composed. */
export const listedOrComposed = (dice: Dice, language: Language, listed: Readonly<Record<Language, readonly string[]>>, phrasing: Phrasing | null, values: Readonly<Record<string, string>>): string =>
  fill(phrasing === null || dice.chance(0.5) ? dice.pick(listed[language]) : composed(dice, language, phrasing), values);
