import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../../shared/canonical-json';
import {
  withStream,
  type ModelAnswer,
  type ModelDelta,
  type ModelMessage,
  type ModelRequest,
  type Provider,
} from '../../../ports/provider';
import type { ResponseCache } from '../../../ports/response-cache';
import { readAnswer } from '../../agent/answers/read-answer';
import { withoutStamp } from '../../agent/history/turn-context';

/**
 * A provider that answers a request from `cache` when it has answered the same one before. Only where the
 * answer depends on nothing but the request: temperature 0, no tool was called in it, and it is no step of a
 * procedure. Only finished texts are kept, never calls. `identity` names what stands behind the model's name
 * now: another file or server has other answers.
 */
export function cachingProvider(
  provider: Provider,
  identity: () => string,
  cache: () => ResponseCache | null,
): Provider {
  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    const kept = isRepeatable(request) ? cache() : null;
    if (kept === null) {
      yield* provider.stream(request, signal);
      return;
    }
    signal.throwIfAborted();
    const key = keyOf(identity(), provider, request);
    const text = request.again === true ? null : kept.find(key);
    if (text !== null) {
      yield { type: 'text', text };
      yield { type: 'finished', reason: 'stop', usage: null, queuedMs: 0 };
      return;
    }
    const answer: { text: string; misplaced: boolean; calls: number; reason: ModelAnswer['reason'] | null } =
      { text: '', misplaced: false, calls: 0, reason: null };
    for await (const delta of provider.stream(request, signal)) {
      if (delta.type === 'text') {
        answer.text += delta.text;
        answer.misplaced ||= delta.misplaced === true;
      } else if (delta.type === 'tool-call') answer.calls += 1;
      else if (delta.type === 'finished') answer.reason = delta.reason;
      // Kept before the last delta is passed on: whoever has that need not ask for more.
      if (
        delta.type === 'finished' &&
        answer.reason === 'stop' &&
        answer.calls === 0 &&
        !answer.misplaced &&
        isText(answer.text, request)
      )
        kept.keep(key, answer.text);
      yield delta;
    }
  }
  return withStream(provider, stream);
}

/**
 * What procedures do is decided again each time. An answer after a call is about what the call found, and that
 * may be different now.
 */
const isRepeatable = ({ temperature, priority, messages }: ModelRequest): boolean =>
  temperature === 0 &&
  priority === 'chat' &&
  messages.every(
    (message) => message.role !== 'tool' && !(message.role === 'assistant' && message.toolCalls.length > 0),
  );

/**
 * The whole request but for who asks and when: the clock that stands before the newest message would make
 * every request a new one.
 */
function keyOf(
  identity: string,
  { id, model }: Provider,
  { conversation: _conversation, priority: _priority, again: _again, messages, ...request }: ModelRequest,
): string {
  const whole = {
    identity,
    provider: id,
    model,
    request,
    messages: messages.map((message, index) => (index === messages.length - 1 ? timeless(message) : message)),
  };
  return createHash('sha256').update(canonicalJson(whole)).digest('hex');
}

const timeless = (message: ModelMessage): ModelMessage =>
  message.role === 'user' ? { ...message, text: withoutStamp(message.text) } : message;

/** A call that is written out is a call, and one that could not be read was meant to be one. */
function isText(text: string, { tools }: ModelRequest): boolean {
  const read = readAnswer(
    { text, thought: '', toolCalls: [], reason: 'stop', usage: null, queuedMs: 0 },
    tools,
    'cache',
  );
  return read.text.trim() !== '' && read.toolCalls.length === 0 && read.unread === null;
}
