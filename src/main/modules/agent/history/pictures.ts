import { ProviderError } from '../../../ports/provider-error';
import type { Result } from '../../../../shared/result';
import type { ModelImage, ModelMessage } from '../../../ports/provider';
import { normalizeTurns } from './history';

/** Reads a picture of the workspace; refuses what is none, is too large or lies outside. */
export type ReadPicture = (path: string, signal: AbortSignal) => Promise<Result<ModelImage>>;

/** Pictures that one request carries: the newest ones. */
const mostPictures = 4;

/** `[IMAGE:path]`; the path may hold brackets in pairs. */
const marker = /\[(?:IMAGE|PHOTO):((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/giu;

/** What is said without the names of pictures. */
export const withoutMarkers = (text: string): string => text.replace(marker, '').trim();

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(marker)].map(([, path = '']) => path.trim()).filter((path) => path !== '');

const showsPictures = (message: ModelMessage | undefined): boolean =>
  message?.role === 'user' && pathsIn(message.text).length > 0;

/**
 * The conversation for a model that sees: the newest pictures go along with the messages that name them. A
 * picture that cannot be shown is said to the model in its place.
 */
export async function withPictures(
  messages: readonly ModelMessage[],
  read: ReadPicture,
  signal: AbortSignal,
): Promise<readonly ModelMessage[]> {
  const seen: ModelMessage[] = [];
  let left = mostPictures;
  for (const message of messages.toReversed()) {
    if (message.role !== 'user' || !showsPictures(message)) {
      seen.unshift(message);
      continue;
    }
    const images: ModelImage[] = [];
    let { text } = message;
    for (const path of pathsIn(message.text).slice(0, left)) {
      left -= 1;
      const picture = await read(path, signal);
      if (picture.ok) images.push(picture.value);
      else
        text = text.replace(marker, (whole, named: string) =>
          named.trim() === path ? `[The picture ${path} cannot be shown: ${picture.error.message}]` : whole,
        );
    }
    seen.unshift(images.length === 0 ? { ...message, text } : { ...message, text, images });
  }
  return seen;
}

/**
 * The conversation for a model that does not see: without the pictures of earlier turns. Throws a
 * ProviderError when the newest message shows one.
 */
export function withoutPictures(messages: readonly ModelMessage[], model: string): readonly ModelMessage[] {
  const newest = messages.findLastIndex(({ role }) => role === 'user');
  if (showsPictures(messages[newest]))
    throw new ProviderError('provider.vision', `${model} cannot see pictures`, {
      remedy:
        'Choose a model that can (of a server of your own, say vision = true under [providers] in config.toml), or send it without the picture.',
    });
  return normalizeTurns(
    messages
      .map((message) =>
        showsPictures(message) && message.role === 'user'
          ? {
              ...message,
              text: message.text
                .replace(marker, '')
                .replace(/\n{3,}/gu, '\n\n')
                .trim(),
            }
          : message,
      )
      .filter((message) => message.role !== 'user' || message.text !== ''),
  );
}
