import { clockTime } from '../../kit/time-format';
import { sourceWord } from './source-words';
import { useLanguage } from '../../i18n/use-language';
import type { Approval } from '../../../shared/procedures';
import { starterOf } from '../../../shared/run-starter';
import type { HandedOver } from '../../../shared/sop';
import { EvidenceStrip } from '../../entities/evidence/evidence-strip';
import type { OrderOperator } from '../../../domain/procedure/expression/syntax';
import { limitOf, type Limit } from './limit';
import { useSay, type Say, type Word } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** Characters of a payload that the card shows; the run has all of it. */
const shownCharacters = 4000;

const operatorKey: Record<OrderOperator, Word<'approvals'>> = {
  '>': 'cond_gt',
  '>=': 'cond_ge',
  '<': 'cond_lt',
  '<=': 'cond_le',
  '==': 'cond_eq',
  '!=': 'cond_ne',
};

function startedBy(handed: HandedOver, time: string, say: Say<'approvals'>): string {
  const starter = starterOf(handed);
  switch (starter?.kind) {
    case undefined:
      return say('startedByAgent', { time });
    case 'conversation':
      return say('startedByModel', { time });
    case 'run':
      return say('startedByRun', { time, run: starter.runId });
    case 'job':
      return starter.name === null
        ? say('startedByJob', { time })
        : say('startedByNamedJob', { time, job: starter.name });
  }
}

/** What started the run: value beside limit, source and topic, the payload as it came. */
export function WhyNow({
  approval,
  endedAt,
}: {
  readonly approval: Approval;
  readonly endedAt: number | null;
}) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const { trigger, condition } = approval;
  const time = clockTime(trigger.receivedAt, language);
  const limit = limitOf(condition, trigger.payload);
  return (
    <div className={styles.why}>
      {limit !== null ? (
        <ValueAndLimit limit={limit} />
      ) : condition === null ? null : (
        <div>
          {say('condition')} <code>{condition}</code>
        </div>
      )}
      {trigger.topic === null && (trigger.source === 'manual' || trigger.source === 'cron') ? (
        <div>
          {trigger.handed !== undefined
            ? startedBy(trigger.handed, time, say)
            : trigger.source === 'manual'
              ? say('startedByHand', { time })
              : say('startedByClock', { time })}
        </div>
      ) : (
        <div className="m">
          {say(sourceWord[trigger.source])}
          {trigger.topic === null ? null : (
            <>
              {' · '}
              <span className={classes(styles.mono, 'code')}>{trigger.topic}</span>
            </>
          )}
          {' · '}
          <span className={classes(styles.figures, 't')}>{time}</span>
        </div>
      )}
      {trigger.test === true ? <div>{say('testEvent')}</div> : null}
      <EvidenceStrip runId={approval.runId} endedAt={endedAt} />
      {limit?.name === '' ? null : <Payload payload={trigger.payload} />}
    </div>
  );
}

function ValueAndLimit({ limit }: { readonly limit: Limit }) {
  const { say } = useSay('approvals');
  return (
    <div className={styles.value}>
      {say('startedAt')} <span>{limit.name === '' ? say('payloadItself') : limit.name}</span>{' '}
      <b className={classes(styles.figures, 't')}>{limit.value}</b>,{' '}
      <span className={classes(styles.figures, 't')}>
        {say(operatorKey[limit.operator], { limit: limit.limit })}
      </span>
    </div>
  );
}

function Payload({ payload }: { readonly payload: string | null }) {
  const { say } = useSay('approvals');
  if (payload === null || payload === '') return null;
  return (
    <>
      <pre className={styles.payload} tabIndex={0} aria-label={say('payload')} role="region">
        {payload.slice(0, shownCharacters)}
      </pre>
      {payload.length > shownCharacters ? (
        <div className={classes(styles.note, 'note')}>
          {say('payloadCut', {
            shown: shownCharacters.toLocaleString(),
            all: payload.length.toLocaleString(),
          })}
        </div>
      ) : null}
    </>
  );
}
