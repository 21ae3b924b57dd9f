import { durationText } from '../../kit/time-format';
import type { Language } from '../../../shared/language';
import { told } from '../../i18n/told';
import { useLanguage } from '../../i18n/use-language';
import type { StepState } from '../../../shared/run';
import { shortened } from '../../../shared/shortened';
import { shownNumber } from '../../../shared/step-numbers';
import { toldOutputs } from '../../entities/run/told-outputs';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

const shownOutput = 160;

/** The steps before this one, with what they wrote. */
export function SoFar({ earlier }: { readonly earlier: readonly StepState[] }) {
  const { say } = useSay('approvals');
  if (earlier.length === 0) return <p className="m">{say('nothingYet')}</p>;
  return (
    <ol className={styles.steps}>
      {earlier.map((step) => (
        <DoneStep key={step.number} step={step} />
      ))}
    </ol>
  );
}

/**
 * One line: each planned call's answer after its tool, or the text; answers of tools in the reader's
 * language, what a model wrote as it is.
 */
function toldText({ toolCalls }: StepState, output: string, language: Language): string {
  const answers = toldOutputs(
    output,
    toolCalls.map((call) => ({ tool: call.name, output: call.output })),
  );
  if (answers !== null)
    return answers.map(({ tool, output: own }) => `${tool}: ${told(own, language)}`).join(', ');
  return toolCalls.length === 0 || toolCalls.at(-1)?.output === output ? told(output, language) : output;
}

function DoneStep({ step }: { readonly step: StepState }) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const output =
    step.status === 'skipped'
      ? say('skipped')
      : step.status === 'failed'
        ? [say('failed'), told(step.output ?? '', language)].filter((part) => part !== '').join(': ')
        : step.output === null || step.output === ''
          ? say('noOutput')
          : toldText(step, step.output, language);
  const took =
    step.startedAt === null || step.completedAt === null
      ? null
      : durationText(step.completedAt - step.startedAt, language);
  return (
    <li>
      <span className={styles.number}>{shownNumber(step)}</span>
      <span>{step.title}</span>
      <span
        className={
          step.status === 'failed'
            ? classes(styles.inkNote, styles.bad, 'inkn bad')
            : classes(styles.inkNote, 'inkn')
        }
        title={output}
      >
        {shortened(output, shownOutput)}
        {took === null ? null : <span className={classes(styles.figures, 't')}> · {took}</span>}
      </span>
    </li>
  );
}
