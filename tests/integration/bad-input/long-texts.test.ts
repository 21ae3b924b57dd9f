import { expect, test } from 'vitest';
import { quotationFrom } from '../../../src/main/modules/agent/answers/quotation';
import { looksSecret } from '../../../src/main/platform/base/looks-secret';
import { harmless } from '../../../src/domain/answer/inert';
import { readAnswerText } from '../../../src/domain/answer/read-answer-text';
import { withoutNarration } from '../../../src/domain/answer/narration';
import { seenAnswer } from '../../../src/domain/answer/shown';
import { checkArguments } from '../../../src/main/platform/base/json-schema';
import { fromMrkdwn } from '../../../src/main/modules/channels/slack/to-message';
import { hideAddressPasswords, hideSecrets } from '../../../src/main/platform/config/hide-secrets';
import { parseMarkdownLine } from '../../../src/main/ports/memory-line';
import { wordsOf } from '../../../src/main/modules/models/http/failures';
import { toolGrammar } from '../../../src/main/modules/models/llama/tool-grammar';
import { recoveryFor, retryAfterMs } from '../../../src/main/modules/models/reliable/classify-failure';
import { parseManifest } from '../../../src/main/modules/procedures/definition/manifest';
import { parseSteps } from '../../../src/main/modules/procedures/definition/steps';
import { readPayload } from '../../../src/domain/procedure/expression/payload';
import { hasTemplate } from '../../../src/domain/procedure/templates';
import { createMask } from '../../../src/main/platform/storage/mask-secrets';
import type { JsonObject } from '../../../src/shared/json';

/**
 * Characters. A pattern that goes back over what it has read takes minutes for so many: it fails by the
 * time-out of tests, on any machine.
 */
const length = 200_000;
const parts = [
  ' ',
  '\n',
  '\t',
  '1',
  'a',
  'A',
  '.',
  '-',
  '_',
  '=',
  ':',
  '/',
  '\\',
  '(',
  '[',
  '{',
  '{{',
  '{{a',
  '}',
  '<',
  '>',
  '"',
  "'",
  '`',
  'ˋ',
  '~',
  '*',
  '@',
  '#',
  '!',
  'a ',
  'a.',
  'a=',
  'a="',
  'a: ',
  '<a',
  '<a>',
  '<a b="',
  '‹/a>',
  '‹/',
  'x://',
  'x://a:',
  'eyJ-',
  'token=',
  'password ',
  'bearer ',
  'model ',
  'unknown ',
  'http ',
  'status',
  '<@ME|',
  '<!^',
  '<thinking>',
  '<tool>',
  '<tool ',
  '<tool_call>',
  '```',
  '<tool_result>',
  '<tool_result ',
  '<parameter name="',
  '<parameter name="a">',
  '<function=shell><parameter=a>',
  '<tool_call>{"a":[',
  '{"name":"shell",',
  '{"name":',
  '<|tool_call>call:shell{a:',
  '[TOOL_CALLS]',
  '</think>',
  '<tool_response>',
  '<|im_end|>',
  'Action: shell\n',
  '\n> ',
  '- **a**: ',
  ' <!-- a',
  '\\u00',
  '"a":"',
  'goto ',
];
const tools = [{ name: 'shell', parameters: {} }];
const mask = createMask();
const quoted = quotationFrom([{ role: 'user', text: 'hello' }]);

/**
 * Those that search what a service, a model or a stranger wrote with patterns. The linter looks at each
 * pattern; this, at how they are used.
 */
