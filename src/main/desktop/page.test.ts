import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeOf, startCommand } from './app-paths';
import { findAsset } from './app-asset';
import { pageOrigin } from './app-url';
import { contentSecurityPolicy, developmentPolicy } from './content-policy';
import { findDeepLink, parseDeepLink } from './deep-link';
import { mayOpenExternally, openExternally } from './external-links';
import { failurePage } from './failure-page';
import { wordsFor } from './words';

const folder = join('/', 'app', 'out', 'renderer');

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/assets/index-1a.js', 'assets/index-1a.js', 'text/javascript; charset=utf-8'],
  ['/assets/plex%20sans.woff2', 'assets/plex sans.woff2', 'font/woff2'],
])('%s is the file %s', (path, file, type) => {
  expect(findAsset(folder, path)).toEqual({ file: join(folder, file), type });
});

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e%2f%2e%2e%2fetc%2fhosts.json',
  '/assets/..%2f..%2f..%2fx.js',
  '/..%5c..%5cx.js',
  '/a%00.js',
  '/%zz.js',
  '/secret.sh',
  '/assets',
  '/.',
])('%s is no file of the page', (path) => {
  expect(findAsset(folder, path)).toBeNull();
});

test.each([
  ['app://zeroclaw/', null, true],
  ['app://zeroclaw/deep/er#x', null, true],
  ['app://zeroclaw.evil.example/', null, false],
  ['app://evil/zeroclaw', null, false],
  ['https://zeroclaw/', null, false],
  ['http://localhost:5173/x', null, false],
  ['http://localhost:5173/x', 'http://localhost:5173', true],
  ['http://localhost:5173.evil.example/', 'http://localhost:5173', false],
  ['not a url', null, false],
])('%s with development server %s is our own page: %j', (url, server, own) => {
  expect(pageOrigin(server).isOwn(url)).toBe(own);
});

test('scripts come from the page’s folder only; the development server is let in while developing only', () => {
  expect(contentSecurityPolicy).toContain("script-src 'self';");
  expect(contentSecurityPolicy).toContain("connect-src 'none';");
  expect(contentSecurityPolicy).not.toMatch(/unsafe-eval|http/);
  expect(developmentPolicy('http://localhost:5173/')).toContain(
    'connect-src http://localhost:5173 ws://localhost:5173;',
  );
});

test.each([
  ['https://example.com/a?b#c', true],
  ['mailto:ana@example.com', true],
  ['http://example.com', false],
  ['file:///etc/passwd', false],
  ['smb://server/share', false],
  ['javascript:alert(1)', false],
  ['zeroclaw://run/1', false],
  ['https://bank.example@evil.example/', false],
  [`https://example.com/${'x'.repeat(3000)}`, false],
  ['nonsense', false],
])('%s may leave the app: %j', (link, allowed) => {
  const opened: string[] = [];
  expect(
    openExternally(link, async (url) => {
      opened.push(url);
    }),
  ).toBe(allowed);
  expect([opened.length, mayOpenExternally(link)]).toEqual([allowed ? 1 : 0, allowed]);
});

test.each([
  ['zeroclaw://run/run-5095cb704206', { type: 'open', page: 'runs', id: 'run-5095cb704206' }],
  ['zeroclaw://approval/r1', { type: 'open', page: 'approvals', id: 'r1' }],
  ['zeroclaw://sop/%ED%8E%8C%ED%94%84', { type: 'open', page: 'sops', id: '펌프' }],
  ['zeroclaw://chat', { type: 'open', page: 'chat', id: null }],
  ['zeroclaw://approve?id=r1', null],
  ['zeroclaw://run?sop=pump', null],
  ['zeroclaw://run/r1?approve=yes', null],
  ['zeroclaw://run/..%2f..', null],
  ['zeroclaw://run/%00', null],
  [`zeroclaw://run/${'x'.repeat(600)}`, null],
  ['https://run/r1', null],
])('the link %s opens %j and does nothing else', (link, notice) => {
  expect(parseDeepLink(link)).toEqual(notice);
});

test('a link is found among the program’s arguments', () => {
  expect(findDeepLink(['/usr/bin/zeroclaw', '--flag', 'zeroclaw://run/r1'])).toBe('zeroclaw://run/r1');
  expect(findDeepLink(['/usr/bin/zeroclaw'])).toBeNull();
});

test.each([
  [['--home', '/h'], {}, '/h'],
  [['.', '--no-sandbox', '--home=/h'], { ZEROCLAW_HOME: '/e' }, '/h'],
  [['.'], { ZEROCLAW_HOME: '/e' }, '/e'],
  [['.'], { ZEROCLAW_HOME: '' }, '/u/.zeroclaw'],
])('arguments %j with environment %j use the home %s', (args, environment, home) => {
  expect(homeOf(args, environment, '/u')).toEqual({ ok: true, value: home });
});

test.each([[['--home']], [['--home', '']], [['--home=']]])('arguments %j name no home', (args) => {
  expect(homeOf(args, { ZEROCLAW_HOME: '/e' }, '/u')).toMatchObject({
    ok: false,
    error: { message: '--home names no folder' },
  });
});

test('the failure page shows text as text', () => {
  const page = failurePage(
    { message: '<img src=x onerror=alert(1)>', remedy: '"quit" & start' },
    wordsFor('en', []),
  );
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).toContain('&quot;quit&quot; &amp; start');
  expect(page).not.toContain('<script');
});

test('the failure page is Korean on a Korean system', () => {
  const page = failurePage(
    {
      message: 'Another ZeroClaw (process 7) is using /home/bo/.zeroclaw/data',
      remedy: 'Use the one that is running, quit it first, or give this one another home folder with --home.',
    },
    wordsFor('system', ['ko-KR']),
  );
  expect(page).toContain('<html lang="ko">');
  expect(page).toContain('다른 ZeroClaw(프로세스 7)가 /home/bo/.zeroclaw/data');
  expect(page.replaceAll(/<style>[^]*<\/style>/gu, '').match(/[a-z]+ [a-z]+ [a-z]+/gu)).toBeNull();
});

test.each([
  {
    name: 'a packaged app on the usual home',
    packaged: true,
    appImage: undefined,
    home: '/u/.zeroclaw',
    command: ['/opt/zeroclaw'],
  },
  {
    name: 'an AppImage by its own file',
    packaged: true,
    appImage: '/u/ZeroClaw.AppImage',
    home: '/u/.zeroclaw',
    command: ['/u/ZeroClaw.AppImage'],
  },
  {
    name: 'another home is named',
    packaged: true,
    appImage: undefined,
    home: '/data/plant',
    command: ['/opt/zeroclaw', '--home', '/data/plant'],
  },
  {
    name: 'from its source',
    packaged: false,
    appImage: undefined,
    home: '/u/.zeroclaw',
    command: ['/opt/zeroclaw', '/src'],
  },
])('the command that starts it again: $name', ({ packaged, appImage, home, command }) => {
  expect(
    startCommand({ packaged, executable: '/opt/zeroclaw', appImage, appPath: '/src', home }, '/u'),
  ).toEqual(command);
});
