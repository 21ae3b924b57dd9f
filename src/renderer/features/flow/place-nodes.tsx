import { conditionOf } from '../../../shared/trigger-facts';
import { durationText } from '../../kit/time-format';
import { useTypical } from '../../entities/draft/use-typical';
import { useEditor } from '../../entities/draft/editor-store';
import { TriggerLine, TriggerTimes } from '../../entities/procedure/trigger-line';
import { spineX, type Columns } from './flow-graph';
import type { Bracket } from './flow-layout';
import { ArrowEnds } from './line-grips';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './flow.module.css';

/** What starts the procedure. */
export function StartsNode({ columns }: { readonly columns: Columns }) {
  const { say } = useSay('flow');
  const name = useEditor((state) => state.document?.name ?? '');
  const triggers = useEditor((state) => state.document?.cards.triggers) ?? [];
  const { lately } = useTypical(name);
  const count = Object.values(lately).reduce((sum, each) => sum + each, 0);
  return (
    <div className={classes(styles.row, styles.starts)} style={gridOf(columns)}>
      <div>
        {triggers.length === 0 ? (
          <p className="m">{say('startsNothing')}</p>
        ) : (
          triggers.map((trigger, index) => (
            <p key={index}>
              {trigger === null ? '—' : <TriggerLine trigger={trigger} full={trigger.type === 'manual'} />}
            </p>
          ))
        )}
      </div>
      <p className={styles.margin}>{count === 0 ? null : say('starts', { count })}</p>
    </div>
  );
}

/** The diamond: what has to hold before a run starts. */
export function CheckNode({ columns }: { readonly columns: Columns }) {
  const { say, language } = useSay('flow');
  const triggers = useEditor((state) => state.document?.cards.triggers) ?? [];
  const head = useEditor((state) => state.document?.cards.head ?? null);
  const conditions = [
    ...new Set(triggers.flatMap((trigger) => (trigger === null ? [] : (conditionOf(trigger) ?? [])))),
  ];
  const rests = head?.cooldownSecs ?? 0;
  return (
    <div className={styles.row} style={gridOf(columns)}>
      <svg
        className={styles.diamond}
        width="20"
        height="20"
        viewBox="0 0 20 20"
        aria-hidden="true"
        style={{ left: spineX - 10 }}
      >
        <path d="M10 1l9 9-9 9-9-9z" />
      </svg>
      <div>
        <p className={styles.ruled}>
          <span className={conditions.length === 0 ? undefined : 'code'}>
            {conditions.length === 0 ? say('every') : conditions.join('  ·  ')}
          </span>{' '}
          {triggers.map((trigger, index) =>
            trigger === null ? null : <TriggerTimes key={index} trigger={trigger} />,
          )}
        </p>
        <p className="m">
          {[
            ...(rests === 0 ? [] : [say('rested', { time: durationText(rests * 1000, language) })]),
            say('roomFor', { count: head?.maxConcurrent ?? 1 }),
          ].join(', ')}
        </p>
      </div>
      <div className={styles.margin}>
        <b>{say('nothingStarts')}</b>
        <span>{say('nothingStartsNote')}</span>
      </div>
    </div>
  );
}

export function EndNode({
  columns,
  arriving,
}: {
  readonly columns: Columns;
  readonly arriving: readonly Bracket[];
}) {
  const { say } = useSay('flow');
  return (
    <div className={classes(styles.row, styles.end)} data-part="end">
      <svg
        className={styles.diamond}
        width="12"
        height="12"
        viewBox="0 0 12 12"
        aria-hidden="true"
        style={{ left: spineX - 6 }}
      >
        <circle cx="6" cy="6" r="5" />
        <circle className={styles.dotIn} cx="6" cy="6" r="2.5" />
      </svg>
      <p>{say('end')}</p>
      <ArrowEnds brackets={arriving} left={columns.lanes - 4} y={7} />
    </div>
  );
}

/** The measure and the margin of a row, with the lanes between them left free. */
export const gridOf = ({ lanes, margin, width }: Columns): { readonly gridTemplateColumns: string } => ({
  gridTemplateColumns: `${String(lanes - 72 - 8)}px ${String(width - margin - 16)}px`,
});
