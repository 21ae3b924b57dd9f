import {
  readWrittenJson,
  twiceWritten,
  type WrittenEntry,
  type WrittenJson,
} from '../../../shared/written-json';
import { matchAt, skipBlanks } from '../template';
import { unread, type FormReading, type WrittenCall } from './reading';

const fence = /```\w*\s*/uy;
const fenceEnd = /\s*```/uy;
const separator = /[\s,;]*/uy;

/** JSON objects and lists that hold calls, one after the other, in a fence or not. */
export function readJsonCalls(text: string, start: number): FormReading {
  const opened = matchAt(fence, text, start);
  let at = skipBlanks(text, start + (opened?.[0].length ?? 0));
  if (!beginsCall(text, at)) return null;
  const calls: WrittenCall[] = [];
  let said = '';
  let end = at;
  while (beginsCall(text, at)) {
    const read = readWrittenJson(text, at, true);
    if (!read.ok) return unread(read.at);
    const found = callsOf(read.value);
    if (typeof found === 'string') return unread(read.end, found);
    calls.push(...found);
    said += saidBeside(read.value);
    end = read.end;
    at = end + (matchAt(separator, text, end)?.[0].length ?? 0);
  }
  const closed = opened === null ? null : matchAt(fenceEnd, text, end);
  return {
    kind: 'calls',
    calls,
    end: end + (closed?.[0].length ?? 0),
    ...(said === '' ? {} : { said }),
  };
}

/** A bracket with a slash behind it is a closing mark. */
const beginsCall = (text: string, at: number): boolean =>
  text[at] === '{' || (text[at] === '[' && text[at + 1] !== '/');

/** What stands for the reader in the frames of calls, beside their names and arguments. */
export function saidBeside(value: WrittenJson): string {
  if (value.kind === 'list') return value.items.map(saidBeside).join('');
  if (value.kind !== 'object') return '';
  return value.entries
    .map(([key, inner]) => {
      if (frameKeys.includes(key)) return saidBeside(inner);
      const isSaid = saidKeys.includes(key) || (idKeys.includes(key) && /\s/u.test(textOf(inner)));
      return isSaid ? textOf(inner).trim() : '';
    })
    .filter((said) => said !== '')
    .join('\n');
}

const textOf = (value: WrittenJson): string => (value.kind === 'text' ? value.value : '');

const names = ['name', 'tool_name', 'tool', 'function_name', 'function'];
const argumentKeys = ['arguments', 'parameters', 'args', 'input', 'tool_input', 'kwargs'];
const idKeys = ['id', 'tool_call_id', 'call_id'];
/** Words for the reader. */
const saidKeys = ['explanation', 'content'];
/** What runtimes and models put beside a call. */
const beside = ['type', 'index', 'thought', 'thoughts', 'reasoning', 'role', ...saidKeys];
/** They hold calls. */
const frameKeys = ['tool_calls', 'function_call', 'function'];

/** A message of somebody else, a result or an example. */
const saysOtherwise = ([key, value]: WrittenEntry): boolean =>
  value.kind === 'text' &&
  ((key === 'role' && !/^(?:assistant|model|ai)$/iu.test(value.value.trim())) ||
    (key === 'type' &&
      /\s|result|response|output|error|example|sample|schema|definition|invalid/iu.test(value.value)));

/** The calls in a JSON value; a text: why one cannot be read. */
export function callsOf(value: WrittenJson): readonly WrittenCall[] | string {
  if (value.kind === 'list') {
    const found: WrittenCall[] = [];
    for (const item of value.items) {
      const calls = callsOf(item);
      if (typeof calls === 'string') return calls;
      found.push(...calls);
    }
    return found;
  }
  if (value.kind !== 'object') return 'A call is a JSON object.';
  const twice = twiceWritten(value);
  if (twice !== null) return `The key "${twice}" stands twice in the call.`;
  if (value.entries.some(saysOtherwise)) return 'The object says of itself that it is no call of yours.';
  const wrapped = wrappedCalls(value.entries);
  if (wrapped !== null) return callsOf(wrapped);
  const call = toCall(value.entries);
  return typeof call === 'string' ? call : [call];
}

