import { expect, test } from 'vitest';
import { adaptDialect, usualDialect } from './dialect';

test.each([
  {
    refusal:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    change: { tokensKey: 'max_completion_tokens' },
  },
  {
    refusal:
      "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
    change: { temperature: false },
  },
  { refusal: 'Unrecognized request argument supplied: stream_options', change: { usage: false } },
  {
    refusal: '{"detail":[{"loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]}',
    change: { usage: false },
  },
  {
    refusal: 'Error rendering prompt with jinja template: "System role not supported"',
    change: { systemRole: false },
  },
  { refusal: 'Unrecognized request argument supplied: top_k', change: { sampling: false } },
  { refusal: "Unknown parameter: 'chat_template_kwargs'.", change: { sampling: false } },
])('$refusal', ({ refusal, change }) => {
  const adapted = adaptDialect(usualDialect, refusal);
  expect(adapted).toEqual({ ...usualDialect, ...change });
  // What did not help is not tried again.
  expect(adapted === null ? adapted : adaptDialect(adapted, refusal)).toBeNull();
});

test('a server that cannot be asked for a call is not asked again, when it was', () => {
  const refusal = "Invalid value for 'tool_choice': only 'auto' and 'none' are supported";
  expect(adaptDialect(usualDialect, refusal)).toBeNull();
  const adapted = adaptDialect(usualDialect, refusal, true);
  expect(adapted).toEqual({ ...usualDialect, toolChoice: false });
  expect(adapted === null ? adapted : adaptDialect(adapted, refusal, true)).toBeNull();
  expect(
    adaptDialect(usualDialect, '"auto" tool choice requires --enable-auto-tool-choice to be set', true),
  ).toBeNull();
});

test.each([
  'the model "x" does not exist',
  'the system is overloaded',
  'maximum context length is 4096 tokens',
  'temperature must be between 0 and 2',
])('%s changes nothing', (refusal) => {
  expect(adaptDialect(usualDialect, refusal)).toBeNull();
});
