import { unreachable } from '../../../../shared/errors';
import { refuse, type Result } from '../../../../shared/result';
import type { Trigger } from '../../../../shared/sop';
import type { ManifestEdit, SopValue } from '../../../../shared/sop-edit';
import { removeTomlKey, setTomlKey } from '../../../platform/base/toml-edit';
import { addTomlTable, moveTomlTable, removeTomlTable } from '../../../platform/base/toml-list-edit';
import type { TomlPath } from '../../../platform/base/toml-scanner';
import type { TomlScalar } from '../../../platform/base/toml-text';
import { parseManifest, type ParsedManifest } from '../definition/manifest';

/**
 * SOP.toml with one change; every byte that it does not concern stays. Refused when the text is broken, when
 * it is written in a way that would drag other lines along, and for a key that a SOP does not have.
 */
export function editManifest(toml: string, edit: ManifestEdit): Result<string> {
  const count = parseManifest(toml, 'supervised').triggers.length;
  switch (edit.type) {
    case 'set-escalation-key':
      return hasStage(toml, edit.stage) ?? withKey(toml, ['escalation', edit.stage], edit.key, edit.value);
    case 'add-escalation':
      return addTomlTable(toml, ['escalation'], stagesIn(toml), {
        after_secs: edit.stage.afterSecs,
        notify: edit.stage.notify,
        ...(edit.stage.repeatSecs === undefined ? {} : { repeat_secs: edit.stage.repeatSecs }),
        ...(edit.stage.priority === undefined ? {} : { priority: edit.stage.priority }),
      });
    case 'remove-escalation':
      return hasStage(toml, edit.stage) ?? removeTomlTable(toml, ['escalation'], edit.stage);
    case 'set-key':
      return withKey(toml, ['sop'], edit.key, edit.value);
    case 'set-trigger-key':
      return edit.trigger < count
        ? withKey(toml, ['triggers', edit.trigger], edit.key, edit.value)
        : noTrigger(edit.trigger, count);
    case 'add-trigger':
      return (edit.at ?? count) <= count
        ? addTomlTable(toml, ['triggers'], edit.at ?? count, keysOf(edit.trigger))
        : noTrigger(edit.at ?? count, count);
    case 'remove-trigger':
      return edit.trigger < count
        ? removeTomlTable(toml, ['triggers'], edit.trigger)
        : noTrigger(edit.trigger, count);
    case 'move-trigger':
      return Math.max(edit.trigger, edit.to) < count
        ? moveTomlTable(toml, ['triggers'], edit.trigger, edit.to)
        : noTrigger(Math.max(edit.trigger, edit.to), count);
    default:
      return unreachable(edit);
  }
}

function withKey(toml: string, table: TomlPath, key: string, value: SopValue): Result<string> {
  if (value === null) return removeTomlKey(toml, table, key);
  const after = setTomlKey(toml, table, key, value);
  if (!after.ok) return after;
  const [slip] = unknownKeys(parseManifest(after.value, 'supervised')).filter(
    ({ field }) => !unknownKeys(parseManifest(toml, 'supervised')).some((known) => known.field === field),
  );
  if (slip === undefined) return after;
  return refuse({
    code: 'sop.unknown-key',
    message: slip.diagnostic.message,
    remedy: slip.diagnostic.remedy,
  });
}

const unknownKeys = ({ findings }: ParsedManifest): ParsedManifest['findings']['problems'] =>
  findings.problems.filter(({ kind }) => kind === 'unknown_key');

const stagesIn = (toml: string): number => parseManifest(toml, 'supervised').head?.escalation?.length ?? 0;

/** Null: it is there. */
function hasStage(toml: string, stage: number): Result<never> | null {
  const count = stagesIn(toml);
  if (stage < count) return null;
  return refuse({
    code: 'sop.no-escalation',
    message: `There is no escalation ${String(stage)}; there are ${String(count)}, counted from 0`,
    remedy: 'Look at the procedure again; it may have changed.',
  });
}

const noTrigger = (index: number, count: number): Result<never> =>
  refuse({
    code: 'sop.no-trigger',
    message: `There is no trigger ${String(index)}; there are ${String(count)}, counted from 0`,
    remedy: 'Look at the procedure again; it may have changed.',
  });

/** Keys of a trigger that are set. */
function keysOf(trigger: Trigger): Readonly<Record<string, TomlScalar>> {
  const keys: Record<string, TomlScalar> = {};
  for (const [key, value] of Object.entries(trigger) as readonly [string, TomlScalar | undefined][])
    if (value !== undefined) keys[key] = value;
  return keys;
}
