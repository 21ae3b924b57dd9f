import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEngine } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/** Its service takes no reaction until there is a file `goes-on`, and then says how long that was tried. */
const hanging = `
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
export default ({ options: { folder } }) => ({
  async send() {},
  async react(recipient, message, emoji, signal) {
    writeFileSync(folder + '/hangs', '');
    signal.addEventListener('abort', () => { writeFileSync(folder + '/given-up', ''); }, { once: true });
    while (!existsSync(folder + '/goes-on') && !signal.aborted) await sleep(20);
  },
  async listen(inbox, connected, signal) {
    connected();
    await inbox.accept({ id: '1', sender: 'ana', text: 'hello' }, signal);
    await new Promise((resolve) => { signal.addEventListener('abort', resolve, { once: true }); });
  },
});
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a channel that hangs while the engine closes keeps no pin driven and no step going', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zc-hanging-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const there = (file: string): boolean => existsSync(join(folder, file));
  const engine = await openEngine({
    config: `[gateway]\nport = 0\n[tools]\nshell_allow = ["sh"]\n[[peripherals.boards]]\nboard = "plant"\ntype = "virtual"\n[channels_config.plugins.pager]\nplugin = "pager"\nallowed_users = ["ana"]\n[channels_config.plugins.pager.options]\nfolder = "${folder}"\n`,
    files: { 'plugins/pager.mjs': Buffer.from(hanging) },
    sops: {
      'wait/SOP.toml': '[sop]\nname = "wait"\ndescription = "Waits"\nexecution_mode = "auto"\n',
      'wait/SOP.md': `## Steps\n\n1. **Wait** — Wait.\n   - call: shell {"command": "sh -c 'echo $$ > ${folder}/step; sleep 600; true'"}\n`,
    },
  });
  onTestFinished(() => engine.close());
  await eventually('the channel to hang', () => there('hangs'));
  await eventually(
    'the board',
    async () => (await engine.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  await engine.ask('sops.start', { name: 'wait', payload: null });
  const program = await eventually(
    'the step',
    async () => Number(await readFile(join(folder, 'step'), 'utf8').catch(() => '')) || null,
  );
  const pulse = engine.ask('boards.write', { board: 'plant', pin: 5, value: 1, forMs: 60_000 });
  const closed = engine.engine.close();
  expect(await pulse).toBe(null);
  await eventually('the end of the program', () => !isRunning(program));
  expect(there('given-up')).toBe(false);
  await writeFile(join(folder, 'goes-on'), '');
  await closed;
});

test('nobody hears of work that still ends once the database is closed', async () => {
  const engine = await openEngine({ config: '[gateway]\nport = 0\n' });
  onTestFinished(() => engine.close());
  const before = engine.engine.notices;
  const heard: string[] = [];
  before.on(({ type }) => heard.push(type));
  await engine.restart(() => {
    heard.length = 0;
    before.emit({ type: 'approvals-changed' });
    return Promise.resolve();
  });
  expect(heard).toEqual([]);
});
