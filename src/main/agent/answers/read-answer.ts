import type { ModelAnswer, ModelToolCall } from '../../ports/provider';
import type { AnswerFlaw } from '../../ports/turn';
import { splitThoughts } from './think';
import { parseToolCalls } from './tool-call-parser';

export interface ReadAnswer extends ModelAnswer {
  /** What was meant as a call and could not be read, as the model wrote it. */
  readonly unread: string | null;
  /** Why it is no answer; null: it is one, or makes calls. */
  readonly flaw: AnswerFlaw | null;
}

/**
 * An answer without thoughts in its text, and with the calls that it holds as text when there are no
 * structured ones. `id` names the answer. A call whose id is in `taken`, twice in the answer, or not plain,
 * gets one of ours: a person's yes must not reach another call. A call in the text for which `isQuotation`
 * holds is text, and so is every one in a text that came where thoughts belong.
 */
export function readAnswer(
  answer: ModelAnswer,
  tools: ReadonlySet<string>,
  id: string,
  taken: ReadonlySet<string> = new Set(),
  isQuotation?: (passage: string) => boolean,
): ReadAnswer {
  const { text, thought } = splitThoughts(answer.text);
  const split = {
    ...answer,
    text,
    thought: [answer.thought, thought].filter((part) => part !== '').join('\n'),
    unread: null,
    flaw: null,
  };
  if (answer.toolCalls.length > 0) return { ...split, toolCalls: withOwnIds(answer.toolCalls, id, taken) };
  const parsed =
    tools.size === 0
      ? { text, calls: [], unread: false, quoted: false }
      : parseToolCalls(text, tools, isQuotation);
  if (answer.misplaced === true)
    return { ...split, flaw: parsed.calls.length > 0 || parsed.unread ? 'thought' : whyBlank(split) };
  const isHalf = parsed.open === true && answer.reason === 'length';
  const written = isHalf ? parsed.calls.slice(0, -1) : parsed.calls;
  if (written.length > 0) {
    // The model's own ids repeat from answer to answer, so the calls get ids of ours.
    const toolCalls = written.map((call, index) => ({ ...call, id: `${id}-${String(index + 1)}` }));
    return { ...split, text: parsed.text, toolCalls, reason: 'tool-calls' };
  }
  if (parsed.unread || isHalf) return { ...split, text: parsed.text, unread: text.trim(), flaw: 'unread' };
  return { ...split, text: parsed.text, flaw: parsed.quoted ? 'quoted' : whyBlank(split) };
}

/** An answer that came to its limit is told as such. */
const whyBlank = ({ text, reason }: ModelAnswer): 'blank' | null =>
  text.trim() === '' && reason !== 'length' ? 'blank' : null;

/** What buttons, commands and addresses can name. Relays put more into an id, or nothing. */
const plainId = /^[\w.:-]{1,128}$/u;

function withOwnIds(
  calls: readonly ModelToolCall[],
  id: string,
  taken: ReadonlySet<string>,
): readonly ModelToolCall[] {
  const seen = new Set(taken);
  return calls.map((call, index) => {
    const own =
      seen.has(call.id) || !plainId.test(call.id) ? { ...call, id: `${id}-${String(index + 1)}` } : call;
    seen.add(own.id);
    return own;
  });
}
