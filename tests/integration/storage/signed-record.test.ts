import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOfflineEngine } from '../../../src/main/cli/offline/offline-engine';
import { systemClock } from '../../../src/main/platform/base/clock';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { projectRoot } from '../../../scripts/setup/paths.mjs';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

const sops = {
  'notes/SOP.toml':
    '[sop]\nname = "notes"\ndescription = "Looks for notes"\nexecution_mode = "auto"\ncooldown_secs = 0\nmax_concurrent = 5\n[[triggers]]\ntype = "manual"\n',
  'notes/SOP.md':
    '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n',
};

async function opened(): Promise<EngineFixture> {
  const engine = await openEngine({ config: '[gateway]\nport = 0\n', sops });
  onTestFinished(() => engine.close());
  return engine;
}

/** As somebody who may write the file, and not as the engine. */
function edit(engine: EngineFixture, sql: string): void {
  const database = openDatabase(join(engine.home, 'data', 'zeroclaw.db'));
  database.exec('DROP TRIGGER IF EXISTS run_events_are_never_changed');
  database.exec(sql);
  database.close();
}

test('the record of an engine is whole and signed, across restarts', async () => {
  const engine = await opened();
  await engine.runToEnd('notes');
  await engine.restart();
  await engine.runToEnd('notes');
  await engine.restart();
  const report = await engine.ask('runs.verify', {});
  expect(report).toMatchObject({ found: 0, signed: { link: report.end.link } });
  expect(report.events).toBeGreaterThan(4);
});

test.each([
  {
    name: 'an edited result',
    sql: `UPDATE run_events SET event = replace(event, 'notes', 'nodes') WHERE seq = 1 AND link = (SELECT min(link) FROM run_events)`,
    kind: 'changed',
  },
  {
    name: 'a run that was taken out',
    sql: `DELETE FROM run_events WHERE run_id = (SELECT run_id FROM runs ORDER BY number LIMIT 1); DELETE FROM runs WHERE number = (SELECT min(number) FROM runs)`,
    kind: 'missing',
  },
  {
    name: 'the newest run and everything in the database that tells of it',
    sql: `DELETE FROM run_events WHERE run_id = (SELECT run_id FROM runs ORDER BY number DESC LIMIT 1); DELETE FROM runs WHERE number = (SELECT max(number) FROM runs); UPDATE record_end SET (link, hash) = (SELECT link, hash FROM run_events ORDER BY link DESC LIMIT 1); DELETE FROM record_heads`,
    kind: 'cut',
  },
  {
    name: 'another state in the list of runs',
    sql: `UPDATE runs SET status = 'failed'`,
    kind: 'list-differs',
  },
])('$name is found, by the engine and without it', async ({ sql, kind }) => {
  const engine = await opened();
  await engine.runToEnd('notes');
  await engine.runToEnd('notes');
  await engine.restart(() => {
    edit(engine, sql);
    return Promise.resolve();
  });
  expect((await engine.ask('runs.verify', {})).findings.map((finding) => finding.kind)).toContain(kind);
  const offline = createOfflineEngine(engine.home, join(projectRoot, 'resources'), systemClock);
  const answer = await offline['runs.verify']({});
  expect(answer.ok && answer.value.findings.map((finding) => finding.kind)).toContain(kind);
});

test('a file of a run is signed by its home, and another home says whose key it is not', async () => {
  const there = await opened();
  const here = await opened();
  const { runId } = await there.runToEnd('notes');
  const { text } = await there.ask('runs.export', { runId });
  expect(await there.ask('runs.verify-file', { text })).toMatchObject({ runId, signed: { ours: true } });
  expect(await here.ask('runs.verify-file', { text })).toMatchObject({ runId, signed: { ours: false } });
  await expect(here.ask('runs.verify-file', { text: text.replace('"notes"', '"nodes"') })).rejects.toThrow(
    'was changed',
  );
});

test('a key that is lost is made again, and what the old one signed is not taken for its own', async () => {
  const engine = await opened();
  await engine.runToEnd('notes');
  const key = join(engine.home, 'data', 'record-key.pem');
  const before = await engine.ask('runs.verify', {});
  await engine.restart(() => {
    rmSync(key);
    return Promise.resolve();
  });
  const after = await engine.ask('runs.verify', {});
  expect(after.found).toBe(0);
  expect(after.signed?.key).not.toBe(before.signed?.key);
  await engine
    .restart(() => {
      writeFileSync(key, readFileSync(key, 'utf8').slice(0, 40));
      return Promise.resolve();
    })
    .then(
      () => expect.unreachable(),
      (failure: unknown) => {
        expect(String(failure)).toContain('record-key.pem');
      },
    );
});
