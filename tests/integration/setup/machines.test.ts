import { expect, test } from 'vitest';
import { sandboxAdvice, sandboxHindrance } from '../../../scripts/launch/sandbox.mjs';
import { howToInstall, managers, missing, needs, packagesOf } from '../../../scripts/setup/needs.mjs';
import { refusal } from '../../../scripts/setup/refusal.mjs';

/** What set-up says to machines that are not here. */

const good = {
  node: '22.1.0',
  userAgent: 'npm/10.8.1 node/v22.1.0 linux x64',
  platform: 'linux',
  isMusl: false,
};

test.each([
  [
    'a Node that is too old',
    { ...good, node: '18.20.4' },
    /needs Node 20 or newer, and this is Node 18\.20\.4/,
  ],
  ['pnpm', { ...good, userAgent: 'pnpm/9.1.0 npm/? node/v22' }, /this is pnpm: run `npm start`/],
  ['yarn', { ...good, userAgent: 'yarn/1.22.22 npm/? node/v22' }, /this is yarn: run `npm start`/],
  ['Alpine', { ...good, isMusl: true }, /glibc/],
])('%s is refused in one sentence', (_what, machine, says) => {
  const sentence = refusal(machine);
  expect(sentence).toMatch(says);
  expect(sentence).not.toContain('\n');
});

test.each([
  ['Linux', good],
  ['no package manager at all', { ...good, userAgent: undefined }],
  ['macOS', { ...good, platform: 'darwin' }],
  ['Windows', { ...good, platform: 'win32', userAgent: 'npm/11.0.0 node/v24.0.0 win32 x64' }],
  ['the oldest Node that will do', { ...good, node: '20.0.0' }],
])('%s is taken', (_what, machine) => {
  expect(refusal(machine)).toBeNull();
});

const bare = {
  platform: 'linux',
  hasLibrary: () => false,
  hasProgram: () => false,
  hasFont: () => false,
  hasDisplay: false,
};

test('macOS and Windows are asked for nothing', () => {
  for (const platform of ['darwin', 'win32']) expect(missing({ ...bare, platform }, 'test')).toEqual([]);
});

test("a desk with Electron's libraries and a display is asked for nothing that stops it", () => {
  const libraries = new Set(['libgtk-3.so.0', 'libnss3.so', 'libasound.so.2', 'libgbm.so.1']);
  const stops = missing(
    { ...bare, hasLibrary: (name) => libraries.has(name), hasDisplay: true },
    'start',
  ).filter(({ wanted }) => wanted !== true);
  expect(stops).toEqual([]);
});

test('what Electron does not need stops nobody', () => {
  expect(JSON.stringify(needs)).not.toMatch(/xss/i);
});

test.each([
  ['apt', 'sudo apt-get install -y --no-install-recommends libgtk-3-0 libnss3'],
  ['dnf', 'sudo dnf install -y gtk3 nss'],
  ['pacman', 'sudo pacman -S --needed gtk3 nss'],
  ['zypper', 'sudo zypper install -y libgtk-3-0 mozilla-nss'],
] as const)('%s is told in its own names', (manager, begins) => {
  expect(howToInstall(missing(bare, 'start'), manager)).toMatch(
    new RegExp(`^${begins.replaceAll('+', '\\+')} `),
  );
});

test('each need has a name for each manager, and none twice', () => {
  for (const manager of Object.keys(managers) as (keyof typeof managers)[]) {
    const packages = packagesOf(missing(bare, 'test'), manager);
    expect(packages.every((name) => /^[a-z\d][\w.+-]*$/i.test(name))).toBe(true);
    expect(new Set(packages).size).toBe(packages.length);
  }
});

test('the names of a newer Debian are asked of it, and an unknown system hears what is meant', () => {
  const wanted = needs.filter(({ name }) => name === 'ALSA');
  expect(howToInstall(wanted, 'apt', (name) => `${name}t64`)).toMatch(/libasound2t64$/);
  expect(howToInstall(wanted, null)).toBe('install what your system calls these: ALSA');
});

const free = { max: 60_000, clone: null, apparmor: null };
const ordinary = { platform: 'linux', isRoot: false, helperIsSetuid: false, namespaces: free };

test.each([
  ['nothing on an ordinary system', ordinary, null],
  ['AppArmor on Ubuntu 24.04', { ...ordinary, namespaces: { ...free, apparmor: 1 } }, 'apparmor'],
  ['a kernel without user namespaces', { ...ordinary, namespaces: { ...free, max: 0 } }, 'none'],
  ['a Debian that keeps them', { ...ordinary, namespaces: { ...free, clone: 0 } }, 'none'],
  [
    'nothing with the setuid helper',
    { ...ordinary, helperIsSetuid: true, namespaces: { ...free, max: 0 } },
    null,
  ],
  [
    'nothing for root, who has no sandbox',
    { ...ordinary, isRoot: true, namespaces: { ...free, max: 0 } },
    null,
  ],
  ['nothing on macOS', { ...ordinary, platform: 'darwin' }, null],
] as const)('the sandbox is hindered by %s', (_what, machine, hindrance) => {
  expect(sandboxHindrance(machine)).toBe(hindrance);
});

test('the advice names this Electron, and never to go without a sandbox', () => {
  for (const hindrance of ['apparmor', 'none'] as const) {
    const advice = sandboxAdvice(hindrance, '/home/ana/app/electron');
    expect(advice).toContain('sudo chmod 4755 "/home/ana/app/chrome-sandbox"');
    expect(advice).not.toContain('--no-sandbox');
  }
  expect(sandboxAdvice('apparmor', '/home/ana/app/electron')).toContain(
    'profile zeroclaw-electron "/home/ana/app/electron"',
  );
});
