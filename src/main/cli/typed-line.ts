import { createInterface } from 'node:readline';
import type { CommandLine } from './command-line';

/**
 * A line that somebody types at the terminal; null: they end what they type with Ctrl+D instead. Ctrl+C ends the
 * command, as it does where nothing is asked. Rejects with the signal's reason.
 */
export async function typedLine(
  { input, signal }: Pick<CommandLine, 'input' | 'signal'>,
  question: string,
  output: NodeJS.WritableStream,
  isTerminal?: true,
): Promise<string | null> {
  signal.throwIfAborted();
  const terminal = createInterface({
    input,
    output,
    ...(isTerminal === undefined ? {} : { terminal: isTerminal }),
  });
  // A terminal that is read sign by sign sends no signal by itself.
  terminal.on('SIGINT', () => process.emit('SIGINT', 'SIGINT'));
  const closing = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener(
        'abort',
        () => {
          reject(signal.reason as Error);
        },
        { signal: closing.signal },
      );
      terminal.once('close', () => {
        resolve(null);
      });
      terminal.question(question, resolve);
    });
  } finally {
    closing.abort();
    terminal.close();
  }
}
