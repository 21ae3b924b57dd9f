import {
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type APIInteraction,
  type APIMessage,
} from '@discordjs/core';
import type { MessageOrigin, Unread } from '../../../ports/channel';
import { joinParts, partsOfLines, type MessagePart } from '../../../ports/message-parts';
import { isEmpty, kindOf, type HeldContent, type HeldFile, type HeldQuotation } from '../take-files';

/** A file that Discord holds for us. */
export interface DiscordFile extends HeldFile {
  readonly url: string;
}

export interface DiscordMessage extends HeldContent<DiscordFile> {
  readonly origin: MessageOrigin;
  readonly senderName: string;
  readonly group: boolean;
  readonly at: number;
}

/** A message of the gateway, or of a room's history, as far as it concerns us. */
export type HeardMessage = Pick<
  APIMessage,
  'id' | 'channel_id' | 'author' | 'content' | 'timestamp' | 'type'
> &
  Partial<
    Pick<
      APIMessage,
      | 'mentions'
      | 'attachments'
      | 'embeds'
      | 'referenced_message'
      | 'message_reference'
      | 'message_snapshots'
      | 'webhook_id'
      | 'flags'
      | 'sticker_items'
      | 'poll'
    >
  >;

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
  const own = joinParts<DiscordQuotation>([
    ...(answered === null ? [] : quoted(answeredBy(answered, author.id, me))),
    ...ownWords(readable(message, me, group)),
    ...quoted(...forwardsIn(message, me), ...shownIn(message.embeds)),
  ]);
  const mentioned = joinParts(ownWords(message.content)).text.match(new RegExp(`<@!?${me}>`, 'u')) !== null;
  if (group && mentionOnly && !mentioned && answered?.author.id !== me) return null;
  const content: HeldContent<DiscordFile> = {
    ...own,
    files: filesOf(message),
    unread: unreadIn(message),
  };
  if (isEmpty(content)) return null;
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
    ...content,
    at: Date.parse(message.timestamp),
  };
}

type DiscordQuotation = HeldQuotation<DiscordFile>;
type Snapshot = NonNullable<HeardMessage['message_snapshots']>[number]['message'];

const quoted = (...quotations: readonly DiscordQuotation[]): readonly MessagePart<DiscordQuotation>[] =>
  quotations
    .filter(({ text, files = [] }) => text !== '' || files.length > 0)
    .map((quotation) => ({ type: 'quotation', quotation }));

/** `>>> ` quotes everything that follows. */
function ownWords(text: string): readonly MessagePart<DiscordQuotation>[] {
  const from = /^>>> /mu.exec(text)?.index ?? text.length;
  const rest = text.slice(from + 4);
  return partsOfLines(from === text.length ? text : text.slice(0, from) + rest.replaceAll(/^/gmu, '> '));
}

function answeredBy(
  answered: NonNullable<HeardMessage['referenced_message']>,
  sender: string,
  me: string,
): DiscordQuotation {
  const [forwarded] = forwardsIn(answered, me);
  if (forwarded !== undefined) return { ...forwarded, how: 'answered' };
  const { author } = answered;
  const isOurs = author.id === me;
  return {
    how: 'answered',
    from: author.username,
    ...(isOurs ? { writtenBy: 'assistant' } : author.id === sender ? { writtenBy: 'sender' } : {}),
    // A page that the assistant named is still somebody else's.
    text: [readable(answered, me, false), ...(isOurs ? [] : shownIn(answered.embeds).map(({ text }) => text))]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
}

/** Discord does not say whose message was passed on. */
function forwardsIn(
  { message_reference: reference, message_snapshots: snapshots = [] }: HeardMessage,
  me: string,
): readonly DiscordQuotation[] {
  if (reference?.type !== MessageReferenceType.Forward && snapshots.length === 0) return [];
  return snapshots.map(({ message }) => ({
    how: 'forwarded',
    from: '',
    text: [readable(message, me, false), ...shownIn(message.embeds).map(({ text }) => text)]
      .filter((part) => part !== '')
      .join('\n\n'),
    files: filesOf(message),
  }));
}

/** The look of a page, which whoever made the page wrote. */
const shownIn = (embeds: HeardMessage['embeds'] = []): readonly DiscordQuotation[] =>
  embeds.map((embed) => ({
    how: 'shown',
    from: embed.author?.name ?? embed.provider?.name ?? embed.url ?? '',
    text: [
      embed.title,
      embed.description,
      ...(embed.fields ?? []).map(({ name, value }) => `${name}: ${value}`),
      embed.footer?.text,
    ]
      .filter((part) => part !== undefined && part !== '')
      .join('\n'),
  }));

function filesOf({ attachments = [], flags }: Partial<Snapshot>): readonly DiscordFile[] {
  const isVoice = ((flags ?? 0) & MessageFlags.IsVoiceMessage) !== 0;
  return attachments.map(({ filename, url, size, content_type: type }) => ({
    kind: isVoice ? 'voice' : kindOf(type ?? ''),
    name: filename,
    url,
    size,
  }));
}

function unreadIn(message: HeardMessage): readonly Unread[] {
  const passedOn = (message.message_snapshots ?? []).map((snapshot) => snapshot.message);
  const isEmptyForward =
    message.message_reference?.type === MessageReferenceType.Forward &&
    passedOn.every(
      ({ content, attachments, embeds }) => content === '' && attachments.length === 0 && embeds.length === 0,
    );
  return [
    ...([message, ...passedOn].some(({ sticker_items: stickers = [] }) => stickers.length > 0)
      ? (['sticker'] as const)
      : []),
    ...(message.poll === undefined ? [] : (['poll'] as const)),
    ...(isEmptyForward && passedOn.every(({ sticker_items: stickers = [] }) => stickers.length === 0)
      ? (['something'] as const)
      : []),
  ];
}

/** With the names of people instead of their numbers, and in a group without the name of the bot. */
function readable(
  { content, mentions = [] }: Pick<HeardMessage, 'content' | 'mentions'>,
  me: string,
  group: boolean,
): string {
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
