import type { QueryResultRow } from 'pg';

/** One statement, which is a transaction of its own. Rejects with an AppError. */
export type Ask = <T extends QueryResultRow>(sql: string, values: unknown[]) => Promise<readonly T[]>;
