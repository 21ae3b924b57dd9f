import type { Interface } from 'node:readline/promises';
import { isStopCommand } from '../../ports/commands';

/**
 * What a person types at a terminal. What comes while nothing is asked, typed ahead or pasted, is kept for
 * `next`; `/stop` is heard at once.
 */
export class TerminalLines {
  readonly #ahead: string[] = [];
  #taken: ((line: string | null) => void) | null = null;
  /** Of the work that is done now. */
  #stop: (() => void) | null = null;
  #stopped = false;
  #ended = false;

  constructor(
    private readonly terminal: Interface,
    private readonly signal: AbortSignal,
  ) {
    terminal.on('line', (line) => {
      this.#take(line);
    });
    terminal.once('close', () => {
      this.#ended = true;
      this.#stopWork();
    });
  }

  /**
   * The oldest line that was not asked for yet, else the next one; null at the end. Rejects with the signal's
   * reason.
   */
  async next(prompt: string): Promise<string | null> {
    const [line] = this.#ahead.splice(0, 1);
    return line ?? this.answer(prompt);
  }

  /**
   * A line that is written after the prompt is shown: what was typed before it is no answer. Null: nobody
   * answers, for the work was stopped.
   */
  async answer(prompt: string): Promise<string | null> {
    this.signal.throwIfAborted();
    if (this.#ended || this.#stopped) return null;
    this.terminal.setPrompt(prompt);
    this.terminal.prompt();
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        reject(this.signal.reason as Error);
      };
      this.signal.addEventListener('abort', onAbort, { once: true });
      this.#taken = (line) => {
        this.#taken = null;
        this.signal.removeEventListener('abort', onAbort);
        resolve(line);
      };
    });
  }

  /** Does `work`; `stop` is called when a person types /stop, or leaves, before it ends. */
  async during(work: () => Promise<void>, stop: () => void): Promise<void> {
    this.#stop = stop;
    await work().finally(() => {
      this.#stop = null;
      this.#stopped = false;
    });
  }

  #take(line: string): void {
    if (this.#stop !== null && isStopCommand(line)) this.#stopWork();
    else if (this.#taken === null) this.#ahead.push(line);
    else this.#taken(line);
  }

  #stopWork(): void {
    if (this.#stop !== null) {
      this.#stopped = true;
      this.#stop();
    }
    this.#taken?.(null);
  }
}
