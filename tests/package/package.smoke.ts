import { execFileSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from '../../e2e/fixtures/app';
import { openPlant } from '../../e2e/fixtures/plant';
import { fuses } from '../../scripts/package/fuses.mjs';
import { manifest, programName, releaseFolder } from '../../scripts/package/places.mjs';
import { projectRoot } from '../../scripts/setup/paths.mjs';
import { PackagedApp } from './packaged-app';

/**
 * The packaged app on a fresh home: what is in it, what it refuses, and the main job from event to finished
 * run.
 */

test.describe.configure({ mode: 'serial' });

const built = new PackagedApp(join(releaseFolder, 'linux-unpacked'));
let scratch: string;
test.beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'zc-package-'));
});
test.afterAll(() => {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

/** What the archive holds, as the packaged program itself reads it. */
function archive(): readonly string[] {
  const list = 'process.stdout.write(JSON.stringify(fs.readdirSync(process.argv[1], { recursive: true })))';
  const found = execFileSync(built.program, ['-e', list, join(built.folder, 'resources', 'app.asar')], {
    encoding: 'utf8',
    maxBuffer: 64e6,
    env: { ELECTRON_RUN_AS_NODE: '1' },
  });
  return JSON.parse(found) as readonly string[];
}

test('the fuses are as decided', async () => {
  const wire = await getCurrentFuseWire(built.program);
  const read = Object.fromEntries(
    Object.keys(fuses).map((name) => [
      name,
      wire[FuseV1Options[name as keyof typeof FuseV1Options]] === FuseState.ENABLE,
    ]),
  );
  expect(read).toEqual(fuses);
});

test('it holds what is needed at work: no sources, no maps, no packages for development, addons of this platform only', () => {
  const files = archive();
  expect(files.filter((file) => /\.(?:map|tsx?|cpp|h)$/u.test(file))).toEqual([]);
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const names = (dev: boolean): readonly string[] =>
    Object.entries(lock.packages)
      .filter(([, entry]) => (entry.dev === true) === dev)
      .map(
        ([path]) => `node_modules/${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}`,
      );
  const atWork = new Set(names(false));
  // electron-builder lifts nested packages
  const forDevelopment = new Set(names(true).filter((name) => !atWork.has(name)));
  expect(files.filter((file) => forDevelopment.has(file))).toEqual([]);
  expect(files).toContain('out/main/index.js');
  const unpacked = join(built.folder, 'resources', 'app.asar.unpacked', 'node_modules');
  expect(readdirSync(join(unpacked, '@node-llama-cpp'))).toEqual([`${process.platform}-${process.arch}`]);
  expect(readdirSync(join(unpacked, 'better-sqlite3', 'prebuilds'))).toEqual([
    `${process.platform}-${process.arch}.node`,
  ]);
  expect(readdirSync(join(unpacked, '@serialport', 'bindings-cpp', 'prebuilds'))).toEqual([
    `${process.platform}-${process.arch}`,
  ]);
});

test('an event becomes a run that asks, one click lets it move the pin, and it finishes with the built-in model', async () => {
  const plant = await openPlant({ withoutCooldown: false });
  const app = await built.open(plant.home);
  try {
    const { page } = app;
    expect(page.url()).toBe('app://zeroclaw/');
    await expect(page.getByRole('contentinfo')).toContainText('Boards 1/1');
    await expect
      .poll(async () => {
        await plant.publish(92, 'with-model');
        return (await built.run(['--home', plant.home, 'runs', '--json'])).out;
      })
      .toContain('pump-overpressure');
    const card = page.getByRole('article', { name: 'Approval: pump-overpressure, step 2' });
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Approvals', exact: true })
      .click();
    await card.getByRole('button', { name: 'Approve' }).click({ timeout: 120_000 });
    await expect.poll(() => plant.writes(), { timeout: 60_000 }).toEqual([{ pin: 5, value: 1 }]);
    await card.getByRole('button', { name: 'Open the run' }).click();
    await expect(page.locator('[data-part~="run-state"]')).toHaveText('Completed, 3 steps', {
      timeout: 60_000,
    });
    expect(await app.quit()).toBe(0);
  } finally {
    await app.quit();
    await plant.close();
  }
});

test('on a new machine the demo goes from one event over one approval to a finished run, which a link opens after the next start', async () => {
  const home = join(scratch, 'demo-home');
  const first = await built.open(home);
  await first.page.getByRole('radio', { name: 'English' }).check({ force: true });
  await first.page.getByRole('button', { name: 'Start the demo' }).click();
  const card = first.page.getByRole('article', { name: 'Approval: demo-valve, step 2' });
  await expect(card).toContainText('gpio_write', { timeout: 120_000 });
  // Nothing is lost by quitting while it waits.
  expect(await first.quit()).toBe(0);
  const second = await built.open(home);
  await second.page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Approvals', exact: true })
    .click();
  const again = second.page.getByRole('article', { name: 'Approval: demo-valve, step 2' });
  // A yes before the call is known would be asked for again.
  await expect(again).toContainText('Open the relief valve', { timeout: 60_000 });
  await expect(again).not.toContainText('still drafting', { timeout: 60_000 });
  await again.getByRole('button', { name: 'Approve' }).click();
  const runs = async (): Promise<readonly { readonly run_id: string; readonly status: string }[]> =>
    JSON.parse((await built.run(['--home', home, 'runs', '--json'])).out) as readonly {
      readonly run_id: string;
      readonly status: string;
    }[];
  await expect
    .poll(async () => (await runs()).map(({ status }) => status), { timeout: 60_000 })
    .toEqual(['completed']);
  expect(await second.quit()).toBe(0);
  const [run] = await runs();
  const third = await built.open(home, `zeroclaw://run/${run?.run_id ?? ''}`);
  await expect(third.page.locator('[data-part~="run-state"]')).toContainText('Completed');
  expect(third.page.url()).toContain(`#/runs/${run?.run_id ?? 'none'}`);
  expect(await third.quit()).toBe(0);
});

test('the command line and the daemon of the package work without a display', async () => {
  const home = join(scratch, 'daemon-home');
  expect((await built.run(['--version'])).out.trim()).toBe(manifest.version);
  const daemon = built.daemon(home);
  await daemon.said(/"ready":true,"gateway":"(http:\S+?)"/u);
  const procedures = JSON.parse(
    (await built.run(['--home', home, 'sop', 'list', '--json'])).out,
  ) as readonly { readonly name: string }[];
  expect(procedures.map(({ name }) => name)).toEqual(['pump-overpressure', 'pump-overpressure-planned']);
  daemon.child.kill('SIGTERM');
  expect(await daemon.ended).toBe(0);
});

test('no debugger, no preloaded script and no app beside the archive gets in', async () => {
  const marker = join(scratch, 'ran');
  const script = join(scratch, 'evil.cjs');
  writeFileSync(script, `require('fs').writeFileSync(${JSON.stringify(marker)}, '')`);
  await built.run(['--version'], { NODE_OPTIONS: `--require ${script}` });
  const app = built.start(
    ['--home', join(scratch, 'closed-home'), '--inspect=0', '--remote-debugging-port=0'],
    { NODE_OPTIONS: `--require ${script}` },
  );
  await expect
    .poll(
      async () =>
        (await built.run(['--home', join(scratch, 'closed-home'), 'doctor']).catch(() => ({ out: '' }))).out,
      { timeout: 60_000 },
    )
    .toContain('running, version');
  app.child.kill('SIGTERM');
  expect(await app.ended).toBe(0);
  expect(app.log()).not.toMatch(/listening on ws/u);
  expect(statSync(marker, { throwIfNoEntry: false })).toBeUndefined();
});

test('the Debian package, unpacked into a folder, starts from there; its entry opens links', async () => {
  const file = readdirSync(releaseFolder).find((name) => name.endsWith('.deb'));
  const root = join(scratch, 'root');
  execFileSync('dpkg-deb', ['-x', join(releaseFolder, file ?? 'no package'), root]);
  const entry = readFileSync(join(root, 'usr', 'share', 'applications', `${programName}.desktop`), 'utf8');
  expect(entry).toContain('MimeType=x-scheme-handler/zeroclaw;');
  expect(entry).toContain(`Exec=/opt/${programName}/${programName} %U`);
  expect(entry).toContain(`Icon=${programName}`);
  for (const size of [16, 48, 256, 512])
    expect(
      statSync(
        join(
          root,
          'usr',
          'share',
          'icons',
          'hicolor',
          `${String(size)}x${String(size)}`,
          'apps',
          `${programName}.png`,
        ),
      ).size,
    ).toBeGreaterThan(100);
  expect(['zeroclaw', programName].map((name) => readlinkSync(join(root, 'usr', 'bin', name)))).toEqual([
    `/opt/${programName}/zeroclaw`,
    `/opt/${programName}/${programName}`,
  ]);
  expect(statSync(join(root, 'opt', programName, 'chrome-sandbox')).mode & 0o7777).toBe(0o4755);
  expect(
    execFileSync('dpkg-deb', ['-f', join(releaseFolder, file ?? ''), 'Package', 'Version'], {
      encoding: 'utf8',
    }),
  ).toContain(`Version: ${manifest.version}`);
  const installed = new PackagedApp(join(root, 'opt', programName));
  expect((await installed.run(['--version'])).out.trim()).toBe(manifest.version);
  const app = await installed.open(join(scratch, 'deb-home'));
  await expect(app.page.getByRole('contentinfo')).toBeVisible();
  expect(app.page.url()).toBe('app://zeroclaw/');
  expect(await app.quit()).toBe(0);
});
