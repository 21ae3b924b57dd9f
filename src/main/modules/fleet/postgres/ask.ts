import type { Client, QueryResultRow } from 'pg';

/** One statement, which is a transaction of its own. Rejects with an AppError. */
export type Ask = <T extends QueryResultRow>(sql: string, values: unknown[]) => Promise<readonly T[]>;

/** Calls a listener soon after something was told under this name, as long as the connection holds. */
export const hears =
  (client: Pick<Client, 'on'>, ask: Ask, name: string) =>
  async (heard: () => void): Promise<void> => {
    client.on('notification', ({ channel }) => {
      if (channel === name) heard();
    });
    await ask(`LISTEN ${name}`, []);
  };
