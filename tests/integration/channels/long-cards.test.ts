import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { alice as discordAlice, DiscordServer } from '../../fixtures/discord-api/server';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { ana, bot, MailServer, password } from '../../fixtures/mail-server/server';
import { alice as slackAlice, SlackServer } from '../../fixtures/slack-api/server';

/**
 * A card whose call is longer than any message and must fail, on every channel at once: the call stands whole in
 * a file above the card, or in the mail; what must fail stands on it; a channel that takes no file can only
 * reject.
 */
let telegram: BotApiServer;
let discord: DiscordServer;
let slack: SlackServer;
let mail: MailServer;
let engine: EngineFixture;

const text = 'x'.repeat(6_000);
const red = /🔴 (?:\*\*)?This will fail:/u;

beforeEach(async () => {
  [telegram, discord, slack, mail] = await Promise.all([
    BotApiServer.start(),
    DiscordServer.start(),
    SlackServer.start(),
    MailServer.start(),
  ]);
  engine = await openEngine({
    config: [
      '[gateway]\nport = 0',
      `[sop]\napproval_routes = ["telegram:7", "discord:@${discordAlice.id}", "slack:${slackAlice}", "email:${ana}"]`,
      `[channels_config.telegram]\nbot_token = "${telegram.token}"\napi_root = "${telegram.apiRoot}"\nallowed_users = ["7"]`,
      `[channels_config.discord]\nbot_token = "${discord.token}"\napi_root = "${discord.apiRoot}"\nallowed_users = ["${discordAlice.id}"]`,
      `[channels_config.slack]\nbot_token = "${slack.botToken}"\napp_token = "${slack.appToken}"\napi_root = "${slack.apiRoot}"\nallowed_users = ["${slackAlice}"]`,
      `[channels_config.email]\nimap_host = "127.0.0.1"\nimap_port = ${String(mail.imap.port)}\nsmtp_host = "127.0.0.1"\nsmtp_port = ${String(mail.smtpPort)}\ntls = "never"\nusername = "${bot}"\npassword = "${password}"\nallowed_users = ["${ana}"]`,
    ].join('\n'),
    sops: {
      'keep/SOP.toml': '[sop]\nname = "keep"\ndescription = "d"\n\n[[triggers]]\ntype = "manual"\n',
      'keep/SOP.md':
        '## Steps\n\n1. **Keep it** — Keep it.\n   - requires_confirmation: true\n   - call: file_write {"path": "../keep.txt", "content": "{{payload.text}}"}\n',
    },
  });
});
afterEach(async () => {
  await engine.close();
  await Promise.all([telegram.close(), discord.close(), slack.close(), mail.close()]);
});

const start = async (): Promise<string> =>
  (await engine.ask('sops.start', { name: 'keep', payload: JSON.stringify({ text }) })).runId;
const onTelegram = () => telegram.chats.messages.find(({ buttons }) => buttons.length > 0);
const onDiscord = () => discord.rooms.messages.find(({ buttons }) => buttons.length > 0);
const onSlack = () => slack.rooms.messages.find(({ buttons }) => buttons.length > 0);

test('the call stands whole in a file above the card on Telegram, Discord and Slack, and in the mail', async () => {
  const runId = await start();
  await Promise.all([
    telegram.until(() => onTelegram() !== undefined),
    discord.until(() => onDiscord() !== undefined),
    slack.until(() => onSlack() !== undefined),
  ]);
  const file = `${runId}-step-1.txt`;
  const sent = Object.values(telegram.callsOf('sendDocument')[0]?.fields ?? {}).find(
    (field): field is { file: string; size: number } => typeof field === 'object' && field !== null,
  );
  const [name, bytes] = /^(\S+) \((\d+) bytes\)$/u
    .exec(discord.rooms.messages.flatMap(({ files }) => files)[0] ?? '')
    ?.slice(1) ?? ['', ''];
  for (const held of [
    { name: sent?.file, size: sent?.size },
    { name, size: Number(bytes) },
    slack.rooms.files[0],
  ]) {
    expect(held?.name).toBe(file);
    expect(held?.size).toBeGreaterThan(text.length);
  }
  for (const card of [onTelegram()?.text, onDiscord()?.content, onSlack()?.shown]) {
    expect(card).toContain(file);
    expect(card).toMatch(red);
  }
  const letter = await mail.mail(({ text: body }) => body?.includes('/approve') === true);
  expect(letter.text?.replaceAll(/\s/gu, '')).toContain(text);
  expect(letter.text).toMatch(red);
  // Whoever read the file may say yes; that it fails is told in red below.
  discord.press(onDiscord()?.buttons[0]?.custom_id ?? '');
  const run = await engine.ended(runId);
  expect(run).toMatchObject({ status: 'failed', decisions: [{ decision: 'approved', via: 'discord:111' }] });
  await telegram.until(() =>
    telegram.chats.messages.some((each) => /🔴 (?:\*\*)?It failed:/u.test(each.text)),
  );
});

test('where a channel does not take the file the card can only be rejected, and its code approves nothing', async () => {
  telegram.failNext('sendDocument', { code: 400, description: 'Bad Request: not enough rights' });
  slack.failNext('files.getUploadURLExternal', 'missing_scope');
  discord.failNext(`POST /channels/9${discordAlice.id}/messages`, {
    status: 403,
    code: 50_013,
    message: 'Missing Permissions',
  });
  const runId = await start();
  await Promise.all([
    telegram.until(() => onTelegram() !== undefined),
    discord.until(() => onDiscord() !== undefined),
    slack.until(() => onSlack() !== undefined),
  ]);
  for (const { card, buttons } of [
    { card: onTelegram()?.text, buttons: onTelegram()?.buttons },
    { card: onDiscord()?.content, buttons: onDiscord()?.buttons },
    { card: onSlack()?.shown, buttons: onSlack()?.buttons },
  ]) {
    expect(card).toContain('it can only be rejected here');
    expect([card?.includes('/approve'), buttons?.length]).toEqual([false, 1]);
  }
  const data = onTelegram()?.buttons[0]?.callback_data ?? '';
  telegram.updates.press(data.replace(/:.*$/u, ':approve'), { id: 7, is_bot: false, first_name: 'U7' });
  await telegram.until(() => telegram.callsOf('answerCallbackQuery').length === 1);
  expect((await engine.ask('runs.show', { runId })).run.status).toBe('waiting_approval');
  telegram.updates.press(data, { id: 7, is_bot: false, first_name: 'U7' });
  expect((await engine.ended(runId)).decisions).toMatchObject([{ decision: 'denied', via: 'telegram:7' }]);
});
