import { create } from 'zustand';
import { ask, onNotice } from '../../bridge/bridge';
import type { Approval } from '../../../shared/procedures';
import { keyOf, noApprovals, withDecided, withLeft, withMoved, withRefused, withRunSelected, withSelected, withSending, withSent, withWaiting, type ApprovalsState } from './approvals-state';

export const useApprovals = create<ApprovalsState>(() => noApprovals);

let asked = 0;

/** Asks for both lists; an older answer never overwrites a newer one. */
export async function loadApprovals(): Promise<void> {
  asked += 1;
  const mine = asked;
  const [waiting, decided] = await Promise.all([ask('approvals.list', {}), ask('approvals.decided', { limit: 50 })]);
  if (mine !== asked) return;
  useApprovals.setState((state) => {
    const withRows = decided.ok ? withDecided(state, decided.value) : state;
    if (!waiting.ok) return { ...withRows, loaded: true, refusal: { key: null, refusal: waiting.error } };
    const cleared = withRows.refusal?.key === null ? { ...withRows, refusal: null } : withRows;
    return withWaiting(cleared, waiting.value);
  });
}

export function followApprovals(): () => void {
  void loadApprovals();
  return onNotice((notice) => {
    if (notice.type === 'approvals-changed') void loadApprovals();
  });
}

export const selectApproval = (key: string | null): void => {
  useApprovals.setState((state) => withSelected(state, key));
};
export const selectRun = (runId: string): void => {
  useApprovals.setState((state) => withRunSelected(state, runId));
};
export const moveSelection = (by: 1 | -1): void => {
  useApprovals.setState((state) => withMoved(state, by));
};

export const leaveApprovals = (): void => {
  useApprovals.setState(withLeft);
};

/** Signs exactly the card that was shown. Resolves to whether the engine took it. */
export async function approve(approval: Approval): Promise<boolean> {
  const key = keyOf(approval);
  useApprovals.setState((state) => withSending(state, key, 'approve'));
  const answer = await ask('approvals.approve', { runId: approval.runId, gate: approval.gate.gate, callsShown: approval.gate.calls !== null });
  useApprovals.setState((state) => (answer.ok ? withSent(state, key) : withRefused(state, key, answer.error)));
  await loadApprovals();
  return answer.ok;
}

export async function deny(approval: Approval, reason: string): Promise<boolean> {
  const key = keyOf(approval);
  useApprovals.setState((state) => withSending(state, key, 'deny'));
  const answer = await ask('approvals.deny', { runId: approval.runId, gate: approval.gate.gate, reason });
  useApprovals.setState((state) => (answer.ok ? withSent(state, key) : withRefused(state, key, answer.error)));
  await loadApprovals();
  return answer.ok;
}
