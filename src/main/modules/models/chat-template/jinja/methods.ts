import { braceFormatted } from './format-text';
import { printed } from './printing';
import {
  areEqual,
  Attributes,
  Callable,
  compared,
  fail,
  isList,
  isMapping,
  isNumber,
  isTrue,
  itemsOf,
  keyOf,
  numberOf,
  Tuple,
  typeName,
  type Given,
  type List,
  type Mapping,
  type Named,
  type Value,
  filling,
} from './values';

/* The methods of Python's texts, lists and mappings. Signs are counted as Python counts them. */

type Method<T> = (of: T, args: readonly Value[], named: Named, given: Given) => Value;
type Methods<T> = ReadonlyMap<string, Method<T>>;

const textOr = (value: Value, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
const countOr = (value: Value, otherwise: number): number => (isNumber(value) ? numberOf(value) : otherwise);
const textOf = (value: Value): string =>
  typeof value === 'string' ? value : fail(`A text is needed, and not a ${typeName(value)}`);

/** Where a text stands in another, in signs; -1: nowhere. */
const placeOf = (text: string, at: number): number => (at < 0 ? at : [...text.slice(0, at)].length);

const must = (at: number): number => (at < 0 ? fail('It is not there') : at);

const isAll =
  (pattern: RegExp): Method<string> =>
  (text) =>
    pattern.test(text);

const blanks = String.raw`[\s\x1c-\x1f\x85]`;

/** Without these signs, else without blanks, at its ends. */
export function stripped(text: string, signs: Value, start: boolean, end: boolean): string {
  const isSign =
    typeof signs === 'string'
      ? (letter: string): boolean => signs.includes(letter)
      : (letter: string): boolean => new RegExp(blanks, 'u').test(letter);
  const letters = [...text];
  let from = 0;
  let to = letters.length;
  while (start && from < to && isSign(letters[from] ?? '')) from += 1;
  while (end && to > from && isSign(letters[to - 1] ?? '')) to -= 1;
  return letters.slice(from, to).join('');
}

function split(text: string, separator: Value, most: number): string[] {
  if (typeof separator !== 'string') {
    const words: string[] = [];
    let rest = stripped(text, null, true, true);
    while (rest !== '' && words.length < most) {
      const blank = new RegExp(`${blanks}+`, 'u').exec(rest);
      if (blank === null) break;
      words.push(rest.slice(0, blank.index));
      rest = rest.slice(blank.index + blank[0].length);
    }
    return rest === '' ? words : [...words, rest];
  }
  const parts = text.split(separator === '' ? fail('An empty text separates nothing') : separator);
  return parts.length - 1 <= most ? parts : [...parts.slice(0, most), parts.slice(most).join(separator)];
}

function splitFromEnd(text: string, separator: Value, most: number): string[] {
  const reversed = (of: string): string => [...of].toReversed().join('');
  return split(reversed(text), typeof separator === 'string' ? reversed(separator) : null, most)
    .map(reversed)
    .toReversed();
}

function parted(text: string, separator: string, last: boolean): Tuple {
  const at = last ? text.lastIndexOf(separator) : text.indexOf(separator);
  if (at < 0) return new Tuple(last ? ['', '', text] : [text, '', '']);
  return new Tuple([text.slice(0, at), separator, text.slice(at + separator.length)]);
}

const most = (args: readonly Value[], named: Named): number => {
  const count = countOr(args[1] ?? named.get('maxsplit'), -1);
  return count < 0 ? Number.POSITIVE_INFINITY : count;
};

const isAt =
  (holds: (text: string, part: string) => boolean): Method<string> =>
  (text, [parts, from, to]) => {
    const within = [...text].slice(countOr(from, 0), isNumber(to) ? numberOf(to) : undefined).join('');
    return (parts instanceof Tuple || isList(parts) ? itemsOf(parts) : [parts]).some((part) =>
      holds(within, textOf(part)),
    );
  };

const padded = (text: string, width: Value, sign: Value, share: (missing: number) => number): string => {
  const missing = Math.max(0, countOr(width, 0) - [...text].length);
  const before = share(missing);
  const fill = textOr(sign, ' ');
  return filling(fill, before) + text + filling(fill, missing - before);
};

export const centred = (text: string, width: number, sign: Value = ' '): string =>
  padded(text, width, sign, (missing) => Math.floor(missing / 2) + (missing & width & 1));

export const capitalized = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length).toLowerCase();
};

