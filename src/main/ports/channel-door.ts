/** Who may come in on a channel, and where what they bring is put. Every channel has its own. */
export interface ChannelDoor {
  /** A sentence of the product in the language of the people here; one that is not known stays as it is. */
  readonly told: (sentence: string) => string;
  /**
   * Whether this person may talk here and press buttons: named in config.toml, or let in with a code. `name`:
   * by which the list may mean them too; '' for one that anybody may call themselves.
   */
  readonly isAllowed: (sender: string, name: string) => boolean;
  /** What a stranger is told; null: nothing now. */
  readonly greetStranger: (sender: string, senderName: string) => string | null;
  /** Keeps a file that came in. Resolves with its path in the workspace. */
  readonly saveFile: (name: string, content: Uint8Array) => Promise<string>;
}
