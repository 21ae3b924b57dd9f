import { expect, test } from 'vitest';
import { withoutNarration } from './narration';
import { seenAnswer } from './shown';

const known = ['shell', 'gpio_write'];

test.each([
  { name: 'an answer of one sentence', answer: 'Pin 5 is low.', shown: 'Pin 5 is low.' },
  {
    name: 'a call in tags and an announcement',
    answer: 'Let me check.\n\n<tool_call>{"name":"shell","arguments":{}}</tool_call>\nTwo files.',
    shown: 'Two files.',
  },
  {
    name: 'a call with attributes',
    answer: 'Done.<invoke name="shell"><parameter name="command">ls</parameter></invoke>',
    shown: 'Done.',
  },
  {
    name: 'a call whose tag stays open',
    answer: 'Done. <tool_call>{"name":"shell","arguments":{}}</function>',
    shown: 'Done.',
  },
  {
    name: 'a result behind the call it answers',
    answer: '{"name":"shell","arguments":{}}\n{"result":"a"}\nOne file.',
    shown: 'One file.',
  },
  {
    name: 'the content beside calls',
    answer: '{"content":"On it.","tool_calls":[{"function":{"name":"shell","arguments":"{}"}}]}',
    shown: 'On it.',
  },
  {
    name: 'an example that was asked for, in a fence',
    answer:
      'Like this:\n```\n<tool_call>{"name":"shell","arguments":{}}</tool_call>\n{"name":"shell","arguments":{}}\n```',
    shown:
      'Like this:\n```\n<tool_call>{"name":"shell","arguments":{}}</tool_call>\n{"name":"shell","arguments":{}}\n```',
  },
  {
    name: 'a tag that is only named',
    answer: 'Write `<tool_call>` first, or <tool> alone.',
    shown: 'Write `<tool_call>` first, or <tool> alone.',
  },
  {
    name: 'an announcement with a curly apostrophe',
    answer: 'I’ll look.\nIt is open.',
    shown: 'It is open.',
  },
])('$name is sent to a channel as it is meant', ({ answer, shown }) => {
  expect(withoutNarration(seenAnswer(answer, known))).toBe(shown);
});
