export interface MemoryRecord {
  readonly key: string;
  readonly content: string;
  /** e.g. `fact`, `conversation`, `sop`. */
  readonly category: string;
  /** `global`, `conversation:ID` or `sender:ID`. */
  readonly scope: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface MemoryHit extends MemoryRecord {
  /** 0..1, higher fits better. */
  readonly score: number;
}

/** How the keys of the engine's own records begin (what ran, who decided). No tool writes or deletes them: a model must not write its own past. */
export const auditKeys = 'sop_audit_';

/** What the agent remembers. A record with the same key and scope is replaced. */
export interface Memory {
  store(record: MemoryRecord): Promise<void>;
  recall(query: string, options: { readonly limit: number; readonly scopes: readonly string[]; readonly category?: string }): Promise<readonly MemoryHit[]>;
  get(key: string, scope: string): Promise<MemoryRecord | null>;
  /** Resolves to whether there was something to forget. */
  forget(key: string, scope: string): Promise<boolean>;
}
