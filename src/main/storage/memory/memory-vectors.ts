import { nextTurn } from '../../base/slices';
import { runRecords, type MemoryFilter, type MemoryRecord } from '../../ports/memory';
import type { Database } from '../database';
import { foundTextOf } from './search-text';
import { toBytes, VectorMatrix, type Near } from './vector-matrix';

/** A memory that has no vector yet, and what it said when it was asked for. */
export interface VectorDue {
  readonly id: number;
  readonly text: string;
}

type Kind = Pick<MemoryRecord, 'scope' | 'category'>;

const rowsOfAPage = 5_000;
/** Rows between two looks at what else the program has to do. */
const rowsOfASlice = 8_192;

/**
 * The vectors of one model, in the database and in memory. Invariants: both hold the same; all are of the
 * model that `model` names; a memory that is stored again or forgotten has none until `put` gives it one.
 */
export class MemoryVectors {
  readonly #kinds = new Map<string, number>();
  readonly #kindList: Kind[] = [];
  readonly #statements;
  #matrix: VectorMatrix | null = null;
  /** The newest last. What was forgotten since is left out when its turn comes. */
  #due: number[] = [];
  #model: { readonly id: string; readonly baseline: number } | null = null;

  constructor(private readonly database: Database) {
    this.#statements = {
      model: database.prepare<[], { id: string; baseline: number }>(
        'SELECT model AS id, baseline FROM memory_vector_model',
      ),
      setModel: database.prepare('INSERT INTO memory_vector_model (only, model, baseline) VALUES (1, ?, ?)'),
      page: database.prepare<
        [number, number],
        { id: number; vector: Buffer; scope: string; category: string }
      >(
        'SELECT id, vector, scope, category FROM memory_vectors JOIN memory USING (id) WHERE id > ? ORDER BY id LIMIT ?',
      ),
      allDue: database
        .prepare<[], number>(
          `SELECT id FROM memory WHERE category <> '${runRecords}' AND NOT EXISTS (SELECT 1 FROM memory_vectors WHERE memory_vectors.id = memory.id) ORDER BY at`,
        )
        .pluck(),
      record: database.prepare<[number], MemoryRecord>(
        'SELECT key, content, category, scope, at FROM memory WHERE id = ?',
      ),
      put: database.prepare(
        'INSERT INTO memory_vectors (id, vector) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET vector = excluded.vector',
      ),
    };
  }

  /** The model whose vectors are in memory; null: none are. */
  get model(): { readonly id: string; readonly baseline: number } | null {
    return this.#model;
  }

  /** Takes the stored vectors into memory. Whether they are of this model. */
  async load(model: string, signal: AbortSignal): Promise<boolean> {
    const stored = this.#statements.model.get();
    if (stored?.id !== model) return false;
    this.#model = null;
    this.#matrix = null;
    for (
      let page = this.#statements.page.all(0, rowsOfAPage);
      page.length > 0;
      page = this.#statements.page.all(page.at(-1)?.id ?? 0, rowsOfAPage)
    ) {
      for (const { id, vector, ...kind } of page) this.#remember(id, kind, new Int8Array(vector));
      await nextTurn();
      signal.throwIfAborted();
    }
    this.#model = stored;
    this.#due = this.#statements.allDue.all();
    return true;
  }

  /** Begins again with another model: what an earlier one made cannot be compared. */
  begin(model: string, baseline: number): void {
    this.database
      .transaction(() => {
        this.database.exec('DELETE FROM memory_vectors; DELETE FROM memory_vector_model;');
        this.#statements.setModel.run(model, baseline);
      })
      .immediate();
    this.#model = { id: model, baseline };
    this.#matrix = null;
    this.#due = this.#statements.allDue.all();
  }

  /**
   * Some that are due, the newest first, taken from the list: `put` gives them their vectors, or `giveBack`
   * puts them on it again.
   */
  take(limit: number): readonly VectorDue[] {
    const taken: VectorDue[] = [];
    while (taken.length < limit) {
      const id = this.#due.pop();
      if (id === undefined) break;
      const record = this.#statements.record.get(id);
      if (record !== undefined) taken.push({ id, text: foundTextOf(record) });
    }
    return taken;
  }

  giveBack(taken: readonly VectorDue[]): void {
    this.#due.push(...taken.map(({ id }) => id).reverse());
  }

  /** A memory that said something else when its vector was made keeps none: it is due once more. */
  put(made: readonly { readonly due: VectorDue; readonly vector: Float32Array }[]): void {
    this.database
      .transaction(() => {
        for (const { due, vector } of made) {
          const record = this.#statements.record.get(due.id);
          if (record === undefined || foundTextOf(record) !== due.text) continue;
          const bytes = toBytes(vector);
          this.#statements.put.run(due.id, Buffer.from(bytes));
          this.#remember(due.id, record, bytes);
        }
      })
      .immediate();
  }

  /** The memory was stored again, or forgotten. */
  drop(id: number): void {
    this.#matrix?.remove(id);
    if (this.#model !== null) this.#due.push(id);
  }

  cosine(id: number, query: Float32Array): number | null {
    return this.#matrix?.cosine(id, toBytes(query)) ?? null;
  }

  /** The nearest, nearest first. Every vector is looked at. */
  async nearest(
    vector: Float32Array,
    filter: MemoryFilter,
    count: number,
    signal: AbortSignal,
  ): Promise<readonly Near[]> {
    const matrix = this.#matrix;
    if (matrix === null || matrix.dimensions !== vector.length) return [];
    const query = toBytes(vector);
    const wanted = new Set([...this.#kindList.keys()].filter((index) => fits(this.#kindList[index], filter)));
    const best: Near[] = [];
    for (let from = 0; from < matrix.rows; from += rowsOfASlice) {
      if (from > 0) await nextTurn();
      signal.throwIfAborted();
      matrix.scan(from, from + rowsOfASlice, query, wanted, best, count);
    }
    return best;
  }

  #remember(id: number, { scope, category }: Kind, vector: Int8Array): void {
    this.#matrix ??= new VectorMatrix(vector.length);
    const name = JSON.stringify([scope, category]);
    const kind = this.#kinds.get(name) ?? this.#kindList.push({ scope, category }) - 1;
    this.#kinds.set(name, kind);
    this.#matrix.set(id, kind, vector);
  }
}

const fits = (kind: Kind | undefined, { scopes, category }: MemoryFilter): boolean =>
  kind !== undefined &&
  (category === undefined || kind.category === category) &&
  (scopes === 'all' || scopes.includes(kind.scope));
