import type { Json, JsonObject } from '../../shared/json';
import type { CallFormat } from './call-format';
import { writtenTemplate } from './template';

export interface CallToWrite {
  readonly name: string;
  readonly arguments: JsonObject;
}

/** Calls as models of a format write them; null: the format has no way to write one of their values. */
export function writeCalls(format: CallFormat, calls: readonly CallToWrite[]): string | null {
  const { form, section, between } = format;
  const written = calls.map((call) => writeCall(format, call));
  if (written.includes(null)) return null;
  const joined = written.join(between);
  const isList =
    form.kind === 'json-by-name' || ((form.kind === 'json-call' || form.kind === 'python') && form.list);
  const body = isList ? `[${joined}]` : joined;
  return section === undefined ? body : `${section.open[0] ?? ''}${body}${section.close[0] ?? ''}`;
}

function writeCall({ form }: CallFormat, { name, arguments: args }: CallToWrite): string | null {
  const entries = Object.entries(args);
  switch (form.kind) {
    case 'json-call':
      return JSON.stringify({ [form.keys[0]]: name, [form.keys[1]]: args });
    case 'json-by-name':
      return JSON.stringify({ [name]: args });
    case 'json-arguments':
      return `${head(form.head, name)}${JSON.stringify(args)}${form.end[0] ?? ''}`;
    case 'python':
      if (!entries.every(([key]) => /^[\p{L}_][\p{L}\p{M}\p{N}_]{0,127}$/u.test(key))) return null;
      return `${head(form.head, name)}(${entries.map(([key, value]) => `${key}=${pythonText(value)}`).join(', ')})`;
    case 'gemma': {
      const written = gemma(args, form.quote);
      return written === null ? null : `call:${name}${written}`;
    }
    case 'elements': {
      const elements = entries.map(([key, value]) => element(form, key, value));
      if (elements.includes(null)) return null;
      const end = writtenTemplate(form.end[0] ?? '', { name });
      return [head(form.head, name), ...elements, end].join(form.lines === true ? '\n' : '');
    }
  }
}

const head = (heads: readonly string[], name: string): string => writtenTemplate(heads[0] ?? '', { name });

function element(
  form: Extract<CallFormat['form'], { kind: 'elements' }>,
  key: string,
  value: Json,
): string | null {
  const [marks] = form.argument;
  if (marks === undefined) return null;
  const isText = typeof value === 'string';
  const text = isText ? value : JSON.stringify(value);
  const given = { key, string: String(isText), type: isText ? 'string' : 'object' };
  const [open, close] = [writtenTemplate(marks.open, given), writtenTemplate(marks.close, given)];
  // A mark of the form itself, in a value, would be one, and so would what keeps marks from being any.
  const begins = /^[^{\s]+/u.exec(marks.open)?.[0] ?? '';
  if ([close, begins].some((mark) => text.toLowerCase().includes(mark.toLowerCase()))) return null;
  if (/^\s*<!\[CDATA\[/u.test(text) || (form.nested === true && text.includes(open))) return null;
  return form.lines === true ? `${open}\n${text}\n${close}` : `${open}${text}${close}`;
}

/** A value as Python writes it. */
export function pythonText(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonText).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${pythonText(inner)}`)
    .join(', ')}}`;
}

/** Null: a text holds the mark that ends it. */
function gemma(value: Json, quote: string): string | null {
  if (typeof value === 'string') return value.includes(quote) ? null : `${quote}${value}${quote}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map((inner) => gemma(inner, quote))
    : Object.entries(value).map(([key, inner]) => {
        const written = gemma(inner, quote);
        return written === null || key.includes(quote) ? null : `${gemmaKey(key, quote)}:${written}`;
      });
  if (parts.includes(null)) return null;
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

const gemmaKey = (key: string, quote: string): string =>
  /^[\p{L}_][\w-]*$/u.test(key) && key.length <= 64 ? key : `${quote}${key}${quote}`;
