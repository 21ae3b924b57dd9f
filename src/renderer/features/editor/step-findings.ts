import type { Diagnostic, Step } from '../../../shared/sop';

/** What validation says of a step: everything from its first line to the next step's. */
export function findingsOfStep(
  diagnostics: readonly Diagnostic[],
  steps: readonly Step[],
  number: number,
): readonly Diagnostic[] {
  const from = steps[number - 1]?.line ?? Infinity;
  const to = steps[number]?.line ?? Infinity;
  return diagnostics.filter(({ file, line }) => file === 'SOP.md' && line >= from && line < to);
}

/** The step that a finding belongs to, from 1; null: to none. */
export function stepOfFinding({ file, line }: Diagnostic, steps: readonly Step[]): number | null {
  const at = file === 'SOP.md' ? steps.findLastIndex((step) => step.line <= line) : -1;
  return at < 0 ? null : at + 1;
}

/**
 * What validation says of a key of SOP.toml, such as `sop.name` or `triggers[0]`, and of what is below it.
 */
export const findingsOfKey = (diagnostics: readonly Diagnostic[], key: string): readonly Diagnostic[] =>
  diagnostics.filter(
    (finding) =>
      finding.file === 'SOP.toml' && (finding.key === key || finding.key?.startsWith(`${key}.`) === true),
  );
