import { TriangleAlert } from 'lucide-react';
import { Icon, SignatureIcon } from '../../kit/icons';
import { clockTime, leftText } from '../../kit/time-format';
import { hrefOf } from '../../entities/window/route';
import { openGate } from './activity';
import { stopOf, type RunSheet, type StepSheet } from '../../../domain/run/run-sheet';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import { tones } from '../../kit/tones';
import styles from './run-step.module.css';

/**
 * What is known about a step during which the engine stopped, and the way on. Orange only while a person is
 * needed.
 */
export function InterruptedNote({
  step,
  sheet,
  now,
}: {
  readonly step: StepSheet;
  readonly sheet: RunSheet;
  readonly now: number;
}) {
  const { say, language } = useSay('runs');
  const stop = stopOf(step);
  if (stop === null) return null;
  const call = step.calls.findLast((each) => each.unanswered);
  const gate = openGate(sheet);
  const times = { last: clockTime(stop.lastKnownAt, language), back: clockTime(stop.at, language) };
  return (
    <div className={classes(styles.interrupted, gate !== null && styles.asks)}>
      <Icon of={TriangleAlert} size={20} />
      <div>
        <h3>
          {call === undefined ? say('interruptedTitle') : say('interruptedCallTitle', { tool: call.tool })}
        </h3>
        <p>
          {call === undefined
            ? say('interruptedText', times)
            : say('interruptedCallText', { ...times, sent: clockTime(call.sentAt, language) })}
        </p>
        {gate === null ? null : (
          <div className={styles.actions}>
            <a className="btn key" data-look="key" href={hrefOf('approvals', sheet.runId)}>
              <SignatureIcon /> {say('interruptedAsks')}
            </a>
            {gate.expiresAt === null ? null : (
              <span className={classes(styles.note, 'note')}>
                <b className={classes(tones.signal, 't')}>
                  {say('timeLeft', { time: leftText(gate.expiresAt - now, language) })}
                </b>{' '}
                {say('consequence', { time: clockTime(gate.expiresAt, language) })}
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
