import { expect, test } from 'vitest';
import type { Notice } from '../../shared/notices';
import { FakeClock } from '../testing/fake-clock';
import { addToBatch, createNoticeBatcher } from './notice-batch';

const delta = (text: string, messageId = 'm1', conversationId = 'c1'): Notice => ({
  type: 'chat-delta',
  conversationId,
  messageId,
  text,
  thought: '',
});
const stepText = (text: string, step = 1, runId = 'r1'): Notice => ({ type: 'step-text', runId, step, text });
const message: Notice = {
  type: 'chat-message',
  conversationId: 'c1',
  message: {
    id: 'm1',
    role: 'assistant',
    text: 'ab',
    thought: '',
    tools: [],
    state: 'complete',
    problem: null,
    at: 0,
    usage: null,
  },
};
const changed: Notice = { type: 'approvals-changed' };
const seen: Notice = { type: 'event-seen', id: 1 };

test.each<{ name: string; given: Notice[]; then: Notice[] }>([
  {
    name: 'pieces of one answer become one',
    given: [delta('a'), delta('b'), delta('c')],
    then: [delta('abc')],
  },
  {
    name: 'pieces of two conversations do not mix',
    given: [delta('a'), delta('x', 'm9', 'c9'), delta('b'), delta('y', 'm9', 'c9')],
    then: [delta('ab'), delta('xy', 'm9', 'c9')],
  },
  {
    name: 'a piece after the finished message stays after it',
    given: [delta('a'), message, delta('b')],
    then: [delta('a'), message, delta('b')],
  },
  {
    name: 'text of one step becomes one, of the next step another',
    given: [stepText('a'), stepText('b'), stepText('c', 2)],
    then: [stepText('ab'), stepText('c', 2)],
  },
  {
    name: '"ask again" is said once, after what led to it',
    given: [changed, seen, changed],
    then: [seen, changed],
  },
  {
    name: 'events are all told',
    given: [seen, { ...seen, id: 2 }, seen],
    then: [seen, { ...seen, id: 2 }, seen],
  },
])('$name', ({ given, then }) => {
  const batch: Notice[] = [];
  for (const notice of given) addToBatch(batch, notice);
  expect(batch).toEqual(then);
});

test('thoughts are joined as well', () => {
  const batch: Notice[] = [];
  addToBatch(batch, { ...delta('a'), thought: 'x' } as Notice);
  addToBatch(batch, { ...delta('b'), thought: 'y' } as Notice);
  expect(batch).toEqual([{ ...delta('ab'), thought: 'xy' }]);
});

test('a thousand pieces a second leave in at most thirty batches, the first at once, none lost', async () => {
  const clock = new FakeClock();
  const sent: (readonly Notice[])[] = [];
  const batcher = createNoticeBatcher(clock, (batch) => {
    sent.push(batch);
  });
  batcher.add(delta('.'));
  expect(sent).toEqual([[delta('.')]]);
  for (let ms = 1; ms < 1000; ms += 1) {
    batcher.add(delta('.'));
    await clock.advance(1);
  }
  await clock.advance(100);
  expect(sent.length).toBeLessThanOrEqual(31);
  expect(
    sent
      .flat()
      .map((notice) => (notice.type === 'chat-delta' ? notice.text : ''))
      .join(''),
  ).toHaveLength(1000);
});

test('a clock that is put back holds nothing up', async () => {
  const clock = new FakeClock();
  let back = 0;
  const sent: (readonly Notice[])[] = [];
  const batcher = createNoticeBatcher(
    {
      now: () => clock.now() - back,
      steady: () => clock.steady(),
      sleep: (ms, signal) => clock.sleep(ms, signal),
    },
    (batch) => {
      sent.push(batch);
    },
  );
  batcher.add(delta('.'));
  back = 3_600_000;
  batcher.add(delta('.'));
  await clock.advance(40);
  expect(sent).toHaveLength(2);
});

test('a closed batcher sends nothing more and leaves no timer', async () => {
  const clock = new FakeClock();
  const sent: (readonly Notice[])[] = [];
  const batcher = createNoticeBatcher(clock, (batch) => {
    sent.push(batch);
  });
  batcher.add(seen);
  batcher.add(seen);
  batcher.close();
  batcher.add(seen);
  await clock.advance(1000);
  expect([sent.length, clock.sleeping]).toEqual([1, 0]);
});
