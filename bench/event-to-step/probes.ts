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
   * Transactions in which events of runs were written, by their types. BEGIN to COMMIT, with the wait for the
   * disk.
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
  observeTransactions((types, span) => {
    for (const type of types) appends.set(type, span);
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
 * Tells of every outermost transaction which kinds of events of runs were inserted in it; those within it do not
 * wait for the disk.
 */
function observeTransactions(observe: (types: readonly string[], span: Span) => void): void {
  const library = BetterSqlite3.prototype as {
    transaction: (work: Work) => unknown;
    prepare: (sql: string) => { run: Work };
  };
  const [make, prepare] = [library.transaction, library.prepare];
  let depth = 0;
  let types: string[] = [];
  const timed =
    (run: Work): Work =>
    (...given) => {
      const began = process.hrtime.bigint();
      depth += 1;
      try {
        return run(...given);
      } finally {
        depth -= 1;
        if (depth === 0) {
          observe(types, { began, ended: process.hrtime.bigint() });
          types = [];
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
  library.prepare = function prepareObserved(sql) {
    const statement = prepare.call(this, sql);
    const typeAt = columnsOf(sql)?.indexOf('type') ?? -1;
    if (typeAt < 0) return statement;
    const { run } = statement;
    statement.run = (...given) => {
      types.push(String(given[typeAt]));
      return run.apply(statement, given);
    };
    return statement;
  };
}

/** Of a statement that adds events to the record of runs, in the order of its parameters. */
function columnsOf(sql: string): readonly string[] | undefined {
  return /INSERT INTO run_events \(([^)]*)\)/u.exec(sql)?.[1]?.split(', ');
}
