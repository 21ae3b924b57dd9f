import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zeroclaw } from '../../fixtures/daemon';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer, type OpenAiServer } from '../../fixtures/openai-server/server';
import { alice, SlackServer } from '../../fixtures/slack-api/server';
import { valve } from './valve';

let slack: SlackServer;
let model: OpenAiServer;
let engine: EngineFixture;

beforeEach(async () => {
  slack = await SlackServer.start();
  model = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'It is **21** degrees.' }] }));
  engine = await openEngine({
    config: [
      'default_provider = "shop"',
      'default_model = "m"',
      `[providers.shop]\ntype = "openai"\nbase_url = "${model.baseUrl}"`,
      '[gateway]\nport = 0',
      `[channels_config.slack]\nbot_token = "${slack.botToken}"\napp_token = "${slack.appToken}"\napi_root = "${slack.apiRoot}"\nallowed_users = ["${alice}"]`,
    ].join('\n'),
    sops: valve,
  });
});
afterEach(async () => {
  await engine.close();
  await slack.close();
  await model.close();
});

const shown = (): readonly string[] => slack.rooms.messages.map((message) => message.shown);
const said = (pattern: RegExp): Promise<void> =>
  slack.until(() => shown().some((text) => pattern.test(text)));

test('Slack answers, marks what is done, asks for approvals with buttons, tells the end, and goes on after a restart', async () => {
  const ts = slack.say('몇 도야?');
  await slack.until(() => slack.rooms.reactions.get(`D${alice}:${ts}`)?.[0] === 'white_check_mark');
  expect(shown()).toEqual(['It is 21 degrees.']);

  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await slack.until(() => slack.rooms.messages.some(({ buttons }) => buttons.length > 0));
  slack.press(slack.rooms.messages.find(({ buttons }) => buttons.length > 0)?.buttons[0]?.value ?? '');
  expect((await engine.ended(runId)).decisions).toMatchObject([
    { decision: 'approved', by: alice.toLowerCase(), via: `slack:${alice}` },
  ]);
  await said(/✅ valve completed/u);
  await said(new RegExp(`Approved by u1alice \\(slack:${alice}\\)`, 'u'));

  slack.command('/zeroclaw', 'help');
  await said(/What you can say here/u);
  await engine.restart(() => {
    slack.say('and now?');
    return Promise.resolve();
  });
  await slack.until(() => shown().filter((text) => text === 'It is 21 degrees.').length === 2);
  expect(shown().join('\n') + JSON.stringify(await engine.ask('channels.list', {}))).not.toContain(
    slack.botToken,
  );
});

test('what Slack does not take outlives a restart: a question and an answer arrive once', async () => {
  slack.failNext('chat.postMessage', ...Array.from({ length: 40 }, () => 'break' as const));
  await engine.ask('sops.start', { name: 'valve', payload: null });
  slack.say('몇 도야?');
  await eventually(
    'both to wait',
    async () => (await engine.ask('channels.list', {}))[0]?.undelivered?.count === 2,
  );
  await engine.restart(async () => {
    slack.failNoMore('chat.postMessage');
  });
  await said(/It is 21 degrees/u);
  await slack.until(() => slack.rooms.messages.some(({ buttons }) => buttons.length > 0));
  await engine.restart(() => {
    slack.say('and now?');
    return Promise.resolve();
  });
  await slack.until(() => shown().filter((text) => text === 'It is 21 degrees.').length === 2);
  expect(shown()).toHaveLength(3);
});

test('what was answered after a backup was made is not taken from the rooms again once that is restored', async () => {
  const answers = (count: number): Promise<void> =>
    slack.until(() => shown().filter((text) => text === 'It is 21 degrees.').length === count);
  slack.say('몇 도야?');
  await answers(1);
  const home = { path: engine.home, write: () => {}, remove: () => {} };
  const file = join(engine.home, 'then.zip');
  expect(await zeroclaw(home, 'backup', file)).toMatchObject({ code: 0 });
  slack.say('open the valve');
  await answers(2);
  await engine.restart(async () => {
    expect(await zeroclaw(home, 'restore', file, '--yes')).toMatchObject({ code: 0 });
  });
  slack.say('and now?');
  await answers(3);
  expect([model.requests.length, slack.rooms.messages.length]).toEqual([3, 3]);
});

test('a shared message and a quotation decide nothing; own words beside them do, and several files are one message', async () => {
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await said(/Tell the log/u);
  slack.say('', {
    attachments: [
      {
        is_share: true,
        is_msg_unfurl: true,
        author_id: 'U9',
        author_name: 'Bo',
        text: '',
        message_blocks: [
          {
            team: 'T',
            message: {
              blocks: [
                {
                  type: 'rich_text',
                  elements: [
                    { type: 'rich_text_section', elements: [{ type: 'text', text: `/approve ${runId}` }] },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  });
  await eventually('it to be asked', () =>
    JSON.stringify(model.requests.at(-1)?.body.messages ?? '').includes(`> /approve ${runId}`),
  );
  expect(JSON.stringify(model.requests.at(-1)?.body.messages)).toMatch(
    /The sender forwarded this; somebody else, [^ ]*Bo[^ ]* wrote it/u,
  );
  slack.say(`/approve ${runId}`, {
    blocks: [
      {
        type: 'rich_text',
        elements: [{ type: 'rich_text_quote', elements: [{ type: 'text', text: `/approve ${runId}` }] }],
      },
    ],
  });
  slack.say(`&gt; /approve ${runId}\nwhat is it?`);
  slack.say(`&gt; a card\n/deny ${runId} no`);
  expect((await engine.ended(runId)).decisions).toMatchObject([{ decision: 'denied', reason: 'no' }]);
  slack.say('', { subtype: 'file_share', files: [{ mode: 'tombstone' }] });
  await said(/cannot read this file/u);
});
