import { expect, test } from 'vitest';
import { ok, refuse } from '../../../shared/result';
import type { Trigger } from '../../../shared/sop';
import { nextTurn } from '../../platform/base/slices';
import { openDatabase } from '../../platform/storage/database';
import { createEventLedger } from '../record/storage/event-ledger';
import { createPastMessages } from '../record/storage/past-messages';
import { FakeClock } from '../../testing/fake-clock';
import { backTestHandlers } from './back-test-handlers';

const day = 24 * 60 * 60 * 1000;
const minute = 60_000;
const now = 100 * day;
const sop = {
  name: 'tank',
  description: '',
  version: '1',
  priority: 'normal',
  executionMode: 'auto',
  cooldownSecs: 600,
  maxConcurrent: 1,
  enabled: true,
  tools: 'listed',
  onInterrupt: 'ask',
  approvalTimeoutSecs: null,
} as const;

/** A record in SQLite, as the engine writes it, and a draft with these triggers. */
function world(triggers: readonly (Trigger | null)[] | null) {
  const database = openDatabase(':memory:');
  const past = createPastMessages(database);
  const ledger = createEventLedger(database, { past });
  const outline = { head: triggers === null ? null : sop, triggers, steps: [] };
  const draft = (name: string, texts: { readonly toml: string; readonly markdown: string }) =>
    ok({
      ...texts,
      outline,
      entry: { folder: name, name, state: 'valid', diagnostics: [], sop: null, hash: '' },
    }) as never;
  const closing = new AbortController();
  let looked = 0;
  const handlers = backTestHandlers({
    editor: { draft },
    past,
    archive: { metrics: () => [] },
    clock: new FakeClock(now),
    closing: closing.signal,
    now: () => (looked += 30),
  });
  return {
    closing,
    say: (at: number, topic: string, payload: unknown, test = false): void => {
      ledger.record(
        {
          source: 'mqtt',
          topic,
          payload: JSON.stringify(payload),
          receivedAt: at,
          ...(test ? { test } : {}),
        },
        [],
      );
    },
    ask: (condition?: string, days = 7, trigger?: number) =>
      Promise.resolve(
        handlers['sops.back-test'](
          {
            name: 'tank',
            toml: '',
            markdown: '',
            days,
            ...(trigger === undefined ? {} : { trigger }),
            ...(condition === undefined ? {} : { condition }),
          },
          { by: 'ana', via: 'app' },
        ),
      ),
  };
}

const level: Trigger = { type: 'mqtt', topic: 'yard/+/level', condition: '$.level > 85' };

test('a condition is tried on what nothing started, of every topic that the trigger names, in the order in which it came', async () => {
  const { say, ask } = world([{ type: 'manual' }, level]);
  // Of one minute: the ledger keeps the last alone, the past its highest and lowest.
  for (const [index, value] of [80, 95, 20, 81].entries())
    say(now - 2 * day + index, 'yard/1/level', { level: value });
  say(now - 2 * day + minute, 'yard/2/level', { level: 99 });
  say(now - day, 'yard/2/level', { level: 86 });
  say(now - day, 'yard/elsewhere', { level: 99 });
  say(now - day, 'yard/2/level', { level: 100 }, true);
  say(now - 8 * day, 'yard/1/level', { level: 99 });
  const answer = await ask();
  expect(answer).toMatchObject({
    ok: true,
    value: {
      trigger: { index: 1, place: 'yard/+/level', condition: '$.level > 85' },
      from: now - 7 * day,
      to: now,
      knownSince: null,
      messages: 6,
      readings: 5,
      met: 3,
      starts: 2,
      held: 1,
      marks: [
        { at: now - 2 * day + 1, value: 95, held: 1 },
        { at: now - day, value: 86, held: 0 },
      ],
      compared: { subject: '$.level', operator: '>', limit: 85 },
    },
  });
  expect(await ask('$.level > 97')).toMatchObject({
    ok: true,
    value: { met: 1, starts: 1, trigger: { condition: '$.level > 97' } },
  });
  expect(await ask(undefined, 31)).toMatchObject({
    ok: true,
    value: { messages: 7, knownSince: now - 8 * day },
  });
});

test('of several triggers the one that is wanted is tried; one that listens to nothing gives way to the first with a condition', async () => {
  const { say, ask } = world([
    { type: 'mqtt', topic: 'yard/1/flow' },
    level,
    { ...level, topic: 'yard/2/level', condition: '$.level < 10' },
    { type: 'manual' },
  ]);
  say(now - day, 'yard/1/level', { level: 90 });
  say(now - day, 'yard/2/level', { level: 5 });
  say(now - day, 'yard/1/flow', 3);
  const tried = async (trigger?: number) => {
    const answer = await ask(undefined, 7, trigger);
    return answer.ok
      ? [
          answer.value.trigger?.index,
          answer.value.trigger?.condition,
          answer.value.readings,
          answer.value.starts,
        ]
      : answer.error;
  };
  expect([
    await tried(),
    await tried(0),
    await tried(1),
    await tried(2),
    await tried(3),
    await tried(9),
  ]).toEqual([
    [1, '$.level > 85', 2, 1],
    [0, '', 1, 1],
    [1, '$.level > 85', 2, 1],
    [2, '$.level < 10', 1, 1],
    [1, '$.level > 85', 2, 1],
    [1, '$.level > 85', 2, 1],
  ]);
});

test('what cannot be tried says why', async () => {
  expect(await world([level]).ask('$.level >> 85')).toMatchObject({
    ok: false,
    error: { code: 'sop.condition' },
  });
  expect(await world(null).ask()).toMatchObject({ ok: false, error: { code: 'sop.unreadable' } });
  expect(await world([{ type: 'manual' }]).ask()).toMatchObject({
    ok: true,
    value: { trigger: null, readings: 0 },
  });
  expect(await world([level]).ask()).toMatchObject({
    ok: true,
    value: { messages: 0, readings: 0, starts: 0 },
  });
});

test('many messages are read page by page and none is lost', async () => {
  const { say, ask } = world([level]);
  const many = 4_500;
  for (let index = 0; index < many; index += 1)
    say(now - 7 * day + minute + index * minute, `yard/${String(index % 2)}/level`, { level: 50 });
  expect(await ask()).toMatchObject({ ok: true, value: { readings: many, messages: many, met: 0 } });
});

test('a draft that cannot be made is refused as it was', async () => {
  const handlers = backTestHandlers({
    editor: { draft: () => refuse({ code: 'x', message: 'no' }) },
    past: createPastMessages(openDatabase(':memory:')),
    archive: { metrics: () => [] },
    clock: new FakeClock(now),
    closing: new AbortController().signal,
  });
  expect(
    await handlers['sops.back-test'](
      { name: 'a', toml: '', markdown: '', days: 7 },
      { by: 'ana', via: 'app' },
    ),
  ).toEqual({ ok: false, error: { code: 'x', message: 'no' } });
});

test('many messages that are tried let other work go first, and can be called off', async () => {
  const { say, ask, closing } = world([level]);
  for (let index = 0; index < 20; index += 1) say(now - day + index * minute, 'yard/1/level', { level: 90 });
  let turns = 0;
  const asked = ask().then(() => turns);
  for (; turns < 10; turns += 1) await nextTurn();
  closing.abort(new Error('closing'));
  await expect(asked).rejects.toThrow('closing');
});
