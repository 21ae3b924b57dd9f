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
}
