import { messageOf } from '../../shared/errors';
import type { Decider } from '../../shared/run';
import { problemOf, type IncidentStore, type KeptIncident } from '../ports/incidents';
import type { Clock } from './base/clock';
import type { Logger } from './base/logger';
import type { Problems } from './base/problems';
import type { Notifier } from '../ports/notifier';

interface Words {
  readonly where: string;
  readonly message: string;
  readonly remedy: string;
}

export interface Incident extends Words {
  /** Of its problem: what happens again under the same id is told in the place of what was told before. */
  readonly id: string;
  /**
   * Those that one sender may make up without end: so many of them are told one by one, and those beyond
   * together.
   */
  readonly crowd: string;
  /** Of those beyond; as this one, unless it says so. */
  readonly beyond?: Words & Pick<Incident, 'data'>;
  /** What whoever tells it has to know of it later, after a restart too. */
  readonly data?: unknown;
  /** As the problem, unless it says so. */
  readonly notification?: { readonly title: string; readonly body: string };
}

interface Parts {
  readonly problems: Problems;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

const mostOfACrowd = 20;
/** A sender may repeat itself many times in a second. */
const togetherMs = 1_000;
const againAfterMs = 10_000;

/**
 * What happened, is over, and must not be lost on whoever was away: an alarm that started nothing, messages
 * that a broker has lost. Each is a problem, over restarts too, until a person says that they have seen it,
 * and a notification when it begins.
 */
export class Incidents {
  readonly #told = new Map<string, KeptIncident>();
  readonly #closed = new AbortController();
  #store: IncidentStore | null = null;
  #next = 1;
  #isDue = false;

  constructor(private readonly parts: Parts) {}

  /** From now on they are on disk; those of earlier engines are told again. */
  keepIn(store: IncidentStore): void {
    const sinceStart = [...this.#told.values()];
    this.#told.clear();
    const { next, told } = store.read();
    this.#store = store;
    this.#next = next;
    for (const kept of told) this.#set(kept);
    for (const early of sinceStart) {
      const known = this.#told.get(early.id);
      this.#set({
        ...early,
        number: known?.number ?? this.#newNumber(),
        since: known?.since ?? early.since,
        times: (known?.times ?? 0) + early.times,
      });
    }
    if (sinceStart.length > 0) this.#write();
  }

  tell(incident: Incident): void {
    const known = this.#told.get(incident.id);
    if (
      known === undefined &&
      [...this.#told.values()].filter(({ crowd }) => crowd === incident.crowd).length >= mostOfACrowd
    ) {
      const { crowd, beyond = incident } = incident;
      this.#tell({
        id: `${crowd}+`,
        crowd: `${crowd}+`,
        where: beyond.where,
        message: beyond.message,
        remedy: beyond.remedy,
        data: beyond.data,
      });
    } else {
      this.#tell(incident);
    }
  }

  find(id: string): Pick<KeptIncident, 'data'> | undefined {
    return this.#told.get(id);
  }

  /** What they told of is dealt with, or can be no more. */
  settle(isOver: (incident: Pick<KeptIncident, 'id' | 'data'>) => boolean): void {
    const over = [...this.#told.values()].filter(isOver);
    for (const told of over) this.#drop(told);
    if (over.length > 0) this.#write();
  }

  /**
   * A person has seen those that were shown with these times; what came after that stays. Returns how many
   * are gone.
   */
  seen(shown: readonly { readonly number: number; readonly at: number }[], { by, via }: Decider): number {
    const gone = [...this.#told.values()].filter(({ number, at }) =>
      shown.some((each) => each.number === number && each.at >= at),
    );
    for (const told of gone) {
      this.#drop(told);
      this.parts.logger.info('A person has seen a problem, and it is gone', {
        message: told.message,
        by,
        via,
      });
    }
    if (gone.length > 0) this.#write();
    return gone.length;
  }

  close(): void {
    this.#closed.abort(new Error('the engine closes'));
    if (this.#isDue) this.#save();
  }

  #tell({ id, crowd, where, message, remedy, data = null, notification }: Omit<Incident, 'beyond'>): void {
    const { clock, notifier } = this.parts;
    const at = clock.now();
    const known = this.#told.get(id);
    const isSame = known?.where === where && known.message === message && known.remedy === remedy;
    const told = {
      number: known?.number ?? this.#newNumber(),
      id,
      crowd,
      data,
      since: known?.since ?? at,
      at,
      times: (known?.times ?? 0) + 1,
      where,
      message,
      remedy,
    };
    this.#told.set(id, told);
    if (!isSame) this.#show(told);
    if (known !== undefined) {
      this.#writeSoon(togetherMs);
      return;
    }
    this.#write();
    notifier.notify(notification ?? { title: where, body: message });
  }

  #set(told: KeptIncident): void {
    this.#told.set(told.id, told);
    this.#show(told);
  }

  #show(told: KeptIncident): void {
    this.parts.problems.show(problemOf(told));
  }

  #drop(told: KeptIncident): void {
    this.#told.delete(told.id);
    this.parts.problems.clear(told.id);
  }

  #newNumber(): number {
    this.#next += 1;
    return this.#next - 1;
  }

  #write(): void {
    if (!this.#save()) this.#writeSoon(againAfterMs);
  }

  /** Repetitions are shown and written together. */
  #writeSoon(ms: number): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.parts.clock.sleep(ms, this.#closed.signal).then(
      () => {
        this.#isDue = false;
        for (const told of this.#told.values()) this.#show(told);
        this.#write();
      },
      () => {},
    );
  }

  #save(): boolean {
    try {
      this.#store?.write({ next: this.#next, told: [...this.#told.values()] });
      return true;
    } catch (failure) {
      this.parts.logger.error('What happened could not be kept for the next start; it is tried again', {
        failure: messageOf(failure),
      });
      return false;
    }
  }
}
