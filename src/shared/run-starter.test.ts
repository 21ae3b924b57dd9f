import { expect, test } from 'vitest';
import { starterOf } from './run-starter';

test.each([
  { by: 'chat:8f0c-11', is: { kind: 'conversation' } },
  { by: 'run:pump-7', is: { kind: 'run', runId: 'pump-7' } },
  { by: 'job:8f0c-12', is: { kind: 'job', name: null } },
  { by: 'job:8f0c-12', called: 'Nightly', is: { kind: 'job', name: 'Nightly' } },
  { by: 'ana', is: null },
  { by: 'chatter', is: null },
])('who started a run, without an id that says nothing: $by', ({ by, called, is }) => {
  expect(starterOf({ by, ...(called === undefined ? {} : { called }) })).toEqual(is);
});
