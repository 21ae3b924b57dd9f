import { z } from 'zod';
import type { MessageOrigin } from '../../../ports/channel';
import { joinParts, partsOfLines, type MessagePart } from '../../../ports/message-parts';
import { isEmpty, kindOf, type HeldContent, type HeldFile, type HeldQuotation } from '../take-files';
import { partsOfBlocks, textOfBlocks } from './read-rich-text';

/** A file that Slack holds for us; fetched with the bot's token. */
export interface SlackFile extends HeldFile {
  readonly url: string;
  readonly mimeType: string;
}

export interface SlackMessage extends HeldContent<SlackFile> {
  readonly origin: MessageOrigin;
  readonly group: boolean;
  readonly at: number;
}

interface Reading {
  readonly channel: string;
  /** The bot's own member id. */
  readonly me: string;
  /** In channels only messages that name the bot, or stand in a thread it talks in. */
  readonly mentionOnly: boolean;
  /** Whether the bot was spoken to in this thread before. */
  readonly talksIn: (room: string, thread: string) => boolean;
}

const File = z.object({
  name: z.string().nullish(),
  mimetype: z.string().nullish(),
  size: z.number().nullish(),
  url_private_download: z.string().nullish(),
  url_private: z.string().nullish(),
  mode: z.string().nullish(),
  subtype: z.string().nullish(),
  /** Whoever put it into Slack. */
  user: z.string().nullish(),
});

/**
 * Somebody else's message that was shared, or the look of a page
 * (https://docs.slack.dev/messaging/formatting-message-text#attachments).
 */
const Attachment = z.object({
  is_share: z.boolean().nullish(),
  is_msg_unfurl: z.boolean().nullish(),
  author_id: z.string().nullish(),
  author_name: z.string().nullish(),
  author_subname: z.string().nullish(),
  service_name: z.string().nullish(),
  pretext: z.string().nullish(),
  title: z.string().nullish(),
  text: z.string().nullish(),
  fallback: z.string().nullish(),
  footer: z.string().nullish(),
  from_url: z.string().nullish(),
  fields: z
    .array(z.object({ title: z.string().nullish(), value: z.string().nullish() }))
    .nullish()
    .catch(null),
  message_blocks: z
    .array(z.object({ message: z.object({ blocks: z.array(z.unknown()).default([]) }) }))
    .nullish()
    .catch(null),
  files: z.array(File).nullish().catch(null),
});

/**
 * `message` and `app_mention` of the Events API (https://docs.slack.dev/reference/events/message), as far as
 * they concern us.
 */
export const SlackEvent = z.object({
  type: z.enum(['message', 'app_mention']),
  subtype: z.string().optional(),
  channel: z.string(),
  channel_type: z.string().optional(),
  user: z.string().optional(),
  bot_id: z.string().nullish(),
  text: z.string().default(''),
  ts: z.string(),
  thread_ts: z.string().optional(),
  parent_user_id: z.string().optional(),
  files: z.array(File).default([]),
  attachments: z.array(Attachment).default([]).catch([]),
  blocks: z.array(z.unknown()).default([]).catch([]),
});
export type SlackEvent = z.infer<typeof SlackEvent>;

/** Kinds of messages in which a person says something; all others tell of edits, joins and the like. */
const said: ReadonlySet<string | undefined> = new Set([
  undefined,
  'file_share',
  'thread_broadcast',
  'me_message',
]);

/** Null: not for us. */
export function readMessage(
  event: SlackEvent,
  { channel, me, mentionOnly, talksIn }: Reading,
): SlackMessage | null {
  const { user, ts } = event;
  if (user === undefined || user === me || event.bot_id != null || !said.has(event.subtype)) return null;
  const group = event.channel_type !== 'im' && !event.channel.startsWith('D');
  const words = ownWords(event, group ? me : null);
  const mentioned = event.type === 'app_mention' || words.namesUs(me);
  const inOurThread =
    event.thread_ts !== undefined && (event.parent_user_id === me || talksIn(event.channel, event.thread_ts));
  if (group && mentionOnly && !mentioned && !inOurThread) return null;
  // A file that somebody else put into Slack was passed on.
  const isOwn = (file: z.infer<typeof File>): boolean => file.user == null || file.user === user;
  const content: HeldContent<SlackFile> = {
    ...joinParts<SlackQuotation>([
      ...words.parts,
      ...event.attachments.flatMap((attachment) => toQuotation(attachment)),
      ...event.files.filter((file) => !isOwn(file)).flatMap(toPassedOn),
    ]),
    files: event.files.filter(isOwn).flatMap(toFile),
    unread: event.files.some((file) => toFile(file).length === 0) ? ['file'] : [],
  };
  if (isEmpty(content)) return null;
  // In a channel the answer opens a thread, which is a conversation of its own.
  const thread = event.thread_ts ?? (group ? ts : null);
  return {
    origin: {
      id: `${event.channel}_${ts}`,
      channel,
      replyTarget: event.channel,
      sender: user,
      thread,
      interruptionScope: thread,
    },
    group,
    ...content,
    at: Math.floor(Number(ts) * 1_000),
  };
}

type SlackQuotation = HeldQuotation<SlackFile>;