const texts: Methods<string> = new Map<string, Method<string>>([
  ['upper', (text) => text.toUpperCase()],
  ['lower', (text) => text.toLowerCase()],
  ['casefold', (text) => text.toLowerCase()],
  [
    'swapcase',
    (text) =>
      [...text]
        .map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()))
        .join(''),
  ],
  ['capitalize', (text) => capitalized(text)],
  ['title', (text) => text.replaceAll(/\p{L}+/gu, (word) => capitalized(word))],
  ['strip', (text, [signs]) => stripped(text, signs, true, true)],
  ['lstrip', (text, [signs]) => stripped(text, signs, true, false)],
  ['rstrip', (text, [signs]) => stripped(text, signs, false, true)],
  ['split', (text, args, named) => split(text, args[0] ?? named.get('sep'), most(args, named))],
  ['rsplit', (text, args, named) => splitFromEnd(text, args[0] ?? named.get('sep'), most(args, named))],
  ['splitlines', (text) => (text === '' ? [] : text.replace(/\r\n?$|\n$/u, '').split(/\r\n?|\n/u))],
  ['partition', (text, [part]) => parted(text, textOf(part), false)],
  ['rpartition', (text, [part]) => parted(text, textOf(part), true)],
  ['replace', (text, [from, to, count]) => replaced(text, textOf(from), textOf(to), countOr(count, -1))],
  ['startswith', isAt((text, part) => text.startsWith(part))],
  ['endswith', isAt((text, part) => text.endsWith(part))],
  [
    'removeprefix',
    (text, [part]) => (text.startsWith(textOf(part)) ? text.slice(textOf(part).length) : text),
  ],
  [
    'removesuffix',
    (text, [part]) =>
      part !== '' && text.endsWith(textOf(part)) ? text.slice(0, text.length - textOf(part).length) : text,
  ],
  ['find', (text, [part]) => placeOf(text, text.indexOf(textOf(part)))],
  ['rfind', (text, [part]) => placeOf(text, text.lastIndexOf(textOf(part)))],
  ['index', (text, [part]) => must(placeOf(text, text.indexOf(textOf(part))))],
  ['rindex', (text, [part]) => must(placeOf(text, text.lastIndexOf(textOf(part))))],
  ['count', (text, [part]) => text.split(textOf(part)).length - 1],
  [
    'join',
    (text, [list], _, given) =>
      itemsOf(list)
        .map((each) => printed(each, given))
        .join(text),
  ],
  ['format', (text, args, named, given) => braceFormatted(text, args, named, given)],
  ['zfill', (text, [width]) => padded(text, width, '0', (missing) => missing)],
  ['ljust', (text, [width, sign]) => padded(text, width, sign, () => 0)],
  ['rjust', (text, [width, sign]) => padded(text, width, sign, (missing) => missing)],
  ['center', (text, [width, sign]) => centred(text, countOr(width, 0), sign)],
  ['isdigit', isAll(/^\p{Nd}+$/u)],
  ['isdecimal', isAll(/^\p{Nd}+$/u)],
  ['isnumeric', isAll(/^\p{N}+$/u)],
  ['isalpha', isAll(/^\p{L}+$/u)],
  ['isalnum', isAll(/^[\p{L}\p{N}]+$/u)],
  ['isspace', isAll(/^\s+$/u)],
  ['isascii', isAll(/^[\u0000-\u007F]*$/u)],
  ['isidentifier', isAll(/^[\p{L}_][\p{L}\p{N}_]*$/u)],
  ['isupper', (text) => /\p{Lu}/u.test(text) && text === text.toUpperCase()],
  ['islower', (text) => /\p{Ll}/u.test(text) && text === text.toLowerCase()],
]);

