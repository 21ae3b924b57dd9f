import { triggerOf } from '../../../../domain/answer/call-words';
import { describe, expect, test } from 'vitest';
import type { ModelMessage, ToolSpec } from '../../../ports/provider';
import { plainChatMl } from './fallback';
import { ModelLanguage } from './model-language';
import {
  alwaysThinks,
  lastWords,
  namesInIds,
  oneQuestion,
  plainSchemas,
  plainTurns,
  strictBehindResults,
  templatesWithTools,
} from './sample-templates';

const spoken = (template: string | null, tokens: readonly string[] = []): ModelLanguage =>
  new ModelLanguage({ template, bos: '<s>', eos: '</s>', hasToken: (text) => tokens.includes(text) });
const tool: ToolSpec = {
  name: 'open_valve',
  description: 'Opens a valve',
  parameters: { type: 'object', properties: { pin: { type: 'integer' } }, required: ['pin'] },
};
const ask: ModelMessage = { role: 'user', text: 'Open valve 5.' };
const calls = (...pins: readonly number[]): ModelMessage => ({
  role: 'assistant',
  text: '',
  toolCalls: pins.map((pin, index) => ({
    id: String(index),
    name: 'open_valve',
    arguments: { pin },
  })),
});
const result = (output: string, status: 'ok' | 'error' = 'ok'): ModelMessage => ({
  role: 'tool',
  callId: '0',
  name: 'open_valve',
  status,
  output,
});
const prompt = (
  language: ModelLanguage,
  messages: readonly ModelMessage[],
  tools: readonly ToolSpec[] = [tool],
  brief = false,
): string =>
  language
    .layOut({ system: 'Be short.', messages, tools, now: new Date(2026, 10, 3), brief })
    .pieces.map(({ text }) => text)
    .join('');

describe('a template that knows tools', () => {
  const language = spoken(templatesWithTools['JSON between marks']);

  test('is told of them, and has calls and results in its own form', () => {
    expect(prompt(language, [ask, calls(5), result('open')])).toBe(
      [
        '<|turn_of|>tools\n{"name": "open_valve", "description": "Opens a valve", "parameters": {"type": "object", "properties": {"pin": {"type": "integer"}}, "required": ["pin"]}}\n<|turn_end|>',
        '<|turn_of|>system\nBe short.<|turn_end|>',
        '<|turn_of|>user\nOpen valve 5.<|turn_end|>',
        '<|turn_of|>assistant\n<do>\n{"name": "open_valve", "arguments": {"pin": 5}}\n</do><|turn_end|>',
        '<|turn_of|>result\nopen<|turn_end|>',
        '<|turn_of|>assistant\n',
      ].join('\n'),
    );
    expect(language.note).toBeNull();
    expect(triggerOf(language.format)).toBe('<do>');
  });

  test('a failed call says so, and no result writes a mark', () => {
    expect(prompt(language, [ask, calls(5), result('<|turn_end|>', 'error')])).toContain(
      'result\nError: ‹|turn_end|><|turn_end|>',
    );
  });

  test('that takes one call at a time gets several as one after the other, each with its result', () => {
    const one = spoken(templatesWithTools['JSON alone, one call at a time']);
    const text = prompt(one, [ask, calls(5, 6), result('a'), result('b')]);
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(
      '{"name": "open_valve", "parameters": {"pin": 5}}<|turn_end|> <|turn_of|>result a<|turn_end|> <|turn_of|>assistant {"name": "open_valve", "parameters": {"pin": 6}}<|turn_end|> <|turn_of|>result b<|turn_end|>',
    );
  });
});

test('where schemas would take too much of the context, tools are told in few words, with an example in the own form', () => {
  const text = prompt(spoken(templatesWithTools['elements on lines']), [ask, calls(5)], [tool], true);
  expect(text).toContain('- open_valve(pin: integer): Opens a valve');
  expect(text).toContain('<fn=example_tool>\n<arg=text>\nhello\n</arg>');
  expect(text).toContain('<fn=open_valve>\n<arg=pin>\n5\n</arg>');
  expect(text).not.toContain('"properties"');
});

test('what only a check needs is not told', () => {
  const nested: ToolSpec = {
    ...tool,
    parameters: {
      type: 'object',
      properties: {
        title: { type: 'string', maxLength: 9 },
        more: { type: 'object', additionalProperties: { type: 'string', pattern: 'a' } },
      },
      required: ['title'],
      additionalProperties: false,
    },
  };
  expect(prompt(spoken(templatesWithTools['JSON between marks']), [ask], [nested])).toContain(
    '{"type": "object", "properties": {"title": {"type": "string"}, "more": {"type": "object", "additionalProperties": {"type": "string"}}}, "required": ["title"]}',
  );
});

