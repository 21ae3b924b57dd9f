/* A parent for the test that kills it: starts a worker, has it load a model, tells the worker's id, and
   waits. */
import { fork } from 'node:child_process';
import { testProgram } from '../../fixtures/test-program';

const [model] = process.argv.slice(2);
const { file, execArgv } = testProgram('src/main/modules/models/llama/worker.ts');
const worker = fork(file, [], { execArgv: [...execArgv] });
worker.on('message', (report: { readonly type: string }) => {
  if (report.type === 'ready') process.send?.(worker.pid);
});
worker.send({
  type: 'load',
  file: model,
  purpose: 'answers',
  contextSize: 512,
  sequences: 1,
  threads: 1,
  gpu: false,
});
