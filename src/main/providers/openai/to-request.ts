import type { Json, JsonObject } from '../../../shared/json';
import type { ModelMessage, ModelRequest } from '../../ports/provider';

/** The body of `POST /chat/completions` for a request, streamed, with usage in the last piece. */
export function toRequestBody(model: string, request: ModelRequest): JsonObject {
  const system: JsonObject[] = request.system === '' ? [] : [{ role: 'system', content: request.system }];
  return {
    model,
    messages: [...system, ...request.messages.map(toMessage)],
    ...(request.tools.length === 0 ? {} : { tools: request.tools.map(({ name, description, parameters }) => ({ type: 'function', function: { name, description, parameters } })) }),
    ...(request.tools.length > 0 && request.toolChoice === 'required' ? { tool_choice: 'required' } : {}),
    temperature: request.temperature,
    max_tokens: request.maxTokens,
    stream: true,
    stream_options: { include_usage: true },
  };
}

function toMessage(message: ModelMessage): JsonObject {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: message.text };
    case 'assistant':
      return message.toolCalls.length === 0
        ? { role: 'assistant', content: message.text }
        : { role: 'assistant', content: message.text === '' ? null : message.text, tool_calls: message.toolCalls.map(toToolCall) };
    case 'tool':
      // The protocol has no place for a status: the text says it.
      return { role: 'tool', tool_call_id: message.callId, content: message.status === 'ok' ? message.output : `Error: ${message.output}` };
  }
}

const toToolCall = (call: { readonly id: string; readonly name: string; readonly arguments: JsonObject }): Json => ({
  id: call.id,
  type: 'function',
  function: { name: call.name, arguments: JSON.stringify(call.arguments) },
});

/** `http://host/v1/` and the full address of the method both mean the same server. */
export function toAddress(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/u, '');
  return base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
}
