import { DueTimes } from './due-times';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { canonicalJson } from '../../../../shared/canonical-json';
import { messageOf } from '../../../../shared/errors';
import type { SopEntry, SopEvent, TriggerTiming, UnderWay } from '../../../../shared/sop';
import type { TriggerStateId, TriggerStates } from '../../../ports/trigger-states';
import { isDerived } from '../../../../shared/trigger-facts';
import { concurrencyKeyOf } from '../../../../domain/procedure/concurrency-key';
import {
  calledOff,
  countsTime,
  evolveTrigger,
  isCounting,
  isKeptAlike,
  losesByConnection,
  needsDisk,
  seedOf,
  timingOf,
  triggerDueAt,
  withoutHeard,
  type TimedInput,
  type TimedState,
  type TimedTrigger,
} from '../../../../domain/procedure/triggers/timed-trigger';

/** A trigger that counts time, at whose place an event came. */
export interface TimedListener {
  readonly entry: SopEntry;
  readonly trigger: TimedTrigger;
}

/** What an input made of one trigger at one place. Nothing has changed before `apply`. */
export interface TimedOutcome extends TimedListener {
  /** With this the trigger starts now; null: it does not. */
  readonly starts: SopEvent | null;
  /** How far it is then; null: nothing is under way. */
  readonly timing: TriggerTiming | null;
  /** Whether something that must be on disk changes. */
  readonly changes: boolean;
  /** Within a transaction. `started`: a run began, or waits for a place. */
  readonly apply: (started: boolean) => void;
}

interface Kept {
  readonly id: TriggerStateId;
  readonly state: TimedState;
}

export interface TimedTriggersPorts {
  readonly states: TriggerStates;
  readonly entries: () => readonly SopEntry[];
  readonly clock: Clock;
  readonly logger: Logger;
  /** Takes back what is remembered of the transaction under way, should it fail. */
  readonly onUndo: (undo: () => void) => void;
}

/** While something counts, the engine says so often that it is alive. */
const aliveEveryMs = 2_000;
const longestWaitMs = 24 * 3_600_000;

/**
 * How far each trigger with for_secs, clear_condition or debounce_secs is. Invariant: what is in memory is
 * what is on disk, but for the event that a stretch holds and for what has been counted since.
 */
