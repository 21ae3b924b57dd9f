import { splitThoughts } from './think';
import type { CallForm } from './tool-calls/call-form';
import type { TextCall } from './tool-calls/call-object';
import { readFence } from './tool-calls/fenced-call';
import { callTag, readTaggedCall } from './tool-calls/tagged-call';
import { readWholeAnswer } from './tool-calls/whole-answer';
import { readArrows, readFunctionCall, readInvoke } from './tool-calls/written-forms';

export interface ParsedAnswer {
  /** What is left for the reader. */
  readonly text: string;
  /** In the order they were written. */
  readonly calls: readonly TextCall[];
  /** Something was meant as a call and could not be read. */
  readonly unread: boolean;
}

/** Where a call may begin, and quotations, in which none does: quoted lines, code within a line. */
const landmark = new RegExp(
  [
    '(?<quote>^[ \\t]*>[^\\n]*)',
    '^[ \\t]*```(?<label>[^\\n`]*)(?:\\n|$)',
    '(?<code>`[^`\\n]+`)',
    '(?<invoke><[iI][nN][vV][oO][kK][eE]\\s+[nN][aA][mM][eE]\\s*=)',
    `(?<tag><(?:${callTag})>)(?!\\s*<[iI][nN][vV][oO][kK][eE]\\s)`,
    '(?<functionCall><FunctionCall>)',
    '(?<arrows>\\[?TOOL_CALL\\]?\\s*\\{)',
  ].join('|'),
  'gmu',
);
const wrapper = /<\/?(?:minimax:tool_?call|tool_calls?|function_calls)>/gu;

/**
 * Finds the tool calls in the text of an answer, in the many ways in which models write them. A call in prose, in a
 * quotation or in a fence of code is text. Forms that could be something else count for `known` tools only; an explicit
 * call of an unknown tool is passed on, for the loop to refuse.
 */
export function parseToolCalls(answer: string, known: ReadonlySet<string>): ParsedAnswer {
  const text = splitThoughts(answer).text.trim();
  const whole = readWholeAnswer(text, known);
  return whole === null ? scan(text, known) : { ...whole, unread: false };
}

function scan(text: string, known: ReadonlySet<string>): ParsedAnswer {
  const calls: TextCall[] = [];
  const pieces: string[] = [];
  let unread = false;
  let wrapped = false;
  let kept = 0;
  landmark.lastIndex = 0;
  for (let match = landmark.exec(text); match !== null; match = landmark.exec(text)) {
    const form = readForm(text, match, known);
    if (form.kind === 'text') {
      unread ||= form.unread;
      landmark.lastIndex = form.end;
      continue;
    }
    pieces.push(text.slice(kept, match.index));
    if (form.kind !== 'calls') unread = true;
    kept = match.index;
    if (form.kind === 'unfinished') break;
    if (form.kind === 'calls') calls.push(...form.calls);
    wrapped ||= match.groups?.['invoke'] !== undefined;
    landmark.lastIndex = kept = form.end;
  }
  pieces.push(text.slice(kept));
  const rest = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '').join('\n');
  return { text: wrapped ? rest.replace(wrapper, '').trim() : rest, calls, unread };
}

function readForm(text: string, match: RegExpExecArray, known: ReadonlySet<string>): CallForm {
  const end = match.index + match[0].length;
  const { label, tag, invoke, functionCall, arrows } = match.groups ?? {};
  if (label !== undefined) return readFence(text, label.trim(), end, known);
  if (tag !== undefined) return readTaggedCall(text, end, known);
  if (invoke !== undefined) return readInvoke(text, match.index);
  if (functionCall !== undefined) return readFunctionCall(text, match.index, known);
  if (arrows !== undefined) return readArrows(text, match.index, known);
  return { kind: 'text', end, unread: false };
}
