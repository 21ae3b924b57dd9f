/*
 * The inference process: started by worker-process.ts with fork, spoken to over IPC (protocol.ts). It ends with its parent.
 */
import { messageOf } from '../../../shared/errors';
import { Inference, InferenceFailure } from './inference';
import { Command, type Report } from './protocol';

const inference = new Inference(send);
const running = new Map<number, AbortController>();
/** Commands that change the model wait for the one before; `stop` and `stats` do not. */
let work: Promise<void> = Promise.resolve();

function send(report: Report): void {
  if (process.connected) process.send?.(report);
}

/** Native threads may be busy for seconds; a plain exit would wait for them. */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
/** Ctrl+C in a terminal reaches the whole process group; the parent decides when this ends. */
process.on('SIGINT', () => {});

process.on('message', (message) => {
  const command = Command.parse(message);
  switch (command.type) {
    case 'stop':
      running.get(command.id)?.abort();
      return;
    case 'stats':
      send({ type: 'stats', residentBytes: process.memoryUsage.rss(), model: inference.describe() });
      return;
    case 'generate':
      running.set(command.id, new AbortController());
      break;
    case 'load':
    case 'unload':
      break;
  }
  work = work.then(() => carryOut(command));
});

async function carryOut(command: Command): Promise<void> {
  switch (command.type) {
    case 'load':
      await inference.load(command).then(
        (model) => { send({ type: 'ready', model }); },
        (failure: unknown) => { send({ type: 'load-failed', failure: toFailure(failure) }); },
      );
      return;
    case 'generate': {
      const { id } = command;
      const signal = (running.get(id) ?? new AbortController()).signal;
      await inference.generate(command, signal).then(send, (failure: unknown) => { send({ type: 'failed', id, failure: toFailure(failure) }); });
      running.delete(id);
      return;
    }
    case 'unload':
      await inference.unload();
      send({ type: 'unloaded' });
      return;
    case 'stop':
    case 'stats':
      return;
  }
}

const toFailure = (failure: unknown): InferenceFailure['failure'] =>
  failure instanceof InferenceFailure
    ? failure.failure
    : { code: 'provider.protocol', message: `The model could not answer: ${messageOf(failure)}`, mend: null, retryable: true };
