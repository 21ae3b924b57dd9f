import { expect, test } from 'vitest';
import { Sampling } from '../../../shared/sampling';
import { readKey } from './number-field';
import { samplingNumbers } from './sampling-fields';

test.each([
  ['temperature', '0,7', 0.7],
  ['temperature', ' 1 ', 1],
  ['temperature', '', undefined],
  ['temperature', '3', 'wrong'],
  ['temperature', '1,234', 'wrong'],
  ['temperature', 'warm', 'wrong'],
  ['top_p', '0', 'wrong'],
  ['top_k', '2.5', 'wrong'],
  ['presence_penalty', '-1.5', -1.5],
  ['seed', '42', 42],
  ['max_tokens', '20,000', 20_000],
  ['thinking_budget', '20,00', 'wrong'],
] as const)('%s: "%s" is %s', (name, text, value) => {
  expect(readKey(text, { kind: samplingNumbers[name], schema: Sampling.shape[name] })).toBe(value);
});
