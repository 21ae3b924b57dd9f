import { expect, test } from 'vitest';
import { AppError } from '../../../../shared/errors';
import { refuse } from '../../../../shared/result';
import { silentLogger } from '../../../platform/base/logger';
import { openDatabase } from '../../../platform/storage/database';
import { createTransaction } from '../../../platform/storage/transaction';
import { channelWords } from '../../../platform/words/words-in';
import type { AskedQuestion } from '../../../ports/outbox';
import { FakeClock } from '../../../testing/fake-clock';
import { LoopbackChannel, type LoopbackOptions } from '../../../testing/loopback-channel';
import { quietOutbox } from '../../../testing/quiet-outbox';
import { createOutboxStore } from '../storage/outbox';
import { createQuestionStore } from '../storage/question-store';
import { ChannelQuestions } from './channel-questions';
import { deliverOwed } from './deliver-owed';
import { Outbox } from './outbox';

const card: AskedQuestion = {
  subject: 'gate:r1/g1',
  text: 'Close the valve?',
  shorter: [],
  tooLong: '',
  choices: [{ id: 'approve', label: 'Approve', style: 'approve' }],
  withoutButtons: '',
  withButtons: '',
  inFile: null,
  shown: 's',
  trend: {
    name: 'level',
    unit: 'bar',
    limit: { operator: '>', value: 85 },
    holds: false,
    points: [80, 84, 91].map((value, at) => ({ at, value })),
  },
};

function setUp(options: LoopbackOptions & { readonly showsPictures?: boolean } = {}) {
  const channel = Object.assign(new LoopbackChannel(options), {
    showsPictures: options.showsPictures === true,
  });
  const database = openDatabase(':memory:');
  const clock = new FakeClock(0);
  const store = createQuestionStore(database);
  let ids = 0;
  const words = () => channelWords('en');
  const outbox = new Outbox({
    store: createOutboxStore(database),
    channel: () => channel,
    isConnected: () => true,
    deliver: deliverOwed({
      readFile: () => Promise.resolve(refuse({ code: 'none', message: 'not here' })),
      questions: (...given) => questions.deliver(...given),
      words,
      clock,
      logger: silentLogger,
    }),
    clock,
    logger: silentLogger,
    ...quietOutbox,
  });
  const questions: ChannelQuestions = new ChannelQuestions({
    channel: () => channel,
    store,
    outbox,
    atomically: createTransaction(database).bind(null, true),
    logger: silentLogger,
    newId: () => `q-${String((ids += 1))}`,
    words,
    reminder: () => null,
  });
  outbox.start();
  return { channel, questions, outbox };
}

const route = { channel: 'loopback', recipient: 'ana', thread: null };

test('where a channel shows pictures, the signal stands below its card once, however often the card changes', async () => {
  const { channel, questions, outbox } = setUp({ showsPictures: true });
  questions.ask(route, card);
  await outbox.tried();
  questions.revise({ ...card, text: 'Close the valve now?' });
  await outbox.tried();
  expect(channel.questions.map(({ text }) => text)).toEqual(['Close the valve?']);
  const pictures = channel.sent.flatMap(({ attachments }) => attachments);
  expect(pictures.map(({ kind, source }) => [kind, source.name])).toEqual([['image', 'trend.png']]);
  expect(Buffer.from(pictures[0]?.source.content ?? []).toString('latin1', 1, 4)).toBe('PNG');
});

test('a channel without pictures, and a card without a signal, get none', async () => {
  const plain = setUp();
  plain.questions.ask(route, card);
  await plain.outbox.tried();
  const { channel, questions, outbox } = setUp({ showsPictures: true });
  questions.ask(route, { ...card, trend: undefined });
  await outbox.tried();
  expect([plain.channel.sent, channel.sent]).toEqual([[], []]);
  expect([plain.channel.questions.length, channel.questions.length]).toEqual([1, 1]);
});

test('a picture that the channel does not take is left out: the card stands', async () => {
  const { channel, questions, outbox } = setUp({ showsPictures: true });
  channel.send = () => Promise.reject(new AppError('channel.refused', 'no pictures here', {}));
  questions.ask(route, card);
  await outbox.tried();
  expect(channel.questions.map(({ text }) => text)).toEqual(['Close the valve?']);
  expect(questions.whereabouts(card.subject)).toEqual([{ channel: 'loopback', state: 'reached', why: null }]);
});
