// npm run bench -- memory-promise [--context 4096] [FILE...] (after npm run build) What Models says that a model
// takes of the memory, beside what its process has once its context is full. The built-in model, and the files
// that are named. Linux only. See bench/README.md.
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { promiseAndMeasure } from '../tests/fixtures/memory-promise';
import { builtInModel } from '../tests/integration/providers/built-in';
import { judge } from './local-model/model-in-home';

const { values, positionals } = parseArgs({
  options: { context: { type: 'string', default: '4096' } },
  allowPositionals: true,
});
const worker = resolve('out/main/llama-worker.js');
if (!existsSync(worker)) {
  console.error(`There is no ${worker}. Run: npm run build`);
  process.exit(1);
}
const inMiB = (bytes: number): string => (bytes / 2 ** 20).toFixed(0).padStart(8);
const off: number[] = [];
console.log(
  `${'MiB'.padEnd(40)}${['context', 'said', 'header', 'measured'].map((cell) => cell.padStart(9)).join('')}   off by`,
);
for (const file of [builtInModel, ...positionals]) {
  const { contextSize, promised, byHeader, measured } = await promiseAndMeasure(
    file,
    Number(values.context),
    { file: worker },
  );
  const share = promised / measured - 1;
  off.push(Math.abs(share));
  console.log(
    `${basename(file).slice(0, 39).padEnd(40)}${String(contextSize).padStart(9)} ${[promised, byHeader, measured].map(inMiB).join(' ')}   ${(share * 100).toFixed(0)} %`,
  );
}
console.log('');
judge('furthest from what is measured', Math.max(...off), 0.15, 'below');
process.exit();
