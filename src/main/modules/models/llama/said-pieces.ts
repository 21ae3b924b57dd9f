import { thoughtsIn } from '../../../../domain/answer/thoughts';
import type { ModelDelta } from '../../../ports/provider';
import type { AnswerPiece } from './tool-call-reader';

type Call = Extract<AnswerPiece, { type: 'call' }>;

/**
 * What a model has said so far, and where in it calls stand: whether one was only thought of is known when
 * the answer is whole.
 */
export class SaidPieces {
  #text = '';
  readonly #written: { readonly at: number; readonly call: Call | null }[] = [];

  /** Text, as it comes. */
  add(pieces: readonly AnswerPiece[]): readonly ModelDelta[] {
    return pieces.flatMap((piece) => {
      if (piece.type !== 'text')
        this.#written.push({ at: this.#text.length, call: piece.type === 'call' ? piece : null });
      this.#text += piece.type === 'call' ? ' ' : piece.text;
      return piece.type === 'call' ? [] : [{ type: 'text', text: piece.text }];
    });
  }

  /** Everything that was written as a call: null for what is none, or stands in a thought. */
  written(): readonly (Call | null)[] {
    const thoughts = thoughtsIn(this.#text);
    return this.#written.map(({ at, call }) =>
      thoughts.some(({ start, end }) => start <= at && at < end) ? null : call,
    );
  }
}
