import { functionNames, functionNamed } from './functions';
import { foreignJoint, foreignOperator, plainSigns } from './foreign-signs';
import { textLiteral, wordLiteral } from './literals';
import { matchAt, readPath, unescapeQuoted } from './path';
import { compilePattern } from './pattern';
import {
  isCondition,
  pathNodesOf,
  type ArithmeticSign,
  type Comparison,
  type Condition,
  type Expression,
  type Operator,
  type Span,
  type Value,
} from './syntax';

/** Where a condition breaks; the column counts from 1. */
export interface ConditionMistake {
  readonly column: number;
  readonly message: string;
}

export type ParsedCondition =
  | { readonly ok: true; readonly condition: Condition }
  | { readonly ok: false; readonly mistake: ConditionMistake };

/** A longer one is not written by hand; what is judged for every event has a bound. */
export const longestCondition = 10_000;

/**
 * Reads a condition: comparisons of `$.path` with values, joined by `&&`, `||`, `!`, `? :` and parentheses.
 * Never throws.
 */
export function parseCondition(text: string): ParsedCondition {
  if (text.trim() === '') return { ok: true, condition: { kind: 'always' } };
  const read = parsed(text, 'a condition has at most 10000 characters', () =>
    new Parser(text, null).condition(),
  );
  return read.ok ? { ok: true, condition: read.node } : read;
}

export type ParsedExpression =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly mistake: ConditionMistake };

/**
 * Reads what stands in double braces: a value, or a condition whose outcome is the value. Paths have no `$` and
 * begin with one of `roots`. Never throws.
 */
export function parseExpression(text: string, roots: readonly string[]): ParsedExpression {
  const read = parsed(text, 'a template has at most 10000 characters', () =>
    new Parser(text, roots).expression(),
  );
  return read.ok ? { ok: true, expression: read.node } : read;
}

function parsed<T>(
  text: string,
  tooLong: string,
  read: () => T,
): { readonly ok: true; readonly node: T } | { readonly ok: false; readonly mistake: ConditionMistake } {
  try {
    if (text.length > longestCondition) throw new Malformed(longestCondition, tooLong);
    return { ok: true, node: read() };
  } catch (failure) {
    if (failure instanceof Malformed)
      return { ok: false, mistake: { column: failure.at + 1, message: failure.message } };
    throw failure;
  }
}

