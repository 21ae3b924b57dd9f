import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { valve } from './valve';

/** Asks with buttons, and hands in at once what was pressed while nobody listened. */
const pager = `
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
export default ({ options: { folder } }) => ({
  provesSenders: true,
  async send() {},
  async ask({ id }) {
    writeFileSync(folder + '/asked', id);
    return id;
  },
  async revise() {},
  async settle() {},
  async listen(inbox, connected, signal) {
    connected();
    if (existsSync(folder + '/asked')) {
      const told = await inbox.press({ sender: 'ana', question: readFileSync(folder + '/asked', 'utf8'), choice: 'approve' });
      writeFileSync(folder + '/told.writing', told);
      renameSync(folder + '/told.writing', folder + '/told');
    }
    await new Promise((resolve) => { signal.addEventListener('abort', resolve, { once: true }); });
  },
});
`;

let engine: EngineFixture;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zc-pager-'));
  engine = await openEngine({
    config: `[gateway]\nport = 0\n[sop]\napproval_routes = ["pager:ana"]\n[channels_config.plugins.pager]\nplugin = "pager"\nallowed_users = ["ana"]\n[channels_config.plugins.pager.options]\nfolder = "${folder}"\n`,
    files: { 'plugins/pager.mjs': Buffer.from(pager) },
    sops: valve,
  });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const written = (file: string): Promise<string> =>
  eventually(`the file ${file}`, () => readFile(join(folder, file), 'utf8').catch(() => null));

test('a button that was pressed while nobody listened decides, also when the channel is there before the runs are', async () => {
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await written('asked');
  await engine.restart();
  expect(await written('told')).toBe('Approved.');
  expect(await engine.ended(runId)).toMatchObject({
    status: 'completed',
    decisions: [{ decision: 'approved', via: 'pager:ana' }],
  });
});
