import { create } from 'zustand';
import type { FleetGiven } from '../../../shared/fleet';
import type { Output } from '../../../shared/procedures';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { signerKept } from '../../entities/approval/signer';

interface DecisionStore {
  /** The run of another engine whose card is looked at; null: none. */
  readonly of: { readonly engine: string; readonly runId: string } | null;
  /** Null until that engine has said it. */
  readonly seen: Output<'fleet.card'> | null;
  readonly refusal: Refusal | null;
  readonly sending: FleetGiven['decision'] | null;
  /** What was decided here, the newest first. */
  readonly given: readonly FleetGiven[];
}

export const useDecision = create<DecisionStore>(() => ({
  of: null,
  seen: null,
  refusal: null,
  sending: null,
  given: [],
}));

/** Asks the engine what its run asks; an answer for another card is not shown. */
export async function lookAt(engine: string, runId: string): Promise<void> {
  const of = { engine, runId };
  useDecision.setState({ of, seen: null, refusal: null, sending: null });
  const answer = await ask('fleet.card', of);
  if (useDecision.getState().of !== of) return;
  useDecision.setState(answer.ok ? { seen: answer.value } : { refusal: answer.error });
}

export const leaveCard = (): void => {
  useDecision.setState({ of: null, seen: null, refusal: null, sending: null });
};

export async function loadGiven(): Promise<void> {
  const answer = await ask('fleet.given', {});
  if (answer.ok) useDecision.setState({ given: answer.value });
}

/** Signs exactly the card that is shown. What came of it stands on the card, or in the list once it is carried out. */
export async function decide(decision: FleetGiven['decision'], reason: string): Promise<void> {
  const { of, seen } = useDecision.getState();
  if (of === null || seen === null) return;
  useDecision.setState({ sending: decision, refusal: null });
  // The name that is being written signs, not the one before.
  await signerKept();
  const { approval, home, seen: hash } = seen;
  const { sop, step, gate, shown } = approval;
  const answer = await ask('fleet.decide', {
    ...of,
    home,
    sop,
    step,
    gate: gate.gate,
    shown,
    seen: hash,
    decision,
    reason,
  });
  await loadGiven();
  if (useDecision.getState().of !== of) return;
  if (answer.ok) leaveCard();
  else useDecision.setState({ sending: null, refusal: answer.error });
}
