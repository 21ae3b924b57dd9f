import type { ChatHit, ChatMessage } from '../../shared/chat';
import type { ChatSearch } from '../ports/chat-search';
import type { SessionHead, Sessions } from '../ports/sessions';
import type { Database } from './database';
import { toMatch } from './memory/sqlite-query';
import { coverage, toTerms } from './memory/terms';
import { toIndexedWords, toSearchText } from './memory/words';

/** Weighed before the texts are looked at. */
const mostCandidates = 400;
/** Half of what is asked for. */
const leastCoverage = 0.5;

interface Entry {
  readonly id: number;
  readonly conversation: string;
  readonly message: string;
}

/**
 * The index is derived from the files of conversations and brought up to date when somebody searches, so that nothing else has to know of it. It
 * holds words and no texts.
 */
export function createChatSearch(database: Database, sessions: Sessions): ChatSearch {
  const marks = database.prepare<[], { conversation: string; mark: string }>('SELECT conversation, mark FROM chat_indexed');
  const mark = database.prepare('INSERT OR REPLACE INTO chat_indexed (conversation, mark) VALUES (?, ?)');
  const unmark = database.prepare('DELETE FROM chat_indexed WHERE conversation = ?');
  const add = database.prepare('INSERT INTO chat_entries (conversation, message) VALUES (?, ?)');
  const addWords = database.prepare('INSERT INTO chat_index (rowid, words, stems) VALUES (?, ?, ?)');
  const removeWords = database.prepare('DELETE FROM chat_index WHERE rowid IN (SELECT id FROM chat_entries WHERE conversation = ?)');
  const remove = database.prepare('DELETE FROM chat_entries WHERE conversation = ?');
  const find = database.prepare<[string, number], Entry>('SELECT chat_entries.id, conversation, message FROM chat_index JOIN chat_entries ON chat_entries.id = chat_index.rowid WHERE chat_index MATCH ? ORDER BY bm25(chat_index) LIMIT ?');

  const forget = (conversation: string): void => {
    removeWords.run(conversation);
    remove.run(conversation);
    unmark.run(conversation);
  };
  const index = (head: SessionHead): void => {
    forget(head.id);
    for (const [message, text] of textsOf(head, sessions.read(head.id) ?? [])) {
      const { words, stems } = toIndexedWords(toSearchText(text));
      if (words !== '') addWords.run(add.run(head.id, message).lastInsertRowid, words, stems);
    }
    mark.run(head.id, markOf(head));
  };
  const bringUpToDate = database.transaction((heads: readonly SessionHead[]): void => {
    const known = new Map(marks.all().map((row) => [row.conversation, row.mark]));
    for (const head of heads) {
      if (known.get(head.id) !== markOf(head)) index(head);
      known.delete(head.id);
    }
    for (const gone of known.keys()) forget(gone);
  });

  return {
    forget: database.transaction(forget),
    search: (query, limit) => {
      const terms = toTerms(query, true);
      const match = toMatch(terms);
      const heads = sessions.list();
      bringUpToDate.immediate(heads);
      if (match === null) return [];
      const named = new Map(heads.map((head) => [head.id, head]));
      // Only conversations with a hit are read.
      const opened = new Map<string, Opened | null>();
      const open = (id: string): Opened | null => {
        const head = named.get(id);
        const messages = head === undefined ? null : sessions.read(id);
        return head === undefined || messages === null ? null : { head, messages, texts: textsOf(head, messages) };
      };
      return find.all(match, mostCandidates)
        .flatMap(({ conversation, message }): readonly (ChatHit & { readonly held: number })[] => {
          if (!opened.has(conversation)) opened.set(conversation, open(conversation));
          const found = opened.get(conversation) ?? null;
          const text = found?.texts.get(message);
          const held = text === undefined ? 0 : coverage(terms, toSearchText(text));
          if (found === null || text === undefined || held < leastCoverage) return [];
          const said = found.messages.find(({ id }) => id === message);
          return [{ conversationId: conversation, messageId: message === '' ? null : message, role: said?.role ?? null, text: aroundFirst(text, query), at: said?.at ?? found.head.updatedAt, held }];
        })
        .sort((a, b) => b.held - a.held || b.at - a.at)
        .slice(0, limit)
        .map(({ held: _, ...hit }) => hit);
    },
  };
}

interface Opened {
  readonly head: SessionHead;
  readonly messages: readonly ChatMessage[];
  readonly texts: ReadonlyMap<string, string>;
}

/** What can be found of a conversation, by message; under no message the name that a person gave it. */
const textsOf = ({ title }: SessionHead, messages: readonly ChatMessage[]): ReadonlyMap<string, string> => new Map([...(title === null ? [] : [['', title] as const]), ...messages.filter(({ text }) => text !== '').map(({ id, text }) => [id, text] as const)]);

const markOf = ({ updatedAt, messages, title }: SessionHead): string => `${String(updatedAt)} ${String(messages)} ${title ?? ''}`;

const around = 300;

/** Enough of a long text to show the hit in: whole, where it is short. */
function aroundFirst(text: string, query: string): string {
  if (text.length <= 2 * around) return text;
  const searched = toSearchText(text);
  const places = toSearchText(query).split(/\s+/u).filter((word) => word !== '').map((word) => searched.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, (places.length === 0 ? 0 : Math.min(...places)) - around);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 2 * around)}…`;
}
