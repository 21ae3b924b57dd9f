import type { Approval } from '../../../shared/procedures';
import { isUrgent } from '../../../shared/sop';

/**
 * A critical card, and one whose call has just appeared on it, can be approved only after it was visible this long, so
 * that no key or click meant for something else signs it.
 */
export const criticalDelayMs = 1000;

/** Changes whenever what would be signed changes. */
export const contentKey = ({ runId, gate }: Approval): string =>
  `${runId} ${gate.gate} ${JSON.stringify(gate.calls)}`;

/** Critical, high, or broken off: A puts the focus on Approve, Enter signs. Others: A signs at once. */
export const asksTwice = ({ priority, gate }: Pick<Approval, 'priority' | 'gate'>): boolean =>
  isUrgent({ priority }) || gate.reason === 'interrupted';

/** Whether the model is still preparing what would be sent: until then there is nothing to approve. */
export const isBeingPrepared = ({ gate }: Pick<Approval, 'gate'>): boolean => gate.calls === null;

/** `appeared`: the call came while the card was looked at. */
export const isReady = (
  approval: Pick<Approval, 'priority' | 'gate'>,
  { visibleForMs, appeared }: { readonly visibleForMs: number; readonly appeared: boolean },
): boolean =>
  !isBeingPrepared(approval) &&
  ((approval.priority !== 'critical' && !appeared) || visibleForMs >= criticalDelayMs);
