import type { Quotation } from '../../../ports/channel';
import { joinParts, partsOfLines } from '../../../ports/message-parts';
import { isAnnounced, isAttributionOf, isHeadOfMail, isParted } from './mail-structure';

/** How programs begin a quote that follows line by line, in the languages people here write. */
const attributions: readonly RegExp[] = [
  /^On .{5,300} wrote:$/u,
  /^\d{4}(년|[-.]).{5,300}(님이 작성|님이 씀):?$/u,
  /^Am .{5,300} schrieb .{2,200}:$/u,
  /^Le .{5,300} a écrit ?:$/u,
  /^El .{5,300} escribió:$/u,
];
/** How they begin a whole mail that is passed on; answers begin so in some programs as well. */
const passedOnMarks: readonly RegExp[] = [
  /^[-–—]{2,} ?(Forwarded message|전달된 (메시지|메일)|전달 메시지|Weitergeleitete Nachricht|Message transféré|Mensaje reenviado) ?[-–—]{2,}$/iu,
  /^(Begin forwarded message|Anfang der weitergeleiteten Nachricht|전달된 메시지의? ?시작|시작된? ?전달된? ?메시지) ?:$/iu,
];
const separators: readonly RegExp[] = [
  ...passedOnMarks,
  /^[-–—]{2,} ?(Original Message|원본 ?(메시지|메일)|Original-Nachricht|Ursprüngliche Nachricht) ?[-–—]{2,}$/iu,
  /^_{20,}$/u,
];
/** A line across, and a line of words within dashes: of a mail only with its head below. */
const line = /^(?:-{20,}|[-–—]{2,} ?\p{L}[\p{L}\p{M} '’]{2,60} ?[-–—]{2,})$/u;
/** Its head; one line alone may be a person's own. */
const from = /^\*?(?:From|보낸 ?사람|Von|De|Absender) ?:\*? ?(.+)$/u;
/** With what stands below it. */
const headLines = 4;
const otherHeads =
  /^\*?(Sent|Date|To|Subject|Gesendet|Datum|An|Betreff|보낸 ?날짜|날짜|받는 ?사람|제목|참조|Envoyé|À|Objet) ?:/u;
/** An attribution may be wrapped onto this many lines. */
const longestAttribution = 3;

/** What lies beyond is not read: a person writes less, and what is answered stands below. */
const longestText = 100_000;
const mostLines = 2_000;

interface Opening {
  readonly at: number;
  readonly passedOn: boolean;
}

/**
 * What a person wrote, without their signature; and whose words stand beside it. Of a mail that is answered
 * only what is answered line by line is kept: the conversation has the rest. `passesOn`: the mail answers none.
 */
export function readMailText(
  whole: string,
  passesOn: boolean,
): { readonly text: string; readonly quotations: readonly Quotation[] } {
  const lines = whole
    .slice(0, longestText)
    .split(/\r\n|[\n\r]/u)
    .slice(0, mostLines);
  const opening = firstOpening(lines);
  const written = lines.slice(0, opening.at);
  const signature = written.findIndex((each) => each === '-- ' || each === '--');
  const { text, quotations } = joinParts(
    partsOfLines(
      withoutAttributions(written.slice(0, signature === -1 ? undefined : signature)),
      /^[\s\u200b]{0,3}[>＞]/u,
    ),
  );
  const below = lines.slice(opening.at).join('\n').trim();
  // Below everything that the person wrote.
  const trailing = quotations.findLastIndex(({ after = 0 }) => after < text.length) + 1;
  const isKept = passesOn || opening.passedOn || text === '';
  const kept: readonly Quotation[] = [
    ...(isKept ? quotations : quotations.slice(0, trailing)),
    ...(isKept && below !== ''
      ? [
          {
            how: opening.passedOn || passesOn ? ('forwarded' as const) : ('answered' as const),
            from: writerIn(below),
            text: below.replaceAll(/^> ?/gmu, ''),
            ...(text === '' ? {} : { after: text.length }),
          },
        ]
      : []),
  ];
  return text === '' && kept.length === 0
    ? { text: lines.join('\n').trim(), quotations: [] }
    : { text, quotations: kept };
}

function firstOpening(lines: readonly string[]): Opening {
  const at = lines.findIndex(
    (each, index) =>
      separators.some((pattern) => pattern.test(each.trim())) ||
      (line.test(each.trim()) && isHeadWithin(lines.slice(index + 1, index + 1 + headLines))) ||
      isParted(lines, index) ||
      isAnnounced(lines, index) ||
      isHeadOfMail(lines, index) ||
      isHead(lines.slice(index, index + headLines)) ||
      isAttribution(lines, index),
  );
  const opened = lines[at]?.trim() ?? '';
  return {
    at: at === -1 ? lines.length : at,
    // In whatever language it may be passed on: what is kept is a quotation all the same.
    passedOn:
      passedOnMarks.some((pattern) => pattern.test(opened)) ||
      (!separators.some((pattern) => pattern.test(opened)) &&
        (isParted(lines, at) || isAnnounced(lines, at))),
  };
}

const isHead = ([first = '', ...after]: readonly string[]): boolean =>
  from.test(first.trim()) && after.some((other) => otherHeads.test(other.trim()));

const isHeadWithin = (lines: readonly string[]): boolean =>
  lines.some((each) => from.test(each.trim()) || otherHeads.test(each.trim()));

/** How many lines of an attribution begin here; 0: none does. What stands above one is none of it. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let length = 1; length <= longestAttribution && lines[at + length - 1]?.trim(); length += 1) {
    if (!isOneOf(lines, at, at + length)) continue;
    const later = Array.from({ length: length - 1 }, (_, above) => at + 1 + above);
    return later.some((from) => isOneOf(lines, from, at + length)) ? 0 : length;
  }
  return 0;
}

function isOneOf(lines: readonly string[], from: number, end: number): boolean {
  const opening = lines.slice(from, end).join(' ').trim();
  return (
    attributions.some((pattern) => pattern.test(opening)) ||
    isAttributionOf(opening, lines.slice(end, end + headLines))
  );
}

function isAttribution(lines: readonly string[], at: number): boolean {
  const length = attributionAt(lines, at);
  return length > 0 && !isAnsweredWithin(lines.slice(at + length));
}

/** Somebody wrote below a quoted line. */
function isAnsweredWithin(lines: readonly string[]): boolean {
  const quoted = lines.findIndex((each) => each.startsWith('>'));
  return quoted !== -1 && lines.slice(quoted).some((each) => each.trim() !== '' && !each.startsWith('>'));
}

/** Programs write them above what is answered line by line: nobody's own words. */
function withoutAttributions(lines: readonly string[]): string {
  const kept: string[] = [];
  for (let at = 0; at < lines.length;) {
    const length = attributionAt(lines, at);
    if (length === 0) kept.push(lines[at] ?? '');
    at += Math.max(length, 1);
  }
  return kept.join('\n');
}

/** As the head of a mail or the line above it names them. */
function writerIn(mail: string): string {
  const top = mail.split('\n', headLines * 2).map((each) => each.replace(/^> ?/u, '').trim());
  const [, head] = top.map((each) => from.exec(each)).find((found) => found !== null) ?? [];
  if (head !== undefined) return head.trim();
  const [, named] = /(?:^|[,\d] |schrieb |Uhr )([^,<>\d]*<[^<>\s]+>)/u.exec(top.slice(0, 2).join(' ')) ?? [];
  return named?.trim() ?? '';
}
