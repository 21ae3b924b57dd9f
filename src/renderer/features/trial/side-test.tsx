import { Check, Minus, X } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../kit/icons';
import { Select } from '../../kit/select';
import type { EditorState } from '../../entities/draft/editor-state';
import { CheckLine } from '../../entities/event/check-line';
import { isComplete, testSources, toTestEvent } from '../../entities/event/test-plan';
import { sourcePhrase } from '../../entities/event/event-phrases';
import { placeWord } from './place-word';
import { SideBackTest } from './side-back-test';
import { judge } from './trial-state';
import { useTriedEvent } from './tried-event';
import { useSay } from '../../i18n/use-say';
import { useVerdicts } from './use-verdicts';
import { classes } from '../../kit/classes';
import styles from './trial.module.css';
import inspectorStyles from '../../kit/inspector.module.css';

/** Beside the texts: what one event would start now. The same event as in the tab Test. */
export function SideTest({ document }: { readonly document: EditorState }) {
  const { say } = useSay('trial');
  const { say: sayEvent } = useSay('events');
  const [headId, sourceId, placeId, payloadId] = [useId(), useId(), useId(), useId()];
  const { event, write } = useTriedEvent(document);
  const { verdicts, judgedAt } = useVerdicts(document.name, document.present.texts, event);
  const own = document.present.checked?.entry.name ?? document.name;
  const topic = toTestEvent(event).topic;
  const concerned = (verdicts ?? [])
    .filter(({ sop, starts, check }) => sop === own || starts || check !== undefined)
    .sort((a, b) => Number(b.sop === own) - Number(a.sop === own));
  const others = (verdicts?.length ?? 0) - concerned.length;
  return (
    <aside
      className={classes(inspectorStyles.inspector, styles.inspector, styles.sideTest, 'sheet')}
      data-part="sheet inspector"
      aria-labelledby={headId}
      tabIndex={0}
    >
      <div className={classes(styles.inspectorHead, inspectorStyles.head)} data-part="inspector-head">
        <h2 id={headId}>{say('testAnEvent')}</h2>
      </div>
      <section className={styles.sideFields}>
        <div className={styles.sideField}>
          <label htmlFor={sourceId}>{say('source')}</label>
          <Select
            className=""
            id={sourceId}
            value={event.source}
            onChange={({ target }) => {
              write({ source: target.value as typeof event.source, place: '' });
            }}
          >
            {testSources.map((source) => (
              <option key={source} value={source}>
                {sourcePhrase(source, sayEvent)}
              </option>
            ))}
          </Select>
        </div>
        <div className={styles.sideField}>
          <label htmlFor={placeId}>{say(placeWord[event.source])}</label>
          <input
            id={placeId}
            value={event.place}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              write({ place: target.value });
            }}
          />
        </div>
        <div className={styles.sideField}>
          <label htmlFor={payloadId}>{say('payload')}</label>
          <input
            id={payloadId}
            value={oneLine(event.payload)}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              write({ payload: target.value });
            }}
          />
        </div>
        <span className={classes(styles.note, 'note')}>{say('startsNothing')}</span>
      </section>
      <div className={styles.sideVerdicts} aria-live="polite">
        {verdicts === null ? (
          <p className={classes(styles.sideVerdict, 'm')}>
            {say(isComplete(event) ? 'judging' : 'writeEvent')}
          </p>
        ) : null}
        {concerned.map((verdict) => {
          const judged = judge(verdict, topic);
          return (
            <div key={verdict.sop} className={styles.sideVerdict}>
              <span className={verdict.starts ? 'ok' : judged.kind === 'not-listening' ? 'm' : 'bad'}>
                <Icon of={verdict.starts ? Check : judged.kind === 'not-listening' ? Minus : X} />
              </span>
              <div>
                <b>{verdict.sop}</b> {say(verdict.starts ? 'wouldStartShort' : 'wouldNotShort')}
                {judged.kind === 'not-listening' ? (
                  <p className={classes(styles.note, 'note')}>
                    {say(verdict.sop === own && document.cards.stale.toml ? 'notReadable' : 'noTriggerHere')}
                  </p>
                ) : (
                  judged.checks.map((check, index) => (
                    <CheckLine key={index} check={check} source={event.source} at={judgedAt} />
                  ))
                )}
              </div>
            </div>
          );
        })}
        {others === 0 ? null : (
          <div className={styles.sideVerdict}>
            <span className="m">
              <Icon of={Minus} />
            </span>
            <div>
              <b>{say('more', { count: others })}</b> {say('wouldNotShort')}
              <p className={classes(styles.note, 'note')}>{say('othersDoNotListen')}</p>
            </div>
          </div>
        )}
      </div>
      <SideBackTest key={document.name} document={document} />
    </aside>
  );
}

/** A payload that was spread over lines, as it would be sent. */
function oneLine(payload: string): string {
  try {
    return payload.includes('\n') ? JSON.stringify(JSON.parse(payload)) : payload;
  } catch {
    return payload.replaceAll('\n', ' ');
  }
}
