import type { SopOutline } from '../../../shared/sop-edit';
import type { Step } from '../../../shared/sop';
import { SignatureIcon } from '../../components/icons';
import { durationText } from '../../components/time-format';
import { gateBefore, type GateReason } from '../sops/gates';
import { useSay, type EditorWord } from './use-say';

const reasonWord: Readonly<Record<GateReason, EditorWord>> = {
  checkpoint: 'gateCheckpoint',
  confirmation: 'gateConfirmation',
  supervised: 'gateSupervised',
  step_by_step: 'gateStepByStep',
};

/** The dashed line where a run stops for a person. */
export function GateMark({
  step,
  head,
}: {
  readonly step: Step;
  readonly head: NonNullable<SopOutline['head']>;
}) {
  const { say } = useSay();
  const limit = useGateLimit(head.approvalTimeoutSecs);
  const reason = gateBefore(step, head);
  if (reason === null) return null;
  return (
    <div className="gate" title={say(reasonWord[reason])}>
      <SignatureIcon size={14} /> {say('gate')}
      <span>{limit}</span>
    </div>
  );
}

/** How long a run waits there, in words. */
export function useGateLimit(seconds: number | null): string {
  const { say, language } = useSay();
  if (seconds === null) return say('gateConfigured');
  return seconds === 0
    ? say('gateNoLimit')
    : say('gateUpTo', { time: durationText(seconds * 1000, language) });
}
