import { secretsIn } from '../../../../shared/secret-reference';
import type { Diagnostic, Step } from '../../../../shared/sop';
import { shownNumber } from '../../../../shared/step-numbers';
import { nearest } from '../../../platform/base/nearest';
import type { ValidationContext } from './validation-context';

/** What is wrong with a step that another engine of the fleet is to carry out. */
export function checkEngine(
  step: Step,
  place: Pick<Diagnostic, 'line' | 'column'>,
  { fleet }: ValidationContext,
): readonly Diagnostic[] {
  const { on, calls, suggestedTools, forEach } = step;
  if (on === undefined) return [];
  const told = (severity: Diagnostic['severity'], message: string, remedy: string): Diagnostic => ({
    severity,
    file: 'SOP.md',
    ...place,
    key: 'on',
    message: `Step ${String(shownNumber(step))}: ${message}`,
    remedy,
  });
  const isOneCall = calls.length === 1 && suggestedTools.length === 0 && forEach === undefined;
  if (!isOneCall)
    return [
      told(
        'error',
        'another engine is to carry it out, and it has not exactly one call, no tools and no list',
        'Write one "- call: …" in the step, and the rest in steps of their own.',
      ),
    ];
  if (secretsIn(calls[0]?.arguments ?? {}).length > 0)
    return [
      told(
        'error',
        'another engine is to carry it out, and its call names a secret, which stays here',
        'Write the call in a procedure of that engine, and start it with a message.',
      ),
    ];
  if (fleet === undefined || fleet?.known?.has(on) === true) return [];
  if (fleet === null)
    return [
      told(
        'warning',
        'another engine is to carry it out, and this one is in no fleet',
        'Name the database of the fleet as "url" under [storage] in config.toml, or remove "on".',
      ),
    ];
  const { known } = fleet;
  if (known === null) return [];
  const suggestion = nearest(on, known);
  return [
    told(
      'warning',
      `no engine of the fleet has the name or the tag "${on}"`,
      suggestion === null
        ? `Names and tags of the fleet: ${[...known].toSorted().join(', ')}.`
        : `Did you mean "${suggestion}"?`,
    ),
  ];
}
