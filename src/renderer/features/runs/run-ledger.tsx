import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { RunSummary } from '../../../shared/run';
import { dayHeading } from '../../entities/run/measured-time';
import { RunRow } from './run-row';
import { hasMore, needsPerson, type RunDay } from './run-list';
import { useRuns } from './runs-store';
import { SpentKey } from './split-bar';
import { useSay, type Say } from '../../i18n/use-say';
import { Band } from '../../kit/band';
import { classes } from '../../kit/classes';
import styles from './runs.module.css';

type Line =
  | { readonly kind: 'band'; readonly key: string; readonly text: string; readonly legend: boolean }
  | { readonly kind: 'run'; readonly key: string; readonly run: RunSummary; readonly live: boolean };

const headHeight = 32;
/** Lines before the end of the list at which the next window is asked for. */
const nearEnd = 60;
const heightOf = (line: Line | undefined): number =>
  line === undefined || line.kind === 'band' ? 32 : line.live ? 56 : 40;

/** The list of runs with the live ones in their own band; only what is in view is in the page. */
export function RunLedger({
  live,
  days,
  now,
}: {
  readonly live: readonly RunSummary[];
  readonly days: readonly RunDay[];
  readonly now: number;
}) {
  const { say, language } = useSay('runs');
  const scroller = useRef<HTMLDivElement>(null);
  const today = new Date(now).setHours(0, 0, 0, 0);
  const anyLive = live.length > 0;
  const above = useMemo(() => liveLines(live, say), [live, say]);
  const below = useMemo(
    () => pastLines(days, anyLive, say, (at) => dayHeading(at, today, language)),
    [days, anyLive, say, language, today],
  );
  const count = above.length + below.length;
  // Two lists behind each other: a run that goes on makes none of the lines of the past again.
  const lineAt = (index: number): Line | undefined => above[index] ?? below[index - above.length];
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(lineAt(index)),
    getItemKey: (index) => lineAt(index)?.key ?? index,
    overscan: 8,
    scrollMargin: headHeight,
  });
  // Heights differ by kind; what comes behind the end moves nothing above it.
  useLayoutEffect(() => {
    rows.measure();
  }, [rows, above.length, today]);
  const end = rows.getVirtualItems().at(-1)?.index ?? 0;
  const atEnd = end >= count - nearEnd;
  const more = useRuns((state) => hasMore(state.list));
  useEffect(() => {
    if (atEnd && more) void useRuns.getState().loadMore();
  }, [atEnd, more, count]);
  return (
    <div
      className={classes(styles.ledger, 'sheet')}
      data-part="sheet ledger"
      ref={scroller}
      role="table"
      aria-label={say('runs')}
      aria-rowcount={count + 1}
    >
      <div className={styles.headRows} role="rowgroup">
        <div className={classes(styles.row, styles.headRow)} data-part="run" role="row">
          {(
            [
              'columnStarted',
              'columnProcedure',
              'columnState',
              'columnCause',
              'columnTook',
              'columnDecided',
            ] as const
          ).map((word) => (
            <span
              key={word}
              role="columnheader"
              className={word === 'columnDecided' ? styles.decided : undefined}
            >
              {say(word)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" onKeyDown={walk} style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map((item) => {
          const line = lineAt(item.index);
          return line === undefined ? null : (
            <div
              key={line.key}
              role="presentation"
              style={{
                position: 'absolute',
                insetInline: 0,
                top: item.start - headHeight,
                height: item.size,
              }}
            >
              {line.kind === 'band' ? (
                <Band text={line.text} aside={line.legend ? <SpentKey /> : undefined} />
              ) : (
                <RunRow run={line.run} now={line.live ? now : 0} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function liveLines(live: readonly RunSummary[], say: Say<'runs'>): readonly Line[] {
  if (live.length === 0) return [];
  const waiting = live.filter((run) => needsPerson(run.status) && run.waitingSince !== null).length;
  const text =
    waiting === 0
      ? say('bandLive', { count: live.length })
      : say('bandLiveWaiting', { total: live.length, count: waiting });
  return [
    { kind: 'band', key: 'live', legend: true, text },
    ...live.map((run): Line => ({ kind: 'run', key: run.runId, run, live: true })),
  ];
}

function pastLines(
  days: readonly RunDay[],
  anyLive: boolean,
  say: Say<'runs'>,
  nameOf: (at: number) => string,
): readonly Line[] {
  const headingOf = ({ daysAgo, at }: RunDay): string => {
    if (daysAgo <= 0) return say(anyLive ? 'dayTodayEarlier' : 'dayToday');
    return daysAgo === 1 ? say('dayYesterday', { day: nameOf(at) }) : nameOf(at);
  };
  return days.flatMap((day, index): Line[] => [
    {
      kind: 'band',
      key: `day ${String(day.daysAgo)}`,
      legend: !anyLive && index === 0,
      text: headingOf(day),
    },
    ...day.runs.map((run): Line => ({ kind: 'run', key: run.runId, run, live: false })),
  ]);
}

/** Up and down go from run to run. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('[data-part~="run"] a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
