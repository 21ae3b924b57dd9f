import type { Language } from '../../shared/language';

export type Words = Readonly<Record<string, string>>;

const files = import.meta.glob<{ readonly words: Words }>(
  ['../features/*/words.*.ts', '../components/words.*.ts'],
  { eager: true },
);

/**
 * Every feature brings `words.en.ts` and `words.ko.ts`, each with `export const words = { key: 'text' }`.
 * The feature's folder name is the i18next namespace: `useTranslation('runs')`.
 */
export function wordsByLanguage(): Record<Language, Record<string, Words>> {
  const all: Record<Language, Record<string, Words>> = { en: {}, ko: {} };
  for (const [path, file] of Object.entries(files)) {
    const match = /([^/]+)\/words\.(en|ko)\.ts$/.exec(path);
    if (match === null) continue;
    const [, namespace, language] = match;
    all[language as Language][namespace ?? ''] = file.words;
  }
  return all;
}
