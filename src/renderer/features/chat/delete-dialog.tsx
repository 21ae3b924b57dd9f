import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import type { Conversation } from '../../../shared/chat';
import { deleteConversation } from './chat-store';

export function DeleteDialog({
  conversation,
  onClose,
}: {
  readonly conversation: Conversation;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deleteTitle', { title: conversation.title === '' ? t('untitled') : conversation.title })}
      role="alertdialog"
    >
      <p>{t('deleteText', { count: conversation.messages })}</p>
      <DialogActions>
        <Button
          look="key"
          onClick={() => {
            onClose();
            void deleteConversation(conversation.id);
          }}
        >
          {t('deleteNow')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
