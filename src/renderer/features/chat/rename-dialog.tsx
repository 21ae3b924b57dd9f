import { useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import type { Conversation } from '../../../shared/chat';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

export function RenameDialog({
  conversation,
  onClose,
}: {
  readonly conversation: Conversation;
  readonly onClose: () => void;
}) {
  const { say } = useSay('chat');
  const id = useId();
  const [title, setTitle] = useState(conversation.title);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rename = async (): Promise<void> => {
    const answer = await ask('chat.rename', { conversationId: conversation.id, title: title.trim() });
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  return (
    <Dialog open onClose={onClose} title={say('renameTitle')}>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '') void rename();
        }}
      >
        <div className={classes(styles.field, 'field')}>
          <label htmlFor={id}>{say('name')}</label>
          <input
            id={id}
            className="in"
            value={title}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => {
              setTitle(event.target.value);
            }}
          />
        </div>
        <DialogActions>
          <Button type="submit" look="key" disabled={title.trim() === ''}>
            {say('rename')}
          </Button>
          <Button onClick={onClose}>{say('back')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
