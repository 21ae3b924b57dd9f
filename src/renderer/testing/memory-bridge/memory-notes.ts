import type { MemoryDraft, MemoryEntry, MemoryOverview } from '../../../shared/memory';
import type { Notice } from '../../../shared/notices';
import { ok, refuse, type Result } from '../../../shared/result';

type Where = { readonly scope?: string | undefined; readonly category?: string | undefined };

const hour = 3_600_000;

/** What the memory bridge remembers: looked for by the words themselves. */
export class MemoryNotes {
  #entries: MemoryEntry[];

  constructor(
    private readonly now: () => number,
    private readonly tell: (notice: Notice) => void,
  ) {
    const entry = (
      hoursAgo: number,
      category: string,
      scope: string,
      key: string,
      content: string,
    ): MemoryEntry => ({
      key,
      content,
      category,
      scope,
      at: now() - hoursAgo * hour,
      score: null,
      locked: category === 'sop',
    });
    this.#entries = [
      entry(
        2,
        'conversation',
        'sender:desktop',
        'desktop_c1_m1',
        'Is V-12 the one that sticks when it is cold?',
      ),
      entry(20, 'fact', 'global', 'feed valve', 'Valve V-12 is the feed valve of pump P-3. Low closes it.'),
      entry(
        30,
        'core',
        'sender:desktop',
        'core_1',
        'Ask the shift before closing a valve between 05:50 and 06:10.',
      ),
      entry(50, 'fact', 'global', '냉각 펌프', '주냉각펌프의 압력이 90 bar를 넘으면 V-12를 먼저 잠근다.'),
      entry(
        70,
        'sop',
        'global',
        'sop_audit_complete_8e01b7',
        '{"run_id":"8e01b7","sop_name":"pump-overpressure","status":"completed"}',
      ),
    ];
  }

  overview(): MemoryOverview {
    const counts = new Map<string, MemoryOverview['counts'][number]>();
    for (const { scope, category } of this.#entries)
      counts.set(`${scope} ${category}`, {
        scope,
        category,
        count: (counts.get(`${scope} ${category}`)?.count ?? 0) + 1,
      });
    return { backend: 'sqlite', counts: [...counts.values()] };
  }

  search(
    query: string,
    { scope, category }: Where,
    offset: number,
    limit: number,
  ): { entries: MemoryEntry[]; total: number } {
    const words = query
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => word !== '');
    const found = this.#entries.filter(
      (entry) =>
        (scope === undefined || entry.scope === scope) &&
        (category === undefined ? !entry.locked : entry.category === category) &&
        words.every((word) => `${entry.key} ${entry.content}`.toLowerCase().includes(word)),
    );
    return {
      entries: found
        .slice(offset, offset + limit)
        .map((entry) => ({ ...entry, score: words.length === 0 ? null : 1 })),
      total: found.length,
    };
  }

  save(
    draft: MemoryDraft,
    replaces: { readonly key: string; readonly scope: string } | null,
  ): Result<MemoryEntry> {
    const place = replaces ?? draft;
    if (
      replaces === null &&
      this.#entries.some(({ key, scope }) => key === draft.key && scope === draft.scope)
    )
      return refuse({
        code: 'memory.exists',
        message: `There is a memory "${draft.key}" already`,
        remedy: 'Change that one, or give this one another name.',
      });
    const entry: MemoryEntry = { ...draft, at: this.now(), score: null, locked: false };
    this.#entries = [
      entry,
      ...this.#entries.filter(({ key, scope }) => key !== place.key || scope !== place.scope),
    ];
    this.tell({ type: 'memory-changed' });
    return ok(entry);
  }

  forget(places: readonly { readonly key: string; readonly scope?: string | undefined }[]): number {
    const before = this.#entries.length;
    this.#entries = this.#entries.filter(
      (entry) =>
        entry.locked ||
        !places.some(({ key, scope }) => key === entry.key && (scope ?? entry.scope) === entry.scope),
    );
    this.tell({ type: 'memory-changed' });
    return before - this.#entries.length;
  }
}
