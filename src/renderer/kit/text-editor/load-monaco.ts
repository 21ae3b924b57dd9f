import type { Language } from '../../../shared/language';
import { decideBoxLanguage } from './box-language';

/** Fetches the box; what it says itself is then in this language for as long as the window is open. */
export async function loadMonaco(language: Language): Promise<typeof import('./monaco-box')> {
  if (decideBoxLanguage(language) && language === 'ko') await import('monaco-editor/nls/lang/ko');
  return import('./monaco-box');
}
