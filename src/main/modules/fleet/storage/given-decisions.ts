import type { FleetGiven } from '../../../../shared/fleet';
import type { Database } from '../../../platform/storage/database';

/** What people decided here about runs of other engines. */
export interface GivenDecisions {
  /** Before it is offered. */
  put(given: FleetGiven): void;
  settle(key: string, outcome: FleetGiven['outcome'], why: string | null): void;
  /** The newest first. */
  list(): readonly FleetGiven[];
}

const kept = 50;

export function createGivenDecisions(database: Database): GivenDecisions {
  const put = database.prepare(
    `INSERT INTO fleet_given (key, engine, run_id, sop, step, decision, by, at, outcome, why)
     VALUES (@key, @engine, @runId, @sop, @step, @decision, @by, @at, @outcome, @why)`,
  );
  const forget = database.prepare(
    'DELETE FROM fleet_given WHERE key NOT IN (SELECT key FROM fleet_given ORDER BY at DESC, key LIMIT ?)',
  );
  const settle = database.prepare('UPDATE fleet_given SET outcome = ?, why = ? WHERE key = ?');
  const list = database.prepare<[], FleetGiven>(
    'SELECT key, engine, run_id AS runId, sop, step, decision, by, at, outcome, why FROM fleet_given ORDER BY at DESC, key',
  );
  return {
    put: (given) => {
      put.run(given);
      forget.run(kept);
    },
    settle: (key, outcome, why) => {
      settle.run(outcome, why, key);
    },
    list: () => list.all(),
  };
}
