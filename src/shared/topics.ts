import { z } from 'zod';

/** A topic on which something was heard while somebody listens. */
export const HeardTopic = z.object({
  topic: z.string(),
  /** Of the last message; shortened when `cut`. */
  payload: z.string(),
  cut: z.boolean(),
  at: z.number(),
  /** The broker kept it from before: the last known value, not news. */
  kept: z.boolean(),
  /** Messages since somebody listens. */
  count: z.number().int(),
});
export type HeardTopic = z.infer<typeof HeardTopic>;

/** A value that another program publishes, under the name that people know it by. */
export const NamedTopic = z.object({
  topic: z.string(),
  name: z.string(),
  from: z.enum(['home-assistant', 'zigbee2mqtt']),
  /** Where in the payload it stands; null: it is the payload, or nobody said. */
  path: z.array(z.string()).readonly().nullable(),
  unit: z.string().nullable(),
});
export type NamedTopic = z.infer<typeof NamedTopic>;

/** What a device can be told, under the name that people know it by. */
export const NamedCommand = z.object({
  topic: z.string(),
  name: z.string(),
  from: z.enum(['home-assistant', 'zigbee2mqtt']),
  /** What it takes, with the word in it that says so; empty: a value that nobody listed. */
  payloads: z.array(z.object({ word: z.string(), payload: z.string() })),
});
export type NamedCommand = z.infer<typeof NamedCommand>;

/** What is heard at the broker, while it is asked again and again. */
export const TopicsHeard = z.object({
  state: z.enum(['no-broker', 'connecting', 'listening', 'failed']),
  /** Host and port; empty without a broker. */
  broker: z.string(),
  problem: z.object({ message: z.string(), remedy: z.string() }).nullable(),
  topics: z.array(HeardTopic),
  /** Topics that were heard and are not listed. */
  more: z.number().int(),
  named: z.array(NamedTopic),
  commands: z.array(NamedCommand).default([]),
});
export type TopicsHeard = z.infer<typeof TopicsHeard>;
