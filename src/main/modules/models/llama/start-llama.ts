import { availableParallelism } from 'node:os';
import { getLlama, LlamaLogLevel, type Llama } from 'node-llama-cpp';
import type { Gpu } from './protocol';
import { threadCount } from './thread-count';

export interface StartedLlama {
  readonly llama: Llama;
  /** Why it is not on the card that was wanted; null: it is, or none was. */
  readonly why: string | null;
}

/**
 * llama.cpp in this process; once. Where the wanted kind of card cannot be used, it computes on the processor. `hasPack`: the library finds its part for CUDA. What it logs goes to `log`, which alone knows the reason of some failures.
 */
export async function startLlama(
  gpu: Gpu,
  hasPack: boolean,
  log: (line: string) => void,
): Promise<StartedLlama> {
  if (gpu === false || gpu === 'auto') return { llama: await open(gpu, log), why: null };
  return open(gpu, log).then(
    (llama) => ({ llama, why: null }),
    async () => ({
      llama: await open(false, log),
      why:
        gpu !== 'cuda'
          ? `${kinds[gpu]} cannot be used here: its driver, or the part of llama.cpp for it, is missing.`
          : hasPack
            ? "CUDA cannot be used here: NVIDIA's driver, or its CUDA libraries (version 12 or 13), are missing."
            : 'CUDA cannot be used here: its pack is not installed. `zeroclaw models gpu-pack install` fetches it.',
    }),
  );
}

const kinds = { vulkan: 'Vulkan', metal: 'Metal' } as const;

function open(gpu: Gpu, log: (line: string) => void): Promise<Llama> {
  return getLlama({
    gpu,
    build: 'never',
    skipDownload: true,
    maxThreads: availableParallelism(),
    progressLogs: false,
    logLevel: LlamaLogLevel.info,
    logger: (_level, message) => {
      log(message);
    },
  });
}

/** Gives the library this many threads; null: what the machine's cores allow. */
export function setThreads(llama: Llama, threads: number | null): void {
  llama.maxThreads = threadCount(
    { mathCores: llama.cpuMathCores, parallelism: availableParallelism() },
    threads,
    process.env['ZEROCLAW_LLAMA_THREADS'],
  );
}
