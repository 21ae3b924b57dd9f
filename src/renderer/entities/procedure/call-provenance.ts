import type { Json } from '../../../shared/json';
import type { Provenance } from '../../../shared/run';
import type { PlannedCall } from '../../../shared/sop';

/**
 * Where a planned call's arguments will come from when the step runs: the text itself, the event, or an
 * earlier step's output.
 */
export const provenanceOf = (call: PlannedCall): Readonly<Record<string, Provenance>> =>
  Object.fromEntries(Object.entries(call.arguments).map(([key, value]) => [key, originOf(value)]));

function originOf(value: Json): Provenance {
  const text = JSON.stringify(value);
  if (/\{\{\s*steps\./.test(text)) return 'result';
  return /\{\{\s*(?:payload|topic)/.test(text) ? 'payload' : 'sop';
}
