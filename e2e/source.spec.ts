import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { linesOf, textBox, writeAll } from './fixtures/text-box';
import { looks } from './fixtures/views';

/** The tabs Source, Test and History of the editor: one procedure, its texts, its past. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const name = 'tank-level';
const toml = `# Tank T-1. Owner: night shift.
[sop]
name = "${name}"
description = "Closes the feed when the tank is nearly full"
version = "1.0.0"
priority = "high"
execution_mode = "auto"
cooldown_secs = 600

[[triggers]]
type = "mqtt"
topic = "yard/tank/level"
condition = "$.level > 85"
`;
const markdown = `# Tank level

## Steps

1. **Read the switch** — Is the float switch on?
   - call: gpio_read {"board": "nucleo-f401re-0", "pin": 3}

2. **Close the feed** — Pin 5 low closes the valve.
   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 0}
   - requires_confirmation: true
`;

let plant: Plant;
let running: RunningApp;
let page: Page;
/** What the page's policy forbade. */
const violations: string[] = [];
usePlant({ settings: noModel, procedures: { [name]: [toml, markdown] } }, (opened) => {
  ({ plant, running, page } = opened);
});

const file = (which: 'SOP.toml' | 'SOP.md'): string =>
  readFileSync(join(plant.home, 'workspace', 'sops', name, which), 'utf8');
const openTab = async (tab: string): Promise<void> => {
  await page
    .getByRole('tablist', { name: 'Parts of the editor' })
    .getByRole('tab', { name: tab, exact: true })
    .click();
};
const problems = () => page.getByRole('list', { name: 'Problems' });
const manifest = 'Text of SOP.toml';
const caretAfter = async (text: string): Promise<void> => {
  await page.locator('[data-part~="text-editor"] .view-line', { hasText: text }).first().click();
  await page.keyboard.press('End');
};

test('both files are shown as they are written, and a key that is mistyped is marked at its place', async () => {
  page.on('console', (message) => {
    if (/Content Security Policy/iu.test(message.text())) violations.push(message.text());
  });
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await page.evaluate((id) => {
    location.hash = `#/sops/${id}/source`;
  }, name);
  await expect(textBox(page, manifest)).toBeAttached();
  await expect.poll(() => linesOf(page)).toContain('# Tank T-1. Owner: night shift.');
  await caretAfter('cooldown_secs');
  await page.keyboard.press('Home');
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(problems()).toContainText('cooldown_secs');
  await expect(problems().getByRole('button', { name: '8:1' })).toBeVisible();
  await expect(page.locator('[data-part~="text-editor"] [class*="doubtful"]')).toHaveText('cooldwn_secs');
  await expect(page.getByRole('tab', { name: /^SOP\.toml/ })).toContainText('1');
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'source-squiggle');
});

test('what is wrong says so when it is pointed at, and the list leads to it', async () => {
  await page.locator('[data-part~="text-editor"] [class*="doubtful"]').hover();
  await expect(page.locator('.monaco-hover:visible')).toContainText('cooldown_secs');
  await keepPicture(page, 'source-hover');
  await page.mouse.move(0, 0);
  await problems().getByRole('button', { name: '8:1' }).click();
  await expect(textBox(page, manifest)).toBeFocused();
  await problems().getByRole('button', { name: 'Change to cooldown_secs' }).click();
  await expect.poll(() => linesOf(page)).toContain('cooldown_secs = 600');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => linesOf(page)).toContain('cooldwn_secs = 600');
});

test('undo is one for all tabs: what was typed here is taken back there, and the text follows', async () => {
  await openTab('Steps');
  await page.keyboard.press('ControlOrMeta+z');
  await openTab('Source');
  await expect.poll(() => linesOf(page)).toContain('cooldown_secs = 600');
  await expect(page.getByText('No problems.')).toBeVisible();
  await caretAfter('cooldown_secs');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => linesOf(page)).toContain('cooldwn_secs = 600');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => linesOf(page)).toContain('cooldown_secs = 600');
  await expect(page.getByText('unsaved', { exact: true })).toHaveCount(0);
});