/** `&gt;&gt;&gt;` quotes everything that follows. */
function ownWords(
  { text, blocks }: SlackEvent,
  me: string | null,
): { readonly parts: readonly MessagePart<SlackQuotation>[]; readonly namesUs: (me: string) => boolean } {
  const from = /^&gt;&gt;&gt;/mu.exec(text)?.index ?? text.length;
  const marked = (
    from === text.length ? text : text.slice(0, from) + text.slice(from + 12).replaceAll(/^/gmu, '&gt; ')
  ).replaceAll(/^&gt; ?/gmu, '> ');
  const lines = partsOfLines(marked);
  return {
    parts:
      partsOfBlocks(blocks, me) ??
      lines.map((part) =>
        part.type === 'own'
          ? { type: 'own', text: fromMrkdwn(part.text, me) }
          : { ...part, quotation: { ...part.quotation, text: fromMrkdwn(part.quotation.text) } },
      ),
    namesUs: (id) =>
      lines.some(
        (part) => part.type === 'own' && (part.text.includes(`<@${id}>`) || part.text.includes(`<@${id}|`)),
      ),
  };
}

function toQuotation(attachment: z.infer<typeof Attachment>): readonly MessagePart<SlackQuotation>[] {
  const shared = attachment.is_share === true || attachment.is_msg_unfurl === true;
  const blocks = (attachment.message_blocks ?? []).flatMap(({ message }) => message.blocks);
  const files = (attachment.files ?? []).flatMap(toFile);
  const said = fromMrkdwn(attachment.text ?? '') || textOfBlocks(blocks);
  const text = [
    ...(shared ? [] : [fromMrkdwn(attachment.pretext ?? ''), fromMrkdwn(attachment.title ?? '')]),
    said,
    ...(attachment.fields ?? []).map(({ title, value }) => fromMrkdwn(`${title ?? ''}: ${value ?? ''}`)),
  ]
    .filter((part) => part !== '')
    .join('\n');
  const shown = text === '' && files.length === 0 ? fromMrkdwn(attachment.fallback ?? '') : text;
  if (shown === '' && files.length === 0) return [];
  return [
    {
      type: 'quotation',
      quotation: {
        how: shared ? 'forwarded' : 'shown',
        from:
          attachment.author_name ??
          attachment.author_subname ??
          attachment.service_name ??
          attachment.author_id ??
          attachment.from_url ??
          '',
        text: shown,
        files,
      },
    },
  ];
}

const toPassedOn = (file: z.infer<typeof File>): readonly MessagePart<SlackQuotation>[] =>
  toFile(file).map((held) => ({
    type: 'quotation',
    quotation: { how: 'forwarded', from: file.user ?? '', text: '', files: [held] },
  }));

function toFile(file: z.infer<typeof File>): readonly SlackFile[] {
  const url = file.url_private_download ?? file.url_private;
  if (url == null || file.mode === 'tombstone') return [];
  const mimeType = file.mimetype ?? '';
  return [
    {
      kind: file.subtype === 'slack_audio' ? 'voice' : kindOf(mimeType),
      name: file.name ?? 'file',
      size: file.size ?? null,
      url,
      mimeType,
    },
  ];
}

/** The time stamp by which Slack knows a message, out of its id. */
export const timeStampOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1);

/**
 * Text as Slack sends it, for people to read: links and names without their brackets, and without the name of
 * the bot where `me` is given.
 */
export function fromMrkdwn(text: string, me: string | null = null): string {
  const withoutMe = me === null ? text : text.replaceAll(new RegExp(`<@${me}(\\|[^<>]*)?>[ \\t]*`, 'gu'), '');
  return withoutMe
    .replaceAll(/<([^<>]+)>/gu, (_, inside: string) => {
      const [target = '', label] = inside.split('|', 2);
      if (target.startsWith('@')) return `@${label ?? target.slice(1)}`;
      if (target.startsWith('#')) return `#${label ?? target.slice(1)}`;
      if (target.startsWith('!')) return label ?? `@${target.slice(1).split('^', 1)[0] ?? ''}`;
      const address = target.replace(/^mailto:/u, '');
      return label === undefined || label === address ? address : `[${label}](${target})`;
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

const Press = z.object({
  type: z.literal('block_actions'),
  user: z.object({ id: z.string(), username: z.string().optional(), name: z.string().optional() }),
  channel: z.object({ id: z.string() }).optional(),
  message: z.object({ thread_ts: z.string().optional() }).optional(),
  actions: z.array(z.object({ value: z.string().optional() })).min(1),
});

/** What stands in a button: see `buttonsOf`. */
const buttonValue = /^(?<question>[^:]+):(?<choice>[^:]+)$/u;

export interface SlackPress {
  readonly user: string;
  readonly name: string;
  readonly question: string;
  readonly choice: string;
  readonly room: string | null;
  readonly thread: string | null;
}

/** Null: no button of ours. */
export function readPress(payload: unknown): SlackPress | null {
  const parsed = Press.safeParse(payload);
  if (!parsed.success) return null;
  const { user, channel, message, actions } = parsed.data;
  const { question, choice } = buttonValue.exec(actions[0]?.value ?? '')?.groups ?? {};
  if (question === undefined || choice === undefined) return null;
  return {
    user: user.id,
    name: user.username ?? user.name ?? user.id,
    question,
    choice,
    room: channel?.id ?? null,
    thread: message?.thread_ts ?? null,
  };
}

const SlashCommand = z.object({
  command: z.string(),
  text: z.string().default(''),
  user_id: z.string(),
  trigger_id: z.string(),
  channel_id: z.string(),
});
export type SlashCommand = z.infer<typeof SlashCommand>;

/** Null: something else. */
export function readSlashCommand(payload: unknown): SlashCommand | null {
  const parsed = SlashCommand.safeParse(payload);
  return parsed.success ? parsed.data : null;
}

/** `/zeroclaw approve RUN` and `/approve RUN` say the same; `/zeroclaw` alone asks for help. */
export function commandText({ command, text }: Pick<SlashCommand, 'command' | 'text'>): string {
  if (command.toLowerCase() !== '/zeroclaw') return `${command} ${text}`.trim();
  return text.trim() === '' ? '/help' : `/${text.trim().replace(/^\//u, '')}`;
}
