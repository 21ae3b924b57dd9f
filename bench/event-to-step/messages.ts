import { z } from 'zod';

/** To the publisher: send message `number` now; or `count` of them from `first` on, at its own pace. */
export type ClientOrder =
  | { readonly number: number }
  | { readonly first: number; readonly count: number; readonly everyMs: number };

/** `at` is process.hrtime in nanoseconds: just before the publish, or first thing in the message callback. */
export const ClientReport = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('published'), number: z.number(), at: z.string() }),
  z.object({ type: z.literal('received'), number: z.number(), at: z.string() }),
]);
export type ClientReport = z.infer<typeof ClientReport>;

const Payload = z.object({ value: z.number(), number: z.number() });

export const textFor = (number: number): string =>
  JSON.stringify({ value: 92, number } satisfies z.infer<typeof Payload>);

export const numberIn = (text: string): number => Payload.parse(JSON.parse(text)).number;
