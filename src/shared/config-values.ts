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
