import { Button } from '../../kit/button';
import type { Verdict } from '../../entities/approval/approvals-state';
import { useSay } from '../../i18n/use-say';

/** Opens what asks for the reason. `sending`: the answer to this card that is under way. */
export function RejectButton({
  sending,
  disabled = false,
  hasKey = true,
  onReject,
}: {
  readonly sending: Verdict | null;
  readonly disabled?: boolean;
  /** The page listens to the key. */ readonly hasKey?: boolean;
  readonly onReject: () => void;
}) {
  const { say } = useSay('approvals');
  return (
    <Button
      size="lg"
      shortcut={hasKey ? 'R' : undefined}
      busy={sending === 'deny' ? say('rejecting') : null}
      disabled={disabled || sending === 'approve'}
      onClick={onReject}
    >
      {say('reject')}
    </Button>
  );
}
