import { triggerOf, wordsOf } from '../../../../domain/answer/call-words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitArguments } from '../../../../shared/fit-arguments';
import type { Json, JsonObject } from '../../../../shared/json';
import type { CallFormat } from '../../../../domain/answer/call-format';
import type { ConversationCall } from './conversation';
import { learnLayout, writtenCalls } from './learn-layout';
import { ModelTemplate } from './model-template';
import { readCallsBehindTrigger } from './read-layout';
import { namesInIds, plainTurns, templatesWithTools, unmarkedValues } from './sample-templates';

const open = (source: string): ModelTemplate => new ModelTemplate(source, { bos: '', eos: '' });

function learnt(source: string): { readonly template: ModelTemplate; readonly layout: CallFormat } {
  const template = open(source);
  const layout = learnLayout(template);
  if (layout === null) throw new Error('Nothing was learnt');
  return { template, layout };
}

const typeOf = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Read as a model would have written them. */
function readBack(
  { template, layout }: ReturnType<typeof learnt>,
  calls: readonly ConversationCall[],
): readonly ConversationCall[] | null {
  const written = writtenCalls(template, calls);
  const at = written.indexOf(triggerOf(layout));
  const read =
    at === -1 ? null : readCallsBehindTrigger(layout, written.slice(at + triggerOf(layout).length));
  return (
    read?.map((call, index): ConversationCall => {
      const properties = Object.fromEntries(
        Object.entries(calls[index]?.arguments ?? {}).map(([key, value]) => [key, { type: typeOf(value) }]),
      );
      const fitted = fitArguments(call.arguments, { type: 'object', properties }, 'are-refused');
      return { name: call.name, arguments: fitted.ok ? fitted.value : { refused: fitted.error } };
    }) ?? null
  );
}

const kinds = Object.entries(templatesWithTools);
const call = (args: JsonObject, name = 'take_note'): ConversationCall => ({ name, arguments: args });

describe.each(kinds)('%s', (_, source) => {
  const from = learnt(source);

  test('is learnt, and what is written so is read back', () => {
    for (const calls of [
      [call({ text: 'a word', pin: 5 })],
      [call({})],
      [call({ text: `"it's" \\ fine`, more: { a: [1, 'b', null], c: false }, level: -2.5, on: true })],
      [call({ text: '  one\n\ntwo\n' })],
      [call({ text: '{"name":"x","arguments":{"a":1}}' })],
      [call({ text: '밸브를 열어라', 열쇠: '값' })],
    ])
      expect(readBack(from, calls)).toEqual(calls);
  });

  test('any value of any argument comes back equal', () => {
    const value = fc
      .oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.string({ unit: 'grapheme' }),
        fc.stringMatching(/^[()/[\]{}"'`\\\n:=a-c ]{0,20}$/u),
      )
      .map((each) => JSON.parse(JSON.stringify(each)) as Json)
      .filter((each) => !/\d{16}|e\+|__proto__|[<>]/u.test(JSON.stringify(each)));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'text', 'path'), value, { maxKeys: 3, noNullPrototype: true }),
        (args) => {
          expect(readBack(from, [call(args)])).toEqual([call(args)]);
        },
      ),
    );
  });

  test('several calls come back in their order, where the template has them', () => {
    const calls = [call({ text: 'first' }), call({ pin: 2 }, 'open_valve'), call({}), call({ text: 'last' })];
    if (from.layout.single !== true) expect(readBack(from, calls)).toEqual(calls);
    else expect(() => readBack(from, calls)).toThrow('One at a time');
  });
});

test.each([
  {
    kind: 'JSON between marks',
    open: '',
    head: '<do>\n{"name": "{name}", "arguments": ',
    tail: '}\n</do>',
    between: '',
    close: '',
    trigger: '<do>',
  },
  {
    kind: 'a list of JSON',
    open: '[DO][',
    head: '{"fn": "{name}", "given": ',
    tail: ', "id": "{any}"}',
    between: ', ',
    close: '][/DO]',
    trigger: '[DO]',
  },
  {
    kind: 'JSON behind a head with name and number',
    open: '<|calls|>',
    head: '<|one|>fn.{name}:{any}<|with|>',
    tail: '<|end_one|>',
    between: '',
    close: '<|end_calls|>',
    trigger: '<|calls|>',
  },
  {
    kind: 'Python',
    open: '<|py|>[',
    head: '{name}(',
    tail: '',
    between: ', ',
    close: ']<|end_py|>',
    trigger: '<|py|>',
  },
  {
    kind: 'JSON alone, one call at a time',
    open: '',
    head: '{"name": "{name}", "parameters": ',
    tail: '}',
    between: '',
    close: '',
    trigger: '',
  },
] as const)('what is of one call and what of all is told apart: $kind', ({ kind, ...words }) => {
  const { layout } = learnt(templatesWithTools[kind]);
  expect({ ...wordsOf(layout), trigger: triggerOf(layout) }).toEqual(words);
});

test('nothing is learnt where no calls are laid out', () => {
  expect(learnLayout(open(plainTurns))).toBeNull();
});

test('nothing is learnt where nothing ends a value: it could not be told from what follows', () => {
  expect(learnLayout(open(unmarkedValues))).toBeNull();
});

test('a name is learnt from the ids of calls, where it stands there alone', () => {
  expect(learnt(namesInIds).layout.form).toEqual({
    kind: 'json-arguments',
    head: ['<|one|>functions.{name}:{any}<|with|>'],
    end: ['<|end_one|>'],
  });
});

test('a template that tells of tools alone is known by a mark of its vocabulary', () => {
  const telling = `{% for tool in tools %}{{ tool.function.name }}{% endfor %}${plainTurns}`;
  expect(learnLayout(open(telling))).toBeNull();
  expect(learnLayout(open(telling), (mark) => mark === '<|tool_call_start|>')).toMatchObject({
    section: { open: ['<|tool_call_start|>', '<|python_start|>'] },
    form: { kind: 'python', list: true },
  });
});

test.each([
  { name: 'words behind the calls', text: '\n{"name": "a", "arguments": {}}\n</do> and so on' },
  { name: 'half a call', text: '\n{"name": "a", "arguments": {"b": ' },
  { name: 'no call', text: ' it yourself' },
])('is not read: $name', ({ text }) => {
  expect(readCallsBehindTrigger(learnt(templatesWithTools['JSON between marks']).layout, text)).toBeNull();
});
