import { unreachable } from '../../../../shared/errors';
import type { SopEdit } from '../../../../shared/sop-edit';

const mostTold = 3;

/**
 * What was done to the texts since they were saved. `takenBack`: what of the last save was undone; null: what
 * was typed.
 */
export interface Done {
  readonly edits: readonly SopEdit[];
  readonly takenBack: readonly (SopEdit | null)[];
}

/** What was done, in a few words, for the list of versions. */
export function noteOf(edits: Done['edits'], takenBack: Done['takenBack'] = []): string {
  const back = listed(takenBack.map((edit) => (edit === null ? 'changes of the text' : phraseOf(edit))));
  return [
    ...(edits.length === 0 ? [] : [listed(edits.map(phraseOf))]),
    ...(takenBack.length === 0 ? [] : [`took back: ${back}`]),
  ].join('; ');
}

function listed(phrases: readonly string[]): string {
  const told = [...new Set(phrases)];
  return told.length > mostTold
    ? `${told.slice(0, mostTold).join(', ')} and ${String(told.length - mostTold)} more`
    : told.join(', ');
}

function phraseOf(edit: SopEdit): string {
  switch (edit.type) {
    case 'set-key':
      return edit.value === null ? `took out ${edit.key}` : `set ${edit.key}`;
    case 'set-trigger-key':
      return `changed trigger ${String(edit.trigger + 1)}`;
    case 'set-escalation-key':
      return `changed escalation ${String(edit.stage + 1)}`;
    case 'add-escalation':
      return 'added an escalation';
    case 'remove-escalation':
      return `took out escalation ${String(edit.stage + 1)}`;
    case 'add-trigger':
      return 'added a trigger';
    case 'remove-trigger':
      return `took out trigger ${String(edit.trigger + 1)}`;
    case 'move-trigger':
      return 'moved a trigger';
    case 'set-step':
      return `changed step ${String(edit.step)}`;
    case 'add-step':
      return 'added a step';
    case 'remove-step':
      return `took out step ${String(edit.step)}`;
    case 'move-step':
      return `moved step ${String(edit.step)} to ${String(edit.to)}`;
    case 'duplicate-step':
      return `copied step ${String(edit.step)}`;
    default:
      return unreachable(edit);
  }
}
