import { createHash } from 'node:crypto';
import { parseJson } from '../../../shared/parse-json';
import type { PastPlace } from '../../ports/past-messages';

/** What a payload says, taken apart: its numbers by their place, and everything else as one text. */
export interface Reading {
  readonly numbers: ReadonlyMap<string, number>;
  readonly rest: string;
}

interface Kept extends Reading {
  readonly id: number;
  /** It started or was kept from starting something: it stays whatever comes. */
  readonly fixed: boolean;
}

/** Further numbers of one payload are not looked at. */
const mostNumbers = 8;
/** Payloads with something new in their text; a time of day would make every one of them new. */
const mostTexts = 6;
/**
 * Messages that started something or were kept from it: a condition that holds for a thousand messages is
 * told by the first of them.
 */
const mostFixed = 10;
/** A longer text is known by its hash. */
const longestText = 100;

export function readingOf(payload: string | null): Reading {
  const numbers = new Map<string, number>();
  const parsed = parseJson(payload ?? '');
  if (parsed === undefined) return { numbers, rest: short(payload ?? '') };
  const rest = JSON.stringify(parsed, function (this: unknown, key: string, value: unknown) {
    if (typeof value !== 'number' || numbers.size >= mostNumbers) return value;
    // Two objects may have the same key: the first counts.
    if (!numbers.has(key)) numbers.set(key, value);
    return 0;
  });
  return { numbers, rest: short(rest) };
}

const short = (text: string): string =>
  text.length <= longestText ? text : createHash('sha256').update(text).digest('base64');

/**
 * The messages of one place within one minute. Of a thousand it keeps those with the highest and lowest of
 * each number, and those with a text of their own.
 */
export class ReadingSlot {
  #kept: readonly Kept[] = [];
  /** All that came, kept or not. */
  messages = 0;

  constructor(
    readonly place: PastPlace,
    readonly minute: number,
  ) {}

  /** A message more: whether it is to be kept. */
  wants(reading: Reading, fixed: boolean): boolean {
    this.messages += 1;
    return this.#stays(fixed) || this.#isNew(reading);
  }

  /** It was kept under this id; returns the ids of those that are needed no longer. */
  keep(id: number, reading: Reading, fixed: boolean): readonly number[] {
    const all = [...this.#kept, { ...reading, id, fixed: this.#stays(fixed) }];
    const needed = all.filter(
      (each, index) => each.fixed || isFirstOfText(each, index, all) || holdsAnEnd(each, all),
    );
    this.#kept = needed;
    return all.filter((each) => !needed.includes(each)).map((each) => each.id);
  }

  get ids(): readonly number[] {
    return this.#kept.map(({ id }) => id);
  }

  #stays(fixed: boolean): boolean {
    return fixed && this.#kept.filter((each) => each.fixed).length < mostFixed;
  }

  #isNew({ numbers, rest }: Reading): boolean {
    if (this.#kept.length === 0) return true;
    const texts = new Set(this.#kept.map((each) => each.rest));
    if (!texts.has(rest) && texts.size < mostTexts) return true;
    return [...numbers].some(([key, value]) => {
      const known = this.#kept.flatMap((each) => each.numbers.get(key) ?? []);
      return value > Math.max(...known) || value < Math.min(...known);
    });
  }
}

const isFirstOfText = ({ rest }: Kept, index: number, all: readonly Kept[]): boolean =>
  all.findIndex((each) => each.rest === rest) === index;

/** Whether it is the one with the highest or the lowest of some number; of equals the first. */
const holdsAnEnd = (one: Kept, all: readonly Kept[]): boolean =>
  [...one.numbers.keys()].some((key) => {
    const ofKey = all
      .filter((each) => each.numbers.has(key))
      .map((each) => ({ each, value: each.numbers.get(key) ?? 0 }));
    const highest = ofKey.reduce((best, next) => (next.value > best.value ? next : best));
    const lowest = ofKey.reduce((best, next) => (next.value < best.value ? next : best));
    return highest.each === one || lowest.each === one;
  });
