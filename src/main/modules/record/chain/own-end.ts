import type { EndSealer, KnownEnd, SealedEnd, StoredEnd } from '../../../platform/storage/record-links';
import { endText, hashOfSums, type Sealer } from './end-text';

/**
 * The end of the record as this engine knows it. A seal that fits says that some engine of this home made it; whoever
 * writes the file can put an earlier one back, or change the end between two writings, so that the next one would
 * seal it. So an end is sealed only where it follows on one that this engine has sealed, or found and looked at.
 */
export class OwnEnd implements EndSealer {
  /** As a rule the next one follows on it, and nothing has to be looked at. */
  #last: KnownEnd | null = null;
  #lastSums: string | null = null;
  #settled: string | null = null;
  /** Seals made since: what of them stands there, a transaction that was taken back decides. */
  readonly #since = new Set<string>();
  #isBroken = false;

  /** `there`: the seal that stands there, which was looked at. */
  constructor(
    private readonly sealer: Sealer,
    there: Buffer | null,
    private readonly isTrusted: () => boolean,
  ) {
    this.settle(there);
  }

  /** That is what stands there, and was looked at. Not to be told within a transaction, which may be taken back. */
  settle(there: Buffer | null): void {
    this.#settled = text(there);
    this.#since.clear();
    this.#isBroken = false;
  }

  /** Something was to be sealed that does not follow: somebody has to look. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  get isSettled(): boolean {
    return this.#since.size === 0 && !this.#isBroken;
  }

  /** Whether this engine has made the seal, or found it and looked. */
  knows(seal: Buffer | null): boolean {
    const key = text(seal);
    return key !== null && (key === this.#settled || this.#since.has(key));
  }

  get last(): KnownEnd | null {
    return this.#last;
  }

  /** Null: it is not sealed, and nothing is until somebody has looked. */
  sealAfter(end: SealedEnd, after: StoredEnd): Buffer | null {
    if (!this.isTrusted()) {
      this.#last = null;
      return null;
    }
    if (this.#isBroken || !this.#follows(after)) {
      this.#isBroken = true;
      this.#last = null;
      return null;
    }
    const seal = this.sealer.seal(endText(end));
    this.#since.add(seal.toString('latin1'));
    this.#last = { ...end, seal };
    return seal;
  }

  /** The sums are about to be moved on from these. */
  followSums(sums: string, sumsHash: Buffer | null): void {
    if (sums !== this.#lastSums && (sumsHash === null || !hashOfSums(sums).equals(sumsHash)))
      this.#isBroken = true;
  }

  wroteSums(sums: string): string {
    this.#lastSums = sums;
    return sums;
  }

  /** Something lies in the database that would be sealed with the engine's own. */
  breaks(): void {
    this.#isBroken = true;
  }

  #follows(after: StoredEnd): boolean {
    const last = this.#last;
    return (
      after === last ||
      (last !== null && isSame(after, last)) ||
      (this.knows(after.seal) && isSealed(this.sealer, after))
    );
  }
}

const text = (seal: Buffer | null): string | null => (seal === null ? null : seal.toString('latin1'));

const isSame = (one: StoredEnd, other: StoredEnd): boolean =>
  one.link === other.link &&
  one.hash.equals(other.hash) &&
  one.removals === other.removals &&
  one.removalsHash.equals(other.removalsHash) &&
  one.before === other.before &&
  isSameBytes(one.sumsHash, other.sumsHash) &&
  isSameBytes(one.seal, other.seal);

const isSameBytes = (one: Buffer | null, other: Buffer | null): boolean =>
  one !== null && other !== null && one.equals(other);

const isSealed = (sealer: Sealer, { seal, sumsHash, ...end }: StoredEnd): boolean =>
  seal !== null && sumsHash !== null && sealer.seal(endText({ ...end, sumsHash })).equals(seal);
