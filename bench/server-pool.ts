// npm run bench -- server-pool --server LLAMA-SERVER --model FILE.gguf [--talks 4] [--turns 6] [--tokens 24] [--rounds 3] [--rules 60]
// Conversations on one server of llama.cpp, on two as one provider, and on two that know nothing of conversations. See
// bench/README.md.
import { parseArgs } from 'node:util';
import { requestOf } from './real-model/measure';
import { startServer } from './real-model/llama-server';
import { pooledProvider } from '../src/main/modules/models/server-pool/pooled-provider';
import { ServerPool } from '../src/main/modules/models/server-pool/server-pool';
import { systemClock } from '../src/main/platform/base/clock';
import { complete, withStream, type ModelMessage, type Provider } from '../src/main/ports/provider';

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    model: { type: 'string' },
    talks: { type: 'string', default: '4' },
    turns: { type: 'string', default: '6' },
    tokens: { type: 'string', default: '24' },
    rounds: { type: 'string', default: '3' },
    rules: { type: 'string', default: '60' },
    context: { type: 'string', default: '8192' },
  },
});
const { server: program, model } = values;
if (program === undefined || model === undefined) {
  console.error('Name both: npm run bench -- server-pool --server PATH/llama-server --model FILE.gguf');
  process.exit(2);
}
const [talks, turns, tokens, rounds, context] = [
  values.talks,
  values.turns,
  values.tokens,
  values.rounds,
  values.context,
].map(Number) as [number, number, number, number, number];

/** What every conversation begins with: the prompt of an agent is long. */
const rules = Array.from(
  { length: Number(values.rules) },
  (_, index) =>
    `Rule ${String(index + 1)}: valve ${String(index)} stays closed while pump ${String(index)} runs.`,
).join('\n');

interface Measured {
  readonly seconds: number;
  readonly firstTokenMs: number;
  readonly evaluated: number;
}

const servers = await Promise.all([0, 1].map(() => startServer(program, model, 1, context, talks)));
try {
  const [one, two] = servers.map(({ provider }) => provider) as [Provider, Provider];
  const kinds = { 'one server': [one], 'two, one provider': [one, two], 'two, in turns': [one, two] };
  const all = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, members] of Object.entries(kinds)) {
      const provider = name === 'two, in turns' ? inTurns(members) : pooled(members);
      const measured = await measure(provider, `${name} ${String(round)}`);
      all.set(name, [...(all.get(name) ?? []), measured]);
      console.error(`round ${String(round + 1)}, ${name}: ${measured.seconds.toFixed(1)} s`);
    }
  for (const [name, measured] of all) {
    const of = (pick: (each: Measured) => number): number => median(measured.map(pick));
    const seconds = of((each) => each.seconds);
    console.log(
      `${name.padEnd(20)} ${((talks * turns * 60) / seconds).toFixed(1).padStart(6)} answers a minute, first token after ${of((each) => each.firstTokenMs).toFixed(0)} ms (median), ${of((each) => each.evaluated).toFixed(0)} tokens of prompts read an answer`,
    );
  }
} finally {
  for (const server of servers) server.stop();
}
process.exit();

function pooled(members: readonly Provider[]): Provider {
  const pool = new ServerPool(
    members.map((_, index) => ({ address: String(index), weight: 1, maxParallel: null })),
    systemClock,
  );
  return pooledProvider(members, pool);
}

function inTurns(members: readonly Provider[]): Provider {
  let next = 0;
  const [first] = members;
  if (first === undefined) throw new Error('There is no server');
  return withStream(first, (request, signal) => {
    next += 1;
    return (members[next % members.length] ?? first).stream(request, signal);
  });
}

/** All conversations at once, each turn after the answer to the one before. */
async function measure(provider: Provider, name: string): Promise<Measured> {
  const firsts: number[] = [];
  let evaluated = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: talks }, async (_, talk) => {
      const messages: ModelMessage[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        messages.push({
          role: 'user',
          text: `Turn ${String(turn)} of ${name}: may valve ${String(talk * 7 + turn)} be opened?`,
        });
        const asked = performance.now();
        let first: number | null = null;
        const answer = await complete(
          provider,
          requestOf({
            system: `${name} ${String(talk)}\n${rules}`,
            messages: [...messages],
            tools: [],
            maxTokens: tokens,
            conversation: `${name} ${String(talk)}`,
          }),
          new AbortController().signal,
          (delta) => {
            if (delta.type === 'text') first ??= performance.now() - asked;
          },
        );
        firsts.push(first ?? performance.now() - asked);
        evaluated += answer.usage?.evaluatedTokens ?? 0;
        messages.push({ role: 'assistant', text: answer.text, toolCalls: [] });
      }
    }),
  );
  return {
    seconds: (performance.now() - began) / 1000,
    firstTokenMs: median(firsts),
    evaluated: evaluated / (talks * turns),
  };
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
