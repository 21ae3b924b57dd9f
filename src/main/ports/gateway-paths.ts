export interface PathRequest {
  readonly body: Uint8Array;
  /** By its name in lower case. */
  header(name: string): string | undefined;
}

export interface PathReply {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Paths of the gateway that do not ask for its token, because whoever serves them knows its callers
 * otherwise.
 */
export interface GatewayPaths {
  /**
   * Hands POSTs on the path to `handle` until the signal aborts, and rejects with its reason. Rejects with
   * AppError gateway.path when the path is served already.
   */
  serve(
    path: string,
    handle: (request: PathRequest) => Promise<PathReply>,
    signal: AbortSignal,
  ): Promise<never>;
  /** Where the gateway can be reached; null: it is not open. */
  address(): string | null;
}
