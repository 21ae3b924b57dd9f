import type { SecretRef } from '../../../shared/config-values';
import { isEmptyPlace, type SecretOf } from '../../platform/config/resolve-secret';

/**
 * Whether secrets are there, for who has to say it at once: as it was at the last look. Each question looks
 * again, and `changed` hears when something else was found.
 */
export class SecretLooks {
  readonly #found = new Map<SecretRef, string | null>();

  constructor(
    private readonly secretOf: SecretOf,
    private readonly changed: () => void,
  ) {}

  /** Why the secret cannot be read, as far as it is known; null: it can. */
  whyMissing(ref: SecretRef): string | null {
    void this.#look(ref);
    return this.#found.get(ref) ?? null;
  }

  async #look(ref: SecretRef): Promise<void> {
    const found = await this.secretOf(ref).then(
      () => null,
      (failure: unknown) => (isEmptyPlace(failure) ? failure.message : null),
    );
    const before = this.#found.get(ref) ?? null;
    this.#found.set(ref, found);
    if (found !== before) this.changed();
  }
}
