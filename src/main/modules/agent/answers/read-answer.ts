import { offeredName } from '../../../../domain/answer/offered-name';
import { readAnswerText, type OfferedTool } from '../../../../domain/answer/read-answer-text';
import { saysSomething, speakAgainst } from '../../../../domain/answer/standing';
import { toolArguments } from '../../../../shared/exact-json';
import { shortened } from '../../../../shared/shortened';
import type { ModelAnswer, ModelToolCall } from '../../../ports/provider';
import type { AnswerFlaw } from '../../../ports/turn';

export interface ReadAnswer extends ModelAnswer {
  /** What was meant as a call and could not be read, as the model wrote it. */
  readonly unread: string | null;
  /** In words, where it is known. */
  readonly whyUnread: string | null;
  /** Why it is no answer; null: it is one, or makes calls. */
  readonly flaw: AnswerFlaw | null;
  /** It makes a call that acts, beside words that may take it back. */
  readonly isBesideWords: boolean;
}

export interface AnswerContext {
  /** Whether the model only repeats a passage. */
  readonly isQuotation?: (passage: string) => boolean;
  /** An answer may show a call instead of making one. Default: it may. */
  readonly mayShow?: boolean;
  /** Whether a call of such a tool is carried out without anybody being asked, and changes something. Default: none. */
  readonly acts?: (tool: string) => boolean;
}

/**
 * An answer without thoughts in its text, and with the calls that it holds as text when there are no
 * structured ones; the arguments of either are what the tools' schemas want. `id` names the answer. A call
 * whose id is in `taken`, twice in the answer, or not plain, gets one of ours: a person's yes must not reach
 * another call. A call in the text for which `isQuotation` holds is text, and so is every one in a text that
 * came where thoughts belong. Once something is unread, nothing of the text is carried out. Each call knows the
 * words beside it that may take it back.
 */
export function readAnswer(
  answer: ModelAnswer,
  tools: readonly OfferedTool[],
  id: string,
  taken: ReadonlySet<string> = new Set(),
  { isQuotation, mayShow = true, acts = () => false }: AnswerContext = {},
): ReadAnswer {
  const withWords = (
    split: ReadAnswer,
    calls: readonly ModelToolCall[],
    beside: string | null,
  ): ReadAnswer => {
    const toolCalls = beside === null ? calls : calls.map((call) => ({ beside, ...call }));
    const isBesideWords = toolCalls.some(
      (call) => call.beside !== undefined && acts(meant(call.name, tools)),
    );
    return { ...split, toolCalls, isBesideWords };
  };
  const read = readAnswerText(answer.text, tools, isQuotation);
  const text = read.text;
  const split = {
    ...answer,
    text,
    thought: [answer.thought, read.thought].filter((part) => part !== '').join('\n'),
    unread: null,
    whyUnread: null,
    flaw: null,
    isBesideWords: false,
  };
  if (answer.toolCalls.length > 0)
    return withWords(
      split,
      withOwnIds(answer.toolCalls, id, taken).map((call) => fitted(call, tools)),
      speakAgainst(text) ? toldBeside(text) : null,
    );
  if (answer.misplaced === true)
    return {
      ...split,
      text: answer.text,
      flaw: read.calls.length > 0 || read.unread !== null ? 'thought' : whyBlank(split),
    };
  const isHalf = read.open && answer.reason === 'length';
  if (tools.length > 0 && (read.unread !== null || isHalf)) {
    const whyUnread = read.unread === '' ? null : read.unread;
    return { ...split, unread: answer.text.trim(), whyUnread, flaw: 'unread' };
  }
  if (tools.length > 0 && read.calls.length > 0) {
    // The model's own ids repeat from answer to answer, so the calls get ids of ours.
    const toolCalls = read.calls.map((call, index) => ({ ...call, id: `${id}-${String(index + 1)}` }));
    // Words between two calls may be a result that nobody has told yet: what acts behind them waits for it.
    const behind = toolCalls.slice(read.apart ?? toolCalls.length);
    const waits = behind.some(({ name }) => acts(meant(name, tools)));
    const first = waits ? toolCalls.slice(0, -behind.length) : toolCalls;
    return withWords({ ...split, reason: 'tool-calls' }, first, toldBeside(text));
  }
  if (tools.length > 0 && answer.reason === 'tool-calls')
    return {
      ...split,
      unread: answer.text.trim(),
      whyUnread: 'The server says that you made a call, and none came.',
      flaw: 'unread',
    };
  if (read.quoted) return { ...split, flaw: 'quoted' };
  if (read.shown && !mayShow && tools.length > 0) return { ...split, flaw: 'shown' };
  const isThoughtOnly = read.thoughtOf && text.trim() === '' && tools.length > 0;
  return { ...split, flaw: isThoughtOnly ? 'thought' : whyBlank(split) };
}

/** Characters of the words beside a call that a card shows. */
const mostBeside = 500;

/** Null: nothing is said there. */
const toldBeside = (text: string): string | null =>
  saysSomething(text) ? shortened(text.trim(), mostBeside) : null;

const meant = (name: string, tools: readonly OfferedTool[]): string =>
  offeredName(
    name,
    tools.map((tool) => tool.name),
  );

/** Refused in words when a value would not be kept as it was given. */
function fitted(call: ModelToolCall, tools: readonly OfferedTool[]): ModelToolCall {
  if (call.unreadable !== undefined) return call;
  const name = meant(call.name, tools);
  const schema = tools.find((tool) => tool.name === name)?.parameters;
  if (schema === undefined) return call;
  const fit = toolArguments(JSON.stringify(call.arguments), schema);
  return fit.ok ? { ...call, arguments: fit.value } : { ...call, arguments: {}, unreadable: fit.error };
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
