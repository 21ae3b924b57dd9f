import type { Approval } from '../../../shared/procedures';
import { isUrgent } from '../../../shared/sop';

/**
 * A critical card can be approved only after it was visible this long, so that no key or click meant for
 * something else signs it.
 */
export const criticalDelayMs = 1000;

/** Changes whenever what would be signed changes. */
export const contentKey = ({ runId, gate }: Approval): string =>
  `${runId} ${gate.gate} ${JSON.stringify(gate.calls)}`;

/**
 * Critical, high, or not known yet what would be sent: A puts the focus on Approve, Enter signs. Others: A
 * signs at once.
 */
export const asksTwice = ({ priority, gate }: Pick<Approval, 'priority' | 'gate'>): boolean =>
  isUrgent({ priority }) || gate.calls === null || gate.reason === 'interrupted';

export const isReady = (approval: Pick<Approval, 'priority'>, visibleForMs: number): boolean =>
  approval.priority !== 'critical' || visibleForMs >= criticalDelayMs;
