import { useTranslation } from 'react-i18next';
import { durationText } from '../../components/time-format';
import { useLanguage } from '../../i18n/use-language';
import type { StepState } from '../../../shared/run';
import { toldOutputs } from '../runs/told-outputs';

const shownOutput = 160;

/** The steps before this one, with what they wrote. */
export function SoFar({ earlier }: { readonly earlier: readonly StepState[] }) {
  const { t } = useTranslation('approvals');
  if (earlier.length === 0) return <p className="m">{t('nothingYet')}</p>;
  return (
    <ol className="did">
      {earlier.map((step) => (
        <DoneStep key={step.number} step={step} />
      ))}
    </ol>
  );
}

/** One line: each planned call's answer after its tool, or the text. */
const toldText = (step: StepState, output: string): string => toldOutputs(output, step.toolCalls.map((call) => ({ tool: call.name, output: call.output })))?.map(({ tool, output: own }) => `${tool}: ${own}`).join(', ') ?? output;

function DoneStep({ step }: { readonly step: StepState }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const output = step.status === 'skipped' ? t('skipped') : step.status === 'failed' ? t('failed') : step.output === null || step.output === '' ? t('noOutput') : toldText(step, step.output);
  const took = step.startedAt === null || step.completedAt === null ? null : durationText(step.completedAt - step.startedAt, language);
  return (
    <li>
      <span className="n">{step.number}</span>
      <span>{step.title}</span>
      <span className={step.status === 'failed' ? 'inkn bad' : 'inkn'} title={output}>
        {output.length > shownOutput ? `${output.slice(0, shownOutput)}…` : output}
        {took === null ? null : <span className="t"> · {took}</span>}
      </span>
    </li>
  );
}
