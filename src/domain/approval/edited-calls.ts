import type { Json, JsonObject } from '../../shared/json';
import { ok, refuse, type Result } from '../../shared/result';
import { fixedBy, type DraftedCall } from '../../shared/run';
import { canonicalJson } from '../../shared/canonical-json';

/** What a person wrote on one call of a card: the arguments that they changed, by name. */
export interface CallEdit {
  /** Index of the call on the card. */
  readonly call: number;
  readonly arguments: JsonObject;
}

/**
 * The calls of a card after a person's edits; null: nothing is another value. What the SOP's text or
 * config.toml says is fixed; everything else, which the payload, an earlier step or the model brought in, is
 * open. What is put back bears its old mark again.
 */
export function editedCalls(
  calls: readonly DraftedCall[],
  edits: readonly CallEdit[],
): Result<readonly DraftedCall[] | null> {
  const edited = [...calls];
  for (const edit of edits) {
    const call = edited[edit.call];
    if (call === undefined)
      return refuse({
        code: 'not_editable',
        message: `The card has no call ${String(edit.call + 1)}.`,
        remedy: 'Look at the card again.',
      });
    const changed = editedCall(call, edit.arguments);
    if (!changed.ok) return changed;
    edited[edit.call] = changed.value;
  }
  return ok(same(edited, calls) ? null : edited);
}

function editedCall(call: DraftedCall, values: JsonObject): Result<DraftedCall> {
  let result = call;
  for (const [name, value] of Object.entries(values)) {
    const before = call.arguments[name];
    if (before === undefined || !Object.hasOwn(call.arguments, name))
      return refuse({
        code: 'not_editable',
        message: `${call.tool} has no argument "${name}" on this card.`,
        remedy: 'Only values that stand on the card can be changed.',
      });
    if (same(before, value)) continue;
    const fixed = fixedBy(call, name);
    if (fixed !== null)
      return refuse(
        fixed === 'sop'
          ? {
              code: 'not_editable',
              message: `"${name}" of ${call.tool} is fixed by the text of the procedure.`,
              remedy: 'Reject the step, and change the procedure.',
            }
          : {
              code: 'not_editable',
              message: `"${name}" of ${call.tool} is fixed by config.toml.`,
              remedy: 'Reject the step, and name another in the procedure or in config.toml.',
            },
      );
    result = withValue(result, name, before, value);
  }
  return ok(result);
}

function withValue(call: DraftedCall, name: string, before: Json, value: Json): DraftedCall {
  const { was = {}, confidence: _ofTheModel, beside: _besideItsOwn, ...rest } = call;
  const original = was[name] ?? { value: before, from: call.provenance[name] ?? 'model' };
  const { [name]: _old, ...others } = was;
  const back = same(original.value, value);
  const left = back ? others : { ...others, [name]: original };
  return {
    ...rest,
    arguments: { ...call.arguments, [name]: value },
    provenance: { ...call.provenance, [name]: back ? original.from : 'person' },
    ...(Object.keys(left).length === 0 ? {} : { was: left }),
  };
}

/** The call of a card as it was asked for, before a person wrote other values on it. */
export function askedCall({
  tool,
  arguments: args,
  was = {},
}: Pick<DraftedCall, 'tool' | 'arguments' | 'was'>): Pick<DraftedCall, 'tool' | 'arguments'> {
  return {
    tool,
    arguments: {
      ...args,
      ...Object.fromEntries(Object.entries(was).map(([name, { value }]) => [name, value])),
    },
  };
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
