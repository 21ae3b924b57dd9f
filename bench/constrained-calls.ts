// npm run bench -- constrained-calls [--sets 600] [--seed 1] How many of the calls that a model with random
// weights makes are malformed: none may be. See bench/README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tinyModel, writeRandomGguf } from '../tests/fixtures/random-gguf';
import { randomTools } from '../tests/fixtures/random-tools';
import { sampleCalls } from '../tests/fixtures/sampled-calls';
import { startHost } from '../tests/integration/providers/built-in';

const { values } = parseArgs({
  options: { sets: { type: 'string', default: '600' }, seed: { type: 'string', default: '1' } },
});
const [sets, seed] = [Number(values.sets), Number(values.seed)];
const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-bench-'));
const model = join(folder, 'random.gguf');
writeRandomGguf(model, tinyModel);
const host = startHost();
try {
  console.log(
    `constrained-calls: a model with random weights, temperature 1.5, ${String(sets)} random sets of tools of each kind, at most 600 tokens an answer\n`,
  );
  console.log(
    [
      '',
      'calls',
      'no such tool',
      'do not fit',
      'bytes that are no text',
      'answers without one',
      'last call cut off',
    ]
      .map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(24)))
      .join(''),
  );
  let malformed = 0;
  for (const [kind, label] of [
    ['enforced', 'schemas that a grammar holds'],
    ['nasty', 'schemas that it cannot hold (checked again)'],
  ] as const) {
    const { calls, without, cutOff } = await sampleCalls(
      host,
      model,
      randomTools(kind, sets, seed),
      600,
      new AbortController().signal,
    );
    const unknown = calls.filter(({ tool }) => tool === undefined).length;
    const unfit = calls.filter(
      ({ tool, mistakes, noText }) => tool !== undefined && mistakes.length > 0 && !noText,
    );
    const notText = calls.filter((each) => each.noText && each.mistakes.length > 0).length;
    malformed += unknown + without.length + (kind === 'enforced' ? unfit.length : 0);
    console.log(
      [label, calls.length, unknown, unfit.length, notText, without.length, cutOff]
        .map((cell, index) => (index === 0 ? String(cell).padEnd(46) : String(cell).padStart(24)))
        .join(''),
    );
    if (kind === 'enforced')
      for (const { call, mistakes } of unfit.slice(0, 5))
        console.log(`  ${JSON.stringify(call)}: ${mistakes.join('; ')}`);
    for (const text of without) console.log(`  no call: ${JSON.stringify(text)}`);
  }
  console.log(`\nmalformed: ${String(malformed)} (limit 0)${malformed === 0 ? '' : '  OVER THE LIMIT'}`);
  if (malformed > 0) process.exitCode = 1;
} finally {
  await host.close();
  rmSync(folder, { recursive: true });
}
