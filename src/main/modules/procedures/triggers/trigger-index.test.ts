import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventSource, type SopEntry, type SopEvent, type Trigger } from '../../../../shared/sop';
import { exampleSop } from '../../../testing/example-run';
import { TriggerIndex } from './trigger-index';
import { listensAt, matchSop } from '../../../../domain/procedure/triggers/triggers';
import { draws } from '../../../testing/draws';

const entryOf = (name: string, triggers: readonly Trigger[]): SopEntry => ({
  folder: name,
  name,
  state: 'valid',
  diagnostics: [],
  sop: { ...exampleSop, name, triggers: [...triggers] },
  hash: '',
});
const broken: SopEntry = {
  folder: 'broken',
  name: 'broken',
  state: 'errors',
  diagnostics: [],
  sop: null,
  hash: '',
};
const reading = (payload: string | null, topic = 'plant/a/pressure'): SopEvent => ({
  source: 'mqtt',
  topic,
  payload,
  receivedAt: 0,
});

test('an event is told to whom it concerns: who matches, and who listens but whose condition was not met', () => {
  const index = new TriggerIndex([
    entryOf('high', [{ type: 'mqtt', topic: 'plant/a/pressure', condition: '$.value > 85' }]),
    broken,
    entryOf('any', [
      { type: 'mqtt', topic: 'plant/+/pressure' },
      { type: 'mqtt', topic: 'plant/#' },
    ]),
    entryOf('low', [
      { type: 'mqtt', topic: 'plant/a/pressure', condition: '$.value < 10' },
      { type: 'mqtt', topic: '#', condition: '$.value == 0' },
    ]),
    entryOf('elsewhere', [
      { type: 'mqtt', topic: 'plant/b/pressure' },
      { type: 'manual' },
      { type: 'webhook', path: 'plant/a/pressure' },
    ]),
  ]);
  const { matching, misses } = index.match(reading('{"value": 80}'));
  expect(matching.map(({ name }) => name)).toEqual(['any']);
  expect(misses.length).toBe(2);
  expect(Array.from(misses, ({ sop, why }) => ({ sop, why }))).toEqual([
    { sop: 'high', why: 'mqtt: $.value is 80, limit > 85' },
    { sop: 'low', why: 'mqtt: $.value is 80, limit < 10; mqtt: $.value is 80, limit == 0' },
  ]);
  expect(Array.from(misses, ({ check }) => check?.condition)).toEqual(['$.value > 85', '$.value < 10']);
});

test('a path is known when a webhook trigger names it exactly', () => {
  const index = new TriggerIndex([
    entryOf('pump', [
      { type: 'webhook', path: '/pump' },
      { type: 'mqtt', topic: '/fan' },
    ]),
  ]);
  expect(['/pump', '/pump/', '/fan'].map((path) => index.knows('webhook', path))).toEqual([
    true,
    false,
    false,
  ]);
});

const level = fc.constantFrom('a', 'b', '', '+', '#', '$x', 'a+');
const place = fc.array(level, { minLength: 0, maxLength: 4 }).map((levels) => levels.join('/'));
const condition = fc.constantFrom(undefined, '> 1', '$.v > 1', 'nonsense (');
const trigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc
    .record({ type: fc.constant('mqtt' as const), topic: place, condition })
    .map(({ condition: text, ...rest }) => (text === undefined ? rest : { ...rest, condition: text })),
  fc.record({ type: fc.constant('webhook' as const), path: place }),
  fc.record({ type: fc.constant('cron' as const), expression: place }),
  fc.record({
    type: fc.constant('peripheral' as const),
    board: fc.constantFrom('a', 'b'),
    signal: fc.constantFrom('a', 'b'),
  }),
  fc.constant<Trigger>({ type: 'manual' }),
);

test('the index agrees with asking every procedure', () => {
  const event = fc.record<SopEvent>({
    source: fc.constantFrom(...EventSource.options),
    topic: fc.option(place),
    payload: fc.constantFrom(null, '2', '{"v": 2}', 'text'),
    receivedAt: fc.constant(0),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(trigger, { maxLength: 3 }), { maxLength: 8 }),
      event,
      (procedures, seen) => {
        const entries = procedures.map((triggers, number) => entryOf(String(number), triggers));
        const asked = entries.filter((entry) => entry.sop !== null && matchSop(entry.sop, seen).matched);
        const { matching, misses } = new TriggerIndex(entries).match(seen);
        expect(matching).toEqual(asked);
        const concerned = entries.filter(
          (entry) =>
            !asked.includes(entry) && entry.sop?.triggers.some((each) => listensAt(each, seen)) === true,
        );
        expect(Array.from(misses, ({ sop }) => sop)).toEqual(concerned.map(({ name }) => name));
        expect(misses.length).toBe(concerned.length);
      },
    ),
    { numRuns: draws(2_000) },
  );
});
