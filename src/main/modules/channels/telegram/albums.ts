import type { Update } from 'grammy/types';

/** Telegram puts no more into one. */
const largestAlbum = 10;

/** Which album an update is a part of; null: of none. */
const albumOf = ({ message }: Update): string | null =>
  message?.media_group_id === undefined ? null : `${String(message.chat.id)}/${message.media_group_id}`;

/** Updates in the order in which they came, the parts of one album as one. */
export function together(updates: readonly Update[]): readonly (readonly [Update, ...Update[]])[] {
  const messages: [Update, ...Update[]][] = [];
  const albums = new Map<string, [Update, ...Update[]]>();
  for (const update of updates) {
    const album = albumOf(update);
    const begun = album === null ? undefined : albums.get(album);
    if (begun !== undefined) {
      begun.push(update);
      continue;
    }
    const message: [Update, ...Update[]] = [update];
    messages.push(message);
    if (album !== null) albums.set(album, message);
  }
  return messages;
}

/** How many parts there are of albums that more may still come of; what was said later in a chat ends one. */
export function openAlbum(updates: readonly Update[]): number {
  const open = new Map<number, readonly Update[]>();
  for (const update of updates) {
    const { message } = update;
    if (message === undefined) continue;
    const before = open.get(message.chat.id)?.at(0);
    const album = albumOf(update);
    const parts =
      album !== null && before !== undefined && albumOf(before) === album
        ? [...(open.get(message.chat.id) ?? []), update]
        : album === null
          ? []
          : [update];
    open.set(message.chat.id, parts.length < largestAlbum ? parts : []);
  }
  return [...open.values()].reduce((count, parts) => count + parts.length, 0);
}
