import { expect, onTestFinished, test } from 'vitest';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
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

test.runIf(process.platform === 'linux')(
  'a step whose answer comes while the disk fails ends well when the disk works again, and is carried out once',
  async () => {
    const disk = makeFailingDisk();
    onTestFinished(() => {
      disk.remove();
    });
    let asked = 0;
    const receiver = createServer((_request, response) => {
      asked += 1;
      // Its answer meets a disk that fails, from the moment on in which the call was sent.
      disk.fails('write');
      response.end('taken');
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    onTestFinished(() => {
      receiver.close();
    });
    const address = receiver.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const home = makeHome(
      '[gateway]\nport = 0\n[tools]\nhttp_allow = ["127.0.0.1"]\n[sop]\nstep_timeout_secs = 5\n',
    );
    onTestFinished(() => {
      home.remove();
    });
    mkdirSync(join(home.path, 'workspace', 'sops', 'tell'), { recursive: true });
    home.write(
      'workspace/sops/tell/SOP.toml',
      '[sop]\nname = "tell"\ndescription = "Tells"\nexecution_mode = "auto"\n[[triggers]]\ntype = "manual"\n',
    );
    home.write(
      'workspace/sops/tell/SOP.md',
      `## Steps\n\n1. **Tell** — Tell it.\n   - call: http_request {"url": "http://127.0.0.1:${String(port)}/", "method": "POST", "body": "x"}\n`,
    );
    const daemon = await startDaemon(home, disk.env);
    onTestFinished(() => daemon.kill());
    const { runId } = await askDaemon(home, 'sops.start', { name: 'tell', payload: null });
    await eventuallyTells(home, 'the failing disk to be told', 'problems.list', {}, (told) =>
      told.some(({ id }) => id === 'database'),
    );
    disk.fails(null);
    await eventuallyTells(
      home,
      'the end of the run',
      'runs.show',
      { runId },
      ({ run }) => run.status === 'completed' || run.status === 'failed',
    );
    const { run } = await askDaemon(home, 'runs.show', { runId });
    expect([run.status, asked]).toEqual(['completed', 1]);
  },
);
