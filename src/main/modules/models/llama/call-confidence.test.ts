import { expect, test } from 'vitest';
import { callConfidences } from './call-confidence';

const weighed = (...tokens: readonly (readonly [string, number])[]) =>
  tokens.map(([text, probability]) => ({ text, probability }));

test.each([
  {
    name: 'an answer without a call has no confidence',
    tokens: weighed(['All', 0.2], [' done', 0.9]),
    doubts: [],
  },
  {
    name: 'a call that nothing was doubtful about is sure',
    tokens: weighed(['<tool_call>', 1], ['{"name":"a"}', 1], ['</tool_call>', 1]),
    doubts: [0],
  },
  {
    name: 'the doubts of a call are added up, small ones counting more than their size',
    tokens: weighed(
      ['<tool_call>', 1],
      ['{"name":"a"', 0.96],
      [',"arguments":{"pin":', 1],
      ['5', 0.36],
      ['}}</tool_call>', 0.99],
    ),
    doubts: [0.2 + 0.8 + 0.1],
  },
  {
    name: 'doubt about text before a call does not count',
    tokens: weighed(['Well', 0.1], ['\n', 0.9], ['<tool_call>{"name":"', 0.75], ['a"}</tool_call>', 1]),
    doubts: [0.5],
  },
  {
    name: 'every call has its own',
    tokens: weighed(
      ['<tool_call>', 1],
      ['x', 0.64],
      ['</tool_call>', 1],
      ['\n<tool_call>', 0.84],
      ['y', 1],
      ['</tool_call>', 1],
    ),
    doubts: [0.6, 0.4],
  },
  {
    name: 'a token that ends one call and begins the next counts for both',
    tokens: weighed(
      ['<tool_call>', 1],
      ['x', 1],
      ['</tool_call', 1],
      ['><', 0.96],
      ['tool_call>', 1],
      ['y', 0.64],
      ['</tool_call>', 1],
    ),
    doubts: [0.2, 0.6],
  },
  {
    name: 'a closing tag within a text ends nothing',
    tokens: weighed(
      ['<tool_call>{"note":"', 1],
      ['</tool_call>', 1],
      ['","pin":', 1],
      ['6', 0.36],
      ['}</tool_call>', 1],
    ),
    doubts: [0.8],
  },
  { name: 'a call that was cut off has none', tokens: weighed(['<tool_call>', 1], ['x', 0.6]), doubts: [] },
  {
    name: 'a probability that rounding made more than 1 is no doubt',
    tokens: weighed(['<tool_call>x</tool_call>', 1.000_001]),
    doubts: [0],
  },
])('$name', ({ tokens, doubts }) => {
  const found = callConfidences(tokens);
  expect(found.map((confidence) => Number((-Math.log(confidence)).toFixed(9)) + 0)).toEqual(
    doubts.map((doubt) => Number(doubt.toFixed(9))),
  );
});
