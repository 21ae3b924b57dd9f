import type { Client } from 'pg';
import { untilAborted } from '../../../platform/base/until-aborted';
import type { FleetStore } from '../../../ports/fleet-store';
import { newerTables, toDatabaseFailure, wrongEncoding } from './failure';
import { leave } from './leave';
import { migrations } from './migrations';
import { addressOf, type DatabasePlace } from './place';
import { sessionOver } from './session';

/** Longest wait for a connection, and for the answer to one statement. */
const answerWithinMs = 10_000;
/** Of the advisory lock under which tables are made: "zclw" as a number. */
const migrationLock = 2_053_344_375;

/** The database of the fleet. Its tables are made when they are missing. */
export const postgresStore = (place: DatabasePlace): FleetStore => ({
  address: addressOf(place),
  connect: async (signal) => {
    const client = await openClient(place, signal);
    try {
      await migrate(client);
      return sessionOver(client);
    } catch (failure) {
      await leave(client);
      throw toDatabaseFailure(failure);
    }
  },
});

/** Rejects with an AppError that says why there is no connection. */
export async function openClient(place: DatabasePlace, signal: AbortSignal): Promise<Client> {
  const { Client } = (await import('pg')).default;
  const client = new Client({
    host: place.host,
    port: place.port,
    database: place.database,
    user: place.user,
    ...(place.password === null ? {} : { password: place.password }),
    ssl:
      place.tls === 'none'
        ? false
        : {
            // Whom the certificate has to name: the driver says it for names alone, not for addresses.
            host: place.host,
            rejectUnauthorized: place.tls === 'checked',
            ...(place.ca === null ? {} : { ca: place.ca }),
          },
    application_name: 'zeroclaw',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    statement_timeout: answerWithinMs,
    keepAlive: true,
  });
  // Who uses the connection next is told by its own statement.
  client.on('error', () => {});
  try {
    await untilAborted(signal, client.connect());
  } catch (failure) {
    await leave(client);
    throw signal.aborted ? failure : toDatabaseFailure(failure);
  }
  return client;
}

/** Makes what is missing, one engine at a time. Rejects where a newer program has been. */
async function migrate(client: Client): Promise<void> {
  await checkEncoding(client);
  if ((await versionOf(client)) === migrations.length) return;
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(
      'CREATE SCHEMA IF NOT EXISTS zeroclaw; CREATE TABLE IF NOT EXISTS zeroclaw.migrations (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    );
    const version = (await versionOf(client)) ?? 0;
    for (const { name, sql } of migrations.slice(version)) {
      await client.query(sql);
      await client.query('INSERT INTO zeroclaw.migrations (name) VALUES ($1)', [name]);
    }
    await client.query('COMMIT');
  } catch (failure) {
    await client.query('ROLLBACK').catch(() => {});
    throw failure;
  }
}

/** Throws for one that does not hold every text. */
export async function checkEncoding(client: Client): Promise<void> {
  const { rows: encodings } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  if (encodings[0]?.server_encoding !== 'UTF8') throw wrongEncoding(encodings[0]?.server_encoding ?? '');
}

/** Null: there are no tables. Throws where a newer program has made them. */
export async function versionOf(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('zeroclaw.migrations') IS NOT NULL AS there",
  );
  if (rows[0]?.there !== true) return null;
  const counted = await client.query<{ done: number }>(
    'SELECT count(*)::int AS done FROM zeroclaw.migrations',
  );
  const done = counted.rows[0]?.done ?? 0;
  if (done > migrations.length) throw newerTables();
  return done;
}
