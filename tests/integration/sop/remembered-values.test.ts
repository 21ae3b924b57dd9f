import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import { openEngine, type EngineFixture } from '../../fixtures/engine';

/** What procedures remember, as people see and change it, over restarts and behind the engine's back. */
const sops = {
  'pump/SOP.toml':
    '[sop]\nname = "pump"\ndescription = "d"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "manual"\n',
  'pump/SOP.md':
    '## Steps\n\n1. **Recall** — Look.\n   - call: memory_recall {"query": "pressure"}\n   - set: last = {{payload.level}}\n   - set: seen = true\n',
};
const config = '[gateway]\nport = 0\n';
let fixture: EngineFixture;
afterEach(() => fixture.close());

const setState = (key: string, value: { is: never } | null) =>
  fixture.engine.router.ask(
    'sops.set-state',
    { name: 'pump', key, value },
    { by: 'ana', via: 'app' },
  ) as Promise<{
    ok: boolean;
    value: Output<'sops.state'>;
    error?: { code: string };
  }>;
const remembered = async (): Promise<readonly unknown[]> =>
  (await fixture.ask('sops.state', { name: 'pump' })).map(({ name, now, before }) => [
    name,
    now?.value?.is ?? null,
    now?.runId === null ? now.by : (now?.runId ?? null),
    before.length,
  ]);

async function carryOut(level: number): Promise<string> {
  const { runId } = await fixture.ask('sops.start', {
    name: 'pump',
    payload: JSON.stringify({ level }),
    dry: false,
  });
  await expect.poll(async () => (await fixture.ask('runs.show', { runId })).run.status).toBe('completed');
  return runId;
}

test('what a run sets and a person changes is there with who and when, also after a restart', async () => {
  fixture = await openEngine({ config, sops });
  expect(await remembered()).toEqual([
    ['last', null, null, 0],
    ['seen', null, null, 0],
  ]);
  const runId = await carryOut(40);
  expect(await remembered()).toEqual([
    ['last', 40, runId, 0],
    ['seen', true, runId, 0],
  ]);
  expect((await setState('last', { is: 12 as never })).ok).toBe(true);
  await setState('seen', null);
  await fixture.restart();
  expect(await remembered()).toEqual([
    ['last', 12, 'ana', 1],
    ['seen', null, 'ana', 1],
  ]);
  await carryOut(13);
  expect((await remembered())[0]).toMatchObject(['last', 13, expect.any(String), 2]);
});

test('what was changed outside of ZeroClaw counts for nothing, and nobody writes over it, until it is accepted', async () => {
  fixture = await openEngine({ config, sops });
  await carryOut(40);
  await fixture.restart(async () => {
    const database = new Database(join(fixture.home, 'data', 'zeroclaw.db'));
    database.exec("UPDATE procedure_state SET value = '99' WHERE name = 'last'");
    database.close();
  });
  expect((await remembered())[0]).toEqual(['last', null, null, 0]);
  expect((await setState('last', { is: 1 as never })).error?.code).toBe('record.held');
  expect(JSON.stringify(await fixture.ask('problems.list', {}))).toContain('What procedures remember');
  await fixture.ask('runs.accept-record', {});
  expect((await remembered())[0]).toMatchObject(['last', 99, expect.any(String), 0]);
});
