import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Send, Terminal } from 'lucide-react';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { Icon } from '../../kit/icons';
import { StatusDot } from '../../kit/status-dot';
import type { Conversation } from '../../../shared/chat';
import { useChannelName } from '../../entities/channel/use-channel-name';
import { hrefOf } from '../../entities/window/route';
import { useApprovals } from '../../entities/approval/approvals-store';
import { askingConversations } from '../../entities/approval/waiting';
import {
  conversationGroups,
  conversationTo,
  lineOf,
  linesOf,
  type ConversationGroup,
} from './conversation-lines';
import { useChat } from '../../entities/conversation/chat-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

const lineHeight = 32;

const indexOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? '-1');

/**
 * The conversations of this window, and those of the channels to read along. Only what is in view is in the
 * page, with the headings and what has the focus.
 */
export function ConversationList({ current }: { readonly current: string | null }) {
  const { say } = useSay('chat');
  const conversations = useChat((state) => state.conversations);
  const groups = useMemo(() => conversationGroups(conversations), [conversations]);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const scroller = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  /** It gets the focus as soon as it is in the page. */
  const wanted = useRef<string | null>(null);
  const always = useMemo(
    () =>
      [...groups.map(({ from }) => from), ...(focused === null ? [] : [lineOf(lines, focused)])].filter(
        (index) => index >= 0,
      ),
    [groups, lines, focused],
  );
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 8,
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...always, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
      [always],
    ),
  });
  const at = current === null ? -1 : lineOf(lines, current);
  const brought = useRef<string | null>(null);
  useLayoutEffect(() => {
    // The open one comes into view once: when it moves up because of a message, the list stays where the
    // reader is.
    if (at < 0 || brought.current === current) return;
    brought.current = current;
    rows.scrollToIndex(at, { align: 'auto' });
  }, [rows, at, current]);
  useLayoutEffect(() => {
    if (wanted.current === null || wanted.current !== focused) return;
    wanted.current = null;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${String(lineOf(lines, focused))}"] a`)
      ?.focus({ preventScroll: true });
  }, [focused, lines]);
  const noteFocus = ({ target }: FocusEvent): void => {
    setFocused(lines[indexOf(target)]?.key ?? null);
  };
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const next = conversationTo(lines, indexOf(event.target as Element), event.key);
    const line = next === null ? undefined : lines[next];
    if (next === null || line === undefined) return;
    event.preventDefault();
    wanted.current = line.key;
    setFocused(line.key);
    rows.scrollToIndex(next, { align: 'auto' });
  };
  const items = rows.getVirtualItems();
  return (
    <nav
      className={styles.list}
      data-part="conversation-list"
      ref={scroller}
      aria-label={say('conversations')}
      onKeyDown={walk}
      onFocus={noteFocus}
      onBlur={() => {
        setFocused(wanted.current);
      }}
    >
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {groups.map((group) => (
          <Group
            key={group.name}
            group={group}
            current={current}
            measure={rows.measureElement}
            items={items.filter(
              ({ index }) => index >= group.from && index <= group.from + group.conversations.length,
            )}
          />
        ))}
      </div>
    </nav>
  );
}

interface GroupProps {
  readonly group: ConversationGroup;
  readonly current: string | null;
  readonly items: readonly { readonly index: number; readonly start: number }[];
  readonly measure: (element: Element | null) => void;
}

function Group({ group: { name, from, conversations }, current, items, measure }: GroupProps) {
  const { say } = useSay('chat');
  const waiting = useApprovals((state) => state.waiting);
  const asking = useMemo(() => askingConversations(waiting), [waiting]);
  const heading = items.find(({ index }) => index === from);
  return (
    <>
      <h2 ref={measure} data-index={from} style={placed(heading?.start ?? 0)}>
        {say(name)}
      </h2>
      <ul>
        {items.map(({ index, start }) => {
          const conversation = conversations[index - from - 1];
          return conversation === undefined ? null : (
            <li
              key={conversation.id}
              ref={measure}
              data-index={index}
              aria-setsize={conversations.length}
              aria-posinset={index - from}
              style={placed(start)}
            >
              <ConversationLink
                conversation={conversation}
                isCurrent={conversation.id === current}
                asks={asking.has(conversation.id)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

const placed = (top: number) => ({ position: 'absolute', insetInline: 0, top }) as const;

const ConversationLink = memo(function ConversationLink({
  conversation: { id, channel, title },
  isCurrent,
  asks,
}: {
  readonly conversation: Conversation;
  readonly isCurrent: boolean;
  readonly asks: boolean;
}) {
  const { say } = useSay('chat');
  const channelName = useChannelName();
  return (
    <a href={hrefOf('chat', id)} aria-current={isCurrent ? 'true' : undefined}>
      {channel === 'desktop' ? null : <Icon of={channel === 'cli' ? Terminal : Send} size={14} />}
      <span>
        {[
          ...(channel === 'desktop' ? [] : [channel === 'cli' ? say('commandLine') : channelName(channel)]),
          title === '' ? say('untitled') : title,
        ].join(' · ')}
      </span>
      {asks ? (
        <>
          <StatusDot state="signal" />
          <span className={classes(styles.screenReader, 'sr')}>{say('asks')}</span>
        </>
      ) : null}
    </a>
  );
});
