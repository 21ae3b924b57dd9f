import type { SopOutline } from '../../../shared/sop-edit';
import type { Step } from '../../../shared/sop';
import { SignatureIcon } from '../../kit/icons';
import { durationText } from '../../kit/time-format';
import { gateBefore, type GateReason } from '../procedure/gates';
import { useSay, type Word } from '../../i18n/use-say';
import styles from './draft.module.css';

const reasonWord: Readonly<Record<GateReason, Word<'editor'>>> = {
  checkpoint: 'gateCheckpoint',
  input: 'gateInput',
  confirmation: 'gateConfirmation',
  supervised: 'gateSupervised',
  step_by_step: 'gateStepByStep',
};

/** What the run waits for before the step. */
export const gateWord = ({ kind }: Pick<Step, 'kind'>): Word<'editor'> =>
  kind === 'input' ? 'gateAnswer' : 'gate';

/** The dashed line where a run stops for a person. */
export function GateMark({
  step,
  head,
  steps,
}: {
  readonly step: Step;
  readonly head: NonNullable<SopOutline['head']>;
  readonly steps: readonly Step[];
}) {
  const { say } = useSay('editor');
  const limit = useGateLimit(head.approvalTimeoutSecs);
  const reason = gateBefore(step, head, steps);
  if (reason === null) return null;
  return (
    <div className={styles.gate} data-part="gate" title={say(reasonWord[reason])}>
      <SignatureIcon size={14} /> {say(gateWord(step))}
      <span>{limit}</span>
    </div>
  );
}

/** How long a run waits there, in words. */
export function useGateLimit(seconds: number | null): string {
  const { say, language } = useSay('editor');
  if (seconds === null) return say('gateConfigured');
  return seconds === 0
    ? say('gateNoLimit')
    : say('gateUpTo', { time: durationText(seconds * 1000, language) });
}
