import { useId, useState, type ReactNode } from 'react';
import type { LedgerRow } from '../../../shared/status';
import { Button } from '../../kit/button';
import { Segments } from '../../kit/segments';
import { Select } from '../../kit/select';
import { momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { hrefOf } from '../../entities/window/route';
import { TestDialog } from '../../entities/event/test-dialog';
import { sourcePhrase } from '../../entities/event/event-phrases';
import { testSources } from '../../entities/event/test-plan';
import { placeWord } from './place-word';
import { fromRow, type TriedEvent } from './trial-state';
import type { TriedEventState } from './tried-event';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './trial.module.css';
import inspectorStyles from '../../kit/inspector.module.css';

/** One of the recorded events that concerned the procedure, or one that somebody writes. */
export function EventPicker({
  tried: { event, rows, choose, write: change },
  below,
}: {
  readonly tried: TriedEventState;
  readonly below: ReactNode;
}) {
  const { say } = useSay('trial');
  const { say: sayEvent } = useSay('events');
  const [pasting, setPasting] = useState(false);
  const [sending, setSending] = useState(false);
  const [headId, placeId, payloadId, sourceId] = [useId(), useId(), useId(), useId()];
  const write = (what: Partial<TriedEvent>): void => {
    setPasting(true);
    change(what);
  };
  return (
    <aside
      className={classes(
        inspectorStyles.inspector,
        inspectorStyles.overSheet,
        styles.inspector,
        styles.event,
        'sheet',
      )}
      data-part="sheet inspector"
      aria-labelledby={headId}
      tabIndex={0}
    >
      <div className={classes(inspectorStyles.head, styles.inspectorHead)} data-part="inspector-head">
        <h2 id={headId}>{say('event')}</h2>
        <span className="sp" />
        <Button
          size="sm"
          onClick={() => {
            setSending(true);
          }}
        >
          {say('sendReal')}
        </Button>
      </div>
      <section>
        <Segments
          name="trial-event"
          labelledBy={headId}
          value={pasting ? 'pasted' : 'recorded'}
          options={[
            { value: 'recorded', label: say('recorded') },
            { value: 'pasted', label: say('pasted') },
          ]}
          onChange={(next) => {
            setPasting(next === 'pasted');
          }}
        />
      </section>
      {pasting ? null : <Recorded rows={rows} event={event} onChoose={choose} />}
      <section>
        {pasting ? (
          <div className="field">
            <label htmlFor={sourceId}>{say('source')}</label>
            <Select
              id={sourceId}
              value={event.source}
              onChange={({ target }) => {
                write({ source: target.value as TriedEvent['source'], place: '' });
              }}
            >
              {testSources.map((source) => (
                <option key={source} value={source}>
                  {sourcePhrase(source, sayEvent)}
                </option>
              ))}
            </Select>
          </div>
        ) : null}
        <div className="field">
          <label htmlFor={placeId}>{say(placeWord[event.source])}</label>
          <input
            id={placeId}
            className={classes(styles.input, styles.code, 'in code')}
            data-part="mono"
            value={event.place}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              write({ place: target.value });
            }}
          />
        </div>
        <div className="field">
          <label htmlFor={payloadId}>{say('payload')}</label>
          <textarea
            id={payloadId}
            className={classes(styles.input, styles.code, 'in code')}
            data-part="mono"
            rows={5}
            spellCheck={false}
            value={event.payload}
            onChange={({ target }) => {
              write({ payload: target.value });
            }}
          />
          {event.recorded === null ? null : (
            <span className={classes(styles.note, 'note')}>{say('payloadHint')}</span>
          )}
        </div>
      </section>
      {below}
      {sending ? (
        <TestDialog
          first={{ source: event.source, place: event.place, payload: event.payload }}
          onClose={() => {
            setSending(false);
          }}
        />
      ) : null}
    </aside>
  );
}

function Recorded({
  rows,
  event,
  onChoose,
}: {
  readonly rows: readonly LedgerRow[] | null;
  readonly event: TriedEvent;
  readonly onChoose: (event: TriedEvent) => void;
}) {
  const { say, language } = useSay('trial');
  const now = useNow(60_000);
  const choices = rows?.flatMap((row) => {
    const tried = fromRow(row);
    return tried === null ? [] : [{ row, tried }];
  });
  if (choices?.length === 0)
    return <p className={classes(styles.none, styles.note, 'note')}>{say('noneRecorded')}</p>;
  return (
    <>
      <ul className={styles.list} data-part="events" aria-label={say('recordedList')}>
        {choices?.map(({ row, tried }) => (
          <li key={row.id}>
            <button
              type="button"
              aria-current={event.recorded === row.id}
              onClick={() => {
                onChoose(tried);
              }}
            >
              <span className="t">{momentText(row.at, now, language)}</span>
              <span className={classes(styles.code, 'code')} data-part="mono">
                {row.payload ?? row.topic}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a className="link" href={hrefOf('events')}>
          {say('allEvents')}
        </a>
      </p>
    </>
  );
}
