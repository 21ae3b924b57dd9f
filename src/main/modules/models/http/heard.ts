import { contradictedKey, ExactNumber, parseExactJson, type ExactJson } from '../../../../shared/exact-json';
import type { ProviderError } from '../../../ports/provider-error';
import { contradictory, toSaidFailure } from './failures';
import { saidError, wordsIn } from './said-error';

/** A JSON object of which some part is an answer's. */
export type Piece = { readonly [key: string]: ExactJson };

/**
 * Tells the pieces of an answer from what else a server sends in its stream: an error is thrown, and what is
 * neither is kept. If no answer comes behind it, it was the server's reason.
 */
export class Heard {
  #beside: unknown = null;
  #begun = false;
  #strange: string | null = null;

  constructor(
    private readonly server: string,
    private readonly isOfAnswer: (piece: Piece) => boolean,
  ) {}

  /** Whether a piece of an answer has come. */
  get begun(): boolean {
    return this.#begun;
  }

  /** The beginning of what came last and is neither an answer nor words; null: there was nothing of that kind. */
  get strange(): string | null {
    return this.#strange;
  }

  /**
   * A piece of an answer, with all digits of its numbers; null: it is none. Throws a ProviderError for an error
   * of the server, and what `broken` makes of one that cannot be read.
   */
  piece(data: string, broken: (data: string) => ProviderError): Piece | null {
    const text = data.trim();
    if (!this.#begun && noText.test(text)) throw broken('bytes that are no text');
    // A word that keeps the line open, or the words of a failure.
    if (!text.startsWith('{') && !text.startsWith('[') && !text.startsWith('"')) {
      if (text.startsWith('<') && !this.#begun) throw broken(data);
      if (text !== '') this.#beside = text;
      return null;
    }
    const document = parseExactJson(text);
    if (document === undefined) throw broken(data);
    const error = saidError(document);
    if (error !== null) throw toSaidFailure(this.server, error, this.#begun);
    if (!isObject(document) || !this.isOfAnswer(document)) {
      if (wordsIn(document) === null) this.#strange = text.slice(0, 120);
      else this.#beside = document;
      return null;
    }
    sayOnce(this.server, text);
    this.#begun = true;
    this.#beside = null;
    return document;
  }

  /** Why no whole answer came, in the words of the server; null: it said none. */
  failure(): ProviderError | null {
    return this.#beside === null ? null : toSaidFailure(this.server, this.#beside, this.#begun);
  }
}

/** Throws a ProviderError for a document of an answer in which a key says two things: a call may be either. */
export function sayOnce(server: string, text: string): void {
  const key = contradictedKey(text);
  if (key !== null) throw contradictory(server, key);
}

/** Of bytes that were decoded and are packed, or no words at all. */
const noText = /[^\P{Cc}\t\n\v\f\r]|\uFFFD.*\uFFFD/su;

const isObject = (document: ExactJson): document is { [key: string]: ExactJson } =>
  typeof document === 'object' &&
  document !== null &&
  !Array.isArray(document) &&
  !(document instanceof ExactNumber);
