/** Ways in which people write a numbered item that is not read as a step. */
const slips: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /^\d*[０-９]/u, reason: 'the number is written in full-width digits' },
  { pattern: /^\d{10}/u, reason: 'the number has more than nine digits' },
  { pattern: /^\d+\s*[)。．、）]/u, reason: 'steps are numbered with a dot' },
  { pattern: /^\d+\s+\./u, reason: 'a blank stands between the number and its dot' },
  { pattern: /^\d+(?:\.\d+)+[.)]/u, reason: 'a step has one number' },
  { pattern: /^\d+\.\S/u, reason: 'a blank is missing after the number' },
  { pattern: /^\d+\.\s/u, reason: 'a tab or another sign stands after the number where a blank belongs' },
  { pattern: /^\d+\.$/u, reason: 'the item has no text' },
];

const item = /^\d{1,9}\. +\S/u;
/** A number and a sign behind it that is no decimal point. */
const likeAnItem = /^(?:[\d０-９]+\s*[.)。．、）](?![\d０-９])|\d{1,9}(?:\.\d{1,9}){1,5}[.)]\s+\S)/u;

/**
 * Why a line without outer blanks that looks like a numbered item is not read as a step; null when it is one
 * or does not look like one.
 */
export const itemSlipOf = (text: string): string | null =>
  likeAnItem.test(text) && !item.test(text)
    ? (slips.find(({ pattern }) => pattern.test(text))?.reason ?? null)
    : null;
