import { AppError, messageOf } from '../../../../shared/errors';
import {
  runRecords,
  type Memory,
  type MemoryCount,
  type MemoryFilter,
  type MemoryHit,
  type MemoryRecord,
  type RecallOptions,
} from '../../../ports/memory';
import { corrected, type Vocabulary } from './corrections';
import { MarkdownFiles } from './markdown-files';
import { searchTextOf } from '../../../platform/storage/text/search-text';
import { coverage, toTerms } from './terms';
import { toIndexedWords } from '../../../platform/storage/text/words';

/**
 * Memory as files a person can read and edit: one Markdown file per category, one list item per record. An
 * edit counts at once. Meant for thousands of records: a query looks at each one of the categories it
 * concerns. Rejects with AppError memory.markdown.
 */
export function createMarkdownMemory(folder: string): Memory {
  const files = new MarkdownFiles(folder);
  const categoriesOf = ({ category }: MemoryFilter): readonly string[] =>
    category === undefined ? files.categories().filter((name) => name !== runRecords) : [category];
  const within = (filter: MemoryFilter): readonly MemoryRecord[] =>
    categoriesOf(filter)
      .flatMap((category) => [...files.records(category).values()])
      .filter(({ scope }) => filter.scopes === 'all' || filter.scopes.includes(scope));
  const newest = (filter: MemoryFilter): readonly MemoryRecord[] =>
    within(filter)
      .map((record, index) => ({ record, index }))
      .sort((a, b) => b.record.at - a.record.at || b.index - a.index)
      .map(({ record }) => record);
  const holding = (key: string, scope: string): readonly string[] =>
    files.categories().filter((category) => files.records(category).has(JSON.stringify([key, scope])));
  const attempt = <T>(work: () => T): Promise<T> => {
    try {
      return Promise.resolve(work());
    } catch (failure) {
      return Promise.reject(
        new AppError('memory.markdown', `The memory in ${folder} could not be used: ${messageOf(failure)}`, {
          remedy: 'Check that you may read and write the folder and the files in it.',
          retryable: true,
          cause: failure,
        }),
      );
    }
  };

  return {
    store: (record) =>
      attempt(() => {
        for (const category of holding(record.key, record.scope))
          if (category !== record.category) files.remove(category, record);
        files.put(record);
      }),
    async recall(query, options, signal) {
      signal.throwIfAborted();
      return attempt(() =>
        query.trim() === ''
          ? newest(options)
              .slice(0, options.limit)
              .map((record) => ({ ...record, score: 0 }))
          : recall(within(options), query, options),
      );
    },
    get: (key, scope) =>
      attempt(
        () =>
          holding(key, scope).map((category) =>
            files.records(category).get(JSON.stringify([key, scope])),
          )[0] ?? null,
      ),
    forget: (key, scope) =>
      attempt(() => {
        const categories = holding(key, scope);
        for (const category of categories) files.remove(category, { key, scope });
        return categories.length > 0;
      }),
    list: (page) => attempt(() => newest(page).slice(page.offset, page.offset + page.limit)),
    counts: () =>
      attempt(() =>
        files.categories().flatMap((category) => countScopes(category, files.records(category).values())),
      ),
  };
}

function recall(
  records: readonly MemoryRecord[],
  query: string,
  options: RecallOptions,
): readonly MemoryHit[] {
  const texts = records.map((record) => ({ record, text: searchTextOf(record) }));
  const terms = corrected(toTerms(query, options.typing), vocabularyOf(texts.map(({ text }) => text)));
  return texts
    .map(({ record, text }) => ({ ...record, score: coverage(terms, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.at - a.at)
    .slice(0, options.limit);
}

/** Made when the first word asks for it. */
function vocabularyOf(texts: readonly string[]): Vocabulary {
  let stems: ReadonlySet<string> | null = null;
  const all = (): ReadonlySet<string> =>
    (stems ??= new Set(texts.flatMap((text) => toIndexedWords(text).stems.split(' '))));
  return {
    has: (stem) => all().has(stem),
    beginningWith: (letter) => [...all()].filter((stem) => stem.startsWith(letter)),
  };
}

function countScopes(category: string, records: Iterable<MemoryRecord>): readonly MemoryCount[] {
  const counts = new Map<string, number>();
  for (const { scope } of records) counts.set(scope, (counts.get(scope) ?? 0) + 1);
  return [...counts].map(([scope, count]) => ({ scope, category, count }));
}
