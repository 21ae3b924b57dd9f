/* A parent for the test that kills it: starts a worker, has it load a model, tells the worker's id, and waits. */
import { fork } from 'node:child_process';

const [workerFile, model] = process.argv.slice(2);
const worker = fork(String(workerFile), [], { execArgv: ['--import', 'tsx'] });
worker.on('message', (report: { readonly type: string }) => {
  if (report.type === 'ready') process.send?.(worker.pid);
});
worker.send({ type: 'load', file: model, purpose: 'answers', contextSize: 512, sequences: 1, threads: 1, gpu: false });
