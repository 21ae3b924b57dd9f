/**
 * How far one channel has read, by place (a room, a folder), for services that do not remember it for us. Every change is on disk on
 * return.
 */
export interface ReadMarks {
  get(place: string): string | null;
  set(place: string, mark: string): void;
  all(): ReadonlyMap<string, string>;
}
