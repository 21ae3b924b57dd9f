import { Check as Tick, X } from 'lucide-react';
import type { Compared } from '../../../shared/sop';
import { Icon } from '../../kit/icons';
import { hrefOf } from '../window/route';
import { checkName, heldPhrase, timingPhrase } from './event-phrases';
import type { Check } from './events-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './event.module.css';

/** One check in a line: its mark, its name, the value with the limit. `at`: when the event came. */
export function CheckLine({
  check,
  source,
  at,
}: {
  readonly check: Check;
  readonly source: string;
  readonly at: number;
}) {
  const { say } = useSay('events');
  return (
    <div className={styles.check} data-part="check">
      <span className={check.ok ? 'ok' : 'bad'}>
        <Icon of={check.ok ? Tick : X} size={14} />
        <span className="sr">{say(check.ok ? 'fits' : 'fails')}</span>
      </span>
      <span className={styles.checkName}>{checkName(check, source, say)}</span>
      <span>
        <CheckText check={check} at={at} />
      </span>
    </div>
  );
}

function CheckText({ check, at }: { readonly check: Check; readonly at: number }) {
  const { say, language } = useSay('events');
  switch (check.kind) {
    case 'place':
      return (
        <>
          {say(check.exact ? 'equalTo' : 'matches')} <span className="code">{check.place}</span>
        </>
      );
    case 'condition':
      return <ConditionText condition={check.condition} compared={check.compared} ok={check.ok} />;
    case 'timing':
      return timingPhrase(check.timing, say, language);
    case 'limits':
      return say('noLimitHolds');
    case 'told':
      return check.text;
    case 'held':
      return (
        <>
          {heldPhrase(check, at, say, language)}
          {check.blocked?.runs?.map(({ runId, step }) => (
            <span key={runId} className={styles.checkRun}>
              <a className="link" href={hrefOf('runs', runId)} title={runId}>
                {say('heldByRun', { run: runId.replace(/^run-/u, '') })}
              </a>{' '}
              {step === 0 ? say('heldAtStart') : say('heldAtStep', { step })}
            </span>
          ))}
        </>
      );
  }
}

function ConditionText({
  condition,
  compared,
  ok,
}: {
  readonly condition: string;
  readonly compared: readonly Compared[];
  readonly ok: boolean;
}) {
  const { say } = useSay('events');
  if (compared.length === 0)
    return (
      <>
        <span className="code">{condition}</span>
        {ok ? null : `, ${say('notCompared')}`}
      </>
    );
  const [only] = compared;
  const plain =
    compared.length === 1 &&
    only !== undefined &&
    `${only.subject} ${only.operator} ${only.limit}` === condition.trim();
  return (
    <>
      {plain ? null : <span className={classes(styles.checkWhole, 'code')}>{condition}</span>}
      {compared.map(({ subject, operator, limit, value }, index) => (
        <span key={index} className={styles.checkPart}>
          <span className="code">{`${subject} ${operator} ${limit}`}</span>,{' '}
          {value === null ? (
            say('valueMissing')
          ) : (
            <>
              {say('valueWas')} <b className="t">{value}</b>
            </>
          )}
        </span>
      ))}
    </>
  );
}
