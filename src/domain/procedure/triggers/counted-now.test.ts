import { expect, test } from 'vitest';
import type { SopEvent, Sop, Trigger, TriggerTiming, UnderWay } from '../../../shared/sop';
import { figuresNow, isSilentStill } from './counted-now';

const silence: Trigger = { type: 'absence', topic: 'pump/+/heartbeat', after_secs: 60 };
const later: Trigger = { ...silence, after_secs: 600 };
const co2: Trigger = {
  type: 'window',
  topic: 'room/+/co2',
  value: '$.ppm',
  over_secs: 600,
  condition: '$.mean > 1200',
};
const run = (source: SopEvent['source'], topic: string, after?: TriggerTiming) => ({
  sop: { triggers: [silence, later, co2] } as unknown as Sop,
  trigger: {
    source,
    topic,
    payload: '{"mean":1400}',
    receivedAt: 0,
    ...(after === undefined ? {} : { after }),
  },
});
const counts = (
  trigger: Trigger,
  key: string,
  state: TriggerTiming['state'],
  ms: number,
  figures?: string,
): UnderWay => ({
  trigger,
  key,
  timing: { state, ms, ofMs: 60_000, ...(figures === undefined ? {} : { figures }) },
});

test.each([
  { name: 'it goes on', underWay: [counts(silence, 'pump/1/heartbeat', 'absent', 70_000)], then: true },
  {
    name: 'it is about to start the run',
    underWay: [counts(silence, 'pump/1/heartbeat', 'silent', 60_000)],
    then: true,
  },
  {
    name: 'it goes on, and a longer one counts still',
    underWay: [
      counts(silence, 'pump/1/heartbeat', 'absent', 70_000),
      counts(later, 'pump/1/heartbeat', 'silent', 70_000),
    ],
    then: true,
  },
  {
    name: 'something was heard',
    underWay: [counts(silence, 'pump/1/heartbeat', 'silent', 500)],
    then: false,
  },
  {
    name: 'something was heard before the broker went away',
    underWay: [counts(silence, 'pump/1/heartbeat', 'unheard', 500)],
    then: false,
  },
  {
    name: 'another place is heard',
    underWay: [counts(silence, 'pump/2/heartbeat', 'silent', 500)],
    then: null,
  },
  {
    name: 'the trigger is another one by now',
    underWay: [counts({ ...silence, after_secs: 5 }, 'pump/1/heartbeat', 'silent', 500)],
    then: null,
  },
])('of a silence: $name', ({ underWay, then }) => {
  const after: TriggerTiming = { state: 'absent', ms: 60_000, ofMs: 60_000 };
  expect(isSilentStill(run('absence', 'pump/1/heartbeat', after), { underWay, isHeard: true })).toBe(then);
});

test.each([
  {
    name: 'they are known',
    state: 'started' as const,
    figures: '{"mean":900}',
    isHeard: true,
    then: '{"mean":900}',
  },
  {
    name: 'nothing came for so long',
    state: 'started' as const,
    figures: undefined,
    isHeard: true,
    then: '{"count":0,"sum":0}',
  },
  {
    name: 'nobody hears the place',
    state: 'started' as const,
    figures: undefined,
    isHeard: false,
    then: null,
  },
])('of the figures of a window: $name', ({ state, figures, isHeard, then }) => {
  const underWay = [
    counts(co2, 'room/2/co2', 'gathers', 5, '{"mean":1}'),
    counts(co2, 'room/1/co2', state, 5, figures),
  ];
  expect(figuresNow(run('window', 'room/1/co2'), { underWay, isHeard })).toBe(then);
  expect(figuresNow(run('mqtt', 'room/1/co2'), { underWay, isHeard })).toBeNull();
});
