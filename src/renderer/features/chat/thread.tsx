import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ProblemNote } from '../../kit/problem-note';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import type { ChatMessage, Conversation } from '../../../shared/chat';
import { useChannelName } from '../../entities/channel/use-channel-name';
import { isBusy, unansweredOf } from '../../entities/conversation/chat-state';
import { openConversation, stop, useChat } from '../../entities/conversation/chat-store';
import { Composer } from './composer';
import { viewBegins } from './context-state';
import { EmptyThread } from './empty-thread';
import { MessageView } from './message-view';
import { Unanswered } from './unanswered';
import { useSay } from '../../i18n/use-say';
import { useConversationModel, type ConversationModel } from './use-conversation-model';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** How near to the end, in pixels, counts as reading along. */
const nearEnd = 80;

/** One conversation on its sheet, and the box to write in. */
export function Thread({ conversation }: { readonly conversation: Conversation }) {
  const { say } = useSay('chat');
  const { id } = conversation;
  const messages = useChat((state) => state.messages[id]);
  const refusal = useChat((state) => (state.refusal?.conversationId === id ? state.refusal.refusal : null));
  const channelName = useChannelName();
  const readOnly = conversation.channel !== 'desktop';
  const model = useConversationModel(id);
  const known = messages !== undefined;
  useEffect(() => {
    if (!known) void openConversation(id);
  }, [id, known]);
  return (
    <Sheet className={styles.thread} label={conversation.title === '' ? say('untitled') : conversation.title}>
      <Messages conversationId={id} messages={messages} readOnly={readOnly} current={model.current} />
      {refusal === null ? null : (
        <div className={styles.composerNote}>
          <ProblemNote message={refusal.message} remedy={refusal.remedy} />
        </div>
      )}
      {readOnly ? (
        <p className={classes(styles.composerNote, styles.note, 'note')}>
          {say('readOnly', {
            channel: conversation.channel === 'cli' ? say('commandLine') : channelName(conversation.channel),
          })}
        </p>
      ) : (
        <Composer conversationId={id} model={model} />
      )}
    </Sheet>
  );
}

function Messages({
  conversationId,
  messages,
  readOnly,
  current,
}: Pick<ConversationModel, 'current'> & {
  readonly conversationId: string;
  readonly messages: readonly ChatMessage[] | undefined;
  readonly readOnly: boolean;
}) {
  const { say } = useSay('chat');
  const box = useRef<HTMLDivElement>(null);
  const reading = useRef(true);
  const [away, setAway] = useState(false);
  const followed = useChat((state) => state.followed === conversationId);
  useLayoutEffect(() => {
    if (!followed) return;
    reading.current = true;
    useChat.setState({ followed: null });
  }, [followed]);
  useLayoutEffect(() => {
    if (reading.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [messages]);
  useWanted(conversationId, messages, box, reading);
  const busy = isBusy(messages ?? []);
  useStopOnEscape(conversationId, busy && !readOnly);
  const begins = viewBegins(messages ?? []);
  const unanswered = unansweredOf(messages ?? []);
  const toNewest = (): void => {
    reading.current = true;
    setAway(false);
    box.current?.scrollTo({ top: box.current.scrollHeight });
    box.current?.focus();
  };
  return (
    <div className={styles.messagesFrame}>
      <div
        className={classes(styles.messages, 'msgs')}
        data-part="messages"
        ref={box}
        tabIndex={0}
        role="log"
        // Read out once it is whole, not token by token.
        aria-busy={busy}
        aria-label={say('thread')}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          reading.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          setAway(!reading.current);
        }}
      >
        <div className={styles.fill} />
        {messages === undefined ? (
          <p className={classes(styles.hold, styles.note, 'note')}>{say('loading')}</p>
        ) : messages.length === 0 ? (
          <EmptyThread conversationId={conversationId} current={current} />
        ) : null}
        {messages?.map((message) => (
          <Fragment key={message.versions?.[0] ?? message.id}>
            {begins?.at === message.id ? (
              <p className={styles.cut} role="note">
                {say('leftOutHere', { count: begins.leftOut })}
              </p>
            ) : null}
            <MessageView conversationId={conversationId} message={message} readOnly={readOnly} busy={busy} />
          </Fragment>
        ))}
        {unanswered === null ? null : (
          <Unanswered conversationId={conversationId} messageId={unanswered} readOnly={readOnly} />
        )}
      </div>
      {away ? (
        <Button className={styles.toNewest} size="sm" icon={ArrowDown} onClick={toNewest}>
          {say('toNewest')}
        </Button>
      ) : null}
    </div>
  );
}

/** Brings a message into view that was looked for. */
function useWanted(
  conversationId: string,
  messages: readonly ChatMessage[] | undefined,
  box: RefObject<HTMLDivElement | null>,
  readingRef: RefObject<boolean>,
): void {
  const wanted = useChat((state) =>
    state.wanted?.conversationId === conversationId ? state.wanted.messageId : null,
  );
  useEffect(() => {
    if (wanted === null) return;
    const found = [...(box.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].find(
      ({ dataset }) => dataset['message'] === wanted,
    );
    if (found === undefined) return;
    readingRef.current = false;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
    useChat.setState({ wanted: null });
  }, [wanted, messages, box, readingRef]);
}

function useStopOnEscape(conversationId: string, canStop: boolean): void {
  useEffect(() => {
    if (!canStop) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const elsewhere =
        event.target instanceof HTMLElement &&
        event.target.closest('[data-part~="dialog"], textarea') !== null;
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !event.shiftKey &&
        !event.isComposing &&
        !elsewhere
      )
        void stop(conversationId);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [canStop, conversationId]);
}
