import BetterSqlite3 from 'better-sqlite3';
import { SopEngine } from '../../src/main/modules/procedures/engine';

/** From one process.hrtime to another, in nanoseconds. */
export interface Span {
  readonly began: bigint;
  readonly ended: bigint;
}

/** What happened since the last `take`. */
export interface Observed {
  /**
   * When the engine was handed the message: first thing after our client's message callback had decoded it.
   */
  readonly dispatched: bigint;
  /**
   * Transactions in which the record of runs was appended to, by the first event appended. BEGIN to COMMIT,
   * with the wait for the disk.
   */
  readonly appends: ReadonlyMap<string, Span>;
}

/**
 * Watches the engine from outside, so that nothing of this is in the product: wraps the public entry of the
 * engine, and the transactions of the SQLite library. Must be there before the engine is composed.
 */
export function placeProbes(): { take(): Observed } {
  let dispatched = 0n;
  let appends = new Map<string, Span>();
  const dispatchSoon = SopEngine.prototype.dispatchSoon;
  SopEngine.prototype.dispatchSoon = function dispatchObserved(...given) {
    dispatched = process.hrtime.bigint();
    return dispatchSoon.apply(this, given);
  };
  observeTransactions((firstEvents, span) => {
    for (const event of firstEvents) appends.set(event, span);
  });
  return {
    take() {
      const observed = { dispatched, appends };
      dispatched = 0n;
      appends = new Map();
      return observed;
    },
  };
}

type Work = (...given: unknown[]) => unknown;
type Transaction = Work & Record<'default' | 'deferred' | 'immediate' | 'exclusive', Work>;

/**
 * Tells of every outermost transaction which events were appended in it; those within it do not wait for the
 * disk.
 */
function observeTransactions(observe: (firstEvents: readonly string[], span: Span) => void): void {
  const library = BetterSqlite3.prototype as { transaction: (work: Work) => unknown };
  const make = library.transaction;
  let depth = 0;
  let firstEvents: string[] = [];
  const timed =
    (run: Work): Work =>
    (...given) => {
      const began = process.hrtime.bigint();
      depth += 1;
      try {
        const first = firstEventOf(given);
        if (first !== null) firstEvents.push(first);
        return run(...given);
      } finally {
        depth -= 1;
        if (depth === 0) {
          observe(firstEvents, { began, ended: process.hrtime.bigint() });
          firstEvents = [];
        }
      }
    };
  library.transaction = function transactionObserved(work) {
    const made = make.call(this, work) as Transaction;
    return Object.assign(timed(made), {
      default: timed(made.default),
      deferred: timed(made.deferred),
      immediate: timed(made.immediate),
      exclusive: timed(made.exclusive),
    });
  };
}

/** The record of runs appends (run id, version, events, run). */
function firstEventOf(given: readonly unknown[]): string | null {
  const events = given[2];
  const first: unknown = Array.isArray(events) ? events[0] : undefined;
  return typeof first === 'object' && first !== null && 'type' in first && typeof first.type === 'string'
    ? first.type
    : null;
}
