/*
 * The inference process: started by worker-process.ts with fork, spoken to over IPC (protocol.ts). It ends
 * with its parent.
 */
import { Inference } from './inference';
import { toFailure } from './inference-failure';
import { placesVariable, useModulePlaces } from './module-places';
import { Command, type Report } from './protocol';

const inference = new Inference(
  send,
  useModulePlaces(process.env[placesVariable]).some((name) => name.endsWith('-cuda')),
);
const running = new Map<number, AbortController>();
/** Each command waits for the one before; `stop` does not, and answers go side by side. */
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
  if (command.type === 'stop') {
    running.get(command.id)?.abort();
    return;
  }
  if ('id' in command) running.set(command.id, new AbortController());
  if (command.type === 'generate' || command.type === 'lay-out') void work.then(() => carryOut(command));
  else work = work.then(() => carryOut(command));
});

async function carryOut(command: Exclude<Command, { type: 'stop' }>): Promise<void> {
  if (command.type === 'prepare') {
    await inference.loadLibrary(command.gpu);
    return;
  }
  if (command.type === 'load') {
    await inference.load(command).then(
      (model) => {
        send({ type: 'ready', model });
      },
      (failure: unknown) => {
        send({ type: 'load-failed', failure: toFailure(failure) });
      },
    );
    return;
  }
  const { id } = command;
  const signal = (running.get(id) ?? new AbortController()).signal;
  try {
    send(
      await (command.type === 'generate'
        ? inference.generate(command, signal)
        : command.type === 'lay-out'
          ? inference.layOut(command)
          : command.type === 'reckon'
            ? inference.reckon(command)
            : inference.embed(command, signal)),
    );
  } catch (failure) {
    send({ type: 'failed', id, failure: toFailure(failure) });
  }
  running.delete(id);
}
