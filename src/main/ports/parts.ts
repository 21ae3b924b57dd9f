import { untilTrue } from '../platform/base/until-true';
import type { PartName } from '../../shared/parts';

export type PartState =
  | { readonly state: 'ready' }
  /** It is configured, and connected as soon as it is there. `detail`: how that stands, for people. */
  | { readonly state: 'connecting'; readonly detail: string; readonly remedy: string | null }
  /** Nothing to wait for: it is not configured, or a person has to do something first. */
  | { readonly state: 'off' };

/** Something outside of the engine that a call needs. */
export interface Part extends PartName {
  /** It is waited for as long as it takes. */
  readonly isPatient?: true;
  now(): PartState;
  /** Called whenever `now` may say something else, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

/** The first of them that is waited for; null: none. */
export function awaitedOf(
  parts: readonly Part[],
): { readonly part: Part; readonly how: Extract<PartState, { state: 'connecting' }> } | null {
  for (const part of parts) {
    const how = part.now();
    if (how.state === 'connecting') return { part, how };
  }
  return null;
}

/** Resolves once the part is not waited for any more; rejects with the signal's reason. */
export function whenReady(part: Part, signal: AbortSignal): Promise<void> {
  return untilTrue(
    (listener) => part.onChange(listener),
    () => part.now().state !== 'connecting',
    signal,
  );
}
