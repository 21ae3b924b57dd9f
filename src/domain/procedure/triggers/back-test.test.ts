import { expect, test } from 'vitest';
import type { Trigger } from '../../../shared/sop';
import { BackTester, conditionMistake, triggerToTry, type BackTestQuestion } from './back-test';

const hour = 3_600_000;
const pressure: Trigger = { type: 'mqtt', topic: 'pump/+', condition: '$.value > 85' };
const sop = { name: 'pump', cooldownSecs: 0, maxConcurrent: 1 };

function tried(
  messages: readonly (readonly [at: number, payload: unknown, topic?: string])[],
  question: Partial<BackTestQuestion> = {},
) {
  const tester = new BackTester({
    sop,
    trigger: pressure,
    index: 0,
    from: 0,
    to: 10 * hour,
    runMs: 0,
    ...question,
  });
  for (const [at, payload, topic = 'pump/1'] of messages)
    tester.add({
      at,
      source: 'mqtt',
      topic,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return tester.result(messages.length, null);
}

test('every reading that meets the condition starts a run, when nothing holds it up', () => {
  expect(
    tried([
      [1, { value: 80 }],
      [2, { value: 86 }],
      [3, { value: 85 }],
      [4, { value: 90 }],
      [5, 'offline'],
    ]),
  ).toMatchObject({
    readings: 5,
    met: 2,
    starts: 2,
    held: 0,
    marks: [
      { at: 2, value: 86, held: 0 },
      { at: 4, value: 90, held: 0 },
    ],
    compared: { subject: '$.value', operator: '>', limit: 85 },
  });
});

test.each([
  {
    name: 'the rest after a run',
    question: { sop: { ...sop, cooldownSecs: 10 } },
    starts: [1_000, 12_000],
    held: [1, 0],
  },
  { name: 'a run that is not over', question: { runMs: 10_500 }, starts: [1_000, 12_000], held: [1, 0] },
  {
    name: 'both, one after the other',
    question: { sop: { ...sop, cooldownSecs: 6 }, runMs: 6_000 },
    starts: [1_000],
    held: [2],
  },
  {
    name: 'two runs side by side',
    question: { sop: { ...sop, maxConcurrent: 2 }, runMs: 60_000 },
    starts: [1_000, 5_000],
    held: [0, 1],
  },
])('held up by $name', ({ question, starts, held }) => {
  const { marks, met } = tried(
    [
      [1_000, { value: 90 }],
      [5_000, { value: 91 }],
      [12_000, { value: 92 }],
    ],
    question,
  );
  expect(met).toBe(3);
  expect(marks.map(({ at }) => at)).toEqual(starts);
  expect(marks.map((mark) => mark.held)).toEqual(held);
});

test.each([
  { admission: 'skip', starts: [1_000], held: 3 },
  { admission: 'queue', starts: [1_000, 11_000, 21_000, 31_000], held: 0 },
  { admission: 'latest', starts: [1_000, 11_000], held: 2 },
  { admission: 'replace', starts: [1_000, 2_000, 3_000, 4_000], held: 0 },
] as const)(
  'what comes while a run is at work is admitted as it says: $admission',
  ({ admission, ...then }) => {
    const { marks, held, starts } = tried(
      [1_000, 2_000, 3_000, 4_000].map((at) => [at, { value: 90 }] as const),
      { sop: { ...sop, admission }, runMs: 10_000 },
    );
    expect({ starts: marks.map(({ at }) => at), held }).toEqual(then);
    expect(starts).toBe(then.starts.length);
  },
);

test('a line has its limit, waits through the cooldown, and is one for each value of the key', () => {
  const messages = ['a', 'a', 'a', 'b', 'a'].map(
    (pump, index) => [(index + 1) * 1_000, { pump, value: 90 }] as const,
  );
  const { marks, held } = tried(messages, {
    sop: { ...sop, admission: 'queue', queueLimit: 2, cooldownSecs: 5, concurrencyKey: '$.pump' },
    runMs: 10_000,
  });
  expect(marks.map(({ at }) => at)).toEqual([1_000, 4_000, 16_000, 31_000]);
  expect(held).toBe(1);
  // The end of what is looked at comes before the turn of the others.
  expect(tried(messages, { sop: { ...sop, admission: 'queue' }, runMs: 10_000, to: 15_000 })).toMatchObject({
    starts: 2,
    held: 3,
  });
});

test('limits count for each value of the key', () => {
  const keyed = { sop: { ...sop, cooldownSecs: 100, concurrencyKey: '$.pump' } };
  expect(
    tried(
      [
        [1, { pump: 'a', value: 90 }],
        [2, { pump: 'b', value: 90 }],
        [3, { pump: 'a', value: 90 }],
      ],
      keyed,
    ),
  ).toMatchObject({ starts: 2, held: 1 });
});

test('the line is the highest of each hour, and silence of more than an hour is told', () => {
  const { hours, gap } = tried([
    [0, { value: 1 }],
    [hour - 1, { value: 3 }],
    [hour, { value: 2 }],
    [hour + 1, '{"value":"2.5"}'],
    [5 * hour, { value: 7 }],
  ]);
  expect(hours).toEqual([
    { at: 0, highest: 3 },
    { at: hour, highest: 2.5 },
    { at: 5 * hour, highest: 7 },
  ]);
  expect(gap).toEqual({ from: hour + 1, to: 5 * hour });
});

test('a condition without a number has no line and no limit, and one that breaks starts nothing', () => {
  expect(
    tried([[1, { state: 'open' }]], { trigger: { ...pressure, condition: '$.state == open' } }),
  ).toMatchObject({ met: 1, starts: 1, hours: [], compared: null });
  expect(tried([[1, { value: 99 }]], { trigger: { ...pressure, condition: '$.value >> 85' } })).toMatchObject(
    { met: 0, starts: 0 },
  );
  expect(conditionMistake('$.value >> 85')).toContain('column');
  expect(conditionMistake('$.value > 85')).toBeNull();
});

test('the trigger that is tried is the first with a condition, else the first that listens to messages', () => {
  const webhook: Trigger = { type: 'webhook', path: '/a' };
  expect(triggerToTry([{ type: 'manual' }, webhook, null, pressure])).toEqual({
    index: 3,
    trigger: pressure,
  });
  expect(triggerToTry([{ type: 'cron', expression: '* * * * *' }, webhook])).toEqual({
    index: 1,
    trigger: webhook,
  });
  expect(triggerToTry([{ type: 'manual' }])).toBeNull();
});
