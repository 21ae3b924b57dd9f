import { useState } from 'react';
import { conditionOf } from '../../../shared/trigger-facts';
import { useTold } from '../../i18n/use-told';
import type { EditorState } from '../../entities/draft/editor-state';
import { momentText } from '../../kit/time-format';
import { TriggerChoice } from './trigger-choice';
import { backTestDays as days, useBackTest } from '../../entities/draft/use-back-test';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './trial.module.css';

/**
 * Under the event: when the condition, as the text is now, would have started a run. The tab Test shows the
 * values as well.
 */
export function SideBackTest({ document }: { readonly document: EditorState }) {
  const { say, language } = useSay('trial');
  const told = useTold();
  const [wanted, setWanted] = useState<number | null>(null);
  const { tried, refusal } = useBackTest(document.name, document.present.texts, wanted, null);
  const trigger = tried?.trigger ?? null;
  if (tried === null || trigger === null)
    return refusal === null ? null : (
      <section className={styles.sideBack} aria-label={say('backTest')}>
        <p className={classes(styles.note, 'note')}>{told(refusal.message)}</p>
      </section>
    );
  const condition = conditionOf(document.cards.triggers[trigger.index] ?? { type: 'manual' });
  const place = (at: number): string => `${String(((at - tried.from) / (tried.to - tried.from)) * 100)}%`;
  return (
    <section className={styles.sideBack} aria-label={say('backTest')}>
      <TriggerChoice document={document} wanted={wanted} tried={trigger.index} onChoose={setWanted} />
      <p className={classes(styles.note, 'note')}>
        {say('lastDays', { days })}{' '}
        <span className={classes(styles.code, 'code')} data-part="mono">
          {condition ?? trigger.place}
        </span>
      </p>
      {tried.readings === 0 ? (
        <p>{say('nothingPast', { place: trigger.place, days })}</p>
      ) : (
        <>
          <div
            className={styles.sideStrip}
            data-part="side-strip"
            role="img"
            aria-label={say('plotStarts', { days, starts: say('starts', { count: tried.starts }) })}
          >
            {tried.marks.map(({ at }, index) => (
              <i key={index} style={{ left: place(at) }} />
            ))}
          </div>
          <p className={classes(styles.sideStripEnds, styles.note, 'note')} aria-hidden="true">
            <span>{momentText(tried.from, tried.to, language)}</span>
            <span>{say('now')}</span>
          </p>
          {refusal === null ? (
            <p>
              {say('metText', { met: tried.met, readings: tried.readings, days })}{' '}
              <b>{say('starts', { count: tried.starts })}</b>
            </p>
          ) : (
            <p className="bad">{told(refusal.message)}</p>
          )}
        </>
      )}
    </section>
  );
}
