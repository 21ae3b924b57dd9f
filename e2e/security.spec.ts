import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, launchApp, test, type RunningApp } from './fixtures/app';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';

/**
 * What the page must not be able to do, tried from inside the page. docs/security-checklist.md says which
 * test shows which item.
 */

test.describe.configure({ mode: 'serial' });

let plant: Plant;
let running: RunningApp;
let app: ElectronApplication;
let page: Page;
usePlant({ settings: noModel }, (opened) => {
  ({ plant, running, page } = opened);
  ({ app } = running);
});

const ofThePagesOwnScripts = /^(\d+$|__zod_)/;

// The tests that click come first: where a navigation was refused, Playwright waits for it before every
// click.
test('what an event carries is text on every page: no markup of it runs or is drawn, and no link of it leads anywhere', async () => {
  const payload = JSON.stringify({
    value: 92,
    note: '<img src=x onerror="window.injected=1"><svg onload="window.injected=1"></svg>[here](javascript:window.injected=1)<script>window.injected=1</script>',
  });
  await app.evaluate(({ powerSaveBlocker }) => {
    const awake: string[] = [];
    Object.assign(globalThis, { awake });
    const [start, stop] = [
      powerSaveBlocker.start.bind(powerSaveBlocker),
      powerSaveBlocker.stop.bind(powerSaveBlocker),
    ];
    powerSaveBlocker.start = (type) => {
      awake.push(type);
      return start(type);
    };
    powerSaveBlocker.stop = (id) => {
      awake.push('let go');
      return stop(id);
    };
  });
  await plant.broker.publish('facility/pump/pressure/planned', payload);
  for (const name of ['Approvals', 'Events', 'Runs']) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
    if (name === 'Approvals')
      await expect(page.getByRole('region', { name: 'Original payload' })).toContainText('onerror=');
    if (name === 'Events') await expect(page.getByRole('main')).toContainText('onerror=');
    expect(
      await page.evaluate(() => ({
        ran: 'injected' in window,
        drawn: document.querySelectorAll('img[src="x"], svg[onload], a[href^="javascript:"]').length,
      })),
    ).toEqual({ ran: false, drawn: 0 });
  }
});

test('what newly waits is said once to those who do not see it, on every page', async () => {
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(
    'pump-overpressure-planned, step 2: Open relief valve needs your approval.',
  );
});

test('the machine was kept awake while the run was carried out, and is not while it waits', async () => {
  await expect
    .poll(() =>
      app.evaluate(() => (globalThis as unknown as { readonly awake: readonly string[] }).awake.slice(-2)),
    )
    .toEqual(['prevent-app-suspension', 'let go']);
});

test('a link from outside opens a page at most, and one that is not understood does nothing', async () => {
  const runs = (): Promise<readonly string[]> =>
    ask(page, 'runs.list', {}).then((rows) => rows.map(({ runId, status }) => `${runId} ${status}`));
  const before = await runs();
  const [waiting] = await ask(page, 'approvals.list', {});
  for (const link of [
    `zeroclaw://approve?id=${waiting?.runId ?? ''}`,
    'zeroclaw://run?sop=pump-overpressure',
    `zeroclaw://run/${'x'.repeat(600)}`,
    'zeroclaw://approval/%00',
    'zeroclaw://chat',
  ]) {
    await app.evaluate(({ app: electron }, text) => {
      electron.emit('second-instance', {}, ['zeroclaw', text], '/');
    }, link);
  }
  // The last one is understood: by now the others have been seen too.
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  expect(await runs()).toEqual(before);
});

