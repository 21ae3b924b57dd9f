import { wasApproved } from '../../../../domain/run/pending-effects';
import { hasTemplate } from '../../../../domain/procedure/templates';
import { canonicalJson } from '../../../../shared/canonical-json';
import type { Json, JsonObject } from '../../../../shared/json';
import type { DraftedCall, Run } from '../../../../shared/run';
import { secretPlaces, type SecretPlaces } from '../../../../shared/secret-reference';
import type { Step } from '../../../../shared/sop';

/** Whether a card has shown the planned calls of the step to whoever let it begin. */
export function wasShown(run: Run, step: Step): boolean {
  const state = run.steps[step.number - 1];
  return state !== undefined && wasApproved(run, step, state);
}

/** As the card had them that let the step begin. */
export const approvedCalls = (run: Run, step: Step): readonly DraftedCall[] =>
  run.approved?.step === step.number ? run.approved.calls : [];

/** Why a step that another engine is to carry out cannot be. */
export const noFleet = (on: string): string =>
  `the step is for another engine (on: ${on}), and this one is in no fleet: [storage] url in config.toml is not set`;

/** Where the calls of a step name secrets: what is filled into those that it writes out is data. */
export const secretsAt = ({ calls }: Pick<Step, 'calls'>, index: number): SecretPlaces => {
  const planned = calls[index];
  return planned === undefined ? 'any' : secretPlaces(planned.arguments);
};

/** A value that is filled in where the run acts. */
export const hasTemplateText = (value: Json): boolean => typeof value === 'string' && hasTemplate(value);

/** Where the arguments come from, of which hooks have put some there or changed them. */
export const afterHooks = (
  { arguments: before, provenance }: Pick<DraftedCall, 'arguments' | 'provenance'>,
  after: JsonObject,
): DraftedCall['provenance'] =>
  Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      Object.hasOwn(before, name) && canonicalJson(value) === canonicalJson(before[name] ?? null)
        ? (provenance[name] ?? 'sop')
        : 'hook',
    ]),
  );
