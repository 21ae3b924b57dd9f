import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { loadApprovals, useApprovals } from './approvals-store';
import { useSay } from '../../i18n/use-say';

/**
 * Why the answer to this card was not taken, and a way to look again; nothing while all is well. `of`: the
 * card's key.
 */
export function NotTaken({ of }: { readonly of: string }) {
  const { say } = useSay('approvals');
  const refusal = useApprovals((state) => (state.refusal?.key === of ? state.refusal.refusal : null));
  if (refusal === null) return null;
  return (
    <div className="mb-2">
      <ProblemNote
        message={refusal.message}
        remedy={refusal.remedy}
        action={
          <Button size="sm" onClick={() => void loadApprovals()}>
            {say('checkAgain')}
          </Button>
        }
      />
    </div>
  );
}