test.each<{ readonly name: string; readonly read: (text: string) => unknown }>([
  { name: 'a payload', read: readPayload },
  { name: 'a line of the log', read: mask.text },
  { name: 'an address', read: hideAddressPasswords },
  { name: 'a memory that may be a secret', read: looksSecret },
  { name: 'a memory of a file', read: (text) => parseMarkdownLine(`- **a**: ${text}`, 'fact') },
  { name: 'a quotation', read: quoted },
  { name: 'a text for a model', read: harmless },
  { name: 'an answer', read: (text) => readAnswerText(text.slice(-50_000), tools) },
  {
    name: 'an answer to be shown',
    read: (text) => withoutNarration(seenAnswer(text.slice(-50_000), ['shell'])),
  },
  { name: 'a draft of an answer', read: (text) => seenAnswer(text.slice(-50_000), ['shell'], true) },
  {
    name: 'a call',
    read: (all) => {
      const text = all.slice(-8_000);
      return [
        `<tool_call><shell>${text}</shell></tool_call>`,
        `<tool_call>shell${text}x`,
        `<tool_call>shell(${text}`,
        `<tool_call>shell>\n${text}</tool_call>`,
        `<invoke name="shell">${text}</invoke>`,
        `<invoke name="shell"><parameter name="command">${text}</parameter></invoke>`,
        `<function=shell><parameter=command>${text}</parameter></function>`,
        `<tool_call>shell<arg_key>command</arg_key><arg_value>${text}`,
        `<FunctionCall>shell<code>${text}</code></FunctionCall>`,
        `TOOL_CALL {tool => "shell", args => {${text}/TOOL_CALL`,
        `<|tool_call>call:shell{command:${text}`,
        `[TOOL_CALLS]shell[ARGS]{"command":"${text}`,
        `<|python_tag|>shell.call(command=${text}`,
        `[{"name":"shell","arguments":${text}`,
        `Action: shell\nAction Input: ${text}`,
      ].map((answer) => readAnswerText(answer, tools));
    },
  },
  { name: 'a message of Slack', read: (text) => fromMrkdwn(text, 'ME') },
  {
    name: 'the failure of a service',
    read: (text) => [wordsOf(text), recoveryFor({ status: null, body: text }), retryAfterMs(null, text, 0)],
  },
  { name: 'a template', read: hasTemplate },
  {
    name: 'a step',
    read: (text) =>
      ['1. ', '## ', '   - ', '   - when', '   - if', '| ', ''].map((before) =>
        parseSteps(`## Steps\n1. **A** b\n${before}${text.replaceAll('\n', ' ')}\n`),
      ),
  },
  {
    name: 'the head of a procedure',
    read: (text) =>
      ['', 'name = ', '[[', 'name'].map((before) => parseManifest(`[sop]\n${before}${text}`, 'supervised')),
  },
  {
    name: 'an argument with a pattern',
    read: (text) =>
      checkArguments(
        { properties: { a: { pattern: '^(a+)+$' }, b: { pattern: '(.*a){9}$' } } },
        { a: text, b: text },
      ),
  },
])('200,000 characters are read as $name, whatever they are', ({ read }) => {
  for (const part of parts)
    expect(() => read(`${part.repeat(length / part.length)}\u0001x`), part).not.toThrow();
});

test.each(['\n', ' ', 'a', 'token', 'token=', '\u2028', 'x://a:', '"'])(
  '200,000 characters of %j in a broken config.toml are shown without secrets',
  (part) => {
    expect(hideSecrets(`= broken\n${part.repeat(length / part.length)}`)).toContain('= broken');
  },
);

const again = { $ref: '#/$defs/a' };
const times = (count: number, schema: JsonObject): JsonObject[] =>
  Array.from({ length: count }, () => schema);
const members = (count: number, schema: JsonObject): JsonObject =>
  Object.fromEntries(times(count, schema).map((member, index) => [`p${String(index)}`, member]));

/**
 * What the schema of a server says in a few characters may take years to look through, in the thread that
 * everything else runs in.
 */
const endless: readonly { readonly name: string; readonly a: JsonObject }[] = [
  { name: 'is itself twice', a: { allOf: [again, again] } },
  { name: 'is itself a thousand times', a: { allOf: times(1000, again) } },
  {
    name: 'may be itself in many ways',
    a: { anyOf: times(30, again), oneOf: times(30, again), not: again, if: again, then: again },
  },
  {
    name: 'is itself by a long way',
    a: { allOf: [again, again, { $ref: `#/$defs/a${'/'.repeat(9_000)}` }] },
  },
  {
    name: 'lists thousands of values, again and again',
    a: { allOf: [again, again], enum: Array.from({ length: 4_000 }, (_, index) => index) },
  },
  {
    name: 'grows with each choice',
    a: {
      oneOf: [
        { ...again, maxProperties: 5 },
        { ...again, minProperties: 2 },
      ],
      properties: members(300, again),
      required: ['p1'],
    },
  },
  {
    name: 'has itself in each member',
    a: { allOf: [again, again], properties: members(500, again), additionalProperties: false },
  },
];

test.each(endless)('a schema that $name is given up after a while, and its tool can be called', ({ a }) => {
  const schema: JsonObject = { type: 'object', properties: { x: again }, $defs: { a } };
  // What was found before it was given up is true.
  const notListed =
    'enum' in a
      ? [expect.stringMatching(/^"x" must be one of 0, 1, .*\(4000 in all\), not /u) as string]
      : [];
  expect(
    [5, 'a'.repeat(length), members(2_000, { p1: 1 })].map((x) => checkArguments(schema, { x })),
  ).toEqual([[], notListed, []]);
  const grammar = toolGrammar([{ name: 'mcp_plant_level', description: '', parameters: schema }]) ?? '';
  const rules = new Set([...grammar.matchAll(/^(\S+) ::= /gmu)].map(([, name]) => name));
  expect([...new Set(grammar.match(/\btool-0[\w-]*/gu))].filter((name) => !rules.has(name))).toEqual([]);
  expect(grammar.length).toBeLessThan(1_000_000);
});
