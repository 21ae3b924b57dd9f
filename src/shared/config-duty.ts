import { z } from 'zod';
import { count, name } from './config-values';
import { notifyRoute } from './escalation';
import { isTimeZone } from './time-zone';

export const route = () =>
  z.string().regex(notifyRoute).meta({
    allowed: '"desktop", "CHANNEL:RECIPIENT" such as "telegram:12345678", or "@GROUP" for who is on duty',
    route: true,
  });

const days = () =>
  z
    .array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']))
    .default(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
    .describe('Days on which it begins.');
const time = () =>
  z
    .string()
    .regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/u)
    .meta({ allowed: 'a time of day such as "22:00"' });
const from = () => time().default('00:00').describe('When it begins, by the clock on the wall.');
const to = () =>
  time().default('24:00').describe('When it ends. A time that is not after the first is on the next day.');

export const group = () =>
  z
    .string()
    .regex(/^[^\s:@]+$/u)
    .meta({ allowed: 'a name without spaces, ":" and "@"' });

/** One `[[escalation]]`. */
export const EscalationConfig = z.strictObject({
  after_secs: count(1, 31_536_000).describe('Seconds since the question was asked.'),
  notify: z.array(route()).min(1).describe('Who is told. Nobody may decide by being told.'),
  repeat_secs: count(10, 31_536_000)
    .optional()
    .describe(
      'Seconds after which they are told again, until the next entry is due or somebody decides. Absent: once.',
    ),
  priority: z
    .enum(['high', 'critical'])
    .optional()
    .describe('How urgent the question is from then on, where that is more than before. Absent: as before.'),
});

const Person = z.strictObject({
  name: name().describe('Name of the person.'),
  routes: z.array(route()).min(1).describe('Where the person is reached.'),
});

const Shift = z.strictObject({
  group: group().default('shift').describe('Group that "@GROUP" in a route stands for.'),
  name: name().describe('Who is on duty: a name of [[duty.people]].'),
  days: days(),
  from: from(),
  to: to(),
});

const Quiet = z.strictObject({ days: days(), from: from(), to: to() });

/** `[duty]`. */
export const Duty = z.strictObject({
  timezone: z
    .string()
    .refine((zone) => zone === '' || isTimeZone(zone))
    .meta({ allowed: 'an IANA name such as "Asia/Seoul", or "" for that of [sop]' })
    .default('')
    .describe('Time zone of the hours below. Empty: timezone of [sop].'),
  calendar: z
    .string()
    .default('')
    .describe(
      'Calendar file (.ics) that says who is on duty, beside the shifts: each event is named "NAME" or "GROUP: NAME" after somebody of [[duty.people]]. A relative path starts at the home folder. Empty: none.',
    ),
  people: z.array(Person).default([]).describe('Who can be on duty, and where they are reached.'),
  shifts: z.array(Shift).default([]).describe('Who is on duty when.'),
  quiet: z
    .array(Quiet)
    .default([])
    .describe(
      'Quiet hours: questions of priority low and normal are told to nobody then, and go out when they end. They stand in the app all the same; those of priority high and critical always go out.',
    ),
});
