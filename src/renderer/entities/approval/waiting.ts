import type { ToolQuestion } from '../../../shared/chat';
import type { Approval } from '../../../shared/procedures';

/** What waits for a person: a gate of a run, or a tool call of a conversation. */
export type Waiting = Approval | ToolQuestion;

export const isQuestion = (waiting: Waiting): waiting is ToolQuestion => 'conversationId' in waiting;

/**
 * A question is one gate of one run; when its calls change it is another question. A call of a conversation
 * is named by when it was asked, too: models count their calls again.
 */
export const keyOf = (waiting: Waiting): string =>
  isQuestion(waiting) ? `${askedPlace(waiting)} ${waiting.hash}` : `${waiting.runId} ${waiting.gate.gate}`;

const askedPlace = ({ conversationId, call, askedAt: at }: ToolQuestion): string =>
  `chat ${conversationId} ${call} ${String(at)}`;

/** Whether one question came of the other: a person wrote other values on it, or what it was based on changed. */
export function cameOf(later: Waiting, earlier: Waiting): boolean {
  if (isQuestion(later))
    return (
      isQuestion(earlier) &&
      (later.edited !== undefined || later.changed !== undefined) &&
      askedPlace(later) === askedPlace(earlier)
    );
  return (
    !isQuestion(earlier) &&
    later.runId === earlier.runId &&
    (later.gate.edited !== undefined || later.gate.changed !== undefined) &&
    later.gate.requestedAt === earlier.gate.requestedAt
  );
}

/** The conversations that hold until a person answers, opened here or not. */
export const askingConversations = (waiting: readonly Waiting[]): ReadonlySet<string> =>
  new Set(waiting.filter(isQuestion).map(({ conversationId }) => conversationId));

/** What links and notifications name: a run, or a conversation. */
export const placeOf = (waiting: Waiting): string =>
  isQuestion(waiting) ? waiting.conversationId : waiting.runId;

/** When it was asked, and when nobody can answer any more; null: whenever. */
export const askedAt = (waiting: Waiting): number =>
  isQuestion(waiting) ? waiting.askedAt : waiting.gate.requestedAt;
export const expiresAt = (waiting: Waiting): number | null =>
  isQuestion(waiting) ? null : waiting.gate.expiresAt;

const ranks = { critical: 0, high: 1, normal: 2, low: 3 } as const;
const rankOf = (waiting: Waiting): number => ranks[isQuestion(waiting) ? 'normal' : waiting.priority];

/**
 * Priority first, then what ends first, then what waits longest. A conversation is of normal priority, and
 * waits without an end.
 */
export function byUrgency(a: Waiting, b: Waiting): number {
  const end = (waiting: Waiting): number => expiresAt(waiting) ?? Number.MAX_SAFE_INTEGER;
  return rankOf(a) - rankOf(b) || end(a) - end(b) || askedAt(a) - askedAt(b);
}
