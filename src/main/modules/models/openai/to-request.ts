import type { Json, JsonObject } from '../../../../shared/json';
import type { ModelMessage, ModelRequest, ToolSpec, ToolsPayload } from '../../../ports/provider';
import { wellFormed } from '../http/well-formed';
import { usualDialect, type Dialect } from './dialect';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

export interface ToRequestOptions {
  readonly dialect?: Dialect;
  /**
   * The server tells thoughts in a field of their own, and wants them back there with the calls that
   * followed.
   */
  readonly thoughts?: boolean;
}

/** The body of `POST /chat/completions` for a request, streamed, with usage in the last piece. */
export function toRequestBody(
  model: string,
  request: ModelRequest,
  { dialect = usualDialect, thoughts = false }: ToRequestOptions = {},
): JsonObject {
  const system: JsonObject[] =
    request.system === '' || !dialect.systemRole ? [] : [{ role: 'system', content: request.system }];
  const messages = dialect.systemRole
    ? request.messages
    : withSystemInFirst(request.system, request.messages);
  return {
    model,
    messages: [...system, ...messages.map((message) => toMessage(message, thoughts))],
    ...(request.tools.length === 0 ? {} : { tools: toTools(request.tools) }),
    ...(request.tools.length > 0 && request.toolChoice === 'required' && dialect.toolChoice
      ? { tool_choice: 'required' }
      : {}),
    ...(dialect.temperature ? { temperature: request.temperature } : {}),
    ...(dialect.sampling ? toSampling(request) : {}),
    [dialect.tokensKey]: request.maxTokens,
    stream: true,
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
  };
}

/** What people set, and nothing else: the server has its own ideas of its model. */
function toSampling({ sampling = {}, again }: ModelRequest): JsonObject {
  const { top_p, top_k, min_p, repeat_penalty, presence_penalty, seed, thinking = 'auto' } = sampling;
  const set = {
    top_p,
    top_k,
    min_p,
    repeat_penalty,
    presence_penalty,
    seed: again === true ? undefined : seed,
  };
  return {
    ...Object.fromEntries(
      Object.entries(set).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    ),
    // As llama.cpp, vLLM and SGLang hand it to the template.
    ...(thinking === 'auto' ? {} : { chat_template_kwargs: { enable_thinking: thinking === 'on' } }),
  };
}

const toTools = (tools: readonly ToolSpec[]): JsonObject[] =>
  tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters },
  }));

export const toToolsPayload = (tools: readonly ToolSpec[]): ToolsPayload => ({
  kind: 'openai',
  tools: toTools(tools),
});

function withSystemInFirst(system: string, messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const first = messages.findIndex((message) => message.role === 'user');
  if (system === '' || first < 0) return messages;
  return messages.map((message, index) =>
    index === first && message.role === 'user'
      ? { ...message, text: `${system}\n\n${message.text}` }
      : message,
  );
}

function toMessage(message: ModelMessage, thoughts: boolean): JsonObject {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: toContent(message) };
    case 'assistant':
      if (message.toolCalls.length === 0) return { role: 'assistant', content: message.text };
      return {
        role: 'assistant',
        content: message.text === '' ? null : message.text,
        ...(thoughts && message.thought !== undefined ? { reasoning_content: message.thought } : {}),
        tool_calls: message.toolCalls.map(toToolCall),
      };
    case 'tool':
      // The protocol has no place for a status: the text says it.
      return {
        role: 'tool',
        tool_call_id: message.callId,
        content: message.status === 'ok' ? message.output : `Error: ${message.output}`,
      };
  }
}

function toContent({ text, images = [] }: Extract<ModelMessage, { role: 'user' }>): Json {
  if (images.length === 0) return text;
  return [
    ...(text === '' ? [] : [{ type: 'text', text }]),
    ...images.map(({ mediaType, base64 }) => ({
      type: 'image_url',
      image_url: { url: `data:${mediaType};base64,${base64}` },
    })),
  ];
}

const toToolCall = (call: {
  readonly id: string;
  readonly name: string;
  readonly arguments: JsonObject;
}): Json => ({
  id: call.id,
  type: 'function',
  function: { name: call.name, arguments: JSON.stringify(call.arguments, wellFormed) },
});

/** `http://host/v1/` and the full address of the method both mean the same server. */
export function toAddress(baseUrl: string): string {
  const base = withoutEndSlashes(baseUrl);
  return base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
}
