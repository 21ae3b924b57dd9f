import type { Token } from './lexer';
import { bodyText, type Arguments, type Comparison, type Expression, type Reckoning } from './syntax';
import { fail } from './values';

const constants: Readonly<Record<string, boolean | null>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  none: null,
  None: null,
};

const comparing = new Set(['==', '!=', '<', '<=', '>', '>=']);

/** Reads expressions as Jinja does. */
export class ExpressionReader {
  #at = 0;

  constructor(protected readonly tokens: readonly Token[]) {}

  protected get next(): Token | undefined {
    return this.tokens[this.#at];
  }

  protected take(): Token {
    const token = this.next ?? fail('Unexpected end of the template');
    this.#at += 1;
    return token;
  }

  protected is(kind: 'operator' | 'name', text: string, ahead = 0): boolean {
    const token = this.tokens[this.#at + ahead];
    return token?.kind === kind && token.text === text;
  }

  protected takes(kind: 'operator' | 'name', text: string): boolean {
    if (!this.is(kind, text)) return false;
    this.#at += 1;
    return true;
  }

  protected expect(kind: 'operator' | 'name', text: string): void {
    if (!this.takes(kind, text)) fail(`Expected ${text} instead of ${shown(this.next)}`);
  }

  protected word(): string {
    const token = this.take();
    return token.kind === 'name' ? token.text : fail(`Expected a name instead of ${shown(token)}`);
  }

  /** One value, or several without brackets. */
  protected values(choices = true): Expression {
    const first = this.#valueOf(choices);
    if (!this.is('operator', ',')) return first;
    const items = [first];
    while (this.takes('operator', ',')) {
      if (this.#endsValues()) break;
      items.push(this.#valueOf(choices));
    }
    return { kind: 'tuple', items };
  }

  #endsValues(): boolean {
    const token = this.next;
    return (
      token === undefined ||
      token.kind === 'close-block' ||
      token.kind === 'close-print' ||
      (token.kind === 'operator' && /[)=]/u.test(token.text)) ||
      (token.kind === 'name' && (token.text === 'if' || token.text === 'recursive'))
    );
  }

  #valueOf(choices: boolean): Expression {
    return choices ? this.expression() : this.#or();
  }

  expression(): Expression {
    let value = this.#or();
    while (this.takes('name', 'if')) {
      const test = this.#or();
      const otherwise = this.takes('name', 'else') ? this.expression() : null;
      value = { kind: 'choice', test, then: value, otherwise };
    }
    return value;
  }

  #or(): Expression {
    let left = this.#and();
    while (this.takes('name', 'or')) left = { kind: 'or', left, right: this.#and() };
    return left;
  }

  #and(): Expression {
    let left = this.#not();
    while (this.takes('name', 'and')) left = { kind: 'and', left, right: this.#not() };
    return left;
  }

  #not(): Expression {
    return this.takes('name', 'not') ? { kind: 'not', of: this.#not() } : this.#compared();
  }

  #compared(): Expression {
    const first = this.#sum();
    const rest: Comparison[] = [];
    for (;;) {
      const operator = this.#comparison();
      if (operator === null) return rest.length === 0 ? first : { kind: 'compared', first, rest };
      rest.push({ operator, right: this.#sum() });
    }
  }

  #comparison(): string | null {
    const token = this.next;
    if (token?.kind === 'operator' && comparing.has(token.text)) {
      this.take();
      return token.text;
    }
    if (this.takes('name', 'in')) return 'in';
    if (!this.is('name', 'not') || !this.is('name', 'in', 1)) return null;
    this.take();
    this.take();
    return 'not in';
  }

  #sum(): Expression {
    return this.#reckoned(['+', '-'], () => this.#joined());
  }

  #joined(): Expression {
    const parts = [this.#product()];
    while (this.takes('operator', '~')) parts.push(this.#product());
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind: 'joined', parts };
  }

