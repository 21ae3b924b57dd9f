import { messageOf } from '../../../../shared/errors';
import { untilAborted } from '../../../platform/base/until-aborted';
import { NotConnected, RefusedByDevice, type ConnectModbus, type ModbusWire } from './wire';

/** So many requests in a row without an answer: the connection itself is begun anew. */
const mostSilent = 3;

/**
 * One line, which several devices may share: requests go one after another, for a serial line carries one at a
 * time. It is opened when something is asked, and again after it broke.
 */
export class ModbusLine {
  #wire: ModbusWire | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #silent = 0;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly timeoutMs: number,
    private readonly connect: ConnectModbus,
  ) {}

  /**
   * Resolves with what `work` answers over the open line. Rejects with NotConnected before anything was sent,
   * else with what `work` threw, or with the signal's reason; a request that is under way is waited for by those
   * behind it all the same.
   */
  ask<T>(work: (wire: ModbusWire) => Promise<T>, signal: AbortSignal): Promise<T> {
    const mine = this.#last.then(async () => {
      signal.throwIfAborted();
      const wire = await this.#open();
      try {
        const answer = await work(wire);
        this.#silent = 0;
        return answer;
      } catch (failure) {
        if (failure instanceof RefusedByDevice) this.#silent = 0;
        else await this.#noAnswer(failure);
        throw failure;
      }
    });
    this.#last = mine.catch(() => {});
    return untilAborted(signal, mine);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
    await this.#drop();
  }

  async #open(): Promise<ModbusWire> {
    if (this.#closed) throw new NotConnected('it is not used any more');
    if (this.#wire !== null) return this.#wire;
    try {
      this.#wire = await this.connect(this.url, this.timeoutMs);
    } catch (failure) {
      throw new NotConnected(messageOf(failure));
    }
    this.#silent = 0;
    return this.#wire;
  }

  /** One device of several may be off; when nothing answers any more, the line is at fault. */
  async #noAnswer(failure: unknown): Promise<void> {
    this.#silent += 1;
    if (failure instanceof NotConnected || this.#silent >= mostSilent) await this.#drop();
  }

  async #drop(): Promise<void> {
    const wire = this.#wire;
    this.#wire = null;
    await wire?.close().catch(() => {});
  }
}
