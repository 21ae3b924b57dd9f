import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import type { Conversation } from '../../../shared/chat';
import { deleteConversation } from '../../entities/conversation/chat-store';
import { useSay } from '../../i18n/use-say';

export function DeleteDialog({
  conversation,
  onClose,
}: {
  readonly conversation: Conversation;
  readonly onClose: () => void;
}) {
  const { say } = useSay('chat');
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('deleteTitle', { title: conversation.title === '' ? say('untitled') : conversation.title })}
      role="alertdialog"
    >
      <p>{say('deleteText', { count: conversation.messages })}</p>
      <DialogActions>
        <Button
          look="key"
          onClick={() => {
            onClose();
            void deleteConversation(conversation.id);
          }}
        >
          {say('deleteNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
