import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { capitalised, fillSentence, levelOf, sentenceOf } from './action-sentence';
import { words } from '../../words/approvals.en';

const told = (tool: string, args: JsonObject): string => {
  const sentence = sentenceOf({ tool, arguments: args });
  return fillSentence(
    (words as Record<string, string>)[sentence.key] ?? `no words for ${sentence.key}`,
    sentence.values,
  )
    .map(({ text }) => text)
    .join('');
};

test.each<[string, JsonObject, string]>([
  ['gpio_write', { board: 'nucleo-f401re-0', pin: 5, value: 0 }, 'pin 5 of nucleo-f401re-0 goes low.'],
  ['gpio_write', { board: 'nucleo-f401re-0', pin: 5, value: 1 }, 'pin 5 of nucleo-f401re-0 goes high.'],
  ['gpio_write', { pin: 5, value: 'LOW' }, 'pin 5 goes low.'],
  ['gpio_write', { board: 'b', pin: 5, value: 7 }, 'gpio_write runs with board, pin, value.'],
  ['gpio_read', { board: 'b', pin: 3 }, 'pin 3 of b is read.'],
  ['mqtt_publish', { topic: 'a/b', payload: 'on' }, '“on” is published to a/b.'],
  ['amqp_publish', { routing_key: 'alarms', payload: 'on' }, '“on” is put into the queue alarms.'],
  [
    'amqp_publish',
    { exchange: 'plant', routing_key: 'pump.1', payload: 'on' },
    '“on” is published to the exchange plant with pump.1.',
  ],
  ['memory_store', { key: 'pump', content: 'x' }, 'a memory is stored under pump.'],
  ['shell', { command: 'ls' }, 'the command ls runs.'],
  ['shell', {}, 'shell runs.'],
  [
    'mqtt_publish',
    { topic: 'valve/\u202eesolc/1\u202c/set', payload: 'o\u200bn' },
    '“o\\u200bn” is published to valve/\\u202eesolc/1\\u202c/set.',
  ],
  ['toString', { a: 1 }, 'toString runs with a.'],
])('%s %j is told as: %s', (tool, args, sentence) => {
  expect(told(tool, args)).toBe(sentence);
});

test.each([
  [{ board: 'pump', pin: 5, value: 1 }, 'relief valve (pin 5 of pump) goes to 1: open.'],
  [{ pin: 5, value: 0 }, 'relief valve (pin 5) goes to 0.'],
  [{ board: 'pump', pin: 6, value: 1 }, 'pin 6 of pump goes high.'],
])('a pin with a name is told by it: %j', (args, sentence) => {
  const boards = [{ name: 'pump', pinNames: [{ pin: 5, name: 'relief valve', low: null, high: 'open' }] }];
  const { key, values } = sentenceOf({ tool: 'gpio_write', arguments: args }, boards);
  expect(
    fillSentence((words as Record<string, string>)[key] ?? '', values)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});

test('a value that looks like a template is shown as it is', () => {
  expect(told('mqtt_publish', { topic: '{{payload}}', payload: '{{topic}}' })).toBe(
    '“{{topic}}” is published to {{payload}}.',
  );
});

test('a long value is cut in the sentence; the call below shows all of it', () => {
  expect(told('shell', { command: 'x'.repeat(200) }).length).toBeLessThan(120);
});

test.each([
  [0, 0],
  [1, 1],
  ['0', 0],
  ['HIGH', 1],
  [true, 1],
  [false, 0],
  [2, null],
  [undefined, null],
] as const)('%j is level %j', (value, level) => {
  expect(levelOf(value)).toBe(level);
});

test('what stands alone begins with a capital', () => {
  expect(capitalised(fillSentence('pin {{pin}} goes low.', { pin: '5' })).map(({ text }) => text)).toEqual([
    'Pin ',
    '5',
    ' goes low.',
  ]);
});
