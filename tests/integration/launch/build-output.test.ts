import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zeroclaw-build-'));
  for (const folder of ['bin', 'scripts/launch', 'scripts/setup'])
    cpSync(folder, join(root, folder), { recursive: true });
  write('scripts/setup.mjs', 'export const setUp = async () => {}; export const reportFailure = () => {};');
  write('package.json', '{"type":"module"}');
  write('package-lock.json', '{"packages":{}}');
  write('src/main.ts', '');
  const node = join(root, 'node_modules', 'node', 'bin');
  mkdirSync(node, { recursive: true });
  symlinkSync(process.execPath, join(node, process.platform === 'win32' ? 'node.exe' : 'node'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A builder whose program prints `says` from a part of its own, and which then does `ends`. */
const builder = (says: string, ends = ''): void => {
  write(
    'node_modules/electron-vite/bin/electron-vite.js',
    `
  import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
  const at = process.argv.indexOf('--outDir');
  const main = (at === -1 ? 'out' : process.argv[at + 1]) + '/main';
  rmSync(main, { recursive: true, force: true });
  mkdirSync(main + '/chunks', { recursive: true });
  console.log('building');
  writeFileSync(main + '/cli.js', "import './chunks/part.js';");
  ${ends}
  writeFileSync(main + '/chunks/part.js', ${JSON.stringify(`console.log('${says}');`)});
`,
  );
};

const node = (...args: readonly string[]): { readonly stdout: string; readonly stderr: string } => {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ZEROCLAW_CACHE: join(root, 'cache') },
  });
  return { stdout, stderr };
};
const command = (): ReturnType<typeof node> => node('bin/zeroclaw.mjs', 'runs');
const buildNow = (): ReturnType<typeof node> =>
  node('--input-type=module', '-e', "import { build } from './scripts/launch/build.mjs'; await build();");

test('a build that a command has to make first says nothing on stdout, which belongs to the command', () => {
  builder('one');
  expect(command()).toEqual({ stdout: 'one\n', stderr: 'building\n' });
  expect(command()).toEqual({ stdout: 'one\n', stderr: '' });
}, 60_000);

test('a build that is ended halfway leaves the program that was there, and no rests after the next one', () => {
  builder('one');
  command();
  builder('two', "process.kill(process.pid, 'SIGKILL');");
  write('src/main.ts', '// changed');
  buildNow();
  expect(command().stdout).toBe('one\n');
  builder('two');
  buildNow();
  expect(command()).toEqual({ stdout: 'two\n', stderr: '' });
  expect(readdirSync(root).filter((name) => name.startsWith('out'))).toEqual(['out']);
}, 60_000);

test('parts of the build before are there for a program that still runs, those of the one before that are not', () => {
  for (const name of ['one', 'two', 'three']) {
    builder(name, `writeFileSync(main + '/chunks/later-${name}.js', '');`);
    write('src/main.ts', `// ${name}`);
    buildNow();
  }
  expect(readdirSync(join(root, 'out', 'main', 'chunks')).sort()).toEqual([
    'later-three.js',
    'later-two.js',
    'part.js',
  ]);
  expect(command().stdout).toBe('three\n');
}, 60_000);

test('half a program that an interrupted build left is built again', () => {
  builder('one');
  write('out/main/cli.js', "import './chunks/part.js';");
  expect(command().stdout).toBe('one\n');
}, 60_000);

test('a checkout that was moved is as fresh as it was', () => {
  builder('one');
  command();
  const moved = `${root}-moved`;
  renameSync(root, moved);
  root = moved;
  expect(command()).toEqual({ stdout: 'one\n', stderr: '' });
}, 60_000);

test('a command of a program that is older than its sources says so, and does what it is asked', () => {
  builder('one');
  command();
  write('src/main.ts', '// changed');
  // Whoever reads it as a program has no use for that.
  expect(command()).toEqual({ stdout: 'one\n', stderr: '' });
  const { stdout } = spawnSync(
    'socat',
    ['-', `EXEC:"${process.execPath} bin/zeroclaw.mjs runs",pty,setsid,ctty,stderr,rawer`],
    { cwd: root, encoding: 'utf8', input: '' },
  );
  expect(stdout).toMatch(
    /^The sources have changed since this program was built[^\n]+npm run build[^\n]+\none\n$/u,
  );
}, 60_000);

test('the command for the PATH is run by the Node of the checkout in its own process, also through a link', () => {
  builder('one', "writeFileSync(main + '/cli.js', 'console.log(process.pid)');");
  command();
  const link = join(root, 'on-the-path');
  symlinkSync(join(root, 'bin', 'zeroclaw'), link);
  const { stdout, pid } = spawnSync(link, ['runs'], { encoding: 'utf8' });
  expect(stdout).toBe(`${String(pid)}\n`);
}, 60_000);
