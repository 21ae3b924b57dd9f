import { nearest } from '../base/nearest';
import type { ConfigPath } from '../../shared/config-keys';

/** `sop.max_active_runs`, `peripherals.boards[0].baud`. */
export const keyText = (path: ConfigPath): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${String(part)}]` : `${index === 0 ? '' : '.'}${/^[\w-]+$/.test(part) ? part : JSON.stringify(part)}`)).join('');

/** `Did you mean "port"? ` or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === null ? '' : `Did you mean "${meant}"? `;
}
