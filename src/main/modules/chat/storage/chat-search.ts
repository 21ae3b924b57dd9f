import { z } from 'zod';
import type { ChatHit } from '../../../../shared/chat';
import type { Clock } from '../../../platform/base/clock';
import { Slices } from '../../../platform/base/slices';
import type { ChatSearch } from '../../../ports/chat-search';
import type { Database } from '../../../platform/storage/database';
import { toMatch } from '../../memory/storage/sqlite-query';
import { coverage, toTerms, type Term } from '../../memory/storage/terms';
import { toIndexedWords, toSearchText } from '../../../platform/storage/text/words';
import type { Place, PlacedLine, SessionLine } from './session-file';
import type { ListedSession, SessionFiles } from './sessions';
import { createTransaction } from '../../../platform/storage/transaction';

/** Weighed before the texts are looked at. */
const mostCandidates = 400;
/** Half of what is asked for. */
const leastCoverage = 0.5;
/** A person waits for an answer; what is found so far is one. */
const patienceMs = 300;

interface Entry {
  readonly conversation: string;
  readonly message: string;
  readonly start: number;
  readonly bytes: number;
}

interface Parts {
  readonly database: Database;
  readonly sessions: SessionFiles;
  readonly clock: Clock;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

/**
 * The index is derived from the files of conversations and brought up to date when somebody searches, so that
 * nothing else has to know of it. It holds words and no texts. It is written in slices, by one search for all
 * that come in the meantime: emergency stops get through.
 */
export function createChatSearch({ database, sessions, clock, now }: Parts): ChatSearch {
  const marks = database.prepare<[], { conversation: string; place: string }>(
    'SELECT conversation, place FROM chat_indexed',
  );
  const mark = database.prepare('INSERT OR REPLACE INTO chat_indexed (conversation, place) VALUES (?, ?)');
  const unmark = database.prepare('DELETE FROM chat_indexed WHERE conversation = ?');
  const add = database.prepare(
    'INSERT INTO chat_entries (conversation, message, start, bytes) VALUES (?, ?, ?, ?)',
  );
  const addWords = database.prepare('INSERT INTO chat_index (rowid, words, stems) VALUES (?, ?, ?)');
  const someOf = database
    .prepare<[string], number>('SELECT id FROM chat_entries WHERE conversation = ? LIMIT 100')
    .pluck();
  const named = database
    .prepare<[string], number>("SELECT id FROM chat_entries WHERE conversation = ? AND message = ''")
    .pluck();
  const removeWords = database.prepare('DELETE FROM chat_index WHERE rowid = ?');
  const remove = database.prepare('DELETE FROM chat_entries WHERE id = ?');
  const find = database.prepare<[string, number], Entry>(
    'SELECT conversation, message, start, bytes FROM chat_index JOIN chat_entries ON chat_entries.id = chat_index.rowid WHERE chat_index MATCH ? ORDER BY bm25(chat_index) LIMIT ?',
  );
  const transaction = createTransaction(database);
  const closing = new AbortController();
  /** Conversations that the run which is under way has not read to their end. */
  let unread = 0;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  const forgets = new Set<Promise<void>>();

  const removeAll = (ids: readonly number[]): void => {
    for (const id of ids) {
      removeWords.run(id);
      remove.run(id);
    }
  };
  function* forgetting(conversation: string): Generator<void> {
    // Without its mark, it is forgotten to the end before it is read again.
    unmark.run(conversation);
    for (let some = someOf.all(conversation); some.length > 0; some = someOf.all(conversation)) {
      removeAll(some);
      yield;
    }
  }
  const addLine = (conversation: string, { line, start, bytes }: PlacedLine): void => {
    const found = toFound(line);
    if (found === null) return;
    if (found.message === '') removeAll(named.all(conversation));
    const { words, stems } = toIndexedWords(toSearchText(found.text));
    if (words !== '')
      addWords.run(add.run(conversation, found.message, start, bytes).lastInsertRowid, words, stems);
  };
  /**
   * What is new of one conversation. Between two yields the index and how far it was read belong together.
   */
  function* reading(conversation: string, from: Place | null): Generator<void> {
    let place = from;
    if (place === null) yield* forgetting(conversation);
    for (;;) {
      const part = sessions.part(conversation, place);
      if (part === null || (part.again && place !== null)) {
        yield* forgetting(conversation);
        if (part === null) return;
        place = null;
        continue;
      }
      for (const line of part.lines) addLine(conversation, line);
      ({ place } = part);
      mark.run(conversation, toMark(place));
      if (part.last) return;
      yield;
    }
  }
  function* catchingUp(heads: readonly ListedSession[]): Generator<void> {
    const known = new Map(marks.all().map(({ conversation, place }) => [conversation, place]));
    const changed = heads
      .filter(({ id, place }) => known.get(id) !== toMark(place))
      .sort((a, b) => b.updatedAt - a.updatedAt);
    unread = changed.length;
    const there = new Set(heads.map(({ id }) => id));
    for (const conversation of known.keys()) if (!there.has(conversation)) yield* forgetting(conversation);
    for (const { id } of changed) {
      yield* reading(id, toPlace(known.get(id)));
      unread -= 1;
      yield;
    }
  }
  const carryOut = async (steps: Iterator<void>): Promise<void> => {
    const slices = new Slices(closing.signal, now);
    const slice = (): boolean => {
      for (;;) {
        if (steps.next().done === true) return true;
        if (slices.over) return false;
      }
    };
    while (!transaction(false, slice)) await slices.next();
  };
  /** Two searches at once share what is under way; what was said since it began is read behind it. */
  const upToDate = (heads: readonly ListedSession[]): Promise<void> => {
    if (running === null) {
      running = carryOut(catchingUp(heads)).finally(() => {
        running = null;
      });
      return running;
    }
    following ??= running
      .catch(() => {})
      .then(() => {
        following = null;
        closing.signal.throwIfAborted();
        return upToDate(heads);
      });
    return following;
  };
  /** Whether it was done in the time that a person waits for. It goes on otherwise. */
  const inTime = async (work: Promise<void>, signal: AbortSignal): Promise<boolean> => {
    const answered = new AbortController();
    try {
      return await Promise.race([
        work.then(() => true),
        clock.sleep(patienceMs, AbortSignal.any([answered.signal, signal])).then(() => false),
      ]);
    } finally {
      answered.abort();
    }
  };

  return {
    async forget(conversation) {
      const forgotten = carryOut(forgetting(conversation));
      forgets.add(forgotten);
      await forgotten.finally(() => {
        forgets.delete(forgotten);
      });
    },
    async search(query, limit, until) {
      const signal = AbortSignal.any([until, closing.signal]);
      const terms = toTerms(query, true);
      const match = toMatch(terms);
      if (match === null) return { hits: [], unread: 0 };
      const heads = await sessions.list(signal);
      const whole = await inTime(upToDate(heads), signal);
      const saidAt = new Map(heads.map(({ id, updatedAt }) => [id, updatedAt]));
      const slices = new Slices(signal, now);
      const hits: Weighed[] = [];
      for (const entry of find.all(match, mostCandidates)) {
        if (slices.over) await slices.next();
        const hit = toHit(
          entry,
          sessions.line(entry.conversation, entry),
          terms,
          query,
          saidAt.get(entry.conversation),
        );
        if (hit !== null) hits.push(hit);
      }
      hits.sort((a, b) => b.held - a.held || b.at - a.at);
      return { hits: hits.slice(0, limit).map(({ held: _, ...hit }) => hit), unread: whole ? 0 : unread };
    },
    async close() {
      closing.abort(new Error('the search was closed'));
      await Promise.allSettled([running, following, ...forgets]);
    },
  };
}

interface Weighed extends ChatHit {
  readonly held: number;
}

/** Null: the line says something else by now, or too little of what is looked for. */
function toHit(
  { conversation, message }: Entry,
  line: SessionLine | null,
  terms: readonly Term[],
  query: string,
  updatedAt: number | undefined,
): Weighed | null {
  const found = toFound(line);
  if (found?.message !== message || updatedAt === undefined) return null;
  const held = coverage(terms, toSearchText(found.text));
  const said = line?.type === 'message' ? line.message : null;
  return held < leastCoverage
    ? null
    : {
        conversationId: conversation,
        messageId: said?.id ?? null,
        role: said?.role ?? null,
        text: aroundFirst(found.text, query),
        at: said?.at ?? updatedAt,
        held,
      };
}

/** What can be found in a line; under no message the name that a person gave the conversation. */
function toFound(line: SessionLine | null): { readonly message: string; readonly text: string } | null {
  if (line?.type === 'title') return { message: '', text: line.title };
  return line?.type === 'message' && line.message.text !== ''
    ? { message: line.message.id, text: line.message.text }
    : null;
}

const toMark = (place: Place): string => JSON.stringify([place.ino, place.end, place.before]);

/** Null: it was never read. */
function toPlace(text: string | undefined): Place | null {
  if (text === undefined) return null;
  const [ino, end, before] = z.tuple([z.number(), z.number(), z.string()]).parse(JSON.parse(text));
  return { ino, end, before };
}

const around = 300;

/** Enough of a long text to show the hit in: whole, where it is short. */
function aroundFirst(text: string, query: string): string {
  if (text.length <= 2 * around) return text;
  const searched = toSearchText(text);
  const places = toSearchText(query)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => searched.indexOf(word))
    .filter((place) => place >= 0);
  const start = Math.max(0, (places.length === 0 ? 0 : Math.min(...places)) - around);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 2 * around)}…`;
}
