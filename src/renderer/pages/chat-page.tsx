import { ChevronDown, Pencil, Pin, PinOff, Plus, Trash2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState, type MouseEvent } from 'react';
import { Button, IconButton } from '../kit/button';
import { EmptySheet } from '../kit/empty-sheet';
import { Icon } from '../kit/icons';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import type { PageProps } from '../entities/window/route';
import { conversationFor } from '../entities/conversation/chat-state';
import {
  pinConversation,
  startConversation,
  useChat,
  useConversations,
  useIsGone,
} from '../entities/conversation/chat-store';
import { ConversationList } from '../features/chat/conversation-list';
import { ConversationSearch } from '../features/chat/conversation-search';
import { DeleteDialog } from '../features/chat/delete-dialog';
import { ExportMenu } from '../features/chat/export-menu';
import { RenameDialog } from '../features/chat/rename-dialog';
import { SuggestionList } from '../features/chat/suggestion-list';
import { Thread } from '../features/chat/thread';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/chat/chat.module.css';

/** Talking to the model. `id` is a conversation; without one the latest is open. */
export function ChatPage({ id }: PageProps) {
  const { say } = useSay('chat');
  const conversations = useConversations();
  const loaded = useChat((state) => state.loaded);
  const refusal = useChat((state) => (state.refusal?.conversationId === null ? state.refusal.refusal : null));
  const current = conversationFor(conversations, id);
  const isGone = useIsGone(id);
  const [over, setOver] = useState<'delete' | 'rename' | null>(null);
  const close = (): void => {
    setOver(null);
  };
  return (
    <main className="page" data-part="page" id="page">
      <PageHead title={say('title')}>
        <ConversationMenu current={current?.id ?? null} />
        {current === null ? null : (
          <>
            <IconButton
              icon={Trash2}
              name={say('delete')}
              onClick={() => {
                setOver('delete');
              }}
            />
            <IconButton
              icon={Pencil}
              name={say('renameThis')}
              onClick={() => {
                setOver('rename');
              }}
            />
            <IconButton
              icon={current.pinned === true ? PinOff : Pin}
              name={say(current.pinned === true ? 'unpin' : 'pin')}
              onClick={() => void pinConversation(current.id, current.pinned !== true)}
            />
            <ExportMenu key={current.id} conversationId={current.id} />
          </>
        )}
        <Button icon={Plus} onClick={() => void startConversation()}>
          {say('newChat')}
        </Button>
      </PageHead>
      {refusal === null ? null : (
        <div className="pb-4">
          <ProblemNote message={refusal.message} remedy={refusal.remedy} />
        </div>
      )}
      <div
        className={
          conversations.length === 0
            ? classes(styles.desk, 'desk')
            : classes(styles.desk, styles.columns, 'desk')
        }
      >
        {conversations.length === 0 ? null : (
          <ConversationSearch>
            <ConversationList current={current?.id ?? null} />
          </ConversationSearch>
        )}
        {current !== null ? (
          <Thread key={current.id} conversation={current} />
        ) : isGone && refusal === null ? (
          <EmptySheet
            title={say('goneTitle')}
            text={say('goneText')}
            actions={
              <Button size="lg" icon={Plus} onClick={() => void startConversation()}>
                {say('newChat')}
              </Button>
            }
          />
        ) : loaded && (id === null || isGone) ? (
          <EmptySheet
            title={say('emptyTitle')}
            text={say('emptyText')}
            note={say('emptyNote')}
            actions={
              <div>
                <Button look="key" size="lg" icon={Plus} onClick={() => void startConversation()}>
                  {say('newChat')}
                </Button>
                <SuggestionList onChoose={(text) => void startConversation(text)} />
              </div>
            }
          />
        ) : (
          <p className={classes(styles.note, 'note')}>{say('loading')}</p>
        )}
      </div>
      {over === 'delete' && current !== null ? <DeleteDialog conversation={current} onClose={close} /> : null}
      {over === 'rename' && current !== null ? <RenameDialog conversation={current} onClose={close} /> : null}
    </main>
  );
}

/** The list and its search in a box of their own, where the window is too narrow for both. */
export function ConversationMenu({ current }: { readonly current: string | null }) {
  const { say } = useSay('chat');
  const conversations = useChat((state) => state.conversations);
  const [open, setOpen] = useState(false);
  if (conversations.length === 0) return null;
  const chosen = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, [data-part~="search-hit"]') !== null) setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="btn only-narrow" data-look="plain" data-part="only-narrow">
        {say('choose')}
        <Icon of={ChevronDown} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={classes(styles.popover, styles.conversations, 'pop')}
          data-part="popover"
          align="end"
          sideOffset={4}
          aria-label={say('choose')}
          onClick={chosen}
        >
          <ConversationSearch>
            <ConversationList current={current} />
          </ConversationSearch>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
