import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { LedgerRow } from '../../../shared/status';
import { dayHeading } from '../../entities/run/measured-time';
import { EventGroup, EventRow } from './event-row';
import type { EventLine } from '../../entities/event/events-state';
import { keepStill, loadOlder, useEvents } from '../../entities/event/events-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './events.module.css';
import { Band } from '../../kit/band';

const headHeight = 32;
const heightOf = (line: EventLine | undefined): number => (line?.kind === 'day' ? 32 : 40);
/** Rows left below when the next page is asked for. */
const readAhead = 40;

/** The list; only what is in view is in the page. New events wait while somebody reads further down. */
export function EventLedger({
  lines,
  openKey,
  now,
  onTest,
}: {
  readonly lines: readonly EventLine[];
  readonly openKey: string | null;
  readonly now: number;
  readonly onTest: (row: LedgerRow) => void;
}) {
  const { say, language } = useSay('events');
  const { waiting, complete } = useEvents((state) => state.list);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(lines[index]),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 8,
    scrollMargin: headHeight,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= lines.length - readAhead) loadOlder();
  }, [last, lines.length]);
  const scrolled = (): void => {
    keepStill((scroller.current?.scrollTop ?? 0) > 4);
  };
  useEffect(
    () => () => {
      keepStill(false);
    },
    [],
  );
  const at = openKey === null ? -1 : lines.findIndex(({ key }) => key === openKey);
  const brought = useRef<string | null>(null);
  useLayoutEffect(() => {
    // What is opened, by hand or by its address, comes into view once, with all that is said of it; a row far
    // away is drawn first.
    if (openKey === null) brought.current = null;
    if (at < 0 || brought.current === openKey) return;
    const row = scroller.current?.querySelector(`[data-index="${String(at)}"]`);
    if (row == null) {
      rows.scrollToIndex(at, { align: 'center' });
      return;
    }
    brought.current = openKey;
    row.scrollIntoView({ block: 'nearest' });
  });
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-part~="open"]')];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = here < 0 || step === 0 ? undefined : buttons[here + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.closest('[data-part~="event"]')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.ledger}>
      {waiting.length === 0 ? null : (
        <button
          type="button"
          className={classes(styles.newcomers, 'btn sm')}
          data-look="plain"
          data-size="sm"
          onClick={() => scroller.current?.scrollTo({ top: 0 })}
        >
          {say('newOnes', { count: waiting.length })}
        </button>
      )}
      <div
        className={classes(styles.scroller, 'sheet')}
        data-part="sheet"
        ref={scroller}
        role="table"
        aria-label={say('events')}
        aria-rowcount={complete ? lines.length + 1 : -1}
        onScroll={scrolled}
      >
        <div className={styles.head} role="rowgroup">
          <div className={classes(styles.row, styles.heads)} data-part="event" role="row">
            {(['columnTime', 'columnSource', 'columnPlace', 'columnPayload', 'columnOutcome'] as const).map(
              (word) => (
                <span key={word} role="columnheader">
                  {say(word)}
                </span>
              ),
            )}
            <span role="columnheader" className={styles.extra}>
              <span className="sr">{say('columnOpen')}</span>
            </span>
          </div>
        </div>
        <div role="rowgroup" onKeyDown={walk} style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {items.map((item) => {
            const line = lines[item.index];
            return line === undefined ? null : (
              <div
                key={line.key}
                ref={rows.measureElement}
                data-index={item.index}
                role="presentation"
                style={{
                  position: 'absolute',
                  insetInline: 0,
                  top: 0,
                  scrollMarginTop: headHeight,
                  transform: `translateY(${String(item.start - headHeight)}px)`,
                }}
              >
                {line.kind === 'day' ? (
                  <DayRow daysAgo={line.daysAgo} name={dayHeading(line.at, now, language)} />
                ) : line.kind === 'group' ? (
                  <EventGroup line={line} open={line.key === openKey} />
                ) : (
                  <EventRow line={line} open={line.key === openKey} onTest={onTest} />
                )}
              </div>
            );
          })}
        </div>
        {complete ? null : (
          <p className={classes(styles.more, styles.note, 'note')} role="status">
            {say('loadingMore')}
          </p>
        )}
      </div>
    </div>
  );
}

function DayRow({ daysAgo, name }: { readonly daysAgo: number; readonly name: string }) {
  const { say } = useSay('events');
  return <Band text={daysAgo === 1 ? say('dayYesterday', { day: name }) : name} />;
}
