import { centred, capitalized, methodOf, pairsOf, replaced, stripped, toMapping } from './methods';
import { fixed, percentFormatted } from './format-text';
import { printed, toJson, written } from './printing';
import { reckoned } from './reckon';
import { tests } from './tests';
import {
  areEqual,
  compared,
  fail,
  Float,
  Group,
  isList,
  isMapping,
  isNumber,
  isTrue,
  itemsOf,
  lengthOf,
  numberOf,
  Tuple,
  typeName,
  type Given,
  type List,
  type Named,
  type Value,
  filling,
} from './values';
import { attributeOf, valueAt } from './look-up';

type Filter = (value: Value, args: readonly Value[], named: Named, given: Given) => Value;

/** An argument that may be named or not. */
const argument = (args: readonly Value[], named: Named, at: number, name: string): Value =>
  named.has(name) ? named.get(name) : args[at];

const textOf = printed;
const numberOr = (value: Value, otherwise: number): number => (isNumber(value) ? numberOf(value) : otherwise);

/** What stands behind `a.b.0` in a value. */
const behindPath = (value: Value, path: Value, given: Given): Value =>
  isNumber(path)
    ? valueAt(value, numberOf(path), given)
    : textOf(path, given)
        .split('.')
        .reduce<Value>((of, key) => valueAt(of, /^\d+$/u.test(key) ? Number(key) : key, given), value);

/** What a list is sorted, summed or grouped by. */
const byAttribute =
  (attribute: Value, given: Given): ((item: Value) => Value) =>
  (item) =>
    attribute === undefined || attribute === null ? item : behindPath(item, attribute, given);

const withoutCase = (value: Value, isCaseSensitive: boolean): Value =>
  typeof value === 'string' && !isCaseSensitive ? value.toLowerCase() : value;

function sorted(list: readonly Value[], by: (item: Value) => Value, isReversed: boolean): List {
  const items = list.map((item) => ({ item, key: by(item) }));
  items.sort((one, other) => compared(one.key, other.key) * (isReversed ? -1 : 1));
  return items.map(({ item }) => item);
}

const sort: Filter = (value, args, named, given) => {
  const isCaseSensitive = isTrue(argument(args, named, 1, 'case_sensitive'));
  const by = byAttribute(argument(args, named, 2, 'attribute'), given);
  return sorted(
    itemsOf(value),
    (item) => withoutCase(by(item), isCaseSensitive),
    isTrue(argument(args, named, 0, 'reverse')),
  );
};

const dictsort: Filter = (value, args, named) => {
  const isCaseSensitive = isTrue(argument(args, named, 0, 'case_sensitive'));
  const at = argument(args, named, 1, 'by') === 'value' ? 1 : 0;
  return sorted(
    pairsOf(toMapping(value)),
    (pair) => withoutCase(itemsOf(pair)[at], isCaseSensitive),
    isTrue(argument(args, named, 2, 'reverse')),
  );
};

const extreme =
  (sign: 1 | -1): Filter =>
  (value, args, named, given) => {
    const isCaseSensitive = isTrue(argument(args, named, 0, 'case_sensitive'));
    const by = byAttribute(argument(args, named, 1, 'attribute'), given);
    const [first, ...rest] = sorted(
      itemsOf(value),
      (item) => withoutCase(by(item), isCaseSensitive),
      sign === -1,
    );
    return first ?? rest[0];
  };

const unique: Filter = (value, args, named, given) => {
  const isCaseSensitive = isTrue(argument(args, named, 0, 'case_sensitive'));
  const by = byAttribute(argument(args, named, 1, 'attribute'), given);
  const seen: Value[] = [];
  return itemsOf(value).filter((item) => {
    const key = withoutCase(by(item), isCaseSensitive);
    return !seen.some((each) => areEqual(each, key, given)) && seen.push(key) > 0;
  });
};

const groupby: Filter = (value, args, named, given) => {
  const attribute = argument(args, named, 0, 'attribute');
  const otherwise = argument(args, named, 1, 'default');
  const by = (item: Value): Value => behindPath(item, attribute, given) ?? otherwise;
  const groups: { key: Value; items: List }[] = [];
  for (const item of sorted(itemsOf(value), (each) => withoutCase(by(each), false), false)) {
    const last = groups.at(-1);
    if (last !== undefined && areEqual(withoutCase(last.key, false), withoutCase(by(item), false), given))
      last.items.push(item);
    else groups.push({ key: by(item), items: [item] });
  }
  return groups.map(({ key, items }) => new Group(key, items));
};

/** Those for which a test holds, or does not; of an attribute where the filter is for one. */
const picked =
  (ofAttribute: boolean, wanted: boolean): Filter =>
  (value, args, _, given) => {
    const [attribute, rest] = ofAttribute ? [args[0], args.slice(1)] : [undefined, args];
    const [name, ...others] = rest;
    const test = name === undefined ? isTrue : (tests.get(textOf(name, given)) ?? unknown('test', name));
    return itemsOf(value).filter(
      (item) => test(ofAttribute ? behindPath(item, attribute, given) : item, others, given) === wanted,
    );
  };

