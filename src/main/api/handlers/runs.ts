import { ok, refuse, type Result } from '../../../shared/result';
import type { Run } from '../../../shared/run';
import type { Clock } from '../../base/clock';
import type { RunArchive } from '../../ports/run-archive';
import type { RunLog, StoredRunEvent } from '../../ports/run-log';
import type { SopEngine } from '../../sop/engine';
import { fold } from '../../sop/run';
import { readRunFile, runFileName, toRunFile } from '../../sop/run-file';
import type { Handlers } from '../router';

type RunHandlers = Pick<Handlers, 'runs.list' | 'runs.show' | 'runs.cancel' | 'runs.export' | 'runs.import'>;

interface Parts {
  readonly engine: SopEngine;
  readonly log: RunLog;
  readonly archive: RunArchive;
  readonly clock: Clock;
  /** A run has come from a file. */
  readonly imported: (run: Run, last: StoredRunEvent) => void;
}

export function runHandlers({ engine, log, archive, clock, imported }: Parts): RunHandlers {
  const show = (runId: string): Result<{ readonly run: Run; readonly events: StoredRunEvent[] }> => {
    const events = log.read(runId);
    if (events.length === 0) return refuse({ code: 'not_found', message: `There is no run ${runId}`, mend: '`zeroclaw runs` lists them.' });
    return ok({ run: fold(events.map((row) => row.event)), events: [...events] });
  };
  return {
    'runs.list': (filter) => ok([...log.list(filter)]),
    'runs.show': ({ runId }) => {
      const shown = show(runId);
      const importedAt = archive.importedAt(runId);
      return shown.ok && importedAt !== null ? ok({ ...shown.value, importedAt }) : shown;
    },
    'runs.cancel': ({ runId, reason }, caller) => engine.cancel(runId, reason, caller),
    'runs.export': ({ runId }) => {
      const shown = show(runId);
      return shown.ok ? ok({ fileName: runFileName(shown.value.run), text: toRunFile(shown.value.run, shown.value.events, clock.now()) }) : shown;
    },
    'runs.import': ({ text }) => {
      const read = readRunFile(text);
      if (!read.ok) return read;
      const { run, events } = read.value;
      if (!archive.import(events, run, clock.now())) {
        return refuse({ code: 'run.exists', message: `There is a run ${run.runId} already`, mend: `\`zeroclaw runs show ${run.runId}\` shows it. One that is there is never replaced.` });
      }
      const last = log.read(run.runId).at(-1);
      if (last !== undefined) imported(run, last);
      return ok({ runId: run.runId, sop: run.sop.name, events: events.length });
    },
  };
}
