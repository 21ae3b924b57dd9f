import { displayWidth } from './display-width';
import { printable } from './printable';

const longestExcerpt = 100;
/** What is left of the place when a long line is cut. */
const leftOfPlace = 60;

/**
 * A line of a file with a caret under the place, as compilers show it. `column` counts UTF-16 units from 1;
 * one behind the line's end is where something is missing. Empty when there is no such line.
 */
export function excerpt(text: string, line: number, column: number): readonly string[] {
  const raw = text.replace(/^\uFEFF/u, '').split(/\r?\n/u)[line - 1];
  if (raw === undefined || raw.trim() === '') return [];
  const at = Math.min(Math.max(0, column - 1), raw.length);
  const start = at > longestExcerpt - 20 ? at - leftOfPlace : 0;
  const shown = shownText(raw.slice(start, start + longestExcerpt));
  const before = `${start > 0 ? '…' : ''}${shownText(raw.slice(start, at))}`;
  const number = String(line);
  const gutter = ' '.repeat(number.length);
  return [
    `${number} | ${start > 0 ? '…' : ''}${shown}${start + longestExcerpt < raw.length ? '…' : ''}`,
    `${gutter} | ${' '.repeat(displayWidth(before))}^`,
  ];
}

/** Tabs have no width of their own; four blanks are as good as any. */
const shownText = (text: string): string => printable(text.replaceAll('\t', '    '));
