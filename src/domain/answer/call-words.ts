import type { Json } from '../../shared/json';
import type { CallForm, CallFormat, ElementMarks, ValueType } from './call-format';
import { writtenTemplate } from './template';

/** What stands for the name of the tool, and for what a runtime numbers, in the words around a call. */
export const namePart = '{name}';
export const anyPart = '{any}';

/**
 * A format as it is written, to the letter: `open`, then `head`, arguments and `tail` of each call with
 * `between` in between, then `close`. A bracket behind a Python name belongs to the head, the closing one to the
 * arguments; of Gemma's form, the name belongs to the arguments.
 */
export interface CallWords {
  readonly open: string;
  readonly head: string;
  readonly tail: string;
  readonly between: string;
  readonly close: string;
}

export function wordsOf({ form, section, between }: CallFormat): CallWords {
  const isList =
    form.kind === 'json-by-name' || ((form.kind === 'json-call' || form.kind === 'python') && form.list);
  return {
    open: (section?.open[0] ?? '') + (isList ? '[' : ''),
    ...aroundArguments(form),
    between,
    close: (isList ? ']' : '') + (section?.close[0] ?? ''),
  };
}

function aroundArguments(form: CallForm): { readonly head: string; readonly tail: string } {
  switch (form.kind) {
    case 'json-call':
      return { head: `{"${form.keys[0]}": "${namePart}", "${form.keys[1]}": `, tail: '}' };
    case 'json-by-name':
      return { head: `{"${namePart}": `, tail: '}' };
    case 'json-arguments':
    case 'elements':
      return { head: withoutLookahead(form.head[0] ?? ''), tail: withoutLookahead(form.end[0] ?? '') };
    case 'python':
      return { head: `${form.head[0] ?? namePart}(`, tail: '' };
    case 'gemma':
      return { head: '', tail: '' };
  }
}

const withoutLookahead = (template: string): string => template.replace(/\(\?=.*\)$/u, '');

/** What tells within an answer that calls begin. */
export const triggerOf = (format: CallFormat): string => format.trigger ?? format.section?.open[0] ?? '';

/** The words before the first call: blanks, then the trigger, then the rest of them up to the arguments. */
export function firstWords(format: CallFormat): { readonly leading: string; readonly rest: string } {
  const { open, head } = wordsOf(format);
  const words = open + head;
  const trigger = triggerOf(format);
  if (trigger === '') return { leading: '', rest: words };
  const at = words.indexOf(trigger);
  return { leading: words.slice(0, at), rest: words.slice(at + trigger.length) };
}

/** The marks around a value of a type, to the letter. */
export function marksFor(
  form: Extract<CallForm, { kind: 'elements' }>,
  type: ValueType,
  key: string,
): { readonly open: string; readonly close: string } | null {
  const marks: ElementMarks | undefined = form.argument.find(
    ({ types }) => types === undefined || types.includes(type),
  );
  if (marks === undefined) return null;
  const given = { key, string: String(type === 'string'), type: type === 'integer' ? 'number' : type };
  const layout = form.lines === true ? '\n' : '';
  return {
    open: writtenTemplate(marks.open, given) + layout,
    close: layout + writtenTemplate(marks.close, given),
  };
}

export function typeOf(value: Json): ValueType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'string' : 'object';
}
