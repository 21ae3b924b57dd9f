import { visible } from '../../../shared/visible';

const longestEmoji = 16;

/**
 * Text from payloads, models and files, made harmless for a terminal: what could move its cursor, recolour or
 * retitle it is written out.
 */
export const printable = (text: string): string => visible(text.replaceAll('\r\n', '\n'));

/** The same of what comes behind a text that was shown already: an emoji may arrive in parts. */
export function printableAfter(before: string, text: string): string {
  const shown = printable(before.slice(-longestEmoji));
  const both = printable(before.slice(-longestEmoji) + text);
  return both.startsWith(shown) ? both.slice(shown.length) : printable(text);
}

/** The same on one line. */
export const printableLine = (text: string): string => printable(text).replace(/[\n\t]+/g, ' ');
