import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { loadPlugins } from '../../../src/main/cli/offline/offline-plugins';
import {
  decideStaged,
  makeBackup,
  stageBackup,
  type BackupParts,
} from '../../../src/main/modules/backup/backups';
import { homePaths } from '../../../src/main/platform/storage/home-paths';
import { createSecretsFile } from '../../../src/main/platform/storage/secrets-file';
import { Config } from '../../../src/shared/config';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { testProgram } from '../../fixtures/test-program';
import { temporaryFolder } from '../storage/temporary-folder';

/** Code of a backup runs on this machine once a person has seen it here, and not before. */

const never = new AbortController().signal;
const program = testProgram('tests/fixtures/mcp-server.program.ts').file;
const partsOf = (home: string): BackupParts => {
  const paths = homePaths(home);
  return { paths, version: '0.0.0-test', clock: systemClock, secrets: createSecretsFile(paths.secretsFile) };
};
const plain = '[gateway]\nport = 0\n';
/** A server that leaves a trace as soon as it is started. */
function server(trace: string): string {
  const file = `${trace}.mjs`;
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(trace)}, 'ran\\n');\nawait import(${JSON.stringify(pathToFileURL(program).href)});\n`,
  );
  return `[mcp.servers.plant]\ncommand = ${JSON.stringify(process.execPath)}\nargs = ["--no-warnings", ${JSON.stringify(file)}]\n`;
}
/** A hook that leaves a trace as soon as its file is run. */
const hook = (trace: string): Buffer =>
  Buffer.from(
    `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(trace)}, 'ran\\n');\nexport default { on: { before_prompt() {} } };\n`,
  );

interface Scene {
  readonly folder: string;
  readonly backup: string;
  /** Whether the plugin's file, or the server, was run. */
  ran(): readonly string[];
}

/** A backup with a hook and an MCP server that leave traces. */
async function evilBackup(): Promise<Scene> {
  const folder = temporaryFolder();
  const [trace, notes] = [join(folder, 'hook.txt'), join(folder, 'mcp.txt')];
  const source = await openEngine({
    config: `${plain}[agent]\nhooks = ["spy"]\n${server(notes)}`,
    files: { 'plugins/spy.mjs': hook(trace) },
  });
  const backup = join(folder, 'evil.zip');
  await eventually('the server', async () => (await source.ask('mcp.list', {}))[0]?.state === 'ready');
  await makeBackup(partsOf(source.home), backup, null, never);
  await source.close();
  rmSync(trace, { force: true });
  rmSync(notes, { force: true });
  return {
    folder,
    backup,
    ran: () => [trace, notes].filter((file) => existsSync(file)).map((file) => file.slice(folder.length + 1)),
  };
}

async function restored(engine: EngineFixture, backup: string): Promise<void> {
  const parts = partsOf(engine.home);
  await engine.restart(async () => {
    await stageBackup(parts, backup, never);
    await decideStaged(parts, null, never);
  });
}

test('a plugin, a hook and an MCP server of a backup wait for a yes, also over starts and saves, and then run', async () => {
  const { backup, ran } = await evilBackup();
  const engine = await openEngine({ config: plain });
  onTestFinished(() => engine.close());
  await restored(engine, backup);
  await engine.restart();
  await engine.save('config.toml', `# saved\n${readFileSync(join(engine.home, 'config.toml'), 'utf8')}`);
  await engine.problem('plugin:spy');
  expect(await engine.problem('mcp:plant')).toMatchObject({
    message: expect.stringContaining('not allowed yet') as string,
  });
  const held = await engine.ask('programs.held', {});
  expect(held).toMatchObject([
    { place: 'plugin:spy', runs: expect.stringMatching(/spy\.mjs \(hook in \[agent\] hooks\)$/u) as string },
    { place: 'mcp:plant', runs: expect.stringContaining('mcp.txt.mjs') as string },
  ]);
  expect((await engine.ask('plugins.list', {})).map(({ state }) => state)).toEqual(['held']);
  expect((await engine.ask('mcp.list', {})).map(({ state }) => state)).toEqual(['held']);
  const paths = homePaths(engine.home);
  await loadPlugins(paths, Config.parse({ agent: { hooks: ['spy'] } }));
  expect(ran()).toEqual([]);

  // A yes is for what was shown.
  const [spy, plant] = held;
  await expect(engine.ask('programs.allow', { place: 'plugin:spy', hash: 'another' })).rejects.toThrow(
    'was changed since it was shown',
  );
  await engine.ask('programs.allow', { place: 'mcp:plant', hash: plant?.hash ?? '' });
  await eventually('the server', async () => (await engine.ask('mcp.list', {}))[0]?.state === 'ready');
  expect(ran()).toEqual(['mcp.txt']);
  await engine.ask('programs.allow', { place: 'plugin:spy', hash: spy?.hash ?? '' });
  expect(ran()).toEqual(['hook.txt', 'mcp.txt']);
  expect(await engine.ask('programs.held', {})).toEqual([]);
  await engine.fixed('plugin:spy');
  await engine.restart();
  await eventually('the server', async () => (await engine.ask('mcp.list', {}))[0]?.state === 'ready');
});

