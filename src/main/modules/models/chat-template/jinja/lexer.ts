import { fail } from './values';

export type Token =
  | { readonly kind: 'text' | 'name' | 'string' | 'operator'; readonly text: string }
  | { readonly kind: 'integer' | 'float'; readonly text: string; readonly value: number }
  | { readonly kind: 'open-print' | 'close-print' | 'open-block' | 'close-block' };

/*
 * The spaces around blocks are Jinja's with `trim_blocks` and `lstrip_blocks`, as Transformers sets it up: one line
 * break behind a block goes, and the blanks before one that begins its line. A minus takes all blanks, a plus leaves
 * them.
 */
const opening = /\{%[-+]?\s*raw\s*(?:-%\}\s*|%\})|\{%[-+]?|\{\{[-+]?|\{#[-+]?/gu;
const endOfComment = /(?:\+#\}|-#\}\s*|#\}\n?)/gu;
const endOfRaw = /\{%([-+]?)\s*endraw\s*(?:\+%\}|-%\}\s*|%\}\n?)/gu;
const endOfBlock = /\+%\}|-%\}\s*|%\}\n?/uy;
const endOfPrint = /-\}\}\s*|\}\}/uy;

const blanks = /\s+/uy;
const float = /(?<!\.)(?:\d+_)*\d+(?:\.(?:\d+_)*\d+(?:[eE][+-]?(?:\d+_)*\d+)?|[eE][+-]?(?:\d+_)*\d+)/uy;
const integer = /0[bB](?:_?[01])+|0[oO](?:_?[0-7])+|0[xX](?:_?[\da-fA-F])+|[1-9](?:_?\d)*|0(?:_?0)*/uy;
const name = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}_]*/uy;
const quotes = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/suy;
const operator = /\*\*|\/\/|==|!=|<=|>=|[-+*/%~<>=|.,:;()[\]{}]/uy;

/** A template as its tokens. Throws a TemplateFailure. */
export function tokenize(source: string): readonly Token[] {
  return new Lexer(source.replaceAll(/\r\n?/gu, '\n').replace(/\n$/u, '')).tokens();
}

class Lexer {
  readonly #tokens: Token[] = [];
  #at = 0;
  /** What was read last ended its line. */
  #startsLine = true;

  constructor(private readonly source: string) {}

  tokens(): readonly Token[] {
    while (this.#at < this.source.length) {
      opening.lastIndex = this.#at;
      const found = opening.exec(this.source);
      if (found === null) {
        this.#text(this.source.slice(this.#at));
        break;
      }
      const [mark] = found;
      this.#text(this.#before(this.source.slice(this.#at, found.index), mark));
      this.#at = found.index + mark.length;
      this.#inside(mark);
      this.#startsLine = this.source[this.#at - 1] === '\n';
    }
    return this.#tokens;
  }

  #before(text: string, mark: string): string {
    if (mark[2] === '-') return text.trimEnd();
    if (mark[2] === '+' || mark.startsWith('{{')) return text;
    const line = text.lastIndexOf('\n') + 1;
    return (line > 0 || this.#startsLine) && text.slice(line).trim() === '' ? text.slice(0, line) : text;
  }

  #text(text: string): void {
    if (text !== '') this.#tokens.push({ kind: 'text', text });
  }

  #inside(mark: string): void {
    if (mark.startsWith('{#')) this.#until(endOfComment, 'a comment');
    else if (/raw/u.test(mark)) {
      const from = this.#at;
      const end = this.#until(endOfRaw, 'raw text');
      this.#text(this.#before(this.source.slice(from, end.index), `{%${end[1] ?? ''}`));
    } else if (mark.startsWith('{{')) this.#expression('open-print', 'close-print', endOfPrint);
    else this.#expression('open-block', 'close-block', endOfBlock);
  }

  #until(end: RegExp, what: string): RegExpExecArray {
    end.lastIndex = this.#at;
    const found = end.exec(this.source) ?? fail(`The end of ${what} is missing`);
    this.#at = found.index + found[0].length;
    return found;
  }

  #expression(open: 'open-print' | 'open-block', close: 'close-print' | 'close-block', end: RegExp): void {
    this.#tokens.push({ kind: open });
    let depth = 0;
    for (;;) {
      this.#take(blanks);
      if (depth === 0 && this.#take(end) !== null) break;
      const token = this.#token();
      if (token.kind === 'operator') {
        if (/[([{]/u.test(token.text)) depth += 1;
        if (/[)\]}]/u.test(token.text)) depth -= 1;
        if (depth < 0) fail(`Unexpected ${token.text}`);
      }
      this.#tokens.push(token);
    }
    this.#tokens.push({ kind: close });
  }

  #token(): Token {
    const fraction = this.#take(float);
    if (fraction !== null)
      return { kind: 'float', text: fraction, value: Number(fraction.replaceAll('_', '')) };
    const whole = this.#take(integer);
    if (whole !== null) return { kind: 'integer', text: whole, value: Number(whole.replaceAll('_', '')) };
    const word = this.#take(name);
    if (word !== null) return { kind: 'name', text: word };
    const text = this.#take(quotes);
    if (text !== null) return { kind: 'string', text: unescaped(text.slice(1, -1)) };
    const sign = this.#take(operator);
    if (sign !== null) return { kind: 'operator', text: sign };
    return this.#at >= this.source.length
      ? fail('Unexpected end of the template')
      : fail(`Unexpected ${this.source.slice(this.#at, this.#at + 10)}`);
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.source);
    if (found === null) return null;
    this.#at = pattern.lastIndex;
    return found[0];
  }
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '\n': '',
};

/** Python's escapes; a backslash before any other sign stays. */
const unescaped = (text: string): string =>
  text.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3})|(.))/gsu,
    (all, ...found: readonly (string | undefined)[]) => {
      const [two, four, eight, octal, sign = ''] = found;
      const hex = two ?? four ?? eight;
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      return escapes[sign] ?? (/['"\\]/u.test(sign) ? sign : all);
    },
  );
