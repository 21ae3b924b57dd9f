import { Paperclip, SendHorizontal, Square } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { isBusy } from '../../entities/conversation/chat-state';
import { documentTypes, isDocument } from '../../entities/conversation/documents';
import {
  attach,
  detach,
  putAside,
  send,
  setDraft,
  stop,
  useChat,
} from '../../entities/conversation/chat-store';
import { ContextMeter, ContextWarning } from './context-meter';
import { ModelPicker } from './model-picker';
import { SamplingButton } from './sampling-button';
import { CannotChat } from './cannot-chat';
import { DocumentRow } from './document-row';
import { PictureRow } from './picture-row';
import type { ConversationModel } from './use-conversation-model';
import { useEnter } from './use-enter';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

const noMessages: readonly never[] = [];

/**
 * The box named Message. Enter sends, Shift+Enter breaks the line; while an answer is written, Send gives way
 * to Stop.
 */
export function Composer({
  conversationId,
  model,
}: {
  readonly conversationId: string;
  readonly model: ConversationModel;
}) {
  const { say } = useSay('chat');
  const draft = useChat((state) => state.drafts[conversationId] ?? '');
  const busy = useChat((state) => isBusy(state.messages[conversationId] ?? noMessages));
  const stopping = useChat((state) => state.stopping === conversationId);
  const pictures = useChat((state) => state.pictures[conversationId] ?? noMessages);
  const documents = useChat((state) => state.documents[conversationId] ?? noMessages);
  const sees = model.current?.sees === true;
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = box.current;
    if (field === null) return;
    field.style.height = 'auto';
    field.style.height = `${String(field.scrollHeight)}px`;
  }, [draft]);
  // A new conversation starts with writing.
  const wantsCursor = useChat((state) => state.wantsCursor === conversationId);
  useEffect(() => {
    if (!wantsCursor) return;
    box.current?.focus();
    useChat.setState({ wantsCursor: null });
  }, [wantsCursor]);
  const submit = (): void => {
    const text = box.current?.value ?? '';
    if ((text.trim() === '' && pictures.length === 0 && documents.length === 0) || busy) return;
    void send(conversationId, text);
    box.current?.focus();
  };
  useEnter(box, submit);
  /** A model that sees nothing can read all the same. */
  const take = (files: readonly File[]): Promise<void> =>
    attach(
      conversationId,
      files.filter((file) => sees || isDocument(file)),
    );
  return (
    <div className={styles.composer} data-part="composer">
      <CannotChat current={model.current} />
      <div
        className={over ? classes(styles.box, styles.over) : styles.box}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'copy';
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take([...event.dataTransfer.files]);
        }}
      >
        {over ? (
          <p className={classes(styles.note, 'note')} role="status">
            {say(sees ? 'dropPictures' : 'dropDocuments')}
          </p>
        ) : null}
        <PictureRow
          pictures={pictures}
          onRemove={({ path }) => {
            detach(conversationId, path);
          }}
        />
        <DocumentRow
          documents={documents}
          onRemove={(index) => {
            putAside(conversationId, index);
          }}
        />
        <textarea
          ref={box}
          aria-label={say('message')}
          placeholder={say('message')}
          rows={1}
          value={draft}
          onPaste={(event) => {
            const files = [...event.clipboardData.files].filter((file) => sees || isDocument(file));
            // Cells of a sheet come as a picture of themselves, too: what is text is meant as text.
            if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
            event.preventDefault();
            void attach(conversationId, files);
          }}
          onChange={(event) => {
            setDraft(conversationId, event.target.value);
          }}
          onKeyDown={(event) => {
            if (
              event.key === 'Escape' &&
              busy &&
              !event.defaultPrevented &&
              !event.nativeEvent.isComposing &&
              !event.shiftKey
            )
              void stop(conversationId);
          }}
        />
        <div className={styles.buttons}>
          <ModelPicker {...model} />
          <SamplingButton conversationId={conversationId} {...model} />
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            accept={`${sees ? 'image/png,image/jpeg,image/webp,image/gif,' : ''}${documentTypes}`}
            onChange={(event) => {
              void take([...(event.target.files ?? [])]).then(() => {
                if (chooser.current !== null) chooser.current.value = '';
              });
            }}
          />
          <IconButton
            icon={Paperclip}
            name={say(sees ? 'attach' : 'attachDocument')}
            onClick={() => {
              chooser.current?.click();
            }}
          />
          <span className={classes(styles.spacer, 'sp')} />
          <ContextMeter conversationId={conversationId} />
          {busy ? (
            <Button
              shortcut="Esc"
              busy={stopping ? say('stopping') : null}
              onClick={() => void stop(conversationId)}
            >
              <Icon of={Square} />
              {say('stop')}
            </Button>
          ) : (
            <Button
              look="key"
              icon={SendHorizontal}
              disabled={draft.trim() === '' && pictures.length === 0 && documents.length === 0}
              onClick={submit}
            >
              {say('send')}
            </Button>
          )}
        </div>
      </div>
      <ContextWarning conversationId={conversationId} />
    </div>
  );
}
