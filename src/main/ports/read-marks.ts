/**
 * How far one channel has read, by place (a room, a folder), for services that do not remember it for us.
 * Every change is on disk on return.
 */
export interface ReadMarks {
  get(place: string): string | null;
  set(place: string, mark: string): void;
  /** Those of threads left out. */
  all(): ReadonlyMap<string, string>;
}

/** The place of a thread: its mark is what is to be known for answers in it, and not how far it was read. */
export const threadPlace = (thread: string): string => `thread:${thread}`;

export const isThreadPlace = (place: string): boolean => place.startsWith(threadPlace(''));
