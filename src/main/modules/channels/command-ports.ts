import { shownStep } from '../../../shared/step-numbers';
import type { CommandPorts } from './messages/channel-commands';
import type { SopEngine } from '../procedures/engine';
import { requestOf } from '../../../domain/run/gates';
import type { ModelInUse } from '../models/model-in-use';
import type { RunRecord } from '../record/module';

const runsTold = 20;

/** What commands can do, wherever they are said. */
export function commandPorts(
  { log }: Pick<RunRecord, 'log'>,
  engine: SopEngine,
  model: Pick<ModelInUse, 'models' | 'serverModels' | 'choose'>,
  { startOver, showCard }: Pick<CommandPorts, 'startOver' | 'showCard'>,
): CommandPorts {
  return {
    models: (conversation) => model.models(conversation),
    serverModels: (provider) => model.serverModels(provider),
    chooseModel: (conversation, wanted) => model.choose(conversation, wanted),
    startOver,
    waiting: () =>
      engine.activeRuns().flatMap((run) =>
        run.gate === null
          ? []
          : [
              {
                runId: run.runId,
                request: requestOf(run.gate),
                critical: run.sop.priority === 'critical',
                ask: run.gate.reason === 'input' ? run.sop.steps[run.gate.step - 1]?.ask : undefined,
                sop: run.sop.name,
                step: shownStep(run.sop.steps, run.gate.step),
                title: run.sop.steps[run.gate.step - 1]?.title ?? '',
              },
            ],
      ),
    runs: () =>
      log
        .list({ imported: false, dry: false, limit: runsTold })
        .map(({ runId, sop, status, stepTitle }) => ({ runId, sop, status, stepTitle })),
    approve: (runId, signature, by, answer) => engine.approve(runId, signature, by, answer),
    deny: (runId, gate, reason, by) => engine.deny(runId, gate, reason, by),
    showCard,
  };
}
