import { z } from 'zod';
import { toStamp } from '../../platform/base/local-time';
import type { Incidents } from '../../platform/incidents';

interface SessionLossPorts {
  readonly incidents: Pick<Incidents, 'find' | 'tell'>;
  /** IANA name; empty: the machine's. */
  readonly timezone: () => string;
}

/** Since when messages may be missing; null: that is not known. */
const Since = z.number().nullable();

/**
 * A broker has lost our session, and with it what it kept for us. What one has lost again is told together
 * with what it lost before. `from`: null, it is not known.
 */
export function tellSessionLost(
  { incidents, timezone }: SessionLossPorts,
  address: string,
  from: number | null,
  to: number,
): void {
  const id = `mqtt-session-lost:${address}`;
  const before = Since.safeParse(incidents.find(id)?.data);
  const since = before.success ? earlier(before.data, from) : from;
  const onTheWall = (at: number): string => toStamp(at, timezone() || undefined);
  incidents.tell({
    id,
    crowd: 'mqtt-session-lost',
    where: `MQTT broker ${address}`,
    message:
      since === null
        ? `The broker has lost what it kept for ZeroClaw: messages until ${onTheWall(to)} may be missing`
        : `The broker has lost what it kept for ZeroClaw: messages from ${onTheWall(since)} to ${onTheWall(to)} may be missing`,
    remedy:
      'Look at what the topics of your procedures tell of, and start by hand, with what they would have said as the payload, what has to be done. Let the broker keep its sessions on disk, with mosquitto "persistence true".',
    data: since,
  });
}

/** Unknown is the earliest. */
const earlier = (before: number | null, from: number | null): number | null =>
  before === null || from === null ? null : Math.min(before, from);
