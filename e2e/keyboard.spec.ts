import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { openFullPlant, type FullPlant } from './fixtures/full-plant';
import { keepPicture } from './fixtures/pictures';
import { looks, setLook, setSize, show, sizes } from './fixtures/views';

/** Menus, which lie over the page for a moment, and every page by the Tab key alone. */

test.use({ trace: 'off' });

let full: FullPlant;
test.beforeAll(async () => { full = await openFullPlant(); });
test.afterAll(async () => { await full.close(); });

interface Menu {
  readonly name: string;
  readonly hash: string;
  /** The button, whatever the language. */
  readonly opener: (page: Page) => Locator;
  /** In a narrow window alone. */
  readonly narrow?: true;
}

const menus = (): readonly Menu[] => [
  { name: 'status of the model', hash: '#/runs', opener: (page) => page.locator('.status button[aria-haspopup="dialog"]').first() },
  { name: 'status of the broker', hash: '#/runs', opener: (page) => page.locator('.status button[aria-haspopup="dialog"]').nth(1) },
  { name: 'status of the boards', hash: '#/runs', opener: (page) => page.locator('.status button[aria-haspopup="dialog"]').nth(2) },
  { name: 'filter of runs', hash: '#/runs', opener: (page) => page.locator('main .filter-button').first() },
  { name: 'filter of events', hash: '#/events', opener: (page) => page.locator('main .filter-button').first() },
  { name: 'a procedure’s menu', hash: '#/sops', opener: (page) => page.locator('.sop-item .row-end button[aria-haspopup="menu"]').first() },
  { name: 'a model’s menu', hash: '#/models', opener: (page) => page.locator('main button[aria-haspopup="menu"]').first() },
  { name: 'a new trigger', hash: '#/sops/pump-overpressure/steps', opener: (page) => page.locator('main .sheet button[aria-haspopup="menu"]').first() },
  { name: 'the model of a conversation', hash: `#/chat/${full.conversations.answered}`, opener: (page) => page.locator('.cmp button[aria-haspopup="menu"]').first() },
  { name: 'the context of a conversation', hash: `#/chat/${full.conversations.answered}`, opener: (page) => page.locator('main button[aria-haspopup="dialog"]:visible').last() },
  { name: 'the export of a conversation', hash: `#/chat/${full.conversations.answered}`, opener: (page) => page.locator('.head button[aria-haspopup="menu"]').first() },
  { name: 'the export of memories', hash: '#/memory', opener: (page) => page.locator('.memory-foot button[aria-haspopup="menu"]') },
  { name: 'the approvals', hash: '#/approvals', opener: (page) => page.locator('.head button[aria-haspopup="menu"]'), narrow: true },
  { name: 'the conversations', hash: `#/chat/${full.conversations.empty}`, opener: (page) => page.locator('.head button.only-narrow'), narrow: true },
];

const over = (page: Page): Locator => page.locator('[role="menu"], [role="dialog"], [role="alertdialog"]');

