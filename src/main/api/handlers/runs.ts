import { ok, refuse } from '../../../shared/result';
import type { RunLog } from '../../ports/run-log';
import type { SopEngine } from '../../sop/engine';
import { fold } from '../../sop/run';
import type { Handlers } from '../router';

type RunHandlers = Pick<Handlers, 'runs.list' | 'runs.show' | 'runs.cancel'>;

export function runHandlers(engine: SopEngine, log: RunLog): RunHandlers {
  return {
    'runs.list': (filter) => ok([...log.list(filter)]),
    'runs.show': ({ runId }) => {
      const events = log.read(runId);
      if (events.length === 0) return refuse({ code: 'not_found', message: `There is no run ${runId}`, mend: '`zeroclaw runs` lists them.' });
      return ok({ run: fold(events.map((row) => row.event)), events: [...events] });
    },
    'runs.cancel': ({ runId, reason }, caller) => engine.cancel(runId, reason, caller),
  };
}
