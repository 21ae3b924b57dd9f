import { expect, test } from 'vitest';
import type { ModelAnswer, ModelToolCall } from '../../../ports/provider';
import { readAnswer } from './read-answer';

const call = (id: string, pin: number): ModelToolCall => ({ id, name: 'gpio_write', arguments: { pin } });
const answerWith = (...toolCalls: readonly ModelToolCall[]): ModelAnswer => ({
  text: '',
  thought: '',
  toolCalls,
  reason: 'tool-calls',
  usage: null,
  queuedMs: 0,
});

test.each([
  { name: 'ids of the server stay', calls: [call('a', 1), call('b', 2)], taken: [], then: ['a', 'b'] },
  {
    name: 'the second of two equal ids becomes one of ours',
    calls: [call('0', 1), call('0', 2)],
    taken: [],
    then: ['0', 'answer-2'],
  },
  {
    name: 'an id of an earlier answer becomes one of ours',
    calls: [call('0', 1), call('1', 2)],
    taken: ['0'],
    then: ['answer-1', '1'],
  },
  {
    name: 'an id that no button can name becomes one of ours',
    calls: [
      call('call_1__thought__CiQ/b0+e2=', 1),
      call('', 2),
      call('functions.a:0', 3),
      call('a'.repeat(129), 4),
    ],
    taken: [],
    then: ['answer-1', 'answer-2', 'functions.a:0', 'answer-4'],
  },
])('$name', ({ calls, taken, then }) => {
  const read = readAnswer(
    answerWith(...calls),
    [{ name: 'gpio_write', parameters: {} }],
    'answer',
    new Set(taken),
  );
  expect(read.toolCalls).toEqual(calls.map((one, index) => ({ ...one, id: then[index] })));
});

const said = (text: string, reason: ModelAnswer['reason']): ModelAnswer => ({
  text,
  thought: '',
  toolCalls: [],
  reason,
  usage: null,
  queuedMs: 0,
});
const water = (minutes: unknown): object => ({ name: 'water', arguments: { minutes } });

test.each([
  {
    name: 'a call in the middle of its JSON',
    text: '<tool_call>{"name":"water","arguments":{"minutes":2',
    calls: [],
    whole: [],
  },
  { name: 'a call behind its name', text: '<tool_call>{"name":"water"', calls: [], whole: [] },
  {
    name: 'a call whose JSON is whole, without its closing tag',
    text: '<tool_call>{"name":"water","arguments":{"minutes":2}}',
    calls: [water(2)],
    whole: [water(2)],
  },
  {
    name: 'a short form that has no end of its own',
    text: '<tool_call>water minutes="2"',
    calls: [],
    whole: [water(2)],
  },
  {
    name: 'the second of two, without an end of its own',
    text: `<tool_call>${JSON.stringify(water(1))}</tool_call>\n<tool_call>water minutes="2"`,
    calls: [],
    whole: [water(1), water(2)],
  },
  {
    name: 'the last of lines',
    text: 'water/minutes>1\nwater/minutes>2',
    calls: [],
    whole: [water(1), water(2)],
  },
  { name: 'a line of JSON that is alone', text: 'water/{"minutes":2}', calls: [], whole: [water(2)] },
])('where the token limit cut the answer off: $name', ({ text, calls, whole }) => {
  const read = (reason: ModelAnswer['reason']): readonly object[] =>
    readAnswer(said(text, reason), [{ name: 'water', parameters: {} }], 'answer').toolCalls.map(
      ({ name, arguments: args }) => ({ name, arguments: args }),
    );
  expect({ cut: read('length'), ended: read('stop') }).toEqual({ cut: calls, ended: whole });
  expect(
    readAnswer(said(text, 'length'), [{ name: 'water', parameters: {} }], 'answer').unread === null,
  ).toBe(calls.length > 0);
});

test.each([
  { name: 'an answer', text: 'Low.', flaw: null },
  { name: 'nothing', text: ' \n', flaw: 'blank' },
  { name: 'thoughts alone', text: '<think>Low.</think>', flaw: 'blank' },
  { name: 'a call that cannot be read', text: '<tool_call>{"name":</tool_call>', flaw: 'unread' },
  {
    name: 'a call that stands in what the model was given',
    text: '<tool_call>{"name":"water"}</tool_call>',
    flaw: 'quoted',
  },
])('$name is told as what it is', ({ text, flaw }) => {
  expect(
    readAnswer(said(text, 'stop'), [{ name: 'water', parameters: {} }], 'answer', new Set(), {
      isQuotation: () => true,
    }),
  ).toMatchObject({
    flaw,
    toolCalls: [],
  });
});

test('nothing said within the limit of tokens is cut, not blank', () => {
  expect(readAnswer(said('', 'length'), [{ name: 'water', parameters: {} }], 'answer').flaw).toBeNull();
});

const water2 = '<tool_call>{"name":"water","arguments":{"minutes":2}}</tool_call>';

test.each([
  { name: 'an answer', text: 'Low.', flaw: null },
  { name: 'a call in it', text: `Maybe ${water2} but no.`, flaw: 'thought' },
  { name: 'a call that is all of it', text: '{"name":"water","arguments":{"minutes":2}}', flaw: 'thought' },
  { name: 'a call that cannot be read', text: '<tool_call>{"name":</tool_call>', flaw: 'thought' },
])('no call is read from what came where thoughts belong: $name', ({ text, flaw }) => {
  expect(
    readAnswer({ ...said(text, 'stop'), misplaced: true }, [{ name: 'water', parameters: {} }], 'answer'),
  ).toMatchObject({
    text,
    flaw,
    toolCalls: [],
    unread: null,
  });
});

test.each([
  { mayShow: true, flaw: null },
  { mayShow: false, flaw: 'shown' },
])(
  'a call that is only shown is a flaw where something is to be carried out (may show: $mayShow)',
  ({ mayShow, flaw }) => {
    const text = `A call looks so:\n\`\`\`xml\n${water2}\n\`\`\``;
    const read = readAnswer(said(text, 'stop'), [{ name: 'water', parameters: {} }], 'answer', new Set(), {
      mayShow,
    });
    expect(read).toMatchObject({ text, flaw, toolCalls: [] });
  },
);

test.each([
  { name: 'a call that the server tells of and does not give', tools: 1, flaw: 'unread' },
  { name: 'the same where no tool was offered', tools: 0, flaw: null },
])('$name', ({ tools, flaw }) => {
  const offered = [{ name: 'gpio_write', parameters: {} }].slice(0, tools);
  const answer = readAnswer({ ...answerWith(), text: 'I open it.' }, offered, 'answer');
  expect(answer).toMatchObject({ flaw, unread: flaw === null ? null : 'I open it.', toolCalls: [] });
});
