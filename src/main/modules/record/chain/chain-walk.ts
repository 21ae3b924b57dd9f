import type { RecordFinding } from '../../../../shared/record';
import { beginning, hashAfter } from '../../../platform/storage/record-links';

export interface EventRow {
  readonly rowid: number;
  readonly run_id: string;
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly event: string;
  readonly link: number | null;
  readonly hash: Buffer | null;
}

/** In the order in which they were written. */
export const eventColumns = 'rowid, run_id, seq, at, type, event, link, hash';

/** By the first event of a range that was deleted because it was old: its last event, and the hash of that. */
export type Removed = ReadonlyMap<number, readonly [last: number, hash: Buffer]>;

/** Goes over the events of the record in their order, and tells each that does not follow from the one before. */
export class ChainWalk {
  #expected: number;
  #last: Buffer | null;

  /** `from`: where the record begins for this walk; null `last`: what stands before is not known. */
  constructor(
    from: { readonly expected: number; readonly last: Buffer | null } = { expected: 1, last: beginning },
    private readonly passed: (link: number, hash: Buffer) => void = () => {},
  ) {
    this.#expected = from.expected;
    this.#last = from.last;
  }

  /** Number of the event that comes next. */
  get expected(): number {
    return this.#expected;
  }

  /** Of the event before that one; null: it cannot be known. */
  get last(): Buffer | null {
    return this.#last;
  }

  /** Null: the event follows from what stands before. */
  take(
    { run_id: runId, seq, at, type, event, link, hash }: EventRow,
    removed: Removed,
  ): RecordFinding | null {
    if (link === null || hash === null) return { kind: 'added', runId, seq, link };
    this.skip(removed);
    if (link < this.#expected) return { kind: 'moved', runId, seq, link };
    // Behind a gap nothing says what stood before: the next event tells whether this one is as it was.
    const finding = ((): RecordFinding | null => {
      if (link > this.#expected)
        return { kind: 'missing', runId: null, seq: null, link: this.#expected, upTo: link - 1 };
      return this.#last === null || hashAfter(this.#last, { link, runId, seq, at, type, event }).equals(hash)
        ? null
        : { kind: 'changed', runId, seq, link };
    })();
    this.#pass(link, hash);
    return finding;
  }

  /** Steps over what was deleted because it was old. */
  skip(removed: Removed): void {
    for (;;) {
      const range = removed.get(this.#expected);
      if (range === undefined) return;
      const [to, hash] = range;
      if (to < this.#expected) return;
      this.#pass(to, hash);
    }
  }

  #pass(link: number, hash: Buffer): void {
    this.#expected = link + 1;
    this.#last = hash;
    this.passed(link, hash);
  }
}
