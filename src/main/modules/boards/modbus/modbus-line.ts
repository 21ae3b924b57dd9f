import type { Clock } from '../../../platform/base/clock';
import { untilAborted } from '../../../platform/base/until-aborted';
import { whyNotOpened } from './open-failure';
import { NotConnected, RefusedByDevice, type ConnectModbus, type ModbusWire, type Unit } from './wire';

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
  readonly #ends = new AbortController();

  constructor(
    private readonly url: string,
    private readonly connect: ConnectModbus,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves with what `work` answers over the open line. Rejects with NotConnected before anything was sent,
   * else with what `work` threw, or with the signal's reason; a request that is under way is waited for by those
   * behind it all the same.
   */
  ask<T>(unit: Unit, work: (wire: ModbusWire) => Promise<T>, signal: AbortSignal): Promise<T> {
    const mine = this.#last.then(async () => {
      signal.throwIfAborted();
      const wire = await this.#open(unit);
      try {
        const answer = await work(wire);
        this.#silent = 0;
        return answer;
      } catch (failure) {
        if (failure instanceof RefusedByDevice) this.#silent = 0;
        else await this.#noAnswer(wire, unit);
        throw failure;
      }
    });
    this.#last = mine.catch(() => {});
    return untilAborted(signal, mine);
  }

  async close(): Promise<void> {
    this.#ends.abort(new Error('the line is not used any more'));
    await this.#last;
    await this.#drop();
  }

  async #open({ timeout_ms }: Unit): Promise<ModbusWire> {
    if (this.#ends.signal.aborted) throw new NotConnected('it is not used any more');
    if (this.#wire?.isOpen === true) return this.#wire;
    // Many controllers close a connection on which nothing was asked for a while.
    await this.#drop();
    try {
      this.#wire = await this.connect(this.url, timeout_ms);
    } catch (failure) {
      throw new NotConnected(whyNotOpened(failure));
    }
    this.#silent = 0;
    return this.#wire;
  }

  /**
   * One device of several may be off; when nothing answers any more, the line is at fault. Where a late answer
   * would be taken for that to the next request, it is let pass first, and what came goes with the connection.
   */
  async #noAnswer(wire: ModbusWire, { timeout_ms }: Unit): Promise<void> {
    this.#silent += 1;
    if (wire.answersLookAlike) await this.clock.sleep(timeout_ms, this.#ends.signal).catch(() => {});
    if (wire.answersLookAlike || !wire.isOpen || this.#silent >= mostSilent) await this.#drop();
  }

  async #drop(): Promise<void> {
    const wire = this.#wire;
    this.#wire = null;
    await wire?.close().catch(() => {});
  }
}
