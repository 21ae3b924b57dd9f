import { useEffect } from 'react';
import { create } from 'zustand';
import type {
  MemoryDraft,
  MemoryEntry,
  MemoryFormat,
  MemoryImported,
  MemoryOverview,
} from '../../../shared/memory';
import type { Refusal, Result } from '../../../shared/result';
import { saveFile } from '../../kit/save-file';
import { ask, onNotice } from '../../bridge/bridge';
import {
  isSearch,
  mostHits,
  pageSize,
  unread,
  withFirst,
  withPage,
  type MemoryList,
  type MemoryQuestion,
} from './memory-state';

interface MemoryStore {
  readonly overview: MemoryOverview | null;
  readonly list: MemoryList;
  readonly problem: Refusal | null;
  /** Looks for something else: the list begins again. */
  readonly look: (change: Partial<MemoryQuestion>) => void;
  readonly loadPage: (page: number) => Promise<void>;
  /** Reads again what is shown; it stays in view in the meantime. */
  readonly refresh: () => Promise<void>;
}

const everything: MemoryQuestion = { query: '', scope: null, category: null };
/** After the last letter; a search takes a few milliseconds, a Korean syllable several keys. */
const typingMs = 120;
let typing: ReturnType<typeof setTimeout> | undefined;
const asked = new Set<string>();

export const useMemory = create<MemoryStore>((set, get) => ({
  overview: null,
  list: unread(everything),
  problem: null,

  look: (change) => {
    const question = { ...get().list.question, ...change };
    set(({ list }) => ({ list: { ...list, question } }));
    clearTimeout(typing);
    typing = setTimeout(() => void read(question), change.query === undefined ? 0 : typingMs);
  },

  loadPage: async (page) => {
    const { question } = get().list;
    const mark = `${JSON.stringify(question)} ${String(page)}`;
    if (page === 0 || isSearch(question) || asked.has(mark)) return;
    asked.add(mark);
    const answer = await askPage(question, page);
    asked.delete(mark);
    if (answer.ok) set(({ list }) => ({ list: withPage(list, question, page, answer.value) }));
    else set({ problem: answer.error });
  },

  refresh: () => read(get().list.question),
}));

/** The first page of an answer, and with it how many there are. */
async function read(question: MemoryQuestion): Promise<void> {
  const [answer, overview] = await Promise.all([askPage(question, 0), ask('memory.overview', {})]);
  useMemory.setState(({ list }) => {
    if (overview.ok) useMemory.setState({ overview: overview.value });
    if (!answer.ok) return { problem: answer.error };
    const shown = withFirst(list, question, answer.value);
    return shown === list ? {} : { list: shown, problem: overview.ok ? null : overview.error };
  });
}

function askPage({ query, scope, category }: MemoryQuestion, page: number) {
  const where = { ...(scope === null ? {} : { scope }), ...(category === null ? {} : { category }) };
  const search = query.trim() !== '';
  return ask('memory.search', {
    query,
    typing: true,
    ...where,
    offset: page * pageSize,
    limit: search ? mostHits : pageSize,
  });
}

/** Keeps the store up to date while the page is open. */
export function useMemoryFeed(): void {
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    void useMemory.getState().refresh();
    const stop = onNotice((notice) => {
      if (notice.type !== 'memory-changed') return;
      clearTimeout(later);
      later = setTimeout(() => void useMemory.getState().refresh(), 200);
    });
    return () => {
      clearTimeout(later);
      stop();
    };
  }, []);
}

export const saveEntry = (entry: MemoryDraft, replaces: MemoryEntry | null): Promise<Result<MemoryEntry>> =>
  ask('memory.save', {
    entry,
    replaces: replaces === null ? null : { key: replaces.key, scope: replaces.scope, at: replaces.at },
  });

export const forgetEntries = (entries: readonly MemoryEntry[]): Promise<Result<{ forgotten: number }>> =>
  ask('memory.forget', { entries: entries.map(({ key, scope }) => ({ key, scope })) });

/** Gives the file to the window, which asks where it goes. */
export async function exportMemory(format: MemoryFormat): Promise<Refusal | null> {
  const answer = await ask('memory.export', { format });
  if (!answer.ok) return answer.error;
  saveFile(
    answer.value.fileName,
    answer.value.text,
    format === 'json' ? 'application/json' : 'text/markdown',
  );
  return null;
}

export const importMemory = (text: string): Promise<Result<MemoryImported>> => ask('memory.import', { text });
