import type { Preferences } from './status';

export type Language = 'en' | 'ko';

/** The language to show: the person's choice, else the system's when we speak it, else English. */
export function languageFor(
  preference: Preferences['language'],
  systemLanguages: readonly string[],
): Language {
  if (preference !== 'system') return preference;
  for (const tag of systemLanguages) {
    if (tag.toLowerCase().startsWith('ko')) return 'ko';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return 'en';
}
