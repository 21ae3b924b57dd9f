import { origins } from '../../../../domain/approval/origins';
import type { Json, JsonObject } from '../../../../shared/json';
import { visible } from '../../../../shared/visible';
import type { ChannelWords } from '../../../platform/words/channel-words';

/** A call as a line of a message: all of its arguments, whole. Markdown. */
export const callLine = ({
  tool,
  arguments: given,
}: {
  readonly tool: string;
  readonly arguments: JsonObject;
}): string => `▸ ${asCode(tool)} ${asCode(JSON.stringify(given))}`;

/** Where the values of a call come from, as one line. Markdown. */
export const originLine = (
  call: Parameters<typeof origins>[0],
  { valueFrom }: Pick<ChannelWords, 'valueFrom'>,
): string =>
  origins(call)
    .map(({ origin, names }) => `${names.map(asCode).join(', ')}: ${valueFrom(origin)}`)
    .join(' · ');

/** Text of others must not become markup, nor read as something else. */
export const asCode = (text: string): string =>
  `\`${visible(text).replaceAll('`', 'ˋ').replaceAll(/\s+/gu, ' ')}\``;

/**
 * Calls as a text file, whole, for a message that does not hold them. Texts of several lines stand as they are
 * read, with a bar in front of each line; what cannot be seen is written out.
 */
export const callsFile = (
  calls: readonly { readonly tool: string; readonly arguments: JsonObject }[],
): string =>
  calls
    .map(({ tool, arguments: given }) =>
      [visible(tool), ...Object.entries(given).map(([name, value]) => argumentText(name, value))].join('\n'),
    )
    .join('\n\n')
    .concat('\n');

function argumentText(name: string, value: Json): string {
  const label = `  ${visible(name)}:`;
  if (typeof value !== 'string' || !value.includes('\n')) return `${label} ${visible(JSON.stringify(value))}`;
  return [label, ...value.split('\n').map((line) => `    | ${visible(line)}`)].join('\n');
}
