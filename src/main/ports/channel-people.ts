/** Someone who was let in with a code, beside those that config.toml names. */
export interface ChannelPerson {
  readonly channel: string;
  readonly sender: string;
  readonly name: string;
  readonly allowedBy: string;
  readonly via: string;
  readonly at: number;
}

/** Every change is on disk on return. */
export interface ChannelPeople {
  list(channel?: string): readonly ChannelPerson[];
  allow(person: ChannelPerson): void;
  /** False: they were not let in. */
  forget(channel: string, sender: string): boolean;
  /** Whom a name that a list names stands for: who came with it first. Null: nobody came with it yet. */
  holderOf(channel: string, name: string): string | null;
  hold(channel: string, name: string, sender: string): void;
}
