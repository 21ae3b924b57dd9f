import { z } from 'zod';

export const count = (least: number, most: number) => z.number().int().min(least).max(most);
export const name = () => z.string().min(1);
export const topic = () =>
  z
    .string()
    .regex(/^[^+#\0]+$/)
    .meta({ allowed: 'a topic without + and #' });

/** A secret's place, or the secret itself: `env:NAME`, `keychain:NAME`, or plain text. See resolveSecret. */
export const SecretRef = z.string().min(1).brand<'SecretRef'>();
export type SecretRef = z.infer<typeof SecretRef>;

export const secret = () =>
  SecretRef.meta({ secret: true, allowed: '"env:NAME", "keychain:NAME", or the secret itself' });
