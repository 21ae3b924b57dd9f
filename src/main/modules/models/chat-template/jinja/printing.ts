import {
  Attributes,
  Callable,
  fail,
  Float,
  isList,
  isMapping,
  Tuple,
  typeName,
  type Given,
  type Key,
  type Value,
  filling,
} from './values';

/** A value as a template prints it; what was never set is printed as nothing. */
export const printed = (value: Value, given: Given): string =>
  typeof value === 'string' ? value : value === undefined ? '' : written(value, given);

/** A value as Python prints it within another. */
export function written(value: Value, given: Given): string {
  if (given.printed !== undefined && given.objects.has(value)) return given.printed;
  if (value === undefined) return 'Undefined';
  if (value === null) return 'None';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  const each = (items: readonly Value[]): string => items.map((item) => written(item, given)).join(', ');
  if (value instanceof Float) return floatText(value.value);
  if (value instanceof Tuple) return `(${each(value.items)}${value.items.length === 1 ? ',' : ''})`;
  if (isList(value)) return `[${each(value)}]`;
  if (isMapping(value))
    return `{${[...value].map(([key, inner]) => `${written(key, given)}: ${written(inner, given)}`).join(', ')}}`;
  return value instanceof Callable ? '<function>' : '<Namespace>';
}

/** Python writes exponents earlier than JavaScript, and a fraction always. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const power = Number(exponent);
  if (value !== 0 && (power < -4 || power >= 16))
    return `${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  const text = Number.isInteger(value) ? BigInt(value).toString() : String(value);
  const plain = text.includes('e') ? value.toFixed(-power + mantissa.replace(/^-?\d\.?/u, '').length) : text;
  return plain.includes('.') ? plain : `${Object.is(value, -0) ? '-0' : plain}.0`;
}

/** The signs that stand for texts from outside are no signs of those texts. */
const unprintable = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}|(?![\uE0F0\uE0F1])\p{Co}/gu;

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll(unprintable, (sign) => named[sign] ?? numbered(sign.codePointAt(0) ?? 0));
  return quote + (quote === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped) + quote;
}

const named: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

const numbered = (code: number): string => {
  const digits = code.toString(16);
  if (code < 0x1_00) return String.raw`\x` + digits.padStart(2, '0');
  return code < 0x1_00_00
    ? String.raw`\u` + digits.padStart(4, '0')
    : String.raw`\U` + digits.padStart(8, '0');
};

export interface JsonStyle {
  readonly indent: string | null;
  readonly ascii: boolean;
  readonly sorted: boolean;
  /** Between items, and behind keys. */
  readonly separators: readonly [string, string];
}

/** A value as Python's `json.dumps` writes it; what is missing is null. */
export function toJson(value: Value, style: JsonStyle, depth = 0): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return jsonText(value, style);
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (value instanceof Float) return floatText(value.value);
  if (value instanceof Callable) return fail('A function is no JSON');
  const lines = (parts: readonly string[], open: string, close: string): string => {
    if (style.indent === null || parts.length === 0) return open + parts.join(style.separators[0]) + close;
    const margin = (deep: number): string => `\n${filling(style.indent ?? '', deep)}`;
    return (
      open + margin(depth + 1) + parts.join(style.separators[0] + margin(depth + 1)) + margin(depth) + close
    );
  };
  const items = value instanceof Tuple ? value.items : isList(value) ? value : null;
  if (items !== null)
    return lines(
      items.map((item) => toJson(item, style, depth + 1)),
      '[',
      ']',
    );
  const inner: ReadonlyMap<Key, Value> = value instanceof Attributes ? value.values : asMapping(value);
  const entries = [...inner].map(([key, each]) => [jsonKey(key), each] as const);
  if (style.sorted) entries.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return lines(
    entries.map(([key, each]) => jsonText(key, style) + style.separators[1] + toJson(each, style, depth + 1)),
    '{',
    '}',
  );
}

const asMapping = (value: Value): ReadonlyMap<Key, Value> =>
  isMapping(value) ? value : fail(`A ${typeName(value)} is no JSON`);

const jsonKey = (key: Key): string => (typeof key === 'string' ? key : String(key));

const jsonText = (text: string, { ascii }: JsonStyle): string =>
  ascii
    ? JSON.stringify(text).replaceAll(
        /[\u007F-\uFFFF]/gu,
        (sign) => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0'),
      )
    : JSON.stringify(text);
