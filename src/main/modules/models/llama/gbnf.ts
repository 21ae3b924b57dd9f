/** The rules of a GBNF grammar (the notation llama.cpp samples under), by name. */
export class GbnfRules {
  readonly #rules = new Map<string, string>();

  /** Adds a rule unless it is there already; returns its name. */
  add(name: string, body: string): string {
    if (!this.#rules.has(name)) this.#rules.set(name, body);
    return name;
  }

  /** The same for a rule that may come to refer to itself while its body is made. */
  define(name: string, body: () => string): string {
    if (this.#rules.has(name)) return name;
    this.#rules.set(name, '');
    this.#rules.set(name, body());
    return name;
  }

  toString(): string {
    return [...this.#rules].map(([name, body]) => `${name} ::= ${body}`).join('\n');
  }
}

/** `text` as a GBNF literal. */
export const literal = (text: string): string =>
  `"${[...text].map((character) => escapes[character] ?? controlEscape(character)).join('')}"`;

const escapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const controlEscape = (character: string): string =>
  character < ' ' ? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}` : character;

/** `a | b` in parentheses: alternatives must stay on one line or inside parentheses. */
export const anyOf = (alternatives: readonly string[]): string =>
  alternatives.length === 1 ? (alternatives[0] ?? '""') : `(${alternatives.join(' | ')})`;

/** Some of `characters` as a character class. */
export const characterClass = (characters: readonly string[], negated = false): string =>
  `[${negated ? '^' : ''}${characters.map((character) => classEscapes[character] ?? character).join('')}]`;

const classEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  ']': '\\]',
  '[': '\\[',
  '\\': '\\\\',
  '^': '\\^',
  '-': '\\-',
};
