import { z } from 'zod';

export const count = (least: number, most: number) => z.number().int().min(least).max(most);
export const name = () => z.string().min(1);
export const topic = () =>
  z
    .string()
    .regex(/^[^+#\0]+$/)
    .meta({ allowed: 'a topic without + and #' });
export const webAddress = () =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/]+/)
    .meta({ allowed: 'an address that starts with http:// or https://' });

/** A secret's place, or the secret itself: `env:NAME`, `keychain:NAME`, or plain text. See resolveSecret. */
export const SecretRef = z.string().min(1).brand<'SecretRef'>();
export type SecretRef = z.infer<typeof SecretRef>;

export const secret = () =>
  SecretRef.meta({ secret: true, allowed: '"env:NAME", "keychain:NAME", or the secret itself' });
