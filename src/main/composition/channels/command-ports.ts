import { shownStep } from '../../../shared/step-numbers';
import type { OpenGate } from '../../../shared/run';
import type { CommandPorts, WaitingRun } from '../../messages/channel-commands';
import type { SopEngine } from '../../sop/engine';
import type { Foundation } from '../foundation';
import type { ModelInUse } from '../models/model-in-use';

const runsTold = 20;

/** What commands can do, wherever they are said. */
export function commandPorts(
  { log }: Pick<Foundation, 'log'>,
  engine: SopEngine,
  model: Pick<ModelInUse, 'models' | 'choose'>,
  startOver: CommandPorts['startOver'],
): CommandPorts {
  return {
    models: (conversation) => model.models(conversation),
    chooseModel: (conversation, wanted) => model.choose(conversation, wanted),
    startOver,
    waiting: () =>
      engine.activeRuns().flatMap((run) =>
        run.gate === null
          ? []
          : [
              {
                runId: run.runId,
                gate: run.gate.gate,
                critical: run.sop.priority === 'critical',
                sop: run.sop.name,
                step: shownStep(run.sop.steps, run.gate.step),
                title: run.sop.steps[run.gate.step - 1]?.title ?? '',
                ...askedTimes(run.gate, run.decisions.at(-1)?.at ?? null),
              },
            ],
      ),
    runs: () =>
      log
        .list({ imported: false, dry: false, limit: runsTold })
        .map(({ runId, sop, status, stepTitle }) => ({ runId, sop, status, stepTitle })),
    approve: (runId, gate, by) => engine.approve(runId, gate, by),
    deny: (runId, gate, reason, by) => engine.deny(runId, gate, reason, by),
  };
}

/**
 * A gate whose calls became known, or were corrected, after it was asked asks something else since then. A
 * corrected one has another id as well.
 */
export function askedTimes(
  { requestedAt, draftedAt = requestedAt, edited }: Pick<OpenGate, 'requestedAt' | 'draftedAt' | 'edited'>,
  decidedBefore: number | null,
): Pick<WaitingRun, 'askedAt' | 'askedBefore' | 'knownSince'> {
  if (edited !== undefined) return { askedAt: edited.at, askedBefore: edited.at };
  return draftedAt > requestedAt
    ? { askedAt: draftedAt, askedBefore: draftedAt, knownSince: draftedAt }
    : { askedAt: requestedAt, askedBefore: decidedBefore };
}