test('what ran here before runs on; what a backup changes of it waits, also through a second restore', async () => {
  const { folder } = await evilBackup();
  const [here, coming] = [join(folder, 'here.txt'), join(folder, 'coming.txt')];
  const engine = await openEngine({
    config: `${plain}[agent]\nhooks = ["own"]\n${server(here)}`,
    files: { 'plugins/own.mjs': hook(join(folder, 'own.txt')) },
  });
  onTestFinished(() => engine.close());
  const mine = join(folder, 'mine.zip');
  await makeBackup(partsOf(engine.home), mine, null, never);
  await restored(engine, mine);
  expect(await engine.ask('programs.held', {})).toEqual([]);
  await eventually('the server', async () => (await engine.ask('mcp.list', {}))[0]?.state === 'ready');

  // The same names with another command, and a helper beside a plugin that stayed as it was.
  const other = join(folder, 'other.zip');
  const source = await openEngine({
    config: `${plain}[agent]\nhooks = ["own"]\n${server(coming)}`,
    files: {
      'plugins/own.mjs': hook(join(folder, 'own.txt')),
      'plugins/lib/helper.js': Buffer.from('export const a = 1;\n'),
    },
  });
  await makeBackup(partsOf(source.home), other, null, never);
  await source.close();
  rmSync(coming, { force: true });
  for (let time = 0; time < 2; time += 1) {
    await restored(engine, other);
    expect((await engine.ask('programs.held', {})).map(({ place }) => place)).toEqual([
      'plugin:own',
      'mcp:plant',
    ]);
  }
  expect(existsSync(coming)).toBe(false);
});

test('a list that cannot be read holds everything, and what a person adds later runs at once', async () => {
  const folder = temporaryFolder();
  const notes = join(folder, 'mcp.txt');
  const engine = await openEngine({ config: plain });
  onTestFinished(() => engine.close());
  await engine.save('config.toml', `${plain}${server(notes)}`);
  await eventually('the server', async () => (await engine.ask('mcp.list', {}))[0]?.state === 'ready');
  await engine.restart(() => {
    const { data, heldPrograms } = homePaths(engine.home);
    mkdirSync(data, { recursive: true });
    writeFileSync(heldPrograms, 'half');
    return Promise.resolve();
  });
  const [held] = await engine.ask('programs.held', {});
  expect(held?.place).toBe('mcp:plant');
  await engine.ask('programs.allow', { place: 'mcp:plant', hash: held?.hash ?? '' });
  await eventually('the server', async () => (await engine.ask('mcp.list', {}))[0]?.state === 'ready');
});
