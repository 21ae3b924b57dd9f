import { expect, test } from 'vitest';
import type { Evidence } from '../../../../shared/evidence';
import type { DraftedCall } from '../../../../shared/run';
import { exampleRun } from '../../../testing/example-run';
import { channelWords } from '../../../platform/words/words-in';
import { followsLine, measuredLine, pinLines, sparkline } from './card-lines';

const words = channelWords('en', 'Asia/Seoul');
const boards = [
  { name: 'pump', pinNames: [{ pin: 5, name: 'relief valve', low: 'closed', high: 'open' }] },
  { name: 'attic' },
];
const write = (board: string, pin: number, value: number): DraftedCall => ({
  tool: 'gpio_write',
  arguments: { board, pin, value },
  provenance: {},
});

test.each([
  {
    name: 'a pin is called by its name, with what it was and will be',
    calls: [write('pump', 5, 1)],
    basis: [{ of: 'pin', board: 'pump', pin: 5, level: 0 } as const],
    lines: ['Pin 5 of `pump`, `relief valve`: 0 `closed` → 1 `open`'],
  },
  {
    name: 'what it was is said to be not known',
    calls: [write('pump', 5, 0)],
    basis: [],
    lines: ['Pin 5 of `pump`, `relief valve`: not known → 0 `closed`'],
  },
  {
    name: 'a pin without a name has its number',
    calls: [write('attic', 2, 1)],
    basis: [{ of: 'pin', board: 'attic', pin: 2, level: 1 } as const],
    lines: ['Pin 2 of `attic`: 1 → 1'],
  },
  {
    name: 'of a pin of which nothing is known nothing is said',
    calls: [write('attic', 2, 1)],
    basis: [],
    lines: [],
  },
  { name: 'calls that are not known yet say nothing', calls: null, basis: [], lines: [] },
])('$name', ({ calls, basis, lines }) => {
  expect(pinLines({ calls, basis }, boards, words)).toEqual(lines);
});

const evidence: Evidence = {
  source: 'mqtt',
  topic: 'yard/tank',
  name: 'level',
  unit: 'cm',
  limit: { operator: '>', value: 85 },
  holds: false,
  points: [10, 40, 80, 91].map((value, at) => ({ at, value })),
  heardAt: null,
  started: { at: 3, value: 91 },
};

test('the value stands beside its limit, with how it came there', () => {
  expect(measuredLine(evidence, words)).toBe('`level` is `91 cm`, limit `> 85`.\n`▁▄▇█`');
  expect(measuredLine({ ...evidence, limit: null, name: '', unit: null, points: [] }, words)).toBe(
    'The value is `91`.',
  );
  expect(measuredLine({ ...evidence, started: null }, words)).toBe('');
  expect(measuredLine(null, words)).toBe('');
});

test('a trend is as wide as a line of a message, and a peak stays in it', () => {
  const values = Array.from({ length: 500 }, (_, index) => (index === 250 ? 9 : 1));
  expect(sparkline(values)).toBe('▁▁▁▁▁▁▁▁▁▁▁▁█▁▁▁▁▁▁▁▁▁▁▁');
  expect([sparkline([1, 2]), sparkline([2, 2, 2])]).toEqual([null, '▁▁▁']);
});

test('what a yes and a no lead to is said', () => {
  expect(followsLine(exampleRun, { step: 1, reason: 'confirmation' }, words)).toMatch(
    /^Approved, step 2 follows: `.+`\. Rejected, the run is cancelled and nothing is sent\.$/u,
  );
  expect(followsLine(exampleRun, { step: exampleRun.steps.length, reason: 'confirmation' }, words)).toMatch(
    /^Approved, the run is completed after it\./u,
  );
  expect(followsLine(exampleRun, { step: 1, reason: 'interrupted' }, words)).toBe('');
});

test('what follows on steps side by side is said of each of them', () => {
  const lanes = exampleRun.steps.map(({ number }) => ({
    step: number,
    status: 'running' as const,
    gate: null,
    approved: null,
  }));
  expect(
    followsLine(
      { ...exampleRun, group: { lanes, begun: false } },
      { step: 1, reason: 'confirmation' },
      words,
    ),
  ).toMatch(/^Approved, the run is completed after it\./u);
});
