import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { programName } from '../../scripts/package/places.mjs';

// Chromium refuses to run its sandbox as root; everybody else keeps it.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export interface OpenedApp {
  readonly page: Page;
  log(): string;
  /** SIGTERM; resolves with how it ended. */
  quit(): Promise<number | string | null>;
}

/** The packaged app in this folder. Nothing of the development tree is told to it. */
export class PackagedApp {
  readonly program: string;

  constructor(readonly folder: string) {
    this.program = join(folder, programName);
    if (!existsSync(this.program))
      throw new Error(`There is no packaged app at ${this.program}: run "npm run package" first.`);
  }

  /** Starts it as a person who may look inside; the fuses leave no other way in than the page. */
  async open(home: string, ...args: readonly string[]): Promise<OpenedApp> {
    const started = this.start(['--home', home, '--remote-debugging-port=0', ...args], {
      ZEROCLAW_DEVELOPER: '1',
    });
    const address = await started.said(/DevTools listening on (ws:\S+)/u);
    const browser = await chromium.connectOverCDP(address);
    const context = browser.contexts()[0];
    if (context === undefined) throw new Error('The app has no page');
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    await page.waitForLoadState('load');
    return {
      page,
      log: started.log,
      quit: async () => {
        started.child.kill('SIGTERM');
        const how = await started.ended;
        await browser.close().catch(() => {});
        return how;
      },
    };
  }

  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
    return follow(
      spawn(this.program, [...asRoot, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...bare(), ...env },
      }),
    );
  }

  /** The command line of the package, to its end. */
  async run(
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly out: string; readonly err: string }> {
    const { stdout, stderr } = await promisify(execFile)(join(this.folder, 'zeroclaw'), [...args], {
      env: { ...bare(), ...env },
    });
    return { out: stdout, err: stderr };
  }

  daemon(home: string): Started {
    return follow(
      spawn(join(this.folder, 'zeroclaw'), ['--home', home, 'daemon'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...bare(), DISPLAY: '' },
      }),
    );
  }
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | string | null>;
  log(): string;
  /** Resolves with the first group of what it has written; rejects when it ends before. */
  said(what: RegExp): Promise<string>;
}

function follow(child: ChildProcess): Started {
  let text = '';
  const ended = (once(child, 'exit') as Promise<[number | null, string | null]>).then(
    ([code, signal]) => code ?? signal,
  );
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      text += part.toString();
      for (const look of heard) look();
    });
  }
  const said = (what: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = what.exec(text);
        if (found === null) return;
        heard.delete(look);
        resolve(found[1] ?? found[0]);
      };
      heard.add(look);
      look();
      void ended.then((how) => {
        reject(new Error(`It ended (${String(how)}) and had not said ${String(what)}: ${text}`));
      });
    });
  return { child, ended, log: () => text, said };
}

/** The environment without what belongs to the development tree. */
function bare(): Record<string, string> {
  const { HOME = '/', DISPLAY = '', LANG = 'C.UTF-8' } = process.env;
  return { HOME, DISPLAY, LANG, PATH: '/usr/local/bin:/usr/bin:/bin' };
}
