import type { ChildProcess } from 'node:child_process';
import { deserializeMessage, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { Clock } from '../../../platform/base/clock';
import { killGroup, spawnGroup } from '../../../platform/base/process-group';

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Bytes one message may have; a server that writes more without a line break is ended. */
const longestMessage = 10 * 1024 * 1024;
const graceMs = 1_000;
const keptErrors = 2_000;

/**
 * The SDK's own transport ends the one process it started; this one ends the whole process group, for servers
 * are started by wrappers such as npx. A line that is no message is told to `onerror` and skipped.
 */
export class ProgramTransport implements Transport {
  onclose?: () => void;
  onerror?: (failure: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** Why it ended, or what it wrote last on stderr, for people. */
  lastWords = '';
  #child: ChildProcess | null = null;
  #rest: Buffer[] = [];
  #restLength = 0;
  #exited: Promise<void> = Promise.resolve();

  constructor(
    private readonly program: Program,
    private readonly clock: Clock,
  ) {}

  async start(): Promise<void> {
    const { command, args, folder, environment } = this.program;
    const child = spawnGroup(command, args, {
      cwd: folder,
      env: { ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    const happens = (event: 'exit' | 'close'): Promise<void> =>
      new Promise((resolve) => {
        for (const each of [event, 'error']) child.once(each, () => resolve());
      });
    this.#exited = happens('exit');
    const closed = happens('close');
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#read(chunk);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      this.lastWords = (this.lastWords + chunk.toString()).slice(-keptErrors);
    });
    // Writing to a server that is gone; its end is told by `exit`.
    child.stdin?.on('error', () => {});
    child.once('exit', (code, signal) => {
      killGroup(child, 'SIGKILL');
      // Its last words may still be on their way; who has left its group may keep that way open.
      void this.#within(closed, graceMs).then(() => {
        if (this.lastWords.trim() === '')
          this.lastWords =
            code === null ? `it was ended by ${signal ?? 'a signal'}` : `it ended with code ${String(code)}`;
        this.onclose?.();
      });
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#child?.stdin;
    if (stdin === undefined || stdin === null || !stdin.writable) throw new Error('the server has ended');
    await new Promise<void>((resolve) => {
      stdin.write(serializeMessage(message), () => {
        resolve();
      });
    });
  }

  /**
   * Lets it end by itself when its input ends, then asks, then ends it for certain, with everything it
   * started.
   */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    child.stdin?.end();
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (await this.#within(this.#exited, graceMs)) break;
      killGroup(child, signal);
    }
    await this.#within(this.#exited, graceMs);
    killGroup(child, 'SIGKILL');
  }

  /** At once; for a server that does not deserve better. */
  kill(): void {
    if (this.#child !== null) killGroup(this.#child, 'SIGKILL');
  }

  async #within(end: Promise<void>, ms: number): Promise<boolean> {
    const waited = new AbortController();
    const late = this.clock.sleep(ms, waited.signal).then(
      () => false,
      () => false,
    );
    const isOver = await Promise.race([end.then(() => true), late]);
    waited.abort();
    return isOver;
  }

  #read(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
      this.#line(Buffer.concat([...this.#rest, chunk.subarray(from, end)]).toString());
      this.#rest = [];
      this.#restLength = 0;
      from = end + 1;
    }
    if (from === chunk.length) return;
    this.#rest.push(chunk.subarray(from));
    this.#restLength += chunk.length - from;
    if (this.#restLength <= longestMessage) return;
    this.lastWords = 'it wrote a message of more than 10 MB';
    this.#rest = [];
    this.#restLength = 0;
    this.kill();
  }

  #line(line: string): void {
    if (line.trim() === '') return;
    try {
      this.onmessage?.(deserializeMessage(line));
    } catch {
      this.onerror?.(new Error(`It wrote a line to stdout that is no MCP message: ${line.slice(0, 100)}`));
    }
  }
}
