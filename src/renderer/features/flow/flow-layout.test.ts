import { expect, test } from 'vitest';
import type { Step } from '../../../shared/sop';
import { layoutFlow } from './flow-layout';

const step = (number: number, more: Partial<Step> = {}): Step => ({
  number,
  title: '',
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [],
  line: number,
  ...more,
});
const never = (): boolean => false;

test('rows stand below one another, with room for signatures, conditions and tools', () => {
  const { starts, gateY, steps, endY, height } = layoutFlow(
    [step(1), step(2, { suggestedTools: ['a'], when: '$.x > 1' }), step(3)],
    2,
    ({ number }) => number === 3,
  );
  expect(starts).toEqual([32, 56]);
  expect(steps.map(({ top, height: high }) => [top, high])).toEqual([
    [gateY + 56, 44],
    [gateY + 100, 96],
    [gateY + 196, 72],
  ]);
  expect(steps.map(({ gateY: line, y }) => (line === null ? null : y - line))).toEqual([null, null, 28]);
  expect([endY, height]).toEqual([gateY + 292, gateY + 324]);
});

test('ways to one place join, short ones lie inside long ones, and the step below needs no line', () => {
  const goto = (to: number): Partial<Step> => ({ onFailure: { action: 'goto', step: to } });
  const { brackets } = layoutFlow(
    [step(1, goto(5)), step(2, { next: 3 }), step(3, goto(5)), step(4, { next: 3 }), step(5)],
    1,
    never,
  );
  expect(brackets).toEqual([
    { kind: 'next', from: [4], to: 3, lane: 0 },
    { kind: 'failure', from: [1, 3], to: 5, lane: 1 },
  ]);
});

test('the end of the run is a place, and a fourth line beside three is left to the margin', () => {
  const { brackets } = layoutFlow(
    [
      step(1, { next: 5 }),
      step(2, { next: 6 }),
      step(3, { next: 7 }),
      step(4, { next: 'end' }),
      ...[5, 6, 7, 8].map((number) => step(number)),
      step(9, { next: 'end' }),
    ],
    1,
    never,
  );
  expect(brackets.map(({ to, lane }) => [to, lane])).toEqual([
    [5, 0],
    [6, 1],
    [7, 2],
    [null, null],
  ]);
});

test('places that do not overlap share a lane', () => {
  const { brackets } = layoutFlow(
    [step(1, { next: 3 }), step(2), step(3), step(4, { next: 6 }), step(5), step(6)],
    0,
    never,
  );
  expect(brackets.map(({ lane }) => lane)).toEqual([0, 0]);
});
