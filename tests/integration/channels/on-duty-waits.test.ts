import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotApiServer } from '../../fixtures/bot-api/server';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { HandClock } from '../../fixtures/hand-clock';
import { valve } from './valve';

/** Quiet hours, shifts and a change of shift waited through: what the window is told and what arrives on phones. */

const minute = 60_000;
/** 2026-03-02, a Monday. */
const at = (hours: number, minutes: number): number => Date.UTC(2026, 2, 2, hours, minutes);
const lee = { id: 8, is_bot: false, first_name: 'Lee' };

let bot: BotApiServer;
let engine: EngineFixture;
let clock: HandClock;
let shown: string[];
beforeEach(async () => {
  bot = await BotApiServer.start();
});
afterEach(async () => {
  await engine.close();
  await bot.close();
});

const day = '[[duty.shifts]]\nname = "Kim"\nfrom = "06:00"\nto = "18:00"';
const night = '[[duty.shifts]]\nname = "Lee"\nfrom = "18:00"\nto = "06:00"';
const quiet = '[[duty.quiet]]\nfrom = "22:00"\nto = "06:00"';

async function open(
  start: number,
  tables: readonly string[],
  sop: { readonly head?: string; readonly tail?: string; readonly routes?: string } = {},
): Promise<string> {
  shown = [];
  clock = new HandClock(start);
  engine = await openEngine({
    clock,
    notifier: {
      notify: ({ body }) => {
        shown.push(body);
      },
      withdraw: () => {},
    },
    config: [
      '[gateway]\nport = 0',
      `[sop]\napproval_routes = ["${sop.routes ?? 'telegram:@shift'}"]\ntimezone = "UTC"`,
      `[channels_config.telegram]\nbot_token = "${bot.token}"\napi_root = "${bot.apiRoot}"\nallowed_users = ["7", "8", "9"]`,
      '[[duty.people]]\nname = "Kim"\nroutes = ["telegram:7"]',
      '[[duty.people]]\nname = "Lee"\nroutes = ["telegram:8"]',
      ...tables,
    ].join('\n'),
    sops: {
      ...valve,
      'valve/SOP.toml': `${valve['valve/SOP.toml'].replace('[[triggers]]', `${sop.head ?? ''}\n[[triggers]]`)}\n${sop.tail ?? ''}`,
    },
  });
  const { runId } = await engine.ask('sops.start', { name: 'valve', payload: null });
  await eventually('the question', async () => (await engine.ask('approvals.list', {})).length === 1);
  return runId;
}

const telling = async () => (await engine.ask('approvals.list', {}))[0]?.telling;
const cards = (chat: number): readonly (typeof bot.chats.messages)[number][] =>
  bot.chats.messages.filter((message) => message.chat === String(chat) && message.buttons.length > 0);
const isAsked = (chat: number): Promise<void> => bot.until(() => cards(chat).length === 1);

test('what comes in quiet hours says when it goes out and to whom: to who is on duty then, not now', async () => {
  await open(at(5, 50), [day, night, quiet]);
  expect(await telling()).toMatchObject({
    heldUntil: at(6, 0),
    first: { to: [{ route: 'desktop' }, { route: 'telegram:7', name: 'Kim' }] },
  });
  expect(shown).toEqual([]);
  await clock.pass(11 * minute);
  await isAsked(7);
  // On a phone it looks as if it had just come.
  expect(cards(7)[0]?.text).toContain('Asked at 2026-03-02 05:50');
  expect(cards(8)).toEqual([]);
  expect(shown).toHaveLength(1);
  expect(await telling()).toBeUndefined();
});

test('whom config.toml lists by number alone is called as they call themselves once they wrote, the number beside it', async () => {
  const runId = await open(at(5, 50), [quiet], { routes: 'telegram:9' });
  expect(await telling()).toMatchObject({ first: { to: [{ route: 'desktop' }, { route: 'telegram:9' }] } });
  const namesake = { id: 9, is_bot: false, first_name: ' Lee\u202e' };
  bot.updates.say(`/deny ${runId} no`, { from: { ...namesake, id: 10 } });
  bot.updates.say('/help', { from: namesake });
  await eventually('the name', async () => {
    const [, here] = (await telling())?.first?.to ?? [];
    return here?.name === undefined ? null : here;
  });
  expect(await telling()).toMatchObject({
    first: { to: [{ route: 'desktop' }, { route: 'telegram:9', name: 'Lee\\u202e', self: true }] },
  });
  const [channel] = await engine.ask('channels.list', {});
  expect(channel?.names).toEqual({ '7': 'Kim', '8': 'Lee', '9': 'Lee\\u202e' });
});

test('what is given up before the quiet hours end is told nobody, and says so beforehand', async () => {
  const runId = await open(at(5, 50), [day, night, quiet], { head: 'approval_timeout_secs = 300' });
  const [approval] = await engine.ask('approvals.list', {});
  expect(approval?.gate.expiresAt).toBeLessThan(approval?.telling?.heldUntil ?? 0);
  await clock.pass(6 * minute);
  expect(await engine.ended(runId)).toMatchObject({ status: 'cancelled' });
  expect([...cards(7), ...cards(8)]).toEqual([]);
});

test('nobody on duty is said at once, and who comes on duty is asked', async () => {
  await open(at(5, 50), [day]);
  expect(await telling()).toMatchObject({ heldUntil: null, first: { nobody: ['shift'] } });
  expect(shown).toHaveLength(1);
  await clock.pass(9 * minute);
  expect(cards(7)).toEqual([]);
  await clock.pass(2 * minute);
  await isAsked(7);
  expect(await telling()).toBeUndefined();
});

test('a change of shift while a question waits asks the next one too, and either of them may decide', async () => {
  const runId = await open(at(17, 50), [day, night]);
  await isAsked(7);
  await clock.pass(11 * minute);
  await isAsked(8);
  expect(cards(7)).toHaveLength(1);
  bot.updates.press(cards(8)[0]?.buttons[0]?.callback_data ?? '', lee);
  expect(await engine.ended(runId)).toMatchObject({
    status: 'completed',
    decisions: [{ decision: 'approved', via: 'telegram:8' }],
  });
  // What Kim has on the phone says who decided.
  await bot.until(() =>
    bot.chats.messages.some(({ chat, text }) => chat === '7' && text.includes('Approved by Lee')),
  );
});

test('whom an escalation names is asked by who is on duty, also after it has come', async () => {
  await open(at(17, 50), [day, night], {
    routes: 'desktop',
    tail: '[[escalation]]\nafter_secs = 60\nnotify = ["telegram:@shift"]\n',
  });
  await clock.pass(2 * minute);
  await isAsked(7);
  expect(cards(8)).toEqual([]);
  await clock.pass(10 * minute);
  await isAsked(8);
});
