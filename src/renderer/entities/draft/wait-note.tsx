import { durationText } from '../../../domain/procedure/duration';
import { startText, untilText } from '../../../domain/procedure/step-work';
import type { JsonObject } from '../../../shared/json';
import { askedValue } from '../../../domain/approval/answer-text';
import type { StartedProcedure, StepWait } from '../../../shared/sop';
import { useSay } from '../../i18n/use-say';

/** What a step asks a person for. */
export function AskNote({ ask }: { readonly ask: JsonObject }) {
  const { say } = useSay('editor');
  const { title, type, limits } = askedValue(ask);
  return (
    <p className="note when">
      {say('asksForValue')} {title}{' '}
      <span className="code">{limits === '' ? type : `${type}: ${limits}`}</span>
    </p>
  );
}

/** Which procedure a step starts. */
export function StartNote({ run }: { readonly run: StartedProcedure }) {
  const { say } = useSay('editor');
  return (
    <p className="note when">
      {say('startsProcedure')} <span className="code">{startText(run)}</span>
    </p>
  );
}

/** What a step waits for, and for how long at most. */
export function WaitNote({ wait: { until, timeoutSecs } }: { readonly wait: StepWait }) {
  const { say } = useSay('editor');
  return (
    <p className="note when">
      {say(until.type === 'duration' ? 'waitsFor' : 'waitsTill')}{' '}
      <span className="code">{untilText(until)}</span>
      {timeoutSecs === undefined ? null : (
        <>
          , {say('atMost')} <span className="code">{durationText(timeoutSecs)}</span>
        </>
      )}
    </p>
  );
}
