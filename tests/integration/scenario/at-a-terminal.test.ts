import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDaemon, makeHome, startDaemon, type Daemon, type TestHome } from '../../fixtures/daemon';
import { ctrlC, ctrlD, zeroclawAtTerminal } from '../../fixtures/terminal';

/** `zeroclaw approve` at a real terminal: what counts as a yes to the card that it printed. */
let home: TestHome;
let daemon: Daemon;

beforeAll(async () => {
  home = makeHome('[gateway]\nport = 0\n[sop]\nsops_dir = "sops"\n');
  mkdirSync(join(home.path, 'sops/valve'), { recursive: true });
  home.write(
    'sops/valve/SOP.toml',
    '[sop]\nname = "valve"\ndescription = "For a test"\nmax_concurrent = 50\n\n[[triggers]]\ntype = "manual"\n',
  );
  home.write(
    'sops/valve/SOP.md',
    '## Steps\n\n1. **Close it**\n   - requires_confirmation: true\n   - call: file_write {"path": "closed.txt", "content": "{{payload.note}}"}\n',
  );
  daemon = await startDaemon(home);
});
afterAll(async () => {
  await daemon.stop();
  home.remove();
});

const start = async (): Promise<string> =>
  (await askDaemon(home, 'sops.start', { name: 'valve', payload: '{"note": "yes"}' })).runId;
const statusOf = async (runId: string): Promise<string> =>
  (await askDaemon(home, 'runs.show', { runId })).run.status;

test.each([
  { typed: 'y\r', code: 0, status: 'completed' },
  { typed: 'n\r', code: 1, status: 'waiting_approval' },
  { typed: '\r', code: 1, status: 'waiting_approval' },
  { typed: 'yy\r', code: 1, status: 'waiting_approval' },
  { typed: 'ｙ\r', code: 1, status: 'waiting_approval' },
  { typed: 'y\u200B\r', code: 1, status: 'waiting_approval' },
  { typed: ctrlD, code: 1, status: 'waiting_approval' },
  { typed: `y${ctrlC}`, code: 130, status: 'waiting_approval' },
])(
  'approve prints the card, and $typed at its question leaves it $status',
  async ({ typed, code, status }) => {
    const runId = await start();
    const terminal = zeroclawAtTerminal(home, 'approve', runId);
    await terminal.until('[y/N]');
    expect(terminal.shown()).toContain('will call file_write {"path":"closed.txt","content":"yes"}');
    terminal.type(typed);
    expect([await terminal.ended, await statusOf(runId)]).toEqual([code, status]);
    expect(terminal.shown()).not.toMatch(/defect|AbortError/u);
    expect(terminal.shown().includes('Nothing was done')).toBe(code === 1);
  },
);

test('what was changed while the question stood is not signed', async () => {
  const runId = await start();
  const terminal = zeroclawAtTerminal(home, 'approve', runId);
  await terminal.until('[y/N]');
  const [card] = (await askDaemon(home, 'approvals.list', {})).filter((each) => each.runId === runId);
  await askDaemon(home, 'approvals.edit', {
    runId,
    gate: card?.gate.gate ?? '',
    edits: [{ call: 0, arguments: { path: 'closed.txt', content: 'no' } }],
  });
  terminal.type('y\r');
  expect([await terminal.ended, await statusOf(runId)]).toEqual([1, 'waiting_approval']);
});
