import type { Notifier } from '../ports/notifier';
import type { Foundation } from './foundation';
import { tellByPlace } from './told-by-place';

/** The status of HTTP for what is too large. */
const tooLarge = 413;

/** Messages of the broker that are too large to be read: on record as refused, and a problem that stays, for what should have started did not. */
export class Oversize {
  constructor(private readonly foundation: Pick<Foundation, 'clock' | 'ledger' | 'notices' | 'problems'>, private readonly notifier: Pick<Notifier, 'notify'>) {}

  /** On record when it returns; throws when it could not be recorded. `retained`: it would have started nothing. */
  take(topic: string, bytes: number, retained: boolean): void {
    const { clock, ledger, notices, problems } = this.foundation;
    notices.emit({ type: 'event-seen', id: ledger.refuse({ source: 'mqtt', topic, receivedAt: clock.now() }, tooLarge) });
    if (retained) return;
    const message = `A message of ${String(bytes)} bytes was not read, and started nothing: 1 MiB is the limit`;
    const mend = 'Start by hand, with the part of it that your procedure looks at as the payload, what has to be done. Let the sender send less, or where the data is. ZeroClaw says this until it ends.';
    tellByPlace({ problems, notifier: this.notifier }, 'mqtt-oversize', { place: topic, where: `MQTT topic ${topic}`, message, mend });
  }
}
