import type { JsonObject } from '../../../shared/json';
import type { DraftedCall, Provenance } from '../../../shared/run';
import type { SopEvent, Step } from '../../../shared/sop';
import { standsIn } from '../../../shared/stands-in';
import type { ModelToolCall } from '../../ports/provider';

/**
 * Where each argument of a call that the model made comes from, as far as the texts show it: a value that
 * stands in the step's own words is the SOP's, one that stands in the payload is the payload's, everything
 * else is the model's choice.
 */
export function provenanceOf(args: JsonObject, step: Step, trigger: SopEvent): Record<string, Provenance> {
  const words = `${step.title} ${step.body}`;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      if (standsIn(words, text)) return [name, 'sop'];
      if (trigger.payload !== null && standsIn(trigger.payload, text)) return [name, 'payload'];
      return [name, 'model'];
    }),
  );
}

/** A call of the model as a card shows it. */
export const toDrafted = (
  { name, arguments: args, confidence }: ModelToolCall,
  step: Step,
  trigger: SopEvent,
): DraftedCall => ({
  tool: name,
  arguments: args,
  provenance: provenanceOf(args, step, trigger),
  ...(confidence === undefined ? {} : { confidence }),
});
