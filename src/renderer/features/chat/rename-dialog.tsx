import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import type { Conversation } from '../../../shared/chat';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';

export function RenameDialog({
  conversation,
  onClose,
}: {
  readonly conversation: Conversation;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  const id = useId();
  const [title, setTitle] = useState(conversation.title);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rename = async (): Promise<void> => {
    const answer = await ask('chat.rename', { conversationId: conversation.id, title: title.trim() });
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  return (
    <Dialog open onClose={onClose} title={t('renameTitle')}>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '') void rename();
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('name')}</label>
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
            {t('rename')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