/** `{"tool_calls": […]}` and `{"function_call": {…}}`, and what a server puts beside. */
function wrappedCalls(entries: readonly WrittenEntry[]): WrittenJson | null {
  const [inner, ...others] = entries.filter(([key]) => key === 'tool_calls' || key === 'function_call');
  return inner !== undefined &&
    others.length === 0 &&
    entries.every((entry) => entry === inner || beside.includes(entry[0]))
    ? inner[1]
    : null;
}

function toCall(entries: readonly WrittenEntry[]): WrittenCall | string {
  const [first] = entries.filter(([key]) => key === 'function');
  if (first?.[1].kind === 'object') {
    const known = [...idKeys, ...beside, 'function'];
    if (entries.some(([key]) => !known.includes(key))) return 'The call has members that mean nothing here.';
    const inner = toCall(first[1].entries);
    const id = idOf(entries);
    return typeof inner === 'string' || id === null ? inner : { id, ...inner };
  }
  const named = entries.filter(([key]) => names.includes(key));
  const given = entries.filter(([key]) => argumentKeys.includes(key));
  const name = named[0]?.[1];
  if (name?.kind !== 'text' || name.value.trim() === '') return 'The call has no name.';
  if (named.length > 1) return 'The call has more than one name.';
  if (given.length > 1) return 'The call has its arguments more than once.';
  const known = [...names, ...argumentKeys, ...idKeys, ...beside];
  if (entries.some(([key]) => !known.includes(key))) return 'The call has members that mean nothing here.';
  const args = toArguments(given[0]?.[1]);
  if (typeof args === 'string') return args;
  const id = idOf(entries);
  return { name: name.value.trim(), arguments: args, ...(id === null ? {} : { id }) };
}

function idOf(entries: readonly WrittenEntry[]): string | null {
  const found = entries.find(([key, { kind }]) => idKeys.includes(key) && kind === 'text')?.[1];
  return found?.kind === 'text' && found.value !== '' ? found.value : null;
}

export const noArguments: WrittenJson = { kind: 'object', entries: [], source: '{}' };

/** Arguments given as a text are decoded. */
function toArguments(value: WrittenJson | undefined): WrittenJson | string {
  if (value === undefined || (value.kind === 'word' && value.value === null)) return noArguments;
  if (value.kind === 'object') return value;
  if (value.kind === 'text') {
    if (value.value.trim() === '') return noArguments;
    const read = readWrittenJson(value.value, 0, true);
    if (read.ok && read.value.kind === 'object' && value.value.slice(read.end).trim() === '') {
      const twice = twiceWritten(read.value);
      return twice === null ? read.value : `The key "${twice}" stands twice in the arguments.`;
    }
  }
  return 'The arguments are no JSON object.';
}

/** `{"tool": {arguments}}`, or a list of such. */
export function readJsonByName(text: string, start: number): FormReading {
  const at = skipBlanks(text, start);
  if (text[at] !== '{' && text[at] !== '[') return null;
  const read = readWrittenJson(text, at, true);
  if (!read.ok) return unread(read.at);
  const items = read.value.kind === 'list' ? read.value.items : [read.value];
  const twice = twiceWritten(read.value);
  if (twice !== null) return unread(read.end, `The key "${twice}" stands twice in the call.`);
  const calls: WrittenCall[] = [];
  for (const item of items) {
    const [entry, ...others] = item.kind === 'object' ? item.entries : [];
    if (entry?.[1].kind !== 'object' || others.length > 0) return unread(read.end);
    calls.push({ name: entry[0], arguments: entry[1] });
  }
  return { kind: 'calls', calls, end: read.end };
}
