import { ArrowRight } from 'lucide-react';
import { Icon } from '../../kit/icons';
import { agoText, clockTime } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useSay } from '../../i18n/use-say';
import { usePinLevel } from './use-pin-level';

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
  if (settled && (known === null || known.level === null)) return null;
  if (known === null) return <p className="note now-after">{say('pinReading', { pin })}</p>;
  if (known.level === null)
    return <p className="note now-after warn">{say('pinUnknown', { pin, why: known.why })}</p>;
  return (
    <div className="now-after">
      <div className="lab">{say(settled ? 'pinBefore' : 'pinNow', { pin })}</div>
      <div className="levels">
        <span>{known.level}</span>
        <Icon of={ArrowRight} size={20} />
        <span>{value}</span>
        <small>{say(levelWord[known.level])}</small>
        <span />
        <small>{say(levelWord[value])}</small>
      </div>
      {known.level === value && !settled ? <p className="note">{say('pinSame', { value })}</p> : null}
      {known.first === known.level ? null : (
        <p className="note warn">{say('pinChanged', { value: known.first })}</p>
      )}
      <p className="note">
        {settled
          ? say('pinReadAt', { time: clockTime(known.at, language) })
          : say('pinRead', { ago: agoText(known.at, now, language) })}
      </p>
    </div>
  );
}

const levelWord = { 0: 'low', 1: 'high' } as const;
