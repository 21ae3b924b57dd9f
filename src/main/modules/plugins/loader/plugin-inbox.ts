import { z } from 'zod';
import { AppError } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { Channel, ChannelInbox, InboundAttachment, Quotation, Unread } from '../../../ports/channel';
import type { ChannelDoor } from '../../../ports/channel-door';
import { joinParts, partsOfLines } from '../../../ports/message-parts';

const words = z.string().min(1);

const PluginFiles = z
  .array(
    z.object({
      kind: z.enum(['image', 'document', 'video', 'audio', 'voice']),
      name: words,
      content: z.instanceof(Uint8Array),
    }),
  )
  .default([]);
const UnreadKind = z.enum([
  'location',
  'contact',
  'poll',
  'sticker',
  'video-note',
  'story',
  'dice',
  'game',
  'file',
  'something',
]) satisfies z.ZodType<Unread>;

/** A message as a plugin brings it; what it leaves out follows from the rest. */
const PluginMessage = z.object({
  id: words,
  sender: words,
  senderName: z.string().optional(),
  replyTarget: words.optional(),
  thread: words.nullable().default(null),
  interruptionScope: words.nullable().default(null),
  group: z.boolean().default(false),
  /** The sender's own words alone. */
  text: z.string(),
  attachments: PluginFiles,
  /** What somebody else wrote and the sender passes on, answers or quotes. */
  quotations: z
    .array(
      z.object({
        how: z.enum(['forwarded', 'answered', 'quoted', 'shown']).default('quoted'),
        from: z.string().default(''),
        text: z.string(),
        attachments: PluginFiles,
      }),
    )
    .default([]),
  unread: z.array(UnreadKind).default([]),
  at: z.number().optional(),
});
const PluginPress = z.object({
  sender: words,
  senderName: z.string().optional(),
  question: words,
  choice: words,
});

/** None: people of most services call themselves what they like. */
const nameThatCounts = '';

/** What a plugin calls as its inbox. */
export interface PluginInbox {
  accept(message: unknown, signal: AbortSignal): Promise<void>;
  press(press: unknown): Promise<string>;
}

/** Rejects what is no message, and greets strangers instead of taking what they say. */
export function pluginInbox(
  inbox: ChannelInbox,
  channel: Channel,
  { door, clock }: { readonly door: ChannelDoor; readonly clock: Clock },
): PluginInbox {
  return {
    async accept(given, signal) {
      const parsed = PluginMessage.safeParse(given);
      if (!parsed.success)
        throw new AppError(
          'channel.plugin',
          `The channel ${channel.name} brought something that is no message: ${z.prettifyError(parsed.error).replaceAll(/\s+/gu, ' ')}`,
          { remedy: 'A message has at least { id, sender, text }.' },
        );
      const {
        sender,
        senderName = sender,
        replyTarget = sender,
        at = clock.now(),
        attachments,
        quotations,
        unread,
        text,
        ...rest
      } = parsed.data;
      if (!door.isAllowed(sender, nameThatCounts)) {
        const greeting = rest.group ? null : door.greetStranger(sender, senderName);
        if (greeting !== null)
          await channel.send(
            { recipient: replyTarget, thread: rest.thread, text: greeting, attachments: [], subject: null },
            signal,
          );
        return;
      }
      const save = (files: typeof attachments): Promise<readonly InboundAttachment[]> =>
        Promise.all(
          files.map(async ({ kind, name, content }) => ({
            kind,
            name,
            path: await door.saveFile(name, content),
          })),
        );
      const quoted = await Promise.all(
        quotations.map(async ({ attachments: files, ...quotation }): Promise<Quotation> => {
          const saved = await save(files);
          return saved.length === 0 ? quotation : { ...quotation, attachments: saved };
        }),
      );
      const parts = joinParts<Quotation>([
        ...quoted.map((quotation) => ({ type: 'quotation', quotation }) as const),
        ...partsOfLines(text),
      ]);
      await inbox.accept(
        {
          ...rest,
          channel: channel.name,
          sender,
          senderName,
          replyTarget,
          at,
          text: parts.text,
          attachments: await save(attachments),
          ...(parts.quotations.length === 0 ? {} : { quotations: parts.quotations }),
          ...(unread.length === 0 ? {} : { unread }),
        },
        signal,
      );
    },
    async press(given) {
      const { sender, senderName = sender, question, choice } = PluginPress.parse(given);
      return door.isAllowed(sender, nameThatCounts)
        ? inbox.press({ channel: channel.name, sender, senderName, question, choice })
        : door.told('Only people who are allowed to talk here can decide.');
    },
  };
}
