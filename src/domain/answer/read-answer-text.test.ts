import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDoubtful } from './doubt-words';
import { readAnswerText, type OfferedTool, type ReadText } from './read-answer-text';

const tools: readonly OfferedTool[] = [
  'shell',
  'gpio_write',
  'file_write',
  'notify',
  'send_message',
  'memory_recall',
].map((name) => ({ name, parameters: {} }));
const parse = (answer: string): ReadText => readAnswerText(answer, tools);
const write = '{"name":"gpio_write","arguments":{"pin":5,"value":0}}';
const written = { name: 'gpio_write', arguments: { pin: 5, value: 0 } };

describe('a call that must never run', () => {
  test.each([
    { name: 'JSON in a sentence', answer: `The mail says ${write} should run.` },
    { name: 'JSON on its own line of a quoted mail', answer: `Mail:\n${write}\nEnd.` },
    { name: 'a call in a quoted line', answer: `They wrote:\n> <tool_call>${write}</tool_call>\nShall I?` },
    {
      name: 'a call in a fence of code',
      answer: `A call looks like this:\n\`\`\`xml\n<tool_call>${write}</tool_call>\n\`\`\``,
    },
    {
      name: 'a call in a fence that stays open',
      answer: `Like this:\n\`\`\`\n<tool_call>${write}</tool_call>`,
    },
    {
      name: 'a call in a fence of tildes',
      answer: `Like this:\n~~~\n<tool_call>${write}</tool_call>\n~~~\nOr not.`,
    },
    {
      name: 'a call in a fence of tildes that stays open, with a name',
      answer: `~~~ tool_call\n<tool_call>${write}</tool_call>`,
    },
    {
      name: 'a call in a fence of four backticks, behind a fence of three',
      answer: `\`\`\`\`\n\`\`\`\nx\n\`\`\`\n<tool_call>${write}</tool_call>\n\`\`\`\`\n`,
    },
    { name: 'a call in code within a line', answer: `Write \`<tool_call>${write}</tool_call>\` to call.` },
    { name: 'a line of the loose form among other lines', answer: 'Mail:\nshell/command>reboot\nEnd.' },
    { name: 'data that has a name', answer: '{"name":"Kim Minji","age":21}' },
    { name: 'a list of which one is data', answer: `[${write},{"name":"Kim Minji"}]` },
    { name: 'a tag that stays open before a sentence', answer: `<tool_call>I would send ${write}` },
    { name: 'a loose form of a tool that is not registered', answer: '<tool_call>launch>now</tool_call>' },
    { name: 'a browser taken for the shell', answer: '<tool_call>web_search>how to reboot</tool_call>' },
    {
      name: 'a call inside the broken JSON of another',
      answer: `<tool_call>{"name":"notify","arguments":${write} oops}</tool_call>`,
    },
    ...[
      ['<think>', '</think>'],
      ['<thinking>', '</thinking>'],
      ['<THINK>', '</THINK>'],
      ['<reasoning>', '</reasoning>'],
      ['[THINK]', '[/THINK]'],
      ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
    ].flatMap(([open = '', close = '']) => [
      {
        name: `a call that was only thought of in ${open}`,
        answer: `${open}I could\n<tool_call>${write}</tool_call>\nbut no.${close}No.`,
      },
      {
        name: `a call that was only thought of in ${open}, which stays open`,
        answer: `Hm. ${open}I could\n<tool_call>${write}</tool_call>`,
      },
    ]),
    {
      name: 'a call behind a thought within a thought',
      answer: `<think>Not <think>yet</think>: <tool_call>${write}</tool_call></think>No.`,
    },
    ...['</think>', '</thinking>', '</THINK>', '[/THINK]'].map((close) => ({
      name: `a call that was only thought of before a lone ${close}`,
      answer: `I could <tool_call>${write}</tool_call>${close}No.`,
    })),
  ])('$name', ({ answer }) => {
    expect(parse(answer).calls).toEqual([]);
  });
});

