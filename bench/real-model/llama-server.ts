import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { systemClock } from '../../src/main/platform/base/clock';
import { OpenAiProvider } from '../../src/main/modules/models/openai/provider';
import { dispatchingProvider } from '../../src/main/modules/models/pipeline/dispatching-provider';
import type { Provider } from '../../src/main/ports/provider';

/**
 * The shell waits for the end of its input, which comes however this process ends, even when it is killed, and
 * ends the program then. A program that ends by itself is told as the end of the shell.
 */
const endsWithUs = 'exec 3<&0; "$@" 3<&- & server=$!; { cat <&3 >/dev/null; kill $server; } & wait $server';

/** The server of llama.cpp with this model, ready to answer. */
export async function startServer(
  program: string,
  file: string,
  threads: number,
  contextSize: number,
  /** Conversations whose prompts it holds. */
  places = 1,
): Promise<{ readonly provider: Provider; stop(): void }> {
  const port = await freePort();
  const child = spawn(
    'sh',
    [
      '-c',
      endsWithUs,
      'sh',
      program,
      '-m',
      file,
      '-c',
      String(contextSize * places),
      '-t',
      String(threads),
      '-np',
      String(places),
      '--jinja',
      '--port',
      String(port),
      '--no-warmup',
    ],
    { stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const base = `http://127.0.0.1:${String(port)}`;
  const isReady = async (): Promise<boolean> =>
    (await fetch(`${base}/health`).catch(() => null))?.ok === true;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${String(child.exitCode)}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  let calls = 0;
  const alone = new OpenAiProvider({
    id: 'server',
    model: 'real',
    baseUrl: `${base}/v1`,
    apiKey: null,
    vision: false,
    newId: () => `call-${String((calls += 1))}`,
    clock: systemClock,
  });
  // As the app asks it: where the template of the model knows no tools, they travel as text.
  let way: 'native' | 'xml' | null = null;
  const provider = dispatchingProvider(alone, {
    setting: () => 'auto',
    read: () => way,
    found: (found) => {
      way = found;
    },
    probed: false,
  });
  return {
    provider,
    stop: () => {
      child.stdin.end();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
