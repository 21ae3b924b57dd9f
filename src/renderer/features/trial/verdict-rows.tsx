import type { TriggerTiming } from '../../../shared/sop';
import { placeOf } from '../../../shared/trigger-facts';
import { ProblemNote } from '../../kit/problem-note';
import { hrefOf } from '../../entities/window/route';
import { isDirty, type EditorState } from '../../entities/draft/editor-state';
import { CheckLine } from '../../entities/event/check-line';
import { reasonPhrase, timingPhrase } from '../../entities/event/event-phrases';
import { isComplete, toTestEvent } from '../../entities/event/test-plan';
import { judge, othersStarted, type Judged, type TriedEvent } from './trial-state';
import { useSay, type Say } from '../../i18n/use-say';
import { useVerdicts } from './use-verdicts';
import { classes } from '../../kit/classes';
import styles from './trial.module.css';

/** The one sentence, and under it what it rests on. */
export function VerdictRows({
  document,
  event,
}: {
  readonly document: EditorState;
  readonly event: TriedEvent;
}) {
  const { say } = useSay('trial');
  const { say: sayEvent, language } = useSay('events');
  const { verdicts, problem, judgedAt } = useVerdicts(document.name, document.present.texts, event);
  const own = document.present.checked?.entry.name ?? document.name;
  const mine = verdicts?.find(({ sop }) => sop === own);
  const judged = mine === undefined ? null : judge(mine, toTestEvent(event).topic);
  const others = verdicts === null ? [] : othersStarted(verdicts, own);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.label}>{say('verdict')}</span>
        <div role="status">
          <h2>
            {judged === null
              ? say(isComplete(event) ? 'judging' : 'writeEvent')
              : judged.kind === 'not-listening' && document.cards.stale.toml
                ? say('notReadable')
                : sentenceOf(judged, say, {
                    reason: (reason) => reasonPhrase(reason, sayEvent),
                    timing: (timing) => timingPhrase(timing, sayEvent, language),
                  })}
          </h2>
        </div>
        <span className={classes(styles.note, styles.when, 'note')}>
          {judged === null ? '' : say(isDirty(document) ? 'unsaved' : 'saved')}
        </span>
      </div>
      {problem === null ? null : <ProblemNote message={problem.message} remedy={problem.remedy} />}
      <section className={styles.row}>
        <div className={styles.label}>{say('checks')}</div>
        <div>
          {judged === null || judged.kind === 'not-listening' ? (
            <Listens document={document} />
          ) : (
            judged.checks.map((check, index) => (
              <CheckLine key={index} check={check} source={event.source} at={judgedAt} />
            ))
          )}
        </div>
        <div className={styles.margin}>
          {judged === null ? null : others.length === 0 ? (
            say('startsNothingElse')
          ) : (
            <>
              {say('alsoStarts')}{' '}
              {others.map((name, index) => (
                <span key={name}>
                  {index > 0 ? ', ' : ''}
                  <a className="link" href={hrefOf('sops', name)}>
                    {name}
                  </a>
                </span>
              ))}
            </>
          )}
        </div>
      </section>
    </>
  );
}

function sentenceOf(
  judged: Judged,
  say: Say<'trial'>,
  phrase: {
    readonly reason: (reason: string) => string;
    readonly timing: (timing: TriggerTiming) => string;
  },
): string {
  switch (judged.kind) {
    case 'starts':
      return say('wouldStart');
    case 'not-listening':
      return say('notListening');
    case 'not-met':
      return say('notMet');
    case 'counts':
      return say('counts', { how: phrase.timing(judged.timing) });
    case 'held':
      return say('notHeld', { reason: phrase.reason(judged.reason) });
  }
}

/** Where it does listen. */
function Listens({ document }: { readonly document: EditorState }) {
  const { say } = useSay('trial');
  const places = document.cards.triggers.flatMap((trigger) =>
    trigger === null ? [] : [`${trigger.type} ${placeOf(trigger) ?? ''}`.trim()],
  );
  return (
    <p className="m">
      {places.length === 0 ? say('noTriggers') : say('listensNowhere', { triggers: places.join(', ') })}
    </p>
  );
}
