import { z } from 'zod';
import { JsonObject } from '../../../../shared/json';
import { Provenance } from '../../../../shared/run';
import type { ChangePoint, ChangePoints } from '../../../ports/hooks';
import type { ModelImage, ModelMessage, ModelToolCall } from '../../../ports/provider';

/** Of every field of `T`, those that may be left out included: what we hand out has to be taken back. */
type Fields<T> = Readonly<Record<keyof T, z.ZodType>>;
type MessageOf<Role extends ModelMessage['role']> = Extract<ModelMessage, { role: Role }>;

const ToolCall = z.strictObject({
  id: z.string(),
  name: z.string(),
  arguments: JsonObject,
  unreadable: z.string().optional(),
  confidence: z.number().optional(),
  unsureBelow: z.number().nullable().optional(),
  beside: z.string().optional(),
  from: z.record(z.string(), Provenance).optional(),
} satisfies Fields<ModelToolCall>);
const Image = z.strictObject({
  mediaType: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
  base64: z.string(),
} satisfies Fields<ModelImage>);
const Message = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('user'),
    text: z.string(),
    images: z.array(Image).optional(),
  } satisfies Fields<MessageOf<'user'>>),
  z.strictObject({
    role: z.literal('assistant'),
    text: z.string(),
    toolCalls: z.array(ToolCall),
    thought: z.string().optional(),
  } satisfies Fields<MessageOf<'assistant'>>),
  z.strictObject({
    role: z.literal('tool'),
    callId: z.string(),
    name: z.string(),
    status: z.enum(['ok', 'error']),
    output: z.string(),
  } satisfies Fields<MessageOf<'tool'>>),
]);

/** What may be changed at each point. */
const changeable = {
  on_message_received: z.strictObject({ text: z.string() }),
  before_prompt: z.strictObject({ system: z.string() }),
  before_model_call: z
    .strictObject({ messages: z.array(Message).min(1), temperature: z.number().min(0).max(2) })
    .partial(),
  before_tool_call: z.strictObject({ arguments: JsonObject }),
  after_tool_call: z.strictObject({ output: z.string() }),
  on_message_sending: z.strictObject({ text: z.string() }),
} satisfies Record<ChangePoint, z.ZodType>;

export type ReadAnswer<P extends ChangePoint> =
  | { readonly kind: 'change'; readonly fields: Partial<ChangePoints[P]> }
  | { readonly kind: 'cancel'; readonly reason: string }
  | null;

/**
 * What a hook wants, checked: hooks are other people's code. Null: nothing. Throws when it is not understood.
 */
export function readHookAnswer<P extends ChangePoint>(point: P, answer: unknown): ReadAnswer<P> {
  if (answer === undefined || answer === null) return null;
  const { cancel, change } = Answer.parse(answer);
  if (cancel !== undefined) {
    if (point === 'after_tool_call') throw new Error('a call that has been made cannot be cancelled');
    return { kind: 'cancel', reason: cancel };
  }
  if (change === undefined) return null;
  const fields = changeable[point].safeParse(change);
  if (!fields.success)
    throw new Error(
      `it may change ${Object.keys(changeable[point].shape).join(' and ')}: ${z.prettifyError(fields.error)}`,
    );
  return { kind: 'change', fields: fields.data as Partial<ChangePoints[P]> };
}

const Answer = z.strictObject({
  cancel: z.string().optional(),
  change: z.record(z.string(), z.unknown()).optional(),
});