export function replaced(text: string, from: string, to: string, count: number): string {
  if (count < 0) return text.replaceAll(from, () => to);
  const parts = split(text, from, count);
  return parts.join(to);
}

const lists: Methods<List> = new Map<string, Method<List>>([
  ['append', (list, [item]) => (list.push(item), null)],
  ['extend', (list, [items]) => (list.push(...itemsOf(items)), null)],
  ['insert', (list, [at, item]) => (list.splice(countOr(at, 0), 0, item), null)],
  ['pop', (list, [at]) => list.splice(countOr(at, list.length - 1), 1)[0]],
  [
    'remove',
    (list, [item], _, given) => {
      list.splice(must(list.findIndex((each) => areEqual(each, item, given))), 1);
      return null;
    },
  ],
  ['index', (list, [item], _, given) => must(list.findIndex((each) => areEqual(each, item, given)))],
  ['count', (list, [item], _, given) => list.filter((each) => areEqual(each, item, given)).length],
  [
    'sort',
    (list, _, named) => {
      list.sort(compared);
      if (isTrue(named.get('reverse'))) list.reverse();
      return null;
    },
  ],
  ['reverse', (list) => (list.reverse(), null)],
  ['copy', (list) => [...list]],
  ['clear', (list) => ((list.length = 0), null)],
]);

const tuples: Methods<Tuple> = new Map<string, Method<Tuple>>(
  ['index', 'count'].map((name) => [
    name,
    ({ items }, args, named, given) => lists.get(name)?.([...items], args, named, given),
  ]),
);

const mappings: Methods<Mapping> = new Map<string, Method<Mapping>>([
  [
    'get',
    (mapping, [key, otherwise = null]) => (mapping.has(keyOf(key)) ? mapping.get(keyOf(key)) : otherwise),
  ],
  ['keys', (mapping) => [...mapping.keys()]],
  ['values', (mapping) => [...mapping.values()]],
  ['items', (mapping) => pairsOf(mapping)],
  [
    'pop',
    (mapping, [key, otherwise]) => {
      const value = mapping.has(keyOf(key)) ? mapping.get(keyOf(key)) : otherwise;
      mapping.delete(keyOf(key));
      return value;
    },
  ],
  [
    'setdefault',
    (mapping, [key, value = null]) => {
      if (!mapping.has(keyOf(key))) mapping.set(keyOf(key), value);
      return mapping.get(keyOf(key));
    },
  ],
  [
    'update',
    (mapping, [other], named) => {
      for (const [key, value] of [...toMapping(other), ...named]) mapping.set(key, value);
      return null;
    },
  ],
  ['copy', (mapping) => new Map(mapping)],
  ['clear', (mapping) => (mapping.clear(), null)],
]);

export const pairsOf = (mapping: Mapping): List =>
  [...mapping].map(([key, value]) => new Tuple([key, value]));

/** As `dict()` makes one, of another or of pairs. */
export function toMapping(value: Value): Mapping {
  if (isMapping(value)) return value;
  if (value instanceof Attributes) return new Map(value.values);
  return new Map(
    itemsOf(value).map((pair) => {
      const [key, each, ...more] = itemsOf(pair);
      return each === undefined || more.length > 0 ? fail('A mapping is made of pairs') : [keyOf(key), each];
    }),
  );
}

/** Undefined: it has none of that name. */
export function methodOf(value: Value, name: string, given: Given): Callable | undefined {
  const bound = <T extends Value>(methods: Methods<T>, of: T): Callable | undefined => {
    const method = methods.get(name);
    return method && new Callable((args, named) => method(of, args, named, given));
  };
  if (typeof value === 'string') return bound(texts, value);
  if (isList(value)) return bound(lists, value);
  if (isMapping(value)) return bound(mappings, value);
  return value instanceof Tuple ? bound(tuples, value) : undefined;
}
