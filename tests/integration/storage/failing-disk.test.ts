import { expect, onTestFinished, test } from 'vitest';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { askDaemon, eventuallyTells, makeHome, startDaemon, type Daemon } from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';
import { makeFailingDisk, type Failing } from '../../fixtures/failing-disk';

const token = 'a-token-of-the-test';

async function post({ gateway }: Daemon): Promise<{ readonly status: number; readonly run: string }> {
  const answer = await fetch(`${gateway}/sop/pump`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"bar": 3}',
  });
  const body = await answer.text();
  return {
    status: answer.status,
    run: answer.status === 202 ? ((JSON.parse(body) as { readonly run_id: string }[])[0]?.run_id ?? '') : '',
  };
}

test.runIf(process.platform === 'linux').each<{ readonly what: Failing; readonly name: string }>([
  { what: 'write', name: 'a write' },
  { what: 'sync', name: 'to keep what was written' },
])(
  'while the disk fails $name nothing is acknowledged; it goes on when that works again, and a kill loses nothing that was',
  async ({ what }) => {
    const disk = makeFailingDisk();
    onTestFinished(() => {
      disk.remove();
    });
    const home = makeHome(`[gateway]\nport = 0\ntoken = "${token}"\n[sop]\nmax_active_runs = 500\n`);
    onTestFinished(() => {
      home.remove();
    });
    mkdirSync(join(home.path, 'workspace', 'sops', 'pump'), { recursive: true });
    home.write(
      'workspace/sops/pump/SOP.toml',
      '[sop]\nname = "pump"\ndescription = "Pumps"\nexecution_mode = "auto"\nmax_concurrent = 500\n[[triggers]]\ntype = "webhook"\npath = "/sop/pump"\n',
    );
    home.write('workspace/sops/pump/SOP.md', '## Steps\n\n1. **Note** — Note it.\n   - call: sop_list {}\n');
    const daemon = await startDaemon(home, disk.env);
    onTestFinished(() => daemon.kill());
    const problems = async (): Promise<readonly string[]> =>
      (await askDaemon(home, 'problems.list', {})).map(({ id }) => id);
    const before = await post(daemon);
    expect(before.status).toBe(202);

    disk.fails(what);
    const acknowledged = [before.run];
    await eventually('nothing to be acknowledged', async () => {
      const { status, run } = await post(daemon);
      if (status === 202) acknowledged.push(run);
      return status === 503;
    });
    expect(await problems()).toContain('database');
    expect((await post(daemon)).status).toBe(503);

    disk.fails(null);
    await eventuallyTells(home, 'it to go on', 'problems.list', {}, (told) =>
      told.every(({ id }) => id !== 'database'),
    );
    const after = await post(daemon);
    expect(after.status).toBe(202);
    acknowledged.push(after.run);
    await daemon.kill();

    const next = await startDaemon(home);
    onTestFinished(() => next.kill());
    const known = (await askDaemon(home, 'runs.list', { limit: 1000 })).map(({ runId }) => runId);
    expect(known).toEqual(expect.arrayContaining(acknowledged));
  },
);
