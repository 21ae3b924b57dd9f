import type { ExecutionMode } from '../../../../shared/sop';
import type { SopOutline } from '../../../../shared/sop-edit';
import { parseManifest } from './manifest';
import { stepsText } from './step-text';

/**
 * What both texts say as far as they can be read: more than what could run, less than what validation finds.
 */
export function outlineOf(toml: string, markdown: string, defaultExecutionMode: ExecutionMode): SopOutline {
  const { head, triggers, findings } = parseManifest(toml, defaultExecutionMode);
  const broken = findings.problems.some(({ kind }) => kind === 'syntax');
  return {
    head,
    triggers: broken ? null : [...triggers],
    steps: stepsText(markdown)?.blocks.map(({ step, last }) => ({ ...step, lastLine: last + 1 })) ?? null,
  };
}
