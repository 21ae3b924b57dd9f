import { expect, test } from 'vitest';
import type { RunEvent } from '../../shared/run';
import { boardOf, pinsLeftSet } from './put-back';

let calls = 0;
/** A call and its answer. */
function done(
  tool: string,
  args: Readonly<Record<string, string | number>>,
  output = '',
  more: { readonly success?: boolean; readonly step?: number } = {},
): readonly RunEvent[] {
  const { success = true, step = 1 } = more;
  const call = `c${String((calls += 1))}`;
  return [
    { type: 'tool-call-sent', at: 1, step, call, tool, arguments: args, provenance: {}, acts: true },
    { type: 'tool-call-answered', at: 2, step, call, success, output },
  ];
}
const card: RunEvent = {
  type: 'card-based-on',
  at: 0,
  step: 2,
  gate: 'g',
  facts: [{ of: 'pin', board: 'pump', pin: 5, level: 1 }],
};
const close = { board: 'pump', pin: 5, value: 0 };

test.each<{ name: string; events: readonly RunEvent[]; then: readonly unknown[] }>([
  {
    name: 'what a card was based on is what the pin was',
    events: [card, ...done('gpio_write', close, '', { step: 2 })],
    then: [{ board: 'pump', pin: 5, was: 1, is: 0, step: 2 }],
  },
  {
    name: 'so is a reading before the first write',
    events: [...done('gpio_read', { board: 'pump', pin: 5 }, '1'), ...done('gpio_write', close)],
    then: [{ board: 'pump', pin: 5, was: 1, is: 0, step: 1 }],
  },
  {
    name: 'a reading after it is not',
    events: [...done('gpio_write', close), ...done('gpio_read', { board: 'pump', pin: 5 }, '0')],
    then: [],
  },
  {
    name: 'what was put back already is not offered',
    events: [card, ...done('gpio_write', close), ...done('gpio_write', { ...close, value: 1 })],
    then: [],
  },
  {
    name: 'a write that failed has set nothing',
    events: [card, ...done('gpio_write', close, 'no', { success: false })],
    then: [],
  },
  {
    name: 'a second card does not say what the pin was before the first write',
    events: [
      card,
      ...done('gpio_write', close),
      { ...card, facts: [{ of: 'pin', board: 'pump', pin: 5, level: 0 }] },
      ...done('gpio_write', close, '', { step: 3 }),
    ],
    then: [{ board: 'pump', pin: 5, was: 1, is: 0, step: 3 }],
  },
  { name: 'what the pin was is not known', events: done('gpio_write', close), then: [] },
])('$name', ({ events, then }) => {
  expect(pinsLeftSet(events)).toEqual(then);
});

test('which board a run was for its calls say, and its card where they do not', () => {
  const [sent, answered] = done('gpio_write', close);
  if (sent?.type !== 'tool-call-sent' || answered === undefined) throw new Error('no call');
  const based: RunEvent = { ...card, facts: [{ of: 'board', board: 'pump', identity: 'serial A1' }] };
  expect([
    boardOf([sent, answered], 'pump'),
    boardOf([based, sent, answered], 'pump'),
    boardOf([{ ...sent, board: 'serial B2' }, answered], 'pump'),
    boardOf([based, { ...sent, board: 'serial B2' }], 'pump'),
    boardOf([{ ...sent, board: 'serial B2' }], 'other'),
  ]).toEqual([null, 'serial A1', 'serial B2', 'serial B2', null]);
});
