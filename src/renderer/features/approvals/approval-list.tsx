import { Breakable } from '../../kit/breakable';
import { leftText } from '../../kit/time-format';
import { sourceWord } from './source-words';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import { hrefOf } from '../../entities/window/route';
import { shownOf } from '../../entities/approval/approvals-state';
import { selectApproval, useApprovals } from '../../entities/approval/approvals-store';
import { DecidedToday } from './decided-today';
import { questionText } from '../../entities/approval/phrases';
import { expiresAt, isQuestion, keyOf, placeOf, type Waiting } from '../../entities/approval/waiting';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** Everything that waits, most urgent first, and what was decided today. Lies on the desk without boxes. */
export function ApprovalList() {
  const { say } = useSay('approvals');
  const waiting = useApprovals((state) => state.waiting);
  const shown = useApprovals(shownOf);
  const now = useNow();
  return (
    <section className={classes(styles.queue, 'q')} data-part="queue" aria-label={say('waitingList')}>
      <ul>
        {waiting.map((approval) => (
          <li key={keyOf(approval)}>
            <WaitingRow
              waiting={approval}
              current={shown !== null && keyOf(shown) === keyOf(approval)}
              now={now}
            />
          </li>
        ))}
      </ul>
      <DecidedToday now={now} />
      {waiting.length === 0 ? null : (
        <div className={classes(styles.keys, 'keys')} aria-hidden="true">
          <span>
            <kbd>J</kbd> <kbd>K</kbd> {say('move')}
          </span>
          <span>
            <kbd>A</kbd> <kbd>R</kbd> <kbd>E</kbd> {say('decide')}
          </span>
        </div>
      )}
    </section>
  );
}

function WaitingRow({
  waiting,
  current,
  now,
}: {
  readonly waiting: Waiting;
  readonly current: boolean;
  readonly now: number;
}) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const end = expiresAt(waiting);
  const left = end === null ? say('noLimit') : end <= now ? say('over') : leftText(end - now, language);
  const lines = isQuestion(waiting)
    ? {
        name: waiting.title === '' ? say('chat') : say('chatOf', { title: waiting.title }),
        what: questionText(waiting, say),
        note: [say('askedByModel'), waiting.channel === 'desktop' ? '' : waiting.channel],
      }
    : {
        name: waiting.sop,
        what: `${String(waiting.step)} · ${waiting.title}`,
        note: [say(waiting.priority), say(sourceWord[waiting.trigger.source]), waiting.trigger.topic ?? ''],
      };
  return (
    <a
      href={hrefOf('approvals', placeOf(waiting))}
      data-key={keyOf(waiting)}
      aria-current={current ? 'true' : undefined}
      onClick={() => {
        selectApproval(keyOf(waiting));
      }}
    >
      <div className={styles.firstLine}>
        <span className={isQuestion(waiting) ? classes(styles.name, styles.oneLine) : styles.name}>
          {lines.name}
        </span>
        <span className={classes(styles.figures, 't')}>{left}</span>
      </div>
      <p>{lines.what}</p>
      <div className={classes(styles.note, 'note')}>
        <Breakable text={lines.note.filter((part) => part !== '').join(' · ')} />
      </div>
    </a>
  );
}
