import type { FleetEngine } from '../../../../shared/fleet';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import { untilTrue } from '../../../platform/base/until-true';
import type { CallState, FleetCalls, Me } from '../../../ports/fleet-calls';
import type { HandedCall, HandingOver } from '../../../ports/handed-calls';
import type { HandedOutcome } from '../../../../domain/run/run-command';
import type { Part, PartState } from '../../../ports/parts';
import { callText, readAnswer } from './said-call';

export interface OfferingPorts {
  readonly clock: Pick<Clock, 'now' | 'steady'>;
  /** `[sop] connect_timeout_secs`: for how long a call may be taken. */
  readonly offeredSecs: () => number;
  /** Whether config.toml names a fleet. */
  readonly isInFleet: () => boolean;
  readonly onFailure: (failure: unknown) => void;
}

/** What of the connection is asked. */
export interface Connection {
  readonly me: Me;
  readonly session: Pick<FleetCalls, 'offerCall' | 'withdrawCall' | 'callOff'>;
}

/** A call that waits to become known, and what is known of it. */
interface Waiting {
  readonly call: HandedCall;
  readonly isAsked: () => boolean;
  /** By the steady clock: when something was known of it last. */
  knownAt: number;
  /** Who had taken it: a database that was put back, or is another one by now, knows less than was known once. */
  taker: string | null;
  outcome: HandedOutcome | null;
}

/**
 * Hands calls over to other engines. What the database says of a call is looked at again and again; a call is said by its
 * key, so that nothing is lost or done twice by looking once more.
 */
export class Offering implements Omit<HandingOver, 'whyNotSent'> {
  readonly #waiting = new Set<Waiting>();
  readonly #calledOff = new Set<string>();
  /** What waits may go on. */
  readonly #changed: Emitter<null>;
  /** There is something new to say to the database. */
  readonly news: Emitter<null>;
  #engines: readonly FleetEngine[] | null = null;

  constructor(private readonly ports: OfferingPorts) {
    this.#changed = new Emitter(ports.onFailure);
    this.news = new Emitter(ports.onFailure);
  }

  part(on: string, tool: string): Part | null {
    if (!this.ports.isInFleet()) return null;
    return {
      kind: 'engine',
      name: on,
      now: () => this.#there(on, tool),
      onChange: (listener) => this.#changed.on(listener),
    };
  }

  async outcomeOf(call: HandedCall, isAsked: () => boolean, signal: AbortSignal): Promise<HandedOutcome> {
    const waiting: Waiting = {
      call,
      isAsked,
      knownAt: this.ports.clock.steady(),
      taker: null,
      outcome: null,
    };
    this.#waiting.add(waiting);
    this.news.emit(null);
    try {
      await untilTrue(
        (listener) => this.#changed.on(listener),
        () => waiting.outcome !== null,
        signal,
      );
    } finally {
      this.#waiting.delete(waiting);
    }
    return waiting.outcome ?? { kind: 'gone', engine: '' };
  }

  /** Whether there is something to say, or something waits to become known. */
  get isWaiting(): boolean {
    return this.#waiting.size + this.#calledOff.size > 0;
  }

  callOff(key: string): void {
    this.#calledOff.add(key);
    this.news.emit(null);
  }

  known(): ReadonlySet<string> | null {
    return this.#engines === null
      ? null
      : new Set(this.#engines.flatMap(({ name, tags }) => [name, ...tags]));
  }

  /** Who is there; null: nobody can say. */
  know(engines: readonly FleetEngine[] | null): void {
    this.#engines = engines;
    this.#changed.emit(null);
  }

  /** Says what is to be said, and looks what became of what waits. Rejects when the database is away. */
  async round({ me, session }: Connection): Promise<void> {
    for (const key of this.#calledOff) {
      await session.callOff(me, key);
      this.#calledOff.delete(key);
    }
    let isKnown = false;
    for (const waiting of this.#waiting) {
      if (waiting.outcome !== null) continue;
      waiting.outcome = await this.#look(waiting, me, session);
      waiting.knownAt = this.ports.clock.steady();
      isKnown ||= waiting.outcome !== null;
    }
    if (isKnown) this.#changed.emit(null);
  }

  /** The database could not be asked: of what nobody has known anything for as long as an offer lasts a person is asked. */
  away(): void {
    const { clock, offeredSecs } = this.ports;
    let isOver = false;
    for (const waiting of this.#waiting) {
      if (waiting.outcome !== null || waiting.isAsked()) continue;
      if (clock.steady() - waiting.knownAt < offeredSecs() * 1_000) continue;
      waiting.outcome = { kind: 'gone', engine: '' };
      isOver = true;
    }
    if (isOver) this.#changed.emit(null);
  }

  async #look(waiting: Waiting, me: Me, session: Connection['session']): Promise<HandedOutcome | null> {
    const { call, isAsked, taker } = waiting;
    const { key, on, sentAt } = call;
    const forMs = sentAt + this.ports.offeredSecs() * 1_000 - this.ports.clock.now();
    // Whoever is asked whether it was done must not see it done meanwhile.
    const state =
      isAsked() || forMs <= 0 || taker !== null
        ? await session.withdrawCall(me, key)
        : await session.offerCall(me, { key, reach: on, forMs, call: callText(call) });
    if (state.kind === 'taken') waiting.taker = state.taker;
    else if (state.kind !== 'answered' && taker !== null)
      return isAsked() ? null : { kind: 'gone', engine: taker };
    return this.#outcome(state, isAsked());
  }

  #outcome(state: CallState, isAsked: boolean): HandedOutcome | null {
    switch (state.kind) {
      case 'answered':
        return readAnswer(state.answer, state.taker);
      case 'taken':
        return state.here || isAsked ? null : { kind: 'gone', engine: state.taker };
      case 'withdrawn':
        return {
          kind: 'answered',
          engine: '',
          success: false,
          output: `nobody took the call within ${String(this.ports.offeredSecs())} s ([sop] connect_timeout_secs), and it was withdrawn: nothing was done`,
        };
      case 'offered':
      case 'absent':
        return null;
    }
  }

  #there(on: string, tool: string): PartState {
    if (this.#engines === null)
      return {
        state: 'connecting',
        detail: 'the database of the fleet is away',
        remedy: 'See why with `zeroclaw problems`.',
      };
    const meant = this.#engines.filter(({ name, tags }) => name === on || tags.includes(on));
    const why = meant.map((engine) => ({ name: engine.name, why: whyNot(engine, tool) }));
    if (why.some((each) => each.why === null)) return { state: 'ready' };
    return meant.length === 0
      ? {
          state: 'connecting',
          detail: `no engine of the fleet has this name or tag: ${on}`,
          remedy: 'See them with `zeroclaw fleet`; name and tags stand under [fleet] in its config.toml.',
        }
      : {
          state: 'connecting',
          detail: why.map((each) => `${each.name}: ${each.why ?? ''}`).join('; '),
          remedy: 'See them with `zeroclaw fleet`.',
        };
  }
}

/** Why the engine takes no such call now; null: it may. */
function whyNot({ state, about }: FleetEngine, tool: string): string | null {
  if (state !== 'here') return 'it is not there';
  if (about?.accepts?.includes(tool) !== true) return `it carries out no ${tool} for others ([fleet] accept)`;
  if (about.stopped) return 'it was stopped';
  return about.paused ? 'its triggers are paused' : null;
}
