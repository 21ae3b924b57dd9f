import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, launchApp } from './fixtures/app';
import { test, zeroclaw } from './fixtures/command-line';

function writeSop(home: string): void {
  const folder = join(home, 'workspace', 'sops', 'ask');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'SOP.toml'),
    '[sop]\nname = "묻기"\ndescription = "asks a person"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "manual"\n',
  );
  writeFileSync(
    join(folder, 'SOP.md'),
    '## Steps\n1. **Remember** — keep it.\n   - call: memory_store {"key": "x", "content": "got {{payload}}"}\n2. **Tell** — say it.\n   - requires_confirmation: true\n   - call: notify {"message": "done"}\n',
  );
}

const rows = (json: string): { run_id: string; status: string; decisions: object[] }[] =>
  JSON.parse(json) as never;

/** What `approvals` lists the card of the run as. */
const gateOf = async (home: string, runId: string): Promise<string> =>
  (
    JSON.parse((await zeroclaw(home, 'approvals', '--json')).out) as readonly {
      readonly run_id: string;
      readonly gate: string;
    }[]
  ).find((row) => row.run_id === runId)?.gate ?? '';

/** The id of the run that waits; the run was started in the background. */
async function waitingRun(home: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      found = rows((await zeroclaw(home, 'approvals', '--json')).out)[0]?.run_id ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

test('a daemon runs a procedure that is approved on the command line, and what happened can be read without it', async ({
  home,
  startDaemon,
}) => {
  writeSop(home);
  const daemon = await startDaemon();
  expect(daemon.gateway).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

  const started = zeroclaw(home, 'sop', 'run', '묻기', '--payload', '{"a":1}', '--wait', '--json');
  const runId = await waitingRun(home);
  expect(await zeroclaw(home, 'approve', runId)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--gate ID, as `zeroclaw approvals` lists it'),
  });
  expect(await zeroclaw(home, 'approve', runId, '--gate', await gateOf(home, runId))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Run \S+ is approved and goes on\.\nStep 2 is done: /),
  });
  const finished = await started;
  expect(finished.code).toBe(0);
  expect(JSON.parse(finished.out)).toMatchObject({
    run_id: runId,
    sop_name: '묻기',
    status: 'completed',
    decisions: [{ step: 2, decision: 'approved', via: 'cli' }],
  });
  expect(await zeroclaw(home, 'approve', runId)).toMatchObject({ code: 1, out: '' });

  const denied = zeroclaw(home, 'sop', 'run', '묻기', '--payload', '2', '--wait');
  const second = await waitingRun(home);
  expect((await zeroclaw(home, 'deny', second, '--reason', 'not now')).code).toBe(0);
  expect((await denied).code).toBe(1);

  const live = await zeroclaw(home, 'runs', '--json');
  expect(await daemon.stop()).toBe(0);
  const offline = await zeroclaw(home, 'runs', '--json');
  expect(rows(offline.out)).toEqual(rows(live.out));
  expect(rows(offline.out).map(({ status }) => status)).toEqual(['cancelled', 'completed']);
  expect(rows((await zeroclaw(home, 'approvals', '--json')).out)).toEqual([]);
  const boards = await zeroclaw(home, 'boards');
  expect([boards.code, boards.err]).toEqual([1, expect.stringContaining('zeroclaw daemon')]);
});

test('a home has one engine: a second daemon says so, and the app says so in its window', async ({
  home,
  startDaemon,
}) => {
  const daemon = await startDaemon();
  const second = await zeroclaw(home, 'daemon');
  expect([second.code, second.out]).toEqual([1, '']);
  expect(second.err).toContain(`process ${String(daemon.pid)}`);

  const running = await launchApp({ home });
  await expect(running.page.getByRole('alert')).toContainText(`process ${String(daemon.pid)}`);
  await expect(running.page.getByRole('alert')).toContainText('quit it first');
  expect(await running.close()).toBe(1);
  expect(await daemon.stop()).toBe(0);
});

test('the window and the command line see one engine', async ({ home, page }) => {
  await expect(page).toHaveURL(/^app:/);
  const doctor = await zeroclaw(home, 'doctor', '--json');
  expect(doctor.code).toBe(0);
  expect(
    (JSON.parse(doctor.out) as { check: string; state: string }[]).find(({ check }) => check === 'engine'),
  ).toMatchObject({ state: 'ok' });
});
