/*
 * How a mail of somebody else looks within a mail, in any language: by its structure, for the words of programs
 * are as many as languages and versions.
 */

const address = /[^\s<>@:;,"']{1,64}@[^\s<>@:;,"']{1,255}\.[^\s<>@:;,"'\]]{2,}/u;
/** However they are written. */
const time = /\b\d{1,2}[:.hH]\d{2}/u;
const day = /\b(?:19|20)\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\s?[月월]/u;
const hasMoment = (line: string): boolean => time.test(line) && day.test(line);
/** `Inviato: lunedì 3 marzo 2025`: a word or three, a colon, and something behind it. */
const headLine = /^[*_]{0,2}[\p{L}\p{M}][\p{L}\p{M} .'’()/-]{0,30}?\s?[:：][*_]{0,2}\s*\S/u;
/** `---------- Messaggio inoltrato ----------`, or a line across. */
const separator =
  /^(?:[-–—_=*~─━]{2,}\s?[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'’()/-]{1,80}?\s?[-–—_=*~─━]{2,}|[-–—_=*~─━]{8,})$/u;

/** Lines that are looked at behind an opening. */
const nearLines = 8;

const bare = (line: string): string => line.replace(/^(?:[>|]\s?)+/u, '').trim();

/** The lines of a head that begins here, blank lines before it aside. */
function headAt(lines: readonly string[], from: number): readonly string[] {
  const near = lines.slice(from, from + nearLines).map(bare);
  const first = near.findIndex((line) => line !== '');
  if (first === -1) return [];
  const end = near.findIndex((line, at) => at >= first && !headLine.test(line));
  return near.slice(first, end === -1 ? undefined : end);
}

const saysWho = (head: readonly string[]): boolean => head.some((line) => address.test(line));
const saysWhen = (head: readonly string[]): boolean => head.some(hasMoment);

/** A line that parts mails, with the head of one below it. */
export const isParted = (lines: readonly string[], at: number): boolean => {
  if (!separator.test((lines[at] ?? '').trim())) return false;
  const head = headAt(lines, at + 1);
  return head.length >= 2 && (saysWho(head) || saysWhen(head));
};

/** A line of words with a colon at its end, with the head of a mail below it: `Inizio messaggio inoltrato:`. */
export const isAnnounced = (lines: readonly string[], at: number): boolean => {
  const line = (lines[at] ?? '').trim();
  if (!/^\p{L}.{3,80}[:：]$/u.test(line)) return false;
  const head = headAt(lines, at + 1);
  return head.length >= 2 && saysWho(head);
};

/** The head of a mail with nothing above it; a person's own list of values names no address and no moment. */
export function isHeadOfMail(lines: readonly string[], at: number): boolean {
  if (!headLine.test((lines[at] ?? '').trim())) return false;
  const head = headAt(lines, at);
  return (head.length >= 3 && saysWho(head)) || (head.length >= 4 && saysWhen(head));
}

/**
 * Whether these lines, taken as one, say who wrote what is quoted below: a colon at the end, behind an address or
 * a number, as days have one; behind an address and a moment where no line of a quotation follows.
 */
export function isAttributionOf(opening: string, below: readonly string[]): boolean {
  const line = opening.trim();
  if (line.length > 400 || !/[:：]$/u.test(line)) return false;
  const [who, when] = [address.test(line), hasMoment(line)];
  const next = below.find((each) => each.trim() !== '') ?? '';
  return next.trimStart().startsWith('>') ? who || /\d/u.test(line) : who && when;
}

/** A container in which programs put what is answered or passed on, where no element says that it is quoted. */
const quoteContainer =
  /<(?:div|section|article|table|td|span|p)\b[^<>]{0,500}?\b(?:class|id)\s*=\s*["']?[^"'<>]{0,200}(?:quote|_cite|cite-|cite_|rplyfwd|appendonsend|forward)[^<>]{0,500}>|<(?:div|section|article|table|td|p)\b[^<>]{0,500}?\bstyle\s*=\s*["'][^"'<>]{0,300}?border-left\s*:\s*(?!none|0)[^<>]{0,500}>/giu;

/** What is answered follows such a one; it holds nothing of it. */
const markBefore = /(?:rplyfwd|appendonsend)/iu;

/** HTML in which such a container says that what it holds is quoted; the same where there is none. */
export function withQuotesMarked(html: string): string {
  const lastElement = html.toLowerCase().lastIndexOf('<blockquote');
  return html.replace(quoteContainer, (opened, offset: number) => {
    if (offset < lastElement) return opened;
    return markBefore.test(opened) ? `<blockquote>${opened}` : `${opened}<blockquote>`;
  });
}
