import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOfflineEngine } from '../../../src/main/cli/offline/offline-engine';
import { systemClock } from '../../../src/main/platform/base/clock';
import { openDatabase } from '../../../src/main/platform/storage/database';
import type { Output } from '../../../src/shared/procedures';
import { projectRoot } from '../../../scripts/setup/paths.mjs';
import { asStranger, rechain } from '../../../src/main/testing/stranger';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const sops = {
  'note/SOP.toml':
    '[sop]\nname = "note"\ndescription = "Keeps a note"\nexecution_mode = "supervised"\ncooldown_secs = 0\n[[triggers]]\ntype = "manual"\n',
  'note/SOP.md':
    '## Steps\n\n1. **Keep** — Keep a note.\n   - call: memory_store {"key": "valve", "content": "open"}\n   - requires_confirmation: true\n',
  'notes/SOP.toml':
    '[sop]\nname = "notes"\ndescription = "Looks for notes"\nexecution_mode = "auto"\ncooldown_secs = 0\nmax_concurrent = 5\n[[triggers]]\ntype = "manual"\n',
  'notes/SOP.md':
    '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n',
  'keep/SOP.toml':
    '[sop]\nname = "keep"\ndescription = "Keeps a text"\nexecution_mode = "supervised"\ncooldown_secs = 0\nmax_concurrent = 9\n[[triggers]]\ntype = "manual"\n',
  'keep/SOP.md':
    '## Steps\n\n1. **Keep** — Keep a text.\n   - call: memory_store {"key": "text", "content": "{{payload.text}}"}\n',
};

async function opened(): Promise<EngineFixture> {
  const engine = await openEngine({ config: '[gateway]\nport = 0\n', sops });
  onTestFinished(() => engine.close());
  return engine;
}

/** As somebody who may write the file, and not as the engine. */
function edit(engine: EngineFixture, sql: string): void {
  addTo(engine, `DROP TRIGGER IF EXISTS run_events_are_never_changed; ${sql}`);
}

