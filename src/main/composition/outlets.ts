import { shortened } from '../../shared/shortened';
import type { Chat } from '../agent/chat/chat';
import type { MessageOutlet, MessageOutlets } from '../ports/message-outlets';
import type { Notifier } from '../ports/notifier';

/** Conversation of messages that belong to no other. */
const messages = 'messages';
const longestNotified = 200;

/**
 * The ways to people: one line each. `chat` and `channels` are there once the engine is built; tools are made
 * before it.
 */
export function messageOutlets(
  chat: () => Chat,
  notifier: Notifier,
  channels: () => readonly MessageOutlet[],
): MessageOutlets {
  const desktop = desktopOutlet(chat, notifier);
  return { list: () => [desktop, ...channels()] };
}

/**
 * A message in the window, with a notification. There is one place for all: a conversation of a channel must
 * not hear what its people do not.
 */
function desktopOutlet(chat: () => Chat, notifier: Notifier): MessageOutlet {
  return {
    name: 'desktop',
    needsRecipient: false,
    send(text) {
      chat().tell(messages, text);
      notifier.notify({ title: 'ZeroClaw', body: shortened(text, longestNotified) });
      return Promise.resolve();
    },
  };
}
