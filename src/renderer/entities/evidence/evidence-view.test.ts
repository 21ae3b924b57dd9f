import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../shared/evidence';
import { evidenceView, plotShape } from './evidence-view';

const second = 1_000;
const evidence = (change: Partial<Evidence> = {}): Evidence => ({
  source: 'mqtt',
  topic: 't',
  name: 'value',
  unit: 'bar',
  limit: { operator: '>', value: 85 },
  holds: false,
  points: [
    { at: 10 * second, value: 80 },
    { at: 70 * second, value: 90 },
    { at: 80 * second, value: 92 },
  ],
  heardAt: 80 * second,
  started: { at: 70 * second, value: 90 },
  ...change,
});

describe('the minute that is shown', () => {
  test.each<{ name: string; of?: Partial<Evidence>; endedAt?: number; now: number; then: unknown }>([
    {
      name: 'ends now while readings come',
      now: 85 * second,
      then: {
        state: 'live',
        from: 25 * second,
        to: 85 * second,
        last: { at: 80 * second, value: 92 },
        overSince: 70 * second,
      },
    },
    {
      name: 'ends at the last reading when nothing came for a minute',
      now: 200 * second,
      then: { state: 'silent', from: 20 * second, to: 80 * second, heardAt: 80 * second },
    },
    {
      name: 'is the one before the start when the run is over',
      endedAt: 100 * second,
      now: 85 * second,
      then: {
        state: 'past',
        from: 10 * second,
        to: 70 * second,
        last: { at: 70 * second, value: 90 },
        overBefore: false,
      },
    },
    {
      name: 'knows that the limit was met all along',
      of: {
        points: [
          { at: 30 * second, value: 99 },
          { at: 80 * second, value: 92 },
        ],
      },
      now: 85 * second,
      then: { overSince: 30 * second, overBefore: true },
    },
    {
      name: 'says nothing of a limit that is not met any more',
      of: {
        points: [
          { at: 70 * second, value: 99 },
          { at: 80 * second, value: 70 },
        ],
      },
      now: 85 * second,
      then: { overSince: null },
    },
    {
      name: 'is as long as the last readings of a source that tells something every ten minutes',
      of: {
        points: Array.from({ length: 12 }, (_, index) => ({ at: index * 600 * second, value: index })),
        started: { at: 6_600 * second, value: 11 },
        heardAt: 6_600 * second,
      },
      endedAt: 6_700 * second,
      now: 6_800 * second,
      then: { state: 'past', from: 2_400 * second, to: 6_600 * second },
    },
    {
      name: 'of a pin begins with the level that held',
      of: {
        holds: true,
        limit: { operator: '==', value: 1 },
        points: [{ at: 0, value: 1 }],
        heardAt: 100 * second,
        started: { at: 0, value: 1 },
      },
      now: 101 * second,
      then: {
        state: 'live',
        points: [
          { at: 41 * second, value: 1 },
          { at: 100 * second, value: 1 },
        ],
        overSince: 41 * second,
        overBefore: true,
      },
    },
  ])('$name', ({ of = {}, endedAt = null, now, then }) => {
    expect(evidenceView(evidence(of), endedAt, now)).toMatchObject(then as object);
  });

  test.each([
    { holds: false, values: [90], drawable: false },
    { holds: false, values: [90, 91], drawable: true },
    { holds: true, values: [412], drawable: false },
    { holds: true, values: [0, 1], drawable: true },
  ])('of $values (a level: $holds) a picture is worth drawing: $drawable', ({ holds, values, drawable }) => {
    const points = values.map((value, index) => ({ at: (70 + index) * second, value }));
    const of = evidence({ holds, points, heardAt: 75 * second, started: points.at(-1) ?? null });
    expect(evidenceView(of, null, 80 * second)?.drawable).toBe(drawable);
  });

  test('is none when nothing was ever heard', () => {
    expect(evidenceView(evidence({ points: [], heardAt: null, started: null }), null, 5)).toBeNull();
  });
});

describe('the picture of a minute', () => {
  const size = { width: 60, height: 10 };

  test('has the line, the limit, and the area over it from crossing to crossing', () => {
    const minute = {
      from: 0,
      to: 60,
      points: [
        { at: 0, value: 80 },
        { at: 20, value: 90 },
        { at: 60, value: 85 },
      ],
    };
    expect(plotShape(minute, evidence(), size)).toEqual({
      line: 'M0,10 L20,0 L60,5',
      corners: [
        [0, 10],
        [20, 0],
        [60, 5],
      ],
      over: 'M0,5 L10,5 L20,0 L60,5 L60,5 L0,5 Z',
      limitY: 5,
      end: { x: 60, y: 5 },
    });
  });

  test('of levels goes in steps', () => {
    expect(
      plotShape(
        {
          from: 0,
          to: 60,
          points: [
            { at: 0, value: 0 },
            { at: 30, value: 1 },
          ],
        },
        { holds: true, limit: null },
        size,
      ),
    ).toEqual({
      line: 'M0,10 L30,10 L30,0',
      corners: [
        [0, 10],
        [30, 10],
        [30, 0],
      ],
      over: '',
      limitY: null,
      end: { x: 30, y: 0 },
    });
  });

  test('of one value that never changes is a line, not a division by nothing', () => {
    expect(
      plotShape({ from: 0, to: 60, points: [{ at: 0, value: 5 }] }, { holds: false, limit: null }, size).line,
    ).toBe('M0,10');
  });
});
