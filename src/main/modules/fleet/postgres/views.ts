import { z } from 'zod';
import {
  FleetAbout,
  FleetRun,
  type FleetEngine,
  type FleetEvent,
  type FleetRunRow,
} from '../../../../shared/fleet';
import { parseJson } from '../../../../shared/parse-json';
import type { EventsWantedOfFleet, RunsWantedOfFleet } from '../../../ports/fleet-store';
import type { Ask } from './ask';

interface EngineRow {
  readonly name: string;
  readonly host: string;
  readonly version: string;
  readonly tags: readonly string[];
  readonly state: FleetEngine['state'];
  readonly started: number;
  readonly seen: number;
  readonly skew: number | null;
  readonly link: number;
  readonly about: string | null;
}

export async function enginesIn(ask: Ask): Promise<readonly FleetEngine[]> {
  const rows = await ask<EngineRow>(
    `SELECT name, host, version, tags,
       CASE WHEN left_at IS NOT NULL THEN 'left' WHEN lease_until > clock_timestamp() THEN 'here' ELSE 'away' END AS state,
       (extract(epoch FROM started_at) * 1000)::float8 AS started, (extract(epoch FROM seen_at) * 1000)::float8 AS seen,
       skew_ms::float8 AS skew, link::float8, about
     FROM zeroclaw.engines ORDER BY name`,
    [],
  );
  return rows.map(({ name, host, version, tags, state, started, seen, skew, link, about }) => ({
    name,
    host,
    version,
    tags: [...tags],
    state,
    startedAt: Math.round(started),
    seenAt: Math.round(seen),
    skewMs: skew,
    events: link,
    // A newer engine may say it otherwise.
    about: FleetAbout.safeParse(parseJson(about ?? '')).data ?? null,
  }));
}

export async function runsIn(
  ask: Ask,
  { engine, status, limit }: RunsWantedOfFleet,
): Promise<readonly FleetRunRow[]> {
  const rows = await ask<{ engine: string; run: string }>(
    `SELECT engine, run FROM zeroclaw.runs
     WHERE ($1::text IS NULL OR engine = $1) AND ($2::text IS NULL OR status = $2)
     ORDER BY started_at DESC, engine, run_id LIMIT $3`,
    [engine ?? null, status ?? null, limit],
  );
  return rows.flatMap(({ engine: name, run }) => {
    const { data } = FleetRun.safeParse(parseJson(run));
    return data === undefined ? [] : [{ engine: name, run: data }];
  });
}

const StoredRow = z.object({
  at: z.number(),
  source: z.string(),
  topic: z.string().nullable(),
  payload: z.string().nullable(),
  count: z.number().int(),
  verdicts: z.string(),
});
const Verdict = z.object({
  sop: z.string(),
  result: z.string(),
  runId: z.string().nullable(),
  reason: z.string().nullable(),
});
const Verdicts = z.union([
  z.array(Verdict),
  z.object({ rows: z.array(Verdict) }).transform(({ rows }) => rows),
]);

export async function eventsIn(
  ask: Ask,
  { engine: wanted, limit }: EventsWantedOfFleet,
): Promise<readonly FleetEvent[]> {
  const rows = await ask<{ engine: string; row: string }>(
    `SELECT engine, row FROM zeroclaw.events WHERE ($1::text IS NULL OR engine = $1)
     ORDER BY at DESC, engine, id DESC LIMIT $2`,
    [wanted ?? null, limit],
  );
  return rows.flatMap(({ engine, row }) => {
    const { data } = StoredRow.safeParse(parseJson(row));
    if (data === undefined) return [];
    const { verdicts, ...event } = data;
    return [{ engine, ...event, rows: Verdicts.safeParse(parseJson(verdicts)).data ?? [] }];
  });
}
