import { createControlClient } from '../../src/main/modules/control/socket/socket-client';
import { systemClock } from '../../src/main/platform/base/clock';
import type { Input, Output, ProcedureName } from '../../src/shared/procedures';
import type { Result } from '../../src/shared/result';

/** Null: nobody knows what came of it. */
export async function askEngine<P extends ProcedureName>(
  home: string,
  procedure: P,
  input: Input<P>,
): Promise<Result<Output<P>> | null> {
  const client = createControlClient({ home, clock: systemClock, timeoutMs: 20_000 });
  try {
    return await client.ask(procedure, input, new AbortController().signal);
  } catch {
    return null;
  }
}
