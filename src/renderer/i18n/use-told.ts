import { useCallback } from 'react';
import { told } from './told';
import { useLanguage } from './use-language';

/** Sentences of the engine in the reader's language. */
export function useTold(): (text: string) => string {
  const language = useLanguage();
  return useCallback((text: string) => told(text, language), [language]);
}
