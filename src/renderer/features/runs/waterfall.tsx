import type { Spender } from '../../../shared/run-figures';
import { measuredText, growingText, tickText } from '../../entities/run/measured-time';
import { SpentKey } from './split-bar';
import { drawnOf, placeOf, type Timeline, type TimelineRow } from './timeline';
import { spenderWord } from './run-phrases';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './time-spent.module.css';

/**
 * Time of a run, step by step: queue ticks, model ink, tool black, person hatched. The bars are told in words
 * too.
 */
export function Waterfall({
  timeline,
  selected,
  onSelect,
}: {
  readonly timeline: Timeline;
  readonly selected: number | null;
  readonly onSelect: (step: number) => void;
}) {
  const { say, language } = useSay('runs');
  const unknown = timeline.rows.some((row) => row.segments.some((segment) => segment.spender === 'unknown'));
  const spenders: readonly Spender[] = [
    'queue',
    'model',
    'tool',
    'person',
    ...(unknown ? (['unknown'] as const) : []),
  ];
  return (
    <section className={styles.waterfall} data-part="waterfall" aria-label={say('timeline')} tabIndex={0}>
      <div className={styles.waterfallKey}>
        <SpentKey spenders={spenders} typical={timeline.expected.size > 0} />
      </div>
      <ol>
        {timeline.rows.map((row) => (
          <Row
            key={row.number}
            row={row}
            timeline={timeline}
            selected={row.number === selected}
            onSelect={onSelect}
          />
        ))}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        <span />
        <div>
          {timeline.axis.ticks.map((tick, index) => (
            <span key={tick}>{index === timeline.axis.ticks.length - 1 ? '' : tickText(tick, language)}</span>
          ))}
        </div>
        <span />
      </div>
    </section>
  );
}

function Row({
  row,
  timeline,
  selected,
  onSelect,
}: {
  readonly row: TimelineRow;
  readonly timeline: Timeline;
  readonly selected: boolean;
  readonly onSelect: (step: number) => void;
}) {
  const { say, language } = useSay('runs');
  const segments = drawnOf(row.segments, timeline.axis);
  const total =
    row.totalMs === null
      ? ''
      : row.live
        ? growingText(row.totalMs, language)
        : measuredText(row.totalMs, language);
  const expected = timeline.expected.get(row.number);
  const usual = expected === undefined ? null : measuredText(expected.end - expected.start, language);
  const inWords = (['queue', 'model', 'tool', 'person'] as const)
    .filter((spender) => row.shares[spender] > 0)
    .map((spender) =>
      say('spentLine', { who: say(spenderWord[spender]), time: measuredText(row.shares[spender], language) }),
    );
  return (
    <li
      className={classes(styles.row, selected && styles.chosen, row.live && styles.live)}
      title={
        expected === undefined || usual === null
          ? undefined
          : say('typicalLine', { time: usual, count: expected.runs })
      }
      onClick={() => {
        onSelect(row.number);
      }}
    >
      <span className={styles.name}>
        <b>{row.shown}</b>
        {row.title}
      </span>
      <span className={styles.bars}>
        {expected === undefined ? null : (
          <i aria-hidden="true" className={styles.typical} style={placeOf(expected, timeline.axis)} />
        )}
        {segments.map((segment, index) => (
          <i
            key={segment.start}
            aria-hidden="true"
            className={classes(styles.mark, row.live && index === segments.length - 1 && styles.growing)}
            data-spender={segment.spender}
            style={placeOf(segment, timeline.axis)}
          />
        ))}
        <span className="sr">
          {[
            ...inWords,
            ...(expected === undefined || usual === null
              ? []
              : [say('typicalLine', { time: usual, count: expected.runs })]),
          ].join(', ')}
        </span>
      </span>
      <span className={styles.duration}>
        {row.carried
          ? say('carriedShort')
          : total === '' && usual !== null
            ? say('aboutTime', { time: usual })
            : total}
      </span>
    </li>
  );
}
