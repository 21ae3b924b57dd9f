import { definitionHash } from '../../../platform/base/definition-hash';
import type { Diagnostic, Sop, SopEntry, SopState, Step, Trigger } from '../../../../shared/sop';
import type { SopFolder } from '../../../ports/sop-files';
import { checkEscalation } from './check-escalation';
import { checkEventKeys, checkEventValues } from './check-event-values';
import { checkFlow } from './check-flow';
import { checkSteps } from './check-steps';
import { usableTriggers } from './check-triggers';
import { parseManifest, type Manifest } from './manifest';
import type { ManifestFindings } from './manifest-table';
import { hasErrorOfTheWhole, silentTriggers } from './silent-triggers';
import { textArguments } from './text-arguments';
import { parseSteps } from './steps';
import type { ValidationContext } from './validation-context';
import { whyNoSteps } from './why-no-steps';

export type { ValidationContext } from './validation-context';

/**
 * One folder as a definition, with everything that validation finds. Never throws: a broken one is an entry
 * too. `before`: what it listened to until now; that holds on beside what can be read where a trigger cannot.
 */
export function defineSop(
  { folder, toml, markdown }: SopFolder,
  context: ValidationContext,
  before: readonly Trigger[] = [],
): SopEntry {
  const parsed = parseManifest(toml, context.defaultExecutionMode);
  const { head, name, triggers: written, readsAllTriggers, findings } = parsed;
  const steps = parseSteps(markdown ?? '');
  const flow = checkFlow(steps);
  const triggers = usableTriggers(written, findings, context, toml);
  const whole = !hasErrorOfTheWhole(parsed);
  if (whole && head !== null)
    doubts({ ...head, triggers: written.filter((trigger) => trigger !== null) }, written.length, findings);
  if (whole && head !== null) checkEscalation(head, context, findings);
  const silent = silentTriggers(parsed, triggers, before);
  const diagnostics = [
    ...findings.problems.map(({ diagnostic }) => diagnostic),
    ...steps.diagnostics,
    ...flow.diagnostics,
    ...(steps.steps.length === 0 ? [whyNoSteps(markdown)] : []),
    ...checkSteps(steps, context, head?.tools ?? 'listed'),
    ...checkEventValues(steps, triggers),
    ...checkEventKeys(steps, triggers),
  ].sort(byPlace);
  const sound = diagnostics.every(({ severity, file }) => severity !== 'error' || file === 'SOP.toml');
  const sop =
    whole && head !== null && steps.runnable && flow.runnable && sound
      ? {
          ...head,
          triggers,
          steps: steps.steps.map((step) => withZone(withTexts(step, context), triggers, context)),
        }
      : null;
  return {
    folder,
    name: name ?? folder,
    state: stateOf(sop, diagnostics),
    diagnostics,
    sop,
    ...(sop === null ? { readableTriggers: readsAllTriggers ? triggers : together(triggers, before) } : {}),
    ...(silent.length === 0 ? {} : { silent }),
    hash: definitionHash(toml, markdown),
  };
}

/** By this people and calls name the procedure, as far as it can be read. */
export const nameOf = ({ folder, toml }: Pick<SopFolder, 'folder' | 'toml'>): string =>
  parseManifest(toml, 'supervised').name ?? folder;

function together(triggers: readonly Trigger[], others: readonly Trigger[]): Trigger[] {
  const known = new Set(triggers.map((trigger) => JSON.stringify(trigger)));
  return [...triggers, ...others.filter((trigger) => !known.has(JSON.stringify(trigger)))];
}

function withTexts(step: Step, { toolParameters }: ValidationContext): Step {
  return {
    ...step,
    calls: step.calls.map((call) => {
      const parameters = toolParameters?.(call.tool);
      const texts = parameters === undefined ? [] : textArguments(call, parameters);
      return texts.length === 0 ? call : { ...call, texts: [...texts] };
    }),
  };
}

/** A time of day is one of the zone that all crons of the procedure name, or else of the one in config.toml. */
function withZone(step: Step, triggers: readonly Trigger[], { timezone }: ValidationContext): Step {
  const { wait } = step;
  if (wait?.until.type !== 'time') return step;
  const named = new Set(
    triggers.flatMap((each) => (each.type === 'cron' ? [each.timezone ?? timezone] : [])),
  );
  const [zone = timezone, ...others] = named;
  const chosen = others.length === 0 ? zone : timezone;
  return chosen === '' ? step : { ...step, wait: { ...wait, until: { ...wait.until, timezone: chosen } } };
}

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file === 'SOP.toml' ? -1 : 1;

function stateOf(sop: Sop | null, diagnostics: readonly Diagnostic[]): SopState {
  if (diagnostics.some(({ severity }) => severity === 'error')) return 'errors';
  if (sop?.enabled === false) return 'disabled';
  return diagnostics.length > 0 ? 'warnings' : 'valid';
}

function doubts(manifest: Manifest, triggers: number, findings: ManifestFindings): void {
  if (manifest.name.trim() === '')
    findings.add(
      'warning',
      'doubtful',
      'sop.name',
      'The name is empty',
      'Give it a name; people and tools start it by that.',
    );
  if (manifest.description.trim() === '')
    findings.add(
      'warning',
      'doubtful',
      'sop.description',
      'The description is empty',
      'Say in a sentence what it is for.',
    );
  if (manifest.maxConcurrent === 0)
    findings.add(
      'warning',
      'doubtful',
      'sop.max_concurrent',
      'max_concurrent is 0, so it never starts',
      'Write 1 or more, or enabled = false to switch it off.',
    );
  if (manifest.queueLimit !== undefined && manifest.admission !== 'queue')
    findings.add(
      'warning',
      'doubtful',
      'sop.queue_limit',
      'queue_limit counts for admission = "queue" alone, so it has no effect',
      'Write admission = "queue" beside it, or leave queue_limit out.',
    );
  if (triggers === 0)
    findings.add(
      'warning',
      'doubtful',
      'triggers',
      'It has no triggers, so only a person can start it',
      'Add [[triggers]] with type = "manual" if that is meant.',
    );
}
