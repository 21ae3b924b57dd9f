/*
 * Judges a model on steps of procedures, asked as the product asks them: npm run model:eval -- --model
 * FILE.gguf --cases FILE.json [--cases MORE.json] [--json] [--free] [--failures] [--limit 0.9] [--context
 * 4096] [--threads 1] [--store [--held-out FILE.json]] npm run model:eval -- --base-url
 * http://127.0.0.1:8080/v1 --name MODEL [--key-env NAME] --cases FILE.json `--free` samples without a
 * grammar. `--store` writes the result beside the model, where the product finds it: with the limit below
 * which a call is shown to a person, chosen from these cases unless `--limit` says it. `--held-out` cases
 * have no part in that: the product shows their share.
 */
import { freemem, totalmem } from 'node:os';
import { basename, resolve } from 'node:path';
import { readGgufFileInfo } from 'node-llama-cpp';
import { systemClock } from '../src/main/platform/base/clock';
import { silentLogger } from '../src/main/platform/base/logger';
import type { Provider } from '../src/main/ports/provider';
import { LlamaHost } from '../src/main/modules/models/llama/host';
import { LlamaProvider } from '../src/main/modules/models/llama/provider';
import { plainChatMl } from '../src/main/modules/models/chat-template/fallback';
import { planFromFile } from '../src/main/modules/models/llama/plan-from-file';
import { forkWorker } from '../src/main/modules/models/llama/worker-process';
import { OpenAiProvider } from '../src/main/modules/models/openai/provider';
import { readSuitability, writeSuitability } from '../src/main/modules/models/suitability';
import type { StepVoice } from '../src/main/modules/procedures/execution/prompt';
import { AppError } from '../src/shared/errors';
import { askCase } from './model-eval/ask';
import { readCases, type EvalCase } from './model-eval/case';
import type { Judged } from './model-eval/judge';
import { readOptions, type EvalOptions } from './model-eval/options';
import { chooseLimit, toJson, toSuitability, toTable } from './model-eval/report';

try {
  await judge(readOptions(process.argv.slice(2)));
} catch (failure) {
  if (!(failure instanceof AppError)) throw failure;
  console.error(`${failure.message}.${failure.remedy === undefined ? '' : ` ${failure.remedy}`}`);
  process.exitCode = failure.code === 'eval.usage' ? 2 : 1;
}

async function judge(options: EvalOptions): Promise<void> {
  // Before hours of asking: can everything be read?
  const [cases, heldOut] = [await readAll(options.cases), await readAll(options.heldOut)];
  const host = new LlamaHost({
    plan: planFromFile(() => ({ free: freemem(), total: totalmem() })),
    startWorker: forkWorker({
      file: resolve('src/main/modules/models/llama/worker.ts'),
      execArgv: ['--import', 'tsx'],
    }),
    clock: systemClock,
    logger: silentLogger,
  });
  try {
    const provider = providerFor(options, host);
    const file = 'file' in options.source ? resolve(options.source.file) : null;
    const voice = file === null ? 'full' : await voiceFor(file);
    const judged = await askAll(provider, cases, voice);
    const stored = file === null ? null : (readSuitability(file)?.unsureBelow ?? null);
    const limit = options.limit ?? (options.store ? chooseLimit(judged) : (stored ?? chooseLimit(judged)));
    console.log(
      options.json
        ? JSON.stringify(toJson(provider.model, judged, limit), null, 2)
        : toTable(provider.model, judged, limit),
    );
    if (options.failures)
      for (const {
        case: { id, title, body, expect },
        got,
        confidence,
      } of judged.filter(({ ok }) => !ok))
        console.log(
          `${id} ${title} — ${body}\n    wanted ${JSON.stringify(expect)}\n    got    ${JSON.stringify(got)} ${confidence === null ? '' : confidence.toFixed(3)}`,
        );
    if (options.store && file !== null) {
      const unseen =
        heldOut.length === 0
          ? null
          : { judged: await askAll(provider, heldOut, voice), cases: namesOf(options.heldOut) };
      console.error(
        `Stored in ${await writeSuitability(file, toSuitability(judged, namesOf(options.cases), limit, unseen))}`,
      );
    }
  } finally {
    await host.close();
  }
}

function providerFor({ source, context, threads, free }: EvalOptions, host: LlamaHost): Provider {
  let ids = 0;
  const newId = (): string => `call-${String((ids += 1))}`;
  return 'file' in source
    ? new LlamaProvider(host, {
        id: 'eval',
        model: basename(source.file, '.gguf'),
        setup: { file: resolve(source.file), contextSize: context, threads, gpu: 'auto' },
        newId,
        free,
      })
    : new OpenAiProvider({
        id: 'eval',
        model: source.name,
        baseUrl: source.baseUrl,
        apiKey: source.keyEnv === null ? null : (process.env[source.keyEnv] ?? null),
        vision: false,
        newId,
        clock: systemClock,
      });
}

/** A model of the built-in kind is asked in the few words that it was trained on. */
async function voiceFor(file: string): Promise<StepVoice> {
  // What is wrong with a file is told when it is loaded.
  const info = await readGgufFileInfo(file, { logWarnings: false }).catch(() => null);
  return info?.metadata.tokenizer.chat_template === plainChatMl ? 'short' : 'full';
}

function namesOf(files: readonly string[]): string {
  return files.map((file) => basename(file, '.json')).join(', ');
}

async function readAll(files: readonly string[]): Promise<readonly EvalCase[]> {
  return (await Promise.all(files.map(readCases))).flat();
}

/** A terminal is told how far it is: a large model takes hours. */
async function askAll(
  provider: Provider,
  cases: readonly EvalCase[],
  voice: StepVoice,
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const each of cases) {
    judged.push(await askCase(provider, each, voice));
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r${String(judged.length)} of ${String(cases.length)} ${judged.length === cases.length ? '\n' : ''}`,
      );
  }
  return judged;
}
