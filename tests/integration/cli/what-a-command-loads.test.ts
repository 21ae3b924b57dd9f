import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { makeHome, startDaemon } from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';

/** The built command line beside a real daemon: what a command that only reads has to load first. */

const program = fileURLToPath(new URL('../../../out/main/cli.js', import.meta.url));
/** Tells the files that are loaded, one on a line of stderr. */
const telling = `data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) { if (url.startsWith('file:')) process.stderr.write(`loads ${url}\\n`); return next(url, context); } });",
)}`;

function loadedBy(home: string, command: readonly string[]): readonly string[] {
  const { stderr, status } = spawnSync(process.execPath, ['--import', telling, program, ...command], {
    encoding: 'utf8',
    env: { ...process.env, ZEROCLAW_HOME: home },
  });
  expect(status, `${command.join(' ')}: ${stderr}`).toBe(0);
  return [...stderr.matchAll(/^loads (file:.*)$/gmu)].map(([, url = '']) => fileURLToPath(url));
}

/** Packages that a file of the program holds or is one of. */
function packagesOf(file: string): readonly string[] {
  const map = `${file}.map`;
  // What joins the files of a build has none.
  const sources = existsSync(map)
    ? (JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] }).sources
    : [file];
  return sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(source)?.[1] ?? []);
}

let home = '';
beforeAll(async () => {
  const made = makeHome('[gateway]\nport = 0\n');
  home = made.path;
  const daemon = await startDaemon(made);
  return async () => {
    await daemon.kill();
    made.remove();
  };
});

test.each(
  [
    'problems',
    'runs',
    'approvals',
    'events',
    'metrics',
    'sop list',
    'models',
    'secret list',
    'memory list',
    'boards',
    'channels',
    'providers',
    'mcp',
    'cron',
    'permissions',
    'presets',
  ].map((command) => ({ command })),
)(
  'with an engine, `zeroclaw $command` loads no schemas, no database and no patterns, but the command line alone',
  ({ command }) => {
    const packages = new Set(loadedBy(home, command.split(' ')).flatMap(packagesOf));
    expect([...packages].filter((name) => name !== 'commander')).toEqual([]);
  },
);

test('an engine loads the driver of a database, and what speaks to it, only when config.toml names one', async () => {
  const loadsDriver = async (config: string, isDone: (said: string) => boolean): Promise<boolean> => {
    const made = makeHome(`[gateway]\nport = 0\n${config}`);
    const daemon = await startDaemon(made, { NODE_OPTIONS: `--import ${telling}` });
    try {
      await eventually('the engine to have loaded it', () => isDone(daemon.stderr()));
      return /node_modules\/pg\/|\/join-/u.test(daemon.stderr());
    } finally {
      await daemon.kill();
      made.remove();
    }
  };
  const hasStarted = (said: string): boolean => said.includes('loads file:');
  expect(await loadsDriver('', hasStarted)).toBe(false);
  const hasDriver = (said: string): boolean => said.includes('node_modules/pg/');
  expect(await loadsDriver('[storage]\nurl = "postgres://zeroclaw@127.0.0.1:1/plant"\n', hasDriver)).toBe(
    true,
  );
});
