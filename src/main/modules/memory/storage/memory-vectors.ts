import { parseJson } from '../../../../shared/parse-json';
import { nextTurn } from '../../../platform/base/slices';
import { runRecords, type MemoryFilter, type MemoryRecord } from '../../../ports/memory';
import type { Database } from '../../../platform/storage/database';
import { apart, Calibration, scriptOf, type Script } from './meaning-score';
import { foundTextOf } from '../../../platform/storage/text/search-text';
import { toBytes, VectorMatrix, type Near } from './vector-matrix';

/** A memory that has no vector yet, and what it said when it was asked for. */
export interface VectorDue {
  readonly id: number;
  readonly text: string;
}

/** The model whose vectors are kept, and how it sees texts. */
export interface VectorModel {
  readonly id: string;
  readonly calibration: Calibration;
}

type Kind = Pick<MemoryRecord, 'scope' | 'category'> & { readonly script: Script };

const rowsOfAPage = 5_000;
/** Rows between two looks at what else the program has to do. */
const rowsOfASlice = 8_192;

/**
 * The vectors of one model, in the database and in memory, each without what all notes in its letters have in
 * common. Invariants: both hold the same; all are of the model that `model` names; a memory that is stored
 * again or forgotten has none until `put` gives it one.
 */
export class MemoryVectors {
  readonly #kinds = new Map<string, number>();
  readonly #kindList: Kind[] = [];
  readonly #statements;
  #matrix: VectorMatrix | null = null;
  /** The newest last. What was forgotten since is left out when its turn comes. */
  #due: number[] = [];
  #model: VectorModel | null = null;

  constructor(private readonly database: Database) {
    this.#statements = {
      model: database.prepare<[], { id: string; calibration: string }>(
        'SELECT model AS id, calibration FROM memory_vector_model',
      ),
      setModel: database.prepare(
        'INSERT INTO memory_vector_model (only_row, model, calibration) VALUES (1, ?, ?)',
      ),
      page: database.prepare<[number, number], MemoryRecord & { id: number; vector: Buffer }>(
        'SELECT id, vector, key, content, scope, category, at FROM memory_vectors JOIN memory USING (id) WHERE id > ? ORDER BY id LIMIT ?',
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
  get model(): VectorModel | null {
    return this.#model;
  }

  /** Some memories may have no vector yet. */
  get anyDue(): boolean {
    return this.#due.length > 0;
  }

  /** Takes the stored vectors into memory. Whether they are of this model. */
  async load(model: string, signal: AbortSignal): Promise<boolean> {
    const stored = this.#statements.model.get();
    const calibration = Calibration.safeParse(parseJson(stored?.calibration ?? ''));
    if (stored?.id !== model || !calibration.success) return false;
    this.#model = null;
    this.#matrix = null;
    for (
      let page = this.#statements.page.all(0, rowsOfAPage);
      page.length > 0;
      page = this.#statements.page.all(page.at(-1)?.id ?? 0, rowsOfAPage)
    ) {
      for (const { id, vector, ...record } of page) this.#remember(id, kindOf(record), new Int8Array(vector));
      await nextTurn();
      signal.throwIfAborted();
    }
    this.#model = { id: stored.id, calibration: calibration.data };
    this.#due = this.#statements.allDue.all();
    return true;
  }

  /** Begins again with another model: what an earlier one made cannot be compared. */
  begin(model: string, calibration: Calibration): void {
    this.database
      .transaction(() => {
        this.database.exec('DELETE FROM memory_vectors; DELETE FROM memory_vector_model;');
        this.#statements.setModel.run(model, JSON.stringify(calibration));
      })
      .immediate();
    this.#model = { id: model, calibration };
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
    const means = this.#model?.calibration.notes;
    if (means === undefined) return;
    this.database
      .transaction(() => {
        for (const { due, vector } of made) {
          const record = this.#statements.record.get(due.id);
          if (record === undefined || foundTextOf(record) !== due.text) continue;
          const kind = kindOf(record);
          const bytes = toBytes(apart(vector, means[kind.script]));
          this.#statements.put.run(due.id, Buffer.from(bytes));
          this.#remember(due.id, kind, bytes);
        }
      })
      .immediate();
  }

  /** The memory was stored again, or forgotten. */
  drop(id: number): void {
    this.#matrix?.remove(id);
    if (this.#model !== null) this.#due.push(id);
  }

  /** How like the question a memory is, and in which letters it is written; null: it has no vector. */
  likeness(id: number, query: Float32Array): { readonly cosine: number; readonly script: Script } | null {
    const cosine = this.#matrix?.cosine(id, toBytes(query)) ?? null;
    const script = this.#kindList[this.#matrix?.kindOf(id) ?? -1]?.script;
    return cosine === null || script === undefined ? null : { cosine, script };
  }

  /** The nearest of those that are written in such letters, nearest first. Every vector is looked at. */
  async nearest(
    vector: Float32Array,
    filter: MemoryFilter,
    script: Script,
    count: number,
    signal: AbortSignal,
  ): Promise<readonly Near[]> {
    const matrix = this.#matrix;
    if (matrix === null || matrix.dimensions !== vector.length) return [];
    const query = toBytes(vector);
    const wanted = new Set(
      [...this.#kindList.keys()].filter(
        (index) => this.#kindList[index]?.script === script && fits(this.#kindList[index], filter),
      ),
    );
    const best: Near[] = [];
    for (let from = 0; from < matrix.rows; from += rowsOfASlice) {
      if (from > 0) await nextTurn();
      signal.throwIfAborted();
      matrix.scan(from, from + rowsOfASlice, query, wanted, best, count);
    }
    return best;
  }

  #remember(id: number, kind: Kind, vector: Int8Array): void {
    this.#matrix ??= new VectorMatrix(vector.length);
    const name = JSON.stringify([kind.scope, kind.category, kind.script]);
    const number = this.#kinds.get(name) ?? this.#kindList.push(kind) - 1;
    this.#kinds.set(name, number);
    this.#matrix.set(id, number, vector);
  }
}

const kindOf = (record: MemoryRecord): Kind => ({
  scope: record.scope,
  category: record.category,
  script: scriptOf(foundTextOf(record)),
});

const fits = (kind: Kind | undefined, { scopes, category }: MemoryFilter): boolean =>
  kind !== undefined &&
  (category === undefined || kind.category === category) &&
  (scopes === 'all' || scopes.includes(kind.scope));
