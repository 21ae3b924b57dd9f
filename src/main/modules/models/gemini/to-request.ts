import type { Json, JsonObject } from '../../../../shared/json';
import type {
  ModelMessage,
  ModelRequest,
  ModelToolCall,
  ToolSpec,
  ToolsPayload,
} from '../../../ports/provider';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

/** What the service gave with a call and wants back with it. */
export interface CallMark {
  readonly id: string | null;
  readonly signature: string | null;
}

export type MarkOf = (call: string) => CallMark | undefined;

/** The body of `POST …:streamGenerateContent` for a request. */
export function toRequestBody(
  model: string,
  request: ModelRequest,
  markOf: MarkOf = () => undefined,
): JsonObject {
  const needsSignatures = wantsSignatures(model);
  return {
    ...(request.system === '' ? {} : { systemInstruction: { parts: [{ text: request.system }] } }),
    contents: toContents(request.messages, markOf, needsSignatures),
    ...(request.tools.length === 0
      ? {}
      : { tools: [{ functionDeclarations: toDeclarations(request.tools) }] }),
    ...(request.tools.length > 0 && request.toolChoice === 'required'
      ? { toolConfig: { functionCallingConfig: { mode: 'ANY' } } }
      : {}),
    generationConfig: {
      temperature: request.temperature,
      maxOutputTokens: request.maxTokens,
      ...toSampling(request),
    },
  };
}

/** What people set, as far as the service knows it. */
function toSampling({ sampling = {}, again }: ModelRequest): JsonObject {
  const { top_p, top_k, presence_penalty, seed } = sampling;
  return {
    ...(top_p === undefined ? {} : { topP: top_p }),
    ...(top_k === undefined ? {} : { topK: top_k }),
    ...(presence_penalty === undefined ? {} : { presencePenalty: presence_penalty }),
    ...(seed === undefined || again === true ? {} : { seed }),
  };
}

const toDeclarations = (tools: readonly ToolSpec[]): JsonObject[] =>
  tools.map(({ name, description, parameters }) => ({ name, description, parametersJsonSchema: parameters }));

export const toToolsPayload = (tools: readonly ToolSpec[]): ToolsPayload => ({
  kind: 'gemini',
  functionDeclarations: toDeclarations(tools),
});

interface Content {
  readonly role: 'user' | 'model';
  readonly parts: JsonObject[];
}

/** Sides alternate, and the results of one answer's calls stand together. */
function toContents(messages: readonly ModelMessage[], markOf: MarkOf, needsSignatures: boolean): Json {
  const contents: Content[] = [];
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'model' : 'user';
    const parts = toParts(message, markOf, needsSignatures);
    const last = contents.at(-1);
    if (last?.role === role) last.parts.push(...parts);
    else if (parts.length > 0) contents.push({ role, parts });
  }
  return contents.map(({ role, parts }) => ({ role, parts }));
}

function toParts(message: ModelMessage, markOf: MarkOf, needsSignatures: boolean): JsonObject[] {
  switch (message.role) {
    case 'user':
      return [
        ...textParts(message.text),
        ...(message.images ?? []).map(({ mediaType, base64 }) => ({
          inlineData: { mimeType: mediaType, data: base64 },
        })),
      ];
    case 'assistant':
      return [
        ...textParts(message.text),
        ...message.toolCalls.map((call, index) =>
          toCallPart(call, markOf(call.id), needsSignatures && index === 0),
        ),
      ];
    case 'tool': {
      const id = markOf(message.callId)?.id ?? null;
      return [
        {
          functionResponse: {
            ...(id === null ? {} : { id }),
            name: message.name,
            response: message.status === 'ok' ? { output: message.output } : { error: message.output },
          },
        },
      ];
    }
  }
}

function toCallPart(call: ModelToolCall, mark: CallMark | undefined, needsSignature: boolean): JsonObject {
  const signature = mark?.signature ?? (needsSignature ? unsigned : null);
  return {
    functionCall: {
      ...(mark?.id === null || mark === undefined ? {} : { id: mark.id }),
      name: call.name,
      args: call.arguments,
    },
    ...(signature === null ? {} : { thoughtSignature: signature }),
  };
}

/** What the documentation names for calls that another model made, or whose signature is gone. */
const unsigned = 'skip_thought_signature_validator';

/** Models since 3 refuse a history whose calls bear no signature. */
const wantsSignatures = (model: string): boolean => Number(/gemini-(\d+)/u.exec(model)?.[1] ?? 0) >= 3;

const textParts = (text: string): JsonObject[] => (text === '' ? [] : [{ text }]);

/** The method's address; `baseUrl` may name the version or not. */
export function toAddress(baseUrl: string, model: string): string {
  const base = withoutEndSlashes(baseUrl);
  const name = model.startsWith('models/') ? model : `models/${model}`;
  return `${/\/v\d\w*$/u.test(base) ? base : `${base}/v1beta`}/${name}:streamGenerateContent?alt=sse`;
}
