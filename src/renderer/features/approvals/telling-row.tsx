import type { ApprovalTelling } from '../../../shared/procedures';
import { whomPhrase } from '../../entities/approval/whom-phrase';
import { useSay } from '../../i18n/use-say';
import { Moment } from '../../kit/moment';
import { momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** Whom the question was told as nobody decided, and whom it is told next. */
export function TellingRow({
  telling,
  expiresAt,
}: {
  readonly telling: ApprovalTelling | undefined;
  /** When the question is given up; null: never. */
  readonly expiresAt: number | null;
}) {
  const { say, language } = useSay('approvals');
  const { say: sayOfRuns } = useSay('runs');
  const now = useNow();
  const heldText = (until: number, givenUpAt: number | null, whom: string | null): string => {
    const time = momentText(until, now, language);
    if (givenUpAt !== null && givenUpAt <= until)
      return say('tellingQuietNever', { time, end: momentText(givenUpAt, now, language) });
    return whom === null ? say('tellingQuiet', { time }) : say('tellingQuietThen', { time, whom });
  };
  if (telling === undefined) return null;
  const { first, told, next, heldUntil } = telling;
  const missing = first?.nobody ?? [];
  if (told.length === 0 && next === null && heldUntil === null && missing.length === 0) return null;
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        {say(told.length === 0 && next === null ? 'tellingWho' : 'tellingLabel')}
      </div>
      <ul className={classes(styles.wide, styles.asked)}>
        {heldUntil === null ? null : (
          <li>
            <span className="warn">
              {heldText(heldUntil, expiresAt, first === undefined ? null : whomPhrase(first, sayOfRuns))}
            </span>
          </li>
        )}
        {heldUntil !== null || missing.length === 0 ? null : (
          <li>
            <span className="warn">{say('tellingNobody', { groups: missing.join(', ') })}</span>
          </li>
        )}
        {told.map((each) => (
          <li key={each.stage}>
            <span>
              <Moment at={each.at} now={now} /> {say('tellingTold', { whom: whomPhrase(each, sayOfRuns) })}
              {each.times === 1 ? null : `, ${say('tellingTimes', { count: each.times })}`}
              {each.late === undefined
                ? null
                : `, ${say(each.late === 'quiet' ? 'tellingLateQuiet' : 'tellingLate')}`}
            </span>
          </li>
        ))}
        {next === null ? null : (
          <li>
            <span className="m">
              <Moment at={next.at} now={now} />{' '}
              {say(next.late === undefined ? 'tellingNext' : 'tellingNextQuiet', {
                whom: whomPhrase(next, sayOfRuns),
              })}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
