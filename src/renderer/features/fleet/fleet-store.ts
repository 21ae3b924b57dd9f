import { useEffect } from 'react';
import { create } from 'zustand';
import type { FleetEvent, FleetRunRow, FleetView } from '../../../shared/fleet';
import type { Refusal } from '../../../shared/result';
import type { RunStatus } from '../../../shared/run';
import { ask, onNotice } from '../../bridge/bridge';
import { leaveCard, loadGiven } from './decision-store';

export const fleetParts = ['engines', 'runs', 'approvals', 'events'] as const;
export type FleetPart = (typeof fleetParts)[number];
export const isFleetPart = (id: string | null): id is FleetPart =>
  id !== null && (fleetParts as readonly string[]).includes(id);

/** So many rows are asked for, and shown. */
export const mostRows = 200;

interface FleetStore {
  readonly view: FleetView | null;
  readonly problem: Refusal | null;
  readonly runs: readonly FleetRunRow[] | null;
  readonly approvals: readonly FleetRunRow[] | null;
  readonly events: readonly FleetEvent[] | null;
  /** Why the list of the part that is shown was not read; what was read before stays. */
  readonly listProblem: Refusal | null;
  readonly engine: string | null;
  readonly status: RunStatus | null;
}

export const useFleet = create<FleetStore>(() => ({
  view: null,
  problem: null,
  runs: null,
  approvals: null,
  events: null,
  listProblem: null,
  engine: null,
  status: null,
}));

export async function loadView(): Promise<void> {
  const answer = await ask('fleet.show', {});
  useFleet.setState(
    answer.ok ? { view: answer.value, problem: null } : { problem: answer.error, view: null },
  );
}

/** Another question in the meantime: its answer counts. */
let asked = 0;

export async function loadPart(part: FleetPart): Promise<void> {
  if (part === 'engines') return;
  asked += 1;
  const mine = asked;
  const { engine, status } = useFleet.getState();
  const of = engine === null ? {} : { engine };
  const put = (change: Partial<FleetStore>): void => {
    if (mine === asked) useFleet.setState(change);
  };
  if (part === 'events') {
    const answer = await ask('fleet.events', { ...of, limit: mostRows });
    put(answer.ok ? { events: answer.value, listProblem: null } : { listProblem: answer.error });
    return;
  }
  const wanted = part === 'approvals' ? 'waiting_approval' : status;
  const answer = await ask('fleet.runs', {
    ...of,
    ...(wanted === null ? {} : { status: wanted }),
    limit: mostRows,
  });
  put(answer.ok ? { [part]: answer.value, listProblem: null } : { listProblem: answer.error });
}

export function choose(change: Partial<Pick<FleetStore, 'engine' | 'status'>>, part: FleetPart): void {
  useFleet.setState(change);
  void loadPart(part);
}

/** Several engines at work tell of something many times a second. */
const gatherMs = 300;

/** Keeps what the part shows up to date while the page is open. */
export function useFleetFeed(part: FleetPart): void {
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      void loadView();
      void loadPart(part);
      if (part === 'approvals') void loadGiven();
    };
    load();
    const end = onNotice(({ type }) => {
      if (type !== 'fleet-changed') return;
      later ??= setTimeout(() => {
        later = undefined;
        load();
      }, gatherMs);
    });
    return () => {
      clearTimeout(later);
      end();
      leaveCard();
    };
  }, [part]);
}
