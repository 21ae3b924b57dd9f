import { create } from 'zustand';
import { ask, onNotice } from '../../bridge/bridge';
import type { ToolDecision, ToolQuestion } from '../../../shared/chat';
import type { Json, JsonObject } from '../../../shared/json';
import type { Approval } from '../../../shared/procedures';
import type { Range } from '../../../shared/range';
import type { Result } from '../../../shared/result';
import { go } from '../window/route';
import {
  noApprovals,
  withDecided,
  withEdited,
  withLeft,
  withMoved,
  withPlaceSelected,
  withRefused,
  withSelected,
  withSending,
  withSent,
  withWaiting,
  type ApprovalsState,
  type Verdict,
} from './approvals-state';
import { signerKept } from './signer';
import { keyOf, type Waiting } from './waiting';

export const useApprovals = create<ApprovalsState>(() => noApprovals);

let asked = 0;

/** Asks for all lists; an older answer never overwrites a newer one. */
export async function loadApprovals(): Promise<void> {
  asked += 1;
  const mine = asked;
  const [waiting, questions, decided] = await Promise.all([
    ask('approvals.list', {}),
    ask('approvals.questions', {}),
    ask('approvals.decided', { limit: 50 }),
  ]);
  if (mine !== asked) return;
  useApprovals.setState((state) => {
    const rows = [...(decided.ok ? decided.value : []), ...(questions.ok ? questions.value.answered : [])];
    const withRows = decided.ok && questions.ok ? withDecided(state, rows) : state;
    const failure = waiting.ok ? (questions.ok ? null : questions.error) : waiting.error;
    if (!waiting.ok || !questions.ok)
      return {
        ...withRows,
        loaded: true,
        refusal: failure === null ? null : { key: null, refusal: failure },
      };
    const cleared = withRows.refusal?.key === null ? { ...withRows, refusal: null } : withRows;
    return withWaiting(cleared, [...waiting.value, ...questions.value.open]);
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
export const selectPlace = (place: string): void => {
  useApprovals.setState((state) => withPlaceSelected(state, place));
};

/** Goes to the card of a run or a conversation, also when the address names it already. */
export const openCard = (place: string): void => {
  selectPlace(place);
  go('approvals', place);
};
export const moveSelection = (by: 1 | -1): void => {
  useApprovals.setState((state) => withMoved(state, by));
};

export const leaveApprovals = (): void => {
  useApprovals.setState(withLeft);
};

/** Signs exactly the card that was shown. Resolves to whether the engine took it. */
export const approve = (approval: Approval, range?: Range): Promise<boolean> =>
  send(approval, 'approve', () =>
    ask('approvals.approve', {
      runId: approval.runId,
      gate: approval.gate.gate,
      shown: approval.shown,
      ...(range === undefined ? {} : { range }),
    }),
  );

/** Answers the step of this card, which asks for a value. */
export const answerValue = (approval: Approval, value: Json): Promise<boolean> =>
  send(approval, 'approve', () =>
    ask('approvals.approve', {
      runId: approval.runId,
      gate: approval.gate.gate,
      shown: approval.shown,
      answer: value,
    }),
  );

export const deny = (approval: Approval, reason: string): Promise<boolean> =>
  send(approval, 'deny', () =>
    ask('approvals.deny', { runId: approval.runId, gate: approval.gate.gate, reason }),
  );

/** Answers the question of a conversation. */
export const answer = (
  question: ToolQuestion,
  decision: ToolDecision,
  { reason = '', range }: { readonly reason?: string; readonly range?: Range } = {},
): Promise<boolean> =>
  send(question, decision === 'no' ? 'deny' : 'approve', () =>
    ask('chat.decide-tool', {
      conversationId: question.conversationId,
      call: question.call,
      hash: question.hash,
      decision,
      reason,
      ...(range === undefined ? {} : { range }),
    }),
  );

/** Writes other values on the card. Nothing is sent; the card comes back to be signed. */
export const edit = (
  approval: Approval,
  edits: readonly { readonly call: number; readonly arguments: JsonObject }[],
): Promise<boolean> =>
  send(approval, 'edit', () =>
    ask('approvals.edit', { runId: approval.runId, gate: approval.gate.gate, edits: [...edits] }),
  );

export const editQuestion = (question: ToolQuestion, values: JsonObject): Promise<boolean> =>
  send(question, 'edit', () =>
    ask('chat.edit-tool', {
      conversationId: question.conversationId,
      call: question.call,
      hash: question.hash,
      arguments: values,
    }),
  );

async function send(waiting: Waiting, verdict: Verdict, work: () => Promise<Result<null>>): Promise<boolean> {
  const key = keyOf(waiting);
  useApprovals.setState((state) => withSending(state, key, verdict));
  // The name that is being written signs, not the one before.
  await signerKept();
  const outcome = await work();
  useApprovals.setState((state) =>
    outcome.ok
      ? verdict === 'edit'
        ? withEdited(state)
        : withSent(state, key)
      : withRefused(state, key, outcome.error),
  );
  await loadApprovals();
  return outcome.ok;
}