/** The same of what the tables themselves let in. */
function addTo(engine: EngineFixture, sql: string): void {
  const database = openDatabase(join(engine.home, 'data', 'zeroclaw.db'));
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
  {
    name: 'another person in the list of runs',
    sql: `UPDATE runs SET figures = json_set(figures, '$.startedBy', 'ben')`,
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
  // What another key sealed is not proved by the new one, and nothing is signed before somebody has looked.
  expect(after.findings.map(({ kind }) => kind)).toEqual(['key', 'seal']);
  expect(after.signed).toBeNull();
  expect((await engine.problem('record-end')).message).toContain('the key of this home');
  await engine.ask('runs.accept-record', {});
  await engine.restart();
  const accepted = await engine.ask('runs.verify', {});
  expect(accepted).toMatchObject({ found: 0, held: null });
  expect(accepted.signed?.key).not.toBe(before.signed?.key);
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

/** A run that waits for a person. */
async function waiting(
  engine: EngineFixture,
): Promise<{ readonly runId: string; readonly gate: string; readonly shown: string }> {
  const { runId } = await engine.ask('sops.start', { name: 'note', payload: null });
  const approval = await eventually('the card', async () => {
    const [first] = await engine.ask('approvals.list', {});
    return first ?? null;
  });
  return { runId, gate: approval.gate.gate, shown: approval.shown };
}

/** Writes a yes into the database that nobody gave, with all that somebody without the key can make fit. */
function forgeApproval(engine: EngineFixture, { runId, gate }: { runId: string; gate: string }): void {
  const database = openDatabase(join(engine.home, 'data', 'zeroclaw.db'));
  asStranger(database);
  const event = JSON.stringify({ type: 'approval-granted', at: 9, step: 1, gate, by: 'ana', via: 'app' });
  database
    .prepare(
      "INSERT INTO run_events (run_id, seq, at, type, event, link, hash) SELECT @runId, max(seq) + 1, 9, 'approval-granted', @event, (SELECT max(link) + 1 FROM run_events), zeroblob(32) FROM run_events WHERE run_id = @runId",
    )
    .run({ runId, event });
  rechain(database);
  database.close();
}

test('an approval that is written into the database while no engine runs opens nothing: the run is held and told, and a person decides', async () => {
  const engine = await opened();
  const run = await waiting(engine);
  await engine.restart(() => {
    forgeApproval(engine, run);
    return Promise.resolve();
  });
  expect((await engine.problem(`run:${run.runId}`)).message).toContain('does not go on');
  expect((await engine.problem('record-end')).remedy).toContain('runs verify --accept');
  expect(await engine.ask('approvals.list', {})).toEqual([]);
  const report = await engine.ask('runs.verify', {});
  expect(report.held).toEqual({ end: true, tables: [], runs: [run.runId] });
  expect(report.findings.map(({ kind }) => kind)).toContain('seal');
  await expect(
    engine.ask('approvals.approve', { runId: run.runId, gate: run.gate, shown: '' }),
  ).rejects.toThrow('was changed outside of ZeroClaw');
  // Nobody has looked, so a further start holds it too, although this engine has written more.
  await engine.runToEnd('notes');
  await engine.restart();
  expect((await engine.ask('runs.verify', {})).held?.runs).toEqual([run.runId]);
  // A person calls it off.
  await engine.ask('runs.cancel', { runId: run.runId, reason: 'nobody approved that' });
  expect((await engine.ended(run.runId)).status).toBe('cancelled');
});

test('what was held goes on once a person has taken the record as it is, who is named', async () => {
  const engine = await opened();
  const run = await waiting(engine);
  await engine.restart(() => {
    edit(engine, "UPDATE run_events SET at = at + 1 WHERE type = 'run-started'");
    return Promise.resolve();
  });
  expect((await engine.ask('runs.verify', {})).held).toEqual({ end: false, tables: [], runs: [run.runId] });
  await engine.ask('runs.accept-record', {});
  await engine.fixed(`run:${run.runId}`);
  const [approval] = await engine.ask('approvals.list', {});
  expect(approval?.runId).toBe(run.runId);
  const report = await engine.ask('runs.verify', {});
  expect(report.held).toBeNull();
  expect(report.accepted?.by).not.toBe('');
  // It is told forever, and holds nothing any more.
  await engine.restart();
  expect(await engine.ask('runs.verify', {})).toMatchObject({ held: null, found: 1 });
  await expect(engine.ask('runs.accept-record', {})).rejects.toThrow('nothing to accept');
});

test('a permission that somebody wrote into the database counts nothing', async () => {
  const engine = await opened();
  await engine.restart(() => {
    edit(
      engine,
      `INSERT INTO tool_permissions (tool, by, via, at, range) VALUES ('shell', 'ana', 'app', 1, '{}')`,
    );
    return Promise.resolve();
  });
  expect((await engine.problem('record-permissions')).message).toContain('every call asks');
  expect((await engine.ask('runs.verify', {})).held?.tables).toEqual(['permissions']);
});

test.each([
  {
    of: 'permissions',
    sql: `INSERT INTO tool_permissions (tool, by, via, at, range) VALUES ('shell', 'ana', 'app', 1, '{}')`,
  },
  {
    of: 'approved-calls',
    sql: `INSERT INTO approved_calls (tool, definition, arguments) VALUES ('shell', NULL, '{}')`,
  },
  {
    of: 'people',
    sql: `INSERT INTO channel_people (channel, sender, name, allowed_by, via, at) VALUES ('telegram', '7', 'x', 'ana', 'app', 1)`,
  },
])(
  'what somebody writes into $of under the running engine is told at once, until it is accepted',
  async ({ of, sql }) => {
    const engine = await opened();
    addTo(engine, sql);
    expect((await engine.problem(`record-${of}`)).message).toContain('outside of ZeroClaw');
    expect((await engine.ask('runs.verify', {})).held?.tables).toEqual([of]);
    await engine.ask('runs.accept-record', {});
    await engine.fixed(`record-${of}`);
  },
);

/** The step of `keep` is allowed to keep "closed" without asking. */
async function allowed(engine: EngineFixture) {
  const start = async (text: string): Promise<string> =>
    (await engine.ask('sops.start', { name: 'keep', payload: JSON.stringify({ text }) })).runId;
  const card = (runId: string): Promise<Output<'approvals.list'>[number]> =>
    eventually(
      'its card',
      async () => (await engine.ask('approvals.list', {})).find((each) => each.runId === runId) ?? null,
    );
  for (let time = 1; time <= 6; time += 1) {
    const { runId, gate, shown, offer } = await card(await start('closed'));
    await engine.ask('approvals.approve', {
      runId,
      gate: gate.gate,
      shown,
      ...(offer === undefined ? {} : { range: offer }),
    });
    await engine.ended(runId);
  }
  expect((await engine.ended(await start('closed'))).decisions).toMatchObject([{ via: 'standing' }]);
  return { start, card };
}

test.each([
  {
    name: 'the mark beside it tells',
    files: ['zeroclaw.db', 'zeroclaw.db.promised'],
    since: (engine: EngineFixture) => engine.runToEnd('notes'),
    told: 'record-cut',
  },
  {
    name: 'nothing ran since',
    files: ['zeroclaw.db'],
    since: () => Promise.resolve(),
    told: 'database-missing',
  },
])('an older database brings no permission back: $name', async ({ files, since, told }) => {
  const engine = await opened();
  const { start, card } = await allowed(engine);
  const place = (file: string): string => join(engine.home, 'data', file);
  await engine.restart(() => {
    for (const file of files) copyFileSync(place(file), place(`${file}.older`));
    return Promise.resolve();
  });
  await engine.ask('permissions.revoke', { tool: 'keep/1' });
  await since(engine);
  await engine.restart(() => {
    for (const file of files) copyFileSync(place(`${file}.older`), place(file));
    return Promise.resolve();
  });
  expect(await engine.ask('permissions.list', {})).toEqual([]);
  expect((await card(await start('closed'))).offer).toBeUndefined();
  expect((await engine.problem(told)).remedy).toMatch(/(takes|taken) back/u);
});

test('a run that was under way in an older database, and has ended since, does not do it again', async () => {
  const engine = await opened();
  const { runId, gate, shown } = await waiting(engine);
  const place = (file: string): string => join(engine.home, 'data', file);
  await engine.restart(() => {
    copyFileSync(place('zeroclaw.db'), place('older'));
    return Promise.resolve();
  });
  await engine.ask('approvals.approve', { runId, gate, shown });
  await engine.ended(runId);
  await engine.restart(() => {
    copyFileSync(place('older'), place('zeroclaw.db'));
    return Promise.resolve();
  });
  expect((await engine.ask('runs.verify', {})).held?.runs).toEqual([runId]);
  await expect(engine.ask('approvals.approve', { runId, gate, shown })).rejects.toThrow(
    'outside of ZeroClaw',
  );
});

test('a permission that somebody widened while the engine runs lets nothing through', async () => {
  const engine = await opened();
  const { start, card } = await allowed(engine);
  edit(engine, `UPDATE tool_permissions SET range = replace(range, 'closed', 'open')`);
  expect((await card(await start('open'))).offer).toBeUndefined();
  expect((await engine.ask('runs.verify', {})).found).toBeGreaterThan(0);
});

test('a home whose seal and signatures were taken out is not taken for one of before there were any', async () => {
  const engine = await opened();
  const run = await waiting(engine);
  await engine.restart(() => {
    edit(engine, 'DELETE FROM record_heads; UPDATE record_end SET seal = NULL, before_link = link');
    rmSync(join(engine.home, 'data', 'record-head.json'));
    return Promise.resolve();
  });
  const report = await engine.ask('runs.verify', {});
  expect(report.held?.runs).toEqual([run.runId]);
  expect(report.findings.map(({ kind }) => kind)).toEqual(['unsigned', 'seal']);
});

test('a home that passes for one of before there were signatures is taken as it is, and that is told once', async () => {
  const engine = await opened();
  await engine.runToEnd('notes');
  await engine.restart(() => {
    edit(
      engine,
      "DELETE FROM record_heads; UPDATE record_end SET seal = NULL, sums = '{}', before_link = link",
    );
    for (const file of ['record-head.json', 'record-key.pem']) rmSync(join(engine.home, 'data', file));
    return Promise.resolve();
  });
  const told = async (): Promise<readonly string[]> =>
    (await engine.ask('notifications.list', { limit: 20 })).notifications
      .map(({ body }) => body)
      .filter((body) => body.includes('taken as they are'));
  expect(await told()).toEqual([expect.stringMatching(/ \d+ are taken as they are/u)]);
  await engine.restart();
  expect(await told()).toHaveLength(1);
});

test('a job that somebody wrote into the database is carried out by nobody before it is accepted', async () => {
  const engine = await opened();
  await engine.restart(() => {
    const job = JSON.stringify({
      id: 'j9',
      name: 'forged',
      schedule: '* * * * *',
      timezone: null,
      action: 'message',
      text: 'open',
      delivery: null,
      by: 'chat:c1',
    });
    edit(
      engine,
      `INSERT INTO jobs (id, created_at, checked_at, furthest_at, job) VALUES ('j9', 1, 1, 1, '${job}')`,
    );
    return Promise.resolve();
  });
  expect((await engine.problem('record-jobs')).message).toContain('none of them is carried out');
  const outcome = await eventually(
    'the job that is due',
    async () => (await engine.ask('jobs.list', {}))[0]?.last ?? null,
  );
  expect(outcome.outcome).toContain('left out: jobs were changed outside of ZeroClaw');
});

test('a time that somebody wrote into the clock lets nothing start that was over, and that is told', async () => {
  const yearly = '[[triggers]]\ntype = "cron"\nexpression = "0 0 1 1 *"\n';
  const engine = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      ...sops,
      'notes/SOP.toml': sops['notes/SOP.toml'].replace('[[triggers]]\ntype = "manual"\n', yearly),
    },
  });
  onTestFinished(() => engine.close());
  const looked = (): number => {
    const database = openDatabase(join(engine.home, 'data', 'zeroclaw.db'));
    const at = database
      .prepare<[], number>("SELECT last_check FROM cron_state WHERE key = 'sops'")
      .pluck()
      .get();
    database.close();
    return at ?? 0;
  };
  await eventually('the first look', () => looked() > 0);
  const year = 366 * 24 * 60 * 60 * 1000;
  await engine.restart(() => {
    edit(
      engine,
      `UPDATE cron_state SET last_check = last_check - ${String(year)}; INSERT OR REPLACE INTO preferences (key, value) VALUES ('crons_in_force', '{"[\\"notes\\",\\"0 0 1 1 *\\",\\"\\"]":1}')`,
    );
    return Promise.resolve();
  });
  expect((await engine.problem('record-clock')).message).toContain('from now on alone');
  await eventually('another look', () => looked() > Date.now() - 60_000);
  expect(await engine.ask('runs.list', {})).toEqual([]);
  await engine.ask('runs.accept-record', {});
  await engine.fixed('record-clock');
  await engine.restart();
  expect((await engine.ask('runs.verify', {})).held).toBeNull();
});
