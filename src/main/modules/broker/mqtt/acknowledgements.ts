/**
 * Follows the packets of one connection to know which acknowledgements the broker has: those sent before a
 * ping that it answered, since both directions keep their order.
 */
export class Acknowledgements {
  #sent = new Set<number>();
  readonly #asked: Set<number>[] = [];

  /** Whether some were sent that no ping asks about yet. */
  get open(): boolean {
    return this.#sent.size > 0;
  }

  /** A message came: what was acknowledged under this packet id before is over. */
  received(packetId: number): void {
    this.#sent.delete(packetId);
    for (const ids of this.#asked) ids.delete(packetId);
  }

  acknowledged(packetId: number): void {
    this.#sent.add(packetId);
  }

  pingSent(): void {
    this.#asked.push(this.#sent);
    this.#sent = new Set();
  }

  /** Returns the packet ids whose acknowledgement the broker has for certain. */
  pingAnswered(): readonly number[] {
    return [...(this.#asked.shift() ?? [])];
  }
}
