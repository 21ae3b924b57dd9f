import type { ApprovalTelling } from '../../../shared/procedures';
import { whomPhrase } from '../../entities/approval/whom-phrase';
import { useSay } from '../../i18n/use-say';
import { Moment } from '../../kit/moment';
import { shortTime } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';

/** Whom the question was told as nobody decided, and whom it is told next. */
export function TellingRow({ telling }: { readonly telling: ApprovalTelling | undefined }) {
  const { say, language } = useSay('approvals');
  const { say: sayOfRuns } = useSay('runs');
  const now = useNow();
  if (telling === undefined) return null;
  const { told, next, heldUntil } = telling;
  if (told.length === 0 && next === null && heldUntil === null) return null;
  return (
    <div className="row last">
      <div className="lb">{say('tellingLabel')}</div>
      <ul className="wide asked">
        {heldUntil === null ? null : (
          <li>
            <span className="warn">{say('tellingQuiet', { time: shortTime(heldUntil, language) })}</span>
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
