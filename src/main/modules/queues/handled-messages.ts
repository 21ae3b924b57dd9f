import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/base/clock';

/** What messages of a queue are told apart by. */
interface QueuedMessage {
  readonly payload: Uint8Array;
  /** The broker says that it gave the message out before. */
  readonly redelivered: boolean;
  /** Of the sender; null: it gave none. */
  readonly messageId: string | null;
  /** What stands beside the text, as JSON. */
  readonly said: string;
}

/** Messages that were handled. Survives this process. `place` names broker and queue. */
export interface HandledQueued {
  /** With an id: whether it was handled of late. */
  isKnown(place: string, mark: string): boolean;
  /** Takes part in the transaction around it. */
  rememberId(place: string, mark: string, at: number): void;
  /** Without an id: how many equal ones were handled whose acknowledgement the broker may not have. */
  unsettled(place: string, mark: string): number;
  /** Takes part in the transaction around it. */
  addUnsettled(place: string, mark: string): void;
  /** Of these marks so many fewer. */
  settle(place: string, marks: readonly string[]): void;
  marksOf(place: string): readonly string[];
}

const hash = (...parts: readonly (string | Uint8Array)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${String(part.length)}:`).update(part);
  return sum.digest('base64url');
};

/** After so long with a connection what was left open before has come again, or went to somebody else. */
const comesAgainWithinMs = 600_000;

/** A message that came, and how it stands with those before it. */
export interface Came {
  readonly handledBefore: boolean;
  /** Within the transaction that handles it. */
  remember(): void;
  /** Its acknowledgement is on its way; `settle` says that the broker has it. */
  readonly mark: string | null;
}

/**
 * Which messages of one connection to one queue were handled before. The broker gives a message that was not
 * acknowledged out again: to us after a crash between the durable write and the acknowledgement, or after the
 * connection broke.
 *
 * One with an id of its sender is known by that and its text, for as long as the store keeps it, whether or not the
 * broker says that it comes again: a sender that got no answer sends it a second time. Without an id an equal message
 * is news, unless the broker says that it comes again and we handled an equal one whose acknowledgement it may not
 * have; each handled one stands for one that comes again.
 */
export class HandledBefore {
  /** How many of each mark are on their way on this connection: they stand for no other. */
  readonly #taken = new Map<string, number>();
  readonly #since: number;
  /** Marks that an earlier connection left. */
  #earlier: ReadonlySet<string>;

  constructor(
    private readonly place: string,
    private readonly store: HandledQueued,
    private readonly clock: Clock,
  ) {
    this.#since = clock.steady();
    this.#earlier = new Set(store.marksOf(place));
  }

  came({ payload, redelivered, messageId, said }: QueuedMessage): Came {
    const { place, store, clock } = this;
    if (messageId !== null) {
      const mark = hash('id', messageId, payload);
      return {
        handledBefore: store.isKnown(place, mark),
        remember: () => {
          store.rememberId(place, mark, clock.now());
        },
        mark: null,
      };
    }
    const mark = hash('text', said, payload);
    const handledBefore = redelivered && store.unsettled(place, mark) > (this.#taken.get(mark) ?? 0);
    if (handledBefore) this.#take(mark);
    return {
      handledBefore,
      remember: () => {
        store.addUnsettled(place, mark);
        this.#take(mark);
      },
      mark,
    };
  }

  /** The broker has the acknowledgements of these. */
  settle(marks: readonly string[]): void {
    const over: string[] = [];
    if (this.#earlier.size > 0 && this.clock.steady() - this.#since >= comesAgainWithinMs) {
      for (const mark of this.#earlier) {
        const left = this.store.unsettled(this.place, mark) - (this.#taken.get(mark) ?? 0);
        for (let count = 0; count < left; count += 1) over.push(mark);
      }
      this.#earlier = new Set();
    }
    const known = marks.filter((mark) => this.#giveBack(mark));
    if (known.length + over.length > 0) this.store.settle(this.place, [...known, ...over]);
  }

  #take(mark: string): void {
    this.#taken.set(mark, (this.#taken.get(mark) ?? 0) + 1);
  }

  /** Whether one was on its way: what concerned nobody was not remembered. */
  #giveBack(mark: string): boolean {
    const taken = this.#taken.get(mark) ?? 0;
    if (taken > 1) this.#taken.set(mark, taken - 1);
    else this.#taken.delete(mark);
    return taken > 0;
  }
}
