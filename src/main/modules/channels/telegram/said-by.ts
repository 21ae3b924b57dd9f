import type { Message, MessageEntity, MessageOrigin as Origin, User } from 'grammy/types';
import { partsOfLines, quotedPart, type MessagePart } from '../../../ports/message-parts';
import { startOf } from '../../../../shared/shortened';
import type { HeldQuotation } from '../take-files';
import { filesOf, type TelegramFile } from './carried';

type Quoted = HeldQuotation<TelegramFile>;

/** For people to read; whoever has no username calls themselves what they like. */
export const nameOf = (user: User): string =>
  user.username ??
  [user.first_name, user.last_name].filter((part) => part !== undefined && part !== '').join(' ');

/** How messages said before 2024 where they come from, and how older servers still do. */
interface FormerForward {
  readonly forward_from?: User;
  readonly forward_from_chat?: { readonly title?: string; readonly username?: string };
  readonly forward_sender_name?: string;
  readonly forward_signature?: string;
  readonly forward_date?: number;
}

const titleOf = (
  { title, username }: { readonly title?: string | undefined; readonly username?: string | undefined },
  signature: string | undefined,
): string => [title ?? username ?? '', signature ?? ''].filter((part) => part !== '').join(', ');

function originName(origin: Origin): string {
  switch (origin.type) {
    case 'user':
      return nameOf(origin.sender_user);
    case 'hidden_user':
      return origin.sender_user_name;
    case 'chat':
      return titleOf(origin.sender_chat, origin.author_signature);
    case 'channel':
      return titleOf(origin.chat, origin.author_signature);
    default: // a kind of origin that is newer than this
      return '';
  }
}

/** Whose words the whole message passes on; null: the sender wrote it. */
export function forwardedBy(message: Message): Pick<Quoted, 'how' | 'from'> | null {
  if (message.forward_origin !== undefined)
    return { how: 'forwarded', from: originName(message.forward_origin) };
  const former = message as FormerForward;
  const { forward_from: user, forward_from_chat: chat, forward_sender_name: hidden } = former;
  if (Object.keys(former).some((field) => field.startsWith('forward_')))
    return {
      how: 'forwarded',
      from:
        user !== undefined
          ? nameOf(user)
          : chat !== undefined
            ? titleOf(chat, former.forward_signature)
            : (hidden ?? ''),
    };
  return message.via_bot === undefined ? null : { how: 'shown', from: nameOf(message.via_bot) };
}

/** Longer ones are cut: the assistant has what was said in the conversation itself. */
const longestAnswered = 4_000;

/** What the message answers; null: nothing. */
export function answeredBy(message: Message, sender: string, me: number): Quoted | null {
  const { reply_to_message: answered, external_reply: elsewhere, quote } = message;
  if (elsewhere !== undefined)
    return {
      how: 'answered',
      from: originName(elsewhere.origin),
      text: startOf(quote?.text ?? '', longestAnswered),
      files: filesOf(elsewhere),
    };
  const text = quote?.text ?? answered?.text ?? answered?.caption ?? '';
  if (answered === undefined || text.trim() === '')
    return text.trim() === '' ? null : { how: 'answered', from: '', text: startOf(text, longestAnswered) };
  const forwarded = forwardedBy(answered);
  const { from, sender_chat: chat } = answered;
  const writer =
    forwarded !== null || chat !== undefined || from === undefined
      ? {}
      : from.id === me
        ? ({ writtenBy: 'assistant' } as const)
        : String(from.id) === sender
          ? ({ writtenBy: 'sender' } as const)
          : {};
  return {
    how: 'answered',
    from:
      forwarded?.from ??
      (chat === undefined ? (from === undefined ? '' : nameOf(from)) : titleOf(chat, undefined)),
    ...writer,
    text: startOf(text, longestAnswered),
  };
}

/** What a mark covers, and what becomes of it. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly quoted: boolean;
  /** What stands in its place. */
  readonly put?: string;
}

/**
 * The words of a message with its quotations, and in a group without the bot's name. Telegram itself marks
 * mentions, so a longer name is never taken for ours; what is quoted names nobody. What the sender struck out
 * stands there as struck out: it is what they do not say any more.
 */
export function readWords(
  text: string,
  entities: readonly MessageEntity[],
  { me, named }: { readonly me: { readonly id: number; readonly username: string }; readonly named: boolean },
): { readonly parts: readonly MessagePart<Quoted>[]; readonly namesUs: boolean } {
  const own = `@${me.username}`.toLowerCase();
  const toCut = (entity: MessageEntity, quoted: boolean): Cut => ({
    from: entity.offset,
    to: entity.offset + entity.length,
    quoted,
  });
  const quotes = entities
    .filter(({ type }) => type === 'blockquote' || type === 'expandable_blockquote')
    .map((entity) => toCut(entity, true));
  const isQuoted = ({ offset }: MessageEntity): boolean =>
    quotes.some(({ from, to }) => offset >= from && offset < to);
  const mentions = entities
    .filter(
      (entity) =>
        !isQuoted(entity) &&
        ((entity.type === 'mention' && textOf(entity, text).toLowerCase() === own) ||
          (entity.type === 'text_mention' && entity.user.id === me.id)),
    )
    .map((entity) => toCut(entity, false));
  const isCommandForUs = entities.some(
    (entity) =>
      entity.type === 'bot_command' &&
      !isQuoted(entity) &&
      withoutQuotes(text.slice(0, entity.offset), quotes).trim() === '' &&
      (!textOf(entity, text).includes('@') || textOf(entity, text).toLowerCase().endsWith(own)),
  );
  const removed = named ? mentions : [];
  const struck = entities
    .filter(({ type }) => type === 'strikethrough')
    .flatMap(({ offset, length }) =>
      [offset, offset + length].map((at) => ({ from: at, to: at, quoted: false, put: '~~' })),
    );
  return {
    parts: partsBetween(
      text,
      [...quotes, ...removed, ...struck].sort((a, b) => a.from - b.from),
      removed.length > 0,
    ),
    namesUs: mentions.length > 0 || isCommandForUs,
  };
}

const textOf = (entity: MessageEntity, text: string): string =>
  text.slice(entity.offset, entity.offset + entity.length);

const withoutQuotes = (text: string, quotes: readonly Cut[]): string =>
  quotes.toReversed().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), text);

function partsBetween(
  text: string,
  cuts: readonly Cut[],
  closesGaps: boolean,
): readonly MessagePart<Quoted>[] {
  const parts: MessagePart<Quoted>[] = [];
  let own = '';
  let at = 0;
  const close = (): void => {
    parts.push(...partsOfLines(closesGaps ? own.replaceAll(/[ \t]{2,}/gu, ' ') : own));
    own = '';
  };
  for (const { from, to, quoted, put = '' } of cuts) {
    if (from < at) continue; // a mark within another
    own += text.slice(at, from) + put;
    at = to;
    if (!quoted) continue;
    close();
    parts.push(quotedPart(text.slice(from, to).trim()));
  }
  own += text.slice(at);
  close();
  return parts;
}
