import type { ContextUse } from '../../../shared/chat';
import type { Usage } from '../../../shared/run';
import type { ModelRequest } from '../../ports/provider';
import { estimatedSize, estimatedTokens } from '../agent/history/trim-history';

/** What is known of a request beside itself. */
export interface AskedWith {
  /** Tokens of the model's context; null: not known. */
  readonly size: number | null;
  /** What of the newest message are memories. */
  readonly memories: string;
  /** Older messages that were not sent. */
  readonly leftOut: number;
  /** What was sent of older messages was cut short. */
  readonly shortened: boolean;
}

/**
 * What a request and its answer took of the context. The model counts the whole and not the parts: those are
 * shares of its count, by their bytes, and add up to it. Without a count they are what bytes let expect.
 */
export function contextUse(
  request: Pick<ModelRequest, 'system' | 'tools' | 'messages'>,
  answer: string,
  usage: Usage | null,
  { size, memories, leftOut, shortened }: AskedWith,
): ContextUse {
  const memory = estimatedTokens(memories);
  const estimated = {
    system: estimatedTokens(request.system),
    tools: request.tools.length === 0 ? 0 : estimatedTokens(JSON.stringify(request.tools)),
    memory,
  };
  const history = Math.max(
    0,
    request.messages.reduce((sum, message) => sum + estimatedSize(message), 0) - memory,
  );
  const sum = estimated.system + estimated.tools + estimated.memory + history;
  const ratio = usage === null || sum === 0 ? 1 : usage.promptTokens / sum;
  const share = (tokens: number): number => Math.round(tokens * ratio);
  const around = {
    system: share(estimated.system),
    tools: share(estimated.tools),
    memory: share(estimated.memory),
  };
  const asked = usage === null ? sum : usage.promptTokens;
  return {
    size,
    ...around,
    history:
      Math.max(0, asked - around.system - around.tools - around.memory) +
      (usage === null ? estimatedTokens(answer) : usage.outputTokens),
    offered: request.tools.length,
    counted: usage !== null,
    leftOut,
    shortened,
  };
}
