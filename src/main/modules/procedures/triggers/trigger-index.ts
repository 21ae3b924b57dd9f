import type { SopEntry, SopEvent, Trigger, TriggerCheck } from '../../../../shared/sop';
import { conditionOf, heardPlaceOf, isDerived, placeOf } from '../../../../shared/trigger-facts';
import { countsTime } from '../../../../domain/procedure/triggers/timed-trigger';
import { listenedTo } from '../definition/listened-to';
import type { TimedListener } from './timed-triggers';
import { fileMatches, hasFileWildcard } from '../../../../domain/procedure/file-pattern';
import { FilterTree } from '../../../../domain/procedure/triggers/filter-tree';
import {
  checkTriggers,
  explainMatch,
  matchTrigger,
  meetsTrigger,
} from '../../../../domain/procedure/triggers/triggers';

/**
 * What an event means to the procedures that listen to its place. Others are not concerned and not looked at.
 */
export interface Matches {
  readonly matching: readonly SopEntry[];
  /** They listen to this place, but no condition was met: each one with the value against the limit. */
  readonly misses: Misses;
  /** Triggers that count time: what the event means to them depends on what came before. */
  readonly timed: readonly TimedListener[];
}

export type Misses = Iterable<Miss> & { readonly length: number };

export interface Miss {
  readonly sop: string;
  readonly why: string;
  readonly check: TriggerCheck | null;
}

interface Listener {
  /** Of the entry in the list; answers come in this order. */
  readonly position: number;
  readonly trigger: Trigger;
  /**
   * `timed`: it counts time; one with errors does not. `heard`: the same, and nothing is amiss when nothing
   * starts.
   */
  readonly how: 'condition' | 'timed' | 'heard';
}

/**
 * Finds the triggers that an event concerns without asking every procedure. Agrees with `matchSop` on what
 * matches. Made for one state of the definitions: a change makes another.
 */
export class TriggerIndex {
  readonly #exact = new Map<string, Place>();
  /** Triggers for files, with wildcards in their paths. */
  readonly #filePatterns: Listener[] = [];
  /** MQTT filters with wildcards. */
  readonly #filters = {
    mqtt: new FilterTree<Listener>(),
    absence: new FilterTree<Listener>(),
    window: new FilterTree<Listener>(),
  };

  constructor(private readonly entries: readonly SopEntry[]) {
    for (const [position, entry] of entries.entries()) {
      const counting = new Set<Trigger>(entry.sop?.triggers.filter(countsTime));
      for (const trigger of listenedTo(entry)) this.#listen(position, trigger, counting.has(trigger));
    }
  }

  match(event: SopEvent): Matches {
    const place = this.#placeOf(event);
    const met = place.met(event);
    return {
      matching: [...met].sort((a, b) => a - b).flatMap((position) => this.entries[position] ?? []),
      misses: new PlaceMisses(place, met, event, this.entries),
      timed: place.timed.flatMap(({ position, trigger }) => {
        const entry = this.entries[position];
        return entry !== undefined && countsTime(trigger) ? [{ entry, trigger }] : [];
      }),
    };
  }

  /** Whether some procedure names this place, exactly as it is. */
  knows(source: 'webhook' | 'procedure', place: string): boolean {
    return this.#exact.has(placeKey(source, place));
  }

  #listen(position: number, trigger: Trigger, counts: boolean): void {
    const heard = heardPlaceOf(trigger);
    const isOnTopics = heard?.source === 'mqtt';
    const place = placeOf(trigger);
    // That nothing was heard is an event of its own, from the place that was silent.
    if (!isDerived(trigger.type))
      this.#add({ position, trigger, how: counts ? 'timed' : 'condition' }, trigger.type, place, isOnTopics);
    else {
      this.#add({ position, trigger, how: 'condition' }, trigger.type, place, isOnTopics);
      if (heard !== null && counts)
        // That something was heard is no miss of a silence; a window tells how far it is.
        this.#add(
          { position, trigger, how: trigger.type === 'window' ? 'timed' : 'heard' },
          heard.source,
          place,
          isOnTopics,
        );
    }
  }

  #add(listener: Listener, source: SopEvent['source'], place: string | null, isOnTopics: boolean): void {
    // An empty filter fits no topic.
    if (isOnTopics && place === '') return;
    if (isOnTopics && place !== null && hasWildcard(place)) {
      this.#filters[isDerived(source) ? source : 'mqtt'].add(place, listener);
      return;
    }
    if (source === 'file' && place !== null && hasFileWildcard(place)) {
      this.#filePatterns.push(listener);
      return;
    }
    const key = placeKey(source, place);
    const known = this.#exact.get(key) ?? new Place();
    this.#exact.set(key, known);
    known.add(listener);
  }

  #wild(source: SopEvent['source'], topic: string | null): readonly Listener[] {
    if (topic === null) return [];
    if (source === 'file')
      return this.#filePatterns.filter(({ trigger }) => fileMatches(placeOf(trigger) ?? '', topic));
    return source === 'mqtt' || isDerived(source) ? this.#filters[source].matching(topic) : [];
  }

  #placeOf({ source, topic }: SopEvent): Place {
    const exact = this.#exact.get(placeKey(source, source === 'manual' ? null : topic)) ?? nowhere;
    const wild = this.#wild(source, topic);
    if (wild.length === 0) return exact;
    const both = new Place();
    for (const listener of [...exact.listeners(), ...wild]) both.add(listener);
    return both;
  }
}

