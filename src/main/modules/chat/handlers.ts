import { ok, refuse } from '../../../shared/result';
import { exportName, maskedExport, toJsonExport, toMarkdownExport } from './chat-export';
import type { ReadPicture } from '../agent/history/pictures';
import { whyNoPicture } from '../agent/tools/workspace-pictures';
import type { Chat } from './chat';
import { readDocument } from './documents/read-document';
import type { ReadPdf } from './documents/read-pdf';
import { leastRoom, noRoom, roomForDocuments, toldDocument } from './documents/told-document';
import type { Clock } from '../../platform/base/clock';
import type { ChatSearch } from '../../ports/chat-search';
import type { ToolPermissions } from '../../ports/tool-permissions';
import type { Handlers } from '../../platform/router';

type ChatHandlers = Pick<
  Handlers,
  | 'chat.conversations'
  | 'chat.new'
  | 'chat.open'
  | 'chat.send'
  | 'chat.regenerate'
  | 'chat.choose'
  | 'chat.search'
  | 'chat.attach'
  | 'chat.picture'
  | 'chat.read-document'
  | 'chat.rename'
  | 'chat.pin'
  | 'chat.prompt'
  | 'chat.export'
  | 'chat.stop'
  | 'chat.decide-tool'
  | 'chat.edit-tool'
  | 'chat.delete'
  | 'permissions.list'
  | 'permissions.revoke'
>;

interface Parts {
  readonly chat: Chat;
  readonly permissions: ToolPermissions;
  readonly search: ChatSearch;
  /** Null: nobody sits in front of a screen. */
  readonly saveFile: ((suggested: string, text: string) => Promise<string | null>) | null;
  /** Hides secrets in what leaves the home. */
  readonly mask: Parameters<typeof maskedExport>[1];
  /** Keeps the bytes in the workspace; its path there. */
  readonly keepPicture: (name: string, bytes: Buffer) => string;
  readonly readPicture: ReadPicture;
  readonly readPdf: ReadPdf;
  /** Tokens of the context of the model that answers in a conversation; null: not known. */
  readonly contextTokens: (conversationId: string) => Promise<number | null>;
  readonly clock: Clock;
  /** Hears of conversations that are gone. */
  readonly deleted: (conversationId: string) => Promise<void>;
  readonly closing: AbortSignal;
}

export function chatHandlers({
  chat,
  permissions,
  search,
  saveFile,
  mask,
  keepPicture,
  readPicture,
  readPdf,
  contextTokens,
  clock,
  deleted,
  closing,
}: Parts): ChatHandlers {
  return {
    'chat.conversations': async () => ok([...(await chat.conversations(closing))]),
    'chat.new': () => ok(chat.create()),
    'chat.open': ({ conversationId }) => {
      const opened = chat.open(conversationId);
      return opened.ok ? ok([...opened.value]) : opened;
    },
    'chat.send': ({ conversationId, text, instead, whenBusy }, caller) =>
      instead === undefined
        ? chat.say(conversationId, text, caller, whenBusy)
        : chat.edit(conversationId, instead, text, caller),
    'chat.regenerate': ({ conversationId, messageId }) => chat.regenerate(conversationId, messageId),
    'chat.choose': ({ conversationId, messageId }) => chat.choose(conversationId, messageId),
    'chat.search': async ({ query, limit }) => ok(await search.search(query, limit, closing)),
    'chat.picture': ({ path }) => readPicture(path, new AbortController().signal),
    'chat.attach': ({ name, base64 }) => {
      const bytes = Buffer.from(base64, 'base64');
      const why = whyNoPicture(bytes);
      return why === null
        ? ok({ path: keepPicture(name, bytes) })
        : refuse({
            code: 'chat.no-picture',
            message: `${name} cannot be shown to a model: ${why}`,
            remedy: 'Choose a PNG, JPEG, WebP or GIF of at most 5 MB.',
          });
    },
    'chat.read-document': async ({ conversationId, name, base64, held }) => {
      const read = await readDocument(name, Buffer.from(base64, 'base64'), readPdf, closing);
      if (!read.ok) return read;
      const room = roomForDocuments(await contextTokens(conversationId)) - held;
      if (room < leastRoom) return noRoom(name);
      return ok({ ...toldDocument(name, read.value.text, room), pages: read.value.pages });
    },
    'chat.rename': ({ conversationId, title }) => chat.rename(conversationId, title),
    'chat.pin': ({ conversationId, pinned }) => chat.pin(conversationId, pinned),
    'chat.prompt': ({ conversationId, messageId }) => chat.prompt(conversationId, messageId, closing),
    'chat.export': async ({ conversationId, format }) => {
      if (saveFile === null)
        return refuse({
          code: 'chat.no-window',
          message: 'This engine has no window to choose a place in',
          remedy: 'Export conversations in the app, or copy sessions/ of the home.',
        });
      const held = chat.exported(conversationId);
      if (held === null)
        return refuse({
          code: 'chat.unknown',
          message: `There is no conversation ${conversationId}`,
          remedy: 'Open another one.',
        });
      const conversation = maskedExport(held, mask);
      const text =
        format === 'json' ? toJsonExport(conversation, clock.now()) : toMarkdownExport(conversation);
      return ok({
        file: await saveFile(exportName(conversation.title, format === 'json' ? 'json' : 'md'), text),
      });
    },
    'chat.stop': async ({ conversationId }) => {
      await chat.stop(conversationId);
      return ok(null);
    },
    'chat.decide-tool': ({ conversationId, call, ...verdict }, caller) =>
      chat.decideTool(conversationId, call, verdict, caller),
    'chat.edit-tool': ({ conversationId, call, hash, arguments: values }, caller) =>
      chat.editTool(conversationId, call, { hash, values }, caller),
    'chat.delete': async ({ conversationId }) => {
      await chat.delete(conversationId);
      await deleted(conversationId);
      return ok(null);
    },
    'permissions.list': () => ok([...permissions.list()]),
    'permissions.revoke': ({ tool }) =>
      permissions.revoke(tool)
        ? ok(null)
        : refuse({
            code: 'permissions.unknown',
            message: `"${tool}" is not allowed always`,
            remedy: '`zeroclaw permissions` lists what is.',
          }),
  };
}
