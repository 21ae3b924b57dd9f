import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { openFullPlant, type FullPlant } from './fixtures/full-plant';
import { menus } from './fixtures/menus';
import { keepPicture } from './fixtures/pictures';
import { walk } from './fixtures/tab-walk';
import { cutOff, inspect, looks, setLook, setSize, show, sizes, type View } from './fixtures/views';
import { moving, setWishes, unseenMarks } from './fixtures/wishes';

/**
 * Every page, dialog and menu with real data, in both themes and languages, and every page by the Tab key
 * alone. The longest of all: its name puts it first, so that the other worker has something to do until the
 * end.
 */

// A trace takes a picture of every step; these tests keep their own.
test.use({ trace: 'off' });

/** Menus, dialogs, and what else lies over the page. */
const over = (page: Page): Locator => page.locator('[role="menu"], [role="dialog"], [role="alertdialog"]');

/** Nothing of its text is cut, by itself or by the cell that it stands in. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const cell = element.closest('[role="cell"]')?.getBoundingClientRect();
    return (
      element.scrollWidth <= element.clientWidth &&
      (cell === undefined || element.getBoundingClientRect().right <= cell.right)
    );
  });

const press =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
  };
const click =
  (selector: string) =>
  async (page: Page): Promise<void> => {
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
      {
        name: 'chat-delete',
        hash: `#/chat/${conversations.answered}`,
        over: click('[data-part~="page-head"] [data-look="icon"]'),
      },
      { name: 'sops', hash: '#/sops' },
      { name: 'sop', hash: '#/sops/pump-overpressure' },
      { name: 'sop-korean', hash: `#/sops/${encodeURIComponent('냉각수-순환-점검')}` },
      { name: 'sop-broken', hash: '#/sops/vent-greenhouse' },
      {
        name: 'sop-start',
        hash: '#/sops',
        over: click('[data-part~="procedure"]:not([data-broken]) [data-part~="row-end"] button'),
      },
      { name: 'runs', hash: '#/runs' },
      { name: 'run-completed', hash: `#/runs/${runs.completed}` },
      { name: 'run-rejected', hash: `#/runs/${runs.rejected}` },
      { name: 'run-failed', hash: `#/runs/${runs.failed}` },
      { name: 'run-interrupted', hash: `#/runs/${runs.interrupted}` },
      { name: 'run-waiting', hash: `#/runs/${runs.waiting}` },
      {
        name: 'run-cancel',
        hash: `#/runs/${runs.waiting}`,
        over: click('[data-part~="page-head"] [data-look]:not([data-look="bare"])'),
      },
      { name: 'events', hash: '#/events' },
      { name: 'boards', hash: '#/boards' },
      { name: 'models', hash: '#/models' },
      {
        name: 'models-download',
        hash: '#/models',
        over: click('[data-part~="page-head"] [data-look="key"]'),
      },
      { name: 'settings', hash: '#/settings/procedures' },
      { name: 'settings-text', hash: '#/settings/config.toml' },
      { name: 'palette', hash: '#/runs', over: press('Control+k') },
      { name: 'preferences', hash: '#/runs', over: press('Control+,') },
      { name: 'shortcuts', hash: '#/runs', over: press('Control+/') },
      { name: 'stop', hash: '#/runs', over: press('Control+Shift+Period') },
      {
        name: 'notifications',
        hash: '#/runs',
        over: click('[data-part~="status-line"] [data-part~="bell"]'),
      },
      {
        name: 'status-board',
        hash: '#/runs',
        over: click('[data-part~="status-line"] button:nth-of-type(3)'),
      },
    ];
  });
  test.afterAll(async () => {
    await full.close();
  });

  test('in a palette of the person’s own, with more contrast, without motion and larger, every mark is still there and nothing is cut off', async () => {
    const { running } = full;
    const { page } = running;
    const some = views.filter(({ name }) =>
      ['approvals-korean-sop', 'run-completed', 'boards', 'models', 'sop', 'settings'].includes(name),
    );
    await setLook(page, ['en', 'light']);
    await setSize(running, sizes[0]);
    await setWishes(page, { forcedColors: 'active', reducedMotion: 'reduce' });
    for (const view of some) {
      await show(page, view);
      await keepPicture(page, `forced-${view.name}`);
      expect.soft(await unseenMarks(page), view.name).toEqual([]);
      expect.soft(await moving(page), view.name).toEqual([]);
    }
    await setWishes(page, { forcedColors: 'none', contrast: 'more', reducedMotion: 'no-preference' });
    for (const view of some.slice(0, 2)) {
      await show(page, view);
      await keepPicture(page, `contrast-${view.name}`);
      expect.soft(await page.evaluate(() => document.documentElement.dataset['contrast'])).toBe('more');
      expect.soft(await axeFindings(page), view.name).toEqual([]);
    }
    await setWishes(page, { contrast: 'no-preference' });
    const zoom = (factor: number): Promise<void> =>
      running.app.evaluate(({ BrowserWindow }, wanted) => {
        BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(wanted);
      }, factor);
    await zoom(1.6);
    for (const view of some) {
      await show(page, view);
      await keepPicture(page, `zoomed-${view.name}`);
      expect.soft(await cutOff(page), view.name).toEqual([]);
    }
    // At twice the size the window is smaller than it can be made: what is signed can be read, and scrolls
    // instead of being covered.
    await zoom(2);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, some[0]?.hash ?? '');
    const card = page.getByRole('article');
    await expect(card.getByRole('heading').first()).toBeInViewport();
    await card.getByRole('button', { name: 'Approve' }).scrollIntoViewIfNeeded();
    await expect(card.getByRole('button', { name: 'Approve' })).toBeInViewport();
    expect.soft(await cutOff(page)).toEqual([]);
    await zoom(1);
  });

  test('where a list or an inspector has no room, a button brings up all that it holds', async () => {
    const { running, conversations } = full;
    const { page } = running;
    await setSize(running, sizes[2]);
    for (const [look, words] of [
      [
        looks[0],
        {
          procedure: 'Procedure',
          problems: 'Problems in this procedure',
          chats: 'Choose a conversation',
          today: 'Decided today',
        },
      ],
      [
        looks[1],
        { procedure: '절차', problems: '이 절차의 문제', chats: '대화 고르기', today: '오늘 결정한 것' },
      ],
    ] as const) {
      await setLook(page, look);
      await show(page, { name: 'sop', hash: '#/sops/vent-greenhouse' });
      const whole = page
        .locator('[data-part~="page-head"]')
        .getByRole('button', { name: words.procedure, exact: true });
      await expect(page.getByText(words.problems)).toBeHidden();
      await whole.click();
      await expect(page.getByText(words.problems)).toBeVisible();
      await keepPicture(page, `narrow-sop-procedure-${look.join('-')}`);
      expect.soft([await cutOff(page), await axeFindings(page)]).toEqual([[], []]);
      await whole.click();
      await expect(page.getByText(words.problems)).toBeHidden();
      await show(page, { name: 'chat', hash: `#/chat/${conversations.empty}` });
      await page.getByRole('button', { name: words.chats }).click();
      await page.getByRole('searchbox').fill('relief');
      await expect(page.locator('[data-part~="search-hit"]').first()).toBeVisible();
      await keepPicture(page, `narrow-chat-search-${look.join('-')}`);
      expect.soft([await cutOff(page), await axeFindings(page)]).toEqual([[], []]);
      await page.locator('[data-part~="search-hit"]').first().click();
      await expect(page.locator('[data-part~="search-hit"]')).toHaveCount(0);
      await show(page, { name: 'approvals', hash: '#/approvals' });
      await page.locator('[data-part~="page-head"] button[aria-haspopup="menu"]').click();
      await expect(page.getByRole('menu').getByText(words.today)).toBeVisible();
      await keepPicture(page, `narrow-approvals-menu-${look.join('-')}`);
      expect.soft([await cutOff(page), await axeFindings(page)]).toEqual([[], []]);
      await page.keyboard.press('Escape');
    }
  });

  test('what is long gives way to what tells things apart: a reason to the name of the procedure, that name to the number of the run', async () => {
    const { running, runs } = full;
    const { page } = running;
    await setSize(running, sizes[1]);
    for (const look of looks) {
      await setLook(page, look);
      await show(page, { name: 'run', hash: `#/runs/${runs.failed}` });
      await page.locator('[data-part~="steps"] button').first().click();
      expect.soft(await isWhole(page.locator('main h1')), look.join(' ')).toBe(true);
      const long = page.locator('[data-part~="inspector"] [data-part~="inspector-head"] h2');
      await long.evaluate((head) => {
        head.textContent = '2단계, 제3공장 냉각수 순환 펌프 2호기 옆의 우회 밸브를 열고 기다리기';
      });
      expect.soft(await isWhole(long), look.join(' ')).toBe(true);
      expect
        .soft(
          ((await page.locator('[data-part~="inspector"] [data-part~="inspector-head"] button').boundingBox())
            ?.x ?? 0) - (await long.evaluate((head) => head.getBoundingClientRect().right)),
          look.join(' '),
        )
        .toBeGreaterThanOrEqual(8);
      await show(page, { name: 'events', hash: '#/events' });
      for (const number of await page.locator('[data-part~="started"] a > span:last-child').all())
        expect.soft(await isWhole(number), look.join(' ')).toBe(true);
    }
  });

  test('a button shows that it is pressed, a choice looks like a field everywhere, and a dialog lies on whole pixels', async () => {
    const { running, runs } = full;
    const { page } = running;
    await setSize(running, sizes[0]);
    await setLook(page, looks[0]);
    await show(page, { name: 'run', hash: `#/runs/${runs.completed}` });
    const background = (button: Locator): Promise<string> =>
      button.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map((each) => each.finished));
        return getComputedStyle(element).backgroundColor;
      });
    const button = page.locator('[data-part~="page-head"] [data-look]').first();
    await button.hover();
    const rest = await background(button);
    await page.mouse.down();
    expect(await background(button)).not.toBe(rest);
    await page.mouse.up();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('select')).toHaveCSS('appearance', 'none');
    await expect(dialog).toHaveCSS('transform', 'none');
    await page.keyboard.press('Escape');
    await show(page, { name: 'settings', hash: '#/settings/procedures' });
    for (const choice of await page.locator('main select').all())
      await expect(choice).toHaveCSS('appearance', 'none');
  });

  test('an approval counts down without moving anything between two counts', async () => {
    const { page } = full.running;
    await show(page, { name: 'approval', hash: `#/approvals/${full.runs.waiting}` });
    const moved = await page.locator('[data-part~="countdown-bar"] i').evaluate(
      (bar) =>
        new Promise<number>((resolve) => {
          let transitions = 0;
          bar.addEventListener('transitionrun', () => {
            transitions += 1;
          });
          let counts = 0;
          new MutationObserver(() => {
            counts += 1;
            if (counts === 3) resolve(transitions);
          }).observe(bar, { attributes: true });
        }),
    );
    expect(moved).toBe(0);
  });

  for (const look of looks)
    test(`every page and dialog, ${look.join(' ')}`, async () => {
      test.slow(); // some twenty pages, each looked at by axe: half a minute on quick cores
      await inspect(full.running, views, look);
    });

  for (const look of looks)
    test(`axe finds nothing in any menu, and Escape leads back to its button, ${look.join(' ')}`, async () => {
      test.slow();
      const { running } = full;
      const { page } = running;
      await setLook(page, look);
      for (const { name, hash, opener, narrow } of menus(full)) {
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
    await page.locator('[data-part~="waterfall"] button, [data-part~="steps"] button').first().click();
    const inspector = page.locator('aside[data-part~="inspector"]');
    await expect(inspector).toBeVisible();
    await page.keyboard.press('Control+/');
    await expect(over(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(over(page)).toHaveCount(0);
    await expect(inspector).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inspector).toHaveCount(0);
  });

  test('the Tab key reaches every control of every page, shows where it is, and is caught nowhere', async () => {
    test.slow();
    const { running, runs, conversations } = full;
    const { page } = running;
    await setLook(page, looks[0]);
    await setSize(running, sizes[1]);
    const pages = [
      `#/approvals/${runs.waiting}`,
      `#/chat/${conversations.answered}`,
      '#/sops',
      '#/sops/pump-overpressure/steps',
      '#/sops/pump-overpressure/test',
      '#/sops/pump-overpressure/history',
      '#/runs',
      `#/runs/${runs.completed}`,
      '#/events',
      '#/boards',
      '#/channels',
      '#/memory',
      '#/models',
      '#/settings/procedures',
      '#/settings/data',
    ];
    for (const hash of pages) {
      await test.step(hash, async () => {
        await show(page, { name: hash, hash });
        const { reached, missed, unseen, ended } = await walk(page);
        expect.soft(reached.length, hash).toBeGreaterThan(12);
        expect.soft({ missed, unseen, ended }, hash).toEqual({ missed: [], unseen: [], ended: true });
      });
    }
  });
});