/** Who listens at one place. A thousand may, with few conditions among them: each is looked at once. */
class Place {
  readonly #triggers = new Map<number, Trigger[]>();
  readonly #listeners: Listener[] = [];
  readonly timed: Listener[] = [];
  readonly #byCondition = new Map<
    string | null,
    { readonly trigger: Trigger; readonly positions: number[] }
  >();

  get size(): number {
    return this.#triggers.size;
  }

  add(listener: Listener): void {
    const { position, trigger } = listener;
    this.#listeners.push(listener);
    if (listener.how === 'condition') this.#addCondition(listener);
    else this.timed.push(listener);
    if (listener.how === 'heard') return;
    const beside = this.#triggers.get(position);
    if (beside === undefined) this.#triggers.set(position, [trigger]);
    else beside.push(trigger);
  }

  #addCondition({ position, trigger }: Listener): void {
    const condition = conditionOf(trigger);
    const alike = this.#byCondition.get(condition);
    if (alike === undefined) this.#byCondition.set(condition, { trigger, positions: [position] });
    else alike.positions.push(position);
  }

  /** The positions of those with a condition that the event meets. */
  met(event: SopEvent): ReadonlySet<number> {
    const met = new Set<number>();
    for (const { trigger, positions } of this.#byCondition.values())
      if (meetsTrigger(trigger, event)) for (const position of positions) met.add(position);
    return met;
  }

  listeners(): readonly Listener[] {
    return this.#listeners;
  }

  triggers(): ReadonlyMap<number, readonly Trigger[]> {
    return this.#triggers;
  }
}

const nowhere = new Place();

/** Of very many few are told about: each is made when it is asked for. */
class PlaceMisses implements Misses {
  constructor(
    private readonly place: Place,
    private readonly met: ReadonlySet<number>,
    private readonly event: SopEvent,
    private readonly entries: readonly SopEntry[],
  ) {}

  get length(): number {
    return this.place.size - this.met.size;
  }

  *[Symbol.iterator](): Generator<Miss> {
    const inOrder = [...this.place.triggers().keys()].sort((a, b) => a - b);
    for (const position of inOrder) {
      const [entry, triggers] = [this.entries[position], this.place.triggers().get(position)];
      if (entry !== undefined && triggers !== undefined && !this.met.has(position))
        yield toMiss(entry.name, triggers, this.event);
    }
  }
}

const toMiss = (sop: string, triggers: readonly Trigger[], event: SopEvent): Miss => ({
  sop,
  get why() {
    return explainMatch({
      matched: false,
      triggers: triggers.map((trigger) => matchTrigger(trigger, event)),
    });
  },
  get check() {
    return checkTriggers(triggers, event);
  },
});

const hasWildcard = (filter: string): boolean => filter.includes('+') || filter.includes('#');

/** Sources cannot hold a space, so no two places share a key. */
const placeKey = (source: SopEvent['source'], place: string | null): string =>
  place === null ? source : `${source} ${source === 'file' ? place.normalize('NFC') : place}`;
