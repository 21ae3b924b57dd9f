import { expect, test } from 'vitest';
import { answerLines, readAnswer, toCode } from './answer-code';

const question = '3f2a91bc77de';

test('a question says how it is answered, and the answer is read back', () => {
  const lines = answerLines(
    {
      id: question,
      choices: [
        { id: 'approve', label: 'Approve', style: 'approve' },
        { id: 'deny', label: 'Reject', style: 'deny' },
      ],
    },
    (text) => text,
  );
  expect(lines).toContain('`/approve 3f2a-91bc-77de` — Approve');
  expect(readAnswer('/deny 3f2a-91bc-77de')).toEqual({
    kind: 'answer',
    choice: 'deny',
    question,
    reason: '',
  });
});

test.each([
  {
    text: `\n/approve ${toCode(question)}\nthanks`,
    answer: { kind: 'answer', choice: 'approve', question, reason: '' },
  },
  {
    text: `Approve a1b2c3d4e5f6 ${toCode(question).toUpperCase()}`,
    answer: { kind: 'answer', choice: 'approve', question, reason: '' },
  },
  {
    text: `\`/deny ${toCode(question)}\` too hot`,
    answer: { kind: 'answer', choice: 'deny', question, reason: 'too hot' },
  },
  { text: `/once ${toCode('abc')} `, answer: null },
  { text: `/always ${toCode(question)}`, answer: { kind: 'answer', choice: 'always', question, reason: '' } },
  ...[
    `Approve? I do not want ${toCode(question)} to run.`,
    `Approve ${toCode(question)}?`,
    `/approve not ${toCode(question)}`,
    `approve ${toCode(question)} tomorrow, not now`,
    `approve ${toCode(question)} only if the pressure is below 3 bar`,
    `Once ${toCode(question)} is clear I will tell you.`,
    `Always the same question, ${toCode(question)}!`,
  ].map((text) => ({ text, answer: { kind: 'no-plain-yes' } })),
  { text: '/approve', answer: { kind: 'no-code' } },
  { text: `/approve ${question}`, answer: { kind: 'no-code' } },
  { text: '/deny a1b2c3d4e5f6 because', answer: { kind: 'no-code' } },
  { text: 'No, that is wrong.', answer: null },
  { text: 'No, pump ABCD-1234 leaks', answer: null },
  { text: 'No, pump WXYZ-1234-5678 leaks', answer: null },
  { text: '/approve 3f2a-91bc', answer: { kind: 'no-code' } },
  { text: 'approve of this?', answer: null },
  { text: `please\n/approve ${toCode(question)}`, answer: null },
  { text: '/approved', answer: null },
])('"$text"', ({ text, answer }) => {
  expect(readAnswer(text)).toEqual(answer);
});
