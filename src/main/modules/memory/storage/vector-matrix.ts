/**
 * A direction in signed bytes: an eighth of what numbers take, and the angle between two is right to about
 * half a degree.
 */
export function toBytes(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((value / largest) * 127)));
}

export interface Near {
  readonly id: number;
  readonly cosine: number;
}

const firstCapacity = 1024;
const freeRow = -1;

/**
 * Vectors of one length, in one block of memory, each with an id and a kind by which a search leaves it out.
 */
export class VectorMatrix {
  #values: Int8Array;
  #inverseLengths = new Float32Array(firstCapacity);
  #kinds = new Int32Array(firstCapacity).fill(freeRow);
  #ids = new Float64Array(firstCapacity);
  readonly #rowOf = new Map<number, number>();
  readonly #free: number[] = [];
  #rows = 0;

  constructor(readonly dimensions: number) {
    this.#values = new Int8Array(firstCapacity * dimensions);
  }

  /** Rows to scan, those that were freed included. */
  get rows(): number {
    return this.#rows;
  }

  /** What is of another length is left out. */
  set(id: number, kind: number, vector: Int8Array): void {
    if (vector.length !== this.dimensions) return;
    const row = this.#rowOf.get(id) ?? this.#free.pop() ?? this.#newRow();
    this.#rowOf.set(id, row);
    this.#values.set(vector, row * this.dimensions);
    this.#inverseLengths[row] = inverseLength(vector);
    this.#kinds[row] = kind;
    this.#ids[row] = id;
  }

  remove(id: number): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#rowOf.delete(id);
    this.#kinds[row] = freeRow;
    this.#free.push(row);
  }

  /** Undefined: there is none of this id. */
  kindOf(id: number): number | undefined {
    return this.#kinds[this.#rowOf.get(id) ?? -1];
  }

  /** Null: there is none of this id. */
  cosine(id: number, query: Int8Array): number | null {
    const row = this.#rowOf.get(id);
    return row === undefined
      ? null
      : this.#dot(row, query) * (this.#inverseLengths[row] ?? 0) * inverseLength(query);
  }

  /**
   * Puts the rows of these kinds that are nearest into `best`, nearest first, `count` at most. In parts, so
   * that a large matrix need not be scanned at one go.
   */
  scan(
    from: number,
    to: number,
    query: Int8Array,
    wanted: ReadonlySet<number>,
    best: Near[],
    count: number,
  ): void {
    const scale = inverseLength(query);
    for (let row = from; row < Math.min(to, this.#rows); row += 1) {
      if (!wanted.has(this.#kinds[row] ?? freeRow)) continue;
      const cosine = this.#dot(row, query) * (this.#inverseLengths[row] ?? 0) * scale;
      if (best.length < count || cosine > (best[best.length - 1]?.cosine ?? -Infinity))
        insert(best, { id: this.#ids[row] ?? 0, cosine }, count);
    }
  }

  #dot(row: number, query: Int8Array): number {
    const values = this.#values;
    const start = row * this.dimensions;
    let sum = 0;
    // The one loop that a search spends its time in: no calls, no checks.
    for (let index = 0; index < query.length; index += 1)
      sum = (sum + (values[start + index] as number) * (query[index] as number)) | 0;
    return sum;
  }

  #newRow(): number {
    if (this.#rows === this.#ids.length) this.#grow();
    this.#rows += 1;
    return this.#rows - 1;
  }

  #grow(): void {
    const capacity = this.#ids.length * 2;
    const [values, inverseLengths, kinds, ids] = [
      new Int8Array(capacity * this.dimensions),
      new Float32Array(capacity),
      new Int32Array(capacity).fill(freeRow),
      new Float64Array(capacity),
    ];
    values.set(this.#values);
    inverseLengths.set(this.#inverseLengths);
    kinds.set(this.#kinds);
    ids.set(this.#ids);
    [this.#values, this.#inverseLengths, this.#kinds, this.#ids] = [values, inverseLengths, kinds, ids];
  }
}

function inverseLength(vector: Int8Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return sum === 0 ? 0 : 1 / Math.sqrt(sum);
}

function insert(best: Near[], near: Near, count: number): void {
  let place = best.length;
  while (place > 0 && near.cosine > (best[place - 1]?.cosine ?? 0)) place -= 1;
  best.splice(place, 0, near);
  if (best.length > count) best.pop();
}
