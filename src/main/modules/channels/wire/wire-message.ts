import { z } from 'zod';
import { parseJson } from '../../../../shared/parse-json';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { InboundMessage, OutboundMessage, Quotation } from '../../../ports/channel';
import { joinParts, partsOfLines } from '../../../ports/message-parts';

const longestName = 200;
const longestText = 100_000;
const mostQuotations = 20;
const name = z.string().min(1).max(longestName);

/** A message as programs send it, over HTTP or a topic. */
const WireMessage = z
  .object({
    /** The same for every time it is sent; then it is taken once. */
    id: name.optional(),
    sender: name,
    content: z.string().trim().max(longestText),
    thread_id: name.nullish(),
    /** What somebody else wrote and the sender passes on or answers. */
    quotations: z
      .array(
        z.object({
          how: z.enum(['forwarded', 'answered', 'quoted']).default('quoted'),
          from: z.string().max(longestName).default(''),
          text: z.string().max(longestText),
        }),
      )
      .max(mostQuotations)
      .default([]),
  })
  .refine(({ content, quotations }) => content !== '' || quotations.length > 0, 'content: must not be empty');

export interface Arrival {
  readonly channel: string;
  /** For a message that brings no id. */
  readonly id: string;
  readonly at: number;
}

/**
 * `id`: as whoever sent it knows it. Programs that know nothing of each other count alike, so each has ids of
 * its own.
 */
export function toInbound(
  text: string,
  arrival: Arrival,
): Result<{ readonly id: string; readonly message: InboundMessage }> {
  const parsed = WireMessage.safeParse(parseJson(text));
  if (!parsed.success)
    return refuse({
      code: 'channel.unreadable',
      message: `The message cannot be read: ${z.prettifyError(parsed.error).replaceAll(/\s+/gu, ' ')}`,
      remedy:
        'A message is JSON: {"sender": "ana", "content": "…", "id": "…", "thread_id": "…"}; the last two may be left out.',
    });
  const { id, sender, content, thread_id: thread = null } = parsed.data;
  const { text: own, quotations } = joinParts<Quotation>([
    ...parsed.data.quotations.map((quotation) => ({ type: 'quotation', quotation }) as const),
    ...partsOfLines(content),
  ]);
  return ok({
    id: id ?? arrival.id,
    message: {
      ...arrival,
      id: id === undefined ? arrival.id : `${sender}/${id}`,
      replyTarget: sender,
      sender,
      senderName: sender,
      thread,
      interruptionScope: thread,
      group: false,
      text: own,
      attachments: [],
      ...(quotations.length === 0 ? {} : { quotations }),
    },
  });
}

/** An answer as programs get it. Files are in it, encoded. */
export function toWire({ recipient, thread, text, attachments }: OutboundMessage, id: string): string {
  return JSON.stringify({
    id,
    recipient,
    content: text,
    thread_id: thread,
    ...(attachments.length === 0
      ? {}
      : {
          attachments: attachments.map(({ kind, source }) => ({
            kind,
            name: source.name,
            content_base64: Buffer.from(source.content).toString('base64'),
          })),
        }),
  });
}
