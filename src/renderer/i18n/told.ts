import { unbroken } from '../../shared/sentences/particles';
import { inKorean } from '../../shared/sentences/in-korean';
import type { Language } from '../../shared/language';

/** What the engine says, in the reader's language where it is known. */
export const told = (text: string, language: Language): string =>
  language === 'ko' ? unbroken(inKorean(text) ?? text) : text;

/** With a full stop behind it, unless it ends a sentence itself. */
export const ended = (text: string): string => (/[.!?。…]["”)]?$/u.test(text) ? text : `${text}.`);

/** What is wrong and how to fix it, as one text. */
export const toldWhole = (
  { message, remedy }: { readonly message: string; readonly remedy?: string | null | undefined },
  language: Language,
): string => `${ended(told(message, language))} ${told(remedy ?? '', language)}`.trim();
