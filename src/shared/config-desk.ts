import { z } from 'zod';
import { ConfigDiagnostic } from './config-diagnostic';
import { Json, JsonObject } from './json';

/** Stands where a secret is written in plain text; the secret itself never leaves the engine. */
export const hiddenSecret = '••••••••';

export const ConfigPlace = z
  .array(z.union([z.string().min(1), z.number().int().nonnegative()]))
  .min(1)
  .max(10);
export type ConfigPlace = z.infer<typeof ConfigPlace>;

/** By place, e.g. `["sop","enabled"]`. */
export const placeKey = (place: readonly (string | number)[]): string => JSON.stringify(place);

/** config.toml as it lies on the disk, without what must not be seen. */
export const ConfigView = z.object({
  file: z.string(),
  /** Plain secrets are `hiddenSecret`. */
  text: z.string(),
  /** Of the text as it is. */
  hash: z.string(),
  readAt: z.number(),
  diagnostics: z.array(ConfigDiagnostic),
  /** What is written, nothing filled in; null: the text is not TOML. */
  values: JsonObject.nullable(),
  /** What holds now, defaults and all. */
  inForce: JsonObject,
  /** The line of every key and table that is written, by `placeKey`. */
  lines: z.record(z.string(), z.number().int()),
  /** Where a secret that is entered goes: the system's keychain, or a file that only the user can read. */
  secretsIn: z.enum(['keychain', 'file']),
});
export type ConfigView = z.infer<typeof ConfigView>;

/** What `keychain:NAME` stands for, without the secret. */
export const SecretRow = z.object({
  name: z.string(),
  /**
   * `missing`: config.toml asks for it and none is kept. `unreadable`: it is kept, and the keychain does not
   * open it.
   */
  state: z.enum(['stored', 'missing', 'unreadable']),
  /** Keys of config.toml. */
  usedBy: z.array(z.string()),
});
export type SecretRow = z.infer<typeof SecretRow>;

/** A name that `keychain:NAME` can say: one line, without blanks at its ends. */
export const SecretName = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\S(?:.*\S)?$/u);

export const ConfigScalar = z.union([z.string(), z.number(), z.boolean()]);
const ConfigValue = z.union([ConfigScalar, z.array(ConfigScalar)]);

/** One change that leaves every other byte as it is. */
export const ConfigChange = z.discriminatedUnion('kind', [
  /**
   * Null: take the line out, so that the default holds. `was`: what the form showed as written; refused when
   * that changed on the disk.
   */
  z.object({
    kind: z.literal('set'),
    place: ConfigPlace,
    value: ConfigValue.nullable(),
    was: Json.optional(),
  }),
  /** A table with a name, or a further one of a list; `place` is the table or the list. */
  z.object({
    kind: z.literal('add'),
    place: ConfigPlace,
    list: z.boolean(),
    values: z.record(z.string(), ConfigValue),
  }),
  z.object({ kind: z.literal('remove'), place: ConfigPlace }),
]);
export type ConfigChange = z.infer<typeof ConfigChange>;
