import type { SopEntry } from '../../../shared/sop';

/** Why a definition that cannot run did not start: the word of the records, and a sentence for people. */
export function brokenDefinition({ folder, diagnostics }: Pick<SopEntry, 'folder' | 'diagnostics'>): {
  readonly reason: string;
  readonly detail: string;
} {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
  const place =
    first === undefined
      ? folder
      : `${folder}/${first.file}:${String(first.line)}:${String(first.column)}: ${first.message}${others.length === 0 ? '' : `, and ${String(others.length)} more`}`;
  return { reason: 'definition has errors', detail: `It cannot run until they are mended: ${place}.` };
}

/**
 * For a test of an event: a broken definition starts nothing, but it is told whether it would have been
 * meant.
 */
export function brokenVerdict(entry: Pick<SopEntry, 'folder' | 'diagnostics'>, matched: boolean): string {
  const { reason, detail } = brokenDefinition(entry);
  return `the ${reason}${matched ? '; this event would have started it' : ''}. ${detail}`;
}
