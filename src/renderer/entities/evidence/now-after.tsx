import { ArrowRight } from 'lucide-react';
import { meaningOf } from '../../../shared/pin-names';
import { visible } from '../../../shared/visible';
import { Icon } from '../../kit/icons';
import { agoText, clockTime } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useSay } from '../../i18n/use-say';
import { usePinName } from './pin-names';
import { usePinLevel } from './use-pin-level';
import { classes } from '../../kit/classes';
import styles from './evidence.module.css';

interface NowAfterProps {
  readonly board: string | null;
  readonly pin: number;
  readonly value: 0 | 1;
  /** It was decided: what was read before stands, for what is read now may be what the write made of it. */
  readonly settled: boolean;
}

/**
 * What a write would change: the level of the pin now, as the board says it, the one after, and how old that
 * reading is. Unknown is said in words.
 */
export function NowAfter({ board, pin, value, settled }: NowAfterProps) {
  const { say, language } = useSay('evidence');
  const known = usePinLevel(board, pin, !settled);
  const now = useNow(1000);
  const named = usePinName(board, pin);
  const place =
    named === null ? say('pinPlace', { pin }) : say('pinPlaceNamed', { pin, name: visible(named.name) });
  const wordOf = (level: 0 | 1): string => visible(meaningOf(named, level) ?? say(levelWord[level]));
  if (settled && (known === null || known.level === null)) return null;
  if (known === null)
    return (
      <p className={classes('note', styles.reading)} data-part="note">
        {say('pinReading', { place })}
      </p>
    );
  if (known.level === null)
    return (
      <p className={classes('note warn', styles.reading)} data-part="warn note">
        {say('pinUnknown', { place, why: known.why })}
      </p>
    );
  return (
    <div className={styles.reading}>
      <div className="lab" data-part="caption">
        {say(settled ? 'pinBefore' : 'pinNow', { place })}
      </div>
      <div className={styles.levels} data-part="levels">
        <span>{known.level}</span>
        <Icon of={ArrowRight} size={20} />
        <span>{value}</span>
        <small>{wordOf(known.level)}</small>
        <span />
        <small>{wordOf(value)}</small>
      </div>
      {known.level === value && !settled ? (
        <p className={classes('note', styles.note)} data-part="note">
          {say('pinSame', { value })}
        </p>
      ) : null}
      {known.first === known.level ? null : (
        <p className={classes('note', styles.note, styles.changed)} data-part="warn note">
          {say('pinChanged', { value: known.first })}
        </p>
      )}
      <p className={classes('note', styles.note)} data-part="note">
        {settled
          ? say('pinReadAt', { time: clockTime(known.at, language) })
          : say('pinRead', { ago: agoText(known.at, now, language) })}
      </p>
    </div>
  );
}

const levelWord = { 0: 'low', 1: 'high' } as const;
