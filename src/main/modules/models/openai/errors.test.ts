import { expect, test } from 'vitest';
import { ProviderError } from '../../../ports/provider-error';
import { asToolRefusal } from './errors';

const refused = (message: string, code = 'provider.refused'): ProviderError =>
  new ProviderError(code, message);

test.each([
  'The model server h refused the request (400): registry.ollama.ai/library/gemma3:latest does not support tools',
  'refused the request (400): "auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
  'failed (500): Failed to parse tool call arguments as JSON',
  'failed (500): Failed to parse input at pos 12: <tool_call>',
  'refused the request (400): tools is not supported by this model',
  'refused the request (422): Unknown field: tools',
  'refused the request (400): Function calling is not supported',
  'refused the request (400): Error rendering prompt with jinja template: Conversation roles must alternate user/assistant/user/assistant/...',
  'failed (500): Only user and assistant roles are supported!',
])('%s: tools as text may work', (message) => {
  expect(asToolRefusal(refused(message), true)).toMatchObject({
    code: 'provider.tools',
    message,
    recovery: 'fail-over',
  });
  expect(asToolRefusal(refused(message), false)).toMatchObject({ code: 'provider.refused' });
});

test.each([
  refused('The model server h does not accept the key (401)'),
  refused('The model server h failed (503): overloaded', 'provider.unreachable'),
  refused('The model server h has no model "tools" (404): does not support tools', 'provider.model'),
  new Error('does not support tools'),
])('$message stays what it is', (failure) => {
  expect(asToolRefusal(failure, true)).toBe(failure);
});
