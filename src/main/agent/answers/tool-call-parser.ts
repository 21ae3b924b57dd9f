import { arrowCall, functionCallTag } from '../../base/outside-text';
import { thoughtsIn } from '../../base/thoughts';
import { splitThoughts } from './think';
import type { CallForm } from './tool-calls/call-form';
import type { TextCall } from './tool-calls/call-object';
import { readFence } from './tool-calls/fenced-call';
import { foreignCall, isCodeCall } from './tool-calls/foreign-forms';
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
  /** A call was left in the text, for it stands in what the model was given. */
  readonly quoted: boolean;
  /**
   * The last call ends with the answer, and with nothing of its own: of an answer that was cut, there may
   * have been more of it.
   */
  readonly open?: true;
}

/** Where a call may begin, and quotations, in which none does: quoted lines, code within a line. */
const landmark = new RegExp(
  [
    '(?<quote>^[ \\t]*>[^\\n]*)',
    '^[ \\t]*(?<marks>`{3,}|~{3,})(?<label>[^\\n`]*)(?:\\n|$)',
    '(?<code>`[^`\\n]+`)',
    '(?<invoke><[iI][nN][vV][oO][kK][eE]\\s+[nN][aA][mM][eE]\\s*=)',
    `(?<tag><(?:${callTag})>)(?!\\s*<[iI][nN][vV][oO][kK][eE]\\s)`,
    `(?<functionCall><${functionCallTag}>)`,
    `(?<arrows>${arrowCall})`,
    `(?<foreign>${foreignCall})`,
  ].join('|'),
  'gmu',
);
const wrapper = /<\/?(?:minimax:tool_?call|tool_calls?|function_calls)>/gu;

/**
 * Finds the tool calls in the text of an answer, in the many ways in which models write them. A call in
 * prose, in a quotation or in a fence of code is text. Forms that could be something else count for `known`
 * tools only; an explicit call of an unknown tool is passed on, for the loop to refuse. `isQuotation` says of
 * a call as it was written whether the model only repeats it.
 */
export function parseToolCalls(
  answer: string,
  known: ReadonlySet<string>,
  isQuotation: (passage: string) => boolean = () => false,
): ParsedAnswer {
  const text = splitThoughts(answer).text.trim();
  const whole = readWholeAnswer(text, known);
  if (whole === null && isCodeCall(text, known)) return { text, calls: [], unread: true, quoted: false };
  if (whole === null) return scan(text, known, isQuotation);
  return whole.passages.some(isQuotation)
    ? { text, calls: [], unread: false, quoted: true }
    : {
        text: whole.text,
        calls: whole.calls,
        unread: false,
        quoted: false,
        ...(whole.open ? { open: true } : {}),
      };
}

function scan(
  text: string,
  known: ReadonlySet<string>,
  isQuotation: (passage: string) => boolean,
): ParsedAnswer {
  const calls: TextCall[] = [];
  const pieces: string[] = [];
  let unread = false;
  let quoted = false;
  let wrapped = false;
  let open = false;
  let kept = 0;
  // Those that readers see: the others were cut out before.
  const thoughts = [...thoughtsIn(text)];
  landmark.lastIndex = 0;
  for (let match = landmark.exec(text); match !== null; match = landmark.exec(text)) {
    while (thoughts[0] !== undefined && thoughts[0].end <= match.index) thoughts.shift();
    if (thoughts[0] !== undefined && thoughts[0].start <= match.index) {
      landmark.lastIndex = thoughts[0].end;
      continue;
    }
    const form = readForm(text, match, known);
    if (form.kind === 'text') {
      unread ||= form.unread;
      landmark.lastIndex = form.end;
      continue;
    }
    const isCall = form.kind === 'calls' || form.kind === 'open-call';
    if (isCall && isQuotation(text.slice(match.index, form.end))) {
      quoted = true;
      landmark.lastIndex = form.end;
      continue;
    }
    pieces.push(text.slice(kept, match.index));
    unread ||= !isCall;
    open = form.kind === 'open-call';
    kept = match.index;
    if (form.kind === 'unfinished') break;
    if (isCall) calls.push(...(form.kind === 'calls' ? form.calls : [form.call]));
    wrapped ||= match.groups?.['invoke'] !== undefined;
    landmark.lastIndex = kept = form.end;
  }
  pieces.push(text.slice(kept));
  const rest = pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join('\n');
  return {
    text: wrapped ? rest.replace(wrapper, '').trim() : rest,
    calls,
    unread,
    quoted,
    ...(open ? { open } : {}),
  };
}

function readForm(text: string, match: RegExpExecArray, known: ReadonlySet<string>): CallForm {
  const end = match.index + match[0].length;
  const { marks, label, tag, invoke, functionCall, arrows, foreign } = match.groups ?? {};
  if (marks !== undefined) return readFence(text, { marks, label: label?.trim() ?? '' }, end, known);
  if (tag !== undefined) return readTaggedCall(text, end, known);
  if (invoke !== undefined) return readInvoke(text, match.index);
  if (functionCall !== undefined) return readFunctionCall(text, match.index, known);
  if (arrows !== undefined) return readArrows(text, match.index, known);
  return { kind: 'text', end, unread: foreign !== undefined };
}
