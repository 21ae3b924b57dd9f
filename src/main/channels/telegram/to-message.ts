import type { Message, MessageEntity, Update, User } from 'grammy/types';
import type { MessageOrigin, Press } from '../../ports/channel';
import type { HeldFile } from '../take-files';
import { withQuote } from '../with-quote';

/** A file that Telegram holds for us. */
export interface TelegramFile extends HeldFile {
  readonly fileId: string;
  /** Seconds of sound. */
  readonly seconds: number | null;
}

export interface TelegramMessage {
  readonly origin: MessageOrigin;
  readonly user: User;
  readonly group: boolean;
  readonly text: string;
  readonly files: readonly TelegramFile[];
  readonly at: number;
}

export type TelegramUpdate =
  | { readonly kind: 'message'; readonly message: TelegramMessage }
  | {
      readonly kind: 'press';
      readonly press: Omit<Press, 'channel'>;
      readonly user: User;
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

export function readUpdate(update: Update, reading: Reading): TelegramUpdate {
  if (update.callback_query !== undefined) {
    const { id, from, data = '' } = update.callback_query;
    const { question, choice } = buttonData.exec(data)?.groups ?? {};
    if (question === undefined || choice === undefined) return { kind: 'other' };
    return {
      kind: 'press',
      user: from,
      queryId: id,
      press: { sender: String(from.id), senderName: nameOf(from), question, choice },
    };
  }
  const { message } = update;
  if (message?.migrate_to_chat_id !== undefined)
    return { kind: 'moved', from: String(message.chat.id), to: String(message.migrate_to_chat_id) };
  if (message?.migrate_from_chat_id !== undefined)
    return { kind: 'moved', from: String(message.migrate_from_chat_id), to: String(message.chat.id) };
  if (message?.from === undefined || message.from.id === reading.me.id) return { kind: 'other' };
  return readMessage(message, message.from, reading);
}

function readMessage(message: Message, user: User, reading: Reading): TelegramUpdate {
  const group = message.chat.type !== 'private';
  const written = message.text ?? message.caption ?? '';
  const said = group && reading.mentionOnly ? withoutMention(message, written, reading.me) : written;
  const files = filesOf(message);
  if (said === null || namesAnotherBot(said, reading.me) || (said.trim() === '' && files.length === 0))
    return { kind: 'other' };
  return {
    kind: 'message',
    message: {
      origin: {
        id: `${String(message.chat.id)}_${String(message.message_id)}`,
        channel: reading.channel,
        replyTarget: String(message.chat.id),
        sender: String(user.id),
        thread:
          message.is_topic_message === true && message.message_thread_id !== undefined
            ? String(message.message_thread_id)
            : null,
        interruptionScope: null,
      },
      user,
      group,
      text: withQuote(
        message.quote?.text ?? message.reply_to_message?.text ?? message.reply_to_message?.caption ?? '',
        said.trim(),
      ),
      files,
      at: message.date * 1_000,
    },
  };
}

/** For people to read; whoever has no username calls themselves what they like. */
export const nameOf = (user: User): string =>
  user.username ??
  [user.first_name, user.last_name].filter((part) => part !== undefined && part !== '').join(' ');

/** The message's number within its chat, out of its id. */
export const messageNumber = (id: string): number => Number(id.slice(id.lastIndexOf('_') + 1));

/** What a message is known by that was sent to this chat: where it went elsewhere, together with where. */
export const toSentId = (recipient: string, chat: string, number: number): string =>
  chat === recipient ? String(number) : `${chat}_${String(number)}`;

/** The chat of a message that was sent to this one. */
export const chatOfSent = (recipient: string, id: string): string =>
  id.includes('_') ? id.slice(0, id.lastIndexOf('_')) : recipient;

/**
 * The text without the bot's name; null when the message is not for the bot. Telegram itself marks mentions,
 * so a longer name is never taken for ours.
 */
function withoutMention(message: Message, text: string, me: Reading['me']): string | null {
  const own = `@${me.username}`.toLowerCase();
  const entities = message.entities ?? message.caption_entities ?? [];
  const mentions = entities.filter(
    (entity) =>
      (entity.type === 'mention' && textOf(entity, text).toLowerCase() === own) ||
      (entity.type === 'text_mention' && entity.user.id === me.id),
  );
  const isCommandForUs = entities.some(
    (entity) =>
      entity.type === 'bot_command' &&
      entity.offset === 0 &&
      (!textOf(entity, text).includes('@') || textOf(entity, text).toLowerCase().endsWith(own)),
  );
  if (mentions.length === 0 && !isCommandForUs && message.reply_to_message?.from?.id !== me.id) return null;
  const parts = [...mentions]
    .sort((a, b) => b.offset - a.offset)
    .reduce((left, entity) => left.slice(0, entity.offset) + left.slice(entity.offset + entity.length), text);
  return mentions.length === 0 ? text : parts.replaceAll(/[ \t]{2,}/gu, ' ').trim();
}

/** `/approve@other_bot`: whoever reads along must not carry it out. */
function namesAnotherBot(text: string, me: Reading['me']): boolean {
  const [, name] = /^\s*\/[^\s@/]+@(\w+)/u.exec(text) ?? [];
  return name !== undefined && name.toLowerCase() !== me.username.toLowerCase();
}

const textOf = (entity: MessageEntity, text: string): string =>
  text.slice(entity.offset, entity.offset + entity.length);

function filesOf(message: Message): readonly TelegramFile[] {
  const file = (
    kind: TelegramFile['kind'],
    held: { file_id: string; file_size?: number; duration?: number },
    name: string,
  ): TelegramFile => ({
    kind,
    fileId: held.file_id,
    name,
    size: held.file_size ?? null,
    seconds: held.duration ?? null,
  });
  const photo = message.photo?.at(-1);
  if (photo !== undefined) return [file('image', photo, 'photo.jpg')];
  if (message.voice !== undefined) return [file('voice', message.voice, 'voice.ogg')];
  if (message.audio !== undefined)
    return [file('audio', message.audio, message.audio.file_name ?? 'audio.mp3')];
  if (message.video !== undefined)
    return [file('video', message.video, message.video.file_name ?? 'video.mp4')];
  if (message.document !== undefined)
    return [file('document', message.document, message.document.file_name ?? 'document')];
  return [];
}
