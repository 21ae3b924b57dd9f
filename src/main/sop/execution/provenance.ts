import type { JsonObject } from '../../../shared/json';
import type { DraftedCall, Provenance } from '../../../shared/run';
import type { SopEvent, Step } from '../../../shared/sop';
import type { ModelToolCall } from '../../ports/provider';

/**
 * Where each argument of a call that the model made comes from, as far as the texts show it: a value that stands in the
 * step's own words is the SOP's, one that stands in the payload is the payload's, everything else is the model's choice.
 */
export function provenanceOf(args: JsonObject, step: Step, trigger: SopEvent): Record<string, Provenance> {
  const words = `${step.title} ${step.body}`;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (standsIn(words, text)) return [name, 'sop'];
    if (trigger.payload !== null && standsIn(trigger.payload, text)) return [name, 'payload'];
    return [name, 'model'];
  }));
}

/** As a word of its own: 5 is not in 15, and 3 is not in 3.2. */
function standsIn(text: string, value: string): boolean {
  if (value === '') return false;
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_.-])${escaped}(?![\p{L}\p{N}_-]|\.\p{N})`, 'iu').test(text);
}

/** A call of the model as a card shows it. */
export const toDrafted = ({ name, arguments: args, confidence }: ModelToolCall, step: Step, trigger: SopEvent): DraftedCall => ({ tool: name, arguments: args, provenance: provenanceOf(args, step, trigger), ...(confidence === undefined ? {} : { confidence }) });
