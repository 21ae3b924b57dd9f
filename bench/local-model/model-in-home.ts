import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine, type EngineFixture } from '../../tests/fixtures/engine';
import { writeRandomGguf, type RandomModel } from '../../tests/fixtures/random-gguf';

/**
 * 30 million random numbers: slow enough that what is around it does not drown it, fast enough for a bench.
 */
export const middlingModel: RandomModel = { width: 512, layers: 8, context: 16_384, words: 8000, seed: 1 };

export interface ModelFileOnDisk {
  readonly path: string;
  remove(): void;
}

export function makeModel(model: RandomModel): ModelFileOnDisk {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-bench-'));
  const path = join(folder, 'random.gguf');
  writeRandomGguf(path, model);
  return {
    path,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

/** The whole engine, as the daemon composes it, with this model as the one that answers. */
export const engineWith = (file: string, temperature: number): Promise<EngineFixture> =>
  openEngine({
    config: `default_model = "random"\ndefault_temperature = ${String(temperature)}\n[providers.local]\ntype = "llama"\ncontext_size = 16384\n[memory]\nbackend = "none"\n[gateway]\nport = 0\n[channels_config]\nmessage_timeout_secs = 3600\n`,
    files: { 'models/random.gguf': readFileSync(file) },
  });

/** Resolves once the newest message of the conversation is a complete answer, or was stopped. */
export function answered(engine: EngineFixture, conversationId: string): Promise<void> {
  return new Promise((resolve) => {
    const off = engine.engine.notices.on((notice) => {
      if (
        notice.type !== 'chat-message' ||
        notice.conversationId !== conversationId ||
        notice.message.role !== 'assistant' ||
        notice.message.state === 'queued' ||
        notice.message.state === 'streaming'
      )
        return;
      off();
      resolve();
    });
  });
}

export const figure = (value: number, digits = 1): string => value.toFixed(digits).padStart(12);

/** Says whether the limit is kept, and lets the program fail when it is not. */
export function judge(label: string, value: number, limit: number, better: 'above' | 'below'): void {
  const kept = better === 'above' ? value >= limit : value < limit;
  console.log(
    `${label}: ${value.toFixed(3)} (aim ${better === 'above' ? 'at least' : 'under'} ${String(limit)})${kept ? '' : '  MISSED'}`,
  );
  if (!kept) process.exitCode = 1;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
