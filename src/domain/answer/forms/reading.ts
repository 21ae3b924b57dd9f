import type { WrittenJson } from '../../../shared/written-json';

/** A call as it was written: the name and the arguments, which are an object. */
export interface WrittenCall {
  readonly name: string;
  readonly arguments: WrittenJson;
  /** When the model gave one. */
  readonly id?: string;
}

export type FormReading =
  | {
      readonly kind: 'calls';
      readonly calls: readonly WrittenCall[];
      readonly end: number;
      /** It has no end of its own: of an answer that was cut, there may have been more of it. */
      readonly open?: true;
      /** What is said beside the calls. */
      readonly said?: string;
    }
  /** It begins there, and cannot be read: `at` is how far it was read. */
  | { readonly kind: 'unread'; readonly at: number; readonly why: string | null }
  /** It does not begin there. */
  | null;

export const unread = (at: number, why: string | null = null): Extract<FormReading, { kind: 'unread' }> => ({
  kind: 'unread',
  at,
  why,
});

/** Which names are tools: in any form, and in one that may be something else. */
export interface ToolNames {
  /** The offered tool that is meant by a name, or the name. */
  meant(name: string): string;
  isOffered(name: string): boolean;
  /** The offered tool that a loosely written name means; null: none. */
  loose(name: string): string | null;
  /** Whether the offered tool that a name means has an argument of that name. */
  takes(name: string, argument: string): boolean;
}
