import type { Message, Update, User } from 'grammy/types';
import type { MessageOrigin, Press } from '../../../ports/channel';
import { joinParts } from '../../../ports/message-parts';
import { isEmpty, type HeldContent } from '../take-files';
import { answeredBy, forwardedBy, nameOf, readWords } from './said-by';
import { filesOf, unreadOf, type TelegramFile } from './carried';

export interface TelegramSender {
  readonly id: string;
  /** For people to read. */
  readonly name: string;
  /** By which a list may mean them; '' for one that anybody may call themselves. */
  readonly handle: string;
  /** False: someone wrote in the name of a group or a channel, and nobody knows who. */
  readonly proved: boolean;
}

export interface TelegramMessage extends HeldContent<TelegramFile> {
  readonly origin: MessageOrigin;
  readonly sender: TelegramSender;
  readonly group: boolean;
  readonly at: number;
}

export type TelegramUpdate =
  | { readonly kind: 'message'; readonly message: TelegramMessage }
  | {
      readonly kind: 'press';
      readonly press: Omit<Press, 'channel'>;
      readonly sender: TelegramSender;
      readonly queryId: string;
    }
  /** A group became a supergroup, whose number is another. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string }
  /** Nothing for us: a sticker, someone else's talk in a group, a service message. */
  | { readonly kind: 'other' };

interface Reading {
  readonly channel: string;
  /** The bot itself, for mentions. */
  readonly me: { readonly id: number; readonly username: string };
  /** In groups only messages that name the bot or answer it. */
  readonly mentionOnly: boolean;
}

/** What is behind the colon of a button: see `toButtonData`. */
const buttonData = /^(?<question>[^:]+):(?<choice>[^:]+)$/u;

/** `more`: the other parts of its album. */
export function readUpdate(update: Update, reading: Reading, more: readonly Update[] = []): TelegramUpdate {
  if (update.callback_query !== undefined) {
    const { id, from, data = '' } = update.callback_query;
    const { question, choice } = buttonData.exec(data)?.groups ?? {};
    if (question === undefined || choice === undefined) return { kind: 'other' };
    return {
      kind: 'press',
      sender: toSender(from),
      queryId: id,
      press: { sender: String(from.id), senderName: nameOf(from), question, choice },
    };
  }
  const { message } = update;
  if (message?.migrate_to_chat_id !== undefined)
    return { kind: 'moved', from: String(message.chat.id), to: String(message.migrate_to_chat_id) };
  if (message?.migrate_from_chat_id !== undefined)
    return { kind: 'moved', from: String(message.migrate_from_chat_id), to: String(message.chat.id) };
  const sender = message === undefined ? null : senderOf(message, reading.me);
  if (message === undefined || sender === null) return { kind: 'other' };
  return readMessage([message, ...more.flatMap((part) => part.message ?? [])], sender, reading);
}

const toSender = (user: User): TelegramSender => ({
  id: String(user.id),
  name: nameOf(user),
  handle: user.username ?? '',
  proved: true,
});

/**
 * Null: nobody who talks to us. In the name of a group or a channel anybody who runs it may write, and what
 * stands as the sender then is one account for all of them.
 */
function senderOf(message: Message, me: Reading['me']): TelegramSender | null {
  const { from, sender_chat: chat } = message;
  if (message.business_connection_id !== undefined || message.is_automatic_forward === true) return null;
  if (chat !== undefined)
    return { id: String(chat.id), name: chat.title ?? chat.username ?? '', handle: '', proved: false };
  return from === undefined || from.id === me.id || from.is_bot ? null : toSender(from);
}

function readMessage(
  parts: readonly [Message, ...Message[]],
  sender: TelegramSender,
  reading: Reading,
): TelegramUpdate {
  const [message] = parts;
  const group = message.chat.type !== 'private';
  const heard = parts.map((part) => readPart(part, reading, group && reading.mentionOnly));
  if (!heard.some(({ isForUs }) => isForUs)) return { kind: 'other' };
  const answered = answeredBy(message, sender.id, reading.me.id);
  const { text, quotations } = joinParts([
    ...(answered === null ? [] : [{ type: 'quotation', quotation: answered } as const]),
    ...heard.flatMap(({ words }) => words),
  ]);
  const content: HeldContent<TelegramFile> = {
    text,
    quotations,
    files: heard.flatMap(({ files }) => files),
    unread: parts.flatMap((part) => unreadOf(part, group)),
  };
  if (isEmpty(content) || namesAnotherBot(text, reading.me)) return { kind: 'other' };
  const thread =
    message.is_topic_message === true && message.message_thread_id !== undefined
      ? String(message.message_thread_id)
      : null;
  return {
    kind: 'message',
    message: {
      ...content,
      origin: {
        id: `${String(message.chat.id)}_${String(message.message_id)}`,
        channel: reading.channel,
        replyTarget: String(message.chat.id),
        sender: sender.id,
        thread,
        // What is said in one topic ends nothing in another.
        interruptionScope: thread,
      },
      sender,
      group,
      at: message.date * 1_000,
    },
  };
}

/** A message, or one part of an album. What is passed on is somebody else's, its files as well. */
function readPart(
  message: Message,
  { me }: Reading,
  named: boolean,
): {
  readonly words: ReturnType<typeof readWords>['parts'];
  readonly files: readonly TelegramFile[];
  readonly isForUs: boolean;
} {
  const written = message.text ?? message.caption ?? '';
  const files = filesOf(message);
  const forwarded = forwardedBy(message);
  if (forwarded !== null)
    return {
      words:
        written === '' && files.length === 0
          ? []
          : [{ type: 'quotation', quotation: { ...forwarded, text: written, files } }],
      files: [],
      isForUs: !named || isAnswerTo(message, me.id),
    };
  const { parts, namesUs } = readWords(written, message.entities ?? message.caption_entities ?? [], {
    me,
    named,
  });
  return { words: parts, files, isForUs: !named || namesUs || isAnswerTo(message, me.id) };
}

/** Everything in a topic answers the service message that opened it, which may be ours. */
const isAnswerTo = ({ reply_to_message: answered }: Message, user: number): boolean =>
  answered?.from?.id === user && answered.forum_topic_created === undefined;

/** The message's number within its chat, out of its id. */
export const messageNumber = (id: string): number => Number(id.slice(id.lastIndexOf('_') + 1));

/** What a message is known by that was sent to this chat: where it went elsewhere, together with where. */
export const toSentId = (recipient: string, chat: string, number: number): string =>
  chat === recipient ? String(number) : `${chat}_${String(number)}`;

/** The chat of a message that was sent to this one. */
export const chatOfSent = (recipient: string, id: string): string =>
  id.includes('_') ? id.slice(0, id.lastIndexOf('_')) : recipient;

/** `/approve@other_bot`: whoever reads along must not carry it out. */
function namesAnotherBot(text: string, me: Reading['me']): boolean {
  const [, name] = /^\s*\/[^\s@/]+@(\w+)/u.exec(text) ?? [];
  return name !== undefined && name.toLowerCase() !== me.username.toLowerCase();
}