const unknown = (what: string, name: Value): never =>
  fail(`Unknown ${what} ${typeof name === 'string' ? name : typeName(name)}`);

const map: Filter = (value, args, named, given) => {
  const attribute = named.get('attribute');
  const items = itemsOf(value);
  if (attribute !== undefined)
    return items.map((item) => behindPath(item, attribute, given) ?? named.get('default'));
  const [name, ...rest] = args;
  return items.map((item) => filtered(textOf(name, given), item, rest, named, given));
};

const join: Filter = (value, args, named, given) => {
  const by = byAttribute(argument(args, named, 1, 'attribute'), given);
  return itemsOf(value)
    .map((item) => textOf(by(item), given))
    .join(textOf(argument(args, named, 0, 'd'), given));
};

const sum: Filter = (value, args, named, given) => {
  const by = byAttribute(argument(args, named, 0, 'attribute'), given);
  return itemsOf(value).reduce<Value>(
    (all, item) => reckoned('+', all, by(item), given),
    argument(args, named, 1, 'start') ?? 0,
  );
};

const tojson: Filter = (value, args, named) => {
  const indent = argument(args, named, 1, 'indent') ?? (isNumber(args[0]) ? args[0] : null);
  const separators = argument(args, named, 2, 'separators');
  const [items, keys] = itemsOf(separators);
  return toJson(value, {
    indent: isNumber(indent) ? filling(' ', numberOf(indent)) : typeof indent === 'string' ? indent : null,
    ascii: isTrue(named.get('ensure_ascii')),
    sorted: isTrue(argument(args, named, 3, 'sort_keys')),
    separators: [
      typeof items === 'string' ? items : indent === null ? ', ' : ',',
      typeof keys === 'string' ? keys : ': ',
    ],
  });
};

const indent: Filter = (value, args, named, given) => {
  const width = argument(args, named, 0, 'width');
  const before = typeof width === 'string' ? width : filling(' ', numberOr(width, 4));
  const isFirst = isTrue(argument(args, named, 1, 'first'));
  const isBlank = isTrue(argument(args, named, 2, 'blank'));
  return textOf(value, given)
    .split('\n')
    .map((line, index) => ((index === 0 ? isFirst : isBlank || line !== '') ? before + line : line))
    .join('\n');
};

const truncate: Filter = (value, args, named, given) => {
  const text = [...textOf(value, given)];
  const length = numberOr(argument(args, named, 0, 'length'), 255);
  const end = textOf(argument(args, named, 2, 'end') ?? '...', given);
  if (text.length <= length + numberOr(argument(args, named, 3, 'leeway'), 5)) return text.join('');
  const kept = text.slice(0, length - [...end].length).join('');
  if (isTrue(argument(args, named, 1, 'killwords'))) return kept + end;
  return kept.replace(/ [^ ]*$/u, '') + end;
};

const wordwrap: Filter = (value, args, named, given) => {
  const width = numberOr(argument(args, named, 0, 'width'), 79);
  return textOf(value, given)
    .split('\n')
    .map((line) =>
      line.split(' ').reduce((wrapped, word) => {
        const last = wrapped.slice(wrapped.lastIndexOf('\n') + 1);
        return wrapped === '' ? word : wrapped + (last.length + 1 + word.length > width ? '\n' : ' ') + word;
      }, ''),
    )
    .join('\n');
};

const batch: Filter = (value, args, named) => {
  const count = numberOr(argument(args, named, 0, 'linecount'), 1);
  const fill = argument(args, named, 1, 'fill_with');
  const items = itemsOf(value);
  return Array.from({ length: Math.ceil(items.length / count) }, (_, index) => {
    const line = items.slice(index * count, (index + 1) * count);
    return fill === undefined
      ? [...line]
      : [...line, ...Array.from({ length: count - line.length }, () => fill)];
  });
};

const slice: Filter = (value, args, named) => {
  const count = numberOr(argument(args, named, 0, 'slices'), 1);
  const fill = argument(args, named, 1, 'fill_with');
  const items = itemsOf(value);
  const [each, more] = [Math.floor(items.length / count), items.length % count];
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const from = at;
    at += each + (index < more ? 1 : 0);
    const part = items.slice(from, at);
    return fill !== undefined && index >= more ? [...part, fill] : [...part];
  });
};

const round: Filter = (value, args, named) => {
  const digits = numberOr(argument(args, named, 0, 'precision'), 0);
  const number = numberOr(value, Number.NaN);
  const method = argument(args, named, 1, 'method');
  if (method === 'ceil' || method === 'floor')
    return new Float(Math[method](number * 10 ** digits) / 10 ** digits);
  const result = Number(fixed(number, digits));
  return typeof value === 'number' ? result : new Float(result);
};

