import { useEffect } from 'react';
import { create } from 'zustand';
import type { LedgerRow } from '../../../shared/status';
import type { Refusal, Result } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import {
  noEvents,
  pageSize,
  withNewest,
  withOlder,
  type EventsFilter,
  type EventsList,
} from './events-state';
import { listEveryMs, onEventsSeen } from './events-seen';

interface EventsStore {
  readonly list: EventsList;
  readonly listed: boolean;
  readonly filter: EventsFilter;
  readonly problem: Refusal | null;
  /** Messages since midnight; null: not known yet. */
  readonly today: number | null;
}

export const everyEvent: EventsFilter = { sop: null, source: null, outcome: null };

export const useEvents = create<EventsStore>(() => ({
  list: noEvents,
  listed: false,
  filter: everyEvent,
  problem: null,
  today: null,
}));

/** The reader is not at the top: new events wait. */
let reading = false;
let older: Promise<void> | null = null;

const read = async (filter: EventsFilter, before?: LedgerRow): Promise<Result<LedgerRow[]>> =>
  ask('events.list', {
    limit: pageSize,
    ...(filter.sop === null ? {} : { sop: filter.sop }),
    ...(filter.source === null ? {} : { source: filter.source }),
    ...(filter.outcome === null ? {} : { outcome: filter.outcome }),
    ...(before === undefined ? {} : { before: { at: before.at, id: before.id } }),
  });

export async function loadNewest(): Promise<void> {
  const { filter } = useEvents.getState();
  const answer = await read(filter);
  useEvents.setState((state) => {
    if (state.filter !== filter) return {};
    return answer.ok
      ? { list: withNewest(state.list, answer.value, reading), listed: true, problem: null }
      : { problem: answer.error };
  });
}

/** The page below what was read; asked for once at a time. */
export function loadOlder(): void {
  const { filter, list } = useEvents.getState();
  const last = list.rows.at(-1);
  if (older !== null || list.complete || last === undefined) return;
  older = read(filter, last)
    .then((answer) => {
      useEvents.setState((state) => {
        if (state.filter !== filter) return {};
        return answer.ok ? { list: withOlder(state.list, answer.value) } : { problem: answer.error };
      });
    })
    .finally(() => {
      older = null;
    });
}

/** With every further event that waits when the reader comes back to the top. */
export function keepStill(still: boolean): void {
  if (reading === still) return;
  reading = still;
  if (!still && useEvents.getState().list.waiting.length > 0) void loadNewest();
}

export function chooseEvents(change: Partial<EventsFilter>): void {
  useEvents.setState(({ filter }) => ({ filter: { ...filter, ...change }, list: noEvents, listed: false }));
  reading = false;
  void loadNewest();
}

async function countToday(): Promise<void> {
  const answer = await ask('events.count', { since: new Date().setHours(0, 0, 0, 0) });
  if (answer.ok) useEvents.setState({ today: answer.value.events });
}

const countEveryMs = 2_000;

/** What the rail shows. Returns the function that ends it. */
export function followEventCount(): () => void {
  void countToday();
  return onEventsSeen(countEveryMs, countToday);
}

/** Keeps the list up to date while the page is open. */
export function useEventsFeed(): void {
  useEffect(() => {
    reading = false;
    void loadNewest();
    void countToday();
    return onEventsSeen(listEveryMs, loadNewest);
  }, []);
}
