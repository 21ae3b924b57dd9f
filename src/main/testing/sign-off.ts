import { shownHash, type Signature } from '../../domain/approval/approval-request';
import type { Result } from '../../shared/result';
import type { Decider, Run } from '../../shared/run';

interface Engine {
  show(runId: string): Run | null;
  approve(runId: string, signature: Signature, by: Decider): Result<null>;
}

/** A yes of somebody who has seen the card as it is now. `gate`: the one that they mean; absent: what waits. */
export function signOff(engine: Engine, runId: string, by: Decider, gate?: string): Result<null> {
  const open = engine.show(runId)?.gate ?? null;
  return engine.approve(runId, { id: gate ?? open?.gate ?? '', shown: shownHash(open?.calls ?? null) }, by);
}
