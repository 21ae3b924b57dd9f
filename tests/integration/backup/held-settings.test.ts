import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { decideStaged, makeBackup, stageBackup } from '../../../src/main/modules/backup/backups';
import { homePaths } from '../../../src/main/platform/storage/home-paths';
import { createSecretsFile } from '../../../src/main/platform/storage/secrets-file';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer, type OpenAiServer } from '../../fixtures/openai-server/server';
import { temporaryFolder } from '../storage/temporary-folder';

/** A restored config.toml lets nobody in and names no other server before a person has seen it and said yes. */

const never = new AbortController().signal;
const partsOf = (home: string) => {
  const paths = homePaths(home);
  return { paths, version: '0.0.0-test', clock: systemClock, secrets: createSecretsFile(paths.secretsFile) };
};
const plain = '[gateway]\nport = 0\n';
const user = (id: number) => ({ id, is_bot: false, first_name: `U${String(id)}` });

let bot: BotApiServer;
let model: OpenAiServer;
let engine: EngineFixture | null = null;

beforeEach(async () => {
  bot = await BotApiServer.start();
  model = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'Seen.' }] }));
});
afterEach(async () => {
  await engine?.close();
  engine = null;
  await Promise.all([bot.close(), model.close()]);
});

const opened = (people: readonly string[]): string =>
  [
    'default_provider = "far"\ndefault_model = "m"',
    plain,
    '[tools]\nshell_allow = ["echo"]',
    `[providers.far]\ntype = "openai"\nbase_url = "${model.baseUrl}"`,
    `[channels_config.telegram]\nbot_token = "keychain:bot"\napi_root = "${bot.apiRoot}"\nallowed_users = ${JSON.stringify(people)}`,
  ].join('\n');

async function backupOf(config: string): Promise<string> {
  const source = await openEngine({ config });
  const file = join(temporaryFolder(), 'other.zip');
  await makeBackup(partsOf(source.home), file, null, never);
  await source.close();
  return file;
}

async function restored(into: EngineFixture, backup: string): Promise<void> {
  const parts = partsOf(into.home);
  await into.restart(async () => {
    await stageBackup(parts, backup, never);
    await decideStaged(parts, null, never);
    await parts.secrets.set('bot', bot.token);
  });
}

const places = async (of: EngineFixture): Promise<readonly string[]> =>
  (await of.ask('programs.held', {})).map(({ place }) => place);
const allow = async (of: EngineFixture, place: string): Promise<void> => {
  const held = (await of.ask('programs.held', {})).find((each) => each.place === place);
  await of.ask('programs.allow', { place, hash: held?.hash ?? '' });
};
const tools = async (of: EngineFixture): Promise<readonly string[]> =>
  (await of.ask('tools.list', {})).map(({ name }) => name);
const texts = (): readonly string[] => bot.chats.messages.map(({ text }) => text);

test('programs, people and addresses of a backup hold one by one, each with its yes', async () => {
  const backup = await backupOf(opened(['7']));
  engine = await openEngine({ config: plain });
  const here = engine;
  await restored(here, backup);
  await here.restart();
  const called = [bot.calls.length, model.requests.length];
  expect(await places(here)).toEqual([
    'setting:tools.shell_allow',
    'setting:providers.far.base_url',
    'setting:channels_config.telegram.allowed_users',
    'setting:channels_config.telegram.api_root',
  ]);
  expect((await here.problem('setting:tools.shell_allow')).message).toContain('shell_allow = ["echo"]');
  expect(await tools(here)).not.toContain('shell');
  await allow(here, 'setting:tools.shell_allow');
  await here.fixed('setting:tools.shell_allow');
  expect(await tools(here)).toContain('shell');
  expect([bot.calls.length, model.requests.length]).toEqual(called);

  // The bot is asked for messages, and whoever writes is nobody yet.
  await allow(here, 'setting:channels_config.telegram.api_root');
  await bot.until(() => bot.callsOf('getUpdates').length > 0);
  bot.updates.say('Hello', { from: user(7) });
  await bot.until(() => texts().length > 0);
  expect(model.requests.length).toBe(called[1]);
  expect(texts()).not.toContain('Seen.');

  await allow(here, 'setting:providers.far.base_url');
  await allow(here, 'setting:channels_config.telegram.allowed_users');
  bot.updates.say('Hello', { from: user(7) });
  await bot.until(() => texts().includes('Seen.'));
  expect(await places(here)).toEqual([]);
});

test('what held here before holds on; somebody further on the list waits', async () => {
  const [same, more] = [await backupOf(opened(['7'])), await backupOf(opened(['7', '9']))];
  engine = await openEngine({ config: plain });
  const here = engine;
  await partsOf(here.home).secrets.set('bot', bot.token);
  await here.save('config.toml', opened(['7']));
  await eventually('the shell', async () => (await tools(here)).includes('shell'));
  await restored(here, same);
  expect(await places(here)).toEqual([]);
  expect(await tools(here)).toContain('shell');
  await restored(here, more);
  expect(await places(here)).toEqual(['setting:channels_config.telegram.allowed_users']);
  const before = model.requests.length;
  const { length } = texts();
  await bot.until(() => bot.callsOf('getUpdates').length > 0);
  bot.updates.say('Hello', { from: user(9) });
  await bot.until(() => texts().length > length);
  expect(model.requests.length).toBe(before);
  expect(texts()).not.toContain('Seen.');
});
