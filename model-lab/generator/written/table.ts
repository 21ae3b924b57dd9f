import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import type { Language } from '../language/template';
import { alike } from './alike';
import { amountIn, belowZero, spanIn, type Span, type Unit } from './units';

/** A value, and how the sentence says it. */
export interface Said {
  readonly value: Json;
  readonly words: string;
}

/** What stands for a parameter in the sentences: `{bed}`. */
export interface Slot {
  readonly schema: Json;
  draw(dice: Dice, language: Language): Said;
  /** Set only when the sentence says so. */
  readonly optional?: true;
  /** A value that may stand in the event or in an earlier result. */
  readonly passable?: 'number' | 'whole' | 'text';
}

/**
 * A tool that somebody could have, with sentences written by hand. In a file of `tables/` it begins with `tool NAME`; what is said in both languages
 * stands in one line, `about English // 한국어`. `takes zone`, `takes zone? names A, B` (the tool can do without) and `takes to = zone` name its parameters,
 * `beside` likewise what the sentences say and the call does not; `slot zone names A, B` describes a value for the whole file. How a value is described
 * stands in `all-tables.ts` (`kinds`): `whole 2..40 min`, `choice` with its words below it, `made words.phrase` for what only a program can make up.
 * A sentence a line: `{bed}` is the value, `{not_bed}` another one that is not meant, `{not_bed2}` and `{not_bed3}` further ones, `{any}`, `{clock}`,
 * `{day}` and `{who}` say what belongs to no parameter; `[lit=false] …` says a value in its own words. `<bed {bed} has tap {tap}|, | and >` is a list
 * of two to four such entries, the one that is meant somewhere among the others. `[lit=true; lit=false] …` asks for two calls, the second of them for
 * `{not_bed}`. English begins small when it is an imperative, and with a capital when something else comes first; Korean ends in a stem with `#`, or
 * as a note without.
 */
export interface Written {
  readonly tool: string;
  readonly about: readonly [english: string, korean: string];
  readonly takes: Readonly<Record<string, Slot>>;
  /** What the sentences say and the call does not: the letter of a zone, the pump's own number. */
  readonly beside?: Readonly<Record<string, Slot>>;
  readonly en: string;
  readonly ko: string;
  /** Separated by `;`. */
  readonly titles: readonly [english: string, korean: string];
  readonly result?: string;
  /** Its result is something to pass on. */
  readonly reads?: true;
}

const said = (value: Json): Said => ({ value, words: String(value) });

/** An amount in its unit; a temperature may be said below zero whatever the table's limits are, for that is where a sign gets lost. */
const amountOf = (dice: Dice, language: Language, unit: Unit, drawn: number): Said => {
  const value = unit === 'C' && drawn > 0 && dice.chance(0.12) ? -drawn : drawn;
  return { value, words: value < 0 && unit === 'C' ? belowZero(dice, language, -value) : amountIn(dice, language, unit, value) };
};

export const whole = (from: number, to: number, unit?: Unit): Slot => ({
  schema: { type: 'integer' },
  ...(unit === undefined ? {} : { passable: 'whole' as const }),
  draw(dice, language) {
    const value = dice.int(from, to);
    return unit === undefined ? said(value) : amountOf(dice, language, unit, value);
  },
});

/** A length of time in seconds or minutes, also said as half a minute or a quarter of an hour. */
export const span = (unit: Span, from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  passable: 'whole',
  draw(dice, language) {
    const [value, words] = spanIn(dice, language, unit, from, to);
    return { value, words };
  },
});

const two = (value: number): string => String(value).padStart(2, '0');
const day = (dice: Dice): string => `${String(dice.int(2025, 2029))}-${two(dice.int(1, 12))}-${two(dice.int(1, 28))}`;

/** `2026-08-03`, copied as it is. */
export const date = (): Slot => ({ schema: { type: 'string' }, draw: (dice) => said(day(dice)) });

/** `2027-03-01T09:00`, copied as it is. */
export const moment = (): Slot => ({ schema: { type: 'string' }, draw: (dice) => said(`${day(dice)}T${two(dice.int(0, 23))}:${dice.pick(['00', '15', '30', '45', two(dice.int(0, 59))])}`) });

/** Several different values, one after the other. */
export const many = (slot: Slot, from = 2, to = 4): Slot => ({
  schema: { type: 'array', items: slot.schema },
  draw(dice, language) {
    const drawn = new Map<string, Said>();
    const count = dice.int(from, to);
    for (let tries = 0; drawn.size < count && tries < 60; tries += 1) {
      const one = slot.draw(dice, language);
      drawn.set(JSON.stringify(one.value), one);
    }
    const all = [...drawn.values()];
    const words = all.map((each) => each.words);
    const listed = language === 'ko' ? words.join(dice.pick([', ', ', ', ' ', '·'])) : dice.chance(0.7) ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : words.join(', ');
    return { value: all.map((each) => each.value), words: words.length === 1 ? (words[0] ?? '') : listed };
  },
});

/** With one digit after the point. */
export const tenths = (from: number, to: number, unit?: Unit): Slot => ({
  schema: { type: 'number' },
  passable: 'number',
  draw(dice, language) {
    const value = dice.chance(0.3) ? dice.int(Math.ceil(from), Math.floor(to)) : dice.int(from * 10, to * 10) / 10;
    return unit === undefined ? said(value) : amountOf(dice, language, unit, value);
  },
});

/** Names that are copied as they are, separated by commas. About half of the time another of the same shape stands there, so that nobody learns them by heart. */
export function names(english: string, korean = english): Slot {
  const lists: Readonly<Record<Language, readonly string[]>> = { en: english.split(', '), ko: korean.split(', ') };
  return {
    schema: { type: 'string' },
    passable: 'text',
    draw(dice, language) {
      const name = dice.pick(lists[language]);
      return said(dice.chance(0.45) ? alike(dice, name) : name);
    },
  };
}

export const made = (make: (dice: Dice, language: Language) => string): Slot => ({ schema: { type: 'string' }, passable: 'text', draw: (dice, language) => said(make(dice, language)) });

/** Values with their words: `low: ['gentle|low', '약|약하게']`. */
export const choice = (words: Readonly<Record<string, readonly [english: string, korean: string]>>): Slot => ({
  schema: { type: 'string', enum: Object.keys(words) },
  draw(dice, language) {
    const [value, [english, korean]] = dice.pick(Object.entries(words));
    return { value, words: dice.pick((language === 'ko' ? korean : english).split('|')) };
  },
});

/** Yes and no, each with its words, or said by the sentences alone. */
export const flag = (yes: readonly [string, string] = ['on', '켜'], no: readonly [string, string] = ['off', '꺼']): Slot => ({
  schema: { type: 'boolean' },
  draw(dice, language) {
    const value = dice.chance(0.5);
    const [english, korean] = value ? yes : no;
    return { value, words: dice.pick((language === 'ko' ? korean : english).split('|')) };
  },
});

/** 0 and 1. */
export const bit = (high: readonly [string, string], low: readonly [string, string]): Slot => ({
  schema: { type: 'integer', enum: [0, 1] },
  draw(dice, language) {
    const value = dice.int(0, 1);
    const [english, korean] = value === 1 ? high : low;
    return { value, words: dice.pick((language === 'ko' ? korean : english).split('|')) };
  },
});

export const maybe = (slot: Slot): Slot => ({ ...slot, optional: true });
