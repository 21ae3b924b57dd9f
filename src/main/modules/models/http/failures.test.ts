import { expect, test } from 'vitest';
import { toConnectError } from './connect-failures';
import { toStatusError } from './failures';

const at = (
  status: number,
  body: string,
  retryAfter: string | null = null,
): ReturnType<typeof toStatusError> =>
  toStatusError(
    { server: 'shop:80', model: 'qwen', status, body, retryAfter, now: 0 },
    { addressHint: 'it usually ends in /v1' },
  );

test.each([
  {
    name: 'a wrong key, which is not repeated',
    error: at(401, '{"error":{"message":"Incorrect API key provided: sk-abc***xyz"}}'),
    code: 'provider.refused',
    message: 'The model server shop:80 does not accept the key (401): Incorrect API key provided: …',
    retryable: false,
  },
  {
    name: 'an unknown model',
    error: at(404, '{"error":{"message":"model \'qwen\' not found"}}'),
    code: 'provider.model',
    message:
      'The model server shop:80 has no model "qwen", or no such address (404): model \'qwen\' not found',
    retryable: false,
  },
  {
    name: 'too many requests',
    error: at(429, '', '12'),
    code: 'provider.refused',
    message: 'The model server shop:80 refuses more requests for now (429)',
    retryable: true,
  },
  {
    name: 'a server that failed with a web page',
    error: at(502, '<html><h1>Bad Gateway</h1></html>'),
    code: 'provider.unreachable',
    message: 'The model server shop:80 failed (502): Bad Gateway',
    retryable: true,
  },
  {
    name: 'a relay whose server is not there',
    error: at(
      500,
      '{"error":{"message":"litellm.InternalServerError: InternalServerError: OpenAIException - Connection error."}}',
    ),
    code: 'provider.unreachable',
    message:
      'The model server shop:80 does not reach the server behind it (500): litellm.InternalServerError: InternalServerError: OpenAIException - Connection error.',
    retryable: true,
  },
  {
    name: 'a prompt that is too long',
    error: at(400, '{"error":{"message":"This model\'s maximum context length is 4096 tokens"}}'),
    code: 'provider.overflow',
    message: "The prompt is too long for qwen: This model's maximum context length is 4096 tokens",
    retryable: false,
  },
  {
    name: 'a refusal with the number 430 in its text',
    error: at(400, '{"detail":"unknown field after 430 ms"}'),
    code: 'provider.refused',
    message: 'The model server shop:80 refused the request (400): unknown field after 430 ms',
    retryable: false,
  },
  {
    name: 'a picture for a model without eyes',
    error: at(
      500,
      '{"error":{"code":500,"message":"image input is not supported - hint: if this is unexpected, you may need to provide the mmproj"}}',
    ),
    code: 'provider.vision',
    message:
      'qwen of shop:80 cannot see images: image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
    retryable: false,
  },
  {
    name: 'a refused connection',
    error: toConnectError(
      'shop:80',
      new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
    ),
    code: 'provider.unreachable',
    message: 'The model server shop:80 refuses the connection',
    retryable: true,
  },
  ...[
    { code: 'UND_ERR_SOCKET', what: 'closed the connection without an answer' },
    { code: 'UND_ERR_SOCKET', hasBegun: true, what: 'closed the connection in the middle of its answer' },
    { code: 'Z_DATA_ERROR', hasBegun: true, what: 'sent an answer whose bytes cannot be read' },
    { code: 'ERR_SSL_WRONG_VERSION_NUMBER', what: 'does not speak TLS' },
    { code: 'ECONNREFUSED', isFirstOfMany: true, what: 'refuses the connection' },
  ].map(({ code, hasBegun = false, isFirstOfMany = false, what }) => {
    const cause = Object.assign(new Error('connect'), { code });
    return {
      name: `${code}, ${hasBegun ? 'begun' : 'not begun'}`,
      error: toConnectError(
        'shop:80',
        new TypeError('fetch failed', { cause: isFirstOfMany ? new AggregateError([cause]) : cause }),
        hasBegun,
      ),
      code: 'provider.unreachable',
      message: `The model server shop:80 ${what}`,
      retryable: true,
    };
  }),
  {
    name: 'a failure that only its cause tells',
    error: toConnectError('shop:80', new TypeError('fetch failed', { cause: new Error('bad port') })),
    code: 'provider.unreachable',
    message: 'The model server shop:80 could not be reached: bad port',
    retryable: true,
  },
  {
    name: 'a page, of which its title and words are shown',
    error: at(
      502,
      '<!DOCTYPE html><html><head><title>502: Bad gateway</title><!-- ray 1 --><style>body{margin:0}</style>\n<script>window.x = 1;</script></head><body><h1>Bad gateway</h1></body></html>',
    ),
    code: 'provider.unreachable',
    message: 'The model server shop:80 failed (502): 502: Bad gateway Bad gateway',
    retryable: true,
  },
  {
    name: 'a proxy that takes no request as long as this',
    error: at(413, '<html><head><title>413 Request Entity Too Large</title></head></html>'),
    code: 'provider.overflow',
    message: 'The prompt is too long for qwen: 413 Request Entity Too Large',
    retryable: false,
  },
  {
    name: 'an unknown failure',
    error: toConnectError('shop:80', new TypeError('fetch failed')),
    code: 'provider.unreachable',
    message: 'The model server shop:80 could not be reached: fetch failed',
    retryable: true,
  },
])('$name', ({ error, code, message, retryable }) => {
  expect({ code: error.code, message: error.message, retryable: error.retryable }).toEqual({
    code,
    message,
    retryable,
  });
  expect(error.remedy).toMatch(/\.$/u);
});

