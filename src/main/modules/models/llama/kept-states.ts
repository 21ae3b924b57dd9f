import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LlamaContextSequence } from 'node-llama-cpp';

/** Fewer tokens are read again sooner than they are written and read back. */
const fewestTokens = 128;

interface Kept {
  readonly file: string;
  readonly bytes: number;
  /** What the caller knows of what was evaluated. */
  readonly since: number | null;
}

/**
 * Evaluated conversations that have no place in memory any more, on disk: to read one back takes a fraction of
 * evaluating it. They are worth nothing to another process, and whoever started this one removes them.
 */
export class KeptStates {
  /** Oldest first. */
  readonly #kept = new Map<string, Kept>();
  #count = 0;

  constructor(private readonly where: { readonly folder: string; readonly mostBytes: number }) {}

  /** Puts down what a conversation has evaluated; where there is no room for it, it is forgotten. */
  async put(conversation: string, sequence: LlamaContextSequence, since: number | null): Promise<void> {
    this.forget(conversation);
    if (sequence.nextTokenIndex < fewestTokens || sequence.needsCheckpoints) return;
    this.#count += 1;
    const file = join(this.where.folder, `${String(process.pid)}-${String(this.#count)}.state`);
    try {
      await sequence.saveStateToFile(file);
      this.#kept.set(conversation, { file, bytes: statSync(file).size, since });
    } catch {
      // A full disk makes the conversation no more than slower.
      rmSync(file, { force: true });
    }
    this.#makeRoom();
  }

  /** Takes up what a conversation had evaluated. Null: nothing of it is there. */
  async take(conversation: string, sequence: LlamaContextSequence): Promise<Pick<Kept, 'since'> | null> {
    const kept = this.#kept.get(conversation);
    if (kept === undefined) return null;
    try {
      await sequence.loadStateFromFile(kept.file, { acceptRisk: true });
      return kept;
    } catch {
      await sequence.clearHistory();
      return null;
    } finally {
      this.forget(conversation);
    }
  }

  forget(conversation: string): void {
    const kept = this.#kept.get(conversation);
    if (kept !== undefined) rmSync(kept.file, { force: true });
    this.#kept.delete(conversation);
  }

  #makeRoom(): void {
    const bytes = (): number => [...this.#kept.values()].reduce((sum, kept) => sum + kept.bytes, 0);
    for (const conversation of [...this.#kept.keys()]) {
      if (bytes() <= this.where.mostBytes) return;
      this.forget(conversation);
    }
  }
}
