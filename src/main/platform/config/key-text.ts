import { nearest } from '../base/nearest';

/** `Did you mean "port"? ` or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === null ? '' : `Did you mean "${meant}"? `;
}
