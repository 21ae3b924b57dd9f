/** Someone who was let in with a code, beside those that config.toml names. */
export interface ChannelPerson {
  readonly channel: string;
  readonly sender: string;
  readonly name: string;
  readonly allowedBy: string;
  readonly via: string;
  readonly at: number;
}

/**
 * Whom a name that a list names stands for: `held`: who came with it first; `free`: nobody came with it yet; `doubted`:
 * nobody, because what is noted was not written by the engine of this home. Who comes with it then takes it from nobody.
 */
export type NameHolder =
  | { readonly is: 'held'; readonly sender: string }
  | { readonly is: 'free' }
  | { readonly is: 'doubted' };

/** Every change is on disk on return. */
export interface ChannelPeople {
  list(channel?: string): readonly ChannelPerson[];
  allow(person: ChannelPerson): void;
  /** False: they were not let in. */
  forget(channel: string, sender: string): boolean;
  holderOf(channel: string, name: string): NameHolder;
  hold(channel: string, name: string, sender: string): void;
  /** What a sender called themselves when they last wrote; undefined: nothing is known. It permits nothing. */
  selfNameOf(channel: string, sender: string): string | undefined;
  noteSelfName(channel: string, sender: string, name: string): void;
}
