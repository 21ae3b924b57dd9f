import {
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
  MessageType,
  type APIInteraction,
  type APIMessage,
} from '@discordjs/core';
import type { MessageOrigin } from '../../ports/channel';
import { kindOf, type HeldFile } from '../take-files';
import { withQuote } from '../with-quote';

/** A file that Discord holds for us. */
export interface DiscordFile extends HeldFile {
  readonly url: string;
}

export interface DiscordMessage {
  readonly origin: MessageOrigin;
  readonly senderName: string;
  readonly group: boolean;
  readonly text: string;
  readonly files: readonly DiscordFile[];
  readonly at: number;
}

/** A message of the gateway, or of a room's history, as far as it concerns us. */
export type HeardMessage = Pick<
  APIMessage,
  'id' | 'channel_id' | 'author' | 'content' | 'timestamp' | 'type'
> &
  Partial<Pick<APIMessage, 'mentions' | 'attachments' | 'referenced_message' | 'webhook_id' | 'flags'>>;

interface Reading {
  readonly channel: string;
  /** The bot's own id. */
  readonly me: string;
  /** Several people read along. */
  readonly group: boolean;
  /** On servers only messages that name the bot, or answer it. */
  readonly mentionOnly: boolean;
}

/** Null: not for us. */
export function readMessage(
  message: HeardMessage,
  { channel, me, group, mentionOnly }: Reading,
): DiscordMessage | null {
  const { author, id, channel_id: room } = message;
  if (author.id === me || author.bot === true || message.webhook_id !== undefined) return null;
  if (message.type !== MessageType.Default && message.type !== MessageType.Reply) return null;
  const answered = message.referenced_message ?? null;
  const mentioned = new RegExp(`<@!?${me}>`, 'u').test(message.content);
  if (group && mentionOnly && !mentioned && answered?.author.id !== me) return null;
  const isVoice = ((message.flags ?? 0) & MessageFlags.IsVoiceMessage) !== 0;
  const files = (message.attachments ?? []).map(
    ({ filename, url, size, content_type: type }): DiscordFile => ({
      kind: isVoice ? 'voice' : kindOf(type ?? ''),
      name: filename,
      url,
      size,
    }),
  );
  const text = readable(message, me, group);
  if (text === '' && files.length === 0) return null;
  return {
    origin: {
      id: `${room}_${id}`,
      channel,
      replyTarget: room,
      sender: author.id,
      thread: null,
      interruptionScope: null,
    },
    senderName: author.username,
    group,
    text: withQuote(answered?.content ?? '', text),
    files,
    at: Date.parse(message.timestamp),
  };
}

/** With the names of people instead of their numbers, and in a group without the name of the bot. */
function readable({ content, mentions = [] }: HeardMessage, me: string, group: boolean): string {
  const names = new Map(mentions.map(({ id, username }) => [id, username]));
  return content
    .replaceAll(/<@!?(\d+)>[ \t]*/gu, (mention, id: string) =>
      id === me && group ? '' : `@${names.get(id) ?? id}${/[ \t]$/u.test(mention) ? ' ' : ''}`,
    )
    .replaceAll(/<a?(:\w+:)\d+>/gu, '$1')
    .trim();
}

/** The message's number within its room, out of its id. */
export const messageNumber = (id: string): string => id.slice(id.lastIndexOf('_') + 1);

/** Discord counts upwards in time. */
export const isLater = (id: string, than: string): boolean => BigInt(id) > BigInt(than);

interface Asker {
  readonly id: string;
  readonly name: string;
}

export type DiscordInteraction =
  | { readonly kind: 'press'; readonly by: Asker; readonly question: string; readonly choice: string }
  | {
      readonly kind: 'command';
      readonly by: Asker;
      readonly text: string;
      readonly room: string;
      readonly group: boolean;
    };

/** What stands in a button: see `buttonsOf`. */
const buttonId = /^(?<question>[^:]+):(?<choice>[^:]+)$/u;

/** Null: nothing of ours. */
export function readInteraction(interaction: APIInteraction): DiscordInteraction | null {
  const user = interaction.member?.user ?? interaction.user;
  if (user === undefined) return null;
  const by = { id: user.id, name: user.username };
  if (interaction.type === InteractionType.MessageComponent) {
    const { question, choice } = buttonId.exec(interaction.data.custom_id)?.groups ?? {};
    return question === undefined || choice === undefined ? null : { kind: 'press', by, question, choice };
  }
  if (
    interaction.type !== InteractionType.ApplicationCommand ||
    interaction.data.type !== ApplicationCommandType.ChatInput
  )
    return null;
  const given = interaction.data.options ?? [];
  const words = given.flatMap((option) => ('value' in option ? [String(option.value)] : []));
  return {
    kind: 'command',
    by,
    text: [`/${interaction.data.name}`, ...words].join(' '),
    room: interaction.channel?.id ?? '',
    group: interaction.guild_id !== undefined,
  };
}
