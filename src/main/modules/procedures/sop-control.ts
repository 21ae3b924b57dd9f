import { refuse } from '../../../shared/result';
import type { Run } from '../../../shared/run';
import { answeredInWords } from '../../../shared/run-facts';
import type { RunProgress, SopControl } from '../../ports/sop-control';
import { chainLength, longestChain, triggersPaused } from './child-runs';
import type { SopEngine } from './engine';
import type { SopLibrary } from './library/library';
import { toRunSummary } from '../../../domain/run/summary';

/**
 * What agents may do with procedures.
 */
export function sopControl(parts: {
  readonly engine: SopEngine;
  readonly library: Pick<SopLibrary, 'entries'>;
}): SopControl {
  return {
    list: () =>
      parts.library.entries().map(({ name, state, sop }) => ({
        name,
        description: sop?.description ?? '',
        state,
        steps: sop?.steps.length ?? 0,
        activeRuns: parts.engine.activeRuns().filter((run) => run.sop.name === name).length,
      })),
    whyNotStarted: (name) => {
      const why = parts.engine.whyNotRunnable(name) ?? (parts.engine.paused ? triggersPaused : null);
      return why === null ? null : `${why.message}. ${why.remedy ?? ''}`.trimEnd();
    },
    start: (name, payload, handed) => {
      if (parts.engine.paused) return refuse(triggersPaused);
      if (chainLength((runId) => parts.engine.show(runId)?.startedBy, handed.by) >= longestChain)
        return refuse({
          code: 'sop.chain',
          message: `${String(longestChain)} procedures in a row have started each other`,
          remedy: 'A person can start it.',
        });
      return parts.engine.startByHand(name, payload, { by: handed.by, via: 'agent', handed });
    },
    status: (runId) => {
      const run = parts.engine.show(runId);
      return run === null ? null : toProgress(run);
    },
    active: () => parts.engine.activeRuns().map(toProgress),
    cancel: (runId, reason, origin) => parts.engine.cancel(runId, reason, { by: origin, via: 'agent' }),
  };
}

const toProgress = (run: Run): RunProgress => ({
  ...toRunSummary(run),
  steps: run.steps.map((state) => {
    const { number, written, title, status, output } = state;
    return {
      number,
      ...(written === undefined ? {} : { written }),
      title,
      status,
      output,
      ...(answeredInWords(run.sop, state) ? { inWords: true } : {}),
    };
  }),
});
