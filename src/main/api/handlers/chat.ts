import { ok } from '../../../shared/result';
import type { Chat } from '../../agent/chat';
import type { Handlers } from '../router';

type ChatHandlers = Pick<Handlers, 'chat.conversations' | 'chat.new' | 'chat.open' | 'chat.send' | 'chat.stop' | 'chat.decide-tool' | 'chat.delete'>;

export function chatHandlers(chat: Chat): ChatHandlers {
  return {
    'chat.conversations': () => ok([...chat.conversations()]),
    'chat.new': () => ok(chat.create()),
    'chat.open': ({ conversationId }) => {
      const opened = chat.open(conversationId);
      return opened.ok ? ok([...opened.value]) : opened;
    },
    'chat.send': ({ conversationId, text }) => chat.send(conversationId, text),
    'chat.stop': async ({ conversationId }) => {
      await chat.stop(conversationId);
      return ok(null);
    },
    'chat.decide-tool': ({ conversationId, call, decision }) => chat.decideTool(conversationId, call, decision),
    'chat.delete': async ({ conversationId }) => {
      await chat.delete(conversationId);
      return ok(null);
    },
  };
}