class Malformed extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const signOperator = />=|<=|==|!=|>|</uy;
const wordOperator = /(?:in|contains|starts_with|matches)(?![^\s"'[(])/uy;
/** Where nothing is compared by name, it is a comparison of the payload itself, and no function. */
const leadingWordOperator = /(?:in|contains|starts_with|matches)(?=\s|["'[])/uy;
const quotedToken = /"([^"\\]*(?:\\.[^"\\]*)*)"|'([^'\\]*(?:\\.[^'\\]*)*)'/suy;
const wordToken = /[^\s()<>=!&|"']+/uy;
const wordOfList = /[^\s()<>=!&|"',[\]]+/uy;
const callToken = /([A-Za-z_]\w*)\s*\(/uy;
const dollar = /\$(?=[.[\s()<>=!&|"',\]]|$)/uy;
/** A word of one name, which needs no quotes in double braces either. */
const plainWord = /^[\p{L}_][\p{L}\p{N}_-]*$/u;
const arithmeticSign = /[-+*/%](?=\s|$)/uy;
const choiceSign = /\?(?=\s|$)/uy;
const elseSign = /:(?=\s|$)/uy;
const fallbackSign = /\?\?(?=\s|$)/uy;
const blanks = /\s*/uy;
const printedQuote = /^[“”„‟«»「」‘’‚]/u;
/** Parentheses and negations within each other; deeper is not meant by anybody. */
const deepest = 65;
/** Values that are counted with, wherever they stand: each one makes the tree deeper. */
const mostJoined = 500;

const wantedOperator = 'expected one of > >= < <= == != here';
const wantedPath = 'expected $.path or one of > >= < <= == != here';
const blanksAround = 'arithmetic needs blanks around its signs';
/** Signs that only look like those of arithmetic, as word processors put them. */
const printedSigns: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
  '＋': '+',
  '－': '-',
  '＊': '*',
  '／': '/',
  '％': '%',
  '？': '?',
  '：': ':',
};

const notAsWord = '"not" is written ! here, in front of the whole comparison';
const infix = /^(?:in|contains|starts_with|matches)$/u;
const lookalikeOperator = /[≥≧≤≦≠＝＞＜！]/u;

/** What a word without quotes is taken for. */
type Words = 'none' | 'value' | 'list';

/**
 * Reads from left to right without going back. What a sign means depends on its place alone: where a value is
 * due `-` begins a word, behind a value it is arithmetic, and then has blanks around it.
 */
class Parser {
  #at = 0;
  #depth = 0;
  #joins = 0;

  readonly #pathStart: RegExp;

  constructor(
    private readonly text: string,
    /** What paths begin with in double braces; null: it is a condition, whose paths begin with `$`. */
    private readonly roots: readonly string[] | null,
  ) {
    this.#pathStart =
      roots === null ? dollar : new RegExp(`(?:${roots.join('|')})(?=[.[\\s()<>=!&|"',\\]]|$)`, 'uy');
  }

  condition(): Condition {
    const condition = this.#asCondition(this.#expression('none'));
    this.#end();
    return condition;
  }

  expression(): Expression {
    const node = this.#expression('none');
    this.#end();
    return node;
  }

  #end(): void {
    this.#skipBlanks();
    if (this.#at < this.text.length) this.#unexpected();
  }

  #expression(words: Words): Expression {
    return this.#deeper(() => {
      const first = this.#joined('||', 'or', () => this.#joined('&&', 'and', () => this.#negated(words)));
      this.#skipBlanks();
      if (!this.#takes(choiceSign)) return first;
      const condition = this.#asCondition(first);
      const yes = this.#expression(words);
      this.#skipBlanks();
      if (!this.#takes(elseSign)) this.#fail('expected ":" here, with blanks around it');
      const no = this.#expression(words);
      if (isCondition(yes) && isCondition(no)) return { kind: 'choice', condition, yes, no };
      if (isCondition(yes) || isCondition(no))
        this.#fail('both sides of ":" are values, or both are comparisons');
      return {
        kind: 'value-choice',
        condition,
        yes,
        no,
        span: { start: startOf(condition, yes), end: this.#at },
      };
    });
  }

  #joined(sign: string, kind: 'and' | 'or', read: () => Expression): Expression {
    const first = read();
    if (!this.#take(sign)) return first;
    const parts = [this.#asCondition(first)];
    do parts.push(this.#asCondition(read()));
    while (this.#take(sign));
    return { kind, parts };
  }

  #negated(words: Words): Expression {
    this.#skipBlanks();
    if (this.text[this.#at] !== '!' || this.text[this.#at + 1] === '=') return this.#comparison(words);
    this.#at += 1;
    return { kind: 'not', inner: this.#deeper(() => this.#asCondition(this.#negated(words))) };
  }

  #deeper<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > deepest) this.#fail('too many parentheses within each other');
    const node = read();
    this.#depth -= 1;
    return node;
  }

  #comparison(words: Words): Expression {
    const start = this.#skipBlanks();
    const implied =
      this.roots === null &&
      (matchAt(signOperator, this.text, start) !== null ||
        matchAt(leadingWordOperator, this.text, start) !== null);
    const left: Expression = implied
      ? { kind: 'path', path: [], implied, span: { start, end: start } }
      : this.#value(words);
    this.#skipBlanks();
    if (isCondition(left)) return left;
    const operator = this.#operator();
    if (operator === null) return left;
    const right = this.#right(operator);
    const comparison: Comparison = {
      kind: 'comparison',
      left,
      operator,
      right,
      span: { start, end: this.#at },
    };
    // Two values that stand here are equal or not, whatever comes.
    if (pathNodesOf(comparison).length === 0)
      this.#fail(this.roots === null ? wantedPath : this.#nothingCompared(), start);
    return comparison;
  }

  #operator(): Operator | null {
    const found = matchAt(signOperator, this.text, this.#at) ?? matchAt(wordOperator, this.text, this.#at);
    if (found === null) return null;
    const next = this.text[this.#at + found[0].length];
    if (next === '=' || next === '＝' || (found[0] === '<' && next === '>')) this.#wrongOperator();
    this.#at += found[0].length;
    return found[0] as Operator;
  }

  #right(operator: Operator): Value {
    const start = this.#skipBlanks();
    if (operator === 'matches') return this.#pattern(start);
    if (operator === 'in' && isListInParentheses(this.text.slice(start)))
      this.#fail('a list stands in brackets: [1, 2]');
    if (operator === 'in' && this.text[start] === '[') return this.#list(start);
    const value = this.#value('value');
    if (isCondition(value)) return this.#fail('a comparison cannot be compared', start);
    if (
      operator === 'in' &&
      value.kind === 'literal' &&
      !(value.literal.kind === 'text' && value.literal.quoted && this.text[start] !== '(')
    )
      this.#fail('a list stands in brackets: [1, 2]', start);
    return value;
  }

  #pattern(start: number): Value {
    const quoted = matchAt(quotedToken, this.text, start);
    const word = quoted === null ? matchAt(wordToken, this.text, start) : null;
    // Its backslashes are its own; only the quote has to be told from the end.
    const pattern = quoted?.[1]?.replaceAll('\\"', '"') ?? quoted?.[2]?.replaceAll("\\'", "'") ?? word?.[0];
    if (pattern === undefined) return this.#noValue();
    if (word !== null && (word[0].startsWith('$.') || matchAt(this.#pathStart, this.text, start) !== null))
      this.#fail('a pattern is written here, in quotes; it cannot come from the payload');
    const compiled = compilePattern(pattern);
    if ('mistake' in compiled) this.#fail(`the pattern cannot be read: ${compiled.mistake}`);
    this.#at += (quoted ?? word)?.[0].length ?? 0;
    return { kind: 'pattern', pattern, span: { start, end: this.#at } };
  }

  #value(words: Words): Expression {
    return this.#chain(
      () => this.#sum(words),
      fallbackSign,
      (_, left, right, span) => ({ kind: 'fallback', left, right, span }),
    );
  }

  #sum(words: Words): Expression {
    return this.#chain(
      () => this.#chain(() => this.#operand(words), /[*/%](?=\s|$)/uy, arithmetic),
      /[-+](?=\s|$)/uy,
      arithmetic,
    );
  }

  #chain(
    read: () => Expression,
    sign: RegExp,
    join: (sign: string, left: Value, right: Value, span: Span) => Value,
  ): Expression {
    const start = this.#skipBlanks();
    let left = read();
    for (;;) {
      this.#skipBlanks();
      const found = matchAt(sign, this.text, this.#at);
      if (found === null) return left;
      const value = this.#operandOf(left, start);
      this.#joins += 1;
      if (this.#joins > mostJoined) this.#fail('too many values are counted with');
      this.#at += found[0].length;
      const second = this.#skipBlanks();
      const right = this.#operandOf(read(), second);
      left = join(found[0], value, right, this.#spanFrom(start));
    }
  }

  /** A bare word is text only where it stands alone on its side. */
  #operandOf(node: Expression, start: number): Value {
    if (isCondition(node)) return this.#fail('a comparison cannot be counted with', start);
    if (node.kind === 'literal' && node.literal.kind === 'text' && !node.literal.quoted)
      return this.#fail('a text stands in quotes here', start);
    return node;
  }

  #operand(words: Words): Expression {
    const start = this.#skipBlanks();
    if (matchAt(this.#pathStart, this.text, start) !== null) return this.#path(start, words);
    const quoted = matchAt(quotedToken, this.text, start);
    if (quoted !== null) {
      this.#at += quoted[0].length;
      const literal = textLiteral(unescapeQuoted(quoted[1] ?? quoted[2] ?? ''), true);
      return { kind: 'literal', literal, span: { start, end: this.#at } };
    }
    const call = matchAt(callToken, this.text, start);
    if (call !== null) return this.#call(start, call[1] ?? '', call[0].length);
    if (this.text[start] === '(') return this.#group(start, words === 'list' ? 'list' : 'none');
    // On the right of a condition `[1,2]` has always been a text.
    if (this.text[start] === '[' && (words !== 'value' || this.roots !== null)) return this.#list(start);
    return this.#word(start, words);
  }

  #path(start: number, words: Words): Value {
    const first = matchAt(this.#pathStart, this.text, start)?.[0] ?? '';
    const read = readPath(this.text, start + first.length, words === 'list');
    if ('message' in read) throw new Malformed(read.at, read.message);
    this.#at = read.end;
    const path = this.roots === null ? read.path : [first, ...read.path];
    return { kind: 'path', path, implied: false, span: { start, end: read.end } };
  }

  #group(start: number, words: Words): Expression {
    this.#at += 1;
    const inner = this.#expression(words);
    if (!this.#take(')')) {
      if (this.#at >= this.text.length || this.text[this.#at] === ']')
        throw new Malformed(start, 'this "(" is never closed');
      this.#unexpected();
    }
    return inner;
  }

  #call(start: number, name: string, length: number): Value {
    const known = functionNamed(name);
    if (known === null)
      this.#fail(
        /^not$/iu.test(name)
          ? notAsWord
          : infix.test(name)
            ? `"${name}" stands between two values, as in $.list contains "a"`
            : foreignJoint(this.text, start) === null
              ? `there is no function ${name}; known are ${functionNames}`
              : this.#joinedByWord(start),
      );
    this.#at += length;
    const given = this.#items(start, ')', 'this "(" is never closed');
    if (given.length < known.least || given.length > known.most)
      this.#fail(`${name} takes ${known.takes}`, start);
    return { kind: 'call', name, given, span: { start, end: this.#at } };
  }

  #list(start: number): Value {
    this.#at += 1;
    const items = this.#items(start, ']', 'this "[" is never closed');
    return { kind: 'list', items, span: { start, end: this.#at } };
  }

  #items(start: number, end: string, unclosed: string): readonly Value[] {
    return this.#deeper(() => {
      const items: Value[] = [];
      if (this.#take(end)) return items;
      for (;;) {
        const at = this.#skipBlanks();
        const item = this.#expression('list');
        if (isCondition(item)) return this.#fail('a comparison cannot stand in a list', at);
        items.push(item);
        if (this.#take(end)) return items;
        if (this.#at >= this.text.length) throw new Malformed(start, unclosed);
        if (!this.#take(',')) this.#fail('expected a comma here');
      }
    });
  }

  #word(start: number, words: Words): Value {
    const word = matchAt(words === 'list' ? wordOfList : wordToken, this.text, start);
    if (word === null) return words === 'none' ? this.#noSubject() : this.#noValue();
    const literal = wordLiteral(word[0]);
    if (literal.kind === 'text' && (words === 'none' || !this.#mayBeText(word[0]))) return this.#noSubject();
    this.#at += word[0].length;
    return { kind: 'literal', literal, span: { start, end: this.#at } };
  }

  /** In double braces a word that could be meant as a path is no text. */
  #mayBeText(word: string): boolean {
    return this.roots === null || plainWord.test(word) || /^\d[^$]*$/u.test(word);
  }

  /** A comparison is due; `$.alarm` alone is none. */
  #asCondition(node: Expression): Condition {
    if (isCondition(node)) return node;
    this.#skipBlanks();
    return this.#wrongOperator();
  }

  #wrongOperator(): never {
    const before = lastWordOf(this.text.slice(0, this.#at), /\s/u);
    const inKey = before.search(lookalikeOperator);
    if (inKey >= 0) this.#at -= before.length - inKey;
    const { written, meant } = foreignOperator(this.text, this.#at) ?? {};
    if (written === '=' && meant === '==') this.#fail('"=" is not an operator; equality is ==');
    if (written !== undefined && meant !== undefined)
      this.#fail(`"${written}" is not an operator here; it is written ${meant}`);
    if (/^[-+*/%]\S/u.test(this.text.slice(this.#at, this.#at + 2))) this.#fail(blanksAround);
    if (/^(?:not|NOT)\s/u.test(this.text.slice(this.#at, this.#at + 4))) this.#fail(notAsWord);
    this.#fail(this.#foundValue() && this.roots === null ? wantedPath : wantedOperator);
  }

  #foundValue(): boolean {
    const found = this.text[this.#at];
    return found !== undefined && !/[)&|\]]/u.test(found);
  }

  #noSubject(): never {
    const rest = this.text.slice(this.#at, this.#at + 80);
    if (rest.startsWith('{{'))
      this.#fail('double braces belong into calls; a condition names a value as $.key');
    if (/^(?:not|NOT|Not)[\s(]/u.test(rest)) this.#fail(notAsWord);
    if (rest !== '' && plainSigns(rest.slice(0, 1)) === '$' && !rest.startsWith('$'))
      this.#fail('this sign only looks like $; write $');
    if (this.roots !== null) this.#noPath(rest, this.roots);
    if (/^\$[\p{L}_]/u.test(rest)) this.#fail('a dot is missing behind $: write $.key');
    return this.#wrongOperator();
  }

  /** What stands in double braces where a value is due and is none. */
  #noPath(rest: string, roots: readonly string[]): never {
    if (rest === '') this.#fail('a value is missing here');
    const afterDollar = /^\$\.?(\S*)/u.exec(rest)?.[1];
    if (afterDollar !== undefined) {
      const hasRoot = roots.some((root) => new RegExp(`^${root}(?![\\w-])`, 'u').test(afterDollar));
      this.#fail(
        `a path is written without $ in double braces: write ${hasRoot ? '' : 'payload.'}${afterDollar === '' ? 'key' : afterDollar}`,
      );
    }
    if (/^secret(?![\w-])/u.test(rest))
      this.#fail('a secret stands alone in its braces: nothing is worked out with it');
    if (printedQuote.test(rest)) this.#fail('these are printed quotes, which do not begin a text');
    const word = matchAt(wordToken, this.text, this.#at)?.[0];
    if (word === undefined) this.#fail('a value is missing here');
    this.#fail(
      `"${word}" is no path and no text: a path begins with payload, topic, meta, steps, state, item or index, and a text stands in quotes`,
    );
  }

  #nothingCompared(): string {
    return 'two values that are written here are compared; name one of the event, such as payload.key';
  }

  #noValue(): never {
    const found = this.text[this.#at] ?? '';
    return this.#fail(/["']/u.test(found) ? 'this quote is never closed' : 'a value is missing here');
  }

  /** A comparison is over, and something else than `&&`, `||` or the end follows. */
  #unexpected(): never {
    if (this.text[this.#at] === ')') this.#fail('this ")" closes nothing');
    const joint = foreignJoint(this.text, this.#at);
    if (joint !== null) this.#fail(this.#joinedByWord(this.#at));
    if (this.roots !== null && foreignOperator(this.text, this.#at) !== null) this.#wrongOperator();
    if (matchAt(dollar, this.text, this.#at) ?? matchAt(signOperator, this.text, this.#at))
      this.#fail('one comparison ends here; join two with &&');
    const printed = printedSigns[this.text[this.#at] ?? ''];
    if (printed !== undefined)
      this.#fail(
        `"${this.text[this.#at] ?? ''}" only looks like ${printed}; write ${printed} with blanks around it`,
      );
    if (/^(?:[-+*/%]|\?\??|:)\S/u.test(this.text.slice(this.#at, this.#at + 3))) this.#fail(blanksAround);
    const before = this.text.slice(0, this.#at).trimEnd();
    if (this.roots !== null && /[^\s?:][-+*/%?:]$/u.test(before)) this.#fail(blanksAround, before.length - 1);
    const word = matchAt(wordToken, this.text, this.#at)?.[0];
    const last = lastWordOf(before, /[\s()<>=!&|"']/u);
    if (word !== undefined && last !== '' && last.length < 80) {
      if (printedQuote.test(last)) this.#fail('these are printed quotes, which do not begin a text');
      if (wordLiteral(last).kind === 'number' && !matchAt(arithmeticSign, word, 0))
        this.#fail(`"${word}" stands behind the number ${last}`);
      this.#fail(`"${word}" stands behind ${last}; a text of several words stands in quotes`);
    }
    this.#fail('expected && or || here, or the end');
  }

  #joinedByWord(at: number): string {
    const { written = '', meant = '' } = foreignJoint(this.text, at) ?? {};
    return `"${written}" joins nothing here; it is written ${meant}`;
  }

  /** Up to what was read last, without the blanks behind it. */
  #spanFrom(start: number): Span {
    return { start, end: start + this.text.slice(start, this.#at).trimEnd().length };
  }

  #take(sign: string): boolean {
    this.#skipBlanks();
    if (!this.text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #takes(pattern: RegExp): boolean {
    const found = matchAt(pattern, this.text, this.#at);
    this.#at += found?.[0].length ?? 0;
    return found !== null;
  }

  #skipBlanks(): number {
    this.#at += matchAt(blanks, this.text, this.#at)?.[0].length ?? 0;
    return this.#at;
  }

  #fail(message: string, at = this.#at): never {
    throw new Malformed(at, message);
  }
}

const arithmetic = (sign: string, left: Value, right: Value, span: Span): Value => ({
  kind: 'arithmetic',
  sign: sign as ArithmeticSign,
  left,
  right,
  span,
});

const firstComparison = (condition: Condition): Comparison | null => {
  switch (condition.kind) {
    case 'comparison':
      return condition;
    case 'always':
      return null;
    case 'not':
      return firstComparison(condition.inner);
    case 'and':
    case 'or':
      return condition.parts[0] === undefined ? null : firstComparison(condition.parts[0]);
    case 'choice':
      return firstComparison(condition.condition);
  }
};

const startOf = (condition: Condition, yes: Value): number =>
  firstComparison(condition)?.span.start ?? yes.span.start;

/** What stands at the end, behind the last such sign. */
function lastWordOf(text: string, sign: RegExp): string {
  let start = text.length;
  while (start > 0 && !sign.test(text[start - 1] ?? '')) start -= 1;
  return text.slice(start);
}

/** Several values with commas between them, as other languages write a list; a value alone may stand in parentheses. */
const isListInParentheses = (text: string): boolean =>
  /^\((?:\s*(?:\)|$)|(?:"[^"]*"|'[^']*'|[^()"',])*,)/u.test(text);
