import { ok, refuse } from '../../../shared/result';
import type { Chat } from '../../agent/chat';
import type { ToolPermissions } from '../../ports/tool-permissions';
import type { Handlers } from '../router';

type ChatHandlers = Pick<Handlers, 'chat.conversations' | 'chat.new' | 'chat.open' | 'chat.send' | 'chat.regenerate' | 'chat.choose' | 'chat.stop' | 'chat.decide-tool' | 'chat.delete' | 'permissions.list' | 'permissions.revoke'>;

/** `deleted` hears of conversations that are gone. */
export function chatHandlers(chat: Chat, permissions: ToolPermissions, deleted: (conversationId: string) => void): ChatHandlers {
  return {
    'chat.conversations': () => ok([...chat.conversations()]),
    'chat.new': () => ok(chat.create()),
    'chat.open': ({ conversationId }) => {
      const opened = chat.open(conversationId);
      return opened.ok ? ok([...opened.value]) : opened;
    },
    'chat.send': ({ conversationId, text, instead, whenBusy }, caller) => (instead === undefined ? chat.say(conversationId, text, caller, whenBusy) : chat.edit(conversationId, instead, text, caller)),
    'chat.regenerate': ({ conversationId, messageId }) => chat.regenerate(conversationId, messageId),
    'chat.choose': ({ conversationId, messageId }) => chat.choose(conversationId, messageId),
    'chat.stop': async ({ conversationId }) => {
      await chat.stop(conversationId);
      return ok(null);
    },
    'chat.decide-tool': ({ conversationId, call, decision }, caller) => chat.decideTool(conversationId, call, decision, caller),
    'chat.delete': async ({ conversationId }) => {
      await chat.delete(conversationId);
      deleted(conversationId);
      return ok(null);
    },
    'permissions.list': () => ok([...permissions.list()]),
    'permissions.revoke': ({ tool }) => (permissions.revoke(tool) ? ok(null) : refuse({ code: 'permissions.unknown', message: `"${tool}" is not allowed always`, mend: '`zeroclaw permissions` lists what is.' })),
  };
}
