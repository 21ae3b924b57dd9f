import type { Diagnostic } from '../../../../shared/sop';
import { itemSlipOf } from './item-slips';

interface Clue {
  /** What is wrong with a line; null when it is not this. */
  readonly reason: (line: string) => string | null;
  readonly remedy: string;
  /** Only below the heading, or only where there is none. */
  readonly where?: 'below' | 'without';
}

const when =
  (pattern: RegExp, reason: string) =>
  (line: string): string | null =>
    pattern.test(line) ? reason : null;
const clues: readonly Clue[] = [
  {
    reason: when(/^\s{0,3}(?:#|#{3,6})\s+steps?\b/iu, 'the heading of the steps has another level'),
    remedy: 'Write it with two signs: "## Steps".',
  },
  {
    reason: when(/^\s{0,3}#+steps?\b/iu, 'the heading of the steps has no blank after its signs'),
    remedy: 'Write "## Steps".',
  },
  { reason: (line) => itemSlipOf(line.trim()), where: 'below', remedy: 'Write "1. **Title** — what to do".' },
  {
    reason: when(/^\s*[-*+]\s/u, 'steps are a numbered list'),
    where: 'below',
    remedy: 'Write "1. **Title** — what to do".',
  },
  {
    reason: when(/^\s*\d+\. +\S/u, 'the numbered list does not stand under the heading "## Steps"'),
    where: 'without',
    remedy: 'Write "## Steps" above it.',
  },
];

/**
 * Where somebody most likely meant to write the steps of a SOP.md that has none. `markdown` null: there is no
 * such file.
 */
export function whyNoSteps(markdown: string | null): Diagnostic {
  const warning = (line: number, message: string, remedy: string): Diagnostic => ({
    severity: 'warning',
    file: 'SOP.md',
    line,
    column: 1,
    message,
    remedy,
  });
  const general = 'Write a numbered list under the heading "## Steps" in SOP.md.';
  if (markdown === null)
    return warning(1, 'There is no SOP.md, so it has no steps and cannot start', general);
  const lines = markdown.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const heading = lines.findIndex((line) => /^ {0,3}## steps\s*$/iu.test(line));
  for (const { reason, where, remedy } of clues) {
    for (const [index, line] of lines.entries()) {
      const stands =
        where === undefined || (where === 'below' ? heading >= 0 && index > heading : heading < 0);
      const found = stands ? reason(line) : null;
      if (found !== null) return warning(index + 1, `It has no steps, so it cannot start: ${found}`, remedy);
    }
  }
  return warning(Math.max(0, heading) + 1, 'It has no steps, so it cannot start', general);
}
