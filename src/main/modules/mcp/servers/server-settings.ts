/** One server as config.toml describes it, with everything it needs to be reached. */
export interface McpServerSettings {
  readonly name: string;
  readonly way: McpProgram | McpAddress;
  /** Names of its tools that are offered, as the server calls them; empty: all. */
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  /** Tools that only read, by a person's word. What the server says of itself counts for nothing. */
  readonly reads: readonly string[];
  readonly callTimeoutMs: number;
}

/** A program of ours, spoken to over its standard input and output. */
export interface McpProgram {
  readonly kind: 'program';
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  /** Read again at every start. Rejects when a secret is not there. */
  readonly environment: () => Promise<Readonly<Record<string, string>>>;
}

/** A server that runs elsewhere, spoken to over streamable HTTP. */
export interface McpAddress {
  readonly kind: 'address';
  readonly url: string;
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}
