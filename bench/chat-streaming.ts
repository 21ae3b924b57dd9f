// npm run bench -- chat-streaming [--seconds 30] [--per-second 100] How much work the window has with an
// answer that streams in, next to a bare page that appends the same text. See bench/README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { _electron, type Page } from '@playwright/test';
import { openDisplay } from '../scripts/launch/display.mjs';
import { electronCommand } from '../scripts/launch/electron-command.mjs';
import { writeBarePage } from './chat-streaming/bare-page';
import { startPacedServer } from './chat-streaming/paced-server';
import { rendererWork, type RendererWork } from './chat-streaming/renderer-work';
import { judge } from './local-model/model-in-home';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, 'per-second': { type: 'string', default: '100' } },
});
const seconds = Number(values.seconds);
const perSecond = Number(values['per-second']);
const passage =
  '### Why the pump trips\n\nThe pressure stays over **85 bar** for longer than `10 s`, and the valve closes late. 압력이 한계를 넘으면 밸브를 먼저 닫습니다.\n\n1. Read the sensor PT-101.\n2. Compare it with the limit.\n3. Close the feed valve.\n\n| time | value |\n|---|---|\n| 10:21 | 92.4 bar |\n\n```ts\nconst limit = 85;\nif (pressure > limit) close(valve);\n```\n\n';
const words = passage.match(/\S+\s*/gu) ?? [];
const tokens = Array.from({ length: seconds * perSecond }, (_, index) => words[index % words.length] ?? '');

const folder = mkdtempSync(join(tmpdir(), 'zc-bench-'));
const display = await openDisplay();
if (display.display !== undefined) process.env['DISPLAY'] = display.display;
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[0] !== 'ELECTRON_RUN_AS_NODE',
  ),
);

function made(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}

/** Starts a program in Electron, and ends it after. */
async function inElectron<T>(args: readonly string[], work: (page: Page) => Promise<T>): Promise<T> {
  const app = await _electron.launch({
    executablePath: electronCommand().path,
    args: [...args],
    env: environment,
  });
  try {
    const page = await app.firstWindow();
    await page.waitForLoadState('load');
    return await work(page);
  } finally {
    await app.close();
  }
}

async function inApp(): Promise<RendererWork> {
  const server = await startPacedServer(tokens, perSecond);
  const home = join(folder, 'home');
  writeBareHome(home, server.baseUrl);
  try {
    return await inElectron(electronCommand(['--home', home]).args, async (page) => {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Chat' }).click();
      await page.getByRole('button', { name: 'New chat' }).first().click();
      await page.getByRole('textbox', { name: 'Message' }).fill('Why does it trip?');
      return rendererWork(page, async () => {
        await page.keyboard.press('Enter');
        const stop = page.getByRole('button', { name: 'Stop', exact: true });
        await stop.waitFor();
        await stop.waitFor({ state: 'detached', timeout: (seconds + 60) * 1000 });
      });
    });
  } finally {
    await server.close();
  }
}

function writeBareHome(home: string, baseUrl: string): void {
  writeFileSync(
    join(made(home), 'config.toml'),
    `default_provider = "lab"\ndefault_model = "paced"\n\n[gateway]\nport = 0\n\n[memory]\nbackend = "none"\n\n[providers.lab]\ntype = "openai"\nbase_url = "${baseUrl}"\n`,
  );
}

async function inBarePage(): Promise<RendererWork> {
  const sandbox = electronCommand().args.filter((arg) => arg === '--no-sandbox');
  return inElectron([writeBarePage(made(join(folder, 'bare'))), ...sandbox], (page) =>
    rendererWork(page, () =>
      page.evaluate(
        ({ pieces, rate }) =>
          new Promise<void>((resolve) => {
            const text = document.querySelector('#text');
            const box = document.querySelector('#box');
            const begun = performance.now();
            let shown = 0;
            const timer = setInterval(() => {
              const due = Math.min(pieces.length, Math.floor(((performance.now() - begun) * rate) / 1000));
              if (due > shown) {
                text?.append(pieces.slice(shown, due).join(''));
                box?.scrollTo(0, box.scrollHeight);
              }
              shown = due;
              if (shown < pieces.length) return;
              clearInterval(timer);
              resolve();
            }, 33);
          }),
        { pieces: tokens, rate: perSecond },
      ),
    ),
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(10);

try {
  console.log(
    `chat-streaming: ${String(perSecond)} tokens a second for ${String(seconds)} s, Markdown with lists, tables, code and Korean\n`,
  );
  console.log(
    ['', 'busy', 'script', 'layout', 'long tasks', 'longest']
      .map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(10)))
      .join(''),
  );
  const rows: [string, RendererWork][] = [
    ['the app', await inApp()],
    ['a bare page', await inBarePage()],
  ];
  for (const [name, work] of rows)
    console.log(
      `${name.padEnd(22)}${percent(work.busy)}${percent(work.script)}${percent(work.layout)}${String(work.longTasks).padStart(10)}${`${work.longestMs.toFixed(0)} ms`.padStart(10)}`,
    );
  const [[, app], [, bare]] = rows as [[string, RendererWork], [string, RendererWork]];
  console.log(`\nthe app's page was busy ${(app.busy / bare.busy).toFixed(1)} times as long as the bare one`);
  judge('share of the time that the app’s page was busy', app.busy, 0.5, 'below');
} finally {
  display.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
