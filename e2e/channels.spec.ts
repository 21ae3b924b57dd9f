import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BotApiServer } from '../tests/fixtures/bot-api/server';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { looks } from './fixtures/views';

/**
 * The Channels page: a Telegram bot whose server is ours, a webhook channel, and one that lacks its broker's
 * secret.
 */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const ben = { id: 222, is_bot: false, first_name: 'Ben' };

let bot: BotApiServer;
let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant(
  async () => {
    bot = await BotApiServer.start();
    return {
      settings: noModel,
      tables: [
        '[channels_config.telegram]',
        `bot_token = "${bot.token}"`,
        `api_root = "${bot.apiRoot}"`,
        'allowed_users = ["111"]',
        'ack_reactions = false',
        '[channels_config.webhook]',
        'secret = "env:NO_SUCH_SECRET_IS_SET"',
        'send_url = "http://127.0.0.1:9/answers"',
        '[channels_config.mqtt]',
        'topic_in = "chat/in"',
        'topic_out = "chat/out"',
      ].join('\n'),
    };
  },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);
test.afterAll(async () => {
  await bot.close();
});

const row = (name: string) => page.getByRole('region', { name, exact: true });
const sheet = () => page.getByRole('article');

test('the rail leads to the page by name and by key, with how many are connected', async () => {
  await page.keyboard.press('Control+7');
  await expect(page.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Channels' }),
  ).toHaveAccessibleDescription('2/3');
  await expect(page.getByRole('main')).toContainText('2 of 3 connected');
  await expect(sheet()).toHaveAccessibleName('Telegram');
  await expect(row('Allowed')).toContainText('111');
  await expect(row('Allowed').getByText('111')).toHaveCSS('font-size', '13px');
  await expect(row('Pairing').getByLabel('Their pairing code')).toHaveCSS('height', '32px');
  await expect(row('Approvals')).toContainText('buttons below the request');
});

test('a channel that cannot be used says why and how to fix it', async () => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Webhook/u })
    .click();
  await expect(sheet().getByRole('alert')).toContainText('NO_SUCH_SECRET_IS_SET');
  await page.getByRole('button', { name: 'Try Webhook now' }).click();
  await expect(sheet().getByRole('alert')).toContainText('NO_SUCH_SECRET_IS_SET');
  await expect(row('Pairing')).toHaveCount(0);
  await keepPicture(page, 'channels-broken');
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^MQTT topics/u })
    .click();
  await expect(row('Approvals')).toContainText('nothing here: anyone');
});

test('what went wrong last can be read with its remedy when the channel works again', async () => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Telegram/u })
    .click();
  await expect(row('Last error')).toHaveCount(0);
  bot.failNext('getUpdates', { code: 502, description: 'Bad Gateway' });
  bot.updates.say('/runs');
  await expect(row('Last error')).toContainText('Telegram answered "Bad Gateway" (502) to getUpdates');
  await expect(row('Last error')).toContainText('Check [channels_config.telegram] in config.toml.');
  await expect(sheet().getByRole('alert')).toHaveCount(0);
});

test('a stranger is let in with the code they tell, by keyboard alone, and forgotten again', async () => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Telegram/u })
    .click();
  bot.updates.say('hello?', { from: ben });
  await expect(row('Pairing')).toContainText('Ben (222) wrote');
  const code = /\d{6}/u.exec(bot.chats.messages.find(({ chat }) => chat === '222')?.text ?? '')?.[0] ?? '';
  await expect(row('Pairing')).not.toContainText(code);
  await row('Pairing').getByLabel('Their pairing code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(row('Pairing').getByRole('alert')).toContainText('000000');
  await keepPicture(page, 'channels-stranger');
  await row('Pairing')
    .getByLabel('Their pairing code')
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(row('Pairing').getByRole('status')).toHaveText('Ben can now talk and decide here.');
  // Before the next test lets a message fail.
  await expect
    .poll(() => bot.chats.messages.some(({ chat, text }) => chat === '222' && text.includes('let in')))
    .toBe(true);
  await expect(row('Allowed').getByRole('row', { name: /Ben/u })).toContainText('222');
  await expect(row('Approvals')).toContainText(/111, Ben\s*222/u);
  expect(await axeFindings(page)).toEqual([]);
  await row('Allowed').getByRole('button', { name: 'Remove Ben' }).click();
  await expect(row('Allowed').getByRole('status')).toHaveText('Ben was removed.');
  await expect(row('Allowed').getByRole('row', { name: /Ben/u })).toHaveCount(0);
});

