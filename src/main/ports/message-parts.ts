import type { InboundMessage } from './channel';

/** A piece of a message, in the order in which it stands there. */
export type MessagePart<Q> =
  | { readonly type: 'own'; readonly text: string }
  | { readonly type: 'quotation'; readonly quotation: Q };

/** The sender's own words together, and each quotation with its place among them. */
export function joinParts<Q>(parts: readonly MessagePart<Q>[]): {
  readonly text: string;
  readonly quotations: readonly (Q & { readonly after?: number })[];
} {
  let text = '';
  const quotations: (Q & { readonly after?: number })[] = [];
  for (const part of parts) {
    if (part.type === 'quotation') {
      quotations.push({ ...part.quotation, ...(text === '' ? {} : { after: text.length }) });
      continue;
    }
    const own = part.text.trim();
    if (own !== '') text = text === '' ? own : `${text}\n\n${own}`;
  }
  return { text, quotations };
}

/** A quotation that a person set by hand: nobody says whose words it holds. */
export interface SetQuotation {
  readonly how: 'quoted';
  readonly from: '';
  readonly text: string;
}

export const quotedPart = (text: string): MessagePart<SetQuotation> => ({
  type: 'quotation',
  quotation: { how: 'quoted', from: '', text },
});

const lineEnds = /\r\n|[\n\r\u0085\u2028\u2029]/u;
/** As people and programs set it in plain text, also further in and full-width; `>80 °C` is none. */
const quotedLine = /^[\s\u200b]{0,3}[>＞](?=[>＞\s]|$)/u;

/** A text with its lines that begin with `>` as quotations. */
export function partsOfLines(text: string, isQuoted = quotedLine): readonly MessagePart<SetQuotation>[] {
  const lines = text.split(lineEnds);
  if (!lines.some((line) => isQuoted.test(line))) return [{ type: 'own', text }];
  const parts: MessagePart<SetQuotation>[] = [];
  for (let at = 0; at < lines.length;) {
    const quoted = isQuoted.test(lines[at] ?? '');
    const next = lines.findIndex((line, later) => later > at && isQuoted.test(line) !== quoted);
    const end = next === -1 ? lines.length : next;
    const whole = lines.slice(at, end);
    parts.push(
      quoted
        ? quotedPart(whole.map((line) => line.replace(/^[\s\u200b]{0,3}[>＞] ?/u, '')).join('\n'))
        : { type: 'own', text: whole.join('\n') },
    );
    at = end;
  }
  return parts;
}

/** Somebody else's words are in it, or the words of nobody knows whom. */
export const quotesOthers = ({ quotations = [] }: Pick<InboundMessage, 'quotations'>): boolean =>
  quotations.some(({ writtenBy }) => writtenBy === undefined);

/** The message says nothing, and carries only what cannot be read. */
export const isUnreadable = ({
  text,
  attachments,
  quotations = [],
  unread = [],
}: Pick<InboundMessage, 'text' | 'attachments' | 'quotations' | 'unread'>): boolean =>
  unread.length > 0 && text.trim() === '' && attachments.length === 0 && quotations.length === 0;
