import type { SilentTrigger, Trigger } from '../../../../shared/sop';
import { parseCondition } from '../../../../domain/procedure/expression/parse';
import { filePatternMistake } from '../../../../domain/procedure/file-pattern';
import { queueNameMistake } from '../../../../domain/procedure/queue-name';
import { topicFilterMistake } from '../../../../domain/procedure/topics';
import type { ParsedManifest } from './manifest';
import type { ManifestProblem } from './manifest-problem';

/** The index of the trigger that an error of SOP.toml belongs to; null: it is an error of the whole. */
function triggerOf({ field, diagnostic, ofTheWhole }: ManifestProblem): number | null {
  if (ofTheWhole === true) return null;
  const index = diagnostic.severity === 'error' ? /^triggers\[(\d+)\]/u.exec(field ?? '')?.[1] : undefined;
  return index === undefined ? null : Number(index);
}

/** Whether SOP.toml has an error that is not one of a single trigger. */
export const hasErrorOfTheWhole = ({ findings }: Pick<ParsedManifest, 'findings'>): boolean =>
  findings.problems.some((problem) => problem.diagnostic.severity === 'error' && triggerOf(problem) === null);

/**
 * The triggers that an error silences, each with where it would have listened. `before`: what the folder
 * listened to until now, which stands in for a trigger whose place cannot be read.
 */
export function silentTriggers(
  { places, findings }: Pick<ParsedManifest, 'places' | 'findings'>,
  usable: readonly Trigger[],
  before: readonly Trigger[],
): SilentTrigger[] {
  const errors = new Map<number, string>();
  for (const problem of findings.problems) {
    const index = triggerOf(problem);
    const { file, line, column, message } = problem.diagnostic;
    if (index !== null && !errors.has(index))
      errors.set(index, `${file}:${String(line)}:${String(column)}: ${message}`);
  }
  const found: SilentTrigger[] = [];
  const known = new Set(usable.map((trigger) => JSON.stringify(trigger)));
  const add = (trigger: Trigger, why: string): void => {
    const key = JSON.stringify(trigger);
    if (known.has(key)) return;
    known.add(key);
    found.push({ trigger, why });
  };
  for (const [index, why] of errors) {
    const place = places[index];
    const heard = place === null || place === undefined ? null : listening(place);
    if (heard !== null) add(heard, why);
    else for (const trigger of before) add(trigger, why);
  }
  return found;
}

/**
 * As it would listen, without a condition that cannot be read, and without waiting; null: nothing can come from
 * there.
 */
function listening(trigger: Trigger): Trigger | null {
  if (trigger.type === 'cron' || trigger.type === 'manual') return null;
  if (trigger.type === 'absence' || trigger.type === 'window') return null;
  if (
    trigger.type === 'procedure' ||
    trigger.type === 'file' ||
    trigger.type === 'message' ||
    trigger.type === 'amqp'
  ) {
    if (trigger.type === 'file' && filePatternMistake(trigger.path) !== null) return null;
    if (trigger.type === 'amqp' && queueNameMistake(trigger.queue) !== null) return null;
    const { condition, ...place } = trigger;
    return condition === undefined || !parseCondition(condition).ok ? place : trigger;
  }
  if (trigger.type === 'mqtt' && topicFilterMistake(trigger.topic) !== null) return null;
  const { condition, for_secs: _for, clear_condition: _clear, debounce_secs: _debounce, ...place } = trigger;
  return condition === undefined || !parseCondition(condition).ok ? place : { ...place, condition };
}
