import { unreachable } from '../../../shared/errors';
import { matchAt, readPath, unescapeQuoted, type JsonPath } from './json-path';

export type Operator = '>' | '>=' | '<' | '<=' | '==' | '!=';

/** What a value is compared with. A numeric text is a number. */
export type Literal =
  /** `identity`: it may be a name that only looks like a number, as `00E41207` and any long one in quotes. */
  | { readonly kind: 'number'; readonly number: number; readonly text: string; readonly identity: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'boolean'; readonly text: 'true' | 'false' }
  | { readonly kind: 'null'; readonly text: 'null' };

export interface Comparison {
  readonly kind: 'comparison';
  readonly path: JsonPath;
  /** As written; `the payload` when there is none. */
  readonly subject: string;
  readonly operator: Operator;
  readonly literal: Literal;
  /** As written. */
  readonly limit: string;
}

export type Condition =
  | Comparison
  /** A blank condition. */
  | { readonly kind: 'always' }
  | { readonly kind: 'not'; readonly inner: Condition }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] };

/** Where a condition breaks; the column counts from 1. */
export interface ConditionMistake {
  readonly column: number;
  readonly message: string;
}

export type ParsedCondition =
  | { readonly ok: true; readonly condition: Condition }
  | { readonly ok: false; readonly mistake: ConditionMistake };

/** Reads `$.path op value`, `op value`, `&&`, `||`, `!` and parentheses. Never throws. */
export function parseCondition(text: string): ParsedCondition {
  if (text.trim() === '') return { ok: true, condition: { kind: 'always' } };
  const reader = new Reader(text);
  try {
    return { ok: true, condition: reader.whole() };
  } catch (failure) {
    if (failure instanceof Malformed)
      return { ok: false, mistake: { column: failure.at + 1, message: failure.message } };
    throw failure;
  }
}

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/u;
/** The smallest number has some 340 digits written out. */
const longestNumber = 400;

/** Every comparison in it, in the order they are written. */
export function comparisonsOf(condition: Condition): readonly Comparison[] {
  switch (condition.kind) {
    case 'always':
      return [];
    case 'comparison':
      return [condition];
    case 'not':
      return comparisonsOf(condition.inner);
    case 'and':
    case 'or':
      return condition.parts.flatMap(comparisonsOf);
    default:
      return unreachable(condition);
  }
}

/**
 * The number that a text is in full, or null: no spaces, units or hexadecimal, and 400 characters at most.
 * Beyond every limit it is infinite.
 */
export const decimalNumber = (text: string): number | null =>
  text.length > longestNumber || !decimal.test(text) ? null : Number(text);

/** Every number of so many digits is another one. */
const mostDigits = 15;

/**
 * Whether a numeric text says no more than its number: without an exponent, which may be a letter of an
 * identity, and with 15 digits at most, zeros in front aside.
 */
export const isPlainNumber = (text: string): boolean =>
  !/e/iu.test(text) && text.replace(/^[+-]?0*/u, '').replace('.', '').length <= mostDigits;

class Malformed extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const operatorToken = />=|<=|==|!=|>|</uy;
const quotedToken = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/uy;
const wordToken = /[^\s()<>=!&|"']+/uy;
const blanks = /\s*/uy;
/** Parentheses and negations within each other; deeper is not meant by anybody. */
const deepest = 64;

class Reader {
  #at = 0;
  #depth = 0;

  constructor(private readonly text: string) {}

  whole(): Condition {
    const condition = this.#any();
    this.#skipBlanks();
    if (this.#at < this.text.length)
      this.#fail(
        this.text[this.#at] === ')' ? 'this ")" closes nothing' : 'expected && or || here, or the end',
      );
    return condition;
  }

  #any(): Condition {
    return this.#joined('||', 'or', () => this.#joined('&&', 'and', () => this.#single()));
  }

  #joined(sign: string, kind: 'and' | 'or', read: () => Condition): Condition {
    const first = read();
    const parts = [first];
    while (this.#take(sign)) parts.push(read());
    return parts.length === 1 ? first : { kind, parts };
  }

  #single(): Condition {
    this.#skipBlanks();
    if (this.text[this.#at] === '!' && this.text[this.#at + 1] !== '=') {
      this.#at += 1;
      return { kind: 'not', inner: this.#deeper(() => this.#single()) };
    }
    const opening = this.#at;
    if (!this.#take('(')) return this.#comparison();
    const inner = this.#deeper(() => this.#any());
    if (!this.#take(')')) throw new Malformed(opening, 'this "(" is never closed');
    return inner;
  }

  #deeper(read: () => Condition): Condition {
    this.#depth += 1;
    if (this.#depth > deepest) this.#fail('too many parentheses within each other');
    const condition = read();
    this.#depth -= 1;
    return condition;
  }

  #comparison(): Comparison {
    this.#skipBlanks();
    const { path, subject } = this.#subject();
    const operator = this.#operator();
    const start = this.#skipBlanks();
    const literal = this.#literal();
    return { kind: 'comparison', path, subject, operator, literal, limit: this.text.slice(start, this.#at) };
  }

  #subject(): Pick<Comparison, 'path' | 'subject'> {
    if (this.text[this.#at] !== '$') return { path: [], subject: 'the payload' };
    const start = this.#at;
    const read = readPath(this.text, start + 1);
    if ('message' in read) throw new Malformed(read.at, read.message);
    this.#at = read.end;
    return { path: read.path, subject: this.text.slice(start, read.end) };
  }

  #operator(): Operator {
    this.#skipBlanks();
    const operator = matchAt(operatorToken, this.text, this.#at);
    if (operator === null || this.text[this.#at + operator[0].length] === '=')
      this.#fail(this.#wantedOperator());
    this.#at += operator[0].length;
    return operator[0] as Operator;
  }

  #wantedOperator(): string {
    const found = this.text[this.#at];
    if (found === undefined) return 'expected one of > >= < <= == != here';
    if (found === '=') return '"=" is not an operator; equality is ==';
    return 'expected $.path or one of > >= < <= == != here';
  }

  #literal(): Literal {
    const quoted = matchAt(quotedToken, this.text, this.#at);
    if (quoted !== null) {
      this.#at += quoted[0].length;
      return textLiteral(unescapeQuoted(quoted[1] ?? quoted[2] ?? ''), true);
    }
    const word = matchAt(wordToken, this.text, this.#at);
    if (word === null)
      this.#fail(
        /["']/u.test(this.text[this.#at] ?? '') ? 'this quote is never closed' : 'a value is missing here',
      );
    this.#at += word[0].length;
    return wordLiteral(word[0]);
  }

  #take(sign: string): boolean {
    this.#skipBlanks();
    if (!this.text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #skipBlanks(): number {
    this.#at += matchAt(blanks, this.text, this.#at)?.[0].length ?? 0;
    return this.#at;
  }

  #fail(message: string): never {
    throw new Malformed(this.#at, message);
  }
}

function wordLiteral(text: string): Literal {
  if (text === 'true' || text === 'false') return { kind: 'boolean', text };
  if (text === 'null') return { kind: 'null', text };
  return textLiteral(text, false);
}

function textLiteral(text: string, quoted: boolean): Literal {
  const number = decimalNumber(text);
  return number === null
    ? { kind: 'text', text }
    : { kind: 'number', number, text, identity: !isPlainNumber(text) && (quoted || /^[+-]?0\d/u.test(text)) };
}
