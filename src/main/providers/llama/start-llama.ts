import { availableParallelism } from 'node:os';
import { getLlama, LlamaLogLevel, type Llama } from 'node-llama-cpp';
import type { LoadCommand } from './protocol';
import { threadCount } from './thread-count';

/** llama.cpp in this process; once. What it logs goes to `log`, which alone knows the reason of some failures. */
export async function startLlama(command: Pick<LoadCommand, 'gpu' | 'threads'>, log: (line: string) => void): Promise<Llama> {
  const parallelism = availableParallelism();
  const llama = await getLlama({
    gpu: command.gpu,
    build: 'never',
    skipDownload: true,
    maxThreads: parallelism,
    progressLogs: false,
    logLevel: LlamaLogLevel.info,
    logger: (_level, message) => { log(message); },
  });
  llama.maxThreads = threadCount({ mathCores: llama.cpuMathCores, parallelism }, command.threads, process.env['ZEROCLAW_LLAMA_THREADS']);
  return llama;
}
