import { startsHeld, type SopEntry, type StartsHeld } from '../../../shared/sop';

/** What keeps a procedure from being started, and when a clock does it if nothing does. */
export function nextStart(
  entry: SopEntry,
  state: Parameters<typeof startsHeld>[1],
  nextFireAt: () => number | null,
): { readonly held: StartsHeld | null; readonly nextFireAt: number | null } {
  const held = startsHeld(entry, state);
  return { held, nextFireAt: held === null ? nextFireAt() : null };
}
