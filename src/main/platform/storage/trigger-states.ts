import { z } from 'zod';
import { parseJson } from '../../../shared/parse-json';
import { SopEvent } from '../../../shared/sop';
import type { AbsenceState } from '../../../domain/procedure/triggers/absence';
import type { TimedState } from '../../../domain/procedure/triggers/timed-trigger';
import type { TimingState } from '../../../domain/procedure/triggers/timing';
import type { WindowState } from '../../../domain/procedure/triggers/window';
import type { TriggerStates } from '../../ports/trigger-states';
import type { Database } from './database';
import { storedValue } from './stored-value';
import { createTransaction } from './transaction';

const Absence: z.ZodType<AbsenceState> = z.object({
  lastHeard: z.number().nullable(),
  silentMs: z.number(),
  silentFrom: z.number().nullable(),
  tries: z.number().int(),
  hasStarted: z.boolean(),
});

const Timing: z.ZodType<TimingState> = z.object({
  burst: z.object({ event: SopEvent, dueAt: z.number() }).nullable(),
  stretch: z
    .object({
      event: SopEvent.nullable(),
      since: z.number(),
      heldMs: z.number(),
      countedFrom: z.number().nullable(),
      came: z.enum(['counts', 'tried', 'started']),
    })
    .nullable(),
  waitsForClear: z.boolean(),
});

const Window: z.ZodType<WindowState> = z.object({
  samples: z.array(
    z.object({
      at: z.number(),
      wallAt: z.number(),
      firstAt: z.number(),
      count: z.number(),
      sum: z.number(),
      min: z.number(),
      max: z.number(),
      first: z.number(),
      last: z.number(),
    }),
  ),
  came: z.enum(['idle', 'tried', 'started']),
  keptAt: z.number(),
});

const State: z.ZodType<TimedState> = z.union([Timing, Absence, Window]);

const Row = z.object({ folder: z.string(), trigger: z.string(), key: z.string(), state: z.string() });

export function createTriggerStates(database: Database): TriggerStates {
  const all = database.prepare<[], unknown>('SELECT folder, trigger, key, state FROM trigger_states');
  const save = database.prepare(
    'INSERT INTO trigger_states (folder, trigger, key, state) VALUES (?, ?, ?, ?) ON CONFLICT (folder, trigger, key) DO UPDATE SET state = excluded.state',
  );
  const drop = database.prepare('DELETE FROM trigger_states WHERE folder = ? AND trigger = ? AND key = ?');
  const alive = storedValue(database, 'steady_alive', z.number().nullable(), null);
  const transaction = createTransaction(database);
  return {
    // One that cannot be read begins anew.
    list: () =>
      all.all().flatMap((row) => {
        const { state: stored, ...id } = Row.parse(row);
        const state = State.safeParse(parseJson(stored));
        return state.success ? [{ ...id, state: state.data }] : [];
      }),
    write: ({ folder, trigger, key }, state) => {
      save.run(folder, trigger, key, JSON.stringify(state));
    },
    remove: ({ folder, trigger, key }) => {
      drop.run(folder, trigger, key);
    },
    aliveUntil: () => alive.read(),
    setAlive: (at) => {
      transaction(false, () => {
        alive.write(at);
      });
    },
  };
}
