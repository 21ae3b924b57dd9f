import { messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import type { Logger } from '../../../platform/base/logger';
import { untilTrue } from '../../../platform/base/until-true';
import type { FleetSession } from '../../../ports/fleet-store';
import type { Me } from '../../../ports/fleet-calls';
import type { Asking } from '../approvals/asking';
import type { Deciding } from '../approvals/deciding';
import type { Offering } from './offering';
import type { Taking } from './taking';

const betweenRoundsMs = 1_000;
const betweenLooksMs = 5_000;

interface CallsPorts {
  readonly clock: Pick<Clock, 'steady' | 'sleep'>;
  /** Whether config.toml names a fleet. */
  readonly isInFleet: () => boolean;
  readonly logger: Pick<Logger, 'warn'>;
  /** Null: this engine has not joined. */
  readonly membership: () => { readonly me: Me | null; readonly session: FleetSession | null } | null;
  readonly offering: Offering;
  readonly taking: Taking;
  readonly asking: Asking;
  readonly deciding: Deciding;
}

/**
 * Looks at the calls of the fleet again and again, and at once when there is news of one. Outside of a fleet nothing is looked
 * at, once what is left of one is over.
 */
export class Calls {
  readonly #changed: Emitter<null>;
  #wake = new AbortController();
  #heardOn: FleetSession | null = null;
  #lookAt = -Infinity;

  constructor(private readonly ports: CallsPorts) {
    this.#changed = new Emitter((failure) => {
      ports.logger.warn('The calls of the fleet could not be looked at', { failure: messageOf(failure) });
    });
  }

  lookNow(): void {
    this.#wake.abort();
    this.#changed.emit(null);
  }

  /** Until aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const { asking, offering } = this.ports;
    const ends = [offering.news, asking.news].map((news) =>
      news.on(() => {
        this.lookNow();
      }),
    );
    while (!signal.aborted) {
      await untilTrue(
        (listener) => this.#changed.on(listener),
        () => this.#isNeeded(),
        signal,
      ).catch(() => {});
      await Promise.all([this.#lookOn(signal), this.#guard(signal)]);
    }
    for (const end of ends) end();
  }

  #isNeeded(): boolean {
    const { isInFleet, offering, taking } = this.ports;
    return isInFleet() || offering.isWaiting || taking.isBusy;
  }

  async #lookOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.#isNeeded()) {
      this.#wake = new AbortController();
      await this.#round().catch((failure: unknown) => {
        this.#away();
        this.ports.logger.warn('The calls of the fleet could not be looked at', {
          failure: messageOf(failure),
        });
      });
      await this.ports.clock
        .sleep(betweenRoundsMs, AbortSignal.any([signal, this.#wake.signal]))
        .catch(() => {});
    }
    // Nothing is known of a fleet that this engine has left; at its end what waits is taken up by the next start.
    if (!signal.aborted) this.#away();
  }

  /** While a question to the database has no answer, too. */
  async #guard(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.#isNeeded()) {
      this.ports.taking.guard();
      await this.ports.clock.sleep(betweenRoundsMs, signal).catch(() => {});
    }
  }

  async #round(): Promise<void> {
    const { asking, membership, clock, deciding, offering, taking } = this.ports;
    const { me = null, session = null } = membership() ?? {};
    if (me === null || session === null) {
      this.#away();
      return;
    }
    if (this.#heardOn !== session) {
      await session.hearCalls(() => {
        this.#wake.abort();
      });
      this.#heardOn = session;
      this.#lookAt = -Infinity;
    }
    if (clock.steady() >= this.#lookAt) {
      offering.know(await session.engines());
      this.#lookAt = clock.steady() + betweenLooksMs;
    }
    await offering.round({ me, session });
    await asking.round({ me, session });
    await deciding.round(session, me, await taking.round(session, me));
  }

  #away(): void {
    const { offering } = this.ports;
    this.#heardOn = null;
    offering.know(null);
    offering.away();
  }
}
