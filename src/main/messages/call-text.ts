import type { JsonObject } from '../../shared/json';
import { visible } from '../../shared/visible';

/** A call as a line of a message: all of its arguments, whole. Markdown. */
export const callLine = ({
  tool,
  arguments: given,
}: {
  readonly tool: string;
  readonly arguments: JsonObject;
}): string => `▸ ${asCode(tool)} ${asCode(JSON.stringify(given))}`;

/** Text of others must not become markup, nor read as something else. */
export const asCode = (text: string): string =>
  `\`${visible(text).replaceAll('`', 'ˋ').replaceAll(/\s+/gu, ' ')}\``;
