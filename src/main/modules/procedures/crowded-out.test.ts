import { expect, test } from 'vitest';
import { inKorean } from '../../../shared/sentences/in-korean';
import type { SopEvent } from '../../../shared/sop';
import { exampleRun, exampleSop } from '../../testing/example-run';
import { incidentRig } from '../../testing/incident-rig';
import { CrowdedOut } from './crowded-out';

const why = { detail: '1 run of leak is active or waiting, the limit is 1 (max_concurrent).' };
const leak = { ...exampleSop, name: 'leak' };
const ofPumps = { ...leak, concurrencyKey: '$.id' };
const event = (payload: string | null, source: SopEvent['source'] = 'mqtt'): SopEvent => ({
  source,
  topic: source === 'manual' ? null : 'pumps',
  payload,
  receivedAt: 7,
});
const runOf = (sop = leak, trigger = event('1'), concurrencyKey?: string): typeof exampleRun => ({
  ...exampleRun,
  sop,
  trigger,
  ...(concurrencyKey === undefined ? {} : { concurrencyKey }),
});

function rig() {
  const { problems, notified, incidents } = incidentRig();
  const crowdedOut = new CrowdedOut(incidents);
  return {
    problems,
    notified,
    crowdedOut,
    places: () =>
      problems
        .list()
        .map(({ where }) => where)
        .toSorted(),
  };
}

test('an urgent procedure that did not start is a problem until it starts, and is notified once, with what takes its place and what to do', () => {
  const { problems, notified, crowdedOut } = rig();
  const tell = (): void => {
    crowdedOut.tell(leak, event('1'), why, [exampleRun]);
  };
  tell();
  tell();
  const message = `An event did not start it: ${why.detail} The place was taken by r1 (pump, 1)`;
  expect(problems.list()).toMatchObject([
    {
      where: 'Procedure leak',
      message,
      remedy: expect.stringContaining('start it by hand with the payload of that event') as string,
    },
  ]);
  expect(notified).toEqual([
    `leak: ${message}. Decide about one of these runs or cancel it, then start this procedure by hand with the payload of that event; the page Events has it.`,
  ]);
  crowdedOut.started(runOf({ ...leak, name: 'other' }));
  expect(problems.list()).toHaveLength(1);
  crowdedOut.started(runOf());
  expect(problems.list()).toEqual([]);
  tell();
  expect(notified).toHaveLength(2);
});

test.each<{ name: string; run: typeof exampleRun; left: number }>([
  { name: 'an event', run: runOf(leak, event(null, 'webhook')), left: 0 },
  { name: 'a start by hand with a payload', run: runOf(leak, event('{"value": 92}', 'manual')), left: 0 },
  {
    name: 'a start by hand without one, which may have asked for nothing',
    run: runOf(leak, event(null, 'manual')),
    left: 1,
  },
  { name: 'a start by hand with a blank one', run: runOf(leak, event(' ', 'manual')), left: 1 },
  { name: 'a dry run', run: { ...runOf(), dry: true }, left: 1 },
])('what is left of the problem after $name: $left', ({ run, left }) => {
  const { problems, crowdedOut } = rig();
  crowdedOut.tell(leak, event('1'), why, [exampleRun]);
  crowdedOut.started(run);
  expect(problems.list()).toHaveLength(left);
});

test('each value of the key is told for itself, and ends with a run of its own', () => {
  const { notified, crowdedOut, places } = rig();
  for (const payload of ['{"id": "A"}', '{"id": "B"}', '{"id": "B"}', '{}'])
    crowdedOut.tell(ofPumps, event(payload), why, [exampleRun]);
  expect(places()).toEqual([
    'Procedure leak ($.id = "A")',
    'Procedure leak ($.id = "B")',
    'Procedure leak ($.id = –)',
  ]);
  expect(notified.map((text) => text.split(':')[0])).toEqual([
    'leak ($.id = "A")',
    'leak ($.id = "B")',
    'leak ($.id = –)',
  ]);
  crowdedOut.started(runOf(ofPumps, event('{"id": "C"}'), 'C'));
  expect(places()).toHaveLength(3);
  crowdedOut.started(runOf(ofPumps, event('{"id": "A"}'), 'A'));
  expect(places()).toEqual(['Procedure leak ($.id = "B")', 'Procedure leak ($.id = –)']);
  crowdedOut.started(runOf(leak));
  expect(places()).toEqual([]);
});

test('a sender that makes up values notifies nobody without end, and what is beyond is told as one', () => {
  const { problems, notified, crowdedOut } = rig();
  for (let id = 0; id < 100; id += 1)
    crowdedOut.tell(ofPumps, event(JSON.stringify({ id })), why, [exampleRun]);
  expect([problems.list().length, notified.length]).toEqual([21, 21]);
  expect(notified.at(-1)).toBe(
    'Procedure leak: Events with many more values of $.id did not start it, because runs took its place',
  );
  crowdedOut.started(runOf(ofPumps, event('{"id": 50}'), '50'));
  expect(problems.list()).toHaveLength(21);
});

test('all of it has its Korean', () => {
  const { problems, notified, crowdedOut } = rig();
  crowdedOut.tell(leak, event('1'), why, [exampleRun, { ...exampleRun, runId: 'r2' }]);
  for (let id = 0; id < 30; id += 1)
    crowdedOut.tell(ofPumps, event(JSON.stringify({ id })), why, [exampleRun]);
  const texts = [
    ...notified.map((text) => text.slice(text.indexOf(': ') + 2)),
    ...problems.list().flatMap(({ where, message, remedy }) => [where, message, remedy]),
  ];
  expect(
    texts
      .map((text) => inKorean(text) ?? text)
      .filter((text) => /An event|Events|Decide|active or|Procedure|ZeroClaw says/u.test(text)),
  ).toEqual([]);
});
