import { printed, written } from './printing';
import {
  fail,
  isMapping,
  isNumber,
  numberOf,
  Tuple,
  type Given,
  type Named,
  type Value,
  filling,
} from './values';

interface Layout {
  readonly align: string;
  readonly fill: string;
  readonly sign: string;
  readonly width: number;
  readonly grouped: boolean;
  readonly digits: number | null;
  readonly type: string;
}

/** `"%s: %5.2f" % values`. */
export function percentFormatted(text: string, values: Value, given: Given): string {
  const listed = values instanceof Tuple ? values.items : [values];
  let at = 0;
  return text.replaceAll(
    /%(?:\(([^)]*)\))?([-+ 0#]*)([1-9]\d*)?(?:\.(\d+))?([sradiuxXofFeEgGc%])/gu,
    (_, ...parts: readonly (string | undefined)[]) => {
      const [name, flags = '', width = '', digits, type = 's'] = parts;
      if (type === '%') return '%';
      const value = name === undefined ? listed[at++] : isMapping(values) ? values.get(name) : undefined;
      const left = flags.includes('-');
      return laidOut(type === 'r' ? written(value, given) : value, given, {
        align: left ? '<' : flags.includes('0') && /[diuxXofFeEgG]/u.test(type) ? '=' : '>',
        fill: !left && flags.includes('0') ? '0' : ' ',
        sign: flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '-',
        width: Number(width),
        grouped: false,
        digits: digits === undefined ? null : Number(digits),
        type: /[iu]/u.test(type) ? 'd' : /[ra]/u.test(type) ? 's' : type,
      });
    },
  );
}

/** `"{} of {name:>5}".format(…)`. */
export function braceFormatted(text: string, args: readonly Value[], named: Named, given: Given): string {
  let at = 0;
  return text.replaceAll(
    /\{\{|\}\}|\{(\w*)((?:\.\w+|\[[^[\]]*\])*)(?:!([rsa]))?(?::([^{}]*))?\}/gu,
    (all, ...parts: readonly (string | undefined)[]) => {
      const [name = '', path = '', conversion, layout = ''] = parts;
      if (all === '{{') return '{';
      if (all === '}}') return '}';
      const found = name === '' ? args[at++] : /^\d+$/u.test(name) ? args[Number(name)] : named.get(name);
      const value = [...path.matchAll(/\.(\w+)|\[([^[\]]*)\]/gu)].reduce<Value>(
        (of, [, attribute, key]) => (isMapping(of) ? of.get(attribute ?? key ?? '') : undefined),
        found,
      );
      const shown = conversion === 'r' || conversion === 'a' ? written(value, given) : value;
      return layout === '' ? printed(shown, given) : laidOut(shown, given, layoutOf(layout, shown));
    },
  );
}

function layoutOf(text: string, value: Value): Layout {
  const [, fill, align, sign = '-', zero, width = '', comma, digits, type = ''] =
    /^(?:(.)?([<>=^]))?([-+ ])?#?(0)?(\d*)([,_])?(?:\.(\d+))?([a-zA-Z%])?$/su.exec(text) ??
    fail(`Unknown format ${text}`);
  return {
    align: align ?? (zero === undefined ? (isNumber(value) ? '>' : '<') : '='),
    fill: fill ?? (zero === undefined ? ' ' : '0'),
    sign,
    width: Number(width),
    grouped: comma !== undefined,
    digits: digits === undefined ? null : Number(digits),
    type: type === '' && typeof value === 'number' ? 'd' : type,
  };
}

function laidOut(value: Value, given: Given, layout: Layout): string {
  const text = /[dfFeEgGxXob%]/u.test(layout.type)
    ? numberText(value, layout)
    : printed(value, given).slice(0, layout.digits ?? undefined);
  const missing = Math.max(0, layout.width - [...text].length);
  const filled = (count: number): string => filling(layout.fill, count);
  switch (layout.align) {
    case '<':
      return text + filled(missing);
    case '^':
      return filled(Math.floor(missing / 2)) + text + filled(Math.ceil(missing / 2));
    case '=': {
      const sign = /^[-+ ]/u.exec(text)?.[0] ?? '';
      return sign + filled(missing) + text.slice(sign.length);
    }
    default:
      return filled(missing) + text;
  }
}

function numberText(value: Value, { type, digits, sign, grouped }: Layout): string {
  if (!isNumber(value)) return fail('A number is needed to be formatted');
  const number = numberOf(value);
  const text = magnitude(Math.abs(number), type, digits ?? 6);
  const [whole = '', fraction] = text.split('.');
  const groups = grouped ? inThousands(whole) : whole;
  const before = number < 0 ? '-' : sign === '-' ? '' : sign;
  return before + groups + (fraction === undefined ? '' : `.${fraction}`);
}

function inThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

function magnitude(number: number, type: string, digits: number): string {
  const exponent = (text: string): string => text.replace(/e([-+])(\d)$/u, 'e$10$2');
  switch (type) {
    case 'd':
      return String(Math.trunc(number));
    case 'x':
      return Math.trunc(number).toString(16);
    case 'X':
      return Math.trunc(number).toString(16).toUpperCase();
    case 'o':
      return Math.trunc(number).toString(8);
    case 'b':
      return Math.trunc(number).toString(2);
    case 'e':
    case 'E':
      return exponent(number.toExponential(digits));
    case 'g':
    case 'G':
      return exponent(String(Number(number.toPrecision(Math.max(1, digits)))));
    case '%':
      return `${fixed(number * 100, digits)}%`;
    default:
      return fixed(number, digits);
  }
}

/** As Python: what lies in the middle goes to the even one. */
export function fixed(number: number, digits: number): string {
  const factor = 10 ** digits;
  return number * factor < 2 ** 53
    ? (toEven(number, digits) / factor).toFixed(digits)
    : number.toFixed(digits);
}

/** The multiple of the last digit that is next. */
function toEven(number: number, digits: number): number {
  const exact = Number(number.toFixed(digits));
  const factor = 10 ** digits;
  const below = Math.floor(number * factor);
  // Only what a number holds exactly lies in the middle.
  const isMiddle = Number.isInteger(number * 2 ** 20) && number * factor - below === 0.5;
  return isMiddle ? below + (below % 2) : Math.round(exact * factor);
}
