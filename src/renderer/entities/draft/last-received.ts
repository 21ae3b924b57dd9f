import { useEffect, useEffectEvent, useState } from 'react';
import type { LedgerRow } from '../../../shared/status';
import type { Trigger } from '../../../shared/sop';
import { heardPlaceOf } from '../../../shared/trigger-facts';
import { listensAt } from '../../../domain/procedure/triggers/triggers';
import { topicFilterMistake, withoutGroup } from '../../../domain/procedure/topics';
import { ask } from '../../bridge/bridge';
import { listEveryMs, onEventsSeen } from '../event/events-seen';
import { useTopicsHeard } from './topics-heard';

export interface Received {
  readonly payload: string;
  readonly at: number;
  /** The broker kept it: the last known value, not news. */
  readonly kept: boolean;
}

const looksThrough = 200;

/** What came last at the place of the trigger, on record or heard this moment; null: nothing is known of. */
export function useLastReceived(trigger: Trigger): Received | null {
  const place = heardPlaceOf(trigger);
  const filter =
    place?.source === 'mqtt' && topicFilterMistake(place.place) === null ? withoutGroup(place.place) : null;
  const heard = useTopicsHeard(filter);
  const recorded = useRecorded(trigger);
  const [newest] = (heard?.topics ?? [])
    .filter(({ cut }) => !cut)
    .sort((a, b) => Number(a.kept) - Number(b.kept) || b.at - a.at);
  if (newest === undefined) return recorded;
  if (newest.kept) return recorded ?? newest;
  return recorded === null || newest.at >= recorded.at ? newest : recorded;
}

function useRecorded(trigger: Trigger): Received | null {
  const [found, setFound] = useState<{ readonly of: string; readonly row: LedgerRow | null } | null>(null);
  const place = heardPlaceOf(trigger);
  const of = place === null ? null : `${place.source} ${place.place}`;
  const look = useEffectEvent(async (): Promise<LedgerRow | null> => {
    if (place === null) return null;
    const answer = await ask('events.list', { source: place.source, limit: looksThrough });
    if (!answer.ok) return null;
    return (
      answer.value.find((row) => isWhole(row) && listensAt(trigger, { ...row, source: place.source })) ?? null
    );
  });
  useEffect(() => {
    if (of === null) return;
    let current = true;
    const load = async (): Promise<void> => {
      const row = await look();
      if (current) setFound({ of, row });
    };
    void load();
    const end = onEventsSeen(listEveryMs, load);
    return () => {
      current = false;
      end();
    };
  }, [of]);
  const row = found?.of === of ? found.row : null;
  return row?.payload == null ? null : { payload: row.payload, at: row.at, kept: false };
}

/** A longer payload is on record by its beginning alone, and no condition can be tried on it. */
const isWhole = ({ payload, payloadBytes = 0 }: LedgerRow): boolean =>
  payload !== null && payloadBytes <= 8_192;
