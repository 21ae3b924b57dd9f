import type { Client, QueryResultRow } from 'pg';
import { beginning } from '../../../platform/storage/record-links';
import type {
  Appended,
  Batch,
  Beat,
  FleetMember,
  FleetSession,
  HandedEvent,
  HandedRemoval,
  HandedRow,
  Registration,
} from '../../../ports/fleet-store';
import type { Me } from '../../../ports/fleet-calls';
import type { FleetTick } from '../../../ports/fleet-ticks';
import { hears, type Ask } from './ask';
import { callsOver } from './calls';
import { toDatabaseFailure } from './failure';
import { leave } from './leave';
import { newsHeard, tellNews } from './news';
import { acknowledgeOrder, giveOrder, newestOrder, orderFor, ordersHeard } from './orders';
import { enginesIn, eventsIn, runsIn } from './views';

/** What the engines share, over an open connection. Each statement is a transaction of its own. */
export function sessionOver(client: Client): FleetSession {
  const ask: Ask = async <T extends QueryResultRow>(sql: string, values: unknown[]) => {
    try {
      return (await client.query<T>(sql, values)).rows;
    } catch (failure) {
      throw toDatabaseFailure(failure);
    }
  };
  return {
    ...callsOver(client, ask),
    register: (member) => register(ask, member),
    append: (me, batch) => append(ask, me, batch),
    keepRows: (me, rows) => keepRows(ask, me, rows),
    beat: (me, told) => beat(ask, me, told),
    left: async ({ name, token }) => {
      await ask(
        `WITH mine AS (
           UPDATE zeroclaw.engines SET left_at = clock_timestamp(), lease_until = NULL
           WHERE name = $1 AND token = $2::bigint RETURNING name
         )
         SELECT ${tellNews} FROM mine`,
        [name, token],
      );
    },
    forget: async (name) => {
      const forgotten = await ask(
        'UPDATE zeroclaw.engines SET left_at = clock_timestamp() WHERE name = $1 AND left_at IS NULL AND coalesce(lease_until, seen_at) <= clock_timestamp() RETURNING name',
        [name],
      );
      return forgotten.length > 0;
    },
    order: (me, order) => giveOrder(ask, me, order),
    orderFor: (me) => orderFor(ask, me),
    acknowledge: (me, number, outcome) => acknowledgeOrder(ask, me, number, outcome),
    newestOrder: () => newestOrder(ask),
    hearOrders: hears(client, ask, ordersHeard),
    hearNews: hears(client, ask, newsHeard),
    takeTick: (me, tick) => takeTick(ask, me, tick),
    engines: () => enginesIn(ask),
    runs: (wanted) => runsIn(ask, wanted),
    events: (wanted) => eventsIn(ask, wanted),
    positionOf: async (engine) => {
      const row = await engineOf(ask, engine);
      return { link: row?.link ?? 0, hash: row?.hash ?? beginning.toString('hex') };
    },
    recordOf: (engine, after, upTo, limit) =>
      ask<HandedEvent>(
        `SELECT link::float8, run_id AS "runId", seq::float8, at::float8, type, event, hash FROM zeroclaw.run_events
         WHERE engine = $1 AND link > $2 AND link <= $3 ORDER BY link LIMIT $4`,
        [engine, after, upTo, limit],
      ),
    removalsOf: (engine) =>
      ask<HandedRemoval>(
        'SELECT id::float8, at::float8, ranges FROM zeroclaw.removals WHERE engine = $1 ORDER BY id',
        [engine],
      ),
    close: () => leave(client),
  };
}

interface EngineRow {
  readonly home: string;
  readonly host: string;
  readonly seen: number;
  readonly token: string;
  readonly link: number;
  readonly hash: string;
  readonly removal: number;
}

// Numbers of events are far below 2^53.
const engineColumns =
  'home, host, (extract(epoch FROM seen_at) * 1000)::float8 AS seen, token::text, link::float8, hash, removal::float8';

const joined = ({ token, link, hash, removal }: EngineRow): Registration => ({
  kind: 'joined',
  token,
  position: { link, hash },
  removal,
});

async function engineOf(ask: Ask, name: string): Promise<EngineRow | undefined> {
  const [row] = await ask<EngineRow>(`SELECT ${engineColumns} FROM zeroclaw.engines WHERE name = $1`, [name]);
  return row;
}

async function register(ask: Ask, member: FleetMember): Promise<Registration> {
  const { name, home, host, version, tags, token } = member;
  const about = [name, home, host, version, tags];
  if (token !== null) {
    const [row] = await ask<EngineRow>(
      `UPDATE zeroclaw.engines SET host = $3, version = $4, tags = $5, seen_at = clock_timestamp()
       WHERE name = $1 AND home = $2 AND token = $6::bigint RETURNING ${engineColumns}`,
      [...about, token],
    );
    if (row !== undefined) return joined(row);
    const other = await engineOf(ask, name);
    // A database that was put back knows less than it said once.
    if (other?.home === home && BigInt(other.token) > BigInt(token))
      return { kind: 'replaced', host: other.host };
  }
  const [row] = await ask<EngineRow>(
    `INSERT INTO zeroclaw.engines AS e (name, home, host, version, tags, token, started_at, seen_at, hash)
     VALUES ($1, $2, $3, $4, $5, $6::bigint, clock_timestamp(), clock_timestamp(), $7)
     ON CONFLICT (name) DO UPDATE SET host = $3, version = $4, tags = $5, token = greatest(e.token + 1, $6::bigint),
       started_at = clock_timestamp(), seen_at = clock_timestamp()
     WHERE e.home = $2 RETURNING ${engineColumns}`,
    [...about, token === null ? '1' : String(BigInt(token) + 1n), beginning.toString('hex')],
  );
  if (row !== undefined) return joined(row);
  const other = await engineOf(ask, name);
  return { kind: 'taken', host: other?.host ?? '', seenAt: Math.round(other?.seen ?? 0) };
}

