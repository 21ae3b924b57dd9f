import type { z } from 'zod';
import {
  MemoryDraft,
  type MemoryEntry,
  type MemoryFormat,
  type MemoryImported,
  type MemoryOverview,
  type MemoryPlaceOf,
  type MemoryWhere,
} from '../../../shared/memory';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Clock } from '../../platform/base/clock';
import {
  auditKeys,
  runRecords,
  storeAll,
  type Memory,
  type MemoryCount,
  type MemoryFilter,
  type MemoryRecord,
} from '../../ports/memory';
import { fromMemoryFile, memoryFileName, toMemoryFile } from './memory-file';

type Where = z.infer<typeof MemoryWhere>;
type Place = z.infer<typeof MemoryPlaceOf>;

export interface MemorySearch extends Where {
  readonly query: string;
  readonly typing: boolean;
  readonly offset: number;
  readonly limit: number;
}

const pageSize = 1000;

/**
 * What people do with what is remembered: search, write, change, forget, carry elsewhere. Records of the
 * engine can be read and nothing else.
 */
export class MemoryBook {
  constructor(
    private readonly memory: Memory,
    private readonly backend: () => MemoryOverview['backend'],
    private readonly clock: Clock,
  ) {}

  async overview(): Promise<MemoryOverview> {
    return { backend: this.backend(), counts: [...(await this.memory.counts())] };
  }

  async search(
    { query, typing, offset, limit, ...where }: MemorySearch,
    signal: AbortSignal,
  ): Promise<{ entries: MemoryEntry[]; total: number | null }> {
    const filter = toFilter(where);
    if (query.trim() === '') {
      const [records, counts] = await Promise.all([
        this.memory.list({ ...filter, offset, limit }),
        this.memory.counts(),
      ]);
      return { entries: records.map((record) => toEntry(record, null)), total: countOf(counts, where) };
    }
    const hits = await this.memory.recall(query, { ...filter, typing, limit: offset + limit }, signal);
    const total = hits.length < offset + limit ? hits.length : null;
    return { entries: hits.slice(offset).map((hit) => toEntry(hit, hit.score)), total };
  }

  async save(
    draft: MemoryDraft,
    replaces: { readonly key: string; readonly scope: string; readonly at: number } | null,
  ): Promise<Result<MemoryEntry>> {
    const kept =
      [draft, ...(replaces === null ? [] : [replaces])].find(({ key }) => key.startsWith(auditKeys)) ??
      (draft.category === runRecords ? draft : undefined);
    if (kept !== undefined) return keptByEngine(kept.key);
    const there = await this.memory.get(draft.key, draft.scope);
    const before = replaces === null ? null : await this.memory.get(replaces.key, replaces.scope);
    if (replaces !== null && before?.at !== replaces.at)
      return refuse({
        code: 'memory.changed',
        message: `"${replaces.key}" was changed or forgotten since it was opened`,
        remedy: 'Open it again, and make the change once more.',
      });
    const moved = before !== null && (before.key !== draft.key || before.scope !== draft.scope);
    if (there !== null && (replaces === null || moved))
      return refuse({
        code: 'memory.exists',
        message: `There is a memory "${draft.key}" already`,
        remedy: 'Change that one, or give this one another name.',
      });
    const record = { ...draft, at: this.clock.now() };
    await this.memory.store(record);
    if (moved) await this.memory.forget(before.key, before.scope);
    return ok(toEntry(record, null));
  }

  async forget(places: readonly Place[]): Promise<Result<{ forgotten: number }>> {
    const kept = places.find(({ key }) => key.startsWith(auditKeys));
    if (kept !== undefined) return keptByEngine(kept.key);
    const everyScope = places.some(({ scope }) => scope === undefined)
      ? [...new Set((await this.memory.counts()).map(({ scope }) => scope))]
      : [];
    let forgotten = 0;
    for (const { key, scope } of places) {
      for (const one of scope === undefined ? everyScope : [scope])
        if (await this.memory.forget(key, one)) forgotten += 1;
    }
    return ok({ forgotten });
  }

  async export(format: MemoryFormat, where: Where): Promise<{ fileName: string; text: string }> {
    const records: MemoryRecord[] = [];
    for (
      let page = await this.#page(where, 0);
      page.length > 0;
      page = await this.#page(where, records.length)
    )
      records.push(...page);
    const at = this.clock.now();
    return { fileName: memoryFileName(format, at), text: toMemoryFile(format, records, at) };
  }

  /** What is newer here stays. */
  async import(text: string): Promise<Result<MemoryImported>> {
    const read = fromMemoryFile(text);
    if (!read.ok) return read;
    const taken: MemoryRecord[] = [];
    const done: MemoryImported = { added: 0, replaced: 0, kept: 0, refused: 0 };
    for (const { at, ...rest } of read.value) {
      const draft = MemoryDraft.safeParse(rest);
      if (!draft.success || rest.key.startsWith(auditKeys) || rest.category === runRecords) {
        done.refused += 1;
        continue;
      }
      const before = await this.memory.get(draft.data.key, draft.data.scope);
      const newer = before !== null && before.at >= at;
      if (!newer) taken.push({ ...draft.data, at: at === 0 ? this.clock.now() : at });
      done[newer ? 'kept' : before === null ? 'added' : 'replaced'] += 1;
    }
    await storeAll(this.memory, taken);
    return ok(done);
  }

  #page(where: Where, offset: number): Promise<readonly MemoryRecord[]> {
    return this.memory.list({ ...toFilter(where), offset, limit: pageSize });
  }
}

const toFilter = ({ scope, category }: Where): MemoryFilter => ({
  scopes: scope === undefined ? 'all' : [scope],
  ...(category === undefined ? {} : { category }),
});

const countOf = (counts: readonly MemoryCount[], { scope, category }: Where): number =>
  counts
    .filter(
      (kind) =>
        (scope === undefined || kind.scope === scope) &&
        (category === undefined ? kind.category !== runRecords : kind.category === category),
    )
    .reduce((sum, { count }) => sum + count, 0);

const toEntry = ({ key, content, category, scope, at }: MemoryRecord, score: number | null): MemoryEntry => ({
  key,
  content,
  category,
  scope,
  at,
  score,
  locked: category === runRecords || key.startsWith(auditKeys),
});

const keptByEngine = (key: string): Result<never> =>
  refuse({
    code: 'memory.locked',
    message: `"${key}" is a record of the engine: what ran, and who decided. It stays as it is`,
    remedy: 'Choose another one. Old records go with their runs.',
  });
