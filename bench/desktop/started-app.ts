import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { electronCommand } from '../../scripts/launch/electron-command.mjs';

export interface StartedApp {
  readonly page: Page;
  readonly pid: number;
  /** Unix milliseconds just before the program was started. */
  readonly startedAt: number;
  close(): Promise<void>;
}

/**
 * Both programs, the app and a bare window, in the same Electron; `close` takes what was made for them away.
 */
export interface Contestants {
  app(): Promise<StartedApp>;
  bare(): Promise<StartedApp>;
  close(): void;
}

export function prepareContestants(): Contestants {
  const folder = mkdtempSync(join(tmpdir(), 'zc-bench-desktop-'));
  const command = electronCommand();
  const switches = command.args.slice(1);
  // An Electron of its own by hard links: what lies in resources/app is the app that it runs.
  const electron = join(folder, 'electron');
  execFileSync('cp', ['-al', dirname(command.path), electron]);
  rmSync(join(electron, 'resources', 'app'), { recursive: true, force: true });
  symlinkSync(resolve('bench/desktop/bare-window'), join(electron, 'resources', 'app'));
  const home = join(folder, 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'config.toml'), '[gateway]\nport = 0\n');
  return {
    app: () => start(command.path, [...command.args, '--home', home], process.env),
    bare: () =>
      start(join(electron, basename(command.path)), switches, {
        ...process.env,
        BARE_WINDOW_DATA: join(folder, 'bare'),
      }),
    close: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function start(path: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<StartedApp> {
  const startedAt = Date.now();
  const child = spawn(path, [...args, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  const browser = await chromium.connectOverCDP(await debuggingAddress(child));
  const context = browser.contexts()[0];
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'));
  if (page === undefined) throw new Error('No window came');
  return {
    page,
    pid: child.pid ?? 0,
    startedAt,
    async close() {
      const gone = once(child, 'exit');
      end();
      process.off('exit', end);
      await gone;
      await browser.close().catch(() => {});
    },
  };
}

function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, reject) => {
    let text = '';
    child.stderr?.on('data', (part: Buffer) => {
      text += part.toString();
      const address = /DevTools listening on (ws:\S+)/u.exec(text)?.[1];
      if (address !== undefined) found(address);
    });
    child.once('exit', () => {
      reject(new Error(`It ended before it could be looked into: ${text}`));
    });
  });
}

/**
 * Resolves with the Unix milliseconds at which the app's status line says what the engine answered: from then
 * on every page can be used.
 */
export const usableAt = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    while (document.querySelectorAll('footer[data-part~="status-line"] button').length < 3)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    return Date.now();
  });

/** Proportional set size of a process and of all below it, in MiB: what they would give back. */
export const memoryOf = (pid: number): number =>
  sumOf(pid, (id) => Number(/^Pss:\s+(\d+)/mu.exec(textOf(`/proc/${String(id)}/smaps_rollup`))?.[1] ?? 0)) /
  1024;

/**
 * Processor time of a process and of all below it until now, in milliseconds; Linux counts in hundredths of a
 * second.
 */
export const processorMsOf = (pid: number): number =>
  sumOf(pid, (id) => {
    const fields =
      textOf(`/proc/${String(id)}/stat`)
        .split(') ')
        .at(-1)
        ?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
  });

function sumOf(pid: number, figure: (id: number) => number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const isBelow = (id: number): boolean => id === pid || (parents.has(id) && isBelow(parents.get(id) ?? 0));
  return [...parents.keys()].filter((id) => isBelow(id)).reduce((sum, id) => sum + figure(id), 0);
}

const parentOf = (id: string): number => Number(/\) \S (\d+)/u.exec(textOf(`/proc/${id}/stat`))?.[1] ?? 0);

/** Empty when the process is gone by now. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
