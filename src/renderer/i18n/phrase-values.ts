import type { FormatterModule } from 'i18next';
import { told } from './told';

/** Values of phrases that are sentences of the engine, by their names. */
export const sentenceValues: ReadonlySet<unknown> = new Set([
  'reason',
  'message',
  'remedy',
  'detail',
  'why',
  'mistake',
]);

/**
 * How a value is written into a phrase: a number in the reader's way, and a sentence of the engine in the
 * reader's language.
 */
export const phraseValues: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, format, language, options) => {
    if (format === 'number') return new Intl.NumberFormat(language).format(Number(value));
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return language === 'ko' && sentenceValues.has(options?.['interpolationkey']) ? told(text, 'ko') : text;
  },
};
