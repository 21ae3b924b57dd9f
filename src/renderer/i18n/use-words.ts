import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../shared/language';
import { useLanguage } from './use-language';

/** The keys of a page's words; a phrase that is counted is one word. */
export type WordOf<Words> = keyof Words extends infer Key
  ? Key extends `${infer Base}_one` | `${infer Base}_other`
    ? Base
    : Key
  : never;

/** A phrase of a page; the compiler knows its keys. */
export type SayOf<Words> = (
  word: WordOf<Words>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Says the words that a page, named by its namespace, has; in the language of whoever looks at it. */
export function useWords<Words extends Readonly<Record<string, string>>>(
  page: string,
): { readonly say: SayOf<Words>; readonly language: Language } {
  const { t } = useTranslation(page);
  const language = useLanguage();
  const say = useCallback<SayOf<Words>>((word, values) => t(String(word), { ...values }), [t]);
  return { say, language };
}
