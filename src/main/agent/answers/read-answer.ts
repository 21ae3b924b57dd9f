import type { ModelAnswer, ModelToolCall } from '../../ports/provider';
import { splitThoughts } from './think';
import { parseToolCalls } from './tool-call-parser';

export interface ReadAnswer extends ModelAnswer {
  /** What was meant as a call and could not be read, as the model wrote it. */
  readonly unread: string | null;
  /** It repeats a call that stands in what the model was given, and makes none of its own. */
  readonly quoted: boolean;
}

/**
 * An answer without thoughts in its text, and with the calls that it holds as text when there are no structured ones. `id` names the
 * answer. A call whose id is in `taken`, or twice in the answer, gets one of ours: a person's yes must not reach another call. A call in the
 * text for which `isQuotation` holds is text.
 */
export function readAnswer(answer: ModelAnswer, tools: ReadonlySet<string>, id: string, taken: ReadonlySet<string> = new Set(), isQuotation?: (passage: string) => boolean): ReadAnswer {
  const { text, thought } = splitThoughts(answer.text);
  const split = { ...answer, text, thought: [answer.thought, thought].filter((part) => part !== '').join('\n'), unread: null, quoted: false };
  if (answer.toolCalls.length > 0) return { ...split, toolCalls: withOwnIds(answer.toolCalls, id, taken) };
  if (tools.size === 0) return split;
  const parsed = parseToolCalls(text, tools, isQuotation);
  const isHalf = parsed.open === true && answer.reason === 'length';
  const written = isHalf ? parsed.calls.slice(0, -1) : parsed.calls;
  if (written.length === 0) return { ...split, text: parsed.text, unread: parsed.unread || isHalf ? text.trim() : null, quoted: parsed.quoted };
  // The model's own ids repeat from answer to answer, so the calls get ids of ours.
  const toolCalls = written.map((call, index) => ({ ...call, id: `${id}-${String(index + 1)}` }));
  return { ...split, text: parsed.text, toolCalls, reason: 'tool-calls' };
}

function withOwnIds(calls: readonly ModelToolCall[], id: string, taken: ReadonlySet<string>): readonly ModelToolCall[] {
  const seen = new Set(taken);
  return calls.map((call, index) => {
    const own = seen.has(call.id) ? { ...call, id: `${id}-${String(index + 1)}` } : call;
    seen.add(own.id);
    return own;
  });
}
