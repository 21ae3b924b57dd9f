import { useId, useState } from 'react';
import type { BackTest } from '../../../shared/back-test';
import { conditionOf, listensToMessages } from '../../../shared/trigger-facts';
import { Button } from '../../kit/button';
import { momentText, roughDuration } from '../../kit/time-format';
import { useTold } from '../../i18n/use-told';
import { edit } from '../../entities/draft/editor-store';
import type { EditorState } from '../../entities/draft/editor-state';
import { BackTestPlot } from './back-test-plot';
import { TriggerChoice } from './trigger-choice';
import { backTestDays as days, useBackTest } from '../../entities/draft/use-back-test';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './trial.module.css';

/** The condition on what came in the last days: what it would have started, and what was held up. */
export function BackTestRow({ document }: { readonly document: EditorState }) {
  const { say } = useSay('trial');
  const told = useTold();
  const id = useId();
  const [own, setOwn] = useState<string | null>(null);
  const { texts } = document.present;
  const [wanted, setWanted] = useState<number | null>(null);
  const { tried, refusal } = useBackTest(document.name, texts, wanted, own);
  const trigger = tried?.trigger ?? null;
  const written =
    trigger === null ? '' : (conditionOf(document.cards.triggers[trigger.index] ?? { type: 'manual' }) ?? '');
  const hasCondition = trigger === null || (trigger.source !== 'cron' && trigger.source !== 'manual');
  // Until another trigger's answer comes, the condition in view belongs to the one before.
  const chosen = wanted === null ? null : (document.cards.triggers[wanted] ?? null);
  const behind = chosen !== null && listensToMessages(chosen) && trigger?.index !== wanted;
  const use = (): void => {
    if (own === null || trigger === null || behind) return;
    void edit([
      {
        type: 'set-trigger-key',
        trigger: trigger.index,
        key: 'condition',
        value: own.trim() === '' ? null : own,
      },
    ]).then((problem) => {
      if (problem === null) setOwn(null);
    });
  };
  return (
    <section className={styles.row} aria-label={say('backTest')}>
      <div className={classes(styles.label, styles.tall)}>{say('backTest')}</div>
      <div>
        <TriggerChoice
          document={document}
          wanted={wanted}
          tried={trigger?.index ?? null}
          onChoose={(index) => {
            setWanted(index);
            setOwn(null);
          }}
        />
        {tried !== null && trigger === null ? (
          <p className="m">{say('noMessages')}</p>
        ) : (
          <div className={styles.condition}>
            {hasCondition ? (
              <input
                id={id}
                className={classes(styles.input, styles.code, 'in code')}
                data-part="mono"
                aria-label={say('condition')}
                aria-invalid={refusal !== null}
                value={own ?? written}
                disabled={behind}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => {
                  setOwn(target.value === written ? null : target.value);
                }}
              />
            ) : null}
            <span role="status">
              {refusal !== null ? (
                <span className="bad">{told(refusal.message)}</span>
              ) : tried === null ? (
                say('trying')
              ) : (
                <Counts tried={tried} />
              )}
            </span>
          </div>
        )}
        {own === null ? null : (
          <div className={styles.actions}>
            <Button size="sm" disabled={refusal !== null || trigger === null || behind} onClick={use}>
              {say('useCondition')}
            </Button>
            <Button
              size="sm"
              look="bare"
              onClick={() => {
                setOwn(null);
              }}
            >
              {say('asWritten')}
            </Button>
          </div>
        )}
        {tried === null || tried.readings === 0 ? null : <BackTestPlot tried={tried} days={days} />}
      </div>
      <div className={styles.margin}>
        {tried === null || tried.readings === 0 ? null : <Legend tried={tried} />}
      </div>
    </section>
  );
}

function Counts({ tried }: { readonly tried: BackTest }) {
  const { say } = useSay('trial');
  if (tried.readings === 0) return say('nothingPast', { place: tried.trigger?.place ?? '', days });
  return (
    <>
      {say('metText', { met: tried.met, readings: tried.readings, days })}{' '}
      <b>{say('starts', { count: tried.starts })}</b>
    </>
  );
}

function Legend({ tried }: { readonly tried: BackTest }) {
  const { say, language } = useSay('trial');
  const { readings, messages, gap, knownSince, to } = tried;
  return (
    <>
      <div className={styles.legend}>
        <span className={styles.dot} aria-hidden="true" />
        {say('legendStart')}
      </div>
      <div className={styles.legend}>
        <span className={classes(styles.ink, 'ink')} aria-hidden="true">
          +2
        </span>
        {say('legendHeld')}
      </div>
      <div className={styles.data}>
        {say('readings', { count: readings })}
        {messages > readings ? `, ${say('ofMessages', { messages: messages.toLocaleString(language) })}` : ''}
      </div>
      <div>
        {gap === null
          ? say('noGap')
          : say('gap', {
              time: roughDuration(gap.to - gap.from, language),
              at: momentText(gap.from, to, language),
            })}
      </div>
      {knownSince === null ? null : (
        <div>{say('knownSince', { at: momentText(knownSince, to, language) })}</div>
      )}
    </>
  );
}
