import type { Step } from '../../../shared/sop';
import type { FlowLayout } from './flow-layout';
import { laneX, rowPath, type Columns } from './flow-graph';
import { drawLines, numberAt, placeAt, type Place } from './flow-ways';
import type { FlowDrag } from './use-flow-drag';
import { unsayableWord } from './unsayable-word';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './flow.module.css';

/**
 * What would be if it were let go here: the line as it would run, or the gap where the step would stand, and
 * its words.
 */
export function DragOverlay({
  drag,
  steps,
  layout,
  columns,
}: {
  readonly drag: FlowDrag;
  readonly steps: readonly Step[];
  readonly layout: FlowLayout;
  readonly columns: Columns;
}) {
  const { say } = useSay('flow');
  const [first = 0] = drag.from;
  if (drag.what === 'step') {
    const to = numberAt(layout, first, drag.y);
    const below = layout.steps.filter(({ step }) => step.number !== first)[to - 1];
    const y = below?.top ?? layout.endY - 24;
    return (
      <div className={styles.over} aria-hidden="true">
        <i className={styles.gap} style={{ top: y - 1 }} />
        <p
          className={styles.told}
          data-part="told"
          style={{ left: Math.min(drag.x + 16, columns.width - 240), top: drag.y + 12 }}
        >
          {say(to === first ? 'staysStep' : 'wouldBeStep', { step: first, to })}
        </p>
      </div>
    );
  }
  const place = placeAt(layout, drag.y);
  const drawn = drawLines(steps, drag.what, drag.from, place);
  const row = typeof place === 'number' ? layout.steps[place - 1] : undefined;
  return (
    <div className={drawn.ok ? styles.over : classes(styles.over, styles.refusing)} aria-hidden="true">
      {row === undefined ? null : (
        <i className={styles.target} style={{ top: row.top, height: row.height }} />
      )}
      <svg width={columns.width} height={layout.height}>
        {drag.from.map((number) => {
          const y = layout.steps[number - 1]?.y ?? 0;
          return (
            <path
              key={number}
              className={classes(styles.line, drag.what !== 'next' && styles.failure)}
              data-part={`line ${drag.what === 'next' ? 'next' : 'failure'}`}
              d={rowPath(columns.lanes, y - 5, drag.y, drag.x, laneX(columns, 0))}
              markerEnd="url(#flow-arrow)"
            />
          );
        })}
      </svg>
      <p
        className={styles.told}
        data-part="told"
        style={{ left: Math.min(drag.x + 16, columns.width - 260), top: drag.y + 12 }}
      >
        {drawn.ok
          ? say(toldWord(drag.what, place), { step: typeof place === 'number' ? place : 0 })
          : say(unsayableWord[drawn.why])}
      </p>
    </div>
  );
}

const toldWord = (kind: 'next' | 'failure', place: Place): 'then' | 'thenEnd' | 'fails' =>
  kind === 'failure' ? 'fails' : place === 'end' ? 'thenEnd' : 'then';
