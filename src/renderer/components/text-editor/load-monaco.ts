import type { Language } from '../../i18n/language';

/** The language of the box's own words, such as those of its search: Monaco reads them once, while it is loaded. Null: not yet. */
let spoken: Language | null = null;

export const boxLanguage = (): Language | null => spoken;

/** Fetches the box; what it says itself is then in this language for as long as the window is open. */
export async function loadMonaco(language: Language): Promise<typeof import('./monaco-box')> {
  if (spoken === null) {
    spoken = language;
    if (language === 'ko') await import('monaco-editor/nls/lang/ko');
  }
  return import('./monaco-box');
}
