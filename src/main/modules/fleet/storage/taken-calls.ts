import type { Database } from '../../../platform/storage/database';
import type { CallName } from '../../../ports/fleet-calls';

/** Calls of other engines that this one has begun to carry out. */
export interface TakenCalls {
  /** The run that does; null: none was begun. */
  runOf(call: CallName): string | null;
  /** In the transaction in which the run begins. Throws when one had begun: then none begins. */
  begun(call: CallName, runId: string): void;
}

export function createTakenCalls(database: Database): TakenCalls {
  const find = database
    .prepare<[string, string], string>('SELECT run_id FROM fleet_taken WHERE engine = ? AND key = ?')
    .pluck();
  const put = database.prepare('INSERT INTO fleet_taken (engine, key, run_id) VALUES (?, ?, ?)');
  return {
    runOf: ({ engine, key }) => find.get(engine, key) ?? null,
    begun: ({ engine, key }, runId) => {
      put.run(engine, key, runId);
    },
  };
}
