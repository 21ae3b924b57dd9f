import type { JsonObject } from '../../../../shared/json';
import type { ToolSpec } from '../../../ports/provider';

export interface ConversationCall {
  readonly name: string;
  readonly arguments: JsonObject;
}

/** What is laid out by a chat template. */
export type ConversationMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | {
      readonly role: 'assistant';
      readonly text: string;
      readonly thought?: string;
      readonly calls: readonly ConversationCall[];
    }
  /** Results stand in the order of the calls before them. */
  | { readonly role: 'tool'; readonly name: string; readonly text: string };

export interface Conversation {
  readonly messages: readonly ConversationMessage[];
  readonly tools: readonly ToolSpec[];
  readonly thinking: boolean;
  readonly now: Date;
  /** The turn of the model is opened at the end. */
  readonly answer: boolean;
}

/** The same with every text from outside as `map` gives it back. */
export function mapTexts(conversation: Conversation, map: (text: string) => string): Conversation {
  const json = (value: JsonObject[string]): JsonObject[string] => {
    if (typeof value === 'string') return map(value);
    if (Array.isArray(value)) return value.map(json);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, json(inner)]));
  };
  return {
    ...conversation,
    messages: conversation.messages.map((message): ConversationMessage =>
      message.role === 'assistant'
        ? {
            ...message,
            text: map(message.text),
            ...(message.thought === undefined ? {} : { thought: map(message.thought) }),
            calls: message.calls.map((call) => ({ ...call, arguments: json(call.arguments) as JsonObject })),
          }
        : { ...message, text: map(message.text) },
    ),
    tools: conversation.tools.map((tool) => ({
      ...tool,
      description: map(tool.description),
      parameters: mapSpoken(tool.parameters, map) as JsonObject,
    })),
  };
}

/** Of a schema only what people read: a template looks at the rest. */
function mapSpoken(value: JsonObject[string], map: (text: string) => string): JsonObject[string] {
  if (Array.isArray(value)) return value.map((inner) => mapSpoken(inner, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'description' && typeof inner === 'string' ? map(inner) : mapSpoken(inner, map),
    ]),
  );
}
