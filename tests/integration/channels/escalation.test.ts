import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { valve } from './valve';

/** A question that nobody decides, and those who are told of it on Telegram. */
let bot: BotApiServer;
let engine: EngineFixture;
let shown: string[];

const kim = { id: 7, is_bot: false, first_name: 'Kim' };
const lee = { id: 8, is_bot: false, first_name: 'Lee' };

beforeEach(async () => {
  bot = await BotApiServer.start();
});
afterEach(async () => {
  await engine.close();
  await bot.close();
});

async function open(escalation: string, more = '', priority = 'normal'): Promise<void> {
  shown = [];
  engine = await openEngine({
    notifier: {
      notify: ({ body }) => {
        shown.push(body);
      },
      withdraw: () => {},
    },
    config: [
      '[gateway]\nport = 0',
      '[sop]\napproval_routes = ["desktop"]\ntimezone = "UTC"',
      `[channels_config.telegram]\nbot_token = "${bot.token}"\napi_root = "${bot.apiRoot}"\nallowed_users = ["7"]`,
      '[[duty.people]]\nname = "Kim"\nroutes = ["telegram:7"]',
      '[[duty.people]]\nname = "Lee"\nroutes = ["telegram:8"]',
      '[[duty.shifts]]\nname = "Kim"',
      '[[duty.shifts]]\ngroup = "lead"\nname = "Lee"',
      more,
    ].join('\n'),
    sops: {
      ...valve,
      'valve/SOP.toml': `${valve['valve/SOP.toml'].replace('[[triggers]]', `priority = "${priority}"\n[[triggers]]`)}\n${escalation}`,
    },
  });
}

const start = async (): Promise<string> =>
  (await engine.ask('sops.start', { name: 'valve', payload: null })).runId;
const cards = (chat: number): readonly (typeof bot.chats.messages)[number][] =>
  bot.chats.messages.filter((message) => message.chat === String(chat) && message.buttons.length > 0);
const tellings = async (runId: string): Promise<readonly object[]> =>
  (await engine.ask('runs.events', { runId, after: 0, limit: 1_000 })).events.flatMap(({ event }) =>
    event.type === 'approval-told'
      ? [{ stage: event.stage, times: event.times, to: event.to, late: event.late }]
      : [],
  );

test('who is on duty is told with the card, once, and their yes ends it', async () => {
  await open(
    `[[escalation]]\nafter_secs = 1\nnotify = ["telegram:@shift", "desktop"]\n\n[[escalation]]\nafter_secs = 600\nnotify = ["telegram:@lead"]\n`,
  );
  const runId = await start();
  await bot.until(() => cards(7).length === 1);
  const [approval] = await engine.ask('approvals.list', {});
  expect(approval?.telling).toMatchObject({
    told: [{ stage: 1, times: 1, to: [{ route: 'telegram:7', name: 'Kim' }, { route: 'desktop' }] }],
    next: { stage: 2, to: [{ route: 'telegram:8', name: 'Lee' }] },
    heldUntil: null,
  });
  expect(shown.filter((body) => body.includes('Tell the log'))).toHaveLength(2);
  bot.updates.press(cards(7)[0]?.buttons[0]?.callback_data ?? '', kim);
  expect(await engine.ended(runId)).toMatchObject({
    status: 'completed',
    decisions: [{ decision: 'approved', via: 'telegram:7' }],
  });
  expect(await tellings(runId)).toHaveLength(1);
  expect(cards(8)).toEqual([]);
});

test('who is told and may not decide is refused, and validation has said so', async () => {
  await open(`[[escalation]]\nafter_secs = 1\nnotify = ["telegram:@lead"]\n`);
  const [entry] = await engine.ask('sops.list', {});
  expect(entry?.diagnostics.map(({ message }) => message)).toEqual([
    '8 is told on telegram, and may not decide there',
  ]);
  const runId = await start();
  await bot.until(() => cards(8).length === 1);
  bot.updates.press(cards(8)[0]?.buttons[0]?.callback_data ?? '', lee);
  await bot.until(() => bot.callsOf('answerCallbackQuery').length === 1);
  expect((await engine.ask('runs.show', { runId })).run.status).toBe('waiting_approval');
});

test('whom an engine that was away did not tell is told at once when it is back, and nobody twice', async () => {
  await open(
    `[[escalation]]\nafter_secs = 1\nnotify = ["telegram:@shift"]\n\n[[escalation]]\nafter_secs = 2\nnotify = ["telegram:-100"]\n`,
  );
  const runId = await start();
  await bot.until(() => cards(7).length === 1);
  const asked = (await engine.ask('approvals.list', {}))[0]?.gate.requestedAt ?? 0;
  await engine.restart(async () => {
    await eventually('two seconds to be over', () => Date.now() > asked + 2_000);
  });
  await bot.until(() => cards(-100).length === 1);
  expect(await tellings(runId)).toMatchObject([
    { stage: 1, times: 1 },
    { stage: 2, times: 1 },
  ]);
  expect(cards(7)).toHaveLength(1);
});
test('in quiet hours nobody is told of what is not urgent, and it says until when', async () => {
  await open(`[[escalation]]\nafter_secs = 1\nnotify = ["telegram:@shift"]\n`, quietNow());
  const runId = await start();
  const [approval] = await engine.ask('approvals.list', {});
  expect(approval?.telling?.heldUntil).toBeGreaterThan(Date.now());
  expect(approval?.telling?.next).toMatchObject({
    stage: 1,
    late: 'quiet',
    at: approval?.telling?.heldUntil,
  });
  expect(shown).toEqual([]);
  expect(await tellings(runId)).toEqual([]);
});

test('what is critical goes out in quiet hours too', async () => {
  await open(`[[escalation]]\nafter_secs = 1\nnotify = ["telegram:@shift"]\n`, quietNow(), 'critical');
  await start();
  await bot.until(() => cards(7).length === 1);
  expect(shown).toHaveLength(1);
});

/** From an hour ago to an hour from now. */
function quietNow(): string {
  const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);
  return `[[duty.quiet]]\nfrom = "${clock(Date.now() - 3_600_000)}"\nto = "${clock(Date.now() + 3_600_000)}"`;
}