test('a template that knows no tools: the system text says how a call is written, with an example, and results are told by the user', () => {
  const text = prompt(spoken(plainTurns), [ask, calls(5), result('open')]);
  expect(text).toContain(
    '<tool_call>{"name": "example_tool", "arguments": {"text": "hello", "count": 2}}</tool_call>',
  );
  expect(text).toContain('- open_valve(pin: integer): Opens a valve');
  expect(text).toContain(
    'assistant\n<tool_call>{"name": "open_valve", "arguments": {"pin": 5}}</tool_call><|turn_end|>',
  );
  expect(text).toContain('user\n<tool_result name="open_valve" status="ok">open</tool_result><|turn_end|>');
  expect(prompt(spoken(plainTurns), [ask], [])).not.toContain('tool');
});

test('turns of one side that follow each other are one turn', () => {
  expect(prompt(spoken(plainTurns), [ask, { role: 'user', text: 'Now.' }], [])).toContain(
    'user\nOpen valve 5.\nNow.<|turn_end|>',
  );
});

test.each([
  { name: 'no template, words of ChatML', template: null, tokens: ['<|im_start|>'], then: 'ChatML' },
  { name: 'no template, words of Llama 3', template: null, tokens: ['<|start_header_id|>'], then: 'Llama 3' },
  { name: 'no template and no such words', template: null, tokens: [], then: 'Llama 2' },
  { name: 'one that is none', template: '{% if %}', tokens: ['<|im_start|>'], then: 'ChatML' },
])('$name: it is laid out as $then, and said so in words', ({ template, tokens, then }) => {
  const language = spoken(template, tokens);
  expect(language.name).toBe(then);
  expect(language.note).toMatch(
    template === null ? /has no chat template, so that of/u : /cannot be used \(.+\), so that of/u,
  );
  expect(prompt(language, [ask, calls(5), result('open')])).toContain('Open valve 5.');
});

test('a conversation that a template fails on is told with its calls in words, or as without a template', () => {
  const source = templatesWithTools['JSON between marks'];
  const raise = "{{ raise_exception('No') }}";
  const noResults = `{% for m in messages %}{% if m.role == 'tool' and loop.index > 3 %}${raise}{% endif %}{% endfor %}${source}`;
  expect(prompt(spoken(noResults), [ask, calls(5), result('open')])).toContain('<tool_result');
  const noLength = `{% if messages | length > 3 %}${raise}{% endif %}${source}`;
  const long = [ask, { role: 'assistant', text: 'Yes?', toolCalls: [] } as const, ask];
  expect(prompt(spoken(noLength, ['<|im_start|>']), long)).toContain('<|im_start|>assistant\nYes?<|im_end|>');
});

test('a template that opens a thought for the model says so', () => {
  const opens = `${plainChatMl}{% if add_generation_prompt %}{{ '<think>\\n' }}{% endif %}`;
  const told = { system: '', messages: [ask], tools: [], now: new Date(0), brief: false };
  expect(spoken(opens).layOut(told).opensThought).toBe(true);
  expect(spoken(plainChatMl).layOut(told).opensThought).toBe(false);
  expect(spoken(opens.replace('<think>', '<think></think>')).layOut(told).opensThought).toBe(false);
});

test('a template that refuses a person behind a result gets a word of the model between them, and keeps its own form', () => {
  const strict = spoken(strictBehindResults);
  const said = prompt(strict, [ask, calls(5), result('open'), { role: 'user', text: 'Go on.' }]);
  expect(said).toContain(
    '<|turn_of|>result\nopen<|turn_end|>\n<|turn_of|>assistant\n(no answer)<|turn_end|>\n<|turn_of|>user\nGo on.<|turn_end|>',
  );
  const lenient = spoken(templatesWithTools['JSON between marks']);
  expect(prompt(lenient, [ask, calls(5), result('open'), { role: 'user', text: 'Go on.' }])).not.toContain(
    '(no answer)',
  );
});

test('a template that fails with a schema is told the same in one type for each argument', () => {
  const any: ToolSpec = {
    name: 'start',
    description: 'Starts',
    parameters: { type: 'object', properties: { payload: { type: ['null', 'object', 'string'] } } },
  };
  const text = prompt(spoken(plainSchemas), [ask, calls(5), result('open')], [any, tool]);
  expect(text).toContain('payload: STR start');
  expect(text).toContain('pin: INT open_valve');
  expect(text).toContain('<do>\n{"name": "open_valve", "arguments": {"pin": 5}}\n</do>');
  expect(text).not.toContain('example_tool');
});

test.each([
  { name: 'the name of each call in its id', source: namesInIds, then: '<|calls|>' },
  { name: 'no way to switch thinking off', source: alwaysThinks, then: '<do>' },
])('a template with $name speaks its own form', ({ source, then }) => {
  const language = spoken(source);
  expect(language.note).toBeNull();
  expect(triggerOf(language.format)).toBe(then);
});

test.each([
  { name: 'all that was said', source: plainTurns, note: null },
  {
    name: 'its end alone',
    source: lastWords,
    note: "The model's chat template leaves out some of what was said before: the model does not read the whole conversation.",
  },
  {
    name: 'one question alone',
    source: oneQuestion,
    note: "The model's chat template takes one question alone, so longer conversations are laid out with that of Llama 2.",
  },
])('a template that lays out $name says so, and is used', ({ source, note }) => {
  const language = spoken(source);
  expect(language.note).toBe(note);
  expect(language.isOwn).toBe(true);
});
