import { analogSignal } from '../../../../shared/analog';
import { messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { Problems } from '../../../platform/base/problems';
import type { AnalogInputs, Boards } from '../../../ports/boards';

/** What an analog input measured. */
export interface Reading {
  readonly board: string;
  readonly signal: string;
  readonly value: number;
  readonly fullScale: number;
  readonly at: number;
}

/** `change`: it has moved; `first`: nothing was known, or nothing was heard in between; `same`: neither. */
export type ReadingKind = 'change' | 'first' | 'same';

export interface AnalogWatchPorts {
  readonly boards: AnalogInputs & Pick<Boards, 'status'>;
  readonly clock: Clock;
  readonly problems: Problems;
  readonly settings: (board: string) => { readonly pollMs: number; readonly deadband: number };
  /** By board, the inputs that procedures listen to. */
  readonly wanted: () => ReadonlyMap<string, readonly number[]>;
  /** Whether something that listens takes the two differently: a condition that one meets and the other does not. */
  readonly tellsApart: (before: Reading, now: Reading) => boolean;
  readonly read: (reading: Reading, kind: ReadingKind) => void;
}

interface Poll {
  readonly over: AbortController;
  readonly ended: Promise<void>;
}

/**
 * Reads the analog inputs that procedures listen to, each board at its own pace. A reading is a change when it
 * has moved from the last one that was told by the dead band, or when a condition takes the two differently: so
 * noise tells nothing, and no limit is passed unnoticed.
 */
export class AnalogWatch {
  readonly #polls = new Map<string, Poll>();
  /** What was told last, by board and signal. */
  readonly #told = new Map<string, Reading>();
  /** Inputs that could not be read since. */
  readonly #missed = new Set<string>();

  constructor(private readonly ports: AnalogWatchPorts) {}

  /** Procedures listen to others now. */
  apply(): void {
    const wanted = this.ports.wanted();
    for (const [board, { over }] of [...this.#polls])
      if (!wanted.has(board)) {
        over.abort(new Error('No procedure listens to it'));
        this.#polls.delete(board);
      }
    const heard = new Set(
      [...wanted].flatMap(([board, channels]) => channels.map((channel) => keyOf(board, channel))),
    );
    for (const key of [...this.#told.keys(), ...this.#missed])
      if (!heard.has(key)) {
        this.#told.delete(key);
        this.#missed.delete(key);
      }
    for (const board of wanted.keys())
      if (!this.#polls.has(board)) {
        const over = new AbortController();
        this.#polls.set(board, { over, ended: this.#poll(board, over.signal) });
      }
  }

  async close(): Promise<void> {
    const polls = [...this.#polls.values()];
    this.#polls.clear();
    for (const { over } of polls) over.abort(new Error('The engine closes'));
    await Promise.all(polls.map(({ ended }) => ended));
  }

  /** Until it is aborted. Never rejects. */
  async #poll(board: string, signal: AbortSignal): Promise<void> {
    const { clock, problems, settings } = this.ports;
    while (!signal.aborted) {
      try {
        await this.#round(board, signal);
      } catch (failure) {
        if (!signal.aborted) this.#tell(board, messageOf(failure));
      }
      await clock.sleep(settings(board).pollMs, signal).catch(() => {});
    }
    if (!this.#polls.has(board)) problems.clear(problemId(board));
  }

  async #round(board: string, signal: AbortSignal): Promise<void> {
    const { boards, wanted } = this.ports;
    let trouble: string | null = null;
    for (const channel of wanted().get(board) ?? []) {
      // Why a board is away is a problem of its own.
      const isThere = boards.status().some(({ name, state }) => name === board && state === 'connected');
      const why = isThere ? await this.#look(board, channel, signal) : null;
      if (!isThere || why !== null) this.#missed.add(keyOf(board, channel));
      trouble ??= why;
    }
    this.#tell(board, trouble);
  }

  #tell(board: string, trouble: string | null): void {
    const { problems } = this.ports;
    if (trouble === null) problems.clear(problemId(board));
    else
      problems.report(
        problemId(board),
        `board ${board}`,
        `Procedures listen to an analog input that cannot be read: ${trouble.replace(/\.$/u, '')}`,
        `Correct the signal of the trigger, or put firmware on ${board} that measures.`,
      );
  }

  /** Why it was not read; null: it was. */
  async #look(board: string, channel: number, signal: AbortSignal): Promise<string | null> {
    const outcome = await this.ports.boards.readAnalog(board, channel, signal, 'poll');
    signal.throwIfAborted();
    // What nobody listens to any more is not kept: it would look like a change to the next who does.
    if (this.ports.wanted().get(board)?.includes(channel) !== true) return null;
    if (outcome.kind !== 'value') return outcome.message;
    const key = keyOf(board, channel);
    const told = this.#told.get(key);
    const now: Reading = {
      board,
      signal: analogSignal(channel),
      value: outcome.value,
      fullScale: outcome.fullScale,
      at: this.ports.clock.now(),
    };
    const isAgain = this.#missed.delete(key);
    const hasMoved = told !== undefined && this.#hasMoved(told, now);
    if (told === undefined || hasMoved) this.#told.set(key, now);
    this.ports.read(now, hasMoved ? 'change' : told === undefined || isAgain ? 'first' : 'same');
    return null;
  }

  #hasMoved(told: Reading, now: Reading): boolean {
    const moved = Math.abs(now.value - told.value);
    return (
      moved > 0 && (moved >= this.ports.settings(now.board).deadband || this.ports.tellsApart(told, now))
    );
  }
}

const keyOf = (board: string, channel: number): string => `${board}/${analogSignal(channel)}`;
const problemId = (board: string): string => `board-inputs:${board}`;
