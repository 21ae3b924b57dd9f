import { useVirtualizer } from '@tanstack/react-virtual';
import { Lock, Trash2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { MemoryEntry } from '../../../shared/memory';
import { Button, IconButton } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { dayText, fullTime, isSameDay, shortTime } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { highlights } from '../../kit/highlights';
import { contentText, kindPhrase, namePhrase, scopePhrase } from './memory-phrases';
import { entryAt, isSearch, pagesToRead } from './memory-state';
import { useMemory } from './memory-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './memory.module.css';

const rowHeight = 61;
const headHeight = 32;
const mostLetters = 260;

const indexOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? '-1');

/** The list; only what is in view is in the page, and only what came into view is asked for. */
export function MemoryLedger({
  onOpen,
  onForget,
}: {
  readonly onOpen: (entry: MemoryEntry) => void;
  readonly onForget: (entry: MemoryEntry) => void;
}) {
  const { say } = useSay('memory');
  const list = useMemory((state) => state.list);
  const loadPage = useMemory((state) => state.loadPage);
  const now = useNow(60_000);
  const scroller = useRef<HTMLDivElement>(null);
  const focusOn = useRef<number | null>(null);
  /** The row that has the focus, for when it goes. */
  const focused = useRef<number | null>(null);
  const rows = useVirtualizer({
    count: list.total ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: headHeight,
  });
  const items = rows.getVirtualItems();
  useEffect(() => {
    for (const page of pagesToRead(
      list,
      items.map(({ index }) => index),
    ))
      void loadPage(page);
  });
  const { query, scope, category } = list.question;
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [query, scope, category]);
  useLayoutEffect(() => {
    // A row that was forgotten, or is read again, takes the focus along: the one in its place gets it, unless
    // something else has it by then.
    const lost = document.activeElement === document.body;
    if (!lost && scroller.current?.contains(document.activeElement) !== true) focused.current = null;
    const wanted =
      focusOn.current ??
      (lost && focused.current !== null ? Math.min(focused.current, (list.total ?? 0) - 1) : null);
    const row =
      wanted === null
        ? null
        : scroller.current?.querySelector<HTMLElement>(
            `[data-index="${String(wanted)}"] [data-part~="what"]`,
          );
    if (row === null || row === undefined) return;
    focusOn.current = null;
    row.focus({ preventScroll: true });
  });
  const noteFocus = ({ target }: FocusEvent): void => {
    focused.current = indexOf(target);
  };
  /** What goes from the page is still to be followed; what loses the focus to something else is not. */
  const noteBlur = ({ target }: FocusEvent): void => {
    if (target.isConnected) focused.current = null;
  };
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const here = indexOf(event.target as HTMLElement);
    const last = (list.total ?? 0) - 1;
    const next = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      PageDown: here + 10,
      PageUp: here - 10,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined || here < 0) return;
    event.preventDefault();
    focusOn.current = Math.min(last, Math.max(0, next));
    rows.scrollToIndex(focusOn.current, { align: 'auto' });
    const there = scroller.current?.querySelector<HTMLElement>(
      `[data-index="${String(focusOn.current)}"] [data-part~="what"]`,
    );
    if (there === null || there === undefined) return;
    focusOn.current = null;
    there.focus({ preventScroll: true });
  };
  if (list.total === 0) return <Nothing />;
  return (
    <div
      className={styles.rows}
      ref={scroller}
      role="table"
      aria-label={say('memory')}
      aria-rowcount={(list.total ?? 0) + 1}
      aria-busy={list.total === null}
    >
      <div role="rowgroup" className={styles.head}>
        <div className={classes(styles.row, styles.heads)} data-part="memory" role="row">
          <span role="columnheader">{say('columnWritten')}</span>
          <span role="columnheader">{say('columnKind')}</span>
          <span role="columnheader">{say('columnWhat')}</span>
          <span role="columnheader" className={styles.where}>
            {say('columnKnown')}
          </span>
        </div>
      </div>
      <div
        role="rowgroup"
        style={{ height: rows.getTotalSize(), position: 'relative' }}
        onKeyDown={walk}
        onFocus={noteFocus}
        onBlur={noteBlur}
      >
        {items.map((item) => (
          <div
            key={item.index}
            data-index={item.index}
            role="presentation"
            style={{ position: 'absolute', insetInline: 0, top: item.start - headHeight, height: item.size }}
          >
            <Row
              entry={entryAt(list, item.index)}
              rank={item.index + 2}
              query={query}
              now={now}
              onOpen={onOpen}
              onForget={onForget}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function Row({
  entry,
  rank,
  query,
  now,
  onOpen,
  onForget,
}: {
  readonly entry: MemoryEntry | undefined;
  readonly rank: number;
  readonly query: string;
  readonly now: number;
  readonly onOpen: (entry: MemoryEntry) => void;
  readonly onForget: (entry: MemoryEntry) => void;
}) {
  const { say, language } = useSay('memory');
  if (entry === undefined)
    return (
      <div className={styles.row} data-part="memory" role="row" aria-rowindex={rank}>
        <span role="cell" className={classes(styles.note, 'note')}>
          {say('reading')}
        </span>
      </div>
    );
  const name = namePhrase(entry, say);
  const pieces = highlights(contentText(entry, language), query, mostLetters);
  return (
    <div className={styles.row} data-part="memory" role="row" aria-rowindex={rank}>
      <time
        role="cell"
        className="t"
        dateTime={new Date(entry.at).toISOString()}
        title={fullTime(entry.at, language)}
      >
        {isSameDay(entry.at, now) ? shortTime(entry.at, language) : dayText(entry.at, language)}
      </time>
      <span role="cell">{kindPhrase(entry.category, say)}</span>
      <span role="cell" className={styles.text}>
        <button
          type="button"
          className={styles.what}
          data-part="what"
          onClick={() => {
            onOpen(entry);
          }}
        >
          {pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}
        </button>
        <span className={classes(styles.note, 'note')}>{name}</span>
      </span>
      <span role="cell" className={classes(styles.note, styles.where, 'note')} title={entry.scope}>
        {scopePhrase(entry.scope, say)}
      </span>
      <span role="cell" className={styles.action}>
        {entry.locked ? (
          <span className={classes(styles.quiet, 'm')} title={say('lockedNote')}>
            <Icon of={Lock} size={14} />
            <span className="sr">{say('lockedNote')}</span>
          </span>
        ) : (
          <IconButton
            icon={Trash2}
            name={say('forget', { name })}
            size="sm"
            onClick={() => {
              onForget(entry);
            }}
          />
        )}
      </span>
    </div>
  );
}

function Nothing() {
  const { say } = useSay('memory');
  const { question } = useMemory((state) => state.list);
  const look = useMemory((state) => state.look);
  return (
    <div className={styles.nothing} role="status">
      <h2>{say('nothingFits')}</h2>
      <p>{isSearch(question) ? say('nothingFitsText') : say('nothingHere')}</p>
      <Button
        onClick={() => {
          look({ query: '', scope: null, category: null });
        }}
      >
        {say('showAll')}
      </Button>
    </div>
  );
}
