import type { JsonObject } from '../../shared/json';
import type { SopEvent } from '../../shared/sop';
import type { Platform } from './platform';

/** Messages of brokers that are larger are not read. */
export const largestPayloadBytes = 1024 * 1024;
/** The status of HTTP for what is too large. */
const tooLarge = 413;

/**
 * Messages of a broker that are too large to be read: on record as refused, and an incident, for what
 * should have started did not.
 */
export class Oversize {
  constructor(
    private readonly ports: Pick<Platform, 'clock' | 'notices' | 'incidents'> & {
      readonly ledger: {
        refuse(
          event: Pick<SopEvent, 'source' | 'topic' | 'receivedAt'> & Partial<Pick<SopEvent, 'meta'>>,
          status: number,
        ): number;
      };
    },
    private readonly broker: {
      readonly source: 'mqtt' | 'amqp';
      /** Of a topic or queue, for a person. */
      readonly where: (topic: string) => string;
    },
  ) {}

  /**
   * On record when it returns; throws when it could not be recorded. `retained`: it would have started
   * nothing.
   */
  take(topic: string, bytes: number, retained: boolean, meta?: JsonObject): void {
    const { clock, ledger, notices, incidents } = this.ports;
    const { source, where } = this.broker;
    const event = { source, topic, receivedAt: clock.now(), ...(meta === undefined ? {} : { meta }) };
    notices.emit({ type: 'event-seen', id: ledger.refuse(event, tooLarge) });
    if (retained) return;
    incidents.tell({
      id: `${source}-oversize:${topic}`,
      crowd: `${source}-oversize`,
      where: where(topic),
      message: `A message of ${String(bytes)} bytes was not read, and started nothing: 1 MiB is the limit`,
      remedy:
        'If action is still needed, start the procedure by hand with the relevant part of the message. Let the sender send less, or a link to the data.',
    });
  }
}
