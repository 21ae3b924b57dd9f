import type { Input, Output, ProcedureName } from './procedures';
import type { Notice } from './notices';
import type { Result } from './result';

/** What the preload exposes as `window.zeroclaw`, and nothing else. */
export interface Bridge {
  ask<P extends ProcedureName>(procedure: P, input: Input<P>): Promise<Result<Output<P>>>;
  /** Returns the function that ends the subscription. */
  onNotice(listener: (notice: Notice) => void): () => void;
}
