import type { JsonObject } from '../../shared/json';

/** A call as a line of a message: all of its arguments, whole. Markdown. */
export const callLine = ({ tool, arguments: given }: { readonly tool: string; readonly arguments: JsonObject }): string => `▸ ${asCode(tool)} ${asCode(JSON.stringify(given))}`;

/** Text of others must not become markup. */
export const asCode = (text: string): string => `\`${text.replaceAll('`', 'ˋ').replaceAll(/\s+/gu, ' ')}\``;
