import { z } from 'zod';

export type Json = z.infer<typeof Json>;
export const Json = z.json();

/** A JSON object, e.g. the arguments of a tool call. */
export type JsonObject = { [key: string]: Json };
export const JsonObject: z.ZodType<JsonObject> = z.record(z.string(), Json);
