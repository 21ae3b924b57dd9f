import { useEffect } from 'react';
import { create } from 'zustand';
import { placeOf } from '../../../shared/trigger-facts';
import type { LedgerRow } from '../../../shared/status';
import { ask } from '../../bridge/bridge';
import type { EditorState } from '../../entities/draft/editor-state';
import { listEveryMs, onEventsSeen } from '../../entities/event/events-seen';
import { isTestable } from '../../entities/event/test-plan';
import { fromRow, type TriedEvent } from './trial-state';

interface TrialStore {
  /** The procedure that the rest is about. */
  readonly of: string | null;
  /** Recorded events that concerned it, newest first; null: they are being read. */
  readonly rows: readonly LedgerRow[] | null;
  /** What somebody chose or wrote; null: nothing yet. */
  readonly chosen: TriedEvent | null;
}

const useTrial = create<TrialStore>(() => ({ of: null, rows: null, chosen: null }));
const shown = 30;

export interface TriedEventState {
  readonly event: TriedEvent;
  readonly rows: readonly LedgerRow[] | null;
  readonly choose: (event: TriedEvent) => void;
  /** Makes it an event of one's own. */
  readonly write: (change: Partial<TriedEvent>) => void;
}

/**
 * The event that the open procedure is tried on, in every tab that does so. Until one is chosen, the newest
 * that was recorded.
 */
export function useTriedEvent(document: EditorState): TriedEventState {
  const { name } = document;
  const { of, rows, chosen } = useTrial();
  useEffect(() => {
    let current = true;
    if (useTrial.getState().of !== name) useTrial.setState({ of: name, rows: null, chosen: null });
    const load = async (): Promise<void> => {
      const answer = await ask('events.list', { sop: name, limit: shown });
      if (current && answer.ok) useTrial.setState({ rows: answer.value });
    };
    void load();
    const end = onEventsSeen(listEveryMs, load);
    return () => {
      current = false;
      end();
    };
  }, [name]);
  const own = of === name;
  const event = (own ? chosen : null) ?? (own ? newestOf(rows ?? []) : null) ?? firstPlaceOf(document);
  const choose = (next: TriedEvent): void => {
    useTrial.setState({ chosen: next });
  };
  return {
    event,
    rows: own ? rows : null,
    choose,
    write: (change) => {
      choose({ ...event, ...change, recorded: null });
    },
  };
}

function newestOf(rows: readonly LedgerRow[]): TriedEvent | null {
  for (const row of rows) {
    const event = fromRow(row);
    if (event !== null) return event;
  }
  return null;
}

/** Nothing came yet: an event without a payload at the first place that it listens to. */
function firstPlaceOf({ cards }: EditorState): TriedEvent {
  const trigger = cards.triggers.find((each) => each !== null && each.type !== 'manual');
  const none = { source: 'mqtt', place: '', payload: '', recorded: null } as const;
  if (trigger === undefined || trigger === null || !isTestable(trigger.type)) return none;
  return { ...none, source: trigger.type, place: placeOf(trigger) ?? '' };
}
