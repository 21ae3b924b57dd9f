import { useCallback } from 'react';
import { told, toldWhole } from './told';
import { useLanguage } from './use-language';

/** Sentences of the engine in the reader's language. */
export function useTold(): (text: string) => string {
  const language = useLanguage();
  return useCallback((text: string) => told(text, language), [language]);
}

/** What is wrong and how to fix it, in the reader's language. */
export function useToldWhole(): (problem: Parameters<typeof toldWhole>[0]) => string {
  const language = useLanguage();
  return useCallback((problem) => toldWhole(problem, language), [language]);
}
