import type { ApprovalTelling, Output } from '../../../shared/procedures';
import { ok } from '../../../shared/result';
import type { Run } from '../../../shared/run';
import { approvalsOf } from '../../modules/approvals/handlers';
import { createRunArchive } from '../../modules/record/storage/run-archive';
import { activeRuns, inRecords } from './in-records';
import type { OfflineHome, ReadingHandlers } from './reading';

/** Without an engine nobody else is told. */
const toldSoFar = (run: Run): ApprovalTelling | null =>
  run.gate?.told === undefined
    ? null
    : { urgency: run.sop.priority, told: run.gate.told, heldUntil: null, next: null };

/** What waits for a person. */
export function offlineApprovals({ paths }: OfflineHome): Pick<ReadingHandlers, 'approvals.list'> {
  return {
    async 'approvals.list'() {
      return ok(
        await inRecords<Output<'approvals.list'>>(
          paths,
          () => [],
          (log, database) =>
            approvalsOf(activeRuns(log), createRunArchive(database), log, { askedOn: () => [] }, () => [], {
              offer: () => null,
              telling: toldSoFar,
            }),
        ),
      );
    },
  };
}
