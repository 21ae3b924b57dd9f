import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react';
import type { LedgerRow } from '../../../shared/status';
import { Icon } from '../../kit/icons';
import { shortTime } from '../../kit/time-format';
import { go, hrefOf } from '../../entities/window/route';
import { exactTime } from '../../entities/run/measured-time';
import { EventDetails } from './event-details';
import { outcomePhrase, sourcePhrase, spanPhrase } from '../../entities/event/event-phrases';
import { outcomeOf, type EventLine } from '../../entities/event/events-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './events.module.css';
import { RunMark } from '../../entities/run/run-mark';

const mostPayload = 200;

const toggle = (key: string, open: boolean): void => {
  go('events', open ? null : key);
};

/** One event in a line, and opened with all that is known about it. */
export function EventRow({
  line,
  open,
  onTest,
}: {
  readonly line: Extract<EventLine, { kind: 'event' }>;
  readonly open: boolean;
  readonly onTest: (row: LedgerRow) => void;
}) {
  const { say, language } = useSay('events');
  const { row } = line;
  const time = exactTime(row.at, language);
  const place = row.topic ?? '';
  return (
    <>
      <div
        className={open ? classes(styles.row, styles.open) : styles.row}
        data-part="event"
        role="row"
        onClick={() => {
          toggle(line.key, open);
        }}
      >
        <span role="cell" className={styles.time}>
          {time}
        </span>
        <span role="cell">
          {sourcePhrase(row.source, say)}
          {row.test === true ? (
            <>
              {' '}
              <RunMark className={styles.dry}>{say('test')}</RunMark>
            </>
          ) : null}
        </span>
        <span role="cell" className={classes(styles.code, 'code')} title={place}>
          {place}
        </span>
        <span
          role="cell"
          className={
            row.payload === null ? classes(styles.quiet, 'm') : classes(styles.code, styles.quiet, 'code m')
          }
        >
          {row.payload === null
            ? say(row.source === 'cron' ? 'tick' : 'noPayload')
            : row.payload.slice(0, mostPayload)}
          {row.count > 1 ? (
            <span className={classes(styles.times, 't')}> {say('times', { count: row.count })}</span>
          ) : null}
        </span>
        <span role="cell">
          <OutcomeCell row={row} />
        </span>
        <span role="cell" className={styles.extra}>
          <OpenButton
            open={open}
            name={say('details', { place: place === '' ? sourcePhrase(row.source, say) : place, time })}
            lineKey={line.key}
          />
        </span>
      </div>
      {open ? (
        <div role="row">
          <div role="cell">
            <EventDetails row={row} onTest={onTest} />
          </div>
        </div>
      ) : null}
    </>
  );
}

function OutcomeCell({ row }: { readonly row: LedgerRow }) {
  const { say, language } = useSay('events');
  const outcome = outcomeOf(row);
  if (outcome.kind !== 'started')
    return <span className={classes(styles.quiet, 'm')}>{outcomePhrase(outcome, say, language)}</span>;
  const [first] = outcome.runs;
  return (
    <span
      className={classes(styles.ink, styles.started, 'ink')}
      data-part="started"
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <Icon of={ArrowRight} size={14} />{' '}
      {outcome.runs.length === 1 && first !== undefined ? (
        <a href={hrefOf('runs', first.runId)} title={`${first.sop} ${first.runId}`}>
          <span className={styles.procedure}>{first.sop}</span>{' '}
          <span>{first.runId.replace(/^run-/u, '').slice(-6)}</span>
        </a>
      ) : (
        say('startedRuns', { count: outcome.runs.length })
      )}
      {outcome.skipped > 0 ? (
        <span className={classes(styles.quiet, 'm')}>{say('heldToo', { count: outcome.skipped })}</span>
      ) : null}
    </span>
  );
}

function OpenButton({
  open,
  name,
  lineKey,
}: {
  readonly open: boolean;
  readonly name: string;
  readonly lineKey: string;
}) {
  return (
    <button
      type="button"
      className={styles.openButton}
      data-part="open"
      aria-label={name}
      aria-expanded={open}
      onClick={(event) => {
        event.stopPropagation();
        toggle(lineKey, open);
      }}
    >
      <Icon of={open ? ChevronDown : ChevronRight} size={14} />
    </button>
  );
}

/** Neighbours that concerned nobody, told as one line, and opened place by place. */
export function EventGroup({
  line,
  open,
}: {
  readonly line: Extract<EventLine, { kind: 'group' }>;
  readonly open: boolean;
}) {
  const { say, language } = useSay('events');
  const { rows, messages, since, until } = line;
  const [first] = rows;
  const topics = say(first?.source === 'mqtt' ? 'topics' : 'places', {
    count: new Set(rows.map(({ topic }) => topic)).size,
  });
  const span = spanPhrase(since, until, say, language);
  return (
    <>
      <div
        className={open ? classes(styles.row, styles.open) : styles.row}
        data-part="event"
        role="row"
        onClick={() => {
          toggle(line.key, open);
        }}
      >
        <span role="cell" className={styles.time}>
          {say('since', { time: shortTime(since, language) })}
        </span>
        <span role="cell">{sourcePhrase(first?.source ?? '', say)}</span>
        <span role="cell" className={classes(styles.quiet, 'm')}>
          {say('messages', { count: messages, topics })}
        </span>
        <span role="cell" className={classes(styles.quiet, 'm t')}>
          {span}
        </span>
        <span role="cell" className={classes(styles.quiet, 'm')}>
          {say('nothingListens')}
        </span>
        <span role="cell" className={styles.extra}>
          <OpenButton
            open={open}
            name={say('detailsGroup', { count: messages, time: span })}
            lineKey={line.key}
          />
        </span>
      </div>
      {open ? (
        <div role="row">
          <div role="cell" className={styles.details}>
            <table className={styles.places}>
              <thead>
                <tr>
                  <th scope="col">{say('groupPlace')}</th>
                  <th scope="col">{say('groupCount')}</th>
                  <th scope="col">{say('groupLast')}</th>
                  <th scope="col">{say('columnPayload')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td className={classes(styles.code, 'code')}>{row.topic ?? ''}</td>
                    <td className="t">{row.count}</td>
                    <td className="t">{exactTime(row.at, language)}</td>
                    <td className={classes(styles.code, styles.quiet, 'code m')}>
                      {row.payload?.slice(0, mostPayload) ?? say('noPayload')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      ) : null}
    </>
  );
}
