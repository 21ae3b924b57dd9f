import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/base/clock';

/** Messages handled under a packet id of a session. Survives this process. */
export interface HandledMessages {
  handled(session: string, packetId: number): string | null;
  /** Takes part in the transaction around it. */
  saveHandled(session: string, packetId: number, fingerprint: string): void;
  handledIds(session: string): readonly number[];
  forgetHandled(session: string, packetIds: readonly number[]): void;
}

/** What one message is told apart by, beyond its packet id. */
export const fingerprintOf = (topic: string, payload: Uint8Array): string =>
  createHash('sha256').update(`${topic}\0`).update(payload).digest('base64url');

/** Long enough for a broker to have sent what it still holds from before. */
const redeliveredWithinMs = 60_000;

/**
 * Which messages of one connection were handled before. A broker that has no acknowledgement sends a message
 * again, marked as a duplicate, with the same packet id: after our crash between the durable write and the
 * acknowledgement, or when the connection broke. Packet ids are used again for other messages, so one is
 * remembered only until it is certain that the broker has its acknowledgement; an equal message that is not
 * marked is always news.
 */
export class Deliveries {
  /** From earlier connections, and not seen again so far. */
  readonly #earlier: Set<number>;
  readonly #since: number;

  /** `resumed`: the broker kept our session. Without it, it holds nothing that it could send again. */
  constructor(
    private readonly session: string,
    resumed: boolean,
    private readonly store: HandledMessages,
    private readonly clock: Clock,
  ) {
    const known = store.handledIds(session);
    if (!resumed) store.forgetHandled(session, known);
    this.#earlier = new Set(resumed ? known : []);
    this.#since = clock.now();
  }

  wasHandled(packetId: number, fingerprint: string): boolean {
    this.#earlier.delete(packetId);
    return this.store.handled(this.session, packetId) === fingerprint;
  }

  /** Under which id it was handled; null: it was not. */
  handledAs(packetId: number, fingerprint: string): string | null {
    this.#earlier.delete(packetId);
    const [known, id = null] = this.store.handled(this.session, packetId)?.split(' ') ?? [];
    return known === fingerprint ? id : null;
  }

  /** Within the transaction that handles the message; with an id, before it is handled under that id. */
  remember(packetId: number, fingerprint: string, id?: string): void {
    this.#earlier.delete(packetId);
    this.store.saveHandled(this.session, packetId, id === undefined ? fingerprint : `${fingerprint} ${id}`);
  }

  /** The broker has these acknowledgements. */
  settle(packetIds: readonly number[]): void {
    const over = this.clock.now() - this.#since < redeliveredWithinMs ? [] : [...this.#earlier];
    if (packetIds.length + over.length === 0) return;
    this.store.forgetHandled(this.session, [...packetIds, ...over]);
    for (const packetId of over) this.#earlier.delete(packetId);
  }
}
