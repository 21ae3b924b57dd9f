import type { Diagnostic, SopEntry, Trigger } from '../../../../shared/sop';
import { tomlPositions } from '../../../platform/base/toml-positions';
import { parseManifest } from './manifest';
import { wayBetween } from './way-between';

type AfterEnd = Extract<Trigger, { type: 'procedure' }>;

/**
 * Procedures that would start each other without end: each trigger that closes such a loop is an error of its
 * own and starts nothing, the others of its procedure go on. Only ends of runs are looked at, whatever the
 * conditions say: nobody can tell from them that a loop comes to rest.
 */
export function markTriggerLoops(
  entries: readonly SopEntry[],
  toml: (folder: string) => string = () => '',
): readonly SopEntry[] {
  const startedByEndOf = new Map<string, string[]>();
  for (const { name, sop, silent = [] } of entries)
    // A trigger that a loop has silenced before is part of it still.
    for (const trigger of sop === null ? [] : [...sop.triggers, ...silent.map((each) => each.trigger)])
      if (trigger.type === 'procedure')
        startedByEndOf.set(trigger.name, [...(startedByEndOf.get(trigger.name) ?? []), name]);
  return startedByEndOf.size === 0
    ? entries
    : entries.map((entry) => marked(entry, startedByEndOf, () => toml(entry.folder)));
}

function marked(
  entry: SopEntry,
  startedByEndOf: ReadonlyMap<string, readonly string[]>,
  toml: () => string,
): SopEntry {
  const { sop } = entry;
  if (sop === null) return entry;
  const loops = sop.triggers.flatMap((trigger) => {
    const way =
      trigger.type === 'procedure'
        ? wayBetween(entry.name, trigger.name, (name) => startedByEndOf.get(name) ?? [])
        : null;
    return trigger.type !== 'procedure' || way === null
      ? []
      : [{ trigger, found: loopError(trigger, [...way, entry.name], toml()) }];
  });
  if (loops.length === 0) return entry;
  const closing = new Set<Trigger>(loops.map(({ trigger }) => trigger));
  return {
    ...entry,
    state: 'errors',
    sop: { ...sop, triggers: sop.triggers.filter((trigger) => !closing.has(trigger)) },
    silent: [
      ...(entry.silent ?? []),
      ...loops.map(({ trigger, found: { file, line, column, message } }) => ({
        trigger,
        why: `${file}:${String(line)}:${String(column)}: ${message}`,
      })),
    ],
    diagnostics: [...loops.map(({ found }) => found), ...entry.diagnostics],
  };
}

function loopError(trigger: AfterEnd, loop: readonly string[], toml: string): Diagnostic {
  const text = JSON.stringify(trigger);
  const index = parseManifest(toml, 'supervised').triggers.findIndex((each) => JSON.stringify(each) === text);
  const key = `triggers[${String(Math.max(0, index))}].name`;
  return {
    severity: 'error',
    file: 'SOP.toml',
    ...tomlPositions(toml).around(['triggers', Math.max(0, index), 'name']).value,
    key,
    message: `The end of each would start the next, without end: ${loop.map((name) => `"${name}"`).join(' → ')}`,
    remedy: 'Take this trigger out of one of them; it does not fire until then.',
  };
}