/** The place of the record moves and its events come in one statement, or nothing happens. */
const appendAll = `
  WITH mine AS (
    UPDATE zeroclaw.engines SET link = $5, hash = $6, removal = greatest(removal, $7), seen_at = clock_timestamp()
    WHERE name = $1 AND token = $2::bigint AND link = $3 AND hash = $4 RETURNING name
  ), events AS (
    INSERT INTO zeroclaw.run_events (engine, link, run_id, seq, at, type, event, hash, late)
    SELECT name, e.* FROM mine, unnest($8::bigint[], $9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::text[], $14::text[], $15::boolean[]) AS e
  ), removed AS (
    INSERT INTO zeroclaw.removals (engine, id, at, ranges)
    SELECT name, r.* FROM mine, unnest($16::bigint[], $17::bigint[], $18::text[]) AS r
    ON CONFLICT DO NOTHING
  ), folded AS (
    INSERT INTO zeroclaw.runs (engine, run_id, status, started_at, run)
    SELECT name, r.* FROM mine, unnest($19::text[], $20::text[], $21::bigint[], $22::text[]) AS r
    ON CONFLICT (engine, run_id) DO UPDATE SET status = excluded.status, started_at = excluded.started_at, run = excluded.run
  )
  SELECT name, ${tellNews} FROM mine`;

async function append(ask: Ask, me: Me, batch: Batch): Promise<Appended> {
  const { from, to, events, removals, runs, connectedAt } = batch;
  const done = await ask(appendAll, [
    me.name,
    me.token,
    from.link,
    from.hash,
    to.link,
    to.hash,
    removals.at(-1)?.id ?? 0,
    events.map(({ link }) => link),
    events.map(({ runId }) => runId),
    events.map(({ seq }) => seq),
    events.map(({ at }) => at),
    events.map(({ type }) => type),
    events.map(({ event }) => event),
    events.map(({ hash }) => hash),
    events.map(({ at }) => at < connectedAt),
    removals.map(({ id }) => id),
    removals.map(({ at }) => at),
    removals.map(({ ranges }) => ranges),
    runs.map(({ runId }) => runId),
    runs.map(({ status }) => status),
    runs.map(({ startedAt }) => startedAt),
    runs.map((run) => JSON.stringify(run)),
  ]);
  if (done.length > 0) return { kind: 'appended' };
  const now = await engineOf(ask, me.name);
  if (now?.token !== me.token) return { kind: 'replaced', host: now?.host ?? '' };
  // The answer to the same batch was lost.
  if (now.link === to.link && now.hash === to.hash) return { kind: 'appended' };
  return { kind: 'elsewhere', position: { link: now.link, hash: now.hash } };
}

async function keepRows(ask: Ask, me: Me, rows: readonly HandedRow[]): Promise<boolean> {
  const mine = await ask(
    `WITH mine AS (
       UPDATE zeroclaw.engines SET seen_at = clock_timestamp() WHERE name = $1 AND token = $2::bigint RETURNING name
     ), kept AS (
       INSERT INTO zeroclaw.events (engine, id, at, row)
       SELECT name, e.* FROM mine, unnest($3::bigint[], $4::bigint[], $5::text[]) AS e
       ON CONFLICT (engine, id) DO UPDATE SET at = excluded.at, row = excluded.row, handed_at = now()
     )
     SELECT name, ${tellNews} FROM mine`,
    [me.name, me.token, rows.map(({ id }) => id), rows.map(({ at }) => at), rows.map(({ row }) => row)],
  );
  return mine.length > 0;
}

async function beat(ask: Ask, me: Me, { about, skewMs, leaseMs }: Beat): Promise<number | null> {
  const [row] = await ask<{ now: number }>(
    `UPDATE zeroclaw.engines SET seen_at = clock_timestamp(), left_at = NULL, about = $3, skew_ms = $4,
       lease_until = clock_timestamp() + $5 * interval '1 millisecond'
     WHERE name = $1 AND token = $2::bigint RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
    [me.name, me.token, JSON.stringify(about), skewMs === null ? null : Math.round(skewMs), leaseMs],
  );
  return row?.now ?? null;
}

/** Two that ask at once are told the same: the row of the first answers both. */
async function takeTick(
  ask: Ask,
  { name, token }: Me,
  { procedure, expression, due, isPast }: FleetTick,
): Promise<string | null> {
  const [row] = await ask<{ engine: string }>(
    isPast
      ? `SELECT coalesce(t.engine, '') AS engine FROM zeroclaw.engines e
         LEFT JOIN zeroclaw.ticks t ON t.procedure = $3 AND t.expression = $4 AND t.due = $5::bigint
         WHERE e.name = $1 AND e.token = $2::bigint`
      : `INSERT INTO zeroclaw.ticks AS t (procedure, expression, due, engine)
         SELECT $3, $4, $5::bigint, name FROM zeroclaw.engines WHERE name = $1 AND token = $2::bigint
         ON CONFLICT (procedure, expression, due) DO UPDATE SET engine = t.engine RETURNING engine`,
    [name, token, procedure, expression, due],
  );
  return row?.engine ?? null;
}
