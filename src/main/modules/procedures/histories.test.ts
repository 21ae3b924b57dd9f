import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Run, RunEvent } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import { decide, evolve, fold, pendingEffects } from '../../../domain/run/run';

// Logs of runs that the engine has written, each with the state that it had then. They are never changed: a
// run on somebody's disk must read the same in every later version. New ones:
// tests/integration/storage/record-histories.program.ts.
const folder = join(import.meta.dirname, '__histories__');
const Recorded = z.object({ events: z.array(z.unknown()), run: z.record(z.string(), z.unknown()) });
const histories = readdirSync(folder)
  .sort()
  .map((file) => ({
    name: file.replace('.json', ''),
    ...Recorded.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  }));

describe.each(histories)('the recorded run "$name"', ({ events, run }) => {
  const read = (): RunEvent[] => events.map((event) => RunEvent.parse(event));

  test('still folds to the state it had', () => {
    // Later versions may know more of a run, never less or otherwise.
    expect(fold(read())).toMatchObject(run);
    expect(() => Run.parse(fold(read()))).not.toThrow();
  });

  test('keeps every word of every event', () => {
    expect(read()).toMatchObject(events);
  });

  test('is over: nothing is in flight and nothing can be done to it', () => {
    const folded = fold(read());
    expect([isFinished(folded.status), pendingEffects(folded)]).toEqual([true, []]);
    for (const command of [
      { type: 'approve', at: 1, gate: null, by: 'ana', via: 'app' },
      { type: 'cancel', at: 1, reason: '', by: 'ana', via: 'app' },
      { type: 'mark-interrupted', at: 1 },
    ] as const) {
      expect(decide(folded, command)).toMatchObject({ ok: false, error: { code: 'run_not_active' } });
    }
  });

  test('can be stopped and taken up after any of its events', () => {
    let state: Run | null = null;
    for (const event of read()) {
      state = evolve(state, event);
      expect(Run.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
  });
});

test('every way a run can end or be stopped is recorded', () => {
  const types = new Set(histories.flatMap(({ events }) => events.map((event) => RunEvent.parse(event).type)));
  for (const type of [
    'run-completed',
    'run-failed',
    'run-cancelled',
    'run-interrupted',
    'approval-granted',
    'approval-denied',
    'approval-timed-out',
    'approval-extended',
    'calls-drafted',
    'wait-began',
    'wait-moved',
    'child-started',
    'state-known',
    'state-set',
    'step-failed',
    'model-answered',
    'tool-call-answered',
  ]) {
    expect(types).toContain(type);
  }
});
