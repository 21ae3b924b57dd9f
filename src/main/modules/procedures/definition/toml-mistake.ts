import type { TextPosition } from '../../../platform/base/toml-positions';
import { plainTomlReason } from '../../../platform/base/toml-reason';
import { tomlTwice } from '../../../platform/base/toml-twice';

export interface TomlMistake extends TextPosition {
  readonly message: string;
  readonly remedy: string;
}

/**
 * What is most likely wrong where a TOML parser stopped, told by the line it stopped in. `reason` is the
 * parser's own word.
 */
export function explainToml(text: string, { line, column }: TextPosition, reason: string): TomlMistake {
  const lines = text.split(/\r?\n/u);
  const here = lines[line - 1] ?? '';
  const told = explanations
    .map((explain) => explain({ text, here, line, column, reason }))
    .find((found) => found !== null);
  const { message, remedy } = told ??
    plainTomlReason(reason) ?? {
      message: reason,
      remedy: 'Correct the line; texts stand in quotes, keys before "=", tables in [brackets].',
    };
  return { line, column: Math.min(column, here.length + 1), message: `This is not TOML: ${message}`, remedy };
}

interface Place extends TextPosition {
  readonly text: string;
  readonly here: string;
  readonly reason: string;
}

type Explanation = (place: Place) => { readonly message: string; readonly remedy: string } | null;

const explanations: readonly Explanation[] = [
  ({ text }) =>
    /\r(?!\n)/u.test(text) && !text.includes('\n')
      ? {
          message: 'its lines end in a carriage return alone',
          remedy: 'Save the file with the line breaks of Unix (LF) or Windows (CRLF).',
        }
      : null,
  ({ text, line, reason }) => {
    if (!reason.includes('redefine')) return null;
    const twice = tomlTwice(text, line);
    if (twice === null) return { message: 'this is defined already', remedy: 'Keep one of the two.' };
    return {
      message: `${twice.name} is written twice, first in line ${String(twice.firstLine)}`,
      remedy: twice.isHead
        ? 'Put the keys of both under one head. Each trigger has a head of its own in two brackets: [[triggers]].'
        : 'Keep one of the two.',
    };
  },
  ({ here }) =>
    /[“”‘’„]/u.test(here.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/gu, ''))
      ? {
          message: 'these are printed quotes, which do not begin a text',
          remedy: 'Write the straight quotes " or \'; texts stand in quotes.',
        }
      : null,
  ({ here }) =>
    /^\s*\[\[?[^\]#"']*$/u.test(here)
      ? {
          message: 'the bracket is never closed',
          remedy: `Write ${here.trim().startsWith('[[') ? '[[name]]' : '[name]'}, for example [sop] or [[triggers]].`,
        }
      : null,
  ({ here, reason }) =>
    reason.startsWith('control characters') && quotes(here) % 2 === 1
      ? {
          message: 'the quote is never closed',
          remedy: 'Close it in the same line; texts stand in quotes, those of several lines in """.',
        }
      : null,
  ({ reason }) =>
    reason.startsWith('control characters')
      ? {
          message: 'an invisible control character stands in the text',
          remedy: 'Take it out, or write it as \\u and its four digits.',
        }
      : null,
  ({ reason }) =>
    reason.includes('leading zero')
      ? { message: 'a number begins with a zero', remedy: 'Write it without the zero in front.' }
      : null,
  ({ here }) =>
    /^\s*[\w-]+\s*=\s*(?:yes|no|on|off|True|False|TRUE|FALSE)\s*(?:#.*)?$/u.test(here)
      ? { message: 'yes and no are written true and false here', remedy: 'Write true or false.' }
      : null,
  ({ here }) => {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*=\s*([^\s"'[{#][^#]*?)\s*(?:#.*)?$/u.exec(here) ?? [];
    return key !== '' && /^[^\d+-]/u.test(value) && !/^(?:true|false|inf|nan)\b/u.test(value)
      ? {
          message: `${value} stands without quotes`,
          remedy: `Write ${key} = ${JSON.stringify(value)}; texts stand in quotes.`,
        }
      : null;
  },
  ({ here }) =>
    /^\s*[\w-]+\s*=\s*(?:#.*)?$/u.test(here)
      ? { message: 'the value is missing', remedy: 'Write a value behind "="; texts stand in quotes.' }
      : null,
  ({ here }) => {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:?\s+([^=]+)$/u.exec(here) ?? [];
    return key === ''
      ? null
      : {
          message: `between ${key} and its value stands no "="`,
          remedy: `Write ${key} = ${/^["'\d]/u.test(value) ? value.trim() : JSON.stringify(value.trim())}.`,
        };
  },
  ({ here, column, reason }) =>
    reason.includes('end-of-line')
      ? {
          message: `${JSON.stringify(
            here
              .slice(column - 1)
              .trim()
              .slice(0, 20),
          )} stands behind the value`,
          remedy: 'Write one key in a line, with nothing but a # comment behind the value.',
        }
      : null,
];

/** Double quotes that are not escaped. */
const quotes = (line: string): number => line.replaceAll(/\\./gu, '').split('"').length - 1;
