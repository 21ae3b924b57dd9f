import { ArrowDown, ArrowUp, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { WireLine } from '../../../shared/boards';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { preciseTime } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import { linesShown } from './boards-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

/** The last lines between the board and us, newest first. Held, they stand still to be read. */
export function WireLines({ lines }: { readonly lines: readonly WireLine[] }) {
  const { say } = useSay('boards');
  const [held, setHeld] = useState<readonly WireLine[] | null>(null);
  const [polls, setPolls] = useState(false);
  const shown = linesShown(held ?? lines, polls).toReversed();
  return (
    <>
      <div className={styles.section}>
        <h2>{say('wire')}</h2>
        <span className={classes(styles.quiet, 'm')}>{say('lastLines')}</span>
        <span className="sp" style={{ flex: 1 }} />
        <label>
          <input
            type="checkbox"
            checked={polls}
            onChange={(event) => {
              setPolls(event.target.checked);
            }}
          />
          {say('polls')}
        </label>
        <Button
          look="bare"
          size="sm"
          icon={held === null ? Pause : Play}
          aria-pressed={held !== null}
          onClick={() => {
            setHeld(held === null ? lines : null);
          }}
        >
          {held === null ? say('hold') : say('goOn')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className={styles.gaps}>{lines.length === 0 ? say('noLines') : say('onlyPolls')}</p>
      ) : null}
      <ol className={styles.wireLog} tabIndex={0} aria-label={say('wire')}>
        {shown.map((line, index) => (
          <Line key={`${String(line.at)} ${String(shown.length - index)}`} line={line} />
        ))}
      </ol>
    </>
  );
}

function Line({ line }: { readonly line: WireLine }) {
  const { say } = useSay('boards');
  const language = useLanguage();
  const notes = {
    request: '',
    poll: say('poll'),
    probe: say('probe'),
    event: say('event'),
    noise: say('unread'),
  };
  const sent = line.direction === 'out';
  return (
    <li>
      <span className={classes(styles.quiet, 'm')}>{preciseTime(line.at, language)}</span>
      <span
        className={sent ? styles.sent : styles.received}
        role="img"
        aria-label={sent ? say('sent') : say('received')}
      >
        <Icon of={sent ? ArrowUp : ArrowDown} size={14} />
      </span>
      <span className={sent ? styles.sent : styles.received} title={line.text}>
        {line.text}
      </span>
      <span className={classes(styles.quiet, 'm')}>
        {line.afterMs === null ? notes[line.purpose] : say('afterMs', { ms: line.afterMs })}
      </span>
    </li>
  );
}