test('the wait that a service asks for is passed on', () => {
  expect(at(429, '', '12').remedy).toContain('12 s');
});

// As LiteLLM 1 and the server of llama.cpp sent them.
test.each([
  {
    name: 'a model that a relay does not have',
    error: at(
      400,
      '{"error":{"message":"/chat/completions: Invalid model name passed in model=nosuch. Call `/v1/models` to view available models for your key.","type":"invalid_request_error","param":null,"code":"400"}}',
    ),
    code: 'provider.model',
    says: 'has no model "qwen" (400)',
    remedy: 'Correct model',
  },
  {
    name: 'a key that a relay without a database does not know',
    error: at(
      400,
      '{"error":{"message":"No connected db.","type":"no_db_connection","param":null,"code":"400"}}',
    ),
    code: 'provider.refused',
    says: 'does not accept the key (400)',
    remedy: 'Correct api_key',
  },
  {
    name: 'a refusal that says nothing of tools',
    error: at(400, '{"detail":"unknown field seed"}'),
    code: 'provider.refused',
    says: 'unknown field seed',
    remedy: 'Do what the server says',
  },
  {
    name: 'a parameter that the model does not know',
    error: at(
      400,
      '{"error":{"message":"Unsupported parameter: temperature is not supported with this model."}}',
    ),
    code: 'provider.refused',
    says: 'refused the request (400)',
    remedy: 'Do what the server says',
  },
  {
    name: 'a refusal of tools',
    error: at(400, '{"error":"registry.ollama.ai/library/gemma does not support tools"}'),
    code: 'provider.refused',
    says: 'does not support tools',
    remedy: 'Check that the model supports what was asked, tools for instance.',
  },
  {
    name: 'a server that loads its model',
    error: at(503, '{"error":{"message":"Loading model","type":"unavailable_error","code":503}}'),
    code: 'provider.unreachable',
    says: 'is loading its model (503)',
    remedy: 'Wait until it has loaded',
  },
])('$name', ({ error, code, says, remedy }) => {
  expect([error.code, error.message, error.remedy]).toEqual([
    code,
    expect.stringContaining(says),
    expect.stringContaining(remedy),
  ]);
  expect(error.isLoading).toBe(says.includes('loading'));
});