test('keys and their values are offered while they are written', async () => {
  await caretAfter('cooldown_secs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('max_c');
  const offered = page.locator('.suggest-widget:visible');
  await expect(offered.getByText('max_concurrent', { exact: true }).first()).toBeVisible();
  await keepPicture(page, 'source-completion');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await expect.poll(() => linesOf(page)).toContain('max_concurrent = 2');
  await page.getByRole('tab', { name: /^SOP\.md/ }).click();
  await caretAfter('requires_confirmation');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- on_f');
  await expect(offered.getByText('on_failure', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('fail');
  await expect.poll(() => linesOf(page)).toContain('   - on_failure: fail');
  await page.keyboard.press('Escape');
});

test('Korean is written through an input method, and Tab leaves the box', async () => {
  await caretAfter('# Tank level');
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'ㅌ', selectionStart: 1, selectionEnd: 1 });
  await keys.send('Input.imeSetComposition', { text: '태', selectionStart: 1, selectionEnd: 1 });
  await keys.send('Input.imeSetComposition', { text: '탱', selectionStart: 1, selectionEnd: 1 });
  await keys.send('Input.insertText', { text: '탱' });
  await keys.send('Input.insertText', { text: '크' });
  await expect.poll(() => linesOf(page)).toContain('# Tank level탱크');
  await page.keyboard.press('Tab');
  await expect(textBox(page, 'Text of SOP.md')).not.toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => file('SOP.md')).toContain('# Tank level탱크\n');
  expect(file('SOP.toml')).toBe(
    toml.replace('cooldown_secs = 600\n', 'cooldown_secs = 600\nmax_concurrent = 2\n'),
  );
});

test('an event that was recorded is tried on the text, with one line for each check', async () => {
  for (const level of [70, 91.5, 88])
    await plant.broker.publish('yard/tank/level', JSON.stringify({ level }));
  await expect.poll(async () => (await ask(page, 'events.list', { sop: name })).length).toBe(3);
  await openTab('Test');
  const recorded = page.getByRole('list', { name: 'Recorded events' });
  await recorded.getByRole('button', { name: /91\.5/ }).click();
  const sheet = page.getByRole('article', { name });
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText('Would not start now');
  await expect(sheet).toContainText('yard/tank/level');
  await page.getByRole('textbox', { name: 'Payload' }).fill('{"level": 40}');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(
    'Would not start: the condition is not met.',
  );
  await expect(sheet).toContainText('40');
});

test('the condition is tried on what came, and a looser one would have started more', async () => {
  const row = page.getByRole('region', { name: 'Back-test' });
  await expect(row).toContainText('2 of 3 readings');
  await expect(row.getByRole('img')).toHaveAccessibleName(
    /Highest \$\.level of each hour in the last 7 days, limit 85: 1 run/,
  );
  await row.getByRole('textbox', { name: 'Condition to try' }).fill('$.level > 60');
  await expect(row).toContainText('3 of 3 readings');
  await row.getByRole('textbox', { name: 'Condition to try' }).fill('$.level >> 60');
  await expect(row).toContainText('The condition cannot be read');
  await row.getByRole('button', { name: 'Back to the saved one' }).click();
  await expect(row).toContainText('2 of 3 readings');
  await openTab('Source');
  await expect(row).toContainText('2 of 3 readings');
  await expect(row.getByRole('img')).toHaveAccessibleName('Starts in the last 7 days: 1 run');
  await caretAfter('condition =');
  await page.keyboard.press('ArrowLeft');
  // At once: what is typed slowly is more than one step back.
  await page.keyboard.insertText(' && $.level > 99');
  await expect(row).toContainText('0 of 3 readings');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row).toContainText('2 of 3 readings');
  await openTab('Test');
});

test('a dry run says what would be done, and does nothing', async () => {
  const before = plant.writes().length;
  const row = page.getByRole('region', { name: 'Dry run' });
  await row.getByRole('button', { name: 'Start dry run' }).click();
  await expect(row).toContainText('Nothing was sent and nothing was changed.');
  await expect(row).toContainText('would have set pin 5 low');
  await expect(row).toContainText('would have asked for approval');
  await expect(row).toContainText('read:');
  await expect(row.getByText('would have asked for approval')).toHaveCount(1);
  const first = await row.getByRole('link').getAttribute('href');
  await page.getByLabel('Mode for the dry run').selectOption('step_by_step');
  await expect(page.getByLabel('Mode for the dry run')).toHaveValue('step_by_step');
  await row.getByRole('button', { name: 'Start dry run again' }).click();
  await expect(row.getByRole('link')).not.toHaveAttribute('href', first ?? '');
  await expect(row.getByRole('status')).toHaveText('Nothing was sent and nothing was changed.');
  await expect(row.getByText('would have asked for approval')).toHaveCount(2);
  expect((await ask(page, 'runs.list', { sop: name }))[0]).toMatchObject({ dry: true, source: 'mqtt' });
  expect(plant.writes()).toHaveLength(before);
});