const int: Filter = (value, args, named, given) => {
  const otherwise = argument(args, named, 0, 'default') ?? 0;
  if (isNumber(value)) return Math.trunc(numberOf(value));
  const base = numberOr(argument(args, named, 1, 'base'), 10);
  const text = textOf(value, given)
    .trim()
    .replace(base === 16 ? /^0x/iu : /^$/u, '');
  const digits = base === 10 ? /^[-+]?[\d_]+$/u : /^[-+]?[\da-zA-Z_]+$/u;
  if (digits.test(text)) return Number.parseInt(text.replaceAll('_', ''), base);
  return base === 10 && text !== '' && Number.isFinite(Number(text)) ? Math.trunc(Number(text)) : otherwise;
};

const float: Filter = (value, args, named, given) => {
  const text = isNumber(value) ? String(numberOf(value)) : textOf(value, given).trim();
  const number = Number(text);
  if (text !== '' && !Number.isNaN(number)) return new Float(number);
  const otherwise = argument(args, named, 0, 'default') ?? 0;
  return typeof otherwise === 'number' ? new Float(otherwise) : otherwise;
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => htmlSigns[sign] ?? sign);

const htmlSigns: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

const otherwise: Filter = (value, args, named) => {
  const isFalseToo = isTrue(argument(args, named, 1, 'boolean'));
  const instead = argument(args, named, 0, 'default_value') ?? '';
  return value === undefined || (isFalseToo && !isTrue(value)) ? instead : value;
};

const size: Filter = (value) => lengthOf(value ?? []);
const listOf: Filter = (value) => [...itemsOf(value)];
const text =
  (change: (text: string, args: readonly Value[], named: Named) => string): Filter =>
  (value, args, named, given) =>
    change(textOf(value, given), args, named);

/** The filters of Jinja, by their names. A list that is missing is an empty one, and everything has a text. */
const filters: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ['default', otherwise],
  ['d', otherwise],
  ['length', size],
  ['count', size],
  ['list', listOf],
  ['first', (value) => itemsOf(value)[0]],
  ['last', (value) => itemsOf(value).at(-1)],
  [
    'reverse',
    (value) => (typeof value === 'string' ? [...value].toReversed().join('') : itemsOf(value).toReversed()),
  ],
  ['sort', sort],
  ['dictsort', dictsort],
  ['unique', unique],
  ['groupby', groupby],
  ['min', extreme(1)],
  ['max', extreme(-1)],
  ['sum', sum],
  ['join', join],
  ['map', map],
  ['select', picked(false, true)],
  ['reject', picked(false, false)],
  ['selectattr', picked(true, true)],
  ['rejectattr', picked(true, false)],
  ['batch', batch],
  ['slice', slice],
  [
    'items',
    (value) =>
      isMapping(value)
        ? pairsOf(value)
        : isList(value) || value === undefined || value === null
          ? [...itemsOf(value)]
          : fail('Only mappings have items'),
  ],
  [
    'attr',
    (value, [name], _, given) =>
      isMapping(value)
        ? methodOf(value, textOf(name, given), given)
        : attributeOf(value, textOf(name, given), given),
  ],
  ['random', (value) => itemsOf(value)[0]],
  ['tojson', tojson],
  ['string', (value, _, __, given) => (value === undefined ? '' : textOf(value, given))],
  ['pprint', (value, _, __, given) => written(value, given)],
  ['safe', (value) => value],
  ['int', int],
  ['float', float],
  [
    'abs',
    (value) => (value instanceof Float ? new Float(Math.abs(value.value)) : Math.abs(numberOr(value, 0))),
  ],
  ['round', round],
  [
    'format',
    (value, args, named, given) =>
      percentFormatted(textOf(value, given), named.size > 0 ? new Map(named) : new Tuple(args), given),
  ],
  ['trim', text((of, [signs]) => stripped(of, signs, true, true))],
  ['upper', text((of) => of.toUpperCase())],
  ['lower', text((of) => of.toLowerCase())],
  ['capitalize', text((of) => capitalized(of))],
  ['title', text((of) => of.replaceAll(/[^-\s({[<]+/gu, (word) => capitalized(word)))],
  [
    'replace',
    (value, [from, to, count], _, given) =>
      replaced(textOf(value, given), textOf(from, given), textOf(to, given), numberOr(count, -1)),
  ],
  ['indent', indent],
  ['truncate', truncate],
  ['wordwrap', wordwrap],
  ['wordcount', (value, _, __, given) => textOf(value, given).match(/[\p{L}\p{N}_]+/gu)?.length ?? 0],
  ['center', text((of, [width]) => centred(of, numberOr(width, 80)))],
  ['escape', text(escaped)],
  ['e', text(escaped)],
  ['forceescape', text(escaped)],
  [
    'striptags',
    text((of) =>
      of
        .replaceAll(/<!--.*?-->|<[^<>]*>/gsu, '')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    ),
  ],
  ['urlencode', text((of) => encodeURIComponent(of).replaceAll('%2F', '/'))],
]);

/** A value through a filter of Jinja. */
export const filtered = (
  name: string,
  value: Value,
  args: readonly Value[],
  named: Named,
  given: Given,
): Value => (filters.get(name) ?? unknown('filter', name))(value, args, named, given);
