import { z } from 'zod';

/** Kinds of values that several tables of config.toml have. */

export const count = (least: number, most: number) => z.number().int().min(least).max(most);
export const name = () => z.string().min(1);
