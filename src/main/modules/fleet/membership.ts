import { AppError, messageOf } from '../../../shared/errors';
import type { FleetView } from '../../../shared/fleet';
import { isNear, reconnectAfterMs } from '../../platform/base/reconnect';
import { untilAborted } from '../../platform/base/until-aborted';
import { within } from '../../platform/base/within';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { Problems } from '../../platform/base/problems';
import type { FleetMember, FleetSession, FleetStore } from '../../ports/fleet-store';
import type { Me } from '../../ports/fleet-calls';
import { HandIn, replacedBy, takenBy, type HandInPorts } from './hand-in';
import { obey, type Obedience } from './orders';
import { Presence, type PresencePorts } from './presence';

export interface MembershipPorts extends HandInPorts, Pick<PresencePorts, 'about' | 'seen'> {
  /** There is a connection now, or none. */
  readonly connected?: () => void;
  /** Something else is there to be seen. */
  readonly news?: () => void;
  /** Nothing starts here while there is no connection. */
  readonly isHeldAway?: boolean;
  /** Null: nothing may be started or stopped yet. */
  readonly obedience: () => Obedience | null;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info'>;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
}

const firstRetryMs = 1_000;
const betweenRoundsMs = 500;
const betweenTellingsMs = 60_000;
const farewellMs = 500;
const problem = 'fleet';
const neverAborted = new AbortController().signal;

/** This engine in the fleet: connected again and again, handing in what it has written. */
export class Membership {
  #token: string | null = null;
  #session: FleetSession | null = null;
  /** Since when there is no connection; null: there is one. */
  #awaySince: number | null;
  #told: { readonly at: number; readonly why: string } | null = null;
  #why: Omit<NonNullable<FleetView['away']>, 'since'> = {
    message: 'it is being connected to',
    remedy: '',
    isRefused: false,
  };

  constructor(
    private readonly ports: MembershipPorts,
    private readonly store: FleetStore,
    private readonly member: Omit<FleetMember, 'token'>,
  ) {
    this.#awaySince = ports.clock.now();
  }

  get name(): string {
    return this.member.name;
  }

  /** Who writes over the session. */
  get me(): Me | null {
    return this.#token === null ? null : { name: this.member.name, token: this.#token };
  }

  /** What the others are asked over; null: there is no connection. */
  get session(): FleetSession | null {
    return this.#session;
  }

  get address(): string {
    return this.store.address;
  }

  /** Since when there is no connection, and why; null: there is one. */
  get away(): FleetView['away'] {
    return this.#awaySince === null ? null : { since: this.#awaySince, ...this.#why };
  }

  /** Until aborted. Whatever fails is told and tried again: nothing here waits for it. */
  async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1)
      try {
        const session = await this.store.connect(signal);
        try {
          await untilAborted(
            signal,
            this.#take(
              session,
              () => {
                failures = 0;
              },
              signal,
            ),
          );
        } finally {
          this.#session = null;
          this.ports.connected?.();
          if (signal.aborted) await this.#sayLeft(session);
          await session.close();
        }
      } catch (failure) {
        if (signal.aborted) break;
        this.#tell(failure);
        await this.#pause(failures, signal);
      }
    this.ports.problems.clear(problem);
  }

  async #take(session: FleetSession, joined: () => void, signal: AbortSignal): Promise<void> {
    const { clock, logger, problems } = this.ports;
    const registered = await session.register({ ...this.member, token: this.#token });
    if (registered.kind === 'taken') throw takenBy(this.member.name, registered.host);
    if (registered.kind === 'replaced') throw replacedBy(this.member.name, registered.host);
    this.#token = registered.token;
    const me = { name: this.member.name, token: registered.token };
    const handIn = new HandIn(this.ports, session, me, registered);
    const presence = new Presence(this.ports, session, me);
    let isOrdered = true;
    let wake = new AbortController();
    try {
      await presence.round();
      joined();
      logger.info('joined the fleet', { ...me, link: registered.position.link });
      this.#awaySince = null;
      this.#told = null;
      this.#session = session;
      problems.clear(problem);
      this.ports.connected?.();
      await session.hearNews(() => this.ports.news?.());
      await session.hearOrders(() => {
        isOrdered = true;
        wake.abort();
      });
      while (!signal.aborted) {
        // With each beat too: what was said while nobody listened is not said again.
        const obedience = this.ports.obedience();
        if (((await presence.round()) || isOrdered) && obedience !== null) {
          isOrdered = false;
          await obey(session, me, obedience);
        }
        wake = new AbortController();
        if (!(await handIn.round()) && !isOrdered)
          await clock.sleep(betweenRoundsMs, AbortSignal.any([signal, wake.signal])).catch(() => {});
      }
    } finally {
      presence.end();
    }
  }

  /** So that nobody waits for it; whoever ends waits for no answer. */
  async #sayLeft(session: FleetSession): Promise<void> {
    if (this.#token === null) return;
    const left = session.left({ name: this.member.name, token: this.#token });
    await within(this.ports.clock, farewellMs, neverAborted, () => left).catch(() => {});
  }

  async #pause(failures: number, signal: AbortSignal): Promise<void> {
    const host = this.store.address.replace(/:\d+\/[^/]*$/u, '');
    await this.ports.clock
      .sleep(reconnectAfterMs(failures, firstRetryMs, isNear(host) || host.startsWith('/')), signal)
      .catch(() => {});
  }

  /** Why, since when, and how much waits; the number is told anew once a minute. */
  #tell(failure: unknown): void {
    const { clock, problems, unhanded } = this.ports;
    this.#awaySince ??= clock.now();
    const why = messageOf(failure);
    const remedy =
      (failure instanceof AppError ? failure.remedy : undefined) ??
      'It is tried again by itself. Look at the log of the database.';
    const isRefused = failure instanceof AppError && !failure.retryable;
    this.#why = { message: why, remedy, isRefused };
    this.ports.connected?.();
    if (this.#told?.why === why && clock.now() - this.#told.at < betweenTellingsMs) return;
    this.#told = { at: clock.now(), why };
    const waiting = String(unhanded.waiting());
    const since = new Date(this.#awaySince).toISOString();
    const where = this.store.address;
    problems.report(
      problem,
      'Fleet',
      this.ports.isHeldAway === true
        ? isRefused
          ? `${why}. Nothing starts and nothing acts here until that is put right ([fleet] offline = "hold"); events not handed in yet: ${waiting}`
          : `The database of the fleet at ${where} is away since ${since}: ${why}. Nothing starts and nothing acts here until it is back ([fleet] offline = "hold"); events not handed in yet: ${waiting}`
        : isRefused
          ? `${why}. Procedures go on here; events not handed in yet: ${waiting}`
          : `The database of the fleet at ${where} is away since ${since}: ${why}. Procedures go on here; events not handed in yet: ${waiting}`,
      remedy,
    );
  }
}
