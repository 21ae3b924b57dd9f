import { shortened } from '../../../shared/shortened';
import type { Chat } from './chat';
import type { MessageOutlet } from '../../ports/message-outlets';
import type { Notifier } from '../../ports/notifier';

/** Conversation of messages that belong to no other. */
const messages = 'messages';
const longestNotified = 200;

/**
 * A message in the window, with a notification. There is one place for all: a conversation of a channel must
 * not hear what its people do not.
 */
export function desktopOutlet(chat: Pick<Chat, 'tell'>, notifier: Pick<Notifier, 'notify'>): MessageOutlet {
  return {
    name: 'desktop',
    needsRecipient: false,
    send(text) {
      chat.tell(messages, text);
      notifier.notify({ title: 'ZeroClaw', body: shortened(text, longestNotified) });
      return Promise.resolve();
    },
  };
}
