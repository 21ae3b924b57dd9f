/** How programs begin a quote that follows line by line, in the languages people here write. */
const attributions: readonly RegExp[] = [
  /^On .{5,300} wrote:$/u,
  /^\d{4}(년|[-.]).{5,300}(님이 작성|님이 씀):?$/u,
];
/** How they begin the whole mail that is answered. */
const separators: readonly RegExp[] = [
  /^-{2,} ?(Original Message|Forwarded message|원본 메시지|원본메시지|전달된 메시지|Original-Nachricht|Ursprüngliche Nachricht) ?-{2,}$/iu,
  /^_{20,}$/u,
];
/** Its head; one line alone may be a person's own. */
const from = /^(From|보낸 ?사람|Von): .+$/u;
/** With what stands below it. */
const headLines = 4;
const otherHeads = /^(Sent|Date|To|Subject|Gesendet|보낸 ?날짜|날짜|받는 ?사람|제목) ?:/u;
/** An attribution may be wrapped onto this many lines. */
const longestAttribution = 3;

/** What lies beyond is not read: a person writes less, and what is answered stands below. */
const longestText = 100_000;
const mostLines = 2_000;

/**
 * What a person wrote, without the mail they answer and without their signature. Quotes that are answered
 * line by line stay. When nothing would be left, the whole text is it.
 */
export function withoutQuote(whole: string): string {
  const lines = whole.slice(0, longestText).replaceAll('\r\n', '\n').split('\n').slice(0, mostLines);
  const signature = lines.findIndex((line) => line === '-- ' || line === '--');
  const own = lines.slice(0, firstOpening(lines.slice(0, signature === -1 ? undefined : signature)));
  while (own.length > 0 && /^\s*(>.*)?$/u.test(own.at(-1) ?? '')) own.pop();
  return own.join('\n').trim() || lines.join('\n').trim();
}

function firstOpening(lines: readonly string[]): number {
  const found = lines.findIndex(
    (line, at) =>
      separators.some((pattern) => pattern.test(line.trim())) ||
      isHead(lines.slice(at, at + headLines)) ||
      isAttribution(lines, at),
  );
  return found === -1 ? lines.length : found;
}

const isHead = ([line = '', ...after]: readonly string[]): boolean =>
  from.test(line.trim()) && after.some((other) => otherHeads.test(other.trim()));

function isAttribution(lines: readonly string[], at: number): boolean {
  for (let length = 1; length <= longestAttribution && lines[at + length - 1]?.trim(); length += 1) {
    const opening = lines
      .slice(at, at + length)
      .join(' ')
      .trim();
    if (attributions.some((pattern) => pattern.test(opening)))
      return !isAnsweredWithin(lines.slice(at + length));
  }
  return false;
}

/** Somebody wrote below a quoted line. */
function isAnsweredWithin(lines: readonly string[]): boolean {
  const quoted = lines.findIndex((line) => line.startsWith('>'));
  return quoted !== -1 && lines.slice(quoted).some((line) => line.trim() !== '' && !line.startsWith('>'));
}
