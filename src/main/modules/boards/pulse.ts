import { ok, refuse, type Refusal, type Result } from '../../../shared/result';
import type { Clock } from '../../platform/base/clock';
import type { BoardDesk, GpioOutcome, Level } from '../../ports/boards';

export interface Pulse {
  readonly board: string;
  readonly pin: number;
  readonly value: Level;
  readonly forMs: number;
}

interface PulseParts {
  readonly boards: Pick<BoardDesk, 'status' | 'facts' | 'write'>;
  readonly clock: Clock;
  /** Either ends the pulse early; it is ended on the board all the same. */
  readonly closing: AbortSignal;
  readonly stopped: AbortSignal;
}

/**
 * The pulses that are under way. An emergency stop ends them, and so does the end of the engine, which waits
 * for that.
 */
export class Pulses {
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();
  #stop = new AbortController();

  constructor(private readonly parts: Omit<PulseParts, 'closing' | 'stopped'>) {}

  run(asked: Pulse): Promise<Result<null>> {
    const work = pulse({ ...this.parts, closing: this.#closing.signal, stopped: this.#stop.signal }, asked);
    this.#underWay.add(work);
    return work.finally(() => {
      this.#underWay.delete(work);
    });
  }

  stopAll(): void {
    this.#stop.abort(new Error('everything was stopped'));
    this.#stop = new AbortController();
  }

  /** To be called before the boards are let go. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('the engine closes'));
    await Promise.allSettled(this.#underWay);
  }
}

/**
 * The level, and after a while the other one: also when no answer came to the first, for then it may hold.
 * The second goes to the board that got the first, whatever its name is by then.
 */
export async function pulse(
  { boards, clock, closing, stopped }: PulseParts,
  { board, pin, value, forMs }: Pulse,
): Promise<Result<null>> {
  closing.throwIfAborted();
  const place = placeOf(boards, board);
  // Once it is on its way it is waited for: whoever leaves then would leave the pin as it is.
  const set = await boards.write(board, pin, value, new AbortController().signal);
  if (set.kind === 'refused') return refuse(refusalOf(set));
  await clock.sleep(forMs, AbortSignal.any([closing, stopped])).catch(() => {});
  const name =
    place === null
      ? undefined
      : boards
          .status()
          .map((status) => status.name)
          .find((candidate) => isAt(placeOf(boards, candidate), place));
  const back: GpioOutcome =
    name === undefined
      ? { kind: 'refused', message: 'config.toml names no board any more where it was.' }
      : await boards.write(name, pin, opposite(value), new AbortController().signal);
  const where = `pin ${String(pin)} of ${name ?? board}`;
  if (set.kind === 'value' && back.kind === 'value')
    return stopped.aborted
      ? refuse({
          code: 'board.pulse',
          message: `Everything was stopped: the pulse was ended before its time, and ${where} is ${String(back.value)}.`,
          remedy: lookFirst,
        })
      : ok(null);
  const first = set.kind === 'unknown' ? `${set.message} ` : '';
  const remedy = `Look at what the pin controls, and set it to ${String(opposite(value))}, on the Boards page or with \`zeroclaw boards write\`.`;
  switch (back.kind) {
    case 'value':
      return refuse({
        code: 'board.unknown',
        message: `${first}The pulse was ended: ${where} is ${String(back.value)}.`,
        remedy: lookFirst,
      });
    case 'refused':
      return refuse({
        code: 'board.pulse',
        message: `${first}The pulse was not ended, and ${where} may stay ${String(value)}: ${back.message}`,
        remedy,
      });
    case 'unknown':
      return refuse({
        code: 'board.pulse',
        message: `${first}Whether the pulse ended is not known. ${back.message}`,
        remedy,
      });
  }
}

const lookFirst = 'Look at what the pin controls before you try again.';

export const refusalOf = ({ kind, message }: Exclude<GpioOutcome, { kind: 'value' }>): Refusal =>
  kind === 'refused'
    ? {
        code: 'board.refused',
        message,
        remedy: 'Look at the board on the Boards page, or with `zeroclaw boards`.',
      }
    : { code: 'board.unknown', message, remedy: lookFirst };

export const opposite = (value: Level): Level => (value === 1 ? 0 : 1);

/** Where a board is plugged in, which its name does not say for good. */
interface Place {
  readonly serialNumber: string | null;
  readonly path: string;
}

function placeOf(boards: PulseParts['boards'], name: string): Place | null {
  const status = boards.status().find((candidate) => candidate.name === name);
  return status === undefined
    ? null
    : { serialNumber: boards.facts(name)?.serialNumber ?? null, path: status.path };
}

const isAt = (one: Place | null, other: Place): boolean =>
  one !== null &&
  (one.serialNumber !== null && other.serialNumber !== null
    ? one.serialNumber === other.serialNumber
    : one.path === other.path);
