// npm run bench -- learnt-calls --vocabularies FOLDER --templates FOLDER [--calls 300] [--seed 1] Calls that models
// with random weights make under the grammar learnt from the chat templates of families, each with its family's
// vocabulary: none may be malformed. Both folders are those of llama.cpp (`models`, `models/templates`). See
// bench/README.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ToolSpec } from '../src/main/ports/provider';
import type { JsonObject } from '../src/shared/json';
import { takeVocabulary, tinyModel, writeRandomGguf } from '../tests/fixtures/random-gguf';
import { sampleCalls } from '../tests/fixtures/sampled-calls';
import { startHost } from '../tests/integration/providers/built-in';

const { values } = parseArgs({
  options: {
    vocabularies: { type: 'string' },
    templates: { type: 'string' },
    calls: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    tokens: { type: 'string', default: '200' },
    family: { type: 'string', default: '' },
  },
});
const { vocabularies, templates } = values;
if (vocabularies === undefined || templates === undefined) {
  console.error('Name the folders: --vocabularies FOLDER --templates FOLDER');
  process.exit(2);
}

/** Families whose vocabulary is there, and templates of theirs. */
const families: Readonly<Record<string, readonly string[]>> = {
  qwen2: ['Qwen-Qwen2.5-7B-Instruct', 'Qwen-Qwen3-0.6B'],
  qwen35: ['Qwen3.5-4B'],
  'llama-bpe': ['meta-llama-Llama-3.1-8B-Instruct', 'NousResearch-Hermes-3-Llama-3.1-8B-tool_use'],
  'deepseek-llm': ['deepseek-ai-DeepSeek-V3.1'],
  'command-r': ['CohereForAI-c4ai-command-r7b-12-2024-tool_use'],
  'gemma-4': ['google-gemma-4-31B-it'],
  'phi-3': ['microsoft-Phi-3.5-mini-instruct'],
};

let state = Number(values.seed);
/** The same numbers for the same seed. */
function dice(sides: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * sides);
}
const names = 'pin value topic text level board when unit count url mode target'.split(' ');

function randomValue(depth: number): JsonObject {
  switch (dice(depth > 1 ? 5 : 8)) {
    case 0:
      return { type: 'integer', minimum: dice(5), maximum: 10 + dice(90) };
    case 1:
      return { type: 'string', enum: ['low', 'high', '꺼짐', 'on hold'].slice(0, 2 + dice(3)) };
    case 2:
      return { type: 'boolean' };
    case 3:
      return { type: 'number' };
    case 4:
      return { type: 'string', maxLength: 6 };
    case 5:
      return { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 1, maxItems: 3 };
    case 6:
      return { enum: [0, 1] };
    default:
      return randomObject(depth + 1);
  }
}

function randomObject(depth: number): JsonObject {
  const keys = [
    ...new Set(Array.from({ length: dice(4) + (depth > 0 ? 1 : 0) }, () => names[dice(names.length)] ?? 'a')),
  ];
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, randomValue(depth)])),
    required: keys.filter(() => dice(3) > 0),
    additionalProperties: false,
  };
}

const randomTools = (): readonly ToolSpec[] =>
  ['gpio_write', 'send-report', 'plan2'].slice(0, 1 + dice(3)).map((name) => ({
    name,
    description: 'Does something',
    parameters: randomObject(0),
  }));

const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-bench-'));
const host = startHost();
const rows = Object.entries(families)
  .filter(([family]) => family.startsWith(values.family))
  .flatMap(([family, own]) => own.map((template) => ({ family, template })));
const perRow = Math.ceil(Number(values.calls) / rows.length);
let [all, malformed] = [0, 0];
try {
  for (const { family, template } of rows) {
    const file = join(folder, 'model.gguf');
    rmSync(file, { force: true });
    writeRandomGguf(file, {
      ...tinyModel,
      template: readFileSync(join(templates, `${template}.jinja`), 'utf8'),
      vocabulary: takeVocabulary(join(vocabularies, `ggml-vocab-${family}.gguf`)),
    });
    const startedAt = performance.now();
    const found = { calls: 0, unfit: 0, without: 0, cutOff: 0 };
    while (found.calls < perRow && found.cutOff < 2 * perRow) {
      const { calls, without, cutOff } = await sampleCalls(
        host,
        file,
        [randomTools()],
        Number(values.tokens),
        new AbortController().signal,
        dice(2 ** 30),
      );
      const unfit = calls.filter(({ mistakes, noText }) => mistakes.length > 0 && !noText);
      for (const each of unfit.slice(0, 1))
        console.log(
          `  ${JSON.stringify(each.call)} ${each.mistakes.join('; ')} ${JSON.stringify(each.tool?.parameters)}`,
        );
      for (const text of without.slice(0, 1)) console.log(`  without a call: ${JSON.stringify(text)}`);
      found.calls += calls.length;
      found.unfit += unfit.length;
      found.without += without.length;
      found.cutOff += cutOff;
    }
    all += found.calls;
    malformed += found.unfit + found.without;
    console.log(
      `${family.padEnd(14)}${template.padEnd(52)}${String(found.calls).padStart(6)} calls ${String(found.unfit + found.without).padStart(4)} malformed ${String(found.cutOff).padStart(4)} cut off ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s`,
    );
  }
  console.log(`${String(all)} calls, ${String(malformed)} malformed.`);
  process.exitCode = malformed === 0 ? 0 : 1;
} finally {
  await host.close();
  rmSync(folder, { recursive: true });
}
