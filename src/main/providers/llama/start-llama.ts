import { availableParallelism } from 'node:os';
import { getLlama, LlamaLogLevel, type Llama } from 'node-llama-cpp';
import type { Gpu } from './protocol';
import { threadCount } from './thread-count';

/**
 * llama.cpp in this process; once. What it logs goes to `log`, which alone knows the reason of some failures.
 */
export function startLlama(gpu: Gpu, log: (line: string) => void): Promise<Llama> {
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
