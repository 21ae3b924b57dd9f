import type { Json, JsonObject } from '../../shared/json';
import type { CallForm, CallFormat } from './call-format';
import { marksFor, typeOf, wordsOf } from './call-words';
import { writtenTemplate } from './template';

export interface CallToWrite {
  readonly name: string;
  readonly arguments: JsonObject;
}

/** Calls as models of a format write them; null: the format has no way to write one of their values. */
export function writeCalls(format: CallFormat, calls: readonly CallToWrite[]): string | null {
  const { open, head, tail, between, close } = wordsOf(format);
  const written = calls.map(({ name, arguments: args }, index) => {
    const body = writeArguments(format.form, name, args);
    const filled = (words: string): string => writtenTemplate(words, { name, any: String(index) });
    return body === null ? null : filled(head) + body + filled(tail);
  });
  return written.includes(null) ? null : open + written.join(between) + close;
}

function writeArguments(form: CallForm, name: string, args: JsonObject): string | null {
  const entries = Object.entries(args);
  switch (form.kind) {
    case 'json-call':
    case 'json-by-name':
    case 'json-arguments':
      return spacedJson(args);
    case 'python':
      if (!entries.every(([key]) => /^[\p{L}_][\p{L}\p{M}\p{N}_]{0,127}$/u.test(key))) return null;
      return `${entries.map(([key, value]) => `${key}=${pythonText(value)}`).join(', ')})`;
    case 'gemma': {
      const written = gemma(args, form.quote);
      return written === null ? null : `call:${name}${written}`;
    }
    case 'elements': {
      const elements = entries.map(([key, value]) => element(form, key, value));
      return elements.includes(null) ? null : elements.join(form.between ?? '');
    }
  }
}

function element(form: Extract<CallForm, { kind: 'elements' }>, key: string, value: Json): string | null {
  const marks = marksFor(form, typeOf(value), key);
  if (marks === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A mark of the form itself, in a value, would be one, and so would what keeps marks from being any.
  const begins = /^[^{\s]+/u.exec(form.argument[0]?.open ?? '')?.[0] ?? '';
  if ([marks.close.trim(), begins].some((mark) => text.toLowerCase().includes(mark.toLowerCase())))
    return null;
  if (/^\s*<!\[CDATA\[/u.test(text) || (form.nested === true && text.includes(marks.open))) return null;
  return marks.open + text + marks.close;
}

/** With blanks as Python writes them, which is how models have read it. */
function spacedJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${spacedJson(inner)}`)
    .join(', ')}}`;
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