for (const look of looks) test(`axe finds nothing in any menu, and Escape leads back to its button, ${look.join(' ')}`, async () => {
  test.slow();
  const { running } = full;
  const { page } = running;
  await setLook(page, look);
  for (const { name, hash, opener, narrow } of menus()) {
    await test.step(name, async () => {
      await setSize(running, sizes[narrow === true ? 2 : 1]);
      await show(page, { name, hash });
      const button = opener(page);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(over(page), name).toHaveCount(1);
      await keepPicture(page, `menu-${name.replaceAll(/\W+/gu, '-')}-${look.join('-')}`);
      expect.soft(await axeFindings(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(over(page), name).toHaveCount(0);
      await expect.soft(button, name).toBeFocused();
    });
  }
});

test('Escape closes the topmost alone', async () => {
  const { running, runs } = full;
  const { page } = running;
  await setLook(page, looks[0]);
  await setSize(running, sizes[2]);
  await show(page, { name: 'run', hash: `#/runs/${runs.completed}` });
  await page.locator('.wf button, .steps button').first().click();
  const inspector = page.locator('aside.insp');
  await expect(inspector).toBeVisible();
  await page.keyboard.press('Control+/');
  await expect(over(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(over(page)).toHaveCount(0);
  await expect(inspector).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inspector).toHaveCount(0);
});

/** What the Tab key comes to, in order, until it leaves the page; and what is wrong with it. */
async function walk(page: Page): Promise<{ readonly reached: readonly string[]; readonly missed: readonly string[]; readonly unseen: readonly string[]; readonly ended: boolean }> {
  await page.evaluate(() => {
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && element.getClientRects().length > 0;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input:not([disabled]):not([hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]')];
    // Of one choice the chosen one alone is a stop; the arrow keys go on from there. What has -1 is reached in another way.
    const stops = controls.filter((element) => isShown(element) && element.tabIndex >= 0 && element.closest('[inert], .monaco-editor, [role="tablist"]') === null && !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked));
    stops.forEach((element, index) => { element.dataset['stop'] = String(index); });
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const all = await page.locator('[data-stop]').count();
  const reached: string[] = [];
  const unseen: string[] = [];
  let ended = false;
  for (let turn = 0; turn < all + 40 && !ended; turn += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (element === null || element === document.body) return null;
      // The mark may lie on the box around it, or on a layer over it.
      const look = (): string => {
        const places = [element];
        for (let around = element.parentElement; around !== null && places.length < 5; around = around.parentElement) places.push(around);
        const marks = ['outline', 'boxShadow', 'border', 'backgroundColor', 'textDecoration', 'opacity'] as const;
        return places.flatMap((place) => [undefined, '::before', '::after'].map((layer) => { const style = getComputedStyle(place, layer); return marks.map((mark) => style[mark]).join(' '); })).join('\n');
      };
      const rest = { stop: element.dataset['stop'] ?? '', name: `${element.tagName.toLowerCase()}.${element.className} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}` };
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inView = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      const withFocus = look();
      element.blur(); // the Tab key goes on from here
      for (const animation of document.getAnimations()) animation.finish();
      return { ...rest, seen: inView && look() !== withFocus };
    });
    ended = stop === null || (stop.stop !== '' && reached.includes(stop.stop));
    if (stop === null || ended) break;
    reached.push(stop.stop);
    if (!stop.seen) unseen.push(stop.name);
  }
  const missed = await page.evaluate((been) => [...document.querySelectorAll<HTMLElement>('[data-stop]')].filter((element) => element.isConnected && !been.includes(element.dataset['stop'] ?? '')).map((element) => `${element.tagName.toLowerCase()}.${element.className} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`), reached);
  await page.evaluate(() => { for (const element of document.querySelectorAll<HTMLElement>('[data-stop]')) delete element.dataset['stop']; });
  return { reached, missed, unseen, ended };
}

test('the Tab key reaches every control of every page, shows where it is, and is caught nowhere', async () => {
  test.slow();
  const { running, runs, conversations } = full;
  const { page } = running;
  await setLook(page, looks[0]);
  await setSize(running, sizes[1]);
  const pages = [`#/approvals/${runs.waiting}`, `#/chat/${conversations.answered}`, '#/sops', '#/sops/pump-overpressure/steps', '#/sops/pump-overpressure/test', '#/sops/pump-overpressure/history', '#/runs', `#/runs/${runs.completed}`, '#/events', '#/boards', '#/channels', '#/memory', '#/models', '#/settings/procedures', '#/settings/data'];
  for (const hash of pages) {
    await test.step(hash, async () => {
      await show(page, { name: hash, hash });
      const { reached, missed, unseen, ended } = await walk(page);
      expect.soft(reached.length, hash).toBeGreaterThan(12);
      expect.soft({ missed, unseen, ended }, hash).toEqual({ missed: [], unseen: [], ended: true });
    });
  }
});
