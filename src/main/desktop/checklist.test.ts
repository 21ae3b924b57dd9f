import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What docs/security-checklist.md says of the sources: the items that reading them decides. */

const sources = ['src/main', 'src/preload', 'src/renderer', 'src/shared'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => ({
      file: join(folder, file).replaceAll('\\', '/'),
      text: readFileSync(join(folder, file), 'utf8'),
    })),
);

const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test.each<{ item: string; what: string; pattern: RegExp }>([
  { item: 'SEC-02', what: 'Node in a page', pattern: /nodeIntegration\w*:\s*true/u },
  {
    item: 'SEC-03',
    what: 'a page that shares its world with the preload',
    pattern: /contextIsolation:\s*false/u,
  },
  { item: 'SEC-04', what: 'a page without sandbox', pattern: /\bsandbox:\s*false/u },
  {
    item: 'SEC-06',
    what: 'a page without the same-origin policy',
    pattern: /webSecurity:\s*false|disable-web-security/u,
  },
  { item: 'SEC-08', what: 'mixed content', pattern: /allowRunningInsecureContent/u },
  { item: 'SEC-09', what: 'experimental features', pattern: /experimentalFeatures/u },
  { item: 'SEC-10', what: 'Blink features switched on', pattern: /enableBlinkFeatures/u },
  { item: 'SEC-11', what: 'web views', pattern: /webviewTag:\s*true|<webview/u },
  { item: 'SEC-18', what: 'pages from files', pattern: /\.loadFile\(|loadURL\(\s*['"`]file:/u },
  {
    item: 'APP-05',
    what: 'markup that is not React’s',
    pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write\(/u,
  },
  { item: 'SEC-07', what: 'text that is run as code', pattern: /[^.\w]eval\(|new Function\(/u },
])('$item: no source has $what', ({ pattern }) => {
  expect(filesWith(pattern)).toEqual([]);
});

test.each<{ item: string; what: string; pattern: RegExp; only: readonly string[] }>([
  {
    item: 'SEC-17',
    what: 'takes requests of the page',
    pattern: /ipcMain\.(?:handle|on|once|handleOnce)\(/u,
    only: ['src/main/desktop/window-ipc.ts'],
  },
  {
    item: 'SEC-15',
    what: 'opens addresses outside',
    pattern: /shell\.openExternal\(/u,
    only: ['src/main/desktop/harden.ts'],
  },
  {
    item: 'SEC-20',
    what: 'hands the page anything of Electron',
    pattern: /contextBridge|ipcRenderer/u,
    only: ['src/preload/index.ts'],
  },
  {
    item: 'SEC-04',
    what: 'makes windows',
    pattern: /new BrowserWindow\(/u,
    only: ['src/main/desktop/main-window.ts'],
  },
])('$item: one file $what', ({ pattern, only }) => {
  expect(filesWith(pattern)).toEqual(only);
});

test('SEC-05, SEC-12, SEC-13, SEC-14: every page and the session are hardened', () => {
  const text = readFileSync('src/main/desktop/harden.ts', 'utf8');
  const needed = [
    'setPermissionRequestHandler',
    'setPermissionCheckHandler',
    'setDevicePermissionHandler',
    'select-serial-port',
    'will-attach-webview',
    'will-navigate',
    'will-redirect',
    'will-frame-navigate',
    'setWindowOpenHandler',
    'will-download',
  ];
  expect(needed.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).not.toMatch(/url\.startsWith\(/u);
});

test('SEC-16: Electron is one of the three newest majors as of the lock file’s last review', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const newestAtReview = 45; // raised with every review of docs/security-checklist.md
  expect(Number(lock.packages['node_modules/electron']?.version.split('.')[0])).toBeGreaterThanOrEqual(
    newestAtReview - 2,
  );
});

test('APP-09: install scripts run for named packages only', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  expect(
    Object.keys(allowScripts)
      .filter((name) => allowScripts[name] === true)
      .sort(),
  ).toEqual(['@serialport/bindings-cpp', 'node', 'node-llama-cpp']);
});
