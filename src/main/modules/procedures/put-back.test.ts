import { expect, test } from 'vitest';
import type { RunEvent } from '../../../shared/run';
import { putBack } from './put-back';

const events = (board: string | null): readonly RunEvent[] => [
  {
    type: 'card-based-on',
    at: 0,
    step: 1,
    gate: 'g',
    facts: [{ of: 'pin', board: 'pump', pin: 5, level: 1 }],
  },
  {
    type: 'tool-call-sent',
    at: 1,
    step: 1,
    call: 'c',
    tool: 'gpio_write',
    arguments: { board: 'pump', pin: 5, value: 0 },
    provenance: {},
    acts: true,
    ...(board === null ? {} : { board }),
  },
  { type: 'tool-call-answered', at: 2, step: 1, call: 'c', success: true, output: '' },
];

test.each([
  { name: 'another board', then: 'serial A1', now: 'serial B2', starts: false },
  { name: 'the same', then: 'serial A1', now: 'serial A1', starts: true },
  // Nothing is sent to it before somebody signs, and then it has to answer.
  { name: 'none', then: 'serial A1', now: null, starts: true },
  { name: 'one where the run does not say which it was', then: null, now: 'serial B2', starts: true },
])('a pin is put back where $name answers to the name: $starts', ({ then, now, starts }) => {
  let asked = 0;
  const answer = putBack(
    events(then),
    { runId: 'r1', board: 'pump', pin: 5, language: 'en' },
    { by: 'ana', via: 'app' },
    {
      engine: {
        dispatchTo: () => {
          asked += 1;
          return [{ sop: 'put-back', result: 'started', runId: 'r2' }];
        },
      },
      live: { board: () => now },
      at: 9,
    },
  );
  expect([answer.ok, asked, answer.ok ? null : answer.error.code]).toEqual(
    starts ? [true, 1, null] : [false, 0, 'run.other-board'],
  );
});
