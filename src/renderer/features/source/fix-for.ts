import type { Diagnostic } from '../../../shared/sop';
import { underlineEnd } from '../../kit/text-editor/underline';

/** A change that fixes a finding: these columns of its line become `text`. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What will stand there, without quotes. */
  readonly shown: string;
}

/**
 * The nearest known word that validation names, in the place of the one that is underlined; null: it names
 * none, or the line is another by now.
 */
export function fixFor(
  { remedy, column }: Pick<Diagnostic, 'remedy' | 'column'>,
  line: string | undefined,
): Fix | null {
  const [, quoted, bare] = /^Did you mean (?:"([^"]+)"|([\w.-]+))\?/u.exec(remedy) ?? [];
  const shown = quoted ?? bare;
  if (shown === undefined || line === undefined) return null;
  const { start, end } = underlineEnd(line, column);
  const there = line.slice(start - 1, end - 1);
  const [quote = ''] = /^["']/u.exec(there) ?? [];
  // A name in a list of tools has no quotes; a key neither.
  return there.trim() === '' || there.replaceAll(/^["']|["']$/gu, '') === shown
    ? null
    : { start, end, text: `${quote}${shown}${quote}`, shown };
}

/** The text with the fix in its line; line ends stay what they are. */
export function fixed(text: string, line: number, { start, end, text: put }: Fix): string {
  let at = 0;
  for (let count = 1; count < line; count += 1) {
    const next = text.indexOf('\n', at);
    if (next < 0) return text;
    at = next + 1;
  }
  // A mark before the first line is not counted in its columns.
  const offset = line === 1 && text.startsWith('\uFEFF') ? 1 : 0;
  return text.slice(0, at + offset + start - 1) + put + text.slice(at + offset + end - 1);
}
