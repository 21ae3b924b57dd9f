import { placeOf, type SopEntry, type SopEvent, type Trigger, type TriggerCheck } from '../../../shared/sop';
import { listenedTo } from '../definition/listened-to';
import { FilterTree } from './filter-tree';
import { checkTriggers, explainMatch, matchTrigger, meetsTrigger } from './triggers';

/**
 * What an event means to the procedures that listen to its place. Others are not concerned and not looked at.
 */
export interface Matches {
  readonly matching: readonly SopEntry[];
  /** They listen to this place, but no condition was met: each one with the value against the limit. */
  readonly misses: readonly Miss[];
}

export interface Miss {
  readonly sop: string;
  readonly why: string;
  readonly check: TriggerCheck | null;
}

interface Listener {
  /** Of the entry in the list; answers come in this order. */
  readonly position: number;
  readonly trigger: Trigger;
}

/**
 * Finds the triggers that an event concerns without asking every procedure. Agrees with `matchSop` on what
 * matches. Made for one state of the definitions: a change makes another.
 */
export class TriggerIndex {
  readonly #exact = new Map<string, Listener[]>();
  /** MQTT filters with wildcards. */
  readonly #filters = new FilterTree<Listener>();

  constructor(private readonly entries: readonly SopEntry[]) {
    for (const [position, entry] of entries.entries()) {
      for (const trigger of listenedTo(entry)) this.#add({ position, trigger });
    }
  }

  match(event: SopEvent): Matches {
    const concerned = new Map<number, Trigger[]>();
    for (const { position, trigger } of this.#listeners(event)) {
      const known = concerned.get(position);
      if (known === undefined) concerned.set(position, [trigger]);
      else known.push(trigger);
    }
    const matching: SopEntry[] = [];
    const misses: Miss[] = [];
    for (const [position, triggers] of [...concerned].sort(([a], [b]) => a - b)) {
      const entry = this.entries[position];
      if (entry === undefined) continue;
      if (triggers.some((trigger) => meetsTrigger(trigger, event))) matching.push(entry);
      else misses.push(toMiss(entry.name, triggers, event));
    }
    return { matching, misses };
  }

  /** Whether some procedure listens to this path. */
  knowsPath(path: string): boolean {
    return this.#exact.has(placeKey('webhook', path));
  }

  #add(listener: Listener): void {
    const { trigger } = listener;
    // An empty filter fits no topic.
    if (trigger.type === 'mqtt' && trigger.topic === '') return;
    const place = placeOf(trigger);
    if (trigger.type === 'mqtt' && hasWildcard(trigger.topic)) {
      this.#filters.add(trigger.topic, listener);
      return;
    }
    const key = placeKey(trigger.type, place);
    const known = this.#exact.get(key);
    if (known === undefined) this.#exact.set(key, [listener]);
    else known.push(listener);
  }

  #listeners({ source, topic }: SopEvent): readonly Listener[] {
    const exact = this.#exact.get(placeKey(source, source === 'manual' ? null : topic)) ?? [];
    if (source !== 'mqtt' || topic === null) return exact;
    const wild = this.#filters.matching(topic);
    return wild.length === 0 ? exact : [...exact, ...wild];
  }
}

/**
 * A topic may have very many listeners, of which few are told about: the reason is made when it is asked for.
 */
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
  place === null ? source : `${source} ${place}`;
