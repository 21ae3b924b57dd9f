import { messageOf } from '../../../shared/errors';

/** Why JSON could not be read, in plain words; where is told beside it. */
export function jsonMistake(failure: unknown): string {
  const message = messageOf(failure);
  if (/end of JSON|Unterminated/u.test(message)) return 'it ends in the middle';
  if (message.includes('after JSON')) return 'something stands behind the closing brace';
  if (/property name/u.test(message)) return 'a name in double quotes is missing';
  if (/Expected ','/u.test(message)) return 'a comma or a closing bracket is missing';
  if (/Expected ':'/u.test(message)) return 'a colon is missing behind a name';
  return 'a value is written in a way that JSON does not know';
}