test('the page has one bridge of two functions and nothing of Node', async () => {
  const plain = await app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({
      show: false,
      webPreferences: { sandbox: true, contextIsolation: true },
    });
    await window.loadURL('app://zeroclaw/nothing.html'); // as secure as the page, without the bridge
    const names = (await window.webContents.executeJavaScript(
      'Object.getOwnPropertyNames(window)',
    )) as string[];
    window.destroy();
    return names;
  });
  const found = await page.evaluate(() => ({
    names: Object.getOwnPropertyNames(window),
    bridge: Object.keys((window as unknown as { zeroclaw: object }).zeroclaw).sort(),
    node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window),
    protocol: location.protocol,
  }));
  expect(found.names.filter((name) => !plain.includes(name) && !ofThePagesOwnScripts.test(name))).toEqual([
    'zeroclaw',
  ]);
  expect(found.bridge).toEqual(['ask', 'onNotice']);
  expect(found.node).toEqual([]);
  expect(found.protocol).toBe('app:');
});

test('the page cannot leave: navigation, windows, frames and the network are refused', async () => {
  const here = page.url();
  await page.evaluate(() => {
    location.href = 'https://example.com/';
  });
  const refused = await page.evaluate(async () => ({
    fetch: await fetch('https://example.com/').then(
      () => 'answered',
      () => 'refused',
    ),
    loopback: await fetch('http://127.0.0.1:1/').then(
      () => 'answered',
      () => 'refused',
    ),
    window: window.open('javascript:alert(1)'),
    file: window.open('file:///etc/passwd'),
  }));
  expect(refused).toEqual({ fetch: 'refused', loopback: 'refused', window: null, file: null });
  expect(page.url()).toBe(here);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test('the policy comes as a header, and files outside the page’s folder do not exist', async () => {
  expect(page.url()).toMatch(/^app:\/\/zeroclaw\/(?:#|$)/u);
  const answers = await app.evaluate(async ({ net }) => {
    const look = async (url: string): Promise<{ status: number; policy: string | null; body: string }> => {
      const response = await net.fetch(url);
      return {
        status: response.status,
        policy: response.headers.get('content-security-policy'),
        body: await response.text(),
      };
    };
    return {
      index: await look('app://zeroclaw/'),
      outside: await look('app://zeroclaw/..%2f..%2fpackage.json'),
      twice: await look('app://zeroclaw/%2e%2e%2f%2e%2e%2fpackage.json'),
      host: await look('app://elsewhere/index.html'),
      missing: await look('app://zeroclaw/assets/none.js'),
    };
  });
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ]) {
    expect(answers.index.policy?.split('; ')).toContain(part);
  }
  expect(answers.index.policy).not.toContain('unsafe-eval');
  expect([
    answers.index.status,
    answers.outside.status,
    answers.twice.status,
    answers.host.status,
    answers.missing.status,
  ]).toEqual([200, 404, 404, 404, 404]);
  expect(answers.outside.body + answers.twice.body).not.toContain('zeroclaw-desktop');
});

test('inline scripts and eval do not run', async () => {
  const outcome = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = 'data:image/png;base64,AAAA';
    document.body.append(image);
    await new Promise((resolve) => image.addEventListener('error', resolve));
    let evaluated = 'ran';
    try {
      // A script of the page itself would do the same.
      const source = document.createElement('script');
      source.src = 'data:text/javascript,window.injected=true';
      document.head.append(source);
      await new Promise((resolve) => source.addEventListener('error', resolve));
      evaluated = 'refused';
    } catch {
      evaluated = 'refused';
    }
    return { injected: 'injected' in window, evaluated, violations: [...new Set(violations)].sort() };
  });
  expect(outcome).toEqual({
    injected: false,
    evaluated: 'refused',
    violations: ['script-src-attr', 'script-src-elem'],
  });
});

test('no permission and no device is granted', async () => {
  const denied = await page.evaluate(async () => {
    const attempt = (work: () => Promise<unknown>): Promise<string> =>
      work().then(
        (value) => `granted ${String(value)}`,
        () => 'denied',
      );
    return {
      microphone: await attempt(() => navigator.mediaDevices.getUserMedia({ audio: true })),
      location: await attempt(
        () =>
          new Promise((resolve, reject) => {
            navigator.geolocation.getCurrentPosition(resolve, reject);
          }),
      ),
      notifications: await Notification.requestPermission(),
      serial: await attempt(() =>
        (navigator as unknown as { serial: { requestPort(): Promise<unknown> } }).serial.requestPort(),
      ),
    };
  });
  expect(denied).toEqual({
    microphone: 'denied',
    location: 'denied',
    notifications: 'denied',
    serial: 'denied',
  });
});

