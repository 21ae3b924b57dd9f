// npm run bench -- hand-in [--events 20000]
// How fast a record is handed in to the database of a fleet, beside plain inserts. See bench/README.md.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { HandIn } from '../src/main/modules/fleet/hand-in';
import { Pace } from '../src/main/modules/fleet/pace';
import { placeOf } from '../src/main/modules/fleet/postgres/place';
import { postgresStore } from '../src/main/modules/fleet/postgres/postgres-store';
import { ledgerFollower } from '../src/main/modules/fleet/storage/follow-ledger';
import { createUnhanded } from '../src/main/modules/fleet/storage/unhanded';
import { createRunLog } from '../src/main/modules/record/storage/run-log';
import { systemClock } from '../src/main/platform/base/clock';
import { openDatabase } from '../src/main/platform/storage/database';
import { createTransaction } from '../src/main/platform/storage/transaction';
import { exampleRun } from '../src/main/testing/example-run';
import { startPostgres } from '../tests/fixtures/postgres';
import type { RunEvent } from '../src/shared/run';

const { values } = parseArgs({ options: { events: { type: 'string', default: '20000' } } });
const wanted = Number(values.events);
if (!Number.isInteger(wanted) || wanted < 1_000)
  throw new Error('--events must be a whole number, at least 1000');

const eventsOfRun = 10;
const database = openDatabase(':memory:');
ledgerFollower(database)(true);
const log = createRunLog(database);
const transaction = createTransaction(database);
transaction(false, () => {
  for (let number = 0; number < wanted / eventsOfRun; number += 1) {
    const runId = `r${String(number)}`;
    const started: RunEvent = {
      type: 'run-started',
      at: number,
      runId,
      sop: exampleRun.sop,
      sopHash: 'hash',
      trigger: exampleRun.trigger,
      approvalTimeoutSecs: 3600,
      startedBy: 'mqtt',
    };
    const steps = Array.from({ length: eventsOfRun - 1 }, (_, step): RunEvent => ({
      type: 'step-completed',
      at: number + step,
      step: 1,
      output: `The pressure is ${String(step)} bar. `.repeat(10),
    }));
    log.append(runId, 0, [started, ...steps], { ...exampleRun, runId });
  }
});
const stored = database
  .prepare<
    [],
    { link: number; run_id: string; seq: number; at: number; type: string; event: string; hash: Buffer }
  >('SELECT link, run_id, seq, at, type, event, hash FROM run_events ORDER BY rowid')
  .all();

const postgres = await startPostgres();
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
try {
  await client.query(
    'CREATE TABLE plain (link bigint PRIMARY KEY, run_id text, seq bigint, at bigint, type text, event text, hash text)',
  );
  const insert = async (row: (typeof stored)[number]): Promise<void> => {
    await client.query({
      name: 'plain',
      text: 'INSERT INTO plain VALUES ($1, $2, $3, $4, $5, $6, $7)',
      values: [row.link, row.run_id, row.seq, row.at, row.type, row.event, row.hash.toString('hex')],
    });
  };
  const single = stored.slice(0, wanted / 10);
  const alone = await perSecond(single.length, async () => {
    for (const row of single) await insert(row);
  });
  await client.query('TRUNCATE plain');
  const together = await perSecond(stored.length, async () => {
    for (let from = 0; from < stored.length; from += 500) {
      await client.query('BEGIN');
      for (const row of stored.slice(from, from + 500)) await insert(row);
      await client.query('COMMIT');
    }
  });
  const session = await postgresStore(placeOf(postgres.url, null, null)).connect(
    new AbortController().signal,
  );
  const joined = await session.register({
    name: 'bench',
    home: 'bench',
    host: 'bench',
    version: '0',
    tags: [],
    token: null,
  });
  if (joined.kind !== 'joined') throw new Error('The engine was not let in');
  const handIn = new HandIn(
    {
      unhanded: createUnhanded(database, transaction),
      pace: new Pace(),
      clock: systemClock,
      incidents: { tell() {} },
    },
    session,
    { name: 'bench', token: joined.token },
    joined,
  );
  const handed = await perSecond(stored.length, async () => {
    while (await handIn.round());
  });
  await session.close();
  const [row] = await postgres.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM zeroclaw.run_events',
  );
  if (row?.count !== stored.length) throw new Error(`Only ${String(row?.count)} events are there`);
  const bytes = stored.reduce((sum, { event }) => sum + event.length, 0) / stored.length;
  console.log(`events of ${bytes.toFixed(0)} bytes on average, a second:`);
  console.log(`handed in, with runs and hashes, 500 a statement  ${handed.toFixed(0)}`);
  console.log(`plain inserts, 500 a transaction                  ${together.toFixed(0)}`);
  console.log(`plain inserts, each a transaction                 ${alone.toFixed(0)}`);
} finally {
  await client.end();
  await postgres.close();
  database.close();
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return count / ((performance.now() - began) / 1_000);
}
