import type { Database } from '../../../platform/storage/database';

/** As the index of migration 0063 has them; the engine's own are no decisions of a person. */
const decides =
  "type IN ('approval-granted', 'approval-denied', 'basis-changed', 'calls-edited', 'run-cancelled')";
const decider = "CASE WHEN json_valid(event) THEN json_extract(event, '$.by') END";

/** Ids of the runs about which @decidedBy has decided something. */
export const runsDecided = `SELECT run_id FROM run_events WHERE ${decides} AND ${decider} = @decidedBy`;

/** Everybody who has, each asked for behind the one before: as many steps as there are names. */
export function readDeciders(database: Database): () => readonly string[] {
  const next = database
    .prepare<[string], string>(
      `SELECT ${decider} FROM run_events WHERE ${decides} AND ${decider} > ? ORDER BY ${decider} LIMIT 1`,
    )
    .pluck();
  return () => {
    const names: string[] = [];
    for (let name = next.get(''); name !== undefined; name = next.get(name)) names.push(name);
    return names.filter((name) => name !== 'engine');
  };
}
