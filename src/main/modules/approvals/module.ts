import type { Platform } from '../../platform/platform';
import type { Run, SureFailure } from '../../../shared/run';
import type { Door } from '../fleet/approvals/deciding';
import { approvalHandlers, approvalsOf } from './handlers';
import type { ChannelParts } from '../channels/module';
import type { ChatParts } from '../chat/module';
import type { DutyParts } from '../duty/module';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';

interface Needs {
  readonly procedures: Pick<Procedures, 'engine' | 'standing'>;
  readonly record: Pick<RunRecord, 'log' | 'archive'>;
  /** Its tools ask as well. */
  readonly chat: Pick<ChatParts, 'chat'>;
  readonly channels: Pick<ChannelParts, 'channels'>;
  readonly duty: Pick<DutyParts, 'duty'>;
}

/** What waits for a person, of runs and of conversations, and what they decide. */
export interface Approvals {
  readonly handlers: ReturnType<typeof approvalHandlers>;
  /** What is decided at other engines of the fleet comes in here, as from any other surface. */
  readonly door: Door;
}

export const configureApprovals = (
  { clock }: Pick<Platform, 'clock'>,
  { procedures, record, chat, channels, duty }: Needs,
): Approvals => {
  const { engine } = procedures;
  const { archive, log } = record;
  return {
    handlers: approvalHandlers(
      engine,
      log,
      archive,
      chat.chat,
      channels.channels,
      procedures.standing,
      duty.duty,
      clock,
    ),
    door: {
      card: (runId) => {
        const run = engine.activeRuns().find((each) => each.runId === runId);
        if (run === undefined) return null;
        const fails = (of: Run): readonly SureFailure[] => engine.sureFailures(of);
        return approvalsOf([run], archive, log, channels.channels, fails)[0] ?? null;
      },
      approve: (runId, gate, shown, by) => engine.approve(runId, { id: gate, shown }, by),
      deny: (runId, gate, reason, by) => engine.deny(runId, gate, reason, by),
      decidedBy: (runId, gate) =>
        engine.showReadable(runId)?.decisions.find((decision) => decision.gate === gate) ?? null,
    },
  };
};
