import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button';
import { attachedDocuments } from '../../../shared/attached-documents';
import type { ChatMessage } from '../../../shared/chat';
import { edit } from '../../entities/conversation/chat-store';
import { withDocuments } from '../../entities/conversation/documents';
import { useEnter } from './use-enter';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** A message of the person, to be said differently. */
export function EditBox({
  conversationId,
  message,
  onClose,
}: {
  readonly conversationId: string;
  readonly message: ChatMessage;
  readonly onClose: () => void;
}) {
  const { say } = useSay('chat');
  // The files of the message stay with it.
  const [{ documents, own }] = useState(() => attachedDocuments(message.text));
  const [text, setText] = useState(own);
  const [sent, setSent] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = box.current;
    if (field === null) return;
    field.style.height = 'auto';
    field.style.height = `${String(field.scrollHeight + field.offsetHeight - field.clientHeight)}px`;
  }, [text]);
  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, []);
  const submit = async (): Promise<void> => {
    const words = box.current?.value ?? '';
    if ((words.trim() === '' && documents.length === 0) || sent) return;
    const said = withDocuments(words, documents);
    setSent(true);
    const done = await edit(conversationId, message.id, said);
    setSent(false);
    if (done) onClose();
  };
  useEnter(box, () => void submit());
  return (
    <div className={styles.editBox}>
      <textarea
        ref={box}
        className="in"
        rows={1}
        aria-label={say('editMessage')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.stopPropagation();
          onClose();
        }}
      />
      <div className={styles.buttons}>
        <Button
          size="sm"
          look="key"
          disabled={text.trim() === '' && documents.length === 0}
          busy={sent ? say('sending') : null}
          onClick={() => void submit()}
        >
          {say('send')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {say('back')}
        </Button>
        <span className={classes(styles.note, 'note')}>{say('editNote')}</span>
      </div>
    </div>
  );
}
