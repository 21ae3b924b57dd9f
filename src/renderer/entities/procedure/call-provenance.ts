import { originOfTemplates } from '../../../domain/procedure/templates';
import type { Provenance } from '../../../shared/run';
import type { PlannedCall, Step } from '../../../shared/sop';

/**
 * Where a planned call's arguments will come from when the step runs: the text itself, the event, an earlier
 * step's output or what the procedure remembers, or where the list came from that the step goes through.
 */
export const provenanceOf = (
  call: PlannedCall,
  { forEach }: Pick<Step, 'forEach'> = {},
): Readonly<Record<string, Provenance>> =>
  Object.fromEntries(
    Object.entries(call.arguments).map(([key, value]) => [key, originOfTemplates(value, forEach?.list)]),
  );
