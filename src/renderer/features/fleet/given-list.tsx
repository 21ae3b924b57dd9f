import type { FleetGiven } from '../../../shared/fleet';
import { useTold } from '../../i18n/use-told';
import { momentText } from '../../kit/time-format';
import { useSay, type Word } from '../../i18n/use-say';
import styles from './fleet.module.css';

const outcomeWord: Record<FleetGiven['outcome'], Word<'fleet'>> = {
  open: 'givenOpen',
  done: 'givenDone',
  refused: 'givenRefused',
  withdrawn: 'givenWithdrawn',
  unknown: 'givenUnknown',
};
const toneOf: Partial<Record<FleetGiven['outcome'], string>> = {
  done: 'ink',
  refused: 'sig',
  withdrawn: 'sig',
  unknown: 'bad',
};
const mostShown = 5;

/** What was decided here about runs of other engines, and what came of it. */
export function GivenList({ given, now }: { readonly given: readonly FleetGiven[]; readonly now: number }) {
  const { say, language } = useSay('fleet');
  const told = useTold();
  if (given.length === 0) return null;
  return (
    <section className={styles.given} aria-label={say('givenTitle')}>
      <h2>{say('givenTitle')}</h2>
      <ul>
        {given.slice(0, mostShown).map(({ key, at, by, decision, engine, sop, step, outcome, why }) => (
          <li key={key}>
            {momentText(at, now, language)}{' '}
            {say(decision === 'approve' ? 'givenApproved' : 'givenRejected', { by, engine, sop, step })}{' '}
            <b className={toneOf[outcome]}>{say(outcomeWord[outcome])}</b>
            {why === null ? null : <small>{told(why)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
