import { originOfTemplates } from '../../../domain/procedure/templates';
import type { Provenance } from '../../../shared/run';
import type { PlannedCall } from '../../../shared/sop';

/**
 * Where a planned call's arguments will come from when the step runs: the text itself, the event, or an
 * earlier step's output.
 */
export const provenanceOf = (call: PlannedCall): Readonly<Record<string, Provenance>> =>
  Object.fromEntries(Object.entries(call.arguments).map(([key, value]) => [key, originOfTemplates(value)]));
