import { expect, test } from 'vitest';
import { onlyAsks } from './only-asks';

test.each([
  { text: 'Which valve feeds line seven?', then: true },
  { text: 'where is the spare key of the cabinet', then: true },
  { text: 'how long does the oven take to warm up', then: true },
  { text: "What's the name of the plumber", then: true },
  { text: 'did the pump stop last night', then: true },
  { text: 'Who is on call? And until when?', then: true },
  { text: '여분 열쇠는 어디에 있어?', then: true },
  { text: '밸브를 닫아도 될까요', then: true },
  { text: '열쇠는 어디에 있어', then: true },
  { text: 'The spare key hangs in the gatehouse.', then: false },
  { text: 'Pump P-4 grinds. What should I do?', then: false },
  { text: 'When the pump is dry, it grinds', then: false },
  { text: 'How to reset it: hold the button for five seconds.', then: false },
  { text: 'What is written on the label is wrong.', then: false },
  { text: '열쇠는 경비실에 있어요', then: false },
  { text: '펌프가 멈췄다. 왜 그럴까?', then: false },
  { text: '!?', then: false },
])('$text only asks: $then', ({ text, then }) => {
  expect(onlyAsks(text)).toBe(then);
});
