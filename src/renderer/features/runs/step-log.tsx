import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import type { Step } from '../../../shared/sop';
import { logPhrase } from './log-phrase';
import { exactTime } from '../../entities/run/measured-time';
import type { StoredEvent } from '../../../domain/run/run-sheet';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import { tones } from '../../kit/tones';
import styles from './step-inspector.module.css';

const lineHeight = 20;

/** Made once, however often it is scrolled past. */
const Line = memo(function Line({
  stored: { event },
  steps,
}: {
  readonly stored: StoredEvent;
  readonly steps: readonly Step[];
}) {
  const voice = useSay('runs');
  return (
    <>
      <span className={tones.quiet}>{exactTime(event.at, voice.language)}</span>{' '}
      {logPhrase(event, voice, steps)}
    </>
  );
});

/** Every event of a step, a line each; only what is in view is in the page. */
export function StepLog({
  events,
  steps,
}: {
  readonly events: readonly StoredEvent[];
  readonly steps: readonly Step[];
}) {
  const { say } = useSay('runs');
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    getItemKey: (index) => events[index]?.seq ?? index,
    overscan: 10,
  });
  return (
    <div
      className={classes(styles.log, 't')}
      data-part="log"
      ref={scroller}
      tabIndex={0}
      role="group"
      aria-label={say('log')}
    >
      <ol style={{ height: lines.getTotalSize(), position: 'relative' }}>
        {lines.getVirtualItems().map((item) => {
          const stored = events[item.index];
          return stored === undefined ? null : (
            <li
              key={item.key}
              ref={lines.measureElement}
              data-index={item.index}
              aria-setsize={events.length}
              aria-posinset={item.index + 1}
              style={{ position: 'absolute', insetInline: 0, top: item.start }}
            >
              <Line stored={stored} steps={steps} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
