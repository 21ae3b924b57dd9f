import type { Dice } from '../dice';
import { linesOf } from '../language/template';
import type { Scene } from './scene';

/** A number in a text, not part of a name or of a longer number. */
const numberIn = /(?<![\d.\p{L}_/:-]|\d,)-?\d+(?:\.\d+)?(?!\d|[.,:/-]\d)/gu;
const range = /^(-?\d+(?:\.\d+)?)(?:\.\.(-?\d+(?:\.\d+)?))?$/u;

/** A slot whose values lie on both sides of one limit, which the steps that depend on it say. */
interface Limited {
  readonly slot: string;
  readonly limit: number;
  readonly classes: readonly (readonly [from: number, to: number] | null)[];
  readonly digits: number;
}

/**
 * The scene with other limits: who has read "not above 80" a hundred times, with 74 and 86 beside it, knows that limit by heart and not how two
 * numbers compare. The limit is moved by up to a half, and the values with it, often close to it.
 */
export function moved(dice: Dice, scene: Scene): Scene {
  return limitsOf(scene).reduce((changed, limited) => (dice.chance(0.85) ? withOther(dice, changed, limited) : changed), scene);
}

const found = new WeakMap<Scene, readonly Limited[]>();

function limitsOf(scene: Scene): readonly Limited[] {
  const known = found.get(scene);
  if (known !== undefined) return known;
  const limits = Object.entries(scene.slots ?? {}).flatMap(([slot, kind]) => limitOf(scene, slot, kind) ?? []);
  // Two limits of one number would have to be told apart in a line that depends on both.
  const usable = limits.filter(({ limit }) => limits.filter((other) => other.limit === limit).length === 1);
  found.set(scene, usable);
  return usable;
}

function limitOf(scene: Scene, slot: string, kind: string): Limited | null {
  const classes = kind.split(' / ').map((each): readonly [number, number] | null => {
    const [, from, to] = range.exec(each.trim().replace(/^=/u, '')) ?? [];
    return from === undefined ? null : [Number(from), Number(to ?? from)];
  });
  const [low, high, ...more] = classes.filter((each) => each !== null).sort(([a], [b]) => a - b);
  if (low === undefined || high === undefined || more.length > 0 || low[1] > high[0]) return null;
  const lines = readLines(scene.steps).filter(({ by }) => by === slot);
  const between = new Set(lines.flatMap(({ said }) => said.flatMap(numbersIn)).filter((number) => number >= low[1] && number <= high[0]));
  const [limit] = between;
  if (limit === undefined || between.size !== 1 || Math.abs(limit) < 2 || low[1] === high[0]) return null;
  // A number of the call itself may be from elsewhere, and one that others know as well must stay.
  if (lines.some(({ head }) => numbersIn(head.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""')).includes(limit))) return null;
  if ([scene.event ?? '', ...(scene.earlier ?? [])].some((text) => numbersIn(text.replaceAll(/\{\w+\}/gu, '')).includes(limit))) return null;
  return { slot, limit, classes, digits: Math.max(...[low, high].flat().map((number) => (String(number).split('.')[1] ?? '').length)) };
}

const numbersIn = (text: string): readonly number[] => [...text.matchAll(numberIn)].map(([number]) => Number(number));

interface Line {
  /** The slot that decides which of its calls is right; '' where none does. */
  readonly by: string;
  /** What stands before the title, also where the line has that of the one before. */
  readonly head: string;
  readonly said: readonly string[];
}

function readLines(steps: string): readonly Line[] {
  let called = '';
  return linesOf(steps).map((line) => {
    const [head = '', ...said] = line.split(' | ');
    if (head.trim() !== '^') called = head;
    return { by: /^@(\w+) /u.exec(called)?.[1] ?? '', head: called, said };
  });
}

function withOther(dice: Dice, scene: Scene, { slot, limit, classes, digits }: Limited): Scene {
  const limitDigits = (String(limit).split('.')[1] ?? '').length;
  const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
  const all = classes.flatMap((each) => each ?? []);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  // What may be a share of a hundred stays one.
  const shares = most <= 100 && least >= 0 && limit > 40;
  const other = Math.min(rounded(limit + limit * (0.9 * dice.next() - 0.42), limitDigits), shares ? 96 : Infinity);
  if (other === limit || Math.abs(other) < 2) return scene;
  const unit = 10 ** -digits;
  const share = dice.chance(0.4) ? 0.12 : 1;
  const put = (from: number, to: number): string => `${String(rounded(Math.min(from, to), digits))}..${String(rounded(Math.max(from, to), digits))}`;
  const kinds = (scene.slots?.[slot] ?? '').split(' / ').map((text, index) => {
    const each = classes[index];
    if (each == null) return text;
    const above = each[0] >= limit && each[1] !== limit;
    const nearest = (above ? each[0] : each[1]) === limit ? 0 : unit;
    const farthest = Math.max(nearest + 2 * unit, Math.abs((above ? each[1] : each[0]) - limit) * Math.min(1.3, Math.max(0.7, Math.abs(other / limit))) * share);
    if (above) return put(other + nearest, shares ? Math.min(100, other + farthest) : other + farthest);
    return put(least >= 0 ? Math.max(0, other - farthest) : other - farthest, other - nearest);
  });
  return { ...scene, slots: { ...scene.slots, [slot]: kinds.join(' / ') }, steps: stepsWith(scene.steps, slot, limit, other) };
}

/** Steps that depend on the slot and do not say the limit in figures are left out: nobody can tell what becomes of "more than half". */
function stepsWith(steps: string, slot: string, limit: number, other: number): string {
  const changed = (text: string): string => text.replaceAll(numberIn, (number) => (Number(number) === limit ? String(other) : number));
  const left = readLines(steps).filter(({ by, said }) => by !== slot || numbersIn(said.join(' | ')).includes(limit));
  return left.map(({ by, head, said }) => [head, ...said].map(by === slot ? changed : (text) => text).join(' | ')).join('\n');
}
