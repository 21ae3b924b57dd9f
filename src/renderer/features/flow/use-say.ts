import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';
import type { words } from './words.en';

type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** A phrase of the flow; the compiler knows the keys. */
export type Say = (word: WithoutPlural<keyof typeof words>, values?: Readonly<Record<string, string | number>>) => string;

export function useSay(): { readonly say: Say; readonly language: Language } {
  const { t } = useTranslation('flow');
  const language = useLanguage();
  const say = useCallback<Say>((word, values) => t(word, { ...values }), [t]);
  return { say, language };
}