export class TimedTriggers {
  /** By folder and trigger, then by key. */
  readonly #kept = new Map<string, Map<string, Kept>>();
  #index: { readonly entries: readonly SopEntry[]; readonly of: ReadonlyMap<string, TimedListener> } | null =
    null;
  readonly #dues = new DueTimes<TriggerStateId>();
  /** Places where time counts now. */
  readonly #counting = new Set<string>();
  /** How often something of what is kept has changed, and what was made of the last event before it did. */
  #changes = 0;
  #heard: {
    readonly listeners: readonly TimedListener[];
    readonly event: SopEvent;
    readonly changes: number;
    readonly outcomes: readonly TimedOutcome[];
  } | null = null;
  #wake = new AbortController();
  #sleepsUntil = Infinity;
  #aliveAt = -Infinity;

  constructor(private readonly ports: TimedTriggersPorts) {}

  /** Within a transaction: what an earlier engine left counts on with the next event. */
  recover(): void {
    const { states, clock } = this.ports;
    const at = clock.steady();
    const aliveUntil = states.aliveUntil() ?? -Infinity;
    for (const { state, ...id } of states.list()) {
      const listener = this.#listeners().get(kindOf(id));
      // A definition that cannot be read now may be again soon, and begins anew then.
      if (listener === undefined) states.remove(id);
      else this.#evolve(id, listener, state, { type: 'recovered', aliveUntil, at });
    }
    this.#sayAlive();
  }

  /** What the event means to them. Nothing has changed yet. */
  hear(listeners: readonly TimedListener[], event: SopEvent): readonly TimedOutcome[] {
    const before = this.#heard;
    // Whoever asks whether the event has to be on disk asks what it means once more when it is written.
    if (before?.event === event && before.listeners === listeners && before.changes === this.#changes)
      return before.outcomes;
    const outcomes = this.#hear(listeners, event);
    this.#heard = { listeners, event, changes: this.#changes, outcomes };
    return outcomes;
  }

  #hear(listeners: readonly TimedListener[], event: SopEvent): readonly TimedOutcome[] {
    const at = this.ports.clock.steady();
    return listeners.map((listener) => {
      const { entry, trigger } = listener;
      const own =
        entry.sop === null || isDerived(trigger.type) ? undefined : concurrencyKeyOf(entry.sop, event);
      const key = own ?? event.topic ?? '';
      const id = { folder: entry.folder, trigger: textOf(trigger), key };
      return this.#outcome(listener, id, { type: 'heard', event, at });
    });
  }

  /** Where time has brought something about that is not carried out yet. */
  due(): readonly TriggerStateId[] {
    this.#listeners();
    return this.#dues.upTo(this.ports.clock.steady());
  }

  /** Whether something is due: cheap enough to ask before every event. */
  get isDue(): boolean {
    return this.ports.clock.steady() >= this.#sleepsUntil;
  }

  /** What was due is carried out. */
  looked(): void {
    this.#listeners();
    this.#sleepsUntil = this.#dues.earliest;
  }

  /** What time has brought there; null: nothing. */
  pass(id: TriggerStateId, isConnected: (trigger: TimedTrigger) => boolean): TimedOutcome | null {
    const at = this.ports.clock.steady();
    const kind = kindOf(id);
    const listener = this.#listeners().get(kind);
    const state = this.#kept.get(kind)?.get(id.key)?.state;
    const dueAt =
      listener === undefined || state === undefined ? null : triggerDueAt(listener.trigger, state);
    if (listener === undefined || state === undefined || dueAt === null || dueAt > at) return null;
    return this.#outcome(listener, id, {
      type: 'time-passed',
      at,
      connected: isConnected(listener.trigger),
    });
  }

  /** Whether something is counted there that a lost connection takes away. */
  countsAt(isThere: (trigger: TimedTrigger) => boolean): boolean {
    return this.#all().some(({ listener, state }) => losesByConnection(state) && isThere(listener.trigger));
  }

  /** These places cannot be heard, or can again: what is counted there begins anew, or goes on. Within a transaction. */
  connection(is: 'lost' | 'back', isThere: (trigger: TimedTrigger) => boolean): void {
    const at = this.ports.clock.steady();
    for (const { id, listener, state } of this.#all())
      if (isThere(listener.trigger)) this.#evolve(id, listener, state, { type: `connection-${is}`, at });
  }

  /** Places that are counted for before they were heard, and are not yet. */
  unsown(): readonly (readonly [TriggerStateId, TimedListener])[] {
    return [...this.#listeners()].flatMap(([kind, listener]) => {
      const seed = seedOf(listener.trigger);
      if (seed === null || this.#kept.get(kind)?.has(seed.key) === true) return [];
      return [
        [
          { folder: listener.entry.folder, trigger: textOf(listener.trigger), key: seed.key },
          listener,
        ] as const,
      ];
    });
  }

  /** Within a transaction. */
  sow(places: ReturnType<TimedTriggers['unsown']>, isConnected: (trigger: TimedTrigger) => boolean): void {
    const at = this.ports.clock.steady();
    for (const [id, listener] of places) {
      const seed = seedOf(listener.trigger)?.state ?? null;
      if (isConnected(listener.trigger)) this.#evolve(id, listener, seed, { type: 'connection-back', at });
      else this.#put(id, seed);
    }
  }

  /** Nothing of what had come before goes on by itself. Within a transaction. */
  callOff(): void {
    const at = this.ports.clock.steady();
    for (const { id, state } of this.#all()) this.#put(id, calledOff(state, at));
  }

  /** Nothing that was counted counts any more, also for a later engine. Within a transaction. */
  forget(): void {
    for (const { id } of this.#all()) this.#put(id, null);
    for (const { state: _state, ...id } of this.ports.states.list()) this.ports.states.remove(id);
  }

  /** What no trigger counts any more; a definition that cannot be read now may be again soon. */
  leftOver(): readonly TriggerStateId[] {
    const unread = new Set(this.ports.entries().flatMap(({ folder, sop }) => (sop === null ? [folder] : [])));
    return [...this.#kept].flatMap(([kind, byKey]) =>
      this.#listeners().has(kind)
        ? []
        : [...byKey.values()].flatMap(({ id }) => (unread.has(id.folder) ? [] : [id])),
    );
  }

  /** Within a transaction. */
  drop(ids: readonly TriggerStateId[]): void {
    for (const id of ids) this.#put(id, null);
  }

  /** How far the triggers of a procedure are. */
  underWay(folder: string): readonly UnderWay[] {
    const at = this.ports.clock.steady();
    return this.#all().flatMap(({ id, listener: { trigger }, state }) => {
      const timing = id.folder === folder ? timingOf(trigger, state, at) : null;
      return timing === null ? [] : [{ trigger, key: id.key, timing }];
    });
  }

  /** Runs until aborted; `carryOut` brings about what is due. */
  async run(carryOut: () => void, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#wake = new AbortController();
      let failed = false;
      try {
        carryOut();
        if (this.#isCounting()) this.#sayAlive();
      } catch (failure) {
        failed = true;
        this.ports.logger.error('What a trigger had waited for could not be carried out; it is tried again', {
          failure: messageOf(failure),
        });
      }
      this.looked();
      const at = this.ports.clock.steady();
      if (failed) this.#sleepsUntil = at + aliveEveryMs;
      const wait = Math.min(this.#sleepsUntil - at, this.#isCounting() ? aliveEveryMs : longestWaitMs);
      await this.ports.clock
        .sleep(Math.max(0, wait), AbortSignal.any([signal, this.#wake.signal]))
        .catch(() => {});
    }
  }

  #outcome(listener: TimedListener, id: TriggerStateId, input: TimedInput): TimedOutcome {
    const { trigger } = listener;
    const { clock } = this.ports;
    const before = this.#kept.get(kindOf(id))?.get(id.key)?.state ?? null;
    const { state, starts } = evolveTrigger(trigger, before, input, { key: id.key, now: clock.now() });
    return {
      ...listener,
      starts,
      timing: starts?.after ?? timingOf(trigger, state, clock.steady()),
      changes: starts !== null || needsDisk(before, state),
      apply: (started) => {
        if (started) this.#evolve(id, listener, state, { type: 'started' });
        else this.#put(id, state);
      },
    };
  }

  #evolve(id: TriggerStateId, { trigger }: TimedListener, state: TimedState | null, input: TimedInput): void {
    const of = { key: id.key, now: this.ports.clock.now() };
    this.#put(id, evolveTrigger(trigger, state, input, of).state);
  }

  #put(id: TriggerStateId, state: TimedState | null): void {
    const before = this.#kept.get(kindOf(id))?.get(id.key);
    this.#remember(id, state === null ? undefined : { id, state });
    this.ports.onUndo(() => {
      this.#remember(id, before);
    });
    if (state === null) {
      if (before !== undefined) this.ports.states.remove(id);
      return;
    }
    if (before === undefined || !isKeptAlike(before.state, state))
      this.ports.states.write(id, withoutHeard(state));
    const dueAt = this.#dueAt({ id, state });
    if (dueAt === null || dueAt >= this.#sleepsUntil) return;
    this.#sleepsUntil = dueAt;
    this.#wake.abort();
  }

  #remember(id: TriggerStateId, kept: Kept | undefined): void {
    const kind = kindOf(id);
    const byKey = this.#kept.get(kind) ?? new Map<string, Kept>();
    if (kept === undefined) byKey.delete(id.key);
    else byKey.set(id.key, kept);
    if (byKey.size === 0) this.#kept.delete(kind);
    else this.#kept.set(kind, byKey);
    this.#changes += 1;
    const place = placeOf(id);
    this.#dues.set(place, id, kept === undefined ? null : this.#dueAt(kept));
    if (kept !== undefined && isCounting(kept.state)) this.#counting.add(place);
    else this.#counting.delete(place);
  }

  /** Null: time alone changes nothing there, or no trigger in force counts it. */
  #dueAt({ id, state }: Kept): number | null {
    const listener = this.#listeners().get(kindOf(id));
    return listener === undefined ? null : triggerDueAt(listener.trigger, state);
  }

  #sayAlive(): void {
    const at = this.ports.clock.steady();
    if (at - this.#aliveAt < aliveEveryMs) return;
    this.ports.states.setAlive(at);
    this.#aliveAt = at;
  }

  /** All that a trigger in force counts. */
  #all(): readonly (Kept & { readonly listener: TimedListener })[] {
    return [...this.#kept].flatMap(([kind, byKey]) => {
      const listener = this.#listeners().get(kind);
      return listener === undefined ? [] : [...byKey.values()].map((kept) => ({ ...kept, listener }));
    });
  }

  #isCounting(): boolean {
    return this.#counting.size > 0;
  }

  #listeners(): ReadonlyMap<string, TimedListener> {
    const entries = this.ports.entries();
    if (this.#index?.entries !== entries) {
      const of = listenersOf(entries);
      this.#index = { entries, of };
      // Others are in force, and with them other times.
      this.#dues.clear();
      for (const byKey of this.#kept.values())
        for (const kept of byKey.values()) this.#dues.set(placeOf(kept.id), kept.id, this.#dueAt(kept));
      return of;
    }
    return this.#index.of;
  }
}

const kindOf = ({ folder, trigger }: Pick<TriggerStateId, 'folder' | 'trigger'>): string =>
  `${folder}\n${trigger}`;

const placeOf = (id: TriggerStateId): string => `${kindOf(id)}\n${id.key}`;

const texts = new WeakMap<TimedTrigger, string>();

function textOf(trigger: TimedTrigger): string {
  const text = texts.get(trigger) ?? canonicalJson(trigger);
  texts.set(trigger, text);
  return text;
}

const listenersOf = (entries: readonly SopEntry[]): ReadonlyMap<string, TimedListener> =>
  new Map(
    entries.flatMap((entry) =>
      (entry.sop?.triggers ?? []).flatMap((trigger): readonly (readonly [string, TimedListener])[] =>
        countsTime(trigger)
          ? [[kindOf({ folder: entry.folder, trigger: textOf(trigger) }), { entry, trigger }]]
          : [],
      ),
    ),
  );
