import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../shared/json';
import { callFormats } from './call-format';
import { readAnswerText, type OfferedTool } from './read-answer-text';
import { writeCalls } from './write-call';

/** As JSON gives it back, and without numbers that no number of the language holds. */
const value = fc
  .oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[<>|/[\]{}"'`\\\n:=a-c ]{0,20}$/u),
    fc.constantFrom(
      '85',
      'true',
      'null',
      '',
      ' ',
      '\n',
      '\na\n',
      'a\r\n',
      '한국어',
      '{"name":"gpio_write","arguments":{}}',
    ),
  )
  .map((each) => JSON.parse(JSON.stringify(each)) as Json)
  .filter((each) => !/\d{16}|e\+|__proto__/u.test(JSON.stringify(each)));

const typeOf = (each: Json): string => {
  if (each === null) return 'null';
  return Array.isArray(each) ? 'array' : typeof each;
};
const toolFor = (args: JsonObject): OfferedTool => ({
  name: 'note',
  parameters: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(args).map(([key, each]) => [key, { type: typeOf(each) }])),
  },
});
const acting: OfferedTool = { name: 'gpio_write', parameters: {} };

test.each(callFormats)('any value as any argument comes back equal and alone from $id', (format) => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'content', 'path', 'name'), value, {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      (args) => {
        const answer = writeCalls(format, [{ name: 'note', arguments: args }]);
        if (answer === null) return;
        const { calls, unread } = readAnswerText(answer, [toolFor(args), acting]);
        expect([calls, unread]).toEqual([[{ name: 'note', arguments: args }], null]);
      },
    ),
  );
});

test.each(callFormats)('several calls come back from $id in their order', (format) => {
  const calls = [
    { name: 'note', arguments: { text: 'first' } },
    { name: 'note', arguments: {} },
    { name: 'note', arguments: { text: 'third' } },
  ];
  const read = readAnswerText(writeCalls(format, calls) ?? '', [
    { name: 'note', parameters: { type: 'object', properties: { text: { type: 'string' } } } },
  ]);
  expect([read.calls, read.unread]).toEqual([calls, null]);
});

test.each(callFormats)('a call of any format, as a value in $id, is a value', (format) => {
  for (const inner of callFormats) {
    const text = writeCalls(inner, [{ name: 'gpio_write', arguments: { pin: 5, value: 'x' } }]) ?? '';
    const answer = writeCalls(format, [{ name: 'note', arguments: { content: text } }]);
    if (answer === null) continue;
    const { calls } = readAnswerText(answer, [toolFor({ content: text }), acting]);
    expect(calls, inner.id).toEqual([{ name: 'note', arguments: { content: text } }]);
  }
});
