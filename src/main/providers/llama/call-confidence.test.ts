import { expect, test } from 'vitest';
import { leastSure } from './call-confidence';

const weighed = (...tokens: readonly (readonly [string, number])[]) => tokens.map(([text, probability]) => ({ text, probability }));

test.each([
  { name: 'an answer without a call has no confidence', tokens: weighed(['All', 0.2], [' done', 0.9]), confidences: [] },
  { name: 'a call is as sure as its least sure token', tokens: weighed(['<tool_call>', 1], ['{"name":"a"', 0.9], [',"arguments":{"pin":', 0.8], ['5', 0.4], ['}}</tool_call>', 0.99]), confidences: [0.4] },
  { name: 'doubt about text before a call does not count', tokens: weighed(['Well', 0.1], ['\n', 0.9], ['<tool_call>{"name":"', 0.7], ['a"}</tool_call>', 0.9]), confidences: [0.7] },
  { name: 'every call has its own', tokens: weighed(['<tool_call>', 1], ['x', 0.6], ['</tool_call>', 1], ['\n<tool_call>', 0.8], ['y', 0.9], ['</tool_call>', 1]), confidences: [0.6, 0.8] },
  { name: 'a call that was cut off has none', tokens: weighed(['<tool_call>', 1], ['x', 0.6]), confidences: [] },
])('$name', ({ tokens, confidences }) => {
  expect(leastSure(tokens)).toEqual(confidences);
});
