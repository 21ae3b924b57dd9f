import type { Llama, LlamaGrammar } from 'node-llama-cpp';

/** A conversation asks with the same tools again and again. */
const kept = 8;

/** Grammars by their text, the ones used last. */
export class GrammarCache {
  readonly #grammars = new Map<string, LlamaGrammar>();

  constructor(private readonly llama: Llama) {}

  async get(text: string): Promise<LlamaGrammar> {
    const grammar = this.#grammars.get(text) ?? (await this.llama.createGrammar({ grammar: text }));
    this.#grammars.delete(text);
    this.#grammars.set(text, grammar);
    for (const oldest of [...this.#grammars.keys()].slice(0, -kept)) this.#grammars.delete(oldest);
    return grammar;
  }
}
