import { askedValue } from '../../../domain/approval/answer-text';
import { durationText } from '../../../domain/procedure/duration';
import { startText, untilText } from '../../../domain/procedure/work-text';
import type { Step } from '../../../shared/sop';
import { useSay } from '../../i18n/use-say';

type Worked = Pick<Step, 'wait' | 'ask' | 'run' | 'forEach' | 'model'>;

/** Whether a line says what the step waits for, asks for or starts, or which model carries it out. */
export const hasWorkNote = ({ wait, ask, run, forEach, model }: Worked): boolean =>
  [wait, ask, run, forEach, model].some((part) => part !== undefined);

/** What a step waits for, asks a person for, or starts, or its own model; nothing of every other one. */
export function WorkNote({
  step,
  className = 'note when',
}: {
  readonly step: Worked;
  readonly className?: string;
}) {
  return hasWorkNote(step) ? (
    <p className={className}>
      <Words step={step} />
    </p>
  ) : null;
}

function Words({ step: { wait, ask, run, forEach, model } }: { readonly step: Worked }) {
  const { say } = useSay('editor');
  if (forEach !== undefined)
    return (
      <>
        {say('forEachOf')} <span className="code">{forEach.list}</span>
        {forEach.parallel === undefined ? null : ` · ${say('sideBySide')} ${String(forEach.parallel)}`}
      </>
    );
  if (model !== undefined)
    return (
      <>
        {say('stepModel')} <span className="code">{model}</span>
      </>
    );
  if (run !== undefined)
    return (
      <>
        {say('startsProcedure')} <span className="code">{startText(run)}</span>
      </>
    );
  if (ask !== undefined) {
    const { title, type, limits } = askedValue(ask);
    return (
      <>
        {say('asksForValue')} {title}{' '}
        <span className="code">{limits === '' ? type : `${type}: ${limits}`}</span>
      </>
    );
  }
  if (wait === undefined) return null;
  const { until, timeoutSecs } = wait;
  return (
    <>
      {say(until.type === 'duration' ? 'waitsFor' : 'waitsTill')}{' '}
      <span className="code">{untilText(until)}</span>
      {timeoutSecs === undefined ? null : (
        <>
          , {say('atMost')} <span className="code">{durationText(timeoutSecs)}</span>
        </>
      )}
    </>
  );
}
