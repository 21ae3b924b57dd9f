import { expect, test } from 'vitest';
import { afterWeakModel, weakModelAdvice } from './weak-model';

test.each([
  'the model ended the step without carrying out gpio_write. It says: Done!',
  'Step 2 failed: the model ended the step with a call that could not be read, so nothing came of it. It says: x',
  'Step 2 failed 3 times: the model asked for the same calls three times in a row',
  'Step 1 failed: the answer was cut off at 2048 tokens',
  'Agent exceeded maximum tool iterations (20)',
])('of a step that the model was not up to it is said what to do: %s', (reason) => {
  expect(afterWeakModel(reason)).toBe(weakModelAdvice);
});

test.each([
  null,
  'gpio_write failed twice: the board pump is away',
  'Step 2 failed: the model could not answer: The model server far refuses the connection',
  'Step 2 failed: The level was not read. The text says: the model ended the step',
])('a step that failed for another reason says nothing of the model: %s', (reason) => {
  expect(afterWeakModel(reason)).toBeNull();
});
