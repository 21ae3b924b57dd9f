import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askServer } from './server-facts';

const never = new AbortController().signal;

interface Told {
  readonly status?: number;
  readonly body: unknown;
}

/** Serves these documents; whatever else is asked for is not there. Resolves to its base_url. */
async function serve(
  documents: Readonly<Record<string, Told>>,
  keys: (string | undefined)[] = [],
): Promise<string> {
  const server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    const { status = 200, body } = documents[request.url ?? ''] ?? {
      status: 404,
      body: { error: 'no such page' },
    };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
}

// As the server of llama.cpp gave them for SmolLM2-135M-Instruct, shortened.
const llamaCpp = {
  '/v1/models': {
    body: {
      object: 'list',
      data: [
        {
          id: 'SmolLM2-135M-Instruct.Q4_1.gguf',
          object: 'model',
          owned_by: 'llamacpp',
          meta: { vocab_type: 2, n_vocab: 49_152, n_ctx: 2_048, n_ctx_train: 8_192, n_embd: 576 },
        },
      ],
    },
  },
  '/props': {
    body: {
      default_generation_settings: { params: { temperature: 0.8, n_predict: -1 }, n_ctx: 512 },
      total_slots: 4,
      chat_template: '{% for message in messages %}…{% endfor %}',
      chat_template_caps: { supports_system_role: true, supports_tool_calls: false, supports_tools: false },
      is_sleeping: false,
    },
  },
};
const loading = {
  status: 503,
  body: { error: { message: 'Loading model', type: 'unavailable_error', code: 503 } },
};

test.each([
  {
    name: 'llama.cpp, for each of its places',
    documents: llamaCpp,
    then: { contextTokens: 512, tools: false },
  },
  {
    name: 'llama.cpp with the template of Hermes',
    documents: {
      ...llamaCpp,
      '/props': {
        body: {
          ...llamaCpp['/props'].body,
          default_generation_settings: { params: {}, n_ctx: 2_048 },
          chat_template_caps: { supports_parallel_tool_calls: true, supports_tools: true },
        },
      },
    },
    then: { contextTokens: 2_048, tools: true },
  },
  {
    name: 'llama.cpp without its properties',
    documents: { '/v1/models': llamaCpp['/v1/models'] },
    then: { contextTokens: 2_048, tools: null },
  },
  {
    name: 'vLLM',
    documents: {
      '/v1/models': {
        body: { data: [{ id: 'a' }, { id: 'small', owned_by: 'vllm', max_model_len: 4_096 }] },
      },
    },
    then: { contextTokens: 4_096, tools: null },
  },
  {
    name: 'LiteLLM, which says nothing but names',
    documents: {
      '/v1/models': { body: { data: [{ id: 'small', object: 'model', created: 1, owned_by: 'openai' }] } },
    },
    then: { contextTokens: null, tools: null },
  },
  { name: 'a server without a list', documents: {}, then: { contextTokens: null, tools: null } },
  { name: 'a server that loads', documents: { '/v1/models': loading }, then: null },
  { name: 'llama.cpp that loads', documents: { ...llamaCpp, '/props': loading }, then: null },
  {
    name: 'a server that says nonsense',
    documents: { '/v1/models': { body: { data: [{ id: 'small', max_model_len: 'many', meta: 3 }, 7] } } },
    then: { contextTokens: null, tools: null },
  },
])('$name', async ({ documents, then }) => {
  const keys: (string | undefined)[] = [];
  const baseUrl = await serve(documents, keys);
  expect(await askServer({ baseUrl, model: 'small', apiKey: 'k' }, never)).toEqual(then);
  expect(new Set(keys)).toEqual(new Set(['Bearer k']));
});

test('a server that is not there is asked again another time, and an abort is passed on', async () => {
  const server = { baseUrl: 'http://127.0.0.1:1/v1', model: 'small', apiKey: null };
  expect(await askServer(server, never)).toBeNull();
  await expect(askServer(server, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
});
