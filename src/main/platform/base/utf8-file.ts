import { readFileSync } from 'node:fs';
import { utf8Text } from '../../../shared/utf8-text';

/**
 * The text of a file as it stands, with its byte order mark if there is one. Throws NotUtf8, and what reading
 * it throws.
 */
export const readUtf8File = (file: string): string => utf8Text(readFileSync(file));
