import type { Platform } from '../../platform/platform';
import type { EventLedger } from '../record/storage/event-ledger';

/** The status of HTTP for what is too large. */
const tooLarge = 413;

/**
 * Messages of the broker that are too large to be read: on record as refused, and an incident, for what
 * should have started did not.
 */
export class Oversize {
  constructor(
    private readonly ports: Pick<Platform, 'clock' | 'notices' | 'incidents'> & {
      readonly ledger: Pick<EventLedger, 'refuse'>;
    },
  ) {}

  /**
   * On record when it returns; throws when it could not be recorded. `retained`: it would have started
   * nothing.
   */
  take(topic: string, bytes: number, retained: boolean): void {
    const { clock, ledger, notices, incidents } = this.ports;
    notices.emit({
      type: 'event-seen',
      id: ledger.refuse({ source: 'mqtt', topic, receivedAt: clock.now() }, tooLarge),
    });
    if (retained) return;
    incidents.tell({
      id: `mqtt-oversize:${topic}`,
      crowd: 'mqtt-oversize',
      where: `MQTT topic ${topic}`,
      message: `A message of ${String(bytes)} bytes was not read, and started nothing: 1 MiB is the limit`,
      remedy:
        'If action is still needed, start the procedure by hand with the relevant part of the message. Let the sender send less, or a link to the data.',
    });
  }
}
