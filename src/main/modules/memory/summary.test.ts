import { expect, test } from 'vitest';
import { questionAboutTalk, readSummary } from './summary';

const entry = 'Asked about V-12; it closes on low.';

test.each<{ name: string; text: string; then: ReturnType<typeof readSummary> }>([
  {
    name: 'plain JSON',
    text: `{"history_entry":"${entry}","memory_update":"V-12 closes on low"}`,
    then: { entry, fact: 'V-12 closes on low' },
  },
  {
    name: 'JSON in a code fence',
    text: `Here you are:\n\`\`\`json\n{"history_entry":"${entry}","memory_update":null}\n\`\`\``,
    then: { entry, fact: null },
  },
  {
    name: 'JSON after thoughts that hold braces',
    text: `<think>maybe {"history_entry":"wrong"} hm</think>{"history_entry":"${entry}"}`,
    then: { entry, fact: null },
  },
  {
    name: 'JSON after a lone closing tag',
    text: `so {x} it is</think>\n{"history_entry":"${entry}","memory_update":"null"}`,
    then: { entry, fact: null },
  },
  {
    name: 'words and another object before it',
    text: `{} and {"a":1} then {"history_entry":"밸브를 물었다","memory_update":"없음"} done`,
    then: { entry: '밸브를 물었다', fact: null },
  },
  {
    name: 'braces inside a text',
    text: '{"history_entry":"set {pin} to 0","memory_update":""}',
    then: { entry: 'set {pin} to 0', fact: null },
  },
  {
    name: 'a password in the fact',
    text: `{"history_entry":"${entry}","memory_update":"password: pump-4711"}`,
    then: { entry, fact: null },
  },
  { name: 'no JSON', text: 'You asked about V-12.', then: null },
  { name: 'unclosed thoughts', text: `<think>{"history_entry":"${entry}"}`, then: null },
  { name: 'unclosed JSON', text: `{"history_entry":"${entry}`, then: null },
  { name: 'other JSON', text: '{"name":"shell","arguments":{}}', then: null },
])('$name', ({ text, then }) => {
  expect(readSummary(text)).toEqual(then);
});

test('a long talk is asked about with the beginnings of both sides', () => {
  expect(questionAboutTalk({ message: 'm'.repeat(9_000), answer: 'a'.repeat(9_000) }).length).toBeLessThan(
    5_000,
  );
});
