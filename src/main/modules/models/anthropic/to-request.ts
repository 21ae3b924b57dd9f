import type { Json, JsonObject } from '../../../../shared/json';
import type { ModelMessage, ModelRequest, ToolSpec, ToolsPayload } from '../../../ports/provider';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

/** Thoughts as the service gave them; it wants them back unchanged, in front of the calls that followed. */
export type ThinkingBlock = JsonObject & { readonly type: string };

export interface ToRequestOptions {
  readonly temperature: boolean;
  readonly thoughtsOf: (call: string) => readonly ThinkingBlock[] | undefined;
}

/** The body of `POST /v1/messages` for a request, streamed. */
export function toRequestBody(
  model: string,
  request: ModelRequest,
  { temperature, thoughtsOf }: ToRequestOptions = { temperature: true, thoughtsOf: () => undefined },
): JsonObject {
  return {
    model,
    max_tokens: request.maxTokens,
    ...(request.system === ''
      ? {}
      : { system: [{ type: 'text', text: request.system, cache_control: keptPrefix }] }),
    messages: toMessages(request.messages, thoughtsOf),
    ...(request.tools.length === 0 ? {} : { tools: toTools(request.tools) }),
    ...(request.tools.length > 0 && request.toolChoice === 'required'
      ? { tool_choice: { type: 'any' } }
      : {}),
    ...toSampling(request, temperature),
    stream: true,
  };
}

/** What people set, as far as the service knows it. Its newer models take a temperature or a top_p, and never both. */
function toSampling({ sampling = {}, temperature }: ModelRequest, takesTemperature: boolean): JsonObject {
  const { top_p, top_k, temperature: wanted } = sampling;
  const byShare = top_p !== undefined && wanted === undefined;
  return {
    // The service knows temperatures up to 1.
    ...(takesTemperature && !byShare ? { temperature: Math.min(1, temperature) } : {}),
    ...(byShare ? { top_p } : {}),
    ...(top_k === undefined || top_k === 0 ? {} : { top_k }),
  };
}

/**
 * Marks the end of a part that the service keeps evaluated for the next request. There may be four: after
 * tools and system, and the two below.
 */
const keptPrefix = { type: 'ephemeral' } as const;

const toTools = (tools: readonly ToolSpec[]): JsonObject[] =>
  tools.map(({ name, description, parameters }) => ({
    name,
    description,
    input_schema: { type: 'object', ...parameters },
  }));

export const toToolsPayload = (tools: readonly ToolSpec[]): ToolsPayload => ({
  kind: 'anthropic',
  tools: toTools(tools),
});

interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: JsonObject[];
}

/**
 * Sides alternate, results stand in a message of the person right behind their calls, and no text is empty:
 * the service insists.
 */
function toMessages(messages: readonly ModelMessage[], thoughtsOf: ToRequestOptions['thoughtsOf']): Json {
  const sent: Message[] = [];
  let beforeNewest = -1;
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    // What goes with the newest message (the clock, memories) is not sent again: the part that lasts ends in
    // front of it.
    if (message.role === 'user') beforeNewest = sent.length - 1;
    const content = toBlocks(message, thoughtsOf);
    const last = sent.at(-1);
    if (last?.role === role) last.content.push(...content);
    else if (content.length > 0) sent.push({ role, content });
  }
  const marked = new Set([beforeNewest, sent.length - 1]);
  return sent.map(({ role, content }, index) => ({
    role,
    content: marked.has(index) ? withMark(content) : content,
  }));
}

/** The mark stands on the last block that may carry one; thoughts may not. */
function withMark(blocks: readonly JsonObject[]): JsonObject[] {
  const at = blocks.findLastIndex(
    ({ type }) => type === 'text' || type === 'tool_use' || type === 'tool_result' || type === 'image',
  );
  return blocks.map((block, index) => (index === at ? { ...block, cache_control: keptPrefix } : block));
}

function toBlocks(message: ModelMessage, thoughtsOf: ToRequestOptions['thoughtsOf']): JsonObject[] {
  switch (message.role) {
    case 'user':
      return [
        ...(message.images ?? []).map(({ mediaType, base64 }) => ({
          type: 'image',
          source: { type: 'base64', media_type: mediaType, data: base64 },
        })),
        ...textBlocks(message.text),
      ];
    case 'assistant': {
      const [first] = message.toolCalls;
      const thoughts = first === undefined ? [] : (thoughtsOf(first.id) ?? []);
      return [
        ...thoughts,
        ...textBlocks(message.text),
        ...message.toolCalls.map((call) => ({
          type: 'tool_use',
          id: toId(call.id),
          name: call.name,
          input: call.arguments,
        })),
      ];
    }
    case 'tool':
      return [
        {
          type: 'tool_result',
          tool_use_id: toId(message.callId),
          content: message.output === '' ? '(no output)' : message.output,
          ...(message.status === 'error' ? { is_error: true } : {}),
        },
      ];
  }
}

const textBlocks = (text: string): JsonObject[] => (text.trim() === '' ? [] : [{ type: 'text', text }]);

/** Ids that other services made up may hold what this one refuses. */
const toId = (id: string): string => id.replace(/[^\w-]/gu, '_');

/**
 * `https://api.anthropic.com`, the same with `/v1`, and the full address of the method mean the same service.
 */
export function toAddress(baseUrl: string): string {
  const base = withoutEndSlashes(baseUrl);
  if (base.endsWith('/messages')) return base;
  return base.endsWith('/v1') ? `${base}/messages` : `${base}/v1/messages`;
}
