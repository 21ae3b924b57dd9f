import type { Notifier } from '../ports/notifier';
import type { Foundation } from './foundation';

const problemId = 'mqtt-oversize';
/** The status of HTTP for what is too large. */
const tooLarge = 413;
/** So many topics are notified; a sender that makes up topics is seen on the page Events. */
const mostTopics = 20;

/** Messages of the broker that are too large to be read: on record as refused, and a problem that stays, for what should have started did not. */
export class Oversize {
  readonly #notified = new Set<string>();

  constructor(private readonly foundation: Pick<Foundation, 'clock' | 'ledger' | 'notices' | 'problems'>, private readonly notifier: Pick<Notifier, 'notify'>) {}

  /** On record when it returns; throws when it could not be recorded. `retained`: it would have started nothing. */
  take(topic: string, bytes: number, retained: boolean): void {
    const { clock, ledger, notices, problems } = this.foundation;
    notices.emit({ type: 'event-seen', id: ledger.refuse({ source: 'mqtt', topic, receivedAt: clock.now() }, tooLarge) });
    if (retained) return;
    const message = `A message of ${String(bytes)} bytes was not read, and started nothing: 1 MiB is the limit`;
    problems.report(problemId, `MQTT topic ${topic}`, message, 'Start by hand, with the part of it that your procedure looks at as the payload, what has to be done. Let the sender send less, or where the data is. ZeroClaw says this until it ends.');
    if (this.#notified.has(topic) || this.#notified.size >= mostTopics) return;
    this.#notified.add(topic);
    this.notifier.notify({ title: `MQTT topic ${topic}`, body: message });
  }
}