test('a request that is not understood gets a refusal, and one from elsewhere gets none', async () => {
  const askAnything = (
    procedure: unknown,
    input: unknown,
  ): Promise<{ ok: boolean; error?: { code: string } }> =>
    page.evaluate(
      ([name, value]) =>
        (
          window as unknown as {
            zeroclaw: {
              ask(name: unknown, value: unknown): Promise<{ ok: boolean; error?: { code: string } }>;
            };
          }
        ).zeroclaw.ask(name, value),
      [procedure, input] as const,
    );
  expect(await askAnything('file.read', { path: '/etc/passwd' })).toMatchObject({
    ok: false,
    error: { code: 'api.unknown' },
  });
  expect(await askAnything('__proto__', {})).toMatchObject({ ok: false, error: { code: 'api.unknown' } });
  expect(await askAnything('runs.show', { runId: 7 })).toMatchObject({
    ok: false,
    error: { code: 'api.input' },
  });
  expect(await askAnything('engine.status', {})).toMatchObject({ ok: true });

  const foreign = await app.evaluate(async ({ BrowserWindow, app: electron }) => {
    const preload = `${electron.getAppPath()}/out/preload/index.cjs`;
    const window = new BrowserWindow({
      show: false,
      webPreferences: { sandbox: true, contextIsolation: true, preload },
    });
    await window.loadURL('data:text/html,<title>elsewhere</title>');
    const answer = (await window.webContents.executeJavaScript(
      "zeroclaw.ask('engine.status', {}).then(() => 'answered', (failure) => failure.message)",
    )) as string;
    window.destroy();
    return answer;
  });
  expect(foreign).toContain('Not permitted');
  expect(running.log()).toContain('was refused');
});

test('of all links only https and mail leave the app, and nothing opens in it', async () => {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = async (link) => {
      opened.push(link);
    };
  });
  await page.evaluate(() => {
    for (const link of [
      'file:///etc/passwd',
      'smb://server/share',
      'javascript:alert(1)',
      'zeroclaw://run/1',
      'http://example.com/',
      'https://example.com/a',
      'mailto:ana@example.com',
    ]) {
      const anchor = document.createElement('a');
      Object.assign(anchor, { href: link, target: '_blank', rel: 'noreferrer' });
      document.body.append(anchor);
      anchor.click();
      anchor.remove();
    }
  });
  await expect
    .poll(() => app.evaluate(() => (globalThis as unknown as { readonly opened: readonly string[] }).opened))
    .toEqual(['https://example.com/a', 'mailto:ana@example.com']);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  expect(page.url()).toMatch(/^app:\/\/zeroclaw\/(?:#|$)/u);
});

interface TrayTemplate {
  readonly trayTemplate: readonly { readonly label?: string; readonly click?: () => void }[];
}