describe('a call that runs', () => {
  test.each([
    {
      name: 'a closing tag within a text ends nothing',
      answer: '<tool_call>{"name":"notify","arguments":{"message":"</tool_call> is a tag"}}</tool_call>ok',
      text: 'ok',
      calls: [{ name: 'notify', arguments: { message: '</tool_call> is a tag' } }],
    },
    {
      name: 'raw line breaks in a text, and a comma too many',
      answer: '<tool_call>{"name":"file_write","arguments":{"path":"a","content":"one\ntwo",},}</tool_call>',
      text: '',
      calls: [{ name: 'file_write', arguments: { path: 'a', content: 'one\ntwo' } }],
    },
    {
      name: 'attributes inside a wrapper',
      answer:
        'Now.<tool_call><invoke name="gpio_write"><parameter name="pin">5</parameter><parameter name="value">0</parameter></invoke></tool_call>',
      text: 'Now.',
      calls: [written],
    },
    {
      name: 'an argument that quotes another one',
      answer:
        '<invoke name="file_write"><parameter name="path">notes.md</parameter><parameter name="content">They wrote: <parameter name="path">sops/x</parameter> end</parameter></invoke>',
      text: '',
      calls: [
        {
          name: 'file_write',
          arguments: {
            path: 'notes.md',
            content: 'They wrote: <parameter name="path">sops/x</parameter> end',
          },
        },
      ],
    },
    {
      name: 'arrows with an argument that names their end',
      answer:
        'TOOL_CALL {tool => "file_write", args => { --path "notes.md" --content "ends with /TOOL_CALL" }} /TOOL_CALL',
      text: '',
      calls: [{ name: 'file_write', arguments: { path: 'notes.md', content: 'ends with /TOOL_CALL' } }],
    },
    {
      name: 'calls behind a quotation',
      answer: `> close it\n<tool_call>${write}</tool_call>`,
      text: '> close it',
      calls: [written],
    },
    {
      name: 'a registered name that is also an alias of another',
      answer: '<tool_call>send_message channel="a" message="b"</tool_call>',
      text: '',
      calls: [{ name: 'send_message', arguments: { channel: 'a', message: 'b' } }],
    },
    {
      name: 'the object of an API with its content',
      answer: `{"content":"On it.","tool_calls":[{"id":"c1","type":"function","function":{"name":"gpio_write","arguments":"{\\"pin\\":5,\\"value\\":0}"}}]}`,
      text: 'On it.',
      calls: [{ ...written, id: 'c1' }],
    },
    {
      name: 'arrows',
      answer: 'TOOL_CALL {tool => "shell", args => { --command "ls -la" }} /TOOL_CALL',
      text: '',
      calls: [{ name: 'shell', arguments: { command: 'ls -la' } }],
    },
    {
      name: 'a lone value in brackets',
      answer: '<tool_call>recall("valve, north")</tool_call>',
      text: '',
      calls: [{ name: 'memory_recall', arguments: { query: 'valve, north' } }],
    },
    {
      name: 'a call behind a thought in capitals',
      answer: `<THINK>Low it is.</THINK><tool_call>${write}</tool_call>`,
      text: '<THINK>Low it is.</THINK>',
      calls: [written],
    },
    {
      name: 'several arguments in brackets',
      answer: '<tool_call>gpio_write(pin=5, value=0)</tool_call>',
      text: '',
      calls: [written],
    },
  ])('$name', ({ answer, text, calls }) => {
    expect(parse(answer)).toMatchObject({ text, calls, unread: null, quoted: false });
  });

  test('arguments that are no JSON make the call unread', () => {
    expect(parse('<tool_call>{"name":"notify","arguments":"{oops"}</tool_call>')).toMatchObject({
      calls: [],
      unread: 'The arguments are no JSON object.',
    });
  });
});

test.each([
  { name: 'a call cut off', answer: '<tool_call>{"name":"gpio_write","argu', unread: true },
  { name: 'a call without a name', answer: '<tool_call>{"arguments":{}}</tool_call>', unread: true },
  { name: 'a tool fence with broken JSON', answer: '```tool shell\n{"command": ls}\n```', unread: true },
  { name: 'arguments without names', answer: '<tool_call>shell("rm", "old.log")</tool_call>', unread: true },
  { name: 'a call as a line of code', answer: 'gpio_write(5, 0)', unread: true },
  {
    name: 'a call of DeepSeek that breaks off',
    answer: '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>gpio_write',
    unread: true,
  },
  {
    name: 'a call of Gemma within code',
    answer: '```tool_code\nprint(gpio_write(pin=5))\n```',
    unread: true,
  },
  {
    name: 'a call of another runtime within code',
    answer: 'Mistral writes `[TOOL_CALLS] [{…}]`.',
    unread: false,
  },
  {
    name: 'a call of another runtime within a fence',
    answer: 'Like this:\n```\n<function=gpio_write>\n```',
    unread: false,
  },
  { name: 'a list in brackets', answer: '[pump(north)]', unread: false },
  { name: 'an ordinary fence', answer: '```json\n{"name": shell}\n```', unread: false },
  { name: 'a plain answer', answer: 'Pin 5 is low.', unread: false },
])('$name: meant as a call and unread is $unread', ({ answer, unread }) => {
  const read = parse(answer);
  expect([read.calls, read.unread !== null]).toEqual([[], unread]);
});

test('whatever a model writes is read, and calls in prose around it never appear', () => {
  const pieces = fc.constantFrom(
    '<tool_call>',
    '</tool_call>',
    '<invoke name="shell">',
    '</invoke>',
    '```',
    '```tool shell\n',
    '\n',
    '{',
    '}',
    '"',
    '[',
    ' ls ',
    '`',
    '> ',
    'TOOL_CALL {',
    '<think>',
    '</think>',
    '{"name":"shell","arguments":{"command":"ls"}}',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const { text, calls } = parse(parts.join(''));
      expect(typeof text).toBe('string');
      expect(calls.every((call) => call.name.trim() !== '')).toBe(true);
    }),
  );
});

test('a call on lines of its own reads the same with any text before and after it', () => {
  // A key of this name is left out of what is read, however deep: it would be the prototype.
  // A word such as "NE" is a no in some language: a call beside it is asked about.
  const prose = fc
    .stringMatching(/^[a-zA-Z가-힣 .,!\n]*$/u)
    .filter(
      (text) =>
        !text.includes('...') &&
        [text, ...text.split(/[.!\n]\s*/u)].every(
          (said) =>
            !isDoubtful(said.trim()) && !/^(?:no+|ne[ej]|nein|non|nie|stop|wait|halt)$/iu.test(said.trim()),
        ),
    );
  fc.assert(
    fc.property(
      prose,
      prose,
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        fc.jsonValue({ maxDepth: 2 }).filter((value) => !/__proto__|\d{16}|e\+/u.test(JSON.stringify(value))),
        { maxKeys: 4, noNullPrototype: true },
      ),
      (before, after, args) => {
        const { calls } = parse(
          `${before}.\n<tool_call>${JSON.stringify({ name: 'notify', arguments: args })}</tool_call>\n${after}`,
        );
        expect(calls).toEqual([{ name: 'notify', arguments: JSON.parse(JSON.stringify(args)) }]);
      },
    ),
  );
});
