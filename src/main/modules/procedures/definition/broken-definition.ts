import type { SilentTrigger, SopEntry } from '../../../../shared/sop';

/** The place and the words of the first error, and how many more there are. */
export function firstError({ folder, diagnostics }: Pick<SopEntry, 'folder' | 'diagnostics'>): string {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
  return first === undefined
    ? folder
    : `${folder}/${first.file}:${String(first.line)}:${String(first.column)}: ${first.message}${others.length === 0 ? '' : `, and ${String(others.length)} more`}`;
}

/** Why a definition that cannot run did not start: the word of the records, and a sentence for people. */
export const brokenDefinition = (
  entry: Pick<SopEntry, 'folder' | 'diagnostics'>,
): { readonly reason: string; readonly detail: string } => ({
  reason: 'definition has errors',
  detail: `It cannot run until they are fixed: ${firstError(entry)}.`,
});

/**
 * For a test of an event: a broken definition starts nothing, but it is told whether it would have been
 * meant.
 */
export function brokenVerdict(entry: Pick<SopEntry, 'folder' | 'diagnostics'>, matched: boolean): string {
  const { reason, detail } = brokenDefinition(entry);
  return `the ${reason}${matched ? '; this event would have started it' : ''}. ${detail}`;
}

/** The same where only the trigger that an event would have met is broken; the others go on. */
export const brokenTrigger = (
  { folder }: Pick<SopEntry, 'folder'>,
  { why }: SilentTrigger,
): { readonly reason: string; readonly detail: string } => ({
  reason: 'trigger has errors',
  detail: `The trigger starts nothing until they are fixed: ${folder}/${why}.`,
});
