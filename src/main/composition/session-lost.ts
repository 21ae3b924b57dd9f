import { toStamp } from '../base/local-time';
import type { Problems } from '../base/problems';
import type { Notifier } from '../ports/notifier';

interface SessionLossPorts {
  readonly problems: Pick<Problems, 'report'>;
  readonly notifier: Pick<Notifier, 'notify'>;
  /** IANA name; empty: the machine's. */
  readonly timezone: () => string;
}

/** Brokers that have lost our session, and with it what they kept for us. What one has lost again is told together with what it lost before. */
export class SessionLosses {
  readonly #since = new Map<string, number | null>();

  constructor(private readonly ports: SessionLossPorts) {}

  /** `from`: null, it is not known. */
  tell(address: string, from: number | null, to: number): void {
    const { problems, notifier, timezone } = this.ports;
    const since = earlier(this.#since.get(address), from);
    this.#since.set(address, since);
    const onTheWall = (at: number): string => toStamp(at, timezone() || undefined);
    const what = since === null
      ? `The broker has lost what it kept for ZeroClaw: messages until ${onTheWall(to)} may be missing`
      : `The broker has lost what it kept for ZeroClaw: messages from ${onTheWall(since)} to ${onTheWall(to)} may be missing`;
    const where = `MQTT broker ${address}`;
    problems.report(`mqtt-session-lost:${address}`, where, what, 'Look at what the topics of your procedures tell of, and start by hand, with what they would have said as the payload, what has to be done. Let the broker keep its sessions on disk, with mosquitto "persistence true". ZeroClaw says this until it ends.');
    notifier.notify({ title: where, body: what });
  }
}

/** Unknown is the earliest. */
const earlier = (before: number | null | undefined, from: number | null): number | null => (before === undefined ? from : before === null || from === null ? null : Math.min(before, from));
