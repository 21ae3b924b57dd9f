import type { Priority } from '../../../shared/sop';
import type { QueuedEvent } from '../../ports/event-queue';
import { holdsPlaceOf } from './triggers/may-start';

const ranks: readonly Priority[] = ['critical', 'high', 'normal', 'low'];

/** The events that wait for a place, by priority, then in the order in which they came. */
export class WaitingLine {
  readonly #lines = new Map(ranks.map((priority) => [priority, new Map<number, QueuedEvent>()]));
  readonly #folders = new Map<string, Map<number, QueuedEvent>>();
  /** Those of both to which something was put back: they are put in order when somebody asks for it. */
  readonly #unordered = new Set<Map<number, QueuedEvent>>();
  /** How many there are of each procedure, by what its limits are counted under. */
  readonly #counts = new Map<string, Map<string | undefined, number>>();

  get size(): number {
    let size = 0;
    for (const line of this.#lines.values()) size += line.size;
    return size;
  }

  has({ priority, id }: QueuedEvent): boolean {
    return this.#lines.get(priority)?.has(id) === true;
  }

  /** In the order of their ids. */
  add(queued: QueuedEvent): void {
    this.#lines.get(queued.priority)?.set(queued.id, queued);
    const own = this.#folders.get(queued.folder) ?? new Map<number, QueuedEvent>();
    this.#folders.set(queued.folder, own.set(queued.id, queued));
    this.#count(queued, 1);
  }

  /** One that was removed, to its place. */
  putBack(queued: QueuedEvent): void {
    this.add(queued);
    for (const line of [this.#lines.get(queued.priority), this.#folders.get(queued.folder)])
      if (line !== undefined) this.#unordered.add(line);
  }

  remove(queued: QueuedEvent): void {
    if (this.#lines.get(queued.priority)?.delete(queued.id) !== true) return;
    this.#count(queued, -1);
    const own = this.#folders.get(queued.folder);
    own?.delete(queued.id);
    if (own?.size !== 0) return;
    this.#folders.delete(queued.folder);
    this.#unordered.delete(own);
  }

  /** Those of a procedure, oldest first. */
  of(folder: string): readonly QueuedEvent[] {
    return [...this.#inOrder(this.#folders.get(folder))];
  }

  *inOrder(): Iterable<QueuedEvent> {
    for (const line of this.#lines.values()) yield* this.#inOrder(line);
  }

  /** Of each priority those at its front, as long as they fit; at most `limit`. */
  fronts(fits: (queued: QueuedEvent) => boolean, limit: number): readonly QueuedEvent[] {
    const found: QueuedEvent[] = [];
    for (const line of this.#lines.values())
      for (const queued of this.#inOrder(line)) {
        if (found.length >= limit || !fits(queued)) break;
        found.push(queued);
      }
    return found;
  }

  /** When the one that has waited longest came; null: none waits. */
  oldestAt(): number | null {
    return [...this.#lines.values()].reduce<number | null>((oldest, line) => {
      const first = this.#inOrder(line).next().value?.queuedAt ?? null;
      return first === null || (oldest !== null && oldest <= first) ? oldest : first;
    }, null);
  }

  /** How many hold a place of the procedure for a start that is counted under `key`. */
  countOf(folder: string, key: string | undefined): number {
    let count = 0;
    for (const [theirs, number] of this.#counts.get(folder) ?? [])
      if (holdsPlaceOf(theirs, key)) count += number;
    return count;
  }

  #inOrder(line: Map<number, QueuedEvent> = new Map()): MapIterator<QueuedEvent> {
    if (this.#unordered.delete(line)) {
      const ordered = [...line].toSorted(([one], [other]) => one - other);
      line.clear();
      for (const [id, each] of ordered) line.set(id, each);
    }
    return line.values();
  }

  #count({ folder, key }: QueuedEvent, by: 1 | -1): void {
    const counts = this.#counts.get(folder) ?? new Map<string | undefined, number>();
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
    if (counts.size === 0) this.#counts.delete(folder);
    else this.#counts.set(folder, counts);
  }
}
