import { inKorean } from '../../shared/sentences/in-korean';
import type { Language } from './language';

/** What the engine says, in the reader's language where it is known. */
export const told = (text: string, language: Language): string => (language === 'ko' ? (inKorean(text) ?? text) : text);