test('every save is listed with who and from where, what changed means something, and one is restored', async () => {
  await openTab('Source');
  await writeAll(
    page,
    manifest,
    file('SOP.toml')
      .replace('cooldown_secs = 600', 'cooldown_secs = 60')
      .replace('$.level > 85', '$.level > 90'),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => file('SOP.toml')).toContain('cooldown_secs = 60\n');
  await openTab('History');
  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await expect(versions.getByRole('listitem').last()).toContainText('outside this app');
  await expect(versions.getByRole('listitem').first()).toContainText('here');
  const difference = page.getByRole('region', { name: 'SOP.toml' });
  await expect(difference).toContainText('Cooldown 1 min, was 10 min');
  await expect(difference).toContainText('Starts when $.level > 90');
  await keepPicture(page, 'history-diff');
  await versions.getByRole('button', { name: /Version 1/ }).click();
  await expect(page.getByRole('article', { name: 'Version 1' })).toContainText('The first known version');
  await page.getByRole('button', { name: 'Restore version 1…' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'history-restore');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect.poll(() => file('SOP.toml')).toBe(toml);
  expect(file('SOP.md')).toBe(markdown);
  await expect(versions.getByRole('listitem')).toHaveCount(4);
  await expect(versions.getByRole('listitem').first()).toContainText('restored version 1');
  await openTab('Source');
  await expect.poll(() => linesOf(page)).toContain('cooldown_secs = 600');
});

test('an earlier version becomes a procedure of its own, disabled', async () => {
  await openTab('History');
  await page
    .getByRole('list', { name: 'Versions' })
    .getByRole('button', { name: /Version 3/ })
    .click();
  await page.getByRole('button', { name: 'Copy as a new procedure…' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`There is a procedure "${name}" already`);
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'history-copy');
  await page.getByLabel('Name', { exact: true }).fill('수조 수위 🌊');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '수조 수위 🌊', level: 1 })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  await openTab('Source');
  await expect.poll(() => linesOf(page)).toContain('cooldown_secs = 60');
});

// Both themes and both languages; what the other two would show is put together from the same parts.
for (const [language, theme] of looks) {
  test(`nothing is wrong or cut off, ${language} ${theme}`, async () => {
    await ask(page, 'preferences.set', { language, theme });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 1024, height: 700 },
    ]) {
      await running.app.evaluate(
        ({ BrowserWindow }, size) => {
          BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
        },
        { width, height },
      );
      for (const part of ['source', 'test', 'history']) {
        await page.evaluate((address) => {
          location.hash = address;
        }, `#/sops/${name}/${part}`);
        await expect(page.locator('main [data-part~="sheet"]').first()).toBeVisible();
        if (part === 'source' && width === 1280) await search(language);
        if (part === 'source') {
          await expect.poll(() => linesOf(page)).toContain(name);
          await expect(page.locator('[data-part~="side-strip"]')).toBeVisible();
        }
        if (part === 'test') await expect(page.locator('[data-part~="plot"] canvas')).toBeVisible();
        if (part === 'history')
          await page.locator('[data-part~="versions"] li').nth(1).getByRole('button').click();
        await keepPicture(page, `${part}-${language}-${theme}-${String(width)}`);
        if (width === 1280) expect.soft(await axeFindings(page), part).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }
  });
}

/** The search of the text, in its words; they are read when the window is opened. */
async function search(language: 'en' | 'ko'): Promise<void> {
  const hint = page.getByText('창을 다시 열면 찾기도 한국어로 나옵니다');
  if (language === 'ko') {
    await expect(hint).toHaveCount(2);
    await page.reload();
  }
  await expect.poll(() => linesOf(page)).toContain(name);
  await textBox(page, language === 'ko' ? 'SOP.toml의 글' : manifest).focus();
  await page.keyboard.press('ControlOrMeta+f');
  const box = page.getByRole('dialog', { name: language === 'ko' ? '찾기/바꾸기' : 'Find / Replace' });
  await expect(box.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('lev');
  await page.keyboard.press('ControlOrMeta+z');
  await box.getByRole('textbox').first().fill('level');
  await expect(box.getByText(language === 'ko' ? /^3의 \d$/u : /^\d of 3$/u)).toBeVisible();
  await expect(page.getByText(language === 'ko' ? '저장 안 함' : 'unsaved', { exact: true })).toHaveCount(0);
  await expect(hint).toHaveCount(0);
  await keepPicture(page, `source-search-${language}`);
  expect.soft(await axeFindings(page), 'search').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
}

test('nothing that the page loaded or ran was against its policy', () => {
  expect(violations).toEqual([]);
});