test('the tray pauses, asks before it stops, and keeps the app when the window goes; a link opens the window again', async () => {
  await app.evaluate(({ Menu, dialog }) => {
    const build = Menu.buildFromTemplate.bind(Menu);
    Menu.buildFromTemplate = (template) => {
      if (template.some(({ type }) => type === 'checkbox'))
        Object.assign(globalThis, { trayTemplate: template });
      return build(template);
    };
    Object.assign(globalThis, { asked: [], answer: 1 });
    dialog.showMessageBox = (...given: unknown[]) => {
      const said = globalThis as unknown as { readonly asked: unknown[]; readonly answer: number };
      said.asked.push((given.at(-1) as { readonly message: string }).message);
      return Promise.resolve({ response: said.answer, checkboxChecked: false });
    };
  });
  const labels = (): Promise<readonly (string | undefined)[]> =>
    app.evaluate(() =>
      ((globalThis as unknown as Partial<TrayTemplate>).trayTemplate ?? []).map(({ label }) => label),
    );
  const choose = (wanted: string): Promise<void> =>
    app.evaluate((_electron, label) => {
      (globalThis as unknown as TrayTemplate).trayTemplate.find((item) => item.label === label)?.click?.();
    }, wanted);
  const paused = (): Promise<boolean> =>
    ask(page, 'engine.status', {}).then(({ triggersPaused }) => triggersPaused);
  await ask(page, 'preferences.set', { language: 'ko' });
  await expect
    .poll(labels)
    .toEqual([
      '승인 대기 1건',
      'pump-overpressure-planned, 2단계',
      undefined,
      'ZeroClaw 열기',
      '모든 트리거 일시 정지',
      '비상 정지…',
      undefined,
      '창을 닫아도 트레이에 남기',
      '종료',
    ]);
  await choose('모든 트리거 일시 정지');
  await expect.poll(paused).toBe(true);
  await expect.poll(labels).toContain('모든 트리거 다시 시작');
  await choose('모든 트리거 다시 시작');
  await expect.poll(paused).toBe(false);

  const waiting = (): Promise<number> => ask(page, 'approvals.list', {}).then(({ length }) => length);
  const questions = (): Promise<readonly string[]> =>
    app.evaluate(() => (globalThis as unknown as { readonly asked: readonly string[] }).asked);
  await choose('비상 정지…');
  await expect.poll(questions).toEqual(['지금 모두 정지할까요?']);
  expect(await waiting()).toBe(1);
  await app.evaluate(() => {
    Object.assign(globalThis, { answer: 0 });
  });
  await choose('비상 정지…');
  await expect.poll(waiting).toBe(0);
  await expect.poll(labels).toContain('기다리는 승인이 없습니다');

  await choose('창을 닫아도 트레이에 남기');
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.close();
  });
  const windows = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
  // What is asked while the window goes may be left without an answer.
  await expect.poll(() => windows().catch(() => null)).toBe(0);
  const [again] = await Promise.all([
    app.waitForEvent('window'),
    app.evaluate(({ app: electron }) => {
      electron.emit('second-instance', {}, ['zeroclaw', 'zeroclaw://chat'], '/');
    }),
  ]);
  await expect(again.getByRole('heading', { level: 1, name: '대화' })).toBeVisible();
  await ask(again, 'preferences.set', { language: 'en' });
});

test('a second start on the same home ends at once; a start after a kill opens again', async () => {
  const second = await launchApp({ home: plant.home }).then(
    () => 'opened',
    () => 'ended',
  );
  expect(second).toBe('ended');
  await running.kill();
  running = await plant.start();
  ({ app, page } = running);
  expect(await page.evaluate(() => location.href)).toMatch(/^app:\/\/zeroclaw\/(?:#|$)/u);
});

test('windows are sandboxed and isolated, and the place of the window is kept', async () => {
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0];
    const { sandbox, contextIsolation, nodeIntegration, webSecurity } = (
      window?.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }
    ).getLastWebPreferences();
    return { sandbox, contextIsolation, nodeIntegration, webSecurity };
  });
  expect(preferences).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
  });
  // The first sizes of a window still arrive from the display server after it is shown: the wish is repeated
  // until it holds.
  await expect
    .poll(async () => {
      await app.evaluate(({ BrowserWindow }) => {
        BrowserWindow.getAllWindows()[0]?.setSize(1000, 700);
      });
      return page.evaluate(() => `${String(outerWidth)} x ${String(outerHeight)}`);
    })
    .toBe('1000 x 700');
  expect(await running.close()).toBe(0);
  expect(JSON.parse(readFileSync(join(plant.home, 'data', 'window.json'), 'utf8'))).toMatchObject({
    width: 1000,
    height: 700,
  });
});
