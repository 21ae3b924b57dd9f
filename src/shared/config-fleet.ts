import { z } from 'zod';
import { name, secret } from './config-values';

/** Without the scheme it is one where a database is named. */
const written =
  /^(?:postgres(?:ql)?:\/\/(?:[^\s/@?#:]+@)?[^\s/@?#]*(?:\/[^\s/?#]*)?|(?:[^\s/@?#:]+@)?(?:[^\s/:@?#[\]]+|\[[\da-f:]+\])(?::\d{1,5})?\/[^\s/?#]+)(?:\?[^\s#]*)?$/iu;

/** `[storage]` */
export const Storage = z.strictObject({
  url: z
    .string()
    .regex(written)
    .overwrite((address) => (address.includes('://') ? address : `postgres://${address}`))
    .meta({
      allowed: 'an address such as postgres://zeroclaw@192.168.0.10:5432/plant, without a password in it',
    })
    .optional()
    .describe(
      'PostgreSQL database that the engines of a fleet share, for example postgres://zeroclaw@192.168.0.10:5432/plant. TLS is as sslmode at its end says: verify-full (the usual one, except to this machine), require (not checked), disable. Leave empty for an engine of its own.',
    ),
  password: secret().optional().describe('Password that the database asks for.'),
  ca_file: name()
    .optional()
    .describe(
      'File with the certificates (PEM) of the authorities to trust for TLS, e.g. your own. A relative path starts at the home folder. Absent: those this machine trusts.',
    ),
});

/** `[fleet]` */
export const Fleet = z.strictObject({
  name: z
    .string()
    .regex(/^[^\s/]{1,64}$/u)
    .meta({ allowed: 'at most 64 characters without spaces and "/"' })
    .optional()
    .describe(
      'What this engine is called in the fleet; no other may have the name. Absent: the name of the machine.',
    ),
  tags: z.array(name()).default([]).describe('Words that say where or what for, shown beside the engine.'),
  offline: z
    .enum(['own', 'hold'])
    .default('own')
    .describe(
      'What this engine does while the database of the fleet is away. own: it goes on with what it hears and reaches itself. hold: nothing starts and nothing acts; events wait on disk, and runs stop before their next acting call, until the database is back.',
    ),
  accept: z
    .array(name())
    .default([])
    .describe(
      'Tools that this engine carries out for procedures of other engines (a step with "on"), for example ["gpio_write", "gpio_read"]. Empty: none.',
    ),
  approvals_from: z
    .array(
      z
        .string()
        .regex(/^[^\s/]{1,64}:[A-Za-z0-9+/]{40,}={0,2}$/u)
        .meta({ allowed: 'ENGINE:KEY, as `zeroclaw fleet key` shows it at that engine' }),
    )
    .default([])
    .describe(
      'Engines at which people may approve and reject what waits here, each with its key, as `zeroclaw fleet key` shows it there. Empty: none; what waits here is decided here.',
    ),
});
