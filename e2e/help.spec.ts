import { expect, test } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { inspectShown, keepLooks, setLook, sizes } from './fixtures/views';

/** Help is in the app: the page that explains what is shown, found by words, without a network. */

test.use({ trace: 'off', config: 'default_model = "none-at-all"\n[gateway]\nport = 0\n' });

test('each page leads to its page of the documentation, which is searched and read offline', async ({
  page,
  running,
}) => {
  await page.evaluate(() => {
    window.location.hash = '#/boards';
  });
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Boards');
  await inspectShown(running, 'help', [
    ...sizes,
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ]);

  await page.getByRole('searchbox').fill('relief valve low');
  await page.getByRole('link', { name: /^Names of pins/u }).click();
  await expect(sheet.getByRole('heading', { name: 'Names of pins' })).toBeInViewport();
  await keepPicture(page, 'help-found');
  await keepLooks(running, 'help-found');
  expect.soft(await axeFindings(page)).toEqual([]);

  await page.evaluate(() => {
    window.location.hash = '#/events';
  });
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  await page.keyboard.press('F1');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('See why a procedure did not start');
  // A link between two pages stays in the app.
  await page.evaluate(() => {
    window.location.hash = '#/help/start';
  });
  await sheet.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/help\//u);
});

test('the palette and the settings are found by the words that people use', async ({ page, running }) => {
  await setLook(page, ['en', 'light']);
  await page.evaluate(() => {
    window.location.hash = '#/events';
  });
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  for (const [typed, first] of [
    ['dark', 'Theme: dark'],
    ['phone', 'Channels'],
    ['notification', 'Channels'],
    ['approve', 'Approvals'],
    ['connect', 'Channels'],
    ['help', 'Help'],
    ['new', 'New chat'],
    ['telegram', 'Channels'],
  ] as const) {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: /search/iu }).fill(typed);
    await expect(page.getByRole('option').first(), typed).toContainText(first, { ignoreCase: true });
    await keepPicture(page, `palette-${typed}`);
    if (typed === 'telegram') await keepLooks(running, 'palette-telegram');
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => {
    window.location.hash = '#/settings';
  });
  for (const [typed, part] of [
    ['dark', 'Appearance'],
    ['phone', 'Channels'],
    ['home assistant', 'Brokers'],
  ] as const) {
    await page.getByRole('searchbox').fill(typed);
    await expect(page.getByRole('link', { name: part, exact: true }).last(), typed).toBeVisible();
  }
});
