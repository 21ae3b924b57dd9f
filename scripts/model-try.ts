/*
 * Tries a model on a procedure without a board, a broker or an engine, and prints the whole exchange:
 *   npx tsx scripts/model-try.ts [--model FILE.gguf] [--temperature T] [scripts/model-try/SCENARIO.json]
 * Tools answer what the scenario says. Used for docs/built-in-model.md.
 */
import { readFile } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { systemClock } from '../src/main/platform/base/clock';
import { silentLogger } from '../src/main/platform/base/logger';
import { complete, type ModelMessage, type ToolSpec } from '../src/main/ports/provider';
import { LlamaHost } from '../src/main/modules/models/llama/host';
import { planFromFile } from '../src/main/modules/models/llama/plan-from-file';
import { LlamaProvider } from '../src/main/modules/models/llama/provider';
import { toSystemText, toTurns } from '../src/main/modules/models/llama/tool-protocol';
import { forkWorker } from '../src/main/modules/models/llama/worker-process';
import { JsonObject } from '../src/shared/json';

const Scenario = z.object({
  system: z.string(),
  /** Told before every step, as a turn of its own that the model has answered with "Noted."; empty = none. */
  context: z.string(),
  sop: z.string(),
  steps: z.array(z.object({ title: z.string(), body: z.string(), tools: z.array(z.string()) })),
  /** Offered in every step besides its own. */
  alwaysTools: z.array(z.string()),
  tools: z.record(
    z.string(),
    z.object({ description: z.string(), parameters: JsonObject, output: z.string() }),
  ),
});
type Scenario = z.infer<typeof Scenario>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string', default: 'resources/models/step-runner.gguf' },
    temperature: { type: 'string', default: '0' },
  },
});
const scenario = Scenario.parse(
  JSON.parse(await readFile(positionals[0] ?? 'scripts/model-try/pump-overpressure.json', 'utf8')),
);
const host = new LlamaHost({
  plan: planFromFile(() => ({ free: freemem(), total: totalmem() })),
  startWorker: forkWorker({
    file: resolve('src/main/modules/models/llama/worker.ts'),
    execArgv: ['--import', 'tsx'],
  }),
  clock: systemClock,
  logger: silentLogger,
});
let ids = 0;
const provider = new LlamaProvider(host, {
  id: 'try',
  model: values.model,
  setup: { file: resolve(values.model), contextSize: 4096, threads: null, gpu: 'auto' },
  newId: () => `call-${String((ids += 1))}`,
});
try {
  const results: string[] = [];
  for (const [index, step] of scenario.steps.entries())
    results.push(`- step ${String(index + 1)} (${step.title}): ${await carryOut(scenario, index, results)}`);
} finally {
  await host.close();
}

/**
 * A step as it is recommended: what happened first, the step last; tools it suggests and did not use are
 * asked for once more.
 */
async function carryOut(from: Scenario, index: number, earlier: readonly string[]): Promise<string> {
  const step = from.steps[index];
  if (step === undefined) return '';
  const told = [from.context, ...(earlier.length === 0 ? [] : ['Earlier results:', ...earlier])]
    .filter((line) => line !== '')
    .join('\n');
  const messages: ModelMessage[] =
    told === ''
      ? []
      : [
          { role: 'user', text: told },
          { role: 'assistant', text: 'Noted.', toolCalls: [] },
        ];
  const called = new Set<string>();
  let answerText = '';
  for (let round = 0; round < step.tools.length; round += 1) {
    const open = step.tools.filter((name) => !called.has(name));
    if (open.length === 0) break;
    messages.push({
      role: 'user',
      text: `[SOP: ${from.sop} | Step ${String(index + 1)}] ${step.title} — ${step.body} Suggested tools: ${open.join(', ')}`,
    });
    answerText = await converse(from, messages, [...open, ...from.alwaysTools], called);
  }
  return answerText;
}

async function converse(
  from: Scenario,
  messages: ModelMessage[],
  offered: readonly string[],
  called: Set<string>,
): Promise<string> {
  const tools = offered.flatMap((name): ToolSpec[] => {
    const tool = from.tools[name];
    return tool === undefined ? [] : [{ name, description: tool.description, parameters: tool.parameters }];
  });
  print('system', toSystemText(from.system, tools));
  for (const turn of toTurns(messages)) print(turn.role, turn.text);
  for (let round = 0; round < 6; round += 1) {
    const answer = await complete(
      provider,
      {
        system: from.system,
        messages,
        tools,
        temperature: Number(values.temperature),
        maxTokens: 128,
        conversation: 'try',
        priority: 'sop',
      },
      new AbortController().signal,
    );
    messages.push({ role: 'assistant', text: answer.text, toolCalls: answer.toolCalls });
    const results = answer.toolCalls.map((call): ModelMessage => ({
      role: 'tool',
      callId: call.id,
      name: call.name,
      status: 'ok',
      output: from.tools[call.name]?.output ?? 'ok',
    }));
    print(
      `model, ${String(answer.usage?.promptTokens)} tokens read, ${String(answer.usage?.evaluatedTokens)} of them new`,
      toTurns(messages.slice(-1))[0]?.text ?? '',
    );
    if (results.length === 0) return answer.text;
    for (const call of answer.toolCalls) called.add(call.name);
    messages.push(...results);
    print('user', toTurns(results)[0]?.text ?? '');
  }
  return '';
}

function print(who: string, text: string): void {
  console.log(`\n--- ${who}\n${text}`);
}
