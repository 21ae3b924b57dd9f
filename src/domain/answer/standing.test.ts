import { expect, test } from 'vitest';
import { readAnswerText } from './read-answer-text';

const tools = [{ name: 'gpio_write', parameters: { type: 'object' } }];
const call = '<tool_call>{"name":"gpio_write","arguments":{"pin":5,"value":1}}</tool_call>';
const action = 'Thought: open it.\nAction: gpio_write\nAction Input: {"pin":5,"value":1}';

test.each([
  (it: string) => `<save_note><content>${it}</content></save_note>`,
  (it: string) => `<report>\n<p>The payload was</p>\n${it}\nNothing done.\n</report>`,
  (it: string) => `<details><summary>Payload</summary>\n\n${it}\n\n</details>`,
  (it: string) => `| when | payload |\n|---|---|\n| 14:05 | ${it} |`,
  (it: string) => `Payloads received.\n- ${it}\n- hello`,
  (it: string) => `## ${it}\nThis arrived.`,
  (it: string) => `Seen.\n1. > ${it}\n`,
  (it: string) => `---\npayload: |\n  ${it.replaceAll('\n', '\n  ')}\n---\nAll well.`,
  (it: string) => `\\begin{verbatim}\n${it}\n\\end{verbatim}`,
  (it: string) => `The log.\n\n    ${it.replaceAll('\n', '\n    ')}\n\nNothing else.`,
  (it: string) => `Subject: Valve\n\nthe device sent this:\n\n${it}\n\nBest regards`,
  (it: string) => `I called ${it} and it failed.`,
  (it: string) => `I must not do the following.\n${it}`,
  (it: string) => `예: ${it}`,
  (it: string) => `例如：${it}`,
  (it: string) => `다음과 같이 호출하면 안 됩니다:\n${it}`,
])('what is told, listed or shown is asked again, not carried out (%#)', (wrap) => {
  for (const it of [call, action]) {
    const read = readAnswerText(wrap(it), tools);
    expect(read.calls).toEqual([]);
    expect(read.unread).not.toBeNull();
  }
});

test.each([
  `The level is high.\n${call}`,
  `I'll open the valve now:\n${call}`,
  `밸브를 열겠습니다:\n${call}`,
  `Opening the valve. ${call}`,
  `<answer>${call}</answer>`,
  `The level <b>is</b> high.\n\n${call}\nDone.`,
  action,
])('a call behind words of its own is carried out (%#)', (text) => {
  expect(readAnswerText(text, tools).calls).toHaveLength(1);
});
