import { expect, test, type Page } from '@playwright/test';
import type { RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { openFullPlant, type FullPlant } from './fixtures/full-plant';
import { ask, noModel, openPlant, type Plant } from './fixtures/plant';

/** Every page and dialog with real data, in both themes and languages: axe finds nothing, nothing is cut off, and a picture is kept. */

// A trace takes a picture of every step; these tests keep their own.
test.use({ trace: 'off' });

const sizes = [{ width: 1280, height: 800 }, { width: 1024, height: 700 }, { width: 800, height: 600 }] as const;
const looks = [['en', 'light'], ['en', 'dark'], ['ko', 'light'], ['ko', 'dark']] as const;
type Look = (typeof looks)[number];

interface View {
  readonly name: string;
  readonly hash: string;
  /** Brings up what lies over the page; Escape takes it away again. */
  readonly over?: (page: Page) => Promise<void>;
}

async function setLook(page: Page, [language, theme]: Look): Promise<void> {
  await ask(page, 'preferences.set', { language, theme });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

async function setSize({ app, page }: RunningApp, size: (typeof sizes)[number]): Promise<void> {
  await app.evaluate(({ BrowserWindow }, { width, height }) => { BrowserWindow.getAllWindows()[0]?.setContentSize(width, height); }, size);
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
}

async function show(page: Page, view: View): Promise<void> {
  await page.evaluate((hash) => { location.hash = hash; }, view.hash);
  await page.locator('main h1').waitFor();
  await expect(page.locator('main')).not.toContainText(/…$/u);
  await view.over?.(page);
  await page.evaluate(() => document.fonts.ready);
}

async function closeOver(page: Page, view: View): Promise<void> {
  if (view.over === undefined) return;
  await page.keyboard.press('Escape');
  await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toHaveCount(0);
}

/** Text that does not fit its box, without dots that say so; and a window that scrolls sideways. */
const cutOff = (page: Page): Promise<readonly string[]> => page.evaluate(() => {
  const tooWide = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, textOverflow, clip, position } = getComputedStyle(element);
    const hidden = overflowX === 'hidden' || overflowX === 'clip';
    return hidden && textOverflow !== 'ellipsis' && !(position === 'absolute' && clip !== 'auto') && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1;
  }).map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${String(element.scrollWidth)} in ${String(element.clientWidth)}: ${element.textContent.slice(0, 60)}`);
  return document.documentElement.scrollWidth > innerWidth ? [...tooWide, 'the window scrolls sideways'] : tooWide;
});

async function inspect(running: RunningApp, views: readonly View[], look: Look): Promise<void> {
  const { page } = running;
  await setLook(page, look);
  for (const size of sizes) {
    await setSize(running, size);
    for (const view of views) {
      await test.step(`${view.name} ${look.join(' ')} ${String(size.width)}`, async () => {
        await show(page, view);
        await keepPicture(page, `${view.name}-${look.join('-')}-${String(size.width)}`);
        expect.soft(await cutOff(page), `${view.name} at ${String(size.width)}`).toEqual([]);
        if (size.width === sizes[0].width) expect.soft(await axeFindings(page), view.name).toEqual([]);
        await closeOver(page, view);
      });
    }
  }
}

const press = (...keys: readonly string[]) => async (page: Page): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
  await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
};
const click = (selector: string) => async (page: Page): Promise<void> => {
  await page.locator(selector).first().click();
  await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
};

test.describe('with something of everything', () => {
  let full: FullPlant;
  let views: readonly View[];
  test.beforeAll(async () => {
    full = await openFullPlant();
    const { runs, conversations } = full;
    views = [
      { name: 'approvals-interrupted', hash: `#/approvals/${runs.interrupted}` },
      { name: 'approvals-korean-sop', hash: `#/approvals/${runs.waiting}` },
      { name: 'approvals-drafting', hash: `#/approvals/${runs.drafting}` },
      { name: 'approvals-reject', hash: `#/approvals/${runs.waiting}`, over: press('r') },
      { name: 'chat-answered', hash: `#/chat/${conversations.answered}` },
      { name: 'chat-asks', hash: `#/chat/${conversations.asks}` },
      { name: 'chat-empty', hash: `#/chat/${conversations.empty}` },
      { name: 'chat-delete', hash: `#/chat/${conversations.answered}`, over: click('.head .btn.ic') },
      { name: 'sops', hash: '#/sops' },
      { name: 'sop', hash: '#/sops/pump-overpressure' },
      { name: 'sop-korean', hash: `#/sops/${encodeURIComponent('냉각수-순환-점검')}` },
      { name: 'sop-broken', hash: '#/sops/vent-greenhouse' },
      { name: 'sop-start', hash: '#/sops', over: click('.sop-item:not(.broken) .row-end button') },
      { name: 'runs', hash: '#/runs' },
      { name: 'run-completed', hash: `#/runs/${runs.completed}` },
      { name: 'run-rejected', hash: `#/runs/${runs.rejected}` },
      { name: 'run-failed', hash: `#/runs/${runs.failed}` },
      { name: 'run-interrupted', hash: `#/runs/${runs.interrupted}` },
      { name: 'run-waiting', hash: `#/runs/${runs.waiting}` },
      { name: 'run-cancel', hash: `#/runs/${runs.waiting}`, over: click('.head .btn') },
      { name: 'events', hash: '#/events' },
      { name: 'boards', hash: '#/boards' },
      { name: 'models', hash: '#/models' },
      { name: 'models-download', hash: '#/models', over: click('.head .btn.key') },
      { name: 'settings', hash: '#/settings/procedures' },
      { name: 'settings-text', hash: '#/settings/config.toml' },
      { name: 'palette', hash: '#/runs', over: press('Control+k') },
      { name: 'preferences', hash: '#/runs', over: press('Control+,') },
      { name: 'shortcuts', hash: '#/runs', over: press('Control+/') },
      { name: 'stop', hash: '#/runs', over: press('Control+Shift+Period') },
      { name: 'status-board', hash: '#/runs', over: click('.status button:nth-of-type(3)') },
    ];
  });
  test.afterAll(async () => { await full.close(); });

  for (const look of looks) test(`every page and dialog, ${look.join(' ')}`, async () => { await inspect(full.running, views, look); });
});

test.describe('with nothing yet', () => {
  let plant: Plant;
  let running: RunningApp;
  const views: readonly View[] = [
    { name: 'nothing-approvals', hash: '#/approvals' },
    { name: 'nothing-chat', hash: '#/chat' },
    { name: 'nothing-runs', hash: '#/runs' },
    { name: 'nothing-models', hash: '#/models' },
    { name: 'nothing-events', hash: '#/events' },
    { name: 'nothing-sops', hash: '#/sops' },
    { name: 'nothing-run-not-there', hash: '#/runs/run-0' },
    { name: 'nothing-sop-not-there', hash: '#/sops/nowhere' },
  ];
  test.beforeAll(async () => {
    plant = await openPlant({ settings: noModel });
    running = await plant.start();
  });
  test.afterAll(async () => { await plant.close(); });

  for (const look of looks) test(`every empty page, ${look.join(' ')}`, async () => { await inspect(running, views, look); });
});
