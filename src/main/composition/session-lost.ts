import type { Problems } from '../base/problems';
import type { Notifier } from '../ports/notifier';

/** The broker has lost our session, and with it what it kept for us. The newest takes the place of an older one; the log has all. `from`: null, it is not known. */
export function tellSessionLost(problems: Problems, notifier: Pick<Notifier, 'notify'>, address: string, from: number | null, to: number): void {
  const what = from === null
    ? `The broker has lost what it kept for ZeroClaw: messages until ${onTheWall(to)} may be missing`
    : `The broker has lost what it kept for ZeroClaw: messages from ${onTheWall(from)} to ${onTheWall(to)} may be missing`;
  const where = `MQTT broker ${address}`;
  problems.report('mqtt-session-lost', where, what, 'Look at what the topics of your procedures tell of, and start by hand, with what they would have said as the payload, what has to be done. Let the broker keep its sessions on disk, with mosquitto "persistence true". ZeroClaw says this until it ends.');
  notifier.notify({ title: where, body: what });
}

/** 2026-11-23 14:03:05, as a clock on the wall here says it. */
const onTheWall = (at: number): string => new Date(at).toLocaleString('sv');
