import type { Language } from '../../shared/language';
import { unbroken, withParticlesBehind } from '../../shared/sentences/particles';
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

export type PhraseValues = Readonly<Record<string, string | number>>;

const place = /\{\{(\w+)((?:, number)?)\}\}/u;

/**
 * A phrase with its places filled: a number in the reader's way where it is said to be one, a sentence of the engine in
 * the reader's language, and behind a value the Korean particle that fits it. What a value says is never read as
 * a phrase.
 */
export function phrase(open: string, values: PhraseValues, language: Language): string {
  const pieces = open
    .split(place)
    .flatMap((part, index, parts) =>
      index % 3 === 0
        ? [{ text: part }]
        : index % 3 === 1
          ? [{ text: valueText(part, values[part], parts[index + 1] !== '', language), isValue: true }]
          : [],
    );
  return language === 'ko' ? unbroken(withParticlesBehind(pieces)) : pieces.map(({ text }) => text).join('');
}

function valueText(
  name: string,
  value: string | number | undefined,
  isNumber: boolean,
  language: Language,
): string {
  if (isNumber) return new Intl.NumberFormat(language).format(Number(value));
  const text = value === undefined ? '' : String(value);
  return language === 'ko' && sentenceValues.has(name) ? told(text, 'ko') : text;
}
