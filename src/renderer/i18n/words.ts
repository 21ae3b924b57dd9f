import type { Language } from '../../shared/language';

export type Words = Readonly<Record<string, string>>;

const files = import.meta.glob<{ readonly words: Words }>('../words/*.ts', { eager: true });

/**
 * `words/PART.en.ts` and `words/PART.ko.ts`, each with `export const words = { key: 'text' }`. The part is
 * the i18next namespace.
 */
export function wordsByLanguage(): Record<Language, Record<string, Words>> {
  const all: Record<Language, Record<string, Words>> = { en: {}, ko: {} };
  for (const [path, file] of Object.entries(files)) {
    const match = /([^/]+)\.(en|ko)\.ts$/.exec(path);
    if (match === null) continue;
    const [, part, language] = match;
    all[language as Language][part ?? ''] = file.words;
  }
  return all;
}
