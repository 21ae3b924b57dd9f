import type { LlamaModel, Token } from 'node-llama-cpp';

/** Tokens that a sign may be spread over. */
const mostHeld = 8;
/** Some vocabularies write a blank or not, by what stands before. */
const looksBack = 8;

/** Tokens as text, as they come: a sign that is not whole yet is held back. */
export class TokenText {
  readonly #before: Token[] = [];
  #held: Token[] = [];

  constructor(
    private readonly model: LlamaModel,
    prompt: readonly Token[],
    private readonly withMarks: boolean,
  ) {
    this.#before.push(...prompt.slice(-looksBack));
  }

  push(token: Token): string {
    this.#held.push(token);
    const text = this.#text();
    if (text.endsWith('\uFFFD') && this.#held.length < mostHeld) return '';
    return this.#taken(text);
  }

  end(): string {
    return this.#held.length === 0 ? '' : this.#taken(this.#text());
  }

  #text(): string {
    return this.model.detokenize(this.#held, this.withMarks, this.#before);
  }

  #taken(text: string): string {
    this.#before.push(...this.#held);
    this.#before.splice(0, Math.max(0, this.#before.length - looksBack));
    this.#held = [];
    return text;
  }
}
