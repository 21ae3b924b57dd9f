/*
 * Judges a model on steps of procedures, asked as the product asks them:
 *   npm run model:eval -- --model FILE.gguf --cases FILE.json [--cases MORE.json] [--json] [--free] [--failures] [--limit 0.9] [--threads 1] [--store [--held-out FILE.json]]
 *   npm run model:eval -- --base-url http://127.0.0.1:8080/v1 --name MODEL [--key-env NAME] --cases FILE.json
 * `--free` samples without a grammar. `--store` writes the result beside the model, where the product finds it: with the limit below which a
 * call is shown to a person, chosen from these cases unless `--limit` says it. `--held-out` cases have no part in that: the product shows their share.
 */
import { freemem, totalmem } from 'node:os';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../src/main/base/clock';
import { silentLogger } from '../src/main/base/logger';
import type { Provider } from '../src/main/ports/provider';
import { LlamaHost } from '../src/main/providers/llama/host';
import { LlamaProvider } from '../src/main/providers/llama/provider';
import { planFromFile } from '../src/main/providers/llama/plan-from-file';
import { forkWorker } from '../src/main/providers/llama/worker-process';
import { OpenAiProvider } from '../src/main/providers/openai/provider';
import { readSuitability, writeSuitability } from '../src/main/providers/suitability';
import { askCase } from './model-eval/ask';
import { readCases } from './model-eval/case';
import type { Judged } from './model-eval/judge';
import { chooseLimit, toJson, toSuitability, toTable } from './model-eval/report';

const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    'base-url': { type: 'string' },
    name: { type: 'string', default: 'default' },
    'key-env': { type: 'string' },
    cases: { type: 'string', multiple: true, default: [] },
    'held-out': { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    free: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
    limit: { type: 'string' },
    store: { type: 'boolean', default: false },
    context: { type: 'string', default: '4096' },
    threads: { type: 'string' },
  },
});
if (values.cases.length === 0 || (values.model === undefined) === (values['base-url'] === undefined)) {
  console.error('Say --cases FILE and either --model FILE.gguf or --base-url URL --name MODEL.');
  process.exit(2);
}
const host = new LlamaHost({ plan: planFromFile(() => ({ free: freemem(), total: totalmem() })), startWorker: forkWorker({ file: resolve('src/main/providers/llama/worker.ts'), execArgv: ['--import', 'tsx'] }), clock: systemClock, logger: silentLogger });
let ids = 0;
const newId = (): string => `call-${String((ids += 1))}`;
const provider: Provider =
  values.model === undefined
    ? new OpenAiProvider({ id: 'eval', model: values.name, baseUrl: values['base-url'] ?? '', apiKey: values['key-env'] === undefined ? null : (process.env[values['key-env']] ?? null), vision: false, newId, clock: systemClock })
    : new LlamaProvider(host, { id: 'eval', model: basename(values.model, '.gguf'), setup: { file: resolve(values.model), contextSize: Number(values.context), threads: values.threads === undefined ? null : Number(values.threads), gpu: 'auto' }, newId, free: values.free });
try {
  const judged = await askAll(values.cases);
  const stored = values.model === undefined ? null : (readSuitability(resolve(values.model))?.unsureBelow ?? null);
  const limit = values.limit !== undefined ? Number(values.limit) : values.store ? chooseLimit(judged) : (stored ?? chooseLimit(judged));
  console.log(values.json ? JSON.stringify(toJson(provider.model, judged, limit), null, 2) : toTable(provider.model, judged, limit));
  if (values.failures) for (const { case: { id, title, body, expect }, got, confidence } of judged.filter(({ ok }) => !ok)) console.log(`${id} ${title} — ${body}\n    wanted ${JSON.stringify(expect)}\n    got    ${JSON.stringify(got)} ${confidence === null ? '' : confidence.toFixed(3)}`);
  if (values.store && values.model !== undefined) {
    const heldOut = values['held-out'].length === 0 ? null : { judged: await askAll(values['held-out']), cases: namesOf(values['held-out']) };
    console.error(`Stored in ${await writeSuitability(resolve(values.model), toSuitability(judged, namesOf(values.cases), limit, heldOut))}`);
  }
} finally {
  await host.close();
}

function namesOf(files: readonly string[]): string {
  return files.map((file) => basename(file, '.json')).join(', ');
}

async function askAll(files: readonly string[]): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const file of files) {
    for (const each of await readCases(file)) judged.push(await askCase(provider, each));
  }
  return judged;
}
