import type { FleetTried } from '../../../../shared/fleet';
import { mayNotMakeTables, toDatabaseFailure } from './failure';
import { leave } from './leave';
import { addressOf, type DatabasePlace } from './place';
import { checkEncoding, openClient, versionOf } from './postgres-store';

/** Looks at the database and changes nothing. Rejects with an AppError that says why it cannot be used. */
export async function tryDatabase(
  place: DatabasePlace,
  { name, home }: { readonly name: string; readonly home: string },
  signal: AbortSignal,
): Promise<FleetTried> {
  const client = await openClient(place, signal);
  try {
    await checkEncoding(client);
    const address = addressOf(place);
    if ((await versionOf(client)) === null) {
      const { rows } = await client.query<{ may: boolean }>(
        "SELECT has_database_privilege(current_database(), 'CREATE') AS may",
      );
      if (rows[0]?.may !== true) throw mayNotMakeTables();
      return { address, engines: null, taken: null };
    }
    const { rows: engines } = await client.query<{ name: string; host: string; home: string }>(
      'SELECT name, host, home FROM zeroclaw.engines ORDER BY name',
    );
    return {
      address,
      engines: engines.map((engine) => ({ name: engine.name, host: engine.host })),
      taken: engines.find((engine) => engine.name === name && engine.home !== home)?.host ?? null,
    };
  } catch (failure) {
    throw toDatabaseFailure(failure);
  } finally {
    await leave(client);
  }
}
