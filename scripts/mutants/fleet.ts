import { one, type SourceMutant } from './trust';

const calls = 'src/main/modules/fleet/postgres/calls.ts';
const taking = 'src/main/modules/fleet/calls/taking.ts';
const ofTaking = 'src/main/modules/fleet/calls/taking.test.ts';
const offering = 'src/main/modules/fleet/calls/offering.ts';
const ofOffering = 'src/main/modules/fleet/calls/offering.test.ts';
const handed = 'src/domain/run/handed-over.ts';
const ofHanded = 'src/domain/run/handed-over.test.ts';
/** On a real PostgreSQL. */
const ofDatabase = 'tests/peers/fleet.test.ts';

/** What docs/decisions/0147 promises of calls that are handed over, in the database and at both engines. */
export const fleetMutants: Readonly<Record<string, SourceMutant>> = {
  'take-without-token': {
    ...one(
      'the token of who takes a call',
      calls,
      "AND me.name = $1 AND me.token = $2::bigint AND me.lease_until > clock_timestamp() + $5 * interval '1 millisecond'",
      "AND me.name = $1 AND $2::bigint > 0 AND me.lease_until > clock_timestamp() + $5 * interval '1 millisecond'",
      ofDatabase,
    ),
    named: 'its database',
  },
  'answer-without-token': {
    ...one(
      'the token of who answers a call',
      calls,
      'AND me.name = $1 AND me.token = $2::bigint RETURNING c.key',
      'AND me.name = $1 AND $2::bigint > 0 RETURNING c.key',
      ofDatabase,
    ),
    named: 'its database',
  },
  'take-at-the-end-of-a-lease': {
    ...one(
      'the time that is left of the lease of who takes a call',
      calls,
      "me.lease_until > clock_timestamp() + $5 * interval '1 millisecond'",
      'me.lease_until > clock_timestamp() AND $5::float8 > 0',
      ofDatabase,
    ),
    named: 'its database',
  },
  'acts-in-the-last-seconds': one(
    'the seconds before the end of its lease in which an engine acts no more',
    taking,
    'const beforeLeaseEndMs = 5_000;',
    'const beforeLeaseEndMs = 0;',
    ofTaking,
  ),
  'takes-when-full': one(
    'the place that a call of another engine waits for',
    taking,
    '!isFullForOthers &&',
    '',
    ofTaking,
  ),
  'any-arguments': one(
    'the check of arguments that come from another engine',
    taking,
    'const mistakes = checkArguments(tool.parameters, args);',
    'const mistakes: string[] = [];',
    ofTaking,
  ),
  'other-tool': one(
    'the comparison of the tool with the one that was shown',
    taking,
    'if (tool.definition !== definition) return',
    'if (tool.definition !== definition && said === null) return',
    ofTaking,
  ),
  'gone-and-asked': one(
    'what is known of who has taken a call: a database that was put back is believed',
    offering,
    'isAsked() || forMs <= 0 || taker !== null',
    'isAsked() || forMs <= 0',
    ofOffering,
  ),
  'handed-repeated': one(
    'the question about a call of which nobody knows: on_interrupt = "fail" holds for it alone',
    handed,
    "return run.sop.onInterrupt === 'fail'",
    "return run.sop.onInterrupt !== 'ask'",
    ofHanded,
  ),
  'late-answer-lost': one(
    'the answer that comes while a person is asked',
    handed,
    "if (dry === true || (gate !== null && gate.reason !== 'interrupted')) return null;",
    'if (dry === true || gate !== null) return null;',
    ofHanded,
  ),
  'any-call-answered': one(
    'the name of the call in its answer',
    handed,
    'if (state === undefined || state.number !== step || open?.call !== call)',
    'if (state === undefined || state.number !== step || open === null)',
    ofHanded,
  ),
  'unknown-is-failure': one(
    'what an engine says that does not know whether it was carried out',
    handed,
    'if (answer.unknown === true)',
    'if (answer.unknown === true && at < 0)',
    ofHanded,
  ),
};