  #product(): Expression {
    return this.#reckoned(['*', '/', '//', '%'], () => this.#reckoned(['**'], () => this.#signed(true)));
  }

  #reckoned(operators: readonly Reckoning[], operand: () => Expression): Expression {
    let left = operand();
    for (;;) {
      const operator = operators.find((each) => this.is('operator', each));
      if (operator === undefined) return left;
      this.take();
      left = { kind: 'reckoned', operator, left, right: operand() };
    }
  }

  #signed(filters: boolean): Expression {
    const sign = this.takes('operator', '-') ? 'minus' : this.takes('operator', '+') ? 'plus' : null;
    const value: Expression = sign === null ? this.#primary() : { kind: sign, of: this.#signed(false) };
    const whole = this.#behind(value);
    return filters ? this.#filtered(whole) : whole;
  }

  #primary(): Expression {
    const token = this.take();
    switch (token.kind) {
      case 'name':
        return Object.hasOwn(constants, token.text)
          ? { kind: 'literal', value: constants[token.text] ?? null }
          : { kind: 'name', name: token.text };
      case 'string':
        return { kind: 'literal', value: token.text + this.#furtherText() };
      case 'integer':
        return { kind: 'literal', value: token.value };
      case 'float':
        return { kind: 'float', value: token.value };
      case 'operator':
        if (token.text === '(') return this.#bracketed();
        if (token.text === '[') return { kind: 'list', items: this.#items(']') };
        if (token.text === '{') return this.#mapping();
        break;
      default:
    }
    return fail(`Unexpected ${shown(token)}`);
  }

  /** Texts that follow each other are one. */
  #furtherText(): string {
    let text = '';
    for (let token = this.next; token?.kind === 'string'; token = this.next) {
      text += token.text;
      this.take();
    }
    return text;
  }

  #bracketed(): Expression {
    if (this.takes('operator', ')')) return { kind: 'tuple', items: [] };
    const value = this.values();
    this.expect('operator', ')');
    return value;
  }

  #items(close: string): readonly Expression[] {
    const items: Expression[] = [];
    while (!this.takes('operator', close)) {
      items.push(this.expression());
      if (!this.is('operator', close)) this.expect('operator', ',');
    }
    return items;
  }

  #mapping(): Expression {
    const entries: [Expression, Expression][] = [];
    while (!this.takes('operator', '}')) {
      const key = this.expression();
      this.expect('operator', ':');
      entries.push([key, this.expression()]);
      if (!this.is('operator', '}')) this.expect('operator', ',');
    }
    return { kind: 'mapping', entries };
  }

  /** Attributes, items and calls. */
  #behind(value: Expression): Expression {
    let whole = value;
    for (;;)
      if (this.takes('operator', '.')) {
        const token = this.take();
        whole =
          token.kind === 'integer'
            ? { kind: 'item', of: whole, at: { kind: 'literal', value: token.value } }
            : token.kind === 'name'
              ? { kind: 'attribute', of: whole, name: token.text }
              : fail(`Unexpected ${shown(token)}`);
      } else if (this.takes('operator', '[')) whole = this.#item(whole);
      else if (this.is('operator', '(')) whole = { kind: 'call', of: whole, args: this.#arguments() };
      else return whole;
  }

  #item(of: Expression): Expression {
    const bound = (): Expression | null =>
      this.is('operator', ':') || this.is('operator', ']') ? null : this.expression();
    const from = bound();
    if (this.takes('operator', ':')) {
      const to = bound();
      const step = this.takes('operator', ':') ? bound() : null;
      this.expect('operator', ']');
      return { kind: 'slice', of, from, to, step };
    }
    this.expect('operator', ']');
    return { kind: 'item', of, at: from ?? fail('Expected a key') };
  }

  #filtered(value: Expression): Expression {
    let whole = value;
    for (;;)
      if (this.takes('operator', '|')) whole = this.filter(whole);
      else if (this.takes('name', 'is')) whole = this.#test(whole);
      else if (this.is('operator', '(')) whole = { kind: 'call', of: whole, args: this.#arguments() };
      else return whole;
  }

  protected filter(of: Expression): Expression {
    const name = this.#dotted();
    return { kind: 'filter', of, name, args: this.is('operator', '(') ? this.#arguments() : noArguments };
  }

  /** The filters of a block, over what it writes; the first one has been announced by a word or a sign. */
  protected filtersOfBody(): Expression {
    let whole = this.filter({ kind: 'name', name: bodyText });
    while (this.takes('operator', '|')) whole = this.filter(whole);
    return whole;
  }

  #test(of: Expression): Expression {
    const denied = this.takes('name', 'not');
    const name = this.#dotted();
    return { kind: 'test', of, name, args: this.#argumentsOfTest(), denied };
  }

  #argumentsOfTest(): Arguments {
    if (this.is('operator', '(')) return this.#arguments();
    const token = this.next;
    const begins =
      token?.kind === 'name'
        ? !['else', 'or', 'and', 'is', 'if', 'in', 'not'].includes(token.text)
        : token?.kind === 'string' ||
          token?.kind === 'integer' ||
          token?.kind === 'float' ||
          (token?.kind === 'operator' && /^[[{]$/u.test(token.text));
    if (!begins) return noArguments;
    return { ...noArguments, listed: [{ value: this.#behind(this.#primary()), spread: false }] };
  }

  #dotted(): string {
    let name = this.word();
    while (this.takes('operator', '.')) name += `.${this.word()}`;
    return name;
  }

  #arguments(): Arguments {
    this.expect('operator', '(');
    const listed: { value: Expression; spread: boolean }[] = [];
    const named: { name: string; value: Expression }[] = [];
    let spread: Expression | null = null;
    while (!this.takes('operator', ')')) {
      if (this.takes('operator', '**')) spread = this.expression();
      else if (this.takes('operator', '*')) listed.push({ value: this.expression(), spread: true });
      else if (this.next?.kind === 'name' && this.is('operator', '=', 1)) {
        const name = this.word();
        this.take();
        named.push({ name, value: this.expression() });
      } else listed.push({ value: this.expression(), spread: false });
      if (!this.is('operator', ')')) this.expect('operator', ',');
    }
    return { listed, named, spread };
  }
}

export const noArguments: Arguments = { listed: [], named: [], spread: null };

const shown = (token: Token | undefined): string =>
  token === undefined ? 'the end' : 'text' in token ? token.text.slice(0, 40) : token.kind;
