import type { FleetAbout, FleetEngine } from '../../../shared/fleet';
import type { Clock } from '../../platform/base/clock';
import type { Problems } from '../../platform/base/problems';
import type { FleetSession } from '../../ports/fleet-store';
import type { Me } from '../../ports/fleet-calls';
import { replacedBy } from './hand-in';

export interface PresencePorts {
  readonly clock: Pick<Clock, 'now' | 'steady'>;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  readonly about: () => FleetAbout;
  /** All of the fleet, as it is now. */
  readonly seen?: (engines: readonly FleetEngine[]) => void;
}

const betweenBeatsMs = 5_000;
/** Of a beat that is late by more than two others the engine is away. */
const leaseMs = 20_000;
/** Clocks that differ by more are told: times of different engines cannot be compared. */
const skewToldMs = 5_000;
/** An answer that took longer says too little about the other clock. */
const measuredWithinMs = 2_000;
const clockProblem = 'fleet-clock';
const awayProblem = (name: string): string => `fleet-away:${name}`;

/** Says over one session that this engine is there, and tells who of the others is not. */
export class Presence {
  #dueAt = -Infinity;
  #skewMs: number | null = null;
  readonly #away = new Set<string>();

  constructor(
    private readonly ports: PresencePorts,
    private readonly session: Pick<FleetSession, 'beat' | 'engines'>,
    private readonly me: Me,
  ) {}

  /** Renews the lease when it is time to; false: it is not. Rejects when another engine has joined in the place of this one. */
  async round(): Promise<boolean> {
    const { clock, about } = this.ports;
    if (clock.steady() < this.#dueAt) return false;
    this.#dueAt = clock.steady() + betweenBeatsMs;
    const [asked, from] = [clock.now(), clock.steady()];
    const now = await this.session.beat(this.me, { about: about(), skewMs: this.#skewMs, leaseMs });
    if (now === null) throw replacedBy(this.me.name, 'another machine');
    const tookMs = clock.steady() - from;
    if (tookMs <= measuredWithinMs) this.#measured(asked + tookMs / 2 - now);
    const engines = await this.session.engines();
    this.#look(engines);
    this.ports.seen?.(engines);
    return true;
  }

  /** Nothing is known of the others any more. */
  end(): void {
    for (const name of this.#away) this.ports.problems.clear(awayProblem(name));
    this.#away.clear();
    this.ports.problems.clear(clockProblem);
  }

  #measured(skewMs: number): void {
    const { problems } = this.ports;
    this.#skewMs = skewMs;
    if (Math.abs(skewMs) < skewToldMs) {
      problems.clear(clockProblem);
      return;
    }
    const seconds = String(Math.round(Math.abs(skewMs) / 1_000));
    problems.report(
      clockProblem,
      'Fleet',
      skewMs > 0
        ? `The clock of this machine is ahead of the one of the fleet's database by ${seconds} s`
        : `The clock of this machine is behind the one of the fleet's database by ${seconds} s`,
      'Let a time server set both clocks. Until then times of different engines cannot be compared.',
    );
  }

  #look(engines: readonly FleetEngine[]): void {
    const { problems } = this.ports;
    const away = engines.filter(({ name, state }) => state === 'away' && name !== this.me.name);
    for (const name of this.#away)
      if (!away.some((engine) => engine.name === name)) {
        this.#away.delete(name);
        problems.clear(awayProblem(name));
      }
    for (const { name, host, seenAt } of away) {
      this.#away.add(name);
      const since = new Date(seenAt).toISOString();
      problems.report(
        awayProblem(name),
        'Fleet',
        `The engine ${name} of the fleet, on ${host}, has not been heard of since ${since}`,
        `Look whether it runs, and whether it reaches the database. Nobody takes over its runs. If it will not come back, say so with \`zeroclaw fleet forget ${name}\`.`,
      );
    }
  }
}
