import { askedValue } from '../../../domain/approval/answer-text';
import { durationText } from '../../../domain/procedure/duration';
import { setText, startText, untilText } from '../../../domain/procedure/work-text';
import type { JsonObject } from '../../../shared/json';
import type { Step, StepSet } from '../../../shared/sop';
import { useSay } from '../../i18n/use-say';

type Worked = Pick<
  Step,
  'wait' | 'ask' | 'run' | 'forEach' | 'output' | 'model' | 'sampling' | 'set' | 'group' | 'on'
>;

/** How many lines say what the step does. */
export const workLines = ({ output, group, on, set = [], ...work }: Worked): number =>
  (hasWork(work) ? 1 : 0) +
  (output === undefined ? 0 : 1) +
  (group === undefined ? 0 : 1) +
  (on === undefined ? 0 : 1) +
  set.length;

const hasWork = ({ wait, ask, run, forEach, model, sampling }: Worked): boolean =>
  [wait, ask, run, forEach, model, sampling].some((part) => part !== undefined);

/** What a step waits for, asks a person for, or starts, its own model, and what it lets the procedure remember; nothing of every other one. */
export function WorkNote({
  step,
  className,
}: {
  readonly step: Worked;
  readonly className?: string | undefined;
}) {
  const { say } = useSay('editor');
  const { set = [], output, group, on, ...work } = step;
  return (
    <>
      {hasWork(work) ? (
        <p className={className}>
          <Words step={work} />
        </p>
      ) : null}
      {output === undefined ? null : <Results schema={output} className={className} />}
      {group === undefined ? null : (
        <p className={className}>
          {say('groupShown')} <span className="code">{group}</span>
        </p>
      )}
      {on === undefined ? null : (
        <p className={className}>
          {say('onShown')} <span className="code">{on}</span>
        </p>
      )}
      {set.map((value, index) => (
        <Remembers key={index} set={value} className={className} />
      ))}
    </>
  );
}

function Remembers({ set, className }: { readonly set: StepSet; readonly className?: string | undefined }) {
  const { say } = useSay('editor');
  return (
    <p className={className}>
      {say('setsShown')} <span className="code">{setText(set)}</span>
    </p>
  );
}

/** What the result of a step has to be. */
function Results({
  schema,
  className,
}: {
  readonly schema: JsonObject;
  readonly className?: string | undefined;
}) {
  const { say } = useSay('editor');
  const { type, limits } = askedValue(schema);
  return (
    <p className={className}>
      {say('resultShown')} <span className="code">{limits === '' ? type : `${type}: ${limits}`}</span>
    </p>
  );
}

function Words({ step: { wait, ask, run, forEach, model, sampling } }: { readonly step: Worked }) {
  const { say } = useSay('editor');
  if (forEach !== undefined)
    return (
      <>
        {say('forEachOf')} <span className="code">{forEach.list}</span>
        {forEach.parallel === undefined ? null : ` · ${say('sideBySide')} ${String(forEach.parallel)}`}
      </>
    );
  if (model !== undefined || sampling !== undefined)
    return (
      <>
        {model === undefined ? null : (
          <>
            {say('stepModel')} <span className="code">{model}</span>
          </>
        )}
        {model === undefined || sampling === undefined ? null : ' · '}
        {sampling === undefined ? null : (
          <>
            {say('stepSampling')} <span className="code">{JSON.stringify(sampling)}</span>
          </>
        )}
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
