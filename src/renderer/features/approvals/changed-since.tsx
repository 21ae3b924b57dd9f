import { ChangedList } from '../../entities/approval/changed-list';
import { useSay } from '../../i18n/use-say';
import type { Changed } from '../../../shared/basis';

/** A row of a card that asks once more. */
export function ChangedSince({ changes }: { readonly changes: readonly Changed[] }) {
  const { say } = useSay('approvals');
  if (changes.length === 0) return null;
  return (
    <div className="row tight">
      <div className="lb warn">{say('changedSince')}</div>
      <ChangedList changes={changes} />
    </div>
  );
}
