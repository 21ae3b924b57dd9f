/*
 * What templates use of Python's texts and of Jinja's filters and the library does not know, over plain values.
 * Signs are counted as Python counts them, so that one beyond 16 bits is one.
 */
export type Plain = string | number | boolean | null | undefined | readonly Plain[];

type Word = (given: Plain, args: readonly Plain[]) => Plain;

const textOf = (value: Plain): string => String(value ?? '');
const signsOf = (value: Plain): readonly string[] => [...textOf(value)];
const countOf = (value: Plain, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Where a text stands in another, in signs; -1: nowhere. */
const placeOf = (text: string, at: number): number => (at < 0 ? at : signsOf(text.slice(0, at)).length);

const isAll =
  (pattern: RegExp): Word =>
  (text) =>
    pattern.test(textOf(text));

/** Texts of Python, by the names of their methods. */
export const textMethods: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['find', (text, [part]) => placeOf(textOf(text), textOf(text).indexOf(textOf(part)))],
  ['rfind', (text, [part]) => placeOf(textOf(text), textOf(text).lastIndexOf(textOf(part)))],
  ['index', (text, [part]) => placeOf(textOf(text), textOf(text).indexOf(textOf(part)))],
  ['count', (text, [part]) => textOf(text).split(textOf(part)).length - 1],
  ['removeprefix', (text, [part]) => withoutStart(textOf(text), textOf(part))],
  ['removesuffix', (text, [part]) => withoutEnd(textOf(text), textOf(part))],
  ['partition', (text, [part]) => parted(textOf(text), textOf(part), false)],
  ['rpartition', (text, [part]) => parted(textOf(text), textOf(part), true)],
  ['splitlines', (text) => withoutEnd(textOf(text).replaceAll(/\r\n?/gu, '\n'), '\n').split('\n')],
  ['rsplit', (text, [part, most]) => splitFromEnd(textOf(text), part, countOf(most, Infinity))],
  ['zfill', (text, [width]) => textOf(text).padStart(countOf(width, 0), '0')],
  ['ljust', (text, [width, sign]) => textOf(text).padEnd(countOf(width, 0), textOf(sign ?? ' '))],
  ['rjust', (text, [width, sign]) => textOf(text).padStart(countOf(width, 0), textOf(sign ?? ' '))],
  ['isdigit', isAll(/^\p{Nd}+$/u)],
  ['isalpha', isAll(/^\p{L}+$/u)],
  ['isalnum', isAll(/^[\p{L}\p{N}]+$/u)],
  ['isspace', isAll(/^\s+$/u)],
  ['isupper', (text) => /\p{Lu}/u.test(textOf(text)) && textOf(text) === textOf(text).toUpperCase()],
  ['islower', (text) => /\p{Ll}/u.test(textOf(text)) && textOf(text) === textOf(text).toLowerCase()],
]);

/** Filters of Jinja that depend on nothing but what they are given. */
export const plainFilters: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['sum', (list, [start]) => numbersOf(list).reduce((sum, each) => sum + each, countOf(start, 0))],
  ['round', (number, [digits]) => rounded(countOf(number, 0), countOf(digits, 0))],
  ['wordcount', (text) => textOf(text).match(/[\p{L}\p{N}_]+/gu)?.length ?? 0],
]);

const numbersOf = (list: Plain): readonly number[] => (Array.isArray(list) ? list.map(Number) : []);

const rounded = (number: number, digits: number): number => Math.round(number * 10 ** digits) / 10 ** digits;

const withoutStart = (text: string, part: string): string =>
  text.startsWith(part) ? text.slice(part.length) : text;

const withoutEnd = (text: string, part: string): string =>
  part !== '' && text.endsWith(part) ? text.slice(0, -part.length) : text;

function parted(text: string, part: string, last: boolean): readonly string[] {
  const at = last ? text.lastIndexOf(part) : text.indexOf(part);
  if (at < 0) return last ? ['', '', text] : [text, '', ''];
  return [text.slice(0, at), part, text.slice(at + part.length)];
}

function splitFromEnd(text: string, part: Plain, most: number): readonly string[] {
  const blank = part === undefined || part === null;
  const parts = blank ? text.trim().split(/\s+/u) : text.split(textOf(part));
  if (parts.length - 1 <= most) return parts;
  const kept = parts.length - most;
  return [parts.slice(0, kept).join(blank ? ' ' : textOf(part)), ...parts.slice(kept)];
}

/** `%s`, `%d`, `%.2f`, `%05d` in a text, each with the next value. */
export function filledIn(
  text: string,
  next: () => { readonly printed: string; readonly value: Plain },
): string {
  return text.replaceAll(
    /%(?:%|(0?)(\d*)(?:\.(\d+))?([sdif]))/gu,
    (
      all,
      zero: string | undefined,
      width: string | undefined,
      digits: string | undefined,
      kind: string | undefined,
    ) => {
      if (all === '%%') return '%';
      const { printed, value } = next();
      const written =
        kind === 'f'
          ? Number(value).toFixed(Number(digits ?? 6))
          : kind === 's'
            ? printed
            : String(Math.trunc(Number(value)));
      return written.padStart(Number(width ?? 0), zero === '0' ? '0' : ' ');
    },
  );
}

interface Token {
  readonly type: string;
  readonly value: string;
}

/** Tests that say what an operator says, and the operator where the test is denied. */
const testsAsOperators: Readonly<Record<string, readonly [string, string]>> = {
  eq: ['==', '!='],
  equalto: ['==', '!='],
  sameas: ['==', '!='],
  ne: ['!=', '=='],
  lt: ['<', '>='],
  lessthan: ['<', '>='],
  le: ['<=', '>'],
  gt: ['>', '<='],
  greaterthan: ['>', '<='],
  ge: ['>=', '<'],
};

/**
 * Tests with an argument (`x is eq 7`, `x is not in y`, `x is divisibleby(2)`), which the library cannot read, as the
 * operators that say the same.
 */
export function withoutTestArguments<T extends Token>(tokens: readonly T[]): T[] {
  const written: T[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as T;
    const denied = tokens[at + 1]?.value === 'not' && tokens[at + 1]?.type === 'Identifier';
    const test = tokens[at + (denied ? 2 : 1)];
    const behind = at + (denied ? 3 : 2);
    const operators = test?.type === 'Identifier' ? testsAsOperators[test.value] : undefined;
    const isTest = token.type === 'Identifier' && token.value === 'is' && tokens[at - 1]?.type !== 'Dot';
    const make = (type: string, value: string): T => ({ ...token, type, value });
    if (isTest && operators !== undefined) {
      written.push(make('ComparisonBinaryOperator', operators[denied ? 1 : 0]));
      at = behind - 1;
    } else if (isTest && test?.type === 'Identifier' && test.value === 'in') {
      if (denied) written.push(make('Identifier', 'not'));
      written.push(make('Identifier', 'in'));
      at = behind - 1;
    } else if (isTest && test?.value === 'divisibleby') {
      const end = endOfOperand(tokens, behind);
      written.push(make('MultiplicativeBinaryOperator', '%'), ...tokens.slice(behind, end));
      written.push(make('ComparisonBinaryOperator', denied ? '!=' : '=='), make('NumericLiteral', '0'));
      at = end - 1;
    } else written.push(token);
  }
  return written;
}

/** Behind one word or number, or behind what stands in brackets. */
function endOfOperand(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.type !== 'OpenParen') return from + 1;
  let open = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at]?.type === 'OpenParen') open += 1;
    if (tokens[at]?.type === 'CloseParen') open -= 1;
    if (open === 0) return at + 1;
  }
  return tokens.length;
}
