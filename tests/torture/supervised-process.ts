import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { ended } from '../fixtures/child-process';

export interface ProcessOptions {
  readonly program: string;
  /** Asked at each start. */
  readonly args: () => readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Called with its first line; the process counts as up from then on. */
  readonly ready: (line: string) => void;
  /** It ended though nobody ended it. */
  /** `begunAt`: when it was started, if it never came up; null: it had come up. */
  readonly endedByItself: (how: string, begunAt: number | null) => void;
}

/**
 * A program that is started again whenever it is down, as a service manager does; until `stay` keeps it down.
 * What it started belongs to its process group and ends with it.
 */
export class SupervisedProcess {
  #child: ChildProcess | null = null;
  #keepUp = false;
  #errors = '';
  #isUp = false;
  #loop: Promise<void> = Promise.resolve();
  readonly #expected = new WeakSet<ChildProcess>();

  constructor(private readonly options: ProcessOptions) {}

  get isUp(): boolean {
    return this.#isUp;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** The end of what it has written to standard error, in all its lives. */
  get errors(): string {
    return this.#errors;
  }

  get input(): NodeJS.WritableStream | null {
    return this.#child?.stdin ?? null;
  }

  up(): void {
    if (this.#keepUp) return;
    this.#keepUp = true;
    this.#loop = this.#live();
  }

  /** To its group: what it started is hit as well. */
  signal(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // It is gone already.
    }
  }

  /** Of itself alone. */
  signalAlone(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Kills it this very moment; `end` or `up` goes on from there. */
  strike(): void {
    this.#keepUp = false;
    if (this.#child !== null) this.#expected.add(this.#child);
    this.signal('SIGKILL');
  }

  /** Ends it with this signal; it is started again after `downMs`. */
  async end(signal: NodeJS.Signals, downMs: number): Promise<void> {
    await this.down(signal);
    await wait(downMs);
    this.up();
  }

  /** Ends it and leaves it so. What does not end in half a minute is killed. */
  async down(signal: NodeJS.Signals): Promise<void> {
    this.#keepUp = false;
    const child = this.#child;
    if (child !== null) {
      this.#expected.add(child);
      if (signal === 'SIGKILL') this.signal('SIGKILL');
      else this.signalAlone(signal);
      const late = setTimeout(() => {
        this.signal('SIGKILL');
      }, 30_000);
      await ended(child);
      clearTimeout(late);
      this.#sweep(child);
    }
    await this.#loop;
  }

  async #live(): Promise<void> {
    while (this.#keepUp) {
      const child = spawn(this.options.program, this.options.args(), {
        env: this.options.env ?? process.env,
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: true,
      });
      this.#child = child;
      const begunAt = Date.now();
      child.stdin.on('error', () => {});
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        this.#errors = (this.#errors + text).slice(-20_000);
      });
      const lines = createInterface({ input: child.stdout });
      lines.once('line', (line) => {
        if (this.#child !== child) return;
        this.options.ready(line);
        this.#isUp = true;
      });
      await ended(child);
      const cameUp = this.#isUp;
      this.#isUp = false;
      this.#child = null;
      this.#sweep(child);
      if (!this.#expected.has(child)) {
        this.options.endedByItself(
          `${String(child.exitCode ?? child.signalCode)}: ${lastWords(this.#errors)}`,
          cameUp ? null : begunAt,
        );
        await wait(500);
      }
    }
  }

  /** What a killed program has left running. */
  #sweep({ pid }: ChildProcess): void {
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Nothing is left.
    }
  }
}

/** The last lines with words, and from where the last of them came. */
function lastWords(errors: string): string {
  const lines = errors.trim().split('\n');
  const words = lines.filter((line) => !/^\s+at /u.test(line)).slice(-4);
  const from = lines.filter((line) => /^\s+at /u.test(line)).slice(-8, -2);
  return [...words, ...from].join(' / ');
}
