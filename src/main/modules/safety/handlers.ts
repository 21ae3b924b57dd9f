import type { Preferences, EngineStatus, EventFilter, LedgerRow } from '../../../shared/status';
import type { Decider, LeftByRun } from '../../../shared/run';
import { leftByRuns } from '../../../domain/run/left-set';
import { ok } from '../../../shared/result';
import { runAll } from '../../platform/base/run-all';
import type { SopEngine } from '../procedures/engine';
import type { Handlers } from '../../platform/router';

type EngineHandlers = Pick<
  Handlers,
  | 'engine.ping'
  | 'engine.status'
  | 'engine.pause'
  | 'engine.stop-everything'
  | 'problems.list'
  | 'problems.seen'
  | 'preferences.get'
  | 'preferences.set'
  | 'events.list'
  | 'events.count'
>;

interface Parts {
  readonly engine: Pick<SopEngine, 'activeRuns' | 'pause' | 'stopEverything'>;
  readonly status: () => EngineStatus;
  readonly statusChanged: () => void;
  /** An emergency stop is for the agent in a conversation too. */
  readonly stopChats: () => void;
  /** And for a pin that a person set for a while. */
  readonly stopPulses: () => void;
  readonly seen: (
    incidents: readonly { readonly number: number; readonly at: number }[],
    by: Decider,
  ) => number;
  readonly preferences: { get(): Preferences; set(change: Partial<Preferences>): Preferences };
  readonly preferencesChanged: (preferences: Preferences) => void;
  /** Chosen while a new home is being set up: what it came with was written before. */
  readonly firstLanguageChosen: (language: Preferences['language'], by: Decider) => void;
  readonly ledger: {
    list(limit: number, filter?: EventFilter): readonly LedgerRow[];
    countSince(at: number): number;
  };
}

/** What an emergency stop has done, and what it leaves as it was set: no pin is put back by itself. */
export interface Stopped {
  readonly cancelled: number;
  readonly left: readonly LeftByRun[];
}

export const emergencyStop =
  (parts: Pick<Parts, 'engine' | 'statusChanged' | 'stopChats' | 'stopPulses'>) =>
  (by: Decider): Stopped => {
    const stopped = parts.engine.activeRuns();
    let cancelled = 0;
    runAll([
      parts.stopPulses,
      () => {
        cancelled = parts.engine.stopEverything(by);
      },
      parts.stopChats,
      parts.statusChanged,
    ]);
    return { cancelled, left: leftByRuns(stopped) };
  };

export const pausing =
  (parts: Pick<Parts, 'engine' | 'statusChanged'>) =>
  (paused: boolean, by: Decider): void => {
    runAll([
      () => {
        parts.engine.pause(paused, by);
      },
      parts.statusChanged,
    ]);
  };

export function engineHandlers(parts: Parts): EngineHandlers {
  const [stopEverything, pause] = [emergencyStop(parts), pausing(parts)];
  return {
    'engine.ping': () => ok(null),
    'engine.status': () => ok(parts.status()),
    'engine.pause': ({ paused }, caller) => {
      pause(paused, caller);
      return ok(null);
    },
    'engine.stop-everything': (_input, caller) => ok(stopEverything(caller)),
    'problems.list': () => ok([...parts.status().problems]),
    'problems.seen': ({ incidents }, caller) => ok({ gone: parts.seen(incidents, caller) }),
    'preferences.get': () => ok(parts.preferences.get()),
    'preferences.set': (change, caller) => {
      const before = parts.preferences.get();
      const preferences = parts.preferences.set(definedOnly(change));
      parts.preferencesChanged(preferences);
      if (before.firstRun && preferences.language !== before.language)
        parts.firstLanguageChosen(preferences.language, caller);
      return ok(preferences);
    },
    'events.list': ({ limit, ...filter }) => ok([...parts.ledger.list(limit, filter)]),
    'events.count': ({ since }) => ok({ events: parts.ledger.countSince(since) }),
  };
}

/** Without the keys that are there but undefined. */
function definedOnly(change: {
  readonly [K in keyof Preferences]?: Preferences[K] | undefined;
}): Partial<Preferences> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
