import type { Output } from '../../../shared/procedures';
import { ok } from '../../../shared/result';
import { approvalsOf } from '../../modules/approvals/handlers';
import { createRunArchive } from '../../modules/record/storage/run-archive';
import { activeRuns, inRecords } from './in-records';
import type { OfflineHome, ReadingHandlers } from './reading';

/** What waits for a person. */
export function offlineApprovals({ paths }: OfflineHome): Pick<ReadingHandlers, 'approvals.list'> {
  return {
    async 'approvals.list'() {
      return ok(
        await inRecords<Output<'approvals.list'>>(
          paths,
          () => [],
          (log, database) =>
            approvalsOf(activeRuns(log), createRunArchive(database), log, { askedOn: () => [] }, () => []),
        ),
      );
    },
  };
}
