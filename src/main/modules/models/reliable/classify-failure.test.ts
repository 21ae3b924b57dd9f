import { expect, test } from 'vitest';
import { recoveryFor, retryAfterMs } from './classify-failure';

test.each([
  { status: 503, body: '{"error":{"message":"Loading model"}}', recovery: 'retry' },
  { status: 500, body: 'buffer of 450 bytes exhausted', recovery: 'retry' },
  { status: 408, body: '', recovery: 'retry' },
  { status: 501, body: 'This server does not support embeddings', recovery: 'fail-over' },
  {
    status: 400,
    body: 'tool call validation failed: attempted to call tool x which was not in request',
    recovery: 'retry',
  },
  { status: 429, body: 'Rate limit reached for requests', recovery: 'retry' },
  {
    status: 429,
    body: 'You exceeded your current quota, check your plan and billing details',
    recovery: 'fail-over',
  },
  { status: 429, body: '{"code":1113}', recovery: 'fail-over' },
  { status: 429, body: '{"code":11134}', recovery: 'retry' },
  ...[429, 500, null].map((status) => ({
    status,
    body: '{"error":{"message":"Slow down","type":"insufficient_quota","code":"insufficient_quota"}}',
    recovery: 'fail-over',
  })),
  { status: 429, body: '{"error":{"code":"billing_not_active"}}', recovery: 'fail-over' },
  { status: null, body: 'Your credit balance is too low', recovery: 'fail-over' },
  { status: 400, body: '{"error":{"code":"tool_use_failed"}}', recovery: 'retry' },
  { status: 401, body: '', recovery: 'fail-over' },
  { status: 422, body: 'cannot process', recovery: 'fail-over' },
  {
    status: 400,
    body: 'the request exceeds the available context size, try increasing it',
    recovery: 'shorten',
  },
  { status: 413, body: 'Input is too long for the requested model', recovery: 'shorten' },
  { status: null, body: 'connection refused (os error 111) after 430 ms', recovery: 'retry' },
  { status: null, body: 'HTTP 403 from the relay', recovery: 'fail-over' },
  { status: null, body: 'Local API key not set', recovery: 'fail-over' },
  { status: null, body: 'the model "x" does not exist', recovery: 'fail-over' },
])('$status $body: $recovery', ({ status, body, recovery }) => {
  expect(recoveryFor({ status, body })).toBe(recovery);
});

test.each<[status: number, body: string]>([
  [
    400,
    '{"error":{"code":400,"message":"the request exceeds the available context size, try increasing it","type":"exceed_context_size_error"}}',
  ],
  [
    400,
    '{"error":"Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough."}',
  ],
  [
    400,
    '{"error":"The number of tokens to keep from the initial prompt is greater than the context length."}',
  ],
  [400, "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens"],
  [400, 'prompt is too long: 210000 tokens > 200000 maximum'],
  [413, '{"type":"error","error":{"type":"request_too_large","message":"Request exceeds the maximum size"}}'],
  [400, 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).'],
  [400, 'Prompt contains 40000 tokens, too large for model with 32768 maximum context length'],
  [
    422,
    '`inputs` tokens + `max_new_tokens` must be <= 4097. Given: 4000 `inputs` tokens and 512 `max_new_tokens`',
  ],
  [422, 'Input validation error: `inputs` must have less than 4096 tokens. Given: 5000'],
  [400, 'too many tokens: total number of tokens in the prompt cannot exceed 4081'],
  [400, "This model's maximum prompt length is 131072 but the request contains 140000 tokens."],
  [400, "The input (5000 tokens) is longer than the model's context length (4096 tokens)."],
  [400, 'Prompt length 5000 is greater than max_seq_len 4096'],
  [
    400,
    'Input tokens exceed the configured limit of 272000 tokens. Your messages resulted in 300000 tokens.',
  ],
  [400, 'Invalid request: Your request exceeded model token limit: 8192'],
  [400, 'prompt token count of 70000 exceeds the limit of 64000'],
  [400, 'invalid params, context window exceeds limit'],
  [400, 'litellm.ContextWindowExceededError: prompt is longer'],
  [400, '{"error":{"code":"context_length_exceeded"}}'],
  [400, 'Input is too long for requested model.'],
  [400, 'Please reduce the length of the messages or completion. Current length is 8283 while limit is 8192'],
  [400, 'The prompt (total length 5000) is too long to fit into the model (context length 4096)'],
  [
    400,
    'The decoder prompt (length 5000) is longer than the maximum model length of 4096. Make sure that `max_model_len` is no smaller',
  ],
  [500, 'llama runner process no longer running: input length exceeds maximum'],
  [400, 'max_tokens must be at least 1, got -904.'],
  [
    400,
    "'max_tokens' or 'max_completion_tokens' is too large: 2048. This model's maximum context length is 4096 tokens and your request has 3000 input tokens",
  ],
  [400, 'string too long. Expected a string with maximum length 1048576'],
  [400, 'Range of input length should be [1, 30720]'],
  [400, 'Requested token count exceeds the model’s maximum context length of 8192 tokens'],
])('%i %s: a prompt that is too long', (status, body) => {
  expect(recoveryFor({ status, body })).toBe('shorten');
});

test.each([
  [429, 'Rate limit reached: you exceeded the limit of 60 requests per minute', 'retry'],
  [429, 'Request too large for gpt-4o on tokens per min (TPM): Limit 10000, Requested 12000', 'retry'],
  [400, 'max_tokens is too large: 99999. This model supports at most 16384 completion tokens', 'fail-over'],
])('%i %s: no prompt that is too long', (status, body, recovery) => {
  expect(recoveryFor({ status, body })).toBe(recovery);
});

test.each([
  { header: '3', body: '', ms: 3_000 },
  { header: null, body: '{"retry_after": 2.5}', ms: 2_500 },
  { header: 'Wed, 21 Oct 2026 07:28:00 GMT', body: '', ms: 90_000 },
  { header: 'Wed, 21 Oct 2026 07:00:00 GMT', body: '', ms: 0 },
  { header: 'soon', body: 'limit, retry-after 7 seconds', ms: 7_000 },
  { header: null, body: '{"error":{"details":[{"retryDelay": "23s"}]}}', ms: 23_000 },
  { header: null, body: 'No deployments available, Try again in 5 seconds.', ms: 5_000 },
  { header: null, body: 'Rate limit reached. Please try again in 7.66s. Visit', ms: 7_660 },
  { header: null, body: 'Please try again in 1m2.5s.', ms: 62_500 },
  { header: null, body: 'Please try again in 120ms.', ms: 120 },
  { header: null, body: 'Please try again in 6 minutes.', ms: 360_000 },
  { header: null, body: 'Please try again in a moment', ms: null },
  { header: null, body: 'slow down', ms: null },
])('a wait of $ms ms is asked for by header $header and body $body', ({ header, body, ms }) => {
  expect(retryAfterMs(header, body, Date.UTC(2026, 9, 21, 7, 26, 30))).toBe(ms);
});
