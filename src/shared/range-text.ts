import { canonicalJson } from './canonical-json';
import type { Json, JsonObject } from './json';
import type { Range } from './range';
import { visible } from './visible';

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === undefined || other === undefined ? one === other : canonicalJson(one) === canonicalJson(other);

/** The arguments that all calls have in common, and the names of those in which they differ. */
export function partsOf({ calls }: Range): {
  readonly common: JsonObject;
  readonly differing: readonly string[];
} {
  const [first = {}] = calls;
  const names = [...new Set(calls.flatMap((call) => Object.keys(call)))];
  const isCommon = (name: string): boolean =>
    calls.every((call) => Object.hasOwn(call, name) && isSame(call[name], first[name]));
  return {
    common: Object.fromEntries(names.filter(isCommon).map((name) => [name, first[name] ?? null])),
    differing: names.filter((name) => !isCommon(name)),
  };
}

/** A sentence of the engine as the reader's language has it. */
type Told = (sentence: string) => string;
const asItIs: Told = (sentence) => sentence;

/** What a range holds of the boards that answered stands under such a name, which no tool has. */
const ofBoard = /^board "(.*)"$/su;

/** Some arguments of one call, for a person: `pin = 5, value = 0`; one that it leaves out is `–`. */
export const callText = (call: JsonObject, names: readonly string[], told: Told = asItIs): string =>
  names
    .map((name) => {
      const value = valueText(call, name);
      const [, board] = ofBoard.exec(name) ?? [];
      return board === undefined ? `${visible(name)} = ${value}` : told(boardText(visible(board), value));
    })
    .join(', ');

/** A board that does not say what it is has the name that people gave it, and says no more by that. */
function boardText(name: string, identity: string): string {
  const said = identity.replace(/^a board without a name(?:, |$)/u, '');
  return said === '' ? `board "${name}"` : `board "${name}" (${said})`;
}

function valueText(call: JsonObject, name: string): string {
  if (!Object.hasOwn(call, name)) return '–';
  const value = call[name] ?? null;
  return visible(typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * For a person: `pin = 5, value = 0 | 1` where the calls differ in one argument, and
 * `board = pump, (pin = 5, value = 0 | pin = 6, value = 1)` where they differ in several.
 */
export function rangeText(range: Range, told: Told = asItIs): string {
  const { common, differing } = partsOf(range);
  const same = callText(common, Object.keys(common), told);
  const [only, ...more] = differing;
  if (only === undefined) return same;
  const others =
    more.length === 0 && !ofBoard.test(only)
      ? `${visible(only)} = ${range.calls.map((call) => valueText(call, only)).join(' | ')}`
      : `(${range.calls.map((call) => callText(call, differing, told)).join(' | ')})`;
  return same === '' ? others : `${same}, ${others}`;
}
