import { canonicalJson } from '../../../../shared/canonical-json';
import type { ModelToolCall } from '../../../ports/provider';

export const fingerprint = (call: Pick<ModelToolCall, 'name' | 'arguments'>): string =>
  `${call.name} ${canonicalJson(call.arguments)}`;

/** Keeps the first of identical calls within one answer, and every call of a repeatable tool. */
export function withoutDuplicates(
  calls: readonly ModelToolCall[],
  repeatable: ReadonlySet<string>,
): readonly ModelToolCall[] {
  const seen = new Set<string>();
  return calls.filter((call) => {
    if (repeatable.has(call.name)) return true;
    const mark = fingerprint(call);
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  });
}

/**
 * Of an answer with a call that cannot be read none is carried out: what they were to do together is not known.
 * Each of the others says so as its result.
 */
export function wholeOrNone(calls: readonly ModelToolCall[]): readonly ModelToolCall[] {
  const broken = calls.find((call) => call.unreadable !== undefined);
  if (broken === undefined) return calls;
  const unreadable = `Not carried out, because the call of ${broken.name} in the same answer cannot be read. Make both again, if both are to be done.`;
  return calls.map((call) => (call.unreadable === undefined ? { ...call, unreadable } : call));
}

/** Identical rounds after which a turn is stuck. */
const stuckAfterRounds = 3;

/** Notices a model that asks for the same round of calls again and again. */
export class LoopGuard {
  #last = '';
  #repeats = 0;

  /** True when this round makes it three identical ones in a row. */
  isStuck(calls: readonly ModelToolCall[]): boolean {
    const round = calls.map(fingerprint).join('\n');
    this.#repeats = round === this.#last ? this.#repeats + 1 : 1;
    this.#last = round;
    return this.#repeats >= stuckAfterRounds;
  }
}
