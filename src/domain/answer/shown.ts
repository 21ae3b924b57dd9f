import { readWrittenJson, type WrittenJson } from '../../shared/written-json';
import { callsOf, saidBeside } from './forms/json-call';
import type { ToolNames } from './forms/reading';
import { namesOf } from './read-answer-text';
import { scan } from './scan';
import { callBeginnings } from './sections';
import { escaped, matchAt } from './template';

/**
 * An answer as a person reads it: without thoughts, calls, invented results and marks. Of a `draft` more will
 * come: half a mark, or half a call, is not shown.
 */
export function seenAnswer(answer: string, toolNames: Iterable<string>, draft = false): string {
  const names = [...toolNames];
  const text = draft ? answer.slice(0, startOfHalfMark(answer)) : answer;
  const said = withoutBareCalls(withoutMarks(text, names, draft), names, draft);
  return draft ? withoutOpenCall(said) : said;
}

/** Without what marks say is no word for people. */
export function withoutMarks(answer: string, toolNames: Iterable<string>, draft = false): string {
  const { words } = scan(answer, { names: namesOfAll(toolNames), isShown: true, isDraft: draft });
  return tidy(words);
}

const namesOfAll = (names: Iterable<string>): ToolNames => namesOf([...names].map((name) => ({ name })));

/** Of what is left of a draft: where a call begins whose end is not here yet. */
const openCall = new RegExp(
  `${callBeginnings
    .filter((each) => each.length > 3 || each === '>>>')
    .map(escaped)
    .join('|')}|✿|\\bfunction call<|^[ \\t]*Action`,
  'imu',
);

function withoutOpenCall(words: string): string {
  const found = openCall.exec(words);
  return found === null ? words : words.slice(0, found.index);
}

/** What may become a mark when more of it is here. */
const halfMark =
  /(?:<(?:[^\s<>\d=][^<>\n]{0,120})?|\[\/?[A-Z_ ]{0,24}|◁[^▷]{0,16}|(?<![A-Z_])\](?:<\]?\w{0,12}\[?>?\[?(?:<[^\s<>]{0,40})?|~\w{0,8})?|(?:`{1,3}|✿)[^\n`]{0,24}|^[ \t]*[>~][^\n]{0,80}|\bassistant|\bto=\S{0,80})$/mu;
/** A channel, up to the message in it. */
const openChannel =
  /(?:<\|start\|>[^<]{0,40})?<\|(?:channel|open|close|recipient)\|>(?:(?!<\|(?:message|sep)\|>|<\|content\|>\s*\S)[\s\S]){0,200}$/u;
/** How lines begin that are calls without a mark. */
const calling = ['Action:', 'Observation:', 'functools[', 'function call<', 'to=functions'];

/** Where a mark may begin whose end is not here yet. */
export function startOfHalfMark(text: string): number {
  const from = Math.max(0, text.length - 400);
  const tail = text.slice(from);
  const last = tail.slice(tail.lastIndexOf('\n') + 1);
  const isCalling = last.trim() !== '' && calling.some((each) => each.startsWith(last.trimStart()));
  const starts = [
    halfAtEnd(tail),
    openChannel.exec(tail)?.index ?? tail.length,
    isCalling ? tail.length - last.length : tail.length,
  ];
  return from + Math.min(...starts);
}

function halfAtEnd(tail: string): number {
  const line = tail.lastIndexOf('\n') + 1;
  return line + (halfMark.exec(tail.slice(line))?.index ?? tail.length - line);
}

/**
 * Takes away calls of known tools that stand alone on their lines as JSON, and their results behind them.
 * Every other JSON stays.
 */
export function withoutBareCalls(answer: string, toolNames: Iterable<string>, draft = false): string {
  const names = namesOfAll(toolNames);
  const text = answer.replaceAll('\r\n', '\n');
  const opening = /^[ \t]*```[\s\S]*?(?:```|$(?![\s\S]))|^[ \t]*(?=[[{])/gmu;
  let kept = '';
  let done = 0;
  let called = false;
  let spent = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const start = match.index + match[0].length;
    if (match[0].includes('```')) continue;
    opening.lastIndex = start + 1;
    if (spent > 4 * text.length + 10_000) break;
    const read = readWrittenJson(text, start, true);
    if (!read.ok) {
      spent += read.at - start;
      // More of it may be a call.
      if (draft && read.cut) return tidy(kept + text.slice(done, match.index));
      continue;
    }
    const tail = matchAt(/[ \t]*(?=\n|$(?![\s\S]))/uy, text, read.end);
    if (tail === null) continue;
    const end = read.end + tail[0].length;
    const isCall = isKnownCall(read.value, names);
    if (isCall || (called && isResult(read.value))) {
      kept += text.slice(done, match.index) + saidBeside(read.value);
      done = end;
    }
    called ||= isCall;
    opening.lastIndex = Math.max(end, start + 1);
  }
  return tidy(kept + text.slice(done));
}

function isKnownCall(value: WrittenJson, names: ToolNames): boolean {
  const calls = callsOf(value);
  return (
    typeof calls !== 'string' &&
    calls.length > 0 &&
    hasArguments(value) &&
    calls.every(({ name }) => names.isOffered(name))
  );
}

/** An object with a name alone is data. */
function hasArguments(value: WrittenJson): boolean {
  if (value.kind === 'list') return value.items.every(hasArguments);
  if (value.kind !== 'object') return false;
  return value.entries.some(([key, inner]) =>
    key === 'function' || key === 'function_call' || key === 'tool_calls'
      ? hasArguments(inner)
      : ['arguments', 'parameters', 'args', 'input', 'tool_input', 'kwargs'].includes(key),
  );
}

const resultKeys = ['result', 'id', 'tool_call_id', 'name', 'tool'];

const isResult = (value: WrittenJson): boolean =>
  value.kind === 'object' &&
  value.entries.some(([key]) => key === 'result') &&
  value.entries.every(([key]) => resultKeys.includes(key));

const tidy = (text: string): string => text.replace(/\n{3,}/gu, '\n\n').trim();
