import { setPreferences, useApp } from '../engine/app-store';

let kept: Promise<unknown> = Promise.resolve();

/** Signs with this name from now on. A blank one changes nothing. */
export function keepSigner(name: string): void {
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed !== useApp.getState().preferences.person)
    kept = setPreferences({ person: trimmed });
}

/** Resolves once the last name that was written is the one that signs. */
export const signerKept = (): Promise<unknown> => kept;
