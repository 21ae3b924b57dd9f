import type { FleetOrder, FleetView } from '../../../shared/fleet';
import { StatusDot } from '../../kit/status-dot';
import { momentText } from '../../kit/time-format';
import { answersTo, type Answered } from './fleet-state';
import { useSay, type Say } from '../../i18n/use-say';
import styles from './fleet.module.css';

type Kind = FleetOrder['kind'];

/** What each engine has made of an order; in red who has not acknowledged a stop. */
export function OrderResults({
  kind,
  answers,
  isOver,
}: {
  readonly kind: Kind;
  readonly answers: readonly Answered[];
  /** Nobody is waited for any longer. */
  readonly isOver: boolean;
}) {
  const { say } = useSay('fleet');
  return (
    <ul className={styles.results} data-part="results" aria-live="polite">
      {answers.map((answer) => {
        const isMissing = answer.outcome === null && (isOver || answer.isSilent);
        const isBad = isMissing || answer.outcome?.result === 'failed';
        return (
          <li
            key={answer.engine}
            className={isBad ? (kind === 'stop' ? 'bad' : 'warn') : undefined}
            data-part={isBad ? (kind === 'stop' ? 'failure' : 'warn') : undefined}
          >
            <StatusDot state={isBad ? 'broken' : answer.outcome === null ? 'half' : 'on'} />
            <span>
              <b>{answer.engine}</b> {resultPhrase(kind, answer, isMissing, say)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function resultPhrase(kind: Kind, { outcome }: Answered, isMissing: boolean, say: Say<'fleet'>): string {
  if (outcome === null)
    return isMissing
      ? say(kind === 'stop' ? 'outcomeMissingStop' : 'outcomeMissingResume')
      : say('outcomeAsked');
  switch (outcome.result) {
    case 'stopped':
      return say('outcomeStopped', { count: outcome.cancelled });
    case 'resumed':
      return say('outcomeResumed');
    case 'kept':
      return say('outcomeKept', { by: outcome.by });
    case 'failed':
      return say('outcomeFailed', { message: outcome.message });
  }
}

/** The last order to all engines, as long as somebody has to know of it: a stop, or a resume not heard by all. */
export function LastOrder({ view, now }: { readonly view: FleetView; readonly now: number }) {
  const { say, language } = useSay('fleet');
  const { order } = view;
  if (order === null) return null;
  const missing = answersTo(order, view.engines).flatMap(({ engine, outcome }) =>
    outcome === null ? [engine] : [],
  );
  if (order.kind === 'resume' && missing.length === 0) return null;
  const engines = missing.join(', ');
  return (
    <p className={styles.order} data-part="order" role="status">
      <span>
        {say('orderBy', {
          order: say(order.kind === 'stop' ? 'orderStop' : 'orderResume'),
          by: order.by,
          engine: order.engine,
          time: momentText(order.at, now, language),
        })}
      </span>{' '}
      {missing.length === 0 ? (
        <span className="m">{say('orderAll')}</span>
      ) : order.kind === 'stop' ? (
        <b className="bad" data-part="failure">
          {say('orderMissing', { engines })}
        </b>
      ) : (
        <span className="warn">{say('orderMissingSoft', { engines })}</span>
      )}
    </p>
  );
}
