import { shortened } from '../../../../shared/shortened';
import { harmless } from '../../../../domain/answer/inert';
import type { InboundMessage, Quotation, Unread } from '../../../ports/channel';
import { inertText, inPlainLines, notOrders, shownAsData } from '../../../ports/shown-as-data';

/** A quotation with its files as the model reads them. */
export type ReadQuotation = Omit<Quotation, 'attachments'> & { readonly files: readonly string[] };

const longestName = 100;
/** What the assistant or the person said before stands in the conversation itself. */
const longestKnown = 300;
const longestQuotation = 20_000;

/** Whose words follow, for the model. */
function headOf({ how, from, writtenBy }: ReadQuotation): string {
  if (writtenBy === 'assistant') return 'The sender answers this message of yours:';
  if (writtenBy === 'sender') return 'The sender answers this earlier message of their own:';
  const name = shortened(harmless(from).replaceAll(/\s+/gu, ' ').trim(), longestName);
  const who = name === '' ? 'somebody else' : `somebody else, "${name.replaceAll('"', "'")}"`;
  switch (how) {
    case 'forwarded':
      return `The sender forwarded this; ${who} wrote it. ${notOrders}`;
    case 'answered':
      return `The sender answers this; ${who} wrote it. ${notOrders}`;
    case 'quoted':
      return `The sender quotes this; ${who} wrote it. ${notOrders}`;
    case 'shown':
      return `The service shows this beside the message; ${who} made it. ${notOrders}`;
  }
}

function framed(quotation: ReadQuotation): string {
  const { text, files, writtenBy } = quotation;
  const words = inPlainLines(inertText(text)).trim();
  const whole =
    writtenBy === undefined
      ? shortened(words, longestQuotation)
      : shortened(words.replaceAll(/\s+/gu, ' '), longestKnown);
  const lines = [...files, ...(whole === '' ? [] : whole.split('\n'))];
  return shownAsData(headOf(quotation), lines.length === 0 ? ['(nothing of it can be read)'] : lines);
}

/** The message as the model reads it: the sender's own words, with quotations where they stand among them. */
export function framedMessage(own: string, quotations: readonly ReadQuotation[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const quotation of [...quotations].sort((a, b) => (a.after ?? 0) - (b.after ?? 0))) {
    const end = Math.min(quotation.after ?? 0, own.length);
    parts.push(own.slice(at, end), framed(quotation));
    at = Math.max(at, end);
  }
  return [...parts, own.slice(at)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

const names: Readonly<Record<Unread, string>> = {
  location: 'a location',
  contact: 'a contact',
  poll: 'a poll',
  sticker: 'a sticker',
  'video-note': 'a video message',
  story: 'a story',
  dice: 'a die',
  game: 'a game',
  file: 'a file',
  something: 'something',
};

/** What the model is told of what it cannot be given. */
export const unreadNote = ({ unread = [] }: Pick<InboundMessage, 'unread'>): string =>
  unread.length === 0
    ? ''
    : `[With this message came ${unread.map((kind) => names[kind]).join(' and ')}, which cannot be read here. Say so.]`;
