import type { Language } from '../../../shared/language';

/**
 * The language of the box's own words, such as those of its search: Monaco reads them once, while it is
 * loaded. Null: not yet.
 */
let spoken: Language | null = null;

export const boxLanguage = (): Language | null => spoken;

/**
 * Decides it for as long as the window is open, unless it is decided; true when it is `language` only from
 * now on.
 */
export function decideBoxLanguage(language: Language): boolean {
  if (spoken !== null) return false;
  spoken = language;
  return true;
}