test('a test arrives and says how long it took; one that does not says why', async () => {
  await row('Test').getByRole('button', { name: 'Send a test' }).click();
  await expect(row('Test').getByRole('status')).toContainText(/in (0\.\d s|\d+ ms)/u);
  expect(bot.chats.messages.some(({ chat, text }) => chat === '111' && text.includes('This is a test'))).toBe(
    true,
  );
  bot.failNext('sendMessage', { code: 403, description: 'Forbidden: bot was blocked by the user' });
  await row('Test').getByRole('button', { name: 'Send a test' }).click();
  await expect(row('Test').getByRole('alert')).toContainText(
    /blocked by the user.*the person writes to it first/su,
  );
});

test('a card says where else it was asked, and where it did not arrive and why', async () => {
  // Whatever else is owed to somebody then fails as well.
  const blocked = { code: 403, description: 'Forbidden: bot was blocked by the user' };
  bot.failNext('sendMessage', ...Array.from({ length: 20 }, () => blocked));
  await plant.publish(92);
  await page.evaluate(() => {
    location.hash = '#/approvals';
  });
  const row = page.getByRole('listitem').filter({ hasText: 'not reached' });
  await expect(row).toContainText(/Telegram: 1 person was not reached: .*blocked by the user/su);
  bot.failNoMore('sendMessage');
  await expect(page.getByRole('link', { name: 'Not sent to Telegram' })).toBeVisible();
  await keepPicture(page, 'approvals-not-sent');
  expect(await axeFindings(page)).toEqual([]);
  const deny = async (): Promise<void> => {
    for (const { runId } of await ask(page, 'approvals.list', {}))
      await ask(page, 'approvals.deny', { runId, gate: null, reason: 'a test' });
  };
  await deny();
  await plant.publish(93);
  await page.getByRole('button', { name: 'Next, 1 waiting' }).click();
  await expect(page.getByText('Also sent to Telegram, 1 person')).toBeVisible();
  await keepPicture(page, 'approvals-also-sent');
  await deny();
  await page.evaluate(() => {
    location.hash = '#/channels/telegram';
  });
});

test('what is said on a channel stands there to be read along', async () => {
  bot.updates.say('/runs');
  bot.updates.say('몇 도야?');
  await expect(row('Recent messages').locator('a[href="#/chat/telegram_111_111"]').first()).toBeVisible();
});

test('a channel that is not set up asks for what it cannot do without', async () => {
  await page.getByRole('button', { name: 'Set up Slack…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up Slack' });
  await dialog.getByLabel('Bot token').fill('xoxb-not-a-real-one');
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await keepPicture(page, 'channels-set-up');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

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
      for (const channel of ['telegram', 'webhook']) {
        await page.evaluate((name) => {
          location.hash = `#/channels/${name}`;
        }, channel);
        await expect(page.locator('[data-part~="channel"] [data-part~="title-block"]')).toBeVisible();
        await keepPicture(page, `channels-${channel}-${language}-${theme}-${String(width)}`);
        expect.soft(await axeFindings(page)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }
  });
}

test('what a channel needs is written to config.toml, its secret where secrets are kept', async () => {
  await ask(page, 'preferences.set', { language: 'en', theme: 'light' });
  await page.getByRole('button', { name: 'Set up Email…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up Email' });
  for (const [label, text] of [
    ['IMAP host', '127.0.0.1'],
    ['SMTP host', '127.0.0.1'],
    ['Username', 'plant'],
    ['Password', 'geheim-0815'],
  ] as const)
    await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const { text } = await ask(page, 'config.show', {});
  expect(text).toContain(
    '[channels_config.email]\nimap_host = "127.0.0.1"\nsmtp_host = "127.0.0.1"\nusername = "plant"\npassword = "keychain:email-password"\n',
  );
  expect(readFileSync(join(running.home, 'config.toml'), 'utf8')).not.toContain('geheim-0815');
});
