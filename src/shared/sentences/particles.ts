/** Whether the last letter ends in a consonant; null: it cannot be told, as of Latin words. */
function endsInConsonant(text: string): 'none' | 'rieul' | 'other' | null {
  const last = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(text)?.[0] ?? '';
  const syllable = last.charCodeAt(0) - 0xac00;
  if (syllable >= 0 && syllable < 11_172)
    return syllable % 28 === 0 ? 'none' : syllable % 28 === 8 ? 'rieul' : 'other';
  if ('178'.includes(last) && last !== '') return 'rieul';
  if ('036'.includes(last) && last !== '') return 'other';
  return /[2459]/u.test(last) ? 'none' : null;
}

/**
 * `[을/를]` behind a value becomes the one that fits its last letter; behind a Latin word both are shown, as in
 * 을(를).
 */
export const withParticles = (text: string): string => withParticlesBehind([{ text }]);

/** The same of a text in pieces, where what stands in brackets in a value is the value's own. */
export const withParticlesBehind = (
  pieces: readonly { readonly text: string; readonly isValue?: boolean }[],
): string =>
  pieces.reduce(
    (before, { text, isValue = false }) => before + (isValue ? text : particlesIn(text, before)),
    '',
  );

/** `before`: what the text stands behind. */
export const particlesIn = (text: string, before: string): string =>
  text.replaceAll(/\[([가-힣]+)\/([가-힣]+)\]/gu, (_, consonant: string, vowel: string, at: number) => {
    const ending = endsInConsonant(`${before.slice(-nearby)}${text.slice(0, at)}`.slice(-nearby));
    if (ending === null)
      return consonant.endsWith(vowel)
        ? `(${consonant.slice(0, -vowel.length)})${vowel}`
        : `${consonant}(${vowel})`;
    return ending === 'none' || (ending === 'rieul' && vowel === '로') ? vowel : consonant;
  });
const nearby = 40;

/** Both forms as one word: a line may end within 은(는) otherwise. For what is drawn, not for what is sent. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/([은이을과])\((?=[는가를와]\))/gu, '$1\u2060(')
    .replaceAll(/\(([으이])\)(?=로|라)/gu, '($1)\u2060');
